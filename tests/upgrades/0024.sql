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
INSERT INTO "change" VALUES('01m82bqnsr1axbp7prj6h7pstz','2026-11-22T19:29:08.920057Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','cli','','','create','workspace','01m82bqnsqkwk1rm7w5v7bptfw',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqnszsk4g8fnn34xtw070','2026-11-22T19:29:08.927833Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','cli','','','create','token','01m82bqnszhkkz0zhma3rndqf3',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqnxfy5gxy7ve8m3qyhtb','2026-11-22T19:29:09.039984Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:29:09.039378Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqnxq8n0nh9areykpdc8h','2026-11-22T19:29:09.047308Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','cli','','','create','record','01m82bqnxhrq28xxqahmdzzq4w',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:29:09.041791Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqnyrxdbvz3exg5cw94x9','2026-11-22T19:29:09.080954Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','Éva Kovács','cli','','','create','token','01m82bqnyrpp8yt09806emska2',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqnz5y66jv7vx6zfjrdw4','2026-11-22T19:29:09.093979Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','Éva Kovács','cli','','','create','token','01m82bqnz5q34ptpvg8hfgv7xd',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqnzbcnpg41b8ynmcnf2t','2026-11-22T19:29:09.099417Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','Éva Kovács','cli','','','create','token','01m82bqnzb5zm0nmsmwze3q2h2',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqnzvkzjmvgwqjh9qpzq9','2026-11-22T19:29:09.115671Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','Éva Kovács','cli','','','delete','token','01m82bqnzb5zm0nmsmwze3q2h2',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqp1hq4dk6rgd6qd8nhe5','2026-11-22T19:29:09.169754Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqp0e8ys1pgew8bdy82ya','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:29:09.169420Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqp2wbj3apvzdmf3ywrkx','2026-11-22T19:29:09.212393Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqp28fbfd2ha6t4pzz9y9','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:29:09.211869Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqp3wb3tqd4eqz6r7cg0r','2026-11-22T19:29:09.244378Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqp38svqpbqd5k2bhrgqq','create','record','01m82bqp3vsa6krkd54x790j8a',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:29:09.243810Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqp6pmzanppph0s3qcj3b','2026-11-22T19:29:09.334697Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','Éva Kovács','api','editor','01m82bqp5dknregrya73c56248','create','record','01m82bqp6f7nyy3yj8r443gf89',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:29:09.327245Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqp7pf7t20xetk2yvq19e','2026-11-22T19:29:09.366502Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqp7521x2k65743dr5aqp','create','record','01m82bqp7p6r7jae39a6dwn7rz',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:29:09.366216Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqpp3cmktyk9nx9t15j7y','2026-11-22T19:29:09.827419Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','Éva Kovács','api','editor','01m82bqp997m9yygpdya51wznf','create','record','01m82bqpp355ax014vpyfwtetz',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:29:09.827165Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqpqetzkydwt6rng2rf0g','2026-11-22T19:29:09.870875Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqpq7ymhsjfqxwtw97x82','create','record','01m82bqpqekxcggyexrem14g8r',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:29:09.870637Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqpr6r8jyrd9pfqh62vc2','2026-11-22T19:29:09.894797Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','Éva Kovács','api','editor','01m82bqpqxwmpqejvpp747sd8y','create','record','01m82bqpr6ch4ns8dwm7ndy5k2',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:29:09.894401Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqprx9sre963rreec9xg5','2026-11-22T19:29:09.917328Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqprkhh3xpn17kjts81dz','create','record','01m82bqprx2gvbx5jsk434q2ms',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:29:09.917080Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqptkk33xg39qqvde27d4','2026-11-22T19:29:09.971621Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqpt9kj59zrxxbzfxs393','create','record','01m82bqptkdd408sk1bn77s78q',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:29:09.971429Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqptx5vvtpd615v7v97j5','2026-11-22T19:29:09.981198Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqptvxfmm95bb6hng6s28','create','record','01m82bqptx015rp17j2ykp38r2',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:29:09.981001Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqpvdbsaybk69mj94xzqs','2026-11-22T19:29:09.997390Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqpvbt51yk07zyr296v82','create','record','01m82bqpvcyadqp941kgydbe7c',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:44337/gone","destinations":["http://127.0.0.1:44337/gone","http://127.0.0.1:44337/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:29:09.996970Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqpwdgcpy92fmexnhw95c','2026-11-22T19:29:10.029534Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqpwc98e1zkp3szr1ne6s','create','record','01m82bqpwdasw6d4y47hapm7t6',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:29:10.029345Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqpxxnzhncpawt3t14kxw','2026-11-22T19:29:10.077731Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqpxc239hywrwpaadnkvz','update','record','01m82bqpwdasw6d4y47hapm7t6',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:29:10.077429Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqpykdd00m0p6kd8xmxcd','2026-11-22T19:29:10.099443Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqpyjbk5mbnxc4z02tg01','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82bqpz030ch4hxkr991ermt','2026-11-22T19:29:10.112111Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqpyyqn6w3q9tpyzrjy7f','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82bqq05n7zn9rnv199jbyze','2026-11-22T19:29:10.149694Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqq04bzxh2m15e4k08g2j','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82bqq11hfq5wrahq59psnys','2026-11-22T19:29:10.177572Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqq10gjs8gkckk3ypxf1w','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:44337/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82bqq1h83xcv0qcjjgspaaf','2026-11-22T19:29:10.193274Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqq1g1fcnk9jbmzd5d35g','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82bqq2npwxzcg39758s9xvq','2026-11-22T19:29:10.229743Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqq2mfcwwk0wqdz8b7thv','create','record','01m82bqq2ngp94ctvm8vp79fse',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:29:10.229534Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqq38hy00gt5qa650txj4','2026-11-22T19:29:10.248585Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqq379hpb66c1h4yhg6qa','create','record','01m82bqq38bmswvqgsdg1jqfc7',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:29:10.248372Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqq3v4qw0jw6vevpnyejh','2026-11-22T19:29:10.267167Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqq3n54s3tz79rjtnqq75','bulk_delete','record',NULL,'01m82bqq3tj5kx886werawcr7v',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82bqq5d65qeh3c22pyf0v6y','2026-11-22T19:29:10.317210Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqq5b2ht7jkkjpye2732a','create','record','01m82bqq5cz1h474qjwhze957t',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:29:10.316993Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqxj70cw6b20kcw8xw7mw','2026-11-22T19:29:16.871027Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqxj6466mmpv5fan7v0gb','update','record','01m82bqp3vsa6krkd54x790j8a',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:29:09.243810Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqygwnkb9b2jfkm4sy5qr','2026-11-22T19:29:17.852706Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','cli','','','create','invitation','01m82bqygwc2s0n1mrxxcp3vnr',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqyjb817yqrg8cas3wyh2','2026-11-22T19:29:17.899297Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqygy03b6jzfrw6859400','import','record',NULL,'01m82bqyh6nnk95t3gbnverbye',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqyn0gvj96xg09dfxtvd6','2026-11-22T19:29:17.984556Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqykb44ck7a59zrnv3b8d','import','record',NULL,'01m82bqykcw6p2rkr9pvz01dn2',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82bqyp1940fhddkmjgxqke9','2026-11-22T19:29:18.017312Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqynze0ab8skmrpmym2bj','create','record','01m82bqyp0y27xetsyvsy9e25v',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:29:18.016962Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqypd75s3gqexwvaarffe','2026-11-22T19:29:18.029241Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqypbwh98m27yby9y1mf5','create','record','01m82bqypd08wrfnxgc6czqjhq',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:29:18.029008Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqypxymxnw64qg6gpt5ry','2026-11-22T19:29:18.045991Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqypwje1nz574ykb0926x','create','record','01m82bqypxrgbyyffc859dsajm',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:29:18.045784Z"}',NULL);
INSERT INTO "change" VALUES('01m82bqyqysvypq6z2mresx6hx','2026-11-22T19:29:18.078842Z','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','Owner','api','first token','01m82bqyq7dw82n1j0gnvskkr7','bulk_delete','record',NULL,'01m82bqyqy6nam3q8m0f0tjqpf',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795375749243810,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795375749327245,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795375749870637,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333');
INSERT INTO "click_breakdown" VALUES(1795375749894401,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795375749971429,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795375749243810,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795375749327245,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795375749366216,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795375749870637,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795375749894401,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795375749971429,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795375749243810,'2026-11-22',-6376367245308497383);
INSERT INTO "click_visitor" VALUES(1795375749327245,'2026-11-22',-6376367245308497383);
INSERT INTO "click_visitor" VALUES(1795375749870637,'2026-11-22',-6376367245308497383);
INSERT INTO "click_visitor" VALUES(1795375749894401,'2026-11-22',-6376367245308497383);
INSERT INTO "click_visitor" VALUES(1795375749971429,'2026-11-22',-6376367245308497383);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('3fa1dd76f9c7843e8b730962a40d21345622b9146f056fce597fc9ca08d34e93','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','{"tags":["spring"]}',2,'2026-11-22T20:29:18.152978Z');
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
INSERT INTO "delivery" VALUES('01m82bqvvas3pccs67k28jt6yh','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqpvcyadqp941kgydbe7c','destination.broken','http://127.0.0.1:44337/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:29:15.114100Z","data":{"id":"01m82bqpvcyadqp941kgydbe7c","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:44337/gone","checked_at":"2026-11-22T19:29:15.096798Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:29:15.114842Z','2026-11-22T19:29:15.146492Z');
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
INSERT INTO "host" VALUES('localhost','01m82bqnxfa3re8gyjzmjpr69m','01m82bqnsqkwk1rm7w5v7bptfw','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:29:10.959670Z','2026-11-22T19:29:09.039374Z','2026-11-22T19:29:09.039378Z','2026-11-23T00:53:16.317430Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82bqp1hbj4d2xq9sgh1q2mb','01m82bqnsqkwk1rm7w5v7bptfw','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:29:16.351288Z"}]','','2026-11-22T19:29:16.351288Z','2026-11-22T19:29:09.169416Z','2026-11-22T19:29:09.169420Z','2026-11-22T19:39:13.233713Z',0,NULL,NULL,302,0,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82bqygwc2s0n1mrxxcp3vnr','56870442e6d9c23b7eb90b0c1abfe1fe214db9944e152589546c6df56436cb87','01m82bqnsqkwk1rm7w5v7bptfw','Ada@acme.test','manager','01m82bqnspxa0nq6ztp3vp4m5t','2026-11-22T19:29:17.852409Z','2026-11-29T19:29:17.852361Z');
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
INSERT INTO "job" VALUES('01m82bqq3tj5kx886werawcr7v','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:29:10.261940Z',2,2,'2026-11-22T19:29:10.261940Z','2026-11-22T19:29:10.312442Z','2026-11-22T19:29:10.312442Z',1795375750248372,0,0,0,0,0,'',0,'api','first token','01m82bqq3n54s3tz79rjtnqq75');
INSERT INTO "job" VALUES('01m82bqyh6nnk95t3gbnverbye','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:29:17.862661Z',3,0,'2026-11-22T19:29:17.862718Z','2026-11-22T19:29:17.909978Z','2026-11-22T19:29:17.909978Z',0,2,0,1,4,0,'',0,'api','first token','01m82bqygy03b6jzfrw6859400');
INSERT INTO "job" VALUES('01m82bqykcw6p2rkr9pvz01dn2','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:29:17.932872Z',3,0,'2026-11-22T19:29:17.932922Z','2026-11-22T19:29:17.984633Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82bqykb44ck7a59zrnv3b8d');
INSERT INTO "job" VALUES('01m82bqyqy6nam3q8m0f0tjqpf','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:29:18.056236Z',3,1,'2026-11-22T19:29:18.056236Z','2026-11-22T19:29:18.110150Z',NULL,1795375758016962,0,0,0,0,0,'',0,'api','first token','01m82bqyq7dw82n1j0gnvskkr7');
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
INSERT INTO "kept_answer" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82bqq5cz1h474qjwhze957t","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82bqnspxa0nq6ztp3vp4m5t","created_via":"api","created_at":"2026-11-22T19:29:10.316993Z","updated_at":"2026-11-22T19:29:10.316993Z","expired_at":null}]}
','2026-11-22T19:29:10.317550Z');
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
INSERT INTO "kept_record" VALUES('01m82bqq3v4qw0jw6vevpnyejh',1795375750229534,'{"seq":1795375750229534,"id":"01m82bqq2ngp94ctvm8vp79fse","workspace_id":"01m82bqnsqkwk1rm7w5v7bptfw","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82bqnspxa0nq6ztp3vp4m5t","created_via":"api","updated_at":"2026-11-22T19:29:10.229534Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82bqq3v4qw0jw6vevpnyejh',1795375750248372,'{"seq":1795375750248372,"id":"01m82bqq38bmswvqgsdg1jqfc7","workspace_id":"01m82bqnsqkwk1rm7w5v7bptfw","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82bqnspxa0nq6ztp3vp4m5t","created_via":"api","updated_at":"2026-11-22T19:29:10.248372Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82bqyqysvypq6z2mresx6hx',1795375758016962,'{"seq":1795375758016962,"id":"01m82bqyp0y27xetsyvsy9e25v","workspace_id":"01m82bqnsqkwk1rm7w5v7bptfw","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82bqnspxa0nq6ztp3vp4m5t","created_via":"api","updated_at":"2026-11-22T19:29:18.016962Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','owner','2026-11-22T19:29:08.919854Z');
INSERT INTO "member" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','editor','2026-11-22T19:29:09.068531Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000pbkzzd2bh19dz5','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','import','2026-11-22T19:29:17.892867Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072946085,'01e286vcdj2nqvtsrmkr3qpwq0','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','import','2026-11-22T19:29:17.984027Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749041791,'01m82bqnxhrq28xxqahmdzzq4w','01m82bqnsqkwk1rm7w5v7bptfw','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','cli','2026-11-22T19:29:09.041791Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749243810,'01m82bqp3vsa6krkd54x790j8a','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:09.243810Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749327245,'01m82bqp6f7nyy3yj8r443gf89','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqny7b66m67kwfmjrhh24','api','2026-11-22T19:29:09.327245Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749366216,'01m82bqp7p6r7jae39a6dwn7rz','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:09.366216Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749827165,'01m82bqpp355ax014vpyfwtetz','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$Age8EWoUWncs2QaI$53458e3d7539de44e21a9f99bed90b72cf650c2cc2164dbb79ca73458fc3bba24b363f2ca5994d4f980205e257881c0af53ad03fdbe8cf99304072dba39d7dd0','off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqny7b66m67kwfmjrhh24','api','2026-11-22T19:29:09.827165Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749870637,'01m82bqpqekxcggyexrem14g8r','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:09.870637Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749894401,'01m82bqpr6ch4ns8dwm7ndy5k2','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqny7b66m67kwfmjrhh24','api','2026-11-22T19:29:09.894401Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749917080,'01m82bqprx2gvbx5jsk434q2ms','01m82bqnsqkwk1rm7w5v7bptfw','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:09.917080Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749971429,'01m82bqptkdd408sk1bn77s78q','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:09.971429Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749981001,'01m82bqptx015rp17j2ykp38r2','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:09.981001Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375749996970,'01m82bqpvcyadqp941kgydbe7c','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:44337/gone','["http://127.0.0.1:44337/gone","http://127.0.0.1:44337/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:09.996970Z','[0]',1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375750029345,'01m82bqpwdasw6d4y47hapm7t6','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:10.077429Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375750316993,'01m82bqq5cz1h474qjwhze957t','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:10.316993Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375757892867,'01m82bqyj4v3hbqk23qbv7ecx6','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','import','2026-11-22T19:29:17.892867Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375758029008,'01m82bqypd08wrfnxgc6czqjhq','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:18.029008Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795375758045784,'01m82bqypxrgbyyffc859dsajm','01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82bqnspxa0nq6ztp3vp4m5t','api','2026-11-22T19:29:18.045784Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795375749996970,'2026-11-22T19:29:10.872313Z','http://127.0.0.1:44337/gone','down','It answers with the status 404.',404,18);
INSERT INTO "record_check" VALUES(1795375749996970,'2026-11-22T19:29:10.880097Z','http://127.0.0.1:44337/fine','up','',200,10);
INSERT INTO "record_check" VALUES(1795375749996970,'2026-11-22T19:29:12.882472Z','http://127.0.0.1:44337/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795375749996970,'2026-11-22T19:29:12.929584Z','http://127.0.0.1:44337/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795375749996970,'2026-11-22T19:29:14.764435Z','http://127.0.0.1:44337/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795375749996970,'2026-11-22T19:29:15.096798Z','http://127.0.0.1:44337/gone','down','It answers with the status 404.',404,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82bqnsqkwk1rm7w5v7bptfw',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072946085,'01m82bqnsqkwk1rm7w5v7bptfw',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795375749243810,'01m82bqnsqkwk1rm7w5v7bptfw',4,2,'2026-11-22T19:29:10.975015Z');
INSERT INTO "record_clicks" VALUES(1795375749327245,'01m82bqnsqkwk1rm7w5v7bptfw',1,0,'2026-11-22T19:29:10.975016Z');
INSERT INTO "record_clicks" VALUES(1795375749366216,'01m82bqnsqkwk1rm7w5v7bptfw',0,1,'');
INSERT INTO "record_clicks" VALUES(1795375749870637,'01m82bqnsqkwk1rm7w5v7bptfw',3,0,'2026-11-22T19:29:10.975018Z');
INSERT INTO "record_clicks" VALUES(1795375749894401,'01m82bqnsqkwk1rm7w5v7bptfw',1,0,'2026-11-22T19:29:10.975019Z');
INSERT INTO "record_clicks" VALUES(1795375749971429,'01m82bqnsqkwk1rm7w5v7bptfw',1,0,'2026-11-22T19:29:10.975020Z');
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
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795375758029008,'01m82bqnsqkwk1rm7w5v7bptfw','old');
INSERT INTO "record_tag" VALUES(1795375758045784,'01m82bqnsqkwk1rm7w5v7bptfw','old');
INSERT INTO "record_tag" VALUES(1795375749243810,'01m82bqnsqkwk1rm7w5v7bptfw','spring');
INSERT INTO "record_tag" VALUES(1795375749327245,'01m82bqnsqkwk1rm7w5v7bptfw','spring');
INSERT INTO "record_tag" VALUES(1795375749243810,'01m82bqnsqkwk1rm7w5v7bptfw','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1582971072946085,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749041791,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749243810,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749327245,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749366216,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749827165,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749870637,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749894401,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749917080,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749971429,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749981001,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749996970,'watchedgo.acme.testhttp://127.0.0.1:44337/gone');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375750029345,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375750316993,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375757892867,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375758029008,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375758045784,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749041791);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749366216);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749827165);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749917080);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749981001);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375749996970);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375750029345);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375750316993);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375757892867);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375758029008);
INSERT INTO "record_unclicked" VALUES('01m82bqnsqkwk1rm7w5v7bptfw',1795375758045784);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:29:08.311240');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:29:08.322157');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:29:08.350716');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:29:08.359543');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:29:08.365325');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:29:08.367223');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:29:08.375326');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:29:08.398902');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:29:08.413598');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:29:08.479897');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:29:08.537679');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:29:08.542925');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:29:08.553950');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:29:08.575620');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:29:08.591135');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:29:08.611572');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:29:08.619119');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:29:08.639637');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:29:08.657174');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:29:08.670579');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 19:29:08.679564');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 19:33:59.082313');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 19:33:59.084699');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 19:33:59.133720');
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
INSERT INTO "session" VALUES('01m82bqyfvdvctvj1jd8dmqh1d','f61bc0cc04467170625c17f0dff4651abc8d1d9ef6e3a8d4220bfb78d042f229','01m82bqnspxa0nq6ztp3vp4m5t','01m82bqnsqkwk1rm7w5v7bptfw','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:29:17.819219Z','2026-11-22T19:29:17.819219Z','2026-12-22T19:29:17.819219Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('989f5d46bc2f444f5613d85873a6b488fdd369736d4a48254e14f7ed9141f22e','01m82bqnspxa0nq6ztp3vp4m5t','2026-11-22T19:59:17.842667Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','f6f75b0fabc758d1fbcbc001bf50c217 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 9c72233e7cd5daf647b350a509bf66f9');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','old',2);
INSERT INTO "tag_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','spring',2);
INSERT INTO "tag_count" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','Überblick',1);
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
INSERT INTO "token" VALUES('01m82bqnszhkkz0zhma3rndqf3','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqnspxa0nq6ztp3vp4m5t','api','first token','owner','a7a3bbbbd1a2ac98da2822024e0a2a2f724b28159f4351c52c995ce793f8ca77','2026-11-22T19:29:08.927583Z',NULL,'2026-11-22T19:29:09.135539Z',NULL);
INSERT INTO "token" VALUES('01m82bqnyrpp8yt09806emska2','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','mcp','agent','viewer','41df9e56b4170e88eb62720299f3c3e841d67aa3ae9845c974b1365bd8459955','2026-11-22T19:29:09.080748Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82bqnz5q34ptpvg8hfgv7xd','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','api','editor','editor','253f8b67ef06da21b507a113064fbe5374afb5af1b5ecac6e96a8e86127bf583','2026-11-22T19:29:09.093761Z',NULL,'2026-11-22T19:29:09.318678Z',NULL);
INSERT INTO "token" VALUES('01m82bqnzb5zm0nmsmwze3q2h2','01m82bqnsqkwk1rm7w5v7bptfw','01m82bqny7b66m67kwfmjrhh24','api','revoked','editor','a49c9b1aa978de5ee312f7e523f85e00f4f5c7994dc54b919d87bdd52e2cbde2','2026-11-22T19:29:09.099209Z',NULL,NULL,'2026-11-22T19:29:09.115423Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82bqnspxa0nq6ztp3vp4m5t','Owner','owner@localhost','2026-11-22T19:29:08.918976Z','2026-11-22T19:29:17.817592Z','scrypt:16384:8:6$VPkjBf5Ml7uBET0i$faa53f611d08b9e26aa6231792bee67e022b632ffdd7c1b1e23f955640650f3c827d78712a1fc617a0738c20b8b3927a2108980d8833ad3c30eecce6aec35551','system','','',1);
INSERT INTO "user" VALUES('01m82bqny7b66m67kwfmjrhh24','Éva Kovács','Eva@acme.test','2026-11-22T19:29:09.063385Z','2026-11-22T19:29:09.063396Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795375749996970,'http://127.0.0.1:44337/fine','up',0,2,'2026-11-22T19:29:14.764435Z','2026-11-22T19:29:16.772777Z');
INSERT INTO "watch" VALUES(1795375749996970,'http://127.0.0.1:44337/gone','down',3,NULL,'2026-11-22T19:29:15.096798Z','2026-11-22T19:29:17.275671Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','Acmé','2026-11-22T19:29:08.919652Z','2026-11-22T19:29:10.192901Z','{"country":"DE","notify_url":"http://127.0.0.1:44337/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','hour','2026-11-22',X'6C273139233130');
INSERT INTO "workspace_breakdown" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','together','2026-11-22',X'CCCF67636C69636B734B13331337576F746865721330877265666572726572CB0FC70C6E6577732E6578616D706C650777636F756E7472792B07077762726F77736572CB107746697265666F787746697265666F786773797374656DCB0C574C696E7578574C696E757867646576696365CB10776465736B746F70776465736B746F70876C616E67756167652B070767736F757263652B0707676D656469756D2B07078763616D706169676E2B070777747269676765722B0707B764657374696E6174696F6E2B07074772756C652B0707');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82bqnsqkwk1rm7w5v7bptfw','2026-11-22',-6376367245308497383);
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
