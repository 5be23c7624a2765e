"""Whether the time of day can be trusted, and what is mended where it could not.

What deletes by age, or ends something for good, asks here first.

A clock that is ahead for seconds makes everything look old. So the time of day is compared with a clock that no one can
set (`times.boot_s`). After a step of more than MAX_STEP_S it is not trusted until it is back, or until it has advanced
together with the other clock for a day. A suspended machine is no step: the other clock counts that time, too.
"""

from __future__ import annotations

import logging
import threading
from datetime import datetime, timedelta
from itertools import chain

from signpost.domain import times
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.app_parts import current_parts
from signpost.storage.statements.due_times import DueColumn, make_due, rows_after, time_after

# Larger than the corrections of time servers, and too small to make anything old.
MAX_STEP_S = 300.0
# How long another time of day must last until it is the right one.
TRUSTED_AFTER_S = 86_400.0
# Small steps are accepted, one such sum of them each hour.
ACCEPT_EVERY_S = 3600.0
# Rows from further ahead than this were written while the clock was wrong.
AHEAD = timedelta(hours=1)
# How long an answer about such rows is used.
ROWS_EVERY_S = 60.0

logger = logging.getLogger("signpost.clock")


class Clock:
    """The time of day of one app, from its start on. What it was before is not known."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        moment_s, boot_s = times.epoch_s(), times.boot_s()
        # The time of day at boot, as it follows from the time that is trusted.
        self._trusted = moment_s - boot_s
        self._accepted_at = boot_s
        # The same after a step, and when it came (by the other clock).
        self._stepped: float | None = None
        self._stepped_at = 0.0
        self._rows: tuple[float, list[str]] | None = None

    def look(self) -> datetime | None:
        """The time; None while it cannot be trusted."""
        moment, boot_s = times.now(), times.boot_s()
        present = moment.timestamp() - boot_s
        with self._lock:
            step_s = present - self._trusted
            if abs(step_s) <= MAX_STEP_S:
                if self._stepped is not None:
                    logger.warning("The clock is right again.")
                    self._stepped = self._rows = None
                if boot_s - self._accepted_at >= ACCEPT_EVERY_S:
                    self._trusted, self._accepted_at = present, boot_s
                return moment
            if self._stepped is None or abs(present - self._stepped) > MAX_STEP_S:
                self._stepped, self._stepped_at = present, boot_s
                logger.warning("%s", _sentence(step_s))
            if boot_s - self._stepped_at >= TRUSTED_AFTER_S:
                logger.warning("The clock has not changed for a day, so it is trusted again.")
                self._trusted, self._accepted_at, self._stepped = present, boot_s, None
                return moment
        return None

    @property
    def step_s(self) -> float:
        """By how many seconds the clock was moved; 0: it can be trusted."""
        return 0.0 if self.look() is not None else times.epoch_s() - times.boot_s() - self._trusted

    def warnings(self) -> list[str]:
        """Sentences for the operator: that the clock was moved, and that rows are from the future."""
        step_s = self.step_s
        boot_s = times.boot_s()
        if self._rows is None or boot_s - self._rows[0] >= ROWS_EVERY_S or step_s:
            self._rows = boot_s, rows_ahead()
        return ([_sentence(step_s)] if step_s else []) + self._rows[1]


def _sentence(step_s: float) -> str:
    how = f"{timedelta(seconds=abs(round(step_s)))} {'ahead' if step_s > 0 else 'back'}"
    return (
        f"The clock of this machine was moved {how} while Signpost runs. Until it is right again, or has been the same "
        "for a day, nothing is deleted because of its age."
    )


def of_app() -> Clock:
    """The clock of the active app."""
    return current_parts()[Clock]


def trusted_now() -> datetime | None:
    """The time; None while it cannot be trusted."""
    return of_app().look()


def is_day(day: str) -> bool:
    """Whether it is this day, or past it, by a clock that can be trusted."""
    now = trusted_now()
    return now is not None and day <= now.date().isoformat()


def past(how_long: timedelta = timedelta(0)) -> str:
    """The time this long ago, for deleting what is older. While the clock cannot be trusted "", which is before all."""
    now = trusted_now()
    return "" if now is None else times.text(now - how_long)


def rows_ahead() -> list[str]:
    """A sentence where rows are from the future: they were written while the clock was ahead."""
    latest = times.now() + AHEAD
    return [
        f"{what} is from the future ({found}): the clock of this machine was ahead, or was set back since."
        for what, found in [*rows_after(latest), *chain(*hook().rows_ahead(latest=latest))]
    ]


# How soon due times that are too far ahead are found.
LOOK_EVERY_S = 10.0
# Clocks are corrected by less than this all the time.
SLACK = timedelta(minutes=1)
# Rows in one transaction.
TX_ROWS = 500

_tasks_logger = logging.getLogger("signpost.monitoring")


class DueTimes:
    """What the watcher does about due times that are further ahead than the longest pause of their kind.

    A clock was ahead when they were written, or a setting made the pause longer. Such a task is due now. What asks for
    due tasks reads an index, so these times are changed where they are stored, and looking for them costs as little as
    looking for what is due.

    max_pauses_s: how far ahead the times of each column may be; those who have such a column add it.
    """

    def __init__(self) -> None:
        self.max_pauses_s: dict[DueColumn, float] = {}
        self._next_poll = 0.0

    def due(self, count: int) -> list[DueColumn]:
        # Also for the log: a clock that was moved is reported by the first look.
        trusted_now()
        if times.monotonic_s() < self._next_poll:
            return []
        self._next_poll = times.monotonic_s() + LOOK_EVERY_S
        found = (column for column in self.max_pauses_s if time_after(column, self._latest(column)) is not None)
        return list(found)[:count]

    def do(self, column: DueColumn) -> bool:
        latest, count = self._latest(column), 0
        while time_after(column, latest) is not None:
            with database.atomic():
                count += make_due(column, times.now_text(), latest, time_after(column, latest, TX_ROWS))
        why = "a clock was ahead when they were written"
        if column.setting:
            why += f", or {column.setting} was longer then"
        _tasks_logger.warning(
            "%d times in %s.%s were further ahead than they can be now: %s. They are due now.",
            count, column.table, column.column, why,
        )  # fmt: skip
        return True

    def write(self, done: list[tuple[DueColumn, bool]]) -> None:
        """Each transaction of `do` has written what it found."""

    def _latest(self, column: DueColumn) -> str:
        return times.text(times.now() + timedelta(seconds=self.max_pauses_s[column]) + SLACK)
