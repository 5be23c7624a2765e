CREATE TABLE click_breakdown (
    record_seq bigint NOT NULL REFERENCES record (seq) ON DELETE CASCADE DEFERRABLE,
    day text COLLATE "C" NOT NULL,
    is_recent boolean NOT NULL,
    counts bytea NOT NULL,
    PRIMARY KEY (record_seq, day, is_recent)
)
;
CREATE TABLE workspace_breakdown (
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    kind text COLLATE "C" NOT NULL,
    day text COLLATE "C" NOT NULL,
    counts bytea NOT NULL,
    PRIMARY KEY (workspace_id, kind, day)
)
;
CREATE TABLE click_combination (
    record_seq bigint NOT NULL REFERENCES record (seq) ON DELETE CASCADE DEFERRABLE,
    day text COLLATE "C" NOT NULL,
    part bigint NOT NULL,
    counts bytea NOT NULL,
    PRIMARY KEY (record_seq, day, part)
)
;
CREATE TABLE click_pairs (
    record_seq bigint NOT NULL REFERENCES record (seq) ON DELETE CASCADE DEFERRABLE,
    day text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    counts bytea NOT NULL,
    PRIMARY KEY (record_seq, day, kind)
)
;
CREATE TABLE workspace_combination (
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    day text COLLATE "C" NOT NULL,
    part bigint NOT NULL,
    counts bytea NOT NULL,
    PRIMARY KEY (workspace_id, day, part)
)
;
CREATE TABLE workspace_pairs (
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    day text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    counts bytea NOT NULL,
    PRIMARY KEY (workspace_id, day, kind)
)
;
CREATE INDEX click_combination_large ON click_combination (day, record_seq) WHERE part = 2
;
CREATE INDEX workspace_combination_large ON workspace_combination (day, workspace_id) WHERE part = 2
;
