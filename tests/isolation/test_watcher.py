"""The watcher by itself: what it says of tasks that fail, and that every workspace has its turn."""

import threading
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import StorageUnavailable
from signpost.runtime.watcher import FAILED_PAUSE_S, FAILED_TASK_PAUSE_S, MAX_CLAIMED, MAX_CLAIMED_OF_WORKSPACE, Watcher


class Tasks:
    """Tasks of workspaces: (workspace, number). None begins to be written before `go` is set."""

    def __init__(self) -> None:
        self.waiting: list[tuple[str, int]] = []
        self.done: list[tuple[str, int]] = []
        self.go = threading.Event()
        self.result: Any = True
        self.error: Exception | None = None

    def due(self, count: int, full: Collection[str] = ()) -> list[tuple[str, int]]:
        return [task for task in self.waiting if task[0] not in full and task not in self.done][:count]

    def workspace_of(self, task: tuple[str, int]) -> str:
        return task[0]

    def do(self, task: tuple[str, int]) -> Any:
        self.go.wait(20)
        if self.error is not None:
            raise self.error
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


@pytest.mark.parametrize(
    ("error", "pause_s"),
    [(StorageUnavailable("The database is away."), FAILED_PAUSE_S), (ValueError("a bug"), FAILED_TASK_PAUSE_S)],
)
def test_a_task_is_done_again_soon_after_the_database_was_away(
    tasks: tuple[Watcher, Tasks], monkeypatch: pytest.MonkeyPatch, error: Exception, pause_s: float
) -> None:
    """A bug would show again at once; a database that was away or a full disk is over when it is over."""
    watching, kind = tasks
    now = times.monotonic_s()
    monkeypatch.setattr(times, "monotonic_s", lambda: now)
    kind.waiting, kind.error = [("a", 1)], error
    kind.go.set()
    watching.drain()
    kind.error = None
    now += pause_s - 1
    watching.drain()
    assert kind.done == []
    now += 2
    watching.drain()
    assert kind.done == [("a", 1)]
