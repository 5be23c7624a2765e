"""Clicks in memory on their way to the disk: counted exactly, kept while the disk is full, written once."""

import contextlib
import http.client
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks.journal import Journal
from signpost.domain import times
from signpost.storage import database
from signpost.storage.cluster import SALT
from signpost.storage.models import ClickVisitor, State
from signpost.visits import middleware
from tests.conftest import FIREFOX
from tests.databases import all_stored
from tests.played.mmdb import country, mmdb
from tests.visits.conftest import Answer, Clock, send
from tests.wire import Connection, api, connected, eventually, link

GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"


def test_no_click_is_lost_between_threads_that_count_and_write(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer], client: Any
) -> None:
    created = make_link(host=connect(), alias="abc")
    clicks = middleware.of(app).clicks
    begin = threading.Barrier(8)

    def come(number: int) -> None:
        begin.wait()
        for _ in range(100):
            raw("/abc", user_agent=GOOGLEBOT) if number % 4 == 0 else raw("/abc")
            if number == 1:
                assert clicks.write()

    threads = [threading.Thread(target=come, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert clicks.write()
    assert client.get(f"/v1/links/{created['id']}").json["total_clicks"] == 600
    with app.app_context():
        rows = database.of(app).execute_sql("SELECT sum(clicks), sum(bots) FROM click_day").fetchall()
    assert [tuple(row) for row in rows] == [(600, 200)]


def test_a_disk_that_was_busy_keeps_no_later_click_waiting(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], visit: Any, client: Any
) -> None:
    link = make_link(connect(), alias="a")

    def clicks() -> int:
        total: int = client.get(f"/v1/links/{link['id']}").json["total_clicks"]
        return total

    with database.of(app).writing:
        visit("/a")
        time.sleep(1.0)
    eventually(lambda: clicks() == 1)
    visit("/a")
    eventually(lambda: clicks() == 2, timeout_s=2)


def test_a_thread_that_was_interrupted_hides_no_click_of_others(tmp_path: Path) -> None:
    journal = Journal(tmp_path, None)
    for visitor in range(1, 6):
        journal.add(7, visitor)
    # The thread that wrote the second says so only now, behind those who wrote after it.
    journal._head = 2
    assert journal.last == 5
    last, clicks = journal.read(0, 100)
    assert (last, list(clicks)) == (5, [(7, visitor) for visitor in range(1, 6)])
    journal.close()


@pytest.mark.sqlite
@pytest.mark.parametrize("room", [0, 2])
def test_clicks_wait_while_the_disk_is_full(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    client: Any,
    monkeypatch: pytest.MonkeyPatch,
    room: Any,
) -> None:
    """SQLite's own limit stands for the disk; both end in the same error.

    room: pages that are left. With none the first statement fails, with some it is a later one, which SQLite undoes
    in another way.
    """
    created = make_link(host=connect(), alias="abc")
    others = [make_link(alias=f"a{number}")["alias"] for number in range(40)]
    clicks = middleware.of(app).clicks
    days = iter(f"2030-{number:04d}" for number in range(1000))
    sent = 0
    with app.app_context():
        connection = database.of(app).connection()
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + room}")
        written = True
        while written:
            clicks.open().salt = (next(days), "")  # each day is a new row
            clicks.open()._by_key.clear()
            for alias in ("abc", *others):
                assert send(app, f"/{alias}").status == 302
            sent += 1
            written = clicks.write()
        connection.execute("PRAGMA max_page_count = 1000000")
        assert clicks.write()
    assert client.get(f"/v1/links/{created['id']}").json["total_clicks"] == sent


def test_a_link_with_a_limit_is_answered_while_a_write_waits_for_another(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer]
) -> None:
    make_link(host=connect(), alias="abc")
    make_link(alias="limited", max_clicks=5, interstitial="never")
    opened = database.of(app)
    clicks = middleware.of(app).clicks
    answers: list[int] = []
    with opened.writing:  # as a long change holds it
        raw("/abc")
        writing = threading.Thread(target=clicks.write)
        writing.start()
        writing.join(0.1)  # it has taken its batch and waits
        visit = threading.Thread(target=lambda: answers.append(raw("/limited").status))
        visit.start()
        visit.join(1)
        in_time = list(answers)
    writing.join(15)
    visit.join(15)
    assert in_time == [302]


