"""DNS of hostnames: each state becomes a sentence that a person can act on. Real packets, from a server on loopback."""

from collections.abc import Callable, Iterator
from typing import Any

import dns.rcode
import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.monitoring.dns import DnsFinding, look
from signpost.outbound.resolver import Resolver
from signpost.runtime import watcher
from signpost.storage.models import Host
from tests.conftest import Client, Visit
from tests.outbound.playing import Alias, Dns

HOST, EDGE = "go.acme.example", "edge.example.net"
V4, V6, ELSEWHERE = "93.184.216.34", "2606:2800:21f:cb07::1", "151.101.1.69"


@pytest.fixture
def zone() -> Iterator[Dns]:
    """A name server; EDGE is where hostnames must lead."""
    with Dns() as server:
        server.names[EDGE] = [V4, V6]
        yield server


@pytest.fixture
def found(zone: Dns) -> Callable[..., DnsFinding]:
    """What is found for HOST, or another one."""

    def do(
        host: str = HOST, target: str | None = EDGE, wants_https: bool = False, timeout_s: float = 2.0
    ) -> DnsFinding:
        return look(Resolver([zone.server], timeout_s), host, target, wants_https=wants_https)

    return do


class TestRight:
    def test_cname(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = Alias(EDGE)
        finding = found()
        assert (finding.correct, finding.public, finding.errors, finding.notice) == (True, True, [], "")
        assert {"type": "CNAME", "value": EDGE, "line": f"{HOST}. 1 IN CNAME {EDGE}."} in finding.current
        assert {"type": "A", "value": V4, "line": f"{EDGE}. 1 IN A {V4}"} in finding.current
        assert {"type": "AAAA", "value": V6, "line": f"{EDGE}. 1 IN AAAA {V6}"} in finding.current
        assert len(finding.current) == 3

    def test_a_chain_of_cnames(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names.update(
            {HOST: Alias("a.example.org"), "a.example.org": Alias("b.example.org"), "b.example.org": Alias(EDGE)}
        )
        finding = found()
        assert finding.correct
        assert [entry["value"] for entry in finding.current if entry["type"] == "CNAME"] == [
            "a.example.org",
            "b.example.org",
            EDGE,
        ]

    @pytest.mark.parametrize("addresses", [[V4], [V6], [V4, V6]])
    def test_addresses_of_the_target(self, zone: Dns, found: Callable[..., DnsFinding], addresses: list[Any]) -> None:
        zone.names[HOST] = addresses
        assert found().correct

    @pytest.mark.parametrize("target", [V4, V6])
    def test_the_target_may_be_an_address(self, zone: Dns, found: Callable[..., DnsFinding], target: Any) -> None:
        zone.names[HOST] = [target]
        assert found(target=target).correct

    def test_the_apex(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names["acme.example"] = [V4]
        assert found("acme.example").correct

    @pytest.mark.parametrize("host", ["localhost", "go.localhost"])
    def test_this_machine_needs_no_dns(self, zone: Dns, found: Callable[..., DnsFinding], host: str) -> None:
        finding = found(host)
        assert (finding.correct, finding.public) == (True, False)
        assert zone.requested == []

    def test_a_wildcard_is_noticed(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = Alias(EDGE)

        class Every(dict[str, Any]):
            def get(self, name: str, default: Any = None) -> Any | Alias:
                return super().get(name) or (Alias(EDGE) if name.endswith(".acme.example") else default)

        zone.names = Every(zone.names)
        finding = found()
        assert finding.correct
        assert finding.notice == "A wildcard record answers every name under acme.example the same way."

    def test_a_private_address_is_noticed(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = ["10.0.0.5"]
        finding = found(target="10.0.0.5")
        assert (finding.correct, finding.public) == (True, False)
        assert finding.notice.startswith("10.0.0.5 is private")

    def test_without_a_target_it_is_enough_to_lead_anywhere(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = [ELSEWHERE]
        finding = found(target=None)
        assert (finding.correct, finding.errors) == (True, [])
        assert "DNS_TARGET" in finding.notice

    def test_the_target_itself_needs_an_address(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        finding = found(target=HOST)
        assert "CNAME" not in finding.errors[0][1]
        assert "give it an A record with this server's IP address" in finding.errors[0][1]


class TestWrong:
    def sentence(self, finding: DnsFinding) -> str:
        assert not finding.correct
        ((scope, sentence),) = finding.errors
        assert scope == "dns"
        assert sentence.endswith(".")
        return sentence

    def test_a_name_that_does_not_exist(self, found: Callable[..., DnsFinding]) -> None:
        assert self.sentence(found()) == f"The name {HOST} does not exist in DNS. Add: CNAME {HOST} {EDGE}."

    def test_a_cname_to_nowhere(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = Alias("gone.example.org")
        assert "gone.example.org" in self.sentence(found())

    def test_a_name_without_addresses(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = []
        assert self.sentence(found()) == f"{HOST} has no address. Add: CNAME {HOST} {EDGE}."

    def test_a_cname_to_a_name_without_addresses(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names.update({HOST: Alias("a.example.org"), "a.example.org": []})
        assert self.sentence(found()).startswith("It points to a.example.org, which has no address.")

    def test_somewhere_else(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = [ELSEWHERE]
        assert self.sentence(found()) == f"It points to {ELSEWHERE} instead of here. Add: CNAME {HOST} {EDGE}."

    def test_somewhere_else_by_cname(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names.update({HOST: Alias("cdn.example.org"), "cdn.example.org": [ELSEWHERE]})
        assert self.sentence(found()) == f"It points to cdn.example.org instead of here. Add: CNAME {HOST} {EDGE}."

    @pytest.mark.parametrize(("right", "astray"), [(V4, "2001:4860:4860::8888"), (V6, ELSEWHERE), (V4, ELSEWHERE)])
    def test_some_of_it_somewhere_else(
        self, zone: Dns, found: Callable[..., DnsFinding], right: Any, astray: Any
    ) -> None:
        zone.names[HOST] = [right, astray]
        sentence = self.sentence(found())
        assert sentence.startswith(f"Some visitors end up elsewhere: it also points to {astray}.")

    def test_the_apex_names_addresses_too(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names["acme.example"] = [ELSEWHERE]
        sentence = self.sentence(found("acme.example"))
        assert f"Add: ALIAS acme.example {EDGE}." in sentence
        assert f"A acme.example {V4}." in sentence
        assert f"AAAA acme.example {V6}." in sentence

    @pytest.mark.parametrize(("target", "record"), [(V4, f"A {HOST} {V4}"), (V6, f"AAAA {HOST} {V6}")])
    def test_an_address_to_point_at(self, found: Callable[..., DnsFinding], target: Any, record: str) -> None:
        assert f"Add: {record}." in self.sentence(found(target=target))

    def test_servfail(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = dns.rcode.SERVFAIL
        sentence = self.sentence(found())
        assert "acme.example answer with SERVFAIL" in sentence
        assert "DNSSEC" in sentence

    def test_refused(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = dns.rcode.REFUSED
        assert "answer with an error" in self.sentence(found())

    def test_no_answer_in_time(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = None
        assert "No DNS server answered" in self.sentence(found(timeout_s=0.5))

    def test_a_loop_of_cnames(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names.update({HOST: Alias("a.example.org"), "a.example.org": Alias(HOST)})
        self.sentence(found())

    def test_a_target_that_does_not_exist(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = [V4]
        sentence = self.sentence(found(target="nowhere.example.net"))
        assert "nowhere.example.net" in sentence
        assert "DNS_TARGET" in sentence


class TestCertificates:
    """CAA: who may issue certificates."""

    @pytest.fixture(autouse=True)
    def _right(self, zone: Dns) -> None:
        zone.names[HOST] = {"A": [V4]}

    @pytest.mark.parametrize(
        "records",
        [
            ['0 issue "letsencrypt.org"'],
            ['0 issue "digicert.com"', '0 issue "letsencrypt.org; validationmethods=http-01"'],
            ['0 issue "sectigo.com"'],
            ['0 iodef "mailto:a@acme.example"'],
            ['0 issuewild ";"'],
        ],
    )
    def test_that_allow_it(self, zone: Dns, found: Callable[..., DnsFinding], records: list[str]) -> None:
        zone.names["acme.example"] = {"CAA": records}
        assert found(wants_https=True).errors == []

    @pytest.mark.parametrize("where", ["acme.example", HOST])
    def test_that_forbid_it(self, zone: Dns, found: Callable[..., DnsFinding], where: Any) -> None:
        zone.names[where] = {"A": [V4], "CAA": ['0 issue "digicert.com"']}
        finding = found(wants_https=True)
        assert finding.correct
        assert finding.errors == [
            (
                "https",
                f"A CAA record of {where} lets digicert.com issue certificates. "
                f'Add: {where}. CAA 0 issue "letsencrypt.org".',
            )
        ]
        assert found(wants_https=False).errors == []

    def test_that_forbid_every_authority(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names["acme.example"] = {"CAA": ['0 issue ";"']}
        ((_, sentence),) = found(wants_https=True).errors
        assert "lets no authority issue certificates" in sentence

    def test_the_nearest_name_counts(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names[HOST] = {"A": [V4], "CAA": ['0 issue "letsencrypt.org"']}
        zone.names["acme.example"] = {"CAA": ['0 issue "digicert.com"']}
        assert found(wants_https=True).errors == []

    def test_that_cannot_be_read(self, zone: Dns, found: Callable[..., DnsFinding]) -> None:
        zone.names["acme.example"] = dns.rcode.SERVFAIL
        ((scope, sentence),) = found(wants_https=True).errors
        assert (scope, "acme.example can't be read" in sentence) == ("https", True)


class TestInTheBackground:
    @pytest.fixture
    def app(self, make_app: Callable[..., Flask], zone: Dns) -> Flask:
        return make_app(DNS_SERVERS=[zone.server], DNS_TARGET=EDGE)

    @pytest.fixture
    def state(self, client: Client) -> Callable[..., Any]:
        return lambda: next(entry for entry in client.get("/v1/host").json["data"] if entry["host"] == HOST)

    def test_when_it_is_connected(
        self, app: Flask, connect: Callable[..., str], state: Callable[..., Any], zone: Dns
    ) -> None:
        connect(HOST)
        before = state()
        assert (before["correct"], before["checked_at"], before["errors"]) == (False, "", [])
        assert before["require"] == [f"CNAME {HOST} {EDGE}"]
        watcher.of(app).drain()
        after = state()
        assert after["checked_at"] > after["created_at"]
        (error,) = after["errors"]
        assert error.keys() == {"scope", "message", "updated_at"}
        assert (error["scope"], error["updated_at"]) == ("dns", after["checked_at"])
        assert after["updated_at"] == before["updated_at"]

    def test_when_it_is_asked_for(
        self, app: Flask, client: Client, connect: Callable[..., str], state: Callable[..., Any], zone: Dns
    ) -> None:
        connect(HOST)
        watcher.of(app).drain()
        first = state()["checked_at"]
        watcher.of(app).drain()
        assert state()["checked_at"] == first
        zone.names[HOST] = Alias(EDGE)
        assert client.post(f"/v1/host/{HOST}/refresh").json["checked_at"] == first
        watcher.of(app).drain()
        after = state()
        assert (after["correct"], after["public"], after["errors"]) == (True, True, [])
        assert {entry["type"] for entry in after["current"]} == {"CNAME", "A", "AAAA"}
        assert {entry["line"] for entry in after["current"]} >= {f"{HOST}. 1 IN CNAME {EDGE}."}

    def test_an_error_that_stays_keeps_its_moment(
        self, app: Flask, client: Client, connect: Callable[..., str], state: Callable[..., Any]
    ) -> None:
        connect(HOST)
        watcher.of(app).drain()
        (before,) = state()["errors"]
        client.post(f"/v1/host/{HOST}/refresh")
        watcher.of(app).drain()
        assert state()["errors"] == [before]

    def test_sooner_where_something_is_wrong(self, app: Flask, connect: Callable[..., str], zone: Dns) -> None:
        connect(HOST)
        connect("fine.acme.example")
        zone.names["fine.acme.example"] = Alias(EDGE)
        watcher.of(app).drain()
        with app.app_context():
            waits = {
                entry.host: (times.parse(str(entry.dns_due_at)) - times.parse(str(entry.checked_at))).total_seconds()
                for entry in Host.select()
            }
        assert 500 < waits[HOST] < 700
        assert 19_000 < waits["fine.acme.example"] < 24_000

    def test_filters_and_pins_follow(
        self,
        app: Flask,
        client: Client,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        zone: Dns,
    ) -> None:
        link = make_link(connect(HOST))
        pin = {"kind": "health", "value": "dns_issue"}
        assert pin not in client.get("/v1/links/filter-pins").json["pins"]
        watcher.of(app).drain()
        assert pin in client.get("/v1/links/filter-pins").json["pins"]
        assert [entry["id"] for entry in client.get("/v1/links?filter[health]=dns_issue").json["data"]] == [link["id"]]

    def test_a_link_works_whatever_dns_says(
        self, app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], visit: Visit
    ) -> None:
        make_link(connect(HOST), alias="a")
        watcher.of(app).drain()
        assert visit("/a", host=HOST).status_code == 302

    def test_of_an_unknown_hostname(self, client: Client) -> None:
        assert client.post("/v1/host/unknown.example/refresh").status_code == 404

    def test_the_host_of_public_url_is_the_target_unless_told(
        self, make_app: Callable[..., Flask], make_client: Callable[..., Client]
    ) -> None:
        client = make_client(make_app(PUBLIC_URL="https://signpost.test"))
        assert client.post("/v1/host", json={"host": HOST}).json["require"] == [f"CNAME {HOST} signpost.test"]
