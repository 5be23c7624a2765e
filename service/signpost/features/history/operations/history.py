"""Entries of the history: each is written by the operation that changes something, in the same transaction.

What is noted here is also an event (features/events). Of many records the history has one entry, and each record its
event.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signpost.domain.changes import SECRET, Subject, Verb, difference
from signpost.domain.events import EventType
from signpost.domain.ids import new_id
from signpost.domain.records.record import FIELDS, PausedBy
from signpost.domain.times import now_text
from signpost.features.events.operations import events
from signpost.features.history.statements import keep_deleted
from signpost.operations.caller import Caller
from signpost.runtime import logs
from signpost.storage.models import Change, Host, Job, Record, RecordSnapshot

# A deletion of more records than this keeps none of them, and cannot be undone.
MAX_STORED = 10_000

_STATE = [(item.name, item.column) for item in FIELDS if item.name not in ("password", "paused")]
_DEFAULTS: Mapping[str, Any] = {item.name: item.default for item in FIELDS}

State = dict[str, Any]


@dataclass(frozen=True)
class Undoing:
    """That a change undoes another one. effect: what it does, as another change could have done it."""

    change_id: str
    effect: Verb


def note(
    caller: Caller,
    verb: Verb,
    type_: Subject,
    id: str | None,
    *,
    before: State | None = None,
    after: State | None = None,
    undo: Mapping[str, Any] | None = None,
    job: Job | None = None,
    undoing: Undoing | None = None,
) -> str:
    """Add an entry, in the transaction of the change; returns its id."""
    entry = entry_of(caller, verb, type_, id, before=before, after=after, undo=undo, job=job, undoing=undoing)
    Change.append([entry])
    return str(entry["id"])


def entry_of(
    caller: Caller,
    verb: Verb,
    type_: Subject,
    id: str | None,
    *,
    before: State | None = None,
    after: State | None = None,
    undo: Mapping[str, Any] | None = None,
    job: Job | None = None,
    undoing: Undoing | None = None,
) -> State:
    """The columns of an entry.

    id: of what was changed.  before, after: the fields that changed.  undo: what undo needs, shown to no one.
    undoing: the entry's verb is then `undo`, and `verb` what it does.
    """
    return {
        "id": new_id(),
        "created_at": now_text(),
        "workspace": caller.workspace.id,
        "actor_id": caller.user.id,
        "actor_name": caller.user.name,
        "via": caller.via,
        "token_name": caller.token_name,
        "request_id": job.request_id if job is not None else logs.request_id.get(),
        "verb": Verb.UNDO if undoing else verb,
        "type": type_,
        "record_id": id,
        "job_id": None if job is None else job.id,
        "before": before,
        "after": after,
        "effect": verb,
        "undo": undo,
        "undoes": None if undoing is None else undoing.change_id,
    }


# --- records ------------------------------------------------------------------------------------------------------


def state_of(row: Record) -> State:
    """A record as PATCH takes it: its fields and its URL. Secrets are digests, which no entry may show."""
    data = row.__data__
    state = {"url": row.address}
    for name, column in _STATE:
        value = data.get(column)
        state[name] = _DEFAULTS[name] if value is None else value
    state["paused"] = data.get("paused_by") == PausedBy.USER
    state["password"] = data.get("password_hash")
    state["qr"] = row.own_qr
    return state


def _shown(state: State) -> State:
    return {**state, "password": SECRET} if "password" in state else state


def _set(state: State) -> State:
    """What is set in a state, without what has its default."""
    return _shown({name: value for name, value in state.items() if value and value != _DEFAULTS.get(name)})


def records_created(caller: Caller, rows: Iterable[Record], undoing: Undoing | None = None) -> None:
    """Note that records were created. RecordWriter, and what brings records back, publish the events."""
    Change.append(
        entry_of(
            caller, Verb.CREATE, Subject.RECORD, row.id,
            after=_set(state_of(row)), undo={"updated_at": row.updated_at}, undoing=undoing,
        )
        for row in rows
    )  # fmt: skip


def many_created(caller: Caller, rows: Sequence[Record]) -> None:
    """Note that records were created together, so that one undo deletes them all. RecordWriter publishes the events."""
    if len(rows) < 2:
        return records_created(caller, rows)
    undo = {"updated_at": {row.id: row.updated_at for row in rows}}
    note(caller, Verb.BULK_CREATE, Subject.RECORD, None, after={"records": len(rows)}, undo=undo)


def record_updated(caller: Caller, row: Record, former: Record, undoing: Undoing | None = None) -> None:
    """Note that a record was changed. former: its `snapshot` from before the change."""
    old, new = _differences(row, former)
    undo = {"columns": _undo_columns(row, former), "updated_at": row.updated_at}
    note(caller, Verb.UPDATE, Subject.RECORD, row.id, before=old, after=new, undo=undo, undoing=undoing)
    events.record_updated(row, old, new)


def record_deleted(caller: Caller, row: Record, undoing: Undoing | None = None) -> None:
    """Note that a record is about to be deleted, and keep it."""
    events.records_deleted([row])
    before = _set(state_of(row))
    entry = note(caller, Verb.DELETE, Subject.RECORD, row.id, before=before, undo={}, undoing=undoing)
    keep_deleted(entry, [row.seq])


def entry_keeping_records(job: Job) -> str:
    """The id of the entry that keeps what a job replaces or deletes; "" if it touches too many, and keeps nothing."""
    entry: Change | None = Change.get_or_none((Change.job_id == job.id) & Change.undo.is_null(False))
    return "" if entry is None else entry.id


def many_deleted(entry: str, rows: Sequence[Record]) -> None:
    """Records are about to be deleted by the change with this id; "": that cannot be undone, so they are not kept."""
    events.records_deleted(rows)
    if entry:
        keep_deleted(entry, [row.seq for row in rows])


def row_updated_in_bulk(entry: str, row: Record, former: Record) -> None:
    """A record was changed by the change with this id; "": that cannot be undone, so nothing is kept."""
    events.record_updated(row, *_differences(row, former))
    if entry:
        saved = {"content": _undo_columns(row, former), "updated_at": row.updated_at}
        RecordSnapshot.append([{"change": entry, "record_seq": row.seq, **saved}])


def _differences(row: Record, former: Record) -> tuple[State, State]:
    """The fields that have changed: as they were, and as they are."""
    old, new = difference(state_of(former), state_of(row))
    return _shown(old), _shown(new)


# The digest of a former password is not kept: a change of the password cannot be undone.
_NEVER_REPLACED = ("updated_at", "password_hash")


def _undo_columns(row: Record, former: Record) -> State:
    return {name: value for name, value in row.replaced(former).items() if name not in _NEVER_REPLACED}


# --- hostnames ----------------------------------------------------------------------------------------------------

_HOST_FIELDS = (
    "https_requested", "short_links_enabled", "notfound_url", "expired_url", "notfound_status",
    "apple_app_site_association", "assetlinks",
)  # fmt: skip


def host_state(host: Host) -> State:
    """The settings of a hostname."""
    return {name: getattr(host, name) for name in _HOST_FIELDS}


def host_connected(caller: Caller, host: Host, undoing: Undoing | None = None) -> None:
    """Note that a hostname was connected."""
    after = {"host": host.host, **host_state(host)}
    undo = {"updated_at": host.updated_at}
    note(caller, Verb.CREATE, Subject.HOST, host.host, after=after, undo=undo, undoing=undoing)
    events.host_event(host, EventType.HOST_CREATED)


def host_updated(caller: Caller, host: Host, before: State, undoing: Undoing | None = None) -> None:
    """Note that settings of a hostname were changed."""
    old, new = difference(before, host_state(host))
    undo = {"updated_at": host.updated_at}
    note(caller, Verb.UPDATE, Subject.HOST, host.host, before=old, after=new, undo=undo, undoing=undoing)
    events.host_event(host, EventType.HOST_UPDATED, old, new)


def host_disconnected(caller: Caller, host: Host, undoing: Undoing | None = None) -> None:
    """Note that a hostname is about to be disconnected."""
    events.host_event(host, EventType.HOST_DELETED)
    before = {"host": host.host, **host_state(host)}
    note(caller, Verb.DELETE, Subject.HOST, host.host, before=before, undo={}, undoing=undoing)
