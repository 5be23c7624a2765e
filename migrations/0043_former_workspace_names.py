"""Names that a workspace had before, so that addresses with them go on leading to its pages."""

import peewee


def up(migrator, database):
    text = 'text COLLATE "C"' if isinstance(database, peewee.PostgresqlDatabase) else "TEXT"
    database.execute_sql(f"ALTER TABLE workspace ADD COLUMN former_slugs {text} NOT NULL DEFAULT '[]'")
