"""The journal of clicks: how it grows, and that of damaged bytes what is readable is counted, and nothing else."""

import contextlib
import errno
import logging
import os
import random
import shutil
import signal
import struct
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import journal as journals
from signpost.clicks.journal import FILE_NAME, FIRST_ENTRIES, MAX_POSITION, SIZES, Journal, pack, unpack
from signpost.clicks.visitors import FILE_NAME as VISITORS
from signpost.domain.records.record import MAX_DESTINATIONS
from signpost.factory import close_app
from signpost.storage import backup, migrations
from signpost.storage.instance_folder import DATABASE
from signpost.storage.models import ClickDay, State
from signpost.storage.restore import restore
from signpost.visits import middleware
from tests.visits.conftest import send
from tests.wire import Connection, answering, api, connected, eventually, link, visit

ENTRY = struct.Struct("=qqq")
HEADER = 24
SIZE = SIZES[0]


@pytest.fixture
def left(tmp_path: Path) -> Any:
    """A journal as a killed process leaves it: clicks 1 to 50 by visitor 9, of which the database has counted 20."""
    journal = Journal(tmp_path, None)
    for _ in range(50):
        assert journal.add(7, 9)
    known = journal.id, 20
    journal.close()
    return tmp_path / FILE_NAME, known


def change(file: Path, offset: int, data: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(offset)
        opened.write(data)


def entry(file: Path, place: int) -> list[int]:
    with file.open("rb") as opened:
        opened.seek(HEADER + place * ENTRY.size)
        return list(ENTRY.unpack(opened.read(ENTRY.size)))


def counted(journal: Journal) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    after = journal.counted
    while after < journal.last:
        read_to, clicks = journal.read(after, 8_000)
        found += clicks
        assert read_to > after
        after = read_to
    return found


def test_what_waits_is_read(left: Any) -> None:
    file, known = left
    assert counted(Journal(file.parent, known)) == [(7, 9)] * 30


@pytest.mark.parametrize("bit", range(20, 64))
@pytest.mark.parametrize("place", [10, 40])
def test_a_number_that_cannot_be_is_left_out(left: Any, caplog: pytest.LogCaptureFixture, place: Any, bit: Any) -> None:
    """place 10: of a click that is counted; 40: of one that waits."""
    file, known = left
    number, *click = entry(file, place)
    flipped = (number ^ (1 << bit)) - ((1 << 64) if (number ^ (1 << bit)) >= 1 << 63 else 0)
    change(file, HEADER + place * ENTRY.size, ENTRY.pack(flipped, *click))
    began = time.monotonic()
    journal = Journal(file.parent, known)
    assert journal.last == 50
    assert counted(journal) == [(7, 9)] * (30 if place == 10 else 29)
    assert time.monotonic() - began < 2
    (line,) = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert "1 of its entries" in line.getMessage()
    # And goes on behind it.
    assert journal.add(8, 1)
    assert counted(journal)[-1] == (8, 1)
    journal.close()


@pytest.mark.parametrize("bit", range(20))
def test_a_flipped_low_bit_is_at_most_one_click(left: Any, bit: Any) -> None:
    file, known = left
    number, *click = entry(file, 40)
    change(file, HEADER + 40 * ENTRY.size, ENTRY.pack(number ^ (1 << bit), *click))
    journal = Journal(file.parent, known)
    assert len(counted(journal)) in (29, 30)
    assert journal.last <= known[1] + SIZE
    journal.close()


# --- what was clicked ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seq", [1, 7, 1_795_372_606_645_564, (1 << 53) - 1])
@pytest.mark.parametrize("destination", [0, 1, MAX_DESTINATIONS, MAX_POSITION])
@pytest.mark.parametrize("rule", [0, 1, 20, MAX_POSITION])
def test_an_entry_names_destination_and_rule(left: Any, seq: int, destination: int, rule: int) -> None:
    file, known = left
    journal = Journal(file.parent, known)
    assert journal.add(pack(seq, destination, rule), 9)
    place, visitor = counted(journal)[-1]
    assert (unpack(place), visitor) == ((seq, destination, rule), 9)
    assert journal.count_unread_by_people(seq) == (31 if seq == 7 else 1)
    journal.close()


def test_a_journal_of_the_version_before_is_read(tmp_path: Path) -> None:
    """Its entries were number, record's seq, visitor's id; here as that version wrote them."""
    id_ = bytes(range(16))
    entries = [(number, 1_795_372_606_000_000 + number, -5 if number % 3 else 9) for number in range(1, 11)]
    ring = b"".join(ENTRY.pack(*item) for item in [(0, 0, 0), *entries])
    (tmp_path / FILE_NAME).write_bytes(b"SPCLICK1" + id_ + ring.ljust(FIRST_ENTRIES * ENTRY.size, b"\0"))
    journal = Journal(tmp_path, (id_.hex(), 4))
    assert [(unpack(place), visitor) for place, visitor in counted(journal)] == [
        ((seq, 0, 0), visitor) for _, seq, visitor in entries[4:]
    ]
    assert journal.count_unread_by_people(1_795_372_606_000_009) == 1
    journal.close()


def test_a_negative_place_is_that_of_no_record() -> None:
    assert all(unpack(place).record_seq < 0 for place in (-1, -7, -(1 << 63)))


def test_clicks_beside_the_journal_count_for_their_record(app: Flask) -> None:
    backlog = middleware.of(app).clicks._backlog
    middleware.of(app).clicks.open()
    assert backlog.journal is not None
    backlog.journal.close()
    for place, visitor in ((pack(7, 2, 1), 9), (7, 9), (pack(7, 20), -9), (8, 9)):
        backlog.add(place, visitor)
    with backlog.moving:
        assert (backlog.count_people(7), backlog.count_people(8), backlog.count_people(pack(7, 2))) == (2, 1, 0)
    backlog.take_overflow()


# --- how it grows -------------------------------------------------------------------------------------------------


def length(entries: int) -> int:
    return HEADER + entries * ENTRY.size


def size_on_disk(file: Path) -> int:
    return file.stat().st_blocks * 512


def test_it_begins_small_and_has_its_whole_size_once_it_is_needed(tmp_path: Path) -> None:
    journal, file = Journal(tmp_path, None), tmp_path / FILE_NAME
    for number in range(FIRST_ENTRIES // 2):
        assert journal.add(7, number + 1)
    assert file.stat().st_size == length(FIRST_ENTRIES)
    assert size_on_disk(file) <= 32 * 1024
    while file.stat().st_size == length(FIRST_ENTRIES):
        assert journal.add(7, journal.last + 1)
    assert file.stat().st_size == length(SIZE)
    assert size_on_disk(file) >= length(SIZE)
    assert counted(journal) == [(7, number + 1) for number in range(journal.last)]
    journal.close()


def test_it_is_full_only_when_the_whole_ring_is(tmp_path: Path) -> None:
    journal, room = Journal(tmp_path, None), SIZE - 256
    assert all(journal.add(7, 9) for _ in range(room))
    assert not journal.add(7, 9)
    known = journal.id, 0
    journal.close()
    again = Journal(tmp_path, known)
    assert again.waiting == room
    again.acknowledge(again.last)
    # And on it goes, over the end of the file.
    assert all(again.add(8, number) for number in range(1000))
    assert counted(again) == [(8, number) for number in range(1000)]
    again.close()


def test_a_small_one_is_read_again_and_grows_then(left: Any) -> None:
    file, known = left
    assert file.stat().st_size == length(FIRST_ENTRIES)
    journal = Journal(file.parent, known, reserve=True)
    assert file.stat().st_size == length(SIZE)
    assert counted(journal) == [(7, 9)] * 30
    journal.close()


def test_one_of_an_earlier_version_is_read(left: Any) -> None:
    """It set all of the ring aside when it made the file."""
    file, known = left
    with file.open("ab") as opened:
        opened.write(bytes(length(SIZE) - length(FIRST_ENTRIES)))
    journal = Journal(file.parent, known)
    assert counted(journal) == [(7, 9)] * 30
    assert journal.add(8, 1)
    assert counted(journal)[-1] == (8, 1)
    journal.close()


def test_a_small_one_that_was_counted_beyond_its_end_is_not_the_databases(
    left: Any, caplog: pytest.LogCaptureFixture
) -> None:
    file, (id_, _) = left
    journal = Journal(file.parent, (id_, FIRST_ENTRIES + 5))
    assert journal.id != id_
    assert "not the journal of this database" in caplog.text
    assert journal.add(8, 1)
    assert counted(journal) == [(8, 1)]
    journal.close()


def test_threads_lose_nothing_while_it_grows(tmp_path: Path) -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for round_ in range(10):
            (tmp_path / str(round_)).mkdir()
            journal, begin = Journal(tmp_path / str(round_), None), threading.Barrier(8)

            def come(number: int, journal: Any = journal, begin: Any = begin) -> None:
                begin.wait()
                for click in range(300):
                    assert journal.add(number, click + 1)

            threads = [threading.Thread(target=come, args=(number,)) for number in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            found = counted(journal)
            assert sorted(found) == [(number, click + 1) for number in range(8) for click in range(300)]
            journal.close()
    finally:
        sys.setswitchinterval(before)


def test_without_room_to_grow_it_takes_no_more_until_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    journal = Journal(tmp_path, None)
    with monkeypatch.context() as full:
        full.setattr(os, "posix_fallocate", no_room)
        taken = sum(journal.add(7, 9) for _ in range(FIRST_ENTRIES))
    assert FIRST_ENTRIES - 300 < taken < FIRST_ENTRIES
    assert caplog.text.count("cannot grow") == 1
    assert (tmp_path / FILE_NAME).stat().st_size == length(FIRST_ENTRIES)
    assert not journal.add(7, 9)
    monkeypatch.setattr(journal, "_grow_at", 0.0)
    assert journal.add(7, 9)
    assert len(counted(journal)) == taken + 1
    journal.close()


def no_room(file: int, offset: int, size: int) -> None:
    os.ftruncate(file, offset + size // 2)  # as far as it came
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("reserve", [False, True])
def test_a_disk_without_room_for_all_of_it_gets_a_small_ring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reserve: Any
) -> None:
    large = length(SIZES[0])
    allocate = os.posix_fallocate
    monkeypatch.setattr(os, "posix_fallocate", lambda *args: no_room(*args) if args[2] >= large else allocate(*args))
    monkeypatch.setattr(journals, "_has_room", lambda file, length: length < large)
    journal = Journal(tmp_path, None, reserve=reserve)
    assert (tmp_path / FILE_NAME).stat().st_size == length(SIZES[1])
    for _ in range(3):
        assert all(journal.add(7, 9) for _ in range(SIZES[1] - 256))
        assert not journal.add(7, 9)
        journal.acknowledge(journal.last)
    journal.close()


def test_clicks_beyond_a_journal_that_cannot_grow_are_counted(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_link(connect(), alias="abc")
    allocate = os.posix_fallocate
    monkeypatch.setattr(
        os, "posix_fallocate", lambda *args: no_room(*args) if args[2] >= length(SIZE) else allocate(*args)
    )
    clicks = middleware.of(app).clicks
    send(app, "/abc")
    clicks._writer.stop(1)
    assert (clicks._backlog._folder / FILE_NAME).stat().st_size < length(SIZE)
    for _ in range(FIRST_ENTRIES):
        assert send(app, "/abc").status == 302
    assert clicks._backlog.has_overflow
    assert write_clicks()
    with app.app_context():
        assert ClickDay.get().clicks == FIRST_ENTRIES + 1


# --- what a killed process leaves, damaged ------------------------------------------------------------------------


@pytest.fixture
def stopped(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], make_app: Callable[..., Flask]
) -> Any:
    """20 clicks that wait, as a killed process leaves them: their folder, and a further visit after which all count."""
    make_link(connect(), alias="abc")
    clicks = middleware.of(app).clicks
    clicks._writer.stop(0)  # so that nobody counts them
    for _ in range(20):
        assert send(app, "/abc").status == 302
    assert clicks.waiting == 20
    clicks._backlog.close()
    middleware.of(app).claim.release()

    def go_on() -> int:
        again = make_app(INSTANCE=str(clicks._backlog._folder))
        assert send(again, "/abc").status == 302
        began = time.thread_time()
        assert middleware.of(again).clicks.write()
        assert time.thread_time() - began < 2
        with again.app_context():
            return sum(day.clicks for day in ClickDay.select())

    return clicks._backlog._folder, go_on


def garbage(size: int) -> bytes:
    return random.Random(7).randbytes(size)


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(lambda file: change(file, 0, garbage(file.stat().st_size)), id="random bytes"),
        pytest.param(lambda file: change(file, HEADER, garbage(file.stat().st_size - HEADER)), id="random entries"),
        pytest.param(lambda file: change(file, 0, bytes(file.stat().st_size)), id="zeros"),
        pytest.param(lambda file: os.truncate(file, 1000), id="truncated"),
        pytest.param(lambda file: os.truncate(file, 0), id="empty"),
        pytest.param(lambda file: (file.unlink(), file.mkdir()), id="a folder"),
        pytest.param(lambda file: file.unlink(), id="gone"),
    ],
)
def test_a_journal_that_is_none_is_one_line_in_the_log(
    stopped: Any, caplog: pytest.LogCaptureFixture, harm: Any
) -> None:
    folder, go_on = stopped
    harm(folder / FILE_NAME)
    caplog.clear()
    assert go_on() == 1
    (line,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert FILE_NAME in line.getMessage()


def test_a_damaged_record_or_visitor_costs_that_click_alone(stopped: Any) -> None:
    folder, go_on = stopped
    file = folder / FILE_NAME
    places = [place for place in range(1, 30) if entry(file, place)[0]]
    number, record, visitor = entry(file, places[-1])
    change(file, HEADER + places[-1] * ENTRY.size, ENTRY.pack(number, record ^ (1 << 40), visitor))
    number, record, visitor = entry(file, places[-2])
    # Not the bit TAKEN: with PostgreSQL it says that the database knows of the click already.
    change(file, HEADER + places[-2] * ENTRY.size, ENTRY.pack(number, record, visitor ^ (1 << 60)))
    assert go_on() == 20


@pytest.mark.parametrize("line", [b'["x", "2026-01-01"]', b"[1]", b"{}", b"[1e300, 2, 3]", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_of_visitors_keeps_nobody_away(stopped: Any, line: Any) -> None:
    folder, go_on = stopped
    with (folder / VISITORS).open("ab") as file:
        file.write(b"\n" + line + b"\n")
        file.write(f'[{1 << 80}, "2026-01-01", 5, "", "", "", "", ""]\n'.encode())
    assert go_on() == 21


def test_a_folder_where_the_visitors_should_be(stopped: Any) -> None:
    folder, go_on = stopped
    (folder / VISITORS).unlink()
    (folder / VISITORS).mkdir()
    assert go_on() == 21
    shutil.rmtree(folder / VISITORS)


# --- while the server runs ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(lambda file: file.open("wb").close(), id="cut off"),
        pytest.param(lambda file: file.unlink(), id="deleted"),
    ],
)
def test_a_journal_that_is_taken_away_does_not_end_the_server(make_server: Callable[..., Any], harm: Any) -> None:
    server = answering(make_server().start())
    connected(server)
    created = link(server, alias="abc")

    def total() -> int:
        total: int = api(server, "GET", f"/v1/links/{created['id']}").json["total_clicks"]
        return total

    with Connection(server, host="go.acme.test") as visitor:
        for _ in range(10):
            assert visitor.call("GET", "/abc").status == 302
        eventually(lambda: total() == 10)
        harm(server.instance / FILE_NAME)
        time.sleep(0.02)
        for _ in range(10):
            assert visitor.call("GET", "/abc").status == 302
        eventually(lambda: total() == 20)
        # There is a journal again: a killed process loses nothing.
        for _ in range(10):
            assert visitor.call("GET", "/abc").status == 302
    assert server.process is not None
    assert server.process.poll() is None
    server.stop(signal.SIGKILL)
    server.start()
    eventually(lambda: total() == 30)
    assert "cut off or deleted" in server.output.read_text()


def test_one_impossible_number_keeps_nobody_from_changing_anything(make_server: Callable[..., Any]) -> None:
    """Once the writer walked up to 2**62, with the lock of all changes in its hand."""
    server = answering(make_server().start())
    connected(server)
    created = link(server, alias="abc")
    for _ in range(5):
        assert visit(server, "/abc").status == 302
    server.stop(signal.SIGKILL)
    number, *click = entry(server.instance / FILE_NAME, 2)
    change(server.instance / FILE_NAME, HEADER + 2 * ENTRY.size, ENTRY.pack(number | 1 << 62, *click))
    server.start()
    began = time.monotonic()
    link(server, alias="next")
    assert time.monotonic() - began < 3
    assert visit(server, "/abc").status == 302
    eventually(lambda: api(server, "GET", f"/v1/links/{created['id']}").json["total_clicks"] >= 5)
    assert server.stop() == 0


def test_state_that_no_journal_has(app: Flask, connect: Callable[..., str], make_link: Callable[..., Any]) -> None:
    """The place that the database has kept is the one of a journal with another id."""
    make_link(connect(), alias="abc")
    with app.app_context():
        State.create(name="clicks_counted", value="00 5")
    assert send(app, "/abc").status == 302
    assert middleware.of(app).clicks.write()
    with app.app_context():
        assert ClickDay.get().clicks == 1


# --- what is said of it at the beginning and the end ---------------------------------------------------------------


def test_a_journal_that_the_process_made_itself_loses_nothing(
    make_app: Callable[..., Flask], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a clean stop, a backup, and its restore to the empty folder of another machine."""
    app = make_app()
    send(app, "/abc", host="localhost")
    close_app(app)
    folder = tmp_path / "moved"
    folder.mkdir()
    file = tmp_path / "backup.sqlite"
    backup.create(Path(app.config["INSTANCE"]) / DATABASE, file)
    restore(file, folder, migrations.known())
    caplog.clear()
    moved = make_app(INSTANCE=str(folder))
    middleware.of(moved).clicks.open()
    assert "lost" not in caplog.text
    # One that another database's process left is another matter.
    close_app(moved)
    with (folder / FILE_NAME).open("r+b") as journal:
        journal.write(bytes(HEADER))
    middleware.of(make_app(INSTANCE=str(folder))).clicks.open()
    assert "not the journal of this database; clicks that waited in it are lost" in caplog.text


@pytest.mark.parametrize("is_visited", [False, True])
@pytest.mark.parametrize("is_visited_later", [False, True])
def test_the_end_of_an_app_says_nothing_of_clicks_that_do_not_wait(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    caplog: pytest.LogCaptureFixture,
    is_visited: bool,
    is_visited_later: bool,
) -> None:
    caplog.set_level(logging.INFO)
    make_link(connect(), alias="abc")
    answers = app.wsgi_app  # as a program may keep it that puts another middleware around it
    if is_visited:
        send(app, "/abc")
    close_app(app)
    if is_visited_later:
        with contextlib.suppress(RuntimeError):
            app.wsgi_app = answers  # type: ignore[method-assign]
            send(app, "/abc")
    close_app(app)
    assert [entry.getMessage() for entry in caplog.records if entry.name.startswith("signpost.clicks")] == []
    assert not [entry for entry in caplog.records if entry.levelno >= logging.WARNING]
