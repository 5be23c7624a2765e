"""A webhook in a browser: added, tested with the answer on the page, failing, and a delivery that is sent again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from standardwebhooks import Webhook as Verifier

from tests.browser.tools import HOST, assert_calm, sign_in
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.features.monitoring.conftest import Site
from tests.wire import connected, eventually, link


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site()
    yield site
    site.close()


def test_from_a_new_webhook_to_a_message_that_is_sent_again(
    make_server: Callable[..., Server], visit: Callable[..., Visit], site: Site
) -> None:
    server = make_server(SIGNPOST_MONITOR_ALLOW_PRIVATE="1").start()
    connected(server, HOST)
    seen = visit("about:blank")
    page = seen.page
    sign_in(page, server)
    page.get_by_role("link", name="Webhooks").first.click()
    page.get_by_role("link", name="New webhook").click()
    page.get_by_label("Address *").fill(site.url("/hook"))
    page.get_by_role("button", name="Create webhook").click()
    secret = page.locator("#secret").inner_text()
    webhook = page.url.partition("?")[0]

    # The answer appears on the page that is open.
    page.get_by_role("button", name="Send a test").click()
    page.evaluate("() => { window.isSame = true; }")
    page.get_by_text("Delivered", exact=True).wait_for()
    assert page.evaluate("window.isSame")
    ((_, headers, body),) = site.received
    assert Verifier(secret).verify(body, headers) == json.loads(page.locator("#body").inner_text())

    site.statuses["/hook"] = 503
    link(server, "https://dest.example/", HOST, alias="spring")
    eventually(lambda: len(site.received) >= 2)

    def is_shown() -> bool:
        page.goto(webhook)
        return "Will be retried" in page.locator("main").inner_text()

    eventually(is_shown)
    assert "503" in page.locator("main").inner_text()
    page.goto(f"{server.origin}/")
    page.get_by_role("link", name="A webhook isn't responding").click()
    page.get_by_text("Failing", exact=True).wait_for()

    site.statuses["/hook"] = 200
    page.get_by_role("link", name="Link created").click()
    page.get_by_role("button", name="Send again").click()
    page.get_by_text("Delivered", exact=True).wait_for()
    sent = [entry for entry in site.received if b"link.created" in entry[2]]
    assert len(sent) >= 2
    assert len({entry[1]["webhook-id"] for entry in sent}) == 1
    page.goto(webhook)
    assert page.locator(".head .badge").inner_text() == "Working"

    page.get_by_role("button", name="Turn off").click()
    page.get_by_role("button", name="Turn on").wait_for()
    page.get_by_text("Delete…").click()
    page.get_by_role("button", name="Delete webhook").click()
    page.get_by_text("No webhooks yet.").wait_for()
    assert_calm(seen, server.origin)
