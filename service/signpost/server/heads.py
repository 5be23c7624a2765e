"""The heads of requests: the line and the headers, as the WSGI environ that a visit needs.

llhttp, the parser of Node.js, decides what a head is, where its request ends, and which heads are refused. Nearly every
visit is a GET whose headers are lines of the plainest form, none of which says anything of a body or of the connection.
Such a line means the same whatever stands before and after it, so what each line says is remembered, and a head of
lines that came before costs one look-up for each.
"""

import re
from collections.abc import Iterator
from typing import Final

import httptools

from signpost.domain.json_types import OwnEnviron

# The head of a request: its target and all its headers.
MAX_HEAD_BYTES = 64 * 1024
# The method is written to the log, so its length is limited.
MAX_METHOD_LENGTH = 32
# Lines of headers that are remembered, and how long one may be: some 4 MB. Who sends others makes room for nothing else
# for a moment: then all are forgotten.
MAX_LINES, MAX_LINE_LENGTH = 8_192, 256

END: Final = b"\r\n\r\n"
# Bytes beyond ASCII are no part of a target by RFC 9112. Programs send them as they are, and browsers once did.
_VISIT = re.compile(rb"GET (/[!\"$-~\x80-\xff]*) HTTP/1\.1")
_LINE = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+) ([!-~\x80-\xff]+) HTTP/1\.([01])")
_WHOLE_URL = re.compile(r"https?://([^/?]*)(.*)", re.IGNORECASE | re.DOTALL)
_NAME = re.compile(rb"[A-Za-z0-9-]+")
_VALUE = re.compile(rb"[\t -~\x80-\xff]*")
# What says how long a request is, or what becomes of its connection.
_NOT_PLAIN = frozenset((b"content-length", b"expect", b"transfer-encoding", b"upgrade"))
# What is not remembered: secrets.
_NOT_KEPT = frozenset((b"authorization", b"cookie", b"proxy-authorization"))
_CONNECTION = b"connection"
# No other protocol is offered, so who asks for one is answered in this one (RFC 9110, section 7.8). llhttp would take
# the body for what follows in the other protocol, and so for the next request.
_UPGRADE = re.compile(rb"^upgrade:[^\r\n]*\r\n", re.IGNORECASE | re.MULTILINE)
_PLAIN_CONNECTIONS = (b"keep-alive", b"close")

_lines: dict[bytes, tuple[str, str]] = {}
_keys: dict[bytes, str] = {}
_MAX_KEYS = 256


class BadHead(Exception):
    """A head that is refused. status, code, message: of the answer."""

    def __init__(self, message: str, status: int = 400, code: str = "bad_request"):
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


def read_visit(data: bytes) -> OwnEnviron | None:
    """What a GET says whose head is `data`, where all of its lines are plain and none comes twice; else None."""
    lines = data.split(b"\r\n")
    if (found := _VISIT.fullmatch(lines[0])) is None:
        return None
    # The last two are the empty line and what follows it: nothing.
    plain = lines[1:-2]
    try:
        environ = dict(map(_lines.__getitem__, plain))
    except KeyError:
        pairs = [_lines.get(line) or _plain(line) for line in plain]
        if None in pairs:
            return None
        environ = dict(pairs)  # type: ignore[arg-type]  # none of them is None
    if len(environ) != len(plain):
        return None
    target = found[1].decode("latin-1")
    environ["REQUEST_METHOD"] = "GET"
    environ["REQUEST_URI"] = target
    environ["QUERY_STRING"] = target.partition("?")[2]
    return environ


def _plain(line: bytes) -> tuple[str, str] | None:
    """The key and the text of a header whose line means the same wherever it stands; None: it may not."""
    name, colon, value = line.partition(b":")
    value, folded = value.strip(b" \t"), name.lower()
    if not (colon and _NAME.fullmatch(name) and _VALUE.fullmatch(value)) or folded in _NOT_PLAIN:
        return None
    if folded == _CONNECTION and value.lower() not in _PLAIN_CONNECTIONS:
        return None
    key = _keys.get(name) or _key_of(name)
    if key is None:
        return None
    pair = key, value.decode("latin-1")
    if len(line) <= MAX_LINE_LENGTH and folded not in _NOT_KEPT:
        if len(_lines) >= MAX_LINES:
            _lines.clear()
        _lines[line] = pair
    return pair


def _key_of(name: bytes) -> str | None:
    """The environ key of a header; None if its name has an underscore, which could be mistaken for a hyphen."""
    if b"_" in name:
        return None
    key = name.decode("latin-1").upper().replace("-", "_")
    key = key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"
    if len(_keys) < _MAX_KEYS:
        _keys[name] = key
    return key


