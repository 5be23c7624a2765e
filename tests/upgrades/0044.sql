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
INSERT INTO "change" VALUES('01m8hvhc60d7fqgbha16c4nqcp','2026-11-28T19:53:56.160443Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','cli','','','create','workspace','01m8hvhc5zvx9eakdgypdkytgg',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhc679rn8gbsz1t0qavfy','2026-11-28T19:53:56.167329Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','cli','','','create','token','01m8hvhc66x36f7pe3ew8rgqhx',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhcgn4cp9w2nndkvwrp07','2026-11-28T19:53:56.501164Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T19:53:56.499882Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhcgv02aj7yjhvmvb0pk0','2026-11-28T19:53:56.507020Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','cli','','','create','record','01m8hvhcgra6452krfk9amdjkx',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-28T19:53:56.504326Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhcnawgy6zdkzerpb460v','2026-11-28T19:53:56.650928Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','cli','','','create','token','01m8hvhcnagndrwcfcwhk25fm5',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhcnhsb7f21wrqvrfgn7q','2026-11-28T19:53:56.668520Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','cli','','','create','token','01m8hvhcnhe040sahypktqxerq',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhcp2rdb8z07e06s1qm01','2026-11-28T19:53:56.674791Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','cli','','','create','token','01m8hvhcp2fy9dnjsbsd4yv1tv',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhcpdvr5kwf6327b077a1','2026-11-28T19:53:56.685922Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','cli','','','delete','token','01m8hvhcp2fy9dnjsbsd4yv1tv',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhcshca6v8nqme0qf0t5f','2026-11-28T19:53:56.785408Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhcrh4v7fdp5ah07yn7wf','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T19:53:56.784957Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhcta3q7r9yybnfd9ttwh','2026-11-28T19:53:56.810133Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhcsvvez62c2z72ysjfk9','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-28T19:53:56.809723Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhctnb3qgn75mz9j4gqk2','2026-11-28T19:53:56.821368Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhctjp7kdgp7f9n1ywmrj','create','record','01m8hvhctmkn2bzd6btav7dwgb',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-28T19:53:56.820629Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhcvdpar28j7z9hzw9phn','2026-11-28T19:53:56.845740Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','api','editor','01m8hvhctztyn9m90w69r3wqqv','create','record','01m8hvhcv82t220ws28189zqab',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-28T19:53:56.840090Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhcw2ea29g9whn9723gtn','2026-11-28T19:53:56.866481Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhcvqgay3b81habzkreav','create','record','01m8hvhcvy9mrkgcrs7zyg9chn',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-28T19:53:56.862308Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhd90cgs43jr7r1732ss9','2026-11-28T19:53:57.280422Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','api','editor','01m8hvhcw5yq7ktc84gje66zbf','create','record','01m8hvhd8z7ab2ysh70558mcmq',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-28T19:53:57.279234Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhd9fd6dex2rmxr22wesn','2026-11-28T19:53:57.295440Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhd9b68nfznp135mjt35w','create','record','01m8hvhd9epys9kq2b9nqtc33k',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-28T19:53:57.294734Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhda0rqkzzqx5pvkz80re','2026-11-28T19:53:57.312814Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','api','editor','01m8hvhd9sfrr3d00s0frbmmgz','create','record','01m8hvhd9x8mp1bhc1g8ag9c76',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-28T19:53:57.309276Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdaqh36mrr18btdyre78','2026-11-28T19:53:57.335564Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhda42213r1pb6egdc7n5','create','record','01m8hvhdapz31c7xcy1t2w9chj',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-28T19:53:57.334995Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdbc2wrpac4gcnbvszvg','2026-11-28T19:53:57.356112Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdb2nvjyfqaq25njz527','create','record','01m8hvhdbbdk3jd7x1nke8heh4',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-28T19:53:57.355435Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdbyxktneff9zm8kb6x0','2026-11-28T19:53:57.374960Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdbqr75dt3y6q97f7xcg','create','record','01m8hvhdbydxdwvrexq92f6mv7',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-28T19:53:57.374445Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdcembyzntbvkh2xvvfg','2026-11-28T19:53:57.390683Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdc2z6s9fc62hx45best','create','record','01m8hvhdc542ce3tpxhpese5k5',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:38323/gone","destinations":["http://127.0.0.1:38323/gone","http://127.0.0.1:38323/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-28T19:53:57.381130Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdczyrn6pq5jmbg8ct00','2026-11-28T19:53:57.408004Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdcq3fww3wx5wbtc5w6e','create','record','01m8hvhdcz8dzxjnzyn6f82nwm',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:38323","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-28T19:53:57.407269Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdfe1949d3tf9b9s6nvy','2026-11-28T19:53:57.486063Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdfad3e77w06xvmzvvsm','create','record','01m8hvhdfd6s8f9g1e9a430xf6',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-28T19:53:57.485217Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdhxm792j19s17cdx1n8','2026-11-28T19:53:57.565674Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdhmbpyetfh8fc8k6tkx','update','record','01m8hvhdfd6s8f9g1e9a430xf6',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-28T19:53:57.565338Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdjbz53ap260m4kdn0xd','2026-11-28T19:53:57.580022Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdj5c0129sqdzwq6zy8t','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8hvhdk1a5e29tjyg8n1eaxf','2026-11-28T19:53:57.606549Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdjm6cgbr33ajcavzg4x','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8hvhdm35ppdyh8f0atpw337','2026-11-28T19:53:57.635211Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdkwqcffk8tz6twdw17k','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8hvhdn0xp9g7tzz9g9acdy1','2026-11-28T19:53:57.664972Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdmvyscz2wpge0d4mq79','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:38323/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8hvhdndqrfaym5vf2pam4sj','2026-11-28T19:53:57.677776Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdnbtrestzcny8bjvkam','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8hvhdq6tzembe84wgnbq3qg','2026-11-28T19:53:57.734877Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdq0dbgkxg20j148dvq0','create','record','01m8hvhdq68vzhkc3138yx9j1b',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T19:53:57.734283Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdr4mj51fnnp1ksgs0aa','2026-11-28T19:53:57.764678Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdr1q80v9sf17w2wxr9a','create','record','01m8hvhdr43z49kh574ejnpz8c',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-28T19:53:57.764127Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhdrqat5de7f40x0c5hj1','2026-11-28T19:53:57.783368Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdrfj4jdrr0pwb1tqxds','bulk_delete','record',NULL,'01m8hvhdrhm8ht1r754xndntws',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8hvhdt3bk1hp3kq3czbynz1','2026-11-28T19:53:57.827396Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhdstvgk8m0p58t37kztm','create','record','01m8hvhdt2rxkhnc3cfpkdj6n1',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-28T19:53:57.826797Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhmxay4w0ejcnf5s90q3m','2026-11-28T19:54:05.098978Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhmx9hav7nmkfp5x911zr','update','record','01m8hvhctmkn2bzd6btav7dwgb',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-28T19:53:56.820629Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhn79nxm6wxnq36genfeb','2026-11-28T19:54:05.417715Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','cli','','','create','invitation','01m8hvhn79bsc0j9befybb5cab',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhn8h6ynet1jr5e59409a','2026-11-28T19:54:05.457236Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhn7c2pd7594jkz1csnx3','import','record',NULL,'01m8hvhn7dh8kahzaqgnt297cf',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhnb2spqbnnsnb161mbmb','2026-11-28T19:54:05.538833Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhn9x97wayq8dftmqjder','import','record',NULL,'01m8hvhn9z1hpc6pp98bwf7q5y',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8hvhnbrpt0c5saz59bq72fc','2026-11-28T19:54:05.560742Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhnbpsqa607wzbv1gq1qd','create','record','01m8hvhnbr7c67z7c8g6q4d1ep',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T19:54:05.560236Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhnc0hw6khemt1nzzxg98','2026-11-28T19:54:05.568584Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhnbywx6w7enypkjzzv0g','create','record','01m8hvhnc02h158aaa78hw0p4e',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T19:54:05.568081Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhncgbkt5mp9jf2wqz4px','2026-11-28T19:54:05.584403Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhnc7m7zcg652h82d0wdk','create','record','01m8hvhnc9a431kvz0j6n3kwvv',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-28T19:54:05.577324Z"}',NULL);
INSERT INTO "change" VALUES('01m8hvhnd0qkj0zhz8za8yq8y1','2026-11-28T19:54:05.600779Z','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','Owner','api','first token','01m8hvhncqwmv13wdqtd1kbfp5','bulk_delete','record',NULL,'01m8hvhncsjw0ac0226ysbzwc2',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795895636820629,'2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3435223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3435223A317D');
INSERT INTO "click_combination" VALUES(1795895636840090,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31393A3435223A317D');
INSERT INTO "click_combination" VALUES(1795895637309276,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3435223A317D');
INSERT INTO "click_combination" VALUES(1795895637355435,'2026-11-28',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3435223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795895636820629,'2026-11-28',4,2,1);
INSERT INTO "click_day" VALUES(1795895636840090,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795895636862308,'2026-11-28',0,1,0);
INSERT INTO "click_day" VALUES(1795895637309276,'2026-11-28',1,0,1);
INSERT INTO "click_day" VALUES(1795895637355435,'2026-11-28',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795895636820629,'2026-11-28',7862465674733693679);
INSERT INTO "click_visitor" VALUES(1795895636840090,'2026-11-28',7862465674733693679);
INSERT INTO "click_visitor" VALUES(1795895637309276,'2026-11-28',7862465674733693679);
INSERT INTO "click_visitor" VALUES(1795895637355435,'2026-11-28',7862465674733693679);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('c72a47af0f772469f10a751d378454eeb6a30cb7d3f734fc9a2bacde155fabde','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','{"tags":["spring"]}',2,'2026-11-28T20:54:05.631615Z');
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
INSERT INTO "delivery" VALUES('01m8hvhk56rd2xdbf7j92yj2x3','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhdc542ce3tpxhpese5k5','destination.broken','http://127.0.0.1:38323/notify','{"type":"destination.broken","timestamp":"2026-11-28T19:54:03.302723Z","data":{"id":"01m8hvhdc542ce3tpxhpese5k5","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38323/gone","checked_at":"2026-11-28T19:54:03.281401Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-28T19:54:03.302813Z','2026-11-28T19:54:03.322913Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8hvhcgpd2mm6h7555zs1ap2','01m8hvhc5zvx9eakdgypdkytgg','host.created','localhost','{"type":"host.created","timestamp":"2026-11-28T19:53:56.502382Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:53:56.499878Z","updated_at":"2026-11-28T19:53:56.499882Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:53:56.502382Z');
INSERT INTO "event" VALUES(2,'01m8hvhcgv58vaf1qhqpvsvktj','01m8hvhc5zvx9eakdgypdkytgg','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795895636504326,"id":"01m8hvhcgra6452krfk9amdjkx","updated_at":"2026-11-28T19:53:56.504326Z"},{}]',0,'2026-11-28T19:53:56.507162Z');
INSERT INTO "event" VALUES(3,'01m8hvhcsmjd96ryt2jvctd44v','01m8hvhc5zvx9eakdgypdkytgg','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-28T19:53:56.788547Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:53:56.784953Z","updated_at":"2026-11-28T19:53:56.784957Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:53:56.788547Z');
INSERT INTO "event" VALUES(4,'01m8hvhctam81v9n6xg5fxfm4t','01m8hvhc5zvx9eakdgypdkytgg','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-28T19:53:56.810624Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:53:56.809720Z","updated_at":"2026-11-28T19:53:56.809723Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:53:56.810624Z');
INSERT INTO "event" VALUES(5,'01m8hvhctnezrv2pm6a0ag59kk','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795895636820629,"id":"01m8hvhctmkn2bzd6btav7dwgb","updated_at":"2026-11-28T19:53:56.820629Z"},{}]',0,'2026-11-28T19:53:56.821474Z');
INSERT INTO "event" VALUES(6,'01m8hvhcvdyvkqryjhtnfszyeq','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhcjsct59nspbkx7rmwfw","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795895636840090,"id":"01m8hvhcv82t220ws28189zqab","updated_at":"2026-11-28T19:53:56.840090Z"},{}]',0,'2026-11-28T19:53:56.845974Z');
INSERT INTO "event" VALUES(7,'01m8hvhcw2mjnqvz27wxksvxkz','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795895636862308,"id":"01m8hvhcvy9mrkgcrs7zyg9chn","updated_at":"2026-11-28T19:53:56.862308Z"},{}]',0,'2026-11-28T19:53:56.866650Z');
INSERT INTO "event" VALUES(8,'01m8hvhd90hrt5emtdndg6yvyd','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhcjsct59nspbkx7rmwfw","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795895637279234,"id":"01m8hvhd8z7ab2ysh70558mcmq","updated_at":"2026-11-28T19:53:57.279234Z"},{}]',0,'2026-11-28T19:53:57.280562Z');
INSERT INTO "event" VALUES(9,'01m8hvhd9fjmc2y5c0pcbdj7nr','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795895637294734,"id":"01m8hvhd9epys9kq2b9nqtc33k","updated_at":"2026-11-28T19:53:57.294734Z"},{}]',0,'2026-11-28T19:53:57.295587Z');
INSERT INTO "event" VALUES(10,'01m8hvhda0z6bqsm6k7j2xamcf','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8hvhcjsct59nspbkx7rmwfw","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795895637309276,"id":"01m8hvhd9x8mp1bhc1g8ag9c76","updated_at":"2026-11-28T19:53:57.309276Z"},{}]',0,'2026-11-28T19:53:57.312989Z');
INSERT INTO "event" VALUES(11,'01m8hvhdaqnnb4a8zrq6kerhhb','01m8hvhc5zvx9eakdgypdkytgg','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795895637334995,"id":"01m8hvhdapz31c7xcy1t2w9chj","updated_at":"2026-11-28T19:53:57.334995Z"},{}]',0,'2026-11-28T19:53:57.335688Z');
INSERT INTO "event" VALUES(12,'01m8hvhdbc7pps7823zqtt8ekv','01m8hvhc5zvx9eakdgypdkytgg','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795895637355435,"id":"01m8hvhdbbdk3jd7x1nke8heh4","updated_at":"2026-11-28T19:53:57.355435Z"},{}]',0,'2026-11-28T19:53:57.356240Z');
INSERT INTO "event" VALUES(13,'01m8hvhdbz2bq3m2136eeamyw4','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795895637374445,"id":"01m8hvhdbydxdwvrexq92f6mv7","updated_at":"2026-11-28T19:53:57.374445Z"},{}]',0,'2026-11-28T19:53:57.375070Z');
INSERT INTO "event" VALUES(14,'01m8hvhdcet4yhgkkxwgxc9de6','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"http://127.0.0.1:38323/gone","destinations":["http://127.0.0.1:38323/gone","http://127.0.0.1:38323/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795895637381130,"id":"01m8hvhdc542ce3tpxhpese5k5","updated_at":"2026-11-28T19:53:57.381130Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-28T19:53:57.390829Z');
INSERT INTO "event" VALUES(15,'01m8hvhdd072kdccm8zdgcw06f','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:38323","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795895637407269,"id":"01m8hvhdcz8dzxjnzyn6f82nwm","updated_at":"2026-11-28T19:53:57.407269Z"},{}]',0,'2026-11-28T19:53:57.408218Z');
INSERT INTO "event" VALUES(16,'01m8hvhdfe707s524a899a4y7w','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795895637485217,"id":"01m8hvhdfd6s8f9g1e9a430xf6","updated_at":"2026-11-28T19:53:57.485217Z"},{}]',0,'2026-11-28T19:53:57.486216Z');
INSERT INTO "event" VALUES(17,'01m8hvhdhy05tfmnrr62kjkkqk','01m8hvhc5zvx9eakdgypdkytgg','link.updated','go.acme.test','','[{"seq":1795895637485217,"id":"01m8hvhdfd6s8f9g1e9a430xf6","workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:53:57.565338Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-28T19:53:57.565995Z');
INSERT INTO "event" VALUES(18,'01m8hvhdjdpjyx3qr2m4t5t2c7','01m8hvhc5zvx9eakdgypdkytgg','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-28T19:53:57.581675Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-28T19:53:56.809720Z","updated_at":"2026-11-28T19:53:56.809723Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-28T19:53:57.581675Z');
INSERT INTO "event" VALUES(19,'01m8hvhdq70jtzweeb4gt1ek8q','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795895637734283,"id":"01m8hvhdq68vzhkc3138yx9j1b","updated_at":"2026-11-28T19:53:57.734283Z"},{}]',0,'2026-11-28T19:53:57.735010Z');
INSERT INTO "event" VALUES(20,'01m8hvhdrasfjxhde7hrdy7qp7','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795895637764127,"id":"01m8hvhdr43z49kh574ejnpz8c","updated_at":"2026-11-28T19:53:57.764127Z"},{}]',0,'2026-11-28T19:53:57.770788Z');
INSERT INTO "event" VALUES(21,'01m8hvhds64cvynmgjf0jtadp2','01m8hvhc5zvx9eakdgypdkytgg','link.deleted','go.acme.test','','[{"seq":1795895637734283,"id":"01m8hvhdq68vzhkc3138yx9j1b","workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:53:57.734283Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T19:53:57.798125Z');
INSERT INTO "event" VALUES(22,'01m8hvhds65bq5mg60e7nzem9h','01m8hvhc5zvx9eakdgypdkytgg','link.deleted','go.acme.test','','[{"seq":1795895637764127,"id":"01m8hvhdr43z49kh574ejnpz8c","workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:53:57.764127Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T19:53:57.798167Z');
INSERT INTO "event" VALUES(23,'01m8hvhdsq5mhva1rdf62vrtsk','01m8hvhc5zvx9eakdgypdkytgg','job.done','','{"type":"job.done","timestamp":"2026-11-28T19:53:57.815144Z","data":{"id":"01m8hvhdrhm8ht1r754xndntws","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-28T19:53:57.777556Z","updated_at":"2026-11-28T19:53:57.809814Z","finished_at":"2026-11-28T19:53:57.809814Z"}}',NULL,0,'2026-11-28T19:53:57.815144Z');
INSERT INTO "event" VALUES(24,'01m8hvhdt3kedvcv4s5m72xk72','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795895637826797,"id":"01m8hvhdt2rxkhnc3cfpkdj6n1","updated_at":"2026-11-28T19:53:57.826797Z"},{}]',0,'2026-11-28T19:53:57.827614Z');
INSERT INTO "event" VALUES(25,'01m8hvhk579a2f8teh24q4vc69','01m8hvhc5zvx9eakdgypdkytgg','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-28T19:54:03.303269Z","data":{"id":"01m8hvhdc542ce3tpxhpese5k5","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38323/gone","checked_at":"2026-11-28T19:54:03.281401Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-28T19:54:03.303269Z');
INSERT INTO "event" VALUES(26,'01m8hvhmxb5sm0k7wmbsjav0vw','01m8hvhc5zvx9eakdgypdkytgg','link.updated','go.acme.test','','[{"seq":1795895636820629,"id":"01m8hvhctmkn2bzd6btav7dwgb","workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:53:56.820629Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-28T19:54:05.099180Z');
INSERT INTO "event" VALUES(27,'01m8hvhn8gp038ff9gmw0vy4zj','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000qf13hybf9ghs9g","updated_at":"2026-11-28T19:54:05.455639Z"},{}]',0,'2026-11-28T19:54:05.456694Z');
INSERT INTO "event" VALUES(28,'01m8hvhn8gphkm2j95p1r4c8h1','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795895645455639,"id":"01m8hvhn8fkzc4x2wwr9cjzjzk","updated_at":"2026-11-28T19:54:05.455639Z"},{}]',0,'2026-11-28T19:54:05.456717Z');
INSERT INTO "event" VALUES(29,'01m8hvhn9954cyma693f0hcz99','01m8hvhc5zvx9eakdgypdkytgg','job.done','','{"type":"job.done","timestamp":"2026-11-28T19:54:05.481140Z","data":{"id":"01m8hvhn7dh8kahzaqgnt297cf","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-28T19:54:05.421528Z","updated_at":"2026-11-28T19:54:05.480560Z","finished_at":"2026-11-28T19:54:05.480560Z"}}',NULL,0,'2026-11-28T19:54:05.481140Z');
INSERT INTO "event" VALUES(30,'01m8hvhnb2cw8kghcwp67hh9zm','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072712013,"id":"01e286vc680dyz0kmfgap0paj5","updated_at":"2026-11-28T19:54:05.537632Z"},{}]',0,'2026-11-28T19:54:05.538404Z');
INSERT INTO "event" VALUES(31,'01m8hvhnbrvre7c5srxbke1mhq','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795895645560236,"id":"01m8hvhnbr7c67z7c8g6q4d1ep","updated_at":"2026-11-28T19:54:05.560236Z"},{}]',0,'2026-11-28T19:54:05.560882Z');
INSERT INTO "event" VALUES(32,'01m8hvhnc0njxctc6f3z5r3ywk','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795895645568081,"id":"01m8hvhnc02h158aaa78hw0p4e","updated_at":"2026-11-28T19:54:05.568081Z"},{}]',0,'2026-11-28T19:54:05.568685Z');
INSERT INTO "event" VALUES(33,'01m8hvhncgjcbep04zrb2wtg31','01m8hvhc5zvx9eakdgypdkytgg','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795895645577324,"id":"01m8hvhnc9a431kvz0j6n3kwvv","updated_at":"2026-11-28T19:54:05.577324Z"},{}]',0,'2026-11-28T19:54:05.584581Z');
INSERT INTO "event" VALUES(34,'01m8hvhndj0qs22bgdc94n88kn','01m8hvhc5zvx9eakdgypdkytgg','link.deleted','go.acme.test','','[{"seq":1795895645560236,"id":"01m8hvhnbr7c67z7c8g6q4d1ep","workspace":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:54:05.560236Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-28T19:54:05.618008Z');
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
INSERT INTO "host" VALUES('localhost','01m8hvhcgksvbe1dd85fqvvpjs','01m8hvhc5zvx9eakdgypdkytgg','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-28T19:53:59.331067Z','2026-11-28T19:53:56.499878Z','2026-11-28T19:53:56.499882Z','2026-11-29T02:28:58.506399Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8hvhcsgwqzt82qat68ykdp1','01m8hvhc5zvx9eakdgypdkytgg','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-28T19:54:04.578141Z"}]','','2026-11-28T19:54:04.578141Z','2026-11-28T19:53:56.784953Z','2026-11-28T19:53:56.784957Z','2026-11-28T20:04:52.685274Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8hvhn79bsc0j9befybb5cab','6afad94302473ab90573eaa125d261792c5c7e542a492861cdd3dcb3299fa935','01m8hvhc5zvx9eakdgypdkytgg','Ada@acme.test','manager','01m8hvhc5z2et9emz97syr0t1w','2026-11-28T19:54:05.417399Z','2026-12-05T19:54:05.417356Z');
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
INSERT INTO "job" VALUES('01m8hvhdrhm8ht1r754xndntws','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','bulk_delete','done','{"tags":["gone"]}','2026-11-28T19:53:57.777556Z',2,2,'2026-11-28T19:53:57.777556Z','2026-11-28T19:53:57.809814Z','2026-11-28T19:53:57.809814Z',1795895637764127,0,0,0,0,0,'',0,'api','first token','01m8hvhdrfj4jdrr0pwb1tqxds',0);
INSERT INTO "job" VALUES('01m8hvhn7dh8kahzaqgnt297cf','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T19:54:05.421528Z',3,0,'2026-11-28T19:54:05.421528Z','2026-11-28T19:54:05.480560Z','2026-11-28T19:54:05.480560Z',0,2,0,1,4,0,'',0,'api','first token','01m8hvhn7c2pd7594jkz1csnx3',0);
INSERT INTO "job" VALUES('01m8hvhn9z1hpc6pp98bwf7q5y','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-28T19:54:05.503032Z',3,0,'2026-11-28T19:54:05.503032Z','2026-11-28T19:54:05.539094Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8hvhn9x97wayq8dftmqjder',0);
INSERT INTO "job" VALUES('01m8hvhncsjw0ac0226ysbzwc2','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-28T19:54:05.593572Z',3,1,'2026-11-28T19:54:05.593572Z','2026-11-28T19:54:05.617334Z',NULL,1795895645560236,0,0,0,0,0,'',0,'api','first token','01m8hvhncqwmv13wdqtd1kbfp5',0);
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
INSERT INTO "kept_answer" VALUES('01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8hvhdt2rxkhnc3cfpkdj6n1","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","created_at":"2026-11-28T19:53:57.826797Z","updated_at":"2026-11-28T19:53:57.826797Z","expired_at":null}]}
','2026-11-28T19:53:57.828208Z');
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
INSERT INTO "kept_record" VALUES('01m8hvhdrqat5de7f40x0c5hj1',1795895637734283,'{"seq":1795895637734283,"id":"01m8hvhdq68vzhkc3138yx9j1b","workspace_id":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:53:57.734283Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8hvhdrqat5de7f40x0c5hj1',1795895637764127,'{"seq":1795895637764127,"id":"01m8hvhdr43z49kh574ejnpz8c","workspace_id":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:53:57.764127Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8hvhnd0qkj0zhz8za8yq8y1',1795895645560236,'{"seq":1795895645560236,"id":"01m8hvhnbr7c67z7c8g6q4d1ep","workspace_id":"01m8hvhc5zvx9eakdgypdkytgg","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8hvhc5z2et9emz97syr0t1w","created_via":"api","updated_at":"2026-11-28T19:54:05.560236Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','owner','2026-11-28T19:53:56.160154Z',0);
INSERT INTO "member" VALUES('01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','editor','2026-11-28T19:53:56.626121Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000qf13hybf9ghs9g','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','import','2026-11-28T19:54:05.455639Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072712013,'01e286vc680dyz0kmfgap0paj5','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','import','2026-11-28T19:54:05.537632Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895636504326,'01m8hvhcgra6452krfk9amdjkx','01m8hvhc5zvx9eakdgypdkytgg','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','cli','2026-11-28T19:53:56.504326Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895636820629,'01m8hvhctmkn2bzd6btav7dwgb','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:56.820629Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895636840090,'01m8hvhcv82t220ws28189zqab','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhcjsct59nspbkx7rmwfw','api','2026-11-28T19:53:56.840090Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895636862308,'01m8hvhcvy9mrkgcrs7zyg9chn','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:56.862308Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637279234,'01m8hvhd8z7ab2ysh70558mcmq','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$xmvQyz8zdSHHINY4$e1f687a8a735e1532fbb437c387ce3f553f27a7091e5d3c6d212cf5d0392b6a5bdab64f436becfb934d323c1d05a6fdc155bbff8444da91220394b55bd7fce4b','off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhcjsct59nspbkx7rmwfw','api','2026-11-28T19:53:57.279234Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637294734,'01m8hvhd9epys9kq2b9nqtc33k','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.294734Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637309276,'01m8hvhd9x8mp1bhc1g8ag9c76','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhcjsct59nspbkx7rmwfw','api','2026-11-28T19:53:57.309276Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637334995,'01m8hvhdapz31c7xcy1t2w9chj','01m8hvhc5zvx9eakdgypdkytgg','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.334995Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637355435,'01m8hvhdbbdk3jd7x1nke8heh4','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.355435Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637374445,'01m8hvhdbydxdwvrexq92f6mv7','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.374445Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637381130,'01m8hvhdc542ce3tpxhpese5k5','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:38323/gone','["http://127.0.0.1:38323/gone","http://127.0.0.1:38323/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.381130Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637407269,'01m8hvhdcz8dzxjnzyn6f82nwm','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:38323',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.407269Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637485217,'01m8hvhdfd6s8f9g1e9a430xf6','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.565338Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895637826797,'01m8hvhdt2rxkhnc3cfpkdj6n1','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:53:57.826797Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895645455639,'01m8hvhn8fkzc4x2wwr9cjzjzk','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','import','2026-11-28T19:54:05.455639Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895645568081,'01m8hvhnc02h158aaa78hw0p4e','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:54:05.568081Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795895645577324,'01m8hvhnc9a431kvz0j6n3kwvv','01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8hvhc5z2et9emz97syr0t1w','api','2026-11-28T19:54:05.577324Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795895637381130,'2026-11-28T19:53:59.157953Z','http://127.0.0.1:38323/fine','up','',200,172);
INSERT INTO "record_check" VALUES(1795895637381130,'2026-11-28T19:53:59.164147Z','http://127.0.0.1:38323/gone','down','It answers with status 404.',404,178);
INSERT INTO "record_check" VALUES(1795895637381130,'2026-11-28T19:54:01.219379Z','http://127.0.0.1:38323/gone','down','It answers with status 404.',404,6);
INSERT INTO "record_check" VALUES(1795895637381130,'2026-11-28T19:54:01.567828Z','http://127.0.0.1:38323/fine','up','',200,15);
INSERT INTO "record_check" VALUES(1795895637381130,'2026-11-28T19:54:03.281401Z','http://127.0.0.1:38323/gone','down','It answers with status 404.',404,3);
INSERT INTO "record_check" VALUES(1795895637381130,'2026-11-28T19:54:03.750962Z','http://127.0.0.1:38323/fine','up','',200,13);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8hvhc5zvx9eakdgypdkytgg',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072712013,'01m8hvhc5zvx9eakdgypdkytgg',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795895636820629,'01m8hvhc5zvx9eakdgypdkytgg',4,2,'2026-11-28T19:53:58.771035Z');
INSERT INTO "record_clicks" VALUES(1795895636840090,'01m8hvhc5zvx9eakdgypdkytgg',1,0,'2026-11-28T19:53:58.771036Z');
INSERT INTO "record_clicks" VALUES(1795895636862308,'01m8hvhc5zvx9eakdgypdkytgg',0,1,'');
INSERT INTO "record_clicks" VALUES(1795895637309276,'01m8hvhc5zvx9eakdgypdkytgg',1,0,'2026-11-28T19:53:58.771038Z');
INSERT INTO "record_clicks" VALUES(1795895637355435,'01m8hvhc5zvx9eakdgypdkytgg',1,0,'2026-11-28T19:53:58.771039Z');
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
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795895645568081,'01m8hvhc5zvx9eakdgypdkytgg','old');
INSERT INTO "record_tag" VALUES(1795895645577324,'01m8hvhc5zvx9eakdgypdkytgg','old');
INSERT INTO "record_tag" VALUES(1795895636820629,'01m8hvhc5zvx9eakdgypdkytgg','spring');
INSERT INTO "record_tag" VALUES(1795895636840090,'01m8hvhc5zvx9eakdgypdkytgg','spring');
INSERT INTO "record_tag" VALUES(1795895636820629,'01m8hvhc5zvx9eakdgypdkytgg','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1582971072712013,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895636504326,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895636820629,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895636840090,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895636862308,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637279234,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637294734,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637309276,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637334995,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637355435,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637374445,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637381130,'watchedgo.acme.testhttp://127.0.0.1:38323/gone');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637407269,'ruledgo.acme.testhttp://127.0.0.1:38323');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637485217,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637826797,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895645455639,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895645568081,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895645577324,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895636504326);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895636862308);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637279234);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637294734);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637334995);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637374445);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637381130);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637407269);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637485217);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895637826797);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895645455639);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895645568081);
INSERT INTO "record_unclicked" VALUES('01m8hvhc5zvx9eakdgypdkytgg',1795895645577324);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-28 19:53:55.155709');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-28 19:53:55.155719');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-28 19:53:55.155723');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-28 19:53:55.155726');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-28 19:53:55.155728');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-28 19:53:55.155731');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-28 19:53:55.155734');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-28 19:53:55.155737');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-28 19:53:55.155740');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-28 19:53:55.155743');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-28 19:53:55.155746');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-28 19:53:55.155748');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-28 19:53:55.155751');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-28 19:53:55.155754');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-28 19:53:55.155756');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-28 19:53:55.155759');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-28 19:53:55.155762');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-28 19:53:55.155765');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-28 19:53:55.155768');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-28 19:53:55.155770');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-28 19:53:55.155773');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-28 19:53:55.155776');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-28 19:53:55.155778');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-28 19:53:55.155781');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-28 19:53:55.155784');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-28 19:53:55.155786');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-28 19:53:55.155789');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-28 19:53:55.155791');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-28 19:53:55.155794');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-28 19:53:55.155797');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-28 19:53:55.155799');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-28 19:53:55.155802');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-28 19:53:55.155805');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-28 19:53:55.155807');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-28 19:53:55.155810');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-28 19:53:55.155813');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-28 19:53:55.155816');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-28 19:53:55.155819');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-28 19:53:55.155821');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-28 19:53:55.155824');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-28 19:53:55.155827');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-28 19:53:55.155830');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-28 19:53:55.155833');
INSERT INTO "schema_migration" VALUES(44,'0044_list_filters','2026-11-28 19:53:55.155836');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8hvhc5z2et9emz97syr0t1w','signpost.test','2026-11-28T19:53:59.157309Z');
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
INSERT INTO "session" VALUES('01m8hvhn741s945wv3zfwmpqgh','b5cea184405175166d1a87b2ca255779fb17d452c69d689291554b6f987a29f1','01m8hvhc5z2et9emz97syr0t1w','01m8hvhc5zvx9eakdgypdkytgg','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-28T19:54:05.411456Z','2026-11-28T19:54:05.411456Z','2026-12-28T19:54:05.411456Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('40c516fcc99d71d01e55e4176c0576f3699d89413994ba257c03961dddead0f0','01m8hvhc5z2et9emz97syr0t1w','2026-11-28T20:24:05.412876Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','fa1f726981ffee9fc55e2775ba5006d0 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-28T19:53:55.144000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','2c45dddb2483b3784764d6887a971f74a41360f801d13dd449c73b0a9396a22d');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-28 091d49ceb05b71bfbed3370c8472616e');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','old',2);
INSERT INTO "tag_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','spring',2);
INSERT INTO "tag_count" VALUES('01m8hvhc5zvx9eakdgypdkytgg','Überblick',1);
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
INSERT INTO "token" VALUES('01m8hvhc66x36f7pe3ew8rgqhx','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhc5z2et9emz97syr0t1w','api','first token','owner','7dcedd62df6f16c7930acced710c5d37c8c1be28f16d92998e26eb082e9da9cf','2026-11-28T19:53:56.166960Z',NULL,'2026-11-28T19:53:56.758724Z',NULL);
INSERT INTO "token" VALUES('01m8hvhcnagndrwcfcwhk25fm5','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','mcp','agent','viewer','1f8267d35bd9b491cf00be832930bfba24eeb4d07cce48facc3361652f0350e6','2026-11-28T19:53:56.650560Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8hvhcnhe040sahypktqxerq','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','api','editor','editor','e139fdeb584c8388e83cc44ce53ea4fe431c3f360d5394302fb6ea2cd732f2ea','2026-11-28T19:53:56.657471Z',NULL,'2026-11-28T19:53:56.832287Z',NULL);
INSERT INTO "token" VALUES('01m8hvhcp2fy9dnjsbsd4yv1tv','01m8hvhc5zvx9eakdgypdkytgg','01m8hvhcjsct59nspbkx7rmwfw','api','revoked','editor','23b39a6e6e068339b4e4f2aa10acf2460adb8b843aacf2e91485ec4f4994ab44','2026-11-28T19:53:56.674534Z',NULL,NULL,'2026-11-28T19:53:56.683391Z');
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
INSERT INTO "user" VALUES('01m8hvhc5z2et9emz97syr0t1w','Owner','owner@localhost','2026-11-28T19:53:56.159114Z','2026-11-28T19:54:05.404908Z','scrypt:16384:8:6$hdw0UvZRCftNoeVL$dfc9827712c82c6538329bd7d3f0add88aeefc5d97058c5d6e53f5c8244b37d76ad7a230faf57cb4a45ed79941072dbcd70b88ec8c4664c9de4bc5b2435d59fc','system','','',1,'');
INSERT INTO "user" VALUES('01m8hvhcjsct59nspbkx7rmwfw','Éva Kovács','Eva@acme.test','2026-11-28T19:53:56.569450Z','2026-11-28T19:53:56.569466Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795895637381130,'http://127.0.0.1:38323/fine','up',0,13,'2026-11-28T19:54:03.750962Z','2026-11-28T19:54:05.622964Z');
INSERT INTO "watch" VALUES(1795895637381130,'http://127.0.0.1:38323/gone','down',3,NULL,'2026-11-28T19:54:03.281401Z','2026-11-28T19:54:05.243122Z');
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
INSERT INTO "workspace" VALUES('01m8hvhc5zvx9eakdgypdkytgg','Acmé','2026-11-28T19:53:56.159913Z','2026-11-28T19:53:57.677509Z','{"country":"DE","notify_url":"http://127.0.0.1:38323/notify","email_summary":"true"}','self-hosted',0,'["home"]');
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
INSERT INTO "workspace_combination" VALUES('01m8hvhc5zvx9eakdgypdkytgg','2026-11-28',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3435223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31393A3435223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31393A3435223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8hvhc5zvx9eakdgypdkytgg','2026-11-28',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8hvhc5zvx9eakdgypdkytgg','2026-11-28',7862465674733693679);
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
