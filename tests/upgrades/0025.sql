-- A database with data in it, of 0025_cards: see make.py
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
INSERT INTO "change" VALUES('01m82a65y334wawe0t75bg848m','2026-11-22T19:02:07.043120Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','cli','','','create','workspace','01m82a65y2cwfrv4ktaz1xmjv1',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a65y5qwjdea76h3jwpqaa','2026-11-22T19:02:07.045779Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','cli','','','create','token','01m82a65y5fanhgp85hc2bhgxz',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a6640cm2tr81fg84840cb','2026-11-22T19:02:07.232423Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:02:07.231799Z"}',NULL);
INSERT INTO "change" VALUES('01m82a664f5p1n8gdc6wsmkgxa','2026-11-22T19:02:07.247208Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','cli','','','create','record','01m82a664ehwq5ga2e89cbxcej',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:02:07.246572Z"}',NULL);
INSERT INTO "change" VALUES('01m82a665sc85s0zxrtzs9ymvh','2026-11-22T19:02:07.289410Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','Éva Kovács','cli','','','create','token','01m82a665s2c9bzgd47w31jw91',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a666e8rrf8wz73e7vjz1h','2026-11-22T19:02:07.310340Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','Éva Kovács','cli','','','create','token','01m82a6665mabvhaf1ef2fmm5v',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a666rmqb507e4dvpgw49t','2026-11-22T19:02:07.326185Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','Éva Kovács','cli','','','create','token','01m82a666r8r9tapzyfwvhz001',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a66785en55n1a792pxq9a','2026-11-22T19:02:07.336218Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','Éva Kovács','cli','','','delete','token','01m82a666r8r9tapzyfwvhz001',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82a668mmmbgq7eawj91f707','2026-11-22T19:02:07.380673Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66879gcxbe2dt4c1sxem','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:02:07.380359Z"}',NULL);
INSERT INTO "change" VALUES('01m82a669wvk89zj1ka2mc63en','2026-11-22T19:02:07.420903Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a669pvqhfymk5w9apsg5s','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:02:07.420323Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66akf1bhnkqv4yfp86sz','2026-11-22T19:02:07.443505Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66ad25c38h4f357bn47e','create','record','01m82a66ajxaw178yj3d3xyck4',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:02:07.442938Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66cbys2xam3e9f3et1p4','2026-11-22T19:02:07.500007Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','Éva Kovács','api','editor','01m82a66bd0n222z28e9qpgvhz','create','record','01m82a66cbhe00ymkvn2r9t9bn',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:02:07.499558Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66ct2x3b2rwtmwf6etv5','2026-11-22T19:02:07.514212Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66ckyfv96p75gfayk0mn','create','record','01m82a66cnpfk4bhf0t1v4wnts',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:02:07.509719Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66qtj07s94vaa5bcgc8y','2026-11-22T19:02:07.866589Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','Éva Kovács','api','editor','01m82a66d1smxfrqsrnebngkqn','create','record','01m82a66qt9rr0aym2ke432xjm',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:02:07.866312Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66r48pec1akqry7wx8z5','2026-11-22T19:02:07.876289Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66r2jxf7sbpprjhjcc17','create','record','01m82a66r42hbd8p2japkxjyea',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:02:07.876081Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66rdvdys8cn6dc705mjc','2026-11-22T19:02:07.885888Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','Éva Kovács','api','editor','01m82a66rcfgzn7ajfsjtp4g3c','create','record','01m82a66rdnk7zb71qbcaexep7',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:02:07.885691Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66s535xfs1j9y3fwy7j8','2026-11-22T19:02:07.909112Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66s3ptnvjpvx4y9bgnyq','create','record','01m82a66s4wm1rh919e7b5esc4',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:02:07.908916Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66synyt1ag4zzydnn60c','2026-11-22T19:02:07.934716Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66sw5dkfc82rbjb6qd0b','create','record','01m82a66sydvxwsakc2n7ke6as',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:02:07.934443Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66thr665t536226fq8zf','2026-11-22T19:02:07.953786Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66tg21gnerwevyeyrtmf','create','record','01m82a66thh3tgka19p4c75tph',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:02:07.953547Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66v8veh8y591ds92p2ag','2026-11-22T19:02:07.976892Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66v71xfr3mk3m33smbs8','create','record','01m82a66v8b6fhc99jfzm8etcn',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:45951/gone","destinations":["http://127.0.0.1:45951/gone","http://127.0.0.1:45951/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:02:07.976358Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66vv1y2g5qzt8evr44xv','2026-11-22T19:02:07.995073Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66vsm4t09j26wa4vdp1k','create','record','01m82a66vtvex9crsfwpgr5dp7',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:02:07.994878Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66wd3936tajgf7vgm4h6','2026-11-22T19:02:08.013123Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66wamqdabfec680r00bv','update','record','01m82a66vtvex9crsfwpgr5dp7',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:02:08.012878Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66wvbeseghpn28m6y6mn','2026-11-22T19:02:08.027380Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66wtcnrxk8mzvgs6dcg9','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82a66x17tsgzs8j4b5fb6vx','2026-11-22T19:02:08.033267Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66wzsmpcpj011txchks6','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82a66x5w14yy9sn0g9ef8z9','2026-11-22T19:02:08.037911Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66x51cb2k4mmbnfa8ft6','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82a66xck0mdd5g02kyfak9n','2026-11-22T19:02:08.044621Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66xbk1ncrjxw8g5t16b8','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:45951/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82a66xge0nsqsfksrb0zn1d','2026-11-22T19:02:08.048463Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66xfgavbkspnf4dcy7qg','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82a66xn2ezbnr7d8qkfe5vr','2026-11-22T19:02:08.053089Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66xkx90tvs5baqj5azfy','create','record','01m82a66xmvg7tj0zpcsdmngec',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:02:08.052880Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66y2t8y2ak9va03c9qn2','2026-11-22T19:02:08.066850Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66xx7dgz2scka33hh1xv','create','record','01m82a66y2kamv7etczvtbqewx',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:02:08.066618Z"}',NULL);
INSERT INTO "change" VALUES('01m82a66ya0brrm291ywhqn9jb','2026-11-22T19:02:08.074064Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66y72nyjj5k9v5bvzqzh','bulk_delete','record',NULL,'01m82a66y9gqazfasxrsbe40s7',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82a66zsmyrm4xcvxkzqeqfs','2026-11-22T19:02:08.121690Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a66zpy8cnftx84m5p5cqx','create','record','01m82a66zscpeg891a6d4c5dn7',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:02:08.121406Z"}',NULL);
INSERT INTO "change" VALUES('01m82a6d8ygdrzcd7zm158zs76','2026-11-22T19:02:14.558572Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a6d8mp0nmvfc4w57xh6nf','update','record','01m82a66ajxaw178yj3d3xyck4',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:02:07.442938Z"}',NULL);
INSERT INTO "change" VALUES('01m82a6e7csvvw9a8tfppzv67h','2026-11-22T19:02:15.532843Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','cli','','','create','invitation','01m82a6e7cegm2brv5h54rvekr',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82a6ea7871n7g5jm5f5r5cj','2026-11-22T19:02:15.623318Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a6e7q4m8t7j8hkardgwbm','import','record',NULL,'01m82a6e7s0hgc21ja1s0yhd15',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82a6ec7xzpza7k7xedmwsqp','2026-11-22T19:02:15.687983Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a6eb3ehs56494xxy6nsn7','import','record',NULL,'01m82a6eb577dcpxq42335rep1',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82a6eczg0az78xmgvj89fqk','2026-11-22T19:02:15.711523Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a6ecxhjnnjn5qz1v7qkff','create','record','01m82a6ecz7rz38065z7xwke99',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:02:15.711248Z"}',NULL);
INSERT INTO "change" VALUES('01m82a6edbmcsfjaj3x5hjcvzq','2026-11-22T19:02:15.723663Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a6eda4v1c4cnhqe50csb3','create','record','01m82a6edbd3cf2tatsdg3wsr5',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:02:15.723419Z"}',NULL);
INSERT INTO "change" VALUES('01m82a6edr3f1k0mqw4wyt57ey','2026-11-22T19:02:15.736126Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a6edp9w380e5efp1kkgm5','create','record','01m82a6edqtaqj7rm8m6nmtshv',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:02:15.735842Z"}',NULL);
INSERT INTO "change" VALUES('01m82a6eeg9rp8ra2d8p6w3dnq','2026-11-22T19:02:15.760326Z','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','Owner','api','first token','01m82a6ee7hwv2vtgnhr75517b','bulk_delete','record',NULL,'01m82a6eefn54vxx3dmrzjn6fm',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795374127442938,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374127499558,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374127876081,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333');
INSERT INTO "click_breakdown" VALUES(1795374127885691,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795374127934443,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795374127442938,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795374127499558,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374127509719,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795374127876081,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795374127885691,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795374127934443,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795374127442938,'2026-11-22',8580050819616075280);
INSERT INTO "click_visitor" VALUES(1795374127499558,'2026-11-22',8580050819616075280);
INSERT INTO "click_visitor" VALUES(1795374127876081,'2026-11-22',8580050819616075280);
INSERT INTO "click_visitor" VALUES(1795374127885691,'2026-11-22',8580050819616075280);
INSERT INTO "click_visitor" VALUES(1795374127934443,'2026-11-22',8580050819616075280);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('20017bb0873d2abd5b5079c6d51a44e75a075e687681ac5bcde4f4694b819769','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','{"tags":["spring"]}',2,'2026-11-22T20:02:15.825123Z');
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
INSERT INTO "delivery" VALUES('01m82a6bj7v6g6excmg0dcn2wn','01m82a65y2cwfrv4ktaz1xmjv1','01m82a66v8b6fhc99jfzm8etcn','destination.broken','http://127.0.0.1:45951/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:02:12.807814Z","data":{"id":"01m82a66v8b6fhc99jfzm8etcn","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:45951/gone","checked_at":"2026-11-22T19:02:12.775496Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:02:12.807906Z','2026-11-22T19:02:12.846913Z');
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
INSERT INTO "host" VALUES('localhost','01m82a663zp2t19wztmmap3hfw','01m82a65y2cwfrv4ktaz1xmjv1','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:02:08.643781Z','2026-11-22T19:02:07.231795Z','2026-11-22T19:02:07.231799Z','2026-11-23T00:46:49.379162Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82a668m9q9aqpnaz1tm6fcx','01m82a65y2cwfrv4ktaz1xmjv1','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:02:14.020013Z"}]','','2026-11-22T19:02:14.020013Z','2026-11-22T19:02:07.380355Z','2026-11-22T19:02:07.380359Z','2026-11-22T19:12:17.564476Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82a6e7cegm2brv5h54rvekr','5fcee807b5306b99c2ef29c14c3a23386438cb4c825eb0f2197d6bf8dd3659cb','01m82a65y2cwfrv4ktaz1xmjv1','Ada@acme.test','manager','01m82a65xf1jvw3yjc5wgt9vf9','2026-11-22T19:02:15.532493Z','2026-11-29T19:02:15.532437Z');
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
INSERT INTO "job" VALUES('01m82a66y9gqazfasxrsbe40s7','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:02:08.071666Z',2,2,'2026-11-22T19:02:08.071666Z','2026-11-22T19:02:08.112596Z','2026-11-22T19:02:08.112596Z',1795374128066618,0,0,0,0,0,'',0,'api','first token','01m82a66y72nyjj5k9v5bvzqzh');
INSERT INTO "job" VALUES('01m82a6e7s0hgc21ja1s0yhd15','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:02:15.544993Z',3,0,'2026-11-22T19:02:15.545037Z','2026-11-22T19:02:15.640357Z','2026-11-22T19:02:15.640357Z',0,2,0,1,4,0,'',0,'api','first token','01m82a6e7q4m8t7j8hkardgwbm');
INSERT INTO "job" VALUES('01m82a6eb577dcpxq42335rep1','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:02:15.653212Z',3,0,'2026-11-22T19:02:15.653245Z','2026-11-22T19:02:15.688098Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82a6eb3ehs56494xxy6nsn7');
INSERT INTO "job" VALUES('01m82a6eefn54vxx3dmrzjn6fm','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:02:15.752589Z',3,1,'2026-11-22T19:02:15.752589Z','2026-11-22T19:02:15.802132Z',NULL,1795374135711248,0,0,0,0,0,'',0,'api','first token','01m82a6ee7hwv2vtgnhr75517b');
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
INSERT INTO "kept_answer" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82a66zscpeg891a6d4c5dn7","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82a65xf1jvw3yjc5wgt9vf9","created_via":"api","created_at":"2026-11-22T19:02:08.121406Z","updated_at":"2026-11-22T19:02:08.121406Z","expired_at":null}]}
','2026-11-22T19:02:08.123939Z');
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
INSERT INTO "kept_record" VALUES('01m82a66ya0brrm291ywhqn9jb',1795374128052880,'{"seq":1795374128052880,"id":"01m82a66xmvg7tj0zpcsdmngec","workspace_id":"01m82a65y2cwfrv4ktaz1xmjv1","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a65xf1jvw3yjc5wgt9vf9","created_via":"api","updated_at":"2026-11-22T19:02:08.052880Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82a66ya0brrm291ywhqn9jb',1795374128066618,'{"seq":1795374128066618,"id":"01m82a66y2kamv7etczvtbqewx","workspace_id":"01m82a65y2cwfrv4ktaz1xmjv1","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a65xf1jvw3yjc5wgt9vf9","created_via":"api","updated_at":"2026-11-22T19:02:08.066618Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82a6eeg9rp8ra2d8p6w3dnq',1795374135711248,'{"seq":1795374135711248,"id":"01m82a6ecz7rz38065z7xwke99","workspace_id":"01m82a65y2cwfrv4ktaz1xmjv1","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82a65xf1jvw3yjc5wgt9vf9","created_via":"api","updated_at":"2026-11-22T19:02:15.711248Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','owner','2026-11-22T19:02:07.042849Z');
INSERT INTO "member" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','editor','2026-11-22T19:02:07.282272Z');
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000g3n3jyys102rz3','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','import','2026-11-22T19:02:15.605811Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072604712,'01e286vc2wp8qtxkhta60040k9','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','import','2026-11-22T19:02:15.687322Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127246572,'01m82a664ehwq5ga2e89cbxcej','01m82a65y2cwfrv4ktaz1xmjv1','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','cli','2026-11-22T19:02:07.246572Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127442938,'01m82a66ajxaw178yj3d3xyck4','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:07.442938Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127499558,'01m82a66cbhe00ymkvn2r9t9bn','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a6650tsycq781d1d5w02z','api','2026-11-22T19:02:07.499558Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127509719,'01m82a66cnpfk4bhf0t1v4wnts','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:07.509719Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127866312,'01m82a66qt9rr0aym2ke432xjm','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$u8ZwSqnYsy1dvFus$929259f8f4252228f1696d865cd3509ff1971e55a5ba8361bb08a6c47ae0c8f8bce0ef26e19abcb1c1290ceef3256066f894aa1ab51eafc51802a2c3db1f3f94','off',0,0,'',NULL,NULL,NULL,NULL,'01m82a6650tsycq781d1d5w02z','api','2026-11-22T19:02:07.866312Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127876081,'01m82a66r42hbd8p2japkxjyea','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:07.876081Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127885691,'01m82a66rdnk7zb71qbcaexep7','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a6650tsycq781d1d5w02z','api','2026-11-22T19:02:07.885691Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127908916,'01m82a66s4wm1rh919e7b5esc4','01m82a65y2cwfrv4ktaz1xmjv1','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:07.908916Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127934443,'01m82a66sydvxwsakc2n7ke6as','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:07.934443Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127953547,'01m82a66thh3tgka19p4c75tph','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:07.953547Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127976358,'01m82a66v8b6fhc99jfzm8etcn','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:45951/gone','["http://127.0.0.1:45951/gone","http://127.0.0.1:45951/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:07.976358Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374127994878,'01m82a66vtvex9crsfwpgr5dp7','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:08.012878Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374128121406,'01m82a66zscpeg891a6d4c5dn7','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:08.121406Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374135605811,'01m82a6e9nsbzx3th5h6kzf7mc','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','import','2026-11-22T19:02:15.605811Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374135723419,'01m82a6edbd3cf2tatsdg3wsr5','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:15.723419Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795374135735842,'01m82a6edqtaqj7rm8m6nmtshv','01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82a65xf1jvw3yjc5wgt9vf9','api','2026-11-22T19:02:15.735842Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795374127976358,'2026-11-22T19:02:08.582249Z','http://127.0.0.1:45951/gone','down','It answers with the status 404.',404,41);
INSERT INTO "record_check" VALUES(1795374127976358,'2026-11-22T19:02:08.586927Z','http://127.0.0.1:45951/fine','up','',200,36);
INSERT INTO "record_check" VALUES(1795374127976358,'2026-11-22T19:02:10.482153Z','http://127.0.0.1:45951/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795374127976358,'2026-11-22T19:02:10.762220Z','http://127.0.0.1:45951/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795374127976358,'2026-11-22T19:02:12.310143Z','http://127.0.0.1:45951/fine','up','',200,12);
INSERT INTO "record_check" VALUES(1795374127976358,'2026-11-22T19:02:12.775496Z','http://127.0.0.1:45951/gone','down','It answers with the status 404.',404,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82a65y2cwfrv4ktaz1xmjv1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072604712,'01m82a65y2cwfrv4ktaz1xmjv1',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795374127442938,'01m82a65y2cwfrv4ktaz1xmjv1',4,2,'2026-11-22T19:02:08.678563Z');
INSERT INTO "record_clicks" VALUES(1795374127499558,'01m82a65y2cwfrv4ktaz1xmjv1',1,0,'2026-11-22T19:02:08.678564Z');
INSERT INTO "record_clicks" VALUES(1795374127509719,'01m82a65y2cwfrv4ktaz1xmjv1',0,1,'');
INSERT INTO "record_clicks" VALUES(1795374127876081,'01m82a65y2cwfrv4ktaz1xmjv1',3,0,'2026-11-22T19:02:08.678566Z');
INSERT INTO "record_clicks" VALUES(1795374127885691,'01m82a65y2cwfrv4ktaz1xmjv1',1,0,'2026-11-22T19:02:08.678567Z');
INSERT INTO "record_clicks" VALUES(1795374127934443,'01m82a65y2cwfrv4ktaz1xmjv1',1,0,'2026-11-22T19:02:08.678568Z');
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
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795374135723419,'01m82a65y2cwfrv4ktaz1xmjv1','old');
INSERT INTO "record_tag" VALUES(1795374135735842,'01m82a65y2cwfrv4ktaz1xmjv1','old');
INSERT INTO "record_tag" VALUES(1795374127442938,'01m82a65y2cwfrv4ktaz1xmjv1','spring');
INSERT INTO "record_tag" VALUES(1795374127499558,'01m82a65y2cwfrv4ktaz1xmjv1','spring');
INSERT INTO "record_tag" VALUES(1795374127442938,'01m82a65y2cwfrv4ktaz1xmjv1','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1582971072604712,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127246572,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127442938,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127499558,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127509719,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127866312,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127876081,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127885691,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127908916,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127934443,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127953547,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127976358,'watchedgo.acme.testhttp://127.0.0.1:45951/gone');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127994878,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374128121406,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374135605811,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374135723419,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374135735842,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127246572);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127509719);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127866312);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127908916);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127953547);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127976358);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374127994878);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374128121406);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374135605811);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374135723419);
INSERT INTO "record_unclicked" VALUES('01m82a65y2cwfrv4ktaz1xmjv1',1795374135735842);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:02:06.471571');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:02:06.487323');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:02:06.512322');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:02:06.530997');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:02:06.542619');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:02:06.551600');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:02:06.562639');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:02:06.576037');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:02:06.595358');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:02:06.604165');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:02:06.623301');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:02:06.639513');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:02:06.674922');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:02:06.684470');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:02:06.696127');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:02:06.721921');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:02:06.740418');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:02:06.757220');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:02:06.772489');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:02:06.783564');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 19:02:06.798805');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 19:02:06.815775');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 19:02:06.823396');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 19:02:06.843813');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-22 19:02:06.859325');
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
INSERT INTO "session" VALUES('01m82a6e6v9z12hvt3xnvp028m','a03b3915741171c7e6d230070a08b9c3dc6fd501cf659879b4aead8552c42877','01m82a65xf1jvw3yjc5wgt9vf9','01m82a65y2cwfrv4ktaz1xmjv1','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:02:15.515015Z','2026-11-22T19:02:15.515015Z','2026-12-22T19:02:15.515015Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('70e74fff4fd503c7c9951232b403d8d3d032c5a419c3857741bed06479ff39e8','01m82a65xf1jvw3yjc5wgt9vf9','2026-11-22T19:32:15.522215Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','9ecbf0c3f27fab1cdd69b8d1680c3f4b 13');
INSERT INTO "state" VALUES('generation','71');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 cd52635d312512abfbf4f4a4e4d736b4');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','old',2);
INSERT INTO "tag_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','spring',2);
INSERT INTO "tag_count" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','Überblick',1);
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
INSERT INTO "token" VALUES('01m82a65y5fanhgp85hc2bhgxz','01m82a65y2cwfrv4ktaz1xmjv1','01m82a65xf1jvw3yjc5wgt9vf9','api','first token','owner','1837c8c0e7db0fa46c2d868c94f75b35d1168701b591f88383f1160bc8b6eb18','2026-11-22T19:02:07.045514Z',NULL,'2026-11-22T19:02:07.373341Z',NULL);
INSERT INTO "token" VALUES('01m82a665s2c9bzgd47w31jw91','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','mcp','agent','viewer','bd31cf2c84b213ce6aa044f10f6b74307f0bc7a353b5b31a06213799fca62c83','2026-11-22T19:02:07.289106Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82a6665mabvhaf1ef2fmm5v','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','api','editor','editor','da11863aaeca811576c24623778663bb8d0d737f95ab2167554c07084a461380','2026-11-22T19:02:07.301679Z',NULL,'2026-11-22T19:02:07.469689Z',NULL);
INSERT INTO "token" VALUES('01m82a666r8r9tapzyfwvhz001','01m82a65y2cwfrv4ktaz1xmjv1','01m82a6650tsycq781d1d5w02z','api','revoked','editor','ff4d3cb896d1ba5af424c84af1f7ddac0d9c68173c4b346443ce8002f54326a5','2026-11-22T19:02:07.320314Z',NULL,NULL,'2026-11-22T19:02:07.335861Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82a65xf1jvw3yjc5wgt9vf9','Owner','owner@localhost','2026-11-22T19:02:07.023090Z','2026-11-22T19:02:15.496139Z','scrypt:16384:8:6$euIMd5jrfLWwhOyi$0c7a39205cac1927b1c8d3ed40f3589bc6071ff9fa2f4545045a889898a0b764f6ec29f68b75abca0ea95128184fbf74a99467056e2b864eb2554c9bc547d1d5','system','','',1);
INSERT INTO "user" VALUES('01m82a6650tsycq781d1d5w02z','Éva Kovács','Eva@acme.test','2026-11-22T19:02:07.264898Z','2026-11-22T19:02:07.264918Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795374127976358,'http://127.0.0.1:45951/fine','up',0,12,'2026-11-22T19:02:12.310143Z','2026-11-22T19:02:14.239615Z');
INSERT INTO "watch" VALUES(1795374127976358,'http://127.0.0.1:45951/gone','down',3,NULL,'2026-11-22T19:02:12.775496Z','2026-11-22T19:02:14.668920Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','Acmé','2026-11-22T19:02:07.042449Z','2026-11-22T19:02:08.048280Z','{"country":"DE","notify_url":"http://127.0.0.1:45951/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','hour','2026-11-22',X'6C273139233130');
INSERT INTO "workspace_breakdown" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','together','2026-11-22',X'CC42C7236E6577732E6578616D706C657F7F46697265666F787F4C696E75787F6465736B746F701333C7177F7F46697265666F787F4C696E75787F6465736B746F701337');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82a65y2cwfrv4ktaz1xmjv1','2026-11-22',8580050819616075280);
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
