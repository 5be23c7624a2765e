-- A database with data in it, of 0039_rescues: see make.py
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
INSERT INTO "change" VALUES('01m8ctcnxx1b1etsa4r12fdxcw','2026-11-26T20:57:41.565076Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','cli','','','create','workspace','01m8ctcnxqtv5792swf2qadt0d',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcny3kpe1wn06kxjvxd5a','2026-11-26T20:57:41.571660Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','cli','','','create','token','01m8ctcny31qqgk5efnhhvnchf',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcp5kvnz5ra1kje0nrdr5','2026-11-26T20:57:41.811912Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T20:57:41.810863Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcp5z7y6kcayab26q6ts2','2026-11-26T20:57:41.823280Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','cli','','','create','record','01m8ctcp5y0mqah59kce52ccd5',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-26T20:57:41.822020Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcp6gqq18gkr2y66gsybt','2026-11-26T20:57:41.840778Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','cli','','','create','token','01m8ctcp6g99r9ypywwwhd1mra',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcp6mkxhvjpswvb54bqa9','2026-11-26T20:57:41.844659Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','cli','','','create','token','01m8ctcp6m4v9wph3qr5t1zwmj',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcp6tadb2tgkvgwe4bgnr','2026-11-26T20:57:41.850352Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','cli','','','create','token','01m8ctcp6sy7cmq4wfq6wp57xs',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcp720wrgcd8yya80skxc','2026-11-26T20:57:41.858057Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','cli','','','delete','token','01m8ctcp6sy7cmq4wfq6wp57xs',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcpcj0hqrv64c1jw61car','2026-11-26T20:57:42.034036Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpc3047dmxz02e47htr1','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T20:57:42.033428Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpd06z46gn1m2vnxjke7','2026-11-26T20:57:42.048248Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpcv13nq7zv4qskgda72','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T20:57:42.047622Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpd9k6jfwgp8x8zbm73m','2026-11-26T20:57:42.057647Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpd5cf9gy9mr3yn6jx49','create','record','01m8ctcpd87jzrbfb9g152wzk6',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-26T20:57:42.056242Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpdp0p15hs471egwgnhb','2026-11-26T20:57:42.070051Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','api','editor','01m8ctcpdem97x7ccwmkxhjenc','create','record','01m8ctcpdn4pa85ztafzn4n95h',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-26T20:57:42.069150Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpdx28dfzt13ydnckxhd','2026-11-26T20:57:42.077099Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpdr808px36zjgtn64xq','create','record','01m8ctcpdwazvr5gd1g35tfrgw',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-26T20:57:42.076351Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpjwfa9rr86qpprn2pzq','2026-11-26T20:57:42.236517Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','api','editor','01m8ctcpe042125ycbf2qd4v29','create','record','01m8ctcpjvmrjc73k8mm9e3p1j',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-26T20:57:42.235664Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpk8x8xfwbmns7fv15fh','2026-11-26T20:57:42.248960Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpk5y5txx5qm7fggx325','create','record','01m8ctcpk85sf9z4th6tr0bnwq',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-26T20:57:42.248185Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpkgency7d2pxg9d59sk','2026-11-26T20:57:42.256498Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','api','editor','01m8ctcpkdr8xmrcxkbhksty93','create','record','01m8ctcpkfpzz9rh74dbvyhkqb',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-26T20:57:42.255735Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpkw7tadyhsh4dj8xz93','2026-11-26T20:57:42.268278Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpkske19zdfsqryx9y5w','create','record','01m8ctcpkvg3kfrgwwppv1sd7k',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-26T20:57:42.267515Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpm5dxf1pefv3vfyfppd','2026-11-26T20:57:42.277472Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpkyk3g5ghzd63w5x3sx','create','record','01m8ctcpm4jq7an3hqah8qdxth',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-26T20:57:42.276599Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpmbseweysxm7ky3s88p','2026-11-26T20:57:42.283840Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpm98xj7wf0nqq83ycf7','create','record','01m8ctcpmb3eny1js8m1n70a5c',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-26T20:57:42.283110Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpmrf6fz9sb0dy0s8pxv','2026-11-26T20:57:42.296514Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpmnct3jprqcqkswj91z','create','record','01m8ctcpmq8qcdh63b6m91zagb',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:33911/gone","destinations":["http://127.0.0.1:33911/gone","http://127.0.0.1:33911/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-26T20:57:42.295279Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpn0ma26vvnmen9nn5n9','2026-11-26T20:57:42.304677Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpmxpzpzemmnmzm1z7dn','create','record','01m8ctcpmzwzyteg4j1bfgrnyv',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:33911","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-26T20:57:42.303927Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpn69t662pm5m5a02zg3','2026-11-26T20:57:42.310337Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpn42etatka6jcthhm2c','create','record','01m8ctcpn5p9mvhe2g809nhkht',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-26T20:57:42.309713Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpnhdt2fm6jvdzab9fgx','2026-11-26T20:57:42.321470Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpndjv3sj3mabqmg9kct','update','record','01m8ctcpn5p9mvhe2g809nhkht',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-26T20:57:42.321081Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpnwjn811c6sh79yk4qf','2026-11-26T20:57:42.332628Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpnppmeap358mpsmv1es','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8ctcpp4m37r8gramnk2xdfa','2026-11-26T20:57:42.340671Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpp1rtm0vngm5jh9dd8y','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8ctcppderxe0cft1g2bvcvt','2026-11-26T20:57:42.349501Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcppbezygzm6tsf7e8r3a','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8ctcppnkrcvk5tr59e9fpv3','2026-11-26T20:57:42.357661Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcppjrkvpw1s47qz69dmd','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:33911/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8ctcpq0xh5m3xjcmjh83c76','2026-11-26T20:57:42.368973Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcppyy8t496ahz3ym9ek1','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8ctcpqbz3jpwwy2f0ch0jvd','2026-11-26T20:57:42.380047Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpq9aaxxw0v7sdvs8f8n','create','record','01m8ctcpqb7cn59t4ayswn83s2',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T20:57:42.379236Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpqkye9p5mvc9kyq379a','2026-11-26T20:57:42.388000Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpqhg7n83a6bh2hb7bkw','create','record','01m8ctcpqk7ww4bg5xnkbhxq3h',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T20:57:42.387252Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcpqxab0r3d5njqsdxa9s','2026-11-26T20:57:42.397380Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcpqser5wm6entrkv0r99','bulk_delete','record',NULL,'01m8ctcpqtmhmk27sw4tcqts3b',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8ctcps1k2hd8z1wv8b088yg','2026-11-26T20:57:42.433636Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcprx0hzhy5rvh91hgsxa','create','record','01m8ctcps0t5rndrm8vzzetdaw',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-26T20:57:42.432837Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcx9apnpbxebdcsmfgyn7','2026-11-26T20:57:49.098743Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcx998f6qkcqdfcj51ctz','update','record','01m8ctcpd87jzrbfb9g152wzk6',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-26T20:57:42.056242Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcxmjd0fjbx66fekg6hge','2026-11-26T20:57:49.458430Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','cli','','','create','invitation','01m8ctcxmj26p3b8r4jzb7gwgw',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcxqt44d4xf74yfbc1kbf','2026-11-26T20:57:49.562165Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcxmrwbvwwkzyxt6dkdyq','import','record',NULL,'01m8ctcxmtcy8mjst0br5w5085',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcxs3xc8qm000h2ptr66v','2026-11-26T20:57:49.603965Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcxrh2escnxmg2j0bav2p','import','record',NULL,'01m8ctcxrjvwd8g4qw281468ax',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8ctcxtx4m7aa644z6xgfrhy','2026-11-26T20:57:49.661191Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcxsjh9ga2bztgcx899tp','create','record','01m8ctcxskykg7e07zw8ehkcta',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T20:57:49.619979Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcxv8rnppgcdra8zt29fv','2026-11-26T20:57:49.672818Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcxv2m3xa3ywvq6sn274q','create','record','01m8ctcxv7xyq5803t0dwgw0bk',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T20:57:49.671958Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcxvg75hxv2tjah1bwhn7','2026-11-26T20:57:49.680254Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcxvdj618zesdvjv0xnsb','create','record','01m8ctcxvffdg9prh83kp6pg5r',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T20:57:49.679493Z"}',NULL);
INSERT INTO "change" VALUES('01m8ctcxvswecxcf7w5v96r7pw','2026-11-26T20:57:49.689939Z','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','Owner','api','first token','01m8ctcxvkcwp4j493pgq6srxs','bulk_delete','record',NULL,'01m8ctcxvms7mz50y7g66bf6qa',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795726662056242,'2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3230223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3230223A317D');
INSERT INTO "click_combination" VALUES(1795726662255735,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3230223A317D');
INSERT INTO "click_combination" VALUES(1795726662276599,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3230223A317D');
INSERT INTO "click_combination" VALUES(1795726662069150,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3230223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795726662056242,'2026-11-26',4,2,1);
INSERT INTO "click_day" VALUES(1795726662069150,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795726662076351,'2026-11-26',0,1,0);
INSERT INTO "click_day" VALUES(1795726662255735,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795726662276599,'2026-11-26',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795726662056242,'2026-11-26',8214274761235180134);
INSERT INTO "click_visitor" VALUES(1795726662069150,'2026-11-26',8214274761235180134);
INSERT INTO "click_visitor" VALUES(1795726662255735,'2026-11-26',8214274761235180134);
INSERT INTO "click_visitor" VALUES(1795726662276599,'2026-11-26',8214274761235180134);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('7573672cac7e34c4c85808044b76eb31daeba09b5925b11bd419ae1cda0127d0','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','{"tags":["spring"]}',2,'2026-11-26T21:57:49.774499Z');
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
INSERT INTO "delivery" VALUES('01m8ctcvhwdxh6sxfp7zg3zsnm','01m8ctcnxqtv5792swf2qadt0d','01m8ctcpmq8qcdh63b6m91zagb','destination.broken','http://127.0.0.1:33911/notify','{"type":"destination.broken","timestamp":"2026-11-26T20:57:47.324389Z","data":{"id":"01m8ctcpmq8qcdh63b6m91zagb","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33911/gone","checked_at":"2026-11-26T20:57:47.301672Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-26T20:57:47.324476Z','2026-11-26T20:57:47.342711Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8ctcp5pgys5e690t2jypnzt','01m8ctcnxqtv5792swf2qadt0d','host.created','localhost','{"type":"host.created","timestamp":"2026-11-26T20:57:41.814474Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T20:57:41.810856Z","updated_at":"2026-11-26T20:57:41.810863Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T20:57:41.814474Z');
INSERT INTO "event" VALUES(2,'01m8ctcp5zg1aay3401a6c37br','01m8ctcnxqtv5792swf2qadt0d','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795726661822020,"id":"01m8ctcp5y0mqah59kce52ccd5","updated_at":"2026-11-26T20:57:41.822020Z"},{}]',0,'2026-11-26T20:57:41.823501Z');
INSERT INTO "event" VALUES(3,'01m8ctcpck3sz81q32cahkb8kv','01m8ctcnxqtv5792swf2qadt0d','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-26T20:57:42.035068Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T20:57:42.033423Z","updated_at":"2026-11-26T20:57:42.033428Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T20:57:42.035068Z');
INSERT INTO "event" VALUES(4,'01m8ctcpd19aqbahq7j6vqttwy','01m8ctcnxqtv5792swf2qadt0d','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-26T20:57:42.049243Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T20:57:42.047615Z","updated_at":"2026-11-26T20:57:42.047622Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T20:57:42.049243Z');
INSERT INTO "event" VALUES(5,'01m8ctcpd9tnx4ka6fv7zpt5ae','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795726662056242,"id":"01m8ctcpd87jzrbfb9g152wzk6","updated_at":"2026-11-26T20:57:42.056242Z"},{}]',0,'2026-11-26T20:57:42.057843Z');
INSERT INTO "event" VALUES(6,'01m8ctcpdp7aj2yg0617vjkkdh','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcp6727y1f2vvt13w7tba","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795726662069150,"id":"01m8ctcpdn4pa85ztafzn4n95h","updated_at":"2026-11-26T20:57:42.069150Z"},{}]',0,'2026-11-26T20:57:42.070226Z');
INSERT INTO "event" VALUES(7,'01m8ctcpdx90ww1kvkfgkyyys7','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795726662076351,"id":"01m8ctcpdwazvr5gd1g35tfrgw","updated_at":"2026-11-26T20:57:42.076351Z"},{}]',0,'2026-11-26T20:57:42.077276Z');
INSERT INTO "event" VALUES(8,'01m8ctcpjwpwykkhpz9hpa34gh','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcp6727y1f2vvt13w7tba","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795726662235664,"id":"01m8ctcpjvmrjc73k8mm9e3p1j","updated_at":"2026-11-26T20:57:42.235664Z"},{}]',0,'2026-11-26T20:57:42.236720Z');
INSERT INTO "event" VALUES(9,'01m8ctcpk94br0wbktkrj7qap0','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795726662248185,"id":"01m8ctcpk85sf9z4th6tr0bnwq","updated_at":"2026-11-26T20:57:42.248185Z"},{}]',0,'2026-11-26T20:57:42.249130Z');
INSERT INTO "event" VALUES(10,'01m8ctcpkgrem1ngjbx89qf8yx','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8ctcp6727y1f2vvt13w7tba","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795726662255735,"id":"01m8ctcpkfpzz9rh74dbvyhkqb","updated_at":"2026-11-26T20:57:42.255735Z"},{}]',0,'2026-11-26T20:57:42.256769Z');
INSERT INTO "event" VALUES(11,'01m8ctcpkwfb286cy7htvb4d16','01m8ctcnxqtv5792swf2qadt0d','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795726662267515,"id":"01m8ctcpkvg3kfrgwwppv1sd7k","updated_at":"2026-11-26T20:57:42.267515Z"},{}]',0,'2026-11-26T20:57:42.268480Z');
INSERT INTO "event" VALUES(12,'01m8ctcpm5m8w0kmddtdyerc4w','01m8ctcnxqtv5792swf2qadt0d','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795726662276599,"id":"01m8ctcpm4jq7an3hqah8qdxth","updated_at":"2026-11-26T20:57:42.276599Z"},{}]',0,'2026-11-26T20:57:42.277637Z');
INSERT INTO "event" VALUES(13,'01m8ctcpmc0cfqsp2r5ghms4mf','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795726662283110,"id":"01m8ctcpmb3eny1js8m1n70a5c","updated_at":"2026-11-26T20:57:42.283110Z"},{}]',0,'2026-11-26T20:57:42.284000Z');
INSERT INTO "event" VALUES(14,'01m8ctcpmrnsv4q7x6zradht98','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"http://127.0.0.1:33911/gone","destinations":["http://127.0.0.1:33911/gone","http://127.0.0.1:33911/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795726662295279,"id":"01m8ctcpmq8qcdh63b6m91zagb","updated_at":"2026-11-26T20:57:42.295279Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-26T20:57:42.296686Z');
INSERT INTO "event" VALUES(15,'01m8ctcpn0tsgzjpjdjy6y0mdc','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:33911","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795726662303927,"id":"01m8ctcpmzwzyteg4j1bfgrnyv","updated_at":"2026-11-26T20:57:42.303927Z"},{}]',0,'2026-11-26T20:57:42.304846Z');
INSERT INTO "event" VALUES(16,'01m8ctcpn6g5w3nq7azk4c3bzz','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795726662309713,"id":"01m8ctcpn5p9mvhe2g809nhkht","updated_at":"2026-11-26T20:57:42.309713Z"},{}]',0,'2026-11-26T20:57:42.310505Z');
INSERT INTO "event" VALUES(17,'01m8ctcpnhpasc0kzbzyvhmc78','01m8ctcnxqtv5792swf2qadt0d','link.updated','go.acme.test','','[{"seq":1795726662309713,"id":"01m8ctcpn5p9mvhe2g809nhkht","workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:42.321081Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-26T20:57:42.321703Z');
INSERT INTO "event" VALUES(18,'01m8ctcpnx6np8pf3vdbkfnqv4','01m8ctcnxqtv5792swf2qadt0d','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-26T20:57:42.333156Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T20:57:42.047615Z","updated_at":"2026-11-26T20:57:42.047622Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T20:57:42.333156Z');
INSERT INTO "event" VALUES(19,'01m8ctcpqc7ykhb744yccxtr1j','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795726662379236,"id":"01m8ctcpqb7cn59t4ayswn83s2","updated_at":"2026-11-26T20:57:42.379236Z"},{}]',0,'2026-11-26T20:57:42.380241Z');
INSERT INTO "event" VALUES(20,'01m8ctcpqm78p7nmnvmn2s911p','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795726662387252,"id":"01m8ctcpqk7ww4bg5xnkbhxq3h","updated_at":"2026-11-26T20:57:42.387252Z"},{}]',0,'2026-11-26T20:57:42.388219Z');
INSERT INTO "event" VALUES(21,'01m8ctcprart7g03r9t793hdsz','01m8ctcnxqtv5792swf2qadt0d','link.deleted','go.acme.test','','[{"seq":1795726662379236,"id":"01m8ctcpqb7cn59t4ayswn83s2","workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:42.379236Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-26T20:57:42.410770Z');
INSERT INTO "event" VALUES(22,'01m8ctcprasyxnbxtnwwp882k6','01m8ctcnxqtv5792swf2qadt0d','link.deleted','go.acme.test','','[{"seq":1795726662387252,"id":"01m8ctcpqk7ww4bg5xnkbhxq3h","workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:42.387252Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-26T20:57:42.410822Z');
INSERT INTO "event" VALUES(23,'01m8ctcprrs5aznbdyw1j6mj34','01m8ctcnxqtv5792swf2qadt0d','job.done','','{"type":"job.done","timestamp":"2026-11-26T20:57:42.424755Z","data":{"id":"01m8ctcpqtmhmk27sw4tcqts3b","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-26T20:57:42.394624Z","updated_at":"2026-11-26T20:57:42.423443Z","finished_at":"2026-11-26T20:57:42.423443Z"}}',NULL,0,'2026-11-26T20:57:42.424755Z');
INSERT INTO "event" VALUES(24,'01m8ctcps1v26j228ejr4pmy91','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795726662432837,"id":"01m8ctcps0t5rndrm8vzzetdaw","updated_at":"2026-11-26T20:57:42.432837Z"},{}]',0,'2026-11-26T20:57:42.433855Z');
INSERT INTO "event" VALUES(25,'01m8ctcvhx0nqqfhrgs451fsk3','01m8ctcnxqtv5792swf2qadt0d','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-26T20:57:47.324994Z","data":{"id":"01m8ctcpmq8qcdh63b6m91zagb","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33911/gone","checked_at":"2026-11-26T20:57:47.301672Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-26T20:57:47.324994Z');
INSERT INTO "event" VALUES(26,'01m8ctcx9ax6qtr4te0hqcvvfk','01m8ctcnxqtv5792swf2qadt0d','link.updated','go.acme.test','','[{"seq":1795726662056242,"id":"01m8ctcpd87jzrbfb9g152wzk6","workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:42.056242Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-26T20:57:49.098928Z');
INSERT INTO "event" VALUES(27,'01m8ctcxqs3rjactns3fh9cfck','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000x4pxh1gqy9g5k8","updated_at":"2026-11-26T20:57:49.558536Z"},{}]',0,'2026-11-26T20:57:49.561096Z');
INSERT INTO "event" VALUES(28,'01m8ctcxqs4xxgeh2n65jvw62d','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795726669558536,"id":"01m8ctcxqpgrsvn893vemhhytn","updated_at":"2026-11-26T20:57:49.558536Z"},{}]',0,'2026-11-26T20:57:49.561149Z');
INSERT INTO "event" VALUES(29,'01m8ctcxra4kmcemgrgexkhxd1','01m8ctcnxqtv5792swf2qadt0d','job.done','','{"type":"job.done","timestamp":"2026-11-26T20:57:49.578084Z","data":{"id":"01m8ctcxmtcy8mjst0br5w5085","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-26T20:57:49.466391Z","updated_at":"2026-11-26T20:57:49.577074Z","finished_at":"2026-11-26T20:57:49.577074Z"}}',NULL,0,'2026-11-26T20:57:49.578084Z');
INSERT INTO "event" VALUES(30,'01m8ctcxs38dj6y98m00ec0ny1','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072878944,"id":"01e286vcbexgapeaf4astgp1cn","updated_at":"2026-11-26T20:57:49.601801Z"},{}]',0,'2026-11-26T20:57:49.603247Z');
INSERT INTO "event" VALUES(31,'01m8ctcxtxex0d6w7xehvtqt6k','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795726669619979,"id":"01m8ctcxskykg7e07zw8ehkcta","updated_at":"2026-11-26T20:57:49.619979Z"},{}]',0,'2026-11-26T20:57:49.661461Z');
INSERT INTO "event" VALUES(32,'01m8ctcxv907sz3tjwjhnjwhv6','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795726669671958,"id":"01m8ctcxv7xyq5803t0dwgw0bk","updated_at":"2026-11-26T20:57:49.671958Z"},{}]',0,'2026-11-26T20:57:49.672996Z');
INSERT INTO "event" VALUES(33,'01m8ctcxvgej5k9e32ke454d5g','01m8ctcnxqtv5792swf2qadt0d','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795726669679493,"id":"01m8ctcxvffdg9prh83kp6pg5r","updated_at":"2026-11-26T20:57:49.679493Z"},{}]',0,'2026-11-26T20:57:49.680452Z');
INSERT INTO "event" VALUES(34,'01m8ctcxy4g34ejeayqr9cf5j3','01m8ctcnxqtv5792swf2qadt0d','link.deleted','go.acme.test','','[{"seq":1795726669619979,"id":"01m8ctcxskykg7e07zw8ehkcta","workspace":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:49.619979Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-26T20:57:49.764493Z');
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
INSERT INTO "host" VALUES('localhost','01m8ctcp5jqmck5r5gvswpb0f7','01m8ctcnxqtv5792swf2qadt0d','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-26T20:57:43.214582Z','2026-11-26T20:57:41.810856Z','2026-11-26T20:57:41.810863Z','2026-11-27T02:53:44.536698Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8ctcpchbqwbbrkep18301mw','01m8ctcnxqtv5792swf2qadt0d','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-26T20:57:48.591182Z"}]','','2026-11-26T20:57:48.591182Z','2026-11-26T20:57:42.033423Z','2026-11-26T20:57:42.033428Z','2026-11-26T21:08:02.909015Z',0,NULL,NULL,302,NULL,NULL,NULL);
CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
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
INSERT INTO "invitation" VALUES('01m8ctcxmj26p3b8r4jzb7gwgw','cfe7bdd400a21488c8b6072523d122e12581e5327d06fb15b42cf192b6f5b906','01m8ctcnxqtv5792swf2qadt0d','Ada@acme.test','manager','01m8ctcnxp61k9cqh8zb97xgym','2026-11-26T20:57:49.458093Z','2026-12-03T20:57:49.458049Z');
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
INSERT INTO "job" VALUES('01m8ctcpqtmhmk27sw4tcqts3b','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','bulk_delete','done','{"tags":["gone"]}','2026-11-26T20:57:42.394624Z',2,2,'2026-11-26T20:57:42.394624Z','2026-11-26T20:57:42.423443Z','2026-11-26T20:57:42.423443Z',1795726662387252,0,0,0,0,0,'',0,'api','first token','01m8ctcpqser5wm6entrkv0r99',0);
INSERT INTO "job" VALUES('01m8ctcxmtcy8mjst0br5w5085','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T20:57:49.466391Z',3,0,'2026-11-26T20:57:49.466391Z','2026-11-26T20:57:49.577074Z','2026-11-26T20:57:49.577074Z',0,2,0,1,4,0,'',0,'api','first token','01m8ctcxmrwbvwwkzyxt6dkdyq',0);
INSERT INTO "job" VALUES('01m8ctcxrjvwd8g4qw281468ax','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T20:57:49.586872Z',3,0,'2026-11-26T20:57:49.586872Z','2026-11-26T20:57:49.604645Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8ctcxrh2escnxmg2j0bav2p',0);
INSERT INTO "job" VALUES('01m8ctcxvms7mz50y7g66bf6qa','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-26T20:57:49.684774Z',3,1,'2026-11-26T20:57:49.684774Z','2026-11-26T20:57:49.763543Z',NULL,1795726669619979,0,0,0,0,0,'',0,'api','first token','01m8ctcxvkcwp4j493pgq6srxs',0);
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
INSERT INTO "kept_answer" VALUES('01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8ctcps0t5rndrm8vzzetdaw","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","created_at":"2026-11-26T20:57:42.432837Z","updated_at":"2026-11-26T20:57:42.432837Z","expired_at":null}]}
','2026-11-26T20:57:42.434508Z');
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
INSERT INTO "kept_record" VALUES('01m8ctcpqxab0r3d5njqsdxa9s',1795726662379236,'{"seq":1795726662379236,"id":"01m8ctcpqb7cn59t4ayswn83s2","workspace_id":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:42.379236Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8ctcpqxab0r3d5njqsdxa9s',1795726662387252,'{"seq":1795726662387252,"id":"01m8ctcpqk7ww4bg5xnkbhxq3h","workspace_id":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:42.387252Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8ctcxvswecxcf7w5v96r7pw',1795726669619979,'{"seq":1795726669619979,"id":"01m8ctcxskykg7e07zw8ehkcta","workspace_id":"01m8ctcnxqtv5792swf2qadt0d","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8ctcnxp61k9cqh8zb97xgym","created_via":"api","updated_at":"2026-11-26T20:57:49.619979Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','owner','2026-11-26T20:57:41.564552Z',0);
INSERT INTO "member" VALUES('01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','editor','2026-11-26T20:57:41.832121Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000x4pxh1gqy9g5k8','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','import','2026-11-26T20:57:49.558536Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072878944,'01e286vcbexgapeaf4astgp1cn','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','import','2026-11-26T20:57:49.601801Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726661822020,'01m8ctcp5y0mqah59kce52ccd5','01m8ctcnxqtv5792swf2qadt0d','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','cli','2026-11-26T20:57:41.822020Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662056242,'01m8ctcpd87jzrbfb9g152wzk6','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.056242Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662069150,'01m8ctcpdn4pa85ztafzn4n95h','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcp6727y1f2vvt13w7tba','api','2026-11-26T20:57:42.069150Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662076351,'01m8ctcpdwazvr5gd1g35tfrgw','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.076351Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662235664,'01m8ctcpjvmrjc73k8mm9e3p1j','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$zlVQFkjqHKfyQjAC$f6b5162465dec04254f471d0539711af48c6f08342798b046b7f8c0a90edb66e08dcac0613fc613f7aecd0e204ed93a7cbc00bc7d08beec8b922136a15989e52','off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcp6727y1f2vvt13w7tba','api','2026-11-26T20:57:42.235664Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662248185,'01m8ctcpk85sf9z4th6tr0bnwq','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.248185Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662255735,'01m8ctcpkfpzz9rh74dbvyhkqb','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcp6727y1f2vvt13w7tba','api','2026-11-26T20:57:42.255735Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662267515,'01m8ctcpkvg3kfrgwwppv1sd7k','01m8ctcnxqtv5792swf2qadt0d','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.267515Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662276599,'01m8ctcpm4jq7an3hqah8qdxth','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.276599Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662283110,'01m8ctcpmb3eny1js8m1n70a5c','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.283110Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662295279,'01m8ctcpmq8qcdh63b6m91zagb','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:33911/gone','["http://127.0.0.1:33911/gone","http://127.0.0.1:33911/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.295279Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662303927,'01m8ctcpmzwzyteg4j1bfgrnyv','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:33911',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.303927Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662309713,'01m8ctcpn5p9mvhe2g809nhkht','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.321081Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726662432837,'01m8ctcps0t5rndrm8vzzetdaw','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:42.432837Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726669558536,'01m8ctcxqpgrsvn893vemhhytn','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','import','2026-11-26T20:57:49.558536Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726669671958,'01m8ctcxv7xyq5803t0dwgw0bk','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:49.671958Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795726669679493,'01m8ctcxvffdg9prh83kp6pg5r','01m8ctcnxqtv5792swf2qadt0d','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8ctcnxp61k9cqh8zb97xgym','api','2026-11-26T20:57:49.679493Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795726662295279,'2026-11-26T20:57:43.176302Z','http://127.0.0.1:33911/gone','down','It answers with the status 404.',404,9);
INSERT INTO "record_check" VALUES(1795726662295279,'2026-11-26T20:57:43.177562Z','http://127.0.0.1:33911/fine','up','',200,7);
INSERT INTO "record_check" VALUES(1795726662295279,'2026-11-26T20:57:45.138016Z','http://127.0.0.1:33911/gone','down','It answers with the status 404.',404,11);
INSERT INTO "record_check" VALUES(1795726662295279,'2026-11-26T20:57:45.229603Z','http://127.0.0.1:33911/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795726662295279,'2026-11-26T20:57:47.301672Z','http://127.0.0.1:33911/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795726662295279,'2026-11-26T20:57:47.408595Z','http://127.0.0.1:33911/fine','up','',200,1);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8ctcnxqtv5792swf2qadt0d',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072878944,'01m8ctcnxqtv5792swf2qadt0d',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795726662056242,'01m8ctcnxqtv5792swf2qadt0d',4,2,'2026-11-26T20:57:42.939429Z');
INSERT INTO "record_clicks" VALUES(1795726662069150,'01m8ctcnxqtv5792swf2qadt0d',1,0,'2026-11-26T20:57:42.939430Z');
INSERT INTO "record_clicks" VALUES(1795726662076351,'01m8ctcnxqtv5792swf2qadt0d',0,1,'');
INSERT INTO "record_clicks" VALUES(1795726662255735,'01m8ctcnxqtv5792swf2qadt0d',1,0,'2026-11-26T20:57:42.939432Z');
INSERT INTO "record_clicks" VALUES(1795726662276599,'01m8ctcnxqtv5792swf2qadt0d',1,0,'2026-11-26T20:57:42.939433Z');
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
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795726669671958,'01m8ctcnxqtv5792swf2qadt0d','old');
INSERT INTO "record_tag" VALUES(1795726669679493,'01m8ctcnxqtv5792swf2qadt0d','old');
INSERT INTO "record_tag" VALUES(1795726662056242,'01m8ctcnxqtv5792swf2qadt0d','spring');
INSERT INTO "record_tag" VALUES(1795726662069150,'01m8ctcnxqtv5792swf2qadt0d','spring');
INSERT INTO "record_tag" VALUES(1795726662056242,'01m8ctcnxqtv5792swf2qadt0d','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1582971072878944,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726661822020,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662056242,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662069150,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662076351,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662235664,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662248185,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662255735,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662267515,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662276599,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662283110,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662295279,'watchedgo.acme.testhttp://127.0.0.1:33911/gone');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662303927,'ruledgo.acme.testhttp://127.0.0.1:33911');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662309713,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662432837,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726669558536,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726669671958,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726669679493,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726661822020);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662076351);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662235664);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662248185);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662267515);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662283110);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662295279);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662303927);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662309713);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726662432837);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726669558536);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726669671958);
INSERT INTO "record_unclicked" VALUES('01m8ctcnxqtv5792swf2qadt0d',1795726669679493);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-26 20:57:41.519023');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-26 20:57:41.519037');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-26 20:57:41.519044');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-26 20:57:41.519050');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-26 20:57:41.519057');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-26 20:57:41.519063');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-26 20:57:41.519069');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-26 20:57:41.519076');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-26 20:57:41.519081');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-26 20:57:41.519087');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-26 20:57:41.519093');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-26 20:57:41.519101');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-26 20:57:41.519107');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-26 20:57:41.519113');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-26 20:57:41.519119');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-26 20:57:41.519125');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-26 20:57:41.519131');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-26 20:57:41.519137');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-26 20:57:41.519143');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-26 20:57:41.519149');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-26 20:57:41.519155');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-26 20:57:41.519161');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-26 20:57:41.519167');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-26 20:57:41.519173');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-26 20:57:41.519179');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-26 20:57:41.519185');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-26 20:57:41.519191');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-26 20:57:41.519196');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-26 20:57:41.519202');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-26 20:57:41.519207');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-26 20:57:41.519213');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-26 20:57:41.519218');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-26 20:57:41.519225');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-26 20:57:41.519231');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-26 20:57:41.519237');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-26 20:57:41.519243');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-26 20:57:41.519251');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-26 20:57:41.519257');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-26 20:57:41.519263');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8ctcnxp61k9cqh8zb97xgym','signpost.test','2026-11-26T20:57:43.190312Z');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT) STRICT
    ;
