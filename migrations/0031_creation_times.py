"""When a record was created, where its `seq` does not say so.

`seq` is the order of creation and rises always. After a clock that was ahead it is ahead of the time, and then
`own_time` is the time; null: it is as `seq` says.
"""

STATEMENTS = (
    "ALTER TABLE record ADD COLUMN own_time TEXT",
    "CREATE INDEX record_with_own_time ON record (workspace_id) WHERE own_time IS NOT NULL",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
