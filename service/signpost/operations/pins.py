"""Suggested filters for the list of links. Spec: "GET /links/filter-pins"; what is pinned: not shown.

Only filters that match something, at most twelve: problems first, then what is frequent, then what is new. Counts
that triggers keep, or the first entry of an index, say what matches; no query here grows with the records.
"""

from __future__ import annotations

from signpost.domain import times
from signpost.domain.filter_values import CREATED, HEALTH
from signpost.operations.caller import Caller
from signpost.operations.filters import QUIET_FOR, matching
from signpost.operations.usage import most_used, records_of, used
from signpost.storage.models import Host, RecordClicks, RecordCount, TagCount, Workspace

MAX_PINS = 12
MOST_USED = 3


def list_pins(caller: Caller) -> list[dict[str, str]]:
    """Pinned filters of the workspace, in order."""
    workspace = caller.workspace

    def finds(name: str, value: object) -> bool:
        return matching(workspace, {name: value}).limit(1).exists()

    pins = [("health", word) for word in HEALTH if _has_health(workspace, word)]
    pins += [("host", host) for host in most_used(workspace, RecordCount.host, MOST_USED)]
    pins += [("tag", tag) for tag in most_used(workspace, TagCount.tag, MOST_USED)]
    pins += [("type", type_) for type_ in most_used(workspace, RecordCount.type, MOST_USED)]
    pins += [("qr", "true")] if finds("qr", True) else []
    pins += [("created", word) for word, days in CREATED.items() if finds("created", days)]
    return [{"kind": kind, "value": value} for kind, value in pins[:MAX_PINS]]


def _has_health(workspace: Workspace, word: str) -> bool:
    match word:
        case "dns_issue":
            wrong = workspace.hosts.where(~Host.correct & Host.checked_at.is_null(False))
            return bool(records_of(workspace.id, [host.host for host in wrong]))
        case "no_clicks":
            since = (times.now() - QUIET_FOR).date().isoformat()
            clicked = RecordClicks.select().where(
                (RecordClicks.workspace == workspace) & (RecordClicks.last_day >= since)
            )
            return clicked.count() < used(workspace, "short-url") + used(workspace, "redirect")
    return matching(workspace, {"health": word}).limit(1).exists()
