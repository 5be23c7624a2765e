-- A database with data in it, of 0043_former_workspace_names: see make.py
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
INSERT INTO "change" VALUES('01m8grf2dp0z9g2gd6nqg0fhv3','2026-11-28T09:41:00.470048Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','cli','','','create','workspace','01m8grf2dne9cwcyhx5b8w5nn3',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8grf2dv846hddkg8m47a5td','2026-11-28T09:41:00.475277Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','cli','','','create','token','01m8grf2dtvq3e58pgdr0t85e0',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8grf2v1gq88nxwrzd3zj1j5','2026-11-28T09:41:00.897816Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T09:41:00.881387Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf2wj1yn0jx936mvsaq2c','2026-11-28T09:41:00.946090Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','cli','','','create','record','01m8grf2w9qy7m490rkmcbzt6b',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-28T09:41:00.937766Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf2yt5d1864nwszfsryv6','2026-11-28T09:41:01.018192Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','Éva Kovács','cli','','','create','token','01m8grf2yrp7k62vwybpd5qjrh',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8grf2zgknrbh51cj64ewkp6','2026-11-28T09:41:01.040639Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','Éva Kovács','cli','','','create','token','01m8grf2zgbhtam3egpje36dae',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8grf2zxa8y87h465py58bjv','2026-11-28T09:41:01.053344Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','Éva Kovács','cli','','','create','token','01m8grf2zw4z9btgdd7w7k3gr4',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8grf31c6p4pr9faevan10ck','2026-11-28T09:41:01.100241Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','Éva Kovács','cli','','','delete','token','01m8grf2zw4z9btgdd7w7k3gr4',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8grf36mnchx8ytr64qfpccw','2026-11-28T09:41:01.268696Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf35ybtfyqawb9d82sg98','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T09:41:01.268298Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf37rrm92cqdckvd1wk1m','2026-11-28T09:41:01.304806Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf36vg07bsf7qk6h0eyj7','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T09:41:01.303896Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf398nvpy30902cy75pj5','2026-11-28T09:41:01.352732Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf38fqpgmy8arp7rng5tc','create','record','01m8grf38hbxf41w4xs621b2sn',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-28T09:41:01.329381Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3acq66fpbgkf04n2qkp','2026-11-28T09:41:01.388754Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','Éva Kovács','api','editor','01m8grf3aaf74rgyyjxzhbfen4','create','record','01m8grf3ac8dnxc1nsfpqscexn',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-28T09:41:01.388269Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3b1ym1y18bf0faby1k1','2026-11-28T09:41:01.409995Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3aqhzqwka4q6cw6zyw4','create','record','01m8grf3b1bp4jgpsbnaf95ya2',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-28T09:41:01.409374Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3h6yyaac0v5mfzepy8n','2026-11-28T09:41:01.607006Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','Éva Kovács','api','editor','01m8grf3b48q3wyya437m1sdp0','create','record','01m8grf3h6edbpvdccdbmxaheh',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-28T09:41:01.606461Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3hep1742pr6263vckbp','2026-11-28T09:41:01.614720Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3h9cj81rgmnxyjnz1gm','create','record','01m8grf3he5xqq8ja8vyjx1zem',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-28T09:41:01.614189Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3j1m89vrd0xnccdyvhw','2026-11-28T09:41:01.633663Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','Éva Kovács','api','editor','01m8grf3hzh11rpf88c66y304t','create','record','01m8grf3j113btt24ykhp65cs7',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-28T09:41:01.633035Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3j5ak25ppcb74n8tmqf','2026-11-28T09:41:01.637351Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3j3n70jya0899tk6jjj','create','record','01m8grf3j4w240ymw7w5rjadqs',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-28T09:41:01.636898Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3jd8rdrkphzayg26bwe','2026-11-28T09:41:01.645293Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3jb8rfbgrxwn6rgcnak','create','record','01m8grf3jcpmb90hxmjmnf7v34',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-28T09:41:01.644724Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3jqnjqqtnmnpczseryx','2026-11-28T09:41:01.655703Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3jhe778jm0tvm4nqg9h','create','record','01m8grf3jq6e3rr6jybfhr6scy',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-28T09:41:01.655206Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3k5j9tbrgbs4wwbjjc8','2026-11-28T09:41:01.669606Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3k10zxqpvc9rj6rf6wg','create','record','01m8grf3k4fqec7ak3zkwgh7t3',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:34091/gone","destinations":["http://127.0.0.1:34091/gone","http://127.0.0.1:34091/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-28T09:41:01.668503Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3kq0e596byvcjsrq0m9','2026-11-28T09:41:01.687031Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3kg5v337enq82pn4trq','create','record','01m8grf3kpfm358njrx57zsx2a',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:34091","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-28T09:41:01.686500Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3kzw05x06a2evm322g1','2026-11-28T09:41:01.695909Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3ky2b0p3s53602k70yg','create','record','01m8grf3kzdh3ythppcfc3s6ps',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-28T09:41:01.695433Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3mm5rxv8aegpg1p08c3','2026-11-28T09:41:01.716198Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3m4wea37c3m1dm2c3qz','update','record','01m8grf3kzdh3ythppcfc3s6ps',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-28T09:41:01.715932Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3nedf9dc83j69nw0ys7','2026-11-28T09:41:01.742451Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3naqqmkjqxn2pf4pzy2','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8grf3pt44wgmxj16fzprjxs','2026-11-28T09:41:01.787345Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3nyetx3m90gfje0ktqy','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8grf3qav23z8wkenj9njtmq','2026-11-28T09:41:01.802893Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3q17twcka1qdepjy9va','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8grf3qm6r1ynkh04k625s5g','2026-11-28T09:41:01.812232Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3qjd5586tz11nc2j13b','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:34091/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8grf3r6ha7sprhf0ndpa1fz','2026-11-28T09:41:01.830579Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3qzy9t5s0sfbv4h1sm9','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8grf3rme27qzkbtj8ze8kf1','2026-11-28T09:41:01.844467Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3rbpr5d5dwwx6c61qfk','create','record','01m8grf3rkx2c14mknqmda84x1',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T09:41:01.843930Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3s07yyns242w9r9ad2a','2026-11-28T09:41:01.856268Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3ry8n4tghp3b91xazee','create','record','01m8grf3rzr9t5n5wrvhdkqadt',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T09:41:01.855777Z"}',NULL);
INSERT INTO "change" VALUES('01m8grf3sd1zbx97ej3m6pptyh','2026-11-28T09:41:01.869081Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3sabmygaft0yhgd8cz1','bulk_delete','record',NULL,'01m8grf3sbg2epanj95h3bpbf9',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8grf3v0fq04xv2re033e2r7','2026-11-28T09:41:01.920521Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grf3tv1pp4h26sej64f5vr','create','record','01m8grf3tyh9q49zbbdfn28etb',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-28T09:41:01.918553Z"}',NULL);
INSERT INTO "change" VALUES('01m8grfb967702w5d10bgp9ja9','2026-11-28T09:41:09.542252Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grfb9323vd26vqyg5md39y','update','record','01m8grf38hbxf41w4xs621b2sn',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-28T09:41:01.329381Z"}',NULL);
INSERT INTO "change" VALUES('01m8grfc1rpd260wg8yt9wmy7y','2026-11-28T09:41:10.328733Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','cli','','','create','invitation','01m8grfc1rap26kee0ddn968mc',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8grfc2z2vgtfkk2smq9tj60','2026-11-28T09:41:10.367112Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grfc22ekxag8k9ec0q9nsk','import','record',NULL,'01m8grfc29n225j00ksb51yg7h',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8grfc4qvpc737rnkb3fg79y','2026-11-28T09:41:10.423900Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grfc3wf5bsk5dnma7261aq','import','record',NULL,'01m8grfc434m9znkzcxtmr85hg',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8grfc5dnbm1tg5g57vsxb9s','2026-11-28T09:41:10.445702Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grfc5b6k3r5aejr73t71de','create','record','01m8grfc5d0em21d6yftd2xytk',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T09:41:10.445014Z"}',NULL);
INSERT INTO "change" VALUES('01m8grfc5ndddhxwpwrze0x4b3','2026-11-28T09:41:10.453443Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grfc5k768kn10e9d6mjz49','create','record','01m8grfc5mszd7zq7sg5p89whh',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T09:41:10.452831Z"}',NULL);
INSERT INTO "change" VALUES('01m8grfc5s7hzs2qqxekawwrss','2026-11-28T09:41:10.457256Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grfc5qbwyt1szgywahbcqk','create','record','01m8grfc5rpwr7wppcn8y7pqb3',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T09:41:10.456732Z"}',NULL);
INSERT INTO "change" VALUES('01m8grfc64bw81y6bqfdc11pgj','2026-11-28T09:41:10.468400Z','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','Owner','api','first token','01m8grfc60xtgx5k6w3ns9apfq','bulk_delete','record',NULL,'01m8grfc6289zy1e1c6t9t09eg',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795858861329381,'2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30393A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30393A3330223A317D');
INSERT INTO "click_combination" VALUES(1795858861633035,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30393A3330223A317D');
INSERT INTO "click_combination" VALUES(1795858861644724,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30393A3330223A317D');
INSERT INTO "click_combination" VALUES(1795858861388269,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30393A3330223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795858861329381,'2026-11-28',4,2,1);
INSERT INTO "click_day" VALUES(1795858861388269,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795858861409374,'2026-11-28',0,1,0);
INSERT INTO "click_day" VALUES(1795858861633035,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795858861644724,'2026-11-28',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795858861329381,'2026-11-28',-6592398141654097255);
INSERT INTO "click_visitor" VALUES(1795858861388269,'2026-11-28',-6592398141654097255);
INSERT INTO "click_visitor" VALUES(1795858861633035,'2026-11-28',-6592398141654097255);
INSERT INTO "click_visitor" VALUES(1795858861644724,'2026-11-28',-6592398141654097255);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('291f10b28e486f693cf35a362ae9fd32cca74fbd794dd529649de715390861da','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','{"tags":["spring"]}',2,'2026-11-28T10:41:10.487975Z');
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
INSERT INTO "delivery" VALUES('01m8grf98db4tash7jg51b8qn8','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf3k4fqec7ak3zkwgh7t3','destination.broken','http://127.0.0.1:34091/notify','{"type":"destination.broken","timestamp":"2026-11-28T09:41:07.469311Z","data":{"id":"01m8grf3k4fqec7ak3zkwgh7t3","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:34091/gone","checked_at":"2026-11-28T09:41:07.444508Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-28T09:41:07.469384Z','2026-11-28T09:41:07.502928Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8grf2w5qxfz0bhf1mqhpb40','01m8grf2dne9cwcyhx5b8w5nn3','host.created','localhost','{"type":"host.created","timestamp":"2026-11-28T09:41:00.933716Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T09:41:00.881383Z","updated_at":"2026-11-28T09:41:00.881387Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T09:41:00.933716Z');
INSERT INTO "event" VALUES(2,'01m8grf2wj93fp6eckfk932yer','01m8grf2dne9cwcyhx5b8w5nn3','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795858860937766,"id":"01m8grf2w9qy7m490rkmcbzt6b","updated_at":"2026-11-28T09:41:00.937766Z"},{}]',0,'2026-11-28T09:41:00.946285Z');
INSERT INTO "event" VALUES(3,'01m8grf36n8fws327p8xbbpybx','01m8grf2dne9cwcyhx5b8w5nn3','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-28T09:41:01.269248Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T09:41:01.268294Z","updated_at":"2026-11-28T09:41:01.268298Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T09:41:01.269248Z');
INSERT INTO "event" VALUES(4,'01m8grf382jyw41cwn5f2khqr8','01m8grf2dne9cwcyhx5b8w5nn3','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-28T09:41:01.314562Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T09:41:01.303892Z","updated_at":"2026-11-28T09:41:01.303896Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T09:41:01.314562Z');
INSERT INTO "event" VALUES(5,'01m8grf398w77fnk6zm0h1chfg','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795858861329381,"id":"01m8grf38hbxf41w4xs621b2sn","updated_at":"2026-11-28T09:41:01.329381Z"},{}]',0,'2026-11-28T09:41:01.352897Z');
INSERT INTO "event" VALUES(6,'01m8grf3ag8dh85zy4rcgzmx6y','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2xf54arn1r93r04p3sv","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795858861388269,"id":"01m8grf3ac8dnxc1nsfpqscexn","updated_at":"2026-11-28T09:41:01.388269Z"},{}]',0,'2026-11-28T09:41:01.392254Z');
INSERT INTO "event" VALUES(7,'01m8grf3b24gc153sfyyze2qk6','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795858861409374,"id":"01m8grf3b1bp4jgpsbnaf95ya2","updated_at":"2026-11-28T09:41:01.409374Z"},{}]',0,'2026-11-28T09:41:01.410139Z');
INSERT INTO "event" VALUES(8,'01m8grf3h74amctk2bj62tq6yc','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2xf54arn1r93r04p3sv","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795858861606461,"id":"01m8grf3h6edbpvdccdbmxaheh","updated_at":"2026-11-28T09:41:01.606461Z"},{}]',0,'2026-11-28T09:41:01.607133Z');
INSERT INTO "event" VALUES(9,'01m8grf3het889x585hkpxmymh','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795858861614189,"id":"01m8grf3he5xqq8ja8vyjx1zem","updated_at":"2026-11-28T09:41:01.614189Z"},{}]',0,'2026-11-28T09:41:01.614835Z');
INSERT INTO "event" VALUES(10,'01m8grf3j1rxqtxm1zpz29hrqt','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8grf2xf54arn1r93r04p3sv","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795858861633035,"id":"01m8grf3j113btt24ykhp65cs7","updated_at":"2026-11-28T09:41:01.633035Z"},{}]',0,'2026-11-28T09:41:01.633790Z');
INSERT INTO "event" VALUES(11,'01m8grf3j5e0t4bb792etk5g2b','01m8grf2dne9cwcyhx5b8w5nn3','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795858861636898,"id":"01m8grf3j4w240ymw7w5rjadqs","updated_at":"2026-11-28T09:41:01.636898Z"},{}]',0,'2026-11-28T09:41:01.637444Z');
INSERT INTO "event" VALUES(12,'01m8grf3jdck978q89d2vf4ecz','01m8grf2dne9cwcyhx5b8w5nn3','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795858861644724,"id":"01m8grf3jcpmb90hxmjmnf7v34","updated_at":"2026-11-28T09:41:01.644724Z"},{}]',0,'2026-11-28T09:41:01.645398Z');
INSERT INTO "event" VALUES(13,'01m8grf3jqsfnh9zt03wpp55zq','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795858861655206,"id":"01m8grf3jq6e3rr6jybfhr6scy","updated_at":"2026-11-28T09:41:01.655206Z"},{}]',0,'2026-11-28T09:41:01.655810Z');
INSERT INTO "event" VALUES(14,'01m8grf3kdg8gtbf7yt9awmchk','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"http://127.0.0.1:34091/gone","destinations":["http://127.0.0.1:34091/gone","http://127.0.0.1:34091/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795858861668503,"id":"01m8grf3k4fqec7ak3zkwgh7t3","updated_at":"2026-11-28T09:41:01.668503Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-28T09:41:01.669815Z');
INSERT INTO "event" VALUES(15,'01m8grf3kq52j0n00aftvj8cnk','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:34091","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795858861686500,"id":"01m8grf3kpfm358njrx57zsx2a","updated_at":"2026-11-28T09:41:01.686500Z"},{}]',0,'2026-11-28T09:41:01.687157Z');
INSERT INTO "event" VALUES(16,'01m8grf3m00m6vadw9dj9mz8gw','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795858861695433,"id":"01m8grf3kzdh3ythppcfc3s6ps","updated_at":"2026-11-28T09:41:01.695433Z"},{}]',0,'2026-11-28T09:41:01.696016Z');
INSERT INTO "event" VALUES(17,'01m8grf3mmbn1ah5sjpxm7v3pa','01m8grf2dne9cwcyhx5b8w5nn3','link.updated','go.acme.test','','[{"seq":1795858861695433,"id":"01m8grf3kzdh3ythppcfc3s6ps","workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:01.715932Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-28T09:41:01.716367Z');
INSERT INTO "event" VALUES(18,'01m8grf3nfce0rn7kz083bxq3j','01m8grf2dne9cwcyhx5b8w5nn3','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-28T09:41:01.743368Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T09:41:01.303892Z","updated_at":"2026-11-28T09:41:01.303896Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T09:41:01.743368Z');
INSERT INTO "event" VALUES(19,'01m8grf3rmjcndmg0q391zt8jk','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795858861843930,"id":"01m8grf3rkx2c14mknqmda84x1","updated_at":"2026-11-28T09:41:01.843930Z"},{}]',0,'2026-11-28T09:41:01.844583Z');
INSERT INTO "event" VALUES(20,'01m8grf3s0btxt44jkv78cya96','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795858861855777,"id":"01m8grf3rzr9t5n5wrvhdkqadt","updated_at":"2026-11-28T09:41:01.855777Z"},{}]',0,'2026-11-28T09:41:01.856373Z');
INSERT INTO "event" VALUES(21,'01m8grf3t7stfewk4pajshdtv8','01m8grf2dne9cwcyhx5b8w5nn3','link.deleted','go.acme.test','','[{"seq":1795858861843930,"id":"01m8grf3rkx2c14mknqmda84x1","workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:01.843930Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T09:41:01.895807Z');
INSERT INTO "event" VALUES(22,'01m8grf3t7tx3cghjjxf54sg1t','01m8grf2dne9cwcyhx5b8w5nn3','link.deleted','go.acme.test','','[{"seq":1795858861855777,"id":"01m8grf3rzr9t5n5wrvhdkqadt","workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:01.855777Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T09:41:01.895855Z');
INSERT INTO "event" VALUES(23,'01m8grf3tp95hnh0hap4xwzk7m','01m8grf2dne9cwcyhx5b8w5nn3','job.done','','{"type":"job.done","timestamp":"2026-11-28T09:41:01.910238Z","data":{"id":"01m8grf3sbg2epanj95h3bpbf9","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-28T09:41:01.867491Z","updated_at":"2026-11-28T09:41:01.905226Z","finished_at":"2026-11-28T09:41:01.905226Z"}}',NULL,0,'2026-11-28T09:41:01.910238Z');
INSERT INTO "event" VALUES(24,'01m8grf3v0p9jam4rmcexw926x','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795858861918553,"id":"01m8grf3tyh9q49zbbdfn28etb","updated_at":"2026-11-28T09:41:01.918553Z"},{}]',0,'2026-11-28T09:41:01.920704Z');
INSERT INTO "event" VALUES(25,'01m8grf98dvgctsmqz1ycqsgdq','01m8grf2dne9cwcyhx5b8w5nn3','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-28T09:41:07.469800Z","data":{"id":"01m8grf3k4fqec7ak3zkwgh7t3","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:34091/gone","checked_at":"2026-11-28T09:41:07.444508Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-28T09:41:07.469800Z');
INSERT INTO "event" VALUES(26,'01m8grfb96eyntcanrwg534spj','01m8grf2dne9cwcyhx5b8w5nn3','link.updated','go.acme.test','','[{"seq":1795858861329381,"id":"01m8grf38hbxf41w4xs621b2sn","workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:01.329381Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-28T09:41:09.542471Z');
INSERT INTO "event" VALUES(27,'01m8grfc2y9fa7w8nyqrwtxv00','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000pf0qdrq1b7p15q","updated_at":"2026-11-28T09:41:10.360848Z"},{}]',0,'2026-11-28T09:41:10.366279Z');
INSERT INTO "event" VALUES(28,'01m8grfc2yajsyjctzmnj1bkx4','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795858870360848,"id":"01m8grfc2rtgzam8pfvj2cgw3a","updated_at":"2026-11-28T09:41:10.360848Z"},{}]',0,'2026-11-28T09:41:10.366334Z');
INSERT INTO "event" VALUES(29,'01m8grfc3m0xqhm1ntnhzcwhps','01m8grf2dne9cwcyhx5b8w5nn3','job.done','','{"type":"job.done","timestamp":"2026-11-28T09:41:10.388000Z","data":{"id":"01m8grfc29n225j00ksb51yg7h","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-28T09:41:10.345616Z","updated_at":"2026-11-28T09:41:10.387401Z","finished_at":"2026-11-28T09:41:10.387401Z"}}',NULL,0,'2026-11-28T09:41:10.388000Z');
INSERT INTO "event" VALUES(30,'01m8grfc4qdraz4whh42m6brsq','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072685523,"id":"01e286vc5dgb8veb09w3jh9rr5","updated_at":"2026-11-28T09:41:10.422738Z"},{}]',0,'2026-11-28T09:41:10.423431Z');
INSERT INTO "event" VALUES(31,'01m8grfc5dxwj5t74p14gbnm89','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795858870445014,"id":"01m8grfc5d0em21d6yftd2xytk","updated_at":"2026-11-28T09:41:10.445014Z"},{}]',0,'2026-11-28T09:41:10.445947Z');
INSERT INTO "event" VALUES(32,'01m8grfc5nj7mkc81arrar0hj5','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795858870452831,"id":"01m8grfc5mszd7zq7sg5p89whh","updated_at":"2026-11-28T09:41:10.452831Z"},{}]',0,'2026-11-28T09:41:10.453575Z');
INSERT INTO "event" VALUES(33,'01m8grfc5sb7rvdxqttf8ens46','01m8grf2dne9cwcyhx5b8w5nn3','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795858870456732,"id":"01m8grfc5rpwr7wppcn8y7pqb3","updated_at":"2026-11-28T09:41:10.456732Z"},{}]',0,'2026-11-28T09:41:10.457353Z');
INSERT INTO "event" VALUES(34,'01m8grfc6g1221akyp078b8w7s','01m8grf2dne9cwcyhx5b8w5nn3','link.deleted','go.acme.test','','[{"seq":1795858870445014,"id":"01m8grfc5d0em21d6yftd2xytk","workspace":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:10.445014Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T09:41:10.480023Z');
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
INSERT INTO "host" VALUES('localhost','01m8grf2thad4hg2yxvt5mk3c5','01m8grf2dne9cwcyhx5b8w5nn3','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-28T09:41:03.603546Z','2026-11-28T09:41:00.881383Z','2026-11-28T09:41:00.881387Z','2026-11-28T15:41:01.747946Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8grf36m85kzb2dcsrpj71j1','01m8grf2dne9cwcyhx5b8w5nn3','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-28T09:41:08.996998Z"}]','','2026-11-28T09:41:08.996998Z','2026-11-28T09:41:01.268294Z','2026-11-28T09:41:01.268298Z','2026-11-28T09:51:50.756548Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8grfc1rap26kee0ddn968mc','5dd4aeab53c91628984d9b315d0b6e13e929f16f013e22a92a32e6a15eb138b7','01m8grf2dne9cwcyhx5b8w5nn3','Ada@acme.test','manager','01m8grf2dmnphw4ckftw85k29k','2026-11-28T09:41:10.328366Z','2026-12-05T09:41:10.328320Z');
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
INSERT INTO "job" VALUES('01m8grf3sbg2epanj95h3bpbf9','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','bulk_delete','done','{"tags":["gone"]}','2026-11-28T09:41:01.867491Z',2,2,'2026-11-28T09:41:01.867491Z','2026-11-28T09:41:01.905226Z','2026-11-28T09:41:01.905226Z',1795858861855777,0,0,0,0,0,'',0,'api','first token','01m8grf3sabmygaft0yhgd8cz1',0);
INSERT INTO "job" VALUES('01m8grfc29n225j00ksb51yg7h','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T09:41:10.345616Z',3,0,'2026-11-28T09:41:10.345616Z','2026-11-28T09:41:10.387401Z','2026-11-28T09:41:10.387401Z',0,2,0,1,4,0,'',0,'api','first token','01m8grfc22ekxag8k9ec0q9nsk',0);
INSERT INTO "job" VALUES('01m8grfc434m9znkzcxtmr85hg','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T09:41:10.403118Z',3,0,'2026-11-28T09:41:10.403118Z','2026-11-28T09:41:10.424203Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8grfc3wf5bsk5dnma7261aq',0);
INSERT INTO "job" VALUES('01m8grfc6289zy1e1c6t9t09eg','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-28T09:41:10.466239Z',3,1,'2026-11-28T09:41:10.466239Z','2026-11-28T09:41:10.479497Z',NULL,1795858870445014,0,0,0,0,0,'',0,'api','first token','01m8grfc60xtgx5k6w3ns9apfq',0);
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
INSERT INTO "kept_answer" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8grf3tyh9q49zbbdfn28etb","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","created_at":"2026-11-28T09:41:01.918553Z","updated_at":"2026-11-28T09:41:01.918553Z","expired_at":null}]}
','2026-11-28T09:41:01.921191Z');
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
INSERT INTO "kept_record" VALUES('01m8grf3sd1zbx97ej3m6pptyh',1795858861843930,'{"seq":1795858861843930,"id":"01m8grf3rkx2c14mknqmda84x1","workspace_id":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:01.843930Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8grf3sd1zbx97ej3m6pptyh',1795858861855777,'{"seq":1795858861855777,"id":"01m8grf3rzr9t5n5wrvhdkqadt","workspace_id":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:01.855777Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8grfc64bw81y6bqfdc11pgj',1795858870445014,'{"seq":1795858870445014,"id":"01m8grfc5d0em21d6yftd2xytk","workspace_id":"01m8grf2dne9cwcyhx5b8w5nn3","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8grf2dmnphw4ckftw85k29k","created_via":"api","updated_at":"2026-11-28T09:41:10.445014Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','owner','2026-11-28T09:41:00.469718Z',0);
INSERT INTO "member" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','editor','2026-11-28T09:41:01.010246Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000pf0qdrq1b7p15q','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','import','2026-11-28T09:41:10.360848Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072685523,'01e286vc5dgb8veb09w3jh9rr5','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','import','2026-11-28T09:41:10.422738Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858860937766,'01m8grf2w9qy7m490rkmcbzt6b','01m8grf2dne9cwcyhx5b8w5nn3','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','cli','2026-11-28T09:41:00.937766Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861329381,'01m8grf38hbxf41w4xs621b2sn','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.329381Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861388269,'01m8grf3ac8dnxc1nsfpqscexn','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2xf54arn1r93r04p3sv','api','2026-11-28T09:41:01.388269Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861409374,'01m8grf3b1bp4jgpsbnaf95ya2','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.409374Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861606461,'01m8grf3h6edbpvdccdbmxaheh','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$g0PoVpEHz2f7s5CL$5144c79d8b606c43db7dd11d7059fdd89186f9bd4a779679bf9c3886a16876da7253a2fe2ad50acf25506f14cf3048576d2398b2f0989250712962c7fe5c267d','off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2xf54arn1r93r04p3sv','api','2026-11-28T09:41:01.606461Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861614189,'01m8grf3he5xqq8ja8vyjx1zem','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.614189Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861633035,'01m8grf3j113btt24ykhp65cs7','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2xf54arn1r93r04p3sv','api','2026-11-28T09:41:01.633035Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861636898,'01m8grf3j4w240ymw7w5rjadqs','01m8grf2dne9cwcyhx5b8w5nn3','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.636898Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861644724,'01m8grf3jcpmb90hxmjmnf7v34','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.644724Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861655206,'01m8grf3jq6e3rr6jybfhr6scy','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.655206Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861668503,'01m8grf3k4fqec7ak3zkwgh7t3','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:34091/gone','["http://127.0.0.1:34091/gone","http://127.0.0.1:34091/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.668503Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861686500,'01m8grf3kpfm358njrx57zsx2a','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:34091',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.686500Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861695433,'01m8grf3kzdh3ythppcfc3s6ps','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.715932Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858861918553,'01m8grf3tyh9q49zbbdfn28etb','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:01.918553Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858870360848,'01m8grfc2rtgzam8pfvj2cgw3a','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','import','2026-11-28T09:41:10.360848Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858870452831,'01m8grfc5mszd7zq7sg5p89whh','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:10.452831Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795858870456732,'01m8grfc5rpwr7wppcn8y7pqb3','01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8grf2dmnphw4ckftw85k29k','api','2026-11-28T09:41:10.456732Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795858861668503,'2026-11-28T09:41:03.538753Z','http://127.0.0.1:34091/fine','up','',200,26);
INSERT INTO "record_check" VALUES(1795858861668503,'2026-11-28T09:41:03.560143Z','http://127.0.0.1:34091/gone','down','It answers with status 404.',404,23);
INSERT INTO "record_check" VALUES(1795858861668503,'2026-11-28T09:41:05.448819Z','http://127.0.0.1:34091/gone','down','It answers with status 404.',404,6);
INSERT INTO "record_check" VALUES(1795858861668503,'2026-11-28T09:41:05.706151Z','http://127.0.0.1:34091/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795858861668503,'2026-11-28T09:41:07.444508Z','http://127.0.0.1:34091/gone','down','It answers with status 404.',404,4);
INSERT INTO "record_check" VALUES(1795858861668503,'2026-11-28T09:41:07.690682Z','http://127.0.0.1:34091/fine','up','',200,5);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8grf2dne9cwcyhx5b8w5nn3',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072685523,'01m8grf2dne9cwcyhx5b8w5nn3',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795858861329381,'01m8grf2dne9cwcyhx5b8w5nn3',4,2,'2026-11-28T09:41:02.867979Z');
INSERT INTO "record_clicks" VALUES(1795858861388269,'01m8grf2dne9cwcyhx5b8w5nn3',1,0,'2026-11-28T09:41:02.867980Z');
INSERT INTO "record_clicks" VALUES(1795858861409374,'01m8grf2dne9cwcyhx5b8w5nn3',0,1,'');
INSERT INTO "record_clicks" VALUES(1795858861633035,'01m8grf2dne9cwcyhx5b8w5nn3',1,0,'2026-11-28T09:41:02.867982Z');
INSERT INTO "record_clicks" VALUES(1795858861644724,'01m8grf2dne9cwcyhx5b8w5nn3',1,0,'2026-11-28T09:41:02.867983Z');
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
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795858870452831,'01m8grf2dne9cwcyhx5b8w5nn3','old');
INSERT INTO "record_tag" VALUES(1795858870456732,'01m8grf2dne9cwcyhx5b8w5nn3','old');
INSERT INTO "record_tag" VALUES(1795858861329381,'01m8grf2dne9cwcyhx5b8w5nn3','spring');
INSERT INTO "record_tag" VALUES(1795858861388269,'01m8grf2dne9cwcyhx5b8w5nn3','spring');
INSERT INTO "record_tag" VALUES(1795858861329381,'01m8grf2dne9cwcyhx5b8w5nn3','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1582971072685523,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858860937766,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861329381,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861388269,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861409374,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861606461,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861614189,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861633035,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861636898,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861644724,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861655206,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861668503,'watchedgo.acme.testhttp://127.0.0.1:34091/gone');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861686500,'ruledgo.acme.testhttp://127.0.0.1:34091');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861695433,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861918553,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858870360848,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858870452831,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858870456732,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858860937766);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861409374);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861606461);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861614189);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861636898);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861655206);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861668503);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861686500);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861695433);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858861918553);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858870360848);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858870452831);
INSERT INTO "record_unclicked" VALUES('01m8grf2dne9cwcyhx5b8w5nn3',1795858870456732);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-28 09:40:59.510422');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-28 09:40:59.510432');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-28 09:40:59.510436');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-28 09:40:59.510439');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-28 09:40:59.510442');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-28 09:40:59.510445');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-28 09:40:59.510447');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-28 09:40:59.510450');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-28 09:40:59.510453');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-28 09:40:59.510456');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-28 09:40:59.510459');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-28 09:40:59.510462');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-28 09:40:59.510465');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-28 09:40:59.510468');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-28 09:40:59.510471');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-28 09:40:59.510474');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-28 09:40:59.510477');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-28 09:40:59.510480');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-28 09:40:59.510482');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-28 09:40:59.510485');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-28 09:40:59.510488');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-28 09:40:59.510491');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-28 09:40:59.510493');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-28 09:40:59.510496');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-28 09:40:59.510498');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-28 09:40:59.510501');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-28 09:40:59.510504');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-28 09:40:59.510506');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-28 09:40:59.510509');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-28 09:40:59.510511');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-28 09:40:59.510514');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-28 09:40:59.510517');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-28 09:40:59.510519');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-28 09:40:59.510522');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-28 09:40:59.510525');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-28 09:40:59.510527');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-28 09:40:59.510530');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-28 09:40:59.510532');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-28 09:40:59.510535');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-28 09:40:59.510538');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-28 09:40:59.510540');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-28 09:40:59.510543');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-28 09:40:59.510545');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8grf2dmnphw4ckftw85k29k','signpost.test','2026-11-28T09:41:03.410651Z');
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
INSERT INTO "session" VALUES('01m8grfc1c91t0fncvqg9we8jj','dd8a8c5de3a02694fe1d34d0881eb9fcf8959375ce2b19d0f53d785b87999048','01m8grf2dmnphw4ckftw85k29k','01m8grf2dne9cwcyhx5b8w5nn3','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-28T09:41:10.315653Z','2026-11-28T09:41:10.315653Z','2026-12-28T09:41:10.315653Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('8e0633515531e887a557b89311217a10c88e713e2fd04c29978002639c6ef0ea','01m8grf2dmnphw4ckftw85k29k','2026-11-28T10:11:10.322048Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','9fcdf5602262665b79ca148aab501333 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-28T09:40:59.498000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','b855f27c2897b3dc4e04e30d213c73b4c291c6e3e44cb77fdd2997dbf3bf0031');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-28 b33a091bb8d5525682b7da60da8497d4');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','old',2);
INSERT INTO "tag_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','spring',2);
INSERT INTO "tag_count" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','Überblick',1);
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
INSERT INTO "token" VALUES('01m8grf2dtvq3e58pgdr0t85e0','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2dmnphw4ckftw85k29k','api','first token','owner','87fe13b7c6450ae36be173a8b4f8ef2b1b46656014959b9bf55e613cf1ece57a','2026-11-28T09:41:00.474910Z',NULL,'2026-11-28T09:41:01.247649Z',NULL);
INSERT INTO "token" VALUES('01m8grf2yrp7k62vwybpd5qjrh','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','mcp','agent','viewer','c49562e32f08a504fee64c94c9e32fbfbec93438564167bce163e43fdd227fb3','2026-11-28T09:41:01.017379Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8grf2zgbhtam3egpje36dae','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','api','editor','editor','615c665cc9c81ada12ab78faf1607953a74acafb1edadf2b8962f759a88cd499','2026-11-28T09:41:01.040391Z',NULL,'2026-11-28T09:41:01.386962Z',NULL);
INSERT INTO "token" VALUES('01m8grf2zw4z9btgdd7w7k3gr4','01m8grf2dne9cwcyhx5b8w5nn3','01m8grf2xf54arn1r93r04p3sv','api','revoked','editor','bf7ceef70e7dfae3fbbdd4e20c24e5fefc28dc303c182df892c4c26867610b06','2026-11-28T09:41:01.052212Z',NULL,NULL,'2026-11-28T09:41:01.099994Z');
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
INSERT INTO "user" VALUES('01m8grf2dmnphw4ckftw85k29k','Owner','owner@localhost','2026-11-28T09:41:00.468723Z','2026-11-28T09:41:10.293222Z','scrypt:16384:8:6$1ZYpNCGvSSjUisl6$40b3fd42d842366d36b245b1aa5ae867331e4e33295d8fbca718b925c6cfcd1940f9ebba09e9f09f854d1af45accc17301192adba4f33f0c27e7bdfa01a71c7a','system','','',1,'');
INSERT INTO "user" VALUES('01m8grf2xf54arn1r93r04p3sv','Éva Kovács','Eva@acme.test','2026-11-28T09:41:00.975198Z','2026-11-28T09:41:00.975248Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795858861668503,'http://127.0.0.1:34091/fine','up',0,5,'2026-11-28T09:41:07.690682Z','2026-11-28T09:41:09.564473Z');
INSERT INTO "watch" VALUES(1795858861668503,'http://127.0.0.1:34091/gone','down',3,NULL,'2026-11-28T09:41:07.444508Z','2026-11-28T09:41:09.465122Z');
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
INSERT INTO "workspace" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','Acmé','2026-11-28T09:41:00.469476Z','2026-11-28T09:41:01.830030Z','{"country":"DE","notify_url":"http://127.0.0.1:34091/notify","email_summary":"true"}','self-hosted',0,'["home"]');
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
INSERT INTO "workspace_combination" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30393A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30393A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30393A3330223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','2026-11-28',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8grf2dne9cwcyhx5b8w5nn3','2026-11-28',-6592398141654097255);
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
