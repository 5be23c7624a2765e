"""By what clicks are counted: totals, days and visitors.

By hand because there may be thousands of clicks a second: peewee takes 20 times longer to build each statement.
"""

import json
import time
from collections.abc import Iterable, Sequence

from signpost.storage.database import NUMBERS, execute, execute_many

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
_DELETED = f"""
    SELECT record_seq, change_id, clicks, days FROM kept_record
    WHERE record_seq IN {NUMBERS} AND days IS NOT NULL
"""
_SET_DELETED = "UPDATE kept_record SET clicks = ?, days = ? WHERE change_id = ? AND record_seq = ?"
_CLICKS = "SELECT clicks FROM record_clicks WHERE record_seq = ?"

Row = tuple[str | int, ...]


class ClickTables:
    """The statements for the counts of one kind of owner: records, or workspaces."""

    def __init__(self, table: str, key: str):
        self._day, self._visitor = (statement.format(table=table, key=key) for statement in (_DAY, _VISITOR))

    def add_days(self, rows: Sequence[Row]) -> None:
        """rows: (owner, day, clicks by people, by bots)."""
        _execute_in_turns(self._day, rows)

    def add_visitors(self, rows: Sequence[Row]) -> None:
        """rows: (owner, day, visitor's token)."""
        _execute_in_turns(self._visitor, rows)


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
