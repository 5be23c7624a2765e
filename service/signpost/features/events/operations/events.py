"""What happened to records, hostnames, members and jobs, as events (features/events/outbox.py).

Hooks tell of it (feature.py), so that no operation need think of it. Everything is written at the end of the
transaction: there may be thousands of records in one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signpost.domain.changes import SECRET, Verb
from signpost.domain.events import EventType, RecordEvent, of_record
from signpost.domain.json_types import JsonObject
from signpost.features.events import outbox, shapes
from signpost.features.events.outbox import NewEvent, publish
from signpost.features.events.tables import Event
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.storage import database
from signpost.storage.models import Host, Job, Member, Record, User
from signpost.storage.statements.records import clicks_by_seq


def _with_changes(data: JsonObject, before: Mapping[str, Any] | None, after: Mapping[str, Any] | None) -> JsonObject:
    return data if after is None else {**data, "changed": {"before": before, "after": after}}


# --- records ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Of:
    """What happened to a record. further: members of its data. before: the fields that changed, as they were."""

    row: Record
    event: RecordEvent
    further: JsonObject
    before: Mapping[str, Any]


def record_events(rows: Iterable[Record], event: RecordEvent) -> None:
    """Records were created, came back, or no longer resolve: their time has passed, or their clicks are used up."""
    for row in rows:
        database.defer_write(_write, _Of(row, event, {}, {}))


def record_updated(row: Record, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    """A record was changed. before, after: the fields that changed, with no secret in them."""
    changed = {"changed": {"before": before, "after": after}}
    database.defer_write(_write, _Of(row, RecordEvent.UPDATED, changed, before))
    if _is_used_up_by_change(row, before):
        record_events([row], RecordEvent.EXHAUSTED)


def _is_used_up_by_change(row: Record, before: Mapping[str, Any]) -> bool:
    """Whether the clicks of a record so far reach its new limit, and did not reach the former one."""
    if "max_clicks" not in before or row.max_clicks is None:
        return False
    clicks, former = clicks_by_seq([row.seq]).get(row.seq, 0), before["max_clicks"]
    return bool(clicks >= row.max_clicks and (former is None or clicks < former))


def records_deleted(rows: Sequence[Record]) -> None:
    """Records are about to be deleted."""
    clicks = clicks_by_seq(row.seq for row in rows)
    for row in rows:
        further = {"total_clicks": clicks.get(row.seq, 0)}
        database.defer_write(_write, _Of(row, RecordEvent.DELETED, further, {}))


def _write(noted: Sequence[_Of]) -> None:
    """Write events with the columns of their records, as they are when the transaction ends."""
    outbox.write([_event(entry) for entry in noted])


def _event(noted: _Of) -> NewEvent:
    row = noted.row
    # As it was and as it is: who follows a tag learns that it was removed.
    tags = frozenset(row.tags).union(noted.before.get("tags") or ())
    hosts: tuple[str, ...] = (row.host,)
    if "url" in noted.before:
        hosts = (row.host, noted.before["url"].partition("/")[0])
    columns = row.__data__
    if columns.get("password_hash") is not None:
        columns = {**columns, "password_hash": SECRET}
    record = outbox.json_text([columns, noted.further])
    return NewEvent(row.workspace_id, of_record(row.handler, noted.event), {}, hosts, tags, record, row.id)


# --- hostnames, members, jobs --------------------------------------------------------------------------------------


def host_event(
    host: Host, type_: EventType, before: Mapping[str, Any] | None = None, after: Mapping[str, Any] | None = None
) -> None:
    """A hostname was connected, changed, or is about to be disconnected."""
    data = _with_changes(shapes.host(host), before, after)
    publish(host.workspace_id, type_, data, host=host.host)


_MEMBER_EVENTS = {
    Verb.CREATE: EventType.MEMBER_CREATED,
    Verb.UPDATE: EventType.MEMBER_UPDATED,
    Verb.DELETE: EventType.MEMBER_DELETED,
}


def member_event(
    workspace_id: str, user: User, verb: Verb, before: Mapping[str, Any] | None, after: Mapping[str, Any] | None
) -> None:
    """Someone became a member, got another role, or is about to be no member any longer."""
    type_ = _MEMBER_EVENTS[verb]
    role = (after or before or {}).get("role")
    if role is None:
        role = Member.select(Member.role).where((Member.workspace == workspace_id) & (Member.user == user)).scalar()
    data: JsonObject = {"id": user.id, "name": user.name, "email": user.email, "role": role}
    if type_ is EventType.MEMBER_UPDATED:
        data = _with_changes(data, before, after)
    publish(workspace_id, type_, data)


def job_ended(job: Job) -> None:
    """A job has ended, or failed. Dry runs change nothing, so they are no event."""
    if not job.is_dry:
        publish(job.workspace_id, EventType.JOB_DONE, shapes.job(job))


@dataclass(frozen=True)
class EventView:
    """An event. seq: its position in the database. body: JSON, as webhooks get it."""

    seq: int
    id: str
    type: EventType
    body: str
    created_at: str


def latest_events(caller: Caller, types: Collection[EventType], count: int) -> list[EventView]:
    """The newest `count` events of these types, the oldest of them first."""
    query = Event.select().where((Event.workspace == caller.workspace) & (Event.type << [*types]))
    return _views(query.order_by(Event.seq.desc()).limit(count))[::-1]


def events_after(caller: Caller, types: Collection[EventType], seq: int, count: int) -> list[EventView]:
    """The first `count` events of these types that were written after the one with the number `seq`."""
    own = (Event.workspace == caller.workspace) & (Event.seq > seq) & (Event.type << [*types])
    return _views(Event.select().where(own).order_by(Event.seq).limit(count))


def _views(rows: Iterable[Event]) -> list[EventView]:
    known = [*rows]
    bodies = outbox.bodies([row.seq for row in known])
    return [view_of(EventView, row, body=bodies[row.seq]) for row in known if row.seq in bodies]
