"""Webhooks: each gets what it wants, signed, in order, again until it is taken; a dead one keeps no other waiting."""

import json
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from standardwebhooks import Webhook as Verifier
from standardwebhooks.webhooks import WebhookVerificationError

from signpost.domain import events, times
from signpost.features.events.delivery import webhooks
from signpost.features.events.tables import Webhook
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import Resolver
from signpost.runtime import watcher
from signpost.runtime.bulkheads import TABLE, SharedResource
from signpost.storage import database
from tests.conftest import Client
from tests.features.monitoring.conftest import Site

HOST = "go.acme.test"
Make = Callable[..., dict[str, Any]]


@pytest.fixture
def hook(client: Client, site: Site) -> Make:
    """A webhook at a path of the site."""

    def do(path: str = "/hook", **fields: Any) -> dict[str, Any]:
        answer = client.post("/v1/webhooks", json={"url": site.url(path), **fields})
        assert answer.status_code == 200, answer.text
        created: dict[str, Any] = answer.json
        return created

    return do


@pytest.fixture
def wait(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let time pass, and deliver what is due then."""
    real, later = times.now, [timedelta(0)]
    monkeypatch.setattr(times, "now", lambda: real() + later[0])

    def do(seconds: float) -> None:
        later[0] += timedelta(seconds=seconds)
        watcher.of(app).drain()

    return do


def received(site: Site, path: str = "/hook") -> list[dict[str, Any]]:
    return [json.loads(body) for existing, _, body in site.received if existing == path]


def ids(site: Site, path: str = "/hook") -> list[str]:
    return [headers["webhook-id"] for existing, headers, _ in site.received if existing == path]


def state(client: Client, webhook: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/v1/webhooks/{webhook['id']}").json
    return found


class TestWhatIsSent:
    def test_a_change_arrives_as_the_api_shows_it(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any
    ) -> None:
        connect(HOST)
        hook(events=["link.*"])
        link = make_link(alias="a", tags=["sale"], password="a long secret")
        client.patch(f"/v1/redirect/{link['id']}", json={"title": "Spring", "password": "another long secret"})
        now = client.get(f"/v1/links/{link['id']}?include=extensions").json
        # They depend on more than the record.
        del now["extensions"]["warnings"], now["extensions"]["rescued"]
        client.delete(f"/v1/redirect/{link['id']}")
        wait(0)
        created, changed, gone = received(site)
        assert [entry["type"] for entry in (created, changed, gone)] == ["link.created", "link.updated", "link.deleted"]
        assert all(times.is_rfc3339(entry["timestamp"]) for entry in (created, changed, gone))
        assert changed["data"].pop("changed") == {
            "before": {"title": "", "password": "changed"},
            "after": {"title": "Spring", "password": "changed"},
        }
        assert changed["data"] == gone["data"] == now
        assert "changed" not in created["data"]
        assert created["data"]["extensions"]["has_password"] is True
        assert "secret" not in json.dumps([created, changed, gone])

    def test_the_signature_is_verified_by_the_standards_own_library(
        self, hook: Make, client: Client, site: Site, wait: Any
    ) -> None:
        webhook = hook()
        assert client.post(f"/v1/webhooks/{webhook['id']}/test").status_code == 200
        wait(0)
        ((_, headers, body),) = site.received
        assert Verifier(webhook["secret"]).verify(body, headers) == json.loads(body)
        assert json.loads(body)["type"] == "test"
        with pytest.raises(WebhookVerificationError):
            Verifier(webhook["secret"]).verify(body.replace(b"test", b"tset"), headers)

    def test_for_a_day_after_a_new_secret_both_verify(
        self, hook: Make, client: Client, site: Site, wait: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        webhook = hook()
        answer = client.post(f"/v1/webhooks/{webhook['id']}/secret").json
        assert answer["secret"] != webhook["secret"]
        client.post(f"/v1/webhooks/{webhook['id']}/test")
        wait(0)
        client.post(f"/v1/webhooks/{webhook['id']}/test")
        wait(25 * 3600)
        monkeypatch.setattr("standardwebhooks.webhooks.datetime", _Now)
        (_, early, first), (_, late, second) = site.received
        Verifier(answer["secret"]).verify(second, late)
        with pytest.raises(WebhookVerificationError):
            Verifier(webhook["secret"]).verify(second, late)
        early["webhook-timestamp"]
        assert len(early["webhook-signature"].split()) == 2
        monkeypatch.setattr("standardwebhooks.webhooks.datetime", datetime)
        for secret in (webhook["secret"], answer["secret"]):
            Verifier(secret).verify(first, early)

    def test_a_secret_that_is_replaced_twice_drops_no_receiver_for_a_day(
        self, hook: Make, client: Client, site: Site, wait: Any
    ) -> None:
        """Who closes the page before the receiver has the new secret replaces it again."""
        webhook = hook()
        secrets = [webhook["secret"]]
        for _ in range(4):
            secrets.append(client.post(f"/v1/webhooks/{webhook['id']}/secret").json["secret"])
            client.post(f"/v1/webhooks/{webhook['id']}/test")
            wait(0)
            _, headers, body = site.received[-1]
            assert len(headers["webhook-signature"].split()) == min(len(secrets), 3)
            for secret in secrets[-3:]:
                Verifier(secret).verify(body, headers)

    def test_each_gets_what_it_wants(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any
    ) -> None:
        for host in (HOST, "other.acme.test"):
            connect(host)
        hook("/all", events=["*"])
        hook("/host", events=["link.created", "link.updated"], host=HOST.upper())
        hook("/tag", events=["link.*"], tag="sale")
        hook("/none", events=["redirect.*"])
        tagged = make_link(alias="a", tags=["sale"])
        make_link("other.acme.test", alias="b")
        client.patch(f"/v1/redirect/{tagged['id']}", json={"tags": []})
        client.patch(f"/v1/redirect/{tagged['id']}", json={"title": "no longer tagged"})
        client.patch(f"/v1/redirect/{tagged['id']}", json={"url": "https://other.acme.test/c"})
        wait(0)
        assert [entry["data"]["alias"] for entry in received(site, "/host")] == ["a", "a", "a", "c"]
        assert [entry["type"] for entry in received(site, "/tag")] == ["link.created", "link.updated"]
        assert len(received(site, "/all")) == 5
        assert received(site, "/none") == []

    def test_the_destination_of_a_link(
        self, hook: Make, make_link: Make, connect: Any, site: Site, look: Callable[..., None]
    ) -> None:
        connect(HOST)
        hook(events=["destination.*"], tag="sale")
        link = make_link(destination=site.url("/page"), is_notify=True, tags=["sale"])
        make_link(destination=site.url("/page"), is_notify=True)
        site.statuses["/page"] = 500
        look(3)
        site.statuses["/page"] = 200
        look(2)
        assert [(entry["type"], entry["data"]["id"]) for entry in received(site)] == [
            ("destination.broken", link["id"]),
            ("destination.recovered", link["id"]),
        ]


class _Now:
    """The moment of the test's clock, for the library."""

    @staticmethod
    def now(tz: Any = None) -> datetime:
        return times.now()

    @staticmethod
    def fromtimestamp(seconds: Any, tz: Any = None) -> datetime:
        return datetime.fromtimestamp(seconds, tz=tz)


class TestRepeats:
    def test_within_ten_seconds_under_the_same_id(
        self, hook: Make, connect: Any, make_link: Make, client: Client, site: Site, wait: Any
    ) -> None:
        connect(HOST)
        webhook = hook(events=["link.created"])
        site.statuses["/hook"] = 503
        for alias in "ab":
            make_link(alias=alias)
        second, first = client.get("/v1/deliveries").json["data"]
        wait(0)
        assert ids(site) == [first["id"]]
        second, first = client.get("/v1/deliveries").json["data"]
        assert first["status"] == 503
        for entry in (first, second):
            assert client.get(f"/v1/deliveries/{entry['id']}").json == entry
        assert client.get("/v1/deliveries/nothing").status_code == 404
        found = state(client, webhook)
        assert (found["state"], found["waiting"], found["reason"]) == ("active", 2, "It answers with status 503.")
        assert found["failing_since"] is not None
        wait(6)
        assert ids(site) == [first["id"]] * 2
        wait(6)
        wait(6)
        # Of each the first repeat is soon, whatever else waits.
        assert ids(site) == [first["id"]] * 2 + [second["id"]] * 2
        site.statuses["/hook"] = 200
        wait(60)
        assert sorted(ids(site)[4:]) == sorted([first["id"], second["id"]])
        found = state(client, webhook)
        assert (found["waiting"], found["reason"], found["failing_since"]) == (0, "", None)

    def test_after_an_outage_everything_comes_in_order(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any
    ) -> None:
        connect(HOST)
        webhook = hook(events=["link.created"])
        site.statuses["/hook"] = 500
        for number in range(5):
            make_link(alias=f"a{number}")
        for _ in range(20):
            wait(120)
        tried = len(site.received)
        # One attempt at a time, however much waits.
        assert tried < 30
        site.statuses["/hook"] = 200
        wait(3600)
        assert sorted(entry["data"]["alias"] for entry in received(site)[tried:]) == ["a0", "a1", "a2", "a3", "a4"]
        assert [entry["data"]["alias"] for entry in received(site)[tried + 1 :]] == sorted(
            entry["data"]["alias"] for entry in received(site)[tried + 1 :]
        )
        assert state(client, webhook)["waiting"] == 0

    def test_a_test_and_a_replay_come_before_what_waits(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any
    ) -> None:
        connect(HOST)
        webhook = hook(events=["link.created"])
        site.statuses["/hook"] = 500
        for number in range(30):
            make_link(alias=f"a{number}")
        wait(0)
        test = client.post(f"/v1/webhooks/{webhook['id']}/test").json["id"]
        wait(1)
        assert ids(site)[-1] == test
        last = client.get("/v1/deliveries").json["data"][1]["id"]
        client.post(f"/v1/deliveries/{last}/replay")
        wait(1)
        assert ids(site)[-1] == last

    @pytest.mark.parametrize("status", [200, 500])
    def test_a_replay_that_is_requested_while_it_is_sent_is_not_lost(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any, app: Flask, status: int
    ) -> None:
        connect(HOST)
        webhook = hook(events=["link.created"])
        site.statuses["/hook"] = status
        make_link(alias="a")
        turns = webhooks.WebhookTurns(Fetcher(Resolver([]), lambda _: True))
        with app.app_context():
            turn = turns.do(webhook["id"])
            (delivery,) = client.get("/v1/deliveries").json["data"]
            replayed = client.post(f"/v1/deliveries/{delivery['id']}/replay").json
            turns.write([(webhook["id"], turn)])
        after = client.get(f"/v1/deliveries/{delivery['id']}").json
        assert (after["state"], after["attempts"], after["due_at"]) == ("waiting", 0, replayed["due_at"])
        assert len(received(site)) == 1

    def test_one_that_is_refused_keeps_no_other_waiting(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any, app: Flask
    ) -> None:
        connect(HOST)
        webhook = hook(events=["link.created"])
        site.refused = lambda body: b'"alias":"poison"' in body
        for alias in ("poison", "b", "c"):
            make_link(alias=alias)
        wait(0)
        for _ in range(3):
            wait(6)
        assert [entry["data"]["alias"] for entry in received(site)] == ["poison", "poison", "b", "c"]
        assert state(client, webhook)["failing_since"] is None
        assert state(client, webhook)["waiting"] == 1

    @pytest.mark.slow
    def test_after_three_days_it_is_switched_off(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any
    ) -> None:
        connect(HOST)
        webhook = hook(events=["link.created"])
        site.statuses["/hook"] = 500
        make_link(alias="a")
        wait(0)
        pauses = []
        for _ in range(100):
            if state(client, webhook)["state"] != "active":
                break
            pauses.append(len(site.received))
            wait(3600)
        found = state(client, webhook)
        assert found["state"] == "failed"
        assert found["reason"].startswith("It accepted nothing for 3 days. The last reason: It answers with status")
        assert 70 <= len(pauses) <= 80  # hours
        (delivery,) = client.get("/v1/deliveries").json["data"]
        assert delivery["state"] == "failed"
        assert "turned off" in delivery["reason"]
        before = len(site.received)
        make_link(alias="b")
        wait(7 * 86_400)
        assert len(site.received) == before
        # On again, and what was lost can be sent again.
        site.statuses["/hook"] = 200
        found = client.patch(f"/v1/webhooks/{webhook['id']}", json={"state": "active"}).json
        assert (found["state"], found["reason"], found["failing_since"]) == ("active", "", None)
        assert client.post(f"/v1/deliveries/{delivery['id']}/replay").json["state"] == "waiting"
        make_link(alias="c")
        wait(1)
        assert [entry["data"]["alias"] for entry in received(site)[before:]] == ["a", "c"]

    def test_one_whose_receiver_is_gone_is_switched_off_at_once(
        self, hook: Make, client: Client, site: Site, wait: Any
    ) -> None:
        webhook = hook()
        site.statuses["/hook"] = 410
        client.post(f"/v1/webhooks/{webhook['id']}/test")
        wait(0)
        found = state(client, webhook)
        assert (found["state"], found["reason"]) == ("failed", "Its receiver is gone (410).")
        wait(3600)
        assert len(site.received) == 1

    @pytest.mark.parametrize(
        ("status", "asked_s", "waits_s"), [(429, "600", 600), (503, "99999", 21_600), (429, "x", 5)]
    )
    def test_a_receiver_says_when_it_wants_to_be_asked_again(
        self, hook: Make, make_link: Make, connect: Any, site: Site, wait: Any, status: int, asked_s: str, waits_s: int
    ) -> None:
        connect(HOST)
        hook(events=["link.*"])
        wait(0)
        site.statuses["/hook"], site.headers["/hook"] = status, {"Retry-After": asked_s}
        for alias in ("a", "b"):
            make_link(alias=alias)
        wait(0)
        sent = len(site.received)
        assert sent == 1 or asked_s == "x"
        wait(waits_s - 2)
        assert len(site.received) == sent or asked_s == "x"
        site.statuses["/hook"] = 200
        wait(10)
        assert len(site.received) > sent

    def test_a_test_of_one_that_is_off_is_sent_once(self, hook: Make, client: Client, site: Site, wait: Any) -> None:
        webhook = hook()
        client.patch(f"/v1/webhooks/{webhook['id']}", json={"state": "off"})
        site.statuses["/hook"] = 404
        sent = client.post(f"/v1/webhooks/{webhook['id']}/test").json
        wait(0)
        wait(3600)
        assert ids(site) == [sent["id"]]
        (delivery,) = client.get("/v1/deliveries").json["data"]
        assert (delivery["state"], delivery["reason"]) == ("failed", "It answers with status 404.")
        assert state(client, webhook)["state"] == "off"

    def test_the_pauses_grow_for_three_days(self) -> None:
        assert events.WAITS_S[0] < 10
        assert list(events.WAITS_S) == sorted(events.WAITS_S)
        assert timedelta(days=3) < timedelta(seconds=sum(events.WAITS_S)) < timedelta(days=4)
        assert [events.pause_s(s) for s in (0, 59, 60, 3600, 400_000)] == [5, 5, 15, 900, 21_600]


class TestOthers:
    def test_a_dead_receiver_keeps_no_other_waiting(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, app: Flask
    ) -> None:
        """Receivers that do not answer at all: the others get everything meanwhile, and at once."""
        connect(HOST)
        silence = threading.Event()
        site.wait_for["/dead"] = silence
        for _ in range(3):
            hook("/dead", events=["link.*"])
        hook(events=["link.*"])
        for number in range(20):
            make_link(alias=f"a{number}")
        began = time.monotonic()
        try:
            while len(received(site)) < 20 and time.monotonic() - began < 8:
                watcher.of(app).turn()
                time.sleep(0.02)
            assert len(received(site)) == 20
            # One attempt at each of the dead ones.
            assert len(received(site, "/dead")) == 3
        finally:
            silence.set()
        watcher.of(app).drain()

    def test_many_go_out_in_one_turn_and_in_order(
        self, hook: Make, connect: Any, client: Client, site: Site, wait: Any, app: Flask
    ) -> None:
        connect(HOST)
        hook(events=["link.created"])
        rows = [{"host": HOST, "alias": f"n{n:03}", "destination": "https://d.example/"} for n in range(150)]
        client.post("/v1/bulk", json={"records": rows})
        wait(0)
        assert [entry["data"]["alias"] for entry in received(site)] == [row["alias"] for row in rows]

    def test_no_more_waits_than_there_is_room_for(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, app: Flask, monkeypatch: Any
    ) -> None:
        monkeypatch.setattr("signpost.features.events.outbox.MAX_WAITING", 3)
        connect(HOST)
        webhook = hook(events=["link.created"])
        other = hook("/other", events=["link.created"], tag="sale")
        for number in range(5):
            make_link(alias=f"a{number}", tags=["sale"] if number == 4 else [])
        assert (state(client, webhook)["waiting"], state(client, webhook)["missed"]) == (3, 2)
        assert (state(client, other)["waiting"], state(client, other)["missed"]) == (1, 0)

    def test_a_private_address_is_refused_at_once_or_at_delivery(
        self, make_app: Callable[..., Flask], make_client: Callable[..., Client], site: Site
    ) -> None:
        app = make_app()
        client = make_client(app)
        for url in (
            site.url("/hook"),
            "http://localhost/",
            "http://10.0.0.1/",
            "http://[::1]/",
            "http://169.254.169.254/",
        ):
            answer = client.post("/v1/webhooks", json={"url": url})
            assert answer.status_code == 422, url
            assert list(answer.json["errors"]) == ["url"]
        created = client.post("/v1/webhooks", json={"url": "https://hooks.example/"}).json
        refused = client.patch(f"/v1/webhooks/{created['id']}", json={"url": site.url("/hook")})
        assert refused.status_code == 422
        with app.app_context(), database.atomic():
            Webhook.update(url=site.url("/hook")).where(Webhook.id == created["id"]).execute()
        client.post(f"/v1/webhooks/{created['id']}/test")
        watcher.of(app).drain()
        (delivery,) = client.get("/v1/deliveries").json["data"]
        assert delivery["reason"] == "127.0.0.1 does not lead to a public address."
        assert site.received == []


class _Slow:
    """A kind of task that keeps every thread of the watcher busy."""

    def __init__(self) -> None:
        self.ended = threading.Event()

    def due(self, count: int) -> list[int]:
        return [] if self.ended.is_set() else list(range(100))

    def do(self, task: int) -> bool:
        return self.ended.wait(20)

    def write(self, done: list[tuple[int, bool]]) -> None:
        """Nothing is kept."""


def test_checks_that_take_long_keep_no_webhook_waiting(app: Flask, hook: Make, client: Client, site: Site) -> None:
    slow = _Slow()
    watcher.of(app).add(slow)
    watcher.of(app).turn()
    webhook = hook()
    client.post(f"/v1/webhooks/{webhook['id']}/test")
    try:
        deadline = time.monotonic() + 10
        while not site.received and time.monotonic() < deadline:
            watcher.of(app).turn()
            time.sleep(0.05)
        assert len(site.received) == 1
    finally:
        slow.ended.set()
        watcher.of(app).drain()


class TestShares:
    def test_one_refusal_in_a_hundred_does_not_pause(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any
    ) -> None:
        """It comes again later; what is newer does not wait for it."""
        connect(HOST)
        webhook = hook(events=["link.created"])
        make_link(alias="begin")
        wait(0)
        site.refused = lambda body: b'"alias":"a7"' in body or b'"alias":"a8"' in body
        for number in range(20):
            make_link(alias=f"a{number}")
        wait(0)
        assert [entry["data"]["alias"] for entry in received(site)] == [
            "begin",
            *(f"a{number}" for number in range(20)),
        ]
        found = state(client, webhook)
        assert (found["waiting"], found["failing_since"]) == (2, None)
        site.refused = lambda body: False
        wait(6)
        assert [entry["data"]["alias"] for entry in received(site)[21:]] == ["a7", "a8"]

    def test_a_few_refusals_in_a_row_pause(
        self, hook: Make, make_link: Make, connect: Any, client: Client, site: Site, wait: Any
    ) -> None:
        connect(HOST)
        webhook = hook(events=["link.created"])
        make_link(alias="begin")
        wait(0)
        site.statuses["/hook"] = 500
        for number in range(20):
            make_link(alias=f"a{number}")
        wait(0)
        wait(1)
        assert len(site.received) == 1 + webhooks.REFUSALS_IN_ROW
        assert state(client, webhook)["failing_since"] is not None
        wait(6)
        assert len(site.received) == 2 + webhooks.REFUSALS_IN_ROW, "then one at a time"

    def test_who_has_a_turn(self, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        """A few of a workspace, one of them failing; turns that last make room; others still get their first."""
        now = 1000.0
        monkeypatch.setattr(times, "monotonic_s", lambda: now)
        running: dict[str, webhooks._Running] = {}

        def begin(workspace: str, is_failing: bool = False) -> bool:
            if has_place := webhooks._has_place(running, workspace, is_failing):
                running[str(len(running))] = webhooks._Running(workspace, is_failing, now)
            return has_place

        assert [begin("a", is_failing=True) for _ in range(3)] == [True, False, False]
        assert [begin("a") for _ in range(5)] == [True, True, True, False, False]
        assert begin("b", is_failing=True)
        now += webhooks.SLOW_S + 1
        assert [begin("a", is_failing=True) for _ in range(3)] == [True, False, False]
        for _ in range(10):
            now += webhooks.SLOW_S + 1
            begin("a", is_failing=True)
            begin("a")
        of_a = [entry for entry in running.values() if entry.workspace_id == "a"]
        assert len(of_a) == TABLE[SharedResource.WEBHOOKS].of_workspace
        assert sum(entry.is_failing for entry in of_a) == webhooks.MAX_FAILING_OF_WORKSPACE
        while begin(f"other {len(running)}"):
            pass
        row = TABLE[SharedResource.WEBHOOKS]
        assert len(running) == row.total + row.first_places

    def test_the_turns_of_all_workspaces_have_threads(self, app: Flask) -> None:
        """Those of one workspace are chosen where they are due, so the threads count each webhook by itself."""
        turns = webhooks.WebhookTurns(Fetcher(Resolver(["127.0.0.1"]), lambda address: True))
        assert isinstance(turns, watcher.WorkspaceTaskKind)
        assert turns.workspace_of("a") != turns.workspace_of("b")
