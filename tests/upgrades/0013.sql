-- A database with data in it, of 0013_job_outcome: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795328231698365,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795328231827770,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795328231896048,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795328232717021,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795328232859566,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795328232961473,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795328231698365,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795328231698365,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795328231698365,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795328231827770,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795328231827770,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795328232717021,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795328232717021,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795328232859566,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795328232859566,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795328232961473,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795328232961473,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795328231698365,'2026-11-22',3800379758384701127);
INSERT INTO "click_visitor" VALUES(1795328231827770,'2026-11-22',3800379758384701127);
INSERT INTO "click_visitor" VALUES(1795328232717021,'2026-11-22',3800379758384701127);
INSERT INTO "click_visitor" VALUES(1795328232859566,'2026-11-22',3800379758384701127);
INSERT INTO "click_visitor" VALUES(1795328232961473,'2026-11-22',3800379758384701127);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('270242d36ab9fd4167a844c0a204bac5f8c7faf737e85aead33dd9337a1c30b7','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','{"tags":["spring"]}',2,'2026-11-22T07:17:24.411194Z');
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
INSERT INTO "delivery" VALUES('01m80ydtk8mq51eezbndt93f06','01m80ydhcnnyywkbsz6t5ecemk','01m80ydkj3f8ehd6kefsyq2y0x','destination.broken','http://127.0.0.1:41581/notify','{"type":"destination.broken","timestamp":"2026-11-22T06:17:20.232624Z","data":{"id":"01m80ydkj3f8ehd6kefsyq2y0x","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:41581/gone","checked_at":"2026-11-22T06:17:20.198190Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T06:17:20.232689Z','2026-11-22T06:17:20.320078Z');
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
    , dns_due_at TEXT, awaits_proof INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m80ydhtmw26z3bkgj8eaay8t','01m80ydhcnnyywkbsz6t5ecemk','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T06:17:15.795388Z','2026-11-22T06:17:11.252976Z','2026-11-22T06:17:11.252983Z','2026-11-22T12:05:00.373800Z',0);
INSERT INTO "host" VALUES('go.acme.test','01m80ydj2kt8ndyd7z7btgw9n0','01m80ydhcnnyywkbsz6t5ecemk','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T06:17:21.189931Z"}]','','2026-11-22T06:17:21.189931Z','2026-11-22T06:17:11.507890Z','2026-11-22T06:17:11.507894Z','2026-11-22T06:28:00.531114Z',0);
CREATE TABLE invitation (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        email TEXT NOT NULL COLLATE NOCASE,
        role TEXT NOT NULL,
        inviter_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        UNIQUE (workspace_id, email)
    ) STRICT
    ;
