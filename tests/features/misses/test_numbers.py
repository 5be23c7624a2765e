"""The number beside "Not found" in the side bar: how many paths wait in the inbox."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.misses import inbox, paths
from signpost.features.misses.inbox import FRESH_S, MAX_NUMBER, InboxNumbers
from signpost.features.misses.statements import add_misses
from signpost.runtime import jobs
from tests.conftest import FIREFOX, Visit
from tests.databases import round_trips
from tests.features.conftest import Person

HOST = "go.acme.test"


@pytest.fixture
def miss(app: Flask, connect: Callable[..., str]) -> Callable[..., None]:
    """Paths that people have missed today."""
    connect(HOST)

    def add(*paths: str, people: int = 1) -> None:
        now = times.now_text()
        with app.app_context():
            add_misses(HOST, now[:10], [(path, people, 0, now) for path in paths])

    return add


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A number that was known is old from now on."""
    moved, real = [0.0], times.monotonic_s

    def move() -> None:
        moved[0] += FRESH_S + 1

    monkeypatch.setattr(times, "monotonic_s", lambda: real() + moved[0])
    return move


def number(app: Flask, person: Person, page: str = "/hosts") -> str:
    """What stands in the side bar of the page that is opened next, when what runs behind it is done."""
    person.get(page)
    with app.app_context():
        jobs.of(app).finish_notes(5)
    found = re.search(r'href="/misses"[^>]*>.*?Not found(?: <small>([^<]*)</small>)?</a>', person.get(page).text)
    assert found is not None
    return found[1] or ""


def in_tab(person: Person) -> str:
    found = re.search(r"Inbox <small>([^<]*)</small>", person.get("/misses").text)
    return "" if found is None else found[1]


def test_it_is_what_the_inbox_has(
    app: Flask,
    person: Person,
    miss: Callable[..., None],
    later: Callable[[], None],
    make_link: Callable[..., Any],
    visit: Visit,
) -> None:
    assert number(app, person) == ""
    miss("/a", "/b/c", "/wp-login.php")
    miss("/only-bots", people=0)
    assert number(app, person) == "", "It was counted a moment ago."
    later()
    assert number(app, person) == "2" == in_tab(person)
    # A record that answers, and a path that is ignored.
    make_link(HOST, alias="a")
    later()
    assert number(app, person) == "1" == in_tab(person)
    person.post("/misses/ignore", {"host": HOST, "path": "/b/c"}, page="/misses")
    later()
    assert number(app, person) == ""
    visit("/d", headers={"User-Agent": FIREFOX})
    # The page itself writes what waits, and tells the others.
    assert in_tab(person) == "1" == number(app, person)


def test_a_page_reads_it_without_looking(
    app: Flask, person: Person, miss: Callable[..., None], later: Callable[[], None]
) -> None:
    """Each page costs the same, however many paths there are, and also where the number is counted anew."""

    def statements() -> int:
        with round_trips(app) as sent:
            person.get("/hosts")
        jobs.of(app).finish_notes(5)
        return len(sent)

    statements()
    few = statements()
    miss(*(f"/{number}" for number in range(500)))
    later()
    assert statements() == few
    assert statements() == few
    assert number(app, person) == f"{MAX_NUMBER}+"


def test_counting_ends_where_no_more_is_shown(
    app: Flask, person: Person, miss: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up: list[str] = []
    real = paths.is_scanner

    def look(path: str) -> bool:
        looked_up.append(path)
        return real(path)

    monkeypatch.setattr("signpost.features.misses.inbox.is_scanner", look)
    miss(*(f"/{number}" for number in range(500)))
    assert number(app, person) == f"{MAX_NUMBER}+"
    assert len(looked_up) == MAX_NUMBER + 1


def test_it_is_counted_once_at_a_time(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(jobs, "submit", lambda note, workspace: asked.append(workspace))
    monkeypatch.setattr(inbox, "MAX_NUMBERS", 2)
    numbers = InboxNumbers()
    assert [numbers.get("one") for _ in range(3)] == [None] * 3
    assert asked == ["one"]
    numbers.set("one", 3)
    assert numbers.get("one") == 3
    # Of more workspaces the one that nobody looked at is forgotten.
    numbers.get("two")
    numbers.get("three")
    assert numbers.get("one") is None
    assert asked == ["one", "two", "three", "one"]
