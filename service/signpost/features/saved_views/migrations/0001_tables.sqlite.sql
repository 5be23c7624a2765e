-- Named filters and orders of lists, each of a person, some for all of a workspace.
CREATE TABLE saved_view (
    id TEXT NOT NULL PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    handler TEXT NOT NULL,
    name TEXT NOT NULL,
    query TEXT NOT NULL,
    is_shared INTEGER NOT NULL,
    created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX saved_view_by_name ON saved_view (workspace_id, user_id, handler, name);
CREATE INDEX saved_view_by_user ON saved_view (user_id);
