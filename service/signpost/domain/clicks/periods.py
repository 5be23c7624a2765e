"""Periods that have a name, such as the last 30 days: which days they are, in the time zone of who asks."""

from datetime import UTC, date, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import NamedTuple

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.translations import gettext as _

MONDAY = 0
_WEEK = 7
# Of a range: by default, and at most.
DAYS, MAX_DAYS = 30, 3660


class PeriodName(StrEnum):
    """28d: four weeks, so that each weekday counts as often as the others."""

    TODAY = "today"
    YESTERDAY = "yesterday"
    DAYS_7 = "7d"
    DAYS_28 = "28d"
    DAYS_30 = "30d"
    DAYS_90 = "90d"
    LAST_WEEK = "last_week"
    MONTH_TO_DATE = "month_to_date"
    LAST_MONTH = "last_month"
    MONTHS_12 = "12m"
    ALL = "all"


# Those that end today, with their days.
_LENGTHS = {
    PeriodName.TODAY: 1,
    PeriodName.DAYS_7: 7,
    PeriodName.DAYS_28: 28,
    PeriodName.DAYS_30: 30,
    PeriodName.DAYS_90: 90,
    PeriodName.MONTHS_12: 365,
}


class PeriodDays(NamedTuple):
    """Days in a row, both included."""

    since: date
    until: date


def days_of(name: PeriodName, today: date, first: date, week_begins: int = MONDAY) -> PeriodDays:
    """The days of a period. first: of everything that there is. week_begins: a weekday, as `date.weekday` counts."""
    if name is PeriodName.ALL:
        return PeriodDays(min(first, today), today)
    if name is PeriodName.YESTERDAY:
        return PeriodDays(today - timedelta(days=1), today - timedelta(days=1))
    if name is PeriodName.LAST_WEEK:
        begins = today - timedelta(days=(today.weekday() - week_begins) % 7 + 7)
        return PeriodDays(begins, begins + timedelta(days=6))
    if name is PeriodName.MONTH_TO_DATE:
        return PeriodDays(today.replace(day=1), today)
    if name is PeriodName.LAST_MONTH:
        ends = today.replace(day=1) - timedelta(days=1)
        return PeriodDays(ends.replace(day=1), ends)
    return PeriodDays(today - timedelta(days=_LENGTHS[name] - 1), today)


def days_back(length: int) -> int:
    """How many days before a range lies the one that it is compared with. length: its days.

    That is as many, or one more where the weekdays match then: 90 days are compared with those that begin 13 weeks
    before.
    """
    return length + 1 if length > _WEEK and length % _WEEK == _WEEK - 1 else length


def bound(days: PeriodDays) -> PeriodDays:
    """The last MAX_DAYS of these days."""
    return PeriodDays(max(days.since, days.until - timedelta(days=MAX_DAYS - 1)), days.until)


def first_day(begun: datetime, zone: tzinfo | None) -> date:
    """The first day that may have clicks of what was created at a moment. zone: of the days, None for UTC."""
    return begun.astimezone(zone or UTC).date()


def range_of(
    since: date | None, until: date | None, period: str | None, *, zone: tzinfo | None, begun: datetime
) -> PeriodDays:
    """The days that a caller asks for, by their first and last day or by the name of a period. Raises Invalid.

    zone: of the days, None for UTC.  begun: when everything that there is began, aware.
    """
    today = times.now().astimezone(zone or UTC).date()
    if period is not None:
        if since is not None or until is not None:
            raise Invalid({"period": [_("Use a period, or `from` and `to`, not both.")]})
        return bound(days_of(PeriodName(period), today, first_day(begun, zone)))
    until = until or today
    since = since or date.fromordinal(max(1, until.toordinal() - DAYS + 1))
    if since > until:
        raise Invalid({"from": [_("Can't be after `to`.")]})
    if (until - since).days >= MAX_DAYS:
        raise Invalid({"from": [_("The range can have at most %(limit)s days.", limit=MAX_DAYS)]})
    return PeriodDays(since, until)
