"""Tokens and answers that must not be believed: each is refused, and nobody is signed in."""

import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.sign_in.pages import sign_in
from signpost.features.sign_in.tables import Identity, Session
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Holder, SharedResource
from signpost.runtime.rate_limits import parse_rate
from signpost.storage.models import User
from tests.conftest import Answer
from tests.features.conftest import Person
from tests.features.sign_in.single_sign_on.conftest import Browser, roles_in, shown
from tests.features.sign_in.single_sign_on.local_provider import (
    LocalProvider,
    new_key,
    other_curve,
    signed_with_public_key,
    unsigned,
)

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class FromNow:
    """A claim that is a moment: this many seconds after the test runs, which may be long after it was collected."""

    seconds: int


def dated(claims: dict[str, Any]) -> dict[str, Any]:
    """Claims with the moments that they mean."""
    now = int(times.epoch_s())
    return {name: now + value.seconds if isinstance(value, FromNow) else value for name, value in claims.items()}


def refused(browser: Browser, answer: Answer, sentence: str, status: int = 400) -> None:
    """The page says why, nobody is signed in, and nothing was created."""
    assert answer.status_code == status, answer.text
    assert sentence in shown(answer)
    assert not browser.is_signed_in
    with browser.app.app_context():
        assert not Session.select().exists()
        assert not Identity.select().exists()
        assert User.select().count() == 1


CANNOT_BE_TRUSTED = "cannot be trusted, so no one was signed in"


@pytest.mark.parametrize(
    "changes",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"nonce": ""},
        {"nonce": 5},
        {"aud": "another-client"},
        {"aud": ["another-client"]},
        {"aud": []},
        {"aud": None},
        {"aud": ["signpost", "another-client"]},
        {"aud": ["signpost", "another-client"], "azp": "another-client"},
        {"azp": "another-client"},
        {"iss": "https://accounts.evil.test"},
        {"iss": None},
        {"iss": ["http://127.0.0.1"]},
        {"exp": FromNow(-3600)},
        {"exp": None},
        {"exp": "tomorrow"},
        {"exp": float("nan")},
        {"iat": FromNow(3600)},
        {"iat": None},
        {"nbf": FromNow(3600)},
        {"sub": None},
        {"sub": ""},
        {"sub": 7},
        {"sub": "x" * 256},
        {"sub": "a\nb"},
        {"at_hash": "AAAAAAAAAAAAAAAAAAAAAA"},
    ],
    ids=str,
)
def test_an_id_token_with_wrong_claims(browser: Browser, provider: LocalProvider, changes: dict[str, Any]) -> None:
    def changed(claims: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in {**claims, **dated(changes)}.items() if value is not None}

    provider.claims = changed
    refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)


def test_several_audiences_are_fine_if_the_token_was_issued_to_us(browser: Browser, provider: LocalProvider) -> None:
    provider.claims = lambda claims: {**claims, "aud": ["other", "signpost"], "azp": "signpost"}
    assert browser.come_back("ada").status_code == 303


class TestSignature:
    def test_of_nobody(self, browser: Browser, provider: LocalProvider) -> None:
        provider.sign = unsigned
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)

    def test_of_nobody_where_the_provider_says_that_it_does_so(self, browser: Browser, provider: LocalProvider) -> None:
        provider.metadata["id_token_signing_alg_values_supported"] = ["none", "HS256"]
        provider.sign = unsigned
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)

    def test_with_the_public_key_as_a_secret(self, browser: Browser, provider: LocalProvider) -> None:
        provider.sign = signed_with_public_key(provider.key)
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)

    def test_with_another_key_of_the_same_name(self, browser: Browser, provider: LocalProvider) -> None:
        provider.published = [{**new_key("other").as_dict(private=False), "kid": "first"}]
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)

    def test_with_a_key_that_is_not_published(self, browser: Browser, provider: LocalProvider) -> None:
        provider.published = [{**new_key("other").as_dict(private=False), "kid": "first"}]
        provider.header = {"alg": "RS256", "kid": "second"}
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)

    def test_with_a_key_of_another_kind(self, browser: Browser, provider: LocalProvider) -> None:
        provider.published = [other_curve("first").as_dict(private=False)]
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)

    def test_with_a_key_in_its_own_header(self, browser: Browser, provider: LocalProvider) -> None:
        own = new_key("other")
        provider.published = [provider.key.as_dict(private=False)]
        provider.header = {"alg": "RS256", "kid": "first", "jwk": own.as_dict(private=False)}
        provider.key = own
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)

    @pytest.mark.parametrize("text", ["", "x", "a.b.c", "..", "a" * 200_000, "é.é.é"])
    def test_that_is_no_token(self, browser: Browser, provider: LocalProvider, text: str) -> None:
        provider.sign = lambda header, claims: text
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)


