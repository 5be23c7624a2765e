-- A database with data in it, of 0035_addresses: see make.py
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
INSERT INTO "change" VALUES('01m8c2xxtbydmqbweed8bna7d5','2026-11-26T14:07:40.875987Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','cli','','','create','workspace','01m8c2xxtbfhyt8jcdqkjjkv16',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2xxtef4fy2nvk1ap3fpf1','2026-11-26T14:07:40.878495Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','cli','','','create','token','01m8c2xxte6tq00b8n1h34t5fp',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2xxvsc061n100kngkx85x','2026-11-26T14:07:40.921409Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:07:40.920739Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xxvyrcmcn2zrfr7dmg6e','2026-11-26T14:07:40.926795Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','cli','','','create','record','01m8c2xxvyac2azj50r5p4etxx',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-26T14:07:40.926332Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xxw8jk6dkef2g2nc66m3','2026-11-26T14:07:40.936606Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','cli','','','create','token','01m8c2xxw8b4je6ehm21tcc0cn',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2xxwb6xqsktsqpaf4969w','2026-11-26T14:07:40.939236Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','cli','','','create','token','01m8c2xxwawwv1asbn4qbg2qqb',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2xxwd1dtev0c8qhe6wedb','2026-11-26T14:07:40.941056Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','cli','','','create','token','01m8c2xxwcs5wbnqftaqf3t9mc',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2xxwertntp3sxksahsm89','2026-11-26T14:07:40.942813Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','cli','','','delete','token','01m8c2xxwcs5wbnqftaqf3t9mc',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2xxz6spb73c4ry25df4yq','2026-11-26T14:07:41.030834Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xxz2589vkgk5kg6496ks','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:07:41.030497Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xxzeqvr8ewpdjd2xw79s','2026-11-26T14:07:41.038774Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xxz9hw2s4etq26j95mgy','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:07:41.038434Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xxzkmhh01a1ke6tmwwv7','2026-11-26T14:07:41.043676Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xxzgz4jjgphf9wp3f17w','create','record','01m8c2xxzk8rcgnhe1w6r7fq39',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-26T14:07:41.043280Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xxzse07j2szkxddgk7ms','2026-11-26T14:07:41.049457Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','api','editor','01m8c2xxzq5t0kapk13jfbnbvg','create','record','01m8c2xxzs7fvas7qdjg8k46d6',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-26T14:07:41.049239Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xxzyss2c0da5th3a907y','2026-11-26T14:07:41.054835Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xxzvr72d70sb634jpwts','create','record','01m8c2xxzyjeg419ymqkqae30k',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-26T14:07:41.054590Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy2r8njgcdby3wknh7pa','2026-11-26T14:07:41.144289Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','api','editor','01m8c2xy004m7v81yr0g6e67d2','create','record','01m8c2xy2qz68kvej81fcq61g7',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-26T14:07:41.143998Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy2w8awfcmn35wr36k7n','2026-11-26T14:07:41.148276Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy2trcny6kd7e6hjn01k','create','record','01m8c2xy2w106q5ra0fm0q97w4',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-26T14:07:41.148032Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy2zc70zg9f8mc54h2dq','2026-11-26T14:07:41.151403Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','api','editor','01m8c2xy2y3tzm66yeadbr7y4b','create','record','01m8c2xy2z6e1f8sxfa9rt1fs2',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-26T14:07:41.151206Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy31tk3cr2ydp0pbxy6k','2026-11-26T14:07:41.153859Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy30r6g1an51mfdexmd8','create','record','01m8c2xy31nh76kqgy61t5ap22',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-26T14:07:41.153689Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy34antwk58x9eqsna19','2026-11-26T14:07:41.156349Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy332eytasf8be8433fd','create','record','01m8c2xy3460nbhheyv3nbp6z8',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-26T14:07:41.156192Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy37ae3ypycyaq8a1rwp','2026-11-26T14:07:41.159342Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy366pcfek8x0krean7y','create','record','01m8c2xy375en1em9a2nxp8pky',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-26T14:07:41.159174Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy39y8gp637c0emdsjw4','2026-11-26T14:07:41.161979Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy38htkqr1t2g0f4pz9y','create','record','01m8c2xy39ghxf8efq628ejmmz',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:45923/gone","destinations":["http://127.0.0.1:45923/gone","http://127.0.0.1:45923/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-26T14:07:41.161529Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy3ctx53e10wjp8geyrq','2026-11-26T14:07:41.164871Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy3bc9dvqzq525vb7phr','create','record','01m8c2xy3cn1ngwv02dt24q6td',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:45923","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-26T14:07:41.164673Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy3f2yyrvgtxsgp787ts','2026-11-26T14:07:41.167105Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy3e3dkva1sa949gdhzq','create','record','01m8c2xy3ewzpz93b2tqy5vqkp',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-26T14:07:41.166927Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy3jhdbnyt568kwg0ypn','2026-11-26T14:07:41.170569Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy3ge4yxbac17r8sj9cj','update','record','01m8c2xy3ewzpz93b2tqy5vqkp',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-26T14:07:41.170376Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy3q4r5rvz3qjgedb4aq','2026-11-26T14:07:41.175166Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy3nmf5fmr446wnh4d45','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8c2xy3t4n8arystf95scs2v','2026-11-26T14:07:41.178162Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy3rqx15da957nk2aqpc','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8c2xy3xs995ym6x7xq6q58m','2026-11-26T14:07:41.181821Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy3ws8f67cdv0e1sr1cc','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8c2xy41g169hh2g2g8wvtv2','2026-11-26T14:07:41.185525Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy40g29msyaek45emg11','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:45923/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8c2xy45hmp612zrjdcgqfy6','2026-11-26T14:07:41.189576Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy44k1mf174240jr2ebb','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8c2xy49m564q8r9ayjmkrpf','2026-11-26T14:07:41.193656Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy48f1y1bp5r3z4gh4jb','create','record','01m8c2xy49d9f6wxc798neernw',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T14:07:41.193425Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy4ct3kbddw3nhghbmgn','2026-11-26T14:07:41.196848Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy4bna0ksq3pmam38gs0','create','record','01m8c2xy4cjv6rk0sqatwg3bya',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T14:07:41.196603Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2xy4h57sgxreh72c1102m','2026-11-26T14:07:41.201186Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy4f259ner5jc9vjrksn','bulk_delete','record',NULL,'01m8c2xy4fpxyz2ebr9eew4804',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8c2xy5c3428p7cs2ryh721a','2026-11-26T14:07:41.228118Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2xy58n5qr25nz9ye56ncg','create','record','01m8c2xy5br7nq7jv0q1d7ht3m',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-26T14:07:41.227775Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2y4hmc8cnxry59mhmpx3g','2026-11-26T14:07:47.764408Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2y4hk628kvgygyd8b65w7','update','record','01m8c2xxzk8rcgnhe1w6r7fq39',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-26T14:07:41.043280Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2y4tntdp26tkypdgqhxan','2026-11-26T14:07:48.053858Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','cli','','','create','invitation','01m8c2y4tngd19gp1qr50yzg4r',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2y4v2xnz9bacm37kyt3jn','2026-11-26T14:07:48.066965Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2y4tq2ndymrnggnrvdmva','import','record',NULL,'01m8c2y4trphf84v4a1amtez2j',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2y4vmsxbrfhe9bcncb4s5','2026-11-26T14:07:48.084842Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2y4vcvyaesvk20p4g6w62','import','record',NULL,'01m8c2y4veh5fndhgpg4nr542w',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8c2y4vzr1v530errmzk4579','2026-11-26T14:07:48.095781Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2y4vy4qcky1h2qb4j32na','create','record','01m8c2y4vzfr0mwatrt9jc72gj',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:07:48.095504Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2y4w3y061rpxr6gw3bkd0','2026-11-26T14:07:48.099974Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2y4w2g65c4bp8w62ech3k','create','record','01m8c2y4w3p31nx1abgke65tr9',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:07:48.099707Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2y4w7mjxekrty6x8ww32c','2026-11-26T14:07:48.103676Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2y4w5z04t8fnrd4b92e9q','create','record','01m8c2y4w7arc3mg2yqbf6298s',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:07:48.103344Z"}',NULL);
INSERT INTO "change" VALUES('01m8c2y4wd3gye98z6kreg7113','2026-11-26T14:07:48.109133Z','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','Owner','api','first token','01m8c2y4w9aq5e9b9yschdwyva','bulk_delete','record',NULL,'01m8c2y4waaaba913ta94mar5k',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795702061043280,'2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795702061151206,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795702061156192,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795702061049239,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3134223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795702061043280,'2026-11-26',4,2,1);
INSERT INTO "click_day" VALUES(1795702061049239,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795702061054590,'2026-11-26',0,1,0);
INSERT INTO "click_day" VALUES(1795702061151206,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795702061156192,'2026-11-26',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795702061043280,'2026-11-26',-5585038725457006212);
INSERT INTO "click_visitor" VALUES(1795702061049239,'2026-11-26',-5585038725457006212);
INSERT INTO "click_visitor" VALUES(1795702061151206,'2026-11-26',-5585038725457006212);
INSERT INTO "click_visitor" VALUES(1795702061156192,'2026-11-26',-5585038725457006212);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('7e6cfd2782d60fa3dcd25cb29ead60a985ef471c89a6b1511352d7ae9ba597c5','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','{"tags":["spring"]}',2,'2026-11-26T15:07:48.124532Z');
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
INSERT INTO "delivery" VALUES('01m8c2y2s2vg233m9jb6qw6akr','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xy39ghxf8efq628ejmmz','destination.broken','http://127.0.0.1:45923/notify','{"type":"destination.broken","timestamp":"2026-11-26T14:07:45.954838Z","data":{"id":"01m8c2xy39ghxf8efq628ejmmz","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45923/gone","checked_at":"2026-11-26T14:07:45.939854Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-26T14:07:45.954910Z','2026-11-26T14:07:45.969853Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8c2xxvwd63k2wr0xtv24042','01m8c2xxtbfhyt8jcdqkjjkv16','host.created','localhost','{"type":"host.created","timestamp":"2026-11-26T14:07:40.924372Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:07:40.920734Z","updated_at":"2026-11-26T14:07:40.920739Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:07:40.924372Z');
INSERT INTO "event" VALUES(2,'01m8c2xxvywm7zsycqgh22pdhq','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795702060926332,"id":"01m8c2xxvyac2azj50r5p4etxx","updated_at":"2026-11-26T14:07:40.926332Z"},{}]',0,'2026-11-26T14:07:40.926910Z');
INSERT INTO "event" VALUES(3,'01m8c2xxz7c2m2bwtsexsz38mg','01m8c2xxtbfhyt8jcdqkjjkv16','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-26T14:07:41.031361Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:07:41.030494Z","updated_at":"2026-11-26T14:07:41.030497Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:07:41.031361Z');
INSERT INTO "event" VALUES(4,'01m8c2xxzf8tvsfs3kfrkptd7q','01m8c2xxtbfhyt8jcdqkjjkv16','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-26T14:07:41.039257Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:07:41.038430Z","updated_at":"2026-11-26T14:07:41.038434Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:07:41.039257Z');
INSERT INTO "event" VALUES(5,'01m8c2xxzkt6n8px69dv79kn3d','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795702061043280,"id":"01m8c2xxzk8rcgnhe1w6r7fq39","updated_at":"2026-11-26T14:07:41.043280Z"},{}]',0,'2026-11-26T14:07:41.043830Z');
INSERT INTO "event" VALUES(6,'01m8c2xxzshbydsezseg8q7fx7','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxw4dte4p0ka7td0p0hr","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795702061049239,"id":"01m8c2xxzs7fvas7qdjg8k46d6","updated_at":"2026-11-26T14:07:41.049239Z"},{}]',0,'2026-11-26T14:07:41.049551Z');
INSERT INTO "event" VALUES(7,'01m8c2xxzyxbm5qaryg6sw2swn','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795702061054590,"id":"01m8c2xxzyjeg419ymqkqae30k","updated_at":"2026-11-26T14:07:41.054590Z"},{}]',0,'2026-11-26T14:07:41.054934Z');
INSERT INTO "event" VALUES(8,'01m8c2xy2rd2n477nhk7xsjkvk','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxw4dte4p0ka7td0p0hr","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795702061143998,"id":"01m8c2xy2qz68kvej81fcq61g7","updated_at":"2026-11-26T14:07:41.143998Z"},{}]',0,'2026-11-26T14:07:41.144412Z');
INSERT INTO "event" VALUES(9,'01m8c2xy2wbq6sd941q7xdfzjc','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795702061148032,"id":"01m8c2xy2w106q5ra0fm0q97w4","updated_at":"2026-11-26T14:07:41.148032Z"},{}]',0,'2026-11-26T14:07:41.148370Z');
INSERT INTO "event" VALUES(10,'01m8c2xy2zf8gs6gap44319gvh','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8c2xxw4dte4p0ka7td0p0hr","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795702061151206,"id":"01m8c2xy2z6e1f8sxfa9rt1fs2","updated_at":"2026-11-26T14:07:41.151206Z"},{}]',0,'2026-11-26T14:07:41.151484Z');
INSERT INTO "event" VALUES(11,'01m8c2xy31xzv9g6m4dsnh0mz9','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795702061153689,"id":"01m8c2xy31nh76kqgy61t5ap22","updated_at":"2026-11-26T14:07:41.153689Z"},{}]',0,'2026-11-26T14:07:41.153953Z');
INSERT INTO "event" VALUES(12,'01m8c2xy34dsdz827wcwy2zmh0','01m8c2xxtbfhyt8jcdqkjjkv16','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795702061156192,"id":"01m8c2xy3460nbhheyv3nbp6z8","updated_at":"2026-11-26T14:07:41.156192Z"},{}]',0,'2026-11-26T14:07:41.156435Z');
INSERT INTO "event" VALUES(13,'01m8c2xy37d486tmwx7qqtekgr','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795702061159174,"id":"01m8c2xy375en1em9a2nxp8pky","updated_at":"2026-11-26T14:07:41.159174Z"},{}]',0,'2026-11-26T14:07:41.159415Z');
INSERT INTO "event" VALUES(14,'01m8c2xy3a24yawdar9evve6ez','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"http://127.0.0.1:45923/gone","destinations":["http://127.0.0.1:45923/gone","http://127.0.0.1:45923/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795702061161529,"id":"01m8c2xy39ghxf8efq628ejmmz","updated_at":"2026-11-26T14:07:41.161529Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-26T14:07:41.162062Z');
INSERT INTO "event" VALUES(15,'01m8c2xy3cy26sjj98h0ve93dt','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:45923","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795702061164673,"id":"01m8c2xy3cn1ngwv02dt24q6td","updated_at":"2026-11-26T14:07:41.164673Z"},{}]',0,'2026-11-26T14:07:41.164957Z');
INSERT INTO "event" VALUES(16,'01m8c2xy3f618wkp3hm8wdr05h','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795702061166927,"id":"01m8c2xy3ewzpz93b2tqy5vqkp","updated_at":"2026-11-26T14:07:41.166927Z"},{}]',0,'2026-11-26T14:07:41.167188Z');
INSERT INTO "event" VALUES(17,'01m8c2xy3jpntb2qkbfm1y2kbp','01m8c2xxtbfhyt8jcdqkjjkv16','link.updated','go.acme.test','','[{"seq":1795702061166927,"id":"01m8c2xy3ewzpz93b2tqy5vqkp","workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:41.170376Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-26T14:07:41.170718Z');
INSERT INTO "event" VALUES(18,'01m8c2xy3qeewa0299rzdxwmpp','01m8c2xxtbfhyt8jcdqkjjkv16','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-26T14:07:41.175435Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:07:41.038430Z","updated_at":"2026-11-26T14:07:41.038434Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:07:41.175435Z');
INSERT INTO "event" VALUES(19,'01m8c2xy49qdxvmfz5jr42r9aa','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795702061193425,"id":"01m8c2xy49d9f6wxc798neernw","updated_at":"2026-11-26T14:07:41.193425Z"},{}]',0,'2026-11-26T14:07:41.193744Z');
INSERT INTO "event" VALUES(20,'01m8c2xy4cxc8m3yyepe6g5q3f','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795702061196603,"id":"01m8c2xy4cjv6rk0sqatwg3bya","updated_at":"2026-11-26T14:07:41.196603Z"},{}]',0,'2026-11-26T14:07:41.196935Z');
INSERT INTO "event" VALUES(21,'01m8c2xy4wftbfjhft0z0xm0sk','01m8c2xxtbfhyt8jcdqkjjkv16','link.deleted','go.acme.test','','[{"seq":1795702061193425,"id":"01m8c2xy49d9f6wxc798neernw","workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:41.193425Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:07:41.212479Z');
INSERT INTO "event" VALUES(22,'01m8c2xy4wgyz9eepz74sd98g7','01m8c2xxtbfhyt8jcdqkjjkv16','link.deleted','go.acme.test','','[{"seq":1795702061196603,"id":"01m8c2xy4cjv6rk0sqatwg3bya","workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:41.196603Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:07:41.212535Z');
INSERT INTO "event" VALUES(23,'01m8c2xy565sk6g7vhxz2te5yn','01m8c2xxtbfhyt8jcdqkjjkv16','job.done','','{"type":"job.done","timestamp":"2026-11-26T14:07:41.222137Z","data":{"id":"01m8c2xy4fpxyz2ebr9eew4804","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-26T14:07:41.199716Z","updated_at":"2026-11-26T14:07:41.220835Z","finished_at":"2026-11-26T14:07:41.220835Z"}}',NULL,0,'2026-11-26T14:07:41.222137Z');
INSERT INTO "event" VALUES(24,'01m8c2xy5c92xg7sbx22wt0ccc','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795702061227775,"id":"01m8c2xy5br7nq7jv0q1d7ht3m","updated_at":"2026-11-26T14:07:41.227775Z"},{}]',0,'2026-11-26T14:07:41.228282Z');
INSERT INTO "event" VALUES(25,'01m8c2y2s3ag7ddvt6j0r4969z','01m8c2xxtbfhyt8jcdqkjjkv16','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-26T14:07:45.955310Z","data":{"id":"01m8c2xy39ghxf8efq628ejmmz","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45923/gone","checked_at":"2026-11-26T14:07:45.939854Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-26T14:07:45.955310Z');
INSERT INTO "event" VALUES(26,'01m8c2y4hmjzpv9cg0yk90casr','01m8c2xxtbfhyt8jcdqkjjkv16','link.updated','go.acme.test','','[{"seq":1795702061043280,"id":"01m8c2xxzk8rcgnhe1w6r7fq39","workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:41.043280Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-26T14:07:47.764599Z');
INSERT INTO "event" VALUES(27,'01m8c2y4v3r5rnvfa1h6hwpcbe','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000kkk745nnmprv37","updated_at":"2026-11-26T14:07:48.066079Z"},{}]',0,'2026-11-26T14:07:48.067764Z');
INSERT INTO "event" VALUES(28,'01m8c2y4v3rqf5dn5rm20d5jxn','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795702068066079,"id":"01m8c2y4v22fsnt08myzq86vmb","updated_at":"2026-11-26T14:07:48.066079Z"},{}]',0,'2026-11-26T14:07:48.067787Z');
INSERT INTO "event" VALUES(29,'01m8c2y4vb3eqvvpepbx05vby6','01m8c2xxtbfhyt8jcdqkjjkv16','job.done','','{"type":"job.done","timestamp":"2026-11-26T14:07:48.075082Z","data":{"id":"01m8c2y4trphf84v4a1amtez2j","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-26T14:07:48.056696Z","updated_at":"2026-11-26T14:07:48.074423Z","finished_at":"2026-11-26T14:07:48.074423Z"}}',NULL,0,'2026-11-26T14:07:48.075082Z');
INSERT INTO "event" VALUES(30,'01m8c2y4vnf59x69yj27z8bzqm','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072401017,"id":"01e286vbwh0hwq20gjbkksj9p8","updated_at":"2026-11-26T14:07:48.084278Z"},{}]',0,'2026-11-26T14:07:48.085477Z');
INSERT INTO "event" VALUES(31,'01m8c2y4vzw86q8ey8wdgqzpf3','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795702068095504,"id":"01m8c2y4vzfr0mwatrt9jc72gj","updated_at":"2026-11-26T14:07:48.095504Z"},{}]',0,'2026-11-26T14:07:48.095898Z');
INSERT INTO "event" VALUES(32,'01m8c2y4w43e4z7h0a6kkcvd5k','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795702068099707,"id":"01m8c2y4w3p31nx1abgke65tr9","updated_at":"2026-11-26T14:07:48.099707Z"},{}]',0,'2026-11-26T14:07:48.100104Z');
INSERT INTO "event" VALUES(33,'01m8c2y4w7s2n88gycfrt9gzsb','01m8c2xxtbfhyt8jcdqkjjkv16','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795702068103344,"id":"01m8c2y4w7arc3mg2yqbf6298s","updated_at":"2026-11-26T14:07:48.103344Z"},{}]',0,'2026-11-26T14:07:48.103796Z');
INSERT INTO "event" VALUES(34,'01m8c2y4wn1n7sjjxb5s79wnna','01m8c2xxtbfhyt8jcdqkjjkv16','link.deleted','go.acme.test','','[{"seq":1795702068095504,"id":"01m8c2y4vzfr0mwatrt9jc72gj","workspace":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:48.095504Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:07:48.117040Z');
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
INSERT INTO "host" VALUES('localhost','01m8c2xxvrmtkc05ja89d479j3','01m8c2xxtbfhyt8jcdqkjjkv16','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-26T14:07:41.871335Z','2026-11-26T14:07:40.920734Z','2026-11-26T14:07:40.920739Z','2026-11-26T20:16:47.452231Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8c2xxz6ep79cbf9zc40tkjr','01m8c2xxtbfhyt8jcdqkjjkv16','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-26T14:07:47.256720Z"}]','','2026-11-26T14:07:47.256720Z','2026-11-26T14:07:41.030494Z','2026-11-26T14:07:41.030497Z','2026-11-26T14:18:38.643421Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8c2y4tngd19gp1qr50yzg4r','07da7b8af73cd2c3fdd1ecefbc293f55c05cd8b30cf622d870b23b62a9e1f577','01m8c2xxtbfhyt8jcdqkjjkv16','Ada@acme.test','manager','01m8c2xxtasze83428ckkc8zz1','2026-11-26T14:07:48.053543Z','2026-12-03T14:07:48.053506Z');
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
INSERT INTO "job" VALUES('01m8c2xy4fpxyz2ebr9eew4804','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','bulk_delete','done','{"tags":["gone"]}','2026-11-26T14:07:41.199716Z',2,2,'2026-11-26T14:07:41.199716Z','2026-11-26T14:07:41.220835Z','2026-11-26T14:07:41.220835Z',1795702061196603,0,0,0,0,0,'',0,'api','first token','01m8c2xy4f259ner5jc9vjrksn',0);
INSERT INTO "job" VALUES('01m8c2y4trphf84v4a1amtez2j','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T14:07:48.056696Z',3,0,'2026-11-26T14:07:48.056696Z','2026-11-26T14:07:48.074423Z','2026-11-26T14:07:48.074423Z',0,2,0,1,4,0,'',0,'api','first token','01m8c2y4tq2ndymrnggnrvdmva',0);
INSERT INTO "job" VALUES('01m8c2y4veh5fndhgpg4nr542w','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T14:07:48.078529Z',3,0,'2026-11-26T14:07:48.078529Z','2026-11-26T14:07:48.084935Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8c2y4vcvyaesvk20p4g6w62',0);
INSERT INTO "job" VALUES('01m8c2y4waaaba913ta94mar5k','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-26T14:07:48.106311Z',3,1,'2026-11-26T14:07:48.106311Z','2026-11-26T14:07:48.116420Z',NULL,1795702068095504,0,0,0,0,0,'',0,'api','first token','01m8c2y4w9aq5e9b9yschdwyva',0);
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
INSERT INTO "kept_answer" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8c2xy5br7nq7jv0q1d7ht3m","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","created_at":"2026-11-26T14:07:41.227775Z","updated_at":"2026-11-26T14:07:41.227775Z","expired_at":null}]}
','2026-11-26T14:07:41.228792Z');
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
INSERT INTO "kept_record" VALUES('01m8c2xy4h57sgxreh72c1102m',1795702061193425,'{"seq":1795702061193425,"id":"01m8c2xy49d9f6wxc798neernw","workspace_id":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:41.193425Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8c2xy4h57sgxreh72c1102m',1795702061196603,'{"seq":1795702061196603,"id":"01m8c2xy4cjv6rk0sqatwg3bya","workspace_id":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:41.196603Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8c2y4wd3gye98z6kreg7113',1795702068095504,'{"seq":1795702068095504,"id":"01m8c2y4vzfr0mwatrt9jc72gj","workspace_id":"01m8c2xxtbfhyt8jcdqkjjkv16","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c2xxtasze83428ckkc8zz1","created_via":"api","updated_at":"2026-11-26T14:07:48.095504Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','owner','2026-11-26T14:07:40.875740Z',0);
INSERT INTO "member" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','editor','2026-11-26T14:07:40.933059Z',0);
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT, interstitial TEXT NOT NULL DEFAULT 'never', own_time TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000kkk745nnmprv37','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','import','2026-11-26T14:07:48.066079Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1582971072401017,'01e286vbwh0hwq20gjbkksj9p8','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','import','2026-11-26T14:07:48.084278Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702060926332,'01m8c2xxvyac2azj50r5p4etxx','01m8c2xxtbfhyt8jcdqkjjkv16','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','cli','2026-11-26T14:07:40.926332Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061043280,'01m8c2xxzk8rcgnhe1w6r7fq39','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.043280Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061049239,'01m8c2xxzs7fvas7qdjg8k46d6','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxw4dte4p0ka7td0p0hr','api','2026-11-26T14:07:41.049239Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061054590,'01m8c2xxzyjeg419ymqkqae30k','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.054590Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061143998,'01m8c2xy2qz68kvej81fcq61g7','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$B2lkqyrxYNsf7np6$f4f253c92d8b3718b863afd53a37d87e4e389d0fd00cd4a3fb83fca396500400d1a7ad6328e7ce221a438696025fd7377ea3ced316be7ff73717d7858b35e861','off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxw4dte4p0ka7td0p0hr','api','2026-11-26T14:07:41.143998Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061148032,'01m8c2xy2w106q5ra0fm0q97w4','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.148032Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061151206,'01m8c2xy2z6e1f8sxfa9rt1fs2','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxw4dte4p0ka7td0p0hr','api','2026-11-26T14:07:41.151206Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061153689,'01m8c2xy31nh76kqgy61t5ap22','01m8c2xxtbfhyt8jcdqkjjkv16','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.153689Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061156192,'01m8c2xy3460nbhheyv3nbp6z8','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.156192Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061159174,'01m8c2xy375en1em9a2nxp8pky','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.159174Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061161529,'01m8c2xy39ghxf8efq628ejmmz','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:45923/gone','["http://127.0.0.1:45923/gone","http://127.0.0.1:45923/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.161529Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061164673,'01m8c2xy3cn1ngwv02dt24q6td','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:45923',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.164673Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL);
INSERT INTO "record" VALUES(1795702061166927,'01m8c2xy3ewzpz93b2tqy5vqkp','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.170376Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702061227775,'01m8c2xy5br7nq7jv0q1d7ht3m','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:41.227775Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702068066079,'01m8c2y4v22fsnt08myzq86vmb','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','import','2026-11-26T14:07:48.066079Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702068099707,'01m8c2y4w3p31nx1abgke65tr9','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:48.099707Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702068103344,'01m8c2y4w7arc3mg2yqbf6298s','01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c2xxtasze83428ckkc8zz1','api','2026-11-26T14:07:48.103344Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
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
INSERT INTO "record_check" VALUES(1795702061161529,'2026-11-26T14:07:41.840864Z','http://127.0.0.1:45923/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795702061161529,'2026-11-26T14:07:41.841642Z','http://127.0.0.1:45923/gone','down','It answers with the status 404.',404,8);
INSERT INTO "record_check" VALUES(1795702061161529,'2026-11-26T14:07:44.058880Z','http://127.0.0.1:45923/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795702061161529,'2026-11-26T14:07:44.060542Z','http://127.0.0.1:45923/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795702061161529,'2026-11-26T14:07:45.939854Z','http://127.0.0.1:45923/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795702061161529,'2026-11-26T14:07:46.023390Z','http://127.0.0.1:45923/fine','up','',200,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8c2xxtbfhyt8jcdqkjjkv16',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072401017,'01m8c2xxtbfhyt8jcdqkjjkv16',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795702061043280,'01m8c2xxtbfhyt8jcdqkjjkv16',4,2,'2026-11-26T14:07:41.657658Z');
INSERT INTO "record_clicks" VALUES(1795702061049239,'01m8c2xxtbfhyt8jcdqkjjkv16',1,0,'2026-11-26T14:07:41.657659Z');
INSERT INTO "record_clicks" VALUES(1795702061054590,'01m8c2xxtbfhyt8jcdqkjjkv16',0,1,'');
INSERT INTO "record_clicks" VALUES(1795702061151206,'01m8c2xxtbfhyt8jcdqkjjkv16',1,0,'2026-11-26T14:07:41.657661Z');
INSERT INTO "record_clicks" VALUES(1795702061156192,'01m8c2xxtbfhyt8jcdqkjjkv16',1,0,'2026-11-26T14:07:41.657662Z');
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
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795702068099707,'01m8c2xxtbfhyt8jcdqkjjkv16','old');
INSERT INTO "record_tag" VALUES(1795702068103344,'01m8c2xxtbfhyt8jcdqkjjkv16','old');
INSERT INTO "record_tag" VALUES(1795702061043280,'01m8c2xxtbfhyt8jcdqkjjkv16','spring');
INSERT INTO "record_tag" VALUES(1795702061049239,'01m8c2xxtbfhyt8jcdqkjjkv16','spring');
INSERT INTO "record_tag" VALUES(1795702061043280,'01m8c2xxtbfhyt8jcdqkjjkv16','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1582971072401017,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702060926332,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061043280,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061049239,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061054590,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061143998,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061148032,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061151206,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061153689,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061156192,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061159174,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061161529,'watchedgo.acme.testhttp://127.0.0.1:45923/gone');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061164673,'ruledgo.acme.testhttp://127.0.0.1:45923');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061166927,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061227775,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702068066079,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702068099707,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702068103344,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702060926332);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061054590);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061143998);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061148032);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061153689);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061159174);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061161529);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061164673);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061166927);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702061227775);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702068066079);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702068099707);
INSERT INTO "record_unclicked" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16',1795702068103344);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-26 14:07:40.863336');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-26 14:07:40.863344');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-26 14:07:40.863347');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-26 14:07:40.863350');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-26 14:07:40.863353');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-26 14:07:40.863356');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-26 14:07:40.863359');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-26 14:07:40.863362');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-26 14:07:40.863364');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-26 14:07:40.863367');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-26 14:07:40.863370');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-26 14:07:40.863373');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-26 14:07:40.863376');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-26 14:07:40.863378');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-26 14:07:40.863381');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-26 14:07:40.863384');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-26 14:07:40.863386');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-26 14:07:40.863389');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-26 14:07:40.863392');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-26 14:07:40.863395');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-26 14:07:40.863398');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-26 14:07:40.863401');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-26 14:07:40.863404');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-26 14:07:40.863407');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-26 14:07:40.863409');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-26 14:07:40.863412');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-26 14:07:40.863416');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-26 14:07:40.863419');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-26 14:07:40.863422');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-26 14:07:40.863425');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-26 14:07:40.863428');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-26 14:07:40.863430');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-26 14:07:40.863433');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-26 14:07:40.863436');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-26 14:07:40.863439');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8c2xxtasze83428ckkc8zz1','signpost.test','2026-11-26T14:07:41.853242Z');
INSERT INTO "service_host" VALUES('01m8c2xxw4dte4p0ka7td0p0hr','signpost.test','2026-11-26T14:07:41.853525Z');
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
INSERT INTO "session" VALUES('01m8c2y4tjap0k2q396kr84j04','b48ec29315083b41995fce245822e11bb9fa9f198c07071d15a5eba4c9c1fefe','01m8c2xxtasze83428ckkc8zz1','01m8c2xxtbfhyt8jcdqkjjkv16','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-26T14:07:48.049788Z','2026-11-26T14:07:48.049788Z','2026-12-26T14:07:48.049788Z',NULL,'password','',0,0,0,NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('2330b618feb2099f1913dd4cb7c4ca6bd023e650a61c4a254daf71a2c284b129','01m8c2xxtasze83428ckkc8zz1','2026-11-26T14:37:48.051198Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','08797b1ea14ff737b46e705d8ccc0d7e 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-26T14:07:40.860000Z 0');
INSERT INTO "state" VALUES('generation','73');
INSERT INTO "state" VALUES('key_check','cc400662562a959dfce26c88b1dc1a81e184ae3a3c6681984d5a5222dc4568bc');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-26 c9fbe79b3a7e4fa35e3096cb4266ee91');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','old',2);
INSERT INTO "tag_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','spring',2);
INSERT INTO "tag_count" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','Überblick',1);
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
INSERT INTO "token" VALUES('01m8c2xxte6tq00b8n1h34t5fp','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxtasze83428ckkc8zz1','api','first token','owner','2d94e41f3a2790b5449b2984d08f69bb1f356b7042abfed0bb3325b870e8759f','2026-11-26T14:07:40.878237Z',NULL,'2026-11-26T14:07:41.033969Z',NULL);
INSERT INTO "token" VALUES('01m8c2xxw8b4je6ehm21tcc0cn','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','mcp','agent','viewer','50e5fd0afa373881b6518a2bdc8037a6cdd2ead3bb1bcad1ec171a30206bd6e5','2026-11-26T14:07:40.936375Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8c2xxwawwv1asbn4qbg2qqb','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','api','editor','editor','3130e40cab65fa0f03c8480d18a2758843edbf6229a5f339f1ef4d9d187f9a3c','2026-11-26T14:07:40.938943Z',NULL,'2026-11-26T14:07:41.047575Z',NULL);
INSERT INTO "token" VALUES('01m8c2xxwcs5wbnqftaqf3t9mc','01m8c2xxtbfhyt8jcdqkjjkv16','01m8c2xxw4dte4p0ka7td0p0hr','api','revoked','editor','981751b55e7036fc26b272dbe41774131c167e5255cff62bf14265286d1c1275','2026-11-26T14:07:40.940824Z',NULL,NULL,'2026-11-26T14:07:40.942484Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m8c2xxtasze83428ckkc8zz1','Owner','owner@localhost','2026-11-26T14:07:40.874859Z','2026-11-26T14:07:48.047381Z','scrypt:16384:8:6$s7APfYodRV45jv5N$49758e757d909babae2849abeedeee7d4b68eec5acba26df354e4a46ec2f509551f282630fd6f5fa848fd725dfe86a39db0fa83d605c68991b3cf5ae0543106a','system','','',1);
INSERT INTO "user" VALUES('01m8c2xxw4dte4p0ka7td0p0hr','Éva Kovács','Eva@acme.test','2026-11-26T14:07:40.932462Z','2026-11-26T14:07:40.932472Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795702061161529,'http://127.0.0.1:45923/fine','up',0,3,'2026-11-26T14:07:46.023390Z','2026-11-26T14:07:48.128039Z');
INSERT INTO "watch" VALUES(1795702061161529,'http://127.0.0.1:45923/gone','down',3,NULL,'2026-11-26T14:07:45.939854Z','2026-11-26T14:07:47.841534Z');
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
INSERT INTO "workspace" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','Acmé','2026-11-26T14:07:40.875511Z','2026-11-26T14:07:41.189373Z','{"country":"DE","notify_url":"http://127.0.0.1:45923/notify","email_summary":"true"}','self-hosted');
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
INSERT INTO "workspace_combination" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3134223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','2026-11-26',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8c2xxtbfhyt8jcdqkjjkv16','2026-11-26',-5585038725457006212);
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
