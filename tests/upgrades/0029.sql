-- A database with data in it, of 0029_session_start: see make.py
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
INSERT INTO "change" VALUES('01m8309fv8rxhwv3e1dmt1qv9z','2026-11-23T01:28:24.168820Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','cli','','','create','workspace','01m8309fv86gqhrjef0c5nyxtw',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8309fvccezxde8vqngg8f9t','2026-11-23T01:28:24.172420Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','cli','','','create','token','01m8309fvby69768y6b0hyzchj',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8309fyygaq7zxhm7b86z2n3','2026-11-23T01:28:24.286557Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T01:28:24.285548Z"}',NULL);
INSERT INTO "change" VALUES('01m8309fz8cn3mk6mhfjm09qcz','2026-11-23T01:28:24.296430Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','cli','','','create','record','01m8309fz7pv8hs2n2ef7z1rkp',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-23T01:28:24.295731Z"}',NULL);
INSERT INTO "change" VALUES('01m8309fzy8q975gsantxa5ggr','2026-11-23T01:28:24.318298Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','cli','','','create','token','01m8309fzxxcaddx1kr858c673',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8309g040ybdyp74m0214mxb','2026-11-23T01:28:24.324050Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','cli','','','create','token','01m8309g03n1142darn15rbegr',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8309g091wznwg8ebhtzbfgv','2026-11-23T01:28:24.329081Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','cli','','','create','token','01m8309g08nhf4bbzg0tr4cvga',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8309g0grs4gx4n0fdzh5ger','2026-11-23T01:28:24.336841Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','cli','','','delete','token','01m8309g08nhf4bbzg0tr4cvga',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8309g16kzx95a1qt4qx3wqr','2026-11-23T01:28:24.358657Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309g0tmw7tr4tndv7myzvj','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T01:28:24.358189Z"}',NULL);
INSERT INTO "change" VALUES('01m8309g25yzyywc7va0wf9h8c','2026-11-23T01:28:24.390014Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309g1j3bjcv1aa53hna3qp','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T01:28:24.389502Z"}',NULL);
INSERT INTO "change" VALUES('01m8309g2jfyfw0mkret64dk3v','2026-11-23T01:28:24.402531Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309g2ftjn24e09dcp9rb41','create','record','01m8309g2j1m8xg8jg1f8my39t',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-23T01:28:24.402052Z"}',NULL);
INSERT INTO "change" VALUES('01m8309g36g3kzxv1bd06g9j9e','2026-11-23T01:28:24.422534Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','api','editor','01m8309g33cw37ww4acezkpamn','create','record','01m8309g366a2pdfzpfbmzy68j',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-23T01:28:24.422202Z"}',NULL);
INSERT INTO "change" VALUES('01m8309g3r8dhnc1an58s4exf2','2026-11-23T01:28:24.440290Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309g3gmnbh5nyt329xvn54','create','record','01m8309g3qvrwrm96zes2yavm9',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-23T01:28:24.439888Z"}',NULL);
INSERT INTO "change" VALUES('01m8309ga9avps3gmgvpgkkxgd','2026-11-23T01:28:24.649361Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','api','editor','01m8309g3v9n2eythc37scjp5g','create','record','01m8309ga92c352zfr5gh2x00d',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-23T01:28:24.649076Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gapkgzg107k5g5qwt0e','2026-11-23T01:28:24.662644Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gamcqdnjfbqp5ej594x','create','record','01m8309gap4z3dmr2eh7aqaqrr',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-23T01:28:24.662159Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gayjt0crzkxjxpj3v78','2026-11-23T01:28:24.670617Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','api','editor','01m8309gawhkf0kp2k7mr2x7x4','create','record','01m8309gayb71yej29mz5p0a7q',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-23T01:28:24.670359Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gb66ac21me85eenh927','2026-11-23T01:28:24.678219Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gb4bdv24rp29145swky','create','record','01m8309gb5xmmranjsg3q5fcgh',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-23T01:28:24.677948Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gbegph6n86rkqkmwp83','2026-11-23T01:28:24.686552Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gbcmjv8bc0ehf0s3sra','create','record','01m8309gbe8x9c0btk3nwqjvs4',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-23T01:28:24.686285Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gbkfta39tq0yd1nea3c','2026-11-23T01:28:24.691522Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gbhecf3h6ka7138sy3b','create','record','01m8309gbk7erts2kapq6z4mpw',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-23T01:28:24.691238Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gbyqwts6wm3csfckagh','2026-11-23T01:28:24.702784Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gbwhzgssjsf3mcq2ddw','create','record','01m8309gby2n5787rcstgmvk5q',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:37995/gone","destinations":["http://127.0.0.1:37995/gone","http://127.0.0.1:37995/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-23T01:28:24.702085Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gc4p63wb92pmfw0w3ze','2026-11-23T01:28:24.708724Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gc2cs2cn0krfayfkkmf','create','record','01m8309gc4eb9zb59mxfzm1typ',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:37995","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-23T01:28:24.708459Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gcdw09sv67y9dhwk96q','2026-11-23T01:28:24.717913Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gcc68sznqefk6k2nxsc','create','record','01m8309gcdm2psb4aw3gbq2y18',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-23T01:28:24.717642Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gcnsz4bm7rnr0f12bc1','2026-11-23T01:28:24.725852Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gcgvw6mm97mya0ztaws','update','record','01m8309gcdm2psb4aw3gbq2y18',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-23T01:28:24.725552Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gczk8t10sf1ecqfw3vc','2026-11-23T01:28:24.735654Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gcs253k1b6c35jhha1k','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8309gd6bbfwra09y8v0ex4c','2026-11-23T01:28:24.742385Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gd4d8143a5ecynvar3q','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8309gdktxkd76vjqcm19msm','2026-11-23T01:28:24.755886Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gdj43e5svp10dfxppjd','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8309gdzfv7cjv4kw3aqz3nd','2026-11-23T01:28:24.767541Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gdsk026tfj9j5n8xfjz','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:37995/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8309ge6s4tv1276wdtxe02h','2026-11-23T01:28:24.774825Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309ge58aezj85acwfd0zkr','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8309gef5zg92hr9qss9wqd1','2026-11-23T01:28:24.783203Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gedh8gb6zebm5n2zv7b','create','record','01m8309geewskjt3rxs4q7222y',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-23T01:28:24.782921Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gem608wd42mketmmw1r','2026-11-23T01:28:24.788206Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gejgabmzmr8hj0zrvs4','create','record','01m8309gekxd3pfzvdpgxeps5e',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-23T01:28:24.787941Z"}',NULL);
INSERT INTO "change" VALUES('01m8309gey9486hccv0mra62q1','2026-11-23T01:28:24.798311Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gevbk51px2t2w3a5381','bulk_delete','record',NULL,'01m8309gex7h128daxbf2arb1x',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8309gfzjxy3eerkhdqhgr2w','2026-11-23T01:28:24.831625Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309gfvz28yr20evq4avw3n','create','record','01m8309gfz8bwt9f0thyxyggzh',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-23T01:28:24.831267Z"}',NULL);
INSERT INTO "change" VALUES('01m8309pg0r0ahvf96qq8ny429','2026-11-23T01:28:30.976787Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309pfzhk4ktdmpy6ea7d7b','update','record','01m8309g2j1m8xg8jg1f8my39t',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-23T01:28:24.402052Z"}',NULL);
INSERT INTO "change" VALUES('01m8309psvm55z1rbbsm3w36sp','2026-11-23T01:28:31.291664Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','cli','','','create','invitation','01m8309psva8z3a9v7jsa5hv23',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8309ptawtfc5xtdxes5yqb8','2026-11-23T01:28:31.306995Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309pswz4gt93kaw8nnyn1y','import','record',NULL,'01m8309psyfth7w58jpw5z0vn7',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8309pv2848k655w03vvdgsc','2026-11-23T01:28:31.330293Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309ptp2mr1k4jrnwg4g2c2','import','record',NULL,'01m8309ptrh8x18pdvq7a3w9sv',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8309pvd3t2vxjj97ag3846v','2026-11-23T01:28:31.341141Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309pvaykh4nxa9vf9b3z2p','create','record','01m8309pvcrdg5035yvbbhfqgh',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T01:28:31.340781Z"}',NULL);
INSERT INTO "change" VALUES('01m8309pvhjref1m6h50fsw2fn','2026-11-23T01:28:31.345619Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309pvfftjaeygwycvjsc91','create','record','01m8309pvh8skajsxde3md7ejr',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T01:28:31.345281Z"}',NULL);
INSERT INTO "change" VALUES('01m8309pvnjg8y7fcdjsqhrp0y','2026-11-23T01:28:31.349608Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309pvkv8dd598fysqnf8md','create','record','01m8309pvna0xq6wne0s9caa28',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T01:28:31.349320Z"}',NULL);
INSERT INTO "change" VALUES('01m8309pvvr2vbw681qe0d3r98','2026-11-23T01:28:31.355799Z','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','Owner','api','first token','01m8309pvqrvepwwxxqtz7fapx','bulk_delete','record',NULL,'01m8309pvv1gcxnf8tdxf8pvwk',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795397304402052,'2026-11-23',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30311333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30311331');
INSERT INTO "click_breakdown" VALUES(1795397304422202,'2026-11-23',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30311331');
INSERT INTO "click_breakdown" VALUES(1795397304662159,'2026-11-23',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30311333');
INSERT INTO "click_breakdown" VALUES(1795397304670359,'2026-11-23',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30311331');
INSERT INTO "click_breakdown" VALUES(1795397304686285,'2026-11-23',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30311331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795397304402052,'2026-11-23',4,2,1);
INSERT INTO "click_day" VALUES(1795397304422202,'2026-11-23',1,0,1);
INSERT INTO "click_day" VALUES(1795397304439888,'2026-11-23',0,1,0);
INSERT INTO "click_day" VALUES(1795397304662159,'2026-11-23',3,0,1);
INSERT INTO "click_day" VALUES(1795397304670359,'2026-11-23',1,0,1);
INSERT INTO "click_day" VALUES(1795397304686285,'2026-11-23',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795397304402052,'2026-11-23',-1426282559226350922);
INSERT INTO "click_visitor" VALUES(1795397304422202,'2026-11-23',-1426282559226350922);
INSERT INTO "click_visitor" VALUES(1795397304662159,'2026-11-23',-1426282559226350922);
INSERT INTO "click_visitor" VALUES(1795397304670359,'2026-11-23',-1426282559226350922);
INSERT INTO "click_visitor" VALUES(1795397304686285,'2026-11-23',-1426282559226350922);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('2fe5248309f65068cf465927f0102ed61b878543e921395ea8d85dc0cdc5c1ba','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','{"tags":["spring"]}',2,'2026-11-23T02:28:31.371039Z');
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
INSERT INTO "delivery" VALUES('01m8309mqg3k50p5sjs1se5rxb','01m8309fv86gqhrjef0c5nyxtw','01m8309gby2n5787rcstgmvk5q','destination.broken','http://127.0.0.1:37995/notify','{"type":"destination.broken","timestamp":"2026-11-23T01:28:29.168025Z","data":{"id":"01m8309gby2n5787rcstgmvk5q","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:37995/gone","checked_at":"2026-11-23T01:28:29.150300Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-23T01:28:29.168152Z','2026-11-23T01:28:29.186625Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8309fz0dqp6ng3yrpfc73pm','01m8309fv86gqhrjef0c5nyxtw','host.created','localhost','{"type":"host.created","timestamp":"2026-11-23T01:28:24.288379Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T01:28:24.285543Z","updated_at":"2026-11-23T01:28:24.285548Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T01:28:24.288379Z');
INSERT INTO "event" VALUES(2,'01m8309fz8m4nsjpktgbzbnwpf','01m8309fv86gqhrjef0c5nyxtw','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"cli","own_qr":null,"status":302,"destination":"http://127.0.0.1:8000/docs","place":"hello","alias_folded":"hello","written":null,"seq":1795397304295731,"id":"01m8309fz7pv8hs2n2ef7z1rkp","updated_at":"2026-11-23T01:28:24.295731Z"},{}]',0,'2026-11-23T01:28:24.296632Z');
INSERT INTO "event" VALUES(3,'01m8309g1bwwne93pfkg9rmggc','01m8309fv86gqhrjef0c5nyxtw','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-23T01:28:24.363859Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T01:28:24.358185Z","updated_at":"2026-11-23T01:28:24.358189Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T01:28:24.363859Z');
INSERT INTO "event" VALUES(4,'01m8309g26r31f4e44hpyt1eep','01m8309fv86gqhrjef0c5nyxtw','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-23T01:28:24.390660Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T01:28:24.389497Z","updated_at":"2026-11-23T01:28:24.389502Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T01:28:24.390660Z');
INSERT INTO "event" VALUES(5,'01m8309g2pv1dndbr8tfpkdrht','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/stra%C3%9Fe?a=1#b","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"seq":1795397304402052,"id":"01m8309g2j1m8xg8jg1f8my39t","updated_at":"2026-11-23T01:28:24.402052Z"},{}]',0,'2026-11-23T01:28:24.406821Z');
INSERT INTO "event" VALUES(6,'01m8309g36s5ems86ffgafjd6f','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fzmc7qbp3ab45zy6brd","created_via":"api","own_qr":null,"destination_weights":[0,7,0],"status":302,"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"place":"weights","alias_folded":"weights","written":null,"seq":1795397304422202,"id":"01m8309g366a2pdfzpfbmzy68j","updated_at":"2026-11-23T01:28:24.422202Z"},{}]',0,'2026-11-23T01:28:24.422794Z');
INSERT INTO "event" VALUES(7,'01m8309g3rfnkfmdjyq5nbanms','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"seq":1795397304439888,"id":"01m8309g3qvrwrm96zes2yavm9","updated_at":"2026-11-23T01:28:24.439888Z"},{}]',0,'2026-11-23T01:28:24.440491Z');
INSERT INTO "event" VALUES(8,'01m8309ga9fntmd23gd2478d1b','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fzmc7qbp3ab45zy6brd","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/secret","password_hash":"changed","place":"secret","alias_folded":"secret","written":null,"seq":1795397304649076,"id":"01m8309ga92c352zfr5gh2x00d","updated_at":"2026-11-23T01:28:24.649076Z"},{}]',0,'2026-11-23T01:28:24.649495Z');
INSERT INTO "event" VALUES(9,'01m8309gapvbvn3d25fzfnzwd9','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","place":"thrice","alias_folded":"thrice","written":null,"seq":1795397304662159,"id":"01m8309gap4z3dmr2eh7aqaqrr","updated_at":"2026-11-23T01:28:24.662159Z"},{}]',0,'2026-11-23T01:28:24.662865Z');
INSERT INTO "event" VALUES(10,'01m8309gaythgak3f289crdsnd','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8309fzmc7qbp3ab45zy6brd","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/f","plugins":["no-referrer"],"place":"plugins","alias_folded":"plugins","written":null,"seq":1795397304670359,"id":"01m8309gayb71yej29mz5p0a7q","updated_at":"2026-11-23T01:28:24.670359Z"},{}]',0,'2026-11-23T01:28:24.670839Z');
INSERT INTO "event" VALUES(11,'01m8309gb6b26njsvz1gazpn52','01m8309fv86gqhrjef0c5nyxtw','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/left","place":"left-behind","alias_folded":"left-behind","written":null,"seq":1795397304677948,"id":"01m8309gb5xmmranjsg3q5fcgh","updated_at":"2026-11-23T01:28:24.677948Z"},{}]',0,'2026-11-23T01:28:24.678346Z');
INSERT INTO "event" VALUES(12,'01m8309gbeqgzkke2j90nv3320','01m8309fv86gqhrjef0c5nyxtw','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":301,"forward_path":true,"destination":"https://dest.example/root","place":"","alias_folded":"","written":null,"seq":1795397304686285,"id":"01m8309gbe8x9c0btk3nwqjvs4","updated_at":"2026-11-23T01:28:24.686285Z"},{}]',0,'2026-11-23T01:28:24.686683Z');
INSERT INTO "event" VALUES(13,'01m8309gbkmdfs553kdz5y90fz','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/p","place":"paused","alias_folded":"paused","written":null,"seq":1795397304691238,"id":"01m8309gbk7erts2kapq6z4mpw","updated_at":"2026-11-23T01:28:24.691238Z"},{}]',0,'2026-11-23T01:28:24.691645Z');
INSERT INTO "event" VALUES(14,'01m8309gbywnx6hg1r9dp5jrb2','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"http://127.0.0.1:37995/gone","destinations":["http://127.0.0.1:37995/gone","http://127.0.0.1:37995/fine"],"place":"watched","alias_folded":"watched","written":null,"seq":1795397304702085,"id":"01m8309gby2n5787rcstgmvk5q","updated_at":"2026-11-23T01:28:24.702085Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-23T01:28:24.702911Z');
INSERT INTO "event" VALUES(15,'01m8309gc4v5etv94p3rpegck3','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:37995","place":"ruled","alias_folded":"ruled","written":null,"seq":1795397304708459,"id":"01m8309gc4eb9zb59mxfzm1typ","updated_at":"2026-11-23T01:28:24.708459Z"},{}]',0,'2026-11-23T01:28:24.708861Z');
INSERT INTO "event" VALUES(16,'01m8309gce1dn3qg1nh7rdhtfd','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example","place":"changed","alias_folded":"changed","written":null,"seq":1795397304717642,"id":"01m8309gcdm2psb4aw3gbq2y18","updated_at":"2026-11-23T01:28:24.717642Z"},{}]',0,'2026-11-23T01:28:24.718037Z');
INSERT INTO "event" VALUES(17,'01m8309gcp1f8dddde4djdx0ny','01m8309fv86gqhrjef0c5nyxtw','link.updated','go.acme.test','','[{"seq":1795397304717642,"id":"01m8309gcdm2psb4aw3gbq2y18","workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:24.725552Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-23T01:28:24.726040Z');
INSERT INTO "event" VALUES(18,'01m8309gd06bt7hf4asfeawrwr','01m8309fv86gqhrjef0c5nyxtw','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-23T01:28:24.736162Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T01:28:24.389497Z","updated_at":"2026-11-23T01:28:24.389502Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T01:28:24.736162Z');
INSERT INTO "event" VALUES(19,'01m8309gefa7km0j53w9ndkghd','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-0","alias_folded":"gone-0","written":null,"seq":1795397304782921,"id":"01m8309geewskjt3rxs4q7222y","updated_at":"2026-11-23T01:28:24.782921Z"},{}]',0,'2026-11-23T01:28:24.783319Z');
INSERT INTO "event" VALUES(20,'01m8309gema5znz0xd09r8pq5g','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-1","alias_folded":"gone-1","written":null,"seq":1795397304787941,"id":"01m8309gekxd3pfzvdpgxeps5e","updated_at":"2026-11-23T01:28:24.787941Z"},{}]',0,'2026-11-23T01:28:24.788318Z');
INSERT INTO "event" VALUES(21,'01m8309gfc2eh7ajxtw1ttth38','01m8309fv86gqhrjef0c5nyxtw','link.deleted','go.acme.test','','[{"seq":1795397304782921,"id":"01m8309geewskjt3rxs4q7222y","workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:24.782921Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-23T01:28:24.812056Z');
INSERT INTO "event" VALUES(22,'01m8309gfc3pzv035vpnv825mm','01m8309fv86gqhrjef0c5nyxtw','link.deleted','go.acme.test','','[{"seq":1795397304787941,"id":"01m8309gekxd3pfzvdpgxeps5e","workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:24.787941Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-23T01:28:24.812112Z');
INSERT INTO "event" VALUES(23,'01m8309gfpsn8tccvcyra56xvt','01m8309fv86gqhrjef0c5nyxtw','job.done','','{"type":"job.done","timestamp":"2026-11-23T01:28:24.822677Z","data":{"id":"01m8309gex7h128daxbf2arb1x","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-23T01:28:24.796093Z","updated_at":"2026-11-23T01:28:24.821493Z","finished_at":"2026-11-23T01:28:24.821493Z"}}',NULL,0,'2026-11-23T01:28:24.822677Z');
INSERT INTO "event" VALUES(24,'01m8309gfzsn97gexqd33p829p','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/once","place":"once","alias_folded":"once","written":null,"seq":1795397304831267,"id":"01m8309gfz8bwt9f0thyxyggzh","updated_at":"2026-11-23T01:28:24.831267Z"},{}]',0,'2026-11-23T01:28:24.831812Z');
INSERT INTO "event" VALUES(25,'01m8309gwmm0hq99kz76ga7n3k','01m8309fv86gqhrjef0c5nyxtw','link.exhausted','go.acme.test','','[{"seq":1795397304662159,"id":"01m8309gap4z3dmr2eh7aqaqrr","workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","place":"thrice","alias_folded":"thrice","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/thrice","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":"2020-01-01T00:00:00.000000Z","expired_at":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","max_clicks":3,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:24.662159Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-23T01:28:25.236611Z');
INSERT INTO "event" VALUES(26,'01m8309mqgpzp3b2f6ehtn0b3x','01m8309fv86gqhrjef0c5nyxtw','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-23T01:28:29.168705Z","data":{"id":"01m8309gby2n5787rcstgmvk5q","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:37995/gone","checked_at":"2026-11-23T01:28:29.150300Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-23T01:28:29.168705Z');
INSERT INTO "event" VALUES(27,'01m8309pg1194xg4p9d7saxhcn','01m8309fv86gqhrjef0c5nyxtw','link.updated','go.acme.test','','[{"seq":1795397304402052,"id":"01m8309g2j1m8xg8jg1f8my39t","workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:24.402052Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-23T01:28:30.977033Z');
INSERT INTO "event" VALUES(28,'01m8309ptc1dycnsvywebeyd24','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported","alias_folded":"imported","written":null,"seq":1582971072000000,"id":"01e286vbg000be5dn7w4s1ha3q","updated_at":"2026-11-23T01:28:31.305566Z"},{}]',0,'2026-11-23T01:28:31.308033Z');
INSERT INTO "event" VALUES(29,'01m8309ptc24y39xnqghcemmbj','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-too","alias_folded":"imported-too","written":null,"seq":1795397311305566,"id":"01m8309pt9hp0qvty345y896g9","updated_at":"2026-11-23T01:28:31.305566Z"},{}]',0,'2026-11-23T01:28:31.308063Z');
INSERT INTO "event" VALUES(30,'01m8309ptm4g5w8ngkw3dvvk2v','01m8309fv86gqhrjef0c5nyxtw','job.done','','{"type":"job.done","timestamp":"2026-11-23T01:28:31.316105Z","data":{"id":"01m8309psyfth7w58jpw5z0vn7","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-23T01:28:31.294523Z","updated_at":"2026-11-23T01:28:31.315267Z","finished_at":"2026-11-23T01:28:31.315267Z"}}',NULL,0,'2026-11-23T01:28:31.316105Z');
INSERT INTO "event" VALUES(31,'01m8309pv399e3vyrh4tmgxpkb','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-next","alias_folded":"imported-next","written":null,"seq":1582971072875315,"id":"01e286vcbb9v7130a8hbj927wg","updated_at":"2026-11-23T01:28:31.329426Z"},{}]',0,'2026-11-23T01:28:31.331281Z');
INSERT INTO "event" VALUES(32,'01m8309pvd9s0qy61zehvkr37d','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-0","alias_folded":"old-0","written":null,"seq":1795397311340781,"id":"01m8309pvcrdg5035yvbbhfqgh","updated_at":"2026-11-23T01:28:31.340781Z"},{}]',0,'2026-11-23T01:28:31.341306Z');
INSERT INTO "event" VALUES(33,'01m8309pvhr24t59r2yctg8r6y','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-1","alias_folded":"old-1","written":null,"seq":1795397311345281,"id":"01m8309pvh8skajsxde3md7ejr","updated_at":"2026-11-23T01:28:31.345281Z"},{}]',0,'2026-11-23T01:28:31.345762Z');
INSERT INTO "event" VALUES(34,'01m8309pvnq2t2jn0dsh8sx093','01m8309fv86gqhrjef0c5nyxtw','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-2","alias_folded":"old-2","written":null,"seq":1795397311349320,"id":"01m8309pvna0xq6wne0s9caa28","updated_at":"2026-11-23T01:28:31.349320Z"},{}]',0,'2026-11-23T01:28:31.349732Z');
INSERT INTO "event" VALUES(35,'01m8309pw38med4qdc6ztebryd','01m8309fv86gqhrjef0c5nyxtw','link.deleted','go.acme.test','','[{"seq":1795397311340781,"id":"01m8309pvcrdg5035yvbbhfqgh","workspace":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:31.340781Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-23T01:28:31.363265Z');
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
INSERT INTO "host" VALUES('localhost','01m8309fyxe6z6z7x2r9p3jajd','01m8309fv86gqhrjef0c5nyxtw','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-23T01:28:25.085110Z','2026-11-23T01:28:24.285543Z','2026-11-23T01:28:24.285548Z','2026-11-23T07:00:31.758814Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8309g1643fv0tq3v29v2g0q','01m8309fv86gqhrjef0c5nyxtw','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-23T01:28:30.469544Z"}]','','2026-11-23T01:28:30.469544Z','2026-11-23T01:28:24.358185Z','2026-11-23T01:28:24.358189Z','2026-11-23T01:38:08.091506Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8309psva8z3a9v7jsa5hv23','399516809264adfdbcfd0d026a6dd4ac23168d4f8cdde963aaf494373e3090e0','01m8309fv86gqhrjef0c5nyxtw','Ada@acme.test','manager','01m8309fv796029cbf9pwypxfk','2026-11-23T01:28:31.291351Z','2026-11-30T01:28:31.291302Z');
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
INSERT INTO "job" VALUES('01m8309gex7h128daxbf2arb1x','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','bulk_delete','done','{"tags":["gone"]}','2026-11-23T01:28:24.796093Z',2,2,'2026-11-23T01:28:24.796093Z','2026-11-23T01:28:24.821493Z','2026-11-23T01:28:24.821493Z',1795397304787941,0,0,0,0,0,'',0,'api','first token','01m8309gevbk51px2t2w3a5381');
INSERT INTO "job" VALUES('01m8309psyfth7w58jpw5z0vn7','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-23T01:28:31.294483Z',3,0,'2026-11-23T01:28:31.294523Z','2026-11-23T01:28:31.315267Z','2026-11-23T01:28:31.315267Z',0,2,0,1,4,0,'',0,'api','first token','01m8309pswz4gt93kaw8nnyn1y');
INSERT INTO "job" VALUES('01m8309ptrh8x18pdvq7a3w9sv','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-23T01:28:31.320528Z',3,0,'2026-11-23T01:28:31.320571Z','2026-11-23T01:28:31.330415Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8309ptp2mr1k4jrnwg4g2c2');
INSERT INTO "job" VALUES('01m8309pvv1gcxnf8tdxf8pvwk','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-23T01:28:31.352750Z',3,1,'2026-11-23T01:28:31.352750Z','2026-11-23T01:28:31.362628Z',NULL,1795397311340781,0,0,0,0,0,'',0,'api','first token','01m8309pvqrvepwwxxqtz7fapx');
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
INSERT INTO "kept_answer" VALUES('01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8309gfz8bwt9f0thyxyggzh","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","created_at":"2026-11-23T01:28:24.831267Z","updated_at":"2026-11-23T01:28:24.831267Z","expired_at":null}]}
','2026-11-23T01:28:24.832308Z');
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
INSERT INTO "kept_record" VALUES('01m8309gey9486hccv0mra62q1',1795397304782921,'{"seq":1795397304782921,"id":"01m8309geewskjt3rxs4q7222y","workspace_id":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:24.782921Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8309gey9486hccv0mra62q1',1795397304787941,'{"seq":1795397304787941,"id":"01m8309gekxd3pfzvdpgxeps5e","workspace_id":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:24.787941Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8309pvvr2vbw681qe0d3r98',1795397311340781,'{"seq":1795397311340781,"id":"01m8309pvcrdg5035yvbbhfqgh","workspace_id":"01m8309fv86gqhrjef0c5nyxtw","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m8309fv796029cbf9pwypxfk","created_via":"api","updated_at":"2026-11-23T01:28:31.340781Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','owner','2026-11-23T01:28:24.168493Z');
INSERT INTO "member" VALUES('01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','editor','2026-11-23T01:28:24.310815Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000be5dn7w4s1ha3q','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','import','2026-11-23T01:28:31.305566Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072875315,'01e286vcbb9v7130a8hbj927wg','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','import','2026-11-23T01:28:31.329426Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304295731,'01m8309fz7pv8hs2n2ef7z1rkp','01m8309fv86gqhrjef0c5nyxtw','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','cli','2026-11-23T01:28:24.295731Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304402052,'01m8309g2j1m8xg8jg1f8my39t','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.402052Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304422202,'01m8309g366a2pdfzpfbmzy68j','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fzmc7qbp3ab45zy6brd','api','2026-11-23T01:28:24.422202Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304439888,'01m8309g3qvrwrm96zes2yavm9','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.439888Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304649076,'01m8309ga92c352zfr5gh2x00d','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$nftNWj0Np0Ure0Fl$9cb52662bb84a98ea12ac76521409fa32890377af8aebef8e05cdd3b3321746c6e593ecfec24b0154c68c1be50da918c37ba5f5bb66948168621cfa93c82b337','off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fzmc7qbp3ab45zy6brd','api','2026-11-23T01:28:24.649076Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304662159,'01m8309gap4z3dmr2eh7aqaqrr','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.662159Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304670359,'01m8309gayb71yej29mz5p0a7q','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fzmc7qbp3ab45zy6brd','api','2026-11-23T01:28:24.670359Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304677948,'01m8309gb5xmmranjsg3q5fcgh','01m8309fv86gqhrjef0c5nyxtw','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.677948Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304686285,'01m8309gbe8x9c0btk3nwqjvs4','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.686285Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304691238,'01m8309gbk7erts2kapq6z4mpw','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.691238Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304702085,'01m8309gby2n5787rcstgmvk5q','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:37995/gone','["http://127.0.0.1:37995/gone","http://127.0.0.1:37995/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.702085Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304708459,'01m8309gc4eb9zb59mxfzm1typ','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:37995',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.708459Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}');
INSERT INTO "record" VALUES(1795397304717642,'01m8309gcdm2psb4aw3gbq2y18','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.725552Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397304831267,'01m8309gfz8bwt9f0thyxyggzh','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:24.831267Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397311305566,'01m8309pt9hp0qvty345y896g9','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','import','2026-11-23T01:28:31.305566Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397311345281,'01m8309pvh8skajsxde3md7ejr','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:31.345281Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795397311349320,'01m8309pvna0xq6wne0s9caa28','01m8309fv86gqhrjef0c5nyxtw','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8309fv796029cbf9pwypxfk','api','2026-11-23T01:28:31.349320Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795397304702085,'2026-11-23T01:28:25.047138Z','http://127.0.0.1:37995/gone','down','It answers with the status 404.',404,14);
INSERT INTO "record_check" VALUES(1795397304702085,'2026-11-23T01:28:25.050529Z','http://127.0.0.1:37995/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795397304702085,'2026-11-23T01:28:27.027137Z','http://127.0.0.1:37995/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795397304702085,'2026-11-23T01:28:27.184084Z','http://127.0.0.1:37995/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795397304702085,'2026-11-23T01:28:28.994382Z','http://127.0.0.1:37995/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795397304702085,'2026-11-23T01:28:29.150300Z','http://127.0.0.1:37995/gone','down','It answers with the status 404.',404,4);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8309fv86gqhrjef0c5nyxtw',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072875315,'01m8309fv86gqhrjef0c5nyxtw',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795397304402052,'01m8309fv86gqhrjef0c5nyxtw',4,2,'2026-11-23T01:28:25.232692Z');
INSERT INTO "record_clicks" VALUES(1795397304422202,'01m8309fv86gqhrjef0c5nyxtw',1,0,'2026-11-23T01:28:25.232693Z');
INSERT INTO "record_clicks" VALUES(1795397304439888,'01m8309fv86gqhrjef0c5nyxtw',0,1,'');
INSERT INTO "record_clicks" VALUES(1795397304662159,'01m8309fv86gqhrjef0c5nyxtw',3,0,'2026-11-23T01:28:25.232695Z');
INSERT INTO "record_clicks" VALUES(1795397304670359,'01m8309fv86gqhrjef0c5nyxtw',1,0,'2026-11-23T01:28:25.232696Z');
INSERT INTO "record_clicks" VALUES(1795397304686285,'01m8309fv86gqhrjef0c5nyxtw',1,0,'2026-11-23T01:28:25.232697Z');
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
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795397311345281,'01m8309fv86gqhrjef0c5nyxtw','old');
INSERT INTO "record_tag" VALUES(1795397311349320,'01m8309fv86gqhrjef0c5nyxtw','old');
INSERT INTO "record_tag" VALUES(1795397304402052,'01m8309fv86gqhrjef0c5nyxtw','spring');
INSERT INTO "record_tag" VALUES(1795397304422202,'01m8309fv86gqhrjef0c5nyxtw','spring');
INSERT INTO "record_tag" VALUES(1795397304402052,'01m8309fv86gqhrjef0c5nyxtw','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1582971072875315,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304295731,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304402052,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304422202,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304439888,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304649076,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304662159,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304670359,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304677948,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304686285,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304691238,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304702085,'watchedgo.acme.testhttp://127.0.0.1:37995/gone');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304708459,'ruledgo.acme.testhttp://127.0.0.1:37995');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304717642,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304831267,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397311305566,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397311345281,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397311349320,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304295731);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304439888);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304649076);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304677948);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304691238);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304702085);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304708459);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304717642);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397304831267);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397311305566);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397311345281);
INSERT INTO "record_unclicked" VALUES('01m8309fv86gqhrjef0c5nyxtw',1795397311349320);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-23 01:28:23.905961');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-23 01:28:23.908984');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-23 01:28:23.927655');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-23 01:28:23.931822');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-23 01:28:23.935254');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-23 01:28:23.939912');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-23 01:28:23.943352');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-23 01:28:23.947729');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-23 01:28:23.950282');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-23 01:28:23.953593');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-23 01:28:23.955723');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-23 01:28:23.957578');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-23 01:28:23.980535');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-23 01:28:23.988906');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-23 01:28:23.997445');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-23 01:28:24.007182');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-23 01:28:24.012479');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-23 01:28:24.023735');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-23 01:28:24.030086');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-23 01:28:24.034654');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-23 01:28:24.037022');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-23 01:28:24.040010');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-23 01:28:24.042377');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-23 01:28:24.048256');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-23 01:28:24.052116');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-23 01:28:24.055152');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-23 01:28:24.060277');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-23 01:28:24.067429');
INSERT INTO "schema_migration" VALUES(29,'0029_session_start','2026-11-23 01:28:24.075086');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "session" VALUES('01m8309psqfgms2j3zfz82qbht','47b0da49d7055c3bdf0cd732740465d2779482741150cc3c9bf408df9e89500f','01m8309fv796029cbf9pwypxfk','01m8309fv86gqhrjef0c5nyxtw','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-23T01:28:31.287101Z','2026-11-23T01:28:31.287101Z','2026-12-23T01:28:31.287101Z',NULL,'password','',0);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('c1bad90a319e83d81ecd65fe1b186d822aaa16b497592def7d9f2cf4ace7cd39','01m8309fv796029cbf9pwypxfk','2026-11-23T01:58:31.288468Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','45ceac3cad7cfb5a02bfbdd4485e0632 13');
INSERT INTO "state" VALUES('expiries_reported','2026-11-23T01:28:24.067000Z 0');
INSERT INTO "state" VALUES('generation','73');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-23 c823c7b2fc5319b7e6d7fe32664d2066');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','old',2);
INSERT INTO "tag_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','spring',2);
INSERT INTO "tag_count" VALUES('01m8309fv86gqhrjef0c5nyxtw','Überblick',1);
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
INSERT INTO "token" VALUES('01m8309fvby69768y6b0hyzchj','01m8309fv86gqhrjef0c5nyxtw','01m8309fv796029cbf9pwypxfk','api','first token','owner','060b1b1693ab765513e6a584779ed66d69d6c2a813d7df3b9687c74108394bc6','2026-11-23T01:28:24.171996Z',NULL,'2026-11-23T01:28:24.375418Z',NULL);
INSERT INTO "token" VALUES('01m8309fzxxcaddx1kr858c673','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','mcp','agent','viewer','02c13fb59e989c479445ff7a27ef4a2fccfff9ed3601ddfe86f201398eab306d','2026-11-23T01:28:24.317971Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8309g03n1142darn15rbegr','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','api','editor','editor','caf1ffe1858140ce928c5a3f90a3551df4c80e345b81274a563c6e4a05d1ba4c','2026-11-23T01:28:24.323703Z',NULL,'2026-11-23T01:28:24.419974Z',NULL);
INSERT INTO "token" VALUES('01m8309g08nhf4bbzg0tr4cvga','01m8309fv86gqhrjef0c5nyxtw','01m8309fzmc7qbp3ab45zy6brd','api','revoked','editor','5ead5813633994fae5cc48dc77ea5e5d79087ac8f3428be32a18a8739409a924','2026-11-23T01:28:24.328720Z',NULL,NULL,'2026-11-23T01:28:24.336487Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m8309fv796029cbf9pwypxfk','Owner','owner@localhost','2026-11-23T01:28:24.167338Z','2026-11-23T01:28:31.284773Z','scrypt:16384:8:6$OAB2rz1WWoqwjZEU$d908c131e562ee8a6e14017f6f83df4863aaa0768d19eb0f41672976b4a01361f19064882212581c19129d56dde6fcd9d1dc08fbf4ff3d0022389a847c94ed96','system','','',1);
INSERT INTO "user" VALUES('01m8309fzmc7qbp3ab45zy6brd','Éva Kovács','Eva@acme.test','2026-11-23T01:28:24.308434Z','2026-11-23T01:28:24.308455Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795397304702085,'http://127.0.0.1:37995/fine','up',0,2,'2026-11-23T01:28:28.994382Z','2026-11-23T01:28:31.078312Z');
INSERT INTO "watch" VALUES(1795397304702085,'http://127.0.0.1:37995/gone','down',3,NULL,'2026-11-23T01:28:29.150300Z','2026-11-23T01:28:31.287215Z');
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
INSERT INTO "workspace" VALUES('01m8309fv86gqhrjef0c5nyxtw','Acmé','2026-11-23T01:28:24.168227Z','2026-11-23T01:28:24.774438Z','{"country":"DE","notify_url":"http://127.0.0.1:37995/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','referrer','2026-11-23',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','referrer_page','2026-11-23',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','browser','2026-11-23',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','system','2026-11-23',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','device','2026-11-23',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','destination','2026-11-23',X'4C17321331');
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','hour','2026-11-23',X'6C273031233130');
INSERT INTO "workspace_breakdown" VALUES('01m8309fv86gqhrjef0c5nyxtw','together','2026-11-23',X'CCF167636C69636B736B133313361331576F746865721330877265666572726572CB10C70C6E6577732E6578616D706C65070777636F756E7472793B0707077762726F77736572CB187746697265666F787746697265666F787746697265666F786773797374656DCB12574C696E7578574C696E7578574C696E757867646576696365CB18776465736B746F70776465736B746F70776465736B746F70876C616E67756167653B07070767736F757263653B070707676D656469756D3B0707078763616D706169676E3B07070777747269676765723B070707B764657374696E6174696F6E4B070717324772756C653B070707');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8309fv86gqhrjef0c5nyxtw','2026-11-23',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m8309fv86gqhrjef0c5nyxtw','2026-11-23',-1426282559226350922);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',35);
COMMIT;
