"""A question about clicks: which days, by what, and with which value of a breakdown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta, tzinfo

from signpost.domain.clicks.periods import days_back, first_day, range_of
from signpost.domain.clicks.referrers import host_as_counted
from signpost.domain.dates import zone_named
from signpost.domain.errors import Invalid
from signpost.features.reports.breakdowns import COMBINED, DAY, REFERRER
from signpost.translations import gettext as _

# Of two breakdowns at once, other than by day, and of why clicks changed.
MAX_PAIR_DAYS = 366
# What an answer may be compared with, or have beside it.
PREVIOUS, USUAL, WHY = "previous", "usual", "why"
HOURS_OF_A_DAY = 24
_COMBINED = ", ".join(COMBINED)


@dataclass(frozen=True)
class ClickQuestion:
    """by: one of BREAKDOWNS, or two. since, until: both included. only: a kind of COMBINED and a value, as "" is.

    zone: the time zone of the days and hours; None: UTC. compares: whether the answer has that of the range before.
    has_usual: whether each day has what is usual for its weekday. has_why: whether the answer says why clicks changed.
    first_day: of what clicks are asked of; before it there was nothing to compare. hours: how many of the last day are
    counted.
    """

    by: tuple[str, ...]
    since: date
    until: date
    only: tuple[str, str] | None = None
    zone: tzinfo | None = None
    compares: bool = False
    first_day: date | None = None
    hours: int = HOURS_OF_A_DAY
    has_usual: bool = False
    has_why: bool = False

    @property
    def days(self) -> int:
        return (self.until - self.since).days + 1

    @property
    def is_in_hours(self) -> bool:
        """Whether the answer comes from clicks by hour."""
        return self.zone is not None or self.hours < HOURS_OF_A_DAY

    @property
    def may_be_in_hours(self) -> bool:
        """Whether clicks by hour have an answer."""
        return self.only is None and (self.by == (DAY,) or (len(self.by) == 1 and self.by[0] in COMBINED))

    def has_hour(self, day: date, hour: str) -> bool:
        """Whether an hour of a day is one of the question's; "": an hour that is not known."""
        if not self.since <= day <= self.until:
            return False
        return day < self.until or self.hours == HOURS_OF_A_DAY or (hour != "" and int(hour) < self.hours)

    @property
    def is_by_day(self) -> bool:
        return self.by[0] == DAY

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.by[1:] if self.is_by_day else self.by

    @property
    def first(self) -> str:
        return self.since.isoformat()

    @property
    def last(self) -> str:
        return self.until.isoformat()

    @property
    def previous(self) -> ClickQuestion:
        """The same about the range of the same length before, with the same weekdays where that is nearly so."""
        return self.earlier(days_back(self.days))

    def earlier(self, days: int) -> ClickQuestion:
        """The same about this many days earlier, as far as there are such days."""
        since, until = (date.fromordinal(max(1, day.toordinal() - days)) for day in (self.since, self.until))
        return replace(self, since=since, until=until, compares=False, has_usual=False, has_why=False)


def question_of(
    *,
    by: str,
    since: date | None = None,
    until: date | None = None,
    filters: Mapping[str, str] | None = None,
    timezone: str | None = None,
    compare: str | None = None,
    period: str | None = None,
    begun: datetime,
) -> ClickQuestion:
    """What a caller asks. begun: when that was created of which clicks are asked, aware. Raises Invalid."""
    zone = zone_named(timezone)
    days = range_of(since, until, period, zone=zone, begun=begun)
    if len(filters or {}) > 1:
        raise Invalid({"filter": [_("Use one filter. Clicks are counted by at most two breakdowns at once.")]})
    question = ClickQuestion(
        _breakdowns(by),
        *days,
        next((filter_of(*given) for given in (filters or {}).items()), None),
        zone,
        compare == PREVIOUS,
        first_day(begun, zone),
        has_usual=compare == USUAL,
        has_why=compare == WHY,
    )
    _require_possible(question)
    return question


def filter_of(kind: str, value: str) -> tuple[str, str]:
    """A filter by a value as somebody typed it: a referrer as it is counted. "": clicks without a value."""
    return kind, host_as_counted(value) or value if kind == REFERRER else value


def _breakdowns(by: str) -> tuple[str, ...]:
    """by: of BREAKDOWNS, with a comma between two."""
    names = tuple(by.split(","))
    is_pair = len(names) == 2 and names[0] != names[1] and (names[0] == DAY or {*names} <= {*COMBINED})
    if len(names) > 1 and not (is_pair and DAY not in names[1:]):
        reason = _("Two at once are day and then another one, or two of %(combined)s.", combined=_COMBINED)
        raise Invalid({"by": [reason]})
    return names


def _require_possible(question: ClickQuestion) -> None:
    """Whether clicks are counted in a way that has an answer. Raises Invalid."""
    if len(question.kinds) > 1 and question.until - question.since >= timedelta(days=MAX_PAIR_DAYS):
        reason = _("With two breakdowns, the range can have at most %(limit)s days.", limit=MAX_PAIR_DAYS)
        raise Invalid({"from": [reason]})
    if question.zone is not None and not question.may_be_in_hours:
        reason = _("With a time zone, `by` is day or one of %(combined)s, and there is no filter.", combined=_COMBINED)
        raise Invalid({"timezone": [reason]})
    if question.has_why and question.days > MAX_PAIR_DAYS:
        reason = _("Why clicks changed is known of at most %(limit)s days.", limit=MAX_PAIR_DAYS)
        raise Invalid({"from": [reason]})
    if question.has_usual and question.by != (DAY,):
        raise Invalid({"compare": [_("What is usual is known by day: leave out `by`.")]})
    if question.only and not {*question.kinds} <= {*COMBINED}:
        raise Invalid({"by": [_("With a filter it is day, or one or two of %(combined)s.", combined=_COMBINED)]})
