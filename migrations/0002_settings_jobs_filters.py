"""Workspace settings, jobs, and an index for each filter of the lists."""

STATEMENTS = (
    "ALTER TABLE workspace ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'",
    """
    CREATE TABLE job (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        kind TEXT NOT NULL,
        state TEXT NOT NULL,
        filter TEXT NOT NULL,
        moment TEXT NOT NULL,
        position TEXT NOT NULL,
        matched INTEGER NOT NULL,
        deleted INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        finished_at TEXT
    ) STRICT
    """,
    "CREATE INDEX job_by_created ON job (workspace_id, created_at, id)",
    "CREATE INDEX job_by_updated ON job (workspace_id, updated_at, id)",
    "CREATE INDEX job_by_id ON job (workspace_id, id)",
    "CREATE INDEX job_unfinished ON job (id) WHERE finished_at IS NULL",
    "CREATE INDEX record_by_host ON record (workspace_id, host, created_at, id)",
    "CREATE INDEX record_by_tld ON record (workspace_id, tld, created_at, id)",
    "CREATE INDEX record_by_destination ON record (workspace_id, destination, created_at, id)",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
