"""Behind a real Caddy, with the configuration of deploy/: certificates on first contact, and whose word counts.

Caddy issues the certificates itself here (`local_certs`) instead of asking an authority on the internet; of the
configuration nothing else is changed but ports, folders and logs.
"""

import gzip
import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.conftest import FIREFOX, ROOT, Server, free_port
from tests.programs import missing
from tests.wire import Reply, answering, api, connected, eventually, link, raw, status_of, until_closed

CADDYFILE = ROOT / "deploy" / "Caddyfile"
SERVICE = "signpost.test"
# X509_V_ERR_CERT_NOT_YET_VALID of OpenSSL.
NOT_YET_VALID = 9
HOST = "go.acme.test"
OTHER = "other.acme.test"
SECRET = re.compile(r"sp_(api|mcp)_[0-9A-Za-z]{36}")
PASSWORD = "open-sesame-4711"
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
HTTPS_REQUIRED = {"message": "HTTPS is required.", "code": "https_required"}
# How long a stop may take.
STOP_S = 5


class Caddy:
    """A Caddy process in front of a server, configured by deploy/Caddyfile."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.server = server
        self.log = folder / "caddy.log"
        self.root = folder / "storage" / "pki" / "authorities" / "local" / "root.crt"
        self.http_port, self.https_port = free_port(), free_port()
        self._folder = folder
        self._process: Any = None

    def start(self) -> "Caddy":
        self._folder.mkdir(exist_ok=True)
        config = self._folder / "Caddyfile"
        config.write_text(self._config())
        command = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
        with self.output.open("ab") as out:
            self._process = subprocess.Popen(command, env=self.environment(), stdout=out, stderr=out)
        eventually(self._is_ready)
        self.trusting = ssl.create_default_context(cafile=self.root)
        return self

    def _config(self) -> str:
        """deploy/Caddyfile, with what this machine needs in its global options, and a log of all requests."""
        options = f"""{{
            http_port {self.http_port}
            https_port {self.https_port}
            default_bind 127.0.0.1
            admin off
            skip_install_trust
            local_certs
            storage file_system {self._folder}/storage
            log of_tests {{
                output file {self.log}
                level DEBUG
            }}
        """
        text, count = re.subn(r"^\{\n", lambda _: options, CADDYFILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert count == 1, "The global options were not found."
        text, count = re.subn(r"^(https?://) \{\n", r"\1 {\n\tlog\n", text, flags=re.MULTILINE)
        assert count == 2, "The two sites were not found."
        return text

    def environment(self) -> dict[str, str]:
        folders = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(self._folder))
        return {**os.environ, **folders, "SIGNPOST_UPSTREAM": f"127.0.0.1:{self.server.port}"}

    def _is_ready(self) -> bool:
        assert self._process.poll() is None, self.output.read_text() + self.logged()
        with socket.socket() as probe:
            return self.root.exists() and probe.connect_ex(("127.0.0.1", self.https_port)) == 0

    def stop(self) -> int:
        if self._process.poll() is None:
            self._process.terminate()
        try:
            return int(self._process.wait(10))
        finally:
            self.kill()

    def kill(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    @property
    def output(self) -> Path:
        return self._folder / "output.txt"

    def logged(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def connection(self, name: str | None, source: str = "127.0.0.1") -> socket.socket:
        """A connection to the HTTPS port, `name` being what is asked for and must be certified; None: plain HTTP."""
        if name is None:
            return _dialled(self.http_port, source)
        try:
            return self.trusting.wrap_socket(_dialled(self.https_port, source), server_hostname=name)
        except ssl.SSLCertVerificationError as error:
            # A certificate of this very second: OpenSSL's clock is a few milliseconds behind that of Caddy.
            if error.verify_code != NOT_YET_VALID:
                raise
            time.sleep(0.1)
            return self.trusting.wrap_socket(_dialled(self.https_port, source), server_hostname=name)

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        host: str = HOST,
        name: str | None = None,
        unencrypted: bool = False,
        source: str = "127.0.0.1",
        headers: dict[str, str] | None = None,
        token: str | None = None,
    ) -> Reply:
        """One request. body: bytes, or a value that is sent as JSON.  name: asked for in TLS; None: `host` as well."""
        given = {"User-Agent": FIREFOX, **(headers or {})}
        if token is not None:
            given["Authorization"] = f"Bearer {token}"
        if body is not None and not isinstance(body, bytes):
            body, given["Content-Type"] = json.dumps(body).encode(), "application/json"
        client = http.client.HTTPConnection(host)
        client.sock = self.connection(None if unencrypted else name or host, source)
        try:
            client.request(method, path, body=body, headers=given)
            answer = client.getresponse()
            return Reply(answer.status, answer.headers, answer.read())
        finally:
            client.close()

    def certificate(self, name: str) -> dict[str, Any]:
        """The certificate for `name`, which was verified."""
        try:
            connection = self.connection(name)
        except ssl.SSLCertVerificationError as error:
            if "not yet valid" not in error.verify_message:
                raise
            # Issued in this very second, which begins a few milliseconds later for the clock that the client reads.
            time.sleep(1)
            connection = self.connection(name)
        with connection:
            found: dict[str, Any] = cast(ssl.SSLSocket, connection).getpeercert() or {}
            return found

    def refuses(self, name: str | None) -> bool:
        """Whether the handshake ends without any certificate, be it one that nobody trusts. name: None sends none."""
        gullible = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        gullible.check_hostname, gullible.verify_mode = False, ssl.CERT_NONE
        try:
            gullible.wrap_socket(_dialled(self.https_port), server_hostname=name).close()
        except ssl.SSLError as error:
            if "ALERT" not in error.reason:
                raise
            return True
        return False


def _dialled(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(source, 0))


@pytest.fixture(scope="module")
def caddy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caddy]:
    """One Caddy in front of one server, for all tests."""
    if shutil.which("caddy") is None:
        missing("Caddy is not installed")
    folder = tmp_path_factory.mktemp("caddy")
    server = answering(Server(folder / "instance", SIGNPOST_PUBLIC_URL=f"https://{SERVICE}").start())
    caddy = Caddy(folder / "caddy", server)
    try:
        caddy.start()
        connected(server, HOST)
        connected(server, OTHER)
        yield caddy
        assert caddy.stop() == 0, caddy.output.read_text()
        assert server.stop() == 0, server.output.read_text()
        assert "Traceback" not in server.output.read_text()
    finally:
        caddy.kill()
        server.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def server(caddy: Caddy) -> Server:
    return caddy.server


# --- the file itself -------------------------------------------------------------------------------------------


def test_the_file_is_formatted_as_caddy_formats_it(caddy: Caddy) -> None:
    found = subprocess.run(["caddy", "fmt", str(CADDYFILE)], capture_output=True, timeout=20, env=caddy.environment())
    assert found.stdout == CADDYFILE.read_bytes()


def adapted(caddy: Caddy, **environment: str) -> dict[str, Any]:
    """What Caddy reads in the file."""
    given = {name: value for name, value in caddy.environment().items() if name != "SIGNPOST_UPSTREAM"}
    command = ["caddy", "adapt", "--config", str(CADDYFILE), "--adapter", "caddyfile"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=20, env=given | environment)
    assert found.returncode == 0, found.stderr
    reported: dict[str, Any] = json.loads(found.stdout)["apps"]
    return reported


def proxies(apps: dict[str, Any]) -> list[dict[str, Any]]:
    handlers = [
        entry for site in apps["http"]["servers"].values() for route in site["routes"] for entry in route["handle"]
    ]
    return [handler for handler in handlers if handler["handler"] == "reverse_proxy"]


@pytest.mark.parametrize(
    ("given", "upstream"), [({}, "127.0.0.1:8000"), ({"SIGNPOST_UPSTREAM": "127.0.0.1:9"}, "127.0.0.1:9")]
)
def test_everything_leads_to_one_upstream(caddy: Caddy, given: dict[str, Any], upstream: str) -> None:
    apps = adapted(caddy, **given)
    assert [proxy["upstreams"] for proxy in proxies(apps)] == 2 * [[{"dial": upstream}]]
    assert f'"http://{upstream}/internal/tls-ask"' in json.dumps(apps["tls"])
    assert [site["listen"] for site in apps["http"]["servers"].values()] == [[":443"], [":80"]]


def test_caddy_lets_go_of_a_connection_before_signpost_does(caddy: Caddy, server: Server) -> None:
    """A POST that meets a connection in closing is a 502: Caddy cannot know whether it was acted upon."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        began = time.monotonic()
        connection.sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        assert status_of(until_closed(connection)) == 200
        kept_s = time.monotonic() - began
    for proxy in proxies(adapted(caddy)):
        keep_alive = proxy["transport"]["keep_alive"]
        assert keep_alive["idle_timeout"] / 1e9 <= kept_s / 2
        # Where it is left out, Caddy keeps two.
        assert keep_alive["max_idle_conns_per_host"] == 32


# --- certificates ----------------------------------------------------------------------------------------------


def test_a_connected_hostname_has_a_certificate_on_first_contact(caddy: Caddy, server: Server) -> None:
    connected(server, "new.acme.test")
    created = link(server, "https://dest.example/landing", "new.acme.test", alias="sale")
    assert created["url"] == "https://new.acme.test/sale"
    for name in ("new.acme.test", "www.new.acme.test"):
        answer = caddy.call("GET", "/sale", host=name)
        assert (answer.status, answer.headers["Location"]) == (302, "https://dest.example/landing"), name
        assert caddy.certificate(name)["subjectAltName"] == (("DNS", name),)


def test_a_name_is_the_same_in_capitals(caddy: Caddy) -> None:
    assert caddy.certificate("GO.Acme.TEST")["subjectAltName"] == (("DNS", HOST),)


def test_signpost_itself_has_a_certificate(caddy: Caddy) -> None:
    assert caddy.certificate(SERVICE)["subjectAltName"] == (("DNS", SERVICE),)
    assert caddy.refuses(f"www.{SERVICE}")


@pytest.mark.parametrize(
    "name",
    ["stranger.test", f"below.{HOST}", "acme.test", f"www.www.{HOST}", "localhost", "test", "xn--bcher-kva.test"],
)
def test_a_hostname_that_is_not_connected_is_refused(caddy: Caddy, name: str) -> None:
    assert caddy.refuses(name)


@pytest.mark.parametrize("name", [None, "127.0.0.1", "::1"])
def test_without_a_name_there_is_no_certificate(caddy: Caddy, name: str | None) -> None:
    """An address is no name: TLS leaves it out."""
    assert caddy.refuses(name)


def test_a_hostname_that_wants_no_https_gets_no_certificate(caddy: Caddy, server: Server) -> None:
    host = "plain.acme.test"
    assert api(server, "POST", "/v1/host", {"host": host, "https_requested": False}).status == 200
    created = link(server, host=host, alias="x")
    assert created["url"] == f"http://{host}/x"
    assert caddy.refuses(host)
    assert caddy.refuses(f"www.{host}")
    assert caddy.call("GET", "/x", host=host, unencrypted=True).status == 302
    # Having been refused is not held against it.
    assert api(server, "POST", "/v1/host", {"host": host, "https_requested": True}).status == 200
    assert caddy.call("GET", "/x", host=host).status == 302


def test_a_hostname_may_be_refused_first_and_connected_then(caddy: Caddy, server: Server) -> None:
    assert caddy.refuses("later.acme.test")
    connected(server, "later.acme.test")
    assert caddy.call("GET", "/nothing", host="later.acme.test").status == 404


def test_a_hostname_is_disconnected_and_connected_again(caddy: Caddy, server: Server) -> None:
    host = connected(server, "leaving.acme.test")
    link(server, host=host, alias="x")
    assert caddy.call("GET", "/x", host=host).status == 302
    assert api(server, "DELETE", f"/v1/host/{host}").status == 204
    for unencrypted in (False, True):
        answer = caddy.call("GET", "/x", host=host, unencrypted=unencrypted)
        assert answer.status == 404
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Location"] is None
    # It was never asked for before: no certificate any more.
    assert caddy.refuses(f"www.{host}")
    connected(server, host)
    for unencrypted in (False, True):
        assert caddy.call("GET", "/x", host=host, unencrypted=unencrypted).status == 302


# --- GET /internal/tls-ask -------------------------------------------------------------------------------------


def asked(server: Server, query: str, *headers: str, method: str = "GET") -> int:
    """What Signpost answers to whoever asks on this machine."""
    head = (f"{method} /internal/tls-ask?{query} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", *headers)
    return status_of(raw(server, "\r\n".join((*head, "Connection: close", "", "")).encode()))


@pytest.mark.parametrize(
    ("query", "status"),
    [
        (f"domain={HOST}", 200),
        (f"domain=www.{HOST}", 200),
        (f"domain={HOST.upper()}", 200),
        (f"domain={HOST}.", 200),
        (f"domain={SERVICE}", 200),
        (f"domain={SERVICE.upper()}.", 200),
        (f"domain={HOST}&domain=stranger.test", 200),
        (f"domain=stranger.test&domain={HOST}", 404),
        (f"domain=www.{SERVICE}", 404),
        (f"domain=www.www.{HOST}", 404),
        ("domain=stranger.test", 404),
        ("", 404),
        ("domain", 404),
        ("domain=", 404),
        ("domain=.", 404),
        ("domain=www.", 404),
        (f"domain=.{HOST}", 404),
        (f"domain=*.{HOST}", 404),
        (f"domain={HOST}..", 404),
        (f"domain={HOST}:443", 404),
        (f"domain={HOST}%00", 404),
        (f"domain={HOST}%0A", 404),
        (f"domain=%20{HOST}", 404),
        (f"Domain={HOST}", 404),
        (f"domain[]={HOST}", 404),
        ("domain=%00", 404),
        ("domain=%", 404),
        ("domain=%FF", 404),
        ("domain=%ED%A0%80", 404),
        ("domain=b%C3%BCcher.test", 404),
        ("domain='%20OR%201=1--", 404),
        ("domain=127.0.0.1", 404),
        ("domain=[::1]", 404),
        ("domain=localhost.localdomain", 404),
        pytest.param("domain=" + 5000 * "a", 404, id="5000 letters"),
        pytest.param("domain=" + 25000 * "a.", 404, id="25000 labels"),
    ],
)
def test_signpost_says_who_may_have_a_certificate(server: Server, query: str, status: int) -> None:
    assert asked(server, query) == status


@pytest.mark.parametrize(
    "header", ["X-Forwarded-For: 127.0.0.1", "X-Forwarded-Proto: http", "Forwarded: for=127.0.0.1"]
)
def test_signpost_tells_nobody_who_came_through_a_proxy(server: Server, header: str) -> None:
    assert asked(server, f"domain={HOST}") == 200
    assert asked(server, f"domain={HOST}", header) == 404


@pytest.mark.parametrize("unencrypted", [False, True])
def test_nobody_may_ask_through_caddy(caddy: Caddy, unencrypted: bool) -> None:
    path = f"/internal/tls-ask?domain={HOST}"
    for host in (SERVICE, HOST, "127.0.0.1", "api.localhost"):
        for headers in ({}, *forgeries(host="localhost", address="127.0.0.1")):
            answer = caddy.call("GET", path, host=host, name=SERVICE, unencrypted=unencrypted, headers=headers)
            assert answer.status == 404, (host, headers)
    # Without a Host header Caddy sends its upstream's address, which is this machine.
    with caddy.connection(None if unencrypted else SERVICE) as connection:
        connection.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
        assert status_of(until_closed(connection)) == 404


# --- whose word counts -----------------------------------------------------------------------------------------


def forgeries(*, host: str, address: str) -> list[dict[str, str]]:
    """Headers by which a visitor claims to come over HTTPS, from `address`, to `host`."""
    return [
        {"X-Forwarded-Proto": "https"},
        {"X-Forwarded-For": address, "X-Forwarded-Proto": "https", "X-Forwarded-Host": host},
        {"x-forwarded-for": f"{address}, 127.0.0.1", "x-forwarded-proto": "https, https", "x-forwarded-host": host},
        {"Forwarded": f"for={address};proto=https;host={host}"},
        {"X_Forwarded_For": address, "X_Forwarded_Proto": "https", "X_Forwarded_Host": host},
        # Asks Caddy to take its own headers out again.
        {"Connection": "close, X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host"},
        {"X-Real-IP": address, "X-Forwarded-Scheme": "https", "X-Forwarded-Ssl": "on", "X-Forwarded-Port": "443"},
        {"X-Original-URL": "/v1/test", "X-Rewrite-URL": "/v1/test", "X-Host": host, "Front-End-Https": "on"},
    ]


def test_the_api_answers_over_https(caddy: Caddy, server: Server) -> None:
    answer = caddy.call("GET", "/v1/test", host=SERVICE, token=server.token)
    assert answer.status == 200
    assert answer.json["email"] == "owner@localhost"
    assert caddy.call("GET", "/v1/test", host=SERVICE).status == 401
    body = {"host": HOST, "destination": "https://dest.example/by-api", "alias": "by-api"}
    answer = caddy.call("POST", "/v1/link", body, host=SERVICE, token=server.token)
    assert answer.status == 200, answer.body
    assert caddy.call("GET", "/by-api").headers["Location"] == "https://dest.example/by-api"


@pytest.mark.parametrize("host", [SERVICE, "127.0.0.1", "[::1]", "api.localhost"])
def test_the_api_does_not_answer_over_plain_http(caddy: Caddy, server: Server, host: str) -> None:
    for headers in ({}, *forgeries(host="127.0.0.1", address="127.0.0.1")):
        answer = caddy.call("GET", "/v1/test", host=host, unencrypted=True, headers=headers, token=server.token)
        assert answer.status == 403, headers
        assert answer.json == HTTPS_REQUIRED
        assert answer.headers["Location"] is None
    with caddy.connection(None) as connection:
        connection.sendall(f"GET /v1/test HTTP/1.0\r\nAuthorization: Bearer {server.token}\r\n\r\n".encode())
        assert status_of(until_closed(connection)) == 403


def test_links_answer_over_plain_http(caddy: Caddy, server: Server) -> None:
    link(server, "https://dest.example/typed", alias="typed")
    answer = caddy.call("GET", "/typed", unencrypted=True)
    assert (answer.status, answer.headers["Location"]) == (302, "https://dest.example/typed")


@pytest.mark.parametrize("unencrypted", [False, True])
def test_a_visitor_cannot_claim_another_hostname(caddy: Caddy, server: Server, unencrypted: bool) -> None:
    """Of two links with the same alias the one of the Host header answers."""
    alias = f"same-{unencrypted}".lower()
    for host in (HOST, OTHER):
        link(server, f"https://dest.example/{host}", host, alias=alias)
    for host, claimed in ((HOST, OTHER), (OTHER, HOST), (HOST, SERVICE)):
        for headers in forgeries(host=claimed, address="192.0.2.7"):
            answer = caddy.call("GET", f"/{alias}", host=host, unencrypted=unencrypted, headers=headers)
            assert answer.headers["Location"] == f"https://dest.example/{host}", headers


@pytest.mark.parametrize("unencrypted", [False, True])
def test_a_visitor_cannot_claim_to_be_at_the_api(caddy: Caddy, server: Server, unencrypted: bool) -> None:
    for claimed in (SERVICE, "127.0.0.1", "localhost"):
        for headers in forgeries(host=claimed, address="127.0.0.1"):
            answer = caddy.call("GET", "/v1/test", unencrypted=unencrypted, headers=headers, token=server.token)
            assert answer.status == 404
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.usefixtures("within_one_minute")
@pytest.mark.parametrize("unencrypted", [False, True])
def test_a_visitor_cannot_claim_another_address(caddy: Caddy, server: Server, unencrypted: bool) -> None:
    """Five tries of a password a minute, whatever the visitor says; somebody else has five of their own."""
    alias = f"locked-{unencrypted}".lower()
    link(server, "https://dest.example/treasure", alias=alias, password=PASSWORD)

    def tried(password: str, source: str, headers: dict[str, str]) -> Reply:
        body = f"password={password}".encode()
        return caddy.call("POST", f"/{alias}", body, unencrypted=unencrypted, source=source, headers=FORM | headers)

    claims = [forgeries(host=HOST, address=f"192.0.2.{number}")[number] for number in range(8)]
    statuses = [tried("wrong", "127.0.0.2", headers).status for headers in claims]
    assert statuses == 5 * [403] + 3 * [429]
    answer = tried(PASSWORD, "127.0.0.3", {})
    assert (answer.status, answer.headers["Location"]) == (303, "https://dest.example/treasure")
    # Nor can somebody use up the tries of another one: 127.0.0.3 was only claimed here.
    for _ in range(5):
        tried("wrong", "127.0.0.2", {"X-Forwarded-For": "127.0.0.3", "Forwarded": "for=127.0.0.3"})
    assert tried(PASSWORD, "127.0.0.3", {}).status == 303


def test_a_name_in_tls_does_not_choose_the_links(caddy: Caddy, server: Server) -> None:
    """The Host header does, as on every connection that a browser uses for two names."""
    link(server, "https://dest.example/other", OTHER, alias="fronted")
    assert caddy.call("GET", "/fronted", host=OTHER, name=HOST).headers["Location"] == "https://dest.example/other"
    assert caddy.call("GET", "/fronted", host="stranger.test", name=HOST).status == 404


# --- what arrives ----------------------------------------------------------------------------------------------

PATHS = [
    # what the visitor sends, and what is behind the destination
    ("/raw/a%2Fb/%C3%A4/c%20d//e;f=1", "/a%2Fb/%C3%A4/c%20d//e;f=1"),
    ("/raw/a%2fb", "/a%2fb"),
    ("/raw/%41%7e%25%00", "/%41%7e%25%00"),
    ("/raw//a//b/", "//a//b/"),
    ("/raw/a:b@c!$&'()*+,;=[x]", "/a:b@c!$&'()*+,;=[x]"),
    ("/raw?q=%2F&plus=a+b&empty=&%5B%5D=x", "?q=%2F&plus=a+b&empty=&%5B%5D=x"),
    ("/raw?a;b=1&%zz&c", "?a;b=1&%zz&c"),
    # Dot segments are taken out by Signpost, as a browser would have done.
    ("/raw/a/../b", "/b"),
    ("/raw/a/./b", "/a/b"),
    ("/raw/a/%2e%2e/b", "/b"),
    ("//raw/a", "/a"),
]  # fmt: skip


@pytest.fixture(scope="module")
def forwarding(server: Server) -> dict[str, Any]:
    return link(server, "https://dest.example/base", alias="raw", forward_path=True, forward_query=True)


@pytest.mark.parametrize(("sent", "lag"), PATHS)
def test_path_and_query_arrive_as_they_were_sent(
    caddy: Caddy, server: Server, forwarding: dict[str, Any], sent: str, lag: str
) -> None:
    assert forwarded(caddy, server, sent) == 3 * [f"https://dest.example/base{lag}"]


def forwarded(caddy: Caddy, server: Server, path: str) -> list[str | None]:
    """Where a path leads over HTTPS, over plain HTTP, and without Caddy."""
    head = f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode()
    answers = [raw(server, head)]
    for name in (None, HOST):
        with caddy.connection(name) as connection:
            connection.sendall(head)
            answers.insert(0, until_closed(connection))
    found = [re.search(rb"(?i)\r\nlocation: (.*)\r\n", answer) for answer in answers]
    return [entry and entry[1].decode() for entry in found]


@pytest.mark.parametrize("unencrypted", [False, True])
def test_an_answer_names_one_server(caddy: Caddy, unencrypted: bool) -> None:
    for host, path in ((HOST, "/nothing"), (SERVICE, "/healthz")):
        assert caddy.call("GET", path, host=host, unencrypted=unencrypted).headers.get_all("Server") == ["Caddy"]


@pytest.mark.parametrize("unencrypted", [False, True])
def test_head_has_no_body(caddy: Caddy, server: Server, unencrypted: bool) -> None:
    link(server, alias=f"head-{unencrypted}".lower())
    for path, status in ((f"/head-{unencrypted}".lower(), 302), ("/nothing", 404)):
        head, get = (caddy.call(method, path, unencrypted=unencrypted) for method in ("HEAD", "GET"))
        assert (head.status, head.body) == (status, b"")
        assert (get.status, get.headers["Content-Length"]) == (status, head.headers["Content-Length"])
        assert get.headers["Location"] == head.headers["Location"]


@pytest.mark.parametrize("size", [70 * 1024, 1000 * 1024])
def test_a_body_that_is_too_large_is_413(caddy: Caddy, server: Server, size: int) -> None:
    answer = caddy.call("POST", "/v1/link", {"title": size * "x"}, host=SERVICE, token=server.token)
    assert answer.status == 413
    assert answer.json["code"] == "payload_too_large"
    assert caddy.call("GET", "/v1/test", host=SERVICE, token=server.token).status == 200


def test_a_body_that_is_far_too_large_is_413(caddy: Caddy, server: Server) -> None:
    """Caddy goes on sending until all of it is read; where Signpost closes before, that is a 502 at times."""
    statuses: list[int | OSError] = []
    for _ in range(12):
        try:
            answer = caddy.call("POST", "/v1/link", {"title": 8_000_000 * "x"}, host=SERVICE, token=server.token)
            statuses.append(answer.status)
        except OSError as error:
            statuses.append(error)
    assert statuses == 12 * [413]


def test_what_is_long_is_compressed_for_those_who_ask(caddy: Caddy) -> None:
    unencrypted = caddy.call("GET", "/openapi.json", host=SERVICE)
    packed = caddy.call("GET", "/openapi.json", host=SERVICE, headers={"Accept-Encoding": "gzip"})
    assert unencrypted.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert gzip.decompress(packed.body) == unencrypted.body


# --- HTTP/2 ----------------------------------------------------------------------------------------------------


@pytest.fixture
def curl(caddy: Caddy) -> Callable[..., tuple[list[str], bytes]]:
    """Call by curl over HTTP/2: (path, *options) -> (what -w said, body)."""
    if shutil.which("curl") is None:
        missing("curl is not installed")
    if "HTTP2" not in subprocess.run(["curl", "--version"], capture_output=True, text=True).stdout:
        missing("This curl does not speak HTTP/2")

    def call(path: str, *options: str, host: str = HOST, stdin: bytes = b"") -> tuple[list[str], bytes]:
        at = f"{host}:{caddy.https_port}"
        command = [
            "curl", "-q", "--silent", "--show-error", "--http2", "--path-as-is", "--noproxy", "*", "--max-time", "10",
            "--cacert", str(caddy.root), "--resolve", f"{at}:127.0.0.1",
            "--write-out", "%{stderr}%{http_version} %{http_code} %{redirect_url}", *options, f"https://{at}{path}",
        ]  # fmt: skip
        found = subprocess.run(command, input=stdin, capture_output=True, timeout=20)
        assert found.returncode == 0, found.stderr
        return found.stderr.decode().split(), found.stdout

    return call


def test_http_2(caddy: Caddy, server: Server, curl: Callable[..., tuple[list[str], bytes]]) -> None:
    link(server, "https://dest.example/two", alias="two", forward_path=True)
    assert curl("/two/a%2Fb//c")[0] == ["2", "302", "https://dest.example/two/a%2Fb//c"]
    assert curl("/two", "--head")[0] == ["2", "302", "https://dest.example/two"]
    authorization = ("--header", f"Authorization: Bearer {server.token}", "--header", "Content-Type: application/json")
    for forged in ((), ("--header", f"X-Forwarded-Host: {HOST}", "--header", "X-Forwarded-Proto: http")):
        stated, body = curl("/v1/test", *authorization, *forged, host=SERVICE)
        assert stated == ["2", "200"]
        assert json.loads(body)["email"] == "owner@localhost"
    large = b'{"title": "' + 70 * 1024 * b"x" + b'"}'
    stated, body = curl("/v1/link", *authorization, "--data-binary", "@-", host=SERVICE, stdin=large)
    assert stated == ["2", "413"]
    assert json.loads(body)["code"] == "payload_too_large"


# --- stopping, and what the logs tell --------------------------------------------------------------------------


def test_signpost_stops_and_starts_behind_caddy(caddy: Caddy, server: Server) -> None:
    link(server, alias="steady")
    connected(server, "unseen.acme.test")
    assert caddy.call("GET", "/steady").status == 302
    assert caddy.certificate(SERVICE)
    began = time.monotonic()
    assert server.stop(signal.SIGTERM) == 0
    assert time.monotonic() - began < STOP_S, "The connections that Caddy keeps held it up."
    try:
        for unencrypted in (False, True):
            assert caddy.call("GET", "/steady", unencrypted=unencrypted).status == 502
        assert caddy.call("POST", "/v1/link", {}, host=SERVICE, token=server.token).status == 502
        # A name of which nobody can be asked waits; certificates that are there go on.
        assert caddy.refuses("unseen.acme.test")
    finally:
        answering(server.start())
    for unencrypted in (False, True):
        assert caddy.call("GET", "/steady", unencrypted=unencrypted).status == 302
    assert caddy.call("GET", "/v1/test", host=SERVICE, token=server.token).status == 200
    assert caddy.certificate("unseen.acme.test")["subjectAltName"] == (("DNS", "unseen.acme.test"),)


def test_no_log_tells_a_token_or_a_password(caddy: Caddy, server: Server) -> None:
    """Caddy's log is at its most talkative here, and names every request. It comes last, after all the others."""
    link(server, alias="told", password=PASSWORD)
    wrong = "sp_api_" + 36 * "Z"
    for unencrypted in (False, True):
        for token in (server.token, wrong):
            caddy.call("GET", "/v1/test", host=SERVICE, unencrypted=unencrypted, token=token)
        assert (
            caddy.call("POST", "/told", f"password={PASSWORD}".encode(), unencrypted=unencrypted, headers=FORM).status
            == 303
        )
    # Caddy writes its line once it has sent the answer.
    eventually(lambda: '"uri":"/told"' in caddy.logged())
    reported = caddy.logged()
    assert '"uri":"/v1/test"' in reported
    assert re.search(r'"Authorization":\[("REDACTED")?\]', reported), "The headers are not in the log."
    # Of what it logs by itself the requests are left out, such as those that it could not answer.
    assert "connection refused" in caddy.output.read_text()
    assert not re.search(r'"(request|remote\w*|uri|headers)":', caddy.output.read_text())
    for text in (reported, caddy.output.read_text(), server.output.read_text()):
        assert not SECRET.search(text)
        assert PASSWORD not in text
    assert "POST /v1/link 200" in server.output.read_text()
