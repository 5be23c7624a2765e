"""Clicks by day or hour of another time zone, from those by hour in UTC.

An hour belongs to the local day and hour in which it begins. Clicks whose hour is not known stay on their day.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from signpost.domain.clicks.breakdowns import DAY, HOUR
from signpost.operations.clicks.click_question import ClickQuestion
from signpost.operations.clicks.click_rows import ClickRows
from signpost.operations.clicks.click_sums import ClickCount, Clicks, ClickSums

_DAY = timedelta(days=1)


def answer_in_zone(sums: ClickRows, question: ClickQuestion, zone: tzinfo) -> Clicks:
    """By day or by hour; bots and visitors are not known."""
    clicks = _by_hour(sums, question)
    found: Counter[str] = Counter()
    for (day, hour), count in clicks.items():
        local_day, local_hour = _local(day, hour, zone) if hour else (date.fromisoformat(day), "")
        if question.since <= local_day <= question.until:
            found[local_day.isoformat() if question.is_by_day else local_hour] += count
    if question.is_by_day:
        length = (question.until - question.since).days + 1
        keys = [(question.since + timedelta(days=number)).isoformat() for number in range(length)]
    else:
        keys = sorted(found, key=lambda hour: (-found[hour], hour))
    data = [ClickCount(key, found[key]) for key in keys]
    by = DAY if question.is_by_day else HOUR
    return Clicks(question.first, question.last, by, ClickSums(found.total(), None, None), data)


def _by_hour(sums: ClickRows, question: ClickQuestion) -> Counter[tuple[str, str]]:
    """(day, hour) in UTC -> clicks, with those of which the hour is not known under "". A day more at both ends."""
    first = date.fromordinal(max(1, question.since.toordinal() - 1)).isoformat()
    last = date.fromordinal(min(date.max.toordinal(), question.until.toordinal() + 1)).isoformat()
    clicks: Counter[tuple[str, str]] = Counter()
    for day, hours in sums.values(HOUR, first, last):
        for hour, count in hours.items():
            clicks[day, hour] += count
    known: Counter[str] = Counter()
    for (day, _), count in clicks.items():
        known[day] += count
    for day, entry in sums.days(first, last).items():
        if entry.clicks > known[day]:
            clicks[day, ""] = entry.clicks - known[day]
    return clicks


def _local(day: str, hour: str, zone: tzinfo) -> tuple[date, str]:
    begins = datetime.combine(date.fromisoformat(day), time(int(hour)), UTC).astimezone(zone)
    return begins.date(), f"{begins.hour:02}"
