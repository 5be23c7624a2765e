"""When a record was created, where its `seq` does not say so.

`seq` is the order of creation and rises always. After a clock that was ahead it is ahead of the time, and then
`created_at` is the time; null: it is as `seq` says.
"""

STATEMENTS = (
    "ALTER TABLE record ADD COLUMN created_at TEXT",
    "CREATE INDEX record_with_own_time ON record (workspace_id) WHERE created_at IS NOT NULL",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
