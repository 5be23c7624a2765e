"""The MCP Inspector's web page, in a real browser that is signed in at the dashboard."""

import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from signpost.testing import free_port
from tests.browser.tools import choose_password, sign_in
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.mcp_clients import install
from tests.mcp_clients.oauth import consents
from tests.mcp_clients.oauth.inspector import PACKAGE
from tests.wire import eventually

# Of a step in the page, which asks a server of its own, which asks ours.
TIMEOUT_MS = 30_000
# What opens the page.
SECRET = "inspector-page-of-the-tests"


@contextmanager
def inspector_page(url: str, folder: Path) -> Iterator[str]:
    """The address of the page, for as long as it is served. folder: where it keeps what it learns."""
    ports = {name: str(free_port()) for name in ("CLIENT_PORT", "MCP_SANDBOX_PORT", "MCP_APP_ORIGIN_PORT")}
    reported = {"HOME": str(folder), "MCP_AUTO_OPEN_ENABLED": "false", "MCP_INSPECTOR_SECRET_STORE": "file"}
    command: list[str | Path] = [
        install.NODE, PACKAGE / "clients/launcher/build/index.js", "--web", "--server-url", url, "--transport", "http",
    ]  # fmt: skip
    log = folder / "log.txt"
    with log.open("w") as output:
        process = subprocess.Popen(
            command,
            env={**os.environ, **ports, **reported, "MCP_INSPECTOR_API_TOKEN": SECRET},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        eventually(lambda: "up and running" in log.read_text(), timeout_s=60)
        yield f"http://127.0.0.1:{ports['CLIENT_PORT']}/?MCP_INSPECTOR_API_TOKEN={SECRET}"
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def test_inspector_page_signs_in_and_stays_signed_in(
    need: Callable[..., Any], make_server: Callable[..., Server], visit: Callable[..., Visit], tmp_path: Path
) -> None:
    need(install.need_node)
    server = make_server().start()
    page = visit("about:blank").page
    sign_in(page, server)
    choose_password(page)
    page.set_default_timeout(TIMEOUT_MS)
    folder = tmp_path / "inspector"
    folder.mkdir()
    with inspector_page(f"{server.origin}/mcp/v1", folder) as address:
        page.goto(address)
        page.get_by_role("switch").click(force=True)
        page.wait_for_url(f"{server.origin}/oauth/authorize?**")
        page.get_by_role("button", name="Connect").click()
        page.get_by_role("button", name="Connection Info").wait_for()
        assert [role for role, _ in consents.grants_of(server, "MCP Inspector")] == ["editor"]
        call_verify_token(page)

        consents.let_access_expire(server)
        page.get_by_role("button", name="Close results").click()
        call_verify_token(page)
        assert page.url.startswith(address.partition("?")[0]), "The person was asked again."

        consents.end_in_browser(page, server, "MCP Inspector")
    assert consents.grants_of(server, "MCP Inspector") == []


def call_verify_token(page: Any) -> None:
    if not page.get_by_text("Verify the token").first.is_visible():
        page.get_by_text("Tools", exact=True).first.click()
        page.get_by_text("Verify the token").first.click()
    page.get_by_role("button", name=re.compile("Execute")).first.click()
    page.get_by_text(re.compile("The token is valid")).first.wait_for()
