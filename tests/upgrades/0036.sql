-- A database with data in it, of 0036_used_once: see make.py
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
INSERT INTO "change" VALUES('01m8c3417xr1d9wrnrrktz925f','2026-11-26T14:11:00.989783Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','cli','','','create','workspace','01m8c3417x7w8etpmy6744za9a',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c34180j7gtc2t5d6ka5xdf','2026-11-26T14:11:00.992597Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','cli','','','create','token','01m8c34180956wawtz7p21nn0e',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c3419gn3z92r2gd4j7f4nh','2026-11-26T14:11:01.040707Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:11:01.037906Z"}',NULL);
INSERT INTO "change" VALUES('01m8c3419m9xzag75wa6859x3t','2026-11-26T14:11:01.044332Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','cli','','','create','record','01m8c3419kshnps1v6m8w8cgq5',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-26T14:11:01.043817Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341a97960n8fff4ykxtzr','2026-11-26T14:11:01.065247Z','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','Éva Kovács','cli','','','create','token','01m8c341a8xmr5z38ydvyqey8f',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c341ab36k9dtpd4v2zge2t','2026-11-26T14:11:01.067112Z','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','Éva Kovács','cli','','','create','token','01m8c341aavkhqds8g76yza7t2',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c341ad256wncc16fmy2qd5','2026-11-26T14:11:01.069081Z','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','Éva Kovács','cli','','','create','token','01m8c341acsf34q3qcnj1mwh5s',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c341aes2tjjytazrfrtjnr','2026-11-26T14:11:01.070821Z','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','Éva Kovács','cli','','','delete','token','01m8c341acsf34q3qcnj1mwh5s',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8c341emdsskd4cz1aynqvv8','2026-11-26T14:11:01.204460Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341e07sdjt53rdkrr8mvv','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:11:01.203989Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341ewfmpj2qgbqj5jx1dq','2026-11-26T14:11:01.212512Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341erswr12rjr3t6xkkn0','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-26T14:11:01.212154Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341f23jq2npsea7yp4zyj','2026-11-26T14:11:01.218125Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341ezvy32dj7n0q6m6epq','create','record','01m8c341f1qrk1njgnr72mm6t3',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-26T14:11:01.217760Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341fa4nvsyjdtxjb4e53r','2026-11-26T14:11:01.226161Z','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','Éva Kovács','api','editor','01m8c341f7n77etew00mtq8f3f','create','record','01m8c341f9tsve6nmsm7ty8abq',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-26T14:11:01.225857Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341ff4z83tzad3j1g10w7','2026-11-26T14:11:01.231169Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341fbxw4wt4ccnrst8zda','create','record','01m8c341fex482szcmkhcqs62t',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-26T14:11:01.230932Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341jn48g4fdy67k9v5vvt','2026-11-26T14:11:01.333147Z','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','Éva Kovács','api','editor','01m8c341fgybkh30ev3jzg1sh0','create','record','01m8c341jmvkvraa8b4tp2h2gx',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-26T14:11:01.332883Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341jrr7m6e22jhptabrvc','2026-11-26T14:11:01.336785Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341jq5es3v3xgdfez592y','create','record','01m8c341jrhhtkp2gn802gzhe5',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-26T14:11:01.336561Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341jwj8vtf4shq5md22y2','2026-11-26T14:11:01.340594Z','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','Éva Kovács','api','editor','01m8c341jtz0yqp4q7sryx1y47','create','record','01m8c341jwcb1hah41m3f1xxs7',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-26T14:11:01.340395Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341jz8z4z3rrnkfvt0hyf','2026-11-26T14:11:01.343299Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341jy2fstk9f3awfjw9sm','create','record','01m8c341jz2ya94j5k5x7zksgg',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-26T14:11:01.343094Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341k2ethyvpfgp2tsjfcn','2026-11-26T14:11:01.346486Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341k0nmkhqbs95asfjgqx','create','record','01m8c341k2803wys20k1p8qmmy',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-26T14:11:01.346256Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341k74vcvpxm9kmjzm6n6','2026-11-26T14:11:01.351168Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341k58kysw1fttjjem7en','create','record','01m8c341k6vjjs57rt87vdzncb',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-26T14:11:01.350882Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341kb806y9fseje1kef75','2026-11-26T14:11:01.355281Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341k93efhq6png95hen5q','create','record','01m8c341kaj36ea8sx65asxewt',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:36071/gone","destinations":["http://127.0.0.1:36071/gone","http://127.0.0.1:36071/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-26T14:11:01.354579Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341kfs2s0rfecr9gwan66','2026-11-26T14:11:01.359816Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341kdeabj0txq8z4r0mmb','create','record','01m8c341kfg3ean60vgthk9rb1',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:36071","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-26T14:11:01.359515Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341kk0xqa3mmsjny4c1sy','2026-11-26T14:11:01.363040Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341khhk6112at7rjn1vjv','create','record','01m8c341kjskz73wa4jsy7yqd8',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-26T14:11:01.362819Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341krekj6dj5h0e8dpma1','2026-11-26T14:11:01.368482Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341kmn0bwn0t6bsrjdka2','update','record','01m8c341kjskz73wa4jsy7yqd8',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-26T14:11:01.368247Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341kwd06fwevt7bsrn0y6','2026-11-26T14:11:01.372433Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341ktnd9nd8fm8j608mg8','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8c341m06edjq4qhqkmajm6c','2026-11-26T14:11:01.376222Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341kyjm1nt75cfe9pw975','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8c341m41cmzj86smd4merz3','2026-11-26T14:11:01.380057Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341m2y65rpx7y4y167hb4','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8c341m7rfc2bht4shbx10s6','2026-11-26T14:11:01.383794Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341m6pxse9afvan4rgxf1','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:36071/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8c341mbbvrhkwwsg8nqsh6t','2026-11-26T14:11:01.387391Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341ma7js8vwg7y2516bsn','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8c341mf6vgq83ath272avp5','2026-11-26T14:11:01.391230Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341mdwennmsjj94fk1axj','create','record','01m8c341meyjy6f4bna7ekf799',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T14:11:01.390978Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341mhvcd1t0827mtjwwxh','2026-11-26T14:11:01.393885Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341mgp572910gkt08pwd7','create','record','01m8c341mhnbbqka1fbyagbfac',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-26T14:11:01.393683Z"}',NULL);
INSERT INTO "change" VALUES('01m8c341mnnw83a5d5k87j2rv1','2026-11-26T14:11:01.397717Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341mken41fqnknp2jjh3x','bulk_delete','record',NULL,'01m8c341mm5yfwy6q650xvbzny',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8c341ncahwpkw2ppyqvrfbk','2026-11-26T14:11:01.420351Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c341n9whh2rk7977vrn3td','create','record','01m8c341nc2gy9pgg8z5zap3tk',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-26T14:11:01.420080Z"}',NULL);
INSERT INTO "change" VALUES('01m8c347wt6jhh6hjkbecn1hcr','2026-11-26T14:11:07.802311Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c347wqxymx8xm5yvgbmb28','update','record','01m8c341f1qrk1njgnr72mm6t3',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-26T14:11:01.217760Z"}',NULL);
INSERT INTO "change" VALUES('01m8c34866mrw7fbe40fkt3gbg','2026-11-26T14:11:08.102676Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','cli','','','create','invitation','01m8c34866bqtd57ja9zrmfz6r',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8c3486hvhbr6qmgcqej844s','2026-11-26T14:11:08.113897Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c34867m0rvnrq7751mfy7r','import','record',NULL,'01m8c348690940c1yxfwt9qc73',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8c34873evs2d3tw9efgk72z','2026-11-26T14:11:08.131490Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c3486vna7jeydcbgpyat4z','import','record',NULL,'01m8c3486xdgzgscv0ywg88s4j',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8c3487evnrbgf49xq02s6rr','2026-11-26T14:11:08.142894Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c3487d8dhgg94wzpwr7gwt','create','record','01m8c3487ekkvyphedcwapd7z2',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:11:08.142627Z"}',NULL);
INSERT INTO "change" VALUES('01m8c3487hxg439f1g0ac6v1mw','2026-11-26T14:11:08.145954Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c3487gkp6bp3bn2q735q05','create','record','01m8c3487hq887m6a0anys5b71',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:11:08.145744Z"}',NULL);
INSERT INTO "change" VALUES('01m8c3487mdg5tq3g3fepr3bb1','2026-11-26T14:11:08.148441Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c3487k7gjnvm9xp4hecys8','create','record','01m8c3487m7k9vc9ztfqy29x0x',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-26T14:11:08.148243Z"}',NULL);
INSERT INTO "change" VALUES('01m8c3487t1xf4r0q0kzxxey4e','2026-11-26T14:11:08.154082Z','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','Owner','api','first token','01m8c3487ps0werxtd683yqbvt','bulk_delete','record',NULL,'01m8c3487qjkgnt1ggvb5ver47',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795702261217760,'2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795702261340395,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795702261346256,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A317D');
INSERT INTO "click_combination" VALUES(1795702261225857,'2026-11-26',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3134223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795702261217760,'2026-11-26',4,2,1);
INSERT INTO "click_day" VALUES(1795702261225857,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795702261230932,'2026-11-26',0,1,0);
INSERT INTO "click_day" VALUES(1795702261340395,'2026-11-26',1,0,1);
INSERT INTO "click_day" VALUES(1795702261346256,'2026-11-26',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795702261217760,'2026-11-26',-8232126003161144904);
INSERT INTO "click_visitor" VALUES(1795702261225857,'2026-11-26',-8232126003161144904);
INSERT INTO "click_visitor" VALUES(1795702261340395,'2026-11-26',-8232126003161144904);
INSERT INTO "click_visitor" VALUES(1795702261346256,'2026-11-26',-8232126003161144904);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('0723df703d5ea4ebcdcaeafdbb97703506f445cbd28bb76b97ecc6c50fd79d74','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','{"tags":["spring"]}',2,'2026-11-26T15:11:08.169101Z');
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
INSERT INTO "delivery" VALUES('01m8c345v999vabf1q6q4h4msr','01m8c3417x7w8etpmy6744za9a','01m8c341kaj36ea8sx65asxewt','destination.broken','http://127.0.0.1:36071/notify','{"type":"destination.broken","timestamp":"2026-11-26T14:11:05.705233Z","data":{"id":"01m8c341kaj36ea8sx65asxewt","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:36071/gone","checked_at":"2026-11-26T14:11:05.689249Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-26T14:11:05.705337Z','2026-11-26T14:11:05.722207Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8c3419hwz21z0e22fh6cwns','01m8c3417x7w8etpmy6744za9a','host.created','localhost','{"type":"host.created","timestamp":"2026-11-26T14:11:01.041889Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:11:01.037902Z","updated_at":"2026-11-26T14:11:01.037906Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:11:01.041889Z');
INSERT INTO "event" VALUES(2,'01m8c3419mecd76t484a85d1ja','01m8c3417x7w8etpmy6744za9a','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795702261043817,"id":"01m8c3419kshnps1v6m8w8cgq5","updated_at":"2026-11-26T14:11:01.043817Z"},{}]',0,'2026-11-26T14:11:01.044453Z');
INSERT INTO "event" VALUES(3,'01m8c341enak4521y9x9gg8shw','01m8c3417x7w8etpmy6744za9a','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-26T14:11:01.205294Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:11:01.203985Z","updated_at":"2026-11-26T14:11:01.203989Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:11:01.205294Z');
INSERT INTO "event" VALUES(4,'01m8c341ex377d9zfj5k7kgsfs','01m8c3417x7w8etpmy6744za9a','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-26T14:11:01.213064Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:11:01.212151Z","updated_at":"2026-11-26T14:11:01.212154Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:11:01.213064Z');
INSERT INTO "event" VALUES(5,'01m8c341f28f9ek1jsypdj7nsk','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795702261217760,"id":"01m8c341f1qrk1njgnr72mm6t3","updated_at":"2026-11-26T14:11:01.217760Z"},{}]',0,'2026-11-26T14:11:01.218265Z');
INSERT INTO "event" VALUES(6,'01m8c341fa9r3zpkg62jxbje90','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3419shkqmrcrh78jkntby","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795702261225857,"id":"01m8c341f9tsve6nmsm7ty8abq","updated_at":"2026-11-26T14:11:01.225857Z"},{}]',0,'2026-11-26T14:11:01.226306Z');
INSERT INTO "event" VALUES(7,'01m8c341ffa4t7m5nx0hx1f1as','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795702261230932,"id":"01m8c341fex482szcmkhcqs62t","updated_at":"2026-11-26T14:11:01.230932Z"},{}]',0,'2026-11-26T14:11:01.231317Z');
INSERT INTO "event" VALUES(8,'01m8c341jn98f9r0wz8wg50pdm','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3419shkqmrcrh78jkntby","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795702261332883,"id":"01m8c341jmvkvraa8b4tp2h2gx","updated_at":"2026-11-26T14:11:01.332883Z"},{}]',0,'2026-11-26T14:11:01.333290Z');
INSERT INTO "event" VALUES(9,'01m8c341jrvydxhq57wmns3wnx','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795702261336561,"id":"01m8c341jrhhtkp2gn802gzhe5","updated_at":"2026-11-26T14:11:01.336561Z"},{}]',0,'2026-11-26T14:11:01.336889Z');
INSERT INTO "event" VALUES(10,'01m8c341jwp7454hxfh4qrxhmj','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8c3419shkqmrcrh78jkntby","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795702261340395,"id":"01m8c341jwcb1hah41m3f1xxs7","updated_at":"2026-11-26T14:11:01.340395Z"},{}]',0,'2026-11-26T14:11:01.340705Z');
INSERT INTO "event" VALUES(11,'01m8c341jzc8x6epm52wzkx2kx','01m8c3417x7w8etpmy6744za9a','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795702261343094,"id":"01m8c341jz2ya94j5k5x7zksgg","updated_at":"2026-11-26T14:11:01.343094Z"},{}]',0,'2026-11-26T14:11:01.343387Z');
INSERT INTO "event" VALUES(12,'01m8c341k2jpbymhg8z395kjsk','01m8c3417x7w8etpmy6744za9a','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795702261346256,"id":"01m8c341k2803wys20k1p8qmmy","updated_at":"2026-11-26T14:11:01.346256Z"},{}]',0,'2026-11-26T14:11:01.346592Z');
INSERT INTO "event" VALUES(13,'01m8c341k7a03b2w0r8ry2c09j','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795702261350882,"id":"01m8c341k6vjjs57rt87vdzncb","updated_at":"2026-11-26T14:11:01.350882Z"},{}]',0,'2026-11-26T14:11:01.351311Z');
INSERT INTO "event" VALUES(14,'01m8c341kbd62ajqb0sqyszhp3','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"http://127.0.0.1:36071/gone","destinations":["http://127.0.0.1:36071/gone","http://127.0.0.1:36071/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795702261354579,"id":"01m8c341kaj36ea8sx65asxewt","updated_at":"2026-11-26T14:11:01.354579Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-26T14:11:01.355415Z');
INSERT INTO "event" VALUES(15,'01m8c341kfy7gngz15e11qqex5','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:36071","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795702261359515,"id":"01m8c341kfg3ean60vgthk9rb1","updated_at":"2026-11-26T14:11:01.359515Z"},{}]',0,'2026-11-26T14:11:01.359958Z');
INSERT INTO "event" VALUES(16,'01m8c341kk4px7vke5t95esaft','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795702261362819,"id":"01m8c341kjskz73wa4jsy7yqd8","updated_at":"2026-11-26T14:11:01.362819Z"},{}]',0,'2026-11-26T14:11:01.363143Z');
INSERT INTO "event" VALUES(17,'01m8c341krkckq0xtpcwjs30g2','01m8c3417x7w8etpmy6744za9a','link.updated','go.acme.test','','[{"seq":1795702261362819,"id":"01m8c341kjskz73wa4jsy7yqd8","workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:01.368247Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-26T14:11:01.368614Z');
INSERT INTO "event" VALUES(18,'01m8c341kwt3q2shnnnvha8k92','01m8c3417x7w8etpmy6744za9a','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-26T14:11:01.372796Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-26T14:11:01.212151Z","updated_at":"2026-11-26T14:11:01.212154Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-26T14:11:01.372796Z');
INSERT INTO "event" VALUES(19,'01m8c341mfab6jk1816ktnn277','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795702261390978,"id":"01m8c341meyjy6f4bna7ekf799","updated_at":"2026-11-26T14:11:01.390978Z"},{}]',0,'2026-11-26T14:11:01.391326Z');
INSERT INTO "event" VALUES(20,'01m8c341mhyh60vcw89j9pw5ry','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795702261393683,"id":"01m8c341mhnbbqka1fbyagbfac","updated_at":"2026-11-26T14:11:01.393683Z"},{}]',0,'2026-11-26T14:11:01.393971Z');
INSERT INTO "event" VALUES(21,'01m8c341mzjbgc5fwd9yf30fjm','01m8c3417x7w8etpmy6744za9a','link.deleted','go.acme.test','','[{"seq":1795702261390978,"id":"01m8c341meyjy6f4bna7ekf799","workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:01.390978Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:11:01.407565Z');
INSERT INTO "event" VALUES(22,'01m8c341mzkdm80s9y61sehy15','01m8c3417x7w8etpmy6744za9a','link.deleted','go.acme.test','','[{"seq":1795702261393683,"id":"01m8c341mhnbbqka1fbyagbfac","workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:01.393683Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:11:01.407613Z');
INSERT INTO "event" VALUES(23,'01m8c341n8ch1y2keydkg5z2v5','01m8c3417x7w8etpmy6744za9a','job.done','','{"type":"job.done","timestamp":"2026-11-26T14:11:01.416355Z","data":{"id":"01m8c341mm5yfwy6q650xvbzny","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-26T14:11:01.396173Z","updated_at":"2026-11-26T14:11:01.415149Z","finished_at":"2026-11-26T14:11:01.415149Z"}}',NULL,0,'2026-11-26T14:11:01.416355Z');
INSERT INTO "event" VALUES(24,'01m8c341ncfrnnn0hnaa88eenb','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795702261420080,"id":"01m8c341nc2gy9pgg8z5zap3tk","updated_at":"2026-11-26T14:11:01.420080Z"},{}]',0,'2026-11-26T14:11:01.420497Z');
INSERT INTO "event" VALUES(25,'01m8c345v9z7h73t2pjfbt0vcp','01m8c3417x7w8etpmy6744za9a','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-26T14:11:05.705961Z","data":{"id":"01m8c341kaj36ea8sx65asxewt","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:36071/gone","checked_at":"2026-11-26T14:11:05.689249Z","status":404,"reason":"It answers with the status 404."}}',NULL,0,'2026-11-26T14:11:05.705961Z');
INSERT INTO "event" VALUES(26,'01m8c347wtpe093f217vx2f11q','01m8c3417x7w8etpmy6744za9a','link.updated','go.acme.test','','[{"seq":1795702261217760,"id":"01m8c341f1qrk1njgnr72mm6t3","workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:01.217760Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-26T14:11:07.802701Z');
INSERT INTO "event" VALUES(27,'01m8c3486jry5pkkr4hh1tzhdz','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000gre15tawvjmkft","updated_at":"2026-11-26T14:11:08.113015Z"},{}]',0,'2026-11-26T14:11:08.114788Z');
INSERT INTO "event" VALUES(28,'01m8c3486jsjbaqq1t8c5sqfav','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795702268113015,"id":"01m8c3486h0fahmgq3pfdt7fn4","updated_at":"2026-11-26T14:11:08.113015Z"},{}]',0,'2026-11-26T14:11:08.114813Z');
INSERT INTO "event" VALUES(29,'01m8c3486t88g2t6vdstjak89e','01m8c3417x7w8etpmy6744za9a','job.done','','{"type":"job.done","timestamp":"2026-11-26T14:11:08.122235Z","data":{"id":"01m8c348690940c1yxfwt9qc73","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-26T14:11:08.104988Z","updated_at":"2026-11-26T14:11:08.121571Z","finished_at":"2026-11-26T14:11:08.121571Z"}}',NULL,0,'2026-11-26T14:11:08.122235Z');
INSERT INTO "event" VALUES(30,'01m8c348744enkr8jv4m92rrtd','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072180403,"id":"01e286vbnmckwf2f089dcn96zy","updated_at":"2026-11-26T14:11:08.130641Z"},{}]',0,'2026-11-26T14:11:08.132133Z');
INSERT INTO "event" VALUES(31,'01m8c3487f0m8qzxj3r18vjgp8','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795702268142627,"id":"01m8c3487ekkvyphedcwapd7z2","updated_at":"2026-11-26T14:11:08.142627Z"},{}]',0,'2026-11-26T14:11:08.143014Z');
INSERT INTO "event" VALUES(32,'01m8c3487j1mzgby94t9c0g2y8','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795702268145744,"id":"01m8c3487hq887m6a0anys5b71","updated_at":"2026-11-26T14:11:08.145744Z"},{}]',0,'2026-11-26T14:11:08.146046Z');
INSERT INTO "event" VALUES(33,'01m8c3487mgx9p563yxa1msrz5','01m8c3417x7w8etpmy6744za9a','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795702268148243,"id":"01m8c3487m7k9vc9ztfqy29x0x","updated_at":"2026-11-26T14:11:08.148243Z"},{}]',0,'2026-11-26T14:11:08.148536Z');
INSERT INTO "event" VALUES(34,'01m8c34881tc2np7zzgnrhqf8g','01m8c3417x7w8etpmy6744za9a','link.deleted','go.acme.test','','[{"seq":1795702268142627,"id":"01m8c3487ekkvyphedcwapd7z2","workspace":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:08.142627Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null},{"total_clicks":0}]',0,'2026-11-26T14:11:08.161834Z');
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
INSERT INTO "host" VALUES('localhost','01m8c3419dsmy538a5emg43w18','01m8c3417x7w8etpmy6744za9a','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-26T14:11:01.898374Z','2026-11-26T14:11:01.037902Z','2026-11-26T14:11:01.037906Z','2026-11-26T20:34:55.577611Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8c341ekxjf9gtevgg07h2c6','01m8c3417x7w8etpmy6744za9a','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-26T14:11:07.291592Z"}]','','2026-11-26T14:11:07.291592Z','2026-11-26T14:11:01.203985Z','2026-11-26T14:11:01.203989Z','2026-11-26T14:21:43.705394Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8c34866bqtd57ja9zrmfz6r','d0388461a42eda2b8ecaf0a9220d31283bc248bcd47af07ef04b5eee3eee6028','01m8c3417x7w8etpmy6744za9a','Ada@acme.test','manager','01m8c3417wbk1mg55612fdkcsy','2026-11-26T14:11:08.102396Z','2026-12-03T14:11:08.102356Z');
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
INSERT INTO "job" VALUES('01m8c341mm5yfwy6q650xvbzny','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','bulk_delete','done','{"tags":["gone"]}','2026-11-26T14:11:01.396173Z',2,2,'2026-11-26T14:11:01.396173Z','2026-11-26T14:11:01.415149Z','2026-11-26T14:11:01.415149Z',1795702261393683,0,0,0,0,0,'',0,'api','first token','01m8c341mken41fqnknp2jjh3x',0);
INSERT INTO "job" VALUES('01m8c348690940c1yxfwt9qc73','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T14:11:08.104988Z',3,0,'2026-11-26T14:11:08.104988Z','2026-11-26T14:11:08.121571Z','2026-11-26T14:11:08.121571Z',0,2,0,1,4,0,'',0,'api','first token','01m8c34867m0rvnrq7751mfy7r',0);
INSERT INTO "job" VALUES('01m8c3486xdgzgscv0ywg88s4j','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-26T14:11:08.125414Z',3,0,'2026-11-26T14:11:08.125414Z','2026-11-26T14:11:08.131590Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8c3486vna7jeydcbgpyat4z',0);
INSERT INTO "job" VALUES('01m8c3487qjkgnt1ggvb5ver47','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-26T14:11:08.151578Z',3,1,'2026-11-26T14:11:08.151578Z','2026-11-26T14:11:08.161257Z',NULL,1795702268142627,0,0,0,0,0,'',0,'api','first token','01m8c3487ps0werxtd683yqbvt',0);
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
INSERT INTO "kept_answer" VALUES('01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8c341nc2gy9pgg8z5zap3tk","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","created_at":"2026-11-26T14:11:01.420080Z","updated_at":"2026-11-26T14:11:01.420080Z","expired_at":null}]}
','2026-11-26T14:11:01.420868Z');
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
INSERT INTO "kept_record" VALUES('01m8c341mnnw83a5d5k87j2rv1',1795702261390978,'{"seq":1795702261390978,"id":"01m8c341meyjy6f4bna7ekf799","workspace_id":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:01.390978Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8c341mnnw83a5d5k87j2rv1',1795702261393683,'{"seq":1795702261393683,"id":"01m8c341mhnbbqka1fbyagbfac","workspace_id":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:01.393683Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8c3487t1xf4r0q0kzxxey4e',1795702268142627,'{"seq":1795702268142627,"id":"01m8c3487ekkvyphedcwapd7z2","workspace_id":"01m8c3417x7w8etpmy6744za9a","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8c3417wbk1mg55612fdkcsy","created_via":"api","updated_at":"2026-11-26T14:11:08.142627Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','owner','2026-11-26T14:11:00.989527Z',0);
INSERT INTO "member" VALUES('01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','editor','2026-11-26T14:11:01.061914Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000gre15tawvjmkft','01m8c3417x7w8etpmy6744za9a','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','import','2026-11-26T14:11:08.113015Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1582971072180403,'01e286vbnmckwf2f089dcn96zy','01m8c3417x7w8etpmy6744za9a','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','import','2026-11-26T14:11:08.130641Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261043817,'01m8c3419kshnps1v6m8w8cgq5','01m8c3417x7w8etpmy6744za9a','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','cli','2026-11-26T14:11:01.043817Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261217760,'01m8c341f1qrk1njgnr72mm6t3','01m8c3417x7w8etpmy6744za9a','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.217760Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261225857,'01m8c341f9tsve6nmsm7ty8abq','01m8c3417x7w8etpmy6744za9a','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3419shkqmrcrh78jkntby','api','2026-11-26T14:11:01.225857Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261230932,'01m8c341fex482szcmkhcqs62t','01m8c3417x7w8etpmy6744za9a','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.230932Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261332883,'01m8c341jmvkvraa8b4tp2h2gx','01m8c3417x7w8etpmy6744za9a','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$geGgKzW59BGB2TM7$c099ca57f7f5fa21a0044a318a9f695bd6d794f950c40e4f68fee6bd512f81962b3be5e9040de9344dcdf818090e40dfcc8e8af2059d39ffd5e3e9ee792897e1','off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3419shkqmrcrh78jkntby','api','2026-11-26T14:11:01.332883Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261336561,'01m8c341jrhhtkp2gn802gzhe5','01m8c3417x7w8etpmy6744za9a','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.336561Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261340395,'01m8c341jwcb1hah41m3f1xxs7','01m8c3417x7w8etpmy6744za9a','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3419shkqmrcrh78jkntby','api','2026-11-26T14:11:01.340395Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261343094,'01m8c341jz2ya94j5k5x7zksgg','01m8c3417x7w8etpmy6744za9a','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.343094Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261346256,'01m8c341k2803wys20k1p8qmmy','01m8c3417x7w8etpmy6744za9a','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.346256Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261350882,'01m8c341k6vjjs57rt87vdzncb','01m8c3417x7w8etpmy6744za9a','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.350882Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261354579,'01m8c341kaj36ea8sx65asxewt','01m8c3417x7w8etpmy6744za9a','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:36071/gone','["http://127.0.0.1:36071/gone","http://127.0.0.1:36071/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.354579Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261359515,'01m8c341kfg3ean60vgthk9rb1','01m8c3417x7w8etpmy6744za9a','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:36071',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.359515Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL);
INSERT INTO "record" VALUES(1795702261362819,'01m8c341kjskz73wa4jsy7yqd8','01m8c3417x7w8etpmy6744za9a','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.368247Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702261420080,'01m8c341nc2gy9pgg8z5zap3tk','01m8c3417x7w8etpmy6744za9a','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:01.420080Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702268113015,'01m8c3486h0fahmgq3pfdt7fn4','01m8c3417x7w8etpmy6744za9a','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','import','2026-11-26T14:11:08.113015Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702268145744,'01m8c3487hq887m6a0anys5b71','01m8c3417x7w8etpmy6744za9a','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:08.145744Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
INSERT INTO "record" VALUES(1795702268148243,'01m8c3487m7k9vc9ztfqy29x0x','01m8c3417x7w8etpmy6744za9a','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8c3417wbk1mg55612fdkcsy','api','2026-11-26T14:11:08.148243Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL);
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
INSERT INTO "record_check" VALUES(1795702261354579,'2026-11-26T14:11:01.869643Z','http://127.0.0.1:36071/gone','down','It answers with the status 404.',404,8);
INSERT INTO "record_check" VALUES(1795702261354579,'2026-11-26T14:11:01.870336Z','http://127.0.0.1:36071/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795702261354579,'2026-11-26T14:11:03.704545Z','http://127.0.0.1:36071/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795702261354579,'2026-11-26T14:11:03.938110Z','http://127.0.0.1:36071/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795702261354579,'2026-11-26T14:11:05.689249Z','http://127.0.0.1:36071/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795702261354579,'2026-11-26T14:11:05.960195Z','http://127.0.0.1:36071/fine','up','',200,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8c3417x7w8etpmy6744za9a',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072180403,'01m8c3417x7w8etpmy6744za9a',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795702261217760,'01m8c3417x7w8etpmy6744za9a',4,2,'2026-11-26T14:11:01.828917Z');
INSERT INTO "record_clicks" VALUES(1795702261225857,'01m8c3417x7w8etpmy6744za9a',1,0,'2026-11-26T14:11:01.828918Z');
INSERT INTO "record_clicks" VALUES(1795702261230932,'01m8c3417x7w8etpmy6744za9a',0,1,'');
INSERT INTO "record_clicks" VALUES(1795702261340395,'01m8c3417x7w8etpmy6744za9a',1,0,'2026-11-26T14:11:01.828920Z');
INSERT INTO "record_clicks" VALUES(1795702261346256,'01m8c3417x7w8etpmy6744za9a',1,0,'2026-11-26T14:11:01.828921Z');
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
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8c3417x7w8etpmy6744za9a','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795702268145744,'01m8c3417x7w8etpmy6744za9a','old');
INSERT INTO "record_tag" VALUES(1795702268148243,'01m8c3417x7w8etpmy6744za9a','old');
INSERT INTO "record_tag" VALUES(1795702261217760,'01m8c3417x7w8etpmy6744za9a','spring');
INSERT INTO "record_tag" VALUES(1795702261225857,'01m8c3417x7w8etpmy6744za9a','spring');
INSERT INTO "record_tag" VALUES(1795702261217760,'01m8c3417x7w8etpmy6744za9a','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1582971072180403,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261043817,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261217760,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261225857,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261230932,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261332883,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261336561,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261340395,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261343094,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261346256,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261350882,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261354579,'watchedgo.acme.testhttp://127.0.0.1:36071/gone');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261359515,'ruledgo.acme.testhttp://127.0.0.1:36071');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261362819,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261420080,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702268113015,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702268145744,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8c3417x7w8etpmy6744za9a',1795702268148243,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261043817);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261230932);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261332883);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261336561);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261343094);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261350882);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261354579);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261359515);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261362819);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702261420080);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702268113015);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702268145744);
INSERT INTO "record_unclicked" VALUES('01m8c3417x7w8etpmy6744za9a',1795702268148243);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-26 14:11:00.976635');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-26 14:11:00.976643');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-26 14:11:00.976647');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-26 14:11:00.976650');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-26 14:11:00.976654');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-26 14:11:00.976657');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-26 14:11:00.976660');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-26 14:11:00.976663');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-26 14:11:00.976666');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-26 14:11:00.976669');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-26 14:11:00.976672');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-26 14:11:00.976675');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-26 14:11:00.976678');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-26 14:11:00.976681');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-26 14:11:00.976684');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-26 14:11:00.976687');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-26 14:11:00.976689');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-26 14:11:00.976692');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-26 14:11:00.976695');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-26 14:11:00.976698');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-26 14:11:00.976700');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-26 14:11:00.976703');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-26 14:11:00.976706');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-26 14:11:00.976709');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-26 14:11:00.976712');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-26 14:11:00.976715');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-26 14:11:00.976718');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-26 14:11:00.976722');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-26 14:11:00.976725');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-26 14:11:00.976728');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-26 14:11:00.976730');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-26 14:11:00.976733');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-26 14:11:00.976736');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-26 14:11:00.976738');
INSERT INTO "schema_migration" VALUES(35,'0036_used_once','2026-11-26 14:11:00.976741');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8c3417wbk1mg55612fdkcsy','signpost.test','2026-11-26T14:11:01.880774Z');
INSERT INTO "service_host" VALUES('01m8c3419shkqmrcrh78jkntby','signpost.test','2026-11-26T14:11:01.881092Z');
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
INSERT INTO "session" VALUES('01m8c348632jvztnh005yyxqk9','57c4942ad0c89deb274b2d57dbdd3e44cf3a2c7a19a13dac89716316c6084204','01m8c3417wbk1mg55612fdkcsy','01m8c3417x7w8etpmy6744za9a','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-26T14:11:08.098397Z','2026-11-26T14:11:08.098397Z','2026-12-26T14:11:08.098397Z',NULL,'password','',0,0,0,NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('3f7257000932d89d14a4d0d0e40637ae3ab646f4489e1fd28e6f038a1a54d428','01m8c3417wbk1mg55612fdkcsy','2026-11-26T14:41:08.100109Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','53d507eda495d9c16443bdc08bf453c3 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-26T14:11:00.973000Z 0');
INSERT INTO "state" VALUES('generation','73');
INSERT INTO "state" VALUES('key_check','9b3303b0fedb04296a61827c404a993c41e8d6d3df782c968e04216d8a5498e5');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-26 83088cc8a1a5f4923ae80452ed3e7c48');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8c3417x7w8etpmy6744za9a','old',2);
INSERT INTO "tag_count" VALUES('01m8c3417x7w8etpmy6744za9a','spring',2);
INSERT INTO "tag_count" VALUES('01m8c3417x7w8etpmy6744za9a','Überblick',1);
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
INSERT INTO "token" VALUES('01m8c34180956wawtz7p21nn0e','01m8c3417x7w8etpmy6744za9a','01m8c3417wbk1mg55612fdkcsy','api','first token','owner','11573625d8cbd5ab32f582ea7d1e8e0bb5cfec5b351d4eea535b1d8b0bbfd374','2026-11-26T14:11:00.992317Z',NULL,'2026-11-26T14:11:01.185712Z',NULL);
INSERT INTO "token" VALUES('01m8c341a8xmr5z38ydvyqey8f','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','mcp','agent','viewer','a851e8309f447737b640bbc2f10ed749cc7a1ca239049e36ee2fd09331cc295c','2026-11-26T14:11:01.064971Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8c341aavkhqds8g76yza7t2','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','api','editor','editor','3c84e87d5a629486ebd526e0449696db66787737d48dc0ed293e4cc1dd4b8c73','2026-11-26T14:11:01.066897Z',NULL,'2026-11-26T14:11:01.224043Z',NULL);
INSERT INTO "token" VALUES('01m8c341acsf34q3qcnj1mwh5s','01m8c3417x7w8etpmy6744za9a','01m8c3419shkqmrcrh78jkntby','api','revoked','editor','3429b5519e6906cc6d7ada46b445c97362b10b064fcc206867472818f70df412','2026-11-26T14:11:01.068831Z',NULL,NULL,'2026-11-26T14:11:01.070585Z');
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
INSERT INTO "user" VALUES('01m8c3417wbk1mg55612fdkcsy','Owner','owner@localhost','2026-11-26T14:11:00.988402Z','2026-11-26T14:11:08.095945Z','scrypt:16384:8:6$PnwvDNBWowrXyrw9$14644c41aa9c14fffa3f0e56231f446c771b280517d43fd19803326a9d5fd974821c1d4c84280d93de316d78af442c44ba490320299dd983af15eb93f5bf75f3','system','','',1);
INSERT INTO "user" VALUES('01m8c3419shkqmrcrh78jkntby','Éva Kovács','Eva@acme.test','2026-11-26T14:11:01.049584Z','2026-11-26T14:11:01.049596Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795702261354579,'http://127.0.0.1:36071/fine','up',0,3,'2026-11-26T14:11:05.960195Z','2026-11-26T14:11:07.901851Z');
INSERT INTO "watch" VALUES(1795702261354579,'http://127.0.0.1:36071/gone','down',3,NULL,'2026-11-26T14:11:05.689249Z','2026-11-26T14:11:07.509273Z');
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
INSERT INTO "workspace" VALUES('01m8c3417x7w8etpmy6744za9a','Acmé','2026-11-26T14:11:00.989273Z','2026-11-26T14:11:01.387135Z','{"country":"DE","notify_url":"http://127.0.0.1:36071/notify","email_summary":"true"}','self-hosted');
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
INSERT INTO "workspace_combination" VALUES('01m8c3417x7w8etpmy6744za9a','2026-11-26',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3134223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3134223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8c3417x7w8etpmy6744za9a','2026-11-26',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8c3417x7w8etpmy6744za9a','2026-11-26',-8232126003161144904);
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
