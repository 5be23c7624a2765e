"""Paths that visitors missed and nobody wants to hear of."""


def up(migrator, database):
    database.execute_sql(
        """
        CREATE TABLE ignored_miss (
            host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
            path TEXT NOT NULL,
            PRIMARY KEY (host, path)
        ) STRICT, WITHOUT ROWID
        """
    )
