"""The watcher by itself: what it says of tasks that fail, and that every workspace has its turn."""

import threading
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import pytest
from flask import Flask

from signpost.runtime.watcher import MAX_CLAIMED, MAX_CLAIMED_OF_WORKSPACE, Watcher


class Tasks:
    """Tasks of workspaces: (workspace, number). None begins to be written before `go` is set."""

    def __init__(self) -> None:
        self.waiting: list[tuple[str, int]] = []
        self.done: list[tuple[str, int]] = []
        self.go = threading.Event()
        self.result: Any = True

    def due(self, count: int, full: Collection[str] = ()) -> list[tuple[str, int]]:
        return [task for task in self.waiting if task[0] not in full and task not in self.done][:count]

    def workspace_of(self, task: tuple[str, int]) -> str:
        return task[0]

    def do(self, task: tuple[str, int]) -> Any:
        self.go.wait(20)
        return self.result

    def write(self, done: list[tuple[tuple[str, int], Any]]) -> None:
        self.done += [task for task, _ in done]


@pytest.fixture
def tasks(app: Flask) -> Iterator[tuple[Watcher, Tasks]]:
    kind = Tasks()
    watching = Watcher(app, lambda found, _app: found.add(kind))
    yield watching, kind
    kind.go.set()
    watching.close()


def test_a_task_that_returns_nothing_is_said(tasks: tuple[Watcher, Tasks], caplog: pytest.LogCaptureFixture) -> None:
    watching, kind = tasks
    kind.waiting, kind.result = [("a", 1)], None
    kind.go.set()
    watching.drain()
    assert kind.done == []
    assert "returned nothing" in caplog.text
    assert "Tasks" in caplog.text


def test_a_workspace_that_has_none_gets_one_when_all_are_taken(tasks: tuple[Watcher, Tasks]) -> None:
    watching, kind = tasks
    others = MAX_CLAIMED // MAX_CLAIMED_OF_WORKSPACE + 1
    kind.waiting = [(f"w{other}", number) for other in range(others) for number in range(MAX_CLAIMED_OF_WORKSPACE)]
    watching.turn()
    claimed: set[Any] = watching._claimed[0]
    assert len(claimed) >= MAX_CLAIMED
    kind.waiting = [("late", number) for number in range(3)] + kind.waiting
    watching.turn()
    assert Counter(workspace for workspace, _ in claimed)["late"] == 1
    kind.go.set()
    watching.drain()
    assert {*kind.done} == {*kind.waiting}
