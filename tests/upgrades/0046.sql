-- A database with data in it, of 0046_saved_views: see make.py
BEGIN TRANSACTION;
CREATE TABLE agent_client (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        redirect_uris TEXT NOT NULL,
        auth_method TEXT NOT NULL,
        digest TEXT,
        created_at TEXT NOT NULL,
        fetched_at TEXT,
        expires_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE agent_grant (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        client_id TEXT NOT NULL REFERENCES agent_client (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        scope TEXT NOT NULL,
        redirect_uri TEXT NOT NULL,
        code_digest TEXT NOT NULL UNIQUE,
        challenge TEXT NOT NULL,
        family TEXT UNIQUE,
        created_at TEXT NOT NULL,
        redeemed_at TEXT,
        last_used_at TEXT,
        expires_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE agent_token (
        digest TEXT NOT NULL PRIMARY KEY,
        grant_id TEXT NOT NULL REFERENCES agent_grant (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        replaced_at TEXT
    ) STRICT
    ;
CREATE TABLE authenticator (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        confirmed_at TEXT,
        last_step INTEGER NOT NULL
    ) STRICT
    ;
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
INSERT INTO "change" VALUES('01m8jbvn5s1gzsgpj64cz4paq8','2026-11-29T00:39:10.265060Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','cli','','','create','workspace','01m8jbvn5rjn50z62px8ctm0x5',NULL,NULL,'{"name":"Home","plan":"self-hosted"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvn63n62szwccahmne890','2026-11-29T00:39:10.275690Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','cli','','','create','token','01m8jbvn63bqfeptz69qqpnfmc',NULL,NULL,'{"name":"first token","role":"owner","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvn8wq1vh5xcvt3gpvrx8','2026-11-29T00:39:10.364755Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','cli','','','create','host','localhost',NULL,NULL,'{"host":"localhost","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T00:39:10.364118Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvn9bbgcx425b9z0sfamr','2026-11-29T00:39:10.379392Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','cli','','','create','record','01m8jbvn94kfhjatmvm7qesfx7',NULL,NULL,'{"url":"localhost/hello","title":"The first link","type":"link","destination":"http://127.0.0.1:8000/docs","status":302}','create','{"updated_at":"2026-11-29T00:39:10.372623Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvna81je7ww6r13df953h','2026-11-29T00:39:10.408060Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','cli','','','create','token','01m8jbvna7s81ccjr03jdk3r36',NULL,NULL,'{"name":"agent","role":"viewer","kind":"mcp","expires_at":"2099-12-31T00:00:00.000000Z"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvnaaz3gje0b4vszfk8g5','2026-11-29T00:39:10.411004Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','cli','','','create','token','01m8jbvnaas126r8321tptc79c',NULL,NULL,'{"name":"editor","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvnaewztv4bvhs7sbyj0w','2026-11-29T00:39:10.414937Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','cli','','','create','token','01m8jbvnaeq47r30aj8rsmhk21',NULL,NULL,'{"name":"revoked","role":"editor","kind":"api","expires_at":null}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvnajs7q0jtwd475nenra','2026-11-29T00:39:10.418823Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','cli','','','delete','token','01m8jbvnaeq47r30aj8rsmhk21',NULL,'{"name":"revoked","role":"editor","kind":"api"}',NULL,'delete',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvncc1gk52sq2pyampcnn','2026-11-29T00:39:10.476059Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnc1w3vfcn51yy74hbb0','create','host','go.acme.test',NULL,NULL,'{"host":"go.acme.test","https_requested":true,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T00:39:10.475745Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnd3qm4yckrjz573vsyx','2026-11-29T00:39:10.499767Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvncqq2zn8fan4rvf9a66','create','host','left.acme.test',NULL,NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}','create','{"updated_at":"2026-11-29T00:39:10.499459Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvndj9cj11gg5xzv35mzm','2026-11-29T00:39:10.514315Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvndfhg2qf8njy3rwn2h7','create','record','01m8jbvndhehg20s3h1eq63qs4',NULL,NULL,'{"url":"go.acme.test/schöne-Grüße","title":"Schöne GRÜẞE aus Łódź","type":"link","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"tags":["spring","Überblick"]}','create','{"updated_at":"2026-11-29T00:39:10.513465Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvne33nkp5506gkjq8wp9','2026-11-29T00:39:10.531131Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','api','editor','01m8jbvndw5rkxf4pwzjh9ejxt','create','record','01m8jbvne2hw1ak1w50ffr1tb9',NULL,NULL,'{"url":"go.acme.test/weights","type":"link","destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"destination_weights":[0,7,0],"destination_routing":"weighted","status":302,"tags":["spring"]}','create','{"updated_at":"2026-11-29T00:39:10.530572Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvneddtp4gs2gjmd6w6eq','2026-11-29T00:39:10.541453Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvneb073htme6c7p5ygp2','create','record','01m8jbvnecyxszz2zarpvtwv68',NULL,NULL,'{"url":"go.acme.test/utm","type":"link","forward_query":true,"utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"destination":"https://dest.example/?x=1","status":307}','create','{"updated_at":"2026-11-29T00:39:10.540989Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnmeehhqvd8qa4ktgh6g','2026-11-29T00:39:10.734497Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','api','editor','01m8jbvneq1pkzh421y295w36m','create','record','01m8jbvnm5k79g9sbqh8zdxbfa',NULL,NULL,'{"url":"go.acme.test/secret","type":"link","destination":"https://dest.example/secret","status":302,"password":"changed"}','create','{"updated_at":"2026-11-29T00:39:10.725615Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnmnkpvb07m429brbg8q','2026-11-29T00:39:10.741642Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnmk2dd1wbamh4mf3kxd','create','record','01m8jbvnmn4s30s9xfwy6s6tph',NULL,NULL,'{"url":"go.acme.test/thrice","type":"link","destination":"https://dest.example/thrice","expires":"2099-12-31T22:59:59.500000Z","expired_url":"https://dest.example/over","starts":"2020-01-01T00:00:00.000000Z","max_clicks":3,"status":302}','create','{"updated_at":"2026-11-29T00:39:10.741153Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnn2nx08ba0kbxnb8jaj','2026-11-29T00:39:10.754714Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','api','editor','01m8jbvnmz4kfeqsybh7qx21we','create','record','01m8jbvnn26gatbkprp3g2zhhp',NULL,NULL,'{"url":"go.acme.test/plugins","type":"frame","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302}','create','{"updated_at":"2026-11-29T00:39:10.754208Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnngqdvdnfc8a5vcakns','2026-11-29T00:39:10.768761Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnnebszpv7efdt9shfb7','create','record','01m8jbvnng8ytsw1r6xq0jfj6t',NULL,NULL,'{"url":"left.acme.test/left-behind","type":"link","destination":"https://dest.example/left","status":302}','create','{"updated_at":"2026-11-29T00:39:10.768286Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnnx9fjccwmgsrgktday','2026-11-29T00:39:10.781315Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnntvk81z0batfjqs6qy','create','record','01m8jbvnnwrdtta2p4hy5t60vd',NULL,NULL,'{"url":"go.acme.test/","type":"redirect","forward_path":true,"destination":"https://dest.example/root","status":301}','create','{"updated_at":"2026-11-29T00:39:10.780781Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnp0kmhcwgw42gsmzrwn','2026-11-29T00:39:10.784639Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnnyss4866qwyfwb3z6y','create','record','01m8jbvnp07wdag648nwd972vg',NULL,NULL,'{"url":"go.acme.test/paused","type":"link","destination":"https://dest.example/p","status":302,"paused":true}','create','{"updated_at":"2026-11-29T00:39:10.784252Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnpdf2vqjpd5mmsdcmzz','2026-11-29T00:39:10.797495Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnpaytnwvcdzhnp08vq2','create','record','01m8jbvnpcrtctj3dzx5z62bdq',NULL,NULL,'{"url":"go.acme.test/watched","type":"link","destination":"http://127.0.0.1:43253/gone","destinations":["http://127.0.0.1:43253/gone","http://127.0.0.1:43253/fine"],"is_notify":true,"is_switch_unbroken_destination":true,"status":302}','create','{"updated_at":"2026-11-29T00:39:10.796794Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnps29cvtvszrd6eysmc','2026-11-29T00:39:10.809085Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnpphpv4hm4t9knzq14m','create','record','01m8jbvnprkvf40gtcc51cq8tg',NULL,NULL,'{"url":"go.acme.test/ruled","type":"link","destination":"http://127.0.0.1:43253","status":302,"rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""}}','create','{"updated_at":"2026-11-29T00:39:10.808635Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnq5327fnnjh8aechcfr','2026-11-29T00:39:10.821109Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnq2ytqhseyr7c4ncjrb','create','record','01m8jbvnq4nhyyezww2dvbj9m4',NULL,NULL,'{"url":"go.acme.test/changed","type":"link","destination":"https://dest.example","status":302}','create','{"updated_at":"2026-11-29T00:39:10.820689Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnqera6tzvagnaptth3d','2026-11-29T00:39:10.830791Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnq8034eqwdxqzmghr4w','update','record','01m8jbvnq4nhyyezww2dvbj9m4',NULL,'{"title":"","destination":"https://dest.example"}','{"title":"Changed","destination":"https://dest.example/after"}','update','{"columns":{"title":"","destination":"https://dest.example"},"updated_at":"2026-11-29T00:39:10.830537Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnqprvv80g0zw04x0hhv','2026-11-29T00:39:10.838813Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnqh2wj7k7hc5yttndgs','delete','host','left.acme.test',NULL,'{"host":"left.acme.test","https_requested":false,"short_links_enabled":true,"notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}',NULL,'delete','{}',NULL);
INSERT INTO "change" VALUES('01m8jbvnr7ck2bwfh0dfc3rjs6','2026-11-29T00:39:10.855423Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnqyym05e9a52tzkdbtv','update','setting','name',NULL,'{"name":"Home"}','{"name":"Acmé"}','update','{"before":{"name":"Home"},"after":{"name":"Acmé"}}',NULL);
INSERT INTO "change" VALUES('01m8jbvnrbsqj6fd3a2tv5x7ga','2026-11-29T00:39:10.859836Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnra97eydcakp30afkan','update','setting','country',NULL,'{"country":""}','{"country":"DE"}','update','{"before":{"country":""},"after":{"country":"DE"}}',NULL);
INSERT INTO "change" VALUES('01m8jbvnrsf4d08gdyw7ttx58p','2026-11-29T00:39:10.873497Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnrqvc2wpdjdwfn8gqry','update','setting','notify_url',NULL,'{"notify_url":"changed"}','{"notify_url":"changed"}','update','{"before":{"notify_url":""},"after":{"notify_url":"http://127.0.0.1:43253/notify"}}',NULL);
INSERT INTO "change" VALUES('01m8jbvns0ged8g6pkgnw33b2r','2026-11-29T00:39:10.880539Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnrywwxxw4zwjsd0ntns','update','setting','email_summary',NULL,'{"email_summary":""}','{"email_summary":"true"}','update','{"before":{"email_summary":""},"after":{"email_summary":"true"}}',NULL);
INSERT INTO "change" VALUES('01m8jbvnspvtzrxx9zfqdkb24j','2026-11-29T00:39:10.902930Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnsfwway6q2m37y3yet6','create','record','01m8jbvnspafykq0skx7h71772',NULL,NULL,'{"url":"go.acme.test/gone-0","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-29T00:39:10.902335Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnt11v96eg1pw0ggarjn','2026-11-29T00:39:10.913070Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnsyx60w88g0v4m8wgax','create','record','01m8jbvnt0km7277kegh4vm2qx',NULL,NULL,'{"url":"go.acme.test/gone-1","type":"link","destination":"https://dest.example/","status":302,"tags":["gone"]}','create','{"updated_at":"2026-11-29T00:39:10.912628Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvnt9709b6dhz9xrp8yc0','2026-11-29T00:39:10.921237Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnt6j4jqmqdpbhr827ja','bulk_delete','record',NULL,'01m8jbvnt7x0ebgt70w7xy1hdt',NULL,NULL,'bulk_delete','{}',NULL);
INSERT INTO "change" VALUES('01m8jbvnvrxn4b3wk817rsvmtm','2026-11-29T00:39:10.968961Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvnvnwj7v5zhxm08tnzgq','create','record','01m8jbvnvrfmn3k1g7hgp0qn7t',NULL,NULL,'{"url":"go.acme.test/once","type":"link","destination":"https://dest.example/once","status":302}','create','{"updated_at":"2026-11-29T00:39:10.968500Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvvza42hyy27yr9z8fp8s','2026-11-29T00:39:17.226157Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvvz4nzxczk7nsx1f9xjc','update','record','01m8jbvndhehg20s3h1eq63qs4',NULL,'{"qr":null}','{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}','update','{"columns":{"own_qr":null},"updated_at":"2026-11-29T00:39:10.513465Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvwjvng3b5wvcy8h5c41k','2026-11-29T00:39:17.851701Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','cli','','','create','invitation','01m8jbvwjvcdm5bn15nek97vdx',NULL,NULL,'{"email":"Ada@acme.test","role":"manager"}','create',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvwm53azt68fv5yfbdjqt','2026-11-29T00:39:17.893118Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvwjy7c26wg56wdrvtv4p','import','record',NULL,'01m8jbvwjzd2w0syp11t5q0ef7',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvwpbmsgad8hexdd7db60','2026-11-29T00:39:17.963678Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvwnagzsbykmzkrm7hf9w','import','record',NULL,'01m8jbvwnc48vcycex4pn922z4',NULL,NULL,'import',NULL,NULL);
INSERT INTO "change" VALUES('01m8jbvwpyp7m532bg7earedjy','2026-11-29T00:39:17.982729Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvwpwav5es9j7xvjy5pjq','create','record','01m8jbvwpy1r7xne35zc94e3qc',NULL,NULL,'{"url":"go.acme.test/old-0","title":"From the Attic 0","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T00:39:17.982056Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvwq2d0m222y7mebvpc1n','2026-11-29T00:39:17.986430Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvwq0f779y6e7vqj5jeqc','create','record','01m8jbvwq1vm17gcfetxk514nt',NULL,NULL,'{"url":"go.acme.test/old-1","title":"From the Attic 1","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T00:39:17.985884Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvwq94eqz7p22zbed6421','2026-11-29T00:39:17.993156Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvwq72v99gm4df4vw2bn7','create','record','01m8jbvwq8jfnn3y9c8cbhpg9t',NULL,NULL,'{"url":"go.acme.test/old-2","title":"From the Attic 2","type":"link","destination":"https://dest.example/","status":302,"tags":["old"]}','create','{"updated_at":"2026-11-29T00:39:17.992591Z"}',NULL);
INSERT INTO "change" VALUES('01m8jbvwqpym6npzhqq7zeg3qe','2026-11-29T00:39:18.006997Z','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','Owner','api','first token','01m8jbvwqka3drcq329mzg53kr','bulk_delete','record',NULL,'01m8jbvwqmq16qs98b6qr61wg1',NULL,NULL,'bulk_delete','{}',NULL);
CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    ;
CREATE TABLE click_combination (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, part)
    ) STRICT
    ;
INSERT INTO "click_combination" VALUES(1795912750513465,'2026-11-29',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30303A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30303A3330223A317D');
INSERT INTO "click_combination" VALUES(1795912750530572,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30303A3330223A317D');
INSERT INTO "click_combination" VALUES(1795912750754208,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30303A3330223A317D');
INSERT INTO "click_combination" VALUES(1795912750780781,'2026-11-29',1,X'7B227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30303A3330223A317D');
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_day" VALUES(1795912750513465,'2026-11-29',4,2,1);
INSERT INTO "click_day" VALUES(1795912750530572,'2026-11-29',1,0,1);
INSERT INTO "click_day" VALUES(1795912750540989,'2026-11-29',0,1,0);
INSERT INTO "click_day" VALUES(1795912750754208,'2026-11-29',1,0,1);
INSERT INTO "click_day" VALUES(1795912750780781,'2026-11-29',1,0,1);
CREATE TABLE click_pairs (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, kind)
    ) STRICT
    ;
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "click_visitor" VALUES(1795912750513465,'2026-11-29',9075856340138251943);
INSERT INTO "click_visitor" VALUES(1795912750530572,'2026-11-29',9075856340138251943);
INSERT INTO "click_visitor" VALUES(1795912750754208,'2026-11-29',9075856340138251943);
INSERT INTO "click_visitor" VALUES(1795912750780781,'2026-11-29',9075856340138251943);
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "confirmation" VALUES('8fa8958b901de69ebfc1edcaab835fdb1560b378e95eade7557b1e5a6e8126f4','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','{"tags":["spring"]}',2,'2026-11-29T01:39:18.043581Z');
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
    , webhook_id TEXT, event_seq INTEGER) STRICT
    ;
INSERT INTO "delivery" VALUES('01m8jbvt5hf6yfaqyqvpfpb1mb','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvnpcrtctj3dzx5z62bdq','destination.broken','http://127.0.0.1:43253/notify','{"type":"destination.broken","timestamp":"2026-11-29T00:39:15.377450Z","data":{"id":"01m8jbvnpcrtctj3dzx5z62bdq","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:43253/gone","checked_at":"2026-11-29T00:39:15.358367Z","status":404,"reason":"It answers with status 404."}}','delivered',1,200,'',NULL,'2026-11-29T00:39:15.377511Z','2026-11-29T00:39:15.407820Z',NULL,NULL);
CREATE TABLE event (
        seq INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        type TEXT NOT NULL,
        host TEXT NOT NULL DEFAULT '',
        body TEXT NOT NULL,
        record TEXT,
        is_needed INTEGER NOT NULL DEFAULT 0,
        created_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "event" VALUES(1,'01m8jbvn91z7f3mxtb942tcx6d','01m8jbvn5rjn50z62px8ctm0x5','host.created','localhost','{"type":"host.created","timestamp":"2026-11-29T00:39:10.369921Z","data":{"host":"localhost","domain":"localhost","correct":false,"default_require":"ip","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T00:39:10.364114Z","updated_at":"2026-11-29T00:39:10.364118Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T00:39:10.369921Z');
INSERT INTO "event" VALUES(2,'01m8jbvn9bgpwyw681ps2bfvd6','01m8jbvn5rjn50z62px8ctm0x5','link.created','localhost','','[{"title":"The first link","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"localhost","tld":"localhost","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"cli","destination":"http://127.0.0.1:8000/docs","status":302,"place":"hello","alias_folded":"hello","written":null,"own_time":null,"seq":1795912750372623,"id":"01m8jbvn94kfhjatmvm7qesfx7","updated_at":"2026-11-29T00:39:10.372623Z"},{}]',0,'2026-11-29T00:39:10.379528Z');
INSERT INTO "event" VALUES(3,'01m8jbvnccj1xpjg07yg6be0er','01m8jbvn5rjn50z62px8ctm0x5','host.created','go.acme.test','{"type":"host.created","timestamp":"2026-11-29T00:39:10.476554Z","data":{"host":"go.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":true,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T00:39:10.475742Z","updated_at":"2026-11-29T00:39:10.475745Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T00:39:10.476554Z');
INSERT INTO "event" VALUES(4,'01m8jbvnd4az39fgt713t4en68','01m8jbvn5rjn50z62px8ctm0x5','host.created','left.acme.test','{"type":"host.created","timestamp":"2026-11-29T00:39:10.500327Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":[],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T00:39:10.499456Z","updated_at":"2026-11-29T00:39:10.499459Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T00:39:10.500327Z');
INSERT INTO "event" VALUES(5,'01m8jbvndjdhd2wh7dk5pkd09k','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring","Überblick"],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/stra%C3%9Fe?a=1#b","status":302,"place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"own_time":null,"seq":1795912750513465,"id":"01m8jbvndhehg20s3h1eq63qs4","updated_at":"2026-11-29T00:39:10.513465Z"},{}]',0,'2026-11-29T00:39:10.514427Z');
INSERT INTO "event" VALUES(6,'01m8jbvne384ck08bsjtcvztmr','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"weighted","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["spring"],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn9zpdk78yhmqbmde372","created_via":"api","destination_weights":[0,7,0],"destination":"https://a.example/","destinations":["https://a.example/","https://b.example/","https://c.example/"],"status":302,"place":"weights","alias_folded":"weights","written":null,"own_time":null,"seq":1795912750530572,"id":"01m8jbvne2hw1ak1w50ffr1tb9","updated_at":"2026-11-29T00:39:10.530572Z"},{}]',0,'2026-11-29T00:39:10.531255Z');
INSERT INTO "event" VALUES(7,'01m8jbvnedhb9x9r7jc6hby1dn','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","status":307,"forward_query":true,"destination":"https://dest.example/?x=1","place":"utm","alias_folded":"utm","written":null,"own_time":null,"seq":1795912750540989,"id":"01m8jbvnecyxszz2zarpvtwv68","updated_at":"2026-11-29T00:39:10.540989Z"},{}]',0,'2026-11-29T00:39:10.541550Z');
INSERT INTO "event" VALUES(8,'01m8jbvnmem6wzantyg7vw2ea8','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn9zpdk78yhmqbmde372","created_via":"api","destination":"https://dest.example/secret","password_hash":"changed","status":302,"place":"secret","alias_folded":"secret","written":null,"own_time":null,"seq":1795912750725615,"id":"01m8jbvnm5k79g9sbqh8zdxbfa","updated_at":"2026-11-29T00:39:10.725615Z"},{}]',0,'2026-11-29T00:39:10.734639Z');
INSERT INTO "event" VALUES(9,'01m8jbvnmnq5kp81sj0310qw3r','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","expired_url":"https://dest.example/over","starts_at":"2020-01-01T00:00:00.000000Z","max_clicks":3,"destination":"https://dest.example/thrice","expired_at":"2099-12-31T22:59:59.500000Z","status":302,"place":"thrice","alias_folded":"thrice","written":null,"own_time":null,"seq":1795912750741153,"id":"01m8jbvnmn4s30s9xfwy6s6tph","updated_at":"2026-11-29T00:39:10.741153Z"},{}]',0,'2026-11-29T00:39:10.741736Z');
INSERT INTO "event" VALUES(10,'01m8jbvnn2sjgythayb04p46mj','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"frame","handler":"short-url","created_by":"01m8jbvn9zpdk78yhmqbmde372","created_via":"api","destination":"https://dest.example/f","plugins":["no-referrer"],"status":302,"place":"plugins","alias_folded":"plugins","written":null,"own_time":null,"seq":1795912750754208,"id":"01m8jbvnn26gatbkprp3g2zhhp","updated_at":"2026-11-29T00:39:10.754208Z"},{}]',0,'2026-11-29T00:39:10.754813Z');
INSERT INTO "event" VALUES(11,'01m8jbvnngtwnbamrkawz2cxym','01m8jbvn5rjn50z62px8ctm0x5','link.created','left.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"left.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/left","status":302,"place":"left-behind","alias_folded":"left-behind","written":null,"own_time":null,"seq":1795912750768286,"id":"01m8jbvnng8ytsw1r6xq0jfj6t","updated_at":"2026-11-29T00:39:10.768286Z"},{}]',0,'2026-11-29T00:39:10.768855Z');
INSERT INTO "event" VALUES(12,'01m8jbvnnxcscb0en6m5ery0t4','01m8jbvn5rjn50z62px8ctm0x5','redirect.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"redirect","handler":"redirect","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","forward_path":true,"destination":"https://dest.example/root","status":301,"place":"","alias_folded":"","written":null,"own_time":null,"seq":1795912750780781,"id":"01m8jbvnnwrdtta2p4hy5t60vd","updated_at":"2026-11-29T00:39:10.780781Z"},{}]',0,'2026-11-29T00:39:10.781404Z');
INSERT INTO "event" VALUES(13,'01m8jbvnp0pjspkw3jffk8sxcp','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"user","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/p","status":302,"place":"paused","alias_folded":"paused","written":null,"own_time":null,"seq":1795912750784252,"id":"01m8jbvnp07wdag648nwd972vg","updated_at":"2026-11-29T00:39:10.784252Z"},{}]',0,'2026-11-29T00:39:10.784717Z');
INSERT INTO "event" VALUES(14,'01m8jbvnpdjpwsbvw3w85zc1pa','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"pending","is_notify":true,"is_switch_unbroken_destination":true,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"http://127.0.0.1:43253/gone","destinations":["http://127.0.0.1:43253/gone","http://127.0.0.1:43253/fine"],"status":302,"place":"watched","alias_folded":"watched","written":null,"own_time":null,"seq":1795912750796794,"id":"01m8jbvnpcrtctj3dzx5z62bdq","updated_at":"2026-11-29T00:39:10.796794Z","broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null},{}]',0,'2026-11-29T00:39:10.797594Z');
INSERT INTO "event" VALUES(15,'01m8jbvnps5tmerqmr5mcwpyr9','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","rules":[{"if":{"device":["mobile"]},"destination":"https://app.example/"}],"card":{"title":"Join us","description":"","image":""},"destination":"http://127.0.0.1:43253","status":302,"place":"ruled","alias_folded":"ruled","written":null,"own_time":null,"seq":1795912750808635,"id":"01m8jbvnprkvf40gtcc51cq8tg","updated_at":"2026-11-29T00:39:10.808635Z"},{}]',0,'2026-11-29T00:39:10.809181Z');
INSERT INTO "event" VALUES(16,'01m8jbvnq568aewdznv4sp6van','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example","status":302,"place":"changed","alias_folded":"changed","written":null,"own_time":null,"seq":1795912750820689,"id":"01m8jbvnq4nhyyezww2dvbj9m4","updated_at":"2026-11-29T00:39:10.820689Z"},{}]',0,'2026-11-29T00:39:10.821195Z');
INSERT INTO "event" VALUES(17,'01m8jbvnqeyqs0q8vaa7adt7n6','01m8jbvn5rjn50z62px8ctm0x5','link.updated','go.acme.test','','[{"seq":1795912750820689,"id":"01m8jbvnq4nhyyezww2dvbj9m4","workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","place":"changed","alias_folded":"changed","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Changed","description":"","destination":"https://dest.example/after","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":[],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:10.830537Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"title":"","destination":"https://dest.example"},"after":{"title":"Changed","destination":"https://dest.example/after"}}}]',0,'2026-11-29T00:39:10.830977Z');
INSERT INTO "event" VALUES(18,'01m8jbvnqqhknsj41fq258mg0a','01m8jbvn5rjn50z62px8ctm0x5','host.deleted','left.acme.test','{"type":"host.deleted","timestamp":"2026-11-29T00:39:10.839536Z","data":{"host":"left.acme.test","domain":"acme.test","correct":false,"default_require":"cname","require":[],"current":[],"errors":[],"counts":["short-url=1"],"https_requested":false,"short_links_enabled":true,"public":false,"notice":"","checked_at":"","created_at":"2026-11-29T00:39:10.499456Z","updated_at":"2026-11-29T00:39:10.499459Z","notfound_url":null,"expired_url":null,"notfound_status":302,"apple_app_site_association":null,"assetlinks":null}}',NULL,0,'2026-11-29T00:39:10.839536Z');
INSERT INTO "event" VALUES(19,'01m8jbvnsq1akby1zwta2aephn','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-0","alias_folded":"gone-0","written":null,"own_time":null,"seq":1795912750902335,"id":"01m8jbvnspafykq0skx7h71772","updated_at":"2026-11-29T00:39:10.902335Z"},{}]',0,'2026-11-29T00:39:10.903037Z');
INSERT INTO "event" VALUES(20,'01m8jbvnt152et4xsywrwe18j9','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["gone"],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/","status":302,"place":"gone-1","alias_folded":"gone-1","written":null,"own_time":null,"seq":1795912750912628,"id":"01m8jbvnt0km7277kegh4vm2qx","updated_at":"2026-11-29T00:39:10.912628Z"},{}]',0,'2026-11-29T00:39:10.913157Z');
INSERT INTO "event" VALUES(21,'01m8jbvntqx4yg3c78n69vq2k7','01m8jbvn5rjn50z62px8ctm0x5','link.deleted','go.acme.test','','[{"seq":1795912750902335,"id":"01m8jbvnspafykq0skx7h71772","workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","place":"gone-0","alias_folded":"gone-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:10.902335Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T00:39:10.935919Z');
INSERT INTO "event" VALUES(22,'01m8jbvntqy1w6725h9fvf8aq9','01m8jbvn5rjn50z62px8ctm0x5','link.deleted','go.acme.test','','[{"seq":1795912750912628,"id":"01m8jbvnt0km7277kegh4vm2qx","workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","place":"gone-1","alias_folded":"gone-1","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["gone"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:10.912628Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T00:39:10.935957Z');
INSERT INTO "event" VALUES(23,'01m8jbvnv968ywgs3bwv03t3a2','01m8jbvn5rjn50z62px8ctm0x5','job.done','','{"type":"job.done","timestamp":"2026-11-29T00:39:10.953172Z","data":{"id":"01m8jbvnt7x0ebgt70w7xy1hdt","kind":"bulk_delete","state":"done","matched":2,"deleted":2,"created":0,"unchanged":0,"refused":0,"dry_run":false,"created_at":"2026-11-29T00:39:10.919911Z","updated_at":"2026-11-29T00:39:10.952479Z","finished_at":"2026-11-29T00:39:10.952479Z"}}',NULL,0,'2026-11-29T00:39:10.953172Z');
INSERT INTO "event" VALUES(24,'01m8jbvnvs2fghxz8fzp13ebm5','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/once","status":302,"place":"once","alias_folded":"once","written":null,"own_time":null,"seq":1795912750968500,"id":"01m8jbvnvrfmn3k1g7hgp0qn7t","updated_at":"2026-11-29T00:39:10.968500Z"},{}]',0,'2026-11-29T00:39:10.969074Z');
INSERT INTO "event" VALUES(25,'01m8jbvt5hz291sem1pvvb2qvn','01m8jbvn5rjn50z62px8ctm0x5','destination.broken','go.acme.test','{"type":"destination.broken","timestamp":"2026-11-29T00:39:15.377966Z","data":{"id":"01m8jbvnpcrtctj3dzx5z62bdq","url":"https://go.acme.test/watched","host":"go.acme.test","alias":"watched","title":"","destination":"http://127.0.0.1:43253/gone","checked_at":"2026-11-29T00:39:15.358367Z","status":404,"reason":"It answers with status 404."}}',NULL,0,'2026-11-29T00:39:15.377966Z');
INSERT INTO "event" VALUES(26,'01m8jbvvzad4mw63f5f5f54cbq','01m8jbvn5rjn50z62px8ctm0x5','link.updated','go.acme.test','','[{"seq":1795912750513465,"id":"01m8jbvndhehg20s3h1eq63qs4","workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","place":"schöne-Grüße","alias_folded":"schöne-grüsse","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"Schöne GRÜẞE aus Łódź","description":"O''Reilly; \"quoted\"\n2nd line","destination":"https://dest.example/stra%C3%9Fe?a=1#b","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["spring","Überblick"],"own_qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"},"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:10.513465Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"changed":{"before":{"qr":null},"after":{"qr":{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}}}}]',0,'2026-11-29T00:39:17.226413Z');
INSERT INTO "event" VALUES(27,'01m8jbvwm4havdr6qa9r8hyqdj','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported","alias_folded":"imported","written":null,"own_qr":null,"seq":1582971072000000,"id":"01e286vbg000czsyw92dntb5cq","updated_at":"2026-11-29T00:39:17.891524Z"},{}]',0,'2026-11-29T00:39:17.892545Z');
INSERT INTO "event" VALUES(28,'01m8jbvwm4hv23rn8h018598v5','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-too","alias_folded":"imported-too","written":null,"own_qr":null,"own_time":null,"seq":1795912757891524,"id":"01m8jbvwm3gc3g6d7me8twpn2v","updated_at":"2026-11-29T00:39:17.891524Z"},{}]',0,'2026-11-29T00:39:17.892567Z');
INSERT INTO "event" VALUES(29,'01m8jbvwmx07bt3666y9cfetn3','01m8jbvn5rjn50z62px8ctm0x5','job.done','','{"type":"job.done","timestamp":"2026-11-29T00:39:17.916983Z","data":{"id":"01m8jbvwjzd2w0syp11t5q0ef7","kind":"bulk_import","state":"done","matched":3,"deleted":0,"created":2,"unchanged":0,"refused":1,"dry_run":false,"created_at":"2026-11-29T00:39:17.855398Z","updated_at":"2026-11-29T00:39:17.916444Z","finished_at":"2026-11-29T00:39:17.916444Z"}}',NULL,0,'2026-11-29T00:39:17.916983Z');
INSERT INTO "event" VALUES(30,'01m8jbvwpb8581bw7esn41082m','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":[],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"import","destination":"https://dest.example/","status":302,"place":"imported-next","alias_folded":"imported-next","written":null,"own_qr":null,"seq":1582971072942012,"id":"01e286vcde0cez6qm0xd6x9dh9","updated_at":"2026-11-29T00:39:17.962548Z"},{}]',0,'2026-11-29T00:39:17.963247Z');
INSERT INTO "event" VALUES(31,'01m8jbvwpyvpsnkc54096zbmca','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"From the Attic 0","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-0","alias_folded":"old-0","written":null,"own_time":null,"seq":1795912757982056,"id":"01m8jbvwpy1r7xne35zc94e3qc","updated_at":"2026-11-29T00:39:17.982056Z"},{}]',0,'2026-11-29T00:39:17.982880Z');
INSERT INTO "event" VALUES(32,'01m8jbvwq2h88kv46qf1sg61pb','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"From the Attic 1","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-1","alias_folded":"old-1","written":null,"own_time":null,"seq":1795912757985884,"id":"01m8jbvwq1vm17gcfetxk514nt","updated_at":"2026-11-29T00:39:17.985884Z"},{}]',0,'2026-11-29T00:39:17.986547Z');
INSERT INTO "event" VALUES(33,'01m8jbvwq98dqe8m7a5n7wc0md','01m8jbvn5rjn50z62px8ctm0x5','link.created','go.acme.test','','[{"title":"From the Attic 2","description":"","destination_routing":"first","monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","interstitial":"auto","utm":{"source":"","medium":"","campaign":"","term":"","content":""},"tags":["old"],"workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","tld":"test","type":"link","handler":"short-url","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","destination":"https://dest.example/","status":302,"place":"old-2","alias_folded":"old-2","written":null,"own_time":null,"seq":1795912757992591,"id":"01m8jbvwq8jfnn3y9c8cbhpg9t","updated_at":"2026-11-29T00:39:17.992591Z"},{}]',0,'2026-11-29T00:39:17.993264Z');
INSERT INTO "event" VALUES(34,'01m8jbvwrcy6cwgatfyq496t2q','01m8jbvn5rjn50z62px8ctm0x5','link.deleted','go.acme.test','','[{"seq":1795912757982056,"id":"01m8jbvwpy1r7xne35zc94e3qc","workspace":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","place":"old-0","alias_folded":"old-0","written":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"card":null,"plugins":null,"tags":["old"],"own_qr":null,"password_hash":null,"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:17.982056Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null},{"total_clicks":0}]',0,'2026-11-29T00:39:18.028955Z');
CREATE TABLE gentle_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        digest TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        destination TEXT NOT NULL,
        host TEXT NOT NULL,
        state TEXT NOT NULL,
        failures INTEGER NOT NULL,
        checked_at TEXT,
        due_at TEXT NOT NULL,
        status INTEGER,
        reason TEXT NOT NULL,
        ms INTEGER,
        usual_ms INTEGER,
        led_to TEXT NOT NULL,
        since TEXT,
        PRIMARY KEY (record_seq, digest)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE gentle_workspace (
        workspace_id TEXT NOT NULL PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
        is_on INTEGER NOT NULL,
        swept_seq INTEGER
    ) STRICT, WITHOUT ROWID
    ;
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
INSERT INTO "host" VALUES('localhost','01m8jbvn8w23r1y0vx1p3g220g','01m8jbvn5rjn50z62px8ctm0x5','localhost',0,1,1,0,'[]','[]','Only works on this computer.','2026-11-29T00:39:11.320643Z','2026-11-29T00:39:10.364114Z','2026-11-29T00:39:10.364118Z','2026-11-29T06:58:51.792197Z',0,NULL,NULL,302,1,NULL,NULL);
INSERT INTO "host" VALUES('go.acme.test','01m8jbvncbpgm2tr5fbjtp5ay3','01m8jbvn5rjn50z62px8ctm0x5','acme.test',1,1,0,0,'[]','[{"scope":"dns","message":"No DNS server answered for go.acme.test within 5 seconds.","updated_at":"2026-11-29T00:39:16.705586Z"}]','','2026-11-29T00:39:16.705586Z','2026-11-29T00:39:10.475742Z','2026-11-29T00:39:10.475745Z','2026-11-29T00:48:42.770321Z',0,NULL,NULL,302,NULL,NULL,NULL);
CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE ignored_miss (
            host TEXT NOT NULL REFERENCES host (host) ON DELETE CASCADE,
            path TEXT NOT NULL,
            PRIMARY KEY (host, path)
        ) STRICT, WITHOUT ROWID
        ;
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
INSERT INTO "invitation" VALUES('01m8jbvwjvcdm5bn15nek97vdx','831f40d0065c7fe4d9418eb3656ea9960b5fa0e8cd40959d59b280021b585fc5','01m8jbvn5rjn50z62px8ctm0x5','Ada@acme.test','manager','01m8jbvn5qxmn3g614737hv37j','2026-11-29T00:39:17.851417Z','2026-12-06T00:39:17.851377Z');
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
    , last_seq INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL DEFAULT 0, unchanged INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0, last_line INTEGER NOT NULL DEFAULT 0, untold INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '', updated INTEGER NOT NULL DEFAULT 0, via TEXT NOT NULL DEFAULT 'api', token_name TEXT NOT NULL DEFAULT '', request_id TEXT NOT NULL DEFAULT '', paused INTEGER NOT NULL DEFAULT 0) STRICT
    ;
INSERT INTO "job" VALUES('01m8jbvnt7x0ebgt70w7xy1hdt','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','bulk_delete','done','{"tags":["gone"]}','2026-11-29T00:39:10.919911Z',2,2,'2026-11-29T00:39:10.919911Z','2026-11-29T00:39:10.952479Z','2026-11-29T00:39:10.952479Z',1795912750912628,0,0,0,0,0,'',0,'api','first token','01m8jbvnt6j4jqmqdpbhr827ja',0);
INSERT INTO "job" VALUES('01m8jbvwjzd2w0syp11t5q0ef7','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','bulk_import','done','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-29T00:39:17.855398Z',3,0,'2026-11-29T00:39:17.855398Z','2026-11-29T00:39:17.916444Z','2026-11-29T00:39:17.916444Z',0,2,0,1,4,0,'',0,'api','first token','01m8jbvwjy7c26wg56wdrvtv4p',0);
INSERT INTO "job" VALUES('01m8jbvwnc48vcycex4pn922z4','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','bulk_import','running','{"source":"signpost","format":"csv","hosts":{},"is_dry":false,"columns":{},"make_up_aliases":false,"type":"","name":""}','2026-11-29T00:39:17.932121Z',3,0,'2026-11-29T00:39:17.932121Z','2026-11-29T00:39:17.963943Z',NULL,0,1,0,0,2,0,'',0,'api','first token','01m8jbvwnagzsbykmzkrm7hf9w',0);
INSERT INTO "job" VALUES('01m8jbvwqmq16qs98b6qr61wg1','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','bulk_delete','running','{"search":"ATTIC","created":7,"tags":["old","older"],"traffic":"none"}','2026-11-29T00:39:18.004718Z',3,1,'2026-11-29T00:39:18.004718Z','2026-11-29T00:39:18.028421Z',NULL,1795912757982056,0,0,0,0,0,'',0,'api','first token','01m8jbvwqka3drcq329mzg53kr',0);
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
INSERT INTO "kept_answer" VALUES('01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','again-and-again','09154e0a8defbb403ba2e9916fad7bc9a5fa8be8e7f7d8c7f1ccf963a34877b1','{"data":[{"id":"01m8jbvnvrfmn3k1g7hgp0qn7t","host":"go.acme.test","alias":"once","url":"https://go.acme.test/once","https":true,"file":null,"destination":"https://dest.example/once","destinations":[],"destination_routing":"first","plugins":[],"type":"link","title":"","description":"","status":"302","forward_path":null,"forward_query":null,"utm":{"source":"","medium":"","campaign":"","term":"","content":""},"monitor":"off","is_notify":false,"is_switch_unbroken_destination":false,"tags":[],"created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","created_at":"2026-11-29T00:39:10.968500Z","updated_at":"2026-11-29T00:39:10.968500Z","expired_at":null}]}
','2026-11-29T00:39:10.969397Z');
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
INSERT INTO "kept_record" VALUES('01m8jbvnt9709b6dhz9xrp8yc0',1795912750902335,'{"seq":1795912750902335,"id":"01m8jbvnspafykq0skx7h71772","workspace_id":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","alias":"gone-0","alias_folded":"gone-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:10.902335Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T00:39:10.925325Z');
INSERT INTO "kept_record" VALUES('01m8jbvnt9709b6dhz9xrp8yc0',1795912750912628,'{"seq":1795912750912628,"id":"01m8jbvnt0km7277kegh4vm2qx","workspace_id":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","alias":"gone-1","alias_folded":"gone-1","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"gone\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:10.912628Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T00:39:10.925325Z');
INSERT INTO "kept_record" VALUES('01m8jbvwqpym6npzhqq7zeg3qe',1795912757982056,'{"seq":1795912757982056,"id":"01m8jbvwpy1r7xne35zc94e3qc","workspace_id":"01m8jbvn5rjn50z62px8ctm0x5","host":"go.acme.test","alias":"old-0","alias_folded":"old-0","path_and_query":null,"match":null,"type":"link","handler":"short-url","tld":"test","title":"From the Attic 0","description":"","destination":"https://dest.example/","destinations":null,"destination_routing":"first","destination_weights":null,"status":302,"forward_path":null,"forward_query":null,"utm":"{\"source\":\"\",\"medium\":\"\",\"campaign\":\"\",\"term\":\"\",\"content\":\"\"}","card":null,"plugins":null,"tags":"[\"old\"]","qr":null,"password_hash":null,"monitor":"off","is_notify":0,"is_switch_unbroken_destination":0,"paused_by":"","starts_at":null,"expired_at":null,"expired_url":null,"max_clicks":null,"interstitial":"auto","created_by":"01m8jbvn5qxmn3g614737hv37j","created_via":"api","updated_at":"2026-11-29T00:39:17.982056Z","external_id":null,"rules":null,"broken_destinations":null,"fastest_destination":null,"fastest_of_rules":null,"own_time":null,"rescues_since":null}',NULL,'[]','2026-11-29T00:39:18.019856Z');
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
        created_at TEXT NOT NULL, by_provider INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "member" VALUES('01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','owner','2026-11-29T00:39:10.264822Z',0);
INSERT INTO "member" VALUES('01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','editor','2026-11-29T00:39:10.401907Z',0);
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
CREATE TABLE one_time_value (
        digest TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        sealed TEXT NOT NULL,
        expires_at TEXT NOT NULL
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
CREATE TABLE passkey (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        credential_id TEXT NOT NULL UNIQUE,
        public_key BLOB NOT NULL,
        sign_count INTEGER NOT NULL,
        rp_id TEXT NOT NULL,
        name TEXT NOT NULL,
        transports TEXT NOT NULL,
        is_backed_up INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        last_used_at TEXT
    ) STRICT
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
        updated_at TEXT NOT NULL, broken_destinations TEXT, fastest_destination INTEGER, path_and_query TEXT, match TEXT, external_id TEXT, rules TEXT, fastest_of_rules TEXT, card TEXT, interstitial TEXT NOT NULL DEFAULT 'never', own_time TEXT, rescues_since TEXT,
        UNIQUE (workspace_id, host, alias)
    ) STRICT
    ;
INSERT INTO "record" VALUES(1582971072000000,'01e286vbg000czsyw92dntb5cq','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','imported','imported','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','import','2026-11-29T00:39:17.891524Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1582971072942012,'01e286vcde0cez6qm0xd6x9dh9','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','imported-next','imported-next','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','import','2026-11-29T00:39:17.962548Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750372623,'01m8jbvn94kfhjatmvm7qesfx7','01m8jbvn5rjn50z62px8ctm0x5','localhost','hello','hello','link','short-url','localhost','The first link','','http://127.0.0.1:8000/docs',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','cli','2026-11-29T00:39:10.372623Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750513465,'01m8jbvndhehg20s3h1eq63qs4','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','schöne-Grüße','schöne-grüsse','link','short-url','test','Schöne GRÜẞE aus Łódź','O''Reilly; "quoted"
2nd line','https://dest.example/stra%C3%9Fe?a=1#b',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring","Überblick"]','{"theme":"dots","color":"#112233","background":"#ffffff","logo":false,"show_url":true,"margin":"4"}',NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.513465Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750530572,'01m8jbvne2hw1ak1w50ffr1tb9','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','weights','weights','link','short-url','test','','','https://a.example/','["https://a.example/","https://b.example/","https://c.example/"]','weighted','[0,7,0]',302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["spring"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn9zpdk78yhmqbmde372','api','2026-11-29T00:39:10.530572Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750540989,'01m8jbvnecyxszz2zarpvtwv68','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','utm','utm','link','short-url','test','','','https://dest.example/?x=1',NULL,'first',NULL,307,NULL,1,'{"source":"newsletter","medium":"","campaign":"späth","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.540989Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750725615,'01m8jbvnm5k79g9sbqh8zdxbfa','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','secret','secret','link','short-url','test','','','https://dest.example/secret',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,'scrypt:16384:8:2$2Smg23GLHj7AovCq$f4f28fe14df11184db000ad206e96db95b0a7e82a0fcefcd2f22e2912bc6f1425afb5a08f7b73a43c0928d6a99d62f9134298c291d022993cac64835adcd8631','off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn9zpdk78yhmqbmde372','api','2026-11-29T00:39:10.725615Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750741153,'01m8jbvnmn4s30s9xfwy6s6tph','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','thrice','thrice','link','short-url','test','','','https://dest.example/thrice',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'','2020-01-01T00:00:00.000000Z','2099-12-31T22:59:59.500000Z','https://dest.example/over',3,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.741153Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750754208,'01m8jbvnn26gatbkprp3g2zhhp','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','plugins','plugins','frame','short-url','test','','','https://dest.example/f',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}','["no-referrer"]','[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn9zpdk78yhmqbmde372','api','2026-11-29T00:39:10.754208Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750768286,'01m8jbvnng8ytsw1r6xq0jfj6t','01m8jbvn5rjn50z62px8ctm0x5','left.acme.test','left-behind','left-behind','link','short-url','test','','','https://dest.example/left',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.768286Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750780781,'01m8jbvnnwrdtta2p4hy5t60vd','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','','','redirect','redirect','test','','','https://dest.example/root',NULL,'first',NULL,301,1,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.780781Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750784252,'01m8jbvnp07wdag648nwd972vg','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','paused','paused','link','short-url','test','','','https://dest.example/p',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'user',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.784252Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750796794,'01m8jbvnpcrtctj3dzx5z62bdq','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','watched','watched','link','short-url','test','','','http://127.0.0.1:43253/gone','["http://127.0.0.1:43253/gone","http://127.0.0.1:43253/fine"]','first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'down',1,1,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.796794Z','[0]',1,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750808635,'01m8jbvnprkvf40gtcc51cq8tg','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','ruled','ruled','link','short-url','test','','','http://127.0.0.1:43253',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.808635Z',NULL,NULL,NULL,NULL,NULL,'[{"if":{"device":["mobile"]},"destination":"https://app.example/"}]',NULL,'{"title":"Join us","description":"","image":""}','auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750820689,'01m8jbvnq4nhyyezww2dvbj9m4','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','changed','changed','link','short-url','test','Changed','','https://dest.example/after',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.830537Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912750968500,'01m8jbvnvrfmn3k1g7hgp0qn7t','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','once','once','link','short-url','test','','','https://dest.example/once',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:10.968500Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912757891524,'01m8jbvwm3gc3g6d7me8twpn2v','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','imported-too','imported-too','link','short-url','test','','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'[]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','import','2026-11-29T00:39:17.891524Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912757985884,'01m8jbvwq1vm17gcfetxk514nt','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','old-1','old-1','link','short-url','test','From the Attic 1','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:17.985884Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
INSERT INTO "record" VALUES(1795912757992591,'01m8jbvwq8jfnn3y9c8cbhpg9t','01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','old-2','old-2','link','short-url','test','From the Attic 2','','https://dest.example/',NULL,'first',NULL,302,NULL,NULL,'{"source":"","medium":"","campaign":"","term":"","content":""}',NULL,'["old"]',NULL,NULL,'off',0,0,'',NULL,NULL,NULL,NULL,'01m8jbvn5qxmn3g614737hv37j','api','2026-11-29T00:39:17.992591Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,NULL);
CREATE TABLE record_check (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        at TEXT NOT NULL,
        destination TEXT NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        status INTEGER,
        ms INTEGER NOT NULL, led_to TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (record_seq, at, destination)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_check" VALUES(1795912750796794,'2026-11-29T00:39:11.284820Z','http://127.0.0.1:43253/gone','down','It answers with status 404.',404,35,'');
INSERT INTO "record_check" VALUES(1795912750796794,'2026-11-29T00:39:11.285795Z','http://127.0.0.1:43253/fine','up','',200,36,'');
INSERT INTO "record_check" VALUES(1795912750796794,'2026-11-29T00:39:13.365469Z','http://127.0.0.1:43253/gone','down','It answers with status 404.',404,4,'');
INSERT INTO "record_check" VALUES(1795912750796794,'2026-11-29T00:39:13.424407Z','http://127.0.0.1:43253/fine','up','',200,2,'');
INSERT INTO "record_check" VALUES(1795912750796794,'2026-11-29T00:39:15.358367Z','http://127.0.0.1:43253/gone','down','It answers with status 404.',404,13,'');
INSERT INTO "record_check" VALUES(1795912750796794,'2026-11-29T00:39:15.485973Z','http://127.0.0.1:43253/fine','up','',200,1,'');
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "record_clicks" VALUES(1582971072000000,'01m8jbvn5rjn50z62px8ctm0x5',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1582971072942012,'01m8jbvn5rjn50z62px8ctm0x5',1234,0,'1970-01-01T00:00:00.000000Z');
INSERT INTO "record_clicks" VALUES(1795912750513465,'01m8jbvn5rjn50z62px8ctm0x5',4,2,'2026-11-29T00:39:11.396834Z');
INSERT INTO "record_clicks" VALUES(1795912750530572,'01m8jbvn5rjn50z62px8ctm0x5',1,0,'2026-11-29T00:39:11.396835Z');
INSERT INTO "record_clicks" VALUES(1795912750540989,'01m8jbvn5rjn50z62px8ctm0x5',0,1,'');
INSERT INTO "record_clicks" VALUES(1795912750754208,'01m8jbvn5rjn50z62px8ctm0x5',1,0,'2026-11-29T00:39:11.396837Z');
INSERT INTO "record_clicks" VALUES(1795912750780781,'01m8jbvn5rjn50z62px8ctm0x5',1,0,'2026-11-29T00:39:11.396838Z');
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
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','redirect','redirect','off','',1);
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','short-url','frame','off','',1);
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','short-url','link','down','',1);
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','short-url','link','off','',13);
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','short-url','link','off','user',1);
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','go.acme.test','short-url','link','pending','',0);
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','left.acme.test','short-url','link','off','',1);
INSERT INTO "record_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','localhost','short-url','link','off','',1);
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_tag" VALUES(1795912757985884,'01m8jbvn5rjn50z62px8ctm0x5','old');
INSERT INTO "record_tag" VALUES(1795912757992591,'01m8jbvn5rjn50z62px8ctm0x5','old');
INSERT INTO "record_tag" VALUES(1795912750513465,'01m8jbvn5rjn50z62px8ctm0x5','spring');
INSERT INTO "record_tag" VALUES(1795912750530572,'01m8jbvn5rjn50z62px8ctm0x5','spring');
INSERT INTO "record_tag" VALUES(1795912750513465,'01m8jbvn5rjn50z62px8ctm0x5','Überblick');
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1582971072000000,'importedgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1582971072942012,'imported-nextgo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750372623,'hellolocalhostthe first linkhttp://127.0.0.1:8000/docs');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750513465,'schöne-grüssego.acme.testschöne grüsse aus łódźo''reilly; "quoted"
2nd linehttps://dest.example/stra%c3%9fe?a=1#b');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750530572,'weightsgo.acme.testhttps://a.example/');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750540989,'utmgo.acme.testhttps://dest.example/?x=1');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750725615,'secretgo.acme.testhttps://dest.example/secret');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750741153,'thricego.acme.testhttps://dest.example/thrice');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750754208,'pluginsgo.acme.testhttps://dest.example/f');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750768286,'left-behindleft.acme.testhttps://dest.example/left');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750780781,'go.acme.testhttps://dest.example/root');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750784252,'pausedgo.acme.testhttps://dest.example/p');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750796794,'watchedgo.acme.testhttp://127.0.0.1:43253/gone');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750808635,'ruledgo.acme.testhttp://127.0.0.1:43253');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750820689,'changedgo.acme.testchangedhttps://dest.example/after');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750968500,'oncego.acme.testhttps://dest.example/once');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912757891524,'imported-toogo.acme.testhttps://dest.example/');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912757985884,'old-1go.acme.testfrom the attic 1https://dest.example/');
INSERT INTO "record_text" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912757992591,'old-2go.acme.testfrom the attic 2https://dest.example/');
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750372623);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750540989);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750725615);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750741153);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750768286);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750784252);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750796794);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750808635);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750820689);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912750968500);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912757891524);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912757985884);
INSERT INTO "record_unclicked" VALUES('01m8jbvn5rjn50z62px8ctm0x5',1795912757992591);
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE saved_view (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
        handler TEXT NOT NULL,
        name TEXT NOT NULL,
        query TEXT NOT NULL,
        is_shared INTEGER NOT NULL,
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL);
INSERT INTO "schema_migration" VALUES(1,'0001_first_tables','2026-11-29 00:39:09.688474');
INSERT INTO "schema_migration" VALUES(2,'0002_settings_jobs_filters','2026-11-29 00:39:09.688485');
INSERT INTO "schema_migration" VALUES(3,'0003_records_in_order','2026-11-29 00:39:09.688489');
INSERT INTO "schema_migration" VALUES(4,'0004_plans','2026-11-29 00:39:09.688492');
INSERT INTO "schema_migration" VALUES(5,'0005_idempotency','2026-11-29 00:39:09.688495');
INSERT INTO "schema_migration" VALUES(6,'0006_clicks_by_kind','2026-11-29 00:39:09.688498');
INSERT INTO "schema_migration" VALUES(7,'0007_confirmations','2026-11-29 00:39:09.688500');
INSERT INTO "schema_migration" VALUES(8,'0008_watching','2026-11-29 00:39:09.688503');
INSERT INTO "schema_migration" VALUES(9,'0009_sessions','2026-11-29 00:39:09.688507');
INSERT INTO "schema_migration" VALUES(10,'0010_imports','2026-11-29 00:39:09.688510');
INSERT INTO "schema_migration" VALUES(11,'0011_invitations','2026-11-29 00:39:09.688513');
INSERT INTO "schema_migration" VALUES(12,'0012_host_proof','2026-11-29 00:39:09.688515');
INSERT INTO "schema_migration" VALUES(13,'0013_job_outcome','2026-11-29 00:39:09.688518');
INSERT INTO "schema_migration" VALUES(14,'0014_paths_and_patterns','2026-11-29 00:39:09.688521');
INSERT INTO "schema_migration" VALUES(15,'0015_not_found','2026-11-29 00:39:09.688523');
INSERT INTO "schema_migration" VALUES(16,'0016_history','2026-11-29 00:39:09.688526');
INSERT INTO "schema_migration" VALUES(17,'0017_external_id','2026-11-29 00:39:09.688528');
INSERT INTO "schema_migration" VALUES(18,'0018_order_of_clicks','2026-11-29 00:39:09.688531');
INSERT INTO "schema_migration" VALUES(19,'0019_preferences','2026-11-29 00:39:09.688534');
INSERT INTO "schema_migration" VALUES(20,'0020_page_logo','2026-11-29 00:39:09.688537');
INSERT INTO "schema_migration" VALUES(21,'0021_click_breakdowns','2026-11-29 00:39:09.688540');
INSERT INTO "schema_migration" VALUES(22,'0022_rules','2026-11-29 00:39:09.688543');
INSERT INTO "schema_migration" VALUES(23,'0023_mail','2026-11-29 00:39:09.688545');
INSERT INTO "schema_migration" VALUES(24,'0024_app_links','2026-11-29 00:39:09.688548');
INSERT INTO "schema_migration" VALUES(25,'0025_cards','2026-11-29 00:39:09.688551');
INSERT INTO "schema_migration" VALUES(26,'0026_title_fetch','2026-11-29 00:39:09.688553');
INSERT INTO "schema_migration" VALUES(27,'0027_events','2026-11-29 00:39:09.688556');
INSERT INTO "schema_migration" VALUES(28,'0028_expiries','2026-11-29 00:39:09.688558');
INSERT INTO "schema_migration" VALUES(29,'0029_signing_in','2026-11-29 00:39:09.688561');
INSERT INTO "schema_migration" VALUES(30,'0030_one_time_links','2026-11-29 00:39:09.688563');
INSERT INTO "schema_migration" VALUES(31,'0031_creation_times','2026-11-29 00:39:09.688566');
INSERT INTO "schema_migration" VALUES(32,'0032_click_pairs','2026-11-29 00:39:09.688569');
INSERT INTO "schema_migration" VALUES(33,'0033_paused_imports','2026-11-29 00:39:09.688571');
INSERT INTO "schema_migration" VALUES(34,'0034_service_hosts','2026-11-29 00:39:09.688574');
INSERT INTO "schema_migration" VALUES(35,'0035_addresses','2026-11-29 00:39:09.688577');
INSERT INTO "schema_migration" VALUES(36,'0036_used_once','2026-11-29 00:39:09.688580');
INSERT INTO "schema_migration" VALUES(37,'0037_taken_clicks','2026-11-29 00:39:09.688583');
INSERT INTO "schema_migration" VALUES(38,'0038_variation_selectors','2026-11-29 00:39:09.688586');
INSERT INTO "schema_migration" VALUES(39,'0039_rescues','2026-11-29 00:39:09.688594');
INSERT INTO "schema_migration" VALUES(40,'0040_languages','2026-11-29 00:39:09.688597');
INSERT INTO "schema_migration" VALUES(41,'0041_sample_workspaces','2026-11-29 00:39:09.688600');
INSERT INTO "schema_migration" VALUES(42,'0042_ignored_misses','2026-11-29 00:39:09.688603');
INSERT INTO "schema_migration" VALUES(43,'0043_former_workspace_names','2026-11-29 00:39:09.688606');
INSERT INTO "schema_migration" VALUES(44,'0044_list_filters','2026-11-29 00:39:09.688609');
INSERT INTO "schema_migration" VALUES(45,'0045_gentle_checks','2026-11-29 00:39:09.688612');
INSERT INTO "schema_migration" VALUES(46,'0046_saved_views','2026-11-29 00:39:09.688615');
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "service_host" VALUES('01m8jbvn5qxmn3g614737hv37j','signpost.test','2026-11-29T00:39:11.284574Z');
CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id),
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "session" VALUES('01m8jbvwjgg6k5nw4dfzh3afqp','d9a4068ed71372036694543049e2f9857c26ca245b7147974d38e244af251692','01m8jbvn5qxmn3g614737hv37j','01m8jbvn5rjn50z62px8ctm0x5','Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0','2026-11-29T00:39:17.839796Z','2026-11-29T00:39:17.839796Z','2026-12-29T00:39:17.839796Z',NULL,'password','',0,0,0,NULL,'');
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    ;
INSERT INTO "sign_in_link" VALUES('f06b128de94fcf05fd0b1f4d89c20e2512602529b282cfffa9501d095a7755e1','01m8jbvn5qxmn3g614737hv37j','2026-11-29T01:09:17.845975Z','link');
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "state" VALUES('clicks_counted','b5c581aa9da04e6eeebab2dd2d673ff7 10');
INSERT INTO "state" VALUES('expiries_reported','2026-11-29T00:39:09.681000Z 0');
INSERT INTO "state" VALUES('generation','75');
INSERT INTO "state" VALUES('key_check','aa8190f3c6030e2570fc97ee6717c8a340b71ba7106f2952f49502a5985b197c');
INSERT INTO "state" VALUES('summaries','2026-11-23');
INSERT INTO "state" VALUES('visitors_salt','2026-11-29 50f1ee5674e8821b1d43146a474a2b71');
INSERT INTO "state" VALUES('welcomed','1');
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "tag_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','old',2);
INSERT INTO "tag_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','spring',2);
INSERT INTO "tag_count" VALUES('01m8jbvn5rjn50z62px8ctm0x5','Überblick',1);
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
INSERT INTO "token" VALUES('01m8jbvn63bqfeptz69qqpnfmc','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn5qxmn3g614737hv37j','api','first token','owner','df4e6201dffb563885a6cb5ee45d8f692a237b5dd97ee007234583bccac947c5','2026-11-29T00:39:10.275396Z',NULL,'2026-11-29T00:39:10.467181Z',NULL);
INSERT INTO "token" VALUES('01m8jbvna7s81ccjr03jdk3r36','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','mcp','agent','viewer','b8dec278fdf5c674dbb1d0771339a38075c1d0741c67232c987c9dde5152ba64','2026-11-29T00:39:10.407828Z','2099-12-31T00:00:00.000000Z',NULL,NULL);
INSERT INTO "token" VALUES('01m8jbvnaas126r8321tptc79c','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','api','editor','editor','9dbb898e55b0dfc627bd18eb87f9e2e26ccae32826b5b68071038206ad07cede','2026-11-29T00:39:10.410815Z',NULL,'2026-11-29T00:39:10.524578Z',NULL);
INSERT INTO "token" VALUES('01m8jbvnaeq47r30aj8rsmhk21','01m8jbvn5rjn50z62px8ctm0x5','01m8jbvn9zpdk78yhmqbmde372','api','revoked','editor','d627314036de262f964bda530821bc562a6f548c328ae494f26d64a7ec645928','2026-11-29T00:39:10.414753Z',NULL,NULL,'2026-11-29T00:39:10.418637Z');
CREATE TABLE used_key (
        purpose TEXT NOT NULL,
        digest TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        PRIMARY KEY (purpose, digest)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1, language TEXT NOT NULL DEFAULT '') STRICT
    ;
