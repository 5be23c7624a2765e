"""Clicks: counted in memory, so that a redirect never waits for the disk, and written in batches."""

import contextlib
import itertools
import logging
import threading
import time
from datetime import UTC, datetime

from flask import Flask

from service import database
from service.errors import ServiceError

# A crash loses what was counted in this time.
WRITE_EVERY_S = 0.25
# After a write that failed (a full disk) the next try waits longer.
TRY_AGAIN_S = 2.0
# Records in one transaction: other writers wait for a few milliseconds at the most.
BATCH = 500

# By hand because there may be thousands a second; peewee takes 20 times longer to build each.
_ADD = """
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_day)
    SELECT seq, workspace_id, ?, ?, ? FROM record WHERE seq = ?
    ON CONFLICT (record_seq) DO UPDATE SET clicks = clicks + excluded.clicks, bots = bots + excluded.bots
"""
_ADD_TO_DAY = """
    INSERT INTO click_day (record_seq, day, clicks, bots) SELECT seq, ?, ?, ? FROM record WHERE seq = ?
    ON CONFLICT (record_seq, day) DO UPDATE SET clicks = clicks + excluded.clicks, bots = bots + excluded.bots
"""
_TOTAL = "SELECT clicks FROM record_clicks WHERE record_seq = ?"
# Apart, because it moves an entry of an index: at most once a day for each record.
_NOTE_DAY = "UPDATE record_clicks SET last_day = ? WHERE record_seq = ? AND last_day < ?"

logger = logging.getLogger("signpost.clicks")


class Clicks:
    """The clicks of one app that are not on disk yet, and the exact count of records that have a click limit."""

    def __init__(self, app: Flask):
        self._app = app
        self._lock = threading.Lock()
        # Held while clicks move from memory to disk: whoever holds it knows that none is in between.
        self._writing = threading.Lock()
        # (record's seq, day) -> [by people, by bots]
        self._waiting: dict[tuple[int, str], list[int]] = {}
        self._timer: threading.Timer | None = None
        self._today = ("", 0.0)
        # Clicks by people, ever, of records with a click limit.
        self._taken: dict[int, int] = {}
        self._closed = False

    def count(self, record_seq: int, *, bot: bool = False) -> None:
        """One more visit of a record that was answered with its destination."""
        with self._lock:
            if record_seq in self._taken and not bot:
                self._taken[record_seq] += 1
            timer = self._add(record_seq, bot)
        _start(timer)

    def take(self, record_seq: int, limit: int) -> bool:
        """Count a click of a record that allows `limit` of them. False: they are used up, and nothing was counted."""
        if record_seq not in self._taken:
            self._load(record_seq)
        with self._lock:
            if self._taken[record_seq] >= limit:
                return False
            self._taken[record_seq] += 1
            timer = self._add(record_seq, False)
        _start(timer)
        return True

    def is_used_up(self, record_seq: int, limit: int) -> bool:
        if record_seq not in self._taken:
            self._load(record_seq)
        return self._taken[record_seq] >= limit

    def _add(self, record_seq: int, bot: bool) -> threading.Timer | None:
        key = (record_seq, self._day())
        counts = self._waiting.get(key)
        if counts is None:
            counts = self._waiting[key] = [0, 0]
        counts[bot] += 1
        return self._next_timer(WRITE_EVERY_S)

    def _load(self, record_seq: int) -> None:
        """Begin to count a record exactly: with what is on disk and what waits to be."""
        with self._writing, self._app.app_context():
            row = database.current().execute_sql(_TOTAL, (record_seq,)).fetchone()
            with self._lock:
                waiting = sum(counts[0] for (seq, _), counts in self._waiting.items() if seq == record_seq)
                self._taken.setdefault(record_seq, (row[0] if row else 0) + waiting)

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
            connection = database.current().connection()
            for (record_seq, day), (clicks, bots) in batch:
                connection.execute(_ADD, (clicks, bots, day if clicks else "", record_seq))
                if clicks:
                    connection.execute(_NOTE_DAY, (day, record_seq, day))
                connection.execute(_ADD_TO_DAY, (day, clicks, bots, record_seq))

    def _put_back(self, batch: list[tuple[tuple[int, str], list[int]]]) -> None:
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
