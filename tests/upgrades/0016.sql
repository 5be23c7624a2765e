-- A database with data in it, of 0016_history: see make.py
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
INSERT INTO "change" VALUES('01m81b1s4p5x5zmypvj9fq4pkw','2026-11-22T09:57:57.014214Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','cli','','','create','workspace','01m81b1s4ng2bymqj9ktp83q1w',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b1s4rdv7y84ra3km7bnem','2026-11-22T09:57:57.016456Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','cli','','','create','token','01m81b1s4r6hja0c5ya0z5c1ch',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b1s66r2yd2mmjzp84413z','2026-11-22T09:57:57.062787Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T09:57:57.062122Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1s6a0ftmv0cy67xxe6ar','2026-11-22T09:57:57.066075Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','cli','','','create','record','01m81b1s68prpzxcrjnecnjpj6',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T09:57:57.064728Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1s6r96pj99tgheya5cka','2026-11-22T09:57:57.080307Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','Éva Kovács','cli','','','create','token','01m81b1s6r27x9sxe9nev8wtxx',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b1s6vc6aw4t5jqj4ga23h','2026-11-22T09:57:57.083402Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','Éva Kovács','cli','','','create','token','01m81b1s6v5rdhmna89zjey8x9',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b1s71q4sfr2y1zpf69eeh','2026-11-22T09:57:57.089752Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','Éva Kovács','cli','','','create','token','01m81b1s71g7dk8mkag89sn0dt',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b1s777wv0htkfmw6eh8z4','2026-11-22T09:57:57.095278Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','Éva Kovács','cli','','','delete','token','01m81b1s71g7dk8mkag89sn0dt',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m81b1s7jwrwae1y9k5wwa4tv','2026-11-22T09:57:57.106933Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1s7eptj534g9vez2n7d0','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T09:57:57.106644Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1s7wxaw57k60g7rrpzxm','2026-11-22T09:57:57.116950Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1s7sk0xfddf1nrxkwkd6','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T09:57:57.116651Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1s87c3nzsp2dpeagkj35','2026-11-22T09:57:57.127402Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1s7zje73nn0wv7m79r9a','create','record','01m81b1s86rc5bgsr9tp9727er',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T09:57:57.126780Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1s8kssrwtg5kj2svhf0r','2026-11-22T09:57:57.139839Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','Éva Kovács','api','editor','01m81b1s8cftznjxmjag74vdvb','create','record','01m81b1s8kabhz8h0ackteq5x7',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T09:57:57.139331Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1s8v04z4s0n30e1ghmhf','2026-11-22T09:57:57.147017Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1s8qwwdwfqne620vc4vn','create','record','01m81b1s8tjvechkmcqatckpvn',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T09:57:57.146603Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1sc2fmhznhp4bj8m5c37','2026-11-22T09:57:57.250523Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','Éva Kovács','api','editor','01m81b1s90049t477qa73d4gh0','create','record','01m81b1sc1rfrntpc4qdt93d85',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T09:57:57.249783Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1scf8b2y3c4qw64ny45f','2026-11-22T09:57:57.263280Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1scc3wn28zmn0stpssfr','create','record','01m81b1scetqms4xrc0zq419dw',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T09:57:57.262855Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1scqb6f7fpznb4x5s2nd','2026-11-22T09:57:57.271372Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','Éva Kovács','api','editor','01m81b1scmd0wbfykh3mn8b767','create','record','01m81b1scpxw4z3h2re9fqpxvf',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T09:57:57.270956Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1scwxbj5czs4hvt6ynwq','2026-11-22T09:57:57.276954Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1scspfnfq0g8kk65a9np','create','record','01m81b1scwgkcxa3em5vajx8sr',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T09:57:57.276531Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1sd2vsynf84mqn7dfmdw','2026-11-22T09:57:57.282911Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1scz98he4pkwzqffqxfs','create','record','01m81b1sd1nf456a37p220097f',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T09:57:57.281687Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1sdda2g6p9h7ftt67wn1','2026-11-22T09:57:57.293340Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sd8vbjqaw9ks20q90e1','create','record','01m81b1sdct4rdesanwnncf52s',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T09:57:57.292836Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1sdvr5yf6rvxrakbfvcr','2026-11-22T09:57:57.307790Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sdr3h62mepgr9fftqqb','create','record','01m81b1sdts0jddp6dz3ks9w97',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:38863/gone","destinations":["http://127.0.0.1:38863/gone","http://127.0.0.1:38863/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T09:57:57.306800Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1se2k1xcxzzp498w9yxn','2026-11-22T09:57:57.314622Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sdzserqbcy880100bvf','create','record','01m81b1se24w7a4thj5fpa8gb2',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T09:57:57.314156Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1seb5kas5t6zgccxzcgt','2026-11-22T09:57:57.323205Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1se721900btv3am1a9qm','update','record','01m81b1se24w7a4thj5fpa8gb2',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T09:57:57.322460Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1sefy56edytknkq52vav','2026-11-22T09:57:57.327991Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1see4ectfydx35650h9r','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m81b1sem3hd30rgktw0fv1xg','2026-11-22T09:57:57.332133Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sehwjq9wndfy9cb1gbw','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m81b1sesj3vf51kt9fyxgxq4','2026-11-22T09:57:57.337599Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1seqm9ac9f4qzs19gkzp','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m81b1seykc1bz8v0eqve2br1','2026-11-22T09:57:57.342641Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sewktfwq1k4zawqgegk','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:38863/notify"}}',NULL);
INSERT INTO "change" VALUES('01m81b1sf3ydfrdtwj8342y46n','2026-11-22T09:57:57.347995Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sf1sfd79xdz9hngy65a','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m81b1sfn2xm1a06pz0et4djs','2026-11-22T09:57:57.365112Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sfd2bnags04zfa87khh','create','record','01m81b1sfmgjjqke0kvvp1pz3p',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T09:57:57.364530Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1sfzqqzj1x6168me9yvs','2026-11-22T09:57:57.375776Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sfw56ymnw522aws7mnq','create','record','01m81b1sfz8ba5jhr4ms4yvbbr',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T09:57:57.375267Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1sg7nz2vcfbetaja27vm','2026-11-22T09:57:57.383722Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sg45n9x7v4m8dmbm1r8','bulk_delete','record',NULL,'01m81b1sg750j47e8jj1kd6nk1',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m81b1sh7ybvf1q12yptfa1z9','2026-11-22T09:57:57.415989Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1sgz4fhnqpfrtt6w8ynm','create','record','01m81b1sh7c1fhjhq4yaagj2sd',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T09:57:57.415385Z"}',NULL);
INSERT INTO "change" VALUES('01m81b1zmcfhpx5nc2kgenpqh3','2026-11-22T09:58:03.660528Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b1zm78exycnmxsh9vfycz','update','record','01m81b1s86rc5bgsr9tp9727er',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T09:57:57.126780Z"}',NULL);
INSERT INTO "change" VALUES('01m81b201cny665wmp2zdwbstw','2026-11-22T09:58:04.076734Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','cli','','','create','invitation','01m81b201c15jfy5jvnf5v9zr0',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b204e4nw9epanptfh9kyr','2026-11-22T09:58:04.174175Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b201jebypsth3gs3xw3d8','import','record',NULL,'01m81b201n6wpmwa1220hhfxk0',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81b2090ymt1eexh6bwdjm8h','2026-11-22T09:58:04.321013Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b206y5ckx97ag0bng0qz4','import','record',NULL,'01m81b207khagh3jczh93kfg40',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81b20a1prbey0v6738v2hp7','2026-11-22T09:58:04.353764Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b209q8795w4326h57ghap','create','record','01m81b209y7z7xfm6gknb3rc6p',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T09:58:04.350255Z"}',NULL);
INSERT INTO "change" VALUES('01m81b20amwx3c8d75vfjpg3by','2026-11-22T09:58:04.372945Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b20adb02fyp0cx9zd7e0r','create','record','01m81b20amb9dvqdqpyhsnw6hp',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T09:58:04.372361Z"}',NULL);
INSERT INTO "change" VALUES('01m81b20azpxjc7w8fcj6tg4hg','2026-11-22T09:58:04.383754Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b20aw4g1yftnwjxxfrqvy','create','record','01m81b20az84zsyxe26ztxq6s2',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T09:58:04.383260Z"}',NULL);
INSERT INTO "change" VALUES('01m81b20bcwbp92tt2tres3613','2026-11-22T09:58:04.396920Z','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','Owner','api','first token','01m81b20b3y2wec3j0z2s5mw37','bulk_delete','record',NULL,'01m81b20bcetay17nm7pmpt1mp',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795341477126780,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795341477139331,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795341477146603,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795341477262855,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795341477270956,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795341477281687,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795341477126780,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795341477126780,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795341477126780,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795341477139331,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795341477139331,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795341477262855,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795341477262855,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795341477270956,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795341477270956,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795341477281687,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795341477281687,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795341477126780,'2026-11-22',2367035860144795122);
INSERT INTO "click_visitor" VALUES(1795341477139331,'2026-11-22',2367035860144795122);
INSERT INTO "click_visitor" VALUES(1795341477262855,'2026-11-22',2367035860144795122);
INSERT INTO "click_visitor" VALUES(1795341477270956,'2026-11-22',2367035860144795122);
INSERT INTO "click_visitor" VALUES(1795341477281687,'2026-11-22',2367035860144795122);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('090b860f8703fc3bd2949c00ad9f3b3c8b6367725659fba2a0e86b4a1f939cc6','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','{"tags":["spring"]}',2,'2026-11-22T10:58:04.452275Z');
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
INSERT INTO "delivery" VALUES('01m81b1xva4vhr8qrxtkv6yk0h','01m81b1s4ng2bymqj9ktp83q1w','01m81b1sdts0jddp6dz3ks9w97','destination.broken','http://127.0.0.1:38863/notify','{"type":"destination.broken","timestamp":"2026-11-22T09:58:01.834083Z","data":{"id":"01m81b1sdts0jddp6dz3ks9w97","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38863/gone","checked_at":"2026-11-22T09:58:01.815092Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T09:58:01.834196Z','2026-11-22T09:58:01.850312Z');
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
INSERT INTO "host" VALUES('localhost','01m81b1s660pwmzqvjrxmbw2xh','01m81b1s4ng2bymqj9ktp83q1w','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T09:57:57.687968Z','2026-11-22T09:57:57.062118Z','2026-11-22T09:57:57.062122Z','2026-11-22T16:15:11.929208Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m81b1s7jk3nr0s7hgxsac535','01m81b1s4ng2bymqj9ktp83q1w','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T09:58:03.083248Z"}]','','2026-11-22T09:58:03.083248Z','2026-11-22T09:57:57.106641Z','2026-11-22T09:57:57.106644Z','2026-11-22T10:08:08.610754Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m81b201c15jfy5jvnf5v9zr0','9dcd72ec1228a19e3afb559f27cb3cddda8cfadb2fa55601475865ef4666e9a8','01m81b1s4ng2bymqj9ktp83q1w','Ada@acme.test','manager','01m81b1s4mq2gks6tzsmf88vp6','2026-11-22T09:58:04.076073Z','2026-11-29T09:58:04.076002Z');
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
INSERT INTO "job" VALUES('01m81b1sg750j47e8jj1kd6nk1','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','bulk_delete','done','{"tags":["gone"]}','2026-11-22T09:57:57.382127Z',2,2,'2026-11-22T09:57:57.382127Z','2026-11-22T09:57:57.401149Z','2026-11-22T09:57:57.401149Z',1795341477375267,0,0,0,0,0,'',0,'api','first token','01m81b1sg45n9x7v4m8dmbm1r8');
INSERT INTO "job" VALUES('01m81b201n6wpmwa1220hhfxk0','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T09:58:04.085190Z',3,0,'2026-11-22T09:58:04.085243Z','2026-11-22T09:58:04.243357Z','2026-11-22T09:58:04.243357Z',0,2,0,1,4,0,'',0,'api','first token','01m81b201jebypsth3gs3xw3d8');
INSERT INTO "job" VALUES('01m81b207khagh3jczh93kfg40','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T09:58:04.275513Z',3,0,'2026-11-22T09:58:04.275581Z','2026-11-22T09:58:04.321145Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m81b206y5ckx97ag0bng0qz4');
INSERT INTO "job" VALUES('01m81b20bcetay17nm7pmpt1mp','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T09:58:04.394548Z',3,1,'2026-11-22T09:58:04.394548Z','2026-11-22T09:58:04.440555Z',NULL,1795341484350255,0,0,0,0,0,'',0,'api','first token','01m81b20b3y2wec3j0z2s5mw37');
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
INSERT INTO "kept_answer" VALUES('01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m81b1sh7c1fhjhq4yaagj2sd","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m81b1s4mq2gks6tzsmf88vp6","created_via":"api","created_at":"2026-11-22T09:57:57.415385Z","updated_at":"2026-11-22T09:57:57.415385Z","expired_at":null}]}
','2026-11-22T09:57:57.417129Z');
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
INSERT INTO "kept_record" VALUES('01m81b1sg7nz2vcfbetaja27vm',1795341477364530,'{"seq":1795341477364530,"id":"01m81b1sfmgjjqke0kvvp1pz3p","workspace_id":"01m81b1s4ng2bymqj9ktp83q1w","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81b1s4mq2gks6tzsmf88vp6","created_via":"api","updated_at":"2026-11-22T09:57:57.364530Z","broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81b1sg7nz2vcfbetaja27vm',1795341477375267,'{"seq":1795341477375267,"id":"01m81b1sfz8ba5jhr4ms4yvbbr","workspace_id":"01m81b1s4ng2bymqj9ktp83q1w","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81b1s4mq2gks6tzsmf88vp6","created_via":"api","updated_at":"2026-11-22T09:57:57.375267Z","broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81b20bcwbp92tt2tres3613',1795341484350255,'{"seq":1795341484350255,"id":"01m81b209y7z7xfm6gknb3rc6p","workspace_id":"01m81b1s4ng2bymqj9ktp83q1w","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81b1s4mq2gks6tzsmf88vp6","created_via":"api","updated_at":"2026-11-22T09:58:04.350255Z","broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','owner','2026-11-22T09:57:57.013833Z');
INSERT INTO "member" VALUES('01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','editor','2026-11-22T09:57:57.074102Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0002sp0r8dqffyp50','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','import','2026-11-22T09:58:04.171836Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072448576,'01e286vby0j0121mnvgjdpht3q','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','import','2026-11-22T09:58:04.319607Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477064728,'01m81b1s68prpzxcrjnecnjpj6','01m81b1s4ng2bymqj9ktp83q1w','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','cli','2026-11-22T09:57:57.064728Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477126780,'01m81b1s86rc5bgsr9tp9727er','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.126780Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477139331,'01m81b1s8kabhz8h0ackteq5x7','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s6g23p60pd0e300bgny','api','2026-11-22T09:57:57.139331Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477146603,'01m81b1s8tjvechkmcqatckpvn','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.146603Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477249783,'01m81b1sc1rfrntpc4qdt93d85','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$zVGymQyiH14klW9Y$fb93d9f25a62f155595b0b809ae636d6acea01ff0cdaa1aac9573a68ae38cb5a92f21604cf99d2941ffabf034a1dccb2d7637a391c9c08988de12a26fafd468d','off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s6g23p60pd0e300bgny','api','2026-11-22T09:57:57.249783Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477262855,'01m81b1scetqms4xrc0zq419dw','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.262855Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477270956,'01m81b1scpxw4z3h2re9fqpxvf','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s6g23p60pd0e300bgny','api','2026-11-22T09:57:57.270956Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477276531,'01m81b1scwgkcxa3em5vajx8sr','01m81b1s4ng2bymqj9ktp83q1w','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.276531Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477281687,'01m81b1sd1nf456a37p220097f','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.281687Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477292836,'01m81b1sdct4rdesanwnncf52s','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.292836Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477306800,'01m81b1sdts0jddp6dz3ks9w97','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:38863/gone','["http://127.0.0.1:38863/gone","http://127.0.0.1:38863/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.306800Z','[0]',1,NULL,NULL);
INSERT INTO "record" VALUES(1795341477314156,'01m81b1se24w7a4thj5fpa8gb2','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.322460Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341477415385,'01m81b1sh7c1fhjhq4yaagj2sd','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:57:57.415385Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341484171836,'01m81b204bt463cvs16v9dnyw9','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','import','2026-11-22T09:58:04.171836Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341484372361,'01m81b20amb9dvqdqpyhsnw6hp','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:58:04.372361Z',NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341484383260,'01m81b20az84zsyxe26ztxq6s2','01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b1s4mq2gks6tzsmf88vp6','api','2026-11-22T09:58:04.383260Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795341477306800,'2026-11-22T09:57:57.658914Z','http://127.0.0.1:38863/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795341477306800,'2026-11-22T09:57:57.660732Z','http://127.0.0.1:38863/gone','down','It answers with the status 404.',404,7);
INSERT INTO "record_check" VALUES(1795341477306800,'2026-11-22T09:57:59.810200Z','http://127.0.0.1:38863/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795341477306800,'2026-11-22T09:57:59.826282Z','http://127.0.0.1:38863/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795341477306800,'2026-11-22T09:58:01.815092Z','http://127.0.0.1:38863/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795341477306800,'2026-11-22T09:58:01.999952Z','http://127.0.0.1:38863/fine','up','',200,7);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m81b1s4ng2bymqj9ktp83q1w',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072448576,'01m81b1s4ng2bymqj9ktp83q1w',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795341477126780,'01m81b1s4ng2bymqj9ktp83q1w',4,2,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341477139331,'01m81b1s4ng2bymqj9ktp83q1w',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341477146603,'01m81b1s4ng2bymqj9ktp83q1w',0,1,'');
INSERT INTO "record_clicks" VALUES(1795341477262855,'01m81b1s4ng2bymqj9ktp83q1w',3,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341477270956,'01m81b1s4ng2bymqj9ktp83q1w',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341477281687,'01m81b1s4ng2bymqj9ktp83q1w',1,0,'2026-11-22');
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
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795341484372361,'01m81b1s4ng2bymqj9ktp83q1w','old');
INSERT INTO "record_tag" VALUES(1795341484383260,'01m81b1s4ng2bymqj9ktp83q1w','old');
INSERT INTO "record_tag" VALUES(1795341477126780,'01m81b1s4ng2bymqj9ktp83q1w','spring');
INSERT INTO "record_tag" VALUES(1795341477139331,'01m81b1s4ng2bymqj9ktp83q1w','spring');
INSERT INTO "record_tag" VALUES(1795341477126780,'01m81b1s4ng2bymqj9ktp83q1w','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1582971072448576,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477064728,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477126780,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477139331,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477146603,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477249783,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477262855,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477270956,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477276531,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477281687,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477292836,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477306800,'watchedgo.acme.testhttp://127.0.0.1:38863/gone');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477314156,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341477415385,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341484171836,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341484372361,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m81b1s4ng2bymqj9ktp83q1w',1795341484383260,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 09:57:56.891088');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 09:57:56.894949');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 09:57:56.902665');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 09:57:56.906822');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 09:57:56.910464');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 09:57:56.915179');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 09:57:56.918480');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 09:57:56.923192');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 09:57:56.925123');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 09:57:56.927382');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 09:57:56.935228');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 09:57:56.938537');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 09:57:56.946600');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 09:57:56.951471');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 09:57:56.955754');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 09:57:56.964822');
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
INSERT INTO "session" VALUES('01m81b2015xye39281vcqyfmk9','b4b67c2d55cd1f74bc535a850054c91eae6104008ca524567ea176c20cbb2b40','01m81b1s4mq2gks6tzsmf88vp6','01m81b1s4ng2bymqj9ktp83q1w','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T09:58:04.069710Z','2026-11-22T09:58:04.069710Z','2026-12-22T09:58:04.069710Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('e4a6c7ffd4b9e4b29d9408df59f2f66059401e4cb3b7caf195953a4deda728f2','01m81b1s4mq2gks6tzsmf88vp6','2026-11-22T10:28:04.071486Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','43ca9763f6f7c380bf3531deb92610c2 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 f6fe9705a1b6daa6e978fbff275ba99e');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','old',2);
INSERT INTO "tag_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','spring',2);
INSERT INTO "tag_count" VALUES('01m81b1s4ng2bymqj9ktp83q1w','Überblick',1);
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
INSERT INTO "token" VALUES('01m81b1s4r6hja0c5ya0z5c1ch','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s4mq2gks6tzsmf88vp6','api','first token','owner','fe5be124781e8acc437993584a7be595dcf6034db608f81a9d55d2e9ec59e6fd','2026-11-22T09:57:57.016226Z',NULL,'2026-11-22T09:57:57.103843Z',NULL);
INSERT INTO "token" VALUES('01m81b1s6r27x9sxe9nev8wtxx','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','mcp','agent','viewer','93ca2aa5fc9c874498d7ebcd024afbd704eac4f106d546bad4d0eeb2c4a8bee0','2026-11-22T09:57:57.080092Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m81b1s6v5rdhmna89zjey8x9','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','api','editor','editor','7959e74296f0c3983fb82c6cdc08f508853f6cadca148a9be1d5cd870b655028','2026-11-22T09:57:57.083199Z',NULL,'2026-11-22T09:57:57.133469Z',NULL);
INSERT INTO "token" VALUES('01m81b1s71g7dk8mkag89sn0dt','01m81b1s4ng2bymqj9ktp83q1w','01m81b1s6g23p60pd0e300bgny','api','revoked','editor','0c5e94e429c18aa67235d48ee68837739a6b35b5a72e4ed12e347aca08e76a61','2026-11-22T09:57:57.089539Z',NULL,NULL,'2026-11-22T09:57:57.095075Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m81b1s4mq2gks6tzsmf88vp6','Owner','owner@localhost','2026-11-22T09:57:57.012783Z','2026-11-22T09:58:04.067678Z','scrypt:16384:8:6$U8vgCuNZUoqeCVZ4$7aca40253707d205f2ad0f60795434accb0632829c9523e6e1109c0c34305ea992ba44fd0c589aff07d763758a282ce385662aee76077255b87a083dec9f289a');
INSERT INTO "user" VALUES('01m81b1s6g23p60pd0e300bgny','Éva Kovács','Eva@acme.test','2026-11-22T09:57:57.072092Z','2026-11-22T09:57:57.072102Z',NULL);
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
INSERT INTO "watch" VALUES(1795341477306800,'http://127.0.0.1:38863/fine','up',0,7,'2026-11-22T09:58:01.999952Z','2026-11-22T09:58:03.862773Z');
INSERT INTO "watch" VALUES(1795341477306800,'http://127.0.0.1:38863/gone','down',3,NULL,'2026-11-22T09:58:01.815092Z','2026-11-22T09:58:03.850519Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m81b1s4ng2bymqj9ktp83q1w','Acmé','2026-11-22T09:57:57.013537Z','2026-11-22T09:57:57.347779Z','{"country":"DE","notify_url":"http://127.0.0.1:38863/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m81b1s4ng2bymqj9ktp83q1w','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m81b1s4ng2bymqj9ktp83q1w','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m81b1s4ng2bymqj9ktp83q1w','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m81b1s4ng2bymqj9ktp83q1w','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m81b1s4ng2bymqj9ktp83q1w','2026-11-22',2367035860144795122);
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
CREATE INDEX record_by_last_click ON record_clicks (workspace_id, last_day);
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
COMMIT;
