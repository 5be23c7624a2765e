-- A database with data in it, of 0015_not_found: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795331149296692,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795331149315670,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795331149331000,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795331149631526,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795331149639748,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795331149680788,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795331149296692,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795331149296692,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795331149296692,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795331149315670,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795331149315670,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795331149631526,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795331149631526,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795331149639748,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795331149639748,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795331149680788,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795331149680788,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795331149296692,'2026-11-22',2240542652179351838);
INSERT INTO "click_visitor" VALUES(1795331149315670,'2026-11-22',2240542652179351838);
INSERT INTO "click_visitor" VALUES(1795331149631526,'2026-11-22',2240542652179351838);
INSERT INTO "click_visitor" VALUES(1795331149639748,'2026-11-22',2240542652179351838);
INSERT INTO "click_visitor" VALUES(1795331149680788,'2026-11-22',2240542652179351838);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('873e5e17dda65d533fe82f8bdc59fe5bd10403b439533698c33450a6f4685b15','01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','{"tags":["spring"]}',2,'2026-11-22T08:05:57.153964Z');
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
INSERT INTO "delivery" VALUES('01m8116rkmjjx6jwq5zz8ky3c9','01m8116ka1aswmqzbhtyyb4dtq','01m8116kx6fsbxq4g3nxz9zs11','destination.broken','http://127.0.0.1:37457/notify','{"type":"destination.broken","timestamp":"2026-11-22T07:05:54.548552Z","data":{"id":"01m8116kx6fsbxq4g3nxz9zs11","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:37457/gone","checked_at":"2026-11-22T07:05:54.531125Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T07:05:54.548634Z','2026-11-22T07:05:54.571680Z');
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
INSERT INTO "host" VALUES('localhost','01m8116kbdht5xtrsttp17tcyr','01m8116ka1aswmqzbhtyyb4dtq','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T07:05:50.555691Z','2026-11-22T07:05:49.165632Z','2026-11-22T07:05:49.165636Z','2026-11-22T13:29:46.988719Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m8116kenwjtgat0jgtcys91g','01m8116ka1aswmqzbhtyyb4dtq','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T07:05:55.944132Z"}]','','2026-11-22T07:05:55.944132Z','2026-11-22T07:05:49.269963Z','2026-11-22T07:05:49.269967Z','2026-11-22T07:15:35.500901Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m8116twh0e2eh1ppzrvta3q8','21aba34f0ab7e05f0fdb5cf1a7f211891b5926e59a758dc11c05b30926e54e99','01m8116ka1aswmqzbhtyyb4dtq','Ada@acme.test','manager','01m8116ka08mc49rkvv72c50a8','2026-11-22T07:05:56.881044Z','2026-11-29T07:05:56.880983Z');
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
INSERT INTO "job" VALUES('01m8116m8qsy8n36x0tyekq4c8','01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','bulk_delete','done','{"tags":["gone"]}','2026-11-22T07:05:50.101702Z',2,2,'2026-11-22T07:05:50.101702Z','2026-11-22T07:05:50.133333Z','2026-11-22T07:05:50.133333Z',1795331150085707,0,0,0,0,0,'');
INSERT INTO "job" VALUES('01m8116twqnfh0cvf2cfxxzavt','01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T07:05:56.887658Z',3,0,'2026-11-22T07:05:56.887715Z','2026-11-22T07:05:56.916547Z','2026-11-22T07:05:56.916547Z',0,2,0,1,4,0,'');
INSERT INTO "job" VALUES('01m8116ty7djc2m9b99sm73vtm','01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T07:05:56.935406Z',3,0,'2026-11-22T07:05:56.935465Z','2026-11-22T07:05:56.945309Z',NULL,0,1,0,0,2,0,'');
INSERT INTO "job" VALUES('01m8116v0hmx80y98mfnt6f52x','01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T07:05:57.007472Z',3,1,'2026-11-22T07:05:57.007472Z','2026-11-22T07:05:57.055436Z',NULL,1795331156965959,0,0,0,0,0,'');
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
INSERT INTO "kept_answer" VALUES('01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8116ma0y4k8s9stqh4j63cv","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8116ka08mc49rkvv72c50a8","created_via":"api","created_at":"2026-11-22T07:05:50.144964Z","updated_at":"2026-11-22T07:05:50.144964Z","expired_at":null}]}
','2026-11-22T07:05:50.147012Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','owner','2026-11-22T07:05:49.121724Z');
INSERT INTO "member" VALUES('01m8116ka1aswmqzbhtyyb4dtq','01m8116kbmc763gcs81mdvsgn6','editor','2026-11-22T07:05:49.178179Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000f7bq401rhe3caj','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','import','2026-11-22T07:05:56.904990Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072899108,'01e286vcc33cgkqk77xvff1khk','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','import','2026-11-22T07:05:56.944567Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149168139,'01m8116kbg4bsevp0fnwerk3ky','01m8116ka1aswmqzbhtyyb4dtq','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','cli','2026-11-22T07:05:49.168139Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149296692,'01m8116kfgnm2xykwehxkcyzr9','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.296692Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149315670,'01m8116kg3my6eg4ap4wc94dwn','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116kbmc763gcs81mdvsgn6','api','2026-11-22T07:05:49.315670Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149331000,'01m8116kgk00r5ajcff9sncds8','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.331000Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149592723,'01m8116krrpkejfc1pe88hvxe8','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$4ZuSy8rwB0Zb4SWT$3a42b7a11e59cdd5f8882ca43b9c444bc1badcf3bbd9c31e6fc8cd53203e6608df1ae1c03ee55b984dbd4f877c5f890c82c37ce58e59c45fb5f868bbb689317f','off',0,0,'',NULL,NULL,NULL,NULL,'01m8116kbmc763gcs81mdvsgn6','api','2026-11-22T07:05:49.592723Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149631526,'01m8116kszge7qfx97562z5aaj','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.631526Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149639748,'01m8116kt7qc79h5w9x4hv9vaj','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116kbmc763gcs81mdvsgn6','api','2026-11-22T07:05:49.639748Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149645165,'01m8116ktd55mnvcndjb3gt11j','01m8116ka1aswmqzbhtyyb4dtq','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.645165Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149680788,'01m8116kvgrmfgkj3fdaxjvx9w','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.680788Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149716667,'01m8116kwmmv3c2c5ny4q2jhhd','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.716667Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331149734505,'01m8116kx6fsbxq4g3nxz9zs11','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:37457/gone','["http://127.0.0.1:37457/gone","http://127.0.0.1:37457/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.734505Z','[0]',1,NULL,NULL);
INSERT INTO "record" VALUES(1795331149780505,'01m8116kymfss1ac2ar6n84xd4','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:49.828181Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331150144964,'01m8116ma0y4k8s9stqh4j63cv','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:50.144964Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331156904990,'01m8116tx8yys3g0hpd00j2d4t','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','import','2026-11-22T07:05:56.904990Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331156981239,'01m8116tzn7febwbdj4m62ffpz','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:56.981239Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795331156997856,'01m8116v05trre6wc4384zw32t','01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8116ka08mc49rkvv72c50a8','api','2026-11-22T07:05:56.997856Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795331149734505,'2026-11-22T07:05:50.522184Z','http://127.0.0.1:37457/gone','down','It answers with the status 404.',404,10);
INSERT INTO "record_check" VALUES(1795331149734505,'2026-11-22T07:05:50.524105Z','http://127.0.0.1:37457/fine','up','',200,7);
INSERT INTO "record_check" VALUES(1795331149734505,'2026-11-22T07:05:52.539369Z','http://127.0.0.1:37457/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795331149734505,'2026-11-22T07:05:52.553980Z','http://127.0.0.1:37457/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795331149734505,'2026-11-22T07:05:54.531125Z','http://127.0.0.1:37457/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795331149734505,'2026-11-22T07:05:54.662174Z','http://127.0.0.1:37457/fine','up','',200,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8116ka1aswmqzbhtyyb4dtq',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072899108,'01m8116ka1aswmqzbhtyyb4dtq',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795331149296692,'01m8116ka1aswmqzbhtyyb4dtq',4,2,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795331149315670,'01m8116ka1aswmqzbhtyyb4dtq',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795331149331000,'01m8116ka1aswmqzbhtyyb4dtq',0,1,'');
INSERT INTO "record_clicks" VALUES(1795331149631526,'01m8116ka1aswmqzbhtyyb4dtq',3,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795331149639748,'01m8116ka1aswmqzbhtyyb4dtq',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795331149680788,'01m8116ka1aswmqzbhtyyb4dtq',1,0,'2026-11-22');
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
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795331156981239,'01m8116ka1aswmqzbhtyyb4dtq','old');
INSERT INTO "record_tag" VALUES(1795331156997856,'01m8116ka1aswmqzbhtyyb4dtq','old');
INSERT INTO "record_tag" VALUES(1795331149296692,'01m8116ka1aswmqzbhtyyb4dtq','spring');
INSERT INTO "record_tag" VALUES(1795331149315670,'01m8116ka1aswmqzbhtyyb4dtq','spring');
INSERT INTO "record_tag" VALUES(1795331149296692,'01m8116ka1aswmqzbhtyyb4dtq','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1582971072899108,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149168139,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149296692,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149315670,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149331000,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149592723,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149631526,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149639748,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149645165,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149680788,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149716667,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149734505,'watchedgo.acme.testhttp://127.0.0.1:37457/gone');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331149780505,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331150144964,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331156904990,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331156981239,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8116ka1aswmqzbhtyyb4dtq',1795331156997856,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 07:05:49.019860');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 07:05:49.027034');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 07:05:49.034400');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 07:05:49.036514');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 07:05:49.038364');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 07:05:49.043189');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 07:05:49.046488');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 07:05:49.052146');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 07:05:49.054988');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 07:05:49.059653');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 07:05:49.063043');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 07:05:49.066951');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 07:05:49.077172');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 07:05:49.082101');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 07:05:49.086306');
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
INSERT INTO "session" VALUES('01m8116tw448efgvzg1h4kf1rq','73dbfdc2859ee1a786c3eddace1d03f2cf727ff184c6a0a5177be44be89d1075','01m8116ka08mc49rkvv72c50a8','01m8116ka1aswmqzbhtyyb4dtq','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T07:05:56.867801Z','2026-11-22T07:05:56.867801Z','2026-12-22T07:05:56.867801Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('b4fd9d093e94c92223481ac1fe9d88e314271348bfbab688a591184ce4b8f2af','01m8116ka08mc49rkvv72c50a8','2026-11-22T07:35:56.869429Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','93c9752512c99bd8cfa675bb76a5f797 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 267a865e52141bc2c36d556144fc38f3');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','old',2);
INSERT INTO "tag_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','spring',2);
INSERT INTO "tag_count" VALUES('01m8116ka1aswmqzbhtyyb4dtq','Überblick',1);
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
INSERT INTO "token" VALUES('01m8116ka4f162f2sz417kpgcq','01m8116ka1aswmqzbhtyyb4dtq','01m8116ka08mc49rkvv72c50a8','api','first token','owner','c0b6a30dc2ac30a301920fd497ccd84c23e7d70d455c8fe004ff5261477f8228','2026-11-22T07:05:49.124503Z',NULL,'2026-11-22T07:05:49.216730Z',NULL);
INSERT INTO "token" VALUES('01m8116kc0h6xt3m0m1myyacmj','01m8116ka1aswmqzbhtyyb4dtq','01m8116kbmc763gcs81mdvsgn6','mcp','agent','viewer','49a0c7940818eb93e5c8e8202cb58a5a928ff2d999eff5a9937a19a0e2c88905','2026-11-22T07:05:49.184571Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8116kc7qfvtr6h9sswf6qfv','01m8116ka1aswmqzbhtyyb4dtq','01m8116kbmc763gcs81mdvsgn6','api','editor','editor','49ccf52357fd8205dc38ddf45d4e789e9a0e6a25e27a87914f62e9b3129e00c9','2026-11-22T07:05:49.191777Z',NULL,'2026-11-22T07:05:49.305970Z',NULL);
INSERT INTO "token" VALUES('01m8116kcbg9bjgyjkpcdg9b98','01m8116ka1aswmqzbhtyyb4dtq','01m8116kbmc763gcs81mdvsgn6','api','revoked','editor','660ba1955a887d3b792ed5b6997e05375fe83dbf5a99985c3dcea7934dd08742','2026-11-22T07:05:49.195541Z',NULL,NULL,'2026-11-22T07:05:49.206834Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m8116ka08mc49rkvv72c50a8','Owner','owner@localhost','2026-11-22T07:05:49.120329Z','2026-11-22T07:05:56.862997Z','scrypt:16384:8:6$LHJ7GwPw9S9cJXDO$af67e542cd476503c8a116bef574e3e02d708587a07c43ec5621bed4a467aff4a6ea4ae25d87f315cb9165eac3ea406965958ad2c98bc7de4ea8d9ea85294bd3');
INSERT INTO "user" VALUES('01m8116kbmc763gcs81mdvsgn6','Éva Kovács','Eva@acme.test','2026-11-22T07:05:49.172411Z','2026-11-22T07:05:49.172418Z',NULL);
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
INSERT INTO "watch" VALUES(1795331149734505,'http://127.0.0.1:37457/fine','up',0,2,'2026-11-22T07:05:54.662174Z','2026-11-22T07:05:56.593534Z');
INSERT INTO "watch" VALUES(1795331149734505,'http://127.0.0.1:37457/gone','down',3,NULL,'2026-11-22T07:05:54.531125Z','2026-11-22T07:05:56.382960Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m8116ka1aswmqzbhtyyb4dtq','Acmé','2026-11-22T07:05:49.121374Z','2026-11-22T07:05:50.003668Z','{"country":"DE","notify_url":"http://127.0.0.1:37457/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8116ka1aswmqzbhtyyb4dtq','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m8116ka1aswmqzbhtyyb4dtq','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m8116ka1aswmqzbhtyyb4dtq','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m8116ka1aswmqzbhtyyb4dtq','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m8116ka1aswmqzbhtyyb4dtq','2026-11-22',2240542652179351838);
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
