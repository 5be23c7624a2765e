"""From a code to tokens: what is exchanged for what, once, and everything that is refused on the way."""

import base64
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask

from signpost.domain.people.credentials import GrantSecret
from signpost.features.agents import agent_grants
from signpost.features.agents.tables import AgentGrant, AgentToken
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import workspaces
from tests.conftest import ORIGIN, client_of, first_workspace
from tests.databases import all_stored
from tests.features.agents.conftest import (
    AUTHORIZE,
    CALLBACK,
    NOON,
    RESOURCE,
    REVOKE,
    TOKEN,
    Person,
    Program,
    agree,
    answer_of,
    may_go_back,
    sent_back,
)


def error_of(answer: Any) -> str:
    assert answer.status_code in (400, 401), answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    error = str(answer.json["error"])
    # A client that is gone registers again after a 401 alone, which has to say how to authenticate (RFC 6749, 5.2).
    assert (answer.status_code == 401) == (error == "invalid_client") == ("WWW-Authenticate" in answer.headers)
    assert "[" not in answer.json.get("error_description", "")
    return error


def test_an_agent_is_connected_acts_renews_and_gives_back(program: Program, person: Person) -> None:
    back = agree(person, program.page())
    assert (back["to"], back["state"], back["iss"]) == (CALLBACK, "a state", ORIGIN)
    answer = program.exchange(back["code"])
    assert answer.status_code == 200, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.json | {"access_token": "", "refresh_token": ""} == {
        "token_type": "Bearer",
        "access_token": "",
        "refresh_token": "",
        "expires_in": 3600,
        "scope": "viewer editor",
    }
    first = program.tokens
    called = program.call()
    assert called.json["result"]["structuredContent"]["email"] == "owner@localhost"
    assert program.refresh().status_code == 200
    assert program.tokens["access_token"] != first["access_token"]
    # The earlier access token has its hour: answers that are on their way arrive.
    assert not program.is_refused(first["access_token"])
    assert not program.is_refused()
    assert program.revoke(program.tokens["refresh_token"]).status_code == 200
    assert program.is_refused()
    assert program.is_refused(first["access_token"])
    assert error_of(program.refresh()) == "invalid_grant"


def test_what_an_agent_does_is_of_the_person_and_names_the_agent(app: Flask, connected: Program) -> None:
    assert connected.call(tool="connect_host", host="go.acme.test").json["result"]["isError"], "an editor may not"
    with app.app_context():
        hosts.connect_host(workspaces.member_caller(first_workspace()), host="go.acme.test")
    created = connected.call(tool="create_link", host="go.acme.test", alias="a", destination="https://example.com/")
    assert created.json["result"]["structuredContent"]["created_via"] == "mcp", created.text
    changes = connected.call(tool="list_changes", verb="create").json["result"]["structuredContent"]
    change = changes["changes"][0] if "changes" in changes else changes["data"][0]
    assert (change["via"], change["token_name"]) == ("mcp", "Claude")


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"code_verifier": "x" * 43}, "invalid_grant"),
        ({"code_verifier": None}, "invalid_request"),
        ({"code_verifier": "too-short"}, "invalid_request"),
        ({"redirect_uri": CALLBACK + "/"}, "invalid_grant"),
        ({"redirect_uri": None}, "invalid_grant"),
        # Another port may be registered as this one, but a code has one address.
        ({"redirect_uri": "http://127.0.0.1:7778/callback"}, "invalid_grant"),
        ({"resource": "https://elsewhere.example/mcp/v1"}, "invalid_target"),
        ({"resource": f"{ORIGIN}/v1"}, "invalid_target"),
        ({"code": "sp_code_" + "0" * 36}, "invalid_grant"),
        ({"code": None}, "invalid_request"),
        ({"client_id": "nobody"}, "invalid_client"),
        ({"client_id": None}, "invalid_client"),
        ({"grant_type": "password"}, "unsupported_grant_type"),
        ({"grant_type": 'a"\\é'}, "unsupported_grant_type"),
        ({"grant_type": None}, "unsupported_grant_type"),
    ],
)
def test_a_code_is_exchanged_for_exactly_what_it_was_given_for(
    program: Program, person: Person, wrong: dict[str, str | None], error: str
) -> None:
    code = agree(person, program.page())["code"]
    assert error_of(program.exchange(**{"code": code, **wrong})) == error
    # A mistake does not use it up.
    assert program.exchange(code).status_code == 200


