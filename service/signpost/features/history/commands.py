"""`signpost changes` and `signpost links changes`."""

from __future__ import annotations

from collections.abc import Sequence

from signpost.cli.command import Long, table_row
from signpost.cli.schema_commands import PAGE, RECORD, Command, add_command
from signpost.features.history.change_view import ChangeView
from signpost.features.history.operations import changes, chart_flags, undo
from signpost.features.history.schemas import (
    ChangedDaysQuery,
    ChangedDaysSchema,
    ChangePageQuery,
    ChangeQuery,
    ChangeSchema,
)
from signpost.operations.caller import Caller


def _change_lines(caller: Caller, rows: Sequence[ChangeView]) -> list[str]:
    """Who did what, after the id that undoes it."""
    return [table_row(row.id, row.created_at[:16].replace("T", " "), Long(_line(row))) for row in rows]


def _day_lines(caller: Caller, found: Sequence[chart_flags.ChangedDays]) -> list[str]:
    """The same, with the day in place of the moment."""
    rows = [(row.day, change) for days in found for row in days.data for change in row.changes]
    return [table_row(change.id, day, Long(_line(change))) for day, change in rows]


def _line(change: ChangeView) -> str:
    return f"{change.told} ({change.via})"


COMMANDS = (
    Command(
        "changes list",
        "list_changes",
        changes.list_changes,
        ChangeSchema,
        "List the changes in the workspace, the newest first.\n\n"
        "Example: signpost changes list --filter verb=delete --filter days=7",
        ChangeQuery,
        shape=PAGE,
        lines=_change_lines,
    ),
    Command(
        "changes days",
        "list_changed_days",
        chart_flags.changed_days,
        ChangedDaysSchema,
        "List the days on which visitors began to get something else.\n\n"
        "Of a record, with --filter record=ID; otherwise by changes of many records at once.\n\n"
        "Example: signpost changes days --period 90d --timezone Europe/Berlin",
        ChangedDaysQuery,
        lines=_day_lines,
    ),
    Command(
        "changes undo",
        "undo_change",
        undo.undo_change,
        ChangeSchema,
        "Undo a change. Fails if it has changed again since, or if its address is taken.",
        argument="id",
        lines=_change_lines,
    ),
    Command(
        "links changes",
        "list_record_changes",
        changes.record_changes,
        ChangeSchema,
        "List the changes of a record, the newest first.",
        ChangePageQuery,
        argument=RECORD,
        shape=PAGE,
        lines=_change_lines,
    ),
)

for _command in COMMANDS:
    add_command(_command)
