-- A database with data in it, of 0018_order_of_clicks: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795340339861855,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795340339876447,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795340339885317,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795340340030689,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795340340036304,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795340340047836,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795340339861855,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795340339861855,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795340339861855,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795340339876447,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795340339876447,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795340340030689,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795340340030689,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795340340036304,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795340340036304,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795340340047836,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795340340047836,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795340339861855,'2026-11-22',3544384110757909302);
INSERT INTO "click_visitor" VALUES(1795340339876447,'2026-11-22',3544384110757909302);
INSERT INTO "click_visitor" VALUES(1795340340030689,'2026-11-22',3544384110757909302);
INSERT INTO "click_visitor" VALUES(1795340340036304,'2026-11-22',3544384110757909302);
INSERT INTO "click_visitor" VALUES(1795340340047836,'2026-11-22',3544384110757909302);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('9fc604445959f287b900969efcb978d44423fdb0ed17e5f289a3338ce34ae144','01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','{"tags":["spring"]}',2,'2026-11-22T10:39:07.158658Z');
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
INSERT INTO "delivery" VALUES('01m819z77wvq3z7840qme2sp0h','01m819z2f5k37br7y4p65wq92t','01m819z2v0mcwph81cq45k4jvq','destination.broken','http://127.0.0.1:34697/notify','{"type":"destination.broken","timestamp":"2026-11-22T09:39:04.572848Z","data":{"id":"01m819z2v0mcwph81cq45k4jvq","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:34697/gone","checked_at":"2026-11-22T09:39:04.556103Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T09:39:04.572915Z','2026-11-22T09:39:04.589568Z');
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
    , dns_due_at TEXT, awaits_proof INTEGER NOT NULL DEFAULT 0, notfound_url TEXT, expired_url TEXT, notfound_status INTEGER NOT NULL DEFAULT 302) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m819z2gpk0te3nyqvhq223g2','01m819z2f5k37br7y4p65wq92t','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T09:39:00.655607Z','2026-11-22T09:38:59.734685Z','2026-11-22T09:38:59.734689Z','2026-11-22T15:43:38.706993Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m819z2m09abt3jhyq6tnq1bt','01m819z2f5k37br7y4p65wq92t','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T09:39:06.045701Z"}]','','2026-11-22T09:39:06.045701Z','2026-11-22T09:38:59.840357Z','2026-11-22T09:38:59.840362Z','2026-11-22T09:48:25.278874Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m819z9jbhp9vc0xakt1yt6m5','fd5a6a296099d2decaae34cdb5af2494e2ee7548d38705033f50a032a49369c6','01m819z2f5k37br7y4p65wq92t','Ada@acme.test','manager','01m819z2f4pvt10bjfd7h6ga7f','2026-11-22T09:39:06.955676Z','2026-11-29T09:39:06.953981Z');
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
INSERT INTO "job" VALUES('01m819z2xakh3nmv9xn7amfb1p','01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','bulk_delete','done','{"tags":["gone"]}','2026-11-22T09:39:00.135333Z',2,2,'2026-11-22T09:39:00.135333Z','2026-11-22T09:39:00.156094Z','2026-11-22T09:39:00.156094Z',1795340340127153,0,0,0,0,0,'');
INSERT INTO "job" VALUES('01m819z9jnk75vt12zws56qktb','01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T09:39:06.965577Z',3,0,'2026-11-22T09:39:06.965654Z','2026-11-22T09:39:07.007111Z','2026-11-22T09:39:07.007111Z',0,2,0,1,4,0,'');
INSERT INTO "job" VALUES('01m819z9mmxn38mmaz9d7m4mwy','01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T09:39:07.028919Z',3,0,'2026-11-22T09:39:07.028981Z','2026-11-22T09:39:07.057347Z',NULL,0,1,0,0,2,0,'');
INSERT INTO "job" VALUES('01m819z9qs6eh0nnw0299x8m17','01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T09:39:07.127428Z',3,1,'2026-11-22T09:39:07.127428Z','2026-11-22T09:39:07.150159Z',NULL,1795340347081591,0,0,0,0,0,'');
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
INSERT INTO "kept_answer" VALUES('01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m819z2yf8xpa1a7sch6csqr7","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m819z2f4pvt10bjfd7h6ga7f","created_via":"api","created_at":"2026-11-22T09:39:00.175285Z","updated_at":"2026-11-22T09:39:00.175285Z","expired_at":null}]}
','2026-11-22T09:39:00.177220Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','owner','2026-11-22T09:38:59.685963Z');
INSERT INTO "member" VALUES('01m819z2f5k37br7y4p65wq92t','01m819z2k3nx1d4r0y9pzj0g2v','editor','2026-11-22T09:38:59.812592Z');
CREATE TABLE miss (
        host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
        day TEXT NOT NULL,
        path TEXT NOT NULL,
        people INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_seen TEXT NOT NULL,
        PRIMARY KEY (host, day, path)
    ) STRICT, WITHOUT ROWID
    ;
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0008a5rarhr1mrb7k','01m819z2f5k37br7y4p65wq92t','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','import','2026-11-22T09:39:06.994638Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072428934,'01e286vbxcx631mzn1ezb07af5','01m819z2f5k37br7y4p65wq92t','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','import','2026-11-22T09:39:07.056463Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340339737726,'01m819z2gsppx16s5dnt8krvv8','01m819z2f5k37br7y4p65wq92t','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','cli','2026-11-22T09:38:59.737726Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340339861855,'01m819z2mntqyt1451gxb86qcg','01m819z2f5k37br7y4p65wq92t','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:38:59.861855Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340339876447,'01m819z2n4dzdd4pa6d714qbqs','01m819z2f5k37br7y4p65wq92t','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2k3nx1d4r0y9pzj0g2v','api','2026-11-22T09:38:59.876447Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340339885317,'01m819z2nd9xfz30p0zq4j32wk','01m819z2f5k37br7y4p65wq92t','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:38:59.885317Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340024455,'01m819z2sre7j2p7gp8m5c1dqg','01m819z2f5k37br7y4p65wq92t','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$qjMxIrLoz9oEvJTi$b0db3db84c2dfdbc3b0ff93d9326d98aad7e46aad46a1b16ee5e9cb970fd14770685c00902755ff15ad1312db9a127399e5c58ffbf1615a9ac0da3033e63fe86','off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2k3nx1d4r0y9pzj0g2v','api','2026-11-22T09:39:00.024455Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340030689,'01m819z2synhweem0ps80n4pnj','01m819z2f5k37br7y4p65wq92t','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:00.030689Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340036304,'01m819z2t49g19na1whdc7wgav','01m819z2f5k37br7y4p65wq92t','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2k3nx1d4r0y9pzj0g2v','api','2026-11-22T09:39:00.036304Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340041862,'01m819z2t9ty5rbmfrahxp103r','01m819z2f5k37br7y4p65wq92t','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:00.041862Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340047836,'01m819z2tft4rpw7n26xj76vh1','01m819z2f5k37br7y4p65wq92t','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:00.047836Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340059252,'01m819z2tv7wkrwbed4s358zx7','01m819z2f5k37br7y4p65wq92t','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:00.059252Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340064652,'01m819z2v0mcwph81cq45k4jvq','01m819z2f5k37br7y4p65wq92t','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:34697/gone','["http://127.0.0.1:34697/gone","http://127.0.0.1:34697/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:00.064652Z','[0]',1,NULL,NULL);
INSERT INTO "record" VALUES(1795340340070368,'01m819z2v6bg5d1zhsh5xnrmwe','01m819z2f5k37br7y4p65wq92t','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:00.076462Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340340175285,'01m819z2yf8xpa1a7sch6csqr7','01m819z2f5k37br7y4p65wq92t','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:00.175285Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340346994638,'01m819z9kjkyj1bbq6z0n9bbjb','01m819z2f5k37br7y4p65wq92t','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','import','2026-11-22T09:39:06.994638Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340347097570,'01m819z9pshtdyxtprajxa7q07','01m819z2f5k37br7y4p65wq92t','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:07.097570Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795340347112603,'01m819z9q8jvmn2vvjd9hmrdca','01m819z2f5k37br7y4p65wq92t','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819z2f4pvt10bjfd7h6ga7f','api','2026-11-22T09:39:07.112603Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795340340064652,'2026-11-22T09:39:00.594251Z','http://127.0.0.1:34697/gone','down','It answers with the status 404.',404,35);
INSERT INTO "record_check" VALUES(1795340340064652,'2026-11-22T09:39:00.600168Z','http://127.0.0.1:34697/fine','up','',200,25);
INSERT INTO "record_check" VALUES(1795340340064652,'2026-11-22T09:39:02.476202Z','http://127.0.0.1:34697/gone','down','It answers with the status 404.',404,12);
INSERT INTO "record_check" VALUES(1795340340064652,'2026-11-22T09:39:02.706098Z','http://127.0.0.1:34697/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795340340064652,'2026-11-22T09:39:04.556103Z','http://127.0.0.1:34697/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795340340064652,'2026-11-22T09:39:04.676220Z','http://127.0.0.1:34697/fine','up','',200,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m819z2f5k37br7y4p65wq92t',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072428934,'01m819z2f5k37br7y4p65wq92t',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795340339861855,'01m819z2f5k37br7y4p65wq92t',4,2,'2026-11-22T09:39:00.798667Z');
INSERT INTO "record_clicks" VALUES(1795340339876447,'01m819z2f5k37br7y4p65wq92t',1,0,'2026-11-22T09:39:00.798668Z');
INSERT INTO "record_clicks" VALUES(1795340339885317,'01m819z2f5k37br7y4p65wq92t',0,1,'');
INSERT INTO "record_clicks" VALUES(1795340340030689,'01m819z2f5k37br7y4p65wq92t',3,0,'2026-11-22T09:39:00.798670Z');
INSERT INTO "record_clicks" VALUES(1795340340036304,'01m819z2f5k37br7y4p65wq92t',1,0,'2026-11-22T09:39:00.798671Z');
INSERT INTO "record_clicks" VALUES(1795340340047836,'01m819z2f5k37br7y4p65wq92t',1,0,'2026-11-22T09:39:00.798672Z');
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
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m819z2f5k37br7y4p65wq92t','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795340347097570,'01m819z2f5k37br7y4p65wq92t','old');
INSERT INTO "record_tag" VALUES(1795340347112603,'01m819z2f5k37br7y4p65wq92t','old');
INSERT INTO "record_tag" VALUES(1795340339861855,'01m819z2f5k37br7y4p65wq92t','spring');
INSERT INTO "record_tag" VALUES(1795340339876447,'01m819z2f5k37br7y4p65wq92t','spring');
INSERT INTO "record_tag" VALUES(1795340339861855,'01m819z2f5k37br7y4p65wq92t','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1582971072428934,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340339737726,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340339861855,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340339876447,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340339885317,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340024455,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340030689,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340036304,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340041862,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340047836,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340059252,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340064652,'watchedgo.acme.testhttp://127.0.0.1:34697/gone');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340070368,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340175285,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340346994638,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340347097570,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m819z2f5k37br7y4p65wq92t',1795340347112603,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340339737726);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340339885317);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340024455);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340041862);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340059252);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340064652);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340070368);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340340175285);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340346994638);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340347097570);
INSERT INTO "record_unclicked" VALUES('01m819z2f5k37br7y4p65wq92t',1795340347112603);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 09:38:59.576644');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 09:38:59.578815');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 09:38:59.587931');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 09:38:59.589928');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 09:38:59.591123');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 09:38:59.593083');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 09:38:59.594298');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 09:38:59.597847');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 09:38:59.600415');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 09:38:59.603885');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 09:38:59.605277');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 09:38:59.607531');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 09:38:59.616604');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 09:38:59.619230');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 09:38:59.621861');
INSERT INTO "schema_migration" VALUES(16,'0018_order_of_clicks','2026-11-22 09:38:59.626396');
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
INSERT INTO "session" VALUES('01m819z9hqyz2818es5jp6nwyc','2d3c93a18ac4abf18514480edfa9be33413d032438060a9acac5cb07593f24cf','01m819z2f4pvt10bjfd7h6ga7f','01m819z2f5k37br7y4p65wq92t','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T09:39:06.935319Z','2026-11-22T09:39:06.935319Z','2026-12-22T09:39:06.935319Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('89766baa7e6c56449cb18f35ff8cd1c092e2be82b89c0bcb7fe34f563926ac2b','01m819z2f4pvt10bjfd7h6ga7f','2026-11-22T10:09:06.939464Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','da5817b90f0772ab145066d1b943bc6d 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 d234c68853bf3339a5c16af40e95e464');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m819z2f5k37br7y4p65wq92t','old',2);
INSERT INTO "tag_count" VALUES('01m819z2f5k37br7y4p65wq92t','spring',2);
INSERT INTO "tag_count" VALUES('01m819z2f5k37br7y4p65wq92t','Überblick',1);
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
INSERT INTO "token" VALUES('01m819z2f9pmz8j5abb32y3kqz','01m819z2f5k37br7y4p65wq92t','01m819z2f4pvt10bjfd7h6ga7f','api','first token','owner','475067b72ba46a855f0dca219e6d5ff68dccf23adef705d1590023f4f0cb0ca7','2026-11-22T09:38:59.689761Z',NULL,'2026-11-22T09:38:59.830493Z',NULL);
INSERT INTO "token" VALUES('01m819z2k8tqb7er33sd9j9q8p','01m819z2f5k37br7y4p65wq92t','01m819z2k3nx1d4r0y9pzj0g2v','mcp','agent','viewer','84162235ebc66174bdbb5823f4982320dfd70683d534139449ca9e956372592c','2026-11-22T09:38:59.816886Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m819z2kb5dd6ya4as3yjvfgs','01m819z2f5k37br7y4p65wq92t','01m819z2k3nx1d4r0y9pzj0g2v','api','editor','editor','a50ef544f2c8ecccb74b0183fbfa2b1de3b61c28ea5034b565db0e20081696df','2026-11-22T09:38:59.819194Z',NULL,'2026-11-22T09:38:59.871793Z',NULL);
INSERT INTO "token" VALUES('01m819z2kdapbw46w09mbpyfk1','01m819z2f5k37br7y4p65wq92t','01m819z2k3nx1d4r0y9pzj0g2v','api','revoked','editor','ccda1955600653e6808fda2e55e9f40c22cc14438a8a55fa3876844cb55a69c5','2026-11-22T09:38:59.821359Z',NULL,NULL,'2026-11-22T09:38:59.822531Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m819z2f4pvt10bjfd7h6ga7f','Owner','owner@localhost','2026-11-22T09:38:59.684774Z','2026-11-22T09:39:06.916988Z','scrypt:16384:8:6$sqKtqshkqZGTcOXu$d6e04ed89a5d956be1881cb050eedd73cfe8160f05f8d20c487f57f65675441fdc54ab1d9f325a1da3b376754079e6a712b7848f5fb3590e3293e1e6fa8e5b51');
INSERT INTO "user" VALUES('01m819z2k3nx1d4r0y9pzj0g2v','Éva Kovács','Eva@acme.test','2026-11-22T09:38:59.811749Z','2026-11-22T09:38:59.811770Z',NULL);
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
INSERT INTO "watch" VALUES(1795340340064652,'http://127.0.0.1:34697/fine','up',0,2,'2026-11-22T09:39:04.676220Z','2026-11-22T09:39:06.820864Z');
INSERT INTO "watch" VALUES(1795340340064652,'http://127.0.0.1:34697/gone','down',3,NULL,'2026-11-22T09:39:04.556103Z','2026-11-22T09:39:06.401514Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m819z2f5k37br7y4p65wq92t','Acmé','2026-11-22T09:38:59.685640Z','2026-11-22T09:39:00.108465Z','{"country":"DE","notify_url":"http://127.0.0.1:34697/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m819z2f5k37br7y4p65wq92t','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m819z2f5k37br7y4p65wq92t','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m819z2f5k37br7y4p65wq92t','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m819z2f5k37br7y4p65wq92t','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m819z2f5k37br7y4p65wq92t','2026-11-22',3544384110757909302);
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
CREATE INDEX record_by_last_click ON record_clicks (workspace_id, last_click_at);
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
CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL;
CREATE INDEX record_by_clicks ON record_clicks (workspace_id, clicks) WHERE clicks > 0;
CREATE TRIGGER record_unclicked_made AFTER INSERT ON record BEGIN
        INSERT INTO record_unclicked (workspace_id, record_seq) VALUES (new.workspace_id, new.seq);
    END;
CREATE TRIGGER record_unclicked_gone AFTER DELETE ON record BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
    END;
CREATE TRIGGER record_clicked AFTER INSERT ON record_clicks WHEN new.clicks > 0 BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
    END;
CREATE TRIGGER record_clicked_after_bots AFTER UPDATE OF clicks ON record_clicks
    WHEN old.clicks = 0 AND new.clicks > 0 BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
    END;
COMMIT;
