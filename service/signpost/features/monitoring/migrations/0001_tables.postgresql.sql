CREATE TABLE watch (
    record_seq bigint NOT NULL REFERENCES record (seq) ON DELETE CASCADE DEFERRABLE,
    destination text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    failures bigint NOT NULL,
    ms bigint,
    checked_at text COLLATE "C",
    due_at text COLLATE "C" NOT NULL,
    PRIMARY KEY (record_seq, destination)
)
;
CREATE TABLE record_check (
    record_seq bigint NOT NULL REFERENCES record (seq) ON DELETE CASCADE DEFERRABLE,
    at text COLLATE "C" NOT NULL,
    destination text COLLATE "C" NOT NULL,
    result text COLLATE "C" NOT NULL,
    reason text COLLATE "C" NOT NULL,
    status bigint,
    ms bigint NOT NULL,
    led_to text COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (record_seq, at, destination)
)
;
CREATE TABLE title_fetch (
    record_seq bigint NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE DEFERRABLE,
    created_at text COLLATE "C" NOT NULL
)
;
CREATE TABLE gentle_workspace (
    workspace_id text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    is_on boolean NOT NULL,
    swept_seq bigint
)
;
CREATE TABLE gentle_check (
    record_seq bigint NOT NULL REFERENCES record (seq) ON DELETE CASCADE DEFERRABLE,
    digest text COLLATE "C" NOT NULL,
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    destination text COLLATE "C" NOT NULL,
    host text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    failures bigint NOT NULL,
    checked_at text COLLATE "C",
    due_at text COLLATE "C" NOT NULL,
    status bigint,
    reason text COLLATE "C" NOT NULL,
    ms bigint,
    usual_ms bigint,
    led_to text COLLATE "C" NOT NULL,
    since text COLLATE "C",
    PRIMARY KEY (record_seq, digest)
)
;
CREATE INDEX watch_by_due ON watch (due_at)
;
CREATE INDEX gentle_workspace_to_sweep ON gentle_workspace (workspace_id) WHERE swept_seq IS NOT NULL
;
CREATE INDEX gentle_check_by_due ON gentle_check (due_at)
;
CREATE INDEX gentle_check_by_digest ON gentle_check (workspace_id, digest)
;
CREATE INDEX gentle_check_down ON gentle_check (workspace_id) WHERE state = 'down'
;
