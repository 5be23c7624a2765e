"""Exports of many records: sent while they are read, in little memory, and ended when the client goes away."""

import contextlib
import gc
import json
import os
import shutil
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from bench import records
from flask import Flask

from signpost.server import streams as streams_module
from signpost.storage import database
from tests.conftest import Client, Server
from tests.isolation.tenants import tenants_of
from tests.wire import api, eventually, link, raw, status_of, visit

# Their export is far more than the buffers between a server and its client hold.
# Its rows are written to the file of SQLite.
pytestmark = [pytest.mark.sqlite, pytest.mark.slow]
ROWS = 12_000


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an instance with ROWS records."""
    folder = tmp_path_factory.mktemp("filled")
    records.make(folder, ROWS)
    return folder


@pytest.fixture(params=["uvloop", "asyncio"])
def server(request: pytest.FixtureRequest, filled: Path, make_server: Callable[..., Server]) -> Iterator[Server]:
    server = make_server(SIGNPOST_SERVER=request.param)
    shutil.copytree(filled, server.instance)
    server.start()
    yield server
    server.stop()


def memory_kib(server: Server) -> int:
    """The most that the process has ever had."""
    status = Path(f"/proc/{server.started.pid}/status").read_text(encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))


def ask(server: Server, path: str = "/v1/export", token: str = "") -> socket.socket:
    """A client that has asked and takes little at a time."""
    client = socket.socket()
    client.settimeout(30)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", server.port))
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {token or server.token}\r\n\r\n"
    )
    client.sendall(head.encode())
    return client


def streams(server: Server) -> int:
    (line,) = [line for line in api(server, "GET", "/metrics").body.decode().splitlines() if '"streams"' in line]
    return int(float(line.split()[-1]))


def everything(client: socket.socket, begin: bytes = b"") -> bytes:
    """What a server sends until it closes the connection or says that the answer is complete."""
    parts = [begin]
    while not parts[-1].endswith(b"\r\n0\r\n\r\n") and (part := client.recv(1 << 20)):
        parts.append(part)
    return b"".join(parts)


@pytest.mark.slow
def test_an_export_is_sent_while_it_is_read(server: Server) -> None:
    assert api(server, "GET", "/v1/export?filter%5Bhost%5D=go3.acme.test").body.count(b"\n") == ROWS / records.HOSTS
    before = memory_kib(server)
    with ask(server) as client:
        begin = client.recv(1000)
        assert status_of(begin) == 200
        assert b"transfer-encoding: chunked" in begin.lower()
        # The server reads ahead a little, then waits for its client. Neither changes nor visits wait for it.
        time.sleep(0.5)
        assert streams(server) == 1
        created = link(server, host="go1.acme.test", alias="made-meanwhile")
        assert visit(server, "/made-meanwhile", host="go1.acme.test").status == 302
        body = everything(client, begin)
    assert body.count(b'"created_at"') > ROWS
    assert json.dumps(created["id"]).encode() in body[-5000:]
    assert len(body) > 12_000_000
    assert memory_kib(server) - before < 8 * 1024
    eventually(lambda: streams(server) == 0)


@pytest.mark.slow
def test_a_client_that_goes_away_ends_the_work(server: Server) -> None:
    for _ in range(3):
        with ask(server) as client:
            assert status_of(client.recv(1000)) == 200
            assert streams(server) == 1
        eventually(lambda: streams(server) == 0)


@pytest.mark.slow
def test_a_person_has_one_at_a_time(server: Server) -> None:
    with ask(server) as client:
        assert status_of(client.recv(1000)) == 200
        refused = api(server, "GET", "/v1/export")
        assert (refused.status, refused.json["code"]) == (503, "busy")
        assert refused.headers["Retry-After"]
        # It holds none of the threads that everything else is answered by.
        began = time.monotonic()
        for _ in range(8):
            assert api(server, "GET", "/v1/links").status == 200
        assert time.monotonic() - began < 5
    eventually(lambda: streams(server) == 0)
    assert api(server, "GET", "/v1/export?format=csv").status == 200


def test_where_the_server_stops_half_an_export_does_not_pass_for_a_whole_one(server: Server) -> None:
    with ask(server) as client:
        begin = client.recv(1000)
        os.kill(server.started.pid, signal.SIGTERM)
        assert server.started.wait(10) == 0
        body = begin
        with contextlib.suppress(ConnectionResetError):
            body = everything(client, begin)
    assert not body.endswith(b"\r\n0\r\n\r\n")


def test_head_has_no_body(server: Server) -> None:
    head = f"HEAD /v1/export HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {server.token}\r\nConnection: close"
    answer = raw(server, head.encode() + b"\r\n\r\n")
    assert status_of(answer) == 200
    assert answer.endswith(b"\r\n\r\n")


@pytest.fixture
def client(filled: Path, make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path) -> Client:
    shutil.copytree(filled, tmp_path / "filled")
    return make_client(make_app(INSTANCE=str(tmp_path / "filled")))


@pytest.mark.parametrize("format_", ["jsonl", "csv"])
def test_an_export_that_ends_early_says_so(client: Client, format_: str) -> None:
    answer = client.get(f"/v1/export?format={format_}", buffered=False)
    parts = answer.iter_encoded()
    next(parts)
    with client.application.app_context():
        database.current().execute_sql("ALTER TABLE record RENAME TO lost")

    *_, last = b"".join(parts).decode().splitlines()

    assert answer.status_code == 200
    given = json.loads(last)["message"] if format_ == "jsonl" else last.strip('"')
    assert given == "The export ended early: Something went wrong on our side."


def test_what_cannot_be_read_at_all_is_an_error(client: Client) -> None:
    with client.application.app_context():
        database.current().execute_sql("ALTER TABLE record RENAME TO lost")
    assert client.get("/v1/export").status_code == 500


@pytest.mark.slow
def test_any_wsgi_server_can_stream_it(client: Client) -> None:
    with client.get("/v1/export", buffered=False) as answer:
        sizes: list[Any] = [len(part) for part in answer.iter_encoded()]
    assert len(sizes) == ROWS / 200
    assert max(sizes) < 400_000


def test_a_workspace_has_two_at_a_time(server: Server) -> None:
    """Of whichever people; tests/isolation/test_isolation_app.py looks at other workspaces."""
    ann, ben, coy = tenants_of(server, "Home", 3)
    clients = [ask(server, token=person.token) for person in (ann, ben)]
    for client in clients:
        assert status_of(client.recv(1000)) == 200
    for person in (ann, coy):
        refused = api(server, "GET", "/v1/export?format=csv", token=person.token)
        assert (refused.status, refused.json["code"], refused.headers["Retry-After"]) == (503, "busy", "60")
    for client in clients:
        client.close()


@pytest.mark.slow
def test_a_client_that_takes_little_is_cut_off(server: Server) -> None:
    """However often it takes something: what counts is how much it took."""
    with ask(server) as client:
        assert status_of(client.recv(1000)) == 200
        until = time.monotonic() + streams_module.STALL_S + streams_module.PATIENCE_S + 20
        while streams(server) and time.monotonic() < until:
            client.recv(100)
            time.sleep(0.25)
        assert streams(server) == 0
        assert api(server, "GET", "/v1/export", timeout_s=60).status == 200


def test_an_answer_that_is_never_sent_gives_its_place_back(client: Client) -> None:
    """It is given back when the last one who could ask for it is gone; so is that of a HEAD, which has none."""
    for _ in range(5):
        answer = client.get("/v1/export", buffered=False)
        assert answer.status_code == 200
        del answer
        gc.collect()
        assert client.head("/v1/export").status_code == 200
