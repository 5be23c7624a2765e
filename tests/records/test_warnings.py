"""Warnings about records: the same in every interface, and true of what visits get."""

from __future__ import annotations

import random
import re
import re._constants as codes
import re._parser as parser
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st
from ua_parser.loaders import load_lazy_builtins

from signpost.domain import colors
from signpost.domain.records import qr, warnings
from signpost.domain.records.addresses import destination_of
from signpost.domain.records.destination import Target
from signpost.domain.records.record import Handler, Match
from signpost.domain.records.rules import client_names
from signpost.domain.records.warnings import MAX_WARNINGS, RecordWarning
from signpost.domain.records.warnings import WarningCode as Code
from signpost.features.diagnostics import record_warnings
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.storage.models import Host
from tests.conftest import ROOT, Client, RunCommand, Visit
from tests.features.conftest import Person
from tests.mcp.conftest import Agent
from tests.visits.test_visitors import AGENTS

HOST, DEST = "go.acme.test", "https://dest.example/"
WITH = {"include": "extensions"}
Body = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """has: a body of POST /redirect with exactly one warning, in `field`; has_not: a near neighbour without any.

    Their `qr` is the body of PUT /links/{id}/qr, and their `dns` the columns of the hostname.
    """

    code: Code
    field: str
    has: Body
    has_not: Body


def to(destination: str, **more: Any) -> Body:
    return {"destination": destination, **more}


def at(path: str, **more: Any) -> Body:
    return {"url": f"{HOST}{path}", **more}


def rule(destination: str = f"{DEST}rule", **conditions: Any) -> Body:
    return {"rules": [{"if": conditions, "destination": destination}]}


