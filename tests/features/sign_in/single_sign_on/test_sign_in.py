"""Single sign-on: accounts, roles from claims, sessions, invitations, and what is left without passwords."""

import os
import re
import textwrap
import tomllib
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.features.history.tables import Change
from signpost.features.sign_in.operations import sessions
from signpost.features.sign_in.tables import Identity, Session, SignInLink
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime.settings import SettingsError
from signpost.storage.models import Member, User
from tests.all_settings import load
from tests.conftest import ORIGIN, ROOT, Answer, RunCommand
from tests.features.conftest import Person
from tests.features.sign_in.single_sign_on.conftest import Browser, roles_in, shown
from tests.features.sign_in.single_sign_on.local_provider import LocalProvider
from tests.features.sign_in.single_sign_on.test_hostile_provider import send_logout

PASSWORD = "a long enough password"
INVITED = "ada@acme.test"


def owner_of(app: Flask) -> Person:
    """The first owner, with a password."""
    person = Person(app).sign_in()
    assert person.post("/account", {"what": "password", "password": PASSWORD}).status_code == 303
    return person


def invite(person: Person, email: str = INVITED, role: str = "viewer") -> str:
    """The path of an invitation."""
    page = person.post("/members", {"email": email, "role": role}, page="/members", follow_redirects=True)
    return "/invitation/" + page.text.partition("/invitation/")[2].partition('"')[0].partition("<")[0]


def join(browser: Browser, link: str) -> Answer:
    """Open an invitation, and join at the provider as Ada."""
    return browser.come_back("ada", page=link, invitation=link.rpartition("/")[2])


