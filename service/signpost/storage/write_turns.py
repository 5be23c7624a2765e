"""Whose turn it is to write: one thread at a time, and the workspaces take turns.

A plain lock goes to whichever thread is quickest, so a workspace that writes without a pause could keep the others out.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import TracebackType


@dataclass(frozen=True)
class Patience:
    """For whom a thread works, and how long it may wait for the write lock.

    workspace: whose turn its writes take; "": those of the background.  until: when its answer is due (monotonic).
    wait_s: the longest single wait.  step_aside: called before a wait that may be long. Raises ServiceError where too
    many wait.
    """

    workspace: str
    until: float
    wait_s: float
    step_aside: Callable[[], object]


_of_thread = threading.local()


@contextmanager
def patient(patience: Patience) -> Iterator[None]:
    """Wait in this thread, for the length of the block, as `patience` says."""
    _of_thread.patience = patience
    try:
        yield
    finally:
        _of_thread.patience = None


def current_patience() -> Patience | None:
    patience: Patience | None = getattr(_of_thread, "patience", None)
    return patience


@dataclass(eq=False)
class _Waiter:
    thread: int
    workspace: str
    # Released when it is the waiter's turn.
    entry_lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.entry_lock.acquire()


class WriteTurns:
    """A lock that the thread which holds it may take again. `with` waits without a limit, as the background does."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._owner: int | None = None
        self._depth = 0
        self._workspace = ""
        self._since = 0.0
        self._waiting: list[_Waiter] = []

    @property
    def held_s(self) -> float:
        """For how long a thread has had its turn."""
        return 0.0 if self._owner is None else time.monotonic() - self._since

    def is_mine(self) -> bool:
        return self._owner == threading.get_ident()

    def acquire(self, workspace: str = "", timeout_s: float = -1) -> bool:
        """Wait for a turn. timeout_s: -1 for no limit. False: it did not come in time."""
        thread = threading.get_ident()
        with self._lock:
            if self._owner == thread:
                self._depth += 1
                return True
            if self._owner is None:
                self._give_to(thread, workspace)
                return True
            waiter = _Waiter(thread, workspace)
            self._waiting.append(waiter)
        waiter.entry_lock.acquire(timeout=timeout_s if timeout_s < 0 else min(timeout_s, threading.TIMEOUT_MAX))
        with self._lock:
            # It may have come at the very end of the wait.
            if self._owner == thread:
                return True
            self._waiting.remove(waiter)
            return False

    def release(self) -> None:
        with self._lock:
            self._depth -= 1
            if self._depth:
                return
            self._owner = None
            if self._waiting:
                # The one who has waited longest, except the workspace that has just written.
                following = next(
                    (entry for entry in self._waiting if entry.workspace != self._workspace), self._waiting[0]
                )
                self._waiting.remove(following)
                self._give_to(following.thread, following.workspace)
                following.entry_lock.release()

    def _give_to(self, thread: int, workspace: str) -> None:
        self._owner, self._depth, self._workspace, self._since = thread, 1, workspace, time.monotonic()

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.release()