GONE = {"type": "gone", "destination": None}
CASES = [
    Case(Code.NOT_A_PATTERN, "url", at("/magazine/*"), at("/magazine/*", match="pattern")),
    Case(Code.NOT_A_PATTERN, "url", at("/u/:id/a"), at("/u/a:id/a")),
    Case(Code.NOT_A_PATTERN, "url", at("/i?id=:id"), at("/i?id=a:id")),
    Case(Code.NOT_A_PATTERN, "url", at("/a/*", match="prefix"), at("/a/x:b", match="prefix")),
    Case(Code.NOT_A_PATTERN, "url", at("/a/*", **GONE), at("/a/b", **GONE)),
    Case(
        Code.UNKNOWN_NAME,
        "destination",
        at("/a/*", match="pattern", destination=f"{DEST}:rest"),
        at("/a/*", match="pattern", destination=f"{DEST}:splat"),
    ),
    *(
        Case(
            Code.UNKNOWN_NAME,
            "destination",
            at("/a/*", match="pattern", destination=f"{DEST}{foreign}"),
            at("/a/*", match="pattern", destination=f"{DEST}{own}"),
        )
        for foreign, own in {"*": "a*", "*/b": "*a/b", "b?q=*": "b?q=*a", "$1": "$1.50", "a/$2/b": ":splat"}.items()
    ),
    Case(
        Code.UNKNOWN_NAME,
        "destination",
        at("/u/:id", match="pattern", destination=f"{DEST}*"),
        at("/u/a", destination=f"{DEST}*"),
    ),
    Case(Code.UNKNOWN_NAME, "destination", to(f"{DEST}:splat"), to(f"{DEST}Template:Foo")),
    Case(Code.UNKNOWN_NAME, "destination", to(f"{DEST}post-:slug.html"), to("http://[fe80::a]/")),
    Case(Code.UNKNOWN_NAME, "destination", to(f"{DEST}?q=:q"), to(f"{DEST}?at=12:30#/:id")),
    Case(
        Code.UNKNOWN_NAME,
        "rules.0.destination",
        at("/u/:id", match="pattern", **rule(f"{DEST}:name", device=["mobile"])),
        at("/u/:id", match="pattern", **rule(f"{DEST}:id", device=["mobile"])),
    ),
    Case(
        Code.UNKNOWN_NAME,
        "expired_url",
        at("/u/:id", match="pattern", expired_url=f"{DEST}:id"),
        at("/u/:id", match="pattern", expired_url=f"{DEST}a:id"),
    ),
    Case(
        Code.UNKNOWN_NAME,
        "destination",
        at("/fr/*", match="pattern", destination=f"{DEST}app#/x/:splat"),
        at("/fr/*", match="pattern", destination=f"{DEST}:splat#/x/:page"),
    ),
    Case(
        Code.UNKNOWN_NAME,
        "rules.0.destination",
        at("/u/:id", match="pattern", **rule(f"{DEST}:id#:id", device=["mobile"])),
        at("/u/:id", match="pattern", **rule(f"{DEST}:id#id", device=["mobile"])),
    ),
    Case(
        Code.UNKNOWN_NAME,
        "expired_url",
        at("/u/:id", match="pattern", expired_url=f"{DEST}#:id"),
        at("/u/:id", match="pattern", expired_url=f"{DEST}#:idea"),
    ),
    Case(
        Code.UNKNOWN_NAME,
        "destination",
        at("/u/:id", match="pattern", destination="whatsapp://send?text=:id"),
        at("/u/:id", match="pattern", destination="tel:+49:30"),
    ),
    Case(
        Code.NEVER_ANSWERS,
        "starts",
        {"starts": "2099-01-02T00:00:00Z", "expires": "2099-01-01T00:00:00Z"},
        {"starts": "2099-01-01T00:00:00Z", "expires": "2099-01-02T00:00:00Z"},
    ),
    Case(
        Code.NEVER_ANSWERS,
        "starts",
        {"starts": "2099-01-01T01:00:00+01:00", "expires": "2099-01-01T00:00:00Z", "expired_url": f"{DEST}over"},
        {"starts": "2099-01-01T01:00:00+02:00", "expires": "2099-01-01T00:00:00Z"},
    ),
    Case(Code.NO_DOT, "destination", to("notaurl"), to("localhost:3000")),
    Case(Code.NO_DOT, "destinations.1", to(DEST, destinations=[DEST, "http://foo/"]), to("http://[::1]/")),
    Case(Code.NO_DOT, "expired_url", {"expired_url": "foo"}, {"expired_url": "http://10.0.0.1/"}),
    Case(Code.UNKNOWN_SCHEME, "destination", to("htp://x.example"), to("mailto:a@b.example")),
    Case(Code.UNKNOWN_SCHEME, "destination", to("htttps://x.example"), to("whatsapp://send?text=hello")),
    Case(Code.UNKNOWN_SCHEME, "rules.0.destination", rule("fbb://page/1", bot=False), rule("fb://page/1", bot=False)),
    Case(Code.LEADS_BACK, "destination", to(f"https://{HOST}/nothing"), to(f"https://www.{HOST}/nothing")),
    Case(Code.LEADS_BACK, "destination", to(f"https://{HOST}/moved?a=1"), to(f"https://{HOST}/framed?a=1")),
    Case(Code.LEADS_BACK, "rules.0.destination", rule("https://b.acme.test/x", bot=True), rule(DEST, bot=True)),
    Case(Code.LEADS_BACK, "expired_url", {"expired_url": f"http://{HOST}/gone"}, {"expired_url": f"http://{HOST}:81/"}),
    Case(Code.UNKNOWN_SYSTEM, "rules.0.if.system.0", rule(system=["Windows 11"]), rule(system=["windows"])),
    Case(Code.UNKNOWN_SYSTEM, "rules.0.if.system.1", rule(system=["iOS", "iOS 17"]), rule(system=["iPad", "iPhone"])),
    Case(Code.UNKNOWN_BROWSER, "rules.0.if.browser.0", rule(browser=["Chrome 120"]), rule(browser=["CHROME"])),
    Case(Code.UNKNOWN_BROWSER, "rules.0.if.browser.0", rule(browser=["Foxfire"]), rule(browser=["Examplebot"])),
    Case(Code.PALE_QR_CODE, "qr.color", {"qr": {"color": "#ffee00"}}, {"qr": {"color": "#1d6b52"}}),
    Case(Code.PALE_QR_CODE, "qr.color", {"qr": {"color": "#808080"}}, {"qr": {"color": "#7f7f7f"}}),
    Case(
        Code.PALE_QR_CODE,
        "qr.color",
        {"qr": {"color": "#336699", "background": "#777777"}},
        {"qr": {"color": "#000000", "background": "#777777"}},
    ),
    Case(
        Code.INVERTED_QR_CODE,
        "qr.color",
        {"qr": {"color": "#ffffff", "background": "#003366"}},
        {"qr": {"color": "#003366", "background": "#ffee00"}},
    ),
    Case(
        Code.WRONG_DNS,
        "host",
        {"dns": {"checked_at": "2026-01-01T00:00:00Z", "correct": False}},
        {"dns": {"checked_at": "2026-01-01T00:00:00Z", "correct": True}},
    ),
    Case(
        Code.WRONG_DNS,
        "host",
        {"dns": {"checked_at": "2026-01-01T00:00:00Z", "correct": False}},
        {"dns": {"checked_at": None, "correct": False}},
    ),
]  # fmt: skip


@pytest.fixture
def person(app: Flask) -> Person:
    return Person(app).sign_in()


