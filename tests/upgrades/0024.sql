-- A database with data in it, of 0024_mail: see make.py
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
INSERT INTO "change" VALUES('01m829y4042p2xaa15g9q19kef','2026-11-22T18:57:42.916110Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','cli','','','create','workspace','01m829y403a84w9ymfek34jvt5',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829y407pbwne5gq92sfj2bg','2026-11-22T18:57:42.919737Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','cli','','','create','token','01m829y407aq6hcd0nkmmztwqm',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829y42zeqhf8p5hjb0hr1qx','2026-11-22T18:57:43.007496Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:57:43.006715Z"}',NULL);
INSERT INTO "change" VALUES('01m829y432ft85xgxxmq9ahrwy','2026-11-22T18:57:43.010529Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','cli','','','create','record','01m829y431tavfnk9n92gmnpkc',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-22T18:57:43.009842Z"}',NULL);
INSERT INTO "change" VALUES('01m829y43mjvwfde689dnhve65','2026-11-22T18:57:43.028617Z','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','Éva Kovács','cli','','','create','token','01m829y43mc4fmdw5f2ppxq7k3',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829y43zx5wjsczajy0r1jkx','2026-11-22T18:57:43.039953Z','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','Éva Kovács','cli','','','create','token','01m829y43zh77tnfsyye8echw3',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829y446mnm4d7k57fnf9s4p','2026-11-22T18:57:43.046680Z','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','Éva Kovács','cli','','','create','token','01m829y446a2r6vg0r4qeac1qe',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829y44drvkh72h45gywt03q','2026-11-22T18:57:43.053830Z','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','Éva Kovács','cli','','','delete','token','01m829y446a2r6vg0r4qeac1qe',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m829y44ys31tzhw687mx7ks8','2026-11-22T18:57:43.070824Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y44sc6xs7ay2z7mj2ykb','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:57:43.070351Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4643d4ae35fyatqek58','2026-11-22T18:57:43.108125Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y45ack4mtb5x36vsh4fq','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}','create','{"updated_at":"2026-11-22T18:57:43.107747Z"}',NULL);
INSERT INTO "change" VALUES('01m829y46ja93m2cnzpftttctf','2026-11-22T18:57:43.122371Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y46c4rqp006sh1teyyw4','create','record','01m829y46drb3k0bbryn4p4c2v',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-22T18:57:43.117779Z"}',NULL);
INSERT INTO "change" VALUES('01m829y471jkvcwrmevefbb1q1','2026-11-22T18:57:43.137613Z','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','Éva Kovács','api','editor','01m829y46wk7s7x3h80xchdfq8','create','record','01m829y47188k7d52h4pn1cy70',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-22T18:57:43.137264Z"}',NULL);
INSERT INTO "change" VALUES('01m829y47qb8fxgchd0kfqcqex','2026-11-22T18:57:43.159375Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y47bbntsynjwbj46vj98','create','record','01m829y47q17yqkk71sazj09zp',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-22T18:57:43.159039Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4dmjtzje7qbxjb2eh33','2026-11-22T18:57:43.348613Z','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','Éva Kovács','api','editor','01m829y47znx26rx5mnmadngne','create','record','01m829y4dmby5c0nvfpa1fk8gd',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-22T18:57:43.348382Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4dwx31vdkgntzchzxda','2026-11-22T18:57:43.356944Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4dv9pm9thn3103n7r13','create','record','01m829y4dwmbq66vvqyq2s6pcr',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-22T18:57:43.356651Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4e9ywfq7r5j0zdwd933','2026-11-22T18:57:43.369999Z','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','Éva Kovács','api','editor','01m829y4e8m58enq4ajs9dytr8','create','record','01m829y4e9s9a07jvn5y18hara',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-22T18:57:43.369809Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4ekv590nc9d9crpcgpz','2026-11-22T18:57:43.379881Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4ef8hk1bgfcpqykphdx','create','record','01m829y4ekmfm6v94qp8vkkndk',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-22T18:57:43.379655Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4evx8g1p58bfnt7cmh2','2026-11-22T18:57:43.387957Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4erprgyhv2vscgj5hgk','create','record','01m829y4eswmzbe8xcwq6damwx',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-22T18:57:43.385916Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4ezxgv2xxb16m6z84mx','2026-11-22T18:57:43.391955Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4eyrxwx8h7j58yep3ta','create','record','01m829y4ezr62hy4sydcetaphk',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-22T18:57:43.391774Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4f530mnb8z3b99z1fyg','2026-11-22T18:57:43.397111Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4f379zwjem0xx5xench','create','record','01m829y4f4hbkbnz466fpk3649',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:37955/gone","destinations":["http://127.0.0.1:37955/gone","http://127.0.0.1:37955/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-22T18:57:43.396555Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4fdhct1341jy4h228qb','2026-11-22T18:57:43.405568Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4f9fkebrzxx20hzek1q','create','record','01m829y4fd95v4ccdphtc3s087',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-22T18:57:43.405293Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4fhptjz8jm1tcz5byq4','2026-11-22T18:57:43.409744Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4ffpvagf598e1e4ba31','update','record','01m829y4fd95v4ccdphtc3s087',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-22T18:57:43.409543Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4frnphccpcccfkdwqsn','2026-11-22T18:57:43.416709Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4fqnfwfy5rr5csk16np','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m829y4fx43zftnhx2v0en12y','2026-11-22T18:57:43.421149Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4fvdbz0zz1g2yteq3n9','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m829y4gv2qtqe5kwxd8a5qm7','2026-11-22T18:57:43.451142Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4gn8xtjyjp0q6f5jasd','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m829y4h1na0vv85pepj0zn8a','2026-11-22T18:57:43.457699Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4h0atcnm5hfgqayty7g','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:37955/notify"}}',NULL);
INSERT INTO "change" VALUES('01m829y4h7pp2k1ermfajaxd0c','2026-11-22T18:57:43.463741Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4h6ha6fj10qqpzjv7jx','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m829y4hjhwzfpvb6ac4m55hm','2026-11-22T18:57:43.474609Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4hcq89qcsprjkqyhc41','create','record','01m829y4hdyb4fzpntbzq71w5d',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:57:43.469971Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4hrxykcd8nhgyde0fmf','2026-11-22T18:57:43.480969Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4hqhztv4520c0hap74v','create','record','01m829y4hrqrv1z7t3b4wj4kse',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-22T18:57:43.480760Z"}',NULL);
INSERT INTO "change" VALUES('01m829y4j1qqs0fyvqgsnxmemn','2026-11-22T18:57:43.489773Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4hzey5yg22czydpfjnx','bulk_delete','record',NULL,'01m829y4j18f3d5a42gg33e8pp',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m829y4jxep7yn3ttfw6cys2q','2026-11-22T18:57:43.517481Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829y4jv1wv7m16ke15g26zz','create','record','01m829y4jx7x2r46bvsc7gg6gp',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-22T18:57:43.517253Z"}',NULL);
INSERT INTO "change" VALUES('01m829yan6qt7wrs1z66rzt9rd','2026-11-22T18:57:49.734776Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829yan5sx2h8fq33ke0xgx2','update','record','01m829y46drb3k0bbryn4p4c2v',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-22T18:57:43.117779Z"}',NULL);
INSERT INTO "change" VALUES('01m829ybp9pqrn1ge3d7nnrrc3','2026-11-22T18:57:50.793745Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','cli','','','create','invitation','01m829ybp985daggkmdhw3jxqg',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m829ybpzqgdsvaw3h1f5eg8m','2026-11-22T18:57:50.815770Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829ybpdq46br45a1zjvrpp1','import','record',NULL,'01m829ybpf1tese102vt0vt758',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829ybsh8p7s98y44ybyj4zy','2026-11-22T18:57:50.897293Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829ybqdr4fac4z6yy3gfajs','import','record',NULL,'01m829ybqfxjd55j593vpkztq4',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m829ybtamd4fwyd6c99xskv4','2026-11-22T18:57:50.922680Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829ybsyjxmxjnkza4jkh7vj','create','record','01m829ybt76fr2ewq1f8z41q0w',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:57:50.919207Z"}',NULL);
INSERT INTO "change" VALUES('01m829ybthqf2qbngg60ftvf2b','2026-11-22T18:57:50.929762Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829ybtgdxstkpnssnwv3qyt','create','record','01m829ybthhaxhgv25daxzknr5',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:57:50.929554Z"}',NULL);
INSERT INTO "change" VALUES('01m829ybtn3ckwxc7h5d2g8rxr','2026-11-22T18:57:50.933118Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829ybtm0vt0t6q09zx6238b','create','record','01m829ybtmx30rht4h2gfwkr8y',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-22T18:57:50.932931Z"}',NULL);
INSERT INTO "change" VALUES('01m829ybv4k8x4f3pszkay474r','2026-11-22T18:57:50.948638Z','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','Owner','api','first token','01m829ybtre63cbk9ydvpczkgx','bulk_delete','record',NULL,'01m829ybv44z66hypw1r59n6n4',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795373863117779,'2026-11-22',4,2,1);
INSERT INTO "click_day" VALUES(1795373863137264,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373863159039,'2026-11-22',0,1,0);
INSERT INTO "click_day" VALUES(1795373863356651,'2026-11-22',3,0,1);
INSERT INTO "click_day" VALUES(1795373863369809,'2026-11-22',1,0,1);
INSERT INTO "click_day" VALUES(1795373863385916,'2026-11-22',1,0,1);
CREATE TABLE click_kind (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_kind" VALUES(1795373863117779,'2026-11-22','browser','Firefox',4);
INSERT INTO "click_kind" VALUES(1795373863117779,'2026-11-22','referrer','news.example',3);
INSERT INTO "click_kind" VALUES(1795373863117779,'2026-11-22','system','Linux',4);
INSERT INTO "click_kind" VALUES(1795373863137264,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795373863137264,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795373863356651,'2026-11-22','browser','Firefox',3);
INSERT INTO "click_kind" VALUES(1795373863356651,'2026-11-22','system','Linux',3);
INSERT INTO "click_kind" VALUES(1795373863369809,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795373863369809,'2026-11-22','system','Linux',1);
INSERT INTO "click_kind" VALUES(1795373863385916,'2026-11-22','browser','Firefox',1);
INSERT INTO "click_kind" VALUES(1795373863385916,'2026-11-22','system','Linux',1);
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795373863117779,'2026-11-22',7508583582506050348);
INSERT INTO "click_visitor" VALUES(1795373863137264,'2026-11-22',7508583582506050348);
INSERT INTO "click_visitor" VALUES(1795373863356651,'2026-11-22',7508583582506050348);
INSERT INTO "click_visitor" VALUES(1795373863369809,'2026-11-22',7508583582506050348);
INSERT INTO "click_visitor" VALUES(1795373863385916,'2026-11-22',7508583582506050348);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('e5f49540495b4218fb31c7e8d3fab3a1d4842de16913e6fbc7da08307f033422','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','{"tags":["spring"]}',2,'2026-11-22T19:57:51.001718Z');
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
INSERT INTO "delivery" VALUES('01m829y8s4wpft81vxkds0y08a','01m829y403a84w9ymfek34jvt5','01m829y4f4hbkbnz466fpk3649','destination.broken','http://127.0.0.1:37955/notify','{"type":"destination.broken","timestamp":"2026-11-22T18:57:47.812879Z","data":{"id":"01m829y4f4hbkbnz466fpk3649","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:37955/gone","checked_at":"2026-11-22T18:57:47.798172Z","status":404,"reason":"It answers with the status 404."}}','delivered',1,200,'',NULL,'2026-11-22T18:57:47.812948Z','2026-11-22T18:57:47.862181Z');
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
INSERT INTO "host" VALUES('localhost','01m829y42ym0wtgz95sgarekc1','01m829y403a84w9ymfek34jvt5','localhost',0,1,1,0,'[]','[]','Works on this computer only.','2026-11-22T18:57:43.827536Z','2026-11-22T18:57:43.006710Z','2026-11-22T18:57:43.006715Z','2026-11-23T00:58:22.835486Z',0,NULL,NULL,302,1);
INSERT INTO "host" VALUES('go.acme.test','01m829y44y9gvkperkgj7rr7pv','01m829y403a84w9ymfek34jvt5','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-22T18:57:49.223192Z"}]','','2026-11-22T18:57:49.223192Z','2026-11-22T18:57:43.070346Z','2026-11-22T18:57:43.070351Z','2026-11-22T19:08:22.609935Z',0,NULL,NULL,302,NULL);
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
INSERT INTO "invitation" VALUES('01m829ybp985daggkmdhw3jxqg','d6922e7d72c4150df004004057fb42b3c352a408227aff442363275fabb56c3a','01m829y403a84w9ymfek34jvt5','Ada@acme.test','manager','01m829y402634fks51ex77pyed','2026-11-22T18:57:50.793286Z','2026-11-29T18:57:50.793228Z');
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
INSERT INTO "job" VALUES('01m829y4j18f3d5a42gg33e8pp','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','bulk_delete','done','{"tags":["gone"]}','2026-11-22T18:57:43.488272Z',2,2,'2026-11-22T18:57:43.488272Z','2026-11-22T18:57:43.511515Z','2026-11-22T18:57:43.511515Z',1795373863480760,0,0,0,0,0,'',0,'api','first token','01m829y4hzey5yg22czydpfjnx');
INSERT INTO "job" VALUES('01m829ybpf1tese102vt0vt758','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:57:50.799039Z',3,0,'2026-11-22T18:57:50.799072Z','2026-11-22T18:57:50.824262Z','2026-11-22T18:57:50.824262Z',0,2,0,1,4,0,'',0,'api','first token','01m829ybpdq46br45a1zjvrpp1');
INSERT INTO "job" VALUES('01m829ybqfxjd55j593vpkztq4','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-22T18:57:50.831926Z',3,0,'2026-11-22T18:57:50.831961Z','2026-11-22T18:57:50.897359Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m829ybqdr4fac4z6yy3gfajs');
INSERT INTO "job" VALUES('01m829ybv44z66hypw1r59n6n4','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-22T18:57:50.937425Z',3,1,'2026-11-22T18:57:50.937425Z','2026-11-22T18:57:50.975463Z',NULL,1795373870919207,0,0,0,0,0,'',0,'api','first token','01m829ybtre63cbk9ydvpczkgx');
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
INSERT INTO "kept_answer" VALUES('01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m829y4jx7x2r46bvsc7gg6gp","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m829y402634fks51ex77pyed","created_via":"api","created_at":"2026-11-22T18:57:43.517253Z","updated_at":"2026-11-22T18:57:43.517253Z","expired_at":null}]}
','2026-11-22T18:57:43.517807Z');
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
INSERT INTO "kept_record" VALUES('01m829y4j1qqs0fyvqgsnxmemn',1795373863469971,'{"seq":1795373863469971,"id":"01m829y4hdyb4fzpntbzq71w5d","workspace_id":"01m829y403a84w9ymfek34jvt5","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829y402634fks51ex77pyed","created_via":"api","updated_at":"2026-11-22T18:57:43.469971Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829y4j1qqs0fyvqgsnxmemn',1795373863480760,'{"seq":1795373863480760,"id":"01m829y4hrqrv1z7t3b4wj4kse","workspace_id":"01m829y403a84w9ymfek34jvt5","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829y402634fks51ex77pyed","created_via":"api","updated_at":"2026-11-22T18:57:43.480760Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
INSERT INTO "kept_record" VALUES('01m829ybv4k8x4f3pszkay474r',1795373870919207,'{"seq":1795373870919207,"id":"01m829ybt76fr2ewq1f8z41q0w","workspace_id":"01m829y403a84w9ymfek34jvt5","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"created_by":"01m829y402634fks51ex77pyed","created_via":"api","updated_at":"2026-11-22T18:57:50.919207Z","external_id":null,"broken_destinations":null,"fastest_destination":null}',NULL,'[]',NULL);
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
INSERT INTO "member" VALUES('01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','owner','2026-11-22T18:57:42.915754Z');
INSERT INTO "member" VALUES('01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','editor','2026-11-22T18:57:43.022147Z');
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
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg0009wx2g8ebc59jh2','01m829y403a84w9ymfek34jvt5','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','import','2026-11-22T18:57:50.814854Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1582971072748820,'01e286vc7csm1f76a9gfwys5hp','01m829y403a84w9ymfek34jvt5','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','import','2026-11-22T18:57:50.896814Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863009842,'01m829y431tavfnk9n92gmnpkc','01m829y403a84w9ymfek34jvt5','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','cli','2026-11-22T18:57:43.009842Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863117779,'01m829y46drb3k0bbryn4p4c2v','01m829y403a84w9ymfek34jvt5','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.117779Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863137264,'01m829y47188k7d52h4pn1cy70','01m829y403a84w9ymfek34jvt5','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y439kj87bx79bnaps15s','api','2026-11-22T18:57:43.137264Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863159039,'01m829y47q17yqkk71sazj09zp','01m829y403a84w9ymfek34jvt5','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.159039Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863348382,'01m829y4dmby5c0nvfpa1fk8gd','01m829y403a84w9ymfek34jvt5','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$mUROoBuOMLxmdNTW$56dac26b27a1cf0215fd3db074a8293f6bc1724db0fdf822a67e33ee638bc2f8c4d96e7781a1dde9e9a004bdcbf389a3b049b18b9f951928b6c97290b4567ee1','off',0,0,'',NULL,NULL,NULL,NULL,'01m829y439kj87bx79bnaps15s','api','2026-11-22T18:57:43.348382Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863356651,'01m829y4dwmbq66vvqyq2s6pcr','01m829y403a84w9ymfek34jvt5','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.356651Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863369809,'01m829y4e9s9a07jvn5y18hara','01m829y403a84w9ymfek34jvt5','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y439kj87bx79bnaps15s','api','2026-11-22T18:57:43.369809Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863379655,'01m829y4ekmfm6v94qp8vkkndk','01m829y403a84w9ymfek34jvt5','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.379655Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863385916,'01m829y4eswmzbe8xcwq6damwx','01m829y403a84w9ymfek34jvt5','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.385916Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863391774,'01m829y4ezr62hy4sydcetaphk','01m829y403a84w9ymfek34jvt5','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.391774Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863396555,'01m829y4f4hbkbnz466fpk3649','01m829y403a84w9ymfek34jvt5','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:37955/gone','["http://127.0.0.1:37955/gone","http://127.0.0.1:37955/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.396555Z','[0]',1,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863405293,'01m829y4fd95v4ccdphtc3s087','01m829y403a84w9ymfek34jvt5','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.409543Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373863517253,'01m829y4jx7x2r46bvsc7gg6gp','01m829y403a84w9ymfek34jvt5','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:43.517253Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373870814854,'01m829ybpytpdh7ekhfxr9cdd2','01m829y403a84w9ymfek34jvt5','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','import','2026-11-22T18:57:50.814854Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373870929554,'01m829ybthhaxhgv25daxzknr5','01m829y403a84w9ymfek34jvt5','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:50.929554Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "record" VALUES(1795373870932931,'01m829ybtmx30rht4h2gfwkr8y','01m829y403a84w9ymfek34jvt5','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m829y402634fks51ex77pyed','api','2026-11-22T18:57:50.932931Z',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "record_check" VALUES(1795373863396555,'2026-11-22T18:57:43.790689Z','http://127.0.0.1:37955/gone','down','It answers with the status 404.',404,14);
INSERT INTO "record_check" VALUES(1795373863396555,'2026-11-22T18:57:43.794337Z','http://127.0.0.1:37955/fine','up','',200,8);
INSERT INTO "record_check" VALUES(1795373863396555,'2026-11-22T18:57:45.734624Z','http://127.0.0.1:37955/fine','up','',200,5);
INSERT INTO "record_check" VALUES(1795373863396555,'2026-11-22T18:57:45.818136Z','http://127.0.0.1:37955/gone','down','It answers with the status 404.',404,2);
INSERT INTO "record_check" VALUES(1795373863396555,'2026-11-22T18:57:47.622173Z','http://127.0.0.1:37955/fine','up','',200,1);
INSERT INTO "record_check" VALUES(1795373863396555,'2026-11-22T18:57:47.798172Z','http://127.0.0.1:37955/gone','down','It answers with the status 404.',404,8);
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m829y403a84w9ymfek34jvt5',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072748820,'01m829y403a84w9ymfek34jvt5',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795373863117779,'01m829y403a84w9ymfek34jvt5',4,2,'2026-11-22T18:57:43.961777Z');
INSERT INTO "record_clicks" VALUES(1795373863137264,'01m829y403a84w9ymfek34jvt5',1,0,'2026-11-22T18:57:43.961778Z');
INSERT INTO "record_clicks" VALUES(1795373863159039,'01m829y403a84w9ymfek34jvt5',0,1,'');
INSERT INTO "record_clicks" VALUES(1795373863356651,'01m829y403a84w9ymfek34jvt5',3,0,'2026-11-22T18:57:43.961780Z');
INSERT INTO "record_clicks" VALUES(1795373863369809,'01m829y403a84w9ymfek34jvt5',1,0,'2026-11-22T18:57:43.961781Z');
INSERT INTO "record_clicks" VALUES(1795373863385916,'01m829y403a84w9ymfek34jvt5',1,0,'2026-11-22T18:57:43.961782Z');
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
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','go.acme.test','short-url','link','off','',12);
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m829y403a84w9ymfek34jvt5','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795373870929554,'01m829y403a84w9ymfek34jvt5','old');
INSERT INTO "record_tag" VALUES(1795373870932931,'01m829y403a84w9ymfek34jvt5','old');
INSERT INTO "record_tag" VALUES(1795373863117779,'01m829y403a84w9ymfek34jvt5','spring');
INSERT INTO "record_tag" VALUES(1795373863137264,'01m829y403a84w9ymfek34jvt5','spring');
INSERT INTO "record_tag" VALUES(1795373863117779,'01m829y403a84w9ymfek34jvt5','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1582971072748820,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863009842,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863117779,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863137264,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863159039,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863348382,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863356651,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863369809,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863379655,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863385916,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863391774,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863396555,'watchedgo.acme.testhttp://127.0.0.1:37955/gone');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863405293,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373863517253,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373870814854,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373870929554,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m829y403a84w9ymfek34jvt5',1795373870932931,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863009842);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863159039);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863348382);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863379655);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863391774);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863396555);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863405293);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373863517253);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373870814854);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373870929554);
INSERT INTO "record_unclicked" VALUES('01m829y403a84w9ymfek34jvt5',1795373870932931);
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-22 18:57:42.717542');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-22 18:57:42.723433');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-22 18:57:42.740350');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-22 18:57:42.746570');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-22 18:57:42.751449');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-22 18:57:42.758587');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-22 18:57:42.762654');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-22 18:57:42.769162');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-22 18:57:42.775812');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-22 18:57:42.780442');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-22 18:57:42.783533');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-22 18:57:42.785359');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-22 18:57:42.794630');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-22 18:57:42.800102');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-22 18:57:42.806739');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-22 18:57:42.812932');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-22 18:57:42.815541');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-22 18:57:42.824204');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-22 18:57:42.834109');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-22 18:57:42.839550');
INSERT INTO "schema_migration" VALUES(21,'0024_mail','2026-11-22 18:57:42.846995');
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
INSERT INTO "session" VALUES('01m829ybne323hawxg04hmnvs4','05e6981b5db5aabb4707eefd15f2fb162b47d407f20fdf860abd9ca115e1240d','01m829y402634fks51ex77pyed','01m829y403a84w9ymfek34jvt5','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-22T18:57:50.765787Z','2026-11-22T18:57:50.765787Z','2026-12-22T18:57:50.765787Z',NULL);
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('26c319647ccf38b5f018c172ea58464cfca79efbedd3b69b2e67dd4d9f5f04fd','01m829y402634fks51ex77pyed','2026-11-22T19:27:50.771268Z');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','415ba0af85fd605eda05d9bf39778bb9 13');
INSERT INTO "state" VALUES('generation','72');
INSERT INTO "state" VALUES('summaries','2026-11-16');
INSERT INTO "state" VALUES('visitors_salt','2026-11-22 7c6196ce8b17e76a42aaa3815b676bc6');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m829y403a84w9ymfek34jvt5','old',2);
INSERT INTO "tag_count" VALUES('01m829y403a84w9ymfek34jvt5','spring',2);
INSERT INTO "tag_count" VALUES('01m829y403a84w9ymfek34jvt5','Überblick',1);
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
INSERT INTO "token" VALUES('01m829y407aq6hcd0nkmmztwqm','01m829y403a84w9ymfek34jvt5','01m829y402634fks51ex77pyed','api','first token','owner','932483d2d6025c67c9eb95683384ed44e4a003722c0fe5cf9fcbce4089c9c2fa','2026-11-22T18:57:42.919369Z',NULL,'2026-11-22T18:57:43.082832Z',NULL);
INSERT INTO "token" VALUES('01m829y43mc4fmdw5f2ppxq7k3','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','mcp','agent','viewer','9d826687f8ba9bd50ad203be64eef530d1b91beab8d1b0f4c180e0391f70b5d2','2026-11-22T18:57:43.028411Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m829y43zh77tnfsyye8echw3','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','api','editor','editor','0a0c87c3c9d7098a84f67b485f08d3d6582b59067f1fe1727187b28c493548c3','2026-11-22T18:57:43.039585Z',NULL,'2026-11-22T18:57:43.132973Z',NULL);
INSERT INTO "token" VALUES('01m829y446a2r6vg0r4qeac1qe','01m829y403a84w9ymfek34jvt5','01m829y439kj87bx79bnaps15s','api','revoked','editor','d6d3106fc8a7573cced5d0a1b6336a41786424a3df50282feb32cb0bb17e6054','2026-11-22T18:57:43.046353Z',NULL,NULL,'2026-11-22T18:57:43.053507Z');
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1) STRICT
    ;
