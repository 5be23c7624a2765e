"""Imports: how many of the new records came in paused."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE job ADD COLUMN paused INTEGER NOT NULL DEFAULT 0")
