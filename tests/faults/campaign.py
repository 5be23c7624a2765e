"""What the fault campaign is made of: how often, faults to inject, traffic to inject them into, and what is left."""

import contextlib
import http.client
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import cysqlite
import pytest

from signpost.factory import close_app, create_app
from signpost.features.reports.breakdowns import KINDS, values_at
from signpost.features.reports.packed_breakdowns import Packed
from signpost.storage import keys
from signpost.visits import middleware
from tests.conftest import ROOT, Server
from tests.wire import Connection, Reply, api, eventually

HOST = "go.acme.test"
LONG = os.environ.get("TEST_LONG") == "1"
DATABASE = "signpost.sqlite"
# An interrupted answer, or none.
CUT_OFF = (OSError, http.client.HTTPException)

T = TypeVar("T")


def times(subset: T, many: T) -> T:
    """How often something is tried: `many` times where TEST_LONG=1."""
    return many if LONG else subset


only_long = pytest.mark.skipif(not LONG, reason="Takes a while: TEST_LONG=1.")


def say(text: str) -> None:
    """Figures of a run: `pytest -rP` shows them."""
    sys.stdout.write(f"{text}\n")


def instance_of(server: Server) -> Path:
    return Path(server.environment["SIGNPOST_INSTANCE"])


# --- kills -------------------------------------------------------------------------------------------------------


def kill_at_random(server: Server, work: Callable[..., Any], chance: random.Random, longest_s: float) -> Any:
    """Begin `work`, kill the server at a random moment of the next `longest_s`, and return what `work` returned.

    None: it was cut off.
    """
    result: list[Any] = []

    def run() -> None:
        with contextlib.suppress(*CUT_OFF):
            result.append(work())

    worker = threading.Thread(target=run)
    worker.start()
    time.sleep(chance.uniform(0, longest_s))
    assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    worker.join()
    return result[0] if result else None


