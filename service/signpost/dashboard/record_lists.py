"""The lists of links and redirects, and the search field of every page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from urllib.parse import parse_qsl, urlencode

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, see_other
from signpost.dashboard.charts import Spark, spark
from signpost.domain.errors import Invalid
from signpost.domain.filters import CREATED, Health, Traffic
from signpost.domain.record import Handler, RecordView
from signpost.operations import clicks, pins, records
from signpost.operations.listing import Cursors
from signpost.schemas import loaded
from signpost.schemas.choices import RECORD_SORT
from signpost.schemas.listing import RecordQuery
from signpost.schemas.loading import load

PER_PAGE = 50
# How many rows may be ticked: a form holds this many ids.
MAX_CHOSEN = 1000
# The lists, by the names in their addresses.
LISTS = {"links": Handler.SHORT_URL, "redirects": Handler.REDIRECT}


@blp.get("/")
def home() -> Response:
    return list_page("links")


@blp.get("/links")
def links() -> Response:
    return list_page("links")


@blp.get("/redirects")
def redirects() -> Response:
    return list_page("redirects")


def list_page(
    name: str, params: dict[str, str] | None = None, chosen: Iterable[str] = (), problem: str = ""
) -> Response:
    """A page of a list. params: the query of its address; chosen: rows that are ticked; problem: an error to show."""
    if params is None:
        params = {key: value for key, value in request.args.items() if value}
    choose_all = params.pop("choose", "") == "all"
    elsewhere, wrong = False, problem
    try:
        query: loaded.RecordQuery = load(RecordQuery(), {"per_page": str(PER_PAGE), **params})
        rows, cursors, elsewhere = _rows(name, query)
        sort = query["sort"]
    except Invalid as error:
        rows, cursors, sort = [], Cursors(None, None, None), "-created_at"
        wrong = error.sentences()
    address = f"/{name}?"
    shown = {key[7:-1]: value for key, value in params.items() if key.startswith("filter[")}
    more = address + urlencode({**params, "cursor": cursors.next}) if cursors.next else None
    chips = [
        {"kind": one.kind, "value": one.value, "url": address + urlencode({_filter(one.kind): one.value})}
        for one in pins.list_pins(g.caller)
        if one.kind != "type"
    ]
    here = {row.id for row in rows}
    other = next(one for one in LISTS if one != name)
    there = list_address(other, {key: value for key, value in params.items() if key != "cursor"}) if elsewhere else None
    return page(
        "records.html",
        422 if wrong else 200,
        name=name,
        rows=rows,
        sparks=sparks_of(rows),
        more=more,
        chips=chips,
        params=params,
        shown=shown,
        has_filters=bool(shown.keys() - {"search"}),
        sort=sort,
        sorts=RECORD_SORT.values,
        filters=urlencode({key: value for key, value in params.items() if key.startswith("filter[")}),
        wrong=wrong,
        words={"health": [*Health], "created": CREATED, "traffic": [*Traffic]},
        chosen=here if choose_all else here & set(chosen),
        # Ticked on later pages of the list.
        chosen_elsewhere=[one for one in chosen if one not in here],
        max_chosen=f"{MAX_CHOSEN:,}",
        choose_all=address + urlencode({**params, "choose": "all"}),
        back=list_address(name, params),
        other=there,
        here=f"/{name}",
    )


def sparks_of(rows: Sequence[RecordView]) -> dict[str, Spark]:
    """The clicks of the last 30 days of each row, as a line: one query for all."""
    daily = clicks.daily_clicks(g.caller, [row.id for row in rows]) if rows else {}
    return {id_: spark(counts) for id_, counts in daily.items()}


def _rows(name: str, query: loaded.RecordQuery) -> tuple[list[RecordView], Cursors, bool]:
    """The rows of a list, its cursors, and whether the search also matches on the other list."""
    filters, sort = query["filters"], query["sort"]
    if filters.search is None or filters.handler is not None or "cursor" in query:
        return *records.list_records(g.caller, handler=LISTS[name], **query), False
    # If few records match, one search is enough: rare matches take longest in a large workspace.
    rows, cursors = records.list_records(g.caller, **query)
    if cursors.next is None:
        own = [row for row in rows if row.handler == LISTS[name]]
        return own, Cursors(None, None, None), len(own) < len(rows)
    other = next(handler for key, handler in LISTS.items() if key != name)
    found, _ = records.list_records(g.caller, handler=other, sort=sort, per_page=1, filters=filters)
    return *records.list_records(g.caller, handler=LISTS[name], **query), bool(found)


def _filter(kind: str) -> str:
    return f"filter[{'tags' if kind == 'tag' else kind}]"


def list_of(address: str) -> tuple[str, dict[str, str]]:
    """The list that one of our addresses names, and its query."""
    path, _, query = address.partition("?")
    name = path.strip("/")
    if name not in LISTS:
        return "links", {}
    return name, {key: value for key, value in parse_qsl(query) if value}


def list_address(name: str, params: dict[str, str]) -> str:
    return f"/{name}?{urlencode(params)}".rstrip("?")


def section(record: RecordView) -> str:
    """The list that contains a record; the navigation marks it."""
    return "/" + next(name for name, handler in LISTS.items() if handler == record.handler)


@blp.get("/search")
def search() -> BaseResponse:
    """The search field of every page."""
    return see_other("/links?" + urlencode({"filter[search]": request.args.get("q", "")}))
