-- A database with data in it, of 0022_rules: see make.py
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
INSERT INTO "change" VALUES('01m82aatw5bv4xmtbwfyvn4mjz','2026-11-22T19:04:39.557398Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','cli','','','create','workspace','01m82aatw4s2hmpgxztwmexrt6',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82aatx0krbx6m422w3pyyb5','2026-11-22T19:04:39.584658Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','cli','','','create','token','01m82aatx056r23h0trpsh1jn9',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82aava7q15qgvkfpccd6h0y','2026-11-22T19:04:40.007755Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:04:40.007114Z"}',NULL);
INSERT INTO "change" VALUES('01m82aavb2cprmz7qtx9wqprb7','2026-11-22T19:04:40.034448Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','cli','','','create','record','01m82aava9mak50kdbvew80phx',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:04:40.009650Z"}',NULL);
INSERT INTO "change" VALUES('01m82aavchczhpxzqw2w705jeb','2026-11-22T19:04:40.081427Z','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','cli','','','create','token','01m82aavch67aq8dyzqknb4yf8',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82aaveecx64cjs431htw25g','2026-11-22T19:04:40.142454Z','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','cli','','','create','token','01m82aavd1xxgmbdx3vm5h0v1q',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82aavfgdjkb2bs7796s82n9','2026-11-22T19:04:40.176455Z','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','cli','','','create','token','01m82aavfg3b23z1grpp1dpjmr',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82aavj5a0rf4avrxsbh2yaa','2026-11-22T19:04:40.261383Z','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','cli','','','delete','token','01m82aavfg3b23z1grpp1dpjmr',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82aavkhyhkd13eqz1w03gxh','2026-11-22T19:04:40.306011Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aavjzfxvr5a9e4nphzzbf','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:04:40.301993Z"}',NULL);
INSERT INTO "change" VALUES('01m82aavkv9rabj9tnbsp014jz','2026-11-22T19:04:40.315325Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aavkmp808vyjfxvjv9vk6','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T19:04:40.314997Z"}',NULL);
INSERT INTO "change" VALUES('01m82aavm4enrsb0mm3dwbb6td','2026-11-22T19:04:40.324542Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aavkxxj0rbhpgykd30nqb','create','record','01m82aavm41q8jntwxmax0cy3p',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:04:40.324055Z"}',NULL);
INSERT INTO "change" VALUES('01m82aavngm2enztxd5j4d53cw','2026-11-22T19:04:40.368675Z','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','api','editor','01m82aavn5gtasjeasf6vc0k25','create','record','01m82aavncg8qhme7ytdfm1bbe',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:04:40.364520Z"}',NULL);
INSERT INTO "change" VALUES('01m82aavy66zfx4zvgtyw0dwc3','2026-11-22T19:04:40.646239Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aavvtygkwg75hefn0t2zy','create','record','01m82aavy5rb7q5z7c1w18mek5',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:04:40.645779Z"}',NULL);
INSERT INTO "change" VALUES('01m82aax46nqsyxzh71m9g86e4','2026-11-22T19:04:41.862709Z','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','api','editor','01m82aavy817hj2wgv2dx6fckk','create','record','01m82aax46d0e1pvtd96mqrd6n',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:04:41.862416Z"}',NULL);
INSERT INTO "change" VALUES('01m82aax5vpq620zkxgab1tvd0','2026-11-22T19:04:41.915739Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aax580bcmqvc9qr15g74k','create','record','01m82aax5vgfkahg95369qj154',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:04:41.915527Z"}',NULL);
INSERT INTO "change" VALUES('01m82aax830rrn0ayxs2dw443n','2026-11-22T19:04:41.987035Z','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','api','editor','01m82aax75ns6e49c04z4vx5a0','create','record','01m82aax82t7kx4f9yg36123zx',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:04:41.986839Z"}',NULL);
INSERT INTO "change" VALUES('01m82aaxa3h44g16my5zrmqam4','2026-11-22T19:04:42.051560Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aax9ssdvjve7e4h18m40w','create','record','01m82aaxa3b1er27mkpd0h47qk',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:04:42.051353Z"}',NULL);
INSERT INTO "change" VALUES('01m82aaxc3jspgtgxjabpf4fs4','2026-11-22T19:04:42.115617Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxbvnfc1b7vf9berkj3e','create','record','01m82aaxc3c9c1nnjksffb56nt',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:04:42.115393Z"}',NULL);
INSERT INTO "change" VALUES('01m82aaxdjbc97wwfhwgmcdb3q','2026-11-22T19:04:42.162393Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxcns4sw211en28jn2f9','create','record','01m82aaxddxey01f6416qv69yy',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:04:42.157942Z"}',NULL);
INSERT INTO "change" VALUES('01m82aaxhmqvfndqrxnwh8jk62','2026-11-22T19:04:42.292781Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxhk0map0qb3099ed0zb','create','record','01m82aaxhm7cgxcn50dme0srsn',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:45055/gone","destinations":["http://127.0.0.1:45055/gone","http://127.0.0.1:45055/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:04:42.292236Z"}',NULL);
INSERT INTO "change" VALUES('01m82aaxm8grddd4nkqeb0q6pd','2026-11-22T19:04:42.376545Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxm78y8hzb9526be8xw1','create','record','01m82aaxm8awd120v0rtr56sha',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:04:42.376348Z"}',NULL);
INSERT INTO "change" VALUES('01m82aaxmxtfym720zkspjf8kg','2026-11-22T19:04:42.397864Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxmvnmfs3a9nnd0tv2sv','update','record','01m82aaxm8awd120v0rtr56sha',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:04:42.397655Z"}',NULL);
INSERT INTO "change" VALUES('01m82aaxps7yavwbz87eqtryrg','2026-11-22T19:04:42.457268Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxpr8zstcfbvayhgqz62','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82aaxs9yzv1bnd8bqkkend7','2026-11-22T19:04:42.538006Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxs8gvp93scva9w17vbr','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82aaxtwf6p0df3yakbtxa2w','2026-11-22T19:04:42.588502Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aaxtv87x0ej6znfg89jcb','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82aay05jbjh18pqwdf30x03','2026-11-22T19:04:42.757600Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aay04agepfgmxk65k5cfg','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:45055/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82aay19yfvh930s3e4ypa72','2026-11-22T19:04:42.793988Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aay18wn2mcbp31mvsz34p','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82aay6hsz0t0h1zwaw5fgm7','2026-11-22T19:04:42.961843Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aay6gh7gkfff1x4wvstp9','create','record','01m82aay6hk3hgacfc1qpnst3a',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:04:42.961611Z"}',NULL);
INSERT INTO "change" VALUES('01m82aayacfvn9f74qcjdyrb88','2026-11-22T19:04:43.084517Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aayab8f71d47qrjse47dx','create','record','01m82aayac9pyt7x5jrnx6m2ad',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:04:43.084310Z"}',NULL);
INSERT INTO "change" VALUES('01m82aayansftpv7727fyz6azq','2026-11-22T19:04:43.093828Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aayakfj1qsc407tkz4842','bulk_delete','record',NULL,'01m82aayana9y74td4ngb22gy9',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82aayg03j09j4yt7y9cepct','2026-11-22T19:04:43.264132Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aayfv17c914an2mymktk6','create','record','01m82aayfzrz6fs89p13gttyjj',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:04:43.263799Z"}',NULL);
INSERT INTO "change" VALUES('01m82ab60fwjvh1x1jmtbnyg5n','2026-11-22T19:04:50.959930Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82ab60epr9hawv622qkrg55','update','record','01m82aavm41q8jntwxmax0cy3p',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:04:40.324055Z"}',NULL);
INSERT INTO "change" VALUES('01m82ab9e5v2jra0prps975rkx','2026-11-22T19:04:54.469880Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','cli','','','create','invitation','01m82ab9e5hfbargqbmwwz54v8',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82ab9p6mbd01pf29gd9fpz3','2026-11-22T19:04:54.726689Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82ab9eqz6pr9f14ycr54cvk','import','record',NULL,'01m82ab9eseyej73g2p5806trt',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82ab9xwd46qwpefv3sxvrja','2026-11-22T19:04:54.972434Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82ab9sf67bjwrdhan0gkb57','import','record',NULL,'01m82ab9sgvg6x5ehp893vjae0',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82ab9zzvk8jrptfmagr2vk9','2026-11-22T19:04:55.039894Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82ab9zyg45nfj0vvcd6vqen','create','record','01m82ab9zzme28ej2mr7gp2fw3',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:04:55.039654Z"}',NULL);
INSERT INTO "change" VALUES('01m82aba24s8txp7bnmd5y32kc','2026-11-22T19:04:55.108819Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aba23h904j4mngkq8g884','create','record','01m82aba24k6jay4z2mfnceasq',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:04:55.108614Z"}',NULL);
INSERT INTO "change" VALUES('01m82aba3jv39xppzggqf329qr','2026-11-22T19:04:55.154879Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aba2kw8wdmqbh5ma8mzfs','create','record','01m82aba3jmhjyae2m1z863fc7',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:04:55.154657Z"}',NULL);
INSERT INTO "change" VALUES('01m82aba6z6t1mckvgt8p57egt','2026-11-22T19:04:55.263231Z','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','Owner','api','first token','01m82aba4zt4w6yfv6eyrc7bpg','bulk_delete','record',NULL,'01m82aba6ykr28pmfc1p4xbnch',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795374280324055,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795374280364520,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374280645779,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795374281915527,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795374281986839,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374282115393,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795374280324055,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795374280324055,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795374280324055,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795374280364520,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795374280364520,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795374281915527,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795374281915527,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795374281986839,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795374281986839,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795374282115393,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795374282115393,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795374280324055,'2026-11-22',-8282940662471172967);
INSERT INTO "click_visitor" VALUES(1795374280364520,'2026-11-22',-8282940662471172967);
INSERT INTO "click_visitor" VALUES(1795374281915527,'2026-11-22',-8282940662471172967);
INSERT INTO "click_visitor" VALUES(1795374281986839,'2026-11-22',-8282940662471172967);
INSERT INTO "click_visitor" VALUES(1795374282115393,'2026-11-22',-8282940662471172967);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('363a477272885c885c1e5978ce56f8c041dd78921a35129619b09acabf20324c','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','{"tags":["spring"]}',2,'2026-11-22T20:04:55.568054Z');
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
INSERT INTO "delivery" VALUES('01m82ab4s1rdaq97rdvepg00z0','01m82aatw4s2hmpgxztwmexrt6','01m82aaxhm7cgxcn50dme0srsn','destination.broken','http://127.0.0.1:45055/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:04:49.697740Z","data":{"id":"01m82aaxhm7cgxcn50dme0srsn","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45055/gone","checked_at":"2026-11-22T19:04:49.638837Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:04:49.697810Z','2026-11-22T19:04:49.786690Z');
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
INSERT INTO "host" VALUES('localhost','01m82aava71qr54zmaay2ygh1m','01m82aatw4s2hmpgxztwmexrt6','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:04:45.019928Z','2026-11-22T19:04:40.007110Z','2026-11-22T19:04:40.007114Z','2026-11-23T00:57:12.209176Z',0,NULL,NULL,302);
INSERT INTO "host" VALUES('go.acme.test','01m82aavkdxhsvzt9gr5tjwd4t','01m82aatw4s2hmpgxztwmexrt6','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:04:50.382976Z"}]','','2026-11-22T19:04:50.382976Z','2026-11-22T19:04:40.301990Z','2026-11-22T19:04:40.301993Z','2026-11-22T19:14:16.079107Z',0,NULL,NULL,302);
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
INSERT INTO "invitation" VALUES('01m82ab9e5hfbargqbmwwz54v8','34b0b36a6df924707073a58fc44be1bfa77fb75b2abaf9557663e2db4cca62f3','01m82aatw4s2hmpgxztwmexrt6','Ada@acme.test','manager','01m82aatw3ry1wpxq8zma84y6p','2026-11-22T19:04:54.469581Z','2026-11-29T19:04:54.469525Z');
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
INSERT INTO "job" VALUES('01m82aayana9y74td4ngb22gy9','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:04:43.092347Z',2,2,'2026-11-22T19:04:43.092347Z','2026-11-22T19:04:43.239247Z','2026-11-22T19:04:43.239247Z',1795374283084310,0,0,0,0,0,'',0,'api','first token','01m82aayakfj1qsc407tkz4842');
INSERT INTO "job" VALUES('01m82ab9eseyej73g2p5806trt','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:04:54.489459Z',3,0,'2026-11-22T19:04:54.489493Z','2026-11-22T19:04:54.791081Z','2026-11-22T19:04:54.791081Z',0,2,0,1,4,0,'',0,'api','first token','01m82ab9eqz6pr9f14ycr54cvk');
INSERT INTO "job" VALUES('01m82ab9sgvg6x5ehp893vjae0','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:04:54.832859Z',3,0,'2026-11-22T19:04:54.832893Z','2026-11-22T19:04:54.972504Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82ab9sf67bjwrdhan0gkb57');
INSERT INTO "job" VALUES('01m82aba6ykr28pmfc1p4xbnch','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:04:55.200796Z',3,1,'2026-11-22T19:04:55.200796Z','2026-11-22T19:04:55.510161Z',NULL,1795374295039654,0,0,0,0,0,'',0,'api','first token','01m82aba4zt4w6yfv6eyrc7bpg');
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
INSERT INTO "kept_answer" VALUES('01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82aayfzrz6fs89p13gttyjj","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82aatw3ry1wpxq8zma84y6p","created_via":"api","created_at":"2026-11-22T19:04:43.263799Z","updated_at":"2026-11-22T19:04:43.263799Z","expired_at":null}]}
','2026-11-22T19:04:43.264672Z');
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
INSERT INTO "kept_record" VALUES('01m82aayansftpv7727fyz6azq',1795374282961611,'{"seq":1795374282961611,"id":"01m82aay6hk3hgacfc1qpnst3a","workspace_id":"01m82aatw4s2hmpgxztwmexrt6","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82aatw3ry1wpxq8zma84y6p","created_via":"api","updated_at":"2026-11-22T19:04:42.961611Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82aayansftpv7727fyz6azq',1795374283084310,'{"seq":1795374283084310,"id":"01m82aayac9pyt7x5jrnx6m2ad","workspace_id":"01m82aatw4s2hmpgxztwmexrt6","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82aatw3ry1wpxq8zma84y6p","created_via":"api","updated_at":"2026-11-22T19:04:43.084310Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82aba6z6t1mckvgt8p57egt',1795374295039654,'{"seq":1795374295039654,"id":"01m82ab9zzme28ej2mr7gp2fw3","workspace_id":"01m82aatw4s2hmpgxztwmexrt6","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82aatw3ry1wpxq8zma84y6p","created_via":"api","updated_at":"2026-11-22T19:04:55.039654Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','owner','2026-11-22T19:04:39.557116Z');
INSERT INTO "member" VALUES('01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','editor','2026-11-22T19:04:40.078471Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000j151h8ce6ymhkx','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','import','2026-11-22T19:04:54.661449Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072933730,'01e286vcd5ptsjwwr50ck3129b','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','import','2026-11-22T19:04:54.971873Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374280009650,'01m82aava9mak50kdbvew80phx','01m82aatw4s2hmpgxztwmexrt6','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','cli','2026-11-22T19:04:40.009650Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374280324055,'01m82aavm41q8jntwxmax0cy3p','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:40.324055Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374280364520,'01m82aavncg8qhme7ytdfm1bbe','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aavc3t34cjgb3qjtrc8rk','api','2026-11-22T19:04:40.364520Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374280645779,'01m82aavy5rb7q5z7c1w18mek5','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:40.645779Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374281862416,'01m82aax46d0e1pvtd96mqrd6n','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$QaJvKisB0xATkfpd$84357aaa265a508d5fd3d00ba6abe9a1ad70f8a0d741c135269b4a5cdea6ced88edbec90118944bdbc9032b084fa885f785f9fc6e6bc8fb9298f9468f32c4bf2','off',0,0,'',NULL,NULL,NULL,NULL,'01m82aavc3t34cjgb3qjtrc8rk','api','2026-11-22T19:04:41.862416Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374281915527,'01m82aax5vgfkahg95369qj154','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:41.915527Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374281986839,'01m82aax82t7kx4f9yg36123zx','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aavc3t34cjgb3qjtrc8rk','api','2026-11-22T19:04:41.986839Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374282051353,'01m82aaxa3b1er27mkpd0h47qk','01m82aatw4s2hmpgxztwmexrt6','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:42.051353Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374282115393,'01m82aaxc3c9c1nnjksffb56nt','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:42.115393Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374282157942,'01m82aaxddxey01f6416qv69yy','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:42.157942Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374282292236,'01m82aaxhm7cgxcn50dme0srsn','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:45055/gone','["http://127.0.0.1:45055/gone","http://127.0.0.1:45055/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:42.292236Z','[0]',1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374282376348,'01m82aaxm8awd120v0rtr56sha','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:42.397655Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374283263799,'01m82aayfzrz6fs89p13gttyjj','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:43.263799Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374294661449,'01m82ab9m5e1desjjb8rkx5hfg','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','import','2026-11-22T19:04:54.661449Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374295108614,'01m82aba24k6jay4z2mfnceasq','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:55.108614Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374295154657,'01m82aba3jmhjyae2m1z863fc7','01m82aatw4s2hmpgxztwmexrt6','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82aatw3ry1wpxq8zma84y6p','api','2026-11-22T19:04:55.154657Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795374282292236,'2026-11-22T19:04:44.930346Z','http://127.0.0.1:45055/gone','down','It answers with the status 404.',404,484);
INSERT INTO "record_check" VALUES(1795374282292236,'2026-11-22T19:04:44.941222Z','http://127.0.0.1:45055/fine','up','',200,17);
INSERT INTO "record_check" VALUES(1795374282292236,'2026-11-22T19:04:47.158136Z','http://127.0.0.1:45055/fine','up','',200,15);
INSERT INTO "record_check" VALUES(1795374282292236,'2026-11-22T19:04:47.447031Z','http://127.0.0.1:45055/gone','down','It answers with the status 404.',404,16);
INSERT INTO "record_check" VALUES(1795374282292236,'2026-11-22T19:04:49.370881Z','http://127.0.0.1:45055/fine','up','',200,72);
INSERT INTO "record_check" VALUES(1795374282292236,'2026-11-22T19:04:49.638837Z','http://127.0.0.1:45055/gone','down','It answers with the status 404.',404,40);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82aatw4s2hmpgxztwmexrt6',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072933730,'01m82aatw4s2hmpgxztwmexrt6',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795374280324055,'01m82aatw4s2hmpgxztwmexrt6',4,2,'2026-11-22T19:04:44.740977Z');
INSERT INTO "record_clicks" VALUES(1795374280364520,'01m82aatw4s2hmpgxztwmexrt6',1,0,'2026-11-22T19:04:44.740978Z');
INSERT INTO "record_clicks" VALUES(1795374280645779,'01m82aatw4s2hmpgxztwmexrt6',0,1,'');
INSERT INTO "record_clicks" VALUES(1795374281915527,'01m82aatw4s2hmpgxztwmexrt6',3,0,'2026-11-22T19:04:44.740980Z');
INSERT INTO "record_clicks" VALUES(1795374281986839,'01m82aatw4s2hmpgxztwmexrt6',1,0,'2026-11-22T19:04:44.740981Z');
INSERT INTO "record_clicks" VALUES(1795374282115393,'01m82aatw4s2hmpgxztwmexrt6',1,0,'2026-11-22T19:04:44.740982Z');
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
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795374295108614,'01m82aatw4s2hmpgxztwmexrt6','old');
INSERT INTO "record_tag" VALUES(1795374295154657,'01m82aatw4s2hmpgxztwmexrt6','old');
INSERT INTO "record_tag" VALUES(1795374280324055,'01m82aatw4s2hmpgxztwmexrt6','spring');
INSERT INTO "record_tag" VALUES(1795374280364520,'01m82aatw4s2hmpgxztwmexrt6','spring');
INSERT INTO "record_tag" VALUES(1795374280324055,'01m82aatw4s2hmpgxztwmexrt6','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1582971072933730,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374280009650,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374280324055,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374280364520,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374280645779,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374281862416,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374281915527,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374281986839,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282051353,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282115393,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282157942,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282292236,'watchedgo.acme.testhttp://127.0.0.1:45055/gone');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282376348,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374283263799,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374294661449,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374295108614,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374295154657,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374280009650);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374280645779);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374281862416);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282051353);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282157942);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282292236);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374282376348);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374283263799);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374294661449);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374295108614);
INSERT INTO "record_unclicked" VALUES('01m82aatw4s2hmpgxztwmexrt6',1795374295154657);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:04:38.818900');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:04:38.823530');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:04:38.874928');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:04:38.887203');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:04:38.894769');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:04:38.911536');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:04:38.915021');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:04:38.936300');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:04:38.943425');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:04:38.945502');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:04:38.947318');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:04:38.951132');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:04:38.961608');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:04:38.970872');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:04:38.977626');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:04:38.984859');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:04:38.991689');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:04:38.999865');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:04:39.004571');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:04:39.013478');
INSERT INTO "schema_migration" VALUES(21,'0022_rules','2026-11-22 19:04:39.022611');
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
INSERT INTO "session" VALUES('01m82ab9cv0vjsrzpzngf2yw87','3d3984d4c4ebb37b774d57e16c5185408a1d322424750d88f35fde6033f5a40f','01m82aatw3ry1wpxq8zma84y6p','01m82aatw4s2hmpgxztwmexrt6','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:04:54.426757Z','2026-11-22T19:04:54.426757Z','2026-12-22T19:04:54.426757Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('0ed59a1191f8522d8047d9abd6a7b664275ace9615714c5fc062276dd242de7f','01m82aatw3ry1wpxq8zma84y6p','2026-11-22T19:34:54.436580Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','22e9a9050e2be529ad72baf219326d19 13');
INSERT INTO "state" VALUES('generation','71');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 06855af4cf53f3b8ab74e191442d8df8');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','old',2);
INSERT INTO "tag_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','spring',2);
INSERT INTO "tag_count" VALUES('01m82aatw4s2hmpgxztwmexrt6','Überblick',1);
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
INSERT INTO "token" VALUES('01m82aatx056r23h0trpsh1jn9','01m82aatw4s2hmpgxztwmexrt6','01m82aatw3ry1wpxq8zma84y6p','api','first token','owner','524e0fc958aceefd8a807d44ba5a5ab2aeb32b72214b5515b1fb475cda1dbad4','2026-11-22T19:04:39.584204Z',NULL,'2026-11-22T19:04:40.291762Z',NULL);
INSERT INTO "token" VALUES('01m82aavch67aq8dyzqknb4yf8','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','mcp','agent','viewer','636529075202cb61abef13e742476b30b0a22beb11bc3034baf14e3a65312471','2026-11-22T19:04:40.081222Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82aavd1xxgmbdx3vm5h0v1q','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','api','editor','editor','7902b96ddee5677f1b1f872eb435b503fff5d83f5230a670a8b7725115fc8f92','2026-11-22T19:04:40.097979Z',NULL,'2026-11-22T19:04:40.357967Z',NULL);
INSERT INTO "token" VALUES('01m82aavfg3b23z1grpp1dpjmr','01m82aatw4s2hmpgxztwmexrt6','01m82aavc3t34cjgb3qjtrc8rk','api','revoked','editor','5fe726035eb7baeb17a9b13956db0a76a727ac32346a7dec0c447fa03f8b01ad','2026-11-22T19:04:40.176133Z',NULL,NULL,'2026-11-22T19:04:40.259011Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82aatw3ry1wpxq8zma84y6p','Owner','owner@localhost','2026-11-22T19:04:39.555841Z','2026-11-22T19:04:54.363648Z','scrypt:16384:8:6$F3bw4F7eIzWRR4QU$f1543f704ab668470fe618a0e0d1bb88772208faa0e03f8baae7b5dc8f231c086b61a0a11f59256850c0da000d7a4fce63f0f8f7cbfad2c247222c60402225c9','system','','',1);
INSERT INTO "user" VALUES('01m82aavc3t34cjgb3qjtrc8rk','Éva Kovács','Eva@acme.test','2026-11-22T19:04:40.067866Z','2026-11-22T19:04:40.067881Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795374282292236,'http://127.0.0.1:45055/fine','up',0,72,'2026-11-22T19:04:49.370881Z','2026-11-22T19:04:51.616287Z');
INSERT INTO "watch" VALUES(1795374282292236,'http://127.0.0.1:45055/gone','down',3,NULL,'2026-11-22T19:04:49.638837Z','2026-11-22T19:04:51.603502Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82aatw4s2hmpgxztwmexrt6','Acmé','2026-11-22T19:04:39.556823Z','2026-11-22T19:04:42.793798Z','{"country":"DE","notify_url":"http://127.0.0.1:45055/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82aatw4s2hmpgxztwmexrt6','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m82aatw4s2hmpgxztwmexrt6','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m82aatw4s2hmpgxztwmexrt6','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m82aatw4s2hmpgxztwmexrt6','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82aatw4s2hmpgxztwmexrt6','2026-11-22',-8282940662471172967);
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
