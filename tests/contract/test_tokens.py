"""Tokens by kind, and what another workspace has: extensions to the specification."""

from typing import Any

import pytest

from .client import Api
from .errors import OPERATIONS, Operation, assert_error, call, rejected
from .hosts import fresh
from .records import DEST, get
from .statements import statement

# What a token of the kind create-only may request.
CREATES = (("POST", "/link"), ("POST", "/redirect"), ("POST", "/bulk"))
OTHERS = [operation for operation in OPERATIONS if operation[:2] not in CREATES]


# --- by kind ---------------------------------------------------------------------------------------------------


def test_a_create_only_token_creates(api: Api, create_only: Api, host: str) -> None:
    link = create_only("POST", "/link", {"host": host, "destination": DEST}).json["data"][0]
    redirect = create_only("POST", "/redirect", {"url": f"https://{host}/r", "destination": DEST}).json["data"][0]
    many = create_only("POST", "/bulk", {"records": [{"host": host, "destination": DEST, "alias": "b"}]}).json["data"]

    assert [get(api, one["id"])["created_via"] for one in (link, redirect, many[0])] == ["api"] * 3
    api("DELETE", f"/redirect/{many[0]['id']}")
    assert rejected(create_only("POST", "/link", {"host": fresh(), "destination": DEST})) == {"host"}


@pytest.mark.parametrize("operation", OTHERS, ids=lambda one: f"{one[0]} {one[1]}")
def test_a_create_only_token_does_nothing_else(create_only: Api, operation: Operation) -> None:
    answer = call(create_only, operation)

    assert answer.status == 484, answer.text
    required = "viewer" if operation[0] == "GET" else "editor"
    assert (answer.json["code"], answer.json["role"], answer.json["required_role"]) == (
        "role_too_low", "create-only", required,
    )  # fmt: skip
    assert "create-only" in answer.json["message"]


def test_a_create_only_token_is_none_for_agents(create_only: Api) -> None:
    answer = create_only.agent("tools/list")

    assert answer.status in (401, 484), answer.text
    assert "result" not in answer.json


@statement("A5")
def test_an_agent_token_is_for_the_agent_endpoint_alone(api: Api, agent: Api, host: str) -> None:
    for operation in (
        ("GET", "/test", None),
        ("GET", "/links", None),
        ("POST", "/link", {"host": host, "destination": DEST}),
    ):
        assert_error(call(agent, operation), 401)

    made = agent.tool("create_link", host=host, alias="a", destination=DEST)["structuredContent"]

    assert get(api, made["id"])["created_via"] == "mcp"
    (entry,) = api("GET", f"/links/{made['id']}/changes").json["data"]
    assert (entry["via"], entry["verb"]) == ("mcp", "create")
    agent.tool("delete_redirect", id=made["id"])
    assert api("GET", f"/links/{made['id']}").status == 404


def test_an_api_token_calls_tools_too(api: Api, host: str) -> None:
    made = api.tool("create_link", host=host, alias="a", destination=DEST)["structuredContent"]

    assert get(api, made["id"])["created_via"] == "mcp"
    api("DELETE", f"/redirect/{made['id']}")


@pytest.mark.parametrize("scheme", ["Basic", "Token", "Digest", "Bearers", "Bear er", "sp_api", "xBearer"])
def test_another_scheme_than_bearer(api: Api, scheme: str) -> None:
    """On both endpoints, and the answer names the scheme that is meant."""
    header = {"Authorization": f"{scheme} {api.token}"}

    answer = api("GET", "/links", token=None, headers=header)
    by_agent = api.agent("tools/list", headers=header)

    assert_error(answer, 401)
    assert answer.headers["WWW-Authenticate"].startswith("Bearer ")
    assert (by_agent.status, "result" in by_agent.json) == (401, False)


# --- another workspace -----------------------------------------------------------------------------------------


