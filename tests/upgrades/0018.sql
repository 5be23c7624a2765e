-- A database with data in it, of 0018_order_of_clicks: see make.py
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
INSERT INTO "change" VALUES('01m81br1pyj1emt1rh5exfvsm3','2026-11-22T10:10:06.686598Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','cli','','','create','workspace','01m81br1pxxpy5dshcakx1zddh',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81br1q1kftevdhc1bbdp3g4','2026-11-22T10:10:06.689641Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','cli','','','create','token','01m81br1q199qc2qdy85e5q7sk',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81br1syeeg0tzhb63n28ks2','2026-11-22T10:10:06.782489Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T10:10:06.781028Z"}',NULL);
INSERT INTO "change" VALUES('01m81br1t1rshcm3heykrn3hye','2026-11-22T10:10:06.785813Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','cli','','','create','record','01m81br1t1026bftk3w5x7rsw7',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T10:10:06.785002Z"}',NULL);
INSERT INTO "change" VALUES('01m81br1tgbn2ppxs448g1r1n7','2026-11-22T10:10:06.800390Z','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','Éva Kovács','cli','','','create','token','01m81br1tg2pj9f3pf9yejtg1d',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81br1tk09v22eray6xa28ah','2026-11-22T10:10:06.803027Z','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','Éva Kovács','cli','','','create','token','01m81br1tjpdqtz1jv0b532kkf',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81br1tnb69gjqg7g0gjfxed','2026-11-22T10:10:06.805381Z','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','Éva Kovács','cli','','','create','token','01m81br1tn2m8wve1pnft9a8hk',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81br1tq53j22rvzfbny2jcf','2026-11-22T10:10:06.807185Z','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','Éva Kovács','cli','','','delete','token','01m81br1tn2m8wve1pnft9a8hk',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m81br1va3pta96rhm40gcmr9','2026-11-22T10:10:06.826175Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br1v3r1e2k8q4neg4dctk','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T10:10:06.825616Z"}',NULL);
INSERT INTO "change" VALUES('01m81br1vmq4t5gss4dcxsvzhx','2026-11-22T10:10:06.836762Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br1vfy03kheagqatjsy22','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T10:10:06.836199Z"}',NULL);
INSERT INTO "change" VALUES('01m81br1vxq1whjmmhx7teje8v','2026-11-22T10:10:06.845758Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br1vqxdnc75dqf87fw9sh','create','record','01m81br1vx0afnpmgcgw3epf4s',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T10:10:06.845010Z"}',NULL);
INSERT INTO "change" VALUES('01m81br1w9crgpsbarzz5t76n3','2026-11-22T10:10:06.857442Z','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','Éva Kovács','api','editor','01m81br1w2qvrdfr7989m80vv3','create','record','01m81br1w8n0bqs0her9wzy6re',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T10:10:06.856672Z"}',NULL);
INSERT INTO "change" VALUES('01m81br1wh485h0mczwwhncr1d','2026-11-22T10:10:06.865155Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br1wcrvy9fs19jhzp4qym','create','record','01m81br1wgjg2dgtk3kksbg1jg',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T10:10:06.864592Z"}',NULL);
INSERT INTO "change" VALUES('01m81br2089gg2rx4cw5j553cv','2026-11-22T10:10:06.984334Z','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','Éva Kovács','api','editor','01m81br1wmj1ytpj3jwv8aw89z','create','record','01m81br207fzyasvp07yewbnb0',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T10:10:06.983511Z"}',NULL);
INSERT INTO "change" VALUES('01m81br20grswtd976zt7a21fg','2026-11-22T10:10:06.992814Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br20cbcjfff6pxhgpmc3x','create','record','01m81br20g742kt15r8w5zkd2x',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T10:10:06.992228Z"}',NULL);
INSERT INTO "change" VALUES('01m81br20rj8k58esh97y8vrvd','2026-11-22T10:10:07.000605Z','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','Éva Kovács','api','editor','01m81br20m6j61sxr0356ka674','create','record','01m81br20qt6bywzvjs0916y8k',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T10:10:06.999838Z"}',NULL);
INSERT INTO "change" VALUES('01m81br210mtkcegnw6ez4m0ej','2026-11-22T10:10:07.008685Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br20w1bmrs7xn8fh3dqdh','create','record','01m81br2103f50bg23a06sy4z1',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T10:10:07.008111Z"}',NULL);
INSERT INTO "change" VALUES('01m81br217y5xm336rvefj0fr7','2026-11-22T10:10:07.015983Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br213pcwc446jeaepwfmb','create','record','01m81br217e3j8vzp1v301zasc',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T10:10:07.015451Z"}',NULL);
INSERT INTO "change" VALUES('01m81br21gjx3k63eqgrynz6t6','2026-11-22T10:10:07.024626Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br21bqd4hpy3mhwcnbptg','create','record','01m81br21g09552qvktp142cqh',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T10:10:07.024009Z"}',NULL);
INSERT INTO "change" VALUES('01m81br21s7v2r2aj2bqz58emv','2026-11-22T10:10:07.033275Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br21kpemm1vst35mzypa0','create','record','01m81br21qppa86c76deqjz253',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:44941/gone","destinations":["http://127.0.0.1:44941/gone","http://127.0.0.1:44941/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T10:10:07.031726Z"}',NULL);
INSERT INTO "change" VALUES('01m81br2211744x2hkhsmqxe7g','2026-11-22T10:10:07.041058Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br21wnpmptsmfsv1kex91','create','record','01m81br220fmbxtwmm88vw38tz',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T10:10:07.040500Z"}',NULL);
INSERT INTO "change" VALUES('01m81br22amjx1h7s9wd6779g4','2026-11-22T10:10:07.050699Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br2247sxj8gchazz981qm','update','record','01m81br220fmbxtwmm88vw38tz',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T10:10:07.049404Z"}',NULL);
INSERT INTO "change" VALUES('01m81br22j9rdzgfk20fncv5yj','2026-11-22T10:10:07.058347Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br22fe8byyz9tkhcmjn9k','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m81br22rdhtm601tpk3s0es7','2026-11-22T10:10:07.064460Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br22n8rr07ahfef0ytcba','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m81br230hs0pjksr7derspx2','2026-11-22T10:10:07.072598Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br22x73dkzzf7ywxga4b7','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m81br23860yqxrbd5yh9zh5y','2026-11-22T10:10:07.080219Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br235c1w440vd6mdb0xfj','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:44941/notify"}}',NULL);
INSERT INTO "change" VALUES('01m81br23f92ebjy8s1n7b1ysg','2026-11-22T10:10:07.087320Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br23cgnkfaphdhz374d7h','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m81br23rge3e09dxdqa45tqp','2026-11-22T10:10:07.096546Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br23m3twcqmrkj2pkky63','create','record','01m81br23qxmjh41wyb80s2raf',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T10:10:07.095948Z"}',NULL);
INSERT INTO "change" VALUES('01m81br23zy8ra06hfaqw71h30','2026-11-22T10:10:07.103991Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br23vnrc4rf5y9vds3ajs','create','record','01m81br23zbd0c790z6pzhphrn',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T10:10:07.103365Z"}',NULL);
INSERT INTO "change" VALUES('01m81br247pz8s3kzvmbj208hg','2026-11-22T10:10:07.111759Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br2435nbkf697ftdy616c','bulk_delete','record',NULL,'01m81br246z0chgpyme9t8mw32',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m81br24zymgq7z9gshv7t1he','2026-11-22T10:10:07.135999Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br24tt6j3nrj9pk1kx1fb','create','record','01m81br24z7ezq4g1dp8yxa3rf',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T10:10:07.135238Z"}',NULL);
INSERT INTO "change" VALUES('01m81br84p0bkf657qmjabjqmy','2026-11-22T10:10:13.270104Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br84hstacaqvr12zqa0xe','update','record','01m81br1vx0afnpmgcgw3epf4s',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T10:10:06.845010Z"}',NULL);
INSERT INTO "change" VALUES('01m81br8cyerh2s3b9ff4zhw4e','2026-11-22T10:10:13.534498Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','cli','','','create','invitation','01m81br8cxz2s3xwphdykdpn1e',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m81br8dj3v1qhcqy16fp2n84','2026-11-22T10:10:13.554145Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br8d03fkc6k8cgerhvh2z','import','record',NULL,'01m81br8d2n1xvqebm4cxmr3xq',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81br8e8jx1gx0mk48t02avn','2026-11-22T10:10:13.576623Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br8dwq95fra86282j22rj','import','record',NULL,'01m81br8e0jp407t947xf5byrp',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m81br8emf1ctvg9jaswbs1jt','2026-11-22T10:10:13.588499Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br8egez9qr6jvxc9ssqyp','create','record','01m81br8ekx2ya9100jj2bj60v',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T10:10:13.587930Z"}',NULL);
INSERT INTO "change" VALUES('01m81br8etajmyjgdgy50txj60','2026-11-22T10:10:13.594355Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br8eq430hmh3egm8exj2v','create','record','01m81br8ess9x374xpgsgn6ef3',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T10:10:13.593809Z"}',NULL);
INSERT INTO "change" VALUES('01m81br8f0c2gfgjbhsdw8vtgd','2026-11-22T10:10:13.600402Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br8ex20d8g6vp86h7m34b','create','record','01m81br8ezx9v7r55kferj9xmy',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T10:10:13.599937Z"}',NULL);
INSERT INTO "change" VALUES('01m81br8f7ckwesf1gxeff0qpj','2026-11-22T10:10:13.607429Z','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','Owner','api','first token','01m81br8f35yakbsxazzmvv6sz','bulk_delete','record',NULL,'01m81br8f6x45gverf5rjtk779',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795342206845010,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795342206856672,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795342206864592,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795342206992228,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795342206999838,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795342207015451,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795342206845010,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795342206845010,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795342206845010,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795342206856672,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795342206856672,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795342206992228,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795342206992228,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795342206999838,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795342206999838,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795342207015451,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795342207015451,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795342206845010,'2026-11-22',-789254550734301421);
INSERT INTO "click_visitor" VALUES(1795342206856672,'2026-11-22',-789254550734301421);
INSERT INTO "click_visitor" VALUES(1795342206992228,'2026-11-22',-789254550734301421);
INSERT INTO "click_visitor" VALUES(1795342206999838,'2026-11-22',-789254550734301421);
INSERT INTO "click_visitor" VALUES(1795342207015451,'2026-11-22',-789254550734301421);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('be27cd6630800569a00ddf7234058459ffac9b446c09618b8df9c53ec37c3e55','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','{"tags":["spring"]}',2,'2026-11-22T11:10:13.620952Z');
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
INSERT INTO "delivery" VALUES('01m81br6haq95dxx7hterryg51','01m81br1pxxpy5dshcakx1zddh','01m81br21qppa86c76deqjz253','destination.broken','http://127.0.0.1:44941/notify','{"type":"destination.broken","timestamp":"2026-11-22T10:10:11.626675Z","data":{"id":"01m81br21qppa86c76deqjz253","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:44941/gone","checked_at":"2026-11-22T10:10:11.609296Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T10:10:11.626793Z','2026-11-22T10:10:11.643830Z');
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
INSERT INTO "host" VALUES('localhost','01m81br1swxkvnjngc2jqsa2vz','01m81br1pxxpy5dshcakx1zddh','localhost',0,1,1,0,'[]','[]','This name means the machine itself: it works there, and nowhere else.','2026-11-22T10:10:07.355056Z','2026-11-22T10:10:06.781023Z','2026-11-22T10:10:06.781028Z','2026-11-22T16:36:02.285070Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m81br1v9hn8qqmb6endbv4xn','01m81br1pxxpy5dshcakx1zddh','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T10:10:12.755728Z"}]','','2026-11-22T10:10:12.755728Z','2026-11-22T10:10:06.825611Z','2026-11-22T10:10:06.825616Z','2026-11-22T10:20:18.986159Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m81br8cxz2s3xwphdykdpn1e','994523b1a84b51588c8caf8573062d6f1cb522f37227356877cc0328a6cc0012','01m81br1pxxpy5dshcakx1zddh','Ada@acme.test','manager','01m81br1px27eezgqpdcpmptp6','2026-11-22T10:10:13.534021Z','2026-11-29T10:10:13.533841Z');
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
INSERT INTO "job" VALUES('01m81br246z0chgpyme9t8mw32','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','bulk_delete','done','{"tags":["gone"]}','2026-11-22T10:10:07.109513Z',2,2,'2026-11-22T10:10:07.109513Z','2026-11-22T10:10:07.127077Z','2026-11-22T10:10:07.127077Z',1795342207103365,0,0,0,0,0,'',0,'api','first token','01m81br2435nbkf697ftdy616c');
INSERT INTO "job" VALUES('01m81br8d2n1xvqebm4cxmr3xq','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T10:10:13.538653Z',3,0,'2026-11-22T10:10:13.538691Z','2026-11-22T10:10:13.562165Z','2026-11-22T10:10:13.562165Z',0,2,0,1,4,0,'',0,'api','first token','01m81br8d03fkc6k8cgerhvh2z');
INSERT INTO "job" VALUES('01m81br8e0jp407t947xf5byrp','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false}','2026-11-22T10:10:13.568564Z',3,0,'2026-11-22T10:10:13.568629Z','2026-11-22T10:10:13.576696Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m81br8dwq95fra86282j22rj');
INSERT INTO "job" VALUES('01m81br8f6x45gverf5rjtk779','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T10:10:13.605245Z',3,1,'2026-11-22T10:10:13.605245Z','2026-11-22T10:10:13.613326Z',NULL,1795342213587930,0,0,0,0,0,'',0,'api','first token','01m81br8f35yakbsxazzmvv6sz');
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
INSERT INTO "kept_answer" VALUES('01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m81br24z7ezq4g1dp8yxa3rf","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m81br1px27eezgqpdcpmptp6","created_via":"api","created_at":"2026-11-22T10:10:07.135238Z","updated_at":"2026-11-22T10:10:07.135238Z","expired_at":null}]}
','2026-11-22T10:10:07.137188Z');
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
INSERT INTO "kept_record" VALUES('01m81br247pz8s3kzvmbj208hg',1795342207095948,'{"seq":1795342207095948,"id":"01m81br23qxmjh41wyb80s2raf","workspace_id":"01m81br1pxxpy5dshcakx1zddh","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81br1px27eezgqpdcpmptp6","created_via":"api","updated_at":"2026-11-22T10:10:07.095948Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81br247pz8s3kzvmbj208hg',1795342207103365,'{"seq":1795342207103365,"id":"01m81br23zbd0c790z6pzhphrn","workspace_id":"01m81br1pxxpy5dshcakx1zddh","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81br1px27eezgqpdcpmptp6","created_via":"api","updated_at":"2026-11-22T10:10:07.103365Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m81br8f7ckwesf1gxeff0qpj',1795342213587930,'{"seq":1795342213587930,"id":"01m81br8ekx2ya9100jj2bj60v","workspace_id":"01m81br1pxxpy5dshcakx1zddh","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m81br1px27eezgqpdcpmptp6","created_via":"api","updated_at":"2026-11-22T10:10:13.587930Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','owner','2026-11-22T10:10:06.686307Z');
INSERT INTO "member" VALUES('01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','editor','2026-11-22T10:10:06.796634Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000x69nv02kgss39k','01m81br1pxxpy5dshcakx1zddh','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','import','2026-11-22T10:10:13.553082Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072440849,'01e286vbxrthv7m5bka2khdfnk','01m81br1pxxpy5dshcakx1zddh','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','import','2026-11-22T10:10:13.575828Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342206785002,'01m81br1t1026bftk3w5x7rsw7','01m81br1pxxpy5dshcakx1zddh','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','cli','2026-11-22T10:10:06.785002Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342206845010,'01m81br1vx0afnpmgcgw3epf4s','01m81br1pxxpy5dshcakx1zddh','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:06.845010Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342206856672,'01m81br1w8n0bqs0her9wzy6re','01m81br1pxxpy5dshcakx1zddh','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1tbw99kqactrjn1s50k','api','2026-11-22T10:10:06.856672Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342206864592,'01m81br1wgjg2dgtk3kksbg1jg','01m81br1pxxpy5dshcakx1zddh','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:06.864592Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342206983511,'01m81br207fzyasvp07yewbnb0','01m81br1pxxpy5dshcakx1zddh','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$YtRVz52EM9BtlXpK$904628c203d470d5c8ac4835f510265fff1a909878b64da908087affe2319f5c179e0c64a79d0c4533c7c263a9eac4a378360d5a219aea437eee755097ebd74e','off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1tbw99kqactrjn1s50k','api','2026-11-22T10:10:06.983511Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342206992228,'01m81br20g742kt15r8w5zkd2x','01m81br1pxxpy5dshcakx1zddh','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:06.992228Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342206999838,'01m81br20qt6bywzvjs0916y8k','01m81br1pxxpy5dshcakx1zddh','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1tbw99kqactrjn1s50k','api','2026-11-22T10:10:06.999838Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342207008111,'01m81br2103f50bg23a06sy4z1','01m81br1pxxpy5dshcakx1zddh','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:07.008111Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342207015451,'01m81br217e3j8vzp1v301zasc','01m81br1pxxpy5dshcakx1zddh','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:07.015451Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342207024009,'01m81br21g09552qvktp142cqh','01m81br1pxxpy5dshcakx1zddh','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:07.024009Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342207031726,'01m81br21qppa86c76deqjz253','01m81br1pxxpy5dshcakx1zddh','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:44941/gone','["http://127.0.0.1:44941/gone","http://127.0.0.1:44941/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:07.031726Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342207040500,'01m81br220fmbxtwmm88vw38tz','01m81br1pxxpy5dshcakx1zddh','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:07.049404Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342207135238,'01m81br24z7ezq4g1dp8yxa3rf','01m81br1pxxpy5dshcakx1zddh','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:07.135238Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342213553082,'01m81br8dh2jrqdnz35gykw09b','01m81br1pxxpy5dshcakx1zddh','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','import','2026-11-22T10:10:13.553082Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342213593809,'01m81br8ess9x374xpgsgn6ef3','01m81br1pxxpy5dshcakx1zddh','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:13.593809Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795342213599937,'01m81br8ezx9v7r55kferj9xmy','01m81br1pxxpy5dshcakx1zddh','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m81br1px27eezgqpdcpmptp6','api','2026-11-22T10:10:13.599937Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795342207031726,'2026-11-22T10:10:07.333195Z','http://127.0.0.1:44941/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795342207031726,'2026-11-22T10:10:07.334150Z','http://127.0.0.1:44941/gone','down','It answers with the status 404.',404,6);
INSERT INTO "record_check" VALUES(1795342207031726,'2026-11-22T10:10:09.262171Z','http://127.0.0.1:44941/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795342207031726,'2026-11-22T10:10:09.536832Z','http://127.0.0.1:44941/gone','down','It answers with the status 404.',404,4);
INSERT INTO "record_check" VALUES(1795342207031726,'2026-11-22T10:10:11.452445Z','http://127.0.0.1:44941/fine','up','',200,3);
INSERT INTO "record_check" VALUES(1795342207031726,'2026-11-22T10:10:11.609296Z','http://127.0.0.1:44941/gone','down','It answers with the status 404.',404,5);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m81br1pxxpy5dshcakx1zddh',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072440849,'01m81br1pxxpy5dshcakx1zddh',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795342206845010,'01m81br1pxxpy5dshcakx1zddh',4,2,'2026-11-22T10:10:07.556832Z');
INSERT INTO "record_clicks" VALUES(1795342206856672,'01m81br1pxxpy5dshcakx1zddh',1,0,'2026-11-22T10:10:07.556833Z');
INSERT INTO "record_clicks" VALUES(1795342206864592,'01m81br1pxxpy5dshcakx1zddh',0,1,'');
INSERT INTO "record_clicks" VALUES(1795342206992228,'01m81br1pxxpy5dshcakx1zddh',3,0,'2026-11-22T10:10:07.556835Z');
INSERT INTO "record_clicks" VALUES(1795342206999838,'01m81br1pxxpy5dshcakx1zddh',1,0,'2026-11-22T10:10:07.556836Z');
INSERT INTO "record_clicks" VALUES(1795342207015451,'01m81br1pxxpy5dshcakx1zddh',1,0,'2026-11-22T10:10:07.556837Z');
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
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m81br1pxxpy5dshcakx1zddh','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795342213593809,'01m81br1pxxpy5dshcakx1zddh','old');
INSERT INTO "record_tag" VALUES(1795342213599937,'01m81br1pxxpy5dshcakx1zddh','old');
INSERT INTO "record_tag" VALUES(1795342206845010,'01m81br1pxxpy5dshcakx1zddh','spring');
INSERT INTO "record_tag" VALUES(1795342206856672,'01m81br1pxxpy5dshcakx1zddh','spring');
INSERT INTO "record_tag" VALUES(1795342206845010,'01m81br1pxxpy5dshcakx1zddh','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1582971072440849,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206785002,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206845010,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206856672,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206864592,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206983511,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206992228,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206999838,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207008111,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207015451,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207024009,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207031726,'watchedgo.acme.testhttp://127.0.0.1:44941/gone');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207040500,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207135238,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342213553082,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342213593809,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342213599937,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206785002);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206864592);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342206983511);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207008111);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207024009);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207031726);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207040500);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342207135238);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342213553082);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342213593809);
INSERT INTO "record_unclicked" VALUES('01m81br1pxxpy5dshcakx1zddh',1795342213599937);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 10:10:06.495297');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 10:10:06.497678');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 10:10:06.504915');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 10:10:06.506918');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 10:10:06.507773');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 10:10:06.509305');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 10:10:06.510206');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 10:10:06.512904');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 10:10:06.514668');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 10:10:06.517020');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 10:10:06.518358');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 10:10:06.519560');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 10:10:06.527959');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 10:10:06.530290');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 10:10:06.533151');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 10:10:06.537329');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 10:10:06.539097');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 10:10:06.543315');
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
INSERT INTO "session" VALUES('01m81br8ct974wrexy20vszkca','460e2de6f9141a96db6fde78dd3a12ae9fffbe9a385383425aa7b2f6133e36f4','01m81br1px27eezgqpdcpmptp6','01m81br1pxxpy5dshcakx1zddh','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T10:10:13.529840Z','2026-11-22T10:10:13.529840Z','2026-12-22T10:10:13.529840Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('e4975f5c96a4eab391530b88219784ab079729e7cbb26f6ea38020b5cb8006c1','01m81br1px27eezgqpdcpmptp6','2026-11-22T10:40:13.531143Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','f748ea74dbd9c4a1722a05ecac828d9a 13');
INSERT INTO "state" VALUES('generation','70');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 3b5a495d34de3aed287b28ae6eb83bac');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m81br1pxxpy5dshcakx1zddh','old',2);
INSERT INTO "tag_count" VALUES('01m81br1pxxpy5dshcakx1zddh','spring',2);
INSERT INTO "tag_count" VALUES('01m81br1pxxpy5dshcakx1zddh','Überblick',1);
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
INSERT INTO "token" VALUES('01m81br1q199qc2qdy85e5q7sk','01m81br1pxxpy5dshcakx1zddh','01m81br1px27eezgqpdcpmptp6','api','first token','owner','87f21c2051e4e670cd05ee43bbd3a901b67c8e5de63b39eb3b3367cc2a40db9c','2026-11-22T10:10:06.689319Z',NULL,'2026-11-22T10:10:06.821332Z',NULL);
INSERT INTO "token" VALUES('01m81br1tg2pj9f3pf9yejtg1d','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','mcp','agent','viewer','f9bdbef10b0ab639e713375b1db13d61c5fd5d476082995e878c0fc9b389dee7','2026-11-22T10:10:06.800111Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m81br1tjpdqtz1jv0b532kkf','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','api','editor','editor','25869f7063070349deda4fe5f19e31d45dfde888ff1d69953fa142e5e979ee3c','2026-11-22T10:10:06.802740Z',NULL,'2026-11-22T10:10:06.852242Z',NULL);
INSERT INTO "token" VALUES('01m81br1tn2m8wve1pnft9a8hk','01m81br1pxxpy5dshcakx1zddh','01m81br1tbw99kqactrjn1s50k','api','revoked','editor','559f6f3bf1aac60d91d1d8083098b3343e5a3dd836a7f7995087380d5984c478','2026-11-22T10:10:06.805104Z',NULL,NULL,'2026-11-22T10:10:06.806874Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT) STRICT
    ;
INSERT INTO "user" VALUES('01m81br1px27eezgqpdcpmptp6','Owner','owner@localhost','2026-11-22T10:10:06.685121Z','2026-11-22T10:10:13.527420Z','scrypt:16384:8:6$yGW5iluiHGySnK7d$ca5e7c31652bba5a57d2b84506f5ef92e49c4f9c4bca7a9e5fb95012ccbfff038407062e3eb6c38315e32aa285b00496c5fb49ec970de01935c98850af2a08a6');
INSERT INTO "user" VALUES('01m81br1tbw99kqactrjn1s50k','Éva Kovács','Eva@acme.test','2026-11-22T10:10:06.795943Z','2026-11-22T10:10:06.795961Z',NULL);
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
INSERT INTO "watch" VALUES(1795342207031726,'http://127.0.0.1:44941/fine','up',0,3,'2026-11-22T10:10:11.452445Z','2026-11-22T10:10:13.427116Z');
INSERT INTO "watch" VALUES(1795342207031726,'http://127.0.0.1:44941/gone','down',3,NULL,'2026-11-22T10:10:11.609296Z','2026-11-22T10:10:13.662837Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m81br1pxxpy5dshcakx1zddh','Acmé','2026-11-22T10:10:06.685969Z','2026-11-22T10:10:07.086996Z','{"country":"DE","notify_url":"http://127.0.0.1:44941/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m81br1pxxpy5dshcakx1zddh','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m81br1pxxpy5dshcakx1zddh','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m81br1pxxpy5dshcakx1zddh','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m81br1pxxpy5dshcakx1zddh','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m81br1pxxpy5dshcakx1zddh','2026-11-22',-789254550734301421);
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
