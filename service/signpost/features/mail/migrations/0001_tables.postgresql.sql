CREATE TABLE mail (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    user_id text COLLATE "C" REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    kind text COLLATE "C" NOT NULL,
    about text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    attempts bigint NOT NULL,
    reason text COLLATE "C" NOT NULL,
    due_at text COLLATE "C",
    created_at text COLLATE "C" NOT NULL,
    updated_at text COLLATE "C" NOT NULL
)
;
CREATE TABLE mail_choice (
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    kind text COLLATE "C" NOT NULL,
    is_wanted boolean NOT NULL,
    PRIMARY KEY (workspace_id, user_id, kind)
)
;
CREATE INDEX mail_by_workspace ON mail (workspace_id, id)
;
CREATE INDEX mail_to_split ON mail (workspace_id, kind) WHERE user_id IS NULL
;
CREATE INDEX mail_by_due ON mail (due_at) WHERE due_at IS NOT NULL
;
