-- A database with data in it, of 0006_clicks_by_kind: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795278012478499,'2026-11-21',4,2,1);
INSERT INTO "click_day" VALUES(1795278012483067,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278012487568,'2026-11-21',0,1,0);
INSERT INTO "click_day" VALUES(1795278012584985,'2026-11-21',3,0,1);
INSERT INTO "click_day" VALUES(1795278012589020,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278012596364,'2026-11-21',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795278012478499,'2026-11-21','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795278012478499,'2026-11-21','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795278012478499,'2026-11-21','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795278012483067,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278012483067,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278012584985,'2026-11-21','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795278012584985,'2026-11-21','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795278012589020,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278012589020,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278012596364,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278012596364,'2026-11-21','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795278012478499,'2026-11-21',-7940825481354445963);
INSERT INTO "click_visitor" VALUES(1795278012483067,'2026-11-21',-7940825481354445963);
INSERT INTO "click_visitor" VALUES(1795278012584985,'2026-11-21',-7940825481354445963);
INSERT INTO "click_visitor" VALUES(1795278012589020,'2026-11-21',-7940825481354445963);
INSERT INTO "click_visitor" VALUES(1795278012596364,'2026-11-21',-7940825481354445963);
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
INSERT INTO "host" VALUES('localhost','01m7zeh0119kcnv52n40m3x18a','01m7zegzzv6s2pvbvz43d2fvbs','localhost',0,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:12.449334Z','2026-11-21T16:20:12.449403Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zeh01p4q0m7emz63y85jd6','01m7zegzzv6s2pvbvz43d2fvbs','acme.test',1,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:12.470166Z','2026-11-21T16:20:12.470176Z');
CREATE TABLE job (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        kind TEXT NOT NULL,
        state TEXT NOT NULL,
        filter TEXT NOT NULL,
        moment TEXT NOT NULL,
        matched INTEGER NOT NULL,
        deleted INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        finished_at TEXT
    , position INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "job" VALUES('01m7zeh06vqpbgmnrgbpkqc7zj','01m7zegzzv6s2pvbvz43d2fvbs','01m7zegzztw44467fz3r0t3geh','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:20:12.635263Z',2,2,'2026-11-21T16:20:12.635770Z','2026-11-21T16:20:12.645242Z','2026-11-21T16:20:12.645242Z',1795278012632212);
INSERT INTO "job" VALUES('01m7zeh0d6nb3m9ezmysdk3wse','01m7zegzzv6s2pvbvz43d2fvbs','01m7zegzztw44467fz3r0t3geh','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:20:12.837783Z',3,1,'2026-11-21T16:20:12.838695Z','2026-11-21T16:20:12.842298Z',NULL,1795278012826412);
CREATE TABLE kept_answer (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        key TEXT NOT NULL,
        request TEXT NOT NULL,
        body TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id, key)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "kept_answer" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','01m7zegzztw44467fz3r0t3geh','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m7zeh078tr7zgkfn7r913t08","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":null,"destination_routing":"first","plugins":null,"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m7zegzztw44467fz3r0t3geh","created_via":"api","created_at":"2026-11-21T16:20:12.648856Z","updated_at":"2026-11-21T16:20:12.648856Z","expired_at":null}]}
','2026-11-21T16:20:12.649955Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','01m7zegzztw44467fz3r0t3geh','owner','2026-11-21T16:20:12.411387Z');
INSERT INTO "member" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','01m7zeh015z482xbptwrn24cn5','editor','2026-11-21T16:20:12.454654Z');
CREATE TABLE record (
        seq INTEGER NOT NULL PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
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
        qr TEXT,
        password_hash TEXT,
        monitor TEXT NOT NULL,
        is_notify INTEGER NOT NULL,
        is_switch_unbroken_destination INTEGER NOT NULL,
        paused_by TEXT NOT NULL,
        starts_at TEXT,
        expired_at TEXT,
        expired_url TEXT,
        max_clicks INTEGER,
        created_by TEXT NOT NULL REFERENCES user (id),
        created_via TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1795278012451070,'01m7zeh01326rjdf5e4wth9gx3','01m7zegzzv6s2pvbvz43d2fvbs','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','cli','2026-11-21T16:20:12.451070Z');
INSERT INTO "record" VALUES(1795278012478499,'01m7zeh01yfkgwmyj98hpb9cs1','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.478499Z');
INSERT INTO "record" VALUES(1795278012483067,'01m7zeh02323kqrsb4jzb37xcz','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh015z482xbptwrn24cn5','api','2026-11-21T16:20:12.483067Z');
INSERT INTO "record" VALUES(1795278012487568,'01m7zeh027hrh3j6zwx7mq2crj','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.487568Z');
INSERT INTO "record" VALUES(1795278012580047,'01m7zeh0541fw85a7kwyh6gjgx','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$2MlIt9ETEb4nikj0$a445eee119fe5c1e7ffd24446d650f24e03597e2a93ea53102ec47e1586b101113040cc0b2c8aa393db2c357792a1b76bbbc90155da327941d7e6bff4d21962c','off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh015z482xbptwrn24cn5','api','2026-11-21T16:20:12.580047Z');
INSERT INTO "record" VALUES(1795278012584985,'01m7zeh058ys5hgb8gnvgrz1tx','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.584985Z');
INSERT INTO "record" VALUES(1795278012589020,'01m7zeh05d0mb4wy62vvvtre55','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh015z482xbptwrn24cn5','api','2026-11-21T16:20:12.589020Z');
INSERT INTO "record" VALUES(1795278012592718,'01m7zeh05gpe7r88hyp2r2qgcz','01m7zegzzv6s2pvbvz43d2fvbs','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.592718Z');
INSERT INTO "record" VALUES(1795278012596364,'01m7zeh05mbc0xsyqsbvxwn66a','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.596364Z');
INSERT INTO "record" VALUES(1795278012600029,'01m7zeh05r0xda54f7tajb7mhb','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.600029Z');
INSERT INTO "record" VALUES(1795278012603135,'01m7zeh05v47akrpakcs155wz7','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:44111/gone','["http://127.0.0.1:44111/gone","http://127.0.0.1:44111/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'pending',1,1,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.603135Z');
INSERT INTO "record" VALUES(1795278012606449,'01m7zeh05ye1nz9836d1qswh6h','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.610002Z');
INSERT INTO "record" VALUES(1795278012648856,'01m7zeh078tr7zgkfn7r913t08','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.648856Z');
INSERT INTO "record" VALUES(1795278012830333,'01m7zeh0cyad2rsewhqy18ca4c','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.830333Z');
INSERT INTO "record" VALUES(1795278012834052,'01m7zeh0d21m1d0b2kncbzqgbg','01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegzztw44467fz3r0t3geh','api','2026-11-21T16:20:12.834052Z');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1795278012478499,'01m7zegzzv6s2pvbvz43d2fvbs',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278012483067,'01m7zegzzv6s2pvbvz43d2fvbs',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278012487568,'01m7zegzzv6s2pvbvz43d2fvbs',0,1,'');
INSERT INTO "record_clicks" VALUES(1795278012584985,'01m7zegzzv6s2pvbvz43d2fvbs',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278012589020,'01m7zegzzv6s2pvbvz43d2fvbs',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278012596364,'01m7zegzzv6s2pvbvz43d2fvbs',1,0,'2026-11-21');
CREATE TABLE record_count (
        workspace_id TEXT NOT NULL,
        host TEXT NOT NULL,
        handler TEXT NOT NULL,
        type TEXT NOT NULL,
        monitor TEXT NOT NULL,
        paused_by TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, host, handler, type, monitor, paused_by)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','short-url','link','off','',9);
