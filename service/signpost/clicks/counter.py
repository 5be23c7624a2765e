"""Counting clicks: each is added to a journal, so that a redirect never waits for the disk, and counted in a batch.

journal.py     the ring that survives a killed process      visitors.py, agents.py                who clicked
backlog.py     all clicks that are not counted yet          origins.py, places.py                 where from
totals.py      what a batch adds to the counts              in_order.py                           its visits, for events
writer.py      the thread that counts them                  expression_table.py                   what agents.py tries
"""

import logging
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from flask import Flask

from signpost.clicks import totals
from signpost.clicks.backlog import Backlog
from signpost.clicks.in_order import InOrder
from signpost.clicks.journal import TAKEN, Click, Journal, pack
from signpost.clicks.places import GeoDatabase
from signpost.clicks.visitors import UNKNOWN_ID, Visitor, Visitors
from signpost.clicks.writer import ClickWriter
from signpost.domain import times
from signpost.domain.clicks.click_events import VisitSink
from signpost.domain.errors import StorageUnavailable
from signpost.domain.json_types import Environ
from signpost.runtime.waiting_clicks import WaitingClicks
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.cluster import TakeOutcome
from signpost.storage.statements import click_counts

# On shutdown the counting thread has this long to finish; the rest stays in the journal for the next start.
CLOSE_S = 5.0
# The thread is woken for this many entries of the journal, even if none of them is a click.
MAX_TIMES = 1_000
# How long a press waits for the result of the same press before it (longer than the database needs to know it), and how
# often it asks. How many presses whose answers were lost are remembered.
PENDING_S, PENDING_STEP_S, MAX_LOST = 4.0, 0.1, 1_000

# Of how many records the exact counts are kept.
MAX_COUNTS = 100_000

logger = logging.getLogger("signpost.clicks")


