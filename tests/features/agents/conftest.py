"""An agent that is connected by OAuth, step by step, over HTTP, and the person who agrees."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from html import unescape
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from authlib.oauth2.rfc7636 import create_s256_code_challenge
from flask import Flask

from signpost.domain import times
from tests.conftest import ORIGIN, Answer, Client, client_of
from tests.features.conftest import CARRIED, Person, make_person, match_in, person

# Fixtures, and what the tests take from here.
__all__ = ["Person", "Program", "agree", "answer_of", "make_person", "may_go_back", "person", "sent_back"]
AUTHORIZE, TOKEN, REGISTER, REVOKE = (f"/oauth/{name}" for name in ("authorize", "token", "register", "revoke"))
CALLBACK = "http://127.0.0.1:7777/callback"
RESOURCE = f"{ORIGIN}/mcp/v1"
ROLES = "viewer editor manager owner"
NOON = datetime(2026, 11, 20, 12, 0, 0, tzinfo=UTC)


class Program:
    """A client: what it registered, and what it holds. It has no cookies and no token of its own."""

    def __init__(self, app: Flask, **registration: Any) -> None:
        self.http: Client = client_of(app)
        given = {"redirect_uris": [CALLBACK], "client_name": "Claude", "token_endpoint_auth_method": "none"}
        answer = self.http.post(REGISTER, json={**given, **registration})
        assert answer.status_code == 201, answer.text
        self.registered: dict[str, Any] = answer.json
        self.id: str = answer.json["client_id"]
        self.verifier = secrets.token_urlsafe(48)
        self.tokens: dict[str, Any] = {}

    def parameters(self, **others: str | None) -> dict[str, str]:
        """Those of the page where a person agrees. A parameter that is None is left out."""
        usual = {
            "response_type": "code",
            "client_id": self.id,
            "redirect_uri": self.registered["redirect_uris"][0],
            "scope": ROLES,
            "state": "a state",
            "code_challenge": create_s256_code_challenge(self.verifier),
            "code_challenge_method": "S256",
            "resource": RESOURCE,
        }
        return {name: text for name, text in (usual | others).items() if text is not None}

    def page(self, **others: str | None) -> str:
        return f"{AUTHORIZE}?{urlencode(self.parameters(**others))}"

    def exchange(self, code: str | None, **others: str | None) -> Answer:
        usual = {
            "grant_type": "authorization_code",
            "code": code,
            "client_id": self.id,
            "redirect_uri": self.registered["redirect_uris"][0],
            "code_verifier": self.verifier,
            "resource": RESOURCE,
        }
        return self.ask_for_tokens(usual | others)

    def refresh(self, token: str | None = None, **others: str | None) -> Answer:
        usual = {
            "grant_type": "refresh_token",
            "refresh_token": token or self.tokens["refresh_token"],
            "client_id": self.id,
            "resource": RESOURCE,
        }
        return self.ask_for_tokens(usual | others)

    def ask_for_tokens(self, form: Mapping[str, str | None], **kwargs: Any) -> Answer:
        sent = {name: text for name, text in form.items() if text is not None}
        answer = self.http.post(TOKEN, data=sent, **kwargs)
        if answer.status_code == 200:
            self.tokens = answer.json
        return answer

    def revoke(self, token: str) -> Answer:
        return self.http.post(REVOKE, data={"token": token, "client_id": self.id})

    def call(self, token: str | None = None, tool: str = "verify_token", **arguments: Any) -> Answer:
        """A call of a tool, with an access token."""
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
        access = token or self.tokens["access_token"]
        return self.http.post("/mcp/v1", json=body, headers={"Authorization": f"Bearer {access}"})

    def is_refused(self, token: str | None = None) -> bool:
        return self.call(token).status_code == 401


def agree(person: Person, page: str, **form: str) -> dict[str, str]:
    """What a person takes back to the client who opens the page and agrees; with its address as `to`."""
    return sent_back(answer_of(person, page, **form))


def answer_of(person: Person, page: str, **form: str) -> Answer:
    shown = person.get(page)
    assert shown.status_code == 200, shown.text
    workspace = match_in(r'(?:name="workspace" value|option value)="([^"]+)"', shown.text)[1]
    usual = {**dict(CARRIED.findall(shown.text)), "workspace": workspace, "role": "editor", "decision": "allow"}
    return person.send(page, usual | form, page=AUTHORIZE)


def sent_back(answer: Answer) -> dict[str, str]:
    assert answer.status_code == 200, answer.text
    return parts_of_address(unescape(match_in(r'http-equiv="refresh" content="0;url=([^"]+)"', answer.text)[1]))


def may_go_back(answer: Answer) -> dict[str, str]:
    """Where a person may go from the page of a wrong request, by a link alone."""
    assert answer.status_code == 400, answer.text
    assert "Location" not in answer.headers
    assert 'http-equiv="refresh"' not in answer.text
    return parts_of_address(unescape(match_in(r'href="([^"]+)" rel="noreferrer">Back to', answer.text)[1]))


def parts_of_address(address: str) -> dict[str, str]:
    query = urlsplit(address).query
    return {"to": address.removesuffix(f"?{query}"), **dict(parse_qsl(query))}


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(PUBLIC_URL=ORIGIN)


@pytest.fixture
def program(app: Flask) -> Program:
    return Program(app)


@pytest.fixture
def connected(program: Program, person: Person) -> Program:
    """A client that a person has connected, as an editor."""
    answer = program.exchange(agree(person, program.page())["code"])
    assert answer.status_code == 200, answer.text
    return program


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The service's own clock, standing still at `clock.moment`."""

    class Clock:
        moment = NOON

    monkeypatch.setattr(times, "now", lambda: Clock.moment)
    return Clock