class TestState:
    def test_that_this_browser_did_not_begin(self, browser: Browser, provider: LocalProvider, app: Flask) -> None:
        """Login CSRF: the attacker's own answer, opened in somebody else's browser."""
        attacker = Browser(app, provider)
        path = provider.approve(attacker.start(), "bob")
        refused(browser, browser.get(path), "does not belong to a sign-in that began in this browser")

    def test_of_another_attempt(self, browser: Browser, provider: LocalProvider, app: Flask) -> None:
        browser.start()
        other = provider.approve(Browser(app, provider).start(), "bob")
        refused(browser, browser.get(other), "does not belong to a sign-in that began in this browser")

    @pytest.mark.parametrize("state", ["", "x", "\u00e9", "a" * 100_000])
    def test_that_is_made_up(self, browser: Browser, provider: LocalProvider, state: str) -> None:
        browser.start()
        path = provider.callback("/sign-in/callback", code="c", state=state, iss=provider.issuer)
        refused(browser, browser.get(path), "does not belong to a sign-in that began in this browser")

    def test_a_forged_answer_does_not_end_a_sign_in_that_is_under_way(
        self, browser: Browser, provider: LocalProvider
    ) -> None:
        url = browser.start()
        assert browser.get("/sign-in/callback?code=x&state=forged").status_code == 400
        assert browser.get(provider.approve(url, "ada")).status_code == 303

    def test_after_ten_minutes(
        self, browser: Browser, provider: LocalProvider, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = provider.approve(browser.start(), "ada")
        later = times.now() + timedelta(seconds=601)
        monkeypatch.setattr(times, "now", lambda: later)
        monkeypatch.setattr(times, "epoch_s", later.timestamp)
        refused(browser, browser.get(path), "longer than 10 minutes")

    def test_of_a_cookie_that_was_used(self, browser: Browser, provider: LocalProvider) -> None:
        """Replay, with the very cookie that the first answer came with."""
        path = provider.approve(browser.start(), "ada")
        cookie = browser.browser.get_cookie("__Host-signpost_form", domain="signpost.test")
        assert cookie is not None
        assert browser.get(path).status_code == 303
        again = Browser(browser.app, provider)
        again.browser.set_cookie("__Host-signpost_form", cookie.value, domain="signpost.test", secure=True)
        answer = again.get(path)
        assert (answer.status_code, again.is_signed_in) == (400, False)
        assert "over already" in shown(answer)


class TestCode:
    def test_that_was_used(self, browser: Browser, provider: LocalProvider, app: Flask) -> None:
        """An attacker who has seen an answer sends its code in a sign-in of their own: PKCE binds it to the browser."""
        url = browser.start()
        code = parse_qs(urlsplit(provider.approve(url, "ada")).query)["code"][0]
        attacker = Browser(app, provider)
        state = parse_qs(urlsplit(attacker.start()).query)["state"][0]
        path = provider.callback("/sign-in/callback", code=code, state=state, iss=provider.issuer)
        refused(attacker, attacker.get(path), "did not accept this sign-in", 503)

    def test_twice(self, browser: Browser, provider: LocalProvider) -> None:
        path = provider.approve(browser.start(), "ada")
        assert browser.get(path).status_code == 303
        count = provider.calls.count("/token")
        assert browser.get(path).status_code == 303
        browser.post("/sign-out")
        assert browser.get(path).status_code == 400
        assert (provider.calls.count("/token"), browser.is_signed_in) == (count, False)

    def test_none(self, browser: Browser, provider: LocalProvider) -> None:
        state = parse_qs(urlsplit(browser.start()).query)["state"][0]
        path = provider.callback("/sign-in/callback", state=state, iss=provider.issuer)
        refused(browser, browser.get(path), "has no code")

    def test_is_sent_with_the_verifier_of_this_browser(self, browser: Browser) -> None:
        first, second = (parse_qs(urlsplit(browser.start()).query) for _ in range(2))
        for name in ("state", "nonce", "code_challenge"):
            assert first[name] != second[name]
            assert len(first[name][0]) >= 43


class TestMixUp:
    """RFC 9207: two providers, one of them hostile."""

    @pytest.mark.parametrize("issuer", ["https://accounts.evil.test", "", "http://127.0.0.1"])
    def test_an_answer_of_another_provider(self, browser: Browser, provider: LocalProvider, issuer: str) -> None:
        path = provider.approve(browser.start(), "ada").replace(f"&iss={_quoted(provider.issuer)}", f"&iss={issuer}")
        refused(browser, browser.get(path), "does not come from Acme SSO")

    def test_one_without_a_name_where_the_provider_always_gives_its_own(
        self, browser: Browser, provider: LocalProvider
    ) -> None:
        provider.metadata["authorization_response_iss_parameter_supported"] = True
        path = provider.approve(browser.start(), "ada").partition("&iss=")[0]
        refused(browser, browser.get(path), "does not come from Acme SSO")

    def test_a_description_of_another_issuer(self, browser: Browser, provider: LocalProvider) -> None:
        provider.metadata["issuer"] = "https://accounts.evil.test"
        answer = browser.post("/sign-in/provider", page="/sign-in")
        refused(browser, answer, "is not set up correctly", 503)

    def test_userinfo_of_somebody_else(self, browser: Browser, provider: LocalProvider) -> None:
        provider.in_id_token = ("sid",)
        provider.userinfo = lambda claims: {**claims, "sub": "bob", "groups": ["admins"]}
        refused(browser, browser.come_back("ada"), CANNOT_BE_TRUSTED)


def _quoted(text: str) -> str:
    return text.replace(":", "%3A").replace("/", "%2F")


class TestNext:
    """Open redirects: whatever the link says, the person stays here."""

    @pytest.mark.parametrize(
        "url", ["https://evil.test/", "//evil.test", "/\\evil.test", "http:evil.test", "/\tx", "javascript:alert(1)"]
    )
    def test_leads_to_no_other_site(self, browser: Browser, url: str) -> None:
        assert browser.come_back("ada", next=url).location == "/"

    def test_leads_to_a_page(self, browser: Browser) -> None:
        assert browser.come_back("ada", next="/links?search=x").location == "/links?search=x"

    def test_the_provider_chooses_no_page(self, browser: Browser, provider: LocalProvider) -> None:
        path = provider.approve(browser.start(next="/links"), "ada")
        assert browser.get(f"{path}&next=https://evil.test/&redirect_uri=https://evil.test/").location == "/links"


class TestErrors:
    @pytest.mark.parametrize(
        ("error", "sentence"),
        [
            ("access_denied", "Acme SSO did not let you in"),
            ("temporarily_unavailable", "is having problems right now"),
            ("login_required", "refused this sign-in (login_required)"),
            ("<script>alert(1)</script>", "refused this sign-in."),
        ],
    )
    def test_of_the_provider_are_sentences(
        self, browser: Browser, provider: LocalProvider, error: str, sentence: str
    ) -> None:
        state = parse_qs(urlsplit(browser.start()).query)["state"][0]
        reported = {"error": error, "error_description": "<b>Call 555</b>", "state": state, "iss": provider.issuer}
        answer = browser.get(provider.callback("/sign-in/callback", **reported))
        refused(browser, answer, sentence)
        assert "555" not in answer.text
        assert "<script>alert" not in answer.text

    def test_nothing_secret_is_logged(
        self, browser: Browser, provider: LocalProvider, caplog: pytest.LogCaptureFixture
    ) -> None:
        provider.claims = lambda claims: {**claims, "nonce": "another"}
        with caplog.at_level("DEBUG", "signpost"):
            path = provider.approve(browser.start(), "ada")
            assert browser.get(path).status_code == 400
        assert "ID token of the provider was refused" in caplog.text
        query = parse_qs(urlsplit(path).query)
        assert query["code"][0] not in caplog.text
        assert query["state"][0] not in caplog.text
        assert "with/special" not in caplog.text


class TestBounds:
    """What a provider answers is bounded, and its redirects are not followed."""

    @pytest.mark.parametrize(
        "path", ["/.well-known/openid-configuration", "/keys", "/token", "/userinfo"], ids=lambda path: path
    )
    @pytest.mark.parametrize(
        "answer",
        [
            (200, b"x" * 300_000),
            (200, b"[" * 100_000),
            (200, b"[]"),
            (200, b"null"),
            (200, b"\xff"),
            (302, b"http://127.0.0.1:1/elsewhere"),
            (500, b"{}"),
            (200, b"{}"),
        ],
        ids=["large", "deep", "list", "null", "bytes", "redirect", "error", "empty"],
    )
    def test_of_its_answers(
        self, browser: Browser, provider: LocalProvider, path: str, answer: tuple[int, bytes]
    ) -> None:
        provider.in_id_token = ()
        provider.answers[path] = answer
        if path == "/.well-known/openid-configuration":
            found = browser.post("/sign-in/provider", page="/sign-in")
        else:
            found = browser.come_back("ada")
        assert found.status_code in (400, 503)
        assert not browser.is_signed_in

    @pytest.mark.parametrize(
        "url", ["http://sso.acme.test/token", "file:///etc/passwd", "https://a:b@x.test/", 5, None]
    )
    def test_of_where_it_sends_us(self, browser: Browser, provider: LocalProvider, url: Any) -> None:
        provider.metadata["token_endpoint"] = url
        answer = browser.post("/sign-in/provider", page="/sign-in")
        refused(browser, answer, "is not set up correctly", 503)

    def test_unknown_keys_are_fetched_at_a_bounded_rate(self, browser: Browser, provider: LocalProvider) -> None:
        provider.header = {"alg": "RS256", "kid": "unknown"}
        for _ in range(5):
            assert browser.come_back("ada").status_code == 400
        assert provider.calls.count("/keys") == 1
        assert provider.calls.count("/.well-known/openid-configuration") == 1

    def test_new_keys_of_the_provider_are_fetched(
        self, app: Flask, browser: Browser, provider: LocalProvider, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        browser.sign_in_at_provider("ada")
        provider.key, provider.header = new_key("second"), {"alg": "RS256", "kid": "second"}
        later = times.monotonic_s() + 11
        monkeypatch.setattr(times, "monotonic_s", lambda: later)
        Browser(app, provider).sign_in_at_provider("ada")
        assert provider.calls.count("/keys") == 2


class TestSomebodyElse:
    """An e-mail address leads into no account."""

    def test_the_address_of_an_account(self, browser: Browser, provider: LocalProvider) -> None:
        provider.people["ada"]["email"] = "OWNER@localhost"
        refused(browser, browser.come_back("ada"), "already an account", 403)

    def test_an_address_that_a_person_gets_later(self, browser: Browser, provider: LocalProvider, app: Flask) -> None:
        browser.sign_in_at_provider("ada")
        provider.people["ada"]["email"] = "owner@localhost"
        Browser(app, provider).sign_in_at_provider("ada")
        assert roles_in(app) == {"Home": {"owner@localhost": "owner", "ada@acme.test": "editor"}}

    def test_the_same_subject_of_another_issuer(
        self, browser: Browser, provider: LocalProvider, app: Flask, make_sso_app: Callable[..., Flask]
    ) -> None:
        browser.sign_in_at_provider("ada")
        with LocalProvider(people=provider.people).running() as other:
            second = make_sso_app(INSTANCE=app.config["INSTANCE"], **other.settings)
            answer = Browser(second, other).come_back("ada")
        assert answer.status_code == 403
        assert "already an account" in shown(answer)


class TestLogoutToken:
    """Back-channel logout: tokens that end nothing."""

    @pytest.mark.parametrize(
        "changes",
        [
            {"iss": "https://accounts.evil.test"},
            {"aud": "another-client"},
            {"iat": FromNow(-7200), "exp": FromNow(7200)},
            {"exp": FromNow(-3600)},
            {"exp": None},
            {"jti": None},
            {"events": None},
            {"events": {}},
            {"events": [1]},
            {"nonce": "x"},
            {"sub": None, "sid": None},
            {"sub": 5},
        ],
        ids=str,
    )
    def test_with_wrong_claims(self, browser: Browser, provider: LocalProvider, changes: dict[str, Any]) -> None:
        browser.sign_in_at_provider("ada")
        assert send_logout(browser, provider.logout_token(**{"sub": "ada", **dated(changes)})) == 400
        assert browser.is_signed_in

    def test_that_is_an_id_token(self, browser: Browser, provider: LocalProvider) -> None:
        tokens = []

        def keep(claims: dict[str, Any]) -> dict[str, Any]:
            tokens.append(provider.token_for(claims))
            return claims

        provider.claims = keep
        browser.sign_in_at_provider("ada")
        assert send_logout(browser, tokens[0]) == 400
        assert browser.is_signed_in

    def test_twice(self, browser: Browser, provider: LocalProvider) -> None:
        browser.sign_in_at_provider("ada")
        token = provider.logout_token(sub="ada")
        assert send_logout(browser, token) == 200
        browser.sign_in_at_provider("ada")
        assert send_logout(browser, token) == 400
        assert browser.is_signed_in

    @pytest.mark.parametrize("token", ["", "x", secrets.token_hex(20_000)])
    def test_that_is_none(self, browser: Browser, token: str) -> None:
        browser.sign_in_at_provider("ada")
        assert send_logout(browser, token) == 400
        assert browser.is_signed_in

    def test_of_nobody(self, browser: Browser, provider: LocalProvider) -> None:
        browser.sign_in_at_provider("ada")
        provider.sign = unsigned
        assert send_logout(browser, provider.logout_token(sub="ada")) == 400
        assert browser.is_signed_in


def send_logout(browser: Browser, token: str) -> int:
    """What a provider does: no cookie, no page of ours before."""
    sent = Browser(browser.app, browser.provider).browser.post(
        "/sign-in/back-channel-logout", data={"logout_token": token}
    )
    return sent.status_code


class TestHanging:
    """A provider that accepts connections and says nothing."""

    @pytest.fixture
    def silent(self) -> Iterator[socket.socket]:
        with socket.create_server(("127.0.0.1", 0), backlog=50) as listener:
            yield listener

    def test_one_person_waits_and_the_others_hear_at_once(
        self, make_sso_app: Callable[..., Flask], silent: socket.socket, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("signpost.features.sign_in.single_sign_on.provider.TIMEOUT_S", 4.0)
        app = make_sso_app(OIDC_ISSUER=f"http://127.0.0.1:{silent.getsockname()[1]}")
        took: list[float] = []

        def click() -> None:
            person = Person(app)
            form = person.carried("/sign-in")
            began = time.monotonic()
            assert person.send("/sign-in/provider", form, page="/sign-in").status_code == 503
            took.append(time.monotonic() - began)

        threads = [threading.Thread(target=click) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        assert len(took) == 6
        assert sorted(took)[4] < 3 < sorted(took)[5] < 8
        # The failure is remembered.
        began = time.monotonic()
        stopped = Person(app).post("/sign-in/provider", page="/sign-in")
        assert "Acme SSO cannot be reached now" in shown(stopped)
        assert time.monotonic() - began < 3

    def test_two_wait_for_their_tokens_and_the_third_goes_on_by_itself(
        self, browser: Browser, provider: LocalProvider, app: Flask
    ) -> None:
        back = provider.approve(browser.start(), "ada")
        with app.app_context():
            places = [
                bulkheads.current()[SharedResource.PROVIDER].enter(Holder(name)) for name in ("2001:db8::", "::1")
            ]
        refused = browser.get(back)
        assert (refused.status_code, refused.headers["Refresh"]) == (503, "2")
        assert "Too many people are signing in right now." in shown(refused)
        assert not browser.is_signed_in
        for place in places:
            place.release()
        assert browser.get(back).status_code == 303
        assert browser.is_signed_in

    def test_clicks_of_one_network_are_counted(self, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("2 per day"))
        codes = [browser.post("/sign-in/provider", page="/sign-in").status_code for _ in range(3)]
        assert codes == [200, 200, 429]

    def test_who_gets_in_is_no_try_of_the_network(
        self, app: Flask, provider: LocalProvider, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("2 per day"))
        for _ in range(5):
            Browser(app, provider).sign_in_at_provider("ada")
        codes = [browser.post("/sign-in/provider", page="/sign-in").status_code for _ in range(3)]
        assert codes == [200, 200, 429]
