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
from signpost.storage.statements import due_times as statements
from signpost.storage.statements.due_times import DueColumn

# How soon they are found.
EVERY_S = 10.0
# Clocks are corrected by less than this all the time.
SLACK = timedelta(minutes=1)
# Rows in one transaction.
TX_ROWS = 500

logger = logging.getLogger("signpost.monitoring")


@dataclass(frozen=True)
class MaxPause:
    """How far ahead the times in a column may be."""

    column: DueColumn
    seconds: Callable[[], float]

    @property
    def latest(self) -> str:
        return times.text(times.now() + timedelta(seconds=self.seconds()) + SLACK)


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
        return [pause for pause in self.pauses if statements.time_after(pause.column, pause.latest) is not None][:count]

    def do(self, pause: MaxPause) -> bool:
        column, latest, count = pause.column, pause.latest, 0
        while statements.time_after(column, latest) is not None:
            with database.atomic():
                last = statements.time_after(column, latest, TX_ROWS)
                count += statements.make_due(column, times.now_text(), latest, last)
        logger.warning(
            "%d times in %s.%s were further ahead than they can be, because a clock was. They are due now.",
            count, column.table, column.column,
        )  # fmt: skip
        return True

    def write(self, done: list[tuple[MaxPause, bool]]) -> None:
        """Each transaction of `do` has written what it found."""
