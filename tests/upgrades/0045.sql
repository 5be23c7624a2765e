-- A database with data in it, of 0045_gentle_checks: see make.py
BEGIN TRANSACTION;
CREATE TABLE agent_client (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        redirect_uris TEXT NOT NULL,
        auth_method TEXT NOT NULL,
        digest TEXT,
        created_at TEXT NOT NULL,
        fetched_at TEXT,
        expires_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE agent_grant (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        client_id TEXT NOT NULL REFERENCES agent_client (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        scope TEXT NOT NULL,
        redirect_uri TEXT NOT NULL,
        code_digest TEXT NOT NULL UNIQUE,
        challenge TEXT NOT NULL,
        family TEXT UNIQUE,
        created_at TEXT NOT NULL,
        redeemed_at TEXT,
        last_used_at TEXT,
        expires_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE agent_token (
        digest TEXT NOT NULL PRIMARY KEY,
        grant_id TEXT NOT NULL REFERENCES agent_grant (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        replaced_at TEXT
    ) STRICT
    ;
CREATE TABLE authenticator (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        confirmed_at TEXT,
        last_step INTEGER NOT NULL
    ) STRICT
    ;
CREATE TABLE change (
        id TEXT NOT NULL PRIMARY KEY,
        created_at TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        actor_id TEXT NOT NULL,
        actor_name TEXT NOT NULL,
        via TEXT NOT NULL,
        token_name TEXT NOT NULL DEFAULT '',
        request_id TEXT NOT NULL DEFAULT '',
        verb TEXT NOT NULL,
        type TEXT NOT NULL,
        record_id TEXT,
        job_id TEXT,
        before TEXT,
        after TEXT,
        effect TEXT NOT NULL,
        undo TEXT,
        undoes TEXT UNIQUE
    ) STRICT
    ;
INSERT INTO "change" VALUES('01m8j1w27dnrz8k4hf6k3ape9m','2026-11-28T21:44:37.869709Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','cli','','','create','workspace','01m8j1w27d7b5zwasw0wfm3npw',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w27fx3g8jaaj3aq5xagx','2026-11-28T21:44:37.871942Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','cli','','','create','token','01m8j1w27fn96r2tddj8rrr1ms',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w295rs6t0bx57g7jqrjc','2026-11-28T21:44:37.925808Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T21:44:37.925104Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w29cd8htvv34rv9pyz6a','2026-11-28T21:44:37.932450Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','cli','','','create','record','01m8j1w298vje5t3b29h7v00p6',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-28T21:44:37.928882Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2a49er96w5v642s9p52','2026-11-28T21:44:37.956313Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','cli','','','create','token','01m8j1w2a41xm8kqxf474h11jx',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w2a68jsqq62bkke0n8zk','2026-11-28T21:44:37.958284Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','cli','','','create','token','01m8j1w2a61nbr7gqbbza17q7v',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w2afg8p5rgs9dx18nvyr','2026-11-28T21:44:37.967530Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','cli','','','create','token','01m8j1w2af84rn57cda4xgqa20',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w2aj0qk9g82k8j1jrrd1','2026-11-28T21:44:37.970044Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','cli','','','delete','token','01m8j1w2af84rn57cda4xgqa20',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w2bzktw5qa99r3qcvxf1','2026-11-28T21:44:38.015645Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2bm6zz9h1032tnqrhbj','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T21:44:38.015290Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2cfgq20arzj6878aa95','2026-11-28T21:44:38.031548Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2c3vckb7fx80f2fmg4a','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T21:44:38.031133Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2cnenf5jzkhdpyg513z','2026-11-28T21:44:38.037482Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2cjk0h8ccyb4h77efde','create','record','01m8j1w2cmmz2dbjg9svahtvy8',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-28T21:44:38.036671Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2d413bkmnk6950h7x2z','2026-11-28T21:44:38.052049Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','api','editor','01m8j1w2d06n38992pxbphs95t','create','record','01m8j1w2d3bfjs1q9g19k55kw8',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-28T21:44:38.051367Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2dc0157gr3e2mzr05yz','2026-11-28T21:44:38.060014Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2d9a8ja2kp94264z3p2','create','record','01m8j1w2dbfpze73gtkfkept4s',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-28T21:44:38.059502Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2gw4t16p16vkwjam940','2026-11-28T21:44:38.172173Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','api','editor','01m8j1w2ddvtpeswvdfshvwfj2','create','record','01m8j1w2gvc8avvx74kxz81nnx',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-28T21:44:38.171392Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2h2ng7za089zn7wqbtr','2026-11-28T21:44:38.178705Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2gz3n7ker25avpcwfdg','create','record','01m8j1w2h22bn5krxz61mbh4h1',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-28T21:44:38.178075Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2h72s5gb74ajmab2tem','2026-11-28T21:44:38.183108Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','api','editor','01m8j1w2h512bh1nx22c10cn88','create','record','01m8j1w2h6k5vze1qk97aepsbv',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-28T21:44:38.182613Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2he6xa20vg2n73mvg02','2026-11-28T21:44:38.190237Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2hb8eczhnpzdnkme13h','create','record','01m8j1w2hd7ebxk4xy2nyzeh9v',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-28T21:44:38.189238Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2hq5fjsdqm8rx0h54cf','2026-11-28T21:44:38.199192Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2hg6g5nrmfjn0d2y2r7','create','record','01m8j1w2hpbnhmmhkfypeh5f4d',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-28T21:44:38.198373Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2hxrmc2b7cme74zn31d','2026-11-28T21:44:38.205804Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2ht0m3j2479068ggyj8','create','record','01m8j1w2hx15mqv2jbv779ad7r',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-28T21:44:38.205037Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2j59vj1vz26z4hfzxbg','2026-11-28T21:44:38.213335Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2j13dsagqgdbhc5kfn4','create','record','01m8j1w2j490cgt1ng2hzgwwma',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:46873/gone","destinations":["http://127.0.0.1:46873/gone","http://127.0.0.1:46873/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-28T21:44:38.212288Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2ja9ck6kp0m9by0zp8t','2026-11-28T21:44:38.218313Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2j7mp4sfa5zrp5d6fft','create','record','01m8j1w2j9qdfmv2hk84e2z224',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:46873","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-28T21:44:38.217749Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2jerte223f5fzytfjjn','2026-11-28T21:44:38.222805Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2jc89wectsy81djnrwj','create','record','01m8j1w2jeb3fjr8bxhwgyhsad',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-28T21:44:38.222355Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2jkgqkt28bn22ygs4ds','2026-11-28T21:44:38.227548Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2jgq96mj7p3e6zt0p9y','update','record','01m8j1w2jeb3fjr8bxhwgyhsad',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-28T21:44:38.227310Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2jqdh5e6svzh2j96pxh','2026-11-28T21:44:38.231446Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2jny9j2p8by47v382yr','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8j1w2k76pf52f83pqrke5rq','2026-11-28T21:44:38.247252Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2jsytjr74yybxngkjyy','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8j1w2kh25c4nbp9msn9dn4f','2026-11-28T21:44:38.257087Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2kes7yn8v4fs9h0sa7f','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8j1w2kyd5sbcpk9kcr8ezd2','2026-11-28T21:44:38.270443Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2krc1ke8mh6yyraefqh','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:46873/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8j1w2m5q04a6yg1e92hmpw8','2026-11-28T21:44:38.277750Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2m3x91h379pphmpb8cc','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8j1w2mbeb4p8zpgg6006rq3','2026-11-28T21:44:38.283473Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2m942z2ryrcbvp5s0bd','create','record','01m8j1w2maxncayjzqgp3pasgj',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T21:44:38.282949Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2mexa376dxs5f49jpnt','2026-11-28T21:44:38.286949Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2md28fwezn41fne5arb','create','record','01m8j1w2meh3zfx2xan83x4vja',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T21:44:38.286547Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w2mk02e6hh46rd6eyrvm','2026-11-28T21:44:38.291015Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2mghmcpbesm2zpqvcwc','bulk_delete','record',NULL,'01m8j1w2mhp3zpj10mch32nxkz',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8j1w2n5dw1xet9afqn2e9fw','2026-11-28T21:44:38.309456Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w2n2hfbt5nxj6fh1zxk0','create','record','01m8j1w2n4y7xkxqdk9khvs0ym',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-28T21:44:38.308967Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w8m7yjdg2ep0y467dt23','2026-11-28T21:44:44.423991Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w8m6tjtz5crxqhpqwzkm','update','record','01m8j1w2cmmz2dbjg9svahtvy8',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-28T21:44:38.036671Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w8wypcwgckwrep4dsrp4','2026-11-28T21:44:44.702729Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','cli','','','create','invitation','01m8j1w8wydmn5hvhnksyn53qa',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w8xc8edmrs8es4aqaqa2','2026-11-28T21:44:44.716283Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w8wztmkj51ps49f06pm6','import','record',NULL,'01m8j1w8x13rx5jwhjnr8t40cb',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w8yvk3rfk97ya308zqjk','2026-11-28T21:44:44.763626Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w8yaqmhxpb8fcvy2hmb8','import','record',NULL,'01m8j1w8ycbrrajpgd26b6707g',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8j1w8z56w0yx3ag81dys61v','2026-11-28T21:44:44.773234Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w8z381jj4yxrkgha7xry','create','record','01m8j1w8z4kwd5yynwn33xnkty',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T21:44:44.772636Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w8zc7n1absssn1k7q4c9','2026-11-28T21:44:44.780258Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w8z96fj83vjtayp80ezt','create','record','01m8j1w8zbr4xw5ae6gk2694rh',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T21:44:44.779772Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w8zfgw35kbygjk1stt5k','2026-11-28T21:44:44.783553Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w8zdwww710nm84d57qr2','create','record','01m8j1w8zf1j2z1st1j9qdrkrh',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T21:44:44.783050Z"}',NULL);
INSERT INTO "change" VALUES('01m8j1w8zkr8xf3samcrygm32m','2026-11-28T21:44:44.787790Z','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','Owner','api','first token','01m8j1w8zh1v1y18qe53tnw1x9','bulk_delete','record',NULL,'01m8j1w8zhps17ze821e6j66gy',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
CREATE TABLE click_combination (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, part)
    ) STRICT
    ;
INSERT INTO "click_combination" VALUES(1795902278036671,'2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3330223A317D');
INSERT INTO "click_combination" VALUES(1795902278051367,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F32313A3330223A317D');
INSERT INTO "click_combination" VALUES(1795902278182613,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3330223A317D');
INSERT INTO "click_combination" VALUES(1795902278198373,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3330223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795902278036671,'2026-11-28',4,2,1);
INSERT INTO "click_day" VALUES(1795902278051367,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795902278059502,'2026-11-28',0,1,0);
INSERT INTO "click_day" VALUES(1795902278182613,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795902278198373,'2026-11-28',1,0,1);
CREATE TABLE click_pairs (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, kind)
    ) STRICT
    ;
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795902278036671,'2026-11-28',584838076450481158);
INSERT INTO "click_visitor" VALUES(1795902278051367,'2026-11-28',584838076450481158);
INSERT INTO "click_visitor" VALUES(1795902278182613,'2026-11-28',584838076450481158);
INSERT INTO "click_visitor" VALUES(1795902278198373,'2026-11-28',584838076450481158);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('c55645b62d6eb725636831f5cde7aa41f2caabd4d01e70770eb8cb584e1e4a10','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','{"tags":["spring"]}',2,'2026-11-28T22:44:44.801656Z');
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
    , webhook_id TEXT, event_seq INTEGER) STRICT
    ;
INSERT INTO "delivery" VALUES('01m8j1w7609mng0vrd2f06drsh','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w2j490cgt1ng2hzgwwma','destination.broken','http://127.0.0.1:46873/notify','{"type":"destination.broken","timestamp":"2026-11-28T21:44:42.944257Z","data":{"id":"01m8j1w2j490cgt1ng2hzgwwma","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:46873/gone","checked_at":"2026-11-28T21:44:42.923560Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-28T21:44:42.944347Z','2026-11-28T21:44:42.962444Z',NULL,NULL);
CREATE TABLE event (
        seq INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        type TEXT NOT NULL,
        host TEXT NOT NULL DEFAULT '',
        body TEXT NOT NULL,
        record TEXT,
        is_needed INTEGER NOT NULL DEFAULT 0,
        created_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "event" VALUES(1,'01m8j1w296z6cff7phsayzc167','01m8j1w27d7b5zwasw0wfm3npw','host.created','localhost','{"type":"host.created","timestamp":"2026-11-28T21:44:37.926966Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:44:37.925100Z","updated_at":"2026-11-28T21:44:37.925104Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:44:37.926966Z');
INSERT INTO "event" VALUES(2,'01m8j1w29cjqrm2fapyz0d0hw1','01m8j1w27d7b5zwasw0wfm3npw','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795902277928882,"id":"01m8j1w298vje5t3b29h7v00p6","updated_at":"2026-11-28T21:44:37.928882Z"},{}]',0,'2026-11-28T21:44:37.932593Z');
INSERT INTO "event" VALUES(3,'01m8j1w2c06tsdztf24r007yzb','01m8j1w27d7b5zwasw0wfm3npw','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-28T21:44:38.016194Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:44:38.015287Z","updated_at":"2026-11-28T21:44:38.015290Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:44:38.016194Z');
INSERT INTO "event" VALUES(4,'01m8j1w2cg42vvszb2y7sznkyj','01m8j1w27d7b5zwasw0wfm3npw','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-28T21:44:38.032106Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:44:38.031130Z","updated_at":"2026-11-28T21:44:38.031133Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:44:38.032106Z');
INSERT INTO "event" VALUES(5,'01m8j1w2cnjqk8g5zshy1yseab','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795902278036671,"id":"01m8j1w2cmmz2dbjg9svahtvy8","updated_at":"2026-11-28T21:44:38.036671Z"},{}]',0,'2026-11-28T21:44:38.037594Z');
INSERT INTO "event" VALUES(6,'01m8j1w2d4b44mwg6wspa6gmy0','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w29qhns7majqgdnwnxy3","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795902278051367,"id":"01m8j1w2d3bfjs1q9g19k55kw8","updated_at":"2026-11-28T21:44:38.051367Z"},{}]',0,'2026-11-28T21:44:38.052348Z');
INSERT INTO "event" VALUES(7,'01m8j1w2dc3ta7jch23j54qf32','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795902278059502,"id":"01m8j1w2dbfpze73gtkfkept4s","updated_at":"2026-11-28T21:44:38.059502Z"},{}]',0,'2026-11-28T21:44:38.060117Z');
INSERT INTO "event" VALUES(8,'01m8j1w2gw9k8rrt887agh8ede','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w29qhns7majqgdnwnxy3","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795902278171392,"id":"01m8j1w2gvc8avvx74kxz81nnx","updated_at":"2026-11-28T21:44:38.171392Z"},{}]',0,'2026-11-28T21:44:38.172302Z');
INSERT INTO "event" VALUES(9,'01m8j1w2h2tgsr8e1zr51rwefh','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795902278178075,"id":"01m8j1w2h22bn5krxz61mbh4h1","updated_at":"2026-11-28T21:44:38.178075Z"},{}]',0,'2026-11-28T21:44:38.178842Z');
INSERT INTO "event" VALUES(10,'01m8j1w2h78x3xbb1aqvzpphcy','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8j1w29qhns7majqgdnwnxy3","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795902278182613,"id":"01m8j1w2h6k5vze1qk97aepsbv","updated_at":"2026-11-28T21:44:38.182613Z"},{}]',0,'2026-11-28T21:44:38.183277Z');
INSERT INTO "event" VALUES(11,'01m8j1w2heb1v4j1asrnbaqmfm','01m8j1w27d7b5zwasw0wfm3npw','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795902278189238,"id":"01m8j1w2hd7ebxk4xy2nyzeh9v","updated_at":"2026-11-28T21:44:38.189238Z"},{}]',0,'2026-11-28T21:44:38.190348Z');
INSERT INTO "event" VALUES(12,'01m8j1w2hqgcs8kefd3k4f990a','01m8j1w27d7b5zwasw0wfm3npw','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795902278198373,"id":"01m8j1w2hpbnhmmhkfypeh5f4d","updated_at":"2026-11-28T21:44:38.198373Z"},{}]',0,'2026-11-28T21:44:38.199515Z');
INSERT INTO "event" VALUES(13,'01m8j1w2hyxwbw3h55x6w2j02d','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795902278205037,"id":"01m8j1w2hx15mqv2jbv779ad7r","updated_at":"2026-11-28T21:44:38.205037Z"},{}]',0,'2026-11-28T21:44:38.206930Z');
INSERT INTO "event" VALUES(14,'01m8j1w2j5f6s3k6rhr93cfa4p','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"http://127.0.0.1:46873/gone","destinations":["http://127.0.0.1:46873/gone","http://127.0.0.1:46873/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795902278212288,"id":"01m8j1w2j490cgt1ng2hzgwwma","updated_at":"2026-11-28T21:44:38.212288Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-28T21:44:38.213479Z');
INSERT INTO "event" VALUES(15,'01m8j1w2jad3v97jbcp7f38479','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:46873","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795902278217749,"id":"01m8j1w2j9qdfmv2hk84e2z224","updated_at":"2026-11-28T21:44:38.217749Z"},{}]',0,'2026-11-28T21:44:38.218414Z');
INSERT INTO "event" VALUES(16,'01m8j1w2jew4s45ec3g0v1qp76','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795902278222355,"id":"01m8j1w2jeb3fjr8bxhwgyhsad","updated_at":"2026-11-28T21:44:38.222355Z"},{}]',0,'2026-11-28T21:44:38.222895Z');
INSERT INTO "event" VALUES(17,'01m8j1w2jkq1aa5147wxw53af6','01m8j1w27d7b5zwasw0wfm3npw','link.updated','go.acme.test','','[{"seq":1795902278222355,"id":"01m8j1w2jeb3fjr8bxhwgyhsad","workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:38.227310Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-28T21:44:38.227731Z');
INSERT INTO "event" VALUES(18,'01m8j1w2jrb1tmyv6dnaa0ws10','01m8j1w27d7b5zwasw0wfm3npw','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-28T21:44:38.232325Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:44:38.031130Z","updated_at":"2026-11-28T21:44:38.031133Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:44:38.232325Z');
INSERT INTO "event" VALUES(19,'01m8j1w2mbhx49ceqjcjsmdq0t','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795902278282949,"id":"01m8j1w2maxncayjzqgp3pasgj","updated_at":"2026-11-28T21:44:38.282949Z"},{}]',0,'2026-11-28T21:44:38.283568Z');
INSERT INTO "event" VALUES(20,'01m8j1w2mf11pyvqbcr844b7xx','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795902278286547,"id":"01m8j1w2meh3zfx2xan83x4vja","updated_at":"2026-11-28T21:44:38.286547Z"},{}]',0,'2026-11-28T21:44:38.287029Z');
INSERT INTO "event" VALUES(21,'01m8j1w2ms6y9k2fh4edg1rppw','01m8j1w27d7b5zwasw0wfm3npw','link.deleted','go.acme.test','','[{"seq":1795902278282949,"id":"01m8j1w2maxncayjzqgp3pasgj","workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:38.282949Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T21:44:38.297211Z');
INSERT INTO "event" VALUES(22,'01m8j1w2ms7tqs669f76snvf41','01m8j1w27d7b5zwasw0wfm3npw','link.deleted','go.acme.test','','[{"seq":1795902278286547,"id":"01m8j1w2meh3zfx2xan83x4vja","workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:38.286547Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T21:44:38.297246Z');
INSERT INTO "event" VALUES(23,'01m8j1w2n15xtbqdf97kgt2zr6','01m8j1w27d7b5zwasw0wfm3npw','job.done','','{"type":"job.done","timestamp":"2026-11-28T21:44:38.305167Z","data":{"id":"01m8j1w2mhp3zpj10mch32nxkz","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-28T21:44:38.289689Z","updated_at":"2026-11-28T21:44:38.304504Z","finished_at":"2026-11-28T21:44:38.304504Z"}}',NULL,0,'2026-11-28T21:44:38.305167Z');
INSERT INTO "event" VALUES(24,'01m8j1w2n5hyyqraeehbrz3bt7','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795902278308967,"id":"01m8j1w2n4y7xkxqdk9khvs0ym","updated_at":"2026-11-28T21:44:38.308967Z"},{}]',0,'2026-11-28T21:44:38.309569Z');
INSERT INTO "event" VALUES(25,'01m8j1w760sx637hxga8pzz3wf','01m8j1w27d7b5zwasw0wfm3npw','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-28T21:44:42.944803Z","data":{"id":"01m8j1w2j490cgt1ng2hzgwwma","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:46873/gone","checked_at":"2026-11-28T21:44:42.923560Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-28T21:44:42.944803Z');
INSERT INTO "event" VALUES(26,'01m8j1w8m865w73s5e9mgg9ma9','01m8j1w27d7b5zwasw0wfm3npw','link.updated','go.acme.test','','[{"seq":1795902278036671,"id":"01m8j1w2cmmz2dbjg9svahtvy8","workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:38.036671Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-28T21:44:44.424191Z');
INSERT INTO "event" VALUES(27,'01m8j1w8xbqztd7y026ensef1k','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000kzbg02hq5bt7xx","updated_at":"2026-11-28T21:44:44.714448Z"},{}]',0,'2026-11-28T21:44:44.715756Z');
INSERT INTO "event" VALUES(28,'01m8j1w8xbrj4ntq1r2jxhcvwd','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795902284714448,"id":"01m8j1w8xae0d2dmnf6ss78012","updated_at":"2026-11-28T21:44:44.714448Z"},{}]',0,'2026-11-28T21:44:44.715782Z');
INSERT INTO "event" VALUES(29,'01m8j1w8xvtrkrbsjkj8hp0x20','01m8j1w27d7b5zwasw0wfm3npw','job.done','','{"type":"job.done","timestamp":"2026-11-28T21:44:44.731831Z","data":{"id":"01m8j1w8x13rx5jwhjnr8t40cb","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-28T21:44:44.705100Z","updated_at":"2026-11-28T21:44:44.731233Z","finished_at":"2026-11-28T21:44:44.731233Z"}}',NULL,0,'2026-11-28T21:44:44.731831Z');
INSERT INTO "event" VALUES(30,'01m8j1w8yttaptpgvam25qsqaj','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072211858,"id":"01e286vbpkttvw8081102zsn43","updated_at":"2026-11-28T21:44:44.761342Z"},{}]',0,'2026-11-28T21:44:44.762832Z');
INSERT INTO "event" VALUES(31,'01m8j1w8z5b7w92nbq5cyj0r49','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795902284772636,"id":"01m8j1w8z4kwd5yynwn33xnkty","updated_at":"2026-11-28T21:44:44.772636Z"},{}]',0,'2026-11-28T21:44:44.773353Z');
INSERT INTO "event" VALUES(32,'01m8j1w8zcb8y9fajkrx3q3rcs','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795902284779772,"id":"01m8j1w8zbr4xw5ae6gk2694rh","updated_at":"2026-11-28T21:44:44.779772Z"},{}]',0,'2026-11-28T21:44:44.780355Z');
INSERT INTO "event" VALUES(33,'01m8j1w8zfm3q5ey69zamnk0yz','01m8j1w27d7b5zwasw0wfm3npw','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795902284783050,"id":"01m8j1w8zf1j2z1st1j9qdrkrh","updated_at":"2026-11-28T21:44:44.783050Z"},{}]',0,'2026-11-28T21:44:44.783639Z');
INSERT INTO "event" VALUES(34,'01m8j1w8zt9p86n8je3erkkmsw','01m8j1w27d7b5zwasw0wfm3npw','link.deleted','go.acme.test','','[{"seq":1795902284772636,"id":"01m8j1w8z4kwd5yynwn33xnkty","workspace":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:44.772636Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T21:44:44.794302Z');
CREATE TABLE gentle_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        digest TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        destination TEXT NOT NULL,
        host TEXT NOT NULL,
        state TEXT NOT NULL,
        failures INTEGER NOT NULL,
        checked_at TEXT,
        due_at TEXT NOT NULL,
        status INTEGER,
        reason TEXT NOT NULL,
        ms INTEGER,
        usual_ms INTEGER,
        led_to TEXT NOT NULL,
        since TEXT,
        PRIMARY KEY (record_seq, digest)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE gentle_workspace (
        workspace_id TEXT NOT NULL PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
        is_on INTEGER NOT NULL,
        swept_seq INTEGER
    ) STRICT, WITHOUT ROWID
    ;
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
    , dns_due_at TEXT, awaits_proof INTEGER NOT NULL DEFAULT 0, notfound_url TEXT, expired_url TEXT, notfound_status INTEGER NOT NULL DEFAULT 302, reported_correct INTEGER, apple_app_site_association TEXT, assetlinks TEXT) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m8j1w295183fmbw5qdmqq9st','01m8j1w27d7b5zwasw0wfm3npw','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-28T21:44:38.564477Z','2026-11-28T21:44:37.925100Z','2026-11-28T21:44:37.925104Z','2026-11-29T03:38:58.780622Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8j1w2bz81wmx1a6wryp3bd3','01m8j1w27d7b5zwasw0wfm3npw','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-28T21:44:43.916135Z"}]','','2026-11-28T21:44:43.916135Z','2026-11-28T21:44:38.015287Z','2026-11-28T21:44:38.015290Z','2026-11-28T21:54:57.342251Z',0,NULL,NULL,302,NULL,NULL,NULL);
CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE ignored_miss (
            host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
            path TEXT NOT NULL,
            PRIMARY KEY (host, path)
        ) STRICT, WITHOUT ROWID
        ;
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
INSERT INTO "invitation" VALUES('01m8j1w8wydmn5hvhnksyn53qa','b66ba71e2df14710ff762b3e85458dbac8991d51c3ebf249e2ea9f0c47cbaf7d','01m8j1w27d7b5zwasw0wfm3npw','Ada@acme.test','manager','01m8j1w27chhgzc9rvympec7b2','2026-11-28T21:44:44.702456Z','2026-12-05T21:44:44.702420Z');
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
    , last_seq INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL DEFAULT 0, unchanged INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0, last_line INTEGER NOT NULL DEFAULT 0, untold INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '', updated INTEGER NOT NULL DEFAULT 0, via TEXT NOT NULL DEFAULT 'api', token_name TEXT NOT NULL DEFAULT '', request_id TEXT NOT NULL DEFAULT '', paused INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "job" VALUES('01m8j1w2mhp3zpj10mch32nxkz','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','bulk_delete','done','{"tags":["gone"]}','2026-11-28T21:44:38.289689Z',2,2,'2026-11-28T21:44:38.289689Z','2026-11-28T21:44:38.304504Z','2026-11-28T21:44:38.304504Z',1795902278286547,0,0,0,0,0,'',0,'api','first token','01m8j1w2mghmcpbesm2zpqvcwc',0);
INSERT INTO "job" VALUES('01m8j1w8x13rx5jwhjnr8t40cb','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T21:44:44.705100Z',3,0,'2026-11-28T21:44:44.705100Z','2026-11-28T21:44:44.731233Z','2026-11-28T21:44:44.731233Z',0,2,0,1,4,0,'',0,'api','first token','01m8j1w8wztmkj51ps49f06pm6',0);
INSERT INTO "job" VALUES('01m8j1w8ycbrrajpgd26b6707g','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T21:44:44.748362Z',3,0,'2026-11-28T21:44:44.748362Z','2026-11-28T21:44:44.763952Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8j1w8yaqmhxpb8fcvy2hmb8',0);
INSERT INTO "job" VALUES('01m8j1w8zhps17ze821e6j66gy','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-28T21:44:44.785714Z',3,1,'2026-11-28T21:44:44.785714Z','2026-11-28T21:44:44.793868Z',NULL,1795902284772636,0,0,0,0,0,'',0,'api','first token','01m8j1w8zh1v1y18qe53tnw1x9',0);
CREATE TABLE job_record (
        job_id TEXT NOT NULL REFERENCES job (id) ON DELETE CASCADE,
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (job_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
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
INSERT INTO "kept_answer" VALUES('01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8j1w2n4y7xkxqdk9khvs0ym","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","created_at":"2026-11-28T21:44:38.308967Z","updated_at":"2026-11-28T21:44:38.308967Z","expired_at":null}]}
','2026-11-28T21:44:38.309953Z');
CREATE TABLE kept_record (
        change_id TEXT NOT NULL REFERENCES change (id) ON DELETE CASCADE,
        record_seq INTEGER NOT NULL,
        content TEXT NOT NULL,
        clicks TEXT,
        days TEXT,
        updated_at TEXT,
        PRIMARY KEY (change_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "kept_record" VALUES('01m8j1w2mk02e6hh46rd6eyrvm',1795902278282949,'{"seq":1795902278282949,"id":"01m8j1w2maxncayjzqgp3pasgj","workspace_id":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:38.282949Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8j1w2mk02e6hh46rd6eyrvm',1795902278286547,'{"seq":1795902278286547,"id":"01m8j1w2meh3zfx2xan83x4vja","workspace_id":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:38.286547Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8j1w8zkr8xf3samcrygm32m',1795902284772636,'{"seq":1795902284772636,"id":"01m8j1w8z4kwd5yynwn33xnkty","workspace_id":"01m8j1w27d7b5zwasw0wfm3npw","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j1w27chhgzc9rvympec7b2","created_via":"api","updated_at":"2026-11-28T21:44:44.772636Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
CREATE TABLE mail (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT REFERENCES user (id),
        kind TEXT NOT NULL,
        about TEXT NOT NULL,
        state TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        reason TEXT NOT NULL,
        due_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE mail_choice (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        kind TEXT NOT NULL,
        is_wanted INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, user_id, kind)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL, by_provider INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','owner','2026-11-28T21:44:37.869461Z',0);
INSERT INTO "member" VALUES('01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','editor','2026-11-28T21:44:37.949982Z',0);
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
CREATE TABLE one_time_value (
        digest TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        sealed TEXT NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE page_logo (
            workspace_id TEXT NOT NULL REFERENCES workspace (id),
            digest TEXT NOT NULL,
            content BLOB NOT NULL,
            created_at TEXT NOT NULL,
            PRIMARY KEY (workspace_id, digest)
        ) STRICT, WITHOUT ROWID
        ;
CREATE TABLE passkey (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        credential_id TEXT NOT NULL UNIQUE,
        public_key BLOB NOT NULL,
        sign_count INTEGER NOT NULL,
        rp_id TEXT NOT NULL,
        name TEXT NOT NULL,
        transports TEXT NOT NULL,
        is_backed_up INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        last_used_at TEXT
    ) STRICT
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT, interstitial TEXT NOT NULL DEFAULT 'never', own_time TEXT, rescues_since TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000kzbg02hq5bt7xx','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','import','2026-11-28T21:44:44.714448Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072211858,'01e286vbpkttvw8081102zsn43','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','import','2026-11-28T21:44:44.761342Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902277928882,'01m8j1w298vje5t3b29h7v00p6','01m8j1w27d7b5zwasw0wfm3npw','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','cli','2026-11-28T21:44:37.928882Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278036671,'01m8j1w2cmmz2dbjg9svahtvy8','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.036671Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278051367,'01m8j1w2d3bfjs1q9g19k55kw8','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w29qhns7majqgdnwnxy3','api','2026-11-28T21:44:38.051367Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278059502,'01m8j1w2dbfpze73gtkfkept4s','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.059502Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278171392,'01m8j1w2gvc8avvx74kxz81nnx','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$FldarhmTEm2YQwte$9966be487368a5af9cec5feda6c03881a590a9908a1c0e5c3ccbd552019dd0fa8927fb4cde8a0c6c1a8873a64ab7f777f1019bc7905975a74d2042bd500a9dba','off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w29qhns7majqgdnwnxy3','api','2026-11-28T21:44:38.171392Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278178075,'01m8j1w2h22bn5krxz61mbh4h1','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.178075Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278182613,'01m8j1w2h6k5vze1qk97aepsbv','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w29qhns7majqgdnwnxy3','api','2026-11-28T21:44:38.182613Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278189238,'01m8j1w2hd7ebxk4xy2nyzeh9v','01m8j1w27d7b5zwasw0wfm3npw','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.189238Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278198373,'01m8j1w2hpbnhmmhkfypeh5f4d','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.198373Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278205037,'01m8j1w2hx15mqv2jbv779ad7r','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.205037Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278212288,'01m8j1w2j490cgt1ng2hzgwwma','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:46873/gone','["http://127.0.0.1:46873/gone","http://127.0.0.1:46873/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.212288Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278217749,'01m8j1w2j9qdfmv2hk84e2z224','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:46873',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.217749Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278222355,'01m8j1w2jeb3fjr8bxhwgyhsad','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.227310Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902278308967,'01m8j1w2n4y7xkxqdk9khvs0ym','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:38.308967Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902284714448,'01m8j1w8xae0d2dmnf6ss78012','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','import','2026-11-28T21:44:44.714448Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902284779772,'01m8j1w8zbr4xw5ae6gk2694rh','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:44.779772Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795902284783050,'01m8j1w8zf1j2z1st1j9qdrkrh','01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j1w27chhgzc9rvympec7b2','api','2026-11-28T21:44:44.783050Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
CREATE TABLE record_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        at TEXT NOT NULL,
        destination TEXT NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        status INTEGER,
        ms INTEGER NOT NULL, led_to TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (record_seq, at, destination)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_check" VALUES(1795902278212288,'2026-11-28T21:44:38.505198Z','http://127.0.0.1:46873/fine','up','',200,47,'');
INSERT INTO "record_check" VALUES(1795902278212288,'2026-11-28T21:44:38.509510Z','http://127.0.0.1:46873/gone','down','It answers with status 404.',404,43,'');
INSERT INTO "record_check" VALUES(1795902278212288,'2026-11-28T21:44:40.689800Z','http://127.0.0.1:46873/fine','up','',200,8,'');
INSERT INTO "record_check" VALUES(1795902278212288,'2026-11-28T21:44:40.733355Z','http://127.0.0.1:46873/gone','down','It answers with status 404.',404,4,'');
INSERT INTO "record_check" VALUES(1795902278212288,'2026-11-28T21:44:42.699977Z','http://127.0.0.1:46873/fine','up','',200,1,'');
INSERT INTO "record_check" VALUES(1795902278212288,'2026-11-28T21:44:42.923560Z','http://127.0.0.1:46873/gone','down','It answers with status 404.',404,8,'');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8j1w27d7b5zwasw0wfm3npw',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072211858,'01m8j1w27d7b5zwasw0wfm3npw',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795902278036671,'01m8j1w27d7b5zwasw0wfm3npw',4,2,'2026-11-28T21:44:38.657383Z');
INSERT INTO "record_clicks" VALUES(1795902278051367,'01m8j1w27d7b5zwasw0wfm3npw',1,0,'2026-11-28T21:44:38.657384Z');
INSERT INTO "record_clicks" VALUES(1795902278059502,'01m8j1w27d7b5zwasw0wfm3npw',0,1,'');
INSERT INTO "record_clicks" VALUES(1795902278182613,'01m8j1w27d7b5zwasw0wfm3npw',1,0,'2026-11-28T21:44:38.657386Z');
INSERT INTO "record_clicks" VALUES(1795902278198373,'01m8j1w27d7b5zwasw0wfm3npw',1,0,'2026-11-28T21:44:38.657387Z');
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
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795902284779772,'01m8j1w27d7b5zwasw0wfm3npw','old');
INSERT INTO "record_tag" VALUES(1795902284783050,'01m8j1w27d7b5zwasw0wfm3npw','old');
INSERT INTO "record_tag" VALUES(1795902278036671,'01m8j1w27d7b5zwasw0wfm3npw','spring');
INSERT INTO "record_tag" VALUES(1795902278051367,'01m8j1w27d7b5zwasw0wfm3npw','spring');
INSERT INTO "record_tag" VALUES(1795902278036671,'01m8j1w27d7b5zwasw0wfm3npw','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1582971072211858,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902277928882,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278036671,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278051367,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278059502,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278171392,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278178075,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278182613,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278189238,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278198373,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278205037,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278212288,'watchedgo.acme.testhttp://127.0.0.1:46873/gone');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278217749,'ruledgo.acme.testhttp://127.0.0.1:46873');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278222355,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278308967,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902284714448,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902284779772,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902284783050,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902277928882);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278059502);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278171392);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278178075);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278189238);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278205037);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278212288);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278217749);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278222355);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902278308967);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902284714448);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902284779772);
INSERT INTO "record_unclicked" VALUES('01m8j1w27d7b5zwasw0wfm3npw',1795902284783050);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-28 21:44:37.494379');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-28 21:44:37.494394');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-28 21:44:37.494400');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-28 21:44:37.494405');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-28 21:44:37.494409');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-28 21:44:37.494414');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-28 21:44:37.494418');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-28 21:44:37.494422');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-28 21:44:37.494427');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-28 21:44:37.494431');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-28 21:44:37.494436');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-28 21:44:37.494440');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-28 21:44:37.494444');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-28 21:44:37.494449');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-28 21:44:37.494453');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-28 21:44:37.494457');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-28 21:44:37.494462');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-28 21:44:37.494467');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-28 21:44:37.494471');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-28 21:44:37.494475');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-28 21:44:37.494480');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-28 21:44:37.494484');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-28 21:44:37.494489');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-28 21:44:37.494500');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-28 21:44:37.494504');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-28 21:44:37.494509');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-28 21:44:37.494513');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-28 21:44:37.494517');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-28 21:44:37.494521');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-28 21:44:37.494525');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-28 21:44:37.494530');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-28 21:44:37.494534');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-28 21:44:37.494539');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-28 21:44:37.494544');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-28 21:44:37.494548');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-28 21:44:37.494552');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-28 21:44:37.494557');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-28 21:44:37.494561');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-28 21:44:37.494565');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-28 21:44:37.494570');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-28 21:44:37.494574');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-28 21:44:37.494583');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-28 21:44:37.494588');
INSERT INTO "schema_migration" VALUES(44,'0044_list_filters','2026-11-28 21:44:37.494592');
INSERT INTO "schema_migration" VALUES(45,'0045_gentle_checks','2026-11-28 21:44:37.494596');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8j1w27chhgzc9rvympec7b2','signpost.test','2026-11-28T21:44:38.504371Z');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "session" VALUES('01m8j1w8wvh526bw78tfp0j7hz','7a7f9527586eda733ae67de3e167e30f7f8d43b7c914b1c38dafe51b52bc5079','01m8j1w27chhgzc9rvympec7b2','01m8j1w27d7b5zwasw0wfm3npw','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-28T21:44:44.699072Z','2026-11-28T21:44:44.699072Z','2026-12-28T21:44:44.699072Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('4fe94d4bda4736a0dd0435fc6c84474209ef0199eec67913cac0e65dfea6779a','01m8j1w27chhgzc9rvympec7b2','2026-11-28T22:14:44.700327Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','d9999e238d2837c3d27edb90c3ea61c9 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-28T21:44:37.484000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','a904e57bd03cea5aeae59d047db410e04045e662bd89a355a478e918c71abe6e');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-28 479c1d79291732e51148ed080c5797c2');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','old',2);
INSERT INTO "tag_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','spring',2);
INSERT INTO "tag_count" VALUES('01m8j1w27d7b5zwasw0wfm3npw','Überblick',1);
CREATE TABLE title_fetch (
            record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
            created_at TEXT NOT NULL
        ) STRICT
        ;
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
INSERT INTO "token" VALUES('01m8j1w27fn96r2tddj8rrr1ms','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w27chhgzc9rvympec7b2','api','first token','owner','b6f02882ef6afceab3a34b22d25774035199c2f7e11478ba805439ea53304bb6','2026-11-28T21:44:37.871699Z',NULL,'2026-11-28T21:44:38.005589Z',NULL);
INSERT INTO "token" VALUES('01m8j1w2a41xm8kqxf474h11jx','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','mcp','agent','viewer','4fb5cd4eaa7b0dc0abd59cd8da1e72b199a0d58d467edb8b85c94b43e1cfd3a0','2026-11-28T21:44:37.956081Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8j1w2a61nbr7gqbbza17q7v','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','api','editor','editor','7cebd405bebfe35bd3da7f61aaac39c066957bd2ec4fb5af7176a7798076d8e5','2026-11-28T21:44:37.958070Z',NULL,'2026-11-28T21:44:38.048762Z',NULL);
INSERT INTO "token" VALUES('01m8j1w2af84rn57cda4xgqa20','01m8j1w27d7b5zwasw0wfm3npw','01m8j1w29qhns7majqgdnwnxy3','api','revoked','editor','770f9747bc8b20523e2848027320f490f69db5d81bc5ea116bd36344adfa7f87','2026-11-28T21:44:37.967282Z',NULL,NULL,'2026-11-28T21:44:37.969787Z');
CREATE TABLE used_key (
        purpose TEXT NOT NULL,
        digest TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        PRIMARY KEY (purpose, digest)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "user" VALUES('01m8j1w27chhgzc9rvympec7b2','Owner','owner@localhost','2026-11-28T21:44:37.868592Z','2026-11-28T21:44:44.696776Z','scrypt:16384:8:6$59wR3xo5RdH8PjHp$7a9f59ffeb3de849d36f49d777c46d0cc7a0a072401f4712d342518edcf0ee7ee31ffb3d1c82ff51535fcba21ac11770fe37ccfc601843f2ec005651fcaf895b','system','','',1,'');
INSERT INTO "user" VALUES('01m8j1w29qhns7majqgdnwnxy3','Éva Kovács','Eva@acme.test','2026-11-28T21:44:37.943590Z','2026-11-28T21:44:37.943602Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795902278212288,'http://127.0.0.1:46873/fine','up',0,1,'2026-11-28T21:44:42.699977Z','2026-11-28T21:44:44.774642Z');
INSERT INTO "watch" VALUES(1795902278212288,'http://127.0.0.1:46873/gone','down',3,NULL,'2026-11-28T21:44:42.923560Z','2026-11-28T21:44:45.134669Z');
CREATE TABLE webhook (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        url TEXT NOT NULL,
        events TEXT NOT NULL,
        host TEXT NOT NULL DEFAULT '',
        tag TEXT NOT NULL DEFAULT '',
        state TEXT NOT NULL,
        reason TEXT NOT NULL DEFAULT '',
        failing_since TEXT,
        paused_until TEXT,
        tried_at TEXT NOT NULL DEFAULT '',
        waiting INTEGER NOT NULL DEFAULT 0,
        missed INTEGER NOT NULL DEFAULT 0,
        secret_version INTEGER NOT NULL DEFAULT 0,
        secret_changed_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted', is_sample INTEGER NOT NULL DEFAULT 0, former_slugs TEXT NOT NULL DEFAULT '[]') STRICT
    ;
INSERT INTO "workspace" VALUES('01m8j1w27d7b5zwasw0wfm3npw','Acmé','2026-11-28T21:44:37.869249Z','2026-11-28T21:44:38.277490Z','{"country":"DE","notify_url":"http://127.0.0.1:46873/notify","email_summary":"true"}','self-hosted',0,'["home"]');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
CREATE TABLE workspace_combination (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, part)
    ) STRICT
    ;
INSERT INTO "workspace_combination" VALUES('01m8j1w27d7b5zwasw0wfm3npw','2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F32313A3330223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8j1w27d7b5zwasw0wfm3npw','2026-11-28',7,3,1);
CREATE TABLE workspace_pairs (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, kind)
    ) STRICT
    ;
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m8j1w27d7b5zwasw0wfm3npw','2026-11-28',584838076450481158);
CREATE UNIQUE INDEX "schema_migration_name" ON "schema_migration" ("name");
CREATE INDEX token_of_member ON token (workspace_id, user_id);
CREATE INDEX host_by_id ON host (workspace_id, id);
CREATE INDEX host_by_created ON host (workspace_id, created_at, id);
CREATE INDEX host_by_updated ON host (workspace_id, updated_at, id);
CREATE INDEX job_by_created ON job (workspace_id, created_at, id);
CREATE INDEX job_by_updated ON job (workspace_id, updated_at, id);
CREATE INDEX job_by_id ON job (workspace_id, id);
CREATE INDEX job_unfinished ON job (id) WHERE finished_at IS NULL;
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
CREATE INDEX confirmation_by_end ON confirmation (expires_at);
CREATE INDEX watch_by_due ON watch (due_at);
CREATE INDEX delivery_by_workspace ON delivery (workspace_id, id);
CREATE INDEX host_by_dns_due ON host (dns_due_at) WHERE dns_due_at IS NOT NULL;
CREATE INDEX session_by_user ON session (user_id, id);
CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL;
CREATE INDEX change_workspace ON change (workspace_id, id);
CREATE INDEX change_record ON change (workspace_id, record_id, id) WHERE record_id IS NOT NULL;
CREATE INDEX change_job ON change (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX kept_record_deleted ON kept_record (record_seq) WHERE days IS NOT NULL;
CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX record_by_clicks ON record_clicks (workspace_id, clicks) WHERE clicks > 0;
CREATE INDEX mail_by_workspace ON mail (workspace_id, id);
CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL;
CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_by_workspace ON webhook (workspace_id, id);
CREATE INDEX webhook_with_waiting ON webhook (tried_at) WHERE waiting > 0;
CREATE INDEX event_by_workspace ON event (workspace_id, seq);
CREATE INDEX event_not_needed ON event (workspace_id, seq) WHERE is_needed = 0;
CREATE INDEX delivery_by_due ON delivery (due_at) WHERE due_at IS NOT NULL AND webhook_id IS NULL;
CREATE INDEX delivery_waiting ON delivery (webhook_id, due_at, id)
    WHERE due_at IS NOT NULL AND webhook_id IS NOT NULL
    ;
CREATE INDEX delivery_first_repeat ON delivery (webhook_id, due_at)
    WHERE due_at IS NOT NULL AND webhook_id IS NOT NULL AND attempts = 1
    ;
CREATE INDEX delivery_by_webhook ON delivery (webhook_id, id) WHERE webhook_id IS NOT NULL;
CREATE INDEX delivery_of_event ON delivery (event_seq) WHERE event_seq IS NOT NULL;
CREATE INDEX record_in_order_of_expiry ON record (expired_at, seq) WHERE expired_at IS NOT NULL;
CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL;
CREATE INDEX authenticator_of_user ON authenticator (user_id);
CREATE INDEX recovery_code_of_user ON recovery_code (user_id);
CREATE INDEX passkeys_of_user ON passkey (user_id, id);
CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer);
CREATE INDEX agent_client_by_expiry ON agent_client (expires_at);
CREATE INDEX agent_grant_by_workspace ON agent_grant (workspace_id, user_id, id);
CREATE INDEX agent_grant_by_user ON agent_grant (user_id);
CREATE INDEX agent_grant_by_client ON agent_grant (client_id);
CREATE INDEX agent_grant_by_expiry ON agent_grant (expires_at);
CREATE INDEX agent_token_by_grant ON agent_token (grant_id, created_at);
CREATE INDEX agent_token_by_expiry ON agent_token (expires_at);
CREATE INDEX record_with_own_time ON record (workspace_id) WHERE own_time IS NOT NULL;
CREATE INDEX click_combination_large ON click_combination (day, record_seq) WHERE part = 2;
CREATE INDEX workspace_combination_large ON workspace_combination (day, workspace_id) WHERE part = 2;
CREATE INDEX service_host_by_host ON service_host (host);
CREATE UNIQUE INDEX user_by_address ON user (lower(email));
CREATE UNIQUE INDEX invitation_by_address ON invitation (workspace_id, lower(email));
CREATE INDEX used_key_by_end ON used_key (purpose, expires_at);
CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at);
CREATE INDEX record_rescues ON record (workspace_id, seq) WHERE rescues_since IS NOT NULL;
CREATE INDEX record_with_password ON record (workspace_id) WHERE password_hash IS NOT NULL;
CREATE INDEX record_with_rules ON record (workspace_id) WHERE rules IS NOT NULL;
CREATE INDEX record_by_creator ON record (created_by, workspace_id);
CREATE INDEX gentle_workspace_to_sweep ON gentle_workspace (workspace_id) WHERE swept_seq IS NOT NULL;
CREATE INDEX gentle_check_by_due ON gentle_check (due_at);
CREATE INDEX gentle_check_by_digest ON gentle_check (workspace_id, digest);
CREATE INDEX gentle_check_down ON gentle_check (workspace_id) WHERE state = 'down';
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
CREATE TRIGGER click_visitor_new AFTER INSERT ON click_visitor BEGIN
        UPDATE click_day SET visitors = visitors + 1 WHERE record_seq = new.record_seq AND day = new.day;
    END;
CREATE TRIGGER workspace_visitor_new AFTER INSERT ON workspace_visitor BEGIN
        UPDATE workspace_day SET visitors = visitors + 1 WHERE workspace_id = new.workspace_id AND day = new.day;
    END;
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
CREATE TRIGGER delivery_begins AFTER INSERT ON delivery
    WHEN new.webhook_id IS NOT NULL AND new.due_at IS NOT NULL
    BEGIN UPDATE webhook SET waiting = waiting + 1 WHERE id = new.webhook_id; END;
CREATE TRIGGER delivery_changes AFTER UPDATE OF due_at ON delivery
    WHEN new.webhook_id IS NOT NULL AND (old.due_at IS NULL) <> (new.due_at IS NULL)
    BEGIN
        UPDATE webhook SET waiting = waiting + CASE WHEN new.due_at IS NULL THEN -1 ELSE 1 END
        WHERE id = new.webhook_id;
    END;
CREATE TRIGGER delivery_goes AFTER DELETE ON delivery
    WHEN old.webhook_id IS NOT NULL AND old.due_at IS NOT NULL
    BEGIN UPDATE webhook SET waiting = waiting - 1 WHERE id = old.webhook_id; END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',34);
COMMIT;
