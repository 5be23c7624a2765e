"""Clients whose id is the address of a document: it is read from a real server over TLS, with care."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.agent_clients import is_document_url
from signpost.oauth import documents
from signpost.storage.models import AgentClient
from tests.conftest import ORIGIN, client_of
from tests.dashboard.conftest import shown
from tests.monitoring.playing import Authority, Web, for_ever, ok, redirect
from tests.oauth.conftest import CALLBACK, Person, Program, agree, may_go_back


class Site:
    """A client's web server, with one document."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.id = f"https://127.0.0.1:{web.port}/client.json"
        self.document: dict[str, Any] = {"client_id": self.id, "client_name": "Docs", "redirect_uris": [CALLBACK]}

    def page(self, **others: str) -> str:
        return _of(self.id).page(**others)


def _silent(connection: socket.socket, ending: threading.Event) -> None:
    ending.wait(5)


def _of(client_id: str) -> Program:
    program = Program.__new__(Program)
    program.id, program.verifier = client_id, "v" * 43
    program.registered = {"redirect_uris": [CALLBACK]}
    return program


@pytest.fixture
def site(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    authority = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    with Web(address="127.0.0.1", tls=authority.server("127.0.0.1")) as web:
        site = Site(web)
        web.answer = lambda request: ok(200, "Content-Type: application/json", body=json.dumps(site.document).encode())
        yield site


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(PUBLIC_URL=ORIGIN, MONITOR_ALLOW_PRIVATE=True)


def test_such_a_client_is_connected(app: Flask, site: Site, person: Person) -> None:
    program = _of(site.id)
    program.http = client_of(app)
    text = shown(person.get(program.page()))
    assert "Connect Docs ?" in text
    assert f"Described at {site.id}" in text
    back = agree(person, program.page())
    assert program.exchange(back["code"]).status_code == 200
    assert not program.is_refused()
    assert program.refresh().status_code == 200
    assert [request.method for request in site.web.requests] == ["GET"], "read once, and not for tokens"


def test_the_document_is_read_again_after_an_hour(
    app: Flask, site: Site, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.get(site.page())
    person.get(site.page())
    assert len(site.web.requests) == 1
    later = times.now() + timedelta(minutes=61)
    site.document |= {"client_name": "Renamed", "redirect_uris": ["https://new.example/done"]}
    monkeypatch.setattr(times, "now", lambda: later)
    assert person.get(site.page()).status_code == 400, "the address is not registered any longer"
    assert "Renamed" in person.get(site.page(redirect_uri="https://new.example/done")).text
    assert len(site.web.requests) == 2


def test_nobody_who_is_not_signed_in_makes_the_server_read(app: Flask, site: Site) -> None:
    assert Person(app).get(site.page()).status_code == 303
    assert not site.web.accepted


def test_one_person_makes_it_read_a_bounded_number_of_times(app: Flask, site: Site, person: Person) -> None:
    site.document["client_id"] = "another"
    statuses = [person.get(site.page()).status_code for _ in range(32)]
    assert statuses == [400] * 30 + [429] * 2


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"client_id": "https://elsewhere.example/client.json"}, "is not about this client_id"),
        ({"client_id": None}, "is not about this client_id"),
        ({"client_secret": "x"}, "contains a secret"),
        ({"redirect_uris": []}, "redirect_uris must be a list"),
        ({"redirect_uris": ["http://evil.example/"]}, "http is for a program on the same machine"),
        ({"token_endpoint_auth_method": "private_key_jwt"}, "token_endpoint_auth_method must be one of none"),
        ({"token_endpoint_auth_method": "client_secret_basic"}, "token_endpoint_auth_method must be one of none"),
    ],
)
def test_a_document_that_says_something_else_is_refused(
    app: Flask, site: Site, person: Person, wrong: dict[str, Any], says: str
) -> None:
    site.document |= wrong
    answer = person.get(site.page())
    assert answer.status_code == 400
    assert says in shown(answer)
    with app.app_context():
        assert not AgentClient.select().exists()


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (lambda request: ok(404), "status 404"),
        (lambda request: redirect("https://elsewhere.example/client.json"), "with the status 302"),
        (lambda request: ok(body=b"[]"), "is not about this client_id"),
        (lambda request: ok(body=b"{"), "is not JSON"),
        (lambda request: ok(body=b"\xff"), "is not JSON"),
        (lambda request: ok(body=b"[" * 10_000), "is not JSON"),
        (lambda request: ok(body=b" " * 30_000), "too large"),
        (lambda request: for_ever(b" " * 1000, b"HTTP/1.1 200 OK\r\n\r\n"), "too large"),
        (lambda request: b"nonsense\r\n\r\n", "cannot be read"),
    ],
)
def test_an_answer_that_is_no_document_is_refused(
    app: Flask, site: Site, person: Person, answer: Callable[[Any], bytes], says: str
) -> None:
    site.web.answer = answer
    page = person.get(site.page())
    assert page.status_code == 400
    assert says in shown(page)


def test_a_server_that_is_silent_holds_nobody_for_long(
    make_app: Callable[..., Flask], site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "TIMEOUT_S", 0.3)
    person = Person(make_app(PUBLIC_URL=ORIGIN, MONITOR_ALLOW_PRIVATE=True)).sign_in()
    site.web.talk = _silent
    began = time.monotonic()
    assert person.get(site.page()).status_code == 400
    assert time.monotonic() - began < 3


def test_only_public_addresses_are_asked(make_app: Callable[..., Flask], site: Site) -> None:
    """As for the checks of destinations: a client id is chosen by a stranger."""
    person = Person(make_app(PUBLIC_URL=ORIGIN)).sign_in()
    answer = person.get(site.page())
    assert answer.status_code == 400
    assert "does not lead to a public address" in shown(answer)
    assert not site.web.accepted


def test_a_known_client_that_is_no_longer_described_gets_nothing_new(
    app: Flask, site: Site, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert may_go_back(person.get(site.page(response_type="token")))["error"] == "unsupported_response_type"
    site.web.answer = lambda request: ok(410)
    later = times.now() + timedelta(minutes=61)
    monkeypatch.setattr(times, "now", lambda: later)
    assert person.get(site.page()).status_code == 400


@pytest.mark.parametrize(
    ("client_id", "is_one"),
    [
        ("https://claude.ai/oauth/client.json", True),
        ("https://claude.ai:8443/client", True),
        ("https://claude.ai", False),
        ("https://claude.ai/", False),
        ("http://claude.ai/client.json", False),
        ("https://user@claude.ai/client.json", False),
        ("https://claude.ai/a/../client.json", False),
        ("https://claude.ai/./client.json", False),
        ("https://claude.ai/client.json#x", False),
        ("https://claude.ai/é", False),
        ("https:///client.json", False),
        ("https://[::1/client.json", False),
        ("https://claude.ai:0/client.json", False),
        ("https://claude.ai/" + "a" * 2000, False),
        ("01m830h5dj72tehyysmmcbx9y0", False),
    ],
)
def test_which_ids_are_addresses_of_documents(client_id: str, is_one: bool) -> None:
    assert is_document_url(client_id) is is_one
