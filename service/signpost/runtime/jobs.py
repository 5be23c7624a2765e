"""Background work of the active app: short notes, and long jobs that survive the process.

A long job is a generator. Each step is complete by itself and stores the progress of the job, so the job can continue
after its last step, in this process or the next. Between two steps, other jobs get their turn.
"""

import errno
import logging
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from typing import Any

from flask import Flask, current_app
from peewee import Expression

from signpost.domain import times
from signpost.domain.errors import LeaseLost, ServiceError
from signpost.domain.jobs import JobKind, JobState
from signpost.runtime import throttle
from signpost.runtime.features import hook
from signpost.runtime.job_threads import JobThreads
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.instance_folder import InstanceError
from signpost.storage.models import Job
from signpost.translations import mark

# A job that cannot write is tried again after this time, which doubles up to the maximum. Short enough to notice soon
# that a full disk has room again, long enough that a full disk costs nothing.
FIRST_PAUSE_S = 0.5
MAX_PAUSE_S = 5.0
# A job has failed once its steps failed this often for reasons other than a full disk or the write lock: after about 40
# seconds, with the pauses above. Successful steps do not reset the count: a dry run starts at the first line each time.
MAX_TRIES = 10
# An unfinished job that has made no progress for this long is stuck. A step takes less than a second; the longest wait
# for the write lock is 10 seconds.
STUCK_AFTER_S = 60.0
# How soon a server goes on with the jobs of a command that was killed.
TAKE_OVER_EVERY_S = 3.0
# What people read about a job that failed. The log has the reason, with the job's id.
FAILED = mark("The job could not be finished; the server's log has the reason. Request it again.")

logger = logging.getLogger("signpost.jobs")

# The steps of a job; what the generator returns says, as a sentence, why the job ended early ("": it did not).
Steps = Generator[None, None, str]


class JobStopped(Exception):
    """A job was stopped during one of its steps, which is undone."""


@dataclass(frozen=True)
class JobDefinition:
    """How jobs of one kind are done.

    is_short: each step is brief, so it may run on the thread for short work. on_end: called once the job has ended by
    itself. before_resume: called at the start of the process, before unfinished jobs continue.
    """

    name: JobKind
    steps: Callable[[Job], Steps]
    is_short: bool = False
    on_end: Callable[[Job], object] | None = None
    before_resume: Callable[[], object] | None = None

    def run(self, job_id: str) -> Iterator[None]:
        """The life of a job: its steps, and its end."""
        job: Job | None = Job.get_or_none(Job.id == job_id)
        if job is None or job.finished_at is not None:
            return
        reason = yield from self.steps(job)
        end(job, reason)
        if self.on_end is not None:
            self.on_end(job)


@dataclass(eq=False)
class _Run:
    """A long job in this process.

    tries: steps in a row that failed. faults: all steps that failed for reasons other than a full disk or the lock.
    moved_at: the time (monotonic) of its last step forward, or of its beginning.
    """

    job_id: str
    workspace_id: str
    kind: JobDefinition
    steps: Iterator[None] | None = None
    tries: int = 0
    faults: int = 0
    moved_at: float = field(default_factory=lambda: times.monotonic_s())
    timer: threading.Timer | None = None

    @property
    def line(self) -> tuple[str, str]:
        """The jobs of one kind and workspace run one after another."""
        return self.kind.name, self.workspace_id


