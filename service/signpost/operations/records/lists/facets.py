"""How many records of a list each further filter would leave. Bounded: of more records than LIMIT none are counted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from peewee import Case, Value, fn

from signpost.domain import times
from signpost.domain.records.filters import FilterValue, RecordFilters
from signpost.domain.records.record import Handler
from signpost.operations.caller import Caller
from signpost.operations.records import records
from signpost.operations.records.lists.filters import condition, matching
from signpost.storage.models import Record, RecordTag, User
from signpost.storage.prepared import members

# Of this many records all facets take about 40 ms.
LIMIT = 2000
# The name of a filter, and a value of it.
Choice = tuple[str, FilterValue]


@dataclass(frozen=True)
class Facet:
    """A value that some records have. label: as people read it, where that is another text."""

    value: str
    count: int
    label: str = ""


@dataclass(frozen=True)
class Values:
    """The values that the records of a list have, the most frequent first, up to a number of each."""

    hosts: list[Facet]
    tags: list[Facet]
    creators: list[Facet]


def seqs_of(caller: Caller, handler: Handler, filters: RecordFilters) -> list[int] | None:
    """The `seq` of the records that filters match; None: more than LIMIT."""
    found = matching(caller.workspace, records.of_handler(filters, handler)).select(Record.seq)
    rows: Iterable[Any] = found.limit(LIMIT + 1).tuples()
    seqs = [int(seq) for (seq,) in rows]
    return seqs if len(seqs) <= LIMIT else None


def count_each(caller: Caller, seqs: Sequence[int], choices: Sequence[Choice]) -> dict[Choice, int]:
    """How many of these records each choice matches."""
    now = times.now()
    sums = [
        fn.COALESCE(fn.SUM(Case(None, [(condition(caller.workspace, name, value, now), 1)], 0)), 0)
        for name, value in choices
    ]
    rows: Iterable[Any] = Record.select(*sums).where(Record.seq << _array(seqs)).tuples()
    (found,) = rows
    return dict(zip(choices, map(int, found), strict=True))


def values_of(seqs: Sequence[int], count: int) -> Values:
    """The values of these records, at most `count` of each filter."""
    among = _array(seqs)
    people = _most(Record, Record.created_by, Record.seq << among, count)
    names = names_of([id_ for id_, _ in people])
    return Values(
        [Facet(*row) for row in _most(Record, Record.host, Record.seq << among, count)],
        [Facet(*row) for row in _most(RecordTag, RecordTag.tag, RecordTag.record << among, count)],
        [Facet(id_, number, names.get(id_, "")) for id_, number in people],
    )


def _most(model: Any, column: Any, where: Any, count: int) -> list[tuple[str, int]]:
    """The most frequent values of a column, and how many rows have each."""
    number = fn.COUNT(Value(1))
    rows = model.select(column, number).where(where).group_by(column).order_by(number.desc(), column)
    return [*rows.limit(count).tuples()]


def names_of(ids: Sequence[str]) -> dict[str, str]:
    """The names of people by id, of those that there are."""
    rows: Iterable[Any] = User.select(User.id, User.name).where(User.id << [*ids]).tuples() if ids else ()
    return dict(rows)


def _array(seqs: Sequence[int]) -> Any:
    # One parameter, however many there are.
    return members(Value(json.dumps([*seqs])), are_numbers=True)
