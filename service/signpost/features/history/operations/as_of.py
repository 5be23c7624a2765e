"""The links and redirects of a workspace as they were at an instant, and how they differ from what they are now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import peewee
from peewee import fn

from signpost.domain import times
from signpost.domain.changes import State, Subject, Verb
from signpost.domain.errors import Invalid, NotFound
from signpost.domain.ids import id_of, moment_of
from signpost.domain.records.record import Creator
from signpost.features.history.operations.history import REPLACED
from signpost.features.history.past_records import Past, Step, past_of
from signpost.features.history.tables import UNDO_DAYS, Change, RecordSnapshot
from signpost.operations.caller import Caller
from signpost.runtime import settings
from signpost.storage.models import Job, Record
from signpost.storage.statements.workspaces import records_by_handler
from signpost.translations import gettext as _
from signpost.translations import ngettext, number

# Changes that one answer goes through, and records that it compares.
MAX_CHANGES, MAX_COMPARED = 5_000, 1_000
# A change of so many records at once is one line, until its records are asked for.
FOLDED = 20
# The ids of changes are made a little before the moment that they show.
_EARLIER_US = 1_000_000
# After the last day of the calendar: no record has such a `seq`.
_NEVER_US = 2**58
_WIDE = (Verb.BULK_UPDATE, Verb.BULK_DELETE, Verb.UNDO)


def _is_wide(change: Change) -> bool:
    """Whether a change has replaced or deleted what many records were, or undone that."""
    is_replacing = change.effect is Verb.IMPORT and (change.after or {}).get("taken") == REPLACED
    return change.record_id is None and (change.effect in _WIDE or is_replacing)


def _kept_by(changes: Iterable[Change]) -> peewee.Expression:
    """What changes keep, without what says that an import has created a record: that counts from its own date."""
    ids = {change.id: change.effect is Verb.IMPORT for change in changes}
    kept = RecordSnapshot.change << [*ids]
    imports = [id_ for id_, is_import in ids.items() if is_import]
    return kept & ((RecordSnapshot.content != {}) | RecordSnapshot.change.not_in(imports)) if imports else kept


@dataclass(frozen=True)
class PastRecord:
    """A record then and now. url: its address now, of one that is gone the one then.

    existed: whether there was one then. exists: whether there is one now. fields: what it was, without its password.
    then, now: the fields that are not as they were, as PATCH takes them; of one that is gone, `now` is empty.
    changed_at, actor: of its newest change since; None where there was none.
    """

    id: str
    url: str
    existed: bool
    exists: bool
    fields: State
    then: State
    now: State
    changed_at: str | None
    actor: Creator | None


@dataclass(frozen=True)
class FoldedChange:
    """A change of many records at once. records: those that differ by such changes alone."""

    id: str
    created_at: str
    actor: Creator
    verb: Verb
    records: int


@dataclass(frozen=True)
class AsOf:
    """A workspace at an instant. records: those that differ, the one that changed last first.

    folded: what is left out of them. left_out: how many changed records were not looked at, beside these.
    made_since: records that did not exist then. then, now: how many there were, and are; then: None if it is not known.
    """

    at: str
    records: list[PastRecord]
    folded: list[FoldedChange]
    left_out: int
    made_since: int
    then: int | None
    now: int


@dataclass(frozen=True)
class Compared:
    """A record with what it was. present: None where it is gone."""

    seq: int
    present: Record | None
    past: Past
    newest: Change | None

    @property
    def id(self) -> str:
        row = self.present or self.past.row
        return row.id if row is not None else str(self.newest.record_id) if self.newest is not None else ""

    @property
    def shown(self) -> PastRecord:
        then, now = self.past.differences(self.present)
        row = self.present or self.past.row
        change = self.newest
        return PastRecord(
            self.id,
            row.address if row is not None else str(self.past.fields.get("url", "")),
            self.past.exists,
            self.present is not None,
            self.past.all_fields if self.past.exists else {},
            then,
            now,
            None if change is None else change.created_at,
            None if change is None else Creator(change.actor_id, change.actor_name),
        )


# --- what is asked ------------------------------------------------------------------------------------------------


def records_as_of(caller: Caller, *, at: str, unfolded: bool = False) -> AsOf:
    """What differs between an instant and now, in the whole workspace.

    unfolded: also records that only changes of FOLDED and more at once have changed.
    Raises Invalid: nothing is kept of what was then, or too much has changed since.
    """
    since = _Since(caller, at)
    compared, left_out = since.compare(unfolded=unfolded)
    records = [shown for one in compared for shown in [one.shown] if shown.then]
    made = since.made_since(compared)
    now = sum(records_by_handler(caller.workspace.id).values())
    gone = sum(one.past.exists and one.present is None for one in compared) + since.folded_deletions
    then = None if left_out else now - made + gone
    return AsOf(at, records, since.folded, left_out, made, then, now)


def record_as_of(caller: Caller, id: str, *, at: str) -> PastRecord:
    """What one record was at an instant. Raises NotFound; Invalid as `records_as_of` does."""
    present = Record.of_id(caller.workspace.id, id)
    known = Change.of(caller.workspace).where(Change.record_id == id)
    seq = _seq_of(id)
    if seq is None or (present is None and not known.exists() and not _is_kept(caller, seq)):
        raise NotFound(_("There is no record with this id."))
    found = _Since(caller, at, only=id).compare_only([seq])
    if not found:
        return PastRecord(id, "", False, False, {}, {}, {}, None, None)
    if found[0].id != id:
        raise NotFound(_("There is no record with this id."))
    return found[0].shown


def compare(caller: Caller, at: str, ids: Collection[str] | None) -> list[Compared]:
    """Records with what they were; ids: None for all that `records_as_of` names. Unknown ones are left out."""
    since = _Since(caller, at)
    if ids is None:
        return [one for one in since.compare(unfolded=False)[0] if one.shown.then]
    found = since.compare_only([seq for seq in map(_seq_of, ids) if seq is not None])
    return [one for one in found if one.id in ids]


def changes_by_moment(caller: Caller, since: str, record: str | None = None) -> list[str]:
    """When records, or one of them, were changed since an instant, the newest MAX_CHANGES."""
    newer = _newer(caller, since)
    found = (
        (newer if record is None else newer.where(Change.record_id == record))
        .select(Change.created_at)
        .order_by(Change.id.desc())
        .limit(MAX_CHANGES)
    )
    return [moment for (moment,) in found.tuples()]


def _seq_of(id: str) -> int | None:
    """The `seq` of the record with an id; None where no record can have it."""
    try:
        seq = moment_of(id)
    except ValueError:
        return None
    return seq if seq < _NEVER_US else None


def _is_kept(caller: Caller, seq: int) -> bool:
    """Whether a change of many has deleted a record, and keeps it."""
    kept = RecordSnapshot.select().join(Change).where(RecordSnapshot.record_seq == seq)
    return bool(kept.where(RecordSnapshot.days.is_null(False) & (Change.workspace == caller.workspace)).exists())


def _newer(caller: Caller, at: str) -> Any:
    """The changes of records since an instant."""
    first = id_of(max(0, times.microseconds(times.parse(at)) - _EARLIER_US))
    return Change.of(caller.workspace).where(
        (Change.id > first) & (Change.created_at > at) & (Change.type == Subject.RECORD)
    )


# --- the changes since --------------------------------------------------------------------------------------------


class _Since:
    """What has changed since an instant. only: the id of the one record that is asked about."""

    def __init__(self, caller: Caller, at: str, only: str | None = None):
        self._caller, self._at = caller, at
        self._at_us = times.microseconds(times.parse(at))
        _require_kept_days(at)
        newer = _newer(caller, at).order_by(Change.id.desc()).limit(MAX_CHANGES + 1)
        if only is not None:
            ids = [id_ for (id_,) in newer.select(Change.id).tuples()]
            of_it = (Change.record_id == only) | Change.record_id.is_null()
            newer = Change.select().where((Change.id << newer.select(Change.id)) & of_it).order_by(Change.id.desc())
            found, count = list(newer), len(ids)
        else:
            found = list(newer)
            count = len(found)
        if count > MAX_CHANGES:
            raise _unknown(
                _("There were more than %(limit)s changes since. Choose a later moment.", limit=number(MAX_CHANGES))
            )
        # With the `seq` of their records.
        self._single = [(moment_of(change.record_id), change) for change in found if change.record_id is not None]
        self._together = [change for change in found if change.record_id is None and change.effect is Verb.BULK_CREATE]
        self._wide = [*filter(_is_wide, found)]
        self._counts = _kept_counts(self._wide)
        # By what was undone: an undo of a deletion takes what that has kept, and keeps which records these were.
        self._undone = {change.undoes: change for change in self._wide if change.undoes is not None}
        self._require_kept()
        self.folded: list[FoldedChange] = []
        self.folded_deletions = 0

    def _require_kept(self) -> None:
        """Raises Invalid where changes of many since do not keep what they replaced: no one knows what was before."""
        oldest = times.text(times.now() - timedelta(days=UNDO_DAYS))
        jobs = {
            job.id: job
            for job in Job.select().where(
                Job.id << [change.job_id for change in self._wide if change.job_id is not None]
            )
        }
        for change in self._wide:
            keeper = self._keeper_of(change)
            if self._counts.get(keeper.id) and keeper.created_at >= oldest:
                continue
            job = jobs.get(change.job_id or "")
            if job is not None and not (job.updated or job.deleted):
                continue
            if change.job_id is None and not (change.after or {}).get("records"):
                continue
            raise _unknown(_forgotten(change))
        for _seq, change in self._single:
            if change.effect is Verb.UPDATE and not change.undo:
                raise _unknown(_forgotten(change))

    def _keeper_of(self, change: Change) -> Change:
        """The change that keeps which records another one was about."""
        return change if self._counts.get(change.id) else self._undone.get(change.id, change)

    def compare(self, *, unfolded: bool) -> tuple[list[Compared], int]:
        """Each record that changed, the newest change first, and how many of them are left out."""
        # Those that were undone since, and what undid them.
        known = {change.id for change in self._wide}
        undone = {id_ for id_, by in self._undone.items() if id_ in known}
        undone |= {by.id for id_, by in self._undone.items() if id_ in known}
        small = [c for c in self._wide if self._counts.get(c.id, 0) < FOLDED and c.id not in undone]
        large = [c for c in self._wide if self._counts.get(c.id, 0) >= FOLDED and c.id not in undone]
        kept = _seqs_of(small + large)
        touched: dict[int, str] = {}
        for seq, change in self._single:
            touched[seq] = max(change.id, touched.get(seq, ""))
        for change in self._together:
            for id_ in change.undo["updated_at"]:
                touched.setdefault(moment_of(id_), change.id)
        for change in small + (large if unfolded else []):
            for seq in kept.get(change.id, ()):
                touched[seq] = max(change.id, touched.get(seq, ""))
        ordered = sorted(touched, key=lambda seq: (touched[seq], seq), reverse=True)
        compared = self.compare_only(ordered[:MAX_COMPARED])
        if not unfolded:
            self._leave_out(large, kept, touched.keys())
        return compared, len(ordered[MAX_COMPARED:])

    def _leave_out(self, large: Sequence[Change], kept: Mapping[str, set[int]], touched: Collection[int]) -> None:
        gone: set[int] = set()
        for change in large:
            # What was made since was not there then.
            alone = {seq for seq in kept.get(change.id, ()) if seq not in touched and seq <= self._at_us}
            if change.effect is Verb.BULK_DELETE:
                gone |= alone
            if alone:
                actor = Creator(change.actor_id, change.actor_name)
                self.folded.append(FoldedChange(change.id, change.created_at, actor, change.verb, len(alone)))
        self.folded_deletions = len(gone)

    def compare_only(self, seqs: Sequence[int]) -> list[Compared]:
        """Some records with what they were, in the order of `seqs`; those that never were are left out."""
        rows = {row.seq: row for row in Record.of_seqs(seqs) if row.workspace_id == self._caller.workspace.id}
        steps = self._steps({*seqs})
        found = []
        for seq in seqs:
            of_it = sorted(steps.get(seq, ()), key=lambda step: (step.at, step.change.id), reverse=True)
            present = rows.get(seq)
            past = past_of(present, of_it)
            if past.exists and self._is_later(seq, past.row):
                # An import brought it, which has no entry for each record.
                past = replace(past, exists=False)
            if present is not None or past.exists or of_it:
                found.append(Compared(seq, present, past, of_it[0].change if of_it else None))
        return found

    def _is_later(self, seq: int, row: Record | None) -> bool:
        """Whether a record was created after the instant: `seq` is ahead of that where the clock once was."""
        return (times.text_of(seq) if row is None else row.created_at) > self._at

    def _steps(self, seqs: Collection[int]) -> dict[int, list[Step]]:
        steps: dict[int, list[Step]] = defaultdict(list)
        kept = _kept([change for seq, change in self._single if seq in seqs], seqs)
        for seq, change in self._single:
            if seq in seqs:
                columns = (change.undo or {}).get("columns", {})
                snapshot = kept.get((change.id, seq))
                steps[seq].append(
                    Step(change.created_at, change, change.effect, columns, _row_of(snapshot) if snapshot else None)
                )
        for change in self._together:
            for id_ in change.undo["updated_at"]:
                if (seq := moment_of(id_)) in seqs:
                    steps[seq].append(Step(change.created_at, change, Verb.CREATE))
        by_id = {change.id: change for change in self._wide}
        for (change_id, seq), snapshot in _kept(self._wide, seqs).items():
            change = by_id[change_id]
            steps[seq].append(_step_of_many(change, snapshot))
            was = by_id.get(change.undoes or "")
            if was is not None and self._keeper_of(was) is change:
                steps[seq].append(Step(was.created_at, was, Verb.DELETE))
        return steps

    def made_since(self, compared: Iterable[Compared]) -> int:
        """How many records are there now that were not then."""
        own = Record.of(self._caller.workspace).where(Record.seq > self._at_us)
        later: int = own.where(Record.own_time.is_null() | (Record.own_time > self._at)).count()
        return later + sum(
            one.present is not None and not one.past.exists and not self._is_later(one.seq, one.present)
            for one in compared
        )


def _step_of_many(change: Change, snapshot: RecordSnapshot) -> Step:
    if snapshot.days is not None:
        return Step(snapshot.updated_at or change.created_at, change, Verb.DELETE, kept=_row_of(snapshot))
    if not snapshot.content:
        return Step(change.created_at, change, Verb.CREATE)
    return Step(snapshot.updated_at or change.created_at, change, Verb.UPDATE, snapshot.content)


_FIELDS = Record._meta.sorted_fields


def _row_of(snapshot: RecordSnapshot) -> Record:
    """The record that a deletion keeps, by column as the database has it."""
    content = snapshot.content
    values = {
        field.name: field.python_value(content[field.column_name]) for field in _FIELDS if field.column_name in content
    }
    return Record(**values)


def _kept(changes: Iterable[Change], seqs: Collection[int]) -> dict[tuple[str, int], RecordSnapshot]:
    """What changes keep of some records, by the id of the change and the `seq` of the record."""
    keeping = [change for change in changes if change.record_id is None or change.effect is Verb.DELETE]
    if not keeping or not seqs:
        return {}
    found = RecordSnapshot.select().where(_kept_by(keeping) & (RecordSnapshot.record_seq << [*seqs]))
    return {(snapshot.change_id, snapshot.record_seq): snapshot for snapshot in found}


def _kept_counts(changes: Iterable[Change]) -> dict[str, int]:
    keeping = [*changes]
    rows: Iterable[Any] = (
        RecordSnapshot.select(RecordSnapshot.change, fn.COUNT(RecordSnapshot.record_seq))
        .where(_kept_by(keeping))
        .group_by(RecordSnapshot.change)
        .tuples()
    )
    return dict(rows) if keeping else {}


def _seqs_of(changes: Iterable[Change]) -> dict[str, set[int]]:
    """The records that each change of many keeps."""
    keeping, found = [*changes], defaultdict[str, set[int]](set)
    rows: Iterable[Any] = RecordSnapshot.select(RecordSnapshot.change, RecordSnapshot.record_seq).where(
        _kept_by(keeping)
    )
    for change_id, seq in rows.tuples() if keeping else ():  # type: ignore[attr-defined]
        found[change_id].add(seq)
    return found


def _require_kept_days(at: str) -> None:
    days = settings.active()["HISTORY_DAYS"]
    if at < times.text(times.now() - timedelta(days=days)):
        raise _unknown(
            ngettext(
                "The history is kept for %(num)s day, and has nothing from before.",
                "The history is kept for %(num)s days, and has nothing from before.",
                days,
            )
        )


def _forgotten(change: Change) -> str:
    return _(
        "A change of %(moment)s no longer keeps what it replaced, so no one can tell what was before. "
        "Choose a later moment.",
        moment=f"{change.created_at[:16].replace('T', ' ')} UTC",
    )


def _unknown(reason: str) -> Invalid:
    return Invalid({"at": [reason]})
