"""Lists in the order of clicks: when each record was last clicked, and which records have no clicks.

Of clicks until now only the day is known, and of imported ones not even that.
"""

STATEMENTS = (
    "ALTER TABLE record_clicks RENAME COLUMN last_day TO last_click_at",
    "UPDATE record_clicks SET last_click_at = last_click_at || 'T00:00:00.000000Z' WHERE last_click_at <> ''",
    "UPDATE record_clicks SET last_click_at = '1970-01-01T00:00:00.000000Z' WHERE last_click_at = '' AND clicks > 0",
    "CREATE INDEX record_by_clicks ON record_clicks (workspace_id, clicks) WHERE clicks > 0",
    # The records without clicks by people. A list in the order of clicks goes on with them, so they must be found
    # without testing those that have some. Maintained by triggers, so that no way to count a click can forget it.
    """
    CREATE TABLE record_unclicked (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        record_seq INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, record_seq)
    ) STRICT, WITHOUT ROWID
    """,
    """
    INSERT INTO record_unclicked (workspace_id, record_seq) SELECT workspace_id, seq FROM record
    WHERE NOT EXISTS (SELECT 1 FROM record_clicks WHERE record_seq = seq AND clicks > 0)
    ORDER BY workspace_id, seq
    """,
    """
    CREATE TRIGGER record_unclicked_made AFTER INSERT ON record BEGIN
        INSERT INTO record_unclicked (workspace_id, record_seq) VALUES (new.workspace_id, new.seq);
    END
    """,
    """
    CREATE TRIGGER record_unclicked_gone AFTER DELETE ON record BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
    END
    """,
    """
    CREATE TRIGGER record_clicked AFTER INSERT ON record_clicks WHEN new.clicks > 0 BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
    END
    """,
    """
    CREATE TRIGGER record_clicked_after_bots AFTER UPDATE OF clicks ON record_clicks
    WHEN old.clicks = 0 AND new.clicks > 0 BEGIN
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
    END
    """,
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
