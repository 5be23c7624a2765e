-- A database with data in it, of 0046_feature_tables: see make.py
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
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
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
INSERT INTO "change" VALUES('01m8jg0yz1emh4adabnxqq03vp','2026-11-29T01:51:58.433481Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','cli','','','create','workspace','01m8jg0yz0yxjq50wad2x5r41n',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jg0yz3n2ypzjca6nq6rjjh','2026-11-29T01:51:58.435685Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','cli','','','create','token','01m8jg0yz3dbpn70z1ekkaknmm',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jg0z16gaypsfs0erj8vfv5','2026-11-29T01:51:58.502549Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T01:51:58.497725Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0z1ayd23qbtsm7m8b577','2026-11-29T01:51:58.506986Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','cli','','','create','record','01m8jg0z19bm53c9nnvz0qxmtf',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-29T01:51:58.505372Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0z284eppv36vea8fspkv','2026-11-29T01:51:58.536152Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','Éva Kovács','cli','','','create','token','01m8jg0z27wdvy13s89gejbtaw',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jg0z2h39hrs5c4z8yps800','2026-11-29T01:51:58.545116Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','Éva Kovács','cli','','','create','token','01m8jg0z2gv4xrdh0pnh6m1avf',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jg0z2q50b7txm4f0xk73s1','2026-11-29T01:51:58.551170Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','Éva Kovács','cli','','','create','token','01m8jg0z2pxb5cpq39wypnr43v',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jg0z2srb0meaedkqjz64xd','2026-11-29T01:51:58.553793Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','Éva Kovács','cli','','','delete','token','01m8jg0z2pxb5cpq39wypnr43v',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8jg0z48xx6h7n09vqn7zasp','2026-11-29T01:51:58.600968Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0z3skwhqhj11sfb5w55x','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T01:51:58.600648Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0z4nn8ntzk28a1hg39qe','2026-11-29T01:51:58.613689Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0z4hvwawd2v7ban52w69','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T01:51:58.613407Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0z507nh288wadb9ft071','2026-11-29T01:51:58.624258Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0z4xg3k9vhrxdjnck484','create','record','01m8jg0z4zfxypr0pe4sd3pz6a',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-29T01:51:58.623509Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0z5b09r62z104gztr0tf','2026-11-29T01:51:58.635022Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','Éva Kovács','api','editor','01m8jg0z54vjm1zrvrgkygmd0g','create','record','01m8jg0z5af5571me3yar3arg4',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-29T01:51:58.634485Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0z63m9nzryzk5zh8j2n3','2026-11-29T01:51:58.659662Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0z5jsvjh77pvmzrf4jx6','create','record','01m8jg0z6319p65kjmb1zjg4v7',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-29T01:51:58.659041Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zas8yj8sn7ve4xh7sfj','2026-11-29T01:51:58.809304Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','Éva Kovács','api','editor','01m8jg0z65sfd7jga13fnqmecw','create','record','01m8jg0zarm5jj8s5y7nm9473c',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-29T01:51:58.808645Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zb2cch7ywe704axdvsx','2026-11-29T01:51:58.818414Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zaza2hc1g4mk1wt1xrb','create','record','01m8jg0zb1npznj51zy7atk7w8',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-29T01:51:58.817694Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zb9gxnk7dkkjwg8mre0','2026-11-29T01:51:58.825556Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','Éva Kovács','api','editor','01m8jg0zb7d47ppc9b9550vds3','create','record','01m8jg0zb9064we98h8d6vy1ay',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-29T01:51:58.825006Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zbqyv21bhy3h43prddt','2026-11-29T01:51:58.840003Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zbkgt398f55baqf5k7z','create','record','01m8jg0zbns7z5ryayrd5mjccn',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-29T01:51:58.837807Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zc245v84jsh27a1xkm9','2026-11-29T01:51:58.850151Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zbz4s2k8xcrrprf3xf3','create','record','01m8jg0zc1dqrcyrngzm853x0j',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-29T01:51:58.849439Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zca0sjz2ty87fsjmj11','2026-11-29T01:51:58.858041Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zc740f5fky69tywfnde','create','record','01m8jg0zc9ccj31qbsv39jvgkp',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-29T01:51:58.857396Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zck4refe28bw984mft9','2026-11-29T01:51:58.867174Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zceexmtrzyngbqkywda','create','record','01m8jg0zchca3qef370cms2bdd',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:46175/gone","destinations":["http://127.0.0.1:46175/gone","http://127.0.0.1:46175/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-29T01:51:58.865394Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zcv7fvf8hv9wpt6et65','2026-11-29T01:51:58.875253Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zcnmf4krap0mqmb0jp1','create','record','01m8jg0zctp12jr3y9052yrp1h',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:46175","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-29T01:51:58.874705Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zd0s4achy6bpqeztkvj','2026-11-29T01:51:58.880821Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zcxaj5fd7q8ewdfh8rd','create','record','01m8jg0zd09n2kbrzh5ewresy0',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-29T01:51:58.880309Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zdbdme52vwd3qsxx7gk','2026-11-29T01:51:58.891456Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zd44cjkxt9nja613f6p','update','record','01m8jg0zd09n2kbrzh5ewresy0',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-29T01:51:58.891127Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zdg200at5efbze9nar7','2026-11-29T01:51:58.896078Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zdecw3py7mpw5dcj5n9','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8jg0zeaz18b3cc6g8ed7d03','2026-11-29T01:51:58.923028Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zdrcdpjfa40h5f3bnwn','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8jg0zew4te1nzpthtqcyy3v','2026-11-29T01:51:58.940183Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zemsnmbqmp1sfhd5y2d','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8jg0zf6898rrhqrwy7x9mmh','2026-11-29T01:51:58.950284Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zf434ck44v10sakvhxe','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:46175/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8jg0zff5vnjpk3j7gdd71ff','2026-11-29T01:51:58.959219Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zfcah4d92e88k5fd81b','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8jg0zfvccxe5rr0614t9rem','2026-11-29T01:51:58.971411Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zfr9fd60kdw2dwxktj6','create','record','01m8jg0zfttjgn2rx42y19bsv8',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-29T01:51:58.970850Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zg177eeg1rbx4mj4e9a','2026-11-29T01:51:58.977242Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zfyxjn4paw1g5cy49kn','create','record','01m8jg0zg0qra38kraw1wh1knj',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-29T01:51:58.976760Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg0zgax2bm4t13acr22fqk','2026-11-29T01:51:58.986956Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zg3p99684y8tmxgbbv2','bulk_delete','record',NULL,'01m8jg0zg55t61j3d50thr383r',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8jg0zhc27grkt3kw63q826k','2026-11-29T01:51:59.020086Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg0zh764dbqwwtw6f5vk1m','create','record','01m8jg0zhber4v5kvfcrs31h1s',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-29T01:51:59.019472Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg164sfvc7q2wyw0ggv0j1','2026-11-29T01:52:05.785521Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg164r6fc9kep8ma4y84r6','update','record','01m8jg0z4zfxypr0pe4sd3pz6a',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-29T01:51:58.623509Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg16m3jk03we5nmwdena6b','2026-11-29T01:52:06.275609Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','cli','','','create','invitation','01m8jg16m37xwv5431fyd732xh',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jg16n5b3f9pymj6aa1bvnm','2026-11-29T01:52:06.309376Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg16matq9002b9rary8che','import','record',NULL,'01m8jg16mdet1j1r0xmpzq8vjw',NULL,NULL,'import','{}',NULL);
INSERT INTO "change" VALUES('01m8jg16pf7xbca0ybrtw035cf','2026-11-29T01:52:06.351265Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg16nyx2v665m3y4z2gdva','import','record',NULL,'01m8jg16p172h5xg3t9sje5q54',NULL,NULL,'import','{}',NULL);
INSERT INTO "change" VALUES('01m8jg16ptyr2125gcajrsdk0e','2026-11-29T01:52:06.363002Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg16prma10dpfcspbprrxa','create','record','01m8jg16ptb50gmxj1smzee0xx',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T01:52:06.362357Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg16q0p6ts52bt2v7vfa6m','2026-11-29T01:52:06.368726Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg16pyy8xyj32dearm9m80','create','record','01m8jg16q0693j4r1dgb383qbd',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T01:52:06.368201Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg16q83ze2x6czfykdd5tf','2026-11-29T01:52:06.376138Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg16q6f8dxvevrdd28jzma','create','record','01m8jg16q7mt958tdsx5wtsz44',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T01:52:06.375666Z"}',NULL);
INSERT INTO "change" VALUES('01m8jg16qjbznmrapj8g3qgb32','2026-11-29T01:52:06.386399Z','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','Owner','api','first token','01m8jg16qf6v4tn3j6j5g1004r','bulk_delete','record',NULL,'01m8jg16qg50ngz43mahpb1sew',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795917118623509,'2026-11-29',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3435223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3435223A317D');
INSERT INTO "click_combination" VALUES(1795917118634485,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30313A3435223A317D');
INSERT INTO "click_combination" VALUES(1795917118825006,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3435223A317D');
INSERT INTO "click_combination" VALUES(1795917118849439,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3435223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795917118623509,'2026-11-29',4,2,1);
INSERT INTO "click_day" VALUES(1795917118634485,'2026-11-29',1,0,1);
INSERT INTO "click_day" VALUES(1795917118659041,'2026-11-29',0,1,0);
INSERT INTO "click_day" VALUES(1795917118825006,'2026-11-29',1,0,1);
INSERT INTO "click_day" VALUES(1795917118849439,'2026-11-29',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795917118623509,'2026-11-29',-3217783011782744416);
INSERT INTO "click_visitor" VALUES(1795917118634485,'2026-11-29',-3217783011782744416);
INSERT INTO "click_visitor" VALUES(1795917118825006,'2026-11-29',-3217783011782744416);
INSERT INTO "click_visitor" VALUES(1795917118849439,'2026-11-29',-3217783011782744416);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('7a5fcf5011e99bb4aef2329de15324d426686828cd51a2089c2c7f0bdd9da6d1','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','{"tags":["spring"]}',2,'2026-11-29T02:52:06.408970Z');
CREATE TABLE delivery (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
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
INSERT INTO "delivery" VALUES('01m8jg14847st0402xzwjy4fk6','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0zchca3qef370cms2bdd','destination.broken','http://127.0.0.1:46175/notify','{"type":"destination.broken","timestamp":"2026-11-29T01:52:03.844212Z","data":{"id":"01m8jg0zchca3qef370cms2bdd","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:46175/gone","checked_at":"2026-11-29T01:52:03.826560Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-29T01:52:03.844276Z','2026-11-29T01:52:03.870353Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8jg0z17rnk8qhm81t22mp4z','01m8jg0yz0yxjq50wad2x5r41n','host.created','localhost','{"type":"host.created","timestamp":"2026-11-29T01:51:58.503757Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:51:58.497721Z","updated_at":"2026-11-29T01:51:58.497725Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:51:58.503757Z');
INSERT INTO "event" VALUES(2,'01m8jg0z1b310n9jxmats3w07f','01m8jg0yz0yxjq50wad2x5r41n','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795917118505372,"id":"01m8jg0z19bm53c9nnvz0qxmtf","updated_at":"2026-11-29T01:51:58.505372Z"},{}]',0,'2026-11-29T01:51:58.507090Z');
INSERT INTO "event" VALUES(3,'01m8jg0z49fgb42bkctfn067xg','01m8jg0yz0yxjq50wad2x5r41n','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-29T01:51:58.601474Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:51:58.600645Z","updated_at":"2026-11-29T01:51:58.600648Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:51:58.601474Z');
INSERT INTO "event" VALUES(4,'01m8jg0z4t3hc0mh8f2jc282wr','01m8jg0yz0yxjq50wad2x5r41n','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-29T01:51:58.618085Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:51:58.613404Z","updated_at":"2026-11-29T01:51:58.613407Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:51:58.618085Z');
INSERT INTO "event" VALUES(5,'01m8jg0z50bfadnh2yhqh9yw35','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795917118623509,"id":"01m8jg0z4zfxypr0pe4sd3pz6a","updated_at":"2026-11-29T01:51:58.623509Z"},{}]',0,'2026-11-29T01:51:58.624360Z');
INSERT INTO "event" VALUES(6,'01m8jg0z5b3n0xg4spt72ehqjg','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0z1se89kqgevahe9467a","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795917118634485,"id":"01m8jg0z5af5571me3yar3arg4","updated_at":"2026-11-29T01:51:58.634485Z"},{}]',0,'2026-11-29T01:51:58.635112Z');
INSERT INTO "event" VALUES(7,'01m8jg0z63s3y5yyncfef1zpx6','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795917118659041,"id":"01m8jg0z6319p65kjmb1zjg4v7","updated_at":"2026-11-29T01:51:58.659041Z"},{}]',0,'2026-11-29T01:51:58.659798Z');
INSERT INTO "event" VALUES(8,'01m8jg0zasdq8jm5dwvyep0et8','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0z1se89kqgevahe9467a","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795917118808645,"id":"01m8jg0zarm5jj8s5y7nm9473c","updated_at":"2026-11-29T01:51:58.808645Z"},{}]',0,'2026-11-29T01:51:58.809433Z');
INSERT INTO "event" VALUES(9,'01m8jg0zb2gpjrjns00gpes71s','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795917118817694,"id":"01m8jg0zb1npznj51zy7atk7w8","updated_at":"2026-11-29T01:51:58.817694Z"},{}]',0,'2026-11-29T01:51:58.818529Z');
INSERT INTO "event" VALUES(10,'01m8jg0zb9myybw1pk1e2tpkr6','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8jg0z1se89kqgevahe9467a","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795917118825006,"id":"01m8jg0zb9064we98h8d6vy1ay","updated_at":"2026-11-29T01:51:58.825006Z"},{}]',0,'2026-11-29T01:51:58.825665Z');
INSERT INTO "event" VALUES(11,'01m8jg0zbr42h868dqy9zb9g9y','01m8jg0yz0yxjq50wad2x5r41n','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795917118837807,"id":"01m8jg0zbns7z5ryayrd5mjccn","updated_at":"2026-11-29T01:51:58.837807Z"},{}]',0,'2026-11-29T01:51:58.840125Z');
INSERT INTO "event" VALUES(12,'01m8jg0zc28hmavq3vzc5hpcjs','01m8jg0yz0yxjq50wad2x5r41n','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795917118849439,"id":"01m8jg0zc1dqrcyrngzm853x0j","updated_at":"2026-11-29T01:51:58.849439Z"},{}]',0,'2026-11-29T01:51:58.850267Z');
INSERT INTO "event" VALUES(13,'01m8jg0zca51dhhhn2qtbv91c5','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795917118857396,"id":"01m8jg0zc9ccj31qbsv39jvgkp","updated_at":"2026-11-29T01:51:58.857396Z"},{}]',0,'2026-11-29T01:51:58.858156Z');
INSERT INTO "event" VALUES(14,'01m8jg0zckbvma6bgn2gj589fm','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"http://127.0.0.1:46175/gone","destinations":["http://127.0.0.1:46175/gone","http://127.0.0.1:46175/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795917118865394,"id":"01m8jg0zchca3qef370cms2bdd","updated_at":"2026-11-29T01:51:58.865394Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-29T01:51:58.867371Z');
INSERT INTO "event" VALUES(15,'01m8jg0zcvbtstpq3gpznek2ez','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:46175","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795917118874705,"id":"01m8jg0zctp12jr3y9052yrp1h","updated_at":"2026-11-29T01:51:58.874705Z"},{}]',0,'2026-11-29T01:51:58.875373Z');
INSERT INTO "event" VALUES(16,'01m8jg0zd0yd7sa92k035rfcmk','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795917118880309,"id":"01m8jg0zd09n2kbrzh5ewresy0","updated_at":"2026-11-29T01:51:58.880309Z"},{}]',0,'2026-11-29T01:51:58.880966Z');
INSERT INTO "event" VALUES(17,'01m8jg0zdbpamgftj02k24vxhj','01m8jg0yz0yxjq50wad2x5r41n','link.updated','go.acme.test','','[{"seq":1795917118880309,"id":"01m8jg0zd09n2kbrzh5ewresy0","workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:51:58.891127Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-29T01:51:58.891707Z');
INSERT INTO "event" VALUES(18,'01m8jg0zdgwy3s4e3fedjv1shj','01m8jg0yz0yxjq50wad2x5r41n','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-29T01:51:58.896896Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T01:51:58.613404Z","updated_at":"2026-11-29T01:51:58.613407Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T01:51:58.896896Z');
INSERT INTO "event" VALUES(19,'01m8jg0zfvgkws9h46e7a1r2d8','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795917118970850,"id":"01m8jg0zfttjgn2rx42y19bsv8","updated_at":"2026-11-29T01:51:58.970850Z"},{}]',0,'2026-11-29T01:51:58.971526Z');
INSERT INTO "event" VALUES(20,'01m8jg0zg1at9q70s770tvgb5a','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795917118976760,"id":"01m8jg0zg0qra38kraw1wh1knj","updated_at":"2026-11-29T01:51:58.976760Z"},{}]',0,'2026-11-29T01:51:58.977341Z');
INSERT INTO "event" VALUES(21,'01m8jg0zgmp2bhhjs569kkrh0t','01m8jg0yz0yxjq50wad2x5r41n','link.deleted','go.acme.test','','[{"seq":1795917118970850,"id":"01m8jg0zfttjgn2rx42y19bsv8","workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:51:58.970850Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T01:51:58.996686Z');
INSERT INTO "event" VALUES(22,'01m8jg0zgmq8arawtew8gb4m71','01m8jg0yz0yxjq50wad2x5r41n','link.deleted','go.acme.test','','[{"seq":1795917118976760,"id":"01m8jg0zg0qra38kraw1wh1knj","workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:51:58.976760Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T01:51:58.996738Z');
INSERT INTO "event" VALUES(23,'01m8jg0zh2f7s9r1tbwybxz663','01m8jg0yz0yxjq50wad2x5r41n','job.done','','{"type":"job.done","timestamp":"2026-11-29T01:51:59.010429Z","data":{"id":"01m8jg0zg55t61j3d50thr383r","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-29T01:51:58.981167Z","updated_at":"2026-11-29T01:51:59.009102Z","finished_at":"2026-11-29T01:51:59.009102Z"}}',NULL,0,'2026-11-29T01:51:59.010429Z');
INSERT INTO "event" VALUES(24,'01m8jg0zhc7123b0gsaqxp6bv3','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795917119019472,"id":"01m8jg0zhber4v5kvfcrs31h1s","updated_at":"2026-11-29T01:51:59.019472Z"},{}]',0,'2026-11-29T01:51:59.020220Z');
INSERT INTO "event" VALUES(25,'01m8jg1484n6358btvhy8zh5k3','01m8jg0yz0yxjq50wad2x5r41n','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-29T01:52:03.844657Z","data":{"id":"01m8jg0zchca3qef370cms2bdd","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:46175/gone","checked_at":"2026-11-29T01:52:03.826560Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-29T01:52:03.844657Z');
INSERT INTO "event" VALUES(26,'01m8jg164x27w45ryqgkb6kz18','01m8jg0yz0yxjq50wad2x5r41n','link.updated','go.acme.test','','[{"seq":1795917118623509,"id":"01m8jg0z4zfxypr0pe4sd3pz6a","workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:51:58.623509Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-29T01:52:05.789058Z');
INSERT INTO "event" VALUES(27,'01m8jg16n4f20wzz9bhbfw5zwa','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000md21q31vgy6qav","updated_at":"2026-11-29T01:52:06.306736Z"},{}]',0,'2026-11-29T01:52:06.308467Z');
INSERT INTO "event" VALUES(28,'01m8jg16n4fr43ydpbnys7jcex','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795917126306736,"id":"01m8jg16n2q0q844y1zbqpabba","updated_at":"2026-11-29T01:52:06.306736Z"},{}]',0,'2026-11-29T01:52:06.308500Z');
INSERT INTO "event" VALUES(29,'01m8jg16nnmf4brfdc3br1ebz2','01m8jg0yz0yxjq50wad2x5r41n','job.done','','{"type":"job.done","timestamp":"2026-11-29T01:52:06.325618Z","data":{"id":"01m8jg16mdet1j1r0xmpzq8vjw","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-29T01:52:06.285433Z","updated_at":"2026-11-29T01:52:06.324837Z","finished_at":"2026-11-29T01:52:06.324837Z"}}',NULL,0,'2026-11-29T01:52:06.325618Z');
INSERT INTO "event" VALUES(30,'01m8jg16pet3d5tq6aax4fm4yw','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072006825,"id":"01e286vbg6ssj1ckbnmrwf5djj","updated_at":"2026-11-29T01:52:06.350157Z"},{}]',0,'2026-11-29T01:52:06.350826Z');
INSERT INTO "event" VALUES(31,'01m8jg16pv5d38mzbak19m1319','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795917126362357,"id":"01m8jg16ptb50gmxj1smzee0xx","updated_at":"2026-11-29T01:52:06.362357Z"},{}]',0,'2026-11-29T01:52:06.363168Z');
INSERT INTO "event" VALUES(32,'01m8jg16q0tc8j1v1x4e7xdvq2','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795917126368201,"id":"01m8jg16q0693j4r1dgb383qbd","updated_at":"2026-11-29T01:52:06.368201Z"},{}]',0,'2026-11-29T01:52:06.368839Z');
INSERT INTO "event" VALUES(33,'01m8jg16q87g9d668q5bzxsryy','01m8jg0yz0yxjq50wad2x5r41n','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795917126375666,"id":"01m8jg16q7mt958tdsx5wtsz44","updated_at":"2026-11-29T01:52:06.375666Z"},{}]',0,'2026-11-29T01:52:06.376235Z');
INSERT INTO "event" VALUES(34,'01m8jg16qx2wfkj13fnzhskm3n','01m8jg0yz0yxjq50wad2x5r41n','link.deleted','go.acme.test','','[{"seq":1795917126362357,"id":"01m8jg16ptb50gmxj1smzee0xx","workspace":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:52:06.362357Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T01:52:06.397082Z');
CREATE TABLE feature_schema (
        feature TEXT NOT NULL PRIMARY KEY,
        version INTEGER NOT NULL,
        kept TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
;
INSERT INTO "feature_schema" VALUES('agents',1,'[{"after_s": 0, "bound": "until they expire; 100 of a user and workspace", "column": "expires_at", "made_at": "created_at", "name": "agents'' grants", "rows": null, "setting": "", "step": null, "table": "agent_grant", "where": ""}, {"after_s": 0, "bound": "until they expire; 20 and 100 of a grant", "column": "expires_at", "made_at": "created_at", "name": "agents'' tokens", "rows": null, "setting": "", "step": null, "table": "agent_token", "where": ""}, {"after_s": 0, "bound": "180 days after their last use, a day if unused; 1,000 without a grant", "column": "expires_at", "made_at": "created_at", "name": "agents'' clients", "rows": null, "setting": "", "step": null, "table": "agent_client", "where": "NOT EXISTS (SELECT 1 FROM agent_grant WHERE client_id = agent_client.id)"}]');
INSERT INTO "feature_schema" VALUES('dashboard',1,'[{"after_s": 0, "bound": "until they expire; 100 of a kind", "column": "expires_at", "made_at": "created_at", "name": "values that are shown once", "rows": null, "setting": "", "step": null, "table": "one_time_value", "where": ""}]');
INSERT INTO "feature_schema" VALUES('events',1,'[{"after_s": 2592000.0, "bound": "the newest 10,000 finished ones of a workspace, for 30 days", "column": "created_at", "made_at": "created_at", "name": "notifications", "rows": 10000, "setting": "", "step": null, "table": "delivery", "where": "due_at IS NULL"}, {"after_s": 259200.0, "bound": "for 3 days", "column": "created_at", "made_at": "created_at", "name": "notifications of visits", "rows": null, "setting": "", "step": null, "table": "delivery", "where": "due_at IS NULL AND event = ''clicks''"}, {"after_s": 259200.0, "bound": "the newest 10,000 of a workspace for 3 days, and those of its deliveries", "column": "created_at", "made_at": "created_at", "name": "events", "rows": 10000, "setting": "", "step": null, "table": "event", "where": "NOT EXISTS (SELECT 1 FROM delivery WHERE event_seq = event.seq AND event_seq IS NOT NULL)"}]');
INSERT INTO "feature_schema" VALUES('history',1,'[{"after_s": 31536000.0, "bound": "as many days as HISTORY_DAYS says", "column": "id", "made_at": "created_at", "name": "changes", "rows": null, "setting": "HISTORY_DAYS", "step": null, "table": "change", "where": ""}, {"after_s": 2592000, "bound": "30 days; none of a change to more than 10,000", "column": "change_id", "made_at": "(SELECT created_at FROM change WHERE id = change_id)", "name": "records before changes, for undo", "rows": null, "setting": "", "step": null, "table": "kept_record", "where": ""}]');
INSERT INTO "feature_schema" VALUES('mail',1,'[{"after_s": 2592000, "bound": "30 days", "column": "id", "made_at": "created_at", "name": "e-mails", "rows": null, "setting": "", "step": null, "table": "mail", "where": ""}]');
INSERT INTO "feature_schema" VALUES('misses',1,'[{"after_s": 7776000, "bound": "1,000 paths a hostname and day, for 90 days", "column": "day", "made_at": "created_at", "name": "paths not found", "rows": null, "setting": "", "step": null, "table": "miss", "where": ""}]');
INSERT INTO "feature_schema" VALUES('monitoring',1,'[{"after_s": 86400, "bound": "until they are fetched, for a day", "column": "created_at", "made_at": "created_at", "name": "titles to be fetched", "rows": null, "setting": "", "step": null, "table": "title_fetch", "where": ""}, {"after_s": null, "bound": "the newest 200 of a record", "column": "created_at", "made_at": "created_at", "name": "checks", "rows": null, "setting": "", "step": null, "table": "record_check", "where": ""}]');
INSERT INTO "feature_schema" VALUES('reports',1,'[{"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by record", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "click_combination", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by record", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "click_pairs", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by record", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "click_breakdown", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by workspace", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "workspace_combination", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by workspace", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "workspace_pairs", "where": ""}, {"after_s": 34560000, "bound": "200 values a day and kind, and pairs of two kinds, for 400 days, or RETENTION_DAYS if that is less", "column": "day", "made_at": "created_at", "name": "breakdowns by workspace", "rows": null, "setting": "RETENTION_DAYS", "step": 50, "table": "workspace_breakdown", "where": ""}]');
INSERT INTO "feature_schema" VALUES('saved_views',1,'[]');
INSERT INTO "feature_schema" VALUES('sign_in',1,'[{"after_s": 0, "bound": "until they expire; 100 of a user", "column": "expires_at", "made_at": "created_at", "name": "sessions", "rows": null, "setting": "", "step": null, "table": "session", "where": ""}, {"after_s": 0, "bound": "until they expire", "column": "expires_at", "made_at": "created_at", "name": "sign-in links", "rows": null, "setting": "", "step": null, "table": "sign_in_link", "where": ""}, {"after_s": 3600.0, "bound": "one of a user, and for an hour one that is being set up", "column": "created_at", "made_at": "created_at", "name": "authenticator apps", "rows": null, "setting": "", "step": null, "table": "authenticator", "where": "confirmed_at IS NULL"}, {"after_s": null, "bound": "10 of a user", "column": "created_at", "made_at": "created_at", "name": "recovery codes", "rows": null, "setting": "", "step": null, "table": "recovery_code", "where": ""}, {"after_s": null, "bound": "20 of a user", "column": "created_at", "made_at": "created_at", "name": "passkeys", "rows": null, "setting": "", "step": null, "table": "passkey", "where": ""}, {"after_s": 0, "bound": "until they expire", "column": "expires_at", "made_at": "created_at", "name": "invitations", "rows": null, "setting": "", "step": null, "table": "invitation", "where": ""}, {"after_s": 0, "bound": "until they expire; 10,000 of a purpose", "column": "expires_at", "made_at": "created_at", "name": "what was used once", "rows": null, "setting": "", "step": null, "table": "used_key", "where": ""}]');
CREATE TABLE gentle_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        digest TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        destination TEXT NOT NULL,
        host TEXT NOT NULL,
        state TEXT NOT NULL,
        failures INTEGER NOT NULL,
        checked_at TEXT,
        due_at TEXT NOT NULL,
        status INTEGER,
        reason TEXT NOT NULL,
        ms INTEGER,
        usual_ms INTEGER,
        led_to TEXT NOT NULL,
        since TEXT,
        PRIMARY KEY (record_seq, digest)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE gentle_workspace (
        workspace_id TEXT NOT NULL PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
        is_on INTEGER NOT NULL,
        swept_seq INTEGER
    ) STRICT, WITHOUT ROWID
    ;
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
INSERT INTO "host" VALUES('localhost','01m8jg0z11n4y1gsqtkmsxrrr6','01m8jg0yz0yxjq50wad2x5r41n','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-29T01:51:59.875259Z','2026-11-29T01:51:58.497721Z','2026-11-29T01:51:58.497725Z','2026-11-29T08:07:55.678357Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8jg0z48kcpb6v9hcv19cxh7','01m8jg0yz0yxjq50wad2x5r41n','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-29T01:52:05.269740Z"}]','','2026-11-29T01:52:05.269740Z','2026-11-29T01:51:58.600645Z','2026-11-29T01:51:58.600648Z','2026-11-29T02:01:11.360745Z',0,NULL,NULL,302,NULL,NULL,NULL);
CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE ignored_miss (
            host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
            path TEXT NOT NULL,
            PRIMARY KEY (host, path)
        ) STRICT, WITHOUT ROWID
        ;
CREATE TABLE invitation (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        email TEXT NOT NULL COLLATE NOCASE,
        role TEXT NOT NULL,
        inviter_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        UNIQUE (workspace_id, email)
    ) STRICT
    ;
INSERT INTO "invitation" VALUES('01m8jg16m37xwv5431fyd732xh','7e3de1b412639ad9083b925af3860c7f6311630fa97ff08d00b774d4bb7a7f98','01m8jg0yz0yxjq50wad2x5r41n','Ada@acme.test','manager','01m8jg0yz07c8d0bz5tgt4ye7t','2026-11-29T01:52:06.275275Z','2026-12-06T01:52:06.275227Z');
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
INSERT INTO "job" VALUES('01m8jg0zg55t61j3d50thr383r','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','bulk_delete','done','{"tags":["gone"]}','2026-11-29T01:51:58.981167Z',2,2,'2026-11-29T01:51:58.981167Z','2026-11-29T01:51:59.009102Z','2026-11-29T01:51:59.009102Z',1795917118976760,0,0,0,0,0,'',0,'api','first token','01m8jg0zg3p99684y8tmxgbbv2',0);
INSERT INTO "job" VALUES('01m8jg16mdet1j1r0xmpzq8vjw','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":"","taken":"keep"}','2026-11-29T01:52:06.285433Z',3,0,'2026-11-29T01:52:06.285433Z','2026-11-29T01:52:06.324837Z','2026-11-29T01:52:06.324837Z',0,2,0,1,4,0,'',0,'api','first token','01m8jg16matq9002b9rary8che',0);
INSERT INTO "job" VALUES('01m8jg16p172h5xg3t9sje5q54','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":"","taken":"keep"}','2026-11-29T01:52:06.337205Z',3,0,'2026-11-29T01:52:06.337205Z','2026-11-29T01:52:06.351905Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8jg16nyx2v665m3y4z2gdva',0);
INSERT INTO "job" VALUES('01m8jg16qg50ngz43mahpb1sew','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-29T01:52:06.384143Z',3,1,'2026-11-29T01:52:06.384143Z','2026-11-29T01:52:06.396613Z',NULL,1795917126362357,0,0,0,0,0,'',0,'api','first token','01m8jg16qf6v4tn3j6j5g1004r',0);
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
INSERT INTO "kept_answer" VALUES('01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8jg0zhber4v5kvfcrs31h1s","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","created_at":"2026-11-29T01:51:59.019472Z","updated_at":"2026-11-29T01:51:59.019472Z","expired_at":null}]}
','2026-11-29T01:51:59.020627Z');
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
INSERT INTO "kept_record" VALUES('01m8jg0zgax2bm4t13acr22fqk',1795917118970850,'{"seq":1795917118970850,"id":"01m8jg0zfttjgn2rx42y19bsv8","workspace_id":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:51:58.970850Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T01:51:58.993930Z');
INSERT INTO "kept_record" VALUES('01m8jg0zgax2bm4t13acr22fqk',1795917118976760,'{"seq":1795917118976760,"id":"01m8jg0zg0qra38kraw1wh1knj","workspace_id":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:51:58.976760Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T01:51:58.993930Z');
INSERT INTO "kept_record" VALUES('01m8jg16n5b3f9pymj6aa1bvnm',1582971072000000,'{}',NULL,NULL,'2026-11-29T01:52:06.306736Z');
INSERT INTO "kept_record" VALUES('01m8jg16n5b3f9pymj6aa1bvnm',1795917126306736,'{}',NULL,NULL,'2026-11-29T01:52:06.306736Z');
INSERT INTO "kept_record" VALUES('01m8jg16pf7xbca0ybrtw035cf',1582971072006825,'{}',NULL,NULL,'2026-11-29T01:52:06.350157Z');
INSERT INTO "kept_record" VALUES('01m8jg16qjbznmrapj8g3qgb32',1795917126362357,'{"seq":1795917126362357,"id":"01m8jg16ptb50gmxj1smzee0xx","workspace_id":"01m8jg0yz0yxjq50wad2x5r41n","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jg0yz07c8d0bz5tgt4ye7t","created_via":"api","updated_at":"2026-11-29T01:52:06.362357Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T01:52:06.395324Z');
CREATE TABLE mail (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
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
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
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
INSERT INTO "member" VALUES('01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','owner','2026-11-29T01:51:58.433223Z',0);
INSERT INTO "member" VALUES('01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','editor','2026-11-29T01:51:58.529924Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000md21q31vgy6qav','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','import','2026-11-29T01:52:06.306736Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072006825,'01e286vbg6ssj1ckbnmrwf5djj','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','import','2026-11-29T01:52:06.350157Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118505372,'01m8jg0z19bm53c9nnvz0qxmtf','01m8jg0yz0yxjq50wad2x5r41n','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','cli','2026-11-29T01:51:58.505372Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118623509,'01m8jg0z4zfxypr0pe4sd3pz6a','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.623509Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118634485,'01m8jg0z5af5571me3yar3arg4','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0z1se89kqgevahe9467a','api','2026-11-29T01:51:58.634485Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118659041,'01m8jg0z6319p65kjmb1zjg4v7','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.659041Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118808645,'01m8jg0zarm5jj8s5y7nm9473c','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$R8eJRG3RqsvxzJkB$378b09b7f10d234865f45322c3496012cf221c2f20be0370c9acb378a1f98d2c908b527a3b08e99c3a11fed785fdc8a8aad1a92db17d009d1891dad0c10fc009','off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0z1se89kqgevahe9467a','api','2026-11-29T01:51:58.808645Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118817694,'01m8jg0zb1npznj51zy7atk7w8','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.817694Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118825006,'01m8jg0zb9064we98h8d6vy1ay','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0z1se89kqgevahe9467a','api','2026-11-29T01:51:58.825006Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118837807,'01m8jg0zbns7z5ryayrd5mjccn','01m8jg0yz0yxjq50wad2x5r41n','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.837807Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118849439,'01m8jg0zc1dqrcyrngzm853x0j','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.849439Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118857396,'01m8jg0zc9ccj31qbsv39jvgkp','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.857396Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118865394,'01m8jg0zchca3qef370cms2bdd','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:46175/gone','["http://127.0.0.1:46175/gone","http://127.0.0.1:46175/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.865394Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118874705,'01m8jg0zctp12jr3y9052yrp1h','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:46175',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.874705Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917118880309,'01m8jg0zd09n2kbrzh5ewresy0','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:58.891127Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917119019472,'01m8jg0zhber4v5kvfcrs31h1s','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:51:59.019472Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917126306736,'01m8jg16n2q0q844y1zbqpabba','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','import','2026-11-29T01:52:06.306736Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917126368201,'01m8jg16q0693j4r1dgb383qbd','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:52:06.368201Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795917126375666,'01m8jg16q7mt958tdsx5wtsz44','01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jg0yz07c8d0bz5tgt4ye7t','api','2026-11-29T01:52:06.375666Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
CREATE TABLE record_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        at TEXT NOT NULL,
        destination TEXT NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        status INTEGER,
        ms INTEGER NOT NULL, led_to TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (record_seq, at, destination)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_check" VALUES(1795917118865394,'2026-11-29T01:51:59.744625Z','http://127.0.0.1:46175/gone','down','It answers with status 404.',404,112,'');
INSERT INTO "record_check" VALUES(1795917118865394,'2026-11-29T01:51:59.843752Z','http://127.0.0.1:46175/fine','up','',200,12,'');
INSERT INTO "record_check" VALUES(1795917118865394,'2026-11-29T01:52:01.705465Z','http://127.0.0.1:46175/gone','down','It answers with status 404.',404,8,'');
INSERT INTO "record_check" VALUES(1795917118865394,'2026-11-29T01:52:02.062031Z','http://127.0.0.1:46175/fine','up','',200,3,'');
INSERT INTO "record_check" VALUES(1795917118865394,'2026-11-29T01:52:03.826560Z','http://127.0.0.1:46175/gone','down','It answers with status 404.',404,9,'');
INSERT INTO "record_check" VALUES(1795917118865394,'2026-11-29T01:52:04.217498Z','http://127.0.0.1:46175/fine','up','',200,2,'');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8jg0yz0yxjq50wad2x5r41n',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072006825,'01m8jg0yz0yxjq50wad2x5r41n',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795917118623509,'01m8jg0yz0yxjq50wad2x5r41n',4,2,'2026-11-29T01:51:59.711237Z');
INSERT INTO "record_clicks" VALUES(1795917118634485,'01m8jg0yz0yxjq50wad2x5r41n',1,0,'2026-11-29T01:51:59.711238Z');
INSERT INTO "record_clicks" VALUES(1795917118659041,'01m8jg0yz0yxjq50wad2x5r41n',0,1,'');
INSERT INTO "record_clicks" VALUES(1795917118825006,'01m8jg0yz0yxjq50wad2x5r41n',1,0,'2026-11-29T01:51:59.711240Z');
INSERT INTO "record_clicks" VALUES(1795917118849439,'01m8jg0yz0yxjq50wad2x5r41n',1,0,'2026-11-29T01:51:59.711241Z');
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
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795917126368201,'01m8jg0yz0yxjq50wad2x5r41n','old');
INSERT INTO "record_tag" VALUES(1795917126375666,'01m8jg0yz0yxjq50wad2x5r41n','old');
INSERT INTO "record_tag" VALUES(1795917118623509,'01m8jg0yz0yxjq50wad2x5r41n','spring');
INSERT INTO "record_tag" VALUES(1795917118634485,'01m8jg0yz0yxjq50wad2x5r41n','spring');
INSERT INTO "record_tag" VALUES(1795917118623509,'01m8jg0yz0yxjq50wad2x5r41n','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1582971072006825,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118505372,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118623509,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118634485,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118659041,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118808645,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118817694,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118825006,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118837807,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118849439,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118857396,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118865394,'watchedgo.acme.testhttp://127.0.0.1:46175/gone');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118874705,'ruledgo.acme.testhttp://127.0.0.1:46175');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118880309,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917119019472,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917126306736,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917126368201,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917126375666,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118505372);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118659041);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118808645);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118817694);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118837807);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118857396);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118865394);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118874705);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917118880309);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917119019472);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917126306736);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917126368201);
INSERT INTO "record_unclicked" VALUES('01m8jg0yz0yxjq50wad2x5r41n',1795917126375666);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE saved_view (
    id TEXT NOT NULL PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    handler TEXT NOT NULL,
    name TEXT NOT NULL,
    query TEXT NOT NULL,
    is_shared INTEGER NOT NULL,
    created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-29 01:51:57.762879');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-29 01:51:57.762888');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-29 01:51:57.762892');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-29 01:51:57.762894');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-29 01:51:57.762900');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-29 01:51:57.762903');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-29 01:51:57.762906');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-29 01:51:57.762909');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-29 01:51:57.762911');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-29 01:51:57.762914');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-29 01:51:57.762917');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-29 01:51:57.762920');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-29 01:51:57.762923');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-29 01:51:57.762925');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-29 01:51:57.762928');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-29 01:51:57.762931');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-29 01:51:57.762934');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-29 01:51:57.762937');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-29 01:51:57.762939');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-29 01:51:57.762942');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-29 01:51:57.762945');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-29 01:51:57.762947');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-29 01:51:57.762950');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-29 01:51:57.762953');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-29 01:51:57.762955');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-29 01:51:57.762961');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-29 01:51:57.762964');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-29 01:51:57.762966');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-29 01:51:57.762969');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-29 01:51:57.762971');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-29 01:51:57.762974');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-29 01:51:57.762976');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-29 01:51:57.762979');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-29 01:51:57.762982');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-29 01:51:57.762984');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-29 01:51:57.762987');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-29 01:51:57.762990');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-29 01:51:57.762992');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-29 01:51:57.762995');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-29 01:51:57.762997');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-29 01:51:57.763000');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-29 01:51:57.763002');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-29 01:51:57.763007');
