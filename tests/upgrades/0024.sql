-- A database with data in it, of 0024_app_links: see make.py
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
INSERT INTO "change" VALUES('01m82a81pcc2hbkm30eve7trc2','2026-11-22T19:03:08.236413Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','cli','','','create','workspace','01m82a81pbgaq5sss5bfda9jgg',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a81q3x1etdenvksqznh4n','2026-11-22T19:03:08.259944Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','cli','','','create','token','01m82a81q3kfsp82c6kkst0m4b',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a81wkhbda5461vfydaz2a','2026-11-22T19:03:08.435573Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:03:08.434896Z"}',NULL);
INSERT INTO "change" VALUES('01m82a81wns7y5v44k4z7k6gbj','2026-11-22T19:03:08.437822Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','cli','','','create','record','01m82a81wnbmmrrfs7235sr3vf',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:03:08.437372Z"}',NULL);
INSERT INTO "change" VALUES('01m82a81ygtbk0fwgcc40fkkq4','2026-11-22T19:03:08.496856Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','cli','','','create','token','01m82a81ygkt9aq7hjgafqv5z3',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a81z3w27ncdt6mqm10arc','2026-11-22T19:03:08.515913Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','cli','','','create','token','01m82a81z3jj0wkrdv12ydrv9r',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a81zg5xn1wq2657vsvmxr','2026-11-22T19:03:08.528204Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','cli','','','create','token','01m82a81zfvscdcpmzred90rph',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a81zqh0cfpnmrngjraxr1','2026-11-22T19:03:08.535572Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','cli','','','delete','token','01m82a81zfvscdcpmzred90rph',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82a821m8ehh19ps33jqazwh','2026-11-22T19:03:08.596282Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a820x9gwnw6b75v1fq7s1','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:03:08.595983Z"}',NULL);
INSERT INTO "change" VALUES('01m82a824wg438d2bhfh3esjvk','2026-11-22T19:03:08.700537Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a82488ttwcf055te40ats','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:03:08.699987Z"}',NULL);
INSERT INTO "change" VALUES('01m82a8265bakjjkbwpvhh56jc','2026-11-22T19:03:08.741385Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a825cjvx379hcvmamt50a','create','record','01m82a8264vhrj97d65thjc4qk',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:03:08.740881Z"}',NULL);
INSERT INTO "change" VALUES('01m82a827qk4dsvrjtff0d65qv','2026-11-22T19:03:08.791630Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','api','editor','01m82a826s6atyggzr2bekty96','create','record','01m82a827q7e27dqnyyvhxnryy',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:03:08.791238Z"}',NULL);
INSERT INTO "change" VALUES('01m82a828c3n2e94yesv02z1ab','2026-11-22T19:03:08.812132Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8285qk86mmfmpj5vbs9x','create','record','01m82a828bt2bexqy8110z43x4',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:03:08.811834Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82rvby46010qbhd2rm28','2026-11-22T19:03:09.339394Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','api','editor','01m82a828vnrghw21c59k8nrpe','create','record','01m82a82rv5g4yvprb8sdxkn3m',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:03:09.339176Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82t7dw9ngrj08vntq6t1','2026-11-22T19:03:09.383456Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a82sxnc30jrnnas0zrajg','create','record','01m82a82t77gej801as63cac4k',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:03:09.383240Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82v4sc5asv2jfktgjevz','2026-11-22T19:03:09.412824Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','api','editor','01m82a82v3dygsg4p1dxhfcs3c','create','record','01m82a82v4krwfw9yd2s4gwj3g',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:03:09.412632Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82vmwvv6c6m2dd9bfc9m','2026-11-22T19:03:09.428939Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a82vkb1kzd291f1h25m4n','create','record','01m82a82vmna1z3nsempsq7790',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:03:09.428682Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82wv9v0a316twvd53ry4','2026-11-22T19:03:09.467326Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a82wnsm9qajp2zbxscc4p','create','record','01m82a82wv4cxpzd6rehwm70s4',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:03:09.467140Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82yav6jyvnkw336rjhvw','2026-11-22T19:03:09.514882Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a82xvwarmxp1mhvbsd5y7','create','record','01m82a82yajkr4f439jcqgm2g6',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:03:09.514595Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82ynb1d6yt8xdfvnaxmp','2026-11-22T19:03:09.525366Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a82yksdfz4sttw1xt467y','create','record','01m82a82ymwa5vs3cxz4h5x7q5',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:38125/gone","destinations":["http://127.0.0.1:38125/gone","http://127.0.0.1:38125/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:03:09.524906Z"}',NULL);
INSERT INTO "change" VALUES('01m82a82zcg9z0q21ajf7ryg3f','2026-11-22T19:03:09.548532Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a82zb9ath7kf0b7b5rqq7','create','record','01m82a82zcap9bmcew5y2gfw8f',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:03:09.548342Z"}',NULL);
INSERT INTO "change" VALUES('01m82a83076kkx6k25sv36nc2f','2026-11-22T19:03:09.575226Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8304v9kamjx11p7rzdw5','update','record','01m82a82zcap9bmcew5y2gfw8f',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:03:09.575017Z"}',NULL);
INSERT INTO "change" VALUES('01m82a830s4896vxm29akcr1xg','2026-11-22T19:03:09.593150Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a830r4yka5xqx7tt3hyy0','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82a8318vedfrvaw82jhpe0d','2026-11-22T19:03:09.608893Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8317fxkbt7v6ycpay24x','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82a831xhf763qzb1yj7qhy9','2026-11-22T19:03:09.629572Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a831wjd3j734j93yn8rg8','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82a8331cpdzyrcvf9arqrtb','2026-11-22T19:03:09.665421Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8330a5kxfdtqh7mkrt7y','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:38125/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82a833nctzar8kh60gqp9q2','2026-11-22T19:03:09.685425Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a833m95236kajt5qhnywn','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82a8349gswcvf7h8djxj6jh','2026-11-22T19:03:09.705551Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8348544s86hwt8483abr','create','record','01m82a834981bn8smjmx9195mq',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:03:09.705257Z"}',NULL);
INSERT INTO "change" VALUES('01m82a834rd8hfvefzh0t97g1e','2026-11-22T19:03:09.720436Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a834q5ge4hsxank7sr4mt','create','record','01m82a834r6w29tpes6r3zn9fn',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:03:09.720220Z"}',NULL);
INSERT INTO "change" VALUES('01m82a8359pkc22232drkn6v89','2026-11-22T19:03:09.737736Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8357h79kr6frfe3jbdz6','bulk_delete','record',NULL,'01m82a83597v6dnwt5yyqyhf6b',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82a837ff339p777mk7xewg9','2026-11-22T19:03:09.807495Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8378g678m1zhsa1f87ya','create','record','01m82a837f7xpjhczh0rnd44mw',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:03:09.807253Z"}',NULL);
INSERT INTO "change" VALUES('01m82a89sw1mbz72r7sdrdz8m9','2026-11-22T19:03:16.540083Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a89sdrqrggcx47776vw8j','update','record','01m82a8264vhrj97d65thjc4qk',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:03:08.740881Z"}',NULL);
INSERT INTO "change" VALUES('01m82a8ap44drt3rjvvhvbfpda','2026-11-22T19:03:17.444172Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','cli','','','create','invitation','01m82a8ap3nq5wy83gg4yx4ev3',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a8aqd9w90cxtf1gde6gsg','2026-11-22T19:03:17.485341Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8apb7rw9trnde08af19z','import','record',NULL,'01m82a8apd191mrb2p2jxns9a1',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82a8ash0ynbqy5r814n9yqp','2026-11-22T19:03:17.553044Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8armhxjppjgh5xwak804','import','record',NULL,'01m82a8artce1yes6bcfmcw5xa',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82a8at695vk2d1zwsspzd8z','2026-11-22T19:03:17.574307Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8at4m47nw9pn7gh93b8f','create','record','01m82a8at5yen9963t1g14cbfn',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:03:17.573974Z"}',NULL);
INSERT INTO "change" VALUES('01m82a8atpdrp14mg2f75d4ehn','2026-11-22T19:03:17.590454Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8atd9t3c2h1c70x9b73f','create','record','01m82a8atp6aaq7yz4bh6gxse2',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:03:17.590202Z"}',NULL);
INSERT INTO "change" VALUES('01m82a8av0whs0r0vg3m458d1z','2026-11-22T19:03:17.600937Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8atz4casy79n7b2xfx9b','create','record','01m82a8av0mzpg3rbbhjcdr9tx',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:03:17.600671Z"}',NULL);
INSERT INTO "change" VALUES('01m82a8avsj2c9f753vaysffb2','2026-11-22T19:03:17.625591Z','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','Owner','api','first token','01m82a8avhsqnvettv7zdkmeqr','bulk_delete','record',NULL,'01m82a8avs5mq0rjbv7xaa6db3',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795374188740881,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374188791238,'2026-11-22',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374189383240,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333');
INSERT INTO "click_breakdown" VALUES(1795374189412632,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374189467140,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795374188740881,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795374188791238,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374188811834,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795374189383240,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795374189412632,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374189467140,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795374188740881,'2026-11-22',-7802688139343863146);
INSERT INTO "click_visitor" VALUES(1795374188791238,'2026-11-22',-7802688139343863146);
INSERT INTO "click_visitor" VALUES(1795374189383240,'2026-11-22',-7802688139343863146);
INSERT INTO "click_visitor" VALUES(1795374189412632,'2026-11-22',-7802688139343863146);
INSERT INTO "click_visitor" VALUES(1795374189467140,'2026-11-22',-7802688139343863146);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('9d5aca652938ed7063d09375251c459e341d99d095ddc9d575be9079216209d5','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','{"tags":["spring"]}',2,'2026-11-22T20:03:17.728954Z');
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
INSERT INTO "delivery" VALUES('01m82a87shq4gc28rmrap894nd','01m82a81pbgaq5sss5bfda9jgg','01m82a82ymwa5vs3cxz4h5x7q5','destination.broken','http://127.0.0.1:38125/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:03:14.481679Z","data":{"id":"01m82a82ymwa5vs3cxz4h5x7q5","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38125/gone","checked_at":"2026-11-22T19:03:14.356347Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:03:14.481770Z','2026-11-22T19:03:14.547163Z');
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
INSERT INTO "host" VALUES('localhost','01m82a81wjswjxqr0h8c4r7h2m','01m82a81pbgaq5sss5bfda9jgg','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:03:10.474835Z','2026-11-22T19:03:08.434892Z','2026-11-22T19:03:08.434896Z','2026-11-23T01:35:55.433557Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82a821kxrs38nwr1xjfwgkj','01m82a81pbgaq5sss5bfda9jgg','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:03:15.856192Z"}]','','2026-11-22T19:03:15.856192Z','2026-11-22T19:03:08.595979Z','2026-11-22T19:03:08.595983Z','2026-11-22T19:14:06.642754Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82a8ap3nq5wy83gg4yx4ev3','3ec7a6fe4e14df396ffde2a545e42155e570556eb0d764ac40f96843a1400eba','01m82a81pbgaq5sss5bfda9jgg','Ada@acme.test','manager','01m82a81nsgeqyw0pryzsn1fe8','2026-11-22T19:03:17.443723Z','2026-11-29T19:03:17.443656Z');
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
INSERT INTO "job" VALUES('01m82a83597v6dnwt5yyqyhf6b','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:03:09.736279Z',2,2,'2026-11-22T19:03:09.736279Z','2026-11-22T19:03:09.779625Z','2026-11-22T19:03:09.779625Z',1795374189720220,0,0,0,0,0,'',0,'api','first token','01m82a8357h79kr6frfe3jbdz6');
INSERT INTO "job" VALUES('01m82a8apd191mrb2p2jxns9a1','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:03:17.453014Z',3,0,'2026-11-22T19:03:17.453057Z','2026-11-22T19:03:17.507134Z','2026-11-22T19:03:17.507134Z',0,2,0,1,4,0,'',0,'api','first token','01m82a8apb7rw9trnde08af19z');
INSERT INTO "job" VALUES('01m82a8artce1yes6bcfmcw5xa','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:03:17.530369Z',3,0,'2026-11-22T19:03:17.530419Z','2026-11-22T19:03:17.553109Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82a8armhxjppjgh5xwak804');
INSERT INTO "job" VALUES('01m82a8avs5mq0rjbv7xaa6db3','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:03:17.623251Z',3,1,'2026-11-22T19:03:17.623251Z','2026-11-22T19:03:17.702129Z',NULL,1795374197573974,0,0,0,0,0,'',0,'api','first token','01m82a8avhsqnvettv7zdkmeqr');
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
INSERT INTO "kept_answer" VALUES('01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82a837f7xpjhczh0rnd44mw","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82a81nsgeqyw0pryzsn1fe8","created_via":"api","created_at":"2026-11-22T19:03:09.807253Z","updated_at":"2026-11-22T19:03:09.807253Z","expired_at":null}]}
','2026-11-22T19:03:09.807875Z');
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
INSERT INTO "kept_record" VALUES('01m82a8359pkc22232drkn6v89',1795374189705257,'{"seq":1795374189705257,"id":"01m82a834981bn8smjmx9195mq","workspace_id":"01m82a81pbgaq5sss5bfda9jgg","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a81nsgeqyw0pryzsn1fe8","created_via":"api","updated_at":"2026-11-22T19:03:09.705257Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82a8359pkc22232drkn6v89',1795374189720220,'{"seq":1795374189720220,"id":"01m82a834r6w29tpes6r3zn9fn","workspace_id":"01m82a81pbgaq5sss5bfda9jgg","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a81nsgeqyw0pryzsn1fe8","created_via":"api","updated_at":"2026-11-22T19:03:09.720220Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82a8avsj2c9f753vaysffb2',1795374197573974,'{"seq":1795374197573974,"id":"01m82a8at5yen9963t1g14cbfn","workspace_id":"01m82a81pbgaq5sss5bfda9jgg","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a81nsgeqyw0pryzsn1fe8","created_via":"api","updated_at":"2026-11-22T19:03:17.573974Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','owner','2026-11-22T19:03:08.236015Z');
INSERT INTO "member" VALUES('01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','editor','2026-11-22T19:03:08.490258Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000yepkyejg7wxqd8','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','import','2026-11-22T19:03:17.483802Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072790848,'01e286vc8ptgr9na5ppws9qk9w','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','import','2026-11-22T19:03:17.552558Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374188437372,'01m82a81wnbmmrrfs7235sr3vf','01m82a81pbgaq5sss5bfda9jgg','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','cli','2026-11-22T19:03:08.437372Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374188740881,'01m82a8264vhrj97d65thjc4qk','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:08.740881Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374188791238,'01m82a827q7e27dqnyyvhxnryy','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81xyqd9snzmhj4e98jmn','api','2026-11-22T19:03:08.791238Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374188811834,'01m82a828bt2bexqy8110z43x4','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:08.811834Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189339176,'01m82a82rv5g4yvprb8sdxkn3m','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$Hsid1YAYMgAHYOEb$b14943069600120928a336cdd6d8ae1a0dd252ce3fd239f141df9c695ec205cb7084aa7a8a15415ae9a34ad95db78074b9eecbcec2540deb6197dc01721cf64b','off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81xyqd9snzmhj4e98jmn','api','2026-11-22T19:03:09.339176Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189383240,'01m82a82t77gej801as63cac4k','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:09.383240Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189412632,'01m82a82v4krwfw9yd2s4gwj3g','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81xyqd9snzmhj4e98jmn','api','2026-11-22T19:03:09.412632Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189428682,'01m82a82vmna1z3nsempsq7790','01m82a81pbgaq5sss5bfda9jgg','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:09.428682Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189467140,'01m82a82wv4cxpzd6rehwm70s4','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:09.467140Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189514595,'01m82a82yajkr4f439jcqgm2g6','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:09.514595Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189524906,'01m82a82ymwa5vs3cxz4h5x7q5','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:38125/gone','["http://127.0.0.1:38125/gone","http://127.0.0.1:38125/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:09.524906Z','[0]',1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189548342,'01m82a82zcap9bmcew5y2gfw8f','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:09.575017Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374189807253,'01m82a837f7xpjhczh0rnd44mw','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:09.807253Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374197483802,'01m82a8aqbs22wr71438t0saeg','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','import','2026-11-22T19:03:17.483802Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374197590202,'01m82a8atp6aaq7yz4bh6gxse2','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:17.590202Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374197600671,'01m82a8av0mzpg3rbbhjcdr9tx','01m82a81pbgaq5sss5bfda9jgg','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a81nsgeqyw0pryzsn1fe8','api','2026-11-22T19:03:17.600671Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795374189524906,'2026-11-22T19:03:10.428293Z','http://127.0.0.1:38125/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795374189524906,'2026-11-22T19:03:10.442988Z','http://127.0.0.1:38125/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795374189524906,'2026-11-22T19:03:12.323325Z','http://127.0.0.1:38125/gone','down','It answers with the status 404.',404,33);
INSERT INTO "record_check" VALUES(1795374189524906,'2026-11-22T19:03:12.620543Z','http://127.0.0.1:38125/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795374189524906,'2026-11-22T19:03:14.356347Z','http://127.0.0.1:38125/gone','down','It answers with the status 404.',404,10);
INSERT INTO "record_check" VALUES(1795374189524906,'2026-11-22T19:03:14.731398Z','http://127.0.0.1:38125/fine','up','',200,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82a81pbgaq5sss5bfda9jgg',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072790848,'01m82a81pbgaq5sss5bfda9jgg',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795374188740881,'01m82a81pbgaq5sss5bfda9jgg',4,2,'2026-11-22T19:03:10.422630Z');
INSERT INTO "record_clicks" VALUES(1795374188791238,'01m82a81pbgaq5sss5bfda9jgg',1,0,'2026-11-22T19:03:10.422631Z');
INSERT INTO "record_clicks" VALUES(1795374188811834,'01m82a81pbgaq5sss5bfda9jgg',0,1,'');
INSERT INTO "record_clicks" VALUES(1795374189383240,'01m82a81pbgaq5sss5bfda9jgg',3,0,'2026-11-22T19:03:10.422633Z');
INSERT INTO "record_clicks" VALUES(1795374189412632,'01m82a81pbgaq5sss5bfda9jgg',1,0,'2026-11-22T19:03:10.422634Z');
INSERT INTO "record_clicks" VALUES(1795374189467140,'01m82a81pbgaq5sss5bfda9jgg',1,0,'2026-11-22T19:03:10.422635Z');
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
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795374197590202,'01m82a81pbgaq5sss5bfda9jgg','old');
INSERT INTO "record_tag" VALUES(1795374197600671,'01m82a81pbgaq5sss5bfda9jgg','old');
INSERT INTO "record_tag" VALUES(1795374188740881,'01m82a81pbgaq5sss5bfda9jgg','spring');
INSERT INTO "record_tag" VALUES(1795374188791238,'01m82a81pbgaq5sss5bfda9jgg','spring');
INSERT INTO "record_tag" VALUES(1795374188740881,'01m82a81pbgaq5sss5bfda9jgg','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1582971072790848,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374188437372,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374188740881,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374188791238,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374188811834,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189339176,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189383240,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189412632,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189428682,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189467140,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189514595,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189524906,'watchedgo.acme.testhttp://127.0.0.1:38125/gone');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189548342,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189807253,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374197483802,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374197590202,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374197600671,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374188437372);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374188811834);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189339176);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189428682);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189514595);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189524906);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189548342);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374189807253);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374197483802);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374197590202);
INSERT INTO "record_unclicked" VALUES('01m82a81pbgaq5sss5bfda9jgg',1795374197600671);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:03:07.588348');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:03:07.599018');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:03:07.629655');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:03:07.637462');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:03:07.649496');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:03:07.660823');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:03:07.673696');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:03:07.681015');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:03:07.700817');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:03:07.716348');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:03:07.723282');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:03:07.735712');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:03:07.757613');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:03:07.767879');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:03:07.773075');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:03:07.789148');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:03:07.803192');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:03:07.820856');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:03:07.833275');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:03:07.854566');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 19:03:07.857192');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 19:03:07.869827');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 19:03:07.878997');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 19:03:07.889204');
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
INSERT INTO "session" VALUES('01m82a8anf8jsj6r1w2v0424pa','7c335a36b35c6429f684519c44b38742272f1d366de915a49458cb71dc3504e7','01m82a81nsgeqyw0pryzsn1fe8','01m82a81pbgaq5sss5bfda9jgg','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:03:17.422986Z','2026-11-22T19:03:17.422986Z','2026-12-22T19:03:17.422986Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('233e35c1447334cbb1046eadf3ea0eaaf6a0af884fceeb6982d12f3cdf6294ce','01m82a81nsgeqyw0pryzsn1fe8','2026-11-22T19:33:17.427671Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','cb2c28c9221a25aba24b82d4a294fe65 13');
INSERT INTO "state" VALUES('generation','72');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 f60bd92d3f5d8614b514f1580261d44d');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','old',2);
INSERT INTO "tag_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','spring',2);
INSERT INTO "tag_count" VALUES('01m82a81pbgaq5sss5bfda9jgg','Überblick',1);
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
INSERT INTO "token" VALUES('01m82a81q3kfsp82c6kkst0m4b','01m82a81pbgaq5sss5bfda9jgg','01m82a81nsgeqyw0pryzsn1fe8','api','first token','owner','3aa9d4da0af50c6bc857a86e3369be7f800e6d1fc30c2c0fc6090dbb386db67a','2026-11-22T19:03:08.259655Z',NULL,'2026-11-22T19:03:08.680671Z',NULL);
INSERT INTO "token" VALUES('01m82a81ygkt9aq7hjgafqv5z3','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','mcp','agent','viewer','e4acb571f41e8756b402c458cf9e91574edb17429cb5b7c6375a5cf6fed5c9fe','2026-11-22T19:03:08.496654Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82a81z3jj0wkrdv12ydrv9r','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','api','editor','editor','6d484f890458445264ec8e6fed2563623e1b5df31eef7d7e054e89aa507005dc','2026-11-22T19:03:08.515624Z',NULL,'2026-11-22T19:03:08.761610Z',NULL);
INSERT INTO "token" VALUES('01m82a81zfvscdcpmzred90rph','01m82a81pbgaq5sss5bfda9jgg','01m82a81xyqd9snzmhj4e98jmn','api','revoked','editor','c072666039231c83c6f0f7457d27427bea572bc62b6f6c4fbb2534f46cb30a08','2026-11-22T19:03:08.527916Z',NULL,NULL,'2026-11-22T19:03:08.535345Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82a81nsgeqyw0pryzsn1fe8','Owner','owner@localhost','2026-11-22T19:03:08.217578Z','2026-11-22T19:03:17.405585Z','scrypt:16384:8:6$WJjYgDCWXaXAFdEm$9bcdd02f16495e9960fdcd4ba21dfc1d5db46ec7f6134299ae6a369313efbb550bd996bcd661c01803e7f9653413ad8bc9f9a0d60a341dd588ab313682366445','system','','',1);
INSERT INTO "user" VALUES('01m82a81xyqd9snzmhj4e98jmn','Éva Kovács','Eva@acme.test','2026-11-22T19:03:08.478785Z','2026-11-22T19:03:08.478805Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795374189524906,'http://127.0.0.1:38125/fine','up',0,3,'2026-11-22T19:03:14.731398Z','2026-11-22T19:03:16.898869Z');
INSERT INTO "watch" VALUES(1795374189524906,'http://127.0.0.1:38125/gone','down',3,NULL,'2026-11-22T19:03:14.356347Z','2026-11-22T19:03:16.279718Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82a81pbgaq5sss5bfda9jgg','Acmé','2026-11-22T19:03:08.235565Z','2026-11-22T19:03:09.685222Z','{"country":"DE","notify_url":"http://127.0.0.1:38125/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','hour','2026-11-22',X'6C273139233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','together','2026-11-22',X'CC64C7236E6577732E6578616D706C657F7F46697265666F787F4C696E75787F6465736B746F701333C7177F7F46697265666F787F4C696E75787F6465736B746F701336C71E7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F321331');
INSERT INTO "workspace_breakdown" VALUES('01m82a81pbgaq5sss5bfda9jgg','destination','2026-11-22',X'4C17321331');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82a81pbgaq5sss5bfda9jgg','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82a81pbgaq5sss5bfda9jgg','2026-11-22',-7802688139343863146);
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
