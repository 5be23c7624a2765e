"""Idempotency-Key: asking again, because no answer came, does nothing twice."""

import threading
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.rest import idempotency
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Record, StoredResponse
from tests.conftest import Client, Server, client_of
from tests.wire import api, connected

HOST = "go.acme.test"
LINK = {"host": HOST, "destination": "https://dest.example/"}
REDIRECT = {"url": f"https://{HOST}/r", "destination": "https://dest.example/"}


@pytest.fixture
def post(client: Client, connect: Callable[..., str]) -> Callable[..., Any]:
    connect()

    def do(path: str, body: dict[str, Any], key: str = "a-key", **kwargs: Any) -> Any:
        return kwargs.pop("by", client).post(path, json=body, headers={"Idempotency-Key": key}, **kwargs)

    return do


def count(app: Flask) -> int:
    with app.app_context():
        return Record.select().where(Record.host == HOST).count()


@pytest.mark.parametrize(
    ("path", "body"), [("/v1/link", LINK), ("/v1/redirect", REDIRECT), ("/v1/host", {"host": "new.acme.test"})]
)
def test_asking_again_gives_the_first_answer(
    app: Flask, client: Client, post: Callable[..., Any], path: str, body: dict[str, str]
) -> None:
    first = post(path, body)
    assert first.status_code == 200, first.text
    created = count(app)
    again = post(path, body)
    assert (again.status_code, again.json, again.content_type) == (200, first.json, first.content_type)
    assert again.headers["Idempotent-Replayed"] == "true"
    assert "Idempotent-Replayed" not in first.headers
    assert again.headers["X-Request-Id"] != first.headers["X-Request-Id"]
    assert count(app) == created


def test_the_first_answer_stays_the_first(client: Client, post: Callable[..., Any]) -> None:
    first = post("/v1/link", LINK)
    client.delete(f"/v1/redirect/{first.json['data'][0]['id']}")
    assert post("/v1/link", LINK).json == first.json


def test_the_same_request_written_differently_is_the_same(client: Client, post: Callable[..., Any]) -> None:
    first = post("/v1/link", LINK)
    body = '{"destination" : "https:\\/\\/dest.example/",\n "host":"go.acme.test"}'
    headers = {"Idempotency-Key": "a-key", "Content-Type": "application/json; charset=utf-8"}
    assert client.post("/v1/link", data=body, headers=headers).json == first.json


@pytest.mark.parametrize(("path", "body"), [("/v1/link", {**LINK, "title": "other"}), ("/v1/redirect", REDIRECT)])
def test_a_key_of_another_request_is_refused(
    app: Flask, client: Client, post: Callable[..., Any], path: str, body: dict[str, Any]
) -> None:
    post("/v1/link", LINK)
    answer = post(path, body)
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == ["Idempotency-Key"]
    assert count(app) == 1


@pytest.mark.parametrize("key", ["", "two words", "x" * 256, "schlüssel"])
def test_a_key_that_cannot_be_one(app: Flask, client: Client, post: Callable[..., Any], key: str) -> None:
    answer = post("/v1/link", LINK, key)
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == ["Idempotency-Key"]
    assert count(app) == 0


def test_other_keys_and_other_users_are_others(
    app: Flask, client: Client, make_client: Callable[..., Client], post: Callable[..., Any]
) -> None:
    ids = {post("/v1/link", LINK, key).json["data"][0]["id"] for key in ("one", "two", "~" * 255)}
    assert len(ids) == 3
    # Tokens of one user share their keys: a program that gets a new token goes on with its old keys.
    assert post("/v1/link", LINK, "one", by=make_client(app, "editor")).json["data"][0]["id"] in ids


def test_what_failed_is_tried_again(
    app: Flask, client: Client, post: Callable[..., Any], connect: Callable[..., str]
) -> None:
    body = {"host": "later.acme.test", "destination": "https://dest.example/"}
    assert post("/v1/link", body).status_code == 422
    connect("later.acme.test")
    assert post("/v1/link", body).status_code == 200
    with app.app_context():
        assert StoredResponse.select().count() == 1


def test_a_viewer_is_refused_and_nothing_is_kept(
    app: Flask, client: Client, make_client: Callable[..., Client], post: Callable[..., Any]
) -> None:
    assert post("/v1/link", LINK, by=make_client(app, "viewer")).status_code == 484
    assert post("/v1/link", LINK, by=make_client(app, "editor")).status_code == 200


def test_after_a_day_a_key_is_new(
    app: Flask, client: Client, post: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = post("/v1/link", LINK).json["data"][0]["id"]
    later = times.now() + timedelta(hours=23, minutes=59)
    monkeypatch.setattr(times, "now", lambda: later)
    assert post("/v1/link", LINK).json["data"][0]["id"] == first
    day_after = later + timedelta(minutes=2)
    monkeypatch.setattr(times, "now", lambda: day_after)
    assert post("/v1/link", LINK).json["data"][0]["id"] != first
    with app.app_context():
        assert StoredResponse.select().count() == 1


def test_while_the_first_is_running_the_second_is_refused(app: Flask, client: Client, post: Callable[..., Any]) -> None:
    """The first waits for another writer; the second does not wait with it."""
    answers = []
    with database.of(app).writing:
        first = threading.Thread(target=lambda: answers.append(post("/v1/link", LINK)))
        first.start()
        while not parts_of(app)[idempotency.InFlight]._keys:
            pass
        second = client_of(app)
        second.token = client.token
        refused = post("/v1/link", LINK, by=second)
    first.join()
    assert (refused.status_code, refused.json["code"]) == (409, "conflict")
    assert answers[0].status_code == 200
    assert post("/v1/link", LINK).json == answers[0].json
    assert count(app) == 1


def test_eight_at_once_make_one(make_server: Callable[..., Server]) -> None:
    server = make_server().start()
    connected(server)
    begin = threading.Barrier(8)
    answers = []

    def ask() -> None:
        begin.wait()
        reply = api(server, "POST", "/v1/link", LINK, headers={"Idempotency-Key": "one"})
        answers.append((reply.status, reply.body if reply.status == 200 else b""))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert {status for status, _ in answers} <= {200, 409}
    assert len({body for status, body in answers if status == 200}) == 1
    assert len(api(server, "GET", f"/v1/links?filter%5Bhost%5D={HOST}").json["data"]) == 1


def test_passwords_are_not_kept(app: Flask, client: Client, post: Callable[..., Any]) -> None:
    post("/v1/link", {**LINK, "password": "open sesame"})
    with app.app_context():
        (row,) = StoredResponse.select().tuples()
    assert "sesame" not in str(row)
