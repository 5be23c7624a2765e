"""Each row of the design's table, in both eras: methods, statuses, codes."""

import base64
from collections.abc import Callable
from typing import Any

import pytest

from signpost import loader
from signpost.mcp import revisions
from signpost.mcp.tools import tools_with
from tests.conftest import Answer, Client
from tests.mcp.conftest import LEGACY, META, MODERN, Agent, without

TOOLS = tools_with(loader.load())

SERVER = revisions.SERVER


def error_of(answer: Answer) -> tuple[int, int]:
    return answer.status_code, answer.json["error"]["code"]


class TestInitialize:
    @pytest.mark.parametrize("requested", revisions.LEGACY)
    def test_a_known_revision_is_kept(self, refused_legacy: Agent, requested: Any) -> None:
        answer = refused_legacy.ask(
            "initialize", {"protocolVersion": requested}, headers={"MCP-Protocol-Version": None}
        )
        result = answer.json["result"]
        assert result["protocolVersion"] == requested
        assert result["serverInfo"]["name"] == "signpost"
        assert result["capabilities"] == {"tools": {}, "resources": {}, "prompts": {}, "completions": {}}
        assert "preview_bulk_delete" in result["instructions"]

    @pytest.mark.parametrize("requested", ["1999-01-01", MODERN, "", 5, None])
    def test_any_other_gets_the_newest_of_its_era(self, refused_legacy: Agent, requested: Any) -> None:
        assert refused_legacy.result("initialize", {"protocolVersion": requested})["protocolVersion"] == LEGACY

    def test_is_not_of_the_modern_era(self, modern: Agent) -> None:
        assert error_of(modern.ask("initialize", {"protocolVersion": MODERN})) == (404, -32601)

    @pytest.mark.parametrize("requested", revisions.LEGACY)
    def test_calls_work_without_it(self, client: Client, requested: Any) -> None:
        agent = Agent(client)
        answer = agent.ask("tools/list", headers={"MCP-Protocol-Version": requested})
        assert len(answer.json["result"]["tools"]) == len(TOOLS)

    def test_without_a_version_header_it_is_the_legacy_era(self, legacy: Agent) -> None:
        answer = legacy.ask("ping", headers={"MCP-Protocol-Version": None})
        assert (answer.status_code, answer.json["result"]) == (200, {})


class TestDiscover:
    def test_says_what_there_is(self, modern: Agent) -> None:
        result = modern.result("server/discover")
        assert result["supportedVersions"] == [MODERN, *revisions.LEGACY]
        assert result["capabilities"] == {"tools": {}, "resources": {}, "prompts": {}, "completions": {}}
        assert result["_meta"][SERVER]["name"] == "signpost"
        assert result["resultType"] == "complete"
        assert "list_hosts" in result["instructions"]

    def test_is_not_of_the_legacy_era(self, legacy: Agent) -> None:
        assert error_of(legacy.ask("server/discover")) == (200, -32601)


@pytest.mark.parametrize("method", ["ping", "logging/setLevel"])
def test_what_only_the_legacy_era_has(legacy: Agent, modern: Agent, method: str) -> None:
    assert legacy.result(method, {"level": "info"}) == {}
    assert error_of(modern.ask(method, {"level": "info"})) == (404, -32601)


@pytest.mark.parametrize(
    "method", ["nothing/here", "resources/subscribe", "subscriptions/listen", "tasks/list", "TOOLS/LIST", ""]
)
def test_an_unknown_method(legacy: Agent, modern: Agent, method: str) -> None:
    assert error_of(legacy.ask(method)) == (200, -32601)
    assert error_of(modern.ask(method)) == (404, -32601)


@pytest.mark.parametrize(
    ("method", "name"),
    [
        ("tools/list", "tools"),
        ("resources/list", "resources"),
        ("resources/templates/list", "resourceTemplates"),
        ("prompts/list", "prompts"),
    ],
)
class TestLists:
    def test_the_modern_era_may_keep_them(self, legacy: Agent, modern: Agent, method: str, name: str) -> None:
        simple, saved = legacy.result(method), modern.result(method)
        assert list(simple) == [name]
        assert saved[name] == simple[name] == legacy.result(method)[name]
        assert (saved["resultType"], saved["cacheScope"]) == ("complete", "private")
        assert saved["ttlMs"] > 0

    def test_have_one_page(self, agent: Agent, method: str, name: str) -> None:
        assert error_of(agent.ask(method, {"cursor": "more"})) == (200, -32602)


