"""Tokens: their form, what they may do, and when they end."""

import json
import re
import string
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import Invalid, RoleTooLow
from signpost.domain.people.credentials import TokenKind, digest_of, new_token, token_kind
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs
from signpost.storage import database
from signpost.storage.models import Member, Token
from tests.conftest import ORIGIN, Answer, Client, RunCommand, client_of
from tests.databases import all_stored
from tests.features.conftest import Person
from tests.people.test_roles import OPERATIONS

BASE62 = string.digits + string.ascii_letters
FORM = re.compile(r"sp_(api|mcp|create-only)_[0-9A-Za-z]{36}")
NOON = datetime(2026, 11, 20, 12, 0, 0, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The service's own clock, standing still at `clock.moment`."""

    class Clock:
        moment = NOON

    monkeypatch.setattr(times, "now", lambda: Clock.moment)
    return Clock


@pytest.fixture
def owner(app: Flask) -> Iterator[Caller]:
    """The first owner as a caller, in an app context."""
    with app.app_context():
        yield workspaces.member_caller(bootstrap.ensure_workspace())


def token_check(app: Flask, secret: str, **headers: str) -> Answer:
    visitor = client_of(app)
    visitor.token = None
    return visitor.get("/v1/test", headers={"Authorization": f"Bearer {secret}", **headers})


# --- form ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", tuple(TokenKind))
def test_form(kind: Any) -> None:
    created = {new_token(kind) for _ in range(200)}
    assert len(created) == 200
    for secret in created:
        assert FORM.fullmatch(secret)
        assert secret.startswith(f"sp_{kind}_")
        assert len(secret) == len(f"sp_{kind}_") + 36
        assert token_kind(secret) == kind
    # 30 random characters of 62: over 200 tokens each of the 62 occurs.
    assert {character for secret in created for character in secret[-36:-6]} == set(BASE62)


def test_the_checksum_notices_every_change_of_one_character() -> None:
    for secret in (new_token(TokenKind.API), new_token(TokenKind.AGENT)):
        for position, was in enumerate(secret):
            for character in BASE62 + "_-é ":
                if character != was:
                    assert token_kind(secret[:position] + character + secret[position + 1 :]) is None


def test_the_checksum_notices_neighbours_that_changed_places_and_lost_characters() -> None:
    secret = new_token(TokenKind.API)
    for position in range(len(secret) - 1):
        one, two = secret[position], secret[position + 1]
        if one != two:
            assert token_kind(secret[:position] + two + one + secret[position + 2 :]) is None
        assert token_kind(secret[:position] + secret[position + 1 :]) is None
    assert token_kind(secret + "0") is None
    assert token_kind(secret.replace("sp_api_", "sp_mcp_")) is None
    assert token_kind("") is None


def test_only_a_digest_is_kept(app: Flask, client: Client) -> None:
    with app.app_context():
        rows: list[Any] = list(Token.select().tuples())
    digest = digest_of(str(client.token))
    assert re.fullmatch("[0-9a-f]{64}", digest)
    assert any(digest in row for row in rows)
    saved = all_stored(app)
    assert digest.encode() in saved
    assert str(client.token).encode() not in saved
    assert str(client.token)[7:37].encode() not in saved


# --- who may call ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "sent"),
    [
        (None, False),
        ("", True),
        ("Bearer", True),
        ("Bearer ", True),
        ("Basic b3duZXI6c2VjcmV0", True),
        ("Bearer sp_api_short", True),
        ("Bearer " + "x" * 5000, True),
        ("Bearer sp_api_é" + "0" * 35, True),
    ],
)
def test_a_header_that_is_no_token_is_401(app: Flask, header: str | None, sent: bool) -> None:
    visitor = client_of(app)
    visitor.token = None
    headers = {} if header is None else {"Authorization": header}
    answer = visitor.get("/v1/test", headers=headers)
    assert (answer.status_code, answer.json["code"]) == (401, "unauthenticated")
    assert answer.json["message"].endswith(".")
    realm = 'Bearer realm="signpost"'
    assert answer.headers["WWW-Authenticate"] == (f'{realm}, error="invalid_token"' if sent else realm)


