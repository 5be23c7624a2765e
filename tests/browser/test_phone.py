"""Pages on a phone: nothing that is tapped lies on anything else, and no words run into each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.tools import HOST, Home, ask_rows, id_of
from tests.wire import api, link

# Pairs of controls, texts included, that share more than two pixels in each direction. What is cut off does not count.
_OVERLAPS = """() => {
  const cut = (rect, one) => {
    let { left, right, top, bottom } = rect;
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around), box = around.getBoundingClientRect();
      if (style.overflowX !== "visible") { left = Math.max(left, box.left); right = Math.min(right, box.right); }
      if (style.overflowY !== "visible") { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
    }
    return { left, right, top, bottom };
  };
  const rects = (one) => {
    const found = [...one.getClientRects()].map((rect) => cut(rect, one.parentElement));
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode());) {
      if (text.parentElement.closest(".hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push(...[...range.getClientRects()].map((rect) => cut(rect, text.parentElement)));
    }
    return found;
  };
  const seen = [...document.querySelectorAll("main :is(a, button, summary, input, select, textarea)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".hidden, svg, .toasts, .bulk"))
    .map((one) => [one, rects(one)]);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const found = [];
  for (const [index, [one, some]] of seen.entries()) for (const [other, others] of seen.slice(index + 1)) {
    if (!one.contains(other) && !other.contains(one) && some.some((a) => others.some((b) => meet(a, b))))
      found.push(`${one.outerHTML.slice(0, 90)} ... ${other.outerHTML.slice(0, 90)}`);
  }
  return found;
}"""
# In a flex container a space between a text and an element is not drawn: a gap must stand for it.
_LOST_SPACES = """() => [...document.querySelectorAll("body *")].filter((one) => {
  const style = getComputedStyle(one);
  if (!style.display.endsWith("flex") || !one.getBoundingClientRect().width) return false;
  if (parseFloat(style.columnGap) > 0) return false;
  const isShown = (node) => node.nodeType === 1 && node.getBoundingClientRect().width > 1
    && !["absolute", "fixed"].includes(getComputedStyle(node).position);
  return [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() && (
    (/\\s$/.test(node.data) && node.nextSibling && isShown(node.nextSibling)) ||
    (/^\\s/.test(node.data) && node.previousSibling && isShown(node.previousSibling))));
}).map((one) => one.outerHTML.slice(0, 140))"""
PAGES = [
    "/links",
    "/links?filter[health]=paused",
    f"/links?filter[host]={HOST}&filter[tags]=print&filter[created]=7d&filter[traffic]=any",
    "/redirects",
    "/misses",
    "/misses?pairs=no",
    "/misses?box=redirected",
    "/clicks?filter[country]=DE",
    f"/clicks?host={HOST}",
    "/links/{spring}",
    "/links/{spring}?filter[browser]=Firefox",
    "/activity",
    "/search?q=sale",
    "/qr?filter[tags]=print",
    "/settings",
    f"/hosts/{HOST}",
    "/",
]


@pytest.fixture(scope="module")
def crowded(home: Home) -> Home:
    """As many views as there are: something of every kind is wrong."""
    server = home.server
    for alias in ("paused", "expired", "down", "old"):
        link(server, alias=alias, host=HOST, title=f"{alias} sale", tags=["print"])
    assert api(server, "PATCH", f"/v1/redirect/{id_of(server, 'paused')}", {"paused": True}).status == 200
    past = "2026-01-01T00:00:00.000000Z"
    ask_rows(server, "UPDATE record SET monitor = 'down', is_notify = 1 WHERE alias = 'down'")
    ask_rows(server, "UPDATE record SET expired_at = ? WHERE alias = 'expired'", past)
    ask_rows(server, "UPDATE host SET correct = 0, checked_at = ? WHERE host = ?", past, HOST)
    return home


@pytest.fixture(scope="module")
def phone(browser: Any, crowded: Home) -> Iterator[Any]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_cookies(crowded.cookies)
    page = context.new_page()
    yield page
    context.close()


@pytest.mark.parametrize("path", PAGES)
def test_nothing_lies_on_anything_else(crowded: Home, phone: Any, path: str) -> None:
    phone.goto(f"{crowded.server.origin}{path.format(spring=crowded.spring)}")
    assert phone.evaluate(_OVERLAPS) + phone.evaluate(_LOST_SPACES) == []
    assert phone.evaluate("document.documentElement.scrollWidth") == 390


def test_the_views_of_a_list_are_read_and_tapped(crowded: Home, phone: Any) -> None:
    phone.goto(f"{crowded.server.origin}/links")
    views = phone.get_by_role("navigation", name="States").get_by_role("link")
    assert views.count() >= 5
    boxes = [choice.bounding_box() for choice in views.all()]
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"]
    views.last.tap()
    phone.wait_for_url("**filter%5Bstate%5D=**")
    # A keyboard or a finger reaches the one that is out of sight.
    assert phone.get_by_role("navigation", name="States").locator("[aria-current]").inner_text()


@pytest.mark.parametrize("path", [f"/clicks?host={HOST}", f"/links?filter[host]={HOST}&filter[tags]=print"])
def test_words_of_a_filter_are_apart_on_a_desktop_too(crowded: Home, enter: Any, path: str) -> None:
    assert enter(crowded, path).page.evaluate(_LOST_SPACES) == []


@pytest.mark.parametrize("path", ["/links/new", "/hosts", "/settings"])
def test_in_a_low_window_nothing_covers_an_input(home: Home, enter: Any, path: str) -> None:
    """As at a zoom of 400 % (WCAG 1.4.10, 2.4.11)."""
    page = enter(home, path).page
    page.set_viewport_size({"width": 360, "height": 225})
    covered = page.evaluate("""() => [...document.querySelectorAll("main :is(input, select, textarea, button)")]
      .filter((one) => one.checkVisibility() && one.type !== "hidden" && !one.disabled && !one.ariaHidden)
      .filter((one) => {
        one.focus();
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + Math.min(width, 340) / 2, y + Math.min(height, 40) / 2);
        return !top || !(one.contains(top) || top.contains(one));
      }).map((one) => one.outerHTML.slice(0, 100))""")
    assert covered == []
