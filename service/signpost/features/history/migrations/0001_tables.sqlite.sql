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
    
;
CREATE TABLE kept_record (
        change_id TEXT NOT NULL REFERENCES change (id) ON DELETE CASCADE,
        record_seq INTEGER NOT NULL,
        content TEXT NOT NULL,
        clicks TEXT,
        days TEXT,
        updated_at TEXT,
        PRIMARY KEY (change_id, record_seq)
    ) STRICT, WITHOUT ROWID
    
;
CREATE INDEX change_workspace ON change (workspace_id, id)
;
CREATE INDEX change_record ON change (workspace_id, record_id, id) WHERE record_id IS NOT NULL
;
CREATE INDEX change_job ON change (job_id) WHERE job_id IS NOT NULL
;
CREATE INDEX kept_record_deleted ON kept_record (record_seq) WHERE days IS NOT NULL
;