def test_a_token_that_was_never_given_is_401(app: Flask, client: Client) -> None:
    answer = token_check(app, new_token(TokenKind.API))
    assert answer.status_code == 401
    assert 'error="invalid_token"' in answer.headers["WWW-Authenticate"]
    assert token_check(app, str(client.token)).status_code == 200


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER"])
def test_the_scheme_is_read_without_case(app: Flask, client: Client, scheme: str) -> None:
    visitor = client_of(app)
    visitor.token = None
    answer = visitor.get("/v1/test", headers={"Authorization": f"{scheme} {client.token}"})
    assert answer.status_code == 200


def test_a_token_in_the_query_is_no_token(app: Flask, client: Client) -> None:
    visitor = client_of(app)
    visitor.token = None
    assert visitor.get(f"/v1/test?token={client.token}").status_code == 401
    assert visitor.get(f"/v1/test?access_token={client.token}").status_code == 401


def test_an_agents_token_is_401_on_rest(app: Flask, make_client: Callable[..., Client]) -> None:
    agent = make_client(app, kind=TokenKind.AGENT)
    assert str(agent.token).startswith("sp_mcp_")
    for method, path in (
        ("GET", "/v1/test"),
        ("GET", "/v1/links"),
        ("POST", "/v1/link"),
        ("DELETE", "/v1/host/a.test"),
    ):
        answer = agent.open(path, method=method)
        assert (answer.status_code, answer.json["code"]) == (401, "unauthenticated")
        assert answer.headers["WWW-Authenticate"] == 'Bearer realm="signpost", error="invalid_token"'


def test_no_token_passes_over_plain_http(app: Flask, client: Client) -> None:
    answer = client.get("/v1/test", base_url=ORIGIN.replace("https", "http"))
    assert (answer.status_code, answer.json) == (403, {"message": "HTTPS is required.", "code": "https_required"})


# --- roles -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("user_role", roles.ROLES)
@pytest.mark.parametrize("token_role", roles.ROLES)
def test_a_token_is_never_made_above_its_user(owner: Caller, user_role: Any, token_role: Any) -> None:
    person = workspaces.create_user("Somebody", "somebody@acme.test")
    workspaces.add_member(owner.workspace, person, user_role)
    caller = workspaces.member_caller(owner.workspace, "somebody@acme.test")
    if roles.ROLES.index(token_role) <= roles.ROLES.index(user_role):
        _, secret = tokens.create_token(caller, name="theirs", role=token_role)
        assert tokens.caller_of(secret).role == token_role
    else:
        with pytest.raises(Invalid) as refused:
            tokens.create_token(caller, name="theirs", role=token_role)
        assert list(refused.value.errors) == ["role"]
        assert Token.select().where(Token.name == "theirs").count() == 0


def test_without_a_role_a_token_has_its_users(owner: Caller) -> None:
    person = workspaces.create_user("Somebody", "somebody@acme.test")
    workspaces.add_member(owner.workspace, person, roles.MANAGER)
    _, secret = tokens.create_token(workspaces.member_caller(owner.workspace, person.email), name="theirs")
    assert tokens.caller_of(secret).role == roles.MANAGER


def test_a_user_whose_role_is_lowered_lowers_their_tokens_at_once(
    app: Flask, client: Client, connect: Callable[..., str], make_client: Callable[..., Client]
) -> None:
    connect()
    with app.app_context():
        workspace = bootstrap.ensure_workspace()
        person = workspaces.create_user("Somebody", "somebody@acme.test")
        workspaces.add_member(workspace, person, roles.MANAGER)
        _, secret = tokens.create_token(workspaces.member_caller(workspace, person.email), name="theirs")
    theirs = client_of(app)
    theirs.token = secret
    link = {"host": "go.acme.test", "destination": "https://dest.example/"}
    assert theirs.post("/v1/link", json=link).status_code == 200
    with app.app_context(), database.atomic():
        Member.update(role=roles.VIEWER).where(Member.user == person).execute()
    refused = theirs.post("/v1/link", json=link)
    assert refused.status_code == 484
    assert (refused.json["role"], refused.json["required_role"]) == ("viewer", "editor")
    assert theirs.get("/v1/links").status_code == 200
    with app.app_context(), database.atomic():
        Member.update(role=roles.OWNER).where(Member.user == person).execute()
        Token.update(role=roles.EDITOR).where(Token.user == person).execute()
    assert theirs.post("/v1/link", json=link).status_code == 200
    assert theirs.post("/v1/host", json={"host": "x.acme.test"}).status_code == 484


