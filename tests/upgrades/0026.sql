-- A database with data in it, of 0026_title_fetch: see make.py
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
INSERT INTO "change" VALUES('01m82bmhkydk7dds055xr98fy1','2026-11-22T19:27:26.334452Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','cli','','','create','workspace','01m82bmhkxwaw12n6d0v03b3t4',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmhm0gr35q9rggfp2d7j8','2026-11-22T19:27:26.336550Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','cli','','','create','token','01m82bmhm0a0b3apanajcq90g7',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmhrej63t4514p21qeh6x','2026-11-22T19:27:26.478623Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:27:26.469661Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmhrgvj2bh2v8kpkagg5m','2026-11-22T19:27:26.480896Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','cli','','','create','record','01m82bmhrger667jdqqs24mrp5',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:27:26.480472Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmht15z69jxzatrs7p8z3','2026-11-22T19:27:26.529205Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','cli','','','create','token','01m82bmht0y7g5qwyaq891m4qg',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmhtvw95vsmds01q4nf7f','2026-11-22T19:27:26.555919Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','cli','','','create','token','01m82bmhtvmd9arzzbza82ssdw',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmhvbnhw21q17170ehns2','2026-11-22T19:27:26.571702Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','cli','','','create','token','01m82bmhvbe1fxyv9fzhwbmmcx',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmhwb3fym5ebfj7dctj7c','2026-11-22T19:27:26.603176Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','cli','','','delete','token','01m82bmhvbe1fxyv9fzhwbmmcx',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmhxs8nx6chv7d57g8g6p','2026-11-22T19:27:26.649292Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmhxf385f7eb7tjstwvrk','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:27:26.648950Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmhyqxfzfkddrk8cgpd74','2026-11-22T19:27:26.679959Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmhy90ymq1ksb1hfc4fy7','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:27:26.679607Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmhyxw4m811x38xfx4f32','2026-11-22T19:27:26.685913Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmhyvqwqswg87s5ypswxv','create','record','01m82bmhyxht5y3q96j84mewpx',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:27:26.685570Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmj06mfdwf0x3a94fkmfx','2026-11-22T19:27:26.726668Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','api','editor','01m82bmhzrxq85hdqagx7ptnpw','create','record','01m82bmj06bfem7z9trp8wd8cz',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:27:26.726367Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmj1b5hdv774t98qkv6dg','2026-11-22T19:27:26.763190Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmj193161475wsq8gj9gm','create','record','01m82bmj1axea4j8kahstck1a8',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:27:26.762942Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjh1ymzk30x2bqd37cdj','2026-11-22T19:27:27.266011Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','api','editor','01m82bmj21sebchxgr62fzr2f7','create','record','01m82bmjh1gxqhvr805fm0bnwd',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:27:27.265541Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjj3bkr6rsxgyw86px69','2026-11-22T19:27:27.299400Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjhvfjn1a7cq16vk2dpp','create','record','01m82bmjj2xjfhjzd5zs1nw5pd',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:27:27.298946Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjjqwyk0v08wqz2hcp3k','2026-11-22T19:27:27.319955Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','api','editor','01m82bmjjfcvv643ebr8bcdrdd','create','record','01m82bmjjqhe6frhs6w2j9trfa',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:27:27.319558Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjkcg07qrdf49bva7yc3','2026-11-22T19:27:27.340545Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjk455g89eg8bpv422yd','create','record','01m82bmjk5tnve7jbhy6zb1z9p',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:27:27.333853Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjkhw6ptc915zc9ww9hq','2026-11-22T19:27:27.345913Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjkg4pt9njxz7vy7khkr','create','record','01m82bmjkhpksfhxy04f258qv7',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:27:27.345723Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjm1db9vesc9cvvd0tkm','2026-11-22T19:27:27.361438Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjm03yvsdar3q912zy3r','create','record','01m82bmjm17hymgn0tyf7pqjqd',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:27:27.361241Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjmpxadcrn0s5tr8n3w1','2026-11-22T19:27:27.382964Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjmcpx7q5fxv0qxk1yse','create','record','01m82bmjmp56ry5843abpt4ngk',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:42307/gone","destinations":["http://127.0.0.1:42307/gone","http://127.0.0.1:42307/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:27:27.382166Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjn472nfts3qj02qb1nb','2026-11-22T19:27:27.396237Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjn2g202ey96z0wd2c88','create','record','01m82bmjn4150xejnm8c52m5j0',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:27:27.396037Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjnrshcmnc6pwn3g9xhc','2026-11-22T19:27:27.416832Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjnpjxzjcab8pk9hzps4','update','record','01m82bmjn4150xejnm8c52m5j0',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:27:27.416628Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjpm9gppds0q8j6bt164','2026-11-22T19:27:27.444319Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjpk9ebhpfptc0jy5m7a','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82bmjqhw18vg627kwaxz3f7','2026-11-22T19:27:27.473927Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjq59fqk5ywhgzd52sh9','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82bmjr8hz8vt86fq4n8ms28','2026-11-22T19:27:27.496599Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjr6p602zsc42108qj89','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82bmjse37e6wxg03hs5sc71','2026-11-22T19:27:27.534197Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjrwe30vx1ezpfpy78sv','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:42307/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82bmjtxncysbr64h4dvfamk','2026-11-22T19:27:27.581699Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjtwky693jsta86yphvr','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82bmjvvjv91ydcgykngjw5g','2026-11-22T19:27:27.611614Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjvq78y83d4c9d43wact','create','record','01m82bmjvvc7ha68xdzhg2cbdw',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:27:27.611391Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjwjebktw0txdja7nv0a','2026-11-22T19:27:27.634472Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjwd09fye9fgrhc55ma7','create','record','01m82bmjwj6fcpey64dg4ed3xh',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:27:27.634207Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmjxac6v20peka0xfsjz6','2026-11-22T19:27:27.658406Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmjx64qf9djk76fwe3y4y','bulk_delete','record',NULL,'01m82bmjx9t15xcpjwbqhrndws',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82bmk05jyxpr3m1h7z33432','2026-11-22T19:27:27.749617Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmk0373zfernxa9zbve58','create','record','01m82bmk05cbdh440tmyymxxmh',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:27:27.749395Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmsbv2bxjpsmn8fx9cw5z','2026-11-22T19:27:34.267116Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmsb8r3p82k46w709d4s9','update','record','01m82bmhyxht5y3q96j84mewpx',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:27:26.685570Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmtr53sscs0xbhnvde4sd','2026-11-22T19:27:35.685137Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','cli','','','create','invitation','01m82bmtr4spkqdp0ztjyn77zy',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmtt7tjmh2t2y3m88aa0t','2026-11-22T19:27:35.751867Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmtrc6mpv3z8z7kn0b2nc','import','record',NULL,'01m82bmtrdknsy982ckvzh7ahs',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmtxpkrxbaya7j6y7sryf','2026-11-22T19:27:35.862659Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmtvsxtd39tx725q380hv','import','record',NULL,'01m82bmtvvfr5s3xb1sg6t0w33',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82bmty9h7hp424fnxgcnpyb','2026-11-22T19:27:35.881562Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmty84pmjbpsy07hvkpkp','create','record','01m82bmty9a1xwqkas227fegqf',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:27:35.881321Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmtz6pjt7ta324w4rvtq8','2026-11-22T19:27:35.910735Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmtysk2hrjehhsn4d9bh9','create','record','01m82bmtz6eza2346nhsac4p25',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:27:35.910479Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmv08yxcbg474rxvaax40','2026-11-22T19:27:35.945000Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmv07jrpg131xdtrgg6my','create','record','01m82bmv08rf815p0mpewwb1pa',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:27:35.944783Z"}',NULL);
INSERT INTO "change" VALUES('01m82bmv10xvnn737bq1e0xrv1','2026-11-22T19:27:35.968969Z','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','Owner','api','first token','01m82bmv0rgb2nbkxtd6nshg3m','bulk_delete','record',NULL,'01m82bmv10hat4yhc4w39d3x3v',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795375646685570,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795375646726367,'2026-11-22',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795375647298946,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333');
INSERT INTO "click_breakdown" VALUES(1795375647319558,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795375647345723,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795375646685570,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795375646726367,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795375646762942,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795375647298946,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795375647319558,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795375647345723,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795375646685570,'2026-11-22',-2632708032351906432);
INSERT INTO "click_visitor" VALUES(1795375646726367,'2026-11-22',-2632708032351906432);
INSERT INTO "click_visitor" VALUES(1795375647298946,'2026-11-22',-2632708032351906432);
INSERT INTO "click_visitor" VALUES(1795375647319558,'2026-11-22',-2632708032351906432);
INSERT INTO "click_visitor" VALUES(1795375647345723,'2026-11-22',-2632708032351906432);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('129399b358750300476b88b695c210b97dd0eb8f5fe03fe932456754f5f17839','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','{"tags":["spring"]}',2,'2026-11-22T20:27:36.040840Z');
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
INSERT INTO "delivery" VALUES('01m82bmqg8nmh0tgmw0bca9r3g','01m82bmhkxwaw12n6d0v03b3t4','01m82bmjmp56ry5843abpt4ngk','destination.broken','http://127.0.0.1:42307/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:27:32.360655Z","data":{"id":"01m82bmjmp56ry5843abpt4ngk","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:42307/gone","checked_at":"2026-11-22T19:27:32.347702Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:27:32.360721Z','2026-11-22T19:27:32.395853Z');
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
INSERT INTO "host" VALUES('localhost','01m82bmhr5jyjjbc7098g6b6de','01m82bmhkxwaw12n6d0v03b3t4','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:27:28.360270Z','2026-11-22T19:27:26.469657Z','2026-11-22T19:27:26.469661Z','2026-11-23T01:51:48.739415Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82bmhxrwj6wksb4e6wfjc4d','01m82bmhkxwaw12n6d0v03b3t4','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:27:33.719681Z"}]','','2026-11-22T19:27:33.719681Z','2026-11-22T19:27:26.648947Z','2026-11-22T19:27:26.648950Z','2026-11-22T19:38:09.228586Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82bmtr4spkqdp0ztjyn77zy','a23f7e0bc9405a84c44c6e7688709500b512e1f4e2fd7037053c27ce27a8d6e8','01m82bmhkxwaw12n6d0v03b3t4','Ada@acme.test','manager','01m82bmhkx74y32ymde8yq260c','2026-11-22T19:27:35.684847Z','2026-11-29T19:27:35.684795Z');
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
INSERT INTO "job" VALUES('01m82bmjx9t15xcpjwbqhrndws','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:27:27.655128Z',2,2,'2026-11-22T19:27:27.655128Z','2026-11-22T19:27:27.738446Z','2026-11-22T19:27:27.738446Z',1795375647634207,0,0,0,0,0,'',0,'api','first token','01m82bmjx64qf9djk76fwe3y4y');
INSERT INTO "job" VALUES('01m82bmtrdknsy982ckvzh7ahs','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:27:35.693612Z',3,0,'2026-11-22T19:27:35.693641Z','2026-11-22T19:27:35.771388Z','2026-11-22T19:27:35.771388Z',0,2,0,1,4,0,'',0,'api','first token','01m82bmtrc6mpv3z8z7kn0b2nc');
INSERT INTO "job" VALUES('01m82bmtvvfr5s3xb1sg6t0w33','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:27:35.803487Z',3,0,'2026-11-22T19:27:35.803517Z','2026-11-22T19:27:35.862750Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82bmtvsxtd39tx725q380hv');
INSERT INTO "job" VALUES('01m82bmv10hat4yhc4w39d3x3v','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:27:35.967129Z',3,1,'2026-11-22T19:27:35.967129Z','2026-11-22T19:27:36.026782Z',NULL,1795375655881321,0,0,0,0,0,'',0,'api','first token','01m82bmv0rgb2nbkxtd6nshg3m');
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
INSERT INTO "kept_answer" VALUES('01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82bmk05cbdh440tmyymxxmh","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82bmhkx74y32ymde8yq260c","created_via":"api","created_at":"2026-11-22T19:27:27.749395Z","updated_at":"2026-11-22T19:27:27.749395Z","expired_at":null}]}
','2026-11-22T19:27:27.749957Z');
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
INSERT INTO "kept_record" VALUES('01m82bmjxac6v20peka0xfsjz6',1795375647611391,'{"seq":1795375647611391,"id":"01m82bmjvvc7ha68xdzhg2cbdw","workspace_id":"01m82bmhkxwaw12n6d0v03b3t4","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82bmhkx74y32ymde8yq260c","created_via":"api","updated_at":"2026-11-22T19:27:27.611391Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82bmjxac6v20peka0xfsjz6',1795375647634207,'{"seq":1795375647634207,"id":"01m82bmjwj6fcpey64dg4ed3xh","workspace_id":"01m82bmhkxwaw12n6d0v03b3t4","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82bmhkx74y32ymde8yq260c","created_via":"api","updated_at":"2026-11-22T19:27:27.634207Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82bmv10xvnn737bq1e0xrv1',1795375655881321,'{"seq":1795375655881321,"id":"01m82bmty9a1xwqkas227fegqf","workspace_id":"01m82bmhkxwaw12n6d0v03b3t4","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82bmhkx74y32ymde8yq260c","created_via":"api","updated_at":"2026-11-22T19:27:35.881321Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','owner','2026-11-22T19:27:26.334228Z');
INSERT INTO "member" VALUES('01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','editor','2026-11-22T19:27:26.526182Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000f6ztgt7xzj7sga','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','import','2026-11-22T19:27:35.750941Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072352438,'01e286vbv0dp44mw6yrhy0fdwa','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','import','2026-11-22T19:27:35.861486Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375646480472,'01m82bmhrger667jdqqs24mrp5','01m82bmhkxwaw12n6d0v03b3t4','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','cli','2026-11-22T19:27:26.480472Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375646685570,'01m82bmhyxht5y3q96j84mewpx','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:26.685570Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375646726367,'01m82bmj06bfem7z9trp8wd8cz','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhrpt5ep3q6cc5vm9tes','api','2026-11-22T19:27:26.726367Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375646762942,'01m82bmj1axea4j8kahstck1a8','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:26.762942Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647265541,'01m82bmjh1gxqhvr805fm0bnwd','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$DEVbSqxZT8S69eaH$0662a8cfdd950e1f633b9f7fa0fd32f20d50bd5a72cade663828fe7d6e535f5a17af23dc96d7499f1ee16e7e0315d7ac17e82e0f0de388d174a4782e1771695d','off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhrpt5ep3q6cc5vm9tes','api','2026-11-22T19:27:27.265541Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647298946,'01m82bmjj2xjfhjzd5zs1nw5pd','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:27.298946Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647319558,'01m82bmjjqhe6frhs6w2j9trfa','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhrpt5ep3q6cc5vm9tes','api','2026-11-22T19:27:27.319558Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647333853,'01m82bmjk5tnve7jbhy6zb1z9p','01m82bmhkxwaw12n6d0v03b3t4','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:27.333853Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647345723,'01m82bmjkhpksfhxy04f258qv7','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:27.345723Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647361241,'01m82bmjm17hymgn0tyf7pqjqd','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:27.361241Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647382166,'01m82bmjmp56ry5843abpt4ngk','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:42307/gone','["http://127.0.0.1:42307/gone","http://127.0.0.1:42307/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:27.382166Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647396037,'01m82bmjn4150xejnm8c52m5j0','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:27.416628Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375647749395,'01m82bmk05cbdh440tmyymxxmh','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:27.749395Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375655750941,'01m82bmtt6xd72wepxscqgg9p9','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','import','2026-11-22T19:27:35.750941Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375655910479,'01m82bmtz6eza2346nhsac4p25','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:35.910479Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375655944783,'01m82bmv08rf815p0mpewwb1pa','01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bmhkx74y32ymde8yq260c','api','2026-11-22T19:27:35.944783Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795375647382166,'2026-11-22T19:27:28.242279Z','http://127.0.0.1:42307/fine','up','',200,33);
INSERT INTO "record_check" VALUES(1795375647382166,'2026-11-22T19:27:28.250428Z','http://127.0.0.1:42307/gone','down','It answers with the status 404.',404,33);
INSERT INTO "record_check" VALUES(1795375647382166,'2026-11-22T19:27:30.278192Z','http://127.0.0.1:42307/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795375647382166,'2026-11-22T19:27:30.470465Z','http://127.0.0.1:42307/fine','up','',200,24);
INSERT INTO "record_check" VALUES(1795375647382166,'2026-11-22T19:27:32.347702Z','http://127.0.0.1:42307/gone','down','It answers with the status 404.',404,7);
INSERT INTO "record_check" VALUES(1795375647382166,'2026-11-22T19:27:32.710214Z','http://127.0.0.1:42307/fine','up','',200,1);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82bmhkxwaw12n6d0v03b3t4',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072352438,'01m82bmhkxwaw12n6d0v03b3t4',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795375646685570,'01m82bmhkxwaw12n6d0v03b3t4',4,2,'2026-11-22T19:27:28.371360Z');
INSERT INTO "record_clicks" VALUES(1795375646726367,'01m82bmhkxwaw12n6d0v03b3t4',1,0,'2026-11-22T19:27:28.371361Z');
INSERT INTO "record_clicks" VALUES(1795375646762942,'01m82bmhkxwaw12n6d0v03b3t4',0,1,'');
INSERT INTO "record_clicks" VALUES(1795375647298946,'01m82bmhkxwaw12n6d0v03b3t4',3,0,'2026-11-22T19:27:28.371363Z');
INSERT INTO "record_clicks" VALUES(1795375647319558,'01m82bmhkxwaw12n6d0v03b3t4',1,0,'2026-11-22T19:27:28.371364Z');
INSERT INTO "record_clicks" VALUES(1795375647345723,'01m82bmhkxwaw12n6d0v03b3t4',1,0,'2026-11-22T19:27:28.371365Z');
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
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795375655910479,'01m82bmhkxwaw12n6d0v03b3t4','old');
INSERT INTO "record_tag" VALUES(1795375655944783,'01m82bmhkxwaw12n6d0v03b3t4','old');
INSERT INTO "record_tag" VALUES(1795375646685570,'01m82bmhkxwaw12n6d0v03b3t4','spring');
INSERT INTO "record_tag" VALUES(1795375646726367,'01m82bmhkxwaw12n6d0v03b3t4','spring');
INSERT INTO "record_tag" VALUES(1795375646685570,'01m82bmhkxwaw12n6d0v03b3t4','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1582971072352438,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375646480472,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375646685570,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375646726367,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375646762942,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647265541,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647298946,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647319558,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647333853,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647345723,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647361241,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647382166,'watchedgo.acme.testhttp://127.0.0.1:42307/gone');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647396037,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647749395,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375655750941,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375655910479,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375655944783,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375646480472);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375646762942);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647265541);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647333853);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647361241);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647382166);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647396037);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375647749395);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375655750941);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375655910479);
INSERT INTO "record_unclicked" VALUES('01m82bmhkxwaw12n6d0v03b3t4',1795375655944783);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:27:25.870898');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:27:25.893058');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:27:25.940193');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:27:25.971085');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:27:25.978495');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:27:25.980821');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:27:25.992145');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:27:26.003574');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:27:26.011828');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:27:26.016362');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:27:26.023443');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:27:26.026727');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:27:26.055552');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:27:26.061668');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:27:26.073328');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:27:26.091626');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:27:26.109391');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:27:26.116884');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:27:26.128523');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:27:26.138519');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 19:27:26.139503');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 19:27:26.141246');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 19:27:26.161540');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 19:27:26.167718');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-22 19:27:26.176772');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-22 19:27:26.180985');
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
INSERT INTO "session" VALUES('01m82bmtqghaga9xas99zxxbdr','1ea18a2b549f13cd5c6d79ca2d7947e64bd173c52241b5839f210da9b4fd37fb','01m82bmhkx74y32ymde8yq260c','01m82bmhkxwaw12n6d0v03b3t4','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:27:35.664300Z','2026-11-22T19:27:35.664300Z','2026-12-22T19:27:35.664300Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('0eba02ca4b616fac84f9993000b840f1090fd4f837b13c15fa2944699aa55f67','01m82bmhkx74y32ymde8yq260c','2026-11-22T19:57:35.676450Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','1bbb38d040d005eb8434e6d2f3bd3740 13');
INSERT INTO "state" VALUES('generation','72');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 9b1f25b80eecd4f0ef3194c3eb95fa8c');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','old',2);
INSERT INTO "tag_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','spring',2);
INSERT INTO "tag_count" VALUES('01m82bmhkxwaw12n6d0v03b3t4','Überblick',1);
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
INSERT INTO "token" VALUES('01m82bmhm0a0b3apanajcq90g7','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhkx74y32ymde8yq260c','api','first token','owner','fa1024bd29a1c36e45f35cee6f5b929c1f97acae7cd0762650e3170984d29407','2026-11-22T19:27:26.336336Z',NULL,'2026-11-22T19:27:26.665404Z',NULL);
INSERT INTO "token" VALUES('01m82bmht0y7g5qwyaq891m4qg','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','mcp','agent','viewer','b1e175a8cf0a28ed1a55f0fba8cf0b78f2a3f84395c6e7a1edc27f7d16d7abb2','2026-11-22T19:27:26.528989Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82bmhtvmd9arzzbza82ssdw','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','api','editor','editor','54f9c0c79f59438041025dca092df1ac97788e3a9bbabcd647fe6cce57ff17b6','2026-11-22T19:27:26.555678Z',NULL,'2026-11-22T19:27:26.713351Z',NULL);
INSERT INTO "token" VALUES('01m82bmhvbe1fxyv9fzhwbmmcx','01m82bmhkxwaw12n6d0v03b3t4','01m82bmhrpt5ep3q6cc5vm9tes','api','revoked','editor','f93a627e19d4f11d3280697bdc55ab05668bf9252527798d0cfe3859338b099f','2026-11-22T19:27:26.571473Z',NULL,NULL,'2026-11-22T19:27:26.602527Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82bmhkx74y32ymde8yq260c','Owner','owner@localhost','2026-11-22T19:27:26.333268Z','2026-11-22T19:27:35.659140Z','scrypt:16384:8:6$3yNLZIb8Sav25QfS$ab501d2770f5f5db501a085898059aaeb1c8187cc77a6b96e9eb48069be4af321705410a46e77c4fc4e39ab4d167cc8f029d2c755714f360655d142f88626070','system','','',1);
INSERT INTO "user" VALUES('01m82bmhrpt5ep3q6cc5vm9tes','Éva Kovács','Eva@acme.test','2026-11-22T19:27:26.486858Z','2026-11-22T19:27:26.486866Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795375647382166,'http://127.0.0.1:42307/fine','up',0,1,'2026-11-22T19:27:32.710214Z','2026-11-22T19:27:34.879313Z');
INSERT INTO "watch" VALUES(1795375647382166,'http://127.0.0.1:42307/gone','down',3,NULL,'2026-11-22T19:27:32.347702Z','2026-11-22T19:27:34.228901Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82bmhkxwaw12n6d0v03b3t4','Acmé','2026-11-22T19:27:26.333920Z','2026-11-22T19:27:27.581501Z','{"country":"DE","notify_url":"http://127.0.0.1:42307/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','hour','2026-11-22',X'6C273139233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','together','2026-11-22',X'CC64C7236E6577732E6578616D706C657F7F46697265666F787F4C696E75787F6465736B746F701333C7177F7F46697265666F787F4C696E75787F6465736B746F701336C71E7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F321331');
INSERT INTO "workspace_breakdown" VALUES('01m82bmhkxwaw12n6d0v03b3t4','destination','2026-11-22',X'4C17321331');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82bmhkxwaw12n6d0v03b3t4','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82bmhkxwaw12n6d0v03b3t4','2026-11-22',-2632708032351906432);
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
