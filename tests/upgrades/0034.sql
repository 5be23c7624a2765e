-- A database with data in it, of 0034_service_hosts: see make.py
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
INSERT INTO "change" VALUES('01m844vemyjcp1hxb1nzssjbjz','2026-11-23T12:07:21.502600Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','cli','','','create','workspace','01m844vemy7bvra84xgn86swt1',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m844ven0d227gac5my8ds65r','2026-11-23T12:07:21.504430Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','cli','','','create','token','01m844ven06sy4kkf3fw1z5349',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m844veny8p0kjsez723805q9','2026-11-23T12:07:21.534294Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T12:07:21.533773Z"}',NULL);
INSERT INTO "change" VALUES('01m844vep125rxhy90csd3h4dc','2026-11-23T12:07:21.537081Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','cli','','','create','record','01m844vep0nkhk7fhq1912fg4t',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-23T12:07:21.536691Z"}',NULL);
INSERT INTO "change" VALUES('01m844vep8azwcykx35t1dws6n','2026-11-23T12:07:21.544363Z','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','cli','','','create','token','01m844vep84xenrfm7n0qc2qm8',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m844vep9q10h6p63tkt9hr89','2026-11-23T12:07:21.545746Z','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','cli','','','create','token','01m844vep9javahr8z5tzm6je0',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m844vepb2wm2t5aeyd1dmmx1','2026-11-23T12:07:21.547101Z','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','cli','','','create','token','01m844vepaxgcewzbrkj7nggjh',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m844vepcb96fvzm3n05qcbvy','2026-11-23T12:07:21.548376Z','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','cli','','','delete','token','01m844vepaxgcewzbrkj7nggjh',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m844vepn76zh89k7tk2w0rx8','2026-11-23T12:07:21.557242Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vepj4a9eevztbdcjp9qv','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T12:07:21.557005Z"}',NULL);
INSERT INTO "change" VALUES('01m844vepv7bvk3sygn6r04nd5','2026-11-23T12:07:21.563244Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vepryvr09fanap4bn78m','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T12:07:21.563013Z"}',NULL);
INSERT INTO "change" VALUES('01m844vepyrr6new7mj89m1zmc','2026-11-23T12:07:21.566801Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vepx9p0ndjfa9vc7xxj8','create','record','01m844vepyh6m6jqwevstn74pb',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-23T12:07:21.566550Z"}',NULL);
INSERT INTO "change" VALUES('01m844veq3g3fh0e6v6x644t1a','2026-11-23T12:07:21.571524Z','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','api','editor','01m844veq1dvyb1x6ktwwfge5d','create','record','01m844veq39p5580zkebmvmswj',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-23T12:07:21.571310Z"}',NULL);
INSERT INTO "change" VALUES('01m844veq5sm09jdtzvjw0rrjz','2026-11-23T12:07:21.573828Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844veq4whykq1y6ymcncagr','create','record','01m844veq5ndyx9aaw7ev1s89e',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-23T12:07:21.573685Z"}',NULL);
INSERT INTO "change" VALUES('01m844vesbsvx11m9ydpa0b7rc','2026-11-23T12:07:21.643838Z','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','api','editor','01m844veq6w0xmq3t583kh3m99','create','record','01m844vesbgrb98sn1zyrxgf0x',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-23T12:07:21.643536Z"}',NULL);
INSERT INTO "change" VALUES('01m844veset2pamprvpsg3bxs9','2026-11-23T12:07:21.646843Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vesdjp01rhkk1g8e04t8','create','record','01m844vesemwk9386jdpwx9hs7',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-23T12:07:21.646668Z"}',NULL);
INSERT INTO "change" VALUES('01m844vesh1hfcv2zj1tcq9133','2026-11-23T12:07:21.649056Z','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','api','editor','01m844vesg501vf41nj2r9c4jg','create','record','01m844vesgwy0ckryn09es5jg6',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-23T12:07:21.648926Z"}',NULL);
INSERT INTO "change" VALUES('01m844vesjxdmcd1f1cd8793b0','2026-11-23T12:07:21.650948Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vesj531k2p3hzc8mqdq0','create','record','01m844vesjsnp8tkje3hh200sy',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-23T12:07:21.650821Z"}',NULL);
INSERT INTO "change" VALUES('01m844vesmykzy8aasjzmm5mr5','2026-11-23T12:07:21.652986Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vesm5w9vrstcgx2dxebd','create','record','01m844vesmv5w9zd0j9m5egjr1',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-23T12:07:21.652869Z"}',NULL);
INSERT INTO "change" VALUES('01m844vesqfgptypc8z2pc1sr0','2026-11-23T12:07:21.655504Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vespj3w3xasq2ajerx67','create','record','01m844vesqbqyy7k287yqpzcwq',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-23T12:07:21.655375Z"}',NULL);
INSERT INTO "change" VALUES('01m844vessmhrjvgc5zsyjs82h','2026-11-23T12:07:21.657666Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vesrkd709n0rmkwjk2m1','create','record','01m844vess9ge7waskvys4zccr',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:36675/gone","destinations":["http://127.0.0.1:36675/gone","http://127.0.0.1:36675/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-23T12:07:21.657304Z"}',NULL);
INSERT INTO "change" VALUES('01m844vesvyewadtb337xskqcp','2026-11-23T12:07:21.659981Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vestv6wyymb23qz52k44','create','record','01m844vesvtf5b2j4eeh0yvnr3',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:36675","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-23T12:07:21.659847Z"}',NULL);
INSERT INTO "change" VALUES('01m844vesy40j6nw8ssrjdzg9f','2026-11-23T12:07:21.662137Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vesx886dkq0nv2b06qeb','create','record','01m844vesy0ayvzq221bs7z9ak',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-23T12:07:21.662010Z"}',NULL);
INSERT INTO "change" VALUES('01m844vet0vv3340ah3xkyt7p5','2026-11-23T12:07:21.664901Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vesz98tk71dp08nrtcx0','update','record','01m844vesy0ayvzq221bs7z9ak',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-23T12:07:21.664752Z"}',NULL);
INSERT INTO "change" VALUES('01m844vet3gqmxrapfkrwvck8k','2026-11-23T12:07:21.667543Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vet2dw5r6d3qh69ra3dw','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m844vet5y2vmk7ezwjey3scz','2026-11-23T12:07:21.669973Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vet4ytyrx7yfpm0a76c1','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m844vet8ybs5aryg9khek28f','2026-11-23T12:07:21.672981Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vet870eexkpd7q3nwzye','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m844vetbgmj2shk601h7a42b','2026-11-23T12:07:21.675541Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vetatcyhezyk4bvjhyk1','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:36675/notify"}}',NULL);
INSERT INTO "change" VALUES('01m844vete1v61h4d88v0kw44n','2026-11-23T12:07:21.678069Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vetdbwtged45z54qkhjw','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m844vetgp4bfedyy3n3ekfwv','2026-11-23T12:07:21.680714Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vetfwyre1z4bmfbnyxw2','create','record','01m844vetghzfm9wjn6fpfme5p',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-23T12:07:21.680575Z"}',NULL);
INSERT INTO "change" VALUES('01m844vetjkr034rpsqwds419z','2026-11-23T12:07:21.682638Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vethrts62r55v16jm5m9','create','record','01m844vetjfvwq0gnag8hbrr41',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-23T12:07:21.682507Z"}',NULL);
INSERT INTO "change" VALUES('01m844vetnknrt01gvftqx9v7s','2026-11-23T12:07:21.685640Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vetkwphfwcjppwdb32fh','bulk_delete','record',NULL,'01m844vetn437m7p2br5t3843p',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m844vev4qk94cce355pyfcq5','2026-11-23T12:07:21.700763Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vev36enezbp9nbhghmww','create','record','01m844vev4jp1d4xdpyz3twsdn',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-23T12:07:21.700598Z"}',NULL);
INSERT INTO "change" VALUES('01m844vmpzw791amzr18vwbs5w','2026-11-23T12:07:27.711954Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vmpwvyqwc3v0mh07q3b5','update','record','01m844vepyh6m6jqwevstn74pb',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-23T12:07:21.566550Z"}',NULL);
INSERT INTO "change" VALUES('01m844vmynnzax9a4sge94xr8y','2026-11-23T12:07:27.957716Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','cli','','','create','invitation','01m844vmyneavjj1gvr73w7crk',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m844vmz77qrhqme0ng2d608a','2026-11-23T12:07:27.975270Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vmyqejttjfem93pdarp6','import','record',NULL,'01m844vmyrv30jpkdq12j5zew2',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m844vmzta8agk4kh47kpmm4a','2026-11-23T12:07:27.994340Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vmzk7qp7np3rc0rx467t','import','record',NULL,'01m844vmzmshrchewm66143jtr',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m844vn02rzb0b4cryfa0f523','2026-11-23T12:07:28.002808Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vn01dm1qh0n080dmn6we','create','record','01m844vn02jgqz5zmr93ct4sjp',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T12:07:28.002592Z"}',NULL);
INSERT INTO "change" VALUES('01m844vn056k98e3f9zw9zs7s3','2026-11-23T12:07:28.005220Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vn047a1hsxpsbq9md5nb','create','record','01m844vn0516drfnpyv9mrrtqy',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T12:07:28.005038Z"}',NULL);
INSERT INTO "change" VALUES('01m844vn07qycexrczhkpsxaz0','2026-11-23T12:07:28.007776Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vn06nff1t3bzjmjy87tg','create','record','01m844vn07hfmf93r924yc4wcd',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T12:07:28.007559Z"}',NULL);
INSERT INTO "change" VALUES('01m844vn0cbnmb4s95yw7vjcsj','2026-11-23T12:07:28.012389Z','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','Owner','api','first token','01m844vn09a80xygdd7ng16f7q','bulk_delete','record',NULL,'01m844vn0bjvykfx8mdnh4zc6h',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795435641566550,'2026-11-23',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3132223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3132223A317D');
INSERT INTO "click_combination" VALUES(1795435641571310,'2026-11-23',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3132223A317D');
INSERT INTO "click_combination" VALUES(1795435641648926,'2026-11-23',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3132223A317D');
INSERT INTO "click_combination" VALUES(1795435641652869,'2026-11-23',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3132223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795435641566550,'2026-11-23',4,2,1);
INSERT INTO "click_day" VALUES(1795435641571310,'2026-11-23',1,0,1);
INSERT INTO "click_day" VALUES(1795435641573685,'2026-11-23',0,1,0);
INSERT INTO "click_day" VALUES(1795435641648926,'2026-11-23',1,0,1);
INSERT INTO "click_day" VALUES(1795435641652869,'2026-11-23',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795435641566550,'2026-11-23',-5699687376217570114);
INSERT INTO "click_visitor" VALUES(1795435641571310,'2026-11-23',-5699687376217570114);
INSERT INTO "click_visitor" VALUES(1795435641648926,'2026-11-23',-5699687376217570114);
INSERT INTO "click_visitor" VALUES(1795435641652869,'2026-11-23',-5699687376217570114);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('4610f64a56a2b59bb1473066daa589a1512cfa5692ec7196683e1b189c935d31','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','{"tags":["spring"]}',2,'2026-11-23T13:07:28.024914Z');
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
INSERT INTO "delivery" VALUES('01m844vjrc52qvam7g1pkfyv9y','01m844vemy7bvra84xgn86swt1','01m844vess9ge7waskvys4zccr','destination.broken','http://127.0.0.1:36675/notify','{"type":"destination.broken","timestamp":"2026-11-23T12:07:25.708131Z","data":{"id":"01m844vess9ge7waskvys4zccr","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:36675/gone","checked_at":"2026-11-23T12:07:25.694503Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-23T12:07:25.708185Z','2026-11-23T12:07:25.725902Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m844venz710s1b6s334zs2pg','01m844vemy7bvra84xgn86swt1','host.created','localhost','{"type":"host.created","timestamp":"2026-11-23T12:07:21.535192Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T12:07:21.533770Z","updated_at":"2026-11-23T12:07:21.533773Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T12:07:21.535192Z');
INSERT INTO "event" VALUES(2,'01m844vep15b23r0m66nc3kjbg','01m844vemy7bvra84xgn86swt1','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"cli","own_qr":null,"status":302,"destination":"http://127.0.0.1:8000/docs","place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795435641536691,"id":"01m844vep0nkhk7fhq1912fg4t","updated_at":"2026-11-23T12:07:21.536691Z"},{}]',0,'2026-11-23T12:07:21.537166Z');
INSERT INTO "event" VALUES(3,'01m844vepnkaw2ht1n79pyx1pg','01m844vemy7bvra84xgn86swt1','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-23T12:07:21.557600Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T12:07:21.557003Z","updated_at":"2026-11-23T12:07:21.557005Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T12:07:21.557600Z');
INSERT INTO "event" VALUES(4,'01m844vepvk4fb47cqka8aeqkm','01m844vemy7bvra84xgn86swt1','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-23T12:07:21.563594Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T12:07:21.563011Z","updated_at":"2026-11-23T12:07:21.563013Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T12:07:21.563594Z');
INSERT INTO "event" VALUES(5,'01m844vepyvker1nrbvvwkr6k6','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/stra%C3%9Fe?a=1#b","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795435641566550,"id":"01m844vepyh6m6jqwevstn74pb","updated_at":"2026-11-23T12:07:21.566550Z"},{}]',0,'2026-11-23T12:07:21.566880Z');
INSERT INTO "event" VALUES(6,'01m844veq3k9ey1awydkkmdz5h','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vep5dsh4fcjqkkcz6qb9","created_via":"api","own_qr":null,"destination_weights":[0,7,0],"status":302,"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795435641571310,"id":"01m844veq39p5580zkebmvmswj","updated_at":"2026-11-23T12:07:21.571310Z"},{}]',0,'2026-11-23T12:07:21.571613Z');
INSERT INTO "event" VALUES(7,'01m844veq5vy9r5zwx4mt8j3ws','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795435641573685,"id":"01m844veq5ndyx9aaw7ev1s89e","updated_at":"2026-11-23T12:07:21.573685Z"},{}]',0,'2026-11-23T12:07:21.573891Z');
INSERT INTO "event" VALUES(8,'01m844vesbykz9mw1evdpahezx','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vep5dsh4fcjqkkcz6qb9","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/secret","password_hash":"changed","place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795435641643536,"id":"01m844vesbgrb98sn1zyrxgf0x","updated_at":"2026-11-23T12:07:21.643536Z"},{}]',0,'2026-11-23T12:07:21.643975Z');
INSERT INTO "event" VALUES(9,'01m844vesewrvd5qhc8t360pxw','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795435641646668,"id":"01m844vesemwk9386jdpwx9hs7","updated_at":"2026-11-23T12:07:21.646668Z"},{}]',0,'2026-11-23T12:07:21.646918Z');
INSERT INTO "event" VALUES(10,'01m844vesh3zm7xzcsjcbjnvvd','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m844vep5dsh4fcjqkkcz6qb9","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/f","plugins":["no-referrer"],"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795435641648926,"id":"01m844vesgwy0ckryn09es5jg6","updated_at":"2026-11-23T12:07:21.648926Z"},{}]',0,'2026-11-23T12:07:21.649123Z');
INSERT INTO "event" VALUES(11,'01m844vesk0qfs73qa1m2vp570','01m844vemy7bvra84xgn86swt1','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/left","place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795435641650821,"id":"01m844vesjsnp8tkje3hh200sy","updated_at":"2026-11-23T12:07:21.650821Z"},{}]',0,'2026-11-23T12:07:21.651020Z');
INSERT INTO "event" VALUES(12,'01m844vesn1se5jzg41wd5025y','01m844vemy7bvra84xgn86swt1','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":301,"forward_path":true,"destination":"https://dest.example/root","place":"","alias_folded":"","written":null,"own_time":null,"seq":1795435641652869,"id":"01m844vesmv5w9zd0j9m5egjr1","updated_at":"2026-11-23T12:07:21.652869Z"},{}]',0,'2026-11-23T12:07:21.653054Z');
INSERT INTO "event" VALUES(13,'01m844vesqhqq24yqjz3yhb35z','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/p","place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795435641655375,"id":"01m844vesqbqyy7k287yqpzcwq","updated_at":"2026-11-23T12:07:21.655375Z"},{}]',0,'2026-11-23T12:07:21.655564Z');
INSERT INTO "event" VALUES(14,'01m844vesspz6kea8weka0v403','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"http://127.0.0.1:36675/gone","destinations":["http://127.0.0.1:36675/gone","http://127.0.0.1:36675/fine"],"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795435641657304,"id":"01m844vess9ge7waskvys4zccr","updated_at":"2026-11-23T12:07:21.657304Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-23T12:07:21.657732Z');
INSERT INTO "event" VALUES(15,'01m844vesw70fs896j2n9v4qhh','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:36675","place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795435641659847,"id":"01m844vesvtf5b2j4eeh0yvnr3","updated_at":"2026-11-23T12:07:21.659847Z"},{}]',0,'2026-11-23T12:07:21.660218Z');
INSERT INTO "event" VALUES(16,'01m844vesy6b7z418etjtzvy5r','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example","place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795435641662010,"id":"01m844vesy0ayvzq221bs7z9ak","updated_at":"2026-11-23T12:07:21.662010Z"},{}]',0,'2026-11-23T12:07:21.662200Z');
INSERT INTO "event" VALUES(17,'01m844vet0yw8hrtv94bsy4qne','01m844vemy7bvra84xgn86swt1','link.updated','go.acme.test','','[{"seq":1795435641662010,"id":"01m844vesy0ayvzq221bs7z9ak","workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:21.664752Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-23T12:07:21.664984Z');
INSERT INTO "event" VALUES(18,'01m844vet3thkbtb3b1xt850s8','01m844vemy7bvra84xgn86swt1','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-23T12:07:21.667824Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T12:07:21.563011Z","updated_at":"2026-11-23T12:07:21.563013Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T12:07:21.667824Z');
INSERT INTO "event" VALUES(19,'01m844vetgr7e1c9vtmqgk99b5','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795435641680575,"id":"01m844vetghzfm9wjn6fpfme5p","updated_at":"2026-11-23T12:07:21.680575Z"},{}]',0,'2026-11-23T12:07:21.680772Z');
INSERT INTO "event" VALUES(20,'01m844vetjnrtb1s716vkzrrzv','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795435641682507,"id":"01m844vetjfvwq0gnag8hbrr41","updated_at":"2026-11-23T12:07:21.682507Z"},{}]',0,'2026-11-23T12:07:21.682693Z');
INSERT INTO "event" VALUES(21,'01m844vettm64n6zsy0q0p707g','01m844vemy7bvra84xgn86swt1','link.deleted','go.acme.test','','[{"seq":1795435641680575,"id":"01m844vetghzfm9wjn6fpfme5p","workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:21.680575Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-23T12:07:21.690638Z');
INSERT INTO "event" VALUES(22,'01m844vettmpd7neej8jwpzs69','01m844vemy7bvra84xgn86swt1','link.deleted','go.acme.test','','[{"seq":1795435641682507,"id":"01m844vetjfvwq0gnag8hbrr41","workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:21.682507Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-23T12:07:21.690659Z');
INSERT INTO "event" VALUES(23,'01m844vev22pbt7gsvvr76xq8y','01m844vemy7bvra84xgn86swt1','job.done','','{"type":"job.done","timestamp":"2026-11-23T12:07:21.698061Z","data":{"id":"01m844vetn437m7p2br5t3843p","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-23T12:07:21.684442Z","updated_at":"2026-11-23T12:07:21.697570Z","finished_at":"2026-11-23T12:07:21.697570Z"}}',NULL,0,'2026-11-23T12:07:21.698061Z');
INSERT INTO "event" VALUES(24,'01m844vev4tdjcv56hsrrvpba9','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/once","place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795435641700598,"id":"01m844vev4jp1d4xdpyz3twsdn","updated_at":"2026-11-23T12:07:21.700598Z"},{}]',0,'2026-11-23T12:07:21.700842Z');
INSERT INTO "event" VALUES(25,'01m844vjrcgnmgp3z6xpa1wy99','01m844vemy7bvra84xgn86swt1','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-23T12:07:25.708515Z","data":{"id":"01m844vess9ge7waskvys4zccr","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:36675/gone","checked_at":"2026-11-23T12:07:25.694503Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-23T12:07:25.708515Z');
INSERT INTO "event" VALUES(26,'01m844vmq0mcafpesykzy1q8eq','01m844vemy7bvra84xgn86swt1','link.updated','go.acme.test','','[{"seq":1795435641566550,"id":"01m844vepyh6m6jqwevstn74pb","workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:21.566550Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-23T12:07:27.712643Z');
INSERT INTO "event" VALUES(27,'01m844vmz80a9chkmmb92rmkrg','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported","alias_folded":"imported","written":null,"seq":1582971072000000,"id":"01e286vbg000w4vs7x3ht7bw30","updated_at":"2026-11-23T12:07:27.972852Z"},{}]',0,'2026-11-23T12:07:27.976001Z');
INSERT INTO "event" VALUES(28,'01m844vmz80vs4abzw3fk5edwk','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-too","alias_folded":"imported-too","written":null,"own_time":null,"seq":1795435647972852,"id":"01m844vmz4tmttq3sx9da16b4e","updated_at":"2026-11-23T12:07:27.972852Z"},{}]',0,'2026-11-23T12:07:27.976024Z');
INSERT INTO "event" VALUES(29,'01m844vmzfh82rnv4nr1yg9w92','01m844vemy7bvra84xgn86swt1','job.done','','{"type":"job.done","timestamp":"2026-11-23T12:07:27.983533Z","data":{"id":"01m844vmyrv30jpkdq12j5zew2","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-23T12:07:27.960880Z","updated_at":"2026-11-23T12:07:27.983063Z","finished_at":"2026-11-23T12:07:27.983063Z"}}',NULL,0,'2026-11-23T12:07:27.983533Z');
INSERT INTO "event" VALUES(30,'01m844vmztqm7kftg89vn0kae7','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-next","alias_folded":"imported-next","written":null,"seq":1582971072597559,"id":"01e286vc2nhf094kgn5q6z6k2a","updated_at":"2026-11-23T12:07:27.993934Z"},{}]',0,'2026-11-23T12:07:27.994751Z');
INSERT INTO "event" VALUES(31,'01m844vn02w2bqdn6g0dfeavjj','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795435648002592,"id":"01m844vn02jgqz5zmr93ct4sjp","updated_at":"2026-11-23T12:07:28.002592Z"},{}]',0,'2026-11-23T12:07:28.002894Z');
INSERT INTO "event" VALUES(32,'01m844vn0596meaph2441yza7w','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795435648005038,"id":"01m844vn0516drfnpyv9mrrtqy","updated_at":"2026-11-23T12:07:28.005038Z"},{}]',0,'2026-11-23T12:07:28.005291Z');
INSERT INTO "event" VALUES(33,'01m844vn07tknr4y5ah9sjj9w8','01m844vemy7bvra84xgn86swt1','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795435648007559,"id":"01m844vn07hfmf93r924yc4wcd","updated_at":"2026-11-23T12:07:28.007559Z"},{}]',0,'2026-11-23T12:07:28.007847Z');
INSERT INTO "event" VALUES(34,'01m844vn0jb26pbkt3m00gs1c6','01m844vemy7bvra84xgn86swt1','link.deleted','go.acme.test','','[{"seq":1795435648002592,"id":"01m844vn02jgqz5zmr93ct4sjp","workspace":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:28.002592Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-23T12:07:28.018347Z');
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
INSERT INTO "host" VALUES('localhost','01m844venxpt51hfm1ygjz1zh0','01m844vemy7bvra84xgn86swt1','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-23T12:07:21.804680Z','2026-11-23T12:07:21.533770Z','2026-11-23T12:07:21.533773Z','2026-11-23T18:39:30.747920Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m844vepmysqds6fwv6mwac68','01m844vemy7bvra84xgn86swt1','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-23T12:07:27.200953Z"}]','','2026-11-23T12:07:27.200953Z','2026-11-23T12:07:21.557003Z','2026-11-23T12:07:21.557005Z','2026-11-23T12:16:45.522563Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m844vmyneavjj1gvr73w7crk','f2bdc9964469b66ff1fa02f96e6150a37918b039263c48d86ebe9ab6ff8e7c9c','01m844vemy7bvra84xgn86swt1','Ada@acme.test','manager','01m844vemxjbq6n09a1k1n8b0w','2026-11-23T12:07:27.957478Z','2026-11-30T12:07:27.957435Z');
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
INSERT INTO "job" VALUES('01m844vetn437m7p2br5t3843p','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','bulk_delete','done','{"tags":["gone"]}','2026-11-23T12:07:21.684442Z',2,2,'2026-11-23T12:07:21.684442Z','2026-11-23T12:07:21.697570Z','2026-11-23T12:07:21.697570Z',1795435641682507,0,0,0,0,0,'',0,'api','first token','01m844vetkwphfwcjppwdb32fh',0);
INSERT INTO "job" VALUES('01m844vmyrv30jpkdq12j5zew2','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-23T12:07:27.960851Z',3,0,'2026-11-23T12:07:27.960880Z','2026-11-23T12:07:27.983063Z','2026-11-23T12:07:27.983063Z',0,2,0,1,4,0,'',0,'api','first token','01m844vmyqejttjfem93pdarp6',0);
INSERT INTO "job" VALUES('01m844vmzmshrchewm66143jtr','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-23T12:07:27.988802Z',3,0,'2026-11-23T12:07:27.988830Z','2026-11-23T12:07:27.994395Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m844vmzk7qp7np3rc0rx467t',0);
INSERT INTO "job" VALUES('01m844vn0bjvykfx8mdnh4zc6h','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-23T12:07:28.009995Z',3,1,'2026-11-23T12:07:28.009995Z','2026-11-23T12:07:28.017931Z',NULL,1795435648002592,0,0,0,0,0,'',0,'api','first token','01m844vn09a80xygdd7ng16f7q',0);
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
INSERT INTO "kept_answer" VALUES('01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m844vev4jp1d4xdpyz3twsdn","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","created_at":"2026-11-23T12:07:21.700598Z","updated_at":"2026-11-23T12:07:21.700598Z","expired_at":null}]}
','2026-11-23T12:07:21.701046Z');
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
INSERT INTO "kept_record" VALUES('01m844vetnknrt01gvftqx9v7s',1795435641680575,'{"seq":1795435641680575,"id":"01m844vetghzfm9wjn6fpfme5p","workspace_id":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:21.680575Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m844vetnknrt01gvftqx9v7s',1795435641682507,'{"seq":1795435641682507,"id":"01m844vetjfvwq0gnag8hbrr41","workspace_id":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:21.682507Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m844vn0cbnmb4s95yw7vjcsj',1795435648002592,'{"seq":1795435648002592,"id":"01m844vn02jgqz5zmr93ct4sjp","workspace_id":"01m844vemy7bvra84xgn86swt1","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m844vemxjbq6n09a1k1n8b0w","created_via":"api","updated_at":"2026-11-23T12:07:28.002592Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','owner','2026-11-23T12:07:21.502417Z',0);
INSERT INTO "member" VALUES('01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','editor','2026-11-23T12:07:21.542084Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000w4vs7x3ht7bw30','01m844vemy7bvra84xgn86swt1','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','import','2026-11-23T12:07:27.972852Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1582971072597559,'01e286vc2nhf094kgn5q6z6k2a','01m844vemy7bvra84xgn86swt1','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','import','2026-11-23T12:07:27.993934Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641536691,'01m844vep0nkhk7fhq1912fg4t','01m844vemy7bvra84xgn86swt1','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','cli','2026-11-23T12:07:21.536691Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641566550,'01m844vepyh6m6jqwevstn74pb','01m844vemy7bvra84xgn86swt1','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.566550Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641571310,'01m844veq39p5580zkebmvmswj','01m844vemy7bvra84xgn86swt1','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vep5dsh4fcjqkkcz6qb9','api','2026-11-23T12:07:21.571310Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641573685,'01m844veq5ndyx9aaw7ev1s89e','01m844vemy7bvra84xgn86swt1','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.573685Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641643536,'01m844vesbgrb98sn1zyrxgf0x','01m844vemy7bvra84xgn86swt1','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$ea6eGwaVho4lHQ0y$33ffc417f579c679da06cf71a11459671f0d908f166fb6443f9514fd0987f545f65d22288124db6021947ab0db13fe74e43bbab02a87c11dec79e00f0ec8a99b','off',0,0,'',NULL,NULL,NULL,NULL,'01m844vep5dsh4fcjqkkcz6qb9','api','2026-11-23T12:07:21.643536Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641646668,'01m844vesemwk9386jdpwx9hs7','01m844vemy7bvra84xgn86swt1','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.646668Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641648926,'01m844vesgwy0ckryn09es5jg6','01m844vemy7bvra84xgn86swt1','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vep5dsh4fcjqkkcz6qb9','api','2026-11-23T12:07:21.648926Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641650821,'01m844vesjsnp8tkje3hh200sy','01m844vemy7bvra84xgn86swt1','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.650821Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641652869,'01m844vesmv5w9zd0j9m5egjr1','01m844vemy7bvra84xgn86swt1','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.652869Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641655375,'01m844vesqbqyy7k287yqpzcwq','01m844vemy7bvra84xgn86swt1','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.655375Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641657304,'01m844vess9ge7waskvys4zccr','01m844vemy7bvra84xgn86swt1','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:36675/gone','["http://127.0.0.1:36675/gone","http://127.0.0.1:36675/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.657304Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641659847,'01m844vesvtf5b2j4eeh0yvnr3','01m844vemy7bvra84xgn86swt1','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:36675',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.659847Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL);
INSERT INTO "record" VALUES(1795435641662010,'01m844vesy0ayvzq221bs7z9ak','01m844vemy7bvra84xgn86swt1','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.664752Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435641700598,'01m844vev4jp1d4xdpyz3twsdn','01m844vemy7bvra84xgn86swt1','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:21.700598Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435647972852,'01m844vmz4tmttq3sx9da16b4e','01m844vemy7bvra84xgn86swt1','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','import','2026-11-23T12:07:27.972852Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435648005038,'01m844vn0516drfnpyv9mrrtqy','01m844vemy7bvra84xgn86swt1','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:28.005038Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795435648007559,'01m844vn07hfmf93r924yc4wcd','01m844vemy7bvra84xgn86swt1','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m844vemxjbq6n09a1k1n8b0w','api','2026-11-23T12:07:28.007559Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
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
INSERT INTO "record_check" VALUES(1795435641657304,'2026-11-23T12:07:21.784017Z','http://127.0.0.1:36675/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795435641657304,'2026-11-23T12:07:21.785017Z','http://127.0.0.1:36675/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795435641657304,'2026-11-23T12:07:23.661950Z','http://127.0.0.1:36675/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795435641657304,'2026-11-23T12:07:23.912551Z','http://127.0.0.1:36675/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795435641657304,'2026-11-23T12:07:25.694503Z','http://127.0.0.1:36675/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795435641657304,'2026-11-23T12:07:25.726566Z','http://127.0.0.1:36675/fine','up','',200,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m844vemy7bvra84xgn86swt1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072597559,'01m844vemy7bvra84xgn86swt1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795435641566550,'01m844vemy7bvra84xgn86swt1',4,2,'2026-11-23T12:07:22.015634Z');
INSERT INTO "record_clicks" VALUES(1795435641571310,'01m844vemy7bvra84xgn86swt1',1,0,'2026-11-23T12:07:22.015635Z');
INSERT INTO "record_clicks" VALUES(1795435641573685,'01m844vemy7bvra84xgn86swt1',0,1,'');
INSERT INTO "record_clicks" VALUES(1795435641648926,'01m844vemy7bvra84xgn86swt1',1,0,'2026-11-23T12:07:22.015637Z');
INSERT INTO "record_clicks" VALUES(1795435641652869,'01m844vemy7bvra84xgn86swt1',1,0,'2026-11-23T12:07:22.015638Z');
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
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m844vemy7bvra84xgn86swt1','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795435648005038,'01m844vemy7bvra84xgn86swt1','old');
INSERT INTO "record_tag" VALUES(1795435648007559,'01m844vemy7bvra84xgn86swt1','old');
INSERT INTO "record_tag" VALUES(1795435641566550,'01m844vemy7bvra84xgn86swt1','spring');
INSERT INTO "record_tag" VALUES(1795435641571310,'01m844vemy7bvra84xgn86swt1','spring');
INSERT INTO "record_tag" VALUES(1795435641566550,'01m844vemy7bvra84xgn86swt1','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1582971072597559,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641536691,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641566550,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641571310,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641573685,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641643536,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641646668,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641648926,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641650821,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641652869,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641655375,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641657304,'watchedgo.acme.testhttp://127.0.0.1:36675/gone');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641659847,'ruledgo.acme.testhttp://127.0.0.1:36675');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641662010,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435641700598,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435647972852,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435648005038,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m844vemy7bvra84xgn86swt1',1795435648007559,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641536691);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641573685);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641643536);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641646668);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641650821);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641655375);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641657304);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641659847);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641662010);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435641700598);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435647972852);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435648005038);
INSERT INTO "record_unclicked" VALUES('01m844vemy7bvra84xgn86swt1',1795435648007559);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-23 12:07:21.429065');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-23 12:07:21.431120');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-23 12:07:21.436220');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-23 12:07:21.437970');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-23 12:07:21.439241');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-23 12:07:21.441102');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-23 12:07:21.442139');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-23 12:07:21.444203');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-23 12:07:21.446438');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-23 12:07:21.448161');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-23 12:07:21.449215');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-23 12:07:21.450271');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-23 12:07:21.455197');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-23 12:07:21.456624');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-23 12:07:21.459372');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-23 12:07:21.461805');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-23 12:07:21.463111');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-23 12:07:21.465799');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-23 12:07:21.468114');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-23 12:07:21.468769');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-23 12:07:21.469513');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-23 12:07:21.470984');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-23 12:07:21.472403');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-23 12:07:21.473949');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-23 12:07:21.475060');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-23 12:07:21.475728');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-23 12:07:21.477733');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-23 12:07:21.478494');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-23 12:07:21.483775');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-23 12:07:21.485214');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-23 12:07:21.486517');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-23 12:07:21.487362');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-23 12:07:21.488683');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-23 12:07:21.489370');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m844vemxjbq6n09a1k1n8b0w','signpost.test','2026-11-23T12:07:21.789696Z');
INSERT INTO "service_host" VALUES('01m844vep5dsh4fcjqkkcz6qb9','signpost.test','2026-11-23T12:07:21.789890Z');
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
INSERT INTO "session" VALUES('01m844vmygjhhghjw9v5zh4e9p','734c911342f2320bd27dcc828c8ca4623fd2f79cc75ce6a722267c93bd589e7f','01m844vemxjbq6n09a1k1n8b0w','01m844vemy7bvra84xgn86swt1','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-23T12:07:27.951992Z','2026-11-23T12:07:27.951992Z','2026-12-23T12:07:27.951992Z',NULL,'password','',0,0,0,NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('12272f345acf9ef92e2fd497a93312db34648d4f8d34593436c4ed797a1e5ff5','01m844vemxjbq6n09a1k1n8b0w','2026-11-23T12:37:27.954064Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','3664c69076fa50e1f53267ec9c14c8bd 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-23T12:07:21.478000Z 0');
INSERT INTO "state" VALUES('generation','73');
INSERT INTO "state" VALUES('key_check','4e424e624d850f2d0e42650f62ff6b71b7019615276487080917205bc15623a6');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-23 e9ff63b9e2821e3b1832191e9600cc56');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m844vemy7bvra84xgn86swt1','old',2);
INSERT INTO "tag_count" VALUES('01m844vemy7bvra84xgn86swt1','spring',2);
INSERT INTO "tag_count" VALUES('01m844vemy7bvra84xgn86swt1','Überblick',1);
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
INSERT INTO "token" VALUES('01m844ven06sy4kkf3fw1z5349','01m844vemy7bvra84xgn86swt1','01m844vemxjbq6n09a1k1n8b0w','api','first token','owner','eb29dc518f90931d28017b6c2bdf99e1da8bf3bb9c239edc587089ef472f880a','2026-11-23T12:07:21.504235Z',NULL,'2026-11-23T12:07:21.554994Z',NULL);
INSERT INTO "token" VALUES('01m844vep84xenrfm7n0qc2qm8','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','mcp','agent','viewer','de3b26b1c9e8bec0d333901810394cedaae55a299d7ab3ad533233d62cf567e5','2026-11-23T12:07:21.544172Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m844vep9javahr8z5tzm6je0','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','api','editor','editor','2eb8c43c399c589d3046b08650106df04c4c99714f46b48e349a8d637d148fb4','2026-11-23T12:07:21.545598Z',NULL,'2026-11-23T12:07:21.569665Z',NULL);
INSERT INTO "token" VALUES('01m844vepaxgcewzbrkj7nggjh','01m844vemy7bvra84xgn86swt1','01m844vep5dsh4fcjqkkcz6qb9','api','revoked','editor','3d401a7f95bad04690ab506e07cd86a9da9a22e4ef7432d9f35f7f48d8b0bee4','2026-11-23T12:07:21.546956Z',NULL,NULL,'2026-11-23T12:07:21.548225Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m844vemxjbq6n09a1k1n8b0w','Owner','owner@localhost','2026-11-23T12:07:21.501611Z','2026-11-23T12:07:27.948985Z','scrypt:16384:8:6$MBMVDWiaBTKZ7cTz$087936c6cd11c5aea2cf5313afb2ce0a3382be74e7e8f6166a1d6a5b45d68f168ab96983cc59b2c5e9e50c548f7532a9c96ff6078dc87f216f2104139532e474','system','','',1);
INSERT INTO "user" VALUES('01m844vep5dsh4fcjqkkcz6qb9','Éva Kovács','Eva@acme.test','2026-11-23T12:07:21.541457Z','2026-11-23T12:07:21.541465Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795435641657304,'http://127.0.0.1:36675/fine','up',0,2,'2026-11-23T12:07:25.726566Z','2026-11-23T12:07:27.699739Z');
INSERT INTO "watch" VALUES(1795435641657304,'http://127.0.0.1:36675/gone','down',3,NULL,'2026-11-23T12:07:25.694503Z','2026-11-23T12:07:27.895689Z');
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
INSERT INTO "workspace" VALUES('01m844vemy7bvra84xgn86swt1','Acmé','2026-11-23T12:07:21.502250Z','2026-11-23T12:07:21.677927Z','{"country":"DE","notify_url":"http://127.0.0.1:36675/notify","email_summary":"true"}','self-hosted');
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
INSERT INTO "workspace_combination" VALUES('01m844vemy7bvra84xgn86swt1','2026-11-23',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3132223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3132223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3132223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m844vemy7bvra84xgn86swt1','2026-11-23',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m844vemy7bvra84xgn86swt1','2026-11-23',-5699687376217570114);
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
CREATE INDEX record_by_last_click ON record_clicks (workspace_id, last_click_at);
CREATE INDEX kept_answer_by_age ON kept_answer (created_at);
CREATE TRIGGER click_visitor_new AFTER INSERT ON click_visitor BEGIN
        UPDATE click_day SET visitors = visitors + 1 WHERE record_seq = new.record_seq AND day = new.day;
    END;
CREATE TRIGGER workspace_visitor_new AFTER INSERT ON workspace_visitor BEGIN
        UPDATE workspace_day SET visitors = visitors + 1 WHERE workspace_id = new.workspace_id AND day = new.day;
    END;
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',34);
COMMIT;
