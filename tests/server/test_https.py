"""docs/https.md: each configuration of the page, run by the real program, does what the page says that it must do."""

import contextlib
import http.client
import ipaddress
import os
import re
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Server
from tests.played.fronts import (
    HOST,
    OTHER,
    SERVICE,
    Apache,
    Caddy,
    CaddyUnderCloudflare,
    Front,
    HAProxy,
    Nginx,
    NginxForManyNames,
    NginxUnderCloudflare,
    Traefik,
    blocks,
    program,
)
from tests.programs import missing
from tests.wire import answering, api, connected, eventually, link, status_of

FRONTS: list[type[Front]] = [Apache, Caddy, HAProxy, Nginx, Traefik]
# Visits from here are not counted, so what a server makes of an address shows.
UNCOUNTED = "127.0.0.2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all."""
    folder = tmp_path_factory.mktemp("https")
    settings = {"SIGNPOST_PUBLIC_URL": f"https://{SERVICE}", "SIGNPOST_EXCLUDE_NETWORKS": UNCOUNTED}
    server = answering(Server(folder / "instance", **settings).start())
    try:
        connected(server, HOST)
        connected(server, OTHER)
        link(server, "https://dest.example/one", HOST, alias="x")
        link(server, "https://dest.example/other", OTHER, alias="x")
        whole = {"url": f"https://{HOST}/p", "destination": "https://dest.example/"}
        created = api(server, "POST", "/v1/redirect", {**whole, "forward_path": True, "forward_query": True})
        assert created.status == 200, created.body
        yield server
        assert server.stop() == 0
        assert "Traceback" not in server.output.read_text()
    finally:
        server.stop(signal.SIGKILL)


