"""Passkeys in a real browser, with the virtual authenticator that Chromium has for tests (WebAuthn in its DevTools)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.browser.test_dashboard import assert_fine
from tests.browser.tools import GREETING, PASSWORD, ask_rows, assert_calm, choose_password, sign_in_url, welcome_url
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import eventually


@dataclass
class Device:
    """The device of a person: a touch answers each request at once."""

    session: Any
    id: str

    def recognizes(self, enabled: bool) -> None:
        self.session.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": enabled})

    @property
    def passkeys(self) -> list[Any]:
        found: list[Any] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found


@dataclass
class Ana:
    """Who has a password, and works at http://signpost.localhost: passkeys need a hostname."""

    server: Server
    seen: Visit
    device: Device

    @property
    def page(self) -> Any:
        return self.seen.page

    @property
    def origin(self) -> str:
        return f"http://signpost.localhost:{self.server.port}"

    def open(self, path: str) -> None:
        self.page.goto(f"{self.origin}{path}")

    def add(self) -> None:
        self.open("/account/passkeys")
        self.page.get_by_label("Current password").last.fill(PASSWORD)
        self.page.get_by_role("button", name="Add a passkey").click()
        self.page.get_by_text("added. Next time, sign in with it.").wait_for()

    def leave(self) -> None:
        self.page.get_by_role("button", name="Sign out").first.click()

    def sign_out(self) -> None:
        self.leave()
        self.page.get_by_role("heading", name="Sign in").wait_for()

    def has_no_list(self) -> None:
        """From the next page on, as a browser that offers no passkeys below a field: only the button asks."""
        self.page.add_init_script("delete PublicKeyCredential.isConditionalMediationAvailable")

    def type_password(self) -> None:
        self.page.get_by_label("E-mail address").first.fill("owner@localhost")
        self.page.get_by_label("Password", exact=True).fill(PASSWORD)
        self.page.get_by_role("button", name="Sign in", exact=True).click()

    def is_in(self) -> None:
        self.page.get_by_role("heading", name=GREETING).wait_for()


