"""A server that speaks HTTP/2 alone is asked as browsers ask it: over TLS, where both agree on it."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from signpost.features.monitoring.titles import TitleKey, Titles
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import SystemResolver
from tests.outbound.playing import Authority
from tests.wire import eventually

pytestmark = pytest.mark.slow

PROGRAM = """
def app(environ, start_response):
    body = environ["wsgi.input"].read()
    start_response("200 OK", [("Content-Type", "text/html"), *((f"X-{number}", "y" * 500) for number in range(120))])
    title = f"{environ['SERVER_PROTOCOL']} {environ['REQUEST_METHOD']} {environ['HTTP_HOST']} {len(body)}"
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [f"<title>{title}</title>".encode()]
"""


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Of a server on localhost."""
    authority = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    certificate, key = authority.certificate("localhost")
    (tmp_path / "speaks_http2.py").write_text(PROGRAM)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    command = [sys.executable, "-m", "granian", "--interface", "wsgi", "--http", "2", "--port", str(port)]
    command += ["--ssl-certificate", str(certificate), "--ssl-keyfile", str(key), "--working-dir", str(tmp_path)]
    server = subprocess.Popen([*command, "speaks_http2:app"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: _connect(port))
        yield port
    finally:
        server.terminate()
        server.wait(20)


def _connect(port: int) -> bool:
    with contextlib.suppress(OSError):
        socket.create_connection(("127.0.0.1", port)).close()
        return True
    return False


def test_http_2_alone(port: int) -> None:
    fetcher = Fetcher(SystemResolver(), lambda address: True, 20)
    url = f"https://localhost:{port}/a%2Fb?c"
    assert fetcher.look(url).text == ""
    assert fetcher.post(url, {"Content-Type": "application/json"}, b"x" * 2_000_000).text == ""
    assert Titles(fetcher).do(TitleKey(1, url, "w")).startswith(f"HTTP/2 GET localhost:{port} 0")
    with fetcher.once("POST", url, {}, b"abc", 1000) as answer:
        assert b"HTTP/2 POST" in b"".join(answer.chunks())
