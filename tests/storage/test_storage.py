"""The database under pressure: durable settings, many threads at once, and a disk that is full.

The test of mixed reads and writes takes TEST_SECONDS (default 5), or 20 seconds where TEST_LONG=1.
"""

import contextlib
import errno
import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cysqlite
import peewee
import pytest
from flask import Flask

from signpost.domain.errors import StorageDamaged
from signpost.factory import close_app, create_app
from signpost.storage import database
from signpost.storage.engines import sqlite
from signpost.storage.instance_folder import DATABASE
from signpost.storage.migrations import DatabaseError
from signpost.storage.models import ClickDay, Record
from tests.conftest import FIREFOX, Client, Server, client_of, free_port
from tests.programs import missing
from tests.wire import (
    Connection,
    Reply,
    answering,
    api,
    assert_sentence,
    connected,
    eventually,
    link,
    visit,
)

HOST = "go.acme.test"


def seconds() -> float:
    long = os.environ.get("TEST_LONG") == "1"
    return float(os.environ.get("TEST_SECONDS") or (20 if long else 5))


def in_threads(work: Any, count: int) -> None:
    """Run work(number) in `count` threads that begin together; the first failure is raised here."""
    failures = []
    together = threading.Barrier(count)

    def run(number: int) -> None:
        try:
            together.wait(30)
            work(number)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


# --- how connections are made ----------------------------------------------------------------------------------


def test_every_connection_is_durable(app: Flask) -> None:
    found = []

    def look(_: int) -> None:
        with app.app_context():
            execute = database.current().execute_sql
            names = ("synchronous", "journal_mode", "foreign_keys", "busy_timeout", "journal_size_limit")
            found.append({name: execute(f"PRAGMA {name}").fetchone()[0] for name in names})
            time.sleep(0.05)  # so that no thread gets the connection of another

    in_threads(look, 4)
    assert len(found) == 4
    for pragmas in found:
        assert pragmas["synchronous"] == 2  # FULL
        assert pragmas["journal_mode"] == "wal"
        assert pragmas["foreign_keys"] == 1
        assert pragmas["busy_timeout"] >= 1000
        assert 0 < pragmas["journal_size_limit"] <= 64 * 1024 * 1024


def test_a_reference_to_nothing_is_refused(app: Flask) -> None:
    with app.app_context(), pytest.raises(peewee.IntegrityError):
        ClickDay.create(record="nothing", day="2026-11-20", clicks=1, bots=0)


def test_an_older_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cysqlite.sqlite_version_info >= sqlite.MIN_SQLITE >= (3, 51, 3)
    monkeypatch.setattr(sqlite, "MIN_SQLITE", (99, 1, 2))
    with pytest.raises(DatabaseError) as reported:
        create_app({"INSTANCE": str(tmp_path / "instance")})
    assert_sentence(str(reported.value), "99.1.2", cysqlite.sqlite_version)
    assert not (tmp_path / "instance" / DATABASE).exists()


# --- many at once ----------------------------------------------------------------------------------------------


@pytest.mark.alone
def test_an_alias_goes_to_exactly_one_of_many_who_ask_at_once(
    app: Flask, client: Client, connect: Callable[..., str]
) -> None:
    """8 threads, 200 aliases; the threads set out for each alias together."""
    connect()
    answers: list[list[Any]] = [[None] * 8 for _ in range(200)]
    together = threading.Barrier(8)

    def work(number: int) -> None:
        own = client_of(app)
        own.token = client.token
        for turn in range(200):
            together.wait(30)
            body = {"host": HOST, "alias": f"a{turn}", "destination": f"https://dest.example/{number}"}
            answers[turn][number] = own.post("/v1/link", json=body)

    in_threads(work, 8)
    for turn, given in enumerate(answers):
        assert sorted(answer.status_code for answer in given) == [200] + [422] * 7
        for number, answer in enumerate(given):
            if answer.status_code == 422:
                assert list(answer.json["errors"]) == ["alias"]
                assert answer.json["code"] == "validation_failed"
            else:
                visited = client_of(app)
                visited.token = None
                location = visited.get(f"/a{turn}", base_url=f"http://{HOST}").headers["Location"]
                assert location == f"https://dest.example/{number}"
    with app.app_context():
        assert Record.select().count() == 200


