"""Who may do what, from the specification alone: tokens, roles, workspaces, plans, rates. Spec: "Errors"."""

from typing import Any

import pytest

from .client import Api
from .errors import Operation, call
from .records import DEST, get
from .statements import code_marks, id_of, statement

pytestmark = pytest.mark.core
# The operations of the specification: as it writes them, and a call.
SPECIFIED: dict[str, Operation] = {
    "POST /link": ("POST", "/link", {"host": "refused.acme.test", "destination": DEST}),
    "PUT /redirect/{id}": ("PUT", "/redirect/nothing", {"url": "https://refused.acme.test/x", "destination": DEST}),
    "DELETE /redirect/{id}": ("DELETE", "/redirect/nothing", None),
    "POST /host": ("POST", "/host", {"host": "refused.acme.test"}),
    "DELETE /host/{host}": ("DELETE", "/host/refused.acme.test", None),
    "GET /links/{id}": ("GET", "/links/nothing", None),
    "GET /links/filter-pins": ("GET", "/links/filter-pins", None),
    "POST /workspace/update/{metaKey}": ("POST", "/workspace/update/name", {"value": "x"}),
    "GET /workspace/subscription": ("GET", "/workspace/subscription", None),
    "DELETE /bulk": ("DELETE", "/bulk", {"filter": {"host": "refused.acme.test"}}),
    "GET /test": ("GET", "/test", None),
    "GET /host": ("GET", "/host", None),
    "GET /link": ("GET", "/link", None),
    "GET /redirect": ("GET", "/redirect", None),
    "GET /links": ("GET", "/links", None),
}


def specified_with(code: int, operations: Any = SPECIFIED) -> list[Any]:
    return [
        pytest.param(SPECIFIED[name], marks=code_marks(name, code), id=name)
        for name in operations
        if code == 401 or id_of(f"`{name}` answers {code}.")
    ]


@pytest.mark.parametrize("operation", specified_with(401))
@statement("W19", "E1", "A1", "A4", "C2")
def test_without_a_token_it_is_401(api: Api, operation: Operation) -> None:
    assert call(api, operation, token=None).status == 401


@pytest.mark.parametrize("operation", specified_with(401))
@statement("A4")
def test_with_an_unknown_token_it_is_401(api: Api, operation: Operation) -> None:
    assert call(api, operation, token=f"{api.token[:-6]}000000").status == 401


@pytest.mark.parametrize("form", ["{}", "Basic {}", "Token {}", "Bearer{}", "Bearer", ""])
@statement("A1", "C3", "E103")
def test_a_header_of_another_form_is_401(api: Api, form: str) -> None:
    assert api("GET", "/test", token=None, headers={"Authorization": form.format(api.token)}).status == 401


@statement("C4", "E103")
def test_a_revoked_token_is_401(revoked: Api) -> None:
    assert revoked("GET", "/test").status == 401
    assert revoked("GET", "/links").status == 401


@statement("A6")
def test_a_token_in_the_address_does_not_count(api: Api) -> None:
    assert api("GET", "/test", token=None, query={"token": api.token, "access_token": api.token}).status == 401


@pytest.mark.parametrize("operation", specified_with(429))
@statement("C7")
def test_beyond_the_rate_it_is_429(rate_limited: Api, operation: Operation) -> None:
    method, path, _ = operation
    headers = {"Authorization": f"Bearer {rate_limited.token}"}

    assert rate_limited.raw(method, rate_limited.base.path + path, headers).status == 429


# --- roles -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", specified_with(484))
@statement("A7", "A8", "C9")
def test_a_viewer_changes_nothing(viewer: Api, operation: Operation) -> None:
    assert call(viewer, operation).status == 484


@statement("A7", "A8", "C9")
def test_a_viewer_leaves_a_record_as_it_is(api: Api, viewer: Api, host: str, link: Any) -> None:
    record = get(api, link(alias="abc")["id"])
    body = {"url": record["url"], "destination": "https://dest.example/other"}

    assert viewer("GET", f"/links/{record['id']}").status == 200
    assert viewer("PUT", f"/redirect/{record['id']}", body).status == 484
    assert viewer("DELETE", f"/redirect/{record['id']}").status == 484
    assert viewer("DELETE", "/bulk", {"filter": {"host": host}}).status == 484
    assert get(api, record["id"]) == record


# --- workspaces ------------------------------------------------------------------------------------------------


@statement("W1")
def test_records_of_another_workspace_are_not_seen(api: Api, other_workspace: Api, host: str, link: Any) -> None:
    record = link(alias="abc")

    assert other_workspace("GET", f"/links/{record['id']}").status != 200
    for path in ("/links", "/link", "/redirect"):
        assert record["id"] not in [one["id"] for one in other_workspace("GET", path).json["data"]]
    assert host not in [one["host"] for one in other_workspace("GET", "/host").json["data"]]


@statement("W1")
def test_records_of_another_workspace_are_not_changed(api: Api, other_workspace: Api, host: str, link: Any) -> None:
    record = get(api, link(alias="abc")["id"])
    body = {"url": record["url"], "destination": "https://dest.example/other"}

    assert other_workspace("PUT", f"/redirect/{record['id']}", body).status >= 400
    other_workspace("DELETE", f"/redirect/{record['id']}")
    other_workspace("DELETE", "/bulk", {"filter": {"host": host}})
    other_workspace("DELETE", f"/host/{host}")
    assert other_workspace("POST", "/link", {"host": host, "destination": DEST}).status >= 400

    assert get(api, record["id"]) == record
    assert api.visit(host, "/abc").location == DEST


# --- plans -----------------------------------------------------------------------------------------------------


@statement("C8", "C15", "L9")
def test_beyond_the_plan_it_is_482(limited: Api, implementation: Any) -> None:
    host = "limited.acme.test"
    assert limited("POST", "/host", {"host": host}).status == 200
    body = {"host": host, "destination": DEST}

    answers = [limited("POST", "/link", body).status for _ in range(implementation.plan_links + 1)]

    assert answers == [200] * implementation.plan_links + [482]
