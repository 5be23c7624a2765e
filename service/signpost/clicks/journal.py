"""Clicks on their way to the database: a ring of entries in a file that is mapped into memory.

Adding a click copies 24 bytes into memory that belongs to the operating system from then on. No visitor waits for a
write, and a killed process loses nothing. (What has not reached the disk when the power fails is lost.)

Entries are numbered without end. Number n is stored at position n modulo the ring's size, so each entry shows whether
it is the one expected there. The database stores the number up to which clicks are counted, in the transaction that
counts them. A number outside the ring's range is damage, and its entry is skipped.

An entry with the visitor 0 is no click: its place says when the clicks after it came. There are such entries where
someone wants to know; versions that do not know them count nothing for them.

The file begins with the first positions of the ring and grows to all of them when these are used up, or at once on
`reserve`. No entry ever moves, so visitors add clicks while it grows.

Truncating the file while it is mapped (`: > clicks.journal`) would kill the process at its next access, so its size
is checked before.
"""

import errno
import fcntl
import itertools
import logging
import mmap
import os
import struct
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

FILE_NAME = "clicks.journal"
# number, place, visitor's id; an entry that was never written has the number 0
_ENTRY = struct.Struct("=qqq")
_pack = _ENTRY.pack_into
# The file begins with a mark and the id by which the database knows it.
_MARK = b"SPCLICK1"
_HEADER_BYTES = 24
_ID_BYTES = _HEADER_BYTES - len(_MARK)
# Entries of the ring: 12 MiB, or less on a disk that has no room for that. A larger ring allows larger batches.
SIZES = LARGE, SMALL = (1 << 19, 1 << 14)
# Entries of the large ring that the file has at first: 24 KiB. An app that is visited a few times needs no more.
FIRST_ENTRIES = 1 << 10
# Threads may be between the check for room and writing their entry.
_RESERVE = 256
# After an attempt to grow that failed, the next one waits this long.
GROW_AGAIN_S = 10.0
# Entries read at once where all are read.
_READ_BATCH = 1 << 13
# Bytes written at once where the system cannot allocate.
_ZEROS_BYTES = 1 << 20

# A place says what was clicked: the record's seq (microseconds since 1970, or a little more) in the lower 53 bits, and
# above them which of its destinations (5 bits) and which of its rules (5 bits). The version before wrote the seq alone.
_DESTINATION_SHIFT, _POSITION_BITS = 53, 5
_RULE_SHIFT = _DESTINATION_SHIFT + _POSITION_BITS
# Below it a place is the seq alone.
FIRST_WITH_CHOICE = 1 << _DESTINATION_SHIFT
# The highest position of a destination or a rule.
MAX_POSITION = (1 << _POSITION_BITS) - 1
_RECORD_MASK = ~(MAX_POSITION << _DESTINATION_SHIFT | MAX_POSITION << _RULE_SHIFT)

# (place, visitor's id)
Click = tuple[int, int]
# In the place of a visitor's id: the entry says when the clicks after it came.
TIME_MARK = 0
# Added to the id of a person in a click that the database let through, because the record has a limit there.
TAKEN = 1 << 61


class Clicked(NamedTuple):
    """What a place names. destination, rule: positions counted from 1; 0: there was no choice, or it is not known."""

    record_seq: int
    destination: int = 0
    rule: int = 0


def pack(record_seq: int, destination: int = 0, rule: int = 0) -> int:
    """The place of a click. destination, rule: up to MAX_POSITION."""
    return record_seq | destination << _DESTINATION_SHIFT | rule << _RULE_SHIFT


def unpack(place: int) -> Clicked:
    """What was clicked. The sign belongs to the seq: a negative one is of no record."""
    if 0 <= place < FIRST_WITH_CHOICE:  # most of them, and a batch unpacks thousands
        return Clicked(place)
    return Clicked(
        place & _RECORD_MASK, place >> _DESTINATION_SHIFT & MAX_POSITION, place >> _RULE_SHIFT & MAX_POSITION
    )


