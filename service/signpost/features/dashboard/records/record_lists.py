"""The lists of links and redirects: views, filters, orders and pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, urlencode

from flask import Response, g, request

from signpost.domain.clicks.periods import DAYS
from signpost.domain.errors import Invalid
from signpost.domain.records import addresses
from signpost.domain.records.filters import NO_FILTERS, Health, Traffic, tags_as_text, tags_in
from signpost.domain.records.record import RecordView
from signpost.features.dashboard.addresses import LISTS
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.clicks.charts import Spark, spark
from signpost.features.dashboard.forms import as_fields, filters_in
from signpost.features.reports import clicks
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
        "-clicks": mark("Most clicks"),
        "clicks": mark("Fewest clicks"),
        "-last_clicked": mark("Recently clicked"),
    }
)
# What is wrong with a record, in the words of the dashboard.
HEALTH = Translated(
    {
        Health.BROKEN: mark("Destination down"),
        Health.DNS_ISSUE: mark("Hostname not working"),
        Health.PAUSED: mark("Paused"),
        Health.EXPIRED: mark("Expired"),
        Health.NO_CLICKS: mark("No clicks in 28 days"),
    }
)
# The values of filters that are chosen from a list, in the order of the list.
_WORDS: Mapping[str, Mapping[str, str]] = {
    "created": Translated(
        {"7d": mark("This week"), "30d": mark("In the last 30 days"), "90d": mark("In the last 90 days")}
    ),
    "traffic": Translated({Traffic.ANY: mark("Clicked in 28 days"), Traffic.NONE: mark("No clicks in 28 days")}),
}
# The filters that have a place in the panel, and what a chip calls them.
FILTERS = Translated(
    {
        "host": mark("Hostname"),
        "tags": mark("Tag"),
        "destination": mark("Destination"),
        "traffic": mark("Clicks"),
        "created": mark("Created"),
        "type": mark("Kind"),
        "qr": mark("QR code"),
    }
)
_NO_CURSORS = Cursors(None, None, None)
# How far the records that filters match are counted.
MAX_FOUND = 1000
# Beyond what a person could have paged to.
MAX_POSITION = 100_000_000


@dataclass(frozen=True)
class View:
    """A tab above a list."""

    name: str
    query: str
    is_current: bool
    count: str = ""


@dataclass(frozen=True)
class Chip:
    """A filter that is set. without: the address of the list without it; of one that is proposed, with it."""

    label: str
    text: str
    without: str
    kind: str = ""


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
    number = usage.used(g.caller.workspace, LISTS[name])
    found, is_gone = FoundRecords(), False
    try:
        found = _found_or_nearest(name, _query(params), number)
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
        sparks=sparks_of([row.id for row in found.rows]),
        is_gone=is_gone,
        wrong=problem,
        chosen=here if choose_all else here & set(chosen),
        # Ticked on other pages of the list.
        chosen_elsewhere=[entry for entry in chosen if entry not in here],
        choose_all=list_address(name, {**params, "choose": "all"}),
        back=_address_at(name, params, position),
        other=list_address(_other(name), simple) if found.is_elsewhere else None,
        here=f"/{name}",
        **_filtering(name, simple, number),
        **_paging(name, simple, position, found, number),
    )


def _filtering(name: str, params: dict[str, str], count: int) -> dict[str, Any]:
    """What the template shows of views, filters and orders."""
    filters = filters_in(params)
    return {
        "views": _views(name, filters, count),
        "chips": _chips(name, params, filters),
        "filters": filters,
        "filter_query": urlencode(as_fields(filters)),
        "new_query": urlencode(_shared_by_all(filters)),
        "suggested": _suggested(name, params, filters),
        "sort": params.get("sort", NEWEST),
        "sorts": SORTS,
        "words": _WORDS,
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


def sparks_of(ids: Sequence[str]) -> dict[str, Spark]:
    """The clicks of the last 30 days as a line, by the record: one query for all."""
    daily = clicks.daily_clicks(g.caller, ids) if ids else {}
    # Most records of a large workspace had no clicks lately.
    flat = spark([0] * DAYS)
    return {id_: spark(counts) if any(counts) else flat for id_, counts in daily.items()}


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


# --- views, filters and chips -------------------------------------------------------------------------------------


# A tab shows the number of its records up to this one.
MAX_IN_TAB = 99


def _views(name: str, filters: dict[str, str], count: int) -> list[View]:
    """All, and each view that finds something; the one that is shown in any case. count: of all of the list."""
    current = filters.get("health", "")
    every = View(_("All"), "", not current, number(count))
    if not count:
        return [every]
    found = totals.count_up_to(g.caller, MAX_IN_TAB, LISTS[name])
    return [
        every,
        *(
            View(text, urlencode({"filter[health]": entry}), current == entry, _in_tab(entry, found[entry]))
            for entry, text in HEALTH.items()
            if found[entry] or current == entry
        ),
    ]


def _in_tab(kind: Health, count: int) -> str:
    if kind is Health.NO_CLICKS:
        # No index has them.
        return ""
    return f"{MAX_IN_TAB}+" if count > MAX_IN_TAB else str(count)


def _chips(name: str, params: dict[str, str], filters: dict[str, str]) -> list[Chip]:
    """The filters that are set, without the search, which has its own field, and the view, which is a tab."""
    chips = []
    for key, value in filters.items():
        if key in ("search", "health"):
            continue
        rest = {param: text for param, text in params.items() if param != f"filter[{key}]"}
        text = _WORDS.get(key, {}).get(value, value)
        chips.append(Chip(FILTERS.get(key, key), str(text), list_address(name, rest)))
    return chips


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


def _suggested(name: str, params: dict[str, str], filters: dict[str, str]) -> list[Chip]:
    """Hostnames and tags that many records have, to be added to the filters."""
    return [
        Chip(FILTERS[key], value, list_address(name, {**params, f"filter[{key}]": value}), key)
        for key, what in (("host", "host"), ("tags", "tag"))
        if key not in filters
        for value in pins.frequent_filters(g.caller.workspace.id, what)
    ]


# --- addresses ----------------------------------------------------------------------------------------------------


def _other(name: str) -> str:
    return next(entry for entry in LISTS if entry != name)


def list_of(address: str) -> tuple[str, dict[str, str]]:
    """The list that one of our addresses names, and its query."""
    path, _, query = address.partition("?")
    name = path.strip("/")
    if name not in LISTS:
        return "links", {}
    return name, {key: value for key, value in parse_qsl(query) if value}


def back_to_list() -> str:
    """The address of the list that the form was sent from; "" if it was sent from another page."""
    return list_address(*list_of(request.form["back"])) if "back" in request.form else ""


def list_address(name: str, params: dict[str, str]) -> str:
    return f"/{name}?{urlencode(params)}".rstrip("?")
