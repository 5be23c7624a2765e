"""Real clients that show a document about themselves at an address of theirs, instead of registering."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.browser.tools import ask_rows
from tests.conftest import Server
from tests.mcp_clients.oauth import clients
from tests.mcp_clients.oauth.clients import Client, start
from tests.mcp_clients.oauth.consents import Consent, grants_of
from tests.mcp_clients.oauth.person import Person
from tests.outbound.playing import Authority, Web, ok

# Those of all clients. Of an address on the person's machine, any port is good.
CALLBACKS = ["http://127.0.0.1/callback", "http://localhost/callback", "http://127.0.0.1/oauth/callback"]


@dataclass
class Site:
    """A server, and the document that it can read."""

    server: Server
    consent: Consent
    document: str


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    authority = Authority(tmp_path_factory.mktemp("authority"))
    with Web(address="127.0.0.1", tls=authority.server("127.0.0.1")) as web:
        document = f"https://127.0.0.1:{web.port}/client.json"
        about = {"client_id": document, "client_name": "Described", "redirect_uris": CALLBACKS}
        web.answer = lambda request: ok(200, "Content-Type: application/json", body=json.dumps(about).encode())
        folder = tmp_path_factory.mktemp("documents") / "instance"
        server = Server(folder, SIGNPOST_MONITOR_ALLOW_PRIVATE="true", SSL_CERT_FILE=str(authority.file)).start()
        yield Site(server, Consent(Person(server, "person@people.test")), document)
        server.stop()


@pytest.mark.parametrize("client", [pytest.param(client, id=client.name) for client in clients.CLIENTS])
def test_client_shows_its_document(client: Client, need: Callable[..., Any], site: Site) -> None:
    interpreter = need(clients.interpreter_of, client)
    before = len(grants_of(site.server, "Described"))
    with start(client, client.modes[-1], interpreter, site.server, site.consent.look_at, site.document) as program:
        assert "verify_token" in program.do("tools")
        assert program.do("call", tool="verify_token")["message"]
        assert parse_qs(urlsplit(program.opened[0]).query)["client_id"] == [site.document]
    assert site.document in site.consent.pages[-1].text
    assert len(grants_of(site.server, "Described")) == before + 1
    assert ask_rows(site.server, "SELECT id FROM agent_client") == [(site.document,)], "It registered."
