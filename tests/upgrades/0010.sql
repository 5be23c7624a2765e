-- A database with data in it, of 0010_imports: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795278423013083,'2026-11-21',4,2,1);
INSERT INTO "click_day" VALUES(1795278423020577,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278423028668,'2026-11-21',0,1,0);
INSERT INTO "click_day" VALUES(1795278423145562,'2026-11-21',3,0,1);
INSERT INTO "click_day" VALUES(1795278423149661,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795278423159934,'2026-11-21',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795278423013083,'2026-11-21','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795278423013083,'2026-11-21','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795278423013083,'2026-11-21','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795278423020577,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278423020577,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278423145562,'2026-11-21','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795278423145562,'2026-11-21','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795278423149661,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278423149661,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795278423159934,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795278423159934,'2026-11-21','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795278423013083,'2026-11-21',8501046140105467035);
INSERT INTO "click_visitor" VALUES(1795278423020577,'2026-11-21',8501046140105467035);
INSERT INTO "click_visitor" VALUES(1795278423145562,'2026-11-21',8501046140105467035);
INSERT INTO "click_visitor" VALUES(1795278423149661,'2026-11-21',8501046140105467035);
INSERT INTO "click_visitor" VALUES(1795278423159934,'2026-11-21',8501046140105467035);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('df61033f229ac0a2e6be5da8ef9e0230a932801fd64a90c4939a91e0bf458c9b','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','{"tags":["spring"]}',2,'2026-11-21T17:27:09.650757Z');
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
INSERT INTO "delivery" VALUES('01m7zexn8crc4ntn30m2v9ed5f','01m7zexgw71qp0q7yk1d6evdqw','01m7zexh3zm96hwcn8mzqa5h7v','destination.broken','http://127.0.0.1:39149/notify','{"type":"destination.broken","timestamp":"2026-11-21T16:27:07.404751Z","data":{"id":"01m7zexh3zm96hwcn8mzqa5h7v","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:39149/gone","checked_at":"2026-11-21T16:27:07.392241Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-21T16:27:07.404803Z','2026-11-21T16:27:07.418322Z');
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
INSERT INTO "host" VALUES('localhost','01m7zexgxy94wmt4t88y4memjn','01m7zexgw71qp0q7yk1d6evdqw','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-21T16:27:03.480030Z','2026-11-21T16:27:02.974390Z','2026-11-21T16:27:02.974397Z','2026-11-21T22:06:41.452727Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zexgysw90h6h6zdmk867sf','01m7zexgw71qp0q7yk1d6evdqw','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-21T16:27:08.880046Z"}]','','2026-11-21T16:27:08.880046Z','2026-11-21T16:27:03.001947Z','2026-11-21T16:27:03.001950Z','2026-11-21T16:37:12.819191Z');
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
    , position INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL DEFAULT 0, unchanged INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "job" VALUES('01m7zexh51wmd6h29za0vp0hhg','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:27:03.201212Z',2,2,'2026-11-21T16:27:03.201929Z','2026-11-21T16:27:03.212928Z','2026-11-21T16:27:03.212928Z',1795278423197952,0,0,0);
