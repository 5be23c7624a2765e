"""The one writer of records: what the API, the dashboard, imports, configuration files and the first start write.

Who may write at all is said by the operations (`operations/records/records.py`, `operations/records/bulk/imports.py`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import cysqlite

from signpost.domain import times
from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.ids import id_of
from signpost.domain.records import addresses, resolution
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import GONE_STATUS, TYPES, Handler, MonitorState, RecordConfig, Routing
from signpost.operations.caller import Caller
from signpost.operations.changes import history
from signpost.operations.events import events
from signpost.operations.hosts import hosts
from signpost.operations.records import chains, changed_records, watches
from signpost.operations.records.existing_records import (
    MAX_CASES,
    ExistingRecords,
    alias_taken,
    conflict_taken,
    external_id_taken,
    external_ids_of,
    too_many_cases,
)
from signpost.operations.records.new_records import NewRecord, check_answers, check_weights, monitor_state
from signpost.operations.records.pattern_room import PatternRoom, held_by
from signpost.operations.records.record_rows import tag_rows, text_row
from signpost.operations.records.record_rules import check_rules, require_countries
from signpost.operations.records.record_versions import require_version, version
from signpost.operations.workspaces import plans
from signpost.runtime.plan_file import MONITORS
from signpost.storage import database
from signpost.storage.models import CLICKED_SOMETIME, Host, Record, RecordClicks, RecordTag, RecordText, Workspace
from signpost.storage.statements.dry_run import DryRunRecords
from signpost.storage.statements.records import count_cases, latest_seq, other_at, record_with_external_id, seqs_among

# Other services often store times in seconds; here no two records have the same time.
SECOND_US = 1_000_000
# Records created elsewhere more recently than this get the current time.
RECENT_US = 60 * SECOND_US


class WriteResult(StrEnum):
    """The result for a new record. UNCHANGED: the same record existed already."""

    CREATED = "created"
    UNCHANGED = "unchanged"
    REFUSED = "refused"


@dataclass
class WriteOutcome:
    """The result for one new record. errors: reasons by field, where it was refused; refusal: why, as an error."""

    result: WriteResult
    errors: dict[str, list[str]] = field(default_factory=dict)
    refusal: Invalid | PlanLimitExceeded | None = None


_CREATED, _UNCHANGED = WriteOutcome(WriteResult.CREATED), WriteOutcome(WriteResult.UNCHANGED)


class RecordWriter:
    """Adds records to a workspace.

    skip_existing: do not change existing records with the same destinations.  is_dry: compute the result for each
    record, and write nothing.
    """

    def __init__(self, workspace: Workspace, *, skip_existing: bool = False, is_dry: bool = False):
        self._workspace = workspace
        self._skips_existing = skip_existing
        self._dry_run = DryRunRecords() if is_dry else None
        self._rooms: dict[str, plans.Room] = {}
        self._pattern_room = PatternRoom(workspace.id)
        # The hostnames of the latest records and of their destinations, as far as they are the workspace's.
        self.connected: Mapping[str, Host] = {}

    def add(self, new: Sequence[NewRecord]) -> list[WriteOutcome]:
        """Write the records that may be written; returns the result for each, in the same order.

        Call it in a transaction (a dry run needs none): writers take turns, so what is free or allowed stays so until
        the commit. With up to a few thousand records in a transaction, no other writer waits long.
        """
        led_to = [chains.hosts_led_to(entry.row) for entry in new]
        self.connected = Host.named(self._workspace.id, {entry.row.host for entry in new}.union(*led_to))
        if self._dry_run is None:
            self._rooms = {}
            self._pattern_room.forget()
        existing = ExistingRecords(new, self._dry_run, self._pattern_room)
        patterns = chains.Patterns(self._workspace.id)
        accepted: list[NewRecord] = []
        outcomes = []
        for item, hosts_led_to in zip(new, led_to, strict=True):
            if self._skips_existing and existing.has_same(item):
                outcomes.append(_UNCHANGED)
                continue
            try:
                rooms = self._rooms_for(item.row)
                require_host(self.connected.get(item.row.host), item.row, item.fields.host)
                require_countries(item.row)
                if not hosts_led_to.isdisjoint(self.connected):
                    # What is new so far may be on its way.
                    self._write(accepted)
                    chains.refuse_loop(item.row, patterns)
                existing.claim(item)
            except Invalid as refusal:
                outcomes.append(WriteOutcome(WriteResult.REFUSED, refusal.errors, refusal))
            except PlanLimitExceeded as refusal:
                outcomes.append(WriteOutcome(WriteResult.REFUSED, {"plan": [refusal.message]}, refusal))
            else:
                for room in rooms:
                    room.take()
                accepted.append(item)
                if item.row.alias_folded == resolution.IN_TRIE and self._dry_run is None:
                    patterns.add(item.row)
                outcomes.append(_CREATED)
        self._write(accepted)
        return outcomes

    def _rooms_for(self, row: Record) -> list[plans.Room]:
        """What the plan has room for, with room for this record. Raises PlanLimitExceeded."""
        limits = [plans.limit_of(row.handler), *([MONITORS] if row.monitor != MonitorState.OFF else [])]
        rooms = []
        for limit in limits:
            if limit not in self._rooms:
                self._rooms[limit] = plans.Room(self._workspace, limit)
            self._rooms[limit].require()
            rooms.append(self._rooms[limit])
        return rooms

    def _write(self, accepted: list[NewRecord]) -> None:
        """Write the records of `accepted`, which is empty afterwards."""
        if self._dry_run is not None:
            rows = [(item.row.host, item.row.place, item.target, item.row.answers.value) for item in accepted]
            self._dry_run.add(rows, external_ids_of(accepted))
        elif accepted:
            _insert(accepted)
        accepted.clear()


def require_host(host: Host | None, row: Record, field: str, *, is_new: bool = True) -> None:
    """Raises Invalid where the hostname of a record is not connected (None), or takes no new records like it."""
    if host is None:
        raise Invalid({field: [f"{row.host} is not connected to the workspace."]})
    if is_new and not hosts.takes_new(host, row.handler):
        raise Invalid({field: [f"New short links are switched off for {row.host}."]})


# --- adding ------------------------------------------------------------------------------------------------------


def _insert(new: Sequence[NewRecord]) -> None:
    _date(new)
    rows = [entry.row for entry in new]
    Record.append(row.__data__ for row in rows)
    RecordText.append(map(text_row, rows))
    RecordTag.append(tag for row in rows for tag in tag_rows(row))
    RecordClicks.append(
        {
            "record": entry.row.seq,
            "workspace": entry.row.workspace_id,
            "clicks": entry.clicks,
            "bots": 0,
            "last_click_at": CLICKED_SOMETIME,
        }
        for entry in new
        if entry.clicks
    )
    for row in rows:
        if row.monitor != MonitorState.OFF:
            watches.follow(row)
        database.announce(row.host, row.place)
    events.records_created(rows)


def _date(new: Sequence[NewRecord]) -> None:
    """Give each record its creation time, the one it had elsewhere or now, its `seq` and the id derived from that.

    The `seq` of a new one is after that of any other record. It is the time, unless the clock was once ahead.
    """
    now_us = times.microseconds(times.now())
    next_us = max(now_us, latest_seq() + 1)
    created = [times.microseconds(times.parse(entry.created_at)) if entry.created_at else 0 for entry in new]
    taken = seqs_among(us for us in created if us)
    for item, created_us in zip(new, created, strict=True):
        row = item.row
        if 0 < created_us < now_us - RECENT_US:
            seq, spread_us = created_us, SECOND_US
            while seq in taken or (seq != created_us and seqs_among([seq])):
                seq, spread_us = created_us + random.randrange(spread_us), spread_us * 2
            updated_us = now_us
        else:
            seq, next_us = next_us, next_us + 1
            updated_us = seq if seq < now_us + SECOND_US else now_us
            row.own_time = None if updated_us == seq else times.text_of(now_us)
        taken.add(seq)
        row.seq, row.id, row.updated_at = seq, id_of(seq), times.text_of(updated_us)


# --- replacing ---------------------------------------------------------------------------------------------------


class Shared:
    """What the records that one transaction changes have in common, each read once."""

    def __init__(self, workspace: Workspace):
        self._workspace = workspace
        self._hosts: dict[str, Host | None] = {}
        self.patterns = chains.Patterns(workspace.id)
        self.pattern_room = PatternRoom(workspace.id)

    def host(self, name: str) -> Host | None:
        """A hostname of the workspace; None: it is not connected."""
        if name not in self._hosts:
            self._hosts[name] = Host.named(self._workspace.id, [name]).get(name)
        return self._hosts[name]


def replace(
    caller: Caller,
    row: Record,
    address: RecordAddress | None,
    config: RecordConfig,
    columns: Mapping[str, Any],
    expected: str | None,
    entry: str | None = None,
    shared: Shared | None = None,
) -> bool:
    """Make a record what `config` says; call it in a transaction. Returns whether that changed anything.

    address: None keeps the present one, even where its hostname is not connected.  columns: `columns_of(config)`, from
    before the transaction.  expected: the version that the caller has seen.  entry: the id of the change to many that
    this is part of, "" if that cannot be undone; None: it is a change of its own.  shared: of the transaction.
    Raises Invalid, PlanLimitExceeded, before anything is written; Outdated where something would change and the version
    is no longer current.
    """
    shared = shared or Shared(caller.workspace)
    before = dict(row.__data__)
    state = history.state_of(row)
    present = None if expected is None else version(row)
    old_address, old_handler, old_pattern = (row.host, row.place), row.handler, held_by(row)
    host, path, query = address or (row.host, row.path, row.query)
    type_ = TYPES[config.type or Handler(row.handler).usual_type]
    if path == "" and type_.handler is Handler.SHORT_URL:
        raise Invalid({"url": ["A short link needs an alias."]})
    if type_.handler != old_handler:
        plans.require_room(caller.workspace, plans.limit_of(type_.handler))
    for name, value in columns.items():
        setattr(row, name, value)
    if type_.id != row.type and "status" not in columns and GONE_STATUS in (row.status, type_.status):
        row.status = type_.status
    if type_.handler is Handler.SHORT_URL and "match" not in columns:
        row.match = None
    _drop_weights_that_do_not_fit(row, columns)
    row.monitor = monitor_state(row)
    if row.monitor == MonitorState.PENDING and before["monitor"] == MonitorState.OFF:
        plans.require_room(caller.workspace, MONITORS)
    row.type, row.handler = type_.id, type_.handler
    row.host, row.tld = host, addresses.tld_of(host)
    check_weights(row)
    check_rules(row)
    require_countries(row, before["rules"])
    check_answers(row, path, query, "url")
    has_own_case = row.alias_folded != resolution.IN_TRIE
    if (
        has_own_case
        and (host, row.alias_folded) != (before["host"], before["alias_folded"])
        and count_cases(row, MAX_CASES) >= MAX_CASES
    ):
        raise too_many_cases(row, "url")
    if conflict_of(row) is not None:
        raise conflict_taken(row, "url")
    connected = shared.host(host)
    if address is not None or connected is not None:
        require_host(connected, row, "url", is_new=(host, type_.handler) != (old_address[0], old_handler))
    chains.refuse_loop(row, shared.patterns)
    changed = {name for name, value in row.__data__.items() if value != before.get(name)}
    if changed:
        if present is not None:
            require_version(present, expected)
        if row.external_id not in (None, before["external_id"]) and _has_external_id(row):
            raise external_id_taken(row)
        if old_address != (row.host, row.place):
            shared.pattern_room.take(row, "url", old_pattern)
        row.updated_at = times.now_text()
        try:
            changed_records.write([row], changed | {"updated_at"})
        except cysqlite.IntegrityError:
            shared.pattern_room.forget()
            raise alias_taken(row, "url") from None
        if entry is None:
            history.record_updated(caller, row, state, before)
        else:
            history.row_updated_in_bulk(entry, row, state, before)
        if not before["monitor"] == row.monitor == MonitorState.OFF:
            watches.follow(row)
        if old_pattern is not None or row.alias_folded == resolution.IN_TRIE:
            shared.patterns.forget(old_address[0])
            shared.patterns.forget(row.host)
    database.announce(*old_address)
    database.announce(row.host, row.place)
    return bool(changed)


def _has_external_id(row: Record) -> bool:
    """Whether another record of the workspace has the external id of `row`."""
    found = record_with_external_id(row.workspace_id, row.external_id) if row.external_id is not None else None
    return found is not None and found[0] != row.seq


def conflict_of(row: Record) -> Record | None:
    """The redirect that answers for the same paths as `row`, though its address is written in another way."""
    key = resolution.conflict_of(row.path, row.query, row.answers)
    if key is None:
        return None
    found = other_at(row, key)
    if found is None:
        return None
    found_rows: Record = Record.get_by_id(found)
    return found_rows if resolution.are_rivals(row.answers, found_rows.answers) else None


def _drop_weights_that_do_not_fit(row: Record, columns: Mapping[str, Any]) -> None:
    """The weights of a record whose destinations or routing have changed, where the weights were not given."""
    if "destination_weights" in columns:
        return
    if row.destination_routing != Routing.WEIGHTED:
        row.destination_weights = None
    count = len(row.destinations or [row.destination])
    if row.destination_weights is not None and len(row.destination_weights) != count:
        row.destination_weights = None
        if row.destination_routing == Routing.WEIGHTED and "destination_routing" not in columns:
            row.destination_routing = Routing.FIRST
