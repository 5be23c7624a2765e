"""Clicks on their way to the database: a ring of entries in a file that is mapped into memory.

To add a click is to copy 24 bytes into memory that belongs to the system from then on: no visitor waits for a write,
and a process that is killed loses nothing. (What the system has not yet written when the power fails is lost.)

Entries are numbered without end; number n lies at place n modulo the size, so an entry says itself whether it is the
one that is expected there. The database knows up to which number it has counted, in the transaction that counts; a
number that is not within the ring's reach of that one is damage, and its entry is left out.

Whoever makes the file shorter while it is mapped (`: > clicks.journal`) would end the process at its next touch, so
its size is looked at before.
"""

import errno
import fcntl
import itertools
import logging
import mmap
import os
import struct
from collections.abc import Iterable
from pathlib import Path

FILE_NAME = "clicks.journal"
# number, record's seq, visitor's id; an entry that was never written has the number 0
_ENTRY = struct.Struct("=qqq")
_pack = _ENTRY.pack_into
# What the file begins with: a mark, then the id by which the database knows it.
_MARK = b"SPCLICK1"
_HEADER = 24
_ID_BYTES = _HEADER - len(_MARK)
# 12 MiB; where the disk has no room for that, less. The more can wait, the more is counted together.
SIZES = (1 << 19, 1 << 14)
# Entries read at once where all are looked at.
_LOOK = 1 << 13
# How much is written at once where the system cannot set room aside.
_ZEROS_BYTES = 1 << 20
# Threads may be between a look at the room that is left and their entry.
_RESERVE = 256

# (record's seq, visitor's id)
Click = tuple[int, int]

logger = logging.getLogger("signpost.clicks")


