"""Importing many records from elsewhere, with the age and the clicks that they had there. Not in the spec.

An import does not change existing records, so it can be repeated, and resumes where it was interrupted.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from contextlib import AbstractContextManager

from signpost.domain import addresses
from signpost.domain.qr import QrChange, style_with
from signpost.domain.record import CreatedVia, RecordConfig, RecordType
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.new_records import AddressFields, NewRecord, new_record
from signpost.operations.record_writer import Outcome, RecordWriter
from signpost.runtime import settings
from signpost.storage import database
from signpost.storage.models import DEFAULT_QR

VIA = CreatedVia.IMPORT
_FIELDS = AddressFields(host="host", alias="url")


def imported_record(
    caller: Caller,
    *,
    address: tuple[str, str | None],
    config: RecordConfig,
    created_at: str | None = None,
    total_clicks: int = 0,
    qr: QrChange | None = None,
) -> NewRecord:
    """A record as ImportedRecord loads it, ready to be added. Raises Invalid."""
    host, alias = address
    return new_record(
        caller,
        host,
        alias,
        config,
        usual_type=RecordType.REDIRECT if alias == "" else RecordType.LINK,
        fields=_FIELDS,
        created_at=created_at,
        clicks=total_clicks,
        qr=style_with(DEFAULT_QR, qr) if qr else None,
    )


class Import:
    """One import into a workspace. is_dry: compute the result for each record, and change nothing."""

    def __init__(self, caller: Caller, *, is_dry: bool = False):
        roles.require(caller, roles.EDITOR)
        self.is_dry = is_dry
        self._writer = RecordWriter(caller.workspace, skip_existing=True, is_dry=is_dry)

    def transaction(self) -> AbstractContextManager[None]:
        """What `add` is called in."""
        return contextlib.nullcontext() if self.is_dry else database.atomic()

    def add(self, new: Sequence[NewRecord]) -> list[Outcome]:
        """Add records; returns the result for each, in the same order."""
        return self._writer.add(new)

    def url_of(self, new: NewRecord) -> str:
        """The URL of a record that was added or exists already; "" where its alias is not known yet."""
        row = new.row
        host = self._writer.connected.get(row.host)
        if host is None or (new.needs_alias and (self.is_dry or not row.alias)):
            return ""
        port = settings.active()["LINK_PORT"]
        return addresses.link_url(row.host, row.alias, https=host.https_requested, link_port=port)
