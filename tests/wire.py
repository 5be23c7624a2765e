"""HTTP and sockets against a Signpost process, and checks of what it prints."""

import http.client
import json
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.conftest import FIREFOX, Server


@dataclass
class Reply:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Connection:
    """A keep-alive connection to a server. host: the Host header; token: None sends none."""

    def __init__(
        self, server: Server, *, host: str | None = None, token: str | None = None, timeout_s: float = 15
    ) -> None:
        self._http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=timeout_s)
        self._headers = {"Host": host or f"127.0.0.1:{server.port}", "User-Agent": FIREFOX}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"

    def call(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Reply:
        """body: a value to send as JSON, bytes to send as they are, or None."""
        all_headers = {**self._headers, **(headers or {})}
        data = body
        if body is not None and not isinstance(body, bytes):
            data = json.dumps(body).encode()
            all_headers.setdefault("Content-Type", "application/json")
        self._http.request(method, path, body=data, headers=all_headers)
        answer = self._http.getresponse()
        return Reply(answer.status, answer.headers, answer.read())

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> "Connection":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def api(server: Server, method: str, path: str, body: Any = None, **kwargs: Any) -> Reply:
    """One API call with the server's first token or `token`, forwarded as by a proxy where PUBLIC_URL is HTTPS."""
    if "token" not in kwargs:
        kwargs["token"] = server.token
    headers = kwargs.pop("headers", None)
    if server.environment.get("SIGNPOST_PUBLIC_URL", "").startswith("https:"):
        headers = {"X-Forwarded-Proto": "https", **(headers or {})}
    with Connection(server, **kwargs) as connection:
        return connection.call(method, path, body, headers)


def visit(server: Server, path: str, host: str = "go.acme.test", method: str = "GET", **headers: str) -> Reply:
    with Connection(server, host=host) as connection:
        return connection.call(method, path, headers=headers)


def connected(server: Server, host: str = "go.acme.test") -> str:
    # As through a proxy: some servers accept no token otherwise.
    answer = api(server, "POST", "/v1/host", {"host": host}, headers={"X-Forwarded-Proto": "https"})
    assert answer.status == 200, answer.body
    return host


def link(
    server: Server, destination: str | None = "https://dest.example/", host: str = "go.acme.test", **fields: Any
) -> dict[str, Any]:
    answer = api(server, "POST", "/v1/link", {"host": host, "destination": destination, **fields})
    assert answer.status == 200, answer.body
    record: dict[str, Any] = answer.json["data"][0]
    return record


def raw(server: Server, data: bytes, timeout_s: float = 10) -> bytes:
    """The bytes that the server answers until it closes the connection; send `Connection: close`."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=timeout_s) as connection:
        connection.sendall(data)
        return until_closed(connection)


def until_closed(connection: socket.socket) -> bytes:
    parts = []
    while part := connection.recv(65536):
        parts.append(part)
    return b"".join(parts)


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def answering(server: Server) -> Server:
    """Wait until the server answers: its signal handlers are installed then."""
    with Connection(server) as connection:
        assert connection.call("GET", "/healthz").status == 200
    return server


def eventually(claim: Callable[..., Any], timeout_s: float = 10) -> Any:
    """The first true value of `claim()`; fails after `timeout_s`."""
    deadline = time.monotonic() + timeout_s
    while not (value := claim()):
        assert time.monotonic() < deadline, "This never became true."
        time.sleep(0.05)
    return value


def assert_sentence(text: str, *names: str) -> None:
    """`text` is one line, a sentence that contains `names`, and not a traceback."""
    text = text.strip()
    assert text, "Nothing was said."
    assert "\n" not in text, text
    assert "Traceback" not in text, text
    assert text.endswith("."), text
    for name in names:
        assert name in text, text