@pytest.fixture
def record(
    app: Flask, client: Client, connect: Callable[..., str], make_link: Callable[..., Any]
) -> Callable[..., str]:
    """Create a record as a case describes it, and return its id."""
    connect(HOST)
    connect("b.acme.test")
    make_link(HOST, alias="framed", type="frame")
    make_link(HOST, alias="moved")

    def make(body: Body) -> str:
        body = {"url": f"{HOST}/page", "destination": DEST, **body}
        style, dns = body.pop("qr", None), body.pop("dns", None)
        created = client.post("/v1/redirect", json=body)
        assert created.status_code == 200, created.text
        id_ = str(created.json["data"][0]["id"])
        if style is not None:
            assert client.put(f"/v1/links/{id_}/qr", json=style).status_code == 200
        if dns is not None:
            with app.app_context():
                Host.update(**dns).where(Host.host == HOST).execute()
        return id_

    return make


def asked(client: Client, id_: str) -> list[Body]:
    found: list[Body] = client.get(f"/v1/links/{id_}", query_string=WITH).json["extensions"]["warnings"]
    return found


def test_every_code_has_a_case() -> None:
    assert {case.code for case in CASES} == {*Code}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.field}")
class TestEachCode:
    def test_is_the_same_in_every_interface(
        self, record: Callable[..., str], client: Client, run_command: RunCommand, person: Person, case: Case
    ) -> None:
        id_ = record(case.has)
        (warning,) = asked(client, id_)
        message = warning.pop("message")
        assert warning == {"field": case.field, "code": case.code}
        assert re.fullmatch(r"['A-Z/*:$].*[.?]", message), message

        printed = run_command("links", "get", id_)
        assert printed.exit_code == 0
        assert printed.stderr == f"Warning: {case.field}: {message}\n"
        found = Agent(client).answer("get_link", id=id_)
        assert found["extensions"] == {"warnings": [{"field": case.field, "code": case.code, "message": message}]}
        assert message in unescape(person.get(f"/redirects/{id_}").text)

    def test_is_not_given_to_a_near_neighbour(
        self, record: Callable[..., str], client: Client, run_command: RunCommand, person: Person, case: Case
    ) -> None:
        id_ = record(case.has_not)
        assert asked(client, id_) == []
        assert run_command("links", "get", id_).stderr == ""
        assert "extensions" not in Agent(client).answer("get_link", id=id_)
        assert 'aria-label="Warnings"' not in person.get(f"/redirects/{id_}").text


