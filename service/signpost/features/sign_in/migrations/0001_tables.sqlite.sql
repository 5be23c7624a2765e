CREATE TABLE session (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        agent TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
    , reset_until TEXT, method TEXT, place TEXT NOT NULL DEFAULT '', awaits_second_step INTEGER NOT NULL DEFAULT 0, code_tries INTEGER NOT NULL DEFAULT 0, used_passkey INTEGER NOT NULL DEFAULT 0, provider_sid TEXT, language TEXT NOT NULL DEFAULT '') STRICT
    
;
CREATE TABLE sign_in_link (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        expires_at TEXT NOT NULL
    , method TEXT NOT NULL DEFAULT 'link') STRICT, WITHOUT ROWID
    
;
CREATE TABLE invitation (
        id TEXT NOT NULL PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
        email TEXT NOT NULL COLLATE NOCASE,
        role TEXT NOT NULL,
        inviter_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        UNIQUE (workspace_id, email)
    ) STRICT
    
;
CREATE TABLE authenticator (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        confirmed_at TEXT,
        last_step INTEGER NOT NULL
    ) STRICT
    
;
CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL
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
CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID
    
;
CREATE TABLE used_key (
        purpose TEXT NOT NULL,
        digest TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        PRIMARY KEY (purpose, digest)
    ) STRICT, WITHOUT ROWID
    
;
CREATE INDEX session_by_user ON session (user_id, id)
;
CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL
;
CREATE INDEX authenticator_of_user ON authenticator (user_id)
;
CREATE INDEX recovery_code_of_user ON recovery_code (user_id)
;
CREATE INDEX passkeys_of_user ON passkey (user_id, id)
;
CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer)
;
CREATE UNIQUE INDEX invitation_by_address ON invitation (workspace_id, lower(email))
;
CREATE INDEX used_key_by_end ON used_key (purpose, expires_at)
;
