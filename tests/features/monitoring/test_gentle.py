"""The gentle check: once a day and destination, once a second and site, and nobody is alarmed."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.events.tables import Delivery
from signpost.features.monitoring.elsewhere import leads_elsewhere
from signpost.features.monitoring.gentle.checks import MAX_AT_ONCE, GentleChecks, GentleKey
from signpost.features.monitoring.gentle.follow import DAY
from signpost.features.monitoring.gentle.pace import GAP_S, SitePace
from signpost.features.monitoring.tables import GentleCheck, GentleWorkspace, RecordCheck
from signpost.runtime import watcher
from signpost.storage.models import Record
from tests.conftest import Client, first_workspace
from tests.features.monitoring.conftest import Site

HOST = "go.acme.test"


class Clock:
    """Time that passes where a test says so. Waiting for a site's turn is such a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = timedelta(0)
        now, monotonic_s = times.now, times.monotonic_s
        monkeypatch.setattr(times, "now", lambda: now() + self.passed)
        monkeypatch.setattr(times, "monotonic_s", lambda: monotonic_s() + self.passed.total_seconds())

    def pause(self, seconds: float) -> None:
        self.passed += timedelta(seconds=seconds)


MakeLink = Callable[..., dict[str, Any]]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def gentle_of(app: Flask) -> GentleChecks:
    return next(kind for kind in watcher.of(app).kinds if isinstance(kind, GentleChecks))


class Gentle:
    """An app with a hostname whose clock and site the test has in hand."""

    def __init__(self, app: Flask, client: Client, clock: Clock, site: Site, make_link: MakeLink) -> None:
        self.app, self.client, self.clock, self.site = app, client, clock, site
        self._make_link = make_link
        self.kind._pace._pause = clock.pause

    @property
    def kind(self) -> GentleChecks:
        return gentle_of(self.app)

    def link(self, **fields: Any) -> dict[str, Any]:
        return self._make_link(HOST, **fields)

    def switch(self, is_on: bool) -> None:
        answer = self.client.post("/v1/workspace/update/gentle_check", json={"value": str(is_on).lower()})
        assert answer.status_code == 200, answer.json
        watcher.of(self.app).drain()

    def let_pass(self, how_long: timedelta, steps: int = 40) -> None:
        """Let time pass, and look once in each step."""
        for _ in range(steps):
            self.clock.pause(how_long.total_seconds() / steps)
            watcher.of(self.app).drain()

    def rows(self) -> list[GentleCheck]:
        return [*GentleCheck.select().order_by(GentleCheck.record, GentleCheck.destination)]


@pytest.fixture
def gentle(
    app: Flask, client: Client, clock: Clock, site: Site, connect: Callable[..., str], make_link: MakeLink
) -> Iterator[Gentle]:
    connect(HOST)
    with app.app_context():
        yield Gentle(app, client, clock, site, make_link)


class TestSwitch:
    def test_it_is_off(self, gentle: Gentle) -> None:
        gentle.link(destination=gentle.site.url("/a"))
        gentle.let_pass(2 * DAY)
        assert gentle.rows() == []
        assert gentle.site.requested == []

    def test_on_checks_what_is_there_and_what_comes(self, gentle: Gentle) -> None:
        gentle.link(alias="a", destination=gentle.site.url("/a"))
        gentle.switch(True)
        gentle.link(alias="b", destination=gentle.site.url("/b"))
        gentle.let_pass(DAY)
        assert sorted(gentle.site.requested) == ["HEAD /a", "HEAD /b"]

    def test_off_ends_it(self, gentle: Gentle) -> None:
        for number in range(5):
            gentle.link(alias=f"a{number}", destination=gentle.site.url(f"/{number}"))
        gentle.switch(True)
        gentle.switch(False)
        gentle.let_pass(2 * DAY)
        assert gentle.rows() == []
        assert gentle.site.requested == []
        gentle.switch(True)
        gentle.let_pass(DAY)
        assert len(gentle.site.requested) == 5

    def test_undone_it_is_off_again(self, gentle: Gentle) -> None:
        gentle.switch(True)
        change = gentle.client.get("/v1/changes").json["data"][0]["id"]
        assert gentle.client.post(f"/v1/changes/{change}/undo").status_code == 200
        watcher.of(gentle.app).drain()
        assert not gentle_is_on()


def gentle_is_on() -> bool:
    row = GentleWorkspace.get_or_none(GentleWorkspace.workspace == first_workspace())
    return row is not None and row.is_on