INSERT INTO "schema_migration" VALUES(44,'0044_list_filters','2026-11-29 01:51:57.763010');
INSERT INTO "schema_migration" VALUES(45,'0045_gentle_checks','2026-11-29 01:51:57.763012');
INSERT INTO "schema_migration" VALUES(46,'0046_feature_tables','2026-11-29 01:51:57.763015');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8jg0yz07c8d0bz5tgt4ye7t','signpost.test','2026-11-29T01:51:59.741625Z');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "session" VALUES('01m8jg16kjycrzzkjjamb1p7d2','625eb60dbd355061640f4c0384abfa8936df21843aaf39d697f9611612c9c069','01m8jg0yz07c8d0bz5tgt4ye7t','01m8jg0yz0yxjq50wad2x5r41n','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-29T01:52:06.258452Z','2026-11-29T01:52:06.258452Z','2026-12-29T01:52:06.258452Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('104b5becfed3f445df8321f6e7459c389d925e9ef8d206a5aa7d2a5d81c022cf','01m8jg0yz07c8d0bz5tgt4ye7t','2026-11-29T02:22:06.261982Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','e729ca9d492cb7263d27591cddb39131 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-29T01:51:57.753000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','3e124f64f4ad8305162881bcc25e353503ebd00773f344b049d8460cf48d8a8a');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-29 7a1fc11c21e2674aed2812dd04a6548f');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','old',2);
INSERT INTO "tag_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','spring',2);
INSERT INTO "tag_count" VALUES('01m8jg0yz0yxjq50wad2x5r41n','Überblick',1);
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
INSERT INTO "token" VALUES('01m8jg0yz3dbpn70z1ekkaknmm','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0yz07c8d0bz5tgt4ye7t','api','first token','owner','b065476315046fc22699eeb1bcbf88304d1e6014bad5d76a4e3062c1b42e339c','2026-11-29T01:51:58.435442Z',NULL,'2026-11-29T01:51:58.586916Z',NULL);
INSERT INTO "token" VALUES('01m8jg0z27wdvy13s89gejbtaw','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','mcp','agent','viewer','aaed2ecee6e4e6ab4bd7e7ec5b0aa50c42ce3c7f74e3bc9f4b82dcb29806c0bd','2026-11-29T01:51:58.535929Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8jg0z2gv4xrdh0pnh6m1avf','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','api','editor','editor','4ffcc823c5bd14f820142eae47df1a4f4c5b46778371c2bcd20e0ab3a69fefc9','2026-11-29T01:51:58.544885Z',NULL,'2026-11-29T01:51:58.629134Z',NULL);
INSERT INTO "token" VALUES('01m8jg0z2pxb5cpq39wypnr43v','01m8jg0yz0yxjq50wad2x5r41n','01m8jg0z1se89kqgevahe9467a','api','revoked','editor','b5759a62fefcc9e9f73c726b741b3b018266c6aa4cf6e4fad6859e9da4e474fd','2026-11-29T01:51:58.550956Z',NULL,NULL,'2026-11-29T01:51:58.553606Z');
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
INSERT INTO "user" VALUES('01m8jg0yz07c8d0bz5tgt4ye7t','Owner','owner@localhost','2026-11-29T01:51:58.432266Z','2026-11-29T01:52:06.253426Z','scrypt:16384:8:6$TutlFWWS43new7Um$ee4b0969df1b2f33216bd90fbbbe2705d9f0420b6ef6a751d90a9ae7bb41584116d65e9f1e72dfbd81871833e561d763ef8417aeb0e798e9b4437398ccfaef10','system','','',1,'');
INSERT INTO "user" VALUES('01m8jg0z1se89kqgevahe9467a','Éva Kovács','Eva@acme.test','2026-11-29T01:51:58.521476Z','2026-11-29T01:51:58.521483Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795917118865394,'http://127.0.0.1:46175/fine','up',0,2,'2026-11-29T01:52:04.217498Z','2026-11-29T01:52:06.239582Z');
INSERT INTO "watch" VALUES(1795917118865394,'http://127.0.0.1:46175/gone','down',3,NULL,'2026-11-29T01:52:03.826560Z','2026-11-29T01:52:05.923658Z');
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
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted', is_sample INTEGER NOT NULL DEFAULT 0, former_slugs TEXT NOT NULL DEFAULT '[]') STRICT
    ;
INSERT INTO "workspace" VALUES('01m8jg0yz0yxjq50wad2x5r41n','Acmé','2026-11-29T01:51:58.433004Z','2026-11-29T01:51:58.958700Z','{"country":"DE","notify_url":"http://127.0.0.1:46175/notify","email_summary":"true"}','self-hosted',0,'["home"]');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
CREATE TABLE workspace_combination (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, part)
    ) STRICT
    ;
