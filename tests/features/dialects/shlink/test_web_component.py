"""The part of Shlink's web client that shows a server, in a browser, on a page of another origin than the server."""

import subprocess
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlencode

import pytest

from tests import wire
from tests.browser.conftest import browser as browser
from tests.browser.conftest import visit as visit
from tests.conftest import FIREFOX, Server
from tests.mcp_clients import install
from tests.programs import missing

HERE = Path(__file__).parent
# Its dialogs are closed once a transition has ended; the other styles of its client make no difference here.
PAGE = """<!doctype html>
<meta charset="utf-8"><title>Links</title><link rel="icon" href="data:,">
<style>
  [data-testid="transition-container"] { transition: opacity 10ms; opacity: 0 }
  [data-testid="transition-container"][data-open] { opacity: 1 }
</style>
<div id="root"></div><script type="module" src="app.js"></script>
"""
# Shlink has real-time updates or says that it has none, which a browser reports.
EXPECTED_COMPLAINTS = ("501 (Not Implemented)", "You rendered descendant <Routes>")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def page_origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page with the component is."""
    try:
        programs = install.need_packages(HERE)
    except install.Unavailable as reason:
        missing(str(reason))
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(PAGE)
    options = ("--bundle", "--format=esm", "--jsx=automatic", "--log-level=warning")
    production = '--define:process.env.NODE_ENV="production"'
    command: list[str | Path] = [
        programs / "node",
        programs / "esbuild",
        HERE / "web_component.jsx",
        *options,
        production,
    ]
    subprocess.run([*command, f"--outfile={folder / 'app.js'}"], check=True, timeout=120)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as pages:
        threading.Thread(target=pages.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{pages.server_port}"
        pages.shutdown()


class Open(Protocol):
    def __call__(self, at: str, *expected: str) -> Any: ...


@pytest.fixture
def open_at(server: Server, page_origin: str, visit: Callable[..., Any]) -> Iterator[Open]:
    """Open a page of the component; at the end, the browser has complained of nothing but what was `expected`."""
    visits: list[Any] = []
    known = [*EXPECTED_COMPLAINTS]

    def do(at: str, *expected: str) -> Any:
        known.extend(expected)
        requested = urlencode({"baseUrl": server.origin, "apiKey": server.token, "at": at})
        visits.append(visit(f"{page_origin}/#{requested}"))
        return visits[-1].page

    yield do
    complaints = [complaint for opened in visits for complaint in opened.complaints]
    assert [complaint for complaint in complaints if not any(text in complaint for text in known)] == []


def created(server: Server, **fields: Any) -> None:
    wire.link(server, **{"alias": "spring", "title": "Spring", "tags": ["news", "shop"], **fields})


def choose(page: Any, row: str, item: str) -> None:
    """Open the menu of a row and choose from it."""
    page.get_by_role("row", name=row).get_by_role("button", name="Options").click()
    page.get_by_role("menuitem", name=item).click()


def only_link(server: Server) -> dict[str, Any]:
    """The link, besides the one of the first start."""
    (link,) = wire.api(server, "GET", "/v1/link?filter[host]=go.acme.test").json["data"]
    found: dict[str, Any] = link
    return found


def test_a_short_url_is_created_and_listed(server: Server, open_at: Open) -> None:
    page = open_at("/create-short-url")
    page.get_by_placeholder("URL to be shortened").fill("https://dest.example/spring")
    page.get_by_placeholder("Title").fill("Spring sale")
    page.get_by_placeholder("Custom slug").fill("spring")
    for tag in ("news", "shop"):
        page.get_by_placeholder("Add tags to the URL").fill(tag)
        page.get_by_placeholder("Add tags to the URL").press("Enter")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Great! The short URL is").wait_for()
    link = only_link(server)
    assert (link["alias"], link["title"], link["tags"]) == ("spring", "Spring sale", ["news", "shop"])
    page.get_by_role("link", name="List short URLs").click()
    assert "https://dest.example/spring" in page.get_by_role("row", name="Spring sale").inner_text()


def test_a_taken_slug_is_reported(server: Server, open_at: Open) -> None:
    created(server)
    page = open_at("/create-short-url", "400 (Bad Request)")
    page.get_by_placeholder("URL to be shortened").fill("https://dest.example/spring")
    page.get_by_placeholder("Custom slug").fill("spring")
    page.get_by_role("button", name="Save").click()
    page.get_by_text('Provided slug "spring" is already in use.').wait_for()


def test_a_short_url_is_edited(server: Server, open_at: Open) -> None:
    created(server, starts="2026-01-01T00:00:00Z")
    page = open_at("/list-short-urls/1")
    choose(page, "Spring", "Edit short URL")
    page.get_by_placeholder("Title").fill("Summer")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Short URL properly edited.").wait_for()
    link = only_link(server)
    assert (link["title"], link["tags"], link["destination"]) == ("Summer", ["news", "shop"], "https://dest.example/")


def test_a_tag_is_renamed_and_another_one_deleted(server: Server, open_at: Open) -> None:
    created(server)
    page = open_at("/manage-tags")
    choose(page, "shop", "Edit")
    page.get_by_role("dialog").get_by_placeholder("Tag").fill("store")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    page.get_by_role("row", name="store").wait_for()
    assert sorted(only_link(server)["tags"]) == ["news", "store"]
    choose(page, "news", "Delete tag")
    page.get_by_role("dialog").get_by_role("button", name="Delete tag").click()
    wire.eventually(lambda: only_link(server)["tags"] == ["store"])


def test_visits_are_shown_in_charts_and_lists(server: Server, open_at: Open) -> None:
    created(server)
    for _ in range(3):
        wire.visit(server, "/spring", **{"User-Agent": FIREFOX, "Referer": "https://news.example/today"})
    wire.visit(server, "/nothing", **{"User-Agent": FIREFOX})
    wire.eventually(lambda: only_link(server)["total_clicks"] == 3)
    page = open_at("/short-code/spring/visits")
    page.get_by_text("Visits: 3").wait_for()
    page.locator("a,button").get_by_text("By context", exact=True).click()
    for text in ("Linux", "Firefox", "news.example"):
        page.get_by_text(text, exact=True).first.wait_for()
    page.locator("a,button").get_by_text("List", exact=True).click()
    wire.eventually(lambda: page.get_by_role("row", name="news.example").count() == 3)
    overview = open_at("/overview")
    overview.get_by_role("link", name="Visits 3", exact=True).wait_for()
    overview.get_by_role("link", name="Orphan visits 1").click()
    overview.get_by_text("Visits: 1").wait_for()


def test_a_redirect_rule_is_added(server: Server, open_at: Open) -> None:
    created(server)
    page = open_at("/short-code/spring/redirect-rules")
    page.get_by_role("button", name="Add rule").click()
    page.get_by_role("dialog").get_by_placeholder("https://www.example.com").fill("https://dest.example/android")
    page.get_by_role("button", name="Add condition").click()
    page.get_by_role("dialog").get_by_label("Type:", exact=True).select_option("device")
    page.get_by_role("dialog").get_by_label("Device type:").select_option("android")
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Save rules").click()
    page.get_by_text("Redirect rules properly saved").wait_for()
    answer = wire.visit(server, "/spring", **{"User-Agent": "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0"})
    assert answer.headers["Location"] == "https://dest.example/android"


def test_a_short_url_is_deleted(server: Server, open_at: Open) -> None:
    created(server)
    page = open_at("/list-short-urls/1")
    choose(page, "Spring", "Delete short URL")
    page.get_by_role("dialog").get_by_placeholder("delete").fill("delete")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_role("row", name="Spring").wait_for(state="detached")
    assert wire.visit(server, "/spring").status == 404


def test_domains_are_listed_and_their_redirects_changed(server: Server, open_at: Open) -> None:
    # It asks each domain for its health, which Signpost answers on its own origin alone.
    page = open_at("/manage-domains", "ERR_NAME_NOT_RESOLVED")
    choose(page, "links.acme.test", "Edit redirects")
    fields = page.get_by_role("dialog").get_by_placeholder("No redirect")
    fields.nth(2).fill("https://dest.example/404")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    page.get_by_role("row", name="https://dest.example/404").wait_for()
    assert wire.visit(server, "/nope", host="links.acme.test").headers["Location"] == "https://dest.example/404"
