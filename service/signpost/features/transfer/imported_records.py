"""Importing many records from elsewhere, with the age and the clicks that they had there. Not in the spec.

An import can be repeated, and resumes where it was interrupted: what is here already stays. A record at the address
of one in the file that leads elsewhere stays, too, unless whoever imports chooses otherwise.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from enum import StrEnum

from signpost.domain import times
from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.records import addresses, paths, resolution
from signpost.domain.records.qr import QrChange, style_with
from signpost.domain.records.record import CreatedVia, Handler, Match, RecordConfig, RecordType
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records.existing_records import AddressTaken
from signpost.operations.records.new_records import AddressFields, NewRecord, new_record
from signpost.operations.records.record_rows import columns_of, config_of, set_address
from signpost.operations.records.record_versions import ChangedRecord
from signpost.operations.records.record_writer import RecordEditor, RecordWriter, WriteOutcome, WriteResult
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import DEFAULT_QR, Job, Record
from signpost.storage.statements.records import record_at

VIA = CreatedVia.IMPORT


class TakenAddress(StrEnum):
    """What an import does with a record whose address is taken by one that leads elsewhere.

    KEEP: refuse it. REPLACE: let the one that is here lead where the file says. BESIDE: add it as /alias-2.
    """

    KEEP = "keep"
    REPLACE = "replace"
    BESIDE = "beside"


# The highest number that an alias gets.
MAX_BESIDE = 9
# What a record takes over of one in a file.
_LEADS = ("destination", "destinations", "destination_routing", "destination_weights", "rules")
_FIELDS = AddressFields(host="host", alias="url")


def imported_record(
    caller: Caller,
    *,
    address: tuple[str, str | None, str],
    config: RecordConfig,
    created_at: str | None = None,
    total_clicks: int = 0,
    qr: QrChange | None = None,
) -> NewRecord:
    """A record as ImportedRecord loads it, ready to be added. Raises Invalid."""
    _, path, query = address
    is_redirect = path == "" or bool(query) or isinstance(config.match, Match)
    new = new_record(caller, address, config, RecordType.REDIRECT if is_redirect else RecordType.LINK, _FIELDS)
    new.created_at, new.clicks = created_at, total_clicks
    new.row.own_qr = style_with(DEFAULT_QR, qr) if qr else None
    return new


class _TakeBack(Exception):
    """Takes back what a dry run has tried."""


def _is_created(outcome: WriteOutcome) -> bool:
    return outcome.result is WriteResult.CREATED


class Import:
    """One import into a workspace, which is one entry of its history.

    is_dry: compute the result for each record, and change nothing. job: that does it, perhaps in several processes.
    taken: what is done where an address is taken.
    """

    def __init__(
        self, caller: Caller, *, is_dry: bool = False, job: Job | None = None, taken: TakenAddress = TakenAddress.KEEP
    ):
        roles.require(caller, roles.EDITOR)
        self.is_dry, self.is_job = is_dry, job is not None
        self._taken = taken
        # Records that were changed since are those of the file itself, or somebody else's work.
        self._began_at = times.now_text() if job is None else job.moment
        self._caller, self._job = caller, job
        self._is_noted = is_dry
        self._writer = RecordWriter(caller.workspace, skip_existing=True, is_dry=is_dry)

    def transaction(self) -> AbstractContextManager[None]:
        """What `add` is called in."""
        return contextlib.nullcontext() if self.is_dry else database.atomic()

    def add(self, new: Sequence[NewRecord]) -> list[WriteOutcome]:
        """Add records; returns the result for each, in the same order."""
        outcomes = self._writer.add(new)
        changes: list[ChangedRecord] = []
        if self._taken is TakenAddress.BESIDE:
            self._add_beside(new, outcomes)
        elif self._taken is TakenAddress.REPLACE:
            changes = self._replace(new, outcomes)
        created = [item.row for item, outcome in zip(new, outcomes, strict=True) if _is_created(outcome)]
        if self.is_dry:
            return outcomes
        if not self._is_noted and (created or changes):
            hook().import_began(caller=self._caller, job=self._job)
            # Not rolled back with the transaction: a batch that fails ends the import, or its job begins a new one.
            self._is_noted = True
        if self._job is not None:
            if created:
                hook().records_imported(records=created, job=self._job)
            if changes:
                hook().records_changed(changes=changes, caller=None, job=self._job)
        return outcomes

    def _add_beside(self, new: Sequence[NewRecord], outcomes: list[WriteOutcome]) -> None:
        """Add the links whose aliases are taken with the first number behind that is free."""
        waiting = {
            at: item.row.path
            for at, item in enumerate(new)
            if isinstance(outcomes[at].refusal, AddressTaken) and item.row.handler == Handler.SHORT_URL
        }
        for number in range(2, MAX_BESIDE + 1):
            if not waiting:
                return
            for at, path in waiting.items():
                end = f"-{number}"
                item, alias = new[at], path[: addresses.ALIAS_LENGTH - len(end)] + end
                set_address(item.row, alias, "", item.fields.alias)
                item.conflict = resolution.conflict_of(alias, "", item.row.answers)
            for at, outcome in zip(waiting, self._writer.add([new[at] for at in waiting]), strict=True):
                if not isinstance(outcome.refusal, AddressTaken):
                    outcomes[at] = replace(outcome, was_taken=True)
            waiting = {at: path for at, path in waiting.items() if not outcomes[at].was_taken}

    def _replace(self, new: Sequence[NewRecord], outcomes: list[WriteOutcome]) -> list[ChangedRecord]:
        """Let records lead where the file says whose addresses it has. Returns what a job changed of them.

        Without a job each is a change of its own in the history.
        """
        changes: list[ChangedRecord] = []
        editor = RecordEditor(self._caller, changes.append if self.is_dry or self._job is not None else None)
        with contextlib.suppress(_TakeBack), database.atomic() if self.is_dry else contextlib.nullcontext():
            for at, item in enumerate(new):
                if isinstance(outcomes[at].refusal, AddressTaken):
                    outcomes[at] = self._led(editor, item, outcomes[at])
            if self.is_dry:
                raise _TakeBack
        return changes

    def _led(self, editor: RecordEditor, item: NewRecord, refused: WriteOutcome) -> WriteOutcome:
        """The result for a record whose address is taken, after the record there was made to lead where it says."""
        found = record_at(self._caller.workspace.id, item.row.host, item.row.place)
        record = None if found is None else Record.get_by_id(found[0])
        if record is None or record.handler != item.row.handler or record.updated_at > self._began_at:
            return refused
        wanted = config_of(item.row)
        config = dataclasses.replace(config_of(record), **{name: getattr(wanted, name) for name in _LEADS})
        try:
            is_changed = editor.replace(record, None, config, columns_of(config), may_be_over=True)
        except (Invalid, PlanLimitExceeded) as refusal:
            return WriteOutcome(WriteResult.REFUSED, refusal.errors, refusal, was_taken=True)
        return WriteOutcome(WriteResult.UPDATED, was_taken=True) if is_changed else refused

    def url_of(self, new: NewRecord) -> str:
        """The URL of a record that was added or exists already; "" where its alias is not known yet."""
        row = new.row
        host = self._writer.connected.get(row.host)
        if host is None or (new.needs_alias and (self.is_dry or not row.place)):
            return ""
        port = settings.active()["LINK_PORT"]
        return paths.url_of(row.host, row.path, row.query, https=host.https_requested, link_port=port)
