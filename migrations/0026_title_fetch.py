"""Records whose title is fetched from their destination."""


def up(migrator, database):
    database.execute_sql(
        """
        CREATE TABLE title_fetch (
            record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
            created_at TEXT NOT NULL
        ) STRICT
        """
    )
