-- Named filters and orders of lists, each of a person, some for all of a workspace.
CREATE TABLE saved_view (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    workspace_id text COLLATE "C" NOT NULL REFERENCES workspace (id) ON DELETE CASCADE DEFERRABLE,
    user_id text COLLATE "C" NOT NULL REFERENCES "user" (id) ON DELETE CASCADE DEFERRABLE,
    handler text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    query text COLLATE "C" NOT NULL,
    is_shared boolean NOT NULL,
    created_at text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX saved_view_by_name ON saved_view (workspace_id, user_id, handler, name);
CREATE INDEX saved_view_by_user ON saved_view (user_id);
