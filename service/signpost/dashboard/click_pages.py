"""The page of all clicks: of the workspace, a hostname or a tag, compared with the period before; and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from urllib.parse import urlencode

from flask import Response, g, request

from signpost.dashboard import charts
from signpost.dashboard.blueprint import blp, page
from signpost.dashboard.names import ALWAYS_SHOWN, NAMES, TITLES, shown
from signpost.dashboard.overview import tiles_of
from signpost.dashboard.periods import CHOICES, Period, period_of
from signpost.domain import times
from signpost.domain.breakdowns import BREAKDOWNS, DAY, KINDS
from signpost.operations import click_parts
from signpost.operations.click_answers import answer, values_of
from signpost.operations.click_parts import Part, PartSums
from signpost.operations.click_sums import ClickCount, Clicks, Sums, WorkspaceSums
from signpost.transfer.export import guarded

# Rows of each list of the page; the CSV has all.
ROWS = 10


def _part() -> Part:
    return Part(request.args.get("host") or None, request.args.get("tag") or None)


def _sums(part: Part) -> Sums:
    return PartSums(g.caller, part) if part != click_parts.EVERYTHING else WorkspaceSums(g.caller.workspace.id)


def _period() -> Period:
    return period_of(request.args, times.parse(g.caller.workspace.created_at).date())


@blp.get("/clicks")
def clicks_page() -> Response:
    part, period = _part(), _period()
    sums = _sums(part)
    days = answer(sums, DAY, **period.range)
    before = answer(sums, DAY, **period.before.range) if period.before else None
    today = times.now().date().isoformat()
    chosen = {name: value for name, value in (("host", part.host), ("tag", part.tag)) if value}
    is_all = part == click_parts.EVERYTHING
    return page(
        "clicks.html",
        chosen=chosen,
        period=period,
        periods=CHOICES,
        tiles=tiles_of(days.total, before.total if before else None),
        drawings=charts.charts(days.data, before.data if before else [], today),
        steps=charts.steps(days.data, today),
        busiest=click_parts.busiest_records(g.caller, part, **period.range, count=ROWS),
        hosts=click_parts.busiest_hosts(g.caller, **period.range, count=ROWS) if is_all else [],
        tags=click_parts.busiest_tags(g.caller, **period.range, count=ROWS) if is_all else [],
        kinds=[*_breakdowns(sums, days)],
        queries={name: urlencode({**period.query, **chosen, "by": name}) for name in BREAKDOWNS},
        narrowed={name: urlencode({**period.query, name: ""}) for name in ("host", "tag")},
        everything=urlencode(period.query),
        names=NAMES,
    )


def _breakdowns(sums: Sums, days: Clicks) -> Iterator[tuple[str, str, list[ClickCount]]]:
    """Each breakdown: its key, its title and the most frequent values."""
    for kind in KINDS:
        found = shown(kind, values_of(sums, kind, days))
        if found or kind in ALWAYS_SHOWN:
            yield kind, TITLES[kind], found[:ROWS]


@blp.get("/clicks.csv")
def clicks_as_csv() -> Response:
    return csv_of(answer(_sums(_part()), breakdown_asked(), **_period().range))


def breakdown_asked() -> str:
    """The breakdown that the address of a table names; by day where it names none."""
    by = request.args.get("by", DAY)
    return by if by in BREAKDOWNS else DAY


def csv_of(found: Clicks) -> Response:
    """Clicks as a table: each day with people, bots and visitors, or each value of a breakdown with its clicks."""
    by = found.by
    lines = io.StringIO()
    table = csv.writer(lines, lineterminator="\r\n")
    if by == DAY:
        table.writerow(["day", "people", "bots", "visitors"])
        table.writerows([one.value, one.clicks, one.bots, one.visitors] for one in found.data)
    else:
        table.writerow([by, "clicks"])
        table.writerows([guarded(one.value), one.clicks] for one in found.data)
    response = Response(lines.getvalue(), mimetype="text/csv")
    response.headers["Content-Disposition"] = f"attachment; filename=clicks-by-{by}.csv"
    return response
