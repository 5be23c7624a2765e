"""Sessions that may still replace a forgotten password."""

STATEMENTS = ("ALTER TABLE session ADD COLUMN reset_until TEXT",)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
