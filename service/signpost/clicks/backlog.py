"""Clicks that are not counted yet: in the journal, or in memory where it has no room for them."""

import logging
import secrets
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from signpost.clicks.journal import TAKEN, TIME_MARK, Click, Journal, pack, unpack
from signpost.clicks.places import GeoDatabase
from signpost.clicks.visitors import UNKNOWN_ID, Visitors
from signpost.domain.errors import ServiceError, StorageUnavailable
from signpost.storage import database
from signpost.storage.cluster import COUNTED, SALT, Cluster
from signpost.storage.models import State

# Different pairs of place and visitor in one transaction. Further clicks of the same pair cost next to nothing, so it
# pays to count very many together.
BATCH = 20_000
# Where rows of breakdowns are large, that takes long, and fewer are counted at once: the number is halved after SLOW_S
# of processor time, and doubled again after FAST_S. Both are long: in small batches of a large database nothing is
# counted together, which costs five times as much, and who writes meanwhile waits more often. The time that passes says
# something of the disk alone: where other programs use the processor too, small batches would only make each click
# several times as expensive.
MIN_BATCH, SLOW_S, FAST_S = 500, 1.5, 0.6
SLOW_DISK_S = 4.0
# Clicks read from the journal at once.
READ_BATCH = 8_000
# Clicks counted at once where each is wanted by itself: of the same pair there may be any number. About 4 MB.
MAX_IN_ORDER = 30_000
# Different pairs kept in memory while the journal is full or missing: 50 MB. Of further clicks only the record and
# whether it was a person are kept.
MAX_OVERFLOW = 200_000

logger = logging.getLogger("signpost.clicks")


@dataclass
class PendingClicks:
    """Clicks from the journal. last: the number of the last one. newest_first: the records clicked.

    in_order: all entries of the journal as they came, moments included, where they were wanted. moment_ms: when those
    before the first moment came, in milliseconds since 1970; 0: it is not known.
    """

    last: int
    moment_ms: int
    clicks: Counter[Click] = field(default_factory=Counter)
    newest_first: dict[int, None] = field(default_factory=dict)
    in_order: list[Click] = field(default_factory=list)


