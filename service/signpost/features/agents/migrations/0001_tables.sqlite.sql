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
CREATE INDEX agent_client_by_expiry ON agent_client (expires_at)
;
CREATE INDEX agent_grant_by_workspace ON agent_grant (workspace_id, user_id, id)
;
CREATE INDEX agent_grant_by_user ON agent_grant (user_id)
;
CREATE INDEX agent_grant_by_client ON agent_grant (client_id)
;
CREATE INDEX agent_grant_by_expiry ON agent_grant (expires_at)
;
CREATE INDEX agent_token_by_grant ON agent_token (grant_id, created_at)
;
CREATE INDEX agent_token_by_expiry ON agent_token (expires_at)
;
