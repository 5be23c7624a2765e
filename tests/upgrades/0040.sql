-- A database with data in it, of 0040_languages: see make.py
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
INSERT INTO "change" VALUES('01m8d4r9qveht8znpwtjck59qd','2026-11-26T23:58:48.059491Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','cli','','','create','workspace','01m8d4r9qtjdpsg1fgrkkbs5w1',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4r9r03qj12brqjdhw42t2','2026-11-26T23:58:48.064146Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','cli','','','create','token','01m8d4r9qzh5zwdwk4286m6611',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4r9tqtn3ts684j4rasgzn','2026-11-26T23:58:48.151874Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T23:58:48.150991Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4r9txbv2a2vs6tm3p3pyr','2026-11-26T23:58:48.157403Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','cli','','','create','record','01m8d4r9twbwr2hyenhvj200c2',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-26T23:58:48.156380Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4r9v9fz7m0rgbwva3m38r','2026-11-26T23:58:48.169530Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','cli','','','create','token','01m8d4r9v92r6kykbm0b11v93j',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4r9veedqyd1z4epd7b7qs','2026-11-26T23:58:48.174484Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','cli','','','create','token','01m8d4r9ve0kzvb6wgeqtg1y88',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4r9vj2cksrcabt6jfgbgn','2026-11-26T23:58:48.178099Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','cli','','','create','token','01m8d4r9vhkcv7sycq1wftp914',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4r9vmtaam1yk1kzthmtxx','2026-11-26T23:58:48.180872Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','cli','','','delete','token','01m8d4r9vhkcv7sycq1wftp914',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4r9xfa15ngftx8kq0byzn','2026-11-26T23:58:48.239346Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4r9x2mgsv6qqrgsr85rwf','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T23:58:48.238694Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4r9xsbvmytkee94maev19','2026-11-26T23:58:48.249405Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4r9xm86z4fam11fdggesw','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T23:58:48.248782Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4r9y223hmh4xj9sfsqtn7','2026-11-26T23:58:48.258098Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4r9xxrzd2s554gdms5d3d','create','record','01m8d4r9y0np01pff6azxdw693',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-26T23:58:48.256694Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4r9ybc1da8akktyt0kvnf','2026-11-26T23:58:48.267413Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','api','editor','01m8d4r9y6q0vrkgd2k0784vgw','create','record','01m8d4r9yahgfqzsy54ne2ag5n',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-26T23:58:48.266560Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4r9ygjf7097jjwk3a5gkx','2026-11-26T23:58:48.272620Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4r9ydx2nw47yfd13k5ty8','create','record','01m8d4r9yftahah6qzv9y35pm9',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-26T23:58:48.271842Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra2vmc2dfzass2jng3vb','2026-11-26T23:58:48.411687Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','api','editor','01m8d4r9yjvm4yqk2c82bv6bw0','create','record','01m8d4ra2ts8j7vtb44mf3h7ww',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-26T23:58:48.410808Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra32370w6qafdbk8b8xn','2026-11-26T23:58:48.418125Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra2yt6vfg82tw7p089g8','create','record','01m8d4ra31c3vdeathdr17cjnm',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-26T23:58:48.417387Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra37yxz2nqpwn470d10n','2026-11-26T23:58:48.424053Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','api','editor','01m8d4ra34qkpsjt9wn55nwgt2','create','record','01m8d4ra376q2b0vwtrfccjhnq',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-26T23:58:48.423215Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra3ctgye2hpcthe4qhg0','2026-11-26T23:58:48.428873Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra3ad4z9tyh87gzd9mnf','create','record','01m8d4ra3c7bfbb4n5mk2m8v8s',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-26T23:58:48.428235Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra3j5dbcfnqspxar5r7h','2026-11-26T23:58:48.434201Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra3ffpneke7z973pcqfn','create','record','01m8d4ra3hbxymv6k88v6zjee9',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-26T23:58:48.433381Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra3s2rk76fkmwzsm6v1s','2026-11-26T23:58:48.441118Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra3pjx803ez6vdncym14','create','record','01m8d4ra3re47tzh1388drhkhq',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-26T23:58:48.440452Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra3y5f2fknf37p6qgpdn','2026-11-26T23:58:48.446204Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra3v88016m483eyq1b4s','create','record','01m8d4ra3x3gfyhc4yh2jtgz9c',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:33149/gone","destinations":["http://127.0.0.1:33149/gone","http://127.0.0.1:33149/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-26T23:58:48.445112Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra43jc1zd2ksnwsqb0dq','2026-11-26T23:58:48.451611Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra40nan6d465zmzgbb3g','create','record','01m8d4ra42xn080xr1cvj32nps',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:33149","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-26T23:58:48.450949Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra47y5f7c1469n8ng132','2026-11-26T23:58:48.455991Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra45s8bf9kwkdrpvkz6r','create','record','01m8d4ra47cknhhkpffec7zkw5',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-26T23:58:48.455403Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra4e18v3vs6kcarrkeg1','2026-11-26T23:58:48.462074Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra4a9xgz8ydqmtwsnwe9','update','record','01m8d4ra47cknhhkpffec7zkw5',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-26T23:58:48.461643Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra4jqsr970q38tzrr2vk','2026-11-26T23:58:48.466778Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra4gwd68qb942nwz9qr0','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8d4ra4qtbrd3mdjgvcyqpy6','2026-11-26T23:58:48.471875Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra4n3x6rcafpcwh2f8tx','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8d4ra4yjpwxqpe3vs73wpkr','2026-11-26T23:58:48.478629Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra4wpwj8bb4zh243p2m7','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8d4ra54j9b96svjmj17020s','2026-11-26T23:58:48.484611Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra52mm29tfhgy1j3xa0m','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:33149/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8d4ra5ajnzvqbg0mn68ez97','2026-11-26T23:58:48.490623Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra58rz54x9zwke8knfq0','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8d4ra5h47t1vmqp4ysg8nhq','2026-11-26T23:58:48.497165Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra5ehzsv3zhmzwtn4qma','create','record','01m8d4ra5gbk6sac789t80x9ke',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T23:58:48.496371Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra5nqsp7mg6p4413vbw1','2026-11-26T23:58:48.501789Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra5kea3grafhhb5d2wdc','create','record','01m8d4ra5n1k03fd22vdh0msxq',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T23:58:48.501051Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4ra5whbqv9rnkpyjh5f03','2026-11-26T23:58:48.508585Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra5rhxh26d1rvg3ge76p','bulk_delete','record',NULL,'01m8d4ra5ssr5g49m7ry5faq02',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8d4ra6sa5m4jnmtxmtds2bv','2026-11-26T23:58:48.537350Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4ra6m7bs55rgmk2vkgt50','create','record','01m8d4ra6rjcfnet2dwn06z495',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-26T23:58:48.536588Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4rgdg76vajq2wqj648acm','2026-11-26T23:58:54.896263Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4rgde4qtcxv9zce80qrc3','update','record','01m8d4r9y0np01pff6azxdw693',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-26T23:58:48.256694Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4rgswk9739ewqmc30ab86','2026-11-26T23:58:55.292638Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','cli','','','create','invitation','01m8d4rgsw49t69d7ezebtyvyk',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4rgtfs5xz39ygx59r00zw','2026-11-26T23:58:55.311833Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4rgsy3jcy6qxf579xtgj4','import','record',NULL,'01m8d4rgt05bnrhccsb0hp43b6',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4rgva6a13wtkwbvdfrm9e','2026-11-26T23:58:55.338227Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4rgtwnsj76th825d1jx5p','import','record',NULL,'01m8d4rgtze2dtkcmbxt3mztcp',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8d4rgvrj8hx5tnj0zrg857g','2026-11-26T23:58:55.352610Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4rgvnksx9s47h6n4ctehr','create','record','01m8d4rgvqrmx600qf19s9fmjp',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T23:58:55.351788Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4rgvxh4xcjnrtfw16zcnd','2026-11-26T23:58:55.357570Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4rgvv1tk97k0pajr26ke8','create','record','01m8d4rgvww93dtjc9x13wh0em',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T23:58:55.356905Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4rgw20h5bzt7cd02gad5s','2026-11-26T23:58:55.362037Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4rgvzm5k53xer2pmq8xkj','create','record','01m8d4rgw1ck0jh8c5gwaz2e73',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T23:58:55.361403Z"}',NULL);
INSERT INTO "change" VALUES('01m8d4rgw99ymrt9dc8tkbc6d0','2026-11-26T23:58:55.369348Z','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','Owner','api','first token','01m8d4rgw44f2tzwrybkv9d9f9','bulk_delete','record',NULL,'01m8d4rgw5dv4bx78jknxj7dcv',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795737528256694,'2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3233223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3233223A317D');
INSERT INTO "click_combination" VALUES(1795737528423215,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3233223A317D');
INSERT INTO "click_combination" VALUES(1795737528433381,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3233223A317D');
INSERT INTO "click_combination" VALUES(1795737528266560,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3233223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795737528256694,'2026-11-26',4,2,1);
INSERT INTO "click_day" VALUES(1795737528266560,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795737528271842,'2026-11-26',0,1,0);
INSERT INTO "click_day" VALUES(1795737528423215,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795737528433381,'2026-11-26',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795737528256694,'2026-11-26',6791650039374554497);
INSERT INTO "click_visitor" VALUES(1795737528266560,'2026-11-26',6791650039374554497);
INSERT INTO "click_visitor" VALUES(1795737528423215,'2026-11-26',6791650039374554497);
INSERT INTO "click_visitor" VALUES(1795737528433381,'2026-11-26',6791650039374554497);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('82cd4abd3b28cf1448d8ba9761325b1c7c580c97d86f45b047d8ef250e6083d4','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','{"tags":["spring"]}',2,'2026-11-27T00:58:55.389802Z');
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
INSERT INTO "delivery" VALUES('01m8d4remww901ybf400k3ra7d','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4ra3x3gfyhc4yh2jtgz9c','destination.broken','http://127.0.0.1:33149/notify','{"type":"destination.broken","timestamp":"2026-11-26T23:58:53.084818Z","data":{"id":"01m8d4ra3x3gfyhc4yh2jtgz9c","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33149/gone","checked_at":"2026-11-26T23:58:53.066576Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-26T23:58:53.084949Z','2026-11-26T23:58:53.104433Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8d4r9tsf84gprc4ecyhk437','01m8d4r9qtjdpsg1fgrkkbs5w1','host.created','localhost','{"type":"host.created","timestamp":"2026-11-26T23:58:48.153435Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T23:58:48.150986Z","updated_at":"2026-11-26T23:58:48.150991Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T23:58:48.153435Z');
INSERT INTO "event" VALUES(2,'01m8d4r9txj8a76gbxq4qbfqvr','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795737528156380,"id":"01m8d4r9twbwr2hyenhvj200c2","updated_at":"2026-11-26T23:58:48.156380Z"},{}]',0,'2026-11-26T23:58:48.157576Z');
INSERT INTO "event" VALUES(3,'01m8d4r9xggga0wt34b1n512p2','01m8d4r9qtjdpsg1fgrkkbs5w1','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-26T23:58:48.240459Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T23:58:48.238688Z","updated_at":"2026-11-26T23:58:48.238694Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T23:58:48.240459Z');
INSERT INTO "event" VALUES(4,'01m8d4r9xthypyrmhq6ty6ppb4','01m8d4r9qtjdpsg1fgrkkbs5w1','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-26T23:58:48.250512Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T23:58:48.248775Z","updated_at":"2026-11-26T23:58:48.248782Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T23:58:48.250512Z');
INSERT INTO "event" VALUES(5,'01m8d4r9y29ssk3gepc79dd0de','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795737528256694,"id":"01m8d4r9y0np01pff6azxdw693","updated_at":"2026-11-26T23:58:48.256694Z"},{}]',0,'2026-11-26T23:58:48.258301Z');
INSERT INTO "event" VALUES(6,'01m8d4r9ybkqszwyww8b5818pv','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9v2h94833p7fe7sjtgh","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795737528266560,"id":"01m8d4r9yahgfqzsy54ne2ag5n","updated_at":"2026-11-26T23:58:48.266560Z"},{}]',0,'2026-11-26T23:58:48.267618Z');
INSERT INTO "event" VALUES(7,'01m8d4r9ygs6bt981te4c7kecb','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795737528271842,"id":"01m8d4r9yftahah6qzv9y35pm9","updated_at":"2026-11-26T23:58:48.271842Z"},{}]',0,'2026-11-26T23:58:48.272794Z');
INSERT INTO "event" VALUES(8,'01m8d4ra2vxnm897xcmf1nehak','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9v2h94833p7fe7sjtgh","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795737528410808,"id":"01m8d4ra2ts8j7vtb44mf3h7ww","updated_at":"2026-11-26T23:58:48.410808Z"},{}]',0,'2026-11-26T23:58:48.411936Z');
INSERT INTO "event" VALUES(9,'01m8d4ra329m6htxqkcesaw8w7','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795737528417387,"id":"01m8d4ra31c3vdeathdr17cjnm","updated_at":"2026-11-26T23:58:48.417387Z"},{}]',0,'2026-11-26T23:58:48.418297Z');
INSERT INTO "event" VALUES(10,'01m8d4ra387s33pb4g90xd70ma','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8d4r9v2h94833p7fe7sjtgh","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795737528423215,"id":"01m8d4ra376q2b0vwtrfccjhnq","updated_at":"2026-11-26T23:58:48.423215Z"},{}]',0,'2026-11-26T23:58:48.424238Z');
INSERT INTO "event" VALUES(11,'01m8d4ra3d27nrwtb1bb9yc406','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795737528428235,"id":"01m8d4ra3c7bfbb4n5mk2m8v8s","updated_at":"2026-11-26T23:58:48.428235Z"},{}]',0,'2026-11-26T23:58:48.429060Z');
INSERT INTO "event" VALUES(12,'01m8d4ra3jb34gvwak63x8ymh8','01m8d4r9qtjdpsg1fgrkkbs5w1','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795737528433381,"id":"01m8d4ra3hbxymv6k88v6zjee9","updated_at":"2026-11-26T23:58:48.433381Z"},{}]',0,'2026-11-26T23:58:48.434346Z');
INSERT INTO "event" VALUES(13,'01m8d4ra3s8yd73d6ywd64kc68','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795737528440452,"id":"01m8d4ra3re47tzh1388drhkhq","updated_at":"2026-11-26T23:58:48.440452Z"},{}]',0,'2026-11-26T23:58:48.441276Z');
INSERT INTO "event" VALUES(14,'01m8d4ra3ybtaxf47bczm733z9','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"http://127.0.0.1:33149/gone","destinations":["http://127.0.0.1:33149/gone","http://127.0.0.1:33149/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795737528445112,"id":"01m8d4ra3x3gfyhc4yh2jtgz9c","updated_at":"2026-11-26T23:58:48.445112Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-26T23:58:48.446369Z');
INSERT INTO "event" VALUES(15,'01m8d4ra43r3mjn6f08j414mbt','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:33149","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795737528450949,"id":"01m8d4ra42xn080xr1cvj32nps","updated_at":"2026-11-26T23:58:48.450949Z"},{}]',0,'2026-11-26T23:58:48.451763Z');
INSERT INTO "event" VALUES(16,'01m8d4ra485j5rvaqb7dsj17rf','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795737528455403,"id":"01m8d4ra47cknhhkpffec7zkw5","updated_at":"2026-11-26T23:58:48.455403Z"},{}]',0,'2026-11-26T23:58:48.456169Z');
INSERT INTO "event" VALUES(17,'01m8d4ra4eaemsteevqb4ch3kj','01m8d4r9qtjdpsg1fgrkkbs5w1','link.updated','go.acme.test','','[{"seq":1795737528455403,"id":"01m8d4ra47cknhhkpffec7zkw5","workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:48.461643Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-26T23:58:48.462318Z');
INSERT INTO "event" VALUES(18,'01m8d4ra4k5nxnyv9q035rvs3j','01m8d4r9qtjdpsg1fgrkkbs5w1','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-26T23:58:48.467142Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T23:58:48.248775Z","updated_at":"2026-11-26T23:58:48.248782Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T23:58:48.467142Z');
INSERT INTO "event" VALUES(19,'01m8d4ra5hb2616r7ggysryzn0','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795737528496371,"id":"01m8d4ra5gbk6sac789t80x9ke","updated_at":"2026-11-26T23:58:48.496371Z"},{}]',0,'2026-11-26T23:58:48.497342Z');
INSERT INTO "event" VALUES(20,'01m8d4ra5nz4d6r7k3zck1s885','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795737528501051,"id":"01m8d4ra5n1k03fd22vdh0msxq","updated_at":"2026-11-26T23:58:48.501051Z"},{}]',0,'2026-11-26T23:58:48.501984Z');
INSERT INTO "event" VALUES(21,'01m8d4ra687h1vj1sat8vpn260','01m8d4r9qtjdpsg1fgrkkbs5w1','link.deleted','go.acme.test','','[{"seq":1795737528496371,"id":"01m8d4ra5gbk6sac789t80x9ke","workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:48.496371Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-26T23:58:48.520218Z');
INSERT INTO "event" VALUES(22,'01m8d4ra688njd7sjsph0wyghc','01m8d4r9qtjdpsg1fgrkkbs5w1','link.deleted','go.acme.test','','[{"seq":1795737528501051,"id":"01m8d4ra5n1k03fd22vdh0msxq","workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:48.501051Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-26T23:58:48.520270Z');
INSERT INTO "event" VALUES(23,'01m8d4ra6j10jybt78y184jdnj','01m8d4r9qtjdpsg1fgrkkbs5w1','job.done','','{"type":"job.done","timestamp":"2026-11-26T23:58:48.529972Z","data":{"id":"01m8d4ra5ssr5g49m7ry5faq02","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-26T23:58:48.505790Z","updated_at":"2026-11-26T23:58:48.528599Z","finished_at":"2026-11-26T23:58:48.528599Z"}}',NULL,0,'2026-11-26T23:58:48.529972Z');
INSERT INTO "event" VALUES(24,'01m8d4ra6shfkta162fztpbkqq','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795737528536588,"id":"01m8d4ra6rjcfnet2dwn06z495","updated_at":"2026-11-26T23:58:48.536588Z"},{}]',0,'2026-11-26T23:58:48.537549Z');
INSERT INTO "event" VALUES(25,'01m8d4remxm84vx92xcxjcwd51','01m8d4r9qtjdpsg1fgrkkbs5w1','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-26T23:58:53.085606Z","data":{"id":"01m8d4ra3x3gfyhc4yh2jtgz9c","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33149/gone","checked_at":"2026-11-26T23:58:53.066576Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-26T23:58:53.085606Z');
INSERT INTO "event" VALUES(26,'01m8d4rgdghz9zqh980hjnszrv','01m8d4r9qtjdpsg1fgrkkbs5w1','link.updated','go.acme.test','','[{"seq":1795737528256694,"id":"01m8d4r9y0np01pff6azxdw693","workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:48.256694Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-26T23:58:54.896561Z');
INSERT INTO "event" VALUES(27,'01m8d4rgteye7529ewh2kbch3a','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000ecawxadwvs6dfq","updated_at":"2026-11-26T23:58:55.309217Z"},{}]',0,'2026-11-26T23:58:55.310952Z');
INSERT INTO "event" VALUES(28,'01m8d4rgtf09tpwr6nc4hcrhwy','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795737535309217,"id":"01m8d4rgtd6smn014wpc6pwy0d","updated_at":"2026-11-26T23:58:55.309217Z"},{}]',0,'2026-11-26T23:58:55.311002Z');
INSERT INTO "event" VALUES(29,'01m8d4rgttc22j492bjbckq1d1','01m8d4r9qtjdpsg1fgrkkbs5w1','job.done','','{"type":"job.done","timestamp":"2026-11-26T23:58:55.322335Z","data":{"id":"01m8d4rgt05bnrhccsb0hp43b6","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-26T23:58:55.296128Z","updated_at":"2026-11-26T23:58:55.321234Z","finished_at":"2026-11-26T23:58:55.321234Z"}}',NULL,0,'2026-11-26T23:58:55.322335Z');
INSERT INTO "event" VALUES(30,'01m8d4rgv9j6b4fwwse7wqs57x','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072494817,"id":"01e286vbzesheev9er7ph35pna","updated_at":"2026-11-26T23:58:55.336608Z"},{}]',0,'2026-11-26T23:58:55.337564Z');
INSERT INTO "event" VALUES(31,'01m8d4rgvrsbw15jvyyw07vgzs','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795737535351788,"id":"01m8d4rgvqrmx600qf19s9fmjp","updated_at":"2026-11-26T23:58:55.351788Z"},{}]',0,'2026-11-26T23:58:55.352801Z');
INSERT INTO "event" VALUES(32,'01m8d4rgvxpxn6fxqb328ep0xx','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795737535356905,"id":"01m8d4rgvww93dtjc9x13wh0em","updated_at":"2026-11-26T23:58:55.356905Z"},{}]',0,'2026-11-26T23:58:55.357723Z');
INSERT INTO "event" VALUES(33,'01m8d4rgw263b0d4md5zw6x0ce','01m8d4r9qtjdpsg1fgrkkbs5w1','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795737535361403,"id":"01m8d4rgw1ck0jh8c5gwaz2e73","updated_at":"2026-11-26T23:58:55.361403Z"},{}]',0,'2026-11-26T23:58:55.362186Z');
INSERT INTO "event" VALUES(34,'01m8d4rgwng5njs95c7mkrtmjk','01m8d4r9qtjdpsg1fgrkkbs5w1','link.deleted','go.acme.test','','[{"seq":1795737535351788,"id":"01m8d4rgvqrmx600qf19s9fmjp","workspace":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:55.351788Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-26T23:58:55.381496Z');
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
INSERT INTO "host" VALUES('localhost','01m8d4r9tpvktz9vm3vxjkk98q','01m8d4r9qtjdpsg1fgrkkbs5w1','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-26T23:58:48.998440Z','2026-11-26T23:58:48.150986Z','2026-11-26T23:58:48.150991Z','2026-11-27T06:01:07.079686Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8d4r9xem0cbsd631epyrh88','01m8d4r9qtjdpsg1fgrkkbs5w1','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-26T23:58:54.387176Z"}]','','2026-11-26T23:58:54.387176Z','2026-11-26T23:58:48.238688Z','2026-11-26T23:58:48.238694Z','2026-11-27T00:08:55.150108Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8d4rgsw49t69d7ezebtyvyk','237113513f0f18c8a1e19de83379c03cda451509e9893c94e5e10d9ddb9f1084','01m8d4r9qtjdpsg1fgrkkbs5w1','Ada@acme.test','manager','01m8d4r9qs8zsweqryd30mw3fk','2026-11-26T23:58:55.292164Z','2026-12-03T23:58:55.292105Z');
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
INSERT INTO "job" VALUES('01m8d4ra5ssr5g49m7ry5faq02','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','bulk_delete','done','{"tags":["gone"]}','2026-11-26T23:58:48.505790Z',2,2,'2026-11-26T23:58:48.505790Z','2026-11-26T23:58:48.528599Z','2026-11-26T23:58:48.528599Z',1795737528501051,0,0,0,0,0,'',0,'api','first token','01m8d4ra5rhxh26d1rvg3ge76p',0);
INSERT INTO "job" VALUES('01m8d4rgt05bnrhccsb0hp43b6','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T23:58:55.296128Z',3,0,'2026-11-26T23:58:55.296128Z','2026-11-26T23:58:55.321234Z','2026-11-26T23:58:55.321234Z',0,2,0,1,4,0,'',0,'api','first token','01m8d4rgsy3jcy6qxf579xtgj4',0);
INSERT INTO "job" VALUES('01m8d4rgtze2dtkcmbxt3mztcp','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T23:58:55.327421Z',3,0,'2026-11-26T23:58:55.327421Z','2026-11-26T23:58:55.338906Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8d4rgtwnsj76th825d1jx5p',0);
INSERT INTO "job" VALUES('01m8d4rgw5dv4bx78jknxj7dcv','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-26T23:58:55.365411Z',3,1,'2026-11-26T23:58:55.365411Z','2026-11-26T23:58:55.380560Z',NULL,1795737535351788,0,0,0,0,0,'',0,'api','first token','01m8d4rgw44f2tzwrybkv9d9f9',0);
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
INSERT INTO "kept_answer" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8d4ra6rjcfnet2dwn06z495","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","created_at":"2026-11-26T23:58:48.536588Z","updated_at":"2026-11-26T23:58:48.536588Z","expired_at":null}]}
','2026-11-26T23:58:48.538187Z');
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
INSERT INTO "kept_record" VALUES('01m8d4ra5whbqv9rnkpyjh5f03',1795737528496371,'{"seq":1795737528496371,"id":"01m8d4ra5gbk6sac789t80x9ke","workspace_id":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:48.496371Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8d4ra5whbqv9rnkpyjh5f03',1795737528501051,'{"seq":1795737528501051,"id":"01m8d4ra5n1k03fd22vdh0msxq","workspace_id":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:48.501051Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8d4rgw99ymrt9dc8tkbc6d0',1795737535351788,'{"seq":1795737535351788,"id":"01m8d4rgvqrmx600qf19s9fmjp","workspace_id":"01m8d4r9qtjdpsg1fgrkkbs5w1","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d4r9qs8zsweqryd30mw3fk","created_via":"api","updated_at":"2026-11-26T23:58:55.351788Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','owner','2026-11-26T23:58:48.059065Z',0);
INSERT INTO "member" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','editor','2026-11-26T23:58:48.165026Z',0);
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT, interstitial TEXT NOT NULL DEFAULT 'never', own_time TEXT, rescues_since TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000ecawxadwvs6dfq','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','import','2026-11-26T23:58:55.309217Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072494817,'01e286vbzesheev9er7ph35pna','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','import','2026-11-26T23:58:55.336608Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528156380,'01m8d4r9twbwr2hyenhvj200c2','01m8d4r9qtjdpsg1fgrkkbs5w1','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','cli','2026-11-26T23:58:48.156380Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528256694,'01m8d4r9y0np01pff6azxdw693','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.256694Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528266560,'01m8d4r9yahgfqzsy54ne2ag5n','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9v2h94833p7fe7sjtgh','api','2026-11-26T23:58:48.266560Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528271842,'01m8d4r9yftahah6qzv9y35pm9','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.271842Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528410808,'01m8d4ra2ts8j7vtb44mf3h7ww','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$NP6JWpk9nSUiDdMO$92935c28bd7a13968ab888144eb47bb61a3803653cc34703b0b459a6c8da8b492780028193f82b7199a68ec442a6f7594a1361b7024f65d32152d6f02b90772a','off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9v2h94833p7fe7sjtgh','api','2026-11-26T23:58:48.410808Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528417387,'01m8d4ra31c3vdeathdr17cjnm','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.417387Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528423215,'01m8d4ra376q2b0vwtrfccjhnq','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9v2h94833p7fe7sjtgh','api','2026-11-26T23:58:48.423215Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528428235,'01m8d4ra3c7bfbb4n5mk2m8v8s','01m8d4r9qtjdpsg1fgrkkbs5w1','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.428235Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528433381,'01m8d4ra3hbxymv6k88v6zjee9','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.433381Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528440452,'01m8d4ra3re47tzh1388drhkhq','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.440452Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528445112,'01m8d4ra3x3gfyhc4yh2jtgz9c','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:33149/gone','["http://127.0.0.1:33149/gone","http://127.0.0.1:33149/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.445112Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528450949,'01m8d4ra42xn080xr1cvj32nps','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:33149',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.450949Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528455403,'01m8d4ra47cknhhkpffec7zkw5','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.461643Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737528536588,'01m8d4ra6rjcfnet2dwn06z495','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:48.536588Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737535309217,'01m8d4rgtd6smn014wpc6pwy0d','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','import','2026-11-26T23:58:55.309217Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737535356905,'01m8d4rgvww93dtjc9x13wh0em','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:55.356905Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795737535361403,'01m8d4rgw1ck0jh8c5gwaz2e73','01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d4r9qs8zsweqryd30mw3fk','api','2026-11-26T23:58:55.361403Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795737528445112,'2026-11-26T23:58:48.959738Z','http://127.0.0.1:33149/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795737528445112,'2026-11-26T23:58:48.964328Z','http://127.0.0.1:33149/gone','down','It answers with the status 404.',404,14);
INSERT INTO "record_check" VALUES(1795737528445112,'2026-11-26T23:58:50.812204Z','http://127.0.0.1:33149/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795737528445112,'2026-11-26T23:58:50.868792Z','http://127.0.0.1:33149/gone','down','It answers with the status 404.',404,5);
INSERT INTO "record_check" VALUES(1795737528445112,'2026-11-26T23:58:52.748880Z','http://127.0.0.1:33149/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795737528445112,'2026-11-26T23:58:53.066576Z','http://127.0.0.1:33149/gone','down','It answers with the status 404.',404,6);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8d4r9qtjdpsg1fgrkkbs5w1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072494817,'01m8d4r9qtjdpsg1fgrkkbs5w1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795737528256694,'01m8d4r9qtjdpsg1fgrkkbs5w1',4,2,'2026-11-26T23:58:48.963642Z');
INSERT INTO "record_clicks" VALUES(1795737528266560,'01m8d4r9qtjdpsg1fgrkkbs5w1',1,0,'2026-11-26T23:58:48.963643Z');
INSERT INTO "record_clicks" VALUES(1795737528271842,'01m8d4r9qtjdpsg1fgrkkbs5w1',0,1,'');
INSERT INTO "record_clicks" VALUES(1795737528423215,'01m8d4r9qtjdpsg1fgrkkbs5w1',1,0,'2026-11-26T23:58:48.963645Z');
INSERT INTO "record_clicks" VALUES(1795737528433381,'01m8d4r9qtjdpsg1fgrkkbs5w1',1,0,'2026-11-26T23:58:48.963646Z');
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
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795737535356905,'01m8d4r9qtjdpsg1fgrkkbs5w1','old');
INSERT INTO "record_tag" VALUES(1795737535361403,'01m8d4r9qtjdpsg1fgrkkbs5w1','old');
INSERT INTO "record_tag" VALUES(1795737528256694,'01m8d4r9qtjdpsg1fgrkkbs5w1','spring');
INSERT INTO "record_tag" VALUES(1795737528266560,'01m8d4r9qtjdpsg1fgrkkbs5w1','spring');
INSERT INTO "record_tag" VALUES(1795737528256694,'01m8d4r9qtjdpsg1fgrkkbs5w1','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1582971072494817,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528156380,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528256694,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528266560,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528271842,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528410808,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528417387,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528423215,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528428235,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528433381,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528440452,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528445112,'watchedgo.acme.testhttp://127.0.0.1:33149/gone');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528450949,'ruledgo.acme.testhttp://127.0.0.1:33149');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528455403,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528536588,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737535309217,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737535356905,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737535361403,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528156380);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528271842);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528410808);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528417387);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528428235);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528440452);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528445112);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528450949);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528455403);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737528536588);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737535309217);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737535356905);
INSERT INTO "record_unclicked" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1',1795737535361403);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-26 23:58:48.036712');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-26 23:58:48.036726');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-26 23:58:48.036732');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-26 23:58:48.036738');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-26 23:58:48.036743');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-26 23:58:48.036749');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-26 23:58:48.036754');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-26 23:58:48.036760');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-26 23:58:48.036766');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-26 23:58:48.036772');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-26 23:58:48.036777');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-26 23:58:48.036783');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-26 23:58:48.036789');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-26 23:58:48.036794');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-26 23:58:48.036800');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-26 23:58:48.036806');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-26 23:58:48.036811');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-26 23:58:48.036817');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-26 23:58:48.036822');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-26 23:58:48.036828');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-26 23:58:48.036834');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-26 23:58:48.036839');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-26 23:58:48.036844');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-26 23:58:48.036850');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-26 23:58:48.036856');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-26 23:58:48.036861');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-26 23:58:48.036867');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-26 23:58:48.036872');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-26 23:58:48.036877');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-26 23:58:48.036882');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-26 23:58:48.036888');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-26 23:58:48.036914');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-26 23:58:48.036919');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-26 23:58:48.036924');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-26 23:58:48.036930');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-26 23:58:48.036936');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-26 23:58:48.036941');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-26 23:58:48.036946');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-26 23:58:48.036952');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-26 23:58:48.036958');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8d4r9qs8zsweqryd30mw3fk','signpost.test','2026-11-26T23:58:48.980936Z');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "session" VALUES('01m8d4rgsppk3c4vfwyazmzc6c','6cf743c9ba28659f14ad8875680e7919b6f960c35e4e0687bc282cbe0322c1f5','01m8d4r9qs8zsweqryd30mw3fk','01m8d4r9qtjdpsg1fgrkkbs5w1','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-26T23:58:55.285577Z','2026-11-26T23:58:55.285577Z','2026-12-26T23:58:55.285577Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('8dbcd1d43d16c28f595f63aeb8d415f3b69a74e8ca9cfd6416dc96b519a0733a','01m8d4r9qs8zsweqryd30mw3fk','2026-11-27T00:28:55.287826Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','15a31122a71313f6d04f4810edf326ff 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-26T23:58:48.031000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','30420ce11089e24748cc55e4676453fa631ab2aad3d911093ce8d0b395b375a6');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-26 5c2ec0e91e0a9cc1b2a06862c2ecab9e');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','old',2);
INSERT INTO "tag_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','spring',2);
INSERT INTO "tag_count" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','Überblick',1);
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
INSERT INTO "token" VALUES('01m8d4r9qzh5zwdwk4286m6611','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9qs8zsweqryd30mw3fk','api','first token','owner','9b788f42e9b4893d29a220a48c328888e6622fb04a4e280f26d725f9be8d935e','2026-11-26T23:58:48.063583Z',NULL,'2026-11-26T23:58:48.229197Z',NULL);
INSERT INTO "token" VALUES('01m8d4r9v92r6kykbm0b11v93j','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','mcp','agent','viewer','31426e966226d8af47b3689ddcbdd0be8d8bc739396d2cfa613921ae14ac01f1','2026-11-26T23:58:48.169116Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8d4r9ve0kzvb6wgeqtg1y88','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','api','editor','editor','568acbe4e239e86391c6240e5dff75134077986be2f7f443b11fb59721c2d90c','2026-11-26T23:58:48.174053Z',NULL,'2026-11-26T23:58:48.263321Z',NULL);
INSERT INTO "token" VALUES('01m8d4r9vhkcv7sycq1wftp914','01m8d4r9qtjdpsg1fgrkkbs5w1','01m8d4r9v2h94833p7fe7sjtgh','api','revoked','editor','362dbe5174c69c435afeca84a8fe37637113a8f79c320a5d928447611730657f','2026-11-26T23:58:48.177652Z',NULL,NULL,'2026-11-26T23:58:48.180483Z');
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
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "user" VALUES('01m8d4r9qs8zsweqryd30mw3fk','Owner','owner@localhost','2026-11-26T23:58:48.057338Z','2026-11-26T23:58:55.283142Z','scrypt:16384:8:6$bKjRqW8e7fqK6ewI$bf9186dc9d2325942c417417571bbe345cc7b5a792d177250b566cb6889e3d100b903ff87d215969fd13bf8d1005261ba2058c6d193361af6567f23930dd6b1b','system','','',1,'');
INSERT INTO "user" VALUES('01m8d4r9v2h94833p7fe7sjtgh','Éva Kovács','Eva@acme.test','2026-11-26T23:58:48.162579Z','2026-11-26T23:58:48.162591Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795737528445112,'http://127.0.0.1:33149/fine','up',0,4,'2026-11-26T23:58:52.748880Z','2026-11-26T23:58:54.836089Z');
INSERT INTO "watch" VALUES(1795737528445112,'http://127.0.0.1:33149/gone','down',3,NULL,'2026-11-26T23:58:53.066576Z','2026-11-26T23:58:55.017651Z');
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
INSERT INTO "workspace" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','Acmé','2026-11-26T23:58:48.058623Z','2026-11-26T23:58:48.490236Z','{"country":"DE","notify_url":"http://127.0.0.1:33149/notify","email_summary":"true"}','self-hosted');
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
INSERT INTO "workspace_combination" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3233223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3233223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3233223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','2026-11-26',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8d4r9qtjdpsg1fgrkkbs5w1','2026-11-26',6791650039374554497);
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
CREATE INDEX record_rescues ON record (workspace_id, seq) WHERE rescues_since IS NOT NULL;
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
