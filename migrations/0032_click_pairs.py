"""Clicks by pairs of kinds, with the values of each kind's day, and the combinations that are not in them yet.

`click_breakdown` and `workspace_breakdown` stay as they are: clicks that were counted before are read from them until
they are deleted. `counts` is JSON by combination of the values of all kinds, at most 50 in a part, and packed
(domain/packed_breakdowns.py) by kind. The indexes find what is to be folded once its day is over.
"""

TABLES = (("click", "record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE"),
          ("workspace", "workspace_id TEXT NOT NULL REFERENCES workspace (id)"))  # fmt: skip
STATEMENTS = (
    """
    CREATE TABLE {table}_combination (
        {owner},
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY ({key}, day, part)
    ) STRICT
    """,
    "CREATE INDEX {table}_combination_large ON {table}_combination (day, {key}) WHERE part = 2",
    """
    CREATE TABLE {table}_pairs (
        {owner},
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY ({key}, day, kind)
    ) STRICT
    """,
)


def up(migrator, database):
    for table, owner in TABLES:
        for statement in STATEMENTS:
            database.execute_sql(statement.format(table=table, owner=owner, key=owner.partition(" ")[0]))
