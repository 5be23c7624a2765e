"""Visitors have priority: at a high rate of visits, all other work is limited to a share of the processor.

One process has one interpreter, and any computation in it delays visitors. So work that is long or frequent is done in
turns, which wait while visitors need the time; at a low rate of visits, turns cost nothing.
"""

import contextlib
import threading
import time
from collections.abc import Iterator
from enum import StrEnum

from flask import Flask

from signpost.storage.app_parts import parts_of

# Above this rate of visits other work is throttled. A visit takes about 20 us: below it there is room for all.
BUSY_VISITS_PER_S = 2_000
# The rate is measured this often.
SAMPLE_S = 0.05
# The longest single wait for a turn.
MAX_WAIT_S = 0.25


class Work(StrEnum):
    """The kinds of work other than visits."""

    API = "api"
    JOBS = "jobs"
    COUNTING = "counting"


# The share of the processor (of 1) that each kind of work may take at a high rate of visits.
SHARES = {
    # Requests of API, agents and dashboard, for which a person waits.
    Work.API: 0.15,
    # Imports, bulk deletions, the retention sweep.
    Work.JOBS: 0.1,
    # Writing clicks to the database: always throttled, because no one waits for it.
    Work.COUNTING: 0.02,
}


class VisitRate:
    """How many visits one app answers."""

    def __init__(self) -> None:
        # Incremented by visits without a lock: a lost increment does no harm.
        self.visits = 0
        self._lock = threading.Lock()
        self._seen = 0
        self._next_sample = 0.0
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        """Whether the rate of visits is high enough to throttle other work."""
        now = time.monotonic()
        with self._lock:
            if now >= self._next_sample:
                since = now - self._next_sample + SAMPLE_S
                self._is_busy = self.visits - self._seen > BUSY_VISITS_PER_S * since
                self._seen, self._next_sample = self.visits, now + SAMPLE_S
        return self._is_busy


class CpuBudget:
    """What one kind of work may take of the processor, as a share of 1."""

    def __init__(self, visit_rate: VisitRate, share: float):
        self._visit_rate = visit_rate
        self._share = share
        self._lock = threading.Lock()
        self._free_at = 0.0

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """A piece of work: it starts when the work done so far is within the share."""
        if (left := self._free_at - time.monotonic()) > 0 and self._visit_rate.is_busy:
            time.sleep(min(left, MAX_WAIT_S))
        began = time.thread_time()
        try:
            yield
        finally:
            if self._visit_rate.is_busy:
                cost = (time.thread_time() - began) / self._share
                with self._lock:
                    self._free_at = max(self._free_at, time.monotonic()) + cost


def budget(app: Flask, work: Work) -> CpuBudget:
    """A new budget for one kind of work of an app: each kind has one, which its threads share."""
    return CpuBudget(of(app), SHARES[work])


def pause_s(work: Work, cpu_s: float) -> float:
    """How long to pause after a piece of work that took so much processor time, to stay within its share."""
    return cpu_s / SHARES[work]


def of(app: Flask) -> VisitRate:
    return parts_of(app)[VisitRate]
