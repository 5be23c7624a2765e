"""The overview as it happens: visits and changes appear without a reload, in Chromium, from real visits."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.tools import HOST, assert_calm, id_of, welcome_url
from tests.browser.visits import Visit
from tests.conftest import FIREFOX, Server
from tests.wire import answering, api, connected, link
from tests.wire import visit as come

Fresh = Callable[..., tuple[Server, Visit]]


@pytest.fixture
def watched(fresh: Fresh) -> tuple[Server, Visit]:
    """The overview of a server with a link, as it listens."""
    server, seen = fresh()
    connected(server, HOST)
    link(server, "https://dest.example/", HOST, alias="spring")
    with seen.page.expect_response(re.compile("/events")):
        seen.page.goto(f"{server.origin}/")
    return server, seen


def tile(page: Any, name: str) -> Any:
    return page.locator("ul.numbers > li").filter(has=page.get_by_text(name, exact=True)).locator("b")


def test_a_visit_appears_and_moves_the_numbers(watched: tuple[Server, Visit]) -> None:
    server, seen = watched
    page = seen.page
    page.mouse.move(0, 0)
    assert tile(page, "Clicks").inner_text() == "0"
    page.evaluate("() => { window.isSame = true; }")
    for _ in range(3):
        come(server, "/spring", HOST, **{"User-Agent": FIREFOX})
    row = page.locator("#feed li").first
    row.wait_for()
    # What and when; the address has no port, and the hostname is its title.
    said = row.inner_text().splitlines()
    assert said[:2] == ["/spring", "Firefox on Linux"]
    assert re.fullmatch(r"\d+s ago", said[2])
    assert row.locator("b a").get_attribute("href").endswith(f"/links/{id_of(server, 'spring')}")
    page.wait_for_function("() => document.querySelector('ul.numbers b').textContent.trim().startsWith('3')")
    assert page.locator(".chart .dot.open").count() == 1
    assert page.evaluate("window.isSame")
    # A program is not a person.
    come(server, "/spring", HOST, **{"User-Agent": "curl/8.0"})
    page.locator("#feed li").get_by_text("Bot · curl").first.wait_for()
    page.locator("#today").get_by_text("3 clicks today").wait_for()
    assert_calm(seen, server.origin)


def test_a_change_appears_as_text(watched: tuple[Server, Visit]) -> None:
    server, seen = watched
    page = seen.page
    created = link(server, "https://dest.example/<b>bold</b>", HOST, alias="new")
    page.locator("#feed li").get_by_text("Link created").wait_for()
    assert page.locator("#feed li b").first.inner_text() == "/new"
    assert page.locator("#feed li b").first.get_attribute("title") == created["url"]
    assert api(server, "DELETE", f"/v1/redirect/{created['id']}").status in (200, 204)
    page.locator("#feed li").get_by_text("Link deleted").wait_for()
    for number in range(10):
        link(server, "https://dest.example/", HOST, alias=f"n{number}")
    page.locator("#feed li").get_by_text("/n9").wait_for()
    assert page.locator("#feed li").count() == 8
    assert_calm(seen, server.origin)


def test_a_hidden_tab_listens_to_nothing(watched: tuple[Server, Visit]) -> None:
    server, seen = watched
    page = seen.page
    hide = """is => { Object.defineProperty(document, "hidden", { value: is, configurable: true });
      document.dispatchEvent(new Event("visibilitychange")); }"""
    page.evaluate(hide, True)
    link(server, "https://dest.example/", HOST, alias="unseen")
    page.wait_for_timeout(1500)
    assert page.locator("#feed li").count() == 0
    with page.expect_request(re.compile("/events")):
        page.evaluate(hide, False)
    page.wait_for_timeout(500)
    link(server, "https://dest.example/", HOST, alias="seen")
    page.locator("#feed li").get_by_text("/seen").wait_for()


def test_the_numbers_wait_for_someone_who_reads_them(watched: tuple[Server, Visit]) -> None:
    server, seen = watched
    page = seen.page
    come(server, "/spring", HOST, **{"User-Agent": FIREFOX})
    page.locator("#today").get_by_text("1 click today").wait_for()
    page.locator("ul.numbers").hover()
    come(server, "/spring", HOST, **{"User-Agent": FIREFOX})
    page.locator("#feed li").nth(1).wait_for()
    page.wait_for_timeout(4000)
    assert tile(page, "Clicks").inner_text() == "1"
    page.mouse.move(0, 0)
    page.locator("#today").get_by_text("2 clicks today").wait_for()


def test_it_comes_back_after_the_server_was_restarted(watched: tuple[Server, Visit]) -> None:
    server, seen = watched
    page = seen.page
    server.stop()
    with page.expect_response(lambda answer: "/events" in answer.url and answer.ok, timeout=60_000):
        answering(server.start())
    link(server, "https://dest.example/", HOST, alias="again")
    page.locator("#feed li").get_by_text("/again").wait_for()


def test_only_the_overview_loads_it(home: Any, enter: Callable[..., Visit]) -> None:
    seen = enter(home, "/links")
    assert not [request for request in seen.requests if "live.js" in request or "/events" in request]


def test_it_leaves_the_other_script_alone(watched: tuple[Server, Visit]) -> None:
    page = watched[1].page
    assert page.locator("#feed li").count() == 0
    assert page.evaluate("show.length") == 1
    assert page.get_by_role("button", name="Keyboard shortcuts").is_visible()


def test_without_scripts_the_overview_is_whole(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    page.goto(f"{server.origin}/")
    assert page.get_by_text("Most clicked").is_visible()


def test_nothing_moves_for_those_who_want_no_motion(watched: tuple[Server, Visit]) -> None:
    server, seen = watched
    seen.page.emulate_media(reduced_motion="reduce")
    link(server, "https://dest.example/", HOST, alias="still")
    seen.page.locator("#feed li").first.wait_for()
    assert seen.page.evaluate("document.getAnimations().length") == 0


def test_the_first_minute(make_server: Callable[..., Server], visit: Callable[..., Visit]) -> None:
    """From the link that the first start prints to the first click on the chart: three clicks, two pages."""
    server = make_server().start()
    seen = visit("about:blank", user_agent=FIREFOX)
    page, pages = seen.page, []
    page.on("framenavigated", lambda frame: pages.append(frame.url))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(welcome_url(server))
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Welcome", exact=True).wait_for()
    page.get_by_label("Address to shorten").fill(f"{server.origin}/healthz")
    page.get_by_role("button", name="Shorten").click()
    page.locator(".made .copied").get_by_text("Copied").wait_for()
    url = page.locator(".made .address").inner_text()
    assert page.evaluate("navigator.clipboard.readText()") == url
    assert page.locator(".made").get_by_role("img", name="QR code").is_visible()
    with page.context.expect_page() as opened:
        page.locator(".made").get_by_role("link", name="Open it").click()
    opened.value.wait_for_load_state()
    opened.value.close()
    page.bring_to_front()
    page.locator("#today").get_by_text("1 click today").wait_for()
    assert tile(page, "Clicks").inner_text() == "1"
    page.locator("#most").get_by_text(url.rpartition("/")[2]).wait_for()
    # The page of the link, and the overview: as it was, and with the new link.
    assert [re.sub("/welcome/.*|[?].*", "", url) for url in pages] == [server.origin, *2 * [f"{server.origin}/w/home/"]]
    assert_calm(seen, server.origin)
