"""Clicks as sums by day, and where they are read: of a record, of a workspace. An extension.

An answer costs the same after ten clicks and after ten million.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from signpost.domain.breakdowns import KINDS, TOGETHER, combined_values_of, value_of
from signpost.storage import database

# Entries of a breakdown, without those for other and for unknown values.
MAX_VALUES = 100


@dataclass(frozen=True)
class ClickSums:
    """clicks: by people. visitors: distinct people; one who visits on two days counts twice."""

    clicks: int = 0
    bots: int = 0
    visitors: int = 0


@dataclass(frozen=True)
class ClickCount:
    """The clicks on one day, or with one value of a breakdown. bots, visitors: only known by day."""

    value: str
    clicks: int
    bots: int | None = None
    visitors: int | None = None


@dataclass(frozen=True)
class Clicks:
    """The clicks of a range of days (UTC, both included): each day, or the most frequent values of a breakdown."""

    since: str
    until: str
    by: str
    total: ClickSums
    data: list[ClickCount]


# A day, and clicks by value.
Values = tuple[str, Mapping[str, int]]


class Sums(Protocol):
    """The sums of something that has clicks. first, last: days, both included."""

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        """The sums of the days that have clicks, in their order."""

    def values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        """Days with clicks by value; a day may be there several times."""


class RecordSums:
    """The clicks of a record."""

    def __init__(self, seq: int):
        self._seq = seq

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        return _days("click_day WHERE record_seq = ?", self._seq, first, last)

    def values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        sql = (
            "SELECT day, is_recent, json_extract(counts, CASE is_recent WHEN 0 THEN ? ELSE '$' END) AS found"
            " FROM click_breakdown WHERE record_seq = ? AND day BETWEEN ? AND ? AND found IS NOT NULL"
        )
        return parsed(kind, database.current().execute_sql(sql, (f"$.{kind}", self._seq, first, last)))


class WorkspaceSums:
    """The clicks of all records of a workspace, those deleted since included."""

    def __init__(self, workspace_id: str):
        self._id = workspace_id

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        return _days("workspace_day WHERE workspace_id = ?", self._id, first, last)

    def values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        sql = (
            "SELECT day, 0, json(counts) FROM workspace_breakdown"
            " WHERE workspace_id = ? AND kind = ? AND day BETWEEN ? AND ?"
        )
        return parsed(kind, database.current().execute_sql(sql, (self._id, kind, first, last)))


def parsed(kind: str, rows: Iterable[tuple[str, int, str]]) -> Iterator[Values]:
    """rows: (day, whether it is a small row of combinations of all kinds, JSON text)."""
    value_in = combined_values_of if kind == TOGETHER else partial(value_of, KINDS.index(kind))
    for day, is_recent, text in rows:
        values: dict[str, int] = json.loads(text)
        if is_recent:
            combinations, values = values, {}
            for key, clicks in combinations.items():
                if value := value_in(key):
                    values[value] = values.get(value, 0) + clicks
        yield day, values


def _days(which: str, key: int | str, first: str, last: str) -> dict[str, ClickSums]:
    sql = f"SELECT day, clicks, bots, visitors FROM {which} AND day BETWEEN ? AND ? ORDER BY day"
    rows = database.current().execute_sql(sql, (key, first, last)).fetchall()
    return {day: ClickSums(clicks, bots, visitors) for day, clicks, bots, visitors in rows}
