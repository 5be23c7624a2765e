"""The journal of clicks when its bytes are not what was written: what is readable is counted, and nothing else."""

import logging
import os
import random
import shutil
import signal
import struct
import time

import pytest

from signpost.clicks.journal import FILE_NAME, SIZES, Journal
from signpost.clicks.visitors import FILE_NAME as VISITORS
from signpost.storage.models import ClickDay, State
from signpost.visits import middleware
from tests.visits.conftest import send
from tests.wire import Connection, answering, api, connected, eventually, link, visit

ENTRY = struct.Struct("=qqq")
HEADER = 24
SIZE = SIZES[0]


@pytest.fixture
def left(tmp_path):
    """A journal as a killed process leaves it: clicks 1 to 50 by visitor 9, of which the database has counted 20."""
    journal = Journal(tmp_path, None)
    for _ in range(50):
        assert journal.add(7, 9)
    known = journal.id, 20
    journal.close()
    return tmp_path / FILE_NAME, known


def change(file, offset: int, data: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(offset)
        opened.write(data)


def entry(file, place: int) -> list[int]:
    with file.open("rb") as opened:
        opened.seek(HEADER + place * ENTRY.size)
        return list(ENTRY.unpack(opened.read(ENTRY.size)))


def counted(journal: Journal) -> list[tuple[int, int]]:
    found, after = [], journal.counted
    while after < journal.last:
        read_to, clicks = journal.read(after, 8_000)
        found += clicks
        assert read_to > after
        after = read_to
    return found


def test_what_waits_is_read(left):
    file, known = left
    assert counted(Journal(file.parent, known)) == [(7, 9)] * 30


@pytest.mark.parametrize("bit", range(20, 64))
@pytest.mark.parametrize("place", [10, 40])
def test_a_number_that_cannot_be_is_left_out(left, caplog, place, bit):
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
def test_a_flipped_low_bit_is_at_most_one_click(left, bit):
    file, known = left
    number, *click = entry(file, 40)
    change(file, HEADER + 40 * ENTRY.size, ENTRY.pack(number ^ (1 << bit), *click))
    journal = Journal(file.parent, known)
    assert len(counted(journal)) in (29, 30)
    assert journal.last <= known[1] + SIZE
    journal.close()


@pytest.fixture
def stopped(app, connect, make_link, make_app):
    """20 clicks that wait, as a killed process leaves them: their folder, and a further visit after which all count."""
    make_link(connect(), alias="abc")
    clicks = middleware.of(app).clicks
    clicks._stopping.set()  # so that nobody counts them
    for _ in range(20):
        assert send(app, "/abc").status == 302
    assert clicks.waiting == 20
    clicks._journal.close()

    def go_on() -> int:
        again = make_app(INSTANCE=str(clicks._folder))
        assert send(again, "/abc").status == 302
        began = time.thread_time()
        assert middleware.of(again).clicks.write()
        assert time.thread_time() - began < 2
        with again.app_context():
            return sum(day.clicks for day in ClickDay.select())

    return clicks._folder, go_on


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
def test_a_journal_that_is_none_is_one_line_in_the_log(stopped, caplog, harm):
    folder, go_on = stopped
    harm(folder / FILE_NAME)
    caplog.clear()
    assert go_on() == 1
    (line,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert FILE_NAME in line.getMessage()


def test_a_damaged_record_or_visitor_costs_that_click_alone(stopped):
    folder, go_on = stopped
    file = folder / FILE_NAME
    places = [place for place in range(1, 30) if entry(file, place)[0]]
    number, record, visitor = entry(file, places[-1])
    change(file, HEADER + places[-1] * ENTRY.size, ENTRY.pack(number, record ^ (1 << 40), visitor))
    number, record, visitor = entry(file, places[-2])
    change(file, HEADER + places[-2] * ENTRY.size, ENTRY.pack(number, record, visitor ^ (1 << 61)))
    assert go_on() == 20


@pytest.mark.parametrize("line", [b'["x", "2026-01-01"]', b"[1]", b"{}", b"[1e300, 2, 3]", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_of_visitors_keeps_nobody_away(stopped, line):
    folder, go_on = stopped
    with (folder / VISITORS).open("ab") as file:
        file.write(b"\n" + line + b"\n")
        file.write(f'[{1 << 80}, "2026-01-01", 5, "", "", "", "", ""]\n'.encode())
    assert go_on() == 21


def test_a_folder_where_the_visitors_should_be(stopped):
    folder, go_on = stopped
    (folder / VISITORS).unlink()
    (folder / VISITORS).mkdir()
    assert go_on() == 21
    shutil.rmtree(folder / VISITORS)


# --- while the server runs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(lambda file: file.open("wb").close(), id="cut off"),
        pytest.param(lambda file: file.unlink(), id="deleted"),
    ],
)
def test_a_journal_that_is_taken_away_does_not_end_the_server(make_server, harm):
    server = answering(make_server().start())
    connected(server)
    made = link(server, alias="abc")

    def total() -> int:
        return api(server, "GET", f"/v1/links/{made['id']}").json["total_clicks"]

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
    assert server.process.poll() is None
    server.stop(signal.SIGKILL)
    server.start()
    eventually(lambda: total() == 30)
    assert "cut off or deleted" in server.output.read_text()


def test_one_impossible_number_keeps_nobody_from_changing_anything(make_server):
    """Once the writer walked up to 2**62, with the lock of all changes in its hand."""
    server = answering(make_server().start())
    connected(server)
    made = link(server, alias="abc")
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
    eventually(lambda: api(server, "GET", f"/v1/links/{made['id']}").json["total_clicks"] >= 5)
    assert server.stop() == 0


def test_state_that_no_journal_has(app, connect, make_link):
    """The place that the database has kept is the one of a journal with another id."""
    make_link(connect(), alias="abc")
    with app.app_context():
        State.create(name="clicks_counted", value="00 5")
    assert send(app, "/abc").status == 302
    assert middleware.of(app).clicks.write()
    with app.app_context():
        assert ClickDay.get().clicks == 1
