"""How a token is sent, and what it may do."""

from collections.abc import Callable

import pytest
from flask import Flask

from signpost.domain.people.credentials import TokenKindName
from signpost.domain.people.roles import RoleName
from signpost.factory import create_token
from tests.conftest import Client, client_of
from tests.features.dialects.yourls.conftest import PATH, Call, shortened

# --- tokens -------------------------------------------------------------------------------------------------------

ACTIONS = {
    "shorturl": {"url": "https://dest.example/new"},
    "expand": {"shorturl": "k"},
    "url-stats": {"shorturl": "k"},
    "stats": {"limit": "1"},
    "db-stats": {},
    "version": {},
}


@pytest.mark.parametrize("action", ACTIONS)
def test_who_may_do_what(app: Flask, connect: Callable[..., str], call: Call, action: str) -> None:
    connect()
    shortened(call, keyword="k")
    allowed: dict[tuple[RoleName, TokenKindName], bool] = {
        ("viewer", "api"): action != "shorturl",
        ("editor", "api"): True,
        ("editor", "create-only"): action == "shorturl",
        ("owner", "mcp"): False,
    }
    for (role, kind), is_allowed in allowed.items():
        token = create_token(app, f"{role} {kind}", role=role, kind=kind)
        answer = call(action, token=token, **{**ACTIONS[action], "keyword": f"{role}-{kind}"[:12]})
        if is_allowed and action != "shorturl":
            assert answer.status_code == 200, answer.text
        elif is_allowed:
            assert answer.json["code"] in ("", "error:url")
        else:
            assert answer.status_code == 403, answer.text
            assert answer.json.keys() == {"message", "errorCode"}
            assert answer.json["errorCode"] == "403"


def test_ways_to_send_a_token(app: Flask, client: Client) -> None:
    visitor, query = client_of(app), {"action": "version", "format": "json"}
    token = client.token
    for given, headers in (
        ({"signature": token}, {}),
        ({"signature": f" {token}\n"}, {}),
        ({"username": "anyone", "password": token}, {}),
        ({"password": token}, {}),
        ({}, {"Authorization": f"Bearer {token}"}),
        # A proxy's own.
        ({"signature": token}, {"Authorization": "Basic cHJveHk6cHJveHk="}),
    ):
        answer = visitor.post(PATH, data={**query, **given}, headers=headers)
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize(
    ("given", "stated"),
    [
        ({}, "Please log in."),
        ({"signature": ""}, "Please log in."),
        ({"username": "me"}, "Please log in."),
        ({"signature": "d5ed24bef1"}, "The token is malformed."),
        ({"username": "me", "password": "secret"}, "The token is malformed."),
        ({"signature": "{token}", "timestamp": "1700000000"}, "A signature with a timestamp cannot be checked"),
        ({"signature": "0cc175b9c0f1b6a831c399e269772661", "timestamp": "1", "hash": "sha256"}, "cannot be checked"),
        ({"signature": "{revoked}"}, "The token is unknown or revoked."),
    ],
)
def test_refused_tokens(app: Flask, client: Client, given: dict[str, str], stated: str) -> None:
    visitor = client_of(app)
    created = client.token
    revoked = create_token(app, "gone")
    with app.app_context():
        from signpost.storage.models import Token

        Token.update(revoked_at="2026-01-01T00:00:00.000000Z").where(Token.name == "gone").execute()
    given = {name: value.format(token=created, revoked=revoked) for name, value in given.items()}
    for format_ in ("json", "xml", "simple"):
        answer = visitor.get(PATH, query_string={**given, "action": "version", "format": format_})
        assert answer.status_code == 403
        assert "WWW-Authenticate" not in answer.headers
        assert stated in answer.text
        for value in given.values():
            assert len(value) < 10 or value not in answer.text
    answer = visitor.get(PATH, query_string={**given, "format": "json"})
    assert answer.json.keys() == {"message", "errorCode"}


def test_the_rate_limit_is_that_of_rest(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], within_one_minute: None
) -> None:
    app = make_app(DIALECTS=["yourls"], RATE_LIMIT="3 per minute")
    client, visitor = make_client(app), client_of(app)
    query = {"action": "version", "format": "json"}
    for count in range(3):
        wrong = visitor.get(PATH, query_string={**query, "signature": f"wrong{count}"})
        assert wrong.status_code == 403
        assert wrong.headers["X-RateLimit-Remaining"] == str(2 - count)
    for path in (PATH, "/v1/test"):
        # The network is known for its failures, whatever it requests.
        assert visitor.get(path, query_string=query).status_code == 429
    assert client.get("/v1/test").status_code == 200
    for _ in range(2):
        assert visitor.get(PATH, query_string={**query, "signature": client.token}).status_code == 200
    answer = visitor.get(PATH, query_string={**query, "signature": client.token})
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) > 0
    assert answer.json == {"message": "Too many requests. Try again later.", "errorCode": "429"}
    assert client.get("/v1/test").status_code == 429