class ClickCounter:
    """The clicks of one app, and the exact counts of records that have a click limit."""

    def __init__(self, app: Flask, places: GeoDatabase, sink: VisitSink):
        self._app = app
        self._sink = sink
        self._backlog = Backlog(Path(app.config["INSTANCE"]), places, respects_dnt=app.config["RESPECT_DNT"])
        self._writer = ClickWriter(app, self._backlog, sink)
        self._takes = database.of(app).cluster.takes_clicks
        self._opening = threading.Lock()
        self._lock = threading.Lock()
        # All clicks by people of records with a click limit, those that wait included. Where the database lets them
        # through: 0 where no others wait (`_unlimited`).
        self._exact_counts: dict[int, int] = {}
        self._is_closed = False
        # The keys of presses whose answers were lost here.
        self._lost: dict[str, None] = {}
        # The last click of the journal at a moment (monotonic), of which it is known later that it is counted.
        self._settling: tuple[int | None, float] = None, 0.0
        self._settling_journal: Journal | None = None
        database.of(app).cluster.clicks_waiting = lambda: self.waiting
        database.of(app).cluster.settled = self._count_settled
        parts_of(app).add(WaitingClicks(self._writer.catch_up))

    @property
    def waiting(self) -> int:
        """About how many clicks are not counted yet."""
        return self._backlog.waiting

    @property
    def trouble(self) -> str | None:
        """A sentence for the operator if clicks are not counted as they should be; None: all is well."""
        return self._writer.trouble

    # --- counting ---------------------------------------------------------------------------------------------

    def visitor(self, environ: Environ) -> Visitor:
        """The visitor who sends this request."""
        return (self._backlog.visitors or self.open()).of(environ)

    def anonymous_visitor(self, environ: Environ) -> Visitor:
        """The visitor who would send this request; nothing is remembered."""
        visitors = self._backlog.visitors
        if visitors is None:
            with self._app.app_context():
                visitors = self._backlog.anonymous_visitors()
        return visitors.describe(environ)

    def count(self, record_seq: int, visitor: Visitor, destination: int = 0, rule: int = 0) -> None:
        """One more visit of a record that was answered with its destination.

        destination, rule: which of the record's, counted from 1; 0: there was no choice.
        """
        if record_seq in self._exact_counts and not visitor.is_bot:
            with self._lock:
                if record_seq in self._exact_counts:
                    self._exact_counts[record_seq] += 1
        self._backlog.add(pack(record_seq, destination, rule) if destination or rule else record_seq, visitor.id)
        if not self._writer.is_awake:
            self._writer.wake()

    def count_made(self, clicks: Mapping[Click, int], visitor_of: Callable[[int], Visitor | None]) -> None:
        """Count clicks of now that no visit made, those of sample data, and tell who listens. In a transaction."""
        counted = totals.store(clicks, visitor_of)
        visits = None
        if self._sink.are_wanted():
            now_ms = times.microseconds(times.now()) // 1000
            visits = InOrder(clicks, [*clicks], now_ms, Counter(), counted.workspaces, visitor_of)
        self._sink.counted(counted.people, visits)

    def try_count(
        self, record_seq: int, limit: int, visitor: Visitor, destination: int = 0, rule: int = 0, *, key: str = ""
    ) -> bool:
        """Count a click of a record that allows `limit` of them. False: they are used up, and nothing was counted.

        key: of the page whose button was pressed: where its click was taken and the answer lost, it is the same click.
        Raises StorageUnavailable where other nodes count too, and they cannot be asked.
        """
        if self._takes:
            mark = 0 if visitor.is_bot else TAKEN
            outcome = self._take(record_seq, limit, visitor, key)
            if outcome not in (TakeOutcome.NEW, TakeOutcome.AGAIN):
                return False
            self._backlog.add(pack(record_seq, destination, rule), visitor.id | mark)
            if not self._writer.is_awake:
                self._writer.wake()
            return True
        if record_seq not in self._exact_counts:
            self._load_exact_count(record_seq)
        with self._lock:
            # Of very many records it may have been dropped again.
            count = self._exact_counts.get(record_seq)
            if count is not None:
                if count >= limit:
                    return False
                self._exact_counts[record_seq] = count + 1
        if count is None:
            return self.try_count(record_seq, limit, visitor, destination, rule, key=key)
        self._backlog.add(pack(record_seq, destination, rule), visitor.id)
        if not self._writer.is_awake:
            self._writer.wake()
        return True

    def _take(self, record_seq: int, limit: int, visitor: Visitor, key: str) -> TakeOutcome:
        """Take a click in the database, which other nodes do, too."""
        until = time.monotonic() + PENDING_S
        is_pressed, key = bool(key), key or secrets.token_urlsafe(9)
        while True:
            with self._app.app_context(), self._unlimited(record_seq) as before:
                cluster = database.cluster()
                if visitor.is_bot:
                    is_free = cluster.clicks_taken(record_seq) < limit - before
                    return TakeOutcome.NEW if is_free else TakeOutcome.REFUSED
                try:
                    outcome = cluster.take_click(record_seq, limit - before, key, is_lost=key in self._lost)
                except StorageUnavailable:
                    if is_pressed:
                        self._note_lost(key)
                    else:
                        cluster.give_back(record_seq, key)
                    raise
            if outcome in (TakeOutcome.NEW, TakeOutcome.AGAIN):
                self._backlog.note_key(record_seq, key)
            if outcome is not TakeOutcome.PENDING or time.monotonic() > until:
                return outcome
            time.sleep(PENDING_STEP_S)

    def _note_lost(self, key: str) -> None:
        with self._lock:
            if len(self._lost) >= MAX_LOST:
                del self._lost[next(iter(self._lost))]
            self._lost[key] = None

    def limit_reached(self, record_seq: int, limit: int, key: str = "") -> bool:
        """key: of the page whose button was pressed. The click that it has taken already, if any, is left out."""
        if self._takes:
            with self._app.app_context(), self._unlimited(record_seq) as before:
                return database.cluster().clicks_taken(record_seq, key) >= limit - before
        count = self._exact_counts.get(record_seq)
        return (self._load_exact_count(record_seq) if count is None else count) >= limit

    def _count_settled(self, take: Callable[[float], Iterable[tuple[int, str]]]) -> None:
        """Count clicks that were taken, but whose answers were lost. take: they, as far as none of them waits here."""
        journal = self._backlog.journal
        if journal is None or self._backlog.has_overflow:
            return
        last, at = self._settling
        if last is None or self._settling_journal is not journal:
            self._settling_journal, self._settling = journal, (journal.last, time.monotonic())
        elif journal.counted >= last:
            # All that had come by then is counted, however much has come since.
            self._settling = journal.last, time.monotonic()
            for record_seq, key in take(time.monotonic() - at):
                self._backlog.note_key(record_seq, key)
                self._backlog.add(pack(record_seq), UNKNOWN_ID | TAKEN)
                self._writer.wake()

    def has_exact_count(self, record_seq: int) -> bool:
        """Whether a limit can be checked at once. Otherwise, the first check may wait for the counting of clicks."""
        return not self._takes and record_seq in self._exact_counts

    @contextmanager
    def _unlimited(self, record_seq: int) -> Iterator[int]:
        """How many clicks by people wait that the database did not let through: the record had no limit then."""
        if self._exact_counts.get(record_seq) == 0:
            yield 0
            return
        with self._backlog.moving:
            before = self._backlog.count_people(record_seq)
            with self._lock:
                self._exact_counts.pop(record_seq, None)
                self._remember(record_seq, before)
            yield before

    def _load_exact_count(self, record_seq: int) -> int:
        """Start counting a record exactly, from the clicks in the database and those that wait."""
        with self._backlog.moving, self._app.app_context():
            counted = click_counts.clicks_of(record_seq)
            with self._lock:
                waiting = self._backlog.count_people(record_seq)
                return self._remember(record_seq, counted + waiting)

    def _remember(self, record_seq: int, count: int) -> int:
        """Keep an exact count, where none is kept. `_lock` is held."""
        if len(self._exact_counts) >= MAX_COUNTS and record_seq not in self._exact_counts:
            # It is counted again when it is needed.
            del self._exact_counts[next(iter(self._exact_counts))]
        return self._exact_counts.setdefault(record_seq, count)

    def write(self) -> bool:
        """Count what waits, now. False: it could not be written, still waits, and will be tried again."""
        return self._writer.write()

    # --- beginning and end ------------------------------------------------------------------------------------

    def open(self, *, reserve: bool = False) -> Visitors:
        """Start with the clicks that an earlier process left. A server does so on start, an app at its first visit.

        reserve: reserve disk space for all clicks that may wait, before other files fill the disk.
        """
        with self._opening:
            visitors = self._backlog.visitors
            if visitors is None:
                with self._app.app_context():
                    journal, visitors = self._backlog.load(reserve=reserve, on_check=self._check_journal)
                with self._backlog.moving, self._lock:
                    self._backlog.journal = journal
                    # Exact counts from before did not include the clicks that an earlier process had left.
                    self._exact_counts.clear()
                self._backlog.visitors = visitors
                if journal.waiting:
                    self._writer.wake()
            return visitors

    def _check_journal(self) -> None:
        """Now and then, before a visit is counted: whether the journal may be touched."""
        journal = self._backlog.journal
        if journal is None:
            return
        if not journal.check():
            self._writer.wake()
        elif self._sink.is_wanted:
            journal.add_time_mark(int(times.epoch_s() * 1000))
            if journal.waiting > MAX_TIMES and not self._writer.is_awake:
                self._writer.wake()

    def close(self) -> None:
        """Count everything now, or leave it to the next start; once no visitor is left. Again: does nothing."""
        if self._is_closed:
            return
        self._is_closed = True
        if not self._writer.stop(CLOSE_S):
            logger.warning("About %d clicks wait for the next start: counting takes too long.", self.waiting)
            return
        if self._backlog.journal is None or self._backlog.visitors is None:
            return
        if self.write():
            self._backlog.visitors.close()
        self._backlog.close()
