"""`signpost changes`, `signpost links changes` and `signpost as-of`."""

from __future__ import annotations

import json
from collections.abc import Sequence

from signpost.cli.command import Long, table_row
from signpost.cli.schema_commands import PAGE, RECORD, Command, add_command
from signpost.domain.changes import State
from signpost.features.history.change_view import ChangeView
from signpost.features.history.operations import as_of, bring_back, changes, chart_flags, undo
from signpost.features.history.schemas import (
    AsOfQuery,
    AsOfRecordQuery,
    AsOfSchema,
    BringBackSchema,
    BroughtBackSchema,
    ChangedDaysQuery,
    ChangedDaysSchema,
    ChangePageQuery,
    ChangeQuery,
    ChangeSchema,
    PastRecordSchema,
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


def _as_of_lines(caller: Caller, found: Sequence[as_of.AsOf]) -> list[str]:
    """A line for each record that differs, then what is left out."""
    lines = []
    for one in found:
        lines += [table_row(record.id, record.url, Long(_differing(record.then, record.now))) for record in one.records]
        lines += [f"{change.records} more by the change {change.id}" for change in one.folded]
        lines += [f"{one.left_out} more that are left out"] if one.left_out else []
        lines += [f"{one.made_since} made since"] if one.made_since else []
    return lines


def _past_lines(caller: Caller, found: Sequence[as_of.PastRecord]) -> list[str]:
    return [
        line
        for record in found
        for line in (
            table_row(record.id, record.url, "existed" if record.existed else "did not exist"),
            *(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in record.fields.items()),
        )
    ]


def _brought_lines(caller: Caller, found: Sequence[bring_back.BroughtBack]) -> list[str]:
    lines = [
        table_row(record.id, record.url, record.result, Long(record.reason or _differing(record.then, record.now)))
        for one in found
        for record in one.records
    ]
    return lines + [f"signpost changes undo {one.change_id} takes it back." for one in found if one.change_id]


def _differing(then: State, now: State) -> str:
    if not now:
        return "deleted since"
    return "; ".join(
        f"{name} was {json.dumps(value, ensure_ascii=False)}, is {json.dumps(now[name], ensure_ascii=False)}"
        for name, value in then.items()
    )


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
    Command(
        "as-of list",
        "list_as_of",
        as_of.records_as_of,
        AsOfSchema,
        "List how the records of the workspace differ from what they were at an instant.\n\n"
        "Example: signpost as-of list --at 2026-11-14T23:00:00Z",
        AsOfQuery,
        lines=_as_of_lines,
    ),
    Command(
        "as-of show",
        "get_record_as_of",
        as_of.record_as_of,
        PastRecordSchema,
        "Show a record as it was at an instant, also one that is deleted.",
        AsOfRecordQuery,
        argument=RECORD,
        lines=_past_lines,
    ),
    Command(
        "as-of bring-back",
        "bring_back_records",
        bring_back.bring_back,
        BroughtBackSchema,
        "Make records again what they were at an instant; `signpost changes undo` takes it back.\n\n"
        "Without --records: all that `as-of list` lists. Records that were made later are left alone.\n\n"
        "Example: signpost as-of bring-back --at 2026-11-14T23:00:00Z --dry-run",
        BringBackSchema,
        lines=_brought_lines,
    ),
)

for _command in COMMANDS:
    add_command(_command)