class Mixed:
    """Reads and writes, as one caller makes them in turn; remembers what was acknowledged and what went wrong."""

    def __init__(self, number: int, call: Any, go: Any) -> None:
        self._call, self._go = call, go
        self._random = random.Random(number)
        self._mark = f"m{number}"
        self.kept: dict[str, str] = {}
        self.gone: set[str] = set()
        self.wrong: list[Any] = []
        self.count = 0

    def run_until(self, end: float) -> None:
        """At least 20 turns, however slow the machine is."""
        turn = 0
        while turn < 20 or time.monotonic() < end:
            turn += 1
            self._random.choice((self._create, self._create, self._change, self._delete, self._read, self._visit))(turn)
            self.count += 1

    def _expect(self, reply: Any, status: int) -> bool:
        if reply[0] != status or "database is locked" in reply[1]:
            self.wrong.append(reply)
        found: bool = reply[0] == status
        return found

    def _create(self, turn: int) -> None:
        body = {"host": HOST, "alias": f"{self._mark}-{turn}", "destination": f"https://dest.example/{turn}"}
        reply = self._call("POST", "/v1/link", {**body, "tags": ["a", self._mark]})
        if self._expect(reply, 200):
            self.kept[reply[2]["data"][0]["id"]] = body["alias"]

    def _change(self, turn: int) -> None:
        if self.kept:
            id_, alias = self._random.choice(list(self.kept.items()))
            body = {"url": f"https://{HOST}/{alias}", "destination": f"https://other.example/{turn}"}
            self._expect(self._call("PUT", f"/v1/redirect/{id_}", body), 200)

    def _delete(self, _: int) -> None:
        if len(self.kept) > 5:
            id_ = self._random.choice(list(self.kept))
            if self._expect(self._call("DELETE", f"/v1/redirect/{id_}", None), 204):
                del self.kept[id_]
                self.gone.add(id_)

    def _read(self, _: int) -> None:
        self._expect(self._call("GET", f"/v1/links?per_page={self._random.randint(1, 30)}", None), 200)
        if self.kept:
            self._expect(self._call("GET", f"/v1/links/{self._random.choice(list(self.kept))}", None), 200)

    def _visit(self, _: int) -> None:
        if self.kept:
            self._expect(self._go(f"/{self._random.choice(list(self.kept.values()))}"), 302)


def assert_all_went_well(callers: list[Mixed], app: Flask) -> None:
    assert [wrong for caller in callers for wrong in caller.wrong] == []
    assert any(caller.gone for caller in callers)
    with app.app_context():
        existing = {record.id for record in Record.select(Record.id)}
        for caller in callers:
            assert existing.issuperset(caller.kept)
            assert existing.isdisjoint(caller.gone)
        assert database.current().execute_sql("PRAGMA integrity_check").fetchone()[0] == "ok"


@pytest.mark.alone
def test_reads_and_writes_of_16_threads_get_along(app: Flask, client: Client, connect: Callable[..., str]) -> None:
    """TEST_SECONDS (default 5; 20 with TEST_LONG=1), half of it here: 16 threads in this process."""
    connect()
    callers = []

    def work(number: int) -> None:
        own, visitor = client_of(app), client_of(app)
        own.token, visitor.token = client.token, None

        def call(method: str, path: str, body: Any) -> tuple[int, str, Any]:
            answer = own.open(path, method=method, json=body)
            return answer.status_code, answer.text, answer.json if answer.is_json else None

        def go(path: str) -> tuple[int, str]:
            answer = visitor.get(path, base_url=f"http://{HOST}", headers={"User-Agent": FIREFOX})
            return answer.status_code, answer.text

        callers.append(caller := Mixed(number, call, go))
        caller.run_until(time.monotonic() + seconds() / 2)

    in_threads(work, 16)
    assert len(callers) == 16
    assert_all_went_well(callers, app)


@pytest.mark.alone
def test_reads_and_writes_of_16_threads_get_along_with_a_second_process(
    make_server: Callable[..., Server], make_app: Callable[..., Flask]
) -> None:
    """TEST_SECONDS (default 5; 20 with TEST_LONG=1), half of it here.

    12 threads call the server, 4 change the same file beside it, as commands do.
    """
    server = answering(make_server().start())
    connected(server)
    neighbor = make_app(INSTANCE=str(server.instance))
    callers = []

    def work(number: int) -> None:
        with (
            Connection(server, token=server.token, timeout_s=30) as own,
            Connection(server, host=HOST, timeout_s=30) as visitor,
        ):

            def call(method: str, path: str, body: Any) -> tuple[int, str, Any]:
                if number < 4:
                    client = client_of(neighbor)
                    client.token = server.token
                    answer = client.open(path, method=method, json=body)
                    return answer.status_code, answer.text, answer.json if answer.is_json else None
                reply = own.call(method, path, body)
                return reply.status, reply.body.decode(), reply.json if reply.body else None

            def go(path: str) -> tuple[int, str]:
                if number < 4:
                    # Made or changed beside the server: it may take a second to notice, this app does not.
                    client = client_of(neighbor)
                    client.token = None
                    answer = client.get(path, base_url=f"http://{HOST}", headers={"User-Agent": FIREFOX})
                    return answer.status_code, answer.text
                reply = visitor.call("GET", path)
                return reply.status, reply.body.decode()

            callers.append(caller := Mixed(number, call, go))
            caller.run_until(time.monotonic() + seconds() / 2)

    in_threads(work, 16)
    assert len(callers) == 16
    assert_all_went_well(callers, neighbor)
    assert "locked" not in server.output.read_text()