def device_of(page: Any) -> Device:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return Device(session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"])


@pytest.fixture
def make_ana(make_server: Callable[..., Server], visit: Callable[..., Visit]) -> Callable[..., Ana]:
    def make(colours: str = "light", width: int = 1280) -> Ana:
        server = make_server().start()
        seen = visit("about:blank", colours, width)
        ana = Ana(server, seen, device_of(seen.page))
        ana.page.goto(welcome_url(server).replace(server.origin, ana.origin))
        ana.page.get_by_role("button", name="Sign in").click()
        choose_password(ana.page)
        return ana

    return make


def test_a_passkey_signs_in_and_is_removed(make_ana: Callable[..., Ana]) -> None:
    ana = make_ana()
    page = ana.page
    ana.add()
    (passkey,) = ana.device.passkeys
    assert (passkey["rpId"], passkey["isResidentCredential"]) == ("signpost.localhost", True)
    # The device does not say what it is, so it is named after the browser.
    assert page.locator("li").get_by_text(" on Linux").is_visible()

    # A device has one passkey for an account.
    page.get_by_label("Current password").last.fill(PASSWORD)
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("This device has a passkey of your account already.").wait_for()
    page.get_by_label("Current password").last.fill("wrong")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("The current password is wrong.").wait_for()

    page.get_by_text("Rename…").click()
    page.get_by_label("Name", exact=True).fill("My laptop")
    page.get_by_role("button", name="Rename ").last.click()
    page.get_by_text("Passkey renamed.").wait_for()

    ana.has_no_list()
    ana.sign_out()
    page.get_by_role("button", name="Sign in with a passkey").click()
    ana.is_in()
    assert ask_rows(ana.server, "SELECT method FROM session ORDER BY id DESC LIMIT 1") == [("passkey",)]

    ana.open("/account/passkeys")
    assert page.get_by_text("Last used").is_visible()
    page.get_by_text("Remove…").click()
    page.get_by_label("Current password").first.fill(PASSWORD)
    page.get_by_role("button", name="Remove passkey My laptop", exact=True).click()
    page.get_by_text("Passkey “My laptop” removed.").wait_for()
    assert page.get_by_text("You have no passkeys yet.").is_visible()
    ana.sign_out()
    assert not page.get_by_role("button", name="Sign in with a passkey").is_visible()
    assert_calm(ana.seen, ana.origin)


def test_a_passkey_is_offered_with_the_field_for_the_address(make_ana: Callable[..., Ana]) -> None:
    ana = make_ana()
    ana.add()
    # Chromium's device chooses from the list at once, perhaps before anyone could see the page.
    ana.leave()
    ana.is_in()
    assert_calm(ana.seen, ana.origin)


def test_a_person_who_is_not_recognized_stays_out(make_ana: Callable[..., Ana]) -> None:
    ana = make_ana()
    ana.add()
    ana.device.recognizes(False)
    ana.has_no_list()
    ana.sign_out()
    ana.page.get_by_role("button", name="Sign in with a passkey").click()
    ana.page.get_by_text("You cancelled, or it took too long.").wait_for()
    assert ana.page.get_by_role("button", name="Sign in with a passkey").is_enabled()
    # The password still signs in.
    ana.type_password()
    ana.is_in()


def test_a_passkey_that_was_removed_here_is_refused_in_a_sentence(make_ana: Callable[..., Ana]) -> None:
    ana = make_ana()
    ana.add()
    ana.has_no_list()
    ana.sign_out()
    ((known,),) = ask_rows(ana.server, "SELECT credential_id FROM passkey")
    ask_rows(ana.server, "UPDATE passkey SET credential_id = 'another'")
    # What a browser that can be told is told: Chromium's own answer to it cannot be seen.
    ana.page.add_init_script("PublicKeyCredential.signalUnknownCredential = async (told) => { window.told = told; };")
    ana.page.reload()
    ana.page.get_by_role("button", name="Sign in with a passkey").click()
    ana.page.get_by_text("This service does not know this passkey. It may have been removed here.").first.wait_for()
    assert ana.page.evaluate("window.told") == {"rpId": "signpost.localhost", "credentialId": known}


def test_a_passkey_is_the_second_step_where_a_workspace_requires_one(make_ana: Callable[..., Ana]) -> None:
    ana = make_ana()
    page = ana.page
    ana.add()
    ana.open("/settings")
    page.get_by_label("Require two-step verification for all members").check()
    page.get_by_role("button", name="Save changes").first.click()
    eventually(lambda: ask_rows(ana.server, "SELECT 1 FROM workspace WHERE settings LIKE '%require_second_step%'"))
    ana.has_no_list()
    ana.sign_out()
    ana.type_password()
    page.get_by_role("heading", name="Use your passkey").wait_for()
    ana.open("/links")
    page.get_by_role("heading", name="Sign in").wait_for()
    ana.type_password()
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("heading", name="Links").wait_for()
    assert_calm(ana.seen, ana.origin)


def test_everyone_can_use_the_pages(make_ana: Callable[..., Ana]) -> None:
    """Accessible (axe), in both color schemes, on a phone, within the policy: with everything open."""
    ana = make_ana()
    page = ana.page

    def look() -> None:
        page.evaluate("() => { for (const one of document.querySelectorAll('main details')) one.open = true; }")
        assert_fine(ana.seen, ana.origin)

    ana.add()
    look()
    ana.has_no_list()
    page.context.clear_cookies()
    ana.open("/sign-in")
    assert page.get_by_role("button", name="Sign in with a passkey").is_visible()
    look()


def test_without_scripts_there_is_a_sentence_and_no_button(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    origin = f"http://signpost.localhost:{server.port}"
    page.goto(sign_in_url(server).replace(server.origin, origin))
    page.get_by_role("button", name="Sign in").click()
    page.goto(f"{origin}/account/passkeys")
    assert page.get_by_text("Passkeys need JavaScript and a browser from 2025 or later.").is_visible()
    assert not page.get_by_role("button", name="Add a passkey").is_visible()


def test_at_an_address_without_a_hostname(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    page.goto(f"{server.origin}/account/passkeys")
    assert not page.get_by_role("button", name="Add a passkey").is_visible()
    assert page.get_by_text("Passkeys need a hostname").is_visible()
    # Whoever came by a link could not sign in there.
    page.get_by_role("link", name="choose one").click()
    page.get_by_role("heading", name="Set up your account").wait_for()
    page.go_back()
    # A link leads to where they work.
    page.get_by_role("link", name="Open this page on").click()
    page.get_by_label("Password").wait_for()
    page.goto(sign_in_url(server).replace(server.origin, re.sub("/sign-in.*", "", page.url)))
    page.get_by_role("button", name="Sign in").click()
    page.goto(re.sub("/w/home/.*", "/account/passkeys", page.url))
    assert page.get_by_role("heading", name="Add a passkey").is_visible()
    assert page.get_by_text("Passkeys need a hostname").count() == 0
