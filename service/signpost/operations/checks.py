"""What watching a record's destinations has found. An extension."""

from __future__ import annotations

from signpost.operations.caller import Caller
from signpost.operations.records import find_record
from signpost.storage.models import RecordCheck

MOST = 100


def list_checks(caller: Caller, id: str) -> list[RecordCheck]:
    """The latest checks of a record's destinations, the newest first. Raises NotFound."""
    record = find_record(caller, id)
    checks = RecordCheck.select().where(RecordCheck.record == record.seq)
    return list(checks.order_by(RecordCheck.at.desc(), RecordCheck.destination).limit(MOST))
