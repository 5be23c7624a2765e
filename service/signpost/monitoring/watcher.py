"""The watcher: one thread that sees what is due, a pool that asks the world, and results written together.

What is due stands in the database and stays due until its result is written: a process that ends, however, forgets
nothing. Until somebody starts the watcher (the server does) an app has none of these threads.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from flask import Flask

from signpost.domain.errors import ServiceError
from signpost.monitoring.check import Checks
from signpost.monitoring.dns import Lookups
from signpost.monitoring.fetch import Fetcher
from signpost.monitoring.notify import Deliveries
from signpost.monitoring.public import is_public, is_reachable
from signpost.monitoring.resolver import Resolver
from signpost.storage.app_parts import parts_of

THREADS = 32
# Of each kind so many are claimed at once, so that no thread waits for the next look.
AHEAD = 128
# Between two looks while something is under way: as long as results wait to be written.
TURN_S = 0.4
IDLE_S = 1.0
# After a failure: what could not be written is due at once, and nobody must be asked twice a second because of it.
FAILED_S = 15.0
REST_S = 300.0
# What the end waits for it.
CLOSE_S = 3.0

logger = logging.getLogger("signpost.monitoring")


class Kind(Protocol):
    """Something to watch. `due` and `write` run with the database, `do` with the network; on different threads."""

    def due(self, count: int) -> list[Any]: ...

    def do(self, task: Any) -> Any: ...

    def write(self, done: list[tuple[Any, Any]]) -> None: ...


class Watcher:
    """The watcher of one app."""

    def __init__(self, app: Flask, kinds: list[Kind]):
        self._app = app
        self._kinds = kinds
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="signpost-watch")
        self._thread: threading.Thread | None = None
        self._claimed: list[set[Hashable]] = [set() for _ in kinds]
        # Task -> the moment until which it is left alone.
        self._resting: list[dict[Hashable, float]] = [{} for _ in kinds]
        self._done: list[list[tuple[Any, Any]]] = [[] for _ in kinds]
        self._lock = threading.Lock()
        self._ending = threading.Event()

    def add(self, kind: Kind) -> None:
        """Watch for something else, too; before the start."""
        self._kinds.append(kind)
        self._claimed.append(set())
        self._resting.append({})
        self._done.append([])

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="signpost-watcher", daemon=True)
        self._thread.start()

    @property
    def is_well(self) -> bool:
        """False where it was started and has ended by itself."""
        return self._thread is None or self._thread.is_alive() or self._ending.is_set()

    def close(self) -> None:
        """Begin nothing more. What is under way is left to the next start."""
        self._ending.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._thread is not None:
            # It may wait for the database; what it cannot write is due again at the next start.
            self._thread.join(CLOSE_S)

    def turn(self) -> bool:
        """Write what has come in, and begin what is due; returns whether anything is under way."""
        with self._app.app_context():
            for number, kind in enumerate(self._kinds):
                self._write(number, kind)
                self._claim(number, kind)
        return any(self._claimed)

    def drain(self) -> None:
        """Take turns until nothing is due and nothing under way. For tests, without `start`."""
        while self.turn():
            self._ending.wait(0.01)

    def _run(self) -> None:
        pause_s = IDLE_S
        while not self._ending.wait(pause_s):
            try:
                pause_s = TURN_S if self.turn() else IDLE_S
            except ServiceError as error:
                # The disk is full, or busy: everything is still due.
                logger.warning("The results of checks could not be written: %s", error.message)
                pause_s = FAILED_S
            except Exception:
                logger.exception("The watcher failed.")
                pause_s = FAILED_S

    def _claim(self, number: int, kind: Kind) -> None:
        claimed, now = self._claimed[number], time.monotonic()
        self._resting[number] = {task: until for task, until in self._resting[number].items() if until > now}
        resting = self._resting[number]
        if len(claimed) >= AHEAD:
            return
        for task in kind.due(AHEAD + len(claimed) + len(resting)):
            if task not in claimed and task not in resting and len(claimed) < AHEAD and not self._ending.is_set():
                claimed.add(task)
                self._pool.submit(self._do, number, kind, task)

    def _do(self, number: int, kind: Kind, task: Any) -> None:
        try:
            with self._app.app_context():
                result = kind.do(task)
        except Exception:
            logger.exception("The check of %s failed.", task)
            result = None
        with self._lock:
            self._done[number].append((task, result))

    def _write(self, number: int, kind: Kind) -> None:
        with self._lock:
            done, self._done[number] = self._done[number], []
        try:
            if done:
                kind.write([(task, result) for task, result in done if result is not None])
        finally:
            self._claimed[number].difference_update(task for task, _ in done)
            # What failed inside of us is still due, and would fail again at once.
            until = time.monotonic() + REST_S
            self._resting[number].update((task, until) for task, result in done if result is None)


def init_app(app: Flask) -> None:
    resolver = Resolver(app.config["DNS_SERVERS"])
    fetcher = Fetcher(resolver, is_reachable if app.config["MONITOR_ALLOW_PRIVATE"] else is_public)
    parts_of(app).add(Watcher(app, [Checks(fetcher), Deliveries(fetcher), Lookups(resolver)]))


def of(app: Flask) -> Watcher:
    return parts_of(app)[Watcher]
