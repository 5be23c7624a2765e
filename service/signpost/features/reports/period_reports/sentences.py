"""What a report says in words: up to five sentences, the same on paper, in the weekly e-mail and over REST.

Each is left out where it has nothing to say; the last one is always there.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from signpost.domain import dates, texts, times
from signpost.domain.dates import DateStyle
from signpost.domain.records.record import RecordView
from signpost.domain.records.rules.rule_conditions import DAYS
from signpost.domain.records.rules.rule_words import DAY_NAMES
from signpost.features.reports.compared.why_words import Phrasing, name_of
from signpost.features.reports.period_reports.report import AroundChange, Broken, ChangeKind, Fault, PeriodReport
from signpost.features.reports.sums import ClickChange, Contribution
from signpost.translations import gettext as _
from signpost.translations import language, ngettext, number, percent

# Columns of a name within a sentence; of longer ones the middle is left out.
MAX_NAME = 60


def sentences(report: PeriodReport, style: DateStyle | None = None) -> list[str]:
    """In the language that is spoken now. style: of dates; None: that of the language."""
    words = _Words(report, style or dates.style_of("", language()))
    return [
        sentence for sentence in (words.total(), words.most(), words.day(), words.ways(), words.broken()) if sentence
    ]


@dataclass(frozen=True)
class _Words:
    report: PeriodReport
    style: DateStyle

    # 1
    def total(self) -> str:
        """How many clicks, and how their number changed."""
        report, change, days = self.report, self.report.change, self.report.question.days
        if not report.clicks:
            if change is None or not change.before:
                return _("No clicks in this period.")
            return ngettext(
                "No clicks, after %(before)s on the day before.",
                "No clicks, after %(before)s in the %(num)s days before.",
                days,
                before=number(change.before),
            )
        clicks = ngettext("%(num)s click", "%(num)s clicks", report.clicks)
        visitors = report.visitors
        # Visitors are those of days in UTC, and may have come on other days of the reader.
        if visitors and visitors <= report.clicks:
            clicks = ngettext(
                "%(clicks)s from %(num)s visitor", "%(clicks)s from %(num)s visitors", visitors, clicks=clicks
            )
        return _("%(clicks)s.", clicks=clicks) if change is None else self._compared(clicks, change, days)

    @staticmethod
    def _compared(clicks: str, change: ClickChange, days: int) -> str:
        if not change.before:
            return ngettext(
                "%(clicks)s, and none on the day before.",
                "%(clicks)s, and none in the %(num)s days before.",
                days,
                clicks=clicks,
            )
        if change.now == change.before:
            return ngettext(
                "%(clicks)s: as many clicks as on the day before.",
                "%(clicks)s: as many clicks as in the %(num)s days before.",
                days,
                clicks=clicks,
            )
        amount = percent(abs(change.percent or 0) / 100) if change.percent else _("less than 1%")
        if change.now > change.before:
            return ngettext(
                "%(clicks)s: %(amount)s more clicks than on the day before.",
                "%(clicks)s: %(amount)s more clicks than in the %(num)s days before.",
                days,
                clicks=clicks,
                amount=amount,
            )
        return ngettext(
            "%(clicks)s: %(amount)s fewer clicks than on the day before.",
            "%(clicks)s: %(amount)s fewer clicks than in the %(num)s days before.",
            days,
            clicks=clicks,
            amount=amount,
        )

    # 2
    def most(self) -> str:
        """What brought most, or what changed."""
        report = self.report
        if report.record is None:
            return self._busiest()
        if report.around is not None:
            return self._around(report.around)
        if report.why is not None:
            return Phrasing(name=_name_of, note=self._note).told(report.why)
        source = report.top_source
        return "" if source is None else self._most_from(_short(source.value), source.clicks)

    def _busiest(self) -> str:
        rows = self.report.busiest
        if not rows or (len(rows) > 1 and rows[0].clicks == rows[1].clicks):
            return ""
        first = rows[0]
        name = self.address(first.record)
        if first.clicks == self.report.clicks:
            return _("All of them came from %(name)s.", name=name)
        question = self.report.question
        created = times.parse(first.record.created_at).astimezone(question.zone).date()
        if not question.since <= created <= question.until:
            return self._most_from(name, first.clicks)
        return ngettext(
            "The most came from %(name)s, created on %(day)s: %(num)s click.",
            "The most came from %(name)s, created on %(day)s: %(num)s clicks.",
            first.clicks,
            name=name,
            day=self._day(created),
        )

    @staticmethod
    def _most_from(name: str, clicks: int) -> str:
        return ngettext(
            "The most came from %(name)s: %(num)s click.",
            "The most came from %(name)s: %(num)s clicks.",
            clicks,
            name=name,
        )

    def _around(self, around: AroundChange) -> str:
        given = {"day": self._day(around.day), "now": number(around.since), "before": number(around.before)}
        if around.kind is ChangeKind.DESTINATION:
            return _(
                "Clicks a day since the destination changed on %(day)s: %(now)s, after %(before)s in the week before.",
                **given,
            )
        if around.kind is ChangeKind.RULES:
            return _(
                "Clicks a day since the rules changed on %(day)s: %(now)s, after %(before)s in the week before.",
                **given,
            )
        return _("Clicks a day since the change on %(day)s: %(now)s, after %(before)s in the week before.", **given)

    def _note(self, part: Contribution) -> str:
        if not part.first_day:
            return ""
        return _("new since %(day)s", day=self._day(date.fromisoformat(part.first_day)))

    # 3
    def day(self) -> str:
        """The busiest day, or a new source: of a link, the source first."""
        found = (self._new_source(), self._busiest_day())
        return next(filter(None, found if self.report.record is not None else reversed(found)), "")

    def _busiest_day(self) -> str:
        if self.report.busiest_day is None:
            return ""
        day, clicks = self.report.busiest_day
        weekday = _("%(weekday)s, %(day)s", weekday=DAY_NAMES[DAYS[day.weekday()]], day=self._day(day))
        return ngettext(
            "The busiest day was %(day)s: %(num)s click.",
            "The busiest day was %(day)s: %(num)s clicks.",
            clicks,
            day=weekday,
        )

    def _new_source(self) -> str:
        new = self.report.new_source
        if new is None:
            return ""
        return ngettext(
            "%(source)s is new since %(day)s and brought %(num)s click.",
            "%(source)s is new since %(day)s and brought %(num)s clicks.",
            new.clicks,
            source=_short(new.name),
            day=self._day(new.first_day),
        )

    # 4
    def ways(self) -> str:
        """Visitors who were rescued; of a link, those by QR code."""
        report, rescued = self.report, self.report.rescued
        if rescued.visitors:
            redirects = ngettext(
                "%(num)s redirect from Not found", "%(num)s redirects from Not found", rescued.redirects
            )
            return ngettext(
                "%(num)s visitor reached a page instead of an error, through %(redirects)s.",
                "%(num)s visitors reached a page instead of an error, through %(redirects)s.",
                rescued.visitors,
                redirects=redirects,
            )
        if not report.scans or not report.clicks:
            return ""
        share = report.scans / report.clicks
        return ngettext(
            "%(num)s click came from the QR code, %(share)s of all.",
            "%(num)s clicks came from the QR code, %(share)s of all.",
            report.scans,
            share=percent(share) if share >= 0.005 else _("less than 1%"),
        )

    # 5
    def broken(self) -> str:
        """What does not work now."""
        report = self.report
        if not report.broken_count:
            return _("Everything works.") if report.is_checked else _("Nothing is known to be broken.")
        parts = [self._fault(one) for one in report.broken]
        more = report.broken_count - len(parts)
        if more:
            parts.append(ngettext("and %(num)s more", "and %(num)s more", more))
        return ngettext(
            "%(num)s thing is broken: %(parts)s.",
            "%(num)s things are broken: %(parts)s.",
            report.broken_count,
            parts="; ".join(parts),
        )

    @staticmethod
    def _fault(one: Broken) -> str:
        name = _short(one.name)
        if one.fault is Fault.HOST:
            return _("%(host)s does not point here", host=name)
        if one.fault is Fault.PAUSED:
            return _("%(link)s is paused", link=name)
        if one.fault is Fault.EXPIRED:
            return _("%(link)s has expired", link=name)
        if one.status is not None:
            return _("%(link)s leads to an error (%(status)s)", link=name, status=one.status)
        return _("%(link)s leads to a page that is down", link=name)

    # --- names ------------------------------------------------------------------------------------------------------

    def address(self, record: RecordView) -> str:
        """A record by its path, with its hostname where others are in the report."""
        path = f"/{record.alias}" + (f"?{record.query}" if record.query else "")
        is_alone = len({row.record.host for row in self.report.busiest}) == 1
        return _short(path if is_alone else f"{record.host}{path}")

    def _day(self, day: date) -> str:
        return dates.day(day, self.style, self.report.today.year)


def _short(name: str) -> str:
    return texts.cut(name, MAX_NAME)


def _name_of(part: Contribution) -> str:
    return _short(name_of(part))
