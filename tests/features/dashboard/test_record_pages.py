"""The pages of one link or redirect: what they show, and what can be done from there."""

import base64
import gzip
import html
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any, ClassVar
from urllib.parse import quote

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.records.record import FIELDS, CreatedVia, PausedBy
from signpost.domain.words import FIELD_WORDS
from signpost.features.monitoring.tables import RecordCheck, Watch
from signpost.schemas.choices import QR_THEME
from signpost.storage import database
from signpost.storage.models import ClickDay, Host, Record
from signpost.translations.names import COUNTRIES, LANGUAGES
from tests.breakdowns import store_record_value
from tests.conftest import Client
from tests.features.conftest import HOST, Person, match_in, shown, typed_in
from tests.features.dashboard.test_nothing_lost import submit


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
        for rest in ("", "/edit", "?period=90d"):
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
        created = submit(person, "/redirects/new", {**typed_in(person.get("/redirects/new").text), **typed})
        assert created.status_code == 303, shown(created)
        record = client.get(f"/v1/links/{created.location.rpartition('/')[2]}").json
        assert record["url"] == "https://go.acme.test/blog/caf%C3%A9?id=7"
        # Its form shows this address, and saving it changes nothing.
        edit = f"{created.location}/edit"
        form = typed_in(person.get(edit).text)
        assert form["alias"] == ["blog/café?id=7"]
        assert submit(person, edit, {**form, "title": "New"}).status_code == 303
        after = client.get(f"/v1/links/{record['id']}").json
        assert {key for key, value in after.items() if record[key] != value} == {"title", "updated_at"}

    def test_a_whole_address_in_place_of_a_path_is_taken(
        self, person: Person, client: Client, connect: Callable[..., str]
    ) -> None:
        typed = {"alias": f"https://{connect(HOST)}/old", "destination": "https://dest.example/"}
        created = submit(person, "/redirects/new", {**typed_in(person.get("/redirects/new").text), **typed})
        assert client.get(f"/v1/links/{created.location.rpartition('/')[2]}").json["url"] == f"https://{HOST}/old"

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
    def test_a_preview_has_the_address_and_a_code(self, person: Person, link: dict[str, Any]) -> None:
        page = person.get("/links/preview", query_string={"host": HOST, "alias": "sale"}).text
        assert f"<bdi>{HOST}/sale</bdi>" in page
        assert 'src="data:image/svg+xml;base64,' in page
        assert f"{len(HOST) + 5} characters." in page

    @pytest.mark.parametrize("path", ["old/page.html?id=1", "a-path-that-is-longer-than-any-alias/of/2019", "old"])
    def test_a_redirect_has_a_code_of_any_path_that_is_free(self, person: Person, redirect: Any, path: str) -> None:
        query = {"host": HOST, "alias": path, "kind": "redirect"}
        assert ("base64" in person.get("/links/preview", query_string=query).text) is (path != "old")
        form = person.get(f"/redirects/new?url=https://{HOST}/{quote(path)}").text
        assert ("base64" in form) is (path != "old")
        assert "/links/preview?kind=redirect" in form

    def test_what_is_taken_has_no_code_but_for_itself(self, person: Person, link: dict[str, Any]) -> None:
        query = {"host": HOST, "alias": link["alias"]}
        assert "base64" not in person.get("/links/preview", query_string=query).text
        assert "base64" in person.get("/links/preview", query_string={**query, "id": link["id"]}).text

    @pytest.mark.parametrize("alias", ["", "x" * 5000, "%zz", "a b#c", "\x00", "../.."])
    def test_of_what_is_no_address_yet_there_is_no_code(self, person: Person, link: Any, alias: str) -> None:
        answer = person.get("/links/preview", query_string={"host": HOST, "alias": alias})
        assert answer.status_code == 200
        assert "base64" not in answer.text

    def test_the_path_of_a_redirect_is_checked(self, person: Person, redirect: Any) -> None:
        def stated(path: str, **more: str) -> str:
            query = {"host": HOST, "kind": "redirect", "alias": path, **more}
            return shown(person.get("/aliases/suggest", query_string=query))

        assert "already in use" in stated("old")
        assert stated("old", own="old") == ""
        assert stated("a/very/long/path/" + "x" * 300) == "Available."
        assert "broken" in stated("%zz")
        assert stated("") == ""
        assert stated("x", host="nowhere.test") != "Available."

    def test_what_is_typed_is_not_suggested_again(self, person: Person, link: dict[str, Any]) -> None:
        query = {"host": HOST, "alias": "winter", "destination": "https://dest.example/winter-sale/winter"}
        page = person.get("/aliases/suggest", query_string=query).text
        assert "Available." in page
        assert re.findall('data-pick="([^"]+)"', page)
        assert "winter" not in re.findall('data-pick="([^"]+)"', page)

    def test_nothing_is_suggested_to_viewers(self, make_person: Callable[[str], Person]) -> None:
        assert make_person("viewer").get(f"/aliases/suggest?host={HOST}&alias=x").status_code == 484


