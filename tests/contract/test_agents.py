"""The agent endpoint: the envelope, who may call, tools, resources. Extensions to "Agent endpoint"."""

import json
from typing import Any

import pytest

from .client import Answer, Api
from .records import DEST, get

PATH = "/mcp/v1"
MODERN = "2026-07-28"


def post(api: Api, body: Any, **headers: str) -> Answer:
    """A body to the agent endpoint, as it is."""
    sent = {"Authorization": f"Bearer {api.token}", "Content-Type": "application/json", **headers}
    return api.raw("POST", PATH, sent, body if isinstance(body, bytes) else json.dumps(body).encode())


def request(method: str = "ping", id: Any = 7, **params: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": id, "method": method, **({"params": params} if params else {})}


def modern(api: Api, method: str, **params: Any) -> Answer:
    """A call of the revision without sessions, which says in headers and `_meta` what it is."""
    meta = {
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientInfo": {"name": "contract", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {},
    }
    named = {"Mcp-Name": str(params.get("name") or params["uri"])} if {"name", "uri"} & params.keys() else {}
    headers = {"MCP-Protocol-Version": MODERN, "Mcp-Method": method, **named}
    return post(api, request(method, **params, _meta=meta), **headers)


# --- the envelope ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", [1, 0, -5, "abc", "", 2**53])
def test_the_id_comes_back(api: Api, id_: Any) -> None:
    answer = post(api, request(id=id_))

    assert (answer.status, answer.json) == (200, {"jsonrpc": "2.0", "id": id_, "result": {}})
    assert answer.headers["Content-Type"].startswith("application/json")


@pytest.mark.parametrize(
    ("body", "code", "id_"),
    [
        (b"{", -32700, None),
        (b"", -32700, None),
        (b"\xff", -32700, None),
        ([request()], -32600, None),
        ([], -32600, None),
        ("ping", -32600, None),
        (None, -32600, None),
        (request(id=None), -32600, None),
        (request(id=1.5), -32600, None),
        (request(id=True), -32600, None),
        (request(id=[1]), -32600, None),
        ({"id": 7, "method": "ping"}, -32600, 7),
        ({"jsonrpc": "1.0", "id": 7, "method": "ping"}, -32600, 7),
        ({"jsonrpc": "2.0", "id": 7}, -32600, 7),
        ({"jsonrpc": "2.0", "id": 7, "method": 1}, -32600, 7),
        ({"jsonrpc": "2.0", "id": 7, "method": "ping", "params": [1]}, -32602, 7),
        ({"jsonrpc": "2.0", "id": "a", "method": "tools/call", "params": "x"}, -32602, "a"),
    ],
    ids=str,
)
def test_what_is_no_request_is_400(api: Api, body: Any, code: int, id_: Any) -> None:
    answer = post(api, body)

    assert answer.status == 400, answer.text
    assert (answer.json["jsonrpc"], answer.json["id"], answer.json["error"]["code"]) == ("2.0", id_, code)
    assert answer.json["error"]["message"].endswith(".")


@pytest.mark.parametrize(
    "body", [{"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "id": 7, "result": {}}]
)
def test_what_needs_no_answer_is_202(api: Api, body: Any) -> None:
    answer = post(api, body)

    assert (answer.status, answer.body) == (202, b"")


# A request of each refusal that HTTP knows: headers, status.
REFUSED: list[tuple[dict[str, str], int]] = [
    ({"Origin": "https://evil.example"}, 403),
    ({"Origin": "null"}, 403),
    ({"Content-Type": "text/plain"}, 415),
    ({"Content-Encoding": "gzip"}, 415),
]


@pytest.mark.parametrize(("headers", "status"), REFUSED, ids=str)
@pytest.mark.parametrize("id_", [7, "seven"])
def test_a_refusal_has_the_id_of_its_request(api: Api, headers: Any, status: int, id_: Any) -> None:
    """Clients find their call by it, and would wait for an answer until they give up."""
    answer = post(api, request("tools/list", id=id_), **headers)

    assert answer.status == status, answer.text
    assert (answer.json["jsonrpc"], answer.json["id"]) == ("2.0", id_)
    assert answer.json["error"]["code"] < 0
    assert answer.json["error"]["message"].endswith(".")


@pytest.mark.parametrize(
    "body", [b"{", b"\xff", request(id=None), [request()], {"id": 1.5}, b'{"id": 1, "id": 2}'], ids=str
)
def test_an_id_that_cannot_be_read_is_null(api: Api, body: Any) -> None:
    answer = post(api, body, Origin="https://evil.example")

    assert (answer.status, answer.json["id"]) == (403, None)


def test_without_a_token_the_id_is_null(api: Api) -> None:
    """The body of who may not call is not read."""
    for header in ({}, {"Authorization": "Bearer x"}, {"Authorization": f"Basic {api.token}"}):
        answer = api.raw(
            "POST", PATH, {"Content-Type": "application/json", **header}, json.dumps(request("tools/list")).encode()
        )
        assert (answer.status, answer.json["id"]) == (401, None)
        assert answer.headers["WWW-Authenticate"].startswith("Bearer ")


def test_over_the_rate_the_id_comes_back(rate_limited: Api) -> None:
    answer = post(rate_limited, request("tools/list", id="mine"))

    assert (answer.status, answer.json["id"]) == (429, "mine")
    assert int(answer.headers["Retry-After"]) > 0


def test_a_foreign_origin(api: Api) -> None:
    """Pages of other sites must not use a token that a browser has."""
    own = f"{api.base.scheme}://{api.base.netloc}"

    assert post(api, request(), Origin=own).status == 200
    for origin in ("https://evil.example", "null", f"{own}0", own.replace("http", "HTTP") + "/x", f"https://{own}"):
        answer = post(api, request(), Origin=origin)
        assert answer.status == 403, origin
        assert "Access-Control-Allow-Origin" not in answer.headers
        assert "result" not in answer.json
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    assert api.raw("OPTIONS", PATH, asked).status == 403


def test_other_methods(api: Api) -> None:
    headers = {"Authorization": f"Bearer {api.token}"}
    stream = {**headers, "Accept": "text/event-stream"}

    for method, sent in (
        ("DELETE", headers),
        ("GET", stream),
        ("GET", {**stream, "Accept": "text/event-stream, application/json", "Mcp-Session-Id": "x"}),
    ):
        answer = api.raw(method, PATH, sent)
        assert (answer.status, answer.headers["Allow"]) == (405, "GET, POST")
    for accept in ("*/*", "application/json", "application/json, text/event-stream", "text/html"):
        assert api.raw("GET", PATH, {"Accept": accept}).status == 200


# --- methods ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("nope", {}, -32601),
        ("", {}, -32601),
        ("server/discover", {}, -32601),
        ("tools/call", {"name": "nope", "arguments": {}}, -32602),
        ("tools/call", {}, -32602),
        ("tools/call", {"name": 1}, -32602),
        ("prompts/get", {"name": "nope"}, -32602),
        ("tools/list", {"cursor": "nope"}, -32602),
        ("resources/read", {"uri": "nope://x"}, -32002),
        ("resources/read", {}, -32602),
    ],
)
def test_errors_of_json_rpc(api: Api, method: str, params: Any, code: int) -> None:
    answer = post(api, request(method, **params))

    assert (answer.status, answer.json["id"]) == (200, 7)
    assert answer.json["error"]["code"] == code
    assert "result" not in answer.json
    if code == -32002:
        assert answer.json["error"]["data"]["uri"] == "nope://x"


@pytest.mark.parametrize("revision", ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "1999-01-01"])
def test_initialize(api: Api, revision: str) -> None:
    client = {"capabilities": {}, "clientInfo": {"name": "contract", "version": "1"}}

    result = post(api, request("initialize", protocolVersion=revision, **client)).json["result"]

    assert result["protocolVersion"] == ("2025-11-25" if revision == "1999-01-01" else revision)
    assert {"tools", "resources", "prompts"} <= set(result["capabilities"])
    assert result["serverInfo"]["name"]


