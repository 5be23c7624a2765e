"""Invitations, which sign nobody in; and sessions that may still replace a forgotten password."""

STATEMENTS = (
    """
    CREATE TABLE invitation (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        email TEXT NOT NULL COLLATE NOCASE,
        role TEXT NOT NULL,
        inviter_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        UNIQUE (workspace_id, email)
    ) STRICT
    """,
    "ALTER TABLE session ADD COLUMN reset_until TEXT",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