class Journal:
    """The ring of one app. `add` may be called from any thread, the rest from one at a time.

    known: (id, number) of the journal whose clicks the database has counted, and up to which; None: of none so far.
    """

    def __init__(self, folder: Path, known: tuple[str, int] | None):
        self.path = folder / FILE_NAME
        self._file, self._map = _mapped(self.path)
        self._size = (len(self._map) - _HEADER) // _ENTRY.size if self._map else 0
        self.id, self._tail = self._identity(known)
        # The last number of an earlier process. Up to there numbers may be missing: taken by a thread that was killed.
        self._survived = self._latest()
        self._head = self._survived
        self._numbers = itertools.count(self._head + 1)
        self._most = self._size - _RESERVE
        # Whether the file was taken away under us: another journal must take its place.
        self.is_lost = False

    def _identity(self, known: tuple[str, int] | None) -> tuple[str, int]:
        """The id of this journal and the number that is counted; one that the database does not know begins anew."""
        if self._map is None:
            return "", 0
        written = self._map[len(_MARK) : _HEADER].hex()
        if known is not None and self._map[: len(_MARK)] == _MARK and written == known[0]:
            return known
        fresh = os.urandom(_ID_BYTES)
        if known is not None or any(self._map[_HEADER:]):
            logger.warning("%s is not the journal of this database; clicks that waited in it are lost.", self.path)
            self._map[_HEADER:] = bytes(len(self._map) - _HEADER)
        self._map[:_HEADER] = _MARK + fresh
        return fresh.hex(), 0

    def add(self, record_seq: int, visitor_id: int) -> bool:
        """False: the ring is full, or there is none."""
        if self._head - self._tail >= self._most:
            return False
        number = next(self._numbers)
        place = _HEADER + number % self._size * _ENTRY.size
        try:
            _pack(self._map, place, number, record_seq, visitor_id)  # type: ignore[arg-type]  # there is room, so a map
        except (TypeError, ValueError):  # it was just given up
            return False
        self._head = number
        return True

    def look(self) -> bool:
        """Whether the file is still there, whole. Otherwise it takes no more clicks, and those that wait are lost."""
        if self._map is not None and not self.is_lost:
            found = os.fstat(self._file)
            if found.st_size < len(self._map) or found.st_nlink == 0:
                # To touch what is not there would end the process.
                self.is_lost, self._most = True, -1
        return not self.is_lost

    @property
    def counted(self) -> int:
        """The number up to which clicks are counted."""
        return self._tail

    @property
    def last(self) -> int:
        """The number of the latest click, unless one before it is just being written."""
        # A thread that was interrupted between writing its click and saying so has set the head back.
        last = self._head
        # Not in the loop: it gives way to other threads, and there would always be one more click.
        if not self.look():
            return last
        while self._map is not None and self._behind(last, 1, last + 1)[0] == [last + 1]:
            last += 1
        return last

    @property
    def waiting(self) -> int:
        """About how many clicks wait."""
        return self._head - self._tail

    @property
    def is_half_full(self) -> bool:
        return self.waiting * 2 > self._most

    def read(self, after: int, most: int) -> tuple[int, Iterable[Click]]:
        """The clicks behind the number `after`, up to `most`, and the number of the last one.

        `done` takes that number when they are counted; until then they can be read again.
        """
        until = self.last
        if self.is_lost:
            return after, []
        numbers, records, visitors = self._behind(after, most, until)
        clicks = zip(records, visitors, strict=True)
        if numbers == list(range(after + 1, after + 1 + len(numbers))):
            return after + len(numbers), clicks
        last, whole = after, []
        for expected, number, click in zip(itertools.count(after + 1), numbers, clicks):  # one has no end
            if number == expected:
                whole.append(click)
            elif expected > self._survived:
                break  # a thread has taken the number and is about to write
            last = expected
        return last, whole

    def _behind(self, after: int, most: int, until: int) -> tuple[list[int], list[int], list[int]]:
        """The entries at the places of the numbers up to `until`, whatever they hold: numbers, records, visitors."""
        if self._map is None:
            return [], [], []
        first = (after + 1) % self._size
        count = min(most, until - after, self._size - first)
        begin = _HEADER + first * _ENTRY.size
        fields = memoryview(self._map[begin : begin + count * _ENTRY.size]).cast("q")
        return fields[0::3].tolist(), fields[1::3].tolist(), fields[2::3].tolist()

    def done(self, last: int) -> None:
        """The clicks up to the number `last` are in the database."""
        self._tail = last

    def people_of(self, record_seq: int) -> int:
        """How many waiting clicks of a record are by people."""
        count, after, last = 0, self._tail, self.last
        while after < last:
            read_to, clicks = self.read(after, _LOOK)
            if read_to == after:
                break
            count += sum(record == record_seq and visitor > 0 for record, visitor in clicks)
            after = read_to
        return count

    def _latest(self) -> int:
        """The highest number that was ever written, or is counted."""
        if self._map is None:
            return self._tail
        # Not through the map, which would bring all of it into memory, and not all at once.
        step, end, latest, damaged = _LOOK * _ENTRY.size, len(self._map), self._tail, 0
        reach = self._tail + self._size
        for begin in range(_HEADER, end, step):
            numbers = memoryview(os.pread(self._file, min(step, end - begin), begin)).cast("q")[0::3].tolist()
            if max(numbers) <= self._tail and min(numbers) >= 0:
                continue  # all of it is counted
            for place, number in enumerate(numbers, (begin - _HEADER) // _ENTRY.size):
                if 0 <= number <= self._tail:
                    continue
                if number < 0 or number > reach or number % self._size != place:
                    damaged += 1
                elif number > latest:
                    latest = number
        if damaged:
            logger.warning("%s is damaged: %d of its entries cannot be right and are not counted.", self.path, damaged)
        return latest

    def close(self) -> None:
        self._most, self.id = -1, ""
        if self._map is not None:
            self._map.close()
            os.close(self._file)
            self._map = None


def _mapped(path: Path) -> tuple[int, mmap.mmap | None]:
    """The file, locked, and its bytes; made where it is not there.

    None: there is no room for it, or another process has it; then clicks wait in memory alone.
    """
    for size in SIZES:
        length = _HEADER + size * _ENTRY.size
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            logger.warning("%s cannot be opened (%s): clicks wait in memory alone.", path, error.strerror)
            break
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.fstat(descriptor).st_size not in (_HEADER + one * _ENTRY.size for one in SIZES):
                os.ftruncate(descriptor, 0)
                # With every block set aside: writing to one that the disk has no room for would kill the process.
                _set_aside(descriptor, length)
            return descriptor, mmap.mmap(descriptor, 0)
        except BlockingIOError:
            os.close(descriptor)
            break
        except OSError:
            os.ftruncate(descriptor, 0)
            os.close(descriptor)
    return -1, None


def _set_aside(descriptor: int, length: int) -> None:
    """Have the disk keep room for the whole file. Raises OSError: there is none."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(descriptor, 0, length)
        return
    # macOS has no such call. Zeros take the blocks too, as a file with holes would not.
    for begin in range(0, length, _ZEROS_BYTES):
        part = bytes(min(_ZEROS_BYTES, length - begin))
        if os.pwrite(descriptor, part, begin) < len(part):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
