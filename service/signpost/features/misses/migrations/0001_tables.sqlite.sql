CREATE TABLE miss (
        host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
        day TEXT NOT NULL,
        path TEXT NOT NULL,
        people INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_seen TEXT NOT NULL,
        PRIMARY KEY (host, day, path)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE ignored_miss (
            host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
            path TEXT NOT NULL,
            PRIMARY KEY (host, path)
        ) STRICT, WITHOUT ROWID
        
;