INSERT INTO "user" VALUES('01m8jbvn5qxmn3g614737hv37j','Owner','owner@localhost','2026-11-29T00:39:10.263973Z','2026-11-29T00:39:17.828968Z','scrypt:16384:8:6$dICOt9eRppeVlZ7E$5d074fdce517dbed617d907b74b919b3b4f4e940576d9ff066de3c4b3ee81821c74ff617576e734032596927efca34e451e9bfe406a78f8f613de6856a8b406f','system','','',1,'');
INSERT INTO "user" VALUES('01m8jbvn9zpdk78yhmqbmde372','Éva Kovács','Eva@acme.test','2026-11-29T00:39:10.399742Z','2026-11-29T00:39:10.399755Z',NULL,'system','','',1,'');
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
INSERT INTO "watch" VALUES(1795912750796794,'http://127.0.0.1:43253/fine','up',0,1,'2026-11-29T00:39:15.485973Z','2026-11-29T00:39:17.677622Z');
INSERT INTO "watch" VALUES(1795912750796794,'http://127.0.0.1:43253/gone','down',3,NULL,'2026-11-29T00:39:15.358367Z','2026-11-29T00:39:17.548945Z');
CREATE TABLE webhook (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        url TEXT NOT NULL,
        events TEXT NOT NULL,
        host TEXT NOT NULL DEFAULT '',
        tag TEXT NOT NULL DEFAULT '',
        state TEXT NOT NULL,
        reason TEXT NOT NULL DEFAULT '',
        failing_since TEXT,
        paused_until TEXT,
        tried_at TEXT NOT NULL DEFAULT '',
        waiting INTEGER NOT NULL DEFAULT 0,
        missed INTEGER NOT NULL DEFAULT 0,
        secret_version INTEGER NOT NULL DEFAULT 0,
        secret_changed_at TEXT,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted', is_sample INTEGER NOT NULL DEFAULT 0, former_slugs TEXT NOT NULL DEFAULT '[]') STRICT
    ;
INSERT INTO "workspace" VALUES('01m8jbvn5rjn50z62px8ctm0x5','Acmé','2026-11-29T00:39:10.264609Z','2026-11-29T00:39:10.880297Z','{"country":"DE","notify_url":"http://127.0.0.1:43253/notify","email_summary":"true"}','self-hosted',0,'["home"]');
CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    ;
CREATE TABLE workspace_combination (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, part)
    ) STRICT
    ;