# --- a full disk -----------------------------------------------------------------------------------------------


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 6 MiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(folder)], capture_output=True, text=True, check=False
    )
    if mounted.returncode != 0:
        missing(f"A small disk cannot be mounted here: {mounted.stderr.strip()}")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def server(disk: Path, make_server: Callable[..., Server]) -> Server:
    """A server whose instance is on the small disk; its output and token are elsewhere."""
    server = answering(make_server(SIGNPOST_INSTANCE=str(disk / "instance")).start())
    connected(server)
    return server


def fill(folder: Path) -> None:
    """Take all the room that is left."""
    with (folder / "filler").open("wb", buffering=0) as filler:
        for size in (65536, 4096, 512, 1):
            with contextlib.suppress(OSError):
                while True:
                    filler.write(b"x" * size)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        (folder / "more").write_bytes(b"x" * 4096)
    (folder / "more").unlink(missing_ok=True)


def assert_storage_full(answer: Reply) -> None:
    assert answer.status == 503, answer.body
    assert answer.json["code"] == "storage_full"
    assert_sentence(answer.json["message"].replace("; ", ", "))
    assert set(answer.json) == {"message", "code"}
    assert "Retry-After" not in answer.headers
    assert answer.headers["X-Request-Id"]


def create_until_full(server: Server, mark: str, tries: int = 5000) -> dict[str, str]:
    """Links made until five in a row were refused: {id: alias} of those that were acknowledged."""
    saved = {}
    refused = 0
    with Connection(server, token=server.token) as connection:
        for number in range(tries):
            alias = f"{mark}{number}"
            body = {"host": HOST, "alias": alias, "destination": "https://dest.example/" + "x" * 1900}
            answer = connection.call("POST", "/v1/link", {**body, "description": "y" * 300, "tags": ["a", "b"]})
            if answer.status == 200:
                saved[answer.json["data"][0]["id"]] = alias
                refused = 0
                continue
            assert_storage_full(answer)
            refused += 1
            if refused == 5:
                return saved
    raise AssertionError("The disk never was full.")


def assert_there(server: Server, saved: dict[str, str]) -> None:
    """Each of `saved` is read and visited."""
    with Connection(server, token=server.token) as reads, Connection(server, host=HOST) as visits:
        for id_, alias in saved.items():
            answer = reads.call("GET", f"/v1/links/{id_}")
            assert (answer.status, answer.json["alias"]) == (200, alias)
            assert visits.call("GET", f"/{alias}").status == 302


def assert_reads_go_on(server: Server, some_id: str) -> None:
    for path in ("/v1/test", "/v1/link", "/v1/links?per_page=100", f"/v1/links/{some_id}", "/v1/host", "/healthz"):
        assert api(server, "GET", path).status == 200, path


def clicks_of(server: Server, ids: Any) -> list[int]:
    return [api(server, "GET", f"/v1/links/{id_}").json["total_clicks"] for id_ in ids]


def assert_sound(disk: Any, saved: Any) -> None:
    """Read by somebody else after the end: everything acknowledged is there, and the file is whole."""
    app = create_app({"INSTANCE": str(disk / "instance"), "PORT": free_port()})
    try:
        with app.app_context():
            assert database.current().execute_sql("PRAGMA integrity_check").fetchone()[0] == "ok"
            assert {record.id for record in Record.select(Record.id)}.issuperset(saved)
    finally:
        close_app(app)