def test_the_revision_without_sessions(api: Api) -> None:
    found = modern(api, "server/discover")
    assert found.status == 200, found.text
    result = found.json["result"]
    assert (result["resultType"], MODERN in result["supportedVersions"]) == ("complete", True)
    tools = modern(api, "tools/list").json["result"]
    assert (tools["resultType"], tools["cacheScope"]) == ("complete", "private")
    assert tools["_meta"]["io.modelcontextprotocol/serverInfo"]["name"]
    assert modern(api, "tools/call", name="verify_token", arguments={}).json["result"]["structuredContent"]["email"]
    for method in ("ping", "initialize", "nope"):
        answer = modern(api, method)
        assert (answer.status, answer.json["error"]["code"], answer.json["id"]) == (404, -32601, 7)
    headers = {"MCP-Protocol-Version": MODERN}
    meta = {"io.modelcontextprotocol/protocolVersion": MODERN, "io.modelcontextprotocol/clientCapabilities": {}}
    different = post(api, request("tools/list", _meta=meta), **headers, **{"Mcp-Method": "ping"})
    assert (different.status, different.json["error"]["code"], different.json["id"]) == (400, -32020, 7)
    for name in ("get_link", None, "=?base64?bGlua19jbGlja3M=?="):
        named = {"Mcp-Method": "tools/call", **({} if name is None else {"Mcp-Name": name})}
        call = request("tools/call", _meta=meta, name="verify_token", arguments={})
        different = post(api, call, **headers, **named)
        assert (different.status, different.json["error"]["code"], different.json["id"]) == (400, -32020, 7)
    encoded = {"Mcp-Method": "tools/call", "Mcp-Name": "=?base64?dmVyaWZ5X3Rva2Vu?="}
    assert (
        post(api, request("tools/call", _meta=meta, name="verify_token", arguments={}), **headers, **encoded).status
        == 200
    )
    lacking = post(api, request("tools/list", _meta={}), **headers, **{"Mcp-Method": "tools/list"})
    assert (lacking.status, lacking.json["id"]) == (400, 7)
    unknown = post(api, request("tools/list"), **{"MCP-Protocol-Version": "1999-01-01"})
    assert (unknown.status, unknown.json["error"]["code"], unknown.json["id"]) == (400, -32022, 7)
    assert unknown.json["error"]["data"]["requested"] == "1999-01-01"
    assert MODERN in unknown.json["error"]["data"]["supported"]


