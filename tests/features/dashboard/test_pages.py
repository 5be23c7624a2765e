"""The pages: what they show and do, by the same operations and rules as REST."""

import html
import io
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
import zxingcpp
from flask import Flask
from PIL import Image

from signpost.domain.people.roles import Role
from signpost.domain.records.record import RecordConfig
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.runtime import jobs
from signpost.schemas.records.record import LinkCreate, RedirectInput
from signpost.storage import database
from tests.conftest import Answer, Client, Visit
from tests.features.conftest import HOST, Person, match_in, new_link, one, shown, typed_in

EVIL = "<script>alert(1)</script> \"quoted\" 'q' & שלום 🔗"


@pytest.fixture
def host(connect: Callable[..., str]) -> str:
    return connect(HOST)


def test_a_link_to_the_same_destination_is_shown(person: Person, connect: Callable[..., str]) -> None:
    form = {"host": connect("go.acme.test"), "destination": "https://dest.example/", "type": "link"}

    first, second = (
        person.post("/links/new", {**form, "find_or_create": "on"}, page="/links/new").location for _ in range(2)
    )
    third = person.post("/links/new", form, page="/links/new").location

    assert first == second != third


def names_of_inputs(page: str) -> set[str]:
    found = set(re.findall(r'<(?:input|select|textarea)[^>]* name="([a-z_]+)"', page))
    if "destination" in found:
        # They are rows; there are shares and a routing where there are several.
        found |= {"destinations", "destination_weights"}
    if {"host", "alias"} <= found:
        found |= {"url"}
    groups = ("utm", "card")
    return {next((group for group in groups if name.startswith(f"{group}_")), name) for name in found}


def test_a_form_has_an_input_for_every_field(
    person: Person, host: str, make_link: Callable[..., dict[str, Any]]
) -> None:
    """What a form lacks would be reset by each "Save", or could not be set at all."""
    link = make_link(host, destinations=["https://a.example", "https://b.example"])
    assert "destination_routing" in names_of_inputs(person.get(f"/links/{link['id']}/edit").text)
    # The types that this form offers have no `match`.
    assert LinkCreate().fields.keys() - {"match", "destination_routing"} <= names_of_inputs(
        person.get("/links/new").text
    )
    assert RedirectInput().fields.keys() - {"match"} <= names_of_inputs(person.get(f"/links/{link['id']}/edit").text)
    assert RedirectInput().fields.keys() - {"destination_routing"} <= names_of_inputs(person.get("/redirects/new").text)


