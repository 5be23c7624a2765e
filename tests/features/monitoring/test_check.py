"""What checks of destinations mean: for the record, for visitors, for filters and pins. DESIGN section 10."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.records import monitor_state
from signpost.features.monitoring import check
from signpost.features.monitoring.tables import RecordCheck, Watch
from signpost.operations.workspaces import usage
from signpost.runtime import watcher
from signpost.storage.models import Record, State, Workspace
from signpost.testing import run_signpost
from tests import wire
from tests.conftest import Client, RunCommand, Server, Visit
from tests.features.conftest import Person, shown
from tests.features.monitoring.conftest import Site

HOST = "go.acme.test"


@pytest.fixture
def watched(
    connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], site: Site
) -> Callable[..., dict[str, Any]]:
    """A link that is watched, on the site."""
    host = connect(HOST)

    def do(*paths: str, **fields: Any) -> dict[str, Any]:
        urls = [site.url(path) for path in paths]
        return make_link(host, destinations=urls, **{"is_notify": True, "alias": "a", **fields})

    return do


@pytest.fixture
def state(client: Client) -> Callable[..., Any]:
    return lambda link: client.get(f"/v1/links/{link['id']}").json["monitor"]


class TestVerdict:
    def test_pending_until_it_was_looked_at(
        self, watched: Callable[..., dict[str, Any]], state: Callable[..., Any], look: Callable[..., None]
    ) -> None:
        link = watched("/")
        assert state(link) == link["monitor"] == "pending"
        look()
        assert state(link) == "up"

    def test_nobody_looks_unless_asked_to(
        self,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        site: Site,
        look: Callable[..., None],
    ) -> None:
        link = make_link(connect(HOST), destination=site.url("/"))
        look(3)
        assert link["monitor"] == "off"
        assert site.requested == []

    def test_down_after_three_failures_up_after_one_success(
        self, watched: Callable[..., dict[str, Any]], state: Callable[..., Any], look: Callable[..., None], site: Site
    ) -> None:
        link = watched("/")
        look()
        site.statuses["/"] = 503
        for expected in ("up", "up", "down", "down"):
            look()
            assert state(link) == expected
        site.statuses["/"] = 200
        look()
        assert state(link) == "up"

    def test_failures_must_be_in_a_row(
        self, watched: Callable[..., dict[str, Any]], state: Callable[..., Any], look: Callable[..., None], site: Site
    ) -> None:
        link = watched("/")
        for status in (503, 503, 200, 503, 503, 200):
            site.statuses["/"] = status
            look()
        assert state(link) == "up"

    def test_one_of_several_is_enough(
        self, watched: Callable[..., dict[str, Any]], state: Callable[..., Any], look: Callable[..., None], site: Site
    ) -> None:
        link = watched("/a", "/b")
        site.statuses["/b"] = 404
        look(3)
        assert state(link) == "down"

    def test_does_not_count_as_a_change_of_the_record(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, client: Client
    ) -> None:
        link = watched("/")
        site.statuses["/"] = 500
        look(3)
        assert client.get(f"/v1/links/{link['id']}").json["updated_at"] == link["updated_at"]

    def test_filters_and_pins_follow(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, client: Client
    ) -> None:
        link = watched("/")

        def broken() -> list[str]:
            return [entry["id"] for entry in client.get("/v1/links?filter[health]=broken").json["data"]]

        pin = {"kind": "health", "value": "broken"}
        assert (broken(), pin in client.get("/v1/links/filter-pins").json["pins"]) == ([], False)
        site.statuses["/"] = 500
        look(3)
        assert (broken(), pin in client.get("/v1/links/filter-pins").json["pins"]) == ([link["id"]], True)


class TestHistory:
    def test_tells_each_check(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, client: Client
    ) -> None:
        link = watched("/")
        look()
        site.statuses["/"] = 410
        look()
        newest, oldest = client.get(f"/v1/links/{link['id']}/checks").json["data"]
        assert newest.keys() == {"at", "destination", "result", "reason", "status", "ms"}
        assert (oldest["result"], oldest["reason"], oldest["status"]) == ("up", "", 200)
        assert (newest["result"], newest["status"]) == ("down", 410)
        assert newest["reason"] == "It answers with status 410."
        assert newest["destination"] == site.url("/")
        assert newest["at"] > oldest["at"]
        assert 0 <= newest["ms"] < 10_000

    def test_is_bounded(
        self,
        watched: Callable[..., dict[str, Any]],
        look: Callable[..., None],
        app: Flask,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(check, "MAX_CHECKS", 5)
        monkeypatch.setattr(check, "_TIDY_EVERY", 1)
        watched("/")
        look(12)
        with app.app_context():
            assert RecordCheck.select().count() <= 6

    def test_the_last_ones_stay_where_the_clock_was_ahead(
        self,
        watched: Callable[..., dict[str, Any]],
        look: Callable[..., None],
        app: Flask,
        client: Client,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(check, "MAX_CHECKS", 3)
        monkeypatch.setattr(check, "_TIDY_EVERY", 1)
        link = watched("/")
        look()
        with app.app_context():
            row = RecordCheck.select().get().__data__
            RecordCheck.append([{**row, "at": f"204{n}-01-01T00:00:00.000000Z"} for n in range(8)])
        for made in range(2, 6):
            look()
            listed = client.get(f"/v1/links/{link['id']}/checks").json["data"]
            assert len(listed) == 3
            assert len([entry for entry in listed if entry["at"] < "2040"]) == min(made, 3)

    def test_goes_with_the_record(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], app: Flask, client: Client
    ) -> None:
        link = watched("/")
        look()
        client.delete(f"/v1/redirect/{link['id']}")
        look()
        with app.app_context():
            assert not RecordCheck.select().exists()
            assert not Watch.select().exists()
        assert client.get(f"/v1/links/{link['id']}/checks").status_code == 404


class TestSwitch:
    def test_to_the_next_that_is_not_down(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit
    ) -> None:
        watched("/a", "/b", "/c", is_switch_unbroken_destination=True)
        look()
        assert visit("/a").location == site.url("/a")
        site.statuses["/a"] = 500
        look(3)
        assert visit("/a").location == site.url("/b")
        site.statuses["/b"] = 500
        look(3)
        assert visit("/a").location == site.url("/c")
        site.statuses["/a"] = 200
        look()
        assert visit("/a").location == site.url("/a")

    def test_all_down_is_the_first(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit
    ) -> None:
        watched("/a", "/b", is_switch_unbroken_destination=True, destination_routing="random")
        site.statuses.update({"/a": 500, "/b": 500})
        look(3)
        assert {visit("/a").location for _ in range(20)} == {site.url("/a")}

    def test_not_without_the_switch(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit
    ) -> None:
        watched("/a", "/b")
        site.statuses["/a"] = 500
        look(3)
        assert visit("/a").location == site.url("/a")

    @pytest.mark.parametrize("routing", ["order", "random", "weighted", "sticky"])
    def test_whatever_the_routing(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit, routing: str
    ) -> None:
        weights = {"destination_weights": [5, 1, 1]} if routing == "weighted" else {}
        watched("/a", "/b", "/c", is_switch_unbroken_destination=True, destination_routing=routing, **weights)
        site.statuses["/a"] = 500
        look(3)
        headers = [{"User-Agent": f"Mozilla/5.0 Firefox/{number}"} for number in range(40)]
        assert {visit("/a", headers=header).location for header in headers} == {site.url("/b"), site.url("/c")}

    def test_ends_when_it_is_switched_off(
        self,
        watched: Callable[..., dict[str, Any]],
        look: Callable[..., None],
        site: Site,
        visit: Visit,
        client: Client,
    ) -> None:
        link = watched("/a", "/b", is_switch_unbroken_destination=True)
        site.statuses["/a"] = 500
        look(3)
        body = {"url": link["url"], "destinations": [site.url("/a"), site.url("/b")]}
        assert client.put(f"/v1/redirect/{link['id']}", json=body).json["monitor"] == "off"
        assert visit("/a").location == site.url("/a")


class TestFastest:
    def test_is_the_first_until_measured(
        self, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], site: Site, visit: Visit
    ) -> None:
        make_link(
            connect(HOST), alias="a", destinations=[site.url("/a"), site.url("/b")], destination_routing="fastest"
        )
        assert visit("/a").location == site.url("/a")

    def test_is_the_one_that_answers_soonest(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit, app: Flask
    ) -> None:
        watched("/a", "/b", destination_routing="fastest")
        look()
        with app.app_context():
            Watch.update(ms=500).where(Watch.destination == site.url("/a")).execute()
            Watch.update(ms=100).where(Watch.destination == site.url("/b")).execute()
            record = Record.get(Record.place == "a")
            assert (
                monitor_state.update(record, Watch.select().where(Watch.record == record.seq))
                or record.fastest_destination == 1
            )
            record.save()
            Watch.update(ms=90).where(Watch.destination == site.url("/a")).execute()
            # Not so much faster that visitors should go back.
            assert not monitor_state.update(record, Watch.select().where(Watch.record == record.seq))
            Watch.update(ms=50).where(Watch.destination == site.url("/a")).execute()
            assert monitor_state.update(record, Watch.select().where(Watch.record == record.seq))
            assert record.fastest_destination == 0

    def test_never_one_that_is_down(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit
    ) -> None:
        watched("/a", "/b", destination_routing="fastest")
        site.statuses["/a"] = 500
        look(3)
        assert visit("/a").location == site.url("/b")


class TestRules:
    PHONE: ClassVar = {
        "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari"
    }

    def test_their_destinations_are_watched_and_replaced(
        self,
        watched: Callable[..., dict[str, Any]],
        state: Callable[..., Any],
        look: Callable[..., None],
        site: Site,
        visit: Visit,
    ) -> None:
        multiple = {"if": {"device": ["mobile"]}, "destinations": [site.url("/c"), site.url("/d")]}
        link = watched("/a", "/b", is_switch_unbroken_destination=True, rules=[multiple])
        look()
        assert state(link) == "up"
        assert visit("/a", headers=self.PHONE).location == site.url("/c")
        site.statuses["/c"] = 500
        look(3)
        assert state(link) == "down"
        assert visit("/a", headers=self.PHONE).location == site.url("/d")
        # The record's own destinations are all up.
        assert visit("/a").location == site.url("/a")

    def test_each_has_its_fastest(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit
    ) -> None:
        fast = {"routing": "fastest", "destinations": [site.url("/c"), site.url("/d")]}
        watched("/a", rules=[{"if": {"bot": True}, "destination": site.url("/b")}, {"if": {"bot": False}, **fast}])
        assert visit("/a").location == site.url("/c")
        site.statuses["/c"] = 500
        look(3)
        assert visit("/a").location == site.url("/d")

    def test_a_destination_that_no_rule_has_any_longer_is_not_watched(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, client: Client, app: Flask
    ) -> None:
        link = watched("/a", rules=[{"if": {"bot": True}, "destination": site.url("/b")}])
        client.patch(f"/v1/redirect/{link['id']}", json={"rules": None})
        with app.app_context():
            assert [entry.destination for entry in Watch.select()] == [site.url("/a")]


class TestWatching:
    def test_what_is_due_survives_the_process(
        self, watched: Callable[..., dict[str, Any]], make_app: Callable[..., Flask], site: Site, app: Flask
    ) -> None:
        watched("/")
        other = make_app(MONITOR_ALLOW_PRIVATE=True, INSTANCE=app.config["INSTANCE"])
        watcher.of(other).drain()
        assert site.requested == ["HEAD /"]

    def test_is_looked_at_once_in_an_interval(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, app: Flask
    ) -> None:
        watched("/")
        look()
        watcher.of(app).drain()
        assert site.requested == ["HEAD /"]

    def test_due_times_spread(
        self,
        watched: Callable[..., dict[str, Any]],
        app: Flask,
        make_link: Callable[..., dict[str, Any]],
        look: Callable[..., None],
        site: Site,
    ) -> None:
        watched("/")
        for number in range(30):
            make_link(HOST, destination=site.url(f"/{number}"), is_notify=True)
        look()
        with app.app_context():
            due = [times.parse(str(entry.due_at)) - times.parse(str(entry.checked_at)) for entry in Watch.select()]
        seconds = [entry.total_seconds() for entry in due]
        assert 270 <= min(seconds) < 290
        # At most 330, and the time until the result was written.
        assert 310 < max(seconds) < 340

    def test_follows_the_destinations(
        self,
        watched: Callable[..., dict[str, Any]],
        look: Callable[..., None],
        site: Site,
        app: Flask,
        client: Client,
        state: Callable[..., Any],
    ) -> None:
        link = watched("/a", "/b")
        site.statuses["/b"] = 500
        look(3)
        body = {"url": link["url"], "destinations": [site.url("/a"), site.url("/c")], "is_notify": True}
        assert client.put(f"/v1/redirect/{link['id']}", json=body).json["monitor"] == "pending"
        with app.app_context():
            saved = {entry.destination: entry.state for entry in Watch.select()}
        assert saved == {site.url("/a"): "up", site.url("/c"): "pending"}
        look()
        assert state(link) == "up"

    def test_a_new_type_counts(self, watched: Callable[..., dict[str, Any]], client: Client, site: Site) -> None:
        """What is gone leads nowhere, so that there is nothing to check."""
        link = watched("/a")

        def monitor_as(**fields: Any) -> str:
            body = {"url": link["url"], "is_notify": True, **fields}
            return str(client.put(f"/v1/redirect/{link['id']}", json=body).json["monitor"])

        assert monitor_as(type="gone") == "off"
        assert monitor_as(type="redirect", destination=site.url("/a")) == "pending"

    def test_what_cannot_be_asked_is_not_monitored(
        self,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        site: Site,
        look: Callable[..., None],
        app: Flask,
        client: Client,
        person: Person,
        state: Callable[..., Any],
    ) -> None:
        """However a record came to its destinations, it is monitored exactly where one of them is watched."""
        host, web, said = connect(HOST), site.url("/a"), "Not checked: only web addresses can be"
        link = make_link(host, destination="tel:112", is_notify=True, alias="a")

        def assert_monitored(expected: bool) -> None:
            assert (state(link) != "off") is expected
            with app.app_context():
                assert Watch.select().exists() is expected
            assert (said in shown(person.get(f"/links/{link['id']}"))) is not expected
            with app.app_context():
                assert usage.count_used(Workspace.get(), "monitor") == int(expected)
            if expected:
                look()
                assert state(link) == "up"

        assert_monitored(False)
        to_app = {"if": {"system": ["iOS"]}, "destination": "fb://x"}
        for body, expected in (
            ({"destinations": ["mailto:a@acme.test", "whatsapp://send"]}, False),
            ({"destinations": ["mailto:a@acme.test", web]}, True),
            ({"destinations": ["geo:1,2"]}, False),
            ({"destinations": ["geo:1,2"], "rules": [{**to_app, "destination": web}]}, True),
            ({"destinations": ["geo:1,2"], "rules": [to_app]}, False),
            ({"destinations": [web.upper().replace("/A", "/a")], "rules": None}, True),
            ({"destinations": ["ftp://acme.test/"]}, False),
        ):
            changed = client.patch(f"/v1/redirect/{link['id']}", json=body)
            assert changed.status_code == 200, changed.text
            assert_monitored(expected)
        for destination, expected in ((web, True), ("sms:1", False)):
            body = {"url": link["url"], "destination": destination, "is_switch_unbroken_destination": True}
            assert client.put(f"/v1/redirect/{link['id']}", json=body).status_code == 200
            assert_monitored(expected)

    def test_an_explanation_does_not_say_that_it_is_off(
        self, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], run_command: RunCommand
    ) -> None:
        """Monitoring is asked for, and this address can't be checked."""
        host = connect(HOST)
        for alias, is_notify, said in (("a", True, "."), ("b", False, ": monitoring is off.")):
            make_link(host, alias=alias, destination="tel:112", is_notify=is_notify)
            told = run_command("explain", f"https://{host}/{alias}").output
            assert re.search(rf"tel:112 is not checked{re.escape(said)}$", told, re.MULTILINE), told

    def test_what_a_path_completes_is_not_monitored(
        self, connect: Callable[..., str], client: Client, site: Site, state: Callable[..., Any]
    ) -> None:
        host = connect(HOST)
        for number, (path, expected) in enumerate((("/:name", "off"), ("/", "pending"))):
            body = {"url": f"{host}/{number}/:name", "match": "pattern", "destination": site.url(path)}
            made = client.post("/v1/redirect", json={**body, "is_notify": True})
            assert made.status_code < 300, made.text
            assert state(made.json["data"][0]) == expected

    def test_what_an_earlier_version_left_pending_is_off(
        self,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        look: Callable[..., None],
        app: Flask,
        state: Callable[..., Any],
    ) -> None:
        link = make_link(connect(HOST), destination="tel:112", is_notify=True)
        with app.app_context():
            Record.update(monitor="pending").execute()
            State.delete().where(State.name == "watches_2").execute()
            State.store("features", "monitoring")
        look()
        assert state(link) == "off"

    def test_a_result_that_comes_too_late_is_dropped(
        self, watched: Callable[..., dict[str, Any]], app: Flask, client: Client, site: Site
    ) -> None:
        link = watched("/")
        turning = watcher.of(app)
        turning.turn()
        client.delete(f"/v1/redirect/{link['id']}")
        turning.drain()
        with app.app_context():
            assert not RecordCheck.select().exists()

    def test_visitors_meet_the_verdict_at_once(
        self, watched: Callable[..., dict[str, Any]], look: Callable[..., None], site: Site, visit: Visit
    ) -> None:
        watched("/a", "/b", is_switch_unbroken_destination=True)
        for _ in range(3):
            assert visit("/a").location == site.url("/a")
            site.statuses["/a"] = 500
            look()
        assert visit("/a").location == site.url("/b")

    def test_a_failure_of_ours_is_no_endless_loop(
        self,
        watched: Callable[..., dict[str, Any]],
        app: Flask,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        watched("/")
        kind = next(kind for kind in watcher.of(app).kinds if isinstance(kind, check.DestinationChecks))
        tried: list[Any] = []

        def fail(key: Any) -> None:
            tried.append(key)
            raise ZeroDivisionError

        monkeypatch.setattr(kind, "do", fail)
        for _ in range(3):
            watcher.of(app).drain()
        assert len(tried) == 1
        assert "ZeroDivisionError" in caplog.text


@pytest.mark.slow
def test_a_server_watches(make_server: Callable[..., Server], site: Site) -> None:
    server = make_server(SIGNPOST_MONITOR_ALLOW_PRIVATE="true", SIGNPOST_MONITOR_INTERVAL_S="1").start()
    wire.connected(server)
    site.statuses["/b"] = 500
    destinations = [site.url("/b"), site.url("/a")]
    body = {"host": HOST, "alias": "a", "destinations": destinations, "is_switch_unbroken_destination": True}
    assert wire.api(server, "POST", "/v1/link", body).status == 200
    deadline = time.monotonic() + 15
    while wire.visit(server, "/a").headers["location"] != site.url("/a"):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert server.stop() == 0


class TestWhileItIsOff:
    def test_what_changed_is_followed_once_it_is_on_again(self, tmp_path: Path, site: Site) -> None:
        with run_signpost(tmp_path) as signpost:
            signpost.connect()
            changed = signpost.link(destination=site.url("/former"), is_notify=True)
            unwatched = signpost.link(destination=site.url("/unwatched"), is_notify=True)
        with run_signpost(tmp_path, FEATURES=()) as signpost:
            body = {"destination": site.url("/now")}
            assert signpost.api("PATCH", f"/v1/redirect/{changed['id']}", body).status_code == 200
            assert signpost.api("PATCH", f"/v1/redirect/{unwatched['id']}", {"is_notify": False}).status_code == 200
            new = signpost.link(destination=site.url("/new"), is_notify=True)
        for _ in range(2):
            with run_signpost(tmp_path, MONITOR_ALLOW_PRIVATE=True) as signpost:
                watcher.of(signpost.app).drain()
                states = [
                    signpost.api("GET", f"/v1/links/{link['id']}").json["monitor"] for link in (changed, unwatched, new)
                ]
                assert states == ["up", "off", "up"]
                with signpost.app.app_context():
                    assert {watch.destination for watch in Watch.select()} == {site.url("/now"), site.url("/new")}
        # Once it is followed, nothing is due again.
        assert (site.requested.count("HEAD /new"), site.requested.count("HEAD /now")) == (1, 1)
