-- A database with data in it, of 0008_watching: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795278014696812,'2026-11-21',4,2,1);
INSERT INTO "click_day" VALUES(1795278014701139,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278014705586,'2026-11-21',0,1,0);
INSERT INTO "click_day" VALUES(1795278014787532,'2026-11-21',3,0,1);
INSERT INTO "click_day" VALUES(1795278014791567,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278014799124,'2026-11-21',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795278014696812,'2026-11-21','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795278014696812,'2026-11-21','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795278014696812,'2026-11-21','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795278014701139,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278014701139,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278014787532,'2026-11-21','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795278014787532,'2026-11-21','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795278014791567,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278014791567,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278014799124,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278014799124,'2026-11-21','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795278014696812,'2026-11-21',7934661991172028398);
INSERT INTO "click_visitor" VALUES(1795278014701139,'2026-11-21',7934661991172028398);
INSERT INTO "click_visitor" VALUES(1795278014787532,'2026-11-21',7934661991172028398);
INSERT INTO "click_visitor" VALUES(1795278014791567,'2026-11-21',7934661991172028398);
INSERT INTO "click_visitor" VALUES(1795278014799124,'2026-11-21',7934661991172028398);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('7cf43f42cb95468222efd65015d42712466a7b70f2cf08c2b4d186586e64766e','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh25bw2mzngkyscm6e5qh','{"tags":["spring"]}',2,'2026-11-21T17:20:21.064866Z');
CREATE TABLE delivery (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_id TEXT NOT NULL,
        event TEXT NOT NULL,
        url TEXT NOT NULL,
        body TEXT NOT NULL,
        state TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        status INTEGER,
        reason TEXT NOT NULL,
        due_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "delivery" VALUES('01m7zeh6m2v38renrkq39gjkxd','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh2apts7j88yxrzd4mfs2','destination.broken','http://127.0.0.1:33345/notify','{"type":"destination.broken","timestamp":"2026-11-21T16:20:19.202840Z","data":{"id":"01m7zeh2apts7j88yxrzd4mfs2","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33345/gone","checked_at":"2026-11-21T16:20:19.189446Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-21T16:20:19.202885Z','2026-11-21T16:20:19.217472Z');
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
    , dns_due_at TEXT) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m7zeh26hy2krv5rqwdk2x2gf','01m7zeh25c7m6ta6kc5ccbpf59','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-21T16:20:15.121049Z','2026-11-21T16:20:14.674003Z','2026-11-21T16:20:14.674007Z','2026-11-21T22:06:00.104585Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zeh271ysy906qesj2p8cm1','01m7zeh25c7m6ta6kc5ccbpf59','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-21T16:20:20.520266Z"}]','','2026-11-21T16:20:20.520266Z','2026-11-21T16:20:14.690009Z','2026-11-21T16:20:14.690012Z','2026-11-21T16:30:46.423032Z');
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
INSERT INTO "job" VALUES('01m7zeh2brxkxtsmm77xksqqgn','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh25bw2mzngkyscm6e5qh','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:20:14.840523Z',2,2,'2026-11-21T16:20:14.840958Z','2026-11-21T16:20:14.850368Z','2026-11-21T16:20:14.850368Z',1795278014837537);
INSERT INTO "job" VALUES('01m7zeh8dt48949t1rxjh0kfjn','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh25bw2mzngkyscm6e5qh','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:20:21.048936Z',3,1,'2026-11-21T16:20:21.050151Z','2026-11-21T16:20:21.057830Z',NULL,1795278021032255);
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
INSERT INTO "kept_answer" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh25bw2mzngkyscm6e5qh','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m7zeh2c5jpb35571mn2gpf8y","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":null,"destination_routing":"first","plugins":null,"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m7zeh25bw2mzngkyscm6e5qh","created_via":"api","created_at":"2026-11-21T16:20:14.853598Z","updated_at":"2026-11-21T16:20:14.853598Z","expired_at":null}]}
','2026-11-21T16:20:14.855120Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh25bw2mzngkyscm6e5qh','owner','2026-11-21T16:20:14.636414Z');
INSERT INTO "member" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh26pmzbhb4ky8bwsfw40','editor','2026-11-21T16:20:14.679078Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1795278014675808,'01m7zeh26ks8j9sfz1ymg9kg25','01m7zeh25c7m6ta6kc5ccbpf59','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','cli','2026-11-21T16:20:14.675808Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014696812,'01m7zeh278sc6xax53saaear0c','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.696812Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014701139,'01m7zeh27d4bnjz37qq8s5x076','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh26pmzbhb4ky8bwsfw40','api','2026-11-21T16:20:14.701139Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014705586,'01m7zeh27hjav2ycnen75hsv8w','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.705586Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014782481,'01m7zeh29yf1bafef6evje3hsa','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$OXA2gZ00ZzlzUda7$a305f94e677c196a33c133ed86d2aaf30a9b4fe97ae305a7e27f9d9e6a0b76d21b5c41e6e36b7e504b2bb2c94a42a3bbea72c3738a87de85687559a23807077c','off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh26pmzbhb4ky8bwsfw40','api','2026-11-21T16:20:14.782481Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014787532,'01m7zeh2a3gmnhndk5xzrzcgzw','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.787532Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014791567,'01m7zeh2a7hqmr3vg3r58tt40w','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh26pmzbhb4ky8bwsfw40','api','2026-11-21T16:20:14.791567Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014795329,'01m7zeh2aba9kn0v6bc5jrcb7d','01m7zeh25c7m6ta6kc5ccbpf59','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.795329Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014799124,'01m7zeh2af3wkm61mdg57hee4x','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.799124Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014803075,'01m7zeh2ak2btgd1w9a0gjwq92','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.803075Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014806857,'01m7zeh2apts7j88yxrzd4mfs2','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:33345/gone','["http://127.0.0.1:33345/gone","http://127.0.0.1:33345/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.806857Z','[0]',1);
INSERT INTO "record" VALUES(1795278014810946,'01m7zeh2atxjcx4p20v5bmpzj4','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.814851Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278014853598,'01m7zeh2c5jpb35571mn2gpf8y','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:14.853598Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278021039734,'01m7zeh8dfpyrcas57e6a35fd9','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:21.039734Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278021043870,'01m7zeh8dkv6y7j0kvwsf947m5','01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh25bw2mzngkyscm6e5qh','api','2026-11-21T16:20:21.043870Z',NULL,NULL);
CREATE TABLE record_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        at TEXT NOT NULL,
        destination TEXT NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        status INTEGER,
        ms INTEGER NOT NULL,
        PRIMARY KEY (record_seq, at, destination)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_check" VALUES(1795278014806857,'2026-11-21T16:20:15.101777Z','http://127.0.0.1:33345/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795278014806857,'2026-11-21T16:20:15.103332Z','http://127.0.0.1:33345/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795278014806857,'2026-11-21T16:20:16.936949Z','http://127.0.0.1:33345/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795278014806857,'2026-11-21T16:20:17.018104Z','http://127.0.0.1:33345/gone','down','It answers with the status 404.',404,8);
INSERT INTO "record_check" VALUES(1795278014806857,'2026-11-21T16:20:19.143875Z','http://127.0.0.1:33345/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795278014806857,'2026-11-21T16:20:19.189446Z','http://127.0.0.1:33345/gone','down','It answers with the status 404.',404,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1795278014696812,'01m7zeh25c7m6ta6kc5ccbpf59',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278014701139,'01m7zeh25c7m6ta6kc5ccbpf59',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278014705586,'01m7zeh25c7m6ta6kc5ccbpf59',0,1,'');
INSERT INTO "record_clicks" VALUES(1795278014787532,'01m7zeh25c7m6ta6kc5ccbpf59',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278014791567,'01m7zeh25c7m6ta6kc5ccbpf59',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278014799124,'01m7zeh25c7m6ta6kc5ccbpf59',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','short-url','link','off','',9);
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795278021039734,'01m7zeh25c7m6ta6kc5ccbpf59','old');
INSERT INTO "record_tag" VALUES(1795278021043870,'01m7zeh25c7m6ta6kc5ccbpf59','old');
INSERT INTO "record_tag" VALUES(1795278014696812,'01m7zeh25c7m6ta6kc5ccbpf59','spring');
INSERT INTO "record_tag" VALUES(1795278014701139,'01m7zeh25c7m6ta6kc5ccbpf59','spring');
INSERT INTO "record_tag" VALUES(1795278014696812,'01m7zeh25c7m6ta6kc5ccbpf59','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014675808,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014696812,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014701139,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014705586,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014782481,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014787532,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014791567,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014795329,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014799124,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014803075,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014806857,'watchedgo.acme.testhttp://127.0.0.1:33345/gone');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014810946,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278014853598,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278021039734,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m7zeh25c7m6ta6kc5ccbpf59',1795278021043870,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:14.576817');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:20:14.578161');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 16:20:14.582480');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 16:20:14.583561');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 16:20:14.584137');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-21 16:20:14.585090');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-21 16:20:14.585709');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-21 16:20:14.587469');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','cd2557f6a26e25b417813c8cb5b9d4d5 13');
INSERT INTO "state" VALUES('generation','60');
INSERT INTO "state" VALUES('visitors_salt','2026-11-21 d2c1cf4ecbf38823f27230863a11a786');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','old',2);
INSERT INTO "tag_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','spring',2);
INSERT INTO "tag_count" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','Überblick',1);
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
INSERT INTO "token" VALUES('01m7zeh25d5xz3v9kew9zb11gt','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh25bw2mzngkyscm6e5qh','api','first token','owner','01936e72d68d26b0cc120a9450d6e86d111549fe9b30ad8b58aefc0eab906bb3','2026-11-21T16:20:14.637197Z',NULL,'2026-11-21T16:20:14.687251Z',NULL);
INSERT INTO "token" VALUES('01m7zeh26qvbct6w22d8mtmj7a','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh26pmzbhb4ky8bwsfw40','mcp','agent','viewer','35e16412798feee1997839106e24d921c12dbf9bc690075e3a8bcba129c1549c','2026-11-21T16:20:14.679886Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zeh26rb0a9qtgbdqqyfvxq','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh26pmzbhb4ky8bwsfw40','api','editor','editor','f6ae40b87bad9da5539521c667bcf375836eb760849962f3c5a2de837d069ea6','2026-11-21T16:20:14.680363Z',NULL,'2026-11-21T16:20:14.699606Z',NULL);
INSERT INTO "token" VALUES('01m7zeh26rsgk625kzz8xa99px','01m7zeh25c7m6ta6kc5ccbpf59','01m7zeh26pmzbhb4ky8bwsfw40','api','revoked','editor','3804f93214c1284b91232675aea8286bd60a6014fef5e087460be233b737ae56','2026-11-21T16:20:14.680825Z',NULL,NULL,'2026-11-21T16:20:14.681642Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "user" VALUES('01m7zeh25bw2mzngkyscm6e5qh','Owner','owner@localhost','2026-11-21T16:20:14.635921Z','2026-11-21T16:20:14.635941Z');
INSERT INTO "user" VALUES('01m7zeh26pmzbhb4ky8bwsfw40','Éva Kovács','Eva@acme.test','2026-11-21T16:20:14.678686Z','2026-11-21T16:20:14.678696Z');
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
INSERT INTO "watch" VALUES(1795278014806857,'http://127.0.0.1:33345/fine','up',0,2,'2026-11-21T16:20:19.143875Z','2026-11-21T16:20:21.184352Z');
INSERT INTO "watch" VALUES(1795278014806857,'http://127.0.0.1:33345/gone','down',3,NULL,'2026-11-21T16:20:19.189446Z','2026-11-21T16:20:21.228577Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','Acmé','2026-11-21T16:20:14.636255Z','2026-11-21T16:20:14.830712Z','{"country":"DE","notify_url":"http://127.0.0.1:33345/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','2026-11-21',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','2026-11-21','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','2026-11-21','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','2026-11-21','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m7zeh25c7m6ta6kc5ccbpf59','2026-11-21',7934661991172028398);
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
CREATE INDEX watch_by_due ON watch (due_at);
CREATE INDEX delivery_by_workspace ON delivery (workspace_id, id);
CREATE INDEX delivery_by_due ON delivery (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX host_by_dns_due ON host (dns_due_at) WHERE dns_due_at IS NOT NULL;
COMMIT;
