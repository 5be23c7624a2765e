"""Counting clicks by the values of their visitors: the breakdowns of records and workspaces in the database.

A batch adds the clicks of a day to small rows of combinations of all values, MAX_PART in each. When there are more
than MAX_COMBINATIONS, they are folded into rows by kind (folding.py), which hold any number of clicks.
When the day is over, combinations of which there is more than one row are folded, too, and those that came after a
fold.

A batch folds one day, and one more for each COMBINATIONS_A_FOLD that it brings, so folding costs each click the same;
what is left is folded with the next batch. So a day has at most MAX_COMBINATIONS that are not folded, and those of a
few batches.
"""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from operator import attrgetter

from signpost.clicks import totals
from signpost.clicks.totals import Owner
from signpost.clicks.visitors import Visitor
from signpost.features.reports import breakdowns
from signpost.features.reports.breakdowns import OF_VISITOR
from signpost.features.reports.folding import fold_into
from signpost.features.reports.statements import RECORDS, WORKSPACES, BreakdownRow, BreakdownTables
from signpost.storage import database
from signpost.storage.statements.click_counts import CHUNK_ROWS, YIELD_S

# Combinations in one row, and of one day before they are folded.
MAX_PART = 50
MAX_COMBINATIONS = 1_000
# A batch folds the combinations of one more day for each of these that it brings.
COMBINATIONS_A_FOLD = 500
# How many bytes are written before a sleep lets threads run that answer visitors.
YIELD_BYTES = 50_000
# Days of records, and of workspaces, before today that are folded after one write: about 50 ms.
MAX_FOLDED_DAYS = 5

# combination of all kinds -> clicks
Combinations = Mapping[str, int]

_values_of: Callable[[Visitor], tuple[str, ...]] = attrgetter(*OF_VISITOR)
_decode, _quote = json.JSONDecoder().raw_decode, json.encoder.encode_basestring


def combination(visitor: Visitor, destination: int, rule: int, quarter: str) -> str:
    # "2" is the record's second destination, "1.2" that of its first rule.
    chosen = f"{rule}.{destination}" if rule and destination else str(destination or "")
    return breakdowns.combination((*_values_of(visitor), chosen, str(rule or ""), quarter))


def add(records: totals.Combinations[int], workspaces: totals.Combinations[str]) -> None:
    _add(RECORDS, records)
    _add(WORKSPACES, workspaces)


def _add(tables: BreakdownTables, added: totals.Combinations[Owner]) -> None:
    folds = iter(range(1 + sum(map(len, added.values())) // COMBINATIONS_A_FOLD))
    days: dict[str, list[Owner]] = {}
    for owner, day in added:
        days.setdefault(day, []).append(owner)
    for day, owners in days.items():
        for begin in range(0, len(owners), CHUNK_ROWS):
            batch = owners[begin : begin + CHUNK_ROWS]
            tables.set_combinations(_yielding(_rows(tables, day, batch, added, folds)))
            if len(owners) > CHUNK_ROWS:
                time.sleep(YIELD_S)


def _rows(
    tables: BreakdownTables,
    day: str,
    owners: list[Owner],
    added: totals.Combinations[Owner],
    folds: Iterator[int],
) -> Iterator[BreakdownRow]:
    """The rows of combinations that change."""
    for owner, part, counts, is_folded in tables.last_combinations(owners, day):
        recent: dict[str, int] = _decode(counts.decode())[0] if counts else {}
        for key, clicks in added[owner, day].items():
            recent[key] = recent.get(key, 0) + clicks
        part = part or (2 if is_folded else 1)
        if (part - 1) * MAX_PART + len(recent) > MAX_COMBINATIONS and next(folds, None) is not None:
            _fold_day(tables, owner, day, added[owner, day])
            continue
        for number, batch in enumerate(_parts(recent)):
            yield owner, day, part + number, batch


def _fold_day(tables: BreakdownTables, owner: int | str, day: str, added: Combinations) -> None:
    """Move the combinations of a day, and further ones, to its rows by kind."""
    combinations = dict(added)
    for counts in tables.take_combinations(owner, day):
        for key, clicks in json.loads(counts).items():
            combinations[key] = combinations.get(key, 0) + clicks
    if combinations:  # otherwise its record was deleted just now
        folded = fold_into(tables.pairs(owner, day), combinations)
        tables.set_pairs(_yielding((owner, day, kind, content) for kind, content in folded.items()))


def _parts(counts: Combinations) -> Iterator[bytes]:
    left = iter(counts.items())
    parts = [counts] if len(counts) <= MAX_PART else iter(lambda: dict(islice(left, MAX_PART)), {})
    for part in parts:
        # As JSON; by hand, because there are thousands, and an encoder takes three times as long to begin. Half a
        # character, which no header and no file of ours contains, would be refused.
        text = ",".join([f"{_quote(key)}:{clicks}" for key, clicks in part.items()])
        yield f"{{{text}}}".encode(errors="replace")


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
    """Fold the combinations of some days before a day, each in a transaction of its own. False: nothing is left."""
    is_any = False
    for tables in (RECORDS, WORKSPACES):
        for owner, before in tables.large_before(day, MAX_FOLDED_DAYS):
            with database.atomic():
                _fold_day(tables, owner, before, {})
            time.sleep(YIELD_S)
            is_any = True
    return is_any
