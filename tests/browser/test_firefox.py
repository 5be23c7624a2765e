"""The dashboard in Debian's Firefox: what is drawn by CSS that is new, dialogs, keys, menus, copying and charts."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest

from tests.browser import firefox
from tests.browser.firefox import CONTROL, ENTER, ESCAPE, LEFT, TAB, Firefox
from tests.browser.tools import HOST, PASSWORD, TOO_WIDE, ask_rows, id_of, remember_clicks, sign_in_url, welcome_url
from tests.conftest import Server
from tests.played.pictures import png
from tests.programs import missing
from tests.wire import connected, link
from tests.wire import visit as come

AXE = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
_VIOLATIONS = (
    "return axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.map((one) => one.id))"
)


@contextmanager
def opened(folder: Path, *, scripts: bool = True) -> Iterator[Firefox]:
    command = firefox.installed()
    if command is None:
        missing("Firefox is not installed")
    folder.mkdir()
    window = Firefox(command, folder, scripts=scripts)
    try:
        yield window
    finally:
        window.close()


@pytest.fixture
def browser_window(tmp_path: Path) -> Iterator[Firefox]:
    with opened(tmp_path / "profile") as window:
        yield window


# --- One window and one server for the shorter journeys: each takes a second or two ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server")).start()
    connected(started, HOST)
    for alias in ("spring", "summer"):
        link(started, f"https://dest.example/{alias}", HOST, alias=alias, title="Before")
    yield started
    started.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def window(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with opened(tmp_path_factory.mktemp("firefox") / "profile") as page:
        page.go(sign_in_url(server))
        page.click("main button")
        page.says("Set up Signpost")
        page.go(f"{server.origin}/account")
        page.type("input[type=password]", PASSWORD)
        page.click("main form button")
        page.says("Set up Signpost")
        yield page


@pytest.fixture
def at(window: Firefox, server: Server) -> Callable[..., Firefox]:
    """The window at a page, as wide as a person has it."""

    def go(path: str, width: int = 1440) -> Firefox:
        window.resize(width)
        window.go(f"{server.origin}{path}")
        return window

    return go


def test_a_file_is_imported_in_three_steps(server: Server, at: Callable[..., Firefox], tmp_path: Path) -> None:
    file = tmp_path / "umzug.csv"
    file.write_text("Alt;Neu\n" + "".join(f"/alt-{entry};https://new.example/{entry}\n" for entry in range(3)))
    page = at("/import")
    page.send("input[type=file]", str(file))
    page.press_button("Check file")
    page.says("Choose which column holds the addresses")
    assert_fits_and_accessible(page)
    for column, field in (("Alt", "Short link"), ("Neu", "Destination")):
        page.click(f'//select[@aria-label="{column} becomes"]/option[starts-with(normalize-space(), "{field}")]')
        page.find(f'//select[@aria-label="{column} becomes"]/option[@selected and starts-with(., "{field}")]')
    page.click("#type-redirect")
    page.find("#type-redirect[checked]")
    page.find(f'//select[@id="host"]/option[.="{HOST}" and @selected]')
    page.press_button("Import 3 redirects")
    page.says("3 new redirects")
    assert come(server, "/alt-1", HOST).headers["Location"] == "https://new.example/1"


def test_a_hostname_is_connected_and_disconnected(at: Callable[..., Firefox]) -> None:
    page = at("/hosts")
    page.click("details.connect summary")
    page.type("#f-host", "links.acme.example")
    page.press_button("Connect hostname")
    page.says("links.acme.example connected.")
    assert_fits_and_accessible(page)
    page.click("//summary[starts-with(normalize-space(), 'Disconnect this hostname')]")
    page.press_button("Disconnect links.acme.example")
    page.says("disconnected.")
    page.press_button("Undo")
    page.says("Undone.")


def test_history_is_undone(server: Server, at: Callable[..., Firefox]) -> None:
    id_ = id_of(server, "summer")
    page = at(f"/links/{id_}/edit")
    page.type("#f-title", "After")
    page.press_button("Save changes")
    page.says("changed to After")
    page.click("#history form button")
    page.says("Undone.")
    page.says("Before", "header")


def test_visitor_pages_are_drawn_while_one_types(at: Callable[..., Firefox], tmp_path: Path) -> None:
    picture = tmp_path / "logo.png"
    picture.write_bytes(png(64, 32))
    page = at("/settings/pages")
    page.type("#s-page_color", "#AA3366")
    page.find("#preview rect[fill='#aa3366']")
    page.send("#s-page_logo", str(picture))
    page.press_button("Save changes")
    page.says("Logo saved.")
    page.go(page.run("return document.querySelector('a[href*=\"/preview/\"]').href"))
    assert page.run("return document.querySelector('img.logo').naturalWidth") == 64


def test_copying_and_keys(server: Server, at: Callable[..., Firefox]) -> None:
    page = at("/links")
    page.click("#rows .copy")
    page.find("//button[@aria-label='Copied']")
    page.press("j")
    assert page.run("return document.activeElement.matches('#rows tr:first-child a')")
    page.press("/")
    page.keys("spring", ENTER)
    page.wait("location.search.includes('spring') && document.querySelectorAll('#rows tr').length === 1")
    page.press("c")
    page.wait("document.activeElement.id === 'f-destination'")
    page.keys("https://dest.example/keys")
    # As Tab goes: to the menu of hostnames, and to the short path.
    while page.run("return document.activeElement.id") != "f-alias":
        page.press(TAB)
        if page.run("return document.activeElement.id") == "f-host":
            page.keys(HOST)
    page.keys("keys")
    page.press(CONTROL, ENTER)
    page.wait("document.body.textContent.includes('is ready.')")
    assert come(server, "/keys", HOST).headers["Location"] == "https://dest.example/keys"


def test_on_a_phone(server: Server, at: Callable[..., Firefox]) -> None:
    page = at("/links", 390)
    assert page.run("return innerWidth") < 400
    assert page.run("return document.querySelector('nav.tabs').getBoundingClientRect().bottom - innerHeight") == 0
    page.click("nav.tabs .plus")
    page.type("#f-destination", "https://dest.example/phone")
    page.type("#f-alias", "phone")
    page.click(f'//select[@name="host"]/option[.="{HOST}"]')
    page.press_button("Create link")
    page.says("is ready.")
    for path in ("/", "/links", "/hosts", "/clicks", f"/links/{id_of(server, 'phone')}"):
        page.go(f"{server.origin}{path}")
        assert page.run(f"return ({TOO_WIDE})()") == [], path
    page.click(".more-pages summary")
    page.click('//details[@class="more-pages"]//a[contains(., "Settings")]')
    page.says("Settings", "*")


def test_without_scripts(server: Server, tmp_path: Path) -> None:
    with opened(tmp_path / "profile", scripts=False) as page:
        page.go(sign_in_url(server))
        page.click("main button")
        page.go(f"{server.origin}/links/new?host={HOST}")
        page.type("#f-destination", "https://dest.example/plain")
        page.type("#f-alias", "plain")
        page.press_button("Create link")
        page.says("is ready.")
        assert come(server, "/plain", HOST).headers["Location"] == "https://dest.example/plain"
        page.go(f"{server.origin}/links?filter[search]=plain")
        page.click(f"[aria-label='Actions for {HOST}/plain']")
        page.click("[formaction$='/pause']")
        page.says("Link paused.")
        page.press_button("Undo")
        page.says("Undone.")
        page.click(f"[aria-label='Select {HOST}/plain']")
        page.click(".bulk details summary")
        page.type(".bulk input[name=tag]", "by-hand")
        page.press_button("Add tag")
        page.says("added to 1 link")
        assert ask_rows(server, "SELECT count(*) FROM record_tag WHERE tag = 'by-hand'") == [(1,)]


def assert_fits_and_accessible(page: Firefox) -> None:
    page.run(AXE)
    assert page.run(_VIOLATIONS) == []
    for width in (1440, 720, 390):
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
    page.wait("document.querySelector('.steps')")
    page.go(f"{server.origin}/account")
    assert_fits_and_accessible(page)
    page.type("input[type=password]", PASSWORD)
    page.click("main form button")
    page.wait("document.querySelector('.steps')")
    assert_fits_and_accessible(page)

    # A pasted address becomes a link.
    page.type("#f-destination", "https://dest.example/by-firefox")
    page.click(".shorten button")
    created = page.wait("document.querySelector('.made .copy')?.dataset.copy")
    assert come(server, "/" + created.rpartition("/")[2], HOST).headers["Location"] == "https://dest.example/by-firefox"

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
    page.wait("document.querySelector('.done')?.textContent.includes('added to 2 links')")
    page.click(".done button")
    page.wait("document.querySelector('.done')?.textContent.includes('Undone.')")

    # One menu is open at a time, and Escape closes it.
    for row in (3, 1):
        page.click(f"#rows tr:nth-child({row}) .menu summary")
    assert page.run("return document.querySelectorAll('.menu[open]').length") == 1
    page.press(ESCAPE)
    assert page.run("return document.querySelectorAll('.menu[open]').length") == 0

    # Keys: the palette, and the way to a result.
    page.press(CONTROL, "k")
    page.wait("document.querySelector('#search-dialog').open")
    page.type("#search-dialog input", "dest.example")
    page.wait("document.querySelector('#results [aria-selected=true]')?.innerText.includes('dest.example')")
    page.press(ESCAPE)
    page.wait("!document.querySelector('#search-dialog').open")

    # A chart tells its numbers to the arrow keys.
    page.click("#rows tr:last-child .what a")
    page.wait("document.querySelector('.chart .day')")
    page.run("document.querySelector('.chart .day:last-of-type').focus()")
    assert "so far" in page.text(".tip")
    page.press(LEFT)
    assert "so far" not in page.text(".tip")
    page.click(".picture")
    page.wait("document.querySelector('.picture span').textContent === 'Copied'")
    assert_fits_and_accessible(page)


def test_a_form_is_sent_once_and_kept_while_signed_out(
    browser_window: Firefox, make_server: Callable[..., Server]
) -> None:
    page, server = browser_window, make_server().start()
    connected(server, HOST)
    page.go(welcome_url(server))
    page.click("main button")
    page.wait("document.querySelector('.steps')")
    page.go(f"{server.origin}/links/new?host={HOST}")
    page.wait("document.querySelector('#f-destination')")
    assert_fits_and_accessible(page)
    page.type("#f-destination", "https://dest.example/typed")
    page.type("#f-alias", "typed")
    cookies: Any = page.do("WebDriver:GetCookies")
    for cookie in cookies:
        if cookie["name"].startswith("signpost_session"):
            page.do("WebDriver:DeleteCookie", name=cookie["name"])
    page.run("document.querySelector('main form[method=post]').requestSubmit()")
    page.wait("document.body.textContent.includes('Sign in again')")
    assert come(server, "/typed", HOST).status == 404
    values = page.run("return [...document.querySelectorAll('input')].map((one) => one.value)")
    assert "https://dest.example/typed" in values
