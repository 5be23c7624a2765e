"""Clicks, and those of the same length of time before.

What is compared has the same hours: of a range that ends today, today counts up to the full hour, and so does the last
day before. What is not counted by hour, such as visitors, is compared without today, and so are the clicks of a part of
a workspace, whose hours would have to be added up from those of its records. Where there was nothing yet,
nothing is compared.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from signpost.domain import times
from signpost.domain.clicks.periods import days_back
from signpost.features.reports.answers import answer
from signpost.features.reports.breakdowns import DAY, OTHER
from signpost.features.reports.question import HOURS_OF_A_DAY, ClickQuestion
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import ClickChange, ClickChanges, ClickCount, Clicks

# Entries of what is compared: of these, none may be missing because it is rare.
EVERY_VALUE = 1_000_000
_DAY = timedelta(days=1)
# A value, or two.
_Key = tuple[str, str | None]


class Comparison(NamedTuple):
    """Two questions whose answers may be compared."""

    now: ClickQuestion
    before: ClickQuestion


def with_previous(sums: ClickRows, question: ClickQuestion, found: Clicks) -> Clicks:
    """An answer with that about the range before, and what changed."""
    return replace(
        found,
        data=rows_compared(sums, question, found),
        previous=answer(sums, question.previous),
        changes=changes(sums, question, found),
    )


def comparison(question: ClickQuestion, now: datetime, *, may_cut: bool = True) -> Comparison | None:
    """What an answer is compared with; None: nothing. may_cut: whether a part of a day is counted."""
    local = now.astimezone(question.zone or UTC)
    today, length = local.date(), days_back(question.days)
    if question.until == today and may_cut and question.may_be_in_hours and local.hour:
        question = replace(question, hours=local.hour)
    elif question.until >= today:
        question = replace(question, until=today - _DAY)
    before = question.earlier(length)
    if question.since > question.until or (question.since - before.since).days < length:
        return None
    if question.first_day is not None and before.since < question.first_day:
        return None
    return Comparison(replace(question, compares=False), before)


def changes(sums: ClickRows, question: ClickQuestion, found: Clicks) -> ClickChanges:
    """How the sums changed: clicks in hours, the others in whole days. found: the answer."""
    by_day = replace(question, by=(DAY,))
    may_cut = not sums.is_part
    compared, in_days = (comparison(by_day, times.now(), may_cut=may) for may in (may_cut, False))
    clicks = None
    if compared is not None:
        rest = sum(_not_compared(sums, by_day, compared.now).values())
        clicks = ClickChange(found.total.clicks - rest, answer(sums, compared.before).total.clicks)
    if in_days is None or found.total.visitors is None:
        return ClickChanges(clicks)
    now, before = (answer(sums, part).total for part in in_days)
    return ClickChanges(clicks, _change(now.bots, before.bots), _change(now.visitors, before.visitors))


def in_days_of_utc(known: ClickChanges, sums: ClickRows, question: ClickQuestion, in_utc: Clicks) -> ClickChanges:
    """What changed by the days of a time zone, with bots and visitors, which are counted by days of UTC.

    in_utc: the answer for the same days of UTC.
    """
    if question.zone is None:
        return known
    return replace(changes(sums, replace(question, zone=None), in_utc), clicks=known.clicks)


def _change(now: int | None, before: int | None) -> ClickChange | None:
    return ClickChange(now, before) if now is not None and before is not None else None


def rows_compared(sums: ClickRows, question: ClickQuestion, found: Clicks) -> list[ClickCount]:
    """The entries of an answer, each with its change. found: the answer."""
    compared = comparison(question, times.now(), may_cut=not sums.is_part)
    if compared is None or (question.is_by_day and question.kinds):
        return found.data
    before = _counts(answer(sums, compared.before, max_values=EVERY_VALUE))
    rest = _not_compared(sums, question, compared.now)
    if question.is_by_day:
        former: list[int | None] = [*before.values(), *[None] * (len(found.data) - len(before))]
        return [
            replace(row, change=_change(row.clicks - rest.get((row.value, None), 0), count))
            for row, count in zip(found.data, former, strict=True)
        ]
    # OTHER has different values each time, and may have had any.
    has_others = any(OTHER in key for key in before)
    rows = []
    for row in found.data:
        key = row.value, row.second
        is_known = OTHER not in key and (key in before or not has_others)
        now = row.clicks - rest.get(key, 0)
        rows.append(replace(row, change=ClickChange(now, before.get(key, 0)) if is_known else None))
    return rows


def _not_compared(sums: ClickRows, question: ClickQuestion, compared: ClickQuestion) -> dict[_Key, int]:
    """Of the end of a range, the clicks that are not compared: to read all of it again would take twice as long."""
    is_cut = compared.hours < HOURS_OF_A_DAY
    begins = compared.until if is_cut else compared.until + _DAY
    if begins > question.until:
        return {}
    rest = _counts(answer(sums, replace(question, since=begins, compares=False), max_values=EVERY_VALUE))
    if is_cut:
        for key, clicks in _counts(answer(sums, replace(compared, since=begins), max_values=EVERY_VALUE)).items():
            rest[key] = rest.get(key, 0) - clicks
    return rest


def _counts(found: Clicks) -> dict[_Key, int]:
    return {(row.value, row.second): row.clicks for row in found.data}
