-- A database with data in it, of 0021_click_breakdowns: see make.py
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
INSERT INTO "change" VALUES('01m828n5nm7rdrn8ag22fs9nfy','2026-11-22T18:35:21.140265Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','cli','','','create','workspace','01m828n5nkqvrhvjyqqqhjf84a',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m828n5nps2d4mnc9vbebj91w','2026-11-22T18:35:21.142818Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','cli','','','create','token','01m828n5npgdvtaakz77y8gqsz',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m828n5q9g1594132mzb06hmp','2026-11-22T18:35:21.193536Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:35:21.192729Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5qc2eqkfqybrffnb2d7','2026-11-22T18:35:21.196094Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','cli','','','create','record','01m828n5qbkbbf1wwx777gc0fr',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T18:35:21.195619Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5qkxqygay7aern6t5vw','2026-11-22T18:35:21.203965Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','Éva Kovács','cli','','','create','token','01m828n5qkp6kqze0xnb2g7etq',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m828n5qnqyke9pqqpfqq310k','2026-11-22T18:35:21.205778Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','Éva Kovács','cli','','','create','token','01m828n5qngtatymd47xd12av4',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m828n5qqj04hd926q8q6g2ca','2026-11-22T18:35:21.207592Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','Éva Kovács','cli','','','create','token','01m828n5qq83bey79xhbrw5cmk',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m828n5qs79zv8n2g86ghk30t','2026-11-22T18:35:21.209252Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','Éva Kovács','cli','','','delete','token','01m828n5qq83bey79xhbrw5cmk',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m828n5r8vypwc8st49kwt1sc','2026-11-22T18:35:21.224909Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5qz3tdmkasgmq37jsma','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:35:21.224521Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5rebs0t9j5r9rcxry2k','2026-11-22T18:35:21.230393Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5rbjgfre9y5g1gwmmqc','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:35:21.229994Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5rjhpshx70evf5g9fmt','2026-11-22T18:35:21.234580Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5rgeg23kws2xf5m635m','create','record','01m828n5rj5tyrm4k43smdkqfv',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T18:35:21.234186Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5rqhvfeteca8c0q507c','2026-11-22T18:35:21.239585Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','Éva Kovács','api','editor','01m828n5rnjtsbybrv9wrc25mx','create','record','01m828n5rqb0z3qc62twqjnyj7',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T18:35:21.239352Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5rvcjehamf8cma1xaxe','2026-11-22T18:35:21.243414Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5rs82vc4zgf3bzz1bhm','create','record','01m828n5rv5x20s2gcne422feq',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T18:35:21.243189Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5wvmt1s6pmhjtrrxxnd','2026-11-22T18:35:21.371681Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','Éva Kovács','api','editor','01m828n5rwy7qdadmyfwg3zxbx','create','record','01m828n5wvdcm3wqwty6bvtpwv',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T18:35:21.371428Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5wz4mj3e4wf71z0psrt','2026-11-22T18:35:21.375161Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5wxnc33nkrv8q47r022','create','record','01m828n5wyxv0fykjefpk5q2t7',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T18:35:21.374955Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5x1vqkdn99qj1c4zb9p','2026-11-22T18:35:21.377897Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','Éva Kovács','api','editor','01m828n5x0pgkhwdgpszc5dx1x','create','record','01m828n5x1pjdgrqvj7jfk1syg',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T18:35:21.377722Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5x4b1znd4e2wq8ecfs2','2026-11-22T18:35:21.380363Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5x3b0cdsezjcbb2d8ta','create','record','01m828n5x46bhwbsq7r63e0xq1',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T18:35:21.380203Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5x6sckgvq9hww4g5ma9','2026-11-22T18:35:21.382822Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5x5kh9gpxcr6nn6q712','create','record','01m828n5x6mc7qzw5m5dy9qrz8',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T18:35:21.382652Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5x9nm4ngqgyx0v76m39','2026-11-22T18:35:21.385702Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5x8pvz43xxh38jvhvtd','create','record','01m828n5x9gx606e6g8r2tad52',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T18:35:21.385541Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5xc8wj8fpqnban5fhm2','2026-11-22T18:35:21.388298Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xb08bs0mx05dxdhq95','create','record','01m828n5xbsyd731c5p52c85v0',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:36521/gone","destinations":["http://127.0.0.1:36521/gone","http://127.0.0.1:36521/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T18:35:21.387830Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5xe91748jfh8ajqejr2','2026-11-22T18:35:21.390298Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xde3ew6ysn3f88fmrg','create','record','01m828n5xe4zq9wthbr4rxvm9k',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T18:35:21.390159Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5xh4rcb2zaxrek3rjrm','2026-11-22T18:35:21.393167Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xfg1fgq1r2nn97jfsb','update','record','01m828n5xe4zq9wthbr4rxvm9k',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T18:35:21.392984Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5xkk8jgk98vhhep1bvp','2026-11-22T18:35:21.395630Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xjv4cy7wy4mzhb5wt2','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m828n5xp6ee1ztxcgehm9cn4','2026-11-22T18:35:21.398223Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xn1k9ag3r3xme8g7t3','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m828n5xsshhsqk11ngawp99b','2026-11-22T18:35:21.401830Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xrx6zpxdqr0kvfn0ye','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m828n5xx5bfpfg6kyy2keg2q','2026-11-22T18:35:21.405184Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xwcq8tk1fxb2m6fngb','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:36521/notify"}}',NULL);
INSERT INTO "change" VALUES('01m828n5y0a64xfcwpnccpeexq','2026-11-22T18:35:21.408341Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5xzfxzc8tbejs02k1md','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m828n5y3mqf07atck94rp2sn','2026-11-22T18:35:21.411674Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5y2m1429kf8bc3kk3v9','create','record','01m828n5y3enqt3czx3wa16jkr',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:35:21.411469Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5y60eegx636qes5y9vy','2026-11-22T18:35:21.414068Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5y4wtcsxcmty11pf451','create','record','01m828n5y5trq6fc753ftaxd7n',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:35:21.413856Z"}',NULL);
INSERT INTO "change" VALUES('01m828n5y972vj2ps7ss1dd6zp','2026-11-22T18:35:21.417240Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5y7dhnktrrrtc2vr944','bulk_delete','record',NULL,'01m828n5y8rhgwg4mjyebx4xbt',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m828n5ytp55xwg78vnmdy6hw','2026-11-22T18:35:21.434722Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828n5yqxt2dhqesz7q9r6nr','create','record','01m828n5yte5ayjk39xnjdg1pr',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T18:35:21.434453Z"}',NULL);
INSERT INTO "change" VALUES('01m828nbw53n76szyx4cgaeep6','2026-11-22T18:35:27.493138Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828nbw3texqk377tcyct2tx','update','record','01m828n5rj5tyrm4k43smdkqfv',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T18:35:21.234186Z"}',NULL);
INSERT INTO "change" VALUES('01m828nc47samkfh0n5s91vezs','2026-11-22T18:35:27.751828Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','cli','','','create','invitation','01m828nc47ft1mhs5xxeh1s2b9',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m828nc4kqshb4dzpf05j4rm5','2026-11-22T18:35:27.763781Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828nc48ws1j9jk4q64gqkcb','import','record',NULL,'01m828nc4a6kq7xamx8p43t3c5',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m828nc55gcdhe7ew2d20dk1f','2026-11-22T18:35:27.781538Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828nc4x2fpscedf8m2t56yt','import','record',NULL,'01m828nc4yv7d0xg1h8q8x2pd9',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m828nc5eb8as5znv223p9t43','2026-11-22T18:35:27.790371Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828nc5cth2003y9nvnft2zx','create','record','01m828nc5e2t8wwv5abfwksmg0',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:35:27.790090Z"}',NULL);
INSERT INTO "change" VALUES('01m828nc5hae2aebyeasdy48zb','2026-11-22T18:35:27.793344Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828nc5g66jbf192mmryj2bw','create','record','01m828nc5h50c2xh3tnwxtexm1',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:35:27.793160Z"}',NULL);
INSERT INTO "change" VALUES('01m828nc5ksx1hgc1cppb350pf','2026-11-22T18:35:27.795839Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828nc5jtem8g5jbdn82rj20','create','record','01m828nc5kmyp9e6bq69pdcphh',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:35:27.795670Z"}',NULL);
INSERT INTO "change" VALUES('01m828nc5r10t71ttv9x4nkvqh','2026-11-22T18:35:27.800044Z','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','Owner','api','first token','01m828nc5nj9kpj62tn9zaz2xg','bulk_delete','record',NULL,'01m828nc5qme1s13takvqezjrq',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795372521234186,'2026-11-22',1,X'CC3AC71F6E6577732E6578616D706C657F7F46697265666F787F4C696E75787F7F31381333C7137F7F46697265666F787F4C696E75787F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795372521239352,'2026-11-22',1,X'CC17C7137F7F46697265666F787F4C696E75787F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795372521374955,'2026-11-22',1,X'CC17C7137F7F46697265666F787F4C696E75787F7F31381333');
INSERT INTO "click_breakdown" VALUES(1795372521377722,'2026-11-22',1,X'CC17C7137F7F46697265666F787F4C696E75787F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795372521382652,'2026-11-22',1,X'CC17C7137F7F46697265666F787F4C696E75787F7F31381331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795372521234186,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795372521239352,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795372521243189,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795372521374955,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795372521377722,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795372521382652,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795372521234186,'2026-11-22',-6610129433416546837);
INSERT INTO "click_visitor" VALUES(1795372521239352,'2026-11-22',-6610129433416546837);
INSERT INTO "click_visitor" VALUES(1795372521374955,'2026-11-22',-6610129433416546837);
INSERT INTO "click_visitor" VALUES(1795372521377722,'2026-11-22',-6610129433416546837);
INSERT INTO "click_visitor" VALUES(1795372521382652,'2026-11-22',-6610129433416546837);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('557be74b6be9bdc87a400cede545f2c69103deb2f1128f82b3a28112a948a0e2','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','{"tags":["spring"]}',2,'2026-11-22T19:35:27.813990Z');
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
INSERT INTO "delivery" VALUES('01m828na2yhhmtm872tr8dpset','01m828n5nkqvrhvjyqqqhjf84a','01m828n5xbsyd731c5p52c85v0','destination.broken','http://127.0.0.1:36521/notify','{"type":"destination.broken","timestamp":"2026-11-22T18:35:25.662502Z","data":{"id":"01m828n5xbsyd731c5p52c85v0","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:36521/gone","checked_at":"2026-11-22T18:35:25.647184Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T18:35:25.662596Z','2026-11-22T18:35:25.675943Z');
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
    , dns_due_at TEXT, awaits_proof INTEGER NOT NULL DEFAULT 0, notfound_url TEXT, expired_url TEXT, notfound_status INTEGER NOT NULL DEFAULT 302) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m828n5q8mnrm97a0rcs6ca5r','01m828n5nkqvrhvjyqqqhjf84a','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T18:35:21.591347Z','2026-11-22T18:35:21.192724Z','2026-11-22T18:35:21.192729Z','2026-11-23T00:48:36.544536Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m828n5r8epgwj6y2q9d6cjbz','01m828n5nkqvrhvjyqqqhjf84a','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T18:35:26.988006Z"}]','','2026-11-22T18:35:26.988006Z','2026-11-22T18:35:21.224516Z','2026-11-22T18:35:21.224521Z','2026-11-22T18:44:48.286353Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m828nc47ft1mhs5xxeh1s2b9','411c55cc9ab2a613c4f01952237c93b3cce436ae3e434e7bf671b8bc73f37170','01m828n5nkqvrhvjyqqqhjf84a','Ada@acme.test','manager','01m828n5nk0chx5j1eb57brhae','2026-11-22T18:35:27.751536Z','2026-11-29T18:35:27.751489Z');
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
INSERT INTO "job" VALUES('01m828n5y8rhgwg4mjyebx4xbt','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','bulk_delete','done','{"tags":["gone"]}','2026-11-22T18:35:21.415919Z',2,2,'2026-11-22T18:35:21.415919Z','2026-11-22T18:35:21.430210Z','2026-11-22T18:35:21.430210Z',1795372521413856,0,0,0,0,0,'',0,'api','first token','01m828n5y7dhnktrrrtc2vr944');
INSERT INTO "job" VALUES('01m828nc4a6kq7xamx8p43t3c5','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:35:27.754190Z',3,0,'2026-11-22T18:35:27.754226Z','2026-11-22T18:35:27.771178Z','2026-11-22T18:35:27.771178Z',0,2,0,1,4,0,'',0,'api','first token','01m828nc48ws1j9jk4q64gqkcb');
INSERT INTO "job" VALUES('01m828nc4yv7d0xg1h8q8x2pd9','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:35:27.774845Z',3,0,'2026-11-22T18:35:27.774890Z','2026-11-22T18:35:27.781604Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m828nc4x2fpscedf8m2t56yt');
INSERT INTO "job" VALUES('01m828nc5qme1s13takvqezjrq','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T18:35:27.798294Z',3,1,'2026-11-22T18:35:27.798294Z','2026-11-22T18:35:27.805000Z',NULL,1795372527790090,0,0,0,0,0,'',0,'api','first token','01m828nc5nj9kpj62tn9zaz2xg');
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
INSERT INTO "kept_answer" VALUES('01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m828n5yte5ayjk39xnjdg1pr","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m828n5nk0chx5j1eb57brhae","created_via":"api","created_at":"2026-11-22T18:35:21.434453Z","updated_at":"2026-11-22T18:35:21.434453Z","expired_at":null}]}
','2026-11-22T18:35:21.435120Z');
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
INSERT INTO "kept_record" VALUES('01m828n5y972vj2ps7ss1dd6zp',1795372521411469,'{"seq":1795372521411469,"id":"01m828n5y3enqt3czx3wa16jkr","workspace_id":"01m828n5nkqvrhvjyqqqhjf84a","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m828n5nk0chx5j1eb57brhae","created_via":"api","updated_at":"2026-11-22T18:35:21.411469Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m828n5y972vj2ps7ss1dd6zp',1795372521413856,'{"seq":1795372521413856,"id":"01m828n5y5trq6fc753ftaxd7n","workspace_id":"01m828n5nkqvrhvjyqqqhjf84a","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m828n5nk0chx5j1eb57brhae","created_via":"api","updated_at":"2026-11-22T18:35:21.413856Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m828nc5r10t71ttv9x4nkvqh',1795372527790090,'{"seq":1795372527790090,"id":"01m828nc5e2t8wwv5abfwksmg0","workspace_id":"01m828n5nkqvrhvjyqqqhjf84a","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m828n5nk0chx5j1eb57brhae","created_via":"api","updated_at":"2026-11-22T18:35:27.790090Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','owner','2026-11-22T18:35:21.140019Z');
INSERT INTO "member" VALUES('01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','editor','2026-11-22T18:35:21.200256Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0003qhh9q645kt45a','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','import','2026-11-22T18:35:27.762979Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072640706,'01e286vc40p2kcma479tc0ctmz','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','import','2026-11-22T18:35:27.781064Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521195619,'01m828n5qbkbbf1wwx777gc0fr','01m828n5nkqvrhvjyqqqhjf84a','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','cli','2026-11-22T18:35:21.195619Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521234186,'01m828n5rj5tyrm4k43smdkqfv','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.234186Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521239352,'01m828n5rqb0z3qc62twqjnyj7','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5qfk5rge0ppmy228wyz','api','2026-11-22T18:35:21.239352Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521243189,'01m828n5rv5x20s2gcne422feq','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.243189Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521371428,'01m828n5wvdcm3wqwty6bvtpwv','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$g1wZMNOKSs0cRkFj$d93c9b3c1a7bcaa371a60f6e5fee3578dc80cec94d22311369f92f3432d62386bc4ecf73aa6f64b3be1739940f7c6f39ed54b6072c0b2b673649b881bb925902','off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5qfk5rge0ppmy228wyz','api','2026-11-22T18:35:21.371428Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521374955,'01m828n5wyxv0fykjefpk5q2t7','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.374955Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521377722,'01m828n5x1pjdgrqvj7jfk1syg','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5qfk5rge0ppmy228wyz','api','2026-11-22T18:35:21.377722Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521380203,'01m828n5x46bhwbsq7r63e0xq1','01m828n5nkqvrhvjyqqqhjf84a','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.380203Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521382652,'01m828n5x6mc7qzw5m5dy9qrz8','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.382652Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521385541,'01m828n5x9gx606e6g8r2tad52','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.385541Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521387830,'01m828n5xbsyd731c5p52c85v0','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:36521/gone','["http://127.0.0.1:36521/gone","http://127.0.0.1:36521/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.387830Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521390159,'01m828n5xe4zq9wthbr4rxvm9k','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.392984Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372521434453,'01m828n5yte5ayjk39xnjdg1pr','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:21.434453Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372527762979,'01m828nc4jyk7vbha39yxb7a32','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','import','2026-11-22T18:35:27.762979Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372527793160,'01m828nc5h50c2xh3tnwxtexm1','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:27.793160Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795372527795670,'01m828nc5kmyp9e6bq69pdcphh','01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m828n5nk0chx5j1eb57brhae','api','2026-11-22T18:35:27.795670Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795372521387830,'2026-11-22T18:35:21.571060Z','http://127.0.0.1:36521/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795372521387830,'2026-11-22T18:35:21.573442Z','http://127.0.0.1:36521/fine','up','',200,0);
INSERT INTO "record_check" VALUES(1795372521387830,'2026-11-22T18:35:23.430854Z','http://127.0.0.1:36521/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795372521387830,'2026-11-22T18:35:23.570701Z','http://127.0.0.1:36521/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795372521387830,'2026-11-22T18:35:25.496293Z','http://127.0.0.1:36521/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795372521387830,'2026-11-22T18:35:25.647184Z','http://127.0.0.1:36521/gone','down','It answers with the status 404.',404,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m828n5nkqvrhvjyqqqhjf84a',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072640706,'01m828n5nkqvrhvjyqqqhjf84a',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795372521234186,'01m828n5nkqvrhvjyqqqhjf84a',4,2,'2026-11-22T18:35:21.804771Z');
INSERT INTO "record_clicks" VALUES(1795372521239352,'01m828n5nkqvrhvjyqqqhjf84a',1,0,'2026-11-22T18:35:21.804772Z');
INSERT INTO "record_clicks" VALUES(1795372521243189,'01m828n5nkqvrhvjyqqqhjf84a',0,1,'');
INSERT INTO "record_clicks" VALUES(1795372521374955,'01m828n5nkqvrhvjyqqqhjf84a',3,0,'2026-11-22T18:35:21.804774Z');
INSERT INTO "record_clicks" VALUES(1795372521377722,'01m828n5nkqvrhvjyqqqhjf84a',1,0,'2026-11-22T18:35:21.804775Z');
INSERT INTO "record_clicks" VALUES(1795372521382652,'01m828n5nkqvrhvjyqqqhjf84a',1,0,'2026-11-22T18:35:21.804776Z');
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
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795372527793160,'01m828n5nkqvrhvjyqqqhjf84a','old');
INSERT INTO "record_tag" VALUES(1795372527795670,'01m828n5nkqvrhvjyqqqhjf84a','old');
INSERT INTO "record_tag" VALUES(1795372521234186,'01m828n5nkqvrhvjyqqqhjf84a','spring');
INSERT INTO "record_tag" VALUES(1795372521239352,'01m828n5nkqvrhvjyqqqhjf84a','spring');
INSERT INTO "record_tag" VALUES(1795372521234186,'01m828n5nkqvrhvjyqqqhjf84a','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1582971072640706,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521195619,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521234186,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521239352,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521243189,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521371428,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521374955,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521377722,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521380203,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521382652,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521385541,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521387830,'watchedgo.acme.testhttp://127.0.0.1:36521/gone');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521390159,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521434453,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372527762979,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372527793160,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372527795670,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521195619);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521243189);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521371428);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521380203);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521385541);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521387830);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521390159);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372521434453);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372527762979);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372527793160);
INSERT INTO "record_unclicked" VALUES('01m828n5nkqvrhvjyqqqhjf84a',1795372527795670);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 18:35:20.948796');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 18:35:20.950674');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 18:35:20.957774');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 18:35:20.959680');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 18:35:20.960533');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 18:35:20.967698');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 18:35:20.969133');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 18:35:20.989954');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 18:35:20.992065');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 18:35:20.994781');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 18:35:20.996317');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 18:35:20.997613');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 18:35:21.005519');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 18:35:21.015908');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 18:35:21.018753');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 18:35:21.022139');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 18:35:21.023784');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 18:35:21.027168');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 18:35:21.030089');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 18:35:21.030850');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 18:35:21.031644');
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
INSERT INTO "session" VALUES('01m828nc44hq6k9jh00wwmgat2','e53537ad3bf997e3f0fd41985616c1a23d3b18eb5b30127fa76556f12b0d1214','01m828n5nk0chx5j1eb57brhae','01m828n5nkqvrhvjyqqqhjf84a','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T18:35:27.748350Z','2026-11-22T18:35:27.748350Z','2026-12-22T18:35:27.748350Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('5361da2168b5b708d528a628578ff0b618a8e0c95621ecf5e03c2dca7588821a','01m828n5nk0chx5j1eb57brhae','2026-11-22T19:05:27.749281Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','c922784d7b420b0aabdce88b0bf54859 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 55b44dd2b8a20cb63eb0f4827c54f3e6');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','old',2);
INSERT INTO "tag_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','spring',2);
INSERT INTO "tag_count" VALUES('01m828n5nkqvrhvjyqqqhjf84a','Überblick',1);
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
INSERT INTO "token" VALUES('01m828n5npgdvtaakz77y8gqsz','01m828n5nkqvrhvjyqqqhjf84a','01m828n5nk0chx5j1eb57brhae','api','first token','owner','65a1ad2b8325493b536d4dfacc765028ff1e92adb508536d527dc643ed1ee101','2026-11-22T18:35:21.142543Z',NULL,'2026-11-22T18:35:21.216425Z',NULL);
INSERT INTO "token" VALUES('01m828n5qkp6kqze0xnb2g7etq','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','mcp','agent','viewer','77631562949de3f716402c8770ffb56d22a4a4f521189e016d34d403e85e473e','2026-11-22T18:35:21.203729Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m828n5qngtatymd47xd12av4','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','api','editor','editor','314071faa8b436982fe616dc9d6635ed484741677de7d92e784c16e6e307c704','2026-11-22T18:35:21.205555Z',NULL,'2026-11-22T18:35:21.237917Z',NULL);
INSERT INTO "token" VALUES('01m828n5qq83bey79xhbrw5cmk','01m828n5nkqvrhvjyqqqhjf84a','01m828n5qfk5rge0ppmy228wyz','api','revoked','editor','0865715d15f638eb2012340dd9e1fe7b8ef89cabff3cc579cebc9e2eec5949e0','2026-11-22T18:35:21.207273Z',NULL,NULL,'2026-11-22T18:35:21.209043Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m828n5nk0chx5j1eb57brhae','Owner','owner@localhost','2026-11-22T18:35:21.139050Z','2026-11-22T18:35:27.746649Z','scrypt:16384:8:6$x5CYHgtCWmG0stdU$4ad20f037b6c0177ac3bfc5113126b9792a8fc8c1a8836e4f0568504481d9d752b8a0fade54d73b92bf09ec4730f260c423ecd12720a5b6c043acd7267666513','system','','',1);
INSERT INTO "user" VALUES('01m828n5qfk5rge0ppmy228wyz','Éva Kovács','Eva@acme.test','2026-11-22T18:35:21.199635Z','2026-11-22T18:35:21.199646Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795372521387830,'http://127.0.0.1:36521/fine','up',0,1,'2026-11-22T18:35:25.496293Z','2026-11-22T18:35:27.473963Z');
INSERT INTO "watch" VALUES(1795372521387830,'http://127.0.0.1:36521/gone','down',3,NULL,'2026-11-22T18:35:25.647184Z','2026-11-22T18:35:27.649624Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m828n5nkqvrhvjyqqqhjf84a','Acmé','2026-11-22T18:35:21.139778Z','2026-11-22T18:35:21.408095Z','{"country":"DE","notify_url":"http://127.0.0.1:36521/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m828n5nkqvrhvjyqqqhjf84a','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m828n5nkqvrhvjyqqqhjf84a','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m828n5nkqvrhvjyqqqhjf84a','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m828n5nkqvrhvjyqqqhjf84a','hour','2026-11-22',X'6C273138233130');
INSERT INTO "workspace_breakdown" VALUES('01m828n5nkqvrhvjyqqqhjf84a','together','2026-11-22',X'CC32C71B6E6577732E6578616D706C657F7F46697265666F787F4C696E75781333C70F7F7F46697265666F787F4C696E75781337');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m828n5nkqvrhvjyqqqhjf84a','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m828n5nkqvrhvjyqqqhjf84a','2026-11-22',-6610129433416546837);
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
COMMIT;
