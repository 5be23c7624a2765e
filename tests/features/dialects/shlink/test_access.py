"""Who may use the interface and from where, and that nothing that is sent to it breaks it or is written down."""

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.people.roles import RoleName
from signpost.factory import create_token
from signpost.operations.caller import Caller
from signpost.operations.people import tokens
from tests.conftest import ORIGIN, Client
from tests.features.dialects.shlink.conftest import Call, type_of

Create = Callable[..., dict[str, Any]]

READING = (
    "/short-urls", "/short-urls/a", "/short-urls/a/redirect-rules", "/short-urls/a/visits", "/tags", "/tags/stats",
    "/tags/x/visits", "/visits", "/visits/orphan", "/visits/non-orphan", "/domains", "/domains/go.acme.test/visits",
)  # fmt: skip
CREATING: tuple[str, str, Any] = ("POST", "/short-urls", {"longUrl": "https://dest.example/"})
EDITING: tuple[tuple[str, str, Any], ...] = (
    ("PATCH", "/short-urls/a", {"title": "T"}),
    ("POST", "/short-urls/a/redirect-rules", {"redirectRules": []}),
    ("PUT", "/tags", {"oldName": "x", "newName": "y"}),
    ("DELETE", "/tags?tags[]=y", None),
    ("DELETE", "/short-urls/a", None),
)
MANAGING: tuple[str, str, Any] = (
    "PATCH",
    "/domains/redirects",
    {"domain": "go.acme.test", "regular404Redirect": "https://dest.example/"},
)


@pytest.mark.parametrize("role", ["viewer", "editor", "manager"])
def test_a_key_may_what_the_role_of_its_user_may(app: Flask, create: Create, call: Call, role: RoleName) -> None:
    create(customSlug="a", tags=["x"])
    key = create_token(app, role, role=role)
    for path in READING:
        assert call("GET", path, key=key).status_code == 200, path
    for method, path, body in (CREATING, *EDITING, MANAGING):
        answer = call(method, path, body, key=key)
        needed = ("manager",) if path == "/domains/redirects" else ("editor", "manager")
        if role in needed:
            assert answer.status_code in (200, 204), answer.text
        else:
            assert (answer.status_code, type_of(answer)) == (403, "403"), path
            assert f"Yours is {role}" in answer.json["detail"]


def test_a_key_that_may_only_create_creates(app: Flask, create: Create, call: Call) -> None:
    create(customSlug="a", tags=["x"])
    key = create_token(app, "create", role="editor", kind="create-only")
    assert call(*CREATING, key=key).status_code == 200
    for method, path, body in (*(("GET", path, None) for path in READING), *EDITING, MANAGING):
        answer = call(method, path, body, key=key)
        assert (answer.status_code, type_of(answer)) == (403, "403"), path
        assert "create-only" in answer.json["detail"]


def test_a_key_of_agents_is_none(app: Flask, call: Call) -> None:
    key = create_token(app, "agent", kind="mcp")
    assert type_of(call("GET", "/short-urls", key=key)) == "invalid-api-key"


def test_nothing_of_another_workspace_is_seen(app: Flask, create: Create, call: Call, other_workspace: Caller) -> None:
    create(customSlug="a", tags=["x"])
    with app.app_context():
        _, key = tokens.create_token(other_workspace, name="theirs")
    assert call("GET", "/short-urls", key=key).json["shortUrls"]["data"] == []
    assert call("GET", "/tags", key=key).json["tags"]["data"] == []
    assert call("GET", "/domains", key=key).json["domains"]["data"] == []
    for path, type_ in (
        ("/short-urls/a", "short-url-not-found"),
        ("/short-urls/a?domain=go.acme.test", "short-url-not-found"),
        ("/tags/x/visits", "tag-not-found"),
        ("/domains/go.acme.test/visits", "domain-not-found"),
        ("/visits/orphan?domain=go.acme.test", "domain-not-found"),
    ):
        assert type_of(call("GET", path, key=key)) == type_, path


@pytest.mark.parametrize(("key", "type_"), [("", "missing-authentication"), ("wrong", "invalid-api-key")])
def test_without_a_valid_key_there_is_nothing(call: Call, key: str, type_: str) -> None:
    for path in (*READING, "/mercure-info"):
        answer = call("GET", path, key=key)
        assert (answer.status_code, type_of(answer)) == (401, type_)
        # A browser would show a dialog.
        assert "WWW-Authenticate" not in answer.headers


