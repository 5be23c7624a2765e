-- A database with data in it, of 0011_invitations: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795303551686946,'2026-11-21',4,2,1);
INSERT INTO "click_day" VALUES(1795303551720434,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795303551756123,'2026-11-21',0,1,0);
INSERT INTO "click_day" VALUES(1795303552369547,'2026-11-21',3,0,1);
INSERT INTO "click_day" VALUES(1795303552423700,'2026-11-21',1,0,1);
INSERT INTO "click_day" VALUES(1795303552497101,'2026-11-21',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795303551686946,'2026-11-21','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795303551686946,'2026-11-21','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795303551686946,'2026-11-21','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795303551720434,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795303551720434,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795303552369547,'2026-11-21','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795303552369547,'2026-11-21','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795303552423700,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795303552423700,'2026-11-21','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795303552497101,'2026-11-21','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795303552497101,'2026-11-21','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795303551686946,'2026-11-21',5150153374138909811);
INSERT INTO "click_visitor" VALUES(1795303551720434,'2026-11-21',5150153374138909811);
INSERT INTO "click_visitor" VALUES(1795303552369547,'2026-11-21',5150153374138909811);
INSERT INTO "click_visitor" VALUES(1795303552423700,'2026-11-21',5150153374138909811);
INSERT INTO "click_visitor" VALUES(1795303552497101,'2026-11-21',5150153374138909811);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('82d45ad01e26a72b7ed530fd836cd2a2f8ed9f0561fdc87a7653b5afb1b96da1','01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','{"tags":["spring"]}',2,'2026-11-22T00:26:01.564335Z');
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
INSERT INTO "delivery" VALUES('01m806wkatj8c1687wy4fnydkn','01m806wcc4bdryc33a7mn1qfr8','01m806wdhdy1c0keqd95stvxaq','destination.broken','http://127.0.0.1:40697/notify','{"type":"destination.broken","timestamp":"2026-11-21T23:25:58.490514Z","data":{"id":"01m806wdhdy1c0keqd95stvxaq","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:40697/gone","checked_at":"2026-11-21T23:25:58.470754Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-21T23:25:58.490612Z','2026-11-21T23:25:58.511570Z');
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
INSERT INTO "host" VALUES('localhost','01m806wch076gra8vmt9qjd2a5','01m806wcc4bdryc33a7mn1qfr8','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-21T23:25:54.365100Z','2026-11-21T23:25:51.520292Z','2026-11-21T23:25:51.520296Z','2026-11-22T05:39:49.387191Z');
INSERT INTO "host" VALUES('go.acme.test','01m806wcmzcwchf0s2pk1s69eh','01m806wcc4bdryc33a7mn1qfr8','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-21T23:25:59.752376Z"}]','','2026-11-21T23:25:59.752376Z','2026-11-21T23:25:51.647454Z','2026-11-21T23:25:51.647458Z','2026-11-21T23:35:41.879433Z');
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
INSERT INTO "invitation" VALUES('01m806wp2x15d006wsatjkyv0e','02b1b2a52bc1b5acde8884c05270719b17abaf5411c770507c032ea07ecec0df','01m806wcc4bdryc33a7mn1qfr8','Ada@acme.test','manager','01m806wcc3b67d00agyzky6xyr','2026-11-21T23:26:01.309058Z','2026-11-28T23:26:01.309014Z');
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
INSERT INTO "job" VALUES('01m806wdwmvdasx33p128z5121','01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','bulk_delete','done','{"tags":["gone"]}','2026-11-21T23:25:52.909302Z',2,2,'2026-11-21T23:25:52.916910Z','2026-11-21T23:25:52.956233Z','2026-11-21T23:25:52.956233Z',1795303552841964,0,0,0);
INSERT INTO "job" VALUES('01m806wp3jhxdswbpwzx46vzn8','01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false}','2026-11-21T23:26:01.330523Z',3,0,'2026-11-21T23:26:01.330596Z','2026-11-21T23:26:01.400009Z','2026-11-21T23:26:01.400009Z',4,2,0,1);
INSERT INTO "job" VALUES('01m806wp638w3erzag5xr8by03','01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false}','2026-11-21T23:26:01.411253Z',3,0,'2026-11-21T23:26:01.411306Z','2026-11-21T23:26:01.437930Z',NULL,2,1,0,0);
INSERT INTO "job" VALUES('01m806wp9hybvmzx776p4n4s4t','01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T23:26:01.520545Z',3,1,'2026-11-21T23:26:01.521992Z','2026-11-21T23:26:01.554127Z',NULL,1795303561457805,0,0,0);
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
INSERT INTO "kept_answer" VALUES('01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m806wdy9qrx9wcraaa587mms","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":null,"destination_routing":"first","plugins":null,"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m806wcc3b67d00agyzky6xyr","created_via":"api","created_at":"2026-11-21T23:25:52.969760Z","updated_at":"2026-11-21T23:25:52.969760Z","expired_at":null}]}
','2026-11-21T23:25:52.987905Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','owner','2026-11-21T23:25:51.364684Z');
INSERT INTO "member" VALUES('01m806wcc4bdryc33a7mn1qfr8','01m806wchygm5v71hk7j0pp3yj','editor','2026-11-21T23:25:51.558675Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000vj27s345yk6jf3','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','import','2026-11-21T23:26:01.356457Z',NULL,NULL);
INSERT INTO "record" VALUES(1582971072012202,'01e286vbgc6adrvtgjd78zphqh','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','import','2026-11-21T23:26:01.437112Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303551531825,'01m806wchbss4nyhapsjzczhte','01m806wcc4bdryc33a7mn1qfr8','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','cli','2026-11-21T23:25:51.531825Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303551686946,'01m806wcp6xjtyxyzz6amm1z7k','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:51.686946Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303551720434,'01m806wcq8djvyvqb7027eqf83','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wchygm5v71hk7j0pp3yj','api','2026-11-21T23:25:51.720434Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303551756123,'01m806wcrc3vkmva6nf223wx22','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:51.756123Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552331769,'01m806wdabr1c3s45nsng3b3vk','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$KMBftWPqOc0bVji8$33c8e6a8d88e2cc70f8ae6a193b74adf0057bb66b4c8e28f8875fd0ca90e5246765f05157a347aadb8e3b7ea47f7269a6b49f53c165423658f069f659ddecf43','off',0,0,'',NULL,NULL,NULL,NULL,'01m806wchygm5v71hk7j0pp3yj','api','2026-11-21T23:25:52.331769Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552369547,'01m806wdbhh34n0jajfh51npvv','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:52.369547Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552423700,'01m806wdd7nwktnqfmz14tn2vn','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wchygm5v71hk7j0pp3yj','api','2026-11-21T23:25:52.423700Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552455401,'01m806wde7chkdm27w0rfkpd0t','01m806wcc4bdryc33a7mn1qfr8','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:52.455401Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552497101,'01m806wdfh35brn22sannht3b1','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:52.497101Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552524717,'01m806wdgcpd97gz5grjqvs7tv','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:52.524717Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552557961,'01m806wdhdy1c0keqd95stvxaq','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:40697/gone','["http://127.0.0.1:40697/gone","http://127.0.0.1:40697/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:52.557961Z','[0]',1);
INSERT INTO "record" VALUES(1795303552589360,'01m806wdjdb8cn6z5h7m0q4ar5','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:52.635892Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303552969760,'01m806wdy9qrx9wcraaa587mms','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:25:52.969760Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303561356457,'01m806wp4ce90vawjdqg8r1xby','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','import','2026-11-21T23:26:01.356457Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303561488278,'01m806wp8g8pgetkqy6zpdp1v0','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:26:01.488278Z',NULL,NULL);
INSERT INTO "record" VALUES(1795303561508511,'01m806wp94fzp957n0jfws829f','01m806wcc4bdryc33a7mn1qfr8','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m806wcc3b67d00agyzky6xyr','api','2026-11-21T23:26:01.508511Z',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795303552557961,'2026-11-21T23:25:54.321423Z','http://127.0.0.1:40697/gone','down','It answers with the status 404.',404,19);
INSERT INTO "record_check" VALUES(1795303552557961,'2026-11-21T23:25:54.331084Z','http://127.0.0.1:40697/fine','up','',200,15);
INSERT INTO "record_check" VALUES(1795303552557961,'2026-11-21T23:25:56.483404Z','http://127.0.0.1:40697/gone','down','It answers with the status 404.',404,15);
INSERT INTO "record_check" VALUES(1795303552557961,'2026-11-21T23:25:56.522168Z','http://127.0.0.1:40697/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795303552557961,'2026-11-21T23:25:58.470287Z','http://127.0.0.1:40697/fine','up','',200,34);
INSERT INTO "record_check" VALUES(1795303552557961,'2026-11-21T23:25:58.470754Z','http://127.0.0.1:40697/gone','down','It answers with the status 404.',404,9);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m806wcc4bdryc33a7mn1qfr8',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072012202,'01m806wcc4bdryc33a7mn1qfr8',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795303551686946,'01m806wcc4bdryc33a7mn1qfr8',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303551720434,'01m806wcc4bdryc33a7mn1qfr8',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303551756123,'01m806wcc4bdryc33a7mn1qfr8',0,1,'');
INSERT INTO "record_clicks" VALUES(1795303552369547,'01m806wcc4bdryc33a7mn1qfr8',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303552423700,'01m806wcc4bdryc33a7mn1qfr8',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795303552497101,'01m806wcc4bdryc33a7mn1qfr8',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795303561488278,'01m806wcc4bdryc33a7mn1qfr8','old');
INSERT INTO "record_tag" VALUES(1795303561508511,'01m806wcc4bdryc33a7mn1qfr8','old');
INSERT INTO "record_tag" VALUES(1795303551686946,'01m806wcc4bdryc33a7mn1qfr8','spring');
INSERT INTO "record_tag" VALUES(1795303551720434,'01m806wcc4bdryc33a7mn1qfr8','spring');
INSERT INTO "record_tag" VALUES(1795303551686946,'01m806wcc4bdryc33a7mn1qfr8','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1582971072012202,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303551531825,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303551686946,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303551720434,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303551756123,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552331769,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552369547,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552423700,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552455401,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552497101,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552524717,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552557961,'watchedgo.acme.testhttp://127.0.0.1:40697/gone');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552589360,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303552969760,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303561356457,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303561488278,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m806wcc4bdryc33a7mn1qfr8',1795303561508511,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 23:25:51.125621');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 23:25:51.142667');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 23:25:51.174582');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 23:25:51.187031');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 23:25:51.196104');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-21 23:25:51.199917');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-21 23:25:51.207581');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-21 23:25:51.228807');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-21 23:25:51.253207');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-21 23:25:51.267762');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-21 23:25:51.277843');
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
INSERT INTO "session" VALUES('01m806wp2f122gmv3269fw2fax','50bc80cfc6a5f8e83b24e7859306794253428f041ad5b178f8db0ebfe9a70f25','01m806wcc3b67d00agyzky6xyr','01m806wcc4bdryc33a7mn1qfr8','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-21T23:26:01.294751Z','2026-11-21T23:26:01.294751Z','2026-12-21T23:26:01.294751Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('b915e32dfc2b980ebcc9848a219023e50f3307753218ef7a232eb88f3cae08ff','01m806wcc3b67d00agyzky6xyr','2026-11-21T23:56:01.306246Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','b21cdf3a17a3f9108f088f26853c4794 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-21 456f1770fc624d0de516003c1de48223');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','old',2);
INSERT INTO "tag_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','spring',2);
INSERT INTO "tag_count" VALUES('01m806wcc4bdryc33a7mn1qfr8','Überblick',1);
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
INSERT INTO "token" VALUES('01m806wccbqsbtq9s2p29j9226','01m806wcc4bdryc33a7mn1qfr8','01m806wcc3b67d00agyzky6xyr','api','first token','owner','00862d0954bd00679c073bc4e334cd89e9b0e5ebfe74442152558fb761e30cd0','2026-11-21T23:25:51.371788Z',NULL,'2026-11-21T23:25:51.632059Z',NULL);
INSERT INTO "token" VALUES('01m806wcjt8tt6049c9b67xc7q','01m806wcc4bdryc33a7mn1qfr8','01m806wchygm5v71hk7j0pp3yj','mcp','agent','viewer','35c1c34f125572b05625922227cc545116d43fad3b22e6141e12ca6142b652ee','2026-11-21T23:25:51.578311Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m806wcjypstmdqtjghkcsh2j','01m806wcc4bdryc33a7mn1qfr8','01m806wchygm5v71hk7j0pp3yj','api','editor','editor','dabbf8164600eaa41cec98826a2ff55e64ea4cce2cd1f885371e587503723404','2026-11-21T23:25:51.582752Z',NULL,'2026-11-21T23:25:51.708206Z',NULL);
INSERT INTO "token" VALUES('01m806wck7mv5q3rkq1mq0gr8v','01m806wcc4bdryc33a7mn1qfr8','01m806wchygm5v71hk7j0pp3yj','api','revoked','editor','2c1539be8f9dd20ff25d1726f36c3aba1b4859dbdfba45d891eb13da2e8e9d92','2026-11-21T23:25:51.591689Z',NULL,NULL,'2026-11-21T23:25:51.597440Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m806wcc3b67d00agyzky6xyr','Owner','owner@localhost','2026-11-21T23:25:51.363393Z','2026-11-21T23:26:01.286549Z','scrypt:32768:8:3$E18IIsKXFzwaBY9C$151cad899a2da1461f58e253407c82d83768241a331b4337a49bb50f45708c06dcd1253caba881b6364de926a41096f798aca03dbaf3376dd5ac6fe562ec3703');
INSERT INTO "user" VALUES('01m806wchygm5v71hk7j0pp3yj','Éva Kovács','Eva@acme.test','2026-11-21T23:25:51.550557Z','2026-11-21T23:25:51.550568Z',NULL);
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
INSERT INTO "watch" VALUES(1795303552557961,'http://127.0.0.1:40697/fine','up',0,34,'2026-11-21T23:25:58.470287Z','2026-11-21T23:26:00.477558Z');
INSERT INTO "watch" VALUES(1795303552557961,'http://127.0.0.1:40697/gone','down',3,NULL,'2026-11-21T23:25:58.470754Z','2026-11-21T23:26:00.391086Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m806wcc4bdryc33a7mn1qfr8','Acmé','2026-11-21T23:25:51.364396Z','2026-11-21T23:25:52.757727Z','{"country":"DE","notify_url":"http://127.0.0.1:40697/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m806wcc4bdryc33a7mn1qfr8','2026-11-21',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m806wcc4bdryc33a7mn1qfr8','2026-11-21','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m806wcc4bdryc33a7mn1qfr8','2026-11-21','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m806wcc4bdryc33a7mn1qfr8','2026-11-21','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m806wcc4bdryc33a7mn1qfr8','2026-11-21',5150153374138909811);
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
