-- A database with data in it, of 0022_rules: see make.py
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
INSERT INTO "change" VALUES('01m829mzjzy293x1v5jca08a57','2026-11-22T18:52:43.487991Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','cli','','','create','workspace','01m829mzjt07hr0ewqmge91gy9',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829mzk83pzqd2fyge5gqttb','2026-11-22T18:52:43.496138Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','cli','','','create','token','01m829mzk7nqxcy6a8zdjgttav',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829mzqr2yawgamt0d5vhx00','2026-11-22T18:52:43.640113Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:52:43.639331Z"}',NULL);
INSERT INTO "change" VALUES('01m829mzqzffvcpd7p8yt50bzv','2026-11-22T18:52:43.647517Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','cli','','','create','record','01m829mzqyx50rxww6vpce1ndb',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T18:52:43.646933Z"}',NULL);
INSERT INTO "change" VALUES('01m829mzrq5e18xqk7dvvk57t5','2026-11-22T18:52:43.671191Z','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','Éva Kovács','cli','','','create','token','01m829mzrpsyy5bqva7wkh8npc',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829mzrvn1m5ec4jqddk7gaf','2026-11-22T18:52:43.675687Z','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','Éva Kovács','cli','','','create','token','01m829mzrvdctqnav1ysw9nrkw',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829mzs3wfyf0h4qawsy2v31','2026-11-22T18:52:43.683931Z','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','Éva Kovács','cli','','','create','token','01m829mzs39d7db9mn707htxx9',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829mzsb16jdh3sp9fqdp0zp','2026-11-22T18:52:43.691070Z','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','Éva Kovács','cli','','','delete','token','01m829mzs39d7db9mn707htxx9',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m829mzt99ettrkw1yggr2ndz','2026-11-22T18:52:43.721320Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829mzssv73me4pbjcj6e2q2','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:52:43.720837Z"}',NULL);
INSERT INTO "change" VALUES('01m829mzv6xm3t8sfpf4x9dj89','2026-11-22T18:52:43.750964Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829mztwt2fh7xjab04107vm','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:52:43.750434Z"}',NULL);
INSERT INTO "change" VALUES('01m829mzvjc6s7t0ya5dsbn4p0','2026-11-22T18:52:43.762406Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829mzvetcgc86cn9akyn8kx','create','record','01m829mzvhystvnj5mda0h84y5',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T18:52:43.761985Z"}',NULL);
INSERT INTO "change" VALUES('01m829mzwjta4wwpnshs0w4qvw','2026-11-22T18:52:43.794862Z','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','Éva Kovács','api','editor','01m829mzvw72czac45kg8rpaqb','create','record','01m829mzwjcxvkyee2ggvyewf8',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T18:52:43.794413Z"}',NULL);
INSERT INTO "change" VALUES('01m829mzwxdrcx4fegmk1e7zz8','2026-11-22T18:52:43.805453Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829mzwvr4eymcbvyg740q5t','create','record','01m829mzwx73mw38yebjqm24xj',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T18:52:43.805227Z"}',NULL);
INSERT INTO "change" VALUES('01m829n04n0a5zwa8ar2qrwtjp','2026-11-22T18:52:44.053024Z','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','Éva Kovács','api','editor','01m829mzwzvqevyf06rkqgg1hs','create','record','01m829n04mqnbhwt0sm26kea8z',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T18:52:44.052757Z"}',NULL);
INSERT INTO "change" VALUES('01m829n055ghe8m64zks4ct493','2026-11-22T18:52:44.069547Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n053wwg48wch26pkzbts','create','record','01m829n0558xvrnq5wgm7jxacx',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T18:52:44.069285Z"}',NULL);
INSERT INTO "change" VALUES('01m829n06tp2myhtr64gh7s3ta','2026-11-22T18:52:44.122720Z','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','Éva Kovács','api','editor','01m829n06fnc8ve6x1522hbs5b','create','record','01m829n06te6rzsh8aeavbbqpa',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T18:52:44.122454Z"}',NULL);
INSERT INTO "change" VALUES('01m829n07ey5sb74wfw1ekzhtv','2026-11-22T18:52:44.142980Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n078w2kv5h4x33g6x2t2','create','record','01m829n07ememnza7cvc5cy4hm',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T18:52:44.142654Z"}',NULL);
INSERT INTO "change" VALUES('01m829n0885hjab5py5b31j2f1','2026-11-22T18:52:44.168190Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n07tn8fkxr1kmt496n3d','create','record','01m829n087y74y4cwgdzh2bxhx',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T18:52:44.167967Z"}',NULL);
INSERT INTO "change" VALUES('01m829n092sy7spgpfpk4dtjkw','2026-11-22T18:52:44.194843Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n08skmdmw9za0yssb71k','create','record','01m829n092j65mewkvssdz1j46',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T18:52:44.194582Z"}',NULL);
INSERT INTO "change" VALUES('01m829n0cwe3c5vw2r6ev9crt5','2026-11-22T18:52:44.316636Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0cm4bakfmvjvmxk952r','create','record','01m829n0cnhbg6hwy3dm9pwr2z',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:41589/gone","destinations":["http://127.0.0.1:41589/gone","http://127.0.0.1:41589/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T18:52:44.309555Z"}',NULL);
INSERT INTO "change" VALUES('01m829n0d9adf30kgdftr15vyb','2026-11-22T18:52:44.329352Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0d7s4hqvdbe2kvkfwwd','create','record','01m829n0d92d0zkpa73sne2abb',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T18:52:44.329077Z"}',NULL);
INSERT INTO "change" VALUES('01m829n0eessjvcxfv2z6qv89m','2026-11-22T18:52:44.366897Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0dk94ftkf46br48p2nq','update','record','01m829n0d92d0zkpa73sne2abb',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T18:52:44.362696Z"}',NULL);
INSERT INTO "change" VALUES('01m829n0evc81p2sk95rcr4e7n','2026-11-22T18:52:44.379430Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0ej0dghz7fx7v1xn8d6','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m829n0gbq5hbjkykav9z98y9','2026-11-22T18:52:44.427777Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0f9186y4xs90n10sy27','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m829n0h9bvbvdh4ndr85eb60','2026-11-22T18:52:44.457400Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0h7n3nf9ctmf54ge08f','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m829n0j1g56ez12a0n9z3maa','2026-11-22T18:52:44.481535Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0j02mx0nd29ha5gv95c','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:41589/notify"}}',NULL);
INSERT INTO "change" VALUES('01m829n0k760pfvvayzajj7bar','2026-11-22T18:52:44.519208Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0k20fpdxd4mxrkekcjf','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m829n0kqrjg30mqme8t6twhb','2026-11-22T18:52:44.535804Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0kh8tbg126b5yk7y9gs','create','record','01m829n0kqfe95m687z5fxxj7x',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:52:44.535494Z"}',NULL);
INSERT INTO "change" VALUES('01m829n0n5001ev9rvfh72s51z','2026-11-22T18:52:44.581018Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0n3chp814ja5xesssr6','create','record','01m829n0n4pkrq9mb7m0bbxv7j',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:52:44.580723Z"}',NULL);
INSERT INTO "change" VALUES('01m829n0nw5y474wcswphfczkz','2026-11-22T18:52:44.604217Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0nm5074e54c5zra4cf2','bulk_delete','record',NULL,'01m829n0nvbe57d2jr7j6g50hs',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m829n0qf74dwrjbwa7zzwcnf','2026-11-22T18:52:44.655248Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n0q6az6q36mpqg9sksr6','create','record','01m829n0qewdk1pm80gjtdfh40',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T18:52:44.654909Z"}',NULL);
INSERT INTO "change" VALUES('01m829n70rn44cf8pccdxv2w04','2026-11-22T18:52:51.096703Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n70fxg2ychvy3w5xd8se','update','record','01m829mzvhystvnj5mda0h84y5',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T18:52:43.761985Z"}',NULL);
INSERT INTO "change" VALUES('01m829n8590276wq1apaj2s4as','2026-11-22T18:52:52.265019Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','cli','','','create','invitation','01m829n858ktmja7t5sn3tsqjn',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829n87131cgf4x7hwxrka6x','2026-11-22T18:52:52.321120Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n85sxkqyecthjxwqaesq','import','record',NULL,'01m829n85vk7qxvt8vte09w01h',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829n89dde4586x400gj6w2e','2026-11-22T18:52:52.397448Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n88b16cgdw4e776c010j','import','record',NULL,'01m829n88d22696zha9fprwszf',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829n8ahmz671f1vg059r7hb','2026-11-22T18:52:52.434186Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n8abb2x9451hcm75zgyd','create','record','01m829n8aetwezb9gfx0sgav9a',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:52:52.430860Z"}',NULL);
INSERT INTO "change" VALUES('01m829n8bma1zbmagd57ghjdm7','2026-11-22T18:52:52.468338Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n8bjca1mwh3r0eezz3ag','create','record','01m829n8bm178j8fmevx14mt0s',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:52:52.468039Z"}',NULL);
INSERT INTO "change" VALUES('01m829n8cq9n1mvy7ae3s04t0q','2026-11-22T18:52:52.503323Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n8c9ddpx8n3xh5ws1hed','create','record','01m829n8cq23b0175d43zesfk8',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:52:52.503067Z"}',NULL);
INSERT INTO "change" VALUES('01m829n8d4c4d1ap4a850ehp7n','2026-11-22T18:52:52.516401Z','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','Owner','api','first token','01m829n8cxj8rvfk1emy5hb2vx','bulk_delete','record',NULL,'01m829n8d3y95av6vzkea4dpe5',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795373563761985,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373563794413,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373564069285,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381333');
INSERT INTO "click_breakdown" VALUES(1795373564122454,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373564167967,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795373563761985,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795373563794413,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373563805227,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795373564069285,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795373564122454,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373564167967,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795373563761985,'2026-11-22',-7288184183983150121);
INSERT INTO "click_visitor" VALUES(1795373563794413,'2026-11-22',-7288184183983150121);
INSERT INTO "click_visitor" VALUES(1795373564069285,'2026-11-22',-7288184183983150121);
INSERT INTO "click_visitor" VALUES(1795373564122454,'2026-11-22',-7288184183983150121);
INSERT INTO "click_visitor" VALUES(1795373564167967,'2026-11-22',-7288184183983150121);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('e616e8fd50c952b81c80aba3b6bd2b94c1f0cfc848c8956d5e3b6b18ea4fd807','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','{"tags":["spring"]}',2,'2026-11-22T19:52:52.593934Z');
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
INSERT INTO "delivery" VALUES('01m829n5jwvja9n6chd57xv98e','01m829mzjt07hr0ewqmge91gy9','01m829n0cnhbg6hwy3dm9pwr2z','destination.broken','http://127.0.0.1:41589/notify','{"type":"destination.broken","timestamp":"2026-11-22T18:52:49.628839Z","data":{"id":"01m829n0cnhbg6hwy3dm9pwr2z","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:41589/gone","checked_at":"2026-11-22T18:52:49.608187Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T18:52:49.628911Z','2026-11-22T18:52:49.658511Z');
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
    , dns_due_at TEXT, awaits_proof INTEGER NOT NULL DEFAULT 0, notfound_url TEXT, expired_url TEXT, notfound_status INTEGER NOT NULL DEFAULT 302) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m829mzqq88af0gxg4emw4bxh','01m829mzjt07hr0ewqmge91gy9','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T18:52:45.248464Z','2026-11-22T18:52:43.639326Z','2026-11-22T18:52:43.639331Z','2026-11-23T01:28:42.085110Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m829mzt8rjdk91hk84zx3dzw','01m829mzjt07hr0ewqmge91gy9','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T18:52:50.568980Z"}]','','2026-11-22T18:52:50.568980Z','2026-11-22T18:52:43.720833Z','2026-11-22T18:52:43.720837Z','2026-11-22T19:01:57.367354Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m829n858ktmja7t5sn3tsqjn','7b0ed3a8549e5e1f20ad426fe4bc88067c4138ff336d0e8a28f3da61e8069e98','01m829mzjt07hr0ewqmge91gy9','Ada@acme.test','manager','01m829mzjrynjw3tz13xmagcjh','2026-11-22T18:52:52.264661Z','2026-11-29T18:52:52.264602Z');
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
INSERT INTO "job" VALUES('01m829n0nvbe57d2jr7j6g50hs','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','bulk_delete','done','{"tags":["gone"]}','2026-11-22T18:52:44.600098Z',2,2,'2026-11-22T18:52:44.600098Z','2026-11-22T18:52:44.640369Z','2026-11-22T18:52:44.640369Z',1795373564580723,0,0,0,0,0,'',0,'api','first token','01m829n0nm5074e54c5zra4cf2');
INSERT INTO "job" VALUES('01m829n85vk7qxvt8vte09w01h','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:52:52.283594Z',3,0,'2026-11-22T18:52:52.283630Z','2026-11-22T18:52:52.349293Z','2026-11-22T18:52:52.349293Z',0,2,0,1,4,0,'',0,'api','first token','01m829n85sxkqyecthjxwqaesq');
INSERT INTO "job" VALUES('01m829n88d22696zha9fprwszf','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:52:52.365042Z',3,0,'2026-11-22T18:52:52.365082Z','2026-11-22T18:52:52.397525Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m829n88b16cgdw4e776c010j');
INSERT INTO "job" VALUES('01m829n8d3y95av6vzkea4dpe5','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T18:52:52.514551Z',3,1,'2026-11-22T18:52:52.514551Z','2026-11-22T18:52:52.533348Z',NULL,1795373572430860,0,0,0,0,0,'',0,'api','first token','01m829n8cxj8rvfk1emy5hb2vx');
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
INSERT INTO "kept_answer" VALUES('01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m829n0qewdk1pm80gjtdfh40","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m829mzjrynjw3tz13xmagcjh","created_via":"api","created_at":"2026-11-22T18:52:44.654909Z","updated_at":"2026-11-22T18:52:44.654909Z","expired_at":null}]}
','2026-11-22T18:52:44.655751Z');
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
INSERT INTO "kept_record" VALUES('01m829n0nw5y474wcswphfczkz',1795373564535494,'{"seq":1795373564535494,"id":"01m829n0kqfe95m687z5fxxj7x","workspace_id":"01m829mzjt07hr0ewqmge91gy9","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829mzjrynjw3tz13xmagcjh","created_via":"api","updated_at":"2026-11-22T18:52:44.535494Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829n0nw5y474wcswphfczkz',1795373564580723,'{"seq":1795373564580723,"id":"01m829n0n4pkrq9mb7m0bbxv7j","workspace_id":"01m829mzjt07hr0ewqmge91gy9","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829mzjrynjw3tz13xmagcjh","created_via":"api","updated_at":"2026-11-22T18:52:44.580723Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829n8d4c4d1ap4a850ehp7n',1795373572430860,'{"seq":1795373572430860,"id":"01m829n8aetwezb9gfx0sgav9a","workspace_id":"01m829mzjt07hr0ewqmge91gy9","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829mzjrynjw3tz13xmagcjh","created_via":"api","updated_at":"2026-11-22T18:52:52.430860Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','owner','2026-11-22T18:52:43.487645Z');
INSERT INTO "member" VALUES('01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','editor','2026-11-22T18:52:43.660990Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000qq2rz0n0t5qe00','01m829mzjt07hr0ewqmge91gy9','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','import','2026-11-22T18:52:52.320051Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072011657,'01e286vbgbmhwbgaa9r02tdbye','01m829mzjt07hr0ewqmge91gy9','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','import','2026-11-22T18:52:52.396869Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373563646933,'01m829mzqyx50rxww6vpce1ndb','01m829mzjt07hr0ewqmge91gy9','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','cli','2026-11-22T18:52:43.646933Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373563761985,'01m829mzvhystvnj5mda0h84y5','01m829mzjt07hr0ewqmge91gy9','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:43.761985Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373563794413,'01m829mzwjcxvkyee2ggvyewf8','01m829mzjt07hr0ewqmge91gy9','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzr4ac87cs2mrj0csac8','api','2026-11-22T18:52:43.794413Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373563805227,'01m829mzwx73mw38yebjqm24xj','01m829mzjt07hr0ewqmge91gy9','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:43.805227Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564052757,'01m829n04mqnbhwt0sm26kea8z','01m829mzjt07hr0ewqmge91gy9','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$fQaALlJt1OKDXJAf$3a89211b1583608988ab70bae66fb1ec0227397b2cc742bb018c9ea03841685eb257c30dfb8ce78efcb218948129f5518a6e934492cd6a770c386ec9a2bf35c5','off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzr4ac87cs2mrj0csac8','api','2026-11-22T18:52:44.052757Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564069285,'01m829n0558xvrnq5wgm7jxacx','01m829mzjt07hr0ewqmge91gy9','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:44.069285Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564122454,'01m829n06te6rzsh8aeavbbqpa','01m829mzjt07hr0ewqmge91gy9','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzr4ac87cs2mrj0csac8','api','2026-11-22T18:52:44.122454Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564142654,'01m829n07ememnza7cvc5cy4hm','01m829mzjt07hr0ewqmge91gy9','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:44.142654Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564167967,'01m829n087y74y4cwgdzh2bxhx','01m829mzjt07hr0ewqmge91gy9','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:44.167967Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564194582,'01m829n092j65mewkvssdz1j46','01m829mzjt07hr0ewqmge91gy9','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:44.194582Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564309555,'01m829n0cnhbg6hwy3dm9pwr2z','01m829mzjt07hr0ewqmge91gy9','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:41589/gone','["http://127.0.0.1:41589/gone","http://127.0.0.1:41589/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:44.309555Z','[0]',1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564329077,'01m829n0d92d0zkpa73sne2abb','01m829mzjt07hr0ewqmge91gy9','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:44.362696Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373564654909,'01m829n0qewdk1pm80gjtdfh40','01m829mzjt07hr0ewqmge91gy9','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:44.654909Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373572320051,'01m829n8701kveegj08jkgdxv0','01m829mzjt07hr0ewqmge91gy9','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','import','2026-11-22T18:52:52.320051Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373572468039,'01m829n8bm178j8fmevx14mt0s','01m829mzjt07hr0ewqmge91gy9','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:52.468039Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373572503067,'01m829n8cq23b0175d43zesfk8','01m829mzjt07hr0ewqmge91gy9','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829mzjrynjw3tz13xmagcjh','api','2026-11-22T18:52:52.503067Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795373564309555,'2026-11-22T18:52:45.142388Z','http://127.0.0.1:41589/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795373564309555,'2026-11-22T18:52:45.142916Z','http://127.0.0.1:41589/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795373564309555,'2026-11-22T18:52:47.211530Z','http://127.0.0.1:41589/gone','down','It answers with the status 404.',404,215);
INSERT INTO "record_check" VALUES(1795373564309555,'2026-11-22T18:52:47.463438Z','http://127.0.0.1:41589/fine','up','',200,13);
INSERT INTO "record_check" VALUES(1795373564309555,'2026-11-22T18:52:49.567657Z','http://127.0.0.1:41589/fine','up','',200,27);
INSERT INTO "record_check" VALUES(1795373564309555,'2026-11-22T18:52:49.608187Z','http://127.0.0.1:41589/gone','down','It answers with the status 404.',404,7);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m829mzjt07hr0ewqmge91gy9',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072011657,'01m829mzjt07hr0ewqmge91gy9',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795373563761985,'01m829mzjt07hr0ewqmge91gy9',4,2,'2026-11-22T18:52:45.352469Z');
INSERT INTO "record_clicks" VALUES(1795373563794413,'01m829mzjt07hr0ewqmge91gy9',1,0,'2026-11-22T18:52:45.352470Z');
INSERT INTO "record_clicks" VALUES(1795373563805227,'01m829mzjt07hr0ewqmge91gy9',0,1,'');
INSERT INTO "record_clicks" VALUES(1795373564069285,'01m829mzjt07hr0ewqmge91gy9',3,0,'2026-11-22T18:52:45.352472Z');
INSERT INTO "record_clicks" VALUES(1795373564122454,'01m829mzjt07hr0ewqmge91gy9',1,0,'2026-11-22T18:52:45.352473Z');
INSERT INTO "record_clicks" VALUES(1795373564167967,'01m829mzjt07hr0ewqmge91gy9',1,0,'2026-11-22T18:52:45.352474Z');
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
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m829mzjt07hr0ewqmge91gy9','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795373572468039,'01m829mzjt07hr0ewqmge91gy9','old');
INSERT INTO "record_tag" VALUES(1795373572503067,'01m829mzjt07hr0ewqmge91gy9','old');
INSERT INTO "record_tag" VALUES(1795373563761985,'01m829mzjt07hr0ewqmge91gy9','spring');
INSERT INTO "record_tag" VALUES(1795373563794413,'01m829mzjt07hr0ewqmge91gy9','spring');
INSERT INTO "record_tag" VALUES(1795373563761985,'01m829mzjt07hr0ewqmge91gy9','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1582971072011657,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373563646933,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373563761985,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373563794413,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373563805227,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564052757,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564069285,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564122454,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564142654,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564167967,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564194582,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564309555,'watchedgo.acme.testhttp://127.0.0.1:41589/gone');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564329077,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564654909,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373572320051,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373572468039,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373572503067,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373563646933);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373563805227);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564052757);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564142654);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564194582);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564309555);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564329077);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373564654909);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373572320051);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373572468039);
INSERT INTO "record_unclicked" VALUES('01m829mzjt07hr0ewqmge91gy9',1795373572503067);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 18:52:42.867958');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 18:52:42.875055');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 18:52:42.884226');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 18:52:42.895364');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 18:52:42.932130');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 18:52:42.950233');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 18:52:42.954811');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 18:52:42.985565');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 18:52:43.019411');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 18:52:43.073200');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 18:52:43.086068');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 18:52:43.115261');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 18:52:43.168209');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 18:52:43.180126');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 18:52:43.188542');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 18:52:43.201543');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 18:52:43.206686');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 18:52:43.219004');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 18:52:43.225352');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 18:52:43.328387');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 18:52:43.334859');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 18:52:43.347390');
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
INSERT INTO "session" VALUES('01m829n84qda4y21rbz6ztwxt4','b7516f02a85687ed9fa005b5b16e39d5ee42ff6edf0b5438980bcb79c11f6634','01m829mzjrynjw3tz13xmagcjh','01m829mzjt07hr0ewqmge91gy9','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T18:52:52.247068Z','2026-11-22T18:52:52.247068Z','2026-12-22T18:52:52.247068Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('02a9aaa276c817f8e3734acbc87a9cb8677e6800265c49adcf80cdb8d80f5bb1','01m829mzjrynjw3tz13xmagcjh','2026-11-22T19:22:52.254304Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','63e46420a099032386ea652e6833ffc0 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 0ae5e7c6cc5a64b085c7b32a64e4db5f');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m829mzjt07hr0ewqmge91gy9','old',2);
INSERT INTO "tag_count" VALUES('01m829mzjt07hr0ewqmge91gy9','spring',2);
INSERT INTO "tag_count" VALUES('01m829mzjt07hr0ewqmge91gy9','Überblick',1);
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
INSERT INTO "token" VALUES('01m829mzk7nqxcy6a8zdjgttav','01m829mzjt07hr0ewqmge91gy9','01m829mzjrynjw3tz13xmagcjh','api','first token','owner','d2247aa6b63e6b2374f92f49299635db77f69e5927c527a07ccbb62a0bc30c25','2026-11-22T18:52:43.495730Z',NULL,'2026-11-22T18:52:43.712850Z',NULL);
INSERT INTO "token" VALUES('01m829mzrpsyy5bqva7wkh8npc','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','mcp','agent','viewer','36bf3f6dc220d6576a6a29b3003a2f07fe4fd13358cd8214cf0f8d201b8dd64f','2026-11-22T18:52:43.670861Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m829mzrvdctqnav1ysw9nrkw','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','api','editor','editor','42094ce0a00f10bbbb3963e7a3fa84b28226b0181f3ac7119842b538dffa01ae','2026-11-22T18:52:43.675445Z',NULL,'2026-11-22T18:52:43.772673Z',NULL);
INSERT INTO "token" VALUES('01m829mzs39d7db9mn707htxx9','01m829mzjt07hr0ewqmge91gy9','01m829mzr4ac87cs2mrj0csac8','api','revoked','editor','4913e5b20920c0deb3a88f6728f79e5814df54133fd125c552a4a01723f64821','2026-11-22T18:52:43.683326Z',NULL,NULL,'2026-11-22T18:52:43.690787Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m829mzjrynjw3tz13xmagcjh','Owner','owner@localhost','2026-11-22T18:52:43.481025Z','2026-11-22T18:52:52.225611Z','scrypt:16384:8:6$0SiqRQYoZQyr5MGR$2092f0403b5950e1a2558fc5f018a807f22d3c735675f19ee85fd5e35f7ac5e6ec4e78f0518b1b1f13d04a4113bae932b1c9a4a71711705bf3aec32f2bd6adc3','system','','',1);
INSERT INTO "user" VALUES('01m829mzr4ac87cs2mrj0csac8','Éva Kovács','Eva@acme.test','2026-11-22T18:52:43.652352Z','2026-11-22T18:52:43.652361Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795373564309555,'http://127.0.0.1:41589/fine','up',0,27,'2026-11-22T18:52:49.567657Z','2026-11-22T18:52:51.521683Z');
INSERT INTO "watch" VALUES(1795373564309555,'http://127.0.0.1:41589/gone','down',3,NULL,'2026-11-22T18:52:49.608187Z','2026-11-22T18:52:51.605690Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m829mzjt07hr0ewqmge91gy9','Acmé','2026-11-22T18:52:43.487095Z','2026-11-22T18:52:44.518954Z','{"country":"DE","notify_url":"http://127.0.0.1:41589/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m829mzjt07hr0ewqmge91gy9','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m829mzjt07hr0ewqmge91gy9','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m829mzjt07hr0ewqmge91gy9','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m829mzjt07hr0ewqmge91gy9','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m829mzjt07hr0ewqmge91gy9','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m829mzjt07hr0ewqmge91gy9','hour','2026-11-22',X'6C273138233130');
INSERT INTO "workspace_breakdown" VALUES('01m829mzjt07hr0ewqmge91gy9','together','2026-11-22',X'CC42C7236E6577732E6578616D706C657F7F46697265666F787F4C696E75787F6465736B746F701333C7177F7F46697265666F787F4C696E75787F6465736B746F701337');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m829mzjt07hr0ewqmge91gy9','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m829mzjt07hr0ewqmge91gy9','2026-11-22',-7288184183983150121);
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
