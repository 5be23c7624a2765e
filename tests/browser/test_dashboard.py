"""The dashboard in a real browser: journeys from sign-in to clicks, and what is true of every page.

Every page in both colour schemes: accessible (axe), within its policy, from its own origin alone, and no wider than a
phone. TEST_SCREENSHOTS=1 also writes docs/screenshots.
"""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image

from signpost.storage.instance_folder import Claims
from tests.browser.tools import (
    GREETING,
    HOST,
    PASSWORD,
    TOO_WIDE,
    VISITORS,
    Home,
    ask_rows,
    assert_calm,
    choose_password,
    id_of,
    short_url,
    sign_in_url,
    signed_in,
    welcome_url,
)
from tests.browser.visits import Visit
from tests.conftest import FIREFOX, ROOT, Server
from tests.wire import api, connected, eventually, link
from tests.wire import visit as come

SCREENSHOTS = ROOT / "docs" / "screenshots"
MOST_BYTES = 120_000
# Those of WCAG 2.2 AA that axe leaves out unless asked.
AXE = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}},
}
# The rules of axe that look at colours. Where both colour schemes put every box in the same place, the others find in
# one scheme what they find in the other.
AXE_OF_COLOURS = {
    "resultTypes": ["violations"],
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
HOSTILE = "<script>alert(1)</script>\"'&"
RIGHT_TO_LEFT = "שלום עולם مرحبا"
EMOJI = "👩‍🚀 ✓"
ODD = f"{HOSTILE} {RIGHT_TO_LEFT} {EMOJI}"


# --- journeys ---------------------------------------------------------------------------------------------------


@pytest.mark.essential
def test_from_first_start_to_a_click_in_the_chart(
    browser: Any, make_server: Callable[..., Server], visit: Callable[..., Visit]
) -> None:
    begun = time.monotonic()
    server = make_server().start()
    url = welcome_url(server)
    seen = visit(url)
    page = seen.page
    page.reload()  # looking at it does not use it up
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name=GREETING).wait_for()
    page.get_by_role("link", name=re.compile("^Links")).first.click()
    page.get_by_role("link", name="New link").click()
    page.get_by_label("Destination", exact=False).first.fill(f"{server.origin}/healthz?from=first-link")
    page.locator("#f-alias").focus()
    suggested = page.locator(".pick").first
    suggested.wait_for()
    alias = suggested.inner_text()
    suggested.click()
    assert page.locator("#f-alias").input_value() == alias
    page.get_by_role("button", name="Create link").click()
    page.get_by_text("Your short link is ready.").wait_for()
    created = page.url.partition("?")[0]
    address = short_url(server, alias, "localhost")
    assert page.locator("h1 a").get_attribute("href") == address
    # A browser that nobody sits at calls itself so, and counts as a bot.
    visitor = browser.new_page(user_agent=FIREFOX)
    visitor.goto(address)
    took = time.monotonic() - begun
    assert visitor.url == f"{server.origin}/healthz?from=first-link"
    visitor.close()
    assert took < 60

    def counted() -> bool:
        page.goto(created)
        return bool(page.locator("ul.numbers b").all_inner_texts() == ["1", "1", "0"])

    eventually(counted)
    titles = page.locator(".chart .day title").all_text_contents()
    assert titles[-1] == "Today, so far\n1 click\n0 by bots"
    line, dot = (page.locator(f".chart {name}").bounding_box() for name in (".zero", ".dot.open"))
    assert line["y"] - dot["y"] > 10
    page.get_by_role("link", name="Table", exact=True).click()
    assert page.get_by_role("row", name="Today (so far) 1 0").is_visible()

    page.goto(server.origin)
    choose_password(page)
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/sign-in")
    page.goto(f"{created}?by=devices")
    assert urlsplit(page.url).path == "/sign-in"
    page.get_by_label("E-mail address").fill("owner@localhost")
    page.get_by_label("Password").fill("not the password")
    page.get_by_role("button", name="Sign in").click()
    assert "Wrong e-mail address or password" in page.get_by_role("alert").inner_text()
    assert page.get_by_label("E-mail address").input_value() == "owner@localhost"
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(f"{created}?by=devices")
    assert page.locator("main").get_by_text("Firefox", exact=True).is_visible()
    assert_calm(seen, server.origin)

    page.goto(url)
    assert "already been used" in page.locator("main").inner_text()


def curl_status(server: Server, token: str) -> str:
    command = ["curl", "-s", "-o", os.devnull, "-w", "%{http_code}", "-H", f"Authorization: Bearer {token}"]
    done = subprocess.run([*command, f"{server.origin}/v1/test"], capture_output=True, text=True, timeout=20)
    return done.stdout


