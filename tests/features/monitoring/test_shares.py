"""Threads of the watcher: a workspace with many tasks that hang leaves threads for the others."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

import pytest
from flask import Flask

from signpost.outbound.dns_target import TargetAddresses
from signpost.outbound.resolver import Resolver
from signpost.runtime.bulkheads import TABLE, Bulkhead, BulkheadRow, SharedResource
from signpost.runtime.watcher import MAX_CLAIMED_OF_WORKSPACE, FairPool, Watcher

ROW = BulkheadRow(total=4, of_workspace=3, of_person=3, first_places=1, message="Full.")


@pytest.fixture
def finish() -> Iterator[threading.Event]:
    event = threading.Event()
    yield event
    event.set()


def test_tasks_that_hang_leave_threads_for_others(finish: threading.Event) -> None:
    pool, began = FairPool(Bulkhead(ROW), "test"), []

    def hang(workspace: str) -> Callable[[], None]:
        def do() -> None:
            began.append(workspace)
            finish.wait(20)

        return do

    for workspace in "a" * 20 + "b" * 3 + "c":
        pool.add(workspace, hang(workspace))
    until = time.monotonic() + 20
    while len(began) < 5 and time.monotonic() < until:
        time.sleep(0.01)
    assert sorted(began) == [*"aaabc"]
    done = threading.Event()
    pool.add("c", done.set)
    finish.set()
    assert done.wait(20)
    pool.close()


class Task(NamedTuple):
    workspace: str
    number: int


class Hanging:
    """Many tasks of one workspace that hang, then one of another."""

    def __init__(self, finish: threading.Event) -> None:
        self._finish = finish
        self.done: list[Task] = []
        self.waiting = [*(Task("bad", number) for number in range(300)), Task("good", 0)]

    def due(self, count: int, full: Collection[str] = ()) -> list[Task]:
        return [task for task in self.waiting if task.workspace not in full][:count]

    def workspace_of(self, task: Task) -> str:
        return task.workspace

    def do(self, task: Task) -> Any:
        if task.workspace == "bad":
            self._finish.wait(20)
        return True

    def write(self, done: list[tuple[Task, Any]]) -> None:
        self.done += [task for task, _ in done]
        self.waiting = [task for task in self.waiting if task not in self.done]


def test_three_hundred_of_one_workspace_keep_no_other_waiting(app: Flask, finish: threading.Event) -> None:
    kind = Hanging(finish)
    watcher = Watcher(app, lambda watcher, _: watcher.add(kind))
    for _ in range(20):
        watcher.turn()
        time.sleep(0.05)
    assert kind.done == [Task("good", 0)]
    (claimed,) = watcher._claimed
    assert len(claimed) == MAX_CLAIMED_OF_WORKSPACE > TABLE[SharedResource.CHECKS].of_workspace
    watcher.close()


def test_one_request_looks_up_the_addresses_of_the_target(finish: threading.Event) -> None:
    """The others have what was found before, at once."""
    began = threading.Event()

    class Slow(Resolver):
        def addresses(self, host: str, timeout_s: float | None = None) -> list[Any]:
            began.set()
            finish.wait(20)
            return [ipaddress.ip_address("192.0.2.1")]

    targets, found = TargetAddresses(Slow(["127.0.0.1"])), list[list[str]]()
    first = threading.Thread(target=lambda: found.append(targets.of("target.test")))
    first.start()
    assert began.wait(20)
    assert targets.of("target.test") == []
    finish.set()
    first.join(20)
    assert [*found, targets.of("target.test")] == [["192.0.2.1"]] * 2