@pytest.mark.parametrize("name", ["", "   ", "x" * 101])
def test_a_token_needs_a_name(owner: Caller, name: str) -> None:
    with pytest.raises(Invalid) as refused:
        tokens.create_token(owner, name=name)
    assert list(refused.value.errors) == ["name"]


# --- expiry, revocation ----------------------------------------------------------------------------------------


def test_a_token_ends_at_its_moment(app: Flask, make_client: Callable[..., Client], clock: Any) -> None:
    client = make_client(app, expires_at=times.text(NOON + timedelta(hours=1)))
    assert client.get("/v1/test").status_code == 200
    clock.moment = NOON + timedelta(hours=1, microseconds=-1)
    assert client.get("/v1/test").status_code == 200
    clock.moment = NOON + timedelta(hours=1)
    answer = client.get("/v1/test")
    assert (answer.status_code, answer.json["code"]) == (401, "unauthenticated")
    assert answer.headers["WWW-Authenticate"] == 'Bearer realm="signpost", error="invalid_token"'
    clock.moment = NOON + timedelta(days=365)
    assert client.get("/v1/test").status_code == 401


def test_a_token_without_an_end_does_not_end(app: Flask, client: Client, clock: Any) -> None:
    clock.moment = NOON + timedelta(days=36_500)
    assert client.get("/v1/test").status_code == 200


def test_a_revoked_token_is_useless_at_once_and_only_that_one(app: Flask, make_client: Callable[..., Client]) -> None:
    one, other = make_client(app), make_client(app)
    assert (one.get("/v1/test").status_code, other.get("/v1/test").status_code) == (200, 200)
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        id_ = Token.get(Token.digest == digest_of(str(one.token))).id
        assert tokens.revoke_token(caller, id_)
    assert (one.get("/v1/test").status_code, other.get("/v1/test").status_code) == (401, 200)
    with app.app_context():
        first = Token.get_by_id(id_).revoked_at
        assert tokens.revoke_token(workspaces.member_caller(bootstrap.ensure_workspace()), id_)
        assert Token.get_by_id(id_).revoked_at == first
        assert not tokens.revoke_token(workspaces.member_caller(bootstrap.ensure_workspace()), "0" * 26)


def test_an_editor_revokes_their_own_tokens_and_lists_those_alone(owner: Caller) -> None:
    person = workspaces.create_user("Somebody", "somebody@acme.test")
    workspaces.add_member(owner.workspace, person, roles.EDITOR)
    theirs = workspaces.member_caller(owner.workspace, person.email)
    own, _ = tokens.create_token(theirs, name="own")
    others, secret = tokens.create_token(owner, name="the owner's")
    assert [token.id for token in tokens.list_tokens(theirs)] == [own.id]
    assert {own.id, others.id} <= {token.id for token in tokens.list_tokens(owner)}
    with pytest.raises(RoleTooLow):
        tokens.revoke_token(theirs, others.id)
    assert tokens.caller_of(secret).role == roles.OWNER
    assert tokens.revoke_token(theirs, own.id)
    assert tokens.revoke_token(owner, others.id)


def test_a_token_of_another_workspace_is_none_of_ours(owner: Caller) -> None:
    stranger = workspaces.create_user("Stranger", "stranger@elsewhere.test")
    elsewhere = workspaces.create_workspace("Elsewhere", stranger)
    theirs, secret = tokens.create_token(workspaces.member_caller(elsewhere), name="theirs")
    assert not tokens.revoke_token(owner, theirs.id)
    assert theirs.id not in {token.id for token in tokens.list_tokens(owner)}
    assert tokens.caller_of(secret).workspace == elsewhere


# --- last use --------------------------------------------------------------------------------------------------


def last_use(app: Flask, client: Client) -> str | None:
    jobs.of(app).drain()
    with app.app_context():
        return Token.get(Token.digest == digest_of(str(client.token))).last_used_at