class Backlog:
    """The clicks of one app that wait. journal and visitors are None until the first visit, or a server's start."""

    def __init__(self, folder: Path, places: GeoDatabase, *, respects_dnt: bool):
        self._folder = folder
        self._places = places
        self._respects_dnt = respects_dnt
        self._lock = threading.Lock()
        # Held while clicks move to the database: while a thread holds it, no click is in between.
        self.moving = threading.Lock()
        self.journal: Journal | None = None
        self.visitors: Visitors | None = None
        self._overflow: Counter[Click] = Counter()
        # Of clicks that the database let through and that wait: the keys of their presses, by record.
        self._keys: dict[int, list[str]] = {}
        # What was taken from `_overflow` by a transaction whose commit got no answer, and that transaction's name.
        self._uncertain: Counter[Click] = Counter()
        self._batch_name = ""
        self._reserve = False
        # Whether the database may have counted more than this process knows of: a commit got no answer.
        self._is_unconfirmed = False
        # When the last click that is counted came, in milliseconds since 1970; 0: it is not known.
        self.moment_ms = 0
        # Different pairs in the next transaction.
        self._batch = BATCH // 2

    @property
    def waiting(self) -> int:
        """About how many clicks wait."""
        in_memory = self._overflow.total() + self._uncertain.total()
        return (self.journal.waiting if self.journal else 0) + in_memory

    @property
    def has_overflow(self) -> bool:
        return bool(self._overflow or self._uncertain)

    def add(self, place: int, visitor_id: int) -> None:
        # Anyone who has a visitor has opened the journal.
        if not self.journal.add(place, visitor_id):  # type: ignore[union-attr]
            with self._lock:
                if len(self._overflow) >= MAX_OVERFLOW:
                    place = pack(unpack(place).record_seq)
                    visitor_id = UNKNOWN_ID | visitor_id & TAKEN if visitor_id > 0 else -UNKNOWN_ID
                self._overflow[place, visitor_id] += 1

    def note_key(self, record_seq: int, key: str) -> None:
        """The database has let a click through that is added next. key: of its press."""
        with self._lock:
            self._keys.setdefault(record_seq, []).append(key)

    def take_keys(self, taken: Mapping[int, int]) -> dict[int, list[str]]:
        """The keys of as many clicks of each record, as far as they are known: an earlier process knew others."""
        with self._lock:
            found = {}
            for record_seq, count in taken.items():
                known = self._keys.pop(record_seq, [])
                found[record_seq] = known[:count]
                if known[count:]:
                    self._keys[record_seq] = known[count:]
            return found

    def count_people(self, record_seq: int) -> int:
        """How many waiting clicks of a record are by people, except those marked (TAKEN). `moving` is held."""
        with self._lock:
            overflow = self._overflow.items()
            waiting = sum(
                n
                for (place, id_), n in overflow
                if id_ > 0 and not id_ & TAKEN and unpack(place).record_seq == record_seq
            )
        return waiting + (self.journal.count_unread_by_people(record_seq) if self.journal else 0)

    # --- beginning and end ------------------------------------------------------------------------------------

    def load(self, *, reserve: bool, on_check: Callable[[], object]) -> tuple[Journal, Visitors]:
        """Load what an earlier process left, or start empty. Needs the app's context.

        reserve: whether to reserve disk space now for as many clicks as can wait.
        """
        self._reserve = reserve
        cluster = database.cluster()
        try:
            counted, salt = _words_of(cluster.node_key(COUNTED)), _salt_of(cluster)
        except StorageUnavailable:
            # It is asked again before anything is counted.
            counted, salt = _split(cluster.load_local(COUNTED)), None
            self._is_unconfirmed = True
        known = (counted[0], int(counted[1])) if counted else None
        journal = Journal(self._folder, known, reserve=reserve)
        folder = self._folder if journal.id else None
        visitors = Visitors(
            folder, self._places, salt, on_check, respects_dnt=self._respects_dnt, shared_salt=cluster.salt_of
        )
        if not self._is_unconfirmed and (known is None or journal.id != known[0] or visitors.salt != salt):
            self._register(journal, visitors)
        return journal, visitors

    def anonymous_visitors(self) -> Visitors:
        """Create the visitors of an app that has had none so far, without a file. Needs the app's context."""
        cluster = database.cluster()
        try:
            salt = _salt_of(cluster)
        except StorageUnavailable:
            salt = None
        return Visitors(None, self._places, salt, shared_salt=cluster.salt_of)

    def _register(self, journal: Journal, visitors: Visitors) -> None:
        """Register a journal in the database before it takes a click: after a crash it would be unknown."""
        try:
            with database.atomic():
                _save_offset(journal, visitors, journal.counted)
        except ServiceError as error:
            logger.warning("Clicks wait in memory alone: %s", error.message)
            journal.close()

    def replace_lost_journal(self) -> None:
        """Continue with a new journal if the file was truncated or deleted. Needs the app's context."""
        lost, visitors = self.journal, self.visitors
        if lost is None or visitors is None or lost.check():
            return
        logger.warning(
            "%s was cut off or deleted; about %d clicks that waited in it are lost.", lost.path, lost.waiting
        )
        lost.close()
        journal = Journal(self._folder, None, reserve=self._reserve)
        try:
            with database.atomic():
                _save_offset(journal, visitors, journal.counted)
        except BaseException:
            journal.close()
            raise
        with self.moving:
            self.journal = journal

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    # --- counting ---------------------------------------------------------------------------------------------

    def read(self, *, in_order: bool = False) -> PendingClicks:
        """What waits in the journal, up to a batch of different pairs.

        in_order: whether each click is wanted by itself; then there are at most a few more than MAX_IN_ORDER.
        """
        journal = self.journal
        assert journal is not None
        # Where no moments are added, the last one says nothing of the clicks that follow.
        until, found = journal.last, PendingClicks(journal.counted, self.moment_ms if in_order else 0)
        while found.last < until and len(found.clicks) < self._batch and len(found.in_order) < MAX_IN_ORDER:
            read_to, entries = journal.read(found.last, min(READ_BATCH, self._batch))
            if read_to == found.last:
                break  # a visit is writing the next one
            entries = list(entries)
            if in_order:
                found.in_order += entries
            batch = [entry for entry in entries if entry[1] != TIME_MARK]
            found.clicks.update(batch)
            places = dict.fromkeys(place for place, _ in reversed(batch))
            found.newest_first = dict.fromkeys(unpack(place).record_seq for place in places) | found.newest_first
            found.last = read_to
        return found

    def reread_confirmed(self) -> None:
        """At the beginning of a transaction that counts: go on where the last one that was committed has ended."""
        if not self._is_unconfirmed:
            return
        assert self.journal is not None
        counted = _words_of(database.cluster().node_key(COUNTED))
        if counted is not None and counted[0] == self.journal.id and int(counted[1]) > self.journal.counted:
            self.journal.acknowledge(int(counted[1]))
        uncertain, self._uncertain = self._uncertain, Counter()
        if uncertain and (counted is None or counted[2:] != (self._batch_name,)):
            self.put_back(uncertain)
        self._is_unconfirmed = False

    def mark_unconfirmed(self) -> None:
        """A transaction that counts has failed, or its commit got no answer."""
        self._is_unconfirmed = True

    def mark_overflow_unconfirmed(self, overflow: Counter[Click]) -> None:
        """A commit got no answer: `reread_confirmed` says whether this batch of what waited in memory is counted."""
        self._uncertain.update(overflow)

    def acknowledge(self, counted: PendingClicks) -> None:
        """Clicks of the journal are in the database."""
        assert self.journal is not None
        moments = (-place for place, id_ in reversed(counted.in_order) if id_ == TIME_MARK)
        self.moment_ms = next(moments, counted.moment_ms)
        self.journal.acknowledge(counted.last)
        database.cluster().save_local(COUNTED, f"{self.journal.id} {counted.last}")

    def take_overflow(self) -> Counter[Click]:
        """Take a batch of what waits in memory; a caller that cannot count it must put it back."""
        with self._lock:
            if len(self._overflow) <= self._batch:
                overflow, self._overflow = self._overflow, Counter()
                return overflow
            return Counter({pair: self._overflow.pop(pair) for pair in [*islice(self._overflow, self._batch)]})

    def adapt(self, pairs: int, took_s: float, cpu_s: float) -> None:
        """Choose the size of the next batch. pairs: of the last one. took_s, cpu_s: its duration and processor time."""
        if cpu_s > SLOW_S or took_s > SLOW_DISK_S:
            self._batch = max(MIN_BATCH, self._batch // 2)
        elif cpu_s < FAST_S and took_s < SLOW_DISK_S / 2 and pairs >= self._batch // 2:
            self._batch = min(BATCH, self._batch * 2)

    def put_back(self, overflow: Counter[Click]) -> None:
        with self._lock:
            self._overflow.update(overflow)

    def save_offset(self, counted: int, *, is_named: bool) -> None:
        """Store, in the transaction that counts them, up to which click the journal is counted.

        is_named: whether what waited in memory is counted, too, so that the transaction needs a name.
        """
        assert self.journal is not None
        assert self.visitors is not None
        self._batch_name = secrets.token_hex(8) if is_named else ""
        _save_offset(self.journal, self.visitors, counted, self._batch_name)


def drop(clicks: Counter[Click], record_seq: int, count: int) -> None:
    """Leave out `count` clicks of a record by people."""
    for click in [click for click in clicks if click[1] > 0 and unpack(click[0]).record_seq == record_seq]:
        dropped = min(count, clicks[click])
        clicks[click] -= dropped
        count -= dropped
        if not clicks[click]:
            del clicks[click]


def unmark(clicks: Counter[Click]) -> Counter[int]:
    """Take the mark from clicks that the database let through (TAKEN); returns how many these are, by record."""
    taken: Counter[int] = Counter()
    for place, id_ in [click for click in clicks if click[1] > 0 and click[1] & TAKEN]:
        count = clicks.pop((place, id_))
        clicks[place, id_ & ~TAKEN] += count
        taken[unpack(place).record_seq] += count
    return taken


def _save_offset(journal: Journal, visitors: Visitors, counted: int, batch_name: str = "") -> None:
    """Store what the next process needs to go on here."""
    cluster = database.cluster()
    if visitors.salt != (visitors.salt[0], cluster.salt_of(visitors.salt[0])):
        State.store(cluster.node_key(SALT), " ".join(visitors.salt))
    if journal.id:  # otherwise another process has it, and stores its own
        State.store(cluster.node_key(COUNTED), f"{journal.id} {counted} {batch_name}".rstrip())


def _salt_of(cluster: Cluster) -> tuple[str, str] | None:
    words = _words_of(cluster.node_key(SALT))
    return None if words is None else (words[0], words[1])


def _words_of(name: str) -> tuple[str, ...] | None:
    return _split(State.load(name))


def _split(words: str | None) -> tuple[str, ...] | None:
    return None if words is None else tuple(words.split(" "))
