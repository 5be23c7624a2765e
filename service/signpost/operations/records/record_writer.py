"""Inserts and updates records. The API, the dashboard, imports, configuration files and the first start all use it.

The operations that call it check roles (`operations/records/records.py`, `features/transfer/imported_records.py`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from signpost.domain import times
from signpost.domain.errors import Invalid, PlanLimitExceeded, UnstorableValue
from signpost.domain.ids import id_of
from signpost.domain.records import addresses, expiry, resolution
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import GONE_STATUS, TYPES, Handler, MonitorState, RecordConfig, Routing, TypeFacts
from signpost.operations.caller import Caller
from signpost.operations.records import chains, existing_records, new_records, record_rows
from signpost.operations.records.existing_records import MAX_CASES, ExistingRecords
from signpost.operations.records.new_records import NewRecord
from signpost.operations.records.pattern_quota import PatternQuota, held_by
from signpost.operations.records.record_versions import ChangedRecord, require_version
from signpost.operations.workspaces import usage
from signpost.runtime.features import hook
from signpost.runtime.plan_file import MONITORS
from signpost.storage import database
from signpost.storage.models import CLICKED_SOMETIME, Host, Record, RecordClicks, Workspace
from signpost.storage.statements.records import (
    DryRunRecords,
    count_cases,
    latest_seq,
    other_at,
    record_with_external_id,
    seqs_among,
)
from signpost.translations import gettext as _

# Other services often store creation times in seconds. Here they must be unique, in microseconds.
SECOND_US = 1_000_000
# An imported record that was created more recently than this gets the current time.
RECENT_US = 60 * SECOND_US


class WriteResult(StrEnum):
    """The result for a new record. UNCHANGED: the same record exists already. UPDATED: another one leads there now."""

    CREATED = "created"
    UNCHANGED = "unchanged"
    UPDATED = "updated"
    REFUSED = "refused"


@dataclass
class WriteOutcome:
    """The result for one new record. errors, refusal: why it was refused, by field and as an exception.

    was_taken: its address was that of a record that leads elsewhere, and the import may do something about it.
    """

    result: WriteResult
    errors: dict[str, list[str]] = field(default_factory=dict)
    refusal: Invalid | PlanLimitExceeded | None = None
    was_taken: bool = False


_CREATED, _UNCHANGED = WriteOutcome(WriteResult.CREATED), WriteOutcome(WriteResult.UNCHANGED)


class RecordWriter:
    """Inserts records into a workspace.

    skip_existing: a record that exists with the same destinations is UNCHANGED, not refused. is_dry: compute results
    without writing. is_single: raise if the database refuses a record, instead of returning a result for it.
    """

    def __init__(
        self, workspace: Workspace, *, skip_existing: bool = False, is_dry: bool = False, is_single: bool = False
    ):
        self._workspace, self._is_single = workspace, is_single
        self._skips_existing = skip_existing
        self._dry_run = DryRunRecords() if is_dry else None
        self._quotas: dict[str, usage.PlanQuota] = {}
        self._pattern_quota = PatternQuota(workspace.id)
        # Those hostnames of the latest records and of their destinations that belong to the workspace.
        self.connected: Mapping[str, Host] = {}

    def add(self, new: Sequence[NewRecord]) -> list[WriteOutcome]:
        """Insert the records that pass all checks. Returns the result for each, in the same order.

        Call it in a transaction, except for a dry run. The transaction holds the write lock, so checks stay true until
        the commit. Pass at most a few thousand records, so that other writers do not wait long.
        """
        hosts_of_destinations = [chains.destination_hosts(entry.row) for entry in new]
        self.connected = Host.named(self._workspace.id, {entry.row.host for entry in new}.union(*hosts_of_destinations))
        if self._dry_run is None:
            self._quotas = {}
            self._pattern_quota.reset()
        existing = ExistingRecords(new, self._dry_run, self._pattern_quota)
        patterns = chains.Patterns(self._workspace.id)
        # By index in `outcomes`.
        accepted: dict[int, NewRecord] = {}
        outcomes: list[WriteOutcome] = []
        for item, destination_hosts in zip(new, hosts_of_destinations, strict=True):
            if self._skips_existing and existing.has_same(item):
                outcomes.append(_UNCHANGED)
                continue
            try:
                quotas = self._quotas_for(item.row)
                require_host(self.connected.get(item.row.host), item.row, item.fields.host)
                new_records.require_countries(item.row)
                if not destination_hosts.isdisjoint(self.connected):
                    # The loop may lead through records of this batch.
                    self._write(accepted, outcomes)
                    chains.refuse_loop(item.row, patterns)
                existing.claim(item)
            except (Invalid, PlanLimitExceeded) as refusal:
                outcomes.append(WriteOutcome(WriteResult.REFUSED, refusal.errors, refusal))
            else:
                for quota in quotas:
                    quota.take()
                accepted[len(outcomes)] = item
                if item.row.alias_folded == resolution.IN_TRIE and self._dry_run is None:
                    patterns.add(item.row)
                outcomes.append(_CREATED)
        self._write(accepted, outcomes)
        return outcomes

    def _quotas_for(self, row: Record) -> list[usage.PlanQuota]:
        """The plan limits that apply to a record. Raises PlanLimitExceeded if one is reached."""
        quotas = []
        for limit in limits_of(row):
            if limit not in self._quotas:
                self._quotas[limit] = usage.PlanQuota(self._workspace, limit)
            self._quotas[limit].require()
            quotas.append(self._quotas[limit])
        return quotas

    def _write(self, accepted: dict[int, NewRecord], outcomes: list[WriteOutcome]) -> None:
        """Insert `accepted` and empty it."""
        new = [*accepted.values()]
        if self._dry_run is not None:
            rows = [(item.row.host, item.row.place, item.target, item.row.answers.value) for item in new]
            self._dry_run.add(rows, existing_records.external_ids_of(new))
        elif self._is_single:
            _insert(new)
        elif new:
            for position, refusal in _insert_each(accepted).items():
                outcomes[position] = WriteOutcome(WriteResult.REFUSED, refusal.errors, refusal)
        accepted.clear()


def limits_of(row: Record, former: Record | None = None) -> list[str]:
    """The plan limits that a record counts towards and its former state did not."""
    limits = [usage.limit_of(row.handler)] if former is None or row.handler != former.handler else []
    if row.monitor != MonitorState.OFF and (former is None or former.monitor == MonitorState.OFF):
        limits.append(MONITORS)
    return limits


def require_host(host: Host | None, row: Record, field: str, *, is_new: bool = True) -> None:
    """Raises Invalid if the hostname of a record is not connected (None), or takes no new records of its kind."""
    if host is None:
        raise Invalid({field: [_("%(host)s is not connected to the workspace.", host=row.host)]})
    if is_new and row.handler == Handler.SHORT_URL and not host.short_links_enabled:
        raise Invalid({field: [_("New short links are off for %(host)s.", host=row.host)]})


# --- adding ------------------------------------------------------------------------------------------------------


def _insert_each(new: Mapping[int, NewRecord]) -> dict[int, UnstorableValue]:
    """Insert records. Returns those that the database itself refuses; all others are inserted."""
    try:
        with database.atomic():
            _insert([*new.values()])
    except UnstorableValue as refusal:
        if len(new) == 1:
            return dict.fromkeys(new, refusal)
        return {position: refusal for at, item in new.items() for position, refusal in _insert_each({at: item}).items()}
    return {}


def _insert(new: Sequence[NewRecord]) -> None:
    _date(new)
    rows = [entry.row for entry in new]
    hook().complete_records(records=rows)
    Record.append(row.__data__ for row in rows)
    record_rows.append_texts(rows)
    record_rows.append_tags(rows)
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
    hook().records_added(records=rows)
    for row in rows:
        database.announce(row.host, row.place)


def _date(new: Sequence[NewRecord]) -> None:
    """Set the creation time of each record, which is now unless it was imported, its `seq`, and its id from that.

    `seq` is the creation time in microseconds. For a new record it is larger than any other, so it is ahead of the time
    if the clock was once ahead.
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


