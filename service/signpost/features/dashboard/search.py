"""The search of every page: actions, pages, links, redirects, tags and hostnames by their words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import Response, g, request, session

from signpost.domain import texts
from signpost.domain.errors import Invalid
from signpost.domain.records.filters import HostFilters, RecordFilters, tags_as_text
from signpost.domain.records.record import Handler, RecordView
from signpost.features.dashboard import navigation
from signpost.features.dashboard.addresses import LISTS, record_address
from signpost.features.dashboard.blueprint import blp, page
from signpost.operations import roles
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import usage
from signpost.translations import gettext as _
from signpost.translations import mark, ngettext
from signpost.web.dashboard_pages import PaletteEntry

# Results of each kind, and the characters of what is looked for.
MAX_RESULTS, MAX_QUERY = 5, 500
# Records of which one may have the alias that is typed.
MAX_NAMED = 25
_RECORDS = {
    "links": (mark("Links"), mark("All links that match")),
    "redirects": (mark("Redirects"), mark("All redirects that match")),
}


@dataclass(frozen=True)
class SearchResult:
    """A page that was found. note: what distinguishes it from others of the same name.

    copies: the address that it copies instead of opening the page, where scripts run.  sends: the name of the field
    that it sends to `path` as a form, "" for none.
    """

    text: str
    path: str
    icon: str
    note: str = ""
    copies: str = ""
    sends: str = ""


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
    ids = opened_ids()
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
    is_verb, done = _done_with_records(query)
    if is_verb:
        yield ResultGroup(_("Actions"), done)
    yield ResultGroup(_("Actions"), _entries(matching(known_pages.actions, query))[:MAX_RESULTS])
    yield ResultGroup(_("Pages"), _entries(matching(known_pages.found, query))[:MAX_RESULTS])
    if not is_verb:
        yield ResultGroup(_("This address"), done)
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
    tags = [tag for tag in usage.list_tags(g.caller) if texts.search_key(query) in texts.search_key(tag.tag)]
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


# What is done with a link: its first word, in the reader's language or in English, then the link.
_COPY, _EDIT, _PAUSE, _RESUME, _OPEN = mark("Copy"), mark("Edit"), mark("Pause"), mark("Resume"), mark("Open")


def _done_with_records(query: str) -> tuple[bool, list[SearchResult]]:
    """What can be done with the records that a query names by alias or address: "app", "copy /app", "pause app".

    And whether it begins with what to do.
    """
    verb, _blank, rest = query.partition(" ")
    verbs = [name for name in (_OPEN, _COPY, _EDIT, _PAUSE, _RESUME) if rest.strip() and _has(verb, name)]
    named = (rest if verbs else query).strip()
    if not named.strip("/"):
        return False, []
    try:
        rows, _cursors = records.list_records(
            g.caller, sort="-created_at", per_page=MAX_NAMED, filters=RecordFilters(search=named.strip("/"))
        )
    except Invalid:
        return False, []
    wanted = texts.search_key(named.strip("/"))
    exact = [
        row for row in rows if wanted in (texts.search_key(row.alias), texts.search_key(f"{row.host}/{row.alias}"))
    ]
    found = exact or (rows if verbs else [])
    done = [result for row in found for result in _done_with(row, verbs)]
    return bool(verbs and done), done[:MAX_RESULTS]


def _done_with(row: RecordView, verbs: list[str]) -> Iterable[SearchResult]:
    """Each thing that the caller may do with a record; of `verbs`, if there are any."""
    name, page_of_it = f"{row.host}/{row.alias}", record_address(row)
    may_edit = g.caller.role >= roles.required_for(records.set_paused)
    done = {
        _OPEN: SearchResult(_(_OPEN), page_of_it, "link", name),
        _COPY: SearchResult(_(_COPY), page_of_it, "copy", name, copies=row.url),
    }
    if may_edit:
        done[_EDIT] = SearchResult(_(_EDIT), f"{page_of_it}/edit", "edit", name)
    if may_edit and row.paused_by == "":
        done[_PAUSE] = SearchResult(_(_PAUSE), f"/links/{row.id}/pause", "pause", name, sends="pause")
    if may_edit and row.paused_by == "user":
        done[_RESUME] = SearchResult(_(_RESUME), f"/links/{row.id}/pause", "play", name, sends="resume")
    return [result for verb, result in done.items() if not verbs or verb in verbs]


def _entries(entries: Iterable[PaletteEntry]) -> list[SearchResult]:
    return [SearchResult(_(entry.name), entry.path, entry.icon, entry.note and _(entry.note)) for entry in entries]


def _record(row: RecordView) -> SearchResult:
    icon = "link" if row.handler == Handler.SHORT_URL else "redirect"
    return SearchResult(f"{row.host}/{row.alias}", record_address(row), icon, row.title or row.destination or "")


def _tag(use: usage.TagUse) -> SearchResult:
    number = ngettext("%(num)s link or redirect", "%(num)s links and redirects", use.count)
    return SearchResult(use.tag, f"/links?{urlencode({'filter[tags]': tags_as_text([use.tag])})}", "tag", number)


# How many links a browser is remembered to have opened: in its signed cookie, and not on the server.
MAX_OPENED = 8
_OPENED = "opened"
_BETWEEN_WORDS = re.compile(r"\W")


def is_allowed(entry: PaletteEntry) -> bool:
    """Whether the caller may do what the form of an entry does."""
    return entry.operation is None or g.caller.role >= roles.required_for(entry.operation)


def matching(entries: Iterable[PaletteEntry], text: str) -> list[PaletteEntry]:
    """The entries that the caller may use and a text means: those that have it in their names come first."""
    if not _words_in(text):
        return []
    found = [entry for entry in entries if is_allowed(entry) and _has(text, entry.name, entry.words)]
    return sorted(found, key=lambda entry: not _has(text, entry.name))


def _has(text: str, *names: str) -> bool:
    """Whether each word of a text begins a word of the names, in the reader's language or in English."""
    own = _words_in(" ".join(word for name in names if name for word in (_(name), name)))
    return all(any(known.startswith(word) for known in own) for word in _words_in(text))


def _words_in(text: str) -> list[str]:
    return [word for word in _BETWEEN_WORDS.split(texts.search_key(text)) if word]


def note_opened(id: str) -> None:
    """Remember that this browser opened a record."""
    known = opened_ids()
    if known[:1] != [id]:
        session[_OPENED] = [id, *(entry for entry in known if entry != id)][:MAX_OPENED]


def opened_ids() -> list[str]:
    """The ids of the records that this browser opened, the latest first; of any workspace, and of deleted ones too."""
    known: list[str] = session.get(_OPENED, [])
    return known
