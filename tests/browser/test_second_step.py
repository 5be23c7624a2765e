"""The second step of signing in, in a real browser: with an app that scans the code, a phone, no scripts."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pyotp
import pytest
import zxingcpp
from PIL import Image

from tests.browser.test_dashboard import assert_fine
from tests.browser.tools import GREETING, PASSWORD, choose_password, sign_in_url
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.features.sign_in.test_second_step import Phone

SMALL = """() => [...document.querySelectorAll(
  "main :is(button, a.button, summary, input:not([type=hidden], [type=checkbox], [type=radio]))")]
  .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44 && !one.closest(".hidden, p, .actions"))
  .map((one) => one.outerHTML.slice(0, 120))"""


def scan(page: Any) -> Phone:
    """Scan the QR code on the page, as an app does."""
    picture = Image.open(BytesIO(page.get_by_role("img", name="QR code").screenshot()))
    (found,) = zxingcpp.read_barcodes(picture)
    key = pyotp.parse_uri(found.text).secret
    assert page.locator("code.app-key").inner_text().replace(" ", "") == key
    return Phone(key)


def set_up(page: Any) -> tuple[Phone, list[str]]:
    """From the page of the second step to the recovery codes."""
    page.goto(page.url)
    page.get_by_role("button", name="Set up an app").click()
    page.get_by_role("img", name="QR code").wait_for()
    phone = scan(page)
    page.get_by_label("Enter the code it shows").fill(phone.code)
    if page.get_by_label("Current password").count():
        page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Turn on").click()
    page.get_by_role("heading", name="Your recovery codes").wait_for()
    # The code of this half minute is used up. That of the next one is right as well.
    phone.fast_s = 30
    return phone, page.locator(".codes li").all_inner_texts()


def sign_in(page: Any) -> None:
    page.get_by_label("E-mail address").first.fill("owner@localhost")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Enter a code").wait_for()


def test_from_the_account_to_signing_in_with_a_code(fresh: Callable[..., tuple[Server, Visit]], tmp_path: Path) -> None:
    server, seen = fresh()
    page = seen.page
    choose_password(page)
    page.goto(f"{server.origin}/account")
    assert_fine(seen, server.origin)
    page.get_by_role("button", name="Set up two-step verification").click()
    page.get_by_role("img", name="QR code").wait_for()
    assert_fine(seen, server.origin)
    page.goto(page.url)
    phone = scan(page)
    page.get_by_label("Enter the code it shows").fill(phone.wrong())
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Turn on").click()
    page.get_by_text("Wrong code.").wait_for()
    page.get_by_label("Enter the code it shows").fill(phone.code)
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Turn on").click()
    page.get_by_role("heading", name="Your recovery codes").wait_for()
    seen.complaints.clear()  # of the answer 422
    assert_fine(seen, server.origin)
    codes = page.locator(".codes li").all_inner_texts()
    assert len(codes) == 10
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Download").click()
    downloaded.value.save_as(tmp_path / "codes.txt")
    assert downloaded.value.suggested_filename == "signpost-recovery-codes.txt"
    assert (tmp_path / "codes.txt").read_text().split()[-10:] == codes
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("() => window.printed")
    page.emulate_media(media="print")
    assert page.get_by_text(codes[0]).is_visible()
    assert not page.get_by_role("button", name="Turn off").is_visible()
    page.emulate_media(media="screen")
    page.get_by_role("link", name="I've saved them").click()
    page.get_by_text("10 recovery codes left.").wait_for()

    page.set_viewport_size({"width": 1280, "height": 900})
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.wait_for_url("**/sign-in")
    page.goto(f"{server.origin}/w/home/hosts")
    sign_in(page)
    assert page.get_by_label("Code", exact=True).evaluate("(one) => one === document.activeElement")
    assert_fine(seen, server.origin)
    page.get_by_label("Code", exact=True).fill(phone.wrong())
    page.keyboard.press("Enter")
    assert "Wrong code." in page.get_by_role("alert").inner_text()
    seen.complaints.clear()  # of the answer 401
    assert_fine(seen, server.origin)
    phone.fast_s = 30
    page.get_by_label("Code", exact=True).fill(phone.code)
    page.keyboard.press("Enter")
    page.wait_for_url("**/w/home/hosts")


def test_a_workspace_that_requires_it(fresh: Callable[..., tuple[Server, Visit]], visit: Callable[..., Visit]) -> None:
    server, seen = fresh()
    page = seen.page
    choose_password(page)
    page.goto(f"{server.origin}/settings")
    page.get_by_label("Require two-step verification for all members").check()
    page.get_by_role("button", name="Save changes").click()
    page.get_by_text("Turn on two-step verification for your own account first.", exact=True).wait_for()
    page.goto(f"{server.origin}/account/second-step")
    set_up(page)
    page.goto(f"{server.origin}/settings")
    page.get_by_label("Require two-step verification for all members").check()
    page.get_by_role("button", name="Save changes").click()
    page.get_by_text("Require two-step verification for all members saved.").wait_for()

    server.run("user", "create", "--name", "Bo", "--email", "bo@example.com", "--role", "editor")
    server.run("workspace", "create", "--name", "Shop", "--owner", "bo@example.com")
    other = visit(server.run("sign-in", "bo@example.com").stdout.strip(), width=390)
    theirs = other.page
    theirs.get_by_role("button", name="Sign in").click()
    theirs.get_by_role("heading", name="requires two-step verification").wait_for()
    assert theirs.get_by_role("navigation", name="Main").count() == 0
    assert theirs.get_by_role("link", name="Shop").is_visible()
    assert_fine(other, server.origin)
    set_up(theirs)
    theirs.get_by_role("link", name="I've saved them").click()
    theirs.get_by_role("heading", name=GREETING).wait_for()


def test_on_a_phone(browser: Any, make_server: Callable[..., Server]) -> None:
    server = make_server().start()
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    try:
        page = context.new_page()
        page.goto(sign_in_url(server))
        page.get_by_role("button", name="Sign in").click()
        choose_password(page)
        page.goto(f"{server.origin}/account/second-step")
        page.get_by_role("button", name="Set up an app").click()
        page.get_by_role("img", name="QR code").wait_for()
        assert page.evaluate(SMALL) == []
        # A phone does not scan its own screen.
        link = page.get_by_role("link", name="open the app on this device")
        # In two lines at most, and not one character below the other.
        assert page.locator("code.app-key").bounding_box()["height"] < 60
        assert pyotp.parse_uri(link.get_attribute("href")).secret == scan(page).key
        page.goto(f"{server.origin}/account/second-step")
        phone = scan(page)
        page.get_by_label("Enter the code it shows").fill(phone.code)
        page.get_by_label("Current password").fill(PASSWORD)
        page.get_by_role("button", name="Turn on").click()
        page.get_by_role("heading", name="Your recovery codes").wait_for()
        assert page.evaluate(SMALL) == []
        context.clear_cookies()
        page.goto(f"{server.origin}/sign-in")
        sign_in(page)
        page.get_by_text("Use a recovery code").click()
        assert page.evaluate(SMALL) == []
        code = page.get_by_label("Code", exact=True)
        assert (code.get_attribute("inputmode"), code.get_attribute("autocomplete")) == ("numeric", "one-time-code")
    finally:
        context.close()


def test_without_scripts(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    choose_password(page)
    page.goto(f"{server.origin}/account/second-step")
    phone, codes = set_up(page)
    assert not page.get_by_role("button", name="Print").is_visible()
    page.get_by_role("link", name="I've saved them").click()
    for code in (phone.code, codes[0]):
        page.goto(f"{server.origin}/account")
        page.locator("form[action$='/sign-out'] button").first.click()
        page.wait_for_url("**/sign-in")
        sign_in(page)
        if code == codes[0]:
            page.get_by_text("Use a recovery code").click()
            page.get_by_label("Recovery code", exact=True).fill(code)
            page.get_by_role("button", name="Continue").nth(1).click()
        else:
            page.get_by_label("Code", exact=True).fill(code)
            page.get_by_role("button", name="Continue").first.click()
        page.wait_for_url(re.compile(r"/w/home/$"))
    page.get_by_text("You have 9 recovery codes left.").wait_for()
    page.goto(f"{server.origin}/account/second-step")
    page.locator("#off-proof").fill(PASSWORD)
    page.get_by_role("button", name="Turn off").click()
    page.get_by_text("Two-step verification is off.").wait_for()


@pytest.mark.parametrize("width", [1440, 390])
def test_nothing_on_the_page_that_sets_it_up_sticks_together(fresh: Callable[..., Any], width: int) -> None:
    server, seen = fresh(width=width)
    page = seen.page
    page.goto(f"{server.origin}/account")
    page.get_by_role("button", name="Set up two-step verification").click()
    page.locator(".two-step img").wait_for()
    gaps = page.evaluate("""() => [...document.querySelectorAll(".two-step > *, .two-step form > *")]
      .filter((one) => one.getBoundingClientRect().height && one.nextElementSibling?.getBoundingClientRect().height)
      .map((one) => one.nextElementSibling.getBoundingClientRect().top - one.getBoundingClientRect().bottom)""")
    assert len(gaps) > 2
    assert min(gaps) >= 8
