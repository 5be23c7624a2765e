"""Bulk deletions that were looked at first: what an agent must show before anything is deleted."""

STATEMENTS = (
    """
    CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX confirmation_by_end ON confirmation (expires_at)",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