def _target_of(text: str) -> tuple[str, str]:
    """The host that a whole URL names, or "", and the path with its query. Raises BadHead."""
    text = text.partition("#")[0]
    if text.startswith("/"):
        return "", text
    if (whole := _WHOLE_URL.fullmatch(text)) is None:
        raise BadHead("The target of the request is not a path.")
    host, path = whole.groups()
    return host, path if path.startswith("/") else f"/{path}"


class Head:
    """What llhttp finds in a head, and in the body behind it as that comes.

    environ: method, target, query and headers. is_1_0: of HTTP/1.0. is_last: whether the connection ends with it.
    is_complete: whether no more of the request comes. held: how much of its body waits for `take_parts`.
    """

    __slots__ = ("_has_headers", "_left", "_parser", "_parts", "environ", "held", "is_1_0", "is_complete", "is_last")

    def __init__(self, data: bytes):
        """data: the bytes up to the empty line, and with it. Raises BadHead."""
        line, _, headers = data.partition(b"\r\n")
        # It has no form but this one. llhttp knows some methods alone, and no bytes beyond ASCII in a target.
        if (found := _LINE.fullmatch(line)) is None:
            raise BadHead("The first line of the request is not one of HTTP/1.1.")
        if len(found[1]) > MAX_METHOD_LENGTH:
            raise BadHead("There is no such method.")
        host, target = _target_of(found[2].decode("latin-1"))
        self.environ: OwnEnviron = {
            "REQUEST_METHOD": found[1].decode(),
            "REQUEST_URI": target,
            "QUERY_STRING": target.partition("?")[2],
        }
        self.is_1_0 = found[3] == b"0"
        self.is_complete = self._has_headers = self.is_last = False
        self._parts: list[bytes] = []
        self.held = 0
        self._parser: httptools.HttpRequestParser | None = httptools.HttpRequestParser(self)
        trouble = self._fed(b"POST / HTTP/1." + found[3] + b"\r\n" + _UPGRADE.sub(b"", headers))
        if self.environ.get("HTTP_TRANSFER_ENCODING", "chunked").lower() != "chunked":
            raise BadHead("Send the body as it is, or in chunks.", 501, "not_implemented")
        if self.is_1_0 and "HTTP_TRANSFER_ENCODING" in self.environ:
            trouble = "HTTP/1.0 has no chunks"  # so whoever passed it on may have read another body
        if trouble is not None:
            raise BadHead(f"The request is malformed: {trouble}.")
        if host and "HTTP_HOST" in self.environ:
            self.environ["HTTP_HOST"] = host  # the one that is meant (RFC 9112, section 3.2.2)
        length = self.environ.get("CONTENT_LENGTH")
        # How much of the body is still to come; None: that is said in its chunks.
        self._left = None if length is None else int(length)
        if self.is_complete:
            self._parser = None  # the two name each other

    def feed(self, data: bytes) -> bytes:
        """More of the body; returns what comes behind its end. Raises BadHead."""
        at = 0
        for end in self._ends(data):
            part, at = data[at:end], end
            if (trouble := self._fed(part)) is not None:
                raise BadHead(f"The body is malformed: {trouble}.")
            if self.is_complete:
                self._parser = None  # the two name each other
                break
        return data[at:]

    def _ends(self, data: bytes) -> Iterator[int]:
        """Where the body may end in `data`. llhttp would go on with the next request, and not say where that begins."""
        if self._left is not None:
            first, self._left = self._left, max(0, self._left - len(data))
            if first < len(data):
                yield first
        else:
            # A body in chunks ends with an empty line, whose beginning may have come before.
            yield from range(1, min(len(END), len(data)))
            at = data.find(END)
            while 0 <= at < len(data) - len(END):
                yield at + len(END)
                at = data.find(END, at + 1)
        yield len(data)

    def take_parts(self) -> bytes:
        """What came of the body and was not taken yet."""
        parts, self._parts, self.held = self._parts, [], 0
        return b"".join(parts)

    def _fed(self, data: bytes) -> str | None:
        """What is wrong with it; None: nothing."""
        assert self._parser is not None
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            return str(error)
        return None

    # --- called by llhttp -------------------------------------------------------------------------------------------

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._has_headers:
            return  # a trailer
        key = _keys.get(name) or _key_of(name)
        if key is not None:
            # llhttp leaves the blanks behind it.
            text, environ = value.strip(b" \t").decode("latin-1"), self.environ
            environ[key] = f"{environ[key]}, {text}" if key in environ else text

    def on_headers_complete(self) -> None:
        self._has_headers = True
        assert self._parser is not None
        # It says so now alone, and not once it awaits the next head.
        self.is_last = not self._parser.should_keep_alive()

    def on_body(self, part: bytes) -> None:
        self._parts.append(part)
        self.held += len(part)

    def on_message_complete(self) -> None:
        self.is_complete = True
