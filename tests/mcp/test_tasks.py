"""The tasks of docs/agents.md: each is played, and what it was to reach is there, as REST and visitors see it.

SIGNPOST_TASKS=1 writes the table of the page, from the calls that were made.
"""

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask

from signpost import loader
from signpost.domain import times
from signpost.features.misses.counter import MissCounter
from signpost.features.monitoring.check import DOWN_AFTER, DestinationChecks
from signpost.features.monitoring.tables import Watch
from signpost.mcp.tools import tools_with
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import Resolver
from signpost.runtime import jobs
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Host
from signpost.visits import middleware
from tests.conftest import ROOT, Client, Visit
from tests.mcp import tasks
from tests.mcp.conftest import Agent
from tests.mcp.tasks import HOST, TASKS, Play, Task

TOOLS = tools_with(loader.load())

PAGE = ROOT / "docs" / "agents.md"


class Acme:
    """A workspace with what every task finds, on a real app."""

    def __init__(self, app: Flask, client: Client, visit: Visit):
        self._app, self._client, self._visit, self._agent = app, client, visit, Agent(client)
        for host in (tasks.HOST, tasks.SHOP, tasks.OLD):
            self.rest("POST", "/v1/host", {"host": host})
        for alias, fields in tasks.LINKS.items():
            self.rest("POST", "/v1/link", {"host": HOST, "alias": alias, **fields})

    def call(self, tool: str, **arguments: Any) -> Any:
        return self._agent.answer(tool, **arguments)

    def rest(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._client.open(path, method=method, **({} if body is None else {"json": body}))
        assert answer.status_code < 300, answer.text
        return answer.json

    def visit(self, url: str, agent: str = "") -> str:
        host, _, path = url.removeprefix("https://").partition("/")
        answer = self._visit(f"/{path}", host, headers={"User-Agent": agent} if agent else {})
        middleware.of(self._app).clicks.write()
        with self._app.app_context():
            parts_of(self._app)[MissCounter].write()
        return answer.headers.get("Location", str(answer.status_code))

    def finish_jobs(self) -> None:
        jobs.of(self._app).drain(10)

    def break_destination(self, alias: str) -> None:
        change = {"is_notify": True, "destination": "http://127.0.0.1:9/"}
        self.rest("PATCH", f"/v1/redirect/{self.record(alias)['id']}", change)
        checks = DestinationChecks(Fetcher(Resolver(), lambda _: True), 300)
        with self._app.app_context():
            for _ in range(DOWN_AFTER):
                Watch.update(due_at=times.now_text()).execute()
                checks.write([(key, checks.do(key)) for key in checks.due(1)])

    def check_hosts(self) -> None:
        with self._app.app_context():
            Host.update(dns_due_at=None).execute()

    def is_check_due(self, host: str) -> bool:
        with self._app.app_context():
            return (Host.get(Host.host == host).dns_due_at or "9") <= times.now_text()

    def record(self, alias: str, host: str = HOST) -> dict[str, Any]:
        rows = self.rest("GET", f"/v1/links?filter[search]={host}/{alias}&include=extensions")["data"]
        found: dict[str, Any] = {**rows[0], **rows[0]["extensions"]} if rows else {}
        return found


def play(task: Task, workspace: Acme) -> list[tuple[str, dict[str, Any]]]:
    """The calls that a task took."""
    task.before(workspace)
    created = Play(workspace)
    answer = task.do(created)
    assert task.check(workspace, answer), task.words
    return created.calls


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    """With a limit and a DNS target, which two of the tasks ask about."""
    return make_app(LIMITS={"links": 10}, DNS_TARGET="edge.acme.test")


@pytest.fixture(scope="module")
def table() -> Iterator[list[str]]:
    """The rows of the page's table, which is written at the end where that is wanted."""
    rows: list[str] = []
    yield rows
    if "SIGNPOST_TASKS" in os.environ and len(rows) == len(TASKS):
        before, head, rest = PAGE.read_text().partition("| Task | Calls |\n| --- | --- |\n")
        after = rest[re.match(r"(\|.*\n)*", rest).end() :]  # type: ignore[union-attr]
        PAGE.write_text(before + head + "".join(f"{row}\n" for row in rows) + after)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.words)
def test_a_task_is_done(app: Flask, client: Client, visit: Visit, table: list[str], task: Task) -> None:
    workspace = Acme(app, client, visit)
    calls = play(task, workspace)
    assert task.tool in {tool for tool, _ in calls}
    table.append(tasks.row(task, calls))
    assert "SIGNPOST_TASKS" in os.environ or table[-1] in PAGE.read_text().splitlines(), table[-1]


@pytest.mark.parametrize("task", [task for task in TASKS if task.is_change], ids=lambda task: task.words)
def test_it_was_not_done_before(app: Flask, client: Client, visit: Visit, task: Task) -> None:
    workspace = Acme(app, client, visit)
    task.before(workspace)
    assert not task.check(workspace, None)


def test_there_are_enough_and_each_tool_has_one() -> None:
    assert len(TASKS) >= 25
    # What a person has agreed to is the second step of its preview.
    assert TOOLS.keys() - {task.tool for task in TASKS} == {"bulk_update", "bulk_delete"}
