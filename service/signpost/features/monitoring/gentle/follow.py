"""Which destinations are checked gently: where a workspace wants it, those of records without monitors of their own."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterable, Mapping
from datetime import timedelta

from signpost.domain import times
from signpost.domain.records import monitor_state
from signpost.domain.records.record import MonitorState
from signpost.features.monitoring.gentle import statements
from signpost.features.monitoring.tables import GentleCheck, GentleWorkspace
from signpost.operations.records.record_versions import ChangedRecord
from signpost.storage import database
from signpost.storage.models import Record, Workspace

# The setting of a workspace (operations/workspaces/setting_keys.py).
SETTING = "gentle_check"
DAY = timedelta(days=1)
# Records that are looked at in one transaction, and the pause in between for others who want to write.
AT_ONCE, PAUSE_S = 200, 0.02


def digest_of(destination: str) -> str:
    """Short, where an index may not have a row as long as an address can be."""
    return hashlib.sha256(destination.encode()).hexdigest()[:32]


def some_time_today() -> str:
    """When a destination is asked that was not asked yet: spread over a day."""
    return times.text(times.now() + random.random() * DAY)


def follow_new(records: Iterable[Record]) -> None:
    _follow([*records])


def follow_changed(changes: Iterable[ChangedRecord]) -> None:
    """Only a change of destinations, or of the record's own monitor, changes what is checked."""
    _follow(
        [
            entry.record
            for entry in changes
            if entry.former.all_destinations != entry.record.all_destinations
            or entry.former.match != entry.record.match
            or (entry.former.monitor == MonitorState.OFF) != (entry.record.monitor == MonitorState.OFF)
        ]
    )


def follow_setting(workspace: Workspace, after: Mapping[str, object]) -> None:
    """The setting of a workspace was changed; its records are looked at in the background."""
    if SETTING in after:
        _wish(workspace.id, is_on=after[SETTING] == "true")


def follow_settings() -> None:
    """Look at the settings of all workspaces: what changed while monitoring was left out, nobody has followed."""
    last = ""
    while found := [*Workspace.select().where(Workspace.id > last).order_by(Workspace.id).limit(AT_ONCE)]:
        with database.atomic():
            known = {row.workspace_id for row in GentleWorkspace.select().where(GentleWorkspace.workspace << found)}
            for workspace in found:
                is_on = workspace.settings.get(SETTING) == "true"
                if is_on or workspace.id in known:
                    _wish(workspace.id, is_on=is_on)
        last = found[-1].id
        time.sleep(PAUSE_S)


def _wish(workspace_id: str, *, is_on: bool) -> None:
    GentleWorkspace.insert(workspace=workspace_id, is_on=is_on, swept_seq=0).on_conflict_replace().execute()


class GentleSweeps:
    """What the watcher does about workspaces that have switched it on or off: it looks at each of their records."""

    def due(self, count: int) -> list[str]:
        rows = GentleWorkspace.select(GentleWorkspace.workspace).where(GentleWorkspace.swept_seq.is_null(False))
        return [row.workspace_id for row in rows.limit(count)]

    def do(self, workspace_id: str) -> bool:
        while self._sweep(workspace_id):
            time.sleep(PAUSE_S)
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        """Each transaction of `do` has written what it found."""

    def _sweep(self, workspace_id: str) -> bool:
        """Look at the next records; returns whether there may be more. Switched over meanwhile, it begins again."""
        with database.atomic():
            row: GentleWorkspace | None = GentleWorkspace.get_or_none(GentleWorkspace.workspace == workspace_id)
            if row is None or row.swept_seq is None:
                return False
            if row.is_on:
                own = (Record.workspace == workspace_id) & (Record.seq > row.swept_seq)
                records = [*Record.select().where(own).order_by(Record.seq).limit(AT_ONCE)]
                _follow(records)
                row.swept_seq = records[-1].seq if len(records) == AT_ONCE else None
            elif statements.delete_some(workspace_id, AT_ONCE) < AT_ONCE:
                row.swept_seq = None
            row.save(only=[GentleWorkspace.swept_seq])
            return row.swept_seq is not None or not row.is_on


def _follow(records: list[Record]) -> None:
    """Check the destinations that records have now, and no others. Call it in a transaction.

    A destination that another record of the workspace has, too, is asked for both at once.
    """
    on = statements.on_among({record.workspace_id for record in records}) if records else set()
    records = [record for record in records if record.workspace_id in on]
    if not records:
        return
    present: dict[int, set[str]] = {record.seq: set() for record in records}
    for seq, digest in statements.keys_of(present):
        present[seq].add(digest)
    new, gone = [], []
    for record in records:
        wanted = {digest_of(destination): destination for destination in _wanted(record)}
        gone += [(record.seq, digest) for digest in present[record.seq] - wanted.keys()]
        new += [
            GentleCheck(
                record=record.seq,
                digest=digest,
                workspace=record.workspace_id,
                destination=destination,
                host=monitor_state.host_of_url(destination),
                due_at=some_time_today(),
            )
            for digest, destination in wanted.items()
            if digest not in present[record.seq]
        ]
    statements.delete_keys(gone)
    _learn(new)
    GentleCheck.append(entry.__data__ for entry in new)


def _wanted(record: Record) -> set[str]:
    if record.monitor != MonitorState.OFF:
        return set()
    return monitor_state.watchable(record.all_destinations, record.match)


_KNOWN = ("state", "checked_at", "due_at", "status", "reason", "ms", "usual_ms", "led_to", "since")


def _learn(new: list[GentleCheck]) -> None:
    """What is known of these destinations from other records of their workspace."""
    for workspace_id in {entry.workspace_id for entry in new}:
        own = [entry for entry in new if entry.workspace_id == workspace_id]
        known: dict[str, GentleCheck] = {}
        for place in range(0, len(own), AT_ONCE):
            digests = [entry.digest for entry in own[place : place + AT_ONCE]]
            is_same = (GentleCheck.workspace == workspace_id) & (GentleCheck.digest << digests)
            known |= {row.digest: row for row in GentleCheck.select().where(is_same).distinct()}
        checks = []
        for entry in own:
            # The first of several that are new together decides when they are asked.
            other = known.setdefault(entry.digest, entry)
            for name in _KNOWN:
                setattr(entry, name, getattr(other, name))
            if entry.checked_at is not None:
                result = (entry.state, entry.reason, entry.status, entry.ms, entry.led_to)
                checks.append((entry.record_seq, entry.checked_at, entry.destination, *result))
        statements.replace_checks((), checks)
