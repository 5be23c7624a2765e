"""The threads on which long jobs take turns: one, and others while a step takes long.

A step takes a moment, so one thread serves all workspaces. Where one takes longer than SLOW_S, such as the reading of a
large file, another thread goes on with the jobs of other workspaces. A workspace has one step at a time.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

# Threads share one interpreter, so others only run while a step is slow.
SLOW_S = 0.5
MAX_THREADS = 4


@dataclass(frozen=True, eq=False)
class _Step:
    workspace: str
    run: Callable[[], object]
    cancelled: Callable[[], object]


class JobThreads:
    """Runs steps in the order in which they come, as far as their workspaces have none that runs."""

    def __init__(self, name: str):
        self._name = name
        self._changed = threading.Condition()
        self._waiting: deque[_Step] = deque()
        # When the step of a workspace began.
        self._running: dict[str, float] = {}
        self._threads = 0
        self._is_closed = False

    def submit(self, workspace: str, run: Callable[[], object], cancelled: Callable[[], object]) -> None:
        """Have a thread call `run`; or `cancelled`, if the process stops before. Raises RuntimeError: it stops."""
        with self._changed:
            if self._is_closed:
                raise RuntimeError("No more steps are accepted.")
            self._waiting.append(_Step(workspace, run, cancelled))
            if self._threads < min(MAX_THREADS, len(self._running) + len(self._waiting)):
                threading.Thread(target=self._work, name=f"{self._name}_{self._threads}", daemon=True).start()
                self._threads += 1
            self._changed.notify()

    def _work(self) -> None:
        while (step := self._next()) is not None:
            try:
                step.run()
            finally:
                # This thread looks for the next one itself.
                with self._changed:
                    del self._running[step.workspace]

    def _next(self) -> _Step | None:
        with self._changed:
            while not self._is_closed:
                now = time.monotonic()
                step = next((step for step in self._waiting if step.workspace not in self._running), None)
                slow_in_s = max((began + SLOW_S - now for began in self._running.values()), default=0.0)
                if step is not None and slow_in_s <= 0:
                    self._waiting.remove(step)
                    self._running[step.workspace] = now
                    # Should this step be slow, another thread goes on.
                    self._changed.notify()
                    return step
                self._changed.wait(slow_in_s if step is not None else None)
            self._threads -= 1
            return None

    def close(self) -> None:
        """Begin no more steps. Those that run go on."""
        with self._changed:
            self._is_closed = True
            waiting = [*self._waiting]
            self._waiting.clear()
            self._changed.notify_all()
        for step in waiting:
            step.cancelled()
