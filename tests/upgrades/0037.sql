-- A database with data in it, of 0037_taken_clicks: see make.py
BEGIN TRANSACTION;
CREATE TABLE agent_client (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        redirect_uris TEXT NOT NULL,
        auth_method TEXT NOT NULL,
        digest TEXT,
        created_at TEXT NOT NULL,
        fetched_at TEXT,
        expires_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE agent_grant (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        client_id TEXT NOT NULL REFERENCES agent_client (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        scope TEXT NOT NULL,
        redirect_uri TEXT NOT NULL,
        code_digest TEXT NOT NULL UNIQUE,
        challenge TEXT NOT NULL,
        family TEXT UNIQUE,
        created_at TEXT NOT NULL,
        redeemed_at TEXT,
        last_used_at TEXT,
        expires_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE agent_token (
        digest TEXT NOT NULL PRIMARY KEY,
        grant_id TEXT NOT NULL REFERENCES agent_grant (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        replaced_at TEXT
    ) STRICT
    ;
CREATE TABLE authenticator (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        confirmed_at TEXT,
        last_step INTEGER NOT NULL
    ) STRICT
    ;
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
INSERT INTO "change" VALUES('01m8c5mmad9hjjnbqhsq1vszn7','2026-11-26T14:55:01.965318Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','cli','','','create','workspace','01m8c5mmacrnpf743a7ra6s9k1',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mmag0amkew87te2s7hgj','2026-11-26T14:55:01.968046Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','cli','','','create','token','01m8c5mmafp8ak1m414h9f1kk2',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mmbz7qr317gwf7b6bs0n','2026-11-26T14:55:02.015267Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:55:02.014457Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmc33xqbf2tng7zwp3pf','2026-11-26T14:55:02.019139Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','cli','','','create','record','01m8c5mmc2kw8dss6pja5v0zyp',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-26T14:55:02.018636Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmcb5deewffe0h3f2k2p','2026-11-26T14:55:02.027185Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','cli','','','create','token','01m8c5mmcax74rk5y0y91960j4',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mmcddab0t47gtx9e1gr7','2026-11-26T14:55:02.029438Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','cli','','','create','token','01m8c5mmcd667kzvxes56ejhvt',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mmcf452xfse24xrsam94','2026-11-26T14:55:02.031143Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','cli','','','create','token','01m8c5mmcewbszskh4rpfssd68',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mmchqp3ce9pd6jc87zkg','2026-11-26T14:55:02.033778Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','cli','','','delete','token','01m8c5mmcewbszskh4rpfssd68',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mmdkm0tnw97p7sty8632','2026-11-26T14:55:02.067655Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmdbr38se4x74yw3r9n6','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:55:02.067264Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmdv92dn79t1jwg4ffza','2026-11-26T14:55:02.075301Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmdqxypn3pastpyvb7p8','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:55:02.074971Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mme04fx5390zez4aj7na','2026-11-26T14:55:02.080155Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmdy11mc2x3gxhwa0w6h','create','record','01m8c5mmdzqxjscwhc6j4b3vfz',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-26T14:55:02.079765Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mme5t7jv41v4fwg6kkjg','2026-11-26T14:55:02.085848Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','api','editor','01m8c5mme3pttxhpw8qqpaxykh','create','record','01m8c5mme5jzccthy5f7pt1wq4',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-26T14:55:02.085607Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmeartvqs3p782xcdt6v','2026-11-26T14:55:02.090804Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mme7vv8p5ak3tbcj3ra8','create','record','01m8c5mmeahngr6fhws5hcg3sf',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-26T14:55:02.090565Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmhj8s5g9he3kdbze8gm','2026-11-26T14:55:02.194292Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','api','editor','01m8c5mmecdsg5r31fmx0abd31','create','record','01m8c5mmhj0rnbrmcxbhwah42d',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-26T14:55:02.194024Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmhpg8r3v2w629fgphgj','2026-11-26T14:55:02.198591Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmhmd17wz3qv18gck28f','create','record','01m8c5mmhnyf6ggc42h3n2v7yj',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-26T14:55:02.197975Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmht5c5drg3xk4x2e4wn','2026-11-26T14:55:02.202182Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','api','editor','01m8c5mmhrnset4s58y4f8qyet','create','record','01m8c5mmhsyz64q65r1b01560e',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-26T14:55:02.201991Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmhx0rmhkwan6tg0df1a','2026-11-26T14:55:02.205034Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmhvp9tmyvwcbjw7b3xf','create','record','01m8c5mmhwteqp467bpdyj1m9b',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-26T14:55:02.204846Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmhzjyxp4knbcm6vx7en','2026-11-26T14:55:02.207616Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmhyamegmhqq6c8p4d97','create','record','01m8c5mmhzd4ymjycjs22t4fe0',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-26T14:55:02.207420Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmj2vnnsd62fvnptc10a','2026-11-26T14:55:02.210894Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmj1mxdzw5va5nqb0y5a','create','record','01m8c5mmj2p4543hptmzbachzb',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-26T14:55:02.210708Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmj5s9w8t95qh9q5eemz','2026-11-26T14:55:02.213821Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmj475wbsz24wq5fcpsj','create','record','01m8c5mmj59c3k9abvngwk4wjs',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:38393/gone","destinations":["http://127.0.0.1:38393/gone","http://127.0.0.1:38393/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-26T14:55:02.213300Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmj92a2b8wcvq82b3x6r','2026-11-26T14:55:02.217084Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmj7dsyjdwtfjd96p1mc','create','record','01m8c5mmj8w42rtb024nfvm1n6',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:38393","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-26T14:55:02.216900Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmjbhsgw9tbrkk9h788n','2026-11-26T14:55:02.219584Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmjadnmcxznmrmvrcagv','create','record','01m8c5mmjbbpdn1nkqpk8e56na',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-26T14:55:02.219374Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmjf5bknmnwe0npg8ht1','2026-11-26T14:55:02.223185Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmjcy5w95b41nd9a7zsb','update','record','01m8c5mmjbbpdn1nkqpk8e56na',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-26T14:55:02.222951Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmjkcx7dpwbt948pdn9y','2026-11-26T14:55:02.227436Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmjhbvmcj5rw32azbg8n','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8c5mmjpmj8gxzcep380r299','2026-11-26T14:55:02.230676Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmjn4x0tjpcek1zvbqe8','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8c5mmjthjydsn7gt49jcx5m','2026-11-26T14:55:02.234576Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmjse8v13tzamkh2pmjj','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8c5mmjy2a2dpjcarqjr6y48','2026-11-26T14:55:02.238087Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmjx07v1zsk3z5vkh4zs','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:38393/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8c5mmk1jgm4edvhmz9328w8','2026-11-26T14:55:02.241606Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmk0hcv4865t72gf8nqy','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8c5mmk5a5agwqvj8v3da15v','2026-11-26T14:55:02.245334Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmk41bdv4cacn5e88d5y','create','record','01m8c5mmk52yyg2dbsab8hzdtp',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T14:55:02.245094Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmk83a3jrhnhk2vr99m7','2026-11-26T14:55:02.248116Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmk6qhkfr9ncq7hrwza2','create','record','01m8c5mmk7vjy76s9zmde1e0wr',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T14:55:02.247882Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mmkc6433s7sznkzhscba','2026-11-26T14:55:02.252215Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmk9ncv7zpr6m2988vhj','bulk_delete','record',NULL,'01m8c5mmkace0thqy8r24wj2m7',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8c5mmm0ybe2vyn2a8agjzqt','2026-11-26T14:55:02.272981Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mmkyexs3hxbzj2qtfg8a','create','record','01m8c5mmm0py153bdjty7tftd2',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-26T14:55:02.272734Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mtmnw0zgcxwr54ffs96p','2026-11-26T14:55:08.437918Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mtmmaewycyn7xwhk69bw','update','record','01m8c5mmdzqxjscwhc6j4b3vfz',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-26T14:55:02.079765Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mtzs2tjpev7mb410etzd','2026-11-26T14:55:08.793118Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','cli','','','create','invitation','01m8c5mtzrjp54p41pts9z31kw',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mv0asvwzs7h438gw9xxm','2026-11-26T14:55:08.810859Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mtztm5hh8c9kcsjvd9qh','import','record',NULL,'01m8c5mtzwpbgbbtnr09b0tfdg',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mv11236sm5ysbtqsb15m','2026-11-26T14:55:08.833084Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mv0phypdhee4kdw53qd9','import','record',NULL,'01m8c5mv0r8mbnpqcxbgpbzgkj',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8c5mv1dwhfbzx6vqgancyga','2026-11-26T14:55:08.845935Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mv1baqdnbdtd8h8q6yrd','create','record','01m8c5mv1dfx0941pmk6ds35cn',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:55:08.845509Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mv1k06krnn90snna9sq6','2026-11-26T14:55:08.851029Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mv1gsvska17twtyjje07','create','record','01m8c5mv1jn0evjn83na974v97',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:55:08.850672Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mv1qb4c42nfzepxdf0jg','2026-11-26T14:55:08.855378Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mv1nagtyvvt0bmqabewb','create','record','01m8c5mv1q1gh9vfd13s1mfn8e',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:55:08.855048Z"}',NULL);
INSERT INTO "change" VALUES('01m8c5mv1yk23yfq3qxm1sy0rv','2026-11-26T14:55:08.862638Z','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','Owner','api','first token','01m8c5mv1shtmbfcpj94e8tmy1','bulk_delete','record',NULL,'01m8c5mv1ttqm04b1npvdf7wr6',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
CREATE TABLE click_combination (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, part)
    ) STRICT
    ;
INSERT INTO "click_combination" VALUES(1795704902079765,'2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795704902201991,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795704902207420,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795704902085607,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3134223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795704902079765,'2026-11-26',4,2,1);
INSERT INTO "click_day" VALUES(1795704902085607,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795704902090565,'2026-11-26',0,1,0);
INSERT INTO "click_day" VALUES(1795704902201991,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795704902207420,'2026-11-26',1,0,1);
CREATE TABLE click_pairs (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, kind)
    ) STRICT
    ;
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795704902079765,'2026-11-26',8223536206457734262);
INSERT INTO "click_visitor" VALUES(1795704902085607,'2026-11-26',8223536206457734262);
INSERT INTO "click_visitor" VALUES(1795704902201991,'2026-11-26',8223536206457734262);
INSERT INTO "click_visitor" VALUES(1795704902207420,'2026-11-26',8223536206457734262);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('9a4e92dae2e53759c2c4433dc8e313718d0afabe88998fefded983573c0dedc1','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','{"tags":["spring"]}',2,'2026-11-26T15:55:08.879185Z');
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
INSERT INTO "delivery" VALUES('01m8c5mrs4bbhyqwx4nvsr9qcf','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmj59c3k9abvngwk4wjs','destination.broken','http://127.0.0.1:38393/notify','{"type":"destination.broken","timestamp":"2026-11-26T14:55:06.532316Z","data":{"id":"01m8c5mmj59c3k9abvngwk4wjs","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38393/gone","checked_at":"2026-11-26T14:55:06.514700Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-26T14:55:06.532395Z','2026-11-26T14:55:06.549248Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8c5mmc0kg137jh4tnkws0d7','01m8c5mmacrnpf743a7ra6s9k1','host.created','localhost','{"type":"host.created","timestamp":"2026-11-26T14:55:02.016574Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:55:02.014453Z","updated_at":"2026-11-26T14:55:02.014457Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:55:02.016574Z');
INSERT INTO "event" VALUES(2,'01m8c5mmc38bxvcs7gre1hefpr','01m8c5mmacrnpf743a7ra6s9k1','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795704902018636,"id":"01m8c5mmc2kw8dss6pja5v0zyp","updated_at":"2026-11-26T14:55:02.018636Z"},{}]',0,'2026-11-26T14:55:02.019260Z');
INSERT INTO "event" VALUES(3,'01m8c5mmdma3s4hnbhpqt0wpx1','01m8c5mmacrnpf743a7ra6s9k1','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-26T14:55:02.068292Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:55:02.067261Z","updated_at":"2026-11-26T14:55:02.067264Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:55:02.068292Z');
INSERT INTO "event" VALUES(4,'01m8c5mmdvvcjgvznwba6mfs53','01m8c5mmacrnpf743a7ra6s9k1','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-26T14:55:02.075849Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:55:02.074968Z","updated_at":"2026-11-26T14:55:02.074971Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:55:02.075849Z');
INSERT INTO "event" VALUES(5,'01m8c5mme08j5sh76ddsejwnaw','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795704902079765,"id":"01m8c5mmdzqxjscwhc6j4b3vfz","updated_at":"2026-11-26T14:55:02.079765Z"},{}]',0,'2026-11-26T14:55:02.080269Z');
INSERT INTO "event" VALUES(6,'01m8c5mme5y4nytkhzsbk3fr63','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmc7qm09cbq8e7yv32ya","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795704902085607,"id":"01m8c5mme5jzccthy5f7pt1wq4","updated_at":"2026-11-26T14:55:02.085607Z"},{}]',0,'2026-11-26T14:55:02.085958Z');
INSERT INTO "event" VALUES(7,'01m8c5mmeawvbfxrcct0qjhdkb','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795704902090565,"id":"01m8c5mmeahngr6fhws5hcg3sf","updated_at":"2026-11-26T14:55:02.090565Z"},{}]',0,'2026-11-26T14:55:02.090918Z');
INSERT INTO "event" VALUES(8,'01m8c5mmhjda2agppgtdj73vjt','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmc7qm09cbq8e7yv32ya","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795704902194024,"id":"01m8c5mmhj0rnbrmcxbhwah42d","updated_at":"2026-11-26T14:55:02.194024Z"},{}]',0,'2026-11-26T14:55:02.194421Z');
INSERT INTO "event" VALUES(9,'01m8c5mmhpvkps4nxr442rd1cb','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795704902197975,"id":"01m8c5mmhnyf6ggc42h3n2v7yj","updated_at":"2026-11-26T14:55:02.197975Z"},{}]',0,'2026-11-26T14:55:02.198870Z');
INSERT INTO "event" VALUES(10,'01m8c5mmht8qkxgae4wcxeynw9','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8c5mmc7qm09cbq8e7yv32ya","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795704902201991,"id":"01m8c5mmhsyz64q65r1b01560e","updated_at":"2026-11-26T14:55:02.201991Z"},{}]',0,'2026-11-26T14:55:02.202274Z');
INSERT INTO "event" VALUES(11,'01m8c5mmhx3wgdvmb18tgkyc8s','01m8c5mmacrnpf743a7ra6s9k1','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795704902204846,"id":"01m8c5mmhwteqp467bpdyj1m9b","updated_at":"2026-11-26T14:55:02.204846Z"},{}]',0,'2026-11-26T14:55:02.205120Z');
INSERT INTO "event" VALUES(12,'01m8c5mmhzpaj4byrfd8wkcp0c','01m8c5mmacrnpf743a7ra6s9k1','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795704902207420,"id":"01m8c5mmhzd4ymjycjs22t4fe0","updated_at":"2026-11-26T14:55:02.207420Z"},{}]',0,'2026-11-26T14:55:02.207710Z');
INSERT INTO "event" VALUES(13,'01m8c5mmj2z595rv4ct433e78n','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795704902210708,"id":"01m8c5mmj2p4543hptmzbachzb","updated_at":"2026-11-26T14:55:02.210708Z"},{}]',0,'2026-11-26T14:55:02.210991Z');
INSERT INTO "event" VALUES(14,'01m8c5mmj5x2ztebwxkm2p2xyn','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"http://127.0.0.1:38393/gone","destinations":["http://127.0.0.1:38393/gone","http://127.0.0.1:38393/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795704902213300,"id":"01m8c5mmj59c3k9abvngwk4wjs","updated_at":"2026-11-26T14:55:02.213300Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-26T14:55:02.213925Z');
INSERT INTO "event" VALUES(15,'01m8c5mmj95tvwk2kajwj29zew','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:38393","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795704902216900,"id":"01m8c5mmj8w42rtb024nfvm1n6","updated_at":"2026-11-26T14:55:02.216900Z"},{}]',0,'2026-11-26T14:55:02.217181Z');
INSERT INTO "event" VALUES(16,'01m8c5mmjbn6t3y072j0sczajh','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795704902219374,"id":"01m8c5mmjbbpdn1nkqpk8e56na","updated_at":"2026-11-26T14:55:02.219374Z"},{}]',0,'2026-11-26T14:55:02.219673Z');
INSERT INTO "event" VALUES(17,'01m8c5mmjfa22c9ztepz4m13g0','01m8c5mmacrnpf743a7ra6s9k1','link.updated','go.acme.test','','[{"seq":1795704902219374,"id":"01m8c5mmjbbpdn1nkqpk8e56na","workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:02.222951Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-26T14:55:02.223315Z');
INSERT INTO "event" VALUES(18,'01m8c5mmjkss3vstatds7frzfc','01m8c5mmacrnpf743a7ra6s9k1','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-26T14:55:02.227791Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:55:02.074968Z","updated_at":"2026-11-26T14:55:02.074971Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:55:02.227791Z');
INSERT INTO "event" VALUES(19,'01m8c5mmk5dcz6kazwm15xnk2z','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795704902245094,"id":"01m8c5mmk52yyg2dbsab8hzdtp","updated_at":"2026-11-26T14:55:02.245094Z"},{}]',0,'2026-11-26T14:55:02.245424Z');
INSERT INTO "event" VALUES(20,'01m8c5mmk86mrbzcvasrspqxjb','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795704902247882,"id":"01m8c5mmk7vjy76s9zmde1e0wr","updated_at":"2026-11-26T14:55:02.247882Z"},{}]',0,'2026-11-26T14:55:02.248206Z');
INSERT INTO "event" VALUES(21,'01m8c5mmkkn3gv7sqxg1ckjdey','01m8c5mmacrnpf743a7ra6s9k1','link.deleted','go.acme.test','','[{"seq":1795704902245094,"id":"01m8c5mmk52yyg2dbsab8hzdtp","workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:02.245094Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:55:02.259662Z');
INSERT INTO "event" VALUES(22,'01m8c5mmkknxa8cav66tt1q1f3','01m8c5mmacrnpf743a7ra6s9k1','link.deleted','go.acme.test','','[{"seq":1795704902247882,"id":"01m8c5mmk7vjy76s9zmde1e0wr","workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:02.247882Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:55:02.259697Z');
INSERT INTO "event" VALUES(23,'01m8c5mmkwdtcmtg8axjezrtg2','01m8c5mmacrnpf743a7ra6s9k1','job.done','','{"type":"job.done","timestamp":"2026-11-26T14:55:02.268411Z","data":{"id":"01m8c5mmkace0thqy8r24wj2m7","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-26T14:55:02.250379Z","updated_at":"2026-11-26T14:55:02.267597Z","finished_at":"2026-11-26T14:55:02.267597Z"}}',NULL,0,'2026-11-26T14:55:02.268411Z');
INSERT INTO "event" VALUES(24,'01m8c5mmm13hhzrfwtqbdgwz3v','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795704902272734,"id":"01m8c5mmm0py153bdjty7tftd2","updated_at":"2026-11-26T14:55:02.272734Z"},{}]',0,'2026-11-26T14:55:02.273108Z');
INSERT INTO "event" VALUES(25,'01m8c5mrs4vm6w78khtx9jg9mx','01m8c5mmacrnpf743a7ra6s9k1','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-26T14:55:06.532856Z","data":{"id":"01m8c5mmj59c3k9abvngwk4wjs","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38393/gone","checked_at":"2026-11-26T14:55:06.514700Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-26T14:55:06.532856Z');
INSERT INTO "event" VALUES(26,'01m8c5mtmp531sdb09e6jsg4hn','01m8c5mmacrnpf743a7ra6s9k1','link.updated','go.acme.test','','[{"seq":1795704902079765,"id":"01m8c5mmdzqxjscwhc6j4b3vfz","workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:02.079765Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-26T14:55:08.438154Z');
INSERT INTO "event" VALUES(27,'01m8c5mv0a2s28fqnn5bjnnm77','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000p8v70kn7ggh8dz","updated_at":"2026-11-26T14:55:08.809113Z"},{}]',0,'2026-11-26T14:55:08.810075Z');
INSERT INTO "event" VALUES(28,'01m8c5mv0a3m12as0d3cvzgdd2','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795704908809113,"id":"01m8c5mv093hz01db91rxyehpn","updated_at":"2026-11-26T14:55:08.809113Z"},{}]',0,'2026-11-26T14:55:08.810110Z');
INSERT INTO "event" VALUES(29,'01m8c5mv0mmeza3ethzb3d7bg9','01m8c5mmacrnpf743a7ra6s9k1','job.done','','{"type":"job.done","timestamp":"2026-11-26T14:55:08.820614Z","data":{"id":"01m8c5mtzwpbgbbtnr09b0tfdg","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-26T14:55:08.796677Z","updated_at":"2026-11-26T14:55:08.819760Z","finished_at":"2026-11-26T14:55:08.819760Z"}}',NULL,0,'2026-11-26T14:55:08.820614Z');
INSERT INTO "event" VALUES(30,'01m8c5mv10h9ncfc9wk8yq482y','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072036076,"id":"01e286vbh42cxfx8grhsxfrf84","updated_at":"2026-11-26T14:55:08.832000Z"},{}]',0,'2026-11-26T14:55:08.832541Z');
INSERT INTO "event" VALUES(31,'01m8c5mv1e42n6zetnxw80q7ab','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795704908845509,"id":"01m8c5mv1dfx0941pmk6ds35cn","updated_at":"2026-11-26T14:55:08.845509Z"},{}]',0,'2026-11-26T14:55:08.846119Z');
INSERT INTO "event" VALUES(32,'01m8c5mv1k6kjz49277f5rbr0y','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795704908850672,"id":"01m8c5mv1jn0evjn83na974v97","updated_at":"2026-11-26T14:55:08.850672Z"},{}]',0,'2026-11-26T14:55:08.851200Z');
INSERT INTO "event" VALUES(33,'01m8c5mv1qhqm38c8dec4j4ewm','01m8c5mmacrnpf743a7ra6s9k1','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795704908855048,"id":"01m8c5mv1q1gh9vfd13s1mfn8e","updated_at":"2026-11-26T14:55:08.855048Z"},{}]',0,'2026-11-26T14:55:08.855556Z');
INSERT INTO "event" VALUES(34,'01m8c5mv276rs733zncvmfavpn','01m8c5mmacrnpf743a7ra6s9k1','link.deleted','go.acme.test','','[{"seq":1795704908845509,"id":"01m8c5mv1dfx0941pmk6ds35cn","workspace":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:08.845509Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:55:08.871204Z');
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
INSERT INTO "host" VALUES('localhost','01m8c5mmbybvx5jmtvbs30x8y8','01m8c5mmacrnpf743a7ra6s9k1','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-26T14:55:02.545260Z','2026-11-26T14:55:02.014453Z','2026-11-26T14:55:02.014457Z','2026-11-26T21:03:45.423349Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8c5mmdk77j19hhny05b5jna','01m8c5mmacrnpf743a7ra6s9k1','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-26T14:55:07.929070Z"}]','','2026-11-26T14:55:07.929070Z','2026-11-26T14:55:02.067261Z','2026-11-26T14:55:02.067264Z','2026-11-26T15:04:51.821672Z',0,NULL,NULL,302,NULL,NULL,NULL);
CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID
    ;
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
INSERT INTO "invitation" VALUES('01m8c5mtzrjp54p41pts9z31kw','7d0565c3c215d0f79445d48fab976d99abe265e2899808cb1c5009ebb995aeef','01m8c5mmacrnpf743a7ra6s9k1','Ada@acme.test','manager','01m8c5mmabpdenvqfe4k9asvf9','2026-11-26T14:55:08.792627Z','2026-12-03T14:55:08.792568Z');
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
    , last_seq INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL DEFAULT 0, unchanged INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0, last_line INTEGER NOT NULL DEFAULT 0, untold INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '', updated INTEGER NOT NULL DEFAULT 0, via TEXT NOT NULL DEFAULT 'api', token_name TEXT NOT NULL DEFAULT '', request_id TEXT NOT NULL DEFAULT '', paused INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "job" VALUES('01m8c5mmkace0thqy8r24wj2m7','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','bulk_delete','done','{"tags":["gone"]}','2026-11-26T14:55:02.250379Z',2,2,'2026-11-26T14:55:02.250379Z','2026-11-26T14:55:02.267597Z','2026-11-26T14:55:02.267597Z',1795704902247882,0,0,0,0,0,'',0,'api','first token','01m8c5mmk9ncv7zpr6m2988vhj',0);
INSERT INTO "job" VALUES('01m8c5mtzwpbgbbtnr09b0tfdg','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T14:55:08.796677Z',3,0,'2026-11-26T14:55:08.796677Z','2026-11-26T14:55:08.819760Z','2026-11-26T14:55:08.819760Z',0,2,0,1,4,0,'',0,'api','first token','01m8c5mtztm5hh8c9kcsjvd9qh',0);
INSERT INTO "job" VALUES('01m8c5mv0r8mbnpqcxbgpbzgkj','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T14:55:08.824258Z',3,0,'2026-11-26T14:55:08.824258Z','2026-11-26T14:55:08.833569Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8c5mv0phypdhee4kdw53qd9',0);
INSERT INTO "job" VALUES('01m8c5mv1ttqm04b1npvdf7wr6','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-26T14:55:08.858821Z',3,1,'2026-11-26T14:55:08.858821Z','2026-11-26T14:55:08.870594Z',NULL,1795704908845509,0,0,0,0,0,'',0,'api','first token','01m8c5mv1shtmbfcpj94e8tmy1',0);
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
INSERT INTO "kept_answer" VALUES('01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8c5mmm0py153bdjty7tftd2","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","created_at":"2026-11-26T14:55:02.272734Z","updated_at":"2026-11-26T14:55:02.272734Z","expired_at":null}]}
','2026-11-26T14:55:02.273501Z');
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
INSERT INTO "kept_record" VALUES('01m8c5mmkc6433s7sznkzhscba',1795704902245094,'{"seq":1795704902245094,"id":"01m8c5mmk52yyg2dbsab8hzdtp","workspace_id":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:02.245094Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8c5mmkc6433s7sznkzhscba',1795704902247882,'{"seq":1795704902247882,"id":"01m8c5mmk7vjy76s9zmde1e0wr","workspace_id":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:02.247882Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8c5mv1yk23yfq3qxm1sy0rv',1795704908845509,'{"seq":1795704908845509,"id":"01m8c5mv1dfx0941pmk6ds35cn","workspace_id":"01m8c5mmacrnpf743a7ra6s9k1","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c5mmabpdenvqfe4k9asvf9","created_via":"api","updated_at":"2026-11-26T14:55:08.845509Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
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
        created_at TEXT NOT NULL, by_provider INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','owner','2026-11-26T14:55:01.965061Z',0);
INSERT INTO "member" VALUES('01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','editor','2026-11-26T14:55:02.024459Z',0);
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
CREATE TABLE one_time_value (
        digest TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        sealed TEXT NOT NULL,
        expires_at TEXT NOT NULL
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
CREATE TABLE passkey (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        credential_id TEXT NOT NULL UNIQUE,
        public_key BLOB NOT NULL,
        sign_count INTEGER NOT NULL,
        rp_id TEXT NOT NULL,
        name TEXT NOT NULL,
        transports TEXT NOT NULL,
        is_backed_up INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        last_used_at TEXT
    ) STRICT
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT, interstitial TEXT NOT NULL DEFAULT 'never', own_time TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000p8v70kn7ggh8dz','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','import','2026-11-26T14:55:08.809113Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1582971072036076,'01e286vbh42cxfx8grhsxfrf84','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','import','2026-11-26T14:55:08.832000Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902018636,'01m8c5mmc2kw8dss6pja5v0zyp','01m8c5mmacrnpf743a7ra6s9k1','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','cli','2026-11-26T14:55:02.018636Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902079765,'01m8c5mmdzqxjscwhc6j4b3vfz','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.079765Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902085607,'01m8c5mme5jzccthy5f7pt1wq4','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmc7qm09cbq8e7yv32ya','api','2026-11-26T14:55:02.085607Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902090565,'01m8c5mmeahngr6fhws5hcg3sf','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.090565Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902194024,'01m8c5mmhj0rnbrmcxbhwah42d','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$wrW6ylTFA6HGs4Xy$f6f687aeee94a0412a5baa595cf9cd32382ea7c82bbfd6b9eddd14378f108d1a56a305b013c0fc5eea858b85dda2e4ea46105913369782a978c02de567ef3320','off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmc7qm09cbq8e7yv32ya','api','2026-11-26T14:55:02.194024Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902197975,'01m8c5mmhnyf6ggc42h3n2v7yj','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.197975Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902201991,'01m8c5mmhsyz64q65r1b01560e','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmc7qm09cbq8e7yv32ya','api','2026-11-26T14:55:02.201991Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902204846,'01m8c5mmhwteqp467bpdyj1m9b','01m8c5mmacrnpf743a7ra6s9k1','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.204846Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902207420,'01m8c5mmhzd4ymjycjs22t4fe0','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.207420Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902210708,'01m8c5mmj2p4543hptmzbachzb','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.210708Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902213300,'01m8c5mmj59c3k9abvngwk4wjs','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:38393/gone','["http://127.0.0.1:38393/gone","http://127.0.0.1:38393/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.213300Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902216900,'01m8c5mmj8w42rtb024nfvm1n6','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:38393',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.216900Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL);
INSERT INTO "record" VALUES(1795704902219374,'01m8c5mmjbbpdn1nkqpk8e56na','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.222951Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704902272734,'01m8c5mmm0py153bdjty7tftd2','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:02.272734Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704908809113,'01m8c5mv093hz01db91rxyehpn','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','import','2026-11-26T14:55:08.809113Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704908850672,'01m8c5mv1jn0evjn83na974v97','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:08.850672Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795704908855048,'01m8c5mv1q1gh9vfd13s1mfn8e','01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c5mmabpdenvqfe4k9asvf9','api','2026-11-26T14:55:08.855048Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
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
INSERT INTO "record_check" VALUES(1795704902213300,'2026-11-26T14:55:02.519092Z','http://127.0.0.1:38393/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795704902213300,'2026-11-26T14:55:02.519773Z','http://127.0.0.1:38393/gone','down','It answers with the status 404.',404,10);
INSERT INTO "record_check" VALUES(1795704902213300,'2026-11-26T14:55:04.351580Z','http://127.0.0.1:38393/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795704902213300,'2026-11-26T14:55:04.637480Z','http://127.0.0.1:38393/gone','down','It answers with the status 404.',404,5);
INSERT INTO "record_check" VALUES(1795704902213300,'2026-11-26T14:55:06.268285Z','http://127.0.0.1:38393/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795704902213300,'2026-11-26T14:55:06.514700Z','http://127.0.0.1:38393/gone','down','It answers with the status 404.',404,6);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8c5mmacrnpf743a7ra6s9k1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072036076,'01m8c5mmacrnpf743a7ra6s9k1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795704902079765,'01m8c5mmacrnpf743a7ra6s9k1',4,2,'2026-11-26T14:55:02.622383Z');
INSERT INTO "record_clicks" VALUES(1795704902085607,'01m8c5mmacrnpf743a7ra6s9k1',1,0,'2026-11-26T14:55:02.622384Z');
INSERT INTO "record_clicks" VALUES(1795704902090565,'01m8c5mmacrnpf743a7ra6s9k1',0,1,'');
INSERT INTO "record_clicks" VALUES(1795704902201991,'01m8c5mmacrnpf743a7ra6s9k1',1,0,'2026-11-26T14:55:02.622386Z');
INSERT INTO "record_clicks" VALUES(1795704902207420,'01m8c5mmacrnpf743a7ra6s9k1',1,0,'2026-11-26T14:55:02.622387Z');
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
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795704908850672,'01m8c5mmacrnpf743a7ra6s9k1','old');
INSERT INTO "record_tag" VALUES(1795704908855048,'01m8c5mmacrnpf743a7ra6s9k1','old');
INSERT INTO "record_tag" VALUES(1795704902079765,'01m8c5mmacrnpf743a7ra6s9k1','spring');
INSERT INTO "record_tag" VALUES(1795704902085607,'01m8c5mmacrnpf743a7ra6s9k1','spring');
INSERT INTO "record_tag" VALUES(1795704902079765,'01m8c5mmacrnpf743a7ra6s9k1','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1582971072036076,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902018636,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902079765,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902085607,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902090565,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902194024,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902197975,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902201991,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902204846,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902207420,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902210708,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902213300,'watchedgo.acme.testhttp://127.0.0.1:38393/gone');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902216900,'ruledgo.acme.testhttp://127.0.0.1:38393');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902219374,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902272734,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704908809113,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704908850672,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704908855048,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902018636);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902090565);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902194024);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902197975);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902204846);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902210708);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902213300);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902216900);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902219374);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704902272734);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704908809113);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704908850672);
INSERT INTO "record_unclicked" VALUES('01m8c5mmacrnpf743a7ra6s9k1',1795704908855048);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-26 14:55:01.945697');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-26 14:55:01.945706');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-26 14:55:01.945709');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-26 14:55:01.945713');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-26 14:55:01.945717');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-26 14:55:01.945720');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-26 14:55:01.945724');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-26 14:55:01.945726');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-26 14:55:01.945729');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-26 14:55:01.945733');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-26 14:55:01.945737');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-26 14:55:01.945739');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-26 14:55:01.945743');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-26 14:55:01.945746');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-26 14:55:01.945749');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-26 14:55:01.945753');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-26 14:55:01.945756');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-26 14:55:01.945759');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-26 14:55:01.945762');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-26 14:55:01.945766');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-26 14:55:01.945770');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-26 14:55:01.945773');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-26 14:55:01.945777');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-26 14:55:01.945780');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-26 14:55:01.945784');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-26 14:55:01.945787');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-26 14:55:01.945790');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-26 14:55:01.945793');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-26 14:55:01.945796');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-26 14:55:01.945799');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-26 14:55:01.945801');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-26 14:55:01.945805');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-26 14:55:01.945808');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-26 14:55:01.945811');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-26 14:55:01.945814');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-26 14:55:01.945817');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-26 14:55:01.945819');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8c5mmabpdenvqfe4k9asvf9','signpost.test','2026-11-26T14:55:02.528830Z');
INSERT INTO "service_host" VALUES('01m8c5mmc7qm09cbq8e7yv32ya','signpost.test','2026-11-26T14:55:02.529637Z');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT) STRICT
    ;
