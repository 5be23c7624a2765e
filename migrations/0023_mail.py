"""E-mail that waits to be sent, what each person wants of it, and what was last reported of each hostname."""

STATEMENTS = (
    """
    CREATE TABLE mail (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT REFERENCES user (id),
        kind TEXT NOT NULL,
        about TEXT NOT NULL,
        state TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        reason TEXT NOT NULL,
        due_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX mail_by_workspace ON mail (workspace_id, id)",
    "CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL",
    "CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL",
    """
    CREATE TABLE mail_choice (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        kind TEXT NOT NULL,
        is_wanted INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, user_id, kind)
    ) STRICT, WITHOUT ROWID
    """,
    "ALTER TABLE host ADD COLUMN reported_correct INTEGER",
    # What a hostname was when this table came is no news.
    "UPDATE host SET reported_correct = correct WHERE checked_at IS NOT NULL",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
