"""What goes wrong while clicks are counted: databases that are held, damaged or gone, clocks that are set back."""

import contextlib
import shutil
import signal
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import backlog, counter, visitors, writer
from signpost.domain import times
from signpost.domain.records import addresses
from signpost.features.reports import breakdowns
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.statements import of_record, of_workspace
from signpost.runtime import throttle
from signpost.storage import database
from signpost.storage.instance_folder import DATABASE
from signpost.storage.models import ClickDay, ClickVisitor, Record, WorkspaceVisitor
from signpost.visits import middleware, state
from tests.databases import write_lock
from tests.visits.conftest import Answer, Clock, send
from tests.wire import answering, api, connected, eventually, link, visit


def total_of(app: Flask) -> int:
    with app.app_context():
        return sum(day.clicks + day.bots for day in ClickDay.select())


# --- the thread that counts ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_clicks_are_counted_soon_after_the_database_was_held(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer]
) -> None:
    """Once the wait counted as the time that writing took, and the next clicks waited fifty times as long."""
    make_link(connect(), alias="abc")
    with write_lock(database.of(app).path):
        for _ in range(writer.BACK_OFF_THRESHOLD + 200):
            raw("/abc")
        time.sleep(1.5)
    eventually(lambda: total_of(app) == writer.BACK_OFF_THRESHOLD + 200, timeout_s=5)
    for _ in range(5):
        raw("/abc")
    eventually(lambda: total_of(app) == writer.BACK_OFF_THRESHOLD + 205, timeout_s=5)


def test_no_pause_is_longer_than_a_few_seconds(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    raw: Callable[..., Answer],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long the transactions themselves took."""
    make_link(connect(), alias="abc")
    raw("/abc")
    clicks = middleware.of(app).clicks
    monkeypatch.setattr(writer, "BACK_OFF_THRESHOLD", -1)
    monkeypatch.setitem(throttle.SHARES, throttle.Work.COUNTING, 1e-9)
    assert clicks._writer._write_after(0) == writer.MAX_PAUSE_S <= 10


@pytest.mark.parametrize("cpu_s", [0.0, 0.004, 0.02, 1.0, 100.0])
def test_few_clicks_are_counted_at_once_and_only_heavy_traffic_waits_long(cpu_s: float) -> None:
    assert writer.pause_after(1, cpu_s) == writer.WRITE_EVERY_S
    pause_s = writer.pause_after(writer.BACK_OFF_THRESHOLD + 1, cpu_s)
    assert writer.WRITE_EVERY_S <= pause_s <= writer.MAX_PAUSE_S
    # The time that was paid for is a small share of the whole, unless a click would wait too long for it.
    assert pause_s == writer.MAX_PAUSE_S or cpu_s <= pause_s * throttle.SHARES[throttle.Work.COUNTING]


def test_whatever_happens_clicks_are_counted_again(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    raw: Callable[..., Answer],
    client: Any,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What no one expects, here a table that is gone, ends neither the thread nor the clicks."""
    make_link(connect(), alias="abc")
    raw("/abc")
    eventually(lambda: total_of(app) == 1)
    with app.app_context():
        database.current().execute_sql("ALTER TABLE click_day RENAME TO elsewhere")
    raw("/abc")
    eventually(lambda: middleware.of(app).clicks._writer.is_stuck)
    assert "none is lost" in client.get("/readyz").json["reasons"]["clicks"]
    raw("/abc")
    time.sleep(writer.RETRY_S + 0.5)  # at least one more try fails
    with app.app_context():
        database.current().execute_sql("ALTER TABLE elsewhere RENAME TO click_day")
    eventually(lambda: total_of(app) == 3)
    assert client.get("/readyz").status_code == 200
    reported = [record for record in caplog.records if "wait to be counted" in record.getMessage()]
    assert len(reported) == 1
    assert reported[0].exc_info


def test_a_thread_that_has_died_is_started_again(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer]
) -> None:
    make_link(connect(), alias="abc")
    clicks = middleware.of(app).clicks
    vars(clicks._writer)["_wait"] = None  # calling that is what nobody catches
    raw("/abc")
    eventually(lambda: clicks._writer._thread is None)
    del clicks._writer._wait
    raw("/abc")
    eventually(lambda: total_of(app) == 2)


