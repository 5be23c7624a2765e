"""Every change, by whom and through what, with what was before and after; and what undo brings back.

`effect` is what a change did, which differs from its verb where it undid another one (`undoes`). `undo` holds what
undo needs; it is shown to no one. Jobs remember how they were requested.

`kept_record` is a record as a change found it: whole with its clicks by day, if it was deleted, or only the columns
that the change replaced, and when it did. `job_record`: what a job will change, chosen before it begins.
"""

STATEMENTS = (
    """
    CREATE TABLE change (
        id TEXT NOT NULL PRIMARY KEY,
        created_at TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        actor_id TEXT NOT NULL,
        actor_name TEXT NOT NULL,
        via TEXT NOT NULL,
        token_name TEXT NOT NULL DEFAULT '',
        request_id TEXT NOT NULL DEFAULT '',
        verb TEXT NOT NULL,
        type TEXT NOT NULL,
        record_id TEXT,
        job_id TEXT,
        before TEXT,
        after TEXT,
        effect TEXT NOT NULL,
        undo TEXT,
        undoes TEXT UNIQUE
    ) STRICT
    """,
    "CREATE INDEX change_workspace ON change (workspace_id, id)",
    "CREATE INDEX change_record ON change (workspace_id, record_id, id) WHERE record_id IS NOT NULL",
    "CREATE INDEX change_job ON change (job_id) WHERE job_id IS NOT NULL",
    """
    CREATE TABLE kept_record (
        change_id TEXT NOT NULL REFERENCES change (id) ON DELETE CASCADE,
        record_seq INTEGER NOT NULL,
        content TEXT NOT NULL,
        clicks TEXT,
        days TEXT,
        updated_at TEXT,
        PRIMARY KEY (change_id, record_seq)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX kept_record_deleted ON kept_record (record_seq) WHERE days IS NOT NULL",
    """
    CREATE TABLE job_record (
        job_id TEXT NOT NULL REFERENCES job (id) ON DELETE CASCADE,
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (job_id, record_seq)
    ) STRICT, WITHOUT ROWID
    """,
    "ALTER TABLE job ADD COLUMN updated INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE job ADD COLUMN via TEXT NOT NULL DEFAULT 'api'",
    "ALTER TABLE job ADD COLUMN token_name TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE job ADD COLUMN request_id TEXT NOT NULL DEFAULT ''",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