INSERT INTO "workspace_combination" VALUES('01m8jg0yz0yxjq50wad2x5r41n','2026-11-29',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3435223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30313A3435223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30313A3435223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8jg0yz0yxjq50wad2x5r41n','2026-11-29',7,3,1);
CREATE TABLE workspace_pairs (
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
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
INSERT INTO "workspace_visitor" VALUES('01m8jg0yz0yxjq50wad2x5r41n','2026-11-29',-3217783011782744416);
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
CREATE INDEX host_by_dns_due ON host (dns_due_at) WHERE dns_due_at IS NOT NULL;
CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL;
CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX record_by_clicks ON record_clicks (workspace_id, clicks) WHERE clicks > 0;
CREATE INDEX record_in_order_of_expiry ON record (expired_at, seq) WHERE expired_at IS NOT NULL;
CREATE INDEX record_with_own_time ON record (workspace_id) WHERE own_time IS NOT NULL;
CREATE INDEX service_host_by_host ON service_host (host);
CREATE UNIQUE INDEX user_by_address ON user (lower(email));
CREATE INDEX record_rescues ON record (workspace_id, seq) WHERE rescues_since IS NOT NULL;
CREATE INDEX record_with_password ON record (workspace_id) WHERE password_hash IS NOT NULL;
CREATE INDEX record_with_rules ON record (workspace_id) WHERE rules IS NOT NULL;
CREATE INDEX record_by_creator ON record (created_by, workspace_id);
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
CREATE INDEX change_workspace ON change (workspace_id, id);
CREATE INDEX change_record ON change (workspace_id, record_id, id) WHERE record_id IS NOT NULL;
CREATE INDEX change_job ON change (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX kept_record_deleted ON kept_record (record_seq) WHERE days IS NOT NULL;
CREATE INDEX watch_by_due ON watch (due_at);
CREATE INDEX gentle_workspace_to_sweep ON gentle_workspace (workspace_id) WHERE swept_seq IS NOT NULL;
CREATE INDEX gentle_check_by_due ON gentle_check (due_at);
CREATE INDEX gentle_check_by_digest ON gentle_check (workspace_id, digest);
CREATE INDEX gentle_check_down ON gentle_check (workspace_id) WHERE state = 'down';
CREATE INDEX delivery_by_workspace ON delivery (workspace_id, id);
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
CREATE INDEX click_combination_large ON click_combination (day, record_seq) WHERE part = 2;
CREATE INDEX workspace_combination_large ON workspace_combination (day, workspace_id) WHERE part = 2;
CREATE INDEX mail_by_workspace ON mail (workspace_id, id);
CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL;
CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX saved_view_by_name ON saved_view (workspace_id, user_id, handler, name);
CREATE INDEX saved_view_by_user ON saved_view (user_id);
CREATE INDEX session_by_user ON session (user_id, id);
CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL;
CREATE INDEX authenticator_of_user ON authenticator (user_id);
CREATE INDEX recovery_code_of_user ON recovery_code (user_id);
CREATE INDEX passkeys_of_user ON passkey (user_id, id);
CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer);
CREATE UNIQUE INDEX invitation_by_address ON invitation (workspace_id, lower(email));
CREATE INDEX used_key_by_end ON used_key (purpose, expires_at);
CREATE INDEX agent_client_by_expiry ON agent_client (expires_at);
CREATE INDEX agent_grant_by_workspace ON agent_grant (workspace_id, user_id, id);
CREATE INDEX agent_grant_by_user ON agent_grant (user_id);
CREATE INDEX agent_grant_by_client ON agent_grant (client_id);
CREATE INDEX agent_grant_by_expiry ON agent_grant (expires_at);
CREATE INDEX agent_token_by_grant ON agent_token (grant_id, created_at);
CREATE INDEX agent_token_by_expiry ON agent_token (expires_at);
CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',34);
COMMIT;
