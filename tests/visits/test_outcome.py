"""The verdict of POST /links/explain is what a visitor gets.

Compared for each kind of record, state of its hostname, last check of its destination, and visitor, by following real
redirects to a real server.
"""

import http.client
import itertools
import random
import re
import socket
import threading
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.diagnostics.schemas import MAX_URLS
from signpost.features.diagnostics.visits.trace import MAX_HOPS
from signpost.features.monitoring import check_now
from signpost.features.monitoring.tables import RecordCheck, Watch
from signpost.runtime.bulkheads import TABLE, Holder, SharedResource
from signpost.storage.models import Host, Record, User, Workspace
from signpost.visits import middleware
from tests.conftest import FIREFOX, Client, client_of
from tests.databases import round_trips
from tests.features.monitoring.conftest import Site
from tests.lanes import share
from tests.visits.conftest import send

LOST, OVER = "/lost", "/over"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
    "Mobile/15E148 Safari/604.1"
)
PAST, FUTURE = "2020-01-01T00:00:00Z", "2090-01-01T00:00:00Z"
# What the last check of a destination found, by the end of an alias: (state, failures); None: not checked yet.
CHECKED = {"on": ("up", 0), "new": None, "once": ("up", 1), "failed": ("down", 3)}
VISITORS = {
    "a person": {},
    "a person with a phone": {"user_agent": PHONE},
    "a crawler": {"user_agent": "Googlebot/2.1 (+http://www.google.com/bot.html)"},
    "a preview": {"user_agent": "facebookexternalhit/1.1"},
    "HEAD": {"method": "HEAD"},
    "POST": {"method": "POST"},
}
# What the owner of a link intended, although its status says that something is wrong.
INTENDED = {("gone", 410), ("password", 401), ("password", 403), ("people", 403), ("limited", 403)}


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site()
    site.statuses["/down"] = 503
    yield site
    site.close()


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(MONITOR_ALLOW_PRIVATE=True)


def kinds(away: Callable[[str], str], host: str) -> dict[str, dict[str, Any]]:
    """Links by alias. What is after the last `-` says what was found about their destinations."""
    up, down = away("/up"), away("/down")
    here = f"https://{host}"
    return {
        "up-on": {"destination": up},
        "up-new": {"destination": up},
        "up": {"destination": up},
        "down-failed": {"destination": down},
        "down-once": {"destination": down},
        "down-new": {"destination": down},
        "down": {"destination": down},
        "paused-on": {"destination": up, "paused": True},
        "starts": {"destination": up, "starts": FUTURE},
        "started-on": {"destination": up, "starts": PAST},
        "expired": {"destination": up, "expires": FUTURE},
        "expired-to": {"destination": down, "expires": FUTURE, "expired_url": up},
        "expired-down": {"destination": up, "expires": FUTURE, "expired_url": down},
        "expired-chain": {"destination": up, "expires": FUTURE, "expired_url": f"{here}/down-failed"},
        "gone": {"type": "gone"},
        "password": {"destination": down, "password": "opensesame"},
        "people": {"destination": up, "plugins": ["block-bots"]},
        "limited": {"destination": up, "max_clicks": 1000},
        "frame-on": {"destination": up, "type": "frame"},
        "frame-failed": {"destination": down, "type": "frame"},
        "preview-failed": {"destination": down, "plugins": ["preview"]},
        "card-failed": {"destination": down, "card": {"title": "Sale"}},
        "kept-on": {"destination": up, "status": 307},
        "ruled-on": {"destination": up, "rules": [{"if": {"system": ["iOS"]}, "destination": f"{here}/down-failed"}]},
        "ruled-failed": {"destination": up, "rules": [{"if": {"system": ["iOS"]}, "destination": down}]},
        "turns-failed": {"destinations": [down, up], "destination_routing": "order"},
        "avoided-failed": {"destinations": [down, up], "is_switch_unbroken_destination": True},
        "folder-on": {"destination": up, "forward_query": True},
        "chained": {"destination": f"{here}/up-on"},
        "chained-down": {"destination": f"{here}/down-failed"},
        "chained-paused": {"destination": f"{here}/paused-on"},
        "chained-nothing": {"destination": f"{here}/nothing"},
        "loop": {"destination": f"{here}/loop-2"},
        "loop-2": {"destination": up},
        "app": {"destination": "tel:112"},
        "www": {"destination": f"https://www.{host}/up-on"},
    }


def at(name: str, **values: Any) -> None:
    assert Host.update(**values).where(Host.host == name).execute() == 1