class TestHowOften:
    def test_once_a_day_whatever_leads_there(self, gentle: Gentle) -> None:
        """Several links with one destination are one request, and one that comes later knows what was found."""
        for number in range(4):
            gentle.link(alias=f"a{number}", destination=gentle.site.url("/a"))
        gentle.switch(True)
        gentle.let_pass(DAY)
        assert gentle.site.requested == ["HEAD /a"]
        gentle.link(alias="later", destination=gentle.site.url("/a"))
        assert {row.state for row in gentle.rows()} == {"up"}
        assert len({row.due_at for row in gentle.rows()}) == 1
        assert RecordCheck.select().count() == 5
        gentle.let_pass(3 * DAY)
        assert len(gentle.site.requested) <= 4
        assert RecordCheck.select().count() == 5

    def test_a_day_lies_between_two_checks(self, gentle: Gentle) -> None:
        for number in range(20):
            gentle.link(alias=f"a{number}", destination=gentle.site.url(f"/{number}"))
        gentle.switch(True)
        # Spread over the day, and not all at once.
        gentle.let_pass(DAY / 2)
        assert 2 <= len(gentle.site.requested) <= 18
        gentle.let_pass(DAY / 2)
        assert max(Counter(gentle.site.requested).values()) == 1
        for row in gentle.rows():
            assert times.parse(row.due_at) - times.parse(row.checked_at or "") >= DAY
        gentle.let_pass(3 * DAY, steps=300)
        assert max(Counter(gentle.site.requested).values()) <= 4
        assert min(Counter(gentle.site.requested).values()) >= 3

    def test_a_site_is_asked_once_a_second_with_all_redirects(self, gentle: Gentle) -> None:
        # One that refuses HEAD, one with redirects, and many that are due at once.
        for number in range(30):
            gentle.link(alias=f"a{number}", destination=gentle.site.url(f"/{number}"))
        gentle.site.statuses |= {"/1": 405, "/2": 302, "/r": 302}
        gentle.site.headers |= {"/2": {"Location": "/r"}, "/r": {"Location": "/3"}}
        gentle.switch(True)
        asked: list[float] = []
        gentle.site.on_request = lambda: asked.append(times.monotonic_s())
        GentleCheck.update(due_at=times.now_text()).execute()
        gentle.let_pass(timedelta(minutes=2), steps=400)
        assert len(asked) >= 30
        gaps = [later - earlier for earlier, later in itertools.pairwise(asked)]
        # What the clock of the machine adds to that of the test.
        assert min(gaps) > GAP_S - 0.2

    def test_after_a_rest_not_all_at_once(self, gentle: Gentle) -> None:
        """A server that was off for days has many that are due; it asks a few at a time, of whichever sites."""
        for number in range(12):
            # All of them are this machine, and other sites for who asks.
            port = gentle.site.server.server_port
            gentle.link(alias=f"a{number}", destination=f"http://127.0.0.{number + 1}:{port}/")
        gentle.switch(True)
        GentleCheck.update(due_at=times.text(times.now() - 3 * DAY)).execute()
        kind = gentle.kind
        found = [kind.due(100) for _ in range(3)]
        assert [len(batch) for batch in found] == [1, 0, 0]
        gentle.clock.pause(60)
        assert len(kind.due(100)) <= MAX_AT_ONCE

    def test_a_site_with_many_keeps_no_other_waiting(self, gentle: Gentle) -> None:
        gentle.link(alias="one", destination="https://other.example/")
        gentle.switch(True)
        first = GentleCheck.get()
        GentleCheck.append(
            GentleCheck(
                record=first.record_seq,
                digest=f"{number:032}",
                workspace=first.workspace_id,
                destination=f"https://busy.example/{number}",
                host="busy.example",
                due_at=times.text(times.now() - 2 * DAY),
            ).__data__
            for number in range(500)
        )
        GentleCheck.update(due_at=times.text(times.now() - DAY)).where(GentleCheck.host == "other.example").execute()
        kind, found = gentle.kind, []
        for _ in range(2):
            gentle.clock.pause(1)
            found += [key.host for key in kind.due(100)]
        assert found == ["busy.example", "other.example"]


class TestWhoIsAsked:
    @pytest.mark.parametrize(
        "fields",
        [
            {"paused": True},
            {"expires": "soon"},
            {"is_notify": True},
            {"destination": "tel:+4930123456"},
        ],
    )
    def test_nobody_whom_visitors_do_not_reach_or_who_is_watched_already(
        self, gentle: Gentle, fields: dict[str, Any]
    ) -> None:
        link = gentle.link(destination="https://d.example/")
        soon = times.text(times.now() + timedelta(hours=1))
        body = {name: soon if value == "soon" else value for name, value in fields.items()}
        assert gentle.client.patch(f"/v1/redirect/{link['id']}", json=body).status_code == 200
        gentle.switch(True)
        kind = gentle.kind
        for _ in range(3):
            gentle.clock.pause(DAY.total_seconds())
            assert kind.due(100) == []

    def test_a_change_is_followed(self, gentle: Gentle) -> None:
        link = gentle.link(destination="https://d.example/")
        gentle.switch(True)
        path = f"/v1/redirect/{link['id']}"
        rules = [{"if": {"system": ["Android"]}, "destination": "https://r.example/"}]
        for body, expected in (
            ({"destination": "https://e.example/"}, ["https://e.example/"]),
            ({"rules": rules}, ["https://e.example/", "https://r.example/"]),
            ({"is_notify": True}, []),
            ({"is_notify": False, "title": "x"}, ["https://e.example/", "https://r.example/"]),
        ):
            assert gentle.client.patch(path, json=body).status_code == 200
            assert [row.destination for row in gentle.rows()] == expected
        assert gentle.client.delete(f"/v1/link/{link['id']}").status_code == 204
        assert gentle.rows() == []

    def test_private_addresses_are_refused(
        self, make_app: Callable[..., Flask], app: Flask, clock: Clock, site: Site
    ) -> None:
        strict = make_app(MONITOR_ALLOW_PRIVATE=False)
        with strict.app_context():
            kind = gentle_of(strict)
            _, outcome = kind.do(GentleKey("w", "d", site.url("/"), "127.0.0.1"))
        assert outcome.reason == "not_public"
        assert site.requested == []


