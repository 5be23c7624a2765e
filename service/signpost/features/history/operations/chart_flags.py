"""The changes that a chart of clicks has flags for: since them, visitors get something else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, tzinfo
from typing import Any

from peewee import ModelSelect

from signpost.domain import times
from signpost.domain.changes import Subject, Verb
from signpost.domain.clicks.periods import range_of
from signpost.domain.dates import zone_named
from signpost.domain.errors import NotFound
from signpost.features.history.change_view import ChangeView
from signpost.features.history.change_words import AS_OF
from signpost.features.history.operations.changes import views
from signpost.features.history.tables import Change
from signpost.operations.caller import Caller
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


@dataclass(frozen=True)
class ChangedDay:
    """A day, and what changed on it, the newest first."""

    day: str
    changes: list[ChangeView]


@dataclass(frozen=True)
class ChangedDays:
    """The days of a range on which something changed, in order. since, until: both included."""

    since: str
    until: str
    data: list[ChangedDay]


def changed_days(
    caller: Caller,
    *,
    record: str | None = None,
    since: date | None = None,
    until: date | None = None,
    period: str | None = None,
    timezone: str | None = None,
) -> ChangedDays:
    """The days on which a record changed in what visitors get, or many records did at once.

    The range is that of the same words about clicks. Raises Invalid.
    """
    zone = zone_named(timezone) or UTC
    days = range_of(since, until, period, zone=zone, begun=times.parse(caller.workspace.created_at))
    by_day: dict[str, list[ChangeView]] = {}
    for change in flags(caller, days.since, days.until, zone, record):
        by_day.setdefault(times.parse(change.created_at).astimezone(zone).date().isoformat(), []).append(change)
    return ChangedDays(
        days.since.isoformat(), days.until.isoformat(), [ChangedDay(day, by_day[day]) for day in sorted(by_day)]
    )


def flags(caller: Caller, since: date, until: date, zone: tzinfo, record: str | None = None) -> list[ChangeView]:
    """The changes of a record, or those of many records at once, on some days in a time zone, the newest first."""
    begins, ends = _midnight(since.toordinal(), zone), _midnight(until.toordinal() + 1, zone)
    between = (Change.created_at >= begins) & (Change.created_at < ends)
    rows = Change.of(caller.workspace).where(between).order_by(Change.id.desc()).limit(_MAX_READ)
    found = _of_record(rows, record) if record is not None else _of_many(caller, rows)
    return views(caller, found[:MAX_FLAGS])


def visitor_changes(
    caller: Caller, record: str, since: date, until: date, zone: tzinfo
) -> list[tuple[datetime, frozenset[str]]]:
    """When a record changed in what visitors get, the newest first, and the names of FIELDS that did."""
    rows = flags(caller, since, until, zone, record)
    return [(times.parse(row.created_at), FIELDS & {*(row.after or {})}) for row in rows]


def _of_record(rows: ModelSelect[Change], record: str) -> list[Change]:
    rows = rows.where((Change.record_id == record) & (Change.verb << (Verb.UPDATE, Verb.UNDO)))
    return [row for row in rows if FIELDS & {*(row.after or {})}]


def _of_many(caller: Caller, rows: ModelSelect[Change]) -> list[Change]:
    """Of the newest MAX_NEWEST changes of the workspace: others would have to be looked for among all that it has."""
    newest = Change.select(Change.id).where(Change.workspace == caller.workspace).order_by(Change.id.desc())
    rows = rows.where(
        Change.id.in_(newest.limit(MAX_NEWEST)) & (Change.type == Subject.RECORD) & Change.record_id.is_null()
    )
    return [row for row in rows if row.verb is not Verb.BULK_UPDATE or _is_flagged(row.after or {})]


def _midnight(ordinal: int, zone: tzinfo) -> str:
    """The moment when a day begins, as rows have it; of the first and last days of the calendar, one nearby."""
    day = date.fromordinal(min(max(ordinal, 2), date.max.toordinal()))
    return times.text(datetime.combine(day, time(), zone))


def _is_flagged(after: Mapping[str, Any]) -> bool:
    """after: of a change of many, as `BulkChange.as_json` has it, or of one that brought records back."""
    return AS_OF in after or "replace_prefix" in after or bool(FIELDS & {*after.get("fields", {})})


def values_before(caller: Caller, id: str, change_id: str) -> dict[str, Any]:
    """What a change of a record replaced of FIELDS, as PATCH takes it. Raises NotFound."""
    mine = (Change.id == change_id) & (Change.record_id == id)
    found: Change | None = Change.of(caller.workspace).where(mine).get_or_none()
    if found is None or found.before is None:
        raise NotFound(_("This record has no such change."))
    return {name: value for name, value in found.before.items() if name in FIELDS}