class TestErrors:
    @pytest.mark.parametrize("params", [{"name": "nothing"}, {}, {"name": 5}])
    @pytest.mark.parametrize("method", ["tools/call", "prompts/get"])
    def test_an_unknown_name(self, refused_agent: Agent, method: str, params: dict[str, Any]) -> None:
        assert error_of(refused_agent.ask(method, params)) == (200, -32602)

    @pytest.mark.parametrize(
        "uri", ["links://nothing", "account://you", "nothing", "hosts://no.example", "https://x.example"]
    )
    def test_an_unknown_resource(self, refused_legacy: Agent, refused_modern: Agent, uri: str) -> None:
        for agent, code in ((refused_legacy, -32002), (refused_modern, -32602)):
            answer = agent.ask("resources/read", {"uri": uri})
            assert error_of(answer) == (200, code)
            assert answer.json["error"]["data"] == {"uri": uri}

    def test_bad_arguments_are_a_result(self, agent: Agent) -> None:
        assert agent.refusal("get_link") == {
            "message": "The request was not accepted: 1 field was rejected.",
            "code": "validation_failed",
            "errors": {"id": ["Required."]},
        }

    def test_an_error_of_the_domain_is_a_result(self, agent: Agent) -> None:
        assert agent.refusal("get_link", id="nothing") == {
            "message": "There is no record with this id.",
            "code": "not_found",
        }

    @pytest.mark.parametrize("arguments", [[], "text", 5, False])
    def test_arguments_that_are_no_object(self, refused_agent: Agent, arguments: Any) -> None:
        result = refused_agent.result("tools/call", {"name": "verify_token", "arguments": arguments})
        assert result["isError"] is True


class TestHeadersAgainstBody:
    @pytest.mark.parametrize(
        "headers",
        [
            {"MCP-Protocol-Version": None},
            {"MCP-Protocol-Version": LEGACY},
            {"MCP-Protocol-Version": "v999"},
            {"Mcp-Method": None},
            {"Mcp-Method": "tools/list"},
            {"Mcp-Method": "TOOLS/CALL"},
            {"Mcp-Name": None},
            {"Mcp-Name": "list_links"},
            {"Mcp-Name": "VERIFY_TOKEN"},
            {"Mcp-Name": "=?base64?bGlzdF9saW5rcw==?="},
            {"Mcp-Name": "=?base64?!?="},
            {"Mcp-Name": "verify_token, verify_token"},
        ],
    )
    def test_must_say_the_same(self, modern: Agent, headers: dict[str, Any]) -> None:
        answer = modern.ask("tools/call", {"name": "verify_token"}, headers=headers)
        assert error_of(answer) == (400, -32020)
        assert answer.json["id"] == 1

    @pytest.mark.parametrize("name", ["verify_token", "=?base64?dmVyaWZ5X3Rva2Vu?="])
    def test_may_be_written_in_base64(self, modern: Agent, name: str) -> None:
        answer = modern.ask("tools/call", {"name": "verify_token"}, headers={"Mcp-Name": name})
        assert answer.json["result"]["isError"] is False

    def test_a_name_outside_of_ascii(self, modern: Agent) -> None:
        uri = "hosts://bücher.example"
        name = f"=?base64?{base64.b64encode(uri.encode()).decode()}?="
        assert error_of(modern.ask("resources/read", {"uri": uri}, headers={"Mcp-Name": name})) == (200, -32602)

    def test_a_name_that_only_the_header_says(self, modern: Agent) -> None:
        assert error_of(modern.ask("tools/call", {}, headers={"Mcp-Name": "verify_token"})) == (400, -32020)

    def test_the_legacy_era_does_not_look(self, legacy: Agent) -> None:
        answer = legacy.ask("tools/call", {"name": "verify_token"}, headers={"Mcp-Method": "x", "Mcp-Name": "y"})
        assert answer.json["result"]["isError"] is False


