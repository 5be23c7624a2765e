-- A database with data in it, of 0005_idempotency: see make.py
BEGIN TRANSACTION;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795278011661027,'2026-11-21',4,2);
INSERT INTO "click_day" VALUES(1795278011664702,'2026-11-21',1,0);
INSERT INTO "click_day" VALUES(1795278011668991,'2026-11-21',0,1);
INSERT INTO "click_day" VALUES(1795278011750202,'2026-11-21',3,0);
INSERT INTO "click_day" VALUES(1795278011753994,'2026-11-21',1,0);
INSERT INTO "click_day" VALUES(1795278011760572,'2026-11-21',1,0);
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
    ) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m7zegz7rr7z0ydd3jmjg4gkh','01m7zegz6vent7t817erazpfyc','localhost',0,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:11.640802Z','2026-11-21T16:20:11.640815Z');
INSERT INTO "host" VALUES('go.acme.test','01m7zegz870dxd6803f7g5v1m2','01m7zegz6vent7t817erazpfyc','acme.test',1,1,0,0,'[]','[]','',NULL,'2026-11-21T16:20:11.655025Z','2026-11-21T16:20:11.655032Z');
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
INSERT INTO "job" VALUES('01m7zegzcm4ah7v36xkyv4s3p9','01m7zegz6vent7t817erazpfyc','01m7zegz6v5f8zygtncrjfbh0n','bulk_delete','done','{"tags":["gone"]}','2026-11-21T16:20:11.795707Z',2,2,'2026-11-21T16:20:11.796149Z','2026-11-21T16:20:11.805487Z','2026-11-21T16:20:11.805487Z',1795278011792642);
INSERT INTO "job" VALUES('01m7zegzea1ekq6qmndqj0sx7v','01m7zegz6vent7t817erazpfyc','01m7zegz6v5f8zygtncrjfbh0n','bulk_delete','running','{"search":"ATTIC","tags":["old","older"],"traffic":"none","created":7}','2026-11-21T16:20:11.849106Z',3,1,'2026-11-21T16:20:11.850058Z','2026-11-21T16:20:11.853551Z',NULL,1795278011838781);
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
INSERT INTO "kept_answer" VALUES('01m7zegz6vent7t817erazpfyc','01m7zegz6v5f8zygtncrjfbh0n','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m7zegzd0t9wc39n82h2t1tqd","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":null,"destination_routing":"first","plugins":null,"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m7zegz6v5f8zygtncrjfbh0n","created_via":"api","created_at":"2026-11-21T16:20:11.808841Z","updated_at":"2026-11-21T16:20:11.808841Z","expired_at":null}]}
','2026-11-21T16:20:11.809913Z');
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m7zegz6vent7t817erazpfyc','01m7zegz6v5f8zygtncrjfbh0n','owner','2026-11-21T16:20:11.611620Z');
INSERT INTO "member" VALUES('01m7zegz6vent7t817erazpfyc','01m7zegz7wykjfy6em727ey5p8','editor','2026-11-21T16:20:11.645407Z');
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
        updated_at TEXT NOT NULL,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1795278011642424,'01m7zegz7td88jzahdtcy2pas1','01m7zegz6vent7t817erazpfyc','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','cli','2026-11-21T16:20:11.642424Z');
