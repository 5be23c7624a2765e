"""The pages of one link or redirect: what they show, and what can be done from there."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import Client
from tests.dashboard.conftest import Person, shown
from tests.dashboard.test_nothing_lost import submit
from tests.dashboard.test_pages import HOST, typed_in


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(connect(HOST), alias="a")


@pytest.fixture
def redirect(connect: Callable[..., str], client: Client) -> Any:
    body = {"url": f"{connect(HOST)}/old", "destination": "https://dest.example/"}
    return client.post("/v1/redirect", json=body).json["data"][0]


class TestAddresses:
    def test_a_redirect_is_below_redirects(self, person: Person, redirect: Any) -> None:
        id_ = redirect["id"]
        assert person.get(f"/redirects/{id_}").status_code == 200
        for rest in ("", "/edit", "?days=90"):
            assert person.get(f"/links/{id_}{rest}").location == f"/redirects/{id_}{rest}"
        assert person.post(f"/links/{id_}/pause").location == f"/redirects/{id_}"

    def test_a_link_is_below_links(self, person: Person, link: dict[str, Any]) -> None:
        id_ = link["id"]
        assert person.get(f"/links/{id_}").status_code == 200
        for rest in ("", "/edit"):
            assert person.get(f"/redirects/{id_}{rest}").location == f"/links/{id_}{rest}"

    def test_there_is_none_of_what_is_not_there(self, person: Person) -> None:
        for path in ("/redirects/nothing", "/redirects/nothing/edit"):
            assert person.get(path).status_code == 404

    def test_lists_lead_there(self, person: Person, link: dict[str, Any], redirect: Any) -> None:
        assert f'href="/links/{link["id"]}"' in person.get("/links").text
        assert f'href="/redirects/{redirect["id"]}"' in person.get("/redirects").text


class TestForm:
    """The one form for new links and redirects, and for changing them."""

    def test_a_copy_begins_with_everything_but_the_address(
        self, person: Person, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        host = connect(HOST)
        tags, destinations = ["x", "y"], ["https://a.example", "https://b.example"]
        fields = {"title": "T", "tags": tags, "destinations": destinations, "utm": ["source=mail"], "status": 307}
        link = make_link(host, alias="a", external_id="crm-1", password="secret", **fields)
        typed = typed_in(person.get(f"/links/new?from={link['id']}").text)
        assert (typed["host"], typed["alias"], typed["external_id"], typed["password"]) == ([host], [""], [""], [""])
        answer = submit(person, "/links/new", {**typed, "alias": "b"})
        assert answer.status_code == 303, shown(answer)
        again = typed_in(person.get(f"{answer.location}/edit").text)
        for name in ("title", "tags", "destination", "utm_source", "status", "destination_routing"):
            assert again[name] == typed[name], name

    def test_a_copy_of_a_redirect_keeps_its_path_to_be_changed(self, person: Person, redirect: Any) -> None:
        page = f"/redirects/new?from={redirect['id']}"
        typed = typed_in(person.get(page).text)
        assert typed["alias"] == ["old"]
        assert "already in use" in shown(submit(person, "/redirects/new", typed))

    def test_there_is_no_copy_of_what_is_not_there(self, person: Person) -> None:
        assert person.get("/links/new?from=nothing").status_code == 404

    def test_a_redirect_is_a_hostname_and_a_path(
        self, person: Person, client: Client, connect: Callable[..., str]
    ) -> None:
        typed = {"host": connect(HOST), "alias": "/blog/caf%C3%A9?id=7", "destination": "https://dest.example/"}
        made = submit(person, "/redirects/new", {**typed_in(person.get("/redirects/new").text), **typed})
        assert made.status_code == 303, shown(made)
        record = client.get(f"/v1/links/{made.location.rpartition('/')[2]}").json
        assert record["url"] == "https://go.acme.test/blog/caf%C3%A9?id=7"
        # Its form shows this address, and saving it changes nothing.
        edit = f"{made.location}/edit"
        form = typed_in(person.get(edit).text)
        assert form["alias"] == ["blog/café?id=7"]
        assert submit(person, edit, {**form, "title": "New"}).status_code == 303
        after = client.get(f"/v1/links/{record['id']}").json
        assert {key for key, value in after.items() if record[key] != value} == {"title", "updated_at"}

    def test_a_whole_address_in_place_of_a_path_is_taken(
        self, person: Person, client: Client, connect: Callable[..., str]
    ) -> None:
        typed = {"alias": f"https://{connect(HOST)}/old", "destination": "https://dest.example/"}
        made = submit(person, "/redirects/new", {**typed_in(person.get("/redirects/new").text), **typed})
        assert client.get(f"/v1/links/{made.location.rpartition('/')[2]}").json["url"] == f"https://{HOST}/old"

    def test_a_moment_is_shown_without_seconds_and_stays(
        self, person: Person, client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(connect(HOST), expires="2099-01-01T10:00:00.25Z", starts="2020-01-01T10:00:30Z")
        before = client.get(f"/v1/links/{link['id']}").json["expired_at"]
        typed = typed_in(person.get(f"/links/{link['id']}/edit").text)
        assert (typed["expires"], typed["starts"]) == (["2099-01-01T10:00"], ["2020-01-01T10:00"])
        submit(person, f"/links/{link['id']}/edit", {**typed, "title": "New"})
        assert client.get(f"/v1/links/{link['id']}").json["expired_at"] == before

    def test_choices_are_in_words(self, person: Person, redirect: Any) -> None:
        for path in ("/links/new", "/redirects/new", f"/redirects/{redirect['id']}/edit"):
            page = person.get(path).text
            assert "Permanent (301)" in page
            assert not re.search(r">(first|weighted|sticky|exact|prefix|pattern|30[12])</option>", page)

    def test_phones_get_a_keyboard_for_addresses(self, person: Person) -> None:
        page = person.get("/links/new").text
        assert re.search(r'id="f-destination"[^>]*inputmode="url" autocapitalize="none"', page)

    def test_a_change_can_be_undone(self, person: Person, link: dict[str, Any]) -> None:
        edit = f"/links/{link['id']}/edit"
        answer = submit(person, edit, {**typed_in(person.get(edit).text), "title": "New"})
        page = person.get(answer.location).text
        assert "Changes saved." in page
        assert re.search(r'action="/activity/\w+/undo"', page)


class TestHelp:
    def test_a_preview_says_where_it_leads_and_has_a_code(self, person: Person, link: dict[str, Any]) -> None:
        query = {"host": HOST, "alias": "sale", "destination": "https://dest.example/<b>"}
        page = person.get("/links/preview", query_string=query).text
        assert f"<bdi>{HOST}/sale</bdi>" in page
        assert "https://dest.example/&lt;b&gt;" in page
        assert 'src="data:image/svg+xml;base64,' in page

    @pytest.mark.parametrize("alias", ["", "x" * 5000, "%zz", "a b#c", "\x00", "../.."])
    def test_of_what_is_no_address_yet_there_is_no_code(self, person: Person, link: Any, alias: str) -> None:
        answer = person.get("/links/preview", query_string={"host": HOST, "alias": alias})
        assert answer.status_code == 200
        assert "base64" not in answer.text

    def test_the_path_of_a_redirect_is_checked(self, person: Person, redirect: Any) -> None:
        def said(path: str, **more: str) -> str:
            query = {"host": HOST, "kind": "redirect", "alias": path, **more}
            return shown(person.get("/aliases/suggest", query_string=query))

        assert "already in use" in said("old")
        assert said("old", own="old") == ""
        assert said("a/very/long/path/" + "x" * 300) == "Available"
        assert "broken" in said("%zz")
        assert said("") == ""
        assert said("x", host="nowhere.test") != "Available"

    def test_nothing_is_suggested_to_viewers(self, make_person: Callable[[str], Person]) -> None:
        assert make_person("viewer").get(f"/aliases/suggest?host={HOST}&alias=x").status_code == 484
