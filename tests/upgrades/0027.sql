-- A database with data in it, of 0027_events: see make.py
BEGIN TRANSACTION;
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
INSERT INTO "change" VALUES('01m82q7pz2y6369y7rw1ngd7p8','2026-11-22T22:50:08.739010Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','cli','','','create','workspace','01m82q7pynnwvh97tn9b0bhda1',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7pz5v1fycnd94etm3smv','2026-11-22T22:50:08.741879Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','cli','','','create','token','01m82q7pz5k8p5pxsbpmsrsxhv',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7q5jvym70ycep2nd1n5c','2026-11-22T22:50:08.946921Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T22:50:08.946176Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7q60a0mzpcpmac1w925f','2026-11-22T22:50:08.960338Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','cli','','','create','record','01m82q7q5zrjhp58t071pxhbgh',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T22:50:08.959786Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7q757meh1n6ngabc77x5','2026-11-22T22:50:08.997258Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','cli','','','create','token','01m82q7q750vte6bgxqw31tqy1',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7q7mq1bjqp71ase7rbxz','2026-11-22T22:50:09.012752Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','cli','','','create','token','01m82q7q7megddnp1qc36b97vy',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7q83ms72xbk2hdz4ahrb','2026-11-22T22:50:09.027677Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','cli','','','create','token','01m82q7q83dey2h5p8yjfcbbbj',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7q8fjgrhpwmkgav1xtxm','2026-11-22T22:50:09.039623Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','cli','','','delete','token','01m82q7q83dey2h5p8yjfcbbbj',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7q9bn6hwm6gh6r82whpq','2026-11-22T22:50:09.067692Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7q97m5p1rwe17asp13n4','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T22:50:09.067353Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qavb8s5kg7bkze8bz6x','2026-11-22T22:50:09.115384Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7qabe74re8e44xq4mq3f','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T22:50:09.114778Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qc3k6kzbt5f3zgf306f','2026-11-22T22:50:09.155639Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7qbrbxgctnw2qc4ze7pt','create','record','01m82q7qc33390n11tg1w7gy6y',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T22:50:09.155099Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qdkcx81h4kafgrrxkck','2026-11-22T22:50:09.203427Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','api','editor','01m82q7qcqp24trt7w0ykf8mcw','create','record','01m82q7qdk0ngk7dyav612tcak',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T22:50:09.203021Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qe52bsq52ge7ptgz1r7','2026-11-22T22:50:09.221086Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7qe3gyn79ywkp9k4kyp9','create','record','01m82q7qe4vdkphqrw70zte0ne',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T22:50:09.220877Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qw89wh63rj59nm2ywfb','2026-11-22T22:50:09.672335Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','api','editor','01m82q7qens60db5ce7wb7mwj4','create','record','01m82q7qw80eyf93c7h6k6tpgy',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T22:50:09.672014Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qx6gt2vwa9m18xbm5r5','2026-11-22T22:50:09.702586Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7qwvwvryts8whqsbp1x6','create','record','01m82q7qwx86dp4d3bx6sqb710',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T22:50:09.693262Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qxp5n4pq5wz3b0a732s','2026-11-22T22:50:09.718203Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','api','editor','01m82q7qxm2grr2f48sbes6nwk','create','record','01m82q7qxns45pekx9xqd2panb',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T22:50:09.717804Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qy1egjcsqvj12gmgt52','2026-11-22T22:50:09.729481Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7qxzmq9v34h2fjggf212','create','record','01m82q7qy16dq9brhg2mx20ag3',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T22:50:09.729205Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qyxqmdannt4cyfme95x','2026-11-22T22:50:09.757776Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7qyvw88kgt5aqac4ddht','create','record','01m82q7qyxfmttxbq148apx1gk',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T22:50:09.757500Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7qzx107dgs0a1vndqzb3','2026-11-22T22:50:09.789049Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7qzv4e0vp09x5rphynh0','create','record','01m82q7qzwq7f733pqmmqz780z',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T22:50:09.788743Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7r0htrqfy181hmhdk1ve','2026-11-22T22:50:09.809878Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r0fjabp5sk3j5dd30gy','create','record','01m82q7r0h63x1bdwpbwnys32p',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:37387/gone","destinations":["http://127.0.0.1:37387/gone","http://127.0.0.1:37387/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T22:50:09.809195Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7r1rmd2qh7way67da2ev','2026-11-22T22:50:09.848674Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r1c836fmdqnsmenj9k5','create','record','01m82q7r1r8ksznz64rckhby5n',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:37387","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-22T22:50:09.848275Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7r2dgp9kvyn5napfy6na','2026-11-22T22:50:09.869553Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r2bnz15a0nhz3scz207','create','record','01m82q7r2d7xfz9e3rz7v992fx',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T22:50:09.869253Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7r3r2kkr1gjejxyvqebd','2026-11-22T22:50:09.912105Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r341vs70xv076kh613p','update','record','01m82q7r2d7xfz9e3rz7v992fx',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T22:50:09.911825Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7r4hc0dsp6zgfze3c2m2','2026-11-22T22:50:09.937409Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r4ey2pzdq910jhxmcjj','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82q7r5v0mwb4mpdz065s4gz','2026-11-22T22:50:09.979062Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r58ez1y4zhatzvezx08','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82q7r6vj5jn7ka8cnqeam90','2026-11-22T22:50:10.011617Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r6hgnhvh34b2w15fmn4','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82q7r7jyzj3jskw9r777b0n','2026-11-22T22:50:10.035034Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r74xmbykgp8axa34bj4','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:37387/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82q7r899zbfna8r4q5b6570','2026-11-22T22:50:10.057334Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r887752hj8s4p7b7cxj','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82q7r8xdqqrapw5gwr37sge','2026-11-22T22:50:10.077449Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r8w5jza5f5wz93p83wt','create','record','01m82q7r8x7bky1n9b9vgf5bv4',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T22:50:10.077235Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7r9mjv9d27v5hjwsf2nk','2026-11-22T22:50:10.100614Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7r9k8twj1dwdspq8ww5n','create','record','01m82q7r9mcbf6jn7jcvmbe4s6',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T22:50:10.100395Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7ra9x2bdr6fax0q2f5hf','2026-11-22T22:50:10.121943Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7ra7jdbk8cx5jgnv3z25','bulk_delete','record',NULL,'01m82q7ra9e72ktpwrhq59rgms',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82q7rcr24ng76xjc0ptb659','2026-11-22T22:50:10.200083Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7rcgvxj5hgjy8wq5sd30','create','record','01m82q7rcqserb6pcjmaew06a9',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T22:50:10.199814Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7yqjapsvyrnme5q56wt4','2026-11-22T22:50:16.690357Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7yqhck61zenefzrvtcha','update','record','01m82q7qc33390n11tg1w7gy6y',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T22:50:09.155099Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7zpjxkxegn431keq4jhe','2026-11-22T22:50:17.682964Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','cli','','','create','invitation','01m82q7zpjk47jhgdq3q4xmetq',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7zsyvveme5c7v8f3g05x','2026-11-22T22:50:17.790930Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7zq143kwha6ye6gbgqmk','import','record',NULL,'01m82q7zq2wb74pdbpf33xgd4z',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7zwrb2ecqwfb50fmza5x','2026-11-22T22:50:17.880376Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7zvgrht325pj98tr390p','import','record',NULL,'01m82q7zvjqgn4th7n2c16j38a',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82q7zx3nvv7qj3wfd7hwcst','2026-11-22T22:50:17.891711Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7zx28t4anbq60hnn70h6','create','record','01m82q7zx3ecg243w4f05ffk35',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T22:50:17.891460Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7zxgw7g3m5d7kkm4rank','2026-11-22T22:50:17.904914Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7zxfb5kz0ga069zzrbes','create','record','01m82q7zxgn54nfa0n7ks45e25',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T22:50:17.904677Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7zxtgb7cjkpw02t1t0rj','2026-11-22T22:50:17.914569Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7zxjke1r886tqrzytj9e','create','record','01m82q7zxkgcz5nj5d9nvbs8v0',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T22:50:17.907524Z"}',NULL);
INSERT INTO "change" VALUES('01m82q7zya8t65haj23j2n4d4j','2026-11-22T22:50:17.930304Z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','Owner','api','first token','01m82q7zy3kpnn38zpcb71mays','bulk_delete','record',NULL,'01m82q7zy9jpray4s0x8rcmpts',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795387809155099,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32321333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32321331');
INSERT INTO "click_breakdown" VALUES(1795387809203021,'2026-11-22',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F32321331');
INSERT INTO "click_breakdown" VALUES(1795387809693262,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32321333');
INSERT INTO "click_breakdown" VALUES(1795387809717804,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32321331');
INSERT INTO "click_breakdown" VALUES(1795387809757500,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32321331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795387809155099,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795387809203021,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795387809220877,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795387809693262,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795387809717804,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795387809757500,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795387809155099,'2026-11-22',-4774697131137624895);
INSERT INTO "click_visitor" VALUES(1795387809203021,'2026-11-22',-4774697131137624895);
INSERT INTO "click_visitor" VALUES(1795387809693262,'2026-11-22',-4774697131137624895);
INSERT INTO "click_visitor" VALUES(1795387809717804,'2026-11-22',-4774697131137624895);
INSERT INTO "click_visitor" VALUES(1795387809757500,'2026-11-22',-4774697131137624895);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('1ae65e0809ceac00b295c8011bb78f04adc422aaec943e64b74fd06826ae41eb','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','{"tags":["spring"]}',2,'2026-11-22T23:50:17.965258Z');
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
INSERT INTO "delivery" VALUES('01m82q7wy2q4rxzxcfv10cjxc0','01m82q7pynnwvh97tn9b0bhda1','01m82q7r0h63x1bdwpbwnys32p','destination.broken','http://127.0.0.1:37387/notify','{"type":"destination.broken","timestamp":"2026-11-22T22:50:14.850682Z","data":{"id":"01m82q7r0h63x1bdwpbwnys32p","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:37387/gone","checked_at":"2026-11-22T22:50:14.827398Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T22:50:14.850771Z','2026-11-22T22:50:14.886326Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m82q7q5m3z4k07ge8mn689x4','01m82q7pynnwvh97tn9b0bhda1','host.created','localhost','{"type":"host.created","timestamp":"2026-11-22T22:50:08.948090Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T22:50:08.946171Z","updated_at":"2026-11-22T22:50:08.946176Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T22:50:08.948090Z');
INSERT INTO "event" VALUES(2,'01m82q7q60f4sc2nrz9fj5cvva','01m82q7pynnwvh97tn9b0bhda1','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"cli","own_qr":null,"status":302,"destination":"http://127.0.0.1:8000/docs","place":"hello","alias_folded":"hello","written":null,"seq":1795387808959786,"id":"01m82q7q5zrjhp58t071pxhbgh","updated_at":"2026-11-22T22:50:08.959786Z"},{}]',0,'2026-11-22T22:50:08.960478Z');
INSERT INTO "event" VALUES(3,'01m82q7q9c95hzzvem99yhhwh1','01m82q7pynnwvh97tn9b0bhda1','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-22T22:50:09.068268Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T22:50:09.067350Z","updated_at":"2026-11-22T22:50:09.067353Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T22:50:09.068268Z');
INSERT INTO "event" VALUES(4,'01m82q7qaw963f5hrnttqz9ezv','01m82q7pynnwvh97tn9b0bhda1','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-22T22:50:09.116256Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T22:50:09.114773Z","updated_at":"2026-11-22T22:50:09.114778Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T22:50:09.116256Z');
INSERT INTO "event" VALUES(5,'01m82q7qc3t7jdz0aratw40s0g','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/stra%C3%9Fe?a=1#b","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"seq":1795387809155099,"id":"01m82q7qc33390n11tg1w7gy6y","updated_at":"2026-11-22T22:50:09.155099Z"},{}]',0,'2026-11-22T22:50:09.155832Z');
INSERT INTO "event" VALUES(6,'01m82q7qdkkkwe6jpmzyz41b4v','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7q6g0ww1pgzfwzr1mkhp","created_via":"api","own_qr":null,"destination_weights":[0,7,0],"status":302,"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"place":"weights","alias_folded":"weights","written":null,"seq":1795387809203021,"id":"01m82q7qdk0ngk7dyav612tcak","updated_at":"2026-11-22T22:50:09.203021Z"},{}]',0,'2026-11-22T22:50:09.203622Z');
INSERT INTO "event" VALUES(7,'01m82q7qe56d829gweja3r01aj','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"seq":1795387809220877,"id":"01m82q7qe4vdkphqrw70zte0ne","updated_at":"2026-11-22T22:50:09.220877Z"},{}]',0,'2026-11-22T22:50:09.221200Z');
INSERT INTO "event" VALUES(8,'01m82q7qw8fqf3b66em2deqnnf','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7q6g0ww1pgzfwzr1mkhp","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/secret","password_hash":"changed","place":"secret","alias_folded":"secret","written":null,"seq":1795387809672014,"id":"01m82q7qw80eyf93c7h6k6tpgy","updated_at":"2026-11-22T22:50:09.672014Z"},{}]',0,'2026-11-22T22:50:09.672494Z');
INSERT INTO "event" VALUES(9,'01m82q7qx6sq402jsvew66xden','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","place":"thrice","alias_folded":"thrice","written":null,"seq":1795387809693262,"id":"01m82q7qwx86dp4d3bx6sqb710","updated_at":"2026-11-22T22:50:09.693262Z"},{}]',0,'2026-11-22T22:50:09.702814Z');
INSERT INTO "event" VALUES(10,'01m82q7qxpbaejydkwn24s4yq8','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m82q7q6g0ww1pgzfwzr1mkhp","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/f","plugins":["no-referrer"],"place":"plugins","alias_folded":"plugins","written":null,"seq":1795387809717804,"id":"01m82q7qxns45pekx9xqd2panb","updated_at":"2026-11-22T22:50:09.717804Z"},{}]',0,'2026-11-22T22:50:09.718354Z');
INSERT INTO "event" VALUES(11,'01m82q7qy1kqh49vv0zfz7pef2','01m82q7pynnwvh97tn9b0bhda1','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/left","place":"left-behind","alias_folded":"left-behind","written":null,"seq":1795387809729205,"id":"01m82q7qy16dq9brhg2mx20ag3","updated_at":"2026-11-22T22:50:09.729205Z"},{}]',0,'2026-11-22T22:50:09.729622Z');
INSERT INTO "event" VALUES(12,'01m82q7qyxxqt1c3cbc9vyvsg0','01m82q7pynnwvh97tn9b0bhda1','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":301,"forward_path":true,"destination":"https://dest.example/root","place":"","alias_folded":"","written":null,"seq":1795387809757500,"id":"01m82q7qyxfmttxbq148apx1gk","updated_at":"2026-11-22T22:50:09.757500Z"},{}]',0,'2026-11-22T22:50:09.757943Z');
INSERT INTO "event" VALUES(13,'01m82q7qzx694wcjdxa29t6b29','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/p","place":"paused","alias_folded":"paused","written":null,"seq":1795387809788743,"id":"01m82q7qzwq7f733pqmmqz780z","updated_at":"2026-11-22T22:50:09.788743Z"},{}]',0,'2026-11-22T22:50:09.789192Z');
INSERT INTO "event" VALUES(14,'01m82q7r0tfy71k7e7bsfa36wc','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"http://127.0.0.1:37387/gone","destinations":["http://127.0.0.1:37387/gone","http://127.0.0.1:37387/fine"],"place":"watched","alias_folded":"watched","written":null,"seq":1795387809809195,"id":"01m82q7r0h63x1bdwpbwnys32p","updated_at":"2026-11-22T22:50:09.809195Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-22T22:50:09.818480Z');
INSERT INTO "event" VALUES(15,'01m82q7r1rtvev81703yfn9m4t','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:37387","place":"ruled","alias_folded":"ruled","written":null,"seq":1795387809848275,"id":"01m82q7r1r8ksznz64rckhby5n","updated_at":"2026-11-22T22:50:09.848275Z"},{}]',0,'2026-11-22T22:50:09.848851Z');
INSERT INTO "event" VALUES(16,'01m82q7r2dpbyemrmrdn3j6824','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example","place":"changed","alias_folded":"changed","written":null,"seq":1795387809869253,"id":"01m82q7r2d7xfz9e3rz7v992fx","updated_at":"2026-11-22T22:50:09.869253Z"},{}]',0,'2026-11-22T22:50:09.869704Z');
INSERT INTO "event" VALUES(17,'01m82q7r3ra6bhm4t6qk4w6nd8','01m82q7pynnwvh97tn9b0bhda1','link.updated','go.acme.test','','[{"seq":1795387809869253,"id":"01m82q7r2d7xfz9e3rz7v992fx","workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:09.911825Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-22T22:50:09.912315Z');
INSERT INTO "event" VALUES(18,'01m82q7r4hv41m7x8rhf85mwcr','01m82q7pynnwvh97tn9b0bhda1','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-22T22:50:09.937831Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T22:50:09.114773Z","updated_at":"2026-11-22T22:50:09.114778Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T22:50:09.937831Z');
INSERT INTO "event" VALUES(19,'01m82q7r8xgy1weprnsb23p6ht','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-0","alias_folded":"gone-0","written":null,"seq":1795387810077235,"id":"01m82q7r8x7bky1n9b9vgf5bv4","updated_at":"2026-11-22T22:50:10.077235Z"},{}]',0,'2026-11-22T22:50:10.077538Z');
INSERT INTO "event" VALUES(20,'01m82q7r9mp6hgsdnxbnhzdzbs','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-1","alias_folded":"gone-1","written":null,"seq":1795387810100395,"id":"01m82q7r9mcbf6jn7jcvmbe4s6","updated_at":"2026-11-22T22:50:10.100395Z"},{}]',0,'2026-11-22T22:50:10.100706Z');
INSERT INTO "event" VALUES(21,'01m82q7rbk0hhbk5bet3ng7nhy','01m82q7pynnwvh97tn9b0bhda1','link.deleted','go.acme.test','','[{"seq":1795387810077235,"id":"01m82q7r8x7bky1n9b9vgf5bv4","workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:10.077235Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-22T22:50:10.163002Z');
INSERT INTO "event" VALUES(22,'01m82q7rbk1fn5sgzdmb8yn79k','01m82q7pynnwvh97tn9b0bhda1','link.deleted','go.acme.test','','[{"seq":1795387810100395,"id":"01m82q7r9mcbf6jn7jcvmbe4s6","workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:10.100395Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-22T22:50:10.163043Z');
INSERT INTO "event" VALUES(23,'01m82q7rc45j9kfzfrb3hzp92e','01m82q7pynnwvh97tn9b0bhda1','job.done','','{"type":"job.done","timestamp":"2026-11-22T22:50:10.180147Z","data":{"id":"01m82q7ra9e72ktpwrhq59rgms","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-22T22:50:10.120501Z","updated_at":"2026-11-22T22:50:10.179366Z","finished_at":"2026-11-22T22:50:10.179366Z"}}',NULL,0,'2026-11-22T22:50:10.180147Z');
INSERT INTO "event" VALUES(24,'01m82q7rcr76rr4csmjbv331v5','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/once","place":"once","alias_folded":"once","written":null,"seq":1795387810199814,"id":"01m82q7rcqserb6pcjmaew06a9","updated_at":"2026-11-22T22:50:10.199814Z"},{}]',0,'2026-11-22T22:50:10.200225Z');
INSERT INTO "event" VALUES(25,'01m82q7wy373arhkna4epswq7q','01m82q7pynnwvh97tn9b0bhda1','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-22T22:50:14.851206Z","data":{"id":"01m82q7r0h63x1bdwpbwnys32p","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:37387/gone","checked_at":"2026-11-22T22:50:14.827398Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-22T22:50:14.851206Z');
INSERT INTO "event" VALUES(26,'01m82q7yqjfd395xh74jaha96p','01m82q7pynnwvh97tn9b0bhda1','link.updated','go.acme.test','','[{"seq":1795387809155099,"id":"01m82q7qc33390n11tg1w7gy6y","workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:09.155099Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-22T22:50:16.690488Z');
INSERT INTO "event" VALUES(27,'01m82q7zszz12kfarbee1cfwdz','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported","alias_folded":"imported","written":null,"seq":1582971072000000,"id":"01e286vbg0006g5ezctakybcwt","updated_at":"2026-11-22T22:50:17.769324Z"},{}]',0,'2026-11-22T22:50:17.791979Z');
INSERT INTO "event" VALUES(28,'01m82q7zt00jspr6585nv95kp3','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-too","alias_folded":"imported-too","written":null,"seq":1795387817769324,"id":"01m82q7zs9a4a42hbfa3q72zqs","updated_at":"2026-11-22T22:50:17.769324Z"},{}]',0,'2026-11-22T22:50:17.792013Z');
INSERT INTO "event" VALUES(29,'01m82q7zts1km9t7e4vmp7y5a4','01m82q7pynnwvh97tn9b0bhda1','job.done','','{"type":"job.done","timestamp":"2026-11-22T22:50:17.817025Z","data":{"id":"01m82q7zq2wb74pdbpf33xgd4z","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-22T22:50:17.698927Z","updated_at":"2026-11-22T22:50:17.816376Z","finished_at":"2026-11-22T22:50:17.816376Z"}}',NULL,0,'2026-11-22T22:50:17.817025Z');
INSERT INTO "event" VALUES(30,'01m82q7zws0qe22bgd5qh3vf51','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-next","alias_folded":"imported-next","written":null,"seq":1582971072119552,"id":"01e286vbkqh8zpjh9xp1s1ks1j","updated_at":"2026-11-22T22:50:17.879709Z"},{}]',0,'2026-11-22T22:50:17.881012Z');
INSERT INTO "event" VALUES(31,'01m82q7zx3ssa67q5awv0rv0xh','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-0","alias_folded":"old-0","written":null,"seq":1795387817891460,"id":"01m82q7zx3ecg243w4f05ffk35","updated_at":"2026-11-22T22:50:17.891460Z"},{}]',0,'2026-11-22T22:50:17.891821Z');
INSERT INTO "event" VALUES(32,'01m82q7zxh0nny3ngpw930qkm5','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-1","alias_folded":"old-1","written":null,"seq":1795387817904677,"id":"01m82q7zxgn54nfa0n7ks45e25","updated_at":"2026-11-22T22:50:17.904677Z"},{}]',0,'2026-11-22T22:50:17.905017Z');
INSERT INTO "event" VALUES(33,'01m82q7zxtrx6e9bh1375nbzhd','01m82q7pynnwvh97tn9b0bhda1','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-2","alias_folded":"old-2","written":null,"seq":1795387817907524,"id":"01m82q7zxkgcz5nj5d9nvbs8v0","updated_at":"2026-11-22T22:50:17.907524Z"},{}]',0,'2026-11-22T22:50:17.914790Z');
INSERT INTO "event" VALUES(34,'01m82q7zyzgf6w2w5k4nmjvp8m','01m82q7pynnwvh97tn9b0bhda1','link.deleted','go.acme.test','','[{"seq":1795387817891460,"id":"01m82q7zx3ecg243w4f05ffk35","workspace":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:17.891460Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-22T22:50:17.951512Z');
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
INSERT INTO "host" VALUES('localhost','01m82q7q5a0aq0eaestkqxnfk5','01m82q7pynnwvh97tn9b0bhda1','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T22:50:10.795672Z','2026-11-22T22:50:08.946171Z','2026-11-22T22:50:08.946176Z','2026-11-23T04:22:05.341495Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82q7q9b9zf9h18g61wzyqy7','01m82q7pynnwvh97tn9b0bhda1','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T22:50:16.168799Z"}]','','2026-11-22T22:50:16.168799Z','2026-11-22T22:50:09.067350Z','2026-11-22T22:50:09.067353Z','2026-11-22T23:01:14.702372Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82q7zpjk47jhgdq3q4xmetq','091b9de478705b0aa93c5f2d0d3c40a848b060fae9beae8a700a098d0e2ce69b','01m82q7pynnwvh97tn9b0bhda1','Ada@acme.test','manager','01m82q7pymnx60hamscv6bakw5','2026-11-22T22:50:17.682635Z','2026-11-29T22:50:17.682581Z');
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
    , last_seq INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL DEFAULT 0, unchanged INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0, last_line INTEGER NOT NULL DEFAULT 0, untold INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '', updated INTEGER NOT NULL DEFAULT 0, via TEXT NOT NULL DEFAULT 'api', token_name TEXT NOT NULL DEFAULT '', request_id TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "job" VALUES('01m82q7ra9e72ktpwrhq59rgms','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','bulk_delete','done','{"tags":["gone"]}','2026-11-22T22:50:10.120501Z',2,2,'2026-11-22T22:50:10.120501Z','2026-11-22T22:50:10.179366Z','2026-11-22T22:50:10.179366Z',1795387810100395,0,0,0,0,0,'',0,'api','first token','01m82q7ra7jdbk8cx5jgnv3z25');
INSERT INTO "job" VALUES('01m82q7zq2wb74pdbpf33xgd4z','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T22:50:17.698884Z',3,0,'2026-11-22T22:50:17.698927Z','2026-11-22T22:50:17.816376Z','2026-11-22T22:50:17.816376Z',0,2,0,1,4,0,'',0,'api','first token','01m82q7zq143kwha6ye6gbgqmk');
INSERT INTO "job" VALUES('01m82q7zvjqgn4th7n2c16j38a','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T22:50:17.842733Z',3,0,'2026-11-22T22:50:17.842766Z','2026-11-22T22:50:17.880461Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82q7zvgrht325pj98tr390p');
INSERT INTO "job" VALUES('01m82q7zy9jpray4s0x8rcmpts','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T22:50:17.924423Z',3,1,'2026-11-22T22:50:17.924423Z','2026-11-22T22:50:17.950825Z',NULL,1795387817891460,0,0,0,0,0,'',0,'api','first token','01m82q7zy3kpnn38zpcb71mays');
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
INSERT INTO "kept_answer" VALUES('01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82q7rcqserb6pcjmaew06a9","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","created_at":"2026-11-22T22:50:10.199814Z","updated_at":"2026-11-22T22:50:10.199814Z","expired_at":null}]}
','2026-11-22T22:50:10.200633Z');
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
INSERT INTO "kept_record" VALUES('01m82q7ra9x2bdr6fax0q2f5hf',1795387810077235,'{"seq":1795387810077235,"id":"01m82q7r8x7bky1n9b9vgf5bv4","workspace_id":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:10.077235Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82q7ra9x2bdr6fax0q2f5hf',1795387810100395,'{"seq":1795387810100395,"id":"01m82q7r9mcbf6jn7jcvmbe4s6","workspace_id":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:10.100395Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82q7zya8t65haj23j2n4d4j',1795387817891460,'{"seq":1795387817891460,"id":"01m82q7zx3ecg243w4f05ffk35","workspace_id":"01m82q7pynnwvh97tn9b0bhda1","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82q7pymnx60hamscv6bakw5","created_via":"api","updated_at":"2026-11-22T22:50:17.891460Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','owner','2026-11-22T22:50:08.738355Z');
INSERT INTO "member" VALUES('01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','editor','2026-11-22T22:50:08.991185Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0006g5ezctakybcwt','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','import','2026-11-22T22:50:17.769324Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072119552,'01e286vbkqh8zpjh9xp1s1ks1j','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','import','2026-11-22T22:50:17.879709Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387808959786,'01m82q7q5zrjhp58t071pxhbgh','01m82q7pynnwvh97tn9b0bhda1','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','cli','2026-11-22T22:50:08.959786Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809155099,'01m82q7qc33390n11tg1w7gy6y','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.155099Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809203021,'01m82q7qdk0ngk7dyav612tcak','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7q6g0ww1pgzfwzr1mkhp','api','2026-11-22T22:50:09.203021Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809220877,'01m82q7qe4vdkphqrw70zte0ne','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.220877Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809672014,'01m82q7qw80eyf93c7h6k6tpgy','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$pZ9YD4oRxMOyNPRQ$77b8ba83d36593dea50a9a85e688da5e1c8440ed81ebfc68629b43d5aa033b4956151551b2653633147b6ddeae67ef267b79bfb0911eb4c5380748a18dee7b7c','off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7q6g0ww1pgzfwzr1mkhp','api','2026-11-22T22:50:09.672014Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809693262,'01m82q7qwx86dp4d3bx6sqb710','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.693262Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809717804,'01m82q7qxns45pekx9xqd2panb','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7q6g0ww1pgzfwzr1mkhp','api','2026-11-22T22:50:09.717804Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809729205,'01m82q7qy16dq9brhg2mx20ag3','01m82q7pynnwvh97tn9b0bhda1','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.729205Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809757500,'01m82q7qyxfmttxbq148apx1gk','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.757500Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809788743,'01m82q7qzwq7f733pqmmqz780z','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.788743Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809809195,'01m82q7r0h63x1bdwpbwnys32p','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:37387/gone','["http://127.0.0.1:37387/gone","http://127.0.0.1:37387/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.809195Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387809848275,'01m82q7r1r8ksznz64rckhby5n','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:37387',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.848275Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}');
INSERT INTO "record" VALUES(1795387809869253,'01m82q7r2d7xfz9e3rz7v992fx','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:09.911825Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387810199814,'01m82q7rcqserb6pcjmaew06a9','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:10.199814Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387817769324,'01m82q7zs9a4a42hbfa3q72zqs','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','import','2026-11-22T22:50:17.769324Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387817904677,'01m82q7zxgn54nfa0n7ks45e25','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:17.904677Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795387817907524,'01m82q7zxkgcz5nj5d9nvbs8v0','01m82q7pynnwvh97tn9b0bhda1','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82q7pymnx60hamscv6bakw5','api','2026-11-22T22:50:17.907524Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795387809809195,'2026-11-22T22:50:10.743027Z','http://127.0.0.1:37387/gone','down','It answers with the status 404.',404,19);
INSERT INTO "record_check" VALUES(1795387809809195,'2026-11-22T22:50:10.744656Z','http://127.0.0.1:37387/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795387809809195,'2026-11-22T22:50:12.732732Z','http://127.0.0.1:37387/gone','down','It answers with the status 404.',404,33);
INSERT INTO "record_check" VALUES(1795387809809195,'2026-11-22T22:50:12.743164Z','http://127.0.0.1:37387/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795387809809195,'2026-11-22T22:50:14.827398Z','http://127.0.0.1:37387/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795387809809195,'2026-11-22T22:50:14.866130Z','http://127.0.0.1:37387/fine','up','',200,1);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82q7pynnwvh97tn9b0bhda1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072119552,'01m82q7pynnwvh97tn9b0bhda1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795387809155099,'01m82q7pynnwvh97tn9b0bhda1',4,2,'2026-11-22T22:50:10.871214Z');
INSERT INTO "record_clicks" VALUES(1795387809203021,'01m82q7pynnwvh97tn9b0bhda1',1,0,'2026-11-22T22:50:10.871215Z');
INSERT INTO "record_clicks" VALUES(1795387809220877,'01m82q7pynnwvh97tn9b0bhda1',0,1,'');
INSERT INTO "record_clicks" VALUES(1795387809693262,'01m82q7pynnwvh97tn9b0bhda1',3,0,'2026-11-22T22:50:10.871217Z');
INSERT INTO "record_clicks" VALUES(1795387809717804,'01m82q7pynnwvh97tn9b0bhda1',1,0,'2026-11-22T22:50:10.871218Z');
INSERT INTO "record_clicks" VALUES(1795387809757500,'01m82q7pynnwvh97tn9b0bhda1',1,0,'2026-11-22T22:50:10.871219Z');
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
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795387817904677,'01m82q7pynnwvh97tn9b0bhda1','old');
INSERT INTO "record_tag" VALUES(1795387817907524,'01m82q7pynnwvh97tn9b0bhda1','old');
INSERT INTO "record_tag" VALUES(1795387809155099,'01m82q7pynnwvh97tn9b0bhda1','spring');
INSERT INTO "record_tag" VALUES(1795387809203021,'01m82q7pynnwvh97tn9b0bhda1','spring');
INSERT INTO "record_tag" VALUES(1795387809155099,'01m82q7pynnwvh97tn9b0bhda1','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1582971072119552,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387808959786,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809155099,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809203021,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809220877,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809672014,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809693262,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809717804,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809729205,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809757500,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809788743,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809809195,'watchedgo.acme.testhttp://127.0.0.1:37387/gone');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809848275,'ruledgo.acme.testhttp://127.0.0.1:37387');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809869253,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387810199814,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387817769324,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387817904677,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387817907524,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387808959786);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809220877);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809672014);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809729205);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809788743);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809809195);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809848275);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387809869253);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387810199814);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387817769324);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387817904677);
INSERT INTO "record_unclicked" VALUES('01m82q7pynnwvh97tn9b0bhda1',1795387817907524);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 22:50:08.175419');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 22:50:08.180959');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 22:50:08.189572');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 22:50:08.195711');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 22:50:08.198455');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 22:50:08.211285');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 22:50:08.223975');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 22:50:08.236936');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 22:50:08.251219');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 22:50:08.275648');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 22:50:08.303217');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 22:50:08.319201');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 22:50:08.359588');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 22:50:08.379465');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 22:50:08.388618');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 22:50:08.401794');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 22:50:08.415295');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 22:50:08.423659');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 22:50:08.436042');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 22:50:08.442679');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 22:50:08.450903');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 22:50:08.463046');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 22:50:08.475183');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 22:50:08.484624');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-22 22:50:08.494121');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-22 22:50:08.506879');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-22 22:50:08.511311');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT) STRICT
    ;