class RecordEditor:
    """Updates records of a workspace in one transaction, and caches what several of them need.

    collect: gets each change, where together they are one change to many; None: each is a change of its own.
    """

    def __init__(self, caller: Caller, collect: Callable[[ChangedRecord], object] | None = None):
        self._caller, self._collect = caller, collect
        self._hosts: dict[str, Host | None] = {}
        self._patterns = chains.Patterns(caller.workspace.id)
        self._pattern_quota = PatternQuota(caller.workspace.id)

    def replace(
        self,
        row: Record,
        address: RecordAddress | None,
        config: RecordConfig,
        columns: Mapping[str, Any],
        expected: str | None = None,
        *,
        may_be_over: bool = False,
    ) -> bool:
        """Replace the configuration of a record. Returns whether anything changed.

        address: None keeps the present one, even if its hostname is not connected. columns: `columns_of(config)`,
        computed before the transaction. expected: the version that the caller has seen.
        may_be_over: whether the expiry may be a new one that has passed: that of a file, one that the record had
        before, or one of a change that was accepted earlier.
        Raises Invalid or PlanLimitExceeded before anything is written, and Outdated if something would change but the
        version is another one.
        """
        former = row.snapshot()
        row.host, path, query = address or (row.host, row.path, row.query)
        type_ = TYPES[config.type or Handler(row.handler).usual_type]
        if path == "" and type_.handler is Handler.SHORT_URL:
            raise Invalid({"url": [_("A short link needs an alias.")]})
        _configure(row, type_, columns)
        if not may_be_over:
            row.expired_at = expiry.new_expiry(row.expired_at, former.expired_at)
        for limit in limits_of(row, former):
            usage.require_within_limit(self._caller.workspace, limit)
        new_records.check_values(row)
        new_records.require_countries(row, former.rules)
        new_records.check_answers(row, path, query, "url")
        self._require_place(row, former, is_given=address is not None)
        chains.refuse_loop(row, self._patterns)
        changed = row.replaced_values(former)
        if changed:
            require_version(former, expected)
            self._write(row, former, changed)
        database.announce(former.host, former.place)
        database.announce(row.host, row.place)
        return bool(changed)

    def _require_place(self, row: Record, former: Record, *, is_given: bool) -> None:
        """Raises Invalid if a record may not have its address. is_given: whether the caller gave the address."""
        has_own_case = row.alias_folded != resolution.IN_TRIE
        is_moved = (row.host, row.alias_folded) != (former.host, former.alias_folded)
        if has_own_case and is_moved and count_cases(row, MAX_CASES) >= MAX_CASES:
            raise existing_records.too_many_cases(row, "url")
        if conflict_of(row) is not None:
            raise existing_records.conflict_taken(row, "url")
        if row.host not in self._hosts:
            self._hosts[row.host] = Host.named(self._caller.workspace.id, [row.host]).get(row.host)
        host = self._hosts[row.host]
        if is_given or host is not None:
            require_host(host, row, "url", is_new=(row.host, row.handler) != (former.host, former.handler))

    def _write(self, row: Record, former: Record, names: Iterable[str]) -> None:
        """Update the row, its history entry and its watches. names: the changed fields. Raises Invalid."""
        id_ = row.external_id
        if id_ is not None and id_ != former.external_id and record_with_external_id(row.workspace_id, id_):
            raise existing_records.external_id_taken(row)
        if (former.host, former.place) != (row.host, row.place):
            # This transaction holds the write lock, so a free place stays free.
            if other_at(row, row.place) is not None:
                raise existing_records.alias_taken(row, "url")
            self._pattern_quota.reserve(row, "url", held_by(former))
        row.updated_at = times.now_text()
        record_rows.rewrite([row], {*names, "updated_at"})
        change = ChangedRecord(row, former)
        if self._collect is None:
            hook().records_changed(changes=[change], caller=self._caller, job=None)
        else:
            self._collect(change)
        if resolution.IN_TRIE in (former.alias_folded, row.alias_folded):
            self._patterns.forget(former.host)
            self._patterns.forget(row.host)


