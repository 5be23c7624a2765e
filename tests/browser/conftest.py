"""A real browser: the system's Chromium, driven by playwright. Without either these tests are skipped."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

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


@dataclass
class Visit:
    """A page, and what happened on it: the URLs it asked for, refusals of the policy, what it said of errors."""

    page: Any
    requests: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)


# Per module: playwright keeps an event loop running in this thread as long as it stands.
@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip(f"No Chromium is installed ({', '.join(CHROMIUM)})")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Any) -> Iterator[Callable[..., Visit]]:
    """Open a URL in a fresh browser profile. colours: "light" or "dark"; width: of the window, in pixels."""
    contexts = []

    def do(url: str, colours: str = "light", width: int = 1280) -> Visit:
        context = browser.new_context(color_scheme=colours, viewport={"width": width, "height": 900})
        contexts.append(context)
        context.set_default_timeout(10_000)
        visit = Visit(context.new_page())
        context.expose_function("tellViolation", lambda text: visit.violations.append(text))
        context.add_init_script(_TELL_VIOLATIONS)
        visit.page.on("request", lambda request: visit.requests.append(request.url))
        visit.page.on("pageerror", lambda error: visit.complaints.append(str(error)))
        visit.page.on(
            "console", lambda said: visit.complaints.append(said.text) if said.type in ("error", "warning") else None
        )
        visit.page.goto(url)
        return visit

    yield do
    for context in contexts:
        context.close()
