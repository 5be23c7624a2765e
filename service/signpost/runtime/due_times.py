"""Due times that are further ahead than the longest pause of their kind: a clock was ahead when they were written.

Such a task is due now. What asks for due tasks reads an index, so these times are changed where they are stored, and
looking for them costs as little as looking for what is due.
"""

from __future__ import annotations

import logging
from datetime import timedelta

from flask import Flask

from signpost.domain import times
from signpost.runtime import clock
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.statements.due_times import DueColumn, make_due, time_after

# How soon they are found.
EVERY_S = 10.0
# Clocks are corrected by less than this all the time.
SLACK = timedelta(minutes=1)
# Rows in one transaction.
TX_ROWS = 500

logger = logging.getLogger("signpost.monitoring")


class DueTimes:
    """What the watcher does about due times. max_pauses_s: how far ahead the times of each column may be; those who
    have such a column add it.
    """

    def __init__(self) -> None:
        self.max_pauses_s: dict[DueColumn, float] = {}
        self._look_at = 0.0

    def due(self, count: int) -> list[DueColumn]:
        # Also for the log: a clock that was moved is reported by the first look.
        clock.trusted_now()
        if times.monotonic_s() < self._look_at:
            return []
        self._look_at = times.monotonic_s() + EVERY_S
        found = (column for column in self.max_pauses_s if time_after(column, self._latest(column)) is not None)
        return list(found)[:count]

    def do(self, column: DueColumn) -> bool:
        latest, count = self._latest(column), 0
        while time_after(column, latest) is not None:
            with database.atomic():
                count += make_due(column, times.now_text(), latest, time_after(column, latest, TX_ROWS))
        logger.warning(
            "%d times in %s.%s were further ahead than they can be, because a clock was. They are due now.",
            count, column.table, column.column,
        )  # fmt: skip
        return True

    def write(self, done: list[tuple[DueColumn, bool]]) -> None:
        """Each transaction of `do` has written what it found."""

    def _latest(self, column: DueColumn) -> str:
        return times.text(times.now() + timedelta(seconds=self.max_pauses_s[column]) + SLACK)


def of(app: Flask) -> DueTimes:
    return parts_of(app)[DueTimes]
