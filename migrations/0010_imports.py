"""Imports as jobs: what became of the lines of a file."""

STATEMENTS = tuple(
    f"ALTER TABLE job ADD COLUMN {column} INTEGER NOT NULL DEFAULT 0" for column in ("created", "unchanged", "refused")
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
