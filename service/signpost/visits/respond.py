"""The forms of an answer: as WSGI has it, and as a server sends it."""

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
# Longer headers are not cached: a destination with the visitor's query can have any length, and seldom occurs again.
MAX_CACHED_LENGTH = 256


def redirect(status: int, location: str, cache_control: str, headers: Iterable[Header]) -> WsgiResponse:
    """headers: further ones, those of the record's plugins."""
    return (
        STATUS_LINES[status],
        [("Location", location), ("Cache-Control", cache_control), ("Content-Length", "0"), *headers],
        b"",
    )


def to_sent(response: WsgiResponse, *, with_body: bool = True) -> SentResponse:
    status, headers, body = response
    return int(status[:3]), tuple(sent_header(*header) for header in headers), body if with_body else b""


def to_wsgi(response: SentResponse) -> WsgiResponse:
    """The answer in the form of WSGI. Its list of headers is new, so the caller may extend it."""
    status, headers, body = response
    return STATUS_LINES[status], [(name.decode().title(), value.decode("latin-1")) for name, value in headers], body


def sent_header(name: str, value: str) -> tuple[bytes, bytes]:
    """A header as a server sends it."""
    return _cached_header(name, value) if len(value) < MAX_CACHED_LENGTH else _header(name, value)


def _header(name: str, value: str) -> tuple[bytes, bytes]:
    return name.lower().encode("latin-1"), value.encode("latin-1")


_cached_header = functools.lru_cache(maxsize=1024)(_header)
