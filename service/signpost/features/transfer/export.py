"""Every record of a workspace as lines of a file: JSON Lines, or a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from signpost.domain.records.filters import NO_FILTERS, RecordFilters
from signpost.domain.records.record import FIELDS, RecordView
from signpost.domain.texts import csv_row, guard
from signpost.features.transfer.schemas import ExportedRecord
from signpost.operations.caller import Caller
from signpost.operations.records import records

PAGE_ROWS = 500
# The columns that other services and spreadsheets can read, in the order that files have always had; further fields of
# FIELDS that are `in_csv` come after these. Everything else is in JSON Lines.
FIRST_COLUMNS = (
    "url", "destination", "title", "tags", "type", "status", "host", "alias", "description", "destinations",
    "total_clicks", "created_at", "expired_at", "paused_by", "has_password", "id", "starts", "max_clicks",
    "expired_url",
)  # fmt: skip
COLUMNS = (
    *FIRST_COLUMNS,
    *(entry.name for entry in FIELDS if entry.in_csv and not {entry.name, entry.column} & set(FIRST_COLUMNS)),
)
# What the schema calls them.
_IN_TABLE = [name for name, field in ExportedRecord().fields.items() if (field.data_key or name) in COLUMNS]
# Between the entries of a list; no destination contains a space. Tags that contain their separator are written as JSON.
_SEPARATORS = {"tags": "|", "destinations": " "}


def all_records(caller: Caller, filters: RecordFilters = NO_FILTERS, rows: int | None = None) -> Iterator[RecordView]:
    """Every record of the workspace that `filters` match, the oldest first. rows: read at once, or PAGE_ROWS."""
    cursor = None
    while True:
        page, cursors = records.list_records(
            caller, sort="id", per_page=rows or PAGE_ROWS, filters=filters, cursor=cursor
        )
        yield from page
        if cursors.next is None:
            return
        cursor = cursors.next


def json_lines(caller: Caller, filters: RecordFilters = NO_FILTERS, rows: int | None = None) -> Iterator[str]:
    dump = ExportedRecord().dump
    return (json.dumps(dump(record), ensure_ascii=False) + "\n" for record in all_records(caller, filters, rows))


def table(caller: Caller, filters: RecordFilters = NO_FILTERS, rows: int | None = None) -> Iterator[str]:
    yield csv_row(COLUMNS, end="\n")
    dump = ExportedRecord(only=_IN_TABLE).dump
    for record in all_records(caller, filters, rows):
        row = dump(record)
        yield csv_row([cell(column, row[column]) for column in COLUMNS], end="\n")


def cell(column: str, value: Any) -> Any:
    if value is None:
        return ""
    if column == "tags" and any("|" in tag or "," in tag or tag.startswith("[") for tag in value):
        text = json.dumps(value, ensure_ascii=False)
    else:
        text = _SEPARATORS[column].join(value) if isinstance(value, list) else str(value)
    return guard(text)
