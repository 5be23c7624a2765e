"""What the check that asks each destination once a day has found, for all that say what is broken."""

from __future__ import annotations

from peewee import SQL, ModelSelect, fn

from signpost.domain import times
from signpost.domain.records.monitor_state import OLD
from signpost.storage.models import GentleCheck, GentleWorkspace, Record

# Written out, as its index has it.
_IS_DOWN = SQL("state = 'down'")


def found_broken(workspace_id: str) -> ModelSelect[Record]:
    """The records of a workspace that visitors reach and whose destination was down lately, while the check is on."""
    now = times.now()
    on = GentleWorkspace.select().where((GentleWorkspace.workspace == workspace_id) & GentleWorkspace.is_on)
    down = GentleCheck.select(GentleCheck.record).where(
        (GentleCheck.workspace == workspace_id) & _IS_DOWN & (GentleCheck.checked_at >= times.text(now - OLD))
    )
    is_open = Record.expired_at.is_null() | (Record.expired_at > times.text(now))
    return Record.select().where(Record.seq.in_(down) & (Record.paused_by == "") & is_open & fn.EXISTS(on))