INSERT INTO "user" VALUES('01m829y402634fks51ex77pyed','Owner','owner@localhost','2026-11-22T18:57:42.914243Z','2026-11-22T18:57:50.756615Z','scrypt:16384:8:6$44VoVAnItlXDnkSq$1538d0b2fab258a9ac11edf4e97dff48bbec2e90ec277ac05d1a2a6997af5b8ed7513c6f0e31e09c303008851cbe4ba621765f4b77f48af9c9e4f19934905d7b','system','','',1);
INSERT INTO "user" VALUES('01m829y439kj87bx79bnaps15s','Éva Kovács','Eva@acme.test','2026-11-22T18:57:43.017651Z','2026-11-22T18:57:43.017661Z',NULL,'system','','',1);
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
INSERT INTO "watch" VALUES(1795373863396555,'http://127.0.0.1:37955/fine','up',0,1,'2026-11-22T18:57:47.622173Z','2026-11-22T18:57:49.467834Z');
INSERT INTO "watch" VALUES(1795373863396555,'http://127.0.0.1:37955/gone','down',3,NULL,'2026-11-22T18:57:47.798172Z','2026-11-22T18:57:49.687765Z');
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted') STRICT
    ;
INSERT INTO "workspace" VALUES('01m829y403a84w9ymfek34jvt5','Acmé','2026-11-22T18:57:42.915358Z','2026-11-22T18:57:43.463538Z','{"country":"DE","notify_url":"http://127.0.0.1:37955/notify","email_summary":"true"}','self-hosted');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m829y403a84w9ymfek34jvt5','2026-11-22',10,3,1);
CREATE TABLE workspace_kind (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, kind, value)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_kind" VALUES('01m829y403a84w9ymfek34jvt5','2026-11-22','browser','Firefox',10);
INSERT INTO "workspace_kind" VALUES('01m829y403a84w9ymfek34jvt5','2026-11-22','referrer','news.example',3);
INSERT INTO "workspace_kind" VALUES('01m829y403a84w9ymfek34jvt5','2026-11-22','system','Linux',10);
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m829y403a84w9ymfek34jvt5','2026-11-22',7508583582506050348);
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
