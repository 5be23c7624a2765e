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
INSERT INTO "change" VALUES('01m8j0zpxg88ct9epk8tfggpxh','2026-11-28T21:29:08.784279Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','cli','','','create','workspace','01m8j0zpxfnx53rv0e1jmatjkd',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zpxjbfr4ag0qa7ajjywa','2026-11-28T21:29:08.786378Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','cli','','','create','token','01m8j0zpxj3ybgsjk53pcgp60s',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zpywwsb9tdw3b9tq8h0x','2026-11-28T21:29:08.828936Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T21:29:08.828266Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq1sdy2v6dmt0aksh8hh','2026-11-28T21:29:08.921485Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','cli','','','create','record','01m8j0zpyznq9t10wncv759rh0',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-28T21:29:08.831695Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq29n90r81h44wmhgqc7','2026-11-28T21:29:08.937691Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','cli','','','create','token','01m8j0zq29egqqpk0qdmpc372c',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zq2b752qbpmdkn60w17m','2026-11-28T21:29:08.939238Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','cli','','','create','token','01m8j0zq2b1ex8fkfk6sf1q6bf',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zq2cmef2rjk2bms2k0w2','2026-11-28T21:29:08.940663Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','cli','','','create','token','01m8j0zq2cetde1b1yraxpjjc9',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zq2e0ah5vhrafe67xxth','2026-11-28T21:29:08.942024Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','cli','','','delete','token','01m8j0zq2cetde1b1yraxpjjc9',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zq3wmmxwrybk7ee5aywf','2026-11-28T21:29:08.988671Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq3k5q642m1yr49ft2yv','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T21:29:08.988344Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq43bmf8c89ktnb3maxw','2026-11-28T21:29:08.995383Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq3zc3vjyc1xa8eg7keh','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T21:29:08.995098Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq48gvwn2akxzeryf6v4','2026-11-28T21:29:09.000553Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq45p90qe1ycrsaee8dt','create','record','01m8j0zq47qpcb8dh6dr94ywmg',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-28T21:29:08.999758Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq4f1wjp07ych7avtpd2','2026-11-28T21:29:09.007080Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','api','editor','01m8j0zq4by06wmv5z0k1np7h0','create','record','01m8j0zq4e9jsp6386nnrbazr7',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-28T21:29:09.006306Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq4ngc5ebbtbp7cgmqkm','2026-11-28T21:29:09.013536Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq4hc5bsj068a9q9vjzq','create','record','01m8j0zq4n26e0xe0sfpj9vysh',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-28T21:29:09.013070Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq7kar7jvpezcq3mhn8b','2026-11-28T21:29:09.107363Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','api','editor','01m8j0zq4qhkwgwmb85bc7mwdp','create','record','01m8j0zq7jksztmrafzw64qwn0',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-28T21:29:09.106633Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq7raey59x3m9d3prj8d','2026-11-28T21:29:09.112346Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq7nbypg46scpm05dz3w','create','record','01m8j0zq7qtq12ca0dw7azfqnw',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-28T21:29:09.111855Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq7vnpf655f1mx5hgj3c','2026-11-28T21:29:09.115706Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','api','editor','01m8j0zq7t2p9y8hb198m13yc3','create','record','01m8j0zq7v8mxskj4stwag4j1s',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-28T21:29:09.115276Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq7zbmhezwqn74nkrpr7','2026-11-28T21:29:09.119384Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq7x8ev1kf30kfrmejdx','create','record','01m8j0zq7yxr3xfvmr22zdnd65',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-28T21:29:09.118952Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq82vhs10j4pfc17e2rh','2026-11-28T21:29:09.122893Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq80r9076vasp42pn02p','create','record','01m8j0zq82cf8zde6w8v2724sg',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-28T21:29:09.122399Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq86bvgd9mnkh9xc3n2s','2026-11-28T21:29:09.126390Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq84ek41f2fptw60fdcb','create','record','01m8j0zq85yzdw5zg474jv3ah5',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-28T21:29:09.125991Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq8a1xh5rw6pkwej0jk6','2026-11-28T21:29:09.130074Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq87t0t268g2bz98sdnx','create','record','01m8j0zq89bsrnyzv86ddgaxfg',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:36923/gone","destinations":["http://127.0.0.1:36923/gone","http://127.0.0.1:36923/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-28T21:29:09.129377Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq8dgzxhgt93067mpff6','2026-11-28T21:29:09.133555Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq8bg7jv60w0ygdjtfmn','create','record','01m8j0zq8d53w0j0b5gr23gd4j',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:36923","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-28T21:29:09.133163Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq8gqw055ygvfwkn7t8t','2026-11-28T21:29:09.136775Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq8f1sgv3fpxb75nc4vn','create','record','01m8j0zq8gchky20qrq21fahj9',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-28T21:29:09.136401Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq8mjd8yt225arytn6mx','2026-11-28T21:29:09.140601Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq8j6ra2bkqfp90t2t6f','update','record','01m8j0zq8gchky20qrq21fahj9',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-28T21:29:09.140376Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq8r0755dw8b0g4t656b','2026-11-28T21:29:09.144020Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq8pjbekk2cadxybdybm','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8j0zq90m47qc9es0wxbt8w6','2026-11-28T21:29:09.152664Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq8t7qff496kf0v3dpdr','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8j0zq958mysrkx6dkpgzkga','2026-11-28T21:29:09.157289Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq93ndbxfyvcgdwsyp4b','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8j0zq9b2q47b601yq231vhn','2026-11-28T21:29:09.163101Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq99dk5vf2cfr81hpgf1','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:36923/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8j0zq9ex0kf17gdyp5e0g9k','2026-11-28T21:29:09.166941Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq9db7j9w01p8wtr7qzk','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8j0zq9k59enkahb7ccx38de','2026-11-28T21:29:09.171182Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq9h3s3vsw9dke98ch5w','create','record','01m8j0zq9jmmqwjt9ajzs8nkfq',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T21:29:09.170660Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq9qewp3b9pshk2hvtbx','2026-11-28T21:29:09.175490Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq9mx03hxbmbp5dvh8zr','create','record','01m8j0zq9pw6dxqtp5wbprd70m',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T21:29:09.174902Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zq9wmt2thqn5wsqmnpcv','2026-11-28T21:29:09.180681Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zq9s947crha6gpexb127','bulk_delete','record',NULL,'01m8j0zq9tx6dmjw3wh6xqgsfv',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8j0zqagxvybh9fnhhnm1cr1','2026-11-28T21:29:09.200967Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zqadw551cr7a80774jyc','create','record','01m8j0zqagf0k5a89r376zq8ed',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-28T21:29:09.200480Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zx9n1q7w1xd0cjh1sqyq','2026-11-28T21:29:15.317076Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zx9k69c8g15cs0rv33xe','update','record','01m8j0zq47qpcb8dh6dr94ywmg',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-28T21:29:08.999758Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zxkgq7rthpg7yjh9jv4k','2026-11-28T21:29:15.632761Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','cli','','','create','invitation','01m8j0zxkga49f5dy6ekpp44q9',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zxm2ksqn55pw8pwak55y','2026-11-28T21:29:15.650655Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zxkjgbvzj6dc4anescyy','import','record',NULL,'01m8j0zxkm9n9r89xsfc8npvsf',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zxmxjjk6fexb2fc30v36','2026-11-28T21:29:15.677612Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zxmhv4a4yhjze06n5sfy','import','record',NULL,'01m8j0zxmm62xm5kt11hfc5f2p',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8j0zxn8hmv3ka7n0qq8xqj2','2026-11-28T21:29:15.688584Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zxn5q9szgxasw66bfk4c','create','record','01m8j0zxn7p2fdkbjwe3q179tq',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T21:29:15.687706Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zxncxv0nkya8afcrqg6s','2026-11-28T21:29:15.692970Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zxnapgyc7kbn3eety7gd','create','record','01m8j0zxnc9c27vthx8xmkzctp',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T21:29:15.692300Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zxnhd54yw0fa3h44523j','2026-11-28T21:29:15.697437Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zxnf7s97dbar60g10bjd','create','record','01m8j0zxngrmhg6wgcapzff9bf',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T21:29:15.696788Z"}',NULL);
INSERT INTO "change" VALUES('01m8j0zxnr0ayjp2447emkdsq5','2026-11-28T21:29:15.704029Z','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','Owner','api','first token','01m8j0zxnkft1ypkfcgnk26fwr','bulk_delete','record',NULL,'01m8j0zxnmnqv5xj5pkqbyztec',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795901348999758,'2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3135223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3135223A317D');
INSERT INTO "click_combination" VALUES(1795901349006306,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F32313A3135223A317D');
INSERT INTO "click_combination" VALUES(1795901349115276,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3135223A317D');
INSERT INTO "click_combination" VALUES(1795901349122399,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3135223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795901348999758,'2026-11-28',4,2,1);
INSERT INTO "click_day" VALUES(1795901349006306,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795901349013070,'2026-11-28',0,1,0);
INSERT INTO "click_day" VALUES(1795901349115276,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795901349122399,'2026-11-28',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795901348999758,'2026-11-28',6429493022464966453);
INSERT INTO "click_visitor" VALUES(1795901349006306,'2026-11-28',6429493022464966453);
INSERT INTO "click_visitor" VALUES(1795901349115276,'2026-11-28',6429493022464966453);
INSERT INTO "click_visitor" VALUES(1795901349122399,'2026-11-28',6429493022464966453);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('b37b2316a02dde679313d2a70c628938ed9df2220f2962509161a6bdb4b94f2e','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','{"tags":["spring"]}',2,'2026-11-28T22:29:15.723691Z');
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
INSERT INTO "delivery" VALUES('01m8j0zver6h6fb7znw87mw6ne','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq89bsrnyzv86ddgaxfg','destination.broken','http://127.0.0.1:36923/notify','{"type":"destination.broken","timestamp":"2026-11-28T21:29:13.432174Z","data":{"id":"01m8j0zq89bsrnyzv86ddgaxfg","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:36923/gone","checked_at":"2026-11-28T21:29:13.417915Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-28T21:29:13.432235Z','2026-11-28T21:29:13.455309Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8j0zpyy23v03cg52x9cet1k','01m8j0zpxfnx53rv0e1jmatjkd','host.created','localhost','{"type":"host.created","timestamp":"2026-11-28T21:29:08.830036Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:29:08.828262Z","updated_at":"2026-11-28T21:29:08.828266Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:29:08.830036Z');
INSERT INTO "event" VALUES(2,'01m8j0zq1spjezd2t7nd1d8kky','01m8j0zpxfnx53rv0e1jmatjkd','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795901348831695,"id":"01m8j0zpyznq9t10wncv759rh0","updated_at":"2026-11-28T21:29:08.831695Z"},{}]',0,'2026-11-28T21:29:08.921711Z');
INSERT INTO "event" VALUES(3,'01m8j0zq3x7wjvva5kfgjag3yd','01m8j0zpxfnx53rv0e1jmatjkd','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-28T21:29:08.989227Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:29:08.988341Z","updated_at":"2026-11-28T21:29:08.988344Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:29:08.989227Z');
INSERT INTO "event" VALUES(4,'01m8j0zq43sxrzd782faqfwgps','01m8j0zpxfnx53rv0e1jmatjkd','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-28T21:29:08.995806Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:29:08.995095Z","updated_at":"2026-11-28T21:29:08.995098Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:29:08.995806Z');
INSERT INTO "event" VALUES(5,'01m8j0zq48n24hyp4n6rd7jcf9','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795901348999758,"id":"01m8j0zq47qpcb8dh6dr94ywmg","updated_at":"2026-11-28T21:29:08.999758Z"},{}]',0,'2026-11-28T21:29:09.000669Z');
INSERT INTO "event" VALUES(6,'01m8j0zq4f7pfdd4c0e0j204dd','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zq26pp2qrr42qcnvj5za","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795901349006306,"id":"01m8j0zq4e9jsp6386nnrbazr7","updated_at":"2026-11-28T21:29:09.006306Z"},{}]',0,'2026-11-28T21:29:09.007236Z');
INSERT INTO "event" VALUES(7,'01m8j0zq4nm71k9vkchaesp15h','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795901349013070,"id":"01m8j0zq4n26e0xe0sfpj9vysh","updated_at":"2026-11-28T21:29:09.013070Z"},{}]',0,'2026-11-28T21:29:09.013642Z');
INSERT INTO "event" VALUES(8,'01m8j0zq7kf8jbjwce2ycnqqjn','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zq26pp2qrr42qcnvj5za","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795901349106633,"id":"01m8j0zq7jksztmrafzw64qwn0","updated_at":"2026-11-28T21:29:09.106633Z"},{}]',0,'2026-11-28T21:29:09.107482Z');
INSERT INTO "event" VALUES(9,'01m8j0zq7rdzhaphjcgbq4c03m','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795901349111855,"id":"01m8j0zq7qtq12ca0dw7azfqnw","updated_at":"2026-11-28T21:29:09.111855Z"},{}]',0,'2026-11-28T21:29:09.112442Z');
INSERT INTO "event" VALUES(10,'01m8j0zq7vs2cbw9zgeqy739bq','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8j0zq26pp2qrr42qcnvj5za","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795901349115276,"id":"01m8j0zq7v8mxskj4stwag4j1s","updated_at":"2026-11-28T21:29:09.115276Z"},{}]',0,'2026-11-28T21:29:09.115798Z');
INSERT INTO "event" VALUES(11,'01m8j0zq7zevc8ver7n2ch0qws','01m8j0zpxfnx53rv0e1jmatjkd','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795901349118952,"id":"01m8j0zq7yxr3xfvmr22zdnd65","updated_at":"2026-11-28T21:29:09.118952Z"},{}]',0,'2026-11-28T21:29:09.119470Z');
INSERT INTO "event" VALUES(12,'01m8j0zq82yk6sz0zwnpjds0g4','01m8j0zpxfnx53rv0e1jmatjkd','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795901349122399,"id":"01m8j0zq82cf8zde6w8v2724sg","updated_at":"2026-11-28T21:29:09.122399Z"},{}]',0,'2026-11-28T21:29:09.122974Z');
INSERT INTO "event" VALUES(13,'01m8j0zq86ev8pfn0ftqj2s68h','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795901349125991,"id":"01m8j0zq85yzdw5zg474jv3ah5","updated_at":"2026-11-28T21:29:09.125991Z"},{}]',0,'2026-11-28T21:29:09.126470Z');
INSERT INTO "event" VALUES(14,'01m8j0zq8a526nrwd71frwesp1','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"http://127.0.0.1:36923/gone","destinations":["http://127.0.0.1:36923/gone","http://127.0.0.1:36923/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795901349129377,"id":"01m8j0zq89bsrnyzv86ddgaxfg","updated_at":"2026-11-28T21:29:09.129377Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-28T21:29:09.130157Z');
INSERT INTO "event" VALUES(15,'01m8j0zq8dm1xb7vzk5jt0cj2x','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:36923","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795901349133163,"id":"01m8j0zq8d53w0j0b5gr23gd4j","updated_at":"2026-11-28T21:29:09.133163Z"},{}]',0,'2026-11-28T21:29:09.133636Z');
INSERT INTO "event" VALUES(16,'01m8j0zq8gtmv4ma5t8jc64ptk','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795901349136401,"id":"01m8j0zq8gchky20qrq21fahj9","updated_at":"2026-11-28T21:29:09.136401Z"},{}]',0,'2026-11-28T21:29:09.136848Z');
INSERT INTO "event" VALUES(17,'01m8j0zq8mr00qfhy51gksm310','01m8j0zpxfnx53rv0e1jmatjkd','link.updated','go.acme.test','','[{"seq":1795901349136401,"id":"01m8j0zq8gchky20qrq21fahj9","workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:09.140376Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-28T21:29:09.140762Z');
INSERT INTO "event" VALUES(18,'01m8j0zq8rsbcyvh2675ytx0m6','01m8j0zpxfnx53rv0e1jmatjkd','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-28T21:29:09.144785Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T21:29:08.995095Z","updated_at":"2026-11-28T21:29:08.995098Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T21:29:09.144785Z');
INSERT INTO "event" VALUES(19,'01m8j0zq9k8j2h5yfkaw9dpn52','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795901349170660,"id":"01m8j0zq9jmmqwjt9ajzs8nkfq","updated_at":"2026-11-28T21:29:09.170660Z"},{}]',0,'2026-11-28T21:29:09.171269Z');
INSERT INTO "event" VALUES(20,'01m8j0zq9qj64hswanfzmaffyp','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795901349174902,"id":"01m8j0zq9pw6dxqtp5wbprd70m","updated_at":"2026-11-28T21:29:09.174902Z"},{}]',0,'2026-11-28T21:29:09.175577Z');
INSERT INTO "event" VALUES(21,'01m8j0zqa2t1ztn6t67m36s7z3','01m8j0zpxfnx53rv0e1jmatjkd','link.deleted','go.acme.test','','[{"seq":1795901349170660,"id":"01m8j0zq9jmmqwjt9ajzs8nkfq","workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:09.170660Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T21:29:09.186821Z');
INSERT INTO "event" VALUES(22,'01m8j0zqa2ts3csxkm0r7ntnj1','01m8j0zpxfnx53rv0e1jmatjkd','link.deleted','go.acme.test','','[{"seq":1795901349174902,"id":"01m8j0zq9pw6dxqtp5wbprd70m","workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:09.174902Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T21:29:09.186853Z');
INSERT INTO "event" VALUES(23,'01m8j0zqabxrb9a5838p95dvz8','01m8j0zpxfnx53rv0e1jmatjkd','job.done','','{"type":"job.done","timestamp":"2026-11-28T21:29:09.195905Z","data":{"id":"01m8j0zq9tx6dmjw3wh6xqgsfv","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-28T21:29:09.178915Z","updated_at":"2026-11-28T21:29:09.194799Z","finished_at":"2026-11-28T21:29:09.194799Z"}}',NULL,0,'2026-11-28T21:29:09.195905Z');
INSERT INTO "event" VALUES(24,'01m8j0zqah2y8z0zk9v2b5n5qx','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795901349200480,"id":"01m8j0zqagf0k5a89r376zq8ed","updated_at":"2026-11-28T21:29:09.200480Z"},{}]',0,'2026-11-28T21:29:09.201089Z');
INSERT INTO "event" VALUES(25,'01m8j0zverkajqs5zcc0m1j4h6','01m8j0zpxfnx53rv0e1jmatjkd','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-28T21:29:13.432598Z","data":{"id":"01m8j0zq89bsrnyzv86ddgaxfg","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:36923/gone","checked_at":"2026-11-28T21:29:13.417915Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-28T21:29:13.432598Z');
INSERT INTO "event" VALUES(26,'01m8j0zx9nd0bgq640qbfnca0r','01m8j0zpxfnx53rv0e1jmatjkd','link.updated','go.acme.test','','[{"seq":1795901348999758,"id":"01m8j0zq47qpcb8dh6dr94ywmg","workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:08.999758Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-28T21:29:15.317404Z');
INSERT INTO "event" VALUES(27,'01m8j0zxm1bebe9rtbgb32xwh2','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000w3dhkf2swz3t1h","updated_at":"2026-11-28T21:29:15.647949Z"},{}]',0,'2026-11-28T21:29:15.649353Z');
INSERT INTO "event" VALUES(28,'01m8j0zxm1c67a3awz8ej6334r','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795901355647949,"id":"01m8j0zxkzxnarx9cr8e5trg3f","updated_at":"2026-11-28T21:29:15.647949Z"},{}]',0,'2026-11-28T21:29:15.649385Z');
INSERT INTO "event" VALUES(29,'01m8j0zxmcyz731q4zt5wrb3z9','01m8j0zpxfnx53rv0e1jmatjkd','job.done','','{"type":"job.done","timestamp":"2026-11-28T21:29:15.660950Z","data":{"id":"01m8j0zxkm9n9r89xsfc8npvsf","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-28T21:29:15.636276Z","updated_at":"2026-11-28T21:29:15.660108Z","finished_at":"2026-11-28T21:29:15.660108Z"}}',NULL,0,'2026-11-28T21:29:15.660950Z');
INSERT INTO "event" VALUES(30,'01m8j0zxmx2g4qebtcbah8d6cn','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072241486,"id":"01e286vbqhf6krfcyg2q49dth8","updated_at":"2026-11-28T21:29:15.676197Z"},{}]',0,'2026-11-28T21:29:15.677069Z');
INSERT INTO "event" VALUES(31,'01m8j0zxn8qkfqqchcwqnndcm8','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795901355687706,"id":"01m8j0zxn7p2fdkbjwe3q179tq","updated_at":"2026-11-28T21:29:15.687706Z"},{}]',0,'2026-11-28T21:29:15.688746Z');
INSERT INTO "event" VALUES(32,'01m8j0zxnd35gmpntdehacc260','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795901355692300,"id":"01m8j0zxnc9c27vthx8xmkzctp","updated_at":"2026-11-28T21:29:15.692300Z"},{}]',0,'2026-11-28T21:29:15.693095Z');
INSERT INTO "event" VALUES(33,'01m8j0zxnhhqa5gv3gds2n9ed0','01m8j0zpxfnx53rv0e1jmatjkd','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795901355696788,"id":"01m8j0zxngrmhg6wgcapzff9bf","updated_at":"2026-11-28T21:29:15.696788Z"},{}]',0,'2026-11-28T21:29:15.697561Z');
INSERT INTO "event" VALUES(34,'01m8j0zxp1j3tpc2yge5jyny32','01m8j0zpxfnx53rv0e1jmatjkd','link.deleted','go.acme.test','','[{"seq":1795901355687706,"id":"01m8j0zxn7p2fdkbjwe3q179tq","workspace":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:15.687706Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T21:29:15.713569Z');
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
INSERT INTO "host" VALUES('localhost','01m8j0zpyw6bf66afg8nzfcy0k','01m8j0zpxfnx53rv0e1jmatjkd','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-28T21:29:09.437964Z','2026-11-28T21:29:08.828262Z','2026-11-28T21:29:08.828266Z','2026-11-29T03:39:20.709962Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8j0zq3w9teczkq1y8vwqvzw','01m8j0zpxfnx53rv0e1jmatjkd','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-28T21:29:14.808418Z"}]','','2026-11-28T21:29:14.808418Z','2026-11-28T21:29:08.988341Z','2026-11-28T21:29:08.988344Z','2026-11-28T21:38:41.509948Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8j0zxkga49f5dy6ekpp44q9','47f0b56ccc680f561f86bd04a77586b4fc8c9d6322909c39509e290bd6988b63','01m8j0zpxfnx53rv0e1jmatjkd','Ada@acme.test','manager','01m8j0zpxexs5jgx9g4mpjdxat','2026-11-28T21:29:15.632348Z','2026-12-05T21:29:15.632297Z');
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
INSERT INTO "job" VALUES('01m8j0zq9tx6dmjw3wh6xqgsfv','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','bulk_delete','done','{"tags":["gone"]}','2026-11-28T21:29:09.178915Z',2,2,'2026-11-28T21:29:09.178915Z','2026-11-28T21:29:09.194799Z','2026-11-28T21:29:09.194799Z',1795901349174902,0,0,0,0,0,'',0,'api','first token','01m8j0zq9s947crha6gpexb127',0);
INSERT INTO "job" VALUES('01m8j0zxkm9n9r89xsfc8npvsf','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T21:29:15.636276Z',3,0,'2026-11-28T21:29:15.636276Z','2026-11-28T21:29:15.660108Z','2026-11-28T21:29:15.660108Z',0,2,0,1,4,0,'',0,'api','first token','01m8j0zxkjgbvzj6dc4anescyy',0);
INSERT INTO "job" VALUES('01m8j0zxmm62xm5kt11hfc5f2p','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T21:29:15.668168Z',3,0,'2026-11-28T21:29:15.668168Z','2026-11-28T21:29:15.678076Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8j0zxmhv4a4yhjze06n5sfy',0);
INSERT INTO "job" VALUES('01m8j0zxnmnqv5xj5pkqbyztec','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-28T21:29:15.700670Z',3,1,'2026-11-28T21:29:15.700670Z','2026-11-28T21:29:15.713075Z',NULL,1795901355687706,0,0,0,0,0,'',0,'api','first token','01m8j0zxnkft1ypkfcgnk26fwr',0);
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
INSERT INTO "kept_answer" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8j0zqagf0k5a89r376zq8ed","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","created_at":"2026-11-28T21:29:09.200480Z","updated_at":"2026-11-28T21:29:09.200480Z","expired_at":null}]}
','2026-11-28T21:29:09.201490Z');
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
INSERT INTO "kept_record" VALUES('01m8j0zq9wmt2thqn5wsqmnpcv',1795901349170660,'{"seq":1795901349170660,"id":"01m8j0zq9jmmqwjt9ajzs8nkfq","workspace_id":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:09.170660Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8j0zq9wmt2thqn5wsqmnpcv',1795901349174902,'{"seq":1795901349174902,"id":"01m8j0zq9pw6dxqtp5wbprd70m","workspace_id":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:09.174902Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8j0zxnr0ayjp2447emkdsq5',1795901355687706,'{"seq":1795901355687706,"id":"01m8j0zxn7p2fdkbjwe3q179tq","workspace_id":"01m8j0zpxfnx53rv0e1jmatjkd","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8j0zpxexs5jgx9g4mpjdxat","created_via":"api","updated_at":"2026-11-28T21:29:15.687706Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','owner','2026-11-28T21:29:08.783938Z',0);
INSERT INTO "member" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','editor','2026-11-28T21:29:08.935346Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000w3dhkf2swz3t1h','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','import','2026-11-28T21:29:15.647949Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072241486,'01e286vbqhf6krfcyg2q49dth8','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','import','2026-11-28T21:29:15.676197Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901348831695,'01m8j0zpyznq9t10wncv759rh0','01m8j0zpxfnx53rv0e1jmatjkd','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','cli','2026-11-28T21:29:08.831695Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901348999758,'01m8j0zq47qpcb8dh6dr94ywmg','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:08.999758Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349006306,'01m8j0zq4e9jsp6386nnrbazr7','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zq26pp2qrr42qcnvj5za','api','2026-11-28T21:29:09.006306Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349013070,'01m8j0zq4n26e0xe0sfpj9vysh','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.013070Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349106633,'01m8j0zq7jksztmrafzw64qwn0','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$zFp8y5hr5TRa4Jna$e5e6ad35ec15ef77260fdf73ae33304972335592624d6bdeb5d6b72b03900bbd89955e6248e1ce95edfc11d05903b7ea797b6c486942307c89f6c85c82afe927','off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zq26pp2qrr42qcnvj5za','api','2026-11-28T21:29:09.106633Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349111855,'01m8j0zq7qtq12ca0dw7azfqnw','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.111855Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349115276,'01m8j0zq7v8mxskj4stwag4j1s','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zq26pp2qrr42qcnvj5za','api','2026-11-28T21:29:09.115276Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349118952,'01m8j0zq7yxr3xfvmr22zdnd65','01m8j0zpxfnx53rv0e1jmatjkd','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.118952Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349122399,'01m8j0zq82cf8zde6w8v2724sg','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.122399Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349125991,'01m8j0zq85yzdw5zg474jv3ah5','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.125991Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349129377,'01m8j0zq89bsrnyzv86ddgaxfg','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:36923/gone','["http://127.0.0.1:36923/gone","http://127.0.0.1:36923/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.129377Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349133163,'01m8j0zq8d53w0j0b5gr23gd4j','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:36923',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.133163Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349136401,'01m8j0zq8gchky20qrq21fahj9','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.140376Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901349200480,'01m8j0zqagf0k5a89r376zq8ed','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:09.200480Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901355647949,'01m8j0zxkzxnarx9cr8e5trg3f','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','import','2026-11-28T21:29:15.647949Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901355692300,'01m8j0zxnc9c27vthx8xmkzctp','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:15.692300Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795901355696788,'01m8j0zxngrmhg6wgcapzff9bf','01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8j0zpxexs5jgx9g4mpjdxat','api','2026-11-28T21:29:15.696788Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795901349129377,'2026-11-28T21:29:09.388947Z','http://127.0.0.1:36923/fine','up','',200,36,'');
INSERT INTO "record_check" VALUES(1795901349129377,'2026-11-28T21:29:09.389961Z','http://127.0.0.1:36923/gone','down','It answers with status 404.',404,36,'');
INSERT INTO "record_check" VALUES(1795901349129377,'2026-11-28T21:29:11.333357Z','http://127.0.0.1:36923/fine','up','',200,4,'');
INSERT INTO "record_check" VALUES(1795901349129377,'2026-11-28T21:29:11.353908Z','http://127.0.0.1:36923/gone','down','It answers with status 404.',404,2,'');
INSERT INTO "record_check" VALUES(1795901349129377,'2026-11-28T21:29:13.417915Z','http://127.0.0.1:36923/gone','down','It answers with status 404.',404,2,'');
INSERT INTO "record_check" VALUES(1795901349129377,'2026-11-28T21:29:13.434434Z','http://127.0.0.1:36923/fine','up','',200,1,'');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8j0zpxfnx53rv0e1jmatjkd',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072241486,'01m8j0zpxfnx53rv0e1jmatjkd',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795901348999758,'01m8j0zpxfnx53rv0e1jmatjkd',4,2,'2026-11-28T21:29:09.551517Z');
INSERT INTO "record_clicks" VALUES(1795901349006306,'01m8j0zpxfnx53rv0e1jmatjkd',1,0,'2026-11-28T21:29:09.551518Z');
INSERT INTO "record_clicks" VALUES(1795901349013070,'01m8j0zpxfnx53rv0e1jmatjkd',0,1,'');
INSERT INTO "record_clicks" VALUES(1795901349115276,'01m8j0zpxfnx53rv0e1jmatjkd',1,0,'2026-11-28T21:29:09.551520Z');
INSERT INTO "record_clicks" VALUES(1795901349122399,'01m8j0zpxfnx53rv0e1jmatjkd',1,0,'2026-11-28T21:29:09.551521Z');
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
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795901355692300,'01m8j0zpxfnx53rv0e1jmatjkd','old');
INSERT INTO "record_tag" VALUES(1795901355696788,'01m8j0zpxfnx53rv0e1jmatjkd','old');
INSERT INTO "record_tag" VALUES(1795901348999758,'01m8j0zpxfnx53rv0e1jmatjkd','spring');
INSERT INTO "record_tag" VALUES(1795901349006306,'01m8j0zpxfnx53rv0e1jmatjkd','spring');
INSERT INTO "record_tag" VALUES(1795901348999758,'01m8j0zpxfnx53rv0e1jmatjkd','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1582971072241486,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901348831695,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901348999758,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349006306,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349013070,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349106633,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349111855,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349115276,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349118952,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349122399,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349125991,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349129377,'watchedgo.acme.testhttp://127.0.0.1:36923/gone');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349133163,'ruledgo.acme.testhttp://127.0.0.1:36923');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349136401,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349200480,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901355647949,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901355692300,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901355696788,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901348831695);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349013070);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349106633);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349111855);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349118952);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349125991);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349129377);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349133163);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349136401);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901349200480);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901355647949);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901355692300);
INSERT INTO "record_unclicked" VALUES('01m8j0zpxfnx53rv0e1jmatjkd',1795901355696788);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-28 21:29:08.554006');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-28 21:29:08.554014');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-28 21:29:08.554017');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-28 21:29:08.554020');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-28 21:29:08.554022');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-28 21:29:08.554025');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-28 21:29:08.554027');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-28 21:29:08.554030');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-28 21:29:08.554032');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-28 21:29:08.554034');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-28 21:29:08.554037');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-28 21:29:08.554039');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-28 21:29:08.554041');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-28 21:29:08.554044');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-28 21:29:08.554046');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-28 21:29:08.554048');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-28 21:29:08.554051');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-28 21:29:08.554053');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-28 21:29:08.554055');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-28 21:29:08.554058');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-28 21:29:08.554060');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-28 21:29:08.554063');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-28 21:29:08.554065');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-28 21:29:08.554067');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-28 21:29:08.554069');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-28 21:29:08.554072');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-28 21:29:08.554074');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-28 21:29:08.554076');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-28 21:29:08.554118');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-28 21:29:08.554123');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-28 21:29:08.554128');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-28 21:29:08.554131');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-28 21:29:08.554135');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-28 21:29:08.554139');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-28 21:29:08.554142');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-28 21:29:08.554145');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-28 21:29:08.554149');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-28 21:29:08.554152');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-28 21:29:08.554154');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-28 21:29:08.554156');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-28 21:29:08.554159');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-28 21:29:08.554161');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-28 21:29:08.554163');
INSERT INTO "schema_migration" VALUES(44,'0044_list_filters','2026-11-28 21:29:08.554166');
INSERT INTO "schema_migration" VALUES(45,'0045_gentle_checks','2026-11-28 21:29:08.554197');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8j0zpxexs5jgx9g4mpjdxat','signpost.test','2026-11-28T21:29:09.388400Z');
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
INSERT INTO "session" VALUES('01m8j0zxk81njwhvr71q5g3zpn','3b5c91bad435d7381be4f59927241ad4996f7fc49c83989b0205c45fe31cd4af','01m8j0zpxexs5jgx9g4mpjdxat','01m8j0zpxfnx53rv0e1jmatjkd','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-28T21:29:15.623443Z','2026-11-28T21:29:15.623443Z','2026-12-28T21:29:15.623443Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('96a5587122560ac0ebe348983f3efc6e2e4edee3db8dda74929fab23f8a2116b','01m8j0zpxexs5jgx9g4mpjdxat','2026-11-28T21:59:15.625168Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','68d5c9dbeb1ff6010acbf8860a338bc8 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-28T21:29:08.551000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','47e44030a1514fd55f269ad21b5352b980f51369b96292810f557bc067d11f2f');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-28 a80a8a25328fe0af2f17a8cc887924a5');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','old',2);
INSERT INTO "tag_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','spring',2);
INSERT INTO "tag_count" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','Überblick',1);
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
INSERT INTO "token" VALUES('01m8j0zpxj3ybgsjk53pcgp60s','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zpxexs5jgx9g4mpjdxat','api','first token','owner','bfaddbc7341ff5783cf1a4f1ca2a2c213ddb91068683ed47889dc1869f56572d','2026-11-28T21:29:08.786142Z',NULL,'2026-11-28T21:29:08.981018Z',NULL);
INSERT INTO "token" VALUES('01m8j0zq29egqqpk0qdmpc372c','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','mcp','agent','viewer','7b4e3d4feeacfbdad19ba359a5031fe3191dac10170a285f13592c17a5b19b6b','2026-11-28T21:29:08.937481Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8j0zq2b1ex8fkfk6sf1q6bf','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','api','editor','editor','0789735e741e8ca99f5c1119bda969dc9d5415cbc954619d545f29c982a33192','2026-11-28T21:29:08.939059Z',NULL,'2026-11-28T21:29:09.004437Z',NULL);
INSERT INTO "token" VALUES('01m8j0zq2cetde1b1yraxpjjc9','01m8j0zpxfnx53rv0e1jmatjkd','01m8j0zq26pp2qrr42qcnvj5za','api','revoked','editor','db38f04d5e86c98a3d826371210638976ae5626871570c3bfd7de93422296807','2026-11-28T21:29:08.940487Z',NULL,NULL,'2026-11-28T21:29:08.941799Z');
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
INSERT INTO "user" VALUES('01m8j0zpxexs5jgx9g4mpjdxat','Owner','owner@localhost','2026-11-28T21:29:08.782982Z','2026-11-28T21:29:15.620561Z','scrypt:16384:8:6$WxP2VBZS8CYbtcng$a6fb13ee1dd844828847b89b2b6addebf5b71380c9ae1c1d2e6c45fbe19cc475fdc30dec8edcf26d99bf5cba586963980567a9a9dbae24b7d798da0cf4fedaa4','system','','',1,'');
INSERT INTO "user" VALUES('01m8j0zq26pp2qrr42qcnvj5za','Éva Kovács','Eva@acme.test','2026-11-28T21:29:08.934747Z','2026-11-28T21:29:08.934756Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795901349129377,'http://127.0.0.1:36923/fine','up',0,1,'2026-11-28T21:29:13.434434Z','2026-11-28T21:29:15.318377Z');
INSERT INTO "watch" VALUES(1795901349129377,'http://127.0.0.1:36923/gone','down',3,NULL,'2026-11-28T21:29:13.417915Z','2026-11-28T21:29:15.256421Z');
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
INSERT INTO "workspace" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','Acmé','2026-11-28T21:29:08.783715Z','2026-11-28T21:29:09.166681Z','{"country":"DE","notify_url":"http://127.0.0.1:36923/notify","email_summary":"true"}','self-hosted',0,'["home"]');
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
INSERT INTO "workspace_combination" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3135223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32313A3135223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F32313A3135223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','2026-11-28',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8j0zpxfnx53rv0e1jmatjkd','2026-11-28',6429493022464966453);
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
