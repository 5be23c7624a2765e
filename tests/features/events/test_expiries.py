"""Events of records that no longer resolve: each record once, also after a stop of hours."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.events import outbox, statements
from signpost.features.events.operations import click_events
from signpost.features.events.tables import Event
from signpost.runtime import watcher
from signpost.storage import database
from tests.conftest import Client, Visit

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[timedelta], None]:
    """Move the time on; it begins at NOW."""
    moment = [NOW]
    monkeypatch.setattr(times, "now", lambda: moment[0])

    def later(by: timedelta) -> None:
        moment[0] += by

    return later


@pytest.fixture
def published(app: Flask) -> Callable[[str], list[Any]]:
    """The data of the events of records that ended in some way: their type, and the alias."""

    def of(kind: str) -> list[Any]:
        return [(body["type"], body["data"]["alias"]) for body in bodies(app, kind)]

    return of


def bodies(app: Flask, kind: str) -> list[Any]:
    with app.app_context():
        found = Event.select(Event.seq).where(Event.type.endswith(f".{kind}")).order_by(Event.seq)
        return [json.loads(body) for _, body in sorted(outbox.bodies([entry.seq for entry in found]).items())]


def at(hours: float) -> str:
    return times.text(NOW + timedelta(hours=hours))


def look(app: Flask) -> None:
    watcher.of(app).drain()


@pytest.mark.usefixtures("connect")
def test_each_record_expires_once(
    app: Flask,
    clock: Callable[[timedelta], None],
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    client: Client,
    published: Callable[[str], list[Any]],
) -> None:
    connect()
    make_link(alias="soon", expires=at(1))
    make_link(alias="later", expires=at(3))
    make_link(alias="never")
    moved = make_link(alias="moved", expires=at(1))
    redirect = {"url": "https://go.acme.test/r", "destination": "https://dest.example/", "expires": at(2)}
    assert client.post("/v1/redirect", json=redirect).status_code == 200
    look(app)
    assert published("expired") == []
    assert client.patch(f"/v1/redirect/{moved['id']}", json={"expires": at(5)}).status_code == 200
    # Nobody looked for hours.
    clock(timedelta(hours=2))
    look(app)
    look(app)
    assert published("expired") == [("link.expired", "soon"), ("redirect.expired", "r")]
    clock(timedelta(hours=1))
    look(app)
    assert published("expired")[2:] == [("link.expired", "later")]
    clock(timedelta(hours=9))
    look(app)
    assert published("expired")[3:] == [("link.expired", "moved")]


def test_a_campaign_that_ends_for_many_at_once(
    app: Flask,
    clock: Callable[[timedelta], None],
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    published: Callable[[str], list[Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(click_events, "TX_RECORDS", 2)
    connect()
    for number in range(5):
        make_link(alias=f"a{number}", expires=at(1))
    clock(timedelta(hours=1))
    look(app)
    assert [alias for _, alias in published("expired")] == [f"a{number}" for number in range(5)]


def test_the_event_is_the_record(
    app: Flask, clock: Callable[[timedelta], None], connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    connect()
    created = make_link(alias="a", expires=at(1), password="open sesame")
    clock(timedelta(hours=1))
    look(app)
    (body,) = bodies(app, "expired")
    assert body["data"]["id"] == created["id"]
    assert body["data"]["extensions"]["has_password"] is True
    assert "sesame" not in str(body)
    assert "scrypt" not in str(body)


def test_the_last_click_is_an_event(
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    visit: Visit,
    write_clicks: Callable[[], bool],
    published: Callable[[str], list[Any]],
) -> None:
    connect()
    make_link(alias="a", max_clicks=2, interstitial="never")
    assert visit("/a").status_code == 302
    write_clicks()
    assert published("exhausted") == []
    assert visit("/a").status_code == 302
    write_clicks()
    assert published("exhausted") == [("link.exhausted", "a")]
    assert visit("/a").status_code == 410
    write_clicks()
    assert published("exhausted") == [("link.exhausted", "a")]


@pytest.mark.sqlite
def test_an_index_finds_them(app: Flask) -> None:
    with app.app_context():
        plan = database.execute(f"EXPLAIN QUERY PLAN {statements._EXPIRED}", ("", 0, "", 1)).fetchall()
    assert "record_in_order_of_expiry" in str(plan)
    assert "SCAN" not in str(plan)


@pytest.mark.parametrize("first", [None, 5])
def test_a_limit_that_is_lowered_to_the_clicks_so_far_is_an_event(
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    visit: Visit,
    write_clicks: Callable[[], bool],
    published: Callable[[str], list[Any]],
    first: int | None,
) -> None:
    connect()
    record = f"/v1/redirect/{make_link(alias='a', max_clicks=first, interstitial='never')['id']}"

    def limit(clicks: int | None) -> int:
        assert client.patch(record, json={"max_clicks": clicks}).status_code == 200
        return len(published("exhausted"))

    for _ in range(3):
        visit("/a")
    write_clicks()
    assert limit(4) == 0
    assert limit(3) == 1
    assert published("exhausted") == [("link.exhausted", "a")]
    assert visit("/a").status_code == 410
    # It is used up already, until there is a limit again that is not reached.
    assert limit(1) == 1
    assert client.patch(record, json={"title": "x"}).status_code == 200
    assert limit(None) == 1
    assert limit(2) == 2
    assert limit(4) == 2
    visit("/a")
    write_clicks()
    assert len(published("exhausted")) == 3
