"""How many records have something wrong with them: for the tabs above a list, and for suggestions.

What each means is said in filters.py; a test holds that and the statement together.
"""

from __future__ import annotations

from signpost.domain import times
from signpost.domain.records.filters import Health
from signpost.domain.records.record import Handler
from signpost.operations.caller import Caller
from signpost.operations.records.lists.filters import QUIET_FOR
from signpost.storage.statements.record_lists import count_wrong


def count_up_to(caller: Caller, limit: int, handler: Handler | None = None) -> dict[Health, int]:
    """How many records of a handler, or of all, have each thing wrong; more than `limit` where there are more.

    Of NO_CLICKS, only whether there are any records, whatever their handler: no index has the others.
    """
    now = times.now()
    quiet_since = (now - QUIET_FOR).date().isoformat()
    found = count_wrong(caller.workspace.id, handler, limit + 1, times.text(now), quiet_since)
    kinds = (Health.BROKEN, Health.DNS_ISSUE, Health.PAUSED, Health.EXPIRED, Health.NO_CLICKS)
    return {kind: int(count) for kind, count in zip(kinds, found, strict=True)}
