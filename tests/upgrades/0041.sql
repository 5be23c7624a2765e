-- A database with data in it, of 0041_sample_workspaces: see make.py
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
INSERT INTO "change" VALUES('01m8d9thdbym3722c2mqtp3b8b','2026-11-27T01:27:24.332011Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','cli','','','create','workspace','01m8d9thdb0sqr88q48nwd28dm',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9thdrypjxhms946embbe3','2026-11-27T01:27:24.345004Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','cli','','','create','token','01m8d9thdrdz7p4x9k09zm0by9',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9thh19kemkq2vhjtse2pj','2026-11-27T01:27:24.449348Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-27T01:27:24.448261Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9thh7yng3fwe2kybmf14h','2026-11-27T01:27:24.456045Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','cli','','','create','record','01m8d9thh6nek0th1xrekjk8zw',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-27T01:27:24.454686Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9thka587nm6dd2tkkayda','2026-11-27T01:27:24.522190Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','cli','','','create','token','01m8d9thk9p5wcq2jhmzzz9dgr',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9thkn2ath6qryssq2heez','2026-11-27T01:27:24.533096Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','cli','','','create','token','01m8d9thkmkcfxm3k1mf742zy4',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9thktmsrh4gk121chaj3j','2026-11-27T01:27:24.538690Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','cli','','','create','token','01m8d9thkt6dzfwyyr7ak6156b',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9thm5x12xk5hgx8vmtxrm','2026-11-27T01:27:24.549964Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','cli','','','delete','token','01m8d9thkt6dzfwyyr7ak6156b',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9thqwsyb6b92qbw48vhr3','2026-11-27T01:27:24.668854Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9thqcv79406vzqv8cv591','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-27T01:27:24.668207Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9thrhkkm1556b0cvtdfq3','2026-11-27T01:27:24.689655Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9thr3eqbgjwjmrbns00py','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-27T01:27:24.688841Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9ths5f0rzdxf2qxe1xrya','2026-11-27T01:27:24.709514Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9thrtv460vzp73ddba8hq','create','record','01m8d9ths13fxfxzb9pnz4mps0',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-27T01:27:24.705111Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9thsmnabnyzny1tqa11n2','2026-11-27T01:27:24.724711Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','api','editor','01m8d9thsd0zz5a6kzsgmsbnfw','create','record','01m8d9thsksgjxm0g6k5cnezvh',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-27T01:27:24.723816Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tht9kwxxdh6ee1w98fne','2026-11-27T01:27:24.745665Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9thsv5yc449bzp0b6267a','create','record','01m8d9tht8sama4s04xbk6v9y6',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-27T01:27:24.744810Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj3phcrbf7a9gap1q21k','2026-11-27T01:27:25.046594Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','api','editor','01m8d9thtc8wtf00vdw37dehw6','create','record','01m8d9tj3ft2vwdnsqexdndsqt',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-27T01:27:25.039834Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj3y6ztcw60hqd05wscv','2026-11-27T01:27:25.054240Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj3va71vvv2aqnq2jxqf','create','record','01m8d9tj3xj3p8w3rfqzkc725z',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-27T01:27:25.053579Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj43cse96ma20djb6gjb','2026-11-27T01:27:25.059432Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','api','editor','01m8d9tj40stzz22b9eqe2f3e0','create','record','01m8d9tj42qbhjfszqcndyy4gc',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-27T01:27:25.058747Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj4n7pj6nr912sz2cmm1','2026-11-27T01:27:25.077272Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj4dyey6rn186dpj9jnz','create','record','01m8d9tj4mgpwyttfc14mketg8',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-27T01:27:25.076534Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj4t9appse513zt126f1','2026-11-27T01:27:25.082320Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj4qk8af14pfet7sd27a','create','record','01m8d9tj4sg16sdbv94bxmab6k',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-27T01:27:25.081513Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj5e6vhvc1h7vkts7kb8','2026-11-27T01:27:25.102242Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj57ambw4q4d8dhhppnr','create','record','01m8d9tj5dgvb0x3hy7z0j1ham',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-27T01:27:25.101539Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj5rttn12cr4t6r4mev0','2026-11-27T01:27:25.112883Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj5nqxz28mjg1g8z59k4','create','record','01m8d9tj5qp35m3ngx217gx8jg',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:33323/gone","destinations":["http://127.0.0.1:33323/gone","http://127.0.0.1:33323/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-27T01:27:25.111707Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj612nq1sf54eb10hfcr','2026-11-27T01:27:25.121107Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj5vvbbv3cwpczr5zg9n','create','record','01m8d9tj60cp6rckf4mbw0mbrn',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:33323","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-27T01:27:25.120406Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj67nm7ym9khph7bjdjm','2026-11-27T01:27:25.127718Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj65e6s54w8q9ngz3q0m','create','record','01m8d9tj671h8b8ve3kn3319kb',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-27T01:27:25.127049Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj6zby1rx5chhn3wzp92','2026-11-27T01:27:25.151416Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj6n16qxdz6prd8asjsf','update','record','01m8d9tj671h8b8ve3kn3319kb',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-27T01:27:25.150901Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tj7ntwxtnybhafkr4hsk','2026-11-27T01:27:25.173895Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj76gnnxe3707a910hv0','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8d9tj7ys4cbz9qebn48htfc','2026-11-27T01:27:25.182836Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj7vw8ezvtby7yfdxate','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8d9tj8yf2ce5a8qtrsgczfn','2026-11-27T01:27:25.214512Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj8w7e0k85v325eetxg1','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8d9tj9endfcejx4zsjfrj4h','2026-11-27T01:27:25.230712Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj9cm40wptfz7z0fgwyr','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:33323/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8d9tja35vnm036s38myvvc0','2026-11-27T01:27:25.251216Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tj9ttrnd0rntng60b9p9','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8d9tjabjfwn3vm1fac0d1g4','2026-11-27T01:27:25.259613Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tja904wtj49n1qjqp28n','create','record','01m8d9tjaav8vsv3z90j99zdgd',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-27T01:27:25.258872Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tjahxbns5nb1hmwkasg1','2026-11-27T01:27:25.265963Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tjaf9tdws1tzvtdzvr1h','create','record','01m8d9tjah855686wr6jke4gxx',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-27T01:27:25.265261Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tjb9w1jzbspp6xdmw3cd','2026-11-27T01:27:25.289936Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tjan3wd4d1hvbp552c84','bulk_delete','record',NULL,'01m8d9tjapbynvpn1tzs630pp7',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8d9tjcvay121xt3t411s7ta','2026-11-27T01:27:25.339381Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tjcmns8k70hmztc20a25','create','record','01m8d9tjctp6ab2fgmzwrkhn75',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-27T01:27:25.338710Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9trvkz6g8xk53j95eej92','2026-11-27T01:27:31.971495Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9trvhygy2ash5wek85bks','update','record','01m8d9ths13fxfxzb9pnz4mps0',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-27T01:27:24.705111Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tssv41sj1ya68kgyqznc','2026-11-27T01:27:32.923151Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','cli','','','create','invitation','01m8d9tsstnjg3wz7240g1b9qp',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9tstvmfh7rpresatz2g10','2026-11-27T01:27:32.955670Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tst11gqjsymjr7w90efy','import','record',NULL,'01m8d9tst2gqsg4bh67t8e0knh',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9tsvzdhy87mvzj9y1dmv0','2026-11-27T01:27:32.991474Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tsvcrbvmrj6k4q9ghg7e','import','record',NULL,'01m8d9tsvefj4r4r4231catyd0',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8d9tswjrxnw0147t4vsdvnj','2026-11-27T01:27:33.010810Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tswg82xwthg82j5j37xk','create','record','01m8d9tswj93ehx9g11vrm5fmm',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-27T01:27:33.010291Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tswvhws7y5sqf8bbbysd','2026-11-27T01:27:33.019585Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tswss8ym9gtxf6cmp8kr','create','record','01m8d9tswv3jryqs2cax59zwfn',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-27T01:27:33.019114Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tsx35m0qrfs6fm9en836','2026-11-27T01:27:33.027194Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tsx1ddj0jqy9x8d12jkr','create','record','01m8d9tsx2p0repzxv9khy4y25',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-27T01:27:33.026704Z"}',NULL);
INSERT INTO "change" VALUES('01m8d9tsxgaed698tty0dz6p8g','2026-11-27T01:27:33.040366Z','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','Owner','api','first token','01m8d9tsx4vp4a6sveaavzk1ak','bulk_delete','record',NULL,'01m8d9tsx5qg96t9987wjmf9vw',NULL,NULL,'bulk_delete','{}',NULL);
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
INSERT INTO "click_combination" VALUES(1795742844705111,'2026-11-27',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3031223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3031223A317D');
INSERT INTO "click_combination" VALUES(1795742845058747,'2026-11-27',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3031223A317D');
INSERT INTO "click_combination" VALUES(1795742845081513,'2026-11-27',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3031223A317D');
INSERT INTO "click_combination" VALUES(1795742844723816,'2026-11-27',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3031223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795742844705111,'2026-11-27',4,2,1);
INSERT INTO "click_day" VALUES(1795742844723816,'2026-11-27',1,0,1);
INSERT INTO "click_day" VALUES(1795742844744810,'2026-11-27',0,1,0);
INSERT INTO "click_day" VALUES(1795742845058747,'2026-11-27',1,0,1);
INSERT INTO "click_day" VALUES(1795742845081513,'2026-11-27',1,0,1);
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
INSERT INTO "click_visitor" VALUES(1795742844705111,'2026-11-27',3523989586807726199);
INSERT INTO "click_visitor" VALUES(1795742844723816,'2026-11-27',3523989586807726199);
INSERT INTO "click_visitor" VALUES(1795742845058747,'2026-11-27',3523989586807726199);
INSERT INTO "click_visitor" VALUES(1795742845081513,'2026-11-27',3523989586807726199);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('f6b40873b5216bc03b68732dafee3abc9e7dfb8913b3fcac6cad89588479d5c2','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','{"tags":["spring"]}',2,'2026-11-27T02:27:33.086425Z');
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
INSERT INTO "delivery" VALUES('01m8d9tqaj9g29jvznmm1sn1gd','01m8d9thdb0sqr88q48nwd28dm','01m8d9tj5qp35m3ngx217gx8jg','destination.broken','http://127.0.0.1:33323/notify','{"type":"destination.broken","timestamp":"2026-11-27T01:27:30.386249Z","data":{"id":"01m8d9tj5qp35m3ngx217gx8jg","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33323/gone","checked_at":"2026-11-27T01:27:30.366134Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-27T01:27:30.386351Z','2026-11-27T01:27:30.434931Z',NULL,NULL);
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
INSERT INTO "event" VALUES(1,'01m8d9thh3dsx7qj250kzft1ra','01m8d9thdb0sqr88q48nwd28dm','host.created','localhost','{"type":"host.created","timestamp":"2026-11-27T01:27:24.451353Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T01:27:24.448254Z","updated_at":"2026-11-27T01:27:24.448261Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T01:27:24.451353Z');
INSERT INTO "event" VALUES(2,'01m8d9thh89bk2zwrx5d2cv813','01m8d9thdb0sqr88q48nwd28dm','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795742844454686,"id":"01m8d9thh6nek0th1xrekjk8zw","updated_at":"2026-11-27T01:27:24.454686Z"},{}]',0,'2026-11-27T01:27:24.456283Z');
INSERT INTO "event" VALUES(3,'01m8d9thqy0c3xr2d2r856px1d','01m8d9thdb0sqr88q48nwd28dm','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-27T01:27:24.669952Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T01:27:24.668201Z","updated_at":"2026-11-27T01:27:24.668207Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T01:27:24.669952Z');
INSERT INTO "event" VALUES(4,'01m8d9thrjp9r49dey1n939wdk','01m8d9thdb0sqr88q48nwd28dm','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-27T01:27:24.690657Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T01:27:24.688835Z","updated_at":"2026-11-27T01:27:24.688841Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T01:27:24.690657Z');
INSERT INTO "event" VALUES(5,'01m8d9ths5qkvpeq4761zm9fjt','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795742844705111,"id":"01m8d9ths13fxfxzb9pnz4mps0","updated_at":"2026-11-27T01:27:24.705111Z"},{}]',0,'2026-11-27T01:27:24.709741Z');
INSERT INTO "event" VALUES(6,'01m8d9thsmwyayw66d1jxp8gkd','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thk0q5xevf20rz9h3sa3","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795742844723816,"id":"01m8d9thsksgjxm0g6k5cnezvh","updated_at":"2026-11-27T01:27:24.723816Z"},{}]',0,'2026-11-27T01:27:24.724913Z');
INSERT INTO "event" VALUES(7,'01m8d9tht9w29m9swten7ngddw','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795742844744810,"id":"01m8d9tht8sama4s04xbk6v9y6","updated_at":"2026-11-27T01:27:24.744810Z"},{}]',0,'2026-11-27T01:27:24.745885Z');
INSERT INTO "event" VALUES(8,'01m8d9tj3ps1ky554vs4p8czwv','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thk0q5xevf20rz9h3sa3","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795742845039834,"id":"01m8d9tj3ft2vwdnsqexdndsqt","updated_at":"2026-11-27T01:27:25.039834Z"},{}]',0,'2026-11-27T01:27:25.046792Z');
INSERT INTO "event" VALUES(9,'01m8d9tj3ydfh5d3y7mfw2ycx9','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795742845053579,"id":"01m8d9tj3xj3p8w3rfqzkc725z","updated_at":"2026-11-27T01:27:25.053579Z"},{}]',0,'2026-11-27T01:27:25.054421Z');
INSERT INTO "event" VALUES(10,'01m8d9tj43jw6krsz8qsd0xnq1','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8d9thk0q5xevf20rz9h3sa3","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795742845058747,"id":"01m8d9tj42qbhjfszqcndyy4gc","updated_at":"2026-11-27T01:27:25.058747Z"},{}]',0,'2026-11-27T01:27:25.059594Z');
INSERT INTO "event" VALUES(11,'01m8d9tj4nf423ps7memqf84aw','01m8d9thdb0sqr88q48nwd28dm','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795742845076534,"id":"01m8d9tj4mgpwyttfc14mketg8","updated_at":"2026-11-27T01:27:25.076534Z"},{}]',0,'2026-11-27T01:27:25.077472Z');
INSERT INTO "event" VALUES(12,'01m8d9tj4tfqyhqt97nmrr5y26','01m8d9thdb0sqr88q48nwd28dm','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795742845081513,"id":"01m8d9tj4sg16sdbv94bxmab6k","updated_at":"2026-11-27T01:27:25.081513Z"},{}]',0,'2026-11-27T01:27:25.082492Z');
INSERT INTO "event" VALUES(13,'01m8d9tj5edj6m8cppekf8nvmr','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795742845101539,"id":"01m8d9tj5dgvb0x3hy7z0j1ham","updated_at":"2026-11-27T01:27:25.101539Z"},{}]',0,'2026-11-27T01:27:25.102422Z');
INSERT INTO "event" VALUES(14,'01m8d9tj5s26w5e0psjmqy9chp','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"http://127.0.0.1:33323/gone","destinations":["http://127.0.0.1:33323/gone","http://127.0.0.1:33323/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795742845111707,"id":"01m8d9tj5qp35m3ngx217gx8jg","updated_at":"2026-11-27T01:27:25.111707Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-27T01:27:25.113061Z');
INSERT INTO "event" VALUES(15,'01m8d9tj618ytehm3rtjza15aq','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:33323","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795742845120406,"id":"01m8d9tj60cp6rckf4mbw0mbrn","updated_at":"2026-11-27T01:27:25.120406Z"},{}]',0,'2026-11-27T01:27:25.121276Z');
INSERT INTO "event" VALUES(16,'01m8d9tj67vjtbczyx096x72ef','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795742845127049,"id":"01m8d9tj671h8b8ve3kn3319kb","updated_at":"2026-11-27T01:27:25.127049Z"},{}]',0,'2026-11-27T01:27:25.127872Z');
INSERT INTO "event" VALUES(17,'01m8d9tj6znvz1rgt3stg169fr','01m8d9thdb0sqr88q48nwd28dm','link.updated','go.acme.test','','[{"seq":1795742845127049,"id":"01m8d9tj671h8b8ve3kn3319kb","workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:25.150901Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-27T01:27:25.151686Z');
INSERT INTO "event" VALUES(18,'01m8d9tj7ph9enkjmj2yeff6d7','01m8d9thdb0sqr88q48nwd28dm','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-27T01:27:25.174488Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-27T01:27:24.688835Z","updated_at":"2026-11-27T01:27:24.688841Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-27T01:27:25.174488Z');
INSERT INTO "event" VALUES(19,'01m8d9tjabrdwft8c0v3sf55fw','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795742845258872,"id":"01m8d9tjaav8vsv3z90j99zdgd","updated_at":"2026-11-27T01:27:25.258872Z"},{}]',0,'2026-11-27T01:27:25.259771Z');
INSERT INTO "event" VALUES(20,'01m8d9tjaj3xdjsr801n687sk5','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795742845265261,"id":"01m8d9tjah855686wr6jke4gxx","updated_at":"2026-11-27T01:27:25.265261Z"},{}]',0,'2026-11-27T01:27:25.266115Z');
INSERT INTO "event" VALUES(21,'01m8d9tjbsrc852cpmnzm9tjsh','01m8d9thdb0sqr88q48nwd28dm','link.deleted','go.acme.test','','[{"seq":1795742845258872,"id":"01m8d9tjaav8vsv3z90j99zdgd","workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:25.258872Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-27T01:27:25.305760Z');
INSERT INTO "event" VALUES(22,'01m8d9tjbssqn5km4dt4s1atgv','01m8d9thdb0sqr88q48nwd28dm','link.deleted','go.acme.test','','[{"seq":1795742845265261,"id":"01m8d9tjah855686wr6jke4gxx","workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:25.265261Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-27T01:27:25.305816Z');
INSERT INTO "event" VALUES(23,'01m8d9tjca0pjpwym0nm8q09k1','01m8d9thdb0sqr88q48nwd28dm','job.done','','{"type":"job.done","timestamp":"2026-11-27T01:27:25.321976Z","data":{"id":"01m8d9tjapbynvpn1tzs630pp7","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-27T01:27:25.270330Z","updated_at":"2026-11-27T01:27:25.320803Z","finished_at":"2026-11-27T01:27:25.320803Z"}}',NULL,0,'2026-11-27T01:27:25.321976Z');
INSERT INTO "event" VALUES(24,'01m8d9tjcvj6a136wd7qzt5zkw','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795742845338710,"id":"01m8d9tjctp6ab2fgmzwrkhn75","updated_at":"2026-11-27T01:27:25.338710Z"},{}]',0,'2026-11-27T01:27:25.339573Z');
INSERT INTO "event" VALUES(25,'01m8d9tqak0ybpj33gpcv0fmtq','01m8d9thdb0sqr88q48nwd28dm','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-27T01:27:30.386990Z","data":{"id":"01m8d9tj5qp35m3ngx217gx8jg","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:33323/gone","checked_at":"2026-11-27T01:27:30.366134Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-27T01:27:30.386990Z');
INSERT INTO "event" VALUES(26,'01m8d9trw3ybqz9xrg086y31x9','01m8d9thdb0sqr88q48nwd28dm','link.updated','go.acme.test','','[{"seq":1795742844705111,"id":"01m8d9ths13fxfxzb9pnz4mps0","workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:24.705111Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-27T01:27:31.971952Z');
INSERT INTO "event" VALUES(27,'01m8d9tstv1eeztv4b4hq5vm53','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000gcraa6qy0wxqx1","updated_at":"2026-11-27T01:27:32.953773Z"},{}]',0,'2026-11-27T01:27:32.955030Z');
INSERT INTO "event" VALUES(28,'01m8d9tstv284m0nqsnghjer8a','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795742852953773,"id":"01m8d9tstsr5trbe0m9kap3m1m","updated_at":"2026-11-27T01:27:32.953773Z"},{}]',0,'2026-11-27T01:27:32.955067Z');
INSERT INTO "event" VALUES(29,'01m8d9tsv972yc27hr3e9xzq8c','01m8d9thdb0sqr88q48nwd28dm','job.done','','{"type":"job.done","timestamp":"2026-11-27T01:27:32.969196Z","data":{"id":"01m8d9tst2gqsg4bh67t8e0knh","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-27T01:27:32.930511Z","updated_at":"2026-11-27T01:27:32.968513Z","finished_at":"2026-11-27T01:27:32.968513Z"}}',NULL,0,'2026-11-27T01:27:32.969196Z');
INSERT INTO "event" VALUES(30,'01m8d9tsvyy85yy7xw21kzpq0b','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072788058,"id":"01e286vc8m1tg30tt6xev43yhm","updated_at":"2026-11-27T01:27:32.990379Z"},{}]',0,'2026-11-27T01:27:32.990961Z');
INSERT INTO "event" VALUES(31,'01m8d9tswjy1xf2hfyfzeryt7h','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795742853010291,"id":"01m8d9tswj93ehx9g11vrm5fmm","updated_at":"2026-11-27T01:27:33.010291Z"},{}]',0,'2026-11-27T01:27:33.010954Z');
INSERT INTO "event" VALUES(32,'01m8d9tswvp2m6fhaqyhardtxm','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795742853019114,"id":"01m8d9tswv3jryqs2cax59zwfn","updated_at":"2026-11-27T01:27:33.019114Z"},{}]',0,'2026-11-27T01:27:33.019700Z');
INSERT INTO "event" VALUES(33,'01m8d9tsx3a79svqtqcdds7vhz','01m8d9thdb0sqr88q48nwd28dm','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795742853026704,"id":"01m8d9tsx2p0repzxv9khy4y25","updated_at":"2026-11-27T01:27:33.026704Z"},{}]',0,'2026-11-27T01:27:33.027319Z');
INSERT INTO "event" VALUES(34,'01m8d9tsypeav0wycqhr2ewnt3','01m8d9thdb0sqr88q48nwd28dm','link.deleted','go.acme.test','','[{"seq":1795742853010291,"id":"01m8d9tswj93ehx9g11vrm5fmm","workspace":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:33.010291Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-27T01:27:33.078443Z');
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
INSERT INTO "host" VALUES('localhost','01m8d9thh04fgwyg12d2vghwnc','01m8d9thdb0sqr88q48nwd28dm','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-27T01:27:26.022028Z','2026-11-27T01:27:24.448254Z','2026-11-27T01:27:24.448261Z','2026-11-27T08:00:58.139679Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8d9thqw4n0j73cwkd5828t5','01m8d9thdb0sqr88q48nwd28dm','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-27T01:27:31.419391Z"}]','','2026-11-27T01:27:31.419391Z','2026-11-27T01:27:24.668201Z','2026-11-27T01:27:24.668207Z','2026-11-27T01:38:16.815667Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m8d9tsstnjg3wz7240g1b9qp','c75735ee5b90984f2925e132bd529949eb05fc990bc6d28c7ea2f94388e9b4b1','01m8d9thdb0sqr88q48nwd28dm','Ada@acme.test','manager','01m8d9thd9mwnktvewd6etfaxt','2026-11-27T01:27:32.922718Z','2026-12-04T01:27:32.922657Z');
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
INSERT INTO "job" VALUES('01m8d9tjapbynvpn1tzs630pp7','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','bulk_delete','done','{"tags":["gone"]}','2026-11-27T01:27:25.270330Z',2,2,'2026-11-27T01:27:25.270330Z','2026-11-27T01:27:25.320803Z','2026-11-27T01:27:25.320803Z',1795742845265261,0,0,0,0,0,'',0,'api','first token','01m8d9tjan3wd4d1hvbp552c84',0);
INSERT INTO "job" VALUES('01m8d9tst2gqsg4bh67t8e0knh','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-27T01:27:32.930511Z',3,0,'2026-11-27T01:27:32.930511Z','2026-11-27T01:27:32.968513Z','2026-11-27T01:27:32.968513Z',0,2,0,1,4,0,'',0,'api','first token','01m8d9tst11gqjsymjr7w90efy',0);
INSERT INTO "job" VALUES('01m8d9tsvefj4r4r4231catyd0','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-27T01:27:32.974479Z',3,0,'2026-11-27T01:27:32.974479Z','2026-11-27T01:27:32.996444Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8d9tsvcrbvmrj6k4q9ghg7e',0);
INSERT INTO "job" VALUES('01m8d9tsx5qg96t9987wjmf9vw','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-27T01:27:33.029733Z',3,1,'2026-11-27T01:27:33.029733Z','2026-11-27T01:27:33.077768Z',NULL,1795742853010291,0,0,0,0,0,'',0,'api','first token','01m8d9tsx4vp4a6sveaavzk1ak',0);
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
INSERT INTO "kept_answer" VALUES('01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8d9tjctp6ab2fgmzwrkhn75","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","created_at":"2026-11-27T01:27:25.338710Z","updated_at":"2026-11-27T01:27:25.338710Z","expired_at":null}]}
','2026-11-27T01:27:25.343503Z');
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
INSERT INTO "kept_record" VALUES('01m8d9tjb9w1jzbspp6xdmw3cd',1795742845258872,'{"seq":1795742845258872,"id":"01m8d9tjaav8vsv3z90j99zdgd","workspace_id":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:25.258872Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8d9tjb9w1jzbspp6xdmw3cd',1795742845265261,'{"seq":1795742845265261,"id":"01m8d9tjah855686wr6jke4gxx","workspace_id":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:25.265261Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m8d9tsxgaed698tty0dz6p8g',1795742853010291,'{"seq":1795742853010291,"id":"01m8d9tswj93ehx9g11vrm5fmm","workspace_id":"01m8d9thdb0sqr88q48nwd28dm","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8d9thd9mwnktvewd6etfaxt","created_via":"api","updated_at":"2026-11-27T01:27:33.010291Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','owner','2026-11-27T01:27:24.331528Z',0);
INSERT INTO "member" VALUES('01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','editor','2026-11-27T01:27:24.514198Z',0);
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000gcraa6qy0wxqx1','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','import','2026-11-27T01:27:32.953773Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072788058,'01e286vc8m1tg30tt6xev43yhm','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','import','2026-11-27T01:27:32.990379Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742844454686,'01m8d9thh6nek0th1xrekjk8zw','01m8d9thdb0sqr88q48nwd28dm','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','cli','2026-11-27T01:27:24.454686Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742844705111,'01m8d9ths13fxfxzb9pnz4mps0','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:24.705111Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742844723816,'01m8d9thsksgjxm0g6k5cnezvh','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thk0q5xevf20rz9h3sa3','api','2026-11-27T01:27:24.723816Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742844744810,'01m8d9tht8sama4s04xbk6v9y6','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:24.744810Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845039834,'01m8d9tj3ft2vwdnsqexdndsqt','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$GoqarniVksHFwY7Q$138c2a1cfd03810cffb44efc553d950c5aa1dd598dbfc6dbb544a573718adf39307ade12ca95ddde222ffd661f98d6d118e4417371a9561835ec40e20ea8f41f','off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thk0q5xevf20rz9h3sa3','api','2026-11-27T01:27:25.039834Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845053579,'01m8d9tj3xj3p8w3rfqzkc725z','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.053579Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845058747,'01m8d9tj42qbhjfszqcndyy4gc','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thk0q5xevf20rz9h3sa3','api','2026-11-27T01:27:25.058747Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845076534,'01m8d9tj4mgpwyttfc14mketg8','01m8d9thdb0sqr88q48nwd28dm','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.076534Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845081513,'01m8d9tj4sg16sdbv94bxmab6k','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.081513Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845101539,'01m8d9tj5dgvb0x3hy7z0j1ham','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.101539Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845111707,'01m8d9tj5qp35m3ngx217gx8jg','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:33323/gone','["http://127.0.0.1:33323/gone","http://127.0.0.1:33323/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.111707Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845120406,'01m8d9tj60cp6rckf4mbw0mbrn','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:33323',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.120406Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845127049,'01m8d9tj671h8b8ve3kn3319kb','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.150901Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742845338710,'01m8d9tjctp6ab2fgmzwrkhn75','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:25.338710Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742852953773,'01m8d9tstsr5trbe0m9kap3m1m','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','import','2026-11-27T01:27:32.953773Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742853019114,'01m8d9tswv3jryqs2cax59zwfn','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:33.019114Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795742853026704,'01m8d9tsx2p0repzxv9khy4y25','01m8d9thdb0sqr88q48nwd28dm','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8d9thd9mwnktvewd6etfaxt','api','2026-11-27T01:27:33.026704Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795742845111707,'2026-11-27T01:27:25.966608Z','http://127.0.0.1:33323/gone','down','It answers with status 404.',404,10);
INSERT INTO "record_check" VALUES(1795742845111707,'2026-11-27T01:27:25.967828Z','http://127.0.0.1:33323/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795742845111707,'2026-11-27T01:27:28.024207Z','http://127.0.0.1:33323/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795742845111707,'2026-11-27T01:27:28.236402Z','http://127.0.0.1:33323/gone','down','It answers with status 404.',404,3);
INSERT INTO "record_check" VALUES(1795742845111707,'2026-11-27T01:27:30.288164Z','http://127.0.0.1:33323/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795742845111707,'2026-11-27T01:27:30.366134Z','http://127.0.0.1:33323/gone','down','It answers with status 404.',404,8);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8d9thdb0sqr88q48nwd28dm',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072788058,'01m8d9thdb0sqr88q48nwd28dm',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795742844705111,'01m8d9thdb0sqr88q48nwd28dm',4,2,'2026-11-27T01:27:25.844677Z');
INSERT INTO "record_clicks" VALUES(1795742844723816,'01m8d9thdb0sqr88q48nwd28dm',1,0,'2026-11-27T01:27:25.844678Z');
INSERT INTO "record_clicks" VALUES(1795742844744810,'01m8d9thdb0sqr88q48nwd28dm',0,1,'');
INSERT INTO "record_clicks" VALUES(1795742845058747,'01m8d9thdb0sqr88q48nwd28dm',1,0,'2026-11-27T01:27:25.844680Z');
INSERT INTO "record_clicks" VALUES(1795742845081513,'01m8d9thdb0sqr88q48nwd28dm',1,0,'2026-11-27T01:27:25.844681Z');
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
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795742853019114,'01m8d9thdb0sqr88q48nwd28dm','old');
INSERT INTO "record_tag" VALUES(1795742853026704,'01m8d9thdb0sqr88q48nwd28dm','old');
INSERT INTO "record_tag" VALUES(1795742844705111,'01m8d9thdb0sqr88q48nwd28dm','spring');
INSERT INTO "record_tag" VALUES(1795742844723816,'01m8d9thdb0sqr88q48nwd28dm','spring');
INSERT INTO "record_tag" VALUES(1795742844705111,'01m8d9thdb0sqr88q48nwd28dm','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1582971072788058,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742844454686,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742844705111,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742844723816,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742844744810,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845039834,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845053579,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845058747,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845076534,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845081513,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845101539,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845111707,'watchedgo.acme.testhttp://127.0.0.1:33323/gone');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845120406,'ruledgo.acme.testhttp://127.0.0.1:33323');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845127049,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845338710,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742852953773,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742853019114,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742853026704,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742844454686);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742844744810);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845039834);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845053579);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845076534);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845101539);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845111707);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845120406);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845127049);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742845338710);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742852953773);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742853019114);
INSERT INTO "record_unclicked" VALUES('01m8d9thdb0sqr88q48nwd28dm',1795742853026704);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-27 01:27:24.284603');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-27 01:27:24.284617');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-27 01:27:24.284623');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-27 01:27:24.284629');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-27 01:27:24.284634');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-27 01:27:24.284639');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-27 01:27:24.284644');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-27 01:27:24.284649');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-27 01:27:24.284654');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-27 01:27:24.284659');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-27 01:27:24.284664');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-27 01:27:24.284669');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-27 01:27:24.284939');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-27 01:27:24.284946');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-27 01:27:24.284951');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-27 01:27:24.284956');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-27 01:27:24.284961');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-27 01:27:24.284966');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-27 01:27:24.284970');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-27 01:27:24.284975');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-27 01:27:24.284980');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-27 01:27:24.284985');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-27 01:27:24.284990');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-27 01:27:24.284994');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-27 01:27:24.285000');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-27 01:27:24.285005');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-27 01:27:24.285010');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-27 01:27:24.285016');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-27 01:27:24.285021');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-27 01:27:24.285026');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-27 01:27:24.285031');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-27 01:27:24.285036');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-27 01:27:24.285040');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-27 01:27:24.285045');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-27 01:27:24.285050');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-27 01:27:24.285055');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-27 01:27:24.285059');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-27 01:27:24.285068');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-27 01:27:24.285073');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-27 01:27:24.285078');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-27 01:27:24.285083');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8d9thd9mwnktvewd6etfaxt','signpost.test','2026-11-27T01:27:25.981519Z');
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
INSERT INTO "session" VALUES('01m8d9tssj7mmhtd1g0p8rh6xn','a531f333fee7393ffd80fd041e91978890c371c4802a148d2ad381a7010a0c91','01m8d9thd9mwnktvewd6etfaxt','01m8d9thdb0sqr88q48nwd28dm','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-27T01:27:32.913734Z','2026-11-27T01:27:32.913734Z','2026-12-27T01:27:32.913734Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('cb36b2a902a2bdaa17873a847b8013c42db047eb66d99ca94708b4699c6c94c6','01m8d9thd9mwnktvewd6etfaxt','2026-11-27T01:57:32.916372Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','590d821b51fd8609a24ac75d369aeb2f 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-27T01:27:24.263000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','c684010378d74fde3e8199c192162e605b0eb2725eb2c653ab42627e5619e5e8');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-27 f9e3a97d1320c5fc0b772d829aafed58');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','old',2);
INSERT INTO "tag_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','spring',2);
INSERT INTO "tag_count" VALUES('01m8d9thdb0sqr88q48nwd28dm','Überblick',1);
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
INSERT INTO "token" VALUES('01m8d9thdrdz7p4x9k09zm0by9','01m8d9thdb0sqr88q48nwd28dm','01m8d9thd9mwnktvewd6etfaxt','api','first token','owner','23bac5d62238a069d28ace9b127f51c2ee94392a3ea51f22911a665b17949fd7','2026-11-27T01:27:24.344489Z',NULL,'2026-11-27T01:27:24.655711Z',NULL);
INSERT INTO "token" VALUES('01m8d9thk9p5wcq2jhmzzz9dgr','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','mcp','agent','viewer','e1b3ddcb889c0e7db5ee8220359ad15341f83e40f271ce1d5e530ca763203ede','2026-11-27T01:27:24.521748Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8d9thkmkcfxm3k1mf742zy4','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','api','editor','editor','c11b7d89ee4e2950d0e783c39df52db4ddba6a2105aa4bc6545e14a3cb00e999','2026-11-27T01:27:24.532657Z',NULL,'2026-11-27T01:27:24.717600Z',NULL);
INSERT INTO "token" VALUES('01m8d9thkt6dzfwyyr7ak6156b','01m8d9thdb0sqr88q48nwd28dm','01m8d9thk0q5xevf20rz9h3sa3','api','revoked','editor','329fb6b8f1388d1186b8bb7af1b1a2620d2c2f47ab47a3da3a6efb9b3ec4dc7e','2026-11-27T01:27:24.538241Z',NULL,NULL,'2026-11-27T01:27:24.549572Z');
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
INSERT INTO "user" VALUES('01m8d9thd9mwnktvewd6etfaxt','Owner','owner@localhost','2026-11-27T01:27:24.329712Z','2026-11-27T01:27:32.912163Z','scrypt:16384:8:6$6viQZVIxojKUwpzp$4999bed34171373e7294e434887ee0d1d66a4fdd900ac42427c182f3964693bc4fd8047dd1d67345c64d1e78b7e6c2e696595862eca9d693b5f592d0b5492d44','system','','',1,'');
INSERT INTO "user" VALUES('01m8d9thk0q5xevf20rz9h3sa3','Éva Kovács','Eva@acme.test','2026-11-27T01:27:24.512787Z','2026-11-27T01:27:24.512807Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795742845111707,'http://127.0.0.1:33323/fine','up',0,2,'2026-11-27T01:27:30.288164Z','2026-11-27T01:27:32.432881Z');
INSERT INTO "watch" VALUES(1795742845111707,'http://127.0.0.1:33323/gone','down',3,NULL,'2026-11-27T01:27:30.366134Z','2026-11-27T01:27:32.568498Z');
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
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted', is_sample INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "workspace" VALUES('01m8d9thdb0sqr88q48nwd28dm','Acmé','2026-11-27T01:27:24.331056Z','2026-11-27T01:27:25.250771Z','{"country":"DE","notify_url":"http://127.0.0.1:33323/notify","email_summary":"true"}','self-hosted',0);
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
INSERT INTO "workspace_combination" VALUES('01m8d9thdb0sqr88q48nwd28dm','2026-11-27',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3031223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F3031223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F3031223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8d9thdb0sqr88q48nwd28dm','2026-11-27',7,3,1);
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
INSERT INTO "workspace_visitor" VALUES('01m8d9thdb0sqr88q48nwd28dm','2026-11-27',3523989586807726199);
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
