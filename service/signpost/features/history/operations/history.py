"""Entries of the history: each is written in the transaction of the change, of which hooks tell (feature.py).

Of many records the history has one entry.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import lru_cache
from typing import Any, TypedDict, Unpack

from signpost.domain.changes import MAX_UNDOABLE, Origin, State, Subject, Verb
from signpost.domain.ids import new_id
from signpost.domain.jobs import JobKind
from signpost.domain.times import now_text
from signpost.features.history.statements import keep_deleted
from signpost.features.history.tables import Change, RecordSnapshot
from signpost.operations.caller import Caller
from signpost.operations.hosts.host_views import settings_of
from signpost.operations.records.record_versions import ChangedRecord, set_fields
from signpost.runtime import logs
from signpost.storage.models import Host, Job, Record

# What the entry of an import says that lets records lead where its file says.
REPLACED = "replace"
# The id of the change that is undone by what is noted.
_undone: ContextVar[str | None] = ContextVar("undone", default=None)


@contextlib.contextmanager
def undoing(change_id: str) -> Iterator[None]:
    """A block whose changes undo another one: the verb of their entries is `undo`, and their effect what they do."""
    token = _undone.set(change_id)
    try:
        yield
    finally:
        _undone.reset(token)


class _Details(TypedDict, total=False):
    """before, after: the fields that changed.  undo: what undo needs, shown to no one.  job: that does it."""

    before: State | None
    after: State | None
    undo: Mapping[str, Any] | None
    job: Job | None


def record_change(caller: Caller, verb: Verb, type_: Subject, id: str | None, **details: Unpack[_Details]) -> str:
    """Add an entry, in the transaction of the change; returns its id. id: of what was changed."""
    entry = _entry_of(caller, verb, type_, id, **details)
    Change.append([entry])
    return str(entry["id"])


def _entry_of(caller: Caller, verb: Verb, type_: Subject, id: str | None, **details: Unpack[_Details]) -> State:
    """The columns of an entry."""
    undone, job = _undone.get(), details.get("job")
    return {
        "id": new_id(),
        "created_at": now_text(),
        "workspace": caller.workspace.id,
        "actor_id": caller.user.id,
        "actor_name": caller.user.name,
        "via": caller.via,
        "token_name": caller.token_name,
        "request_id": job.request_id if job is not None else logs.request_id.get(),
        "verb": verb if undone is None else Verb.UNDO,
        "type": type_,
        "record_id": id,
        "job_id": None if job is None else job.id,
        "before": details.get("before"),
        "after": details.get("after"),
        "effect": verb,
        "undo": details.get("undo"),
        "undoes": undone,
    }


# --- records ------------------------------------------------------------------------------------------------------


def records_created(caller: Caller, rows: Sequence[Record], *, as_one: Origin | None) -> None:
    """Note that records were created. as_one: together, so that one undo deletes them all."""
    if as_one is not None and len(rows) > 1:
        after = {"records": len(rows), "from": as_one}
        together = {"updated_at": {row.id: row.updated_at for row in rows}}
        record_change(caller, Verb.BULK_CREATE, Subject.RECORD, None, after=after, undo=together)
        return
    Change.append(
        _entry_of(
            caller, Verb.CREATE, Subject.RECORD, row.id, after=set_fields(row), undo={"updated_at": row.updated_at}
        )
        for row in rows
    )  # fmt: skip


def record_changed(caller: Caller, change: ChangedRecord) -> None:
    """Note that a record was changed."""
    row, (before, after) = change.record, change.fields
    undo = {"columns": _undo_columns(change), "updated_at": row.updated_at}
    record_change(caller, Verb.UPDATE, Subject.RECORD, row.id, before=before, after=after, undo=undo)


def record_deleted(caller: Caller, row: Record) -> None:
    """Note that a record is about to be deleted, and keep it."""
    entry = record_change(caller, Verb.DELETE, Subject.RECORD, row.id, before=set_fields(row), undo={})
    keep_deleted(entry, [row.seq])


def import_began(caller: Caller, job: Job | None) -> None:
    """Note that an import creates or changes records: one entry for all of them, which keeps them for its undo."""
    if job is None or not Change.select().where(Change.job_id == job.id).exists():
        undo: State | None = {} if job is not None and job.matched <= MAX_UNDOABLE else None
        # Where it changes nothing that was there, it says nothing of what was before.
        replaces = job is not None and job.request.get("taken") == REPLACED
        after = {"taken": REPLACED} if replaces else None
        record_change(caller, Verb.IMPORT, Subject.RECORD, None, after=after, undo=undo, job=job)


def records_imported(rows: Iterable[Record], job: Job) -> None:
    """Keep which records an import has created."""
    if entry := _entry_keeping_records(job):
        keep_created(entry, rows)


def bulk_requested(caller: Caller, job: Job) -> None:
    """Note that a job is going to change or delete many records."""
    undo: State | None = {} if job.matched <= MAX_UNDOABLE else None
    verb, after = Verb.BULK_DELETE, None
    if job.kind is JobKind.BULK_UPDATE:
        verb, after = Verb.BULK_UPDATE, {name: value for name, value in job.request["set"].items() if value}
    record_change(caller, verb, Subject.RECORD, None, after=after, undo=undo, job=job)


def _entry_keeping_records(job: Job) -> str:
    """The id of the entry that keeps what a job replaces or deletes; "" if it touches too many, and keeps nothing.

    It was written with the job, and stays the same in all of the job's steps. That of an import is written with its
    first records, and may be taken back with them.
    """
    return _read_entry(job.id) if job.kind is JobKind.BULK_IMPORT else _known_entry(job.id)


def _read_entry(job_id: str) -> str:
    entry: Change | None = Change.get_or_none((Change.job_id == job_id) & Change.undo.is_null(False))
    return "" if entry is None else entry.id


@lru_cache(maxsize=64)
def _known_entry(job_id: str) -> str:
    return _read_entry(job_id)


def records_deleted(rows: Sequence[Record], job: Job) -> None:
    """Keep what a job is about to delete."""
    if entry := _entry_keeping_records(job):
        keep_deleted(entry, [row.seq for row in rows])


def records_changed(changes: Iterable[ChangedRecord], job: Job) -> None:
    """Keep what a job has replaced."""
    if entry := _entry_keeping_records(job):
        keep_replaced(entry, changes)


def keep_replaced(entry: str, changes: Iterable[ChangedRecord]) -> None:
    """Keep what the change of an entry has replaced in many records."""
    RecordSnapshot.append(
        {
            "change": entry,
            "record_seq": change.record.seq,
            "content": _undo_columns(change),
            "updated_at": change.record.updated_at,
        }
        for change in changes
    )


def keep_created(entry: str, rows: Iterable[Record]) -> None:
    """Keep which records the change of an entry has brought back, or imported: it has replaced nothing of them."""
    RecordSnapshot.append(
        {"change": entry, "record_seq": row.seq, "content": {}, "updated_at": row.updated_at} for row in rows
    )


# The digest of a former password is not kept: a change of the password cannot be undone.
_NEVER_REPLACED = ("updated_at", "password_hash")


def _undo_columns(change: ChangedRecord) -> State:
    replaced = change.record.replaced_values(change.former)
    return {name: value for name, value in replaced.items() if name not in _NEVER_REPLACED}


def latest_of(caller: Caller, record_id: str) -> str:
    """The id of the newest entry about a record."""
    newest = Change.of(caller.workspace).where(Change.record_id == record_id).order_by(Change.id.desc())
    return str(newest.get().id)


# --- hostnames and settings ---------------------------------------------------------------------------------------


def host_connected(caller: Caller, host: Host) -> None:
    """Note that a hostname was connected."""
    after = {"host": host.host, **settings_of(host)}
    record_change(caller, Verb.CREATE, Subject.HOST, host.host, after=after, undo={"updated_at": host.updated_at})


def host_changed(caller: Caller, host: Host, before: State, after: State) -> None:
    """Note that settings of a hostname were changed."""
    undo = {"updated_at": host.updated_at}
    record_change(caller, Verb.UPDATE, Subject.HOST, host.host, before=before, after=after, undo=undo)


def host_disconnected(caller: Caller, host: Host) -> None:
    """Note that a hostname is about to be disconnected."""
    before = {"host": host.host, **settings_of(host)}
    record_change(caller, Verb.DELETE, Subject.HOST, host.host, before=before, undo={})


def settings_changed(caller: Caller, before: State, after: State, undo: Mapping[str, State]) -> None:
    """Note that settings of the workspace were changed. undo: the same with their secrets."""
    key = next(iter(after)) if len(after) == 1 else None
    record_change(caller, Verb.UPDATE, Subject.SETTING, key, before=before, after=after, undo={**undo})
