"""The palette: pages and actions by the words of people, for those who may, and what was opened lately."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.people.roles import Role
from signpost.factory import load_faces
from signpost.features.dashboard.navigation import Navigation
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Member
from tests.conftest import Answer, Client
from tests.features.conftest import Person, match_in, shown

Make = Callable[..., dict[str, Any]]
PALETTE = {"headers": {"HX-Request": "true"}}
# What people type, and the page that they mean.
WORDS = {
    "2FA": "/account/second-step",
    "two-factor": "/account/second-step",
    "two-step": "/account/second-step",
    "password": "/account",
    "passkey": "/account/passkeys",
    "theme": "/account#theme",
    "dark": "/account#theme",
    "api": "/tokens",
    "qr": "/qr",
    "invite": "/members?new#new",
    "csv": "/import",
    "bitly": "/import",
    "dns": "/hosts",
    "domain": "/hosts",
    "domains": "/hosts",
    "analytics": "/clicks",
    "statistics": "/clicks",
    "team": "/members",
    "users": "/members",
    "mcp": "/tokens",
    "404": "/misses",
    "webhook": "/webhooks",
    "export": "/import",
}


@pytest.fixture
def navigation(app: Flask) -> Navigation:
    load_faces(app)
    return parts_of(app)[Navigation]


def options(answer: Answer) -> list[str]:
    return re.findall(r'role="option" id="[^"]+" href="([^"]+)"', answer.text)


def test_words_of_people(person: Person) -> None:
    for word, path in WORDS.items():
        assert path in options(person.get(f"/search?q={word}", **PALETTE)), word
        # Without scripts it is a page.
        assert f'<a href="{path}"' in person.get(f"/search?q={word}").text, word


def test_each_leads_to_a_page_and_is_found_by_its_name(person: Person, navigation: Navigation) -> None:
    for entry in (*navigation.actions, *navigation.found):
        path, _, part = entry.path.partition("#")
        answer = person.get(path)
        assert answer.status_code == 200, path
        assert not part or f'id="{part}"' in answer.text
        assert entry.path in options(person.get(f"/search?q={entry.name}", **PALETTE))


@pytest.mark.parametrize(
    ("role", "more"),
    [
        (Role.VIEWER, set()),
        (Role.EDITOR, {"New link", "New redirect", "Import links or redirects"}),
        (Role.MANAGER, {"Invite a member", "Connect a hostname", "Add a webhook", "Change the logo"}),
        (Role.OWNER, set()),
    ],
)
def test_actions_are_those_that_the_role_allows(
    app: Flask, person: Person, navigation: Navigation, role: Role, more: set[str]
) -> None:
    def actions(role: Role) -> set[str]:
        with app.app_context():
            Member.update(role=role).execute()
        page = shown(person.get("/search"))
        return {entry.name for entry in navigation.actions if entry.name in page}

    lower = [entry for entry in Role if entry < role]
    assert actions(role) - (actions(lower[-1]) if lower else actions(role)) == more
    assert "Test a link" in actions(role)


def test_what_was_opened_lately_comes_first(person: Person, connect: Callable[..., str], make_link: Make) -> None:
    host = connect("go.acme.test")
    made = [make_link(host, alias=f"page-{number}")["id"] for number in range(7)]
    assert options(person.get("/search", **PALETTE))[0] == "/links/new"
    for id_ in [*made, made[3]]:
        person.get(f"/links/{id_}")
    found = options(person.get("/search", **PALETTE))
    assert found[:6] == [*(f"/links/{made[number]}" for number in (3, 6, 5, 4, 2)), "/links/new"]
    # What is gone is not offered, and signing out forgets the rest.
    person.post(f"/links/{made[3]}/delete", {"confirm": "1"})
    person.post("/sign-out")
    person.sign_in()
    assert options(person.get("/search", **PALETTE))[0] == "/links/new"


def test_tags_are_found(person: Person, connect: Callable[..., str], make_link: Make) -> None:
    make_link(connect("go.acme.test"), alias="menu", tags=["Summer sale", "a,b"])
    assert options(person.get("/search?q=summer", **PALETTE))[-1] == "/links?filter%5Btags%5D=Summer+sale"
    for query in ("summer", "a,b"):
        found = options(person.get(f"/search?q={query}", **PALETTE))[-1]
        assert "go.acme.test/menu" in shown(person.get(found))


@pytest.mark.parametrize("query", ["?", "%20", "%00", "_", "<b>", "a" * 900])
def test_odd_queries_are_answered(person: Person, query: str) -> None:
    assert person.get(f"/search?q={query}", **PALETTE).status_code == 200


def test_each_page_has_other_words(navigation: Navigation) -> None:
    assert [entry.path for entry in (*navigation.actions, *navigation.found) if not entry.words] == []


def test_the_side_bar_is_in_its_order(navigation: Navigation) -> None:
    """Each feature says where its own entries stand."""
    assert [entry.path for entry in navigation.work] == [
        "/", "/links", "/redirects", "/clicks", "/misses", "/explain", "/qr", "/hosts",
    ]  # fmt: skip
    assert [entry.path for entry in navigation.workspace] == [
        "/import", "/tokens", "/tools", "/webhooks", "/members", "/activity", "/settings",
    ]  # fmt: skip


class TestLinkActions:
    """What can be done with a link, for its alias or address, alone or after what to do."""

    @pytest.fixture
    def id(self, connect: Callable[..., str], make_link: Make) -> str:
        connect()
        make_link("go.acme.test", alias="apple")
        return str(make_link("go.acme.test", alias="App", title="The app")["id"])

    def done(self, person: Person, query: str) -> list[str]:
        """The options that act on the link, by their words."""
        text = person.get("/search", query_string={"q": query}, **PALETTE).text.replace("\n", " ")
        return re.findall(r"<bdi>(\w+)</bdi> <small><bdi>go\.acme\.test/App<", text)

    @pytest.mark.parametrize("query", ["app", "/app", "APP", "go.acme.test/app"])
    def test_an_alias_offers_all(self, person: Person, id: str, query: str) -> None:
        assert self.done(person, query) == ["Open", "Copy", "Edit", "Pause"]

    @pytest.mark.parametrize("verb", ["Open", "Copy", "Edit", "Pause"])
    def test_a_verb_offers_one(self, person: Person, id: str, verb: str) -> None:
        for query in (f"{verb.lower()} /app", f"{verb[:3]} app"):
            text = person.get("/search", query_string={"q": query}, **PALETTE).text
            assert self.done(person, query) == [verb], query
            first = match_in(r'role="option" id="option-0"(?:(?!</bdi>).)*<bdi>(\w+)', text.replace("\n", " "))
            assert first[1] == verb

    def test_the_button_pauses_and_then_resumes(self, person: Person, client: Client, id: str) -> None:
        for field, paused_by in (("pause", "user"), ("resume", "")):
            page = person.get("/search", query_string={"q": f"{field} app"}, **PALETTE).text.replace("\n", " ")
            path, name = match_in(r'action="([^"]+)".*?name="(pause|resume)"', page).groups()
            assert name == field
            assert person.post(path, {name: "1"}).status_code == 303
            assert client.get(f"/v1/links/{id}").json["paused_by"] == paused_by

    def test_a_viewer_may_open_and_copy(self, make_person: Any, id: str) -> None:
        assert self.done(make_person("viewer"), "app") == ["Open", "Copy"]

    def test_what_is_copied_is_the_whole_address(self, person: Person, client: Client, id: str) -> None:
        url = client.get(f"/v1/links/{id}").json["url"]
        assert f'data-copy="{url}"' in person.get("/search?q=copy+app", **PALETTE).text
