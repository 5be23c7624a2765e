"""How far the tables of each feature are; and what hangs on a workspace or user goes with it, whatever is on.

Up to here the tables of features were made by these migrations. From here on each feature has its own; what there is,
is what its first one makes.
"""

import re

import peewee

STATEMENT = """
    CREATE TABLE feature_schema (
        feature {text} NOT NULL PRIMARY KEY,
        version {number} NOT NULL,
        kept {text} NOT NULL
    ){strict}
"""
SQLITE = {"text": "TEXT", "number": "INTEGER", "strict": " STRICT, WITHOUT ROWID"}
POSTGRESQL = {"text": 'text COLLATE "C"', "number": "bigint", "strict": ""}
FEATURES = ("agents", "dashboard", "events", "history", "mail", "misses", "monitoring", "reports", "sign_in")
# What refers to a workspace or user, and had to be deleted before these could be: (table, column, what it refers to).
REFERENCES = (
    ("authenticator", "user_id", "user"),
    ("delivery", "workspace_id", "workspace"),
    ("identity", "user_id", "user"),
    ("invitation", "inviter_id", "user"),
    ("invitation", "workspace_id", "workspace"),
    ("mail", "user_id", "user"),
    ("mail", "workspace_id", "workspace"),
    ("mail_choice", "user_id", "user"),
    ("mail_choice", "workspace_id", "workspace"),
    ("recovery_code", "user_id", "user"),
    ("session", "user_id", "user"),
    ("session", "workspace_id", "workspace"),
    ("sign_in_link", "user_id", "user"),
    ("workspace_breakdown", "workspace_id", "workspace"),
    ("workspace_combination", "workspace_id", "workspace"),
    ("workspace_pairs", "workspace_id", "workspace"),
)


def up(migrator, database):
    is_postgresql = isinstance(database, peewee.PostgresqlDatabase)
    database.execute_sql(STATEMENT.format(**(POSTGRESQL if is_postgresql else SQLITE)))
    for feature in FEATURES:
        database.execute_sql(f"INSERT INTO feature_schema (feature, version, kept) VALUES ('{feature}', 1, '[]')")
    if is_postgresql:
        for table, column, parent in REFERENCES:
            name = f"{table}_{column}_fkey"
            database.execute_sql(
                f"ALTER TABLE {table} DROP CONSTRAINT {name}, ADD CONSTRAINT {name} FOREIGN KEY ({column})"
                f' REFERENCES "{parent}" (id) ON DELETE CASCADE DEFERRABLE'
            )
        return
    # As SQLite describes it for changes that no row sees (https://sqlite.org/lang_altertable.html, section 7): to copy
    # tables would take minutes where they are large.
    ((version,),) = database.execute_sql("PRAGMA schema_version").fetchall()
    database.execute_sql("PRAGMA writable_schema = ON")
    for table in sorted({table for table, _, _ in REFERENCES}):
        ((sql,),) = database.execute_sql("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchall()
        changed = re.sub(r"(REFERENCES (?:workspace|user) \(id\))(?! ON DELETE)", r"\1 ON DELETE CASCADE", sql)
        database.execute_sql("UPDATE sqlite_master SET sql = ? WHERE type = 'table' AND name = ?", (changed, table))
    database.execute_sql(f"PRAGMA schema_version = {version + 1}")
    database.execute_sql("PRAGMA writable_schema = OFF")
