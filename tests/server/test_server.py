"""The server as a real process: what arrives, what comes back, and how it starts and ends."""

import asyncio
import contextlib
import functools
import http.client
import os
import pty
import re
import resource
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain.people.credentials import TokenKind, digest_of, new_token, token_kind
from signpost.factory import close_app, create_app
from signpost.operations.workspaces import bootstrap
from signpost.runtime.bulkheads import TABLE, SharedResource
from signpost.storage import database
from signpost.storage.models import ClickDay, Record, RecordClicks
from tests.conftest import FIREFOX, ROOT, Server, free_port
from tests.wire import (
    Connection,
    answering,
    api,
    assert_sentence,
    connected,
    eventually,
    link,
    raw,
    status_of,
    until_closed,
    visit,
)

# Nearly each test starts and ends processes.
pytestmark = pytest.mark.slow

HOST = "go.acme.test"
SECRET = re.compile(rb"sp_(api|mcp)_[0-9A-Za-z]{36}")
# How long a stop may take.
STOP_S = 5
CLOSE = b"Connection: close\r\n"


@pytest.fixture(scope="module", params=["uvloop", "asyncio"])
def running(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """One server for all tests that only call it, by each of the two adapters."""
    server = answering(Server(tmp_path_factory.mktemp("running") / "instance", SIGNPOST_SERVER=request.param).start())
    connected(server)
    yield server
    assert server.stop() == 0


def request(server: Server, method: str, path: str, *, headers: bytes = b"", body: bytes = b"") -> bytes:
    """A call of the API as bytes, with the first token."""
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {server.token}\r\n"
    return head.encode() + CLOSE + headers + b"\r\n" + body


def begun(server: Server, data: bytes) -> socket.socket:
    """A connection on which `data` was sent."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    connection.sendall(data)
    return connection


def stopped_in(server: Server, number: int = signal.SIGTERM) -> float:
    """Stop in order; returns how long it took."""
    began = time.monotonic()
    assert server.stop(number) == 0, server.output.read_text()
    return time.monotonic() - began


# --- what arrives ----------------------------------------------------------------------------------------------


def test_path_and_query_arrive_as_they_were_sent(running: Server) -> None:
    link(running, alias="raw", destination="https://dest.example/base", forward_path=True, forward_query=True)
    sent = "/raw/a%2Fb/%C3%A4/c%20d//e;f=1?q=%2F&plus=a+b&empty=&%5B%5D=x"
    answer = visit(running, sent)
    assert answer.status == 302
    assert answer.headers["Location"] == "https://dest.example/base" + sent.removeprefix("/raw")


def test_a_request_that_names_the_whole_url_is_the_same(running: Server) -> None:
    link(running, alias="whole")
    for target in (b"/whole", b"http://go.acme.test/whole"):
        answer = raw(running, b"GET " + target + b" HTTP/1.1\r\nHost: go.acme.test\r\n" + CLOSE + b"\r\n")
        assert status_of(answer) == 302


def test_a_body_with_a_length_arrives(running: Server) -> None:
    body = '{"host": "go.acme.test", "destination": "https://dest.example/ä", "alias": "length"}'.encode()
    headers = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    answer = raw(running, request(running, "POST", "/v1/link", headers=headers, body=body))
    assert status_of(answer) == 200
    assert visit(running, "/length").headers["Location"] == "https://dest.example/%C3%A4"


def chunked(body: bytes, size: int) -> bytes:
    parts = (body[at : at + size] for at in range(0, len(body), size))
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_a_body_in_chunks_arrives(running: Server, size: int) -> None:
    body = b'{"host": "go.acme.test", "destination": "https://dest.example/%d", "alias": "chunked%d"}' % (size, size)
    headers = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    data = request(running, "POST", "/v1/link", headers=headers, body=chunked(body, size))
    assert status_of(raw(running, data)) == 200
    assert visit(running, f"/chunked{size}").headers["Location"] == f"https://dest.example/{size}"


def test_a_form_reaches_a_visit(running: Server) -> None:
    link(running, alias="locked", password="open sesame")
    with Connection(running, host=HOST) as connection:
        assert connection.call("GET", "/locked").status == 401
    form = b"password=open+sesame"
    head = b"POST /locked HTTP/1.1\r\nHost: go.acme.test\r\nContent-Type: application/x-www-form-urlencoded\r\n" + CLOSE
    with_length = raw(running, head + b"Content-Length: %d\r\n\r\n" % len(form) + form)
    assert status_of(with_length) == 303
    in_chunks = raw(running, head + b"Transfer-Encoding: chunked\r\n\r\n" + chunked(form, 3))
    assert status_of(in_chunks) == 303


def test_a_body_may_wait_for_100_continue(running: Server) -> None:
    body = b'{"host": "go.acme.test", "destination": "https://dest.example/", "alias": "hundred"}'
    headers = b"Content-Type: application/json\r\nContent-Length: %d\r\nExpect: 100-continue\r\n" % len(body)
    with begun(running, request(running, "POST", "/v1/link", headers=headers)) as connection:
        assert status_of(connection.recv(4096)) == 100
        connection.sendall(body)
        assert status_of(until_closed(connection)) == 200


@pytest.mark.parametrize("size", [64 * 1024 + 1, 1024 * 1024 + 1, 3 * 1024 * 1024])
@pytest.mark.parametrize("kind", ["length", "chunks"])
def test_a_body_that_is_too_large_is_413(running: Server, size: int, kind: str) -> None:
    """Read through to its end or not: the answer arrives, and the server goes on."""
    body = b'{"title": "' + b"x" * (size - 13) + b'"}'
    headers = b"Content-Type: application/json\r\n"
    if kind == "length":
        data = request(running, "POST", "/v1/link", headers=headers + b"Content-Length: %d\r\n" % size, body=body)
    else:
        headers += b"Transfer-Encoding: chunked\r\n"
        data = request(running, "POST", "/v1/link", headers=headers, body=chunked(body, 65536))
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as connection:
        sender = threading.Thread(target=send_what_it_takes, args=(connection, data))
        sender.start()
        answer = until_reset(connection)
        sender.join()
    assert status_of(answer) == 413
    assert b'"payload_too_large"' in answer
    assert api(running, "GET", "/v1/test").status == 200


def send_what_it_takes(connection: socket.socket, data: bytes) -> None:
    with contextlib.suppress(OSError):  # the server has answered and closed
        connection.sendall(data)


def until_reset(connection: socket.socket) -> bytes:
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def test_head_has_the_headers_of_get_and_no_body(running: Server) -> None:
    link(running, alias="head")
    for host, path, status in (
        (HOST, "/head", 302),
        (HOST, "/nothing", 404),
        ("localhost", "/hello", 302),
        (f"127.0.0.1:{running.port}", "/healthz", 200),
    ):
        heads = [
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n".encode() + CLOSE + b"\r\n" for method in ("HEAD", "GET")
        ]
        head, get = (raw(running, data) for data in heads)
        assert (status_of(head), status_of(get)) == (status, status)
        assert head.partition(b"\r\n\r\n")[2] == b""
        length = re.compile(rb"\r\ncontent-length: \d+", re.IGNORECASE)
        assert length.findall(head) == length.findall(get)


OWN_PATHS = (
    "/.well-known/signpost", "/.well-known/acme-challenge/x", "/.well-known/assetlinks.json", "/robots.txt",
    "/.well-known/apple-app-site-association", "/.well-known/security.txt", "/favicon.ico", "/sitemap.xml", "/nothing",
    "/%ff", "/ending", "/ending+", "/ending.qr", "/ending?preview=1", "/locked", "/once", "/" + "x" * 20_000,
)  # fmt: skip


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS"])
def test_each_answer_to_a_visit_says_where_it_ends(running: Server, method: str) -> None:
    """Else a client would wait until the connection is closed for its silence."""
    special: dict[str, dict[str, Any]] = {
        "ending": {},
        "locked": {"password": "open sesame"},
        "once": {"max_clicks": 1},
    }
    for alias, fields in special.items():
        if visit(running, f"/{alias}").status == 404:
            link(running, alias=alias, **fields)
    with Connection(running, host=HOST, timeout_s=5) as connection:
        for path in OWN_PATHS:
            assert connection.call(method, path).status < 500, path


def test_a_header_with_an_underscore_is_ignored(make_server: Callable[..., Server]) -> None:
    server = answering(make_server(SIGNPOST_REQUIRE_HTTPS="always").start())

    def status(header: bytes) -> int:
        return status_of(raw(server, request(server, "GET", "/v1/test", headers=header)))

    assert status(b"X-Forwarded-Proto: https\r\n") == 200
    assert status(b"X_Forwarded_Proto: https\r\n") == 403
    assert status(b"X_Forwarded-Proto: https\r\n") == 403
    # Nor does it spoil the real one.
    assert status(b"X-Forwarded-Proto: https\r\nX_Forwarded_Proto: http\r\nX_Forwarded_Host: evil.test\r\n") == 200
    given = b"X-Forwarded-Proto: https\r\nX_Request_Id: abcdefgh12345678\r\n"
    assert b"abcdefgh12345678" not in raw(server, request(server, "GET", "/v1/test", headers=given))
    given = b"X-Forwarded-Proto: https\r\nX-Request-Id: abcdefgh12345678\r\n"
    assert b"abcdefgh12345678" in raw(server, request(server, "GET", "/v1/test", headers=given))


@pytest.mark.parametrize(
    "head",
    [
        b"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: go.acme.test\r\n",
        b"GET {path} HTTP/1.1\r\nHost: go.acme.test\r\nHost: go.acme.test\r\n",
        b"GET {path} HTTP/1.0\r\n",
        b"GET {path} HTTP/1.1\r\n",
        b"GET {path} HTTP/1.1\r\nHost:\r\n",
        b"GET {path} HTTP/1.1\r\nHost: a b\r\n",
        b"GET {path} HTTP/1.1\r\nHost: [::1\r\n",
        b"GET {path} HTTP/1.1\r\nHost: go.acme.test:99999999\r\n",
        b"GET {path} HTTP/1.1\r\nHost: \xc3\xa4\xff.test\r\n",
        b"GET {path} HTTP/1.1\r\nHost: go.acme.test\r\nX-Forwarded-Host: [\r\n",
        b"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \xff\xfe\r\n",
        b"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Request-Id: \xff\r\nCookie: \xff=\xfe\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: go.acme.test\r\n",
        b"BREW {path} HTTP/1.1\r\nHost: go.acme.test\r\n",
    ],
    ids=lambda head: head.decode("latin-1")[:60].encode("unicode_escape").decode(),
)
def test_an_odd_request_is_answered_and_is_no_failure_of_ours(running: Server, head: bytes) -> None:
    for path in (b"/", b"/odd", b"/v1/test", b"/healthz", b"/%ff%00", b"/openapi.json", b"/docs"):
        answer = raw(running, head.replace(b"{path}", path) + CLOSE + b"\r\n")
        assert answer, path
        assert 200 <= status_of(answer) < 500, (path, answer)
    assert b"Traceback" not in running.output.read_bytes()


HOSTS = {
    "": 400, "a b": 400, "a, b": 400, "a@go.acme.test": 400, "go.acme.test/x": 400, "go.acme.test?": 400, "[::1": 400,
    "go.acme.test:x": 400, "go.acme.test:1:2": 400, "http://go.acme.test": 400, ":80": 400, "go.acme.test#": 400,
    "go.acme.test": 302, "GO.ACME.TEST.:443": 302, "go.acme.test:": 302, "go.acme.test:99999999": 302,
    "go_a.acme.test": 404, "[::1]:80": 404, "a,b": 404, "\u00e4.acme.test": 404,
}  # fmt: skip


def test_the_host_is_one_and_well_formed(running: Server) -> None:
    """RFC 9112, section 3.2: 400 for whatever else."""
    link(running, alias="host")

    def status(head: bytes) -> int:
        return status_of(raw(running, head + CLOSE + b"\r\n"))

    for path in (b"/host", b"/v1/test"):
        head = b"GET " + path + b" HTTP/1.1\r\n"
        found = {host: status(head + f"Host: {host}\r\n".encode()) for host in HOSTS}
        assert {host: code == 400 for host, code in found.items()} == {host: HOSTS[host] == 400 for host in HOSTS}
        assert status(head) == 400
        assert status(head + b"Host: go.acme.test\r\nHost: go.acme.test\r\n") == 400
        if path == b"/host":
            assert found == HOSTS
    assert status(b"GET go.acme.test:443 HTTP/1.1\r\nHost: go.acme.test\r\n") == 400
    assert status(b"GET /host HTTP/1.0\r\n") in (403, 404)


@pytest.mark.parametrize("path", [b"/host", b"/v1/link"])
def test_another_transfer_coding_is_not_implemented(running: Server, path: bytes) -> None:
    for coding, is_known in ((b"chunked", True), (b"Chunked", True), (b"gzip, chunked", False), (b"x, chunked", False)):
        head = b"POST " + path + b" HTTP/1.1\r\nHost: go.acme.test\r\nTransfer-Encoding: " + coding + b"\r\n"
        assert (status_of(raw(running, head + CLOSE + b"\r\n0\r\n\r\n")) != 501) is is_known, coding


def test_http_1_0_without_a_host_reaches_the_service(running: Server) -> None:
    answer = raw(running, b"GET /healthz HTTP/1.0\r\n\r\n")
    assert status_of(answer) == 200
    assert answer.endswith(b'{"status":"ok"}\n') or answer.endswith(b'{"status":"ok"}')


def test_the_first_visits_of_a_limited_link_at_once(running: Server) -> None:
    """Each waits for its exact count, on another thread than all other visits."""
    link(running, alias="three", max_clicks=3, interstitial="never")
    with ThreadPoolExecutor(16) as pool:
        answers = [*pool.map(functools.partial(visit, running), ["/three"] * 16)]
    assert sorted(answer.status for answer in answers) == [302] * 3 + [410] * 13
    assert {answer.headers["Location"] for answer in answers if answer.status == 302} == {"https://dest.example/"}


def test_slow_bodies_hold_up_nobody(running: Server) -> None:
    """More clients than there are threads send a byte a second; visits and calls go on meanwhile, and so do they."""
    link(running, alias="fast")
    count = TABLE[SharedResource.REQUESTS].total + 6
    bodies = [
        b'{"host": "go.acme.test", "destination": "https://dest.example/%d", "alias": "slow%d"}' % (number, number)
        for number in range(count)
    ]
    form = b"password=x"
    connections = []
    for body in bodies:
        headers = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
        connections.append(begun(running, request(running, "POST", "/v1/link", headers=headers)))
    visitors = [
        begun(
            running,
            b"POST /fast HTTP/1.1\r\nHost: go.acme.test\r\nContent-Length: %d\r\n" % len(form) + CLOSE + b"\r\n",
        )
        for _ in range(count)
    ]
    max_length = 0.0
    for second in range(3):
        end = time.monotonic() + 1
        for connection, body in zip(connections, bodies, strict=True):
            connection.sendall(body[second : second + 1])
        for connection in visitors:
            connection.sendall(form[second : second + 1])
        while time.monotonic() < end:
            began = time.monotonic()
            assert visit(running, "/fast").status == 302
            assert api(running, "GET", "/v1/test").status == 200
            link(running)
            max_length = max(max_length, time.monotonic() - began)
    assert max_length < 3
    for connection, body in zip(connections, bodies, strict=True):
        connection.sendall(body[3:])
    for connection in visitors:
        connection.sendall(form[3:])
    assert [status_of(until_closed(connection)) for connection in connections] == [200] * count
    assert [status_of(until_closed(connection)) for connection in visitors] == [405] * count
    for connection in (*connections, *visitors):
        connection.close()


def test_a_client_who_leaves_in_the_middle_of_a_body_leaves_no_trace(running: Server) -> None:
    headers = b"Content-Type: application/json\r\nContent-Length: 100\r\n"
    for _ in range(20):
        begun(running, request(running, "POST", "/v1/link", headers=headers, body=b'{"host"')).close()
    assert api(running, "GET", "/v1/test").status == 200
    time.sleep(0.2)
    assert "Traceback" not in running.output.read_text()


def test_many_requests_on_one_connection(running: Server) -> None:
    link(running, alias="again")
    with Connection(running, host=HOST) as visits, Connection(running, token=running.token) as calls:
        for _ in range(100):
            assert visits.call("GET", "/again").status == 302
            assert calls.call("GET", "/v1/test").status == 200


def test_requests_sent_before_the_answers_are_read_are_answered_in_order(running: Server) -> None:
    link(running, alias="one", destination="https://one.example/")
    link(running, alias="two", destination="https://two.example/")
    get = b"GET /%s HTTP/1.1\r\nHost: go.acme.test\r\n\r\n"
    answers = raw(running, get % b"one" + get % b"two" + (get % b"one").replace(b"\r\n\r\n", b"\r\n" + CLOSE + b"\r\n"))
    assert re.findall(rb"location: (\S+)", answers, re.IGNORECASE) == [
        b"https://one.example/",
        b"https://two.example/",
        b"https://one.example/",
    ]


# --- how it ends -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("adapter", ["uvloop", "asyncio"])
def test_a_signal_ends_it_whatever_is_open(make_server: Callable[..., Server], adapter: str) -> None:
    """Idle connections, half a header, half a body that never goes on: all of it together is no reason to stay."""
    numbers = (signal.SIGTERM, signal.SIGINT)
    servers = {number: answering(make_server(SIGNPOST_SERVER=adapter).start()) for number in numbers}
    opened: list[Connection | socket.socket] = []
    for server in servers.values():
        connected(server)
        link(server, alias="x")
        for _ in range(5):
            opened.append(idle := Connection(server, host=HOST))
            assert idle.call("GET", "/x").status == 302
        opened.append(calling := Connection(server, token=server.token))
        assert calling.call("GET", "/v1/test").status == 200
        headers = b"Content-Type: application/json\r\nContent-Length: 100\r\n"
        for data in (
            b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\nX-Half: ",
            b"",
            request(server, "POST", "/v1/link", headers=headers, body=b"{"),
        ):
            opened.extend(begun(server, data) for _ in range(3))
    time.sleep(0.1)
    began = time.monotonic()
    for number, server in servers.items():
        server.started.send_signal(number)
    for server in servers.values():
        assert server.started.wait(STOP_S) == 0
        assert time.monotonic() - began < STOP_S
        assert "Traceback" not in server.output.read_text()
    for connection in opened:
        connection.close()


@pytest.mark.parametrize("adapter", ["uvloop", "asyncio"])
def test_idle_connections_alone_do_not_delay_the_end(make_server: Callable[..., Server], adapter: str) -> None:
    server = answering(make_server(SIGNPOST_SERVER=adapter).start())
    idle = [Connection(server) for _ in range(5)]
    for connection in idle:
        assert connection.call("GET", "/healthz").status == 200
    assert stopped_in(server) < 2
    for connection in idle:
        connection.close()


@pytest.mark.alone
@pytest.mark.parametrize("adapter", ["uvloop", "asyncio"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_request_in_flight_is_answered(make_server: Callable[..., Server], number: Any, adapter: str) -> None:
    """One whose body is still coming, and more than the pool has threads whose passwords take their time."""
    server = answering(make_server(SIGNPOST_SERVER=adapter).start())
    connected(server)
    body = b'{"host": "go.acme.test", "destination": "https://dest.example/", "alias": "late"}'
    headers = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    slow = begun(server, request(server, "POST", "/v1/link", headers=headers, body=body[:20]))
    bodies = [
        b'{"host": "go.acme.test", "destination": "https://d.example/", "alias": "p%d", "password": "open sesame"}' % n
        for n in range(TABLE[SharedResource.REQUESTS].total + 4)
    ]
    headers = b"Content-Type: application/json\r\nContent-Length: %d\r\n"
    busy = [
        begun(server, request(server, "POST", "/v1/link", headers=headers % len(entry), body=entry)) for entry in bodies
    ]
    time.sleep(0.05)
    server.started.send_signal(number)
    began = time.monotonic()
    time.sleep(0.5)
    slow.sendall(body[20:])
    assert status_of(until_closed(slow)) == 200
    assert [status_of(until_closed(connection)) for connection in busy] == [200] * len(busy)
    assert server.started.wait(10) == 0
    assert time.monotonic() - began < STOP_S
    for connection in (slow, *busy):
        connection.close()
    answering(server.start())
    assert visit(server, "/late").status == 302


def clicks_on_disk(server: Server, alias: str) -> tuple[int, int]:
    """What a program that opens the file afterwards finds: (clicks of the record, of its days)."""
    app = create_app({"INSTANCE": str(server.instance)})
    try:
        with app.app_context():
            record = Record.get((Record.host == HOST) & (Record.place == alias))
            days = ClickDay.select().where(ClickDay.record == record)
            return RecordClicks.get_by_id(record.seq).clicks, sum(day.clicks for day in days)
    finally:
        close_app(app)


def test_every_redirect_that_was_answered_is_counted_when_it_ends(make_server: Callable[..., Server]) -> None:
    """8 threads visit without a pause, on kept and on new connections, until nobody answers any more."""
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    received = 0
    for turn in range(3):
        if turn:
            answering(server.start())
        counts = [0] * 8

        def work(number: int, counts: list[int] = counts, turn: int = turn) -> None:
            while True:
                try:
                    with Connection(server, host=HOST) as connection:
                        while True:
                            answer = connection.call(
                                "GET", "/x", headers={"Connection": "close"} if number % 4 == 3 else {}
                            )
                            if answer.status == 302:
                                counts[number] += 1
                            if number % 4 == 3:
                                break
                except ConnectionRefusedError:
                    return
                except (OSError, http.client.HTTPException):  # closed, or half an answer
                    continue

        with ThreadPoolExecutor(8) as pool:
            futures = [pool.submit(work, number) for number in range(8)]
            time.sleep(0.7)
            assert stopped_in(server) < STOP_S
        for future in futures:
            future.result()
        assert sum(counts) > 100
        received += sum(counts)
        assert clicks_on_disk(server, "x") == (received, received)


class Visitor(asyncio.Protocol):
    """A connection that visits again as soon as it was answered; counts the redirects that arrived whole."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._buffer = b""
        self.received = 0

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: Any) -> None:
        self._buffer += data
        if self._buffer.endswith(b"\r\n\r\n"):
            assert self._buffer.startswith(b"HTTP/1.1 302 "), self._buffer
            self._buffer = b""
            self.received += 1
            self._transport.write(self._request)


