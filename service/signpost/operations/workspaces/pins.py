"""Suggested filters for the list of links. Spec: "GET /links/filter-pins"; what is pinned: not shown.

Only filters that match something, at most twelve: problems first, then what is frequent, then what is new. Counts
that triggers keep, or the first entry of an index, say what matches; no query here grows with the records.
"""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain.records.filters import CREATED, Health, RecordFilters, tags_as_text
from signpost.operations.caller import Caller
from signpost.operations.records.lists import totals
from signpost.operations.records.lists.filters import matching
from signpost.storage.statements.workspaces import FREQUENT, frequently_used

MAX_PINS = 12
MAX_USED = 3


@dataclass(frozen=True)
class Pin:
    """A filter worth trying. kind: which one; `tag` is the filter `tags`."""

    kind: str
    value: str


def list_pins(caller: Caller) -> list[Pin]:
    """Pinned filters of the workspace, in order."""
    workspace = caller.workspace

    def finds(filters: RecordFilters) -> bool:
        return matching(workspace, filters).limit(1).exists()

    pins: list[tuple[str, str]] = [("health", entry) for entry in what_is_wrong(caller)]
    pins += [(what, value) for what in FREQUENT for value in frequent_filters(workspace.id, what)]
    pins += [("qr", "true")] if finds(RecordFilters(qr=True)) else []
    pins += [("created", word) for word, days in CREATED.items() if finds(RecordFilters(created=days))]
    return [Pin(kind, value) for kind, value in pins[:MAX_PINS]]


def frequent_filters(workspace_id: str, what: str, count: int = MAX_USED) -> list[str]:
    """The values of a filter that most records match. what: a key of FREQUENT."""
    used = frequently_used(workspace_id, what, count)
    return [tags_as_text([tag]) for tag in used] if what == "tag" else used


def what_is_wrong(caller: Caller) -> list[Health]:
    """What is wrong with some of the records."""
    found = totals.count_up_to(caller, 0)
    return [entry for entry in Health if found[entry]]
