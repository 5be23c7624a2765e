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
from signpost.features.agents.client_metadata import is_document_url
from signpost.features.agents.oauth import documents
from signpost.features.agents.tables import AgentClient
from signpost.operations.workspaces import workspaces
from signpost.outbound.causes import Cause, Failed
from signpost.storage.models import Member, Workspace
from tests.conftest import ORIGIN, client_of
from tests.features.agents.conftest import CALLBACK, Person, Program, agree, may_go_back
from tests.features.conftest import shown
from tests.outbound.playing import SERVFAIL, Authority, Dns, Web, for_ever, ok, redirect


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


@pytest.fixture
def other_workspace_of() -> Callable[[Flask], Person]:
    """A person of a second workspace."""

    def make(app: Flask) -> Person:
        with app.app_context():
            user = workspaces.create_user("Other", "other@other.test")
            Member.create(workspace=Workspace.create(name="Other"), user=user, role="viewer")
        person = Person(app)
        person.workspace = "other"
        return person.sign_in(user)

    return make


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
        ({"redirect_uris": ["http://evil.example/"]}, "http only works for programs on this machine"),
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
        (lambda request: redirect("https://elsewhere.example/client.json"), "with status 302"),
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


@pytest.mark.one_process
def test_a_server_that_cannot_be_reached_is_not_asked_again_for_a_minute(
    make_app: Callable[..., Flask], site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "TIMEOUT_S", 0.3)
    person = Person(make_app(PUBLIC_URL=ORIGIN, MONITOR_ALLOW_PRIVATE=True)).sign_in()
    site.web.talk = _silent
    for number in range(3):
        answer = person.get(_of(f"https://127.0.0.1:{site.web.port}/other{number}.json").page())
        assert "didn't answer within" in shown(answer)
    assert site.web.accepted == 1
    site.web.talk = None
    later = times.monotonic_s() + documents.FAILED_FOR_S + 1
    monkeypatch.setattr(times, "monotonic_s", lambda: later)
    assert person.get(site.page()).status_code == 200


def test_a_document_that_is_missing_says_nothing_about_others_of_its_server(
    app: Flask, site: Site, person: Person
) -> None:
    existing, site.web.answer = site.web.answer, lambda request: ok(404)
    assert person.get(_of(f"{site.id}x").page()).status_code == 400
    site.web.answer = existing
    assert person.get(site.page()).status_code == 200


def test_servers_that_failed_are_remembered_within_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "MAX_FAILED", 3)
    failed = documents._FailedServers()
    for number in range(5):
        failed.add(f"{number}.test", Failed(Cause.REFUSED, f"{number}"))
    assert [str(failed.find(f"{number}.test") or "") for number in range(5)] == ["", "", "2", "3", "4"]


def test_a_workspace_reads_one_document_at_a_time_and_others_still_theirs(
    make_app: Callable[..., Flask],
    site: Site,
    other_workspace_of: Callable[[Flask], Person],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And whoever comes second hears so at once, while the first waits for a server that is silent."""
    monkeypatch.setattr(documents, "TIMEOUT_S", 20.0)
    app = make_app(PUBLIC_URL=ORIGIN, MONITOR_ALLOW_PRIVATE=True)
    ann, ben, other = Person(app).sign_in(), Person(app).sign_in(), other_workspace_of(app)
    slow, finish, talk = threading.Event(), threading.Event(), site.web.talk

    def hold(connection: socket.socket, ending: threading.Event) -> None:
        slow.set()
        finish.wait(20)

    site.web.talk = hold
    first = threading.Thread(target=ann.get, args=(_of(f"https://127.0.0.1:{site.web.port}/slow.json").page(),))
    first.start()
    assert slow.wait(10)
    site.web.talk = talk
    for person in (ben, Person(app).sign_in()):
        refused = person.get(site.page())
        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "5")
        assert "Another client's description is being read" in shown(refused)
    assert other.get(site.page()).status_code == 200
    # Now it is known, and nobody has to read it.
    assert ben.get(site.page()).status_code == 200
    finish.set()
    first.join(20)


def test_a_name_that_is_private_looks_like_one_that_does_not_exist(make_app: Callable[..., Flask]) -> None:
    with Dns() as names:
        names.names.update({"inside.test": ["10.0.0.7"], "broken.test": SERVFAIL})
        app = make_app(PUBLIC_URL=ORIGIN, DNS_SERVERS=[names.server])
        person = Person(app).sign_in()
        given = [
            shown(person.get(_of(f"https://{name}.test/c").page())).replace(name, "NAME")
            for name in ("inside", "nowhere", "broken")
        ]
    assert "NAME.test does not lead to a public address." in given[0]
    found = {text.partition("Nothing")[0].partition("Request")[0] for text in given}
    assert len(found) == 1, found


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
    ("client_id", "is_own"),
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
def test_which_ids_are_addresses_of_documents(client_id: str, is_own: bool) -> None:
    assert is_document_url(client_id) is is_own