def test_a_code_of_another_client_is_none(app: Flask, program: Program, person: Person) -> None:
    other = Program(app)
    code = agree(person, program.page())["code"]
    other.verifier = program.verifier
    assert error_of(other.exchange(code)) == "invalid_grant"


def test_a_code_works_for_a_minute(program: Program, person: Person, clock: Any) -> None:
    code = agree(person, program.page())["code"]
    clock.moment = NOON + timedelta(seconds=61)
    assert error_of(program.exchange(code)) == "invalid_grant"


def test_a_code_that_comes_twice_ends_what_it_gave(program: Program, person: Person) -> None:
    code = agree(person, program.page())["code"]
    program.exchange(code)
    saved = dict(program.tokens)
    assert error_of(program.exchange(code)) == "invalid_grant"
    assert program.is_refused(saved["access_token"])
    assert error_of(program.refresh(saved["refresh_token"])) == "invalid_grant"


def test_of_many_exchanges_at_once_not_two_succeed(app: Flask, program: Program, person: Person) -> None:
    """If somebody who copied the code is as fast as the client, nobody keeps anything."""
    code = agree(person, program.page())["code"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: _exchange_in_own_client(app, program, code), range(8)))
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses == [200] + [400] * 7
    (access,) = [answer.json["access_token"] for answer in answers if answer.status_code == 200]
    assert program.is_refused(access)


def _exchange_in_own_client(app: Flask, program: Program, code: str) -> Any:
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "client_id": program.id,
        "redirect_uri": CALLBACK,
        "code_verifier": program.verifier,
    }
    return client_of(app).post(TOKEN, data=form)


def test_a_tab_that_is_opened_again_a_day_later_ends_nothing(program: Program, person: Person, clock: Any) -> None:
    code = agree(person, program.page())["code"]
    program.exchange(code)
    clock.moment = NOON + timedelta(minutes=11)
    assert error_of(program.exchange(code)) == "invalid_grant"
    assert not program.is_refused()


# --- tokens -----------------------------------------------------------------------------------------------------------


def test_an_access_token_works_for_an_hour(connected: Program, clock: Any) -> None:
    connected.refresh()
    clock.moment = NOON + timedelta(minutes=59)
    assert not connected.is_refused()
    clock.moment = NOON + timedelta(minutes=60)
    answer = connected.call()
    assert answer.status_code == 401
    assert 'error="invalid_token"' in answer.headers["WWW-Authenticate"]
    assert connected.refresh().status_code == 200
    assert not connected.is_refused()


def test_a_refresh_token_that_was_used_ends_the_grant(app: Flask, connected: Program, clock: Any) -> None:
    stolen = connected.tokens["refresh_token"]
    connected.refresh()
    clock.moment = NOON + timedelta(seconds=11)
    assert error_of(connected.refresh(stolen)) == "invalid_grant"
    assert connected.is_refused()
    assert error_of(connected.refresh()) == "invalid_grant"
    with app.app_context():
        assert not AgentGrant.select().exists()
        assert not AgentToken.select().exists()


def test_so_does_one_that_was_forgotten_since(connected: Program, clock: Any) -> None:
    stolen = connected.tokens["refresh_token"]
    for hour in range(1, 30):
        clock.moment = NOON + timedelta(hours=hour)
        assert connected.refresh().status_code == 200
    assert error_of(connected.refresh(stolen)) == "invalid_grant"
    assert connected.is_refused()


