"""What a head says, and where its request ends: cases of llhttp and of other servers, and whatever way it comes in.

A proxy in front must not see another request than we do: whatever two parsers could read in two ways is refused.
"""

import random
import socket
import time
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signpost.server import heads
from signpost.server.heads import BadHead, Head, read_visit
from tests.conftest import Server
from tests.lanes import share
from tests.wire import answering, connected, link, raw

LINE, HOST = b"POST /a HTTP/1.1\r\n", b"Host: x\r\n"
CHUNKED, LENGTH = b"Transfer-Encoding: chunked\r\n", b"Content-Length: 3\r\n"
# What comes -> the status of the answer; 0: it is read.
CASES: dict[bytes, int] = {
    # The first line.
    b"GET /a HTTP/1.1\r\n\r\n": 0,
    b"GET /a HTTP/1.0\r\n\r\n": 0,
    b"BREW /a HTTP/1.1\r\n\r\n": 0,
    b"get /a HTTP/1.1\r\n\r\n": 0,
    b"GET /\xc3\xa4 HTTP/1.1\r\n\r\n": 0,
    b"GET http://x/a HTTP/1.1\r\n" + HOST + b"\r\n": 0,
    b"GET  /a HTTP/1.1\r\n\r\n": 400,
    b"GET /a  HTTP/1.1\r\n\r\n": 400,
    b"GET /a b HTTP/1.1\r\n\r\n": 400,
    b"GET\t/a\tHTTP/1.1\r\n\r\n": 400,
    b" GET /a HTTP/1.1\r\n\r\n": 400,
    b"GET /a HTTP/1.1 \r\n\r\n": 400,
    b"GET /a HTTP/2.0\r\n\r\n": 400,
    b"GET /a HTTP/1.2\r\n\r\n": 400,
    b"GET /a HTTP/01.1\r\n\r\n": 400,
    b"GET /a HTTP/0.9\r\n\r\n": 400,
    b"GET /a http/1.1\r\n\r\n": 400,
    b"GET /a\r\n\r\n": 400,
    b"GET a HTTP/1.1\r\n\r\n": 400,
    b"GET * HTTP/1.1\r\n\r\n": 400,
    b"GET ftp://x/a HTTP/1.1\r\n\r\n": 400,
    b"GET /\x00 HTTP/1.1\r\n\r\n": 400,
    b"GET /\x7f HTTP/1.1\r\n\r\n": 400,
    b"G(T /a HTTP/1.1\r\n\r\n": 400,
    b"CONNECT x:443 HTTP/1.1\r\n" + HOST + b"\r\n": 400,
    b"M" * 33 + b" /a HTTP/1.1\r\n\r\n": 400,
    # Lines of headers.
    LINE + HOST + b"X:y\r\n\r\n": 0,
    LINE + HOST + b"X: \ty \t\r\n\r\n": 0,
    LINE + HOST + b"X:\r\n\r\n": 0,
    LINE + HOST + b"X: \xff\r\n\r\n": 0,
    LINE + HOST + b"X : y\r\n\r\n": 400,
    LINE + HOST + b" X: y\r\n\r\n": 400,
    LINE + HOST + b"X: y\r\n z\r\n\r\n": 400,
    LINE + HOST + b"X: y\r\n\tz\r\n\r\n": 400,
    LINE + HOST + b"X\r\n\r\n": 400,
    LINE + HOST + b": y\r\n\r\n": 400,
    LINE + HOST + b"X(: y\r\n\r\n": 400,
    LINE + HOST + b"X\x00: y\r\n\r\n": 400,
    LINE + HOST + b"X: y\x00\r\n\r\n": 400,
    LINE + HOST + b"X: y\rz\r\n\r\n": 400,
    LINE + HOST + b"X: y\nZ: z\r\n\r\n": 400,
    LINE + HOST + b"X: y\r\r\n\r\n": 400,
    LINE + b"\xc3\xa4: y\r\n\r\n": 400,
    # How long the body is.
    LINE + HOST + LENGTH + b"\r\n": 0,
    LINE + HOST + CHUNKED + b"\r\n": 0,
    LINE + HOST + b"transfer-encoding: Chunked\r\n\r\n": 0,
    LINE + HOST + LENGTH + CHUNKED + b"\r\n": 400,
    LINE + HOST + CHUNKED + LENGTH + b"\r\n": 400,
    LINE + HOST + LENGTH + LENGTH + b"\r\n": 400,
    LINE + HOST + LENGTH + b"Content-Length: 4\r\n\r\n": 400,
    LINE + HOST + b"Content-Length: 3, 3\r\n\r\n": 400,
    LINE + HOST + b"Content-Length: +3\r\n\r\n": 400,
    LINE + HOST + b"Content-Length: -3\r\n\r\n": 400,
    LINE + HOST + b"Content-Length: 0x3\r\n\r\n": 400,
    LINE + HOST + b"Content-Length: 3 3\r\n\r\n": 400,
    LINE + HOST + b"Content-Length: 3;\r\n\r\n": 400,
    LINE + HOST + b"Content-Length:\r\n\r\n": 400,
    LINE + HOST + b"Content-Length: 99999999999999999999999\r\n\r\n": 400,
    LINE + HOST + b"Content-Length : 3\r\n\r\n": 400,
    LINE + HOST + b"Transfer-Encoding : chunked\r\n\r\n": 400,
    LINE + HOST + b"Transfer-Encoding: \x0bchunked\r\n\r\n": 400,
    LINE + HOST + b"Transfer-Encoding: xchunked\r\n\r\n": 501,
    LINE + HOST + b"Transfer-Encoding: gzip, chunked\r\n\r\n": 501,
    LINE + HOST + b"Transfer-Encoding: identity\r\n\r\n": 501,
    LINE + HOST + b"Transfer-Encoding: chunked, chunked\r\n\r\n": 400,
    LINE + HOST + CHUNKED + b"Transfer-Encoding: identity\r\n\r\n": 400,
    LINE + HOST + b"Transfer-Encoding:\r\n\r\n": 400,
    b"POST /a HTTP/1.0\r\n" + CHUNKED + b"\r\n": 400,
}  # fmt: skip