@pytest.mark.slow
def test_a_disk_filled_by_others(disk: Path, server: Server) -> None:
    """Writes are refused, everything else goes on, nothing is lost, and it ends by itself."""
    early = {
        created["id"]: created["alias"] for created in (link(server, alias=f"early{number}") for number in range(20))
    }
    watched = list(early)[:3]
    for id_ in watched:
        for _ in range(2):
            assert visit(server, f"/{early[id_]}").status == 302
    pid = server.started.pid

    fill(disk)
    saved = {**early, **create_until_full(server, "late", 1500)}

    # Every kind of write; none of these leaves anything behind.
    batch = next(iter(early))
    put = {"url": f"https://{HOST}/{early[batch]}", "destination": "https://changed.example/" + "z" * 1900}
    for method, path, body in (
        ("POST", "/v1/link", {"host": HOST, "alias": "full", "destination": "https://dest.example/"}),
        ("POST", "/v1/redirect", {"url": f"https://{HOST}/full", "destination": "https://dest.example/"}),
        ("PUT", f"/v1/redirect/{batch}", put),
        ("DELETE", f"/v1/redirect/{batch}", None),
        ("POST", "/v1/host", {"host": "full.acme.test"}),
        ("DELETE", f"/v1/host/{HOST}", None),
    ):
        assert_storage_full(api(server, method, path, body))
    assert visit(server, "/full").status == 404
    assert visit(server, f"/{early[batch]}").headers["Location"] == "https://dest.example/"
    is_set_up = api(server, "GET", "/readyz")
    assert is_set_up.status == 503
    assert "disk" in is_set_up.json["reasons"]

    # Reads and visits, also of what was never read before. Clicks are counted meanwhile.
    assert_reads_go_on(server, batch)
    assert_there(server, saved)
    for id_ in watched:
        for _ in range(10):
            assert visit(server, f"/{early[id_]}").status == 302
    # 2 before; one, and for the first another one, in the checks above; 10 now.
    expected = [14, 13, 13]
    time.sleep(2.5)  # at least one more try to write them has failed
    assert_storage_full(api(server, "POST", "/v1/link", {"host": HOST, "destination": "https://dest.example/"}))

    (disk / "filler").unlink()
    began = time.monotonic()
    link(server, alias="room")
    assert time.monotonic() - began < 5
    eventually(lambda: clicks_of(server, watched) == expected)
    assert api(server, "GET", "/readyz").status == 200
    assert api(server, "PUT", f"/v1/redirect/{batch}", put).status == 200
    assert visit(server, f"/{early[batch]}").headers["Location"] == put["destination"]
    assert server.started.pid == pid
    assert server.started.poll() is None
    assert server.stop() == 0
    assert_sound(disk, saved)
    assert "Traceback" not in server.output.read_text()


@pytest.mark.slow
def test_a_disk_filled_by_signpost_itself(disk: Path, server: Server) -> None:
    """Links are made until there is no room; then the disk is made larger."""
    first = link(server, alias="first")
    saved = {first["id"]: "first", **create_until_full(server, "own")}
    assert len(saved) > 20
    assert_reads_go_on(server, first["id"])
    assert_there(server, saved)
    for _ in range(9):
        assert visit(server, "/first").status == 302
    time.sleep(0.5)
    assert_storage_full(api(server, "PUT", f"/v1/redirect/{first['id']}", {
        "url": f"https://{HOST}/first", "destination": "https://changed.example/" + "z" * 1900,
    }))  # fmt: skip

    subprocess.run(["mount", "-o", "remount,size=16m", str(disk)], check=True)
    saved[link(server, alias="room")["id"]] = "room"
    eventually(lambda: clicks_of(server, [first["id"]]) == [10])
    total = eventually(lambda: sum(clicks_of(server, saved)) == 10 + len(saved) - 2)
    assert total
    assert_there(server, saved)
    assert server.stop() == 0
    assert_sound(disk, saved)
    assert "Traceback" not in server.output.read_text()


def test_a_full_disk_holds_up_neither_the_end_nor_the_start(disk: Path, server: Server) -> None:
    """Stopped or killed while the disk is full, and started on it: reads and visits go on, nothing is lost."""
    created = link(server, alias="first")
    fill(disk)
    saved = {created["id"]: "first", **create_until_full(server, "late", 1500)}
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 5
    for _ in range(2):
        answering(server.start())
        assert_reads_go_on(server, created["id"])
        assert_there(server, saved)
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    (disk / "filler").unlink()
    answering(server.start())
    assert_there(server, saved)
    link(server, alias="room")
    assert server.stop() == 0
    assert_sound(disk, saved)


def test_damage_that_is_found_while_rows_are_fetched_is_a_refusal(tmp_path: Path) -> None:
    """SQLite reads a row when it is fetched: the statement itself was fine, and so were its first rows."""
    settings: Any = {"INSTANCE": str(tmp_path / "instance"), "RATE_LIMIT": ""}
    app = create_app(settings)
    rows = [("host.test", "2026-01-01", f"/{number}" + "x" * 400, 1, 0, "") for number in range(2_000)]
    with app.app_context(), database.atomic():
        database.execute("CREATE TABLE wide (host, day, path, people, bots, last_seen)")
        database.execute_many("INSERT INTO wide VALUES (?, ?, ?, ?, ?, ?)", rows)
    close_app(app)
    file = tmp_path / "instance" / DATABASE
    row = file.read_bytes().rindex(b"/1500x")

    app = create_app(settings)
    # By another process: see tests/databases.py.
    overwrite = ["dd", "if=/dev/zero", f"of={file}", "bs=4096", f"seek={row // 4096}", "count=1", "conv=notrunc"]
    subprocess.run(overwrite, check=True, capture_output=True)
    try:
        with app.app_context():
            with pytest.raises(StorageDamaged), database.atomic():
                database.execute("SELECT path FROM wide").fetchall()
            assert database.current().is_damaged
        assert app.test_client().get("/readyz").status_code == 503
    finally:
        close_app(app)
