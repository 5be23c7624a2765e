-- 0046_feature_tables
;
CREATE TABLE "schema_migration" ("id" INTEGER NOT NULL PRIMARY KEY, "name" VARCHAR(255) NOT NULL, "applied" DATETIME NOT NULL)
;
CREATE TABLE state (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE workspace (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , settings TEXT NOT NULL DEFAULT '{}', plan TEXT NOT NULL DEFAULT 'self-hosted', is_sample INTEGER NOT NULL DEFAULT 0, former_slugs TEXT NOT NULL DEFAULT '[]') STRICT
    
;
CREATE TABLE user (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    , password_hash TEXT, theme TEXT NOT NULL DEFAULT 'system', timezone TEXT NOT NULL DEFAULT '', dates TEXT NOT NULL DEFAULT '', shortcuts INTEGER NOT NULL DEFAULT 1, language TEXT NOT NULL DEFAULT '') STRICT
    
;
CREATE TABLE member (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        role TEXT NOT NULL,
        created_at TEXT NOT NULL, by_provider INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, user_id)
    ) STRICT, WITHOUT ROWID
    
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
CREATE TABLE record_tag (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (record_seq, tag)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE record_text (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE record_clicks (
        record_seq INTEGER NOT NULL PRIMARY KEY REFERENCES record (seq) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        last_click_at TEXT NOT NULL
    ) STRICT
    
;
CREATE TABLE click_day (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL, visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_seq, day)
    ) STRICT, WITHOUT ROWID
    
;
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
CREATE TABLE tag_count (
        workspace_id TEXT NOT NULL,
        tag TEXT NOT NULL,
        records INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, tag)
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
CREATE TABLE click_visitor (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (record_seq, day, visitor)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE workspace_day (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        clicks INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        visitors INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, day)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE workspace_visitor (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        day TEXT NOT NULL,
        visitor INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day, visitor)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE confirmation (
        digest TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        user_id TEXT NOT NULL REFERENCES user (id),
        filter TEXT NOT NULL,
        matched INTEGER NOT NULL,
        expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE job_record (
        job_id TEXT NOT NULL REFERENCES job (id) ON DELETE CASCADE,
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (job_id, record_seq)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
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
CREATE TABLE service_host (
            user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            host TEXT NOT NULL,
            used_at TEXT NOT NULL,
            PRIMARY KEY (user_id, host)
        ) STRICT, WITHOUT ROWID
        
;
CREATE TABLE feature_schema (
        feature TEXT NOT NULL PRIMARY KEY,
        version INTEGER NOT NULL,
        kept TEXT NOT NULL
    ) STRICT, WITHOUT ROWID

;
INSERT INTO state VALUES ('expiries_reported', strftime('%Y-%m-%dT%H:%M:%f000Z', 'now') || ' 0')
;
INSERT INTO state VALUES ('generation', '0')
;
CREATE UNIQUE INDEX "schema_migration_name" ON "schema_migration" ("name")
;
CREATE INDEX token_of_member ON token (workspace_id, user_id)
;
CREATE INDEX host_by_id ON host (workspace_id, id)
;
CREATE INDEX host_by_created ON host (workspace_id, created_at, id)
;
CREATE INDEX host_by_updated ON host (workspace_id, updated_at, id)
;
CREATE INDEX job_by_created ON job (workspace_id, created_at, id)
;
CREATE INDEX job_by_updated ON job (workspace_id, updated_at, id)
;
CREATE INDEX job_by_id ON job (workspace_id, id)
;
CREATE INDEX job_unfinished ON job (id) WHERE finished_at IS NULL
;
CREATE INDEX record_by_created ON record (workspace_id)
;
CREATE INDEX record_by_updated ON record (workspace_id, updated_at)
;
CREATE INDEX record_by_folded_alias ON record (workspace_id, host, alias_folded)
;
CREATE INDEX record_by_host ON record (workspace_id, host)
;
CREATE INDEX record_by_handler ON record (workspace_id, handler)
;
CREATE INDEX record_by_type ON record (workspace_id, type)
;
CREATE INDEX record_by_tld ON record (workspace_id, tld)
;
CREATE INDEX record_by_destination ON record (workspace_id, destination)
;
CREATE INDEX record_with_own_qr ON record (workspace_id) WHERE qr IS NOT NULL
;
CREATE INDEX record_paused ON record (workspace_id) WHERE paused_by <> ''
;
CREATE INDEX record_broken ON record (workspace_id) WHERE monitor = 'down'
;
CREATE INDEX record_by_expiry ON record (workspace_id, expired_at) WHERE expired_at IS NOT NULL
;
CREATE INDEX record_by_tag ON record_tag (workspace_id, tag)
;
CREATE INDEX record_by_last_click ON record_clicks (workspace_id, last_click_at)
;
CREATE INDEX kept_answer_by_age ON kept_answer (created_at)
;
CREATE INDEX confirmation_by_end ON confirmation (expires_at)
;
CREATE INDEX host_by_dns_due ON host (dns_due_at) WHERE dns_due_at IS NOT NULL
;
CREATE INDEX record_with_query ON record (host) WHERE path_and_query IS NOT NULL
;
CREATE UNIQUE INDEX record_by_external_id ON record (workspace_id, external_id) WHERE external_id IS NOT NULL
;
CREATE INDEX record_by_clicks ON record_clicks (workspace_id, clicks) WHERE clicks > 0
;
CREATE INDEX record_in_order_of_expiry ON record (expired_at, seq) WHERE expired_at IS NOT NULL
;
CREATE INDEX record_with_own_time ON record (workspace_id) WHERE own_time IS NOT NULL
;
CREATE INDEX service_host_by_host ON service_host (host)
;
CREATE UNIQUE INDEX user_by_address ON user (lower(email))
;
CREATE INDEX record_rescues ON record (workspace_id, seq) WHERE rescues_since IS NOT NULL
;
CREATE INDEX record_with_password ON record (workspace_id) WHERE password_hash IS NOT NULL
;
CREATE INDEX record_with_rules ON record (workspace_id) WHERE rules IS NOT NULL
;
CREATE INDEX record_by_creator ON record (created_by, workspace_id)
;
CREATE TRIGGER record_made AFTER INSERT ON record BEGIN 
    INSERT INTO record_count (workspace_id, host, handler, type, monitor, paused_by, records)
    VALUES (new.workspace_id, new.host, new.handler, new.type, new.monitor, new.paused_by, 1)
    ON CONFLICT (workspace_id, host, handler, type, monitor, paused_by) DO UPDATE SET records = records + 1;
 END
;
CREATE TRIGGER record_gone AFTER DELETE ON record BEGIN
        
    UPDATE record_count SET records = records - 1
    WHERE workspace_id = old.workspace_id AND host = old.host AND handler = old.handler AND type = old.type
    AND monitor = old.monitor AND paused_by = old.paused_by;

        DELETE FROM record_text WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
    END
;
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
 END
;
CREATE TRIGGER tag_given AFTER INSERT ON record_tag BEGIN
        INSERT INTO tag_count (workspace_id, tag, records) VALUES (new.workspace_id, new.tag, 1)
        ON CONFLICT (workspace_id, tag) DO UPDATE SET records = records + 1;
    END
;
CREATE TRIGGER tag_taken AFTER DELETE ON record_tag BEGIN
        UPDATE tag_count SET records = records - 1 WHERE workspace_id = old.workspace_id AND tag = old.tag;
        DELETE FROM tag_count WHERE workspace_id = old.workspace_id AND tag = old.tag AND records = 0;
    END
;
CREATE TRIGGER click_visitor_new AFTER INSERT ON click_visitor BEGIN
        UPDATE click_day SET visitors = visitors + 1 WHERE record_seq = new.record_seq AND day = new.day;
    END
;
CREATE TRIGGER workspace_visitor_new AFTER INSERT ON workspace_visitor BEGIN
        UPDATE workspace_day SET visitors = visitors + 1 WHERE workspace_id = new.workspace_id AND day = new.day;
    END
;
CREATE TRIGGER record_unclicked_made AFTER INSERT ON record BEGIN
        INSERT INTO record_unclicked (workspace_id, record_seq) VALUES (new.workspace_id, new.seq);
    END
;
CREATE TRIGGER record_unclicked_gone AFTER DELETE ON record BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
    END
;
CREATE TRIGGER record_clicked AFTER INSERT ON record_clicks WHEN new.clicks > 0 BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
    END
;
CREATE TRIGGER record_clicked_after_bots AFTER UPDATE OF clicks ON record_clicks
    WHEN old.clicks = 0 AND new.clicks > 0 BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
    END
;
