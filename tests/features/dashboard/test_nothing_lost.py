"""Nothing that was typed is lost, bent or done twice: several tabs and people, sessions that end, double clicks."""

import html
import io
import re
import threading
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask

from signpost.features.dashboard.one_time import MAX_VALUES, OneTimeValues
from signpost.features.dashboard.records.record_lists import MAX_CHOSEN
from signpost.features.dashboard.tables import OneTimeValue
from signpost.features.sign_in.tables import Session
from signpost.operations.workspaces import workspaces
from signpost.runtime import jobs
from signpost.storage import database
from signpost.storage.models import Host, Member, Record, StoredResponse, Token, User, Workspace
from tests.conftest import ORIGIN, Answer, Client, Visit, client_of, first_workspace
from tests.features.conftest import HOST, Person, match_in, new_link, one, shown, typed_in

A, B, C = (f"https://{letter}.example" for letter in "abc")


@pytest.fixture
def host(connect: Callable[..., str]) -> str:
    return connect(HOST)


def sent(person: Person, page: str, **changes: Any) -> dict[str, Any]:
    """What a browser would send of the form on a page, with some inputs changed."""
    return {**typed_in(person.get(page).text), **changes}


def submit(person: Person, path: str, data: dict[str, Any]) -> Answer:
    """Send a form as it was loaded: with the protection of that moment."""
    return person.send(path, data, page=path, headers={"Origin": ORIGIN})


