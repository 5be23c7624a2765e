"""Times that are in the future: of tasks that are due then, and of rows that were written while a clock was ahead."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from peewee import fn

from signpost.domain import times
from signpost.domain.ids import id_of
from signpost.storage.database import execute
from signpost.storage.models import Model

# How many of the first rows from the future are looked at.
MAX_ROWS = 1_000


@dataclass(frozen=True)
class DueColumn:
    """A column that says when rows are due.

    which: the rows with such tasks, so that their index is read. setting: the one on which their longest pause depends.
    """

    table: str
    column: str
    which: str = "TRUE"
    setting: str = ""


LOOKUPS = DueColumn("host", "dns_due_at")

# Of each table times of the newest rows. Those that were created later have times of their own.
_RECORDS = "SELECT own_time, seq FROM record WHERE seq > ? ORDER BY seq LIMIT ?"
_AHEAD = {
    "A count of clicks": """
        SELECT max(at) FROM (
            SELECT (SELECT max(day) FROM workspace_day WHERE workspace_id = workspace.id) AS at FROM workspace
        ) AS newest WHERE at > :day
    """,
}


def waiting_in(model: type[Model], moment: Any, which: Any) -> tuple[int, str | None]:
    """How many rows wait, and the first of their moments. moment: the column; which: the condition of those that do."""
    rows: Any = model.select(fn.COUNT(moment), fn.MIN(moment)).where(which).tuples()
    ((count, first),) = rows
    return count, first


def time_after(column: DueColumn, latest: str, offset: int = 0) -> str | None:
    """The time that comes this many rows after `latest`; None: there are fewer."""
    sql = f"SELECT {column.column} FROM {column.table} WHERE {column.column} > ? AND {column.which}"
    found: str | None = execute(f"{sql} ORDER BY {column.column} LIMIT 1 OFFSET {offset}", (latest,)).scalar()
    return found


def make_due(column: DueColumn, now: str, latest: str, last: str | None) -> int:
    """Make due what is due after `latest`, up to the time `last`, if there is one. Returns how many."""
    name = column.column
    sql = f"UPDATE {column.table} SET {name} = ? WHERE {name} > ? AND {name} <= coalesce(?, 'a') AND {column.which}"
    return int(execute(sql, (now, latest, last)).rowcount)


def rows_after(latest: datetime) -> list[tuple[str, str]]:
    """What rows from after a moment are, in words, and the newest time of each kind."""
    moment_us = times.microseconds(latest)
    after = times.text(latest)
    values = {"id": id_of(moment_us), "at": after, "count": MAX_ROWS, "day": after[:10]}
    records = [own_time or _time_of(seq) for own_time, seq in execute(_RECORDS, (moment_us, MAX_ROWS))]
    found = [("A link or redirect", max((at for at in records if at > after), default=None))]
    found += [(what, execute(sql, values).scalar()) for what, sql in _AHEAD.items()]
    return [(what, at) for what, at in found if at is not None]


def _time_of(seq: int) -> str:
    return f"{times.text_of(seq)[:19]}Z"
