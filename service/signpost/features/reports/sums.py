"""Clicks as sums by day, and as a table to be saved as a file. An extension.

An answer costs the same after ten clicks and after ten million.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from flask import Response

from signpost.domain.texts import csv_row, guard
from signpost.features.reports.breakdowns import DAY
from signpost.features.reports.question import HOURS_OF_A_DAY

# A day, and clicks by value.
Values = tuple[str, Mapping[str, int]]
# A day; combinations of values with their clicks; and the clicks with further combinations.
Combinations = tuple[str, Iterable[tuple[tuple[str, ...], int]], int]


@dataclass(frozen=True)
class ClickSums:
    """clicks: by people. visitors: distinct people; one who visits on two days counts twice.

    bots, visitors: None with a filter or a time zone: they are counted by day (UTC) alone. bots: None for a part, too.
    """

    clicks: int = 0
    bots: int | None = 0
    visitors: int | None = 0


class ClickChange(NamedTuple):
    """Two numbers that may be compared, of periods of the same length: now, and before."""

    now: int
    before: int

    @property
    def percent(self) -> int | None:
        """None: there was nothing before."""
        return round(100 * (self.now - self.before) / self.before) if self.before else None


@dataclass(frozen=True)
class ClickChanges:
    """How the sums of a range changed. None: of that it is not known."""

    clicks: ClickChange | None = None
    bots: ClickChange | None = None
    visitors: ClickChange | None = None


class UsualRange(NamedTuple):
    """How many clicks are usual on a day: from low to high, both included. clicks: those that are compared with it.

    hours: how many hours of the day these are of.
    """

    low: int
    high: int
    clicks: int
    hours: int

    @property
    def is_outside(self) -> bool:
        return not self.low <= self.clicks <= self.high


@dataclass(frozen=True)
class ClickCount:
    """The clicks on one day, or with one value of a breakdown. bots, visitors: only known by day.

    second: the value of the second breakdown where clicks are counted by two. change: of the clicks. usual: for the
    weekday, if it is asked for and known.
    """

    value: str
    clicks: int
    bots: int | None = None
    visitors: int | None = None
    second: str | None = None
    change: ClickChange | None = None
    usual: UsualRange | None = None


class WhyForm(StrEnum):
    """What the sentence is like. NOTHING_BEFORE: there is nothing to compare."""

    MORE = "more"
    FEWER = "fewer"
    ONE_CAUSE = "one_cause"
    MUCH_THE_SAME = "much_the_same"
    TOO_FEW = "too_few"
    NOTHING_BEFORE = "nothing_before"


@dataclass(frozen=True)
class Contribution:
    """The clicks with a value now, and in the range before. first_day: of a value that is new; "": it is not."""

    by: str
    value: str
    clicks: int
    before: int
    first_day: str = ""

    @property
    def difference(self) -> int:
        return self.clicks - self.before


@dataclass(frozen=True)
class ComparedRange:
    """Days, both included. hours: how many of the last one are counted."""

    since: str
    until: str
    hours: int = HOURS_OF_A_DAY


@dataclass(frozen=True)
class Why:
    """Why clicks changed. asked: the days of the question; compared, previous: the two ranges, None: there are none.

    parts: what the sentence names, the largest first. contributions: of each breakdown, summing to the difference.
    """

    form: WhyForm
    asked: ComparedRange
    compared: ComparedRange | None = None
    previous: ComparedRange | None = None
    clicks: int = 0
    before: int = 0
    parts: Sequence[Contribution] = ()
    contributions: Sequence[Contribution] = ()

    @property
    def difference(self) -> int:
        return self.clicks - self.before

    @property
    def days(self) -> int:
        """How many days were asked for."""
        return (date.fromisoformat(self.asked.until) - date.fromisoformat(self.asked.since)).days + 1

    @property
    def change(self) -> ClickChange:
        return ClickChange(self.clicks, self.before)


@dataclass(frozen=True)
class Clicks:
    """The clicks of a range of days (both included): each day, or the most frequent values of a breakdown.

    other_clicks: those that could not be placed, because of their day not all values or pairs are counted by name. 0:
    every number is exact.
    uncertain_clicks: those of which only the hour in UTC is known, where that hour is of two days or hours of the time
    zone. They are counted where the second half of the hour lies. None: there are none.
    previous, changes: those of the range of the same length before, and how the sums changed, if it is compared.
    why: why they changed, if it is asked for.
    """

    since: str
    until: str
    by: str
    total: ClickSums
    data: list[ClickCount]
    other_clicks: int = 0
    uncertain_clicks: int | None = None
    previous: Clicks | None = None
    changes: ClickChanges | None = None
    why: Why | None = None


TYPE = "text/csv"


def download(found: Clicks) -> Response:
    response = Response(_table(found), mimetype=TYPE)
    response.headers["Content-Disposition"] = f"attachment; filename=clicks-by-{found.by.replace(',', '-and-')}.csv"
    return response


def _table(found: Clicks) -> str:
    """CSV: each day with clicks, bots and visitors, or the values of one or two breakdowns with their clicks."""
    if found.by == DAY:
        rows: list[list[object]] = [["day", "clicks", "bots", "visitors"]]
        rows += [[entry.value, entry.clicks, entry.bots, entry.visitors] for entry in found.data]
    else:
        rows = [[*found.by.split(","), "clicks"]]
        for entry in found.data:
            values = [entry.value] if entry.second is None else [entry.value, entry.second]
            rows.append([*map(guard, values), entry.clicks])
    return "".join(map(csv_row, rows))
