"""What a proxy in front may get certificates for: GET /internal/tls-ask."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from tests.conftest import ORIGIN, Answer, Client, Visit

HOST = "go.acme.test"


def ask(client: Client, domain: Any, **kwargs: Any) -> Answer:
    return client.get("/internal/tls-ask", query_string={"domain": domain}, base_url="http://127.0.0.1:8000", **kwargs)


@pytest.mark.parametrize("domain", [HOST, f"www.{HOST}", "GO.acme.TEST", f"{HOST}."])
def test_a_connected_hostname(client: Client, connect: Callable[..., str], domain: str) -> None:
    connect(HOST)
    assert ask(client, domain).status_code == 200


@pytest.mark.parametrize(
    "domain",
    [
        "",
        "other.test",
        "acme.test",
        "x.go.acme.test",
        "www.www.go.acme.test",
        "127.0.0.1",
        "a" * 5000,
        "\x00",
        "bücher.test",
        "%",
        "*",
    ],
)
def test_any_other(client: Client, connect: Callable[..., str], domain: str) -> None:
    connect(HOST)
    assert ask(client, domain).status_code == 404


def test_one_that_wants_no_https(client: Client, connect: Callable[..., str]) -> None:
    connect(HOST, https_requested=False)
    assert ask(client, HOST).status_code == 404
    connect("www.go.acme.test", https_requested=True)
    assert ask(client, "www.go.acme.test").status_code == 200
    assert ask(client, HOST).status_code == 404


def test_one_that_was_disconnected(client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    client.delete(f"/v1/host/{HOST}")
    assert ask(client, HOST).status_code == 404


def test_the_service_itself(make_app: Callable[..., Flask], make_client: Callable[..., Client]) -> None:
    client = make_client(make_app(PUBLIC_URL="https://signpost.test"))
    assert ask(client, "signpost.test").status_code == 200
    assert ask(client, "www.signpost.test").status_code == 404


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded"])
def test_nobody_behind_a_proxy(client: Client, connect: Callable[..., str], header: str) -> None:
    connect(HOST)
    assert ask(client, HOST, headers={header: "127.0.0.1"}).status_code == 404


def test_nobody_from_outside(client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    assert ask(client, HOST, environ_base={"REMOTE_ADDR": "203.0.113.9"}).status_code == 404


def test_needs_no_token_and_is_not_in_the_documentation(client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    client.token = None
    assert ask(client, HOST).status_code == 200
    assert "/internal/tls-ask" not in client.get("/openapi.json", base_url=ORIGIN).text


def test_on_a_connected_hostname_it_is_a_path_like_any_other(connect: Callable[..., str], visit: Visit) -> None:
    connect(HOST)
    assert visit(f"/internal/tls-ask?domain={HOST}").status_code == 404
