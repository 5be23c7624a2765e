"""An imagined visit: the request that a URL, headers and an address make, and who sends it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import quote, urlsplit

from signpost.clicks.visitors import Visitor
from signpost.domain.errors import Invalid
from signpost.domain.outside import Environ
from signpost.domain.records import addresses
from signpost.visits.middleware import VisitMiddleware

# Without a User-Agent, the visitor is a person with a common browser.
BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def imagined_visitor(middleware: VisitMiddleware, environ: Environ, country: str | None) -> Visitor:
    """The visitor who would send a request. country: None: that of the address."""
    visitor = middleware.clicks.anonymous_visitor(environ)
    return visitor if country is None else replace(visitor, country=country)


def parts_of(url: str) -> tuple[str, str, str]:
    """Host, raw path and query of a URL; without a scheme it is https. Raises Invalid."""
    try:
        parts = urlsplit(url if re.match(r"[A-Za-z][A-Za-z0-9+.-]*://", url) else f"https://{url}")
        host, _ = addresses.host_of(parts.hostname or ""), parts.port
    except ValueError:
        raise Invalid({"url": ["Not a URL, like https://go.example.com/sale."]}) from None
    if parts.scheme not in ("http", "https"):
        raise Invalid({"url": ["Begin with https:// or http://."]})
    # As a browser sends it.
    safe = "/!$&'()*+,;=:@-._~%[]|?"
    return host, quote(parts.path or "/", safe=safe), quote(parts.query, safe=safe)


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