INSERT INTO "job" VALUES('01m7zexqcqczpb8gwvkew7f5t2','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false}','2026-11-21T16:27:09.591395Z',3,0,'2026-11-21T16:27:09.591429Z','2026-11-21T16:27:09.604174Z','2026-11-21T16:27:09.604174Z',4,2,0,1);
INSERT INTO "job" VALUES('01m7zexqd8068nfw71ht6zwsth','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false}','2026-11-21T16:27:09.607990Z',3,0,'2026-11-21T16:27:09.608021Z','2026-11-21T16:27:09.612851Z',NULL,2,1,0,0);
INSERT INTO "job" VALUES('01m7zexqe6jrxmq6xxmnv04mv4','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:27:09.637679Z',3,1,'2026-11-21T16:27:09.638613Z','2026-11-21T16:27:09.644106Z',NULL,1795278429625545,0,0,0);
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
INSERT INTO "kept_answer" VALUES('01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m7zexh5h0pe657hsm4tm5e0b","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":null,"destination_routing":"first","plugins":null,"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m7zexgw6h9mc07xg08ydzspm","created_via":"api","created_at":"2026-11-21T16:27:03.217022Z","updated_at":"2026-11-21T16:27:03.217022Z","expired_at":null}]}
','2026-11-21T16:27:03.218280Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','owner','2026-11-21T16:27:02.919326Z');
INSERT INTO "member" VALUES('01m7zexgw71qp0q7yk1d6evdqw','01m7zexgy64qaxbgv2ncbwfveh','editor','2026-11-21T16:27:02.982820Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000sf8d8krqsr473b','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','import','2026-11-21T16:27:09.597169Z',NULL,NULL);
INSERT INTO "record" VALUES(1582971072580823,'01e286vc24sqbb87s4vpvfq1dh','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','import','2026-11-21T16:27:09.612101Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278422977146,'01m7zexgy14jaces1c0shpdn4j','01m7zexgw71qp0q7yk1d6evdqw','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','cli','2026-11-21T16:27:02.977146Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423013083,'01m7zexgz52krx5meacjw2ynsh','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.013083Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423020577,'01m7zexgzcj1d81c1q398wzdw4','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgy64qaxbgv2ncbwfveh','api','2026-11-21T16:27:03.020577Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423028668,'01m7zexgzmmw1m3403zza9ymsp','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.028668Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423140486,'01m7zexh34f66s6teebkt5heer','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$FnAtFtBCzMfy2sZ7$8b57da6dbac2402b1dea6790e112c97d8fd9fcc1f2bd793649734eceffe8b756709b2201f3d25a673667ae46d5387bb1c124d98811125fcfab27054db525b031','off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgy64qaxbgv2ncbwfveh','api','2026-11-21T16:27:03.140486Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423145562,'01m7zexh39hj4qfejjes59b9x1','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.145562Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423149661,'01m7zexh3dmn0zwbnw2tvy3cnq','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgy64qaxbgv2ncbwfveh','api','2026-11-21T16:27:03.149661Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423155824,'01m7zexh3ksrmaty73rr21f8sz','01m7zexgw71qp0q7yk1d6evdqw','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.155824Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423159934,'01m7zexh3qx6egaraw87sp8g6v','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.159934Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423163966,'01m7zexh3vy661kc9fx15pg48s','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.163966Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423167649,'01m7zexh3zm96hwcn8mzqa5h7v','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:39149/gone','["http://127.0.0.1:39149/gone","http://127.0.0.1:39149/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.167649Z','[0]',1);
INSERT INTO "record" VALUES(1795278423171843,'01m7zexh43tbzcack8hmswfe30','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.175975Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278423217022,'01m7zexh5h0pe657hsm4tm5e0b','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:03.217022Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278429597169,'01m7zexqcx59661xfnajn9aka6','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','import','2026-11-21T16:27:09.597169Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278429630320,'01m7zexqdya0cwh84wzn576q4d','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:09.630320Z',NULL,NULL);
INSERT INTO "record" VALUES(1795278429634164,'01m7zexqe254vp2v5kma3abm1v','01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zexgw6h9mc07xg08ydzspm','api','2026-11-21T16:27:09.634164Z',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795278423167649,'2026-11-21T16:27:03.462114Z','http://127.0.0.1:39149/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795278423167649,'2026-11-21T16:27:03.463473Z','http://127.0.0.1:39149/gone','down','It answers with the status 404.',404,5);
INSERT INTO "record_check" VALUES(1795278423167649,'2026-11-21T16:27:05.325328Z','http://127.0.0.1:39149/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795278423167649,'2026-11-21T16:27:05.618241Z','http://127.0.0.1:39149/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795278423167649,'2026-11-21T16:27:07.392241Z','http://127.0.0.1:39149/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795278423167649,'2026-11-21T16:27:07.759819Z','http://127.0.0.1:39149/fine','up','',200,1);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m7zexgw71qp0q7yk1d6evdqw',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072580823,'01m7zexgw71qp0q7yk1d6evdqw',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795278423013083,'01m7zexgw71qp0q7yk1d6evdqw',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278423020577,'01m7zexgw71qp0q7yk1d6evdqw',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278423028668,'01m7zexgw71qp0q7yk1d6evdqw',0,1,'');
INSERT INTO "record_clicks" VALUES(1795278423145562,'01m7zexgw71qp0q7yk1d6evdqw',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278423149661,'01m7zexgw71qp0q7yk1d6evdqw',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278423159934,'01m7zexgw71qp0q7yk1d6evdqw',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795278429630320,'01m7zexgw71qp0q7yk1d6evdqw','old');
INSERT INTO "record_tag" VALUES(1795278429634164,'01m7zexgw71qp0q7yk1d6evdqw','old');
INSERT INTO "record_tag" VALUES(1795278423013083,'01m7zexgw71qp0q7yk1d6evdqw','spring');
INSERT INTO "record_tag" VALUES(1795278423020577,'01m7zexgw71qp0q7yk1d6evdqw','spring');
INSERT INTO "record_tag" VALUES(1795278423013083,'01m7zexgw71qp0q7yk1d6evdqw','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1582971072580823,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278422977146,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423013083,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423020577,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423028668,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423140486,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423145562,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423149661,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423155824,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423159934,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423163966,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423167649,'watchedgo.acme.testhttp://127.0.0.1:39149/gone');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423171843,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278423217022,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278429597169,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278429630320,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m7zexgw71qp0q7yk1d6evdqw',1795278429634164,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:27:02.806680');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:27:02.808098');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 16:27:02.812169');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 16:27:02.815244');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 16:27:02.816068');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-21 16:27:02.817204');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-21 16:27:02.818337');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-21 16:27:02.821488');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-21 16:27:02.823401');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-21 16:27:02.826173');
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
INSERT INTO "session" VALUES('01m7zexqcjsswq7qzq731s32g0','2c58799dd87c97f1022fc597c6d46df61be7a4dface56744f8261db14f50c8b4','01m7zexgw6h9mc07xg08ydzspm','01m7zexgw71qp0q7yk1d6evdqw','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-21T16:27:09.586849Z','2026-11-21T16:27:09.586602Z','2026-12-21T16:27:09.586602Z');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('5df234b19c0fb003c697d15b6f0d8aa660fe405526c09fb879775f1f2fe0203f','01m7zexgw6h9mc07xg08ydzspm','2026-11-21T16:57:02.979512Z');
INSERT INTO "sign_in_link" VALUES('e035de41eee54a94deb72ed856ad500127848dbc1385dc0fee39dabfe1af16f3','01m7zexgw6h9mc07xg08ydzspm','2026-11-21T16:57:09.587512Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','6c6e19dcb39b5c9cd03afceead1f7b78 13');
INSERT INTO "state" VALUES('generation','69');
INSERT INTO "state" VALUES('visitors_salt','2026-11-21 54e6e96214889e0bca079578c00de356');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','old',2);
INSERT INTO "tag_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','spring',2);
INSERT INTO "tag_count" VALUES('01m7zexgw71qp0q7yk1d6evdqw','Überblick',1);
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
INSERT INTO "token" VALUES('01m7zexgw8mn1zg9tfs71t7919','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgw6h9mc07xg08ydzspm','api','first token','owner','02d91de1541ca03545a486bb0f6e0208dc929575372d8d5c602afc1d5f43db5c','2026-11-21T16:27:02.920677Z',NULL,'2026-11-21T16:27:02.997722Z',NULL);
INSERT INTO "token" VALUES('01m7zexgy85w5d2m9gq3chpmkm','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgy64qaxbgv2ncbwfveh','mcp','agent','viewer','7a273e00fdd79794a4d7d4039258e0deb1b1c5f4dbd9dd3bfe0faea34d67ffcb','2026-11-21T16:27:02.984203Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zexgy8z2me2by3eaqrm7j5','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgy64qaxbgv2ncbwfveh','api','editor','editor','85d98edc8eb661ef1be375a2ffa56aef922a0a831a5b360cb11eaa0042a27920','2026-11-21T16:27:02.985012Z',NULL,'2026-11-21T16:27:03.017891Z',NULL);
INSERT INTO "token" VALUES('01m7zexgy9tamm3rpswqbsnpkw','01m7zexgw71qp0q7yk1d6evdqw','01m7zexgy64qaxbgv2ncbwfveh','api','revoked','editor','28fc127376c168ba555a87918e49d136ba7153ba6472f067fe39610199402947','2026-11-21T16:27:02.985858Z',NULL,NULL,'2026-11-21T16:27:02.987292Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m7zexgw6h9mc07xg08ydzspm','Owner','owner@localhost','2026-11-21T16:27:02.918584Z','2026-11-21T16:27:09.585141Z','scrypt:32768:8:3$oOWRbsyQgNQnN9ss$db9493262bbb0df4e61acd7ca981a77de184f0576108d1bac896a5ab5cf45353c1179e6a8c46adab9c390e38346c48c072397fff9c34a8915ef7503eaa0647b3');
INSERT INTO "user" VALUES('01m7zexgy64qaxbgv2ncbwfveh','Éva Kovács','Eva@acme.test','2026-11-21T16:27:02.982172Z','2026-11-21T16:27:02.982185Z',NULL);
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
INSERT INTO "watch" VALUES(1795278423167649,'http://127.0.0.1:39149/fine','up',0,1,'2026-11-21T16:27:07.759819Z','2026-11-21T16:27:09.732393Z');
INSERT INTO "watch" VALUES(1795278423167649,'http://127.0.0.1:39149/gone','down',3,NULL,'2026-11-21T16:27:07.392241Z','2026-11-21T16:27:09.325534Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zexgw71qp0q7yk1d6evdqw','Acmé','2026-11-21T16:27:02.919072Z','2026-11-21T16:27:03.190517Z','{"country":"DE","notify_url":"http://127.0.0.1:39149/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m7zexgw71qp0q7yk1d6evdqw','2026-11-21',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m7zexgw71qp0q7yk1d6evdqw','2026-11-21','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m7zexgw71qp0q7yk1d6evdqw','2026-11-21','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m7zexgw71qp0q7yk1d6evdqw','2026-11-21','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m7zexgw71qp0q7yk1d6evdqw','2026-11-21',8501046140105467035);
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
