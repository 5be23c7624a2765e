"""Real clients sign in at a Signpost that people reach over HTTPS, through a proxy."""

import socket
import ssl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.conftest import Server
from tests.mcp_clients.oauth import clients
from tests.mcp_clients.oauth.clients import Client, start
from tests.mcp_clients.oauth.consents import Consent
from tests.mcp_clients.oauth.person import Person
from tests.mcp_clients.proxy import Proxy
from tests.outbound.playing import Authority

# Where Python's and Node's clients, and the person, look for certificates to trust.
TRUST = ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE")


class Front(Proxy):
    """Takes HTTPS, and says so to the server, as a web server does. It adds nothing else."""

    def __init__(self, server: Server, tls: ssl.SSLContext) -> None:
        super().__init__(server)
        self.tls = tls
        self.origin = f"https://localhost:{self.server_address[1]}"

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        return self.tls.wrap_socket(connection, server_side=True, do_handshake_on_connect=False), address

    def edited(self, head: bytes) -> bytes:
        return head.removesuffix(b"\r\n") + b"X-Forwarded-Proto: https\r\n\r\n"


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Authority]:
    authority = Authority(tmp_path_factory.mktemp("authority"))
    with pytest.MonkeyPatch.context() as patch:
        for name in TRUST:
            patch.setenv(name, str(authority.file))
        yield authority


@pytest.fixture(scope="module")
def server(authority: Authority, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("https") / "instance"
    server = Server(folder)
    with Front(server, authority.server("localhost")) as front:
        server.origin = server.environment["SIGNPOST_PUBLIC_URL"] = front.origin
        yield server.start()
        server.stop()


@pytest.fixture(scope="module")
def consent(server: Server) -> Consent:
    return Consent(Person(server, "person@people.test"))


@pytest.mark.parametrize("client", [pytest.param(client, id=client.name) for client in clients.CLIENTS])
def test_client_signs_in(client: Client, need: Callable[..., Any], server: Server, consent: Consent) -> None:
    interpreter = need(clients.interpreter_of, client)
    with start(client, client.modes[-1], interpreter, server, consent.look_at) as program:
        assert "create_link" in program.do("tools")
        assert program.do("call", tool="verify_token")["message"]
        (page,) = program.opened
        assert page.startswith(f"{server.origin}/oauth/authorize?")
        assert parse_qs(urlsplit(page).query)["resource"] == [f"{server.origin}/mcp/v1"]
