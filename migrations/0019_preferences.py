"""What each person prefers: the theme, the time zone, how dates are written, and keyboard shortcuts."""

STATEMENTS = (
    "ALTER TABLE user ADD COLUMN theme TEXT NOT NULL DEFAULT 'system'",
    "ALTER TABLE user ADD COLUMN timezone TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE user ADD COLUMN dates TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE user ADD COLUMN shortcuts INTEGER NOT NULL DEFAULT 1",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
