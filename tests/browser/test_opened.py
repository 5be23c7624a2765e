"""What opens over a page lies within the window, whatever its size, and all of it can be reached.

Sizes: a desktop; a phone, upright and held sideways; and windows as low as a zoom of 400 % makes them (WCAG 1.4.10).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.tools import Home
from tests.browser.visits import Visit

SIZES = [(1440, 900), (1024, 768), (844, 390), (667, 375), (390, 844), (320, 480), (320, 256)]
MENUS = "details.menu, details.more-pages, details.workspace"
# Each page, and how many menus of MENUS it has at least, in any window.
PAGES = {"/": 2, "/links": 3, "/redirects": 3, "/clicks": 2, "/links/{spring}": 3, "/hosts": 1, "/misses": 1}
DIALOGS = ["search-dialog", "keys-dialog"]
# What is wrong with an opened element: it is out of sight, or a control of it cannot be seen wherever one scrolls.
# Text beside controls is not asked for by itself.
_UNREACHABLE = """(opened) => {
  const told = (what, one) => `${what}: ${one.outerHTML.replace(/\\s+/g, " ").slice(0, 90)}`;
  const box = opened.getBoundingClientRect();
  const meets = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width;
  if (!meets) return [told(`out of sight at ${Math.round(box.top)} of ${innerHeight} px`, opened)];
  const controls = [...opened.querySelectorAll("a, button, input, select, textarea, summary")]
    .filter((one) => one.checkVisibility() && one.type !== "hidden");
  return controls.filter((one) => {
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !there || !(one.contains(there) || there.contains(one) && opened.contains(there));
  }).map((one) => told("cannot be reached", one));
}"""

_LEAVE_TWO = """() => {
  for (const one of [...document.querySelectorAll(".row-menu details")].slice(1, -1)) one.remove();
}"""


def menu_faults(page: Any, menus: Any) -> tuple[int, list[str]]:
    """How many of these menus can be opened now, and what is wrong with those once they are open."""
    count, found = 0, []
    for menu in menus.all():
        summary = menu.locator("> summary")
        if not summary.is_visible():
            continue
        count += 1
        summary.evaluate("(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
        summary.click()
        assert menu.get_attribute("open") is not None
        found += menu.locator("> :not(summary)").first.evaluate(_UNREACHABLE)
        menu.evaluate("(one) => { one.open = false; }")
    return count, found


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_menu_lies_within_the_window(home: Home, enter: Callable[..., Visit], width: int, height: int) -> None:
    page = enter(home).page
    page.set_viewport_size({"width": width, "height": height})
    for path, least in PAGES.items():
        page.goto(f"{home.server.origin}{path.format(spring=home.spring)}")
        # All rows have the same menu: that of the first, and that of the last.
        menus = page.locator(MENUS).locator("visible=true")
        page.evaluate(_LEAVE_TWO)
        count, found = menu_faults(page, menus)
        assert (path, found) == (path, [])
        assert count >= least - (width > 1024), path


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_menus_of_ticked_rows_lie_within_the_window(
    home: Home, enter: Callable[..., Visit], width: int, height: int
) -> None:
    page = enter(home, "/links").page
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".tick input[name=id]").first.check()
    count, found = menu_faults(page, page.locator("details.menu.up"))
    assert found == []
    assert count >= 2


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_dialog_lies_within_the_window(home: Home, enter: Callable[..., Visit], width: int, height: int) -> None:
    page = enter(home, "/links").page
    page.set_viewport_size({"width": width, "height": height})
    for name in DIALOGS:
        dialog = page.locator(f"#{name}")
        page.evaluate("(name) => { document.querySelector(`[data-opens=${name}]`).click(); }", name)
        dialog.wait_for()
        if name == "search-dialog":
            page.locator("#found a").first.wait_for()
        assert dialog.evaluate(_UNREACHABLE) == [], name
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