def test_the_last_use_is_noted_once_a_minute_at_the_most(app: Flask, client: Client, clock: Any) -> None:
    assert last_use(app, client) is None
    assert client.get("/v1/test").status_code == 200
    assert last_use(app, client) == times.text(NOON)
    for seconds in (1, 30, 59.999):
        clock.moment = NOON + timedelta(seconds=seconds)
        assert client.get("/v1/test").status_code == 200
        assert last_use(app, client) == times.text(NOON)
    clock.moment = NOON + timedelta(seconds=61)
    assert client.get("/v1/test").status_code == 200
    assert last_use(app, client) == times.text(NOON + timedelta(seconds=61))


def test_a_refused_use_is_not_noted(app: Flask, make_client: Callable[..., Client], clock: Any) -> None:
    client = make_client(app, expires_at=times.text(NOON))
    agent = make_client(app, kind=TokenKind.AGENT)
    assert (client.get("/v1/test").status_code, agent.get("/v1/test").status_code) == (401, 401)
    assert (last_use(app, client), last_use(app, agent)) == (None, None)


# --- create-only -------------------------------------------------------------------------------------------------

CREATING = {("POST", "/v1/link"), ("POST", "/v1/redirect"), ("POST", "/v1/bulk")}


@pytest.fixture
def creator(app: Flask, make_client: Callable[..., Client]) -> Client:
    client = make_client(app, kind=TokenKind.CREATE_ONLY)
    assert str(client.token).startswith("sp_create-only_")
    return client


def test_one_that_creates_may_do_nothing_else(creator: Client) -> None:
    for method, rule in OPERATIONS.keys() - CREATING:
        _, arguments = OPERATIONS[method, rule]
        answer = creator.open(re.sub("<[^>]+>", "x", rule), method=method, **arguments)
        assert answer.status_code == 484, (method, rule)
        assert (answer.json["code"], answer.json["role"]) == ("role_too_low", "create-only"), (method, rule)


def test_one_that_creates(creator: Client, client: Client, connect: Callable[..., str]) -> None:
    host = connect("go.acme.test")
    link = {"host": host, "destination": "https://dest.example/"}
    for path, body in (
        ("/v1/link", {**link, "alias": "a"}),
        ("/v1/link", {**link, "find_or_create": True}),
        ("/v1/redirect", {"url": f"https://{host}/r", "destination": "https://dest.example/"}),
        ("/v1/bulk", {"records": [link]}),
        ("/v1/bulk", {"records": [{**link, "alias": "a"}], "on_conflict": "skip"}),
    ):
        answer = creator.post(path, json=body)
        assert answer.status_code == 200, answer.text
    before = client.get("/v1/links").json
    refused = creator.post("/v1/bulk", json={"records": [{**link, "alias": "a"}], "on_conflict": "update"})
    assert (refused.status_code, refused.json["role"]) == (484, "create-only")
    assert client.get("/v1/links").json == before


def test_one_that_creates_is_none_for_agents(creator: Client) -> None:
    for method in ("initialize", "tools/list", "tools/call", "resources/read"):
        answer = creator.post("/mcp/v1", json={"jsonrpc": "2.0", "id": 1, "method": method, "params": {}})
        assert answer.status_code == 484
        assert answer.json["error"]["data"]["code"] == "role_too_low"


def test_one_that_creates_is_made_by_command_and_in_the_dashboard(
    app: Flask, run_command: RunCommand, connect: Callable[..., str]
) -> None:
    connect("go.acme.test")
    link = {"host": "go.acme.test", "destination": "https://dest.example/"}
    by_command = run_command("token", "create", "--name", "form", "--kind", "create-only").stdout.strip()
    person = Person(app).sign_in()
    form = {"name": "form", "kind": "create-only", "role": "viewer", "expires": ""}
    created = person.post("/tokens", form, page="/tokens")
    by_hand = re.findall(r"sp_create-only_\w+", person.get(created.location).text)[0]
    for secret in (by_command, by_hand):
        creator = client_of(app, secret)
        assert (creator.post("/v1/link", json=link).status_code, creator.get("/v1/links").status_code) == (200, 484)
    rows = json.loads(run_command("token", "list", "--json").stdout)
    assert [(row["kind"], row["role"]) for row in rows if row["name"] == "form"] == [("create-only", "editor")] * 2
