-- A database with data in it, of 0029_signing_in: see make.py
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
INSERT INTO "change" VALUES('01m833tfgvf8sse54emmw80d2z','2026-11-23T02:30:06.619524Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','cli','','','create','workspace','01m833tfgjfz749wqxd75sxwkx',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m833tfgy3xwpd719mn1qay6t','2026-11-23T02:30:06.622142Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','cli','','','create','token','01m833tfgxtgab1adx3z9m87y2',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m833tfmdkwmh1rb63jtj88r1','2026-11-23T02:30:06.733734Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T02:30:06.729535Z"}',NULL);
INSERT INTO "change" VALUES('01m833tfmh87kaa67h7g0z602v','2026-11-23T02:30:06.737279Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','cli','','','create','record','01m833tfmgr90x7kcbtj98239k',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-23T02:30:06.736777Z"}',NULL);
INSERT INTO "change" VALUES('01m833tfnwjm0jfs2h5e2wcb0t','2026-11-23T02:30:06.780613Z','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','cli','','','create','token','01m833tfnw83e66f7zks0rkjhf',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m833tfp47zstxcbrdghyjfyg','2026-11-23T02:30:06.788268Z','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','cli','','','create','token','01m833tfp40xqk75dh2s6sca4h',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m833tfpc8fqme4w68t0d4wc9','2026-11-23T02:30:06.796283Z','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','cli','','','create','token','01m833tfpc1b2j9rnatr8d5e66',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m833tfpkv5vnq84r9319qqpj','2026-11-23T02:30:06.803899Z','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','cli','','','delete','token','01m833tfpc1b2j9rnatr8d5e66',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m833tfqgcqharke0k8bdw1m7','2026-11-23T02:30:06.832419Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tfpybjze963p1dkzrfzh','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T02:30:06.832109Z"}',NULL);
INSERT INTO "change" VALUES('01m833tfrgya91pqqg1bwncayn','2026-11-23T02:30:06.864983Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tfqvm4whv6bg661fz416','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-23T02:30:06.864642Z"}',NULL);
INSERT INTO "change" VALUES('01m833tfs2msxqb4jd8q4bq66z','2026-11-23T02:30:06.882679Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tfs0p9r4pa1awyj27pkn','create','record','01m833tfs2azz7w85y82svsczw',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-23T02:30:06.882351Z"}',NULL);
INSERT INTO "change" VALUES('01m833tftg3eb9b4p37qemd04r','2026-11-23T02:30:06.928122Z','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','api','editor','01m833tfsh09t9d56gkc45n5kt','create','record','01m833tftfs6nyf5p77pg1e33p',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-23T02:30:06.927806Z"}',NULL);
INSERT INTO "change" VALUES('01m833tftsxtbj0crpf3y2r21z','2026-11-23T02:30:06.937966Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tftr697jh9n2338jcqny','create','record','01m833tftsnwd55npwsefweq8g',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-23T02:30:06.937700Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg30p2rxxadpv36gd2qm','2026-11-23T02:30:07.200724Z','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','api','editor','01m833tfv8f1v042t273aq47rz','create','record','01m833tg2yy3yc083q9ayffwng',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-23T02:30:07.198963Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg35tzdz7cs1528v6wm5','2026-11-23T02:30:07.205876Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg349gj3cpnnwpnh1es1','create','record','01m833tg35kyg5qybp67a1xk79',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-23T02:30:07.205638Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg3qdm4638bsvyzca28b','2026-11-23T02:30:07.223455Z','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','api','editor','01m833tg3hcw4zyhqwhnr5fn5x','create','record','01m833tg3q2gmx27ry0f60zhv5',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-23T02:30:07.223080Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg4aqxskmtvzpg1rbr3d','2026-11-23T02:30:07.242795Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg452af4qfgknbqdpfmd','create','record','01m833tg46jawnwgd5h1d3qpke',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-23T02:30:07.238586Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg4jgvrqmpqddp2tf3b3','2026-11-23T02:30:07.250550Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg4h1qswjrrtrxqgnhea','create','record','01m833tg4jageyhmh74yxz90mz',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-23T02:30:07.250336Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg52mkn096fr79c8hjj1','2026-11-23T02:30:07.266672Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg51424q72adz8pbc62c','create','record','01m833tg52dgsppwrp8d7sw2pw',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-23T02:30:07.266432Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg5nhcb4wrt60mn1dv6c','2026-11-23T02:30:07.285570Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg5kw2s75z2da3vzxmxj','create','record','01m833tg5n3gve08bb62ndcnk7',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:45929/gone","destinations":["http://127.0.0.1:45929/gone","http://127.0.0.1:45929/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-23T02:30:07.285112Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg6351h9c2nts4bp8sde','2026-11-23T02:30:07.299184Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg5x91bepsk1mway2hye','create','record','01m833tg611x8y4ay2v24w6sg6',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:45929","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-23T02:30:07.297061Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg6hrwwc4hmhgq378br6','2026-11-23T02:30:07.313807Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg6g730r957f37yngq62','create','record','01m833tg6hjmews4re0fhaqrt0',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-23T02:30:07.313596Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg75c3203gbbkh86nnry','2026-11-23T02:30:07.333404Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg6wje35yfmsnwdwk3pt','update','record','01m833tg6hjmews4re0fhaqrt0',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-23T02:30:07.333128Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg7qmf6615rmqrcwn9rs','2026-11-23T02:30:07.351681Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg7ebyhqve5jqf3a1gw2','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m833tg81h32cvx8qeza6y7pg','2026-11-23T02:30:07.361563Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg804qf1svt1rd44xm0s','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m833tg8eg7bxjzrehn141pty','2026-11-23T02:30:07.374534Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg8dchdyeqeqxyfcg9f0','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m833tg8s5qbbv1egx6jwgqj3','2026-11-23T02:30:07.385198Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg8r1x92cx1bpty4xc91','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:45929/notify"}}',NULL);
INSERT INTO "change" VALUES('01m833tg95fm9htw1ca37a3exq','2026-11-23T02:30:07.397514Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg94bf6mdsv5267rj3zb','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m833tg9cn5vnn75ff1cgbrcg','2026-11-23T02:30:07.404688Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg9bbta6qjnzfwy01syj','create','record','01m833tg9ceh612p5ydk3zryg8',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-23T02:30:07.404465Z"}',NULL);
INSERT INTO "change" VALUES('01m833tg9nxp3cy5q7gxje9wk5','2026-11-23T02:30:07.413961Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tg9mk067x6b6dbcx9ng7','create','record','01m833tg9nq2kjhcvpd89tan3y',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-23T02:30:07.413738Z"}',NULL);
INSERT INTO "change" VALUES('01m833tga2cdraskx3b6a1gzg1','2026-11-23T02:30:07.426411Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tga060fe3pna91pp8sdt','bulk_delete','record',NULL,'01m833tga1whe3gm0652mm4ede',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m833tgc0z5xy4dgf1ear33x5','2026-11-23T02:30:07.489009Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tgbr1rhjfc78wfc08x85','create','record','01m833tgc0qt0c15eredd91x83',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-23T02:30:07.488762Z"}',NULL);
INSERT INTO "change" VALUES('01m833tpg0x2f3tryx3k5ev0j4','2026-11-23T02:30:13.760971Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tpfnvfeedtgbbjxvfqkc','update','record','01m833tfs2azz7w85y82svsczw',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-23T02:30:06.882351Z"}',NULL);
INSERT INTO "change" VALUES('01m833tq5hk6f3kkwczgt7vd2x','2026-11-23T02:30:14.449632Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','cli','','','create','invitation','01m833tq5h8qgd8f68ep01a0s0',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m833tq6qpk79y8stakq73ddp','2026-11-23T02:30:14.487768Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tq5ktg4f1hg7cf733d7s','import','record',NULL,'01m833tq5ncmv7chzaas6gb724',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m833tq88wwfyd6x04z4w8p8b','2026-11-23T02:30:14.536943Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tq7errrp73mmb7gc9586','import','record',NULL,'01m833tq7k08rfmxpxfd7cze5x',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m833tq8p3kvktyg5y45mxbxe','2026-11-23T02:30:14.550128Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tq8mbve9y3afp1dfc9gg','create','record','01m833tq8nswgzgbdbphvzyzte',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T02:30:14.549828Z"}',NULL);
INSERT INTO "change" VALUES('01m833tq954s6g7e3msyqvcqav','2026-11-23T02:30:14.565165Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tq9383t058771gbsjmsj','create','record','01m833tq94w3fw0rakdnrmebdh',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T02:30:14.564899Z"}',NULL);
INSERT INTO "change" VALUES('01m833tq9g9e0zb53xb4zv50ye','2026-11-23T02:30:14.576314Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tq9bz6mfa6vz6etx3wjm','create','record','01m833tq9g1jthzhmkktz26r11',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-23T02:30:14.576050Z"}',NULL);
INSERT INTO "change" VALUES('01m833tq9sr7vbe26kw2r86ykz','2026-11-23T02:30:14.585789Z','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','Owner','api','first token','01m833tq9q145ab4bg5wgxgztf','bulk_delete','record',NULL,'01m833tq9sacre4vj95gbgy54m',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795401006882351,'2026-11-23',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30321333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30321331');
INSERT INTO "click_breakdown" VALUES(1795401006927806,'2026-11-23',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30321331');
INSERT INTO "click_breakdown" VALUES(1795401007205638,'2026-11-23',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30321333');
INSERT INTO "click_breakdown" VALUES(1795401007223080,'2026-11-23',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30321331');
INSERT INTO "click_breakdown" VALUES(1795401007250336,'2026-11-23',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30321331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795401006882351,'2026-11-23',4,2,1);
INSERT INTO "click_day" VALUES(1795401006927806,'2026-11-23',1,0,1);
INSERT INTO "click_day" VALUES(1795401006937700,'2026-11-23',0,1,0);
INSERT INTO "click_day" VALUES(1795401007205638,'2026-11-23',3,0,1);
INSERT INTO "click_day" VALUES(1795401007223080,'2026-11-23',1,0,1);
INSERT INTO "click_day" VALUES(1795401007250336,'2026-11-23',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795401006882351,'2026-11-23',6258276919067032256);
INSERT INTO "click_visitor" VALUES(1795401006927806,'2026-11-23',6258276919067032256);
INSERT INTO "click_visitor" VALUES(1795401007205638,'2026-11-23',6258276919067032256);
INSERT INTO "click_visitor" VALUES(1795401007223080,'2026-11-23',6258276919067032256);
INSERT INTO "click_visitor" VALUES(1795401007250336,'2026-11-23',6258276919067032256);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('a47e8ba08fb678f3ed1d0df9dd03f0e73201477c1fce3ac4dda0263e763dd8be','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','{"tags":["spring"]}',2,'2026-11-23T03:30:14.636451Z');
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
INSERT INTO "delivery" VALUES('01m833tmgyb5nv6jsjbydmw945','01m833tfgjfz749wqxd75sxwkx','01m833tg5n3gve08bb62ndcnk7','destination.broken','http://127.0.0.1:45929/notify','{"type":"destination.broken","timestamp":"2026-11-23T02:30:11.742289Z","data":{"id":"01m833tg5n3gve08bb62ndcnk7","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45929/gone","checked_at":"2026-11-23T02:30:11.714868Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-23T02:30:11.742398Z','2026-11-23T02:30:11.786069Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m833tfmf063bw7br1n34zcb3','01m833tfgjfz749wqxd75sxwkx','host.created','localhost','{"type":"host.created","timestamp":"2026-11-23T02:30:06.734969Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T02:30:06.729531Z","updated_at":"2026-11-23T02:30:06.729535Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T02:30:06.734969Z');
INSERT INTO "event" VALUES(2,'01m833tfmhcy70266fwynt6r96','01m833tfgjfz749wqxd75sxwkx','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"cli","own_qr":null,"status":302,"destination":"http://127.0.0.1:8000/docs","place":"hello","alias_folded":"hello","written":null,"seq":1795401006736777,"id":"01m833tfmgr90x7kcbtj98239k","updated_at":"2026-11-23T02:30:06.736777Z"},{}]',0,'2026-11-23T02:30:06.737408Z');
INSERT INTO "event" VALUES(3,'01m833tfqgxt23gat3ry806g27','01m833tfgjfz749wqxd75sxwkx','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-23T02:30:06.832929Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T02:30:06.832105Z","updated_at":"2026-11-23T02:30:06.832109Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T02:30:06.832929Z');
INSERT INTO "event" VALUES(4,'01m833tfrhgs7gda17j6zhxrpe','01m833tfgjfz749wqxd75sxwkx','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-23T02:30:06.865514Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T02:30:06.864639Z","updated_at":"2026-11-23T02:30:06.864642Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T02:30:06.865514Z');
INSERT INTO "event" VALUES(5,'01m833tfs733g9fna9gjbrecbx','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/stra%C3%9Fe?a=1#b","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"seq":1795401006882351,"id":"01m833tfs2azz7w85y82svsczw","updated_at":"2026-11-23T02:30:06.882351Z"},{}]',0,'2026-11-23T02:30:06.887076Z');
INSERT INTO "event" VALUES(6,'01m833tftg8rttyn8c8vd9pc9d','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfn1xkwjy0vtkz7s4dmn","created_via":"api","own_qr":null,"destination_weights":[0,7,0],"status":302,"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"place":"weights","alias_folded":"weights","written":null,"seq":1795401006927806,"id":"01m833tftfs6nyf5p77pg1e33p","updated_at":"2026-11-23T02:30:06.927806Z"},{}]',0,'2026-11-23T02:30:06.928275Z');
INSERT INTO "event" VALUES(7,'01m833tftt2n9ktd2vyans5by1','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"seq":1795401006937700,"id":"01m833tftsnwd55npwsefweq8g","updated_at":"2026-11-23T02:30:06.937700Z"},{}]',0,'2026-11-23T02:30:06.938080Z');
INSERT INTO "event" VALUES(8,'01m833tg30vhabas62x44cvtry','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfn1xkwjy0vtkz7s4dmn","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/secret","password_hash":"changed","place":"secret","alias_folded":"secret","written":null,"seq":1795401007198963,"id":"01m833tg2yy3yc083q9ayffwng","updated_at":"2026-11-23T02:30:07.198963Z"},{}]',0,'2026-11-23T02:30:07.200875Z');
INSERT INTO "event" VALUES(9,'01m833tg3601vb1hmrjvx6v82t','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","place":"thrice","alias_folded":"thrice","written":null,"seq":1795401007205638,"id":"01m833tg35kyg5qybp67a1xk79","updated_at":"2026-11-23T02:30:07.205638Z"},{}]',0,'2026-11-23T02:30:07.205996Z');
INSERT INTO "event" VALUES(10,'01m833tg3qk0dt1mzysfpvjcx1','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m833tfn1xkwjy0vtkz7s4dmn","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/f","plugins":["no-referrer"],"place":"plugins","alias_folded":"plugins","written":null,"seq":1795401007223080,"id":"01m833tg3q2gmx27ry0f60zhv5","updated_at":"2026-11-23T02:30:07.223080Z"},{}]',0,'2026-11-23T02:30:07.223602Z');
INSERT INTO "event" VALUES(11,'01m833tg4aymbcytyeawv9dh5v','01m833tfgjfz749wqxd75sxwkx','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/left","place":"left-behind","alias_folded":"left-behind","written":null,"seq":1795401007238586,"id":"01m833tg46jawnwgd5h1d3qpke","updated_at":"2026-11-23T02:30:07.238586Z"},{}]',0,'2026-11-23T02:30:07.242973Z');
INSERT INTO "event" VALUES(12,'01m833tg4jn01fde9t0vqjbn96','01m833tfgjfz749wqxd75sxwkx','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":301,"forward_path":true,"destination":"https://dest.example/root","place":"","alias_folded":"","written":null,"seq":1795401007250336,"id":"01m833tg4jageyhmh74yxz90mz","updated_at":"2026-11-23T02:30:07.250336Z"},{}]',0,'2026-11-23T02:30:07.250667Z');
INSERT INTO "event" VALUES(13,'01m833tg583pgwp6jbq0td8mpb','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/p","place":"paused","alias_folded":"paused","written":null,"seq":1795401007266432,"id":"01m833tg52dgsppwrp8d7sw2pw","updated_at":"2026-11-23T02:30:07.266432Z"},{}]',0,'2026-11-23T02:30:07.272098Z');
INSERT INTO "event" VALUES(14,'01m833tg5nn6vm3p30ec134768','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"http://127.0.0.1:45929/gone","destinations":["http://127.0.0.1:45929/gone","http://127.0.0.1:45929/fine"],"place":"watched","alias_folded":"watched","written":null,"seq":1795401007285112,"id":"01m833tg5n3gve08bb62ndcnk7","updated_at":"2026-11-23T02:30:07.285112Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-23T02:30:07.285674Z');
INSERT INTO "event" VALUES(15,'01m833tg63bd8wz2ppcfec4wnx','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:45929","place":"ruled","alias_folded":"ruled","written":null,"seq":1795401007297061,"id":"01m833tg611x8y4ay2v24w6sg6","updated_at":"2026-11-23T02:30:07.297061Z"},{}]',0,'2026-11-23T02:30:07.299355Z');
INSERT INTO "event" VALUES(16,'01m833tg6hwezb9kwj0x9ct2js','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example","place":"changed","alias_folded":"changed","written":null,"seq":1795401007313596,"id":"01m833tg6hjmews4re0fhaqrt0","updated_at":"2026-11-23T02:30:07.313596Z"},{}]',0,'2026-11-23T02:30:07.313906Z');
INSERT INTO "event" VALUES(17,'01m833tg75hhm5end8j0w1ctkp','01m833tfgjfz749wqxd75sxwkx','link.updated','go.acme.test','','[{"seq":1795401007313596,"id":"01m833tg6hjmews4re0fhaqrt0","workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:07.333128Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-23T02:30:07.333556Z');
INSERT INTO "event" VALUES(18,'01m833tg7r3awhpbwdh2dk2mjx','01m833tfgjfz749wqxd75sxwkx','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-23T02:30:07.352076Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-23T02:30:06.864639Z","updated_at":"2026-11-23T02:30:06.864642Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-23T02:30:07.352076Z');
INSERT INTO "event" VALUES(19,'01m833tg9crj7nyr4q4sttnmsm','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-0","alias_folded":"gone-0","written":null,"seq":1795401007404465,"id":"01m833tg9ceh612p5ydk3zryg8","updated_at":"2026-11-23T02:30:07.404465Z"},{}]',0,'2026-11-23T02:30:07.404782Z');
INSERT INTO "event" VALUES(20,'01m833tg9p1rm8wwpd85daqsqa','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"gone-1","alias_folded":"gone-1","written":null,"seq":1795401007413738,"id":"01m833tg9nq2kjhcvpd89tan3y","updated_at":"2026-11-23T02:30:07.413738Z"},{}]',0,'2026-11-23T02:30:07.414052Z');
INSERT INTO "event" VALUES(21,'01m833tgb80y8d229bpraj8xps','01m833tfgjfz749wqxd75sxwkx','link.deleted','go.acme.test','','[{"seq":1795401007404465,"id":"01m833tg9ceh612p5ydk3zryg8","workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:07.404465Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-23T02:30:07.464018Z');
INSERT INTO "event" VALUES(22,'01m833tgb81vscw6qc8ve8q0cr','01m833tfgjfz749wqxd75sxwkx','link.deleted','go.acme.test','','[{"seq":1795401007413738,"id":"01m833tg9nq2kjhcvpd89tan3y","workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:07.413738Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-23T02:30:07.464055Z');
INSERT INTO "event" VALUES(23,'01m833tgbg7kdmn9ry47hx9wjn','01m833tfgjfz749wqxd75sxwkx','job.done','','{"type":"job.done","timestamp":"2026-11-23T02:30:07.472219Z","data":{"id":"01m833tga1whe3gm0652mm4ede","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-23T02:30:07.424956Z","updated_at":"2026-11-23T02:30:07.471493Z","finished_at":"2026-11-23T02:30:07.471493Z"}}',NULL,0,'2026-11-23T02:30:07.472219Z');
INSERT INTO "event" VALUES(24,'01m833tgc14gnzp7spmsnjmc06','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/once","place":"once","alias_folded":"once","written":null,"seq":1795401007488762,"id":"01m833tgc0qt0c15eredd91x83","updated_at":"2026-11-23T02:30:07.488762Z"},{}]',0,'2026-11-23T02:30:07.489139Z');
INSERT INTO "event" VALUES(25,'01m833tgv1x6rmhhvr0psnms8w','01m833tfgjfz749wqxd75sxwkx','link.exhausted','go.acme.test','','[{"seq":1795401007205638,"id":"01m833tg35kyg5qybp67a1xk79","workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","place":"thrice","alias_folded":"thrice","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/thrice","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":"2020-01-01T00:00:00.000000Z","expired_at":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","max_clicks":3,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:07.205638Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-23T02:30:07.969921Z');
INSERT INTO "event" VALUES(26,'01m833tmh7n8ct6ncbwacpxxw5','01m833tfgjfz749wqxd75sxwkx','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-23T02:30:11.751600Z","data":{"id":"01m833tg5n3gve08bb62ndcnk7","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45929/gone","checked_at":"2026-11-23T02:30:11.714868Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-23T02:30:11.751600Z');
INSERT INTO "event" VALUES(27,'01m833tpg15sntsc051efthg3v','01m833tfgjfz749wqxd75sxwkx','link.updated','go.acme.test','','[{"seq":1795401006882351,"id":"01m833tfs2azz7w85y82svsczw","workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:06.882351Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-23T02:30:13.761178Z');
INSERT INTO "event" VALUES(28,'01m833tq6rq28gs9xjmy6gn2h8','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported","alias_folded":"imported","written":null,"seq":1582971072000000,"id":"01e286vbg0006dwak0a31b3rsg","updated_at":"2026-11-23T02:30:14.478239Z"},{}]',0,'2026-11-23T02:30:14.488725Z');
INSERT INTO "event" VALUES(29,'01m833tq6rqw8f2bebxjzsanwy','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-too","alias_folded":"imported-too","written":null,"seq":1795401014478239,"id":"01m833tq6e7f0r36vcj2k5ptht","updated_at":"2026-11-23T02:30:14.478239Z"},{}]',0,'2026-11-23T02:30:14.488760Z');
INSERT INTO "event" VALUES(30,'01m833tq7an8z8gqp2jxt57b5c','01m833tfgjfz749wqxd75sxwkx','job.done','','{"type":"job.done","timestamp":"2026-11-23T02:30:14.506629Z","data":{"id":"01m833tq5ncmv7chzaas6gb724","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-23T02:30:14.453420Z","updated_at":"2026-11-23T02:30:14.504435Z","finished_at":"2026-11-23T02:30:14.504435Z"}}',NULL,0,'2026-11-23T02:30:14.506629Z');
INSERT INTO "event" VALUES(31,'01m833tq89hyr2rddndf311pf6','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"import","own_qr":null,"status":302,"destination":"https://dest.example/","place":"imported-next","alias_folded":"imported-next","written":null,"seq":1582971072757596,"id":"01e286vc7njmwjyqg3t0p7emhx","updated_at":"2026-11-23T02:30:14.536305Z"},{}]',0,'2026-11-23T02:30:14.537566Z');
INSERT INTO "event" VALUES(32,'01m833tq8p89gat9zwwg9r6j7c','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-0","alias_folded":"old-0","written":null,"seq":1795401014549828,"id":"01m833tq8nswgzgbdbphvzyzte","updated_at":"2026-11-23T02:30:14.549828Z"},{}]',0,'2026-11-23T02:30:14.550260Z');
INSERT INTO "event" VALUES(33,'01m833tq958wpvkq7d10p3wj89','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-1","alias_folded":"old-1","written":null,"seq":1795401014564899,"id":"01m833tq94w3fw0rakdnrmebdh","updated_at":"2026-11-23T02:30:14.564899Z"},{}]',0,'2026-11-23T02:30:14.565280Z');
INSERT INTO "event" VALUES(34,'01m833tq9gdhvmz8dm31w202g3','01m833tfgjfz749wqxd75sxwkx','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","own_qr":null,"status":302,"destination":"https://dest.example/","place":"old-2","alias_folded":"old-2","written":null,"seq":1795401014576050,"id":"01m833tq9g1jthzhmkktz26r11","updated_at":"2026-11-23T02:30:14.576050Z"},{}]',0,'2026-11-23T02:30:14.576428Z');
INSERT INTO "event" VALUES(35,'01m833tqanjzavts1nf99f31qf','01m833tfgjfz749wqxd75sxwkx','link.deleted','go.acme.test','','[{"seq":1795401014549828,"id":"01m833tq8nswgzgbdbphvzyzte","workspace":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:14.549828Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{"total_clicks":0}]',0,'2026-11-23T02:30:14.613590Z');
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
INSERT INTO "host" VALUES('localhost','01m833tfm9ercnf4tkeajgadmg','01m833tfgjfz749wqxd75sxwkx','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-23T02:30:07.832243Z','2026-11-23T02:30:06.729531Z','2026-11-23T02:30:06.729535Z','2026-11-23T08:29:26.525766Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m833tfqg1zq8yw2cn59b07td','01m833tfgjfz749wqxd75sxwkx','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-23T02:30:13.227793Z"}]','','2026-11-23T02:30:13.227793Z','2026-11-23T02:30:06.832105Z','2026-11-23T02:30:06.832109Z','2026-11-23T02:40:37.886641Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m833tq5h8qgd8f68ep01a0s0','67920e9b39e153a22a083531a9d24dc6acdbbfbf10e7fe114b28a3c2b9fab248','01m833tfgjfz749wqxd75sxwkx','Ada@acme.test','manager','01m833tfghrb94b4c23qqkkzec','2026-11-23T02:30:14.449301Z','2026-11-30T02:30:14.449256Z');
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
INSERT INTO "job" VALUES('01m833tga1whe3gm0652mm4ede','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','bulk_delete','done','{"tags":["gone"]}','2026-11-23T02:30:07.424956Z',2,2,'2026-11-23T02:30:07.424956Z','2026-11-23T02:30:07.471493Z','2026-11-23T02:30:07.471493Z',1795401007413738,0,0,0,0,0,'',0,'api','first token','01m833tga060fe3pna91pp8sdt');
INSERT INTO "job" VALUES('01m833tq5ncmv7chzaas6gb724','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-23T02:30:14.453378Z',3,0,'2026-11-23T02:30:14.453420Z','2026-11-23T02:30:14.504435Z','2026-11-23T02:30:14.504435Z',0,2,0,1,4,0,'',0,'api','first token','01m833tq5ktg4f1hg7cf733d7s');
INSERT INTO "job" VALUES('01m833tq7k08rfmxpxfd7cze5x','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-23T02:30:14.514975Z',3,0,'2026-11-23T02:30:14.515029Z','2026-11-23T02:30:14.537028Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m833tq7errrp73mmb7gc9586');
INSERT INTO "job" VALUES('01m833tq9sacre4vj95gbgy54m','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-23T02:30:14.583973Z',3,1,'2026-11-23T02:30:14.583973Z','2026-11-23T02:30:14.612767Z',NULL,1795401014549828,0,0,0,0,0,'',0,'api','first token','01m833tq9q145ab4bg5wgxgztf');
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
INSERT INTO "kept_answer" VALUES('01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m833tgc0qt0c15eredd91x83","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","created_at":"2026-11-23T02:30:07.488762Z","updated_at":"2026-11-23T02:30:07.488762Z","expired_at":null}]}
','2026-11-23T02:30:07.489501Z');
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
INSERT INTO "kept_record" VALUES('01m833tga2cdraskx3b6a1gzg1',1795401007404465,'{"seq":1795401007404465,"id":"01m833tg9ceh612p5ydk3zryg8","workspace_id":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:07.404465Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m833tga2cdraskx3b6a1gzg1',1795401007413738,'{"seq":1795401007413738,"id":"01m833tg9nq2kjhcvpd89tan3y","workspace_id":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:07.413738Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m833tq9sr7vbe26kw2r86ykz',1795401014549828,'{"seq":1795401014549828,"id":"01m833tq8nswgzgbdbphvzyzte","workspace_id":"01m833tfgjfz749wqxd75sxwkx","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m833tfghrb94b4c23qqkkzec","created_via":"api","updated_at":"2026-11-23T02:30:14.549828Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','owner','2026-11-23T02:30:06.619107Z',0);
INSERT INTO "member" VALUES('01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','editor','2026-11-23T02:30:06.764847Z',0);
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0006dwak0a31b3rsg','01m833tfgjfz749wqxd75sxwkx','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','import','2026-11-23T02:30:14.478239Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072757596,'01e286vc7njmwjyqg3t0p7emhx','01m833tfgjfz749wqxd75sxwkx','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','import','2026-11-23T02:30:14.536305Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401006736777,'01m833tfmgr90x7kcbtj98239k','01m833tfgjfz749wqxd75sxwkx','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','cli','2026-11-23T02:30:06.736777Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401006882351,'01m833tfs2azz7w85y82svsczw','01m833tfgjfz749wqxd75sxwkx','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:06.882351Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401006927806,'01m833tftfs6nyf5p77pg1e33p','01m833tfgjfz749wqxd75sxwkx','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfn1xkwjy0vtkz7s4dmn','api','2026-11-23T02:30:06.927806Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401006937700,'01m833tftsnwd55npwsefweq8g','01m833tfgjfz749wqxd75sxwkx','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:06.937700Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007198963,'01m833tg2yy3yc083q9ayffwng','01m833tfgjfz749wqxd75sxwkx','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$PxuwdWbjMldtPUEm$6dcdf494d7bdc9991a59b134f3ab411649359117b46aab898c20fb2173419c4ed41c5e1c8e52f97f9c147b62db54e56ff6643ea93a1b08b838e868d5b405294d','off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfn1xkwjy0vtkz7s4dmn','api','2026-11-23T02:30:07.198963Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007205638,'01m833tg35kyg5qybp67a1xk79','01m833tfgjfz749wqxd75sxwkx','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.205638Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007223080,'01m833tg3q2gmx27ry0f60zhv5','01m833tfgjfz749wqxd75sxwkx','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfn1xkwjy0vtkz7s4dmn','api','2026-11-23T02:30:07.223080Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007238586,'01m833tg46jawnwgd5h1d3qpke','01m833tfgjfz749wqxd75sxwkx','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.238586Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007250336,'01m833tg4jageyhmh74yxz90mz','01m833tfgjfz749wqxd75sxwkx','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.250336Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007266432,'01m833tg52dgsppwrp8d7sw2pw','01m833tfgjfz749wqxd75sxwkx','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.266432Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007285112,'01m833tg5n3gve08bb62ndcnk7','01m833tfgjfz749wqxd75sxwkx','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:45929/gone','["http://127.0.0.1:45929/gone","http://127.0.0.1:45929/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.285112Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007297061,'01m833tg611x8y4ay2v24w6sg6','01m833tfgjfz749wqxd75sxwkx','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:45929',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.297061Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}');
INSERT INTO "record" VALUES(1795401007313596,'01m833tg6hjmews4re0fhaqrt0','01m833tfgjfz749wqxd75sxwkx','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.333128Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401007488762,'01m833tgc0qt0c15eredd91x83','01m833tfgjfz749wqxd75sxwkx','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:07.488762Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401014478239,'01m833tq6e7f0r36vcj2k5ptht','01m833tfgjfz749wqxd75sxwkx','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','import','2026-11-23T02:30:14.478239Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401014564899,'01m833tq94w3fw0rakdnrmebdh','01m833tfgjfz749wqxd75sxwkx','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:14.564899Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795401014576050,'01m833tq9g1jthzhmkktz26r11','01m833tfgjfz749wqxd75sxwkx','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m833tfghrb94b4c23qqkkzec','api','2026-11-23T02:30:14.576050Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795401007285112,'2026-11-23T02:30:07.780017Z','http://127.0.0.1:45929/gone','down','It answers with the status 404.',404,23);
INSERT INTO "record_check" VALUES(1795401007285112,'2026-11-23T02:30:07.784020Z','http://127.0.0.1:45929/fine','up','',200,14);
INSERT INTO "record_check" VALUES(1795401007285112,'2026-11-23T02:30:09.867106Z','http://127.0.0.1:45929/gone','down','It answers with the status 404.',404,13);
INSERT INTO "record_check" VALUES(1795401007285112,'2026-11-23T02:30:09.920052Z','http://127.0.0.1:45929/fine','up','',200,11);
INSERT INTO "record_check" VALUES(1795401007285112,'2026-11-23T02:30:11.714868Z','http://127.0.0.1:45929/gone','down','It answers with the status 404.',404,12);
INSERT INTO "record_check" VALUES(1795401007285112,'2026-11-23T02:30:12.040786Z','http://127.0.0.1:45929/fine','up','',200,1);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m833tfgjfz749wqxd75sxwkx',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072757596,'01m833tfgjfz749wqxd75sxwkx',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795401006882351,'01m833tfgjfz749wqxd75sxwkx',4,2,'2026-11-23T02:30:07.967939Z');
INSERT INTO "record_clicks" VALUES(1795401006927806,'01m833tfgjfz749wqxd75sxwkx',1,0,'2026-11-23T02:30:07.967940Z');
INSERT INTO "record_clicks" VALUES(1795401006937700,'01m833tfgjfz749wqxd75sxwkx',0,1,'');
INSERT INTO "record_clicks" VALUES(1795401007205638,'01m833tfgjfz749wqxd75sxwkx',3,0,'2026-11-23T02:30:07.967942Z');
INSERT INTO "record_clicks" VALUES(1795401007223080,'01m833tfgjfz749wqxd75sxwkx',1,0,'2026-11-23T02:30:07.967943Z');
INSERT INTO "record_clicks" VALUES(1795401007250336,'01m833tfgjfz749wqxd75sxwkx',1,0,'2026-11-23T02:30:07.967944Z');
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
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m833tfgjfz749wqxd75sxwkx','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795401014564899,'01m833tfgjfz749wqxd75sxwkx','old');
INSERT INTO "record_tag" VALUES(1795401014576050,'01m833tfgjfz749wqxd75sxwkx','old');
INSERT INTO "record_tag" VALUES(1795401006882351,'01m833tfgjfz749wqxd75sxwkx','spring');
INSERT INTO "record_tag" VALUES(1795401006927806,'01m833tfgjfz749wqxd75sxwkx','spring');
INSERT INTO "record_tag" VALUES(1795401006882351,'01m833tfgjfz749wqxd75sxwkx','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1582971072757596,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401006736777,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401006882351,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401006927806,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401006937700,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007198963,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007205638,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007223080,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007238586,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007250336,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007266432,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007285112,'watchedgo.acme.testhttp://127.0.0.1:45929/gone');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007297061,'ruledgo.acme.testhttp://127.0.0.1:45929');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007313596,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007488762,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401014478239,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401014564899,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401014576050,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401006736777);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401006937700);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007198963);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007238586);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007266432);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007285112);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007297061);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007313596);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401007488762);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401014478239);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401014564899);
INSERT INTO "record_unclicked" VALUES('01m833tfgjfz749wqxd75sxwkx',1795401014576050);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-23 02:30:06.211795');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-23 02:30:06.219709');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-23 02:30:06.243975');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-23 02:30:06.247455');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-23 02:30:06.259241');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-23 02:30:06.267999');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-23 02:30:06.269194');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-23 02:30:06.276928');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-23 02:30:06.288248');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-23 02:30:06.303413');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-23 02:30:06.311992');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-23 02:30:06.327862');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-23 02:30:06.345281');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-23 02:30:06.364870');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-23 02:30:06.376394');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-23 02:30:06.386445');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-23 02:30:06.401023');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-23 02:30:06.413812');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-23 02:30:06.428134');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-23 02:30:06.435189');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-23 02:30:06.443927');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-23 02:30:06.456621');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-23 02:30:06.466681');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-23 02:30:06.480468');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-23 02:30:06.496188');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-23 02:30:06.501800');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-23 02:30:06.513650');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-23 02:30:06.531304');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-23 02:30:06.565823');
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
INSERT INTO "session" VALUES('01m833tq53yg6n84g8y5xzfs13','bd93a2bc2b87041a29f5d904acaad92c4a40f19ab12452b4dda8587a7176dee2','01m833tfghrb94b4c23qqkkzec','01m833tfgjfz749wqxd75sxwkx','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-23T02:30:14.435355Z','2026-11-23T02:30:14.435355Z','2026-12-23T02:30:14.435355Z',NULL,'password','',0,0,0,NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('2b43334c499e7d6e37fd2534be7cea21b505b867fb0335da04844f9dc5d3df1a','01m833tfghrb94b4c23qqkkzec','2026-11-23T03:00:14.440890Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','bac99d55392643de10b124f683d32e50 13');
INSERT INTO "state" VALUES('expiries_reported','2026-11-23T02:30:06.531000Z 0');
INSERT INTO "state" VALUES('generation','73');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-23 f648cb8c435f50e0323e162a97355d98');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m833tfgjfz749wqxd75sxwkx','old',2);
INSERT INTO "tag_count" VALUES('01m833tfgjfz749wqxd75sxwkx','spring',2);
INSERT INTO "tag_count" VALUES('01m833tfgjfz749wqxd75sxwkx','Überblick',1);
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
INSERT INTO "token" VALUES('01m833tfgxtgab1adx3z9m87y2','01m833tfgjfz749wqxd75sxwkx','01m833tfghrb94b4c23qqkkzec','api','first token','owner','a155ea7859f5eb189e9be6a8f6e61e4bd00741dc6100ae1b37d3d8d519d971d6','2026-11-23T02:30:06.621870Z',NULL,'2026-11-23T02:30:06.844002Z',NULL);
INSERT INTO "token" VALUES('01m833tfnw83e66f7zks0rkjhf','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','mcp','agent','viewer','8aa8fc5ebe3902d99c8289168ebb09046a76cf8f409f55639f9448a4aa019961','2026-11-23T02:30:06.780293Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m833tfp40xqk75dh2s6sca4h','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','api','editor','editor','d1709077410c7796c3ced3e59a5ab4ecb3a118f2c04c422a78b380f9fe7ed0ec','2026-11-23T02:30:06.788048Z',NULL,'2026-11-23T02:30:06.897428Z',NULL);
INSERT INTO "token" VALUES('01m833tfpc1b2j9rnatr8d5e66','01m833tfgjfz749wqxd75sxwkx','01m833tfn1xkwjy0vtkz7s4dmn','api','revoked','editor','f02b3b61db1638f7b85e6363b795a95c1640c8157736004b1076a3b563b903bb','2026-11-23T02:30:06.796064Z',NULL,NULL,'2026-11-23T02:30:06.803691Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m833tfghrb94b4c23qqkkzec','Owner','owner@localhost','2026-11-23T02:30:06.609819Z','2026-11-23T02:30:14.422222Z','scrypt:16384:8:6$xbssZ60xyfZqoIPH$dc3ba84d180efc5093162cb01157a65efd754a482d65dafd84504bbf1c8c21dc00fa63c654f59441c48540e44f945197e3fe012fa2f3c90b99808db9efbbf185','system','','',1);
INSERT INTO "user" VALUES('01m833tfn1xkwjy0vtkz7s4dmn','Éva Kovács','Eva@acme.test','2026-11-23T02:30:06.753977Z','2026-11-23T02:30:06.753990Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795401007285112,'http://127.0.0.1:45929/fine','up',0,1,'2026-11-23T02:30:12.040786Z','2026-11-23T02:30:13.925397Z');
INSERT INTO "watch" VALUES(1795401007285112,'http://127.0.0.1:45929/gone','down',3,NULL,'2026-11-23T02:30:11.714868Z','2026-11-23T02:30:13.788328Z');
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
INSERT INTO "workspace" VALUES('01m833tfgjfz749wqxd75sxwkx','Acmé','2026-11-23T02:30:06.610531Z','2026-11-23T02:30:07.397310Z','{"country":"DE","notify_url":"http://127.0.0.1:45929/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','referrer','2026-11-23',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','referrer_page','2026-11-23',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','browser','2026-11-23',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','system','2026-11-23',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','device','2026-11-23',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','destination','2026-11-23',X'4C17321331');
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','hour','2026-11-23',X'6C273032233130');
INSERT INTO "workspace_breakdown" VALUES('01m833tfgjfz749wqxd75sxwkx','together','2026-11-23',X'CCF167636C69636B736B133313361331576F746865721330877265666572726572CB10C70C6E6577732E6578616D706C65070777636F756E7472793B0707077762726F77736572CB187746697265666F787746697265666F787746697265666F786773797374656DCB12574C696E7578574C696E7578574C696E757867646576696365CB18776465736B746F70776465736B746F70776465736B746F70876C616E67756167653B07070767736F757263653B070707676D656469756D3B0707078763616D706169676E3B07070777747269676765723B070707B764657374696E6174696F6E4B070717324772756C653B070707');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m833tfgjfz749wqxd75sxwkx','2026-11-23',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m833tfgjfz749wqxd75sxwkx','2026-11-23',6258276919067032256);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',35);
COMMIT;
