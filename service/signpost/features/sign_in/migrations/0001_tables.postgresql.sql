CREATE TABLE session (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    digest text COLLATE "C" NOT NULL UNIQUE,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    agent text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    seen_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    reset_until text COLLATE "C",
    method text COLLATE "C",
    place text COLLATE "C" NOT NULL DEFAULT '',
    awaits_second_step boolean NOT NULL DEFAULT false,
    code_tries bigint NOT NULL DEFAULT 0,
    used_passkey boolean NOT NULL DEFAULT false,
    provider_sid text COLLATE "C",
    language text COLLATE "C" NOT NULL DEFAULT ''
)
;
CREATE TABLE sign_in_link (
    digest text COLLATE "C" NOT NULL PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    expires_at text COLLATE "C" NOT NULL,
    method text COLLATE "C" NOT NULL DEFAULT 'link'
)
;
CREATE TABLE invitation (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    digest text COLLATE "C" NOT NULL UNIQUE,
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    email text COLLATE "C" NOT NULL,
    role text COLLATE "C" NOT NULL,
    inviter_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    created_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    UNIQUE (workspace_id, email)
)
;
CREATE TABLE authenticator (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    created_at text COLLATE "C" NOT NULL,
    confirmed_at text COLLATE "C",
    last_step bigint NOT NULL
)
;
CREATE TABLE recovery_code (
    digest text COLLATE "C" NOT NULL PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    created_at text COLLATE "C" NOT NULL
)
;
CREATE TABLE passkey (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    credential_id text COLLATE "C" NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    rp_id text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    transports text COLLATE "C" NOT NULL,
    is_backed_up boolean NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    last_used_at text COLLATE "C"
)
;
CREATE TABLE identity (
    issuer text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    created_at text COLLATE "C" NOT NULL,
    seen_at text COLLATE "C" NOT NULL,
    PRIMARY KEY (issuer, subject)
)
;
CREATE TABLE used_key (
    purpose text COLLATE "C" NOT NULL,
    digest text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    PRIMARY KEY (purpose, digest)
)
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
