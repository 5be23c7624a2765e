"""`signpost export`: take everything along."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from typing import Any

import click

from service.caller import Caller
from service.cli.command import chosen_workspace, in_workspace, main, with_database
from service.operations import records, workspaces
from service.schemas.record import RecordSchema

PAGE = 500
# In this order, what other services and spreadsheets can read; everything else stands in JSON Lines.
COLUMNS = (
    "url", "destination", "title", "tags", "type", "status", "host", "alias", "description", "destinations",
    "total_clicks", "created_at", "expired_at", "paused_by", "id",
)  # fmt: skip


@main.command("export")
@click.option("--format", "format_", type=click.Choice(["jsonl", "csv"]), default="jsonl", show_default=True)
@in_workspace
@with_database
def export(format_: str, workspace: str | None) -> None:
    """Write every link and redirect of the workspace to standard output, the oldest first.

    jsonl: a JSON object each, with every field that the API answers. csv: a table; lists are joined by spaces.

    Example: signpost export --format csv > links.csv
    """
    rows = _rows(workspaces.member_caller(chosen_workspace(workspace)))
    if format_ == "jsonl":
        for row in rows:
            click.echo(json.dumps(row, ensure_ascii=False))
        return
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(COLUMNS)
    for row in rows:
        table.writerow(_cell(row[column]) for column in COLUMNS)


def _rows(caller: Caller) -> Iterator[dict[str, Any]]:
    schema, cursor = RecordSchema(), None
    while True:
        page, cursors = records.list_records(caller, sort="id", per_page=PAGE, filters={}, cursor=cursor)
        yield from schema.dump(page, many=True)
        if cursors.next is None:
            return
        cursor = cursors.next


def _cell(value: Any) -> Any:
    """A cell that no spreadsheet takes for a formula."""
    if value is None:
        return ""
    text = " ".join(value) if isinstance(value, list) else str(value)
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
