"""No page breaks: each is measured at several widths and on paper, with names as long as people have.

Here is a slice; `make test-all` takes all widths, schemes and languages.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.layout import faults
from tests.browser.tools import Home, id_of, remember_clicks, signed_in
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.every_page import EVERY_PAGE
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
def crowded(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
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
    made = {"link": renewed, **_others(server)}
    cookies = signed_in(browser, server)
    made["check"] = _checked_file(browser, server, cookies)
    yield Crowd(Home(server, cookies, spring=renewed), made)
    server.stop(signal.SIGKILL)


@dataclass(frozen=True)
class Crowd:
    """A workspace with much of everything; the ids that addresses of pages name. root: before the paths of its pages,
    where it is not the first one.
    """

    home: Home
    made: dict[str, str]
    root: str = ""

    def address(self, path: str) -> str:
        return self.home.server.origin + self.root + path.format_map(self.made).replace("zz.test", LONG_HOST)


def _others(server: Server) -> dict[str, str]:
    """One of each thing that has a page, with names as long as may be; their ids."""

    def made(method: str, path: str, body: Any) -> Any:
        answer = api(server, method, path, body)
        assert answer.status in (200, 201, 202), answer.json
        return answer.json

    systems = (["Android"], ["iOS"], ["Windows", "Mac OS X", "Linux", "Chrome OS", "Ubuntu"])
    names = ("Visitors of the reading rooms and of the cafeteria", "W" * 50, "رابط المكتبة العامة في الميناء القديم")
    rules = [
        {"name": name, "if": {"system": system}, "destination": DESTINATIONS[1]}
        for name, system in zip(names, systems, strict=True)
    ]
    old = {"url": f"{HOSTS[1]}/old/*", "match": "pattern", "destination": DESTINATIONS[1]}
    hook = {"url": f"https://hooks.example/{'a' * 300}", "events": ["link.created"]}
    found = {
        "rules": link(server, DESTINATIONS[0], HOSTS[1], alias="with-rules", rules=rules, title="W" * 200)["id"],
        "paused": link(server, DESTINATIONS[1], HOSTS[1], alias="paused-for-the-winter")["id"],
        "secret": link(server, DESTINATIONS[1], HOSTS[0], alias="locked", password="open sesame")["id"],
        "once": link(server, DESTINATIONS[1], HOSTS[0], alias="once", max_clicks=1)["id"],
        "redirect": made("POST", "/v1/redirect", old)["data"][0]["id"],
        "webhook": made("POST", "/v1/webhooks", hook)["id"],
    }
    made("PATCH", f"/v1/redirect/{found['paused']}", {"paused": True})
    made("POST", f"/v1/webhooks/{found['webhook']}/test", {})
    found["delivery"] = eventually(lambda: api(server, "GET", "/v1/deliveries").json["data"])[0]["id"]
    body = {"filter": {"host": HOSTS[3]}, "set": {"tags": {"add": ["checked"]}}}
    token = made("PUT", "/v1/bulk", {**body, "dry_run": True})["confirmation_token"]
    found["job"] = made("PUT", "/v1/bulk", {**body, "confirmation_token": token})["id"]
    return found


def _checked_file(browser: Any, server: Server, cookies: list[Any]) -> str:
    """The id of a file that waits to be imported."""
    rows = f"url,destination\nhttps://{LONG_HOST}/{'x' * 60},{DESTINATIONS[1]}\nhttps://{LONG_HOST}/page-1,https://x.example/\nnonsense,\n"
    context = browser.new_context()
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(f"{server.origin}/import")
    file = {"name": f"{'a-long-name-of-a-file-' * 6}.csv", "mimeType": "text/csv", "buffer": rows.encode()}
    page.locator("input[type=file]").first.set_input_files(file)
    page.locator("form:has(input[type=file]) button").first.click()
    page.wait_for_url("**/import/*")
    found: str = page.url.rpartition("/")[2].partition("?")[0]
    context.close()
    return found


AXE = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
# Parts of a page alone.
_PARTS = ("/panel", "/preview?", "/suggest?", "/look?")
PAGES = [
    *(path for path in EVERY_PAGE if not any(part in path for part in _PARTS)),
    *(
        "/hosts?new",
        "/members?new",
        "/tokens?new",
        "/webhooks?new",
        "/links/{rules}?by=campaigns",
        "/links/{link}?show=visitors",
        "/misses?pairs=no",
        "/misses?box=bots",
        "/misses?box=redirected",
        "/qr?filter[tags]=print",
    ),
]


def go(page: Any, crowd: Crowd, path: str) -> None:
    answer = page.goto(crowd.address(path))
    assert answer.status == 200, path


def measured(page: Any, width: int | None) -> list[str]:
    if width is None:
        page.emulate_media(media="print")
        page.set_viewport_size(PAPER)
    else:
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": width, "height": 900})
    return [f"{width or 'paper'}: {fault}" for fault in faults(page)]


# What is looked at before each landing; the others in `make test-all`.
SLICE = [
    *(
        "/",
        "/links",
        "/redirects",
        "/clicks",
        "/clicks?by=places",
        "/report",
        "/links/{rules}/report?period=last_month",
        "/links/{link}",
        "/links/{rules}",
        "/links/{rules}/edit",
    ),
    *(
        "/links/new",
        "/activity",
        "/links/as-of",
        "/links/{link}/as-of",
        "/misses",
        "/hosts",
        "/hosts/zz.test",
        "/members",
        "/members?new",
        "/tokens",
        "/webhooks",
    ),
    *(
        "/webhooks/{webhook}",
        "/settings",
        "/account",
        "/import/{check}",
        "/jobs/{job}",
        "/tools",
        "/qr",
        "/search?q=zz",
    ),
    "/explain?url=http://zz.test/zza",
]


@pytest.mark.parametrize("path", SLICE)
def test_a_page_with_long_names_breaks_nowhere(crowded: Crowd, enter: Callable[..., Visit], path: str) -> None:
    page = enter(crowded.home).page
    go(page, crowded, path)
    assert [fault for width in WIDTHS for fault in measured(page, width)] == []


@pytest.mark.full
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_breaks_at_any_width_in_any_language(
    crowded: Crowd, enter: Callable[..., Visit], language: str, colours: str
) -> None:
    page = enter(crowded.home, colours=colours).page
    page.set_extra_http_headers({"Accept-Language": language})
    found = []
    for path in PAGES:
        go(page, crowded, path)
        assert page.locator("html").get_attribute("lang").startswith(language)
        found += [f"{path} at {fault}" for width in ALL_WIDTHS for fault in measured(page, width)]
    assert found == []


def _alone(browser: Any, server: Server) -> Crowd:
    return Crowd(Home(server, signed_in(browser, server)), {})


@pytest.fixture(scope="module")
def empty(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    """A workspace as it is after the first start: nothing is in it."""
    server = Server(tmp_path_factory.mktemp("empty")).start()
    yield _alone(browser, server)
    server.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def full_of_links(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    """5,000 links on four hostnames, half of them with tags, some of them with clicks."""
    folder = tmp_path_factory.mktemp("links")
    server = Server(folder / "instance").start()
    for host in HOSTS:
        connected(server, host)
    rows = (
        f"https://{HOSTS[n % 4]}/item-{n},{DESTINATIONS[n % 2]}{n},Item number {n} of the autumn catalogue,tag-{n % 40}"
        for n in range(5_000)
    )
    file = folder / "links.csv"
    file.write_text("url,destination,title,tags\n" + "\n".join(rows) + "\n")
    done = server.run("import", str(file))
    assert done.returncode == 0, done.stderr
    for number in range(40):
        remember_clicks(server, f"item-{number}", 4_000 - 80 * number)
    yield _alone(browser, server)
    server.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def sample(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    """The sample data, as whoever tries Signpost sees it."""
    server = Server(tmp_path_factory.mktemp("sample")).start()
    done = server.run("workspace", "sample")
    assert done.returncode == 0, done.stderr
    yield Crowd(Home(server, signed_in(browser, server)), {}, "/w/sample")
    server.stop(signal.SIGKILL)


# Of these no id is in the address.
_WITHOUT_IDS = [path for path in PAGES if not any(part in path for part in ("{", "zz"))]


@pytest.mark.full
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("workspace", ["empty", "full_of_links", "sample"])
def test_no_page_breaks_with_nothing_and_with_much(
    request: pytest.FixtureRequest, enter: Callable[..., Visit], workspace: str, colours: str
) -> None:
    crowd: Crowd = request.getfixturevalue(workspace)
    page = enter(crowd.home, colours=colours).page
    found = []
    for path in _WITHOUT_IDS:
        go(page, crowd, path)
        found += [f"{path} at {fault}" for width in ALL_WIDTHS for fault in measured(page, width)]
    assert found == []


# Those on which the story of the sample data shows.
_OF_STORY = ("/", "/links", "/redirects", "/clicks", "/misses", "/activity", "/wall", "/hosts", "/report")


@pytest.mark.parametrize("path", _OF_STORY)
def test_a_page_of_the_sample_data_breaks_nowhere(sample: Crowd, enter: Callable[..., Visit], path: str) -> None:
    page = enter(sample.home).page
    go(page, sample, path)
    assert page.get_by_text("This is sample data").count() == (path == "/")
    assert [fault for width in WIDTHS for fault in measured(page, width)] == []


@pytest.mark.full
@pytest.mark.parametrize("width", [1440, 390])
def test_no_page_keeps_anyone_out(crowded: Crowd, enter: Callable[..., Visit], width: int) -> None:
    page = enter(crowded.home, width=width).page
    found = []
    for path in PAGES:
        go(page, crowded, path)
        for violation in Axe().run(page, options=AXE).response["violations"]:
            found += [f"{path}: {violation['id']}: {node['html'][:120]}" for node in violation["nodes"]]
    assert found == []
