"""How a client that knows only the address of the agent endpoint finds out where to sign in, and when it does not."""

from collections.abc import Callable
from typing import Any

import pytest
from authlib.oauth2.rfc8414 import AuthorizationServerMetadata
from flask import Flask

from tests.conftest import ORIGIN, Answer, Client, client_of
from tests.features.agents.conftest import REGISTER, REVOKE, ROLES, TOKEN, Person, Program

RESOURCE, SERVER = (f"/.well-known/oauth-{name}" for name in ("protected-resource", "authorization-server"))
ALL = [RESOURCE, f"{RESOURCE}/mcp/v1", SERVER, f"{SERVER}/mcp/v1"]


@pytest.fixture
def client(app: Flask) -> Client:
    return client_of(app)


def ask(client: Client, **headers: str) -> Answer:
    return client.post("/mcp/v1", json={"jsonrpc": "2.0", "id": 1, "method": "tools/list"}, headers=headers)


def test_the_way_from_a_refusal_to_the_endpoints(client: Client) -> None:
    refused = ask(client)
    assert refused.status_code == 401
    where = f"{ORIGIN}{RESOURCE}/mcp/v1"
    challenge = refused.headers["WWW-Authenticate"]
    assert challenge == f'Bearer realm="signpost", resource_metadata="{where}", scope="{ROLES}"'
    resource = client.get(where.removeprefix(ORIGIN)).json
    assert resource["resource"] == f"{ORIGIN}/mcp/v1"
    assert resource["authorization_servers"] == [ORIGIN]
    assert resource["bearer_methods_supported"] == ["header"]
    assert client.get(RESOURCE).json == resource
    server = client.get(SERVER).json
    AuthorizationServerMetadata(server).validate()
    assert server["issuer"] == ORIGIN
    assert server["code_challenge_methods_supported"] == ["S256"]
    assert server["authorization_response_iss_parameter_supported"] is True
    assert server["client_id_metadata_document_supported"] is True
    assert client.get(f"{SERVER}/mcp/v1").json == server
    ours = {"authorization": "authorize", "token": "token", "registration": "register", "revocation": "revoke"}
    for name, path in ours.items():
        assert server[f"{name}_endpoint"] == f"{ORIGIN}/oauth/{path}"


def test_a_token_that_is_not_valid_is_said_to_be(client: Client) -> None:
    answer = ask(client, Authorization="Bearer sp_access_" + "0" * 36)
    assert answer.status_code == 401
    assert 'error="invalid_token", resource_metadata="' in answer.headers["WWW-Authenticate"]


def test_the_discovery_page_of_the_endpoint_says_so(client: Client) -> None:
    assert "OAuth" in client.get("/mcp/v1").json["endpoints"]["POST /mcp/v1"]


@pytest.mark.parametrize(
    ("settings", "base_url", "is_on"),
    [
        ({"PUBLIC_URL": ORIGIN}, ORIGIN, True),
        ({"PUBLIC_URL": f"{ORIGIN}/"}, ORIGIN, True),
        ({"PUBLIC_URL": ORIGIN, "AGENT_OAUTH": False}, ORIGIN, False),
        ({"PUBLIC_URL": "http://signpost.test"}, ORIGIN, False),
        ({"PUBLIC_URL": "http://127.0.0.1:8000"}, "http://127.0.0.1:8000", True),
        # Without PUBLIC_URL nobody has said how the service is reached.
        ({}, ORIGIN, False),
        ({}, "http://localhost:8000", True),
        ({}, "http://127.0.0.1:8000", True),
        ({}, "http://[::1]:8000", True),
        ({"AGENT_OAUTH": False}, "http://localhost:8000", False),
    ],
)
def test_when_it_is_on(make_app: Callable[..., Flask], settings: dict[str, Any], base_url: str, is_on: bool) -> None:
    app = make_app(**settings)
    client = client_of(app)
    local = {} if base_url == ORIGIN else {"environ_base": {"REMOTE_ADDR": "127.0.0.1"}}
    for path in ALL:
        answer = client.get(path, base_url=base_url, **local)
        assert answer.status_code == (200 if is_on else 404)
        assert answer.is_json
    if is_on:
        assert answer.json["issuer"] == base_url
    else:
        assert answer.json["code"] == "not_found"
        for path in (REGISTER, TOKEN, REVOKE):
            assert client.post(path, json={}, base_url=base_url, **local).status_code == 404
    refused = client.post("/mcp/v1", json={}, base_url=base_url, **local)
    assert ("resource_metadata" in refused.headers["WWW-Authenticate"]) is is_on


@pytest.mark.parametrize("path", ["/register", "/authorize", "/token", "/.well-known/openid-configuration"])
def test_what_other_servers_have_is_not_here(client: Client, path: str) -> None:
    for answer in (client.get(path), client.post(path, json={})):
        assert (answer.status_code, answer.json["code"]) in ((404, "not_found"), (405, "method_not_allowed"))


def test_the_page_is_not_there_while_it_is_off(make_app: Callable[..., Flask]) -> None:
    app = make_app(PUBLIC_URL=ORIGIN, AGENT_OAUTH=False)
    assert Person(app).get("/oauth/authorize?client_id=x").status_code == 404
    assert Person(app).sign_in().get("/oauth/authorize?client_id=x").status_code == 404


def test_switching_it_off_ends_access_at_once(app: Flask, connected: Program) -> None:
    assert not connected.is_refused()
    app.config["AGENT_OAUTH"] = False
    assert connected.is_refused()


def test_nothing_of_it_answers_plain_http(app: Flask) -> None:
    client = client_of(app)
    for path in ALL:
        assert client.get(path, base_url="http://signpost.test").status_code == 403
    for path in (REGISTER, TOKEN, REVOKE):
        assert client.post(path, json={}, base_url="http://signpost.test").status_code == 403


# --- pages of other origins -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [*ALL, REGISTER, TOKEN, REVOKE])
def test_pages_of_every_origin_may_call(client: Client, path: str) -> None:
    """They bring nothing of the person's: no cookie is read here."""
    answer = client.options(
        path, headers={"Origin": "https://inspector.example", "Access-Control-Request-Method": "POST"}
    )
    assert answer.status_code == 204
    method = client.get if path in ALL else client.post
    for entry in (answer, method(path, headers={"Origin": "https://inspector.example"})):
        assert entry.headers["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in entry.headers


def test_the_page_where_a_person_agrees_is_not_for_other_origins(app: Flask) -> None:
    person = Person(app).sign_in()
    answer = person.get("/oauth/authorize", headers={"Origin": "https://inspector.example"})
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
