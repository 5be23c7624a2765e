"""A pool of worker threads that is shared fairly between workspaces, and within a workspace between people.

A row of runtime/bulkheads.py limits how many requests run at once. Further requests wait in a queue for each person;
workspaces take turns, and so do the people of a workspace. Queues are bounded, and so is the time in them.
"""

import logging
import math
import queue
import sys
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from signpost.domain.errors import Busy, ServiceError, StorageBusy
from signpost.runtime.bulkheads import Bulkhead, Holder, Permit, count_down

# A request that runs for this long, or a pool that refuses others for this long, is reported.
LONG_S = 60.0
# Refusals that come within this time of each other are one row of them.
REFUSAL_PAUSE_S = 15.0

logger = logging.getLogger("signpost.server")


class Stopping(ServiceError):
    status, code = 503, "stopping"
    message = "The server is stopping, so nothing was changed. Try again."


@dataclass(eq=False)
class QueuedRequest:
    """A request for a worker thread.

    run: answers it. reject: called with the reason if `run` is not; in any thread. may_write: whether it may wait for
    the write lock. what: it is, for the log: without anything secret.
    """

    holder: Holder
    may_write: bool
    run: Callable[["QueuedRequest"], object]
    reject: Callable[[ServiceError], object]
    pool: "RequestPool"
    what: Callable[[], str] = str
    arrived_at: float = field(default_factory=time.monotonic)
    place: Permit | None = None
    # Of the thread that answers it.
    thread: int = 0
    began_at: float = 0.0
    is_reported: bool = False

    def release_worker(self) -> None:
        """Let another request run while this one waits for something."""
        if self.place is not None:
            self.place.release()
            self.pool.start_waiting()


@dataclass(frozen=True)
class PoolLoad:
    """long: how many requests have run for a minute. is_refusing: whether others have been refused for a minute.

    is_stuck: whether no request has been answered in all that time.
    """

    long: int
    is_refusing: bool
    is_stuck: bool


def _place_of(thread: int) -> str:
    """The function of ours that a thread is in, for the log."""
    frame = sys._current_frames().get(thread)
    while frame is not None and not frame.f_globals.get("__name__", "").startswith(("signpost.", "redirect_formats.")):
        frame = frame.f_back
    return f" (in {frame.f_globals['__name__']}.{frame.f_code.co_name})" if frame is not None else ""


