"""Clicks as sums by day, and where they are read: of a record, of a workspace. An extension.

An answer costs the same after ten clicks and after ten million.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from signpost.domain.clicks.breakdowns import TOGETHER
from signpost.operations.clicks.click_rows import ClickRows, Combinations, Values
from signpost.operations.clicks.former_click_rows import (
    StoredRow,
    combinations_in_record,
    combinations_in_workspace,
    parsed,
    parsed_combinations,
    values_in_record,
)
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

    other_clicks: those that could not be placed, because of their day not all values or pairs are counted by name. 0:
    every number is exact.
    previous: those of the range of the same length before, if it is compared.
    """

    since: str
    until: str
    by: str
    total: ClickSums
    data: list[ClickCount]
    other_clicks: int = 0
    previous: Clicks | None = None


class Sums(Protocol):
    """The sums of something that has clicks. first, last: days, both included."""

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        """The sums of the days that have clicks, in their order."""

    def values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        """Days with clicks by value; a day may be there several times."""

    def combinations(
        self, kinds: tuple[str, ...], first: str, last: str, only: str | None = None
    ) -> Iterable[Combinations]:
        """The same by combination of values; a combination may be there several times.

        only: those with this value of the last kind, and no others.
        """


class RecordSums(ClickRows):
    """The clicks of a record."""

    table, key = "click", "record_seq"

    def __init__(self, seq: int):
        self._seq = seq

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        return _days("click_day WHERE record_seq = ?", self._seq, first, last)

    def rows(self, select: str, table: str, where: str, first: str, last: str) -> Iterable[Any]:
        return _rows(select, f"click_{table} AS sums WHERE sums.record_seq = ?", where, self._seq, first, last)

    def former_values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        return parsed(kind, self._former(values_in_record(kind), first, last))

    def former_combinations(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Combinations]:
        return parsed_combinations(kinds, self._former(combinations_in_record(kinds), first, last))

    def _former(self, found: str, first: str, last: str) -> Iterable[StoredRow]:
        return self.rows(f"day, is_recent, {found}", "breakdown", "", first, last)


class WorkspaceSums(ClickRows):
    """The clicks of all records of a workspace, those deleted since included."""

    table, key = "workspace", "workspace_id"

    def __init__(self, workspace_id: str):
        self._id = workspace_id

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        return _days("workspace_day WHERE workspace_id = ?", self._id, first, last)

    def rows(self, select: str, table: str, where: str, first: str, last: str) -> Iterable[Any]:
        return _rows(select, f"workspace_{table} AS sums WHERE sums.workspace_id = ?", where, self._id, first, last)

    def former_values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        return parsed(kind, self._former("json(counts)", kind, first, last))

    def former_combinations(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Combinations]:
        found = combinations_in_workspace(kinds)
        return parsed_combinations(kinds, self._former(found, TOGETHER, first, last))

    def _former(self, found: str, kind: str, first: str, last: str) -> Iterable[StoredRow]:
        return self.rows(f"day, 0, {found}", "breakdown", f"AND kind = '{kind}'", first, last)


def _rows(select: str, which: str, where: str, owner: int | str, first: str, last: str) -> Iterable[Any]:
    sql = f"SELECT {select} FROM {which} AND sums.day BETWEEN ? AND ? {where}"
    rows: Iterable[Any] = database.current().execute_sql(sql, (owner, first, last))
    return rows


def _days(which: str, key: int | str, first: str, last: str) -> dict[str, ClickSums]:
    sql = f"SELECT day, clicks, bots, visitors FROM {which} AND day BETWEEN ? AND ? ORDER BY day"
    rows = database.current().execute_sql(sql, (key, first, last)).fetchall()
    return {day: ClickSums(clicks, bots, visitors) for day, clicks, bots, visitors in rows}
