-- A database with data in it, of 0046_feature_tables: see make.py
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
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
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
INSERT INTO "change" VALUES('01m8jdt8hf6bd13y2spk52r113','2026-11-29T01:13:21.711216Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','cli','','','create','workspace','01m8jdt8heq0vh16v7ag9haetx',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdt8hh8d4eaf99emex194a','2026-11-29T01:13:21.713280Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','cli','','','create','token','01m8jdt8hh0tfqdzy8mg8r1cw9',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdt8jvhvtqvh4p07bejw68','2026-11-29T01:13:21.755586Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T01:13:21.754752Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8k09d07dnsfn584whvf','2026-11-29T01:13:21.760317Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','cli','','','create','record','01m8jdt8jykyfjq5h7kspyryke',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-29T01:13:21.758638Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8kf32kfe59pep84a6mr','2026-11-29T01:13:21.775108Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','cli','','','create','token','01m8jdt8kevbgktq88ahz0v4qw',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdt8kh1dqtjkrzgeab46hv','2026-11-29T01:13:21.777055Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','cli','','','create','token','01m8jdt8kgtefw0dgbkfvb1s7s',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdt8kmftzqabcxzxc4djwd','2026-11-29T01:13:21.780516Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','cli','','','create','token','01m8jdt8km94h5e5ghtbb6g4tw',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdt8kp3bttzjkzz0730kxj','2026-11-29T01:13:21.782122Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','cli','','','delete','token','01m8jdt8km94h5e5ghtbb6g4tw',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdt8mvxv7yav6y9y1cvem9','2026-11-29T01:13:21.819970Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8mg8s4ajvzc2vvg7pc6','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T01:13:21.819543Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8n40se343c04mx2x2ex','2026-11-29T01:13:21.828036Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8mzaq2f602xdyzsc3ah','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T01:13:21.827751Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8nbwp7nmpwttv8tzgpj','2026-11-29T01:13:21.835931Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8n84af3q6g7ve5dg8nz','create','record','01m8jdt8nb49bkz4ms1kv2tqcg',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-29T01:13:21.835137Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8npys8hav6sxyn62266','2026-11-29T01:13:21.846997Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','api','editor','01m8jdt8ngfr7nswbhvr0qaqes','create','record','01m8jdt8npe259bd5tfqhrzc4v',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-29T01:13:21.846450Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8nw424xxev4kwy7j3kg','2026-11-29T01:13:21.852142Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8ns4mzjq0hc4sd362qs','create','record','01m8jdt8nvpnjtc68z78d33y41',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-29T01:13:21.851725Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8t1eey2brxx11pn515k','2026-11-29T01:13:21.985475Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','api','editor','01m8jdt8nz3pg6kraeyx818h8b','create','record','01m8jdt8t0wxpz59rnpc4j62f5',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-29T01:13:21.984925Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8t8d7m0h184s8hjhn0d','2026-11-29T01:13:21.992435Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8t469pxfxda2qsxccmc','create','record','01m8jdt8t7v4jxp5q6pga3zk8n',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-29T01:13:21.991868Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8td1xdqvghrn8zp1vnh','2026-11-29T01:13:21.997073Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','api','editor','01m8jdt8tbbbacwe62qr24rz4j','create','record','01m8jdt8tcg0nkdtk1915fqqd9',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-29T01:13:21.996512Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8tjg8s8ns9z8xp8e5zp','2026-11-29T01:13:22.003822Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8tfxxn2t07nvdk624bg','create','record','01m8jdt8thnx1zb42e4yz18q6e',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-29T01:13:22.001701Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8ts3qeqcazggab0z2jv','2026-11-29T01:13:22.009132Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8tprtsgfh2v4mhmhej2','create','record','01m8jdt8trhhawkcgh7j39cxsr',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-29T01:13:22.008561Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8tzyvda2q3jge9fb3sv','2026-11-29T01:13:22.016001Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8twjwhrtft1xbd040rf','create','record','01m8jdt8tz5krzx8g5zj61x19r',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-29T01:13:22.015179Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8v4azprvtmgded3jpt5','2026-11-29T01:13:22.020364Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8v1vr5w587jvfmrt5p3','create','record','01m8jdt8v3m8kb98xq4mxx6c09',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:38857/gone","destinations":["http://127.0.0.1:38857/gone","http://127.0.0.1:38857/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-29T01:13:22.019648Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8vpttth7x1xekapmpde','2026-11-29T01:13:22.038871Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8vf4mg3vpgzdnm195ed','create','record','01m8jdt8vpa33xm3bbya8w3y2r',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:38857","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-29T01:13:22.038323Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8vvn2y3x1geskm071p5','2026-11-29T01:13:22.043686Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8vrxsspx6e99k36j4d7','create','record','01m8jdt8vv7bpf80gbjwrc5122',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-29T01:13:22.043235Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8vzxtz381x1sq9skcrd','2026-11-29T01:13:22.047966Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8vxg5znsh62yn2ceyfz','update','record','01m8jdt8vv7bpf80gbjwrc5122',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-29T01:13:22.047747Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8w78c6064evz0jeq2aw','2026-11-29T01:13:22.055280Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8w5p1pqfhj1y49vkjyy','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8jdt8wh5e6895wgh81kbgg2','2026-11-29T01:13:22.065342Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8w9r39wkvxdvvt76b9d','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8jdt8wqpz1xn2fwtrm6r6qk','2026-11-29T01:13:22.071749Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8wnh6369e5svtx1d5br','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8jdt8wx7w3bmt47mpdtw36p','2026-11-29T01:13:22.077289Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8wvgztveh8safq9k559','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:38857/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8jdt8x3vc7d5ptg3ym40rvh','2026-11-29T01:13:22.083891Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8x14daz3vs9k63z68fb','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8jdt8x8feh1v493x1tvytt9','2026-11-29T01:13:22.088506Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8x6f0z419r4b9wz94dd','create','record','01m8jdt8x8154sahv7jeczh87e',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-29T01:13:22.088037Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8xem1z26xxss5b0ymqt','2026-11-29T01:13:22.094656Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8xb44r2avwdh7r6w39v','create','record','01m8jdt8xdsdrg3qahxx7bt2w8',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-29T01:13:22.093813Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdt8xm82z6fpcakv0hdfqq','2026-11-29T01:13:22.100271Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8xhpkg8ce83gc0sxfhz','bulk_delete','record',NULL,'01m8jdt8xk19vqkr7660fxgcbv',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8jdt8ybkc8dbvqn1xhtpxke','2026-11-29T01:13:22.123632Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdt8y83ke609axbpdbbtpf','create','record','01m8jdt8yb42wwk9s12cjaxs10',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-29T01:13:22.123130Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdtf1ybqktfvvmyee55grk','2026-11-29T01:13:28.382397Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdtf1s1a6zf2ymfxma8nen','update','record','01m8jdt8nb49bkz4ms1kv2tqcg',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-29T01:13:21.835137Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdtfd893dh4wxmakf2bqa8','2026-11-29T01:13:28.744306Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','cli','','','create','invitation','01m8jdtfd7y9ax64119pw11v9k',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdtfdzkt344tebsmhyd99g','2026-11-29T01:13:28.767646Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdtfdcmtnzm70j87r0wv86','import','record',NULL,'01m8jdtfdeykhhdexjfppfhj11',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdtffqmv66yq33h51m68cb','2026-11-29T01:13:28.823680Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdtfej39epvw6xy5g6rhy8','import','record',NULL,'01m8jdtfemg517rhvcv74q2ad0',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8jdtfg1erje47k7qpa8jhdf','2026-11-29T01:13:28.833485Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdtffzdm0q66tkefk55efr','create','record','01m8jdtfg0sp4qetscz8pdqe7g',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T01:13:28.832822Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdtfg6mh17ynqjfzd0t61j','2026-11-29T01:13:28.838669Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdtfg4n3x42g4k10m29a15','create','record','01m8jdtfg5rx6ps3rcrecpv9p7',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T01:13:28.837797Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdtfgbh13e9s307cz1a9zw','2026-11-29T01:13:28.843556Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdtfg9yv8cf3br4sm21kqb','create','record','01m8jdtfgb3hpka81js5v9xzpe',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T01:13:28.843113Z"}',NULL);
INSERT INTO "change" VALUES('01m8jdtfggwnccqr3paft4y5rd','2026-11-29T01:13:28.848971Z','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','Owner','api','first token','01m8jdtfgdkfwbmcp8wwr5gave','bulk_delete','record',NULL,'01m8jdtfgefxxre64a884mshkg',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795914801835137,'2026-11-29',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3030223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3030223A317D');
INSERT INTO "click_combination" VALUES(1795914801846450,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30313A3030223A317D');
INSERT INTO "click_combination" VALUES(1795914801996512,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3030223A317D');
INSERT INTO "click_combination" VALUES(1795914802008561,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3030223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795914801835137,'2026-11-29',4,2,1);
INSERT INTO "click_day" VALUES(1795914801846450,'2026-11-29',1,0,1);
INSERT INTO "click_day" VALUES(1795914801851725,'2026-11-29',0,1,0);
INSERT INTO "click_day" VALUES(1795914801996512,'2026-11-29',1,0,1);
INSERT INTO "click_day" VALUES(1795914802008561,'2026-11-29',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795914801835137,'2026-11-29',8944147250700878598);
INSERT INTO "click_visitor" VALUES(1795914801846450,'2026-11-29',8944147250700878598);
INSERT INTO "click_visitor" VALUES(1795914801996512,'2026-11-29',8944147250700878598);
INSERT INTO "click_visitor" VALUES(1795914802008561,'2026-11-29',8944147250700878598);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('f74b590eeb44d4a548c6b2bbefd69f442e2fcab31e58ae7a6d07c564cc2e1718','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','{"tags":["spring"]}',2,'2026-11-29T02:13:28.919438Z');
CREATE TABLE delivery (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
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
INSERT INTO "delivery" VALUES('01m8jdtd1wyrvbry6e8bzspkts','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8v3m8kb98xq4mxx6c09','destination.broken','http://127.0.0.1:38857/notify','{"type":"destination.broken","timestamp":"2026-11-29T01:13:26.332947Z","data":{"id":"01m8jdt8v3m8kb98xq4mxx6c09","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38857/gone","checked_at":"2026-11-29T01:13:26.315976Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-29T01:13:26.333011Z','2026-11-29T01:13:26.352534Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8jdt8jwpthte2gr8hbkhcs4','01m8jdt8heq0vh16v7ag9haetx','host.created','localhost','{"type":"host.created","timestamp":"2026-11-29T01:13:21.756699Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:13:21.754749Z","updated_at":"2026-11-29T01:13:21.754752Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:13:21.756699Z');
INSERT INTO "event" VALUES(2,'01m8jdt8k13fvj1tfms1bqzy3d','01m8jdt8heq0vh16v7ag9haetx','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795914801758638,"id":"01m8jdt8jykyfjq5h7kspyryke","updated_at":"2026-11-29T01:13:21.758638Z"},{}]',0,'2026-11-29T01:13:21.761101Z');
INSERT INTO "event" VALUES(3,'01m8jdt8mwhfemzdf5k230wtbt','01m8jdt8heq0vh16v7ag9haetx','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-29T01:13:21.820536Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:13:21.819539Z","updated_at":"2026-11-29T01:13:21.819543Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:13:21.820536Z');
INSERT INTO "event" VALUES(4,'01m8jdt8n4fcx7te6qsmnemat3','01m8jdt8heq0vh16v7ag9haetx','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-29T01:13:21.828471Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:13:21.827748Z","updated_at":"2026-11-29T01:13:21.827751Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:13:21.828471Z');
INSERT INTO "event" VALUES(5,'01m8jdt8nc17c9qkqj0qjr7we1','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795914801835137,"id":"01m8jdt8nb49bkz4ms1kv2tqcg","updated_at":"2026-11-29T01:13:21.835137Z"},{}]',0,'2026-11-29T01:13:21.836034Z');
INSERT INTO "event" VALUES(6,'01m8jdt8nq3sq0wa63z64p58cs','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8kbgghzm1b2y95h0mky","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795914801846450,"id":"01m8jdt8npe259bd5tfqhrzc4v","updated_at":"2026-11-29T01:13:21.846450Z"},{}]',0,'2026-11-29T01:13:21.847116Z');
INSERT INTO "event" VALUES(7,'01m8jdt8nw772x244k6qj4x64v','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795914801851725,"id":"01m8jdt8nvpnjtc68z78d33y41","updated_at":"2026-11-29T01:13:21.851725Z"},{}]',0,'2026-11-29T01:13:21.852226Z');
INSERT INTO "event" VALUES(8,'01m8jdt8t1jmmbawr93aptr9zn','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8kbgghzm1b2y95h0mky","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795914801984925,"id":"01m8jdt8t0wxpz59rnpc4j62f5","updated_at":"2026-11-29T01:13:21.984925Z"},{}]',0,'2026-11-29T01:13:21.985591Z');
INSERT INTO "event" VALUES(9,'01m8jdt8t8h0bd3waw4r7qamtc','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795914801991868,"id":"01m8jdt8t7v4jxp5q6pga3zk8n","updated_at":"2026-11-29T01:13:21.991868Z"},{}]',0,'2026-11-29T01:13:21.992539Z');
INSERT INTO "event" VALUES(10,'01m8jdt8td5bnfk98e8ye0bj29','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8jdt8kbgghzm1b2y95h0mky","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795914801996512,"id":"01m8jdt8tcg0nkdtk1915fqqd9","updated_at":"2026-11-29T01:13:21.996512Z"},{}]',0,'2026-11-29T01:13:21.997166Z');
INSERT INTO "event" VALUES(11,'01m8jdt8tkyrsym66sbge5jcrb','01m8jdt8heq0vh16v7ag9haetx','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795914802001701,"id":"01m8jdt8thnx1zb42e4yz18q6e","updated_at":"2026-11-29T01:13:22.001701Z"},{}]',0,'2026-11-29T01:13:22.003976Z');
INSERT INTO "event" VALUES(12,'01m8jdt8ts7416w55mhtdr6xfh','01m8jdt8heq0vh16v7ag9haetx','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795914802008561,"id":"01m8jdt8trhhawkcgh7j39cxsr","updated_at":"2026-11-29T01:13:22.008561Z"},{}]',0,'2026-11-29T01:13:22.009223Z');
INSERT INTO "event" VALUES(13,'01m8jdt8v035fngamg29njm4ad','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795914802015179,"id":"01m8jdt8tz5krzx8g5zj61x19r","updated_at":"2026-11-29T01:13:22.015179Z"},{}]',0,'2026-11-29T01:13:22.016096Z');
INSERT INTO "event" VALUES(14,'01m8jdt8v4e9y7c89hm37c98qj','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"http://127.0.0.1:38857/gone","destinations":["http://127.0.0.1:38857/gone","http://127.0.0.1:38857/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795914802019648,"id":"01m8jdt8v3m8kb98xq4mxx6c09","updated_at":"2026-11-29T01:13:22.019648Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-29T01:13:22.020453Z');
INSERT INTO "event" VALUES(15,'01m8jdt8vpyy9ar5qvbgzy4ryq','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:38857","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795914802038323,"id":"01m8jdt8vpa33xm3bbya8w3y2r","updated_at":"2026-11-29T01:13:22.038323Z"},{}]',0,'2026-11-29T01:13:22.038985Z');
INSERT INTO "event" VALUES(16,'01m8jdt8vvrajyr7mqpc514p3w','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795914802043235,"id":"01m8jdt8vv7bpf80gbjwrc5122","updated_at":"2026-11-29T01:13:22.043235Z"},{}]',0,'2026-11-29T01:13:22.043773Z');
INSERT INTO "event" VALUES(17,'01m8jdt8w39tmk5zr9pk8vfakq','01m8jdt8heq0vh16v7ag9haetx','link.updated','go.acme.test','','[{"seq":1795914802043235,"id":"01m8jdt8vv7bpf80gbjwrc5122","workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:22.047747Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-29T01:13:22.051295Z');
INSERT INTO "event" VALUES(18,'01m8jdt8w7ypmz6yh8tb4xbje9','01m8jdt8heq0vh16v7ag9haetx','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-29T01:13:22.055956Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:13:21.827748Z","updated_at":"2026-11-29T01:13:21.827751Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:13:22.055956Z');
INSERT INTO "event" VALUES(19,'01m8jdt8x8jq6bd741w01p4fzn','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795914802088037,"id":"01m8jdt8x8154sahv7jeczh87e","updated_at":"2026-11-29T01:13:22.088037Z"},{}]',0,'2026-11-29T01:13:22.088594Z');
INSERT INTO "event" VALUES(20,'01m8jdt8xeqkhpsveagdr6z9bb','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795914802093813,"id":"01m8jdt8xdsdrg3qahxx7bt2w8","updated_at":"2026-11-29T01:13:22.093813Z"},{}]',0,'2026-11-29T01:13:22.094750Z');
INSERT INTO "event" VALUES(21,'01m8jdt8xtx2p4h2bk1cwst79h','01m8jdt8heq0vh16v7ag9haetx','link.deleted','go.acme.test','','[{"seq":1795914802088037,"id":"01m8jdt8x8154sahv7jeczh87e","workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:22.088037Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T01:13:22.106919Z');
INSERT INTO "event" VALUES(22,'01m8jdt8xtxs0yqr54s1rtm799','01m8jdt8heq0vh16v7ag9haetx','link.deleted','go.acme.test','','[{"seq":1795914802093813,"id":"01m8jdt8xdsdrg3qahxx7bt2w8","workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:22.093813Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T01:13:22.106949Z');
INSERT INTO "event" VALUES(23,'01m8jdt8y4yhw6tzc9ky0q8dkh','01m8jdt8heq0vh16v7ag9haetx','job.done','','{"type":"job.done","timestamp":"2026-11-29T01:13:22.116955Z","data":{"id":"01m8jdt8xk19vqkr7660fxgcbv","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-29T01:13:22.099023Z","updated_at":"2026-11-29T01:13:22.116241Z","finished_at":"2026-11-29T01:13:22.116241Z"}}',NULL,0,'2026-11-29T01:13:22.116955Z');
INSERT INTO "event" VALUES(24,'01m8jdt8ybqrtvdmegq4n5fmpa','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795914802123130,"id":"01m8jdt8yb42wwk9s12cjaxs10","updated_at":"2026-11-29T01:13:22.123130Z"},{}]',0,'2026-11-29T01:13:22.123754Z');
INSERT INTO "event" VALUES(25,'01m8jdtd1xehs56a8rg08wf2bs','01m8jdt8heq0vh16v7ag9haetx','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-29T01:13:26.333444Z","data":{"id":"01m8jdt8v3m8kb98xq4mxx6c09","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38857/gone","checked_at":"2026-11-29T01:13:26.315976Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-29T01:13:26.333444Z');
INSERT INTO "event" VALUES(26,'01m8jdtf1ykybpb9pxd7pntwpe','01m8jdt8heq0vh16v7ag9haetx','link.updated','go.acme.test','','[{"seq":1795914801835137,"id":"01m8jdt8nb49bkz4ms1kv2tqcg","workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:21.835137Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-29T01:13:28.382632Z');
INSERT INTO "event" VALUES(27,'01m8jdtfdz46kb9wxjpa8j9krn','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg0000eban3rtrzgs9y","updated_at":"2026-11-29T01:13:28.766009Z"},{}]',0,'2026-11-29T01:13:28.767125Z');
INSERT INTO "event" VALUES(28,'01m8jdtfdz4qssg4bhmmq46red','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795914808766009,"id":"01m8jdtfdy09r7hr7kgrm2qx29","updated_at":"2026-11-29T01:13:28.766009Z"},{}]',0,'2026-11-29T01:13:28.767147Z');
INSERT INTO "event" VALUES(29,'01m8jdtfefrj74wfb3m6zwcwhr','01m8jdt8heq0vh16v7ag9haetx','job.done','','{"type":"job.done","timestamp":"2026-11-29T01:13:28.783760Z","data":{"id":"01m8jdtfdeykhhdexjfppfhj11","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-29T01:13:28.750953Z","updated_at":"2026-11-29T01:13:28.783123Z","finished_at":"2026-11-29T01:13:28.783123Z"}}',NULL,0,'2026-11-29T01:13:28.783760Z');
INSERT INTO "event" VALUES(30,'01m8jdtffq3cskq7r231fnnjrn','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072162968,"id":"01e286vbn2y8t2nt6p480xa5nn","updated_at":"2026-11-29T01:13:28.822198Z"},{}]',0,'2026-11-29T01:13:28.823098Z');
INSERT INTO "event" VALUES(31,'01m8jdtfg1k37vxg92j7rcmxw8','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795914808832822,"id":"01m8jdtfg0sp4qetscz8pdqe7g","updated_at":"2026-11-29T01:13:28.832822Z"},{}]',0,'2026-11-29T01:13:28.833606Z');
INSERT INTO "event" VALUES(32,'01m8jdtfg6r0gg57mazkq7xhmd','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795914808837797,"id":"01m8jdtfg5rx6ps3rcrecpv9p7","updated_at":"2026-11-29T01:13:28.837797Z"},{}]',0,'2026-11-29T01:13:28.838763Z');
INSERT INTO "event" VALUES(33,'01m8jdtfgbm9bqrkpj7yb68ew6','01m8jdt8heq0vh16v7ag9haetx','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795914808843113,"id":"01m8jdtfgb3hpka81js5v9xzpe","updated_at":"2026-11-29T01:13:28.843113Z"},{}]',0,'2026-11-29T01:13:28.843644Z');
INSERT INTO "event" VALUES(34,'01m8jdtfjemc559mnt46fyasb4','01m8jdt8heq0vh16v7ag9haetx','link.deleted','go.acme.test','','[{"seq":1795914808832822,"id":"01m8jdtfg0sp4qetscz8pdqe7g","workspace":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:28.832822Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T01:13:28.910641Z');
CREATE TABLE feature_schema (
        feature TEXT NOT NULL PRIMARY KEY,
        version INTEGER NOT NULL,
        kept TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
;
INSERT INTO "feature_schema" VALUES('agents',1,'[{"after_s": 0, "bound": "until they expire; 100 of a user and workspace", "column": "expires_at", "made_at": "created_at", "name": "agents'' grants", "rows": null, "setting": "", "step": null, "table": "agent_grant", "where": ""}, {"after_s": 0, "bound": "until they expire; 20 and 100 of a grant", "column": "expires_at", "made_at": "created_at", "name": "agents'' tokens", "rows": null, "setting": "", "step": null, "table": "agent_token", "where": ""}, {"after_s": 0, "bound": "180 days after their last use, a day if unused; 1,000 without a grant", "column": "expires_at", "made_at": "created_at", "name": "agents'' clients", "rows": null, "setting": "", "step": null, "table": "agent_client", "where": "NOT EXISTS (SELECT 1 FROM agent_grant WHERE client_id = agent_client.id)"}]');
INSERT INTO "feature_schema" VALUES('dashboard',1,'[{"after_s": 0, "bound": "until they expire; 100 of a kind", "column": "expires_at", "made_at": "created_at", "name": "values that are shown once", "rows": null, "setting": "", "step": null, "table": "one_time_value", "where": ""}]');
INSERT INTO "feature_schema" VALUES('events',1,'[{"after_s": 2592000.0, "bound": "the newest 10,000 finished ones of a workspace, for 30 days", "column": "created_at", "made_at": "created_at", "name": "notifications", "rows": 10000, "setting": "", "step": null, "table": "delivery", "where": "due_at IS NULL"}, {"after_s": 259200.0, "bound": "for 3 days", "column": "created_at", "made_at": "created_at", "name": "notifications of visits", "rows": null, "setting": "", "step": null, "table": "delivery", "where": "due_at IS NULL AND event = ''clicks''"}, {"after_s": 259200.0, "bound": "the newest 10,000 of a workspace for 3 days, and those of its deliveries", "column": "created_at", "made_at": "created_at", "name": "events", "rows": 10000, "setting": "", "step": null, "table": "event", "where": "NOT EXISTS (SELECT 1 FROM delivery WHERE event_seq = event.seq AND event_seq IS NOT NULL)"}]');
INSERT INTO "feature_schema" VALUES('history',1,'[{"after_s": 31536000.0, "bound": "as many days as HISTORY_DAYS says", "column": "id", "made_at": "created_at", "name": "changes", "rows": null, "setting": "HISTORY_DAYS", "step": null, "table": "change", "where": ""}, {"after_s": 2592000, "bound": "30 days; none of a change to more than 10,000", "column": "change_id", "made_at": "(SELECT created_at FROM change WHERE id = change_id)", "name": "records before changes, for undo", "rows": null, "setting": "", "step": null, "table": "kept_record", "where": ""}]');
INSERT INTO "feature_schema" VALUES('mail',1,'[{"after_s": 2592000, "bound": "30 days", "column": "id", "made_at": "created_at", "name": "e-mails", "rows": null, "setting": "", "step": null, "table": "mail", "where": ""}]');
INSERT INTO "feature_schema" VALUES('misses',1,'[{"after_s": 7776000, "bound": "1,000 paths a hostname and day, for 90 days", "column": "day", "made_at": "created_at", "name": "paths not found", "rows": null, "setting": "", "step": null, "table": "miss", "where": ""}]');
INSERT INTO "feature_schema" VALUES('monitoring',1,'[{"after_s": 86400, "bound": "until they are fetched, for a day", "column": "created_at", "made_at": "created_at", "name": "titles to be fetched", "rows": null, "setting": "", "step": null, "table": "title_fetch", "where": ""}, {"after_s": null, "bound": "the newest 200 of a record", "column": "created_at", "made_at": "created_at", "name": "checks", "rows": null, "setting": "", "step": null, "table": "record_check", "where": ""}]');
INSERT INTO "feature_schema" VALUES('reports',1,'[{"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by record", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "click_combination", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by record", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "click_pairs", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by record", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "click_breakdown", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by workspace", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "workspace_combination", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by workspace", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "workspace_pairs", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by workspace", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "workspace_breakdown", "where": ""}]');
INSERT INTO "feature_schema" VALUES('sign_in',1,'[{"after_s": 0, "bound": "until they expire; 100 of a user", "column": "expires_at", "made_at": "created_at", "name": "sessions", "rows": null, "setting": "", "step": null, "table": "session", "where": ""}, {"after_s": 0, "bound": "until they expire", "column": "expires_at", "made_at": "created_at", "name": "sign-in links", "rows": null, "setting": "", "step": null, "table": "sign_in_link", "where": ""}, {"after_s": 3600.0, "bound": "one of a user, and for an hour one that is being set up", "column": "created_at", "made_at": "created_at", "name": "authenticator apps", "rows": null, "setting": "", "step": null, "table": "authenticator", "where": "confirmed_at IS NULL"}, {"after_s": null, "bound": "10 of a user", "column": "created_at", "made_at": "created_at", "name": "recovery codes", "rows": null, "setting": "", "step": null, "table": "recovery_code", "where": ""}, {"after_s": null, "bound": "20 of a user", "column": "created_at", "made_at": "created_at", "name": "passkeys", "rows": null, "setting": "", "step": null, "table": "passkey", "where": ""}, {"after_s": 0, "bound": "until they expire", "column": "expires_at", "made_at": "created_at", "name": "invitations", "rows": null, "setting": "", "step": null, "table": "invitation", "where": ""}, {"after_s": 0, "bound": "until they expire; 10,000 of a purpose", "column": "expires_at", "made_at": "created_at", "name": "what was used once", "rows": null, "setting": "", "step": null, "table": "used_key", "where": ""}]');
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
INSERT INTO "host" VALUES('localhost','01m8jdt8jtnwe99tjd0m8h0q7b','01m8jdt8heq0vh16v7ag9haetx','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-29T01:13:22.478991Z','2026-11-29T01:13:21.754749Z','2026-11-29T01:13:21.754752Z','2026-11-29T07:04:25.423299Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8jdt8msrwpgphm21sbpz8p7','01m8jdt8heq0vh16v7ag9haetx','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-29T01:13:27.870428Z"}]','','2026-11-29T01:13:27.870428Z','2026-11-29T01:13:21.819539Z','2026-11-29T01:13:21.819543Z','2026-11-29T01:23:37.915965Z',0,NULL,NULL,302,NULL,NULL,NULL);
CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
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
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        email TEXT NOT NULL COLLATE NOCASE,
        role TEXT NOT NULL,
        inviter_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        UNIQUE (workspace_id, email)
    ) STRICT
    ;
INSERT INTO "invitation" VALUES('01m8jdtfd7y9ax64119pw11v9k','fb6f01ee449a81714540cb633c8cc07ef00523f89090e48c65cc16750378e602','01m8jdt8heq0vh16v7ag9haetx','Ada@acme.test','manager','01m8jdt8he2a2p04gn44rcr5c4','2026-11-29T01:13:28.743990Z','2026-12-06T01:13:28.743949Z');
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
INSERT INTO "job" VALUES('01m8jdt8xk19vqkr7660fxgcbv','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','bulk_delete','done','{"tags":["gone"]}','2026-11-29T01:13:22.099023Z',2,2,'2026-11-29T01:13:22.099023Z','2026-11-29T01:13:22.116241Z','2026-11-29T01:13:22.116241Z',1795914802093813,0,0,0,0,0,'',0,'api','first token','01m8jdt8xhpkg8ce83gc0sxfhz',0);
INSERT INTO "job" VALUES('01m8jdtfdeykhhdexjfppfhj11','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-29T01:13:28.750953Z',3,0,'2026-11-29T01:13:28.750953Z','2026-11-29T01:13:28.783123Z','2026-11-29T01:13:28.783123Z',0,2,0,1,4,0,'',0,'api','first token','01m8jdtfdcmtnzm70j87r0wv86',0);
INSERT INTO "job" VALUES('01m8jdtfemg517rhvcv74q2ad0','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-29T01:13:28.788501Z',3,0,'2026-11-29T01:13:28.788501Z','2026-11-29T01:13:28.824010Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8jdtfej39epvw6xy5g6rhy8',0);
INSERT INTO "job" VALUES('01m8jdtfgefxxre64a884mshkg','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-29T01:13:28.846491Z',3,1,'2026-11-29T01:13:28.846491Z','2026-11-29T01:13:28.910120Z',NULL,1795914808832822,0,0,0,0,0,'',0,'api','first token','01m8jdtfgdkfwbmcp8wwr5gave',0);
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
INSERT INTO "kept_answer" VALUES('01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8jdt8yb42wwk9s12cjaxs10","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","created_at":"2026-11-29T01:13:22.123130Z","updated_at":"2026-11-29T01:13:22.123130Z","expired_at":null}]}
','2026-11-29T01:13:22.124098Z');
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
INSERT INTO "kept_record" VALUES('01m8jdt8xm82z6fpcakv0hdfqq',1795914802088037,'{"seq":1795914802088037,"id":"01m8jdt8x8154sahv7jeczh87e","workspace_id":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:22.088037Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T01:13:22.104589Z');
INSERT INTO "kept_record" VALUES('01m8jdt8xm82z6fpcakv0hdfqq',1795914802093813,'{"seq":1795914802093813,"id":"01m8jdt8xdsdrg3qahxx7bt2w8","workspace_id":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:22.093813Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T01:13:22.104589Z');
INSERT INTO "kept_record" VALUES('01m8jdtfggwnccqr3paft4y5rd',1795914808832822,'{"seq":1795914808832822,"id":"01m8jdtfg0sp4qetscz8pdqe7g","workspace_id":"01m8jdt8heq0vh16v7ag9haetx","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jdt8he2a2p04gn44rcr5c4","created_via":"api","updated_at":"2026-11-29T01:13:28.832822Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T01:13:28.908813Z');
CREATE TABLE mail (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
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
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
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
INSERT INTO "member" VALUES('01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','owner','2026-11-29T01:13:21.710958Z',0);
INSERT INTO "member" VALUES('01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','editor','2026-11-29T01:13:21.772058Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0000eban3rtrzgs9y','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','import','2026-11-29T01:13:28.766009Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072162968,'01e286vbn2y8t2nt6p480xa5nn','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','import','2026-11-29T01:13:28.822198Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914801758638,'01m8jdt8jykyfjq5h7kspyryke','01m8jdt8heq0vh16v7ag9haetx','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','cli','2026-11-29T01:13:21.758638Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914801835137,'01m8jdt8nb49bkz4ms1kv2tqcg','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:21.835137Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914801846450,'01m8jdt8npe259bd5tfqhrzc4v','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8kbgghzm1b2y95h0mky','api','2026-11-29T01:13:21.846450Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914801851725,'01m8jdt8nvpnjtc68z78d33y41','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:21.851725Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914801984925,'01m8jdt8t0wxpz59rnpc4j62f5','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$vUwo4pQTo698j7VP$c5cd5865451f763ed3f050302e117a9fc275aa3addbc4724004e768cffd28f46589513e4b1b6eeeffb63bfe9b21420e965c93bb8b0b0297cd58af538105f7eea','off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8kbgghzm1b2y95h0mky','api','2026-11-29T01:13:21.984925Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914801991868,'01m8jdt8t7v4jxp5q6pga3zk8n','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:21.991868Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914801996512,'01m8jdt8tcg0nkdtk1915fqqd9','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8kbgghzm1b2y95h0mky','api','2026-11-29T01:13:21.996512Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914802001701,'01m8jdt8thnx1zb42e4yz18q6e','01m8jdt8heq0vh16v7ag9haetx','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:22.001701Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914802008561,'01m8jdt8trhhawkcgh7j39cxsr','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:22.008561Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914802015179,'01m8jdt8tz5krzx8g5zj61x19r','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:22.015179Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914802019648,'01m8jdt8v3m8kb98xq4mxx6c09','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:38857/gone','["http://127.0.0.1:38857/gone","http://127.0.0.1:38857/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:22.019648Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914802038323,'01m8jdt8vpa33xm3bbya8w3y2r','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:38857',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:22.038323Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914802043235,'01m8jdt8vv7bpf80gbjwrc5122','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:22.047747Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914802123130,'01m8jdt8yb42wwk9s12cjaxs10','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:22.123130Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914808766009,'01m8jdtfdy09r7hr7kgrm2qx29','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','import','2026-11-29T01:13:28.766009Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914808837797,'01m8jdtfg5rx6ps3rcrecpv9p7','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:28.837797Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795914808843113,'01m8jdtfgb3hpka81js5v9xzpe','01m8jdt8heq0vh16v7ag9haetx','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jdt8he2a2p04gn44rcr5c4','api','2026-11-29T01:13:28.843113Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795914802019648,'2026-11-29T01:13:22.449021Z','http://127.0.0.1:38857/fine','up','',200,21,'');
INSERT INTO "record_check" VALUES(1795914802019648,'2026-11-29T01:13:22.449892Z','http://127.0.0.1:38857/gone','down','It answers with status 404.',404,21,'');
INSERT INTO "record_check" VALUES(1795914802019648,'2026-11-29T01:13:24.393107Z','http://127.0.0.1:38857/fine','up','',200,3,'');
INSERT INTO "record_check" VALUES(1795914802019648,'2026-11-29T01:13:24.477715Z','http://127.0.0.1:38857/gone','down','It answers with status 404.',404,4,'');
INSERT INTO "record_check" VALUES(1795914802019648,'2026-11-29T01:13:26.231358Z','http://127.0.0.1:38857/fine','up','',200,1,'');
INSERT INTO "record_check" VALUES(1795914802019648,'2026-11-29T01:13:26.315976Z','http://127.0.0.1:38857/gone','down','It answers with status 404.',404,5,'');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8jdt8heq0vh16v7ag9haetx',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072162968,'01m8jdt8heq0vh16v7ag9haetx',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795914801835137,'01m8jdt8heq0vh16v7ag9haetx',4,2,'2026-11-29T01:13:22.505264Z');
INSERT INTO "record_clicks" VALUES(1795914801846450,'01m8jdt8heq0vh16v7ag9haetx',1,0,'2026-11-29T01:13:22.505265Z');
INSERT INTO "record_clicks" VALUES(1795914801851725,'01m8jdt8heq0vh16v7ag9haetx',0,1,'');
INSERT INTO "record_clicks" VALUES(1795914801996512,'01m8jdt8heq0vh16v7ag9haetx',1,0,'2026-11-29T01:13:22.505267Z');
INSERT INTO "record_clicks" VALUES(1795914802008561,'01m8jdt8heq0vh16v7ag9haetx',1,0,'2026-11-29T01:13:22.505268Z');
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
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795914808837797,'01m8jdt8heq0vh16v7ag9haetx','old');
INSERT INTO "record_tag" VALUES(1795914808843113,'01m8jdt8heq0vh16v7ag9haetx','old');
INSERT INTO "record_tag" VALUES(1795914801835137,'01m8jdt8heq0vh16v7ag9haetx','spring');
INSERT INTO "record_tag" VALUES(1795914801846450,'01m8jdt8heq0vh16v7ag9haetx','spring');
INSERT INTO "record_tag" VALUES(1795914801835137,'01m8jdt8heq0vh16v7ag9haetx','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1582971072162968,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801758638,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801835137,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801846450,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801851725,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801984925,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801991868,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801996512,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802001701,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802008561,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802015179,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802019648,'watchedgo.acme.testhttp://127.0.0.1:38857/gone');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802038323,'ruledgo.acme.testhttp://127.0.0.1:38857');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802043235,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802123130,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914808766009,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914808837797,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914808843113,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801758638);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801851725);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801984925);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914801991868);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802001701);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802015179);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802019648);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802038323);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802043235);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914802123130);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914808766009);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914808837797);
INSERT INTO "record_unclicked" VALUES('01m8jdt8heq0vh16v7ag9haetx',1795914808843113);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-29 01:13:21.483402');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-29 01:13:21.483411');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-29 01:13:21.483415');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-29 01:13:21.483418');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-29 01:13:21.483421');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-29 01:13:21.483642');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-29 01:13:21.483647');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-29 01:13:21.483650');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-29 01:13:21.483653');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-29 01:13:21.483656');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-29 01:13:21.483659');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-29 01:13:21.483662');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-29 01:13:21.483664');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-29 01:13:21.483667');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-29 01:13:21.483669');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-29 01:13:21.483672');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-29 01:13:21.483675');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-29 01:13:21.483684');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-29 01:13:21.483687');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-29 01:13:21.483690');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-29 01:13:21.483692');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-29 01:13:21.483694');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-29 01:13:21.483697');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-29 01:13:21.483700');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-29 01:13:21.483702');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-29 01:13:21.483704');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-29 01:13:21.483707');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-29 01:13:21.483709');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-29 01:13:21.483712');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-29 01:13:21.483714');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-29 01:13:21.483716');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-29 01:13:21.483723');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-29 01:13:21.483726');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-29 01:13:21.483728');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-29 01:13:21.483731');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-29 01:13:21.483733');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-29 01:13:21.483738');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-29 01:13:21.483740');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-29 01:13:21.483743');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-29 01:13:21.483745');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-29 01:13:21.483747');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-29 01:13:21.483752');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-29 01:13:21.483755');
INSERT INTO "schema_migration" VALUES(44,'0044_list_filters','2026-11-29 01:13:21.483757');
INSERT INTO "schema_migration" VALUES(45,'0045_gentle_checks','2026-11-29 01:13:21.483759');
INSERT INTO "schema_migration" VALUES(46,'0046_feature_tables','2026-11-29 01:13:21.483762');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8jdt8he2a2p04gn44rcr5c4','signpost.test','2026-11-29T01:13:22.448148Z');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "session" VALUES('01m8jdtfd2nb3j3kpjkx6gdf6c','c99fba794d93a3e786d9b340b7b5dcd841eb08ad573b6330884d00e04a013366','01m8jdt8he2a2p04gn44rcr5c4','01m8jdt8heq0vh16v7ag9haetx','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-29T01:13:28.737021Z','2026-11-29T01:13:28.737021Z','2026-12-29T01:13:28.737021Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('1e98ccbaf3eacde632dab308159f77d1c45407811040faad0eb3ba2013469f2b','01m8jdt8he2a2p04gn44rcr5c4','2026-11-29T01:43:28.739874Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','762ac7c3d5e56d24840101bb95bcb787 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-29T01:13:21.480000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','2fbaee24617a0626dc1203349f241487dfd98a9687f9f6fc169404c51ab3b60b');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-29 f226869f7934e469f98c687785546d05');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','old',2);
INSERT INTO "tag_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','spring',2);
INSERT INTO "tag_count" VALUES('01m8jdt8heq0vh16v7ag9haetx','Überblick',1);
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
INSERT INTO "token" VALUES('01m8jdt8hh0tfqdzy8mg8r1cw9','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8he2a2p04gn44rcr5c4','api','first token','owner','ee980c1fa03d436c8e18e25cb72506bd4d9858f8c1798ac36fc3129a7ff9bf24','2026-11-29T01:13:21.713042Z',NULL,'2026-11-29T01:13:21.809731Z',NULL);
INSERT INTO "token" VALUES('01m8jdt8kevbgktq88ahz0v4qw','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','mcp','agent','viewer','d1807e1a7ef3184bebffd2a4911736d61acdcd999b57c2913fbb6d74072516b9','2026-11-29T01:13:21.774892Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8jdt8kgtefw0dgbkfvb1s7s','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','api','editor','editor','3dec27bd223afe33381df7670b63178d4c283bcadff62425bcd73e509fea9ed7','2026-11-29T01:13:21.776861Z',NULL,'2026-11-29T01:13:21.840808Z',NULL);
INSERT INTO "token" VALUES('01m8jdt8km94h5e5ghtbb6g4tw','01m8jdt8heq0vh16v7ag9haetx','01m8jdt8kbgghzm1b2y95h0mky','api','revoked','editor','9fb3b426f61b0331b33d33c80e30ef89d3ae72db61bfec94d668b768deda0cca','2026-11-29T01:13:21.780308Z',NULL,NULL,'2026-11-29T01:13:21.781913Z');
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
INSERT INTO "user" VALUES('01m8jdt8he2a2p04gn44rcr5c4','Owner','owner@localhost','2026-11-29T01:13:21.710101Z','2026-11-29T01:13:28.734440Z','scrypt:16384:8:6$E9IIRemCknKVdv4Y$7fecb8bc65b49926d58cc3e8aacfdb01d992f9574f8f087a66187f6e656a3a50eccd7962cd9a4e5f23afe6d42ffdd1d90ab74ed76b6047a4f45b6678f712ea3d','system','','',1,'');
INSERT INTO "user" VALUES('01m8jdt8kbgghzm1b2y95h0mky','Éva Kovács','Eva@acme.test','2026-11-29T01:13:21.771547Z','2026-11-29T01:13:21.771555Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795914802019648,'http://127.0.0.1:38857/fine','up',0,1,'2026-11-29T01:13:26.231358Z','2026-11-29T01:13:28.071639Z');
INSERT INTO "watch" VALUES(1795914802019648,'http://127.0.0.1:38857/gone','down',3,NULL,'2026-11-29T01:13:26.315976Z','2026-11-29T01:13:28.442815Z');
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
INSERT INTO "workspace" VALUES('01m8jdt8heq0vh16v7ag9haetx','Acmé','2026-11-29T01:13:21.710750Z','2026-11-29T01:13:22.083624Z','{"country":"DE","notify_url":"http://127.0.0.1:38857/notify","email_summary":"true"}','self-hosted',0,'["home"]');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
CREATE TABLE workspace_combination (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, part)
    ) STRICT
    ;