def test_a_client_whose_answer_was_lost_may_try_again(connected: Program, clock: Any) -> None:
    first = connected.tokens["refresh_token"]
    connected.refresh()
    lost = connected.tokens
    clock.moment = NOON + timedelta(seconds=9)
    assert connected.refresh(first).status_code == 200
    clock.moment = NOON + timedelta(hours=1)
    assert connected.refresh().status_code == 200
    # The other answer may have arrived, in another process of the same client.
    assert connected.refresh(lost["refresh_token"]).status_code == 200


def test_the_tokens_of_a_grant_are_bounded(app: Flask, connected: Program) -> None:
    """Also where the same token is used by many at once: none of them is taken for a thief."""
    first = connected.tokens["refresh_token"]
    limit = agent_grants.MAX_TOKENS
    for _ in range(50):
        assert connected.refresh(first).status_code == 200
    assert not connected.is_refused()
    with app.app_context():
        assert AgentToken.select().count() <= sum(limit.values())
        assert AgentToken.select().where(AgentToken.kind == GrantSecret.ACCESS).count() == limit[GrantSecret.ACCESS]


def test_two_processes_of_a_client_renew_apart(connected: Program, clock: Any) -> None:
    first = connected.tokens["refresh_token"]
    other = connected.refresh(first).json["refresh_token"]
    assert connected.refresh(first).status_code == 200
    for _ in range(30):
        clock.moment += timedelta(minutes=1)
        assert connected.refresh().status_code == 200
    assert connected.refresh(other).status_code == 200


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"resource": "https://elsewhere.example/"}, "invalid_target"),
        ({"client_id": "nobody"}, "invalid_client"),
        ({"client_id": None}, "invalid_client"),
        ({"token": "sp_refresh_" + "0" * 36}, "invalid_grant"),
    ],
)
def test_what_is_wrong_with_a_renewal(connected: Program, wrong: dict[str, str | None], error: str) -> None:
    assert error_of(connected.refresh(**wrong)) == error
    assert connected.refresh().status_code == 200


def test_a_refresh_token_of_another_client_is_none(app: Flask, connected: Program) -> None:
    assert error_of(Program(app).refresh(connected.tokens["refresh_token"])) == "invalid_grant"
    assert connected.refresh().status_code == 200


def test_a_renewal_that_repeats_all_scopes_is_fine(connected: Program) -> None:
    """Some clients send what they requested at first, not what they got."""
    answer = connected.refresh(scope="viewer editor manager owner offline_access")
    assert answer.json["scope"] == "viewer editor"


def test_a_grant_that_is_not_used_ends_after_90_days(connected: Program, clock: Any) -> None:
    connected.refresh()
    clock.moment = NOON + timedelta(days=89)
    assert connected.refresh().status_code == 200
    clock.moment += timedelta(days=90)
    assert error_of(connected.refresh()) == "invalid_grant"


def test_nothing_else_takes_a_token_of_an_agent(connected: Program) -> None:
    """REST, a code or a refresh token in place of an access token, a query, a form, a cookie."""
    access = connected.tokens["access_token"]
    rest = connected.http.get("/v1/test", headers={"Authorization": f"Bearer {access}"})
    assert rest.status_code == 401
    assert connected.is_refused(connected.tokens["refresh_token"])
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    assert connected.http.post(f"/mcp/v1?access_token={access}", json=body).status_code == 401
    connected.http.set_cookie("access_token", access, domain="signpost.test")
    connected.http.set_cookie("__Host-signpost_session", access, domain="signpost.test")
    assert connected.http.post("/mcp/v1", json=body).status_code == 401


