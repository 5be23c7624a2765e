"""Clicks in hours: on the days of a time zone, or on a last day of which only some hours are counted.

They come from those by hour in UTC. An hour belongs to the local day and hour in which it begins. Clicks whose hour is
not known stay on their day, and are not counted on a day of which only some hours are.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta

from signpost.features.reports.breakdowns import HOUR
from signpost.features.reports.question import ClickQuestion
from signpost.features.reports.rows import ClickRows

_HOURS = tuple(f"{hour:02}" for hour in range(24))
# Days that are further than this from both ends are in the range, whatever the time zone.
_SURE = timedelta(days=2)
# The hour of clicks of which it is not known.
_UNKNOWN = ""


def clicks_by_day(sums: ClickRows, question: ClickQuestion) -> dict[str, int]:
    """Local day -> clicks, of the days that have some."""
    return _counted(sums, question, is_by_day=True)


def clicks_by_value(sums: ClickRows, question: ClickQuestion) -> tuple[dict[str, int], int]:
    """Value of the question's kind -> clicks; and how many more of these days have no known hour."""
    (kind,) = question.kinds
    if kind == HOUR:
        return _counted(sums, question, is_by_day=False), 0
    found: Counter[str] = Counter()
    whole, parts = _days_in_part(question)
    if whole:
        for _, values in sums.values(kind, whole[0].isoformat(), whole[-1].isoformat()):
            for value, clicks in values.items():
                found[value] += clicks
    unplaced = 0
    for day, hours in parts.items():
        for _, combinations, others in sums.combinations((kind, HOUR), day.isoformat(), day.isoformat()):
            unplaced += others
            for (value, hour), clicks in combinations:
                if value and hour in hours:
                    found[value] += clicks
    return found, unplaced


def _counted(sums: ClickRows, question: ClickQuestion, *, is_by_day: bool) -> dict[str, int]:
    found: Counter[str] = Counter()
    for (day, hour), clicks in _by_hour(sums, question).items():
        local_day, local_hour = _local(date.fromisoformat(day), hour, question)
        if question.has_hour(local_day, local_hour):
            found[local_day.isoformat() if is_by_day else local_hour] += clicks
    return found


def _by_hour(sums: ClickRows, question: ClickQuestion) -> Counter[tuple[str, str]]:
    """(day, hour) in UTC -> clicks, with those of which the hour is not known."""
    first, last = (day.isoformat() for day in _days_around(question))
    clicks: Counter[tuple[str, str]] = Counter()
    for day, hours in sums.values(HOUR, first, last):
        for hour, count in hours.items():
            clicks[day, hour] += count
    known: Counter[str] = Counter()
    for (day, _), count in clicks.items():
        known[day] += count
    for day, entry in sums.days(first, last).items():
        if entry.clicks > known[day]:
            clicks[day, _UNKNOWN] = entry.clicks - known[day]
    return clicks


def _days_around(question: ClickQuestion) -> tuple[date, date]:
    """The first and the last day in UTC that may have hours of the question: in a zone, a day more at both ends."""
    if question.zone is None:
        return question.since, question.until
    return (
        date.fromordinal(max(1, question.since.toordinal() - 1)),
        date.fromordinal(min(date.max.toordinal(), question.until.toordinal() + 1)),
    )


def _days_in_part(question: ClickQuestion) -> tuple[list[date], dict[date, set[str]]]:
    """The days in UTC whose hours the question has all, in a row; and of the others those hours that it has."""
    first, last = _days_around(question)
    whole, parts = [], {}
    for number in range(first.toordinal(), last.toordinal() + 1):
        day = date.fromordinal(number)
        if question.since + _SURE <= day <= question.until - _SURE:
            whole.append(day)
            continue
        hours = {hour for hour in (*_HOURS, _UNKNOWN) if question.has_hour(*_local(day, hour, question))}
        if hours >= {*_HOURS}:
            whole.append(day)
        elif hours:
            parts[day] = hours
    return whole, parts


def _local(day: date, hour: str, question: ClickQuestion) -> tuple[date, str]:
    if hour == _UNKNOWN or question.zone is None:
        return day, hour
    begins = datetime.combine(day, time(int(hour)), UTC).astimezone(question.zone)
    return begins.date(), f"{begins.hour:02}"


def clicks_by_weekday(sums: ClickRows, question: ClickQuestion) -> Counter[tuple[int, str]]:
    """(weekday as `date.weekday` counts, hour) -> clicks, in the question's time zone; without a known hour: none."""
    found: Counter[tuple[int, str]] = Counter()
    for (day, hour), clicks in _by_hour(sums, question).items():
        local_day, local_hour = _local(date.fromisoformat(day), hour, question)
        if local_hour != _UNKNOWN and question.has_hour(local_day, local_hour):
            found[local_day.weekday(), local_hour] += clicks
    return found
