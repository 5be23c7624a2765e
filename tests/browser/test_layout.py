"""No page breaks: each is measured at several widths and on paper, with names as long as people have.

Here is a slice; `make test-all` takes all widths, schemes and languages.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.layout import faults
from tests.browser.tools import Home, id_of, remember_clicks, signed_in
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import api, connected, eventually, link
from tests.wire import visit as come

LANGUAGES = ("en", "de", "es", "fr")
# Names as long as people have: of hostnames (60 letters), titles without a blank, and from right to left.
LONG_HOST = "the-library-in-the-old-harbour-and-its-reading-rooms.localhost"
HOSTS = ("go.localhost", LONG_HOST, "read.harbour.localhost", "m.localhost")
TITLES = (
    "Renew your loans", "W" * 250, "رابط المكتبة العامة في الميناء القديم", "港の図書館の開館時間についてのお知らせ",
    "How to join the guest network of the reading room", "", "A/B", "Öffnungszeiten der Stadtbibliothek",
)  # fmt: skip
DESTINATIONS = ("https://www.harbour-library.example/opening-hours", f"https://shop.example/{'a' * 200}?q=1&ref=mail")
# Width of the window; None: A4, printed.
WIDTHS: tuple[int | None, ...] = (1440, 390, None)
ALL_WIDTHS: tuple[int | None, ...] = (1440, 1024, 720, 390, 320, None)
PAPER = {"width": 718, "height": 1000}


@pytest.fixture(scope="module")
def crowded(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    server = Server(tmp_path_factory.mktemp("crowded")).start()
    for host in HOSTS:
        connected(server, host)
    for number in range(24):
        fields = {
            "title": TITLES[number % len(TITLES)],
            "tags": ["print", "a-tag-as-long-as-people-have"][: number % 3],
        }
        link(server, DESTINATIONS[number % 2], HOSTS[number % len(HOSTS)], alias=f"page-{number}", **fields)
        if number < 16:
            remember_clicks(server, f"page-{number}", 400 - 20 * number)
    link(server, "https://x.example/", HOSTS[1], alias="printed/in-a-leaflet-of-2019")
    renewed = id_of(server, "page-0")
    for destination in (DESTINATIONS[1], "https://new.example/page"):
        changed = api(server, "PATCH", f"/v1/redirect/{renewed}", {"destination": destination, "title": "W" * 200})
        assert changed.status == 200
    for path in ("/page-1x", "/renew-loans", "/somebody/printed-this-address-in-a-leaflet/of-2019.html"):
        for host in HOSTS[:2]:
            assert come(server, path, host).status == 404
    eventually(lambda: api(server, "GET", "/v1/misses").json["data"])
    cookies = signed_in(browser, server)
    yield Home(server, cookies, spring=renewed)
    server.stop(signal.SIGKILL)


PAGES = [
    "/", "/links", "/redirects", "/clicks", "/clicks?by=sources", "/clicks?by=places", "/links/{spring}",
    "/links/{spring}/edit", "/links/new", "/activity", "/misses", "/misses?pairs=no",
    "/misses?box=bots", "/qr", "/qr?filter[tags]=print", "/misses?box=redirected",
    "/hosts", f"/hosts/{LONG_HOST}", "/members",
    "/members?new", "/tokens", "/tokens?new", "/webhooks", "/webhooks?new", "/hosts?new",
    "/settings", "/settings/pages", "/settings/notifications", "/settings/plan", "/account", "/import", "/tools",
    "/search?q=page", f"/explain?url=http://{LONG_HOST}/page-1",
]  # fmt: skip


def go(page: Any, home: Home, path: str) -> None:
    answer = page.goto(f"{home.server.origin}{path.format(spring=home.spring)}")
    assert answer.status == 200, path


def measured(page: Any, width: int | None) -> list[str]:
    if width is None:
        page.emulate_media(media="print")
        page.set_viewport_size(PAPER)
    else:
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": width, "height": 900})
    return [f"{width or 'paper'}: {fault}" for fault in faults(page)]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_with_long_names_breaks_nowhere(crowded: Home, enter: Callable[..., Visit], path: str) -> None:
    page = enter(crowded).page
    go(page, crowded, path)
    assert [fault for width in WIDTHS for fault in measured(page, width)] == []


@pytest.mark.full
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_breaks_at_any_width_in_any_language(
    crowded: Home, enter: Callable[..., Visit], language: str, colours: str
) -> None:
    page = enter(crowded, colours=colours).page
    page.set_extra_http_headers({"Accept-Language": language})
    found = []
    for path in PAGES:
        go(page, crowded, path)
        assert page.locator("html").get_attribute("lang").startswith(language)
        found += [f"{path} at {fault}" for width in ALL_WIDTHS for fault in measured(page, width)]
    assert found == []
