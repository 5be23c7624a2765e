"""Counting visits that found nothing: in memory, and every few seconds in the table `miss`.

A visit adds to a dictionary and waits for nothing. A thread brings the paths into the form in which they are kept
(features/misses/paths.py) and adds them up. A killed process loses what its visitors missed in the last seconds.
"""

import logging
import threading
from dataclasses import dataclass

from flask import Flask

from signpost.domain import times
from signpost.domain.errors import ServiceError
from signpost.features.misses import paths as missed_paths
from signpost.features.misses.statements import add_misses, take_rarest
from signpost.features.misses.tables import MISSES_A_DAY
from signpost.runtime import throttle
from signpost.storage import database
from signpost.storage.models import Host

# Misses are written this soon after they came, unless that takes too much time (runtime/throttle.py) ...
WRITE_EVERY_S = 5.0
# ... and at the latest after this.
MAX_PAUSE_S = 60.0
# Different paths that wait: of one hostname, so that others have room, and together, about 10 MB. Further ones are
# counted without their path.
MAX_PATHS_OF_HOST = 2_000
MAX_PATHS = 10_000
# On shutdown the thread has this long to finish.
CLOSE_S = 2.0

logger = logging.getLogger("signpost.misses")


@dataclass(slots=True)
class MissCount:
    """How often something was missed."""

    people: int = 0
    bots: int = 0
    last_seen: str = ""

    def add(self, other: "MissCount") -> None:
        self.people += other.people
        self.bots += other.bots
        self.last_seen = max(self.last_seen, other.last_seen)


# How long visits rely on the last look at the clock.
CLOCK_EVERY_S = 0.1

# (hostname, its workspace, day)
OwnersDay = tuple[str, str, str]
# Raw path, or the path and the names of a query's parameters as `count` joins them -> how often.
Paths = dict[str, MissCount]


class MissCounter:
    """The misses of one app. The thread starts with the first one."""

    def __init__(self, app: Flask):
        self._app = app
        self._lock = threading.Lock()
        self._waiting: dict[OwnersDay, Paths] = {}
        self._paths = 0
        # The time, and when to look at the clock again.
        self._now, self._day, self._next_poll = "", "", 0.0
        # Held while misses move to the database, by one thread at a time.
        self._writing = threading.Lock()
        self._is_awake = False
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def waiting(self) -> int:
        """How many different paths wait to be written."""
        return self._paths

    def count(self, host: str, workspace_id: str, raw_path: str, is_bot: bool, query: str = "") -> None:
        """One more visit that found nothing. query: "" unless records of this path differ by their queries."""
        key = raw_path[: missed_paths.MAX_RAW_BYTES + 1]
        if query:
            key = f"{key}?{missed_paths.parameter_names(query)}"
        if times.monotonic_s() >= self._next_poll:
            self._now = times.now_text()
            self._day, self._next_poll = self._now[:10], times.monotonic_s() + CLOCK_EVERY_S
        of_day = host, workspace_id, self._day
        with self._lock:
            paths = self._waiting.get(of_day)
            if paths is None:
                paths = self._waiting[of_day] = {}
            found = paths.get(key)
            if found is None:
                found = self._new(paths, key)
            if is_bot:
                found.bots += 1
            else:
                found.people += 1
            found.last_seen = self._now
        if not self._is_awake:
            self._start()

    def _new(self, paths: Paths, key: str) -> MissCount:
        """The count of another path, or that of the rest. The lock is held."""
        if len(paths) >= MAX_PATHS_OF_HOST or self._paths >= MAX_PATHS:
            # There are as many of these as connected hostnames, for each day on which nothing could be written.
            return paths.setdefault(missed_paths.REST, MissCount())
        self._paths += 1
        found = paths[key] = MissCount()
        return found

    # --- the thread -------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self._is_awake = True
        self._wake.set()
        with self._lock:
            if self._thread is None and not self._stopping.is_set():
                self._thread = threading.Thread(target=self._run, name="signpost-misses", daemon=True)
                try:
                    self._thread.start()
                except RuntimeError:  # the system has no thread for us: the next miss tries again
                    self._thread, self._is_awake = None, False

    def _run(self) -> None:
        pause_s = WRITE_EVERY_S
        while True:
            self._wake.wait()
            if self._stopping.wait(pause_s):
                return
            self._wake.clear()
            self._is_awake = False
            began = times.monotonic_s()
            if self.write():
                pause_s = throttle.pause_s(throttle.Work.COUNTING, times.monotonic_s() - began)
                pause_s = min(max(WRITE_EVERY_S, pause_s), MAX_PAUSE_S)
            else:
                self._is_awake = True
                self._wake.set()
                pause_s = MAX_PAUSE_S

    def close(self) -> None:
        """Write what waits, and end the thread."""
        self._stopping.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(CLOSE_S)
            if self._thread.is_alive():
                logger.warning("The latest paths that visitors did not find are lost: writing them takes too long.")
                return
        self.write()

    # --- writing ----------------------------------------------------------------------------------------------

    def write(self) -> bool:
        """Write what waits, now. False: it could not be written, and waits still."""
        if not self._waiting:
            return True
        with self._writing, self._app.app_context():
            with self._lock:
                taken, self._waiting, self._paths = self._waiting, {}, 0
            while taken:
                of_day, paths = taken.popitem()
                try:
                    _store(of_day, _in_their_form(paths))
                except Exception as error:
                    taken[of_day] = paths
                    self._put_back(taken)
                    reason = error.message if isinstance(error, ServiceError) else repr(error)
                    logger.warning("The paths that visitors did not find could not be written: %s", reason)
                    return False
        return True

    def _put_back(self, taken: dict[OwnersDay, Paths]) -> None:
        with self._lock:
            for of_day, paths in taken.items():
                here = self._waiting.setdefault(of_day, {})
                for key, count in paths.items():
                    (here.get(key) or self._new(here, key)).add(count)


def _in_their_form(paths: Paths) -> Paths:
    """The same by the paths as they are kept."""
    counts: Paths = {}
    for key, count in paths.items():
        raw_path, _, names = key.partition("?")
        path = missed_paths.counted_path(raw_path) + (f"?{names}" if names else "") if key else missed_paths.REST
        counts.setdefault(path, MissCount()).add(count)
    return counts


def _store(of_day: OwnersDay, counts: Paths) -> None:
    """Add to the table, which keeps the commonest paths of a day; one transaction."""
    host, workspace_id, day = of_day
    with database.atomic():
        if not Host.select().where((Host.host == host) & (Host.workspace == workspace_id)).exists():
            return  # disconnected in the meantime
        add_misses(host, day, [(path, count.people, count.bots, count.last_seen) for path, count in counts.items()])
        rare = take_rarest(host, day, MISSES_A_DAY)
        if rare:
            people, bots, seen = zip(*rare, strict=True)
            add_misses(host, day, [(missed_paths.REST, sum(people), sum(bots), max(seen))])