class TestSeveralDestinations:
    @pytest.fixture
    def link(self, host: str, make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
        return make_link(host, alias="a", destinations=[A, B, C], destination_routing="weighted",
                         destination_weights=[1, 2, 3])  # fmt: skip

    @pytest.fixture
    def path(self, link: dict[str, Any]) -> str:
        return f"/links/{link['id']}/edit"

    def test_are_rows(self, person: Person, client: Client, path: str) -> None:
        typed = typed_in(person.get(path).text)
        assert (typed["destination"], typed["share"]) == ([A, B, C], ["17", "33", "50"])
        before = one(client)
        assert submit(person, path, {**typed, "title": "New"}).status_code == 303
        # Shares are shown in whole percent, and stay as they are.
        changed = {key for key, value in one(client).items() if before[key] != value}
        assert changed == {"title", "updated_at"}

    def test_the_first_row_is_the_single_one(self, person: Person, client: Client, path: str) -> None:
        typed = sent(person, path, destination=["https://new.example", "", ""], share=["", "", ""])
        assert submit(person, path, typed).status_code == 303
        record = one(client)
        assert (record["destination"], record["destinations"] or []) == ("https://new.example", [])
        assert record["destination_routing"] == "first"

    def test_the_first_of_them_changes_alone(self, person: Person, client: Client, path: str) -> None:
        typed = sent(person, path, destination=["https://new.example", B, C])
        assert submit(person, path, typed).status_code == 303
        assert one(client)["destinations"] == ["https://new.example", B, C]

    @pytest.mark.parametrize(
        ("destinations", "shares"),
        [([A, B, C, "https://d.example"], ["40", "30", "20", ""]), ([A, C], ["50", "50"]), ([A, C], ["", ""])],
    )
    def test_another_number_of_them_is_still_split_by_share(
        self, person: Person, client: Client, path: str, destinations: list[str], shares: list[str]
    ) -> None:
        answer = submit(person, path, sent(person, path, destination=destinations, share=shares))
        assert answer.status_code == 303, shown(answer)
        assert (one(client)["destinations"], one(client)["destination_routing"]) == (destinations, "weighted")

    def test_a_share_without_an_address_is_refused(self, person: Person, client: Client, path: str) -> None:
        answer = submit(person, path, sent(person, path, destination=[A, "", C]))
        assert (answer.status_code, one(client)["destinations"]) == (422, [A, B, C])
        assert '<a href="#f-destination-1">Destination 2</a>: Enter an address' in answer.text

    def test_a_new_link_has_them_too(self, person: Person, client: Client, host: str) -> None:
        assert new_link(person, destination=[A, B], destination_routing="random", alias="both").status_code == 303
        created = one(client)
        assert (created["destinations"], created["destination_routing"]) == ([A, B], "random")

    @pytest.mark.parametrize(
        ("shares", "weights"),
        [
            (["70", "20", "10"], [70, 20, 10]),
            (["70 %", "", ""], [70, 15, 15]),
            (["", "", ""], [33, 33, 34]),
            (["70", "20", "20"], "The shares add up to 110%."),
            (["70", "20", "5"], "The shares add up to 95%."),
            (["70", "much", ""], "Shares are whole numbers, like 70."),
        ],
    )
    def test_shares_are_percent(
        self, person: Person, client: Client, host: str, shares: list[str], weights: list[int] | str
    ) -> None:
        answer = new_link(person, destination=[A, B, C], share=shares, destination_routing="weighted", alias="split")
        if isinstance(weights, str):
            assert answer.status_code == 422
            assert weights in shown(answer)
            assert typed_in(answer.text)["share"] == shares
        else:
            assert answer.status_code == 303, shown(answer)
            assert one(client)["destination_routing"] == "weighted"
            typed = typed_in(person.get(f"/links/{one(client)['id']}/edit").text)
            assert typed["share"] == [str(weight) for weight in weights]

    def test_shares_without_by_share_are_refused(self, person: Person, path: str, client: Client) -> None:
        answer = submit(person, path, sent(person, path, destination_routing="first"))
        assert answer.status_code == 422
        assert 'id="f-share-0-wrong"' in answer.text

    def test_weights_that_never_counted_are_not_shown(
        self, app: Flask, person: Person, client: Client, path: str
    ) -> None:
        with app.app_context(), database.atomic():
            Record.update(destination_routing="random").execute()
        data = sent(person, path, title="New")
        assert data["share"] == ["", "", ""]
        assert submit(person, path, data).status_code == 303

    def test_the_error_of_a_row_is_at_its_row(self, person: Person, path: str) -> None:
        answer = submit(person, path, sent(person, path, destination=[A, "", "javascript:x"], share=["1", "", "99"]))
        assert '<a href="#f-destination-2">Destination 3</a>: Links to javascript' in answer.text

    @pytest.mark.parametrize("page", ["/links/new", "/redirects/new", None])
    def test_a_row_is_added_without_scripts(self, person: Person, client: Client, path: str, page: str | None) -> None:
        page = page or path
        answer = submit(
            person, page, sent(person, page, destination=[A], share=[""], alias="typed", title="Typed", add="")
        )
        assert answer.status_code == 200
        typed = typed_in(answer.text)
        assert (typed["destination"], typed["share"]) == ([A, ""], ["", ""])
        assert (typed["alias"], typed["title"], typed["destination_routing"]) == (["typed"], ["Typed"], ["weighted"])
        assert re.search(r'id="f-destination-1"[^>]* autofocus>', answer.text)
        assert one(client)["title"] == ""

    def test_enter_saves(self, person: Person, path: str) -> None:
        """Enter presses the first button of a form."""
        for page in (path, "/links/new", "/redirects/new"):
            form = person.get(page).text.partition('<form class="make"')[2]
            first = match_in(r"<button[^>]*>", form)[0]
            assert 'name="add"' not in first

    def test_there_are_at_most_as_many_rows_as_destinations(self, person: Person, path: str) -> None:
        answer = submit(person, path, sent(person, path, destination=[A] * 20, share=[""] * 20, add=""))
        assert len(typed_in(answer.text)["destination"]) == 20


class TestTwoPeople:
    @pytest.fixture
    def link(self, host: str, make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
        return make_link(host, alias="a", title="Old title", description="Old description", tags=["x"])

    @pytest.fixture
    def other(self, make_person: Callable[[str], Person]) -> Person:
        return make_person("editor")

    def test_do_not_undo_each_other(self, person: Person, other: Person, client: Client, link: dict[str, Any]) -> None:
        path = f"/links/{link['id']}/edit"
        mine, theirs = sent(person, path, description="My description"), sent(other, path, title="Their title")
        assert submit(other, path, theirs).status_code == 303
        answer = submit(person, path, mine)
        assert answer.status_code == 409
        assert "This was changed while you were editing." in shown(answer)
        assert "Title Old title Their title" in shown(answer)
        assert "Note for your team My description Old description" in shown(answer)
        assert "Tags x x" not in shown(answer).partition("Start again")[0]
        assert (one(client)["title"], one(client)["description"]) == ("Their title", "Old description")
        # The form shows what was typed, and saving again overwrites.
        again = typed_in(answer.text)
        assert again["description"] == ["My description"]
        assert submit(person, path, {**again, "title": "Their title"}).status_code == 303
        assert (one(client)["title"], one(client)["description"]) == ("Their title", "My description")

    def test_nor_twice(self, person: Person, other: Person, link: dict[str, Any]) -> None:
        path = f"/links/{link['id']}/edit"
        mine = sent(person, path, title="Mine")
        for title in ("First", "Second"):
            assert submit(other, path, sent(other, path, title=title)).status_code == 303
            answer = submit(person, path, mine)
            assert answer.status_code == 409
            assert f"Title Mine {title}" in shown(answer)
            mine = typed_in(answer.text)

    @pytest.mark.parametrize("change", [{"paused": True}, {"password": "another"}, {"destinations": [A, B]}])
    def test_whatever_the_other_one_changes(
        self, person: Person, client: Client, link: dict[str, Any], change: dict[str, Any]
    ) -> None:
        path = f"/links/{link['id']}/edit"
        mine = sent(person, path, title="Mine")
        body = {"url": link["url"], "destination": link["destination"], "title": "Old title", **change}
        assert (
            client.put(f"/v1/redirect/{link['id']}", json={**body, "description": "Old description"}).status_code == 200
        )
        assert submit(person, path, mine).status_code == 409
        assert one(client)["title"] == "Old title"

    def test_clicks_checks_and_other_links_are_no_change(
        self,
        person: Person,
        client: Client,
        link: dict[str, Any],
        make_link: Callable[..., dict[str, Any]],
        visit: Visit,
        write_clicks: Callable[[], bool],
    ) -> None:
        path = f"/links/{link['id']}/edit"
        mine = sent(person, path, title="Mine")
        visit("/a")
        write_clicks()
        make_link(HOST, alias="b")
        assert submit(person, path, mine).status_code == 303

    @pytest.mark.parametrize("password", ["", "a password"])
    def test_saving_twice_is_no_conflict(
        self, person: Person, client: Client, link: dict[str, Any], password: str
    ) -> None:
        path = f"/links/{link['id']}/edit"
        mine = sent(person, path, title="Mine", password=password)
        for _ in range(2):
            assert submit(person, path, mine).status_code == 303
        assert (one(client)["title"], one(client)["has_password"]) == ("Mine", bool(password))

    def test_who_saves_at_the_same_moment(
        self, app: Flask, client: Client, person: Person, link: dict[str, Any]
    ) -> None:
        """One of them wins, and each of the others gets an error."""
        path = f"/links/{link['id']}/edit"
        people = [Person(app).sign_in() for _ in range(4)]
        forms = [sent(entry, path, title=f"Title {number}") for number, entry in enumerate(people)]
        answers: list[Any] = [None] * len(people)

        def save(number: int) -> None:
            answers[number] = submit(people[number], path, forms[number]).status_code

        threads = [threading.Thread(target=save, args=(number,)) for number in range(len(people))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [303, 409, 409, 409]
        assert one(client)["title"] == f"Title {answers.index(303)}"

    @pytest.mark.parametrize("is_resumed", [False, True])
    def test_pausing_and_resuming_what_was_changed(
        self, person: Person, other: Person, client: Client, link: dict[str, Any], is_resumed: bool
    ) -> None:
        page, path, edit = f"/links/{link['id']}", f"/links/{link['id']}/pause", f"/links/{link['id']}/edit"
        if is_resumed:
            submit(person, path, sent(person, page))
        seen = {**sent(person, page), **({"resume": ""} if is_resumed else {})}
        submit(other, edit, sent(other, edit, destination="https://elsewhere.example"))
        # The page has a form for the code as well; that of the record comes first.
        seen["version"] = seen["version"][0]
        answer = submit(person, path, seen)
        assert answer.status_code == 409
        assert "https://elsewhere.example" in shown(answer)
        assert one(client)["paused_by"] == ("user" if is_resumed else "")
        assert submit(person, path, typed_in(answer.text)).status_code == 303
        assert one(client)["paused_by"] == ("" if is_resumed else "user")

    def test_the_look_of_a_code(self, person: Person, other: Person, client: Client, link: dict[str, Any]) -> None:
        page, path = f"/links/{link['id']}", f"/links/{link['id']}/qr"
        mine, theirs = ({**sent(who, page), "color": color} for who, color in ((person, "#112233"), (other, "#445566")))
        for form in (mine, theirs):
            form["version"] = form["version"][-1]
        assert submit(other, path, theirs).status_code == 303
        answer = submit(person, path, mine)
        assert answer.status_code == 409
        assert "Color #112233 #445566" in shown(answer)
        assert submit(person, path, typed_in(answer.text)).status_code == 303
        assert client.get(f"/v1/links/{link['id']}").json["qr"]["color"] == "#112233"

    def test_settings(self, person: Person, make_person: Callable[[str], Person], client: Client) -> None:
        other = make_person("manager")
        mine = sent(person, "/settings", country="DE", headurl="https://mine.example/")
        theirs = sent(other, "/settings", email="office@acme.test", headurl="https://theirs.example/")
        assert submit(other, "/settings", theirs).status_code == 303
        answer = submit(person, "/settings", mine)
        assert answer.status_code == 409
        assert "Current value: https://theirs.example/" in shown(answer)
        again = typed_in(answer.text)
        assert (again["country"], again["headurl"]) == (["DE"], ["https://mine.example/"])
        assert submit(person, "/settings", again).status_code == 303
        now = typed_in(person.get("/settings").text)
        assert [now[key][0] for key in ("country", "email")] == ["DE", "office@acme.test"]
        assert now["headurl"] == ["https://mine.example/"]

    def test_different_settings_do_not_meet(self, person: Person, make_person: Callable[[str], Person]) -> None:
        other = make_person("manager")
        mine = sent(person, "/settings", country="DE")
        assert submit(other, "/settings", sent(other, "/settings", email="office@acme.test")).status_code == 303
        answer = submit(person, "/settings", mine)
        assert answer.status_code == 303
        assert "Country saved." in shown(person.get(answer.location))
        now = typed_in(person.get("/settings").text)
        assert (now["country"], now["email"]) == (["DE"], ["office@acme.test"])

    def test_one_wrong_setting_saves_none_and_keeps_all(self, person: Person) -> None:
        answer = submit(person, "/settings", sent(person, "/settings", country="Germany", email="office@acme.test"))
        assert answer.status_code == 422
        typed = typed_in(answer.text)
        assert (typed["country"], typed["email"]) == (["Germany"], ["office@acme.test"])
        assert typed_in(person.get("/settings").text)["email"] == [""]

    def test_switches_of_a_hostname(
        self, person: Person, make_person: Callable[[str], Person], client: Client, host: str
    ) -> None:
        """Two pages that were loaded together: neither puts back what the other one changed."""
        other, page = make_person("manager"), f"/hosts/{HOST}"
        without_https = {**sent(other, page)}
        del without_https["https_requested"]
        blocked = sent(person, page, block_short_links="on")
        for who, form in ((other, without_https), (person, blocked)):
            assert submit(who, page, form).status_code == 303
        found = client.get(f"/v1/host/{HOST}").json
        assert (found["https_requested"], found["short_links_enabled"]) == (False, False)
        # What both changed is shown first.
        answer = submit(person, page, without_https)
        assert answer.status_code == 303
        assert submit(other, page, sent(other, page, https_requested="on")).status_code == 303
        assert submit(person, page, {**blocked, "seen.https_requested": "on"}).status_code == 303
        assert client.get(f"/v1/host/{HOST}").json["https_requested"] is True


class TestWorkspaces:
    @pytest.fixture
    def second(self, app: Flask, person: Person) -> Workspace:
        """Another workspace of the person."""
        with app.app_context(), database.atomic():
            workspace = Workspace.create(name="Second")
            owner = workspaces.member_caller(first_workspace()).user
            Member.create(workspace=workspace, user=owner, role="owner")
            Host.create(workspace=workspace, host="go.second.test", domain="second.test")
        return workspace

    def names(self, app: Flask) -> list[str]:
        with app.app_context():
            return [entry.name for entry in Workspace.select().order_by(Workspace.created_at)]

    def test_a_form_is_of_the_one_in_its_address(self, app: Flask, person: Person, second: Workspace) -> None:
        stale = sent(person, "/settings", name="Renamed")
        assert "Workspace: Second" in shown(person.get("/w/second/settings"))
        answer = submit(person, "/settings", stale)
        # The address follows the name.
        assert answer.location == "/w/renamed/settings"
        assert self.names(app) == ["Renamed", "Second"]
        assert person.get("/w/renamed/settings").status_code == 200
        assert person.get("/w/home/settings").location == "/w/renamed/settings"

    @pytest.mark.parametrize(
        ("path", "data"),
        [
            ("/links/new", {"host": "go.second.test", "destination": A}),
            ("/tokens", {"name": "x", "kind": "api", "role": "viewer", "expires": ""}),
            ("/hosts", {"host": "new.acme.test"}),
            ("/members", {"name": "x", "email": "x@acme.test", "role": "viewer"}),
            ("/import", {"source": "signpost"}),
            ("/links/delete", {"filter[host]": "go.second.test"}),
            ("/hosts/go.second.test/disconnect", {}),
        ],
    )
    def test_whatever_it_does(
        self, app: Flask, person: Person, second: Workspace, path: str, data: dict[str, Any]
    ) -> None:
        stale = person.carried("/account")
        before = self.counts(app, second)
        assert person.get("/w/second/links").status_code == 200
        assert submit(person, path, {**stale, **data}).status_code in (200, 303, 404, 422)
        assert self.counts(app, second) == before

    def counts(self, app: Flask, workspace: Workspace) -> list[int]:
        with app.app_context():
            return [
                model.select().where(model.workspace == workspace).count() for model in (Record, Token, Host, Member)
            ]

    def test_without_one_an_address_leads_to_the_last(self, app: Flask, person: Person, second: Workspace) -> None:
        def location(path: str) -> str:
            return str(person.browser.get(path).location)

        assert location("/links?sort=id") == "/w/home/links?sort=id"
        assert location("/") == "/w/home/"
        person.get("/w/second/hosts")
        assert location("/links") == "/w/second/links"
        assert person.browser.get("/account").status_code == 200
        form = {**person.carried("/account"), "name": "Renamed"}
        assert person.browser.post("/settings", data=form, headers={"Referer": f"{ORIGIN}/settings"}).status_code == 400
        assert self.names(app) == ["Home", "Second"]

    def test_every_form_is_of_one(self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]) -> None:
        link = make_link(host)
        for path in ("/links", "/links/new", f"/links/{link['id']}", f"/links/{link['id']}/edit", "/redirects/new",
                     "/hosts", "/tokens", "/members", "/settings", "/account", "/import"):  # fmt: skip
            text = person.browser.get(f"/w/home{path}").text
            for where in re.findall(r' (?:action|href|src|hx-get)="(/[^"]*)"', text):
                assert where.startswith(("/w/home/", "/static/", "/docs")), (path, where)

    def test_one_that_is_not_ones_own_any_more(self, app: Flask, person: Person, second: Workspace) -> None:
        stale = person.carried("/account")
        assert person.get("/w/second/settings").status_code == 200
        with app.app_context(), database.atomic():
            Session.update(workspace=workspaces.first_workspace()).execute()
            Member.delete().where(Member.workspace == second).execute()
        answer = submit(person, "/w/second/settings", {**stale, "name": "Renamed"})
        assert answer.status_code == 404
        assert "you are not a member of it" in shown(answer)
        assert self.names(app) == ["Home", "Second"]

    def test_what_it_is_called_in_addresses(self, app: Flask, person: Person) -> None:
        names = ["Brightleaf Agency", "Müller & Söhne", "שלום עולם", "!!", "W" * 60, "Home"]
        with app.app_context(), database.atomic():
            owner = workspaces.member_caller(first_workspace()).user
            created = [Workspace.create(name=name) for name in names]
            for entry in created:
                Member.create(workspace=entry, user=owner, role="owner")
        slugs = ["brightleaf-agency", "müller-söhne", "שלום-עולם", "workspace", "w" * 40, f"home-{created[-1].id[-6:]}"]
        for slug, name in zip(slugs, names, strict=True):
            page = person.browser.get(f"/w/{slug}/settings")
            assert f"Workspace: {name}" in shown(page)
            assert f'action="/w/{quote(slug)}/settings"' in page.text

    @pytest.mark.parametrize("path", ["/v1/links", "/mcp/v1", "/metrics", "/healthz", "/openapi.json", "/w/home/links"])
    def test_only_pages_are_of_one(self, person: Person, path: str) -> None:
        assert person.browser.get(f"/w/home{path}").status_code == 404

    @pytest.mark.parametrize("path", ["/nope", "/links/nope/nope", "/docs", "/%2e%2e/links"])
    def test_an_unknown_page_is_among_the_others_of_its_members(
        self, app: Flask, person: Person, stranger: Person, second: Workspace, path: str
    ) -> None:
        def seen(reader: Person) -> tuple[int, bool]:
            answer = reader.browser.get(f"/w/second{path}", headers={"Accept": "text/html"})
            return answer.status_code, 'href="/w/second/hosts"' in answer.text

        assert (seen(person), seen(stranger)) == ((404, True), (404, False))
        with app.app_context(), database.atomic():
            Member.delete().where(Member.workspace == second).execute()
        assert seen(person) == (404, False)


def typed_in_main(page: str) -> dict[str, list[str]]:
    return typed_in(page.partition("<main")[2])


class TestManyChosen:
    @pytest.fixture
    def many(self, host: str, make_link: Callable[..., dict[str, Any]]) -> list[Any]:
        return [make_link(host, alias=f"a{number:03}", tags=["old"])["id"] for number in range(120)]

    def test_are_deleted(self, app: Flask, person: Person, client: Client, many: list[Any]) -> None:
        back = "/links?filter[tags]=old&sort=-updated_at"
        preview = person.post("/links/delete", {"id": many[:110], "back": back}, page="/links")
        assert "Delete 110 links?" in shown(preview)
        answer = submit(person, "/links/delete", typed_in_main(preview.text))
        # The list again, as it was filtered; or the job, where the machine is slow.
        jobs.of(app).drain(10)
        if answer.location.startswith("/jobs/"):
            done = person.get(answer.location)
            assert "110 of 110 deleted" in shown(done)
            url = match_in(r'<a href="([^"]+)">Back to the links', done.text)[1].replace("&amp;", "&")
        else:
            url = answer.location
            assert "110 links deleted." in shown(person.get(url))
        assert shown(person.get(url)).count(f"{HOST}/a") == 10
        assert "sort=-updated_at" in url

    def test_at_most_so_many(self, person: Person, many: list[Any]) -> None:
        ids = [f"{number:026}" for number in range(MAX_CHOSEN)] + many[:3]
        answer = person.post(
            "/links/delete", {"id": ids, "back": "/links?filter[tags]=old&sort=-updated_at"}, page="/links"
        )
        assert answer.status_code == 422
        assert f"You selected {MAX_CHOSEN + 3:,}; up to {MAX_CHOSEN:,} can be changed at once." in shown(answer)
        # They are still chosen, those that are not on this page too.
        again = typed_in_main(answer.text)["id"]
        assert sorted(again) == sorted(ids)
        assert "are on other pages of the list. They are still selected" in shown(answer)

    def test_none_chosen_is_the_list_again(self, person: Person, many: list[Any]) -> None:
        answer = person.post("/links/delete", {"back": "/links?filter[tags]=old"}, page="/links")
        assert answer.status_code == 422
        assert "Select at least one first." in shown(answer)
        assert "<h1>Links</h1>" in answer.text
        assert 'name="filter[tags]" value="old"' in answer.text

    def test_other_numbers_by_now_are_shown_again(self, person: Person, client: Client, many: list[Any]) -> None:
        preview = person.post("/links/delete", {"id": many[:5]}, page="/links")
        client.delete(f"/v1/redirect/{many[0]}")
        answer = submit(person, "/links/delete", typed_in_main(preview.text))
        assert answer.status_code == 422
        assert "It was issued for 5 records, but 4 match now." in shown(answer)
        assert "Delete 4 links?" in shown(answer)
        assert submit(person, "/links/delete", typed_in_main(answer.text)).status_code == 303

    def test_all_of_a_page_without_scripts(self, person: Person, many: list[Any]) -> None:
        page = person.get("/links?filter[tags]=old")
        url = match_in(r'<a href="([^"]+)">Select all on this page', page.text)[1].replace("&amp;", "&")
        assert len(typed_in_main(person.get(url).text)["id"]) == 25

    @pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "javascript:alert(1)", "/hosts"])
    def test_back_is_a_list(self, person: Person, host: str, back: str) -> None:
        answer = person.post("/links/delete", {"filter[tags]": "none", "all": "1", "back": back})
        assert '<a href="/links">Back to the list</a>' in answer.text


