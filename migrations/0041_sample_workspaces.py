"""Which workspaces hold sample data, so that they alone can be deleted in the dashboard."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE workspace ADD COLUMN is_sample INTEGER NOT NULL DEFAULT 0")