def test_a_hostname_of_another_workspace_stays_theirs(api: Api, host: str, link: Any, other_workspace: Api) -> None:
    link(alias="a")
    before = api("GET", f"/host/{host}").json

    for form, flags in ((host, {}), (host.upper(), {}), (f"{host}.", {}), (host, {"https_requested": False})):
        answer = other_workspace("POST", "/host", {"host": form, **flags})
        assert rejected(answer) == {"host"}
        assert "another workspace" in answer.json["errors"]["host"][0]
    for method, path, body in (
        ("GET", f"/host/{host}", ...),
        ("PATCH", f"/host/{host}", {"notfound_status": 404}),
        ("PUT", f"/host/{host}", {"notfound_status": 404}),
        ("POST", f"/host/{host}/refresh", ...),
    ):
        assert_error(other_workspace(method, path, body), 404)
    assert other_workspace("DELETE", f"/host/{host}").status == 204
    assert rejected(other_workspace("POST", "/recommendation/alias", {"host": host})) == {"host"}
    assert rejected(other_workspace("POST", "/redirect", {"url": f"https://{host}/b", "destination": DEST})) == {"url"}
    assert other_workspace("GET", "/host", query={"filter[host]": host}).json["data"] == []

    after = api("GET", f"/host/{host}").json
    assert {name: after[name] for name in ("https_requested", "notfound_status", "created_at")} == {
        name: before[name] for name in ("https_requested", "notfound_status", "created_at")
    }
    assert api.visit(host, "/a").location == DEST


def test_a_hostname_and_its_www_name_go_together(api: Api, host: str, other_workspace: Api) -> None:
    theirs = fresh()
    assert api("POST", "/host", {"host": f"www.{theirs}"}).status == 200

    assert rejected(other_workspace("POST", "/host", {"host": f"www.{host}"})) == {"host"}
    assert rejected(other_workspace("POST", "/host", {"host": theirs})) == {"host"}
    assert other_workspace("POST", "/host", {"host": f"sub.{host}"}).status == 200
    assert api("POST", "/host", {"host": f"www.{host}"}).status == 200


def test_a_hostname_that_was_let_go_may_be_anothers(api: Api, host: str, link: Any, other_workspace: Api) -> None:
    record = link(alias="a")
    api("DELETE", f"/host/{host}")

    assert other_workspace("POST", "/host", {"host": host}).status == 200

    assert api.visit(host, "/a").status == 404
    theirs = other_workspace("POST", "/link", {"host": host, "alias": "a", "destination": "https://theirs.example/"})
    assert theirs.status == 200, theirs.text
    assert api.visit(host, "/a").location == "https://theirs.example/"
    assert rejected(api("POST", "/host", {"host": host})) == {"host"}
    assert get(api, record["id"])["alias"] == "a"


def test_the_services_own_hostname_carries_no_links(api: Api) -> None:
    """The hostname by which the request reached it."""
    name = fresh()
    headers = {"Host": name, "X-Forwarded-Proto": "https"}

    for host in (name, f"{name}.", name.upper()):
        assert rejected(api("POST", "/host", {"host": host}, headers=headers)) == {"host"}
    assert rejected(api("POST", "/host", {"host": name}, headers={**headers, "Host": f"www.{name}"})) == {"host"}
    assert api("POST", "/host", {"host": f"sub.{name}"}, headers=headers).status == 200


def test_records_of_another_workspace(api: Api, host: str, link: Any, other_workspace: Api) -> None:
    record = link(alias="a", tags=["theirs"])
    before = get(api, record["id"])
    id_ = record["id"]

    for method, path, body in (
        ("GET", f"/links/{id_}", ...), ("GET", f"/link/{id_}", ...), ("GET", f"/redirect/{id_}", ...),
        ("PUT", f"/redirect/{id_}", {"url": record["url"], "destination": "https://evil.example/"}),
        ("PATCH", f"/redirect/{id_}", {"title": "x"}), ("PUT", f"/links/{id_}/qr", {"theme": "dots"}),
        ("GET", f"/links/{id_}/qr", ...), ("GET", f"/links/{id_}/clicks", ...), ("GET", f"/links/{id_}/checks", ...),
        ("GET", f"/links/{id_}/changes", ...),
    ):  # fmt: skip
        assert_error(other_workspace(method, path, body), 404)
    for path in (f"/redirect/{id_}", f"/link/{id_}"):
        assert other_workspace("DELETE", path).status == 204
    assert other_workspace("GET", "/links", query={"filter[id]": id_}).json["data"] == []
    assert "theirs" not in [one["tag"] for one in other_workspace("GET", "/tags").json["data"]]
    assert id_ not in other_workspace("GET", "/export").text
    assert other_workspace("DELETE", "/bulk", {"filter": {"id": id_}}).json == "0"
    assert other_workspace("POST", "/links/explain", {"url": record["url"]}).json["record"] is None
    assert other_workspace("GET", "/workspace/clicks", query={"host": host}).json["total"]["clicks"] == 0
    result = other_workspace.tool("get_link", id=id_)
    assert (result["isError"], id_ in str(result["content"])) == (True, False)

    assert get(api, id_) == before
