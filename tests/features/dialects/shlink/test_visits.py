"""Visits: the numbers are exact, and each entry is a click that was counted."""

from collections import Counter
from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.storage import database
from tests.conftest import ORIGIN, Client, RunCommand, Visit
from tests.features.dialects.shlink.conftest import Call, type_of

Create = Callable[..., dict[str, Any]]
BOT = "Googlebot/2.1 (+http://www.google.com/bot.html)"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"
)
TABLES = ("click_day", "click_combination", "workspace_day", "workspace_combination")


def day(before: int = 0) -> str:
    return (times.now().date() - timedelta(days=before)).isoformat()


def a_day_passes(app: Flask) -> None:
    """Move the clicks that are counted to the day before theirs."""
    with app.app_context():
        for table in TABLES:
            for (former,) in database.execute(f"SELECT DISTINCT day FROM {table} ORDER BY day").fetchall():
                before = str(date.fromisoformat(former) - timedelta(days=1))
                database.execute(f"UPDATE {table} SET day = ? WHERE day = ?", (before, former))


@pytest.fixture
def clicked(app: Flask, create: Create, visit: Visit, write_clicks: Callable[[], bool]) -> None:
    """Two links on two days: /a has 3 and 2 clicks by people and 1 by a bot, /b has 1."""
    create(customSlug="a", tags=["x"])
    create(customSlug="b", tags=["x", "y"])
    for _ in range(2):
        visit("/a", headers={"Referer": "https://news.example/today"})
    visit("/a", headers={"User-Agent": CHROME})
    write_clicks()
    a_day_passes(app)
    for _ in range(2):
        visit("/a", headers={"User-Agent": CHROME, "Referer": "https://www.search.example/"})
    visit("/a", headers={"User-Agent": BOT})
    visit("/b")
    write_clicks()


def visits_of(call: Call, path: str) -> tuple[list[dict[str, Any]], int]:
    listed = call("GET", path).json["visits"]
    return listed["data"], listed["pagination"]["totalItems"]