class TestAnswers:
    def test_of_every_operation_have_them_where_extensions_are_asked_for(
        self, record: Callable[..., str], client: Client
    ) -> None:
        id_ = record({})
        body = {"url": f"{HOST}/page", "destination": "foo"}
        (created,) = client.post("/v1/redirect", json={**body, "url": f"{HOST}/b"}, query_string=WITH).json["data"]
        (link,) = client.post("/v1/link", json={"host": HOST, **to("foo")}, query_string=WITH).json["data"]
        replaced = client.put(f"/v1/redirect/{id_}", json=body, query_string=WITH).json
        patched = client.patch(f"/v1/redirect/{id_}", json={"title": "x"}, query_string=WITH).json
        listed = {row["id"]: row for row in client.get("/v1/links", query_string=WITH).json["data"]}
        for entry in (created, link, replaced, patched, listed[id_], listed[created["id"]], listed[link["id"]]):
            assert [(batch["field"], batch["code"]) for batch in entry["extensions"]["warnings"]] == [
                ("destination", "no_dot")
            ]

    def test_do_not_have_them_by_default(self, record: Callable[..., str], client: Client) -> None:
        id_ = record(to("foo"))
        for answer in (
            client.get(f"/v1/links/{id_}"),
            client.get("/v1/links"),
            client.patch(f"/v1/redirect/{id_}", json={}),
        ):
            assert "warnings" not in answer.text

    def test_of_commands_and_tools_that_write(
        self, record: Callable[..., str], client: Client, run_command: RunCommand
    ) -> None:
        id_ = record({})
        warning = "Warning: destination: The hostname foo has no dot, so it only works inside a private network.\n"
        for arguments in (
            ("link", "create", "--host", HOST, "--destination", "foo"),
            ("link", "create", "--host", HOST, "--destination", "foo", "--json"),
            ("redirect", "create", "--url", f"{HOST}/c", "--destination", "foo"),
            ("redirect", "update", id_, "--url", f"{HOST}/page", "--destination", "foo"),
            ("links", "update", id_, "--title", "x"),
            ("links", "set-qr", id_, "--margin", "3"),
        ):
            done = run_command(*arguments)
            assert (done.exit_code, done.stderr) == (0, warning), arguments
        agent = Agent(client)
        for name, stated in (
            ("create_link", {"host": HOST, **to("foo")}),
            ("create_redirect", at("/d", **to("foo"))),
            ("update_link", {"id": id_, "title": "y"}),
            ("update_redirect", {"id": id_, **at("/page", **to("foo"))}),
        ):
            assert [entry["code"] for entry in agent.answer(name, **stated)["extensions"]["warnings"]] == ["no_dot"], (
                name
            )

    def test_of_the_dashboard_show_them_after_saving(self, record: Callable[..., str], person: Person) -> None:
        record({})
        form = {"host": HOST, "alias": "new", "destination": "notaurl", "type": "redirect"}
        saved = person.post("/redirects/new", form, page="/redirects/new")
        assert saved.status_code == 303
        assert "The hostname notaurl has no dot" in person.get(saved.location).text

    def test_of_the_form_on_the_overview_show_them(self, record: Callable[..., str], person: Person) -> None:
        record({})
        for destination, expected in (("notaurl", 1), ("https://a.example/", 0)):
            saved = person.post("/", {"destination": destination}, page="/")
            assert saved.status_code == 303
            assert person.get(saved.location).text.count("has no dot") == expected

    def test_are_bounded(self, record: Callable[..., str], client: Client) -> None:
        names = [f"no system {number}" for number in range(50)]
        id_ = record({"rules": [{"if": {"system": names, "browser": names}, "destination": DEST}] * 20})
        assert len(asked(client, id_)) == MAX_WARNINGS

    def test_of_many_destinations_are_bounded(
        self, app: Flask, record: Callable[..., str], client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(record_warnings, "MAX_LOOKUPS", 2)
        id_ = record(to(DEST, destinations=[f"https://{HOST}/{number % 3}" for number in range(9)]))
        fields = [entry["field"] for entry in asked(client, id_)]
        assert fields == ["destinations.0", "destinations.1", "destinations.3", "destinations.4",
                          "destinations.6", "destinations.7"]  # fmt: skip

    def test_of_a_hostname_of_another_workspace(
        self, record: Callable[..., str], client: Client, app: Flask, other_workspace: Caller
    ) -> None:
        """What a visitor of it gets is known to anybody; what its DNS was found to be is not."""
        id_ = record(to("https://go.other.test/x"))
        assert asked(client, id_) == []
        with app.app_context():
            existing = hosts.connect_host(other_workspace, host="go.other.test")
            Host.update(checked_at="2026-01-01T00:00:00Z").where(Host.host == existing.host).execute()
        assert [entry["code"] for entry in asked(client, id_)] == [Code.LEADS_BACK]


class TestNeverAnswers:
    """Compared with what `explain` says of visits at each of the moments, and around them."""

    MOMENTS = [f"2099-01-01T00:00:0{second}Z" for second in range(4)]

    @pytest.mark.parametrize("expired_url", [None, f"{DEST}over"])
    def test_no_visit_reaches_the_destination(
        self, record: Callable[..., str], client: Client, expired_url: str | None
    ) -> None:
        id_ = record({"expired_url": expired_url})
        for starts in (None, *self.MOMENTS[1:3]):
            for expires in (None, *self.MOMENTS[1:3]):
                changed = client.patch(f"/v1/redirect/{id_}", json={"starts": starts, "expires": expires})
                assert changed.status_code == 200, changed.text
                reached = [
                    client.post("/v1/links/explain", json={"url": f"https://{HOST}/page", "at": at}).json["location"]
                    == DEST
                    for at in self.MOMENTS
                ]
                codes = [entry["code"] for entry in asked(client, id_)]
                assert codes == ([] if any(reached) else [Code.NEVER_ANSWERS]), (starts, expires)

    def test_a_change_of_one_of_them_is_accepted(self, record: Callable[..., str], client: Client) -> None:
        """The other may follow in a second call."""
        id_ = record({"starts": self.MOMENTS[0], "expires": self.MOMENTS[1]})
        for body, expected in (
            ({"starts": self.MOMENTS[2]}, [("starts", "never_answers")]),
            ({"expires": self.MOMENTS[3]}, []),
            ({"expires": self.MOMENTS[1]}, [("starts", "never_answers")]),
        ):
            changed = client.patch(f"/v1/redirect/{id_}", json=body, query_string=WITH)
            assert changed.status_code == 200
            found = changed.json["extensions"]["warnings"]
            assert [(entry["field"], entry["code"]) for entry in found] == expected


class TestLeadsBack:
    """Compared with what visits get."""

    @pytest.mark.slow
    def test_is_what_a_visit_of_the_destination_gets(
        self, record: Callable[..., str], client: Client, make_link: Callable[..., Any], visit: Visit
    ) -> None:
        past, future = "2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"
        make_link(HOST, alias="locked", password="open sesame")
        make_link(HOST, alias="later", starts=future)
        make_link(HOST, alias="preview", plugins=["preview"])
        for body in (
            at("/old", **GONE),
            at("/paused", **to(DEST), paused=True),
            at("/ruled", **to(DEST), **rule(DEST, bot=False)),
            at("/below", **to(DEST), match="prefix"),
            at("/blog/:year", **to(f"{DEST}:year"), match="pattern"),
            at("/i?id=1", **to(DEST)),
        ):
            assert client.post("/v1/redirect", json=body).status_code == 200
        id_ = record({"starts": past})
        draw = random.Random(1)
        segments = ["framed", "moved", "Moved", "%6Doved", "locked", "paused", "later", "preview", "old", "ruled"]
        segments += ["below", "blog", "2024", "i", "nothing", "robots.txt", "favicon.ico", "framed+"]
        answers = set()
        for _ in range(300):
            path = "/".join(draw.choice(segments) for _ in range(draw.choice((1, 1, 1, 2, 3))))
            path += draw.choice(("", "", "/")) + draw.choice(("", "", "?id=1", "?a=b"))
            host = draw.choice((HOST, HOST, HOST, HOST.upper(), "b.acme.test", f"www.{HOST}", "other.example"))
            changed = client.patch(f"/v1/redirect/{id_}", json=to(f"https://{host}/{path}"), query_string=WITH)
            assert changed.status_code == 200, changed.text
            warned = [entry["code"] for entry in changed.json["extensions"]["warnings"]]
            is_ours = host.lower() in (HOST, "b.acme.test")
            status = visit(f"/{path}", host.lower()).status_code if is_ours else 200
            assert warned == ([Code.LEADS_BACK] if status >= 300 else []), (host, path, status)
            answers.add(status)
        assert answers >= {200, 302, 404, 410}

    def test_is_not_about_a_pattern_whose_values_may_exist(self, record: Callable[..., str], client: Client) -> None:
        body = {"match": "pattern", **to(f"https://{HOST}/:name")}
        assert asked(client, record({**body, **at("/new/:name")})) == []
        (warning,) = asked(client, record({**body, **at("/old/:name"), **to(f"https://{HOST}/new/:name")}))
        assert warning["code"] == Code.LEADS_BACK

    def test_changes_with_what_is_there(self, record: Callable[..., str], client: Client) -> None:
        id_ = record(to(f"https://{HOST}/soon"))
        assert [entry["code"] for entry in asked(client, id_)] == [Code.LEADS_BACK]
        client.post("/v1/link", json={"host": HOST, "alias": "soon", "type": "frame", **to(DEST)})
        assert asked(client, id_) == []


class TestNames:
    """Those that are warned about are those that no visitor has."""

    @pytest.mark.parametrize(
        ("listed", "expressions"),
        [(client_names.SYSTEMS, load_lazy_builtins()[1]), (client_names.BROWSERS, load_lazy_builtins()[0])],
        ids=["systems", "browsers"],
    )
    def test_are_those_of_what_reads_user_agents(self, listed: tuple[str, ...], expressions: Iterable[Any]) -> None:
        """A new version of ua-parser may know more: add what is missing to domain/records/rules/client_names.py."""
        found = {name.lower() for expression in expressions for name in _families(expression)}
        assert {name.lower() for name in listed} == found
        assert len(listed) == len(found)

    @pytest.mark.parametrize(("user_agent", "browser", "system", "device"), AGENTS)
    def test_of_a_visitor_are_known(self, user_agent: str, browser: str, system: str, device: str) -> None:
        assert not browser or client_names.is_browser(browser)
        assert not system or client_names.is_system(system)

    def test_that_forms_suggest_are_known(self) -> None:
        assert all(map(client_names.is_system, client_names.FURTHER_SYSTEMS))
        assert all(map(client_names.is_browser, client_names.FURTHER_BROWSERS))

    @pytest.mark.parametrize("name", [*client_names.COMMON_SYSTEMS, *client_names.SYSTEM_GROUPS])
    def test_that_forms_offer_are_reached(self, name: str) -> None:
        assert client_names.is_system(name)
        assert _reached(client_names.systems_meant((name,)), (system for _, _, system, _ in AGENTS))

    @pytest.mark.parametrize("name", [*client_names.COMMON_BROWSERS, *client_names.BROWSER_GROUPS])
    def test_of_browsers_that_forms_offer_are_reached(self, name: str) -> None:
        assert client_names.is_browser(name)
        assert _reached(client_names.browsers_meant((name,)), (browser for _, browser, _, _ in AGENTS))

    @given(
        st.sampled_from(
            [
                *client_names.SYSTEMS,
                *client_names.BROWSERS,
                *client_names.SYSTEM_GROUPS,
                *client_names.BROWSER_GROUPS,
                "iPhone",
            ]
        ),
        st.sampled_from(["{} 17", "{}s", "my{}", " {}", "{}/{}", "{}", "{}OS"]),
    )
    def test_that_are_warned_about_are_reached_by_none(self, name: str, change: str) -> None:
        name = change.format(name, name)
        if not client_names.is_system(name):
            assert not _reached(client_names.systems_meant((name,)), (system for _, _, system, _ in AGENTS))
        if not client_names.is_browser(name):
            assert not _reached(client_names.browsers_meant((name,)), (browser for _, browser, _, _ in AGENTS))

    @pytest.mark.parametrize("name", [*client_names.COMMON_SYSTEMS, "iPhone", "iPad", "Mac", "Windows 11", "iPhone 15"])
    def test_decide_visits_as_they_say(
        self, record: Callable[..., str], client: Client, visit: Visit, name: str
    ) -> None:
        """`explain` agrees."""
        is_warned = asked(client, record(rule(f"{DEST}rule", system=[name]))) != []
        reached = []
        for agent in dict.fromkeys(user_agent for user_agent, _, _, _ in AGENTS):
            visited = visit("/page", headers={"User-Agent": agent}).location
            question = {"url": f"https://{HOST}/page", "headers": {"User-Agent": agent}}
            assert client.post("/v1/links/explain", json=question).json["location"] == visited
            reached.append(visited == f"{DEST}rule")
        assert any(reached) is not is_warned

    def test_of_an_iphone_hold_for_an_ipad(self, record: Callable[..., str], visit: Visit) -> None:
        record(rule(f"{DEST}rule", system=["iPhone"]))
        by_system = {system: agent for agent, _, system, device in AGENTS if device == "tablet"}
        assert visit("/page", headers={"User-Agent": by_system["iOS"]}).location == f"{DEST}rule"
        assert visit("/page", headers={"User-Agent": by_system["Android"]}).location == DEST


STAR = "/magazine/* is a pattern: * is the rest of the path (:splat in the destination)."
NAME = "/u/:id is a pattern: each :name is one segment."


class TestPatternsByThemselves:
    """Where people type addresses as other programs have them. An API means what it says."""

    @pytest.fixture
    def match_of(self, client: Client, connect: Callable[..., str]) -> Callable[[str], Any]:
        """`match` of the redirect at a path."""
        connect(HOST)

        def find(path: str) -> Any:
            rows = client.get("/v1/redirect", query_string=WITH).json["data"]
            return next(row["extensions"]["match"] for row in rows if row["url"] == f"https://{HOST}{path}")

        return find

    @pytest.mark.parametrize(("path", "stated"), [("/magazine/*", STAR), ("/u/:id", NAME)])
    def test_in_the_command(
        self, run_command: RunCommand, match_of: Callable[[str], Any], visit: Visit, path: str, stated: str
    ) -> None:
        done = run_command("redirect", "create", "--url", f"{HOST}{path}", "--destination", DEST)
        assert (done.exit_code, done.stderr) == (0, f"{stated} Use --match exact for the text itself.\n")
        assert match_of(path) == "pattern"
        assert visit(path.replace("*", "2024/a").replace(":id", "7")).location == DEST

    @pytest.mark.parametrize("match", ["exact", "prefix"])
    def test_a_match_in_the_command_wins(
        self, run_command: RunCommand, match_of: Callable[[str], Any], match: str
    ) -> None:
        done = run_command("redirect", "create", "--url", f"{HOST}/a/*", "--destination", DEST, "--match", match)
        assert (done.exit_code, match_of("/a/*")) == (0, match)
        assert "not_a_pattern" not in done.stderr
        assert done.stderr.startswith("Warning: url: Only the address /a/* itself answers")

    def test_an_asterisk_elsewhere_is_refused(
        self, run_command: RunCommand, match_of: Callable[[str], Any], person: Person, client: Client, tmp_path: Path
    ) -> None:
        sentence = (
            "In 'b*.html' it is not a whole segment: an asterisk, which means the rest of the path, like /blog/*."
        )
        done = run_command("redirect", "create", "--url", f"{HOST}/a/b*.html", "--destination", DEST)
        assert (done.exit_code, done.stderr) == (1, f"signpost: url: {sentence}\n")
        form = {"host": HOST, "alias": "a/b*.html", "destination": DEST, "type": "redirect"}
        assert sentence in unescape(person.post("/redirects/new", form, page="/redirects/new").text)
        assert sentence in self.imported(run_command, tmp_path, f"from,to\n/a/b*.html,{DEST}\n").output
        assert client.get("/v1/redirect").json["data"] == []
        assert client.post("/v1/redirect", json=at("/a/b*.html", **to(DEST))).status_code == 200

    def test_in_the_form(self, person: Person, match_of: Callable[[str], Any], visit: Visit) -> None:
        form = {"host": HOST, "alias": "magazine/*", "destination": f"{DEST}:splat", "type": "redirect", "match": ""}
        saved = person.post("/redirects/new", form, page="/redirects/new")
        assert saved.status_code == 303
        assert f"The redirect is ready. {STAR}" in unescape(person.get(saved.location).text)
        assert match_of("/magazine/*") == "pattern"
        assert visit("/magazine/2024/a").location == f"{DEST}2024/a"
        for match in ("exact", "pattern"):
            form |= {"alias": f"{match}/*", "match": match}
            saved = person.post("/redirects/new", form, page="/redirects/new")
            assert "is a pattern:" not in person.get(saved.location).text
            assert match_of(f"/{match}/*") == match

    def test_in_the_form_of_one_that_was_there(
        self, person: Person, client: Client, match_of: Callable[[str], Any]
    ) -> None:
        created = client.post("/v1/redirect", json=at("/a/*", **to(DEST))).json["data"][0]
        page = f"/redirects/{created['id']}/edit"
        form = {"host": HOST, "alias": "a/*", "destination": DEST, "type": "redirect", "title": "New", "match": ""}
        assert person.post(page, form, page=page).status_code == 303
        assert match_of("/a/*") is None
        saved = person.post(page, {**form, "alias": "magazine/*"}, page=page)
        assert f"Changes saved. {STAR}" in unescape(person.get(saved.location).text)
        assert match_of("/magazine/*") == "pattern"

    def imported(self, run_command: RunCommand, folder: Path, text: str, *options: str) -> Any:
        (folder / "table.csv").write_text(text, encoding="utf-8")
        file = str(folder / "table.csv")
        return run_command("import", file, "--from", "table", "--host", HOST, *options)

    def test_in_a_table(
        self, run_command: RunCommand, match_of: Callable[[str], Any], tmp_path: Path, visit: Visit
    ) -> None:
        rows = f"from,to\n/magazine/*,{DEST}:splat\nhttps://{HOST}/u/:id,{DEST}:id\n/a:b,{DEST}\n"
        for options in (("--dry-run",), ()):
            done = self.imported(run_command, tmp_path, rows, *options)
            assert done.exit_code == 0, done.output
            assert STAR in done.output
            assert NAME in done.output
        assert [match_of(path) for path in ("/magazine/*", "/u/:id", "/a:b")] == ["pattern", "pattern", None]
        assert visit("/u/7").location == f"{DEST}7"

    def test_a_match_in_a_table_wins(
        self, run_command: RunCommand, match_of: Callable[[str], Any], tmp_path: Path
    ) -> None:
        rows = f"from,to,match\n/a/*,{DEST},exact\n/b/*,{DEST},pattern\n"
        done = self.imported(run_command, tmp_path, rows)
        assert "is a pattern:" not in done.output
        assert [match_of(path) for path in ("/a/*", "/b/*")] == ["exact", "pattern"]

    def test_a_dry_run_of_a_table_has_warnings(
        self, run_command: RunCommand, match_of: Callable[[str], Any], tmp_path: Path
    ) -> None:
        rows = "from,to\n/a,https://notaurl\n/b,https://b.example\n"
        done = self.imported(run_command, tmp_path, rows, "--dry-run")
        assert done.output.count("has no dot") == 1

    def test_a_table_with_times_that_never_hold_is_imported(
        self, run_command: RunCommand, match_of: Callable[[str], Any], tmp_path: Path
    ) -> None:
        times = ("2099-01-02T00:00:00Z,2099-01-01T00:00:00Z", "2099-01-01T00:00:00Z,2099-01-02T00:00:00Z")
        rows = f"from,to,starts,expires\n/a,{DEST},{times[0]}\n/b,{DEST},{times[1]}\n"
        tried = self.imported(run_command, tmp_path, rows, "--dry-run")
        assert (tried.exit_code, tried.output.count("never active")) == (0, 1), tried.output
        assert self.imported(run_command, tmp_path, rows).exit_code == 0
        assert [match_of(path) for path in ("/a", "/b")] == [None, None]

    def test_not_in_the_api(self, client: Client, match_of: Callable[[str], Any]) -> None:
        for method, path in (("POST", "/v1/redirect"), ("POST", "/v1/bulk")):
            body = at(f"{path}/*", **to(DEST))
            answer = client.open(path, method=method, json={"records": [body]} if path == "/v1/bulk" else body)
            assert answer.status_code == 200
            assert match_of(f"{path}/*") is None


def _reached(meant: Iterable[str], names: Iterable[str]) -> bool:
    return bool({*meant} & {name.lower() for name in names})


def _families(expression: Any) -> Iterator[str]:
    """What an expression of ua-parser can call a visitor's client, as far as that is not any word."""
    if "$1" not in expression.family:
        yield expression.family
        return
    group = _group(parser.parse(expression.regex), 1)
    assert group is not None
    yield from (expression.family.replace("$1", text).strip() for text in _texts(group) if text is not None)


def _group(parsed: Any, number: int) -> Any:
    for operation, argument in parsed:
        inside: list[Any] = []
        if operation is codes.SUBPATTERN:
            if argument[0] == number:
                return argument[3]
            inside = [argument[3]]
        elif operation is codes.BRANCH:
            inside = argument[1]
        elif operation in (codes.MAX_REPEAT, codes.MIN_REPEAT):
            inside = [argument[2]]
        for entry in inside:
            if (found := _group(entry, number)) is not None:
                return found
    return None


def _texts(parsed: Any) -> list[str | None]:
    """The texts that an expression matches; None stands for those that are too many to list."""
    found: list[str | None] = [""]
    for operation, argument in parsed:
        multiple: list[str | None]
        match operation:
            case codes.LITERAL:
                multiple = [chr(argument)]
            case codes.ANY:
                multiple = ["."]
            case codes.AT:
                multiple = [""]
            case codes.IN if all(item is codes.LITERAL for item, _ in argument):
                multiple = [chr(code) for _, code in argument]
            case codes.SUBPATTERN:
                multiple = _texts(argument[3])
            case codes.BRANCH:
                multiple = [text for entry in argument[1] for text in _texts(entry)]
            case codes.MAX_REPEAT | codes.MIN_REPEAT if argument[:2] == (0, 1):
                multiple = ["", *_texts(argument[2])]
            case _:
                multiple = [None]
        found = [None if entry is None or two is None else entry + two for entry in found for two in multiple]
    return found


# Of a destination: names of a pattern, and what is between them.
PIECES = st.sampled_from([":id", ":splat", "/", "-", "?", "&", "=", "#", "."])


class TestDestinations:
    def test_every_known_scheme_is_accepted(self) -> None:
        for scheme in warnings.KNOWN_SCHEMES:
            assert destination_of(f"{scheme}://go.example/x") == f"{scheme}://go.example/x"
            assert found_at(f"{scheme}://go.example/x") == []

    @pytest.mark.parametrize(
        ("scheme", "meant"),
        [
            *(("htp", "http"), ("ttp", "http"), ("hhttp", "http"), ("htttp", "http"), ("hptt", None), ("htpt", "http")),
            *(("htps", "https"), ("ttps", "https"), ("httpss", "https"), ("httsp", "https"), ("httpa", "https")),
            *(("xttp", "http"), ("httpd", "https"), ("myapp", None), ("h", None), ("com.example.app", None)),
        ],
    )
    def test_a_slip_of_the_scheme_is_named(self, scheme: str, meant: str | None) -> None:
        (warning,) = found_at(f"{scheme}://go.example/x")
        assert warning.code is Code.UNKNOWN_SCHEME
        assert warning.message.endswith(f"Did you mean {meant}:?" if meant else "has registered it.")

    @given(st.one_of(st.text(), st.from_regex(r"(https?|ftp|htp|tel)://[a-z.:\[\]0-9]{0,12}/?[:*a-z?=&#]{0,9}")))
    def test_whatever_is_accepted_can_be_looked_at(self, text: str) -> None:
        try:
            url = destination_of(text)
        except ValueError:
            return
        for entry in found_at(url):
            assert entry.field == "destination"
            assert len(entry.message) < 400

    @given(st.sampled_from(["https", "HTTP", "ftp", "tg"]), st.lists(PIECES).map("".join))
    def test_a_name_that_visitors_are_sent_to_is_warned_about(self, scheme: str, rest: str) -> None:
        """Compared with the location that a visit gets: a name of the pattern is in it, or it is not."""
        url = f"{scheme}://dest.example/{rest}"
        location = Target(url, {}, ("id", "splat")).forwarding("", "", {"id": "7", "splat": "a/b"})
        left = {name for name in (":id", ":splat") if name in location}
        found = [entry for entry in found_at(url, "u/:id/*", Match.PATTERN) if entry.code is Code.UNKNOWN_NAME]
        assert left == {name for entry in found for name in entry.message.partition(" stays")[0].split(", ")}


def found_at(url: str, path: str = "a", match: Match | None = None) -> list[RecordWarning]:
    """The warnings about a redirect with this destination."""
    return [
        *warnings.about_record(
            handler=Handler.REDIRECT, path=path, query="", match=match, destinations=[("destination", url)], rules=()
        )
    ]


def test_the_contrast_is_that_of_wcag() -> None:
    assert colors.contrast("#000000", "#ffffff") == colors.contrast("#ffffff", "#000000") == pytest.approx(21)
    assert colors.contrast("#777777", qr.WHITE) == pytest.approx(4.48, abs=0.005)
    assert colors.contrast("#1d6b52", "#1d6b52") == 1


def test_the_table_of_codes_is_whole() -> None:
    text = (ROOT / "docs" / "links.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \| .+ \|$", text, re.MULTILINE) == [*Code]
