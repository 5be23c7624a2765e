CREATE TABLE mail (
        id TEXT NOT NULL PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
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
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        is_wanted INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, user_id, kind)
    ) STRICT, WITHOUT ROWID
    
;
CREATE INDEX mail_by_workspace ON mail (workspace_id, id)
;
CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL
;
CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL
;
