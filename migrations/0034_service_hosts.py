"""The hostnames by which people reach the service, where PUBLIC_URL does not say it."""


def up(migrator, database):
    database.execute_sql(
        """
        CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        """
    )
    database.execute_sql("CREATE INDEX service_host_by_host ON service_host (host)")