INSERT INTO "session" VALUES('01m82q7zp6yecwfcb3vjw73651','5b6f4c856a84485219d5f33aa2074ea55fcb75f92f2916d485af99c471665e3c','01m82q7pymnx60hamscv6bakw5','01m82q7pynnwvh97tn9b0bhda1','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T22:50:17.670730Z','2026-11-22T22:50:17.670730Z','2026-12-22T22:50:17.670730Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('3ff88d1b43596e896562b1fa4d087d92b0d027bd74d8faba5e64e2dbfabafbd2','01m82q7pymnx60hamscv6bakw5','2026-11-22T23:20:17.675975Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','177a605afc36e84fe795636f2d7c3927 13');
INSERT INTO "state" VALUES('generation','71');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 2a67b458a34d9c8423cb9d19841d7bd9');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','old',2);
INSERT INTO "tag_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','spring',2);
INSERT INTO "tag_count" VALUES('01m82q7pynnwvh97tn9b0bhda1','Überblick',1);
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
INSERT INTO "token" VALUES('01m82q7pz5k8p5pxsbpmsrsxhv','01m82q7pynnwvh97tn9b0bhda1','01m82q7pymnx60hamscv6bakw5','api','first token','owner','41d8e6a3a9d77889e8b1821f5d27845ac57e80ac38b062aef3d29bf772ea2d9a','2026-11-22T22:50:08.741638Z',NULL,'2026-11-22T22:50:09.064846Z',NULL);
INSERT INTO "token" VALUES('01m82q7q750vte6bgxqw31tqy1','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','mcp','agent','viewer','4ee7b1007900dc6e79ee6169a5e383e500c4952a0da2baba416311372cf8df09','2026-11-22T22:50:08.997050Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82q7q7megddnp1qc36b97vy','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','api','editor','editor','5f8f85e3032b4cd670fcdea99b371bac8a652f65a1ec98c53d03bd88c36cc8e4','2026-11-22T22:50:09.012496Z',NULL,'2026-11-22T22:50:09.176161Z',NULL);
INSERT INTO "token" VALUES('01m82q7q83dey2h5p8yjfcbbbj','01m82q7pynnwvh97tn9b0bhda1','01m82q7q6g0ww1pgzfwzr1mkhp','api','revoked','editor','7eed8969938320d74c57dec9c21a031cf166135b9ff12e22a5dff973e34a6a3e','2026-11-22T22:50:09.027453Z',NULL,NULL,'2026-11-22T22:50:09.039395Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82q7pymnx60hamscv6bakw5','Owner','owner@localhost','2026-11-22T22:50:08.724739Z','2026-11-22T22:50:17.653551Z','scrypt:16384:8:6$s7e19sJ1pzilOalG$f6fe357c1eb2f731e9d0715faf95fbe8fd35f747ac66aaa3803d285190169360908ab7a7736cd8aa6b3877048c1c607e1af08a75973d0edc8f845cebb39dc101','system','','',1);
INSERT INTO "user" VALUES('01m82q7q6g0ww1pgzfwzr1mkhp','Éva Kovács','Eva@acme.test','2026-11-22T22:50:08.976060Z','2026-11-22T22:50:08.976073Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795387809809195,'http://127.0.0.1:37387/fine','up',0,1,'2026-11-22T22:50:14.866130Z','2026-11-22T22:50:16.872221Z');
INSERT INTO "watch" VALUES(1795387809809195,'http://127.0.0.1:37387/gone','down',3,NULL,'2026-11-22T22:50:14.827398Z','2026-11-22T22:50:16.832976Z');
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
INSERT INTO "workspace" VALUES('01m82q7pynnwvh97tn9b0bhda1','Acmé','2026-11-22T22:50:08.725723Z','2026-11-22T22:50:10.057138Z','{"country":"DE","notify_url":"http://127.0.0.1:37387/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','destination','2026-11-22',X'4C17321331');
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','hour','2026-11-22',X'6C273232233130');
INSERT INTO "workspace_breakdown" VALUES('01m82q7pynnwvh97tn9b0bhda1','together','2026-11-22',X'CCF167636C69636B736B133313361331576F746865721330877265666572726572CB10C70C6E6577732E6578616D706C65070777636F756E7472793B0707077762726F77736572CB187746697265666F787746697265666F787746697265666F786773797374656DCB12574C696E7578574C696E7578574C696E757867646576696365CB18776465736B746F70776465736B746F70776465736B746F70876C616E67756167653B07070767736F757263653B070707676D656469756D3B0707078763616D706169676E3B07070777747269676765723B070707B764657374696E6174696F6E4B070717324772756C653B070707');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82q7pynnwvh97tn9b0bhda1','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82q7pynnwvh97tn9b0bhda1','2026-11-22',-4774697131137624895);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',34);
COMMIT;