def test_clicks_that_nobody_counts_are_told(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    raw: Callable[..., Answer],
    client: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_link(connect(), alias="abc")
    clicks = middleware.of(app).clicks
    raw("/abc")
    eventually(lambda: total_of(app) == 1)
    monkeypatch.setattr(writer, "LATE_S", 0.3)
    with clicks._backlog.moving:  # the thread has its transaction, and stands still
        raw("/abc")
        given = eventually(lambda: client.get("/readyz").json["reasons"].get("clicks"))
        assert given.startswith("About 1 clicks have not been counted for")
    eventually(lambda: client.get("/readyz").status_code == 200)


def test_visitors_that_wait_are_bounded(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While nothing can be counted everybody is answered, and memory grows by neither visitors nor clicks."""
    make_link(connect(), alias="abc")
    clicks = middleware.of(app).clicks
    monkeypatch.setattr(visitors, "MAX_WAITING", 50)
    monkeypatch.setattr(backlog, "MAX_OVERFLOW", 20)
    send(app, "/abc")
    clicks._backlog.close()
    with write_lock(database.of(app).path):
        for number in range(200):
            agent = "Googlebot/2.1" if number % 4 == 0 else f"Mozilla/5.0 (X11; Linux) Firefox/{number}"
            assert send(app, "/abc", address=f"192.0.2.{number}", user_agent=agent).status == 302
        assert clicks._backlog.visitors is not None
        assert len(clicks._backlog.visitors._by_id) == 50
        assert len(clicks._backlog._overflow) <= 22
    assert clicks.write()
    total = client.get("/v1/workspace/clicks").json["total"]
    # The first one was in the journal that was closed, or counted already.
    assert total["clicks"] in (150, 151)
    assert total["bots"] == 50


@pytest.mark.slow
def test_a_server_that_is_stopped_while_another_process_holds_the_database(make_server: Callable[..., Any]) -> None:
    server = answering(make_server().start())
    connected(server)
    created = link(server, alias="abc")
    with write_lock(server.instance / DATABASE):
        for _ in range(20):
            assert visit(server, "/abc").status == 302
        time.sleep(1)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 15
    given = server.output.read_text()
    assert "Exception in thread" not in given
    assert "ERROR signpost.clicks" not in given
    server.start()
    eventually(lambda: api(server, "GET", f"/v1/links/{created['id']}").json["total_clicks"] == 20)


# --- the database -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["deleted", "replaced"])
def test_a_database_that_is_taken_away_takes_no_change(
    make_server: Callable[..., Any], tmp_path: Path, what: Any
) -> None:
    """Once changes were acknowledged that no later start would ever find."""
    server = answering(make_server().start())
    connected(server)
    link(server, alias="abc")
    file = server.instance / DATABASE
    if what == "replaced":
        shutil.copy(file, tmp_path / "copy")
        (tmp_path / "copy").replace(file)
    else:
        file.unlink()
    is_set_up = api(server, "GET", "/readyz")
    assert is_set_up.status == 503
    assert "deleted or replaced" in is_set_up.json["reasons"]["database"]
    answer = api(server, "POST", "/v1/link", {"host": "go.acme.test", "destination": "https://d.example/"})
    assert (answer.status, answer.json["code"]) == (503, "storage_failed")
    # Links that are remembered go on working.
    assert visit(server, "/abc").status == 302


def test_a_database_with_damaged_pages(make_server: Callable[..., Any]) -> None:
    server = answering(make_server().start())
    connected(server)
    link(server, alias="abc")
    assert visit(server, "/abc").status == 302
    server.stop()
    answering(server.start())
    assert api(server, "GET", "/readyz", token=None).status == 200
    # All but the first page of the file, and nothing of it in the WAL.
    file = server.instance / DATABASE
    with sqlite3.connect(file) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xa5" * (file.stat().st_size - 4096))
    for _ in range(3):
        with contextlib.suppress(OSError):
            visit(server, "/abc")
    is_set_up = api(server, "GET", "/readyz", token=None)
    assert is_set_up.status == 503
    assert "damaged" in is_set_up.json["reasons"]["database"]
    assert server.process is not None
    assert server.process.poll() is None
    assert server.stop(signal.SIGTERM) == 0


@pytest.mark.sqlite
def test_a_page_that_turns_out_damaged_is_told(app: Flask, client: Any, connect: Callable[..., str]) -> None:
    connect()
    with app.app_context():
        page = database.current().execute_sql("SELECT rootpage FROM sqlite_master WHERE name = 'record'").fetchone()[0]
        size = database.current().execute_sql("PRAGMA page_size").fetchone()[0]
        database.current().execute_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    database.of(app).close_all()
    with database.of(app).path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    answer = client.post("/v1/link", json={"host": "go.acme.test", "destination": "https://d.example/"})
    assert (answer.status_code, answer.json["code"]) == (503, "storage_damaged")
    assert "damaged" in client.get("/readyz").json["reasons"]["database"]


# --- clocks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("days", [1, 365, -1])
def test_a_clock_that_is_set_right_again(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    write_clicks: Callable[[], bool],
    clock: Clock,
    days: Any,
) -> None:
    make_link(connect(), alias="abc")

    def visit_today() -> str:
        assert send(app, "/abc").status == 302
        return times.now().date().isoformat()

    came = [visit_today()]
    clock.move(days=days)
    came.append(visit_today())
    clock.move(days=-days)
    came.append(visit_today())
    write_clicks()
    with app.app_context():
        found = {day.day: day.clicks for day in ClickDay.select()}
    assert found == {day: came.count(day) for day in came}


def test_yesterdays_visitors_who_are_counted_after_midnight(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    client: Any,
    write_clicks: Callable[[], bool],
    clock: Clock,
) -> None:
    """Three visitors came before and after the last write of the day; they are three, not six."""
    make_link(connect(), alias="abc")
    for number in range(3):
        send(app, "/abc", address=f"192.0.2.{number}")
    write_clicks()
    middleware.of(app).clicks._writer.stop(0)  # only this test writes
    for number in range(3):
        send(app, "/abc", address=f"192.0.2.{number}")
    clock.move(days=1)
    write_clicks()
    write_clicks()
    clock.move(days=-1)
    total = client.get("/v1/workspace/clicks").json["total"]
    assert (total["clicks"], total["visitors"]) == (6, 3)
    with app.app_context():
        assert ClickVisitor.select().count() == WorkspaceVisitor.select().count() == 0


# --- what visitors make up ----------------------------------------------------------------------------------------


def test_values_of_a_day_are_bounded_over_all_batches(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], write_clicks: Callable[[], bool]
) -> None:
    """Each batch brings other values; those above the bound are counted as one, and none is missing."""
    make_link(connect(), alias="abc")
    count = 0
    for batch in range(6):
        for number in range(60):
            agent = f"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/{number}.0"
            send(
                app,
                "/abc",
                user_agent=agent,
                HTTP_REFERER=f"https://r{batch}-{number}.example/",
                HTTP_ACCEPT_LANGUAGE="".join(chr(97 + (batch * 60 + number) // 26**place % 26) for place in range(3)),
            )
            count += 1
        write_clicks()
    # Those that were there before go on being counted.
    send(app, "/abc", HTTP_REFERER="https://r0-0.example/", HTTP_ACCEPT_LANGUAGE="aaa")
    count += 1
    write_clicks()
    with app.app_context():
        for sums in (ClickRows(of_record(Record.get().seq)), ClickRows(of_workspace(Record.get().workspace_id))):
            today = times.now().date().isoformat()
            assert sums.days(today, today)[today].clicks == count
            for kind in ("referrer", "language", "browser"):
                rows: Counter[str] = Counter()
                for _, values in sums.values(kind, today, today):
                    rows.update(values)
                assert rows.total() == count
                if kind != "browser":
                    assert len(rows) <= breakdowns.VALUES_A_DAY + 1
                    assert rows["other"] > 100
                if kind == "referrer":
                    assert rows["r0-0.example"] == 2


def test_a_long_hostname_is_neither_looked_at_nor_remembered() -> None:
    addresses._host_of.cache_clear()
    with pytest.raises(ValueError, match="253"):
        addresses.host_of("a" * 1_000_000)
    assert addresses._host_of.cache_info().misses == 0
    assert addresses.host_of("  Go.Acme.Test ") == "go.acme.test"


def test_many_threads_look_at_the_journal_at_once(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    """Cut off while eight visitors come: all are answered, and the last ones are counted."""
    make_link(connect(), alias="abc")
    clicks = middleware.of(app).clicks
    send(app, "/abc")
    stop, answers = threading.Event(), []

    def come() -> None:
        while not stop.is_set():
            answers.append(send(app, "/abc").status)
            time.sleep(0.003)

    threads = [threading.Thread(target=come) for _ in range(8)]
    for thread in threads:
        thread.start()
    lost = clicks._backlog.journal
    time.sleep(0.2)
    assert lost is not None
    lost.path.unlink()
    eventually(lambda: clicks._backlog.journal is not lost)
    stop.set()
    for thread in threads:
        thread.join()
    assert set(answers) == {302}
    before = total_of(app)
    send(app, "/abc")
    eventually(lambda: not clicks.waiting)
    assert total_of(app) > before


@pytest.mark.sqlite
def test_what_is_remembered_is_answered_where_the_file_cannot_be_read(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer], caplog: Any
) -> None:
    make_link(connect(), alias="abc")
    assert raw("/abc").status == 302
    with app.app_context():
        database.execute("ALTER TABLE state RENAME TO lost")
    statuses = []
    for _ in range(12):
        # Each half second other processes' changes are looked for.
        statuses.append(raw("/abc").status)
        time.sleep(0.1)
    with app.app_context():
        database.execute("ALTER TABLE lost RENAME TO state")
    assert statuses == [302] * 12
    assert [record.message for record in caplog.records].count(
        "Whether other processes have changed anything cannot be read."
    ) == 1


def test_exact_counts_and_turns_are_kept_of_so_many_records(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    raw: Callable[..., Answer],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(counter, "MAX_COUNTS", 3)
    monkeypatch.setattr(state, "MAX_TURNS", 3)
    connect()
    targets = ["https://a.example/", "https://b.example/"]
    for number in range(6):
        make_link(alias=f"few{number}", max_clicks=2, interstitial="never")
        make_link(alias=f"turn{number}", destination=None, destinations=targets, destination_routing="order")
    for _ in range(2):
        assert [raw(f"/few{number}").status for number in range(6)] == [302] * 6
        assert {raw(f"/turn{number}").status for number in range(6)} == {302}
    assert [raw(f"/few{number}").status for number in range(6)] == [410] * 6
    visits = middleware.of(app)
    assert len(visits.clicks._exact_counts) <= 3
    assert len(visits._state._turns) == 3
