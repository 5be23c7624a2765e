"""Clicks in memory on their way to the disk: counted exactly, kept while the disk is full, written once."""

import threading

import pytest

from service.visits import gate
from tests.visits.conftest import send

GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"


def test_no_click_is_lost_between_threads_that_count_and_write(app, connect, make_link, raw, client):
    made = make_link(host=connect(), alias="abc")
    clicks = gate.of(app).clicks
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
    assert client.get(f"/v1/links/{made['id']}").json["total_clicks"] == 600
    with app.app_context():
        rows = (
            app.extensions["signpost.database"].execute_sql("SELECT sum(clicks), sum(bots) FROM click_day").fetchall()
        )
    assert [tuple(row) for row in rows] == [(600, 200)]


@pytest.mark.parametrize("room", [0, 2])
def test_clicks_wait_while_the_disk_is_full(app, connect, make_link, client, monkeypatch, room):
    """SQLite's own limit stands for the disk; both end in the same error.

    room: pages that are left. With none the first statement fails, with some it is a later one, which SQLite undoes
    in another way.
    """
    made = make_link(host=connect(), alias="abc")
    others = [make_link(alias=f"a{number}")["alias"] for number in range(40)]
    clicks = gate.of(app).clicks
    days = iter(f"2030-{number:04d}" for number in range(1000))
    sent = 0
    with app.app_context():
        connection = app.extensions["signpost.database"].connection()
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + room}")
        written = True
        while written:
            monkeypatch.setattr(clicks, "_today", (next(days), float("inf")))  # each day is a new row
            for alias in ("abc", *others):
                assert send(app, f"/{alias}").status == 302
            sent += 1
            written = clicks.write()
        connection.execute("PRAGMA max_page_count = 1000000")
        assert clicks.write()
    assert client.get(f"/v1/links/{made['id']}").json["total_clicks"] == sent


def test_a_link_with_a_limit_is_answered_while_a_write_waits_for_another(app, connect, make_link, raw):
    make_link(host=connect(), alias="abc")
    make_link(alias="limited", max_clicks=5)
    database = app.extensions["signpost.database"]
    clicks = gate.of(app).clicks
    answers: list[int] = []
    with database.writing:  # as a long change holds it
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


def test_traffic_is_what_people_bring(app, connect, make_link, raw, client, write_clicks):
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