def _configure(row: Record, type_: TypeFacts, columns: Mapping[str, Any]) -> None:
    """Set the type and some columns of a record, and the columns that depend on them."""
    for name, value in columns.items():
        setattr(row, name, value)
    if type_.id != row.type and "status" not in columns and GONE_STATUS in (row.status, type_.status):
        row.status = type_.status
    if type_.handler is Handler.SHORT_URL and "match" not in columns:
        row.match = None
    row.type, row.handler, row.tld = type_.id, type_.handler, addresses.tld_of(row.host)
    _drop_weights_that_do_not_fit(row, columns)
    row.monitor = new_records.monitor_state(row)


def conflict_of(row: Record) -> Record | None:
    """The redirect that answers the same paths as `row` with another address, if there is one."""
    key = resolution.conflict_of(row.path, row.query, row.answers)
    seq = None if key is None else other_at(row, key)
    found = None if seq is None else Record.get_by_id(seq)
    return found if found is not None and resolution.are_in_conflict(row.answers, found.answers) else None


def _drop_weights_that_do_not_fit(row: Record, columns: Mapping[str, Any]) -> None:
    """Drop weights that no longer match the destinations or the routing, unless the caller gave weights.

    Without weights, a weighted routing becomes `first`, unless the caller gave it. The body of "PUT /redirect/{id}" in
    the specification has neither, so its clients could not answer a refusal. A patch always gives the routing of
    several destinations (`RecordPatch.applied_to`), and is refused.
    """
    if "destination_weights" in columns:
        return
    if row.destination_routing != Routing.WEIGHTED:
        row.destination_weights = None
    count = len(row.destinations or [row.destination])
    if row.destination_weights is not None and len(row.destination_weights) != count:
        row.destination_weights = None
        if row.destination_routing == Routing.WEIGHTED and "destination_routing" not in columns:
            row.destination_routing = Routing.FIRST