class Jobs:
    """The threads for jobs. They start with the first job, so an app that needs none has none.

    One thread is for short work: notes, and jobs whose kind says so. All other jobs share a second one, and further
    ones while a step is slow (runtime/job_threads.py). Jobs take turns, step by step, and a workspace has one job of a
    kind at a time: a caller who requests many jobs does not keep the others waiting.
    """

    def __init__(self, app: Flask, kinds: Iterable[JobDefinition] = ()):
        self._app = app
        self.kinds = {kind.name: kind for kind in kinds}
        self._short = ThreadPoolExecutor(1, thread_name_prefix="signpost-job")
        self._long = JobThreads("signpost-long-job")
        self.budget = throttle.budget(app, throttle.Work.JOBS)
        # Guards what follows, and is notified of each end.
        self._changed = threading.Condition()
        self._notes = 0
        self._lines: dict[tuple[str, str], deque[_Run]] = {}
        self._claiming: set[str] = set()
        self.stopping = False
        # Which jobs run here: no other process runs these at the same time.
        self._claims = database.of(app).cluster.claims

    def submit(self, note: Callable[..., Any], *args: Any) -> None:
        """Run `note(*args)`, which is short, in the app's context. What it raises is logged."""
        with self._changed:
            self._notes += 1
        try:
            future = self._short.submit(self._run_note, note, args)
        except RuntimeError:  # the process is stopping
            self._note_ended()
        else:
            future.add_done_callback(self._note_ended)

    def _run_note(self, note: Callable[..., Any], args: tuple[Any, ...]) -> None:
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

    def begin(self, job: Job, kind: JobDefinition | None = None) -> None:
        """Take the steps of a job, after those of the earlier jobs of its kind and workspace.

        Not where another process does.
        """
        run = _Run(job.id, job.workspace_id, kind or self.kinds[job.kind])
        with self._changed:
            if run.job_id in self._claiming or any(other.job_id == run.job_id for other in self._line_of(run)):
                return
            self._claiming.add(run.job_id)
        is_mine = is_first = False
        try:
            # Without the lock: it may ask another machine.
            is_mine = self._claim(run.job_id)
        finally:
            # Whatever it raised: no thread waits for a claim that has ended.
            with self._changed:
                self._claiming.discard(run.job_id)
                if is_mine:
                    line = self._lines.setdefault(run.line, deque())
                    line.append(run)
                    is_first = len(line) == 1
                self._changed.notify_all()
        if is_first:
            self._queue(run)

    def _line_of(self, run: _Run) -> deque[_Run]:
        return self._lines.get(run.line, deque())

    def resume(self) -> None:
        """Resume every job that an earlier process left unfinished."""
        for kind in self.kinds.values():
            if kind.before_resume is not None:
                kind.before_resume()
        self.take_over(self.unclaimed())

    @property
    def _is_unfinished(self) -> Expression:
        """Which jobs have not ended, and can: those of a feature that is off wait until it is on."""
        return Job.finished_at.is_null() & Job.kind.in_([*self.kinds])

    def unclaimed(self) -> list[str]:
        """The unfinished jobs that do not run here. Most belong to commands; some of these may have been killed."""
        with self._changed:
            known = {run.job_id for line in self._lines.values() for run in line}
        rows: Any = Job.select(Job.id).where(self._is_unfinished).order_by(Job.id)
        return [id_ for (id_,) in rows.tuples() if id_ not in known]

    def take_over(self, ids: Iterable[str]) -> None:
        """Go on with jobs that no process runs."""
        for id_ in ids:
            job: Job | None = Job.get_or_none(Job.id == id_)
            if job is not None and job.finished_at is None:
                self.begin(job)

    def _claim(self, job_id: str) -> bool:
        """Claim a job for this process. False: another process runs it."""
        try:
            return self._claims.take(job_id)
        except (OSError, InstanceError) as error:
            # Better twice than never: this process was asked to.
            logger.warning("Other processes do not see that the job %s runs here: %s", job_id, error)
            return True

    def _queue(self, run: _Run) -> None:
        """Put the next step of a job after those of the others."""
        try:
            if run.kind.is_short:
                future = self._short.submit(self._step, run)
                future.add_done_callback(lambda future: self._over(run) if future.cancelled() else None)
            else:
                self._long.submit(run.workspace_id, partial(self._step, run), partial(self._over, run))
        except RuntimeError:  # the process is stopping; the next one goes on
            self.stopping = True
            self._over(run)

    def _step(self, run: _Run) -> None:
        if self.stopping:
            self._over(run)
            return
        with self._app.app_context(), database.cluster().working(run.job_id):
            try:
                if run.faults >= MAX_TRIES:
                    _store_failure(run.job_id)
                    is_over = True
                else:
                    run.steps = run.steps or run.kind.run(run.job_id)
                    is_over = next(run.steps, _OVER) is _OVER
            except Exception as error:
                self._try_again(run, error)
                return
        run.tries, run.moved_at = 0, times.monotonic_s()
        if is_over:
            self._over(run)
        else:
            self._queue(run)

    def _try_again(self, run: _Run, error: Exception) -> None:
        run.steps = None
        if isinstance(error, (LeaseLost, JobStopped)):
            self._over(run)
            return
        if not self.stopping:
            if _is_temporary(error):
                log = logger.warning if run.tries == 0 else logger.debug
                log("The job %s (%s) waits: %s", run.job_id, run.kind.name, error)
            else:
                run.faults += 1
                logger.exception("The job %s (%s) failed, try %d.", run.job_id, run.kind.name, run.faults)
        pause_s = min(FIRST_PAUSE_S * 2 ** min(run.tries, 10), MAX_PAUSE_S)
        run.tries += 1
        run.timer = threading.Timer(pause_s, self._queue, (run,))
        run.timer.daemon = True
        with self._changed:
            if not self.stopping:
                run.timer.start()
                return
        self._over(run)

    def _over(self, run: _Run) -> None:
        """A job has ended, or is left to the next process: start the next one of its kind and workspace."""
        if run.steps is not None:
            run.steps.close()  # type: ignore[attr-defined]
        with self._changed:
            is_mine = run in self._line_of(run)
        if is_mine:
            self._claims.release(run.job_id)
        with self._changed:
            line = self._line_of(run)
            if run in line:
                line.remove(run)
            following = line[0] if line and not self.stopping else None
            if following is None:
                self._lines.pop(run.line, None)
            else:
                following.moved_at = times.monotonic_s()
            self._changed.notify_all()
        if following is not None:
            self._queue(following)

    def describe_stuck(self) -> list[str]:
        """A sentence for each unfinished job without progress for a minute. Call it in the app's context."""
        with self._changed:
            known = {run.job_id: (run, run is line[0]) for line in self._lines.values() for run in line}
        late = times.monotonic_s() - STUCK_AFTER_S
        sentences = []
        # Includes jobs of a command that was killed before its job ended.
        long_ago = times.text(times.now() - timedelta(seconds=STUCK_AFTER_S))
        rows = Job.select(Job.id, Job.kind, Job.updated_at).where(self._is_unfinished).order_by(Job.id)
        for job in rows:
            run, is_first = known.get(job.id, (None, True))
            is_stuck = is_first and run.moved_at < late if run is not None else job.updated_at < long_ago
            if is_stuck:
                sentences.append(f"The job {job.id} ({job.kind}) has made no progress since {job.updated_at}.")
        return sentences

    def drain(self, timeout_s: float | None = None) -> None:
        """Wait until everything requested so far has ended."""
        with self._changed:
            self._changed.wait_for(lambda: not (self._notes or self._lines or self._claiming), timeout_s)

    def finish_notes(self, timeout_s: float) -> None:
        """Wait until the notes that were requested so far are written."""
        with self._changed:
            self._changed.wait_for(lambda: not self._notes, timeout_s)

    def close(self, timeout_s: float | None = None) -> None:
        """Accept no more jobs, drop those that have not started, and wait for the steps that are running."""
        with self._changed:
            self.stopping = True
            waiting = [run for line in self._lines.values() for run in line if run.timer is not None]
        self._short.shutdown(wait=False, cancel_futures=True)
        self._long.close()
        for run in waiting:
            if run.timer is not None and run.timer.is_alive():
                run.timer.cancel()
                self._over(run)
        self.drain(timeout_s)


