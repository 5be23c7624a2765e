"""Filters worth trying, for the list of links. Spec: "GET /links/filter-pins"; what is pinned: not shown.

Only filters that match something, at most twelve: what is wrong, then what there is much of, then what is new.
"""

from __future__ import annotations

from typing import Any

from peewee import fn

from service.caller import Caller
from service.models import Record, RecordTag
from service.operations.filters import matching

MOST = 12
TOP = 3
HEALTH = ("broken", "dns_issue", "paused", "expired", "no_clicks")
CREATED = {"7d": 7, "30d": 30, "90d": 90}


def list_pins(caller: Caller) -> list[dict[str, str]]:
    """Pinned filters of the workspace, in order."""
    workspace = caller.workspace

    def finds(**filters: Any) -> bool:
        return matching(workspace, filters).limit(1).exists()

    pins = [("health", word) for word in HEALTH if finds(health=word)]
    pins += [("host", host) for host in _top(workspace.records, Record.host)]
    tagged = RecordTag.select().where(RecordTag.workspace == workspace)
    pins += [("tag", tag) for tag in _top(tagged, RecordTag.tag)]
    pins += [("type", type_) for type_ in _top(workspace.records, Record.type)]
    pins += [("qr", "true")] if finds(qr=True) else []
    pins += [("created", word) for word, days in CREATED.items() if finds(created=days)]
    return [{"kind": kind, "value": value} for kind, value in pins[:MOST]]


def _top(query: Any, field: Any) -> list[str]:
    """The values that `field` has most often."""
    counted = query.select(field).group_by(field).order_by(fn.COUNT(field).desc(), field).limit(TOP)
    return [value for (value,) in counted.tuples()]
