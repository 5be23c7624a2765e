"""Destinations that are asked once a day, and the workspaces that want it; where redirects led a check."""

import peewee

STATEMENTS = (
    """
    CREATE TABLE gentle_workspace (
        workspace_id {text} NOT NULL PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE{deferrable},
        is_on {flag} NOT NULL,
        swept_seq {number}
    ){strict}
    """,
    """
    CREATE TABLE gentle_check (
        record_seq {number} NOT NULL REFERENCES record (seq) ON DELETE CASCADE{deferrable},
        digest {text} NOT NULL,
        workspace_id {text} NOT NULL REFERENCES workspace (id) ON DELETE CASCADE{deferrable},
        destination {text} NOT NULL,
        host {text} NOT NULL,
        state {text} NOT NULL,
        failures {number} NOT NULL,
        checked_at {text},
        due_at {text} NOT NULL,
        status {number},
        reason {text} NOT NULL,
        ms {number},
        usual_ms {number},
        led_to {text} NOT NULL,
        since {text},
        PRIMARY KEY (record_seq, digest)
    ){strict}
    """,
    "ALTER TABLE record_check ADD COLUMN led_to {text} NOT NULL DEFAULT ''",
    "CREATE INDEX gentle_workspace_to_sweep ON gentle_workspace (workspace_id) WHERE swept_seq IS NOT NULL",
    "CREATE INDEX gentle_check_by_due ON gentle_check (due_at)",
    "CREATE INDEX gentle_check_by_digest ON gentle_check (workspace_id, digest)",
    "CREATE INDEX gentle_check_down ON gentle_check (workspace_id) WHERE state = 'down'",
)
SQLITE = {"text": "TEXT", "number": "INTEGER", "flag": "INTEGER", "deferrable": "", "strict": " STRICT, WITHOUT ROWID"}
POSTGRESQL = {
    "text": 'text COLLATE "C"',
    "number": "bigint",
    "flag": "boolean",
    "deferrable": " DEFERRABLE",
    "strict": "",
}


def up(migrator, database):
    words = POSTGRESQL if isinstance(database, peewee.PostgresqlDatabase) else SQLITE
    for statement in STATEMENTS:
        database.execute_sql(statement.format(**words))
