"""What stands below a chart: which days are unusual, and why clicks changed. Each day and each value is a link."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property
from urllib.parse import quote, urlencode

from markupsafe import Markup, escape

from signpost.domain import dates
from signpost.domain.records.record import RecordView
from signpost.features.dashboard import panels
from signpost.features.dashboard.clicks.click_views import ClickView
from signpost.features.reports.compared.usual import MIN_WEEKS
from signpost.features.reports.compared.why import OF_RECORD, OF_WORKSPACE
from signpost.features.reports.compared.why_words import Phrasing
from signpost.features.reports.question import HOURS_OF_A_DAY, MAX_PAIR_DAYS
from signpost.features.reports.sums import Contribution, UsualRange
from signpost.translations import gettext as _
from signpost.translations import ngettext, number

# Days of the sentence: those that are furthest from what is usual.
MAX_DAYS = 4
# A change is named with what began on its day, or so many days later.
FLAG_DAYS = 2


@dataclass(frozen=True)
class Reasons:
    """The sentences below the chart of a view, as HTML.

    names: of values by breakdown. path: of the page that its links lead to; "": the same one. record: whose clicks they
    are; None: those of all.
    """

    view: ClickView
    names: Mapping[str, Mapping[str, str]]
    path: str = ""
    record: RecordView | None = None

    def sentences(self) -> list[Markup]:
        """None where the chart draws something else than clicks, or has none."""
        if self.view.measure != "clicks" or not self.view.days.total.clicks:
            return []
        told = self._why() if self.view.period.days <= MAX_PAIR_DAYS else ""
        return [Markup(sentence) for sentence in (self._unusual(), told) if sentence]

    def _why(self) -> str:
        kinds = OF_WORKSPACE if self.record is None else OF_RECORD
        return Phrasing(self._name, self._part, _strong, self._note).told(self.view.why(kinds))

    # --- unusual days ------------------------------------------------------------------------------------------------

    def _unusual(self) -> str:
        period = self.view.period
        if not self.view.usual:
            is_young = period.today - period.first < timedelta(weeks=MIN_WEEKS)
            return _("The usual range appears after 4 weeks.") if is_young and not period.is_single_day else ""
        outside = {day: usual for day, usual in self.view.usual.items() if usual.is_outside}
        if not outside:
            return ""
        furthest = sorted(outside, key=lambda day: -_distance(outside[day]))[:MAX_DAYS]
        named: set[str] = set()
        told = "; ".join(self._day(day, outside[day], named) for day in sorted(furthest))
        lead = _strong(ngettext("%(num)s unusual day", "%(num)s unusual days", len(outside)))
        if len(outside) > MAX_DAYS:
            return _("%(lead)s, among them %(days)s.", lead=lead, days=told)
        return _("%(lead)s: %(days)s.", lead=lead, days=told)

    def _day(self, day: date, usual: UsualRange, named: set[str]) -> str:
        """named: the changes that the sentence has named for a day before; each is named once."""
        period = self.view.period
        name = _("Today") if day == period.today else period.weekday(day)
        if usual.hours < HOURS_OF_A_DAY:
            name = _("%(day)s until %(time)s", day=name, time=dates.clock(usual.hours, 0, period.style))
        query = urlencode({"from": day.isoformat(), "to": day.isoformat(), **self.view.in_address})
        link, clicks = _link(f"?{query}#clicks", escape(name)), number(usual.clicks)
        if usual.clicks > usual.high:
            told = _(
                "%(day)s, %(clicks)s instead of at most %(limit)s", day=link, clicks=clicks, limit=number(usual.high)
            )
        else:
            told = _(
                "%(day)s, %(clicks)s instead of at least %(limit)s", day=link, clicks=clicks, limit=number(usual.low)
            )
        change = self._change(day)
        if not change or change in named:
            return told
        named.add(change)
        return _("%(part)s (%(note)s)", part=told, note=change)

    # --- why clicks changed ------------------------------------------------------------------------------------------

    def _name(self, part: Contribution) -> str:
        known = self.names.get(part.by, {})
        return f"<bdi>{escape(known.get(part.value, part.value))}</bdi>"

    def _part(self, part: Contribution, text: str) -> str:
        links = self.view.links(part.by)
        return _link(f"{self.path}{links}{quote(part.value, safe='')}#clicks", text) if links else text

    def _note(self, part: Contribution) -> str:
        if not part.first_day:
            return ""
        day = date.fromisoformat(part.first_day)
        new, change = _("new since %(day)s", day=escape(self.view.period.day(day))), self._change(day)
        return _("%(note)s; %(more)s", note=new, more=change) if change else new

    # --- changes -----------------------------------------------------------------------------------------------------

    @cached_property
    def _flags(self) -> Sequence[tuple[date, str]]:
        """When something changed, and what; the newest first."""
        period, zone = self.view.period, self.view.zone
        found = panels.flags_between(period.since - timedelta(days=FLAG_DAYS), period.until, zone, self.record)
        return [(flag.at.astimezone(zone).date(), flag.text) for flag in found]

    def _change(self, day: date) -> str:
        """The last change of a day or the days before it; "": there is none."""
        near: Iterator[tuple[date, str]] = (
            (on, text) for on, text in self._flags if timedelta() <= day - on <= timedelta(days=FLAG_DAYS)
        )
        on, text = next(near, (day, ""))
        if not text:
            return ""
        return _("%(day)s: %(change)s", day=escape(self.view.period.day(on)), change=f"<bdi>{escape(text)}</bdi>")


def _distance(usual: UsualRange) -> int:
    """How many clicks a day is outside of what is usual."""
    return max(usual.low - usual.clicks, usual.clicks - usual.high)


def _strong(text: str) -> str:
    """text: of ours."""
    return f"<b>{text}</b>"


def _link(address: str, text: str) -> str:
    """text: HTML."""
    return f'<a href="{escape(address)}">{text}</a>'
