"""What HTTP has a say in: discovery page, tokens, origins, content types, sizes, rates; bodies that are no request."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from tests.conftest import ORIGIN, Answer, Client
from tests.mcp.conftest import PATH, Agent, speaking_as

LIST = {"jsonrpc": "2.0", "id": 7, "method": "tools/list"}


class TestDiscoveryPage:
    def test_says_what_stands_here(self, client: Client) -> None:
        with speaking_as(client, None):
            answer = client.get(PATH)
        page = answer.json
        assert answer.status_code == 200
        assert page.keys() == {"server", "version", "status", "endpoints", "docs", "quick_start"}
        for name in ("server", "version", "status", "docs"):
            assert isinstance(page[name], str)
        assert page["endpoints"].keys() == {f"GET {PATH}", f"POST {PATH}"}
        for commands in (page["endpoints"], page["quick_start"]):
            assert all(isinstance(text, str) for text in commands.values())
        assert f"{ORIGIN}{PATH}" in page["quick_start"]["list_tools"]

    @pytest.mark.parametrize(
        ("headers", "status"),
        [
            ({}, 200),
            ({"Accept": "*/*"}, 200),
            ({"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}, 200),
            ({"Accept": "application/json, text/event-stream"}, 200),
            ({"Accept": "text/event-stream, */*"}, 200),
            ({"Accept": "text/event-stream"}, 405),
            ({"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-11-25"}, 405),
            ({"Accept": "text/event-stream, */*", "Mcp-Session-Id": "x"}, 405),
            ({"Accept": "text/event-stream, */*", "Last-Event-ID": "5"}, 405),
            ({"Accept": "application/json", "MCP-Protocol-Version": "2025-11-25"}, 200),
        ],
    )
    def test_is_not_taken_for_a_stream_of_events(self, client: Client, headers: dict[str, Any], status: int) -> None:
        answer = client.get(PATH, headers=headers)
        assert answer.status_code == status
        assert answer.headers.get("Allow") == ("GET, POST" if status == 405 else None)

    @pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS", "PUT"])
    def test_a_slash_at_the_end_is_the_same(self, client: Client, method: str) -> None:
        with_slash, without = (
            client.open(path, method=method, json=LIST if method == "POST" else None) for path in (f"{PATH}/", PATH)
        )
        assert (with_slash.status_code, with_slash.headers.get("Allow")) == (
            without.status_code,
            without.headers.get("Allow"),
        )
        if method in ("GET", "POST"):
            assert with_slash.json == without.json

    def test_there_is_no_session_to_end(self, client: Client) -> None:
        answer = client.delete(PATH)
        assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, POST")
        assert answer.json["error"]["data"]["code"] == "method_not_allowed"

    @pytest.mark.parametrize("method", ["PUT", "PATCH"])
    def test_other_methods(self, client: Client, method: str) -> None:
        assert client.open(PATH, method=method).status_code == 405

    @pytest.mark.parametrize(
        "path",
        [
            "/.well-known/oauth-protected-resource",
            "/.well-known/oauth-protected-resource/mcp/v1",
            "/.well-known/oauth-authorization-server",
            "/.well-known/openid-configuration",
            "/register",
        ],
    )
    def test_there_is_no_other_way_to_sign_in(self, client: Client, path: str) -> None:
        for method in ("GET", "POST"):
            answer = client.open(path, method=method)
            assert (answer.status_code, answer.json["code"]) == (404, "not_found")


class TestToken:
    @pytest.mark.parametrize("token", [None, "nonsense", "sp_mcp_" + "a" * 36])
    def test_is_required(self, client: Client, token: str | None) -> None:
        with speaking_as(client, token):
            answer = Agent(client).send(LIST)
        assert answer.status_code == 401
        assert answer.headers["WWW-Authenticate"].startswith('Bearer realm="signpost"')
        assert answer.json["id"] is None
        assert answer.json["error"]["data"]["code"] == "unauthenticated"

    def test_of_an_agent_works_here_alone(self, app: Flask, make_client: Callable[..., Client]) -> None:
        client = make_client(app, kind="mcp")
        assert Agent(client).send(LIST).status_code == 200
        assert client.get("/v1/test").status_code == 401

    def test_of_the_api_works_here_too(self, client: Client) -> None:
        assert Agent(client).answer("verify_token")["email"] == client.get("/v1/test").json["email"]

    def test_is_asked_for_before_the_body_is_read(self, client: Client) -> None:
        with speaking_as(client, None):
            assert Agent(client).send("{", checked=False).status_code == 401

    def test_is_never_sent_over_plain_http(self, client: Client) -> None:
        answer = client.post(PATH, json=LIST, base_url="http://signpost.example")
        assert answer.status_code == 403
        assert answer.json["error"]["data"]["code"] == "https_required"


class TestOrigin:
    def send(self, client: Client, origin: Any, **kwargs: Any) -> Answer:
        return client.post(PATH, json=LIST, headers={"Origin": origin}, **kwargs)

    def test_of_the_service_itself(self, client: Client) -> None:
        assert self.send(client, ORIGIN).status_code == 200

    @pytest.mark.parametrize(
        "origin", ["https://evil.example", "null", f"{ORIGIN}:8443", ORIGIN.replace("https", "http"), ""]
    )
    def test_of_another_site_is_refused(self, client: Client, origin: Any) -> None:
        answer = self.send(client, origin)
        assert answer.status_code == 403
        assert (answer.json["id"], answer.json["error"]["data"]["code"]) == (7, "origin_not_allowed")
        assert "Access-Control-Allow-Origin" not in answer.headers

    def test_one_that_the_settings_name(
        self, make_app: Callable[..., Flask], make_client: Callable[..., Client]
    ) -> None:
        client = make_client(make_app(ALLOWED_ORIGINS=["https://inspector.example"]))
        answer = self.send(client, "https://inspector.example")
        assert answer.status_code == 200
        assert answer.headers["Access-Control-Allow-Origin"] == "https://inspector.example"
        requested = client.options(
            PATH, headers={"Origin": "https://inspector.example", "Access-Control-Request-Method": "POST"}
        )
        assert requested.status_code == 204
        assert "Mcp-Method" in requested.headers["Access-Control-Allow-Headers"]
        assert client.options(PATH, headers={"Origin": "https://evil.example"}).status_code == 403


class TestBody:
    @pytest.mark.parametrize(
        "content_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None]
    )
    def test_must_be_json(self, refused_legacy: Agent, content_type: str | None) -> None:
        answer = refused_legacy.send(LIST, content_type=content_type)
        assert (answer.status_code, answer.json["id"]) == (415, 7)
        assert answer.json["error"]["data"]["code"] == "unsupported_media_type"

    def test_may_not_be_encoded(self, client: Client) -> None:
        answer = client.post(PATH, json=LIST, headers={"Content-Encoding": "gzip"})
        assert answer.status_code == 415
        assert answer.json["error"]["data"]["code"] == "unsupported_media_type"
        assert client.post(PATH, json=LIST, headers={"Content-Encoding": "identity"}).status_code == 200

    @pytest.mark.parametrize("content_type", ["application/json; charset=utf-8", "APPLICATION/JSON"])
    def test_may_say_its_charset(self, legacy: Agent, content_type: str) -> None:
        assert legacy.send(LIST, content_type=content_type).status_code == 200

    @pytest.mark.parametrize("body", ["", "{", "nonsense", b"\xff\xfe", '{"jsonrpc": "2.0",}', "{'a': 1}"])
    def test_that_is_not_json(self, refused_legacy: Agent, body: str | bytes) -> None:
        answer = refused_legacy.send(body)
        assert (answer.status_code, answer.json["error"]["code"], answer.json["id"]) == (400, -32700, None)

    @pytest.mark.parametrize(
        "body",
        [
            "[]", json.dumps([LIST]), json.dumps([LIST, LIST]), "5", '"text"', "null", "true",
            "{}", '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":null,"method":"ping"}',
            '{"jsonrpc":"2.0","id":true,"method":"ping"}', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}',
            '{"jsonrpc":"2.0","id":[1],"method":"ping"}', '{"jsonrpc":"2.0","id":{},"method":"ping"}',
            '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', '{"jsonrpc":"2.0","id":NaN,"method":"ping"}',
            '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', '{"jsonrpc":"2.0","id":"\\ud800","method":"ping"}',
            '{"jsonrpc":"2.0","id":"\\u0000","method":"ping"}',
            '{"jsonrpc":"2.0","id":9223372036854775808,"method":"ping"}',
        ],
    )  # fmt: skip
    def test_that_is_no_request(self, refused_legacy: Agent, body: Any) -> None:
        answer = refused_legacy.send(body)
        assert (answer.status_code, answer.json["error"]["code"], answer.json["id"]) == (400, -32600, None)

    @pytest.mark.parametrize(
        "change",
        [{"jsonrpc": "1.0"}, {"jsonrpc": None}, {"method": 5}, {"method": None}, {"params": []}, {"params": "x"}],
    )
    def test_whose_id_can_be_read_gets_it_back(self, refused_legacy: Agent, change: dict[str, Any]) -> None:
        answer = refused_legacy.send({**LIST, **change})
        code = -32602 if "params" in change else -32600
        assert (answer.status_code, answer.json["error"]["code"], answer.json["id"]) == (400, code, 7)

    @pytest.mark.parametrize(
        "body",
        [
            "[" * 10_000 + "]" * 10_000,
            '{"jsonrpc":"2.0","id":1,"method":"ping","params":' + '{"a":' * 10_000 + "1" + "}" * 10_001,
            '{"jsonrpc":"2.0","id":' + "9" * 1_000_000 + ',"method":"ping"}',
            '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"n":' + "9" * 1_000_000 + "}}",
            '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":[' + "0," * 400_000 + "0]}",
            json.dumps([LIST] * 10_000),
        ],
        ids=["deep list", "deep object", "long id", "long number", "cut off", "batch"],
    )
    def test_a_hostile_one_is_refused_quickly(self, refused_legacy: Agent, body: Any) -> None:
        began = time.thread_time()
        answer = refused_legacy.send(body)
        assert answer.status_code == 400
        assert answer.json["error"]["code"] in (-32700, -32600)
        assert time.thread_time() - began < 1

    def test_up_to_1_mib(self, legacy: Agent) -> None:
        empty = {**LIST, "params": {"_meta": {"filler": ""}}}
        fitting = 1024 * 1024 - len(json.dumps(empty))
        for size, status in ((fitting, 200), (fitting + 1, 413)):
            answer = legacy.send({**LIST, "params": {"_meta": {"filler": "x" * size}}}, checked=False)
            assert answer.status_code == status
        assert answer.json["error"]["data"]["code"] == "payload_too_large"


@pytest.mark.usefixtures("within_one_minute")
def test_the_rate_limit_is_that_of_the_token(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    client = make_client(make_app(RATE_LIMIT="5 per minute"))
    agent = Agent(client)
    for _ in range(5):
        assert agent.send(LIST).status_code == 200
    answer = agent.send(LIST)
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["Retry-After"]) <= 61
    assert (answer.json["id"], answer.json["error"]["data"]["code"]) == (7, "too_many_requests")
    assert client.get("/v1/test").status_code == 429


def test_what_fails_on_our_side_tells_nothing(
    legacy: Agent, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(caller: Any) -> None:
        raise RuntimeError("a secret of the inside")

    monkeypatch.setattr(
        "signpost.mcp.resources.RESOURCES", {"account://me": type("R", (), {"read": staticmethod(broken)})}
    )
    answer = legacy.ask("resources/read", {"uri": "account://me"})
    assert (answer.status_code, answer.json["error"]["code"], answer.json["id"]) == (500, -32603, 1)
    assert "secret" not in answer.text
    assert "resources/read" in caplog.text


def test_no_token_stands_in_the_log(legacy: Agent, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG"):
        legacy.answer("verify_token")
        preview = legacy.answer("preview_bulk_delete", search="x")
    assert str(legacy.client.token) not in caplog.text
    assert preview["confirmation_token"] not in caplog.text