# --- tools and resources ---------------------------------------------------------------------------------------


def test_a_link_from_beginning_to_end(api: Api, host: str) -> None:
    made = api.tool("create_link", host=host, alias="a", destination=DEST, tags=["x"])
    assert not made.get("isError"), made
    record = made["structuredContent"]
    assert json.loads(made["content"][0]["text"])["id"] == record["id"]
    assert get(api, record["id"])["tags"] == ["x"]
    assert api.tool("get_link", id=record["id"])["structuredContent"]["destination"] == DEST
    assert api.tool("update_link", id=record["id"], title="New")["structuredContent"]["title"] == "New"
    assert (get(api, record["id"])["title"], get(api, record["id"])["tags"]) == ("New", ["x"])
    found = api.tool("list_links", host=host)["structuredContent"]["data"]
    assert [one["id"] for one in found] == [record["id"]]
    assert api.visit(host, "/a").location == DEST
    assert api.tool("explain_link", url=record["url"])["structuredContent"]["location"] == DEST
    api.tool("delete_redirect", id=record["id"])
    assert api("GET", f"/links/{record['id']}").status == 404


def test_an_error_of_the_domain_is_a_result(api: Api, host: str) -> None:
    """The same words as by REST, and no structured content."""
    by_rest = api("POST", "/link", {"host": host, "destination": "javascript:1", "status": 299}).json

    result = api.tool("create_link", host=host, destination="javascript:1", status=299)

    assert result["isError"] is True
    assert "structuredContent" not in result
    said = json.loads(result["content"][0]["text"])
    assert said["errors"] == by_rest["errors"]
    assert said["code"] == by_rest["code"]
    for arguments in ({"id": "nothing"}, {}, {"id": 1}, {"id": "nothing", "unknown": 1}):
        assert api.tool("get_link", **arguments)["isError"] is True


def test_a_list_by_pages(api: Api, host: str, link: Any) -> None:
    made = [link()["id"] for _ in range(3)]

    first = api.tool("list_links", host=host, per_page=2, sort="id", count="total")["structuredContent"]
    second = api.tool("list_links", host=host, per_page=2, sort="id", cursor=first["next_cursor"])["structuredContent"]

    assert [one["id"] for page in (first, second) for one in page["data"]] == made
    assert first["total"] == 3
    assert not second.get("next_cursor")


