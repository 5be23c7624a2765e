-- A database with data in it, of 0038_variation_selectors: see make.py
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
INSERT INTO "change" VALUES('01m8chaga2xhm2ceypjspdsvha','2026-11-26T18:19:13.090972Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','cli','','','create','workspace','01m8chaga24msspkhmm4jr6dz8',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8chaga88c3d18e2yg9trqtt','2026-11-26T18:19:13.096301Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','cli','','','create','token','01m8chaga7j963a5stb4g3011t',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8chagej6x6t45yfeyz5bqk4','2026-11-26T18:19:13.234264Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T18:19:13.233178Z"}',NULL);
INSERT INTO "change" VALUES('01m8chagf1b0s19nqtyaj70ehc','2026-11-26T18:19:13.249383Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','cli','','','create','record','01m8chagf0f44h249nh97wbwjb',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-26T18:19:13.248484Z"}',NULL);
INSERT INTO "change" VALUES('01m8chagg6sy8jrzecdrpkmnev','2026-11-26T18:19:13.286850Z','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','cli','','','create','token','01m8chagg6a48qbrcwj01q1w2x',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8chaggjxmb588843kn5xx6b','2026-11-26T18:19:13.298973Z','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','cli','','','create','token','01m8chaggjfwd7c95envc5r9b9',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8chaggytdfaj9adwn5jpmpb','2026-11-26T18:19:13.310867Z','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','cli','','','create','token','01m8chaggycvvdgjrx5zpgb5g9',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8chagh6h8128xezsbkeyq74','2026-11-26T18:19:13.318585Z','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','cli','','','delete','token','01m8chaggycvvdgjrx5zpgb5g9',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8chagsggfxrxq27nmp6qc2v','2026-11-26T18:19:13.584546Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chags0dpbd5n63d7a0740g','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T18:19:13.583944Z"}',NULL);
INSERT INTO "change" VALUES('01m8chagt2ptb45tm500jjkpav','2026-11-26T18:19:13.602753Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chagsw90n4bb7y5d2p9ej9','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T18:19:13.602180Z"}',NULL);
INSERT INTO "change" VALUES('01m8chagva83kbgx230dh9sysh','2026-11-26T18:19:13.642293Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chagtsxaqx0eeznk5fetzm','create','record','01m8chagv8yr3zdq7qk0fxw2da',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-26T18:19:13.640984Z"}',NULL);
INSERT INTO "change" VALUES('01m8chagwv261hb1aqf6dvjm85','2026-11-26T18:19:13.691097Z','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','api','editor','01m8chagwpxbnk8k437eadeys6','create','record','01m8chagwtjx015z965w3c6q6d',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-26T18:19:13.690605Z"}',NULL);
INSERT INTO "change" VALUES('01m8chagxa5fheesd1xfqkaenm','2026-11-26T18:19:13.706193Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chagx23r2481vwem338z9q','create','record','01m8chagx9pqefr8vxpmbns7s1',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-26T18:19:13.705727Z"}',NULL);
INSERT INTO "change" VALUES('01m8chah629xekf5fmwvrfhc9q','2026-11-26T18:19:13.986346Z','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','api','editor','01m8chagxeyf8th00f7qm3sjjf','create','record','01m8chah61t8fdtfjqt3pn6q4q',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-26T18:19:13.985840Z"}',NULL);
INSERT INTO "change" VALUES('01m8chah6naky62kfq86v6drsf','2026-11-26T18:19:14.005361Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chah6ed015bdsh48dcsfm9','create','record','01m8chah6mw9ppb7ye8xxfs8cm',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-26T18:19:14.004905Z"}',NULL);
INSERT INTO "change" VALUES('01m8chah71hac4nhkny5r2h8qy','2026-11-26T18:19:14.017579Z','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','api','editor','01m8chah6t81fczhpjvdz4w1jw','create','record','01m8chah70n0c9qx38rd45cd3a',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-26T18:19:14.016672Z"}',NULL);
INSERT INTO "change" VALUES('01m8chah7k9762nn1rpsan37zt','2026-11-26T18:19:14.035311Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chah75qzvh991z1nhb7dnq','create','record','01m8chah7jxeensxkewmvvzpgg',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-26T18:19:14.034942Z"}',NULL);
INSERT INTO "change" VALUES('01m8chah88952mk615nsg08t64','2026-11-26T18:19:14.056333Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chah7xhnm655yk8w9n2nmd','create','record','01m8chah7zq1tev2b6rg70jrtc',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-26T18:19:14.047737Z"}',NULL);
INSERT INTO "change" VALUES('01m8chah8sbwe26w3qgdhgmx07','2026-11-26T18:19:14.073411Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chah8khyghanc9aa65hwhy','create','record','01m8chah8rg9p5dw4vb7f8689q',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-26T18:19:14.072521Z"}',NULL);
INSERT INTO "change" VALUES('01m8chah9as1ekq93f7ewpmrvv','2026-11-26T18:19:14.090827Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chah8yb14wax0h93g7gj1y','create','record','01m8chah99wd0hefehfnvjwqnx',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:45691/gone","destinations":["http://127.0.0.1:45691/gone","http://127.0.0.1:45691/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-26T18:19:14.089909Z"}',NULL);
INSERT INTO "change" VALUES('01m8chahae6hq55awgceqjy0ts','2026-11-26T18:19:14.126232Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chaha3kna3896w9hez2661','create','record','01m8chahadn9ypqb1xjxs7e4r2',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:45691","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-26T18:19:14.125681Z"}',NULL);
INSERT INTO "change" VALUES('01m8chahar00vxer98x05rm8h6','2026-11-26T18:19:14.140089Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahankf8a0dezr0ws8yct','create','record','01m8chahaqjzcax6wxe06gv4qc',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-26T18:19:14.135607Z"}',NULL);
INSERT INTO "change" VALUES('01m8chahb3xft7eh63abx0rndf','2026-11-26T18:19:14.147966Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahaytkmhw7h4s4atxzr5','update','record','01m8chahaqjzcax6wxe06gv4qc',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-26T18:19:14.147595Z"}',NULL);
INSERT INTO "change" VALUES('01m8chahbejrb46sa1kabag5b2','2026-11-26T18:19:14.158629Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahb7ptmrkf86xaqy9b4y','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8chahbyd34pct7pbysf41dj','2026-11-26T18:19:14.174447Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahbrrs8rqytyeb9mrsvx','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8chahce2yg8p5pqzwcgcr4n','2026-11-26T18:19:14.190117Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahc7najakxkhjjjjkkqh','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8chahcx8rjvgnpym9frv4v8','2026-11-26T18:19:14.205309Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahcq4fhe9rk1mhre41ew','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:45691/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8chahdf5ejv6gt8e3vpe3nc','2026-11-26T18:19:14.223202Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahd8hjv7ng5n41vwteqs','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8chahdvc0tm92acedn49eds','2026-11-26T18:19:14.235400Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahdrxfq29cs18jz2t3za','create','record','01m8chahdtytvbhh0wzkwd4yzh',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T18:19:14.234986Z"}',NULL);
INSERT INTO "change" VALUES('01m8chaheexe2hgs056sn14crq','2026-11-26T18:19:14.254968Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahe9bf2kbbn4yj1c1ayv','create','record','01m8chaheegpz1gzn7y80cqmf5',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T18:19:14.254534Z"}',NULL);
INSERT INTO "change" VALUES('01m8chahf5nrwcaacjgm7sqzq3','2026-11-26T18:19:14.277728Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahepw0dng1k53gefc0d8','bulk_delete','record',NULL,'01m8chaheyfk2z8wt776rnhhm5',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8chahhstrs6c4vd02ewvcgc','2026-11-26T18:19:14.361873Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chahhfqqst79hc1twe8g89','create','record','01m8chahhse8cz9apznhckg0zh',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-26T18:19:14.361456Z"}',NULL);
INSERT INTO "change" VALUES('01m8charnhjhfggjn8tpknx3a5','2026-11-26T18:19:21.649624Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8charnenx5ep2vkyrkr1fy9','update','record','01m8chagv8yr3zdq7qk0fxw2da',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-26T18:19:13.640984Z"}',NULL);
INSERT INTO "change" VALUES('01m8chas4r652j9gzg710c1ft0','2026-11-26T18:19:22.136214Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','cli','','','create','invitation','01m8chas4qr2p41vzzhsy888re',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8chas633arwkgfm6279yhty','2026-11-26T18:19:22.179127Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chas4scrwxxrvrz2gpc9y3','import','record',NULL,'01m8chas4tw80mj34h8vj1g9fg',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8chas8se14gz8zxg78cbw7q','2026-11-26T18:19:22.265467Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chas79yrmfa0jt2dm9qmts','import','record',NULL,'01m8chas7bxbxze68n1abkyvxa',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8chas9p654fgerj713sh4ny','2026-11-26T18:19:22.294208Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chas9fkaz0zjtb2rygm38y','create','record','01m8chas9nvjaj65g75366zn6k',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T18:19:22.293882Z"}',NULL);
INSERT INTO "change" VALUES('01m8chasa784dxax60fp0mvcsq','2026-11-26T18:19:22.311271Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chasa5gcx5dqh9x057d88m','create','record','01m8chasa6yyh4h83fs0dnm8gp',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T18:19:22.310990Z"}',NULL);
INSERT INTO "change" VALUES('01m8chasak4dfy6v832samdghk','2026-11-26T18:19:22.323152Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chasaheg5v9vhnfww6zvh9','create','record','01m8chasajtt8fpg2abq7n26pe',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T18:19:22.322858Z"}',NULL);
INSERT INTO "change" VALUES('01m8chasaz5qsvftx6mmcz3jnx','2026-11-26T18:19:22.335204Z','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','Owner','api','first token','01m8chasaqw1r6dhbhfz71w4ef','bulk_delete','record',NULL,'01m8chasawjjmg2qvy92azwx75',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795717153640984,'2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3138223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3138223A317D');
INSERT INTO "click_combination" VALUES(1795717154016672,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3138223A317D');
INSERT INTO "click_combination" VALUES(1795717154047737,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3138223A317D');
INSERT INTO "click_combination" VALUES(1795717153690605,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3138223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795717153640984,'2026-11-26',4,2,1);
INSERT INTO "click_day" VALUES(1795717153690605,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795717153705727,'2026-11-26',0,1,0);
INSERT INTO "click_day" VALUES(1795717154016672,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795717154047737,'2026-11-26',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795717153640984,'2026-11-26',-1088175429405126838);
INSERT INTO "click_visitor" VALUES(1795717153690605,'2026-11-26',-1088175429405126838);
INSERT INTO "click_visitor" VALUES(1795717154016672,'2026-11-26',-1088175429405126838);
INSERT INTO "click_visitor" VALUES(1795717154047737,'2026-11-26',-1088175429405126838);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('70429e38bdb9a1f39f0c77c5339dfbd02971c59d370166027233310cd6e507dc','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','{"tags":["spring"]}',2,'2026-11-26T19:19:22.359212Z');
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
INSERT INTO "delivery" VALUES('01m8chapvfprht38dq54drr26e','01m8chaga24msspkhmm4jr6dz8','01m8chah99wd0hefehfnvjwqnx','destination.broken','http://127.0.0.1:45691/notify','{"type":"destination.broken","timestamp":"2026-11-26T18:19:19.791685Z","data":{"id":"01m8chah99wd0hefehfnvjwqnx","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45691/gone","checked_at":"2026-11-26T18:19:19.770447Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-26T18:19:19.791759Z','2026-11-26T18:19:19.809965Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8chagerkz29k60ne8kmgqpe','01m8chaga24msspkhmm4jr6dz8','host.created','localhost','{"type":"host.created","timestamp":"2026-11-26T18:19:13.240544Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T18:19:13.233172Z","updated_at":"2026-11-26T18:19:13.233178Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T18:19:13.240544Z');
INSERT INTO "event" VALUES(2,'01m8chagf1k3e802qkmmr5nfhm','01m8chaga24msspkhmm4jr6dz8','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795717153248484,"id":"01m8chagf0f44h249nh97wbwjb","updated_at":"2026-11-26T18:19:13.248484Z"},{}]',0,'2026-11-26T18:19:13.249598Z');
INSERT INTO "event" VALUES(3,'01m8chagshjawgak236s3q9x75','01m8chaga24msspkhmm4jr6dz8','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-26T18:19:13.585537Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T18:19:13.583938Z","updated_at":"2026-11-26T18:19:13.583944Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T18:19:13.585537Z');
INSERT INTO "event" VALUES(4,'01m8chagtc9kkab1t06mv69996','01m8chaga24msspkhmm4jr6dz8','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-26T18:19:13.612240Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T18:19:13.602174Z","updated_at":"2026-11-26T18:19:13.602180Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T18:19:13.612240Z');
INSERT INTO "event" VALUES(5,'01m8chagvagmwq7cxac8h6rcys','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795717153640984,"id":"01m8chagv8yr3zdq7qk0fxw2da","updated_at":"2026-11-26T18:19:13.640984Z"},{}]',0,'2026-11-26T18:19:13.642522Z');
INSERT INTO "event" VALUES(6,'01m8chagwv9q14f3wp6d3jqwb3','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chagfgyncsqzcfewhpmg6f","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795717153690605,"id":"01m8chagwtjx015z965w3c6q6d","updated_at":"2026-11-26T18:19:13.690605Z"},{}]',0,'2026-11-26T18:19:13.691301Z');
INSERT INTO "event" VALUES(7,'01m8chagxcf1wk48x69vm3jf53','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795717153705727,"id":"01m8chagx9pqefr8vxpmbns7s1","updated_at":"2026-11-26T18:19:13.705727Z"},{}]',0,'2026-11-26T18:19:13.708460Z');
INSERT INTO "event" VALUES(8,'01m8chah62j4xwq6aan8rnw8c8','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chagfgyncsqzcfewhpmg6f","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795717153985840,"id":"01m8chah61t8fdtfjqt3pn6q4q","updated_at":"2026-11-26T18:19:13.985840Z"},{}]',0,'2026-11-26T18:19:13.986569Z');
INSERT INTO "event" VALUES(9,'01m8chah6nhfy01kcpwdz2kbzw','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795717154004905,"id":"01m8chah6mw9ppb7ye8xxfs8cm","updated_at":"2026-11-26T18:19:14.004905Z"},{}]',0,'2026-11-26T18:19:14.005550Z');
INSERT INTO "event" VALUES(10,'01m8chah71s0v6bf9gdnkpx0xe','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8chagfgyncsqzcfewhpmg6f","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795717154016672,"id":"01m8chah70n0c9qx38rd45cd3a","updated_at":"2026-11-26T18:19:14.016672Z"},{}]',0,'2026-11-26T18:19:14.017790Z');
INSERT INTO "event" VALUES(11,'01m8chah7kfc366wcvdntf95n1','01m8chaga24msspkhmm4jr6dz8','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795717154034942,"id":"01m8chah7jxeensxkewmvvzpgg","updated_at":"2026-11-26T18:19:14.034942Z"},{}]',0,'2026-11-26T18:19:14.035484Z');
INSERT INTO "event" VALUES(12,'01m8chah88hfx210nngmxz3t3x','01m8chaga24msspkhmm4jr6dz8','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795717154047737,"id":"01m8chah7zq1tev2b6rg70jrtc","updated_at":"2026-11-26T18:19:14.047737Z"},{}]',0,'2026-11-26T18:19:14.056550Z');
INSERT INTO "event" VALUES(13,'01m8chah8sph6yfykbbsep85cp','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795717154072521,"id":"01m8chah8rg9p5dw4vb7f8689q","updated_at":"2026-11-26T18:19:14.072521Z"},{}]',0,'2026-11-26T18:19:14.073705Z');
INSERT INTO "event" VALUES(14,'01m8chah9bct2y1927k5snd7je','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"http://127.0.0.1:45691/gone","destinations":["http://127.0.0.1:45691/gone","http://127.0.0.1:45691/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795717154089909,"id":"01m8chah99wd0hefehfnvjwqnx","updated_at":"2026-11-26T18:19:14.089909Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-26T18:19:14.091387Z');
INSERT INTO "event" VALUES(15,'01m8chahaedsxwsmddtczbmxw4','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:45691","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795717154125681,"id":"01m8chahadn9ypqb1xjxs7e4r2","updated_at":"2026-11-26T18:19:14.125681Z"},{}]',0,'2026-11-26T18:19:14.126432Z');
INSERT INTO "event" VALUES(16,'01m8chahawc1qfpgq9eyqb63h4','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795717154135607,"id":"01m8chahaqjzcax6wxe06gv4qc","updated_at":"2026-11-26T18:19:14.135607Z"},{}]',0,'2026-11-26T18:19:14.140373Z');
INSERT INTO "event" VALUES(17,'01m8chahb4bnby8cb2s5mtbz9t','01m8chaga24msspkhmm4jr6dz8','link.updated','go.acme.test','','[{"seq":1795717154135607,"id":"01m8chahaqjzcax6wxe06gv4qc","workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:14.147595Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-26T18:19:14.148361Z');
INSERT INTO "event" VALUES(18,'01m8chahbf5t6gg525vq405her','01m8chaga24msspkhmm4jr6dz8','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-26T18:19:14.159134Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T18:19:13.602174Z","updated_at":"2026-11-26T18:19:13.602180Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T18:19:14.159134Z');
INSERT INTO "event" VALUES(19,'01m8chahdvhqmtefs27awfmtts','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795717154234986,"id":"01m8chahdtytvbhh0wzkwd4yzh","updated_at":"2026-11-26T18:19:14.234986Z"},{}]',0,'2026-11-26T18:19:14.235559Z');
INSERT INTO "event" VALUES(20,'01m8chahef4n912e9w1m8xmjmj','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795717154254534,"id":"01m8chaheegpz1gzn7y80cqmf5","updated_at":"2026-11-26T18:19:14.254534Z"},{}]',0,'2026-11-26T18:19:14.255140Z');
INSERT INTO "event" VALUES(21,'01m8chahgmwfdhcn3797c9b1gd','01m8chaga24msspkhmm4jr6dz8','link.deleted','go.acme.test','','[{"seq":1795717154234986,"id":"01m8chahdtytvbhh0wzkwd4yzh","workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:14.234986Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T18:19:14.324883Z');
INSERT INTO "event" VALUES(22,'01m8chahgmyhy397a7j9avhtaz','01m8chaga24msspkhmm4jr6dz8','link.deleted','go.acme.test','','[{"seq":1795717154254534,"id":"01m8chaheegpz1gzn7y80cqmf5","workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:14.254534Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T18:19:14.324966Z');
INSERT INTO "event" VALUES(23,'01m8chahh70cfexj2p9t707g8d','01m8chaga24msspkhmm4jr6dz8','job.done','','{"type":"job.done","timestamp":"2026-11-26T18:19:14.342949Z","data":{"id":"01m8chaheyfk2z8wt776rnhhm5","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-26T18:19:14.270447Z","updated_at":"2026-11-26T18:19:14.338937Z","finished_at":"2026-11-26T18:19:14.338937Z"}}',NULL,0,'2026-11-26T18:19:14.342949Z');
INSERT INTO "event" VALUES(24,'01m8chahht3xqaqnsg7s3knbs6','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795717154361456,"id":"01m8chahhse8cz9apznhckg0zh","updated_at":"2026-11-26T18:19:14.361456Z"},{}]',0,'2026-11-26T18:19:14.362113Z');
INSERT INTO "event" VALUES(25,'01m8chapvhq5gt48s5z60mwfp3','01m8chaga24msspkhmm4jr6dz8','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-26T18:19:19.793693Z","data":{"id":"01m8chah99wd0hefehfnvjwqnx","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45691/gone","checked_at":"2026-11-26T18:19:19.770447Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-26T18:19:19.793693Z');
INSERT INTO "event" VALUES(26,'01m8charnhwmb6e556x4j5zacg','01m8chaga24msspkhmm4jr6dz8','link.updated','go.acme.test','','[{"seq":1795717153640984,"id":"01m8chagv8yr3zdq7qk0fxw2da","workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:13.640984Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-26T18:19:21.649906Z');
INSERT INTO "event" VALUES(27,'01m8chas627ge411jqfyde6j4h','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000b00hhqk3dac58x","updated_at":"2026-11-26T18:19:22.176953Z"},{}]',0,'2026-11-26T18:19:22.178225Z');
INSERT INTO "event" VALUES(28,'01m8chas628bzkq7wqqn89kad7','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795717162176953,"id":"01m8chas60xsy72bm5wv6b55we","updated_at":"2026-11-26T18:19:22.176953Z"},{}]',0,'2026-11-26T18:19:22.178260Z');
INSERT INTO "event" VALUES(29,'01m8chas6rhpfvxm6bv4p62fn3','01m8chaga24msspkhmm4jr6dz8','job.done','','{"type":"job.done","timestamp":"2026-11-26T18:19:22.200526Z","data":{"id":"01m8chas4tw80mj34h8vj1g9fg","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-26T18:19:22.138876Z","updated_at":"2026-11-26T18:19:22.199560Z","finished_at":"2026-11-26T18:19:22.199560Z"}}',NULL,0,'2026-11-26T18:19:22.200526Z');
INSERT INTO "event" VALUES(30,'01m8chas8rpvs9p3hm0sx9r8g7','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072183924,"id":"01e286vbnqwwffdyn1b3crarz7","updated_at":"2026-11-26T18:19:22.255694Z"},{}]',0,'2026-11-26T18:19:22.264704Z');
INSERT INTO "event" VALUES(31,'01m8chas9pan7hmrhht3hgn4sz','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795717162293882,"id":"01m8chas9nvjaj65g75366zn6k","updated_at":"2026-11-26T18:19:22.293882Z"},{}]',0,'2026-11-26T18:19:22.294336Z');
INSERT INTO "event" VALUES(32,'01m8chasa7cx55ggkxx69qt2sq','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795717162310990,"id":"01m8chasa6yyh4h83fs0dnm8gp","updated_at":"2026-11-26T18:19:22.310990Z"},{}]',0,'2026-11-26T18:19:22.311407Z');
INSERT INTO "event" VALUES(33,'01m8chasak8kpwq9h8rf7mgp8b','01m8chaga24msspkhmm4jr6dz8','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795717162322858,"id":"01m8chasajtt8fpg2abq7n26pe","updated_at":"2026-11-26T18:19:22.322858Z"},{}]',0,'2026-11-26T18:19:22.323270Z');
INSERT INTO "event" VALUES(34,'01m8chasb911m76mg5j7gytenz','01m8chaga24msspkhmm4jr6dz8','link.deleted','go.acme.test','','[{"seq":1795717162293882,"id":"01m8chas9nvjaj65g75366zn6k","workspace":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:22.293882Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T18:19:22.345018Z');
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
INSERT INTO "host" VALUES('localhost','01m8chageh2zt4dtsrghmw1p54','01m8chaga24msspkhmm4jr6dz8','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-26T18:19:15.757994Z','2026-11-26T18:19:13.233172Z','2026-11-26T18:19:13.233178Z','2026-11-27T00:54:56.026479Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8chagsfvn4jxbmd0wa09n06','01m8chaga24msspkhmm4jr6dz8','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-26T18:19:21.133378Z"}]','','2026-11-26T18:19:21.133378Z','2026-11-26T18:19:13.583938Z','2026-11-26T18:19:13.583944Z','2026-11-26T18:29:20.628814Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8chas4qr2p41vzzhsy888re','b56f55a8e73ed64e351a9d3ed32dde3cb43ac3044a8395bef98eb64ce2a7d01d','01m8chaga24msspkhmm4jr6dz8','Ada@acme.test','manager','01m8chaga0vna3tsd0jwqnv00v','2026-11-26T18:19:22.135795Z','2026-12-03T18:19:22.135746Z');
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
INSERT INTO "job" VALUES('01m8chaheyfk2z8wt776rnhhm5','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','bulk_delete','done','{"tags":["gone"]}','2026-11-26T18:19:14.270447Z',2,2,'2026-11-26T18:19:14.270447Z','2026-11-26T18:19:14.338937Z','2026-11-26T18:19:14.338937Z',1795717154254534,0,0,0,0,0,'',0,'api','first token','01m8chahepw0dng1k53gefc0d8',0);
INSERT INTO "job" VALUES('01m8chas4tw80mj34h8vj1g9fg','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T18:19:22.138876Z',3,0,'2026-11-26T18:19:22.138876Z','2026-11-26T18:19:22.199560Z','2026-11-26T18:19:22.199560Z',0,2,0,1,4,0,'',0,'api','first token','01m8chas4scrwxxrvrz2gpc9y3',0);
INSERT INTO "job" VALUES('01m8chas7bxbxze68n1abkyvxa','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T18:19:22.219919Z',3,0,'2026-11-26T18:19:22.219919Z','2026-11-26T18:19:22.265980Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8chas79yrmfa0jt2dm9qmts',0);
INSERT INTO "job" VALUES('01m8chasawjjmg2qvy92azwx75','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-26T18:19:22.332570Z',3,1,'2026-11-26T18:19:22.332570Z','2026-11-26T18:19:22.344271Z',NULL,1795717162293882,0,0,0,0,0,'',0,'api','first token','01m8chasaqw1r6dhbhfz71w4ef',0);
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
INSERT INTO "kept_answer" VALUES('01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8chahhse8cz9apznhckg0zh","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","created_at":"2026-11-26T18:19:14.361456Z","updated_at":"2026-11-26T18:19:14.361456Z","expired_at":null}]}
','2026-11-26T18:19:14.362740Z');
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
INSERT INTO "kept_record" VALUES('01m8chahf5nrwcaacjgm7sqzq3',1795717154234986,'{"seq":1795717154234986,"id":"01m8chahdtytvbhh0wzkwd4yzh","workspace_id":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:14.234986Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8chahf5nrwcaacjgm7sqzq3',1795717154254534,'{"seq":1795717154254534,"id":"01m8chaheegpz1gzn7y80cqmf5","workspace_id":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:14.254534Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8chasaz5qsvftx6mmcz3jnx',1795717162293882,'{"seq":1795717162293882,"id":"01m8chas9nvjaj65g75366zn6k","workspace_id":"01m8chaga24msspkhmm4jr6dz8","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8chaga0vna3tsd0jwqnv00v","created_via":"api","updated_at":"2026-11-26T18:19:22.293882Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','owner','2026-11-26T18:19:13.090552Z',0);
INSERT INTO "member" VALUES('01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','editor','2026-11-26T18:19:13.273009Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000b00hhqk3dac58x','01m8chaga24msspkhmm4jr6dz8','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','import','2026-11-26T18:19:22.176953Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1582971072183924,'01e286vbnqwwffdyn1b3crarz7','01m8chaga24msspkhmm4jr6dz8','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','import','2026-11-26T18:19:22.255694Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717153248484,'01m8chagf0f44h249nh97wbwjb','01m8chaga24msspkhmm4jr6dz8','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','cli','2026-11-26T18:19:13.248484Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717153640984,'01m8chagv8yr3zdq7qk0fxw2da','01m8chaga24msspkhmm4jr6dz8','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:13.640984Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717153690605,'01m8chagwtjx015z965w3c6q6d','01m8chaga24msspkhmm4jr6dz8','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chagfgyncsqzcfewhpmg6f','api','2026-11-26T18:19:13.690605Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717153705727,'01m8chagx9pqefr8vxpmbns7s1','01m8chaga24msspkhmm4jr6dz8','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:13.705727Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717153985840,'01m8chah61t8fdtfjqt3pn6q4q','01m8chaga24msspkhmm4jr6dz8','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$EvfIJo5n3fqQdZll$8852f2eb8a2ca4e3e1518233a0b54d6f45c281feccde3666bfde09f8984ddb2b11eab8df4c0a5fdd929610a0893e8e3f00a9bfda2837f67a8375385e736ac16d','off',0,0,'',NULL,NULL,NULL,NULL,'01m8chagfgyncsqzcfewhpmg6f','api','2026-11-26T18:19:13.985840Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154004905,'01m8chah6mw9ppb7ye8xxfs8cm','01m8chaga24msspkhmm4jr6dz8','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.004905Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154016672,'01m8chah70n0c9qx38rd45cd3a','01m8chaga24msspkhmm4jr6dz8','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chagfgyncsqzcfewhpmg6f','api','2026-11-26T18:19:14.016672Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154034942,'01m8chah7jxeensxkewmvvzpgg','01m8chaga24msspkhmm4jr6dz8','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.034942Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154047737,'01m8chah7zq1tev2b6rg70jrtc','01m8chaga24msspkhmm4jr6dz8','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.047737Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154072521,'01m8chah8rg9p5dw4vb7f8689q','01m8chaga24msspkhmm4jr6dz8','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.072521Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154089909,'01m8chah99wd0hefehfnvjwqnx','01m8chaga24msspkhmm4jr6dz8','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:45691/gone','["http://127.0.0.1:45691/gone","http://127.0.0.1:45691/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.089909Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154125681,'01m8chahadn9ypqb1xjxs7e4r2','01m8chaga24msspkhmm4jr6dz8','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:45691',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.125681Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL);
INSERT INTO "record" VALUES(1795717154135607,'01m8chahaqjzcax6wxe06gv4qc','01m8chaga24msspkhmm4jr6dz8','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.147595Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717154361456,'01m8chahhse8cz9apznhckg0zh','01m8chaga24msspkhmm4jr6dz8','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:14.361456Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717162176953,'01m8chas60xsy72bm5wv6b55we','01m8chaga24msspkhmm4jr6dz8','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','import','2026-11-26T18:19:22.176953Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717162310990,'01m8chasa6yyh4h83fs0dnm8gp','01m8chaga24msspkhmm4jr6dz8','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:22.310990Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795717162322858,'01m8chasajtt8fpg2abq7n26pe','01m8chaga24msspkhmm4jr6dz8','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8chaga0vna3tsd0jwqnv00v','api','2026-11-26T18:19:22.322858Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
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
INSERT INTO "record_check" VALUES(1795717154089909,'2026-11-26T18:19:15.713822Z','http://127.0.0.1:45691/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795717154089909,'2026-11-26T18:19:15.719876Z','http://127.0.0.1:45691/gone','down','It answers with the status 404.',404,12);
INSERT INTO "record_check" VALUES(1795717154089909,'2026-11-26T18:19:17.667083Z','http://127.0.0.1:45691/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795717154089909,'2026-11-26T18:19:17.869074Z','http://127.0.0.1:45691/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795717154089909,'2026-11-26T18:19:19.718686Z','http://127.0.0.1:45691/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795717154089909,'2026-11-26T18:19:19.770447Z','http://127.0.0.1:45691/gone','down','It answers with the status 404.',404,4);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8chaga24msspkhmm4jr6dz8',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072183924,'01m8chaga24msspkhmm4jr6dz8',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795717153640984,'01m8chaga24msspkhmm4jr6dz8',4,2,'2026-11-26T18:19:15.054030Z');
INSERT INTO "record_clicks" VALUES(1795717153690605,'01m8chaga24msspkhmm4jr6dz8',1,0,'2026-11-26T18:19:15.054031Z');
INSERT INTO "record_clicks" VALUES(1795717153705727,'01m8chaga24msspkhmm4jr6dz8',0,1,'');
INSERT INTO "record_clicks" VALUES(1795717154016672,'01m8chaga24msspkhmm4jr6dz8',1,0,'2026-11-26T18:19:15.054033Z');
INSERT INTO "record_clicks" VALUES(1795717154047737,'01m8chaga24msspkhmm4jr6dz8',1,0,'2026-11-26T18:19:15.054034Z');
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
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8chaga24msspkhmm4jr6dz8','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795717162310990,'01m8chaga24msspkhmm4jr6dz8','old');
INSERT INTO "record_tag" VALUES(1795717162322858,'01m8chaga24msspkhmm4jr6dz8','old');
INSERT INTO "record_tag" VALUES(1795717153640984,'01m8chaga24msspkhmm4jr6dz8','spring');
INSERT INTO "record_tag" VALUES(1795717153690605,'01m8chaga24msspkhmm4jr6dz8','spring');
INSERT INTO "record_tag" VALUES(1795717153640984,'01m8chaga24msspkhmm4jr6dz8','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1582971072183924,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153248484,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153640984,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153690605,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153705727,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153985840,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154004905,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154016672,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154034942,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154047737,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154072521,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154089909,'watchedgo.acme.testhttp://127.0.0.1:45691/gone');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154125681,'ruledgo.acme.testhttp://127.0.0.1:45691');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154135607,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154361456,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717162176953,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717162310990,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717162322858,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153248484);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153705727);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717153985840);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154004905);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154034942);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154072521);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154089909);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154125681);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154135607);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717154361456);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717162176953);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717162310990);
INSERT INTO "record_unclicked" VALUES('01m8chaga24msspkhmm4jr6dz8',1795717162322858);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-26 18:19:13.040114');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-26 18:19:13.040124');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-26 18:19:13.040128');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-26 18:19:13.040131');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-26 18:19:13.040135');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-26 18:19:13.040138');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-26 18:19:13.040141');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-26 18:19:13.040144');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-26 18:19:13.040148');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-26 18:19:13.040151');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-26 18:19:13.040154');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-26 18:19:13.040158');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-26 18:19:13.040161');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-26 18:19:13.040165');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-26 18:19:13.040168');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-26 18:19:13.040172');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-26 18:19:13.040176');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-26 18:19:13.040180');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-26 18:19:13.040183');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-26 18:19:13.040187');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-26 18:19:13.040191');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-26 18:19:13.040194');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-26 18:19:13.040197');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-26 18:19:13.040200');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-26 18:19:13.040203');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-26 18:19:13.040207');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-26 18:19:13.040210');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-26 18:19:13.040213');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-26 18:19:13.040215');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-26 18:19:13.040218');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-26 18:19:13.040221');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-26 18:19:13.040224');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-26 18:19:13.040227');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-26 18:19:13.040230');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-26 18:19:13.040233');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-26 18:19:13.040236');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-26 18:19:13.040239');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-26 18:19:13.040241');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8chaga0vna3tsd0jwqnv00v','signpost.test','2026-11-26T18:19:15.732137Z');
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
INSERT INTO "session" VALUES('01m8chas4hhxm2he2xgfwrc6we','938decc1fcdb2767a35cc65f103b8954bdad0d2e01b57c6c073e2f28f163c971','01m8chaga0vna3tsd0jwqnv00v','01m8chaga24msspkhmm4jr6dz8','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-26T18:19:22.128958Z','2026-11-26T18:19:22.128958Z','2026-12-26T18:19:22.128958Z',NULL,'password','',0,0,0,NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('9d0aa6a03e31dcab20f8e15793acc855f95b590589711bfe3668d0ae52527e63','01m8chaga0vna3tsd0jwqnv00v','2026-11-26T18:49:22.131950Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','a918fad1a7f5956a5c57280c43a3c475 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-26T18:19:13.034000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','b918dbe35b0f4d7f4eb906a40fbf37b6589cadc7aa30953dc0feb79801cf570c');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-26 4675a1c247e1469adc8766f05427589c');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8chaga24msspkhmm4jr6dz8','old',2);
INSERT INTO "tag_count" VALUES('01m8chaga24msspkhmm4jr6dz8','spring',2);
INSERT INTO "tag_count" VALUES('01m8chaga24msspkhmm4jr6dz8','Überblick',1);
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
INSERT INTO "token" VALUES('01m8chaga7j963a5stb4g3011t','01m8chaga24msspkhmm4jr6dz8','01m8chaga0vna3tsd0jwqnv00v','api','first token','owner','e7d80e7dfeda1d509999f217feb71f55a4906467ab6cead6478aa851902747f4','2026-11-26T18:19:13.095619Z',NULL,'2026-11-26T18:19:13.571110Z',NULL);
INSERT INTO "token" VALUES('01m8chagg6a48qbrcwj01q1w2x','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','mcp','agent','viewer','ccc4280fb6a850ea1cdc6fe7ef2696bc23bb3417c27e4d672d9979f7d9b1a84b','2026-11-26T18:19:13.286367Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8chaggjfwd7c95envc5r9b9','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','api','editor','editor','fa98529aef9c4fbdfc60d95c56b9761447d904a4150d27f4f5be27f3d3f1373f','2026-11-26T18:19:13.298544Z',NULL,'2026-11-26T18:19:13.687510Z',NULL);
INSERT INTO "token" VALUES('01m8chaggycvvdgjrx5zpgb5g9','01m8chaga24msspkhmm4jr6dz8','01m8chagfgyncsqzcfewhpmg6f','api','revoked','editor','25e1a763c931a5620615e0587e289229452f80929469fd7c52e32f70929badbe','2026-11-26T18:19:13.310445Z',NULL,NULL,'2026-11-26T18:19:13.318208Z');
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
INSERT INTO "user" VALUES('01m8chaga0vna3tsd0jwqnv00v','Owner','owner@localhost','2026-11-26T18:19:13.088943Z','2026-11-26T18:19:22.123532Z','scrypt:16384:8:6$tUxHgKhCHWauRGjS$4d9e4a6ffa4c872193d03bfde9ca64855ff29282cd9f29f76eebe3c021ab050eb40a989fd39d580eb37caf07511b4a23359aa993689b0bafb6db41bdf29d3f1b','system','','',1);
INSERT INTO "user" VALUES('01m8chagfgyncsqzcfewhpmg6f','Éva Kovács','Eva@acme.test','2026-11-26T18:19:13.265019Z','2026-11-26T18:19:13.265038Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795717154089909,'http://127.0.0.1:45691/fine','up',0,1,'2026-11-26T18:19:19.718686Z','2026-11-26T18:19:21.612952Z');
INSERT INTO "watch" VALUES(1795717154089909,'http://127.0.0.1:45691/gone','down',3,NULL,'2026-11-26T18:19:19.770447Z','2026-11-26T18:19:21.680675Z');
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
INSERT INTO "workspace" VALUES('01m8chaga24msspkhmm4jr6dz8','Acmé','2026-11-26T18:19:13.090177Z','2026-11-26T18:19:14.222794Z','{"country":"DE","notify_url":"http://127.0.0.1:45691/notify","email_summary":"true"}','self-hosted');
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
INSERT INTO "workspace_combination" VALUES('01m8chaga24msspkhmm4jr6dz8','2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3138223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3138223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3138223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8chaga24msspkhmm4jr6dz8','2026-11-26',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8chaga24msspkhmm4jr6dz8','2026-11-26',-1088175429405126838);
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
