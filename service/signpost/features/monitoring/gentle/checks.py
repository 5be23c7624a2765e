"""The gentle check: each destination is asked once a day, spread over the day, and each site once a second at most.

What it finds is shown, and alarms nobody; a record's own monitor is what alarms.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from datetime import timedelta
from typing import NamedTuple

from signpost.domain import times
from signpost.domain.records.monitor_state import SLOW_MS, WatchState
from signpost.features.monitoring.elsewhere import where_it_led
from signpost.features.monitoring.gentle import statements
from signpost.features.monitoring.gentle.follow import DAY
from signpost.features.monitoring.gentle.pace import SitePace
from signpost.features.monitoring.own_network import OwnNetwork
from signpost.features.monitoring.tables import GentleCheck
from signpost.outbound.fetch import Fetcher, FetchOutcome
from signpost.storage import database

# Never sooner than a day after the last time, and up to this part of a day later, so that they spread.
JITTER = 0.04
# Requests at a time: those of monitors, which share the threads, are more urgent.
MAX_AT_ONCE = 8
# All destinations could be asked in half a day: after the server was off, those that are due come a few at a time.
ROUND_S = DAY.total_seconds() / 2
MIN_A_SECOND = 1.0
# How often it is counted how many there are.
COUNT_EVERY_S = 600.0
# Rows that are read at once, and how often, while those found are of sites that have their turn already.
ROWS, ROUNDS = 64, 4
# A site with a task is left alone for this long, if its result never comes.
MAX_TASK_S = 60.0
# Where this machine seems to have no network, it asks again; so often, and then what was found counts.
AGAIN, MAX_AGAIN = timedelta(hours=1), 2
# For what the network is judged by.
NETWORK_INTERVAL_S = 3_600.0
# Of the usual time, the part that each further check has.
_NEW_PART = 0.3


class GentleKey(NamedTuple):
    """A destination of a workspace."""

    workspace_id: str
    digest: str
    destination: str
    host: str


class GentleChecks:
    """What the watcher does about destinations that are checked gently. fetcher: one that keeps to `pace`."""

    def __init__(self, fetcher: Fetcher, pace: SitePace):
        self._fetcher, self._pace = fetcher, pace
        self._network = OwnNetwork(NETWORK_INTERVAL_S)
        # Sites with a task, and until when they are left alone.
        self._asked: dict[str, float] = {}
        # How many may be asked now, and a second.
        self._allowed, self._a_second = MIN_A_SECOND, MIN_A_SECOND
        self._allowed_at = self._count_at = 0.0

    def due(self, count: int, full: Collection[str] = ()) -> list[GentleKey]:
        """A few that have been due longest, each of another site."""
        now_s = times.monotonic_s()
        self._asked = {host: until for host, until in self._asked.items() if until > now_s}
        places = min(count, MAX_AT_ONCE - len(self._asked), self._may_ask(now_s))
        found: dict[str, GentleKey] = {}
        for _ in range(ROUNDS):
            if len(found) >= places:
                break
            busy = {*self._pace.busy(), *self._asked, *found}
            rows = statements.due_rows(times.now_text(), busy, full, ROWS)
            self._put_off([row for row in rows if not row.is_asked])
            for row in rows:
                if row.is_asked and len(found) < places:
                    found.setdefault(row.host, GentleKey(row.workspace_id, row.digest, row.destination, row.host))
            if len(rows) < ROWS:
                break
        self._asked |= dict.fromkeys(found, now_s + MAX_TASK_S)
        self._allowed -= len(found)
        return [*found.values()]

    def workspace_of(self, key: GentleKey) -> str:
        return key.workspace_id

    def do(self, key: GentleKey) -> tuple[str, FetchOutcome]:
        outcome = self._fetcher.look(key.destination)
        return times.now_text(), outcome

    def write(self, done: list[tuple[GentleKey, tuple[str, FetchOutcome]]]) -> None:
        self._network.note((key.destination, outcome) for key, (_, outcome) in done)
        with database.atomic():
            for key, (at, outcome) in done:
                self._store(key, at, outcome)
        for key, _ in done:
            self._asked.pop(key.host, None)

    def _may_ask(self, now_s: float) -> int:
        if now_s >= self._count_at:
            self._a_second = max(MIN_A_SECOND, statements.count_all() / ROUND_S)
            self._count_at = now_s + COUNT_EVERY_S
        more = (now_s - self._allowed_at) * self._a_second
        self._allowed = min(self._allowed + more, max(MIN_A_SECOND, self._a_second))
        self._allowed_at = now_s
        return int(self._allowed)

    def _put_off(self, rows: list[statements.DueRow]) -> None:
        """Nobody is sent there now; they are looked at again once a day."""
        if rows:
            with database.atomic():
                statements.put_off(rows, times.text(times.now() + DAY))

    def _store(self, key: GentleKey, at: str, outcome: FetchOutcome) -> None:
        is_it = (GentleCheck.workspace == key.workspace_id) & (GentleCheck.digest == key.digest)
        # None of them is left where the destination was changed or deleted in the meantime.
        rows: list[GentleCheck] = [*GentleCheck.select().where(is_it)]
        if not rows:
            return
        failures = max(row.failures for row in rows)
        if failures < MAX_AGAIN and self._network.is_to_blame(outcome, _unknown):
            due_at = times.text(times.now() + AGAIN)
            GentleCheck.update(failures=failures + 1, due_at=due_at).where(is_it).execute()
            return
        due_at = times.text(times.now() + DAY * random.uniform(1, 1 + JITTER))
        state = WatchState.UP if outcome.is_up else WatchState.DOWN
        led_to = where_it_led(key.workspace_id, key.destination, outcome)
        stored, former, present = [], [], []
        for row in rows:
            since = row.since if row.state == state and row.led_to == led_to else at
            found = (outcome.status, outcome.text, outcome.ms)
            stored.append((state, at, due_at, *found, _usual(row, outcome), led_to, since, row.record_seq, row.digest))
            if row.checked_at is not None:
                former.append((row.record_seq, row.checked_at, row.destination))
            present.append((row.record_seq, at, row.destination, state, outcome.text, *found[::2], led_to))
        statements.store(stored)
        statements.replace_checks(former, present)


def _unknown() -> int:
    """Few hosts are asked in an hour: that not enough of them were heard of says nothing."""
    return 0


def _usual(row: GentleCheck, outcome: FetchOutcome) -> int | None:
    if not outcome.is_up or outcome.ms >= SLOW_MS:
        return row.usual_ms
    before = outcome.ms if row.usual_ms is None else row.usual_ms
    return round((1 - _NEW_PART) * before + _NEW_PART * outcome.ms)
