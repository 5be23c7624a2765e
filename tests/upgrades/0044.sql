-- A database with data in it, of 0044_list_filters: see make.py
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
INSERT INTO "change" VALUES('01m8hsdxa7e7wqg9hk65ezxptj','2026-11-28T19:17:05.479468Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','cli','','','create','workspace','01m8hsdxa6yhzqvvmrdjy2xacv',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hsdxa9hqdpfzz1xx69ma50','2026-11-28T19:17:05.481579Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','cli','','','create','token','01m8hsdxa99xg2rf20xhq7g5zt',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hsdxbmyetw9h696xykxqv0','2026-11-28T19:17:05.524993Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T19:17:05.523728Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxbtjrqz2g0vvn8zdeb1','2026-11-28T19:17:05.530643Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','cli','','','create','record','01m8hsdxbqxsfx8ej6nw2a7bhe',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-28T19:17:05.527953Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxc7pvmvx7078899105h','2026-11-28T19:17:05.543741Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','cli','','','create','token','01m8hsdxc7fpyen67r3exr32nm',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hsdxc9cj5d81fdxhdcpga6','2026-11-28T19:17:05.545412Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','cli','','','create','token','01m8hsdxc962txtx39sa9zczcb',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hsdxcb0t975vhv66e6nawc','2026-11-28T19:17:05.547039Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','cli','','','create','token','01m8hsdxcarj4dftg5xe4h399d',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hsdxcchjbsv4tc3ejd3cve','2026-11-28T19:17:05.548577Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','cli','','','delete','token','01m8hsdxcarj4dftg5xe4h399d',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8hsdxe6wztvn8hmxdc465ce','2026-11-28T19:17:05.606952Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxdj0nk7fezwxgjq2q41','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T19:17:05.606404Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxf9a5fnwy1mscrakccx','2026-11-28T19:17:05.641341Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxf1rpef4vn9kb7tm8j7','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T19:17:05.640780Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxfhanyyzvrq6jbezf0w','2026-11-28T19:17:05.649361Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxfd4jxj29czf5x1gmk9','create','record','01m8hsdxfg59vztec738ctpn28',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-28T19:17:05.648169Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxfs70vn2d4vmw8vhkcb','2026-11-28T19:17:05.657248Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','api','editor','01m8hsdxfnmczkgfy3rjh7a3q7','create','record','01m8hsdxfr9ftppwrxwy4z306r',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-28T19:17:05.656303Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxg2765azbea6fafz12b','2026-11-28T19:17:05.666251Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxfw6k7ktns3jav0ma73','create','record','01m8hsdxg1c14h3p87fv5ecpzp',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-28T19:17:05.665385Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxm7e0w7fmvrpgwgqchs','2026-11-28T19:17:05.799478Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','api','editor','01m8hsdxg4vq2p3sjgk8ayd10a','create','record','01m8hsdxm6emwbkcyh5z22hkzd',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-28T19:17:05.798468Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxmeb81gzraw6h7grm6y','2026-11-28T19:17:05.806382Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxma9c3qtv2vc5d3cqra','create','record','01m8hsdxmdgs3h0495xme6y3pq',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-28T19:17:05.805537Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxmkvj0bfx5m1mp1g1a2','2026-11-28T19:17:05.811901Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','api','editor','01m8hsdxmh1khc8rc0g2fy8b56','create','record','01m8hsdxmk523prj9j90dfxaxm',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-28T19:17:05.811162Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxmtk3r804dmjtvwzs43','2026-11-28T19:17:05.818631Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxmpmgf6k5n4h42nk4e5','create','record','01m8hsdxmss70pcgvyk8y4fawg',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-28T19:17:05.817807Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxn14cnsjz4nb8wa3fv1','2026-11-28T19:17:05.825161Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxmx6d85pmtw2zvz7yb3','create','record','01m8hsdxn097cvs6vvx0ztsjvk',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-28T19:17:05.824295Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxn7698hd7yrvpg5c3de','2026-11-28T19:17:05.831219Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxn3mb7nrn3fnv01tkpm','create','record','01m8hsdxn6gcqjwbc7mpv2t3rv',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-28T19:17:05.830524Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxne2wfmfbpf7k8dk932','2026-11-28T19:17:05.838111Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxn9kgap7d5jbgt6ebad','create','record','01m8hsdxncwjcrjgmzwznnvkjs',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:42017/gone","destinations":["http://127.0.0.1:42017/gone","http://127.0.0.1:42017/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-28T19:17:05.836914Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxnngc0xvggp7c294x03','2026-11-28T19:17:05.845546Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxnh67gjhd9mar4rxfca','create','record','01m8hsdxnmq4z7sfr9w8qjda2e',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:42017","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-28T19:17:05.844740Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxp02ncwv3npfmdge8wq','2026-11-28T19:17:05.856098Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxnrx6pnjtm7r1qebxqe','create','record','01m8hsdxnzkmvc7s4q97rsk91x',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-28T19:17:05.855628Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxp5a8vasmh5ap3j35vb','2026-11-28T19:17:05.861342Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxp25hbnkj6kdkh1fscg','update','record','01m8hsdxnzkmvc7s4q97rsk91x',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-28T19:17:05.861039Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxpa6r3a7wwe3s27c2m7','2026-11-28T19:17:05.866231Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxp8g3495vzw3e9gcnsj','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8hsdxpm4bnxjpyf4bccc1sx','2026-11-28T19:17:05.876168Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxpd4akar5c0bhmzn1gq','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8hsdxpsamnbrvf8cpx7s2q1','2026-11-28T19:17:05.881354Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxpqkecvq8s12s5t3sz6','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8hsdxpy3x1tnakszjjdec2z','2026-11-28T19:17:05.886138Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxpwb38jag807pmhfzma','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:42017/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8hsdxq2fwdp5baf1c4f1f4p','2026-11-28T19:17:05.890521Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxq0tp6q8cmjxkg8p69a','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8hsdxq769hk1pk2jrac59km','2026-11-28T19:17:05.895215Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxq50j63nxxr7h68wgmg','create','record','01m8hsdxq6nje6tmsbs76cmgt7',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T19:17:05.894690Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxqay8gym16pzh84dj7s','2026-11-28T19:17:05.898979Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxq8xffd2m62n7m1z29n','create','record','01m8hsdxqajd6wby967b5brrat',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T19:17:05.898589Z"}',NULL);
INSERT INTO "change" VALUES('01m8hsdxqfe7fgscjq1y00zavv','2026-11-28T19:17:05.903467Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxqcrhnysc2q8kdjkh7d','bulk_delete','record',NULL,'01m8hsdxqe6mfy2cdn9ydsk200',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8hsdxr5ep1zj5cdgz0f7dtp','2026-11-28T19:17:05.925483Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hsdxr2fen8d9pa76g9ce8a','create','record','01m8hsdxr50bxa8xhg6nmabdw0',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-28T19:17:05.925011Z"}',NULL);
INSERT INTO "change" VALUES('01m8hse3sc1jkt8kn9gyg9cm2v','2026-11-28T19:17:12.108064Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hse3sarwa9r2cajwqa7fqk','update','record','01m8hsdxfg59vztec738ctpn28',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-28T19:17:05.648169Z"}',NULL);
INSERT INTO "change" VALUES('01m8hse485jsswyy5yf181ch50','2026-11-28T19:17:12.581624Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','cli','','','create','invitation','01m8hse4853b9ma3dyprbdthzg',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hse492hzysvc8w619m21w7','2026-11-28T19:17:12.610600Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hse487ghk7xzj1kvczvf44','import','record',NULL,'01m8hse489ecp1nf6jx5zkzt9f',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8hse4c47y289ajzdcbv4fcw','2026-11-28T19:17:12.708270Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hse4bk71gs5j79qvf30dt1','import','record',NULL,'01m8hse4bns0gxfq8y1zm02ayx',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8hse4cfgqm1tey5qq20vecn','2026-11-28T19:17:12.719555Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hse4cc9fgxezn26nke0721','create','record','01m8hse4cepf8e0ykw91kj0frt',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T19:17:12.718719Z"}',NULL);
INSERT INTO "change" VALUES('01m8hse4ckmygzgk1hdj25p5fc','2026-11-28T19:17:12.723684Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hse4chn681ee7871g5e4yw','create','record','01m8hse4ck442f0b0qnavxbz61',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T19:17:12.723132Z"}',NULL);
INSERT INTO "change" VALUES('01m8hse4cq39a0eqarb44f8skn','2026-11-28T19:17:12.727155Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hse4cn9y6amty7ve730hs0','create','record','01m8hse4cpjc8jszwm56e258b3',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T19:17:12.726588Z"}',NULL);
INSERT INTO "change" VALUES('01m8hse4cwmfm407rycd4c09j8','2026-11-28T19:17:12.732673Z','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','Owner','api','first token','01m8hse4cs1j2qr9pbtaj5xqtr','bulk_delete','record',NULL,'01m8hse4ct1ss6agzatpr90zy3',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795893425648169,'2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3135223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3135223A317D');
INSERT INTO "click_combination" VALUES(1795893425656303,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31393A3135223A317D');
INSERT INTO "click_combination" VALUES(1795893425811162,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3135223A317D');
INSERT INTO "click_combination" VALUES(1795893425824295,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3135223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795893425648169,'2026-11-28',4,2,1);
INSERT INTO "click_day" VALUES(1795893425656303,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795893425665385,'2026-11-28',0,1,0);
INSERT INTO "click_day" VALUES(1795893425811162,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795893425824295,'2026-11-28',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795893425648169,'2026-11-28',-5593918427973302499);
INSERT INTO "click_visitor" VALUES(1795893425656303,'2026-11-28',-5593918427973302499);
INSERT INTO "click_visitor" VALUES(1795893425811162,'2026-11-28',-5593918427973302499);
INSERT INTO "click_visitor" VALUES(1795893425824295,'2026-11-28',-5593918427973302499);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('82bae4bc9c9c2c2031ba7140f44b567d0cb6c2c700b9219abc1144ff405fe403','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','{"tags":["spring"]}',2,'2026-11-28T20:17:12.750792Z');
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
INSERT INTO "delivery" VALUES('01m8hse1zrjdpjk81prxgfdfkj','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxncwjcrjgmzwznnvkjs','destination.broken','http://127.0.0.1:42017/notify','{"type":"destination.broken","timestamp":"2026-11-28T19:17:10.264540Z","data":{"id":"01m8hsdxncwjcrjgmzwznnvkjs","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:42017/gone","checked_at":"2026-11-28T19:17:10.244902Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-28T19:17:10.264624Z','2026-11-28T19:17:10.283042Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8hsdxbp52bymfyy8s92h847','01m8hsdxa6yhzqvvmrdjy2xacv','host.created','localhost','{"type":"host.created","timestamp":"2026-11-28T19:17:05.526131Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:17:05.523724Z","updated_at":"2026-11-28T19:17:05.523728Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:17:05.526131Z');
INSERT INTO "event" VALUES(2,'01m8hsdxbttbra5vwrzdj40tmc','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795893425527953,"id":"01m8hsdxbqxsfx8ej6nw2a7bhe","updated_at":"2026-11-28T19:17:05.527953Z"},{}]',0,'2026-11-28T19:17:05.530835Z');
INSERT INTO "event" VALUES(3,'01m8hsdxe7wb5s4xrp3ra8ctmh','01m8hsdxa6yhzqvvmrdjy2xacv','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-28T19:17:05.607865Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:17:05.606399Z","updated_at":"2026-11-28T19:17:05.606404Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:17:05.607865Z');
INSERT INTO "event" VALUES(4,'01m8hsdxfa7ag1grdh39mc613c','01m8hsdxa6yhzqvvmrdjy2xacv','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-28T19:17:05.642198Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:17:05.640774Z","updated_at":"2026-11-28T19:17:05.640780Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:17:05.642198Z');
INSERT INTO "event" VALUES(5,'01m8hsdxfhggnvevgzt959vz84','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795893425648169,"id":"01m8hsdxfg59vztec738ctpn28","updated_at":"2026-11-28T19:17:05.648169Z"},{}]',0,'2026-11-28T19:17:05.649519Z');
INSERT INTO "event" VALUES(6,'01m8hsdxfse184j5k4473h58rn','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxc41agttk05p5pdzj6m","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795893425656303,"id":"01m8hsdxfr9ftppwrxwy4z306r","updated_at":"2026-11-28T19:17:05.656303Z"},{}]',0,'2026-11-28T19:17:05.657440Z');
INSERT INTO "event" VALUES(7,'01m8hsdxg2e2bp1r45admg0sjc','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795893425665385,"id":"01m8hsdxg1c14h3p87fv5ecpzp","updated_at":"2026-11-28T19:17:05.665385Z"},{}]',0,'2026-11-28T19:17:05.666441Z');
INSERT INTO "event" VALUES(8,'01m8hsdxm7paa214w0aj1vw7md','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxc41agttk05p5pdzj6m","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795893425798468,"id":"01m8hsdxm6emwbkcyh5z22hkzd","updated_at":"2026-11-28T19:17:05.798468Z"},{}]',0,'2026-11-28T19:17:05.799701Z');
INSERT INTO "event" VALUES(9,'01m8hsdxmehehw7jh408v7q3eq','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795893425805537,"id":"01m8hsdxmdgs3h0495xme6y3pq","updated_at":"2026-11-28T19:17:05.805537Z"},{}]',0,'2026-11-28T19:17:05.806549Z');
INSERT INTO "event" VALUES(10,'01m8hsdxmm29r0z2k4tbna0nk5','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8hsdxc41agttk05p5pdzj6m","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795893425811162,"id":"01m8hsdxmk523prj9j90dfxaxm","updated_at":"2026-11-28T19:17:05.811162Z"},{}]',0,'2026-11-28T19:17:05.812064Z');
INSERT INTO "event" VALUES(11,'01m8hsdxmttpxscr744jzmw9aq','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795893425817807,"id":"01m8hsdxmss70pcgvyk8y4fawg","updated_at":"2026-11-28T19:17:05.817807Z"},{}]',0,'2026-11-28T19:17:05.818843Z');
INSERT INTO "event" VALUES(12,'01m8hsdxn1a3srkmqdwn91xv9z','01m8hsdxa6yhzqvvmrdjy2xacv','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795893425824295,"id":"01m8hsdxn097cvs6vvx0ztsjvk","updated_at":"2026-11-28T19:17:05.824295Z"},{}]',0,'2026-11-28T19:17:05.825315Z');
INSERT INTO "event" VALUES(13,'01m8hsdxn7bj786w7x0zf8a7f7','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795893425830524,"id":"01m8hsdxn6gcqjwbc7mpv2t3rv","updated_at":"2026-11-28T19:17:05.830524Z"},{}]',0,'2026-11-28T19:17:05.831363Z');
INSERT INTO "event" VALUES(14,'01m8hsdxnehsyyh5a95bybft6c','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"http://127.0.0.1:42017/gone","destinations":["http://127.0.0.1:42017/gone","http://127.0.0.1:42017/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795893425836914,"id":"01m8hsdxncwjcrjgmzwznnvkjs","updated_at":"2026-11-28T19:17:05.836914Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-28T19:17:05.838557Z');
INSERT INTO "event" VALUES(15,'01m8hsdxnnprkvrfkyccnb696t','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:42017","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795893425844740,"id":"01m8hsdxnmq4z7sfr9w8qjda2e","updated_at":"2026-11-28T19:17:05.844740Z"},{}]',0,'2026-11-28T19:17:05.845719Z');
INSERT INTO "event" VALUES(16,'01m8hsdxp06e9zf8czhbdbqwkz','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795893425855628,"id":"01m8hsdxnzkmvc7s4q97rsk91x","updated_at":"2026-11-28T19:17:05.855628Z"},{}]',0,'2026-11-28T19:17:05.856201Z');
INSERT INTO "event" VALUES(17,'01m8hsdxp5hk7gz7t5n1wpa4te','01m8hsdxa6yhzqvvmrdjy2xacv','link.updated','go.acme.test','','[{"seq":1795893425855628,"id":"01m8hsdxnzkmvc7s4q97rsk91x","workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:05.861039Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-28T19:17:05.861556Z');
INSERT INTO "event" VALUES(18,'01m8hsdxpb4pcpsa19wsnydjaa','01m8hsdxa6yhzqvvmrdjy2xacv','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-28T19:17:05.867117Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:17:05.640774Z","updated_at":"2026-11-28T19:17:05.640780Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:17:05.867117Z');
INSERT INTO "event" VALUES(19,'01m8hsdxq7a2wnehv4bpv30zbd','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795893425894690,"id":"01m8hsdxq6nje6tmsbs76cmgt7","updated_at":"2026-11-28T19:17:05.894690Z"},{}]',0,'2026-11-28T19:17:05.895317Z');
INSERT INTO "event" VALUES(20,'01m8hsdxqb24hpfe35w551303z','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795893425898589,"id":"01m8hsdxqajd6wby967b5brrat","updated_at":"2026-11-28T19:17:05.898589Z"},{}]',0,'2026-11-28T19:17:05.899063Z');
INSERT INTO "event" VALUES(21,'01m8hsdxqnp5qtadpsf82087pj','01m8hsdxa6yhzqvvmrdjy2xacv','link.deleted','go.acme.test','','[{"seq":1795893425894690,"id":"01m8hsdxq6nje6tmsbs76cmgt7","workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:05.894690Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T19:17:05.909699Z');
INSERT INTO "event" VALUES(22,'01m8hsdxqnpwqyjfaq9h6wxdjh','01m8hsdxa6yhzqvvmrdjy2xacv','link.deleted','go.acme.test','','[{"seq":1795893425898589,"id":"01m8hsdxqajd6wby967b5brrat","workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:05.898589Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T19:17:05.909728Z');
INSERT INTO "event" VALUES(23,'01m8hsdxr0p665br64mabmf5f5','01m8hsdxa6yhzqvvmrdjy2xacv','job.done','','{"type":"job.done","timestamp":"2026-11-28T19:17:05.920687Z","data":{"id":"01m8hsdxqe6mfy2cdn9ydsk200","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-28T19:17:05.902193Z","updated_at":"2026-11-28T19:17:05.919996Z","finished_at":"2026-11-28T19:17:05.919996Z"}}',NULL,0,'2026-11-28T19:17:05.920687Z');
INSERT INTO "event" VALUES(24,'01m8hsdxr5k4xhpf5z8pqxv74k','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795893425925011,"id":"01m8hsdxr50bxa8xhg6nmabdw0","updated_at":"2026-11-28T19:17:05.925011Z"},{}]',0,'2026-11-28T19:17:05.925607Z');
INSERT INTO "event" VALUES(25,'01m8hse1zs4ped9h67mcbb9876','01m8hsdxa6yhzqvvmrdjy2xacv','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-28T19:17:10.265123Z","data":{"id":"01m8hsdxncwjcrjgmzwznnvkjs","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:42017/gone","checked_at":"2026-11-28T19:17:10.244902Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-28T19:17:10.265123Z');
INSERT INTO "event" VALUES(26,'01m8hse3xq8030vj95ac20ck7p','01m8hsdxa6yhzqvvmrdjy2xacv','link.updated','go.acme.test','','[{"seq":1795893425648169,"id":"01m8hsdxfg59vztec738ctpn28","workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:05.648169Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-28T19:17:12.247224Z');
INSERT INTO "event" VALUES(27,'01m8hse4900h5cz1dppqxp0rj4','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000yy1vvxvz68mebh","updated_at":"2026-11-28T19:17:12.606450Z"},{}]',0,'2026-11-28T19:17:12.608002Z');
INSERT INTO "event" VALUES(28,'01m8hse4901b0en9qa1wyxgvxj','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795893432606450,"id":"01m8hse48ye20b848mdatnb5ks","updated_at":"2026-11-28T19:17:12.606450Z"},{}]',0,'2026-11-28T19:17:12.608037Z');
INSERT INTO "event" VALUES(29,'01m8hse49jr0fveqsm70cm40fc','01m8hsdxa6yhzqvvmrdjy2xacv','job.done','','{"type":"job.done","timestamp":"2026-11-28T19:17:12.626720Z","data":{"id":"01m8hse489ecp1nf6jx5zkzt9f","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-28T19:17:12.585428Z","updated_at":"2026-11-28T19:17:12.625645Z","finished_at":"2026-11-28T19:17:12.625645Z"}}',NULL,0,'2026-11-28T19:17:12.626720Z');
INSERT INTO "event" VALUES(30,'01m8hse4c3rpwj791478rwvwah','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072751671,"id":"01e286vc7fmz66ww2ntscg77k4","updated_at":"2026-11-28T19:17:12.706962Z"},{}]',0,'2026-11-28T19:17:12.707779Z');
INSERT INTO "event" VALUES(31,'01m8hse4cfr3ed3pmpe8phskqm','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795893432718719,"id":"01m8hse4cepf8e0ykw91kj0frt","updated_at":"2026-11-28T19:17:12.718719Z"},{}]',0,'2026-11-28T19:17:12.719761Z');
INSERT INTO "event" VALUES(32,'01m8hse4cks66q3bdd610wes5s','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795893432723132,"id":"01m8hse4ck442f0b0qnavxbz61","updated_at":"2026-11-28T19:17:12.723132Z"},{}]',0,'2026-11-28T19:17:12.723801Z');
INSERT INTO "event" VALUES(33,'01m8hse4cq8p76eyeddjbzj1t1','01m8hsdxa6yhzqvvmrdjy2xacv','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795893432726588,"id":"01m8hse4cpjc8jszwm56e258b3","updated_at":"2026-11-28T19:17:12.726588Z"},{}]',0,'2026-11-28T19:17:12.727271Z');
INSERT INTO "event" VALUES(34,'01m8hse4d5ycy7rsw7bpncy3mk','01m8hsdxa6yhzqvvmrdjy2xacv','link.deleted','go.acme.test','','[{"seq":1795893432718719,"id":"01m8hse4cepf8e0ykw91kj0frt","workspace":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:12.718719Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T19:17:12.741958Z');
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
INSERT INTO "host" VALUES('localhost','01m8hsdxbkmqakvkk06bj332xz','01m8hsdxa6yhzqvvmrdjy2xacv','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-28T19:17:06.214972Z','2026-11-28T19:17:05.523724Z','2026-11-28T19:17:05.523728Z','2026-11-29T01:15:44.305157Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8hsdxe6b1m8t225st0dgqyd','01m8hsdxa6yhzqvvmrdjy2xacv','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-28T19:17:11.599831Z"}]','','2026-11-28T19:17:11.599831Z','2026-11-28T19:17:05.606399Z','2026-11-28T19:17:05.606404Z','2026-11-28T19:27:43.652749Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8hse4853b9ma3dyprbdthzg','7bcac29ed377c8bb6af1446be9ccb53d822887033f4b2dca7b16409f21513351','01m8hsdxa6yhzqvvmrdjy2xacv','Ada@acme.test','manager','01m8hsdxa69g4h23z4pzxvpfww','2026-11-28T19:17:12.581134Z','2026-12-05T19:17:12.581073Z');
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
INSERT INTO "job" VALUES('01m8hsdxqe6mfy2cdn9ydsk200','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','bulk_delete','done','{"tags":["gone"]}','2026-11-28T19:17:05.902193Z',2,2,'2026-11-28T19:17:05.902193Z','2026-11-28T19:17:05.919996Z','2026-11-28T19:17:05.919996Z',1795893425898589,0,0,0,0,0,'',0,'api','first token','01m8hsdxqcrhnysc2q8kdjkh7d',0);
INSERT INTO "job" VALUES('01m8hse489ecp1nf6jx5zkzt9f','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T19:17:12.585428Z',3,0,'2026-11-28T19:17:12.585428Z','2026-11-28T19:17:12.625645Z','2026-11-28T19:17:12.625645Z',0,2,0,1,4,0,'',0,'api','first token','01m8hse487ghk7xzj1kvczvf44',0);
INSERT INTO "job" VALUES('01m8hse4bns0gxfq8y1zm02ayx','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T19:17:12.693771Z',3,0,'2026-11-28T19:17:12.693771Z','2026-11-28T19:17:12.708658Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8hse4bk71gs5j79qvf30dt1',0);
INSERT INTO "job" VALUES('01m8hse4ct1ss6agzatpr90zy3','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-28T19:17:12.730037Z',3,1,'2026-11-28T19:17:12.730037Z','2026-11-28T19:17:12.741257Z',NULL,1795893432718719,0,0,0,0,0,'',0,'api','first token','01m8hse4cs1j2qr9pbtaj5xqtr',0);
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
INSERT INTO "kept_answer" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8hsdxr50bxa8xhg6nmabdw0","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","created_at":"2026-11-28T19:17:05.925011Z","updated_at":"2026-11-28T19:17:05.925011Z","expired_at":null}]}
','2026-11-28T19:17:05.926016Z');
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
INSERT INTO "kept_record" VALUES('01m8hsdxqfe7fgscjq1y00zavv',1795893425894690,'{"seq":1795893425894690,"id":"01m8hsdxq6nje6tmsbs76cmgt7","workspace_id":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:05.894690Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8hsdxqfe7fgscjq1y00zavv',1795893425898589,'{"seq":1795893425898589,"id":"01m8hsdxqajd6wby967b5brrat","workspace_id":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:05.898589Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8hse4cwmfm407rycd4c09j8',1795893432718719,'{"seq":1795893432718719,"id":"01m8hse4cepf8e0ykw91kj0frt","workspace_id":"01m8hsdxa6yhzqvvmrdjy2xacv","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hsdxa69g4h23z4pzxvpfww","created_via":"api","updated_at":"2026-11-28T19:17:12.718719Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','owner','2026-11-28T19:17:05.479218Z',0);
INSERT INTO "member" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','editor','2026-11-28T19:17:05.541123Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000yy1vvxvz68mebh','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','import','2026-11-28T19:17:12.606450Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072751671,'01e286vc7fmz66ww2ntscg77k4','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','import','2026-11-28T19:17:12.706962Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425527953,'01m8hsdxbqxsfx8ej6nw2a7bhe','01m8hsdxa6yhzqvvmrdjy2xacv','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','cli','2026-11-28T19:17:05.527953Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425648169,'01m8hsdxfg59vztec738ctpn28','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.648169Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425656303,'01m8hsdxfr9ftppwrxwy4z306r','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxc41agttk05p5pdzj6m','api','2026-11-28T19:17:05.656303Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425665385,'01m8hsdxg1c14h3p87fv5ecpzp','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.665385Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425798468,'01m8hsdxm6emwbkcyh5z22hkzd','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$hDEmZ0iXs9NH9vtY$a7383aebd90a2cb5fe9ce811d4b0c98093a62ee004625ee2b3cf80be9d084f2d3bec2a5e63f00d4e39d8f9dd85ebe60df15f7c7c562ac5d5a6cd3b92f2a40815','off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxc41agttk05p5pdzj6m','api','2026-11-28T19:17:05.798468Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425805537,'01m8hsdxmdgs3h0495xme6y3pq','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.805537Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425811162,'01m8hsdxmk523prj9j90dfxaxm','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxc41agttk05p5pdzj6m','api','2026-11-28T19:17:05.811162Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425817807,'01m8hsdxmss70pcgvyk8y4fawg','01m8hsdxa6yhzqvvmrdjy2xacv','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.817807Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425824295,'01m8hsdxn097cvs6vvx0ztsjvk','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.824295Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425830524,'01m8hsdxn6gcqjwbc7mpv2t3rv','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.830524Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425836914,'01m8hsdxncwjcrjgmzwznnvkjs','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:42017/gone','["http://127.0.0.1:42017/gone","http://127.0.0.1:42017/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.836914Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425844740,'01m8hsdxnmq4z7sfr9w8qjda2e','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:42017',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.844740Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425855628,'01m8hsdxnzkmvc7s4q97rsk91x','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.861039Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893425925011,'01m8hsdxr50bxa8xhg6nmabdw0','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:05.925011Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893432606450,'01m8hse48ye20b848mdatnb5ks','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','import','2026-11-28T19:17:12.606450Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893432723132,'01m8hse4ck442f0b0qnavxbz61','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:12.723132Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795893432726588,'01m8hse4cpjc8jszwm56e258b3','01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hsdxa69g4h23z4pzxvpfww','api','2026-11-28T19:17:12.726588Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795893425836914,'2026-11-28T19:17:06.182995Z','http://127.0.0.1:42017/fine','up','',200,25);
INSERT INTO "record_check" VALUES(1795893425836914,'2026-11-28T19:17:06.183835Z','http://127.0.0.1:42017/gone','down','It answers with status 404.',404,24);
INSERT INTO "record_check" VALUES(1795893425836914,'2026-11-28T19:17:08.198774Z','http://127.0.0.1:42017/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795893425836914,'2026-11-28T19:17:08.214313Z','http://127.0.0.1:42017/gone','down','It answers with status 404.',404,3);
INSERT INTO "record_check" VALUES(1795893425836914,'2026-11-28T19:17:10.171855Z','http://127.0.0.1:42017/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795893425836914,'2026-11-28T19:17:10.244902Z','http://127.0.0.1:42017/gone','down','It answers with status 404.',404,4);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8hsdxa6yhzqvvmrdjy2xacv',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072751671,'01m8hsdxa6yhzqvvmrdjy2xacv',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795893425648169,'01m8hsdxa6yhzqvvmrdjy2xacv',4,2,'2026-11-28T19:17:06.268717Z');
INSERT INTO "record_clicks" VALUES(1795893425656303,'01m8hsdxa6yhzqvvmrdjy2xacv',1,0,'2026-11-28T19:17:06.268718Z');
INSERT INTO "record_clicks" VALUES(1795893425665385,'01m8hsdxa6yhzqvvmrdjy2xacv',0,1,'');
INSERT INTO "record_clicks" VALUES(1795893425811162,'01m8hsdxa6yhzqvvmrdjy2xacv',1,0,'2026-11-28T19:17:06.268720Z');
INSERT INTO "record_clicks" VALUES(1795893425824295,'01m8hsdxa6yhzqvvmrdjy2xacv',1,0,'2026-11-28T19:17:06.268721Z');
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
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795893432723132,'01m8hsdxa6yhzqvvmrdjy2xacv','old');
INSERT INTO "record_tag" VALUES(1795893432726588,'01m8hsdxa6yhzqvvmrdjy2xacv','old');
INSERT INTO "record_tag" VALUES(1795893425648169,'01m8hsdxa6yhzqvvmrdjy2xacv','spring');
INSERT INTO "record_tag" VALUES(1795893425656303,'01m8hsdxa6yhzqvvmrdjy2xacv','spring');
INSERT INTO "record_tag" VALUES(1795893425648169,'01m8hsdxa6yhzqvvmrdjy2xacv','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1582971072751671,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425527953,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425648169,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425656303,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425665385,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425798468,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425805537,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425811162,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425817807,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425824295,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425830524,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425836914,'watchedgo.acme.testhttp://127.0.0.1:42017/gone');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425844740,'ruledgo.acme.testhttp://127.0.0.1:42017');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425855628,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425925011,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893432606450,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893432723132,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893432726588,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425527953);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425665385);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425798468);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425805537);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425817807);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425830524);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425836914);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425844740);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425855628);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893425925011);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893432606450);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893432723132);
INSERT INTO "record_unclicked" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv',1795893432726588);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-28 19:17:05.238396');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-28 19:17:05.238407');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-28 19:17:05.238411');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-28 19:17:05.238414');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-28 19:17:05.238417');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-28 19:17:05.238420');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-28 19:17:05.238423');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-28 19:17:05.238425');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-28 19:17:05.238428');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-28 19:17:05.238431');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-28 19:17:05.238433');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-28 19:17:05.238436');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-28 19:17:05.238439');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-28 19:17:05.238442');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-28 19:17:05.238445');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-28 19:17:05.238448');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-28 19:17:05.238450');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-28 19:17:05.238453');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-28 19:17:05.238456');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-28 19:17:05.238458');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-28 19:17:05.238462');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-28 19:17:05.238464');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-28 19:17:05.238467');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-28 19:17:05.238470');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-28 19:17:05.238473');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-28 19:17:05.238476');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-28 19:17:05.238508');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-28 19:17:05.238511');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-28 19:17:05.238514');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-28 19:17:05.238516');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-28 19:17:05.238519');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-28 19:17:05.238525');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-28 19:17:05.238528');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-28 19:17:05.238530');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-28 19:17:05.238533');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-28 19:17:05.238536');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-28 19:17:05.238539');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-28 19:17:05.238541');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-28 19:17:05.238544');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-28 19:17:05.238546');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-28 19:17:05.238549');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-28 19:17:05.238551');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-28 19:17:05.238554');
INSERT INTO "schema_migration" VALUES(44,'0044_list_filters','2026-11-28 19:17:05.238557');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8hsdxa69g4h23z4pzxvpfww','signpost.test','2026-11-28T19:17:06.179603Z');
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
INSERT INTO "session" VALUES('01m8hse47v7561t05pzspct2s6','0c960dc060d528af2f9cb79d0be9d2cf6d73414dee3c90848cb5d0d639667b16','01m8hsdxa69g4h23z4pzxvpfww','01m8hsdxa6yhzqvvmrdjy2xacv','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-28T19:17:12.570419Z','2026-11-28T19:17:12.570419Z','2026-12-28T19:17:12.570419Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('b623ce0d6f1bb223f187ec279841d5dee410d3cf017402de6877ad0201f41616','01m8hsdxa69g4h23z4pzxvpfww','2026-11-28T19:47:12.573324Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','3b12c73082aaab58a61add7b08700a94 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-28T19:17:05.235000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','87e824f02cf5539df71c44d8a75da09861a613ec3657aedb9244e13c606ff29b');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-28 7f2ee0a5d00b049d031e907955679f61');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','old',2);
INSERT INTO "tag_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','spring',2);
INSERT INTO "tag_count" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','Überblick',1);
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
INSERT INTO "token" VALUES('01m8hsdxa99xg2rf20xhq7g5zt','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxa69g4h23z4pzxvpfww','api','first token','owner','90ed95406aee6d764a1264ed0fc9fa56953deb87b56e3041bff26dbf73a6329e','2026-11-28T19:17:05.481332Z',NULL,'2026-11-28T19:17:05.588141Z',NULL);
INSERT INTO "token" VALUES('01m8hsdxc7fpyen67r3exr32nm','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','mcp','agent','viewer','a54f680ebfe8865fad808fdc0d17eb80fcaf48502af8eaf98ea5aaeb7473c283','2026-11-28T19:17:05.543521Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8hsdxc962txtx39sa9zczcb','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','api','editor','editor','5a426798e9c566a1bae25fbc0f2a311d6be533ba2e452e85d312b0b77da4aa49','2026-11-28T19:17:05.545209Z',NULL,'2026-11-28T19:17:05.654300Z',NULL);
INSERT INTO "token" VALUES('01m8hsdxcarj4dftg5xe4h399d','01m8hsdxa6yhzqvvmrdjy2xacv','01m8hsdxc41agttk05p5pdzj6m','api','revoked','editor','e01c5ac9cbd47ab40252a93ba5a3f7ca00009e29a2aae999bcde82d9aad5c33f','2026-11-28T19:17:05.546800Z',NULL,NULL,'2026-11-28T19:17:05.548391Z');
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
INSERT INTO "user" VALUES('01m8hsdxa69g4h23z4pzxvpfww','Owner','owner@localhost','2026-11-28T19:17:05.478334Z','2026-11-28T19:17:12.563456Z','scrypt:16384:8:6$2kyayR1cB3a8Tede$c45b81fcf41568bd0c626f11e14b9f7d23b392b84fcce6b7155bc88e1a90f7a4f61176a32ccf008505211f80bb17a586db4fe71e42a174e6c460c9b9190844ed','system','','',1,'');
INSERT INTO "user" VALUES('01m8hsdxc41agttk05p5pdzj6m','Éva Kovács','Eva@acme.test','2026-11-28T19:17:05.540068Z','2026-11-28T19:17:05.540078Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795893425836914,'http://127.0.0.1:42017/fine','up',0,1,'2026-11-28T19:17:10.171855Z','2026-11-28T19:17:12.366226Z');
INSERT INTO "watch" VALUES(1795893425836914,'http://127.0.0.1:42017/gone','down',3,NULL,'2026-11-28T19:17:10.244902Z','2026-11-28T19:17:12.377221Z');
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
INSERT INTO "workspace" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','Acmé','2026-11-28T19:17:05.478991Z','2026-11-28T19:17:05.890280Z','{"country":"DE","notify_url":"http://127.0.0.1:42017/notify","email_summary":"true"}','self-hosted',0,'["home"]');
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
INSERT INTO "workspace_combination" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3135223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3135223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31393A3135223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','2026-11-28',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8hsdxa6yhzqvvmrdjy2xacv','2026-11-28',-5593918427973302499);
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
CREATE INDEX record_by_creator ON record (workspace_id, created_by);
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
