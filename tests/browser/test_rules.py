"""Rules in a browser: two of them are built with the keyboard alone, and in a browser that runs no scripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.test_forms import _TOO_SMALL, AXE
from tests.browser.tools import HOST, TOO_WIDE, assert_calm, sign_in
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import connected
from tests.wire import visit as come

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
    "Mobile/15E148 Safari/604.1"
)
A, B, C = "https://a.example/", "https://b.example/", "https://c.example/"


def lead_to(server: Server, path: str) -> tuple[str, str, str]:
    """Where visitors with an iPhone, those who read German, and others are sent."""
    requested: tuple[dict[str, str], ...] = ({"User-Agent": IPHONE}, {"Accept-Language": "de"}, {})
    first, second, third = (come(server, path, HOST, **headers).headers["Location"] for headers in requested)
    return first, second, third


def test_by_keyboard_alone(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    page.goto(f"{server.origin}/links/new")
    page.wait_for_function("() => document.activeElement.id === 'f-destination'")
    page.keyboard.type(C)
    page.get_by_label("Hostname", exact=True).select_option(HOST)
    page.get_by_label("Short path").focus()
    page.keyboard.type("ruled")
    page.evaluate("() => { window.isSame = true; }")

    def has_focus(id_: str) -> None:
        page.wait_for_function("id => document.activeElement.id === id", arg=f"f-{id_}")

    page.locator("summary", has_text="Rules").press("Enter")
    page.get_by_role("button", name="Add a rule").press("Enter")
    has_focus("rule-0-new")
    page.keyboard.type("Lang")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    has_focus("rule-0-language")
    page.keyboard.type("German")
    page.locator("#f-rule-0-destination").focus()
    page.keyboard.type(A)
    page.get_by_text(f"Visitors who read German go to {A}").wait_for()

    page.get_by_role("button", name="Add a rule").press("Enter")
    has_focus("rule-1-new")
    page.keyboard.type("Dev")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    has_focus("rule-1-device")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.locator("#f-rule-1-destination").focus()
    page.keyboard.type(B)
    page.get_by_text(f"Visitors on a phone go to {B}").wait_for()
    # Where both fit, the phones come first.
    page.get_by_role("button", name="Move up Rule 2").press("Enter")
    page.wait_for_function("() => document.activeElement.textContent.startsWith('Move down')")
    assert page.locator(".says").all_inner_texts() == [
        f"Visitors on a phone go to {B}",
        f"Visitors who read German go to {A}",
    ]
    assert page.evaluate("window.isSame")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(TOO_WIDE) == [], width
        found = Axe().run(page, options=AXE)
        assert found.violations_count == 0, found.generate_report()

    page.get_by_label("Title", exact=True).focus()
    page.keyboard.press("Control+Enter")
    page.get_by_text("Your short link is ready.").wait_for()
    page.locator("dl.details summary").click()
    assert f"Visitors on a phone go to {B}" in page.locator("dl.details").inner_text()
    assert lead_to(server, "/ruled") == (B, A, C)
    for path in (None, f"/explain?url={HOST}/ruled&language=de"):
        if path is not None:
            page.goto(f"{server.origin}{path}")
        assert page.evaluate(TOO_WIDE) == []
        found = Axe().run(page, options=AXE)
        assert found.violations_count == 0, found.generate_report()
    page.get_by_text("Preferred language is de, the rule says de.").wait_for()
    assert_calm(seen, server.origin)


def test_without_scripts(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    connected(server, HOST)
    page.goto(f"{server.origin}/links/new")
    page.get_by_label("Destination", exact=True).fill(C)
    page.get_by_label("Hostname", exact=True).select_option(HOST)
    page.get_by_label("Short path").fill("ruled")
    page.locator("summary", has_text="Rules").click()
    page.get_by_role("button", name="Add a rule").click()
    page.get_by_label("Condition").select_option("Operating system")
    page.get_by_role("button", name="Add Rule 1").click()
    page.get_by_label("iPhone and iPad").check()
    page.get_by_role("group", name="Rule 1").get_by_label("Go to").fill(B)
    page.get_by_role("button", name="Add a rule").click()
    second = page.get_by_role("group", name="Rule 2")
    second.get_by_label("Condition").select_option("Language")
    page.get_by_role("button", name="Add Rule 2").click()
    second.get_by_label("Language", exact=True).fill("de")
    page.get_by_role("button", name="Create link").last.click()
    # The address is missing, and the error leads to it.
    page.get_by_role("link", name="Rule 2, destination").click()
    second.get_by_label("Go to").fill(A)
    page.get_by_role("button", name="Create link").last.click()
    page.get_by_role("status").get_by_text("Your short link is ready.").wait_for()
    assert lead_to(server, "/ruled") == (B, A, C)

    page.get_by_role("link", name="Edit", exact=True).first.click()
    page.get_by_role("button", name="Remove rule 1").click()
    page.get_by_role("button", name="Save changes").last.click()
    page.get_by_role("status").get_by_text("Changes saved.").wait_for()
    assert lead_to(server, "/ruled") == (C, A, C)


def test_rules_can_be_touched(browser: Any, make_server: Callable[..., Server]) -> None:
    server = make_server().start()
    phone = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    page = phone.new_page()
    sign_in(page, server)
    page.goto(f"{server.origin}/links/new")
    page.locator("summary", has_text="Rules").click()
    page.get_by_role("button", name="Add a rule").click()
    for name in ("days", "query", "from"):
        page.locator("#f-rule-0-new").select_option(name)
        page.get_by_role("button", name="Add Rule 1").click()
        page.locator(f"#f-rule-0-{name}").wait_for()
    assert page.evaluate(_TOO_SMALL, 44) == []
    assert page.evaluate(TOO_WIDE) == []
    found = Axe().run(page, options=AXE)
    assert found.violations_count == 0, found.generate_report()
    phone.close()