@pytest.mark.parametrize(("data", "status"), CASES.items(), ids=range(len(CASES)))
def test_what_could_be_read_in_two_ways_is_refused(data: bytes, status: int) -> None:
    if status == 0:
        Head(data)
        return
    with pytest.raises(BadHead) as refused:
        Head(data)
    assert refused.value.status == status
    # And it is never taken for a plain visit.
    assert read_visit(data) is None


# What comes in chunks -> what the body is; None: it is refused.
BODIES: dict[bytes, bytes | None] = {
    b"0\r\n\r\n": b"",
    b"3\r\nabc\r\n0\r\n\r\n": b"abc",
    b"03\r\nabc\r\n0\r\n\r\n": b"abc",
    b"A\r\n0123456789\r\na\r\n0123456789\r\n0\r\n\r\n": b"0123456789" * 2,
    b"3;name=value\r\nabc\r\n0\r\n\r\n": b"abc",
    b'3;name="a b"\r\nabc\r\n0\r\n\r\n': b"abc",
    b"4\r\n\r\n\r\n\r\n0\r\n\r\n": b"\r\n\r\n",
    b"1\r\na\r\n0\r\nX: y\r\n\r\n": b"a",
    b"1\r\na\r\n0\r\nContent-Length: 9\r\n\r\n": None,
    b"3\nabc\n0\n\n": None,
    b"3\r\nabc0\r\n\r\n": None,
    b"3\r\nabcd\r\n0\r\n\r\n": None,
    b"3 \r\nabc\r\n0\r\n\r\n": None,
    b" 3\r\nabc\r\n0\r\n\r\n": None,
    b"+3\r\nabc\r\n0\r\n\r\n": None,
    b"0x3\r\nabc\r\n0\r\n\r\n": None,
    b"3\r\r\nabc\r\n0\r\n\r\n": None,
    b"3;a\nb\r\nabc\r\n0\r\n\r\n": None,
    b"3;a\rb\r\nabc\r\n0\r\n\r\n": None,
    b"\r\nabc\r\n0\r\n\r\n": None,
    b"fffffffffffffffff\r\nabc": None,
    b"0\r\nX: y\n\r\n": None,
    b"0\r\nX : y\r\n\r\n": None,
}


