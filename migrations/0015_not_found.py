"""Where visitors of a hostname go who find nothing there, and which paths they requested.

The settings of a hostname come before those of its workspace; null is not set. `miss` goes with its hostname. A row
with the path "" counts what a day had beyond the paths that are kept.
"""

STATEMENTS = (
    "ALTER TABLE host ADD COLUMN notfound_url TEXT",
    "ALTER TABLE host ADD COLUMN expired_url TEXT",
    "ALTER TABLE host ADD COLUMN notfound_status INTEGER NOT NULL DEFAULT 302",
    """
    CREATE TABLE miss (
        host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
        day TEXT NOT NULL,
        path TEXT NOT NULL,
        people INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_seen TEXT NOT NULL,
        PRIMARY KEY (host, day, path)
    ) STRICT, WITHOUT ROWID
    """,
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