def make_token(page: Any, name: str, **choices: str) -> str:
    form = page.locator("form[action$='/tokens']")
    if not form.is_visible():
        page.get_by_role("link", name="New token").click()
    form.get_by_label("What it is for").fill(name)
    for label, choice in choices.items():
        form.get_by_role("group", name=label).get_by_role(
            "radio", name=re.compile(f"^{re.escape(choice)}(?! and)")
        ).check()
    form.get_by_role("button", name="Create token").click()
    found: str = page.locator("#secret").inner_text()
    return found


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_a_token_made_here_works_until_it_is_revoked(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    page.get_by_role("link", name="Tokens & agents").click()
    secret = make_token(page, "curl", **{"It may": "Read and write"})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the token").click()
    eventually(lambda: page.evaluate("navigator.clipboard.readText()") == secret)
    assert curl_status(server, secret) == "200"
    page.get_by_label("Revoke… curl").click()
    page.get_by_role("button", name="Revoke token curl", exact=True).click()
    page.get_by_text("Token revoked").wait_for()
    assert secret not in page.content()
    assert curl_status(server, secret) == "401"
    assert_calm(seen, server.origin)


def test_a_token_for_agents_comes_with_its_configuration(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    seen.page.goto(f"{server.origin}/tokens")
    secret = make_token(seen.page, "my agent", **{"Used by": "Agent (MCP)"})
    shown = seen.page.get_by_role("status")
    for client in ("Claude Code", "VS Code", "Cursor", "Codex"):
        shown.get_by_text(client, exact=True).click()
    # One is open at a time.
    blocks = shown.locator("pre").all_text_contents()
    assert len(blocks) == 4
    assert all(secret in block and f"{server.origin}/mcp/v1" in block for block in blocks)
    assert_calm(seen, server.origin)


# --- every page -------------------------------------------------------------------------------------------------


def _filled(page: Any, home: Home) -> None:
    page.get_by_label("Destination", exact=False).first.fill("https://example.com/annual-report")
    page.locator("#f-alias").focus()
    page.locator(".pick").first.wait_for()


def _wrong_link(page: Any, home: Home) -> None:
    page.get_by_label("Destination", exact=False).first.fill("http://")
    page.locator("#f-alias").fill("spring")
    page.locator("summary", has_text="Expiry").click()
    page.get_by_label("Click limit").fill("0")
    page.get_by_role("button", name="Create link").click()
    page.get_by_role("alert").wait_for()


def _agent_token(page: Any, home: Home) -> None:
    make_token(page, "Assistant", **{"Used by": "Agent (MCP)"})


def _sharex(page: Any, home: Home) -> None:
    page.get_by_role("button", name="Create the ShareX file").click()
    page.get_by_role("status").wait_for()


def _shortcut(page: Any, home: Home) -> None:
    page.get_by_role("button", name="Show the steps for Shortcuts").click()
    page.get_by_role("status").wait_for()


def _webhook_secret(page: Any, home: Home) -> None:
    page.get_by_role("link", name="New webhook").click()
    page.get_by_label("Address", exact=False).first.fill(f"https://hooks.example/{time.monotonic_ns()}")
    for box in page.locator("[name=events]").all():
        box.uncheck()
    page.get_by_label("Link created", exact=True).check()
    page.get_by_label("Clicks", exact=True).check()
    page.get_by_label("Only links with this tag").fill("print")
    page.get_by_role("button", name="Create webhook").click()
    page.get_by_role("status").wait_for()


def _webhook_added(page: Any, home: Home) -> None:
    if not ask_rows(home.server, "SELECT id FROM webhook WHERE state = 'active'"):
        _webhook_secret(page, home)
    page.goto(f"{home.server.origin}/webhooks")


def _asked_by_an_agent(page: Any, home: Home) -> None:
    """The agent names itself as it likes, and sends people back to a long address."""
    back = f"https://{'long.' * 40}example/done"
    given = {"client_name": ODD, "redirect_uris": [back], "token_endpoint_auth_method": "none"}
    client = api(home.server, "POST", "/oauth/register", given).json
    requested = {"response_type": "code", "client_id": client["client_id"], "redirect_uri": back, "state": "s"}
    proof = {"code_challenge": "c" * 43, "code_challenge_method": "S256"}
    page.goto(f"{home.server.origin}/oauth/authorize?{urlencode({**requested, **proof})}")


def _wrong_webhook(page: Any, home: Home) -> None:
    page.get_by_role("link", name="New webhook").click()
    page.get_by_label("Address", exact=False).first.fill("https://hooks.example/")
    for box in page.locator("[name=events]").all():
        box.uncheck()
    page.get_by_role("button", name="Create webhook").click()
    page.get_by_role("alert").wait_for()


def _webhook_failed(page: Any, home: Home) -> None:
    _webhook_secret(page, home)
    failed = (
        "UPDATE webhook SET state = 'failed', reason = 'The receiver answered 500.', failing_since = ? WHERE id = ?"
    )
    ask_rows(home.server, failed, datetime.now(UTC).isoformat(), urlsplit(page.url).path.rpartition("/")[2])
    page.reload()


def _delivery(page: Any, home: Home) -> None:
    _webhook_added(page, home)
    page.get_by_role("button", name="Send a test").first.click()
    page.get_by_text("Next attempt").wait_for()


def _deliveries(page: Any, home: Home) -> None:
    _delivery(page, home)
    page.goto(f"{home.server.origin}/deliveries")


def _wrong_token(page: Any, home: Home) -> None:
    page.get_by_role("link", name="New token").click()
    page.get_by_label("What it is for").fill("Too late")
    page.get_by_label("Expires after").fill("2001-01-01")
    page.get_by_role("button", name="Create token").click()
    page.get_by_text("in the past").wait_for()


def _invited(page: Any, home: Home) -> None:
    page.get_by_role("link", name="Invite someone").click()
    page.get_by_label("E-mail address").fill("grace@elsewhere.example")
    page.get_by_role("button", name="Create invitation").click()
    page.get_by_role("status").wait_for()


def _invitation(page: Any, home: Home) -> None:
    created = home.server.run("member", "invite", "new@elsewhere.example")
    assert created.returncode == 0, created.stderr
    _signed_out(page, home)
    page.goto(created.stdout.strip())


def _wrong_invitation(page: Any, home: Home) -> None:
    _invitation(page, home)
    page.get_by_label("Password", exact=True).fill("not the password")
    page.get_by_role("button", name="Sign in and join").click()
    page.locator(".wrong").first.wait_for()


def _others_invitation(page: Any, home: Home) -> None:
    created = home.server.run("member", "invite", "new@elsewhere.example")
    page.goto(created.stdout.strip())


def _no_invitation(page: Any, home: Home) -> None:
    page.goto(f"{home.server.origin}/invitation/unknown")


def _wrong_member(page: Any, home: Home) -> None:
    page.get_by_role("link", name="Invite someone").click()
    page.get_by_label("E-mail address").fill("ada@example.com")
    page.get_by_role("button", name="Create invitation").click()
    page.locator(".wrong").first.wait_for()


def _wrong_setting(page: Any, home: Home) -> None:
    page.get_by_label("Country", exact=True).fill("Germany")
    page.get_by_role("button", name="Save changes").click()
    page.locator(".wrong").first.wait_for()


def _conflict(page: Any, home: Home) -> None:
    path = f"{home.server.origin}/links/{id_of(home.server, 'invoice')}"
    page.goto(f"{path}/edit")
    body = {
        "url": f"{HOST}/invoice",
        "destination": "https://help.example/billing/invoices",
        "title": f"At {time.monotonic_ns()}",
    }
    assert api(home.server, "PUT", f"/v1/redirect/{path.rpartition('/')[2]}", body).status == 200
    page.get_by_role("button", name="Save").click()
    page.get_by_role("alert").wait_for()


def _paused_conflict(page: Any, home: Home) -> None:
    page.locator("form[action$='/pause'] [name=version]").evaluate("one => { one.value = 'another'; }")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("alert").wait_for()


def _signed_out_while_typing(page: Any, home: Home) -> None:
    page.locator("#f-destination").fill("https://example.com/annual-report")
    page.context.clear_cookies(name=re.compile("signpost_session"))
    page.get_by_role("button", name="Create link").click()
    page.get_by_role("heading", name="Sign in again").wait_for()


def _none_chosen(page: Any, home: Home) -> None:
    page.locator("form.rows").evaluate("form => form.requestSubmit(form.querySelector('[value=pause]'))")
    page.get_by_role("alert").wait_for()


def _select(page: Any, home: Home) -> None:
    for box in page.get_by_role("checkbox", name=f"Select {HOST}").all()[:2]:
        box.check()


def _move_many(page: Any, home: Home) -> None:
    _select(page, home)
    page.locator(".bulk summary", has_text="Change destination").click()
    page.get_by_label("Where the destination begins with").fill("https://shop.example/")
    page.get_by_label("Replace it with").fill("https://store.example/")
    # The one before it is for the same destination for all.
    page.get_by_role("button", name="Preview").nth(1).click()
    page.get_by_role("button", name="Change 2 links").wait_for()


def _delete_many(page: Any, home: Home) -> None:
    page.get_by_role("checkbox", name=f"Select {HOST}").first.check()
    page.get_by_role("checkbox", name="All 3").check()
    page.get_by_role("button", name="Delete…").click()
    page.get_by_role("heading", name="Delete 3 links?").wait_for()


def _shorten(page: Any, home: Home) -> None:
    page.get_by_label("Address to shorten").fill("https://dest.example/shortened-here")
    page.get_by_role("button", name="Shorten").click()
    page.locator(".made").wait_for()


def _wrong_address(page: Any, home: Home) -> None:
    page.get_by_label("Address to shorten").fill("javascript:alert(1)")
    page.get_by_role("button", name="Shorten").click()
    page.get_by_role("alert").wait_for()


def _search(page: Any, home: Home) -> None:
    page.keyboard.press("Control+k")
    page.get_by_role("dialog").get_by_role("combobox").press_sequentially("spring")
    page.get_by_role("dialog").get_by_role("option", name="spring").first.wait_for()


def _show_keys(page: Any, home: Home) -> None:
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keyboard shortcuts").wait_for()


def _several_and_one(page: Any, home: Home) -> None:
    page.locator("#f-destination").fill("https://example.com/c")
    page.get_by_role("button", name="Add destination").click()
    page.locator("#f-destination-1").fill("https://example.com/a")


def _wrong_password(page: Any, home: Home) -> None:
    form = page.locator("form").filter(has=page.get_by_label("New password"))
    form.get_by_label("Current password").fill("not the password")
    form.get_by_label("New password").fill("another password")
    form.get_by_role("button", name="Change password").click()
    page.locator(".wrong").first.wait_for()


def _wrong_host(page: Any, home: Home) -> None:
    page.get_by_role("link", name="Connect a hostname").click()
    page.locator("#f-host").fill("not a hostname")
    page.get_by_role("button", name="Connect hostname").click()
    page.get_by_role("alert").wait_for()


def _wrong_target(page: Any, home: Home) -> None:
    page.locator("#f-notfound_url").fill("https://example.com{path}")
    page.get_by_role("button", name="Save changes").click()
    page.get_by_role("alert").wait_for()


def _missed(page: Any, home: Home) -> None:
    for number in range(5):
        come(home.server, f"/blog/2019/a-page-of-the-old-site-with-a-long-name-{number}.html", HOST)
    come(home.server, "/newsletters", HOST)
    page.reload()
    page.get_by_text("Should go to").first.wait_for()


def _signed_out(page: Any, home: Home) -> None:
    page.context.clear_cookies(name=re.compile("signpost_session"))
    page.goto(f"{home.server.origin}/sign-in")


def _wrong_sign_in(page: Any, home: Home) -> None:
    # A form is good for one try, and all of these tests begin with the same cookies.
    page.context.clear_cookies()
    page.goto(f"{home.server.origin}/sign-in")
    page.get_by_label("E-mail address").fill(f"somebody{time.monotonic_ns()}@example.com")
    page.get_by_label("Password").fill("not the password")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("alert").wait_for()


def _welcome(page: Any, home: Home) -> None:
    _signed_out(page, home)
    page.goto(sign_in_url(home.server))


def _no_welcome(page: Any, home: Home) -> None:
    _signed_out(page, home)
    page.goto(f"{home.server.origin}/welcome/unknown")


def _tried_import(page: Any, home: Home) -> None:
    text = f"url,destination\nhttp://{HOST}/moved,https://example.com/\nhttp://{HOST}/a+b,https://example.com/\n"
    file = {"name": "links.csv", "mimeType": "text/csv", "buffer": text.encode()}
    page.get_by_label("File", exact=True).set_input_files(file)
    page.get_by_role("button", name="Check file").click()
    page.get_by_role("button", name=re.compile("Import [12] redirect")).wait_for()


def _visited(page: Any, home: Home) -> None:
    page.wait_for_timeout(500)
    for (agent, referrer, language), alias in zip(VISITORS, ("sea-charts", "wifi", "hours", "renew"), strict=False):
        headers = {"User-Agent": agent, "Referer": referrer, "Accept-Language": language}
        come(home.server, f"/{alias}", "sample.localhost", **{name: value for name, value in headers.items() if value})
    page.locator("#feed li").nth(2).wait_for()
    page.mouse.move(0, 0)


def _typed(page: Any, home: Home) -> None:
    # No such page is in the network: the answer about it does not come.
    page.route("**/destinations/look*", lambda route: None)
    page.locator("#f-destination").fill("https://harbour-library.example/events/summer-reading")
    page.locator("#f-alias").focus()
    page.locator(".pick").first.wait_for()


@dataclass
class Page:
    """A page: its path, with names of Home's in braces; what is done there; what it then says."""

    path: str
    says: str
    act: Callable[..., Any] | None = None
    # Whether docs/screenshots has it.
    pictured: bool = False


PAGES = {
    "overview": Page("/", "Most clicked"),
    "overview-made": Page("/", "Open it", _shorten),
    "overview-wrong": Page("/", "aren't allowed", _wrong_address),
    "clicks": Page("/clicks", "Referrers"),
    "clicks-of-a-tag": Page("/clicks?tag=print&days=90", "remove"),
    "report": Page("/report", "In short"),
    "report-link": Page("/links/{spring}/report", "scan to open"),
    "search": Page("/search?q=spring", "go.localhost/spring"),
    "search-dialog": Page("/members", "Grace Hopper", _search),
    "qr-sheet": Page("/qr?filter[tags]=print&places=Table+1-3", "Page 1 of 1"),
    "keys": Page("/links", "Spring sale 2026", _show_keys),
    "links": Page("/links", "Spring sale 2026"),
    "links-filtered": Page("/links?filter[tags]=print&filter[traffic]=any", "guest network"),
    "links-nothing": Page("/links?filter[search]=nowhere", "No links match these filters."),
    "links-selected": Page("/links", "2 selected", _select),
    "edit-many": Page("/links", "Replace https://shop.example/", _move_many),
    "links-wrong": Page("/links?filter[created]=never", "never"),
    "new-link": Page("/links/new", "annual-report", _filled),
    "new-link-wrong": Page("/links/new", "2 fields need your attention", _wrong_link),
    "link": Page("/links/{spring}", "in the last 28 days"),
    "edit": Page("/links/{spring}/edit", "Save changes"),
    "new-link-several": Page("/links/new", "How to split", _several_and_one),
    "new-link-signed-out": Page("/links/new", "What you sent is kept", _signed_out_while_typing),
    "edit-conflict": Page("/links", "This was changed while you were editing", _conflict),
    "pause-conflict": Page("/links/{spring}", "Pause it as it is now", _paused_conflict),
    "links-none-chosen": Page("/links", "Select at least one first.", _none_chosen),
    "links-elsewhere": Page("/links?filter[search]=shop", "Redirects match as well"),
    "delete-many": Page("/links?filter[tags]=print", "Delete 3 links?", _delete_many, pictured=True),
    "redirects": Page("/redirects", "old-shop"),
    "new-redirect": Page("/redirects/new", "Create redirect", pictured=True),
    "hosts": Page("/hosts", HOST, pictured=True),
    "hosts-wrong": Page("/hosts", "needs your attention", _wrong_host),
    "host": Page(f"/hosts/{HOST}", "Block new short links"),
    "host-wrong": Page(f"/hosts/{HOST}", "needs your attention", _wrong_target),
    "activity": Page("/activity", "created"),
    "as of a day": Page("/links/as-of", "as of"),
    "misses": Page("/misses", "Redirect all", _missed),
    "tokens": Page("/tokens", "Newsletter", pictured=True),
    "new-token": Page("/tokens", "Your new token", _agent_token, pictured=True),
    "new-token-wrong": Page("/tokens", "in the past", _wrong_token),
    "consent": Page("/tokens", "Role at most", _asked_by_an_agent),
    "tools": Page("/tools", "Shorten this page"),
    "tool-sharex": Page("/tools", "Download the file", _sharex),
    "tool-shortcut": Page("/tools", "Get Dictionary Value", _shortcut),
    "webhooks": Page("/webhooks", "Visits, Link created", _webhook_added),
    "new-webhook-wrong": Page("/webhooks", "Choose at least one", _wrong_webhook),
    "webhook": Page("/webhooks", "Signing secret", _webhook_secret),
    "webhook-failed": Page("/webhooks", "Turned off after three days", _webhook_failed),
    "delivery": Page("/webhooks", "webhook-id", _delivery),
    "deliveries": Page("/webhooks", "Sent to", _deliveries),
    "members": Page("/members", "Grace Hopper", pictured=True),
    "invited": Page("/members", "Invitation for grace@elsewhere.example", _invited),
    "member-wrong": Page("/members", "Already a member of this workspace.", _wrong_member),
    "invitation": Page("/account", "Create account and join", _invitation),
    "invitation-wrong": Page("/account", "Wrong e-mail address or password", _wrong_invitation),
    "invitation-of-others": Page("/account", "Sign out to continue", _others_invitation),
    "invitation-used": Page("/account", "This invitation does not work", _no_invitation),
    "settings": Page("/settings", "Shown in the side bar", pictured=True),
    "settings-wrong": Page("/settings", "two-letter country code", _wrong_setting),
    "settings-pages": Page("/settings/pages", "Preview", pictured=True),
    "settings-notifications": Page("/settings/notifications", "Webhook address"),
    "plan": Page("/settings/plan", "No limit", pictured=True),
    "new-workspace": Page("/workspaces/new", "You are its owner."),
    "jobs": Page("/jobs", "2 of 2", pictured=True),
    "job": Page("/jobs/{job}", "2 links deleted", pictured=True),
    "import": Page("/import", "Choose an export from another link shortener", pictured=True),
    "imported": Page("/import", "How it is read", _tried_import, pictured=True),
    "account": Page("/account", "Signed in on", pictured=True),
    "devices": Page("/account/devices", "Programs and agents"),
    "account-wrong": Page("/account", "The current password is wrong.", _wrong_password),
    "explain": Page("/explain", "What happens when someone opens it?"),
    "explained": Page(f"/explain?url=http://{HOST}/spring", "Visitors are redirected", pictured=True),
    "explained-stop": Page(f"/explain?url=http://{HOST}/nowhere", "Visitors see “not found”"),
    "sign-in": Page("/account", "Sign in", _signed_out, pictured=True),
    "sign-in-wrong": Page("/account", "Wrong e-mail address or password", _wrong_sign_in),
    "welcome": Page("/account", "Welcome to Signpost", _welcome, pictured=True),
    "welcome-used": Page("/account", "already been used", _no_welcome),
    "error": Page("/links/unknown", "Page not found", pictured=True),
}

# In docs/screenshots as they are of sample data.
STORY = {
    "overview": Page("/w/sample/", "Right now", _visited),
    "clicks": Page("/w/sample/clicks", "Referrers"),
    "links": Page("/w/sample/links", "Sea charts of four centuries"),
    "link": Page("/w/sample/links/{spring}", "It answers with status 404"),
    "edit": Page("/w/sample/links/{spring}/edit", "Save changes"),
    "new-link": Page("/w/sample/links/new", "summer-reading", _typed),
    "redirects": Page("/w/sample/redirects", "old-catalog"),
    "misses": Page("/w/sample/misses", "Same but for a hyphen"),
    "wall": Page("/w/sample/wall", "leads elsewhere"),
    "report": Page("/w/sample/report", "In short"),
}


def go(enter: Callable[..., Visit], home: Home, name: str, colours: str = "light", width: int = 1280) -> Visit:
    return show(enter, home, PAGES[name], colours, width)


def show(enter: Callable[..., Visit], home: Home, what: Page, colours: str, width: int) -> Visit:
    seen = enter(home, what.path.format(spring=home.spring, job=home.job), colours, width)
    if what.act is not None:
        what.act(seen.page, home)
    assert what.says in seen.page.locator("main").inner_text() + " ".join(
        choice.input_value() for choice in seen.page.locator("main input:visible").all()
    )
    return seen


# Boxes that scroll sideways must be within the keyboard's reach, by themselves or by something in them, and be named.
_OUT_OF_REACH = """() => [...document.querySelectorAll(".scroll, pre")].filter((one) =>
  one.scrollWidth > one.clientWidth + 1
    && !(one.tabIndex === 0 && one.getAttribute("role") === "region" && one.getAttribute("aria-label")))
  .map((one) => one.outerHTML.slice(0, 120))"""
_OPEN_ALL = "() => { for (const one of document.querySelectorAll('details:not(.more-pages)')) one.open = true; }"


_GROUND = "() => getComputedStyle(document.body).backgroundColor"
_BOXES = """() => [...document.querySelectorAll("body *")].map((one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  return [one.tagName, box.x, box.y, box.width, box.height, style.display, style.visibility, style.fontSize].join();
})"""
_SETTLED = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.all(document.getAnimations().filter((one) => one instanceof CSSTransition)
    .map((one) => one.finished.catch(() => {})));
}"""


def assert_accessible(page: Any, options: dict[str, Any]) -> None:
    found = Axe().run(page, options=options)
    assert found.violations_count == 0, found.generate_report()


def in_colours(page: Any, colours: str) -> None:
    """Switch to a colour scheme, without the colours in between."""
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    page.wait_for_function("one => matchMedia(`(prefers-color-scheme: ${one})`).matches", arg=colours)
    page.evaluate(_SETTLED)


# What pages become: with an error, filtered, after a press. Before a landing that touches no page they wait.
_STATES = (
    "-wrong", "-made", "-of-a-tag", "-dialog", "-filtered", "-nothing", "-selected", "-several", "-signed-out",
    "-conflict", "-chosen", "-elsewhere", "-failed", "-of-others", "-used", "-stop",
)  # fmt: skip


@pytest.mark.parametrize(
    "name", [name if name.endswith(_STATES) else pytest.param(name, marks=pytest.mark.essential) for name in PAGES]
)
def test_a_page_is_accessible_fits_and_keeps_to_its_policy(home: Home, enter: Callable[..., Visit], name: str) -> None:
    assert_fine(go(enter, home, name), home.server.origin)


def assert_fine(seen: Visit, origin: str) -> None:
    """In both colour schemes: nothing but colours may differ in the dark one, and they are looked at there too.

    Where not everything runs, only on a phone, in the light scheme, with everything open.
    """
    page = seen.page
    assert page.title().endswith(" · Signpost")
    assert page.locator("h1").count() == 1
    for open_all in (False, True) if seen.is_full else (True,):
        if open_all:
            page.evaluate(_OPEN_ALL)
        for width in (1440, 720, 390, 320) if seen.is_full else (390,):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(TOO_WIDE) == [], width
            assert page.evaluate(_OUT_OF_REACH) == [], width
            if not seen.is_full:
                assert_accessible(page, AXE)
            elif (width, open_all) in ((1440, True), (390, False), (720, True)):
                assert_accessible(page, AXE)
                ground, boxes = page.evaluate(_GROUND), page.evaluate(_BOXES)
                in_colours(page, "dark")
                assert page.evaluate(_GROUND) != ground
                assert page.evaluate(_BOXES) == boxes
                assert_accessible(page, AXE_OF_COLOURS)
                in_colours(page, "light")
    assert_calm(seen, origin)


@pytest.mark.skipif("TEST_SCREENSHOTS" not in os.environ, reason="TEST_SCREENSHOTS is not set")
@pytest.mark.parametrize("kind", ["light", "dark", "phone"])
@pytest.mark.parametrize("name", [name for name, what in PAGES.items() if what.pictured])
def test_picture(home: Home, enter: Callable[..., Visit], name: Any, kind: str) -> None:
    take(go(enter, home, name, *_DRAWN[kind]), name, kind)


@pytest.fixture(scope="module")
def story(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """Sample data, and the link of its app."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    server.run("user", "update", "owner@localhost", "--name", "Ada Keller")
    server.run("workspace", "sample")
    ((app,),) = ask_rows(server, "SELECT id FROM record WHERE alias = 'app'")
    yield Home(server, signed_in(browser, server), spring=app, job="")
    server.stop(signal.SIGKILL)


@pytest.mark.skipif("TEST_SCREENSHOTS" not in os.environ, reason="TEST_SCREENSHOTS is not set")
@pytest.mark.parametrize("kind", ["light", "dark", "phone"])
@pytest.mark.parametrize("name", STORY)
def test_picture_of_the_story(story: Home, enter: Callable[..., Visit], name: str, kind: str) -> None:
    take(show(enter, story, STORY[name], *_DRAWN[kind]), name, kind)


# The colours and the width of each kind.
_DRAWN = {"light": ("light", 1280), "dark": ("dark", 1280), "phone": ("light", 360)}


def take(seen: Visit, name: str, kind: str) -> None:
    seen.page.set_viewport_size({"width": 360 if kind == "phone" else 1280, "height": 800})
    seen.page.evaluate("scrollTo(0, 0)")
    SCREENSHOTS.mkdir(exist_ok=True)
    file = SCREENSHOTS / f"{name}-{kind}.png"
    taken = seen.page.screenshot(animations="disabled", caret="hide")
    # Of 256 colours: nobody sees a difference, and it is a third.
    Image.open(BytesIO(taken)).convert("RGB").quantize(256).save(file, optimize=True)
    assert file.stat().st_size < MOST_BYTES


def test_the_watch_sees_a_violation(home: Home, enter: Callable[..., Visit]) -> None:
    seen = enter(home, "/links")
    seen.page.evaluate("document.body.setAttribute('style', 'color: red')")
    seen.page.wait_for_timeout(100)
    assert any(violation.startswith("style-src-attr: inline") for violation in seen.violations)


def test_the_page_of_links_is_small(home: Home, enter: Callable[..., Visit]) -> None:
    seen = enter(home, "/links")
    sizes = {}
    for url in set(seen.requests):
        answer = seen.page.request.get(url)
        assert answer.ok
        # As the server sent it.
        sizes[urlsplit(url).path] = int(answer.headers["content-length"])
    assert sum(sizes.values()) < 60_000


# --- text as typed ----------------------------------------------------------------------------------------------


def test_text_is_shown_as_typed(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    alerts: list[str] = []

    def dismiss(dialog: Any) -> None:
        alerts.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", dismiss)
    connected(server, HOST)
    # Spaces are refused in destinations.
    destination = f"https://dest.example/?q={HOSTILE}&r={RIGHT_TO_LEFT}&e={EMOJI}".replace(" ", "+")
    page.goto(f"{server.origin}/links/new?host={HOST}")
    for name in ("Title and tags", "More"):
        page.locator(".folds > details > summary", has_text=name).click()
    page.locator(".folds details details summary", has_text="Notes").click()
    page.locator("#f-destination").fill(destination)
    page.locator("#f-alias").fill("odd")
    page.locator("#f-title").fill(ODD)
    page.locator("#f-description").fill(f"About {ODD}")
    page.locator("#f-tags").fill(f"{HOSTILE}, {RIGHT_TO_LEFT}, {EMOJI}")
    page.get_by_role("button", name="Create link").click()
    page.get_by_text("Your short link is ready.").wait_for()
    saved = api(server, "GET", f"/v1/links/{id_of(server, 'odd')}").json
    assert (saved["title"], saved["description"]) == (ODD, f"About {ODD}")
    assert sorted(saved["tags"]) == sorted([HOSTILE, RIGHT_TO_LEFT, EMOJI])

    of_link = page.locator("bdi").all_text_contents()
    for text in (ODD, f"About {ODD}", HOSTILE, RIGHT_TO_LEFT, EMOJI, saved["destination"].removeprefix("https://")):
        assert text in of_link, text
    assert page.locator(".record-title").inner_text() == ODD

    page.get_by_role("link", name="Edit", exact=True).click()
    assert page.locator("#f-title").input_value() == ODD
    assert page.locator("#f-description").input_value() == f"About {ODD}"
    assert sorted(page.locator("#f-tags").input_value().split(", ")) == sorted(saved["tags"])
    assert page.locator("#f-destination").input_value() == saved["destination"]
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Changes saved.").wait_for()
    again = api(server, "GET", f"/v1/links/{saved['id']}").json
    assert {**again, "updated_at": ""} == {**saved, "updated_at": ""}

    page.goto(f"{server.origin}/links?filter[search]={quote(RIGHT_TO_LEFT)}")
    row = page.get_by_role("row").filter(has_text=f"{HOST}/odd")
    shown = row.locator("bdi").all_text_contents()
    # A list has room for one long tag, and names no scheme.
    for text in (ODD, saved["tags"][0], saved["destination"].removeprefix("https://")):
        assert text in shown, text
    assert page.get_by_label("Search links").input_value() == RIGHT_TO_LEFT
    suggested = page.get_by_role("group", name="Filters")
    suggested.locator("summary", has_text="Tag").click()
    assert {HOSTILE, RIGHT_TO_LEFT, EMOJI} <= set(suggested.locator("bdi").all_text_contents())
    suggested.get_by_role("link").filter(has_text="alert(1)").click()
    assert page.get_by_role("row").filter(has_text=f"{HOST}/odd").is_visible()
    assert HOSTILE in page.get_by_role("list", name="Active filters").locator("bdi").all_text_contents()
    page.get_by_role("checkbox", name=f"Select {HOST}/odd").check()
    page.get_by_role("checkbox", name="All 1", exact=True).check()
    page.get_by_role("button", name="Delete…").click()
    assert "Delete 1 link?" in page.locator("h1").inner_text()
    assert short_url(server, "odd") in page.locator("main bdi").all_text_contents()
    assert page.locator("input[name='filter[tags]']").get_attribute("value") == HOSTILE

    # Where else people type: whose names and tokens, settings, what explains.
    page.goto(f"{server.origin}/tokens")
    make_token(page, ODD)
    assert page.locator("main").get_by_text(ODD, exact=True).first.is_visible()
    page.goto(f"{server.origin}/settings")
    page.get_by_label("Workspace name", exact=True).fill(ODD)
    page.get_by_role("button", name="Save").click()
    assert page.locator(".workspace bdi").first.inner_text() == ODD
    page.goto(f"{server.origin}/explain?url={quote(f'http://{HOST}/{HOSTILE}')}")
    assert page.get_by_label("Link", exact=True).input_value() == f"http://{HOST}/{HOSTILE}"
    page.goto(f"{server.origin}/links?filter[created]={quote(HOSTILE)}")
    page.goto(f"{server.origin}/aliases/suggest?host={HOST}&title={quote(HOSTILE)}")
    assert alerts == []
    assert_calm(seen, server.origin)


def test_long_words_do_not_make_a_page_wider(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh(width=320)
    page = seen.page
    word = "Donaudampfschifffahrtsgesellschaft" * 2
    host = f"{word[:40].lower()}.{word[:40].lower()}.localhost"
    added = server.run("workspace", "create", "--name", word, "--owner", "owner@localhost")
    assert added.returncode == 0, added.stderr
    connected(server, host)
    fields = {"alias": word[:30].lower(), "title": word, "description": word, "tags": [word[:50]]}
    created = link(server, f"https://dest.example/{word * 8}", host, **fields)
    server.run("user", "create", "--name", word, "--email", f"{word[:60]}@example.com", "--role", "viewer")
    server.run("token", "create", "--name", word)
    wide = f"/explain?url=http://{host}/{word[:30].lower()}"
    paths = [
        "/links",
        f"/links/{created['id']}",
        f"/links/{created['id']}/edit",
        f"/links/delete?filter[host]={host}",
        wide,
    ]
    for path in [
        *paths,
        "/links/new",
        "/hosts",
        "/tokens",
        "/tools",
        "/webhooks",
        "/members",
        "/settings",
        "/settings/pages",
        "/settings/plan",
    ]:
        page.goto(f"{server.origin}{path}")
        assert page.evaluate(TOO_WIDE) == [], path
        page.evaluate(_OPEN_ALL)
        assert page.evaluate(TOO_WIDE) == [], path
    page.reload()
    page.locator(".workspace summary").click()
    page.locator(".workspace").get_by_role("link", name=word).click()
    page.get_by_role("heading", name=GREETING).wait_for()
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("link", name="Links").last.click()
    page.get_by_text("No links yet.").wait_for()
    assert page.evaluate(TOO_WIDE) == []


def test_long_addresses_are_short_in_lists_and_whole_on_their_page(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh(width=320)
    page = seen.page
    connected(server, HOST)
    destination = "https://dest.example/" + "a-deep-folder/" * 120 + "end.html"
    title = ("A title of many words " * 12)[:250].strip()
    created = link(server, destination, HOST, alias="deep", title=title)
    for width, highest in ((320, 480), (1280, 240)):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{server.origin}/links?filter[id]={created['id']}")
        row = page.get_by_role("row").filter(has_text=f"{HOST}/deep")
        box = row.bounding_box()
        assert box is not None
        assert box["height"] < highest
        assert row.get_by_title(destination).inner_text().endswith("end.html")
        assert page.evaluate(TOO_WIDE) == []
        for path in (
            f"/links/{created['id']}",
            f"/links/{created['id']}/edit",
            f"/explain?url={quote(created['url'])}",
        ):
            page.goto(f"{server.origin}{path}")
            assert page.evaluate(TOO_WIDE) == [], path
    page.goto(f"{server.origin}/links/{created['id']}")
    assert page.locator("dl.details").get_by_text(destination.removeprefix("https://"), exact=True).is_visible()
    assert page.locator(".record-title").inner_text() == title


def test_a_viewer_sees_and_changes_nothing(home: Home, visit: Callable[..., Visit]) -> None:
    server = home.server
    server.run("user", "create", "--name", "Vera", "--email", "vera@example.com", "--role", "viewer")
    page = visit(server.run("sign-in", "vera@example.com").stdout.strip()).page
    page.get_by_role("button", name="Sign in").click()
    page.goto(f"{server.origin}/links/{home.spring}")
    for name in ("Edit", "Pause", "Duplicate", "Delete link", "Save"):
        assert page.get_by_text(name, exact=True).count() == 0
    page.goto(f"{server.origin}/links")
    assert page.get_by_role("link", name="New link").count() == 0
    assert page.get_by_role("checkbox").count() == 0
    page.set_viewport_size({"width": 320, "height": 800})
    assert page.evaluate(TOO_WIDE) == []
    for path in ("/hosts", "/members", "/settings"):
        page.goto(f"{server.origin}{path}")
        assert page.locator("main form[method=post]").filter(has=page.get_by_role("button")).count() == 0
    page.goto(f"{server.origin}/links/{home.spring}/edit")
    if page.get_by_role("button", name="Save").count():
        page.get_by_role("button", name="Save").click()
    assert "You need the role Editor" in page.locator("main").inner_text()


# --- without JavaScript -----------------------------------------------------------------------------------------


def said(page: Any) -> str:
    found: str = page.locator(".done p").inner_text()
    return found


def test_links_without_javascript(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    page.get_by_role("link", name="Hostnames").click()
    page.get_by_role("link", name="Connect a hostname").click()
    page.locator("#f-host").fill(HOST)
    page.get_by_role("button", name="Connect hostname").click()
    assert f"{HOST} connected." in said(page)

    page.get_by_role("link", name=re.compile("^Links")).first.click()
    page.get_by_role("link", name="New link").click()
    page.locator("#f-destination").fill(f"{server.origin}/healthz")
    page.get_by_label("Hostname", exact=True).select_option(HOST)
    page.locator("#f-alias").fill("plain")
    page.get_by_role("button", name="Create link").click()
    assert said(page) == "Your short link is ready."
    created = page.url.partition("?")[0]
    assert page.get_by_role("link", name=f"{HOST}/plain").is_visible()
    assert page.locator(".copy:visible").count() == 0
    assert come(server, "/plain", HOST).status == 302

    page.get_by_role("link", name="Edit", exact=True).click()
    page.locator("summary", has_text="Title and tags").click()
    page.locator("#f-title").fill("Plainly")
    page.locator("#f-tags").fill("keep")
    page.get_by_role("button", name="Save").click()
    assert said(page) == "Changes saved."
    assert page.locator(".record-title").inner_text() == "Plainly"
    page.get_by_role("button", name="Pause").click()
    assert said(page) == "Link paused."
    assert come(server, "/plain", HOST).status == 404
    page.get_by_role("button", name="Resume").click()
    assert said(page) == "Link resumed."
    assert come(server, "/plain", HOST).status == 302

    for number in range(60):
        link(server, f"https://dest.example/{number}", HOST, alias=f"many{number:02}", tags=["many"])
    page.goto(f"{server.origin}/links")
    boxes = page.get_by_role("checkbox", name=re.compile("^Select "))
    assert boxes.count() == 25
    for _ in range(2):
        page.get_by_role("link", name="Next").click()
    assert boxes.count() == 12
    assert page.get_by_role("link", name="Next").count() == 0
    page.get_by_role("link", name="Previous").click()
    assert boxes.count() == 25

    page.get_by_role("link", name=re.compile("^Links")).first.click()
    page.get_by_label("Search links").fill("Plainly")
    page.get_by_role("button", name="Search", exact=True).click()
    assert boxes.count() == 1
    page.get_by_label("Search links").fill("")
    page.get_by_role("button", name="Search", exact=True).click()
    filters = page.get_by_role("group", name="Filters")
    filters.locator("summary", has_text="Tag").click()
    filters.get_by_role("link", name="many").click()
    page.wait_for_url("**filter%5Btags%5D=many**")
    assert boxes.count() == 25
    boxes.first.check()
    page.get_by_role("checkbox", name="All 60").check()
    page.get_by_role("button", name="Delete…").click()
    assert page.locator("h1").inner_text() == "Delete 60 links?"
    assert "and 55 more" in page.locator("main").inner_text()
    assert come(server, "/many07", HOST).status == 302
    page.get_by_role("button", name="Delete 60 links").click()
    eventually(lambda: come(server, "/many07", HOST).status == 404)
    assert come(server, "/plain", HOST).status == 302

    page.goto(f"{server.origin}/links?filter[search]=plain")
    boxes.check()
    page.locator(".bulk summary", has_text="Tag").click()
    page.locator(".bulk").get_by_label("Tag").fill("spring")
    page.get_by_role("button", name="Add tag").click()
    assert "added to 1 link" in said(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    assert "Undone." in said(page)
    boxes.check()
    page.get_by_role("button", name="Delete…").click()
    assert page.locator("h1").inner_text() == "Delete 1 link?"
    page.get_by_role("link", name="Cancel").click()

    page.goto(created)
    page.locator("header summary", has_text="More").click()
    page.get_by_role("button", name="Delete link").click()
    assert said(page) == f"{HOST}/plain deleted."
    assert come(server, "/plain", HOST).status == 404


def test_the_rest_without_javascript(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    page.get_by_role("link", name="Tokens & agents").click()
    secret = make_token(page, "plain", **{"It may": "Read"})
    assert api(server, "GET", "/v1/test", token=secret).status == 200
    page.get_by_label("Revoke… plain").click()
    page.get_by_role("button", name="Revoke token plain", exact=True).click()
    assert "Token revoked" in said(page)
    assert api(server, "GET", "/v1/test", token=secret).status == 401

    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Workspace name").fill("Plain Works")
    page.get_by_role("button", name="Save changes").click()
    assert said(page).startswith("Workspace name saved.")
    assert page.get_by_role("navigation", name="Main").get_by_text("Plain Works").first.is_visible()

    page.get_by_role("link", name="Hostnames").click()
    page.get_by_role("link", name="localhost", exact=True).click()
    page.get_by_label("Block new short links").check()
    page.get_by_role("button", name="Save changes").click()
    assert "Changes saved." in said(page)
    page.get_by_text("Disconnect localhost…").click()
    page.get_by_role("button", name="Disconnect localhost", exact=True).click()
    assert "localhost disconnected." in said(page)

    page.get_by_role("link", name="Redirects").click()
    page.get_by_role("link", name="New redirect").click()
    page.locator("#f-alias").fill("http://localhost/over-there")
    page.locator("#f-destination").fill("https://dest.example/")
    page.get_by_role("button", name="Create redirect").click()
    assert page.locator("#f-alias-wrong").or_(page.locator("#f-host-wrong")).first.inner_text()

    page.get_by_role("link", name="Members").click()
    page.get_by_role("link", name="Invite someone").click()
    page.get_by_label("E-mail address").fill("ada@example.com")
    page.get_by_role("button", name="Create invitation").click()
    invitation = page.get_by_role("status").locator("code").inner_text()
    page.get_by_role("button", name="Sign out").click()
    page.goto(invitation)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Choose a password").fill("a long enough password")
    page.get_by_role("button", name="Create account and join").click()
    page.get_by_role("status").get_by_text("You joined").wait_for()
    page.goto(f"{server.origin}/members")
    assert page.get_by_text("Invite someone").count() == 0


# --- with the keyboard alone ------------------------------------------------------------------------------------

_FOCUS = """() => {
  const one = document.activeElement;
  const look = () => { const style = getComputedStyle(one);
    return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.borderColor].join(); };
  const box = one.getBoundingClientRect();
  const focused = look();
  one.blur();
  const blurred = look();
  one.focus({preventScroll: true, focusVisible: true});
  return {
    name: one.outerHTML.slice(0, 150),
    differs: focused !== blurred,
    inside: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0
      && box.left < innerWidth,
  };
}"""


def wait_for_focus(page: Any, id: str) -> None:
    # A server that shares a busy machine may take long to answer the form before.
    page.wait_for_function("id => document.activeElement.id === id", arg=id, timeout=60_000)


def tab_to(page: Any, text: str, max_count: int = 60) -> None:
    """Press Tab until something called `text` has the focus, which must be seen at every step."""
    for _ in range(max_count):
        page.keyboard.press("Tab")
        at = page.evaluate(_FOCUS)
        assert at["differs"], f"no focus to be seen: {at['name']}"
        assert at["inside"], f"focus outside of the window: {at['name']}"
        focused = page.locator("*:focus")
        names = (focused.get_attribute("id"), focused.get_attribute("aria-label"))
        if text in ((focused.text_content() or "").strip(), *names):
            return
    raise AssertionError(f"Tab never came to {text!r}.")


@pytest.mark.parametrize("width", [1280, pytest.param(360, marks=pytest.mark.full)])
def test_from_sign_in_to_a_link_by_keyboard(home: Home, visit: Callable[..., Visit], width: int) -> None:
    seen = visit(f"{home.server.origin}/sign-in", width=width)
    page, press = seen.page, seen.page.keyboard.press
    wait_for_focus(page, "email")
    page.keyboard.type("owner@localhost")
    press("Tab")
    page.keyboard.type(PASSWORD)
    press("Enter")
    page.get_by_role("heading", name=GREETING).wait_for()

    press("Tab")
    skip = page.locator("*:focus")
    assert skip.inner_text() == "Skip to the content"
    box = skip.bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    press("Enter")
    wait_for_focus(page, "main")
    press("c")
    page.get_by_role("heading", name="New link").wait_for()
    wait_for_focus(page, "f-destination")
    page.keyboard.type("https://dest.example/by-keyboard")
    tab_to(page, "f-host")
    page.keyboard.type(HOST)
    tab_to(page, "f-alias")
    page.locator(".pick").first.wait_for()
    tab_to(page, "by-keyboard") if page.locator(".pick").first.inner_text() == "by-keyboard" else press("Tab")
    press("Enter")
    wait_for_focus(page, "f-alias")
    alias = page.locator("#f-alias").input_value()
    assert alias
    # Others are offered once it is known that this one is available: with the focus, if it were on one of them.
    page.locator("#suggestions .good").wait_for()
    tab_to(page, "Create link")
    press("Enter")
    page.get_by_text("Your short link is ready.").wait_for()
    assert come(home.server, f"/{alias}", HOST).headers["Location"] == "https://dest.example/by-keyboard"
    tab_to(page, "More")
    press("Enter")
    tab_to(page, "Delete link")
    press("Enter")
    page.get_by_text(" deleted.").wait_for()
    assert come(home.server, f"/{alias}", HOST).status == 404
    assert_calm(seen, home.server.origin)


@pytest.mark.parametrize("colours", ["light", pytest.param("dark", marks=pytest.mark.full)])
@pytest.mark.parametrize("name", ["links", "link", "new-token", "members", "hosts", "settings", "delete-many"])
def test_focus_is_seen_everywhere(home: Home, enter: Callable[..., Visit], name: str, colours: str) -> None:
    seen = go(enter, home, name, colours)
    page = seen.page
    page.evaluate(_OPEN_ALL)
    page.locator("body").press("Home")
    page.evaluate("document.activeElement.blur()")
    passed = set()
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        at = page.evaluate(_FOCUS)
        assert at["differs"], f"no focus to be seen: {at['name']}"
        assert at["inside"], f"focus outside of the window: {at['name']}"
        passed.add(at["name"])
    assert len(passed) > 10


# --- what htmx makes quicker ------------------------------------------------------------------------------------


def test_a_job_is_followed_until_it_is_done(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    link(server, host=connected(server, HOST), alias="one", tags=["gone"])
    assert api(server, "DELETE", "/v1/bulk?filter[tags]=gone").status == 200
    page.goto(f"{server.origin}/jobs/{ask_rows(server, 'SELECT id FROM job')[0][0]}")
    page.get_by_role("heading", name="1 link deleted").wait_for()
    # One that takes longer, as its row says. Another process runs it, so the server leaves it alone.
    claims = Claims(server.instance)
    assert claims.take(ask_rows(server, "SELECT id FROM job")[0][0])
    ask_rows(server, "UPDATE job SET state = 'running', matched = 900, deleted = 300, finished_at = NULL")
    page.reload()
    assert page.get_by_role("heading", name="Deleting…").is_visible()
    assert "300 of 900 links" in page.locator("main").inner_text()
    assert page.get_by_role("progressbar").get_attribute("value") == "300"
    ask_rows(server, "UPDATE job SET deleted = 600")
    page.get_by_text("600 of 900 links").wait_for()
    ask_rows(server, "UPDATE job SET state = 'done', deleted = 900, finished_at = updated_at")
    page.get_by_role("heading", name="900 links deleted").wait_for()
    claims.close()
    requested = len(seen.requests)
    page.wait_for_timeout(1500)
    assert len(seen.requests) == requested
    assert_calm(seen, server.origin)


def test_a_session_that_ended_leaves_the_page_as_it_is(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    choose_password(page)
    connected(server, HOST)
    page.goto(f"{server.origin}/links/new?host={HOST}")
    page.locator("#f-destination").fill("https://dest.example/typed")
    page.context.clear_cookies(name=re.compile("signpost_session"))
    page.locator("#f-alias").fill("typed")
    reported = page.locator("#suggestions").get_by_text("You are signed out.")
    reported.wait_for()
    assert page.locator("#f-destination").input_value() == "https://dest.example/typed"
    # In another tab, as it says; here all goes on.
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Sign in again in another tab").click()
    other = opened.value
    other.get_by_label("E-mail address").fill("owner@localhost")
    other.get_by_label("Password").fill(PASSWORD)
    other.get_by_role("button", name="Sign in").click()
    other.get_by_role("heading", name=GREETING).wait_for()
    page.get_by_role("button", name="Create link").click()
    page.wait_for_load_state()
    if page.get_by_text("Nothing has been sent yet.").count():
        # Its protection was renewed: the form is shown again.
        page.get_by_role("button", name="Create link").click()
    page.get_by_text("is ready.").wait_for()
    assert come(server, "/typed", HOST).headers["Location"] == "https://dest.example/typed"
    assert_calm(seen, server.origin)


def test_a_search_whose_session_ended_says_so(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    page.goto(f"{server.origin}/links")
    page.context.clear_cookies(name=re.compile("signpost_session"))
    page.keyboard.press("Control+k")
    page.get_by_role("dialog").get_by_role("combobox").press_sequentially("spring")
    page.locator("#results").get_by_text("You are signed out.").wait_for()
    assert_calm(seen, server.origin)


def test_a_double_click_makes_one_link(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    page.goto(f"{server.origin}/links/new?host={HOST}")
    page.locator("#f-destination").fill("https://dest.example/")
    page.get_by_role("button", name="Create link").dblclick()
    page.get_by_text("is ready.").wait_for()
    assert len(ask_rows(server, "SELECT id FROM record WHERE host = ?", HOST)) == 1
    assert len([request for request in seen.requests if request.endswith("/links/new")]) == 1
    # Back: the form may be sent again.
    page.go_back()
    button = page.get_by_role("button", name="Create link")
    eventually(button.is_enabled)
    page.locator("#f-destination").fill("https://dest.example/other")
    button.click()
    page.get_by_text("is ready.").wait_for()
    assert len(ask_rows(server, "SELECT id FROM record WHERE host = ?", HOST)) == 2
    assert_calm(seen, server.origin)


def test_all_that_are_shown_are_selected_and_deleted(fresh: Callable[..., tuple[Server, Visit]]) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    for number in range(60):
        link(server, f"https://dest.example/{number}", HOST, alias=f"many{number:02}")
    page.goto(f"{server.origin}/links?filter[host]={HOST}&per_page=50")
    boxes = page.get_by_role("checkbox", name="Select go")
    page.get_by_role("checkbox", name="All on this page").check()
    page.get_by_role("button", name="Delete…").click()
    page.get_by_role("heading", name="Delete 50 links?").wait_for()
    page.get_by_role("button", name="Delete 50 links").click()
    page.get_by_role("heading", name="Links").wait_for()
    assert f"filter%5Bhost%5D={HOST}" in page.url
    assert boxes.count() == 10
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("status").filter(has_text="Undone.").wait_for()
    eventually(lambda: len(ask_rows(server, "SELECT id FROM record WHERE host = ?", HOST)) == 60)
    assert_calm(seen, server.origin)


def test_what_is_wrong_has_the_focus(home: Home, enter: Callable[..., Visit]) -> None:
    seen = go(enter, home, "new-link-wrong")
    page = seen.page
    page.wait_for_function("() => document.activeElement.getAttribute('role') === 'alert'")
    assert page.locator("main details[open]").count() == 1
    page.get_by_role("alert").get_by_role("link", name="Click limit").click()
    eventually(lambda: page.evaluate("location.hash") == "#f-max_clicks")
    color = "one => getComputedStyle(one).color"
    helps = {page.locator(f"#f-{name}-help").evaluate(color) for name in ("alias", "tags")}
    assert len(helps) == 1
    assert page.locator("#f-destination-wrong").evaluate(color) not in helps


_KEEP_SVG = """() => {
  const write = XMLSerializer.prototype.serializeToString;
  XMLSerializer.prototype.serializeToString = function (node) { return window.written = write.call(this, node); };
}"""


def test_the_picture_of_a_chart_has_its_keys(home: Home, enter: Callable[..., Visit]) -> None:
    page = go(enter, home, "clicks").page
    keys = [text.strip() for text in page.locator(".legend > p:first-child > span").all_inner_texts()]
    assert "Clicks" in keys
    page.evaluate(_KEEP_SVG)
    page.locator(".picture").click()
    page.wait_for_function("() => window.written")
    written = page.evaluate("() => window.written")
    assert [key for key in keys if f">{key}</text>" not in written] == []
