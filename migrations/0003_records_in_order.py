"""Records lie in the file in order of creation; search text, totals of clicks and counts have tables of their own.

`record.seq` is the moment of creation in microseconds since 1970, made unique. As the table's row id it also ends
every index, so each index below gives its records in order of creation, and a list by any filter begins to answer at
once. What changes with each visit is no longer in the record's wide row.
"""

import unicodedata

OLD_TABLES = ("record", "record_tag", "click_day")

TABLES = (
    """
    CREATE TABLE record (
        seq INTEGER NOT NULL PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        host TEXT NOT NULL,
        alias TEXT NOT NULL,
        alias_folded TEXT NOT NULL,
        type TEXT NOT NULL,
        handler TEXT NOT NULL,
        tld TEXT NOT NULL,
        title TEXT NOT NULL,
        description TEXT NOT NULL,
        destination TEXT NOT NULL,
        destinations TEXT,
        destination_routing TEXT NOT NULL,
        destination_weights TEXT,
        status INTEGER NOT NULL,
        forward_path INTEGER,
        forward_query INTEGER,
        utm TEXT NOT NULL,
        plugins TEXT,
        tags TEXT NOT NULL,
        qr TEXT,
        password_hash TEXT,
        monitor TEXT NOT NULL,
        is_notify INTEGER NOT NULL,
        is_switch_unbroken_destination INTEGER NOT NULL,
        paused_by TEXT NOT NULL,
        starts_at TEXT,
        expired_at TEXT,
        expired_url TEXT,
        max_clicks INTEGER,
        created_by TEXT NOT NULL REFERENCES user (id),
        created_via TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    """,
    """
    CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    """,
    # What `search` looks through, without case. Narrow, so that all of a workspace is read in a moment; a trigram
    # index would answer sooner still, but makes each new record cost ten times as much and the file twice as large.
    """
    CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    """,
    # How many records there are of each sort: for plans, pins and summaries, which must not count a million rows.
    # Kept by triggers, so no way to change a record can forget them.
    """
    CREATE TABLE record_count (
        workspace_id TEXT NOT NULL,
        host TEXT NOT NULL,
        handler TEXT NOT NULL,
        type TEXT NOT NULL,
        monitor TEXT NOT NULL,
        paused_by TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, host, handler, type, monitor, paused_by)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    """,
)

_PLUS = """
    INSERT INTO record_count (workspace_id, host, handler, type, monitor, paused_by, records)
    VALUES (new.workspace_id, new.host, new.handler, new.type, new.monitor, new.paused_by, 1)
    ON CONFLICT (workspace_id, host, handler, type, monitor, paused_by) DO UPDATE SET records = records + 1;
"""
_MINUS = """
    UPDATE record_count SET records = records - 1
    WHERE workspace_id = old.workspace_id AND host = old.host AND handler = old.handler AND type = old.type
    AND monitor = old.monitor AND paused_by = old.paused_by;
"""

TRIGGERS = (
    f"CREATE TRIGGER record_made AFTER INSERT ON record BEGIN {_PLUS} END",
    f"""
    CREATE TRIGGER record_gone AFTER DELETE ON record BEGIN
        {_MINUS}
        DELETE FROM record_text WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
    END
    """,
    f"""
    CREATE TRIGGER record_moved AFTER UPDATE OF host, handler, type, monitor, paused_by ON record
    WHEN (old.host, old.handler, old.type, old.monitor, old.paused_by)
      <> (new.host, new.handler, new.type, new.monitor, new.paused_by)
    BEGIN {_MINUS} {_PLUS} END
    """,
    """
    CREATE TRIGGER tag_given AFTER INSERT ON record_tag BEGIN
        INSERT INTO tag_count (workspace_id, tag, records) VALUES (new.workspace_id, new.tag, 1)
        ON CONFLICT (workspace_id, tag) DO UPDATE SET records = records + 1;
    END
    """,
    """
    CREATE TRIGGER tag_taken AFTER DELETE ON record_tag BEGIN
        UPDATE tag_count SET records = records - 1 WHERE workspace_id = old.workspace_id AND tag = old.tag;
        DELETE FROM tag_count WHERE workspace_id = old.workspace_id AND tag = old.tag AND records = 0;
    END
    """,
)

