-- A database with data in it, of 0017_external_id: see make.py
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
INSERT INTO "change" VALUES('01m81b94yd2xav5rfdmn31fpq6','2026-11-22T10:01:58.477112Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','cli','','','create','workspace','01m81b94ych84p5wvhb03fjf9k',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b94ygm06ds22kz4k9hnmq','2026-11-22T10:01:58.480665Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','cli','','','create','token','01m81b94yg7jppwn91bbpet410',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b950jxbj9qj7kmztv8y68','2026-11-22T10:01:58.546966Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T10:01:58.546167Z"}',NULL);
INSERT INTO "change" VALUES('01m81b950ntpdsrzjpgg03b72f','2026-11-22T10:01:58.549873Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','cli','','','create','record','01m81b950n3vpckv8c0zwha4tr',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T10:01:58.549123Z"}',NULL);
INSERT INTO "change" VALUES('01m81b951d75wpgrgb800352ys','2026-11-22T10:01:58.573244Z','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','Éva Kovács','cli','','','create','token','01m81b951cxs9bagfawqvs88fe',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b951rtfpnmrstsmbnapxs','2026-11-22T10:01:58.584870Z','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','Éva Kovács','cli','','','create','token','01m81b951re3qrm56zpty72vf2',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b9520xhvqwg05meacyqav','2026-11-22T10:01:58.592972Z','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','Éva Kovács','cli','','','create','token','01m81b9520gh0496e8xks2tfyj',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b9527tthr8bwqcr48tj2b','2026-11-22T10:01:58.599893Z','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','Éva Kovács','cli','','','delete','token','01m81b9520gh0496e8xks2tfyj',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m81b952wqj48jg745hv8ttzs','2026-11-22T10:01:58.620771Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b952hs229s6n2cg51ee7m','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T10:01:58.620360Z"}',NULL);
INSERT INTO "change" VALUES('01m81b9533p5ae1w9b06sjp8sk','2026-11-22T10:01:58.627727Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b952zpa9j109465r833bf','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T10:01:58.627341Z"}',NULL);
INSERT INTO "change" VALUES('01m81b953ay0rzypfqrwa65b47','2026-11-22T10:01:58.634979Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95364aer46peqdjmyw3h','create','record','01m81b953aa592pt0ynqj1w101',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T10:01:58.634325Z"}',NULL);
INSERT INTO "change" VALUES('01m81b9587pzpgzc2tdn4t0mpm','2026-11-22T10:01:58.791751Z','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','Éva Kovács','api','editor','01m81b957z41c7psczsekaem8z','create','record','01m81b95872xr0wrs2gn81h549',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T10:01:58.791093Z"}',NULL);
INSERT INTO "change" VALUES('01m81b958mtkrabzj9zw4krzyn','2026-11-22T10:01:58.804869Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b958gjxtw46pmazx2tfe0','create','record','01m81b958ma1kec34ct35fm0bn',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T10:01:58.804321Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95e871sp8qzbch8z3m6z','2026-11-22T10:01:58.984241Z','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','Éva Kovács','api','editor','01m81b958ymzpwver9d0e8xsgn','create','record','01m81b95e7nxnqbeyc1a6s041x',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T10:01:58.983701Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95efshxg1rc7tm9gpwej','2026-11-22T10:01:58.991840Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95eb8jzrhrj9k9y8g4mp','create','record','01m81b95ef58wge1atsrdbwp4k',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T10:01:58.991168Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95eze7zwhvcem4ar0gy1','2026-11-22T10:01:59.007478Z','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','Éva Kovács','api','editor','01m81b95enjp6pqf4gmbd9fdmr','create','record','01m81b95exrkbemxvh49v7h3az',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T10:01:59.005787Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95fc4m5fr9s23rvbj56e','2026-11-22T10:01:59.020164Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95f47j09ya7z4abt3zdd','create','record','01m81b95fbmjt67jwecxjsg9bw',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T10:01:59.019658Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95fre1pj2hbahzd9gdtj','2026-11-22T10:01:59.032468Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95fmef2z1x7n8yexahn2','create','record','01m81b95fqxan09e4nybnh9rnw',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T10:01:59.031938Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95g7q3r64swy2zrqwh5z','2026-11-22T10:01:59.047757Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95g28416p5xg6137rh41','create','record','01m81b95g743x39457zn9f0ws4',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T10:01:59.047131Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95gqm1p66kp4knd2vxyq','2026-11-22T10:01:59.063662Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95ggea80qca4xwawh854','create','record','01m81b95gp7czdmc50n5n2qyz3',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:46565/gone","destinations":["http://127.0.0.1:46565/gone","http://127.0.0.1:46565/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T10:01:59.062236Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95h1nbzd3fpw3k5m5shx','2026-11-22T10:01:59.073698Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95gxydjns6fy1vf1yrmd','create','record','01m81b95h170psbsp8rdvw3ycr',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T10:01:59.073224Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95hmbshgajcnw4rbsmy5','2026-11-22T10:01:59.092408Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95h8ee9q4n6hwnwc43vr','update','record','01m81b95h170psbsp8rdvw3ycr',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T10:01:59.091476Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95j12f3n5zht865qhgqm','2026-11-22T10:01:59.105106Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95hyteedayg4zhkfqasx','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m81b95jetcwznbsgr03m98bk','2026-11-22T10:01:59.118873Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95j7kzt12vc8ghncgbr3','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m81b95jwaqmn23ckscw3t0fy','2026-11-22T10:01:59.132369Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95jrnrqm3qpq4hy1yq7v','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m81b95k4fpcez78fqv8gckj5','2026-11-22T10:01:59.140523Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95k2467abnq9nv4egmc6','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:46565/notify"}}',NULL);
INSERT INTO "change" VALUES('01m81b95kftamq7qaxkvh3p7xx','2026-11-22T10:01:59.151870Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95kd0rwjsa5v49y99z48','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m81b95kqn4db9zj0p3v20tej','2026-11-22T10:01:59.159693Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95kkkdc2tr50pq15yk0s','create','record','01m81b95kq4phpqzt50tf2zvmx',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T10:01:59.159150Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95m3qaxsszae4e5mrxdb','2026-11-22T10:01:59.171762Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95kzwm8fybsjpa0bwap2','create','record','01m81b95m3659b6m4pvt5wha3k',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T10:01:59.171197Z"}',NULL);
INSERT INTO "change" VALUES('01m81b95mb7z7w1xfyyswkeet3','2026-11-22T10:01:59.179277Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95m6px3fvd4zqe100hsc','bulk_delete','record',NULL,'01m81b95m9tchbv6tn3zq09b3a',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m81b95ngr62mt511q9n4eegj','2026-11-22T10:01:59.216790Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b95nbmvp2vdjgq73db5z0','create','record','01m81b95ng7s0f10qmgjh44e4m',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T10:01:59.216249Z"}',NULL);
INSERT INTO "change" VALUES('01m81b9bt35wfa75jzcfjpy0h4','2026-11-22T10:02:05.507227Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b9bsv2kp7zqdkpxcv8hjm','update','record','01m81b953aa592pt0ynqj1w101',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T10:01:58.634325Z"}',NULL);
INSERT INTO "change" VALUES('01m81b9c82a7p41jceqwd23gjs','2026-11-22T10:02:05.954358Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','cli','','','create','invitation','01m81b9c81q309gzhqvkc90bgj',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81b9c8xf0vtas2kbvr714js','2026-11-22T10:02:05.981517Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b9c87camqz9k5kqcc0wta','import','record',NULL,'01m81b9c89jyybhmtf9h6pwb2m',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81b9c9yp7y4aq1bc8ayc815','2026-11-22T10:02:06.014729Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b9c9a9e8z95xmypmh1rsf','import','record',NULL,'01m81b9c9gd7y7bdr8m5d2sqz3',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81b9cag79havq9pf9nff2dc','2026-11-22T10:02:06.032253Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b9cac8gf25fejd8s51z8b','create','record','01m81b9cafjyyrsmvrkhygz6j9',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T10:02:06.031606Z"}',NULL);
INSERT INTO "change" VALUES('01m81b9cb0tkpytz47n6cf3d7t','2026-11-22T10:02:06.048881Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b9caq0vmpcgnt976tb053','create','record','01m81b9caxrwzcjyak840z57kh',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T10:02:06.045796Z"}',NULL);
INSERT INTO "change" VALUES('01m81b9cbagekbcapgpe6f1q6c','2026-11-22T10:02:06.058540Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b9cb6p298w9vxg848nemz','create','record','01m81b9cb9yta3sjgj1rkp1qbs',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T10:02:06.057986Z"}',NULL);
INSERT INTO "change" VALUES('01m81b9cbpxtdfy8tjgcf15pc1','2026-11-22T10:02:06.070967Z','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','Owner','api','first token','01m81b9cbfezjkpkzx77rvcwyb','bulk_delete','record',NULL,'01m81b9cbpea813w7f1d0n6h41',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795341718634325,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795341718791093,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795341718804321,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795341718991168,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795341719005787,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795341719031938,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795341718634325,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795341718634325,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795341718634325,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795341718791093,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795341718791093,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795341718991168,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795341718991168,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795341719005787,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795341719005787,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795341719031938,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795341719031938,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795341718634325,'2026-11-22',-1955655904830751290);
INSERT INTO "click_visitor" VALUES(1795341718791093,'2026-11-22',-1955655904830751290);
INSERT INTO "click_visitor" VALUES(1795341718991168,'2026-11-22',-1955655904830751290);
INSERT INTO "click_visitor" VALUES(1795341719005787,'2026-11-22',-1955655904830751290);
INSERT INTO "click_visitor" VALUES(1795341719031938,'2026-11-22',-1955655904830751290);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('79cc660abb8eb1b2b58be4afb10d233af6a6584c50a1643974c19a82d59c4c80','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','{"tags":["spring"]}',2,'2026-11-22T11:02:06.094372Z');
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
INSERT INTO "delivery" VALUES('01m81b9a6kr50tvajd5a4a0w66','01m81b94ych84p5wvhb03fjf9k','01m81b95gp7czdmc50n5n2qyz3','destination.broken','http://127.0.0.1:46565/notify','{"type":"destination.broken","timestamp":"2026-11-22T10:02:03.859683Z","data":{"id":"01m81b95gp7czdmc50n5n2qyz3","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:46565/gone","checked_at":"2026-11-22T10:02:03.829372Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T10:02:03.859826Z','2026-11-22T10:02:03.878439Z');
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
INSERT INTO "host" VALUES('localhost','01m81b950g64fxb5r9rbccdg6f','01m81b94ych84p5wvhb03fjf9k','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T10:01:59.616060Z','2026-11-22T10:01:58.546162Z','2026-11-22T10:01:58.546167Z','2026-11-22T15:55:58.774025Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m81b952w9j9r0d6qrhkmcf1t','01m81b94ych84p5wvhb03fjf9k','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T10:02:04.991120Z"}]','','2026-11-22T10:02:04.991120Z','2026-11-22T10:01:58.620355Z','2026-11-22T10:01:58.620360Z','2026-11-22T10:12:08.546691Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m81b9c81q309gzhqvkc90bgj','b4d2ae575e94ef15e49cec7dd4fcd685a79f4c56cbf1535fe6bd2d8e07530122','01m81b94ych84p5wvhb03fjf9k','Ada@acme.test','manager','01m81b94ybpkwfj94dr3jn1qy8','2026-11-22T10:02:05.953764Z','2026-11-29T10:02:05.953715Z');
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
INSERT INTO "job" VALUES('01m81b95m9tchbv6tn3zq09b3a','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','bulk_delete','done','{"tags":["gone"]}','2026-11-22T10:01:59.176738Z',2,2,'2026-11-22T10:01:59.176738Z','2026-11-22T10:01:59.208695Z','2026-11-22T10:01:59.208695Z',1795341719171197,0,0,0,0,0,'',0,'api','first token','01m81b95m6px3fvd4zqe100hsc');
INSERT INTO "job" VALUES('01m81b9c89jyybhmtf9h6pwb2m','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T10:02:05.961583Z',3,0,'2026-11-22T10:02:05.961623Z','2026-11-22T10:02:05.991072Z','2026-11-22T10:02:05.991072Z',0,2,0,1,4,0,'',0,'api','first token','01m81b9c87camqz9k5kqcc0wta');
INSERT INTO "job" VALUES('01m81b9c9gd7y7bdr8m5d2sqz3','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T10:02:06.000395Z',3,0,'2026-11-22T10:02:06.000493Z','2026-11-22T10:02:06.014806Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m81b9c9a9e8z95xmypmh1rsf');
INSERT INTO "job" VALUES('01m81b9cbpea813w7f1d0n6h41','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T10:02:06.065040Z',3,1,'2026-11-22T10:02:06.065040Z','2026-11-22T10:02:06.081211Z',NULL,1795341726031606,0,0,0,0,0,'',0,'api','first token','01m81b9cbfezjkpkzx77rvcwyb');
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
INSERT INTO "kept_answer" VALUES('01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m81b95ng7s0f10qmgjh44e4m","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m81b94ybpkwfj94dr3jn1qy8","created_via":"api","created_at":"2026-11-22T10:01:59.216249Z","updated_at":"2026-11-22T10:01:59.216249Z","expired_at":null}]}
','2026-11-22T10:01:59.217913Z');
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
INSERT INTO "kept_record" VALUES('01m81b95mb7z7w1xfyyswkeet3',1795341719159150,'{"seq":1795341719159150,"id":"01m81b95kq4phpqzt50tf2zvmx","workspace_id":"01m81b94ych84p5wvhb03fjf9k","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81b94ybpkwfj94dr3jn1qy8","created_via":"api","updated_at":"2026-11-22T10:01:59.159150Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81b95mb7z7w1xfyyswkeet3',1795341719171197,'{"seq":1795341719171197,"id":"01m81b95m3659b6m4pvt5wha3k","workspace_id":"01m81b94ych84p5wvhb03fjf9k","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81b94ybpkwfj94dr3jn1qy8","created_via":"api","updated_at":"2026-11-22T10:01:59.171197Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81b9cbpxtdfy8tjgcf15pc1',1795341726031606,'{"seq":1795341726031606,"id":"01m81b9cafjyyrsmvrkhygz6j9","workspace_id":"01m81b94ych84p5wvhb03fjf9k","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81b94ybpkwfj94dr3jn1qy8","created_via":"api","updated_at":"2026-11-22T10:02:06.031606Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','owner','2026-11-22T10:01:58.476833Z');
INSERT INTO "member" VALUES('01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','editor','2026-11-22T10:01:58.566228Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000z4wtc6tymj7k8n','01m81b94ych84p5wvhb03fjf9k','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','import','2026-11-22T10:02:05.977557Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072196741,'01e286vbp4q55ka72gvmxc59b6','01m81b94ych84p5wvhb03fjf9k','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','import','2026-11-22T10:02:06.013946Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341718549123,'01m81b950n3vpckv8c0zwha4tr','01m81b94ych84p5wvhb03fjf9k','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','cli','2026-11-22T10:01:58.549123Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341718634325,'01m81b953aa592pt0ynqj1w101','01m81b94ych84p5wvhb03fjf9k','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:58.634325Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341718791093,'01m81b95872xr0wrs2gn81h549','01m81b94ych84p5wvhb03fjf9k','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b950xtadhxzcmgkscrcpz','api','2026-11-22T10:01:58.791093Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341718804321,'01m81b958ma1kec34ct35fm0bn','01m81b94ych84p5wvhb03fjf9k','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:58.804321Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341718983701,'01m81b95e7nxnqbeyc1a6s041x','01m81b94ych84p5wvhb03fjf9k','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$kCFbUUVkhf7kpDfu$a587140a3088875c583ac03f7a39520b82d79f835d6cf39db0e38a92d48df8b487b58f9af9a64cea578c0357a028d52bdf876158425feca1b87f402f8ef55b97','off',0,0,'',NULL,NULL,NULL,NULL,'01m81b950xtadhxzcmgkscrcpz','api','2026-11-22T10:01:58.983701Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341718991168,'01m81b95ef58wge1atsrdbwp4k','01m81b94ych84p5wvhb03fjf9k','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:58.991168Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341719005787,'01m81b95exrkbemxvh49v7h3az','01m81b94ych84p5wvhb03fjf9k','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b950xtadhxzcmgkscrcpz','api','2026-11-22T10:01:59.005787Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341719019658,'01m81b95fbmjt67jwecxjsg9bw','01m81b94ych84p5wvhb03fjf9k','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:59.019658Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341719031938,'01m81b95fqxan09e4nybnh9rnw','01m81b94ych84p5wvhb03fjf9k','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:59.031938Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341719047131,'01m81b95g743x39457zn9f0ws4','01m81b94ych84p5wvhb03fjf9k','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:59.047131Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341719062236,'01m81b95gp7czdmc50n5n2qyz3','01m81b94ych84p5wvhb03fjf9k','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:46565/gone','["http://127.0.0.1:46565/gone","http://127.0.0.1:46565/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:59.062236Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341719073224,'01m81b95h170psbsp8rdvw3ycr','01m81b94ych84p5wvhb03fjf9k','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:59.091476Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341719216249,'01m81b95ng7s0f10qmgjh44e4m','01m81b94ych84p5wvhb03fjf9k','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:01:59.216249Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341725977557,'01m81b9c8shdy0gdde4dkg07pe','01m81b94ych84p5wvhb03fjf9k','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','import','2026-11-22T10:02:05.977557Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341726045796,'01m81b9caxrwzcjyak840z57kh','01m81b94ych84p5wvhb03fjf9k','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:02:06.045796Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795341726057986,'01m81b9cb9yta3sjgj1rkp1qbs','01m81b94ych84p5wvhb03fjf9k','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81b94ybpkwfj94dr3jn1qy8','api','2026-11-22T10:02:06.057986Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795341719062236,'2026-11-22T10:01:59.579360Z','http://127.0.0.1:46565/fine','up','',200,6);
INSERT INTO "record_check" VALUES(1795341719062236,'2026-11-22T10:01:59.581077Z','http://127.0.0.1:46565/gone','down','It answers with the status 404.',404,7);
INSERT INTO "record_check" VALUES(1795341719062236,'2026-11-22T10:02:01.514151Z','http://127.0.0.1:46565/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795341719062236,'2026-11-22T10:02:01.610859Z','http://127.0.0.1:46565/gone','down','It answers with the status 404.',404,8);
INSERT INTO "record_check" VALUES(1795341719062236,'2026-11-22T10:02:03.533175Z','http://127.0.0.1:46565/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795341719062236,'2026-11-22T10:02:03.829372Z','http://127.0.0.1:46565/gone','down','It answers with the status 404.',404,9);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_day TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m81b94ych84p5wvhb03fjf9k',1234,0,'');
INSERT INTO "record_clicks" VALUES(1582971072196741,'01m81b94ych84p5wvhb03fjf9k',1234,0,'');
INSERT INTO "record_clicks" VALUES(1795341718634325,'01m81b94ych84p5wvhb03fjf9k',4,2,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341718791093,'01m81b94ych84p5wvhb03fjf9k',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341718804321,'01m81b94ych84p5wvhb03fjf9k',0,1,'');
INSERT INTO "record_clicks" VALUES(1795341718991168,'01m81b94ych84p5wvhb03fjf9k',3,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341719005787,'01m81b94ych84p5wvhb03fjf9k',1,0,'2026-11-22');
INSERT INTO "record_clicks" VALUES(1795341719031938,'01m81b94ych84p5wvhb03fjf9k',1,0,'2026-11-22');
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
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m81b94ych84p5wvhb03fjf9k','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795341726045796,'01m81b94ych84p5wvhb03fjf9k','old');
INSERT INTO "record_tag" VALUES(1795341726057986,'01m81b94ych84p5wvhb03fjf9k','old');
INSERT INTO "record_tag" VALUES(1795341718634325,'01m81b94ych84p5wvhb03fjf9k','spring');
INSERT INTO "record_tag" VALUES(1795341718791093,'01m81b94ych84p5wvhb03fjf9k','spring');
INSERT INTO "record_tag" VALUES(1795341718634325,'01m81b94ych84p5wvhb03fjf9k','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1582971072196741,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341718549123,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341718634325,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341718791093,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341718804321,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341718983701,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341718991168,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341719005787,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341719019658,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341719031938,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341719047131,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341719062236,'watchedgo.acme.testhttp://127.0.0.1:46565/gone');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341719073224,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341719216249,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341725977557,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341726045796,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m81b94ych84p5wvhb03fjf9k',1795341726057986,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 10:01:58.320600');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 10:01:58.331169');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 10:01:58.344086');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 10:01:58.354830');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 10:01:58.362637');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 10:01:58.367359');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 10:01:58.370462');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 10:01:58.376448');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 10:01:58.378392');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 10:01:58.384772');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 10:01:58.387403');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 10:01:58.389355');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 10:01:58.400763');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 10:01:58.403139');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 10:01:58.405839');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 10:01:58.415113');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 10:01:58.417156');
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
INSERT INTO "session" VALUES('01m81b9c7vj5kggxj489nwr4f6','d74ce04434cff478253be3ed28f2a421f1169e788114cd9e06a89bbe87bb9ddc','01m81b94ybpkwfj94dr3jn1qy8','01m81b94ych84p5wvhb03fjf9k','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T10:02:05.947346Z','2026-11-22T10:02:05.947346Z','2026-12-22T10:02:05.947346Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('9599c6832189d322538926c9cf9445429c46af2f9773313775ef7bae9c10aaf5','01m81b94ybpkwfj94dr3jn1qy8','2026-11-22T10:32:05.948285Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','a0de25582fac54475338ab7a853aa253 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 42ea39c330b44633cb7985cbce66f7b2');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m81b94ych84p5wvhb03fjf9k','old',2);
INSERT INTO "tag_count" VALUES('01m81b94ych84p5wvhb03fjf9k','spring',2);
INSERT INTO "tag_count" VALUES('01m81b94ych84p5wvhb03fjf9k','Überblick',1);
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
INSERT INTO "token" VALUES('01m81b94yg7jppwn91bbpet410','01m81b94ych84p5wvhb03fjf9k','01m81b94ybpkwfj94dr3jn1qy8','api','first token','owner','5bc0b758b06ee8413c1fa50c4a86157882165a617a607a714d9d901c36caabfc','2026-11-22T10:01:58.480273Z',NULL,'2026-11-22T10:01:58.611505Z',NULL);
INSERT INTO "token" VALUES('01m81b951cxs9bagfawqvs88fe','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','mcp','agent','viewer','edc2c677b12d4e00d6650b5fb11a1bb3a405286ae665457c9933e34a62e7393e','2026-11-22T10:01:58.572979Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m81b951re3qrm56zpty72vf2','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','api','editor','editor','e9dc22a63f4eea351a087001987a8b922057aca354660691a9e86801c0493809','2026-11-22T10:01:58.584490Z',NULL,'2026-11-22T10:01:58.784446Z',NULL);
INSERT INTO "token" VALUES('01m81b9520gh0496e8xks2tfyj','01m81b94ych84p5wvhb03fjf9k','01m81b950xtadhxzcmgkscrcpz','api','revoked','editor','0370ed8ea7e6c395f8742729c56fecba3e70f7ed6c198816b5e26e3ab67ce7e1','2026-11-22T10:01:58.592565Z',NULL,NULL,'2026-11-22T10:01:58.599626Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m81b94ybpkwfj94dr3jn1qy8','Owner','owner@localhost','2026-11-22T10:01:58.475768Z','2026-11-22T10:02:05.943851Z','scrypt:16384:8:6$D98H16MzNjOCpkVu$4f9b38d63b03b06cab01e3cdae925f458ef8e2384e88d8fbfb60ad6c5e5d686e777b7a38c313b8d83a49d60d6dc8be96b841167a4b1100c87db62ef51261ef75');
INSERT INTO "user" VALUES('01m81b950xtadhxzcmgkscrcpz','Éva Kovács','Eva@acme.test','2026-11-22T10:01:58.557873Z','2026-11-22T10:01:58.557887Z',NULL);
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
INSERT INTO "watch" VALUES(1795341719062236,'http://127.0.0.1:46565/fine','up',0,8,'2026-11-22T10:02:03.533175Z','2026-11-22T10:02:05.431764Z');
INSERT INTO "watch" VALUES(1795341719062236,'http://127.0.0.1:46565/gone','down',3,NULL,'2026-11-22T10:02:03.829372Z','2026-11-22T10:02:06.007168Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m81b94ych84p5wvhb03fjf9k','Acmé','2026-11-22T10:01:58.476571Z','2026-11-22T10:01:59.151585Z','{"country":"DE","notify_url":"http://127.0.0.1:46565/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m81b94ych84p5wvhb03fjf9k','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m81b94ych84p5wvhb03fjf9k','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m81b94ych84p5wvhb03fjf9k','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m81b94ych84p5wvhb03fjf9k','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m81b94ych84p5wvhb03fjf9k','2026-11-22',-1955655904830751290);
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
CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL;
COMMIT;
