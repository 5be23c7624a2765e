"""The thread that counts clicks: moves them from the backlog into the database, in batches.

How far the journal is counted is stored in the transaction that counts, so a process that is killed at any moment
loses no click and counts none twice.
"""

import contextlib
import logging
import threading
import time
from collections import Counter

from flask import Flask

from signpost.clicks import totals
from signpost.clicks.backlog import Backlog, drop, unmark
from signpost.clicks.in_order import InOrder
from signpost.clicks.journal import TAKEN, Click
from signpost.clicks.totals import ClickBreakdowns
from signpost.domain import times
from signpost.domain.clicks.click_events import BATCH_EVERY_S, VisitSink
from signpost.domain.errors import ServiceError, StorageUncertain
from signpost.runtime import clock, throttle
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.statements.retention import delete_days

# Clicks are counted this soon after they came ...
WRITE_EVERY_S = 0.25
# ... as long as no more than this come at once. Otherwise counting keeps to its share of the processor
# (runtime/throttle.py): the more clicks of a record are counted together, the less each of them costs ...
BACK_OFF_THRESHOLD = 200
# ... unless clicks would wait longer than this. At 40,000 a second the ring is half full then, and is emptied anyway.
MAX_PAUSE_S = 7.0
# After a write that failed (the disk was full, say) the next attempt waits longer.
RETRY_S = 2.0
# The same failure is logged again after this long.
LOG_EVERY_S = 60.0
# If no click has been counted for this long although some wait, something is wrong: no write takes that long.
LATE_S = 30.0
# A list in the order of clicks counts every visit that was answered a second ago. If any waits longer than this ...
FRESH_S = 0.5
# ... it waits for the counting, but no longer than this.
CATCH_UP_S = 5.0
# While this many clicks are counted, so much of the database's file stays in memory: their rows are on many pages, and
# SQLite's own 2 MB would have each page written and read several times.
MANY_CLICKS, CACHE_KIB = 1_000, 16_384
# Between two transactions, for others who want to write.
PAUSE_S = 0.005

logger = logging.getLogger("signpost.clicks")


def pause_after(clicks: int, cpu_s: float) -> float:
    """How long to wait after so many clicks were counted, which took so much processor time. In seconds."""
    if clicks <= BACK_OFF_THRESHOLD:
        return WRITE_EVERY_S
    return min(max(WRITE_EVERY_S, throttle.pause_s(throttle.Work.COUNTING, cpu_s)), MAX_PAUSE_S)