def test_100_000_visits_from_64_connections_and_a_stop_in_the_middle(make_server: Callable[..., Server]) -> None:
    """The redirects that clients received are the clicks counted, exactly."""
    server = answering(make_server().start())
    connected(server)
    for alias in ("x", "y", "z"):
        link(server, alias=alias)

    async def visit_until_nobody_answers() -> dict[str, int]:
        loop = asyncio.get_running_loop()
        visitors: dict[str, list[Any]] = {"x": [], "y": [], "z": []}
        for number in range(64):
            alias = "xyz"[number % 3]
            request = f"GET /{alias} HTTP/1.1\r\nHost: {HOST}\r\nUser-Agent: {FIREFOX}\r\n\r\n".encode()
            _, visitor = await loop.create_connection(functools.partial(Visitor, request), "127.0.0.1", server.port)
            visitors[alias].append(visitor)
        everyone = [visitor for batch in visitors.values() for visitor in batch]
        while sum(visitor.received for visitor in everyone) < 100_000:
            await asyncio.sleep(0.01)
        server.started.send_signal(signal.SIGTERM)
        while server.started.poll() is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        return {alias: sum(visitor.received for visitor in batch) for alias, batch in visitors.items()}

    received = asyncio.run(visit_until_nobody_answers())
    assert server.stop() == 0
    assert sum(received.values()) >= 100_000
    assert {alias: clicks_on_disk(server, alias)[0] for alias in received} == received


