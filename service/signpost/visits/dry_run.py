"""A visit for a dry run: the request that a URL, headers and an address make, and who sends it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from signpost.clicks.visitors import Visitor
from signpost.domain.json_types import Environ
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