INSERT INTO "record" VALUES(1795278011661027,'01m7zegz8d0v7qtmjyfrfrmr7x','01m7zegz6vent7t817erazpfyc','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.661027Z');
INSERT INTO "record" VALUES(1795278011664702,'01m7zegz8gnyews4te37789qpb','01m7zegz6vent7t817erazpfyc','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz7wykjfy6em727ey5p8','api','2026-11-21T16:20:11.664702Z');
INSERT INTO "record" VALUES(1795278011668991,'01m7zegz8myz7m875bve0y4tv7','01m7zegz6vent7t817erazpfyc','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.668991Z');
INSERT INTO "record" VALUES(1795278011745285,'01m7zegzb18xnar0hbsdz7bqxb','01m7zegz6vent7t817erazpfyc','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:32768:8:1$NlWbD0Sg0H8LutjR$c1d88a6b2584051a0e9d93400a3a7e30b552fc38bf0e574eb1a31b6c6783bbe89329d169eb8939a27da0cb4507c6646ba397571183af6cfb8608ff5b7faa052e','off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz7wykjfy6em727ey5p8','api','2026-11-21T16:20:11.745285Z');
INSERT INTO "record" VALUES(1795278011750202,'01m7zegzb66aab0d225bh70c1v','01m7zegz6vent7t817erazpfyc','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.750202Z');
INSERT INTO "record" VALUES(1795278011753994,'01m7zegzb9z28ad32zdttfjrq7','01m7zegz6vent7t817erazpfyc','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz7wykjfy6em727ey5p8','api','2026-11-21T16:20:11.753994Z');
INSERT INTO "record" VALUES(1795278011757326,'01m7zegzbda61vmh8kvb3w8yxx','01m7zegz6vent7t817erazpfyc','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.757326Z');
INSERT INTO "record" VALUES(1795278011760572,'01m7zegzbghw259ndtcav62j0m','01m7zegz6vent7t817erazpfyc','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.760572Z');
INSERT INTO "record" VALUES(1795278011764322,'01m7zegzbma2s1bybqrp9brq1m','01m7zegz6vent7t817erazpfyc','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.764322Z');
INSERT INTO "record" VALUES(1795278011767563,'01m7zegzbqhkbd5ybh9manx943','01m7zegz6vent7t817erazpfyc','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:45537/gone','["http://127.0.0.1:45537/gone","http://127.0.0.1:45537/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'pending',1,1,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.767563Z');
INSERT INTO "record" VALUES(1795278011770752,'01m7zegzbtqg1jwpw5snpe71mg','01m7zegz6vent7t817erazpfyc','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.774301Z');
INSERT INTO "record" VALUES(1795278011808841,'01m7zegzd0t9wc39n82h2t1tqd','01m7zegz6vent7t817erazpfyc','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.808841Z');
INSERT INTO "record" VALUES(1795278011842422,'01m7zegze2d6ct02rqvgvbtpzd','01m7zegz6vent7t817erazpfyc','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.842422Z');
INSERT INTO "record" VALUES(1795278011846161,'01m7zegze651x32kd2pff83gys','01m7zegz6vent7t817erazpfyc','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m7zegz6v5f8zygtncrjfbh0n','api','2026-11-21T16:20:11.846161Z');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1795278011661027,'01m7zegz6vent7t817erazpfyc',4,2,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278011664702,'01m7zegz6vent7t817erazpfyc',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278011668991,'01m7zegz6vent7t817erazpfyc',0,1,'');
INSERT INTO "record_clicks" VALUES(1795278011750202,'01m7zegz6vent7t817erazpfyc',3,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278011753994,'01m7zegz6vent7t817erazpfyc',1,0,'2026-11-21');
INSERT INTO "record_clicks" VALUES(1795278011760572,'01m7zegz6vent7t817erazpfyc',1,0,'2026-11-21');
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
INSERT INTO "record_count" VALUES('01m7zegz6vent7t817erazpfyc','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m7zegz6vent7t817erazpfyc','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m7zegz6vent7t817erazpfyc','go.acme.test','short-url','link','off','',9);
INSERT INTO "record_count" VALUES('01m7zegz6vent7t817erazpfyc','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m7zegz6vent7t817erazpfyc','go.acme.test','short-url','link','pending','',1);
INSERT INTO "record_count" VALUES('01m7zegz6vent7t817erazpfyc','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m7zegz6vent7t817erazpfyc','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795278011842422,'01m7zegz6vent7t817erazpfyc','old');
INSERT INTO "record_tag" VALUES(1795278011846161,'01m7zegz6vent7t817erazpfyc','old');
INSERT INTO "record_tag" VALUES(1795278011661027,'01m7zegz6vent7t817erazpfyc','spring');
INSERT INTO "record_tag" VALUES(1795278011664702,'01m7zegz6vent7t817erazpfyc','spring');
INSERT INTO "record_tag" VALUES(1795278011661027,'01m7zegz6vent7t817erazpfyc','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011642424,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011661027,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011664702,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011668991,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011745285,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011750202,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011753994,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011757326,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011760572,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011764322,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011767563,'watchedgo.acme.testhttp://127.0.0.1:45537/gone');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011770752,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011808841,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011842422,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m7zegz6vent7t817erazpfyc',1795278011846161,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-21 16:20:11.571582');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-21 16:20:11.572850');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-21 16:20:11.576393');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-21 16:20:11.577282');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-21 16:20:11.577772');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('generation','46');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m7zegz6vent7t817erazpfyc','old',2);
INSERT INTO "tag_count" VALUES('01m7zegz6vent7t817erazpfyc','spring',2);
INSERT INTO "tag_count" VALUES('01m7zegz6vent7t817erazpfyc','Überblick',1);
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
INSERT INTO "token" VALUES('01m7zegz6waaeftk4ypmxddq7b','01m7zegz6vent7t817erazpfyc','01m7zegz6v5f8zygtncrjfbh0n','api','first token','owner','4ca704064b73d0ef8c2708578905430a79231a487d6513f481cc3c3bbda67305','2026-11-21T16:20:11.612338Z',NULL,'2026-11-21T16:20:11.652779Z',NULL);
INSERT INTO "token" VALUES('01m7zegz7yaesmdezkj3zp0880','01m7zegz6vent7t817erazpfyc','01m7zegz7wykjfy6em727ey5p8','mcp','agent','viewer','e0c6ef633064ed330931b4d5240532d4fcd5f08fbb1add17df46ab07f0eeac5f','2026-11-21T16:20:11.646344Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m7zegz7ys6t4b9szb0vnk1xs','01m7zegz6vent7t817erazpfyc','01m7zegz7wykjfy6em727ey5p8','api','editor','editor','498faaab5c80acde46efe1727bfc301de4f098443b5983baa5b6ce39772cb64b','2026-11-21T16:20:11.646816Z',NULL,'2026-11-21T16:20:11.663567Z',NULL);
INSERT INTO "token" VALUES('01m7zegz7z7vnwawnqd5ex20na','01m7zegz6vent7t817erazpfyc','01m7zegz7wykjfy6em727ey5p8','api','revoked','editor','98b9ea1b86307c03f6638e243187a8b517a3fb232eb6f842a396569fa8403552','2026-11-21T16:20:11.647259Z',NULL,NULL,'2026-11-21T16:20:11.648061Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "user" VALUES('01m7zegz6v5f8zygtncrjfbh0n','Owner','owner@localhost','2026-11-21T16:20:11.611195Z','2026-11-21T16:20:11.611212Z');
INSERT INTO "user" VALUES('01m7zegz7wykjfy6em727ey5p8','Éva Kovács','Eva@acme.test','2026-11-21T16:20:11.644991Z','2026-11-21T16:20:11.644999Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m7zegz6vent7t817erazpfyc','Acmé','2026-11-21T16:20:11.611478Z','2026-11-21T16:20:11.786267Z','{"country":"DE","notify_url":"http://127.0.0.1:45537/notify","email_summary":"true"}','self-hosted');
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
COMMIT;
