"""The lists of links and redirects: rows, orders and pages. Their filters: list_filters.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qsl, urlencode

from flask import Response, g, request

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.records import addresses
from signpost.domain.records.filters import ENDS_SOON, NO_FILTERS, RecordFilters, tags_as_text, tags_in
from signpost.domain.records.record import RecordView
from signpost.features.dashboard import moments
from signpost.features.dashboard.addresses import LISTS, list_address
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.clicks.charts import Spark, spark
from signpost.features.dashboard.forms import as_fields, filters_in
from signpost.features.dashboard.records.list_filters import filtering
from signpost.features.reports import clicks
from signpost.features.reports.sums import ClickChange
from signpost.operations.listing import Cursors, page_or_nearest
from signpost.operations.records import records
from signpost.operations.records.lists import totals
from signpost.operations.workspaces import pins, usage
from signpost.schemas import loaded
from signpost.schemas.listing import MAX_PER_PAGE, PER_PAGE, RecordQuery
from signpost.schemas.loading import load
from signpost.storage.models import Host
from signpost.translations import Translated, mark, number
from signpost.translations import gettext as _

# How many rows may be ticked: a form holds this many ids.
MAX_CHOSEN = 1000
PAGE_SIZES = (PER_PAGE, 50, MAX_PER_PAGE)
NEWEST = "-created_at"
SORTS = Translated(
    {
        NEWEST: mark("Newest first"),
        "created_at": mark("Oldest first"),
        "-updated_at": mark("Recently edited"),
        "-clicks": mark("Most clicked ever"),
        "clicks": mark("Least clicked ever"),
        "-last_clicked": mark("Recently clicked"),
    }
)
# Of the line, the clicks and their change in a row: four weeks, as pages of clicks show first.
DAYS_LATELY = 28
_NO_CURSORS = Cursors(None, None, None)
# How far the records that filters match are counted.
MAX_FOUND = 1000
# Beyond what a person could have paged to.
MAX_POSITION = 100_000_000


@dataclass(frozen=True)
class Lately:
    """The clicks of a record on the last days: as a line, their number, and how it changed."""

    spark: Spark
    clicks: int
    change: ClickChange | None


@dataclass(frozen=True)
class FoundRecords:
    """The records of a page. total: of all pages, of those that filters match up to MAX_FOUND.

    is_elsewhere: whether the search also matches on the other list.
    """

    rows: Sequence[RecordView] = ()
    cursors: Cursors = _NO_CURSORS
    total: int = 0
    is_elsewhere: bool = False


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
    position = _position(params.pop("position", ""))
    number = usage.count_used(g.caller.workspace, LISTS[name])
    found, is_gone, asked = FoundRecords(), False, None
    try:
        query = _query(params)
        asked = query["filters"]
        found = _found_or_nearest(name, query, number)
        if not found.cursors.prev:
            position = 0
        elif not found.cursors.next and _is_counted(found, number):
            position = max(0, found.total - len(found.rows))
    except Invalid as error:
        is_gone = "cursor" in error.errors
        problem = "" if is_gone else error.sentences()
    simple = {key: value for key, value in params.items() if key != "cursor"}
    here = {row.id for row in found.rows}
    return page(
        "records/records.html",
        422 if problem else 404 if is_gone else 200,
        name=name,
        handler=LISTS[name],
        rows=found.rows,
        lately=lately([row.id for row in found.rows]),
        terms=terms_of(found.rows),
        usual_host=next(iter(pins.frequent_filters(g.caller.workspace.id, "host", 1)), ""),
        is_gone=is_gone,
        wrong=problem,
        chosen=here if choose_all else here & set(chosen),
        # Ticked on other pages of the list.
        chosen_elsewhere=[entry for entry in chosen if entry not in here],
        choose_all=list_address(name, {**params, "choose": "all"}),
        back=_address_at(name, params, position),
        other=list_address(_other(name), simple) if found.is_elsewhere else None,
        here=f"/{name}",
        params=simple,
        **_filtering(name, simple, asked, number),
        **_paging(name, simple, position, found, number),
    )


def _filtering(name: str, params: dict[str, str], asked: RecordFilters | None, count: int) -> dict[str, Any]:
    """What the template shows of filters and orders. asked: the filters of `params`, None: they are wrong."""
    filters = filters_in(params)
    return {
        **filtering(name, params, asked, count),
        "filters": filters,
        "filter_query": urlencode(as_fields(filters)),
        "new_query": urlencode(_shared_by_all(filters)),
        "sort": params.get("sort", NEWEST),
        "sorts": SORTS,
    }


def _paging(name: str, params: dict[str, str], position: int, found: FoundRecords, count: int) -> dict[str, Any]:
    """What the template shows of pages."""
    size, last = int(params.get("per_page", PER_PAGE)), position + len(found.rows)
    is_counted = _is_counted(found, count)
    total = number(found.total) if is_counted else f"{number(MAX_FOUND)}+"
    return {
        "total": total,
        "all_of_them": _("All %(total)s", total=total)
        if is_counted
        else _("All that match, more than %(total)s", total=number(MAX_FOUND)),
        "first": position + 1,
        "last": last,
        "sizes": PAGE_SIZES,
        "size": size,
        "next": _page_address(name, params, found.cursors.next, last),
        "previous": _page_address(name, params, found.cursors.prev, position - size),
    }


def _is_counted(found: FoundRecords, count: int) -> bool:
    """Whether `total` is all that was found. count: of all of the list."""
    return found.total <= MAX_FOUND or found.total == count


def _position(text: str) -> int:
    return min(int(text), MAX_POSITION) if text.isdecimal() and len(text) < 12 else 0


def _query(params: dict[str, str]) -> loaded.RecordQuery:
    """The query that an address means. Raises Invalid. An order or size of pages that there is not is left out."""
    while True:
        try:
            query: loaded.RecordQuery = load(RecordQuery(), {"per_page": str(PER_PAGE), **params})
            return query
        except Invalid as error:
            unknown = [key for key in ("sort", "per_page") if key in error.errors and key in params]
            if not unknown:
                raise
            for key in unknown:
                del params[key]


def _page_address(name: str, params: dict[str, str], cursor: str | None, position: int) -> str | None:
    if cursor is None:
        return None
    return _address_at(name, {**params, "cursor": cursor}, position)


def _address_at(name: str, params: dict[str, str], position: int) -> str:
    """The address of a page of a list, and how many rows there are before it."""
    return list_address(name, {**params, "position": str(position)} if position > 0 else params)


def lately(ids: Sequence[str]) -> dict[str, Lately]:
    """The clicks of the last 28 days, by the record: one query for all."""
    known = clicks.recent_clicks(g.caller, ids, DAYS_LATELY) if ids else {}
    flat = spark([0] * DAYS_LATELY)
    return {
        id_: Lately(spark(recent.daily) if recent.clicks else flat, recent.clicks, recent.change)
        for id_, recent in known.items()
    }


@dataclass(frozen=True)
class Term:
    """What a record's times say to visitors. kind: expired, ends or starts; day: on which it ends soon, or starts."""

    kind: str
    day: str = ""


