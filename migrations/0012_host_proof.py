"""Hostnames that carry no visits until DNS proves whose they are. Those that are connected already wait for nothing."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE host ADD COLUMN awaits_proof INTEGER NOT NULL DEFAULT 0")