# Of records made in the same microsecond the later ones move on to the next free one.
COPY = (
    """
    INSERT INTO record
    SELECT max(us - place) OVER (ORDER BY place) + place, id, workspace_id, host, alias, alias_folded, type, handler,
        tld, title, description, destination, destinations, destination_routing, destination_weights, status,
        forward_path, forward_query, utm, plugins, tags, NULL, password_hash, monitor, is_notify,
        is_switch_unbroken_destination, paused_by, starts_at, expired_at, expired_url, max_clicks, created_by,
        created_via, updated_at
    FROM (
        SELECT *, row_number() OVER (ORDER BY created_at, id) AS place,
            unixepoch(substr(created_at, 1, 19)) * 1000000 + substr(created_at, 21, 6) AS us
        FROM old_record
    )
    """,
    """
    INSERT INTO record_tag
    SELECT record.seq, old.workspace_id, old.tag FROM old_record_tag AS old JOIN record ON record.id = old.record_id
    """,
    """
    INSERT INTO record_clicks
    SELECT record.seq, record.workspace_id, old.total_clicks, old.total_bots, substr(old.last_click_at, 1, 10)
    FROM old_record AS old JOIN record ON record.id = old.id WHERE old.last_click_at IS NOT NULL
    """,
    """
    INSERT INTO click_day
    SELECT record.seq, old.day, old.clicks, old.bots FROM old_click_day AS old JOIN record ON record.id = old.record_id
    """,
)

INDEXES = (
    # By creation (the row id ends it), and `sort=id` too.
    "CREATE INDEX record_by_created ON record (workspace_id)",
    "CREATE INDEX record_by_updated ON record (workspace_id, updated_at)",
    "CREATE INDEX record_by_folded_alias ON record (workspace_id, host, alias_folded)",
    "CREATE INDEX record_by_host ON record (workspace_id, host)",
    "CREATE INDEX record_by_handler ON record (workspace_id, handler)",
    "CREATE INDEX record_by_type ON record (workspace_id, type)",
    "CREATE INDEX record_by_tld ON record (workspace_id, tld)",
    "CREATE INDEX record_by_destination ON record (workspace_id, destination)",
    "CREATE INDEX record_with_own_qr ON record (workspace_id) WHERE qr IS NOT NULL",
    "CREATE INDEX record_paused ON record (workspace_id) WHERE paused_by <> ''",
    "CREATE INDEX record_broken ON record (workspace_id) WHERE monitor = 'down'",
    "CREATE INDEX record_by_expiry ON record (workspace_id, expired_at) WHERE expired_at IS NOT NULL",
    "CREATE INDEX record_by_tag ON record_tag (workspace_id, tag)",
    "CREATE INDEX record_by_last_click ON record_clicks (workspace_id, last_day)",
)

# A job that is not finished begins again: what is gone is gone already.
JOBS = (
    "ALTER TABLE job DROP COLUMN position",
    "ALTER TABLE job ADD COLUMN position INTEGER NOT NULL DEFAULT 0",
)


def up(migrator, database):
    for table in OLD_TABLES:
        database.execute_sql(f"ALTER TABLE {table} RENAME TO old_{table}")
    for statement in (*TABLES, *TRIGGERS, *COPY):
        database.execute_sql(statement)
    texts = "SELECT workspace_id, seq, alias, host, title, description, destination FROM record"
    for workspace_id, seq, *parts in database.execute_sql(texts).fetchall():
        text = unicodedata.normalize("NFC", "\x1f".join(parts).casefold())
        database.execute_sql("INSERT INTO record_text VALUES (?, ?, ?)", (workspace_id, seq, text))
    for table in reversed(OLD_TABLES):
        database.execute_sql(f"DROP TABLE old_{table}")
    for statement in (*INDEXES, *JOBS):
        database.execute_sql(statement)
