"""Responses to visits, in the form of WSGI and in the form in which a server sends them."""

import functools
from collections.abc import Iterable

Header = tuple[str, str]
# (status line, headers, body)
WsgiResponse = tuple[str, list[Header], bytes]
# (status, headers with names in lower case, body)
SentResponse = tuple[int, tuple[tuple[bytes, bytes], ...], bytes]

STATUS_LINES = {
    301: "301 Moved Permanently",
    302: "302 Found",
    303: "303 See Other",
    307: "307 Temporary Redirect",
    308: "308 Permanent Redirect",
}
NO_STORE = "no-store"
# Longer headers are not cached: a destination with the visitor's query has any length and seldom recurs.
MAX_CACHED_LENGTH = 256


def redirect(status: int, location: str, cache_control: str, headers: Iterable[Header]) -> WsgiResponse:
    """A redirect. headers: those of the record's plugins."""
    return (
        STATUS_LINES[status],
        [("Location", location), ("Cache-Control", cache_control), ("Content-Length", "0"), *headers],
        b"",
    )


def to_sent(response: WsgiResponse, *, with_body: bool = True) -> SentResponse:
    status, headers, body = response
    return int(status[:3]), tuple(sent_header(*header) for header in headers), body if with_body else b""


def to_wsgi(response: SentResponse) -> WsgiResponse:
    """The response in the form of WSGI, with a new list of headers, which the caller may extend."""
    status, headers, body = response
    return STATUS_LINES[status], [(name.decode().title(), value.decode("latin-1")) for name, value in headers], body


def sent_header(name: str, value: str) -> tuple[bytes, bytes]:
    """A header as a server sends it."""
    return _cached_header(name, value) if len(value) < MAX_CACHED_LENGTH else _header(name, value)


def _header(name: str, value: str) -> tuple[bytes, bytes]:
    return name.lower().encode("latin-1"), value.encode("latin-1")


_cached_header = functools.lru_cache(maxsize=1024)(_header)
