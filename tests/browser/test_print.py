"""Pages on paper: white, whatever scheme the screen has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.tools import HOST, Home
from tests.browser.visits import Visit
from tests.wire import visit as come

# Whatever has a colour, of each element and of what is drawn before and after it.
_COLOURS = """() => [...document.querySelectorAll("*")].flatMap((one) => ["", "::before", "::after"].map((part) => {
  const style = getComputedStyle(one, part);
  return [one.tagName, part, style.color, style.backgroundColor, style.borderTopColor, style.outlineColor, style.fill,
    style.stroke, style.boxShadow, style.textDecorationColor].join(" ");
}))"""
# How bright text and ground are, from 0 to 255. Chromium tells colours as rgb(…).
_BRIGHTNESS = """() => {
  const bright = (text) => { const [r, g, b] = text.match(/[\\d.]+/g); return 0.3 * r + 0.59 * g + 0.11 * b; };
  const style = getComputedStyle(document.body);
  return [bright(style.backgroundColor), bright(style.color)];
}"""
PAGES = [
    "/",
    "/links",
    "/links/{spring}",
    "/clicks",
    "/report",
    "/account",
    "/account/second-step",
    "/qr?filter[tags]=print",
    "/activity",
]
_SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""


def assert_light(page: Any) -> None:
    """On paper nothing has another colour in the dark than in the light; and the page is light."""
    seen = []
    for colours in ("dark", "light"):
        page.emulate_media(media="print", color_scheme=colours, reduced_motion="reduce")
        page.evaluate(_SETTLED)
        seen.append(page.evaluate(_COLOURS))
        ground, text = page.evaluate(_BRIGHTNESS)
        assert ground > 230
        assert text < 80
    assert seen[0] == seen[1]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_printed_light(home: Home, enter: Callable[..., Visit], path: str) -> None:
    page = enter(home, path.format(spring=home.spring), "dark").page
    # By the browser, and by the choice of the account.
    assert_light(page)
    page.evaluate(
        """() => {
          document.documentElement.dataset.theme = "dark";
          document.querySelector("meta[name=color-scheme]").content = "dark";
        }"""
    )
    assert_light(page)
    page.emulate_media(media="screen", color_scheme="light")
    page.evaluate(_SETTLED)
    ground, text = page.evaluate(_BRIGHTNESS)
    assert ground < 60 < text


def test_what_a_page_tells_is_on_paper(home: Home, enter: Callable[..., Visit]) -> None:
    """What acts is not: forms and links to other views."""
    page = enter(home, f"/explain?url=http://{HOST}/nowhere").page
    page.emulate_media(media="print")
    assert page.locator("ol.steps li.stop").is_visible()
    assert page.locator(".passed > summary").is_visible()
    assert not page.get_by_role("button").filter(visible=True).count()


@pytest.mark.parametrize("path", ["/nothing-here", "/spring+"])
def test_a_page_for_visitors_is_printed_light(home: Home, visit: Callable[..., Visit], path: str) -> None:
    assert come(home.server, path, HOST).status in (200, 404)
    assert_light(visit(f"http://{HOST}:{home.server.port}{path}", "dark").page)
