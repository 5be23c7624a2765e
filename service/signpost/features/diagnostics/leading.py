"""Which records lead to a URL by their main destination, a split or a rule: compared exactly, up to a bound."""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import RecordView
from signpost.features.diagnostics import statements
from signpost.operations.caller import Caller
from signpost.operations.records import records
from signpost.storage.models.base import json_text
from signpost.storage.statements.workspaces import records_by_handler

# Of the newest records splits and rules are looked at; main destinations have an index.
MAX_COMPARED = 2_000


@dataclass(frozen=True)
class Leading:
    """The newest first. is_whole: whether all records were compared."""

    records: list[RecordView]
    is_whole: bool


def leading_to(caller: Caller, destination: str, count: int) -> Leading:
    """Up to `count` records that lead to exactly this URL, for some visitors at least."""
    id_, quoted = caller.workspace.id, json_text(destination)
    ids = {*statements.led_by_main(id_, destination, count)}
    for found, destinations, rules in statements.splits_and_rules(id_, MAX_COMPARED):
        # A name or a condition of a rule may be the same text, so those that are found are compared again.
        if len(ids) < 2 * count and (quoted in (destinations or "") or quoted in (rules or "")):
            ids.add(found)
    is_whole = sum(records_by_handler(id_).values()) <= MAX_COMPARED
    if not ids:
        return Leading([], is_whole)
    named = RecordFilters(id=tuple(ids))
    listed, _cursors = records.list_records(caller, sort="-created_at", per_page=len(ids), filters=named)
    return Leading([record for record in listed if destination in _destinations_of(record)][:count], is_whole)


def _destinations_of(record: RecordView) -> set[str | None]:
    of_rules = (url for rule in record.rules or () for url in rule.destinations)
    return {record.destination, *(record.destinations or ()), *of_rules}
