"""Visitors go first: while many come, everything else gets a share of the processor, and no more.

One process has one interpreter, and whoever computes in it keeps visitors waiting. So work that is long or frequent is
done in turns, which are held back where visitors need the time; while few come they cost nothing.
"""

import contextlib
import threading
import time
from collections.abc import Iterator

from flask import Flask

from signpost.storage.app_parts import parts_of

# From so many visits a second on others are held back. A visit costs about 20 us: below that there is room for all.
BUSY_VISITS_PER_S = 2_000
# How long visits are counted before that is judged anew.
SAMPLE_S = 0.05
# Nobody waits longer at once.
MAX_WAIT_S = 0.25


class VisitRate:
    """The visits of one app, and how they hold back others."""

    def __init__(self) -> None:
        # Counted up by visits without a lock: one that is lost now and then does no harm.
        self.visits = 0
        self._lock = threading.Lock()
        self._seen = 0
        self._look_at = 0.0
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        """Whether so many visitors come that others hold back."""
        now = time.monotonic()
        with self._lock:
            if now >= self._look_at:
                since = now - self._look_at + SAMPLE_S
                self._is_busy = self.visits - self._seen > BUSY_VISITS_PER_S * since
                self._seen, self._look_at = self.visits, now + SAMPLE_S
        return self._is_busy


class CpuBudget:
    """One kind of work's share of the processor (of 1) where visitors need it too."""

    def __init__(self, pace: VisitRate, share: float):
        self._pace = pace
        self._share = share
        self._lock = threading.Lock()
        self._free_at = 0.0

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """Some of the work: it begins when what was done so far is within the share."""
        if (left := self._free_at - time.monotonic()) > 0 and self._pace.is_busy:
            time.sleep(min(left, MAX_WAIT_S))
        began = time.thread_time()
        try:
            yield
        finally:
            if self._pace.is_busy:
                cost = (time.thread_time() - began) / self._share
                with self._lock:
                    self._free_at = max(self._free_at, time.monotonic()) + cost


def of(app: Flask) -> VisitRate:
    return parts_of(app)[VisitRate]
