CREATE TABLE change (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    created_at text COLLATE "C" NOT NULL,
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    actor_id text COLLATE "C" NOT NULL,
    actor_name text COLLATE "C" NOT NULL,
    via text COLLATE "C" NOT NULL,
    token_name text COLLATE "C" NOT NULL DEFAULT '',
    request_id text COLLATE "C" NOT NULL DEFAULT '',
    verb text COLLATE "C" NOT NULL,
    type text COLLATE "C" NOT NULL,
    record_id text COLLATE "C",
    job_id text COLLATE "C",
    before text COLLATE "C",
    after text COLLATE "C",
    effect text COLLATE "C" NOT NULL,
    undo text COLLATE "C",
    undoes text COLLATE "C" UNIQUE
)
;
CREATE TABLE kept_record (
    change_id text COLLATE "C" NOT NULL REFERENCES change (id) ON DELETE CASCADE DEFERRABLE,
    record_seq bigint NOT NULL,
    content text COLLATE "C" NOT NULL,
    clicks text COLLATE "C",
    days text COLLATE "C",
    updated_at text COLLATE "C",
    PRIMARY KEY (change_id, record_seq)
)
;
CREATE INDEX change_workspace ON change (workspace_id, id)
;
CREATE INDEX change_record ON change (workspace_id, record_id, id) WHERE record_id IS NOT NULL
;
CREATE INDEX change_job ON change (job_id) WHERE job_id IS NOT NULL
;
CREATE INDEX kept_record_deleted ON kept_record (record_seq) WHERE days IS NOT NULL
;
