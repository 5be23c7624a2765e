"""What is said of a record besides its fields: `extensions`, with what features know, warnings, and checks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from signpost.domain.records.monitor_state import WatchState
from signpost.domain.records.record import RecordView
from signpost.domain.records.warnings import RecordWarning
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import extensions_of
from signpost.operations.records.records import find_record
from signpost.runtime.features import hook


def extend(caller: Caller, records: Sequence[RecordView]) -> list[RecordView]:
    """The same views with `extensions`. The members of a feature that is off are null, and without it nothing warns."""
    members: dict[str, list[Any]] = {
        "warnings": warnings_about(caller, records),
        "rescued": [None for _ in records],
    }
    for of_feature in hook().record_extensions(caller=caller, records=records):
        members |= of_feature
    return [
        replace(record, extensions={**extensions_of(record), **{name: values[at] for name, values in members.items()}})
        for at, record in enumerate(records)
    ]


def warnings_about(caller: Caller, records: Sequence[RecordView]) -> list[list[RecordWarning]]:
    """The warnings about each of some records of the caller's workspace."""
    found: list[list[RecordWarning]] | None = hook().warnings_about(caller=caller, records=records)
    return [[] for _ in records] if found is None else found


# Checks of one answer.
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
    found: list[CheckView] | None = hook().checks_of(record_seq=record.seq, count=MAX_LISTED)
    return found or []
