-- A database with data in it, of 0025_cards: see make.py
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
INSERT INTO "change" VALUES('01m82c1qzb2y0gj6nje8f96bmz','2026-11-22T19:34:38.827122Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','cli','','','create','workspace','01m82c1qzad9ftxy2t30apjg73',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1qzgw7esyxqx9v4q3s59','2026-11-22T19:34:38.832917Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','cli','','','create','token','01m82c1qzgmf4d8jee70r7jhh3',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1r4ys5yecjsrtk3dv4dk','2026-11-22T19:34:39.006838Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:34:39.003779Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1r5ac95jax8ghydpb9nv','2026-11-22T19:34:39.018429Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','cli','','','create','record','01m82c1r50mnq39cjeprargqwn',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:34:39.008661Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1r6mn4mqbs4bdam18gmb','2026-11-22T19:34:39.060690Z','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','cli','','','create','token','01m82c1r6mf39sq25asnzfrvb7',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1r6pgb0pj18956zg5dwy','2026-11-22T19:34:39.062535Z','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','cli','','','create','token','01m82c1r6paprsm9qsj6ce81r5',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1r7cavve597s2k7hnmf5','2026-11-22T19:34:39.084361Z','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','cli','','','create','token','01m82c1r7c3k4cjhsdfm4zw38x',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1r8bs8wgwvq3k0qndwkw','2026-11-22T19:34:39.115838Z','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','cli','','','delete','token','01m82c1r7c3k4cjhsdfm4zw38x',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1rb7f1fzdvdbwprqpcwa','2026-11-22T19:34:39.207494Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1r96r6sg54kax7qy225s','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:34:39.207153Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rc350vr3fnx4bvds00c','2026-11-22T19:34:39.235173Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rbwfhmrdne7bdewjpk2','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:34:39.234844Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rcjyt0z54nd2eqb6yh4','2026-11-22T19:34:39.251003Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rccdrnej2r253h5dx4h','create','record','01m82c1rcjfqn8f0j1y32hq45h',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:34:39.250503Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rd6t5zsp80m5g1nw109','2026-11-22T19:34:39.270855Z','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','api','editor','01m82c1rcweaq32dc3q4336yn8','create','record','01m82c1rd6g4xfq0rb4a563dz9',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:34:39.270516Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rdkj4e5gnksqhheq4xa','2026-11-22T19:34:39.283595Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rddhfvghkygafdq982q','create','record','01m82c1rdk9x7jadcm1xz1aqbw',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:34:39.283317Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rgq1c3e4xt2zjtjhnrf','2026-11-22T19:34:39.383056Z','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','api','editor','01m82c1rdqq52prxp1c4d0vc80','create','record','01m82c1rgpr7mhst4x2b2qac6k',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:34:39.382775Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rgx8aafgv3w6de3gvf6','2026-11-22T19:34:39.389276Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rgvrebgj5zehg5w8sbt','create','record','01m82c1rgx2affyd7wjbwqrrvq',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:34:39.389074Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rh6qdx12rcybybbk3ja','2026-11-22T19:34:39.398764Z','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','api','editor','01m82c1rh0z5kd4r2vsjh71qhg','create','record','01m82c1rh6b3ksxs27m76gg7xa',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:34:39.398355Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rhbr86wmka47sknnnnp','2026-11-22T19:34:39.403786Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rhahn6173fepwa1dcf7','create','record','01m82c1rhbk28byv659z61vejj',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:34:39.403610Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rhytgc8nxfd4v400b6e','2026-11-22T19:34:39.422860Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rhn49zb6mbkqjwtsjfz','create','record','01m82c1rhym0sb5gmpabwk4t21',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:34:39.422640Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rj8ernppc6wkprg32v1','2026-11-22T19:34:39.432484Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rj734z6a6q0dmy9qtpb','create','record','01m82c1rj88cjsefht2hcpsq39',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:34:39.432268Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rjh52fs1w0y4g0ecpew','2026-11-22T19:34:39.441187Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rjfefka6vg2pkc04hyf','create','record','01m82c1rjgnchmzxaaj9fwpzq4',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:44313/gone","destinations":["http://127.0.0.1:44313/gone","http://127.0.0.1:44313/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:34:39.440684Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rjskawef80zh0w6dbg4','2026-11-22T19:34:39.449648Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rjmjv8rcgr2pmh44re3','create','record','01m82c1rjnvwhw48yyhb3hf2rg',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:44313","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-22T19:34:39.445892Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rjwxnt516f9ajnpx311','2026-11-22T19:34:39.452961Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rjvmdm31mqs8ye24k0k','create','record','01m82c1rjwr1me0gjh6eman5x5',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:34:39.452769Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rk70c3jmm9f1cvz6ssk','2026-11-22T19:34:39.463028Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rk3nwdhvnwwcd7ypec7','update','record','01m82c1rjwr1me0gjh6eman5x5',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:34:39.462816Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rkeys6yjffpz8dmqdmg','2026-11-22T19:34:39.471002Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rkdp8pmdty4vqewkj42','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82c1rkmgxje94x48hbfvtyc','2026-11-22T19:34:39.476557Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rkk4qbk2zmyv7ch2ybj','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82c1rkwt17r92797gnfwvg4','2026-11-22T19:34:39.484850Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rkvqzwtjxbsgfwgcent','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82c1rm84tsgtv6y5qmbr544','2026-11-22T19:34:39.496180Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rm50nsw57rj6mdw6pcj','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:44313/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82c1rmbxhr2yh36w2p0mh74','2026-11-22T19:34:39.499959Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rmaz1x2jygve2jwsk8t','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82c1rmmb8pj3vpms1jv024v','2026-11-22T19:34:39.508374Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rmhw6wn97q4zgn9hm3g','create','record','01m82c1rmm2dqjkev3h5a02v85',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:34:39.508077Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rmsw09cd8w9ja2b83wm','2026-11-22T19:34:39.513906Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rmrnxn5kpckphnd26w7','create','record','01m82c1rmsp1q03khy8z31n0nq',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:34:39.513705Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1rn678rpgzsh3w8hqjhp','2026-11-22T19:34:39.526352Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rmzjm5qtd1cfqqbaw0y','bulk_delete','record',NULL,'01m82c1rn1dp3y5r7b5fq6ynk9',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82c1rp4h5zqbfp85073nej3','2026-11-22T19:34:39.556562Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1rp1fxpgqntvrv5px95t','create','record','01m82c1rp47n35wrjhx1kedydr',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:34:39.556245Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1yvdcznzaqzeb1zb1rzn','2026-11-22T19:34:45.869429Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1yvchr3g5pprsfvvseby','update','record','01m82c1rcjfqn8f0j1y32hq45h',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:34:39.250503Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1zcxgmbk183e26v3gwkj','2026-11-22T19:34:46.429546Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','cli','','','create','invitation','01m82c1zcx7rsshhjy26ectj0a',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1ze1sfwedt1as59z8c02','2026-11-22T19:34:46.465832Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1zd33r09f4752s4tsdxw','import','record',NULL,'01m82c1zd4c7c1sbg00z3m311h',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1zgsjgkxv7yneyaypv52','2026-11-22T19:34:46.553606Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1zfzr7t5ftvta44c38t8','import','record',NULL,'01m82c1zg78r123r1j5n61e9v2',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82c1zhsf85gwkj62weam1my','2026-11-22T19:34:46.585499Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1zhr2ffab2t1fs7h52e8','create','record','01m82c1zhs7nqw3t01ved6reww',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:34:46.585245Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1zj9hnxyc36rc2vs5h06','2026-11-22T19:34:46.601577Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1zj138jhhesb59gg822q','create','record','01m82c1zj99ytzz8c08z6d8hsq',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:34:46.601318Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1zjkjthsnjh4bjdjrg7y','2026-11-22T19:34:46.611613Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1zjj6kwzdsk1kbpmgs8x','create','record','01m82c1zjkc49409x2frw5z7d2',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:34:46.611388Z"}',NULL);
INSERT INTO "change" VALUES('01m82c1zk1xgv7cykfw1m4sepv','2026-11-22T19:34:46.625957Z','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','Owner','api','first token','01m82c1zjzf0fgwknnpb6s29qw','bulk_delete','record',NULL,'01m82c1zk1h0w33c19vyjnz18j',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795376079250503,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795376079270516,'2026-11-22',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795376079389074,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333');
INSERT INTO "click_breakdown" VALUES(1795376079398355,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795376079422640,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795376079250503,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795376079270516,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795376079283317,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795376079389074,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795376079398355,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795376079422640,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795376079250503,'2026-11-22',-2387829519909371119);
INSERT INTO "click_visitor" VALUES(1795376079270516,'2026-11-22',-2387829519909371119);
INSERT INTO "click_visitor" VALUES(1795376079389074,'2026-11-22',-2387829519909371119);
INSERT INTO "click_visitor" VALUES(1795376079398355,'2026-11-22',-2387829519909371119);
INSERT INTO "click_visitor" VALUES(1795376079422640,'2026-11-22',-2387829519909371119);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('dd842b852032a11a5a54e080d2d08fafad35d137dc9d9202ccc7d468a3916702','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','{"tags":["spring"]}',2,'2026-11-22T20:34:46.654320Z');
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
    ) STRICT
    ;
INSERT INTO "delivery" VALUES('01m82c1wv9nmjj4syf6w2avv25','01m82c1qzad9ftxy2t30apjg73','01m82c1rjgnchmzxaaj9fwpzq4','destination.broken','http://127.0.0.1:44313/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:34:43.817654Z","data":{"id":"01m82c1rjgnchmzxaaj9fwpzq4","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:44313/gone","checked_at":"2026-11-22T19:34:43.804025Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:34:43.817721Z','2026-11-22T19:34:43.854755Z');
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
INSERT INTO "host" VALUES('localhost','01m82c1r4vpkc1skxz119rj23m','01m82c1qzad9ftxy2t30apjg73','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:34:39.980906Z','2026-11-22T19:34:39.003775Z','2026-11-22T19:34:39.003779Z','2026-11-23T01:03:21.628059Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82c1rb73ff4ahgnawdvf5js','01m82c1qzad9ftxy2t30apjg73','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:34:45.359045Z"}]','','2026-11-22T19:34:45.359045Z','2026-11-22T19:34:39.207150Z','2026-11-22T19:34:39.207153Z','2026-11-22T19:44:25.178417Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82c1zcx7rsshhjy26ectj0a','ccdde467f683c0b0037fa3244b6ff9450593410c84c38f32bd20795e9102cee5','01m82c1qzad9ftxy2t30apjg73','Ada@acme.test','manager','01m82c1qz5c6n632jqbkme71nb','2026-11-22T19:34:46.429271Z','2026-11-29T19:34:46.429221Z');
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
INSERT INTO "job" VALUES('01m82c1rn1dp3y5r7b5fq6ynk9','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:34:39.520362Z',2,2,'2026-11-22T19:34:39.520362Z','2026-11-22T19:34:39.547245Z','2026-11-22T19:34:39.547245Z',1795376079513705,0,0,0,0,0,'',0,'api','first token','01m82c1rmzjm5qtd1cfqqbaw0y');
INSERT INTO "job" VALUES('01m82c1zd4c7c1sbg00z3m311h','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:34:46.436368Z',3,0,'2026-11-22T19:34:46.436406Z','2026-11-22T19:34:46.500189Z','2026-11-22T19:34:46.500189Z',0,2,0,1,4,0,'',0,'api','first token','01m82c1zd33r09f4752s4tsdxw');
INSERT INTO "job" VALUES('01m82c1zg78r123r1j5n61e9v2','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:34:46.535245Z',3,0,'2026-11-22T19:34:46.535305Z','2026-11-22T19:34:46.553686Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82c1zfzr7t5ftvta44c38t8');
INSERT INTO "job" VALUES('01m82c1zk1h0w33c19vyjnz18j','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:34:46.624238Z',3,1,'2026-11-22T19:34:46.624238Z','2026-11-22T19:34:46.645195Z',NULL,1795376086585245,0,0,0,0,0,'',0,'api','first token','01m82c1zjzf0fgwknnpb6s29qw');
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
INSERT INTO "kept_answer" VALUES('01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82c1rp47n35wrjhx1kedydr","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82c1qz5c6n632jqbkme71nb","created_via":"api","created_at":"2026-11-22T19:34:39.556245Z","updated_at":"2026-11-22T19:34:39.556245Z","expired_at":null}]}
','2026-11-22T19:34:39.557633Z');
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
INSERT INTO "kept_record" VALUES('01m82c1rn678rpgzsh3w8hqjhp',1795376079508077,'{"seq":1795376079508077,"id":"01m82c1rmm2dqjkev3h5a02v85","workspace_id":"01m82c1qzad9ftxy2t30apjg73","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82c1qz5c6n632jqbkme71nb","created_via":"api","updated_at":"2026-11-22T19:34:39.508077Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82c1rn678rpgzsh3w8hqjhp',1795376079513705,'{"seq":1795376079513705,"id":"01m82c1rmsp1q03khy8z31n0nq","workspace_id":"01m82c1qzad9ftxy2t30apjg73","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82c1qz5c6n632jqbkme71nb","created_via":"api","updated_at":"2026-11-22T19:34:39.513705Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82c1zk1xgv7cykfw1m4sepv',1795376086585245,'{"seq":1795376086585245,"id":"01m82c1zhs7nqw3t01ved6reww","workspace_id":"01m82c1qzad9ftxy2t30apjg73","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82c1qz5c6n632jqbkme71nb","created_via":"api","updated_at":"2026-11-22T19:34:46.585245Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','owner','2026-11-22T19:34:38.826815Z');
INSERT INTO "member" VALUES('01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','editor','2026-11-22T19:34:39.057825Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000vp303w3aqtbfh1','01m82c1qzad9ftxy2t30apjg73','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','import','2026-11-22T19:34:46.464977Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072122923,'01e286vbktwv74z4549h5hntgp','01m82c1qzad9ftxy2t30apjg73','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','import','2026-11-22T19:34:46.552978Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079008661,'01m82c1r50mnq39cjeprargqwn','01m82c1qzad9ftxy2t30apjg73','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','cli','2026-11-22T19:34:39.008661Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079250503,'01m82c1rcjfqn8f0j1y32hq45h','01m82c1qzad9ftxy2t30apjg73','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.250503Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079270516,'01m82c1rd6g4xfq0rb4a563dz9','01m82c1qzad9ftxy2t30apjg73','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1r6gsg3973ttxz8cjfwq','api','2026-11-22T19:34:39.270516Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079283317,'01m82c1rdk9x7jadcm1xz1aqbw','01m82c1qzad9ftxy2t30apjg73','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.283317Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079382775,'01m82c1rgpr7mhst4x2b2qac6k','01m82c1qzad9ftxy2t30apjg73','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$G5iV4uebubF9xPPo$a8328a471151be92cc2fd8effb55ede07c5d4f89c3a7ccfd08303513ff777e6bad3f3cf3863e4c2814d52f61b27e95d0ab4b2a7e6b70193438e36369caf57da0','off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1r6gsg3973ttxz8cjfwq','api','2026-11-22T19:34:39.382775Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079389074,'01m82c1rgx2affyd7wjbwqrrvq','01m82c1qzad9ftxy2t30apjg73','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.389074Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079398355,'01m82c1rh6b3ksxs27m76gg7xa','01m82c1qzad9ftxy2t30apjg73','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1r6gsg3973ttxz8cjfwq','api','2026-11-22T19:34:39.398355Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079403610,'01m82c1rhbk28byv659z61vejj','01m82c1qzad9ftxy2t30apjg73','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.403610Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079422640,'01m82c1rhym0sb5gmpabwk4t21','01m82c1qzad9ftxy2t30apjg73','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.422640Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079432268,'01m82c1rj88cjsefht2hcpsq39','01m82c1qzad9ftxy2t30apjg73','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.432268Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079440684,'01m82c1rjgnchmzxaaj9fwpzq4','01m82c1qzad9ftxy2t30apjg73','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:44313/gone','["http://127.0.0.1:44313/gone","http://127.0.0.1:44313/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.440684Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079445892,'01m82c1rjnvwhw48yyhb3hf2rg','01m82c1qzad9ftxy2t30apjg73','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:44313',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.445892Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}');
INSERT INTO "record" VALUES(1795376079452769,'01m82c1rjwr1me0gjh6eman5x5','01m82c1qzad9ftxy2t30apjg73','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.462816Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376079556245,'01m82c1rp47n35wrjhx1kedydr','01m82c1qzad9ftxy2t30apjg73','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:39.556245Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376086464977,'01m82c1ze0yhgsb26pa6ajas2k','01m82c1qzad9ftxy2t30apjg73','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','import','2026-11-22T19:34:46.464977Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376086601318,'01m82c1zj99ytzz8c08z6d8hsq','01m82c1qzad9ftxy2t30apjg73','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:46.601318Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376086611388,'01m82c1zjkc49409x2frw5z7d2','01m82c1qzad9ftxy2t30apjg73','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82c1qz5c6n632jqbkme71nb','api','2026-11-22T19:34:46.611388Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795376079440684,'2026-11-22T19:34:39.938319Z','http://127.0.0.1:44313/gone','down','It answers with the status 404.',404,13);
INSERT INTO "record_check" VALUES(1795376079440684,'2026-11-22T19:34:39.940081Z','http://127.0.0.1:44313/fine','up','',200,14);
INSERT INTO "record_check" VALUES(1795376079440684,'2026-11-22T19:34:41.827105Z','http://127.0.0.1:44313/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795376079440684,'2026-11-22T19:34:41.923835Z','http://127.0.0.1:44313/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795376079440684,'2026-11-22T19:34:43.790185Z','http://127.0.0.1:44313/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795376079440684,'2026-11-22T19:34:43.804025Z','http://127.0.0.1:44313/gone','down','It answers with the status 404.',404,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82c1qzad9ftxy2t30apjg73',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072122923,'01m82c1qzad9ftxy2t30apjg73',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795376079250503,'01m82c1qzad9ftxy2t30apjg73',4,2,'2026-11-22T19:34:40.094757Z');
INSERT INTO "record_clicks" VALUES(1795376079270516,'01m82c1qzad9ftxy2t30apjg73',1,0,'2026-11-22T19:34:40.094758Z');
INSERT INTO "record_clicks" VALUES(1795376079283317,'01m82c1qzad9ftxy2t30apjg73',0,1,'');
INSERT INTO "record_clicks" VALUES(1795376079389074,'01m82c1qzad9ftxy2t30apjg73',3,0,'2026-11-22T19:34:40.094760Z');
INSERT INTO "record_clicks" VALUES(1795376079398355,'01m82c1qzad9ftxy2t30apjg73',1,0,'2026-11-22T19:34:40.094761Z');
INSERT INTO "record_clicks" VALUES(1795376079422640,'01m82c1qzad9ftxy2t30apjg73',1,0,'2026-11-22T19:34:40.094762Z');
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
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82c1qzad9ftxy2t30apjg73','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795376086601318,'01m82c1qzad9ftxy2t30apjg73','old');
INSERT INTO "record_tag" VALUES(1795376086611388,'01m82c1qzad9ftxy2t30apjg73','old');
INSERT INTO "record_tag" VALUES(1795376079250503,'01m82c1qzad9ftxy2t30apjg73','spring');
INSERT INTO "record_tag" VALUES(1795376079270516,'01m82c1qzad9ftxy2t30apjg73','spring');
INSERT INTO "record_tag" VALUES(1795376079250503,'01m82c1qzad9ftxy2t30apjg73','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1582971072122923,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079008661,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079250503,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079270516,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079283317,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079382775,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079389074,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079398355,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079403610,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079422640,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079432268,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079440684,'watchedgo.acme.testhttp://127.0.0.1:44313/gone');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079445892,'ruledgo.acme.testhttp://127.0.0.1:44313');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079452769,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079556245,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376086464977,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376086601318,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376086611388,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079008661);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079283317);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079382775);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079403610);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079432268);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079440684);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079445892);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079452769);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376079556245);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376086464977);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376086601318);
INSERT INTO "record_unclicked" VALUES('01m82c1qzad9ftxy2t30apjg73',1795376086611388);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:34:38.425414');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:34:38.432089');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:34:38.455085');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:34:38.465529');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:34:38.494706');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:34:38.503257');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:34:38.514568');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:34:38.532458');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:34:38.567547');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:34:38.576241');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:34:38.587813');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:34:38.601107');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:34:38.614873');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:34:38.618270');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:34:38.623907');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:34:38.640388');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:34:38.643256');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:34:38.658530');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:34:38.664542');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:34:38.672900');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 19:34:38.678303');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 19:34:38.684279');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 19:34:38.688317');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 19:34:38.696758');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-22 19:34:38.703797');
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
INSERT INTO "session" VALUES('01m82c1zcq8wpghagpknsx0z3h','6d6d9abdfc7896aa8fd17682808469cd6edd040120b46f30ad3aad06a530f1a2','01m82c1qz5c6n632jqbkme71nb','01m82c1qzad9ftxy2t30apjg73','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:34:46.423033Z','2026-11-22T19:34:46.423033Z','2026-12-22T19:34:46.423033Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('00f286499be4cd44b65701dc00af6b5c9771226cb79554953ebbbc3c5acbadb8','01m82c1qz5c6n632jqbkme71nb','2026-11-22T20:04:46.425289Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','90656b6ba541fac42df092519bc91839 13');
INSERT INTO "state" VALUES('generation','73');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 fd8d544dd294c722c3333c64c89c0d0f');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82c1qzad9ftxy2t30apjg73','old',2);
INSERT INTO "tag_count" VALUES('01m82c1qzad9ftxy2t30apjg73','spring',2);
INSERT INTO "tag_count" VALUES('01m82c1qzad9ftxy2t30apjg73','Überblick',1);
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
INSERT INTO "token" VALUES('01m82c1qzgmf4d8jee70r7jhh3','01m82c1qzad9ftxy2t30apjg73','01m82c1qz5c6n632jqbkme71nb','api','first token','owner','67e1b2b17aff1998f9d6f1d9e48b36541a2faa95858fbd519097c3ba3df94208','2026-11-22T19:34:38.832675Z',NULL,'2026-11-22T19:34:39.178717Z',NULL);
INSERT INTO "token" VALUES('01m82c1r6mf39sq25asnzfrvb7','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','mcp','agent','viewer','021d82f1a85c9d6fe1b024cc9a7a50eda24a725d0f8b54472cbcade251f07964','2026-11-22T19:34:39.060501Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82c1r6paprsm9qsj6ce81r5','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','api','editor','editor','7043234a8d09bc3ed789c371d3f7601bd64163d77a49cafbd5155c41732982cb','2026-11-22T19:34:39.062356Z',NULL,'2026-11-22T19:34:39.288868Z',NULL);
INSERT INTO "token" VALUES('01m82c1r7c3k4cjhsdfm4zw38x','01m82c1qzad9ftxy2t30apjg73','01m82c1r6gsg3973ttxz8cjfwq','api','revoked','editor','3c7b8931e318e306b4e0df5b960577ebffc5a33c09dbfda556c529c5eae0008a','2026-11-22T19:34:39.084137Z',NULL,NULL,'2026-11-22T19:34:39.115610Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82c1qz5c6n632jqbkme71nb','Owner','owner@localhost','2026-11-22T19:34:38.821431Z','2026-11-22T19:34:46.420999Z','scrypt:16384:8:6$e8pQ4TwzCQFx081M$d923a6b768b4026810992ae25ec06ea6124f60dea1e89db762a206d1905588ec7a893a6fb2166337cdbaa43e35428945701db39ba8fa8c527133f2d750b7470b','system','','',1);
INSERT INTO "user" VALUES('01m82c1r6gsg3973ttxz8cjfwq','Éva Kovács','Eva@acme.test','2026-11-22T19:34:39.056864Z','2026-11-22T19:34:39.056880Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795376079440684,'http://127.0.0.1:44313/fine','up',0,8,'2026-11-22T19:34:43.790185Z','2026-11-22T19:34:45.758921Z');
INSERT INTO "watch" VALUES(1795376079440684,'http://127.0.0.1:44313/gone','down',3,NULL,'2026-11-22T19:34:43.804025Z','2026-11-22T19:34:45.777924Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82c1qzad9ftxy2t30apjg73','Acmé','2026-11-22T19:34:38.826457Z','2026-11-22T19:34:39.499765Z','{"country":"DE","notify_url":"http://127.0.0.1:44313/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','hour','2026-11-22',X'6C273139233130');
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','destination','2026-11-22',X'4C17321331');
INSERT INTO "workspace_breakdown" VALUES('01m82c1qzad9ftxy2t30apjg73','together','2026-11-22',X'CCF167636C69636B736B133313361331576F746865721330877265666572726572CB10C70C6E6577732E6578616D706C65070777636F756E7472793B0707077762726F77736572CB187746697265666F787746697265666F787746697265666F786773797374656DCB12574C696E7578574C696E7578574C696E757867646576696365CB18776465736B746F70776465736B746F70776465736B746F70876C616E67756167653B07070767736F757263653B070707676D656469756D3B0707078763616D706169676E3B07070777747269676765723B070707B764657374696E6174696F6E4B070717324772756C653B070707');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82c1qzad9ftxy2t30apjg73','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82c1qzad9ftxy2t30apjg73','2026-11-22',-2387829519909371119);
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
CREATE INDEX delivery_by_due ON delivery (due_at) WHERE due_at IS NOT NULL;
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
COMMIT;