def terms_of(rows: Iterable[RecordView]) -> dict[str, Term]:
    """The terms of the records that have expired, end soon or have not begun, by the record."""
    now, zone = times.now(), moments.own_zone()
    soon = now + timedelta(days=ENDS_SOON)
    terms = {}
    for row in rows:
        ends = times.parse(row.expired_at) if row.expired_at else None
        if ends is not None and ends <= now:
            terms[row.id] = Term("expired")
        elif row.starts_at and (starts := times.parse(row.starts_at)) > now:
            terms[row.id] = Term("starts", moments.day(starts.astimezone(zone).date()))
        elif ends is not None and ends <= soon:
            terms[row.id] = Term("ends", moments.day(ends.astimezone(zone).date()))
    return terms


def _found_or_nearest(name: str, query: loaded.RecordQuery, number: int) -> FoundRecords:
    """The records of a page; where they are all gone, those of the last or first page that has some."""
    found = FoundRecords()

    def read(cursor: str | None) -> tuple[list[RecordView], Cursors]:
        nonlocal found
        asked = query.copy()
        asked.pop("cursor", None)
        if cursor is not None:
            asked["cursor"] = cursor
        found = _found(name, asked, number)
        return [*found.rows], found.cursors

    page_or_nearest(read, query.get("cursor"))
    return found


def _found(name: str, query: loaded.RecordQuery, number: int) -> FoundRecords:
    """The records of a page. number: of the records of the list without filters."""
    filters = query["filters"]
    if filters == NO_FILTERS:
        return FoundRecords(*records.list_records(g.caller, handler=LISTS[name], **query), number)
    if filters.search is None or filters.handler is not None or "cursor" in query:
        return FoundRecords(*totals.list_and_count(g.caller, LISTS[name], MAX_FOUND, **query))
    # If few records match, one search is enough: rare matches take longest in a large workspace.
    rows, cursors = records.list_records(g.caller, **query)
    if cursors.next is None:
        own = [row for row in rows if row.handler == LISTS[name]]
        return FoundRecords(own, total=len(own), is_elsewhere=len(own) < len(rows))
    other, _cursors = records.list_records(
        g.caller, handler=LISTS[_other(name)], sort=query["sort"], per_page=1, filters=filters
    )
    return FoundRecords(*totals.list_and_count(g.caller, LISTS[name], MAX_FOUND, **query), bool(other))


# --- filters --------------------------------------------------------------------------------------------------


def _shared_by_all(filters: Mapping[str, str]) -> dict[str, str]:
    """What all records of the list have, for the form of a new one: the only hostname and the only tag of filters."""
    found = {}
    hosts = {addresses.same_host(entry) for entry in filters.get("host", "").split(",") if entry.strip()}
    tags = tags_in(filters.get("tags", ""))
    if len(hosts) == 1 and (host := hosts.pop()) and g.caller.workspace.hosts.where(Host.host == host).exists():
        found["host"] = host
    if len(tags) == 1:
        found["tags"] = tags_as_text(tags)
    return found


# --- addresses ----------------------------------------------------------------------------------------------------


def _other(name: str) -> str:
    return next(entry for entry in LISTS if entry != name)


def list_of(address: str) -> tuple[str, dict[str, str]]:
    """The list that one of our addresses names, and its query."""
    path, _mark, query = address.partition("?")
    name = path.strip("/")
    if name not in LISTS:
        return "links", {}
    return name, {key: value for key, value in parse_qsl(query) if value}


def back_to_list() -> str:
    """The address of the list that the form was sent from; "" if it was sent from another page."""
    return list_address(*list_of(request.form["back"])) if "back" in request.form else ""