INSERT INTO "session" VALUES('01m8ctcxm5h5x86sazbaktv916','b4cc964ef38dcd94036c78638d005000577336c183300bb64a7226c8efc698f1','01m8ctcnxp61k9cqh8zb97xgym','01m8ctcnxqtv5792swf2qadt0d','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-26T20:57:49.444865Z','2026-11-26T20:57:49.444865Z','2026-12-26T20:57:49.444865Z',NULL,'password','',0,0,0,NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('32da4c153020074b688bef334f3f4e93b103b2bdb046b7a27bfbcfb1fd555323','01m8ctcnxp61k9cqh8zb97xgym','2026-11-26T21:27:49.452159Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','6d9d2e08ba1d287738ed8b8d341cf584 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-26T20:57:41.513000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','c71c1e9acadb016e371da24be768f9999a94e7ba050e2d9445ad4d309a244f98');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-26 a68904977b61b88c24c27393115d1182');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','old',2);
INSERT INTO "tag_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','spring',2);
INSERT INTO "tag_count" VALUES('01m8ctcnxqtv5792swf2qadt0d','Überblick',1);
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
INSERT INTO "token" VALUES('01m8ctcny31qqgk5efnhhvnchf','01m8ctcnxqtv5792swf2qadt0d','01m8ctcnxp61k9cqh8zb97xgym','api','first token','owner','00d14f8579a75fc8af2a12184b61f479a5c0c6b997d779f9ad9851efd78461e8','2026-11-26T20:57:41.571091Z',NULL,'2026-11-26T20:57:42.023202Z',NULL);
INSERT INTO "token" VALUES('01m8ctcp6g99r9ypywwwhd1mra','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','mcp','agent','viewer','cbf8f941e85498ff020c6e0734498ff4d6576735facca432a311a3425be5f24a','2026-11-26T20:57:41.840330Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8ctcp6m4v9wph3qr5t1zwmj','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','api','editor','editor','a31069d8f9f9bac9d5d60fc8fdf10d777fc31759f739263747c1ea5ef6cc3933','2026-11-26T20:57:41.844187Z',NULL,'2026-11-26T20:57:42.062995Z',NULL);
INSERT INTO "token" VALUES('01m8ctcp6sy7cmq4wfq6wp57xs','01m8ctcnxqtv5792swf2qadt0d','01m8ctcp6727y1f2vvt13w7tba','api','revoked','editor','36d2a74f5d7a0e7a71968043ebf673adaba3b1ad75058a9e101028e505308df7','2026-11-26T20:57:41.849997Z',NULL,NULL,'2026-11-26T20:57:41.857701Z');
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
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m8ctcnxp61k9cqh8zb97xgym','Owner','owner@localhost','2026-11-26T20:57:41.558236Z','2026-11-26T20:57:49.436803Z','scrypt:16384:8:6$xoELGi4blxxDGz70$71622487313e803fee09b14ebb004564ce078ed724ebfaf1f3cbfdb6f1f585400873a6f0438b8a37a0869e8872d996a108a8210449b5cd44369790111cd98ba3','system','','',1);
INSERT INTO "user" VALUES('01m8ctcp6727y1f2vvt13w7tba','Éva Kovács','Eva@acme.test','2026-11-26T20:57:41.831105Z','2026-11-26T20:57:41.831122Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795726662295279,'http://127.0.0.1:33911/fine','up',0,1,'2026-11-26T20:57:47.408595Z','2026-11-26T20:57:49.434934Z');
INSERT INTO "watch" VALUES(1795726662295279,'http://127.0.0.1:33911/gone','down',3,NULL,'2026-11-26T20:57:47.301672Z','2026-11-26T20:57:49.443534Z');
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
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m8ctcnxqtv5792swf2qadt0d','Acmé','2026-11-26T20:57:41.559895Z','2026-11-26T20:57:42.368573Z','{"country":"DE","notify_url":"http://127.0.0.1:33911/notify","email_summary":"true"}','self-hosted');
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
INSERT INTO "workspace_combination" VALUES('01m8ctcnxqtv5792swf2qadt0d','2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3230223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3230223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3230223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8ctcnxqtv5792swf2qadt0d','2026-11-26',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8ctcnxqtv5792swf2qadt0d','2026-11-26',8214274761235180134);
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
