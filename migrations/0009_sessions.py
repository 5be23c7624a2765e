"""Signing in: passwords of users, sessions, and links that sign in once. Of all secrets only digests are kept."""

STATEMENTS = (
    "ALTER TABLE user ADD COLUMN password_hash TEXT",
    """
    CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX session_by_user ON session (user_id, id)",
    """
    CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
