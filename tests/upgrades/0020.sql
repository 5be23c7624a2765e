-- A database with data in it, of 0020_page_logo: see make.py
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
INSERT INTO "change" VALUES('01m81yczakq3f6zkdteafwbx3g','2026-11-22T15:36:06.739753Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','cli','','','create','workspace','01m81yczakbbt49cbqjp8ekpdq',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yczanv01ba4gtx7dsf85b','2026-11-22T15:36:06.741877Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','cli','','','create','token','01m81yczanm9fv85d59akecqz3',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yczcn4wazg8z2zn41f63c','2026-11-22T15:36:06.805177Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T15:36:06.804496Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczcvjv3xtcq5kmjvpvwb','2026-11-22T15:36:06.811618Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','cli','','','create','record','01m81yczcv5rs7gfdmkewsyxs9',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T15:36:06.811184Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczdgekhsjg64dnn190wa','2026-11-22T15:36:06.832479Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','Éva Kovács','cli','','','create','token','01m81yczdg82d19axg2rsgttke',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yczdjb1fkj1afffr5fgvg','2026-11-22T15:36:06.834364Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','Éva Kovács','cli','','','create','token','01m81yczdj53564cp0zj2k1xev',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yczdqaq881yyx8bqa48my','2026-11-22T15:36:06.839354Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','Éva Kovács','cli','','','create','token','01m81yczdq4w5v1e7wskvjtdgr',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yczdtmjaa81z30c9dqcn6','2026-11-22T15:36:06.842675Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','Éva Kovács','cli','','','delete','token','01m81yczdq4w5v1e7wskvjtdgr',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m81yczemd0k787kce3s19q57','2026-11-22T15:36:06.868430Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczebk3akqe7pbv9crwh9','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T15:36:06.868124Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczf4ekwd57gx6d6a59r9','2026-11-22T15:36:06.884479Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczf1wa6krccnbds929g7','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T15:36:06.884188Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczfmpzmtr4x60zqywjrp','2026-11-22T15:36:06.900752Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczfed1ec6bgzn24xjwd1','create','record','01m81yczfkdr335zn2grrcqh18',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T15:36:06.899440Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczg6yb3gbsdvm69pag0d','2026-11-22T15:36:06.918983Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','Éva Kovács','api','editor','01m81yczfx6gjcdatyet8pn022','create','record','01m81yczg6pnh5njqszff7187v',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T15:36:06.918725Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczgergpxkn8fwssa5es8','2026-11-22T15:36:06.926799Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczgb8w8nkfcqbam2m7cs','create','record','01m81yczgeh37ed8cxg98x18cd',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T15:36:06.926547Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczreqtz8a0qqnt81haxt','2026-11-22T15:36:07.182779Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','Éva Kovács','api','editor','01m81yczgqvyzhgsran524645j','create','record','01m81yczreexccnkzdzn1x5e1z',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T15:36:07.182477Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczrms5xet6k6j4hn2rtc','2026-11-22T15:36:07.188818Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczrk2n84wt6avcvc7hep','create','record','01m81yczrmkgfsrg9zqn29c2wc',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T15:36:07.188624Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczrzw1hd3d3b3d57xeqa','2026-11-22T15:36:07.199909Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','Éva Kovács','api','editor','01m81yczry2kgden98ytgpc26f','create','record','01m81yczrzp62vfqhkckk4qp9y',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T15:36:07.199710Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczs4kth0qvr4y7wbt2hf','2026-11-22T15:36:07.204655Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczs34qbh1fh9wtdrt4n8','create','record','01m81yczs4eg14wq9f59a1189w',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T15:36:07.204464Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczsjbqqwmtnxg74ntzpd','2026-11-22T15:36:07.218389Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczsd4ycj54q1am3gw2q5','create','record','01m81yczsj3gspxd291kqyb2a8',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T15:36:07.218112Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczss5bbwg5qsw0py7kg2','2026-11-22T15:36:07.225183Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczsqjmfhbym37sfgd4m4','create','record','01m81yczss017psbadenvy1z9z',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T15:36:07.225001Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczt4wek5yn26t77yqcbv','2026-11-22T15:36:07.236926Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczt2nyf1fr99j92w8bq7','create','record','01m81yczt4c5jsv9csgq3xmk1j',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:38089/gone","destinations":["http://127.0.0.1:38089/gone","http://127.0.0.1:38089/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T15:36:07.236389Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczt870tkbhbbapzy6940','2026-11-22T15:36:07.240236Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczt6mpxvpsxeq8mc7s01','create','record','01m81yczt822435d88rbm48gt0',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T15:36:07.240066Z"}',NULL);
INSERT INTO "change" VALUES('01m81ycztkmcf24ny3jkc2bsfe','2026-11-22T15:36:07.251671Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81ycztgryfd9ah34etxh8tt','update','record','01m81yczt822435d88rbm48gt0',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T15:36:07.251479Z"}',NULL);
INSERT INTO "change" VALUES('01m81ycztsr02dmfx6br3khsq1','2026-11-22T15:36:07.257786Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81ycztrdhc2rm0gexn8zktw','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m81yczv47ej9pm2r2vdc7axs','2026-11-22T15:36:07.268259Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczv0xz2q9hjc9n32rcfp','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m81yczvfrh87dmmvvbrjs1tx','2026-11-22T15:36:07.279800Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczvbx7tvntzhk4dp93qx','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m81yczvqyywtscnrf803hbct','2026-11-22T15:36:07.288006Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczvpmvevf6ezxs7tvxza','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:38089/notify"}}',NULL);
INSERT INTO "change" VALUES('01m81yczw6majqs8n44hgq6mbk','2026-11-22T15:36:07.302669Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczw0bmf6e5c9wny29jsh','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m81yczwcbry78mhkg8epnhzx','2026-11-22T15:36:07.308387Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczwax546qnj5gckgtgx0','create','record','01m81yczwc5xwjv9xzpdhqaqpe',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T15:36:07.308189Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczwmpy2k1n4vfx70ytnz','2026-11-22T15:36:07.316746Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczwkab4ddy1ewb678p89','create','record','01m81yczwmh3x3gj1xng4cfgax',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T15:36:07.316547Z"}',NULL);
INSERT INTO "change" VALUES('01m81yczwxpez1zzv8xasny0na','2026-11-22T15:36:07.325734Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczwv9w2c1d77k6zdyjfb','bulk_delete','record',NULL,'01m81yczwx597fdcj3kc4cqeh7',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m81yczxtyep62wd4m9z5392b','2026-11-22T15:36:07.354986Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yczxpqr2p42jtyz9j6s76','create','record','01m81yczxtre6x1rvdr1n5mcf6',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T15:36:07.354782Z"}',NULL);
INSERT INTO "change" VALUES('01m81yd5zsc312f17j1ynkvkme','2026-11-22T15:36:13.561407Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yd5zqxchag8ekx9d2meay','update','record','01m81yczfkdr335zn2grrcqh18',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T15:36:06.899440Z"}',NULL);
INSERT INTO "change" VALUES('01m81yd6880dmxeef05pzgc4xc','2026-11-22T15:36:13.832027Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','cli','','','create','invitation','01m81yd687qebqq1c39ztm42xg',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81yd68hm36ncsjasqq6my23','2026-11-22T15:36:13.841660Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yd68938xvph240y1eftyt','import','record',NULL,'01m81yd68ahmq6gqqg6swxs7r8',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81yd696k2ymw385djy123az','2026-11-22T15:36:13.862625Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yd68yf8djg70r85b9dq5x','import','record',NULL,'01m81yd68zr30qpc6xggsf2cp8',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81yd69g6h0f7cfajptbkse0','2026-11-22T15:36:13.872221Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yd69ekvhnjc7qstssjy5n','create','record','01m81yd69g00m3ezv35g5hkw95',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T15:36:13.872000Z"}',NULL);
INSERT INTO "change" VALUES('01m81yd69jx3670e3mp3rhgsqx','2026-11-22T15:36:13.874942Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yd69hkkrq8q01whqygzxp','create','record','01m81yd69jrjah3zschg402xek',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T15:36:13.874786Z"}',NULL);
INSERT INTO "change" VALUES('01m81yd69n4rd289p7efpra4jh','2026-11-22T15:36:13.877163Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yd69m1a9j06h82fq6g6vk','create','record','01m81yd69n0mmn6wrca4d427bn',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T15:36:13.877020Z"}',NULL);
INSERT INTO "change" VALUES('01m81yd69s6rmwkxsmpkghmzre','2026-11-22T15:36:13.881228Z','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','Owner','api','first token','01m81yd69phazpaeyk9fw3t638','bulk_delete','record',NULL,'01m81yd69rteeatkns8vp0r4ya',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795361766899440,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795361766918725,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795361766926547,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795361767188624,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795361767199710,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795361767218112,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795361766899440,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795361766899440,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795361766899440,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795361766918725,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795361766918725,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795361767188624,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795361767188624,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795361767199710,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795361767199710,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795361767218112,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795361767218112,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795361766899440,'2026-11-22',2201283685623845253);
INSERT INTO "click_visitor" VALUES(1795361766918725,'2026-11-22',2201283685623845253);
INSERT INTO "click_visitor" VALUES(1795361767188624,'2026-11-22',2201283685623845253);
INSERT INTO "click_visitor" VALUES(1795361767199710,'2026-11-22',2201283685623845253);
INSERT INTO "click_visitor" VALUES(1795361767218112,'2026-11-22',2201283685623845253);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('e115956cbc23d42ed994276a6d39ada9e96f88ac4ccae769ee826ebc69b367bd','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','{"tags":["spring"]}',2,'2026-11-22T16:36:13.895294Z');
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
INSERT INTO "delivery" VALUES('01m81yd45wdk2y95x1bf7phe4t','01m81yczakbbt49cbqjp8ekpdq','01m81yczt4c5jsv9csgq3xmk1j','destination.broken','http://127.0.0.1:38089/notify','{"type":"destination.broken","timestamp":"2026-11-22T15:36:11.708388Z","data":{"id":"01m81yczt4c5jsv9csgq3xmk1j","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:38089/gone","checked_at":"2026-11-22T15:36:11.693704Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T15:36:11.708459Z','2026-11-22T15:36:11.721094Z');
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
INSERT INTO "host" VALUES('localhost','01m81yczcme3psvexqj4csj7pb','01m81yczakbbt49cbqjp8ekpdq','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T15:36:07.663267Z','2026-11-22T15:36:06.804493Z','2026-11-22T15:36:06.804496Z','2026-11-22T21:14:29.593082Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m81yczem2r79s4j9zscdf6mg','01m81yczakbbt49cbqjp8ekpdq','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T15:36:13.053893Z"}]','','2026-11-22T15:36:13.053893Z','2026-11-22T15:36:06.868120Z','2026-11-22T15:36:06.868124Z','2026-11-22T15:46:18.471558Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m81yd687qebqq1c39ztm42xg','3feba00177070de14da8b8d59864bd8837f5e80a1a74ea27f1366c7f98ffccf8','01m81yczakbbt49cbqjp8ekpdq','Ada@acme.test','manager','01m81yczajpsfkqk0n0rp03987','2026-11-22T15:36:13.831766Z','2026-11-29T15:36:13.831736Z');
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
INSERT INTO "job" VALUES('01m81yczwx597fdcj3kc4cqeh7','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','bulk_delete','done','{"tags":["gone"]}','2026-11-22T15:36:07.324314Z',2,2,'2026-11-22T15:36:07.324314Z','2026-11-22T15:36:07.347756Z','2026-11-22T15:36:07.347756Z',1795361767316547,0,0,0,0,0,'',0,'api','first token','01m81yczwv9w2c1d77k6zdyjfb');
INSERT INTO "job" VALUES('01m81yd68ahmq6gqqg6swxs7r8','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T15:36:13.834548Z',3,0,'2026-11-22T15:36:13.834577Z','2026-11-22T15:36:13.849682Z','2026-11-22T15:36:13.849682Z',0,2,0,1,4,0,'',0,'api','first token','01m81yd68938xvph240y1eftyt');
INSERT INTO "job" VALUES('01m81yd68zr30qpc6xggsf2cp8','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T15:36:13.855758Z',3,0,'2026-11-22T15:36:13.855783Z','2026-11-22T15:36:13.862680Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m81yd68yf8djg70r85b9dq5x');
INSERT INTO "job" VALUES('01m81yd69rteeatkns8vp0r4ya','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T15:36:13.879396Z',3,1,'2026-11-22T15:36:13.879396Z','2026-11-22T15:36:13.887174Z',NULL,1795361773872000,0,0,0,0,0,'',0,'api','first token','01m81yd69phazpaeyk9fw3t638');
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
INSERT INTO "kept_answer" VALUES('01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m81yczxtre6x1rvdr1n5mcf6","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m81yczajpsfkqk0n0rp03987","created_via":"api","created_at":"2026-11-22T15:36:07.354782Z","updated_at":"2026-11-22T15:36:07.354782Z","expired_at":null}]}
','2026-11-22T15:36:07.355447Z');
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
INSERT INTO "kept_record" VALUES('01m81yczwxpez1zzv8xasny0na',1795361767308189,'{"seq":1795361767308189,"id":"01m81yczwc5xwjv9xzpdhqaqpe","workspace_id":"01m81yczakbbt49cbqjp8ekpdq","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81yczajpsfkqk0n0rp03987","created_via":"api","updated_at":"2026-11-22T15:36:07.308189Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81yczwxpez1zzv8xasny0na',1795361767316547,'{"seq":1795361767316547,"id":"01m81yczwmh3x3gj1xng4cfgax","workspace_id":"01m81yczakbbt49cbqjp8ekpdq","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81yczajpsfkqk0n0rp03987","created_via":"api","updated_at":"2026-11-22T15:36:07.316547Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81yd69s6rmwkxsmpkghmzre',1795361773872000,'{"seq":1795361773872000,"id":"01m81yd69g00m3ezv35g5hkw95","workspace_id":"01m81yczakbbt49cbqjp8ekpdq","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81yczajpsfkqk0n0rp03987","created_via":"api","updated_at":"2026-11-22T15:36:13.872000Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','owner','2026-11-22T15:36:06.739559Z');
INSERT INTO "member" VALUES('01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','editor','2026-11-22T15:36:06.825481Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000x562qgep3dg6wj','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','import','2026-11-22T15:36:13.840910Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072756882,'01e286vc7mvj39hqjr58zr7hjz','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','import','2026-11-22T15:36:13.862212Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361766811184,'01m81yczcv5rs7gfdmkewsyxs9','01m81yczakbbt49cbqjp8ekpdq','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','cli','2026-11-22T15:36:06.811184Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361766899440,'01m81yczfkdr335zn2grrcqh18','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:06.899440Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361766918725,'01m81yczg6pnh5njqszff7187v','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczd1qreb10h70js5q4vm','api','2026-11-22T15:36:06.918725Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361766926547,'01m81yczgeh37ed8cxg98x18cd','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:06.926547Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767182477,'01m81yczreexccnkzdzn1x5e1z','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$SzqVuCTNmNxFzsLl$cd064ce45343fbcb16e3e30e8ac32fe135f39f6259a0b2fbdd0ff3516b22c70c17828c500fa10d1cdb4ace251511e40fe9cc436a3b5e0a77abe1797a36bccaa8','off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczd1qreb10h70js5q4vm','api','2026-11-22T15:36:07.182477Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767188624,'01m81yczrmkgfsrg9zqn29c2wc','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:07.188624Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767199710,'01m81yczrzp62vfqhkckk4qp9y','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczd1qreb10h70js5q4vm','api','2026-11-22T15:36:07.199710Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767204464,'01m81yczs4eg14wq9f59a1189w','01m81yczakbbt49cbqjp8ekpdq','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:07.204464Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767218112,'01m81yczsj3gspxd291kqyb2a8','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:07.218112Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767225001,'01m81yczss017psbadenvy1z9z','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:07.225001Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767236389,'01m81yczt4c5jsv9csgq3xmk1j','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:38089/gone','["http://127.0.0.1:38089/gone","http://127.0.0.1:38089/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:07.236389Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767240066,'01m81yczt822435d88rbm48gt0','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:07.251479Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361767354782,'01m81yczxtre6x1rvdr1n5mcf6','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:07.354782Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361773840910,'01m81yd68gwetw9ea8vwatmzc4','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','import','2026-11-22T15:36:13.840910Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361773874786,'01m81yd69jrjah3zschg402xek','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:13.874786Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795361773877020,'01m81yd69n0mmn6wrca4d427bn','01m81yczakbbt49cbqjp8ekpdq','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81yczajpsfkqk0n0rp03987','api','2026-11-22T15:36:13.877020Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795361767236389,'2026-11-22T15:36:07.635742Z','http://127.0.0.1:38089/gone','down','It answers with the status 404.',404,10);
INSERT INTO "record_check" VALUES(1795361767236389,'2026-11-22T15:36:07.639948Z','http://127.0.0.1:38089/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795361767236389,'2026-11-22T15:36:09.501131Z','http://127.0.0.1:38089/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795361767236389,'2026-11-22T15:36:09.517209Z','http://127.0.0.1:38089/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795361767236389,'2026-11-22T15:36:11.678734Z','http://127.0.0.1:38089/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795361767236389,'2026-11-22T15:36:11.693704Z','http://127.0.0.1:38089/gone','down','It answers with the status 404.',404,3);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m81yczakbbt49cbqjp8ekpdq',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072756882,'01m81yczakbbt49cbqjp8ekpdq',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795361766899440,'01m81yczakbbt49cbqjp8ekpdq',4,2,'2026-11-22T15:36:07.836819Z');
INSERT INTO "record_clicks" VALUES(1795361766918725,'01m81yczakbbt49cbqjp8ekpdq',1,0,'2026-11-22T15:36:07.836820Z');
INSERT INTO "record_clicks" VALUES(1795361766926547,'01m81yczakbbt49cbqjp8ekpdq',0,1,'');
INSERT INTO "record_clicks" VALUES(1795361767188624,'01m81yczakbbt49cbqjp8ekpdq',3,0,'2026-11-22T15:36:07.836822Z');
INSERT INTO "record_clicks" VALUES(1795361767199710,'01m81yczakbbt49cbqjp8ekpdq',1,0,'2026-11-22T15:36:07.836823Z');
INSERT INTO "record_clicks" VALUES(1795361767218112,'01m81yczakbbt49cbqjp8ekpdq',1,0,'2026-11-22T15:36:07.836824Z');
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
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795361773874786,'01m81yczakbbt49cbqjp8ekpdq','old');
INSERT INTO "record_tag" VALUES(1795361773877020,'01m81yczakbbt49cbqjp8ekpdq','old');
INSERT INTO "record_tag" VALUES(1795361766899440,'01m81yczakbbt49cbqjp8ekpdq','spring');
INSERT INTO "record_tag" VALUES(1795361766918725,'01m81yczakbbt49cbqjp8ekpdq','spring');
INSERT INTO "record_tag" VALUES(1795361766899440,'01m81yczakbbt49cbqjp8ekpdq','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1582971072756882,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361766811184,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361766899440,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361766918725,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361766926547,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767182477,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767188624,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767199710,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767204464,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767218112,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767225001,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767236389,'watchedgo.acme.testhttp://127.0.0.1:38089/gone');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767240066,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767354782,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361773840910,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361773874786,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361773877020,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361766811184);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361766926547);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767182477);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767204464);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767225001);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767236389);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767240066);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361767354782);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361773840910);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361773874786);
INSERT INTO "record_unclicked" VALUES('01m81yczakbbt49cbqjp8ekpdq',1795361773877020);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 15:36:06.412985');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 15:36:06.414909');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 15:36:06.428435');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 15:36:06.431902');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 15:36:06.437548');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 15:36:06.443899');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 15:36:06.446444');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 15:36:06.455855');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 15:36:06.466841');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 15:36:06.471368');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 15:36:06.483251');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 15:36:06.491001');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 15:36:06.503349');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 15:36:06.507125');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 15:36:06.511531');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 15:36:06.516409');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 15:36:06.523191');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 15:36:06.528972');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 15:36:06.536670');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 15:36:06.545745');
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
INSERT INTO "session" VALUES('01m81yd6851rsn24jp52pswddb','8d173267c7bbef1541d554eed23dda8124cab5a03fe071aa5b49b40486c6973b','01m81yczajpsfkqk0n0rp03987','01m81yczakbbt49cbqjp8ekpdq','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T15:36:13.828837Z','2026-11-22T15:36:13.828837Z','2026-12-22T15:36:13.828837Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('a4e238a2111edd65cc89fa37bb1dda8b7b0fc3e9b3025414f67761c8bef1aac0','01m81yczajpsfkqk0n0rp03987','2026-11-22T16:06:13.829676Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','aa4628b766e9042bf945984b1f56ec79 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 8a5ee2beab498326587c6db0e257b03f');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','old',2);
INSERT INTO "tag_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','spring',2);
INSERT INTO "tag_count" VALUES('01m81yczakbbt49cbqjp8ekpdq','Überblick',1);
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
INSERT INTO "token" VALUES('01m81yczanm9fv85d59akecqz3','01m81yczakbbt49cbqjp8ekpdq','01m81yczajpsfkqk0n0rp03987','api','first token','owner','bbd13d475bea5488bf1c7346cd8924223d9e4036322bb0bfc705ca7939a747a9','2026-11-22T15:36:06.741665Z',NULL,'2026-11-22T15:36:06.860855Z',NULL);
INSERT INTO "token" VALUES('01m81yczdg82d19axg2rsgttke','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','mcp','agent','viewer','d47e07419355bf17dff7063322aae5c61b56fcf041b058b12b426178dce53d03','2026-11-22T15:36:06.832277Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m81yczdj53564cp0zj2k1xev','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','api','editor','editor','e28aec0fabad232cc12b720fa7b1ba295f2b879ed90453b57df6904f559f7aef','2026-11-22T15:36:06.834179Z',NULL,'2026-11-22T15:36:06.909709Z',NULL);
INSERT INTO "token" VALUES('01m81yczdq4w5v1e7wskvjtdgr','01m81yczakbbt49cbqjp8ekpdq','01m81yczd1qreb10h70js5q4vm','api','revoked','editor','fb45bd055c90be34cc49f9b4416cd132038ec0d663d63b9e51c0bae4e2c01082','2026-11-22T15:36:06.839171Z',NULL,NULL,'2026-11-22T15:36:06.842501Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m81yczajpsfkqk0n0rp03987','Owner','owner@localhost','2026-11-22T15:36:06.738764Z','2026-11-22T15:36:13.827018Z','scrypt:16384:8:6$dwuoT3oJFD8MgDc4$51c7c7b59643ad3eefd83a708f9e78e32029b2fc0dd5be1a6ce78f31d18ce3f63f2e58ea3d4574550234fdf01b2886b66bd5179198398515c385e80a4dec5a19','system','','',1);
INSERT INTO "user" VALUES('01m81yczd1qreb10h70js5q4vm','Éva Kovács','Eva@acme.test','2026-11-22T15:36:06.817783Z','2026-11-22T15:36:06.817793Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795361767236389,'http://127.0.0.1:38089/fine','up',0,2,'2026-11-22T15:36:11.678734Z','2026-11-22T15:36:13.866975Z');
INSERT INTO "watch" VALUES(1795361767236389,'http://127.0.0.1:38089/gone','down',3,NULL,'2026-11-22T15:36:11.693704Z','2026-11-22T15:36:13.665665Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m81yczakbbt49cbqjp8ekpdq','Acmé','2026-11-22T15:36:06.739376Z','2026-11-22T15:36:07.302464Z','{"country":"DE","notify_url":"http://127.0.0.1:38089/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m81yczakbbt49cbqjp8ekpdq','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m81yczakbbt49cbqjp8ekpdq','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m81yczakbbt49cbqjp8ekpdq','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m81yczakbbt49cbqjp8ekpdq','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m81yczakbbt49cbqjp8ekpdq','2026-11-22',2201283685623845253);
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
