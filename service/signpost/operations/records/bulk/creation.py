"""Creating many records in one call, with a result for each row: POST /bulk."""

from __future__ import annotations

import time
from collections.abc import Sequence

from signpost.domain.changes import Origin
from signpost.domain.errors import CreateOnly, Invalid, PlanLimitExceeded
from signpost.domain.records.bulk.rows import (
    BulkRow,
    NewRedirect,
    OnConflict,
    RowOutcome,
    RowRefusal,
    RowResult,
)
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.resolution import possible_keys
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records import record_patch
from signpost.operations.records.new_records import NewRecord, new_link, new_redirect
from signpost.operations.records.record_writer import RecordWriter
from signpost.runtime import link_passwords
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Record
from signpost.storage.statements.records import record_at, record_with_external_id


@roles.requires(roles.EDITOR)
def create_records(
    caller: Caller, *, records: Sequence[BulkRow], on_conflict: OnConflict, as_one: Origin | None = None
) -> list[RowOutcome]:
    """Create a record for each row, in their order; a refused row stops no other.

    on_conflict: the result for a row whose path or external id is taken, also by an earlier row.  as_one: from where
    they are: the history has one entry, and one undo, for all that are created; no row may then be updated.
    Raises CreateOnly: with such a token nothing may be updated; StorageFull or StorageBusy: then nothing was changed.
    """
    if caller.is_create_only and on_conflict is OnConflict.UPDATE:
        raise CreateOnly(roles.EDITOR)
    with link_passwords.ahead():
        drafts = _drafts(caller, records)
        # One transaction: a call that is cut off has created all that its answer would have named, or nothing.
        rows, took = (
            [*zip(records, drafts, strict=True)],
            database.cluster().begin_bulk(caller.workspace.id, len(drafts)),
        )
        with database.atomic():
            began = time.monotonic()
            outcomes = _Rows(caller, on_conflict, as_one).run(rows)
        took(time.monotonic() - began)
        return outcomes


def _drafts(caller: Caller, rows: Sequence[BulkRow]) -> list[NewRecord | RowRefusal]:
    """For each row the new record that it describes, or why there can be none. Passwords are hashed here."""
    drafts: list[NewRecord | RowRefusal] = []
    passwords = 0
    for row in rows:
        if row.has_password:
            passwords += 1
            if passwords > link_passwords.MAX_PASSWORDS:
                reason = f"At most {link_passwords.MAX_PASSWORDS} records in one call can have a password."
                drafts.append(RowRefusal({"password": [reason]}, retry=True))
                continue
            if row.change is not None:
                record_patch.prepare(row.change.patch)
        drafts.append(_draft(caller, row))
    return drafts


def _draft(caller: Caller, row: BulkRow) -> NewRecord | RowRefusal:
    new = row.new
    if new is None:
        return RowRefusal(row.errors)
    try:
        if isinstance(new, NewRedirect):
            return new_redirect(caller, new.url, new.config)
        return new_link(caller, new.host, new.alias, new.config)
    except Invalid as refusal:
        return RowRefusal(refusal.errors)


class _Rows:
    """The rows of one call, within its transaction.

    New records wait, to be written together, until a row needs to see them.
    """

    def __init__(self, caller: Caller, on_conflict: OnConflict, as_one: Origin | None):
        self._caller = caller
        self._on_conflict = on_conflict
        self._as_one = as_one
        self._outcomes: dict[int, RowOutcome] = {}
        self._waiting: list[tuple[int, NewRecord]] = []
        # The addresses and external ids of those that wait.
        self._claimed: set[tuple[str, str] | str] = set()

    def run(self, rows: Sequence[tuple[BulkRow, NewRecord | RowRefusal]]) -> list[RowOutcome]:
        for index, (row, draft) in enumerate(rows):
            existing = None if self._on_conflict is OnConflict.REFUSE else self._existing(row, draft)
            if existing is not None:
                self._outcomes[index] = self._met(index, row, existing)
            elif isinstance(draft, NewRecord):
                self._waiting.append((index, draft))
                if not draft.needs_alias:
                    self._claimed.add((draft.row.host, draft.row.place))
                if row.external_id is not None:
                    self._claimed.add(row.external_id)
            else:
                self._outcomes[index] = RowOutcome.refused(index, draft)
        self._write()
        return [self._outcomes[index] for index in range(len(rows))]

    def _existing(self, row: BulkRow, draft: NewRecord | RowRefusal) -> tuple[int, str] | None:
        """`seq` and id of the record that has the external id of a row, else the one at its address."""
        places, external_id = _places(row, draft), row.external_id
        if external_id in self._claimed or not self._claimed.isdisjoint(places):
            self._write()
        own = self._caller.workspace.id
        found = None if external_id is None else record_with_external_id(own, external_id)
        for host, key in places if found is None else ():
            found = record_at(own, host, key) or found
        return found

    def _met(self, index: int, row: BulkRow, existing: tuple[int, str]) -> RowOutcome:
        """The result for a row that meets a record."""
        seq, id_ = existing
        if self._on_conflict is OnConflict.SKIP:
            return RowOutcome(index, RowResult.SKIPPED, id_)
        if row.change is None:
            return RowOutcome.refused(index, RowRefusal(row.change_errors))
        # An earlier row counts as there.
        self._write()
        record = Record.get_by_id(seq)
        try:
            record_patch.apply(
                self._caller, record, row.change.of(RecordAddress(record.host, record.path, record.query))
            )
        except (Invalid, PlanLimitExceeded) as refusal:
            return RowOutcome.refused(index, RowRefusal(refusal.errors))
        return RowOutcome(index, RowResult.UPDATED, id_)

    def _write(self) -> None:
        """Write the new records that wait."""
        waiting, self._waiting, self._claimed = self._waiting, [], set()
        if not waiting:
            return
        written = RecordWriter(self._caller.workspace).add([new for _, new in waiting])
        created = []
        for (index, new), outcome in zip(waiting, written, strict=True):
            if outcome.refusal is None:
                created.append(new.row)
                self._outcomes[index] = RowOutcome(index, RowResult.CREATED, new.row.id)
            else:
                self._outcomes[index] = RowOutcome.refused(index, RowRefusal(outcome.errors))
        hook().records_created(caller=self._caller, records=created, as_one=self._as_one)


def _places(row: BulkRow, draft: NewRecord | RowRefusal) -> set[tuple[str, str]]:
    """The hostname and key of the place that a row gives, or those that it may mean; none for a generated alias."""
    if isinstance(draft, NewRecord):
        return set() if draft.needs_alias else {(draft.row.host, draft.row.place)}
    address = row.address
    if address is None:
        return set()
    return {(address.host, key) for key in possible_keys(address.path, address.query)}
