CREATE TABLE one_time_value (
    digest text COLLATE "C" PRIMARY KEY,
    kind text COLLATE "C" NOT NULL,
    sealed text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL
)
;
CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at)
;
