"""What docs/dialects.md says about the logs of proxies: with these lines no token is in them."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import requests

from tests.conftest import ROOT, free_port
from tests.programs import missing

PAGE = (ROOT / "docs" / "dialects.md").read_text(encoding="utf-8")
NGINX = """
pid {folder}/pid;
error_log {folder}/error.log;
daemon off;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {format}
    server {{
        listen 127.0.0.1:{port};
        {log}
        location / {{ return 200 "answered"; }}
    }}
}}
"""
CADDY = """
{{
    admin off
    auto_https off
}}
http://127.0.0.1:{port} {{
    log {{
        output file {folder}/access.log
        {format}
    }}
    respond "answered"
}}
"""


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)
    return str(found)


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert process.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield
        process.terminate()


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_the_log_has_the_request_without_the_token(proxy: str, tmp_path: Path) -> None:
    if shutil.which(proxy) is None:
        missing(f"{proxy} is not installed")
    port, file, log = free_port(), tmp_path / "proxy.conf", tmp_path / "access.log"
    if proxy == "nginx":
        format_, where = block("nginx").replace("/var/log/nginx", str(tmp_path)).splitlines()
        file.write_text(NGINX.format(folder=tmp_path, port=port, format=format_, log=where))
        command = ["nginx", "-c", str(file)]
    else:
        file.write_text(CADDY.format(folder=tmp_path, port=port, format=block("caddyfile")))
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    with running(command, port):
        for name in ("signature", "password"):
            url = f"http://127.0.0.1:{port}/yourls-api.php?action=version&{name}=sp_api_secret"
            assert requests.get(url, timeout=10).text == "answered"
    written = log.read_text()
    assert written.count("/yourls-api.php") == 2
    assert "sp_api_" not in written
