CREATE TABLE watch (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        destination TEXT NOT NULL,
        state TEXT NOT NULL,
        failures INTEGER NOT NULL,
        ms INTEGER,
        checked_at TEXT,
        due_at TEXT NOT NULL,
        PRIMARY KEY (record_seq, destination)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE record_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        at TEXT NOT NULL,
        destination TEXT NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        status INTEGER,
        ms INTEGER NOT NULL, led_to TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (record_seq, at, destination)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE title_fetch (
            record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
            created_at TEXT NOT NULL
        ) STRICT
        
;
CREATE TABLE gentle_workspace (
        workspace_id TEXT NOT NULL PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
        is_on INTEGER NOT NULL,
        swept_seq INTEGER
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE gentle_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        digest TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        destination TEXT NOT NULL,
        host TEXT NOT NULL,
        state TEXT NOT NULL,
        failures INTEGER NOT NULL,
        checked_at TEXT,
        due_at TEXT NOT NULL,
        status INTEGER,
        reason TEXT NOT NULL,
        ms INTEGER,
        usual_ms INTEGER,
        led_to TEXT NOT NULL,
        since TEXT,
        PRIMARY KEY (record_seq, digest)
    ) STRICT, WITHOUT ROWID
    
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
