"""The first tables: workspaces and who may work in them, hostnames, records, clicks by day."""

STATEMENTS = (
    # What belongs to the file as a whole. `generation` rises with each change made by a process other than the
    # server, which is how the server's caches notice the command line.
    """
    CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "INSERT INTO state (name, value) VALUES ('generation', '0')",
    """
    CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE token (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL,
        user_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        digest TEXT NOT NULL UNIQUE,
        created_at TEXT NOT NULL,
        expires_at TEXT,
        last_used_at TEXT,
        revoked_at TEXT,
        FOREIGN KEY (workspace_id, user_id) REFERENCES member (workspace_id, user_id)
    ) STRICT
    """,
    "CREATE INDEX token_of_member ON token (workspace_id, user_id)",
    # Connected hostnames only: a hostname belongs to one workspace at a time, and disconnecting deletes the row.
    """
    CREATE TABLE host (
        host TEXT NOT NULL PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        domain TEXT NOT NULL,
        https_requested INTEGER NOT NULL,
        short_links_enabled INTEGER NOT NULL,
        correct INTEGER NOT NULL,
        public INTEGER NOT NULL,
        current TEXT NOT NULL,
        errors TEXT NOT NULL,
        notice TEXT NOT NULL,
        checked_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX host_by_id ON host (workspace_id, id)",
    "CREATE INDEX host_by_created ON host (workspace_id, created_at, id)",
    "CREATE INDEX host_by_updated ON host (workspace_id, updated_at, id)",
    # Records outlive the connection of their hostname, so `host` is text and not a reference.
    """
    CREATE TABLE record (
        id TEXT NOT NULL PRIMARY KEY,
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
        qr TEXT NOT NULL,
        password_hash TEXT,
        monitor TEXT NOT NULL,
        is_notify INTEGER NOT NULL,
        is_switch_unbroken_destination INTEGER NOT NULL,
        paused_by TEXT NOT NULL,
        starts_at TEXT,
        expired_at TEXT,
        expired_url TEXT,
        max_clicks INTEGER,
        total_clicks INTEGER NOT NULL,
        total_bots INTEGER NOT NULL,
        last_click_at TEXT,
        created_by TEXT NOT NULL REFERENCES user (id),
        created_via TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    """,
    "CREATE INDEX record_by_folded_alias ON record (workspace_id, host, alias_folded)",
    "CREATE INDEX record_by_id ON record (workspace_id, id)",
    "CREATE INDEX record_by_created ON record (workspace_id, created_at, id)",
    "CREATE INDEX record_by_updated ON record (workspace_id, updated_at, id)",
    "CREATE INDEX record_by_handler ON record (workspace_id, handler, created_at, id)",
    """
    CREATE TABLE record_tag (
        record_id TEXT NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        PRIMARY KEY (record_id, tag)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX record_by_tag ON record_tag (workspace_id, tag, record_id)",
    """
    CREATE TABLE click_day (
        record_id TEXT NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        PRIMARY KEY (record_id, day)
    ) STRICT, WITHOUT ROWID
    """,
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