INSERT INTO "workspace_combination" VALUES('01m8jdt8heq0vh16v7ag9haetx','2026-11-29',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3030223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3030223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30313A3030223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8jdt8heq0vh16v7ag9haetx','2026-11-29',7,3,1);
CREATE TABLE workspace_pairs (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
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
INSERT INTO "workspace_visitor" VALUES('01m8jdt8heq0vh16v7ag9haetx','2026-11-29',8944147250700878598);
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
CREATE INDEX host_by_dns_due ON host (dns_due_at) WHERE dns_due_at IS NOT NULL;
CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL;
CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX record_by_clicks ON record_clicks (workspace_id, clicks) WHERE clicks > 0;
CREATE INDEX record_in_order_of_expiry ON record (expired_at, seq) WHERE expired_at IS NOT NULL;
CREATE INDEX record_with_own_time ON record (workspace_id) WHERE own_time IS NOT NULL;
CREATE INDEX service_host_by_host ON service_host (host);
CREATE UNIQUE INDEX user_by_address ON user (lower(email));
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
CREATE INDEX change_workspace ON change (workspace_id, id);
CREATE INDEX change_record ON change (workspace_id, record_id, id) WHERE record_id IS NOT NULL;
CREATE INDEX change_job ON change (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX kept_record_deleted ON kept_record (record_seq) WHERE days IS NOT NULL;
CREATE INDEX watch_by_due ON watch (due_at);
CREATE INDEX gentle_workspace_to_sweep ON gentle_workspace (workspace_id) WHERE swept_seq IS NOT NULL;
CREATE INDEX gentle_check_by_due ON gentle_check (due_at);
CREATE INDEX gentle_check_by_digest ON gentle_check (workspace_id, digest);
CREATE INDEX gentle_check_down ON gentle_check (workspace_id) WHERE state = 'down';
CREATE INDEX delivery_by_workspace ON delivery (workspace_id, id);
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
CREATE INDEX click_combination_large ON click_combination (day, record_seq) WHERE part = 2;
CREATE INDEX workspace_combination_large ON workspace_combination (day, workspace_id) WHERE part = 2;
CREATE INDEX mail_by_workspace ON mail (workspace_id, id);
CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL;
CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX session_by_user ON session (user_id, id);
CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL;
CREATE INDEX authenticator_of_user ON authenticator (user_id);
CREATE INDEX recovery_code_of_user ON recovery_code (user_id);
CREATE INDEX passkeys_of_user ON passkey (user_id, id);
CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer);
CREATE UNIQUE INDEX invitation_by_address ON invitation (workspace_id, lower(email));
CREATE INDEX used_key_by_end ON used_key (purpose, expires_at);
CREATE INDEX agent_client_by_expiry ON agent_client (expires_at);
CREATE INDEX agent_grant_by_workspace ON agent_grant (workspace_id, user_id, id);
CREATE INDEX agent_grant_by_user ON agent_grant (user_id);
CREATE INDEX agent_grant_by_client ON agent_grant (client_id);
CREATE INDEX agent_grant_by_expiry ON agent_grant (expires_at);
CREATE INDEX agent_token_by_grant ON agent_token (grant_id, created_at);
CREATE INDEX agent_token_by_expiry ON agent_token (expires_at);
CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',34);
COMMIT;
