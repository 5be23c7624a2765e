"""The page of all clicks: of the workspace, a hostname or a tag, compared with the period before; and as CSV."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import quote_plus, urlencode

from flask import Response, g, request

from signpost.domain import texts, times
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.clicks.charts import countries
from signpost.features.dashboard.clicks.click_views import Breakdown, ClickView, filter_in
from signpost.features.dashboard.clicks.names import HEADS, TITLES, names
from signpost.features.dashboard.clicks.periods import Period, period_of
from signpost.features.dashboard.clicks.reasons import Reasons
from signpost.features.dashboard.records.list_filters import FilterMenu, MenuEntry
from signpost.features.reports import clicks
from signpost.features.reports.breakdowns import BREAKDOWNS, COMBINED, DAY, HOUR, NOTHING, OTHER
from signpost.features.reports.clicks import Part, sums_of
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import download
from signpost.storage.statements.workspaces import frequently_used
from signpost.translations import Translated, mark, number
from signpost.translations import gettext as _
from signpost.translations.names import COUNTRIES
from signpost.translations.names import countries as countries_in

# The kinds that have a menu of values to filter by, besides hostnames and tags, and how many values each has.
MENU_KINDS = ("country", "referrer", "device", "system")
MENU_VALUES = 8
# Rows of each list of the page; a list that is opened, and the CSV, have all.
ROWS = 10
# Characters of what is looked for in a list.
MAX_FIND = 100
TABS = Translated(
    {
        "sources": mark("Sources"),
        "places": mark("Places"),
        "devices": mark("Devices"),
        "times": mark("Times"),
        "campaigns": mark("Campaigns"),
    }
)
# Destinations and rules are those of one link, and have no meaning together.
KINDS_OF_TAB: Mapping[str, tuple[str, ...]] = {
    "sources": ("referrer", "referrer_page"),
    "places": ("country", "region", "city", "language"),
    "devices": ("device", "system", "browser"),
    "times": (HOUR,),
    "campaigns": ("campaign", "source", "medium", "trigger"),
}


def _part() -> Part:
    return Part(request.args.get("host") or None, request.args.get("tag") or None)


def _period() -> Period:
    return period_of(request.args, times.parse(g.caller.workspace.created_at))


@blp.get("/clicks")
def clicks_page() -> Response:
    part, period = _part(), _period()
    chosen = {name: value for name, value in (("host", part.host), ("tag", part.tag)) if value}
    tab = request.args.get("by", "")
    tab = tab if tab in TABS else next(iter(TABS))
    whole, find = request.args.get("all", ""), request.args.get("find", "").strip()[:MAX_FIND]
    view = ClickView(sums_of(g.caller, part), period, filter_in(request.args), {**chosen, "by": tab})
    # The records of clicks with the value of a filter are not known.
    is_all = part == clicks.EVERYTHING and view.only is None
    has_records = view.only is None and tab == "sources"
    by_country = view.rows("country") if tab == "places" else []
    return page(
        "clicks/clicks.html",
        chosen=chosen,
        tab=tab,
        countries=countries(by_country, countries_in(COUNTRIES)) if tab == "places" else None,
        country_rows=by_country[: None if whole == "country" else ROWS],
        country_count=len(by_country),
        heat=view.heat() if tab == "times" else [],
        country_links=view.links("country"),
        tabs=[
            (name, label, urlencode({**view.in_address, **period.query, "by": name})) for name, label in TABS.items()
        ],
        busiest=clicks.busiest_records(g.caller, part, **period.range, count=ROWS) if has_records else None,
        hosts=clicks.busiest_hosts(g.caller, **period.range, count=ROWS) if is_all and has_records else [],
        tags=clicks.busiest_tags(g.caller, **period.range, count=ROWS) if is_all and has_records else [],
        has_parts=is_all and has_records,
        breakdowns=[
            _searched(breakdown, find) if breakdown.kind == whole else breakdown
            for breakdown in view.breakdowns(ROWS, whole, KINDS_OF_TAB[tab])
            # Beside the map.
            if breakdown.kind != "country"
        ],
        whole=whole,
        whole_fields={**period.query, **view.in_address, "all": whole},
        find=find,
        queries=view.queries(),
        whole_list=urlencode({**period.query, **view.in_address, "all": ""}),
        menus=_menus(view, part),
        narrowed={name: urlencode({**period.query, name: ""}) for name in ("host", "tag")},
        everything=urlencode(period.query),
        without_part=urlencode({**period.query, **_without(view.in_address, "host", "tag")}),
        names=names(),
        below_chart=Reasons(view, names()).sentences(),
        titles=TITLES,
        **view.shown(),
    )


def _without(query: Mapping[str, str], *names: str) -> dict[str, str]:
    return {name: value for name, value in query.items() if name not in names}


def _menus(view: ClickView, part: Part) -> list[FilterMenu]:
    """What the page can be filtered by: one hostname or tag, and one value of a breakdown, each with its clicks."""
    query, id_, menus = {**view.period.query, **view.in_address}, g.caller.workspace.id, []
    if part == clicks.EVERYTHING:
        for name, label, least in (("host", mark("Hostname"), 2), ("tag", mark("Tag"), 1)):
            values = frequently_used(id_, name, MENU_VALUES)
            if len(values) >= least:
                entries = [MenuEntry(value, f"/clicks?{urlencode({**query, name: value})}") for value in values]
                menus.append(FilterMenu(name, label, entries))
    for kind in MENU_KINDS if view.only is None else ():
        named = names()[kind]
        entries = [
            MenuEntry(
                _(named[row.value]) if row.value in named else row.value,
                "/clicks" + view.links(kind) + quote_plus(row.value),
                number(row.clicks),
            )
            for row in view.values(kind)
            if row.value not in (NOTHING, OTHER)
        ][:MENU_VALUES]
        if entries:
            menus.append(FilterMenu(kind, HEADS[kind], entries))
    return menus


def _searched(breakdown: Breakdown, text: str) -> Breakdown:
    """A list with those of its values whose name has this text."""
    known, wanted = names()[breakdown.kind], texts.search_key(text)
    rows = [row for row in breakdown.rows if wanted in texts.search_key(known.get(row.value, row.value))]
    return replace(breakdown, rows=rows, count=len(rows))


@blp.get("/clicks.csv")
def clicks_as_csv() -> Response:
    return csv_of(sums_of(g.caller, _part()), _period())


def csv_of(sums: ClickRows, period: Period) -> Response:
    """Clicks as a table, to be saved as a file: by what the address says, by day where it does not."""
    by, only = request.args.get("by", DAY), filter_in(request.args)
    if by not in (BREAKDOWNS if only is None else (DAY, *COMBINED)):
        by = DAY
    return download(ClickView(sums, period, only).table(by))