@pytest.mark.parametrize(("data", "body"), BODIES.items(), ids=range(len(BODIES)))
@pytest.mark.parametrize("step", [1, 2, 3, 5, 1000])
def test_a_body_in_chunks_ends_where_its_last_chunk_does(data: bytes, body: bytes | None, step: int) -> None:
    head = Head(LINE + HOST + CHUNKED + b"\r\n")
    behind, read = b"GET /next HTTP/1.1\r\n\r\n", b""
    whole, found = data + behind, b""
    try:
        for at in range(0, len(whole), step):
            part = whole[at : at + step]
            behind_it = head.feed(part) if not head.is_complete else part
            read += head.take_parts()
            found += behind_it
    except BadHead:
        assert body is None
        return
    assert head.is_complete
    assert (read, found) == (body, behind)
    assert "HTTP_X" not in head.environ


@pytest.mark.parametrize("step", [1, 2, 3, 1000])
def test_a_body_with_a_length_ends_there(step: int) -> None:
    head = Head(LINE + HOST + LENGTH + b"\r\n")
    whole, read, found = b"abcGET /next", b"", b""
    for at in range(0, len(whole), step):
        part = whole[at : at + step]
        found += part if head.is_complete else head.feed(part)
        read += head.take_parts()
    assert (read, found) == (b"abc", b"GET /next")


NAMES = ("Host", "User-Agent", "Accept", "X-Forwarded-For", "X_Odd", "Connection", "Cookie", "TE", "Content-Type",
         "Expect", "Content-Length", "Transfer-Encoding", "Upgrade", "x-y", "Referer", "No space", "")  # fmt: skip
VALUES = ("x", "", "keep-alive", "close", "Keep-Alive, Upgrade", "a b\tc", "\xe4", "0", "3", "chunked", "h2c", " x ",
          "\x00", "a\nb: c", "a\rb", "100-continue", "1.2.3.4, 5.6.7.8")  # fmt: skip
TARGETS = ("/", "/a", "/a?b=c", "/%2F?", "//a", "/a#b", "/\xe4", "http://x/a", "*", "/a b", "/?x?y", "")


HEADERS = st.tuples(st.sampled_from(NAMES), st.sampled_from((":", ": ", " :")), st.sampled_from(VALUES))


@given(
    st.sampled_from(("GET", "HEAD", "POST")),
    st.sampled_from(TARGETS),
    st.sampled_from(("1.1", "1.0", "2.0")),
    st.lists(HEADERS, max_size=5),
)
@settings(max_examples=share(5_000), deadline=None)
def test_a_plain_visit_is_what_llhttp_reads(
    method: str, target: str, version: str, headers: list[tuple[str, str, str]]
) -> None:
    lines = [f"{method} {target} HTTP/{version}", *("".join(header) for header in headers), "", ""]
    data = "\r\n".join(lines).encode("latin-1")
    for _ in range(2):  # the second time by what is remembered
        found = read_visit(data)
        if found is not None:
            head = Head(data)
            assert found == head.environ
            assert head.is_complete
            assert head.is_last is (found.get("HTTP_CONNECTION", "").lower() == "close")


def test_what_is_remembered_of_headers_is_bounded() -> None:
    for number in range(2 * heads.MAX_LINES):
        assert read_visit(b"GET /a HTTP/1.1\r\nX: %d\r\n\r\n" % number) is not None
    assert len(heads._lines) <= heads.MAX_LINES
    before = len(heads._lines)
    long = b"x" * heads.MAX_LINE_LENGTH
    for header in (b"X: " + long, b"Cookie: signpost_session=secret", b"Authorization: Bearer secret"):
        assert read_visit(b"GET /a HTTP/1.1\r\n" + header + b"\r\n\r\n") is not None
    assert len(heads._lines) == before


# --- on the wire ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = answering(Server(tmp_path_factory.mktemp("heads") / "instance").start())
    connected(server)
    link(server, alias="x")
    link(server, alias="locked", password="open sesame")
    yield server
    assert server.stop() == 0


STREAM = (
    b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\n\r\n"
    b"POST /locked HTTP/1.1\r\nHost: go.acme.test\r\nContent-Length: 20\r\n\r\npassword=open+sesame"
    b"\r\nHEAD /none HTTP/1.1\r\nHost: go.acme.test\r\n\r\n"
    b"POST /locked HTTP/1.1\r\nHost: go.acme.test\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"9\r\npassword=\r\nb\r\nopen+sesame\r\n0\r\n\r\n"
    b"BREW /x HTTP/1.1\r\nHost: go.acme.test\r\n\r\n"
    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"
    b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\nConnection: close\r\n\r\n"
)
ANSWERED = [302, 303, 404, 303, 405, 200, 302]


