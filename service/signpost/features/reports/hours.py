"""Clicks in hours: on the days of a time zone, or on a last day of which only some hours are counted.

They come from those by quarter of an hour in UTC, which every time zone of today has whole, so they are exact. Of
clicks that were counted before quarters were only the hour is known. Where that hour is of two local days or hours, all
of it is counted where its second half lies, and these clicks are called uncertain. Clicks whose hour is not known stay
on their day, and are not counted on a day of which only some hours are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from itertools import product
from typing import NamedTuple, TypeVar

from signpost.features.reports.breakdowns import HOUR, QUARTER, QUARTERS
from signpost.features.reports.question import ClickQuestion
from signpost.features.reports.rows import ClickRows

_HOURS = tuple(f"{hour:02}" for hour in range(24))
# The quarters of the hours of a day, in their order; and the position of each.
_QUARTERS = tuple(f"{hour}:{minute}" for hour, minute in product(_HOURS, QUARTERS))
_POSITIONS = {quarter: position for position, quarter in enumerate(_QUARTERS)}
# Of an hour of which quarters are not known, all is counted where this quarter lies, the first of its second half.
_SECOND_HALF = 2
_QUARTER = timedelta(minutes=15)
# Days that are further than this from both ends are in the range, whatever the time zone.
_SURE = timedelta(days=2)
# The hour of clicks of which it is not known.
_UNKNOWN = ""

# A local day and hour. Of the latter: _UNKNOWN, too.
_Local = tuple[date, str]
_Key = TypeVar("_Key", bound=Hashable)


class InHours(NamedTuple):
    """Clicks by day, or by value. uncertain: those in or near the range that may be of another day or hour.

    unplaced: how many more clicks of these days have no known hour.
    """

    clicks: Counter[str]
    uncertain: int
    unplaced: int = 0


def clicks_by_day(sums: ClickRows, question: ClickQuestion) -> InHours:
    """By local day, of the days that have some."""
    found, uncertain = _counted(sums, question, lambda day, _: day.isoformat())
    return InHours(found, uncertain)


def clicks_by_value(sums: ClickRows, question: ClickQuestion) -> InHours:
    """By value of the question's kind."""
    (kind,) = question.kinds
    if kind == HOUR:
        by_hour, uncertain = _counted(sums, question, lambda _, hour: hour)
        return InHours(by_hour, uncertain)
    found: Counter[str] = Counter()
    whole, parts = _days_in_part(question)
    if whole:
        for _, values in sums.values(kind, whole[0].isoformat(), whole[-1].isoformat()):
            for value, clicks in values.items():
                found[value] += clicks
    unplaced = uncertain = 0
    for day, of_day in parts.items():
        for _, combinations, others in sums.combinations((kind, QUARTER), day.isoformat(), day.isoformat()):
            unplaced += others
            for (value, stored), clicks in combinations:
                is_there, is_certain = _place(of_day, day, stored, question.has_hour)
                uncertain += 0 if is_certain else clicks
                if value and is_there:
                    found[value] += clicks
    return InHours(found, uncertain, unplaced)


def first_day_of(sums: ClickRows, question: ClickQuestion, value: str) -> date | None:
    """The first local day with clicks with this value of the question's kind; None: there is none."""
    (kind,) = question.kinds
    first, last = (day.isoformat() for day in _days_around(question))
    for day in sorted({day for day, values in sums.values(kind, first, last) if values.get(value)}):
        local = _local(date.fromisoformat(day), question.zone)
        found: list[date] = []
        for _, combinations, _others in sums.combinations((kind, QUARTER), day, day):
            for (of, stored), clicks in combinations:
                (local_day, hour), _is_certain = _place(local, date.fromisoformat(day), stored, _day_and_hour)
                if of == value and clicks and question.has_hour(local_day, hour):
                    found.append(local_day)
        if found:
            return min(found)
    return None


def _day_and_hour(day: date, hour: str) -> _Local:
    return day, hour


def clicks_by_weekday(sums: ClickRows, question: ClickQuestion) -> Counter[tuple[int, str]]:
    """(weekday as `date.weekday` counts, hour) -> clicks, in the question's time zone; without a known hour: none."""
    found, _ = _counted(sums, question, lambda day, hour: (day.weekday(), hour))
    return Counter({(weekday, hour): clicks for (weekday, hour), clicks in found.items() if hour != _UNKNOWN})