@pytest.fixture(scope="module", params=FRONTS, ids=lambda entry: entry.__name__)
def front(request: pytest.FixtureRequest, server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    yield from started(request.param, tmp_path_factory.mktemp(request.param.__name__) / "front", server.port)


def started(kind: type[Front], folder: Path, upstream: int) -> Iterator[Front]:
    if kind.found() is None:
        missing(f"{kind.name} is not installed")
    front = kind(folder, upstream)
    try:
        yield front.start()
    finally:
        front.stop()


def test_the_page_has_what_deploy_has() -> None:
    assert blocks("caddyfile")[0] == (ROOT / "deploy" / "Caddyfile").read_text()
    assert blocks("nginx")[0] == (ROOT / "deploy" / "nginx.conf").read_text()


@pytest.mark.parametrize("unencrypted", [False, True])
def test_links_work(front: Front, unencrypted: bool) -> None:
    answer = eventually(
        lambda: found if (found := front.call("GET", "/x", unencrypted=unencrypted)).status == 302 else None
    )
    assert answer.headers["Location"] == "https://dest.example/one"


@pytest.mark.parametrize("path", ["a%2Fb", "a//b", "caf%C3%A9?q=%20x&&", "a/../b", "a%5Cb", "a;b%3Bc", "a%25b?x=%00"])
def test_path_and_query_arrive_as_they_were_sent(front: Front, server: Server, path: str) -> None:
    direct = api(server, "GET", f"/p/{path}", host=HOST)
    assert direct.status == 301
    answer = front.call("GET", f"/p/{path}", host=HOST)
    assert (answer.status, answer.headers["Location"]) == (direct.status, direct.headers["Location"])


def test_what_a_client_claims_is_not_believed(front: Front, server: Server) -> None:
    claims = {"X-Forwarded-Host": OTHER, "Forwarded": f"host={OTHER};proto=https", "X-Real-IP": "127.0.0.1"}
    assert front.call("GET", "/x", headers=claims).headers["Location"] == "https://dest.example/one"
    claims["Authorization"] = f"Bearer {server.token}"
    unencrypted = {**claims, "X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.0.1"}
    answer = front.call("GET", "/v1/test", host=SERVICE, unencrypted=True, headers=unencrypted)
    assert (answer.status, answer.json["code"]) == (403, "https_required")
    assert front.call("GET", "/v1/test", host=SERVICE, headers=claims).status == 200
    for path, status in (("/metrics", 401), (f"/internal/tls-ask?domain={HOST}", 404)):
        headers = {"X-Forwarded-For": "127.0.0.1"}
        assert front.call("GET", path, host=SERVICE, headers=headers).status == status, path


def test_a_browser_without_https_finds_the_way(front: Front) -> None:
    answer = front.call("GET", "/sign-in", host=SERVICE, unencrypted=True, headers={"Accept": "text/html"})
    assert (answer.status, answer.headers["Content-Type"]) == (403, "text/html; charset=utf-8")
    assert f'href="https://{SERVICE}/sign-in">Continue</a>' in answer.body.decode()
    answer = front.call("GET", "/sign-in", host=SERVICE, headers={"Accept": "text/html"})
    assert answer.status == 200


def test_the_visitors_address_is_the_one_that_connects(front: Front, server: Server) -> None:
    alias = f"counted-{type(front).__name__.lower()}"
    record = link(server, host=HOST, alias=alias)

    def clicks() -> int:
        return int(api(server, "GET", f"/v1/links/{record['id']}").json["total_clicks"])

    # Claimed, and so counted.
    assert front.call("GET", f"/{alias}", headers={"X-Forwarded-For": UNCOUNTED}).status == 302
    eventually(lambda: clicks() == 1)
    # Really from there.
    assert front.call("GET", f"/{alias}", source=UNCOUNTED).status == 302
    assert front.call("GET", f"/{alias}").status == 302
    eventually(lambda: clicks() == 2)


def test_a_body_that_is_too_large_is_refused(front: Front, server: Server) -> None:
    with front.connection(name=SERVICE) as connection:
        head = f"POST /v1/bulk/import HTTP/1.1\r\nHost: {SERVICE}\r\nContent-Length: {20 << 20}\r\n"
        head += f"Authorization: Bearer {server.token}\r\nContent-Type: text/csv\r\n\r\n"
        # A server that refuses need not read the rest.
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            connection.sendall(head.encode() + bytes(20 << 20))
        # Debian's Caddy stops reading, and answers as if Signpost had hung up.
        assert status_of(connection.recv(65536)) in ((413, 502) if isinstance(front, Caddy) else (413,))
    assert front.call("POST", "/v1/link", b"x" * 200_000, host=SERVICE).status in (401, 413)


def test_an_import_passes(front: Front, server: Server) -> None:
    """3 MiB: what only an import may send."""
    row = f"https://{OTHER}/i,https://dest.example/{'x' * 1000}\n"
    table = ("url,destination\n" + row * 3000).encode()
    headers = {"Authorization": f"Bearer {server.token}", "Content-Type": "text/csv"}
    answer = front.call("POST", "/v1/bulk/import?dry_run=true", table, host=SERVICE, headers=headers)
    assert answer.status in (200, 202), answer.body[:300]


def test_http_2_is_spoken(front: Front) -> None:
    with front.connection(protocols=("h2", "http/1.1")) as connection:
        assert connection.selected_alpn_protocol() == "h2"  # type: ignore[attr-defined]


def test_challenges_of_certbot_are_answered(front: Front) -> None:
    if isinstance(front, Caddy | Traefik):
        return  # They answer those for their own certificates.
    if isinstance(front, HAProxy):
        text = (front.folder / "haproxy.cfg").read_text()
        assert "use_backend certbot if { path_beg /.well-known/acme-challenge/ }" in text
        assert front.call("GET", "/.well-known/acme-challenge/token", unencrypted=True).status == 503
        return
    assert front.call("GET", "/.well-known/acme-challenge/token", unencrypted=True).body == b"certbot's"


# --- events ----------------------------------------------------------------------------------------------------


# As long as that of a link is: some servers compress what is long.
SINGLE, TWO = (f"id: {number}\ndata: {secrets.token_hex(1000)}\n\n".encode() for number in (1, 2))


class Stream:
    """An upstream that sends one event, and the second one when it is told to."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.go_on = threading.Event()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        with connection, contextlib.suppress(ConnectionError):
            while b"\r\n\r\n" not in connection.recv(65536):
                pass
            connection.sendall(
                b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
                b"Connection: close\r\n\r\n" + SINGLE
            )
            if self.go_on.wait(20):
                connection.sendall(TWO)

    def close(self) -> None:
        self._listener.close()


@pytest.mark.parametrize("path", ["/v1/events", "/w/home/events?types=clicks"])
@pytest.mark.parametrize("kind", FRONTS)
def test_events_are_passed_on_at_once(kind: type[Front], path: str, tmp_path: Path) -> None:
    stream = Stream()
    for front in started(kind, tmp_path / "front", stream.port):
        client = http.client.HTTPConnection(SERVICE)
        client.sock = front.connection(name=SERVICE)
        client.sock.settimeout(5)
        # As a browser does: what is compressed is not to be held back either.
        client.request("GET", path, headers={"Accept": "text/event-stream", "Accept-Encoding": "gzip"})
        answer = client.getresponse()
        assert answer.headers["Content-Type"] == "text/event-stream"
        unpack = zlib.decompressobj(31).decompress if answer.headers["Content-Encoding"] == "gzip" else bytes
        received = b""
        while SINGLE not in received:
            received += unpack(answer.read1(65536))
        assert TWO not in received
        stream.go_on.set()
        while TWO not in received:
            received += unpack(answer.read1(65536))
        client.close()
    stream.close()


def test_a_change_is_heard_of_through_the_proxy(front: Front, server: Server) -> None:
    """The real stream, with events as long as they are."""
    client = http.client.HTTPConnection(SERVICE)
    client.sock = front.connection(name=SERVICE)
    client.sock.settimeout(20)
    token = {"Authorization": f"Bearer {server.token}"}
    client.request("GET", "/v1/events?types=link.created", headers={**token, "Accept-Encoding": "gzip"})
    answer = client.getresponse()
    assert (answer.status, answer.headers["Content-Encoding"]) == (200, None)
    created = link(server, host=HOST, title="long " * 20)
    received = b""
    while created["id"].encode() not in received:
        received += answer.read1(65536)
    client.close()


# --- nginx with many hostnames -----------------------------------------------------------------------------------


def test_nginx_chooses_the_certificate_by_name(server: Server, tmp_path: Path) -> None:
    for front in started(NginxForManyNames, tmp_path / "front", server.port):
        assert front.call("GET", "/x").headers["Location"] == "https://dest.example/one"
        # The script has gotten none for this one.
        with pytest.raises(ssl.SSLError, match=r"(?i)alert|EOF"):
            front.call("GET", "/x", host=OTHER)
        assert front.call("GET", "/x", host=OTHER, unencrypted=True).headers["Location"] == "https://dest.example/other"


def test_the_script_gets_the_certificates_that_are_missing(server: Server, tmp_path: Path) -> None:
    if program("jq") is None:
        missing("jq is not installed")
    (script,) = (block for block in blocks("sh") if "signpost-certificates" in block)
    programs = tmp_path / "bin"
    programs.mkdir()
    # What `signpost host list` prints is the real one's, without the question what the internet's DNS says.
    assert "--filter dns_correct=true " in script
    command = f"exec '{sys.executable}' -m signpost.cli"
    (programs / "signpost").write_text(f'#!/bin/sh\n{command} "$@"\n')
    (programs / "certbot").write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/calls\n')
    for path in programs.iterdir():
        path.chmod(0o755)
    live = tmp_path / "live"
    (live / HOST).mkdir(parents=True)
    (live / HOST / "fullchain.pem").touch()
    api(server, "POST", "/v1/host", {"host": "plain.example.com", "https_requested": False})
    environment = {**server.environment, "PATH": f"{programs}:{os.environ['PATH']}", "LIVE": str(live)}
    shown = script.replace("--filter dns_correct=true ", "")
    done = subprocess.run(["sh", "-c", shown], env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    (call,) = (tmp_path / "calls").read_text().splitlines()
    assert call.endswith(f"--webroot-path /var/www/letsencrypt --cert-name {OTHER} --domain {OTHER}")


# --- Cloudflare --------------------------------------------------------------------------------------------------

EDGE = "127.0.0.3"
VISITOR = "192.0.2.77"


@pytest.mark.parametrize("kind", [CaddyUnderCloudflare, NginxUnderCloudflare])
def test_visitors_have_their_own_addresses_under_cloudflare(
    kind: type[Front], tmp_path: Path, make_server: Callable[..., Server]
) -> None:
    trusted = {"SIGNPOST_TRUSTED_PROXIES": f"127.0.0.1,::1,{EDGE}"} if kind is CaddyUnderCloudflare else {}
    settings = {"SIGNPOST_PUBLIC_URL": f"https://{SERVICE}", "SIGNPOST_EXCLUDE_NETWORKS": VISITOR}
    server = answering(make_server(**settings, **trusted).start())
    connected(server, HOST)
    record = link(server, host=HOST, alias="x")

    def clicks() -> int:
        return int(api(server, "GET", f"/v1/links/{record['id']}").json["total_clicks"])

    def sent(visitor: str, claimed: str) -> dict[str, str]:
        """As Cloudflare sends it: what a client claimed stays in front of the address that it found."""
        return {"X-Forwarded-For": f"{claimed}, {visitor}", "X-Forwarded-Proto": "https", "CF-Connecting-IP": visitor}

    for front in started(kind, tmp_path / "front", server.port):
        # Not counted: the excluded visitor, through Cloudflare.
        assert front.call("GET", "/x", source=EDGE, headers=sent(VISITOR, "198.51.100.1")).status == 302
        # Counted: another one who claims to be the excluded one, through Cloudflare and not.
        assert front.call("GET", "/x", source=EDGE, headers=sent("198.51.100.1", VISITOR)).status == 302
        eventually(lambda: clicks() == 1)
        assert front.call("GET", "/x", headers=sent(VISITOR, VISITOR)).status == 302
        eventually(lambda: clicks() == 2)
        headers = {**sent(VISITOR, "127.0.0.1"), "Authorization": f"Bearer {server.token}"}
        assert front.call("GET", "/v1/test", host=SERVICE, source=EDGE, headers=headers).status == 200
        for path in ("/metrics", f"/internal/tls-ask?domain={HOST}"):
            answer = front.call("GET", path, host=SERVICE, source=EDGE, headers=sent("127.0.0.1", "127.0.0.1"))
            assert answer.status in (401, 404), path


def test_the_addresses_of_cloudflare_are_the_same_everywhere() -> None:
    caddy = set(blocks("caddyfile")[1].split("trusted_proxies ")[1].split())
    nginx = set(re.findall(r"set_real_ip_from (\S+);", blocks("nginx")[2]))
    (setting,) = (block for block in blocks("sh") if "TRUSTED_PROXIES" in block)
    assert caddy == nginx == set(setting.split('"')[1].split(",")) - {"127.0.0.1", "::1"}
    assert len({ipaddress.ip_network(entry) for entry in caddy}) == 22


def test_a_tunnel_needs_no_settings(server: Server) -> None:
    """What cloudflared sends, from this machine."""
    yaml: Any = pytest.importorskip("yaml")
    rules = yaml.safe_load(blocks("yaml")[2])["ingress"]
    assert [rule.get("hostname") for rule in rules] == [SERVICE, HOST, None]
    sent = {"X-Forwarded-For": f"127.0.0.1, {UNCOUNTED}", "X-Forwarded-Proto": "https", "Cf-Connecting-Ip": UNCOUNTED}
    record = link(server, host=HOST, alias="tunnel")
    for visitor in (UNCOUNTED, "198.51.100.1"):
        headers = {**sent, "X-Forwarded-For": f"127.0.0.1, {visitor}"}
        assert api(server, "GET", "/tunnel", host=HOST, headers=headers).status == 302
    eventually(lambda: api(server, "GET", f"/v1/links/{record['id']}").json["total_clicks"] == 1)
    for path in ("/metrics", f"/internal/tls-ask?domain={HOST}"):
        assert api(server, "GET", path, host=SERVICE, headers=sent, token=None).status in (401, 404)
