-- A database with data in it, of 0001_first_tables: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_id TEXT NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        PRIMARY KEY (record_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES('01m7zegx017td2cnszxgkqbtx9','2026-11-21',4,2);
INSERT INTO "click_day" VALUES('01m7zegx04c9ys2at7g582sk78','2026-11-21',1,0);
INSERT INTO "click_day" VALUES('01m7zegx0anew27waqh7s36tyn','2026-11-21',0,1);
INSERT INTO "click_day" VALUES('01m7zegx3x9ngvq7y57gr71tz5','2026-11-21',3,0);
INSERT INTO "click_day" VALUES('01m7zegx4146swqtxy2ebkwrpe','2026-11-21',1,0);
INSERT INTO "click_day" VALUES('01m7zegx4b49chxb6fmjb13wp4','2026-11-21',1,0);
CREATE TABLE host (
        host TEXT NOT NULL PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        domain TEXT NOT NULL,
        https_requested INTEGER NOT NULL,
        short_links_enabled INTEGER NOT NULL,
        correct INTEGER NOT NULL,
        public INTEGER NOT NULL,
        current TEXT NOT NULL,
        errors TEXT NOT NULL,
        notice TEXT NOT NULL,
        checked_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m7zegwzd79p0mv0ak8mj9wkx','01m7zegwyfvep5rx305ps7yqwm','localhost',0,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:09.325559Z','2026-11-21T16:20:09.325575Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zegwzvf1ffezq1cbr92qf9','01m7zegwyfvep5rx305ps7yqwm','acme.test',1,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:09.339972Z','2026-11-21T16:20:09.339980Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zegwyfvep5rx305ps7yqwm','01m7zegwyfvep5rx305mb9h0g6','owner','2026-11-21T16:20:09.295790Z');
INSERT INTO "member" VALUES('01m7zegwyfvep5rx305ps7yqwm','01m7zegwzjdzyw1ajccbc9zbda','editor','2026-11-21T16:20:09.330523Z');
CREATE TABLE record (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        host TEXT NOT NULL,
        alias TEXT NOT NULL,
        alias_folded TEXT NOT NULL,
        type TEXT NOT NULL,
        handler TEXT NOT NULL,
        tld TEXT NOT NULL,
        title TEXT NOT NULL,
        description TEXT NOT NULL,
        destination TEXT NOT NULL,
        destinations TEXT,
        destination_routing TEXT NOT NULL,
        destination_weights TEXT,
        status INTEGER NOT NULL,
        forward_path INTEGER,
        forward_query INTEGER,
        utm TEXT NOT NULL,
        plugins TEXT,
        tags TEXT NOT NULL,
        qr TEXT NOT NULL,
        password_hash TEXT,
        monitor TEXT NOT NULL,
        is_notify INTEGER NOT NULL,
        is_switch_unbroken_destination INTEGER NOT NULL,
        paused_by TEXT NOT NULL,
        starts_at TEXT,
        expired_at TEXT,
        expired_url TEXT,
        max_clicks INTEGER,
        total_clicks INTEGER NOT NULL,
        total_bots INTEGER NOT NULL,
        last_click_at TEXT,
        created_by TEXT NOT NULL REFERENCES user (id),
        created_via TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES('01m7zegwzew6pdm9965rwzyymt','01m7zegwyfvep5rx305ps7yqwm','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegwyfvep5rx305mb9h0g6','cli','2026-11-21T16:20:09.326581Z','2026-11-21T16:20:09.326581Z');
INSERT INTO "record" VALUES('01m7zegx017td2cnszxgkqbtx9','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,4,2,'2026-11-21T16:20:09.538584Z','01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.345287Z','2026-11-21T16:20:09.345287Z');
INSERT INTO "record" VALUES('01m7zegx04c9ys2at7g582sk78','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,1,0,'2026-11-21T16:20:09.538584Z','01m7zegwzjdzyw1ajccbc9zbda','api','2026-11-21T16:20:09.349057Z','2026-11-21T16:20:09.349057Z');
INSERT INTO "record" VALUES('01m7zegx0anew27waqh7s36tyn','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,1,'2026-11-21T16:20:09.538584Z','01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.354281Z','2026-11-21T16:20:09.354281Z');
INSERT INTO "record" VALUES('01m7zegx3r17x0ta9j76fj3avt','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}','scrypt:32768:8:1$jO5NXJdsFKipsKKq$8d48cd1daab139b626b312099350b5d207ec91ef4ba6a6da64dfa9b5be6f99b7786ffda4c10cdd4e22cbba30d63b43f1b7d12403d2a8e930ecbe8919b4988137','off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegwzjdzyw1ajccbc9zbda','api','2026-11-21T16:20:09.464319Z','2026-11-21T16:20:09.464319Z');
INSERT INTO "record" VALUES('01m7zegx3x9ngvq7y57gr71tz5','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,3,0,'2026-11-21T16:20:09.538584Z','01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.469438Z','2026-11-21T16:20:09.469438Z');
INSERT INTO "record" VALUES('01m7zegx4146swqtxy2ebkwrpe','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,1,0,'2026-11-21T16:20:09.538584Z','01m7zegwzjdzyw1ajccbc9zbda','api','2026-11-21T16:20:09.473782Z','2026-11-21T16:20:09.473782Z');
INSERT INTO "record" VALUES('01m7zegx4760kczys7mfw05cp3','01m7zegwyfvep5rx305ps7yqwm','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.479986Z','2026-11-21T16:20:09.479986Z');
INSERT INTO "record" VALUES('01m7zegx4b49chxb6fmjb13wp4','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,1,0,'2026-11-21T16:20:09.538584Z','01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.483192Z','2026-11-21T16:20:09.483192Z');
INSERT INTO "record" VALUES('01m7zegx4g88ga6xg962vyw7jh','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.488676Z','2026-11-21T16:20:09.488676Z');
INSERT INTO "record" VALUES('01m7zegx4kabyhbgnkxmk36q6a','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:39429/gone','["http://127.0.0.1:39429/gone","http://127.0.0.1:39429/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'pending',1,1,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.491927Z','2026-11-21T16:20:09.491927Z');
INSERT INTO "record" VALUES('01m7zegx4qq2qnwhs6faqp1srj','01m7zegwyfvep5rx305ps7yqwm','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegwyfvep5rx305mb9h0g6','api','2026-11-21T16:20:09.495630Z','2026-11-21T16:20:09.501139Z');
CREATE TABLE record_tag (
        record_id TEXT NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        PRIMARY KEY (record_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES('01m7zegx017td2cnszxgkqbtx9','01m7zegwyfvep5rx305ps7yqwm','spring');
INSERT INTO "record_tag" VALUES('01m7zegx04c9ys2at7g582sk78','01m7zegwyfvep5rx305ps7yqwm','spring');
INSERT INTO "record_tag" VALUES('01m7zegx017td2cnszxgkqbtx9','01m7zegwyfvep5rx305ps7yqwm','Überblick');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:09.271096');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('generation','30');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE token (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL,
        user_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        digest TEXT NOT NULL UNIQUE,
        created_at TEXT NOT NULL,
        expires_at TEXT,
        last_used_at TEXT,
        revoked_at TEXT,
        FOREIGN KEY (workspace_id, user_id) REFERENCES member (workspace_id, user_id)
    ) STRICT
    ;
INSERT INTO "token" VALUES('01m7zegwygqnhp3rk5t7jphbzm','01m7zegwyfvep5rx305ps7yqwm','01m7zegwyfvep5rx305mb9h0g6','api','first token','owner','bfe3edf3db47f8234bab305747e77d4623279a40fb47757f419687a59471ffcf','2026-11-21T16:20:09.296525Z',NULL,'2026-11-21T16:20:09.337548Z',NULL);
INSERT INTO "token" VALUES('01m7zegwzkewds9vaxdcen3tz4','01m7zegwyfvep5rx305ps7yqwm','01m7zegwzjdzyw1ajccbc9zbda','mcp','agent','viewer','e307432a8a0996e9c7e6262083a5714d5cf8cc114d51091d42c9c21c95f5a9e8','2026-11-21T16:20:09.331342Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zegwzkk17kjrr82kbtqwxy','01m7zegwyfvep5rx305ps7yqwm','01m7zegwzjdzyw1ajccbc9zbda','api','editor','editor','cc275ccefef1dee52a429bcb446406a175ffeb3fbac1f13724ad6dde5bcb1c1c','2026-11-21T16:20:09.331881Z',NULL,'2026-11-21T16:20:09.348215Z',NULL);
INSERT INTO "token" VALUES('01m7zegwzmg6fq9jwnthpe9nkn','01m7zegwyfvep5rx305ps7yqwm','01m7zegwzjdzyw1ajccbc9zbda','api','revoked','editor','ba5f9529b5df9009ad4edabf77b025cb5d3d4448b52827b648843e43ed654fe5','2026-11-21T16:20:09.332350Z',NULL,NULL,'2026-11-21T16:20:09.333192Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "user" VALUES('01m7zegwyfvep5rx305mb9h0g6','Owner','owner@localhost','2026-11-21T16:20:09.295355Z','2026-11-21T16:20:09.295373Z');
INSERT INTO "user" VALUES('01m7zegwzjdzyw1ajccbc9zbda','Éva Kovács','Eva@acme.test','2026-11-21T16:20:09.330038Z','2026-11-21T16:20:09.330046Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zegwyfvep5rx305ps7yqwm','Home','2026-11-21T16:20:09.295678Z','2026-11-21T16:20:09.295683Z');
CREATE UNIQUE INDEX "schema_migration_name" ON "schema_migration" ("name");
CREATE INDEX token_of_member ON token (workspace_id, user_id);
CREATE INDEX host_by_id ON host (workspace_id, id);
CREATE INDEX host_by_created ON host (workspace_id, created_at, id);
CREATE INDEX host_by_updated ON host (workspace_id, updated_at, id);
CREATE INDEX record_by_folded_alias ON record (workspace_id, host, alias_folded);
CREATE INDEX record_by_id ON record (workspace_id, id);
CREATE INDEX record_by_created ON record (workspace_id, created_at, id);
CREATE INDEX record_by_updated ON record (workspace_id, updated_at, id);
CREATE INDEX record_by_handler ON record (workspace_id, handler, created_at, id);
CREATE INDEX record_by_tag ON record_tag (workspace_id, tag, record_id);
COMMIT;
