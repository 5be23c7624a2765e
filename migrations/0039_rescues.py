"""Since which day (UTC) a record answers where visitors had found nothing; null: nobody had missed its address."""

STATEMENTS = (
    "ALTER TABLE record ADD COLUMN rescues_since TEXT",
    "CREATE INDEX record_rescues ON record (workspace_id, seq) WHERE rescues_since IS NOT NULL",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