def test_traffic_is_what_people_bring(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    raw: Callable[..., Answer],
    client: Any,
    write_clicks: Callable[[], bool],
) -> None:
    make_link(host=connect(), alias="people")
    make_link(alias="bots")
    make_link(alias="nobody")
    raw("/people")
    raw("/bots", user_agent=GOOGLEBOT)
    write_clicks()

    def found(**filters: str) -> set[str]:
        query = {f"filter[{name}]": value for name, value in filters.items()}
        return {record["alias"] for record in client.get("/v1/links", query_string=query).json["data"]}

    assert found(traffic="any") == {"people"}
    assert found(traffic="none") == found(health="no_clicks") == {"bots", "nobody"}
    raw("/bots")
    raw("/nobody")
    write_clicks()
    assert found(traffic="none") == set()
    pins = client.get("/v1/links/filter-pins").json["pins"]
    assert {"kind": "health", "value": "no_clicks"} not in pins


BERLIN = "203.0.113.7"


def clicks_of(client: Any, path: str, **query: Any) -> Any:
    answer = client.get(path, query_string={"from" if key == "since" else key: value for key, value in query.items()})
    assert answer.status_code == 200, answer.text
    return answer.json


def test_clicks_by_day_and_by_kind(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    client: Any,
    write_clicks: Callable[[], bool],
) -> None:
    created = make_link(host=connect(), alias="abc")
    other = make_link(alias="other")
    iphone = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        "Version/18.5 Mobile/15E148 Safari/604.1"
    )
    news = {
        "HTTP_REFERER": "https://www.news.example/today?secret=1",
        "HTTP_ACCEPT_LANGUAGE": "de-DE,de;q=0.9,en;q=0.8",
    }
    for _ in range(3):
        send(app, "/abc", **news)
    send(app, "/abc", address=BERLIN, user_agent=iphone, HTTP_ACCEPT_LANGUAGE="en")
    send(app, "/abc", user_agent=GOOGLEBOT)
    send(app, "/abc", method="HEAD")
    send(app, "/abc", HTTP_SEC_PURPOSE="prefetch")
    send(app, "/other", address=BERLIN, user_agent=iphone)
    write_clicks()

    path = f"/v1/links/{created['id']}/clicks"
    days = clicks_of(client, path)
    assert days["total"] == {"clicks": 4, "bots": 1, "visitors": 2}
    assert (days["by"], len(days["data"])) == ("day", 30)
    assert days["data"][-1] == {"value": days["to"], "clicks": 4, "bots": 1, "visitors": 2}
    assert days["data"][0] == {"value": days["from"], "clicks": 0, "bots": 0, "visitors": 0}
    found = {
        by: clicks_of(client, path, by=by)["data"] for by in ("referrer", "browser", "system", "language", "country")
    }
    assert found == {
        "referrer": [{"value": "news.example", "clicks": 3}, {"value": "", "clicks": 1}],
        "browser": [{"value": "Firefox", "clicks": 3}, {"value": "Mobile Safari", "clicks": 1}],
        "system": [{"value": "Linux", "clicks": 3}, {"value": "iOS", "clicks": 1}],
        "language": [{"value": "de", "clicks": 3}, {"value": "en", "clicks": 1}],
        "country": [{"value": "", "clicks": 4}],
    }
    # In all of the workspace somebody who followed two links is one visitor; and what was deleted stays counted.
    assert clicks_of(client, "/v1/workspace/clicks")["total"] == {"clicks": 5, "bots": 1, "visitors": 2}
    client.delete(f"/v1/redirect/{other['id']}")
    assert clicks_of(client, "/v1/workspace/clicks")["total"]["clicks"] == 5
    assert clicks_of(client, "/v1/workspace/clicks", since="2020-01-01", to="2020-01-31")["total"]["clicks"] == 0
    assert client.get(f"/v1/links/{other['id']}/clicks").status_code == 404


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("from=yesterday", "from"),
        ("to=2026-13-01", "to"),
        ("from=20261120", "from"),
        ("from=2026-01-02&to=2026-01-01", "from"),
        ("from=1900-01-01&to=2026-01-01", "from"),
        ("by=shoe-size", "by"),
        ("day=2026-01-01", "day"),
    ],
)
def test_questions_that_have_no_answer(client: Any, query: Any, field: Any) -> None:
    answer = client.get(f"/v1/workspace/clicks?{query}")
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == [field]


