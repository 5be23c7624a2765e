"""Visits for a dry run: which request a URL makes and who sends it, and how it would be answered now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.json_types import Environ
from signpost.domain.records.requests import parts_of
from signpost.visits.middleware import VisitMiddleware

# Without a User-Agent, the visitor is a person with a common browser.
BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def dry_run_visitor(middleware: VisitMiddleware, environ: Environ, country: str | None) -> Visitor:
    """The visitor who would send a request. country: None: that of the address."""
    visitor = middleware.clicks.anonymous_visitor(environ)
    return visitor if country is None else replace(visitor, country=country)


def environ_of(host: str, path: str, query: str, method: str, headers: Mapping[str, str], address: str) -> Environ:
    """The WSGI environment of a visit with these headers, by a common browser unless they say otherwise."""
    sent = {"User-Agent": BROWSER, **headers}
    variables = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in sent.items()}
    return {
        **{name: value.encode().decode("latin-1") for name, value in variables.items()},
        "REQUEST_METHOD": method,
        "REQUEST_URI": f"{path}?{query}" if query else path,
        "QUERY_STRING": query,
        "REMOTE_ADDR": address,
        "HTTP_HOST": host,
    }


def status_of(middleware: VisitMiddleware) -> Callable[[str], int | None]:
    """A function that returns the status of the answer to a person's visit; None: of no connected hostname."""
    now = times.seconds_of(times.now_text())
    # To describe one takes milliseconds, and it is the same for every URL.
    visitors: list[Visitor] = []

    def look(url: str) -> int | None:
        try:
            host, path, query = parts_of(url)
        except Invalid:
            return None
        site = middleware.records.site(host)
        if site is None:
            return None
        environ = environ_of(host, path, query, "GET", {}, "")
        if not visitors:
            visitors.append(dry_run_visitor(middleware, environ, None))
        status, _, _ = middleware.dry_run(site, environ, now, visitors[0]).response
        return int(status[:3])

    return look


# A path that nobody has.
_NOWHERE = "/signpost-finds-nothing-here"


def leads_back(middleware: VisitMiddleware, host: str) -> bool:
    """Whether what a hostname does not find would be redirected in a circle, so that visitors see our page instead."""
    site = middleware.records.site(host)
    if site is None:
        return False
    return middleware.dry_run(site, environ_of(host, _NOWHERE, "", "GET", {}, ""), times.epoch_s()).goes_round
