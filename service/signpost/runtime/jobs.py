"""Work that no caller waits for: short notes, and long jobs that survive the process, of the active app.

A long job is a generator: each step is whole by itself and writes down how far it came, so the job can be begun again
after its last step, in this process or in the next. Between two steps other jobs have their turn.
"""

import errno
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from flask import Flask, current_app

from signpost.domain import times
from signpost.domain.errors import ServiceError
from signpost.runtime import throttle
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Job

# Of the processor, while many visitors come.
SHARE = 0.1
# A job that cannot write now is tried again after this time, twice as long each time, up to the longest. Short enough
# that a disk with room again is noticed at once, long enough that a full one costs nothing.
FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 5.0
# A job that fails so many times, and not for want of room or of the write lock, has failed: with the pauses above,
# after about 40 seconds. Also where it takes steps in between: a dry run begins with the first line each time.
MOST_TRIES = 10
# A job that is not over and did nothing for so long stands still. A step takes less than a second; the longest wait for
# the write lock is 10 seconds.
STILL_S = 60.0
# What people read of a job that failed. Why stands in the log, with the job's id.
FAILED = "It could not be finished; the server's log says why. Ask for it again."

logger = logging.getLogger("signpost.jobs")

Steps = Callable[[str], Iterator[None]]


@dataclass(eq=False)
class _Run:
    """A long job in this process.

    tries: steps in a row that failed; faults: all that failed, and not for want of room or of the write lock.
    moved_at: its last step forward, or its beginning.
    """

    job_id: str
    kind: str
    workspace_id: str
    work: Steps
    is_short: bool
    steps: Iterator[None] | None = None
    tries: int = 0
    faults: int = 0
    moved_at: float = field(default_factory=time.monotonic)
    timer: threading.Timer | None = None

    @property
    def line(self) -> tuple[str, str]:
        """The jobs of one kind and workspace run one after another."""
        return self.kind, self.workspace_id


