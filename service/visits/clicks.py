"""Clicks: counted in memory, so that a redirect never waits for the disk, and written in batches."""

import contextlib
import itertools
import logging
import threading
import time
from datetime import UTC, datetime

from flask import Flask

from service import database, times
from service.errors import ServiceError

# A crash loses what was counted in this time.
WRITE_EVERY_S = 0.25
# After a write that failed (a full disk) the next try waits longer.
TRY_AGAIN_S = 2.0
# Records in one transaction: other writers wait for a few milliseconds at the most.
BATCH = 500

# By hand because there may be thousands a second; peewee takes 20 times longer to build each.
_ADD_TO_RECORD = """
    UPDATE record SET total_clicks = total_clicks + ?, total_bots = total_bots + ?, last_click_at = ? WHERE id = ?
"""
_TOTAL = "SELECT total_clicks FROM record WHERE id = ?"
_ADD_TO_DAY = """
    INSERT INTO click_day (record_id, day, clicks, bots) SELECT id, ?, ?, ? FROM record WHERE id = ?
    ON CONFLICT (record_id, day) DO UPDATE SET clicks = clicks + excluded.clicks, bots = bots + excluded.bots
"""

logger = logging.getLogger("signpost.clicks")


class Clicks:
    """The clicks of one app that are not on disk yet, and the exact count of records that have a click limit."""

    def __init__(self, app: Flask):
        self._app = app
        self._lock = threading.Lock()
        # Held while clicks move from memory to disk: whoever holds it knows that none is in between.
        self._writing = threading.Lock()
        # (record id, day) -> [by people, by bots]
        self._waiting: dict[tuple[str, str], list[int]] = {}
        self._timer: threading.Timer | None = None
        self._today = ("", 0.0)
        # Clicks by people, ever, of records with a click limit.
        self._taken: dict[str, int] = {}
        self._closed = False

    def count(self, record_id: str, *, bot: bool = False) -> None:
        """One more visit of a record that was answered with its destination."""
        with self._lock:
            if record_id in self._taken and not bot:
                self._taken[record_id] += 1
            timer = self._add(record_id, bot)
        _start(timer)

    def take(self, record_id: str, limit: int) -> bool:
        """Count a click of a record that allows `limit` of them. False: they are used up, and nothing was counted."""
        if record_id not in self._taken:
            self._load(record_id)
        with self._lock:
            if self._taken[record_id] >= limit:
                return False
            self._taken[record_id] += 1
            timer = self._add(record_id, False)
        _start(timer)
        return True

    def is_used_up(self, record_id: str, limit: int) -> bool:
        if record_id not in self._taken:
            self._load(record_id)
        return self._taken[record_id] >= limit

    def _add(self, record_id: str, bot: bool) -> threading.Timer | None:
        key = (record_id, self._day())
        counts = self._waiting.get(key)
        if counts is None:
            counts = self._waiting[key] = [0, 0]
        counts[bot] += 1
        return self._next_timer(WRITE_EVERY_S)

    def _load(self, record_id: str) -> None:
        """Begin to count a record exactly: with what is on disk and what waits to be."""
        with self._writing, self._app.app_context():
            row = (
                database.current().execute_sql("SELECT total_clicks FROM record WHERE id = ?", (record_id,)).fetchone()
            )
            with self._lock:
                waiting = sum(counts[0] for (id_, _), counts in self._waiting.items() if id_ == record_id)
                self._taken.setdefault(record_id, (row[0] if row else 0) + waiting)

    def _day(self) -> str:
        day, until = self._today
        now = time.time()
        if now >= until:
            day = datetime.fromtimestamp(now, UTC).date().isoformat()
            self._today = (day, (now // 86400 + 1) * 86400)
        return day

    def _next_timer(self, seconds: float) -> threading.Timer | None:
        """The timer to start for the next write; None where one is running. Call it with the lock held."""
        if self._timer is not None or self._closed:
            return None
        self._timer = threading.Timer(seconds, self._write_on_time)
        self._timer.daemon = True
        return self._timer

    def _write_on_time(self) -> None:
        written = self.write()
        with self._lock:
            self._timer = None
            timer = self._next_timer(WRITE_EVERY_S if written else TRY_AGAIN_S) if self._waiting else None
        _start(timer)

    def write(self) -> bool:
        """Write what is waiting. False: it could not be written, is still counted, and will be tried again."""
        try:
            with self._app.app_context():
                while self._waiting:
                    self._write_some()
        except ServiceError as error:
            logger.warning("The clicks of %d records wait to be written: %s", len(self._waiting), error.message)
            return False
        return True

    def _write_some(self) -> None:
        """One transaction. What it takes is put back where it fails."""
        with contextlib.ExitStack() as until_committed, database.atomic():
            # Only now, so that nobody who asks for an exact count waits for another writer.
            until_committed.enter_context(self._writing)
            with self._lock:
                batch = [(key, self._waiting.pop(key)) for key in list(itertools.islice(self._waiting, BATCH))]
            until_committed.push(lambda failure, *_: self._put_back(batch) if failure else None)
            moment = times.now_text()
            connection = database.current().connection()
            for (record_id, day), (clicks, bots) in batch:
                connection.execute(_ADD_TO_RECORD, (clicks, bots, moment, record_id))
                connection.execute(_ADD_TO_DAY, (day, clicks, bots, record_id))

    def _put_back(self, batch: list[tuple[tuple[str, str], list[int]]]) -> None:
        with self._lock:
            for key, (clicks, bots) in batch:
                counts = self._waiting.setdefault(key, [0, 0])
                counts[0] += clicks
                counts[1] += bots

    def close(self) -> None:
        """Write everything, now; called once no visitor is left."""
        with self._lock:
            self._closed = True
            timer = self._timer
        if timer is not None:
            timer.cancel()
            if timer.is_alive():
                timer.join()
        self.write()


def _start(timer: threading.Timer | None) -> None:
    # Never with the lock held: a thread's start waits until it runs, and other visits must not wait with it.
    if timer is not None:
        timer.start()
