-- A database with data in it, of 0023_mail: see make.py
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
INSERT INTO "change" VALUES('01m829nfzjqve0rec0dw174x07','2026-11-22T18:53:00.274781Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','cli','','','create','workspace','01m829nfzj9q7ywsxz4phctwhy',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829nfzmyf9e656x7tj2v21g','2026-11-22T18:53:00.276990Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','cli','','','create','token','01m829nfzmq1ggnpkc45tarjcp',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829ngbkbscdw246gkq1tcey','2026-11-22T18:53:00.659401Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:53:00.658557Z"}',NULL);
INSERT INTO "change" VALUES('01m829ngcajcfb0z70420dy2ct','2026-11-22T18:53:00.682636Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','cli','','','create','record','01m829ngbxkyr4td3q63ppndgb',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T18:53:00.669638Z"}',NULL);
INSERT INTO "change" VALUES('01m829ngdpp1n7565w2h77hz96','2026-11-22T18:53:00.726728Z','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','Éva Kovács','cli','','','create','token','01m829ngdp9pzv8m2nyrvcmd8g',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829nge12z3g7fabpf4d7qsq','2026-11-22T18:53:00.737119Z','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','Éva Kovács','cli','','','create','token','01m829nge0q22j3b9bych8bgpj',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829nge94j1anp6y4bhmd63b','2026-11-22T18:53:00.745166Z','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','Éva Kovács','cli','','','create','token','01m829nge8s9pvgxza20rwce88',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829ngegcyp2s50n8yqc4wzb','2026-11-22T18:53:00.752445Z','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','Éva Kovács','cli','','','delete','token','01m829nge8s9pvgxza20rwce88',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m829ngfstp2pw3xpytnv5nmy','2026-11-22T18:53:00.793874Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829ngf9xgd6b2dgrajnds5w','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:53:00.793388Z"}',NULL);
INSERT INTO "change" VALUES('01m829nggsx5r3ccfynbcsbp3f','2026-11-22T18:53:00.825952Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nggpn2r42ncnzzdtjmam','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:53:00.825468Z"}',NULL);
INSERT INTO "change" VALUES('01m829nghq9xtx3nje02vgwwk3','2026-11-22T18:53:00.855336Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nghghd92h59bt4shvq5e','create','record','01m829nghptwxn6wemyptb2ca9',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T18:53:00.854860Z"}',NULL);
INSERT INTO "change" VALUES('01m829ngjqh9sm4fz42kmyx2yx','2026-11-22T18:53:00.887571Z','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','Éva Kovács','api','editor','01m829ngj5hr8yv8tghrcvjhej','create','record','01m829ngjq6rsgbhbgkv4na45x',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T18:53:00.887216Z"}',NULL);
INSERT INTO "change" VALUES('01m829ngk181qc871mrdvjcwtp','2026-11-22T18:53:00.897274Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829ngjzhmy8qrt2xfbs45th','create','record','01m829ngk10zw7vj6qg5mss4cm',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T18:53:00.897031Z"}',NULL);
INSERT INTO "change" VALUES('01m829ngzqr0751vxrx11ngp7m','2026-11-22T18:53:01.303791Z','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','Éva Kovács','api','editor','01m829ngkhgt2mw0dh2cztpem0','create','record','01m829ngzqehvfqy0trkeyjgdp',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T18:53:01.303465Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh076p7em2td5krv82de','2026-11-22T18:53:01.319230Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829ngzz7marmha67ggc1p35','create','record','01m829nh06yjaaywgg8t927tb6',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T18:53:01.318978Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh109z0qxzmah6tfdg7w','2026-11-22T18:53:01.344360Z','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','Éva Kovács','api','editor','01m829nh0m81r9wtcw881kv8k8','create','record','01m829nh0xxzw86g4psbx9ngd1',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T18:53:01.341959Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh1f8bmx1dkej4pca1pa','2026-11-22T18:53:01.359279Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh146xfesg9qvtdknjar','create','record','01m829nh1f2czjyrqcgp9dyvr7',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T18:53:01.359076Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh1vr77rapne63vt2rq5','2026-11-22T18:53:01.371787Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh1pt4ckfwp6vwq3xr3x','create','record','01m829nh1vjk2f5nz31p8as516',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T18:53:01.371595Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh28xr61ktjekrq1549h','2026-11-22T18:53:01.384966Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh27fqx8nd3j8kdbjts7','create','record','01m829nh28q3dz650psj6m1j6j',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T18:53:01.384739Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh2xx161hs0yvx63d447','2026-11-22T18:53:01.405951Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh2parjghfd41hcx1wdk','create','record','01m829nh2we62q0cmyzeejfpnz',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:41515/gone","destinations":["http://127.0.0.1:41515/gone","http://127.0.0.1:41515/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T18:53:01.404454Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh34jxmfxvfzbztkhrdw','2026-11-22T18:53:01.412626Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh337phcgc10vabhne8d','create','record','01m829nh34b79vrmbkfbjznkn2',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T18:53:01.412359Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh3x73xy5ptz20khtcpb','2026-11-22T18:53:01.437242Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh3t7rnkrq9h0qg3v0xq','update','record','01m829nh34b79vrmbkfbjznkn2',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T18:53:01.437033Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh4d8rbwr2nv7m3t2zes','2026-11-22T18:53:01.453299Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh4bwr3p5s9xfmarg37s','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m829nh50vdc9fzrqccfa94ya','2026-11-22T18:53:01.472903Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh4sjgzechgqhapznxda','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m829nh5vfr9zkrw8rrzwjgpk','2026-11-22T18:53:01.499524Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh5sjtrqx95syrjsxxx2','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m829nh61ms1x8e4n6cymqvz6','2026-11-22T18:53:01.505681Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh60gjw87x3fbhrpfcsq','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:41515/notify"}}',NULL);
INSERT INTO "change" VALUES('01m829nh6qhx1k8jc8wa5zeg8v','2026-11-22T18:53:01.527596Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh6paxs6ca23mb9sxr5k','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m829nh793g949t5vmc1p4apk','2026-11-22T18:53:01.545124Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh77pn91akkqewdx7pj2','create','record','01m829nh78wv022pjwh2rhb31p',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:53:01.544923Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh7rmw3ah200t32tt20n','2026-11-22T18:53:01.560679Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh7qbtznghrf5w8xte9a','create','record','01m829nh7rf5hqpbmqx1yz14tg',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:53:01.560485Z"}',NULL);
INSERT INTO "change" VALUES('01m829nh8hg1jcjts9193g05t7','2026-11-22T18:53:01.585540Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh86a5veve74c3edtynn','bulk_delete','record',NULL,'01m829nh8cxpgnxv00svsxxgx0',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m829nha4ajfyaz6vrssh5291','2026-11-22T18:53:01.636350Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nh9z5jm0ejt52ac05bet','create','record','01m829nha43z950jdz6ar7z9cy',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T18:53:01.636127Z"}',NULL);
INSERT INTO "change" VALUES('01m829nqekr0v3e4ct87hb41w0','2026-11-22T18:53:07.923788Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nqejgmf69pqyh7sgswa0','update','record','01m829nghptwxn6wemyptb2ca9',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T18:53:00.854860Z"}',NULL);
INSERT INTO "change" VALUES('01m829nr444z87e2k2qafmqvs5','2026-11-22T18:53:08.612178Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','cli','','','create','invitation','01m829nr43rxvvp611b75ywenj',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829nr5bs3ffzg24k7m7schz','2026-11-22T18:53:08.651930Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nr45jsre7kcqnpbactt3','import','record',NULL,'01m829nr4ab3apqcjsnnf8ypgm',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829nr6ah2ncvfhdzf48qbs0','2026-11-22T18:53:08.682564Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nr5wymtqjvan66kfdtkw','import','record',NULL,'01m829nr5ymx6pg3hafyhhcs1p',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829nr6sy9b1x6w5rrc843wt','2026-11-22T18:53:08.697986Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nr6mf71wg2me8cb0e9sc','create','record','01m829nr6sgps0eawx2rqhw904',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:53:08.697534Z"}',NULL);
INSERT INTO "change" VALUES('01m829nr70z3c7mhbx0tfaqr0r','2026-11-22T18:53:08.705010Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nr6zd2pxs5jrk0cb0c6j','create','record','01m829nr70nhk8k045xcaymtcm',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:53:08.704689Z"}',NULL);
INSERT INTO "change" VALUES('01m829nr78bg734vsbahymz9s1','2026-11-22T18:53:08.712381Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nr76yche8d0zgqt01v0v','create','record','01m829nr784yhpjht57dx88s54',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:53:08.712158Z"}',NULL);
INSERT INTO "change" VALUES('01m829nr7yysa9rkxnn955p4r1','2026-11-22T18:53:08.735005Z','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','Owner','api','first token','01m829nr7kgcjbnqasz26hq6nm','bulk_delete','record',NULL,'01m829nr7ybzpema4mp4xyh8c5',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795373580854860,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373580887216,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373581318978,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381333');
INSERT INTO "click_breakdown" VALUES(1795373581341959,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
INSERT INTO "click_breakdown" VALUES(1795373581371595,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31381331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795373580854860,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795373580887216,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373580897031,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795373581318978,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795373581341959,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373581371595,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795373580854860,'2026-11-22',-7095430031001553671);
INSERT INTO "click_visitor" VALUES(1795373580887216,'2026-11-22',-7095430031001553671);
INSERT INTO "click_visitor" VALUES(1795373581318978,'2026-11-22',-7095430031001553671);
INSERT INTO "click_visitor" VALUES(1795373581341959,'2026-11-22',-7095430031001553671);
INSERT INTO "click_visitor" VALUES(1795373581371595,'2026-11-22',-7095430031001553671);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('32d21228cb7fcba0c4958235df86ffb6b23c8d7a4396065372555eb71c00d387','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','{"tags":["spring"]}',2,'2026-11-22T19:53:08.779880Z');
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
INSERT INTO "delivery" VALUES('01m829nnw0wgmqdkqe99c5dyy0','01m829nfzj9q7ywsxz4phctwhy','01m829nh2we62q0cmyzeejfpnz','destination.broken','http://127.0.0.1:41515/notify','{"type":"destination.broken","timestamp":"2026-11-22T18:53:06.304868Z","data":{"id":"01m829nh2we62q0cmyzeejfpnz","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:41515/gone","checked_at":"2026-11-22T18:53:06.290785Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T18:53:06.304941Z','2026-11-22T18:53:07.005356Z');
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
    , dns_due_at TEXT, awaits_proof INTEGER NOT NULL DEFAULT 0, notfound_url TEXT, expired_url TEXT, notfound_status INTEGER NOT NULL DEFAULT 302, reported_correct INTEGER) STRICT
    ;
INSERT INTO "host" VALUES('localhost','01m829ngbjf4kg8jwcpe75ejxf','01m829nfzj9q7ywsxz4phctwhy','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T18:53:02.032170Z','2026-11-22T18:53:00.658552Z','2026-11-22T18:53:00.658557Z','2026-11-23T00:25:50.135113Z',0,NULL,NULL,302,1);
INSERT INTO "host" VALUES('go.acme.test','01m829ngfsaz8n8gavgr69np43','01m829nfzj9q7ywsxz4phctwhy','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T18:53:07.406263Z"}]','','2026-11-22T18:53:07.406263Z','2026-11-22T18:53:00.793383Z','2026-11-22T18:53:00.793388Z','2026-11-22T19:03:21.625193Z',0,NULL,NULL,302,NULL);
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
INSERT INTO "invitation" VALUES('01m829nr43rxvvp611b75ywenj','51ece00d028a2a93242ac1e3cc2f8dbf815bceba8c9f5399fd16a6830efc1475','01m829nfzj9q7ywsxz4phctwhy','Ada@acme.test','manager','01m829nfzhcfdwfy8ze6fgyvh7','2026-11-22T18:53:08.611852Z','2026-11-29T18:53:08.611775Z');
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
INSERT INTO "job" VALUES('01m829nh8cxpgnxv00svsxxgx0','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','bulk_delete','done','{"tags":["gone"]}','2026-11-22T18:53:01.577743Z',2,2,'2026-11-22T18:53:01.577743Z','2026-11-22T18:53:01.619599Z','2026-11-22T18:53:01.619599Z',1795373581560485,0,0,0,0,0,'',0,'api','first token','01m829nh86a5veve74c3edtynn');
INSERT INTO "job" VALUES('01m829nr4ab3apqcjsnnf8ypgm','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:53:08.618313Z',3,0,'2026-11-22T18:53:08.618383Z','2026-11-22T18:53:08.663619Z','2026-11-22T18:53:08.663619Z',0,2,0,1,4,0,'',0,'api','first token','01m829nr45jsre7kcqnpbactt3');
INSERT INTO "job" VALUES('01m829nr5ymx6pg3hafyhhcs1p','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:53:08.670647Z',3,0,'2026-11-22T18:53:08.670685Z','2026-11-22T18:53:08.682634Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m829nr5wymtqjvan66kfdtkw');
INSERT INTO "job" VALUES('01m829nr7ybzpema4mp4xyh8c5','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T18:53:08.724399Z',3,1,'2026-11-22T18:53:08.724399Z','2026-11-22T18:53:08.762109Z',NULL,1795373588697534,0,0,0,0,0,'',0,'api','first token','01m829nr7kgcjbnqasz26hq6nm');
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
INSERT INTO "kept_answer" VALUES('01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m829nha43z950jdz6ar7z9cy","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m829nfzhcfdwfy8ze6fgyvh7","created_via":"api","created_at":"2026-11-22T18:53:01.636127Z","updated_at":"2026-11-22T18:53:01.636127Z","expired_at":null}]}
','2026-11-22T18:53:01.636672Z');
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
INSERT INTO "kept_record" VALUES('01m829nh8hg1jcjts9193g05t7',1795373581544923,'{"seq":1795373581544923,"id":"01m829nh78wv022pjwh2rhb31p","workspace_id":"01m829nfzj9q7ywsxz4phctwhy","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829nfzhcfdwfy8ze6fgyvh7","created_via":"api","updated_at":"2026-11-22T18:53:01.544923Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829nh8hg1jcjts9193g05t7',1795373581560485,'{"seq":1795373581560485,"id":"01m829nh7rf5hqpbmqx1yz14tg","workspace_id":"01m829nfzj9q7ywsxz4phctwhy","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829nfzhcfdwfy8ze6fgyvh7","created_via":"api","updated_at":"2026-11-22T18:53:01.560485Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829nr7yysa9rkxnn955p4r1',1795373588697534,'{"seq":1795373588697534,"id":"01m829nr6sgps0eawx2rqhw904","workspace_id":"01m829nfzj9q7ywsxz4phctwhy","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829nfzhcfdwfy8ze6fgyvh7","created_via":"api","updated_at":"2026-11-22T18:53:08.697534Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
        created_at TEXT NOT NULL,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','owner','2026-11-22T18:53:00.274562Z');
INSERT INTO "member" VALUES('01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','editor','2026-11-22T18:53:00.704641Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000xv6ynk37qamcss','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','import','2026-11-22T18:53:08.645376Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072131952,'01e286vbm3xrg7x6pkfqvbe7pe','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','import','2026-11-22T18:53:08.681991Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373580669638,'01m829ngbxkyr4td3q63ppndgb','01m829nfzj9q7ywsxz4phctwhy','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','cli','2026-11-22T18:53:00.669638Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373580854860,'01m829nghptwxn6wemyptb2ca9','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:00.854860Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373580887216,'01m829ngjq6rsgbhbgkv4na45x','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829ngcn3e8233q5gs046jzg','api','2026-11-22T18:53:00.887216Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373580897031,'01m829ngk10zw7vj6qg5mss4cm','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:00.897031Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581303465,'01m829ngzqehvfqy0trkeyjgdp','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$Y1lXLdh32YPYxjan$7f885ed6ff3da9d411f9287f543563ed4660e0053019f1ff21fadfc4cc80211a5ff6315f20e03e3aef4504cd18732e80fadac568d8895d5a32a4ae89c41d2fc8','off',0,0,'',NULL,NULL,NULL,NULL,'01m829ngcn3e8233q5gs046jzg','api','2026-11-22T18:53:01.303465Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581318978,'01m829nh06yjaaywgg8t927tb6','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:01.318978Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581341959,'01m829nh0xxzw86g4psbx9ngd1','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829ngcn3e8233q5gs046jzg','api','2026-11-22T18:53:01.341959Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581359076,'01m829nh1f2czjyrqcgp9dyvr7','01m829nfzj9q7ywsxz4phctwhy','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:01.359076Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581371595,'01m829nh1vjk2f5nz31p8as516','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:01.371595Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581384739,'01m829nh28q3dz650psj6m1j6j','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:01.384739Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581404454,'01m829nh2we62q0cmyzeejfpnz','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:41515/gone','["http://127.0.0.1:41515/gone","http://127.0.0.1:41515/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:01.404454Z','[0]',1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581412359,'01m829nh34b79vrmbkfbjznkn2','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:01.437033Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373581636127,'01m829nha43z950jdz6ar7z9cy','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:01.636127Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373588645376,'01m829nr55br1fcnm8gwa2va93','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','import','2026-11-22T18:53:08.645376Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373588704689,'01m829nr70nhk8k045xcaymtcm','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:08.704689Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373588712158,'01m829nr784yhpjht57dx88s54','01m829nfzj9q7ywsxz4phctwhy','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829nfzhcfdwfy8ze6fgyvh7','api','2026-11-22T18:53:08.712158Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795373581404454,'2026-11-22T18:53:01.986529Z','http://127.0.0.1:41515/fine','up','',200,13);
INSERT INTO "record_check" VALUES(1795373581404454,'2026-11-22T18:53:01.990461Z','http://127.0.0.1:41515/gone','down','It answers with the status 404.',404,16);
INSERT INTO "record_check" VALUES(1795373581404454,'2026-11-22T18:53:03.863979Z','http://127.0.0.1:41515/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795373581404454,'2026-11-22T18:53:04.138184Z','http://127.0.0.1:41515/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795373581404454,'2026-11-22T18:53:05.824149Z','http://127.0.0.1:41515/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795373581404454,'2026-11-22T18:53:06.290785Z','http://127.0.0.1:41515/gone','down','It answers with the status 404.',404,5);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m829nfzj9q7ywsxz4phctwhy',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072131952,'01m829nfzj9q7ywsxz4phctwhy',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795373580854860,'01m829nfzj9q7ywsxz4phctwhy',4,2,'2026-11-22T18:53:02.148814Z');
INSERT INTO "record_clicks" VALUES(1795373580887216,'01m829nfzj9q7ywsxz4phctwhy',1,0,'2026-11-22T18:53:02.148815Z');
INSERT INTO "record_clicks" VALUES(1795373580897031,'01m829nfzj9q7ywsxz4phctwhy',0,1,'');
INSERT INTO "record_clicks" VALUES(1795373581318978,'01m829nfzj9q7ywsxz4phctwhy',3,0,'2026-11-22T18:53:02.148817Z');
INSERT INTO "record_clicks" VALUES(1795373581341959,'01m829nfzj9q7ywsxz4phctwhy',1,0,'2026-11-22T18:53:02.148818Z');
INSERT INTO "record_clicks" VALUES(1795373581371595,'01m829nfzj9q7ywsxz4phctwhy',1,0,'2026-11-22T18:53:02.148819Z');
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
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795373588704689,'01m829nfzj9q7ywsxz4phctwhy','old');
INSERT INTO "record_tag" VALUES(1795373588712158,'01m829nfzj9q7ywsxz4phctwhy','old');
INSERT INTO "record_tag" VALUES(1795373580854860,'01m829nfzj9q7ywsxz4phctwhy','spring');
INSERT INTO "record_tag" VALUES(1795373580887216,'01m829nfzj9q7ywsxz4phctwhy','spring');
INSERT INTO "record_tag" VALUES(1795373580854860,'01m829nfzj9q7ywsxz4phctwhy','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1582971072131952,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373580669638,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373580854860,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373580887216,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373580897031,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581303465,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581318978,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581341959,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581359076,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581371595,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581384739,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581404454,'watchedgo.acme.testhttp://127.0.0.1:41515/gone');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581412359,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581636127,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373588645376,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373588704689,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373588712158,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373580669638);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373580897031);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581303465);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581359076);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581384739);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581404454);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581412359);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373581636127);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373588645376);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373588704689);
INSERT INTO "record_unclicked" VALUES('01m829nfzj9q7ywsxz4phctwhy',1795373588712158);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 18:52:59.964474');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 18:52:59.976486');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 18:53:00.015049');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 18:53:00.035324');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 18:53:00.046949');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 18:53:00.052263');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 18:53:00.057364');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 18:53:00.068358');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 18:53:00.071156');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 18:53:00.080669');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 18:53:00.093151');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 18:53:00.103003');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 18:53:00.143837');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 18:53:00.147308');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 18:53:00.155206');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 18:53:00.162478');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 18:53:00.167548');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 18:53:00.172511');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 18:53:00.183246');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 18:53:00.185357');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 18:53:00.191036');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 18:53:00.195907');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 18:53:00.199647');
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
INSERT INTO "session" VALUES('01m829nr3v6gma9vt0vt5epp1y','5ed87d0ff078d8e9866ff6a265d5050bc47c551ac76d796fe00d1b8114c7f875','01m829nfzhcfdwfy8ze6fgyvh7','01m829nfzj9q7ywsxz4phctwhy','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T18:53:08.602878Z','2026-11-22T18:53:08.602878Z','2026-12-22T18:53:08.602878Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('0be14595eafb31d6fdbd6a8a400c33151e2a78e11010d96b8def416271753e63','01m829nfzhcfdwfy8ze6fgyvh7','2026-11-22T19:23:08.606154Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','cfea73f84f81e9d4e640aeda60a3e9dc 13');
INSERT INTO "state" VALUES('generation','71');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 b107cb994d32d27dcf8331f2b06fbb0c');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','old',2);
INSERT INTO "tag_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','spring',2);
INSERT INTO "tag_count" VALUES('01m829nfzj9q7ywsxz4phctwhy','Überblick',1);
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
INSERT INTO "token" VALUES('01m829nfzmq1ggnpkc45tarjcp','01m829nfzj9q7ywsxz4phctwhy','01m829nfzhcfdwfy8ze6fgyvh7','api','first token','owner','d66c5eeaac4512590f73da9fcdd877e445dfc1a00c8006648a3b21ee32bb0512','2026-11-22T18:53:00.276755Z',NULL,'2026-11-22T18:53:00.790660Z',NULL);
INSERT INTO "token" VALUES('01m829ngdp9pzv8m2nyrvcmd8g','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','mcp','agent','viewer','a930e929e18877896faf29edf562558ed04a27377174407bcfd9197cc2beb689','2026-11-22T18:53:00.726344Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m829nge0q22j3b9bych8bgpj','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','api','editor','editor','3ce5286fff6bfb1e63b77f2e061697ca5c2c59f633845a2c1157bf245e58430d','2026-11-22T18:53:00.736765Z',NULL,'2026-11-22T18:53:00.869996Z',NULL);
INSERT INTO "token" VALUES('01m829nge8s9pvgxza20rwce88','01m829nfzj9q7ywsxz4phctwhy','01m829ngcn3e8233q5gs046jzg','api','revoked','editor','f2b6f6a7fbe0e1db0b82f635f23bb509ba2d0ee6a998aa5f42c81b1ee6060879','2026-11-22T18:53:00.744835Z',NULL,NULL,'2026-11-22T18:53:00.752134Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m829nfzhcfdwfy8ze6fgyvh7','Owner','owner@localhost','2026-11-22T18:53:00.273437Z','2026-11-22T18:53:08.588968Z','scrypt:16384:8:6$qKdc5KfqIFv8rFrF$a0f352ab823c4290e61ae73be33bfa36abafb3f5a0ea2c16a72b3d5d7706b886464e69d537f7c979588c5d971b58c70aac31c7acec994552ccfbebe6140850de','system','','',1);
INSERT INTO "user" VALUES('01m829ngcn3e8233q5gs046jzg','Éva Kovács','Eva@acme.test','2026-11-22T18:53:00.693144Z','2026-11-22T18:53:00.693160Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795373581404454,'http://127.0.0.1:41515/fine','up',0,2,'2026-11-22T18:53:05.824149Z','2026-11-22T18:53:07.771162Z');
INSERT INTO "watch" VALUES(1795373581404454,'http://127.0.0.1:41515/gone','down',3,NULL,'2026-11-22T18:53:06.290785Z','2026-11-22T18:53:08.290680Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m829nfzj9q7ywsxz4phctwhy','Acmé','2026-11-22T18:53:00.274333Z','2026-11-22T18:53:01.527393Z','{"country":"DE","notify_url":"http://127.0.0.1:41515/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m829nfzj9q7ywsxz4phctwhy','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m829nfzj9q7ywsxz4phctwhy','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m829nfzj9q7ywsxz4phctwhy','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m829nfzj9q7ywsxz4phctwhy','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m829nfzj9q7ywsxz4phctwhy','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m829nfzj9q7ywsxz4phctwhy','hour','2026-11-22',X'6C273138233130');
INSERT INTO "workspace_breakdown" VALUES('01m829nfzj9q7ywsxz4phctwhy','together','2026-11-22',X'CC42C7236E6577732E6578616D706C657F7F46697265666F787F4C696E75787F6465736B746F701333C7177F7F46697265666F787F4C696E75787F6465736B746F701337');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m829nfzj9q7ywsxz4phctwhy','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m829nfzj9q7ywsxz4phctwhy','2026-11-22',-7095430031001553671);
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
CREATE INDEX mail_by_workspace ON mail (workspace_id, id);
CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL;
CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL;
COMMIT;
