"""The search of every page: links, redirects, hostnames and pages by their names; and what happens at an address."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from flask import Response, g, request

from signpost.dashboard.blueprint import blp, page
from signpost.dashboard.navigation import PAGES
from signpost.dashboard.records.record_addresses import record_address
from signpost.dashboard.records.record_lists import LISTS
from signpost.domain.errors import Invalid
from signpost.domain.records.filters import HostFilters, RecordFilters
from signpost.operations.hosts import hosts
from signpost.operations.records import records

# Results of each kind, and the characters of what is looked for.
MAX_RESULTS, MAX_QUERY = 5, 500


@dataclass(frozen=True)
class SearchResult:
    """A page that was found. note: what distinguishes it from others of the same name."""

    text: str
    path: str
    note: str = ""


@blp.get("/search")
def search() -> Response:
    query = request.args.get("q", "").strip()[:MAX_QUERY]
    return page("search.html", query=query, groups=_groups(query) if query else [])


def _groups(query: str) -> list[tuple[str, list[SearchResult], str]]:
    """The results by kind: its name, the first of them, and the address of all."""
    found = []
    for name, handler in LISTS.items():
        try:
            rows, cursors = records.list_records(
                g.caller, handler=handler, sort="-created_at", per_page=MAX_RESULTS, filters=RecordFilters(search=query)
            )
        except Invalid:
            continue
        results = [
            SearchResult(f"{row.host}/{row.alias}", record_address(row), row.title or row.destination or "")
            for row in rows
        ]
        more = f"/{name}?{urlencode({'filter[search]': query})}" if cursors.next else ""
        found.append((name.capitalize(), results, more))
    known, more_hosts = hosts.list_hosts(
        g.caller, sort="-created_at", per_page=MAX_RESULTS, filters=HostFilters(search=query)
    )
    of_hosts = [SearchResult(host.host, f"/hosts/{host.host}") for host in known]
    found.append(("Hostnames", of_hosts, f"/hosts?{urlencode({'filter[search]': query})}" if more_hosts.next else ""))
    words = query.casefold()
    pages = [SearchResult(entry.name, entry.path) for entry in PAGES if words in entry.name.casefold()]
    found.append(("Pages", pages[:MAX_RESULTS], ""))
    if "." in query or "/" in query:
        found.append(
            ("Test", [SearchResult("What happens at this address?", f"/explain?{urlencode({'url': query})}")], "")
        )
    return [(name, results, more) for name, results, more in found if results]
