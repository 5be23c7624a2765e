"""The second step of signing in: authenticator apps, recovery codes, and how many codes a session that waits has tried.

No secret of an app is stored; runtime/authenticator_secrets.py derives it from the id and the key of the instance.
"""

AUTHENTICATOR = """
    CREATE TABLE authenticator (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        confirmed_at TEXT,
        last_step INTEGER NOT NULL
    ) STRICT
"""
RECOVERY_CODE = """
    CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
"""


def up(migrator, database):
    database.execute_sql(AUTHENTICATOR)
    database.execute_sql("CREATE INDEX authenticator_of_user ON authenticator (user_id)")
    database.execute_sql(RECOVERY_CODE)
    database.execute_sql("CREATE INDEX recovery_code_of_user ON recovery_code (user_id)")
    database.execute_sql("ALTER TABLE session ADD COLUMN code_tries INTEGER NOT NULL DEFAULT 0")