class Jobs:
    """The threads for jobs. They start with the first job, so an app that needs none has none.

    One thread is for what is short: notes, and bulk deletions, whose steps are. The other kinds share the second one.
    In each of them jobs take turns, step by step, and a workspace has one job of a kind in it: who asks for much keeps
    nobody else waiting.
    """

    def __init__(self, app: Flask):
        self._app = app
        self._short = ThreadPoolExecutor(1, thread_name_prefix="signpost-job")
        self._long = ThreadPoolExecutor(1, thread_name_prefix="signpost-long-job")
        self.share = throttle.CpuBudget(throttle.of(app), SHARE)
        # Guards what follows, and is told of each end.
        self._changed = threading.Condition()
        self._notes = 0
        self._lines: dict[tuple[str, str], deque[_Run]] = {}
        self.stopping = False

    def submit(self, note: Callable[..., Any], *args: Any) -> None:
        """Run `note(*args)`, which is short, in the app's context. What it raises is logged."""
        with self._changed:
            self._notes += 1
        try:
            future = self._short.submit(self._write, note, args)
        except RuntimeError:  # the process is stopping
            self._note_ended()
        else:
            future.add_done_callback(self._note_ended)

    def _write(self, note: Callable[..., Any], args: tuple[Any, ...]) -> None:
        with self._app.app_context():
            try:
                note(*args)
            except Exception:
                logger.exception("The job %s failed.", note.__qualname__)

    def _note_ended(self, _: Future[None] | None = None) -> None:
        with self._changed:
            self._notes -= 1
            self._changed.notify_all()

    # --- long jobs ------------------------------------------------------------------------------------------------

    def begin(self, job: Job, work: Steps, *, is_short: bool) -> None:
        """Take the steps of `work(job.id)`, after those of the earlier jobs of its kind and workspace."""
        run = _Run(job.id, job.kind, job.workspace_id, work, is_short)
        with self._changed:
            line = self._lines.setdefault(run.line, deque())
            if any(other.job_id == run.job_id for other in line):
                return
            line.append(run)
            is_first = len(line) == 1
        if is_first:
            self._queue(run)

    def _queue(self, run: _Run) -> None:
        """Put the next step of a job behind those of the others."""
        pool = self._short if run.is_short else self._long
        try:
            future = pool.submit(self._step, run)
        except RuntimeError:  # the process is stopping; the next one goes on
            self.stopping = True
            self._over(run)
        else:
            future.add_done_callback(lambda future: self._over(run) if future.cancelled() else None)

    def _step(self, run: _Run) -> None:
        if self.stopping:
            self._over(run)
            return
        with self._app.app_context():
            try:
                if run.faults >= MOST_TRIES:
                    _write_down_failure(run.job_id)
                    is_over = True
                else:
                    run.steps = run.steps or run.work(run.job_id)
                    is_over = next(run.steps, _OVER) is _OVER
            except Exception as error:
                self._try_again(run, error)
                return
        run.tries, run.moved_at = 0, time.monotonic()
        if is_over:
            self._over(run)
        else:
            self._queue(run)

    def _try_again(self, run: _Run, error: Exception) -> None:
        run.steps = None
        if not self.stopping:
            if _will_pass(error):
                log = logger.warning if run.tries == 0 else logger.debug
                log("The job %s (%s) waits: %s", run.job_id, run.kind, error)
            else:
                run.faults += 1
                logger.exception("The job %s (%s) failed, try %d.", run.job_id, run.kind, run.faults)
        pause_s = min(FIRST_PAUSE_S * 2 ** min(run.tries, 10), LONGEST_PAUSE_S)
        run.tries += 1
        run.timer = threading.Timer(pause_s, self._queue, (run,))
        run.timer.daemon = True
        with self._changed:
            if not self.stopping:
                run.timer.start()
                return
        self._over(run)

    def _over(self, run: _Run) -> None:
        """A job is over, or is left to the next process: the next one of its line begins."""
        if run.steps is not None:
            run.steps.close()  # type: ignore[attr-defined]
        with self._changed:
            line = self._lines.get(run.line, deque())
            if run in line:
                line.remove(run)
            following = line[0] if line and not self.stopping else None
            if following is None:
                self._lines.pop(run.line, None)
            else:
                following.moved_at = time.monotonic()
            self._changed.notify_all()
        if following is not None:
            self._queue(following)

    def standing_still(self) -> list[str]:
        """A sentence for each job that is not over and has done nothing for a minute. Call it in the app's context."""
        with self._changed:
            known = {run.job_id: (run, run is line[0]) for line in self._lines.values() for run in line}
        late = time.monotonic() - STILL_S
        sentences = []
        # Also what a command asked for that was ended before its job was.
        long_ago = times.text(times.now() - timedelta(seconds=STILL_S))
        rows = Job.select(Job.id, Job.kind, Job.updated_at).where(Job.finished_at.is_null()).order_by(Job.id)
        for job in rows:
            run, is_first = known.get(job.id, (None, True))
            is_still = is_first and run.moved_at < late if run is not None else job.updated_at < long_ago
            if is_still:
                sentences.append(f"The job {job.id} ({job.kind}) has stood still since {job.updated_at}.")
        return sentences

    def drain(self, timeout_s: float | None = None) -> None:
        """Wait until everything asked for so far has ended."""
        with self._changed:
            self._changed.wait_for(lambda: not self._notes and not self._lines, timeout_s)

    def close(self, timeout_s: float | None = None) -> None:
        """Take no more jobs, drop those not begun, and wait for the steps that run."""
        with self._changed:
            self.stopping = True
            waiting = [run for line in self._lines.values() for run in line if run.timer is not None]
        for pool in (self._short, self._long):
            pool.shutdown(wait=False, cancel_futures=True)
        for run in waiting:
            if run.timer is not None and run.timer.is_alive():
                run.timer.cancel()
                self._over(run)
        self.drain(timeout_s)


_OVER = object()


def _will_pass(error: BaseException) -> bool:
    """Whether a job met something that ends without it: a full disk, a lock that somebody else holds."""
    error = database.refusal(error, database.current().path.parent) or error
    if isinstance(error, ServiceError):
        return error.status == 503
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)


def _write_down_failure(job_id: str) -> None:
    with database.atomic():
        job: Job | None = Job.get_or_none(Job.id == job_id)
        if job is not None and job.finished_at is None:
            end(job, "failed", FAILED)


def of(app: Flask) -> Jobs:
    return parts_of(app)[Jobs]


def submit(note: Callable[..., Any], *args: Any) -> None:
    """Run `note(*args)`, which is short, on the active app's threads."""
    of(current_app).submit(note, *args)


def begin(job: Job, work: Steps, *, is_short: bool = False) -> None:
    """Take the steps of a long job on the active app's threads. is_short: each takes but a moment."""
    of(current_app).begin(job, work, is_short=is_short)


def resume(kind: str, work: Steps, *, is_short: bool = False) -> None:
    """Go on with every job of a kind that an earlier process left unfinished."""
    for job in Job.select().where((Job.kind == kind) & Job.finished_at.is_null()).order_by(Job.id):
        begin(job, work, is_short=is_short)


def end(job: Job, state: str = "done", reason: str = "") -> None:
    """Write down that a job has ended. reason: a sentence, where it did not end as it was meant to."""
    with database.atomic():
        job.state, job.updated_at = state, times.now_text()
        job.finished_at = job.updated_at
        if reason:
            job.filter = {**job.filter, "reason": reason}
        job.save()


def turn() -> AbstractContextManager[None]:
    """Part of a long job; it begins when visitors can spare the processor."""
    return of(current_app).share.turn()
