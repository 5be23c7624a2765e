"""What pages show of clicks: those of a period and of the one before, and breakdowns whose values are filters.

A filter is in the address, as in the API: ?filter[country]=DE. Days and hours are those of the reader's time zone; with
a filter, of a part of the workspace, and where clicks are not counted by hour, they are those of UTC.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, timedelta
from functools import cached_property
from itertools import zip_longest
from operator import attrgetter
from urllib.parse import urlencode

from flask import request

from signpost.domain import dates, times
from signpost.domain.clicks.periods import days_back
from signpost.domain.dates import DateStyle
from signpost.domain.json_types import Shown
from signpost.domain.records.rules.rule_words import DAY_NAMES
from signpost.features.dashboard.addresses import DOCS
from signpost.features.dashboard.clicks import charts, periods
from signpost.features.dashboard.clicks.charts import MEASURES, Chart, ChartStep, Measure
from signpost.features.dashboard.clicks.names import ALWAYS_SHOWN, HEADS, NONE_OF, SIGNS, TITLES, shown
from signpost.features.dashboard.clicks.periods import Period
from signpost.features.dashboard.moments import TIMEZONE, zone_of_page
from signpost.features.reports.answers import answer
from signpost.features.reports.breakdowns import BREAKDOWNS, COMBINED, DAY, HOUR, KINDS
from signpost.features.reports.compared.comparison import changes, comparison, in_days_of_utc, rows_compared
from signpost.features.reports.compared.usual import usual_ranges
from signpost.features.reports.compared.why import why
from signpost.features.reports.hours import clicks_by_weekday
from signpost.features.reports.period_reports.report import clicks_a_day, scans_of
from signpost.features.reports.question import HOURS_OF_A_DAY, PREVIOUS, ClickQuestion, filter_of
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import ClickChange, ClickChanges, ClickCount, Clicks, UsualRange, Why
from signpost.runtime import settings
from signpost.translations import Translated, mark
from signpost.translations import gettext as _
from signpost.translations.names import COUNTRIES

# The part of an address that says what a chart draws.
SHOW = "show"
_MEASURED = Translated({"clicks": mark("Clicks"), "visitors": mark("Visitors"), "bots": mark("Bots")})
# The part that says what it is compared with, where that is not what is usual.
COMPARE = "compare"
# A kind of COMBINED and a value of it.
Filter = tuple[str, str]


@dataclass(frozen=True)
class Tile:
    """A number of the period, and what of it may be compared. measure: what the chart draws by it; "": nothing.

    path: of the page that says more of it, within the workspace.
    """

    label: str
    number: int
    change: ClickChange | None = None
    measure: str = ""
    path: str = ""


@dataclass(frozen=True)
class Breakdown:
    """links: the address that filters by a value, which follows it; "": none does. count: of all rows."""

    kind: str
    title: str
    rows: list[ClickCount]
    links: str
    count: int

    @property
    def has_more(self) -> bool:
        return len(self.rows) < self.count


class ClickView:
    """The clicks that a page shows. keep: what else its address says. has_scans: a number is of those by QR code.

    compares_periods: the chart shows the period before, whatever the address says.
    """

    def __init__(
        self,
        sums: ClickRows,
        period: Period,
        only: Filter | None = None,
        keep: Mapping[str, str] | None = None,
        *,
        has_scans: bool = False,
        compares_periods: bool = False,
    ):
        self.period, self.only = period, only
        self._has_scans = has_scans and only is None
        self._compares_periods = compares_periods or request.args.get(COMPARE) == PREVIOUS
        self._sums = sums
        named = request.args.get(TIMEZONE, "")
        self._zone_named = {TIMEZONE: named} if dates.is_time_zone(named) else {}
        self._keep = {**(keep or {}), **self._zone_named}
        # What its chart draws. By hour, and with a filter, only clicks are counted.
        self.measure: Measure = "clicks"
        if only is None and not period.is_single_day:
            self.measure = next((one for one in MEASURES if one == request.args.get(SHOW)), "clicks")
        # By kind: the map and the list of countries are of the same rows.
        self._rows: dict[str, list[ClickCount]] = {}
        self.zone = UTC if only is not None or sums.is_part else zone_of_page()
        self._zone = None if self.zone is UTC else self.zone

    def table(self, kind: str) -> Clicks:
        """All entries of one breakdown, or each day as the chart has it: clicks by days in the reader's time zone."""
        found = answer(self._sums, self._question(kind))
        if kind != DAY or self._zone is None:
            return found
        rows = zip(found.data, self._days_in_utc.data, strict=True)
        return replace(found, data=[replace(row, bots=of.bots, visitors=of.visitors) for row, of in rows])

    @property
    def question(self) -> ClickQuestion:
        """That about the clicks of the chart, by day."""
        return self._question(DAY)

    def _question(self, kind: str) -> ClickQuestion:
        in_hours = kind == DAY or kind in COMBINED
        return ClickQuestion(
            (kind,),
            self.period.since,
            self.period.until,
            self.only,
            self._zone if in_hours else None,
            first_day=self.period.first,
        )

    @cached_property
    def days(self) -> Clicks:
        question = self._question(DAY)
        found = answer(self._sums, question)
        data = rows_compared(self._sums, question, found)
        return replace(found, data=data, changes=changes(self._sums, question, found))

    @cached_property
    def usual(self) -> Mapping[date, UsualRange]:
        """What is usual for the days of the chart, by day; nothing where the chart does not show it.

        It does not show it where it is asked to show the period before, and where most of its days have none.
        """
        is_by_day = not self.period.is_single_day and self.period.days <= charts.MAX_DAYS
        if self._compares_periods or self.measure != "clicks" or not is_by_day:
            return {}
        found = usual_ranges(self._sums, self._question(DAY), self.days)
        return found if 2 * len(found) >= self.period.days else {}

    def why(self, kinds: Sequence[str]) -> Why:
        """Why the clicks changed. kinds: the breakdowns that may say it."""
        return why(self._sums, self._question(DAY), kinds)

    @cached_property
    def _days_in_utc(self) -> Clicks:
        """What is not counted by hour: bots and visitors."""
        question = replace(self._question(DAY), zone=None)
        return self.days if self._zone is None else answer(self._sums, question)

    def _changes(self) -> ClickChanges:
        known = self.days.changes or ClickChanges()
        return in_days_of_utc(known, self._sums, self._question(DAY), self._days_in_utc)

    def tiles(self) -> list[Tile]:
        """The sums of the period; with a filter only clicks are known."""
        changed, others = self._changes(), self._days_in_utc.total
        rows = (
            ("clicks", self.days.total.clicks, changed.clicks),
            ("visitors", others.visitors, changed.visitors),
            ("bots", others.bots, changed.bots),
        )
        has_choice = self.only is None and not self.period.is_single_day
        found = [
            Tile(_MEASURED[measure], number, change, measure if has_choice else "")
            for measure, number, change in rows
            if number is not None
        ]
        return [*found, *self._scans()]

    def _scans(self) -> Iterator[Tile]:
        """Clicks by QR code, where there are any."""
        if self._has_scans:
            scans = scans_of(self._sums, self._question(DAY))
            if scans.number:
                yield Tile(_("By QR code"), scans.number, scans.change)

    def clicks_a_day(self, since: date, until: date) -> int | None:
        """On average of some days, as far as they are over and not before everything; None: there are none."""
        return clicks_a_day(self._sums, self._question(DAY), since, until)

    @cached_property
    def chart(self) -> Chart:
        return charts.chart(self._steps())

    def shown(self) -> Shown:
        """What the templates of charts need."""
        return {
            "period": self.period,
            "periods": periods,
            "tiles": self.tiles(),
            "drawing": self.chart,
            "measure": self.measure,
            "asked": urlencode({**self.period.query, **self._filter, **self._zone_named}),
            "measured": _MEASURED[self.measure],
            "measures": "?" + urlencode({**self.period.query, **self._keep, **self._drawn, SHOW: ""}),
            "compared": self._compared(),
            "compared_sentence": self._compared_sentence(),
            "other_comparison": self._other_comparison(),
            "signs": SIGNS,
            "heads": HEADS,
            "flagged": COUNTRIES,
            "until_now": self._until_now(),
            "only": self.only,
            "empty_text": self.empty_text,
            "places_help": "" if settings.has_countries() else f"{DOCS}geo.md",
            "in_address": self.in_address,
            "unfiltered": urlencode({**self.period.query, **self._drawn, **self._keep}),
            "zone": dates.name_of(self.zone),
            "uncertain": self.days.uncertain_clicks,
        }

    @property
    def _filter(self) -> dict[str, str]:
        return {f"filter[{self.only[0]}]": self.only[1]} if self.only else {}

    @property
    def _drawn(self) -> dict[str, str]:
        drawn = {} if self.measure == "clicks" else {SHOW: self.measure}
        return drawn | ({COMPARE: PREVIOUS} if request.args.get(COMPARE) == PREVIOUS else {})

    def _compared(self) -> str:
        """With what the period is compared, within a text; "": with nothing."""
        if self.days.changes is None or self.days.changes.clicks is None:
            return ""
        return self.period.span(*self.period.earlier())

    def _compared_sentence(self) -> str:
        """With what the chart is compared, and how far today is."""
        if self.usual:
            return _("Compared with the usual range")
        span, compared = self._compared(), comparison(self._question(DAY), times.now(), may_cut=not self._sums.is_part)
        if not self.period.has_today or compared is None:
            return _("Compared with %(days)s", days=span)
        if compared.now.hours < HOURS_OF_A_DAY:
            return _("Compared with %(days)s, up to the same hour", days=span)
        return _("Compared with %(days)s, without today", days=span)

    def _other_comparison(self) -> tuple[str, str] | None:
        """The query of this page with the other thing that the chart may be compared with, and what it does."""
        query = {**self.period.query, **self._keep, **self._filter}
        if self.usual and self._compared():
            return urlencode({**query, COMPARE: PREVIOUS}), _("Compare with %(days)s", days=self._compared())
        if COMPARE in self._drawn and self.measure == "clicks":
            return urlencode(query), _("Compare with the usual range")
        return None

    def _until_now(self) -> str:
        """The time of day, where the period has today."""
        now = times.now().astimezone(zone_of_page())
        return dates.clock(now.hour, now.minute, self.period.style) if self.period.has_today else ""

    # --- the steps of the chart -------------------------------------------------------------------------------------

    def _steps(self) -> Sequence[ChartStep]:
        if self.period.is_single_day and self.only is None:
            return self._hours()
        style = self.period.style
        if self.measure == "clicks":
            rows = zip(self.days.data, self._days_in_utc.data, strict=True)
            steps = [self._day(row, bots.bots) for row, bots in rows]
        else:
            steps = self._other_days(self.measure)
        return charts.together(
            steps,
            of_week=lambda day: _("Week of %(day)s", day=day),
            of_month=lambda day: dates.month(day, style),
        )

    def _day(self, row: ClickCount, bots: int | None) -> ChartStep:
        change = row.change
        before = change.before if change is not None else None
        day = date.fromisoformat(row.value)
        step = replace(self._step(day), clicks=row.clicks, bots=bots)
        if self.usual:
            return replace(step, usual=self.usual.get(day))
        return replace(step, before=before, change=change)

    def _step(self, day: date) -> ChartStep:
        """A day without its numbers."""
        is_today, period = day == self.period.today, self.period
        label = _("Today") if is_today else period.day(day)
        then = day - timedelta(days=days_back(period.days))
        return ChartStep(
            label,
            *(None, None, None),
            *(day, day, None),
            is_today,
            "" if is_today else period.brief(day),
            heading="" if is_today else period.weekday(day),
            before_label=period.weekday(then),
        )

    def _other_days(self, measure: Measure) -> list[ChartStep]:
        """Visitors or bots, which are counted by days of UTC, and those of the days before."""
        compared = comparison(replace(self._question(DAY), zone=None), times.now(), may_cut=False)
        former = answer(self._sums, compared.before).data if compared is not None else []
        of = attrgetter(measure)
        steps = []
        for now, before in zip_longest(self._days_in_utc.data, former[: len(self._days_in_utc.data)]):
            count, then = of(now), of(before) if before is not None else None
            change = ClickChange(count, then) if count is not None and then is not None else None
            step = self._step(date.fromisoformat(now.value))
            steps.append(replace(step, clicks=count, before=then, change=change, measure=measure))
        return steps

    def _hours(self) -> Sequence[ChartStep]:
        """The hours of one day, with those of the day before."""
        question = self._question(HOUR)
        found, then = (
            {row.value: row.clicks for row in answer(self._sums, part).data} for part in (question, question.previous)
        )
        whole = replace(question, until=question.until - timedelta(days=1), since=question.since - timedelta(days=1))
        is_known = comparison(whole, times.now()) is not None
        now = times.now().astimezone(self.zone).hour if self.period.has_today else HOURS_OF_A_DAY
        steps = []
        for number in range(HOURS_OF_A_DAY):
            hour, day = f"{number:02}", self.period.since
            clicks = found.get(hour, 0) if number <= now else None
            before = then.get(hour, 0) if is_known else None
            change = ClickChange(clicks, before) if clicks is not None and before is not None and number < now else None
            label = dates.clock(number, 0, self.period.style)
            steps.append(ChartStep(label, clicks, None, before, day, day, change, number == now))
        return steps

    # --- lists ------------------------------------------------------------------------------------------------------

    def rows(self, kind: str) -> list[ClickCount]:
        """The entries of one breakdown; none where no value is known."""
        if kind not in self._rows:
            question = self._question(kind)
            found = answer(self._sums, question)
            self._rows[kind] = shown(kind, rows_compared(self._sums, question, found))
        return self._rows[kind]

    def values(self, kind: str) -> list[ClickCount]:
        """The same without what they are compared with, which takes one statement instead of several."""
        return self._rows.get(kind) or shown(kind, answer(self._sums, self._question(kind)).data)

    def breakdowns(self, max_count: int, in_full: str = "", kinds: Sequence[str] = KINDS) -> Iterator[Breakdown]:
        """Those of which something is known. max_count: rows of each. in_full: the one that has all of its rows."""
        if self.only is not None:
            kinds = [kind for kind in kinds if kind in COMBINED and kind != self.only[0]]
        for kind in kinds:
            rows = self.rows(kind)
            if rows or (kind in ALWAYS_SHOWN and self.only is None):
                has_more = kind not in (in_full, HOUR) and len(rows) > max_count
                shown_rows = rows[:max_count] if has_more else rows
                yield Breakdown(kind, TITLES[kind], shown_rows, self.links(kind), len(rows))

    def heat(self) -> list[HeatRow]:
        """Weekdays and hours; none with a filter, as what is left by hour is not known then."""
        if self.only is not None or not self.days.total.clicks:
            return []
        return heat_rows(clicks_by_weekday(self._sums, self._question(HOUR)), self.period.style)

    def empty_text(self, kind: str) -> str:
        """What a list without entries says. kind: of a breakdown, or `record`, `host` or `tag`."""
        if kind in ("country", "region", "city") and not settings.has_countries():
            return _("Add a country database to see where visitors are.")
        if not self.days.total.clicks:
            return _("No clicks in this period.")
        return NONE_OF.get(kind) or _("Not known for these clicks.")

    def links(self, kind: str) -> str:
        """The address that filters by a value of a breakdown, which follows it; "": none does.

        There is one filter at a time, by a kind that is combined with others.
        """
        if self.only is not None or kind not in COMBINED:
            return ""
        return "?" + urlencode({**self.period.query, **self._keep, f"filter[{kind}]": ""})

    def query_with(self, name: str, value: str) -> str:
        """The query of this page where one thing is different."""
        return urlencode({**self.period.query, **self.in_address, name: value})

    def queries(self) -> dict[str, str]:
        """The query of the table of each breakdown."""
        return {name: urlencode({**self.period.query, **self.in_address, "by": name}) for name in BREAKDOWNS}

    @property
    def in_address(self) -> dict[str, str]:
        """What else than the period the address says."""
        return {**self._drawn, **self._keep, **self._filter}


