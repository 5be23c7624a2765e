"""`signpost changes` and `signpost links changes`."""

from __future__ import annotations

from collections.abc import Sequence

from signpost.cli.command import Long, table_row
from signpost.cli.schema_commands import PAGE, RECORD, Command, add_command
from signpost.domain import texts
from signpost.domain.changes import Subject, Verb
from signpost.features.history.operations import changes, chart_flags, undo
from signpost.features.history.schemas import (
    ChangedDaysQuery,
    ChangedDaysSchema,
    ChangePageQuery,
    ChangeQuery,
    ChangeSchema,
)
from signpost.operations.caller import Caller

# What was done to many records at once.
_TO_MANY = {
    Verb.IMPORT: "imported a file",
    Verb.BULK_CREATE: "created many links",
    Verb.BULK_UPDATE: "changed many links",
    Verb.BULK_DELETE: "deleted many links",
}
_DONE = {Verb.CREATE: "created", Verb.UPDATE: "changed", Verb.DELETE: "deleted", Verb.UNDO: "undid a change to"}
_CHANGED = {
    Subject.RECORD: "",
    Subject.HOST: "the hostname",
    Subject.TOKEN: "the token",
    Subject.GRANT: "the agent",
    Subject.MEMBER: "the member",
    Subject.INVITATION: "the invitation of",
    Subject.SETTING: "the setting",
    Subject.PLAN: "the plan",
    Subject.WORKSPACE: "the workspace",
    Subject.WEBHOOK: "the webhook",
}


def _change_lines(caller: Caller, rows: Sequence[changes.ChangeView]) -> list[str]:
    """Who did what, after the id that undoes it."""
    names = changes.names_of(caller, rows)
    return [table_row(row.id, row.created_at[:16].replace("T", " "), Long(_sentence(row, names))) for row in rows]


def _day_lines(caller: Caller, found: Sequence[chart_flags.ChangedDays]) -> list[str]:
    """The same, with the day in place of the moment."""
    rows = [(row.day, change) for days in found for row in days.data for change in row.changes]
    names = changes.names_of(caller, [change for _, change in rows])
    return [table_row(change.id, day, Long(_sentence(change, names))) for day, change in rows]


def _sentence(row: changes.ChangeView, names: dict[str, changes.NamedSubject]) -> str:
    return texts.line_from(f"{row.actor.name} {_change(row, names)} ({row.via})")


def _change(row: changes.ChangeView, names: dict[str, changes.NamedSubject]) -> str:
    if row.verb in _TO_MANY:
        return _TO_MANY[row.verb]
    state = row.after or row.before or {}
    known = names.get(row.record_id or "")
    name = known.name if known else next((state[key] for key in ("url", "name", "email") if state.get(key)), "")
    what = " ".join(filter(None, (_DONE[row.verb], _CHANGED[row.type], name or row.record_id or "many links")))
    return f"{what}: {', '.join(state)}" if row.verb is Verb.UPDATE else what


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
