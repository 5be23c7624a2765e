"""What was used and may not be used again, and values that are shown once: the same for all nodes."""

STATEMENTS = (
    """
    CREATE TABLE used_key (
        purpose TEXT NOT NULL,
        digest TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        PRIMARY KEY (purpose, digest)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX used_key_by_end ON used_key (purpose, expires_at)",
    """
    CREATE TABLE one_time_value (
        digest TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        sealed TEXT NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at)",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
