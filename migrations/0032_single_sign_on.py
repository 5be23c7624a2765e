"""Who each user is at a provider of single sign-on, which memberships it gave, and which sessions it may end."""

STATEMENTS = (
    """
    CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer)",
    "ALTER TABLE member ADD COLUMN by_provider INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE session ADD COLUMN provider_sid TEXT",
    "CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
