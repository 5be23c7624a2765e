"""The form of a link and its page in a browser: typing with help, several destinations, errors, preview, history."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.tools import HOST, TOO_WIDE, Home, ask_rows, assert_calm, id_of, welcome_url
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import api, connected, link
from tests.wire import visit as come

Enter = Callable[..., Visit]
Fresh = Callable[..., tuple[Server, Visit]]
AXE = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
PAGES = (
    "/links/new",
    "/redirects/new",
    "/links/{full}",
    "/links/{full}/edit",
    "/explain?url=go.localhost/full",
    "wrong",
)
_TOO_SMALL = """least => {
  const all = document.querySelectorAll("main :is(a, button, input, select, textarea, summary)");
  return [...all].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || one.closest(".hidden, p, small, dd, h1, h2")) return false;
  return Math.max(box.height, one.closest("label")?.getBoundingClientRect().height ?? 0) < least - 0.5;
}).map((one) => one.outerHTML.slice(0, 140)); }"""


@pytest.fixture
def full(home: Home) -> str:
    """The id of a link with everything set."""
    if not ask_rows(home.server, "SELECT id FROM record WHERE alias = 'full'"):
        fields = {
            "destinations": ["https://a.example/a/very/long/path/" + "x" * 80, "https://b.example"],
            "destination_routing": "weighted", "destination_weights": [70, 30], "title": "Everything",
            "utm": ["source=mail"], "expires": "2099-01-01T00:00:00Z", "max_clicks": 5000, "password": "secret",
            "forward_path": True, "plugins": ["noindex"], "is_notify": True, "tags": ["print", "week-47"],
            "description": "A note.", "external_id": "crm-1", "status": 307,
        }  # fmt: skip
        link(home.server, "https://a.example", HOST, alias="full", **fields)
    return id_of(home.server, "full")


def open_page(enter: Enter, home: Home, full: str, path: str, colours: str = "light", width: int = 1440) -> Visit:
    seen = enter(home, "/links/new" if path == "wrong" else path.format(full=full), colours, width)
    if path == "wrong":
        page = seen.page
        page.locator("summary", has_text="Expiry").click()
        page.get_by_label("Click limit").fill("0")
        page.get_by_role("button", name="Create link").click()
        page.get_by_role("alert").wait_for()
    return seen


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible_and_fits(home: Home, enter: Enter, full: str, path: str, colours: str) -> None:
    seen = open_page(enter, home, full, path, colours)
    page = seen.page
    page.evaluate("() => { for (const one of document.querySelectorAll('main details:not(.menu)')) one.open = true; }")
    for width in (1440, 720, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(TOO_WIDE) == [], width
        found = Axe().run(page, options=AXE)
        assert found.violations_count == 0, found.generate_report()
    assert_calm(seen, home.server.origin)


@pytest.mark.parametrize("path", PAGES[:4])
def test_everything_can_be_touched(home: Home, browser: Any, full: str, path: str) -> None:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.add_cookies(home.cookies)
    page = phone.new_page()
    page.goto(f"{home.server.origin}{path.format(full=full)}")
    page.evaluate("() => { for (const one of document.querySelectorAll('main details:not(.menu)')) one.open = true; }")
    assert page.evaluate(_TOO_SMALL, 44) == []
    phone.close()


def test_typing_a_link_is_helped(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    link(server, "https://dest.example/", HOST, alias="taken", tags=["campaign", "print"])
    page.goto(f"{server.origin}/links/new")
    page.get_by_label("Destination", exact=True).fill("https://shop.example/winter-sale")
    page.get_by_label("Hostname", exact=True).select_option(HOST)
    path, answer = page.get_by_label("Short path"), page.locator("#suggestions")
    path.fill("taken")
    answer.get_by_text("Already taken").wait_for()
    answer.get_by_role("button", name="winter-sale").click()
    assert path.input_value() == "winter-sale"
    answer.get_by_text("Available.", exact=True).wait_for()
    preview = page.get_by_role("complementary", name="Preview")
    preview.get_by_text(f"{HOST}/winter-sale").wait_for()
    preview.get_by_role("img").wait_for()

    page.locator("summary", has_text="Title and tags").click()
    tags = page.get_by_label("Tags")
    tags.fill("new, pr")
    page.locator("#tag-suggestions").get_by_role("button", name="print").click()
    assert tags.input_value() == "new, print, "
    page.get_by_role("button", name="Create link").click()
    page.get_by_text("Your short link is ready.").wait_for()
    assert come(server, "/winter-sale", HOST).headers["Location"] == "https://shop.example/winter-sale"
    assert ask_rows(server, "SELECT count(*) FROM record_tag")[0][0] == 4
    assert_calm(seen, server.origin)


def test_a_destination_is_added_without_loading_the_page(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    page.goto(f"{server.origin}/links/new")
    page.get_by_label("Destination", exact=True).fill("https://a.example")
    page.locator("summary", has_text="Title and tags").click()
    page.get_by_label("Title", exact=True).fill("Typed")
    page.evaluate("() => { window.isSame = true; }")
    for number in (2, 3):
        page.get_by_role("button", name="Add destination").click()
        page.get_by_label(f"Destination {number}", exact=True).wait_for()
        # It has the focus.
        page.wait_for_function("id => document.activeElement.id === id", arg=f"f-destination-{number - 1}")
        page.keyboard.type(f"https://{number}.example")
    assert page.evaluate("window.isSame")
    assert page.get_by_label("Title", exact=True).input_value() == "Typed"
    page.get_by_label("Destination 1: Share in %").fill("80")
    assert page.get_by_label("How to split").input_value() == "weighted"
    page.get_by_role("button", name="Create link").click()
    page.get_by_text("Your short link is ready.").wait_for()
    details = page.locator("dl.details").inner_text()
    for words in ("80 % a.example", "10 % 2.example", "10 % 3.example", "By percentage"):
        assert words in " ".join(details.split())
    assert_calm(seen, server.origin)


def test_a_session_that_ended_takes_no_row_away(home: Home, enter: Enter) -> None:
    page = enter(home, "/links/new").page
    page.get_by_label("Destination", exact=True).fill("https://a.example")
    page.context.clear_cookies(name=re.compile("signpost_session"))
    page.get_by_role("button", name="Add destination").click()
    page.locator("#notice").get_by_text("You are signed out.").wait_for()
    assert page.get_by_label("Destination", exact=True).input_value() == "https://a.example"


def test_errors_are_counted_and_lead_to_their_inputs(home: Home, enter: Enter, full: str) -> None:
    page = enter(home, "/links/new").page
    page.get_by_label("Destination", exact=True).fill("javascript:x")
    page.locator("summary", has_text="Expiry").click()
    page.get_by_label("Click limit").fill("0")
    page.get_by_role("button", name="Create link").click()
    summary = page.get_by_role("alert")
    summary.get_by_text("2 fields need your attention").wait_for()
    assert page.evaluate("document.activeElement.getAttribute('role')") == "alert"
    summary.get_by_role("link", name="Click limit").click()
    assert page.evaluate("document.activeElement.id") == "f-max_clicks"
    assert page.get_by_label("Click limit").is_visible()
    assert not page.get_by_label("Source").is_visible()


def test_by_keyboard_alone(home: Home, enter: Enter) -> None:
    page = enter(home, "/links/new").page
    page.wait_for_function("() => document.activeElement.id === 'f-destination'")
    page.keyboard.type("https://dest.example/by-keys")
    # Enter creates the link; it does not add a destination.
    page.keyboard.press("Enter")
    page.get_by_text("Your short link is ready.").wait_for()
    page.keyboard.press("e")
    page.get_by_role("heading", name="Edit ").wait_for()
    page.locator("summary", has_text="Title and tags").press("Enter")
    page.get_by_label("Title", exact=True).focus()
    page.keyboard.type("By keys")
    page.keyboard.press("Control+Enter")
    page.get_by_text("Changes saved.").wait_for()
    page.get_by_role("status").get_by_role("button", name="Undo").press("Enter")
    page.get_by_text("Undone.").wait_for()
    assert "By keys" not in page.locator("h1").inner_text()
    page.locator("header summary", has_text="More").press("Enter")
    page.get_by_role("button", name="Delete link").press("Enter")
    page.get_by_role("status").get_by_text("deleted.").wait_for()


def test_without_scripts(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    connected(server, HOST)
    page.goto(f"{server.origin}/redirects/new")
    page.get_by_label("Destination", exact=True).fill("https://a.example/:page")
    page.get_by_role("button", name="Add destination").click()
    page.get_by_label("Destination 2", exact=True).fill("https://b.example/:page")
    page.get_by_label("Hostname", exact=True).select_option(HOST)
    page.get_by_label("Path", exact=True).fill("blog/:page")
    page.get_by_label("Which paths it covers").select_option("pattern")
    page.get_by_label("How to split").select_option("First only")
    page.get_by_role("button", name="Create redirect").click()
    page.get_by_role("status").get_by_text("The redirect is ready.").wait_for()
    assert "/redirects/" in page.url
    assert come(server, "/blog/x", HOST).headers["Location"] == "https://a.example/x"

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="Duplicate").click()
    page.get_by_label("Path", exact=True).fill("news/:page")
    page.get_by_role("button", name="Create redirect").click()
    assert come(server, "/news/x", HOST).status == 301
    page.locator("header summary", has_text="More").click()
    page.get_by_role("button", name="Delete redirect").click()
    assert come(server, "/news/x", HOST).status == 404
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    assert come(server, "/news/x", HOST).status == 301


def test_a_code_is_styled_in_sight(home: Home, enter: Enter) -> None:
    seen = enter(home, f"/links/{home.spring}")
    page = seen.page
    page.locator("#qr summary", has_text="Customize").click()
    page.get_by_label("Dots").select_option("Rounded")
    page.get_by_role("img", name="not saved").wait_for()
    assert not any("csrf_token" in url for url in seen.requests)
    assert_calm(seen, home.server.origin)


def test_a_change_is_undone_from_the_history(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    id_ = link(server, "https://dest.example/", HOST, alias="a", title="Before")["id"]
    body = {"url": f"{HOST}/a", "destination": "https://dest.example/", "title": "After"}
    assert api(server, "PUT", f"/v1/redirect/{id_}", body).status == 200
    page.goto(f"{server.origin}/links/{id_}")
    history = page.locator("#history")
    assert "Before → changed to After" in " ".join(history.inner_text().split())
    history.get_by_role("button", name="Undo").first.click()
    page.get_by_role("status").get_by_text("Undone.").wait_for()
    assert "Before" in page.locator(".link-head").inner_text()


def test_a_destination_is_looked_at_while_it_is_typed(make_server: Callable[..., Server], visit: Any) -> None:
    """What a card of a chat would show, from a real page; and the new link is in the clipboard."""
    server = make_server(SIGNPOST_MONITOR_ALLOW_PRIVATE="1").start()
    seen = visit(welcome_url(server))
    page = seen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Sign in").click()
    connected(server, HOST)
    page.goto(f"{server.origin}/w/home/links/new")
    # A page that is there: one of ours.
    page.get_by_label("Destination", exact=True).fill(f"{server.origin}/sign-in")
    page.locator("#looked-at").get_by_text("The page answers. No other link leads there.").wait_for()
    page.locator("#chat-card figure").get_by_text("Sign in").first.wait_for()
    assert "Sign in" in page.locator("#title-now").inner_text()
    page.get_by_label("Destination", exact=True).fill(f"{server.origin}/none")
    page.locator("#looked-at .wrong").wait_for()
    assert page.locator("#chat-card").inner_text() == ""
    page.get_by_label("Short path").fill("typed")
    page.get_by_role("button", name="Create link").click()
    page.get_by_role("status").get_by_text("Your short link is ready.").wait_for()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).endsWith('/typed')")
    page.get_by_role("status").get_by_role("button", name=re.compile("Copied|Copy the short link")).wait_for()
