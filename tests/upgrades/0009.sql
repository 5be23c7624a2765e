-- A database with data in it, of 0009_sessions: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795278021883688,'2026-11-21',4,2,1);
INSERT INTO "click_day" VALUES(1795278021887931,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278021891926,'2026-11-21',0,1,0);
INSERT INTO "click_day" VALUES(1795278022028636,'2026-11-21',3,0,1);
INSERT INTO "click_day" VALUES(1795278022032537,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278022040151,'2026-11-21',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795278021883688,'2026-11-21','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795278021883688,'2026-11-21','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795278021883688,'2026-11-21','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795278021887931,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278021887931,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278022028636,'2026-11-21','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795278022028636,'2026-11-21','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795278022032537,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278022032537,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278022040151,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278022040151,'2026-11-21','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795278021883688,'2026-11-21',2883101848610314150);
INSERT INTO "click_visitor" VALUES(1795278021887931,'2026-11-21',2883101848610314150);
INSERT INTO "click_visitor" VALUES(1795278022028636,'2026-11-21',2883101848610314150);
INSERT INTO "click_visitor" VALUES(1795278022032537,'2026-11-21',2883101848610314150);
INSERT INTO "click_visitor" VALUES(1795278022040151,'2026-11-21',2883101848610314150);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('987adc78129dda0987aad631b4ea96c20d0961009237e205ce55030acd370e2b','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh968b36zp5s6jxwh32e1','{"tags":["spring"]}',2,'2026-11-21T17:20:28.637734Z');
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
INSERT INTO "delivery" VALUES('01m7zehdpfvga636kg8h185ktq','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh9cz9nkbetxh62v5c7km','destination.broken','http://127.0.0.1:44185/notify','{"type":"destination.broken","timestamp":"2026-11-21T16:20:26.447855Z","data":{"id":"01m7zeh9cz9nkbetxh62v5c7km","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:44185/gone","checked_at":"2026-11-21T16:20:26.435480Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-21T16:20:26.447903Z','2026-11-21T16:20:26.459926Z');
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
INSERT INTO "host" VALUES('localhost','01m7zeh975ae9bczp9t1x74y3q','01m7zeh968n4ztf8h6esxwvv3b','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-21T16:20:22.370201Z','2026-11-21T16:20:21.861390Z','2026-11-21T16:20:21.861394Z','2026-11-21T22:25:34.462970Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zeh97n8pj63dypy3hgr2bp','01m7zeh968n4ztf8h6esxwvv3b','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-21T16:20:27.767749Z"}]','','2026-11-21T16:20:27.767749Z','2026-11-21T16:20:21.877299Z','2026-11-21T16:20:21.877302Z','2026-11-21T16:30:33.906532Z');
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
INSERT INTO "job" VALUES('01m7zeh9e2yd43xqxn9e10gvdh','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh968b36zp5s6jxwh32e1','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:20:22.082418Z',2,2,'2026-11-21T16:20:22.082984Z','2026-11-21T16:20:22.092512Z','2026-11-21T16:20:22.092512Z',1795278022079491);
INSERT INTO "job" VALUES('01m7zehfta96bpwepqpvx0hz4g','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh968b36zp5s6jxwh32e1','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:20:28.617136Z',3,1,'2026-11-21T16:20:28.618306Z','2026-11-21T16:20:28.628132Z',NULL,1795278028606619);
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
INSERT INTO "kept_answer" VALUES('01m7zeh968n4ztf8h6esxwvv3b','01m7zeh968b36zp5s6jxwh32e1','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m7zeh9eg0wmjq0pg45xfj12b","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":null,"destination_routing":"first","plugins":null,"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m7zeh968b36zp5s6jxwh32e1","created_via":"api","created_at":"2026-11-21T16:20:22.096028Z","updated_at":"2026-11-21T16:20:22.096028Z","expired_at":null}]}
','2026-11-21T16:20:22.097128Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zeh968n4ztf8h6esxwvv3b','01m7zeh968b36zp5s6jxwh32e1','owner','2026-11-21T16:20:21.832834Z');
INSERT INTO "member" VALUES('01m7zeh968n4ztf8h6esxwvv3b','01m7zeh97agpkr2ctheq14qt8y','editor','2026-11-21T16:20:21.866934Z');
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
INSERT INTO "record" VALUES(1795278021863295,'01m7zeh97797a0z0ptp2gs0ej4','01m7zeh968n4ztf8h6esxwvv3b','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','cli','2026-11-21T16:20:21.863295Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278021883688,'01m7zeh97vngcfns529vre6qmk','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:21.883688Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278021887931,'01m7zeh97zx3vy6sy6pcpkwwsw','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh97agpkr2ctheq14qt8y','api','2026-11-21T16:20:21.887931Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278021891926,'01m7zeh983wy0mxb8s0gx34d10','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:21.891926Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022023730,'01m7zeh9c7ptgxws3e4nfg9j80','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$CfEha6n7OarDnuu0$5d7b6283b50b3d1eada061bf39a57e44d85059434183416b2aa059f1862a740b48eced4ec4cf379bb8a1e1bc08cf87f98d80c9eaf29e5389f53665ecba503f1c','off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh97agpkr2ctheq14qt8y','api','2026-11-21T16:20:22.023730Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022028636,'01m7zeh9cckwnrka1yj9640fsk','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:22.028636Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022032537,'01m7zeh9cggs5sh51c2zvn8ahk','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh97agpkr2ctheq14qt8y','api','2026-11-21T16:20:22.032537Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022036196,'01m7zeh9cm643yw6zck0epe40p','01m7zeh968n4ztf8h6esxwvv3b','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:22.036196Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022040151,'01m7zeh9cr4q4ktz5hx5r5enmv','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:22.040151Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022043889,'01m7zeh9cvvskf2xkhw4exv42w','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:22.043889Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022047309,'01m7zeh9cz9nkbetxh62v5c7km','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:44185/gone','["http://127.0.0.1:44185/gone","http://127.0.0.1:44185/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:22.047309Z','[0]',1);
INSERT INTO "record" VALUES(1795278022050900,'01m7zeh9d2w4864bq7fxpxaf34','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:22.057414Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278022096028,'01m7zeh9eg0wmjq0pg45xfj12b','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:22.096028Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278028610506,'01m7zehft2ftrt8t6x655jakv5','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:28.610506Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278028614083,'01m7zehft62ksg5kk3zqryzrrj','01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zeh968b36zp5s6jxwh32e1','api','2026-11-21T16:20:28.614083Z',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795278022047309,'2026-11-21T16:20:22.348745Z','http://127.0.0.1:44185/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795278022047309,'2026-11-21T16:20:22.350309Z','http://127.0.0.1:44185/gone','down','It answers with the status 404.',404,5);
INSERT INTO "record_check" VALUES(1795278022047309,'2026-11-21T16:20:24.245735Z','http://127.0.0.1:44185/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795278022047309,'2026-11-21T16:20:24.469866Z','http://127.0.0.1:44185/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795278022047309,'2026-11-21T16:20:26.313776Z','http://127.0.0.1:44185/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795278022047309,'2026-11-21T16:20:26.435480Z','http://127.0.0.1:44185/gone','down','It answers with the status 404.',404,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1795278021883688,'01m7zeh968n4ztf8h6esxwvv3b',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278021887931,'01m7zeh968n4ztf8h6esxwvv3b',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278021891926,'01m7zeh968n4ztf8h6esxwvv3b',0,1,'');
INSERT INTO "record_clicks" VALUES(1795278022028636,'01m7zeh968n4ztf8h6esxwvv3b',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278022032537,'01m7zeh968n4ztf8h6esxwvv3b',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278022040151,'01m7zeh968n4ztf8h6esxwvv3b',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','short-url','link','off','',9);
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795278028610506,'01m7zeh968n4ztf8h6esxwvv3b','old');
INSERT INTO "record_tag" VALUES(1795278028614083,'01m7zeh968n4ztf8h6esxwvv3b','old');
INSERT INTO "record_tag" VALUES(1795278021883688,'01m7zeh968n4ztf8h6esxwvv3b','spring');
INSERT INTO "record_tag" VALUES(1795278021887931,'01m7zeh968n4ztf8h6esxwvv3b','spring');
INSERT INTO "record_tag" VALUES(1795278021883688,'01m7zeh968n4ztf8h6esxwvv3b','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278021863295,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278021883688,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278021887931,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278021891926,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022023730,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022028636,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022032537,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022036196,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022040151,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022043889,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022047309,'watchedgo.acme.testhttp://127.0.0.1:44185/gone');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022050900,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278022096028,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278028610506,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m7zeh968n4ztf8h6esxwvv3b',1795278028614083,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:21.767807');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:20:21.768881');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 16:20:21.772496');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 16:20:21.773418');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 16:20:21.773953');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-21 16:20:21.774814');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-21 16:20:21.775336');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-21 16:20:21.776937');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-21 16:20:21.777908');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "session" VALUES('01m7zehfstfmn69fh1fqjvntey','e8cb794d13f81a944935221c1b0d69c9048c2f63ebf6665c8d74f818e27077d1','01m7zeh968b36zp5s6jxwh32e1','01m7zeh968n4ztf8h6esxwvv3b','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-21T16:20:28.602522Z','2026-11-21T16:20:28.602249Z','2026-12-21T16:20:28.602249Z');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('79e119979396485bf6c56e48b0adf43ec16b09e9d07bc60519bac1df8222ae3d','01m7zeh968b36zp5s6jxwh32e1','2026-11-21T16:50:21.864736Z');
INSERT INTO "sign_in_link" VALUES('ad614cd473ee849cd4ea310996306103a47e80ef503251b9fe5577122c557598','01m7zeh968b36zp5s6jxwh32e1','2026-11-21T16:50:28.603124Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','955bb20b8571083f604c03ecb6c50c39 13');
INSERT INTO "state" VALUES('generation','64');
INSERT INTO "state" VALUES('visitors_salt','2026-11-21 6d6f5d994c0f0adb00417f5a7024fe2b');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','old',2);
INSERT INTO "tag_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','spring',2);
INSERT INTO "tag_count" VALUES('01m7zeh968n4ztf8h6esxwvv3b','Überblick',1);
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
INSERT INTO "token" VALUES('01m7zeh969k0jcr1qskw3v4gqh','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh968b36zp5s6jxwh32e1','api','first token','owner','c3e4b8e5737ec0461ba95874706bdd3bcdba26c471ebf1c58a707e7d1f20e051','2026-11-21T16:20:21.833616Z',NULL,'2026-11-21T16:20:21.874774Z',NULL);
INSERT INTO "token" VALUES('01m7zeh97bp0hm11zfhn1g70q5','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh97agpkr2ctheq14qt8y','mcp','agent','viewer','abbbcb40bb23172bb5e848b106936bb94e94a21fa04d426f0291aa7de95d42d8','2026-11-21T16:20:21.867714Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zeh97c5zk9nfvdc9ah9w3g','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh97agpkr2ctheq14qt8y','api','editor','editor','89f3ba9dac0754617f9898e4c4bcdde504c532e75036b5aac16216e7495396ab','2026-11-21T16:20:21.868201Z',NULL,'2026-11-21T16:20:21.886454Z',NULL);
INSERT INTO "token" VALUES('01m7zeh97ckvv70jd40w34rtqv','01m7zeh968n4ztf8h6esxwvv3b','01m7zeh97agpkr2ctheq14qt8y','api','revoked','editor','be6d1f48f0c4492707cfc949bd6560d3eae4dd3e3b691191af50ae4b7a473286','2026-11-21T16:20:21.868642Z',NULL,NULL,'2026-11-21T16:20:21.869512Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m7zeh968b36zp5s6jxwh32e1','Owner','owner@localhost','2026-11-21T16:20:21.832377Z','2026-11-21T16:20:28.595938Z','scrypt:32768:8:3$7H95TwHfnm1uQs3x$3837fc3f0a250165649646fa615c1d690ae91e18dbb337cd6fae819fb8fe0715495535bae1c16a20997c8595fb6ae020dc3974b5f8273f2f7a9898472b5e834c');
INSERT INTO "user" VALUES('01m7zeh97agpkr2ctheq14qt8y','Éva Kovács','Eva@acme.test','2026-11-21T16:20:21.866548Z','2026-11-21T16:20:21.866557Z',NULL);
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
INSERT INTO "watch" VALUES(1795278022047309,'http://127.0.0.1:44185/fine','up',0,2,'2026-11-21T16:20:26.313776Z','2026-11-21T16:20:28.394983Z');
INSERT INTO "watch" VALUES(1795278022047309,'http://127.0.0.1:44185/gone','down',3,NULL,'2026-11-21T16:20:26.435480Z','2026-11-21T16:20:28.426402Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zeh968n4ztf8h6esxwvv3b','Acmé','2026-11-21T16:20:21.832685Z','2026-11-21T16:20:22.072618Z','{"country":"DE","notify_url":"http://127.0.0.1:44185/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m7zeh968n4ztf8h6esxwvv3b','2026-11-21',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m7zeh968n4ztf8h6esxwvv3b','2026-11-21','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m7zeh968n4ztf8h6esxwvv3b','2026-11-21','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m7zeh968n4ztf8h6esxwvv3b','2026-11-21','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m7zeh968n4ztf8h6esxwvv3b','2026-11-21',2883101848610314150);
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
CREATE INDEX session_by_user ON session (user_id, id);
COMMIT;