def test_nobody_is_stored(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], write_clicks: Callable[[], bool]
) -> None:
    make_link(host=connect(), alias="abc")
    send(app, "/abc", address=BERLIN, HTTP_REFERER="https://news.example/page?user=ada-lovelace#private")
    folder = database.of(app).path.parent
    files = [path for path in folder.iterdir() if path.name.startswith("clicks")]
    assert len(files) == 2
    saved = b"".join(path.read_bytes() for path in files)
    write_clicks()
    saved += all_stored(app)
    assert b"news.example" in saved
    for secret in (BERLIN, "ada-lovelace", "private", FIREFOX):
        assert secret.encode() not in saved


def test_a_visitor_is_another_one_tomorrow(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    client: Any,
    write_clicks: Callable[[], bool],
    clock: Clock,
    is_on_postgresql: bool,
) -> None:
    make_link(host=connect(), alias="abc")
    tokens = []
    for days in (0, 0, 1):
        clock.move(days=days)
        send(app, "/abc")
        write_clicks()
        with app.app_context():
            tokens.append({row.visitor for row in ClickVisitor.select()})
            stored_salt = State.load(database.cluster().node_key(SALT))
    assert tokens[0] == tokens[1]
    assert len(tokens[0] | tokens[2]) == 2
    today = times.now().date().isoformat()
    assert middleware.of(app).clicks.open().salt[0] == today
    # Nodes that share a database share the salts of their days.
    assert (stored_salt or "").split(" ")[0] == ("" if is_on_postgresql else today)
    total = client.get("/v1/workspace/clicks").json["total"]
    assert (total["clicks"], total["visitors"]) == (3, 2)


def test_countries_come_from_the_operators_file(
    make_app: Callable[..., Flask], make_client: Any, tmp_path: Path
) -> None:
    file = tmp_path / "countries.mmdb"
    file.write_bytes(mmdb({"0.0.0.0/0": country("DE")}))
    app = make_app(COUNTRY_DATABASE=str(file))
    client = make_client(app)
    client.post("/v1/host", json={"host": "go.acme.test"})
    client.post("/v1/link", json={"host": "go.acme.test", "alias": "abc", "destination": "https://dest.example/"})
    send(app, "/abc", address=BERLIN)
    send(app, "/abc", address="not an address")
    middleware.of(app).clicks.write()
    found = clicks_of(client, "/v1/workspace/clicks", by="country")["data"]
    assert found == [{"value": "", "clicks": 1}, {"value": "DE", "clicks": 1}]


def test_made_up_referrers_do_not_fill_the_database(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    client: Any,
    write_clicks: Callable[[], bool],
) -> None:
    make_link(host=connect(), alias="abc")
    for number in range(300):
        send(app, "/abc", HTTP_REFERER=f"https://r{number}.example/")
    write_clicks()
    data = clicks_of(client, "/v1/workspace/clicks", by="referrer")["data"]
    # In one batch, or in a few. The answer shows 100 of them.
    assert data[-1]["value"] == "other"
    assert data[-1]["clicks"] == 200


@pytest.mark.slow
def test_a_killed_process_loses_no_click_and_counts_none_twice(make_server: Callable[..., Any]) -> None:
    """Killed again and again while eight visitors come: what they were answered is what is counted."""
    server = make_server().start()
    connected(server)
    created = link(server, alias="abc")
    received = 0
    lock = threading.Lock()

    def come(stop: threading.Event) -> None:
        nonlocal received
        with (
            contextlib.suppress(OSError, http.client.HTTPException),
            Connection(server, host="go.acme.test") as visitor,
        ):
            while not stop.is_set():
                if visitor.call("GET", "/abc").status == 302:
                    with lock:
                        received += 1

    for turn in range(6):
        stop = threading.Event()
        visitors = [threading.Thread(target=come, args=(stop,)) for _ in range(8)]
        for visitor in visitors:
            visitor.start()
        time.sleep(0.1 + 0.13 * turn)
        server.stop(signal.SIGKILL)
        stop.set()
        for visitor in visitors:
            visitor.join()
        server.start()

    def total() -> int:
        counted: int = api(server, "GET", f"/v1/links/{created['id']}").json["total_clicks"]
        return counted

    eventually(lambda: total() >= received)
    # A visitor whose answer was cut off by the kill may be counted too; eight at each.
    assert received <= total() <= received + 6 * 8
    assert received > 500
    days = api(server, "GET", f"/v1/links/{created['id']}/clicks").json
    assert days["total"]["clicks"] == total()
    browsers = api(server, "GET", f"/v1/links/{created['id']}/clicks?by=browser").json["data"]
    assert browsers == [{"value": "Firefox", "clicks": total()}]
    assert days["total"]["visitors"] == 1
