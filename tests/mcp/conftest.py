"""Speaking to the agent endpoint in both eras. Every answer is checked against the official schema types."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp_types import jsonrpc_message_adapter, methods

from signpost.mcp import revisions
from signpost.testing import run_signpost
from tests.conftest import Answer, Client, client_of

PATH = "/mcp/v1"
LEGACY, MODERN = revisions.LEGACY[0], revisions.MODERN[0]
ERAS = {"legacy": LEGACY, "modern": MODERN}
NAMED_BY = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}


def check(answer: Answer, method: str, revision: str) -> None:
    """What every answer must be, whatever it says."""
    if answer.status_code == 202:
        assert answer.data == b""
        assert "Content-Type" not in answer.headers
        return
    assert "text/event-stream" not in answer.content_type
    body = answer.json
    jsonrpc_message_adapter.validate_json(answer.data, by_name=False)
    assert b"\n" not in answer.data.strip(), "some clients read line by line"
    if "result" in body:
        # Only what the revision knows, in the shape that it says.
        written = methods.serialize_server_result(method, revision, body["result"])
        assert {name: value for name, value in written.items() if name in body["result"]} == body["result"]


def without(meta: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in meta.items() if name.rpartition("/")[2] not in names}


META: dict[str, Any] = {
    revisions.REVISION: MODERN,
    revisions.CAPABILITIES: {},
    "io.modelcontextprotocol/clientInfo": {"name": "tests", "version": "1"},
}


class Agent:
    """A client of the endpoint in one era."""

    def __init__(self, client: Client, era: str = "legacy") -> None:
        self.client, self.era = client, era

    def headers(self, method: str, params: dict[str, Any]) -> dict[str, str]:
        if self.era == "legacy":
            return {"MCP-Protocol-Version": LEGACY}
        headers = {"MCP-Protocol-Version": MODERN, "Mcp-Method": method}
        if method in NAMED_BY and isinstance(params.get(NAMED_BY[method]), str):
            headers["Mcp-Name"] = params[NAMED_BY[method]]
        return headers

    def ask(
        self,
        method: str,
        params: dict[str, Any] | None = None,
        *,
        headers: dict[str, Any] | None = None,
        id: Any = 1,
        meta: dict[str, Any] | None = META,
    ) -> Answer:
        """Send one request and return the HTTP answer. headers: instead of those of the era; None takes one away."""
        params = dict(params or {})
        given = {**self.headers(method, params), **(headers or {})}
        if self.era == "modern" and meta is not None:
            params["_meta"] = meta
        body = {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
        return self.send(body, headers={name: value for name, value in given.items() if value is not None})

    def send(self, body: Any, *, headers: dict[str, Any] | None = None, checked: bool = True, **kwargs: Any) -> Answer:
        data = body if isinstance(body, str | bytes) else json.dumps(body)
        kwargs = {"content_type": "application/json", **kwargs}
        answer = self.client.post(PATH, data=data, headers=headers, **kwargs)
        if checked:
            requested = body if isinstance(body, dict) else {}
            check(answer, requested.get("method", ""), ERAS[self.era])
        return answer

    def result(self, method: str, params: dict[str, Any] | None = None) -> Any:
        answer = self.ask(method, params)
        assert answer.status_code == 200, answer.text
        return answer.json["result"]

    def call(self, name: str, **arguments: Any) -> Any:
        """The result of a tool."""
        return self.result("tools/call", {"name": name, "arguments": arguments})

    def answer(self, name: str, **arguments: Any) -> Any:
        """What a tool that succeeds answers."""
        result = self.call(name, **arguments)
        assert result["isError"] is False, result
        assert json.loads(result["content"][0]["text"]) == result["structuredContent"]
        return result["structuredContent"]

    def refusal(self, name: str, **arguments: Any) -> Any:
        """What a tool that is refused says."""
        result = self.call(name, **arguments)
        assert result["isError"] is True, result
        assert "structuredContent" not in result
        return json.loads(result["content"][0]["text"])


@pytest.fixture(params=ERAS)
def agent(request: pytest.FixtureRequest, client: Client) -> Agent:
    return Agent(client, request.param)


@pytest.fixture(scope="module")
def refused_client(make_folder: Callable[[Path], Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client whose app all tests of a file share: for calls that are refused and so change nothing."""
    with run_signpost(make_folder(tmp_path_factory.mktemp("mcp") / "instance")) as signpost:
        signpost.link(signpost.connect("go.acme.test"), alias="taken")
        yield client_of(signpost.app, signpost.token)


@pytest.fixture(params=ERAS)
def refused_agent(request: pytest.FixtureRequest, refused_client: Client) -> Agent:
    return Agent(refused_client, request.param)


@pytest.fixture
def refused_legacy(refused_client: Client) -> Agent:
    return Agent(refused_client)


@pytest.fixture
def refused_modern(refused_client: Client) -> Agent:
    return Agent(refused_client, "modern")


@pytest.fixture
def legacy(client: Client) -> Agent:
    return Agent(client)


@pytest.fixture
def modern(client: Client) -> Agent:
    return Agent(client, "modern")


@contextmanager
def speaking_as(client: Client, token: str | None) -> Iterator[None]:
    before, client.token = client.token, token
    try:
        yield
    finally:
        client.token = before
