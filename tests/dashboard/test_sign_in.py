"""Signing in: links that work once, passwords, sessions, cookies, forged forms."""

import re
from datetime import timedelta

import pytest

from service import first_start, times
from service.models import Session, SignInLink, User
from service.operations import sessions, workspaces
from tests.conftest import ORIGIN
from tests.dashboard.conftest import Person, shown

PAGES = (
    "/", "/links", "/links/new", "/redirects", "/redirects/new", "/hosts", "/tokens", "/members", "/settings", "/plan",
    "/jobs", "/account", "/explain", "/import",
)  # fmt: skip
PASSWORD = "a long enough password"


@pytest.fixture
def link(app):
    with app.app_context():
        return "/welcome/" + sessions.make_link(workspaces.member_caller(first_start.ensure_workspace()).user)


class TestLink:
    def test_signs_in_once(self, stranger, app, link):
        for _ in range(3):
            # Programs look at links in messages; that uses nothing up.
            assert stranger.get(link).status_code == 200
        assert stranger.post(link, page=link).location == "/account?first=1"
        assert stranger.get("/links").status_code == 200
        other = Person(app)
        assert other.get(link).status_code == 410
        assert other.post(link, page="/sign-in").status_code == 401
        assert other.get("/links").status_code == 303

    def test_for_half_an_hour(self, stranger, link, monkeypatch):
        later = times.now() + timedelta(minutes=30, seconds=1)
        monkeypatch.setattr(times, "now", lambda: later)
        assert stranger.get(link).status_code == 410
        assert stranger.post(link, page="/sign-in").status_code == 401

    @pytest.mark.parametrize("secret", ["x", "0" * 43, "%00", "a" * 5000])
    def test_a_made_up_one(self, stranger, secret):
        assert stranger.get(f"/welcome/{secret}").status_code == 410

    def test_stands_in_no_log(self, stranger, link, caplog):
        with caplog.at_level("INFO"):
            stranger.get(link)
            stranger.post(link, page=link)
        assert "/welcome/..." in caplog.text
        assert link.rpartition("/")[2] not in caplog.text

    def test_is_stored_as_a_digest(self, app, link):
        with app.app_context():
            assert link.rpartition("/")[2] not in str(SignInLink.get().__data__)

    def test_first_start_prints_one(self, make_server):
        server = make_server().start()
        printed = re.search(rf"{server.origin}/welcome/\S+", server.output.read_text())
        assert printed
        again = server.run("sign-in")
        assert re.fullmatch(rf"{server.origin}/welcome/\S+\n", again.stdout)
        assert server.run("sign-in", "nobody@acme.test").returncode == 1


class TestPassword:
    def set_password(self, person, password=PASSWORD, current=""):
        return person.post("/account", {"password": password, "current": current})

    def sign_in(self, app, password=PASSWORD, email=first_start.OWNER_EMAIL, **kwargs):
        stranger = Person(app)
        return stranger, stranger.post("/sign-in", {"email": email, "password": password, **kwargs}, page="/sign-in")

    def test_once_set_signs_in(self, person, app):
        assert self.set_password(person).status_code == 303
        stranger, answer = self.sign_in(app)
        assert (answer.status_code, answer.location) == (303, "/")
        assert stranger.get("/links").status_code == 200

    @pytest.mark.parametrize(
        ("email", "password"), [(first_start.OWNER_EMAIL, "wrong"), ("nobody@acme.test", PASSWORD), ("", "")]
    )
    def test_a_wrong_one_does_not_say_what_was_wrong(self, person, app, email, password):
        self.set_password(person)
        _, answer = self.sign_in(app, password, email)
        assert answer.status_code == 401
        assert "The e-mail address or the password is wrong." in shown(answer)

    def test_there_is_none_to_begin_with(self, person, app):
        for password in ("", "password", "admin", "None"):
            assert self.sign_in(app, password)[1].status_code == 401

    @pytest.mark.parametrize("password", ["", "short", "x" * 129])
    def test_of_a_bad_length(self, person, password):
        answer = self.set_password(person, password)
        assert answer.status_code == 422
        assert "10 to 128 characters" in shown(answer)

    def test_needs_the_old_one_to_be_changed(self, person):
        self.set_password(person)
        assert self.set_password(person, "another long password", "wrong").status_code == 422
        assert self.set_password(person, "another long password", PASSWORD).status_code == 303

    def test_a_new_one_ends_all_other_sessions(self, person, app):
        other = Person(app).sign_in()
        self.set_password(person)
        assert person.get("/links").status_code == 200
        assert other.get("/links").status_code == 303

    def test_is_kept_as_a_strong_hash(self, person, app):
        self.set_password(person)
        with app.app_context():
            hashed = User.get(User.email == first_start.OWNER_EMAIL).password_hash
        assert hashed.startswith("scrypt:32768:8:3$")
        assert PASSWORD not in hashed

    def test_tries_are_limited(self, person, app):
        self.set_password(person)
        codes = [self.sign_in(app, "wrong")[1].status_code for _ in range(12)]
        # Setting one's own password is no try; the link that signed in was one.
        assert codes == [401] * 9 + [429] * 3
        assert self.sign_in(app)[1].status_code == 429

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
    def test_goes_on_to_where_one_wanted_to_go(self, person, app, wanted, reached):
        self.set_password(person)
        assert self.sign_in(app, next=wanted)[1].location == reached


