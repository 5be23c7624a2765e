"""Clicks, and those of the same length of time before.

What is compared has the same hours: of a range that ends today, today counts up to the full hour, and so does the last
day before. What is not counted by hour, such as visitors, is compared without today. Where there was nothing yet,
nothing is compared.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from signpost.domain import times
from signpost.domain.clicks.breakdowns import OTHER
from signpost.operations.clicks.click_answers import answer
from signpost.operations.clicks.click_question import ClickQuestion
from signpost.operations.clicks.click_rows import ClickRows
from signpost.operations.clicks.click_sums import ClickChange, ClickChanges, ClickCount, Clicks

# Entries of what is compared: of these, none may be missing because it is rare.
_EVERY_VALUE = 1_000_000


class Comparison(NamedTuple):
    """Two questions whose answers may be compared."""

    now: ClickQuestion
    before: ClickQuestion


def answer_compared(sums: ClickRows, question: ClickQuestion) -> Clicks:
    """The answer; with that about the range before, and what changed, if it is compared."""
    found = answer(sums, question)
    return with_changes(sums, question, found) if question.compares else found


def with_changes(sums: ClickRows, question: ClickQuestion, found: Clicks) -> Clicks:
    """found: the answer."""
    compared = comparison(question, times.now())
    data = found.data if compared is None else _rows(sums, compared, found)
    return replace(found, data=data, previous=answer(sums, question.previous), changes=changes(sums, question, found))


def comparison(question: ClickQuestion, now: datetime, *, may_cut: bool = True) -> Comparison | None:
    """What an answer is compared with; None: nothing. may_cut: whether a part of a day is counted."""
    local = now.astimezone(question.zone or UTC)
    today, length = local.date(), question.days
    if question.until == today and may_cut and question.may_be_in_hours and local.hour:
        question = replace(question, hours=local.hour)
    elif question.until >= today:
        question = replace(question, until=today - timedelta(days=1))
    before = question.earlier(length)
    if question.since > question.until or (question.since - before.since).days < length:
        return None
    if question.first_day is not None and before.since < question.first_day:
        return None
    return Comparison(replace(question, compares=False), before)


def changes(sums: ClickRows, question: ClickQuestion, found: Clicks) -> ClickChanges:
    """How the sums changed: clicks in hours, the others in whole days. found: the answer."""
    by_day = replace(question, by=("day",))
    in_hours, in_days = (comparison(by_day, times.now(), may_cut=may_cut) for may_cut in (True, False))
    clicks = _change(*(answer(sums, part).total.clicks for part in in_hours)) if in_hours else None
    if in_days is None or found.total.visitors is None:
        return ClickChanges(clicks)
    now, before = (answer(sums, part).total for part in in_days)
    return ClickChanges(clicks, _change(now.bots, before.bots), _change(now.visitors, before.visitors))


def _change(now: int | None, before: int | None) -> ClickChange | None:
    return ClickChange(now, before) if now is not None and before is not None else None


def _rows(sums: ClickRows, compared: Comparison, found: Clicks) -> list[ClickCount]:
    """The entries of an answer, each with its change."""
    now, before = (answer(sums, part, max_values=_EVERY_VALUE).data for part in compared)
    if compared.now.is_by_day and not compared.now.kinds:
        days = [ClickChange(day.clicks, former.clicks) for day, former in zip(now, before, strict=True)]
        rest = [None] * (len(found.data) - len(days))
        return [replace(row, change=change) for row, change in zip(found.data, [*days, *rest], strict=True)]
    if compared.now.is_by_day:
        return found.data
    of_now, of_before = ({(row.value, row.second): row.clicks for row in rows} for rows in (now, before))
    # OTHER has different values each time, and may have had any.
    has_others = any(OTHER in key for key in of_before)
    changed = []
    for row in found.data:
        key = row.value, row.second
        is_known = OTHER not in key and (key in of_before or not has_others)
        change = ClickChange(of_now.get(key, 0), of_before.get(key, 0)) if is_known else None
        changed.append(replace(row, change=change))
    return changed
