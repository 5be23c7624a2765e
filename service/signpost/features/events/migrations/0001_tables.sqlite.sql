CREATE TABLE delivery (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
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
CREATE INDEX delivery_by_workspace ON delivery (workspace_id, id)
;
CREATE INDEX webhook_by_workspace ON webhook (workspace_id, id)
;
CREATE INDEX webhook_with_waiting ON webhook (tried_at) WHERE waiting > 0
;
CREATE INDEX event_by_workspace ON event (workspace_id, seq)
;
CREATE INDEX event_not_needed ON event (workspace_id, seq) WHERE is_needed = 0
;
CREATE INDEX delivery_by_due ON delivery (due_at) WHERE due_at IS NOT NULL AND webhook_id IS NULL
;
CREATE INDEX delivery_waiting ON delivery (webhook_id, due_at, id)
    WHERE due_at IS NOT NULL AND webhook_id IS NOT NULL
    
;
CREATE INDEX delivery_first_repeat ON delivery (webhook_id, due_at)
    WHERE due_at IS NOT NULL AND webhook_id IS NOT NULL AND attempts = 1
    
;
CREATE INDEX delivery_by_webhook ON delivery (webhook_id, id) WHERE webhook_id IS NOT NULL
;
CREATE INDEX delivery_of_event ON delivery (event_seq) WHERE event_seq IS NOT NULL
;
CREATE TRIGGER delivery_begins AFTER INSERT ON delivery
    WHEN new.webhook_id IS NOT NULL AND new.due_at IS NOT NULL
    BEGIN UPDATE webhook SET waiting = waiting + 1 WHERE id = new.webhook_id; END
;
CREATE TRIGGER delivery_changes AFTER UPDATE OF due_at ON delivery
    WHEN new.webhook_id IS NOT NULL AND (old.due_at IS NULL) <> (new.due_at IS NULL)
    BEGIN
        UPDATE webhook SET waiting = waiting + CASE WHEN new.due_at IS NULL THEN -1 ELSE 1 END
        WHERE id = new.webhook_id;
    END
;
CREATE TRIGGER delivery_goes AFTER DELETE ON delivery
    WHEN old.webhook_id IS NOT NULL AND old.due_at IS NOT NULL
    BEGIN UPDATE webhook SET waiting = waiting - 1 WHERE id = old.webhook_id; END
;
