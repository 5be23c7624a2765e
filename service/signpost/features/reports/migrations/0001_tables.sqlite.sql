CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    
;
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    
;
CREATE TABLE click_combination (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, part)
    ) STRICT
    
;
CREATE TABLE click_pairs (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, kind)
    ) STRICT
    
;
CREATE TABLE workspace_combination (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, part)
    ) STRICT
    
;
CREATE TABLE workspace_pairs (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, kind)
    ) STRICT
    
;
CREATE INDEX click_combination_large ON click_combination (day, record_seq) WHERE part = 2
;
CREATE INDEX workspace_combination_large ON workspace_combination (day, workspace_id) WHERE part = 2
;