class TestLinks:
    def test_made_as_rest_makes_them(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        answer = new_link(
            person, alias="spring", title="T", tags="a\nb", utm_source="mail", forward_query="on", plugins=["noindex"],
            expires="2099-01-01T10:00", max_clicks="5", password="secret", status="307",
        )  # fmt: skip
        assert answer.status_code == 303
        created = one(client)
        assert answer.location == f"/links/{created['id']}"
        assert "Your short link is ready." in shown(person.get(answer.location))
        fields = {
            "alias": "rest", "title": "T", "tags": ["a", "b"], "utm": ["source=mail"], "forward_query": True,
            "plugins": ["noindex"], "expires": "2099-01-01T10:00:00Z", "max_clicks": 5,
            "password": "secret", "status": 307, "type": "link", "is_notify": False,
            "is_switch_unbroken_destination": False,
        }  # fmt: skip
        by_rest = client.get(f"/v1/links/{make_link(HOST, destination='https://dest.example/', **fields)['id']}").json
        own = {"id", "alias", "url", "created_at", "updated_at"}
        assert {key for key in created if created[key] != by_rest.get(key, created[key])} - own == {"created_via"}
        assert created["created_via"] == "dashboard"

    def test_an_error_is_next_to_its_field_and_nothing_typed_is_lost(self, person: Person, host: str) -> None:
        answer = new_link(person, alias="a b", destination="javascript:x", max_clicks="many", title=EVIL, tags="x")
        assert answer.status_code == 422
        text = shown(answer)
        for sentence in ("Can't contain spaces", "Links to javascript: addresses", "Enter a whole number"):
            assert sentence in text
        assert EVIL not in answer.text
        assert 'value="a b"' in answer.text
        assert "&lt;script&gt;" in answer.text

    def test_changed_by_a_form_that_shows_what_there_is(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        fields = {
            "alias": "a", "title": "Old", "tags": ["x"], "password": "secret", "destinations": ["https://a.example", "https://b.example"],
            "destination_routing": "random", "forward_path": True, "utm": ["term=z"],
        }  # fmt: skip
        link = make_link(HOST, **fields)
        before = client.get(f"/v1/links/{link['id']}").json
        path = f"/links/{link['id']}/edit"
        answer = person.post(path, {**typed_in(person.get(path).text), "title": "New"}, page=path)
        assert answer.status_code == 303, shown(answer)
        after = client.get(f"/v1/links/{link['id']}").json
        changed = {key for key in before if before[key] != after[key]} - {"updated_at"}
        assert changed == {"title"}
        assert after["has_password"] is True

    def test_the_password_is_removed_on_request(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(HOST, password="secret")
        data = {
            "host": HOST,
            "alias": link["alias"],
            "destination": link["destination"],
            "remove_password": "on",
            "password": "",
        }
        assert person.post(f"/links/{link['id']}/edit", data).status_code == 303
        assert client.get(f"/v1/links/{link['id']}").json["has_password"] is False

    def test_paused_and_resumed(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]], visit: Visit
    ) -> None:
        link = make_link(HOST, alias="a")
        person.post(f"/links/{link['id']}/pause")
        assert visit("/a").status_code == 404
        person.post(f"/links/{link['id']}/pause", {"resume": ""})
        assert visit("/a").status_code == 302

    def test_deleted(self, person: Person, host: str, make_link: Callable[..., dict[str, Any]], visit: Visit) -> None:
        link = make_link(HOST, alias="a")
        assert person.post(f"/links/{link['id']}/delete").location == "/links"
        assert visit("/a").status_code == 404
        assert person.get(f"/links/{link['id']}").status_code == 404

    def test_deleted_many_with_the_number_shown_first(
        self, person: Person, app: Flask, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        for number in range(7):
            make_link(HOST, alias=f"a{number}", tags=["old"])
        of_list = {"filter[tags]": "old", "all": "1"}
        page = person.post("/links/delete", of_list)
        assert "Delete 7 links?" in shown(page)
        assert "and 2 more" in shown(page)
        token = match_in(r'name="confirmation_token" value="([^"]+)"', page.text)[1]
        data = {**of_list, "confirmation_token": token}
        assert person.post("/links/delete", data).status_code == 303
        jobs.of(app).drain(10)
        assert client.get("/v1/links?filter[tags]=old").json["data"] == []
        assert person.post("/links/delete", data).status_code == 422

    def test_some_chosen_ones_deleted(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        chosen = [make_link(HOST, alias=f"a{number}")["id"] for number in range(3)][:2]
        assert "Delete 2 links?" in shown(person.post("/links/delete", {"id": chosen}))
        assert "Select at least one first." in shown(person.post("/links/delete"))

    def test_lists_search_filter_sort_and_go_on(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        for number in range(60):
            make_link(HOST, alias=f"a{number:02}", tags=["even"] if number % 2 == 0 else [])
        first = person.get(f"/links?filter[host]={HOST}")
        assert len(re.findall(r"<tr>", first.text)) == 26
        for _ in range(2):
            more = unescape(match_in(r'<a href="(/links\?[^"]+)" rel="next"', first.text)[1])
            first = person.get(more)
        assert "51 to 60 of 60" in shown(first)
        assert "a00" in shown(first)
        assert "a59" not in shown(first)
        assert "a01" not in shown(person.get("/links?filter[tags]=even"))
        assert shown(person.get(f"/links?sort=id&filter[host]={HOST}")).index("a00") > 0
        assert "No links match these filters." in shown(person.get("/links?filter[search]=nothing"))

    @pytest.mark.parametrize("query", ["filter[health]=ill", "filter[nothing]=x", "unknown=1"])
    def test_a_bad_address_says_so(self, person: Person, query: str) -> None:
        answer = person.get(f"/links?{query}")
        assert answer.status_code == 422
        assert 'class="wrong"' in answer.text

    @pytest.mark.parametrize("query", ["sort=beauty", "per_page=0", "position=x"])
    def test_an_order_that_there_is_not_is_the_usual_one(self, person: Person, query: str) -> None:
        assert person.get(f"/links?{query}").status_code == 200

    def test_a_page_that_is_gone_leads_to_the_first(self, person: Person) -> None:
        answer = person.get("/links?cursor=x&filter[tags]=even")
        assert answer.status_code == 404
        assert '<a href="/links?filter%5Btags%5D=even">Back to the first page</a>' in answer.text

    def test_clicks_are_in_the_chart(
        self,
        person: Person,
        host: str,
        make_link: Callable[..., dict[str, Any]],
        visit: Visit,
        write_clicks: Callable[[], bool],
    ) -> None:
        link = make_link(HOST, alias="a")
        for _ in range(3):
            visit("/a", headers={"Referer": "https://news.example/x"})
        visit("/a", headers={"User-Agent": "Googlebot/2.1"})
        write_clicks()
        page = person.get(f"/links/{link['id']}")
        assert "Clicks 3 Visitors 1 Bots 1" in shown(page)
        assert "<title>Today, so far\n3 clicks\n1 by bots</title>" in page.text
        assert "news.example" in shown(page)
        assert "Firefox" in shown(person.get(f"/links/{link['id']}?by=devices"))

    def test_aliases_are_suggested(self, person: Person, host: str) -> None:
        answer = person.get(f"/aliases/suggest?host={HOST}&title=Spring sale")
        assert "spring-sale" in answer.text
        assert person.get("/aliases/suggest?host=nowhere.test").status_code == 200

    def test_a_typed_alias_is_checked(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        make_link(HOST, alias="Taken")
        for typed, stated in (("taken", "Already taken"), ("new", "Available"), ("a b", "Can't contain spaces")):
            assert stated in shown(person.get(f"/aliases/suggest?host={HOST}&alias={typed}"))

    def test_what_people_typed_is_text(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(HOST, alias="a", title=EVIL, description=EVIL, tags=[EVIL[:40]])
        for page in (
            "/links",
            f"/links/{link['id']}",
            f"/links/{link['id']}/edit",
            "/links/delete?filter[search]=script",
        ):
            text = person.get(page).text
            assert "<script>alert" not in text
            assert "שלום 🔗" in text or page.endswith("script")

    def test_long_text_is_short_in_lists_and_whole_on_its_page(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        destination = "https://dest.example/" + "a-deep-folder/" * 120 + "end.html?a=1&b=%22"
        title = "<b>" + "title " * 40 + "</b>"
        link = make_link(HOST, alias="a", title=title, destination=destination)
        listed = person.get("/links").text
        assert html.escape(title) not in listed.replace(f'title="{html.escape(title)}"', "")
        assert f'title="{html.escape(destination)}"' in listed
        assert "end.html?a=1&amp;b=%22</bdi>" in listed
        assert destination.removeprefix("https://") in shown(person.get(f"/links/{link['id']}"))

    def test_qr_codes(self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]) -> None:
        link = make_link(HOST, alias="spring")
        assert person.get(f"/links/{link['id']}/qr.svg?size=220").mimetype == "image/svg+xml"
        answer = person.get(f"/links/{link['id']}/qr.png?download")
        assert answer.headers["Content-Disposition"] == 'attachment; filename="spring.png"'
        named = make_link(host, alias="東京-🎉")
        answer = person.get(f"/links/{named['id']}/qr.svg?download")
        assert answer.headers["Content-Disposition"].endswith("filename*=UTF-8''%E6%9D%B1%E4%BA%AC-%F0%9F%8E%89.svg")
        person.post(f"/links/{link['id']}/qr", {"theme": "dots", "color": "#112233", "margin": "4", "show_url": "on"})
        assert "#112233" in person.get(f"/links/{link['id']}/qr.svg").text

    def test_a_qr_code_with_a_logo_for_once(
        self, make_person: Callable[[str], Person], client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        editor, link = make_person("editor"), make_link(HOST, alias="spring")
        page, logo = f"/links/{link['id']}", io.BytesIO()
        Image.new("RGB", (50, 50), (200, 0, 0)).save(logo, "PNG")
        assert 'action="/qr/picture" enctype="multipart/form-data"' in editor.get(page).text

        def draw(content: bytes, **fields: str) -> Answer:
            data = {"id": link["id"], "format": "png", **fields, "logo": (io.BytesIO(content), "logo.png")}
            return editor.post("/qr/picture", data, page=page)

        before = client.get(f"/v1/links/{link['id']}").json
        answer = draw(logo.getvalue(), text="Scan me", frame="true")
        assert answer.headers["Content-Disposition"] == 'attachment; filename="spring.png"'
        picture = Image.open(io.BytesIO(answer.data)).convert("RGB")
        assert picture.getpixel((picture.width // 2, picture.width // 2)) == (200, 0, 0)
        (found,) = zxingcpp.read_barcodes(picture)
        assert found.text == f"{link['url']}?_qr=1"
        # A browser sends an empty file where none is chosen.
        plain = draw(b"", format="svg", text="").text
        assert "<image" not in plain
        assert "Scan me" not in plain
        assert client.get(f"/v1/links/{link['id']}").json == before
        for content, why in ((b"GIF89a", "Choose a PNG picture."), (b"x" * 65_537, "up to 64 KiB")):
            refused = draw(content)
            assert (refused.status_code, why in shown(refused)) == (422, True)
        assert editor.post("/qr/picture", {"id": "nothing", "format": "png"}, page=page).status_code == 404

    def test_a_pale_qr_code_is_warned_about_before_and_after_saving(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        page = f"/links/{make_link(HOST, alias='spring')['id']}"
        assert "Cameras read it well" in shown(person.get(f"{page}/qr/preview?color=%23000000"))
        assert "of #000000 with #333333 is" in shown(
            person.get(f"{page}/qr/preview?color=%23000000&background=%23333333")
        )
        assert "Swap the two colors" in shown(person.get(f"{page}/qr/preview?color=%23ffffff&background=%23000000"))
        assert "Cameras may not read" not in shown(person.get(page))
        person.post(f"{page}/qr", {"color": "#ffee00"})
        assert shown(person.get(page)).count("Cameras may not read") == 2

    def test_explain(self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]) -> None:
        link = make_link(HOST, alias="a", password="secret")
        text = shown(person.get(f"/explain?url={link['url']}"))
        assert "Visitors must enter a password" in text
        assert 'class="wrong"' in person.get("/explain?url=:::").text


class TestTheRest:
    def test_a_hostname_is_connected_and_disconnected(self, person: Person, client: Client) -> None:
        answer = person.post("/hosts", {"host": HOST, "https_requested": "on", "short_links_enabled": "on"})
        assert answer.status_code == 303
        assert HOST in shown(person.get("/hosts"))
        assert person.post("/hosts", {"host": "*.acme.test"}).status_code == 422
        person.post("/hosts", {"host": HOST, "short_links_enabled": "on"})
        (host,) = (entry for entry in client.get("/v1/host").json["data"] if entry["host"] == HOST)
        assert (host["https_requested"], host["short_links_enabled"]) == (False, True)
        assert person.post(f"/hosts/{HOST}/refresh").status_code == 303
        person.post(f"/hosts/{HOST}/disconnect")
        assert f"{HOST} disconnected." in shown(person.get("/hosts"))
        assert HOST not in shown(person.get("/hosts"))

    def test_a_token_is_made_shown_once_and_revoked(self, person: Person, client: Client) -> None:
        created = person.post("/tokens", {"name": "for ci", "kind": "api", "role": "viewer", "expires": ""})
        assert created.status_code == 303
        page = person.get(created.location)
        secret = match_in(r"sp_api_\w+", page.text)[0]
        assert secret not in person.get("/tokens").text
        before, client.token = client.token, secret
        assert client.get("/v1/test").status_code == 200
        (id_,) = set(
            re.findall(
                r'action="/tokens/(\w+)/revoke">.*?aria-label="Revoke token for ci">', person.get("/tokens").text
            )
        )
        person.post(f"/tokens/{id_}/revoke")
        assert client.get("/v1/test").status_code == 401
        client.token = before

    def test_an_agents_token_comes_with_its_configuration(self, person: Person) -> None:
        created = person.post("/tokens", {"name": "claude", "kind": "mcp", "role": "editor", "expires": "2099-01-01"})
        page = person.get(created.location)
        assert "mcpServers" in shown(page)
        assert "[mcp_servers.signpost]" in shown(page)

    @pytest.mark.parametrize("fields", [{"name": ""}, {"role": "king"}, {"expires": "2000-01-01"}, {"expires": "soon"}])
    def test_a_bad_token(self, person: Person, fields: dict[str, str]) -> None:
        answer = person.post("/tokens", {"name": "x", "kind": "api", "role": "viewer", "expires": "", **fields})
        assert answer.status_code == 422
        assert "sp_api_" not in answer.text

    def test_a_person_is_invited_joins_and_is_removed(self, person: Person, stranger: Person) -> None:
        shown_at = person.post("/members", {"email": "ada@acme.test", "role": "editor"}).location
        page = person.get(shown_at)
        link = match_in(r"/invitation/[\w-]+", page.text)[0]
        # Reloaded, it shows no link and does not invite again.
        assert "/invitation/" not in person.get(shown_at).text
        stranger.post(link, {"as": "new", "name": "Ada", "password": "a long enough password"}, page=link)
        assert "Ada" in shown(stranger.get("/account"))
        page = person.get("/members")
        id_ = match_in(r'action="/members/(\w+)/remove">.*?aria-label="Remove member Ada"', page.text)[1]
        person.post(f"/members/{id_}", {"role": "viewer"})
        assert "Viewer" in shown(stranger.get("/links"))
        person.post(f"/members/{id_}/remove")
        assert stranger.get("/links").status_code == 303

    def test_settings(self, person: Person, client: Client) -> None:
        assert person.post("/settings", {"country": "de"}).status_code == 303
        assert 'value="DE"' in person.get("/settings").text
        answer = person.post("/settings", {"country": "Germany"})
        assert answer.status_code == 422
        assert 'value="Germany"' in answer.text

    def test_settings_that_do_nothing_are_not_shown(self, person: Person) -> None:
        page = "".join(person.get(f"/settings{path}").text for path in ("", "/pages", "/notifications"))
        for key in (
            "name", "country", "email", "headurl", "notify_url", "expired_url", "notfound_url", "email_summary",
            "email_host_status", "email_manager",
        ):  # fmt: skip
            assert f'name="{key}"' in page
        assert "billing_extra" not in page

    def test_plan_and_jobs(self, person: Person) -> None:
        assert person.get("/plan").location == "/settings/plan"
        assert "self-hosted" in shown(person.get("/settings/plan")).lower()
        assert person.get("/jobs/nothing").status_code == 404

    def test_unknown_pages(self, person: Person) -> None:
        for path in ("/links/nothing", "/links/nothing/edit", "/links/nothing/qr.svg"):
            assert person.get(path).status_code == 404

    def test_a_fault_of_ours_can_be_found_in_the_log(self, person: Person, app: Flask) -> None:
        with app.app_context():
            database.current().execute_sql("DROP TABLE invitation")
        answer = person.get("/members", headers={"Accept": "text/html"})
        assert answer.status_code == 500
        assert f"Request ID: {answer.headers['X-Request-Id']}" in shown(answer)


class TestRoles:
    BUTTONS = {
        "/links": ("New link", "editor"),
        "/redirects": ("New redirect", "editor"),
        "/hosts": ("Connect a hostname", "manager"),
        "/members": ("Invite someone", "manager"),
        "/settings": ('<button form="settings">Save changes</button>', "manager"),
        "/settings/pages": ('<button form="settings">Save changes</button>', "manager"),
        "/settings/notifications": ('<button form="settings">Save changes</button>', "manager"),
    }

    @pytest.mark.parametrize("role", roles.ROLES)
    def test_buttons_that_would_be_refused_are_hidden(
        self, make_person: Callable[[str], Person], host: str, make_link: Callable[..., dict[str, Any]], role: Any
    ) -> None:
        link = make_link(HOST, alias="a")
        member = make_person(role)
        for page, (button, required) in self.BUTTONS.items():
            assert (button in member.get(page).text) == (Role(role) >= required), page
        text = member.get(f"/links/{link['id']}").text
        assert ("Delete link" in text) == (Role(role) >= Role.EDITOR)

    def test_and_what_is_sent_all_the_same_is_refused_as_by_rest(
        self, make_person: Callable[[str], Person], host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(HOST, alias="a")
        viewer = make_person("viewer")
        for path, data in {
            "/links/new": {"host": HOST, "destination": "https://x.example"},
            f"/links/{link['id']}/delete": {},
            f"/links/{link['id']}/pause": {},
            "/hosts": {"host": "new.acme.test"},
            "/members": {"email": "x@x.test", "role": "viewer"},
            "/settings": {"country": "DE"},
        }.items():
            answer = viewer.post(path, data)
            assert answer.status_code == 484, path
            assert "; yours is Viewer. Ask an owner of this workspace." in shown(answer)
            assert "You can't" in shown(answer)

    def test_no_one_gives_more_than_they_have(self, make_person: Callable[[str], Person], person: Person) -> None:
        manager = make_person("manager")
        refused = manager.post("/members", {"email": "x@x.test", "role": "owner"})
        assert refused.status_code == 422
        page = person.get("/members").text
        owner = match_in(r'action="/members/(\w+)/remove">.*?aria-label="Remove member Owner"', page)[1]
        assert manager.post(f"/members/{owner}/remove").status_code == 422
        assert manager.post(f"/members/{owner}", {"role": "viewer"}).status_code == 422

    @pytest.mark.parametrize("role", ["viewer", "editor", "manager"])
    def test_members_of_every_role_may_leave(
        self, make_person: Callable[[str], Person], person: Person, role: str
    ) -> None:
        leaving = make_person(role)
        page = leaving.get("/members").text
        assert page.count("Leave this workspace") == (role != "manager")
        own = match_in(r'(?s)<small class="quiet">you</small>.*?/members/(\w+)/remove"', page)[1]
        # No one else is removed in this way.
        owner = match_in(
            r'action="/members/(\w+)/remove">.*?aria-label="Remove member Owner"', person.get("/members").text
        )[1]
        assert leaving.post(f"/members/{owner}/remove").status_code == (422 if role == "manager" else 484)
        assert leaving.post(f"/members/{own}/remove").status_code == 303
        assert leaving.get("/links").location.startswith("/sign-in")
        assert own not in person.get("/members").text

    def test_the_only_owner_stays(self, person: Person) -> None:
        page = person.get("/members").text
        owner = match_in(r'action="/members/(\w+)/remove">.*?aria-label="Remove member Owner"', page)[1]
        refused = person.post(f"/members/{owner}/remove")
        assert refused.status_code == 422
        assert "has no other owner" in shown(refused)


def test_nothing_of_another_workspace_is_seen(person: Person, app: Flask, other_workspace: Caller) -> None:
    with app.app_context():
        hosts.connect_host(other_workspace, host="go.other.test")
        theirs = records.create_link(
            other_workspace, host="go.other.test", config=RecordConfig(destination="https://x.example", title="theirs")
        )
    for path in (f"/links/{theirs.id}", f"/links/{theirs.id}/edit", f"/links/{theirs.id}/qr.png"):
        assert person.get(path).status_code == 404
    assert person.post(f"/links/{theirs.id}/delete").status_code == 404
    assert "theirs" not in person.get("/links").text
    assert "go.other.test" not in person.get("/hosts").text


@pytest.mark.parametrize("path", ["/sign-in", "/v1/links", "/w/home/links", "/oauth/authorize", "/docs"])
def test_a_query_that_is_no_text_is_refused(person: Person, path: str) -> None:
    answer = person.browser.get(path, environ_overrides={"QUERY_STRING": "a=1&\xff=1"})
    assert answer.status_code == 400
    assert "The query of the address is not UTF-8." in answer.text


def test_the_side_bar_is_the_same_on_every_page(
    person: Person, host: str, make_link: Callable[..., dict[str, Any]]
) -> None:
    """What a page tells its template hides nothing of what all pages show."""

    def side_bar(path: str) -> str:
        found = match_in(r'(?s)<nav class="side".*?</nav>', person.get(path).text)[0]
        return re.sub(r' aria-current="page"|value="[^"]+"', "", found)

    link = make_link(host)["id"]
    expected = side_bar("/links")
    assert "<small>1</small>" in expected
    others = [f"/hosts/{host}", f"/links/{link}", f"/links/{link}/edit", "/jobs", "/explain", "/settings/plan"]
    for path in [*re.findall(r'<a href="(/[^"]*)"', expected), *others]:
        assert side_bar(path) == expected, path
