-- A database with data in it, of 0028_expiries: see make.py
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
INSERT INTO "change" VALUES('01m82ssm47e326v4a14fqy7ysz','2026-11-22T23:34:52.807468Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','cli','','','create','workspace','01m82ssm4705twxpy4t8edzyzc',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82ssm49jct6t3ce0s936xm5','2026-11-22T23:34:52.809603Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','cli','','','create','token','01m82ssm49bdrzgqj19hdy4rxn',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82ssm5ehwpwag5vn260ex6t','2026-11-22T23:34:52.846595Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T23:34:52.845897Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm5hrs9jp70k68x3cz6t','2026-11-22T23:34:52.849807Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','cli','','','create','record','01m82ssm5hbwkrctva3wgdtm18',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T23:34:52.849380Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm5qrytr9zzsw8mtv1ds','2026-11-22T23:34:52.855819Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','cli','','','create','token','01m82ssm5qjg2n56k2vbrk4w14',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82ssm5sd9cnpvt1spqfvdtp','2026-11-22T23:34:52.857437Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','cli','','','create','token','01m82ssm5s7n0ym7p6h7q7jrq0',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82ssm5tveeptvmagg4wd4wj','2026-11-22T23:34:52.858888Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','cli','','','create','token','01m82ssm5tp11kbcm18dsrattp',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82ssm5w3nvp4xv1eh7hdmxm','2026-11-22T23:34:52.860132Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','cli','','','delete','token','01m82ssm5tp11kbcm18dsrattp',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82ssm69kkybs6sq0edb9y2b','2026-11-22T23:34:52.873639Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm649mqrx6bsmpsntz8z','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T23:34:52.873347Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm6ebx79hjzryze72yxx','2026-11-22T23:34:52.878393Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm6cb4yyscg7c07cksch','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T23:34:52.878118Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm6jdvjd3hjanqqsab19','2026-11-22T23:34:52.882458Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm6gpbentk55atd3c173','create','record','01m82ssm6j2k843czyfjb0gbbx',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T23:34:52.882083Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm6q41nftebfst18p8dg','2026-11-22T23:34:52.887145Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','api','editor','01m82ssm6n9qm279b86scevzg3','create','record','01m82ssm6ptsjrpptng4qyv0r8',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T23:34:52.886857Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm6tv1dhmcf2d7424pds','2026-11-22T23:34:52.890877Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm6rqs4p7d9w8nk9xf0v','create','record','01m82ssm6tm29rz7zefbpys0p1',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T23:34:52.890642Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm9hg16wrn6j5zmdw73e','2026-11-22T23:34:52.977525Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','api','editor','01m82ssm6w75aa8bjvt6ztftcg','create','record','01m82ssm9h8tvvjxsk8qsh58g3',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T23:34:52.977282Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm9mvyd9mq4gcb32vkvv','2026-11-22T23:34:52.980904Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm9kkj4gtg0n750j17gg','create','record','01m82ssm9mp2w50x6chyjrm9m6',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T23:34:52.980706Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm9qj42yftsqf16vydx9','2026-11-22T23:34:52.983590Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','api','editor','01m82ssm9pgcak3886f8ytptef','create','record','01m82ssm9qdfd63vrrhjb0qjmc',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T23:34:52.983431Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm9svatc3nm5pvrndqta','2026-11-22T23:34:52.985884Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm9rx2yw2yxnsaw83eqx','create','record','01m82ssm9sq3zrdxqrvvfjq3cv',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T23:34:52.985739Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm9w6egdyc8sv73qvjph','2026-11-22T23:34:52.988215Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm9v9m6d0rr45a9vn6dm','create','record','01m82ssm9w2d2xs5bqx19d2t6v',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T23:34:52.988077Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssm9yvpsaan6we3m3s0cp','2026-11-22T23:34:52.990896Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssm9xyk99h3dnc6cjt2tc','create','record','01m82ssm9yqg98t3z4wrjra1nx',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T23:34:52.990752Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssma190yygapw9adkpyg6','2026-11-22T23:34:52.993300Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssma037ef1g9tvd2jm7fa','create','record','01m82ssma0wbb34jx476qew0wn',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:39877/gone","destinations":["http://127.0.0.1:39877/gone","http://127.0.0.1:39877/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T23:34:52.992907Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssma3qeksqxn5rabcy457','2026-11-22T23:34:52.995761Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssma2nfbc3p2ejy2fgwg2','create','record','01m82ssma3k4cspmb6kdybnqme',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:39877","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-22T23:34:52.995612Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssma68tdzztb1dhscp1t2','2026-11-22T23:34:52.998300Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssma5d6jcrskesesca2hk','create','record','01m82ssma6495zq43j7e5gr0pt',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T23:34:52.998137Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssma9atzmmxywww5kdbvj','2026-11-22T23:34:53.001363Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssma7mph5kryxk31hvam2','update','record','01m82ssma6495zq43j7e5gr0pt',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T23:34:53.001140Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssmachj4bvsxz9a0zn3db','2026-11-22T23:34:53.004575Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmabdeqnjd6dn994gx6a','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82ssmaf7f88adxyw9wr5r9n','2026-11-22T23:34:53.007253Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmae2ezp2zrc3zz6hrbw','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82ssmajd1y9805cjegz7xkj','2026-11-22T23:34:53.010432Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmahj1e90ewxf0mff4vx','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82ssman75em81rdbqj94nd6','2026-11-22T23:34:53.013242Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmame8azx608r347mrah','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:39877/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82ssmaqwyfs3an6yap0xa12','2026-11-22T23:34:53.015939Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmaq6v2p3rjn7rq9mh6e','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82ssmatvs77e0j7v0envk3b','2026-11-22T23:34:53.018899Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmaswa74wbnqzkkhdbqj','create','record','01m82ssmatnw74peegmrjzh6zr',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T23:34:53.018700Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssmax44eh520at1xkzr9w','2026-11-22T23:34:53.021141Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmawc2z0yr0mbxw97jyz','create','record','01m82ssmawz6gcvmfw469hj95c',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T23:34:53.020998Z"}',NULL);
INSERT INTO "change" VALUES('01m82ssmb087824z9w40470x14','2026-11-22T23:34:53.024276Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmayj874fq21h3g5yd6f','bulk_delete','record',NULL,'01m82ssmazsy7hg6zvwr8t4k4d',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82ssmbggmybhkqqtysp08rs','2026-11-22T23:34:53.040542Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82ssmbefa93f1r1jpmnd350','create','record','01m82ssmbga9t2j1pttxpdjdqd',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T23:34:53.040329Z"}',NULL);
INSERT INTO "change" VALUES('01m82sst7366phs66a0atbabzc','2026-11-22T23:34:59.043219Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82sst71wddgrvc9dcc6aeza','update','record','01m82ssm6j2k843czyfjb0gbbx',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T23:34:52.882083Z"}',NULL);
INSERT INTO "change" VALUES('01m82sstf4qfpe3z8ajs3p8zmb','2026-11-22T23:34:59.300765Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','cli','','','create','invitation','01m82sstf4gjxd535ca01523ws',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82sstff0z5as1qs1k3d7exq','2026-11-22T23:34:59.311048Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82sstf5mab7w43a78p0hh65','import','record',NULL,'01m82sstf6n2a2vksdekhh5ww4',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82sstfyjwft2j4hc5f6yw52','2026-11-22T23:34:59.326618Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82sstfr59jhty7ed56escf1','import','record',NULL,'01m82sstfsj6vt0ks1wk4qqsee',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82sstg70qpjb2rdz0984y39','2026-11-22T23:34:59.335034Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82sstg5m2eeev1te9fqrz04','create','record','01m82sstg6rcfhhz35anqcgm60',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T23:34:59.334780Z"}',NULL);
INSERT INTO "change" VALUES('01m82sstg9j5wed9vtjytyebnm','2026-11-22T23:34:59.337591Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82sstg8fwak4qrz2x0gdkd4','create','record','01m82sstg9cwx6v0gv1nbhvm2r',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T23:34:59.337412Z"}',NULL);
INSERT INTO "change" VALUES('01m82sstgbtc2ev3cr2apwb0at','2026-11-22T23:34:59.339854Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82sstgavc6ry17rfsh7tb33','create','record','01m82sstgbn4nwmzw1zrf84es9',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T23:34:59.339676Z"}',NULL);
INSERT INTO "change" VALUES('01m82sstgffh6k6r03y5r83w6k','2026-11-22T23:34:59.343509Z','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','Owner','api','first token','01m82sstgd6dx04rtcnqf6pq5a','bulk_delete','record',NULL,'01m82sstgf3b1a20vh64043dah',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795390492882083,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32331333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32331331');
INSERT INTO "click_breakdown" VALUES(1795390492886857,'2026-11-22',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F32331331');
INSERT INTO "click_breakdown" VALUES(1795390492980706,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32331333');
INSERT INTO "click_breakdown" VALUES(1795390492983431,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32331331');
INSERT INTO "click_breakdown" VALUES(1795390492988077,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F32331331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795390492882083,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795390492886857,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795390492890642,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795390492980706,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795390492983431,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795390492988077,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795390492882083,'2026-11-22',-165091069107100456);
INSERT INTO "click_visitor" VALUES(1795390492886857,'2026-11-22',-165091069107100456);
INSERT INTO "click_visitor" VALUES(1795390492980706,'2026-11-22',-165091069107100456);
INSERT INTO "click_visitor" VALUES(1795390492983431,'2026-11-22',-165091069107100456);
INSERT INTO "click_visitor" VALUES(1795390492988077,'2026-11-22',-165091069107100456);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('a97ed4285d8e203e90b1f59c9999ff07f7d3fbea06075b896967233454bea898','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','{"tags":["spring"]}',2,'2026-11-23T00:34:59.357091Z');
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
INSERT INTO "delivery" VALUES('01m82ssrjaw1ktn71dx9t7ahev','01m82ssm4705twxpy4t8edzyzc','01m82ssma0wbb34jx476qew0wn','destination.broken','http://127.0.0.1:39877/notify','{"type":"destination.broken","timestamp":"2026-11-22T23:34:57.354857Z","data":{"id":"01m82ssma0wbb34jx476qew0wn","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:39877/gone","checked_at":"2026-11-22T23:34:57.339995Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T23:34:57.354926Z','2026-11-22T23:34:57.367968Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m82ssm5fpj8rer16d5ts1kqa','01m82ssm4705twxpy4t8edzyzc','host.created','localhost','{"type":"host.created","timestamp":"2026-11-22T23:34:52.847685Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T23:34:52.845894Z","updated_at":"2026-11-22T23:34:52.845897Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T23:34:52.847685Z');
INSERT INTO "event" VALUES(2,'01m82ssm5hwkprbetmk4q6me6f','01m82ssm4705twxpy4t8edzyzc','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"cli","own_qr":null,"status":302,"destination":"http://127.0.0.1:8000/docs","place":"hello","alias_folded":"hello","written":null,"seq":1795390492849380,"id":"01m82ssm5hbwkrctva3wgdtm18","updated_at":"2026-11-22T23:34:52.849380Z"},{}]',0,'2026-11-22T23:34:52.849909Z');
INSERT INTO "event" VALUES(3,'01m82ssm6a6t6mmes3vwj6t3m6','01m82ssm4705twxpy4t8edzyzc','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-22T23:34:52.874190Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T23:34:52.873344Z","updated_at":"2026-11-22T23:34:52.873347Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T23:34:52.874190Z');
INSERT INTO "event" VALUES(4,'01m82ssm6et528ndmm30eex2z2','01m82ssm4705twxpy4t8edzyzc','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-22T23:34:52.878808Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T23:34:52.878115Z","updated_at":"2026-11-22T23:34:52.878118Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T23:34:52.878808Z');
INSERT INTO "event" VALUES(5,'01m82ssm6jhph4bdhrefqgcdp9','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/stra%C3%9Fe?a=1#b","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"seq":1795390492882083,"id":"01m82ssm6j2k843czyfjb0gbbx","updated_at":"2026-11-22T23:34:52.882083Z"},{}]',0,'2026-11-22T23:34:52.882561Z');
INSERT INTO "event" VALUES(6,'01m82ssm6q86cxc4bkv4m9261w','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm5mvv2ms5as240mg9cs","created_via":"api","own_qr":null,"destination_weights":[0,7,0],"status":302,"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"place":"weights","alias_folded":"weights","written":null,"seq":1795390492886857,"id":"01m82ssm6ptsjrpptng4qyv0r8","updated_at":"2026-11-22T23:34:52.886857Z"},{}]',0,'2026-11-22T23:34:52.887257Z');
INSERT INTO "event" VALUES(7,'01m82ssm6typwwx06p4sgpxb9c','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"seq":1795390492890642,"id":"01m82ssm6tm29rz7zefbpys0p1","updated_at":"2026-11-22T23:34:52.890642Z"},{}]',0,'2026-11-22T23:34:52.890977Z');
INSERT INTO "event" VALUES(8,'01m82ssm9hm6amf49z4zz1wx17','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm5mvv2ms5as240mg9cs","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/secret","password_hash":"changed","place":"secret","alias_folded":"secret","written":null,"seq":1795390492977282,"id":"01m82ssm9h8tvvjxsk8qsh58g3","updated_at":"2026-11-22T23:34:52.977282Z"},{}]',0,'2026-11-22T23:34:52.977641Z');
INSERT INTO "event" VALUES(9,'01m82ssm9n06cm5mq8sas75z6w','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","place":"thrice","alias_folded":"thrice","written":null,"seq":1795390492980706,"id":"01m82ssm9mp2w50x6chyjrm9m6","updated_at":"2026-11-22T23:34:52.980706Z"},{}]',0,'2026-11-22T23:34:52.981002Z');
INSERT INTO "event" VALUES(10,'01m82ssm9qn0agmnkwbqn74cqx','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m82ssm5mvv2ms5as240mg9cs","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/f","plugins":["no-referrer"],"place":"plugins","alias_folded":"plugins","written":null,"seq":1795390492983431,"id":"01m82ssm9qdfd63vrrhjb0qjmc","updated_at":"2026-11-22T23:34:52.983431Z"},{}]',0,'2026-11-22T23:34:52.983668Z');
INSERT INTO "event" VALUES(11,'01m82ssm9sy7h7yp2hwqhyderx','01m82ssm4705twxpy4t8edzyzc','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/left","place":"left-behind","alias_folded":"left-behind","written":null,"seq":1795390492985739,"id":"01m82ssm9sq3zrdxqrvvfjq3cv","updated_at":"2026-11-22T23:34:52.985739Z"},{}]',0,'2026-11-22T23:34:52.985963Z');
INSERT INTO "event" VALUES(12,'01m82ssm9w90nc2mztg1s985gm','01m82ssm4705twxpy4t8edzyzc','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":301,"forward_path":true,"destination":"https://dest.example/root","place":"","alias_folded":"","written":null,"seq":1795390492988077,"id":"01m82ssm9w2d2xs5bqx19d2t6v","updated_at":"2026-11-22T23:34:52.988077Z"},{}]',0,'2026-11-22T23:34:52.988285Z');
INSERT INTO "event" VALUES(13,'01m82ssm9yy86dtcv77ck0zynq','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/p","place":"paused","alias_folded":"paused","written":null,"seq":1795390492990752,"id":"01m82ssm9yqg98t3z4wrjra1nx","updated_at":"2026-11-22T23:34:52.990752Z"},{}]',0,'2026-11-22T23:34:52.990964Z');
INSERT INTO "event" VALUES(14,'01m82ssma1bs5ea77zdmjx7hjj','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"http://127.0.0.1:39877/gone","destinations":["http://127.0.0.1:39877/gone","http://127.0.0.1:39877/fine"],"place":"watched","alias_folded":"watched","written":null,"seq":1795390492992907,"id":"01m82ssma0wbb34jx476qew0wn","updated_at":"2026-11-22T23:34:52.992907Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-22T23:34:52.993373Z');
INSERT INTO "event" VALUES(15,'01m82ssma3tfass5w0kxw1h5n4','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:39877","place":"ruled","alias_folded":"ruled","written":null,"seq":1795390492995612,"id":"01m82ssma3k4cspmb6kdybnqme","updated_at":"2026-11-22T23:34:52.995612Z"},{}]',0,'2026-11-22T23:34:52.995842Z');
INSERT INTO "event" VALUES(16,'01m82ssma6cf8tkz4zb1sz0z54','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example","place":"changed","alias_folded":"changed","written":null,"seq":1795390492998137,"id":"01m82ssma6495zq43j7e5gr0pt","updated_at":"2026-11-22T23:34:52.998137Z"},{}]',0,'2026-11-22T23:34:52.998393Z');
INSERT INTO "event" VALUES(17,'01m82ssma9ej7ac7menxb3ynbm','01m82ssm4705twxpy4t8edzyzc','link.updated','go.acme.test','','[{"seq":1795390492998137,"id":"01m82ssma6495zq43j7e5gr0pt","workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:53.001140Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-22T23:34:53.001461Z');
INSERT INTO "event" VALUES(18,'01m82ssmacsf14fqbts6ce83w3','01m82ssm4705twxpy4t8edzyzc','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-22T23:34:53.004791Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-22T23:34:52.878115Z","updated_at":"2026-11-22T23:34:52.878118Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-22T23:34:53.004791Z');
INSERT INTO "event" VALUES(19,'01m82ssmatyn9tvmxhz6xn8339','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-0","alias_folded":"gone-0","written":null,"seq":1795390493018700,"id":"01m82ssmatnw74peegmrjzh6zr","updated_at":"2026-11-22T23:34:53.018700Z"},{}]',0,'2026-11-22T23:34:53.018976Z');
INSERT INTO "event" VALUES(20,'01m82ssmax6fassazk91feq8dz','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-1","alias_folded":"gone-1","written":null,"seq":1795390493020998,"id":"01m82ssmawz6gcvmfw469hj95c","updated_at":"2026-11-22T23:34:53.020998Z"},{}]',0,'2026-11-22T23:34:53.021203Z');
INSERT INTO "event" VALUES(21,'01m82ssmb5dvqmmrpb6rxre6d7','01m82ssm4705twxpy4t8edzyzc','link.deleted','go.acme.test','','[{"seq":1795390493018700,"id":"01m82ssmatnw74peegmrjzh6zr","workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:53.018700Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-22T23:34:53.029435Z');
INSERT INTO "event" VALUES(22,'01m82ssmb5eg40jtw6ywyxzqk0','01m82ssm4705twxpy4t8edzyzc','link.deleted','go.acme.test','','[{"seq":1795390493020998,"id":"01m82ssmawz6gcvmfw469hj95c","workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:53.020998Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-22T23:34:53.029460Z');
INSERT INTO "event" VALUES(23,'01m82ssmbcyqq2c5myv411veds','01m82ssm4705twxpy4t8edzyzc','job.done','','{"type":"job.done","timestamp":"2026-11-22T23:34:53.036962Z","data":{"id":"01m82ssmazsy7hg6zvwr8t4k4d","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-22T23:34:53.023026Z","updated_at":"2026-11-22T23:34:53.036309Z","finished_at":"2026-11-22T23:34:53.036309Z"}}',NULL,0,'2026-11-22T23:34:53.036962Z');
INSERT INTO "event" VALUES(24,'01m82ssmbgmc2920j5xckeyh8z','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/once","place":"once","alias_folded":"once","written":null,"seq":1795390493040329,"id":"01m82ssmbga9t2j1pttxpdjdqd","updated_at":"2026-11-22T23:34:53.040329Z"},{}]',0,'2026-11-22T23:34:53.040647Z');
INSERT INTO "event" VALUES(25,'01m82ssmnhw8nyazymsr1tdszk','01m82ssm4705twxpy4t8edzyzc','link.exhausted','go.acme.test','','[{"seq":1795390492980706,"id":"01m82ssm9mp2w50x6chyjrm9m6","workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","place":"thrice","alias_folded":"thrice","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/thrice","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":"2020-01-01T00:00:00.000000Z","expired_at":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","max_clicks":3,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:52.980706Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-22T23:34:53.361890Z');
INSERT INTO "event" VALUES(26,'01m82ssrjba3fa3qjc5mh2027z','01m82ssm4705twxpy4t8edzyzc','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-22T23:34:57.355300Z","data":{"id":"01m82ssma0wbb34jx476qew0wn","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:39877/gone","checked_at":"2026-11-22T23:34:57.339995Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-22T23:34:57.355300Z');
INSERT INTO "event" VALUES(27,'01m82sst73e164dsrf2kyd05at','01m82ssm4705twxpy4t8edzyzc','link.updated','go.acme.test','','[{"seq":1795390492882083,"id":"01m82ssm6j2k843czyfjb0gbbx","workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:52.882083Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-22T23:34:59.043438Z');
INSERT INTO "event" VALUES(28,'01m82sstffmx6ej075hych9af1','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported","alias_folded":"imported","written":null,"seq":1582971072000000,"id":"01e286vbg000wn7wp6wvya8w32","updated_at":"2026-11-22T23:34:59.310325Z"},{}]',0,'2026-11-22T23:34:59.311662Z');
INSERT INTO "event" VALUES(29,'01m82sstffnc4r0n5c3jbs2rdc','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-too","alias_folded":"imported-too","written":null,"seq":1795390499310325,"id":"01m82sstfea50pwwb38jrr9s7f","updated_at":"2026-11-22T23:34:59.310325Z"},{}]',0,'2026-11-22T23:34:59.311681Z');
INSERT INTO "event" VALUES(30,'01m82sstfpnqg28f9w8y8tttvj','01m82ssm4705twxpy4t8edzyzc','job.done','','{"type":"job.done","timestamp":"2026-11-22T23:34:59.318670Z","data":{"id":"01m82sstf6n2a2vksdekhh5ww4","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-22T23:34:59.302686Z","updated_at":"2026-11-22T23:34:59.318108Z","finished_at":"2026-11-22T23:34:59.318108Z"}}',NULL,0,'2026-11-22T23:34:59.318670Z');
INSERT INTO "event" VALUES(31,'01m82sstfz3yppsbrwbj97jn50','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-next","alias_folded":"imported-next","written":null,"seq":1582971072583643,"id":"01e286vc27m3qm5dqtb5q2k0em","updated_at":"2026-11-22T23:34:59.326177Z"},{}]',0,'2026-11-22T23:34:59.327119Z');
INSERT INTO "event" VALUES(32,'01m82sstg74dy74krcvcjrkxqn','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-0","alias_folded":"old-0","written":null,"seq":1795390499334780,"id":"01m82sstg6rcfhhz35anqcgm60","updated_at":"2026-11-22T23:34:59.334780Z"},{}]',0,'2026-11-22T23:34:59.335136Z');
INSERT INTO "event" VALUES(33,'01m82sstg9mz0q5kckqsayp8nb','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-1","alias_folded":"old-1","written":null,"seq":1795390499337412,"id":"01m82sstg9cwx6v0gv1nbhvm2r","updated_at":"2026-11-22T23:34:59.337412Z"},{}]',0,'2026-11-22T23:34:59.337667Z');
INSERT INTO "event" VALUES(34,'01m82sstgbx4j6tj69hz4rdhjh','01m82ssm4705twxpy4t8edzyzc','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-2","alias_folded":"old-2","written":null,"seq":1795390499339676,"id":"01m82sstgbn4nwmzw1zrf84es9","updated_at":"2026-11-22T23:34:59.339676Z"},{}]',0,'2026-11-22T23:34:59.339928Z');
INSERT INTO "event" VALUES(35,'01m82sstgp9ytjyht1sra91rrn','01m82ssm4705twxpy4t8edzyzc','link.deleted','go.acme.test','','[{"seq":1795390499334780,"id":"01m82sstg6rcfhhz35anqcgm60","workspace":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:59.334780Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-22T23:34:59.350310Z');
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
INSERT INTO "host" VALUES('localhost','01m82ssm5dt5fyf75xe08kngw3','01m82ssm4705twxpy4t8edzyzc','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T23:34:53.143899Z','2026-11-22T23:34:52.845894Z','2026-11-22T23:34:52.845897Z','2026-11-23T05:52:37.495332Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82ssm699vdtc6ff40rybaaq','01m82ssm4705twxpy4t8edzyzc','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T23:34:58.536796Z"}]','','2026-11-22T23:34:58.536796Z','2026-11-22T23:34:52.873344Z','2026-11-22T23:34:52.873347Z','2026-11-22T23:44:52.856044Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82sstf4gjxd535ca01523ws','b06e17e24ed43998c4682600c7c2245468a91785cb781afa93e0a88b248169b0','01m82ssm4705twxpy4t8edzyzc','Ada@acme.test','manager','01m82ssm46bbryw1pnb04hrre5','2026-11-22T23:34:59.300548Z','2026-11-29T23:34:59.300516Z');
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
INSERT INTO "job" VALUES('01m82ssmazsy7hg6zvwr8t4k4d','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','bulk_delete','done','{"tags":["gone"]}','2026-11-22T23:34:53.023026Z',2,2,'2026-11-22T23:34:53.023026Z','2026-11-22T23:34:53.036309Z','2026-11-22T23:34:53.036309Z',1795390493020998,0,0,0,0,0,'',0,'api','first token','01m82ssmayj874fq21h3g5yd6f');
INSERT INTO "job" VALUES('01m82sstf6n2a2vksdekhh5ww4','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T23:34:59.302659Z',3,0,'2026-11-22T23:34:59.302686Z','2026-11-22T23:34:59.318108Z','2026-11-22T23:34:59.318108Z',0,2,0,1,4,0,'',0,'api','first token','01m82sstf5mab7w43a78p0hh65');
INSERT INTO "job" VALUES('01m82sstfsj6vt0ks1wk4qqsee','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T23:34:59.321566Z',3,0,'2026-11-22T23:34:59.321594Z','2026-11-22T23:34:59.326672Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82sstfr59jhty7ed56escf1');
INSERT INTO "job" VALUES('01m82sstgf3b1a20vh64043dah','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T23:34:59.341762Z',3,1,'2026-11-22T23:34:59.341762Z','2026-11-22T23:34:59.349838Z',NULL,1795390499334780,0,0,0,0,0,'',0,'api','first token','01m82sstgd6dx04rtcnqf6pq5a');
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
INSERT INTO "kept_answer" VALUES('01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82ssmbga9t2j1pttxpdjdqd","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","created_at":"2026-11-22T23:34:53.040329Z","updated_at":"2026-11-22T23:34:53.040329Z","expired_at":null}]}
','2026-11-22T23:34:53.040930Z');
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
INSERT INTO "kept_record" VALUES('01m82ssmb087824z9w40470x14',1795390493018700,'{"seq":1795390493018700,"id":"01m82ssmatnw74peegmrjzh6zr","workspace_id":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:53.018700Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82ssmb087824z9w40470x14',1795390493020998,'{"seq":1795390493020998,"id":"01m82ssmawz6gcvmfw469hj95c","workspace_id":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:53.020998Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82sstgffh6k6r03y5r83w6k',1795390499334780,'{"seq":1795390499334780,"id":"01m82sstg6rcfhhz35anqcgm60","workspace_id":"01m82ssm4705twxpy4t8edzyzc","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82ssm46bbryw1pnb04hrre5","created_via":"api","updated_at":"2026-11-22T23:34:59.334780Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','owner','2026-11-22T23:34:52.807259Z');
INSERT INTO "member" VALUES('01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','editor','2026-11-22T23:34:52.853450Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000wn7wp6wvya8w32','01m82ssm4705twxpy4t8edzyzc','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','import','2026-11-22T23:34:59.310325Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072583643,'01e286vc27m3qm5dqtb5q2k0em','01m82ssm4705twxpy4t8edzyzc','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','import','2026-11-22T23:34:59.326177Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492849380,'01m82ssm5hbwkrctva3wgdtm18','01m82ssm4705twxpy4t8edzyzc','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','cli','2026-11-22T23:34:52.849380Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492882083,'01m82ssm6j2k843czyfjb0gbbx','01m82ssm4705twxpy4t8edzyzc','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.882083Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492886857,'01m82ssm6ptsjrpptng4qyv0r8','01m82ssm4705twxpy4t8edzyzc','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm5mvv2ms5as240mg9cs','api','2026-11-22T23:34:52.886857Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492890642,'01m82ssm6tm29rz7zefbpys0p1','01m82ssm4705twxpy4t8edzyzc','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.890642Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492977282,'01m82ssm9h8tvvjxsk8qsh58g3','01m82ssm4705twxpy4t8edzyzc','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$YyYxPMZ2Ap5Vixgz$861abc14ea614a6c57402daa366ca6ca5b4cd61d71244ef8067e1c9937d383b01eeabeadb9cdb3ca23ab86ca775440fde1f082b693030fcb45e97afba8b84913','off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm5mvv2ms5as240mg9cs','api','2026-11-22T23:34:52.977282Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492980706,'01m82ssm9mp2w50x6chyjrm9m6','01m82ssm4705twxpy4t8edzyzc','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.980706Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492983431,'01m82ssm9qdfd63vrrhjb0qjmc','01m82ssm4705twxpy4t8edzyzc','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm5mvv2ms5as240mg9cs','api','2026-11-22T23:34:52.983431Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492985739,'01m82ssm9sq3zrdxqrvvfjq3cv','01m82ssm4705twxpy4t8edzyzc','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.985739Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492988077,'01m82ssm9w2d2xs5bqx19d2t6v','01m82ssm4705twxpy4t8edzyzc','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.988077Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492990752,'01m82ssm9yqg98t3z4wrjra1nx','01m82ssm4705twxpy4t8edzyzc','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.990752Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492992907,'01m82ssma0wbb34jx476qew0wn','01m82ssm4705twxpy4t8edzyzc','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:39877/gone','["http://127.0.0.1:39877/gone","http://127.0.0.1:39877/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.992907Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390492995612,'01m82ssma3k4cspmb6kdybnqme','01m82ssm4705twxpy4t8edzyzc','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:39877',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:52.995612Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}');
INSERT INTO "record" VALUES(1795390492998137,'01m82ssma6495zq43j7e5gr0pt','01m82ssm4705twxpy4t8edzyzc','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:53.001140Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390493040329,'01m82ssmbga9t2j1pttxpdjdqd','01m82ssm4705twxpy4t8edzyzc','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:53.040329Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390499310325,'01m82sstfea50pwwb38jrr9s7f','01m82ssm4705twxpy4t8edzyzc','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','import','2026-11-22T23:34:59.310325Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390499337412,'01m82sstg9cwx6v0gv1nbhvm2r','01m82ssm4705twxpy4t8edzyzc','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:59.337412Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795390499339676,'01m82sstgbn4nwmzw1zrf84es9','01m82ssm4705twxpy4t8edzyzc','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82ssm46bbryw1pnb04hrre5','api','2026-11-22T23:34:59.339676Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795390492992907,'2026-11-22T23:34:53.124225Z','http://127.0.0.1:39877/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795390492992907,'2026-11-22T23:34:53.124869Z','http://127.0.0.1:39877/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795390492992907,'2026-11-22T23:34:55.070496Z','http://127.0.0.1:39877/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795390492992907,'2026-11-22T23:34:55.336668Z','http://127.0.0.1:39877/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795390492992907,'2026-11-22T23:34:57.291262Z','http://127.0.0.1:39877/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795390492992907,'2026-11-22T23:34:57.339995Z','http://127.0.0.1:39877/gone','down','It answers with the status 404.',404,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82ssm4705twxpy4t8edzyzc',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072583643,'01m82ssm4705twxpy4t8edzyzc',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795390492882083,'01m82ssm4705twxpy4t8edzyzc',4,2,'2026-11-22T23:34:53.355694Z');
INSERT INTO "record_clicks" VALUES(1795390492886857,'01m82ssm4705twxpy4t8edzyzc',1,0,'2026-11-22T23:34:53.355695Z');
INSERT INTO "record_clicks" VALUES(1795390492890642,'01m82ssm4705twxpy4t8edzyzc',0,1,'');
INSERT INTO "record_clicks" VALUES(1795390492980706,'01m82ssm4705twxpy4t8edzyzc',3,0,'2026-11-22T23:34:53.355697Z');
INSERT INTO "record_clicks" VALUES(1795390492983431,'01m82ssm4705twxpy4t8edzyzc',1,0,'2026-11-22T23:34:53.355698Z');
INSERT INTO "record_clicks" VALUES(1795390492988077,'01m82ssm4705twxpy4t8edzyzc',1,0,'2026-11-22T23:34:53.355699Z');
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
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82ssm4705twxpy4t8edzyzc','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795390499337412,'01m82ssm4705twxpy4t8edzyzc','old');
INSERT INTO "record_tag" VALUES(1795390499339676,'01m82ssm4705twxpy4t8edzyzc','old');
INSERT INTO "record_tag" VALUES(1795390492882083,'01m82ssm4705twxpy4t8edzyzc','spring');
INSERT INTO "record_tag" VALUES(1795390492886857,'01m82ssm4705twxpy4t8edzyzc','spring');
INSERT INTO "record_tag" VALUES(1795390492882083,'01m82ssm4705twxpy4t8edzyzc','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1582971072583643,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492849380,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492882083,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492886857,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492890642,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492977282,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492980706,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492983431,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492985739,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492988077,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492990752,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492992907,'watchedgo.acme.testhttp://127.0.0.1:39877/gone');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492995612,'ruledgo.acme.testhttp://127.0.0.1:39877');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492998137,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390493040329,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390499310325,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390499337412,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390499339676,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492849380);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492890642);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492977282);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492985739);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492990752);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492992907);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492995612);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390492998137);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390493040329);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390499310325);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390499337412);
INSERT INTO "record_unclicked" VALUES('01m82ssm4705twxpy4t8edzyzc',1795390499339676);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 23:34:52.723830');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 23:34:52.725238');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 23:34:52.730005');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 23:34:52.731274');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 23:34:52.731899');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 23:34:52.733006');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 23:34:52.733647');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 23:34:52.735576');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 23:34:52.736694');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 23:34:52.738530');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 23:34:52.739531');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 23:34:52.740419');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 23:34:52.745265');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 23:34:52.746721');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 23:34:52.748401');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 23:34:52.750882');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 23:34:52.751985');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 23:34:52.754653');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 23:34:52.756818');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 23:34:52.757452');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 23:34:52.758261');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 23:34:52.759767');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 23:34:52.761001');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 23:34:52.762550');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-22 23:34:52.763524');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-22 23:34:52.764046');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-22 23:34:52.766173');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-22 23:34:52.766974');
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
INSERT INTO "session" VALUES('01m82sstf1z2pvxf08fxm9gbr0','36d80d685122af973dc4ca0fd16bda6b9537e5d6ce287f12e92106412122b691','01m82ssm46bbryw1pnb04hrre5','01m82ssm4705twxpy4t8edzyzc','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T23:34:59.297781Z','2026-11-22T23:34:59.297781Z','2026-12-22T23:34:59.297781Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('d1cbc3611ca6a5e5b95a267294b40049772f73c8d47e6393bf10a4162b878fb5','01m82ssm46bbryw1pnb04hrre5','2026-11-23T00:04:59.298645Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','e53db2ff790f74b2f681853b2b37beb9 13');
INSERT INTO "state" VALUES('expiries_reported','2026-11-22T23:34:52.766000Z 0');
INSERT INTO "state" VALUES('generation','72');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 603c19626d04445d1e630fee046cd0ed');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82ssm4705twxpy4t8edzyzc','old',2);
INSERT INTO "tag_count" VALUES('01m82ssm4705twxpy4t8edzyzc','spring',2);
INSERT INTO "tag_count" VALUES('01m82ssm4705twxpy4t8edzyzc','Überblick',1);
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
INSERT INTO "token" VALUES('01m82ssm49bdrzgqj19hdy4rxn','01m82ssm4705twxpy4t8edzyzc','01m82ssm46bbryw1pnb04hrre5','api','first token','owner','996b673c38d66615f4f3695c11ca2bdcdc9d9399e1e8e686e08bcefbc17bdc16','2026-11-22T23:34:52.809381Z',NULL,'2026-11-22T23:34:52.869498Z',NULL);
INSERT INTO "token" VALUES('01m82ssm5qjg2n56k2vbrk4w14','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','mcp','agent','viewer','01662c9dd6cac60d1c2623e4ee300a0a2ab534dbe569010e5b00bd6f97b7aee3','2026-11-22T23:34:52.855616Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82ssm5s7n0ym7p6h7q7jrq0','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','api','editor','editor','fe7d5ff806edf7a3abb3dd15d3a903f0b90df30f97360925c972ad9a1f05f9a3','2026-11-22T23:34:52.857259Z',NULL,'2026-11-22T23:34:52.885569Z',NULL);
INSERT INTO "token" VALUES('01m82ssm5tp11kbcm18dsrattp','01m82ssm4705twxpy4t8edzyzc','01m82ssm5mvv2ms5as240mg9cs','api','revoked','editor','8d5e045eebe7a3fac738900e29a32d9741b7c6df912a30f481177a2f13c6af37','2026-11-22T23:34:52.858719Z',NULL,NULL,'2026-11-22T23:34:52.859974Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82ssm46bbryw1pnb04hrre5','Owner','owner@localhost','2026-11-22T23:34:52.806399Z','2026-11-22T23:34:59.296233Z','scrypt:16384:8:6$NDETkUd5q6bRU68N$11341c7f6e061727a745c0dcb328d5256ba4c969cea0df396c6e137cda36b4ddf01852c636bac702a26c595920622481540896ccdf70d91d615cd01308b42228','system','','',1);
INSERT INTO "user" VALUES('01m82ssm5mvv2ms5as240mg9cs','Éva Kovács','Eva@acme.test','2026-11-22T23:34:52.852908Z','2026-11-22T23:34:52.852915Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795390492992907,'http://127.0.0.1:39877/fine','up',0,1,'2026-11-22T23:34:57.291262Z','2026-11-22T23:34:59.159035Z');
INSERT INTO "watch" VALUES(1795390492992907,'http://127.0.0.1:39877/gone','down',3,NULL,'2026-11-22T23:34:57.339995Z','2026-11-22T23:34:59.174235Z');
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
INSERT INTO "workspace" VALUES('01m82ssm4705twxpy4t8edzyzc','Acmé','2026-11-22T23:34:52.807022Z','2026-11-22T23:34:53.015758Z','{"country":"DE","notify_url":"http://127.0.0.1:39877/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','destination','2026-11-22',X'4C17321331');
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','hour','2026-11-22',X'6C273233233130');
INSERT INTO "workspace_breakdown" VALUES('01m82ssm4705twxpy4t8edzyzc','together','2026-11-22',X'CCF167636C69636B736B133313361331576F746865721330877265666572726572CB10C70C6E6577732E6578616D706C65070777636F756E7472793B0707077762726F77736572CB187746697265666F787746697265666F787746697265666F786773797374656DCB12574C696E7578574C696E7578574C696E757867646576696365CB18776465736B746F70776465736B746F70776465736B746F70876C616E67756167653B07070767736F757263653B070707676D656469756D3B0707078763616D706169676E3B07070777747269676765723B070707B764657374696E6174696F6E4B070717324772756C653B070707');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82ssm4705twxpy4t8edzyzc','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82ssm4705twxpy4t8edzyzc','2026-11-22',-165091069107100456);
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