DNS_ERROR = {"scope": "dns", "message": "It points to 203.0.113.9 instead of here.", "updated_at": PAST}
HTTPS_ERROR = {"scope": "https", "message": "A CAA record lets no authority issue.", "updated_at": PAST}
CHECK = {"awaits_proof": False, "checked_at": "2026-01-01T00:00:00.000000Z"}
# What the database holds about a hostname.
STATES: dict[str, dict[str, Any]] = {
    "unchecked": {"awaits_proof": False},
    "right": {**CHECK, "correct": True},
    "wrong": {**CHECK, "correct": False, "errors": [DNS_ERROR]},
    "uncertified": {**CHECK, "correct": True, "errors": [HTTPS_ERROR]},
    "plain": {**CHECK, "correct": True, "https_requested": False},
    "awaited": {**CHECK, "awaits_proof": True, "errors": [DNS_ERROR]},
    "fallback": {**CHECK, "correct": True, "notfound_url": LOST, "expired_url": OVER},
    "disconnected": {},
}


class World:
    """Hostnames in every state, with links of every kind; and a visitor who follows redirects."""

    def __init__(self, app: Flask, client: Client, site: Site):
        self.app, self.client, self.site = app, client, site
        self._make("first.acme.test", "right")
        for state in STATES:
            self._make(f"{state}.acme.test", state)

    def _make(self, host: str, state: str) -> None:
        assert self.client.post("/v1/host", json={"host": host}).status_code == 200
        for alias, fields in kinds(self.site.url, host).items():
            is_watched = alias.rpartition("-")[2] in CHECKED
            body = {"url": f"{host}/{alias}", "is_notify": is_watched, **fields}
            answer = self.client.post("/v1/redirect", json=body)
            assert answer.status_code == 200, (alias, answer.text)
            if host != "first.acme.test":
                onward = {"url": f"first.acme.test/{state}-{alias}", "destination": f"https://{host}/{alias}"}
                assert self.client.post("/v1/redirect", json=onward).status_code == 200
        values = {name: self._here(value) for name, value in STATES[state].items()}
        with self.app.app_context():
            # No operation saves a loop.
            Record.update(destination=f"https://{host}/loop").where(
                (Record.host == host) & (Record.place == "loop-2")
            ).execute()
            Record.update(expired_at=PAST).where((Record.host == host) & Record.place.startswith("expired")).execute()
            avoided = (Record.host == host) & (Record.place == "avoided-failed")
            Record.update(broken_destinations=[0], monitor="down").where(avoided).execute()
            for watch in Watch.select(Watch, Record).join(Record).where(Record.host == host):
                found = CHECKED[watch.record.place.rpartition("-")[2]]
                # Of several destinations, this one answers.
                self._check(watch, ("up", 0) if found and watch.destination.endswith("/up") else found)
            if state == "disconnected":
                Host.delete().where(Host.host == host).execute()
            else:
                at(host, **values)
        middleware.of(self.app).records.forget_all()

    def _here(self, value: Any) -> Any:
        return self.site.url(value) if value in (LOST, OVER) else value

    @staticmethod
    def _check(watch: Watch, found: tuple[str, int] | None) -> None:
        if found is None:
            return
        state, failures = found
        now, key = times.now_text(), (Watch.record == watch.record_seq) & (Watch.destination == watch.destination)
        Watch.update(state=state, failures=failures, checked_at=now).where(key).execute()
        RecordCheck.insert(
            record=watch.record_seq,
            at=now,
            destination=watch.destination,
            result="down" if failures else "up",
            reason="It answers with status 503." if failures else "",
            status=503 if failures else 200,
            ms=5,
        ).execute()

    def explain(self, url: str, visitor: dict[str, str], **question: Any) -> Any:
        headers = {"User-Agent": visitor.get("user_agent", FIREFOX)}
        body = {"url": url, "method": visitor.get("method", "GET"), "headers": headers, "address": "192.0.2.1"}
        answer = self.client.post("/v1/links/explain", json={**body, **question})
        assert answer.status_code == 200, answer.text
        return answer.json

    def ends_well(self, url: str, visitor: dict[str, str]) -> bool:
        """Whether a visitor who follows all redirects gets what was intended."""
        method = visitor.get("method", "GET")
        for _ in range(MAX_HOPS + 1):
            parts = urlsplit(url)
            if parts.scheme not in ("http", "https"):
                return True
            if parts.hostname == "127.0.0.1":
                return parts.path != LOST and self._status_away(parts.port or 80, parts.path) < 400
            host = parts.hostname or ""
            if not self._arrives(host):
                return False
            target = parts.path + (f"?{parts.query}" if parts.query else "")
            answer = send(self.app, target, host=host, **{**visitor, "method": method})
            if answer.location is None:
                break
            url = answer.location
            method = method if answer.status in (307, 308) or method == "HEAD" else "GET"
        else:
            return False
        alias = parts.path.strip("/")
        if answer.status == 200 and alias.startswith(("frame", "preview")):
            page = send(self.app, target, host=host, **{**visitor, "method": "GET"}).body.decode()
            inside = re.search(r"http://127\.0\.0\.1:\d+/\w+", unescape(page))
            assert inside is not None
            return self.ends_well(inside[0], visitor)
        return answer.status < 400 or (alias, answer.status) in INTENDED

    def _arrives(self, host: str) -> bool:
        """Whether DNS and certificate lead a browser to us, as far as the database knows."""
        with self.app.app_context():
            row = Host.get_or_none(Host.host == host)
        if row is None or row.checked_at is None:
            return True
        return bool(row.correct) and not any(error["scope"] == "https" for error in row.errors)

    def _status_away(self, port: int, path: str) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        try:
            connection.request("GET", path)
            return connection.getresponse().status
        finally:
            connection.close()