class TestSessions:
    @pytest.mark.parametrize("page", PAGES)
    def test_nobody_sees_a_page_without(self, stranger, page):
        answer = stranger.get(page)
        assert answer.status_code == 303
        assert answer.location.startswith("/sign-in")

    @pytest.mark.parametrize("page", PAGES)
    def test_whoever_is_signed_in_does(self, person, page):
        answer = person.get(page)
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "no-store"
        policy = answer.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy

    def test_the_cookie_is_for_this_site_and_no_script(self, app, link):
        stranger = Person(app)
        cookies = [
            one for one in stranger.post(link, page=link).headers.getlist("Set-Cookie") if "signpost_session" in one
        ]
        (cookie,) = cookies
        for word in ("HttpOnly", "SameSite=Lax", "Secure", "Path=/"):
            assert word in cookie

    def test_on_loopback_it_needs_no_https(self, app, link):
        local = {"base_url": "http://127.0.0.1:8000"}
        browser = app.test_client()
        browser.token = None
        token = re.search(r'name="csrf_token" value="([^"]+)"', browser.get(link, **local).text)[1]
        answer = browser.post(link, data={"csrf_token": token}, **local)
        assert all("Secure" not in one for one in answer.headers.getlist("Set-Cookie"))
        assert browser.get("/links", **local).status_code == 200

    def test_never_over_plain_http(self, stranger):
        answer = stranger.get("/sign-in", base_url="http://signpost.example")
        assert (answer.status_code, answer.json["code"]) == (403, "https_required")

    def test_only_a_digest_is_kept(self, person, app):
        with app.app_context():
            row = Session.get()
        assert person.browser.get_cookie("signpost_session", domain="signpost.test").value not in str(row.__data__)

    def test_can_be_ended(self, person, app):
        other = Person(app).sign_in()
        with app.app_context():
            newest = Session.select().order_by(Session.id.desc()).get()
        assert "this one" in shown(person.get("/account"))
        person.post(f"/sessions/{newest.id}/end")
        assert other.get("/links").status_code == 303
        assert person.get("/links").status_code == 200

    def test_of_others_cannot(self, person, make_person, app):
        editor = make_person("editor")
        with app.app_context():
            first = Session.select().order_by(Session.id).get()
        editor.post(f"/sessions/{first.id}/end")
        assert person.get("/links").status_code == 200

    def test_end_with_signing_out(self, person):
        cookie = person.browser.get_cookie("signpost_session", domain="signpost.test").value
        assert person.post("/sign-out").location == "/sign-in"
        person.browser.set_cookie("signpost_session", cookie, domain="signpost.test")
        assert person.get("/links").status_code == 303

    def test_end_by_themselves(self, person, monkeypatch):
        later = times.now() + sessions.IDLE + timedelta(seconds=1)
        monkeypatch.setattr(times, "now", lambda: later)
        assert person.get("/links").status_code == 303

    def test_last_as_long_as_somebody_comes(self, person, monkeypatch):
        now = times.now()
        for days in range(20, 120, 20):
            monkeypatch.setattr(times, "now", lambda days=days: now + timedelta(days=days))
            assert person.get("/links").status_code == 200

    def test_end_with_the_membership(self, person, make_person, app):
        editor = make_person("editor")
        with app.app_context():
            workspaces.remove_member(first_start.ensure_workspace(), User.get(User.name == "A editor"))
        assert editor.get("/links").status_code == 303

    def test_the_api_does_not_take_the_cookie(self, person):
        assert person.get("/v1/test").status_code == 401


class TestForgery:
    @pytest.mark.parametrize("token", ["", "forged"])
    @pytest.mark.parametrize(
        "path", ["/sign-out", "/links/new", "/hosts", "/tokens", "/members", "/settings", "/account", "/links/delete"]
    )
    def test_a_form_from_elsewhere_changes_nothing(self, person, path, token):
        answer = person.browser.post(
            path, data={"csrf_token": token} if token else {}, headers={"Referer": f"{ORIGIN}/"}
        )
        assert answer.status_code == 400
        assert "This form is too old" in shown(answer)
        assert person.get("/links").status_code == 200

    def test_a_token_of_somebody_else(self, person, make_person):
        other = make_person("owner")
        token = re.search(r'name="csrf_token" value="([^"]+)"', other.get("/account").text)[1]
        answer = person.browser.post("/sign-out", data={"csrf_token": token}, headers={"Referer": f"{ORIGIN}/"})
        assert answer.status_code == 400
