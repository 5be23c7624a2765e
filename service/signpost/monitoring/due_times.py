"""Due times that are further ahead than the longest pause of their kind: a clock was ahead when they were written.

Such a task is due now. What asks for due tasks reads an index, so these times are changed where they are stored, and
looking for them costs as little as looking for what is due.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from signpost.domain import times
from signpost.runtime import clock
from signpost.storage import database

# How soon they are found.
EVERY_S = 10.0
# Clocks are corrected by less than this all the time.
SLACK = timedelta(minutes=1)
# Rows in one transaction.
TX_ROWS = 500

logger = logging.getLogger("signpost.monitoring")


@dataclass(frozen=True)
class MaxPause:
    """How far ahead the times in a column may be. which: the rows of this kind, so that their index is read."""

    table: str
    column: str
    seconds: Callable[[], float]
    which: str = "1"


class DueTimes:
    """What the watcher does about due times. Each kind of task adds its columns."""

    def __init__(self, *pauses: MaxPause):
        self.pauses = list(pauses)
        self._look_at = 0.0

    def add(self, pause: MaxPause) -> None:
        self.pauses.append(pause)

    def due(self, count: int) -> list[MaxPause]:
        # Also for the log: a clock that was moved is reported by the first look.
        clock.trusted_now()
        if times.monotonic_s() < self._look_at:
            return []
        self._look_at = times.monotonic_s() + EVERY_S
        return [pause for pause in self.pauses if _bound(pause, _latest(pause), 0) is not None][:count]

    def do(self, pause: MaxPause) -> bool:
        rows = f"{pause.column} > ? AND {pause.column} <= coalesce(?, 'a') AND {pause.which}"
        latest, count = _latest(pause), 0
        while _bound(pause, latest, 0) is not None:
            with database.atomic():
                changed = database.current().execute_sql(
                    f"UPDATE {pause.table} SET {pause.column} = ? WHERE {rows}",
                    (times.now_text(), latest, _bound(pause, latest, TX_ROWS)),
                )
                count += changed.rowcount
        logger.warning(
            "%d times in %s.%s were further ahead than they can be, because a clock was. They are due now.",
            count, pause.table, pause.column,
        )  # fmt: skip
        return True

    def write(self, done: list[tuple[MaxPause, bool]]) -> None:
        """Each transaction of `do` has written what it found."""


def _latest(pause: MaxPause) -> str:
    return times.text(times.now() + timedelta(seconds=pause.seconds()) + SLACK)


def _bound(pause: MaxPause, latest: str, offset: int) -> str | None:
    """The time that comes this many rows after `latest`; None: there are fewer."""
    sql = f"SELECT {pause.column} FROM {pause.table} WHERE {pause.column} > ? AND {pause.which}"
    found = database.current().execute_sql(f"{sql} ORDER BY {pause.column} LIMIT 1 OFFSET {offset}", (latest,))
    row = found.fetchone()
    return None if row is None else str(row[0])
