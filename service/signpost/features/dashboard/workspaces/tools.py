"""Tools that shorten from elsewhere: files, recipes, a bookmark, search keywords, and the dashboard as an app."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from urllib.parse import quote, urlencode, urlsplit

from flask import Response, current_app, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import texts
from signpost.domain.errors import Invalid
from signpost.domain.people.credentials import TokenKind
from signpost.domain.records.requests import parts_of
from signpost.features.dashboard.addresses import root
from signpost.features.dashboard.assets import asset
from signpost.features.dashboard.blueprint import blp, open_to_all, page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import create_once, form_key, new_key
from signpost.features.dashboard.one_time import one_time_values
from signpost.features.dashboard.records.record_forms import default_host, hosts_of_links
from signpost.features.dashboard.workspaces import tool_files
from signpost.features.dashboard.workspaces.tool_files import CreationRequest
from signpost.operations.people import tokens
from signpost.operations.records import records
from signpost.storage.models import Record
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.visits import middleware
from signpost.web.origin import origin

# The programs that send a token, by the names of their forms, and what their tokens are called.
PROGRAMS = {"sharex": "ShareX", "apple": "iPhone shortcut", "android": "HTTP Shortcuts", "shell": "Shell"}
# What each of them needs: a text, or the fields to fill in.
_WRITERS: Mapping[str, Callable[[CreationRequest], object]] = {
    "sharex": tool_files.sharex,
    "apple": tool_files.apple_shortcut,
    "android": tool_files.http_shortcuts,
    "shell": tool_files.shell,
}
# Characters of what a search keyword or a shared page may say.
MAX_TEXT = 2048
_URL = re.compile(r"https?://[^\s<>\"]+", re.IGNORECASE)


@dataclass(frozen=True)
class CreatedTool:
    """What was made for a program, with its token: shown once."""

    program: str
    secret: str
    host: str

    @property
    def request(self) -> CreationRequest:
        return CreationRequest(origin(), self.host, self.secret)


@blp.get("/tools")
def tools_page() -> Response:
    return _tools(created=_taken(request.args.get("made", "")))


def _store(created: CreatedTool, key: str | None = None) -> str:
    return one_time_values().put(g.caller.user.id, astuple(created), key)


def _taken(key: str) -> CreatedTool | None:
    values = one_time_values().take(g.caller.user.id, key)
    return CreatedTool(*values) if isinstance(values, list) and len(values) == 3 else None


def _tools(
    status: int = 200, created: CreatedTool | None = None, errors: dict[str, list[str]] | None = None
) -> Response:
    base, hosts = origin() + root(), _hosts()
    asked = request.form.get("host") or request.args.get("host")
    return page(
        "workspaces/tools.html",
        status,
        created=created,
        errors=errors or {},
        # The file has the token: only a form of this page gets it, once.
        file_key=_store(created) if created and created.program == "sharex" else "",
        hosts=hosts,
        host=asked if asked in hosts else default_host(),
        bookmarklet=tool_files.bookmarklet(base),
        keywords=tool_files.search_keywords(base),
        programs=PROGRAMS,
        needed=_WRITERS[created.program](created.request) if created else None,
    )


def _hosts() -> list[str]:
    return [host.host for host in hosts_of_links()]


@blp.post("/tools")
@offers_again(mark("Make the tool"))
def make_tool() -> BaseResponse:
    """Create a token that can only create links, for one program, and show once how that program uses it."""
    require(records.create_link)
    program, host = request.form.get("program", ""), request.form.get("host", "")
    key = form_key() or new_key()

    def create() -> str:
        token, secret = tokens.create_token(g.caller, name=PROGRAMS[program], kind=TokenKind.CREATE_ONLY)
        _store(CreatedTool(program, secret, host), key)
        return token.id

    try:
        if program not in PROGRAMS:
            raise Invalid({"program": [_("One of %(choices)s.", choices=", ".join(PROGRAMS))]})
        if host not in _hosts():
            raise Invalid({"host": [_("This hostname is not connected.")]})
        create_once(create)
    except Invalid as error:
        return _tools(422, errors=error.errors)
    return see_other(f"/tools?made={key}")


@blp.post("/tools/file")
def tool_file() -> BaseResponse:
    """The file of ShareX, for the form on the page that shows its token."""
    created = _taken(request.form.get("key", ""))
    if created is None:
        return see_other("/tools", _("The file could be downloaded once, within two minutes. Create another one."))
    answer = Response(tool_files.sharex(created.request), mimetype="application/json")
    answer.headers["Content-Disposition"] = f"attachment; filename=signpost-{created.host}.sxcu"
    return answer


# --- for browsers and phones ------------------------------------------------------------------------------------


@blp.get("/opensearch.xml")
@open_to_all
def opensearch() -> Response:
    """The description with which browsers add the dashboard as a search engine."""
    text = tool_files.opensearch(origin(), asset("icon-192.png"))
    return Response(text, mimetype="application/opensearchdescription+xml")


@blp.get("/manifest.webmanifest")
@open_to_all
def manifest() -> Response:
    """The manifest with which browsers install the dashboard as an app."""
    return Response(json.dumps(tool_files.manifest(asset)), mimetype="application/manifest+json")


@blp.get("/go")
def go() -> BaseResponse:
    """Open the short link that a search keyword names, like `docs` or `go.example.com/docs`; otherwise search."""
    query = request.args.get("q", "").strip()[:MAX_TEXT]
    url = _short_url(query) if query else None
    if url is None:
        return see_other(f"/search?{urlencode({'q': query})}")
    # Not see_other, whose addresses are pages.
    return Response(status=303, headers={"Location": url})


def _short_url(query: str) -> str | None:
    """The address of a short link of the workspace; None where there is no such link."""
    first, _slash, path = _URL.sub(lambda url: url[0].partition("://")[2], query).partition("/")
    host, path = (first, path) if first in _hosts() else (default_host(), query)
    if not host or not path:
        return None
    visits = middleware.of(current_app).records
    try:
        host, path_sent, query_sent = parts_of(f"{host}/{quote(path)}")
    except Invalid:
        return None
    site = visits.site(host)
    answer = visits.find(site, path_sent, query_sent) if site is not None else None
    found = Record.of_seqs([answer.record.seq]) if answer is not None else []
    if not found:
        return None
    # Its own address has the scheme and the port; a pattern answers for other paths than its own.
    own = urlsplit(records.get_link(g.caller, found[0].id).url)
    return f"{own.scheme}://{own.netloc}/{quote(path)}"


@blp.get("/share")
def share() -> BaseResponse:
    """A page that was shared on a phone becomes the form of a new link. Many apps put the address into the text."""
    require(records.create_link)
    shared = {name: request.args.get(name, "").strip()[:MAX_TEXT] for name in ("url", "text", "title")}
    # An address that has a field for itself is that of the page, with a mark at its end, too.
    whole = shared["url"] if _URL.fullmatch(shared["url"]) else None
    found = whole or texts.web_address_in(shared["url"]) or texts.web_address_in(shared["text"])
    address = found or shared["url"] or shared["text"]
    return see_other(f"/links/new?{urlencode({'destination': address, 'title': shared['title']})}")
