-- A database with data in it, of 0042_ignored_misses: see make.py
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
INSERT INTO "change" VALUES('01m8dh9axv5qjn6ab37nzhnycq','2026-11-27T03:37:49.243215Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','cli','','','create','workspace','01m8dh9axt70sfxrnx29fbr1th',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9ay06hgpkbrx1xdt0b2h','2026-11-27T03:37:49.248235Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','cli','','','create','token','01m8dh9axzmjgnjv6ktn9czyze',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9b0g09084n26r4jx2tek','2026-11-27T03:37:49.328072Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-27T03:37:49.326971Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b0py8356adhsm992gwc','2026-11-27T03:37:49.335000Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','cli','','','create','record','01m8dh9b0njw745rezpt597fhw',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-27T03:37:49.333604Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b13fzzffxt6zp3kxzxa','2026-11-27T03:37:49.347531Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','cli','','','create','token','01m8dh9b132z89xkjr84h18v8m',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9b16nkzm5ywanksr0y2e','2026-11-27T03:37:49.350724Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','cli','','','create','token','01m8dh9b168nvht0s75xrnh8rp',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9b19jra67nspjmzp56jp','2026-11-27T03:37:49.353621Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','cli','','','create','token','01m8dh9b196ff451htpwf87nkm',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9b1bypa6hv3ec8ztgd2w','2026-11-27T03:37:49.356012Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','cli','','','delete','token','01m8dh9b196ff451htpwf87nkm',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9b2wrsptkk4an3b6pxdn','2026-11-27T03:37:49.404822Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b2mfzt34c90esd04tt2','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-27T03:37:49.403984Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b38xxfz66bq23e04gwd','2026-11-27T03:37:49.416983Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b31n5j4kw3hg0cycbyt','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-27T03:37:49.416389Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b3jys56v25x7rg8wbf6','2026-11-27T03:37:49.427017Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b3dawdb5vkqycagvrvk','create','record','01m8dh9b3hhyqjjvcg09cpbzbk',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-27T03:37:49.425574Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b3yaemaf5r7fyxprwf5','2026-11-27T03:37:49.438364Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','api','editor','01m8dh9b3thtycr1x9bevhh98t','create','record','01m8dh9b3xekmvz0qnnxrb0yp5',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-27T03:37:49.437467Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b45fvdjx7mrgfac3wxw','2026-11-27T03:37:49.445538Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b41370586azms7dgeq2','create','record','01m8dh9b44hmmtm4e0d5n3pbyd',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-27T03:37:49.444564Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b8912k6h80wnnz8zkcm','2026-11-27T03:37:49.577064Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','api','editor','01m8dh9b4833a9sm4zah98b9qt','create','record','01m8dh9b885z3h3vq8v67s7kxx',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-27T03:37:49.576191Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b8f99enxc9sgmp74mc5','2026-11-27T03:37:49.583327Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b8c6j52gqejeykjnm8b','create','record','01m8dh9b8egpkrrwxxas7crw8n',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-27T03:37:49.582534Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b8n300zz0zc64k7m1cn','2026-11-27T03:37:49.589125Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','api','editor','01m8dh9b8j5s78hd88y9c9vjqe','create','record','01m8dh9b8mc106jzk1vy3mex5m',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-27T03:37:49.588385Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b8t6fb9w29rk5pfsb7g','2026-11-27T03:37:49.594234Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b8qhry400xd586y06rr','create','record','01m8dh9b8sgmbgp339b2y227ne',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-27T03:37:49.593532Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b8z6atf2wzccracgzqe','2026-11-27T03:37:49.599240Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b8wgp57d6hc098vq4jw','create','record','01m8dh9b8ya50ahznv9dpb526h',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-27T03:37:49.598325Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b966swc7f5sakd6jje5','2026-11-27T03:37:49.606242Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b93pprmx5k6fj8qd1kq','create','record','01m8dh9b95gzfc4j0ycpppc4me',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-27T03:37:49.605543Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b9behhqy0km4z6y37wv','2026-11-27T03:37:49.611491Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b98g7end3txtdn4zxdc','create','record','01m8dh9b9abr67yb7ndvmc3e4x',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:44137/gone","destinations":["http://127.0.0.1:44137/gone","http://127.0.0.1:44137/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-27T03:37:49.610376Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b9gvjpcberbvsk15gvk','2026-11-27T03:37:49.616910Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b9e1jx7nvsdkzs5wjzk','create','record','01m8dh9b9g7y6v49r8y24hwx23',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:44137","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-27T03:37:49.616254Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b9nehj80dmkrstg1sa4','2026-11-27T03:37:49.621485Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b9k7fx775kqvn2wx040','create','record','01m8dh9b9mvbvpfsg13a0ckg6f',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-27T03:37:49.620875Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9b9vh7h6yv41p3wr9mrg','2026-11-27T03:37:49.627579Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b9qv4jggsf13r67as0c','update','record','01m8dh9b9mvbvpfsg13a0ckg6f',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-27T03:37:49.627200Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9ba1b9h8ya9p0htqta7d','2026-11-27T03:37:49.633387Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9b9ytm4cy6ff24z19nf1','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8dh9ba6cp8fhsmhvb2j1qtk','2026-11-27T03:37:49.638432Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9ba3xj41k9r404f23abm','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8dh9bad1v2ecee17xxe49e6','2026-11-27T03:37:49.645086Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9bab4c4hvh3nczd68seg','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8dh9bajx54gdyz50zqa65z6','2026-11-27T03:37:49.650959Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9bah45k4v9wp2tbegj05','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:44137/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8dh9barf3bqhya41ayxf970','2026-11-27T03:37:49.656508Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9bapnmhychnzpmcb9a9x','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8dh9bayy3d26sw1xv99352d','2026-11-27T03:37:49.662987Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9bawg4pmyhgckngkfcj2','create','record','01m8dh9bay7a52bpbfkjhj69t6',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-27T03:37:49.662234Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9bb3jw4776dg83kwv4mh','2026-11-27T03:37:49.667628Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9bb186jnhrhm7azgpt3m','create','record','01m8dh9bb2xm7e1q0j8gfxa2zc',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-27T03:37:49.666948Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9bba5v5gy4395rxb5gep','2026-11-27T03:37:49.674215Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9bb63dgdssbfsf9qg6g5','bulk_delete','record',NULL,'01m8dh9bb79zdqs6jacacy7c5z',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8dh9bc0ts4f6jky9xr12yvf','2026-11-27T03:37:49.696883Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9bbwcdbxzbj37g63hgqy','create','record','01m8dh9bc0237zjfy33tf61qzk',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-27T03:37:49.696067Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9hje7v4hvd2bqdnyjvjt','2026-11-27T03:37:56.046285Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9hjcdy855y7f22mvjq5d','update','record','01m8dh9b3hhyqjjvcg09cpbzbk',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-27T03:37:49.425574Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9hyfeckmg1jv0tsrxrtb','2026-11-27T03:37:56.431483Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','cli','','','create','invitation','01m8dh9hyeynew7bz6emcex6tt',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9hz5c2ve5b7e62k0rd9y','2026-11-27T03:37:56.453414Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9hyhahvr7xe66bgqjnty','import','record',NULL,'01m8dh9hykekc22vqgp2ey4rvj',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9j00fbjdbgd2czygjrr4','2026-11-27T03:37:56.480519Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9hzjhcrvmanhdrkx3tbe','import','record',NULL,'01m8dh9hzn8qjmdegtdyvwh8cc',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8dh9j0g6csmkx5184ft9sjw','2026-11-27T03:37:56.496236Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9j0cx7531svs0hd79rft','create','record','01m8dh9j0fa0a18z6d40mrny7t',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-27T03:37:56.495320Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9j0nsm0ma6ew50k2gz7w','2026-11-27T03:37:56.501851Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9j0jyqc6s6y0be9sjq3w','create','record','01m8dh9j0n2r1wdgeb1mbjgk7q',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-27T03:37:56.501088Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9j0tswjsks3p7gzpedm0','2026-11-27T03:37:56.506859Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9j0r73wgjn12fayev92b','create','record','01m8dh9j0t4szj5mg8njj4j4gq',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-27T03:37:56.506153Z"}',NULL);
INSERT INTO "change" VALUES('01m8dh9j12h5wntqcxafqpt70n','2026-11-27T03:37:56.514578Z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','Owner','api','first token','01m8dh9j0x6h0a5ebg8dnmg51x','bulk_delete','record',NULL,'01m8dh9j0ygce05hy1csb48s5j',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795750669425574,'2026-11-27',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3033223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3033223A317D');
INSERT INTO "click_combination" VALUES(1795750669588385,'2026-11-27',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3033223A317D');
INSERT INTO "click_combination" VALUES(1795750669598325,'2026-11-27',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3033223A317D');
INSERT INTO "click_combination" VALUES(1795750669437467,'2026-11-27',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3033223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795750669425574,'2026-11-27',4,2,1);
INSERT INTO "click_day" VALUES(1795750669437467,'2026-11-27',1,0,1);
INSERT INTO "click_day" VALUES(1795750669444564,'2026-11-27',0,1,0);
INSERT INTO "click_day" VALUES(1795750669588385,'2026-11-27',1,0,1);
INSERT INTO "click_day" VALUES(1795750669598325,'2026-11-27',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795750669425574,'2026-11-27',-866459335417073141);
INSERT INTO "click_visitor" VALUES(1795750669437467,'2026-11-27',-866459335417073141);
INSERT INTO "click_visitor" VALUES(1795750669588385,'2026-11-27',-866459335417073141);
INSERT INTO "click_visitor" VALUES(1795750669598325,'2026-11-27',-866459335417073141);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('4b211f8c3f5a5f1cab558cbfdbb4caadec22aebc17de8ded6cb932032afeb90c','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','{"tags":["spring"]}',2,'2026-11-27T04:37:56.535489Z');
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
INSERT INTO "delivery" VALUES('01m8dh9fsb5gmnh3wvc9jtf2hc','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b9abr67yb7ndvmc3e4x','destination.broken','http://127.0.0.1:44137/notify','{"type":"destination.broken","timestamp":"2026-11-27T03:37:54.219106Z","data":{"id":"01m8dh9b9abr67yb7ndvmc3e4x","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:44137/gone","checked_at":"2026-11-27T03:37:54.201743Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-27T03:37:54.219218Z','2026-11-27T03:37:54.237463Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8dh9b0j4te1jsbps6wbdkjr','01m8dh9axt70sfxrnx29fbr1th','host.created','localhost','{"type":"host.created","timestamp":"2026-11-27T03:37:49.330084Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T03:37:49.326965Z","updated_at":"2026-11-27T03:37:49.326971Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T03:37:49.330084Z');
INSERT INTO "event" VALUES(2,'01m8dh9b0q6pmq2x1egcyva2fv','01m8dh9axt70sfxrnx29fbr1th','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795750669333604,"id":"01m8dh9b0njw745rezpt597fhw","updated_at":"2026-11-27T03:37:49.333604Z"},{}]',0,'2026-11-27T03:37:49.335202Z');
INSERT INTO "event" VALUES(3,'01m8dh9b2xwhc9z5p525r28jmy','01m8dh9axt70sfxrnx29fbr1th','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-27T03:37:49.405855Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T03:37:49.403978Z","updated_at":"2026-11-27T03:37:49.403984Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T03:37:49.405855Z');
INSERT INTO "event" VALUES(4,'01m8dh9b3a02rrfmjgr8jd2s2z','01m8dh9axt70sfxrnx29fbr1th','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-27T03:37:49.417945Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T03:37:49.416384Z","updated_at":"2026-11-27T03:37:49.416389Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T03:37:49.417945Z');
INSERT INTO "event" VALUES(5,'01m8dh9b3k86wjwzfdvwx0gdhc','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795750669425574,"id":"01m8dh9b3hhyqjjvcg09cpbzbk","updated_at":"2026-11-27T03:37:49.425574Z"},{}]',0,'2026-11-27T03:37:49.427247Z');
INSERT INTO "event" VALUES(6,'01m8dh9b3yhwrh7chq2ch7bwxn','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9b0xxqnbmetteatsjce3","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795750669437467,"id":"01m8dh9b3xekmvz0qnnxrb0yp5","updated_at":"2026-11-27T03:37:49.437467Z"},{}]',0,'2026-11-27T03:37:49.438559Z');
INSERT INTO "event" VALUES(7,'01m8dh9b45s3nvme7hq4cw419w','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795750669444564,"id":"01m8dh9b44hmmtm4e0d5n3pbyd","updated_at":"2026-11-27T03:37:49.444564Z"},{}]',0,'2026-11-27T03:37:49.445785Z');
INSERT INTO "event" VALUES(8,'01m8dh9b898s6d61ah72jas284','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9b0xxqnbmetteatsjce3","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795750669576191,"id":"01m8dh9b885z3h3vq8v67s7kxx","updated_at":"2026-11-27T03:37:49.576191Z"},{}]',0,'2026-11-27T03:37:49.577270Z');
INSERT INTO "event" VALUES(9,'01m8dh9b8fgbv7mp21tms87nac','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795750669582534,"id":"01m8dh9b8egpkrrwxxas7crw8n","updated_at":"2026-11-27T03:37:49.582534Z"},{}]',0,'2026-11-27T03:37:49.583511Z');
INSERT INTO "event" VALUES(10,'01m8dh9b8n9sgf2x371bh6jsb8','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8dh9b0xxqnbmetteatsjce3","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795750669588385,"id":"01m8dh9b8mc106jzk1vy3mex5m","updated_at":"2026-11-27T03:37:49.588385Z"},{}]',0,'2026-11-27T03:37:49.589302Z');
INSERT INTO "event" VALUES(11,'01m8dh9b8tct8mgt7ffx0vwqjn','01m8dh9axt70sfxrnx29fbr1th','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795750669593532,"id":"01m8dh9b8sgmbgp339b2y227ne","updated_at":"2026-11-27T03:37:49.593532Z"},{}]',0,'2026-11-27T03:37:49.594399Z');
INSERT INTO "event" VALUES(12,'01m8dh9b8zd470f2nvn514w6q7','01m8dh9axt70sfxrnx29fbr1th','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795750669598325,"id":"01m8dh9b8ya50ahznv9dpb526h","updated_at":"2026-11-27T03:37:49.598325Z"},{}]',0,'2026-11-27T03:37:49.599408Z');
INSERT INTO "event" VALUES(13,'01m8dh9b96cp2m56msx8szdphk','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795750669605543,"id":"01m8dh9b95gzfc4j0ycpppc4me","updated_at":"2026-11-27T03:37:49.605543Z"},{}]',0,'2026-11-27T03:37:49.606395Z');
INSERT INTO "event" VALUES(14,'01m8dh9b9bmxrh157gy7wcdmyx','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"http://127.0.0.1:44137/gone","destinations":["http://127.0.0.1:44137/gone","http://127.0.0.1:44137/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795750669610376,"id":"01m8dh9b9abr67yb7ndvmc3e4x","updated_at":"2026-11-27T03:37:49.610376Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-27T03:37:49.611658Z');
INSERT INTO "event" VALUES(15,'01m8dh9b9h2cp18n387vsmjced','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:44137","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795750669616254,"id":"01m8dh9b9g7y6v49r8y24hwx23","updated_at":"2026-11-27T03:37:49.616254Z"},{}]',0,'2026-11-27T03:37:49.617067Z');
INSERT INTO "event" VALUES(16,'01m8dh9b9nkt5fpnarc6c2368x','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795750669620875,"id":"01m8dh9b9mvbvpfsg13a0ckg6f","updated_at":"2026-11-27T03:37:49.620875Z"},{}]',0,'2026-11-27T03:37:49.621625Z');
INSERT INTO "event" VALUES(17,'01m8dh9b9vtkf0tcr0jrsk3mgx','01m8dh9axt70sfxrnx29fbr1th','link.updated','go.acme.test','','[{"seq":1795750669620875,"id":"01m8dh9b9mvbvpfsg13a0ckg6f","workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:49.627200Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-27T03:37:49.627836Z');
INSERT INTO "event" VALUES(18,'01m8dh9ba1xbrt0yrdes5cj153','01m8dh9axt70sfxrnx29fbr1th','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-27T03:37:49.633873Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T03:37:49.416384Z","updated_at":"2026-11-27T03:37:49.416389Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T03:37:49.633873Z');
INSERT INTO "event" VALUES(19,'01m8dh9baz538cqq1bte7ka11h','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795750669662234,"id":"01m8dh9bay7a52bpbfkjhj69t6","updated_at":"2026-11-27T03:37:49.662234Z"},{}]',0,'2026-11-27T03:37:49.663153Z');
INSERT INTO "event" VALUES(20,'01m8dh9bb3s9zkqhnvq109fjvw','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795750669666948,"id":"01m8dh9bb2xm7e1q0j8gfxa2zc","updated_at":"2026-11-27T03:37:49.666948Z"},{}]',0,'2026-11-27T03:37:49.667798Z');
INSERT INTO "event" VALUES(21,'01m8dh9bbhybvdezck8hnq493h','01m8dh9axt70sfxrnx29fbr1th','link.deleted','go.acme.test','','[{"seq":1795750669662234,"id":"01m8dh9bay7a52bpbfkjhj69t6","workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:49.662234Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-27T03:37:49.681959Z');
INSERT INTO "event" VALUES(22,'01m8dh9bbhz69v92sh4yfwshfq','01m8dh9axt70sfxrnx29fbr1th','link.deleted','go.acme.test','','[{"seq":1795750669666948,"id":"01m8dh9bb2xm7e1q0j8gfxa2zc","workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:49.666948Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-27T03:37:49.681993Z');
INSERT INTO "event" VALUES(23,'01m8dh9bbth7w3j392d96eqp5y','01m8dh9axt70sfxrnx29fbr1th','job.done','','{"type":"job.done","timestamp":"2026-11-27T03:37:49.690513Z","data":{"id":"01m8dh9bb79zdqs6jacacy7c5z","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-27T03:37:49.671286Z","updated_at":"2026-11-27T03:37:49.689548Z","finished_at":"2026-11-27T03:37:49.689548Z"}}',NULL,0,'2026-11-27T03:37:49.690513Z');
INSERT INTO "event" VALUES(24,'01m8dh9bc13crvt9nm84pbcd8a','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795750669696067,"id":"01m8dh9bc0237zjfy33tf61qzk","updated_at":"2026-11-27T03:37:49.696067Z"},{}]',0,'2026-11-27T03:37:49.697097Z');
INSERT INTO "event" VALUES(25,'01m8dh9fsc1rpnjpcpvajj9g5y','01m8dh9axt70sfxrnx29fbr1th','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-27T03:37:54.219979Z","data":{"id":"01m8dh9b9abr67yb7ndvmc3e4x","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:44137/gone","checked_at":"2026-11-27T03:37:54.201743Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-27T03:37:54.219979Z');
INSERT INTO "event" VALUES(26,'01m8dh9hjekm3e34emc2hha9y9','01m8dh9axt70sfxrnx29fbr1th','link.updated','go.acme.test','','[{"seq":1795750669425574,"id":"01m8dh9b3hhyqjjvcg09cpbzbk","workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:49.425574Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-27T03:37:56.046612Z');
INSERT INTO "event" VALUES(27,'01m8dh9hz4g0d33dppd3r2vgj4','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg0002stny0r076b4jt","updated_at":"2026-11-27T03:37:56.450760Z"},{}]',0,'2026-11-27T03:37:56.452489Z');
INSERT INTO "event" VALUES(28,'01m8dh9hz4h24kxj4kpch7spmy','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795750676450760,"id":"01m8dh9hz2qr3qyms4s0qcc1vy","updated_at":"2026-11-27T03:37:56.450760Z"},{}]',0,'2026-11-27T03:37:56.452539Z');
INSERT INTO "event" VALUES(29,'01m8dh9hzg4zhc88x2k5spfwtx','01m8dh9axt70sfxrnx29fbr1th','job.done','','{"type":"job.done","timestamp":"2026-11-27T03:37:56.464100Z","data":{"id":"01m8dh9hykekc22vqgp2ey4rvj","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-27T03:37:56.435429Z","updated_at":"2026-11-27T03:37:56.463054Z","finished_at":"2026-11-27T03:37:56.463054Z"}}',NULL,0,'2026-11-27T03:37:56.464100Z');
INSERT INTO "event" VALUES(30,'01m8dh9hzzrxhxxfva2bbwv7p1','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072165723,"id":"01e286vbn5pk2v369jgm7yttpn","updated_at":"2026-11-27T03:37:56.478799Z"},{}]',0,'2026-11-27T03:37:56.479776Z');
INSERT INTO "event" VALUES(31,'01m8dh9j0gec6f08mzj1az9b16','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795750676495320,"id":"01m8dh9j0fa0a18z6d40mrny7t","updated_at":"2026-11-27T03:37:56.495320Z"},{}]',0,'2026-11-27T03:37:56.496448Z');
INSERT INTO "event" VALUES(32,'01m8dh9j0p1mxj9sdj296tarb5','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795750676501088,"id":"01m8dh9j0n2r1wdgeb1mbjgk7q","updated_at":"2026-11-27T03:37:56.501088Z"},{}]',0,'2026-11-27T03:37:56.502041Z');
INSERT INTO "event" VALUES(33,'01m8dh9j0v17a5xy4fk81k44jk','01m8dh9axt70sfxrnx29fbr1th','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795750676506153,"id":"01m8dh9j0t4szj5mg8njj4j4gq","updated_at":"2026-11-27T03:37:56.506153Z"},{}]',0,'2026-11-27T03:37:56.507027Z');
INSERT INTO "event" VALUES(34,'01m8dh9j1f28hf872s7r7z6xay','01m8dh9axt70sfxrnx29fbr1th','link.deleted','go.acme.test','','[{"seq":1795750676495320,"id":"01m8dh9j0fa0a18z6d40mrny7t","workspace":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:56.495320Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-27T03:37:56.527051Z');
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
INSERT INTO "host" VALUES('localhost','01m8dh9b0ev6crhnn4z8rvq6jf','01m8dh9axt70sfxrnx29fbr1th','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-27T03:37:50.155514Z','2026-11-27T03:37:49.326965Z','2026-11-27T03:37:49.326971Z','2026-11-27T09:03:08.889251Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8dh9b2vx3ref63skay570nn','01m8dh9axt70sfxrnx29fbr1th','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-27T03:37:55.535923Z"}]','','2026-11-27T03:37:55.535923Z','2026-11-27T03:37:49.403978Z','2026-11-27T03:37:49.403984Z','2026-11-27T03:47:56.435146Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8dh9hyeynew7bz6emcex6tt','16542c86291edebff1afd649defcc9d632c5f9d6db4e67a20da716e3a7569bf9','01m8dh9axt70sfxrnx29fbr1th','Ada@acme.test','manager','01m8dh9axrsxc3qdd2c64ck172','2026-11-27T03:37:56.431010Z','2026-12-04T03:37:56.430952Z');
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
INSERT INTO "job" VALUES('01m8dh9bb79zdqs6jacacy7c5z','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','bulk_delete','done','{"tags":["gone"]}','2026-11-27T03:37:49.671286Z',2,2,'2026-11-27T03:37:49.671286Z','2026-11-27T03:37:49.689548Z','2026-11-27T03:37:49.689548Z',1795750669666948,0,0,0,0,0,'',0,'api','first token','01m8dh9bb63dgdssbfsf9qg6g5',0);
INSERT INTO "job" VALUES('01m8dh9hykekc22vqgp2ey4rvj','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-27T03:37:56.435429Z',3,0,'2026-11-27T03:37:56.435429Z','2026-11-27T03:37:56.463054Z','2026-11-27T03:37:56.463054Z',0,2,0,1,4,0,'',0,'api','first token','01m8dh9hyhahvr7xe66bgqjnty',0);
INSERT INTO "job" VALUES('01m8dh9hzn8qjmdegtdyvwh8cc','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-27T03:37:56.469246Z',3,0,'2026-11-27T03:37:56.469246Z','2026-11-27T03:37:56.481124Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8dh9hzjhcrvmanhdrkx3tbe',0);
INSERT INTO "job" VALUES('01m8dh9j0ygce05hy1csb48s5j','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-27T03:37:56.510491Z',3,1,'2026-11-27T03:37:56.510491Z','2026-11-27T03:37:56.526008Z',NULL,1795750676495320,0,0,0,0,0,'',0,'api','first token','01m8dh9j0x6h0a5ebg8dnmg51x',0);
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
INSERT INTO "kept_answer" VALUES('01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8dh9bc0237zjfy33tf61qzk","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","created_at":"2026-11-27T03:37:49.696067Z","updated_at":"2026-11-27T03:37:49.696067Z","expired_at":null}]}
','2026-11-27T03:37:49.697686Z');
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
INSERT INTO "kept_record" VALUES('01m8dh9bba5v5gy4395rxb5gep',1795750669662234,'{"seq":1795750669662234,"id":"01m8dh9bay7a52bpbfkjhj69t6","workspace_id":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:49.662234Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8dh9bba5v5gy4395rxb5gep',1795750669666948,'{"seq":1795750669666948,"id":"01m8dh9bb2xm7e1q0j8gfxa2zc","workspace_id":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:49.666948Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8dh9j12h5wntqcxafqpt70n',1795750676495320,'{"seq":1795750676495320,"id":"01m8dh9j0fa0a18z6d40mrny7t","workspace_id":"01m8dh9axt70sfxrnx29fbr1th","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8dh9axrsxc3qdd2c64ck172","created_via":"api","updated_at":"2026-11-27T03:37:56.495320Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','owner','2026-11-27T03:37:49.242729Z',0);
INSERT INTO "member" VALUES('01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','editor','2026-11-27T03:37:49.342872Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0002stny0r076b4jt','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','import','2026-11-27T03:37:56.450760Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072165723,'01e286vbn5pk2v369jgm7yttpn','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','import','2026-11-27T03:37:56.478799Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669333604,'01m8dh9b0njw745rezpt597fhw','01m8dh9axt70sfxrnx29fbr1th','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','cli','2026-11-27T03:37:49.333604Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669425574,'01m8dh9b3hhyqjjvcg09cpbzbk','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.425574Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669437467,'01m8dh9b3xekmvz0qnnxrb0yp5','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9b0xxqnbmetteatsjce3','api','2026-11-27T03:37:49.437467Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669444564,'01m8dh9b44hmmtm4e0d5n3pbyd','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.444564Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669576191,'01m8dh9b885z3h3vq8v67s7kxx','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$R7fXjxMogW1pTkaC$e1009e8356441b7aa901db1fc7b6dbe4ee9a78cad4b06ce2498f26511a683d2e3d98c8ec71e74fe492398e7c6b6661c1ce12eb495ffe729caf2dda6a88dc2c6f','off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9b0xxqnbmetteatsjce3','api','2026-11-27T03:37:49.576191Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669582534,'01m8dh9b8egpkrrwxxas7crw8n','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.582534Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669588385,'01m8dh9b8mc106jzk1vy3mex5m','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9b0xxqnbmetteatsjce3','api','2026-11-27T03:37:49.588385Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669593532,'01m8dh9b8sgmbgp339b2y227ne','01m8dh9axt70sfxrnx29fbr1th','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.593532Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669598325,'01m8dh9b8ya50ahznv9dpb526h','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.598325Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669605543,'01m8dh9b95gzfc4j0ycpppc4me','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.605543Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669610376,'01m8dh9b9abr67yb7ndvmc3e4x','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:44137/gone','["http://127.0.0.1:44137/gone","http://127.0.0.1:44137/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.610376Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669616254,'01m8dh9b9g7y6v49r8y24hwx23','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:44137',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.616254Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669620875,'01m8dh9b9mvbvpfsg13a0ckg6f','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.627200Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750669696067,'01m8dh9bc0237zjfy33tf61qzk','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:49.696067Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750676450760,'01m8dh9hz2qr3qyms4s0qcc1vy','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','import','2026-11-27T03:37:56.450760Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750676501088,'01m8dh9j0n2r1wdgeb1mbjgk7q','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:56.501088Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795750676506153,'01m8dh9j0t4szj5mg8njj4j4gq','01m8dh9axt70sfxrnx29fbr1th','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8dh9axrsxc3qdd2c64ck172','api','2026-11-27T03:37:56.506153Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795750669610376,'2026-11-27T03:37:50.114958Z','http://127.0.0.1:44137/gone','down','It answers with status 404.',404,15);
INSERT INTO "record_check" VALUES(1795750669610376,'2026-11-27T03:37:50.117377Z','http://127.0.0.1:44137/fine','up','',200,11);
INSERT INTO "record_check" VALUES(1795750669610376,'2026-11-27T03:37:51.981191Z','http://127.0.0.1:44137/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795750669610376,'2026-11-27T03:37:52.133305Z','http://127.0.0.1:44137/gone','down','It answers with status 404.',404,6);
INSERT INTO "record_check" VALUES(1795750669610376,'2026-11-27T03:37:53.908818Z','http://127.0.0.1:44137/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795750669610376,'2026-11-27T03:37:54.201743Z','http://127.0.0.1:44137/gone','down','It answers with status 404.',404,5);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8dh9axt70sfxrnx29fbr1th',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072165723,'01m8dh9axt70sfxrnx29fbr1th',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795750669425574,'01m8dh9axt70sfxrnx29fbr1th',4,2,'2026-11-27T03:37:50.119736Z');
INSERT INTO "record_clicks" VALUES(1795750669437467,'01m8dh9axt70sfxrnx29fbr1th',1,0,'2026-11-27T03:37:50.119737Z');
INSERT INTO "record_clicks" VALUES(1795750669444564,'01m8dh9axt70sfxrnx29fbr1th',0,1,'');
INSERT INTO "record_clicks" VALUES(1795750669588385,'01m8dh9axt70sfxrnx29fbr1th',1,0,'2026-11-27T03:37:50.119739Z');
INSERT INTO "record_clicks" VALUES(1795750669598325,'01m8dh9axt70sfxrnx29fbr1th',1,0,'2026-11-27T03:37:50.119740Z');
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
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795750676501088,'01m8dh9axt70sfxrnx29fbr1th','old');
INSERT INTO "record_tag" VALUES(1795750676506153,'01m8dh9axt70sfxrnx29fbr1th','old');
INSERT INTO "record_tag" VALUES(1795750669425574,'01m8dh9axt70sfxrnx29fbr1th','spring');
INSERT INTO "record_tag" VALUES(1795750669437467,'01m8dh9axt70sfxrnx29fbr1th','spring');
INSERT INTO "record_tag" VALUES(1795750669425574,'01m8dh9axt70sfxrnx29fbr1th','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1582971072165723,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669333604,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669425574,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669437467,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669444564,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669576191,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669582534,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669588385,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669593532,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669598325,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669605543,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669610376,'watchedgo.acme.testhttp://127.0.0.1:44137/gone');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669616254,'ruledgo.acme.testhttp://127.0.0.1:44137');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669620875,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669696067,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750676450760,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750676501088,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750676506153,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669333604);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669444564);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669576191);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669582534);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669593532);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669605543);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669610376);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669616254);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669620875);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750669696067);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750676450760);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750676501088);
INSERT INTO "record_unclicked" VALUES('01m8dh9axt70sfxrnx29fbr1th',1795750676506153);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-27 03:37:49.220106');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-27 03:37:49.220119');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-27 03:37:49.220125');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-27 03:37:49.220130');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-27 03:37:49.220135');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-27 03:37:49.220417');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-27 03:37:49.220429');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-27 03:37:49.220434');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-27 03:37:49.220440');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-27 03:37:49.220444');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-27 03:37:49.220449');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-27 03:37:49.220454');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-27 03:37:49.220459');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-27 03:37:49.220464');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-27 03:37:49.220470');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-27 03:37:49.220475');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-27 03:37:49.220479');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-27 03:37:49.220485');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-27 03:37:49.220489');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-27 03:37:49.220495');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-27 03:37:49.220500');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-27 03:37:49.220505');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-27 03:37:49.220510');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-27 03:37:49.220515');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-27 03:37:49.220521');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-27 03:37:49.220527');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-27 03:37:49.220532');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-27 03:37:49.220537');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-27 03:37:49.220543');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-27 03:37:49.220548');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-27 03:37:49.220553');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-27 03:37:49.220557');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-27 03:37:49.220562');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-27 03:37:49.220568');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-27 03:37:49.220573');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-27 03:37:49.220578');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-27 03:37:49.220583');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-27 03:37:49.220588');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-27 03:37:49.220592');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-27 03:37:49.220597');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-27 03:37:49.220602');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-27 03:37:49.220608');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8dh9axrsxc3qdd2c64ck172','signpost.test','2026-11-27T03:37:50.136859Z');
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
INSERT INTO "session" VALUES('01m8dh9hy9tfnnqmra6q7zb28x','1d8b66d5653fe48847b31f089f16373f6aa74b5d81c9d5b3f052343dbcf420a8','01m8dh9axrsxc3qdd2c64ck172','01m8dh9axt70sfxrnx29fbr1th','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-27T03:37:56.424901Z','2026-11-27T03:37:56.424901Z','2026-12-27T03:37:56.424901Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('4abf29cfb4e46fa35cba2983fd3af5a877ed051f10b9ec8945c6f99b897a0ee9','01m8dh9axrsxc3qdd2c64ck172','2026-11-27T04:07:56.427117Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','2035e09039934ca9883d6a94e1c34ab8 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-27T03:37:49.215000Z 0');
INSERT INTO "state" VALUES('generation','76');
INSERT INTO "state" VALUES('key_check','f3714431319d123cedd17b46837fd204e4847b4e8f5fd9ec1760f2afc58fe44a');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-27 c850cc9e42df9041ab51a51a74084ffb');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','old',2);
INSERT INTO "tag_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','spring',2);
INSERT INTO "tag_count" VALUES('01m8dh9axt70sfxrnx29fbr1th','Überblick',1);
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
INSERT INTO "token" VALUES('01m8dh9axzmjgnjv6ktn9czyze','01m8dh9axt70sfxrnx29fbr1th','01m8dh9axrsxc3qdd2c64ck172','api','first token','owner','6451433f8d1455e400374f6ff2bd6b838f3bd858c9ac71aea7b0631b44be4361','2026-11-27T03:37:49.247693Z',NULL,'2026-11-27T03:37:49.410297Z',NULL);
INSERT INTO "token" VALUES('01m8dh9b132z89xkjr84h18v8m','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','mcp','agent','viewer','f1280b2a3823bd4bda5df8b4d0d4248d2797ee930b6b98133904b24938296e27','2026-11-27T03:37:49.347128Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8dh9b168nvht0s75xrnh8rp','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','api','editor','editor','96bf606f2bcd1b89695f15330c554db7f16b16b5bd945f1f2800a43ac72b7a9f','2026-11-27T03:37:49.350309Z',NULL,'2026-11-27T03:37:49.435154Z',NULL);
INSERT INTO "token" VALUES('01m8dh9b196ff451htpwf87nkm','01m8dh9axt70sfxrnx29fbr1th','01m8dh9b0xxqnbmetteatsjce3','api','revoked','editor','8de5bd45308622df0a215d27dc9cf06a550d0a2463848445eb7aaff8ad284fbb','2026-11-27T03:37:49.353238Z',NULL,NULL,'2026-11-27T03:37:49.355650Z');
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
INSERT INTO "user" VALUES('01m8dh9axrsxc3qdd2c64ck172','Owner','owner@localhost','2026-11-27T03:37:49.240879Z','2026-11-27T03:37:56.421879Z','scrypt:16384:8:6$oi0llwgIcw1CLT0T$79535394edc473bae701e7c628105c6db66218bdef1f2995606ee0cc18fa9367b6d3c942f70983b8cb9ccc72d41053f9fc35509795502f128b1bedd5c084900f','system','','',1,'');
INSERT INTO "user" VALUES('01m8dh9b0xxqnbmetteatsjce3','Éva Kovács','Eva@acme.test','2026-11-27T03:37:49.341983Z','2026-11-27T03:37:49.341998Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795750669610376,'http://127.0.0.1:44137/fine','up',0,4,'2026-11-27T03:37:53.908818Z','2026-11-27T03:37:55.723516Z');
INSERT INTO "watch" VALUES(1795750669610376,'http://127.0.0.1:44137/gone','down',3,NULL,'2026-11-27T03:37:54.201743Z','2026-11-27T03:37:56.281448Z');
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
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted', is_sample INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "workspace" VALUES('01m8dh9axt70sfxrnx29fbr1th','Acmé','2026-11-27T03:37:49.242256Z','2026-11-27T03:37:49.656106Z','{"country":"DE","notify_url":"http://127.0.0.1:44137/notify","email_summary":"true"}','self-hosted',0);
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
INSERT INTO "workspace_combination" VALUES('01m8dh9axt70sfxrnx29fbr1th','2026-11-27',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3033223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3033223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3033223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8dh9axt70sfxrnx29fbr1th','2026-11-27',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8dh9axt70sfxrnx29fbr1th','2026-11-27',-866459335417073141);
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
