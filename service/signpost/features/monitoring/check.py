"""Checks of destinations: which are due, and what results mean. Spec: is_notify, is_switch_unbroken_destination.

A destination is down after three failures in a row, and up after one success.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from datetime import timedelta
from typing import Any, NamedTuple

from signpost.domain import times
from signpost.domain.records import monitor_state
from signpost.domain.records.destination import Routing
from signpost.domain.records.monitor_state import WatchState
from signpost.domain.records.rules.rules import stored_rules
from signpost.outbound.fetch import Fetcher, FetchOutcome
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.runtime.retention import MAX_CHECKS
from signpost.storage import database
from signpost.storage.models import Record, RecordCheck, Watch

DOWN_AFTER = 3
# Spreads checks that were due at the same time.
JITTER = 0.1
# One check in this many deletes older checks of its record than MAX_CHECKS.
_TIDY_EVERY = 20


class DestinationKey(NamedTuple):
    """A destination of a record, by its seq."""

    seq: int
    url: str
    workspace_id: str


class DestinationChecks:
    """What the watcher does about destinations."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher

    def due(self, count: int, full: Collection[str] = ()) -> list[DestinationKey]:
        """The `count` destinations that have been due longest."""
        rows: Any = Watch.select(Watch.record, Watch.destination, Record.workspace).join(Record)
        rows = rows.where((Watch.due_at <= times.now_text()) & Record.workspace.not_in(full))
        return [DestinationKey(*row) for row in rows.order_by(Watch.due_at).limit(count).tuples()]

    def workspace_of(self, key: DestinationKey) -> str:
        return key.workspace_id

    def do(self, key: DestinationKey) -> tuple[str, FetchOutcome]:
        return times.now_text(), self._fetcher.look(key.url)

    def write(self, done: list[tuple[DestinationKey, tuple[str, FetchOutcome]]]) -> None:
        """Store the results in one transaction; visits follow them as soon as it is committed."""
        results = {(key.seq, key.url): result for key, result in done}
        with database.atomic():
            seqs = [seq for seq, _ in results]
            needed = (Record.seq, Record.destination_routing, Record.rules)
            rows = Watch.select(Watch, *needed).join(Record).where(Watch.record << seqs)
            known = {(watch.record_seq, watch.destination): watch for watch in rows}
            # A destination that is no longer watched was changed or deleted in the meantime.
            for key in results.keys() & known.keys():
                _store_result(known[key], *results[key])


def _store_result(watch: Watch, at: str, outcome: FetchOutcome) -> None:
    before = watch.state
    watch.failures = 0 if outcome.is_up else watch.failures + 1
    if outcome.is_up:
        watch.state, watch.ms = WatchState.UP, outcome.ms
    elif watch.failures >= DOWN_AFTER:
        watch.state = WatchState.DOWN
    interval = settings.active()["MONITOR_INTERVAL_S"] * random.uniform(1 - JITTER, 1 + JITTER)
    watch.checked_at = at
    watch.due_at = times.text(times.now() + timedelta(seconds=interval))
    watch.save(only=[Watch.state, Watch.failures, Watch.ms, Watch.checked_at, Watch.due_at])
    result = RecordCheck.insert(
        record=watch.record_seq,
        at=at,
        destination=watch.destination,
        result=WatchState.UP if outcome.is_up else WatchState.DOWN,
        reason=outcome.text,
        status=outcome.status,
        ms=outcome.ms,
    )
    result.on_conflict_replace().execute()
    if random.randrange(_TIDY_EVERY) == 0:
        _tidy(watch.record_seq)
    if before != watch.state or _wants_fastest(watch.record):
        _update_record(watch, before, outcome)


def _wants_fastest(record: Record) -> bool:
    routings = {record.destination_routing, *(rule.routing for rule in stored_rules(record.rules))}
    return Routing.FASTEST in routings


def _update_record(watch: Watch, before: WatchState, outcome: FetchOutcome) -> None:
    record = Record.get_by_id(watch.record_seq)
    if monitor_state.update(record, Watch.select().where(Watch.record == record.seq)):
        # `updated_at` stays: no user changed the record.
        record.save(only=[getattr(Record, name) for name in monitor_state.FINDINGS])
        database.announce(record.host, record.place)
    if record.is_notify and before != watch.state:
        is_well = watch.state != WatchState.DOWN
        if not is_well or before == WatchState.DOWN:
            hook().destination_changed(
                record=record, watch=watch, is_well=is_well, status=outcome.status, reason=outcome.text
            )


def _tidy(record_seq: int) -> None:
    saved = RecordCheck.select(RecordCheck.at).where(RecordCheck.record == record_seq)
    oldest = saved.order_by(RecordCheck.at.desc()).offset(MAX_CHECKS).limit(1).scalar()
    if oldest is not None:
        RecordCheck.delete().where((RecordCheck.record == record_seq) & (RecordCheck.at <= oldest)).execute()
