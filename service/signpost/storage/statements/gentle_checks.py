"""What the check that asks each destination once a day has found, for all that say what is broken."""

from __future__ import annotations

from peewee import SQL, ModelSelect, fn

from signpost.domain import times
from signpost.domain.records.monitor_state import OLD
from signpost.domain.records.record import MonitorState
from signpost.storage.models import GentleCheck, GentleWorkspace, Record, RecordCount

# Written out, as its index has it.
_IS_DOWN = SQL("state = 'down'")


def is_on(workspace_id: str) -> bool:
    on = GentleWorkspace.select().where((GentleWorkspace.workspace == workspace_id) & GentleWorkspace.is_on)
    return bool(on.exists())


def are_checked(workspace_id: str) -> bool:
    """Whether any destination of a workspace is checked at all, by this check or by a monitor."""
    watched = (RecordCount.workspace_id == workspace_id) & (RecordCount.monitor != MonitorState.OFF)
    return is_on(workspace_id) or bool(RecordCount.select().where(watched & (RecordCount.records > 0)).exists())


def found_broken(workspace_id: str) -> ModelSelect[Record]:
    """The records of a workspace that visitors reach and whose destination was down lately, while the check is on."""
    now = times.now()
    on = GentleWorkspace.select().where((GentleWorkspace.workspace == workspace_id) & GentleWorkspace.is_on)
    down = GentleCheck.select(GentleCheck.record).where(
        (GentleCheck.workspace == workspace_id) & _IS_DOWN & (GentleCheck.checked_at >= times.text(now - OLD))
    )
    is_open = Record.expired_at.is_null() | (Record.expired_at > times.text(now))
    return Record.select().where(Record.seq.in_(down) & (Record.paused_by == "") & is_open & fn.EXISTS(on))
