-- A database with data in it, of 0004_plans: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795278010879949,'2026-11-21',4,2);
INSERT INTO "click_day" VALUES(1795278010883707,'2026-11-21',1,0);
INSERT INTO "click_day" VALUES(1795278010887544,'2026-11-21',0,1);
INSERT INTO "click_day" VALUES(1795278010967242,'2026-11-21',3,0);
INSERT INTO "click_day" VALUES(1795278010970857,'2026-11-21',1,0);
INSERT INTO "click_day" VALUES(1795278010977860,'2026-11-21',1,0);
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
INSERT INTO "host" VALUES('localhost','01m7zegyfb3dw57e1yhgtf7stk','01m7zegyeb7pc3bv7rymy9k7ge','localhost',0,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:10.859138Z','2026-11-21T16:20:10.859157Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zegyfstqsebymsw52j90w8','01m7zegyeb7pc3bv7rymy9k7ge','acme.test',1,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:10.873867Z','2026-11-21T16:20:10.873875Z');
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
INSERT INTO "job" VALUES('01m7zegym6vagqycyqtxn5t6p9','01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyeaxwwz0m1vgc64x99z','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:20:11.014460Z',2,2,'2026-11-21T16:20:11.014884Z','2026-11-21T16:20:11.023642Z','2026-11-21T16:20:11.023642Z',1795278011011636);
INSERT INTO "job" VALUES('01m7zegynq0xs0t994gvna2n50','01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyeaxwwz0m1vgc64x99z','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:20:11.062176Z',3,1,'2026-11-21T16:20:11.063041Z','2026-11-21T16:20:11.066313Z',NULL,1795278011051341);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyeaxwwz0m1vgc64x99z','owner','2026-11-21T16:20:10.827413Z');
INSERT INTO "member" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyffq01tvfxrnwwx1bjy','editor','2026-11-21T16:20:10.864135Z');
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
INSERT INTO "record" VALUES(1795278010860981,'01m7zegyfcynpajf8t1dpsvrsh','01m7zegyeb7pc3bv7rymy9k7ge','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','cli','2026-11-21T16:20:10.860981Z');
INSERT INTO "record" VALUES(1795278010879949,'01m7zegyfzxn1jxmvg35j67rtt','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.879949Z');
INSERT INTO "record" VALUES(1795278010883707,'01m7zegyg3p336mxxa4yhztqrr','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyffq01tvfxrnwwx1bjy','api','2026-11-21T16:20:10.883707Z');
INSERT INTO "record" VALUES(1795278010887544,'01m7zegyg7h033gpkyssr6jgyr','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.887544Z');
INSERT INTO "record" VALUES(1795278010962812,'01m7zegyjjscddhdg8bf6rae2t','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$sZAee0d3gD0BlzrJ$78cee36bdd51090d918746b511118a78dde4d9d08c7b9bdfb4e696e9baa3c3909057ee9823217b13bca3ddd47a404ec515656c776dbcfdc58ccb82e50fdd7448','off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyffq01tvfxrnwwx1bjy','api','2026-11-21T16:20:10.962812Z');
INSERT INTO "record" VALUES(1795278010967242,'01m7zegyjq7jqykdf48drbc51w','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.967242Z');
INSERT INTO "record" VALUES(1795278010970857,'01m7zegyjtts2m8h7ntg91j1n8','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyffq01tvfxrnwwx1bjy','api','2026-11-21T16:20:10.970857Z');
INSERT INTO "record" VALUES(1795278010974153,'01m7zegyjy4stmhcj2qtn57mxa','01m7zegyeb7pc3bv7rymy9k7ge','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.974153Z');
INSERT INTO "record" VALUES(1795278010977860,'01m7zegyk1twjzcffh0rz55gh9','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.977860Z');
INSERT INTO "record" VALUES(1795278010981696,'01m7zegyk5nr4g46ds93qmbhkv','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.981696Z');
INSERT INTO "record" VALUES(1795278010984890,'01m7zegyk8vt4ph6hp12x3dzvd','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:39799/gone','["http://127.0.0.1:39799/gone","http://127.0.0.1:39799/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'pending',1,1,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.984890Z');
INSERT INTO "record" VALUES(1795278010987987,'01m7zegykbyvsjc0vwdsf8e1pg','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:10.991585Z');
INSERT INTO "record" VALUES(1795278011055289,'01m7zegynf910n0vchgmg2fx4d','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:11.055289Z');
INSERT INTO "record" VALUES(1795278011059009,'01m7zegynk09ekc9z50qsxzyps','01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegyeaxwwz0m1vgc64x99z','api','2026-11-21T16:20:11.059009Z');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1795278010879949,'01m7zegyeb7pc3bv7rymy9k7ge',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278010883707,'01m7zegyeb7pc3bv7rymy9k7ge',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278010887544,'01m7zegyeb7pc3bv7rymy9k7ge',0,1,'');
INSERT INTO "record_clicks" VALUES(1795278010967242,'01m7zegyeb7pc3bv7rymy9k7ge',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278010970857,'01m7zegyeb7pc3bv7rymy9k7ge',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278010977860,'01m7zegyeb7pc3bv7rymy9k7ge',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','short-url','link','off','',8);
INSERT INTO "record_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','go.acme.test','short-url','link','pending','',1);
INSERT INTO "record_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795278011055289,'01m7zegyeb7pc3bv7rymy9k7ge','old');
INSERT INTO "record_tag" VALUES(1795278011059009,'01m7zegyeb7pc3bv7rymy9k7ge','old');
INSERT INTO "record_tag" VALUES(1795278010879949,'01m7zegyeb7pc3bv7rymy9k7ge','spring');
INSERT INTO "record_tag" VALUES(1795278010883707,'01m7zegyeb7pc3bv7rymy9k7ge','spring');
INSERT INTO "record_tag" VALUES(1795278010879949,'01m7zegyeb7pc3bv7rymy9k7ge','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010860981,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010879949,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010883707,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010887544,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010962812,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010967242,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010970857,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010974153,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010977860,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010981696,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010984890,'watchedgo.acme.testhttp://127.0.0.1:39799/gone');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278010987987,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278011055289,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m7zegyeb7pc3bv7rymy9k7ge',1795278011059009,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:10.780485');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:20:10.781586');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 16:20:10.785138');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 16:20:10.786143');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('generation','44');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','old',2);
INSERT INTO "tag_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','spring',2);
INSERT INTO "tag_count" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','Überblick',1);
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
INSERT INTO "token" VALUES('01m7zegyec5sy5xykxzmrvdgn6','01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyeaxwwz0m1vgc64x99z','api','first token','owner','9348d564f72e817850e635a2f20ac9ef4327a99b928369064aa3b8e2a43902ed','2026-11-21T16:20:10.828194Z',NULL,'2026-11-21T16:20:10.871585Z',NULL);
INSERT INTO "token" VALUES('01m7zegyfgvv1pqqp8jaf139vp','01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyffq01tvfxrnwwx1bjy','mcp','agent','viewer','75bfe7265327c18bede27cf46c24825d030dec68ae38ba9e952bdd2370c8cdb8','2026-11-21T16:20:10.864903Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zegyfhb1196xctp5dk72j8','01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyffq01tvfxrnwwx1bjy','api','editor','editor','6d6d12806752b497cf2cef89a36c84bc6f41dd373ed305cc4f18b99fa9b7ee2f','2026-11-21T16:20:10.865364Z',NULL,'2026-11-21T16:20:10.882551Z',NULL);
INSERT INTO "token" VALUES('01m7zegyfhvqg3hjtgb9p9vsm8','01m7zegyeb7pc3bv7rymy9k7ge','01m7zegyffq01tvfxrnwwx1bjy','api','revoked','editor','9bff1113d0a3ae5a8a07441cd35d24055455c84b41f761dfbaa147ebb7fa12ac','2026-11-21T16:20:10.865896Z',NULL,NULL,'2026-11-21T16:20:10.866687Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "user" VALUES('01m7zegyeaxwwz0m1vgc64x99z','Owner','owner@localhost','2026-11-21T16:20:10.826980Z','2026-11-21T16:20:10.827002Z');
INSERT INTO "user" VALUES('01m7zegyffq01tvfxrnwwx1bjy','Éva Kovács','Eva@acme.test','2026-11-21T16:20:10.863752Z','2026-11-21T16:20:10.863763Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zegyeb7pc3bv7rymy9k7ge','Acmé','2026-11-21T16:20:10.827255Z','2026-11-21T16:20:11.003202Z','{"country":"DE","notify_url":"http://127.0.0.1:39799/notify","email_summary":"true"}','self-hosted');
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
COMMIT;
