-- A database with data in it, of 0026_title_fetch: see make.py
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
INSERT INTO "change" VALUES('01m82caahw5f28txtnd05zpfrm','2026-11-22T19:39:19.996189Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','cli','','','create','workspace','01m82caahvrw80hz2n8gw9963j',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82caaj3mttyz7c8450etgva','2026-11-22T19:39:20.003690Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','cli','','','create','token','01m82caahxwvj3kev1hmxqp8xh',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82caan4mwpez200pgrkr2yz','2026-11-22T19:39:20.100684Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:39:20.100089Z"}',NULL);
INSERT INTO "change" VALUES('01m82caanbmdsfw5phgjj8qzma','2026-11-22T19:39:20.107668Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','cli','','','create','record','01m82caanb7feabp8a4dx3dstm',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T19:39:20.107239Z"}',NULL);
INSERT INTO "change" VALUES('01m82caap2q72ja5t91h77j316','2026-11-22T19:39:20.130755Z','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','Éva Kovács','cli','','','create','token','01m82caap2h4d1b432jzhgxwv0',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82caap7exsh52h7bfwyxgax','2026-11-22T19:39:20.135489Z','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','Éva Kovács','cli','','','create','token','01m82caap78vnew882dygd17z6',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82caapb91hj2hfag7xjtve0','2026-11-22T19:39:20.139300Z','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','Éva Kovács','cli','','','create','token','01m82caapb3fgrz0qht6475xx1',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82caapf89vprb3sshvmec38','2026-11-22T19:39:20.143283Z','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','Éva Kovács','cli','','','delete','token','01m82caapb3fgrz0qht6475xx1',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m82caapzdpbqce89jexxtnpn','2026-11-22T19:39:20.159450Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caaps6wh2cmgeqbhkva3e','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:39:20.159158Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaqvccjh1dzxxz5fpxga','2026-11-22T19:39:20.187410Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caaq997p7jyjvz2kdypqq','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-22T19:39:20.187086Z"}',NULL);
INSERT INTO "change" VALUES('01m82caar2kweastm9an97e25q','2026-11-22T19:39:20.194649Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caaqzh5gfme43hchv8pbf','create','record','01m82caar2askkmt3qw55r43kg',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T19:39:20.194345Z"}',NULL);
INSERT INTO "change" VALUES('01m82caarv2yx0n2mzyksn4th6','2026-11-22T19:39:20.219106Z','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','Éva Kovács','api','editor','01m82caareg4k4sp3qq22wnr59','create','record','01m82caarttbcv9g7jk5bdk1tz',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T19:39:20.218843Z"}',NULL);
INSERT INTO "change" VALUES('01m82caas0c1yxs6h5nzer0cjk','2026-11-22T19:39:20.224396Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caarz47yzgp9kt3v43ymc','create','record','01m82caas06japa4paa56gddpr',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T19:39:20.224210Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaxhbgk5j20jr3sw4cnv','2026-11-22T19:39:20.369381Z','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','Éva Kovács','api','editor','01m82caas75m5yfj9ej0b6hqcr','create','record','01m82caaxh4h3pf21732qhy2pn',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T19:39:20.369145Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaxspy4qh3dv7gzagqfy','2026-11-22T19:39:20.377747Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caaxrbzwj1wasgqfcs5ft','create','record','01m82caaxsgvcg5r5xxwe7zaje',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T19:39:20.377539Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaxw500cmz146ye3qwcg','2026-11-22T19:39:20.380171Z','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','Éva Kovács','api','editor','01m82caaxv56pc0p4930zpc2pm','create','record','01m82caaxw0hfsvreczy17c1aq',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T19:39:20.380017Z"}',NULL);
INSERT INTO "change" VALUES('01m82caay3evc3ema7c5zxpmp0','2026-11-22T19:39:20.387484Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caay2j18wcbjh1kmjveaw','create','record','01m82caay3am3cjmxg8sxrpm52',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T19:39:20.387340Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaybq6g379q51rsp5egt','2026-11-22T19:39:20.395751Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caayas26bhbngmb7vwtbh','create','record','01m82caaybk3yqqzpv16sk218w',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T19:39:20.395611Z"}',NULL);
INSERT INTO "change" VALUES('01m82caayfyvdrn0f03kw4y6dq','2026-11-22T19:39:20.399997Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caayf5nbkzd4tskefmg1g','create','record','01m82caayftwycfbnqgc4dewqe',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T19:39:20.399860Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaytsrmfw5qjhz6tcc5j','2026-11-22T19:39:20.410838Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caayq5911p8wyfrkvc62q','create','record','01m82caaytdn4z6szb599n2kcg',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:44345/gone","destinations":["http://127.0.0.1:44345/gone","http://127.0.0.1:44345/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T19:39:20.410437Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaz0537cbw2kedp6wfm2','2026-11-22T19:39:20.416174Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caayyy900w9jmjxz1af3s','create','record','01m82caaz00p7bjgfz61n26c75',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:44345","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-22T19:39:20.416022Z"}',NULL);
INSERT INTO "change" VALUES('01m82caaz3krpkx2wcz46kcmm7','2026-11-22T19:39:20.419642Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caaz2n1jr0e30pdw5kss2','create','record','01m82caaz3fpba4et67mpw2msb',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T19:39:20.419502Z"}',NULL);
INSERT INTO "change" VALUES('01m82caazcvhtg5n5bwb5t69q8','2026-11-22T19:39:20.428896Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caazaz2ad05n6c7p17yq6','update','record','01m82caaz3fpba4et67mpw2msb',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T19:39:20.428699Z"}',NULL);
INSERT INTO "change" VALUES('01m82caazyn7gmw607wjmzjeht','2026-11-22T19:39:20.446702Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82caazshpc2ynsc71hb1g4y','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m82cab07bnfprdqy1qvr9zae','2026-11-22T19:39:20.455390Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab05xtsjpqztwttrphqe','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m82cab0mwm8gv0eq8krn0ker','2026-11-22T19:39:20.468930Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab0kwsznp7a9brk8sm2y','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m82cab112m9d4yehbxvykb85','2026-11-22T19:39:20.481097Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab103rc9n9m81tkamg2g','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:44345/notify"}}',NULL);
INSERT INTO "change" VALUES('01m82cab18gbgweejrt8nnzncx','2026-11-22T19:39:20.488536Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab17mg12rxm5fv5b7wy9','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m82cab1dy5dz2sm1tk2srec0','2026-11-22T19:39:20.493975Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab1cvj81pvnhadwdgyv2','create','record','01m82cab1drc93dzrt6tbansfr',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:39:20.493780Z"}',NULL);
INSERT INTO "change" VALUES('01m82cab1tbp49d8r40xthjhtm','2026-11-22T19:39:20.506385Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab1p5bcvczgmwxn45vw2','create','record','01m82cab1t5f31w4q1x5kkdnxn',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T19:39:20.506175Z"}',NULL);
INSERT INTO "change" VALUES('01m82cab20p286kp1wxzx0ckcd','2026-11-22T19:39:20.512719Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab1yqd9kzp7693h8gy9f','bulk_delete','record',NULL,'01m82cab207r95ycgcgtbzzetw',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m82cab30v78nfh4nm514rnsk','2026-11-22T19:39:20.544882Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cab2yt025m5fac74y11hg','create','record','01m82cab30n0pnj2v79cb5m10v',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T19:39:20.544672Z"}',NULL);
INSERT INTO "change" VALUES('01m82cah2vtbwrxq0z4yw5newk','2026-11-22T19:39:26.683857Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cah2v0fha7dffhrte37pd','update','record','01m82caar2askkmt3qw55r43kg',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T19:39:20.194345Z"}',NULL);
INSERT INTO "change" VALUES('01m82cahg7s6wkt2jb58bc95jq','2026-11-22T19:39:27.111820Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','cli','','','create','invitation','01m82cahg7hm45y1y8nkq9eth0',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m82cahh25t5s1ebvf8ay4a9q','2026-11-22T19:39:27.138203Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cahganzrzjcr312b3tfag','import','record',NULL,'01m82cahgbw96rpyp0ds6beg66',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82cahjdgrnan55sv7krtqf7','2026-11-22T19:39:27.181549Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cahhtqdjrxr2ycx53wx8y','import','record',NULL,'01m82cahhw27s4wzqknj9che1v',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m82cahjt0e4y34qdw15yhnr8','2026-11-22T19:39:27.196909Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cahjrs8at0rs6net8479m','create','record','01m82cahjss6k6b2cdvg2p6htt',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:39:27.193806Z"}',NULL);
INSERT INTO "change" VALUES('01m82cahk3vv946rdqkgjgk084','2026-11-22T19:39:27.203901Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cahk2w12fmjvtp2d621vg','create','record','01m82cahk3pspj0xkd3687gs9a',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:39:27.203729Z"}',NULL);
INSERT INTO "change" VALUES('01m82cahkg7m4wqk8spv61wrmn','2026-11-22T19:39:27.216255Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cahkf22vx1bq4qqac3b16','create','record','01m82cahkg1tv3697nncrx64ex',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T19:39:27.216058Z"}',NULL);
INSERT INTO "change" VALUES('01m82cahkxd4vyq6v0q9dyxrpx','2026-11-22T19:39:27.229432Z','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','Owner','api','first token','01m82cahkv4e8zkw7q9kt6p7x9','bulk_delete','record',NULL,'01m82cahkx1nkyfd3jwbv5vakz',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
INSERT INTO "click_breakdown" VALUES(1795376360194345,'2026-11-22',1,X'CC6EC7426E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795376360218843,'2026-11-22',1,X'CC29C7257F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795376360377539,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391333');
INSERT INTO "click_breakdown" VALUES(1795376360380017,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
INSERT INTO "click_breakdown" VALUES(1795376360395611,'2026-11-22',1,X'CC28C7247F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F31391331');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795376360194345,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795376360218843,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795376360224210,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795376360377539,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795376360380017,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795376360395611,'2026-11-22',1,0,1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795376360194345,'2026-11-22',-4423971295571602008);
INSERT INTO "click_visitor" VALUES(1795376360218843,'2026-11-22',-4423971295571602008);
INSERT INTO "click_visitor" VALUES(1795376360377539,'2026-11-22',-4423971295571602008);
INSERT INTO "click_visitor" VALUES(1795376360380017,'2026-11-22',-4423971295571602008);
INSERT INTO "click_visitor" VALUES(1795376360395611,'2026-11-22',-4423971295571602008);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('becff745e49c7ffbc536c4e71522447762b780f7735f616999957c1e90d95a10','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','{"tags":["spring"]}',2,'2026-11-22T20:39:27.255062Z');
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
INSERT INTO "delivery" VALUES('01m82caezj2e626sypnyst95e7','01m82caahvrw80hz2n8gw9963j','01m82caaytdn4z6szb599n2kcg','destination.broken','http://127.0.0.1:44345/notify','{"type":"destination.broken","timestamp":"2026-11-22T19:39:24.529976Z","data":{"id":"01m82caaytdn4z6szb599n2kcg","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:44345/gone","checked_at":"2026-11-22T19:39:24.515875Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T19:39:24.530117Z','2026-11-22T19:39:24.544689Z');
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
INSERT INTO "host" VALUES('localhost','01m82caan418wcj5tt4j3p88h8','01m82caahvrw80hz2n8gw9963j','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T19:39:20.834203Z','2026-11-22T19:39:20.100085Z','2026-11-22T19:39:20.100089Z','2026-11-23T02:12:15.937025Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m82caapz45z6q4drdb0qhgtz','01m82caahvrw80hz2n8gw9963j','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T19:39:26.178479Z"}]','','2026-11-22T19:39:26.178479Z','2026-11-22T19:39:20.159154Z','2026-11-22T19:39:20.159158Z','2026-11-22T19:50:15.995696Z',0,NULL,NULL,302,NULL,NULL,NULL);
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
INSERT INTO "invitation" VALUES('01m82cahg7hm45y1y8nkq9eth0','772b10400d702a82ce024a5459ba54914fcc048b2338482cc42a7d6ea4cb473a','01m82caahvrw80hz2n8gw9963j','Ada@acme.test','manager','01m82caahv4xe1jjt53rw8r5ng','2026-11-22T19:39:27.111585Z','2026-11-29T19:39:27.111547Z');
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
INSERT INTO "job" VALUES('01m82cab207r95ycgcgtbzzetw','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','bulk_delete','done','{"tags":["gone"]}','2026-11-22T19:39:20.511325Z',2,2,'2026-11-22T19:39:20.511325Z','2026-11-22T19:39:20.539052Z','2026-11-22T19:39:20.539052Z',1795376360506175,0,0,0,0,0,'',0,'api','first token','01m82cab1yqd9kzp7693h8gy9f');
INSERT INTO "job" VALUES('01m82cahgbw96rpyp0ds6beg66','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:39:27.115888Z',3,0,'2026-11-22T19:39:27.115917Z','2026-11-22T19:39:27.156049Z','2026-11-22T19:39:27.156049Z',0,2,0,1,4,0,'',0,'api','first token','01m82cahganzrzjcr312b3tfag');
INSERT INTO "job" VALUES('01m82cahhw27s4wzqknj9che1v','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T19:39:27.164055Z',3,0,'2026-11-22T19:39:27.164082Z','2026-11-22T19:39:27.181602Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m82cahhtqdjrxr2ycx53wx8y');
INSERT INTO "job" VALUES('01m82cahkx1nkyfd3jwbv5vakz','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T19:39:27.227790Z',3,1,'2026-11-22T19:39:27.227790Z','2026-11-22T19:39:27.242354Z',NULL,1795376367193806,0,0,0,0,0,'',0,'api','first token','01m82cahkv4e8zkw7q9kt6p7x9');
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
INSERT INTO "kept_answer" VALUES('01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m82cab30n0pnj2v79cb5m10v","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m82caahv4xe1jjt53rw8r5ng","created_via":"api","created_at":"2026-11-22T19:39:20.544672Z","updated_at":"2026-11-22T19:39:20.544672Z","expired_at":null}]}
','2026-11-22T19:39:20.545200Z');
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
INSERT INTO "kept_record" VALUES('01m82cab20p286kp1wxzx0ckcd',1795376360493780,'{"seq":1795376360493780,"id":"01m82cab1drc93dzrt6tbansfr","workspace_id":"01m82caahvrw80hz2n8gw9963j","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82caahv4xe1jjt53rw8r5ng","created_via":"api","updated_at":"2026-11-22T19:39:20.493780Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82cab20p286kp1wxzx0ckcd',1795376360506175,'{"seq":1795376360506175,"id":"01m82cab1t5f31w4q1x5kkdnxn","workspace_id":"01m82caahvrw80hz2n8gw9963j","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82caahv4xe1jjt53rw8r5ng","created_via":"api","updated_at":"2026-11-22T19:39:20.506175Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m82cahkxd4vyq6v0q9dyxrpx',1795376367193806,'{"seq":1795376367193806,"id":"01m82cahjss6k6b2cdvg2p6htt","workspace_id":"01m82caahvrw80hz2n8gw9963j","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m82caahv4xe1jjt53rw8r5ng","created_via":"api","updated_at":"2026-11-22T19:39:27.193806Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','owner','2026-11-22T19:39:19.995994Z');
INSERT INTO "member" VALUES('01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','editor','2026-11-22T19:39:20.125008Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000krtj63xrpxtd64','01m82caahvrw80hz2n8gw9963j','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','import','2026-11-22T19:39:27.137434Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072853977,'01e286vcanyhdkzwj23bzajfhv','01m82caahvrw80hz2n8gw9963j','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','import','2026-11-22T19:39:27.181130Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360107239,'01m82caanb7feabp8a4dx3dstm','01m82caahvrw80hz2n8gw9963j','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','cli','2026-11-22T19:39:20.107239Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360194345,'01m82caar2askkmt3qw55r43kg','01m82caahvrw80hz2n8gw9963j','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.194345Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360218843,'01m82caarttbcv9g7jk5bdk1tz','01m82caahvrw80hz2n8gw9963j','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caanqje86cnpzzm34s4gx','api','2026-11-22T19:39:20.218843Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360224210,'01m82caas06japa4paa56gddpr','01m82caahvrw80hz2n8gw9963j','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.224210Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360369145,'01m82caaxh4h3pf21732qhy2pn','01m82caahvrw80hz2n8gw9963j','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$fL1Y9d8CDHog9G41$d8b23160bbfa78bfeb9bdd7eaa3723e58fcbc7626bbff73b21f408bf9187c1dd330e58533fbfab9f651405573344cb1bcaa3582ccbdf8afc79316b83a39f202e','off',0,0,'',NULL,NULL,NULL,NULL,'01m82caanqje86cnpzzm34s4gx','api','2026-11-22T19:39:20.369145Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360377539,'01m82caaxsgvcg5r5xxwe7zaje','01m82caahvrw80hz2n8gw9963j','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.377539Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360380017,'01m82caaxw0hfsvreczy17c1aq','01m82caahvrw80hz2n8gw9963j','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caanqje86cnpzzm34s4gx','api','2026-11-22T19:39:20.380017Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360387340,'01m82caay3am3cjmxg8sxrpm52','01m82caahvrw80hz2n8gw9963j','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.387340Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360395611,'01m82caaybk3yqqzpv16sk218w','01m82caahvrw80hz2n8gw9963j','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.395611Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360399860,'01m82caayftwycfbnqgc4dewqe','01m82caahvrw80hz2n8gw9963j','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.399860Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360410437,'01m82caaytdn4z6szb599n2kcg','01m82caahvrw80hz2n8gw9963j','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:44345/gone','["http://127.0.0.1:44345/gone","http://127.0.0.1:44345/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.410437Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360416022,'01m82caaz00p7bjgfz61n26c75','01m82caahvrw80hz2n8gw9963j','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:44345',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.416022Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}');
INSERT INTO "record" VALUES(1795376360419502,'01m82caaz3fpba4et67mpw2msb','01m82caahvrw80hz2n8gw9963j','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.428699Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376360544672,'01m82cab30n0pnj2v79cb5m10v','01m82caahvrw80hz2n8gw9963j','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:20.544672Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376367137434,'01m82cahh1djxyypjjxpc8d2mq','01m82caahvrw80hz2n8gw9963j','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','import','2026-11-22T19:39:27.137434Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376367203729,'01m82cahk3pspj0xkd3687gs9a','01m82caahvrw80hz2n8gw9963j','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:27.203729Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795376367216058,'01m82cahkg1tv3697nncrx64ex','01m82caahvrw80hz2n8gw9963j','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m82caahv4xe1jjt53rw8r5ng','api','2026-11-22T19:39:27.216058Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795376360410437,'2026-11-22T19:39:20.758213Z','http://127.0.0.1:44345/gone','down','It answers with the status 404.',404,13);
INSERT INTO "record_check" VALUES(1795376360410437,'2026-11-22T19:39:20.763843Z','http://127.0.0.1:44345/fine','up','',200,4);
INSERT INTO "record_check" VALUES(1795376360410437,'2026-11-22T19:39:22.627229Z','http://127.0.0.1:44345/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795376360410437,'2026-11-22T19:39:22.846329Z','http://127.0.0.1:44345/fine','up','',200,2);
INSERT INTO "record_check" VALUES(1795376360410437,'2026-11-22T19:39:24.515875Z','http://127.0.0.1:44345/gone','down','It answers with the status 404.',404,3);
INSERT INTO "record_check" VALUES(1795376360410437,'2026-11-22T19:39:24.891696Z','http://127.0.0.1:44345/fine','up','',200,2);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m82caahvrw80hz2n8gw9963j',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072853977,'01m82caahvrw80hz2n8gw9963j',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795376360194345,'01m82caahvrw80hz2n8gw9963j',4,2,'2026-11-22T19:39:20.942400Z');
INSERT INTO "record_clicks" VALUES(1795376360218843,'01m82caahvrw80hz2n8gw9963j',1,0,'2026-11-22T19:39:20.942401Z');
INSERT INTO "record_clicks" VALUES(1795376360224210,'01m82caahvrw80hz2n8gw9963j',0,1,'');
INSERT INTO "record_clicks" VALUES(1795376360377539,'01m82caahvrw80hz2n8gw9963j',3,0,'2026-11-22T19:39:20.942403Z');
INSERT INTO "record_clicks" VALUES(1795376360380017,'01m82caahvrw80hz2n8gw9963j',1,0,'2026-11-22T19:39:20.942404Z');
INSERT INTO "record_clicks" VALUES(1795376360395611,'01m82caahvrw80hz2n8gw9963j',1,0,'2026-11-22T19:39:20.942405Z');
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
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m82caahvrw80hz2n8gw9963j','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795376367203729,'01m82caahvrw80hz2n8gw9963j','old');
INSERT INTO "record_tag" VALUES(1795376367216058,'01m82caahvrw80hz2n8gw9963j','old');
INSERT INTO "record_tag" VALUES(1795376360194345,'01m82caahvrw80hz2n8gw9963j','spring');
INSERT INTO "record_tag" VALUES(1795376360218843,'01m82caahvrw80hz2n8gw9963j','spring');
INSERT INTO "record_tag" VALUES(1795376360194345,'01m82caahvrw80hz2n8gw9963j','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1582971072853977,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360107239,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360194345,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360218843,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360224210,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360369145,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360377539,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360380017,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360387340,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360395611,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360399860,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360410437,'watchedgo.acme.testhttp://127.0.0.1:44345/gone');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360416022,'ruledgo.acme.testhttp://127.0.0.1:44345');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360419502,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360544672,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376367137434,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376367203729,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m82caahvrw80hz2n8gw9963j',1795376367216058,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360107239);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360224210);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360369145);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360387340);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360399860);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360410437);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360416022);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360419502);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376360544672);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376367137434);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376367203729);
INSERT INTO "record_unclicked" VALUES('01m82caahvrw80hz2n8gw9963j',1795376367216058);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 19:39:19.783091');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 19:39:19.786693');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 19:39:19.792851');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 19:39:19.799033');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 19:39:19.804587');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 19:39:19.807085');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 19:39:19.810402');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 19:39:19.817721');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 19:39:19.829141');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 19:39:19.835536');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 19:39:19.838711');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 19:39:19.841444');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 19:39:19.850786');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 19:39:19.857633');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 19:39:19.871765');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 19:39:19.880529');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 19:39:19.886848');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 19:39:19.892311');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 19:39:19.895869');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 19:39:19.902188');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-22 19:39:19.906529');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-22 19:39:19.911283');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-22 19:39:19.914947');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-22 19:39:19.919155');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-22 19:39:19.922758');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-22 19:39:19.926248');
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
INSERT INTO "session" VALUES('01m82cahfv2vb4wm1qvzdm21dn','f2ee7d0e77f9747cc45d80280e1120b30d856e2d5337dd59d80ca1014425330f','01m82caahv4xe1jjt53rw8r5ng','01m82caahvrw80hz2n8gw9963j','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T19:39:27.098812Z','2026-11-22T19:39:27.098812Z','2026-12-22T19:39:27.098812Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('3dd889faddc856f356da2afbcaf92a3ec1f5dea7047ad9b051ca5128a9eda0d1','01m82caahv4xe1jjt53rw8r5ng','2026-11-22T20:09:27.106206Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','2f2876ab11e02df8b8e58e5ef862f0a1 13');
INSERT INTO "state" VALUES('generation','73');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 ae6abb46946a04a523f7c2d12009d245');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m82caahvrw80hz2n8gw9963j','old',2);
INSERT INTO "tag_count" VALUES('01m82caahvrw80hz2n8gw9963j','spring',2);
INSERT INTO "tag_count" VALUES('01m82caahvrw80hz2n8gw9963j','Überblick',1);
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
INSERT INTO "token" VALUES('01m82caahxwvj3kev1hmxqp8xh','01m82caahvrw80hz2n8gw9963j','01m82caahv4xe1jjt53rw8r5ng','api','first token','owner','8f7bd08482daad2d41f9ac70c11760fe92aacdc24555b34eadbfd4043f8f6c3e','2026-11-22T19:39:19.997938Z',NULL,'2026-11-22T19:39:20.169586Z',NULL);
INSERT INTO "token" VALUES('01m82caap2h4d1b432jzhgxwv0','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','mcp','agent','viewer','8efab2bd05cd20b0179a6d7fa467d7110fe35c214a15e9f03c36fea9828f3ecc','2026-11-22T19:39:20.130566Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m82caap78vnew882dygd17z6','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','api','editor','editor','e73d0364a351e2510d724a7d0fcf2964b4a04ec2ee3641a52befa0a554dfb0ab','2026-11-22T19:39:20.135299Z',NULL,'2026-11-22T19:39:20.206868Z',NULL);
INSERT INTO "token" VALUES('01m82caapb3fgrz0qht6475xx1','01m82caahvrw80hz2n8gw9963j','01m82caanqje86cnpzzm34s4gx','api','revoked','editor','fb9734a550dd6f465e54f6e1760e5d10e4a944913f51c001137ffce41f87f2f8','2026-11-22T19:39:20.139125Z',NULL,NULL,'2026-11-22T19:39:20.143104Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m82caahv4xe1jjt53rw8r5ng','Owner','owner@localhost','2026-11-22T19:39:19.995190Z','2026-11-22T19:39:27.066521Z','scrypt:16384:8:6$4wLJ7DlO7VIf1rpW$b16eae311c5fa6daed8e2759766d27a5c2d9a7a2a150b913aa943e625d80dfe094bd367bfb41a19a9f651ae76b4863c9c06cbd43ec426fa19921c768a4643690','system','','',1);
INSERT INTO "user" VALUES('01m82caanqje86cnpzzm34s4gx','Éva Kovács','Eva@acme.test','2026-11-22T19:39:20.119610Z','2026-11-22T19:39:20.119618Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795376360410437,'http://127.0.0.1:44345/fine','up',0,2,'2026-11-22T19:39:24.891696Z','2026-11-22T19:39:27.097781Z');
INSERT INTO "watch" VALUES(1795376360410437,'http://127.0.0.1:44345/gone','down',3,NULL,'2026-11-22T19:39:24.515875Z','2026-11-22T19:39:26.612029Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m82caahvrw80hz2n8gw9963j','Acmé','2026-11-22T19:39:19.995810Z','2026-11-22T19:39:20.488358Z','{"country":"DE","notify_url":"http://127.0.0.1:44345/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','referrer','2026-11-22',X'CC10C70C6E6577732E6578616D706C651333');
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','referrer_page','2026-11-22',X'CC16C7126E6577732E6578616D706C652F746F6461791333');
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','browser','2026-11-22',X'BC7746697265666F78233130');
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','system','2026-11-22',X'9C574C696E7578233130');
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','device','2026-11-22',X'BC776465736B746F70233130');
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','hour','2026-11-22',X'6C273139233130');
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','destination','2026-11-22',X'4C17321331');
INSERT INTO "workspace_breakdown" VALUES('01m82caahvrw80hz2n8gw9963j','together','2026-11-22',X'CCF167636C69636B736B133313361331576F746865721330877265666572726572CB10C70C6E6577732E6578616D706C65070777636F756E7472793B0707077762726F77736572CB187746697265666F787746697265666F787746697265666F786773797374656DCB12574C696E7578574C696E7578574C696E757867646576696365CB18776465736B746F70776465736B746F70776465736B746F70876C616E67756167653B07070767736F757263653B070707676D656469756D3B0707078763616D706169676E3B07070777747269676765723B070707B764657374696E6174696F6E4B070717324772756C653B070707');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m82caahvrw80hz2n8gw9963j','2026-11-22',10,3,1);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m82caahvrw80hz2n8gw9963j','2026-11-22',-4423971295571602008);
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