def day_and_source(visits: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    return [(visit["date"][:10], visit["referer"], visit["userAgent"]) for visit in visits]


@pytest.mark.usefixtures("clicked")
def test_every_click_of_a_link_is_listed_with_what_was_counted(call: Call) -> None:
    visits, total = visits_of(call, "/short-urls/a/visits")
    assert total == 6
    assert day_and_source(visits) == [
        (day(), "search.example", "Chrome (Windows NT)"),
        (day(), "search.example", "Chrome (Windows NT)"),
        (day(), "", ""),
        (day(1), "news.example", "Firefox (Linux)"),
        (day(1), "news.example", "Firefox (Linux)"),
        (day(1), "", "Chrome (Windows NT)"),
    ]
    assert [visit["potentialBot"] for visit in visits] == [False, False, True, False, False, False]
    # Only the day is known.
    assert {visit["date"] for visit in visits[3:]} == {f"{day(1)}T12:00:00+00:00"}
    assert visits[3] == {
        "referer": "news.example",
        "date": f"{day(1)}T12:00:00+00:00",
        "userAgent": "Firefox (Linux)",
        "visitLocation": None,
        "potentialBot": False,
        "visitedUrl": None,
        "redirectUrl": None,
    }


@pytest.mark.usefixtures("clicked")
@pytest.mark.parametrize(
    ("query", "total"),
    [
        ("", 6),
        ("excludeBots=true", 5),
        ("startDate={today}T00:00:00%2B01:00", 3),
        ("endDate={yesterday}T23:59:59-05:00", 3),
        ("startDate={yesterday}&endDate={yesterday}", 3),
        ("startDate=2099-11-22", 0),
    ],
)
def test_the_clicks_of_some_days(call: Call, query: str, total: int) -> None:
    visits, counted = visits_of(call, f"/short-urls/a/visits?{query.format(today=day(), yesterday=day(1))}")
    assert (len(visits), counted) == (total, total)


@pytest.mark.usefixtures("clicked")
@pytest.mark.parametrize("per_page", [1, 2, 4, 5])
def test_pages_together_are_the_whole_list(call: Call, per_page: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Clicks of today have the time of the answer.
    now = times.now()
    monkeypatch.setattr(times, "now", lambda: now)
    whole, total = visits_of(call, "/short-urls/a/visits")
    pages = [
        visits_of(call, f"/short-urls/a/visits?itemsPerPage={per_page}&page={number}")[0]
        for number in range(1, total // per_page + 2)
    ]
    assert [entry for page in pages for entry in page] == whole


@pytest.mark.usefixtures("clicked")
def test_numbers_agree_wherever_they_are(call: Call) -> None:
    assert call("GET", "/short-urls/a").json["visitsSummary"] == {"total": 6, "nonBots": 5, "bots": 1}
    listed = call("GET", "/short-urls").json["shortUrls"]["data"]
    assert [entry["visitsSummary"]["total"] for entry in listed] == [1, 6]
    overview = call("GET", "/visits").json["visits"]
    assert overview["nonOrphanVisits"] == {"total": 7, "nonBots": 6, "bots": 1}
    for path, total in (
        ("/visits/non-orphan", 7),
        ("/visits/non-orphan?domain=DEFAULT", 7),
        ("/domains/go.acme.test/visits", 7),
        ("/tags/x/visits", 7),
        ("/tags/x/visits?domain=go.acme.test", 7),
        ("/tags/y/visits", 1),
        ("/tags/x/visits?excludeBots=1", 6),
        (f"/tags/x/visits?startDate={day()}", 4),
    ):
        visits, counted = visits_of(call, path)
        assert (len(visits), counted) == (total, total), path
    sources = Counter(entry["referer"] for entry in visits_of(call, "/tags/x/visits")[0])
    assert sources == {"": 3, "news.example": 2, "search.example": 2}


def test_clicks_beyond_the_combinations_that_are_kept_are_listed_without_any(
    create: Create, call: Call, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    create(customSlug="a")
    for number in range(230):
        visit("/a", headers={"Referer": f"https://site{number}.example/"})
    write_clicks()
    visits, total = visits_of(call, "/short-urls/a/visits")
    assert (len(visits), total) == (230, 230)
    named = {entry["referer"] for entry in visits} - {""}
    assert 100 < len(named) <= 230


def test_orphan_visits_are_those_that_found_nothing(
    create: Create, call: Call, visit: Visit, connect: Callable[..., str]
) -> None:
    create()
    connect("links.acme.test")
    for path in ("/", "/nope", "/nope", "/no/such/page"):
        visit(path)
    visit("/nope", headers={"User-Agent": BOT})
    visit("/other", host="links.acme.test")
    assert call("GET", "/visits").json["visits"]["orphanVisits"] == {"total": 6, "nonBots": 5, "bots": 1}
    visits, total = visits_of(call, "/visits/orphan")
    assert total == 6
    assert Counter((entry["type"], entry["visitedUrl"], entry["potentialBot"]) for entry in visits) == {
        ("base_url", "https://go.acme.test/", False): 1,
        ("invalid_short_url", "https://go.acme.test/nope", False): 2,
        ("invalid_short_url", "https://go.acme.test/nope", True): 1,
        ("regular_404", "https://go.acme.test/no/such/page", False): 1,
        ("invalid_short_url", "https://links.acme.test/other", False): 1,
    }
    for query, total in (
        ("type=base_url", 1),
        ("type=invalid_short_url", 4),
        ("type=regular_404", 1),
        ("type=invalid_short_url&excludeBots=true&domain=DEFAULT", 2),
        ("domain=links.acme.test", 1),
        ("startDate=2099-01-01", 0),
        ("itemsPerPage=4&page=2", 6),
    ):
        assert visits_of(call, f"/visits/orphan?{query}")[1] == total, query
    assert len(visits_of(call, "/visits/orphan?itemsPerPage=4&page=2")[0]) == 2
    assert type_of(call("GET", "/visits/orphan?type=other")) == "invalid-data"


@pytest.mark.usefixtures("clicked")
def test_clicks_are_not_deleted(call: Call) -> None:
    for path in ("/short-urls/a/visits", "/visits/orphan"):
        answer = call("DELETE", path)
        assert (answer.status_code, type_of(answer)) == (501, "501")
        assert "Signpost does not delete" in answer.json["detail"]
    assert visits_of(call, "/short-urls/a/visits")[1] == 6


def test_todays_visits_are_not_later_than_now(
    create: Create, call: Call, visit: Visit, write_clicks: Callable[[], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    create(customSlug="a")
    visit("/a")
    write_clicks()
    early = times.now().replace(hour=3, minute=0, second=0, microsecond=0)
    monkeypatch.setattr(times, "now", lambda: early)
    ((one, *_), _) = visits_of(call, "/short-urls/a/visits")
    assert datetime.fromisoformat(one["date"]) == early - timedelta(seconds=1)


def test_clicks_from_before_an_import_have_no_day(
    app: Flask, call: Call, connect: Callable[..., str], run_command: RunCommand, tmp_path: Path
) -> None:
    connect()
    file = tmp_path / "shlink.csv"
    file.write_text("shortUrl,longUrl,visitsCount\nhttps://go.acme.test/a,https://dest.example/,40\n")
    imported = run_command("import", "--from", "shlink", str(file))
    assert imported.exit_code == 0, imported.output
    assert call("GET", "/short-urls/a").json["visitsSummary"]["total"] == 40
    assert visits_of(call, "/short-urls/a/visits") == ([], 0)


def test_where_nothing_counts_them_there_are_no_orphan_visits(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    app = make_app(DIALECTS="shlink", FEATURES="reports,dialects")
    client = make_client(app)
    headers = {"X-Api-Key": client.token}
    answers: list[Any] = [
        app.test_client().get(f"/rest/v3{path}", base_url=ORIGIN, headers=headers)
        for path in ("/visits/orphan", "/visits")
    ]
    orphans, counted = (answer.json["visits"] for answer in answers)
    assert (orphans["data"], orphans["pagination"]["totalItems"]) == ([], 0)
    assert counted["orphanVisits"] == {"total": 0, "nonBots": 0, "bots": 0}