def is_unknown(stated: Any) -> bool:
    """Whether the explanation says that it does not know about the end."""
    last = stated["steps"][-1]
    return (
        last["step"] == "destination"
        and last["passes"]
        and ("not checked" in last["text"] or "not been" in last["text"])
    )


@pytest.fixture
def world(make_app: Callable[..., Flask], make_client: Callable[..., Client], site: Site) -> World:
    app = make_app(MONITOR_ALLOW_PRIVATE=True, REQUIRE_HOST_PROOF=True, PUBLIC_URL="https://signpost.test")
    return World(app, make_client(app), site)


def cases() -> Iterator[tuple[str, str]]:
    """URLs of links of each kind on each hostname, directly and from another link; and visitors of each kind.

    Where not everything runs, a share of them.
    """
    found = [*all_cases()]
    yield from random.Random(1).sample(found, share(len(found)))


def all_cases() -> Iterator[tuple[str, str]]:
    aliases = [*kinds(str, "")]
    for state, alias in itertools.product(STATES, [*aliases, "nothing"]):
        yield f"https://{state}.acme.test/{alias}", "a person"
        if alias != "nothing":
            yield f"https://first.acme.test/{state}-{alias}", "a person"
    for alias in aliases:
        yield f"https://www.right.acme.test/{alias}", "a person"
    for alias, visitor in itertools.product(aliases, [*VISITORS][1:]):
        yield f"https://right.acme.test/{alias}", visitor


@pytest.mark.slow
def test_the_verdict_is_what_a_visitor_gets(world: World) -> None:
    compared = {True: 0, False: 0}
    for url, name in cases():
        visitor = VISITORS[name]
        stated, ends_well = world.explain(url, visitor), world.ends_well(url, visitor)
        reported = (url, name, stated["verdict"], stated["stopped_by"], ends_well)
        if stated["verdict"]["ok"] and is_unknown(stated):
            # Not where it leads to links of ours; elsewhere looking at the destination says what it is.
            about = stated["steps"][-1]["text"]
            if "acme.test" in about:
                assert "//disconnected." in about or "//www." in about, reported
                continue
            stated = world.explain(url, visitor, check_now=True)
            reported = (url, name, stated["verdict"], stated["stopped_by"], ends_well)
        assert stated["verdict"]["ok"] == ends_well, reported
        assert stated["verdict"]["text"].endswith("."), reported
        if not stated["verdict"]["ok"]:
            assert stated["stopped_by"] is not None, reported
            assert not all(step["passes"] for step in stated["steps"]), reported
        compared[ends_well] += 1
    assert min(compared.values()) > share(100), compared


@pytest.mark.slow
def test_what_stops_a_visit_here_is_named_first_and_dns_too(world: World) -> None:
    stated = world.explain("https://wrong.acme.test/paused-on", VISITORS["a person"])
    assert stated["stopped_by"] == "paused"
    assert "it is paused" in stated["verdict"]["text"]
    assert "wrong.acme.test doesn't point to this server yet" in stated["verdict"]["text"]
    stated = world.explain("https://wrong.acme.test/expired-to", VISITORS["a person"])
    assert (stated["stopped_by"], stated["verdict"]["ok"]) == ("dns", False)
    stated = world.explain("https://uncertified.acme.test/up-on", VISITORS["a person"])
    assert (stated["stopped_by"], stated["verdict"]["ok"]) == ("certificate", False)


