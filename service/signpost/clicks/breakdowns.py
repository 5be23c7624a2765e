"""The breakdowns of records and workspaces in the database.

A batch adds the clicks of a day to small rows of combinations of all values, MAX_PART in each. When there are more
than MAX_COMBINATIONS, they are folded into rows by kind (domain/clicks/folding.py), which hold any number of clicks.
When the day is over, combinations of which there is more than one row are folded, too, and those that came after a
fold.

A batch folds one day, and one more for each COMBINATIONS_A_FOLD that it brings, so folding costs each click the same;
what is left is folded with the next batch. So a day has at most MAX_COMBINATIONS that are not folded, and those of a
few batches.
"""

import json
import time
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Generic, TypeVar

from signpost.domain.clicks.breakdowns import HOUR, KINDS, TOGETHER
from signpost.domain.clicks.folding import fold_into
from signpost.storage import database

# Combinations in one row, and of one day before they are folded.
MAX_PART = 50
MAX_COMBINATIONS = 1_000
# A batch folds the combinations of one more day for each of these that it brings.
COMBINATIONS_A_FOLD = 500
# Rows read and written at once, and how many bytes are written before a sleep lets threads run that answer visitors.
CHUNK_ROWS = 200
YIELD_BYTES = 50_000
YIELD_S = 0.0002
# Days of records, and of workspaces, before today that are folded after one write: about 50 ms.
MAX_FOLDED_DAYS = 5

# combination of all kinds -> clicks
Combinations = Mapping[str, int]
# A record's seq, or a workspace's id.
Owner = TypeVar("Owner", bound=int | str)
# Owner, day, part or kind, and its clicks.
Row = tuple[int | str, str, int | str, bytes]
# What the rows by kind are called.
_KINDS = json.dumps([*KINDS, TOGETHER])

# The last row of each, or else whether the day has been folded.
_LAST = """
    SELECT value, part, counts,
        part IS NULL AND EXISTS (SELECT 1 FROM {table}_pairs WHERE {key} = value AND kind = '{hour}' AND day = :day)
    FROM json_each(:owners) LEFT JOIN {table}_combination AS last ON last.rowid = (
        SELECT rowid FROM {table}_combination WHERE {key} = value AND day = :day ORDER BY part DESC LIMIT 1
    )
"""
_ALL = "SELECT counts FROM {table}_combination WHERE {key} = ? AND day = ? ORDER BY part"
_DELETE = "DELETE FROM {table}_combination WHERE {key} = ? AND day = ?"
_SET = """
    INSERT INTO {table}_combination ({key}, day, part, counts) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day, part) DO UPDATE SET counts = excluded.counts
"""
_PAIRS = (
    "SELECT kind, counts FROM {table}_pairs WHERE {key} = ? AND kind IN (SELECT value FROM json_each(?)) AND day = ?"
)
_SET_PAIRS = """
    INSERT INTO {table}_pairs ({key}, day, kind, counts) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day, kind) DO UPDATE SET counts = excluded.counts
"""
# By the partial index: a day that was folded has its rows from part 2 on.
_LARGE = "SELECT {key}, day FROM {table}_combination WHERE part = 2 AND day < ? LIMIT ?"

_decode, _quote = json.JSONDecoder().raw_decode, json.encoder.encode_basestring


class BreakdownTable(Generic[Owner]):
    """Those of one kind of owner: records, or workspaces."""

    def __init__(self, table: str, key: str):
        statements = (_LAST, _ALL, _DELETE, _SET, _PAIRS, _SET_PAIRS, _LARGE)
        filled = (statement.format(table=table, key=key, hour=HOUR) for statement in statements)
        self._last, self._all, self._delete, self._set, self._pairs, self._set_pairs, self._large = filled

    def add(self, added: Mapping[tuple[Owner, str], Combinations]) -> None:
        """added: by owner and day."""
        folds = iter(range(1 + sum(map(len, added.values())) // COMBINATIONS_A_FOLD))
        days: dict[str, list[Owner]] = {}
        for owner, day in added:
            days.setdefault(day, []).append(owner)
        for day, owners in days.items():
            for begin in range(0, len(owners), CHUNK_ROWS):
                batch = owners[begin : begin + CHUNK_ROWS]
                database.current().connection().executemany(self._set, _yielding(self._rows(day, batch, added, folds)))
                if len(owners) > CHUNK_ROWS:
                    time.sleep(YIELD_S)

    def _rows(
        self, day: str, owners: list[Owner], added: Mapping[tuple[Owner, str], Combinations], folds: Iterator[int]
    ) -> Iterator[Row]:
        """The rows of combinations that change."""
        values = {"owners": json.dumps(owners), "day": day}
        for owner, part, counts, is_folded in database.current().execute_sql(self._last, values).fetchall():
            recent: dict[str, int] = _decode(counts.decode())[0] if counts else {}
            for key, clicks in added[owner, day].items():
                recent[key] = recent.get(key, 0) + clicks
            part = part or (2 if is_folded else 1)
            if (part - 1) * MAX_PART + len(recent) > MAX_COMBINATIONS and next(folds, None) is not None:
                self._fold_day(owner, day, added[owner, day])
                continue
            for number, batch in enumerate(_parts(recent)):
                yield owner, day, part + number, batch

    def _fold_day(self, owner: Owner, day: str, added: Combinations) -> None:
        """Move the combinations of a day, and further ones, to its rows by kind."""
        execute = database.current().execute_sql
        combinations = dict(added)
        for (counts,) in execute(self._all, (owner, day)).fetchall():
            for key, clicks in json.loads(counts).items():
                combinations[key] = combinations.get(key, 0) + clicks
        if not combinations:
            return  # its record was deleted just now
        execute(self._delete, (owner, day))
        stored = dict(execute(self._pairs, (owner, _KINDS, day)).fetchall())
        rows = ((owner, day, kind, content) for kind, content in fold_into(stored, combinations).items())
        database.current().connection().executemany(self._set_pairs, _yielding(rows))

    def fold_before(self, day: str) -> int:
        """Fold the combinations of some days before a day; returns of how many. Each is a transaction of its own."""
        found = database.current().execute_sql(self._large, (day, MAX_FOLDED_DAYS)).fetchall()
        for owner, before in found:
            with database.atomic():
                self._fold_day(owner, before, {})
            time.sleep(YIELD_S)
        return len(found)


def _parts(counts: Combinations) -> Iterator[bytes]:
    left = iter(counts.items())
    parts = [counts] if len(counts) <= MAX_PART else iter(lambda: dict(islice(left, MAX_PART)), {})
    for part in parts:
        # As JSON; by hand, because there are thousands, and an encoder takes three times as long to begin. Half a
        # character, which no header and no file of ours contains, would be refused.
        text = ",".join([f"{_quote(key)}:{clicks}" for key, clicks in part.items()])
        yield f"{{{text}}}".encode(errors="replace")


def _yielding(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows, and now and then a sleep in between."""
    written = 0
    for row in rows:
        yield row
        written += len(row[-1])
        if written > YIELD_BYTES:
            time.sleep(YIELD_S)
            written = 0


RECORDS = BreakdownTable[int]("click", "record_seq")
WORKSPACES = BreakdownTable[str]("workspace", "workspace_id")


def fold_before(day: str) -> bool:
    """Fold some of what is left of the days before a day. False: nothing is left."""
    return RECORDS.fold_before(day) + WORKSPACES.fold_before(day) > 0