def test_a_person_who_is_signed_in_is_not_a_caller_of_the_agent_endpoint(person: Person) -> None:
    answer = person.browser.post("/mcp/v1", json={"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
    assert answer.status_code == 401


# --- clients that have a secret ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["client_secret_basic", "client_secret_post"])
def test_a_client_with_a_secret_has_to_show_it(app: Flask, person: Person, method: str) -> None:
    program = Program(app, token_endpoint_auth_method=method)
    secret = program.registered["client_secret"]
    form = {
        "grant_type": "authorization_code",
        "code": agree(person, program.page())["code"],
        "redirect_uri": CALLBACK,
        "code_verifier": program.verifier,
    }

    def send(secret: str | None) -> Any:
        if secret is None:
            return program.ask_for_tokens({**form, "client_id": program.id})
        if method == "client_secret_post":
            return program.ask_for_tokens({**form, "client_id": program.id, "client_secret": secret})
        pair = base64.b64encode(f"{program.id}:{secret}".encode()).decode()
        return program.ask_for_tokens(form, headers={"Authorization": f"Basic {pair}"})

    assert error_of(send(None)) == "invalid_client"
    assert error_of(send("wrong")) == "invalid_client"
    answer = send(secret)
    assert answer.status_code == 200, answer.text
    assert program.revoke(answer.json["refresh_token"]).status_code == 401
    assert not program.is_refused()


@pytest.mark.parametrize("header", ["Basic /////w==", "Basic é", "Basic", "Basic !!!!", "Bearer x"])
@pytest.mark.parametrize("path", [TOKEN, REVOKE])
def test_credentials_that_cannot_be_read_are_an_error_not_a_crash(app: Flask, header: str, path: str) -> None:
    form = {"grant_type": "authorization_code", "code": "x", "token": "x"}
    answer = client_of(app).post(path, data=form, headers={"Authorization": header.encode("latin-1").decode("latin-1")})
    assert error_of(answer) == "invalid_client"


def test_a_parameter_that_is_repeated_is_refused(program: Program) -> None:
    body = f"grant_type=refresh_token&grant_type=refresh_token&client_id={program.id}"
    kind = "application/x-www-form-urlencoded"
    assert error_of(program.http.post(TOKEN, data=body, content_type=kind)) == "invalid_request"


# --- giving back ------------------------------------------------------------------------------------------------------


def test_an_access_token_that_is_given_back_ends_alone(connected: Program) -> None:
    assert connected.revoke(connected.tokens["access_token"]).status_code == 200
    assert connected.is_refused()
    assert connected.refresh().status_code == 200


def test_a_token_that_is_unknown_is_given_back_gladly(program: Program) -> None:
    assert program.revoke("sp_access_" + "0" * 36).status_code == 200
    assert program.revoke("é").status_code == 200
    assert error_of(program.http.post(REVOKE, data={"client_id": program.id})) == "invalid_request"


def test_nobody_gives_back_what_another_client_has(app: Flask, connected: Program) -> None:
    assert error_of(Program(app).revoke(connected.tokens["refresh_token"])) == "invalid_grant"
    assert not connected.is_refused()


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_no_secret_is_in_the_database_or_in_a_log(
    make_app: Callable[..., Flask], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("signpost").propagate = True
    app = make_app(PUBLIC_URL=ORIGIN)
    person = Person(app).sign_in()
    program = Program(app, token_endpoint_auth_method="client_secret_post")
    back = agree(person, program.page())
    form = {"grant_type": "authorization_code", "code": back["code"], "redirect_uri": CALLBACK}
    own = {"client_id": program.id, "client_secret": program.registered["client_secret"]}
    assert program.ask_for_tokens({**form, **own, "code_verifier": program.verifier}).status_code == 200
    program.call()
    renewal = {"grant_type": "refresh_token", "refresh_token": program.tokens["refresh_token"]}
    secrets = [
        back["code"],
        program.verifier,
        own["client_secret"],
        *(program.tokens[f"{entry}_token"] for entry in ("access", "refresh")),
    ]
    assert program.ask_for_tokens({**renewal, **own}).status_code == 200
    secrets += [program.tokens["access_token"], program.tokens["refresh_token"]]
    saved = all_stored(app)
    assert b"Claude" in saved, "this looks at the right files"
    assert TOKEN in caplog.text, "this looks at the right log"
    for secret in secrets:
        assert secret.encode() not in saved
        assert secret not in caplog.text


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"response_type": "token"}, "unsupported_response_type"),
        ({"response_type": None}, "invalid_request"),
        ({"code_challenge": None}, "invalid_request"),
        ({"code_challenge_method": None}, "invalid_request"),
        ({"code_challenge_method": "plain"}, "invalid_request"),
        ({"code_challenge": "short"}, "invalid_request"),
        ({"resource": "https://elsewhere.example/"}, "invalid_target"),
    ],
)
def test_a_known_client_hears_what_is_wrong(
    program: Program, person: Person, wrong: dict[str, str | None], error: str
) -> None:
    back = may_go_back(person.get(program.page(**wrong)))
    assert (back["to"], back["error"], back["state"], back["iss"]) == (CALLBACK, error, "a state", ORIGIN)
    # In a sentence, and not in a word that the program sent.
    assert " " in back["error_description"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"client_id": "nobody"},
        {"client_id": None},
        {"client_id": "é"},
        {"redirect_uri": None},
        {"redirect_uri": "https://evil.example/"},
        {"redirect_uri": CALLBACK + "?a=b"},
        {"redirect_uri": CALLBACK.replace("127.0.0.1", "localhost")},
        {"redirect_uri": CALLBACK.replace("7777", "7777@evil.example")},
        {"redirect_uri": CALLBACK.replace("callback", "Callback")},
        {"redirect_uri": 'http://127.0.0.1/"é'},
        {"redirect_uri": "javascript:alert(1)"},
        {"response_type": 'a"b'},
        {"response_type": "token", "redirect_uri": "https://evil.example/"},
        {"state": "x" * 5000},
        {"state": "\x00"},
    ],
)
def test_nobody_is_sent_to_an_address_that_is_not_registered(
    program: Program, person: Person, wrong: dict[str, str | None]
) -> None:
    answer = person.get(program.page(**wrong))
    assert answer.status_code == 400
    assert "Location" not in answer.headers
    assert "evil" not in answer.text
    assert "refresh" not in answer.text.partition("</head>")[0].replace("refreshOnHistoryMiss", "")


