"""Connections that do odd things in numbers: nothing leaks, and the service goes on.

HTTP/1.0, odd heads, silent and slow clients one by one: tests/server/test_server.py,
tests/server/test_hostile_sockets.py.
"""

import contextlib
import re
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.faults.campaign import CUT_OFF, HOST, counted_in, instance_of, say, times
from tests.wire import Connection, answering, api, connected, eventually, link, status_of, until_closed, visit

GET = b"GET /%s HTTP/1.1\r\nHost: go.acme.test\r\n\r\n"
CLOSE = b"Connection: close\r\n"
# Sockets that are closed show up as closed a moment later; threads of the pool open files of the database.
MORE_FILES = 30


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = answering(Server(tmp_path_factory.mktemp("connections") / "instance").start())
    connected(server)
    for alias in ("one", "two"):
        link(server, alias=alias, destination=f"https://{alias}.example/")
    yield server
    assert "Traceback" not in server.output.read_text()
    assert server.stop() == 0


def files_of(server: Server) -> int:
    return len(list(Path(f"/proc/{server.started.pid}/fd").iterdir()))


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


@pytest.fixture(autouse=True)
def nothing_leaks(running: Server) -> Iterator[None]:
    before = files_of(running)
    yield
    eventually(lambda: files_of(running) <= before + MORE_FILES, timeout_s=20)
    assert visit(running, "/one").status == 302
    assert api(running, "GET", "/v1/test").status == 200


def test_500_requests_at_once_are_answered_in_order(running: Server) -> None:
    aliases = [b"one" if number % 3 else b"two" for number in range(500)]
    data = b"".join(GET % alias for alias in aliases)
    with opened(running) as connection:
        connection.sendall(data + GET.replace(b"\r\n\r\n", b"\r\n" + CLOSE + b"\r\n") % b"one")
        answers = until_closed(connection)
    found = re.findall(rb"location: https://(\w+)", answers, re.IGNORECASE)
    assert found == [*aliases, b"one"]


@pytest.mark.parametrize(
    "head",
    [
        b"GET /one HTTP/1.1\r\nHost: go.acme.test\r\nX-Long: " + b"x" * 100_000 + b"\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: go.acme.test\r\n",
        b"GET /one HTTP/1.1\r\nHost: go.acme.test\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(1000)),
    ],
    ids=["a header of 100 kB", "a path of 100 kB", "1,000 headers"],
)
def test_a_large_head_is_answered_or_closed(running: Server, head: bytes) -> None:
    with opened(running) as connection:
        answer = b""
        with contextlib.suppress(*CUT_OFF):
            connection.sendall(head + CLOSE + b"\r\n")
            answer = connection.recv(65536)
    assert not answer or status_of(answer) < 500


def test_300_clients_who_break_off(running: Server) -> None:
    """With RST, in the middle of a head, of a body and of an answer."""
    body = b"POST /v1/link HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    for number in range(300):
        with opened(running) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.sendall((GET[:30], body, GET % b"one")[number % 3])


def test_200_heads_that_come_byte_by_byte(running: Server) -> None:
    """A byte each third of a second; visitors are answered as ever. None of them is kept for long."""
    slow = [opened(running) for _ in range(200)]
    head = GET % b"one"
    longest_s = 0.0
    sent = 0
    until = time.monotonic() + times(2, 30)
    while time.monotonic() < until:
        for connection in slow:
            with contextlib.suppress(OSError):  # closed by now
                connection.sendall(head[sent : sent + 1])
        sent = min(sent + 1, len(head) - 5)
        for _ in range(10):
            began = time.monotonic()
            assert visit(running, "/one").status == 302
            longest_s = max(longest_s, time.monotonic() - began)
            time.sleep(0.03)
    assert longest_s < 1
    if times(0, 1):
        for connection in slow:
            with contextlib.suppress(ConnectionResetError):
                connection.settimeout(1)
                while connection.recv(4096):
                    pass
    for connection in slow:
        connection.close()


@pytest.mark.parametrize("files", times([64], [64, 128]))
def test_files_are_used_up(make_server: Callable[..., Server], files: Any) -> None:
    """More connections than files: it comes through, and every redirect that was answered is counted."""
    server = make_server()
    server.max_files = files
    answering(server.start())
    connected(server)
    link(server, alias="x")
    idle = [opened(server) for _ in range(files + 60)]
    received = 0
    for _ in range(3):
        with contextlib.suppress(*CUT_OFF), Connection(server, host=HOST, timeout_s=2) as visitor:
            received += visitor.call("GET", "/x").status == 302
    for connection in idle:
        connection.close()

    def comes_through() -> bool:
        with contextlib.suppress(*CUT_OFF), Connection(server, host=HOST, timeout_s=2) as visitor:
            return visitor.call("GET", "/x").status == 302
        return False

    eventually(comes_through, 30)
    received += 1
    for _ in range(27):
        assert visit(server, "/x").status == 302
        received += 1
    assert server.stop() == 0
    counted = counted_in(instance_of(server)).clicks["x"]
    say(f"{counted} of {received} counted")
    # A visitor who gave up may have been counted.
    assert received <= counted <= received + 3
