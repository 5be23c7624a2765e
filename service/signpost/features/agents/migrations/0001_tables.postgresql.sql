CREATE TABLE agent_client (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    name text COLLATE "C" NOT NULL,
    redirect_uris text COLLATE "C" NOT NULL,
    auth_method text COLLATE "C" NOT NULL,
    digest text COLLATE "C",
    created_at text COLLATE "C" NOT NULL,
    fetched_at text COLLATE "C",
    expires_at text COLLATE "C" NOT NULL
)
;
CREATE TABLE agent_grant (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    client_id text COLLATE "C" NOT NULL REFERENCES agent_client (id) ON DELETE CASCADE DEFERRABLE,
    name text COLLATE "C" NOT NULL,
    role text COLLATE "C" NOT NULL,
    scope text COLLATE "C" NOT NULL,
    redirect_uri text COLLATE "C" NOT NULL,
    code_digest text COLLATE "C" NOT NULL UNIQUE,
    challenge text COLLATE "C" NOT NULL,
    family text COLLATE "C" UNIQUE,
    created_at text COLLATE "C" NOT NULL,
    redeemed_at text COLLATE "C",
    last_used_at text COLLATE "C",
    expires_at text COLLATE "C" NOT NULL
)
;
CREATE TABLE agent_token (
    digest text COLLATE "C" NOT NULL PRIMARY KEY,
    grant_id text COLLATE "C" NOT NULL REFERENCES agent_grant (id) ON DELETE CASCADE DEFERRABLE,
    kind text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    replaced_at text COLLATE "C"
)
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
