"""Arguments as models send them: null for what they leave out, and lists, numbers and booleans as text."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask

from signpost.domain.errors import Invalid
from signpost.mcp import arguments
from signpost.mcp.tools import Tool, all_tools
from signpost.schemas.json_schema import members_of
from signpost.schemas.loading import load
from signpost.testing.client import Client
from tests.mcp.conftest import Agent

HOST = "go.acme.test"
DESTINATION = "https://example.com/page"
# What each tool needs at least.
NEEDED: dict[str, Any] = {
    "id": "01m7z2mv28x77xxgtyjtjsj2qn", "host": HOST, "url": f"https://{HOST}/a", "records": [{"host": HOST}],
    "metaKey": "country", "value": "DE", "confirmation_token": "x", "set": {"paused": True}, "tags": "none",
    "destination": DESTINATION,
}  # fmt: skip
# A value for each type.
VALUES: dict[str, list[Any]] = {
    "integer": [5, 301], "boolean": [True, False], "array": [["a", "b"], []], "object": [{"paused": True}, {}],
}  # fmt: skip


@pytest.fixture
def tools(app: Flask) -> Iterator[list[Tool]]:
    with app.app_context():
        yield [*all_tools().values()]


def loaded(tool: Tool, given: Any) -> Any:
    """What the operation gets, or the reasons of the refusal."""
    try:
        return load(tool.arguments(), arguments.read(tool.arguments, given))
    except Invalid as error:
        return error.errors


def least(tool: Tool) -> dict[str, Any]:
    fields = tool.arguments().fields
    needed = {name for name, field in fields.items() if field.required}
    # At least one filter, where records are matched.
    needed |= {"tags"} & fields.keys() if "bulk" in tool.name else set()
    needed |= {"url"} if tool.name == "explain_link" else set()
    return {name: NEEDED[name] for name in needed}


def test_null_is_left_out(tools: list[Tool]) -> None:
    for tool in tools:
        given = least(tool)
        expected = loaded(tool, given)
        optional = members_of(tool.arguments).keys() - given.keys()
        for name in optional:
            assert loaded(tool, {**given, name: None}) == expected, (tool.name, name)
        assert loaded(tool, {**given, **dict.fromkeys(optional)}) == expected, tool.name
        if not given:
            assert loaded(tool, None) == expected, tool.name


def test_text_is_the_value_that_it_can_only_be(tools: list[Tool]) -> None:
    tried = set()
    for tool in tools:
        given = least(tool)
        for name, member in members_of(tool.arguments).items():
            types = member.get("type", "string")
            types = {types} if isinstance(types, str) else {*types}
            for value in [value for type_ in types - {"string", "null"} for value in VALUES[type_]]:
                text = json.dumps(value)
                if "string" in types:
                    # Text may mean itself.
                    assert arguments.read(tool.arguments, {name: text}) == {name: text}
                    continue
                tried.add(name)
                assert loaded(tool, {**given, name: text}) == loaded(tool, {**given, name: value}), (tool.name, name)
    assert tried >= {"tags", "max_clicks", "forward_query", "status", "plugins", "set", "records", "utm", "reset"}


def test_what_cannot_be_read_is_refused_as_before(tools: list[Tool]) -> None:
    (create,) = [tool for tool in tools if tool.name == "create_link"]
    for name, text in (
        ("max_clicks", "5.5"), ("max_clicks", "five"), ("max_clicks", ""), ("max_clicks", "9" * 30),
        ("forward_query", "yes"), ("forward_query", "1"), ("tags", "a,b"), ("tags", "[a"), ("tags", '{"a": 1}'),
        ("tags", "[" * 50_000), ("tags", '["\\ud800"]'), ("rules", "[1e999]"),
    ):  # fmt: skip
        refused = loaded(create, {**least(create), "destination": DESTINATION, name: text})
        assert {key.partition(".")[0] for key in refused} == {name}, (name, text[:20], refused)


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(
        connect(HOST), alias="a", password="opensesame", expires="2099-01-01T00:00:00Z", max_clicks=3, tags=["x"]
    )


def test_every_call_with_null_is_answered_as_without(agent: Agent, tools: list[Tool], link: dict[str, Any]) -> None:
    """The tools that read; ids and times of what is created differ."""
    for tool in tools:
        given = {"id": link["id"], "url": f"https://{HOST}/a"} if tool.name != "list_links" else {}
        given = {name: value for name, value in {**NEEDED, **given}.items() if name in least(tool)}
        if tool.annotations.read_only and tool.annotations.idempotent:
            nulls = dict.fromkeys(members_of(tool.arguments).keys() - given.keys())
            plain, empty = agent.call(tool.name, **given), agent.call(tool.name, **given, **nulls)
            assert plain["isError"] is empty["isError"] is False, (tool.name, plain, empty)
            assert empty["structuredContent"].keys() == plain["structuredContent"].keys()


def test_null_changes_nothing_and_reset_does(agent: Agent, client: Client, link: dict[str, Any]) -> None:
    path = f"/v1/links/{link['id']}?include=extensions"
    before = client.get(path).json
    (tool,) = [entry for entry in agent.result("tools/list")["tools"] if entry["name"] == "update_link"]
    names = tool["inputSchema"]["properties"].keys() - {"id", "title"}

    agent.answer("update_link", id=link["id"], title="New", **dict.fromkeys(names))
    after = client.get(path).json
    assert after | {name: before[name] for name in ("title", "updated_at")} == before

    result = agent.call("update_link", id=link["id"], reset=["password", "expires", "starts"])
    assert [entry["text"] for entry in result["content"][1:]] == ["The expiry was removed. The password was removed."]
    final = client.get(path).json
    assert (final["extensions"]["has_password"], final["expired_at"]) == (False, None)
    assert final["extensions"]["max_clicks"] == 3


def test_weights_that_go_with_their_destinations_are_named(
    agent: Agent, client: Client, connect: Callable[..., str]
) -> None:
    host = connect(HOST)
    split = {"destinations": [DESTINATION, "https://b.example"], "destination_routing": "weighted"}
    weighted = {**split, "destination_weights": [3, 1]}
    link = client.post("/v1/link", json={"host": host, "alias": "split", **weighted}).json["data"][0]
    note = ["The weights were removed: destination_routing is first now."]

    def notes(tool: str, **given: Any) -> list[str]:
        return [entry["text"] for entry in agent.call(tool, id=link["id"], **given)["content"][1:]]

    three = [*weighted["destinations"], "https://c.example"]
    assert agent.refusal("update_link", id=link["id"], destinations=three)["errors"].keys() == {"destination_weights"}
    assert notes("update_link", title="Launch", destinations=split["destinations"]) == []
    assert notes("update_link", destinations=[DESTINATION]) == note
    assert notes("update_link", **weighted) == []
    assert notes("update_redirect", url=link["url"], **weighted) == []
    assert notes("update_redirect", url=link["url"], destination=DESTINATION) == note
    assert notes("update_link", **weighted) == []
    # What a caller names is no surprise.
    reset = notes("update_link", reset=["destination_routing", "destination_weights"])
    assert reset == ["The share was removed. The destination_routing was removed."]


def test_reset_and_a_value_or_another_name_are_refused(agent: Agent, link: dict[str, Any]) -> None:
    for wrong in (["id"], ["url"], ["reset"], ["no_field"], [5], [["password"]]):
        assert agent.refusal("update_link", id=link["id"], reset=wrong)["errors"].keys() == {"reset"}
    both = agent.refusal("update_link", id=link["id"], reset=["title"], title="x")
    assert both["errors"] == {"reset": ["title is also given. Either set or reset it."]}
    assert "max_clicks" in agent.refusal("update_link", id=link["id"], reset=["x"])["errors"]["reset"][0]


def test_rows_of_many_may_have_null(agent: Agent, connect: Callable[..., str]) -> None:
    connect(HOST)
    row = {"host": HOST, "destination": DESTINATION, "alias": None, "title": None, "tags": None, "status": None}
    assert agent.answer("create_links", records=[row])["data"][0]["result"] == "created"