def test_clicks_of_the_last_moment_are_kept(make_server: Callable[..., Server]) -> None:
    """Stopped at once after the visit, long before clicks are written by themselves."""
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    for turn in range(1, 4):
        assert visit(server, "/x").status == 302
        stopped_in(server)
        assert clicks_on_disk(server, "x") == (turn, turn)
        answering(server.start())


def test_killed_it_starts_again_with_all_that_it_acknowledged(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    connected(server)
    for turn in range(2):
        aliases: list[str] = []

        def work(turn: int = turn, aliases: list[str] = aliases) -> None:
            try:
                with Connection(server, token=server.token) as connection:
                    for number in range(10_000):
                        body = {"host": HOST, "alias": f"k{turn}-{number}", "destination": "https://dest.example/"}
                        assert connection.call("POST", "/v1/link", body).status == 200
                        aliases.append(body["alias"])
            except (OSError, http.client.HTTPException):
                return

        with ThreadPoolExecutor(1) as pool:
            future = pool.submit(work)
            assert eventually(lambda created=aliases: len(created) > 10, timeout_s=60)
            assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        future.result()
        answering(server.start())
        with Connection(server, host=HOST) as connection:
            assert {connection.call("GET", f"/{alias}").status for alias in aliases} == {302}
    assert api(server, "GET", "/v1/test").status == 200


# --- how it starts ---------------------------------------------------------------------------------------------


def refused(server: Server) -> str:
    """What a server says that does not start. One that does start is ended."""
    server.start(wait=False)
    try:
        code = server.started.wait(60)
    except subprocess.TimeoutExpired:
        server.stop(signal.SIGKILL)
        raise AssertionError(f"It started: {server.output.read_text()}") from None
    assert code == 1
    return server.output.read_text()


def test_a_second_server_on_the_same_instance_is_refused(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    second = make_server(SIGNPOST_INSTANCE=str(server.instance))
    stated = refused(second)
    # Two sentences in fact: what is the matter, and what to do.
    assert_sentence(stated, "signpost: ", str(server.instance), str(server.started.pid))
    assert not SECRET.search(stated.encode())
    assert api(server, "GET", "/v1/test").status == 200
    assert server.stop() == 0
    answering(second.start())


@pytest.mark.parametrize("taken_by", ["another program", "another Signpost"])
def test_a_port_that_is_in_use_is_told(make_server: Callable[..., Server], taken_by: str) -> None:
    if taken_by == "another Signpost":
        port = answering(make_server().start()).port
    else:
        other = socket.create_server(("127.0.0.1", 0))
        port = other.getsockname()[1]
    server = make_server(SIGNPOST_PORT=str(port))
    stated = refused(server)
    assert_sentence(stated, "signpost: ", f"127.0.0.1:{port}")
    assert not server.token_file.exists()
    # Nothing was lost by it: the first start is still to come.
    if taken_by == "another program":
        other.close()
        server.port = port
        answering(server.start())
        assert api(server, "GET", "/v1/test").status == 200


# What systemd does: the socket is the file 3 of the process that the variables name.
AS_SYSTEMD = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, "app.py"])
"""


def test_the_socket_that_systemd_hands_over_answers_what_came_before_the_start(
    make_server: Callable[..., Server],
) -> None:
    """And what comes while it restarts: the port is never closed."""
    server = make_server()
    with socket.create_server(("127.0.0.1", server.port), backlog=64) as listening:
        for _ in range(2):
            with begun(server, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + CLOSE + b"\r\n") as early:
                command = [sys.executable, "-c", AS_SYSTEMD, str(listening.fileno())]
                files = (listening.fileno(),)
                with subprocess.Popen(command, env=server.environment, cwd=ROOT, pass_fds=files) as started:
                    early.settimeout(60)
                    assert status_of(until_closed(early)) == 200
                    started.send_signal(signal.SIGTERM)
                    assert started.wait(STOP_S + 5) == 0


def test_an_address_that_is_not_ours_is_told(make_server: Callable[..., Server]) -> None:
    server = make_server(SIGNPOST_HOST="192.0.2.1")
    assert_sentence(refused(server), "signpost: ", "192.0.2.1")
    assert not server.token_file.exists()


def commands_in(output: str) -> list[str]:
    return [line.strip() for line in output.splitlines() if line.strip().startswith("curl ")]


@contextlib.contextmanager
def on_a_terminal(server: Server) -> Iterator[Server]:
    """The server started where a person reads what it prints; that is kept in its output file, too."""
    server.instance.mkdir(parents=True, exist_ok=True)
    master, slave = pty.openpty()
    command = [sys.executable, str(ROOT / "app.py")]
    server.process = subprocess.Popen(command, env=server.environment, stdout=slave, stderr=slave, cwd=ROOT)
    os.close(slave)

    def keep() -> None:
        with server.output.open("ab", buffering=0) as out, contextlib.suppress(OSError):  # EIO: it has ended
            while stated := os.read(master, 65_536):
                out.write(stated.replace(b"\r\n", b"\n"))

    keeper = threading.Thread(target=keep)
    keeper.start()
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.stop(signal.SIGKILL)
        keeper.join(20)
        os.close(master)


@pytest.mark.parametrize("token_file", ["a terminal", "a pipe", "plain", "a folder with spaces"])
def test_the_commands_that_the_first_start_prints_work_as_printed(
    make_server: Callable[..., Server], tmp_path: Path, token_file: str
) -> None:
    setting = {
        "plain": str(tmp_path / "token"),
        "a folder with spaces": str(tmp_path / "it's a key" / "token"),
    }.get(token_file, "")
    server = make_server(SIGNPOST_BOOTSTRAP_TOKEN_FILE=setting)
    with on_a_terminal(server) if token_file == "a terminal" else contextlib.nullcontext(server.start()):
        answering(server)
        as_printed(server, Path(setting or server.instance / "first-token"), is_shown=token_file == "a terminal")


def as_printed(server: Server, file: Path, *, is_shown: bool) -> None:
    output = eventually_in(server, "curl -X POST")
    if is_shown:
        (secret,) = {match[0].decode() for match in SECRET.finditer(output.encode())}
        assert token_kind(secret) == TokenKind.API
        assert not file.exists()
        links = re.findall(r"(http://\S+)/welcome/(\S+)", output)
        assert [origin for origin, _ in links] == [server.origin, f"http://signpost.localhost:{server.port}"]
        assert len({secret for _, secret in links}) == 1
    else:
        assert not SECRET.search(output.encode())
        assert "/welcome/" not in output
        sign_in_file = server.instance / "first-sign-in"
        for written in (file, sign_in_file):
            assert str(written) in output
            assert stat.S_IMODE(written.stat().st_mode) == 0o600
        assert sign_in_file.read_text().startswith(f"{server.origin}/welcome/")
        assert api(server, "GET", "/v1/test", token=file.read_text().strip()).status == 200

    follow, create = commands_in(output)
    done = shell(follow)
    assert status_of(done) == 302
    assert f"location: {server.origin}/docs".encode() in done.lower()
    created = shell(f"{create} --silent --show-error --include")
    assert status_of(created) == 200, created
    found = re.search(rb'"url": ?"(http://localhost:\d+/[^"]+)"', created)
    assert found is not None, created
    url = found[1].decode()
    assert f":{server.port}/" in url
    assert b"location: https://example.com/" in shell(f"curl -i {url}").lower()


def eventually_in(server: Server, text: str) -> str:
    """What the server has printed, once `text` is in it."""
    deadline = time.monotonic() + 20
    while text not in (output := server.output.read_text()):
        assert time.monotonic() < deadline, output
        time.sleep(0.01)
    return output


def shell(command: str) -> bytes:
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, env={**os.environ, "NO_PROXY": "*"}, timeout=20, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_no_token_is_told_after_the_first_start(make_server: Callable[..., Server], log_format: str) -> None:
    """Not in what the server prints, not in its log lines, not in any file of the instance."""
    server = make_server(SIGNPOST_BOOTSTRAP_TOKEN_FILE="", SIGNPOST_LOG_FORMAT=log_format)
    answering(server.start())
    first = server.output.read_bytes()
    file = server.instance / "first-token"
    secret = file.read_text().strip()
    assert secret.encode() not in first
    file.unlink()
    other = server.run("token", "create", "--name", "other").stdout.strip()
    use(server, secret, other)
    assert stopped_in(server) < STOP_S
    written = server.output.read_bytes()
    answering(server.start())
    use(server, secret, other)
    use(server, new_token(TokenKind.API), new_token(TokenKind.AGENT))
    stopped_in(server)

    later = server.output.read_bytes()[len(written) :]
    assert b"Signpost is at " in later
    assert b"/v1/test" in later  # requests are logged
    for output in (written[len(first) :], later):
        assert not SECRET.search(output)
        assert secret[7:37].encode() not in output
        assert b"curl" not in output
    saved = b"".join(
        file.read_bytes() for file in server.instance.rglob("*") if file.is_file() and file != server.output
    )
    assert digest_of(secret).encode() in saved
    for entry in (secret, other):
        assert entry.encode() not in saved
        assert entry[7:37].encode() not in saved
    assert not SECRET.search(saved)


def use(server: Server, secret: str, other: str) -> None:
    """Everywhere where a token may end up in a log: headers, query, path, body, a request that fails."""
    api(server, "GET", f"/v1/test?token={other}", token=secret)
    api(server, "GET", "/v1/test", token=other)
    api(server, "GET", "/v1/links/none", token=secret)
    api(server, "POST", "/v1/link", {"host": other}, token=secret)
    api(server, "GET", "/v1/test", token=secret + "x")
    api(server, "GET", "/v1/links", token=None, headers={"Authorization": f"Basic {secret}"})
    visit(server, f"/hello?token={secret}", host="localhost", Authorization=f"Bearer {secret}")
    raw(server, f"GET /v1/test HTTP/1.1\r\nHost: [\r\nAuthorization: Bearer {secret}\r\n".encode() + CLOSE + b"\r\n")


def test_the_token_file_is_for_its_owner_alone(make_server: Callable[..., Server], tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        server = make_server(SIGNPOST_BOOTSTRAP_TOKEN_FILE=str(tmp_path / "keys" / "token"))
        answering(server.start())
    finally:
        os.umask(before)
    file = tmp_path / "keys" / "token"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert token_kind(file.read_text().strip()) == TokenKind.API
    assert api(server, "GET", "/v1/test", token=file.read_text().strip()).status == 200
    # Later starts neither write nor read it.
    stopped_in(server)
    file.unlink()
    answering(server.start())
    assert not file.exists()


@pytest.mark.parametrize("ending", ["", " \n\n"])
def test_a_token_that_is_there_already_is_adopted(make_server: Callable[..., Server], ending: str) -> None:
    server = make_server()
    server.instance.mkdir()
    secret = new_token(TokenKind.API)
    server.token_file.write_bytes((secret + ending).encode())
    answering(server.start())
    assert server.token_file.read_bytes() == (secret + ending).encode()
    assert api(server, "GET", "/v1/test", token=secret).status == 200
    assert api(server, "POST", "/v1/host", {"host": HOST}, token=secret).status == 200
    assert secret not in server.output.read_text()
    follow, create = commands_in(server.output.read_text())
    assert status_of(shell(f"{create} -s -i")) == 200
    assert status_of(shell(follow)) == 302


def test_a_token_file_that_holds_none_stops_the_start(make_server: Callable[..., Server]) -> None:
    server = make_server()
    server.instance.mkdir()
    for content in (
        b"\n",
        b"hunter2-is-my-secret",
        new_token(TokenKind.AGENT).encode(),
        (new_token(TokenKind.API)[:-1] + "_").encode(),
        (new_token(TokenKind.API) + "\n" + new_token(TokenKind.API)).encode(),
        b"\xff\xfe\x00",
    ):
        server.token_file.write_bytes(content)
        stated = refused(server)
        assert_sentence(stated, "signpost: ", str(server.token_file))
        if content.strip():
            assert content.strip() not in stated.encode()
        assert server.token_file.read_bytes() == content
        server.output.unlink()
    # Once that is put right, it is a first start like any other.
    server.token_file.unlink()
    answering(server.start())
    assert api(server, "GET", "/v1/test").status == 200
    assert len(commands_in(server.output.read_text())) == 2


def test_a_token_file_that_an_earlier_start_left_empty_is_written(make_server: Callable[..., Server]) -> None:
    server = make_server()
    server.instance.mkdir()
    server.token_file.write_bytes(b"")
    server.token_file.chmod(0o644)
    answering(server.start())
    assert api(server, "GET", "/v1/test").status == 200
    assert stat.S_IMODE(server.token_file.stat().st_mode) == 0o600


def test_a_token_file_for_which_there_is_no_room_is_not_left_behind(
    app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full when the token is written: nothing has happened, and the next start begins anew."""
    app.config["BOOTSTRAP_TOKEN_FILE"] = str(tmp_path / "token")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    with app.app_context():
        bootstrap.ensure_workspace()
        ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, limit[1]))
            with pytest.raises(RuntimeError, match="cannot be written"):
                bootstrap._write(tmp_path / "token", "a secret of more than ten bytes")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
            signal.signal(signal.SIGXFSZ, ignored)
        assert not (tmp_path / "token").exists()
        assert bootstrap.ensure() is not None
    assert token_kind((tmp_path / "token").read_text().strip()) == TokenKind.API


