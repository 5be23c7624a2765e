-- A database with data in it, of 0002_settings_jobs_filters: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_id TEXT NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        PRIMARY KEY (record_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES('01m7zegxr4wedh55k8p4ttc8wm','2026-11-21',4,2);
INSERT INTO "click_day" VALUES('01m7zegxr8653sv4brz903fyhw','2026-11-21',1,0);
INSERT INTO "click_day" VALUES('01m7zegxrc9gvvk4s6b6y9gq63','2026-11-21',0,1);
INSERT INTO "click_day" VALUES('01m7zegxttvrnn6ddh5g0ak3nt','2026-11-21',3,0);
INSERT INTO "click_day" VALUES('01m7zegxtyktn7r52sj0xfjsbz','2026-11-21',1,0);
INSERT INTO "click_day" VALUES('01m7zegxv3k2cxv4a6x7dsj3my','2026-11-21',1,0);
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
INSERT INTO "host" VALUES('localhost','01m7zegxqfz8j0f262n6hxfndn','01m7zegxph5q6nvnrg1c0kppwd','localhost',0,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:10.095522Z','2026-11-21T16:20:10.095536Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zegxqypn2dxgvc2t6djb6c','01m7zegxph5q6nvnrg1c0kppwd','acme.test',1,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:10.110325Z','2026-11-21T16:20:10.110333Z');
CREATE TABLE job (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        kind TEXT NOT NULL,
        state TEXT NOT NULL,
        filter TEXT NOT NULL,
        moment TEXT NOT NULL,
        position TEXT NOT NULL,
        matched INTEGER NOT NULL,
        deleted INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        finished_at TEXT
    ) STRICT
    ;
INSERT INTO "job" VALUES('01m7zegxw4rb5718gah358j38z','01m7zegxph5q6nvnrg1c0kppwd','01m7zegxpgmrp323xrn1z92b34','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:20:10.243878Z','01m7zegxw1kd7nabpwx2dpkr24',2,2,'2026-11-21T16:20:10.244294Z','2026-11-21T16:20:10.253316Z','2026-11-21T16:20:10.253316Z');
INSERT INTO "job" VALUES('01m7zegxxpyymhk37b018tcj0v','01m7zegxph5q6nvnrg1c0kppwd','01m7zegxpgmrp323xrn1z92b34','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:20:10.293062Z','01m7zegxxa2nkygwvem7qmze7b',3,1,'2026-11-21T16:20:10.294066Z','2026-11-21T16:20:10.297057Z',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zegxph5q6nvnrg1c0kppwd','01m7zegxpgmrp323xrn1z92b34','owner','2026-11-21T16:20:10.065449Z');
INSERT INTO "member" VALUES('01m7zegxph5q6nvnrg1c0kppwd','01m7zegxqkagt9q3gyj8wdvp83','editor','2026-11-21T16:20:10.099947Z');
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
INSERT INTO "record" VALUES('01m7zegxqhx8s7fn6c7hyjvws2','01m7zegxph5q6nvnrg1c0kppwd','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxpgmrp323xrn1z92b34','cli','2026-11-21T16:20:10.097066Z','2026-11-21T16:20:10.097066Z');
INSERT INTO "record" VALUES('01m7zegxr4wedh55k8p4ttc8wm','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,4,2,'2026-11-21T16:20:10.302998Z','01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.116706Z','2026-11-21T16:20:10.116706Z');
INSERT INTO "record" VALUES('01m7zegxr8653sv4brz903fyhw','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,1,0,'2026-11-21T16:20:10.302998Z','01m7zegxqkagt9q3gyj8wdvp83','api','2026-11-21T16:20:10.120996Z','2026-11-21T16:20:10.120996Z');
INSERT INTO "record" VALUES('01m7zegxrc9gvvk4s6b6y9gq63','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,1,'2026-11-21T16:20:10.302998Z','01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.124327Z','2026-11-21T16:20:10.124327Z');
INSERT INTO "record" VALUES('01m7zegxtpf7e3fz6mvw3q6wk3','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}','scrypt:32768:8:1$e7Gg1cKVfSyHKsXp$a2645eb68873600dbe83904c2bb029119b032db3c2acc7e19e14306f581f85e590d0e01885260421d6e6ffa3765275685d442affe026fdebb14539a1eadccc46','off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxqkagt9q3gyj8wdvp83','api','2026-11-21T16:20:10.198919Z','2026-11-21T16:20:10.198919Z');
INSERT INTO "record" VALUES('01m7zegxttvrnn6ddh5g0ak3nt','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,3,0,'2026-11-21T16:20:10.302998Z','01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.202934Z','2026-11-21T16:20:10.202934Z');
INSERT INTO "record" VALUES('01m7zegxtyktn7r52sj0xfjsbz','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,1,0,'2026-11-21T16:20:10.302998Z','01m7zegxqkagt9q3gyj8wdvp83','api','2026-11-21T16:20:10.206075Z','2026-11-21T16:20:10.206075Z');
INSERT INTO "record" VALUES('01m7zegxv0tz8c5mkf47myjw83','01m7zegxph5q6nvnrg1c0kppwd','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.208917Z','2026-11-21T16:20:10.208917Z');
INSERT INTO "record" VALUES('01m7zegxv3k2cxv4a6x7dsj3my','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,1,0,'2026-11-21T16:20:10.302998Z','01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.211862Z','2026-11-21T16:20:10.211862Z');
INSERT INTO "record" VALUES('01m7zegxv675km0mv4aayytk5y','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.214946Z','2026-11-21T16:20:10.214946Z');
INSERT INTO "record" VALUES('01m7zegxv9sxs3nb5wprdcq7xw','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:36145/gone','["http://127.0.0.1:36145/gone","http://127.0.0.1:36145/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'pending',1,1,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.217929Z','2026-11-21T16:20:10.217929Z');
INSERT INTO "record" VALUES('01m7zegxvcc4z4jyabrg63tpvj','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.220591Z','2026-11-21T16:20:10.223966Z');
INSERT INTO "record" VALUES('01m7zegxxeqfmqz68pf5pzxsgp','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.286716Z','2026-11-21T16:20:10.286716Z');
INSERT INTO "record" VALUES('01m7zegxxjavvwyasqqhne0zmc','01m7zegxph5q6nvnrg1c0kppwd','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]','{"theme":"square","color":"#000000","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,0,0,NULL,'01m7zegxpgmrp323xrn1z92b34','api','2026-11-21T16:20:10.290068Z','2026-11-21T16:20:10.290068Z');
CREATE TABLE record_tag (
        record_id TEXT NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        PRIMARY KEY (record_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES('01m7zegxxeqfmqz68pf5pzxsgp','01m7zegxph5q6nvnrg1c0kppwd','old');
INSERT INTO "record_tag" VALUES('01m7zegxxjavvwyasqqhne0zmc','01m7zegxph5q6nvnrg1c0kppwd','old');
INSERT INTO "record_tag" VALUES('01m7zegxr4wedh55k8p4ttc8wm','01m7zegxph5q6nvnrg1c0kppwd','spring');
INSERT INTO "record_tag" VALUES('01m7zegxr8653sv4brz903fyhw','01m7zegxph5q6nvnrg1c0kppwd','spring');
INSERT INTO "record_tag" VALUES('01m7zegxr4wedh55k8p4ttc8wm','01m7zegxph5q6nvnrg1c0kppwd','Überblick');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:10.029429');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:20:10.030618');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('generation','44');
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
INSERT INTO "token" VALUES('01m7zegxpjmjvehnccp5eq0ddf','01m7zegxph5q6nvnrg1c0kppwd','01m7zegxpgmrp323xrn1z92b34','api','first token','owner','d2d6e6002dd85d9681637f9832b8f5bf1058958cdee6482f9e41d0e0ea159852','2026-11-21T16:20:10.066326Z',NULL,'2026-11-21T16:20:10.107829Z',NULL);
INSERT INTO "token" VALUES('01m7zegxqmtsd32y286rm6rx9t','01m7zegxph5q6nvnrg1c0kppwd','01m7zegxqkagt9q3gyj8wdvp83','mcp','agent','viewer','b19d4157f5b4633886e06e4ec1697cdbbe1113a8db4d61f691fee7e4216d0e93','2026-11-21T16:20:10.100720Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zegxqn0p99jagqske1sz7x','01m7zegxph5q6nvnrg1c0kppwd','01m7zegxqkagt9q3gyj8wdvp83','api','editor','editor','b3c9df1bba13a3d12ab709b54dea5065cb8eabef0a9b678cad06b43ccc149c97','2026-11-21T16:20:10.101211Z',NULL,'2026-11-21T16:20:10.119290Z',NULL);
INSERT INTO "token" VALUES('01m7zegxqn1hgym03768myym47','01m7zegxph5q6nvnrg1c0kppwd','01m7zegxqkagt9q3gyj8wdvp83','api','revoked','editor','69ae162b97360ccb5842ed70776c73dbce57e8c62dcbce2841b01cb1c554aa6d','2026-11-21T16:20:10.101694Z',NULL,NULL,'2026-11-21T16:20:10.102580Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "user" VALUES('01m7zegxpgmrp323xrn1z92b34','Owner','owner@localhost','2026-11-21T16:20:10.064936Z','2026-11-21T16:20:10.064954Z');
INSERT INTO "user" VALUES('01m7zegxqkagt9q3gyj8wdvp83','Éva Kovács','Eva@acme.test','2026-11-21T16:20:10.099532Z','2026-11-21T16:20:10.099540Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zegxph5q6nvnrg1c0kppwd','Acmé','2026-11-21T16:20:10.065249Z','2026-11-21T16:20:10.235459Z','{"country":"DE","notify_url":"http://127.0.0.1:36145/notify","email_summary":"true"}');
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
CREATE INDEX job_by_created ON job (workspace_id, created_at, id);
CREATE INDEX job_by_updated ON job (workspace_id, updated_at, id);
CREATE INDEX job_by_id ON job (workspace_id, id);
CREATE INDEX job_unfinished ON job (id) WHERE finished_at IS NULL;
CREATE INDEX record_by_host ON record (workspace_id, host, created_at, id);
CREATE INDEX record_by_tld ON record (workspace_id, tld, created_at, id);
CREATE INDEX record_by_destination ON record (workspace_id, destination, created_at, id);
COMMIT;
