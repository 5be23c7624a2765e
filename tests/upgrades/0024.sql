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
INSERT INTO "change" VALUES('01m829wxms927wfncp4v9g7g6a','2026-11-22T18:57:03.641306Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','cli','','','create','workspace','01m829wxmrvwcnpaj28yqb8abz',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829wxmvgma34gqnk7vtmtf1','2026-11-22T18:57:03.643546Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','cli','','','create','token','01m829wxmv9nz8b6pxah9qmn1t',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829wxprmh1xqjfs8svnp74j','2026-11-22T18:57:03.704676Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T18:57:03.703568Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxpv0bcvxv1x7nr4fbn0','2026-11-22T18:57:03.707028Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','cli','','','create','record','01m829wxptj0pgqjhmatbnthnk',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T18:57:03.706576Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxq1fb8cnzb4fvvx205p','2026-11-22T18:57:03.713504Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','Éva Kovács','cli','','','create','token','01m829wxq194tvtd7d0cqbjhah',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829wxq35a9pf4vqzcjf53rf','2026-11-22T18:57:03.715183Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','Éva Kovács','cli','','','create','token','01m829wxq2ysrnxcjmjynvx53a',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829wxq4t9knn2qdxh9y85q5','2026-11-22T18:57:03.716854Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','Éva Kovács','cli','','','create','token','01m829wxq4mgsr3pjkv63s084w',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829wxq6a0ssd8bmzr4s82ar','2026-11-22T18:57:03.718340Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','Éva Kovács','cli','','','delete','token','01m829wxq4mgsr3pjkv63s084w',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m829wxqfn15y0czgm5314sdd','2026-11-22T18:57:03.727686Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxqbtnqwmbq9v6pkdbgs','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T18:57:03.727221Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxqqw7g21zc97mt17pq8','2026-11-22T18:57:03.735919Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxqkm37679xb5xxyp89p','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T18:57:03.735561Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxqwgsn9bnf4vzsxhdsr','2026-11-22T18:57:03.740550Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxqtbx26nt86zzg2d9fd','create','record','01m829wxqw6xvmdn8gg92574rp',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T18:57:03.740221Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxr2k573m2gz959jna1k','2026-11-22T18:57:03.746628Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','Éva Kovács','api','editor','01m829wxqzhy14q28gry005bgh','create','record','01m829wxr27zxjsanfjwj7xhhp',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T18:57:03.746255Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxr5fkavfynajata7kga','2026-11-22T18:57:03.749509Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxr48v5dzqt2zn7w93n0','create','record','01m829wxr5aje63rf8gyx0jzyp',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T18:57:03.749338Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxwv5nrs8gng415ebsxa','2026-11-22T18:57:03.899195Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','Éva Kovács','api','editor','01m829wxr6yny7cdrh23p87sv4','create','record','01m829wxwtxhxnmky5jpeawzam',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T18:57:03.898945Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxx0xzan4c6e0fct91ve','2026-11-22T18:57:03.904972Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxwzez91jjytjb28gb0h','create','record','01m829wxx0qjjkm1afk4rm4d5v',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T18:57:03.904754Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxxhc26brm5m3qbzqfcb','2026-11-22T18:57:03.921398Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','Éva Kovács','api','editor','01m829wxxfgta6zw8he0atr7y5','create','record','01m829wxxh5szr6bcdzkhdvrfe',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T18:57:03.921185Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxxmwf2r2aw1m4h2nste','2026-11-22T18:57:03.924922Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxxkhqxc7f3444k71n5k','create','record','01m829wxxmpf6h5beg72zqfb3b',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T18:57:03.924719Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxxqtz5kmj1hey0b5z10','2026-11-22T18:57:03.927873Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxxpmyyvpfe5kc795fmv','create','record','01m829wxxqp41jxaj66tbs3t7j',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T18:57:03.927708Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxxtz5qj9wxv1bwt145e','2026-11-22T18:57:03.931008Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxxstrr5cbcq53j64egh','create','record','01m829wxxtt34bmjs1tvq8qvrx',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T18:57:03.930835Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxxxmsn7g3wqdje5tyq1','2026-11-22T18:57:03.933679Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxxwbf15e4gx2e2j4ms5','create','record','01m829wxxx7rhpg50ztckbhaeg',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:45225/gone","destinations":["http://127.0.0.1:45225/gone","http://127.0.0.1:45225/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T18:57:03.933248Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxxzyy7n2dtpbeq1e27d','2026-11-22T18:57:03.936001Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxxz11gbng45gtrf0dcp','create','record','01m829wxxzsv1kxc4s30rp0c5g',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T18:57:03.935827Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxy3kz7hky9mm8qqajpd','2026-11-22T18:57:03.939654Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxy1kz7ty1p7jm2tqsmv','update','record','01m829wxxzsv1kxc4s30rp0c5g',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T18:57:03.939453Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxy6ndqwdem982t5fkp5','2026-11-22T18:57:03.942701Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxy5ngnrbq6m3tgqzcg1','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m829wxyf42wpatyvs1jkrzqr','2026-11-22T18:57:03.951153Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxycpyemk1ha53q1h8ab','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m829wxym9sc96b543ay8cppm','2026-11-22T18:57:03.956332Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxyk0ahep5m2707fe6g6','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m829wxyr2pc937rbp92a08q8','2026-11-22T18:57:03.960099Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxyq2cr8stbcc4sgpesq','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:45225/notify"}}',NULL);
INSERT INTO "change" VALUES('01m829wxyvs3vtk159sh2f3daa','2026-11-22T18:57:03.963817Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxyttr092za151dtn2cb','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m829wxyzqkz18565rzx9rne7','2026-11-22T18:57:03.967766Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxyyhbdj9e81qe6pc1az','create','record','01m829wxyzhgcaem996yqwxd15',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:57:03.967560Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxz2bv9cn67v4zd9bhpf','2026-11-22T18:57:03.970389Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxz19tes4ntytgfb0rw1','create','record','01m829wxz26n391ewrmn9p3x22',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:57:03.970213Z"}',NULL);
INSERT INTO "change" VALUES('01m829wxz603dd5yj2a3bbgtpn','2026-11-22T18:57:03.974019Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxz3xfb7h6n4kdma52zc','bulk_delete','record',NULL,'01m829wxz5dsx3x7d0tdpj3kfb',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m829wxzreeqje0yjjdss0ck1','2026-11-22T18:57:03.992482Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829wxzn2jeynt9y1dv02arx','create','record','01m829wxzr4xeqxz0qj6mkxmnp',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T18:57:03.992157Z"}',NULL);
INSERT INTO "change" VALUES('01m829x3x691r3fr7jzw3czhbr','2026-11-22T18:57:10.058208Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829x3x4ferxdk84yj1p3mez','update','record','01m829wxqw6xvmdn8gg92574rp',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T18:57:03.740221Z"}',NULL);
INSERT INTO "change" VALUES('01m829x4dkwc0q2sxr3s0qg4z8','2026-11-22T18:57:10.579921Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','cli','','','create','invitation','01m829x4dkmpebhg601rhvdhdb',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829x4ed3pcm6m61c46pq11w','2026-11-22T18:57:10.605135Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829x4dpvv9bkhqy0geep4zs','import','record',NULL,'01m829x4dr118zn88am2xhz34t',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829x4fp4z640gwxaez3fnbg','2026-11-22T18:57:10.646178Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829x4f5r6qa3g156cbmw2af','import','record',NULL,'01m829x4f7gmd24y1ftb7we0mx',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829x4g1wwhr11acnvrrvagb','2026-11-22T18:57:10.657938Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829x4g0ebz65mehtzsy9544','create','record','01m829x4g1mrmxp9fjbmy0g7c4',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:57:10.657664Z"}',NULL);
INSERT INTO "change" VALUES('01m829x4g8je5aahtvmkjwdagg','2026-11-22T18:57:10.664602Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829x4g78epf96s69kc9dfex','create','record','01m829x4g8c3c4xesx5qn8wety',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:57:10.664387Z"}',NULL);
INSERT INTO "change" VALUES('01m829x4gbd1x14x54g28cvq3r','2026-11-22T18:57:10.667428Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829x4ga83bj6h3y6hbyrean','create','record','01m829x4gb7hr653yj2w6m56qk',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:57:10.667241Z"}',NULL);
INSERT INTO "change" VALUES('01m829x4gt0gt47tq9szt83c0y','2026-11-22T18:57:10.682108Z','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','Owner','api','first token','01m829x4gqdet21cc3q9n5wx2t','bulk_delete','record',NULL,'01m829x4gsjv52vm2r3txxa2qp',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795373823740221,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373823746255,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373823904754,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381333');
INSERT INTO "click_breakdown" VALUES(1795373823921185,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373823927708,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795373823740221,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795373823746255,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373823749338,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795373823904754,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795373823921185,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373823927708,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795373823740221,'2026-11-22',32305813911732265);
INSERT INTO "click_visitor" VALUES(1795373823746255,'2026-11-22',32305813911732265);
INSERT INTO "click_visitor" VALUES(1795373823904754,'2026-11-22',32305813911732265);
INSERT INTO "click_visitor" VALUES(1795373823921185,'2026-11-22',32305813911732265);
INSERT INTO "click_visitor" VALUES(1795373823927708,'2026-11-22',32305813911732265);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('5dc22e4d851fc168f312ad8f161bface41e11acac2e37211387dc5347b331a8e','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','{"tags":["spring"]}',2,'2026-11-22T19:57:10.717034Z');
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
INSERT INTO "delivery" VALUES('01m829x209dt4f2bcd340z8ypr','01m829wxmrvwcnpaj28yqb8abz','01m829wxxx7rhpg50ztckbhaeg','destination.broken','http://127.0.0.1:45225/notify','{"type":"destination.broken","timestamp":"2026-11-22T18:57:08.105392Z","data":{"id":"01m829wxxx7rhpg50ztckbhaeg","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45225/gone","checked_at":"2026-11-22T18:57:08.086838Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T18:57:08.105472Z','2026-11-22T18:57:08.124224Z');
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
INSERT INTO "host" VALUES('localhost','01m829wxpqfq5wnsntk6j8ea5k','01m829wxmrvwcnpaj28yqb8abz','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T18:57:04.147878Z','2026-11-22T18:57:03.703565Z','2026-11-22T18:57:03.703568Z','2026-11-23T01:30:15.300978Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m829wxqf5wz4fj7agj44ft1g','01m829wxmrvwcnpaj28yqb8abz','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T18:57:09.543992Z"}]','','2026-11-22T18:57:09.543992Z','2026-11-22T18:57:03.727217Z','2026-11-22T18:57:03.727221Z','2026-11-22T19:07:38.638425Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m829x4dkmpebhg601rhvdhdb','e609e61459da3357a9eeff81b7351db7eddda38c41ee5648ce72462cc373a020','01m829wxmrvwcnpaj28yqb8abz','Ada@acme.test','manager','01m829wxmr74m1er2v6kr5dw1e','2026-11-22T18:57:10.579685Z','2026-11-29T18:57:10.579644Z');
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
INSERT INTO "job" VALUES('01m829wxz5dsx3x7d0tdpj3kfb','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','bulk_delete','done','{"tags":["gone"]}','2026-11-22T18:57:03.972497Z',2,2,'2026-11-22T18:57:03.972497Z','2026-11-22T18:57:03.986885Z','2026-11-22T18:57:03.986885Z',1795373823970213,0,0,0,0,0,'',0,'api','first token','01m829wxz3xfb7h6n4kdma52zc');
INSERT INTO "job" VALUES('01m829x4dr118zn88am2xhz34t','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:57:10.584014Z',3,0,'2026-11-22T18:57:10.584045Z','2026-11-22T18:57:10.616384Z','2026-11-22T18:57:10.616384Z',0,2,0,1,4,0,'',0,'api','first token','01m829x4dpvv9bkhqy0geep4zs');
INSERT INTO "job" VALUES('01m829x4f7gmd24y1ftb7we0mx','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:57:10.631511Z',3,0,'2026-11-22T18:57:10.631546Z','2026-11-22T18:57:10.646262Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m829x4f5r6qa3g156cbmw2af');
INSERT INTO "job" VALUES('01m829x4gsjv52vm2r3txxa2qp','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T18:57:10.680214Z',3,1,'2026-11-22T18:57:10.680214Z','2026-11-22T18:57:10.703688Z',NULL,1795373830657664,0,0,0,0,0,'',0,'api','first token','01m829x4gqdet21cc3q9n5wx2t');
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
INSERT INTO "kept_answer" VALUES('01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m829wxzr4xeqxz0qj6mkxmnp","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m829wxmr74m1er2v6kr5dw1e","created_via":"api","created_at":"2026-11-22T18:57:03.992157Z","updated_at":"2026-11-22T18:57:03.992157Z","expired_at":null}]}
','2026-11-22T18:57:03.992953Z');
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
INSERT INTO "kept_record" VALUES('01m829wxz603dd5yj2a3bbgtpn',1795373823967560,'{"seq":1795373823967560,"id":"01m829wxyzhgcaem996yqwxd15","workspace_id":"01m829wxmrvwcnpaj28yqb8abz","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829wxmr74m1er2v6kr5dw1e","created_via":"api","updated_at":"2026-11-22T18:57:03.967560Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829wxz603dd5yj2a3bbgtpn',1795373823970213,'{"seq":1795373823970213,"id":"01m829wxz26n391ewrmn9p3x22","workspace_id":"01m829wxmrvwcnpaj28yqb8abz","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829wxmr74m1er2v6kr5dw1e","created_via":"api","updated_at":"2026-11-22T18:57:03.970213Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829x4gt0gt47tq9szt83c0y',1795373830657664,'{"seq":1795373830657664,"id":"01m829x4g1mrmxp9fjbmy0g7c4","workspace_id":"01m829wxmrvwcnpaj28yqb8abz","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829wxmr74m1er2v6kr5dw1e","created_via":"api","updated_at":"2026-11-22T18:57:10.657664Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','owner','2026-11-22T18:57:03.641103Z');
INSERT INTO "member" VALUES('01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','editor','2026-11-22T18:57:03.711094Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000pf321bqv2a4fr9','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','import','2026-11-22T18:57:10.604296Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072625187,'01e286vc3h5v7g3wcqj4v6t5a6','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','import','2026-11-22T18:57:10.645557Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823706576,'01m829wxptj0pgqjhmatbnthnk','01m829wxmrvwcnpaj28yqb8abz','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','cli','2026-11-22T18:57:03.706576Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823740221,'01m829wxqw6xvmdn8gg92574rp','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.740221Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823746255,'01m829wxr27zxjsanfjwj7xhhp','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxpydn7sxeamxraxf24c','api','2026-11-22T18:57:03.746255Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823749338,'01m829wxr5aje63rf8gyx0jzyp','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.749338Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823898945,'01m829wxwtxhxnmky5jpeawzam','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$GG7QmcdcmxH5sgeI$42b9f2f3ffabef5ed816fa80f342b9284a65ee5e25eff41825f0bdf888350a9619c38debbb5ee4c087007e4d111fdb389a69658b4d1a3a27eed0d25b20c05ad1','off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxpydn7sxeamxraxf24c','api','2026-11-22T18:57:03.898945Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823904754,'01m829wxx0qjjkm1afk4rm4d5v','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.904754Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823921185,'01m829wxxh5szr6bcdzkhdvrfe','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxpydn7sxeamxraxf24c','api','2026-11-22T18:57:03.921185Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823924719,'01m829wxxmpf6h5beg72zqfb3b','01m829wxmrvwcnpaj28yqb8abz','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.924719Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823927708,'01m829wxxqp41jxaj66tbs3t7j','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.927708Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823930835,'01m829wxxtt34bmjs1tvq8qvrx','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.930835Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823933248,'01m829wxxx7rhpg50ztckbhaeg','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:45225/gone','["http://127.0.0.1:45225/gone","http://127.0.0.1:45225/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.933248Z','[0]',1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823935827,'01m829wxxzsv1kxc4s30rp0c5g','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.939453Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373823992157,'01m829wxzr4xeqxz0qj6mkxmnp','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:03.992157Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373830604296,'01m829x4ec98sj6vy3wze2hnky','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','import','2026-11-22T18:57:10.604296Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373830664387,'01m829x4g8c3c4xesx5qn8wety','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:10.664387Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373830667241,'01m829x4gb7hr653yj2w6m56qk','01m829wxmrvwcnpaj28yqb8abz','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829wxmr74m1er2v6kr5dw1e','api','2026-11-22T18:57:10.667241Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795373823933248,'2026-11-22T18:57:04.121738Z','http://127.0.0.1:45225/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795373823933248,'2026-11-22T18:57:04.123527Z','http://127.0.0.1:45225/gone','down','It answers with the status 404.',404,8);
INSERT INTO "record_check" VALUES(1795373823933248,'2026-11-22T18:57:06.077273Z','http://127.0.0.1:45225/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795373823933248,'2026-11-22T18:57:06.347867Z','http://127.0.0.1:45225/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795373823933248,'2026-11-22T18:57:08.086838Z','http://127.0.0.1:45225/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795373823933248,'2026-11-22T18:57:08.506170Z','http://127.0.0.1:45225/fine','up','',200,1);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m829wxmrvwcnpaj28yqb8abz',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072625187,'01m829wxmrvwcnpaj28yqb8abz',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795373823740221,'01m829wxmrvwcnpaj28yqb8abz',4,2,'2026-11-22T18:57:04.344669Z');
INSERT INTO "record_clicks" VALUES(1795373823746255,'01m829wxmrvwcnpaj28yqb8abz',1,0,'2026-11-22T18:57:04.344670Z');
INSERT INTO "record_clicks" VALUES(1795373823749338,'01m829wxmrvwcnpaj28yqb8abz',0,1,'');
INSERT INTO "record_clicks" VALUES(1795373823904754,'01m829wxmrvwcnpaj28yqb8abz',3,0,'2026-11-22T18:57:04.344672Z');
INSERT INTO "record_clicks" VALUES(1795373823921185,'01m829wxmrvwcnpaj28yqb8abz',1,0,'2026-11-22T18:57:04.344673Z');
INSERT INTO "record_clicks" VALUES(1795373823927708,'01m829wxmrvwcnpaj28yqb8abz',1,0,'2026-11-22T18:57:04.344674Z');
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
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795373830664387,'01m829wxmrvwcnpaj28yqb8abz','old');
INSERT INTO "record_tag" VALUES(1795373830667241,'01m829wxmrvwcnpaj28yqb8abz','old');
INSERT INTO "record_tag" VALUES(1795373823740221,'01m829wxmrvwcnpaj28yqb8abz','spring');
INSERT INTO "record_tag" VALUES(1795373823746255,'01m829wxmrvwcnpaj28yqb8abz','spring');
INSERT INTO "record_tag" VALUES(1795373823740221,'01m829wxmrvwcnpaj28yqb8abz','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1582971072625187,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823706576,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823740221,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823746255,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823749338,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823898945,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823904754,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823921185,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823924719,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823927708,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823930835,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823933248,'watchedgo.acme.testhttp://127.0.0.1:45225/gone');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823935827,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823992157,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373830604296,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373830664387,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373830667241,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823706576);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823749338);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823898945);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823924719);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823930835);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823933248);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823935827);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373823992157);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373830604296);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373830664387);
INSERT INTO "record_unclicked" VALUES('01m829wxmrvwcnpaj28yqb8abz',1795373830667241);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 18:57:03.406977');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 18:57:03.410956');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 18:57:03.420660');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 18:57:03.430703');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 18:57:03.432142');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 18:57:03.439384');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 18:57:03.442363');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 18:57:03.444758');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 18:57:03.453851');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 18:57:03.456042');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 18:57:03.463133');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 18:57:03.467001');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 18:57:03.478985');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 18:57:03.483629');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 18:57:03.488453');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 18:57:03.497947');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 18:57:03.507188');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 18:57:03.512576');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 18:57:03.520602');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 18:57:03.528141');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 18:57:03.533805');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 18:57:03.539709');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 18:57:03.555584');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 18:57:03.563612');
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
INSERT INTO "session" VALUES('01m829x4dawcfmy5e717vr7shz','370849a5546490627472c6a7dd11e15e3ca6abc55a353facca6cbc7abf247be7','01m829wxmr74m1er2v6kr5dw1e','01m829wxmrvwcnpaj28yqb8abz','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T18:57:10.570660Z','2026-11-22T18:57:10.570660Z','2026-12-22T18:57:10.570660Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('d4a2a112107127ed19a7650fbe5ad47e3361bec620123ec43feae5c1ae60efc0','01m829wxmr74m1er2v6kr5dw1e','2026-11-22T19:27:10.574175Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','58e842efcd31de8df046aa1cf9de5147 13');
INSERT INTO "state" VALUES('generation','72');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 119c336a9c81a3e55fecbbd4ad18cb71');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','old',2);
INSERT INTO "tag_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','spring',2);
INSERT INTO "tag_count" VALUES('01m829wxmrvwcnpaj28yqb8abz','Überblick',1);
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
INSERT INTO "token" VALUES('01m829wxmv9nz8b6pxah9qmn1t','01m829wxmrvwcnpaj28yqb8abz','01m829wxmr74m1er2v6kr5dw1e','api','first token','owner','275567cfd8b15de5374e91b4ae912fe71c05ceedc3cd15a6ac769fbeeb3c81ca','2026-11-22T18:57:03.643326Z',NULL,'2026-11-22T18:57:03.732073Z',NULL);
INSERT INTO "token" VALUES('01m829wxq194tvtd7d0cqbjhah','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','mcp','agent','viewer','2f26d5aca4108ef097166ca024c2fbe6b03334c2ced6515b6f4dd2cbf4edc226','2026-11-22T18:57:03.713311Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m829wxq2ysrnxcjmjynvx53a','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','api','editor','editor','b978e60cafcc135650e9a39d422aaafd9f8e3cef6127b2a32a8ff561bcb7039e','2026-11-22T18:57:03.715000Z',NULL,'2026-11-22T18:57:03.743946Z',NULL);
INSERT INTO "token" VALUES('01m829wxq4mgsr3pjkv63s084w','01m829wxmrvwcnpaj28yqb8abz','01m829wxpydn7sxeamxraxf24c','api','revoked','editor','f06b34df1ef5f7e6b8dc5ffe61d4402d4d7e029d65f1c617d395ac4e4f3877e0','2026-11-22T18:57:03.716672Z',NULL,NULL,'2026-11-22T18:57:03.718149Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m829wxmr74m1er2v6kr5dw1e','Owner','owner@localhost','2026-11-22T18:57:03.640263Z','2026-11-22T18:57:10.566998Z','scrypt:16384:8:6$SLoYf0GOWXBZwBmA$c9be780bd378da9e2e71ec523139cc7732883d84e268a2c64886b1b9289cd316e0b6936f70dd96a0d2369cf0a6bf107d31a1c5077d07958b6b00218d27c7d390','system','','',1);
INSERT INTO "user" VALUES('01m829wxpydn7sxeamxraxf24c','Éva Kovács','Eva@acme.test','2026-11-22T18:57:03.710462Z','2026-11-22T18:57:03.710473Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795373823933248,'http://127.0.0.1:45225/fine','up',0,1,'2026-11-22T18:57:08.506170Z','2026-11-22T18:57:10.575076Z');
INSERT INTO "watch" VALUES(1795373823933248,'http://127.0.0.1:45225/gone','down',3,NULL,'2026-11-22T18:57:08.086838Z','2026-11-22T18:57:09.964031Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m829wxmrvwcnpaj28yqb8abz','Acmé','2026-11-22T18:57:03.640906Z','2026-11-22T18:57:03.963632Z','{"country":"DE","notify_url":"http://127.0.0.1:45225/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m829wxmrvwcnpaj28yqb8abz','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m829wxmrvwcnpaj28yqb8abz','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m829wxmrvwcnpaj28yqb8abz','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m829wxmrvwcnpaj28yqb8abz','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m829wxmrvwcnpaj28yqb8abz','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m829wxmrvwcnpaj28yqb8abz','hour','2026-11-22',X'6C273138233130');
INSERT INTO "workspace_breakdown" VALUES('01m829wxmrvwcnpaj28yqb8abz','together','2026-11-22',X'CC42C7236E6577732E6578616D706C657F7F46697265666F787F4C696E75787F6465736B746F701333C7177F7F46697265666F787F4C696E75787F6465736B746F701337');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m829wxmrvwcnpaj28yqb8abz','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m829wxmrvwcnpaj28yqb8abz','2026-11-22',32305813911732265);
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
