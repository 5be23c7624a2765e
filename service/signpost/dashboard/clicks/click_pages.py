"""The page of all clicks: of the workspace, a hostname or a tag, compared with the period before; and as CSV."""

from __future__ import annotations

from urllib.parse import urlencode

from flask import Response, g, request

from signpost.dashboard.blueprint import blp, page
from signpost.dashboard.clicks.click_views import ClickView, filter_in
from signpost.dashboard.clicks.names import NAMES, TITLES
from signpost.dashboard.clicks.periods import Period, period_of
from signpost.domain import times
from signpost.domain.clicks.breakdowns import BREAKDOWNS, COMBINED, DAY
from signpost.operations.clicks import click_parts
from signpost.operations.clicks.click_answers import answer
from signpost.operations.clicks.click_parts import Part, sums_of
from signpost.operations.clicks.click_question import ClickQuestion
from signpost.operations.clicks.click_sums import Sums
from signpost.transfer import click_table

# Rows of each list of the page; the CSV has all.
ROWS = 10


def _part() -> Part:
    return Part(request.args.get("host") or None, request.args.get("tag") or None)


def _period() -> Period:
    return period_of(request.args, times.parse(g.caller.workspace.created_at).date())


@blp.get("/clicks")
def clicks_page() -> Response:
    part, period = _part(), _period()
    chosen = {name: value for name, value in (("host", part.host), ("tag", part.tag)) if value}
    view = ClickView(sums_of(g.caller, part), period, filter_in(request.args), chosen)
    # The records of clicks with the value of a filter are not known.
    is_all = part == click_parts.EVERYTHING and view.only is None
    busiest = click_parts.busiest_records(g.caller, part, **period.range, count=ROWS) if view.only is None else None
    return page(
        "clicks/clicks.html",
        chosen=chosen,
        busiest=busiest,
        hosts=click_parts.busiest_hosts(g.caller, **period.range, count=ROWS) if is_all else [],
        tags=click_parts.busiest_tags(g.caller, **period.range, count=ROWS) if is_all else [],
        breakdowns=view.breakdowns(ROWS),
        queries=view.queries(),
        narrowed={name: urlencode({**period.query, name: ""}) for name in ("host", "tag")},
        everything=urlencode(period.query),
        names=NAMES,
        titles=TITLES,
        **view.shown(),
    )


@blp.get("/clicks.csv")
def clicks_as_csv() -> Response:
    return csv_of(sums_of(g.caller, _part()), _period())


def csv_of(sums: Sums, period: Period) -> Response:
    """Clicks as a table, to be saved as a file: by what the address says, by day where it does not."""
    by, only = request.args.get("by", DAY), filter_in(request.args)
    if by not in (BREAKDOWNS if only is None else (DAY, *COMBINED)):
        by = DAY
    found = answer(sums, ClickQuestion((by,), period.since, period.until, only))
    response = Response(click_table.table(found), mimetype="text/csv")
    response.headers["Content-Disposition"] = f"attachment; filename={click_table.file_name(found)}"
    return response
