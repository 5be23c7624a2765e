"""Clicks: put in a journal as they come, so that a redirect never waits for the disk, and counted in batches.

Counted are people and bots, for each record and day and for each workspace and day; of people also how many visitors
they are, where they come from and what they come with. What was counted is in one transaction with how far the journal
was counted, so a process that is killed at any moment loses no click and counts none twice.
"""

import contextlib
import logging
import threading
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from flask import Flask

from signpost.clicks.journal import Click, Journal
from signpost.clicks.visitors import NOBODY, Visitor, Visitors
from signpost.domain import times
from signpost.domain.breakdowns import KINDS
from signpost.domain.errors import ServiceError
from signpost.runtime import retention, throttle
from signpost.runtime.retention import VALUES_A_DAY
from signpost.storage import database

# Clicks are counted this soon after they came ...
WRITE_EVERY_S = 0.25
# ... but where there are very many, counting keeps to its share of the time (runtime/throttle.py) ...
# ... unless clicks would wait longer than this. At 40,000 a second the ring is half full then, and is emptied anyway.
MAX_PAUSE_S = 7.0
# So many cost next to nothing: where counting them took long, the disk was busy, and nobody waits for that.
FEW = 500
# After a write that failed (a full disk) the next try waits longer.
TRY_AGAIN_S = 2.0
# The same reason is logged again after this long.
COMPLAIN_EVERY_S = 60.0
# Clicks that wait longer than this without any of them being counted are trouble: no write takes that long.
LATE_S = 30.0
# At the end the thread that counts has this long to finish; what it leaves waits in the journal for the next start.
CLOSE_S = 5.0
# Different pairs of record and visitor in one transaction. Clicks of the same pair cost next to nothing more, so where
# very many wait it pays to count them together: 3 us a click instead of 20 at 10,000 records.
BATCH = 10_000
# Between two transactions, for whoever else wants to write.
PAUSE_S = 0.005
# Different ones beside the journal, where that is full or cannot be had: 50 MB. Of others only the record is counted.
MOST_BESIDE = 200_000
# Clicks read at once.
SLICE = 8_000
# Rows in one statement, about half a millisecond. The sleep behind it gives the processor to visitors who wait for it.
BITE = 200
BREATH_S = 0.0002
# Of more different values than VALUES_A_DAY (of a made-up Referer, say) the rare ones of a batch are counted as this
# one, and so are those that come once so many are there.
OTHER = "other"
_kinds_of = attrgetter(*KINDS)

