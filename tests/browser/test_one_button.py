"""One filled button a page; where a card is open it is the card's, and the focus is in the card's first field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.tools import HOST, Home
from tests.browser.visits import Visit

# Those that can be seen, in the page itself: neither in a menu nor in a notice.
_FILLED = """() => [...document.querySelectorAll("main :is(button, .button, summary[role=button])")]
  .filter((one) => one.checkVisibility() && !one.closest(".toasts, .menu > .panel")
    && !one.matches(".secondary, .still, .bad, .link"))
  .map((one) => one.textContent.trim())"""
PAGES = {
    "/hosts": ["Connect a hostname"],
    f"/hosts/{HOST}": ["Save changes"],
    "/members": ["Invite someone"],
    "/tokens": ["New token"],
    "/webhooks": ["New webhook"],
    "/settings": ["Save changes"],
    "/settings/pages": ["Save changes"],
    "/settings/notifications": ["Save changes"],
    "/settings/plan": [],
    "/misses": [],
    "/qr": [],
    "/report": ["Print"],
    "/import": ["Check file"],
    "/qr?filter[tags]=print": ["Download PDF"],
    f"/explain?url=http://{HOST}/spring": ["Test"],
    "/account": ["Save changes"],
    "/tools": ["Shorten this page"],
}
# What each opener opens: the button of the card, and its first field.
CARDS = {
    "/hosts": ("Connect hostname", "f-host"),
    "/members": ("Create invitation", "email"),
    "/tokens": ("Create token", "name"),
    "/webhooks": ("Create webhook", "f-url"),
}


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [1440, 390])
def test_a_page_has_one_filled_button_or_none(home: Home, enter: Callable[..., Visit], path: str, width: int) -> None:
    page = enter(home, path, width=width).page
    assert page.evaluate(_FILLED) == PAGES[path]


@pytest.mark.parametrize("path", CARDS)
def test_a_card_is_opened_and_left_with_the_keyboard(home: Home, enter: Callable[..., Visit], path: str) -> None:
    button, field = CARDS[path]
    page = enter(home, path).page
    page.locator("#opener").focus()
    page.keyboard.press("Enter")
    page.locator("#new").wait_for()
    page.wait_for_function(f"document.activeElement.id === '{field}'")
    assert page.locator("#opener").count() == 0
    assert page.evaluate(_FILLED) == [button]
    page.get_by_role("link", name="Cancel").focus()
    page.keyboard.press("Enter")
    page.locator("#opener").wait_for()
    page.wait_for_function("document.activeElement.id === 'opener'")
    assert page.locator("#new").count() == 0


@pytest.mark.parametrize("path", CARDS)
def test_the_address_of_a_card_needs_no_part(home: Home, enter: Callable[..., Visit], path: str) -> None:
    page = enter(home, f"{path}?new").page
    page.wait_for_function(f"document.activeElement.id === '{CARDS[path][1]}'")
    assert page.evaluate(_FILLED) == [CARDS[path][0]]