INSERT INTO "session" VALUES('01m8c5mtzkmrxpywh1kk7v35hj','0502052e9bfe15f0576db0515fc98d4121e47b5c528175fdfe849269ed370ea3','01m8c5mmabpdenvqfe4k9asvf9','01m8c5mmacrnpf743a7ra6s9k1','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-26T14:55:08.786786Z','2026-11-26T14:55:08.786786Z','2026-12-26T14:55:08.786786Z',NULL,'password','',0,0,0,NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('53ff75a998e4bb3afa632a5bd6e1ad3b70b207c2c583816e008c3aca167efa32','01m8c5mmabpdenvqfe4k9asvf9','2026-11-26T15:25:08.788891Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','bb5980c6e269d7b750f5d803b997f016 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-26T14:55:01.942000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','0c9ac90f868c6ababd506c2aacb17283cfb8f1aafffed05a75e2265790e5eeac');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-26 ad4384743a93e89e031bdc36b239d3b3');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','old',2);
INSERT INTO "tag_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','spring',2);
INSERT INTO "tag_count" VALUES('01m8c5mmacrnpf743a7ra6s9k1','Überblick',1);
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
INSERT INTO "token" VALUES('01m8c5mmafp8ak1m414h9f1kk2','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmabpdenvqfe4k9asvf9','api','first token','owner','8d23d76c0a55740be411fc514f41e2bb3928201d8d1638460fa4ec70bdee2ded','2026-11-26T14:55:01.967733Z',NULL,'2026-11-26T14:55:02.061167Z',NULL);
INSERT INTO "token" VALUES('01m8c5mmcax74rk5y0y91960j4','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','mcp','agent','viewer','445feec5a9aa11d26bfe81bf736a1fff7e6339c9b850f69e18d65661ce892973','2026-11-26T14:55:02.026954Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8c5mmcd667kzvxes56ejhvt','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','api','editor','editor','1cf6774ec43543727dc61ed58a698599554cc48e5aeb92f97359c487a5d0babe','2026-11-26T14:55:02.029216Z',NULL,'2026-11-26T14:55:02.084065Z',NULL);
INSERT INTO "token" VALUES('01m8c5mmcewbszskh4rpfssd68','01m8c5mmacrnpf743a7ra6s9k1','01m8c5mmc7qm09cbq8e7yv32ya','api','revoked','editor','333f33b1a7d92ce0310cb56155a00c3c77b58220735e31c5f0830751ba67fa68','2026-11-26T14:55:02.030923Z',NULL,NULL,'2026-11-26T14:55:02.033561Z');
CREATE TABLE used_key (
        purpose TEXT NOT NULL,
        digest TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        PRIMARY KEY (purpose, digest)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m8c5mmabpdenvqfe4k9asvf9','Owner','owner@localhost','2026-11-26T14:55:01.963762Z','2026-11-26T14:55:08.784187Z','scrypt:16384:8:6$6IP7MtOrNW6Ki1BV$96c63a6d34590e34049ebcc40b00b5a9e76b526f727b903765b12b4019184ca4fef48b9459ce4fcd215bea492005927a1615c2b8b364d8cce38d3d3a4df8f9f6','system','','',1);
INSERT INTO "user" VALUES('01m8c5mmc7qm09cbq8e7yv32ya','Éva Kovács','Eva@acme.test','2026-11-26T14:55:02.023781Z','2026-11-26T14:55:02.023792Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795704902213300,'http://127.0.0.1:38393/fine','up',0,3,'2026-11-26T14:55:06.268285Z','2026-11-26T14:55:08.399020Z');
INSERT INTO "watch" VALUES(1795704902213300,'http://127.0.0.1:38393/gone','down',3,NULL,'2026-11-26T14:55:06.514700Z','2026-11-26T14:55:08.560077Z');
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
INSERT INTO "workspace" VALUES('01m8c5mmacrnpf743a7ra6s9k1','Acmé','2026-11-26T14:55:01.964810Z','2026-11-26T14:55:02.241375Z','{"country":"DE","notify_url":"http://127.0.0.1:38393/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
CREATE TABLE workspace_combination (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, part)
    ) STRICT
    ;
INSERT INTO "workspace_combination" VALUES('01m8c5mmacrnpf743a7ra6s9k1','2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3134223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8c5mmacrnpf743a7ra6s9k1','2026-11-26',7,3,1);
CREATE TABLE workspace_pairs (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, kind)
    ) STRICT
    ;
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m8c5mmacrnpf743a7ra6s9k1','2026-11-26',8223536206457734262);
CREATE UNIQUE INDEX "schema_migration_name" ON "schema_migration" ("name");
CREATE INDEX token_of_member ON token (workspace_id, user_id);
CREATE INDEX host_by_id ON host (workspace_id, id);
CREATE INDEX host_by_created ON host (workspace_id, created_at, id);
CREATE INDEX host_by_updated ON host (workspace_id, updated_at, id);
CREATE INDEX job_by_created ON job (workspace_id, created_at, id);
CREATE INDEX job_by_updated ON job (workspace_id, updated_at, id);
CREATE INDEX job_by_id ON job (workspace_id, id);
CREATE INDEX job_unfinished ON job (id) WHERE finished_at IS NULL;
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
CREATE INDEX record_in_order_of_expiry ON record (expired_at, seq) WHERE expired_at IS NOT NULL;
CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL;
CREATE INDEX authenticator_of_user ON authenticator (user_id);
CREATE INDEX recovery_code_of_user ON recovery_code (user_id);
CREATE INDEX passkeys_of_user ON passkey (user_id, id);
CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer);
CREATE INDEX agent_client_by_expiry ON agent_client (expires_at);
CREATE INDEX agent_grant_by_workspace ON agent_grant (workspace_id, user_id, id);
CREATE INDEX agent_grant_by_user ON agent_grant (user_id);
CREATE INDEX agent_grant_by_client ON agent_grant (client_id);
CREATE INDEX agent_grant_by_expiry ON agent_grant (expires_at);
CREATE INDEX agent_token_by_grant ON agent_token (grant_id, created_at);
CREATE INDEX agent_token_by_expiry ON agent_token (expires_at);
CREATE INDEX record_with_own_time ON record (workspace_id) WHERE own_time IS NOT NULL;
CREATE INDEX click_combination_large ON click_combination (day, record_seq) WHERE part = 2;
CREATE INDEX workspace_combination_large ON workspace_combination (day, workspace_id) WHERE part = 2;
CREATE INDEX service_host_by_host ON service_host (host);
CREATE UNIQUE INDEX user_by_address ON user (lower(email));
CREATE UNIQUE INDEX invitation_by_address ON invitation (workspace_id, lower(email));
CREATE INDEX used_key_by_end ON used_key (purpose, expires_at);
CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at);
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
CREATE TRIGGER click_visitor_new AFTER INSERT ON click_visitor BEGIN
        UPDATE click_day SET visitors = visitors + 1 WHERE record_seq = new.record_seq AND day = new.day;
    END;
CREATE TRIGGER workspace_visitor_new AFTER INSERT ON workspace_visitor BEGIN
        UPDATE workspace_day SET visitors = visitors + 1 WHERE workspace_id = new.workspace_id AND day = new.day;
    END;
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',34);
COMMIT;