class TestWhatItFinds:
    def test_states(self, gentle: Gentle) -> None:
        gentle.site.statuses |= {"/gone": 404, "/moved": 301, "/inside": 301, "/refuses-head": 405}
        gentle.site.headers |= {"/moved": {"Location": "/"}, "/inside": {"Location": "/new"}}
        gentle.site.on_request = lambda: gentle.clock.pause(6 if gentle.site.requested[-1].endswith("/slow") else 0)
        for path in ("/works", "/gone", "/moved", "/inside", "/slow", "/refuses-head"):
            gentle.link(alias=path[1:], destination=gentle.site.url(path))
        gentle.switch(True)
        gentle.let_pass(DAY)
        found = {row.destination.rpartition("/")[2]: row for row in gentle.rows()}
        assert {name: row.state for name, row in found.items()} == {
            "works": "up", "gone": "down", "moved": "up", "inside": "up", "slow": "up", "refuses-head": "up",
        }  # fmt: skip
        assert found["gone"].status == 404
        assert found["moved"].led_to == gentle.site.url("/")
        assert found["inside"].led_to == ""
        assert (found["slow"].ms or 0) >= 6_000
        assert (found["works"].ms or 0) < 3_000

    def test_a_broken_destination_alarms_nobody(self, gentle: Gentle) -> None:
        gentle.client.post("/v1/webhooks", json={"url": "https://hooks.example/", "events": ["destination.broken"]})
        gentle.client.post("/v1/workspace/update/notify_url", json={"value": "https://hooks.example/"})
        gentle.site.statuses["/gone"] = 404
        link = gentle.link(alias="a", destinations=[gentle.site.url("/gone"), gentle.site.url("/b")])
        gentle.switch(True)
        gentle.let_pass(3 * DAY)
        assert [row.state for row in gentle.rows()] == ["up", "down"]
        assert Delivery.select().count() == 0
        assert gentle.client.get(f"/v1/links/{link['id']}").json["monitor"] == "off"
        record = Record.get(Record.id == link["id"])
        assert record.broken_destinations is None
        # Its history of checks has what was found last.
        checks = gentle.client.get(f"/v1/links/{link['id']}/checks").json["data"]
        assert sorted(check["result"] for check in checks) == ["down", "up"]

    def test_since_when(self, gentle: Gentle) -> None:
        gentle.link(destination=gentle.site.url("/a"))
        gentle.switch(True)
        gentle.site.statuses["/a"] = 500
        gentle.let_pass(DAY)
        (first,) = gentle.rows()
        gentle.let_pass(2 * DAY)
        (later,) = gentle.rows()
        assert (first.since, first.since) == (first.checked_at, later.since)
        assert (later.checked_at or "") > (first.checked_at or "")
        gentle.site.statuses["/a"] = 200
        gentle.let_pass(2 * DAY)
        assert (gentle.rows()[0].since or "") > (later.since or "")


class TestPace:
    def test_each_waits_for_its_turn(self, clock: Clock) -> None:
        pace = SitePace(clock.pause)
        waited = [pace.wait("a.example") for _ in range(4)]
        assert waited[0] == 0
        assert all(0.9 < seconds <= 1 for seconds in waited[1:])
        assert pace.wait("b.example") == 0
        assert sorted(pace.busy()) == ["a.example", "b.example"]
        clock.pause(2)
        assert pace.busy() == []

    def test_what_is_remembered_is_bounded(self, clock: Clock) -> None:
        pace = SitePace(clock.pause)
        for number in range(5_000):
            pace.wait(f"{number}.example")
            clock.pause(0.01)
        assert len(pace._free_at) <= 1_100


@pytest.mark.parametrize(
    ("destination", "ended_at", "expected"),
    [
        ("http://a.example/x", "https://a.example/x", False),
        ("http://a.example/x", "https://www.a.example/x", False),
        ("https://a.example/x", "https://a.example/de/x", False),
        ("https://a.example/x", "https://shop.a.example/x", False),
        ("https://a.example/x", "https://a.example/", True),
        ("https://a.example/x?y=1", "https://a.example", True),
        ("https://a.example/", "https://www.a.example/", False),
        ("https://a.example", "https://a.example/?lang=de", False),
        ("https://a.example/x", "https://b.example/x", True),
        ("https://a.example/x", "https://ba.example/x", True),
        ("https://a.example/x", "https://[bad/x", False),
    ],
)
def test_what_is_elsewhere(destination: str, ended_at: str, expected: bool) -> None:
    assert leads_elsewhere(destination, ended_at) is expected
