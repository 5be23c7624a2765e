"""Answers that are kept for a day, for callers who send an Idempotency-Key."""

STATEMENTS = (
    """
    CREATE TABLE kept_answer (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        key TEXT NOT NULL,
        request TEXT NOT NULL,
        body TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id, key)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX kept_answer_by_age ON kept_answer (created_at)",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
