-- A database with data in it, of 0012_host_proof: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795303986868453,'2026-11-21',4,2,1);
INSERT INTO "click_day" VALUES(1795303986893938,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795303986911973,'2026-11-21',0,1,0);
INSERT INTO "click_day" VALUES(1795303987071525,'2026-11-21',3,0,1);
INSERT INTO "click_day" VALUES(1795303987084123,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795303987111212,'2026-11-21',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795303986868453,'2026-11-21','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795303986868453,'2026-11-21','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795303986868453,'2026-11-21','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795303986893938,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795303986893938,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795303987071525,'2026-11-21','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795303987071525,'2026-11-21','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795303987084123,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795303987084123,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795303987111212,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795303987111212,'2026-11-21','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795303986868453,'2026-11-21',-9163106426559617480);
INSERT INTO "click_visitor" VALUES(1795303986893938,'2026-11-21',-9163106426559617480);
INSERT INTO "click_visitor" VALUES(1795303987071525,'2026-11-21',-9163106426559617480);
INSERT INTO "click_visitor" VALUES(1795303987084123,'2026-11-21',-9163106426559617480);
INSERT INTO "click_visitor" VALUES(1795303987111212,'2026-11-21',-9163106426559617480);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('be24192efae44ce7004f7d3c89a80daca6f76f6bb40bb9e3547b2b50ed34b360','01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','{"tags":["spring"]}',2,'2026-11-22T00:33:15.031839Z');
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
INSERT INTO "delivery" VALUES('01m8079tk81xccyt254rbv8q7r','01m8079nez08p4gpdbdp6dm2nq','01m8079nxyvs7cz80vvk7zd9fn','destination.broken','http://127.0.0.1:33039/notify','{"type":"destination.broken","timestamp":"2026-11-21T23:33:11.911974Z","data":{"id":"01m8079nxyvs7cz80vvk7zd9fn","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33039/gone","checked_at":"2026-11-21T23:33:11.890841Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-21T23:33:11.912103Z','2026-11-21T23:33:11.932685Z');
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
INSERT INTO "host" VALUES('localhost','01m8079nj62w31725gfvj2nz5v','01m8079nez08p4gpdbdp6dm2nq','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-21T23:33:07.880046Z','2026-11-21T23:33:06.758184Z','2026-11-21T23:33:06.758189Z','2026-11-22T05:41:18.836521Z',0);
INSERT INTO "host" VALUES('go.acme.test','01m8079nmbxjanefqezcky8res','01m8079nez08p4gpdbdp6dm2nq','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-21T23:33:13.275592Z"}]','','2026-11-21T23:33:13.275592Z','2026-11-21T23:33:06.828047Z','2026-11-21T23:33:06.828051Z','2026-11-21T23:43:29.730497Z',0);
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
INSERT INTO "invitation" VALUES('01m8079xacvkh5nak6y5gxapms','29d09e158efac430fbcf25acbc599f375a98d6ff34f8436f0e9f7a3973cffc75','01m8079nez08p4gpdbdp6dm2nq','Ada@acme.test','manager','01m8079nesw5jnrf9rxb98h8jg','2026-11-21T23:33:14.700914Z','2026-11-28T23:33:14.700846Z');
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
INSERT INTO "job" VALUES('01m8079p28cnq9cpf5gyjgr8sj','01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','bulk_delete','done','{"tags":["gone"]}','2026-11-21T23:33:07.271568Z',2,2,'2026-11-21T23:33:07.271568Z','2026-11-21T23:33:07.299379Z','2026-11-21T23:33:07.299379Z',1795303987254638,0,0,0);
INSERT INTO "job" VALUES('01m8079xapqre17fwbny0c8mq6','01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"untold":0}','2026-11-21T23:33:14.710731Z',3,0,'2026-11-21T23:33:14.710786Z','2026-11-21T23:33:14.849557Z','2026-11-21T23:33:14.849557Z',4,2,0,1);
INSERT INTO "job" VALUES('01m8079xfdkq3cr2r9bqhzzsde','01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"untold":0}','2026-11-21T23:33:14.861602Z',3,0,'2026-11-21T23:33:14.861653Z','2026-11-21T23:33:14.881414Z',NULL,2,1,0,0);
INSERT INTO "job" VALUES('01m8079xksfh1qfxypz4ztdp0g','01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T23:33:14.988881Z',3,1,'2026-11-21T23:33:14.988881Z','2026-11-21T23:33:15.018098Z',NULL,1795303994901800,0,0,0);
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
INSERT INTO "kept_answer" VALUES('01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8079p3n544svzvnqytmym6f","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8079nesw5jnrf9rxb98h8jg","created_via":"api","created_at":"2026-11-21T23:33:07.317164Z","updated_at":"2026-11-21T23:33:07.317164Z","expired_at":null}]}
','2026-11-21T23:33:07.320255Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','owner','2026-11-21T23:33:06.655295Z');
INSERT INTO "member" VALUES('01m8079nez08p4gpdbdp6dm2nq','01m8079njqsmf6agvtkqgpyt2z','editor','2026-11-21T23:33:06.782182Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000f05aaeb578eexs','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','import','2026-11-21T23:33:14.815463Z',NULL,NULL);
INSERT INTO "record" VALUES(1582971072474983,'01e286vbytyqbv34n7nr6zrrct','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','import','2026-11-21T23:33:14.880688Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303986760675,'01m8079nj8n3cagwztjfq9p3rf','01m8079nez08p4gpdbdp6dm2nq','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','cli','2026-11-21T23:33:06.760675Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303986868453,'01m8079nnme5d71dtr5ssrxqqw','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:06.868453Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303986893938,'01m8079npdxafg43zy6vsqp443','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079njqsmf6agvtkqgpyt2z','api','2026-11-21T23:33:06.893938Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303986911973,'01m8079npzyd989thnh6fxc2x9','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:06.911973Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987063419,'01m8079nvqd3v7mxwjxme8w8fz','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$jmuXnqhk6YRmIRQT$e4b1ef6dc9d89fb222d7882bc918b16627cd2d967cd0b3e06d5862bc302323a062b04ad2cfa4e8e481cd85a18fa8d50e2f2d6abee73f06ac2ae10a2df3a9ade8','off',0,0,'',NULL,NULL,NULL,NULL,'01m8079njqsmf6agvtkqgpyt2z','api','2026-11-21T23:33:07.063419Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987071525,'01m8079nvzgdjnmaqfr2km56gt','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:07.071525Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987084123,'01m8079nwc3vy3t834s37g6he9','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079njqsmf6agvtkqgpyt2z','api','2026-11-21T23:33:07.084123Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987097227,'01m8079nws73fwfnzc2jqzk97t','01m8079nez08p4gpdbdp6dm2nq','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:07.097227Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987111212,'01m8079nx76mzs2vz9tjdt19aj','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:07.111212Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987121793,'01m8079nxhrs59p5qsghpy686q','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:07.121793Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987134889,'01m8079nxyvs7cz80vvk7zd9fn','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:33039/gone','["http://127.0.0.1:33039/gone","http://127.0.0.1:33039/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:07.134889Z','[0]',1);
INSERT INTO "record" VALUES(1795303987146556,'01m8079nyahc9g1w57venqbpcg','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:07.160244Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303987317164,'01m8079p3n544svzvnqytmym6f','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:07.317164Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303994815463,'01m8079xdzefj9yksrk9gm3mm2','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','import','2026-11-21T23:33:14.815463Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303994924754,'01m8079xhcqj541y8mpcykrwwf','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:14.924754Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303994978903,'01m8079xk2w7stk564n832j4qq','01m8079nez08p4gpdbdp6dm2nq','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8079nesw5jnrf9rxb98h8jg','api','2026-11-21T23:33:14.978903Z',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795303987134889,'2026-11-21T23:33:07.785052Z','http://127.0.0.1:33039/gone','down','It answers with the status 404.',404,26);
INSERT INTO "record_check" VALUES(1795303987134889,'2026-11-21T23:33:07.786755Z','http://127.0.0.1:33039/fine','up','',200,24);
INSERT INTO "record_check" VALUES(1795303987134889,'2026-11-21T23:33:09.734330Z','http://127.0.0.1:33039/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795303987134889,'2026-11-21T23:33:10.010168Z','http://127.0.0.1:33039/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795303987134889,'2026-11-21T23:33:11.642761Z','http://127.0.0.1:33039/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795303987134889,'2026-11-21T23:33:11.890841Z','http://127.0.0.1:33039/gone','down','It answers with the status 404.',404,7);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8079nez08p4gpdbdp6dm2nq',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072474983,'01m8079nez08p4gpdbdp6dm2nq',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795303986868453,'01m8079nez08p4gpdbdp6dm2nq',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303986893938,'01m8079nez08p4gpdbdp6dm2nq',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303986911973,'01m8079nez08p4gpdbdp6dm2nq',0,1,'');
INSERT INTO "record_clicks" VALUES(1795303987071525,'01m8079nez08p4gpdbdp6dm2nq',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303987084123,'01m8079nez08p4gpdbdp6dm2nq',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303987111212,'01m8079nez08p4gpdbdp6dm2nq',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795303994924754,'01m8079nez08p4gpdbdp6dm2nq','old');
INSERT INTO "record_tag" VALUES(1795303994978903,'01m8079nez08p4gpdbdp6dm2nq','old');
INSERT INTO "record_tag" VALUES(1795303986868453,'01m8079nez08p4gpdbdp6dm2nq','spring');
INSERT INTO "record_tag" VALUES(1795303986893938,'01m8079nez08p4gpdbdp6dm2nq','spring');
INSERT INTO "record_tag" VALUES(1795303986868453,'01m8079nez08p4gpdbdp6dm2nq','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1582971072474983,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303986760675,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303986868453,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303986893938,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303986911973,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987063419,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987071525,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987084123,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987097227,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987111212,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987121793,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987134889,'watchedgo.acme.testhttp://127.0.0.1:33039/gone');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987146556,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303987317164,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303994815463,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303994924754,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8079nez08p4gpdbdp6dm2nq',1795303994978903,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 23:33:06.507887');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 23:33:06.519490');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 23:33:06.539866');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 23:33:06.550934');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 23:33:06.554503');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-21 23:33:06.556077');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-21 23:33:06.562470');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-21 23:33:06.568209');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-21 23:33:06.575182');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-21 23:33:06.579747');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-21 23:33:06.582937');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-21 23:33:06.586929');
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
INSERT INTO "session" VALUES('01m8079xa3ag0q9fgmt0zr7rt3','e89cd2b8cc1a0c42979dcef8b434d35a2d691a6feebec935739da66cac7ecd93','01m8079nesw5jnrf9rxb98h8jg','01m8079nez08p4gpdbdp6dm2nq','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-21T23:33:14.690908Z','2026-11-21T23:33:14.690908Z','2026-12-21T23:33:14.690908Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('759992bc7a8b4a4dd4ab1e879a890eed570877a8f6223952827991b196bd5fde','01m8079nesw5jnrf9rxb98h8jg','2026-11-22T00:03:14.694163Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','e0006917808c0c22e13b918da2a83f53 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-21 9dc1b21d122bb4d8153b0300c8ebd0ca');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','old',2);
INSERT INTO "tag_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','spring',2);
INSERT INTO "tag_count" VALUES('01m8079nez08p4gpdbdp6dm2nq','Überblick',1);
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
INSERT INTO "token" VALUES('01m8079nf1dk85w27rqgeaz4gw','01m8079nez08p4gpdbdp6dm2nq','01m8079nesw5jnrf9rxb98h8jg','api','first token','owner','77f15186f969706f62871945576db39fb24baddaaad078218353bbaf04b431e5','2026-11-21T23:33:06.657455Z',NULL,'2026-11-21T23:33:06.811975Z',NULL);
INSERT INTO "token" VALUES('01m8079nk5b3hr846nfaeq2zyd','01m8079nez08p4gpdbdp6dm2nq','01m8079njqsmf6agvtkqgpyt2z','mcp','agent','viewer','0dacb87c367fdddfa4a599de877d4af48fa7c7806332655b0953861630d128f5','2026-11-21T23:33:06.789379Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8079nk7j2dmmdy76hs3ygd0','01m8079nez08p4gpdbdp6dm2nq','01m8079njqsmf6agvtkqgpyt2z','api','editor','editor','79bdbf56e975ac43e2aa0f58beee7327a8c7fc6681d4dbd8da0e78b25631059e','2026-11-21T23:33:06.791597Z',NULL,'2026-11-21T23:33:06.884675Z',NULL);
INSERT INTO "token" VALUES('01m8079nkbcvqze94x4jepsr37','01m8079nez08p4gpdbdp6dm2nq','01m8079njqsmf6agvtkqgpyt2z','api','revoked','editor','69e45760f857ec25a4d7358f5d79259c70a7a90e931d358742597cf1c1957102','2026-11-21T23:33:06.795438Z',NULL,NULL,'2026-11-21T23:33:06.798936Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m8079nesw5jnrf9rxb98h8jg','Owner','owner@localhost','2026-11-21T23:33:06.649928Z','2026-11-21T23:33:14.681211Z','scrypt:32768:8:3$1CxfTKJRfQ7klZTo$008dd184d6c78ccfb7ab0eeee66cc739fdb4c36072aac2f02868e970b711fbe812bd0f36120e6e62f98b60aadb55d5f03d35dd21087e7ea314567855fff23afd');
INSERT INTO "user" VALUES('01m8079njqsmf6agvtkqgpyt2z','Éva Kovács','Eva@acme.test','2026-11-21T23:33:06.775847Z','2026-11-21T23:33:06.775865Z',NULL);
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
INSERT INTO "watch" VALUES(1795303987134889,'http://127.0.0.1:33039/fine','up',0,6,'2026-11-21T23:33:11.642761Z','2026-11-21T23:33:13.793626Z');
INSERT INTO "watch" VALUES(1795303987134889,'http://127.0.0.1:33039/gone','down',3,NULL,'2026-11-21T23:33:11.890841Z','2026-11-21T23:33:14.012195Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m8079nez08p4gpdbdp6dm2nq','Acmé','2026-11-21T23:33:06.655033Z','2026-11-21T23:33:07.221991Z','{"country":"DE","notify_url":"http://127.0.0.1:33039/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8079nez08p4gpdbdp6dm2nq','2026-11-21',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m8079nez08p4gpdbdp6dm2nq','2026-11-21','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m8079nez08p4gpdbdp6dm2nq','2026-11-21','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m8079nez08p4gpdbdp6dm2nq','2026-11-21','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m8079nez08p4gpdbdp6dm2nq','2026-11-21',-9163106426559617480);
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
