"""Clicks where something goes wrong: a lock, damage in database and journal, a kill, made-up values, a reader.

reliability A5, A6, A7, A10, A11, A12 and, of A14, the journal that is cut off under the server.
"""

import contextlib
import json
import os
import random
import re
import shutil
import signal
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cysqlite
import pytest

from signpost.clicks.journal import SIZES
from signpost.features.reports.counting import MAX_WORKSPACE_COMBINATIONS
from signpost.features.reports.packed_breakdowns import Packed
from signpost.storage import file_check
from tests.conftest import Server
from tests.faults.campaign import (
    DATABASE,
    HOST,
    Traffic,
    copy_of,
    counted_in,
    found_in,
    instance_of,
    locked,
    only_long,
    read,
    rows_of,
    say,
    times,
)
from tests.faults.test_growth import head, send_all
from tests.wire import Connection, answering, api, assert_sentence, connected, eventually, link, visit


@pytest.fixture
def server(make_server: Callable[..., Server], tmp_path: Path) -> Server:
    """It has the link x."""
    server = answering(make_server(SIGNPOST_INSTANCE=str(tmp_path / "instance")).start())
    connected(server)
    link(server, alias="x")
    return server


def come(server: Server, count: int, alias: str = "x") -> None:
    assert send_all(server, lambda _: head(f"/{alias}"), count) == {302: count}


def counted(server: Server, alias: str = "x") -> int:
    sql = "SELECT clicks FROM record_clicks JOIN record ON seq = record_seq WHERE alias = ?"
    found: int = (rows_of(instance_of(server), sql, alias) or [(0,)])[0][0]
    return found


def test_clicks_are_counted_soon_after_a_lock(server: Server) -> None:
    """However long it was: 700 clicks that waited, and then those who come."""
    with locked(server):
        come(server, 700)
        time.sleep(times(3, 8))
    eventually(lambda: counted(server) == 700)
    come(server, 5)
    eventually(lambda: counted(server) == 705, timeout_s=10)


# --- a damaged database ------------------------------------------------------------------------------------------


def damage_pages_of(folder: Path, table: str) -> None:
    """Flip the bytes of a table's first page, where its entries are found."""
    ((page,),) = rows_of(folder, "SELECT rootpage FROM sqlite_master WHERE name = ?", table)
    ((size,),) = rows_of(folder, "PRAGMA page_size")
    with (folder / DATABASE).open("r+b") as file:
        file.seek((page - 1) * size)
        content = file.read(size)
        file.seek((page - 1) * size)
        file.write(bytes(byte ^ 0xFF for byte in content))


@pytest.mark.parametrize("table", times(["click_day"], ["click_day", "record_clicks"]))
def test_clicks_outlive_a_damaged_database(server: Server, table: Any) -> None:
    """readyz tells it, visits go on, it ends in order, and with the sound file every click is counted."""
    come(server, 10)
    assert server.stop() == 0
    # A start looks through a smaller file, and refuses it.
    with contextlib.closing(cysqlite.Connection(str(instance_of(server) / DATABASE))) as connection:
        connection.execute("INSERT INTO state VALUES ('large', ?)", ("x" * 2 * file_check.MAX_CHECKED_BYTES,))
    sound = (instance_of(server) / DATABASE).read_bytes()
    damage_pages_of(instance_of(server), table)
    server.output.unlink()
    answering(server.start())
    come(server, 20)
    is_set_up = eventually(lambda: (answer := api(server, "GET", "/readyz", token=None)).status == 503 and answer)
    assert is_set_up.json["reasons"]
    come(server, 20)
    assert server.stop() == 0
    assert "Exception in thread" not in server.output.read_text()
    for suffix in ("-wal", "-shm"):
        (instance_of(server) / f"{DATABASE}{suffix}").unlink(missing_ok=True)
    (instance_of(server) / DATABASE).write_bytes(sound)
    found = found_in(instance_of(server))
    assert found.integrity == "ok"
    assert found.clicks["x"] == 50


# --- a damaged journal -------------------------------------------------------------------------------------------

_HEADER, _ENTRY = 24, struct.Struct("=qqq")


