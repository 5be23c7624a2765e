"""Named filters and orders of lists, each of a person, some for all of a workspace."""

import peewee

STATEMENTS = (
    """
    CREATE TABLE saved_view (
        id {text} NOT NULL PRIMARY KEY,
        workspace_id {text} NOT NULL REFERENCES workspace (id) ON DELETE CASCADE{deferrable},
        user_id {text} NOT NULL REFERENCES "user" (id) ON DELETE CASCADE{deferrable},
        handler {text} NOT NULL,
        name {text} NOT NULL,
        query {text} NOT NULL,
        is_shared {flag} NOT NULL,
        created_at {text} NOT NULL
    ){strict}
    """,
    "CREATE UNIQUE INDEX saved_view_by_name ON saved_view (workspace_id, user_id, handler, name)",
    "CREATE INDEX saved_view_by_user ON saved_view (user_id)",
)
SQLITE = {"text": "TEXT", "flag": "INTEGER", "deferrable": "", "strict": " STRICT, WITHOUT ROWID"}
POSTGRESQL = {"text": 'text COLLATE "C"', "flag": "boolean", "deferrable": " DEFERRABLE", "strict": ""}


def up(migrator, database):
    words = POSTGRESQL if isinstance(database, peewee.PostgresqlDatabase) else SQLITE
    for statement in STATEMENTS:
        database.execute_sql(statement.format(**words))