class RequestPool:
    """The worker threads for one bulkhead. Threads start on demand; at most the bulkhead's `total` stay idle.

    writers: the bulkhead of requests that wait for the write lock, and so have released their worker.
    """

    def __init__(self, bulkhead: Bulkhead, writers: Bulkhead, name: str):
        self._bulkhead = bulkhead
        self._writers = writers
        self._name = name
        self._lock = threading.Lock()
        # By workspace, then by person; those whose turn is next come first.
        self._queues: OrderedDict[str, OrderedDict[Holder, deque[QueuedRequest]]] = OrderedDict()
        self._of_workspace: Counter[str] = Counter()
        self._threads = 0
        self._idle = 0
        # Idle threads wait here for a request, or for None, which ends one thread.
        self._handed: queue.SimpleQueue[QueuedRequest | None] = queue.SimpleQueue()
        self._is_closed = False
        self._running: set[QueuedRequest] = set()
        # Since when requests have been refused again and again, and the last of them; when one was answered last.
        self._refusing_since = self._refused_at = -math.inf
        self._answered_at = time.monotonic()

    @property
    def waiting(self) -> int:
        """How many requests wait in queues."""
        return self._of_workspace.total()

    def submit(
        self,
        holder: Holder,
        run: Callable[[QueuedRequest], object],
        reject: Callable[[ServiceError], object],
        *,
        may_write: bool = False,
        what: Callable[[], str] = str,
    ) -> None:
        """Have a thread call `run`, now or later, or call `reject` at once if too many wait."""
        job = QueuedRequest(holder, may_write, run, reject, self, what)
        if (refused := self._queue(job)) is not None:
            self._note_refusal()
            reject(refused)
        else:
            self.start_waiting()

    def _queue(self, job: QueuedRequest) -> ServiceError | None:
        """Add a request to its queue. Returns the error if the queue is full or the pool is closed."""
        limit, holder = self._bulkhead.row.max_waiting_of_workspace, job.holder
        with self._lock:
            if self._is_closed:
                return Stopping()
            people = self._queues.get(holder.workspace)
            of_person = len(people.get(holder, ())) if people is not None else 0
            if self._of_workspace[holder.workspace] >= limit or of_person >= limit // 2:
                return self._bulkhead.busy()
            self._enqueue(job)
        return None

    def _enqueue(self, job: QueuedRequest, *, is_first: bool = False) -> None:
        holder = job.holder
        jobs = self._queues.setdefault(holder.workspace, OrderedDict()).setdefault(holder, deque())
        jobs.insert(0 if is_first else len(jobs), job)
        self._of_workspace[holder.workspace] += 1

    def start_waiting(self) -> None:
        """Start the waiting requests that the bulkhead admits now."""
        refused: QueuedRequest | None = None
        with self._lock:
            while (job := self._next()) is not None:
                if self._idle:
                    self._idle -= 1
                    self._handed.put(job)
                elif not self._start_thread(job):
                    refused = self._put_back(job)
                    break
        if refused is not None:
            refused.reject(Busy())

    def _start_thread(self, job: QueuedRequest) -> bool:
        """Start a thread with a request. Returns False if the system refuses another thread."""
        try:
            threading.Thread(target=self._work, args=(job,), name=self._name, daemon=True).start()
        except RuntimeError:
            return False
        self._threads += 1
        return True

    def _put_back(self, job: QueuedRequest) -> QueuedRequest | None:
        """Return a request to its queue, for lack of a thread. If there is no thread at all, returns the request."""
        assert job.place is not None
        job.place.release()
        if not self._threads:
            return job
        job.place = None
        self._enqueue(job, is_first=True)
        return None

    def _next(self) -> QueuedRequest | None:
        """Take the request whose turn it is from its queue, if it is admitted. The caller holds the lock."""
        if self._bulkhead.is_full:
            return None
        for workspace, people in self._queues.items():
            may_write = self._has_room_for_writers(workspace)
            for holder, jobs in people.items():
                job = next((job for job in jobs if may_write or not job.may_write), None)
                if job is not None and (place := self._bulkhead.try_enter(holder)) is not None:
                    jobs.remove(job)
                    job.place = place
                    people.move_to_end(holder)
                    self._queues.move_to_end(workspace)
                    self._remove_if_empty(holder)
                    count_down(self._of_workspace, workspace)
                    return job
        return None

    def _has_room_for_writers(self, workspace: str) -> bool:
        """Whether every running request of a workspace could still get a place to wait for the write lock.

        If not, further changes of the workspace stay in their queue, so that its reads still get a thread.
        """
        waiting = self._writers.held_by(workspace)
        return not waiting or waiting + self._bulkhead.row.of_workspace <= self._writers.row.of_workspace

    def _remove_if_empty(self, holder: Holder) -> None:
        people = self._queues[holder.workspace]
        if not people[holder]:
            del people[holder]
        if not people:
            del self._queues[holder.workspace]

    def _work(self, first: QueuedRequest) -> None:
        job: QueuedRequest | None = first
        while job is not None:
            job.thread, job.began_at = threading.get_ident(), time.monotonic()
            with self._lock:
                self._running.add(job)
            try:
                job.run(job)
            except Exception:
                logger.exception("A request failed outside of the app.")
            finally:
                with self._lock:
                    self._running.discard(job)
                self._answered_at = time.monotonic()
                assert job.place is not None
                job.place.release()
            job = self._next_or_idle()

    def _next_or_idle(self) -> QueuedRequest | None:
        """Wait for the next request of a thread. None: the thread is no longer needed."""
        with self._lock:
            if (job := self._next()) is not None:
                return job
            if self._is_closed or self._idle >= self._bulkhead.row.total:
                self._threads -= 1
                return None
            self._idle += 1
        job = self._handed.get()
        if job is None:
            with self._lock:
                self._threads -= 1
        return job

    def reject_expired(self) -> None:
        """Reject the requests that have waited too long. Called at intervals."""
        since = time.monotonic() - self._bulkhead.row.wait_s
        late: list[tuple[QueuedRequest, ServiceError]] = []
        with self._lock:
            for workspace, people in [*self._queues.items()]:
                busy = self._bulkhead.busy()
                busy_writing = busy if self._has_room_for_writers(workspace) else StorageBusy(self._writers.row.message)
                for holder, jobs in [*people.items()]:
                    while jobs and jobs[0].arrived_at < since:
                        job = jobs.popleft()
                        late.append((job, busy_writing if job.may_write else busy))
                        count_down(self._of_workspace, holder.workspace)
                    self._remove_if_empty(holder)
        for job, error in late:
            self._note_refusal()
            job.reject(error)

    # --- what lasts too long ------------------------------------------------------------------------------------------

    def _note_refusal(self) -> None:
        now = time.monotonic()
        if now - self._refused_at > REFUSAL_PAUSE_S:
            self._refusing_since = now
        self._refused_at = now

    def load(self) -> PoolLoad:
        """What has lasted for a minute. Each request that has is logged once, with where it is."""
        now = time.monotonic()
        with self._lock:
            long = [job for job in self._running if now - job.began_at >= LONG_S]
        for job in long:
            if not job.is_reported:
                job.is_reported = True
                logger.warning(
                    "%s has run for %d seconds, and still does%s.", job.what(), LONG_S, _place_of(job.thread)
                )
        is_refusing = now - self._refused_at <= REFUSAL_PAUSE_S and now - self._refusing_since >= LONG_S
        return PoolLoad(len(long), is_refusing, is_stuck=is_refusing and now - self._answered_at >= LONG_S)

    def close(self) -> None:
        """Start no more requests, and reject those that wait."""
        with self._lock:
            self._is_closed = True
            waiting = [job for people in self._queues.values() for jobs in people.values() for job in jobs]
            self._queues.clear()
            self._of_workspace.clear()
            for _ in range(self._idle):
                self._handed.put(None)
            self._idle = 0
        for job in waiting:
            job.reject(Stopping())
