"""What the check that asks each destination once a day has found, for all that say what is broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from peewee import SQL, ModelSelect, fn

from signpost.domain import times
from signpost.domain.records.monitor_state import OLD
from signpost.features.monitoring.tables import GentleCheck, GentleWorkspace, RecordCheck
from signpost.storage.models import Record

# Written out, as its index has it.
_IS_DOWN = SQL("state = 'down'")


def is_on(workspace_id: str) -> bool:
    """Whether a workspace has this check on."""
    on = GentleWorkspace.select().where((GentleWorkspace.workspace == workspace_id) & GentleWorkspace.is_on)
    return bool(on.exists())


def found_broken(workspace_id: str) -> ModelSelect[Record]:
    """The records of a workspace that visitors reach and whose destination was down lately, while the check is on."""
    now = times.now()
    on = GentleWorkspace.select().where((GentleWorkspace.workspace == workspace_id) & GentleWorkspace.is_on)
    down = GentleCheck.select(GentleCheck.record).where(
        (GentleCheck.workspace == workspace_id) & _IS_DOWN & (GentleCheck.checked_at >= times.text(now - OLD))
    )
    is_open = Record.expired_at.is_null() | (Record.expired_at > times.text(now))
    return Record.select().where(Record.seq.in_(down) & (Record.paused_by == "") & is_open & fn.EXISTS(on))


def write_sample(workspace_id: str, found: Callable[[str], Mapping[str, Any]]) -> None:
    """Note what was found at each destination, by its URL: `state`, `checked_at`, `status`, `reason`, `ms`, `led_to`,
    `usual_ms` and `since`. Where the check is left out there is none.
    """
    checks = []
    for row in list(GentleCheck.select().where(GentleCheck.workspace == workspace_id)):
        values = found(row.destination)
        is_it = (GentleCheck.record == row.record_seq) & (GentleCheck.digest == row.digest)
        GentleCheck.update(**values).where(is_it).execute()
        shown = {name: values[name] for name in ("status", "reason", "ms", "led_to") if name in values}
        of_record = {"record": row.record_seq, "destination": row.destination}
        checks.append({**of_record, "at": values["checked_at"], "result": values["state"], **shown})
    RecordCheck.append(checks)