INSERT INTO "record_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','go.acme.test','short-url','link','pending','',1);
INSERT INTO "record_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795278012830333,'01m7zegzzv6s2pvbvz43d2fvbs','old');
INSERT INTO "record_tag" VALUES(1795278012834052,'01m7zegzzv6s2pvbvz43d2fvbs','old');
INSERT INTO "record_tag" VALUES(1795278012478499,'01m7zegzzv6s2pvbvz43d2fvbs','spring');
INSERT INTO "record_tag" VALUES(1795278012483067,'01m7zegzzv6s2pvbvz43d2fvbs','spring');
INSERT INTO "record_tag" VALUES(1795278012478499,'01m7zegzzv6s2pvbvz43d2fvbs','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012451070,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012478499,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012483067,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012487568,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012580047,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012584985,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012589020,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012592718,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012596364,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012600029,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012603135,'watchedgo.acme.testhttp://127.0.0.1:44111/gone');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012606449,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012648856,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012830333,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m7zegzzv6s2pvbvz43d2fvbs',1795278012834052,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:12.359157');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:20:12.360306');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 16:20:12.364112');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 16:20:12.365097');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 16:20:12.365856');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-21 16:20:12.366806');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','89e3b2e2f8a2feb0830ff7759029e25a 13');
INSERT INTO "state" VALUES('generation','49');
INSERT INTO "state" VALUES('visitors_salt','2026-11-21 40b99e0aaf20cbcceefae15bb7c27bad');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','old',2);
INSERT INTO "tag_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','spring',2);
INSERT INTO "tag_count" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','Überblick',1);
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
INSERT INTO "token" VALUES('01m7zegzzw4x4xbyk65d47yevc','01m7zegzzv6s2pvbvz43d2fvbs','01m7zegzztw44467fz3r0t3geh','api','first token','owner','100394a9b5cfbbd676bf71ec9e041454e2484048573a2609c809af18e1375986','2026-11-21T16:20:12.412166Z',NULL,'2026-11-21T16:20:12.466455Z',NULL);
INSERT INTO "token" VALUES('01m7zeh017mjcdqd1sw9sq7gs4','01m7zegzzv6s2pvbvz43d2fvbs','01m7zeh015z482xbptwrn24cn5','mcp','agent','viewer','114c871e83f0db27c2a831eae5514331035f204cb37bce833fe2be4648f24f5e','2026-11-21T16:20:12.455669Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zeh01a2m4gpp2hwtztzfgq','01m7zegzzv6s2pvbvz43d2fvbs','01m7zeh015z482xbptwrn24cn5','api','editor','editor','f6fe7df302ae2fe18db9b240654cb1d30beab862abc01d76ed7bdb16405d0f97','2026-11-21T16:20:12.458096Z',NULL,'2026-11-21T16:20:12.481269Z',NULL);
INSERT INTO "token" VALUES('01m7zeh01aj8nsryq2fzqfqn48','01m7zegzzv6s2pvbvz43d2fvbs','01m7zeh015z482xbptwrn24cn5','api','revoked','editor','1565e3060056a4edd216c83af3cd9dfc56e6ce4323bc68c055572012a303fa02','2026-11-21T16:20:12.458592Z',NULL,NULL,'2026-11-21T16:20:12.461337Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "user" VALUES('01m7zegzztw44467fz3r0t3geh','Owner','owner@localhost','2026-11-21T16:20:12.410921Z','2026-11-21T16:20:12.410943Z');
INSERT INTO "user" VALUES('01m7zeh015z482xbptwrn24cn5','Éva Kovács','Eva@acme.test','2026-11-21T16:20:12.454011Z','2026-11-21T16:20:12.454020Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','Acmé','2026-11-21T16:20:12.411226Z','2026-11-21T16:20:12.623654Z','{"country":"DE","notify_url":"http://127.0.0.1:44111/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','2026-11-21',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','2026-11-21','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','2026-11-21','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','2026-11-21','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m7zegzzv6s2pvbvz43d2fvbs','2026-11-21',-7940825481354445963);
CREATE UNIQUE INDEX "schema_migration_name" ON "schema_migration" ("name");
CREATE INDEX token_of_member ON token (workspace_id, user_id);
CREATE INDEX host_by_id ON host (workspace_id, id);
CREATE INDEX host_by_created ON host (workspace_id, created_at, id);
CREATE INDEX host_by_updated ON host (workspace_id, updated_at, id);
CREATE INDEX job_by_created ON job (workspace_id, created_at, id);
CREATE INDEX job_by_updated ON job (workspace_id, updated_at, id);
CREATE INDEX job_by_id ON job (workspace_id, id);
CREATE INDEX job_unfinished ON job (id) WHERE finished_at IS NULL;
CREATE TRIGGER record_made AFTER INSERT ON record BEGIN 
    INSERT INTO record_count (workspace_id, host, handler, type, monitor, paused_by, records)
    VALUES (new.workspace_id, new.host, new.handler, new.type, new.monitor, new.paused_by, 1)
    ON CONFLICT (workspace_id, host, handler, type, monitor, paused_by) DO UPDATE SET records = records + 1;
 END;
CREATE TRIGGER record_gone AFTER DELETE ON record BEGIN
        
    UPDATE record_count SET records = records - 1
    WHERE workspace_id = old.workspace_id AND host = old.host AND handler = old.handler AND type = old.type
    AND monitor = old.monitor AND paused_by = old.paused_by;

        DELETE FROM record_text WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
    END;
CREATE TRIGGER record_moved AFTER UPDATE OF host, handler, type, monitor, paused_by ON record
    WHEN (old.host, old.handler, old.type, old.monitor, old.paused_by)
      <> (new.host, new.handler, new.type, new.monitor, new.paused_by)
    BEGIN 
    UPDATE record_count SET records = records - 1
    WHERE workspace_id = old.workspace_id AND host = old.host AND handler = old.handler AND type = old.type
    AND monitor = old.monitor AND paused_by = old.paused_by;
 
    INSERT INTO record_count (workspace_id, host, handler, type, monitor, paused_by, records)
    VALUES (new.workspace_id, new.host, new.handler, new.type, new.monitor, new.paused_by, 1)
    ON CONFLICT (workspace_id, host, handler, type, monitor, paused_by) DO UPDATE SET records = records + 1;
 END;
CREATE TRIGGER tag_given AFTER INSERT ON record_tag BEGIN
        INSERT INTO tag_count (workspace_id, tag, records) VALUES (new.workspace_id, new.tag, 1)
        ON CONFLICT (workspace_id, tag) DO UPDATE SET records = records + 1;
    END;
CREATE TRIGGER tag_taken AFTER DELETE ON record_tag BEGIN
        UPDATE tag_count SET records = records - 1 WHERE workspace_id = old.workspace_id AND tag = old.tag;
        DELETE FROM tag_count WHERE workspace_id = old.workspace_id AND tag = old.tag AND records = 0;
    END;
CREATE INDEX record_by_created ON record (workspace_id);
CREATE INDEX record_by_updated ON record (workspace_id, updated_at);
CREATE INDEX record_by_folded_alias ON record (workspace_id, host, alias_folded);
CREATE INDEX record_by_host ON record (workspace_id, host);
CREATE INDEX record_by_handler ON record (workspace_id, handler);
CREATE INDEX record_by_type ON record (workspace_id, type);
CREATE INDEX record_by_tld ON record (workspace_id, tld);
CREATE INDEX record_by_destination ON record (workspace_id, destination);
CREATE INDEX record_with_own_qr ON record (workspace_id) WHERE qr IS NOT NULL;
CREATE INDEX record_paused ON record (workspace_id) WHERE paused_by <> '';
CREATE INDEX record_broken ON record (workspace_id) WHERE monitor = 'down';
CREATE INDEX record_by_expiry ON record (workspace_id, expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX record_by_tag ON record_tag (workspace_id, tag);
CREATE INDEX record_by_last_click ON record_clicks (workspace_id, last_day);
CREATE INDEX kept_answer_by_age ON kept_answer (created_at);
CREATE TRIGGER click_visitor_new AFTER INSERT ON click_visitor BEGIN
        UPDATE click_day SET visitors = visitors + 1 WHERE record_seq = new.record_seq AND day = new.day;
    END;
CREATE TRIGGER workspace_visitor_new AFTER INSERT ON workspace_visitor BEGIN
        UPDATE workspace_day SET visitors = visitors + 1 WHERE workspace_id = new.workspace_id AND day = new.day;
    END;
COMMIT;
