"""Jobs: what one was requested with, how far it is and how it ended, each in a column of its own.

`filter` also held why a job failed and how many lines of an import its report leaves out; `position` was the place of
the last record or the number of the last line.
"""

STATEMENTS = (
    "ALTER TABLE job RENAME COLUMN filter TO request",
    "ALTER TABLE job RENAME COLUMN position TO last_seq",
    "ALTER TABLE job ADD COLUMN last_line INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE job ADD COLUMN untold INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE job ADD COLUMN reason TEXT NOT NULL DEFAULT ''",
    "UPDATE job SET last_line = last_seq, last_seq = 0 WHERE kind = 'bulk_import'",
    """
    UPDATE job SET
        untold = coalesce(json_extract(request, '$.untold'), 0),
        reason = coalesce(json_extract(request, '$.reason'), ''),
        request = json_remove(request, '$.untold', '$.reason')
    WHERE json_type(request, '$.untold') IS NOT NULL OR json_type(request, '$.reason') IS NOT NULL
    """,
)


def up(migrator, database):
    for statement in STATEMENTS:
        database.execute_sql(statement)
