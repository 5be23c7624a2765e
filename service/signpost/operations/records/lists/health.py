"""How many records have something wrong with them: for the tabs above a list, and for suggestions.

In one statement, written out: every page of a list asks for it. What each means is said in filters.py; a test holds
the two together.
"""

from __future__ import annotations

from signpost.domain import times
from signpost.domain.records.filters import Health
from signpost.domain.records.record import Handler
from signpost.operations.caller import Caller
from signpost.operations.records.lists.filters import QUIET_FOR
from signpost.storage import database

# ?1: the workspace, ?2: a handler, or null for all, ?3: how many are counted, ?4: now, ?5: the day before which clicks
# are long ago. A plus keeps SQLite from the index of handlers.
_COUNTS = """
    SELECT
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND monitor = 'down' AND (?2 IS NULL OR +handler = ?2) LIMIT ?3)),
        (SELECT coalesce(sum(records), 0) FROM record_count
            WHERE workspace_id = ?1 AND (?2 IS NULL OR handler = ?2)
            AND host IN (SELECT host FROM host WHERE workspace_id = ?1 AND NOT correct AND checked_at IS NOT NULL)),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND paused_by <> '' AND (?2 IS NULL OR +handler = ?2) LIMIT ?3)),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND expired_at <= ?4 AND (?2 IS NULL OR +handler = ?2) LIMIT ?3)),
        EXISTS (SELECT 1 FROM record_unclicked WHERE workspace_id = ?1)
            OR EXISTS (SELECT 1 FROM record_clicks WHERE workspace_id = ?1 AND last_click_at < ?5)
"""


def count_up_to(caller: Caller, limit: int, handler: Handler | None = None) -> dict[Health, int]:
    """How many records of a handler, or of all, have each thing wrong; more than `limit` where there are more.

    Of NO_CLICKS, only whether there are any records, whatever their handler: no index has the others.
    """
    now = times.now()
    values = (caller.workspace.id, handler, limit + 1, times.text(now), (now - QUIET_FOR).date().isoformat())
    (found,) = database.current().execute_sql(_COUNTS, values)
    kinds = (Health.BROKEN, Health.DNS_ISSUE, Health.PAUSED, Health.EXPIRED, Health.NO_CLICKS)
    return {kind: int(count) for kind, count in zip(kinds, found, strict=True)}
