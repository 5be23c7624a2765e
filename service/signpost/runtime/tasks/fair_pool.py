"""Threads that tasks of several workspaces share: one with many tasks that hang leaves threads for the others."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from signpost.runtime.bulkheads import Bulkhead, Holder, Permit


class FairPool:
    """Runs tasks as soon as their workspace has a place; of those that wait, the workspace with the fewest is next.

    The tasks that wait are bounded by the one who adds them.
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