def test_a_session_or_a_bearer_token_is_no_key(call: Call, client: Client) -> None:
    answer = call("GET", "/short-urls", key="", headers={"Authorization": f"Bearer {client.token}"})
    assert type_of(answer) == "missing-authentication"


def test_health_needs_no_key(call: Call) -> None:
    for path in ("/rest/health", "/rest/v3/health", "/rest/v1/health"):
        answer = call("GET", path, key="")
        assert (answer.status_code, answer.content_type) == (200, "application/health+json")
        assert answer.json["status"] == "pass"


def test_there_are_no_updates_in_real_time(call: Call) -> None:
    answer = call("GET", "/mercure-info")
    assert (answer.status_code, type_of(answer)) == (501, "mercure-not-configured")


def test_plain_http_is_refused(make_app: Callable[..., Flask]) -> None:
    app = make_app(DIALECTS=["shlink"], PUBLIC_URL="https://signpost.test")
    headers = {"X-Api-Key": create_token(app, "t"), "X-Forwarded-Proto": "http", "X-Forwarded-For": "192.0.2.1"}
    answer: Any = app.test_client().get("/rest/v3/short-urls", base_url="http://signpost.test", headers=headers)
    assert (answer.status_code, type_of(answer)) == (403, "403")


@pytest.mark.usefixtures("within_one_minute")
def test_failed_keys_count(make_app: Callable[..., Flask]) -> None:
    app = make_app(DIALECTS=["shlink"], RATE_LIMIT="3/minute")
    tries: list[Any] = [
        app.test_client().get("/rest/v3/short-urls", base_url=ORIGIN, headers={"X-Api-Key": f"guess-{number}"})
        for number in range(4)
    ]
    assert [entry.status_code for entry in tries] == [401, 401, 401, 429]
    assert type_of(tries[-1]) == "429"
    assert int(tries[-1].headers["Retry-After"]) > 0


# --- pages of other origins -------------------------------------------------------------------------------------


def test_a_page_of_another_origin_may_ask_and_read(create: Create, call: Call) -> None:
    create(customSlug="a")
    origin = {"Origin": "https://app.example"}
    requested = call("OPTIONS", "/short-urls/a", key="", headers={**origin, "Access-Control-Request-Method": "PATCH"})
    assert (requested.status_code, requested.text) == (204, "")
    assert requested.headers["Access-Control-Allow-Methods"] == "GET,POST,PUT,PATCH,DELETE"
    assert requested.headers["Access-Control-Allow-Headers"] == "X-Api-Key, Content-Type"
    for answer in (
        requested,
        call("GET", "/short-urls/a", headers=origin),
        call("GET", "/short-urls/none", headers=origin),
        call("GET", "/nothing", headers=origin),
        call("GET", "/short-urls", key="wrong", headers=origin),
    ):
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in answer.headers
    assert "Access-Control-Allow-Origin" not in call("GET", "/short-urls/a").headers


@pytest.mark.parametrize("path", ["/v1/link", "/mcp/v1", "/sign-in", "/healthz", "/restful", "/"])
def test_it_may_read_nothing_else(app: Flask, client: Client, path: str) -> None:
    headers = {"Origin": "https://app.example", "Authorization": f"Bearer {client.token}", "X-Api-Key": client.token}
    for method in ("GET", "OPTIONS"):
        answer = app.test_client().open(path, method=method, base_url=ORIGIN, headers=headers)
        assert "Access-Control-Allow-Origin" not in answer.headers


# --- what does not fit ------------------------------------------------------------------------------------------

ODD: tuple[Any, ...] = (None, True, 0, -1, 1.5, 10**30, "", " ", "x" * 5_000, "\u0000", [], [None], [[]], {}, {"a": 1})


@pytest.mark.parametrize(
    "name",
    [
        "longUrl", "customSlug", "shortCodeLength", "domain", "validSince", "validUntil", "maxVisits", "title", "tags",
        "crawlable", "forwardQuery", "findIfExists", "pathPrefix", "unknown",
    ],
)  # fmt: skip
def test_odd_values_are_refused_or_left_out(create: Create, call: Call, name: str) -> None:
    create(customSlug="a")
    for value in ODD:
        fields = {"longUrl": "https://dest.example/", name: value}
        for method, path in (("POST", "/short-urls"), ("PATCH", "/short-urls/a")):
            answer = call(method, path, fields)
            assert answer.status_code in (200, 400), (value, answer.text)
            if answer.status_code == 400:
                assert type_of(answer) == "invalid-data", value
                assert answer.json["invalidElements"]


