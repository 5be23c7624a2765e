"""Whose turn it is to write: one thread at a time, and the workspaces take turns in the order in which they came.

A plain lock goes to whichever thread is quickest, so a workspace that writes without a pause could keep the others out.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import TracebackType

# How soon a thread that waits notices that it may not go on, because the process is stopping, say.
_STEP_S = 0.1


@dataclass(frozen=True)
class WriteDeadline:
    """For whom a thread works, and how long it may wait for the write lock.

    workspace: whose turn its writes take; "": those of the background.  until: when its answer is due (monotonic).
    wait_s: the longest single wait.  release_worker: called before a wait that may be long. Raises ServiceError where
    too many wait.
    """

    workspace: str
    until: float
    wait_s: float
    release_worker: Callable[[], object]


_of_thread = threading.local()


@contextmanager
def write_deadline(deadline: WriteDeadline) -> Iterator[None]:
    """A block whose writes in this thread wait no longer than `deadline` says."""
    _of_thread.deadline = deadline
    try:
        yield
    finally:
        _of_thread.deadline = None


def current_deadline() -> WriteDeadline | None:
    deadline: WriteDeadline | None = getattr(_of_thread, "deadline", None)
    return deadline


@dataclass(eq=False)
class _Waiter:
    thread: int
    workspace: str
    # Released when it is the waiter's turn.
    entry_lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.entry_lock.acquire()


@dataclass
class _Turn:
    workspace: str
    depth: int = 1
    since: float = field(default_factory=time.monotonic)


class FairWriteLock:
    """A lock that the thread which holds it may take again. `with` waits without a limit, as the background does.

    places: how many threads have a turn at once, each for another workspace.
    """

    def __init__(self, places: int = 1) -> None:
        self._places = places
        self._lock = threading.Lock()
        # By thread.
        self._turns: dict[int, _Turn] = {}
        # Whose turn has ended last.
        self._latest = ""
        self._waiting: list[_Waiter] = []

    @property
    def held_s(self) -> float:
        """For how long a thread has had its turn; 0 where a place is free."""
        with self._lock:
            if len(self._turns) < self._places:
                return 0.0
            return time.monotonic() - min(turn.since for turn in self._turns.values())

    def is_mine(self) -> bool:
        return threading.get_ident() in self._turns

    def acquire(self, workspace: str = "", goes_on: Callable[[], bool] | None = None) -> bool:
        """Wait for a turn. False: `goes_on`, which is called ten times a second meanwhile, has ended the wait."""
        thread = threading.get_ident()
        with self._lock:
            if (turn := self._turns.get(thread)) is not None:
                turn.depth += 1
                return True
            if self._may_begin(workspace):
                self._turns[thread] = _Turn(workspace)
                return True
            waiter = _Waiter(thread, workspace)
            self._waiting.append(waiter)
        try:
            while not waiter.entry_lock.acquire(timeout=_STEP_S):
                if goes_on is not None and not goes_on():
                    break
        except BaseException:
            if self._leave(waiter):
                self.release()
            raise
        return self._leave(waiter)

    def _leave(self, waiter: _Waiter) -> bool:
        """End a wait. Returns whether the turn has come, perhaps at the very end of the wait."""
        with self._lock:
            if waiter.thread in self._turns:
                return True
            self._waiting.remove(waiter)
            return False

    def release(self) -> None:
        thread = threading.get_ident()
        with self._lock:
            turn = self._turns[thread]
            turn.depth -= 1
            if turn.depth:
                return
            del self._turns[thread]
            self._latest = turn.workspace
            while following := self._following():
                self._waiting.remove(following)
                self._turns[following.thread] = _Turn(following.workspace)
                following.entry_lock.release()

    def _following(self) -> _Waiter | None:
        """The one who has waited longest, except the workspace that has just written."""
        able = [waiter for waiter in self._waiting if self._may_begin(waiter.workspace)]
        return next((waiter for waiter in able if waiter.workspace != self._latest), able[0] if able else None)

    def _may_begin(self, workspace: str) -> bool:
        is_free = len(self._turns) < self._places
        return is_free and all(turn.workspace != workspace for turn in self._turns.values())

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.release()
