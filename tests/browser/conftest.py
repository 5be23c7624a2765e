"""A real browser: the system's Chromium, driven by playwright. Without either these tests are skipped."""

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.tools import (
    HOST,
    LINKS,
    VISITORS,
    Home,
    ask_rows,
    id_of,
    remember_clicks,
    sign_in,
    signed_in,
)
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.programs import needed
from tests.wire import api, connected, eventually, link
from tests.wire import visit as come

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
# Chromium takes the last --disable-features that it is given, so these are those of playwright, and besides the lists
# under the address bar: they are web pages, and loaded for each window take longer than many a page of ours.
DISABLED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
)  # fmt: skip
# No network but the tests' own server: neither the browser's own errands nor a page's.
ARGUMENTS = [
    f"--disable-features={','.join(DISABLED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
]
_TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  tellViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


# Per module: playwright keeps an event loop running in this thread as long as it stands.
@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = needed(*CHROMIUM)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Any, is_full: bool) -> Iterator[Callable[..., Visit]]:
    """Open a URL in a fresh browser profile. colours: "light" or "dark"; width: of the window, in pixels.

    user_agent: None: its own, which says that nobody looks at it.
    """
    contexts = []

    def do(url: str, colours: str = "light", width: int = 1280, user_agent: str | None = None) -> Visit:
        viewport = {"width": width, "height": 900}
        context = browser.new_context(color_scheme=colours, viewport=viewport, user_agent=user_agent)
        contexts.append(context)
        context.set_default_timeout(10_000)
        visit = Visit(context.new_page(), is_full)
        context.expose_function("tellViolation", lambda text: visit.violations.append(text))
        context.add_init_script(_TELL_VIOLATIONS)
        visit.page.on("request", lambda request: visit.requests.append(request.url))
        visit.page.on("pageerror", lambda error: visit.complaints.append(str(error)))
        visit.page.on(
            "console",
            lambda stated: visit.complaints.append(stated.text) if stated.type in ("error", "warning") else None,
        )
        visit.page.goto(url)
        return visit

    yield do
    for context in contexts:
        context.close()


# --- the dashboard ---


@pytest.fixture(scope="module")
def home(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A workspace as it looks after some weeks. Tests that share it change nothing that others look at."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    connected(server, HOST)
    for alias, title, destination, tags, _ in reversed(LINKS):
        fields = {"alias": alias, "title": title, "tags": tags, "description": f"{title}."}
        link(server, destination, HOST, **fields)
    api(server, "POST", "/v1/redirect", {"url": f"{HOST}/old-shop", "destination": "https://shop.example/"})
    for number, (agent, referrer, language) in enumerate(VISITORS):
        for _ in range(4 - number):
            headers = {"User-Agent": agent, "Referer": referrer, "Accept-Language": language}
            come(server, "/spring", HOST, **{name: value for name, value in headers.items() if value})
    spring = id_of(server, "spring")
    eventually(lambda: api(server, "GET", f"/v1/links/{spring}").json["total_clicks"] == 9)
    for alias, _, _, _, limit in LINKS:
        if limit:
            remember_clicks(server, alias, limit)
    server.run("user", "update", "owner@localhost", "--name", "Emmy Noether")
    server.run("user", "create", "--name", "Grace Hopper", "--email", "grace@example.com", "--role", "manager")
    server.run("user", "create", "--name", "Ada Lovelace", "--email", "ada@example.com", "--role", "editor")
    server.run("token", "create", "--name", "Newsletter")
    for alias in ("trial-1", "trial-2"):
        link(server, "https://dest.example/", HOST, alias=alias, tags=["trial"])
    requested = api(server, "DELETE", "/v1/bulk?filter[tags]=trial")
    assert requested.status == 200, requested.body
    job = eventually(lambda: ask_rows(server, "SELECT id FROM job WHERE state = 'done'"))[0][0]

    cookies = signed_in(browser, server)
    yield Home(server, cookies, spring=spring, job=job)
    server.stop(signal.SIGKILL)


@pytest.fixture
def enter(visit: Callable[..., Visit]) -> Callable[..., Visit]:
    """Open a page of the dashboard as somebody who is signed in, in a fresh profile."""

    def do(home: Home, path: str = "/", colours: str = "light", width: int = 1280) -> Visit:
        seen = visit("about:blank", colours, width)
        seen.page.context.add_cookies(home.cookies)
        seen.page.goto(f"{home.server.origin}{path}")
        return seen

    return do


@pytest.fixture
def fresh(make_server: Callable[..., Server], visit: Callable[..., Visit]) -> Callable[..., tuple[Server, Visit]]:
    """A server of its own, and somebody signed in there."""

    def do(width: int = 1280) -> tuple[Server, Visit]:
        server = make_server().start()
        seen = visit("about:blank", width=width)
        sign_in(seen.page, server)
        return server, seen

    return do


@pytest.fixture
def unscripted(browser: Any, make_server: Callable[..., Server]) -> Iterator[tuple[Server, Any]]:
    """A page in a browser that runs no scripts, signed in at a server of its own."""
    server = make_server().start()
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 900})
    context.set_default_timeout(10_000)
    page = context.new_page()
    sign_in(page, server)
    yield server, page
    context.close()
