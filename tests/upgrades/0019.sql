-- A database with data in it, of 0019_preferences: see make.py
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
INSERT INTO "change" VALUES('01m81yfr1wsa501js8p4p2r8jv','2026-11-22T15:37:37.596824Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','cli','','','create','workspace','01m81yfr1wdp0dbkwwfqyrbgrv',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfr1z3gyafnf0a102wcn6','2026-11-22T15:37:37.599125Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','cli','','','create','token','01m81yfr1yvpqwgk1k0p57zrt0',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfr40chak3q9zrkpzemhx','2026-11-22T15:37:37.664418Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T15:37:37.663802Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfr46jspzg4gwcett76tg','2026-11-22T15:37:37.670616Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','cli','','','create','record','01m81yfr46345m5em9a5s8khrm',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T15:37:37.670100Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfr4hcngx9azsahy2zwg8','2026-11-22T15:37:37.681417Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','cli','','','create','token','01m81yfr4h6shkdryyedxwyn57',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfr4vnb0phy7kfd81drz2','2026-11-22T15:37:37.691696Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','cli','','','create','token','01m81yfr4vee2vdqt95zhd1y52',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfr4zb44yrjnn5mwegx0d','2026-11-22T15:37:37.695368Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','cli','','','create','token','01m81yfr4z4znf37ggtnh84ycm',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfr533sx3b5exmjjqk2c2','2026-11-22T15:37:37.699140Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','cli','','','delete','token','01m81yfr4z4znf37ggtnh84ycm',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfr5f1tqa43snvm7v721a','2026-11-22T15:37:37.711070Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfr5b22maekrv1p1xnmr5','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T15:37:37.710795Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfr63x435wh16n0haycn1','2026-11-22T15:37:37.731945Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfr5s2jkbqwj6yd0qe48j','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T15:37:37.731631Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfr69qhayydencamm25ay','2026-11-22T15:37:37.737767Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfr67my2r8m5br94q13xn','create','record','01m81yfr69e3jezg2r2215qnwq',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T15:37:37.737451Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfr6v2vvzymtw9ta6h1j9','2026-11-22T15:37:37.755104Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','api','editor','01m81yfr6gfnpt911zqavw5071','create','record','01m81yfr6tt70c6wnxznky7k05',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T15:37:37.754839Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfr70ftj6a5gmrj13hh40','2026-11-22T15:37:37.760518Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfr6z3d5x23hwev6q1536','create','record','01m81yfr70baf3796gynx7p98s',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T15:37:37.760362Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrcgfzywnp9t2xvzfyd9','2026-11-22T15:37:37.936526Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','api','editor','01m81yfr77pgce5kh2st0kf7jm','create','record','01m81yfrcg7de50ranzc60wp01',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T15:37:37.936237Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrcqemwst5gt91p9anmn','2026-11-22T15:37:37.943481Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrcnc68grfajf8qgtxyx','create','record','01m81yfrcq87ntqkdzfvpwk17m',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T15:37:37.943263Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrcxmxfa9zvdkawtts8y','2026-11-22T15:37:37.949681Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','api','editor','01m81yfrcw059q4paptr1f87eh','create','record','01m81yfrcxfawhntkjqv2pjg7y',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T15:37:37.949490Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrd4n85gct9kyp5vh15d','2026-11-22T15:37:37.956693Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrd2x4c70egzrb2kedm8','create','record','01m81yfrd4fs0xg8jx74qgabm6',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T15:37:37.956505Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrd83f8sywr8shtztk82','2026-11-22T15:37:37.960123Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrd6j3vt6kmr06ze502e','create','record','01m81yfrd7xyc6w14qtkwge3pd',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T15:37:37.959958Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrdeqcwrt9z1nrmzjrqm','2026-11-22T15:37:37.966760Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrd9xwm513wz7gxetsdf','create','record','01m81yfrdehse52d0vnrkv53qk',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T15:37:37.966569Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrdn6qkhk4q3p46wjf59','2026-11-22T15:37:37.973229Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrdk8vr2xajewg93msa1','create','record','01m81yfrdmstkmtxswzc23y6d7',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:46005/gone","destinations":["http://127.0.0.1:46005/gone","http://127.0.0.1:46005/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T15:37:37.972826Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrdstbem4nert7d8avbn','2026-11-22T15:37:37.977856Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrdrch8rtxa84mq9kh8g','create','record','01m81yfrdsn7p60rbypybv2ps8',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T15:37:37.977679Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrdywpgy8q31q3my936g','2026-11-22T15:37:37.982936Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrdwecx13bw0753ftegp','update','record','01m81yfrdsn7p60rbypybv2ps8',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T15:37:37.982724Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfre3ypzyay0gzshs32xd','2026-11-22T15:37:37.987999Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfre2s6agk0y1tv2k9myv','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m81yfre8q0fxqv4nzmyzydkp','2026-11-22T15:37:37.992754Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfre5hkdfbzxwsd2191de','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m81yfrecmnary1x86azsv20c','2026-11-22T15:37:37.996675Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrebg0zgtb60hrzsdk0k','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m81yfrehpmrw8djyqr35xnkn','2026-11-22T15:37:38.001739Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfregkx81zjcxc2cjsqbj','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:46005/notify"}}',NULL);
INSERT INTO "change" VALUES('01m81yfreq2850ad63gxvv31nw','2026-11-22T15:37:38.007088Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrentvn70rab87e4ksxg','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m81yfrexdyth7f8w6rzws6h7','2026-11-22T15:37:38.013457Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrew4w7wghya8x11ppfq','create','record','01m81yfrex8aqje83fe4pqf2c1',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T15:37:38.013266Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrf33bm6j8axbmq7senn','2026-11-22T15:37:38.019119Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrf1t99kd3cnkdpxgph4','create','record','01m81yfrf2xppw37szd25r646h',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T15:37:38.018950Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfrf94x36kxdpf8qkwbg6','2026-11-22T15:37:38.025171Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrf70f5aqtjj4y0zzxcm','bulk_delete','record',NULL,'01m81yfrf8p2y8enxpgsbkfa9p',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m81yfrgbm4brhte80s9930ws','2026-11-22T15:37:38.059657Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfrg6s14fpkjbg05853wh','create','record','01m81yfrgbcy2qa6yg7mwkrf89',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T15:37:38.059414Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfyh3j9bdj4124hz2szxv','2026-11-22T15:37:44.227600Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfyh2gns4wc320djm9qjv','update','record','01m81yfr69e3jezg2r2215qnwq',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T15:37:37.737451Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfyzg5vh3q99mda5m48j0','2026-11-22T15:37:44.688201Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','cli','','','create','invitation','01m81yfyzfx7zqvzeehps95b63',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfz0eapc4cj7cd3z05vdc','2026-11-22T15:37:44.718360Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfyzk16gzrj0zqaef9hak','import','record',NULL,'01m81yfyzmqjyd30nrzevzvcgj',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfz1ghjfaqm1mk27wgenk','2026-11-22T15:37:44.752577Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfz162p7vm0f6yk35ee9h','import','record',NULL,'01m81yfz17qzjqamg1gxnqwvk9',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81yfz21v4792seghafg5tv3','2026-11-22T15:37:44.769880Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfz207a31hr39hmx858vd','create','record','01m81yfz21mbsketsa106gqx6t',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T15:37:44.769651Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfz3tpmd40sh4wn83fg6r','2026-11-22T15:37:44.826737Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfz2dymdbkndsvbjvcsxf','create','record','01m81yfz3tfjxt0xx59mnty79g',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T15:37:44.826498Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfz44ne3sx75q63dtdb7h','2026-11-22T15:37:44.836700Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfz41d9dpxkj57y8hx5rk','create','record','01m81yfz44dsvzs1znv5q6s0fc',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T15:37:44.836441Z"}',NULL);
INSERT INTO "change" VALUES('01m81yfz4cwsrkfafgjv44h4z7','2026-11-22T15:37:44.844934Z','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','Owner','api','first token','01m81yfz4a6pgjy10p1byws950','bulk_delete','record',NULL,'01m81yfz4chdw3sj52mqyc79wm',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795361857737451,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795361857754839,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795361857760362,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795361857943263,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795361857949490,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795361857959958,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795361857737451,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795361857737451,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795361857737451,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795361857754839,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795361857754839,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795361857943263,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795361857943263,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795361857949490,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795361857949490,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795361857959958,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795361857959958,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795361857737451,'2026-11-22',-5833739692574133396);
INSERT INTO "click_visitor" VALUES(1795361857754839,'2026-11-22',-5833739692574133396);
INSERT INTO "click_visitor" VALUES(1795361857943263,'2026-11-22',-5833739692574133396);
INSERT INTO "click_visitor" VALUES(1795361857949490,'2026-11-22',-5833739692574133396);
INSERT INTO "click_visitor" VALUES(1795361857959958,'2026-11-22',-5833739692574133396);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('821d817079b4141def33f20ee2dc4a33596716f2527761d7447849958fb56639','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','{"tags":["spring"]}',2,'2026-11-22T16:37:44.861133Z');
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
INSERT INTO "delivery" VALUES('01m81yfwmrr0qe5q3zxpq0vyj4','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfrdmstkmtxswzc23y6d7','destination.broken','http://127.0.0.1:46005/notify','{"type":"destination.broken","timestamp":"2026-11-22T15:37:42.296735Z","data":{"id":"01m81yfrdmstkmtxswzc23y6d7","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:46005/gone","checked_at":"2026-11-22T15:37:42.275758Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T15:37:42.296793Z','2026-11-22T15:37:42.323515Z');
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
INSERT INTO "host" VALUES('localhost','01m81yfr3zqgr46tesch51n1fw','01m81yfr1wdp0dbkwwfqyrbgrv','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T15:37:38.331503Z','2026-11-22T15:37:37.663798Z','2026-11-22T15:37:37.663802Z','2026-11-22T21:27:56.261656Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m81yfr5er0t9ed784gv8xc9g','01m81yfr1wdp0dbkwwfqyrbgrv','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T15:37:43.719975Z"}]','','2026-11-22T15:37:43.719975Z','2026-11-22T15:37:37.710792Z','2026-11-22T15:37:37.710795Z','2026-11-22T15:47:59.962224Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m81yfyzfx7zqvzeehps95b63','6d8608265f968fb1e4bbbe511da115a46fb1a513166e854ccba63bcfd9f90830','01m81yfr1wdp0dbkwwfqyrbgrv','Ada@acme.test','manager','01m81yfr1vta8qpty14cmhpgd0','2026-11-22T15:37:44.687957Z','2026-11-29T15:37:44.687916Z');
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
INSERT INTO "job" VALUES('01m81yfrf8p2y8enxpgsbkfa9p','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','bulk_delete','done','{"tags":["gone"]}','2026-11-22T15:37:38.023845Z',2,2,'2026-11-22T15:37:38.023845Z','2026-11-22T15:37:38.052398Z','2026-11-22T15:37:38.052398Z',1795361858018950,0,0,0,0,0,'',0,'api','first token','01m81yfrf70f5aqtjj4y0zzxcm');
INSERT INTO "job" VALUES('01m81yfyzmqjyd30nrzevzvcgj','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T15:37:44.692736Z',3,0,'2026-11-22T15:37:44.692768Z','2026-11-22T15:37:44.729684Z','2026-11-22T15:37:44.729684Z',0,2,0,1,4,0,'',0,'api','first token','01m81yfyzk16gzrj0zqaef9hak');
INSERT INTO "job" VALUES('01m81yfz17qzjqamg1gxnqwvk9','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T15:37:44.743751Z',3,0,'2026-11-22T15:37:44.743780Z','2026-11-22T15:37:44.752637Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m81yfz162p7vm0f6yk35ee9h');
INSERT INTO "job" VALUES('01m81yfz4chdw3sj52mqyc79wm','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T15:37:44.843086Z',3,1,'2026-11-22T15:37:44.843086Z','2026-11-22T15:37:44.851261Z',NULL,1795361864769651,0,0,0,0,0,'',0,'api','first token','01m81yfz4a6pgjy10p1byws950');
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
INSERT INTO "kept_answer" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m81yfrgbcy2qa6yg7mwkrf89","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m81yfr1vta8qpty14cmhpgd0","created_via":"api","created_at":"2026-11-22T15:37:38.059414Z","updated_at":"2026-11-22T15:37:38.059414Z","expired_at":null}]}
','2026-11-22T15:37:38.060005Z');
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
INSERT INTO "kept_record" VALUES('01m81yfrf94x36kxdpf8qkwbg6',1795361858013266,'{"seq":1795361858013266,"id":"01m81yfrex8aqje83fe4pqf2c1","workspace_id":"01m81yfr1wdp0dbkwwfqyrbgrv","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81yfr1vta8qpty14cmhpgd0","created_via":"api","updated_at":"2026-11-22T15:37:38.013266Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81yfrf94x36kxdpf8qkwbg6',1795361858018950,'{"seq":1795361858018950,"id":"01m81yfrf2xppw37szd25r646h","workspace_id":"01m81yfr1wdp0dbkwwfqyrbgrv","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81yfr1vta8qpty14cmhpgd0","created_via":"api","updated_at":"2026-11-22T15:37:38.018950Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81yfz4cwsrkfafgjv44h4z7',1795361864769651,'{"seq":1795361864769651,"id":"01m81yfz21mbsketsa106gqx6t","workspace_id":"01m81yfr1wdp0dbkwwfqyrbgrv","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81yfr1vta8qpty14cmhpgd0","created_via":"api","updated_at":"2026-11-22T15:37:44.769651Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','owner','2026-11-22T15:37:37.596629Z');
INSERT INTO "member" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','editor','2026-11-22T15:37:37.678772Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000wmdkft9kp93vdm','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','import','2026-11-22T15:37:44.717596Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072177990,'01e286vbnhyy1v6mhy322ydzeh','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','import','2026-11-22T15:37:44.752129Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857670100,'01m81yfr46345m5em9a5s8khrm','01m81yfr1wdp0dbkwwfqyrbgrv','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','cli','2026-11-22T15:37:37.670100Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857737451,'01m81yfr69e3jezg2r2215qnwq','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.737451Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857754839,'01m81yfr6tt70c6wnxznky7k05','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr4a8c2qwcywavqqnah4','api','2026-11-22T15:37:37.754839Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857760362,'01m81yfr70baf3796gynx7p98s','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.760362Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857936237,'01m81yfrcg7de50ranzc60wp01','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$X3Rn6roTbNl2KDgz$e495f0455d6ccf4287e052803657973fc282536ea4477b17723015d241748717b769f2b79eb8173c3db16498922893d15e3ea76765e0f96535091f0809d99759','off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr4a8c2qwcywavqqnah4','api','2026-11-22T15:37:37.936237Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857943263,'01m81yfrcq87ntqkdzfvpwk17m','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.943263Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857949490,'01m81yfrcxfawhntkjqv2pjg7y','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr4a8c2qwcywavqqnah4','api','2026-11-22T15:37:37.949490Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857956505,'01m81yfrd4fs0xg8jx74qgabm6','01m81yfr1wdp0dbkwwfqyrbgrv','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.956505Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857959958,'01m81yfrd7xyc6w14qtkwge3pd','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.959958Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857966569,'01m81yfrdehse52d0vnrkv53qk','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.966569Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857972826,'01m81yfrdmstkmtxswzc23y6d7','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:46005/gone','["http://127.0.0.1:46005/gone","http://127.0.0.1:46005/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.972826Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361857977679,'01m81yfrdsn7p60rbypybv2ps8','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:37.982724Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361858059414,'01m81yfrgbcy2qa6yg7mwkrf89','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:38.059414Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361864717596,'01m81yfz0djmvks3p2rcz4hjx2','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','import','2026-11-22T15:37:44.717596Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361864826498,'01m81yfz3tfjxt0xx59mnty79g','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:44.826498Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361864836441,'01m81yfz44dsvzs1znv5q6s0fc','01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yfr1vta8qpty14cmhpgd0','api','2026-11-22T15:37:44.836441Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795361857972826,'2026-11-22T15:37:38.305410Z','http://127.0.0.1:46005/gone','down','It answers with the status 404.',404,10);
INSERT INTO "record_check" VALUES(1795361857972826,'2026-11-22T15:37:38.306145Z','http://127.0.0.1:46005/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795361857972826,'2026-11-22T15:37:40.250411Z','http://127.0.0.1:46005/gone','down','It answers with the status 404.',404,5);
INSERT INTO "record_check" VALUES(1795361857972826,'2026-11-22T15:37:40.359283Z','http://127.0.0.1:46005/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795361857972826,'2026-11-22T15:37:42.275758Z','http://127.0.0.1:46005/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795361857972826,'2026-11-22T15:37:42.393148Z','http://127.0.0.1:46005/fine','up','',200,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m81yfr1wdp0dbkwwfqyrbgrv',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072177990,'01m81yfr1wdp0dbkwwfqyrbgrv',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795361857737451,'01m81yfr1wdp0dbkwwfqyrbgrv',4,2,'2026-11-22T15:37:38.520583Z');
INSERT INTO "record_clicks" VALUES(1795361857754839,'01m81yfr1wdp0dbkwwfqyrbgrv',1,0,'2026-11-22T15:37:38.520584Z');
INSERT INTO "record_clicks" VALUES(1795361857760362,'01m81yfr1wdp0dbkwwfqyrbgrv',0,1,'');
INSERT INTO "record_clicks" VALUES(1795361857943263,'01m81yfr1wdp0dbkwwfqyrbgrv',3,0,'2026-11-22T15:37:38.520586Z');
INSERT INTO "record_clicks" VALUES(1795361857949490,'01m81yfr1wdp0dbkwwfqyrbgrv',1,0,'2026-11-22T15:37:38.520587Z');
INSERT INTO "record_clicks" VALUES(1795361857959958,'01m81yfr1wdp0dbkwwfqyrbgrv',1,0,'2026-11-22T15:37:38.520588Z');
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
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795361864826498,'01m81yfr1wdp0dbkwwfqyrbgrv','old');
INSERT INTO "record_tag" VALUES(1795361864836441,'01m81yfr1wdp0dbkwwfqyrbgrv','old');
INSERT INTO "record_tag" VALUES(1795361857737451,'01m81yfr1wdp0dbkwwfqyrbgrv','spring');
INSERT INTO "record_tag" VALUES(1795361857754839,'01m81yfr1wdp0dbkwwfqyrbgrv','spring');
INSERT INTO "record_tag" VALUES(1795361857737451,'01m81yfr1wdp0dbkwwfqyrbgrv','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1582971072177990,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857670100,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857737451,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857754839,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857760362,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857936237,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857943263,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857949490,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857956505,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857959958,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857966569,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857972826,'watchedgo.acme.testhttp://127.0.0.1:46005/gone');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857977679,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361858059414,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361864717596,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361864826498,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361864836441,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857670100);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857760362);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857936237);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857956505);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857966569);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857972826);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361857977679);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361858059414);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361864717596);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361864826498);
INSERT INTO "record_unclicked" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv',1795361864836441);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 15:37:37.472131');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 15:37:37.474693');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 15:37:37.482475');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 15:37:37.486607');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 15:37:37.487324');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 15:37:37.490838');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 15:37:37.494300');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 15:37:37.496374');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 15:37:37.498731');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 15:37:37.503414');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 15:37:37.506695');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 15:37:37.507670');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 15:37:37.518390');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 15:37:37.519911');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 15:37:37.522223');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 15:37:37.532410');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 15:37:37.538870');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 15:37:37.544440');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 15:37:37.548033');
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
INSERT INTO "session" VALUES('01m81yfyywkyzkwye7k2jbxwqe','a5e16e0074fb9d091d4f72541f9622a1d70dbd4f7a6d2b8a9b7c3bd89b06c770','01m81yfr1vta8qpty14cmhpgd0','01m81yfr1wdp0dbkwwfqyrbgrv','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T15:37:44.668432Z','2026-11-22T15:37:44.668432Z','2026-12-22T15:37:44.668432Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('0cc5505c0514e0112d4e31ab3da2c8ff17a14b2d05d2bc51a3c97511fd3c83a2','01m81yfr1vta8qpty14cmhpgd0','2026-11-22T16:07:44.682095Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','4799398ce20d6ee3cfa6dd757472027f 13');
INSERT INTO "state" VALUES('generation','71');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 0876b1755f10cc0076a777c288af0cd5');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','old',2);
INSERT INTO "tag_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','spring',2);
INSERT INTO "tag_count" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','Überblick',1);
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
INSERT INTO "token" VALUES('01m81yfr1yvpqwgk1k0p57zrt0','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr1vta8qpty14cmhpgd0','api','first token','owner','508fc295a34f2c36cf1ddf91766949c3b92fd6d7b58bd17e77a492ebe81c43ea','2026-11-22T15:37:37.598902Z',NULL,'2026-11-22T15:37:37.721550Z',NULL);
INSERT INTO "token" VALUES('01m81yfr4h6shkdryyedxwyn57','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','mcp','agent','viewer','405b394f0ac6f8186b5ef75ba30b9b79d3cffab8d6de58e6b81d1d96b1174cf7','2026-11-22T15:37:37.681234Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m81yfr4vee2vdqt95zhd1y52','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','api','editor','editor','28715c22cb78b907291ca9d139a9c72ddedd976ed0f7cc2075bb4ebb3a83f8bf','2026-11-22T15:37:37.691481Z',NULL,'2026-11-22T15:37:37.745058Z',NULL);
INSERT INTO "token" VALUES('01m81yfr4z4znf37ggtnh84ycm','01m81yfr1wdp0dbkwwfqyrbgrv','01m81yfr4a8c2qwcywavqqnah4','api','revoked','editor','f67940ab13269bc935a3d93881a8b4178c10ffdeee5d2c880aadd236419cecf9','2026-11-22T15:37:37.695174Z',NULL,NULL,'2026-11-22T15:37:37.698959Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m81yfr1vta8qpty14cmhpgd0','Owner','owner@localhost','2026-11-22T15:37:37.595875Z','2026-11-22T15:37:44.666783Z','scrypt:16384:8:6$cYxHZrif0wz83wsU$4e92cfd5dc711453641d1e6dc5769a87cee3c7c0467e6d29c0fbd07043e24b73bd748263f755cd9c7a21112e57392c80067d1d21dd403252e791570184dd5af4','system','','',1);
INSERT INTO "user" VALUES('01m81yfr4a8c2qwcywavqqnah4','Éva Kovács','Eva@acme.test','2026-11-22T15:37:37.674285Z','2026-11-22T15:37:37.674292Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795361857972826,'http://127.0.0.1:46005/fine','up',0,2,'2026-11-22T15:37:42.393148Z','2026-11-22T15:37:44.408564Z');
INSERT INTO "watch" VALUES(1795361857972826,'http://127.0.0.1:46005/gone','down',3,NULL,'2026-11-22T15:37:42.275758Z','2026-11-22T15:37:44.420846Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','Acmé','2026-11-22T15:37:37.596451Z','2026-11-22T15:37:38.006912Z','{"country":"DE","notify_url":"http://127.0.0.1:46005/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m81yfr1wdp0dbkwwfqyrbgrv','2026-11-22',-5833739692574133396);
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