def statuses(answers: bytes) -> list[int]:
    return [int(part[:3]) for part in answers.split(b"HTTP/1.1 ")[1:]]


# Each asks for something that this server does not do; the values are those that clients send.
_ASKING = (
    *(
        "Connection: Upgrade\r\nUpgrade: h2c",
        "Connection: Upgrade\r\nUpgrade: websocket",
        "Upgrade: foo\r\nConnection: upgrade",
    ),
    *(
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAB",
        "Upgrade: TLS/1.0\r\nConnection: upgrade",
    ),
    *(
        "UPGRADE: h2c\r\nconnection: UPGRADE, keep-alive",
        "Upgrade: h2c\r\nUpgrade: websocket\r\nConnection: Upgrade",
        "Upgrade:\r\nConnection: Upgrade",
    ),
    *(
        "Connection: keep-alive, Upgrade\r\nUpgrade:h2c\t",
        "Proxy-Connection: Upgrade\r\nUpgrade: h2c",
        "Connection: upgrade",
        "Upgrade: h2c",
    ),
    *(
        "Connection: Content-Length",
        "Connection: Transfer-Encoding",
        "Connection: Host",
        "Connection: ,,",
        "Proxy-Connection: close",
    ),
    *(
        "TE: trailers",
        "TE: chunked",
        "Trailer: Host",
        "Expect: nothing",
        "Content-Encoding: gzip",
        "Accept-Transfer-Encoding: chunked",
    ),
    *("Sec-WebSocket-Key: dGhlIHNhbXBsZQ==\r\nSec-WebSocket-Version: 13\r\nUpgrade: websocket\r\nConnection: Upgrade",),
    *(
        "X-HTTP-Method-Override: CONNECT",
        "X-HTTP-Method-Override: GET",
        "Max-Forwards: 0",
        "Keep-Alive: timeout=5, max=1",
    ),
    *(
        "Range: bytes=0-1",
        "If-Match: *",
        "Content-Range: bytes 0-1/2",
        "Content-Type: multipart/form-data",
        "Http2-Settings: AAAA",
    ),
)
_INNER = b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\n\r\n"


@pytest.mark.parametrize("asking", _ASKING)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "PRI"])
def test_a_body_is_never_the_next_request(running: Server, method: str, asking: str) -> None:
    """/x answers 302: the body is that request, which must not be answered; the one behind it must be."""
    lengths = (b"Content-Length: %d\r\n\r\n" % len(_INNER), b"Transfer-Encoding: chunked\r\n\r\n")
    bodies = (_INNER, b"%x\r\n%s\r\n0\r\n\r\n" % (len(_INNER), _INNER))
    for length, body in zip(lengths, bodies, strict=True):
        head = f"{method} /none HTTP/1.1\r\nHost: go.acme.test\r\n{asking}\r\n".encode() + length
        last = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        for answers in (raw(running, head + body + last), sent_in(running, [head, body, last])):
            found = [status for status in statuses(answers) if status != 100]
            # A refusal may end the connection, and then nothing else is answered.
            assert found[0] >= 400, answers
            assert found[1:] in ([200], []), answers
            assert found[1:] or b"onnection: close" in answers, answers


def test_requests_are_the_same_however_they_are_cut(running: Server) -> None:
    assert statuses(raw(running, STREAM)) == ANSWERED
    chance = random.Random(3)
    for _ in range(share(60)):
        cuts = sorted(chance.sample(range(1, len(STREAM)), chance.randrange(1, 12)))
        parts = [STREAM[a:b] for a, b in zip([0, *cuts], [*cuts, len(STREAM)], strict=True)]
        assert statuses(sent_in(running, parts)) == ANSWERED, parts


def sent_in(server: Server, parts: list[bytes]) -> bytes:
    """Send each part by itself, and read until the server closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for part in parts:
            connection.sendall(part)
            time.sleep(0.001)
        answers = b""
        while part := connection.recv(65_536):
            answers += part
        return answers


@pytest.mark.parametrize(("data", "status"), [pair for pair in CASES.items() if pair[1]], ids=str)
def test_nothing_behind_a_refused_head_is_answered(running: Server, data: bytes, status: int) -> None:
    answers = raw(running, data + b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\n\r\n")
    assert statuses(answers) == [status]
    assert b"connection: close" in answers
