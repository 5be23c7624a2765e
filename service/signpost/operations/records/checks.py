"""What checks of a record's destinations have found. An extension."""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain.records.monitor_state import WatchState
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.records.records import find_record
from signpost.storage.models import RecordCheck

MAX_LISTED = 100


@dataclass(frozen=True)
class CheckView:
    """One check. result: UP or DOWN. reason: a sentence, "" for UP. ms: how long it took."""

    at: str
    destination: str
    result: WatchState
    reason: str
    status: int | None
    ms: int


def list_checks(caller: Caller, id: str) -> list[CheckView]:
    """The latest checks of a record's destinations, the newest first. Raises NotFound."""
    record = find_record(caller, id)
    checks = RecordCheck.select().where(RecordCheck.record == record.seq)
    rows = checks.order_by(RecordCheck.at.desc(), RecordCheck.destination).limit(MAX_LISTED)
    return [view_of(CheckView, row) for row in rows]
