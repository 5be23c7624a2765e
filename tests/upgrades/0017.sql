-- A database with data in it, of 0017_external_id: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795339876726501,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795339876736766,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795339876743868,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795339876904714,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795339876910730,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795339876921747,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795339876726501,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795339876726501,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795339876726501,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795339876736766,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795339876736766,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795339876904714,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795339876904714,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795339876910730,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795339876910730,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795339876921747,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795339876921747,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795339876726501,'2026-11-22',5205805302081529469);
INSERT INTO "click_visitor" VALUES(1795339876736766,'2026-11-22',5205805302081529469);
INSERT INTO "click_visitor" VALUES(1795339876904714,'2026-11-22',5205805302081529469);
INSERT INTO "click_visitor" VALUES(1795339876910730,'2026-11-22',5205805302081529469);
INSERT INTO "click_visitor" VALUES(1795339876921747,'2026-11-22',5205805302081529469);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('5c04d6ea2886f423fc2c82f3bb84a5f03b2ca9443d39dc8b240e3958baab3a75','01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','{"tags":["spring"]}',2,'2026-11-22T10:31:23.683724Z');
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
INSERT INTO "delivery" VALUES('01m819h2pzc9sqqvqkbagyfcp6','01m819gy7xq6xhm6s07ndffrex','01m819gyj6485wrzk30pjs16xm','destination.broken','http://127.0.0.1:40693/notify','{"type":"destination.broken","timestamp":"2026-11-22T09:31:21.183341Z","data":{"id":"01m819gyj6485wrzk30pjs16xm","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:40693/gone","checked_at":"2026-11-22T09:31:21.168759Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T09:31:21.183424Z','2026-11-22T09:31:21.198806Z');
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
INSERT INTO "host" VALUES('localhost','01m819gya0wqgxv1d9hyj71vg5','01m819gy7xq6xhm6s07ndffrex','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T09:31:17.442855Z','2026-11-22T09:31:16.672997Z','2026-11-22T09:31:16.673003Z','2026-11-22T15:34:13.868757Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m819gyb8my90tzhzys8s2y8g','01m819gy7xq6xhm6s07ndffrex','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T09:31:22.785782Z"}]','','2026-11-22T09:31:22.785782Z','2026-11-22T09:31:16.712716Z','2026-11-22T09:31:16.712720Z','2026-11-22T09:41:53.468519Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m819h52d631w192qpqn4h8ge','badbc546f17acf7c1bf888408c4a9c4b08711b69d352cd18a99e1266af112371','01m819gy7xq6xhm6s07ndffrex','Ada@acme.test','manager','01m819gy7wsnpwmgtr7c59fmtd','2026-11-22T09:31:23.597224Z','2026-11-29T09:31:23.597175Z');
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
INSERT INTO "job" VALUES('01m819gymng756r0q28pw0mmbc','01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','bulk_delete','done','{"tags":["gone"]}','2026-11-22T09:31:17.011981Z',2,2,'2026-11-22T09:31:17.011981Z','2026-11-22T09:31:17.029062Z','2026-11-22T09:31:17.029062Z',1795339877004917,0,0,0,0,0,'');
INSERT INTO "job" VALUES('01m819h52h4c3ngfe0vbppe5e4','01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T09:31:23.601117Z',3,0,'2026-11-22T09:31:23.601162Z','2026-11-22T09:31:23.620255Z','2026-11-22T09:31:23.620255Z',0,2,0,1,4,0,'');
INSERT INTO "job" VALUES('01m819h53ac8baynsgjq3a3z9w','01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T09:31:23.626372Z',3,0,'2026-11-22T09:31:23.626416Z','2026-11-22T09:31:23.633179Z',NULL,0,1,0,0,2,0,'');
INSERT INTO "job" VALUES('01m819h54kqr81a9kq8rcgkb4f','01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T09:31:23.665384Z',3,1,'2026-11-22T09:31:23.665384Z','2026-11-22T09:31:23.675573Z',NULL,1795339883645273,0,0,0,0,0,'');
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
INSERT INTO "kept_answer" VALUES('01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m819gyncnjfeprmjjc72bxpc","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m819gy7wsnpwmgtr7c59fmtd","created_via":"api","created_at":"2026-11-22T09:31:17.036690Z","updated_at":"2026-11-22T09:31:17.036690Z","expired_at":null}]}
','2026-11-22T09:31:17.038762Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','owner','2026-11-22T09:31:16.606156Z');
INSERT INTO "member" VALUES('01m819gy7xq6xhm6s07ndffrex','01m819gyabmjfvrafbaxt1ynfp','editor','2026-11-22T09:31:16.684561Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000wgw34jp8ev5hzz','01m819gy7xq6xhm6s07ndffrex','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','import','2026-11-22T09:31:23.611819Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072006330,'01e286vbg6aa5v3kbzjxf6bxhn','01m819gy7xq6xhm6s07ndffrex','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','import','2026-11-22T09:31:23.632548Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876676278,'01m819gya48pzvcke71ztcc98y','01m819gy7xq6xhm6s07ndffrex','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','cli','2026-11-22T09:31:16.676278Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876726501,'01m819gybpfnp8x2wv04rhdtqp','01m819gy7xq6xhm6s07ndffrex','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.726501Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876736766,'01m819gyc0qy0n88e63s46ebme','01m819gy7xq6xhm6s07ndffrex','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gyabmjfvrafbaxt1ynfp','api','2026-11-22T09:31:16.736766Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876743868,'01m819gyc7v476tkk4tp9q9pw3','01m819gy7xq6xhm6s07ndffrex','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.743868Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876857460,'01m819gyfsec7ptjfqzjvc92eh','01m819gy7xq6xhm6s07ndffrex','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$gKqipprBTza7fvXF$589ea17a497cbb104926b66febe55c2a027aeccf11e4bb2a5d94c51d51b17340451da3ff9d80f6c98f5d48c44663023798d9b0141444858df0d4e23e358eff1d','off',0,0,'',NULL,NULL,NULL,NULL,'01m819gyabmjfvrafbaxt1ynfp','api','2026-11-22T09:31:16.857460Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876904714,'01m819gyh8pay185wmyxp11g1c','01m819gy7xq6xhm6s07ndffrex','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.904714Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876910730,'01m819gyhepttk27za7wrztr0j','01m819gy7xq6xhm6s07ndffrex','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gyabmjfvrafbaxt1ynfp','api','2026-11-22T09:31:16.910730Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876916520,'01m819gyhmg8fp0maz1w2svkmg','01m819gy7xq6xhm6s07ndffrex','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.916520Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876921747,'01m819gyhsqb4nh2w4b301me22','01m819gy7xq6xhm6s07ndffrex','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.921747Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876928361,'01m819gyj0b9mzr17bv2jmq8z3','01m819gy7xq6xhm6s07ndffrex','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.928361Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876934136,'01m819gyj6485wrzk30pjs16xm','01m819gy7xq6xhm6s07ndffrex','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:40693/gone','["http://127.0.0.1:40693/gone","http://127.0.0.1:40693/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.934136Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339876940544,'01m819gyjch0r1478enqjm9tsx','01m819gy7xq6xhm6s07ndffrex','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:16.947573Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339877036690,'01m819gyncnjfeprmjjc72bxpc','01m819gy7xq6xhm6s07ndffrex','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:17.036690Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339883611819,'01m819h52vsk03m0m7gjs9yefm','01m819gy7xq6xhm6s07ndffrex','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','import','2026-11-22T09:31:23.611819Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339883652385,'01m819h544c10pm8vq1xbt2392','01m819gy7xq6xhm6s07ndffrex','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:23.652385Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795339883659278,'01m819h54b8p29r2qtjcsas803','01m819gy7xq6xhm6s07ndffrex','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m819gy7wsnpwmgtr7c59fmtd','api','2026-11-22T09:31:23.659278Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795339876934136,'2026-11-22T09:31:17.362332Z','http://127.0.0.1:40693/gone','down','It answers with the status 404.',404,9);
INSERT INTO "record_check" VALUES(1795339876934136,'2026-11-22T09:31:17.367181Z','http://127.0.0.1:40693/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795339876934136,'2026-11-22T09:31:19.216196Z','http://127.0.0.1:40693/gone','down','It answers with the status 404.',404,5);
INSERT INTO "record_check" VALUES(1795339876934136,'2026-11-22T09:31:19.520371Z','http://127.0.0.1:40693/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795339876934136,'2026-11-22T09:31:21.168759Z','http://127.0.0.1:40693/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795339876934136,'2026-11-22T09:31:21.486121Z','http://127.0.0.1:40693/fine','up','',200,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m819gy7xq6xhm6s07ndffrex',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072006330,'01m819gy7xq6xhm6s07ndffrex',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795339876726501,'01m819gy7xq6xhm6s07ndffrex',4,2,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795339876736766,'01m819gy7xq6xhm6s07ndffrex',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795339876743868,'01m819gy7xq6xhm6s07ndffrex',0,1,'');
INSERT INTO "record_clicks" VALUES(1795339876904714,'01m819gy7xq6xhm6s07ndffrex',3,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795339876910730,'01m819gy7xq6xhm6s07ndffrex',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795339876921747,'01m819gy7xq6xhm6s07ndffrex',1,0,'2026-11-22');
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
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m819gy7xq6xhm6s07ndffrex','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795339883652385,'01m819gy7xq6xhm6s07ndffrex','old');
INSERT INTO "record_tag" VALUES(1795339883659278,'01m819gy7xq6xhm6s07ndffrex','old');
INSERT INTO "record_tag" VALUES(1795339876726501,'01m819gy7xq6xhm6s07ndffrex','spring');
INSERT INTO "record_tag" VALUES(1795339876736766,'01m819gy7xq6xhm6s07ndffrex','spring');
INSERT INTO "record_tag" VALUES(1795339876726501,'01m819gy7xq6xhm6s07ndffrex','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1582971072006330,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876676278,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876726501,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876736766,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876743868,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876857460,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876904714,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876910730,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876916520,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876921747,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876928361,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876934136,'watchedgo.acme.testhttp://127.0.0.1:40693/gone');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339876940544,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339877036690,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339883611819,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339883652385,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m819gy7xq6xhm6s07ndffrex',1795339883659278,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 09:31:16.509606');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 09:31:16.511835');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 09:31:16.520316');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 09:31:16.522478');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 09:31:16.523510');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 09:31:16.525426');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 09:31:16.526513');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 09:31:16.529646');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 09:31:16.531808');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 09:31:16.534922');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 09:31:16.537141');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 09:31:16.539174');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 09:31:16.548173');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 09:31:16.550734');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 09:31:16.553667');
INSERT INTO "schema_migration" VALUES(16,'0017_external_id','2026-11-22 09:31:16.555639');
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
INSERT INTO "session" VALUES('01m819h525n76sb3641vps69z6','93292f47f47d69c08cad26ae615b7abacd981a986c4bc7162a80ee2c85341a2b','01m819gy7wsnpwmgtr7c59fmtd','01m819gy7xq6xhm6s07ndffrex','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T09:31:23.589461Z','2026-11-22T09:31:23.589461Z','2026-12-22T09:31:23.589461Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('f8bad3acd90a400d98de521da1bbd37faa87024329832ce6f3bff0dcfdaff40e','01m819gy7wsnpwmgtr7c59fmtd','2026-11-22T10:01:23.594449Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','bfea7b65672d7e41d0af959a83cb5aad 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 bfd0522d877849fab611d81ecc94e545');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m819gy7xq6xhm6s07ndffrex','old',2);
INSERT INTO "tag_count" VALUES('01m819gy7xq6xhm6s07ndffrex','spring',2);
INSERT INTO "tag_count" VALUES('01m819gy7xq6xhm6s07ndffrex','Überblick',1);
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
INSERT INTO "token" VALUES('01m819gy81bkkq77k5srdfy980','01m819gy7xq6xhm6s07ndffrex','01m819gy7wsnpwmgtr7c59fmtd','api','first token','owner','e155ae182f47ea9e72ffd8d6aef0eb34644b9911808f690e169a370be9033168','2026-11-22T09:31:16.609401Z',NULL,'2026-11-22T09:31:16.703931Z',NULL);
INSERT INTO "token" VALUES('01m819gyag6sqavrxc2kejt230','01m819gy7xq6xhm6s07ndffrex','01m819gyabmjfvrafbaxt1ynfp','mcp','agent','viewer','1426241001614231f89fa16b51c759131bb17835373996db3f1cf4a0f7adc183','2026-11-22T09:31:16.688248Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m819gyajtm6wrebvnsat0kea','01m819gy7xq6xhm6s07ndffrex','01m819gyabmjfvrafbaxt1ynfp','api','editor','editor','089f99757f8a94935445e0ef984812fca7cde56f24815f573aafadd8612b050f','2026-11-22T09:31:16.690882Z',NULL,'2026-11-22T09:31:16.732765Z',NULL);
INSERT INTO "token" VALUES('01m819gyan85zcj3a91hha0bgh','01m819gy7xq6xhm6s07ndffrex','01m819gyabmjfvrafbaxt1ynfp','api','revoked','editor','27029d0c073068cb57cc3935659e71a4f366dcc35576d40b5d7bd95f83b0b4ea','2026-11-22T09:31:16.693285Z',NULL,NULL,'2026-11-22T09:31:16.695186Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m819gy7wsnpwmgtr7c59fmtd','Owner','owner@localhost','2026-11-22T09:31:16.604870Z','2026-11-22T09:31:23.587382Z','scrypt:16384:8:6$47dyt8YWPjdulrRg$0290e3cce45c0a3929079e403da88c173f92555855e51c2aab84def8b1d4b94c98c5608c91173612e0ee652f52dec961c5a3c126b671f99f2c52d0383a7c1725');
INSERT INTO "user" VALUES('01m819gyabmjfvrafbaxt1ynfp','Éva Kovács','Eva@acme.test','2026-11-22T09:31:16.683697Z','2026-11-22T09:31:16.683713Z',NULL);
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
INSERT INTO "watch" VALUES(1795339876934136,'http://127.0.0.1:40693/fine','up',0,3,'2026-11-22T09:31:21.486121Z','2026-11-22T09:31:23.312176Z');
INSERT INTO "watch" VALUES(1795339876934136,'http://127.0.0.1:40693/gone','down',3,NULL,'2026-11-22T09:31:21.168759Z','2026-11-22T09:31:23.171283Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m819gy7xq6xhm6s07ndffrex','Acmé','2026-11-22T09:31:16.605763Z','2026-11-22T09:31:16.989354Z','{"country":"DE","notify_url":"http://127.0.0.1:40693/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m819gy7xq6xhm6s07ndffrex','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m819gy7xq6xhm6s07ndffrex','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m819gy7xq6xhm6s07ndffrex','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m819gy7xq6xhm6s07ndffrex','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m819gy7xq6xhm6s07ndffrex','2026-11-22',5205805302081529469);
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
CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL;
COMMIT;