class TakeOvers:
    """The task of the watcher: go on with the jobs of commands that were killed."""

    def __init__(self) -> None:
        self._next_poll = 0.0

    def due(self, count: int) -> list[str]:
        if times.monotonic_s() < self._next_poll:
            return []
        self._next_poll = times.monotonic_s() + TAKE_OVER_EVERY_S
        return of(current_app).unclaimed()[:count]

    def do(self, job_id: str) -> bool:
        of(current_app).take_over([job_id])
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        """The jobs store their progress."""


_OVER = object()


def _is_temporary(error: BaseException) -> bool:
    """Whether an error is temporary: a full disk, or a lock that another process holds."""
    error = database.current().to_service_error(error) or error
    if isinstance(error, ServiceError):
        return error.status == 503
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)


def _store_failure(job_id: str) -> None:
    with database.atomic():
        job: Job | None = Job.get_or_none(Job.id == job_id)
        if job is not None and job.finished_at is None:
            end(job, FAILED)


def of(app: Flask) -> Jobs:
    return parts_of(app)[Jobs]


def submit(note: Callable[..., Any], *args: Any) -> None:
    """Run `note(*args)`, which is short, on the active app's threads."""
    of(current_app).submit(note, *args)


def queue(job: Job, kind: JobDefinition, *, is_stored: bool = False) -> None:
    """Store a new job (is_stored: its row is there), and start it once it is committed."""
    job.save(force_insert=not is_stored)
    database.after_commit(lambda: of(current_app).begin(job, kind))


def resume() -> None:
    """Resume every job of the active app that an earlier process left unfinished."""
    of(current_app).resume()


def store_progress(job: Job) -> None:
    """Store the progress of a job, within the transaction of its step. Raises JobStopped."""
    _require_unfinished(job)
    job.state, job.updated_at = JobState.RUNNING, times.now_text()
    job.save()


def _require_unfinished(job: Job) -> None:
    if not Job.select().where((Job.id == job.id) & Job.finished_at.is_null()).exists():
        raise JobStopped


def end(job: Job, reason: str = "") -> None:
    """Store that a job has ended. reason: a sentence, where it failed. Raises JobStopped where it has already."""
    with database.atomic():
        _require_unfinished(job)
        job.state, job.updated_at = JobState.FAILED if reason else JobState.DONE, times.now_text()
        job.finished_at = job.updated_at
        job.reason = reason
        job.save()
        hook().job_ended(job=job)


def stop(job: Job, reason: str) -> None:
    """End a job wherever it runs: what it has done so far stays done."""
    end(job, reason)
    kind = of(current_app).kinds.get(job.kind)
    if kind is not None and kind.on_end is not None:
        # Its file is not deleted for a change that is undone.
        database.after_commit(partial(kind.on_end, job))


def turn() -> AbstractContextManager[None]:
    """Part of a long job; it starts when visitors leave enough processor time."""
    return of(current_app).budget.turn()