INSERT INTO "workspace_combination" VALUES('01m8jbvn5rjn50z62px8ctm0x5','2026-11-29',1,X'7B226E6577732E6578616D706C657F6E6577732E6578616D706C652F746F6461797F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30303A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F7F7F30303A3330223A332C227F7F7F7F7F46697265666F787F4C696E75787F6465736B746F707F7F7F7F7F7F327F7F30303A3330223A317D');
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_day" VALUES('01m8jbvn5rjn50z62px8ctm0x5','2026-11-29',7,3,1);
CREATE TABLE workspace_pairs (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, day, kind)
    ) STRICT
    ;
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "workspace_visitor" VALUES('01m8jbvn5rjn50z62px8ctm0x5','2026-11-29',9075856340138251943);
CREATE UNIQUE INDEX "schema_migration_name" ON "schema_migration" ("name");
CREATE INDEX token_of_member ON token (workspace_id, user_id);
CREATE INDEX host_by_id ON host (workspace_id, id);
CREATE INDEX host_by_created ON host (workspace_id, created_at, id);
CREATE INDEX host_by_updated ON host (workspace_id, updated_at, id);
CREATE INDEX job_by_created ON job (workspace_id, created_at, id);
CREATE INDEX job_by_updated ON job (workspace_id, updated_at, id);
CREATE INDEX job_by_id ON job (workspace_id, id);
CREATE INDEX job_unfinished ON job (id) WHERE finished_at IS NULL;
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
CREATE INDEX confirmation_by_end ON confirmation (expires_at);
CREATE INDEX watch_by_due ON watch (due_at);
CREATE INDEX delivery_by_workspace ON delivery (workspace_id, id);
CREATE INDEX host_by_dns_due ON host (dns_due_at) WHERE dns_due_at IS NOT NULL;
CREATE INDEX session_by_user ON session (user_id, id);
CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL;
CREATE INDEX change_workspace ON change (workspace_id, id);
CREATE INDEX change_record ON change (workspace_id, record_id, id) WHERE record_id IS NOT NULL;
CREATE INDEX change_job ON change (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX kept_record_deleted ON kept_record (record_seq) WHERE days IS NOT NULL;
CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX record_by_clicks ON record_clicks (workspace_id, clicks) WHERE clicks > 0;
CREATE INDEX mail_by_workspace ON mail (workspace_id, id);
CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL;
CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_by_workspace ON webhook (workspace_id, id);
CREATE INDEX webhook_with_waiting ON webhook (tried_at) WHERE waiting > 0;
CREATE INDEX event_by_workspace ON event (workspace_id, seq);
CREATE INDEX event_not_needed ON event (workspace_id, seq) WHERE is_needed = 0;
CREATE INDEX delivery_by_due ON delivery (due_at) WHERE due_at IS NOT NULL AND webhook_id IS NULL;
CREATE INDEX delivery_waiting ON delivery (webhook_id, due_at, id)
    WHERE due_at IS NOT NULL AND webhook_id IS NOT NULL
    ;
CREATE INDEX delivery_first_repeat ON delivery (webhook_id, due_at)
    WHERE due_at IS NOT NULL AND webhook_id IS NOT NULL AND attempts = 1
    ;
CREATE INDEX delivery_by_webhook ON delivery (webhook_id, id) WHERE webhook_id IS NOT NULL;
CREATE INDEX delivery_of_event ON delivery (event_seq) WHERE event_seq IS NOT NULL;
CREATE INDEX record_in_order_of_expiry ON record (expired_at, seq) WHERE expired_at IS NOT NULL;
CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL;
CREATE INDEX authenticator_of_user ON authenticator (user_id);
CREATE INDEX recovery_code_of_user ON recovery_code (user_id);
CREATE INDEX passkeys_of_user ON passkey (user_id, id);
CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer);
CREATE INDEX agent_client_by_expiry ON agent_client (expires_at);
CREATE INDEX agent_grant_by_workspace ON agent_grant (workspace_id, user_id, id);
CREATE INDEX agent_grant_by_user ON agent_grant (user_id);
CREATE INDEX agent_grant_by_client ON agent_grant (client_id);
CREATE INDEX agent_grant_by_expiry ON agent_grant (expires_at);
CREATE INDEX agent_token_by_grant ON agent_token (grant_id, created_at);
CREATE INDEX agent_token_by_expiry ON agent_token (expires_at);
CREATE INDEX record_with_own_time ON record (workspace_id) WHERE own_time IS NOT NULL;
CREATE INDEX click_combination_large ON click_combination (day, record_seq) WHERE part = 2;
CREATE INDEX workspace_combination_large ON workspace_combination (day, workspace_id) WHERE part = 2;
CREATE INDEX service_host_by_host ON service_host (host);
CREATE UNIQUE INDEX user_by_address ON user (lower(email));
CREATE UNIQUE INDEX invitation_by_address ON invitation (workspace_id, lower(email));
CREATE INDEX used_key_by_end ON used_key (purpose, expires_at);
CREATE INDEX one_time_value_by_end ON one_time_value (kind, expires_at);
CREATE INDEX record_rescues ON record (workspace_id, seq) WHERE rescues_since IS NOT NULL;
CREATE INDEX record_with_password ON record (workspace_id) WHERE password_hash IS NOT NULL;
CREATE INDEX record_with_rules ON record (workspace_id) WHERE rules IS NOT NULL;
CREATE INDEX record_by_creator ON record (created_by, workspace_id);
CREATE INDEX gentle_workspace_to_sweep ON gentle_workspace (workspace_id) WHERE swept_seq IS NOT NULL;
CREATE INDEX gentle_check_by_due ON gentle_check (due_at);
CREATE INDEX gentle_check_by_digest ON gentle_check (workspace_id, digest);
CREATE INDEX gentle_check_down ON gentle_check (workspace_id) WHERE state = 'down';
CREATE UNIQUE INDEX saved_view_by_name ON saved_view (workspace_id, user_id, handler, name);
CREATE INDEX saved_view_by_user ON saved_view (user_id);
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
CREATE TRIGGER click_visitor_new AFTER INSERT ON click_visitor BEGIN
        UPDATE click_day SET visitors = visitors + 1 WHERE record_seq = new.record_seq AND day = new.day;
    END;
CREATE TRIGGER workspace_visitor_new AFTER INSERT ON workspace_visitor BEGIN
        UPDATE workspace_day SET visitors = visitors + 1 WHERE workspace_id = new.workspace_id AND day = new.day;
    END;
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
CREATE TRIGGER delivery_begins AFTER INSERT ON delivery
    WHEN new.webhook_id IS NOT NULL AND new.due_at IS NOT NULL
    BEGIN UPDATE webhook SET waiting = waiting + 1 WHERE id = new.webhook_id; END;
CREATE TRIGGER delivery_changes AFTER UPDATE OF due_at ON delivery
    WHEN new.webhook_id IS NOT NULL AND (old.due_at IS NULL) <> (new.due_at IS NULL)
    BEGIN
        UPDATE webhook SET waiting = waiting + CASE WHEN new.due_at IS NULL THEN -1 ELSE 1 END
        WHERE id = new.webhook_id;
    END;
CREATE TRIGGER delivery_goes AFTER DELETE ON delivery
    WHEN old.webhook_id IS NOT NULL AND old.due_at IS NOT NULL
    BEGIN UPDATE webhook SET waiting = waiting - 1 WHERE id = old.webhook_id; END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('event',34);
COMMIT;
