-- A database with data in it, of 0023_app_links: see make.py
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
INSERT INTO "change" VALUES('01m8294x0kc56s8mf2pd9e0g2h','2026-11-22T18:43:56.563404Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','cli','','','create','workspace','01m8294x0jz3n5jh02zbmvtpmm',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8294x0nb8wkb5k96x5m9ttw','2026-11-22T18:43:56.565373Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','cli','','','create','token','01m8294x0n4g82q69qww5vthrz',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8294x34c62e7zwf8wze45x1','2026-11-22T18:43:56.644406Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T18:43:56.643801Z"}',NULL);
INSERT INTO "change" VALUES('01m8294x3ah1r8yez8h70pccna','2026-11-22T18:43:56.650562Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','cli','','','create','record','01m8294x35z44ayrj1jtkjr8ha',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T18:43:56.645996Z"}',NULL);
INSERT INTO "change" VALUES('01m8294x3r2znfdssa3n080n0m','2026-11-22T18:43:56.664106Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','cli','','','create','token','01m8294x3qwcydxb6tdmcz6a2r',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8294x3v4gv68de7pgz30p3k','2026-11-22T18:43:56.667155Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','cli','','','create','token','01m8294x3ty9pptct496e6ayy5',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8294x3xeybqn579nn8496wm','2026-11-22T18:43:56.669489Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','cli','','','create','token','01m8294x3x9fvbtpsnynkm8cd0',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8294x41686nvnk83am4myxc','2026-11-22T18:43:56.673219Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','cli','','','delete','token','01m8294x3x9fvbtpsnynkm8cd0',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8294x4q9p4kh1051ka7yv7w','2026-11-22T18:43:56.695321Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294x4kn1qgsfkmz20dxbc2','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T18:43:56.695050Z"}',NULL);
INSERT INTO "change" VALUES('01m8294x57ey9ajzywpk1mj9h1','2026-11-22T18:43:56.711491Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294x51a73rey85ehs3bbr2','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T18:43:56.711199Z"}',NULL);
INSERT INTO "change" VALUES('01m8294x5d2d9vg5st4y0931cs','2026-11-22T18:43:56.717090Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294x5bfrdfjysqez1fwe57','create','record','01m8294x5cs7z7gs0cs7gxp8mm',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T18:43:56.716807Z"}',NULL);
INSERT INTO "change" VALUES('01m8294x62q1tr8yjmex73jjx2','2026-11-22T18:43:56.738750Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','api','editor','01m8294x5ng74rhtbrv967gw17','create','record','01m8294x62f84m3d9tr1r3f1sz',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T18:43:56.738488Z"}',NULL);
INSERT INTO "change" VALUES('01m8294x6cad2gvsgk6qayfc67','2026-11-22T18:43:56.748344Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294x6b4z6mzqmsqrqwtj4a','create','record','01m8294x6c4x6y5k0b3f3q7gmg',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T18:43:56.748157Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xbxgd3vqy6r0asg5eaq','2026-11-22T18:43:56.925539Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','api','editor','01m8294x6jyv5qme7w5pfdqbnc','create','record','01m8294xbx89s9g35zgcp9gqv7',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T18:43:56.925265Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xc469vb7fdxtgjh0ptf','2026-11-22T18:43:56.932212Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xc2vvv4hx54k9g6d4jz','create','record','01m8294xc40sn93ehdxk8emxw4',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T18:43:56.932025Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xc85fcmkegajyhyx1pb','2026-11-22T18:43:56.936186Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','api','editor','01m8294xc72p6c8350b66nyve0','create','record','01m8294xc812pa0jem4na3wne5',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T18:43:56.936034Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xcg12hfwpzewb71239r','2026-11-22T18:43:56.944044Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xcf0a6tynjq8v89czkr','create','record','01m8294xcfvkrjsy4jtjtks5n0',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T18:43:56.943883Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xckr0wtz6ejps3fywkg','2026-11-22T18:43:56.947778Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xcjtaajs375c0yhpxwg','create','record','01m8294xckkt98fd3qfn3kk0t2',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T18:43:56.947634Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xcwqgc4z14pmr4t2gfm','2026-11-22T18:43:56.956762Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xcvmqxecqj5be2vkd54','create','record','01m8294xcwjcewm8exy3xbkz1g',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T18:43:56.956588Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xczvw9j682px3ts58z1','2026-11-22T18:43:56.959905Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xcypz3ftkfrb2tdynst','create','record','01m8294xczfmemc3ym5e3s2c3e',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:46313/gone","destinations":["http://127.0.0.1:46313/gone","http://127.0.0.1:46313/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T18:43:56.959500Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xd816p8xypmc7czybjh','2026-11-22T18:43:56.968048Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xd70efxj2th7pgeb6gk','create','record','01m8294xd7v9wjze5cxdz59xhh',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T18:43:56.967873Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xdfaq93art1ts8c2mje','2026-11-22T18:43:56.975357Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xd9dwbrmm3mfgpemdn3','update','record','01m8294xd7v9wjze5cxdz59xhh',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T18:43:56.975168Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xdmja6gegpf02cek38j','2026-11-22T18:43:56.980600Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xdkqc11bg1c9ww80dkg','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8294xdzah6998g5kb9j6j1g','2026-11-22T18:43:56.991351Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xdy08bxsftfd8rkbbf6','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8294xe7jbv0f44bmkx1epr6','2026-11-22T18:43:56.999601Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xe6grrt27ajvcg798vd','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8294xecqvhwx26exmq213tq','2026-11-22T18:43:57.004776Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xebvx6ngkkwbqw7tz8s','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:46313/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8294xeqfgtvr7jwvvqm933d','2026-11-22T18:43:57.015511Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xepg8j0brrvxbgekyta','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8294xf1a3yn3gva58wb4bzc','2026-11-22T18:43:57.025334Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xf07773dk7q49trd3z7','create','record','01m8294xf1499zrtfq848d9d31',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:43:57.025137Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xf3j3vye2k2cak4hfjq','2026-11-22T18:43:57.027589Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xf2q4hznwbqj7qc1s57','create','record','01m8294xf3dqxsygytbp6kpekf',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:43:57.027439Z"}',NULL);
INSERT INTO "change" VALUES('01m8294xfdjrmbg76dtej0wpz4','2026-11-22T18:43:57.037614Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xfbdrfyakpqszp9j59p','bulk_delete','record',NULL,'01m8294xfd49c287rtyxfr49g2',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8294xg8tgefe52ta2as9t8d','2026-11-22T18:43:57.064859Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8294xg6syb7k63qgwt7vhhp','create','record','01m8294xg8mjf1dxnxt3cdprqc',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T18:43:57.064658Z"}',NULL);
INSERT INTO "change" VALUES('01m82953jsptjq5m6t9z774asx','2026-11-22T18:44:03.289744Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m82953jrw4b1ctmxkmak0h9c','update','record','01m8294x5cs7z7gs0cs7gxp8mm',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T18:43:56.716807Z"}',NULL);
INSERT INTO "change" VALUES('01m829542bqcbwqwfdkqqc5g81','2026-11-22T18:44:03.787760Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','cli','','','create','invitation','01m829542bfn9g4mgdzxggg7q7',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829543865jx5zf72heyr8ga','2026-11-22T18:44:03.816214Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m829542esht96dayqx9sg51r','import','record',NULL,'01m829542fvykmfe7dzmf85nqp',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8295449m0ges030xxszbc92','2026-11-22T18:44:03.849655Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m829543yqveps4eyzegy7ztt','import','record',NULL,'01m8295440bkvhkkpa9fnxwnpe',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829544sj1322xf22et63n6y','2026-11-22T18:44:03.865588Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m829544r47rtwm0abfs8m44y','create','record','01m829544s9aqpk58r9hm0mxj8',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:44:03.865298Z"}',NULL);
INSERT INTO "change" VALUES('01m829545013xay3ew6csdcx2r','2026-11-22T18:44:03.872045Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m829544yy09dv6gm3d53re32','create','record','01m829544zv1853nhjgee13cjn',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:44:03.871865Z"}',NULL);
INSERT INTO "change" VALUES('01m8295453ty1pt65hbfgrffqm','2026-11-22T18:44:03.875873Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8295452swvt7ph5tb7v940d','create','record','01m8295453nvdqswpa39jcahds',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:44:03.875699Z"}',NULL);
INSERT INTO "change" VALUES('01m8295459vt353b208n1kdpbh','2026-11-22T18:44:03.881902Z','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','Owner','api','first token','01m8295457ht6f34v1yb53qctt','bulk_delete','record',NULL,'01m8295459fp1d32gd53jb5y56',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795373036716807,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795373036738488,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373036748157,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795373036932025,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795373036936034,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373036947634,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795373036716807,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795373036716807,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795373036716807,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795373036738488,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795373036738488,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795373036932025,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795373036932025,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795373036936034,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795373036936034,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795373036947634,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795373036947634,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795373036716807,'2026-11-22',6914558088604285443);
INSERT INTO "click_visitor" VALUES(1795373036738488,'2026-11-22',6914558088604285443);
INSERT INTO "click_visitor" VALUES(1795373036932025,'2026-11-22',6914558088604285443);
INSERT INTO "click_visitor" VALUES(1795373036936034,'2026-11-22',6914558088604285443);
INSERT INTO "click_visitor" VALUES(1795373036947634,'2026-11-22',6914558088604285443);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('a5b812a2f8f9f7fa6db7d389e41d222c252cd8c4e2a80b1e8f7bcf81625e6b2d','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','{"tags":["spring"]}',2,'2026-11-22T19:44:03.908554Z');
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
INSERT INTO "delivery" VALUES('01m82951q7q18acz8tswt5mqc8','01m8294x0jz3n5jh02zbmvtpmm','01m8294xczfmemc3ym5e3s2c3e','destination.broken','http://127.0.0.1:46313/notify','{"type":"destination.broken","timestamp":"2026-11-22T18:44:01.383697Z","data":{"id":"01m8294xczfmemc3ym5e3s2c3e","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:46313/gone","checked_at":"2026-11-22T18:44:01.366464Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T18:44:01.383765Z','2026-11-22T18:44:01.408391Z');
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
    , dns_due_at TEXT, awaits_proof INTEGER NOT NULL DEFAULT 0, notfound_url TEXT, expired_url TEXT, notfound_status INTEGER NOT NULL DEFAULT 302, apple_app_site_association TEXT, assetlinks TEXT) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m8294x33qeyhwgx3g9b79xsy','01m8294x0jz3n5jh02zbmvtpmm','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T18:43:57.379363Z','2026-11-22T18:43:56.643798Z','2026-11-22T18:43:56.643801Z','2026-11-23T00:24:22.615681Z',0,NULL,NULL,302,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8294x4q0td227ap7xzqysze','01m8294x0jz3n5jh02zbmvtpmm','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T18:44:02.778207Z"}]','','2026-11-22T18:44:02.778207Z','2026-11-22T18:43:56.695047Z','2026-11-22T18:43:56.695050Z','2026-11-22T18:55:01.603316Z',0,NULL,NULL,302,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m829542bfn9g4mgdzxggg7q7','eecd2c061d47c5f68dfde724c1bb3dda77c49375505d6dc891f87de6d771b2a9','01m8294x0jz3n5jh02zbmvtpmm','Ada@acme.test','manager','01m8294x0j7yjd9188tbfzw45k','2026-11-22T18:44:03.787520Z','2026-11-29T18:44:03.787484Z');
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
INSERT INTO "job" VALUES('01m8294xfd49c287rtyxfr49g2','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','bulk_delete','done','{"tags":["gone"]}','2026-11-22T18:43:57.036158Z',2,2,'2026-11-22T18:43:57.036158Z','2026-11-22T18:43:57.060274Z','2026-11-22T18:43:57.060274Z',1795373037027439,0,0,0,0,0,'',0,'api','first token','01m8294xfbdrfyakpqszp9j59p');
INSERT INTO "job" VALUES('01m829542fvykmfe7dzmf85nqp','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:44:03.791876Z',3,0,'2026-11-22T18:44:03.791907Z','2026-11-22T18:44:03.831912Z','2026-11-22T18:44:03.831912Z',0,2,0,1,4,0,'',0,'api','first token','01m829542esht96dayqx9sg51r');
INSERT INTO "job" VALUES('01m8295440bkvhkkpa9fnxwnpe','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:44:03.840351Z',3,0,'2026-11-22T18:44:03.840387Z','2026-11-22T18:44:03.849729Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m829543yqveps4eyzegy7ztt');
INSERT INTO "job" VALUES('01m8295459fp1d32gd53jb5y56','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T18:44:03.880148Z',3,1,'2026-11-22T18:44:03.880148Z','2026-11-22T18:44:03.898851Z',NULL,1795373043865298,0,0,0,0,0,'',0,'api','first token','01m8295457ht6f34v1yb53qctt');
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
INSERT INTO "kept_answer" VALUES('01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8294xg8mjf1dxnxt3cdprqc","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8294x0j7yjd9188tbfzw45k","created_via":"api","created_at":"2026-11-22T18:43:57.064658Z","updated_at":"2026-11-22T18:43:57.064658Z","expired_at":null}]}
','2026-11-22T18:43:57.065145Z');
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
INSERT INTO "kept_record" VALUES('01m8294xfdjrmbg76dtej0wpz4',1795373037025137,'{"seq":1795373037025137,"id":"01m8294xf1499zrtfq848d9d31","workspace_id":"01m8294x0jz3n5jh02zbmvtpmm","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8294x0j7yjd9188tbfzw45k","created_via":"api","updated_at":"2026-11-22T18:43:57.025137Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8294xfdjrmbg76dtej0wpz4',1795373037027439,'{"seq":1795373037027439,"id":"01m8294xf3dqxsygytbp6kpekf","workspace_id":"01m8294x0jz3n5jh02zbmvtpmm","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8294x0j7yjd9188tbfzw45k","created_via":"api","updated_at":"2026-11-22T18:43:57.027439Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8295459vt353b208n1kdpbh',1795373043865298,'{"seq":1795373043865298,"id":"01m829544s9aqpk58r9hm0mxj8","workspace_id":"01m8294x0jz3n5jh02zbmvtpmm","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8294x0j7yjd9188tbfzw45k","created_via":"api","updated_at":"2026-11-22T18:44:03.865298Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','owner','2026-11-22T18:43:56.563195Z');
INSERT INTO "member" VALUES('01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','editor','2026-11-22T18:43:56.658104Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000m3kztgz0cgq1bh','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','import','2026-11-22T18:44:03.815400Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072980478,'01e286vcemey1v8fav6rkh4fta','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','import','2026-11-22T18:44:03.849200Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036645996,'01m8294x35z44ayrj1jtkjr8ha','01m8294x0jz3n5jh02zbmvtpmm','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','cli','2026-11-22T18:43:56.645996Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036716807,'01m8294x5cs7z7gs0cs7gxp8mm','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.716807Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036738488,'01m8294x62f84m3d9tr1r3f1sz','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x3ffay5zhzvvx0npmtv','api','2026-11-22T18:43:56.738488Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036748157,'01m8294x6c4x6y5k0b3f3q7gmg','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.748157Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036925265,'01m8294xbx89s9g35zgcp9gqv7','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$5R7uL4BxRJt3V8vX$9e765bf32f92641cf5ef157276bd72381e9dc401cbbcd90b9a6459b34551ad80064ca50cfd72a9b694e15ebf73e030517ad50b0ff56d73613a919877cb5033d1','off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x3ffay5zhzvvx0npmtv','api','2026-11-22T18:43:56.925265Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036932025,'01m8294xc40sn93ehdxk8emxw4','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.932025Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036936034,'01m8294xc812pa0jem4na3wne5','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x3ffay5zhzvvx0npmtv','api','2026-11-22T18:43:56.936034Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036943883,'01m8294xcfvkrjsy4jtjtks5n0','01m8294x0jz3n5jh02zbmvtpmm','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.943883Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036947634,'01m8294xckkt98fd3qfn3kk0t2','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.947634Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036956588,'01m8294xcwjcewm8exy3xbkz1g','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.956588Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036959500,'01m8294xczfmemc3ym5e3s2c3e','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:46313/gone','["http://127.0.0.1:46313/gone","http://127.0.0.1:46313/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.959500Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373036967873,'01m8294xd7v9wjze5cxdz59xhh','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:56.975168Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373037064658,'01m8294xg8mjf1dxnxt3cdprqc','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:43:57.064658Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373043815400,'01m8295437cgzk7vjgpnd59rs3','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','import','2026-11-22T18:44:03.815400Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373043871865,'01m829544zv1853nhjgee13cjn','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:44:03.871865Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373043875699,'01m8295453nvdqswpa39jcahds','01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8294x0j7yjd9188tbfzw45k','api','2026-11-22T18:44:03.875699Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795373036959500,'2026-11-22T18:43:57.350184Z','http://127.0.0.1:46313/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795373036959500,'2026-11-22T18:43:57.351534Z','http://127.0.0.1:46313/gone','down','It answers with the status 404.',404,8);
INSERT INTO "record_check" VALUES(1795373036959500,'2026-11-22T18:43:59.255490Z','http://127.0.0.1:46313/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795373036959500,'2026-11-22T18:43:59.553707Z','http://127.0.0.1:46313/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795373036959500,'2026-11-22T18:44:01.366464Z','http://127.0.0.1:46313/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795373036959500,'2026-11-22T18:44:01.394756Z','http://127.0.0.1:46313/fine','up','',200,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8294x0jz3n5jh02zbmvtpmm',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072980478,'01m8294x0jz3n5jh02zbmvtpmm',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795373036716807,'01m8294x0jz3n5jh02zbmvtpmm',4,2,'2026-11-22T18:43:57.557041Z');
INSERT INTO "record_clicks" VALUES(1795373036738488,'01m8294x0jz3n5jh02zbmvtpmm',1,0,'2026-11-22T18:43:57.557042Z');
INSERT INTO "record_clicks" VALUES(1795373036748157,'01m8294x0jz3n5jh02zbmvtpmm',0,1,'');
INSERT INTO "record_clicks" VALUES(1795373036932025,'01m8294x0jz3n5jh02zbmvtpmm',3,0,'2026-11-22T18:43:57.557044Z');
INSERT INTO "record_clicks" VALUES(1795373036936034,'01m8294x0jz3n5jh02zbmvtpmm',1,0,'2026-11-22T18:43:57.557045Z');
INSERT INTO "record_clicks" VALUES(1795373036947634,'01m8294x0jz3n5jh02zbmvtpmm',1,0,'2026-11-22T18:43:57.557046Z');
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
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795373043871865,'01m8294x0jz3n5jh02zbmvtpmm','old');
INSERT INTO "record_tag" VALUES(1795373043875699,'01m8294x0jz3n5jh02zbmvtpmm','old');
INSERT INTO "record_tag" VALUES(1795373036716807,'01m8294x0jz3n5jh02zbmvtpmm','spring');
INSERT INTO "record_tag" VALUES(1795373036738488,'01m8294x0jz3n5jh02zbmvtpmm','spring');
INSERT INTO "record_tag" VALUES(1795373036716807,'01m8294x0jz3n5jh02zbmvtpmm','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1582971072980478,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036645996,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036716807,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036738488,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036748157,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036925265,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036932025,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036936034,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036943883,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036947634,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036956588,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036959500,'watchedgo.acme.testhttp://127.0.0.1:46313/gone');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036967873,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373037064658,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373043815400,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373043871865,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373043875699,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036645996);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036748157);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036925265);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036943883);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036956588);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036959500);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373036967873);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373037064658);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373043815400);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373043871865);
INSERT INTO "record_unclicked" VALUES('01m8294x0jz3n5jh02zbmvtpmm',1795373043875699);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 18:43:56.283027');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 18:43:56.286724');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 18:43:56.295968');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 18:43:56.297654');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 18:43:56.302519');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 18:43:56.311174');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 18:43:56.314370');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 18:43:56.319810');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 18:43:56.322717');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 18:43:56.327430');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 18:43:56.335034');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 18:43:56.342999');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 18:43:56.362678');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 18:43:56.371350');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 18:43:56.379733');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 18:43:56.388375');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 18:43:56.395013');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 18:43:56.404705');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 18:43:56.412197');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 18:43:56.414011');
INSERT INTO "schema_migration" VALUES(21,'0023_app_links','2026-11-22 18:43:56.419458');
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
INSERT INTO "session" VALUES('01m8295422qc42c5ss6qyjtcv0','e92be014f9fd03ba9a8463566f2c92826f4d2149119749d143af8b5c12f9449a','01m8294x0j7yjd9188tbfzw45k','01m8294x0jz3n5jh02zbmvtpmm','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T18:44:03.778524Z','2026-11-22T18:44:03.778524Z','2026-12-22T18:44:03.778524Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('084b71221c0772b28e6022816fa8d69fc5a51685e4dc6ef5142c43a63964f09d','01m8294x0j7yjd9188tbfzw45k','2026-11-22T19:14:03.782108Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','e4cd7c53953493f84f1cd0b86dc182f5 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 32f2eacc8e8258f8d84baf7b6136cfa4');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','old',2);
INSERT INTO "tag_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','spring',2);
INSERT INTO "tag_count" VALUES('01m8294x0jz3n5jh02zbmvtpmm','Überblick',1);
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
INSERT INTO "token" VALUES('01m8294x0n4g82q69qww5vthrz','01m8294x0jz3n5jh02zbmvtpmm','01m8294x0j7yjd9188tbfzw45k','api','first token','owner','40993c3d2d44e8e6e48119217bc64b380cfe63d9da998f32c9a833864a439c7f','2026-11-22T18:43:56.565160Z',NULL,'2026-11-22T18:43:56.693198Z',NULL);
INSERT INTO "token" VALUES('01m8294x3qwcydxb6tdmcz6a2r','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','mcp','agent','viewer','3437f4d547987c5652bb08ff6cef95b3a88efa34f14e78385a8409fc4bc5d068','2026-11-22T18:43:56.663924Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8294x3ty9pptct496e6ayy5','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','api','editor','editor','b99fc59e5ce15b3c1a97087a0360db25bc89b274776da4f85dadbae638241779','2026-11-22T18:43:56.666983Z',NULL,'2026-11-22T18:43:56.725812Z',NULL);
INSERT INTO "token" VALUES('01m8294x3x9fvbtpsnynkm8cd0','01m8294x0jz3n5jh02zbmvtpmm','01m8294x3ffay5zhzvvx0npmtv','api','revoked','editor','7a9beeb98c817c1f09b575cef3303b564ef0211e34093adbce5ced5078c30db7','2026-11-22T18:43:56.669317Z',NULL,NULL,'2026-11-22T18:43:56.673050Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m8294x0j7yjd9188tbfzw45k','Owner','owner@localhost','2026-11-22T18:43:56.562290Z','2026-11-22T18:44:03.769986Z','scrypt:16384:8:6$FVEPnjw2cEajqSLI$0002515dc0b6d7a42dcf4d1636d7a7f4ba5403b8c84052d79e8ab510937141e26503f3aa21be016561766c68c4e3b7e6dfe3db5fff73d3af789acc32a2b8a168','system','','',1);
INSERT INTO "user" VALUES('01m8294x3ffay5zhzvvx0npmtv','Éva Kovács','Eva@acme.test','2026-11-22T18:43:56.655509Z','2026-11-22T18:43:56.655520Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795373036959500,'http://127.0.0.1:46313/fine','up',0,2,'2026-11-22T18:44:01.394756Z','2026-11-22T18:44:03.553286Z');
INSERT INTO "watch" VALUES(1795373036959500,'http://127.0.0.1:46313/gone','down',3,NULL,'2026-11-22T18:44:01.366464Z','2026-11-22T18:44:03.299925Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m8294x0jz3n5jh02zbmvtpmm','Acmé','2026-11-22T18:43:56.563009Z','2026-11-22T18:43:57.015279Z','{"country":"DE","notify_url":"http://127.0.0.1:46313/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8294x0jz3n5jh02zbmvtpmm','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m8294x0jz3n5jh02zbmvtpmm','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m8294x0jz3n5jh02zbmvtpmm','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m8294x0jz3n5jh02zbmvtpmm','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m8294x0jz3n5jh02zbmvtpmm','2026-11-22',6914558088604285443);
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
COMMIT;
