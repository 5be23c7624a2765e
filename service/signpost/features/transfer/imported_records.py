"""Importing many records from elsewhere, with the age and the clicks that they had there. Not in the spec.

An import does not change existing records, so it can be repeated, and resumes where it was interrupted.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from contextlib import AbstractContextManager

from signpost.domain.records import paths
from signpost.domain.records.qr import QrChange, style_with
from signpost.domain.records.record import CreatedVia, Match, RecordConfig, RecordType
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records.new_records import AddressFields, NewRecord, new_record
from signpost.operations.records.record_writer import RecordWriter, WriteOutcome, WriteResult
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import DEFAULT_QR, Job

VIA = CreatedVia.IMPORT
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


class Import:
    """One import into a workspace, which is one entry of its history.

    is_dry: compute the result for each record, and change nothing. job: that does it, perhaps in several processes.
    """

    def __init__(self, caller: Caller, *, is_dry: bool = False, job: Job | None = None):
        roles.require(caller, roles.EDITOR)
        self.is_dry, self.is_job = is_dry, job is not None
        self._caller, self._job = caller, job
        self._is_noted = is_dry
        self._writer = RecordWriter(caller.workspace, skip_existing=True, is_dry=is_dry)

    def transaction(self) -> AbstractContextManager[None]:
        """What `add` is called in."""
        return contextlib.nullcontext() if self.is_dry else database.atomic()

    def add(self, new: Sequence[NewRecord]) -> list[WriteOutcome]:
        """Add records; returns the result for each, in the same order."""
        outcomes = self._writer.add(new)
        if not self._is_noted and any(outcome.result is WriteResult.CREATED for outcome in outcomes):
            hook().import_began(caller=self._caller, job=self._job)
            # Not rolled back with the transaction: a batch that fails ends the import, or its job begins a new one.
            self._is_noted = True
        return outcomes

    def url_of(self, new: NewRecord) -> str:
        """The URL of a record that was added or exists already; "" where its alias is not known yet."""
        row = new.row
        host = self._writer.connected.get(row.host)
        if host is None or (new.needs_alias and (self.is_dry or not row.place)):
            return ""
        port = settings.active()["LINK_PORT"]
        return paths.url_of(row.host, row.path, row.query, https=host.https_requested, link_port=port)
