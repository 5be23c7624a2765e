"""The language that a person chose for pages and e-mails, and that of each browser they signed in with."""

STATEMENTS = (
    "ALTER TABLE user ADD COLUMN language TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE session ADD COLUMN language TEXT NOT NULL DEFAULT ''",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
