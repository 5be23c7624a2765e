"""What is usual for a day: the range in which clicks on the same weekday were, in the 8 weeks before it.

From the middle half of these weeks (their quartiles, with even steps between two weeks), widened to at least 14 per
cent around their median, and to what chance alone does: twice the square root of it. All in fractions, so nothing is
rounded before the end, and a range has whole clicks that are within it.

Of the weeks before, those count that end after the first click; there must be 4, and a median of 5 clicks. A day that
is not over is compared up to the full hour, with the same hours; where the hours are not known, not at all.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date
from fractions import Fraction
from math import ceil, floor, isqrt

from signpost.domain import times
from signpost.features.reports.answers import answer
from signpost.features.reports.breakdowns import DAY
from signpost.features.reports.question import HOURS_OF_A_DAY, ClickQuestion
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import Clicks, UsualRange

WEEKS, MIN_WEEKS = 8, 4
# A median of fewer clicks is no usual day.
MIN_CLICKS = 5
_WIDTH = Fraction(14, 100)
_WEEK = 7


def with_usual(sums: ClickRows, question: ClickQuestion, found: Clicks) -> Clicks:
    """An answer by day with what is usual for each day."""
    ranges = usual_ranges(sums, question, found)
    data = [replace(row, usual=ranges.get(date.fromisoformat(row.value))) for row in found.data]
    return replace(found, data=data)


def usual_ranges(sums: ClickRows, question: ClickQuestion, found: Clicks) -> dict[date, UsualRange]:
    """What is usual for the days of an answer by day, of those of which it is known."""
    if question.first_day is not None and question.first_day > _before(question.until, MIN_WEEKS * _WEEK):
        return {}
    question = replace(question, by=(DAY,), compares=False, has_usual=False)
    now = times.now().astimezone(question.zone or UTC)
    counts = {date.fromisoformat(row.value): row.clicks for row in found.data}
    former = replace(question.earlier(WEEKS * _WEEK), until=_before(question.since, 1))
    known = {**_counts(sums, former), **counts} if former.since <= former.until else counts
    clicked = sorted(day for day, clicks in known.items() if clicks)
    ranges = {}
    for day, clicks in counts.items():
        weeks = _weeks(day, clicked, question.first_day)
        hours = HOURS_OF_A_DAY
        if day > now.date():
            continue
        if day == now.date():
            hours = now.hour if question.may_be_in_hours and not sums.is_part else 0
            if not hours or len(weeks) < MIN_WEEKS:
                continue
            clicks, *samples = (_until(sums, question, of, hours) for of in (day, *weeks))
        else:
            samples = [known.get(week, 0) for week in weeks]
        between = range_of(samples)
        if between is not None:
            ranges[day] = UsualRange(*between, clicks, hours)
    return ranges


def range_of(samples: Sequence[int]) -> tuple[int, int] | None:
    """The fewest and the most clicks that are usual; None: there are too few weeks, or too few clicks."""
    if len(samples) < MIN_WEEKS:
        return None
    ordered = sorted(samples)
    first, median, third = (_quantile(ordered, Fraction(quarter, 4)) for quarter in (1, 2, 3))
    if median < MIN_CLICKS:
        return None
    width = max(_WIDTH * median, Fraction(isqrt(floor(4 * median))))
    return max(0, ceil(min(first, median - width))), floor(max(third, median + width))


def _quantile(ordered: Sequence[int], part: Fraction) -> Fraction:
    place = part * (len(ordered) - 1)
    below = floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def _weeks(day: date, clicked: Sequence[date], begun: date | None) -> list[date]:
    """The same weekday in the weeks before a day, from its first click in these weeks on. clicked: days, in order."""
    earliest = _before(day, WEEKS * _WEEK)
    at = bisect_left(clicked, earliest)
    first = clicked[at] if at < len(clicked) else day
    first = max(first, begun or first)
    weeks = (_before(day, _WEEK * week) for week in range(1, WEEKS + 1))
    return [week for week in weeks if first <= week < day]


def _before(day: date, days: int) -> date:
    return date.fromordinal(max(1, day.toordinal() - days))


def _counts(sums: ClickRows, question: ClickQuestion) -> Mapping[date, int]:
    return {date.fromisoformat(row.value): row.clicks for row in answer(sums, question).data}


def _until(sums: ClickRows, question: ClickQuestion, day: date, hours: int) -> int:
    """The clicks of the first hours of a day."""
    return answer(sums, replace(question, since=day, until=day, hours=hours)).total.clicks
