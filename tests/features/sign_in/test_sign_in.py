"""Signing in: links that work once, passwords, sessions, cookies, forged forms."""

import os
import pty
import re
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sized
from datetime import timedelta
from typing import Any, cast

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import Unauthenticated
from signpost.features.sign_in.operations import sessions, sign_in_rules
from signpost.features.sign_in.pages import sign_in
from signpost.features.sign_in.tables import Session, SignInLink
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import bulkheads, rate_limits
from signpost.runtime.bulkheads import Holder, SharedResource
from signpost.runtime.rate_limits import parse_rate
from signpost.storage.models import User
from tests.conftest import ORIGIN, ROOT, Answer, Client, RunCommand, Server, client_of
from tests.features.conftest import TOKEN, Person, match_in, shown

PAGES = (
    "/", "/links", "/links/new", "/links/as-of", "/redirects", "/redirects/new", "/hosts", "/misses", "/activity",
    "/tokens", "/tools", "/webhooks", "/deliveries", "/members", "/settings", "/settings/pages",
    "/settings/notifications", "/settings/plan", "/jobs", "/account", "/account/devices", "/account/passkeys",
    "/explain", "/import", "/workspaces/new",
)  # fmt: skip
# As it is outside of tests, which hash passwords cheaply.
METHOD = sessions.METHOD
PASSWORD = "a long enough password"
COOKIE = "__Host-signpost_session"


def session_cookie(person: Person) -> str:
    cookie = person.browser.get_cookie(COOKIE, domain="signpost.test")
    assert cookie is not None
    return cookie.value


@pytest.fixture
def link(app: Flask) -> str:
    with app.app_context():
        return "/welcome/" + sessions.make_link(workspaces.member_caller(bootstrap.ensure_workspace()).user)