# By hand because there may be thousands a second; peewee takes 20 times longer to build each.
_WORKSPACES = "SELECT seq, workspace_id FROM record WHERE seq IN (%s)"
_TOTAL = """
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_day) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (record_seq) DO UPDATE SET clicks = clicks + excluded.clicks, bots = bots + excluded.bots
"""
# Apart, because it moves an entry of an index: at most once a day for each record.
_LAST_DAY = "UPDATE record_clicks SET last_day = ? WHERE record_seq = ? AND last_day < ?"
_DAY = """
    INSERT INTO {of}_day ({key}, day, clicks, bots) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day) DO UPDATE SET clicks = clicks + excluded.clicks, bots = bots + excluded.bots
"""
# A value that is not there yet is counted as `other` where there are as many as may be.
_KIND = f"""
    INSERT INTO {{of}}_kind ({{key}}, day, kind, value, clicks) VALUES (?1, ?2, ?3, CASE
        WHEN EXISTS (SELECT 1 FROM {{of}}_kind WHERE {{key}} = ?1 AND day = ?2 AND kind = ?3 AND value = ?4) THEN ?4
        WHEN (SELECT count(*) FROM {{of}}_kind WHERE {{key}} = ?1 AND day = ?2 AND kind = ?3) < {VALUES_A_DAY} THEN ?4
        ELSE '{OTHER}' END, ?5)
    ON CONFLICT ({{key}}, day, kind, value) DO UPDATE SET clicks = clicks + excluded.clicks
"""
_VISITOR = "INSERT OR IGNORE INTO {of}_visitor ({key}, day, visitor) VALUES (?, ?, ?)"
_RECORDS, _ALL = {"of": "click", "key": "record_seq"}, {"of": "workspace", "key": "workspace_id"}
_CLICKS_OF = "SELECT clicks FROM record_clicks WHERE record_seq = ?"
_STATE = "SELECT value FROM state WHERE name = ?"
_SET_STATE = """
    INSERT INTO state (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""

logger = logging.getLogger("signpost.clicks")


class Clicks:
    """The clicks of one app that are not counted yet, and the exact count of records that have a click limit.

    countries: a MaxMind database file that knows the countries of addresses, or None.
    """

    def __init__(self, app: Flask, countries: str | None):
        self._app = app
        self._folder = Path(app.config["INSTANCE"])
        self._countries = countries
        self._lock = threading.Lock()
        self._opening = threading.Lock()
        # Held while clicks move to the database: whoever holds it knows that none is in between.
        self._writing = threading.Lock()
        self._journal: Journal | None = None
        self._visitors: Visitors | None = None
        # What the journal has no room for.
        self._beside: Counter[Click] = Counter()
        # Clicks by people, ever, of records with a click limit.
        self._taken: dict[int, int] = {}
        # The first day whose visitors are not forgotten.
        self._forgotten_before = ""
        self._is_awake = False
        # Whether the last write went wrong: clicks wait, and are not lost.
        self.is_stuck = False
        self._complaint, self._complained_at = "", 0.0
        # When the thread was woken for what waits now, and when it last got on.
        self._due_at: float | None = None
        self._moved_at = 0.0
        # How long the transactions of one write took, without the wait for other writers.
        self._took_s = 0.0
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._writer: threading.Thread | None = None

    @property
    def waiting(self) -> int:
        """About how many clicks are not counted yet."""
        return (self._journal.waiting if self._journal else 0) + sum(self._beside.values())

    @property
    def trouble(self) -> str | None:
        """A sentence for the operator where clicks are not counted as they should be; None: all is well."""
        if self.is_stuck:
            return f"Clicks cannot be written; about {self.waiting} wait, and none is lost."
        due_at = self._due_at
        if due_at is None or not self.waiting:
            return None
        late_s = time.monotonic() - max(due_at, self._moved_at)
        if late_s > LATE_S:
            return f"About {self.waiting} clicks have not been counted for {late_s:.0f} seconds; none is lost."
        return None

    # --- counting ---------------------------------------------------------------------------------------------

    def visitor(self, environ: Mapping[str, Any]) -> Visitor:
        """Whoever sends this request."""
        return (self._visitors or self.open()).of(environ)

    def onlooker(self, environ: Mapping[str, Any]) -> Visitor:
        """Whoever would send this request; nobody is remembered."""
        visitors = self._visitors
        if visitors is None:
            with self._app.app_context():
                visitors = Visitors(None, self._countries, self._state("visitors_salt"))
        return visitors.described(environ)

    def count(self, record_seq: int, visitor: Visitor) -> None:
        """One more visit of a record that was answered with its destination."""
        if record_seq in self._taken and not visitor.is_bot:
            with self._lock:
                self._taken[record_seq] += 1
        self._add(record_seq, visitor.id)

    def take(self, record_seq: int, limit: int, visitor: Visitor) -> bool:
        """Count a click of a record that allows `limit` of them. False: they are used up, and nothing was counted."""
        if record_seq not in self._taken:
            self._load(record_seq)
        with self._lock:
            if self._taken[record_seq] >= limit:
                return False
            self._taken[record_seq] += 1
        self._add(record_seq, visitor.id)
        return True

    def is_used_up(self, record_seq: int, limit: int) -> bool:
        taken = self._taken.get(record_seq)
        return (self._load(record_seq) if taken is None else taken) >= limit

    def _add(self, record_seq: int, visitor_id: int) -> None:
        if not self._journal.add(record_seq, visitor_id):  # type: ignore[union-attr]  # whoever has a visitor opened it
            with self._lock:
                if len(self._beside) >= MOST_BESIDE:
                    visitor_id = NOBODY if visitor_id > 0 else -NOBODY
                self._beside[record_seq, visitor_id] += 1
        if not self._is_awake:
            self._be_awake()

    def _load(self, record_seq: int) -> int:
        """Begin to count a record exactly: with what is in the database and what waits to be."""
        with self._writing, self._app.app_context():
            row = database.current().execute_sql(_CLICKS_OF, (record_seq,)).fetchone()
            with self._lock:
                waiting = sum(n for (record, id_), n in self._beside.items() if record == record_seq and id_ > 0)
                waiting += self._journal.people_of(record_seq) if self._journal else 0
                return self._taken.setdefault(record_seq, (row[0] if row else 0) + waiting)

    # --- beginning and end ------------------------------------------------------------------------------------

    def open(self) -> Visitors:
        """Begin, with what an earlier process left behind. A server does so at its start, an app at its first visit."""
        with self._opening:
            if self._visitors is None:
                with self._app.app_context():
                    counted, salt = self._state("clicks_counted"), self._state("visitors_salt")
                    known = (counted[0], int(counted[1])) if counted else None
                    journal = Journal(self._folder, known)
                    folder = self._folder if journal.id else None
                    visitors = Visitors(folder, self._countries, salt, look=self._look)
                    if known is None or journal.id != known[0] or visitors.salt != salt:
                        self._introduce(journal, visitors)
                    with self._writing, self._lock:
                        self._journal = journal
                        # Whoever looked before did not know what an earlier process had left behind.
                        self._taken.clear()
                self._visitors = visitors
                if self._journal.waiting:
                    self._be_awake()
            return self._visitors

    def _look(self) -> None:
        """Now and then, before a visit is counted: whether the journal may be touched."""
        if self._journal is not None and not self._journal.look():
            self._be_awake()

    def _replace_journal(self, lost: Journal, visitors: Visitors) -> None:
        """Somebody made the journal shorter, or deleted it: go on with a new one."""
        logger.warning(
            "%s was cut off or deleted; about %d clicks that waited in it are lost.", lost.path, lost.waiting
        )
        lost.close()
        journal = Journal(self._folder, None)
        try:
            with database.atomic():
                self._keep_place(visitors, journal, journal.counted)
        except BaseException:
            journal.close()
            raise
        with self._writing, self._lock:
            self._journal = journal

    def _introduce(self, journal: Journal, visitors: Visitors) -> None:
        """The database must know a journal before it takes a click: after a crash it would be a stranger's."""
        try:
            with database.atomic():
                self._keep_place(visitors, journal, journal.counted)
        except ServiceError as error:
            logger.warning("Clicks wait in memory alone: %s", error.message)
            journal.close()

    @staticmethod
    def _state(name: str) -> tuple[str, str] | None:
        row = database.current().execute_sql(_STATE, (name,)).fetchone()
        return tuple(row[0].split(" ")) if row else None

    def close(self) -> None:
        """Count everything, now, or leave it to the next start; called once no visitor is left."""
        self._stopping.set()
        self._wake.set()
        writer = self._writer
        if writer is not None:
            writer.join(CLOSE_S)
            if writer.is_alive():
                logger.warning("About %d clicks wait for the next start: counting takes too long.", self.waiting)
                return
        if self._journal is None or self._visitors is None:
            return
        if self.write():
            self._visitors.close()
        self._journal.close()

    # --- writing ----------------------------------------------------------------------------------------------

    def _be_awake(self) -> None:
        self._is_awake = True
        if self._due_at is None:
            self._due_at = time.monotonic()
        self._wake.set()
        with self._lock:
            if self._writer is None and not self._stopping.is_set():
                self._writer = threading.Thread(target=self._run, name="signpost-clicks", daemon=True)
                try:
                    self._writer.start()
                except RuntimeError:  # the system has no thread for us: the next click tries again
                    self._writer, self._is_awake = None, False

    def _run(self) -> None:
        try:
            pause_s = WRITE_EVERY_S
            while not self._stopping.is_set():
                self._wake.wait()
                pause_s = self._write_after(pause_s)
        except Exception:
            logger.exception("The thread that counts clicks has ended; the next click starts another one.")
        finally:
            # In this order: whoever finds nobody awake starts a thread, and must find that there is none.
            with self._lock:
                self._writer = None
            self._is_awake = False

    def _write_after(self, pause_s: float) -> float:
        """Wait so long, then count what waits; returns how long to wait before the next time."""
        self._rest(pause_s)
        self._wake.clear()
        self._is_awake = False
        journal = self._journal
        assert journal is not None
        counted, due_at = journal.counted, self._due_at
        if not self.write():
            self._is_awake = True
            self._wake.set()
            return TRY_AGAIN_S
        if self._due_at == due_at:
            self._due_at = time.monotonic() if self._is_awake else None
        took_s = self._took_s if journal.counted - counted > FEW else 0.0
        return min(max(WRITE_EVERY_S, throttle.pause_s(throttle.Work.COUNTING, took_s)), MAX_PAUSE_S)

    def _rest(self, seconds: float) -> None:
        """Wait, but not until the journal is full."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 and not self._stopping.wait(min(left, WRITE_EVERY_S)):
            if self._journal.is_half_full:  # type: ignore[union-attr]
                return

    def write(self) -> bool:
        """Count what is waiting. False: it could not be written, waits on, and will be tried again."""
        if self._journal is None or self._visitors is None:
            return True
        self._took_s = 0.0
        try:
            with self._app.app_context():
                # Not those that come meanwhile: a transaction for each few of them would never end.
                if not self._journal.look():
                    self._replace_journal(self._journal, self._visitors)
                today, last = _today(), self._journal.last
                while self._write_some() and (self._journal.counted < last or self._beside):
                    time.sleep(PAUSE_S)
                self._forget_before(today)
        except Exception as error:
            # Whatever it is: nobody else counts, and what waits is not lost.
            self._complain(error)
            return False
        self.is_stuck, self._complaint = False, ""
        self._visitors.forget()
        return True

    def _complain(self, error: Exception) -> None:
        """Log why clicks wait, but not the same every two seconds; what nobody expected with its traceback."""
        self.is_stuck = True
        # At a stop that cannot wait any longer for another process the database is closed under us.
        is_expected = isinstance(error, ServiceError) or self._stopping.is_set()
        reason = error.message if isinstance(error, ServiceError) else repr(error)
        is_new, now = type(error).__name__ != self._complaint, time.monotonic()
        if is_new or now - self._complained_at > COMPLAIN_EVERY_S:
            level = logging.WARNING if is_expected else logging.ERROR
            trace = error if is_new and not is_expected else None
            logger.log(level, "About %d clicks wait to be counted: %s", self.waiting, reason, exc_info=trace)
            self._complaint, self._complained_at = type(error).__name__, now

    def _write_some(self) -> bool:
        """One transaction. False: there was nothing to read, because a visit is just writing it."""
        journal, visitors = self._journal, self._visitors
        assert journal is not None
        assert visitors is not None
        with contextlib.ExitStack() as until_committed, database.atomic():
            # Only now, so that nobody who asks for an exact count waits for another writer.
            until_committed.enter_context(self._writing)
            began = time.monotonic()
            last, clicks = _read(journal)
            with self._lock:
                beside, self._beside = self._beside, Counter()
            until_committed.push(lambda failure, *_: self._put_back(beside) if failure else journal.done(last))
            clicks.update(beside)
            self._count(clicks, visitors)
            self._keep_place(visitors, journal, last)
        self._moved_at = time.monotonic()
        self._took_s += self._moved_at - began
        return bool(clicks)

    def _forget_before(self, today: str) -> None:
        """Every click of the days before is counted: forget who came then, some of it at each write."""
        if today != self._forgotten_before:
            tables = retention.RECORDS, retention.WORKSPACES
            if not any(next(retention.forget_visitors(*of, today), 0) for of in tables):
                self._forgotten_before = today

    def _put_back(self, clicks: Counter[Click]) -> None:
        with self._lock:
            self._beside.update(clicks)

    @staticmethod
    def _keep_place(visitors: Visitors, journal: Journal, counted: int) -> None:
        """What the next process needs to go on here."""
        set_state = database.current().execute_sql
        set_state(_SET_STATE, ("visitors_salt", " ".join(visitors.salt)))
        if journal.id:  # otherwise another process has it, and says itself how far it is
            set_state(_SET_STATE, ("clicks_counted", f"{journal.id} {counted}"))

    def _count(self, clicks: Counter[Click], visitors: Visitors) -> None:
        today = _today()
        workspaces = _workspaces_of({record_seq for record_seq, _ in clicks})
        of_record, of_workspace = _Sums(), _Sums()
        known: dict[int, Visitor] = {}
        # (workspace, visitor's id): one visitor may visit many records.
        together: Counter[tuple[str, int]] = Counter()
        for (record_seq, id_), count in clicks.items():
            workspace_id = workspaces.get(record_seq)
            if workspace_id is None:
                continue  # deleted in the meantime
            if id_ not in known:
                known[id_] = visitors.by_id(id_) or Visitor(id_, today)
            of_record.add(record_seq, known[id_], count)
            together[workspace_id, id_] += count
        for (workspace_id, id_), count in together.items():
            of_workspace.add(workspace_id, known[id_], count)
        totals = of_record.totals()
        _execute_many(_TOTAL, [(seq, workspaces[seq], *totals[seq]) for seq in totals])
        _execute_many(_LAST_DAY, [(last_day, seq, last_day) for seq, (_, _, last_day) in totals.items()])
        for sums, names in ((of_record, _RECORDS), (of_workspace, _ALL)):
            _execute_many(_DAY.format(**names), [(*key, *counts) for key, counts in sums.days.items()])
            _execute_many(_KIND.format(**names), sums.kinds())
            _execute_many(_VISITOR.format(**names), list(sums.visitors))


def _today() -> str:
    return times.now().date().isoformat()


def _read(journal: Journal) -> tuple[int, Counter[Click]]:
    """What waits now, up to BATCH different ones, and the number of the last click among them."""
    until, last, clicks = journal.last, journal.counted, Counter[Click]()
    while last < until and len(clicks) < BATCH:
        read_to, some = journal.read(last, SLICE)
        if read_to == last:
            break  # a visit is just writing the next one
        clicks.update(some)
        last = read_to
    return last, clicks


def _execute_many(sql: str, rows: list[Any]) -> None:
    execute_many = database.current().connection().executemany
    for begin in range(0, len(rows), BITE):
        execute_many(sql, rows[begin : begin + BITE])
        if len(rows) > BITE:
            time.sleep(BREATH_S)


class _Sums:
    """What one batch adds to the counts of records, or of workspaces."""

    def __init__(self) -> None:
        # (of what, day) -> [by people, by bots]
        self.days: dict[tuple[Any, str], list[int]] = {}
        self.visitors: set[tuple[Any, str, int]] = set()
        # (of what, day) -> how often people with the same values of all KINDS
        self._values: dict[tuple[Any, str], Counter[tuple[str, ...]]] = {}

    def add(self, of: Any, visitor: Visitor, count: int) -> None:
        key = of, visitor.day
        day = self.days.get(key)
        if day is None:
            day = self.days[key] = [0, 0]
        if visitor.id < 0:
            day[1] += count
            return
        day[0] += count
        if visitor.token:
            self.visitors.add((*key, visitor.token))
            values = self._values.get(key)
            if values is None:
                values = self._values[key] = Counter()
            values[_kinds_of(visitor)] += count

    def totals(self) -> dict[Any, tuple[int, int, str]]:
        """Of each: visits by people, by bots, and the last day on which a person came, or ""."""
        sums: dict[Any, tuple[int, int, str]] = {}
        for (of, day), (people, bots) in self.days.items():
            before = sums.get(of, (0, 0, ""))
            sums[of] = before[0] + people, before[1] + bots, max(before[2], day if people else "")
        return sums

    def kinds(self) -> list[tuple[Any, str, str, str, int]]:
        """(of what, day, kind, value, how often); of very many values the rare ones together."""
        rows = []
        for key, combinations in self._values.items():
            for position, kind in enumerate(KINDS):
                values: dict[str, int] = {}
                for combination, count in combinations.items():
                    if value := combination[position]:
                        values[value] = values.get(value, 0) + count
                rows += [(*key, kind, value, count) for value, count in _bounded(values).items()]
        return rows


def _bounded(values: dict[str, int]) -> dict[str, int]:
    if len(values) <= VALUES_A_DAY:
        return values
    kept = Counter(dict(Counter(values).most_common(VALUES_A_DAY)))
    kept[OTHER] += sum(values.values()) - kept.total()
    return kept


def _workspaces_of(seqs: Iterable[int]) -> dict[int, str]:
    """The workspace of each record that is still there."""
    execute, left, found = database.current().execute_sql, list(seqs), {}
    for begin in range(0, len(left), 500):
        some = left[begin : begin + 500]
        found.update(execute(_WORKSPACES % ",".join("?" * len(some)), some).fetchall())
    return found