class TestSignIn:
    def test_the_way_there(self, browser: Browser) -> None:
        requested = parse_qs(urlsplit(browser.start()).query)
        assert requested["scope"] == ["openid profile email"]
        assert requested["redirect_uri"] == ["https://signpost.test/sign-in/callback"]
        assert len(requested["nonce"][0]) >= 43

    def test_makes_an_account_where_the_claim_gives_a_role(self, browser: Browser, app: Flask) -> None:
        browser.sign_in_at_provider("ada")
        assert "Ada Lovelace" in shown(browser.get("/account"))
        assert roles_in(app) == {"Home": {"owner@localhost": "owner", "ada@acme.test": "editor"}}
        with app.app_context():
            assert User.get(User.email == "ada@acme.test").password_hash is None
            session = Session.get()
            assert (session.method, len(session.provider_sid or "")) == ("provider", 64)
            assert "s-ada" not in str(session.__data__)

    def test_again_is_the_same_account(self, app: Flask, browser: Browser, provider: LocalProvider) -> None:
        for _ in range(2):
            Browser(app, provider).sign_in_at_provider("ada")
        with app.app_context():
            assert (User.select().count(), Identity.select().count()) == (2, 1)

    def test_without_a_role_says_so(self, browser: Browser, app: Flask) -> None:
        answer = browser.come_back("bob")
        assert answer.status_code == 403
        assert "you don't have access to Signpost yet" in shown(answer)
        assert not browser.is_signed_in
        assert list(roles_in(app)["Home"]) == ["owner@localhost"]

    def test_the_first_account_can_be_an_owner(self, browser: Browser, provider: LocalProvider, app: Flask) -> None:
        provider.people["bob"]["groups"] = ["admins"]
        browser.sign_in_at_provider("bob")
        assert browser.get("/settings").status_code == 200
        assert roles_in(app)["Home"]["bob@acme.test"] == "owner"

    def test_everyone_may_get_a_role(self, make_sso_app: Callable[..., Flask], provider: LocalProvider) -> None:
        app = make_sso_app(OIDC_ROLES=["*=Home:viewer", "staff=Home:editor"])
        for name in ("ada", "bob"):
            Browser(app, provider).sign_in_at_provider(name)
        expected = {"owner@localhost": "owner", "ada@acme.test": "editor", "bob@acme.test": "viewer"}
        assert roles_in(app)["Home"] == expected

    def test_claims_may_be_in_userinfo_alone(self, browser: Browser, provider: LocalProvider, app: Flask) -> None:
        provider.in_id_token = ()
        browser.sign_in_at_provider("ada")
        assert roles_in(app)["Home"]["ada@acme.test"] == "editor"

    def test_a_name_that_cannot_be_asked_for_refuses_nobody(
        self, browser: Browser, provider: LocalProvider, app: Flask
    ) -> None:
        """Userinfo may be signed, or fail: the address and the groups are in the ID token."""
        provider.in_id_token = ("sid", "email", "email_verified", "groups")
        provider.answers["/userinfo"] = (200, b"eyJhbGciOiJSUzI1NiJ9.e30.c2ln")
        browser.sign_in_at_provider("ada")
        assert roles_in(app)["Home"]["ada@acme.test"] == "editor"

    def test_claims_may_be_in_an_object(self, make_sso_app: Callable[..., Flask], provider: LocalProvider) -> None:
        app = make_sso_app(OIDC_ROLES_CLAIM="realm_access.roles", OIDC_ROLES=["cn=it,dc=acme=Home:manager"])
        provider.people["bob"]["realm_access"] = {"roles": ["x", "cn=it,dc=acme", 5, None]}
        Browser(app, provider).sign_in_at_provider("bob")
        assert roles_in(app)["Home"]["bob@acme.test"] == "manager"

    @pytest.mark.parametrize("email", [None, "", "not an address", 5, "a" * 300 + "@acme.test"])
    def test_without_an_email_address_makes_no_account(
        self, browser: Browser, provider: LocalProvider, email: Any
    ) -> None:
        provider.people["ada"]["email"] = email
        answer = browser.come_back("ada")
        assert answer.status_code == 403
        assert "didn't share your e-mail address" in shown(answer)

    @pytest.mark.parametrize(
        ("claims", "name"),
        [
            ({"name": None, "preferred_username": "ada.l"}, "ada.l"),
            ({"name": None}, "ada"),
            ({"name": "  Ada \n Lovelace "}, "Ada Lovelace"),
            ({"name": "<b>Ada</b>"}, "<b>Ada</b>"),
            ({"name": "a\u202eb"}, "ada"),
            ({"name": "x" * 200}, "x" * 100),
            ({"name": ["Ada"]}, "ada"),
        ],
    )
    def test_names(
        self, browser: Browser, provider: LocalProvider, app: Flask, claims: dict[str, Any], name: str
    ) -> None:
        provider.people["ada"].update(claims)
        browser.sign_in_at_provider("ada")
        with app.app_context():
            assert User.get(User.email == "ada@acme.test").name == name
        assert "<b>Ada</b>" not in browser.get("/account").text

    def test_name_and_address_follow_the_provider(self, app: Flask, browser: Browser, provider: LocalProvider) -> None:
        browser.sign_in_at_provider("ada")
        provider.people["ada"].update({"name": "Ada King", "email": "king@acme.test"})
        Browser(app, provider).sign_in_at_provider("ada")
        assert set(roles_in(app)["Home"]) == {"owner@localhost", "king@acme.test"}

    def test_a_draft_survives(self, app: Flask, browser: Browser, provider: LocalProvider) -> None:
        browser.sign_in_at_provider("ada")
        with app.app_context():
            Session.delete().execute()
        typed = {"url": "localhost/kept", "destination": "https://d.example/"}
        page = browser.send("/links/new", typed, page="/links/new", headers={"Origin": ORIGIN})
        assert page.status_code == 401
        token = page.text.partition('name="csrf_token" value="')[2].partition('"')[0]
        saved = {"kept-path": "/w/home/links/new", "kept:destination": "https://d.example/"}
        answer = browser.send("/sign-in/provider", {"csrf_token": token, **saved}, page="/sign-in")
        url = answer.headers["Refresh"].partition("url=")[2]
        back = browser.get(provider.approve(url, "ada"))
        assert back.status_code == 303
        assert "https://d.example/" in browser.get(back.location).text

    def test_works_while_the_provider_could_not_be_reached_at_the_start(
        self,
        browser: Browser,
        provider: LocalProvider,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        provider.answers["/.well-known/openid-configuration"] = (503, b"{}")
        answer = browser.post("/sign-in/provider", page="/sign-in")
        assert answer.status_code == 503
        assert f"a call to {urlsplit(provider.issuer).netloc}: status 503" in caplog.text
        provider.answers.clear()
        later = times.monotonic_s() + 11
        monkeypatch.setattr(times, "monotonic_s", lambda: later)
        browser.sign_in_at_provider("ada")

    def test_goes_on_while_the_description_cannot_be_fetched_again(
        self, app: Flask, browser: Browser, provider: LocalProvider, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        browser.sign_in_at_provider("ada")
        provider.answers["/.well-known/openid-configuration"] = provider.answers["/keys"] = (503, b"{}")
        later = times.monotonic_s() + 4000
        monkeypatch.setattr(times, "monotonic_s", lambda: later)
        Browser(app, provider).sign_in_at_provider("ada")

    def test_of_a_client_whose_secret_goes_into_the_body(self, browser: Browser, provider: LocalProvider) -> None:
        provider.metadata["token_endpoint_auth_methods_supported"] = ["client_secret_post"]
        browser.sign_in_at_provider("ada")

    def test_is_bounded_per_network(self, browser: Browser, within_one_minute: None) -> None:
        statuses = [browser.get("/sign-in/callback?state=x&code=y").status_code for _ in range(22)]
        assert statuses[:20] == [400] * 20
        assert statuses[-1] == 429

    def test_without_a_provider_there_is_no_page(self, make_app: Callable[..., Flask]) -> None:
        person = Person(make_app())
        assert "/sign-in/provider" not in person.get("/sign-in").text
        assert person.get("/sign-in/callback").status_code == 404
        assert person.post("/sign-in/provider", page="/sign-in").status_code == 404
        assert person.browser.post("/sign-in/back-channel-logout", data={"logout_token": "x"}).status_code == 404

    def test_needs_a_form_of_ours(self, browser: Browser) -> None:
        browser.get("/sign-in")
        answer = browser.browser.post("/sign-in/provider", data={"next": "/"})
        assert answer.status_code == 400


class TestTabs:
    """Sessions end in all tabs at once, and each tab goes to the provider by itself."""

    @pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0, 1], [4, 3, 2, 1, 0]], ids=str)
    def test_each_tab_goes_on_where_it_was(self, browser: Browser, provider: LocalProvider, order: list[int]) -> None:
        urls = [browser.start(next=f"/w/home/links?tab={tab}") for tab in range(len(order))]
        for tab in order:
            answer = browser.get(provider.approve(urls[tab], "ada"))
            assert (answer.status_code, answer.headers["Location"]) == (303, f"/links?tab={tab}")
        assert browser.is_signed_in

    @pytest.mark.parametrize("length", [10, 500, 1400, 100_000])
    def test_what_waits_is_bounded(self, browser: Browser, provider: LocalProvider, length: int) -> None:
        """A browser drops a cookie of more than 4 KiB, and with it everything that began in it."""
        urls = []
        for tab in range(12):
            urls.append(browser.start(next=f"/w/home/{tab}" + os.urandom(length).hex()[:length]))
            cookie = browser.browser.get_cookie("__Host-signpost_form", domain="signpost.test")
            assert cookie is not None
            assert len(cookie.value) < 3900
        assert browser.get(provider.approve(urls[0], "ada")).status_code == 400
        kept = 5 if length < 300 else 1
        for url in urls[-kept:]:
            assert browser.get(provider.approve(url, "ada")).status_code == 303

    def test_back_to_the_provider_goes_on(self, browser: Browser, provider: LocalProvider) -> None:
        url = browser.start(next="/w/home/links")
        first = provider.approve(url, "ada")
        assert browser.get(first).headers["Location"] == "/links"
        for path in (first, provider.approve(url, "ada"), provider.approve(url, "bob")):
            answer = browser.get(path)
            assert (answer.status_code, answer.headers["Location"]) == (303, "/links")
        assert "Ada Lovelace" in shown(browser.get("/account"))

    def test_back_after_ten_minutes_goes_on(
        self, browser: Browser, provider: LocalProvider, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        url = browser.start(next="/w/home/links")
        assert browser.get(provider.approve(url, "ada")).status_code == 303
        later = times.now() + timedelta(seconds=601)
        monkeypatch.setattr(times, "now", lambda: later)
        monkeypatch.setattr(times, "epoch_s", later.timestamp)
        assert browser.get(provider.approve(url, "ada")).headers["Location"] == "/links"

    def test_back_after_signing_out_signs_nobody_in(self, browser: Browser, provider: LocalProvider) -> None:
        path = provider.approve(browser.start(), "ada")
        browser.get(path)
        browser.post("/sign-out")
        answer = browser.get(path)
        assert (answer.status_code, browser.is_signed_in) == (400, False)

    def test_another_way_in_ends_no_attempt(self, browser: Browser, provider: LocalProvider) -> None:
        url = browser.start(next="/w/home/links")
        browser.sign_in()
        answer = browser.get(provider.approve(url, "ada"))
        assert (answer.status_code, answer.headers["Location"]) == (303, "/links")

    def test_a_cookie_of_the_former_version_still_works(self, browser: Browser, provider: LocalProvider) -> None:
        """It held one attempt, and not a list."""
        url = browser.start()
        with browser.browser.session_transaction(base_url=ORIGIN) as kept:
            (kept["provider"],) = kept["provider"]
        assert browser.get(provider.approve(url, "ada")).status_code == 303


class TestRoles:
    """Memberships that a claim gave follow the claim; others never change."""

    def sign_in(self, app: Flask, provider: LocalProvider, *groups: str) -> int:
        provider.people["ada"]["groups"] = [*groups]
        return Browser(app, provider).come_back("ada").status_code

    def test_are_raised_lowered_and_removed(self, app: Flask, provider: LocalProvider) -> None:
        assert self.sign_in(app, provider, "staff") == 303
        assert self.sign_in(app, provider, "staff", "admins") == 303
        assert roles_in(app)["Home"]["ada@acme.test"] == "owner"
        assert self.sign_in(app, provider, "staff") == 303
        assert roles_in(app)["Home"]["ada@acme.test"] == "editor"
        assert self.sign_in(app, provider) == 403
        assert "ada@acme.test" not in roles_in(app)["Home"]

    def test_a_lower_one_holds_in_open_sessions(self, app: Flask, provider: LocalProvider) -> None:
        provider.people["ada"]["groups"] = ["admins"]
        first = Browser(app, provider).sign_in_at_provider("ada")
        assert first.get("/settings").status_code == 200
        self.sign_in(app, provider, "staff")
        assert first.post("/members", {"email": "x@acme.test", "role": "viewer"}).status_code == 484
        self.sign_in(app, provider)
        assert not first.is_signed_in

    def test_the_history_names_the_provider(self, app: Flask, provider: LocalProvider) -> None:
        for groups in (["staff"], ["admins"], ["staff"], []):
            self.sign_in(app, provider, *groups)
        with app.app_context():
            rows = [*Change.select().where(Change.type == "member").order_by(Change.id)]
        stated = [(row.verb, row.token_name, (row.after or {}).get("role")) for row in rows]
        assert stated == [
            ("create", "Acme SSO", "editor"),
            ("update", "Acme SSO", "owner"),
            ("update", "Acme SSO", "editor"),
            ("delete", "Acme SSO", None),
        ]
        assert "Acme SSO" in shown(Person(app).sign_in().get("/activity"))

    def test_given_by_a_person_stay(self, app: Flask, provider: LocalProvider) -> None:
        with app.app_context():
            other = workspaces.create_workspace("Other", User.get(User.email == "owner@localhost"))
        self.sign_in(app, provider, "staff")
        with app.app_context():
            workspaces.add_member(other, User.get(User.email == "ada@acme.test"), "manager")
        assert self.sign_in(app, provider) == 303
        assert roles_in(app)["Other"]["ada@acme.test"] == "manager"
        assert "ada@acme.test" not in roles_in(app)["Home"]

    def test_of_a_person_who_was_a_member_before(self, app: Flask, provider: LocalProvider) -> None:
        """The first owner connects their account: a lower role in the claim takes nothing from them."""
        person = Browser(app, provider)
        person.sign_in()
        url = person.start("/account", "/account", what="connect")
        assert person.get(provider.approve(url, "ada")).status_code == 303
        assert self.sign_in(app, provider, "staff") == 303
        assert roles_in(app)["Home"] == {"ada@acme.test": "owner"}

    @pytest.mark.parametrize("groups", [["staff"], []], ids=["lowered", "removed"])
    def test_the_last_owner_stays_one(
        self, app: Flask, provider: LocalProvider, groups: list[str], caplog: pytest.LogCaptureFixture
    ) -> None:
        self.sign_in(app, provider, "admins")
        with app.app_context():
            home = bootstrap.ensure_workspace()
            workspaces.remove_member(home, User.get(User.email == "owner@localhost"))
        assert self.sign_in(app, provider, *groups) == 303
        assert roles_in(app)["Home"] == {"ada@acme.test": "owner"}
        assert "They stay one, because it has no other" in caplog.text
        with app.app_context():
            workspaces.add_member(home, User.get(User.email == "owner@localhost"), "owner")
        assert self.sign_in(app, provider, *groups) == (303 if groups else 403)
        assert roles_in(app)["Home"].get("ada@acme.test") == ("editor" if groups else None)

    def test_in_a_workspace_that_does_not_exist(
        self, make_sso_app: Callable[..., Flask], provider: LocalProvider, caplog: pytest.LogCaptureFixture
    ) -> None:
        app = make_sso_app(OIDC_ROLES=["staff=Nowhere:owner", "staff=Home:viewer"])
        Browser(app, provider).sign_in_at_provider("ada")
        assert roles_in(app)["Home"]["ada@acme.test"] == "viewer"
        assert "the workspace 'Nowhere', which does not exist" in caplog.text

    def test_a_later_workspace_of_the_same_name_gets_nobody(self, app: Flask, provider: LocalProvider) -> None:
        with app.app_context():
            mallory = workspaces.create_user("Mallory", "mallory@evil.test")
            evil = workspaces.create_workspace("Home", mallory)
        self.sign_in(app, provider, "staff")
        with app.app_context():
            assert Member.select().where(Member.workspace == evil).count() == 1


class TestSessions:
    def test_end_after_twelve_hours(self, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        """Somebody who was removed at the provider signs in no more, and is out by then."""
        browser.sign_in_at_provider("ada")
        began = times.now()
        for hours, is_in in ((6, True), (11.9, True), (12.1, False)):
            now = began + timedelta(hours=hours)
            monkeypatch.setattr(times, "now", lambda now=now: now)
            assert browser.is_signed_in is is_in

    def test_end_as_the_setting_says(
        self, make_sso_app: Callable[..., Flask], provider: LocalProvider, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        browser = Browser(make_sso_app(OIDC_SESSION_HOURS=1), provider).sign_in_at_provider("ada")
        later = times.now() + timedelta(minutes=61)
        monkeypatch.setattr(times, "now", lambda: later)
        assert not browser.is_signed_in

    @pytest.mark.parametrize("claims", [{"sub": "ada"}, {"sid": "s-ada"}, {"sub": "ada", "sid": "s-ada"}], ids=str)
    def test_end_when_the_provider_says_so(
        self, app: Flask, browser: Browser, provider: LocalProvider, claims: dict[str, str]
    ) -> None:
        provider.people["bob"]["groups"] = ["staff"]
        bob, owner = Browser(app, provider).sign_in_at_provider("bob"), owner_of(app)
        browser.sign_in_at_provider("ada")
        assert send_logout(browser, provider.logout_token(**claims)) == 200
        assert not browser.is_signed_in
        assert bob.is_signed_in
        assert owner.get("/account").status_code == 200

    def test_of_another_browser_go_on_where_only_one_ended(
        self, app: Flask, browser: Browser, provider: LocalProvider
    ) -> None:
        browser.sign_in_at_provider("ada")
        provider.people["ada"]["sid"] = "s-phone"
        phone = Browser(app, provider).sign_in_at_provider("ada")
        assert send_logout(browser, provider.logout_token(sub="ada", sid="s-phone")) == 200
        assert (browser.is_signed_in, phone.is_signed_in) == (True, False)

    def test_signing_out_signs_out_at_the_provider(self, browser: Browser, provider: LocalProvider) -> None:
        provider.metadata["end_session_endpoint"] = f"{provider.issuer}/end?x=1"
        browser.sign_in_at_provider("ada")
        answer = browser.post("/sign-out")
        url = urlsplit(answer.headers["Refresh"].partition("url=")[2])
        assert url.path == "/end"
        assert parse_qs(url.query) == {
            "x": ["1"],
            "client_id": ["signpost"],
            "post_logout_redirect_uri": ["https://signpost.test/sign-in"],
        }
        assert not browser.is_signed_in

    def test_signing_out_of_a_provider_that_knows_no_such_thing(self, browser: Browser) -> None:
        browser.sign_in_at_provider("ada")
        assert browser.post("/sign-out").location == "/sign-in"
        assert not browser.is_signed_in

    def test_a_session_that_began_otherwise_ends_here_alone(
        self, app: Flask, browser: Browser, provider: LocalProvider
    ) -> None:
        provider.metadata["end_session_endpoint"] = f"{provider.issuer}/end"
        browser.sign_in()
        assert browser.post("/sign-out").location == "/sign-in"


class TestAccount:
    def test_of_the_provider_needs_no_password(self, browser: Browser) -> None:
        browser.sign_in_at_provider("ada")
        page = browser.get("/account")
        assert "come from Acme SSO" in shown(page)
        assert 'type="password"' not in page.text

    @pytest.mark.parametrize("what", ["first", "password"])
    def test_of_the_provider_gets_no_password(self, browser: Browser, app: Flask, what: str) -> None:
        browser.sign_in_at_provider("ada")
        form = {"what": what, "name": "Ada", "email": "ada@acme.test", "password": PASSWORD}
        assert browser.post("/account", form).status_code == 422
        with app.app_context():
            assert User.get(User.email == "ada@acme.test").password_hash is None

    def test_of_the_provider_gets_no_link_by_mail(
        self, browser: Browser, make_sso_app: Callable[..., Flask], provider: LocalProvider
    ) -> None:
        app = make_sso_app(SMTP_URL="smtp://127.0.0.1:1", MAIL_FROM="signpost@acme.test")
        Browser(app, provider).sign_in_at_provider("ada")
        stranger = Person(app)
        assert stranger.post("/sign-in/link", {"email": "ada@acme.test"}, page="/sign-in").status_code == 200
        from signpost.features.mail import outbox

        with app.app_context():
            assert outbox._sign_in_letter("ada@acme.test", "en") is None
            assert outbox._sign_in_letter("owner@localhost", "en") is not None
            assert SignInLink.select().count() == 1

    def test_is_connected_with_the_password(self, app: Flask, browser: Browser, provider: LocalProvider) -> None:
        owner_of(app)
        answer = browser.post("/sign-in", {"email": "owner@localhost", "password": PASSWORD}, page="/sign-in")
        assert answer.status_code == 303
        assert browser.post("/account", {"what": "connect", "current": "wrong"}).status_code == 422
        url = browser.start("/account", "/account", what="connect", current=PASSWORD)
        assert "redirect_uri=https%3A%2F%2Fsignpost.test%2Fsign-in%2Fcallback" in url
        assert browser.get(provider.approve(url, "bob")).location == "/account"
        assert "You sign in with Acme SSO" in shown(browser.get("/account"))
        again = Browser(app, provider).sign_in_at_provider("bob")
        assert "owner@localhost" in again.get("/account").text
        # It has a password, so it keeps its own name and address.
        assert list(roles_in(app)["Home"]) == ["owner@localhost"]

    def test_is_connected_with_one_person_alone(self, app: Flask, provider: LocalProvider) -> None:
        Browser(app, provider).sign_in_at_provider("ada")
        owner = Browser(app, provider)
        owner.sign_in()
        url = owner.start("/account", "/account", what="connect")
        answer = owner.get(provider.approve(url, "ada"))
        assert answer.status_code == 422
        assert "already connected to another user" in shown(answer)

    def test_is_not_connected_by_somebody_else_in_the_same_browser(
        self, app: Flask, browser: Browser, provider: LocalProvider
    ) -> None:
        browser.sign_in()
        url = browser.start("/account", "/account", what="connect")
        with app.app_context():
            Session.delete().execute()
        answer = browser.get(provider.approve(url, "bob"))
        assert answer.status_code == 400
        with app.app_context():
            assert not Identity.select().exists()

    def test_is_disconnected(self, app: Flask, browser: Browser, provider: LocalProvider) -> None:
        owner = Browser(app, provider)
        owner.sign_in()
        assert owner.post("/account", {"what": "password", "password": PASSWORD}).status_code == 303
        url = owner.start("/account", "/account", what="connect", current=PASSWORD)
        owner.get(provider.approve(url, "bob"))
        assert owner.post("/account", {"what": "disconnect"}).status_code == 303
        assert browser.come_back("bob").status_code == 403

    def test_is_not_disconnected_from_the_only_way_in(self, app: Flask, browser: Browser) -> None:
        browser.sign_in_at_provider("ada")
        assert browser.post("/account", {"what": "disconnect"}).status_code == 422
        with app.app_context():
            assert Identity.select().count() == 1

    def test_has_no_passkey_where_the_provider_is_the_only_way_in(self, app: Flask, browser: Browser) -> None:
        """It would go on working for a person who was removed at the provider."""
        browser.sign_in_at_provider("ada")
        page = browser.get("/account/passkeys")
        assert "You sign in with Acme SSO, so you need no passkey here." in shown(page)
        answer = browser.post("/account/passkeys/options", {"current": ""}, page="/account")
        assert answer.status_code == 422
        assert answer.json == {"message": "You sign in with Acme SSO, and have no passkey here."}
        assert "Passkeys" not in shown(browser.get("/account"))

    def test_that_is_deleted_is_forgotten(self, app: Flask, browser: Browser, run_command: RunCommand) -> None:
        browser.sign_in_at_provider("ada")
        assert run_command("user", "delete", "ada@acme.test", "--yes").exit_code == 0
        with app.app_context():
            assert not Identity.select().exists()


class TestInvitation:
    def test_makes_an_account(self, app: Flask, browser: Browser, provider: LocalProvider) -> None:
        provider.people["ada"]["groups"] = []
        link = invite(owner_of(app))
        answer = join(browser, link)
        assert answer.status_code == 303, answer.text
        assert roles_in(app)["Home"][INVITED] == "viewer"
        # It was given by a person, so the claim does not end it.
        Browser(app, provider).sign_in_at_provider("ada")
        assert roles_in(app)["Home"][INVITED] == "viewer"

    def test_for_another_address(self, app: Flask, browser: Browser, provider: LocalProvider) -> None:
        link = invite(owner_of(app), "somebody@acme.test")
        answer = join(browser, link)
        assert answer.status_code == 422
        assert "which is not your address at Acme SSO" in shown(answer)
        assert not browser.is_signed_in

    @pytest.mark.parametrize("verified", [False, None, "false", "yes"])
    def test_leads_into_an_account_only_if_the_address_is_verified(
        self, app: Flask, browser: Browser, provider: LocalProvider, verified: Any
    ) -> None:
        owner = owner_of(app)
        with app.app_context():
            known = workspaces.create_user("Ada", INVITED)
            workspaces.create_workspace("Hers", known)
        provider.people["ada"]["email_verified"] = verified
        link = invite(owner)
        answer = join(browser, link)
        assert answer.status_code == 422
        assert "There's already an account with this e-mail address." in shown(answer)
        provider.people["ada"]["email_verified"] = True
        assert join(browser, link).status_code == 303
        assert "Hers" in roles_in(app)
        with app.app_context():
            assert Identity.get().user_id == known.id

    @pytest.mark.parametrize("way", ["password", "session", "token"])
    def test_does_not_lead_into_an_account_for_which_another_may_act(
        self, app: Flask, browser: Browser, provider: LocalProvider, way: str
    ) -> None:
        """Mallory has taken Ada's address, which nothing here verifies, and waits for her."""
        owner = owner_of(app)
        with app.app_context():
            mallory = workspaces.create_user("Mallory", INVITED)
            hers = workspaces.create_workspace("Hers", mallory)
            match way:
                case "password":
                    sessions.reset_password(mallory, PASSWORD)
                case "session":
                    sessions.begin(mallory.id, SessionStart(SignInMethod.LINK))
                case "token":
                    tokens.create_token(workspaces.member_caller(hers), name="mine")
        link = invite(owner)
        answer = join(browser, link)
        assert answer.status_code == 422
        assert "connect Acme SSO on your account page" in shown(answer)
        with app.app_context():
            assert not Identity.select().exists()
            assert INVITED not in roles_in(app)["Home"]

    def test_a_verified_address_in_userinfo_does_not_verify_another(
        self, app: Flask, browser: Browser, provider: LocalProvider
    ) -> None:
        with app.app_context():
            workspaces.create_user("Victim", "victim@acme.test")
        link = invite(owner_of(app), "victim@acme.test")
        provider.in_id_token = ("sid", "email")
        provider.people["ada"] |= {"email": "victim@acme.test", "email_verified": None, "name": None}
        provider.userinfo = lambda claims: {**claims, "email": "ada@acme.test", "email_verified": True}
        answer = join(browser, link)
        assert answer.status_code == 422
        assert "There's already an account with this e-mail address." in shown(answer)

    def test_that_was_withdrawn(self, browser: Browser, provider: LocalProvider) -> None:
        answer = browser.come_back("ada", invitation="made-up")
        assert answer.status_code == 401
        assert "This invitation does not work" in shown(answer)


class TestWithoutPasswords:
    @pytest.fixture
    def app(self, make_sso_app: Callable[..., Flask]) -> Flask:
        settings = {"SMTP_URL": "smtp://127.0.0.1:1", "MAIL_FROM": "signpost@acme.test"}
        return make_sso_app(PASSWORD_SIGN_IN=False, **settings)

    def test_there_is_one_button(self, app: Flask) -> None:
        page = Person(app).get("/sign-in")
        assert "Sign in with Acme SSO" in shown(page)
        assert "signpost sign-in" in shown(page)
        assert 'type="password"' not in page.text
        assert "/sign-in/link" not in page.text

    def test_passwords_and_mailed_links_are_refused(self, app: Flask, run_command: RunCommand) -> None:
        assert run_command("user", "password", "owner@localhost", text=f"{PASSWORD}\n").exit_code == 0
        stranger = Person(app)
        answer = stranger.post("/sign-in", {"email": "owner@localhost", "password": PASSWORD}, page="/sign-in")
        assert answer.status_code == 401
        assert "Passwords are turned off here. Sign in with Acme SSO." in shown(answer)
        assert stranger.post("/sign-in/link", {"email": "owner@localhost"}, page="/sign-in").status_code == 404

    def test_invitations_make_no_password(self, app: Flask) -> None:
        link = invite(Person(app).sign_in())
        stranger = Person(app)
        assert 'type="password"' not in stranger.get(link).text
        for form in ({"as": "new", "name": "Ada", "password": PASSWORD}, {"as": "known", "password": PASSWORD}):
            answer = stranger.post(link, form, page=link)
            assert answer.status_code == 422
            assert stranger.get("/account").status_code == 303
        assert INVITED not in roles_in(app)["Home"]

    def test_the_operators_link_works(self, app: Flask) -> None:
        person = Person(app).sign_in()
        page = person.get("/account")
        assert page.status_code == 200
        assert 'type="password"' not in page.text
        assert person.post("/account", {"what": "password", "password": PASSWORD}).status_code == 422

    def test_sessions_of_passwords_end(self, make_sso_app: Callable[..., Flask], provider: LocalProvider) -> None:
        before = make_sso_app()
        owner_of(before)
        person = Person(before)
        assert person.post("/sign-in", {"email": "owner@localhost", "password": PASSWORD}, page="/sign-in").location
        cookie = person.browser.get_cookie("__Host-signpost_session", domain="signpost.test")
        assert cookie is not None
        with before.app_context():
            assert sessions.caller_of(cookie.value) is not None
        after = make_sso_app(INSTANCE=before.config["INSTANCE"], PASSWORD_SIGN_IN=False)
        with after.app_context():
            assert sessions.caller_of(cookie.value) is None


class TestSettings:
    @pytest.mark.parametrize(
        ("settings", "sentence"),
        [
            ({"OIDC_ISSUER": "https://sso.acme.test"}, "OIDC_CLIENT_ID"),
            ({"OIDC_ISSUER": "http://sso.acme.test", "OIDC_CLIENT_ID": "x"}, "OIDC_ISSUER"),
            ({"OIDC_ISSUER": "https://sso.acme.test?x", "OIDC_CLIENT_ID": "x"}, "OIDC_ISSUER"),
            ({"OIDC_ROLES": ["admins"]}, "admins = Home:owner"),
            ({"OIDC_ROLES": ["admins=Home:boss"]}, "admins = Home:owner"),
            ({"OIDC_SCOPES": "profile"}, "OIDC_SCOPES"),
            ({"OIDC_SESSION_HOURS": 0}, "OIDC_SESSION_HOURS"),
            ({"PASSWORD_SIGN_IN": False}, "no one could sign in"),
        ],
    )
    def test_that_cannot_be_used(self, settings: dict[str, Any], sentence: str) -> None:
        with pytest.raises(SettingsError, match=sentence):
            load(settings)

    def test_that_the_page_shows(self) -> None:
        page = (ROOT / "docs/single-sign-on.md").read_text(encoding="utf-8")
        blocks = re.findall(r"^ *```toml\n(.*?)^ *```$", page, re.M | re.S)
        assert len(blocks) == 7
        for block in blocks:
            shown_ones = {name.upper(): value for name, value in tomllib.loads(textwrap.dedent(block)).items()}
            load({"OIDC_ISSUER": "https://sso.example.com", "OIDC_CLIENT_ID": "signpost", **shown_ones})

    def test_from_the_environment(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
        (tmp_path / "secret").write_text("s3cret\n")
        given = {
            "OIDC_ISSUER": "https://sso.acme.test/realms/acme",
            "OIDC_CLIENT_ID": "signpost",
            "OIDC_CLIENT_SECRET_FILE": str(tmp_path / "secret"),
            "OIDC_ROLES": "admins=Home:owner, staff=Home:editor",
            "PASSWORD_SIGN_IN": "false",
            "INSTANCE": str(tmp_path),
        }
        for name, value in given.items():
            monkeypatch.setenv(f"SIGNPOST_{name}", value)
        found = load()
        assert found["OIDC_CLIENT_SECRET"] == "s3cret"
        assert found["OIDC_ROLES"] == ["admins=Home:owner", "staff=Home:editor"]
        assert found["PASSWORD_SIGN_IN"] is False