def _counted(
    sums: ClickRows, question: ClickQuestion, key_of: Callable[[date, str], _Key]
) -> tuple[Counter[_Key], int]:
    """Clicks by a property of a local day and hour, and those that are uncertain."""

    def counted_under(day: date, hour: str) -> _Key | None:
        return key_of(day, hour) if question.has_hour(day, hour) else None

    found: Counter[_Key] = Counter()
    uncertain = 0
    for day, values in _by_quarter(sums, question).items():
        local = _local(day, question.zone)
        by_local: dict[_Local, int] = {}
        for stored, clicks in values.items():
            if (position := _POSITIONS.get(stored)) is not None:
                by_local[local[position]] = by_local.get(local[position], 0) + clicks
                continue
            key, is_certain = _place(local, day, stored, counted_under)
            uncertain += 0 if is_certain else clicks
            if key is not None:
                found[key] += clicks
        for of, clicks in by_local.items():
            if (key := counted_under(*of)) is not None:
                found[key] += clicks
    return found, uncertain


def _place(local: list[_Local], day: date, stored: str, key_of: Callable[[date, str], _Key]) -> tuple[_Key, bool]:
    """Where clicks are counted, and whether that is certain. stored: a quarter, an hour, or _UNKNOWN."""
    if (position := _POSITIONS.get(stored)) is not None:
        return key_of(*local[position]), True
    if (begin := _POSITIONS.get(f"{stored}:{QUARTERS[0]}")) is None:
        return key_of(day, _UNKNOWN), True
    keys = [key_of(*local[position]) for position in range(begin, begin + len(QUARTERS))]
    return keys[_SECOND_HALF], len({*keys}) == 1


def _by_quarter(sums: ClickRows, question: ClickQuestion) -> dict[date, Counter[str]]:
    """By day in UTC: clicks by quarter, or hour where only that is known, and those of which not even it is."""
    first, last = (day.isoformat() for day in _days_around(question))
    clicks: dict[str, Counter[str]] = {}
    for day, values in sums.values(QUARTER, first, last):
        of_day = clicks.setdefault(day, Counter())
        for stored, count in values.items():
            of_day[stored] += count
    for day, entry in sums.days(first, last).items():
        of_day = clicks.setdefault(day, Counter())
        if (unknown := entry.clicks - of_day.total()) > 0:
            of_day[_UNKNOWN] += unknown
    return {date.fromisoformat(day): values for day, values in clicks.items()}


def _days_around(question: ClickQuestion) -> tuple[date, date]:
    """The first and the last day in UTC that may have hours of the question: in a zone, a day more at both ends."""
    if question.zone is None:
        return question.since, question.until
    return (
        date.fromordinal(max(1, question.since.toordinal() - 1)),
        date.fromordinal(min(date.max.toordinal(), question.until.toordinal() + 1)),
    )


def _days_in_part(question: ClickQuestion) -> tuple[list[date], dict[date, list[_Local]]]:
    """The days in UTC whose hours the question has all, in a row; and of those of which it has some, where each is."""
    first, last = _days_around(question)
    whole, parts = [], {}
    for number in range(first.toordinal(), last.toordinal() + 1):
        day = date.fromordinal(number)
        if min(day - question.since, question.until - day) >= _SURE:
            whole.append(day)
            continue
        local = _local(day, question.zone)
        has = [question.has_hour(*of) for of in local]
        if all(has):
            whole.append(day)
        elif any(has) or question.has_hour(day, _UNKNOWN):
            parts[day] = local
    return whole, parts


def _local(day: date, zone: tzinfo | None) -> list[_Local]:
    """The local day and hour of each quarter of an hour of a day in UTC."""
    if zone is None or not date.min < day < date.max:
        return [(day, hour) for _, hour in _shifts(timedelta())]
    begin = datetime.combine(day, time(), UTC)
    offset, last = (moment.astimezone(zone).utcoffset() for moment in (begin, begin + timedelta(hours=24) - _QUARTER))
    if offset != last:
        moments = [(begin + _QUARTER * position).astimezone(zone) for position in range(len(_QUARTERS))]
        return [(moment.date(), _HOURS[moment.hour]) for moment in moments]
    near = {number: day + timedelta(days=number) for number in (-1, 0, 1)}
    return [(near[number], hour) for number, hour in _shifts(offset or timedelta())]


@cache
def _shifts(offset: timedelta) -> list[tuple[int, str]]:
    """The same for a day with this offset: how many days later, and the hour."""
    minutes = (divmod(15 * position + int(offset.total_seconds() // 60), 60 * 24) for position in range(len(_QUARTERS)))
    return [(days, _HOURS[minute // 60]) for days, minute in minutes]
