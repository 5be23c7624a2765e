"""Tokens, roles, workspaces and plans, for every operation including those that Signpost adds."""

from typing import Any

import pytest

from .client import Api, Target
from .errors import IMPORT, OPERATIONS, Operation, assert_error, call
from .records import DEST

VIEWER, EDITOR, MANAGER, OWNER = "viewer", "editor", "manager", "owner"
ROLES = (VIEWER, EDITOR, MANAGER)
# The lowest role that may call an operation; a viewer may call all others.
REQUIRED = {
    ("GET", "/features"): OWNER,
    ("POST", "/host"): MANAGER,
    ("DELETE", "/host/refused.acme.test"): MANAGER,
    ("POST", "/host/refused.acme.test/refresh"): MANAGER,
    ("POST", "/workspace/update/nothing"): MANAGER,
    ("PATCH", "/host/refused.acme.test"): MANAGER,
    ("POST", "/deliveries/nothing/replay"): MANAGER,
    ("POST", "/webhooks"): MANAGER,
    ("GET", "/webhooks"): MANAGER,
    ("GET", "/webhooks/nothing"): MANAGER,
    ("PATCH", "/webhooks/nothing"): MANAGER,
    ("DELETE", "/webhooks/nothing"): MANAGER,
    ("DELETE", "/jobs/nothing"): EDITOR,
    ("POST", "/views"): EDITOR,
    ("DELETE", "/views/nothing"): EDITOR,
    ("POST", "/misses/fix"): EDITOR,
    ("POST", "/misses/ignore"): EDITOR,
    ("POST", "/webhooks/nothing/secret"): MANAGER,
    ("POST", "/webhooks/nothing/test"): MANAGER,
    ("POST", "/link"): EDITOR,
    ("POST", "/redirect"): EDITOR,
    ("PUT", "/redirect/nothing"): EDITOR,
    ("PATCH", "/redirect/nothing"): EDITOR,
    ("DELETE", "/redirect/nothing"): EDITOR,
    ("PUT", "/link/nothing"): EDITOR,
    ("DELETE", "/link/nothing"): EDITOR,
    ("PUT", "/host/refused.acme.test"): MANAGER,
    ("PUT", "/links/nothing/qr"): EDITOR,
    ("POST", "/bulk"): EDITOR,
    ("PUT", "/bulk"): EDITOR,
    ("DELETE", "/bulk"): EDITOR,
    ("POST", "/changes/nothing/undo"): EDITOR,
    ("POST", "/bulk/import"): EDITOR,
    ("POST", "/recommendation/alias"): EDITOR,
    ("POST", "/as-of/bring-back"): EDITOR,
}
ALL = [*OPERATIONS, IMPORT]


def name(operation: Operation) -> str:
    return f"{operation[0]} {operation[1]}"


def matches(operation: Operation, method: str, template: str) -> bool:
    """Whether `operation` matches a method and path template of OpenAPI."""
    parts, given = template.split("/")[2:], operation[1].partition("?")[0].split("/")[1:]
    return (
        operation[0] == method
        and len(parts) == len(given)
        and all(part.startswith("{") or part == one for part, one in zip(parts, given, strict=True))
    )


def test_every_operation_is_in_the_table(api: Api) -> None:
    paths = api.raw("GET", "/openapi.json").json["paths"]
    described = [(method.upper(), path) for path, item in paths.items() for method in item if method != "parameters"]

    assert [one for one in described if not any(matches(operation, *one) for operation in ALL)] == []
    assert set(REQUIRED) <= {(method, path) for method, path, _ in ALL}


@pytest.mark.parametrize("operation", ALL, ids=name)
@pytest.mark.parametrize("role", ROLES)
def test_a_role_that_is_too_low_is_484(request: pytest.FixtureRequest, role: Any, operation: Any) -> None:
    required = REQUIRED.get(operation[:2], VIEWER)
    caller = request.getfixturevalue(role)

    headers = {"Content-Type": "text/csv"} if operation is IMPORT else {}
    body = b"url,destination\n" if operation is IMPORT else None
    method, path, json_body = operation
    answer = caller(method, path, **({} if json_body is None else {"json_body": json_body}), body=body, headers=headers)

    if ROLES.index(role) < (*ROLES, OWNER).index(required):
        assert answer.status == 484, answer.text
        assert set(answer.json) == {"message", "code", "role", "required_role"}
        assert (answer.json["role"], answer.json["required_role"]) == (role, required)
        assert answer.json["message"].endswith(".")
        assert answer.headers["X-Request-Id"]
    else:
        assert answer.status != 484, answer.text


@pytest.mark.parametrize("role", ROLES)
def test_what_a_role_may_do_with_a_record(
    request: pytest.FixtureRequest, api: Api, host: str, link: Any, role: Any
) -> None:
    caller: Api = request.getfixturevalue(role)
    record = link(alias="abc")
    body = {"url": record["url"], "destination": "https://dest.example/other"}

    put = caller("PUT", f"/redirect/{record['id']}", body).status
    deleted = caller("DELETE", f"/redirect/{record['id']}").status

    assert (put, deleted) == ((484, 484) if role == VIEWER else (200, 204))
    assert api("GET", f"/links/{record['id']}").status == (200 if role == VIEWER else 404)


def test_a_job_is_read_with_a_token_of_its_workspace(api: Api, host: str, other_workspace: Api) -> None:
    job = api("DELETE", "/bulk", query={"filter[host]": host}).headers["Location"].rpartition("/")[2]

    assert api("GET", f"/jobs/{job}").status == 200
    assert_error(api("GET", f"/jobs/{job}", token=None), 401)
    assert_error(other_workspace("GET", f"/jobs/{job}"), 404)


def test_beyond_the_plan_it_is_482_and_says_which_limit(limited: Api, implementation: Target) -> None:
    host = "limited.acme.test"
    assert limited("POST", "/host", {"host": host}).status == 200
    body = {"host": host, "destination": DEST}
    records = []
    for _ in range(implementation.plan_links):
        answer = limited("POST", "/link", body)
        assert answer.status == 200, answer.text
        records += answer.json["data"]

    for _ in range(2):
        answer = limited("POST", "/link", body)
        assert answer.status == 482, answer.text
        assert answer.json["code"] == "plan_limit_exceeded"
        assert answer.json["message"].endswith(".")
    # A change that adds nothing is allowed, and deleting a link makes room for another.
    put = {"url": records[0]["url"], "destination": "https://dest.example/other"}
    assert limited("PUT", f"/redirect/{records[0]['id']}", put).status == 200
    assert limited("DELETE", f"/redirect/{records[0]['id']}").status == 204
    assert limited("POST", "/link", body).status == 200


@pytest.mark.parametrize("operation", ALL, ids=name)
def test_a_revoked_token_is_refused(revoked: Api, operation: Any) -> None:
    assert_error(call(revoked, operation), 401)
