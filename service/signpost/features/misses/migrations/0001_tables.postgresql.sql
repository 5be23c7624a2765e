CREATE TABLE miss (
    host text COLLATE "C" NOT NULL REFERENCES host (host) ON DELETE CASCADE DEFERRABLE,
    day text COLLATE "C" NOT NULL,
    path text COLLATE "C" NOT NULL,
    people bigint NOT NULL,
    bots bigint NOT NULL,
    last_seen text COLLATE "C" NOT NULL,
    PRIMARY KEY (host, day, path)
)
;
CREATE TABLE ignored_miss (
    host text COLLATE "C" NOT NULL REFERENCES host (host) ON DELETE CASCADE DEFERRABLE,
    path text COLLATE "C" NOT NULL,
    PRIMARY KEY (host, path)
)
;
