"""The black box: HTTP alone, against `--base-url` with `--token`, or against a server started for this run.

pytest tests/contract --base-url https://signpost.example.com/v1 --token sp_api_...
"""

import http.client
import json
import secrets
import signal
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest

from tests.conftest import FIREFOX, Server


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")

    @property
    def location(self) -> str | None:
        return self.headers.get("Location")


class Api:
    """The REST interface at a base URL. Paths are relative to it, as in the specification."""

    def __init__(self, base_url: str, token: str):
        self.base = urlsplit(base_url.rstrip("/"))
        self.token = token

    def raw(self, method: str, target: str, headers: dict[str, str] | None = None, body: bytes | None = None) -> Answer:
        """One request to the address of the service, the target as it is."""
        kind = http.client.HTTPSConnection if self.base.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.base.netloc, timeout=30)
        try:
            connection.putrequest(method, target, skip_host="Host" in (headers or {}), skip_accept_encoding=True)
            for name, value in (headers or {}).items():
                connection.putheader(name, value)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    def __call__(
        self,
        method: str,
        path: str,
        json_body: Any = ...,
        *,
        token: str | None = "",
        query: dict[str, Any] | None = None,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Call an operation. token: "" is the run's own, None sends none. body: bytes sent as they are."""
        headers = dict(headers or {})
        if token is not None:
            headers.setdefault("Authorization", f"Bearer {token or self.token}")
        if json_body is not ...:
            body = json.dumps(json_body).encode()
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        target = self.base.path + path + (f"?{urlencode(query)}" if query else "")
        while (answer := self.raw(method, target, headers, body)).status == 429:
            # Somebody else's server may limit us; it says for how long.
            time.sleep(int(answer.headers["Retry-After"]))
        return answer

    def follow(self, url: str) -> Answer:
        """GET an absolute URL that an answer gave."""
        parts = urlsplit(url)
        assert parts.scheme, f"{url} is not absolute"
        return self.raw("GET", f"{parts.path}?{parts.query}", {"Authorization": f"Bearer {self.token}"})

    def visit(
        self, host: str, path: str, method: str = "GET", headers: dict[str, str] | None = None, **kwargs
    ) -> Answer:
        return self.raw(method, path, {"Host": host, "User-Agent": FIREFOX, **(headers or {})}, **kwargs)


@pytest.fixture(scope="session")
def api(request, tmp_path_factory):
    base_url = request.config.getoption("--base-url")
    if base_url:
        token = request.config.getoption("--token")
        assert token, "--base-url needs --token"
        yield Api(base_url, token)
        return
    server = Server(tmp_path_factory.mktemp("contract")).start()
    yield Api(f"{server.origin}/v1", server.token)
    server.stop(signal.SIGTERM)


@pytest.fixture
def host(api):
    """A hostname connected for this test, and disconnected after it."""
    name = f"t{secrets.token_hex(5)}.acme.test"
    assert api("POST", "/host", {"host": name}).status == 200
    yield name
    api("DELETE", f"/host/{name}")


@pytest.fixture
def link(api, host):
    """Create a link on the test's hostname; returns the record."""

    def make(**fields) -> dict:
        answer = api("POST", "/link", {"host": host, "destination": "https://dest.example/landing", **fields})
        assert answer.status == 200, answer.text
        return answer.json["data"][0]

    return make
