"""The id that another system gave a record: unique among the records of a workspace that are there."""

STATEMENTS = (
    "ALTER TABLE record ADD COLUMN external_id TEXT",
    "CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