class TestMeta:
    @pytest.mark.parametrize(
        "meta",
        [
            None,
            {},
            without(META, "protocolVersion"),
            without(META, "clientCapabilities"),
            {**META, revisions.REVISION: 5},
            {**META, revisions.CAPABILITIES: "all"},
        ],
    )
    def test_must_hold_revision_and_capabilities(self, refused_modern: Agent, meta: Any) -> None:
        assert error_of(refused_modern.ask("tools/list", meta=meta)) == (400, -32602)

    def test_need_not_say_who_asks(self, modern: Agent) -> None:
        assert modern.ask("tools/list", meta=without(META, "clientInfo")).status_code == 200

    def test_makes_a_request_modern_without_a_header(self, modern: Agent) -> None:
        answer = modern.ask("tools/list", headers={"MCP-Protocol-Version": None})
        assert error_of(answer) == (400, -32020)


class TestRevisions:
    def test_one_that_is_not_supported(self, modern: Agent) -> None:
        meta = {**META, revisions.REVISION: "v999"}
        answer = modern.ask("tools/list", headers={"MCP-Protocol-Version": "v999"}, meta=meta)
        assert error_of(answer) == (400, -32022)
        assert answer.json["error"]["data"] == {"supported": [MODERN, *revisions.LEGACY], "requested": "v999"}

    def test_a_legacy_one_in_a_modern_request(self, modern: Agent) -> None:
        meta = {**META, revisions.REVISION: LEGACY}
        answer = modern.ask("tools/list", headers={"MCP-Protocol-Version": LEGACY}, meta=meta)
        assert error_of(answer) == (400, -32022)

    def test_one_that_only_the_header_names(self, legacy: Agent) -> None:
        answer = legacy.ask("tools/list", headers={"MCP-Protocol-Version": "2030-01-01"})
        assert error_of(answer) == (400, -32022)
        assert answer.json["error"]["data"]["requested"] == "2030-01-01"


class TestNotifications:
    def test_get_no_answer(self, agent: Agent) -> None:
        for method in ("notifications/initialized", "notifications/cancelled", "nothing/at/all"):
            headers = agent.headers(method, {})
            answer = agent.send({"jsonrpc": "2.0", "method": method}, headers=headers)
            assert answer.status_code == 202

    @pytest.mark.parametrize("response", [{"result": {}}, {"error": {"code": 1, "message": "no"}}])
    def test_nor_do_responses(self, agent: Agent, response: dict[str, dict[str, Any]]) -> None:
        answer = agent.send({"jsonrpc": "2.0", "id": 1, **response}, headers=agent.headers("", {}))
        assert answer.status_code == 202

    def test_of_an_unknown_revision_are_refused(self, legacy: Agent) -> None:
        body = {"jsonrpc": "2.0", "method": "notifications/initialized"}
        answer = legacy.send(body, headers={"MCP-Protocol-Version": "v999"})
        assert error_of(answer) == (400, -32022)


@pytest.mark.parametrize("id_", [0, 1, -5, 2**53, "", "a", "ä🔗", "x" * 10_000])
def test_the_id_comes_back(refused_agent: Agent, id_: int | str) -> None:
    assert refused_agent.ask("tools/list", id=id_).json["id"] == id_
    assert refused_agent.ask("nothing", id=id_).json["id"] == id_
    assert refused_agent.ask("tools/call", {"name": "nothing"}, id=id_).json["id"] == id_


def test_modern_results_say_who_answers(
    modern: Agent, make_link: Callable[..., dict[str, Any]], connect: Callable[..., str]
) -> None:
    connect()
    for method, params in (
        ("tools/call", {"name": "verify_token"}),
        ("tools/call", {"name": "get_link"}),
        ("resources/read", {"uri": "account://me"}),
        ("prompts/get", {"name": "report_clicks", "arguments": {"tag": "a"}}),
        (
            "completion/complete",
            {"ref": {"type": "ref/prompt", "name": "report_clicks"}, "argument": {"name": "tag", "value": ""}},
        ),
    ):
        result = modern.result(method, params)
        assert result["resultType"] == "complete"
        assert result["_meta"][SERVER].keys() == {"name", "title", "version"}