def test_a_parameter_that_comes_twice_is_refused(program: Program, person: Person) -> None:
    answer = person.get(program.page() + "&redirect_uri=https%3A%2F%2Fevil.example%2F")
    assert answer.status_code == 400 or sent_back(answer)["to"] == CALLBACK


def test_another_port_on_the_same_machine_is_the_same_address(program: Program, person: Person) -> None:
    free = "http://127.0.0.1:50123/callback"
    back = agree(person, program.page(redirect_uri=free))
    assert back["to"] == free
    assert program.exchange(back["code"], redirect_uri=free).status_code == 200


def test_a_person_says_no(app: Flask, program: Program, person: Person) -> None:
    back = agree(person, program.page(), decision="deny")
    assert (back["error"], back["state"], back["iss"]) == ("access_denied", "a state", ORIGIN)
    assert "code" not in back
    with app.app_context():
        assert not AgentGrant.select().exists()


def test_nothing_is_allowed_without_the_token_of_the_form(app: Flask, program: Program, person: Person) -> None:
    page = program.page()
    person.get(page)
    assert person.send(page, {"decision": "allow", "role": "owner"}, page=AUTHORIZE).status_code == 400
    with app.app_context():
        assert not AgentGrant.select().exists()


def test_someone_who_is_not_signed_in_signs_in_first(app: Flask, program: Program) -> None:
    stranger = Person(app)
    answer = stranger.get(program.page())
    assert answer.status_code == 303
    assert answer.headers["Location"].startswith("/sign-in?next=%2Foauth%2Fauthorize%3F")


