"""The breakdowns of records and workspaces in the database.

A batch adds the clicks of a record's day to a small row: combinations of the values of all kinds, at most MAX_RECENT.
If there are more, they move on to the day's other row. Together both have at most VALUES_A_DAY values of each kind, and
OTHER. Most values have less than 30 characters, so that row has up to about 80 kB. Values of 256 bytes are the longest
that are counted (clicks/visitors.py); a row that is full of them has 1 MB. Workspaces have one row for each kind.
"""

import json
import time
from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter
from typing import Any

from signpost.domain.breakdowns import CLICKS, COMBINED, KINDS, OTHER, TOGETHER, VALUES_A_DAY, by_kind, combined
from signpost.storage import database

# Combinations of a record's day that are stored as they are.
MAX_RECENT = 50
# Rows read and written at once, and how many characters are written before a sleep lets threads run that answer
# visitors. Large rows are read one at a time: adding to a full one takes about 3 ms.
CHUNK_ROWS = 200
YIELD_CHARACTERS = 50_000
YIELD_S = 0.0002

# combination of all kinds -> clicks
Combinations = Mapping[str, int]
# kind -> value -> clicks; TOGETHER -> columns
Counts = dict[str, dict[str, Any]]
Row = tuple[str | int, ...]

_RECENT = """
    SELECT record_seq, json(counts) FROM click_breakdown
    WHERE record_seq IN (SELECT value FROM json_each(?)) AND day = ? AND is_recent = 1
"""
_RECORD = "SELECT json(counts) FROM click_breakdown WHERE record_seq = ? AND day = ? AND is_recent = 0"
_SET_RECORD = """
    INSERT INTO click_breakdown (record_seq, day, is_recent, counts) VALUES (?, ?, ?, jsonb(?))
    ON CONFLICT (record_seq, day, is_recent) DO UPDATE SET counts = excluded.counts
"""
_WORKSPACE = f"""
    SELECT kind, json(counts) FROM workspace_breakdown
    WHERE workspace_id = ? AND kind IN ({", ".join(f"'{kind}'" for kind in (*KINDS, TOGETHER))}) AND day = ?
"""
_SET_WORKSPACE = """
    INSERT INTO workspace_breakdown (workspace_id, kind, day, counts) VALUES (?, ?, ?, jsonb(?))
    ON CONFLICT (workspace_id, kind, day) DO UPDATE SET counts = excluded.counts
"""

_encode = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode


def add_to_records(added: Mapping[tuple[int, str], Combinations]) -> None:
    """added: by record's seq and day."""
    execute, execute_many = database.current().execute_sql, database.current().connection().executemany
    days: dict[str, list[int]] = {}
    for seq, day in added:
        days.setdefault(day, []).append(seq)
    for day, seqs in days.items():
        for begin in range(0, len(seqs), CHUNK_ROWS):
            some = seqs[begin : begin + CHUNK_ROWS]
            stored = dict(execute(_RECENT, (json.dumps(some), day)).fetchall())
            execute_many(_SET_RECORD, _yielding(_rows(day, some, stored, added)))
            if len(seqs) > CHUNK_ROWS:
                time.sleep(YIELD_S)


def _rows(
    day: str, seqs: list[int], stored: Mapping[int, str], added: Mapping[tuple[int, str], Combinations]
) -> Iterator[Row]:
    """The rows that change. stored: the small ones that there are."""
    for seq in seqs:
        recent: dict[str, int] = json.loads(stored[seq]) if seq in stored else {}
        for key, clicks in added[seq, day].items():
            recent[key] = recent.get(key, 0) + clicks
        if len(recent) > MAX_RECENT:
            row = database.current().execute_sql(_RECORD, (seq, day)).fetchone()
            yield seq, day, 0, _text(_added(json.loads(row[0]) if row else {}, recent, VALUES_A_DAY - MAX_RECENT))
            recent = {}
        yield seq, day, 1, _text(recent)


def add_to_workspaces(added: Mapping[tuple[str, str], Combinations]) -> None:
    """added: by workspace's id and day."""
    execute, execute_many = database.current().execute_sql, database.current().connection().executemany
    for (workspace_id, day), combinations in added.items():
        rows = execute(_WORKSPACE, (workspace_id, day)).fetchall()
        counts = _added({kind: json.loads(text) for kind, text in rows}, combinations, VALUES_A_DAY)
        execute_many(_SET_WORKSPACE, _yielding((workspace_id, kind, day, _text(of)) for kind, of in counts.items()))


def _added(counts: Counts, combinations: Combinations, most: int) -> Counts:
    """Add to the clicks by kind and value, and to those of combinations, with at most `most` of each."""
    for kind, values in by_kind(combinations).items():
        counts[kind] = add(counts.get(kind, {}), values, most)
    counts[TOGETHER] = _columns(add(_rows_of(counts.get(TOGETHER)), combined(combinations), most))
    return counts


def _rows_of(columns: Any) -> dict[Any, int]:
    """Columns of combinations as clicks by combination, and OTHER."""
    if columns is None:
        return {}
    clicks = columns[CLICKS]
    unknown = [""] * len(clicks)
    keys = zip(*(columns.get(kind, unknown) for kind in COMBINED), strict=True)
    return {**dict(zip(keys, clicks, strict=True)), OTHER: columns[OTHER]}


def _columns(counts: dict[Any, int]) -> dict[str, Any]:
    others = counts.pop(OTHER, 0)
    columns = zip(COMBINED, map(list, zip(*counts, strict=True)), strict=True)
    return {CLICKS: [*counts.values()], OTHER: others, **dict(columns)}


def add(counts: dict[Any, int], more: Mapping[Any, int], most: int) -> dict[Any, int]:
    """Add clicks by value. Of new values that make more than `most`, the rarest are counted as OTHER."""
    new = []
    for value, clicks in more.items():
        if value in counts:
            counts[value] += clicks
        else:
            new.append((value, clicks))
    room = max(0, most - len(counts) + (OTHER in counts))
    if len(new) > room:
        new.sort(key=itemgetter(1), reverse=True)
        counts[OTHER] = counts.get(OTHER, 0) + sum(clicks for _, clicks in new[room:])
        del new[room:]
    for value, clicks in new:
        counts[value] = counts.get(value, 0) + clicks
    return counts


def _text(counts: object) -> str:
    text = _encode(counts)
    # Half a character, which no header and no file of ours contains, would be refused.
    return text if text.isascii() else text.encode(errors="replace").decode()


def _yielding(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows, and now and then a sleep in between."""
    written = 0
    for row in rows:
        yield row
        written += len(str(row[-1]))
        if written > YIELD_CHARACTERS:
            time.sleep(YIELD_S)
            written = 0
