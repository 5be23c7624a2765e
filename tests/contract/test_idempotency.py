"""Idempotency-Key: asking again, because no answer came, does not do it again. An extension."""

import secrets

import pytest

from .errors import rejected
from .hosts import fresh

HEADER = "Idempotency-Key"


@pytest.fixture
def key():
    return {HEADER: secrets.token_hex(16)}


@pytest.mark.parametrize("path", ["/link", "/redirect", "/host"])
def test_the_same_request_is_answered_as_the_first_time(api, host, key, path):
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


def test_another_request_with_the_key_is_refused(api, host, key):
    body = {"host": host, "destination": "https://dest.example/"}
    assert api("POST", "/link", body, headers=key).status == 200

    assert rejected(api("POST", "/link", {**body, "title": "other"}, headers=key)) == {HEADER}


def test_what_was_refused_may_be_asked_again(api, host, link, key):
    taken = link(alias="abc")
    body = {"host": host, "destination": "https://dest.example/", "alias": "abc"}
    assert api("POST", "/link", body, headers=key).status == 422
    api("DELETE", f"/redirect/{taken['id']}")

    assert api("POST", "/link", body, headers=key).status == 200


@pytest.mark.parametrize("bad", ["", "a b", "x" * 256])
def test_what_is_no_key_is_refused(api, host, bad):
    answer = api("POST", "/link", {"host": host, "destination": "https://dest.example/"}, headers={HEADER: bad})

    assert rejected(answer) == {HEADER}