def filter_in(query: Mapping[str, str]) -> Filter | None:
    """The filter that an address says; "" is a value, too."""
    return next((filter_of(kind, query[name]) for kind in COMBINED if (name := f"filter[{kind}]") in query), None)


# Parts of the highest number from which on a shade is darker; without clicks it is 0.
_SHADES = (0.1, 0.25, 0.5, 0.75)


@dataclass(frozen=True)
class HeatRow:
    """A weekday in a map of squares, darker where there are more clicks.

    hours: for each hour its name, the clicks and the shade, from 0 to 5.
    """

    weekday: str
    hours: Sequence[tuple[str, int, int]]


def heat_rows(clicks: Mapping[tuple[int, str], int], style: DateStyle) -> list[HeatRow]:
    """clicks: by weekday and hour. The rows begin with the first weekday of the reader's weeks."""
    highest = max(clicks.values(), default=0)
    rows, weekdays = [], [*DAY_NAMES.values()]
    for number in range(7):
        weekday = (style.week_begins + number) % 7
        counts = [clicks.get((weekday, f"{hour:02}"), 0) for hour in range(HOURS_OF_A_DAY)]
        hours = [
            (dates.clock(hour, 0, style), count, 1 + bisect(_SHADES, count / highest) if count else 0)
            for hour, count in enumerate(counts)
        ]
        rows.append(HeatRow(weekdays[weekday], hours))
    return rows
