"""Rules of records: where visitors for whom conditions hold are sent instead."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE record ADD COLUMN rules TEXT")
    # For each rule, the position of its fastest destination.
    database.execute_sql("ALTER TABLE record ADD COLUMN fastest_of_rules TEXT")
