"""Which destinations are watched. Spec: is_notify, is_switch_unbroken_destination, monitor.

Of one that is down, people and programs are told while its record `tells`. Whatever ends that, a check or a change of
the record, is told too: each alarm has an end.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping, Sequence

from signpost.domain import times
from signpost.domain.records import monitor_state
from signpost.domain.records.monitor_state import Watched, WatchState
from signpost.domain.records.record import MonitorState
from signpost.features.monitoring.gentle import follow
from signpost.features.monitoring.statements import delete_watches, monitored_after, watches_at, watches_of
from signpost.features.monitoring.tables import Watch
from signpost.operations.records.record_versions import ChangedRecord
from signpost.runtime.features import hook
from signpost.runtime.instance import FEATURES
from signpost.storage import database
from signpost.storage.models import Record, State

# The row of `state` with that of FEATURES of which all changes were followed. By its name, as versions before had
# "watches", each record is looked at once, and those that have nothing to watch are off from then on.
_SYNCED = "watches_2"
# How often that is looked at, how many records are at once, and the pause in between for others who want to write.
LOOK_EVERY_S, AT_ONCE, PAUSE_S = 60.0, 200, 0.02
# `seq` of a record, and a destination.
_Key = tuple[int, str]
_DELETED, _CHANGED = "It was deleted.", "It no longer has this destination."
_PAUSED, _SILENT = "It is paused.", "It no longer notifies."


def tells(record: Record) -> bool:
    """Whether it is told that a destination of a record is down. While it is paused, no visitor is sent there."""
    return record.is_notify and not record.paused_by


def watch_new(records: Iterable[Record]) -> None:
    """Watch the destinations of records that were added, where they are to be watched."""
    _sync({record: record for record in records if record.monitor != MonitorState.OFF})


def watch_changed(changes: Iterable[ChangedRecord]) -> None:
    """Watch the destinations that changed records have now, and no others."""
    watched = [entry for entry in changes if not entry.former.monitor == entry.record.monitor == MonitorState.OFF]
    _sync({entry.record: entry.former for entry in watched})


def forget_deleted(records: Iterable[Record]) -> None:
    """Records are about to be deleted, and their watches with them."""
    telling = {record.seq: record for record in records if tells(record)}
    if not telling:
        return
    down = [(seq, destination) for seq, destination, state, _ in watches_of(telling) if state == WatchState.DOWN]
    for watch, _, _ in _last_checks(down):
        _dropped(telling[watch.record_seq], watch, _DELETED)


class MissedChanges:
    """What the watcher does about records that changed while monitoring was off: it watches what they have now."""

    def __init__(self) -> None:
        self._look_at = 0.0

    def due(self, count: int) -> list[str]:
        if times.monotonic_s() < self._look_at:
            return []
        self._look_at = times.monotonic_s() + LOOK_EVERY_S
        now = State.load(FEATURES)
        return [] if now is None or now == State.load(_SYNCED) else [now]

    def do(self, task: str) -> bool:
        last = 0
        while seqs := monitored_after(last, AT_ONCE):
            with database.atomic():
                _sync({record: record for record in Record.select().where(Record.seq << seqs)})
            last = seqs[-1]
            time.sleep(PAUSE_S)
        follow.follow_settings()
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        with database.atomic():
            for task, _ in done:
                State.store(_SYNCED, task)


def _sync(records: Mapping[Record, Record]) -> None:
    """Watch the destinations that records have now, and no others. Results for those that stay are kept.

    records: each with what it was before. Call it inside the transaction that saves the records.
    """
    if not records:
        return
    known: dict[int, dict[str, Watch]] = {record.seq: {} for record in records}
    for seq, destination, state, ms in watches_of(known):
        known[seq][destination] = Watch(record=seq, destination=destination, state=WatchState(state), ms=ms)
    new, gone, changed = [], [], []
    for record in records:
        present, wanted = known[record.seq], _destinations_to_watch(record)
        created = [Watch(record=record.seq, destination=entry) for entry in wanted - present.keys()]
        new += [watch.__data__ for watch in created]
        gone += [(record.seq, entry) for entry in present.keys() - wanted]
        if _record_findings(record, [*created, *(watch for item, watch in present.items() if item in wanted)]):
            changed.append(record.__data__)
    _tell({record: known[record.seq] for record in records}, records, {*gone})
    delete_watches(gone)
    Watch.append(new)
    Record.rewrite(changed, monitor_state.FINDINGS)


def _tell(watches: Mapping[Record, Mapping[str, Watch]], former: Mapping[Record, Record], gone: set[_Key]) -> None:
    """Tell of destinations that are down what changes of their records began or ended.

    watches: of each record, by destination, before the change. gone: those that are no destinations any more.
    """
    records = {record.seq: record for record in watches}
    down = [
        (record.seq, destination)
        for record, present in watches.items()
        for destination, watch in present.items()
        if watch.state == WatchState.DOWN
        and tells(former[record]) != (tells(record) and (record.seq, destination) not in gone)
    ]
    for watch, status, text in _last_checks(down):
        record = records[watch.record_seq]
        if not tells(former[record]):
            hook().destination_changed(
                record=record,
                destination=watch.destination,
                checked_at=watch.checked_at,
                is_well=False,
                status=status,
                reason=text,
            )
            continue
        reason = _PAUSED if record.paused_by else _SILENT
        if (record.seq, watch.destination) in gone and tells(record):
            reason = _CHANGED
        _dropped(record, watch, reason)


def _dropped(record: Record, watch: Watch, reason: str) -> None:
    hook().destination_dropped(record=record, destination=watch.destination, checked_at=watch.checked_at, reason=reason)


def _last_checks(keys: Collection[_Key]) -> Iterable[tuple[Watch, int | None, str]]:
    """Of each of these watches: itself, and the status and reason of its last check."""
    for seq, destination, _, _, checked_at, status, reason in watches_at(keys) if keys else ():
        yield Watch(record=seq, destination=destination, checked_at=checked_at), status, reason or ""


def _destinations_to_watch(record: Record) -> set[str]:
    if record.monitor == MonitorState.OFF:
        return set()
    return monitor_state.watchable(record.all_destinations, record.match)


def _record_findings(record: Record, watches: Sequence[Watched]) -> bool:
    """Say in a record what its watches found; returns whether that changed anything.

    Without watches it is not monitored: earlier versions said "pending" of a record that has nothing to watch.
    """
    if watches:
        return monitor_state.update(record, watches)
    before = [getattr(record, name) for name in monitor_state.FINDINGS]
    record.monitor = MonitorState.OFF
    record.broken_destinations = record.fastest_destination = record.fastest_of_rules = None
    return before != [getattr(record, name) for name in monitor_state.FINDINGS]