INSERT INTO "invitation" VALUES('01m80ydxvgdpjmtr4kgswrjv02','b2fcaacaea826b9e4618a8f06416bc05335cee06988fc17c0314f07e14170afe','01m80ydhcnnyywkbsz6t5ecemk','Ada@acme.test','manager','01m80ydhcmsy34ec338eq20p9v','2026-11-22T06:17:23.568462Z','2026-11-29T06:17:23.568408Z');
CREATE TABLE job (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        kind TEXT NOT NULL,
        state TEXT NOT NULL,
        request TEXT NOT NULL,
        moment TEXT NOT NULL,
        matched INTEGER NOT NULL,
        deleted INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        finished_at TEXT
    , last_seq INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL DEFAULT 0, unchanged INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0, last_line INTEGER NOT NULL DEFAULT 0, untold INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "job" VALUES('01m80ydm1bfqn6keyfv2fr29y1','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','bulk_delete','done','{"tags":["gone"]}','2026-11-22T06:17:13.493716Z',2,2,'2026-11-22T06:17:13.493716Z','2026-11-22T06:17:13.563751Z','2026-11-22T06:17:13.563751Z',1795328233455264,0,0,0,0,0,'');
INSERT INTO "job" VALUES('01m80ydxx6ytm6crqezmzydra4','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T06:17:23.622958Z',3,0,'2026-11-22T06:17:23.623012Z','2026-11-22T06:17:23.749523Z','2026-11-22T06:17:23.749523Z',0,2,0,1,4,0,'');
INSERT INTO "job" VALUES('01m80ydy1pwcmre6w9wz116nff','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T06:17:23.766883Z',3,0,'2026-11-22T06:17:23.766932Z','2026-11-22T06:17:23.831663Z',NULL,0,1,0,0,2,0,'');
INSERT INTO "job" VALUES('01m80ydya5ppdf0cpy564enpeg','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T06:17:24.017765Z',3,1,'2026-11-22T06:17:24.017765Z','2026-11-22T06:17:24.326159Z',NULL,1795328243871491,0,0,0,0,0,'');
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
INSERT INTO "kept_answer" VALUES('01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m80ydm3mvfmvrpz5gwpaax49","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m80ydhcmsy34ec338eq20p9v","created_via":"api","created_at":"2026-11-22T06:17:13.588879Z","updated_at":"2026-11-22T06:17:13.588879Z","expired_at":null}]}
','2026-11-22T06:17:13.613538Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','owner','2026-11-22T06:17:10.806017Z');
INSERT INTO "member" VALUES('01m80ydhcnnyywkbsz6t5ecemk','01m80ydhwzxakhaa06yy0nh5at','editor','2026-11-22T06:17:11.336040Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000yb3g7mqe79cs7s','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','import','2026-11-22T06:17:23.716591Z',NULL,NULL);
INSERT INTO "record" VALUES(1582971072086748,'01e286vbjpqcbksd42wwknqss2','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','import','2026-11-22T06:17:23.820549Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328231280521,'01m80ydhvgg91d4nefmh4dt3h1','01m80ydhcnnyywkbsz6t5ecemk','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','cli','2026-11-22T06:17:11.280521Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328231698365,'01m80ydj8jbd4c9xgqcr64h64z','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:11.698365Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328231827770,'01m80ydjckr2ydc0y5dd71zxcv','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhwzxakhaa06yy0nh5at','api','2026-11-22T06:17:11.827770Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328231896048,'01m80ydjer1gtdsykhv81j6z3d','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:11.896048Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328232659268,'01m80ydk6k8c8wcjgyyj09vxer','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$jULlA0ezoBtRf3Fy$f7c6fc7553ea85dd6e953cb8a0af4173c4328148137767c87bb3e019897570ea83b96133ec80693702bf238381844947657756d2c2eb4525062194a1bd21e07c','off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhwzxakhaa06yy0nh5at','api','2026-11-22T06:17:12.659268Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328232717021,'01m80ydk8d0nkzmks1wcjb8cgh','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:12.717021Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328232859566,'01m80ydkcvhpe7t14ah7jrd1n9','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhwzxakhaa06yy0nh5at','api','2026-11-22T06:17:12.859566Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328232900850,'01m80ydke4tjba5p05gb2p5xfe','01m80ydhcnnyywkbsz6t5ecemk','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:12.900850Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328232961473,'01m80ydkg1esgb89yax4c8pv3c','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:12.961473Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328233020068,'01m80ydkhw24kw7kx7r1dtdnt7','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:13.020068Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328233027488,'01m80ydkj3f8ehd6kefsyq2y0x','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:41581/gone','["http://127.0.0.1:41581/gone","http://127.0.0.1:41581/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:13.027488Z','[0]',1);
INSERT INTO "record" VALUES(1795328233071640,'01m80ydkkfm0g7s592jvdtd8cw','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:13.096200Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328233588879,'01m80ydm3mvfmvrpz5gwpaax49','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:13.588879Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328243716591,'01m80ydy04jf8ya6mznbgq89nv','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','import','2026-11-22T06:17:23.716591Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328243948637,'01m80ydy7ckxj14a2554093d6j','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:23.948637Z',NULL,NULL);
INSERT INTO "record" VALUES(1795328243997273,'01m80ydy8x8hbggk4f719fgsx7','01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m80ydhcmsy34ec338eq20p9v','api','2026-11-22T06:17:23.997273Z',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795328233027488,'2026-11-22T06:17:15.778650Z','http://127.0.0.1:41581/fine','up','',200,58);
INSERT INTO "record_check" VALUES(1795328233027488,'2026-11-22T06:17:15.779310Z','http://127.0.0.1:41581/gone','down','It answers with the status 404.',404,130);
INSERT INTO "record_check" VALUES(1795328233027488,'2026-11-22T06:17:17.898325Z','http://127.0.0.1:41581/fine','up','',200,7);
INSERT INTO "record_check" VALUES(1795328233027488,'2026-11-22T06:17:17.937423Z','http://127.0.0.1:41581/gone','down','It answers with the status 404.',404,84);
INSERT INTO "record_check" VALUES(1795328233027488,'2026-11-22T06:17:19.939344Z','http://127.0.0.1:41581/fine','up','',200,15);
INSERT INTO "record_check" VALUES(1795328233027488,'2026-11-22T06:17:20.198190Z','http://127.0.0.1:41581/gone','down','It answers with the status 404.',404,22);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m80ydhcnnyywkbsz6t5ecemk',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072086748,'01m80ydhcnnyywkbsz6t5ecemk',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795328231698365,'01m80ydhcnnyywkbsz6t5ecemk',4,2,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795328231827770,'01m80ydhcnnyywkbsz6t5ecemk',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795328231896048,'01m80ydhcnnyywkbsz6t5ecemk',0,1,'');
INSERT INTO "record_clicks" VALUES(1795328232717021,'01m80ydhcnnyywkbsz6t5ecemk',3,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795328232859566,'01m80ydhcnnyywkbsz6t5ecemk',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795328232961473,'01m80ydhcnnyywkbsz6t5ecemk',1,0,'2026-11-22');
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
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795328243948637,'01m80ydhcnnyywkbsz6t5ecemk','old');
INSERT INTO "record_tag" VALUES(1795328243997273,'01m80ydhcnnyywkbsz6t5ecemk','old');
INSERT INTO "record_tag" VALUES(1795328231698365,'01m80ydhcnnyywkbsz6t5ecemk','spring');
INSERT INTO "record_tag" VALUES(1795328231827770,'01m80ydhcnnyywkbsz6t5ecemk','spring');
INSERT INTO "record_tag" VALUES(1795328231698365,'01m80ydhcnnyywkbsz6t5ecemk','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1582971072086748,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328231280521,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328231698365,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328231827770,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328231896048,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328232659268,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328232717021,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328232859566,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328232900850,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328232961473,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328233020068,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328233027488,'watchedgo.acme.testhttp://127.0.0.1:41581/gone');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328233071640,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328233588879,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328243716591,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328243948637,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m80ydhcnnyywkbsz6t5ecemk',1795328243997273,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 06:17:10.363978');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 06:17:10.375880');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 06:17:10.429589');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 06:17:10.449559');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 06:17:10.463206');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 06:17:10.471932');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 06:17:10.483249');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 06:17:10.507946');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 06:17:10.528376');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 06:17:10.539512');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 06:17:10.559698');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 06:17:10.574669');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 06:17:10.584526');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT) STRICT
    ;
INSERT INTO "session" VALUES('01m80ydxt8f9q6dpgevdfrjtmy','77a55bb63e66e2b79ae814e6413c0f738565c5d128bc2cd25cb4498d29453645','01m80ydhcmsy34ec338eq20p9v','01m80ydhcnnyywkbsz6t5ecemk','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T06:17:23.528220Z','2026-11-22T06:17:23.528220Z','2026-12-22T06:17:23.528220Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('5a4e07bf31ac11175fdc8c338e91ef1e2dc558b2a34044be1541af455051ff00','01m80ydhcmsy34ec338eq20p9v','2026-11-22T06:47:23.552552Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','85952d9ed3e19b7309c1454d2687509c 13');
INSERT INTO "state" VALUES('generation','71');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 dc5559f1b2ed47581b188c0c6bffb477');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','old',2);
INSERT INTO "tag_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','spring',2);
INSERT INTO "tag_count" VALUES('01m80ydhcnnyywkbsz6t5ecemk','Überblick',1);
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
INSERT INTO "token" VALUES('01m80ydhdacj5q655c5av1fgmh','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhcmsy34ec338eq20p9v','api','first token','owner','60498e87e8028c8cc5e6717e3de845f869e4c906fa714ce8e5e49bb2ec064950','2026-11-22T06:17:10.826452Z',NULL,'2026-11-22T06:17:11.468551Z',NULL);
INSERT INTO "token" VALUES('01m80ydhypy2jwkqa9fxbrk1v9','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhwzxakhaa06yy0nh5at','mcp','agent','viewer','53161bb744334ce3824e2da3d838034dc018abcc7fe4594da4d458b3cba87567','2026-11-22T06:17:11.383012Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m80ydhz6gpf4znxw798t10jn','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhwzxakhaa06yy0nh5at','api','editor','editor','43519a61bebef0ad55a7f329b6adb24ecb34221e047dfdf9765f609477973761','2026-11-22T06:17:11.398600Z',NULL,'2026-11-22T06:17:11.728629Z',NULL);
INSERT INTO "token" VALUES('01m80ydj0d877v030d63gc7785','01m80ydhcnnyywkbsz6t5ecemk','01m80ydhwzxakhaa06yy0nh5at','api','revoked','editor','7b8db001514eab4e2aac52af0a1a0f15dbbbca4fe27ff1170a259d59e717ebdb','2026-11-22T06:17:11.437298Z',NULL,NULL,'2026-11-22T06:17:11.447351Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m80ydhcmsy34ec338eq20p9v','Owner','owner@localhost','2026-11-22T06:17:10.804877Z','2026-11-22T06:17:23.516942Z','scrypt:16384:8:6$LXuARLySm7564UIO$6f54ed7428b3be06d81f0edcb4a523a6f3cd4c33f964b186bd713ce4618d2185172ea958ab370d5bf01aa33c816a502bc0a7793897376b4627223499460368e0');
INSERT INTO "user" VALUES('01m80ydhwzxakhaa06yy0nh5at','Éva Kovács','Eva@acme.test','2026-11-22T06:17:11.327986Z','2026-11-22T06:17:11.328008Z',NULL);
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
INSERT INTO "watch" VALUES(1795328233027488,'http://127.0.0.1:41581/fine','up',0,15,'2026-11-22T06:17:19.939344Z','2026-11-22T06:17:22.003485Z');
INSERT INTO "watch" VALUES(1795328233027488,'http://127.0.0.1:41581/gone','down',3,NULL,'2026-11-22T06:17:20.198190Z','2026-11-22T06:17:22.376380Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m80ydhcnnyywkbsz6t5ecemk','Acmé','2026-11-22T06:17:10.805724Z','2026-11-22T06:17:13.341980Z','{"country":"DE","notify_url":"http://127.0.0.1:41581/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m80ydhcnnyywkbsz6t5ecemk','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m80ydhcnnyywkbsz6t5ecemk','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m80ydhcnnyywkbsz6t5ecemk','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m80ydhcnnyywkbsz6t5ecemk','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m80ydhcnnyywkbsz6t5ecemk','2026-11-22',3800379758384701127);
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