@pytest.mark.parametrize(
    "others", [{"client_id": "of-yesterday"}, {"redirect_uri": "https://evil.example/"}, {"redirect_uri": None}]
)
def test_a_wrong_client_is_refused_before_anyone_signs_in(
    app: Flask, program: Program, others: dict[str, str | None]
) -> None:
    """fastmcp looks at the page before it opens a browser, and registers again if it is refused with a 400."""
    answer = Person(app).get(program.page(**others))
    assert answer.status_code == 400
    assert "Location" not in answer.headers
    assert "This agent can&#39;t be connected" in answer.text


@pytest.mark.parametrize("name", ["%FF", "%ED%A0%80", "x" * 5_000])
def test_a_parameter_with_an_odd_name(program: Program, person: Person, name: str) -> None:
    assert person.get(f"{program.page()}&{name}=1").status_code in (200, 400)


def test_a_session_that_ends_meanwhile_leads_back_to_the_page(program: Program, person: Person) -> None:
    page = program.page()
    person.get(page)
    person.browser.delete_cookie("__Host-signpost_session", domain="signpost.test")
    answer = person.send(page, {"decision": "allow", "role": "viewer"}, page=page)
    assert answer.status_code == 303
    assert parse_qs(urlsplit(answer.headers["Location"]).query) == {"next": [page]}


def test_the_page_says_who_asks_and_where_the_person_is_sent(app: Flask, person: Person) -> None:
    program = Program(app, client_name="<b>Bank\u202e of Evil</b>", redirect_uris=["https://claude.ai/api/done"])
    text = person.get(program.page()).text
    assert "&lt;b&gt;Bank  of Evil&lt;/b&gt;" in text
    assert "claude.ai" in text
    assert "owner@localhost" in text
    assert "form-action 'self'" in person.get(program.page()).headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("scope", "offered", "preset"),
    [
        ("viewer editor manager owner", ["viewer", "editor", "manager", "owner"], "editor"),
        (None, ["viewer", "editor", "manager", "owner"], "editor"),
        ("openid offline_access", ["viewer", "editor", "manager", "owner"], "editor"),
        ("viewer", ["viewer"], "viewer"),
        ("manager", ["viewer", "editor", "manager"], "editor"),
    ],
)
def test_the_roles_on_offer_are_those_that_were_requested(
    program: Program, person: Person, scope: str | None, offered: list[str], preset: str
) -> None:
    text = person.get(program.page(scope=scope)).text
    assert [
        role for role in ("viewer", "editor", "manager", "owner") if f'name="role" value="{role}"' in text
    ] == offered
    assert f'value="{preset}" checked' in text
    above = answer_of(person, program.page(scope=scope), role="owner")
    assert above.status_code == (200 if "owner" in offered else 422)


def test_no_role_is_above_the_persons_own(make_person: Callable[[str], Person], program: Program) -> None:
    viewer = make_person("viewer")
    assert 'value="editor"' not in viewer.get(program.page()).text
    assert answer_of(viewer, program.page(), role="editor").status_code == 422
    answer = program.exchange(agree(viewer, program.page(), role="viewer")["code"])
    assert answer.json["scope"] == "viewer"


@pytest.mark.parametrize("form", [{"role": "king"}, {"role": ""}, {"workspace": "nowhere"}, {"workspace": ""}])
def test_a_form_that_makes_no_sense_is_shown_again(program: Program, person: Person, form: dict[str, str]) -> None:
    assert answer_of(person, program.page(), **form).status_code == 422


def test_the_resource_may_have_a_slash_at_its_end(program: Program, person: Person) -> None:
    back = agree(person, program.page(resource=RESOURCE + "/"))
    assert program.exchange(back["code"], resource=RESOURCE + "/").status_code == 200
