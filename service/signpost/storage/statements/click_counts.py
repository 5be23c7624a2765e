"""By what clicks are counted: totals, days, visitors, and rows of breakdowns (clicks/breakdowns.py).

By hand because there may be thousands of clicks a second: peewee takes 20 times longer to build each statement.
"""

import json
import time
from collections.abc import Iterable, Sequence
from typing import Any

from signpost.domain.clicks.breakdowns import HOUR, KINDS, TOGETHER
from signpost.storage.database import NUMBERS, Differing, execute, execute_many

# Rows in one statement, about half a millisecond. The sleep after it lets threads run that answer visitors.
CHUNK_ROWS = 200
YIELD_S = 0.0002

_WORKSPACES = "SELECT seq, workspace_id FROM record WHERE seq IN (%s)"
_WORKSPACES_AT_ONCE = 500
_TOTAL = """
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (record_seq) DO UPDATE SET clicks = record_clicks.clicks + excluded.clicks,
    bots = record_clicks.bots + excluded.bots, last_click_at = CASE
        WHEN record_clicks.last_click_at > excluded.last_click_at THEN record_clicks.last_click_at
        ELSE excluded.last_click_at END
"""
# Where only bots came, no entry of an index moves.
_BOTS_TOTAL = """
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at) VALUES (?, ?, 0, ?, '')
    ON CONFLICT (record_seq) DO UPDATE SET bots = record_clicks.bots + excluded.bots
"""
_DAY = """
    INSERT INTO {table}_day ({key}, day, clicks, bots) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day) DO UPDATE SET clicks = {table}_day.clicks + excluded.clicks,
    bots = {table}_day.bots + excluded.bots
"""
_VISITOR = "INSERT INTO {table}_visitor ({key}, day, visitor) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# The last row of combinations of each owner, or else whether the day has been folded.
_LAST = """
    SELECT {owner}, part, counts,
        part IS NULL AND EXISTS (SELECT 1 FROM {table}_pairs WHERE {key} = {owner} AND kind = '{hour}' AND day = :day)
    FROM json_each(:owners) LEFT JOIN {table}_combination AS last ON last.{{row}} = (
        SELECT {{row}} FROM {table}_combination WHERE {key} = {owner} AND day = :day ORDER BY part DESC LIMIT 1
    )
"""
_COMBINATIONS = "SELECT counts FROM {table}_combination WHERE {key} = ? AND day = ? ORDER BY part"
_DELETE_COMBINATIONS = "DELETE FROM {table}_combination WHERE {key} = ? AND day = ?"
_SET_COMBINATIONS = """
    INSERT INTO {table}_combination ({key}, day, part, counts) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day, part) DO UPDATE SET counts = excluded.counts
"""
_PAIRS = (
    "SELECT kind, counts FROM {table}_pairs WHERE {key} = ? AND kind IN (SELECT value FROM json_each(?)) AND day = ?"
)
# What the rows by kind are called.
_KINDS = json.dumps([*KINDS, TOGETHER])
_SET_PAIRS = """
    INSERT INTO {table}_pairs ({key}, day, kind, counts) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day, kind) DO UPDATE SET counts = excluded.counts
"""
# By the partial index: a day that was folded has its rows from part 2 on.
_LARGE = "SELECT {key}, day FROM {table}_combination WHERE part = 2 AND day < ? LIMIT ?"
_DELETED = f"""
    SELECT record_seq, change_id, clicks, days FROM kept_record
    WHERE record_seq IN {NUMBERS} AND days IS NOT NULL
"""
_SET_DELETED = "UPDATE kept_record SET clicks = ?, days = ? WHERE change_id = ? AND record_seq = ?"
_CLICKS = "SELECT clicks FROM record_clicks WHERE record_seq = ?"

Row = tuple[str | int, ...]
# A record's seq, or a workspace's id.
Owner = int | str
# Owner, day, part or kind, and its clicks.
BreakdownRow = tuple[Owner, str, int | str, bytes]


