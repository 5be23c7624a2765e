"""Counting clicks by the values of their visitors: the breakdowns of records and workspaces in the database.

A batch adds the clicks of a day to small rows of combinations of all values, MAX_PART in each: what it writes again
for one click is as small. When there are more than MAX_COMBINATIONS, they are folded into rows by kind (folding.py),
which hold any number of clicks. When the day is over, up to SMALL_DAY combinations become one row; more are folded, and
those that came after a fold.

A batch folds one day, and one more for each COMBINATIONS_A_FOLD that it brings, so folding costs each click the same;
what is left is folded with the next batch. So a day has at most MAX_COMBINATIONS that are not folded, and those of a
few batches.

Workspaces have larger rows and more of them before a fold: the visitors of a quarter of an hour come again and again,
and to count them once more costs a hundredth of folding them.
"""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from operator import attrgetter
from typing import Generic

from signpost.clicks import totals
from signpost.clicks.totals import Owner
from signpost.clicks.visitors import Visitor
from signpost.features.reports import breakdowns
from signpost.features.reports.breakdowns import OF_VISITOR
from signpost.features.reports.folding import fold_into
from signpost.features.reports.statements import RECORDS, WORKSPACES, BreakdownRow, BreakdownTables
from signpost.storage import database
from signpost.storage.statements.click_counts import CHUNK_ROWS, YIELD_S

# Combinations in one row, and of one day before they are folded: of a record, and of a workspace.
MAX_PART, MAX_COMBINATIONS = 8, 1_000
MAX_WORKSPACE_PART, MAX_WORKSPACE_COMBINATIONS = 50, 2_500
# Where a batch brings more of one day, it looks for them in all rows of the day, not only in the last.
LOOK_IN_ALL = 50
# A day that is over has so many in one row.
SMALL_DAY = 50
# A batch folds the combinations of one more day for each of these that it brings.
COMBINATIONS_A_FOLD = 500
# How many bytes are written before a sleep lets threads run that answer visitors.
YIELD_BYTES = 50_000
# Days of records, and of workspaces, before today that are folded after one write: about 50 ms. Of those that become
# one row, so many in one transaction, and after one write.
MAX_FOLDED_DAYS = 5
CLOSED_AT_ONCE, MAX_CLOSED_DAYS = 20, 100

# Ends the name of each entry of a row. A name with a quotation mark before a colon has it, too, but such a row is only
# full a little earlier.
_NAME_END = b'":'

# combination of all kinds -> clicks
Combinations = Mapping[str, int]

_values_of: Callable[[Visitor], tuple[str, ...]] = attrgetter(*OF_VISITOR)
_decode, _quote = json.JSONDecoder().raw_decode, json.encoder.encode_basestring


def combination(visitor: Visitor, destination: int, rule: int, quarter: str) -> str:
    # "2" is the record's second destination, "1.2" that of its first rule.
    chosen = f"{rule}.{destination}" if rule and destination else str(destination or "")
    return breakdowns.combination((*_values_of(visitor), chosen, str(rule or ""), quarter))


def add(records: totals.Combinations[int], workspaces: totals.Combinations[str]) -> None:
    _Rows(RECORDS, records, MAX_PART, MAX_COMBINATIONS).add()
    _Rows(WORKSPACES, workspaces, MAX_WORKSPACE_PART, MAX_WORKSPACE_COMBINATIONS).add()


class _Names(dict[str, bytes]):
    """How each combination begins its entry in a row, which is JSON. By hand: there are thousands of rows."""

    def __missing__(self, combination: str) -> bytes:
        # Half a character, which no header and no file of ours contains, would be refused.
        name = self[combination] = f"{_quote(combination)}:".encode(errors="replace")
        return name


