"""Indexes for lists of the records with a password, with rules, and of those that somebody created."""

import peewee

INDEXES = (
    "CREATE INDEX record_with_password ON record (workspace_id{seq}) WHERE password_hash IS NOT NULL",
    "CREATE INDEX record_with_rules ON record (workspace_id{seq}) WHERE rules IS NOT NULL",
    "CREATE INDEX record_by_creator ON record (created_by, workspace_id{seq})",
)


def up(migrator, database):
    # An index of SQLite ends in `seq` anyway. None of these may begin with `workspace_id` alone and hold all records:
    # SQLite would read it in place of the indexes that hold few.
    seq = ", seq" if isinstance(database, peewee.PostgresqlDatabase) else ""
    for statement in INDEXES:
        database.execute_sql(statement.format(seq=seq))
