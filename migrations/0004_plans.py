"""Each workspace has a plan."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE workspace ADD COLUMN plan TEXT NOT NULL DEFAULT 'self-hosted'")
