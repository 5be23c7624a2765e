"""The watcher: one thread that looks for due tasks, pools that run them, and results that are stored together.

Due times are in the database, and a task stays due until its result is stored, so a process that ends in any way loses
nothing. An app has none of these threads until the watcher is started, which the server does; what its tasks need, with
the libraries for DNS and HTTP, is not imported before either.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol, runtime_checkable

from flask import Flask

from signpost.domain import times
from signpost.domain.errors import ServiceError
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Bulkhead, Holder, Permit, SharedResource
from signpost.storage import database
from signpost.storage.app_parts import parts_of

# What one node does at a time where several share a database.
WORK = "background work"
# Tasks of each kind that are claimed at once, so that no thread waits for the next turn: of all, and of one workspace.
# One that has none claimed gets its first all the same, up to twice the former.
MAX_CLAIMED, MAX_CLAIMED_OF_WORKSPACE = 128, 64
# Where a workspace has all that it may, looking for those of others costs more the more of its tasks are due. It takes
# at most this part of the time.
MAX_SEARCH_PART = 0.05
SHORT_SEARCH_S = 0.01
# Pauses between two turns: while tasks are running, which is how long results wait to be stored, and otherwise.
BUSY_PAUSE_S = 0.4
IDLE_PAUSE_S = 1.0
# The pause after a failure. Tasks whose results could not be stored are still due, and must not run twice a second.
FAILED_PAUSE_S = 15.0
# The pause for a task after an internal error: it is still due, and would fail again at once. Where the database was
# away or the disk full it is FAILED_PAUSE_S: that is over when it is over, and everything else waits no longer either.
FAILED_TASK_PAUSE_S = 300.0
# How long `close` waits for the thread.
CLOSE_S = 3.0

logger = logging.getLogger("signpost.monitoring")


class TaskKind(Protocol):
    """A kind of task. `due` and `write` use the database, `do` uses the network; they run on different threads."""

    def due(self, count: int) -> list[Any]:
        """The `count` tasks that have been due longest; hashable, and equal each time until they are written."""
        ...

    def do(self, task: Any) -> Any:
        """The result of a task, never None: that is logged as an error, and nothing is written.

        After a ServiceError, which is logged, the task pauses for FAILED_PAUSE_S; after another error, or None, for
        FAILED_TASK_PAUSE_S.
        """
        ...

    def write(self, done: list[tuple[Any, Any]]) -> None:
        """Store results, each with its task, so that these are no longer due. Raises ServiceError: they stay due."""
        ...


@runtime_checkable
class WorkspaceTaskKind(TaskKind, Protocol):
    """A kind whose tasks belong to workspaces, which share its threads."""

    def due(self, count: int, full: Collection[str] = ()) -> list[Any]:
        """The same. full: ids of workspaces whose tasks are left out."""
        ...

    def workspace_of(self, task: Any) -> str:
        """The id of a task's workspace."""
        ...


@runtime_checkable
class WarningKind(TaskKind, Protocol):
    """A kind that finds out what the operator should know."""

    def warnings(self) -> list[str]:
        """Sentences for /readyz and `signpost doctor`; none: all is well."""
        ...


@runtime_checkable
class EndingKind(TaskKind, Protocol):
    """A kind with a task that is not left to the next start once it has begun."""

    def close(self, timeout_s: float) -> None:
        """Begin no further task, and wait for the one that is running."""
        ...


class FairPool:
    """Runs tasks as soon as their workspace has a place; of those that wait, the workspace with the fewest is next.

    Workspaces share its threads: one with many tasks that hang leaves threads for the others. The tasks that wait are
    bounded by the one who adds them.
    """

    def __init__(self, places: Bulkhead, name: str):
        self._places = places
        self._threads = ThreadPoolExecutor(places.row.total + places.row.first_places, thread_name_prefix=name)
        self._waiting: dict[str, deque[Callable[[], object]]] = {}
        self._lock = threading.Lock()

    def add(self, workspace: str, task: Callable[[], object]) -> None:
        """Run a task of a workspace, now or later. It raises nothing."""
        with self._lock:
            self._waiting.setdefault(workspace, deque()).append(task)
            self._begin()

    def close(self) -> None:
        """Begin no more tasks."""
        with self._lock:
            self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        """Begin what can begin. Call it with the lock."""
        while (found := self._next()) is not None:
            # The pool may have been closed.
            with contextlib.suppress(RuntimeError):
                self._threads.submit(self._run, *found)

    def _next(self) -> tuple[Permit, Callable[[], object]] | None:
        for workspace in sorted(self._waiting, key=self._places.held_by):
            if (place := self._places.try_enter(Holder(workspace))) is not None:
                waiting = self._waiting[workspace]
                task = waiting.popleft()
                if not waiting:
                    del self._waiting[workspace]
                return place, task
        return None

    def _run(self, place: Permit, task: Callable[[], object]) -> None:
        try:
            task()
        finally:
            place.release()
            with self._lock:
                self._begin()


