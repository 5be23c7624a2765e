"""Undo of what changed records: one, or up to 10,000 in one transaction, all or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import peewee

from signpost.domain import times
from signpost.domain.changes import SECRET, Subject, Verb
from signpost.domain.errors import Conflict
from signpost.domain.records import resolution
from signpost.domain.records.resolution import IN_TRIE
from signpost.features.history.operations import history
from signpost.features.history.statements import bring_back, conflicting_seqs, keep_deleted, seqs_changed_later
from signpost.features.history.tables import Change, RecordSnapshot
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import chains, pattern_quota, record_rows
from signpost.operations.records.new_records import monitor_state
from signpost.operations.records.record_versions import ChangedRecord
from signpost.operations.records.record_writer import conflict_of, limits_of
from signpost.operations.workspaces import usage
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Job, Record
from signpost.storage.statements.records import other_at, targets_at
from signpost.translations import gettext as _
from signpost.translations import mark

CHANGED_SINCE = mark("It has changed since then.")
UNFINISHED = mark("Its job is still running.")
# Records that a refusal names.
MAX_NAMED = 3


class Refused(Conflict):
    """What was before cannot be brought back. reason: the sentence that says why, alone."""

    def __init__(self, reason: str):
        self.reason = _(reason)
        super().__init__(_("This change can't be undone. %(reason)s", reason=self.reason))


def refusal(reason: str) -> Refused:
    return Refused(reason)


def _record(caller: Caller, change: Change) -> Record:
    """The record of a change, which has not changed since. Raises Conflict."""
    record: Record | None = Record.of(caller.workspace).where(Record.id == change.record_id).get_or_none()
    if record is None:
        raise refusal(_("The record has been deleted since."))
    later = (Change.record_id == change.record_id) & (Change.id > change.id)
    if record.updated_at != change.undo["updated_at"] or Change.of(caller.workspace).where(later).exists():
        raise refusal(CHANGED_SINCE)
    return record


def uncreate(caller: Caller, change: Change) -> None:
    record = _record(caller, change)
    hook().records_deleted(records=[record], caller=caller, job=None)
    record.delete_instance()
    database.announce(record.host, record.place)


def uncreate_many(caller: Caller, change: Change) -> None:
    created: Mapping[str, str] = change.undo["updated_at"]
    rows = list(Record.of(caller.workspace).where(Record.id << [*created]))
    later = Change.of(caller.workspace).where((Change.record_id << [*created]) & (Change.id > change.id))
    later_ids = {entry.record_id for entry in later}
    changed = [row for row in rows if row.updated_at != created[row.id] or row.id in later_ids]
    if changed:
        raise refusal(_("Changed since: %(addresses)s.", addresses=_named(changed)))
    if len(rows) < len(created):
        raise refusal(_("Some of the records have been deleted since."))
    entry = history.record_change(caller, Verb.BULK_DELETE, Subject.RECORD, None, after={"records": len(rows)}, undo={})
    _delete_again(entry, rows)


def _delete_again(entry: str, rows: Sequence[Record]) -> None:
    """Delete records that a change has created, and keep them for the entry that undoes it."""
    keep_deleted(entry, [row.seq for row in rows])
    hook().records_deleted(records=rows, caller=None, job=None)
    Record.delete().where(Record.seq << [row.seq for row in rows]).execute()
    for row in rows:
        database.announce(row.host, row.place)


def restore_columns(caller: Caller, change: Change) -> None:
    if SECRET in ((change.before or {}).get("password"), (change.after or {}).get("password")):
        raise refusal(_("It changed a password, and old passwords aren't kept."))
    row = _record(caller, change)
    (changed,) = _restore(caller, [(row, change.undo["columns"])])
    hook().records_changed(changes=[changed], caller=caller, job=None)


# Columns that say where a record answers, and those that say where it leads.
_ADDRESS = {"host", "place", "written", "alias_folded", "match", "forward_path", "handler"}
_TARGET = {"destination", "destinations", "rules", "expired_url"}


def _restore(caller: Caller, columns_of: Sequence[tuple[Record, Mapping[str, Any]]]) -> list[ChangedRecord]:
    """Give records the values that some of their columns had: all are written, then what would be wrong is refused.

    It must be fast: one transaction may have 10,000.
    """
    now = times.now_text()
    rows = [row for row, _columns in columns_of]
    formers = [row.snapshot() for row in rows]
    readdressed, retargeted = [], []
    names, limits = {"monitor", "updated_at"}, set()
    for (row, columns), former in zip(columns_of, formers, strict=True):
        for name, value in columns.items():
            setattr(row, name, value)
        # What checks found since belongs to the destinations that the record has now.
        row.monitor, row.updated_at = former.monitor, now
        row.monitor = monitor_state(row)
        names |= columns.keys()
        limits.update(limits_of(row, former))
        if not _ADDRESS.isdisjoint(columns):
            readdressed.append(row)
        if not (_ADDRESS | _TARGET).isdisjoint(columns):
            retargeted.append(row)
    for host in {row.host for row in readdressed}:
        hosts.connected_host(caller, host, "url")
    try:
        with database.atomic():
            record_rows.rewrite(rows, names)
    except peewee.IntegrityError:
        raise refusal(_taken([row for row in readdressed if other_at(row, row.place) is not None])) from None
    _require_room(caller, readdressed, limits)
    patterns = chains.Patterns(caller.workspace.id)
    for row in chains.leading_to_own(retargeted):
        chains.refuse_loop(row, patterns)
    for address in dict.fromkeys((row.host, row.place) for row in (*formers, *rows)):
        database.announce(*address)
    return [ChangedRecord(row, former) for row, former in zip(rows, formers, strict=True)]


def _require_room(caller: Caller, rows: Iterable[Record], limits: Iterable[str]) -> None:
    """Refuse records that were written to places of others, or in greater number than may be."""
    for conflict in _conflicts_of(rows):
        raise refusal(_taken([conflict]))
    for host in {row.host for row in rows if row.alias_folded == IN_TRIE}:
        pattern_quota.require_within_plan(caller.workspace.id, host, "url")
    for limit in limits:
        usage.require_within_plan(caller.workspace, limit)


def _conflicts_of(rows: Iterable[Record]) -> Iterator[Record]:
    """`conflict_of` each record that has one, with few statements. All are of one workspace."""
    at: dict[str, dict[str, list[Record]]] = {}
    for row in rows:
        key = resolution.conflict_of(row.path, row.query, row.answers)
        if key is not None:
            at.setdefault(row.host, {}).setdefault(key, []).append(row)
    for host, rows_by_key in at.items():
        ((first, *_same), *_further) = rows_by_key.values()
        for key, *_target in targets_at(first.workspace_id, host, rows_by_key):
            yield from filter(None, map(conflict_of, rows_by_key[key]))


def undelete(caller: Caller, change: Change) -> None:
    (row,) = _bring_back(caller, change)
    hook().records_created(caller=caller, records=[row], as_one=None)


def undelete_many(caller: Caller, change: Change) -> None:
    _require_ended(change)
    rows = _bring_back(caller, change)
    history.keep_created(_note_undone(caller, len(rows)), rows)


def _require_ended(change: Change) -> None:
    """Raises Conflict while the job of a change to many records goes on."""
    job: Job | None = Job.get_or_none(Job.id == change.job_id)
    if job is not None and job.finished_at is None:
        raise refusal(UNFINISHED)


def _note_undone(caller: Caller, count: int) -> str:
    return history.record_change(caller, Verb.UNDO, Subject.RECORD, None, after={"records": count})


def restore_many(caller: Caller, change: Change) -> None:
    """Give all records the values that a change has replaced, and delete again what it has brought back.

    What it replaced stays kept, and so does what this replaces: without either, no one could tell what was between.
    """
    _require_ended(change)
    saved = {entry.record_seq: entry for entry in RecordSnapshot.select().where(RecordSnapshot.change == change.id)}
    if not saved:
        raise refusal(_("It changed nothing, or the previous values are no longer kept."))
    rows = _saved_rows(change)
    later = seqs_changed_later(change.workspace_id, change.id)
    changed = [row for row in rows if row.updated_at != saved[row.seq].updated_at or row.seq in later]
    if changed:
        raise refusal(_("Changed since: %(addresses)s.", addresses=_named(changed)))
    if len(rows) < len(saved):
        raise refusal(_deleted_since(saved.keys() - {row.seq for row in rows}))
    entry = _note_undone(caller, len(rows))
    created = [row for row in rows if not saved[row.seq].content]
    if created:
        _delete_again(entry, created)
    if len(created) < len(rows):
        restored = _restore(caller, [(row, saved[row.seq].content) for row in rows if saved[row.seq].content])
        hook().records_changed(changes=restored, caller=None, job=None)
        history.keep_replaced(entry, restored)


def _saved_rows(change: Change) -> list[Record]:
    """The records that a change keeps, as far as they are there."""
    saved = RecordSnapshot.select(RecordSnapshot.record_seq).where(RecordSnapshot.change == change.id)
    return list(Record.select().where(Record.seq << saved))


def _bring_back(caller: Caller, change: Change) -> list[Record]:
    """Restore every record that a change has deleted, under their ids, with their clicks. All or nothing."""
    saved = RecordSnapshot.select(RecordSnapshot.record_seq).where(RecordSnapshot.change == change.id)
    rows = undelete_rows(caller, change.id, [entry.record_seq for entry in saved])
    RecordSnapshot.delete().where(RecordSnapshot.change == change.id).execute()
    return rows


def undelete_rows(caller: Caller, change_id: str, seqs: Sequence[int]) -> list[Record]:
    """Restore some of the records that a change has deleted, all or nothing; it still keeps them. Raises Refused."""
    try:
        with database.atomic():
            bring_back(caller.workspace.id, change_id, seqs)
    except peewee.IntegrityError:
        taken = conflicting_seqs(caller.workspace.id, change_id, seqs, MAX_NAMED + 1)
        raise refusal(_taken(list(Record.select().where(Record.seq << taken)))) from None
    rows = list(Record.select().where(Record.seq << [*seqs]))
    if not rows:
        raise refusal(_("The deleted records are no longer kept."))
    record_rows.append_texts(rows)
    record_rows.append_tags(rows)
    _require_room(caller, rows, {usage.limit_of(row.handler) for row in rows})
    # What was made meanwhile may lead to one of them.
    patterns = chains.Patterns(caller.workspace.id)
    for row in chains.leading_to_own(rows):
        chains.refuse_loop(row, patterns)
    hook().records_added(records=rows)
    for row in rows:
        database.announce(row.host, row.place)
    return rows


def _deleted_since(seqs: Iterable[int]) -> str:
    """That records were deleted, with the addresses of those that are still kept."""
    deletions = (RecordSnapshot.record_seq << [*seqs]) & RecordSnapshot.days.is_null(False)
    found = RecordSnapshot.select().where(deletions).order_by(RecordSnapshot.record_seq).limit(MAX_NAMED + 1)
    # By column; the last one is younger than what may be kept.
    kept = [entry.content for entry in found]
    rows = [Record(host=one["host"], place=one["alias"], written=one.get("path_and_query")) for one in kept]
    if not rows:
        return _("Some of the records have been deleted since.")
    return _("Deleted since: %(addresses)s.", addresses=_named(rows))


def _taken(rows: list[Record]) -> str:
    if rows:
        return _("Another record now uses %(addresses)s.", addresses=_named(rows))
    return _("Its address or its external id is taken.")


def _named(rows: list[Record]) -> str:
    addresses = ", ".join(row.address for row in rows[:MAX_NAMED])
    return _("%(addresses)s and others", addresses=addresses) if len(rows) > MAX_NAMED else addresses