class ClickTables:
    """The statements for the counts of one kind of owner: records, or workspaces."""

    def __init__(self, table: str, key: str):
        owner = "CAST(value AS BIGINT)" if key == "record_seq" else "value"

        def filled(*statements: str) -> Iterable[str]:
            return (statement.format(table=table, key=key, hour=HOUR, owner=owner) for statement in statements)

        self._day, self._visitor, self._large, last = filled(_DAY, _VISITOR, _LARGE, _LAST)
        self._last = Differing.filled(last, row=("rowid", "ctid"))
        self._combinations, self._delete_combinations = filled(_COMBINATIONS, _DELETE_COMBINATIONS)
        self._set_combinations, self._pairs, self._set_pairs = filled(_SET_COMBINATIONS, _PAIRS, _SET_PAIRS)

    def add_days(self, rows: Sequence[Row]) -> None:
        """rows: (owner, day, clicks by people, by bots)."""
        _execute_in_turns(self._day, rows)

    def add_visitors(self, rows: Sequence[Row]) -> None:
        """rows: (owner, day, visitor's token)."""
        _execute_in_turns(self._visitor, rows)

    def last_combinations(self, owners: Sequence[Owner], day: str) -> Iterable[Any]:
        """(owner, its last part, what is in it, 0), or (owner, None, None, whether the day has been folded)."""
        return execute(self._last, {"owners": json.dumps(owners), "day": day}).fetchall()

    def set_combinations(self, rows: Iterable[BreakdownRow]) -> None:
        """rows: by part."""
        execute_many(self._set_combinations, rows)

    def take_combinations(self, owner: Owner, day: str) -> list[bytes]:
        """What is in the parts of a day, which are deleted."""
        found = [counts for (counts,) in execute(self._combinations, (owner, day))]
        execute(self._delete_combinations, (owner, day))
        return found

    def pairs(self, owner: Owner, day: str) -> dict[str, bytes]:
        """What is in the rows of a day that are by kind."""
        return dict(execute(self._pairs, (owner, _KINDS, day)))

    def set_pairs(self, rows: Iterable[BreakdownRow]) -> None:
        """rows: by kind."""
        execute_many(self._set_pairs, rows)

    def large_before(self, day: str, count: int) -> Iterable[Any]:
        """(owner, day) of some days before this one of which there is more than one row of combinations."""
        return execute(self._large, (day, count)).fetchall()


RECORDS = ClickTables("click", "record_seq")
WORKSPACES = ClickTables("workspace", "workspace_id")


def add_totals(rows: Sequence[tuple[int, str, int, int, str]]) -> None:
    """rows: (record's seq, its workspace, clicks by people, by bots, moment of the last one by a person, or "")."""
    _execute_in_turns(_TOTAL, [row for row in rows if row[2]])
    _execute_in_turns(_BOTS_TOTAL, [(seq, workspace, bots) for seq, workspace, clicks, bots, _ in rows if not clicks])


def add_to_deleted(rows: Sequence[tuple[int, str, int, int]]) -> None:
    """Clicks that waited while their record was deleted, for the day it comes back.

    rows: (record's seq, day, clicks by people, by bots).
    """
    found = execute(_DELETED, (json.dumps([*{seq for seq, *_ in rows}]),)).fetchall() if rows else []
    for record_seq, change_id, clicks, days in found:
        people, bots, last_click_at = json.loads(clicks or '[0, 0, ""]')
        by_day = {day: counts for day, *counts in json.loads(days)}
        for day, more_people, more_bots in [rest for seq, *rest in rows if seq == record_seq]:
            people, bots = people + more_people, bots + more_bots
            last_click_at = max(last_click_at, f"{day}T00:00:00.000000Z" if more_people else "")
            counts = by_day.setdefault(day, [0, 0, 0])
            counts[:2] = counts[0] + more_people, counts[1] + more_bots
        retained_days = json.dumps([[day, *counts] for day, counts in by_day.items()])
        execute(_SET_DELETED, (json.dumps([people, bots, last_click_at]), retained_days, change_id, record_seq))


def workspaces_of(seqs: Iterable[int]) -> dict[int, str]:
    """The workspace of each record that still exists."""
    left = list(seqs)
    found: dict[int, str] = {}
    for begin in range(0, len(left), _WORKSPACES_AT_ONCE):
        batch = left[begin : begin + _WORKSPACES_AT_ONCE]
        found.update(execute(_WORKSPACES % ",".join("?" * len(batch)), batch).fetchall())
    return found


def clicks_of(record_seq: int) -> int:
    """How many clicks of a record by people are counted."""
    return int(execute(_CLICKS, (record_seq,)).scalar() or 0)


def _execute_in_turns(sql: str, rows: Sequence[Row]) -> None:
    for begin in range(0, len(rows), CHUNK_ROWS):
        execute_many(sql, rows[begin : begin + CHUNK_ROWS])
        if len(rows) > CHUNK_ROWS:
            time.sleep(YIELD_S)
