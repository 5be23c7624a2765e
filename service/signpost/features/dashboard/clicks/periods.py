"""The period that a page of clicks is about, as its address says it: ?period=30d, or ?from=2026-01-01&to=2026-01-31."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, tzinfo

from signpost.domain import dates, times
from signpost.domain.clicks.periods import MAX_DAYS, PeriodDays, PeriodName, bound, days_back, days_of, first_day
from signpost.domain.dates import DateStyle
from signpost.domain.records.rules.rule_conditions import DAYS
from signpost.domain.records.rules.rule_words import DAY_NAMES
from signpost.features.dashboard.moments import own_style, zone_of_page
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

USUAL = PeriodName.DAYS_28
# What the choices are called; the others are under More.
FIRST = Translated(
    {
        PeriodName.TODAY: mark("Today"),
        PeriodName.DAYS_7: mark("7 days"),
        PeriodName.DAYS_28: mark("28 days"),
        PeriodName.DAYS_90: mark("90 days"),
        PeriodName.MONTHS_12: mark("12 months"),
    }
)
MORE = Translated(
    {
        PeriodName.YESTERDAY: mark("Yesterday"),
        PeriodName.LAST_WEEK: mark("Last week"),
        PeriodName.DAYS_30: mark("30 days"),
        PeriodName.MONTH_TO_DATE: mark("Month to date"),
        PeriodName.LAST_MONTH: mark("Last month"),
        PeriodName.ALL: mark("All"),
    }
)
# The same at the end of a sentence.
_IN_WORDS = Translated(
    {
        PeriodName.TODAY: mark("today"),
        PeriodName.YESTERDAY: mark("yesterday"),
        PeriodName.LAST_WEEK: mark("last week"),
        PeriodName.MONTH_TO_DATE: mark("this month"),
        PeriodName.LAST_MONTH: mark("last month"),
        PeriodName.ALL: mark("in total"),
        PeriodName.DAYS_7: mark("in the last 7 days"),
        PeriodName.DAYS_28: mark("in the last 28 days"),
        PeriodName.DAYS_30: mark("in the last 30 days"),
        PeriodName.DAYS_90: mark("in the last 90 days"),
        PeriodName.MONTHS_12: mark("in the last 12 months"),
    }
)


@dataclass(frozen=True)
class Period:
    """PeriodDays in the reader's time zone, both included. choice: None for days that were given one by one.

    today: of the reader. first: of what clicks are asked of. wrong: why the days that the address names are not these,
    as a sentence; "" if they are, or if it names none.
    """

    since: date
    until: date
    today: date
    first: date
    style: DateStyle
    choice: PeriodName | None = None
    wrong: str = field(default="", compare=False)

    @property
    def days(self) -> int:
        return (self.until - self.since).days + 1

    @property
    def range(self) -> dict[str, date]:
        """The arguments of the operations that count clicks."""
        return {"since": self.since, "until": self.until}

    @property
    def query(self) -> dict[str, str]:
        """What an address says to mean it."""
        if self.choice is not None:
            return {"period": self.choice}
        return {"from": self.since.isoformat(), "to": self.until.isoformat()}

    @property
    def is_single_day(self) -> bool:
        return self.since == self.until

    @property
    def has_today(self) -> bool:
        return self.until == self.today

    @property
    def name(self) -> str:
        """What it is called at the end of a sentence: "in the last 30 days"."""
        if self.choice is not None:
            return _IN_WORDS[self.choice]
        if self.is_single_day:
            return _("on %(day)s", day=self.day(self.since))
        return _("from %(first)s to %(last)s", first=self.day(self.since), last=self.day(self.until))

    def day(self, day: date) -> str:
        return dates.day(day, self.style, self.today.year)

    def weekday(self, day: date) -> str:
        """A day with its weekday, like "Thursday, 19 Nov"."""
        return _("%(weekday)s, %(day)s", weekday=DAY_NAMES[DAYS[day.weekday()]], day=self.day(day))

    def brief(self, day: date) -> str:
        """A day below the chart."""
        return dates.brief(day, self.style, self.today.year)

    def span(self, since: date, until: date) -> str:
        """Days in a row, both included, within a text."""
        return dates.span(since, until, self.style, self.today.year)

    def earlier(self) -> tuple[date, date]:
        """The days that these are compared with."""
        back = timedelta(days=days_back(self.days))
        return self.since - back, self.until - back


def period_of(query: Mapping[str, str], begun: datetime) -> Period:
    """The period that an address asks for; the usual one where it cannot be read.

    begun: when that was created of which clicks are asked, aware.
    """
    return period_for(query, begun, zone_of_page(), own_style())


def period_for(query: Mapping[str, str], begun: datetime, zone: tzinfo, style: DateStyle) -> Period:
    """The same for a reader's time zone and way to write dates."""
    today, first = times.now().astimezone(zone).date(), first_day(begun, zone)
    given, earliest = _days(query), today - timedelta(days=MAX_DAYS - 1)
    if given is not None and earliest <= given.since <= given.until <= today:
        return Period(*given, today, first, style)
    name = query.get("period", USUAL)
    choice = PeriodName(name) if name in {*PeriodName} else USUAL
    # Bots and visitors are counted by days of UTC, and one of these may begin earlier.
    days = days_of(choice, today, min(first, first_day(begun, None)), style.week_begins)
    wrong = ""
    if given is not None:
        wrong = _("Choose days in order, from %(day)s until today.", day=dates.day(earliest, style, today.year))
    elif query.get("from") or query.get("to"):
        wrong = _("Choose a first and a last day, like 2026-11-20.")
    return Period(*bound(days), today, first, style, choice, wrong)


def _days(query: Mapping[str, str]) -> PeriodDays | None:
    try:
        return PeriodDays(date.fromisoformat(query["from"]), date.fromisoformat(query["to"]))
    except (KeyError, ValueError):
        return None