@contextlib.contextmanager
def command(server: Server, *arguments: str) -> Iterator[subprocess.Popen[Any]]:
    """A command that runs beside the server; killed at the end if it still does."""
    running = subprocess.Popen(
        [sys.executable, "-m", "signpost.cli", *arguments],
        env=server.environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def kill_command_at_random(
    server: Server, arguments: Sequence[str], chance: random.Random, shortest_s: float, longest_s: float
) -> bool:
    """Run a command and kill it at a random moment; whether it was killed before it had ended."""
    with command(server, *arguments) as running, contextlib.suppress(subprocess.TimeoutExpired):
        running.wait(chance.uniform(shortest_s, longest_s))
    return running.returncode == -signal.SIGKILL


def duration_of(work: Callable[[], Any]) -> float:
    began = time.monotonic()
    work()
    return time.monotonic() - began


# --- traffic -----------------------------------------------------------------------------------------------------


@dataclass
class Traffic:
    """Visitors who come without a pause, and what they were answered: the model that clicks are compared with.

    sent: visits that may have reached the server; received: redirects that came back whole. By alias.
    """

    server: Server
    aliases: Sequence[str]
    visitors: int = 8
    pause_s: float = 0.0
    sent: Counter[str] = field(default_factory=Counter)
    received: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    resets: int = 0
    longest_s: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _stop: threading.Event = field(default_factory=threading.Event)
    _threads: list[threading.Thread] = field(default_factory=list)

    def __enter__(self) -> "Traffic":
        self._stop.clear()
        self._threads = [threading.Thread(target=self._come, args=(number,)) for number in range(self.visitors)]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def _come(self, number: int) -> None:
        aliases = [*self.aliases[number % len(self.aliases) :], *self.aliases[: number % len(self.aliases)]]
        while not self._stop.is_set():
            with contextlib.suppress(*CUT_OFF), Connection(self.server, host=HOST) as visitor:
                while not self._stop.is_set():
                    for alias in aliases:
                        self._visit(visitor, alias)
                        if self.pause_s:
                            self._stop.wait(self.pause_s)
            self._stop.wait(0.01)

    def _visit(self, visitor: Connection, alias: str) -> None:
        began = time.monotonic()
        with self._lock:
            self.sent[alias] += 1
        try:
            status = visitor.call("GET", f"/{alias}").status
        except ConnectionRefusedError:
            with self._lock:
                self.sent[alias] -= 1
            raise
        except http.client.RemoteDisconnected:  # closed without an answer, as any kept connection may be
            raise
        except ConnectionResetError:
            with self._lock:
                self.resets += 1
            raise
        with self._lock:
            self.statuses[status] += 1
            self.received[alias] += status == 302
            self.longest_s = max(self.longest_s, time.monotonic() - began)


def until_refused(server: Server, alias: str, max_count: int) -> int:
    """Visit until the click limit is used up; how many were let in."""
    with Connection(server, host=HOST) as visitor:
        for number in range(max_count + 1):
            if visitor.call("GET", f"/{alias}").status != 302:
                return number
    raise AssertionError(f"More than {max_count} were let in.")


def post_file(server: Server, rows: str) -> Reply:
    """POST /bulk/import of `url,destination` lines."""
    headers = {"Content-Type": "text/csv"}
    return api(server, "POST", "/v1/bulk/import", b"url,destination\n" + rows.encode(), headers=headers, timeout_s=60)


def jobs_done(server: Server, timeout_s: float = 60) -> dict[str, dict[str, Any]]:
    """Every job of the server by its id, once all of them are over."""

    def look() -> dict[str, dict[str, Any]] | None:
        found = {job["id"]: job for job in api(server, "GET", "/v1/jobs?per_page=100").json["data"]}
        return found if all(job["finished_at"] for job in found.values()) else None

    # An empty dict is an answer too.
    reported: dict[str, dict[str, Any]] = eventually(lambda: (look(),) if look() is not None else None, timeout_s)[0]
    return reported


def is_ready(server: Server) -> bool:
    return api(server, "GET", "/readyz").status == 200


# --- other programs ----------------------------------------------------------------------------------------------

_HOLD = """
import sys, cysqlite
connection = cysqlite.Connection(sys.argv[1], timeout=30)
for statement in sys.argv[2:]:
    connection.execute(statement).fetchall()
print("held", flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def other_program(file: Path, *statements: str) -> Iterator[subprocess.Popen[Any]]:
    """Another process that has the database open, has run `statements`, and waits; killed at the end."""
    running = subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(file), *statements], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert running.stdout is not None
        assert running.stdout.readline() == "held\n"
        yield running
    finally:
        running.kill()
        running.communicate()


def locked(server: Server) -> Any:
    """While another process holds the write lock."""
    return other_program(instance_of(server) / DATABASE, "BEGIN IMMEDIATE")


def read(server: Server) -> Any:
    """While another process reads from one moment, as a backup tool does."""
    return other_program(instance_of(server) / DATABASE, "BEGIN", "SELECT count(*) FROM record")


# --- what is left ------------------------------------------------------------------------------------------------


def rows_of(folder: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """What a statement finds in a database, asked beside everybody else."""
    connection = cysqlite.Connection(str(folder / DATABASE), timeout=30)
    try:
        return [tuple(row) for row in connection.execute(sql, values).fetchall()]
    finally:
        connection.close()


def integrity(folder: Path) -> str:
    found: str = rows_of(folder, "PRAGMA integrity_check")[0][0]
    return found


@dataclass
class Found:
    """What is in an instance: aliases of HOST with their clicks ever, by people; the sums of days and browsers."""

    integrity: str
    clicks: dict[str, int]
    days: dict[str, int]
    browsers: dict[str, int]

    @property
    def aliases(self) -> set[str]:
        return set(self.clicks)


_EACH = """
    SELECT record.alias, coalesce((SELECT sum(clicks) FROM {table} WHERE record_seq = record.seq {which}), 0)
    FROM record WHERE host = ?
"""


def found_in(folder: Path) -> Found:
    """What an instance holds on which nobody serves, once the clicks that wait there are counted.

    A copy of a database alone gets a key of its own.
    """
    if not (folder / keys.FILE).exists():
        with contextlib.closing(cysqlite.Connection(str(folder / DATABASE))) as connection:
            keys.store_check(connection.execute, keys.load_or_create(folder))
    app = create_app({"INSTANCE": str(folder), "RATE_LIMIT": ""})
    try:
        clicks = middleware.of(app).clicks
        clicks.open()
        assert clicks.write()
    finally:
        close_app(app)
    return counted_in(folder)


def counted_in(folder: Path) -> Found:
    """What an instance holds, clicks that wait left out."""

    def each(table: str, which: str = "") -> dict[str, int]:
        return dict(rows_of(folder, _EACH.format(table=table, which=which), HOST))

    return Found(integrity(folder), each("record_clicks"), each("click_day"), browsers_in(folder))


_COMBINATIONS = """
    SELECT record.alias, CAST(counts AS TEXT) FROM record LEFT JOIN click_combination ON record_seq = record.seq
    WHERE host = ?
"""
_BROWSERS = """
    SELECT record.alias, counts FROM record JOIN click_pairs ON record_seq = record.seq AND kind = 'browser'
    WHERE host = ?
"""


def browsers_in(folder: Path) -> dict[str, int]:
    """The clicks of each record whose browser is known."""
    found: Counter[str] = Counter()
    for alias, text in rows_of(folder, _COMBINATIONS, HOST):
        found[alias] += sum(values_at(KINDS.index("browser"), json.loads(text or "{}")).values())
    for alias, counts in rows_of(folder, _BROWSERS, HOST):
        found[alias] += sum(Packed(counts).clicks[1:])
    return dict(found)


def assert_counts_agree(found: Found) -> None:
    """The sums of days and of browsers are the total, of each link. All visitors have a browser that is known."""
    assert found.integrity == "ok"
    assert found.days == found.clicks
    assert found.browsers == found.clicks


def copy_of(folder: Path, target: Path) -> Path:
    """A copy of an instance as it is at this moment, or as it was while the copy was made; files may come and go."""
    target.mkdir()
    for file in sorted(folder.iterdir()):
        with contextlib.suppress(FileNotFoundError):
            if file.is_file():
                shutil.copyfile(file, target / file.name)
    return target
