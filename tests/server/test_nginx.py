"""Behind a real nginx, with the configuration of deploy/: whose word counts, and what is held off there.

Of the configuration nothing is changed but ports, certificates and the folder of certbot's.
"""

import http.client
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from tests.conftest import FIREFOX, ROOT, Server, free_port
from tests.programs import missing
from tests.server.secret_paths import secret_rules
from tests.wire import Reply, answering, api, connected, eventually, link, status_of, until_closed

CONFIG = ROOT / "deploy" / "nginx.conf"
SERVICE, HOST, OTHER = "signpost.test", "go.acme.test", "other.acme.test"


class Nginx:
    """An nginx process in front of a server, configured by deploy/nginx.conf."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.server = server
        self.http_port, self.https_port = free_port(), free_port()
        self._folder = folder
        self._process: Any = None
        self.log = folder / "access.log"

    def start(self) -> "Nginx":
        self._folder.mkdir()
        (self._folder / "challenges" / ".well-known" / "acme-challenge").mkdir(parents=True)
        (self._folder / "challenges" / ".well-known" / "acme-challenge" / "token").write_text("certbot's")
        names = ",".join(f"DNS:{name}" for name in (SERVICE, HOST, OTHER))
        key, certificate = self._folder / "key.pem", self._folder / "cert.pem"
        kind = [
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=test",
            "-addext",
        ]
        command: list[Any] = ["openssl", *kind, f"subjectAltName={names}", "-keyout", key, "-out", certificate]
        subprocess.run(command, check=True, capture_output=True)
        folders = "".join(
            f"{kind}_temp_path {self._folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = self._folder / "main.conf"
        main.write_text(
            f"daemon off; pid {self._folder}/pid; error_log {self._folder}/error.log; user root;\n"
            f"events {{}} http {{ {folders} include {self._config()}; }}\n"
        )
        with (self._folder / "output.txt").open("ab") as out:
            command = ["nginx", "-c", str(main), "-p", str(self._folder), "-e", str(self._folder / "error.log")]
            self._process = subprocess.Popen(command, stdout=out, stderr=out)
        eventually(self._is_ready)
        self.trusting = ssl.create_default_context(cafile=self._folder / "cert.pem")
        return self

    def _config(self) -> Path:
        text = CONFIG.read_text(encoding="utf-8")
        for pattern, value, times in (
            (r"listen 80;", f"listen 127.0.0.1:{self.http_port};", 1),
            (r"listen 443 ", f"listen 127.0.0.1:{self.https_port} ", 1),
            (r"listen \[::\].*;", "", 2),
            (r"127\.0\.0\.1:8000", f"127.0.0.1:{self.server.port}", 1),
            (r"/etc/letsencrypt/live/\S+/fullchain.pem", str(self._folder / "cert.pem"), 1),
            (r"/etc/letsencrypt/live/\S+/privkey.pem", str(self._folder / "key.pem"), 1),
            (r"root /var/www/letsencrypt", f"root {self._folder}/challenges", 1),
            (r"/var/log/nginx/access.log", str(self.log), 1),
            (r"/var/log/nginx/error.log", f"{self._folder}/errors_of_signpost.log", 1),
        ):
            text, count = re.subn(pattern, value, text)
            assert count == times, pattern
        path = self._folder / "signpost.conf"
        path.write_text(text)
        return path

    def _is_ready(self) -> bool:
        assert self._process.poll() is None, (self._folder / "output.txt").read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.https_port)) == 0

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(10)

    def connection(self, *, unencrypted: bool = False) -> socket.socket:
        port = self.http_port if unencrypted else self.https_port
        dialled = socket.create_connection(("127.0.0.1", port), timeout=20)
        return dialled if unencrypted else self.trusting.wrap_socket(dialled, server_hostname=HOST)

    def call(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        *,
        host: str = HOST,
        unencrypted: bool = False,
        **headers: Any,
    ) -> Reply:
        client = http.client.HTTPConnection(host)
        client.sock = self.connection(unencrypted=unencrypted)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            client.request(method, path, body=body, headers={"User-Agent": FIREFOX, **given})
            answer = client.getresponse()
            return Reply(answer.status, answer.headers, answer.read())
        finally:
            client.close()


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    for program in ("nginx", "openssl"):
        if shutil.which(program) is None:
            missing(f"{program} is not installed")
    folder = tmp_path_factory.mktemp("nginx")
    server = answering(Server(folder / "instance", SIGNPOST_PUBLIC_URL=f"https://{SERVICE}").start())
    nginx = Nginx(folder / "nginx", server)
    try:
        nginx.start()
        for host in (HOST, OTHER):
            connected(server, host)
        link(server, "https://dest.example/one", HOST, alias="x")
        link(server, "https://dest.example/other", OTHER, alias="x")
        yield nginx
        assert "Traceback" not in server.output.read_text()
    finally:
        nginx.stop()
        server.stop()


def test_visits_over_https_and_http(nginx: Nginx) -> None:
    for unencrypted in (False, True):
        answer = nginx.call("GET", "/x", unencrypted=unencrypted)
        assert (answer.status, answer.headers["Location"]) == (302, "https://dest.example/one")


@pytest.mark.parametrize("path", ["a%2Fb", "a//b", "caf%C3%A9?q=%20x&&", "a/../b"])
def test_path_and_query_arrive_as_they_were_sent(nginx: Nginx, path: str) -> None:
    direct = api(nginx.server, "GET", f"/{path}", host=HOST)
    answer = nginx.call("GET", f"/{path}")
    assert (answer.status, answer.headers["Location"]) == (direct.status, direct.headers["Location"])


def test_what_a_client_claims_of_itself_is_not_believed(nginx: Nginx) -> None:
    claims: dict[str, Any] = {
        "X_Forwarded_Host": OTHER,
        "Forwarded": f"host={OTHER};proto=https",
        "X_Real_IP": "127.0.0.1",
    }
    assert nginx.call("GET", "/x", **claims).headers["Location"] == "https://dest.example/one"
    token = nginx.server.token
    answer = nginx.call(
        "GET",
        "/v1/test",
        host=SERVICE,
        unencrypted=True,
        X_Forwarded_Proto="https",
        Authorization=f"Bearer {token}",
        **claims,
    )
    assert (answer.status, answer.json["code"]) == (403, "https_required")
    answer = nginx.call("GET", "/v1/test", host=SERVICE, Authorization=f"Bearer {token}")
    assert answer.status == 200
    for path in ("/metrics", "/internal/tls-ask?domain=go.acme.test"):
        answer = nginx.call("GET", path, host=SERVICE, X_Forwarded_For="127.0.0.1", **claims)
        assert answer.status in (401, 404), path


def test_no_query_is_logged(nginx: Nginx) -> None:
    """A token that a client of YOURLS sends is in the query, and so is the code of a sign-in."""
    secret = f"sp_api_{'s' * 30}"
    sent = (
        nginx.call("GET", f"/yourls-api.php?signature={secret}&action=stats", host=SERVICE),
        nginx.call("GET", f"/x?signature={secret}", Referer=f"https://{SERVICE}/sign-in?code={secret}"),
        nginx.call("GET", f"/v1/events?token={secret}", host=SERVICE),
        nginx.call("GET", f"/.well-known/acme-challenge/none?code={secret}"),
        nginx.call("GET", f"/x?plain={secret}", unencrypted=True),
    )
    lines = eventually(lambda: (found := nginx.log.read_text()).count("acme-challenge/none") and found).splitlines()
    for path, reply in zip(("/yourls-api.php", "/x", "/v1/events"), sent, strict=False):
        assert any(f'"GET {path} HTTP/1.1" {reply.status} ' in line for line in lines), path
    assert not [line for line in lines if "sssss" in line or "?" in line]


def test_nothing_that_is_logged_says_who_came_or_lets_anyone_in(nginx: Nginx, whole_app: Flask) -> None:
    """Of each path of the service that Signpost itself cuts in its log, and also where Signpost does not answer."""
    secret, agent = "s3cr3t" * 6, "Unmistakable/7.31"
    paths = [
        form
        for rule in secret_rules(whole_app)
        for path in [rule.rule.replace(f"<{argument}>", secret) for argument in sorted(rule.arguments)]
        for form in (path, f"/w/01m8gr4w5rgxnxt9bmd85nmxpy{path}", f"/{path}", f"/%{ord(path[1]):02X}{path[2:]}")
    ]
    assert len(paths) >= 12
    nginx.log.write_text("")
    for path in paths:
        nginx.call("GET", path, host=SERVICE, User_Agent=agent, Referer=f"https://{SERVICE}{path}")
    nginx.call("GET", "/x", User_Agent=agent)
    nginx.server.started.send_signal(signal.SIGSTOP)
    try:
        with nginx.connection() as connection:
            connection.sendall(f"GET {paths[0]} HTTP/1.1\r\nHost: {SERVICE}\r\nUser-Agent: {agent}\r\n\r\n".encode())
    finally:
        nginx.server.started.send_signal(signal.SIGCONT)
    lines: list[str] = eventually(lambda: len(found := nginx.log.read_text().splitlines()) >= len(paths) + 2 and found)
    for path in ("/welcome/...", "/invitation/...", "/unsubscribe/...", "/x"):
        assert any(f'"GET {path} HTTP/1.1" ' in line for line in lines), path
    for file in nginx.log.parent.glob("*.log"):
        text = file.read_text() if file.name != "error.log" else ""  # what the tests' own main file says
        for word in ("s3cr3t", "Unmistakable", "127.0.0.1", "Mozilla", "Referer"):
            assert word not in text, file


def test_challenges_of_certbot_are_answered(nginx: Nginx) -> None:
    assert nginx.call("GET", "/.well-known/acme-challenge/token", unencrypted=True).body == b"certbot's"


def test_a_body_that_is_too_large_ends_at_nginx(nginx: Nginx) -> None:
    head = f"POST /v1/link HTTP/1.1\r\nHost: {SERVICE}\r\nContent-Length: {20 << 20}\r\nConnection: close\r\n\r\n"
    with nginx.connection() as connection:
        connection.sendall(head.encode())
        assert status_of(until_closed(connection)) == 413
    assert nginx.call("POST", "/v1/link", b"x" * 200_000, host=SERVICE).status in (401, 413)


def test_half_a_header_is_not_waited_for(nginx: Nginx) -> None:
    with nginx.connection() as connection:
        connection.sendall(b"GET /x HTTP/1.1\r\nHost: ")
        began = time.monotonic()
        assert until_closed(connection) == b""
        assert time.monotonic() - began < 15


def test_a_slow_body_does_not_reach_signpost(nginx: Nginx) -> None:
    """Whatever its client does, Signpost hears of a request when it is whole."""
    before = nginx.server.output.read_text().count("POST /v1/slow")
    with nginx.connection() as connection:
        connection.sendall(f"POST /v1/slow HTTP/1.1\r\nHost: {SERVICE}\r\nContent-Length: 10\r\n\r\nx".encode())
        assert api(nginx.server, "GET", "/healthz").status == 200
        assert nginx.server.output.read_text().count("POST /v1/slow") == before


def test_the_page_says_where_the_file_is() -> None:
    assert "deploy/nginx.conf" in (ROOT / "docs" / "run.md").read_text()