def test_a_token_file_that_cannot_be_written_stops_the_start(
    make_server: Callable[..., Server], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    server = make_server(SIGNPOST_BOOTSTRAP_TOKEN_FILE=str(tmp_path / "file" / "token"))
    assert_sentence(refused(server), "signpost: ", str(tmp_path / "file" / "token"))


def test_a_later_start_says_where_it_is_and_nothing_secret(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    stopped_in(server)
    server.output.unlink()
    answering(server.start())
    assert server.output.read_text().startswith(f"Signpost is at {server.origin}\n")
    stopped_in(server)


def test_serve_is_the_same_server(make_server: Callable[..., Server]) -> None:
    """`signpost serve` instead of `python app.py`."""
    server = make_server()
    server.instance.mkdir()
    with server.output.open("ab") as out:
        server.process = subprocess.Popen(
            [sys.executable, "-m", "signpost.cli", "serve"], env=server.environment, stdout=out, stderr=out, cwd=ROOT
        )
    server.wait_until_ready()
    answering(server)
    assert api(server, "GET", "/v1/test").status == 200
    assert stopped_in(server) < STOP_S


def test_a_signal_during_the_start_ends_it_too(make_server: Callable[..., Server]) -> None:
    """Whenever it comes, no process is left and no file is broken."""
    for delay_s in (0.0, 0.2, 0.3):
        server = make_server()
        server.start(wait=False)
        time.sleep(delay_s)
        server.started.send_signal(signal.SIGTERM)
        assert server.started.wait(STOP_S) in (0, -signal.SIGTERM)
        server.output.unlink()
        server.port = free_port()
        server.environment["SIGNPOST_PORT"] = str(server.port)
        answering(server.start())
        app = create_app({"INSTANCE": str(server.instance)})
        with app.app_context():
            assert database.current().execute_sql("PRAGMA integrity_check").fetchone()[0] == "ok"
        close_app(app)
        assert server.stop() == 0


def test_the_log_of_requests_names_neither_query_nor_visitor(running: Server) -> None:
    api(running, "GET", "/v1/links?per_page=7", headers={"User-Agent": FIREFOX})
    log = running.output.read_text()
    assert "GET /v1/links 200" in log
    assert "per_page" not in log
    assert FIREFOX not in log


@pytest.mark.parametrize("number", [signal.SIGUSR1, signal.SIGUSR2])
def test_a_signal_for_users_writes_what_the_threads_do_and_ends_nothing(
    make_server: Callable[..., Server], number: int
) -> None:
    server = answering(make_server().start())
    for _ in range(3):
        before = len(server.output.read_text())
        server.started.send_signal(number)
        # Signals that come before the one before them was seen would be one.
        eventually(lambda before=before: "watcher.py" in server.output.read_text()[before:])
        answering(server)
    assert server.stop() == 0