class _Rows(Generic[Owner]):
    """The rows of combinations that a batch changes. max_part, max_all: combinations in one row, and of one day."""

    def __init__(self, tables: BreakdownTables, added: totals.Combinations[Owner], max_part: int, max_all: int):
        self._tables, self._added = tables, added
        self._max_part, self._max_all = max_part, max_all
        self._names = _Names()
        # How many days may be folded.
        self._folds_left = 1 + sum(map(len, added.values())) // COMBINATIONS_A_FOLD

    def add(self) -> None:
        days: dict[str, list[Owner]] = {}
        for owner, day in self._added:
            days.setdefault(day, []).append(owner)
        for day, owners in days.items():
            for begin in range(0, len(owners), CHUNK_ROWS):
                self._tables.set_combinations(_yielding(self._changed(day, owners[begin : begin + CHUNK_ROWS])))
                if len(owners) > CHUNK_ROWS:
                    time.sleep(YIELD_S)

    def _changed(self, day: str, owners: list[Owner]) -> Iterator[BreakdownRow]:
        for owner, part, counts, is_folded in self._tables.last_combinations(owners, day):
            added = self._added[owner, day]
            if part and len(added) > LOOK_IN_ALL:
                yield from self._changed_of_all(owner, day, added)
                continue
            before = (part - 1) * self._max_part if part else 0
            entries = self._new_entries(added, counts or b"")
            if not entries:
                recent: dict[str, int] = _decode(counts.decode())[0]
                for key, clicks in added.items():
                    recent[key] = recent.get(key, 0) + clicks
                if not self._folds(before + len(recent), owner, day, added):
                    yield from self._split(owner, day, part, recent)
                continue
            # Most visitors are new to most records: nothing is decoded.
            size = counts.count(_NAME_END) if counts else 0
            if self._folds(before + size + len(entries), owner, day, added):
                continue
            if size and size + len(entries) <= self._max_part:
                yield owner, day, part, b"%s,%s}" % (counts[:-1], b",".join(entries))
                continue
            part = part + 1 if part else 2 if is_folded else 1
            for number, begin in enumerate(range(0, len(entries), self._max_part)):
                yield owner, day, part + number, b"{%s}" % b",".join(entries[begin : begin + self._max_part])

    def _new_entries(self, added: Combinations, counts: bytes) -> list[bytes]:
        """What is to be appended to a row; nothing where it has one of these combinations already."""
        names, entries = self._names, []
        for key, clicks in added.items():
            name = names[key]
            if name in counts:
                return []
            entries.append(b"%s%d" % (name, clicks))
        return entries

    def _changed_of_all(self, owner: Owner, day: str, added: Combinations) -> Iterator[BreakdownRow]:
        """The same where the combinations are looked for in all rows of the day."""
        rows = {part: _decode(counts.decode())[0] for part, counts in self._tables.all_combinations(owner, day)}
        places = {key: part for part, row in rows.items() for key in row}
        last = max(rows)
        changed = {last}
        for key, clicks in added.items():
            part = places.get(key, last)
            rows[part][key] = rows[part].get(key, 0) + clicks
            changed.add(part)
        if not self._folds(sum(map(len, rows.values())), owner, day, added):
            for part in sorted(changed):
                # Only the last one may have grown.
                if part < last:
                    yield owner, day, part, _encoded(rows[part])
            yield from self._split(owner, day, last, rows[last])

    def _folds(self, combinations: int, owner: Owner, day: str, added: Combinations) -> bool:
        """Fold a day if it has too many combinations, and this batch may fold one more."""
        if combinations <= self._max_all or not self._folds_left:
            return False
        self._folds_left -= 1
        _fold_day(self._tables, owner, day, added)
        return True

    def _split(self, owner: Owner, day: str, first: int, combinations: dict[str, int]) -> Iterator[BreakdownRow]:
        left = iter(combinations.items())
        for part in range(first, first + -(-len(combinations) // self._max_part)):
            yield owner, day, part, _encoded(dict(islice(left, self._max_part)))


def _fold_day(
    tables: BreakdownTables, owner: int | str, day: str, added: Combinations, *, is_over: bool = False
) -> bool:
    """Move the combinations of a day, and further ones, to its rows by kind; few of a day that is over to one row.

    False: they are in one row.
    """
    combinations = dict(added)
    for counts in tables.take_combinations(owner, day):
        for key, clicks in json.loads(counts).items():
            combinations[key] = combinations.get(key, 0) + clicks
    if not combinations:  # its record was deleted just now
        return False
    stored = tables.pairs(owner, day)
    if is_over and not stored and len(combinations) <= SMALL_DAY:
        tables.set_combinations([(owner, day, 1, _encoded(combinations))])
        return False
    folded = fold_into(stored, combinations)
    tables.set_pairs(_yielding((owner, day, kind, content) for kind, content in folded.items()))
    return True


def _encoded(combinations: Combinations) -> bytes:
    # As JSON; by hand, because there are thousands, and an encoder takes three times as long to begin. Half a
    # character, which no header and no file of ours contains, would be refused.
    text = ",".join([f"{_quote(key)}:{clicks}" for key, clicks in combinations.items()])
    return f"{{{text}}}".encode(errors="replace")


def _yielding(rows: Iterable[BreakdownRow]) -> Iterator[BreakdownRow]:
    """The rows, and now and then a sleep in between."""
    written = 0
    for row in rows:
        yield row
        written += len(row[-1])
        if written > YIELD_BYTES:
            time.sleep(YIELD_S)
            written = 0


def fold_before(day: str) -> bool:
    """Fold the combinations of some days before a day, or put few into one row. False: nothing is left."""
    is_any = False
    for tables in (RECORDS, WORKSPACES):
        days, folded = [*tables.large_before(day, MAX_CLOSED_DAYS)], 0
        while days and folded < MAX_FOLDED_DAYS:
            with database.atomic():
                # To fold one takes as long as to close many small ones, and others want to write.
                for _ in range(min(len(days), CLOSED_AT_ONCE)):
                    owner, before = days.pop(0)
                    if _fold_day(tables, owner, before, {}, is_over=True):
                        folded += 1
                        break
            time.sleep(YIELD_S)
            is_any = True
    return is_any
