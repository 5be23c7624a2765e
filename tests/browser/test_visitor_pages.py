"""The pages of visits in a real browser: accessible, within their policy, on a phone and in both colour schemes."""

import signal
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.visits import Visit
from tests.conftest import FIREFOX, Server
from tests.wire import Connection, api

PAGES = {
    "/nope": "Link not found",
    "/over": "This link has expired",
    "/locked": "Password needed",
    "/hello+": "This link leads to",
    "/framed": "A page in a frame",
    "/once": "Open this link?",
    "/named": "This link leads to",
    "/forum": "This page was removed",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    for link in (
        {"alias": "locked", "password": "opensesame"},
        {"alias": "over", "max_clicks": 1, "interstitial": "never"},
        {"alias": "once", "max_clicks": 1},
        {"alias": "named", "plugins": ["preview"]},
        {"alias": "framed", "type": "frame", "title": "A page in a frame"},
    ):
        created = api(
            server, "POST", "/v1/link", {"host": "localhost", "destination": f"{server.origin}/healthz", **link}
        )
        assert created.status == 200
    gone = api(server, "POST", "/v1/redirect", {"url": "localhost/forum", "type": "gone"})
    assert gone.status == 200, gone.body
    with Connection(server, host="localhost") as visitor:
        assert visitor.call("GET", "/over").status == 302
    yield server
    server.stop(signal.SIGKILL)


def url(server: Server, path: str) -> str:
    return f"http://localhost:{server.port}{path}"


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible_and_fits(
    server: Server, visit: Callable[..., Visit], path: str, width: int, colours: str
) -> None:
    seen: Visit = visit(url(server, path), colours, width, FIREFOX)
    assert PAGES[path] in seen.page.title()
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width
    found = Axe().run(seen.page)
    assert found.violations_count == 0, found.generate_report()
    assert seen.violations == []
    assert [request for request in seen.requests if "favicon" in request] == []
    if path != "/framed":
        assert seen.requests == [url(server, path)]
        # The status of the page itself is what the browser may complain of.
        assert [complaint for complaint in seen.complaints if "Failed to load resource" not in complaint] == []


def test_the_password_page_by_keyboard_alone(server: Server, visit: Callable[..., Visit]) -> None:
    locked = visit(url(server, "/locked"))
    locked.page.keyboard.type("wrong")
    locked.page.keyboard.press("Enter")
    locked.page.get_by_role("alert").wait_for()
    assert "Wrong password" in locked.page.get_by_role("alert").inner_text()
    locked.page.keyboard.type("opensesame")
    locked.page.keyboard.press("Enter")
    locked.page.wait_for_url(f"{server.origin}/healthz")


def test_a_frame_shows_its_destination(server: Server, visit: Callable[..., Visit]) -> None:
    framed = visit(url(server, "/framed"))
    assert "ok" in framed.page.frame_locator("iframe").locator("body").inner_text()


@pytest.mark.parametrize("alias", ["asked", "shown"])
def test_a_button_takes_the_click_and_leads_on(server: Server, visit: Callable[..., Visit], alias: str) -> None:
    """By keyboard alone, with a status that would send the form on."""
    fields: dict[str, object] = {"max_clicks": 1} if alias == "asked" else {"plugins": ["preview"]}
    body = {"host": "localhost", "alias": alias, "destination": f"{server.origin}/healthz", "status": 307, **fields}
    created = api(server, "POST", "/v1/link", body)
    assert created.status == 200, created.body
    for _ in range(2):
        page = visit(url(server, f"/{alias}"), user_agent=FIREFOX).page
    assert ("/healthz" in page.content()) is (alias == "shown")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url.removeprefix(server.origin)}"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{server.origin}/healthz")
    assert sent == [f"POST {url(server, f'/{alias}')}", "GET /healthz"]
    again = visit(url(server, f"/{alias}"), user_agent=FIREFOX).page
    assert again.title().startswith("This link has expired" if alias == "asked" else "This link leads to")