class ClickWriter:
    """Counts the clicks of one app. The thread starts when it is first woken."""

    def __init__(self, app: Flask, backlog: Backlog, sink: VisitSink):
        self._app = app
        # Whether clicks may be marked: see `unmark`.
        self._takes = database.of(app).cluster.takes_clicks
        self._backlog = backlog
        self._sink = sink
        # Whether the thread knows that clicks wait.
        self.is_awake = False
        # Whether the last write failed: clicks wait, and are not lost.
        self.is_stuck = False
        self._failure, self._logged_at = "", 0.0
        # When the thread was woken for what waits now, and when it last counted something.
        self._due_at: float | None = None
        self._moved_at = 0.0
        # When the last write began, and whether someone waits for the next one.
        self._began_at = 0.0
        self._skips_pause = False
        # The processor time of one write. The time that passes says nothing: the disk, or another program, was busy.
        self._cpu_s = 0.0
        # The first day whose visitors are not forgotten, and the first whose breakdowns are not folded.
        self._forgotten_before = self._folded_before = ""
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def trouble(self) -> str | None:
        """A sentence for the operator if clicks are not counted as they should be; None: all is well."""
        waiting = self._backlog.waiting
        if self.is_stuck:
            return f"Clicks cannot be written; about {waiting} wait, and none is lost."
        due_at = self._due_at
        if due_at is None or not waiting:
            return None
        late_s = time.monotonic() - max(due_at, self._moved_at)
        if late_s > LATE_S:
            return f"About {waiting} clicks have not been counted for {late_s:.0f} seconds; none is lost."
        return None

    # --- the thread -------------------------------------------------------------------------------------------

    def wake(self) -> None:
        self.is_awake = True
        if self._due_at is None:
            self._due_at = time.monotonic()
        self._wake.set()
        with self._lock:
            if self._thread is None and not self._stopping.is_set():
                self._thread = threading.Thread(target=self._run, name="signpost-clicks", daemon=True)
                try:
                    self._thread.start()
                except RuntimeError:  # the system has no thread for us: the next click tries again
                    self._thread, self.is_awake = None, False

    def catch_up(self) -> None:
        """Return once every click of more than a second ago is counted, or after a while if it cannot be.

        Only under very heavy traffic does any wait that long.
        """
        due_at, journal = self._due_at, self._backlog.journal
        if due_at is None or journal is None or time.monotonic() - max(due_at, self._began_at) < FRESH_S:
            return
        until, last = time.monotonic() + CATCH_UP_S, journal.last
        while journal.counted < last and time.monotonic() < until and not self.is_stuck and not self._stopping.is_set():
            self._skips_pause = True
            time.sleep(PAUSE_S)

    def stop(self, timeout_s: float) -> bool:
        """End the thread. False: it is still writing after this time."""
        self._stopping.set()
        self._wake.set()
        thread = self._thread
        if thread is None:
            return True
        thread.join(timeout_s)
        return not thread.is_alive()

    def _run(self) -> None:
        try:
            pause_s = WRITE_EVERY_S
            while not self._stopping.is_set():
                self._wake.wait()
                pause_s = self._write_after(pause_s)
        except Exception:
            logger.exception("The thread that counts clicks has ended; the next click starts another one.")
        finally:
            # In this order: a visit that finds it not awake starts a thread, and must find that there is none.
            with self._lock:
                self._thread = None
            self.is_awake = False

    def _write_after(self, pause_s: float) -> float:
        """Wait this long, then count what waits; returns how long to wait before the next time."""
        self._wait(max(pause_s, BATCH_EVERY_S) if self._sink.is_wanted else pause_s)
        self._wake.clear()
        self.is_awake = False
        journal = self._backlog.journal
        assert journal is not None
        counted, due_at = journal.counted, self._due_at
        if not self.write():
            self.is_awake = True
            self._wake.set()
            return RETRY_S
        if self._due_at == due_at:
            self._due_at = time.monotonic() if self.is_awake else None
        return pause_after(journal.counted - counted, self._cpu_s)

    def _wait(self, seconds: float) -> None:
        """Wait, but stop before the journal is full."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 and not self._stopping.wait(min(left, WRITE_EVERY_S)):
            if self._skips_pause or self._backlog.journal is None or self._backlog.journal.is_half_full:
                return

    # --- writing ----------------------------------------------------------------------------------------------

    def write(self) -> bool:
        """Count what waits. False: it could not be written, still waits, and will be tried again."""
        backlog = self._backlog
        if backlog.journal is None or backlog.visitors is None:
            return True
        self._cpu_s, self._began_at, self._skips_pause = 0.0, time.monotonic(), False
        try:
            with contextlib.ExitStack() as stack:
                stack.enter_context(self._app.app_context())
                if backlog.waiting > MANY_CLICKS:
                    stack.enter_context(database.current().page_cache(CACHE_KIB))
                backlog.replace_lost_journal()
                # Not those that come meanwhile: a transaction for a few of them at a time would never end.
                today, last = times.now().date().isoformat(), backlog.journal.last
                while self._write_batch() and (backlog.journal.counted < last or backlog.has_overflow):
                    time.sleep(PAUSE_S)
                self._forget_visitors_before(today)
                self._fold_days_before(today)
        except Exception as error:
            # Whatever it is: no other thread counts, and what waits is not lost.
            backlog.mark_unconfirmed()
            self._log_failure(error)
            return False
        self.is_stuck, self._failure = False, ""
        backlog.visitors.forget()
        return True

    def _write_batch(self) -> bool:
        """One transaction. False: there was nothing to read, because a visit is writing it at this moment."""
        backlog = self._backlog
        journal, visitors = backlog.journal, backlog.visitors
        assert journal is not None
        assert visitors is not None
        with contextlib.ExitStack() as until_committed, database.atomic():
            # Only now, so that no request for an exact count waits for another writer.
            until_committed.enter_context(backlog.moving)
            began, cpu_began_s = time.monotonic(), time.thread_time()
            backlog.reread_confirmed()
            are_wanted, before = self._sink.are_wanted(), journal.counted
            waiting = backlog.read(in_order=are_wanted)
            overflow = backlog.take_overflow()
            until_committed.push(
                lambda failure, *_: self._after_failure(failure, overflow) if failure else backlog.acknowledge(waiting)
            )
            clicks = waiting.clicks
            clicks.update(overflow)
            if self._takes and (taken := unmark(clicks)):
                for record_seq, count in database.cluster().count_taken(taken, backlog.take_keys(taken)).items():
                    # Another node has counted them: this one was silent for a day.
                    drop(clicks, record_seq, count)
                waiting.in_order = [(place, id_ & ~TAKEN if id_ > 0 else id_) for place, id_ in waiting.in_order]
            counted = totals.store(clicks, visitors.by_id, waiting.newest_first)
            visits = None
            if are_wanted:
                moment_ms, workspaces = waiting.moment_ms, counted.workspaces
                in_memory = Counter(overflow)
                unmark(in_memory)
                visits = InOrder(clicks, waiting.in_order, moment_ms, in_memory, workspaces, visitors.by_id)
            self._sink.counted(counted.people, visits)
            backlog.save_offset(waiting.last, is_named=bool(overflow))
        self._moved_at = time.monotonic()
        cpu_s = time.thread_time() - cpu_began_s
        backlog.adapt(len(clicks), self._moved_at - began, cpu_s)
        self._cpu_s += cpu_s
        return bool(clicks) or waiting.last > before

    def _after_failure(self, failure: type[BaseException], overflow: Counter[Click]) -> None:
        if issubclass(failure, StorageUncertain):
            self._backlog.mark_overflow_unconfirmed(overflow)
        else:
            self._backlog.put_back(overflow)

    def _forget_visitors_before(self, today: str) -> None:
        """Every click of earlier days is counted: forget the visitors of these days, some of them at each write."""
        tables, may = ("click_visitor", "workspace_visitor"), today != self._forgotten_before and clock.is_day(today)
        if may and not any(next(delete_days(table, today), 0) for table in tables):
            self._forgotten_before = today

    def _fold_days_before(self, today: str) -> None:
        """Let the breakdowns of days that are over be folded, those of some at each write."""
        if today != self._folded_before:
            began_s = time.thread_time()
            breakdowns: ClickBreakdowns | None = hook().click_breakdowns()
            if breakdowns is None or not breakdowns.fold_before(today):
                self._folded_before = today
            self._cpu_s += time.thread_time() - began_s

    def _log_failure(self, error: Exception) -> None:
        """Log why clicks wait, but not the same every two seconds; an unexpected error with its traceback."""
        self.is_stuck = True
        # If a stop cannot wait any longer for another process, the database is closed under us.
        is_expected = isinstance(error, ServiceError) or self._stopping.is_set()
        reason = error.message if isinstance(error, ServiceError) else repr(error)
        is_new, now = type(error).__name__ != self._failure, time.monotonic()
        if is_new or now - self._logged_at > LOG_EVERY_S:
            level = logging.WARNING if is_expected else logging.ERROR
            traceback = error if is_new and not is_expected else None
            logger.log(
                level, "About %d clicks wait to be counted: %s", self._backlog.waiting, reason, exc_info=traceback
            )
            self._failure, self._logged_at = type(error).__name__, now
