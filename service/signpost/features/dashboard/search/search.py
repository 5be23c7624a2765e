"""The search of every page: actions, pages, links, redirects, tags and hostnames by their words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import Response, g, request

from signpost.domain.errors import Invalid
from signpost.domain.records.filters import HostFilters, RecordFilters, tags_as_text
from signpost.domain.records.record import Handler, RecordView
from signpost.features.dashboard import navigation
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.records.record_addresses import LISTS, record_address
from signpost.features.dashboard.search.palette import is_allowed, matching, opened
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import usage
from signpost.translations import gettext as _
from signpost.translations import mark, ngettext
from signpost.web.dashboard_pages import PaletteEntry

# Results of each kind, and the characters of what is looked for.
MAX_RESULTS, MAX_QUERY = 5, 500
_RECORDS = {
    "links": (mark("Links"), mark("All links that match")),
    "redirects": (mark("Redirects"), mark("All redirects that match")),
}


@dataclass(frozen=True)
class SearchResult:
    """A page that was found. note: what distinguishes it from others of the same name."""

    text: str
    path: str
    icon: str
    note: str = ""


@dataclass(frozen=True)
class ResultGroup:
    """The first results of a kind. more: the way to all of them, None where these are all."""

    name: str
    results: list[SearchResult]
    more: SearchResult | None = None


@blp.get("/search")
def search() -> Response:
    query = request.args.get("q", "").strip()[:MAX_QUERY]
    groups = [group for group in (_found(query) if query else _start()) if group.results]
    template = "palette.html" if "HX-Request" in request.headers else "search.html"
    return page(template, query=query, groups=groups, number=sum(len(group.results) for group in groups))


def _start() -> Iterable[ResultGroup]:
    """What there is before anything is typed."""
    ids = opened()
    known = {}
    if ids:
        rows, _cursors = records.list_records(
            g.caller, sort="-created_at", per_page=len(ids), filters=RecordFilters(id=tuple(ids))
        )
        known = {row.id: row for row in rows}
    latest = [_record(known[record_id]) for record_id in ids if record_id in known]
    yield ResultGroup(_("Recently opened"), latest[:MAX_RESULTS])
    yield ResultGroup(_("Actions"), _entries(filter(is_allowed, navigation.current().actions)))


def _found(query: str) -> Iterable[ResultGroup]:
    known_pages = navigation.current()
    yield ResultGroup(_("Actions"), _entries(matching(known_pages.actions, query))[:MAX_RESULTS])
    yield ResultGroup(_("Pages"), _entries(matching(known_pages.found, query))[:MAX_RESULTS])
    every = urlencode({"filter[search]": query})
    for name, handler in LISTS.items():
        try:
            rows, cursors = records.list_records(
                g.caller, handler=handler, sort="-created_at", per_page=MAX_RESULTS, filters=RecordFilters(search=query)
            )
        except Invalid:
            continue
        title, all_of_them = map(_, _RECORDS[name])
        more = SearchResult(all_of_them, f"/{name}?{every}", "search") if cursors.next else None
        yield ResultGroup(title, [_record(row) for row in rows], more)
    tags = [tag for tag in usage.list_tags(g.caller) if query.casefold() in tag.tag.casefold()]
    yield ResultGroup(_("Tags"), [_tag(tag) for tag in tags[:MAX_RESULTS]])
    known, more_hosts = hosts.list_hosts(
        g.caller, sort="-created_at", per_page=MAX_RESULTS, filters=HostFilters(search=query)
    )
    yield ResultGroup(
        _("Hostnames"),
        [SearchResult(host.host, f"/hosts/{host.host}", "globe") for host in known],
        SearchResult(_("All hostnames that match"), f"/hosts?{every}", "search") if more_hosts.next else None,
    )
    if ("." in query or "/" in query) and navigation.current().has_page("/explain"):
        test = SearchResult(_("What happens at this address?"), f"/explain?{urlencode({'url': query})}", "explain")
        yield ResultGroup(_("Test"), [test])


def _entries(entries: Iterable[PaletteEntry]) -> list[SearchResult]:
    return [SearchResult(_(entry.name), entry.path, entry.icon, entry.note and _(entry.note)) for entry in entries]


def _record(row: RecordView) -> SearchResult:
    icon = "link" if row.handler == Handler.SHORT_URL else "redirect"
    return SearchResult(f"{row.host}/{row.alias}", record_address(row), icon, row.title or row.destination or "")


def _tag(use: usage.TagUse) -> SearchResult:
    number = ngettext("%(num)s link or redirect", "%(num)s links and redirects", use.count)
    return SearchResult(use.tag, f"/links?{urlencode({'filter[tags]': tags_as_text([use.tag])})}", "tag", number)
