"""Redirects of any path, with a query, with names in their path. Those that exist already answer as they did."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE record ADD COLUMN path_and_query TEXT")
    database.execute_sql("ALTER TABLE record ADD COLUMN match TEXT")
    database.execute_sql("CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL")
