"""Watching: destinations and when each is due, what the checks found, and the notifications about it.

When something is due is a column: a process that ends, however it ends, forgets no check and no notification.
"""

STATEMENTS = (
    """
    CREATE TABLE watch (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        destination TEXT NOT NULL,
        state TEXT NOT NULL,
        failures INTEGER NOT NULL,
        ms INTEGER,
        checked_at TEXT,
        due_at TEXT NOT NULL,
        PRIMARY KEY (record_seq, destination)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX watch_by_due ON watch (due_at)",
    """
    CREATE TABLE record_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        at TEXT NOT NULL,
        destination TEXT NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        status INTEGER,
        ms INTEGER NOT NULL,
        PRIMARY KEY (record_seq, at, destination)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE delivery (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_id TEXT NOT NULL,
        event TEXT NOT NULL,
        url TEXT NOT NULL,
        body TEXT NOT NULL,
        state TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        status INTEGER,
        reason TEXT NOT NULL,
        due_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX delivery_by_workspace ON delivery (workspace_id, id)",
    "CREATE INDEX delivery_by_due ON delivery (due_at) WHERE due_at IS NOT NULL",
    # The verdict on a record's destinations, where visits find it: positions, and one of them.
    "ALTER TABLE record ADD COLUMN broken_destinations TEXT",
    "ALTER TABLE record ADD COLUMN fastest_destination INTEGER",
    "ALTER TABLE host ADD COLUMN dns_due_at TEXT",
    "CREATE INDEX host_by_dns_due ON host (dns_due_at) WHERE dns_due_at IS NOT NULL",
    # What was asked to be watched before anything was.
    """
    INSERT OR IGNORE INTO watch (record_seq, destination, state, failures, due_at)
    SELECT seq, each.value, 'pending', 0, updated_at
    FROM record, json_each(coalesce(destinations, json_array(destination))) AS each
    WHERE monitor <> 'off' AND (each.value LIKE 'http://%' OR each.value LIKE 'https://%')
    """,
    "UPDATE host SET dns_due_at = created_at",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
