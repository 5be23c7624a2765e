"""Names of tools that are answered and not listed: RedirHub's, and ours with hyphens."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost import loader
from signpost.mcp.other_names import NOT_ANSWERED, REDIRHUB
from signpost.mcp.tools import tools_with
from tests.conftest import ROOT, Client
from tests.mcp.conftest import Agent

TOOLS = tools_with(loader.load())

HOST = "go.acme.test"
ANSWERED = {**REDIRHUB, **{name.replace("_", "-"): name for name in TOOLS}}


def test_a_link_is_made_changed_and_deleted_by_them(agent: Agent, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    created = agent.answer("create-link-tool", host=HOST, alias="fair", destination="https://acme.com/fair")
    assert created["url"] == f"https://{HOST}/fair"
    agent.answer("update-record-tool", id=created["id"], title="Fair")
    assert [row["title"] for row in agent.answer("list-links", search="fair")["data"]] == ["Fair"]
    agent.answer("delete-record-tool", id=created["id"])
    assert client.get(f"/v1/links/{created['id']}").status_code == 404


@pytest.mark.parametrize(("other", "own"), ANSWERED.items())
def test_each_is_the_tool_that_it_says(refused_agent: Agent, other: str, own: str) -> None:
    # The reasons name the arguments that the tool requires.
    bad: dict[str, Any] = {"metaKey": "name", "unknown": [1]}
    assert refused_agent.refusal(other, **bad) == refused_agent.refusal(own, **bad)
    assert own in TOOLS


def test_those_that_delete_many_begin_with_the_preview(
    agent: Agent, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    make_link(connect(HOST), tags=["old"])
    assert agent.answer("bulk-delete-records-tool", tags="old")["matched"] == 1
    assert len(agent.answer("list_links", tags="old")["data"]) == 1
    # What RedirHub's tool takes is refused, not misread.
    assert agent.refusal("bulk-delete-records-tool", source_urls=[f"https://{HOST}/a"], dry_run=False)["errors"]


def test_none_is_listed(agent: Agent) -> None:
    assert {tool["name"] for tool in agent.result("tools/list")["tools"]} == TOOLS.keys()
    assert not ANSWERED.keys() & TOOLS.keys()


@pytest.mark.parametrize(
    "name", [*NOT_ANSWERED, "create-links-tool", "list--links", "LIST-LINKS", "list-links ", "-", "verify-token-tool"]
)
def test_any_other_is_unknown(refused_agent: Agent, name: str) -> None:
    answer = refused_agent.ask("tools/call", {"name": name, "arguments": {}})
    assert (answer.status_code, answer.json["error"]["code"]) == (200, -32602)
    assert repr(name) in answer.json["error"]["message"]


def test_the_header_has_the_name_of_the_body(modern: Agent) -> None:
    params = {"name": "verify-token", "arguments": {}}
    assert modern.ask("tools/call", params).status_code == 200
    answer = modern.ask("tools/call", params, headers={"Mcp-Name": "verify_token"})
    assert (answer.status_code, answer.json["error"]["code"]) == (400, -32020)


def test_a_role_allows_no_more_by_them(app: Flask, make_client: Callable[..., Client]) -> None:
    viewer = Agent(make_client(app, "viewer"))
    arguments = {"host": HOST, "destination": "https://acme.com/"}
    assert viewer.refusal("create-link-tool", **arguments) == viewer.refusal("create_link", **arguments)


def test_the_page_lists_all_of_redirhub() -> None:
    page = (ROOT / "docs" / "agents.md").read_text()
    rows = dict(re.findall(r"^\| `([a-z-]+-tool)` \| (?:`(\w+)`)?", page, re.MULTILINE))
    assert rows == {**REDIRHUB, **dict.fromkeys(NOT_ANSWERED, "")}