def test_a_bulk_deletion_takes_two_steps(api: Api, editor: Api, host: str, link: Any) -> None:
    made = [link(tags=["x"])["id"] for _ in range(2)]
    kept = link()["id"]

    assert api.tool("bulk_delete", host=host, tags="x")["isError"] is True
    preview = api.tool("preview_bulk_delete", host=host, tags="x")["structuredContent"]
    token = preview["confirmation_token"]
    assert preview["matched"] == 2
    for caller, arguments in (
        (api, {"host": host}),
        (api, {"host": host, "tags": "y"}),
        (api, {"host": host, "tags": "x", "confirmation_token": "x"}),
        (editor, {"host": host, "tags": "x"}),
    ):
        refused = caller.tool("bulk_delete", **{"confirmation_token": token, **arguments})
        assert refused["isError"] is True, arguments
    assert all(get(api, id_) for id_ in made)
    done = api.tool("bulk_delete", host=host, tags="x", confirmation_token=token)
    assert not done.get("isError"), done
    again = api.tool("bulk_delete", host=host, tags="x", confirmation_token=token)
    assert again["isError"] is True
    assert get(api, kept)["id"] == kept


def test_a_role_sees_the_tools_that_it_may_use(api: Api, viewer: Api, editor: Api, host: str) -> None:
    names = {
        role: [tool["name"] for tool in caller.agent("tools/list").json["result"]["tools"]]
        for role, caller in (("viewer", viewer), ("editor", editor), ("owner", api))
    }

    assert set(names["viewer"]) < set(names["editor"]) < set(names["owner"])
    assert {"get_link", "list_links", "link_clicks"} <= set(names["viewer"])
    assert not {"create_link", "delete_redirect", "connect_host"} & set(names["viewer"])
    assert {"create_link", "preview_bulk_delete", "undo_change"} <= set(names["editor"])
    assert {"connect_host", "update_workspace_setting"} <= set(names["owner"]) - set(names["editor"])
    for caller, name, arguments in (
        (viewer, "create_link", {"host": host, "destination": DEST}),
        (editor, "connect_host", {"host": host}),
        (editor, "update_workspace_setting", {"metaKey": "country", "value": "DE"}),
    ):
        result = caller.tool(name, **arguments)
        assert (result["isError"], "role_too_low" in result["content"][0]["text"]) == (True, True)


def test_the_form_of_tools(api: Api) -> None:
    tools = api.agent("tools/list").json["result"]["tools"]

    assert 20 <= len(tools) <= 40
    hints = {"readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"}
    for tool in tools:
        assert set(tool["annotations"]) == hints, tool["name"]
        assert tool["inputSchema"]["type"] == "object"
        assert tool["title"]
        assert tool["description"]
    by_name = {tool["name"]: tool["annotations"] for tool in tools}
    assert tools[0]["annotations"]["readOnlyHint"] is True
    for name, read_only, destructive in (
        ("get_link", True, False), ("create_link", False, False), ("delete_redirect", False, True),
        ("bulk_delete", False, True), ("preview_bulk_delete", False, False), ("update_link", False, True),
    ):  # fmt: skip
        found = by_name[name]
        assert found["readOnlyHint"] is read_only, name
        if not read_only:
            assert found["destructiveHint"] is destructive, name


@pytest.mark.parametrize("kind", ["resources", "prompts"])
def test_what_is_listed_can_be_read(api: Api, host: str, link: Any, kind: str) -> None:
    record = link(alias="a")

    if kind == "resources":
        listed = [one["uri"] for one in api.agent("resources/list").json["result"]["resources"]]
        assert {"account://me", "workspace://current", "links://list", "hosts://list"} <= set(listed)
        for uri in (*listed, f"links://{record['id']}", f"hosts://{host}"):
            (content, *_) = api.agent("resources/read", {"uri": uri}).json["result"]["contents"]
            assert (content["uri"], bool(content["text"])) == (uri, True)
        assert record["id"] in api.agent("resources/read", {"uri": "links://list"}).text
        unknown = api.agent("resources/read", {"uri": "links://nothing"}).json
        assert unknown["error"]["code"] == -32002
    else:
        listed = [one["name"] for one in api.agent("prompts/list").json["result"]["prompts"]]
        assert listed


def test_arguments_are_completed(api: Api, host: str, link: Any) -> None:
    link(tags=["springtime"])

    def values(name: str, value: str) -> list[str]:
        reference = {"type": "ref/resource", "uri": "hosts://{host}"}
        params = {"ref": reference, "argument": {"name": name, "value": value}}
        result = api.agent("completion/complete", params).json["result"]["completion"]
        found: list[str] = result["values"]
        return found

    assert values("host", host[:8]) == [host]
    assert values("host", host.upper()[:8]) == [host]
    assert values("host", "nothing-begins-so") == []
