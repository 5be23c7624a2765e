"""A period on one page of paper, with names as long as people have; and other pages on two."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.layout import faults
from tests.browser.tools import Home, ask_rows, id_of, remember_clicks, signed_in
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import connected, link

# 60 letters, without a place where a browser breaks a line; 8 of each, and names that are longer.
HOSTS = [f"{chr(97 + number) * 50}.localhost" for number in range(9)]
SITES = [f"{chr(105 + number) * 52}.example" for number in range(9)]
COUNTRIES = ("DE", "GB", "US", "CF", "BA", "GS", "VC", "TF", "FM")
PARTS = {
    "referrer": {site: 10 + number for number, site in enumerate(SITES)},
    "country": {country: 10 + number for number, country in enumerate(COUNTRIES)},
    "system": {"iOS": 3, "Windows": 4},
    "trigger": {"qr": 4},
    "destination": {"1": 3},
}
TITLE = "W" * 250
DESTINATION = f"https://{'d' * 50}.example/{'p' * 200}"
# Of an A4 page, within its margins, at 96 pixels an inch.
PAPER = {"width": 687, "height": 1000}
_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture(scope="module")
def long(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A workspace in which every name is long."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    for number, host in enumerate(HOSTS):
        connected(server, host)
        rules = [{"name": f"{'r' * 40}-{number}", "if": {"system": ["iOS"]}, "destination": f"{DESTINATION}-2"}]
        link(server, DESTINATION, host, alias=f"a{number}", title=TITLE, rules=rules)
        remember_clicks(server, f"a{number}", 900 - number, PARTS)
    name = "Library " * 12
    ask_rows(server, "UPDATE workspace SET name = ?, created_at = '2020-01-01T00:00:00.000000Z'", name.strip())
    ask_rows(server, "UPDATE record SET monitor = 'down'")
    yield Home(server, signed_in(browser, server), spring=id_of(server, "a0"))
    server.stop(signal.SIGKILL)


def pages_of(page: Any) -> int:
    return len(_PAGE.findall(page.pdf(prefer_css_page_size=True)))


SHEETS = ("/report", "/report?period=12m", "/report?period=yesterday", "/links/{spring}/report")


@pytest.mark.parametrize("path", SHEETS)
def test_a_sheet_is_one_page_with_every_name(long: Home, enter: Callable[..., Visit], path: str) -> None:
    page = enter(long, path.format(spring=long.spring)).page
    assert pages_of(page) == 1
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    assert not faults(page)
    shown = page.locator(".sheet").inner_text().replace("\u200b", "")
    # Without the one that nobody came from.
    for site in SITES[:7]:
        assert site in shown
    if "links" in path:
        assert TITLE in shown
    else:
        assert all(f"{host}/a{number}" in shown for number, host in enumerate(HOSTS[:8]))
    assert page.locator(".sheet tbody tr").count() <= 24
    # Nothing that acts.
    assert not page.locator("a, button, input, select").filter(visible=True).count()


@pytest.mark.parametrize("path", ["/", "/links/{spring}", "/clicks"])
def test_other_pages_take_two(home: Home, enter: Callable[..., Visit], path: str) -> None:
    page = enter(home, path.format(spring=home.spring)).page
    assert pages_of(page) <= 2
    page.emulate_media(media="print")
    assert not page.get_by_role("button").filter(visible=True).count()
    assert not page.locator("input, select, textarea").filter(visible=True).count()
    texts = {(text or "").strip() for text in page.locator("a").filter(visible=True).all_inner_texts()}
    assert not texts & {"Table", "Picture", "CSV", "One page", "Check now", "Links", "Edit", "All links"}


def test_the_button_prints_the_sheet(home: Home, enter: Callable[..., Visit]) -> None:
    page = enter(home, "/report").page
    page.evaluate("() => { window.print = () => { document.title = 'printed'; }; }")
    page.get_by_role("button", name="Print").click()
    assert page.title() == "printed"


@pytest.mark.parametrize("path", ["/", "/clicks", "/links/{spring}"])
def test_pages_of_clicks_lead_to_their_sheet(home: Home, enter: Callable[..., Visit], path: str) -> None:
    page = enter(home, path.format(spring=home.spring) + "?period=7d").page
    page.get_by_role("link", name="One page").click()
    page.locator(".sheet").wait_for()
    assert "period=7d" in page.url
    assert "7 days to" in page.locator(".sheet header").inner_text()
    page.get_by_role("link", name="Back").click()
    page.locator("#clicks .numbers").wait_for()
    assert "period=7d" in page.url
