"""The documentation page in a real browser: it works, under its policy, and needs nobody but us."""

import signal
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.visits import Visit
from tests.conftest import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop(signal.SIGKILL)


def origins(visit: Visit) -> set[str]:
    parts = [urlsplit(url) for url in visit.requests if not url.startswith(("data:", "blob:"))]
    return {f"{part.scheme}://{part.netloc}" for part in parts}


def operation(page: Any, method: str, path: str) -> Any:
    return page.locator(f".opblock-{method}", has=page.locator(f"[data-path='{path}']"))


def authorize(page: Any, token: str) -> None:
    page.get_by_role("button", name="Authorize").first.click()
    page.locator(".auth-container input").fill(token)
    page.locator(".auth-container input").press("Enter")
    page.get_by_role("button", name="Close").click()


@pytest.mark.parametrize(("colours", "width"), [("light", 1280), ("dark", 1280), ("light", 390)])
def test_page_lists_every_operation_and_asks_nobody_else(
    server: Server, visit: Callable[..., Visit], colours: str, width: int
) -> None:
    docs = visit(f"{server.origin}/docs", colours, width)
    docs.page.locator(".opblock").first.wait_for()

    described = docs.page.request.get(f"{server.origin}/openapi.json").json()["paths"]
    expected = {(method.upper(), path) for path, item in described.items() for method in item if method != "parameters"}
    shown = {
        (block.locator(".opblock-summary-method").inner_text(), block.locator("[data-path]").get_attribute("data-path"))
        for block in docs.page.locator(".opblock").all()
    }
    assert shown == expected
    assert docs.page.locator(".topbar").count() == 0
    assert docs.page.evaluate("document.documentElement.scrollWidth") <= width
    assert docs.page.evaluate("document.documentElement.classList.contains('dark-mode')") == (colours == "dark")

    assert origins(docs) == {server.origin}
    assert docs.violations == []
    assert docs.complaints == []


# openapi.json's `servers` names PUBLIC_URL; whoever opens the page under another name calls that.
@pytest.mark.parametrize("environment", [{}, {"SIGNPOST_PUBLIC_URL": "http://signpost.test"}])
def test_try_it_out_with_a_token(
    make_server: Callable[..., Server], visit: Callable[..., Visit], environment: dict[str, Any]
) -> None:
    server = make_server(**environment).start()
    origin = f"http://docs.localhost:{server.port}"
    docs = visit(f"{origin}/docs")
    authorize(docs.page, server.token)
    check = operation(docs.page, "get", "/v1/test")
    check.locator(".opblock-summary-control").click()
    check.get_by_role("button", name="Try it out").click()
    with docs.page.expect_response(f"{origin}/v1/test") as answer:
        check.get_by_role("button", name="Execute").click()

    assert answer.value.status == 200
    assert answer.value.request.headers["authorization"] == f"Bearer {server.token}"
    shown = check.locator(".live-responses-table").inner_text()
    assert "200" in shown
    assert answer.value.json()["message"] in shown
    assert origins(docs) == {origin}
    assert docs.violations == []
    assert docs.complaints == []


def test_try_it_out_with_a_body(server: Server, visit: Callable[..., Visit]) -> None:
    docs = visit(f"{server.origin}/docs")
    authorize(docs.page, server.token)
    connect = operation(docs.page, "post", "/v1/host")
    connect.locator(".opblock-summary-control").click()
    connect.get_by_role("button", name="Try it out").click()
    connect.locator("textarea").fill('{"host": "go.acme.test"}')
    with docs.page.expect_response("**/v1/host") as answer:
        connect.get_by_role("button", name="Execute").click()

    assert answer.value.status == 200, answer.value.text()
    assert '"host": "go.acme.test"' in connect.locator(".live-responses-table").inner_text()
    assert docs.violations == []
    assert docs.complaints == []


def test_the_watch_sees_a_violation(server: Server, visit: Callable[..., Visit]) -> None:
    docs = visit(f"{server.origin}/docs")
    docs.page.locator(".opblock").first.wait_for()
    docs.page.evaluate("document.head.append(Object.assign(document.createElement('style'), {textContent: 'a {}'}))")
    docs.page.wait_for_timeout(100)
    assert any(violation.startswith("style-src-elem: inline") for violation in docs.violations)
    assert docs.complaints != []
