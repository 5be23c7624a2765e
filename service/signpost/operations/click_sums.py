"""Clicks as sums by day, and where they are read: of a record, of a workspace. An extension.

An answer costs the same after ten clicks and after ten million.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from signpost.domain.breakdowns import CLICKS, KINDS, OTHER, TOGETHER, combined, values_at
from signpost.storage import database


@dataclass(frozen=True)
class ClickSums:
    """clicks: by people. visitors: distinct people; one who visits on two days counts twice.

    bots, visitors: None with a filter or a time zone: they are counted by day (UTC) alone. bots: None for a part, too.
    """

    clicks: int = 0
    bots: int | None = 0
    visitors: int | None = 0


@dataclass(frozen=True)
class ClickCount:
    """The clicks on one day, or with one value of a breakdown. bots, visitors: only known by day.

    second: the value of the second breakdown where clicks are counted by two.
    """

    value: str
    clicks: int
    bots: int | None = None
    visitors: int | None = None
    second: str | None = None


@dataclass(frozen=True)
class Clicks:
    """The clicks of a range of days (both included): each day, or the most frequent values of a breakdown.

    previous: those of the range of the same length before, if it is compared.
    """

    since: str
    until: str
    by: str
    total: ClickSums
    data: list[ClickCount]
    previous: Clicks | None = None


# A day, and clicks by value.
Values = tuple[str, Mapping[str, int]]
# A day; combinations of values with their clicks; and the clicks with further combinations.
Combinations = tuple[str, Iterable[tuple[tuple[str, ...], int]], int]


class Sums(Protocol):
    """The sums of something that has clicks. first, last: days, both included."""

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        """The sums of the days that have clicks, in their order."""

    def values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        """Days with clicks by value; a day may be there several times."""

    def combinations(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Combinations]:
        """The same by combination of values; a combination may be there several times."""


class RecordSums:
    """The clicks of a record."""

    def __init__(self, seq: int):
        self._seq = seq

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        return _days("click_day WHERE record_seq = ?", self._seq, first, last)

    def values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        return parsed(kind, self._rows(values_in_record(kind), first, last))

    def combinations(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Combinations]:
        return parsed_combinations(kinds, self._rows(combinations_in_record(kinds), first, last))

    def _rows(self, found: str, first: str, last: str) -> Iterable[StoredRow]:
        sql = f"SELECT day, is_recent, {found} FROM click_breakdown WHERE record_seq = ? AND day BETWEEN ? AND ?"
        rows: Iterable[StoredRow] = database.current().execute_sql(sql, (self._seq, first, last))
        return rows


class WorkspaceSums:
    """The clicks of all records of a workspace, those deleted since included."""

    def __init__(self, workspace_id: str):
        self._id = workspace_id

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        return _days("workspace_day WHERE workspace_id = ?", self._id, first, last)

    def values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        return parsed(kind, self._rows("json(counts)", kind, first, last))

    def combinations(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Combinations]:
        return parsed_combinations(kinds, self._rows(f"json_extract(counts, {_columns(kinds)})", TOGETHER, first, last))

    def _rows(self, found: str, kind: str, first: str, last: str) -> Iterable[StoredRow]:
        sql = f"SELECT day, 0, {found} FROM workspace_breakdown WHERE workspace_id = ? AND kind = ?"
        values = self._id, kind, first, last
        rows: Iterable[StoredRow] = database.current().execute_sql(f"{sql} AND day BETWEEN ? AND ?", values)
        return rows


# Day, whether it is a small row of combinations of all kinds, JSON text.
StoredRow = tuple[str, int, str | None]


def values_in_record(kind: str) -> str:
    """The SQL for the values of a kind in a row of a record. kind: one of KINDS."""
    return f"CASE is_recent WHEN 0 THEN json_extract(counts, '$.{kind}') ELSE json(counts) END"


def combinations_in_record(kinds: tuple[str, ...]) -> str:
    """The same for combinations. kinds: of COMBINED."""
    return f"CASE is_recent WHEN 0 THEN json_extract(counts, {_columns(kinds, TOGETHER + '.')}) ELSE json(counts) END"


def _columns(kinds: tuple[str, ...], prefix: str = "") -> str:
    return ", ".join(f"'$.{prefix}{name}'" for name in (CLICKS, OTHER, *kinds))


def parsed(kind: str, rows: Iterable[StoredRow]) -> Iterator[Values]:
    """The values of a kind."""
    place = KINDS.index(kind)
    for day, is_recent, text in rows:
        if text is not None:
            counts: dict[str, int] = json.loads(text)
            yield day, values_at(place, counts) if is_recent else counts


def parsed_combinations(kinds: tuple[str, ...], rows: Iterable[StoredRow]) -> Iterator[Combinations]:
    """The combinations of some kinds."""
    for day, is_recent, text in rows:
        if is_recent:
            yield day, combined(json.loads(text or "{}"), kinds).items(), 0
        elif text is not None:
            clicks, others, *columns = json.loads(text)
            if clicks is not None:  # otherwise the values of the day were stored before combinations were
                unknown = [""] * len(clicks)
                keys = zip(*(column or unknown for column in columns), strict=True)
                yield day, zip(keys, clicks, strict=True), others


def _days(which: str, key: int | str, first: str, last: str) -> dict[str, ClickSums]:
    sql = f"SELECT day, clicks, bots, visitors FROM {which} AND day BETWEEN ? AND ? ORDER BY day"
    rows = database.current().execute_sql(sql, (key, first, last)).fetchall()
    return {day: ClickSums(clicks, bots, visitors) for day, clicks, bots, visitors in rows}