logger = logging.getLogger("signpost.clicks")


def _length(entries: int) -> int:
    return _HEADER_BYTES + entries * _ENTRY.size


# Length of a file -> size of the ring that it belongs to.
_RINGS = {_length(FIRST_ENTRIES): LARGE, _length(LARGE): LARGE, _length(SMALL): SMALL}


class Journal:
    """The ring of one app. `add`, `check` and `reserve` may be called from any thread, the rest from one at a time.

    known: (id, number) of the journal that the database knows, and the number up to which it has counted; None: it
    knows none.
    reserve: reserve disk space for the whole ring now.
    """

    def __init__(self, folder: Path, known: tuple[str, int] | None, *, reserve: bool = False):
        self.path = folder / FILE_NAME
        # Whether the file was truncated or deleted while it was mapped: another journal must take its place.
        self.is_lost = False
        self._lock = threading.Lock()
        self._map: mmap.mmap | None = None
        # Positions of the ring, and how many of them the file has.
        self._size = self._entries = 0
        self._grow_at = 0.0
        self.id, self._tail, self._recovered_to = "", 0, 0
        is_new = not self.path.exists()
        self._file = _open(self.path)
        try:
            if self._file is not None and not self._resume(self._file, known):
                self._say_begun(self._file, known, is_new=is_new)
                self._begin(self._file, reserve)
        except OSError as error:
            logger.warning("%s cannot be used (%s): clicks wait in memory alone.", self.path, error.strerror)
        if self._map is None and self._file is not None:
            os.close(self._file)
            self._file = None
        # The latest number in use.
        self._head = self._recovered_to
        self._numbers = itertools.count(self._head + 1)
        # The number that is not taken unless there is more room; -1: none is.
        self._limit = -1
        self._update_limit()
        if reserve:
            self.reserve()

    # --- beginning --------------------------------------------------------------------------------------------

    def _resume(self, file: int, known: tuple[str, int] | None) -> bool:
        """Continue with the file, if it is the journal that the database knows."""
        if known is None or os.pread(file, _HEADER_BYTES, 0) != _MARK + _bytes_of(known[0]):
            return False
        length = os.fstat(file).st_size
        size, entries = _RINGS.get(length, 0), (length - _HEADER_BYTES) // _ENTRY.size
        if size == 0 or (entries < size and known[1] >= entries):
            return False
        self._use(file, size)
        self.id, self._tail = known
        # Up to here numbers may be missing: taken by a thread that was killed before it wrote its entry.
        self._recovered_to = self._latest(file, length)
        return True

    def _say_begun(self, file: int, known: tuple[str, int] | None, *, is_new: bool) -> None:
        """is_new: there was no file, as after a restore to another folder, where a clean stop left nothing to count."""
        if is_new and known is not None:
            logger.warning(
                "%s is new, as after a move: none was beside this database. If its last server was killed, the clicks "
                "of its last moment are not counted.",
                self.path,
            )
        elif known is not None or _holds_clicks(file):
            logger.warning("%s is not the journal of this database; clicks that waited in it are lost.", self.path)

    def _begin(self, file: int, reserve: bool) -> None:
        """Start a new journal in the file, as large as the disk has room for."""
        layouts = [(LARGE, LARGE if reserve else FIRST_ENTRIES), (SMALL, SMALL)]
        if not reserve and not _has_room(file, _length(LARGE)):
            del layouts[0]
        for size, entries in layouts:
            os.ftruncate(file, 0)
            try:
                _allocate(file, _length(entries))
            except OSError:
                os.ftruncate(file, 0)
                continue
            self._use(file, size)
            fresh = os.urandom(_ID_BYTES)
            self._map[:_HEADER_BYTES] = _MARK + fresh  # type: ignore[index]  # `_use` has set it
            self.id = fresh.hex()
            return

    def _use(self, file: int, size: int) -> None:
        self._map, self._size = mmap.mmap(file, 0), size
        self._entries = (len(self._map) - _HEADER_BYTES) // _ENTRY.size

    def _latest(self, file: int, length: int) -> int:
        """The highest number that was ever written, or is counted."""
        # Not through the map, which would bring all of it into memory, and not all at once.
        step, latest, damaged = _READ_BATCH * _ENTRY.size, self._tail, 0
        reach = self._tail + self._size
        for begin in range(_HEADER_BYTES, length, step):
            numbers = memoryview(os.pread(file, min(step, length - begin), begin)).cast("q")[0::3].tolist()
            if max(numbers) <= self._tail and min(numbers) >= 0:
                continue  # all of it is counted
            for position, number in enumerate(numbers, (begin - _HEADER_BYTES) // _ENTRY.size):
                if 0 <= number <= self._tail:
                    continue
                if number < 0 or number > reach or number % self._size != position:
                    damaged += 1
                elif number > latest:
                    latest = number
        if damaged:
            logger.warning("%s is damaged: %d of its entries cannot be right and are not counted.", self.path, damaged)
        return latest

    # --- adding -----------------------------------------------------------------------------------------------

    def add(self, place: int, visitor_id: int) -> bool:
        """False: the ring is full, or there is none."""
        if self._head >= self._limit and not self._make_room():
            return False
        number = next(self._numbers)
        offset = _HEADER_BYTES + number % self._size * _ENTRY.size
        try:
            _pack(self._map, offset, number, place, visitor_id)  # type: ignore[arg-type]  # there is room, so a map
        except (TypeError, ValueError):  # it was closed a moment ago
            return False
        self._head = number
        return True

    def add_time_mark(self, at_ms: int) -> None:
        """The clicks that are added from now on came at this moment, in milliseconds since 1970."""
        # Negative: the place of no record.
        self.add(-at_ms, TIME_MARK)

    def _make_room(self) -> bool:
        with self._lock:
            # Another thread may have made it meanwhile.
            return self._head < self._limit or self._grow()

    def reserve(self) -> None:
        """Reserve disk space for the whole ring, if there is enough."""
        with self._lock:
            self._grow()

    def _grow(self) -> bool:
        """Give the file all positions of the ring. The lock is held."""
        if self._map is None or self._file is None or self._entries == self._size or time.monotonic() < self._grow_at:
            return False
        length = len(self._map)
        if not self._is_whole(self._file, length):
            return False
        try:
            _allocate(self._file, _length(self._size))
            # The former map stays until the last thread that is writing to it has finished: it shows the same file.
            self._use(self._file, self._size)
        except OSError as error:
            os.ftruncate(self._file, length)
            self._grow_at = time.monotonic() + GROW_AGAIN_S
            logger.warning("%s cannot grow (%s): further clicks wait in memory alone.", self.path, error.strerror)
            return False
        self._update_limit()
        return True

    def _update_limit(self) -> None:
        if self._map is None or self.is_lost:
            self._limit = -1
        elif self._entries < self._size:
            self._limit = self._entries - _RESERVE
        else:
            self._limit = self._tail + self._size - _RESERVE

    def check(self) -> bool:
        """Whether the file is still there, whole. Otherwise it takes no more clicks, and those that wait are lost."""
        mapped, file = self._map, self._file
        if mapped is not None and file is not None and not self.is_lost and not self._is_whole(file, len(mapped)):
            # An access beyond the end of the file would kill the process.
            self.is_lost = True
            with self._lock:
                self._update_limit()
        return not self.is_lost

    @staticmethod
    def _is_whole(file: int, length: int) -> bool:
        found = os.fstat(file)
        return found.st_size >= length and found.st_nlink > 0

    # --- counting ---------------------------------------------------------------------------------------------

    @property
    def counted(self) -> int:
        """The number up to which clicks are counted."""
        return self._tail

    @property
    def last(self) -> int:
        """The number of the latest click, unless one before it is being written at this moment."""
        # A thread that was interrupted between writing its click and storing its number has set the head back.
        last = self._head
        # Not in the loop: it yields to other threads, and there would always be one more click.
        if not self.check():
            return last
        while self._map is not None and self._entries_after(last, 1, last + 1)[0] == [last + 1]:
            last += 1
        return last

    @property
    def waiting(self) -> int:
        """About how many clicks wait."""
        return self._head - self._tail

    @property
    def is_half_full(self) -> bool:
        """Whether the whole ring is, or will be once it has grown."""
        return self.waiting * 2 > self._size - _RESERVE

    def read(self, after: int, limit: int) -> tuple[int, Iterable[Click]]:
        """Up to `limit` clicks after the number `after`, and the number of the last one.

        `acknowledge` takes that number when they are counted; until then they can be read again.
        """
        until = self.last
        if self.is_lost:
            return after, []
        numbers, places, visitors = self._entries_after(after, limit, until)
        clicks = zip(places, visitors, strict=True)
        if numbers == list(range(after + 1, after + 1 + len(numbers))):
            return after + len(numbers), clicks
        last, whole = after, []
        for expected, number, click in zip(itertools.count(after + 1), numbers, clicks):  # one has no end
            if number == expected:
                whole.append(click)
            elif expected > self._recovered_to:
                break  # a thread has taken the number and is about to write
            last = expected
        return last, whole

    def _entries_after(self, after: int, limit: int, until: int) -> tuple[list[int], list[int], list[int]]:
        """The entries at the positions of the numbers up to `until`, whatever they hold: numbers, places, visitors."""
        if self._map is None:
            return [], [], []
        first = (after + 1) % self._size
        count = min(limit, until - after, self._size - first)
        begin = _length(first)
        fields = memoryview(self._map[begin : begin + count * _ENTRY.size]).cast("q")
        return fields[0::3].tolist(), fields[1::3].tolist(), fields[2::3].tolist()

    def acknowledge(self, last: int) -> None:
        """The clicks up to the number `last` are in the database."""
        self._tail = last
        with self._lock:
            self._update_limit()

    def count_unread_by_people(self, record_seq: int) -> int:
        """How many waiting clicks of a record are by people, without those that the database let through."""
        count, after, last = 0, self._tail, self.last
        while after < last:
            read_to, clicks = self.read(after, _READ_BATCH)
            if read_to == after:
                break
            count += sum(
                place & _RECORD_MASK == record_seq and visitor > 0 and not visitor & TAKEN for place, visitor in clicks
            )
            after = read_to
        return count

    def close(self) -> None:
        with self._lock:
            mapped, file = self._map, self._file
            self._map, self._file, self.id = None, None, ""
            self._update_limit()
        if mapped is not None:
            mapped.close()
        if file is not None:
            os.close(file)


def _open(path: Path) -> int | None:
    """The file, locked; created if it is missing. None: it cannot be opened, or another process has it."""
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        logger.warning("%s cannot be opened (%s): clicks wait in memory alone.", path, error.strerror)
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        return None
    return file


def _bytes_of(id_: str) -> bytes:
    try:
        return bytes.fromhex(id_)
    except ValueError:
        return b""


def _holds_clicks(file: int) -> bool:
    """Whether the file is a journal with entries, of whatever database."""
    length = os.fstat(file).st_size
    steps = range(_HEADER_BYTES, length if length in _RINGS else 0, _ZEROS_BYTES)
    return any(os.pread(file, _ZEROS_BYTES, begin).strip(b"\0") for begin in steps)


def _has_room(file: int, length: int) -> bool:
    disk = os.fstatvfs(file)
    return disk.f_bavail * disk.f_frsize >= length


def _allocate(file: int, length: int) -> None:
    """Reserve disk space for the whole file. Raises OSError: there is not enough.

    Writing through the map to a block that the disk has no room for would kill the process.
    """
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, length)
        return
    # macOS has no such call. Zeros occupy the blocks too; a file with holes would not.
    for begin in range(os.fstat(file).st_size, length, _ZEROS_BYTES):
        part = bytes(min(_ZEROS_BYTES, length - begin))
        if os.pwrite(file, part, begin) < len(part):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
