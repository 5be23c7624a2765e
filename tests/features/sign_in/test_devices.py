"""Where a person is signed in, and which programs act in their name: the page Devices & tokens."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import places
from signpost.domain import times, words
from signpost.domain.people.credentials import TokenKind
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.features.sign_in.operations import sessions
from signpost.features.sign_in.operations.sign_in_rules import MAX_SESSION_AGE
from signpost.features.sign_in.tables import Session
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import Token, User
from tests.conftest import Client
from tests.features.conftest import Person, match_in, shown
from tests.played.mmdb import city, country, mmdb

PAGE = "/account/devices"
PASSWORD = "a long enough password"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def owner() -> User:
    found: User = User.get(User.email == bootstrap.OWNER_EMAIL)
    return found


def newest_session(app: Flask) -> Session:
    with app.app_context():
        found: Session = Session.select().order_by(Session.id.desc()).get()
    return found


def post(person: Person, path: str, **typed: str) -> None:
    assert person.post(path, typed, page=PAGE).location == PAGE


class TestSessions:
    def test_are_named_in_words(self, person: Person, app: Flask) -> None:
        with app.app_context():
            sessions.begin(owner().id, SessionStart(SignInMethod.PASSWORD, FIREFOX))
        page = person.get(PAGE)
        assert "Firefox on Linux Signed in just now with the password · Last used" in shown(page)
        assert match_in(r'<strong title="Mozilla[^"]+">', page.text)
        assert "Unknown device this device Signed in just now with a link from the administrator" in shown(page)

    @pytest.mark.parametrize("method", SignInMethod)
    def test_each_way_to_sign_in_has_words(self, method: SignInMethod) -> None:
        assert words.SIGN_IN_METHODS[method]

    def test_one_that_began_before_that_was_recorded_is_listed(self, person: Person, app: Flask) -> None:
        with app.app_context():
            Session.update(method=None).execute()
        assert "Signed in just now · Last used" in shown(person.get(PAGE))

    def test_each_says_when_it_ends_whatever_happens(self, person: Person, app: Flask) -> None:
        began = times.now() - timedelta(days=60)
        with app.app_context():
            Session.update(created_at=times.text(began)).execute()
        ends = match_in(r'Ends <time datetime="([^"]+)"', person.get(PAGE).text)[1]
        assert times.parse(ends) == times.parse(times.text(began)) + MAX_SESSION_AGE

    def test_one_can_be_signed_out(self, person: Person, app: Flask) -> None:
        other = Person(app).sign_in()
        post(person, f"/sessions/{newest_session(app).id}/end")
        assert other.get("/links").status_code == 303
        assert person.get("/links").status_code == 200

    def test_signing_out_this_one_leads_to_the_sign_in_page(self, person: Person, app: Flask) -> None:
        answer = person.post(f"/sessions/{newest_session(app).id}/end", page=PAGE)
        assert answer.location == "/sign-in"
        assert person.get("/sign-in").status_code == 200

    def test_all_others_can_be_signed_out_at_once(
        self, person: Person, app: Flask, make_person: Callable[[str], Person]
    ) -> None:
        assert "everywhere else" not in shown(person.get(PAGE))
        others, stranger = [Person(app).sign_in() for _ in range(3)], make_person("owner")
        assert "everywhere else" in shown(person.get(PAGE))
        post(person, "/sessions/end", which="others")
        assert [other.get("/links").status_code for other in others] == [303, 303, 303]
        assert person.get("/links").status_code == stranger.get("/links").status_code == 200

    def test_all_can_be_signed_out_also_this_one(
        self, person: Person, app: Flask, make_person: Callable[[str], Person]
    ) -> None:
        other, stranger = Person(app).sign_in(), make_person("owner")
        assert person.post("/sessions/end", {"which": "all"}, page=PAGE).location == "/sign-in"
        assert person.get("/links").status_code == other.get("/links").status_code == 303
        assert stranger.get("/links").status_code == 200

    def test_one_that_waits_for_its_second_step_is_not_listed_and_ends_with_the_others(
        self, person: Person, app: Flask
    ) -> None:
        with app.app_context():
            sessions.begin(owner().id, SessionStart(SignInMethod.PASSWORD, FIREFOX))
            Session.update(awaits_second_step=True).where(Session.agent == FIREFOX).execute()
        assert "Firefox" not in shown(person.get(PAGE))
        post(person, "/sessions/end", which="others")
        with app.app_context():
            assert not Session.select().where(Session.agent == FIREFOX).exists()

    def test_a_program_cannot_end_them_from_another_site(self, person: Person) -> None:
        assert person.browser.post(person.at("/sessions/end"), data={"which": "all"}).status_code == 400
        assert person.get("/links").status_code == 200

    def test_of_too_many_the_longest_unused_ends(
        self, person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch, make_person: Callable[[str], Person]
    ) -> None:
        monkeypatch.setattr(sessions, "MAX_SESSIONS", 3)
        stranger, unused, used = make_person("owner"), Person(app).sign_in(), Person(app).sign_in()
        with app.app_context():
            second = Session.select().where(Session.user == owner()).order_by(Session.id)[1]
            Session.update(seen_at=times.text(times.now() - timedelta(hours=1))).where(
                Session.id == second.id
            ).execute()
        newest = Person(app).sign_in()
        assert unused.get("/links").status_code == 303
        assert [entry.get("/links").status_code for entry in (person, used, newest, stranger)] == [200] * 4

    def test_of_too_many_those_that_wait_for_their_second_step_end_first(
        self, person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sessions, "MAX_SESSIONS", 3)
        with app.app_context():
            Session.update(seen_at=times.text(times.now() - timedelta(days=9))).execute()
            for _ in range(5):
                sessions.begin(owner().id, SessionStart(SignInMethod.PASSWORD, FIREFOX))
                Session.update(awaits_second_step=True).where(Session.agent == FIREFOX).execute()
            assert Session.select().count() == 3
        assert person.get("/links").status_code == 200


@pytest.mark.one_process
class TestPlaces:
    @pytest.fixture
    def app(self, make_app: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> Flask:
        """It looks at the file each time."""
        monkeypatch.setattr(places, "CHECK_EVERY_S", 0.0)
        return make_app()

    @staticmethod
    def sign_in_with(app: Flask, networks: dict[str, object]) -> tuple[Person, Session]:
        file = Path(app.config["INSTANCE"]) / "geo.mmdb"
        file.with_suffix(".new").write_bytes(mmdb(networks, "DBIP-City-Lite"))
        file.with_suffix(".new").replace(file)
        return Person(app).sign_in(), newest_session(app)

    def test_the_place_of_the_sign_in_is_kept_and_its_address_is_not(self, app: Flask) -> None:
        person, row = self.sign_in_with(app, {"127.0.0.0/8": city("DE", "Land Berlin", "Berlin")})
        assert row.place == "Berlin, DE"
        assert "127.0.0.1" not in str(row.__data__)
        page = person.get(PAGE)
        assert "near Berlin, DE" in shown(page)
        assert "IP geolocation by DB-IP" in shown(page)

    def test_it_is_as_exact_as_the_database(self, app: Flask) -> None:
        assert self.sign_in_with(app, {"127.0.0.0/8": city("DE", "Bavaria", "")})[1].place == "Bavaria, DE"
        assert self.sign_in_with(app, {"127.0.0.0/8": country("FR")})[1].place == "FR"
        person, row = self.sign_in_with(app, {"192.0.2.0/24": country("FR")})
        assert row.place == ""
        post(person, "/sessions/end", which="others")
        assert "near" not in shown(person.get(PAGE))
        assert "DB-IP" not in shown(person.get(PAGE))

    def test_it_stays_when_the_database_goes(self, app: Flask) -> None:
        person, _ = self.sign_in_with(app, {"127.0.0.0/8": country("FR")})
        (Path(app.config["INSTANCE"]) / "geo.mmdb").unlink()
        assert "near FR" in shown(person.get(PAGE))

    def test_without_a_database_there_is_none(self, app: Flask, person: Person) -> None:
        assert newest_session(app).place == ""
        assert "near" not in shown(person.get(PAGE))

    def test_a_hostile_name_is_text(self, app: Flask) -> None:
        person, _ = self.sign_in_with(app, {"127.0.0.0/8": city("DE", "x", "<script>alert(1)</script>")})
        assert "<script>alert" not in person.get(PAGE).text


class TestTokens:
    @pytest.fixture
    def make_token(self, app: Flask) -> Callable[..., tuple[str, str]]:
        """A token of the owner, in the first workspace or in a new one: (its id, its secret)."""

        def make(name: str, workspace: str = "", **given: Any) -> tuple[str, str]:
            with app.app_context():
                home = workspaces.create_workspace(workspace, owner()) if workspace else bootstrap.ensure_workspace()
                row, secret = tokens.create_token(workspaces.member_caller(home), name=name, **given)
            return row.id, secret

        return make

    def test_of_all_workspaces_are_listed_with_their_last_use(
        self, person: Person, make_token: Callable[..., tuple[str, str]], app: Flask
    ) -> None:
        make_token("CI deploys")
        claude, _ = make_token("Claude", "Second", kind=TokenKind.AGENT, role="viewer")
        with app.app_context():
            Token.update(last_used_at=times.text(times.now() - timedelta(hours=3))).where(Token.id == claude).execute()
        page = shown(person.get(PAGE))
        assert "Claude Agent (MCP) Viewer Second · Created just now · Last used 3 h ago · Does not expire" in page
        assert "CI deploys API Owner Home · Created just now · Never used" in page

    def test_those_that_have_ended_are_not(
        self, person: Person, make_token: Callable[..., tuple[str, str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        make_token("Short", expires_at=times.text(times.now() + timedelta(hours=1)))
        assert "Short" in shown(person.get(PAGE))
        later = times.now() + timedelta(hours=2)
        monkeypatch.setattr(times, "now", lambda: later)
        assert "Short" not in shown(person.get(PAGE))

    def test_those_of_others_are_not_and_cannot_be_revoked(
        self, person: Person, make_person: Callable[[str], Person], client: Client, app: Flask
    ) -> None:
        with app.app_context():
            mine = Token.get(Token.user == owner()).id
        viewer = make_person("viewer")
        assert "None." in shown(viewer.get(PAGE))
        post(viewer, f"/account/tokens/{mine}/revoke")
        assert client.get("/v1/test").status_code == 200

    def test_one_of_another_workspace_is_revoked_at_once_and_its_history_has_it(
        self, person: Person, client: Client, make_token: Callable[..., tuple[str, str]]
    ) -> None:
        claude, secret = make_token("Claude", "Second")
        reader, bearer = make_token("Reader", "Third")[1], {"Authorization": f"Bearer {secret}"}
        assert client.get("/v1/test", headers=bearer).status_code == 200
        post(person, f"/account/tokens/{claude}/revoke")
        assert client.get("/v1/test", headers=bearer).status_code == 401
        assert client.get("/v1/test", headers={"Authorization": f"Bearer {reader}"}).status_code == 200
        assert "Claude" not in shown(person.get(PAGE))
        person.workspace = "second"
        assert "revoked the token" in shown(person.get("/activity"))

    def test_they_outlive_signing_out_everywhere(self, person: Person, client: Client) -> None:
        person.post("/sessions/end", {"which": "all"}, page=PAGE)
        assert client.get("/v1/test").status_code == 200


def test_the_account_leads_there(person: Person) -> None:
    assert f'href="{PAGE}"' in person.get("/account").text
