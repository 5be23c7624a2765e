"""Accounts, times, settings and members in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.tools import GREETING, PASSWORD, TOO_WIDE, Home, sign_in_url
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.played.pictures import png
from tests.wire import eventually

GROUND = "() => getComputedStyle(document.body).backgroundColor"

PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)


@pytest.fixture
def sign_in_from(browser: Any) -> Any:
    """Sign in for the first time at a server, with a browser in a time zone; closed at the end."""
    contexts = []

    def do(server: Server, **options: Any) -> Any:
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.goto(sign_in_url(server))
        page.get_by_role("button", name="Sign in").click()
        page.get_by_role("heading", name=GREETING).wait_for()
        return page

    yield do
    for context in contexts:
        context.close()


def test_the_account_page_asks_for_name_address_and_password_at_once(
    make_server: Callable[..., Server], sign_in_from: Callable[..., Any]
) -> None:
    server = make_server().start()
    page = sign_in_from(server)
    page.get_by_role("link", name="Choose how you sign in next time").click()
    page.get_by_label("Name", exact=True).fill("Ana Sousa")
    page.get_by_label("E-mail address").fill("ana@brightleaf.example")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password", exact=True).press("Enter")
    page.get_by_role("heading", name=GREETING).wait_for()
    assert page.get_by_role("navigation", name="Main").get_by_text("Ana Sousa").first.is_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("E-mail address").fill("ANA@brightleaf.example")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name=GREETING).wait_for()


def test_the_theme_that_a_person_chooses_wins_over_the_browser(home: Home, enter: Callable[..., Visit]) -> None:
    page = enter(home, "/account", "dark").page
    by_system = page.evaluate(GROUND)
    chosen = {}
    for theme in ("Light", "Dark"):
        page.get_by_label("Look", exact=True).select_option(label=theme)
        page.get_by_role("button", name="Save changes").click()
        page.get_by_text("Changes saved.").wait_for()
        chosen[theme] = page.evaluate(GROUND)
    assert chosen["Light"] != chosen["Dark"] == by_system
    page.get_by_label("Look", exact=True).select_option(label="Like my device")
    page.get_by_role("button", name="Save changes").click()
    page.get_by_text("Changes saved.").wait_for()
    assert page.locator("html").get_attribute("data-theme") is None


def test_a_person_signs_out_everywhere_else_and_revokes_a_token(
    make_server: Callable[..., Server], sign_in_from: Callable[..., Any]
) -> None:
    server = make_server().start()
    assert server.run("token", "create", "--name", "CI deploys").returncode == 0
    page, phone = sign_in_from(server), sign_in_from(server, user_agent=PHONE)
    page.goto(f"{server.origin}/account")
    page.get_by_role("link", name="Devices & tokens").click()
    page.get_by_text("Mobile Safari on iOS").wait_for()
    page.get_by_role("button", name="Sign out everywhere else").click()
    page.get_by_text("You are signed out everywhere else.").wait_for()
    assert page.get_by_text("Mobile Safari on iOS").count() == 0
    phone.goto(f"{server.origin}/links")
    assert "/sign-in" in phone.url
    page.get_by_role("button", name="Revoke… CI deploys").click()
    page.get_by_role("button", name="Revoke access: CI deploys", exact=True).click()
    page.get_by_text("Token revoked.").wait_for()
    assert page.get_by_text("CI deploys").count() == 0
    page.get_by_role("button", name="Sign out everywhere", exact=True).click()
    page.wait_for_url("**/sign-in")
    page.goto(f"{server.origin}/links")
    assert "/sign-in" in page.url


def test_times_are_those_of_the_browser(home: Home, browser: Any) -> None:
    context = browser.new_context(timezone_id="Asia/Tokyo", locale="de-DE")
    try:
        context.add_cookies(home.cookies)
        page = context.new_page()
        # The script of the first page tells the time zone.
        page.goto(f"{home.server.origin}/account")
        page.goto(f"{home.server.origin}/links/{home.spring}")
        titles = [choice.get_attribute("title") for choice in page.locator("main time").all()]
        assert titles
        assert all(re.fullmatch(r"\d+\. \w+ \d{4}, \d\d:\d\d \(Asia/Tokyo\)", title) for title in titles), titles
        page.goto(f"{home.server.origin}/account")
        assert "Asia/Tokyo" in page.locator("#preferences-timezone-help").inner_text()
    finally:
        context.close()


def test_a_time_is_typed_in_ones_own_time_zone(
    make_server: Callable[..., Server], sign_in_from: Callable[..., Any]
) -> None:
    server = make_server().start()
    page = sign_in_from(server, timezone_id="America/New_York")
    page.goto(f"{server.origin}/links/new")
    expires = page.locator("[name=expires]")
    assert "America/New_York" in page.locator("label[for=f-expires]").text_content()
    page.evaluate("() => { for (const one of document.querySelectorAll('main details')) one.open = true; }")
    page.locator("[name=destination]").first.fill("https://dest.example/")
    expires.fill("2099-07-01T09:30")
    page.locator("main form[method=post] button:not([type=button])").last.click()
    page.wait_for_url(re.compile(r"/links/\w{10,}"))
    moment = page.locator("main time[datetime^='2099']").first
    assert moment.get_attribute("datetime") == "2099-07-01T13:30:00.000000Z"
    assert "09:30" in moment.get_attribute("title") or "9:30 AM" in moment.get_attribute("title")


def test_the_look_of_visitor_pages_is_drawn_while_one_types_and_shown_to_visitors(
    fresh: Callable[..., tuple[Server, Visit]], tmp_path: Path
) -> None:
    server, seen = fresh()
    page = seen.page
    page.goto(f"{server.origin}/settings/pages")
    page.get_by_label("Color").fill("#AA3366")
    eventually(lambda: page.locator("#preview rect[fill='#aa3366']").count() == 2)
    page.get_by_label("Footer text", exact=True).fill("Ask Ana.")
    eventually(lambda: "Ask Ana." in page.locator("#preview").text_content())
    picture = tmp_path / "logo.png"
    picture.write_bytes(png(64, 32))
    page.get_by_label("Logo", exact=True).set_input_files(picture)
    page.get_by_role("button", name="Save changes").click()
    page.get_by_text("Logo saved.").wait_for()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Link not found").click()
    preview = opened.value
    assert preview.locator("img.logo").evaluate("one => one.naturalWidth") == 64
    assert preview.get_by_text("Ask Ana.").is_visible()
    preview.close()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Undone.").wait_for()
    assert page.get_by_label("Color").input_value() == ""
    assert seen.violations == []


@pytest.mark.parametrize(
    "path", ["/account", "/account/passkeys", "/members", "/tokens", "/activity", "/settings", "/settings/pages"]
)
def test_on_a_phone_everything_fits_and_can_be_hit(home: Home, browser: Any, path: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    try:
        context.add_cookies(home.cookies)
        page = context.new_page()
        page.goto(f"{home.server.origin}{path}")
        page.evaluate("() => { for (const one of document.querySelectorAll('main details')) one.open = true; }")
        assert page.evaluate(TOO_WIDE) == []
        small = page.evaluate(
            """() => [...document.querySelectorAll(
              "main :is(button, select, textarea, summary, input:not([type=hidden], [type=checkbox], [type=radio]))")]
            .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44 && !one.closest(".hidden"))
            .map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert small == []
    finally:
        context.close()


def test_removing_a_member_asks_first_with_the_keyboard_alone(home: Home, enter: Callable[..., Visit]) -> None:
    page = enter(home, "/members").page
    page.get_by_label("More for Ada Lovelace").focus()
    page.keyboard.press("Enter")
    summary = page.get_by_label("Remove… Ada Lovelace")
    summary.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Remove member"
    requested = page.get_by_text("Their tokens and sessions in this workspace end immediately.")
    assert requested.filter(visible=True).count() == 1
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    assert not page.get_by_role("button", name="Remove member Ada Lovelace", exact=True).is_visible()
