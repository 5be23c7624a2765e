"""Logos of the pages for visitors. The setting page_logo of a workspace is the digest of the one that they show."""


def up(migrator, database):
    database.execute_sql(
        """
        CREATE TABLE page_logo (
            workspace_id TEXT NOT NULL REFERENCES workspace (id),
            digest TEXT NOT NULL,
            content BLOB NOT NULL,
            created_at TEXT NOT NULL,
            PRIMARY KEY (workspace_id, digest)
        ) STRICT, WITHOUT ROWID
        """
    )