class TestPage:
    """What the page of a link shows."""

    FULL: ClassVar[dict[str, Any]] = {
        "title": "Autumn letter",
        "description": "Ask Grace first.",
        "destinations": ["https://a.example/x", "https://b.example/y"],
        "destination_routing": "weighted",
        "destination_weights": [3, 1],
        "tags": ["survey"],
        "status": 307,
        "utm": ["source=instagram", "campaign=autumn"],
        "forward_path": True,
        "forward_query": True,
        "starts": "2020-01-01T00:00:00Z",
        "expires": "2099-02-01T10:00:00Z",
        "expired_url": "https://over.example/",
        "max_clicks": 50_000,
        "password": "open sesame",
        "plugins": ["noindex"],
        "is_notify": True,
        "is_switch_unbroken_destination": True,
        "external_id": "crm-4711",
        "rules": [
            {"name": "Phones", "if": {"device": ["mobile"]}, "destination": "https://app.example/"},
            {"if": {"language": ["de"], "days": ["sat", "sun"]}, "destination": "https://a.example/de"},
        ],
        "card": {"title": "Autumn offers", "description": "Ten percent less.", "image": "https://a.example/offers.png"},
    }

    def test_says_everything_that_is_set(
        self, person: Person, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(connect(HOST), alias="full", **self.FULL)
        text = shown(person.get(f"/links/{link['id']}"))
        for words in (
            "Autumn letter", "Destinations 75 % a.example/x 25 % b.example/y", "Split By percentage",
            "Tags survey", "Temporary, resends forms (307)", "The rest of the path, and the query",
            "source instagram", "campaign autumn", "Start ", "Expiry ", "2099", "After expiry over.example/",
            "Click limit 50,000", "Password protected", "Behavior No index", "Monitored Not checked yet",
            "Sends a webhook when it goes down", "Fails over to a working destination", "Note Ask Grace first.",
            "External ID crm-4711", ", by API", "Visitors must enter a password",
        ):  # fmt: skip
            assert words in text, words
        assert "open sesame" not in text

    def test_says_no_more_than_is_set(self, person: Person, link: dict[str, Any]) -> None:
        text = shown(person.get(f"/links/{link['id']}"))
        for words in ("UTM", "Click limit", "Password", "Split", "Behavior", "Monitored", "Note", "External ID"):
            assert words not in text, words
        assert "Expiry Never" in text

    def test_is_light(
        self, app: Flask, person: Person, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        """With everything set, clicks of each kind on each day, checks, and a history."""
        link = make_link(connect(HOST), alias="full", **self.FULL)
        edit, today = f"/links/{link['id']}/edit", times.now().date()
        for number in range(5):
            form = typed_in(person.get(edit).text)
            submit(person, edit, {**form, "title": f"Autumn letter {number}", "description": f"Ask {number} people."})
        names = {
            "referrer": ["google.com", "instagram.com", "t.co", "facebook.com", "linkedin.com", "news.example", ""],
            "country": ["DE", "AT", "US", "CH", "GB", "FR", "IT"],
            "browser": ["Chrome", "Mobile Safari", "Firefox", "Edge", "Safari", "Samsung Internet", "Opera"],
            "system": ["Windows", "iOS", "Android", "Mac OS X", "Linux", "Chrome OS", "Ubuntu"],
            "language": ["de", "en", "fr", "es", "tr", "ar", "pt"],
            "device": ["desktop", "mobile", "mobile", "tablet", "mobile", "desktop", ""],
            "campaign": ["autumn", "autumn", "", "", "", "", "summer"],
            "trigger": ["qr", "", "", "", "", "", ""],
            "rule": ["1", "", "2", "", "", "", ""],
            "hour": ["09", "10", "11", "12", "13", "14", "15"],
        }
        with app.app_context(), database.atomic():
            record = Record.get(Record.id == link["id"])
            for back in range(60):
                day, count = (today - timedelta(days=back)).isoformat(), back * 37 % 101
                ClickDay.create(record=record.seq, day=day, clicks=count, bots=count // 5, visitors=count)
                for kind, values in names.items():
                    value = values[back * back % 7]
                    store_record_value(record.seq, day, kind, value, count)
            for minute in range(10):
                RecordCheck.create(record=record.seq, at=f"2026-11-21T10:{minute:02}:00Z", result="up", reason="",
                                   destination=record.destination, status=200, ms=170 + minute * 7)  # fmt: skip
        assert len(gzip.compress(person.get(f"/links/{link['id']}").data, 6)) <= 9700

    @pytest.mark.parametrize(
        ("fields", "state", "stated"),
        [
            ({}, "Active", "Main destination. Not checked yet. Check now Everyone"),
            ({"type": "frame"}, "Active", "Main destination. Not checked yet. Check now Everyone"),
            ({"plugins": ["preview"]}, "Active", "Visitors see a page"),
            ({"starts": "2098-01-01T00:00:00Z"}, "Not started", "until it starts"),
            ({"password": "secret"}, "Active", "Visitors must enter a password"),
        ],
    )
    def test_says_what_happens_to_visitors(
        self,
        person: Person,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        fields: dict[str, Any],
        state: str,
        stated: str,
    ) -> None:
        page = person.get(f"/links/{make_link(connect(HOST), alias='a', **fields)['id']}")
        assert match_in(r'<span class="badge[^"]*">([^<]+)</span></h1>', page.text)[1] == state
        assert stated in shown(page)

    def test_of_one_that_is_paused_expired_or_gone(
        self, app: Flask, person: Person, client: Client, link: dict[str, Any]
    ) -> None:
        def state(path: str) -> str:
            return match_in(r'<span class="badge[^"]*">([^<]+)</span></h1>', person.get(path).text)[1]

        page = f"/links/{link['id']}"
        person.post(f"{page}/pause")
        assert state(page) == "Paused"
        assert "because it is paused" in shown(person.get(page))
        person.post(f"{page}/pause", {"resume": ""})
        with app.app_context(), database.atomic():
            Record.update(expired_at="2020-01-01T00:00:00.000000Z").where(Record.id == link["id"]).execute()
            database.announce(HOST, "a")
        assert state(page) == "Expired"
        gone = client.post("/v1/redirect", json={"url": f"{HOST}/gone", "type": "gone"}).json["data"][0]
        assert state(f"/redirects/{gone['id']}") == "Gone"
        text = shown(person.get(f"/redirects/{gone['id']}"))
        assert "Destination No destination. Visitors see a “removed” page." in text

    def test_counts_by_country_and_language_are_by_name(self, app: Flask, person: Person, link: dict[str, Any]) -> None:
        page = f"/links/{link['id']}"
        assert "Add a country database" in shown(person.get(f"{page}?by=places"))
        today = times.now().date().isoformat()
        with app.app_context(), database.atomic():
            seq = Record.get(Record.id == link["id"]).seq
            rows = [
                ("country", "DE", 1500),
                ("country", "XX", 2),
                ("language", "pt", 3),
                ("referrer", "news.example", 1),
            ]
            rows += [("browser", f"Browser {number}", 10 - number) for number in range(9)]
            ClickDay.create(record=seq, day=today, clicks=5, bots=0)
            for kind, value, clicks in rows:
                store_record_value(seq, today, kind, value, clicks)
        text = " ".join(shown(person.get(f"{page}?by={tab}")) for tab in ("sources", "places", "devices"))
        for words in ("Germany 1,500", "XX 2", "Portuguese 3", "Direct or unknown 4", "Browser 4 6"):
            assert words in text, words
        assert "Browser 6" not in text
        devices = person.get(f"{page}?by=devices")
        assert "Browsers All 9" in shown(devices)
        all_of_them = html.unescape(match_in(r'href="(\?[^"]+all=browser)#by-browser"', devices.text)[1])
        assert "Browser 8 2" in shown(person.get(page + all_of_them))

    def test_its_checks_are_there(self, app: Flask, person: Person, link: dict[str, Any]) -> None:
        with app.app_context(), database.atomic():
            record = Record.get(Record.id == link["id"])
            Record.update(monitor="down").where(Record.id == link["id"]).execute()
            RecordCheck.create(record=record.seq, at=times.now_text(), destination=record.destination, result="down",
                               reason="The server answered 500.", status=500, ms=12)  # fmt: skip
        text = shown(person.get(f"/links/{link['id']}"))
        assert "/ a Down" in text
        assert "Monitored Down: The server answered 500." in text

    def test_its_history_can_be_undone(self, person: Person, client: Client, link: dict[str, Any]) -> None:
        page, edit = f"/links/{link['id']}", f"/links/{link['id']}/edit"
        submit(person, edit, {**typed_in(person.get(edit).text), "title": "New", "tags": "x"})
        answer = person.get(page)
        history = shown(answer).partition("History All changes")[2]
        assert "Owner edited this link Title empty → changed to New Tags empty → changed to x" in history
        assert "Owner created this link" in history
        # Deletion is how a creation is undone.
        (undo,) = set(re.findall(r'action="(/activity/\w+/undo)"', answer.text.partition('id="history"')[2]))
        assert person.post(undo, {"back": page}).location == page
        assert client.get(f"/v1/links/{link['id']}").json["title"] == ""
        assert "Owner undid a change: edited this link" in shown(person.get(page))

    def test_a_deletion_can_be_undone(self, person: Person, link: dict[str, Any], redirect: Any) -> None:
        for path, id_ in (("/links", link["id"]), ("/redirects", redirect["id"])):
            assert "You can undo this." in shown(person.get(f"{path}/{id_}"))
            answer = person.post(f"/links/{id_}/delete")
            assert answer.location == path
            undo = match_in(r'action="(/activity/\w+/undo)"', person.get(answer.location).text)[1]
            person.post(undo, {"back": path})
            assert person.get(f"{path}/{id_}").status_code == 200

    def test_a_viewer_sees_values_and_no_forms(
        self, make_person: Callable[[str], Person], link: dict[str, Any]
    ) -> None:
        page = make_person("viewer").get(f"/links/{link['id']}")
        main = page.text.partition("<main")[2].partition("</main>")[0]
        assert "Details" in main
        assert 'method="post"' not in main
        for words in ("Edit", "Pause", "Duplicate", "Delete", "Customize"):
            assert words not in shown(page), words

    def test_numbers_have_thousands(self, app: Flask, person: Person, link: dict[str, Any]) -> None:
        with app.app_context(), database.atomic():
            seq = Record.get(Record.id == link["id"]).seq
            day = times.now().date().isoformat()
            ClickDay.create(record=seq, day=day, clicks=12_345, bots=6_789, visitors=11_111)
        text = shown(person.get(f"/links/{link['id']}"))
        assert "Clicks 12,345 Visitors 11,111 Bots 6,789" in text

    def test_its_clicks_are_a_table_too(self, app: Flask, person: Person, link: dict[str, Any]) -> None:
        today = times.now().date().isoformat()
        with app.app_context(), database.atomic():
            seq = Record.get(Record.id == link["id"]).seq
            ClickDay.create(record=seq, day=today, clicks=3, bots=2, visitors=1)
            store_record_value(seq, today, "country", "DE", 3)
        page = person.get(f"/links/{link['id']}?period=7d").text
        url = html.unescape(match_in(r'href="(/links/\w+/clicks.csv\?period=7d)"', page)[1])
        answer = person.get(url)
        assert answer.mimetype == "text/csv"
        assert answer.text.splitlines()[0] == "day,clicks,bots,visitors"
        assert answer.text.splitlines()[-1] == f"{today},3,2,1"
        assert person.get(f"{url}&by=country").text == "country,clicks\r\nDE,3\r\n"
        assert person.get("/links/nothing/clicks.csv").status_code == 404


class TestCode:
    def test_a_style_is_seen_before_it_is_saved(self, person: Person, client: Client, link: dict[str, Any]) -> None:
        def drawn(**style: str) -> str:
            page = person.get(f"/links/{link['id']}/qr/preview", query_string=style).text
            return base64.b64decode(match_in(r'src="data:image/svg\+xml;base64,([^"]+)"', page)[1]).decode()

        picture = drawn(theme="dots", color="#112233", margin="4", show_url="on")
        assert "#112233" in picture
        assert "<circle" in picture
        assert "<text" in picture
        assert "<text" not in drawn(theme="square", color="#112233", margin="4")
        # What cannot be drawn leaves the picture as it is.
        assert "#000000" in drawn(color="red", margin="4")
        assert client.get(f"/v1/links/{link['id']}").json["qr"]["color"] == "#000000"


class TestExplain:
    def test_says_what_happens_in_words(self, person: Person, link: dict[str, Any]) -> None:
        text = shown(person.get("/explain", query_string={"url": f"{HOST}/a"}))
        assert "Visitors are redirected (302) https://dest.example/landing" in text
        for words in ("No start date.", "Never expires.", "Not paused.", "No password.", "See the link"):
            assert words in text, words

    def test_what_stops_a_visit_is_named(self, person: Person, link: dict[str, Any]) -> None:
        text = shown(person.get("/explain", query_string={"url": f"{HOST}/nothing"}))
        assert "Visitors see “not found”" in text
        assert "Link stops the visit:" in text
        assert "elsewhere.test is not connected to this workspace" in shown(person.get("/explain?url=elsewhere.test"))

    def test_as_someone_else(
        self, person: Person, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        make_link(connect(HOST), alias="b", plugins=["block-bots"])
        query = {"url": f"{HOST}/b", "agent": "Googlebot/2.1"}
        page = person.get("/explain", query_string=query)
        assert "This visitor is turned away" in shown(page)
        # It is what the owner intended.
        assert '<h2 class="good">' in page.text
        assert "<option selected>Googlebot/2.1</option>" in page.text

    def test_what_cannot_be_read_is_said_at_the_field(self, person: Person) -> None:
        page = person.get("/explain?url=:::").text
        assert 'aria-invalid="true" aria-describedby="url-wrong"' in page
        assert 'id="url-wrong"' in page

    def test_what_passes_is_one_line(self, person: Person, link: dict[str, Any]) -> None:
        page = person.get("/explain", query_string={"url": f"{HOST}/a"}).text
        folded, _, shown_ = page.partition('<details class="passed">')[2].partition("</details>")
        assert re.search(r"\d+ checks passed</summary>", folded)
        assert "Not paused." in folded
        assert "Not paused." not in shown_
        assert f"{HOST}/a exists." in shown_


class TestWhatEndsBadly:
    """Wherever a page says what a visitor gets, it is not green where the visitor ends badly."""

    @pytest.fixture
    def bad(self, app: Flask, link: dict[str, Any]) -> Callable[[str], str]:
        def do(what: str) -> str:
            with app.app_context():
                if what == "hostname":
                    Host.update(checked_at=times.now_text(), correct=False).where(Host.host == HOST).execute()
                else:
                    record = Record.get(Record.id == link["id"])
                    record.monitor = "down"
                    record.save()
                    seen = {"state": "down", "failures": 3, "checked_at": times.now_text()}
                    Watch.create(record=record.seq, destination=record.destination, **seen)
            return str(link["id"])

        return do

    @pytest.mark.parametrize(
        ("what", "words"),
        [
            ("hostname", f"{HOST} doesn't point to this server yet"),
            ("destination", "The destination was down at its last check"),
        ],
    )
    def test_is_red_on_every_page(self, person: Person, bad: Callable[[str], str], what: str, words: str) -> None:
        id_ = bad(what)
        for path in (f"/explain?url={HOST}/a", f"/links/{id_}"):
            page = person.get(path)
            assert words in shown(page), path
            for good in ('<h2 class="good">', '<p class="good">', 'class="badge good"'):
                assert good not in page.text, path

    def test_a_manager_looks_at_the_destination(
        self, person: Person, make_person: Callable[[str], Person], link: dict[str, Any]
    ) -> None:
        query = f"/explain?url={HOST}/a&language=de"
        page = person.get(query).text
        assert "Check the destination now" in page
        assert '<input type="hidden" name="language" value="de">' in page
        answer = person.post("/explain", {"url": f"{HOST}/a", "language": "de"})
        assert answer.status_code == 200
        # Names of tests are not in DNS.
        assert "The destination is down now." in shown(answer)
        for role in ("viewer", "editor"):
            other = make_person(role)
            assert "Check the destination now" not in other.get(query).text
            assert other.post("/explain", {"url": f"{HOST}/a"}).status_code == 484


def test_names_are_of_codes() -> None:
    assert len(COUNTRIES) == 250
    assert all(re.fullmatch(r"[A-Z]{2}", code) and name for code, name in COUNTRIES.items())
    assert all(re.fullmatch(r"[a-z]{2,3}", code) and name for code, name in LANGUAGES.items())


def test_every_choice_has_a_name() -> None:
    for field in FIELDS:
        choices = getattr(field.kind, "choices", None) or [*getattr(field.kind, "enum", ())]
        if field.name != "plugins":
            assert all(choice in FIELD_WORDS[field.name] for choice in choices), field.name
    assert all(theme in FIELD_WORDS["theme"] for theme in QR_THEME.values)
    assert all(entry in FIELD_WORDS["paused_by"] for entry in PausedBy if entry)
    assert all(entry in FIELD_WORDS["created_via"] for entry in CreatedVia)
