"""Fixtures for projects that test their code against Signpost: `signpost` in the same process, `signpost_server` live.

pytest finds them by itself where Signpost is installed. Nothing is imported until one of them is used.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from flask import Flask
    from werkzeug.test import TestResponse

ORIGIN = "https://signpost.test"
BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Signpost:
    """An app of its own with a fresh database. app: a WSGI app.  token: an owner's API token."""

    def __init__(self, app: Flask, token: str):
        self.app, self.token = app, token
        self._client = app.test_client()

    def api(self, method: str, path: str, json: Any = None, **kwargs: Any) -> TestResponse:
        """One call of the API, such as `api("GET", "/v1/links")`."""
        headers = {"Authorization": f"Bearer {self.token}", **kwargs.pop("headers", {})}
        body = {} if json is None else {"json": json}
        return self._client.open(path, method=method, base_url=ORIGIN, headers=headers, **body, **kwargs)

    def connect(self, host: str = "go.example.com") -> str:
        """Connect a hostname and return it. Raises AssertionError with the reasons where it is refused."""
        return _answered(self.api("POST", "/v1/host", {"host": host}))["host"]

    def link(
        self, host: str = "go.example.com", destination: str = "https://example.com/", **fields: Any
    ) -> dict[str, Any]:
        """Make a short link and return the record."""
        return _answered(self.api("POST", "/v1/link", {"host": host, "destination": destination, **fields}))["data"][0]

    def visit(self, url: str, method: str = "GET", **kwargs: Any) -> TestResponse:
        """What a visitor of `url` gets; redirects are not followed."""
        parts = urlsplit(url)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        headers = {"User-Agent": BROWSER, **kwargs.pop("headers", {})}
        return self._client.open(path, method=method, base_url=f"https://{parts.netloc}", headers=headers, **kwargs)

    def clicks(self, record: dict[str, Any]) -> int:
        """How often people have visited a record, those counted who came just now."""
        from signpost.visits import middleware

        middleware.of(self.app).clicks.write()
        return _answered(self.api("GET", f"/v1/links/{record['id']}"))["total_clicks"]


def _answered(answer: TestResponse) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json


@contextmanager
def made(folder: str | Path, **settings: Any) -> Iterator[Signpost]:
    """A Signpost whose database is in `folder`, for the length of the block. settings: as `create_app` takes them."""
    from signpost.factory import close_app, create_app
    from signpost.operations import bootstrap, tokens, workspaces

    app = create_app({"INSTANCE": str(folder), "RATE_LIMIT": "", **settings})
    try:
        with app.app_context():
            owner = workspaces.member_caller(bootstrap.ensure_workspace())
            _, token = tokens.create_token(owner, name="tests")
        yield Signpost(app, token)
    finally:
        close_app(app)


@pytest.fixture
def signpost(tmp_path: Path) -> Iterator[Signpost]:
    """A Signpost in this process with a fresh database."""
    with made(tmp_path / "signpost") as found:
        yield found


class SignpostServer:
    """A live server. origin: like http://127.0.0.1:40123.  token: an owner's API token.  port: also of its links."""

    def __init__(self, origin: str, token: str, port: int):
        self.origin, self.token, self.port = origin, token, port


@pytest.fixture(scope="session")
def signpost_server() -> Iterator[SignpostServer]:
    """A live Signpost on a free port of this machine, for the whole session; `localhost` is connected."""
    with tempfile.TemporaryDirectory() as folder:
        token = Path(folder) / "token"
        port = _free_port()
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SIGNPOST_")},
            "SIGNPOST_INSTANCE": folder,
            "SIGNPOST_PORT": str(port),
            "SIGNPOST_RATE_LIMIT": "",
            "SIGNPOST_BOOTSTRAP_TOKEN_FILE": str(token),
        }
        command = [sys.executable, "-m", "signpost.cli", "serve"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _await(process, port)
            yield SignpostServer(f"http://127.0.0.1:{port}", token.read_text().strip(), port)
        finally:
            process.terminate()
            process.wait(20)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _await(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError("Signpost did not start.")