@pytest.mark.parametrize(
    ("method", "path", "names"),
    [
        ("POST", "/short-urls/a/redirect-rules", ("redirectRules",)),
        ("PUT", "/tags", ("oldName", "newName")),
        ("PATCH", "/domains/redirects", ("domain", "baseUrlRedirect")),
    ],
)
def test_odd_bodies_elsewhere_are_refused(
    create: Create, call: Call, method: str, path: str, names: tuple[str, ...]
) -> None:
    create(customSlug="a", tags=["x"])
    good = {"redirectRules": [], "oldName": "x", "newName": "x", "domain": "go.acme.test"}
    for name in names:
        for value in ODD:
            answer = call(method, path, {**{entry: good[entry] for entry in names if entry in good}, name: value})
            assert answer.status_code in (200, 204, 400, 404), (name, value, answer.text)


def test_odd_rules_are_refused(create: Create, call: Call) -> None:
    create(customSlug="a")
    fine = {"type": "device", "matchKey": None, "matchValue": "ios"}
    for rule in (
        *ODD,
        {"longUrl": "https://dest.example/", "conditions": []},
        *({"longUrl": value, "conditions": [fine]} for value in ODD),
        *({"longUrl": "https://dest.example/", "conditions": value} for value in ODD),
        *({"longUrl": "https://dest.example/", "conditions": [{**fine, "type": value}]} for value in ODD),
        *({"longUrl": "https://dest.example/", "conditions": [{**fine, "matchValue": value}]} for value in ODD),
    ):
        answer = call("POST", "/short-urls/a/redirect-rules", {"redirectRules": [rule]})
        assert (answer.status_code, type_of(answer)) == (400, "invalid-data"), (rule, answer.text)
    assert call("GET", "/short-urls/a/redirect-rules").json["redirectRules"] == []


@pytest.mark.parametrize(
    "query",
    [
        "page=x", "page=1.5", "page=99999999999999999999", "itemsPerPage=-", "orderBy=password-ASC", "orderBy=-",
        "tagsMode=some", "excludeTagsMode=", "startDate=soon", "endDate=2026-13-45", "startDate=2026-1-1",
        "apiKeyName=mine", f"searchTerm={'x' * 300}", f"tags[]={'x' * 300}", "&".join(f"tags[]={n}" for n in range(60)),
    ],
)  # fmt: skip
def test_odd_queries_are_refused(create: Create, call: Call, query: str) -> None:
    create()
    answer = call("GET", f"/short-urls?{query}")
    assert (answer.status_code, type_of(answer)) == (400, "invalid-data"), answer.text


def test_pages_far_away_are_empty(create: Create, call: Call) -> None:
    create(customSlug="a", tags=["x"])
    for path in ("/short-urls", "/tags", "/tags/stats", "/short-urls/a/visits", "/visits/orphan", "/visits/non-orphan"):
        (listed,) = call("GET", f"{path}?page=999999999&itemsPerPage=999999999").json.values()
        assert listed["data"] == []
        assert listed["pagination"]["itemsPerPage"] <= 5_000


@pytest.mark.parametrize(
    ("data", "type_"),
    [
        (b"{", "malformed-request-body"),
        (b"\xff", "malformed-request-body"),
        (b"[]", "invalid-data"),
        (b"3", "invalid-data"),
        (b'{"longUrl": "a", "longUrl": "b"}', "invalid-data"),
        (b"[" * 10_000, "invalid-data"),
        (b"", "invalid-data"),
        (json.dumps({"longUrl": "x" * 70_000}).encode(), "413"),
    ],
)
def test_bodies_that_are_no_objects_are_refused(create: Create, call: Call, data: bytes, type_: str) -> None:
    create()
    answer = call("POST", "/short-urls", data=data, content_type="application/json")
    assert type_of(answer) == type_


@pytest.mark.parametrize("code", ["%00", "..", "a/../b", "%F0%9F%94%A5", "%FF", "a%3Fb=1", "a%23b", "x" * 300, "%20"])
def test_codes_that_cannot_be_are_not_found(create: Create, call: Call, code: str) -> None:
    create(customSlug="a")
    for method, end in (("GET", ""), ("PATCH", ""), ("DELETE", ""), ("GET", "/visits"), ("GET", "/redirect-rules")):
        assert call(method, f"/short-urls/{code}{end}").status_code == 404


def test_no_key_is_written_down(call: Call, client: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        call("GET", "/short-urls")
        call("GET", "/short-urls", key="sp_guessed_key")
    assert caplog.records
    assert str(client.token) not in caplog.text
    assert "sp_guessed_key" not in caplog.text
