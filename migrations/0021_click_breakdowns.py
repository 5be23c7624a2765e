"""Breakdowns of clicks in two rows for each record and day, and in one for each workspace, kind and day.

`counts` is SQLite's JSONB: {"country": {"DE": 3}, ...} for a record, {"DE": 3} for a workspace. A recent row has clicks
that are not in the other one yet, by combination of all kinds. The tables have rowids: rows of a few kilobytes then lie
in pages of the table, not in pages of their own.
"""

STATEMENTS = (
    """
    CREATE TABLE click_breakdown (
        record_seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
        day TEXT NOT NULL,
        is_recent INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (record_seq, day, is_recent)
    ) STRICT
    """,
    """
    CREATE TABLE workspace_breakdown (
        workspace_id TEXT NOT NULL REFERENCES workspace (id),
        kind TEXT NOT NULL,
        day TEXT NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (workspace_id, kind, day)
    ) STRICT
    """,
    # In the order of the primary key, so that nothing is sorted.
    """
    INSERT INTO click_breakdown (record_seq, day, is_recent, counts)
    SELECT record_seq, day, 0, jsonb_group_object(kind, jsonb(counts)) FROM (
        SELECT record_seq, day, kind, json_group_object(value, clicks) AS counts FROM click_kind
        WHERE value != '' GROUP BY record_seq, day, kind
    ) GROUP BY record_seq, day
    """,
    """
    INSERT INTO workspace_breakdown (workspace_id, kind, day, counts)
    SELECT workspace_id, kind, day, jsonb_group_object(value, clicks) FROM workspace_kind
    WHERE value != '' GROUP BY workspace_id, day, kind
    """,
    "DROP TABLE click_kind",
    "DROP TABLE workspace_kind",
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
