"""Checks of destinations: which are due, and what results mean. Spec: is_notify, is_switch_unbroken_destination.

A destination is down after three failures in a row, and up after one success; after two in a row where it had already
recovered within the hour before. A failure that is this machine's own changes no state: own_network.py.
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
from signpost.features.monitoring.elsewhere import where_it_led
from signpost.features.monitoring.own_network import MIN_HOSTS, OwnNetwork
from signpost.features.monitoring.tables import MAX_CHECKS, RecordCheck, Watch
from signpost.features.monitoring.watches import tells
from signpost.operations.listing import view_of
from signpost.operations.records.record_extensions import CheckView
from signpost.outbound.fetch import Fetcher, FetchOutcome
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Record
from signpost.storage.statements.due_times import waiting_in

DOWN_AFTER = 3
# One that breaks again this soon after it had recovered has to answer this often in a row until it is up again.
FLAPPING = timedelta(hours=1)
UP_AFTER_FLAPPING = 2
# Of the checks in that time, so many are looked at.
_LOOKED_AT = 1_000
# Spreads checks that were due at the same time.
JITTER = 0.1
# One check in this many deletes older checks of its record than MAX_CHECKS.
_TIDY_EVERY = 20


class DestinationKey(NamedTuple):
    """A destination of a record, by its seq."""

    seq: int
    url: str
    workspace_id: str


def latest(record_seq: int, count: int) -> list[CheckView]:
    """The latest checks of a record's destinations, the newest first."""
    checks = RecordCheck.select().where(RecordCheck.record == record_seq)
    rows = checks.order_by(RecordCheck.at.desc(), RecordCheck.destination).limit(count)
    return [view_of(CheckView, row) for row in rows]


def waiting() -> tuple[int, str | None]:
    """How many destinations are due, and since when the first is."""
    return waiting_in(Watch, Watch.due_at, Watch.due_at <= times.now_text())


class DestinationChecks:
    """What the watcher does about destinations."""

    def __init__(self, fetcher: Fetcher, interval_s: float):
        self._fetcher = fetcher
        self._network = OwnNetwork(interval_s)

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
            needed = (Record.seq, Record.workspace, Record.destination_routing, Record.rules)
            rows = Watch.select(Watch, *needed).join(Record).where(Watch.record << seqs)
            known = {(watch.record_seq, watch.destination): watch for watch in rows}
            # A destination that is no longer watched was changed or deleted in the meantime.
            found = results.keys() & known.keys()
            self._network.note((key[1], results[key][1]) for key in found)
            for key in found:
                at, outcome = results[key]
                _store_result(known[key], at, outcome, is_own=self._network.is_to_blame(outcome, _watched_hosts))

    def warnings(self) -> list[str]:
        """What the operator should know: that this machine seems to have no network."""
        return self._network.warnings()


def _watched_hosts() -> int:
    """How many hosts are checked; at most MIN_HOSTS are looked for."""
    hosts: set[str] = set()
    for destination in Watch.select(Watch.destination).distinct().tuples().iterator():
        hosts.add(monitor_state.host_of_url(destination[0]))
        if len(hosts) >= MIN_HOSTS:
            break
    return len(hosts)


def _store_result(watch: Watch, at: str, outcome: FetchOutcome, *, is_own: bool) -> None:
    """is_own: whether a failure is this machine's."""
    before = watch.state
    if outcome.is_up:
        watch.ms = outcome.ms
        if before != WatchState.DOWN or watch.failures == 0 or not _has_recovered_lately(watch, at):
            watch.state = WatchState.UP
        # A destination that is down without failures has answered once.
        watch.failures = 0
    else:
        # One that is this machine's makes none of them be three in a row.
        watch.failures = 1 if is_own else watch.failures + 1
        if watch.failures >= DOWN_AFTER:
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
        led_to=where_it_led(watch.record.workspace_id, watch.destination, outcome),
    )
    result.on_conflict_replace().execute()
    if random.randrange(_TIDY_EVERY) == 0:
        _tidy(watch.record_seq, at)
    if before != watch.state or _wants_fastest(watch.record):
        _update_record(watch, before, outcome)


def _has_recovered_lately(watch: Watch, at: str) -> bool:
    """Whether a destination that is down had been down and up again within FLAPPING before `at`, by its checks."""
    since = times.text(times.parse(at) - FLAPPING)
    is_its = (RecordCheck.record == watch.record_seq) & (RecordCheck.destination == watch.destination)
    rows: Any = RecordCheck.select(RecordCheck.result).where(is_its & (RecordCheck.at > since) & (RecordCheck.at < at))
    failures, was_down = 0, False
    for (result,) in reversed([*rows.order_by(RecordCheck.at.desc()).limit(_LOOKED_AT).tuples()]):
        failures = failures + 1 if result == WatchState.DOWN else 0
        if was_down and failures == 0:
            return True
        was_down = was_down or failures >= DOWN_AFTER
    return False


def _wants_fastest(record: Record) -> bool:
    routings = {record.destination_routing, *(rule.routing for rule in stored_rules(record.rules))}
    return Routing.FASTEST in routings


def _update_record(watch: Watch, before: WatchState, outcome: FetchOutcome) -> None:
    record = Record.get_by_id(watch.record_seq)
    if monitor_state.update(record, Watch.select().where(Watch.record == record.seq)):
        # `updated_at` stays: no user changed the record.
        record.save(only=[getattr(Record, name) for name in monitor_state.FINDINGS])
        database.announce(record.host, record.place)
    if tells(record) and before != watch.state:
        is_well = watch.state != WatchState.DOWN
        if not is_well or before == WatchState.DOWN:
            hook().destination_changed(
                record=record,
                destination=watch.destination,
                checked_at=watch.checked_at,
                is_well=is_well,
                status=outcome.status,
                reason=outcome.text,
            )


def _tidy(record_seq: int, at: str) -> None:
    """Delete all checks of a record but the newest MAX_CHECKS. at: of the last one.

    Those of a time when the clock was ahead go first.
    """
    own = RecordCheck.record == record_seq
    saved = RecordCheck.select(RecordCheck.at).where(own).order_by(RecordCheck.at > at, RecordCheck.at.desc())
    oldest: Any = saved.offset(MAX_CHECKS).tuples()
    RecordCheck.delete().where(own & (RecordCheck.at << [moment for (moment,) in oldest])).execute()
