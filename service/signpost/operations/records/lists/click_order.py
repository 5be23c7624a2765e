"""Lists in the order of clicks, or of the last click. Ties go by creation; records without clicks are the least.

Two sources make one order: the records with clicks, from an index of their counts, and those without, by creation. So
a page costs the same at any depth.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from peewee import JOIN, Value, fn

from signpost.domain.records.filters import RecordFilters
from signpost.operations import listing
from signpost.operations.records.lists.filters import matching_subset, resolve_urls, tested
from signpost.storage.models import Record, RecordClicks, RecordUnclicked, Workspace
from signpost.storage.statements.records import HAS_CLICKS, HAS_LAST_CLICK


class _Order(NamedTuple):
    """column: that of the order.  least: its value for records without clicks.  has_clicks: as its index has it."""

    column: str
    least: int | str
    has_clicks: Any


_ORDERS = {
    "clicks": _Order("clicks", 0, HAS_CLICKS),
    "last_clicked": _Order("last_click_at", "", HAS_LAST_CLICK),
}
ORDERS = tuple(_ORDERS)

# What the order of a record is: a count or a moment, and its `seq`.
_Position = tuple[int | str, int]


def page(
    workspace: Workspace, filters: RecordFilters, *, name: str, sort: str, cursor: str | None, size: int
) -> tuple[list[Record], listing.Cursors]:
    """A page of the records that `filters` match, as `listing.page` makes it. sort: one of ORDERS, or with "-"."""
    order = _ORDERS[sort.removeprefix("-")]
    filters = resolve_urls(workspace, filters)
    subset = _sorted_subset(workspace, filters, order)

    def positions(position: list[Any] | None, falling: bool, count: int) -> list[_Position]:
        if subset is not None:
            query, key = subset
            return list(listing.in_order(query, key, position, falling=falling).limit(count).tuples())
        return _walk(workspace, filters, order, position, falling, count)

    found, cursors = listing.page_from(
        positions, position_of=list, types=[type(order.least), int], name=name, sort=sort, cursor=cursor, size=size
    )
    return Record.of_seqs([seq for _, seq in found]), cursors


def _sorted_subset(workspace: Workspace, filters: RecordFilters, order: _Order) -> tuple[Any, tuple[Any, ...]] | None:
    """Few records that an index of a filter finds, and what they are sorted by."""
    subset = matching_subset(workspace, filters)
    if subset is None:
        return None
    value = fn.COALESCE(getattr(RecordClicks, order.column), order.least)
    joined = subset.select(value, Record.seq).join(RecordClicks, JOIN.LEFT_OUTER, on=RecordClicks.record == Record.seq)
    return joined, (value, Record.seq)


def _walk(
    workspace: Workspace,
    filters: RecordFilters,
    order: _Order,
    position: list[Any] | None,
    falling: bool,
    count: int,
) -> list[_Position]:
    """The positions after one, read in order from the two sources; each record is tested by the filters."""

    def clicked(start: list[Any] | None, count: int) -> list[_Position]:
        value, seq = getattr(RecordClicks, order.column), RecordClicks.record
        rows = RecordClicks.select(value, seq).where((RecordClicks.workspace == workspace) & order.has_clicks)
        if start is None:
            return read(rows, (value, seq), None, count)
        # Of very many with the same count, an index finds the place of one only by itself, not as part of a tuple.
        ties = read(rows.where(value == start[0]), (seq,), start[1:], count)
        beyond = rows.where(value < start[0] if falling else value > start[0])
        return ties if len(ties) == count else ties + read(beyond, (value, seq), None, count - len(ties))

    def unclicked(start: list[Any] | None, count: int) -> list[_Position]:
        seq = RecordUnclicked.record_seq
        rows = RecordUnclicked.select(Value(order.least), seq).where(RecordUnclicked.workspace == workspace)
        return read(rows, (seq,), start and start[1:], count)

    def read(rows: Any, key: tuple[Any, ...], start: list[Any] | None, count: int) -> list[_Position]:
        if filters:
            # CROSS: in the order of the counts, never in that of the records.
            rows = tested(rows.join(Record, JOIN.CROSS).where(Record.seq == key[-1]), workspace, filters)
        return list(listing.in_order(rows, key, start, falling=falling).limit(count).tuples())

    is_unclicked = position is not None and position[0] == order.least
    first, second = (clicked, unclicked) if falling else (unclicked, clicked)
    if position is not None and is_unclicked == falling:
        return second(position, count)
    found = first(position, count)
    return found if len(found) == count else found + second(None, count - len(found))
