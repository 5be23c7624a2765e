"""Signing in: how each session began, second steps, passkeys, single sign-on, and agents that were connected by OAuth.

`session`: `method` and `place` are how and where it began; `provider_sid` is by which name the provider ends it.
`sign_in_link`: `method` is how it reached its user. `authenticator`: no secret of an app is stored;
runtime/authenticator_secrets.py derives it from the id and the key of the instance. `member`: `by_provider` is whether
single sign-on gave the membership.

`agent_client`: `digest` is that of its secret, null for one without; `fetched_at` is when the document at its id was
read, null for one that registered itself. `agent_grant`: `redeemed_at` is null until its code was exchanged; `family`
is the digest of what all of its refresh tokens begin with. `agent_token`: `replaced_at` is when a refresh token was
used.
"""

SESSIONS = (
    "ALTER TABLE session ADD COLUMN method TEXT",
    "ALTER TABLE session ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE session ADD COLUMN awaits_second_step INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE session ADD COLUMN code_tries INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE session ADD COLUMN used_passkey INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE session ADD COLUMN provider_sid TEXT",
    "CREATE INDEX session_by_provider_sid ON session (provider_sid) WHERE provider_sid IS NOT NULL",
    "ALTER TABLE sign_in_link ADD COLUMN method TEXT NOT NULL DEFAULT 'link'",
)
SECOND_FACTORS = (
    """
    CREATE TABLE authenticator (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        confirmed_at TEXT,
        last_step INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX authenticator_of_user ON authenticator (user_id)",
    """
    CREATE TABLE recovery_code (
        digest TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX recovery_code_of_user ON recovery_code (user_id)",
    """
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
    """,
    "CREATE INDEX passkeys_of_user ON passkey (user_id, id)",
)
SINGLE_SIGN_ON = (
    """
    CREATE TABLE identity (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES user (id),
        created_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE UNIQUE INDEX identity_by_user ON identity (user_id, issuer)",
    "ALTER TABLE member ADD COLUMN by_provider INTEGER NOT NULL DEFAULT 0",
)
AGENTS = (
    """
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
    """,
    "CREATE INDEX agent_client_by_expiry ON agent_client (expires_at)",
    """
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
    """,
    "CREATE INDEX agent_grant_by_workspace ON agent_grant (workspace_id, user_id, id)",
    "CREATE INDEX agent_grant_by_user ON agent_grant (user_id)",
    "CREATE INDEX agent_grant_by_client ON agent_grant (client_id)",
    "CREATE INDEX agent_grant_by_expiry ON agent_grant (expires_at)",
    """
    CREATE TABLE agent_token (
        digest TEXT NOT NULL PRIMARY KEY,
        grant_id TEXT NOT NULL REFERENCES agent_grant (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        replaced_at TEXT
    ) STRICT
    """,
    "CREATE INDEX agent_token_by_grant ON agent_token (grant_id, created_at)",
    "CREATE INDEX agent_token_by_expiry ON agent_token (expires_at)",
)


def up(migrator, database):
    for statement in (*SESSIONS, *SECOND_FACTORS, *SINGLE_SIGN_ON, *AGENTS):
        database.execute_sql(statement)
