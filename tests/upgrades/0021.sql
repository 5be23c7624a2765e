-- A database with data in it, of 0021_click_breakdowns: see make.py
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
INSERT INTO "change" VALUES('01m82a7cz7rtd523208bae8brq','2026-11-22T19:02:47.015827Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','cli','','','create','workspace','01m82a7cz7707pxvmmatgvjamj',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7czqhwf0zqa0yps3mw3k','2026-11-22T19:02:47.031588Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','cli','','','create','token','01m82a7czq4jgey5575fywhwaz',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7d49012efz49dbpqra8n','2026-11-22T19:02:47.177017Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:02:47.176391Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7d4qrb2ps7c2785rqe4r','2026-11-22T19:02:47.191797Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','cli','','','create','record','01m82a7d4q7rd08j54vh58azcd',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:02:47.191248Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7d5r9nhsh0e0f4vr8135','2026-11-22T19:02:47.224321Z','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','Éva Kovács','cli','','','create','token','01m82a7d5r35vdew4g3arsg9mr',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7d5z974hjyte9h18jmva','2026-11-22T19:02:47.231308Z','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','Éva Kovács','cli','','','create','token','01m82a7d5z1xxe1c7qa9gt9gj6',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7d6c3wh2gttb1tt993y9','2026-11-22T19:02:47.244143Z','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','Éva Kovács','cli','','','create','token','01m82a7d6bqcf692rd9cxq4dms',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7d6pqewm60zb3vbx1fst','2026-11-22T19:02:47.254788Z','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','Éva Kovács','cli','','','delete','token','01m82a7d6bqcf692rd9cxq4dms',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7d8g0fqy814cx6p4bbw6','2026-11-22T19:02:47.312033Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7d7nmbb0w0akbgp4ff3h','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:02:47.311559Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dahp9eehwc310d8t832','2026-11-22T19:02:47.377732Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7d9nae9jwpkp4aemgrx2','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:02:47.377241Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dbk8f2r0vncmx08pnng','2026-11-22T19:02:47.411289Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7db5269t7xg1g3tjmnvk','create','record','01m82a7dbjs6fs30hagf1qc2w5',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:02:47.410806Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dcvq8psfqmwq9m6exqd','2026-11-22T19:02:47.451770Z','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','Éva Kovács','api','editor','01m82a7dc1prtwcmbfy573xvyz','create','record','01m82a7dcv6r1f4ync2spm2y5w',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:02:47.451216Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7ddhaw1t06x3eyaeg1b3','2026-11-22T19:02:47.473362Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7ddc1rcg895k497ptqh7','create','record','01m82a7ddh242j4q1bwy8paffn',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:02:47.473068Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7ds47b9yfvm344edbdk8','2026-11-22T19:02:47.844266Z','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','Éva Kovács','api','editor','01m82a7ddw9n1m4vp09fj6a5hd','create','record','01m82a7drsxfg1fypkteye1952',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:02:47.833943Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dsk8phc3qsfw0e32kg0','2026-11-22T19:02:47.859293Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7ds9qhrzspfdejggj1es','create','record','01m82a7dsjyadetcsbvxmg86fv',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:02:47.858970Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dswfkwnvhrat5m0eh1n','2026-11-22T19:02:47.868510Z','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','Éva Kovács','api','editor','01m82a7dsv8btwpppc5p97va5p','create','record','01m82a7dswacm9hceq9pz2bgvd',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:02:47.868332Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dtdqhrg7fbemf9wzb9q','2026-11-22T19:02:47.885776Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dtbrtp3kzc9n03ty2kn','create','record','01m82a7dtdfae58tc4aek96vrn',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:02:47.885490Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dv4sg3rtvagvhmk5vep','2026-11-22T19:02:47.908826Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dv3angewx4f5k6m6wh9','create','record','01m82a7dv4kwws12hdees28p4v',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:02:47.908636Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dvnp8bd3a3xdmz963b0','2026-11-22T19:02:47.925730Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dvkxrn8zkr33fj9rbv5','create','record','01m82a7dvne7pnqmed5xv5ecqe',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:02:47.925455Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dwhtqqtffw2wgjs6w1d','2026-11-22T19:02:47.953873Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dwfqyzmhrz9641y4d2d','create','record','01m82a7dwh8186zpmf1taygsx8',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:39863/gone","destinations":["http://127.0.0.1:39863/gone","http://127.0.0.1:39863/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:02:47.953257Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dx97sb815drs3gk4eh1','2026-11-22T19:02:47.977266Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dx7h6xt8nwf4ws7e5tc','create','record','01m82a7dx8ykksvnh6pehs9np2',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:02:47.976979Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dyaxw9ac37vxnf2n1v3','2026-11-22T19:02:48.010976Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dxzxnmt309c5746122d','update','record','01m82a7dx8ykksvnh6pehs9np2',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:02:48.010655Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7dys0apy2kmbn4e41fj5','2026-11-22T19:02:48.025029Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dyqntt56wg7q476bhk1','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82a7dznhgg5tdrpbshtzpcr','2026-11-22T19:02:48.053577Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7dzkss9ccjfgx57mz19m','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82a7e0c5t61gkm8dn1z1pvj','2026-11-22T19:02:48.076201Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7e0b2ty6580gefjr1mmn','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82a7e1j8zxr3p8qscezck7e','2026-11-22T19:02:48.114340Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7e0wqp54m2za6tbwzjc8','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:39863/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82a7e2871j7v08kvm7bgm6g','2026-11-22T19:02:48.136240Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7e27270ay7dc3drp1wza','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82a7e3kcdjmeqdenpnwd61e','2026-11-22T19:02:48.179409Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7e3bd88arb7q2qbmc835','create','record','01m82a7e3k53nr8snaxh8m3vs2',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:02:48.179163Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7e407ppz3w2kg8qdf8db','2026-11-22T19:02:48.192261Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7e3yn3gw1b41qd5h51tv','create','record','01m82a7e3zyznh1exxz74gthcr',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:02:48.191991Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7e4pg7wm8yfs6bkmpdcf','2026-11-22T19:02:48.214543Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7e4fd48tfpqzpxtrp2cw','bulk_delete','record',NULL,'01m82a7e4h1kbr675qjxdw940a',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82a7e681m85zh66w92jpbyh','2026-11-22T19:02:48.264063Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7e5xanqpfc0e5yzygz6b','create','record','01m82a7e67tf81drsd92nrm1y3',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:02:48.263847Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7n46qn753brn9b96fgvj','2026-11-22T19:02:55.366773Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7n455b93w9caet8myxr7','update','record','01m82a7dbjs6fs30hagf1qc2w5',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:02:47.410806Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7pvc1fwgk85ps66edyp1','2026-11-22T19:02:57.132063Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','cli','','','create','invitation','01m82a7pvbqtrkhqjt0tjs5h8w',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7pvxmkwzbcpj2p4nbnz9','2026-11-22T19:02:57.149674Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7pverz44smz1bddeg52w','import','record',NULL,'01m82a7pvj90k00bkd9ygmhxd9',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7q35t06jp9etkdj8bwws','2026-11-22T19:02:57.381849Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7pwytc56bnw85zrj9m1f','import','record',NULL,'01m82a7q0mqv0h3693jk31zty4',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82a7q4c75r6rsk58k38bgd1','2026-11-22T19:02:57.420244Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7q40y0ccxfa0fzsdwawg','create','record','01m82a7q4bt0gebm20jvn4nkew',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:02:57.419832Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7q4g9pxvwdckb0xdkvmk','2026-11-22T19:02:57.424323Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7q4f3a79ttv955fk77a5','create','record','01m82a7q4g37he35h1y5zpnh4y',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:02:57.424103Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7q50bmrs6j0tn788sz6c','2026-11-22T19:02:57.440382Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7q4z3b1b1ypnpa0csf86','create','record','01m82a7q505m1rbhrjhnaapmhr',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:02:57.440180Z"}',NULL);
INSERT INTO "change" VALUES('01m82a7q60fb8gwygb0wsrgqqy','2026-11-22T19:02:57.472513Z','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','Owner','api','first token','01m82a7q5k9m5kr6wrf4nyx07k','bulk_delete','record',NULL,'01m82a7q5zyjac6mgnhncn32xf',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795374167410806,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374167451216,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374167858970,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333');
INSERT INTO "click_breakdown" VALUES(1795374167868332,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374167908636,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795374167410806,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795374167451216,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374167473068,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795374167858970,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795374167868332,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374167908636,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795374167410806,'2026-11-22',6337417009732705872);
INSERT INTO "click_visitor" VALUES(1795374167451216,'2026-11-22',6337417009732705872);
INSERT INTO "click_visitor" VALUES(1795374167858970,'2026-11-22',6337417009732705872);
INSERT INTO "click_visitor" VALUES(1795374167868332,'2026-11-22',6337417009732705872);
INSERT INTO "click_visitor" VALUES(1795374167908636,'2026-11-22',6337417009732705872);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('c465ae1c193a486ec121f09ef0f76607e97b3243895f774a637ef4dd2eb34749','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','{"tags":["spring"]}',2,'2026-11-22T20:02:57.514436Z');
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
INSERT INTO "delivery" VALUES('01m82a7k9g1qj2s97edcekt9pf','01m82a7cz7707pxvmmatgvjamj','01m82a7dwh8186zpmf1taygsx8','destination.broken','http://127.0.0.1:39863/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:02:53.488005Z","data":{"id":"01m82a7dwh8186zpmf1taygsx8","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:39863/gone","checked_at":"2026-11-22T19:02:53.436876Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:02:53.488088Z','2026-11-22T19:02:53.593399Z');
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
INSERT INTO "host" VALUES('localhost','01m82a7d48af0m6whbgq2mzjn7','01m82a7cz7707pxvmmatgvjamj','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:02:49.403573Z','2026-11-22T19:02:47.176387Z','2026-11-22T19:02:47.176391Z','2026-11-23T01:30:10.743294Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m82a7d8ffhxzgnwbg72fhxp8','01m82a7cz7707pxvmmatgvjamj','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:02:54.818297Z"}]','','2026-11-22T19:02:54.818297Z','2026-11-22T19:02:47.311554Z','2026-11-22T19:02:47.311559Z','2026-11-22T19:12:52.794282Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m82a7pvbqtrkhqjt0tjs5h8w','041126dddf6bdba0104aac2ca161faa48579a066dd87ae6328215be58fc27ca0','01m82a7cz7707pxvmmatgvjamj','Ada@acme.test','manager','01m82a7cz6b7qex7sr2w2tyvpa','2026-11-22T19:02:57.131784Z','2026-11-29T19:02:57.131744Z');
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
INSERT INTO "job" VALUES('01m82a7e4h1kbr675qjxdw940a','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:02:48.208130Z',2,2,'2026-11-22T19:02:48.208130Z','2026-11-22T19:02:48.245589Z','2026-11-22T19:02:48.245589Z',1795374168191991,0,0,0,0,0,'',0,'api','first token','01m82a7e4fd48tfpqzpxtrp2cw');
INSERT INTO "job" VALUES('01m82a7pvj90k00bkd9ygmhxd9','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:02:57.138267Z',3,0,'2026-11-22T19:02:57.138303Z','2026-11-22T19:02:57.173793Z','2026-11-22T19:02:57.173793Z',0,2,0,1,4,0,'',0,'api','first token','01m82a7pverz44smz1bddeg52w');
INSERT INTO "job" VALUES('01m82a7q0mqv0h3693jk31zty4','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:02:57.300390Z',3,0,'2026-11-22T19:02:57.300798Z','2026-11-22T19:02:57.381932Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82a7pwytc56bnw85zrj9m1f');
INSERT INTO "job" VALUES('01m82a7q5zyjac6mgnhncn32xf','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:02:57.460117Z',3,1,'2026-11-22T19:02:57.460117Z','2026-11-22T19:02:57.490801Z',NULL,1795374177419832,0,0,0,0,0,'',0,'api','first token','01m82a7q5k9m5kr6wrf4nyx07k');
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
INSERT INTO "kept_answer" VALUES('01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82a7e67tf81drsd92nrm1y3","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82a7cz6b7qex7sr2w2tyvpa","created_via":"api","created_at":"2026-11-22T19:02:48.263847Z","updated_at":"2026-11-22T19:02:48.263847Z","expired_at":null}]}
','2026-11-22T19:02:48.264384Z');
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
INSERT INTO "kept_record" VALUES('01m82a7e4pg7wm8yfs6bkmpdcf',1795374168179163,'{"seq":1795374168179163,"id":"01m82a7e3k53nr8snaxh8m3vs2","workspace_id":"01m82a7cz7707pxvmmatgvjamj","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a7cz6b7qex7sr2w2tyvpa","created_via":"api","updated_at":"2026-11-22T19:02:48.179163Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82a7e4pg7wm8yfs6bkmpdcf',1795374168191991,'{"seq":1795374168191991,"id":"01m82a7e3zyznh1exxz74gthcr","workspace_id":"01m82a7cz7707pxvmmatgvjamj","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a7cz6b7qex7sr2w2tyvpa","created_via":"api","updated_at":"2026-11-22T19:02:48.191991Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82a7q60fb8gwygb0wsrgqqy',1795374177419832,'{"seq":1795374177419832,"id":"01m82a7q4bt0gebm20jvn4nkew","workspace_id":"01m82a7cz7707pxvmmatgvjamj","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a7cz6b7qex7sr2w2tyvpa","created_via":"api","updated_at":"2026-11-22T19:02:57.419832Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','owner','2026-11-22T19:02:47.015517Z');
INSERT INTO "member" VALUES('01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','editor','2026-11-22T19:02:47.215698Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0000nedz6spp1470z','01m82a7cz7707pxvmmatgvjamj','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','import','2026-11-22T19:02:57.148939Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072143947,'01e286vbmfxk9wd8py5njzh9xn','01m82a7cz7707pxvmmatgvjamj','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','import','2026-11-22T19:02:57.381181Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167191248,'01m82a7d4q7rd08j54vh58azcd','01m82a7cz7707pxvmmatgvjamj','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','cli','2026-11-22T19:02:47.191248Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167410806,'01m82a7dbjs6fs30hagf1qc2w5','01m82a7cz7707pxvmmatgvjamj','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:47.410806Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167451216,'01m82a7dcv6r1f4ync2spm2y5w','01m82a7cz7707pxvmmatgvjamj','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7d5738qyjzgc4g452hp1','api','2026-11-22T19:02:47.451216Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167473068,'01m82a7ddh242j4q1bwy8paffn','01m82a7cz7707pxvmmatgvjamj','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:47.473068Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167833943,'01m82a7drsxfg1fypkteye1952','01m82a7cz7707pxvmmatgvjamj','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$wlqbxvJinSxaWobq$fe94da5b0d63ed5d4feae07085a341fc20d85f51db7a6ecde75c48f4339309f2e5a2a1bd608b309b5af0396b54b09a01bcc27e0051331e59a677b81f850e9684','off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7d5738qyjzgc4g452hp1','api','2026-11-22T19:02:47.833943Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167858970,'01m82a7dsjyadetcsbvxmg86fv','01m82a7cz7707pxvmmatgvjamj','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:47.858970Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167868332,'01m82a7dswacm9hceq9pz2bgvd','01m82a7cz7707pxvmmatgvjamj','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7d5738qyjzgc4g452hp1','api','2026-11-22T19:02:47.868332Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167885490,'01m82a7dtdfae58tc4aek96vrn','01m82a7cz7707pxvmmatgvjamj','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:47.885490Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167908636,'01m82a7dv4kwws12hdees28p4v','01m82a7cz7707pxvmmatgvjamj','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:47.908636Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167925455,'01m82a7dvne7pnqmed5xv5ecqe','01m82a7cz7707pxvmmatgvjamj','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:47.925455Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167953257,'01m82a7dwh8186zpmf1taygsx8','01m82a7cz7707pxvmmatgvjamj','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:39863/gone','["http://127.0.0.1:39863/gone","http://127.0.0.1:39863/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:47.953257Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374167976979,'01m82a7dx8ykksvnh6pehs9np2','01m82a7cz7707pxvmmatgvjamj','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:48.010655Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374168263847,'01m82a7e67tf81drsd92nrm1y3','01m82a7cz7707pxvmmatgvjamj','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:48.263847Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374177148939,'01m82a7pvwxbd75r5693ekn0w7','01m82a7cz7707pxvmmatgvjamj','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','import','2026-11-22T19:02:57.148939Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374177424103,'01m82a7q4g37he35h1y5zpnh4y','01m82a7cz7707pxvmmatgvjamj','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:57.424103Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374177440180,'01m82a7q505m1rbhrjhnaapmhr','01m82a7cz7707pxvmmatgvjamj','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a7cz6b7qex7sr2w2tyvpa','api','2026-11-22T19:02:57.440180Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795374167953257,'2026-11-22T19:02:49.322302Z','http://127.0.0.1:39863/gone','down','It answers with the status 404.',404,37);
INSERT INTO "record_check" VALUES(1795374167953257,'2026-11-22T19:02:49.326528Z','http://127.0.0.1:39863/fine','up','',200,24);
INSERT INTO "record_check" VALUES(1795374167953257,'2026-11-22T19:02:51.519305Z','http://127.0.0.1:39863/gone','down','It answers with the status 404.',404,20);
INSERT INTO "record_check" VALUES(1795374167953257,'2026-11-22T19:02:51.527368Z','http://127.0.0.1:39863/fine','up','',200,19);
INSERT INTO "record_check" VALUES(1795374167953257,'2026-11-22T19:02:53.436876Z','http://127.0.0.1:39863/gone','down','It answers with the status 404.',404,26);
INSERT INTO "record_check" VALUES(1795374167953257,'2026-11-22T19:02:53.530142Z','http://127.0.0.1:39863/fine','up','',200,29);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82a7cz7707pxvmmatgvjamj',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072143947,'01m82a7cz7707pxvmmatgvjamj',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795374167410806,'01m82a7cz7707pxvmmatgvjamj',4,2,'2026-11-22T19:02:49.472638Z');
INSERT INTO "record_clicks" VALUES(1795374167451216,'01m82a7cz7707pxvmmatgvjamj',1,0,'2026-11-22T19:02:49.472639Z');
INSERT INTO "record_clicks" VALUES(1795374167473068,'01m82a7cz7707pxvmmatgvjamj',0,1,'');
INSERT INTO "record_clicks" VALUES(1795374167858970,'01m82a7cz7707pxvmmatgvjamj',3,0,'2026-11-22T19:02:49.472641Z');
INSERT INTO "record_clicks" VALUES(1795374167868332,'01m82a7cz7707pxvmmatgvjamj',1,0,'2026-11-22T19:02:49.472642Z');
INSERT INTO "record_clicks" VALUES(1795374167908636,'01m82a7cz7707pxvmmatgvjamj',1,0,'2026-11-22T19:02:49.472643Z');
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
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82a7cz7707pxvmmatgvjamj','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795374177424103,'01m82a7cz7707pxvmmatgvjamj','old');
INSERT INTO "record_tag" VALUES(1795374177440180,'01m82a7cz7707pxvmmatgvjamj','old');
INSERT INTO "record_tag" VALUES(1795374167410806,'01m82a7cz7707pxvmmatgvjamj','spring');
INSERT INTO "record_tag" VALUES(1795374167451216,'01m82a7cz7707pxvmmatgvjamj','spring');
INSERT INTO "record_tag" VALUES(1795374167410806,'01m82a7cz7707pxvmmatgvjamj','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1582971072143947,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167191248,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167410806,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167451216,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167473068,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167833943,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167858970,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167868332,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167885490,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167908636,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167925455,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167953257,'watchedgo.acme.testhttp://127.0.0.1:39863/gone');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167976979,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374168263847,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374177148939,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374177424103,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374177440180,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167191248);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167473068);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167833943);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167885490);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167925455);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167953257);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374167976979);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374168263847);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374177148939);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374177424103);
INSERT INTO "record_unclicked" VALUES('01m82a7cz7707pxvmmatgvjamj',1795374177440180);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:02:46.639127');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:02:46.644350');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:02:46.657758');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:02:46.662068');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:02:46.666223');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:02:46.667670');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:02:46.670294');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:02:46.684074');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:02:46.693518');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:02:46.704549');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:02:46.712798');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:02:46.719593');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:02:46.737124');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:02:46.751734');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:02:46.763877');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:02:46.780533');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:02:46.802553');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:02:46.821452');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:02:46.841174');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:02:46.850480');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 19:02:46.858493');
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
INSERT INTO "session" VALUES('01m82a7pv3yg17ny78vrmj612f','970986b2164f88f17594724a3662a102d8a4f3e6bf04fd0a2e7c2b6636c2c4c7','01m82a7cz6b7qex7sr2w2tyvpa','01m82a7cz7707pxvmmatgvjamj','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:02:57.123707Z','2026-11-22T19:02:57.123707Z','2026-12-22T19:02:57.123707Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('f7c0f3662e8ddb396ebb239e3d1a12d85b2fb143df9526fcd95a26f07f67ac09','01m82a7cz6b7qex7sr2w2tyvpa','2026-11-22T19:32:57.127710Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','f4dc0781eb1e84ce82aedf42b75a204f 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 dc29467eff3f8c83188c0772f9aa5db1');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82a7cz7707pxvmmatgvjamj','old',2);
INSERT INTO "tag_count" VALUES('01m82a7cz7707pxvmmatgvjamj','spring',2);
INSERT INTO "tag_count" VALUES('01m82a7cz7707pxvmmatgvjamj','Überblick',1);
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
INSERT INTO "token" VALUES('01m82a7czq4jgey5575fywhwaz','01m82a7cz7707pxvmmatgvjamj','01m82a7cz6b7qex7sr2w2tyvpa','api','first token','owner','5f1c3c64896ecd83782ea728f659f8bc1ba3c94f0e37db755696d6258746771d','2026-11-22T19:02:47.031183Z',NULL,'2026-11-22T19:02:47.349831Z',NULL);
INSERT INTO "token" VALUES('01m82a7d5r35vdew4g3arsg9mr','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','mcp','agent','viewer','dddc7ef73b010b6ba638aa34636669c1bcd7c39af9d8268c39d56817b6d4c0b3','2026-11-22T19:02:47.224121Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82a7d5z1xxe1c7qa9gt9gj6','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','api','editor','editor','b5fbbacfee2190bc707241ee31fe4323428f5f158e314372df49b30d389cba40','2026-11-22T19:02:47.231083Z',NULL,'2026-11-22T19:02:47.442480Z',NULL);
INSERT INTO "token" VALUES('01m82a7d6bqcf692rd9cxq4dms','01m82a7cz7707pxvmmatgvjamj','01m82a7d5738qyjzgc4g452hp1','api','revoked','editor','36e9cfaa8406a6ec806d4078aa426783b532fa6638e6c89ed5e7adb94aa16ce3','2026-11-22T19:02:47.243780Z',NULL,NULL,'2026-11-22T19:02:47.254456Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82a7cz6b7qex7sr2w2tyvpa','Owner','owner@localhost','2026-11-22T19:02:47.014408Z','2026-11-22T19:02:57.115356Z','scrypt:16384:8:6$w6wBlbwvqjgXi3bj$2ad3dca5f5c44eec4adb0b7f81bbf3759939d7f064d0f8e757979499a1affba88762bfdaec15123fec38b4da1648f3254580af179f27c215015fc36db86a8d82','system','','',1);
INSERT INTO "user" VALUES('01m82a7d5738qyjzgc4g452hp1','Éva Kovács','Eva@acme.test','2026-11-22T19:02:47.207133Z','2026-11-22T19:02:47.207145Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795374167953257,'http://127.0.0.1:39863/fine','up',0,29,'2026-11-22T19:02:53.530142Z','2026-11-22T19:02:55.626310Z');
INSERT INTO "watch" VALUES(1795374167953257,'http://127.0.0.1:39863/gone','down',3,NULL,'2026-11-22T19:02:53.436876Z','2026-11-22T19:02:55.350880Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82a7cz7707pxvmmatgvjamj','Acmé','2026-11-22T19:02:47.015241Z','2026-11-22T19:02:48.136045Z','{"country":"DE","notify_url":"http://127.0.0.1:39863/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82a7cz7707pxvmmatgvjamj','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82a7cz7707pxvmmatgvjamj','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82a7cz7707pxvmmatgvjamj','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a7cz7707pxvmmatgvjamj','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a7cz7707pxvmmatgvjamj','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a7cz7707pxvmmatgvjamj','hour','2026-11-22',X'6C273139233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a7cz7707pxvmmatgvjamj','together','2026-11-22',X'CC42C7236E6577732E6578616D706C657F7F46697265666F787F4C696E75787F6465736B746F701333C7177F7F46697265666F787F4C696E75787F6465736B746F701337');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82a7cz7707pxvmmatgvjamj','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82a7cz7707pxvmmatgvjamj','2026-11-22',6337417009732705872);
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