def written_entries(journal: Path) -> list[int]:
    content = journal.read_bytes()
    places = range(_HEADER, len(content) - _ENTRY.size + 1, _ENTRY.size)
    return [place for place in places if _ENTRY.unpack_from(content, place)[0]]


def flip(journal: Path, place: int, bit: int) -> None:
    """One bit of the number of an entry."""
    with journal.open("r+b") as file:
        file.seek(place + bit // 8)
        (byte,) = file.read(1)
        file.seek(place + bit // 8)
        file.write(bytes([byte ^ (1 << bit % 8)]))


def assert_goes_on(server: Server, max_count: int) -> int:
    """It starts, takes changes, counts what comes now, and ends; returns what it counted.

    max_count: clicks there were.
    """
    answering(server.start())
    began = time.monotonic()
    link(server, alias="after")
    assert time.monotonic() - began < 5
    come(server, 3, "after")
    eventually(lambda: counted(server, "after") == 3)
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 5
    found = counted_in(instance_of(server))
    assert found.integrity == "ok"
    assert found.clicks["after"] == 3
    assert found.clicks["a0"] <= max_count
    return found.clicks["a0"]


@pytest.fixture
def waiting(killed: Path, tmp_path: Path, make_server: Callable[..., Server]) -> Server:
    """A server that was killed: 5 clicks of a0 are counted and 20 wait in the journal."""
    folder = copy_of(killed, tmp_path / "instance")
    server = make_server(SIGNPOST_INSTANCE=str(folder))
    server.instance.mkdir()
    shutil.copyfile(killed.parent / "server" / "token", server.token_file)
    return server


@pytest.mark.parametrize("bit", times([62, 21], [62, 48, 40, 30, 24, 21, 19, 10, 3, 0]))
def test_a_flipped_bit_in_the_journal(waiting: Server, chance: random.Random, bit: Any) -> None:
    """Of the number of one entry: at most some clicks are lost, none is made up, and everything goes on."""
    journal = instance_of(waiting) / "clicks.journal"
    places = written_entries(journal)
    assert len(places) >= 20
    flip(journal, places[-1] if bit == 62 else chance.choice(places[-20:]), bit)
    say(f"counted {assert_goes_on(waiting, 25)} of 25")


@only_long
def test_a_journal_of_random_bytes(waiting: Server, chance: random.Random) -> None:
    journal = instance_of(waiting) / "clicks.journal"
    content = journal.read_bytes()
    journal.write_bytes(content[:_HEADER] + chance.randbytes(len(content) - _HEADER))
    assert_goes_on(waiting, 25)


def test_a_journal_that_is_cut_off_under_the_server(server: Server) -> None:
    """`: > clicks.journal`: what waited in it may be lost, and nothing else."""
    come(server, 5)
    eventually(lambda: counted(server) == 5)
    os.truncate(instance_of(server) / "clicks.journal", 0)
    # Seen within a second; a visit in that time may still touch what is not there any more.
    time.sleep(2)
    for _ in range(20):
        assert visit(server, "/x").status == 302
    assert server.stop() == 0
    assert counted_in(instance_of(server)).clicks["x"] == 25


# --- more than the journal has room for ------------------------------------------------------------------------


def test_a_kill_while_more_clicks_wait_than_the_journal_has_room_for(
    make_disk: Callable[[int], Path], make_server: Callable[..., Server]
) -> None:
    """Counted are at least as many as the journal holds: on a small disk 2^14, else 2^19 (docs/reliability.md)."""
    disk = make_disk(8 * 1024)
    server = make_server(SIGNPOST_INSTANCE=str(disk / "instance"))
    answering(server.start())
    connected(server)
    link(server, alias="x")
    room = SIZES[-1]
    with locked(server):
        come(server, 30_000)
        server.stop(signal.SIGKILL)
    found = found_in(instance_of(server))
    assert found.integrity == "ok"
    # Less the reserve for threads that are between a look at the room and their entry.
    assert room - 512 <= found.clicks["x"] <= 30_000
    say(f"counted {found.clicks['x']} of 30,000, room for {room}")


@only_long
@pytest.mark.parametrize("count", times([20_000], [500_000, 700_000]))
def test_a_kill_while_very_many_clicks_wait(server: Server, count: Any) -> None:
    with locked(server):
        come(server, count)
        server.stop(signal.SIGKILL)
    found = found_in(instance_of(server))
    assert min(count, SIZES[0] - 512) <= found.clicks["x"] <= count
    say(f"counted {found.clicks['x']} of {count}")


@only_long
def test_very_many_clicks_that_waited_are_all_counted_without_a_kill(server: Server) -> None:
    count = times(20_000, 700_000)
    with locked(server):
        come(server, count)
    eventually(lambda: counted(server) == count, timeout_s=60)


# --- what anybody can make grow ----------------------------------------------------------------------------------

# Different values of one kind, of one record on one day. What is beyond it is counted as `other`.
MOST_VALUES = 250


@only_long
def test_made_up_referrers_leave_a_bounded_number_of_rows(server: Server) -> None:
    """Some hundreds in many batches, so that a bound on each batch does not help."""
    batches, each = 24, 110
    for batch in range(batches):
        seen = send_all(
            server, lambda n, batch=batch: head("/x", headers=f"Referer: https://r{batch}-{n}.example/\r\n"), each
        )
        assert seen == {302: each}
        eventually(lambda batch=batch: counted(server) == each * (batch + 1))
    rows = rows_of(instance_of(server), "SELECT CAST(counts AS TEXT) FROM workspace_combination")
    combinations = [json.loads(text) for (text,) in rows]
    assert sum(map(len, combinations)) <= MAX_WORKSPACE_COMBINATIONS
    folded = rows_of(instance_of(server), "SELECT counts FROM workspace_pairs WHERE kind = 'referrer'")
    assert all(len(Packed(counts).values) <= MOST_VALUES for (counts,) in folded)
    clicks = sum(sum(part.values()) for part in combinations) + sum(sum(Packed(counts).clicks) for (counts,) in folded)
    assert clicks == batches * each


@only_long
def test_the_log_shrinks_once_a_reader_is_gone(server: Server) -> None:
    """SQLite cannot empty its log while somebody reads; after that it has its usual size again, by itself."""
    log = instance_of(server) / f"{DATABASE}-wal"
    limit = 16 * 1024 * 1024
    with read(server), Connection(server, token=server.token) as calls:
        number = 0
        while log.stat().st_size < limit * 1.2:
            body = {"host": HOST, "destination": "https://dest.example/" + "x" * 2000, "description": "y" * 300}
            answer = calls.call("POST", "/v1/link", {**body, "tags": [f"t{number % 50}"]})
            assert answer.status == 200, answer.body
            number += 1
            if number > 20_000:
                raise AssertionError("The log does not grow: is the reader there?")
        metrics = api(server, "GET", "/metrics", token=None).body.decode()
        (reported,) = re.findall(r'^signpost_sqlite_bytes\{file="wal"\} (\S+)$', metrics, re.MULTILINE)
        assert float(reported) >= limit
    link(server)
    eventually(lambda: link(server) and log.stat().st_size <= limit, timeout_s=20)
    say(f"{number} links")


@only_long
def test_a_start_with_damage_says_so(killed: Path, tmp_path: Path, make_server: Callable[..., Server]) -> None:
    """The click writer is no reason not to serve: links go on."""
    folder = copy_of(killed, tmp_path / "instance")
    rows_of(folder, "PRAGMA wal_checkpoint(TRUNCATE)")
    damage_pages_of(folder, "click_combination")
    server = make_server(SIGNPOST_INSTANCE=str(folder))
    answering(server.start())
    with Traffic(server, ["a0"], visitors=2, pause_s=0.01) as traffic:
        time.sleep(1)
    assert set(traffic.statuses) == {302}
    is_set_up = api(server, "GET", "/readyz", token=None)
    assert is_set_up.status == 503
    for reason in is_set_up.json["reasons"].values():
        assert_sentence(reason.replace("; ", ", "))
    assert server.stop() == 0
