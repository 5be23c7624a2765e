"""An app that answers as YOURLS does, and a client of it."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from tests.conftest import Answer, Client, client_of

PATH, HOST = "/yourls-api.php", "go.acme.test"
STATS_NEED = "Need either XML or JSON format for stats"

Call = Callable[..., Answer]


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(DIALECTS=["yourls"])


@pytest.fixture
def call(app: Flask, client: Client) -> Call:
    """Send an action as most clients do, with the token of an owner as signature. Others: see `token`."""
    visitor = client_of(app)

    def do(action: str | None = None, format: str | None = "json", *, token: str | None = None, **given: Any) -> Answer:
        given = {"signature": token or client.token, "action": action, "format": format, **given}
        return visitor.get(PATH, query_string={name: value for name, value in given.items() if value is not None})

    return do


def shortened(call: Call, url: str = "https://dest.example/a", **given: Any) -> dict[str, Any]:
    answer = call("shorturl", url=url, **given)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json
    return body
