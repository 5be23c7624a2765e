"""The account: name, e-mail address, preferences; and times as the person reads and types them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.features.dashboard.moments import ZONE_COOKIE
from signpost.features.sign_in.tables import Session
from signpost.operations.workspaces import bootstrap
from signpost.storage.models import User
from tests.conftest import Answer, Client, RunCommand
from tests.features.conftest import Person, match_in, shown, typed_in

PASSWORD = "a long enough password"
HOST = "go.acme.test"


def save(person: Person, what: str, **typed: str) -> Answer:
    return person.post("/account", {"what": what, **typed})


def set_up(person: Person, **typed: str) -> Answer:
    given = {"name": "Ana Sousa", "email": "ana@acme.test", "password": PASSWORD, **typed}
    return save(person, "first", **given)


def user_of(app: Flask, email: str) -> User:
    with app.app_context():
        found: User = User.get(User.email == email)
    return found


def sign_in(app: Flask, email: str, password: str = PASSWORD) -> Person:
    person = Person(app)
    answer = person.post("/sign-in", {"email": email, "password": password}, page="/sign-in")
    assert answer.status_code == 303
    return person


class TestFirstSignIn:
    def test_name_address_and_password_are_one_form_that_leads_to_the_overview(
        self, person: Person, app: Flask
    ) -> None:
        assert "Set up your account" in shown(person.get("/account"))
        assert set_up(person).location == "/"
        assert "Ana Sousa" in shown(person.get("/links"))
        assert sign_in(app, "ana@acme.test").get("/links").status_code == 200
        page = shown(person.get("/account"))
        assert "Change password" in page
        assert "Set up your account" not in page

    def test_all_or_nothing(self, person: Person, app: Flask, make_person: Callable[[str], Person]) -> None:
        make_person("viewer")
        for typed, wrong in (
            ({"email": "VIEWER1@acme.test"}, "already uses this e-mail address"),
            ({"email": "no address"}, "Enter an e-mail address"),
            ({"name": " "}, "1 to 100 characters"),
            ({"password": "short"}, "10 to 128 characters"),
        ):
            answer = set_up(person, **typed)
            assert answer.status_code == 422
            assert wrong in shown(answer)
            assert PASSWORD not in answer.text
        assert user_of(app, bootstrap.OWNER_EMAIL).password_hash is None

    def test_is_done_once(self, person: Person) -> None:
        set_up(person)
        assert set_up(person, name="Eve").status_code == 422

    def test_a_password_alone_leads_to_the_overview_too(self, person: Person) -> None:
        assert save(person, "password", password=PASSWORD).location == "/"


class TestProfile:
    def test_a_session_and_tokens_go_on_working(self, person: Person, client: Client, app: Flask) -> None:
        set_up(person)
        answer = save(person, "profile", name="Ana", email="Ana@new.test", current=PASSWORD)
        assert answer.location == "/account"
        assert person.get("/links").status_code == 200
        assert client.get("/v1/test").json["email"] == "Ana@new.test"
        assert sign_in(app, "ana@NEW.test").get("/links").status_code == 200

    def test_an_address_belongs_to_one_person_in_upper_or_lower_case(
        self, person: Person, make_person: Callable[[str], Person]
    ) -> None:
        make_person("viewer")
        set_up(person)
        answer = save(person, "profile", email="ViEwEr1@ACME.test", current=PASSWORD)
        assert answer.status_code == 422
        assert "Someone already uses this e-mail address." in shown(answer)
        assert 'value="ViEwEr1@ACME.test"' in answer.text
        # One's own, written in another way.
        assert save(person, "profile", email="ANA@acme.test", current=PASSWORD).status_code == 303

    def test_another_address_requires_the_password_and_another_name_does_not(self, person: Person, app: Flask) -> None:
        set_up(person)
        for current in ("", "wrong"):
            answer = save(person, "profile", email="eve@acme.test", current=current)
            assert answer.status_code == 422
            assert "The current password is wrong." in shown(answer)
        assert save(person, "profile", name="Ana B").status_code == 303
        user = user_of(app, "ana@acme.test")
        assert (user.name, user.email) == ("Ana B", "ana@acme.test")

    @pytest.mark.usefixtures("within_one_minute")
    def test_guesses_of_passwords_and_addresses_are_limited(self, person: Person) -> None:
        set_up(person)
        codes = [save(person, "profile", email=f"a{n}@acme.test", current="wrong").status_code for n in range(7)]
        assert 429 in codes

    def test_two_tabs_do_not_undo_each_other(self, person: Person, app: Flask) -> None:
        set_up(person)
        stale = {"seen.name": "Ana Sousa", "name": "Ana Sousa", "seen.email": "ana@acme.test", "email": "ana@acme.test"}
        save(person, "profile", **{**stale, "name": "Ana B"})
        save(person, "profile", **stale)
        assert user_of(app, "ana@acme.test").name == "Ana B"

    def test_the_history_tells_of_it_in_each_workspace(self, person: Person, client: Client) -> None:
        set_up(person)
        entry = client.get("/v1/changes").json["data"][0]
        assert (entry["verb"], entry["type"]) == ("update", "member")
        assert entry["before"] == {"name": "Owner", "email": "owner@localhost"}
        assert entry["after"] == {"name": "Ana Sousa", "email": "ana@acme.test"}

    def test_what_was_typed_survives_the_end_of_the_session(self, person: Person, app: Flask) -> None:
        set_up(person)
        typed = {**person.carried("/account"), "what": "profile", "name": "Ana Maria", "email": "ana@acme.test"}
        with app.app_context():
            for row in Session.select():
                row.delete_instance()
        answer = person.send("/account", typed, page="/account")
        assert answer.status_code == 401
        saved = typed_in(answer.text)
        again = person.send("/sign-in", {**saved, "email": "ana@acme.test", "password": PASSWORD}, page="/sign-in")
        assert 'value="Ana Maria"' in person.get(again.location).text

    def test_by_the_operator(self, run_command: RunCommand, person: Person, app: Flask) -> None:
        done = run_command("user", "update", "OWNER@localhost", "--name", "Ana", "--email", "ana@acme.test")
        assert done.exit_code == 0, done.output
        assert user_of(app, "ana@acme.test").name == "Ana"
        assert person.get("/links").status_code == 200
        assert run_command("user", "update", "ana@acme.test", "--email", "x").exit_code == 1


class TestPreferences:
    def test_the_theme_is_an_attribute_of_the_page(self, person: Person) -> None:
        assert "data-theme" not in person.get("/links").text
        for theme in ("dark", "light"):
            save(person, "preferences", theme=theme, timezone="", dates="")
            text = person.get("/links").text
            assert f'<html lang="en" data-theme="{theme}"' in text
            assert f'<meta name="color-scheme" content="{theme}">' in text
        save(person, "preferences", theme="system", timezone="", dates="")
        assert '<html lang="en">' in person.get("/links").text

    def test_one_button_saves_all_of_it_or_nothing(self, person: Person) -> None:
        """A part that is refused keeps the others as they are, and what was typed stays."""
        typed = {
            "name": "Ana Maria",
            "seen.name": "Ana",
            "theme": "dark",
            "dates": "",
            "language": "",
            "timezone": "Mars",
        }
        answer = person.post("/account", {"what": ["profile", "preferences"], **typed})
        assert answer.status_code == 422
        assert "Choose a time zone" in shown(answer)
        assert 'value="Ana Maria"' in answer.text
        page = person.get("/account").text
        assert "Ana Maria" not in page
        assert "data-theme" not in page
        answer = person.post("/account", {"what": ["profile", "preferences"], **typed, "timezone": "Asia/Tokyo"})
        assert answer.status_code == 303
        page = person.get("/account").text
        assert "Ana Maria" in page
        assert 'data-theme="dark"' in page

    def test_errors_of_all_parts_are_shown_at_once(self, person: Person) -> None:
        typed = {"name": " ", "seen.name": "Ana", "theme": "pink", "dates": "", "language": "", "timezone": "Mars"}
        text = shown(person.post("/account", {"what": ["profile", "preferences"], **typed}))
        assert "Choose a time zone" in text
        assert "Choose one of the themes." in text

    def test_devices_are_rows_of_the_page(self, app: Flask, person: Person) -> None:
        other = Person(app).sign_in()
        text = person.get("/account").text
        assert "this device" in text
        ended = match_in(r"/sessions/\w+/end", text)[0]
        assert person.post(ended).status_code == 303
        assert other.get("/links").status_code == 303

    def test_what_was_not_edited_stays_as_another_page_left_it(self, person: Person) -> None:
        """A page that was left open for a day, and saved after everything had been changed elsewhere."""
        left_open = typed_in(person.get("/account").text)
        mails = re.findall(r'name="shown" value="([^"]+)"', person.get("/account").text)
        chosen = {"theme": "dark", "timezone": "Asia/Tokyo", "dates": "de", "language": "de"}
        elsewhere = {**left_open, "what": ["profile", "preferences", "mail"], **chosen, "name": "Ana"}
        assert person.post("/account", {**elsewhere, "shown": mails, "was": mails, "on": []}).status_code == 303
        assert self.of(person) == {**chosen, "name": "Ana"}
        stale = {**left_open, "what": ["profile", "preferences", "mail"], "shown": mails, "was": mails, "on": mails}
        assert person.post("/account", {**stale, "timezone": "Europe/Paris"}).status_code == 303
        assert self.of(person) == {**chosen, "name": "Ana", "timezone": "Europe/Paris"}
        assert not re.search(r'name="on" value="[^"]+" checked', person.get("/account").text)

    def of(self, person: Person) -> dict[str, str]:
        page = typed_in(person.get("/account").text)
        return {name: page[name][0] for name in ("theme", "timezone", "dates", "language", "name")}

    def test_a_page_that_is_refused_shows_each_switch_as_it_was_sent(self, person: Person) -> None:
        text = person.get("/account").text
        shown_ = re.findall(r'name="shown" value="([^"]+)"', text)
        was = re.findall(r'name="was" value="([^"]+)"', text)
        sent = {
            "what": ["preferences", "mail"],
            "shown": shown_,
            "was": was,
            "timezone": "Nowhere/City",
            "language": "fr",
        }
        answer = person.post("/account", {**sent, "on": []})
        assert answer.status_code == 422
        assert not re.search(r'name="on" value="[^"]+" checked', answer.text)
        # And what was on when it was first shown, so that sending it again changes it. Nothing is in French yet.
        assert re.findall(r'name="was" value="([^"]+)"', answer.text) == was
        assert '<html lang="en"' in answer.text

    def test_shortcuts_can_be_switched_off(self, person: Person) -> None:
        person.post("/account", {"what": "preferences", "shown": ["shortcuts"], "was": ["shortcuts"]})
        assert '<html lang="en" data-shortcuts="off">' in person.get("/links").text

    @pytest.mark.parametrize(
        ("typed", "wrong"),
        [
            ({"theme": "pink"}, "Choose one of the themes."),
            ({"timezone": "../../etc/passwd"}, "Choose a time zone from the list"),
            ({"timezone": "Berlin"}, "Choose a time zone from the list"),
            ({"dates": "tlh"}, "Choose one of the date formats."),
        ],
    )
    def test_what_there_is_not_is_refused_and_nothing_saved(
        self, person: Person, typed: dict[str, str], wrong: str
    ) -> None:
        answer = save(person, "preferences", **{"theme": "dark", "timezone": "Asia/Tokyo", "dates": "de", **typed})
        assert answer.status_code == 422
        assert wrong in shown(answer) or "theme" in typed
        assert "data-theme" not in person.get("/links").text

    def test_the_history_has_no_entry(self, person: Person, client: Client) -> None:
        before = client.get("/v1/changes").json["data"]
        save(person, "preferences", theme="dark", timezone="Asia/Tokyo", dates="de")
        assert client.get("/v1/changes").json["data"] == before


class TestTimes:
    def test_are_those_of_the_browser_until_the_person_chooses(
        self, person: Person, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        link = make_link(connect(HOST), expires="2099-06-30T22:30:00Z")
        page = f"/links/{link['id']}"
        german = {"Accept-Language": "de-AT,de;q=0.9"}
        assert 'title="30 June 2099, 22:30 (UTC)"' in person.get(page).text
        person.browser.set_cookie(ZONE_COOKIE, "Europe/Berlin", domain="signpost.test")
        assert 'title="1. Juli 2099, 00:30 (Europe/Berlin)"' in person.get(page, headers=german).text
        person.browser.set_cookie(ZONE_COOKIE, "../x", domain="signpost.test")
        assert "(UTC)" in person.get(page).text
        save(person, "preferences", theme="system", timezone="America/New_York", dates="en-US")
        assert 'title="June 30, 2099, 6:30 PM (America/New_York)"' in person.get(page, headers=german).text

    @pytest.fixture
    def edited(
        self, person: Person, client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> Callable[..., Any]:
        """Save the form of a link that ends at a moment: the answer, and when the link ends then."""
        save(person, "preferences", theme="system", timezone="Europe/Berlin", dates="")
        connect(HOST)

        def edit(ends: str, **typed: str) -> tuple[Answer, str, str]:
            link = make_link(HOST, expires=ends)
            path = f"/links/{link['id']}/edit"
            sent = typed_in(person.get(path).text)
            answer = person.post(path, {**sent, **typed}, page=path)
            return answer, sent["expires"][0], client.get(f"/v1/links/{link['id']}").json["expired_at"]

        return edit

    def test_one_that_is_not_edited_stays_to_the_microsecond(self, edited: Callable[..., Any]) -> None:
        for ends in ("2099-06-30T22:30:12.345678Z", "2098-10-26T00:30:00.000000Z", "2098-10-26T01:30:00.000000Z"):
            answer, _, now = edited(ends, title="New")
            assert answer.status_code == 303
            assert now == ends

    def test_one_is_shown_and_read_in_the_time_zone_of_the_person(self, edited: Callable[..., Any]) -> None:
        answer, shown_, now = edited("2099-06-30T22:30:12Z", expires="2099-12-01T08:15")
        assert answer.status_code == 303
        assert shown_ == "2099-07-01T00:30"
        assert now == "2099-12-01T07:15:00.000000Z"

    def test_the_form_says_which_time_zone_it_is(self, person: Person, connect: Callable[..., str]) -> None:
        connect(HOST)
        save(person, "preferences", theme="system", timezone="Asia/Tokyo", dates="")
        text = person.get("/links/new").text
        assert re.search(r'<label for="f-expires">[^<]*<small class="quiet">\(Asia/Tokyo\)', text)

    def test_a_form_that_was_loaded_before_the_time_zone_changed_means_the_old_one(
        self, person: Person, edited: Callable[..., Any]
    ) -> None:
        assert edited("2099-06-30T22:30:00Z", expires="2099-07-01T10:00", zone="Asia/Tokyo")[2].startswith(
            "2099-07-01T01"
        )

    def test_an_hour_that_clocks_skip_is_refused(self, edited: Callable[..., Any]) -> None:
        answer, _, now = edited("2099-06-30T22:30:00Z", expires="2031-03-30T02:30")
        assert answer.status_code == 422
        assert "02:30 does not exist on this day in Europe/Berlin, because clocks go forward." in shown(answer)
        assert 'value="2031-03-30T02:30"' in answer.text
        assert now == "2099-06-30T22:30:00.000000Z"

    @pytest.mark.parametrize(
        "typed", ["0001-01-01T00:00", "9999-12-31T23:59", "2099-13-40T10:00", "tomorrow", "²" * 16]
    )
    def test_what_is_no_moment_is_refused(self, edited: Callable[..., Any], typed: str) -> None:
        answer, _, now = edited("2099-06-30T22:30:00Z", expires=typed, zone="Pacific/Kiritimati")
        assert answer.status_code in (303, 422)
        assert answer.status_code == 422 or now.startswith("9999")