@pytest.mark.slow
def test_many_addresses_get_the_same_verdicts_as_one(world: World) -> None:
    urls = [url for url, name in cases() if name == "a person"]
    assert len(urls) < MAX_URLS
    sent = {"urls": urls, "headers": {"User-Agent": FIREFOX}, "address": "192.0.2.1"}
    answer = world.client.post("/v1/links/explain", json=sent)
    assert answer.status_code == 200, answer.text
    for row in answer.json["data"]:
        entry = world.explain(row["url"], VISITORS["a person"])
        assert [row[name] for name in ("verdict", "stopped_by")] == [entry["verdict"], entry["stopped_by"]], row["url"]


def test_a_thousand_addresses_take_as_many_statements_as_ten(
    app: Flask, client: Client, connect: Callable[..., str], site: Site
) -> None:
    host = connect("many.acme.test")
    rows = [
        {"host": host, "alias": f"a{n}", "destination": site.url("/up"), "is_notify": True} for n in range(MAX_URLS)
    ]
    assert client.post("/v1/bulk", json={"records": rows}).status_code == 200

    def count(urls: int) -> int:
        body = {"urls": [f"https://{host}/a{n}" for n in range(urls)]}
        with round_trips(app) as found:
            answer = client.post("/v1/links/explain", json=body)
        assert [row["verdict"]["ok"] for row in answer.json["data"]] == [True] * urls
        return len(found)

    subset, many = count(10), count(MAX_URLS)
    assert 0 < many == subset
    # Nothing is asked of the destinations.
    assert site.requested == []


class TestCheckNow:
    @pytest.fixture
    def link(self, connect: Callable[..., str], make_link: Callable[..., Any], site: Site) -> str:
        make_link(connect("go.acme.test"), site.url("/up"), alias="a", forward_query=True)
        return "https://go.acme.test/a"

    def test_asks_the_place_where_this_visitor_ends(self, client: Client, link: str, site: Site) -> None:
        site.statuses["/up?x=1"] = 404
        answers = [
            client.post("/v1/links/explain", json={"url": link + query, "check_now": True}).json
            for query in ("", "?x=1")
        ]
        assert [answer["verdict"]["ok"] for answer in answers] == [True, False]
        assert [answer["stopped_by"] for answer in answers] == [None, "destination"]
        assert answers[1]["verdict"]["text"] == "The destination is down now. It answers with status 404."
        assert "HEAD /up" in site.requested
        assert "HEAD /up?x=1" in site.requested

    def test_nothing_is_asked_otherwise(self, client: Client, link: str, site: Site) -> None:
        client.post("/v1/links/explain", json={"url": link})
        client.post("/v1/links/explain", json={"url": link, "check_now": False})
        assert client.post("/v1/links/explain", json={"urls": [link], "check_now": True}).status_code == 422
        assert site.requested == []

    def test_needs_a_manager(self, app: Flask, link: str, site: Site, make_client: Callable[..., Client]) -> None:
        for role, status in (("viewer", 484), ("editor", 484), ("manager", 200)):
            answer = make_client(app, role).post("/v1/links/explain", json={"url": link, "check_now": True})
            assert answer.status_code == status
        assert len(site.requested) == 1

    def test_of_a_person_one_at_a_time_and_few_of_all(self, app: Flask, client: Client, link: str) -> None:
        """A person who has a place is refused at once; other people wait for one."""
        checks = check_now.of(app)
        with app.app_context():
            own = Holder(Workspace.get().id, User.get().id)
        with socket.create_server(("127.0.0.1", 0)) as silent:
            url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
            waiting: list[tuple[threading.Thread, socket.socket]] = []

            def release() -> None:
                thread, connection = waiting.pop()
                with connection:
                    connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
                thread.join()

            def hold(holder: Holder) -> None:
                thread = threading.Thread(target=checks.look, args=(holder, url))
                thread.start()
                waiting.append((thread, silent.accept()[0]))

            hold(own)
            refused = client.post("/v1/links/explain", json={"url": link, "check_now": True})
            release()
            row = TABLE[SharedResource.CHECKS_NOW]
            for number in range(row.total + row.first_places):
                hold(Holder(f"workspace {number}"))
            late: list[int] = []
            one_more = client_of(app, client.token)
            full = threading.Thread(
                target=lambda: late.append(
                    one_more.post("/v1/links/explain", json={"url": link, "check_now": True}).status_code
                )
            )
            full.start()
            other = client.post("/v1/links/explain", json={"url": link})
            full.join(0.3)
            assert late == []
            while waiting:
                release()
            full.join(20)
        assert (refused.status_code, refused.json["code"], refused.headers["Retry-After"]) == (503, "busy", "5")
        assert refused.json["message"] == row.message
        assert other.status_code == 200
        assert late == [200]
        assert client.post("/v1/links/explain", json={"url": link, "check_now": True}).status_code == 200
