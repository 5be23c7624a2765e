"""What lists select by and show besides their rows: how much is wrong."""

from __future__ import annotations

from peewee import SQL

from signpost.domain.records.record import Handler
from signpost.storage.database import execute

# Conditions of indexes that hold some rows alone, written out as the index has them. A value that is bound is unknown
# when a statement is planned (storage/engines/sqlite.py), so SQLite would not use the index.
IS_BROKEN, IS_PAUSED = SQL("monitor = 'down'"), SQL("paused_by <> ''")
# Of RecordClicks.
HAS_CLICKS, HAS_LAST_CLICK = SQL("clicks > 0"), SQL("last_click_at > ''")

# In one statement: every page of a list asks for it. ?1: the workspace, ?2: a handler, or null for all, ?3: how many
# are counted, ?4: now, ?5: the day before which clicks are long ago. Where ?2 is null no row is read for its handler; a
# plus keeps SQLite from the index of handlers.
_OF_HANDLER = "(CAST(?2 AS TEXT) IS NULL OR +handler = ?2)"
_WRONG = f"""
    SELECT
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND monitor = 'down' AND {_OF_HANDLER} LIMIT ?3) AS found),
        (SELECT coalesce(sum(records), 0) FROM record_count
            WHERE workspace_id = ?1 AND {_OF_HANDLER}
            AND host IN (SELECT host FROM host WHERE workspace_id = ?1 AND NOT correct AND checked_at IS NOT NULL)),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND paused_by <> '' AND {_OF_HANDLER} LIMIT ?3) AS found),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND expired_at <= ?4 AND {_OF_HANDLER} LIMIT ?3) AS found),
        EXISTS (SELECT 1 FROM record_unclicked WHERE workspace_id = ?1)
            OR EXISTS (SELECT 1 FROM record_clicks WHERE workspace_id = ?1 AND last_click_at < ?5)
"""


def count_wrong(workspace_id: str, handler: Handler | None, limit: int, now: str, quiet_since: str) -> list[int]:
    """Records that are broken, have an issue with DNS, are paused, have expired; whether any had no click since a day.

    limit: how many are counted of each.
    """
    (found,) = execute(_WRONG, (workspace_id, handler, limit, now, quiet_since))
    return [*found]
