"""A period on one page of paper: of the workspace, or of one record. Its numbers and sentences are those of reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlencode

import segno
from flask import Response, g, request

from signpost.domain import dates, texts, times
from signpost.domain.json_types import Shown
from signpost.domain.records import qr
from signpost.domain.records.addresses import bare
from signpost.domain.records.record import Match, RecordView
from signpost.domain.records.rules.rule_conditions import DAYS
from signpost.domain.records.rules.rule_words import DAY_NAMES
from signpost.features.dashboard.addresses import record_address, root
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.clicks.chart_flags import flags_on
from signpost.features.dashboard.clicks.click_views import ClickView
from signpost.features.dashboard.clicks.names import HEADS, TITLES, names
from signpost.features.dashboard.clicks.periods import Period, period_of
from signpost.features.dashboard.moments import zone_of_page
from signpost.features.dashboard.records.records import own_names
from signpost.features.reports import clicks
from signpost.features.reports.clicks import EVERYTHING, BusyRecord
from signpost.features.reports.period_reports.report import MAX_ROWS, FigureName, PeriodReport, report_of
from signpost.features.reports.period_reports.sentences import sentences
from signpost.features.reports.sums import ClickChange, ClickCount
from signpost.operations.records import records
from signpost.translations import Translated, mark, ngettext
from signpost.translations import gettext as _
from signpost.web.origin import origin

# Columns of a name in a list: a hostname of 60 letters with a short path is whole.
MAX_NAME = 64
# Columns of a line of a list, and lines of a list from which on all have small letters.
_LINE, _MANY_LINES = 18, 14
# Characters of a URL whose code is still read at 80 pixels.
MAX_CODE = 200
LABELS = Translated(
    {
        FigureName.CLICKS: mark("Clicks"),
        FigureName.VISITORS: mark("Visitors"),
        FigureName.BOTS: mark("Bots"),
        FigureName.RESCUED: mark("Rescued visitors"),
        FigureName.QR: mark("By QR code"),
    }
)


@dataclass(frozen=True)
class SheetRow:
    """A row of a list. name: as it is shown."""

    name: str
    clicks: int
    change: ClickChange | None


@dataclass(frozen=True)
class SheetList:
    """A list of the sheet. head: of its names."""

    title: str
    head: str
    rows: Sequence[SheetRow]

    @property
    def lines(self) -> int:
        return sum(1 + texts.width_of(row.name) // _LINE for row in self.rows)


@blp.get("/report")
def report_page() -> Response:
    period = period_of(request.args, times.parse(g.caller.workspace.created_at))
    view = ClickView(clicks.sums_of(g.caller, EVERYTHING), period, compares_periods=True)
    query = urlencode({**period.query, **view.in_address})
    here = f"{root()}/report?{query}"
    report = report_of(g.caller, view.question)
    busiest = SheetList(_("Most clicked"), _("Link"), _busiest(report.busiest))
    return _sheet(
        view,
        report,
        [busiest, _list(view, "country", _("Countries")), _list(view, "referrer", _("Referrers"))],
        flags=flags_on(view),
        back=f"/?{urlencode(period.query)}",
        picture=_code(origin() + here),
    )


@blp.get("/links/<id>/report")
def record_report_page(id: str) -> Response:
    found = records.get_link(g.caller, id)
    period = period_of(request.args, times.parse(found.created_at))
    view = ClickView(clicks.link_sums(g.caller, id), period, compares_periods=True)
    query = urlencode({**period.query, **view.in_address})
    address = record_address(found)
    # A flag opens on the page of the record.
    flags = [replace(flag, page=f"{address}?{query}&flag={flag.id}#clicks") for flag in flags_on(view, found)]
    return _sheet(
        view,
        report_of(g.caller, view.question, found),
        [_landings(view, found), _list(view, "country", _("Countries")), _list(view, "referrer", _("Referrers"))],
        flags=flags,
        record=found,
        leads_to=texts.cut(bare(found.destination), 2 * MAX_NAME) if found.destination else "",
        back=f"{address}?{query}",
        here=address,
        # Scans of the paper are counted as scans.
        picture=_code(qr.add_marker(found.url)) if found.match is not Match.PATTERN else "",
    )


def _sheet(view: ClickView, report: PeriodReport, lists: Sequence[SheetList], **values: object) -> Response:
    style = view.period.style
    shown: Shown = {**view.shown(), **values, "below_chart": []}
    return page(
        "clicks/report.html",
        report=report,
        lists=lists,
        days=_days(view.period),
        sentences=sentences(report, style),
        labels_of=LABELS,
        is_dense=any(entry.lines > _MANY_LINES for entry in lists),
        printed_at=dates.exact(times.now(), zone_of_page(), style),
        **shown,
    )


def _code(url: str) -> str:
    """A small QR code, as an address of data; "": the URL is too long for one that a camera reads."""
    if len(url) > MAX_CODE:
        return ""
    return segno.make(url, error="l").svg_data_uri(scale=4, border=4, light="#fff", dark="#1b2733")


def _days(period: Period) -> str:
    """The days of a sheet, like "28 days to Thursday, 26 November 2026"."""
    last = _("%(weekday)s, %(day)s", weekday=DAY_NAMES[DAYS[period.until.weekday()]], day=_long(period))
    if period.is_single_day:
        return last
    return ngettext("%(num)s day to %(day)s", "%(num)s days to %(day)s", period.days, day=last)


def _long(period: Period) -> str:
    return dates.day(period.until, period.style, 0)


def _busiest(rows: Sequence[BusyRecord]) -> list[SheetRow]:
    is_alone = len({row.record.host for row in rows}) == 1
    return [
        SheetRow(_short(f"{'' if is_alone else row.record.host}/{row.record.alias}"), row.clicks, row.change)
        for row in rows
    ]


def _list(view: ClickView, kind: str, title: str) -> SheetList:
    return SheetList(title, HEADS[kind], _rows(view.rows(kind), names()[kind]))


def _rows(rows: Sequence[ClickCount], known: Mapping[str, str]) -> list[SheetRow]:
    return [
        SheetRow(_short(known.get(row.value, row.value) or _("Unknown")), row.clicks, row.change)
        for row in rows[:MAX_ROWS]
    ]


def _landings(view: ClickView, record: RecordView) -> SheetList:
    """Where visitors land; of a link with one destination, what they have."""
    rows = view.rows("destination")
    if not rows:
        return _list(view, "system", TITLES["system"])
    known = dict(own_names(record)["destination"])
    if record.destination:
        known[""] = bare(record.destination)
    return SheetList(_("Who lands where"), _("Destination"), _rows(rows, known))


def _short(name: str) -> str:
    return texts.cut(name, MAX_NAME)
