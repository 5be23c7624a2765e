"""Idempotency-Key: a repeated request is not executed twice. An extension."""

import secrets
from typing import Any

import pytest

from .client import Api
from .errors import rejected
from .hosts import fresh

HEADER = "Idempotency-Key"


@pytest.fixture
def key() -> Any:
    return {HEADER: secrets.token_hex(16)}


@pytest.mark.parametrize("path", ["/link", "/redirect", "/host"])
def test_the_same_request_is_answered_as_the_first_time(api: Api, host: str, key: Any, path: str) -> None:
    body = {
        "/link": {"host": host, "destination": "https://dest.example/"},
        "/redirect": {"url": f"https://{host}/r", "destination": "https://dest.example/"},
        "/host": {"host": fresh()},
    }[path]

    first, second = (api("POST", path, body, headers=key) for _ in range(2))

    assert (first.status, second.status) == (200, 200)
    assert second.json == first.json
    assert (first.headers["Idempotent-Replayed"], second.headers["Idempotent-Replayed"]) == (None, "true")
    if path != "/host":
        assert len(api("GET", "/links", query={"filter[host]": host}).json["data"]) == 1


def test_another_request_with_the_key_is_refused(api: Api, host: str, key: Any) -> None:
    body = {"host": host, "destination": "https://dest.example/"}
    assert api("POST", "/link", body, headers=key).status == 200

    assert rejected(api("POST", "/link", {**body, "title": "other"}, headers=key)) == {HEADER}


def test_what_was_refused_may_be_asked_again(api: Api, host: str, link: Any, key: Any) -> None:
    taken = link(alias="abc")
    body = {"host": host, "destination": "https://dest.example/", "alias": "abc"}
    assert api("POST", "/link", body, headers=key).status == 422
    api("DELETE", f"/redirect/{taken['id']}")

    assert api("POST", "/link", body, headers=key).status == 200


@pytest.mark.parametrize("bad", ["", "a b", "x" * 256])
def test_what_is_no_key_is_refused(api: Api, host: str, bad: Any) -> None:
    answer = api("POST", "/link", {"host": host, "destination": "https://dest.example/"}, headers={HEADER: bad})

    assert rejected(answer) == {HEADER}
