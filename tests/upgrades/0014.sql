-- A database with data in it, of 0014_paths_and_patterns: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795330535935748,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795330536370675,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795330536389763,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795330536669310,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795330536692417,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795330536720978,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795330535935748,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795330535935748,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795330535935748,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795330536370675,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795330536370675,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795330536669310,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795330536669310,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795330536692417,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795330536692417,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795330536720978,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795330536720978,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795330535935748,'2026-11-22',-510375409639795682);
INSERT INTO "click_visitor" VALUES(1795330536370675,'2026-11-22',-510375409639795682);
INSERT INTO "click_visitor" VALUES(1795330536669310,'2026-11-22',-510375409639795682);
INSERT INTO "click_visitor" VALUES(1795330536692417,'2026-11-22',-510375409639795682);
INSERT INTO "click_visitor" VALUES(1795330536720978,'2026-11-22',-510375409639795682);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('f0eb3577ef303ede7e43182e16fc4ad51b7abf22ce69c8bff068504d03458939','01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','{"tags":["spring"]}',2,'2026-11-22T07:55:47.037526Z');
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
INSERT INTO "delivery" VALUES('01m810m5ya5v9vpme4dr1h4s15','01m810kw8h5fd5axf8x1mshdx6','01m810kxbcvg5r4v0waxs60sta','destination.broken','http://127.0.0.1:41817/notify','{"type":"destination.broken","timestamp":"2026-11-22T06:55:45.610150Z","data":{"id":"01m810kxbcvg5r4v0waxs60sta","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:41817/gone","checked_at":"2026-11-22T06:55:45.590181Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T06:55:45.610214Z','2026-11-22T06:55:45.718504Z');
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
INSERT INTO "host" VALUES('localhost','01m810kwc58t298k8n2nst1g2d','01m810kw8h5fd5axf8x1mshdx6','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T06:55:37.992137Z','2026-11-22T06:55:35.813346Z','2026-11-22T06:55:35.813351Z','2026-11-22T13:00:19.037256Z',0);
INSERT INTO "host" VALUES('go.acme.test','01m810kwf7nvfqrfy9gyw46vtd','01m810kw8h5fd5axf8x1mshdx6','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T06:55:43.392890Z"}]','','2026-11-22T06:55:43.392890Z','2026-11-22T06:55:35.911749Z','2026-11-22T06:55:35.911753Z','2026-11-22T07:06:25.583715Z',0);
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
INSERT INTO "invitation" VALUES('01m810m76vnsrr5hm1fzczavjs','95bfdff47d7b7f7b233e90993afdf5cac530cc747923ab149bb5fced1a574b9d','01m810kw8h5fd5axf8x1mshdx6','Ada@acme.test','manager','01m810kw8ggm6xdyhpz6n3nem8','2026-11-22T06:55:46.907719Z','2026-11-29T06:55:46.907675Z');
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
INSERT INTO "job" VALUES('01m810kxqaf2pye4vz35g5xmet','01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','bulk_delete','done','{"tags":["gone"]}','2026-11-22T06:55:37.188047Z',2,2,'2026-11-22T06:55:37.188047Z','2026-11-22T06:55:37.271464Z','2026-11-22T06:55:37.271464Z',1795330537089270,0,0,0,0,0,'');
INSERT INTO "job" VALUES('01m810m770j768zha1bbbnbvbx','01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T06:55:46.912564Z',3,0,'2026-11-22T06:55:46.912600Z','2026-11-22T06:55:46.944163Z','2026-11-22T06:55:46.944163Z',0,2,0,1,4,0,'');
INSERT INTO "job" VALUES('01m810m78a7v1ng158d7g86ede','01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T06:55:46.954230Z',3,0,'2026-11-22T06:55:46.954272Z','2026-11-22T06:55:46.968775Z',NULL,0,1,0,0,2,0,'');
INSERT INTO "job" VALUES('01m810m7a8qs56bgdpy48vq8fv','01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T06:55:47.015055Z',3,1,'2026-11-22T06:55:47.015055Z','2026-11-22T06:55:47.028777Z',NULL,1795330546980915,0,0,0,0,0,'');
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
INSERT INTO "kept_answer" VALUES('01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m810kxt0eyaq8b9ptzjhhd4w","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m810kw8ggm6xdyhpz6n3nem8","created_via":"api","created_at":"2026-11-22T06:55:37.280478Z","updated_at":"2026-11-22T06:55:37.280478Z","expired_at":null}]}
','2026-11-22T06:55:37.281799Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','owner','2026-11-22T06:55:35.697518Z');
INSERT INTO "member" VALUES('01m810kw8h5fd5axf8x1mshdx6','01m810kwcw04g2atk7636j005t','editor','2026-11-22T06:55:35.856483Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000gf3fr35q33hmh1','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','import','2026-11-22T06:55:46.932535Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072643532,'01e286vc43gme0h42rq4g5cpdc','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','import','2026-11-22T06:55:46.968237Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330535824544,'01m810kwcgh07zstwkvdpb8rg3','01m810kw8h5fd5axf8x1mshdx6','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','cli','2026-11-22T06:55:35.824544Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330535935748,'01m810kwfzqcqp1y688reaw76q','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:35.935748Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536370675,'01m810kwxjn3w5n2jq31gdyynf','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kwcw04g2atk7636j005t','api','2026-11-22T06:55:36.370675Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536389763,'01m810kwy5qv4xtyy9fsfmykk3','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:36.389763Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536650250,'01m810kx6a7tssfwp8m0fhy6gc','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$aACMh0oNiDusVKHl$6d64f17de954e6005f35e7a5112ad9d003c61118496e3d831bee86fb689d75f729176c4a8a020e93d4f1d97c3983062a36a71f414b9d5e99c6f554100bc1734a','off',0,0,'',NULL,NULL,NULL,NULL,'01m810kwcw04g2atk7636j005t','api','2026-11-22T06:55:36.650250Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536669310,'01m810kx6x9p2k83eaq3xynyfe','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:36.669310Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536692417,'01m810kx7md11a9pbe50pg804p','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kwcw04g2atk7636j005t','api','2026-11-22T06:55:36.692417Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536707058,'01m810kx831tbps17zeez2tnwz','01m810kw8h5fd5axf8x1mshdx6','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:36.707058Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536720978,'01m810kx8gyjrx1fyp0g4ye4pj','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:36.720978Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536735632,'01m810kx8zkrnf62ypnxech6c7','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:36.735632Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330536812880,'01m810kxbcvg5r4v0waxs60sta','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:41817/gone','["http://127.0.0.1:41817/gone","http://127.0.0.1:41817/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:36.812880Z','[0]',1,NULL,NULL);
INSERT INTO "record" VALUES(1795330536835333,'01m810kxc3adm7ff4g7jfbxtst','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:36.891174Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330537280478,'01m810kxt0eyaq8b9ptzjhhd4w','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:37.280478Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330546932535,'01m810m77mgqpqzw6beb1x44dz','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','import','2026-11-22T06:55:46.932535Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330546989136,'01m810m79d483rb8pxxr4q6jbt','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:46.989136Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795330547002838,'01m810m79tt6hb3gs9fymc23v4','01m810kw8h5fd5axf8x1mshdx6','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m810kw8ggm6xdyhpz6n3nem8','api','2026-11-22T06:55:47.002838Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795330536812880,'2026-11-22T06:55:37.956091Z','http://127.0.0.1:41817/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795330536812880,'2026-11-22T06:55:37.961875Z','http://127.0.0.1:41817/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795330536812880,'2026-11-22T06:55:40.055466Z','http://127.0.0.1:41817/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795330536812880,'2026-11-22T06:55:43.316177Z','http://127.0.0.1:41817/gone','down','It answers with the status 404.',404,16);
INSERT INTO "record_check" VALUES(1795330536812880,'2026-11-22T06:55:43.316575Z','http://127.0.0.1:41817/fine','up','',200,9);
INSERT INTO "record_check" VALUES(1795330536812880,'2026-11-22T06:55:45.590181Z','http://127.0.0.1:41817/gone','down','It answers with the status 404.',404,8);
INSERT INTO "record_check" VALUES(1795330536812880,'2026-11-22T06:55:45.590688Z','http://127.0.0.1:41817/fine','up','',200,8);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m810kw8h5fd5axf8x1mshdx6',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072643532,'01m810kw8h5fd5axf8x1mshdx6',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795330535935748,'01m810kw8h5fd5axf8x1mshdx6',4,2,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795330536370675,'01m810kw8h5fd5axf8x1mshdx6',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795330536389763,'01m810kw8h5fd5axf8x1mshdx6',0,1,'');
INSERT INTO "record_clicks" VALUES(1795330536669310,'01m810kw8h5fd5axf8x1mshdx6',3,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795330536692417,'01m810kw8h5fd5axf8x1mshdx6',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795330536720978,'01m810kw8h5fd5axf8x1mshdx6',1,0,'2026-11-22');
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
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795330546989136,'01m810kw8h5fd5axf8x1mshdx6','old');
INSERT INTO "record_tag" VALUES(1795330547002838,'01m810kw8h5fd5axf8x1mshdx6','old');
INSERT INTO "record_tag" VALUES(1795330535935748,'01m810kw8h5fd5axf8x1mshdx6','spring');
INSERT INTO "record_tag" VALUES(1795330536370675,'01m810kw8h5fd5axf8x1mshdx6','spring');
INSERT INTO "record_tag" VALUES(1795330535935748,'01m810kw8h5fd5axf8x1mshdx6','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1582971072643532,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330535824544,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330535935748,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536370675,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536389763,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536650250,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536669310,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536692417,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536707058,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536720978,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536735632,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536812880,'watchedgo.acme.testhttp://127.0.0.1:41817/gone');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330536835333,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330537280478,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330546932535,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330546989136,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m810kw8h5fd5axf8x1mshdx6',1795330547002838,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 06:55:35.564821');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 06:55:35.568659');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 06:55:35.580659');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 06:55:35.582927');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 06:55:35.586427');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 06:55:35.588924');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 06:55:35.595032');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 06:55:35.601150');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 06:55:35.615521');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 06:55:35.619448');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 06:55:35.623957');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 06:55:35.625576');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 06:55:35.643204');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 06:55:35.649034');
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
INSERT INTO "session" VALUES('01m810m76q6e45e28v6zmestz4','5d5feb34b6c78e256e603af28df08fc65695127fd4ffadbb93b8f1759684f33a','01m810kw8ggm6xdyhpz6n3nem8','01m810kw8h5fd5axf8x1mshdx6','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T06:55:46.902863Z','2026-11-22T06:55:46.902863Z','2026-12-22T06:55:46.902863Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('21ef3e30db12a4847b83198d81d8ed0c6207a603a43b11406faee82442fd63e2','01m810kw8ggm6xdyhpz6n3nem8','2026-11-22T07:25:46.904292Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','1eb1048049cf181827a7868453030aed 13');
INSERT INTO "state" VALUES('generation','69');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 80084503589fbc1420a0fac570d82870');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','old',2);
INSERT INTO "tag_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','spring',2);
INSERT INTO "tag_count" VALUES('01m810kw8h5fd5axf8x1mshdx6','Überblick',1);
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
INSERT INTO "token" VALUES('01m810kw8ky00k46fkh0dtsvqs','01m810kw8h5fd5axf8x1mshdx6','01m810kw8ggm6xdyhpz6n3nem8','api','first token','owner','87ea3bf748b3900b7dbb0bd3599d92082df1801ad6d41fe1710847d701baf8e7','2026-11-22T06:55:35.699984Z',NULL,'2026-11-22T06:55:35.900592Z',NULL);
INSERT INTO "token" VALUES('01m810kwdwrd7378tacz1v7w8p','01m810kw8h5fd5axf8x1mshdx6','01m810kwcw04g2atk7636j005t','mcp','agent','viewer','e0b1fc12294fa1e35ac94af6c701e30b204bd642f486a232d092630fc66b123b','2026-11-22T06:55:35.868812Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m810kwdz9k1ehn8kbt8kbmnv','01m810kw8h5fd5axf8x1mshdx6','01m810kwcw04g2atk7636j005t','api','editor','editor','56b3ce1f1334a38aee15bcc1773e56d15d0f325432770f954ce0d6a63e8fa270','2026-11-22T06:55:35.871333Z',NULL,'2026-11-22T06:55:35.946223Z',NULL);
INSERT INTO "token" VALUES('01m810kwe7q7kfrze1h9nt0bgc','01m810kw8h5fd5axf8x1mshdx6','01m810kwcw04g2atk7636j005t','api','revoked','editor','b9027747e431ec45e8c203b4f0310e3e193993726f0ea8dd4df655f3847f0a0d','2026-11-22T06:55:35.879769Z',NULL,NULL,'2026-11-22T06:55:35.887394Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m810kw8ggm6xdyhpz6n3nem8','Owner','owner@localhost','2026-11-22T06:55:35.696572Z','2026-11-22T06:55:46.887812Z','scrypt:16384:8:6$9tN0eo3b6cxlaEcl$baca2a7bd3ad5994d11cc14d702111ad9b558093d9bf30f3a35fa3e03f55e400c3dabdc44fbff5c6958cb90e2be00463dedff1db9b8c7996035de57045021739');
INSERT INTO "user" VALUES('01m810kwcw04g2atk7636j005t','Éva Kovács','Eva@acme.test','2026-11-22T06:55:35.836039Z','2026-11-22T06:55:35.836054Z',NULL);
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
INSERT INTO "watch" VALUES(1795330536812880,'http://127.0.0.1:41817/fine','up',0,8,'2026-11-22T06:55:45.590688Z','2026-11-22T06:55:47.581433Z');
INSERT INTO "watch" VALUES(1795330536812880,'http://127.0.0.1:41817/gone','down',3,NULL,'2026-11-22T06:55:45.590181Z','2026-11-22T06:55:47.672560Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m810kw8h5fd5axf8x1mshdx6','Acmé','2026-11-22T06:55:35.697189Z','2026-11-22T06:55:37.036425Z','{"country":"DE","notify_url":"http://127.0.0.1:41817/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m810kw8h5fd5axf8x1mshdx6','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m810kw8h5fd5axf8x1mshdx6','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m810kw8h5fd5axf8x1mshdx6','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m810kw8h5fd5axf8x1mshdx6','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m810kw8h5fd5axf8x1mshdx6','2026-11-22',-510375409639795682);
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
CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL;
COMMIT;
