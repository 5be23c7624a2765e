CREATE TABLE one_time_value (
        digest TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        sealed TEXT NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    
;
CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at)
;
