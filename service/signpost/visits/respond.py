"""Responses to visits, in the form of WSGI and in the form in which a server sends them."""

from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import NamedTuple

Header = tuple[str, str]
# (status line, headers, body)
WsgiResponse = tuple[str, list[Header], bytes]

STATUS_LINES = {
    301: "301 Moved Permanently",
    302: "302 Found",
    303: "303 See Other",
    307: "307 Temporary Redirect",
    308: "308 Permanent Redirect",
}
NO_STORE = "no-store"
# Statuses that never have a body, and so need no length.
WITHOUT_BODY = (204, 304)


class SentResponse(NamedTuple):
    """A response as a server sends it. head: the status line and the headers, without those of the connection."""

    status: int
    head: bytes
    body: bytes = b""


def redirect(status: int, location: str, cache_control: str, headers: Iterable[Header]) -> WsgiResponse:
    """A redirect. headers: those of the record's plugins."""
    return (
        STATUS_LINES[status],
        [("Location", location), ("Cache-Control", cache_control), ("Content-Length", "0"), *headers],
        b"",
    )


def to_sent(response: WsgiResponse, *, with_body: bool = True) -> SentResponse:
    """With its length, which a client on a kept connection could not know otherwise."""
    status, headers, body = response
    code = int(status[:3])
    head = head_of(code, headers)
    if code not in WITHOUT_BODY and b"\r\ncontent-length:" not in head:
        head += b"content-length: %d\r\n" % len(body)
    return SentResponse(code, head, body if with_body else b"")


def to_wsgi(response: SentResponse) -> WsgiResponse:
    """The response in the form of WSGI, with a new list of headers, which the caller may extend."""
    first, *lines, _ = response.head.decode("latin-1").split("\r\n")
    headers = [(name.title(), value) for name, _, value in (line.partition(": ") for line in lines)]
    return first.partition(" ")[2], headers, response.body


# Werkzeug writes them in capitals.
_FIRST_LINES = {status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n" for status in HTTPStatus}


def head_of(status: int, headers: Sequence[Header]) -> bytes:
    """The status line and the headers, with names in lower case.

    Raises ValueError where one holds the end of a line, or what is not in Latin-1.
    """
    text = "".join(
        [
            _FIRST_LINES.get(status) or f"HTTP/1.1 {status} \r\n",
            *[f"{name.lower()}: {value}\r\n" for name, value in headers],
        ]
    )
    if not text.count("\n") == text.count("\r") == len(headers) + 1:
        raise ValueError("A header holds the end of a line.")
    return text.encode("latin-1")
