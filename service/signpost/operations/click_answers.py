"""Answers about clicks, from their sums by day: each day, or the most frequent values.

The entries of an answer sum to its total: OTHER has the clicks with rarer values, and "" those of which the value is
not known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import date, timedelta

from signpost.domain import times
from signpost.domain.breakdowns import DAY, OTHER
from signpost.domain.errors import Invalid
from signpost.operations.click_sums import MAX_VALUES, ClickCount, Clicks, ClickSums, Sums
from signpost.operations.views import view_of

# By default.
DAYS = 30
MAX_DAYS = 3660


def answer(sums: Sums, by: str, since: date | None, until: date | None) -> Clicks:
    """Raises Invalid."""
    until = until or times.now().date()
    since = since or until - timedelta(days=DAYS - 1)
    if since > until:
        raise Invalid({"from": ["Must not be after `to`."]})
    if (until - since).days >= MAX_DAYS:
        raise Invalid({"from": [f"The range may have at most {MAX_DAYS} days."]})
    first, last = since.isoformat(), until.isoformat()
    days = sums.days(first, last)
    found = Clicks(first, last, by, summed(days.values()), every_day(days, since, until))
    return found if by == DAY else replace(found, data=values_of(sums, by, found))


def values_of(sums: Sums, kind: str, clicks: Clicks) -> list[ClickCount]:
    """The entries of a breakdown. clicks: those of the same range, by day."""
    counted: Counter[str] = Counter()
    for _, values in sums.values(kind, clicks.since, clicks.until):
        counted.update(values)
    return entries(counted, clicks.total.clicks)


def entries(counted: Counter[str], total: int) -> list[ClickCount]:
    """The most frequent values, and with OTHER and "" all `total` clicks."""
    counted[""] += max(0, total - counted.total())
    others = counted.pop(OTHER, 0)
    unknown = counted.pop("")
    most = sorted(counted.items(), key=lambda one: (-one[1], one[0]))
    others += sum(clicks for _, clicks in most[MAX_VALUES:])
    most = most[:MAX_VALUES]
    if unknown:
        most.append(("", unknown))
        most.sort(key=lambda one: (-one[1], one[0]))
    if others:
        most.append((OTHER, others))
    return [ClickCount(value, clicks) for value, clicks in most]


def every_day(found: Mapping[str, ClickSums], since: date, until: date) -> list[ClickCount]:
    """An entry for each day of a range. found: the days that have clicks."""
    every = ((since + timedelta(days=number)).isoformat() for number in range((until - since).days + 1))
    return [view_of(ClickCount, found.get(day, ClickSums()), value=day) for day in every]


def summed(days: Collection[ClickSums]) -> ClickSums:
    """The sums of several days."""
    return ClickSums(sum(one.clicks for one in days), sum(one.bots for one in days), sum(one.visitors for one in days))
