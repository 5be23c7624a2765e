-- A database with data in it, of 0007_confirmations: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795278013557592,'2026-11-21',4,2,1);
INSERT INTO "click_day" VALUES(1795278013562311,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278013567067,'2026-11-21',0,1,0);
INSERT INTO "click_day" VALUES(1795278013649149,'2026-11-21',3,0,1);
INSERT INTO "click_day" VALUES(1795278013652925,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278013659962,'2026-11-21',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795278013557592,'2026-11-21','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795278013557592,'2026-11-21','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795278013557592,'2026-11-21','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795278013562311,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278013562311,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278013649149,'2026-11-21','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795278013649149,'2026-11-21','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795278013652925,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278013652925,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278013659962,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278013659962,'2026-11-21','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795278013557592,'2026-11-21',-529596405529943714);
INSERT INTO "click_visitor" VALUES(1795278013562311,'2026-11-21',-529596405529943714);
INSERT INTO "click_visitor" VALUES(1795278013649149,'2026-11-21',-529596405529943714);
INSERT INTO "click_visitor" VALUES(1795278013652925,'2026-11-21',-529596405529943714);
INSERT INTO "click_visitor" VALUES(1795278013659962,'2026-11-21',-529596405529943714);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('9afe7a63441cd313ec8d0c0f980e17f861639e156317a1f3138599405ad9ba06','01m7zeh11wkjzb959xgcb5tqv0','01m7zeh11w9rgzx2htyegbdvfz','{"tags":["spring"]}',2,'2026-11-21T17:20:13.925579Z');
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
INSERT INTO "host" VALUES('localhost','01m7zeh12y4s9sq179d9295z95','01m7zeh11wkjzb959xgcb5tqv0','localhost',0,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:13.534180Z','2026-11-21T16:20:13.534195Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zeh13exjc47p1ag1xpefss','01m7zeh11wkjzb959xgcb5tqv0','acme.test',1,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:13.550959Z','2026-11-21T16:20:13.550968Z');
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
INSERT INTO "job" VALUES('01m7zeh1815pwdyhvm9hnvnxyn','01m7zeh11wkjzb959xgcb5tqv0','01m7zeh11w9rgzx2htyegbdvfz','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:20:13.696768Z',2,2,'2026-11-21T16:20:13.697192Z','2026-11-21T16:20:13.706845Z','2026-11-21T16:20:13.706845Z',1795278013693919);
INSERT INTO "job" VALUES('01m7zeh1ev6ytx8wvh1wj20q6a','01m7zeh11wkjzb959xgcb5tqv0','01m7zeh11w9rgzx2htyegbdvfz','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:20:13.914392Z',3,1,'2026-11-21T16:20:13.915234Z','2026-11-21T16:20:13.919441Z',NULL,1795278013901631);
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
INSERT INTO "kept_answer" VALUES('01m7zeh11wkjzb959xgcb5tqv0','01m7zeh11w9rgzx2htyegbdvfz','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m7zeh18f6d564ht9g7v24gvp","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":null,"destination_routing":"first","plugins":null,"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m7zeh11w9rgzx2htyegbdvfz","created_via":"api","created_at":"2026-11-21T16:20:13.711205Z","updated_at":"2026-11-21T16:20:13.711205Z","expired_at":null}]}
','2026-11-21T16:20:13.713524Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zeh11wkjzb959xgcb5tqv0','01m7zeh11w9rgzx2htyegbdvfz','owner','2026-11-21T16:20:13.500782Z');
INSERT INTO "member" VALUES('01m7zeh11wkjzb959xgcb5tqv0','01m7zeh132tc1qmv2qyv4dtwbn','editor','2026-11-21T16:20:13.539444Z');
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
INSERT INTO "record" VALUES(1795278013535963,'01m7zeh12zy3n2gs1zvx0z4416','01m7zeh11wkjzb959xgcb5tqv0','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','cli','2026-11-21T16:20:13.535963Z');
INSERT INTO "record" VALUES(1795278013557592,'01m7zeh13njghj73yhsrqart3f','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.557592Z');
INSERT INTO "record" VALUES(1795278013562311,'01m7zeh13t9q5m2hcdxea0zxs5','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh132tc1qmv2qyv4dtwbn','api','2026-11-21T16:20:13.562311Z');
INSERT INTO "record" VALUES(1795278013567067,'01m7zeh13z231y664hp9ezvgjy','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.567067Z');
INSERT INTO "record" VALUES(1795278013644442,'01m7zeh16cdt12d144jdqtvj20','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$dRDbkTiZq1zJ3lsi$b9e555b649f0c58df3bb456e454e96cb6d0a931bdb8453ede21b5534d471a806f7a318dd1ab959ae18efb83859ea3791647bb30da774cfb5c7bd734ae1409668','off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh132tc1qmv2qyv4dtwbn','api','2026-11-21T16:20:13.644442Z');
INSERT INTO "record" VALUES(1795278013649149,'01m7zeh16h4n8cwpn6jdzv2t20','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.649149Z');
INSERT INTO "record" VALUES(1795278013652925,'01m7zeh16mwxytr2jdxct33ypg','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh132tc1qmv2qyv4dtwbn','api','2026-11-21T16:20:13.652925Z');
INSERT INTO "record" VALUES(1795278013656475,'01m7zeh16revbgt8qg3wdbfv5h','01m7zeh11wkjzb959xgcb5tqv0','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.656475Z');
INSERT INTO "record" VALUES(1795278013659962,'01m7zeh16vy26xnhrkr2kev6cw','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.659962Z');
INSERT INTO "record" VALUES(1795278013663886,'01m7zeh16zvp464nc83k1n913q','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.663886Z');
INSERT INTO "record" VALUES(1795278013667292,'01m7zeh17394mq60564f1j18yv','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:42083/gone','["http://127.0.0.1:42083/gone","http://127.0.0.1:42083/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'pending',1,1,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.667292Z');
INSERT INTO "record" VALUES(1795278013670465,'01m7zeh176eh4v35x1wv1x7sm0','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.674125Z');
INSERT INTO "record" VALUES(1795278013711205,'01m7zeh18f6d564ht9g7v24gvp','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.711205Z');
INSERT INTO "record" VALUES(1795278013907129,'01m7zeh1ek41qpk6mqp1ny7gxn','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.907129Z');
INSERT INTO "record" VALUES(1795278013911108,'01m7zeh1eq3c43jc8k5z0bh377','01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh11w9rgzx2htyegbdvfz','api','2026-11-21T16:20:13.911108Z');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1795278013557592,'01m7zeh11wkjzb959xgcb5tqv0',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278013562311,'01m7zeh11wkjzb959xgcb5tqv0',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278013567067,'01m7zeh11wkjzb959xgcb5tqv0',0,1,'');
INSERT INTO "record_clicks" VALUES(1795278013649149,'01m7zeh11wkjzb959xgcb5tqv0',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278013652925,'01m7zeh11wkjzb959xgcb5tqv0',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278013659962,'01m7zeh11wkjzb959xgcb5tqv0',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','short-url','link','off','',9);
INSERT INTO "record_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','go.acme.test','short-url','link','pending','',1);
INSERT INTO "record_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795278013907129,'01m7zeh11wkjzb959xgcb5tqv0','old');
INSERT INTO "record_tag" VALUES(1795278013911108,'01m7zeh11wkjzb959xgcb5tqv0','old');
INSERT INTO "record_tag" VALUES(1795278013557592,'01m7zeh11wkjzb959xgcb5tqv0','spring');
INSERT INTO "record_tag" VALUES(1795278013562311,'01m7zeh11wkjzb959xgcb5tqv0','spring');
INSERT INTO "record_tag" VALUES(1795278013557592,'01m7zeh11wkjzb959xgcb5tqv0','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013535963,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013557592,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013562311,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013567067,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013644442,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013649149,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013652925,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013656475,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013659962,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013663886,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013667292,'watchedgo.acme.testhttp://127.0.0.1:42083/gone');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013670465,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013711205,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013907129,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m7zeh11wkjzb959xgcb5tqv0',1795278013911108,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:13.451868');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:20:13.453135');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 16:20:13.456924');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 16:20:13.457953');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 16:20:13.458495');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-21 16:20:13.459417');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-21 16:20:13.459984');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','6c95098a91109c336ac143cd71030d9a 13');
INSERT INTO "state" VALUES('generation','50');
INSERT INTO "state" VALUES('visitors_salt','2026-11-21 f7416c1101f1407f8215e94134526315');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','old',2);
INSERT INTO "tag_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','spring',2);
INSERT INTO "tag_count" VALUES('01m7zeh11wkjzb959xgcb5tqv0','Überblick',1);
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
INSERT INTO "token" VALUES('01m7zeh11xn2rpm8mdyrd37aje','01m7zeh11wkjzb959xgcb5tqv0','01m7zeh11w9rgzx2htyegbdvfz','api','first token','owner','3975831a43f787fecb3c1488a4635e0d6f09f71f1190b1d45f2137d7f2849756','2026-11-21T16:20:13.501684Z',NULL,'2026-11-21T16:20:13.548459Z',NULL);
INSERT INTO "token" VALUES('01m7zeh1349dmwbvjb8ntqxm2v','01m7zeh11wkjzb959xgcb5tqv0','01m7zeh132tc1qmv2qyv4dtwbn','mcp','agent','viewer','c3db478e858628aacc9b065f6badfddb79c1d1ff45350c90a58d3601101a1636','2026-11-21T16:20:13.540311Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zeh134scjm2kq71f6kxx60','01m7zeh11wkjzb959xgcb5tqv0','01m7zeh132tc1qmv2qyv4dtwbn','api','editor','editor','19c10bf3362f40d5acc4b629e2fa24f9c9c5157872a806bc608d5f17165e0e28','2026-11-21T16:20:13.540822Z',NULL,'2026-11-21T16:20:13.560546Z',NULL);
INSERT INTO "token" VALUES('01m7zeh13596jcggrfnhw2nea5','01m7zeh11wkjzb959xgcb5tqv0','01m7zeh132tc1qmv2qyv4dtwbn','api','revoked','editor','e4df1b31d34798d46be95fdf120f5de7b4881adc96ddbc9bce6de46f551f75ce','2026-11-21T16:20:13.541303Z',NULL,NULL,'2026-11-21T16:20:13.542210Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "user" VALUES('01m7zeh11w9rgzx2htyegbdvfz','Owner','owner@localhost','2026-11-21T16:20:13.500331Z','2026-11-21T16:20:13.500350Z');
INSERT INTO "user" VALUES('01m7zeh132tc1qmv2qyv4dtwbn','Éva Kovács','Eva@acme.test','2026-11-21T16:20:13.538858Z','2026-11-21T16:20:13.538867Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zeh11wkjzb959xgcb5tqv0','Acmé','2026-11-21T16:20:13.500635Z','2026-11-21T16:20:13.687293Z','{"country":"DE","notify_url":"http://127.0.0.1:42083/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m7zeh11wkjzb959xgcb5tqv0','2026-11-21',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m7zeh11wkjzb959xgcb5tqv0','2026-11-21','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m7zeh11wkjzb959xgcb5tqv0','2026-11-21','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m7zeh11wkjzb959xgcb5tqv0','2026-11-21','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m7zeh11wkjzb959xgcb5tqv0','2026-11-21',-529596405529943714);
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
CREATE INDEX confirmation_by_end ON confirmation (expires_at);
COMMIT;
