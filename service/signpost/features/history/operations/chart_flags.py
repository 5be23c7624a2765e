"""The changes that a chart of clicks has flags for: since them, visitors get something else."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from signpost.domain import times
from signpost.domain.changes import Subject, Verb
from signpost.domain.errors import NotFound
from signpost.features.history.operations.changes import ChangeView, view
from signpost.operations.caller import Caller
from signpost.storage.models import Change
from signpost.translations import gettext as _

# What was changed, as PATCH names it: where visitors go, whether, and by which address.
FIELDS = frozenset(
    (
        *("destination", "destinations", "destination_weights", "destination_routing", "rules"),
        *("paused", "starts", "expires", "expired_url", "max_clicks", "url", "match", "type", "status"),
    )
)
# The newest changes of a period that are looked at, and how many of them are returned.
_MAX_READ, MAX_FLAGS = 500, 50
# Of a workspace, the newest changes of any kind among which those of many records are looked for.
MAX_NEWEST = 2_000


def record_flags(caller: Caller, id: str, since: datetime, until: datetime) -> list[ChangeView]:
    """The changes of one record from a moment up to another one, the newest first."""
    rows = Change.of(caller.workspace).where(
        (Change.record_id == id)
        & (Change.created_at >= times.text(since))
        & (Change.created_at < times.text(until))
        & (Change.verb << (Verb.UPDATE, Verb.UNDO))
    )
    found = [row for row in rows.order_by(Change.id.desc()).limit(_MAX_READ) if FIELDS & {*(row.after or {})}]
    return [view(row) for row in found[:MAX_FLAGS]]


def bulk_flags(caller: Caller, since: datetime, until: datetime) -> list[ChangeView]:
    """The changes of many records at once from a moment up to another one, the newest first.

    Of the newest MAX_NEWEST changes of the workspace: others would have to be looked for among all that it has.
    """
    newest = Change.select(Change.id).where(Change.workspace == caller.workspace).order_by(Change.id.desc())
    rows = Change.of(caller.workspace).where(
        Change.id.in_(newest.limit(MAX_NEWEST))
        & (Change.type == Subject.RECORD)
        & Change.record_id.is_null()
        & (Change.created_at >= times.text(since))
        & (Change.created_at < times.text(until))
    )
    found = rows.order_by(Change.id.desc()).limit(_MAX_READ)
    return [view(row) for row in found if row.verb is not Verb.BULK_UPDATE or _is_flagged(row.after or {})][:MAX_FLAGS]


def _is_flagged(after: Mapping[str, Any]) -> bool:
    """after: of a change of many, as `BulkChange.as_json` has it."""
    return "replace_prefix" in after or bool(FIELDS & {*after.get("fields", {})})


def values_before(caller: Caller, id: str, change_id: str) -> dict[str, Any]:
    """What a change of a record replaced of FIELDS, as PATCH takes it. Raises NotFound."""
    mine = (Change.id == change_id) & (Change.record_id == id)
    found: Change | None = Change.of(caller.workspace).where(mine).get_or_none()
    if found is None or found.before is None:
        raise NotFound(_("This record has no such change."))
    return {name: value for name, value in found.before.items() if name in FIELDS}
