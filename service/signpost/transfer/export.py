"""Every record of a workspace as lines of a file: JSON Lines, or a table."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from typing import Any

from signpost.domain.filters import NO_FILTERS
from signpost.domain.record import FIELDS, RecordView
from signpost.operations import records
from signpost.operations.caller import Caller
from signpost.transfer.schemas import ExportedRecord

PAGE_ROWS = 500
# The columns that other services and spreadsheets can read, in the order that files have always had; further fields of
# FIELDS that are `in_csv` come after these. Everything else is in JSON Lines.
_FIRST = (
    "url", "destination", "title", "tags", "type", "status", "host", "alias", "description", "destinations",
    "total_clicks", "created_at", "expired_at", "paused_by", "has_password", "id", "starts", "max_clicks",
    "expired_url",
)  # fmt: skip
COLUMNS = (*_FIRST, *(one.name for one in FIELDS if one.in_csv and not {one.name, one.column} & set(_FIRST)))
# Between the entries of a list; no destination contains a space. Tags that contain their separator are written as JSON.
_SEPARATORS = {"tags": "|", "destinations": " "}


def all_records(caller: Caller) -> Iterator[RecordView]:
    """Every record of the workspace, the oldest first."""
    cursor = None
    while True:
        page, cursors = records.list_records(caller, sort="id", per_page=PAGE_ROWS, filters=NO_FILTERS, cursor=cursor)
        yield from page
        if cursors.next is None:
            return
        cursor = cursors.next


def rows(caller: Caller) -> Iterator[dict[str, Any]]:
    """Every record as ExportedRecord dumps it."""
    return map(ExportedRecord().dump, all_records(caller))


def json_lines(caller: Caller) -> Iterator[str]:
    return (json.dumps(row, ensure_ascii=False) + "\n" for row in rows(caller))


def table(caller: Caller) -> Iterator[str]:
    line = io.StringIO()
    writer = csv.writer(line, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows(caller):
        writer.writerow(_cell(column, row[column]) for column in COLUMNS)
        yield line.getvalue()
        line.seek(0)
        line.truncate()
    yield line.getvalue()


def _cell(column: str, value: Any) -> Any:
    """A cell that no spreadsheet interprets as a formula."""
    if value is None:
        return ""
    if column == "tags" and any("|" in tag or "," in tag or tag.startswith("[") for tag in value):
        text = json.dumps(value, ensure_ascii=False)
    else:
        text = _SEPARATORS[column].join(value) if isinstance(value, list) else str(value)
    return f"'{text}" if _FORMULA.match(text) else text


# Text that spreadsheets interpret as a formula, and text that looks like one after a guard.
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
