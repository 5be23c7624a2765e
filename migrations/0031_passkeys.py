"""Passkeys, with which people sign in to the dashboard, and in which sessions one was used."""

PASSKEY = """
    CREATE TABLE passkey (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        credential_id TEXT NOT NULL UNIQUE,
        public_key BLOB NOT NULL,
        sign_count INTEGER NOT NULL,
        rp_id TEXT NOT NULL,
        name TEXT NOT NULL,
        transports TEXT NOT NULL,
        is_backed_up INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        last_used_at TEXT
    ) STRICT
"""
OF_USER = "CREATE INDEX passkeys_of_user ON passkey (user_id, id)"


def up(migrator, database):
    database.execute_sql(PASSKEY)
    database.execute_sql(OF_USER)
    database.execute_sql("ALTER TABLE session ADD COLUMN used_passkey INTEGER NOT NULL DEFAULT 0")