class TestLink:
    def test_signs_in_once(self, stranger: Person, app: Flask, link: str) -> None:
        for _ in range(3):
            # Programs look at links in messages; that uses nothing up.
            assert stranger.get(link).status_code == 200
        assert stranger.post(link, page=link).location == "/"
        assert stranger.get("/links").status_code == 200
        other = Person(app)
        assert other.get(link).status_code == 410
        assert other.post(link, page="/sign-in").status_code == 401
        assert other.get("/links").status_code == 303

    def test_for_half_an_hour(self, stranger: Person, link: str, monkeypatch: pytest.MonkeyPatch) -> None:
        later = times.now() + timedelta(minutes=30, seconds=1)
        monkeypatch.setattr(times, "now", lambda: later)
        assert stranger.get(link).status_code == 410
        assert stranger.post(link, page="/sign-in").status_code == 401

    @pytest.mark.parametrize("secret", ["x", "0" * 43, "%00", "a" * 5000])
    def test_a_made_up_one(self, stranger: Person, secret: str) -> None:
        assert stranger.get(f"/welcome/{secret}").status_code == 410

    def test_is_in_no_log(self, stranger: Person, link: str, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level("INFO"):
            stranger.get(link)
            stranger.post(link, page=link)
        assert "/welcome/..." in caplog.text
        assert link.rpartition("/")[2] not in caplog.text

    def test_is_stored_as_a_digest(self, app: Flask, link: str) -> None:
        with app.app_context():
            assert link.rpartition("/")[2] not in str(SignInLink.get().__data__)

    def test_first_start_writes_one_down(self, make_server: Callable[..., Server]) -> None:
        server = make_server().start()
        written = server.instance / bootstrap.SIGN_IN_FILE
        assert re.fullmatch(rf"{server.origin}/welcome/\S+\n", written.read_text())
        assert str(written) in server.output.read_text()
        again = server.run("sign-in")
        assert re.fullmatch(rf"{server.origin}/welcome/\S+\n", again.stdout)
        assert server.run("sign-in", "unknown@acme.test").returncode == 1


class TestPassword:
    def set_password(self, person: Person, password: str = PASSWORD, current: str = "") -> Answer:
        return person.post("/account", {"password": password, "current": current})

    def sign_in(
        self, app: Flask, password: str = PASSWORD, email: Any = bootstrap.OWNER_EMAIL, **kwargs: Any
    ) -> tuple[Person, Answer]:
        stranger = Person(app)
        return stranger, stranger.post("/sign-in", {"email": email, "password": password, **kwargs}, page="/sign-in")

    def test_once_set_signs_in(self, person: Person, app: Flask) -> None:
        assert self.set_password(person).status_code == 303
        stranger, answer = self.sign_in(app)
        assert (answer.status_code, answer.location) == (303, "/")
        assert stranger.get("/links").status_code == 200

    @pytest.mark.parametrize(
        ("email", "password"), [(bootstrap.OWNER_EMAIL, "wrong"), ("unknown@acme.test", PASSWORD), ("", "")]
    )
    def test_a_wrong_one_does_not_say_what_was_wrong(
        self, person: Person, app: Flask, email: Any, password: str
    ) -> None:
        self.set_password(person)
        _, answer = self.sign_in(app, password, email)
        assert answer.status_code == 401
        assert "Wrong e-mail address or password." in shown(answer)

    def test_there_is_none_to_begin_with(self, person: Person, app: Flask) -> None:
        for password in ("", "password", "admin", "None"):
            assert self.sign_in(app, password)[1].status_code == 401

    @pytest.mark.parametrize("password", ["", "short", "x" * 129])
    def test_of_a_bad_length(self, person: Person, password: str) -> None:
        answer = self.set_password(person, password)
        assert answer.status_code == 422
        assert "10 to 128 characters" in shown(answer)

    def test_needs_the_old_one_to_be_changed(self, person: Person) -> None:
        self.set_password(person)
        assert self.set_password(person, "another long password", "wrong").status_code == 422
        assert self.set_password(person, "another long password", PASSWORD).status_code == 303

    def test_a_lost_one_is_replaced_after_a_link(self, person: Person, app: Flask) -> None:
        """Once, and within half an hour."""
        self.set_password(person)
        again = Person(app).sign_in()
        page = again.get("/account")
        assert "Current password" not in page.text
        assert "for half an hour" in shown(page)
        assert self.set_password(again, "another long password").status_code == 303
        assert self.sign_in(app, "another long password")[1].status_code == 303
        assert self.set_password(again, "a third long password").status_code == 422
        assert person.get("/links").status_code == 303

    def test_lost_and_half_an_hour_gone(self, person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        self.set_password(person)
        again = Person(app).sign_in()
        later = times.now() + sessions.RESET_FOR + timedelta(seconds=1)
        monkeypatch.setattr(times, "now", lambda: later)
        assert "Current password" in again.get("/account").text
        assert self.set_password(again, "another long password").status_code == 422

    def test_of_two_who_came_by_the_same_session_one_does_without_the_old_one(self, person: Person, app: Flask) -> None:
        self.set_password(person)
        again = Person(app).sign_in()
        with app.app_context():
            found = sessions.caller_of(session_cookie(again))
            assert found is not None
            caller, session = found
            sessions.set_password(caller, session, password="another long password")
            with pytest.raises(Unauthenticated):
                sessions.set_password(caller, session, password="a third long password")
            assert sessions.sign_in_with_password(bootstrap.OWNER_EMAIL, "another long password")

    def test_a_session_that_began_with_a_password_needs_the_old_one(self, person: Person, app: Flask) -> None:
        self.set_password(person)
        other, _ = self.sign_in(app)
        assert self.set_password(other, "another long password").status_code == 422

    def test_a_new_one_ends_links_that_are_out(self, person: Person, app: Flask, link: str) -> None:
        self.set_password(person)
        assert person.get(link).status_code == 410
        assert Person(app).post(link, page="/sign-in").status_code == 401

    def test_a_new_one_is_a_new_secret_for_this_session(self, person: Person, app: Flask) -> None:
        before = session_cookie(person)
        self.set_password(person)
        assert person.get("/links").status_code == 200
        assert session_cookie(person) != before
        person.browser.set_cookie(COOKIE, before, domain="signpost.test")
        assert person.get("/links").status_code == 303

    @pytest.mark.parametrize("ticked", [True, False])
    def test_a_new_one_revokes_tokens_where_that_is_wanted(self, person: Person, client: Client, ticked: bool) -> None:
        form = {"password": PASSWORD, **({"revoke_tokens": "on"} if ticked else {})}
        assert person.post("/account", form).status_code == 303
        assert client.get("/v1/test").status_code == (401 if ticked else 200)

    @pytest.mark.usefixtures("within_one_minute")
    def test_tries_of_the_old_one_are_limited(
        self, person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # A day, because a slow machine takes longer than a minute.
        assert parse_rate("5 per minute") == sign_in.CURRENT_TRIES
        monkeypatch.setattr(sign_in, "CURRENT_TRIES", parse_rate("5 per day"))
        self.set_password(person)
        codes = [self.set_password(person, "another long password", "wrong").status_code for _ in range(7)]
        assert codes == [422] * 5 + [429] * 2
        # Not by another user.
        other, _ = self.sign_in(app)
        assert self.set_password(other, "another long password", PASSWORD).status_code == 303

    @pytest.mark.parametrize(
        ("password", "message"),
        [
            ("owner@localhost", "Can't be your name or e-mail address."),
            ("Owner@LOCALHOST", "Can't be your name or e-mail address."),
            ("xxxxxxxxxxxx", "a single repeated character"),
            ("1234567890", "row of digits"),
            ("123456789012", "row of digits"),
            ("9876543210", "row of digits"),
        ],
    )
    def test_the_first_that_anybody_tries(self, person: Person, password: str, message: str) -> None:
        answer = self.set_password(person, password)
        assert answer.status_code == 422
        assert message in shown(answer)

    def test_digits_that_are_no_run(self, person: Person) -> None:
        assert self.set_password(person, "1234567891").status_code == 303

    def test_by_the_operator(
        self, person: Person, app: Flask, client: Client, link: str, run_command: RunCommand
    ) -> None:
        self.set_password(person)
        done = run_command("user", "password", "OWNER@localhost", text="another long password\n")
        assert done.exit_code == 0, done.output
        assert "another long password" not in done.output
        assert person.get("/links").status_code == 303
        assert self.sign_in(app, "another long password")[1].status_code == 303
        assert Person(app).get(link).status_code == 410
        assert client.get("/v1/test").status_code == 200
        done = run_command("user", "password", "owner@localhost", "--revoke-tokens", text="a third long password\n")
        assert done.exit_code == 0, done.output
        assert client.get("/v1/test").status_code == 401

    @pytest.mark.parametrize(
        ("email", "text", "message"),
        [
            ("unknown@acme.test", PASSWORD, "no user"),
            ("owner@localhost", "", "10 to 128"),
            ("owner@localhost", "short\n", "10 to 128"),
        ],
    )
    def test_by_the_operator_refused(
        self, person: Person, app: Flask, run_command: RunCommand, email: str, text: str, message: str
    ) -> None:
        done = run_command("user", "password", email, text=text)
        assert done.exit_code == 1
        assert message in done.stderr
        assert person.get("/links").status_code == 200

    @pytest.mark.slow
    def test_by_the_operator_on_a_terminal_is_not_shown(self, make_server: Callable[..., Server]) -> None:
        server = make_server()
        server.instance.mkdir()
        master, slave = pty.openpty()
        command = [sys.executable, "-m", "signpost.cli", "user", "password", "owner@localhost"]
        assert server.run("migrate").returncode == 0
        assert server.run("sign-in").returncode == 0
        process = subprocess.Popen(
            command, env=server.environment, cwd=ROOT, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
        )
        os.close(slave)
        given = b""
        for prompt in (b"New password", b"Repeat"):
            while prompt not in given:
                given += os.read(master, 1000)
            # Only once the terminal shows nothing of what is typed.
            while termios.tcgetattr(master)[3] & termios.ECHO:
                time.sleep(0.01)
            os.write(master, PASSWORD.encode() + b"\n")
        while b"has a new password" not in given:
            given += os.read(master, 1000)
        assert process.wait(20) == 0
        os.close(master)
        assert PASSWORD.encode() not in given

    def test_a_new_one_ends_all_other_sessions(self, person: Person, app: Flask) -> None:
        other = Person(app).sign_in()
        self.set_password(person)
        assert person.get("/links").status_code == 200
        assert other.get("/links").status_code == 303

    def test_is_kept_as_a_strong_hash(self, person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sessions, "METHOD", METHOD)
        self.set_password(person)
        with app.app_context():
            hashed = str(User.get(User.email == bootstrap.OWNER_EMAIL).password_hash)
        assert METHOD == "scrypt:16384:8:6"
        assert hashed.startswith(f"{METHOD}$")
        assert PASSWORD not in hashed

    @pytest.mark.usefixtures("within_one_minute")
    def test_tries_are_limited(self, person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        assert parse_rate("10 per minute") == sign_in.PERSON_TRIES
        monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("3 per day"))
        self.set_password(person)
        codes = [self.sign_in(app, "wrong")[1].status_code for _ in range(5)]
        # Setting one's own password is no try.
        assert codes == [401] * 3 + [429] * 2
        refused = self.sign_in(app)[1]
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["Retry-After"]) <= 2 * 86_400

    @pytest.mark.parametrize(
        ("wanted", "reached"),
        [
            ("/hosts", "/hosts"),
            ("/links?filter[search]=a&sort=id", "/links?filter%5Bsearch%5D=a&sort=id"),
            ("https://evil.example/", "/"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("javascript:alert(1)", "/"),
        ],
    )
    def test_goes_on_to_where_one_wanted_to_go(self, person: Person, app: Flask, wanted: str, reached: str) -> None:
        self.set_password(person)
        assert self.sign_in(app, next=wanted)[1].location == reached


class TestSessions:
    @pytest.mark.parametrize("page", PAGES)
    def test_no_page_is_shown_without(self, stranger: Person, page: str) -> None:
        answer = stranger.get(page)
        assert answer.status_code == 303
        assert answer.location.startswith("/sign-in")

    @pytest.mark.parametrize("page", PAGES)
    def test_pages_are_shown_to_users(self, person: Person, page: str) -> None:
        answer = person.get(page)
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "no-store"
        policy = answer.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy

    def test_the_cookie_is_for_this_site_and_no_script(self, app: Flask, link: str) -> None:
        stranger = Person(app)
        cookies = [
            entry
            for entry in stranger.post(link, page=link).headers.getlist("Set-Cookie")
            if "signpost_session" in entry
        ]
        (cookie,) = cookies
        for word in ("HttpOnly", "SameSite=Lax", "Secure", "Path=/"):
            assert word in cookie

    def test_every_cookie_is_one_that_no_other_hostname_can_set(self, app: Flask, link: str) -> None:
        cookies = Person(app).post(link, page=link).headers.getlist("Set-Cookie")
        assert cookies
        for cookie in cookies:
            assert cookie.startswith("__Host-signpost_")
            assert "Domain" not in cookie

    def test_no_cookie_has_the_name_of_one_of_another_instance_on_this_machine(
        self, make_app: Callable[..., Flask]
    ) -> None:
        """Browsers send cookies to all ports: two instances share one jar, and each keeps its session."""
        jar: dict[Any, Any] = {}
        names: list[set[str]] = []
        browsers = []
        for port in (8100, 8200):
            app, origin = make_app(), f"https://signpost.test:{port}"
            browser = client_of(app)
            browser._cookies = jar
            with app.app_context():
                link = f"/welcome/{sessions.make_link(workspaces.member_caller(bootstrap.ensure_workspace()).user)}"
            token = match_in(TOKEN, browser.get(link, base_url=origin).text)[1]
            known = {cookie.key for cookie in jar.values()}
            answer = browser.post(link, data={"csrf_token": token}, base_url=origin, headers={"Referer": origin + link})
            assert answer.status_code == 303
            names.append({cookie.partition("=")[0] for cookie in answer.headers.getlist("Set-Cookie")} | known)
            browsers.append((browser, origin))
        assert len(names[1] - names[0]) == len(names[0])
        for browser, origin in browsers:
            assert browser.get("/w/home/links", base_url=origin).status_code == 200

    def test_under_the_name_without_prefix_it_has_ended(self, person: Person) -> None:
        secret = session_cookie(person)
        person.browser.delete_cookie(COOKIE, domain="signpost.test")
        person.browser.set_cookie("signpost_session", secret, domain="signpost.test")
        assert person.get("/links").status_code == 303

    def test_signing_in_again_ends_what_the_browser_had(self, person: Person, app: Flask, link: str) -> None:
        with app.app_context():
            before = Session.get().id
        person.post(link, page="/account")
        with app.app_context():
            assert before not in [entry.id for entry in Session.select()]

    def test_on_loopback_it_needs_no_https(self, app: Flask, link: str) -> None:
        local = {"base_url": "http://127.0.0.1:8000"}
        browser = client_of(app)
        browser.token = None
        token = match_in(r'name="csrf_token" value="([^"]+)"', browser.get(link, **local).text)[1]
        answer = browser.post(link, data={"csrf_token": token}, **local)
        for cookie in answer.headers.getlist("Set-Cookie"):
            assert "Secure" not in cookie
            assert cookie.startswith("signpost_")
        assert browser.get("/w/home/links", **local).status_code == 200

    def test_never_over_plain_http(self, stranger: Person) -> None:
        answer = stranger.get("/sign-in", base_url="http://signpost.example")
        assert (answer.status_code, answer.json["code"]) == (403, "https_required")

    def test_only_a_digest_is_kept(self, person: Person, app: Flask) -> None:
        with app.app_context():
            row = Session.get()
        assert session_cookie(person) not in str(row.__data__)

    def test_can_be_ended(self, person: Person, app: Flask) -> None:
        other = Person(app).sign_in()
        with app.app_context():
            newest = Session.select().order_by(Session.id.desc()).get()
        assert "this device" in shown(person.get("/account/devices"))
        person.post(f"/sessions/{newest.id}/end")
        assert other.get("/links").status_code == 303
        assert person.get("/links").status_code == 200

    def test_of_others_cannot(self, person: Person, make_person: Callable[[str], Person], app: Flask) -> None:
        editor = make_person("editor")
        with app.app_context():
            first = Session.select().order_by(Session.id).get()
        editor.post(f"/sessions/{first.id}/end")
        assert person.get("/links").status_code == 200

    def test_end_with_signing_out(self, person: Person) -> None:
        cookie = session_cookie(person)
        assert person.post("/sign-out").location == "/sign-in"
        person.browser.set_cookie(COOKIE, cookie, domain="signpost.test")
        assert person.get("/links").status_code == 303

    def test_end_by_themselves(self, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        later = times.now() + sessions.IDLE + timedelta(seconds=1)
        monkeypatch.setattr(times, "now", lambda: later)
        assert person.get("/links").status_code == 303

    def test_last_while_they_are_used(self, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        now = times.now()
        for days in range(20, 100, 20):
            monkeypatch.setattr(times, "now", lambda days=days: now + timedelta(days=days))
            assert person.get("/links").status_code == (200 if days < 90 else 303)

    def test_end_for_good_even_if_used(self, person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        """A copied cookie does not work forever."""
        now = times.now()
        with app.app_context():
            Session.update(created_at=times.text(now - sign_in_rules.MAX_SESSION_AGE + timedelta(hours=1))).execute()
        assert person.get("/links").status_code == 200
        with app.app_context():
            Session.update(expires_at="2999-01-01T00:00:00.000000Z").execute()
        monkeypatch.setattr(times, "now", lambda: now + timedelta(hours=1, seconds=1))
        assert person.get("/links").status_code == 303

    def test_end_with_the_membership(self, person: Person, make_person: Callable[[str], Person], app: Flask) -> None:
        editor = make_person("editor")
        with app.app_context():
            workspace, user = bootstrap.ensure_workspace(), User.get(User.name == "A editor")
            sessions.make_link(user)
            workspaces.remove_member(workspace, user)
            assert not SignInLink.select().where(SignInLink.user == user).exists()
        assert editor.get("/links").status_code == 303
        with app.app_context():
            workspaces.add_member(workspace, user, "editor")
        # Not even once the person is there again.
        assert editor.get("/links").status_code == 303

    def test_elsewhere_go_on_when_a_membership_ends(self, make_person: Callable[[str], Person], app: Flask) -> None:
        editor = make_person("editor")
        with app.app_context():
            user = User.get(User.name == "A editor")
            workspaces.add_member(
                workspaces.create_workspace("Second", workspaces.create_user("B", "b@b.test")), user, "viewer"
            )
            first = bootstrap.ensure_workspace()
        editor.workspace = "second"
        assert editor.get("/links").status_code == 200
        with app.app_context():
            sessions.make_link(user)
            workspaces.remove_member(first, user)
            assert SignInLink.select().where(SignInLink.user == user).exists()
        assert editor.get("/links").status_code == 200
        assert editor.get("/w/home/links").status_code == 404

    def test_the_api_does_not_take_the_cookie(self, person: Person) -> None:
        assert person.get("/v1/test").status_code == 401


class TestForgery:
    @pytest.mark.parametrize("token", ["", "forged"])
    @pytest.mark.parametrize(
        "path", ["/sign-out", "/links/new", "/hosts", "/tokens", "/members", "/settings", "/account", "/links/delete"]
    )
    def test_a_form_from_elsewhere_changes_nothing(self, person: Person, path: str, token: str) -> None:
        answer = person.browser.post(
            path, data={"csrf_token": token} if token else {}, headers={"Referer": f"{ORIGIN}/"}
        )
        assert answer.status_code == 400
        assert "This form is too old" in shown(answer)
        assert person.get("/links").status_code == 200

    def test_a_token_of_another_user(self, person: Person, make_person: Callable[[str], Person]) -> None:
        other = make_person("owner")
        token = match_in(r'name="csrf_token" value="([^"]+)"', other.get("/account").text)[1]
        answer = person.browser.post("/sign-out", data={"csrf_token": token}, headers={"Referer": f"{ORIGIN}/"})
        assert answer.status_code == 400

    @pytest.mark.parametrize("way", ["sign-in", "link", "sign-out"])
    def test_a_token_from_before_is_no_good_after(self, app: Flask, person: Person, link: str, way: str) -> None:
        """An attacker who could set a cookie before would know the token of what is sent after."""
        browser = person if way == "sign-out" else Person(app)
        if way == "sign-in":
            person.post("/account", {"password": PASSWORD})
        token = match_in(TOKEN, browser.get("/account" if way == "sign-out" else "/sign-in").text)[1]

        def send(path: str, **form: Any) -> Answer:
            headers = {"Referer": f"{ORIGIN}/"}
            return browser.browser.post(path, data={"csrf_token": token, **form}, headers=headers)

        if way == "sign-in":
            done = send("/sign-in", email=bootstrap.OWNER_EMAIL, password=PASSWORD)
        else:
            done = send(link if way == "link" else "/sign-out")
        assert done.status_code == 303
        assert send("/sign-in" if way == "sign-out" else "/links/delete").status_code == 400


class TestTries:
    """A guesser is slowed down; the user whose password is guessed is not."""

    @pytest.fixture
    def try_from(self, app: Flask, person: Person) -> Callable[..., int]:
        """Try to sign in from an address: the status."""
        person.post("/account", {"password": PASSWORD})
        browser = client_of(app)
        browser.token = None
        token = match_in(TOKEN, browser.get("/sign-in").text)[1]

        def do(address: str, password: str = "wrong", email: Any = bootstrap.OWNER_EMAIL) -> int:
            nonlocal token
            answer = browser.post(
                "/sign-in",
                data={"csrf_token": token, "email": email, "password": password},
                headers={"Referer": f"{ORIGIN}/"},
                environ_overrides={"REMOTE_ADDR": address},
            )
            if answer.status_code == 401:
                token = match_in(TOKEN, answer.text)[1]
            return answer.status_code

        return do

    @pytest.fixture
    def counters(self, app: Flask) -> Callable[..., int]:
        storage = rate_limits.of(app).storage
        return lambda: len(cast(Sized, storage))

    @pytest.mark.usefixtures("within_one_minute")
    def test_no_one_is_locked_out_by_others(
        self, try_from: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("3 per day"))
        assert [try_from("192.0.2.1") for _ in range(4)] == [401] * 3 + [429]
        assert try_from("192.0.2.1", PASSWORD) == 429
        assert try_from("198.51.100.7", PASSWORD) == 303

    @pytest.mark.usefixtures("within_one_minute")
    def test_who_gets_in_is_no_try_of_the_network(
        self, app: Flask, person: Person, try_from: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """An office signs in at nine. One user is still counted, so that no one takes all turns of the hashing."""
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("3 per day"))
        monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("6 per day"))
        person.post("/account", {"password": PASSWORD})
        form = {"email": bootstrap.OWNER_EMAIL, "password": PASSWORD}
        codes = [Person(app).post("/sign-in", form, page="/sign-in").status_code for _ in range(7)]
        assert codes == [303] * 6 + [429]
        assert [try_from("127.0.0.1", email=f"a{number}@acme.test") for number in range(4)] == [401] * 2 + [429] * 2

    def test_a_network_of_ipv6_is_one(self, try_from: Callable[..., int], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("2 per day"))
        codes = [try_from(f"2001:db8:0:1::{number:x}") for number in range(1, 5)]
        assert codes == [401, 401, 429, 429]
        assert try_from("2001:db8:0:2::1") == 401

    @pytest.mark.usefixtures("within_one_minute")
    def test_a_network_tries_only_so_many_people(
        self, try_from: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("3 per day"))
        codes = [try_from("192.0.2.1", email=f"a{number}@acme.test") for number in range(5)]
        assert codes == [401] * 3 + [429] * 2

    def test_what_is_refused_leaves_nothing_behind(
        self, try_from: Callable[..., int], counters: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("1 per day"))
        assert try_from("192.0.2.1") == 401
        before = counters()
        assert {try_from("192.0.2.1", email=f"a{number}@acme.test") for number in range(20)} == {429}
        assert counters() == before

    def test_an_address_that_cannot_be_one_is_not_counted(
        self, try_from: Callable[..., int], counters: Callable[..., int]
    ) -> None:
        before = counters()
        assert try_from("192.0.2.1", email="a" * 60_000) == 401
        assert counters() == before

    def test_upper_and_lower_case_are_one_person(
        self, try_from: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("2 per day"))
        codes = [
            try_from("192.0.2.1", email=email) for email in ("owner@localhost", " OWNER@localhost", "Owner@localhost")
        ]
        assert codes == [401, 401, 429]

    def test_links_are_counted(self, app: Flask, stranger: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("2 per day"))
        codes = [stranger.post("/welcome/x", page="/sign-in").status_code for _ in range(3)]
        assert codes == [401, 401, 429]

    @pytest.mark.usefixtures("within_one_minute")
    def test_the_networks_around_one_are_counted_too(
        self, try_from: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "CUSTOMER_TRIES", parse_rate("2 per day"))
        monkeypatch.setattr(sign_in, "SITE_TRIES", parse_rate("3 per day"))
        assert [try_from(f"2001:db8:0:{number:x}::1") for number in range(3)] == [401, 401, 429]
        assert [try_from(f"2001:db8:0:1{number:02x}::1") for number in range(2)] == [401, 429]
        assert try_from("2001:db8:1::1") == 401
        assert try_from("192.0.2.1", PASSWORD) == 303

    @pytest.mark.usefixtures("within_one_minute")
    def test_a_form_is_good_for_one_try(self, app: Flask, person: Person) -> None:
        person.post("/account", {"password": PASSWORD})
        guesser = Person(app)
        page = guesser.carried("/sign-in")
        cookie = guesser.browser.get_cookie("__Host-signpost_form", domain="signpost.test")
        assert cookie is not None
        form = {**page, "email": bootstrap.OWNER_EMAIL, "password": "wrong"}
        wrong = guesser.send("/sign-in", form, page="/sign-in")
        assert wrong.status_code == 401
        # With the cookie that belongs to it, as someone keeps it who guesses from many networks.
        guesser.browser.set_cookie(
            "__Host-signpost_form", cookie.value, domain="signpost.test", secure=True, path=cookie.path
        )
        used = guesser.send("/sign-in", {**form, "password": PASSWORD}, page="/sign-in")
        assert used.status_code == 400
        assert "This form is too old." in shown(used)
        fresh = guesser.carried("/sign-in")
        assert guesser.send("/sign-in", {**form, **fresh, "password": PASSWORD}, page="/sign-in").status_code == 303

    def test_guessing_takes_one_turn_and_no_turn_of_others(self, app: Flask, person: Person) -> None:
        """A hash at a time of all strangers; one more waits for a moment; a known browser has turns of its own."""
        person.post("/account", {"password": PASSWORD})
        form = {"email": bootstrap.OWNER_EMAIL, "password": PASSWORD}
        known, stranger = Person(app), Person(app)
        assert known.post("/sign-in", form, page="/sign-in").status_code == 303
        known.post("/sign-out", page="/account")
        with app.app_context():
            turns = bulkheads.current()
        with turns[SharedResource.SIGN_IN].enter(Holder("2001:db8::/48")):
            refused = stranger.post("/sign-in", form, page="/sign-in")
            assert refused.status_code == 429
            assert refused.headers["Retry-After"] == "2"
            assert known.post("/sign-in", form, page="/sign-in").status_code == 303
            with turns[SharedResource.LINK_PASSWORDS].enter(Holder("a")):
                known.post("/sign-out", page="/account")
                assert known.post("/sign-in", form, page="/sign-in").status_code == 303
        with (
            turns[SharedResource.LINK_PASSWORDS].enter(Holder("a")),
            turns[SharedResource.KNOWN_SIGN_IN].enter(Holder("b")),
        ):
            assert stranger.post("/sign-in", form, page="/sign-in").status_code == 303

    @pytest.mark.usefixtures("within_one_minute")
    def test_a_known_browser_gets_in_however_often_others_tried(
        self, app: Flask, person: Person, try_from: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("3 per day"))
        form = {"email": bootstrap.OWNER_EMAIL, "password": PASSWORD}
        known = Person(app)
        assert known.post("/sign-in", form, page="/sign-in").status_code == 303
        known.post("/sign-out", page="/account")
        assert [try_from("127.0.0.1") for _ in range(4)] == [401] * 3 + [429]
        assert try_from("127.0.0.1", PASSWORD) == 429
        assert known.post("/sign-in", form, page="/sign-in").status_code == 303
        # Only for the account that it was signed in to.
        known.post("/sign-out", page="/account")
        other = known.post("/sign-in", {**form, "email": "other@acme.test"}, page="/sign-in")
        assert other.status_code == 429

    def test_a_cookie_of_a_known_browser_that_is_forged_is_none(self, app: Flask, stranger: Person) -> None:
        for value in ("x", "x" * 2000, '["01k"]', "e30.aaaa.bbbb"):
            stranger.browser.set_cookie("__Host-signpost_known", value, domain="signpost.test", secure=True)
            form = {"email": bootstrap.OWNER_EMAIL, "password": "wrong"}
            assert stranger.post("/sign-in", form, page="/sign-in").status_code == 401
