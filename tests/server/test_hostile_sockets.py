"""What reaches the port before any request does: silent sockets, half a head, bodies that never end."""

import contextlib
import http.client
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from signpost.server.connection import SILENCE_MS
from tests.conftest import Server
from tests.wire import (
    Connection,
    Reply,
    answering,
    api,
    connected,
    eventually,
    link,
    raw,
    status_of,
    until_closed,
    visit,
)

CLOSE = b"Connection: close\r\n"


@pytest.fixture
def many_files() -> Iterator[None]:
    """As many files for this process as it may have: it plays the attacker too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture
def sockets() -> Iterator[Any]:
    """Open connections to a server, and send some bytes on each."""
    with contextlib.ExitStack() as opened:

        def do(server: Server, count: int, data: bytes = b"") -> list[socket.socket]:
            batch = [
                opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
                for _ in range(count)
            ]
            for entry in batch:
                if data:
                    entry.sendall(data)
            return batch

        yield do


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = answering(Server(tmp_path_factory.mktemp("hostile") / "instance").start())
    connected(server)
    link(server, alias="x")
    yield server
    assert server.stop() == 0


def memory_mib(server: Server) -> float:
    with open(f"/proc/{server.started.pid}/status", encoding="ascii") as status:  # noqa: PTH123
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1]) / 1024


@pytest.mark.slow
def test_as_many_connections_as_files_allow_and_visitors_are_answered(
    running: Server, sockets: Any, many_files: None
) -> None:
    """2,000 that never send a byte: more than the backlog, and than a soft limit of 1,024 files."""
    silent = sockets(running, 2_000)
    began = time.monotonic()
    assert visit(running, "/x").status == 302
    assert time.monotonic() - began < 5
    # And none stays for long.
    deadline = time.monotonic() + 3 * SILENCE_MS / 1000
    for entry in silent:
        entry.settimeout(max(0.1, deadline - time.monotonic()))
        with contextlib.suppress(ConnectionResetError):
            assert entry.recv(1) == b""


@pytest.mark.slow
def test_where_all_connections_are_taken_nothing_spins_and_visitors_come_through(
    make_server: Callable[..., Server], sockets: Any
) -> None:
    server = make_server()
    server.max_files = 120
    answering(server.start())
    connected(server)
    link(server, alias="x")
    # 60 connections are left for clients.
    sockets(server, 100)
    with open(f"/proc/{server.started.pid}/stat", encoding="ascii") as stat:  # noqa: PTH123
        before = sum(map(int, stat.read().split()[13:15]))
    began = time.monotonic()
    # Once the first of the silent ones are closed.
    with Connection(server, host="go.acme.test", timeout_s=20) as connection:
        assert connection.call("GET", "/x").status == 302
    assert time.monotonic() - began < 1.5 * SILENCE_MS / 1000
    with open(f"/proc/{server.started.pid}/stat", encoding="ascii") as stat:  # noqa: PTH123
        ticks = sum(map(int, stat.read().split()[13:15])) - before
    # A core that spins has 100 ticks a second.
    assert ticks < 200


STALLED = b"POST /v1/link HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


def as_a_browser(ask: Callable[[], Reply]) -> Reply:
    """Once more where the connection is closed without an answer, as browsers do: on a machine so busy that a request
    waits for NEW_S after it was read, its connection looks idle.
    """
    try:
        return ask()
    except (http.client.RemoteDisconnected, ConnectionResetError):
        return ask()


@pytest.mark.slow
@pytest.mark.parametrize("adapter", ["uvloop", "asyncio"])
@pytest.mark.parametrize(
    "data", [b"", b"GET /x HTTP/1.1\r\nX-Half: ", STALLED], ids=["silent", "half a head", "half a body"]
)
def test_the_connection_that_was_idle_for_longest_is_closed_for_a_new_one(
    make_server: Callable[..., Server], sockets: Any, adapter: str, data: bytes
) -> None:
    """More than twice as many as a limit of 256 files leaves for clients; and a listener, who is not idle."""
    server = make_server(SIGNPOST_SERVER=adapter)
    server.max_files = 256
    answering(server.start())
    connected(server)
    link(server, alias="x")
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as listening_client:
        head = f"GET /v1/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {server.token}\r\n\r\n"
        listening_client.sendall(head.encode())
        assert status_of(listening_client.recv(4096)) == 200
        took_s = []
        for _ in range(3):
            sockets(server, 300, data)
            began = time.monotonic()
            assert as_a_browser(lambda: visit(server, "/x")).status == 302
            took_s.append(time.monotonic() - began)
            began = time.monotonic()
            assert as_a_browser(lambda: api(server, "GET", "/v1/test")).status == 200
            took_s.append(time.monotonic() - began)
        # The machine may be busy, but nobody waits until the silent ones are closed for their silence.
        assert sorted(took_s)[len(took_s) // 2] < 1, took_s
        assert max(took_s) < SILENCE_MS / 1000 / 3, took_s
        link(server, alias="y")
        assert b"link.created" in until(listening_client, b"link.created")


@pytest.mark.slow
def test_who_sends_a_byte_now_and_then_keeps_nobody_out(make_server: Callable[..., Server], sockets: Any) -> None:
    server = make_server()
    server.max_files = 256
    answering(server.start())
    connected(server)
    link(server, alias="x")
    slow, is_over = sockets(server, 300, b"GET /x HTTP/1.1\r\nX-Half: "), threading.Event()

    def send() -> None:
        while not is_over.wait(0.03):
            for connection in slow:
                with contextlib.suppress(OSError):
                    connection.send(b"a")

    sender = threading.Thread(target=send)
    sender.start()
    try:
        began = time.monotonic()
        assert visit(server, "/x").status == 302
        assert time.monotonic() - began < SILENCE_MS / 1000 / 2
    finally:
        is_over.set()
        sender.join()


def until(connection: socket.socket, text: bytes) -> bytes:
    received = b""
    while text not in received and (part := connection.recv(65536)):
        received += part
    return received


@pytest.mark.slow
def test_a_connection_that_does_not_go_on_is_closed(running: Server, sockets: Any) -> None:
    """A silent one, half a head, HTTP/2 and empty lines."""
    half, http_2 = b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\nX-Half: ", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
    opened = [sockets(running, 1, data)[0] for data in (b"", half, http_2, b"\r\n\r\n")]
    began = time.monotonic()
    for connection in opened:
        with contextlib.suppress(ConnectionResetError):
            until_closed(connection)
    assert time.monotonic() - began < 1.5 * SILENCE_MS / 1000


@pytest.mark.slow
@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
@pytest.mark.parametrize("at_once", [1, 500], ids=["one by one", "many at once"])
def test_who_asks_on_and_reads_nothing_is_not_listened_to(
    make_server: Callable[..., Server], loop: str, at_once: int
) -> None:
    """Else all the answers would wait in memory. Once they are read, each request was answered."""
    server = answering(make_server(SIGNPOST_SERVER=loop).start())
    connected(server)
    link(server, alias="x")
    request = b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\n\r\n"
    data, before, sent = request * at_once, memory_mib(server), 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=3) as connection:
        with contextlib.suppress(TimeoutError):
            while sent < 40_000_000:
                sent += connection.send(data[sent % len(request) :])
        assert sent < 40_000_000
        assert memory_mib(server) - before < 24
        connection.shutdown(socket.SHUT_WR)
        connection.settimeout(30)
        assert until_closed(connection).count(b"HTTP/1.1 302 ") == sent // len(request)
    assert visit(server, "/x").status == 302


def test_http_2_without_tls_is_not_spoken(running: Server) -> None:
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
    answer = raw(running, preface, timeout_s=15)
    # An HTTP/2 server would answer with a SETTINGS frame (type 4).
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


# --- bodies ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "chunks", [b"0x2\r\n{}\r\n0\r\n\r\n", b"-1\r\n", b"zz\r\n", b"ffffffffffffffffff\r\n", b"2\n{}\n0\n\n"]
)
@pytest.mark.parametrize("path", [b"/v1/link", b"/mcp/v1", b"/sign-in"])
def test_bad_chunks_are_400_and_leave_no_traceback(running: Server, path: bytes, chunks: bytes) -> None:
    before = running.output.read_text().count("Traceback")
    head = b"POST " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    answer = raw(running, head + CLOSE + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)
    assert status_of(answer) == 400
    assert running.output.read_text().count("Traceback") == before


def test_a_client_who_leaves_in_a_body_leaves_no_traceback(running: Server, sockets: Any) -> None:
    before = running.output.read_text().count("Traceback")
    for entry in sockets(running, 20, b"POST /v1/link HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{"):
        entry.close()
    assert visit(running, "/x").status == 302
    assert running.output.read_text().count("Traceback") == before


def test_imports_without_a_token_hold_up_none_with_one(running: Server, sockets: Any) -> None:
    stalled = b"POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/csv\r\nContent-Length: 1000\r\n\r\nu"
    sockets(running, 10, stalled % b"/v1/bulk/import")
    sockets(running, 10, stalled % b"/import")
    bad = stalled.replace(b"\r\n\r\n", b"\r\nAuthorization: Bearer sp_api_wrong\r\nCookie: signpost_session=x\r\n\r\n")
    sockets(running, 10, bad % b"/v1/bulk/import")
    began = time.monotonic()
    answer = api(
        running,
        "POST",
        "/v1/bulk/import",
        b"url,destination\ngo.acme.test/imported,https://d.example/\n",
        headers={"Content-Type": "text/csv"},
    )
    assert answer.status in (200, 202), answer.body
    assert time.monotonic() - began < 5


@pytest.mark.slow
def test_who_sends_a_file_too_slowly_gives_up_the_place(running: Server, sockets: Any) -> None:
    head = (
        b"POST /v1/bulk/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/csv\r\nContent-Length: 100000\r\n"
        b"Authorization: Bearer " + running.token.encode() + b"\r\n" + CLOSE + b"\r\nurl"
    )
    slow = sockets(running, 2, head)
    began = time.monotonic()
    assert [status_of(until_closed(entry)) for entry in slow] == [408, 408]
    assert time.monotonic() - began < 15


@pytest.mark.slow
def test_stalled_bodies_without_a_token_take_little_memory(running: Server, sockets: Any) -> None:
    body = b"x" * (64 * 1024 - 10)
    head = b"POST /v1/link HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1048566\r\n"
    before = memory_mib(running)
    stalled = sockets(running, 400, head + b"\r\n" + body * 4)
    assert memory_mib(running) - before < 64
    # Those with a token are served meanwhile.
    assert api(running, "POST", "/v1/link", {"host": "go.acme.test", "destination": "https://d.example/"}).status == 200
    for entry in stalled:
        entry.close()
    eventually(lambda: visit(running, "/x").status == 302)


# --- methods and names -----------------------------------------------------------------------------------------


def test_the_method_is_no_label_of_its_own_and_no_line_of_the_log(running: Server) -> None:
    raw(running, b"GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\n" + CLOSE + b"\r\n")
    before = len(api(running, "GET", "/metrics").body)
    for number in range(200):
        head = b"ZZ%d /x HTTP/1.1\r\nHost: 127.0.0.1\r\n" % number
        assert status_of(raw(running, head + CLOSE + b"\r\n")) in (404, 405)
    assert status_of(raw(running, b"Z" * 60_000 + b" /x HTTP/1.1\r\nHost: 127.0.0.1\r\n" + CLOSE + b"\r\n")) == 400
    text = api(running, "GET", "/metrics").body
    assert b"ZZ" not in text
    assert len(text) - before < 2_000
    assert "Z" * 100 not in running.output.read_text()


def test_the_log_holds_the_path_as_it_was_sent_and_not_all_of_it(running: Server) -> None:
    forged = b"/zz%0a2026-11-21%2000:00:00%20INFO%20forged%1b]0;owned%07"
    assert status_of(raw(running, b"GET " + forged + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + CLOSE + b"\r\n")) == 404
    assert (
        status_of(raw(running, b"GET /" + b"y" * 60_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + CLOSE + b"\r\n")) == 404
    )
    text = running.output.read_text()
    assert forged.decode() in text
    assert "\x1b" not in text
    assert "y" * 300 not in text


def test_it_listens_on_localhost_by_name(make_server: Callable[..., Server]) -> None:
    server = answering(make_server(SIGNPOST_HOST="localhost").start())
    assert api(server, "GET", "/v1/test").status == 200


def test_a_host_that_is_no_address_is_told(make_server: Callable[..., Server]) -> None:
    server = make_server(SIGNPOST_HOST="no-such-name.invalid").start(wait=False)
    assert server.started.wait(20) == 1
    assert "not an address of this machine" in server.output.read_text()
