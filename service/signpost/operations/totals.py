"""How many rows a list has: counted up to a limit, so that no list waits for the counting of a million."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict, Unpack

from peewee import ModelSelect

from signpost.domain.filters import BEYOND, MAX_TOTAL, HostFilters, RecordFilters
from signpost.domain.record import Handler, RecordView
from signpost.operations import hosts, records, usage
from signpost.operations.caller import Caller
from signpost.operations.filters import matching, matching_hosts, matching_in_order
from signpost.operations.hosts import HostView
from signpost.operations.listing import Cursors
from signpost.storage.models import Host, Record


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
    rows, cursors = records.list_records(caller, handler=handler, **query)
    if count is None:
        return rows, cursors, None
    filters = records.of_handler(query["filters"], handler)
    found = matching_in_order(caller.workspace, filters, "created_at")[0].select(Record.seq)
    return rows, cursors, _total(rows, cursors, found)


def list_hosts(
    caller: Caller, *, count: str | None = None, **query: Unpack[_HostQuery]
) -> tuple[list[HostView], Cursors, int | str | None]:
    """The same for `hosts.list_hosts`."""
    rows, cursors = hosts.list_hosts(caller, **query)
    found = matching_hosts(caller.workspace, query["filters"])
    return rows, cursors, None if count is None else _total(rows, cursors, found)


def count_up_to(caller: Caller, filters: RecordFilters, limit: int) -> int:
    """How many records match; `limit` + 1 where there are more."""
    found = matching_in_order(caller.workspace, filters, "created_at")[0].select(Record.seq)
    return int(found.limit(limit + 1).count())


def count_wrong_hosts(caller: Caller) -> int:
    """How many hostnames were found not to work."""
    return int(caller.workspace.hosts.where(~Host.correct & Host.checked_at.is_null(False)).count())


def _total(page: Sequence[Any], cursors: Cursors, query: ModelSelect[Any]) -> int | str:
    if cursors.current is None and cursors.next is None:
        return len(page)
    found: int = query.limit(MAX_TOTAL + 1).count()
    return found if found <= MAX_TOTAL else BEYOND


@dataclass(frozen=True)
class LinkCount:
    """How many short links match."""

    count: int


def count_links(caller: Caller, *, filters: RecordFilters) -> LinkCount:
    """How many short links `filters` match, however many they are."""
    if not filters:
        return LinkCount(usage.used(caller.workspace, Handler.SHORT_URL))
    return LinkCount(matching(caller.workspace, records.of_handler(filters, Handler.SHORT_URL)).count())