class Watcher:
    """The watcher of one app. add_tasks: adds its kinds of tasks, before the first turn."""

    def __init__(self, app: Flask, add_tasks: Callable[[Watcher, Flask], None]):
        self._app = app
        self._add_tasks: Callable[[Watcher, Flask], None] | None = add_tasks
        self._kinds: list[TaskKind] = []
        self._pool = self._pool_of(SharedResource.CHECKS)
        # Of each kind: the pool that does its tasks, and when it may be searched again.
        self._pools: list[FairPool] = []
        # Whether each node does it for itself.
        self._of_node: list[bool] = []
        self._next_poll: list[float] = []
        # Of each kind: until when it pauses, because it has failed.
        self._failed_until: list[float] = []
        self._thread: threading.Thread | None = None
        self._claimed: list[set[Hashable]] = []
        # Of each kind: task -> the time (monotonic) until which it pauses.
        self._paused: list[dict[Hashable, float]] = []
        self._done: list[list[tuple[Any, Any]]] = []
        self._lock = threading.Lock()
        self._ending = threading.Event()

    def _pool_of(self, resource: SharedResource) -> FairPool:
        return FairPool(bulkheads.of(self._app)[resource], "signpost-watch")

    def add(self, kind: TaskKind, *, own: SharedResource | None = None, is_of_node: bool = False) -> None:
        """Add a kind of task; call it before the start. own: its threads, so that no other kind keeps it waiting.

        is_of_node: about what is in this process or its folder, so that each node does it for itself.
        """
        self._kinds.append(kind)
        self._of_node.append(is_of_node)
        self._pools.append(self._pool if own is None else self._pool_of(own))
        self._next_poll.append(0.0)
        self._failed_until.append(0.0)
        self._claimed.append(set())
        self._paused.append({})
        self._done.append([])

    @property
    def kinds(self) -> list[TaskKind]:
        """The kinds of tasks that the app has."""
        self.load()
        return self._kinds

    def load(self) -> None:
        """Import and add the kinds of tasks that the app has, once."""
        if self._add_tasks is not None:
            add_tasks, self._add_tasks = self._add_tasks, None
            add_tasks(self, self._app)

    def start(self) -> None:
        """Start watching, on a thread of its own that ends with `close`."""
        self.load()
        self._thread = threading.Thread(target=self._run, name="signpost-watcher", daemon=True)
        self._thread.start()

    def warnings(self) -> list[str]:
        """What the kinds of tasks have found out that the operator should know. Nothing is imported for it."""
        return [warning for kind in self._kinds if isinstance(kind, WarningKind) for warning in kind.warnings()]

    @property
    def is_well(self) -> bool:
        """False if it was started and has ended by itself."""
        return self._thread is None or self._thread.is_alive() or self._ending.is_set()

    def close(self, timeout_s: float = CLOSE_S) -> None:
        """Start no more tasks. Those that run are left to the next start, except a message that is being sent."""
        self._ending.set()
        for kind in self._kinds:
            if isinstance(kind, EndingKind):
                kind.close(timeout_s)
        for pool in self._pools:
            pool.close()
        if self._thread is not None:
            # It may wait for the database; results that it cannot write are due again at the next start.
            self._thread.join(CLOSE_S)

    def turn(self) -> bool:
        """Store the results that have arrived, and start due tasks; returns whether any task is running.

        Raises ServiceError: the disk is full, say. Another error of a kind is logged, and that kind pauses.
        """
        self.load()
        now = time.monotonic()
        with self._app.app_context():
            may_work = database.cluster().may_work(WORK)
            for number, kind in enumerate(self._kinds):
                if (may_work or self._of_node[number]) and now >= self._failed_until[number]:
                    try:
                        with self._working(number):
                            self._write(number, kind)
                            self._claim(number, kind)
                    except ServiceError:
                        raise
                    except Exception:
                        self._failed_until[number] = now + FAILED_PAUSE_S
                        logger.exception("The background work of %s failed.", type(kind).__qualname__)
        return any(self._claimed)

    def _working(self, number: int) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext() if self._of_node[number] else database.cluster().working(WORK)

    def drain(self) -> None:
        """Take turns until nothing is due or running. For tests, without `start`."""
        while self.turn():
            self._ending.wait(0.01)

    def _run(self) -> None:
        pause_s = IDLE_PAUSE_S
        while not self._ending.wait(pause_s):
            try:
                pause_s = BUSY_PAUSE_S if self.turn() else IDLE_PAUSE_S
            except ServiceError as error:
                # The disk is full, or the database is busy: everything is still due.
                logger.warning("The results of checks could not be written: %s", error.message)
                pause_s = FAILED_PAUSE_S
            except Exception:
                logger.exception("The watcher failed.")
                pause_s = FAILED_PAUSE_S

    def _claim(self, number: int, kind: TaskKind) -> None:
        claimed, now = self._claimed[number], times.monotonic_s()
        with self._lock:
            paused = {task: until for task, until in self._paused[number].items() if until > now}
            self._paused[number] = paused
        counts = Counter(_workspace_of(kind, task) for task in claimed)
        for task in self._due(number, kind, counts, len(claimed) + len(paused)):
            workspace = _workspace_of(kind, task)
            is_in_share = counts[workspace] < MAX_CLAIMED_OF_WORKSPACE and len(claimed) < MAX_CLAIMED
            is_first = not counts[workspace] and len(claimed) < 2 * MAX_CLAIMED
            if task not in claimed and task not in paused and (is_in_share or is_first) and not self._ending.is_set():
                claimed.add(task)
                counts[workspace] += 1
                self._pools[number].add(workspace, partial(self._do, number, kind, task))

    def _due(self, number: int, kind: TaskKind, counts: Mapping[str, int], known: int) -> list[Any]:
        """What is due of a kind. counts: the tasks of each workspace that are claimed. known: these, and who pause."""
        if not isinstance(kind, WorkspaceTaskKind):
            return kind.due(MAX_CLAIMED + known) if known < 2 * MAX_CLAIMED else []
        full = [workspace for workspace, count in counts.items() if count >= MAX_CLAIMED_OF_WORKSPACE]
        began = time.monotonic()
        if full and began < self._next_poll[number]:
            return []
        found = kind.due(MAX_CLAIMED + known, full)
        took_s = time.monotonic() - began
        self._next_poll[number] = began + took_s / MAX_SEARCH_PART if took_s > SHORT_SEARCH_S else began
        return found

    def _do(self, number: int, kind: TaskKind, task: Any) -> None:
        pause_s = FAILED_TASK_PAUSE_S
        try:
            with self._app.app_context(), self._working(number):
                result = kind.do(task)
            if result is None:
                # Without it nothing would say why this is not written, and is done again and again.
                logger.error("The check of %s by %s returned nothing.", task, type(kind).__qualname__)
        except ServiceError as error:
            # The disk is full, or the database is busy: it is done later.
            logger.warning("The check of %s could not be written: %s", task, error.message)
            result, pause_s = None, FAILED_PAUSE_S
        except Exception:
            logger.exception("The check of %s failed.", task)
            result = None
        with self._lock:
            self._done[number].append((task, result))
            if result is None:
                self._paused[number][task] = times.monotonic_s() + pause_s

    def _write(self, number: int, kind: TaskKind) -> None:
        with self._lock:
            done, self._done[number] = self._done[number], []
        try:
            if done:
                kind.write([(task, result) for task, result in done if result is not None])
        finally:
            self._claimed[number].difference_update(task for task, _ in done)


def _workspace_of(kind: TaskKind, task: Any) -> str:
    """The workspace of a task; "" for those of the service itself."""
    return kind.workspace_of(task) if isinstance(kind, WorkspaceTaskKind) else ""


def init_app(app: Flask, add_tasks: Callable[[Watcher, Flask], None]) -> None:
    """Give an app a watcher. add_tasks: adds its kinds of tasks, once they are needed."""
    parts_of(app).add(Watcher(app, add_tasks))


def of(app: Flask) -> Watcher:
    return parts_of(app)[Watcher]
