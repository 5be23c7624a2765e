"""The dashboard in Debian's Firefox: what is drawn by CSS that is new, dialogs, keys, menus, copying and charts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest

from tests.browser import firefox
from tests.browser.firefox import CONTROL, ESCAPE, LEFT, Firefox
from tests.browser.tools import HOST, PASSWORD, TOO_WIDE, remember_clicks, welcome_url
from tests.conftest import Server
from tests.wire import connected, link
from tests.wire import visit as come

AXE = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
_VIOLATIONS = (
    "return axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.map((one) => one.id))"
)


@pytest.fixture
def browser_window(tmp_path: Path) -> Iterator[Firefox]:
    command = firefox.installed()
    if command is None:
        pytest.skip("No Firefox is installed.")
    profile = tmp_path / "profile"
    profile.mkdir()
    window = Firefox(command, profile)
    yield window
    window.close()


def assert_fits_and_accessible(page: Firefox) -> None:
    page.run(AXE)
    assert page.run(_VIOLATIONS) == []
    for width in (1440, 720, 500):
        page.resize(width)
        assert page.run(f"return ({TOO_WIDE})()") == [], width
    page.resize(1440)


def test_from_the_first_sign_in_to_a_change_of_many(
    browser_window: Firefox, make_server: Callable[..., Server]
) -> None:
    page, server = browser_window, make_server().start()
    connected(server, HOST)
    for alias in ("a", "b", "c"):
        link(server, alias=alias, host=HOST)
    remember_clicks(server, "a", 40)
    page.resize(1440)

    page.go(welcome_url(server))
    page.click("main button")
    page.wait("location.pathname.endsWith('/account')")
    assert_fits_and_accessible(page)
    page.type("input[type=password]", PASSWORD)
    page.click("main form button")
    page.wait("document.querySelector('h1').textContent === 'Overview'")
    assert_fits_and_accessible(page)

    # A pasted address becomes a link.
    page.type("#f-destination", "https://dest.example/by-firefox")
    page.click(".hero button")
    made = page.wait("document.querySelector('.made .copy')?.dataset.copy")
    assert come(server, "/" + made.rpartition("/")[2], HOST).headers["Location"] == "https://dest.example/by-firefox"

    # Two are tagged, which the notice undoes. The bar of actions is shown by :has().
    page.go(f"{server.origin}/links?filter[host]={HOST}")
    assert_fits_and_accessible(page)
    assert page.run("return document.querySelector('.bulk').offsetHeight") == 0
    for alias in ("a", "b"):
        page.click(f"input[aria-label='Select {HOST}/{alias}']")
    assert page.text(".bulk .count") == "2 selected"
    page.click(".bulk summary")
    page.type(".bulk input[name=tag]", "spring")
    page.click(".bulk button[value=tag]")
    page.wait("document.querySelector('.done')?.textContent.includes('2 changed.')")
    page.click(".done button")
    page.wait("document.querySelector('.done')?.textContent.includes('Undone.')")

    # One menu is open at a time, and Escape closes it.
    for row in (3, 1):
        page.click(f"#rows tr:nth-child({row}) .menu summary")
    assert page.run("return document.querySelectorAll('.menu[open]').length") == 1
    page.press(ESCAPE)
    assert page.run("return document.querySelectorAll('.menu[open]').length") == 0

    # Keys: the search dialog, and the way to a result.
    page.press(CONTROL, "k")
    page.wait("document.querySelector('#search-dialog').open")
    page.type("#search-dialog input", "dest.example")
    page.wait("document.querySelector('#results a')")
    # The first one empties the field.
    page.press(ESCAPE)
    page.press(ESCAPE)
    page.wait("!document.querySelector('#search-dialog').open")

    # A chart tells its numbers to the arrow keys.
    page.click("#rows tr:last-child .what a")
    page.wait("document.querySelector('svg.chart.wide')")
    page.run("document.querySelector('svg.chart.wide').focus()")
    page.press(LEFT)
    assert "so far" in page.text(".tip")
    assert_fits_and_accessible(page)


def test_a_form_is_sent_once_and_kept_while_signed_out(
    browser_window: Firefox, make_server: Callable[..., Server]
) -> None:
    page, server = browser_window, make_server().start()
    connected(server, HOST)
    page.go(welcome_url(server))
    page.click("main button")
    page.wait("location.pathname.endsWith('/account')")
    page.go(f"{server.origin}/links/new?host={HOST}")
    page.wait("document.querySelector('#f-destination')")
    assert_fits_and_accessible(page)
    page.type("#f-destination", "https://dest.example/typed")
    page.type("#f-alias", "typed")
    cookies: Any = page.do("WebDriver:GetCookies")
    for cookie in cookies:
        if cookie["name"] == "signpost_session":
            page.do("WebDriver:DeleteCookie", name="signpost_session")
    page.run("document.querySelector('main form[method=post]').requestSubmit()")
    page.wait("document.body.textContent.includes('Sign in again')")
    assert come(server, "/typed", HOST).status == 404
    values = page.run("return [...document.querySelectorAll('input')].map((one) => one.value)")
    assert "https://dest.example/typed" in values