class TestSearch:
    def test_what_the_list_shows(self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]) -> None:
        make_link(host, alias="menu")
        make_link(host, alias="menu2")
        for typed in (f"{HOST}/menu", f"https://{HOST}/menu", f" HTTPS://{HOST.upper()}/menu?x=1 "):
            text = shown(person.get("/links", query_string={"filter[search]": typed}))
            assert f"{HOST}/menu" in text
            assert f"{HOST}/menu2" not in text

    def test_the_other_list_is_named(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        make_link(host, alias="menu", title="Lunch")
        client.post("/v1/redirect", json={"url": f"{HOST}/old-menu", "destination": A, "title": "Lunch"})
        for query, given in (("menu", "Redirects match as well"), ("old-menu", "but redirects do")):
            page = person.get(f"/links?filter[search]={query}")
            assert given in shown(page)
            assert f'<a href="/redirects?filter%5Bsearch%5D={query}">' in page.text
        assert "but links do" in shown(person.get(f"/redirects?filter[search]=https://{HOST}/menu"))
        assert "match as well" not in shown(person.get("/links?filter[search]=nothing"))
        assert "match as well" not in shown(person.get("/links"))

    def test_in_a_list_of_several_pages(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        for number in range(30):
            make_link(host, alias=f"menu{number}")
        client.post("/v1/redirect", json={"url": f"{HOST}/menu", "destination": A})
        page = person.get("/links?filter[search]=menu")
        assert "Redirects match as well" in shown(page)
        assert "1 to 25 of 30" in shown(page)
        more = unescape(match_in(r'<a href="(/links\?[^"]+)" rel="next"', page.text)[1])
        after = person.get(more)
        assert len(re.findall(r'name="id"', after.text)) == 5
        assert "26 to 30 of 30" in shown(after)
        back = unescape(match_in(r'<a href="(/links\?[^"]+)" rel="prev"', after.text)[1])
        assert "1 to 25 of 30" in shown(person.get(back))


class TestErrors:
    @pytest.mark.parametrize(
        ("fields", "sections", "field"),
        [
            ({"title": "x" * 251}, ["Title and tags"], "title"),
            ({"destination": ""}, [], "destination"),
            ({"max_clicks": "70%"}, ["Expiry"], "max_clicks"),
            ({"max_clicks": "0"}, ["Expiry"], "max_clicks"),
            ({"plugins": "nothing"}, ["More", "Bots, preview, monitoring"], "plugins"),
            ({"utm_source": "x" * 256}, ["More", "UTM tags"], "utm"),
            ({"password": "abc"}, ["Password"], "password"),
            ({"alias": "a b"}, [], "alias"),
            ({"host": "no.acme.test"}, [], "host"),
            ({"host": ""}, [], "host"),
        ],
    )
    def test_open_their_section_alone(
        self, person: Person, host: str, fields: dict[str, str], sections: list[str], field: str
    ) -> None:
        answer = new_link(person, **fields)
        assert answer.status_code == 422
        assert re.findall(r"<details open><summary>.*?<span>([^<]+)", answer.text) == sections
        # The summary names the field and leads to it, and has the focus.
        assert "1 field needs your attention" in shown(answer)
        assert re.search(rf'<li><a href="#f-{field}">[^<]+</a>: \S', answer.text)
        assert f'id="f-{field}"' in answer.text
        (focused,) = re.findall(r"<[a-z]+ [^>]*\bautofocus[^>]*>", answer.text)
        assert 'role="alert" tabindex="-1"' in focused

    def test_several_are_in_the_order_of_the_page(self, person: Person, host: str) -> None:
        answer = new_link(person, alias="a b", max_clicks="many", destination="javascript:x")
        assert "3 fields need your attention" in shown(answer)
        assert re.findall(r'<li><a href="#f-(\w+)">', answer.text) == ["destination", "alias", "max_clicks"]

    def test_sections_with_content_are_open(self, person: Person, make_link: Callable[..., Any], host: str) -> None:
        link = make_link(host, utm=["source=mail"], password="secret", expires="2099-01-01T10:00:00Z", status=307)
        page = person.get(f"/links/{link['id']}/edit").text
        opened = re.findall(r"<details open><summary>.*?<span>([^<]+)", page)
        assert opened == ["Expiry", "Password", "Redirect type", "More", "UTM tags"]
        assert re.findall(r"<details open><summary>.*?<span>([^<]+)", person.get("/links/new").text) == []


class TestSessionThatEnded:
    @pytest.fixture
    def signed_out(self, app: Flask, person: Person, host: str) -> Callable[..., None]:
        person.post("/account", {"password": "a long enough password", "current": ""})

        def end() -> None:
            with app.app_context(), database.atomic():
                Session.delete().execute()

        return end

    def sign_in(self, person: Person, page: Any, **more: Any) -> Any:
        data = {**typed_in_main(page.text), "email": "owner@localhost", "password": "a long enough password", **more}
        return submit(person, "/sign-in", data)

    def test_a_form_survives_it(self, person: Person, client: Client, signed_out: Callable[..., None]) -> None:
        typed = sent(person, "/links/new", destination=A, alias="kept", title="<b>Kept</b>", tags="x, y",
                     password="secret", plugins=["noindex"])  # fmt: skip
        signed_out()
        page = submit(person, "/links/new", typed)
        assert page.status_code == 401
        assert "Your session has ended" in shown(page)
        assert "secret" not in page.text
        assert "secret" not in str(page.headers)
        # A wrong password does not lose it either.
        page = self.sign_in(person, page, password="not the password")
        assert page.status_code == 401
        answer = self.sign_in(person, page)
        assert answer.status_code == 303
        assert re.fullmatch(r"/links/new\?again=[\w-]+", answer.location)
        page = person.get(answer.location)
        assert "Nothing has been sent yet." in shown(page)
        now = typed_in(page.text)
        saved = {
            name: now[name][0].strip() for name in ("destination", "alias", "title", "tags", "password", "plugins")
        }
        assert saved == {"destination": A, "alias": "kept", "title": "<b>Kept</b>", "tags": "x, y", "password": "",
                        "plugins": "noindex"}  # fmt: skip
        assert client.get("/v1/links?filter[search]=kept").json["data"] == []
        assert submit(person, "/links/new", now).status_code == 303
        assert client.get("/v1/links?filter[search]=kept").json["data"][0]["tags"] == ["x", "y"]
        # Once only.
        assert typed_in(person.get(answer.location).text)["alias"] == [""]

    def test_an_edit_keeps_the_version_that_was_seen(
        self, person: Person, client: Client, signed_out: Callable[..., None], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(HOST, alias="a")
        path = f"/links/{link['id']}/edit"
        typed = sent(person, path, title="Mine")
        client.put(f"/v1/redirect/{link['id']}", json={"url": link["url"], "destination": A})
        signed_out()
        page = person.get(self.sign_in(person, submit(person, path, typed)).location)
        assert typed_in(page.text)["title"] == ["Mine"]
        assert submit(person, path, typed_in(page.text)).status_code == 409

    @pytest.mark.parametrize("path", ["/settings", "/hosts", "/tokens"])
    def test_other_forms_too(self, person: Person, signed_out: Callable[..., None], path: str) -> None:
        name = {"/settings": "headurl", "/hosts": "host", "/tokens": "name"}[path]
        typed = {**person.carried(path), name: "typed"}
        signed_out()
        page = person.get(self.sign_in(person, submit(person, path, typed)).location)
        assert page.status_code == 200
        assert re.search(rf'name="{name}"[^>]*value="typed"', page.text)

    def test_an_action_is_offered_once_more(
        self, person: Person, client: Client, signed_out: Callable[..., None], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(HOST, alias="a")
        path = f"/links/{link['id']}"
        typed = {**person.carried(path), "back": "/links"}
        signed_out()
        page = person.send(f"{path}/pause", typed, page=path, headers={"Origin": ORIGIN})
        assert "Your session has ended, so nothing was done yet." in shown(page)
        page = person.get(self.sign_in(person, page).location)
        assert "Your session had ended, so this was not done yet." in shown(page)
        assert f'<a href="{path}">the page where you were</a>' in page.text
        paused = "/v1/link/count?filter[health]=paused"
        assert client.get(paused).json == {"count": 0}
        assert submit(person, f"{path}/pause", typed_in_main(page.text)).status_code == 303
        assert client.get(paused).json == {"count": 1}

    @pytest.mark.parametrize(("path", "page", "name"), [("/", "/", "destination"), ("/members", "/members", "email")])
    def test_forms_within_pages_too(
        self, person: Person, signed_out: Callable[..., None], path: str, page: str, name: str
    ) -> None:
        typed = {**person.carried(page), name: "typed"}
        signed_out()
        again = person.get(self.sign_in(person, submit(person, path, typed)).location)
        assert "Nothing has been sent yet." in shown(again)
        assert re.search(rf'name="{name}"[^>]*value="typed"', again.text)

    def test_every_form_is_kept_offered_or_named(
        self, whole_app: Flask, person: Person, signed_out: Callable[..., None]
    ) -> None:
        """Each address that takes a form: in a session with another protection, and after it has ended."""
        forms, offered = {}, set()
        for rule in whole_app.url_map.iter_rules():
            view = whole_app.view_functions[rule.endpoint]
            is_of_person = rule.endpoint.startswith("dashboard.") and not getattr(view, "is_open", False)
            if is_of_person and "POST" in (rule.methods or ()):
                forms[re.sub(r"<[^>]+>", "0", rule.rule)] = name = rule.endpoint.rpartition(".")[2]
                if hasattr(view, "button"):
                    offered.add(name)
        typed = {"csrf_token": "older", "typed": "kept", "password": "open sesame"}
        told, lost = set(), []
        for path, name in forms.items():
            answer = person.send(path, typed, page="/account", headers={"Origin": ORIGIN})
            if answer.status_code != 303:
                told.add(name)
            elif name in offered:
                again = person.get(answer.location)
                sent_again = typed_in_main(again.text)
                if f'action="{path}"' not in again.text or sent_again.get("typed") != ["kept"]:
                    lost.append(path)
                assert "sesame" not in again.text
        signed_out()
        for path, name in forms.items():
            answer = person.send(path, typed, page="/account", headers={"Origin": ORIGIN})
            if name in told:
                says = shown(person.get(answer.location or path))
                if name not in ("sign_out", "consent") and "Your session has ended, so nothing was done." not in says:
                    lost.append(f"{path} {answer.status_code}")
            elif answer.status_code != 401 or typed_in_main(answer.text).get("kept:typed") != ["kept"]:
                lost.append(path)
        assert lost == []
        # Files, secrets, what is of one moment, and the consent for a program, whose page asks again.
        assert told == {
            "begin_second_step", "cancel_second_step", "check_file", "click_live", "consent", "passkey_options",
            "passkeys_page", "replace_recovery_codes", "sign_out", "switch_second_step_off", "switch_second_step_on",
            "tool_file",
        }  # fmt: skip

    def test_a_form_of_elsewhere_is_not_filled_in(self, person: Person, signed_out: Callable[..., None]) -> None:
        signed_out()
        evil = {"destination": "https://evil.example"}
        answer = person.browser.post("/w/home/links/new", data=evil, headers={"Origin": "https://evil.example"})
        assert answer.status_code == 303
        assert answer.location == "/sign-in"

    def test_a_huge_form_is_not_carried(self, person: Person, signed_out: Callable[..., None]) -> None:
        carried = person.carried("/links/new")
        signed_out()
        assert submit(person, "/links/new", {**carried, "description": "x" * 70_000}).status_code == 303
        assert submit(person, "/links/new", {**carried, "description": "x" * 50_000}).status_code == 401

    def test_goes_on_in_the_workspace_of_the_form(
        self, app: Flask, person: Person, signed_out: Callable[..., None]
    ) -> None:
        with app.app_context(), database.atomic():
            owner = User.get(User.email == "owner@localhost")
            Member.create(workspace=Workspace.create(name="Second"), user=owner, role="owner")
        typed = sent(person, "/w/second/settings", country="FR")
        signed_out()
        page = person.get(self.sign_in(person, submit(person, "/w/second/settings", typed)).location)
        assert "Workspace: Second" in shown(page)
        assert typed_in(page.text)["country"] == ["FR"]

    def test_whose_it_is_not_sees_nothing(
        self, app: Flask, person: Person, signed_out: Callable[..., None], make_person: Callable[[str], Person]
    ) -> None:
        make_person("owner")
        typed = sent(person, "/links/new", alias="mine")
        signed_out()
        location = self.sign_in(person, submit(person, "/links/new", typed)).location
        stranger = Person(app).sign_in(self.another(app))
        assert typed_in(stranger.get(location).text)["alias"] == [""]

    def another(self, app: Flask) -> User:
        with app.app_context():
            return User.get(User.email != "owner@localhost")

    @pytest.mark.parametrize("target", ["suggestions", None])
    def test_a_part_of_a_page_says_so(
        self, person: Person, signed_out: Callable[..., None], target: str | None
    ) -> None:
        signed_out()
        headers = {"HX-Request": "true", **({"HX-Target": target} if target else {})}
        answer = person.get(f"/aliases/suggest?host={HOST}&alias=x", headers=headers)
        assert answer.status_code == 401
        assert "You are signed out." in shown(answer)
        assert "HX-Redirect" not in answer.headers
        assert answer.headers.get("HX-Retarget") == (None if target else "#notice")

    def test_a_form_with_an_older_protection_is_shown_again(
        self, person: Person, signed_out: Callable[..., None]
    ) -> None:
        """Signed in again in another tab, where the protection was renewed."""
        typed = sent(person, "/links/new", alias="kept", csrf_token="older")
        answer = submit(person, "/links/new", typed)
        assert answer.status_code == 303
        assert typed_in(person.get(answer.location).text)["alias"] == ["kept"]


class TestTwice:
    def test_a_form_makes_one_link(self, person: Person, client: Client, host: str) -> None:
        form = sent(person, "/links/new", destination=A)
        answers = [submit(person, "/links/new", form) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [303, 303]
        assert answers[0].location == answers[1].location
        assert len(client.get(f"/v1/links?filter[host]={HOST}").json["data"]) == 1
        # With something else in it, it is another one.
        assert submit(person, "/links/new", {**form, "alias": "other"}).status_code == 303
        assert len(client.get(f"/v1/links?filter[host]={HOST}").json["data"]) == 2

    def test_what_it_made_may_be_gone(self, person: Person, client: Client, host: str) -> None:
        form = sent(person, "/links/new", destination=A)
        submit(person, "/links/new", form)
        client.delete(f"/v1/redirect/{one(client)['id']}")
        answer = submit(person, "/links/new", form)
        assert answer.location == "/links/new"
        assert "has since been deleted" in shown(person.get(answer.location))

    def test_nor_at_the_same_moment(self, app: Flask, person: Person, client: Client, host: str) -> None:
        form = sent(person, "/redirects/new", url=f"{HOST}/old", destination=A, type="redirect")
        cookies = {cooky.key: cooky.value for cooky in (person.browser._cookies or {}).values()}
        found = []

        def send() -> None:
            browser = client_of(app)
            browser.token = None
            for key, value in cookies.items():
                browser.set_cookie(key, value, domain="signpost.test")
            path = person.at("/redirects/new")
            found.append(browser.post(path, data=form, headers={"Referer": f"{ORIGIN}{path}"}))

        threads = [threading.Thread(target=send) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {answer.status_code for answer in found} == {303}
        assert len({answer.location for answer in found}) == 1

    def test_what_was_refused_may_be_sent_again(self, person: Person, host: str) -> None:
        form = sent(person, "/links/new", destination=A, alias="a b")
        assert submit(person, "/links/new", form).status_code == 422
        assert submit(person, "/links/new", {**form, "alias": "ab"}).status_code == 303

    def test_a_token(self, app: Flask, person: Person) -> None:
        form = {
            **person.carried("/tokens"),
            "once": "k" * 22,
            "name": "x",
            "kind": "api",
            "role": "viewer",
            "expires": "",
        }
        first, second = (submit(person, "/tokens", form) for _ in range(2))
        assert first.location == second.location
        with app.app_context():
            assert Token.select().where(Token.name == "x").count() == 1
            # The secret is in no table.
            saved = [str(row.__data__) for row in StoredResponse.select()]
        page = person.get(second.location)
        secret = match_in(r"sp_api_\w+", page.text)[0]
        assert not any(secret in row for row in saved)
        assert secret not in first.location + str(first.headers) + str(page.headers)
        # Loading the page again makes no other one, and shows this one no more.
        again = person.get(second.location)
        assert (again.status_code, "sp_api_" in again.text) == (200, False)
        with app.app_context():
            assert Token.select().where(Token.name == "x").count() == 1

    def test_a_secret_is_shown_to_whom_it_belongs(self, person: Person, make_person: Callable[[str], Person]) -> None:
        other = make_person("owner")
        created = person.post("/tokens", {"name": "x", "kind": "api", "role": "viewer", "expires": ""})
        assert "sp_api_" not in other.get(created.location).text
        assert "sp_api_" in person.get(created.location).text

    def test_a_password_is_in_no_key(self, app: Flask, person: Person, host: str) -> None:
        submit(person, "/links/new", sent(person, "/links/new", destination=A, password="open sesame"))
        with app.app_context():
            (saved,) = StoredResponse.select()
        assert saved.key.startswith("form ")
        assert "sesame" not in str(saved.__data__)


class TestShelf:
    @pytest.fixture
    def values(self, app: Flask) -> Iterator[OneTimeValues]:
        with app.app_context():
            yield OneTimeValues("test")

    def test_one_look_for_one_owner(self, values: OneTimeValues) -> None:
        key = values.put("ada", "secret")
        assert values.take("grace", key) is None
        assert OneTimeValues("other").take("ada", key) is None
        assert values.take("ada", key) == "secret"
        assert values.take("ada", key) is None

    def test_is_bounded(self, values: OneTimeValues) -> None:
        other = OneTimeValues("other")
        kept = other.put("ada", "kept")
        keys = [values.put("ada", number) for number in range(MAX_VALUES + 5)]
        assert OneTimeValue.select().where(OneTimeValue.kind == "test").count() == MAX_VALUES
        assert [values.take("ada", key) for key in keys[3:7]] == [None, None, 5, 6]
        assert other.take("ada", kept) == "kept"

    def test_not_for_long(self, values: OneTimeValues) -> None:
        assert values.take("ada", values.put("ada", "secret", ttl_s=-1)) is None
        values.put("ada", "secret", ttl_s=-1)
        values.put("ada", "secret")
        assert OneTimeValue.select().count() == 1

    def test_the_database_does_not_tell(self, values: OneTimeValues) -> None:
        key = values.put("ada-of-the-tests", "a secret")
        (row,) = OneTimeValue.select().tuples()
        assert not any(word in str(row) for word in ("a secret", key, "ada-of-the-tests"))


class TestTags:
    @pytest.mark.parametrize("typed", ["spring, sale", "spring\nsale", "spring,sale,\n spring ,\n"])
    def test_are_separated_by_commas_and_lines(self, person: Person, client: Client, host: str, typed: str) -> None:
        assert new_link(person, tags=typed).status_code == 303
        assert one(client)["tags"] == ["spring", "sale"]

    def test_one_that_has_a_comma_is_kept(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(host, alias="a", tags=["spring, sale", "x"])
        path = f"/links/{link['id']}/edit"
        assert typed_in(person.get(path).text)["tags"] == ['"spring, sale", x']
        assert submit(person, path, sent(person, path, title="New")).status_code == 303
        assert one(client)["tags"] == ["spring, sale", "x"]
        assert submit(person, path, sent(person, path, tags='"spring, sale", y, z')).status_code == 303
        assert one(client)["tags"] == ["spring, sale", "y", "z"]

    @pytest.mark.parametrize("tags", [['a "b" c'], ['"quoted"'], ['"'], ['15" monitor', "x"], ['"a", "b"', "c,d"]])
    def test_whatever_is_in_them(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]], tags: list[str]
    ) -> None:
        path = f"/links/{make_link(host, alias='a', tags=tags)['id']}/edit"
        assert submit(person, path, sent(person, path, title="New")).status_code == 303
        assert one(client)["tags"] == tags

    def test_are_suggested(self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]) -> None:
        make_link(host, tags=["print", "press", "a, b"])
        make_link(host, tags=["print"])

        def suggested(typed: str) -> list[str]:
            page = person.get("/tags/suggest", query_string={"tags": typed}).text
            return [html.unescape(text) for text in re.findall(r'data-pick="([^"]*)"', page)]

        assert suggested("") == ["print, ", '"a, b", ', "press, "]
        assert suggested("x, P") == ["x, print, ", "x, press, "]
        assert suggested("print, ") == ['print, "a, b", ', "print, press, "]
        assert suggested("none") == []


class TestHostnamesThatDoNotWork:
    @pytest.fixture
    def dns(self, app: Flask, connect: Callable[..., str]) -> Callable[..., None]:
        """Connect hostnames, the last one the newest, with what was found in DNS."""

        def do(**found: bool | None) -> None:
            for name, is_correct in found.items():
                connect(f"{name}.acme.test")
                checked = None if is_correct is None else "2026-01-01T00:00:00Z"
                with app.app_context(), database.atomic():
                    Host.update(correct=bool(is_correct), checked_at=checked, dns_due_at=None).where(
                        Host.host == f"{name}.acme.test"
                    ).execute()
                    Host.delete().where(Host.host == "localhost").execute()

        return do

    def chosen(self, person: Person) -> str:
        return match_in(r'<option value="([^"]+)" selected>[^<]*</option>', person.get("/links/new").text)[1]

    @pytest.mark.parametrize(
        ("found", "chosen"),
        [
            ({"good": True, "bad": False}, "good"),
            ({"unknown": None, "bad": False}, "unknown"),
            ({"good": True, "unknown": None}, "good"),
            ({"bad": False}, "bad"),
        ],
    )
    def test_a_new_link_begins_on_one_that_works(
        self, person: Person, dns: Callable[..., None], found: dict[str, Any], chosen: str
    ) -> None:
        dns(**found)
        assert self.chosen(person) == f"{chosen}.acme.test"

    def test_or_on_the_one_used_last(
        self, person: Person, dns: Callable[..., None], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        dns(one=True, two=True, unknown=None, three=True)
        make_link("unknown.acme.test")
        assert self.chosen(person) == "unknown.acme.test"
        make_link("one.acme.test")
        assert self.chosen(person) == "one.acme.test"

    def test_one_that_does_not_is_marked_and_said(self, person: Person, dns: Callable[..., None]) -> None:
        dns(good=True, bad=False)
        assert "bad.acme.test (not set up)" in shown(person.get("/links/new"))
        created = new_link(person, host="bad.acme.test", alias="a")
        text = shown(person.get(created.location))
        assert "works as soon as the DNS of bad.acme.test points here" in text
        assert "Your short link is ready" not in text
        assert "bad.acme.test doesn't point to this server yet" in text
        created = new_link(person, host="good.acme.test", alias="a")
        assert "point to this server" not in shown(person.get(created.location))
        person.post("/hosts/good.acme.test/disconnect")
        assert "good.acme.test is not connected" in shown(person.get(created.location))

    @pytest.mark.parametrize("path", ["/", "/links/new", "/redirects/new", "/tools", "/import"])
    def test_those_that_work_come_first_in_every_choice(
        self, app: Flask, person: Person, dns: Callable[..., None], path: str
    ) -> None:
        dns(older=True, good=True, unknown=None, bad=False)
        if path == "/import":
            file = {"file": (io.BytesIO(b"alias,destination\na,https://d.example/\n"), "links.csv")}
            path = person.post(path, file, page=path, content_type="multipart/form-data").location
            jobs.of(app).drain()
        page = person.get(path).text
        choices = match_in(r'(?s)<select[^>]* name="host".*?</select>', page)[0]
        assert re.findall(r"<option[^>]*>(\w+)\.acme\.test", choices) == ["good", "older", "unknown", "bad"]
        assert {*typed_in(page).get("host", ["good.acme.test"])} == {"good.acme.test"}

    def test_the_overview_shortens_on_the_one_that_is_chosen(
        self, person: Person, client: Client, dns: Callable[..., None]
    ) -> None:
        dns(one=True, two=True)
        for host in ("one.acme.test", "two.acme.test"):
            person.post("/", {"destination": "https://dest.example/", "host": host}, page="/")
            assert client.get("/v1/links").json["data"][0]["host"] == host
            assert typed_in(person.get("/").text)["host"] == [host]
        refused = person.post("/", {"destination": "https://dest.example/", "host": "other.test"}, page="/")
        assert refused.status_code == 422
        assert "not connected" in shown(refused)


class TestPastedAddresses:
    @pytest.mark.parametrize("typed", [f"{HOST}/zwi", f"https://{HOST}/zwi", f" {HOST}/zwi\u200b", " zwi\ufeff"])
    def test_a_short_path_may_be_a_whole_address(
        self, person: Person, client: Client, host: str, connect: Callable[..., str], typed: str
    ) -> None:
        other = connect("other.acme.test")
        chosen = host if "/" not in typed else other
        assert new_link(person, host=chosen, alias=typed).status_code == 303
        assert one(client)["alias"] == "zwi"


class TestSmallThings:
    def test_a_redirects_page_marks_redirects(
        self, person: Person, client: Client, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        created = client.post("/v1/redirect", json={"url": f"{HOST}/old", "destination": A}).json["data"][0]
        for path in (f"/redirects/{created['id']}", f"/redirects/{created['id']}/edit"):
            marked = re.findall(r'<a href="([^"]+)" aria-current="page"', person.get(path).text)
            assert set(marked) == {"/redirects"}
        marked = re.findall(
            r'<a href="([^"]+)" aria-current="page"', person.get(f"/links/{make_link(host)['id']}").text
        )
        assert set(marked) == {"/links"}

    def test_a_new_token_begins_with_what_most_are_for(self, person: Person) -> None:
        for page in ("/tokens?new", "/members?new"):
            text = person.get(page).text
            roles = re.findall(r'type="radio" name="role" value="(\w+)"( checked)?', text)
            assert roles == [("viewer", ""), ("editor", " checked"), ("manager", ""), ("owner", "")]

    def test_a_refused_token_keeps_what_was_chosen(self, person: Person) -> None:
        answer = person.post("/tokens", {"name": "x", "kind": "mcp", "role": "editor", "expires": "2000-01-01"})
        assert 'name="role" value="editor" checked' in answer.text
        assert 'name="kind" value="mcp" checked' in answer.text

    def test_what_cannot_be_undone_asks_first(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(host)
        person.post("/tokens", {"name": "x", "kind": "api", "role": "viewer", "expires": ""})
        for page, action in (
            ("/tokens", "revoke"),
            (f"/hosts/{HOST}", "disconnect"),
            (f"/links/{link['id']}", "delete"),
        ):
            text = person.get(page).text
            forms = re.findall(rf'<form [^>]*action="[^"]+/{action}"', text)
            asked = re.findall(r'<details class="(?:menu )?danger".*?</details>', text, re.S)
            requested = re.findall(rf'<form [^>]*action="[^"]+/{action}"', "".join(asked))
            assert forms
            assert len(forms) == len(requested)

    def test_browsers_do_not_fill_their_password_in(
        self, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
    ) -> None:
        for path in ("/links/new", f"/links/{make_link(host)['id']}/edit"):
            assert re.search(r'name="password" type="password"[^>]*autocomplete="new-password"', person.get(path).text)
