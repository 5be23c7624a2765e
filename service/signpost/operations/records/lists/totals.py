"""How many rows a list has: counted up to a limit, so that no list waits for the counting of a million."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict, Unpack

from peewee import ModelSelect

from signpost.domain import times
from signpost.domain.records.filters import BEYOND, MAX_TOTAL, Health, HostFilters, RecordFilters
from signpost.domain.records.record import Handler, RecordView
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.hosts.hosts import HostView
from signpost.operations.listing import Cursors
from signpost.operations.records import records
from signpost.operations.records.lists.filters import QUIET_FOR, matching, matching_hosts
from signpost.operations.workspaces import usage
from signpost.storage.models import Record
from signpost.storage.statements.records import count_wrong


class _Query(TypedDict):
    sort: str
    per_page: int
    cursor: NotRequired[str | None]


class _RecordQuery(_Query):
    filters: RecordFilters


class _HostQuery(_Query):
    filters: HostFilters


def list_records(
    caller: Caller, handler: Handler | None = None, *, count: str | None = None, **query: Unpack[_RecordQuery]
) -> tuple[list[RecordView], Cursors, int | str | None]:
    """`records.list_records`, and how many records the list has. count: None, and they are not counted."""
    if count is None:
        return *records.list_records(caller, handler=handler, **query), None
    rows, cursors, found = list_and_count(caller, handler, MAX_TOTAL, **query)
    return rows, cursors, _shown(found)


def list_and_count(
    caller: Caller, handler: Handler | None, limit: int, **query: Unpack[_RecordQuery]
) -> tuple[list[RecordView], Cursors, int]:
    """The same, with the number of records; more than `limit` where there are more."""
    rows, cursors, matches = records.list_with_all(caller, handler=handler, **query)
    return rows, cursors, _count(rows, cursors, matches.select(Record.seq), limit)


def list_hosts(
    caller: Caller, *, count: str | None = None, **query: Unpack[_HostQuery]
) -> tuple[list[HostView], Cursors, int | str | None]:
    """The same as `list_records`, for `hosts.list_hosts`."""
    rows, cursors = hosts.list_hosts(caller, **query)
    if count is None:
        return rows, cursors, None
    return rows, cursors, _shown(_count(rows, cursors, matching_hosts(caller.workspace, query["filters"]), MAX_TOTAL))


def _count(page: Sequence[Any], cursors: Cursors, query: ModelSelect[Any], limit: int) -> int:
    """How many rows a list has, one page of which was read; more than `limit` where there are more."""
    if cursors.current is None and cursors.next is None:
        return len(page)
    return int(query.limit(limit + 1).count())


def _shown(count: int) -> int | str:
    return count if count <= MAX_TOTAL else BEYOND


@dataclass(frozen=True)
class LinkTotal:
    """How many short links match."""

    count: int


def count_links(caller: Caller, *, filters: RecordFilters) -> LinkTotal:
    """How many short links `filters` match, however many they are."""
    if not filters:
        return LinkTotal(usage.count_used(caller.workspace, Handler.SHORT_URL))
    return LinkTotal(matching(caller.workspace, records.of_handler(filters, Handler.SHORT_URL)).count())


def count_up_to(caller: Caller, limit: int, handler: Handler | None = None) -> dict[Health, int]:
    """How many records of a handler, or of all, have each thing wrong; more than `limit` where there are more.

    Of NO_CLICKS, only whether there are any records, whatever their handler: no index has the others.
    """
    now = times.now()
    quiet_since = (now - QUIET_FOR).date().isoformat()
    found = count_wrong(caller.workspace.id, handler, limit + 1, times.text(now), quiet_since)
    kinds = (Health.BROKEN, Health.DNS_ISSUE, Health.PAUSED, Health.EXPIRED, Health.NO_CLICKS)
    return {kind: int(count) for kind, count in zip(kinds, found, strict=True)}
