"""A person who is not signed in yet allows a real client in, in a real browser: from the client's address through the
sign-in page and the page of consent back to the client."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.tools import PASSWORD, choose_password, sign_in
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.mcp_clients.oauth import clients
from tests.mcp_clients.oauth.clients import Client, shown_name, start
from tests.mcp_clients.oauth.consents import end_in_browser, grants_of


class Chromium:
    """A browser without a session. `role`: what the person chooses."""

    def __init__(self, visit: Callable[..., Visit], role: str) -> None:
        self.visit = visit
        self.role = role
        self.seen: list[Visit] = []

    def look_at(self, url: str) -> None:
        seen = self.visit(url)
        self.seen.append(seen)
        page = seen.page
        page.get_by_label("E-mail address", exact=True).first.fill("owner@localhost")
        page.get_by_label("Password", exact=True).fill(PASSWORD)
        page.get_by_role("button", name="Sign in").click()
        page.get_by_role("radio", name=re.compile(f"^{self.role}")).check()
        page.get_by_role("button", name="Connect").click()
        page.wait_for_url(re.compile(r"/callback\?"))


@pytest.mark.parametrize(
    "client", [clients.PYTHON_2, clients.TYPESCRIPT_2], ids=[clients.PYTHON_2.name, clients.TYPESCRIPT_2.name]
)
def test_person_allows_a_client_in_chromium(
    client: Client, need: Callable[..., Any], make_server: Callable[..., Server], visit: Callable[..., Visit]
) -> None:
    server = make_server().start()
    first = visit("about:blank")
    sign_in(first.page, server)
    choose_password(first.page)
    person = Chromium(visit, "Viewer")
    with start(client, "auto", need(clients.interpreter_of, client), server, person.look_at) as program:
        tools = program.do("tools")
        assert "verify_token" in tools
        assert "create_link" not in tools
    assert [role for role, _ in grants_of(server, shown_name(client, "auto"))] == ["viewer"]
    (seen,) = person.seen
    assert "You can close this window" in seen.page.content()
    assert seen.violations == []

    end_in_browser(first.page, server, shown_name(client, "auto"))
    assert grants_of(server, shown_name(client, "auto")) == []
