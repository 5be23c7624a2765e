"""An app that speaks Shlink's interface, and a way to call it."""

from collections.abc import Callable
from typing import Any, Protocol

import pytest
from flask import Flask

from tests import wire
from tests.conftest import ORIGIN, Answer, Client, Server
from tests.mcp_clients.conftest import need as need


class Call(Protocol):
    def __call__(self, method: str, path: str, body: Any = None, **kwargs: Any) -> Answer: ...


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(DIALECTS=["shlink"])


@pytest.fixture
def call(app: Flask, client: Client) -> Call:
    """Send a request below /rest/v3 with the owner's key; `key`: another one, "" for none."""

    def do(method: str, path: str, body: Any = None, *, key: str | None = None, **kwargs: Any) -> Answer:
        secret = client.token if key is None else key
        headers = {**({"X-Api-Key": secret} if secret else {}), **kwargs.pop("headers", {})}
        if body is not None:
            kwargs["json"] = body
        path = path if path.startswith("/rest") else f"/rest/v3{path}"
        answer: Any = app.test_client().open(path, method=method, base_url=ORIGIN, headers=headers, **kwargs)
        return answer  # type: ignore[no-any-return]

    return do


@pytest.fixture
def create(call: Call, connect: Callable[..., str]) -> Callable[..., dict[str, Any]]:
    """Create a short URL on the default domain, as Shlink's answer shows it."""
    connect()

    def do(longUrl: str = "https://dest.example/landing", **fields: Any) -> dict[str, Any]:
        answer = call("POST", "/short-urls", {"longUrl": longUrl, **fields})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json
        return found

    return do


def codes_of(answer: Answer) -> list[str]:
    """The short codes in a list."""
    return [entry["shortCode"] for entry in answer.json["shortUrls"]["data"]]


def type_of(answer: Answer) -> str:
    """The last part of a problem's type; also holds it to the four members and the content type of problems."""
    assert answer.content_type == "application/problem+json"
    assert answer.json["status"] == answer.status_code
    assert answer.json["title"]
    assert answer.json["detail"]
    return str(answer.json["type"]).rpartition("/")[2]


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    """A server whose default domain is go.acme.test."""
    server = make_server(SIGNPOST_DIALECTS="shlink").start()
    # The hostname of the first start, which would be the default one.
    assert wire.api(server, "DELETE", "/v1/host/localhost").status == 204
    wire.connected(server, "go.acme.test")
    wire.connected(server, "links.acme.test")
    return server
