"""Bringing back what records were at an instant: previewed, then done as one change that one undo takes back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from signpost.domain.changes import State, Subject, Verb
from signpost.domain.errors import Conflict, Invalid, NotFound, PlanLimitExceeded, ServiceError
from signpost.domain.records.monitor_state import FINDINGS
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import PausedBy, RecordType
from signpost.features.history.change_words import AS_OF
from signpost.features.history.operations import history
from signpost.features.history.operations.as_of import Compared, compare
from signpost.features.history.operations.undo_records import Refused, undelete_rows
from signpost.features.history.tables import UNDO_DAYS
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import config_of
from signpost.operations.records.record_versions import ChangedRecord
from signpost.operations.records.record_writer import RecordEditor
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Record
from signpost.translations import gettext as _
from signpost.translations import number

# Records in one call, which is one transaction.
MAX_BROUGHT = 500
# Why a record stays as it is.
_REFUSALS = (Invalid, NotFound, PlanLimitExceeded, Conflict)
# One record may wait for an address that another one gives back.
_MAX_ROUNDS = 5
# Columns that no change brings back: what a record is by birth, what checks find, and what follows from others.
_NOT_BROUGHT = frozenset(
    (
        *("seq", "id", "workspace", "created_by", "created_via", "updated_at", "own_time", "rescues_since"),
        *("host", "place", "written", "alias_folded", "tld", "type", "handler", *FINDINGS),
    )
)


class BroughtResult(StrEnum):
    """The result for a record. RESTORED: it was deleted, and is there again. UNCHANGED: it is as it was."""

    CHANGED = "changed"
    RESTORED = "restored"
    UNCHANGED = "unchanged"
    REFUSED = "refused"


@dataclass(frozen=True)
class BroughtRecord:
    """What bringing back does to a record. then, now: the fields that differ. reason: why it stays as it is."""

    id: str
    url: str
    result: BroughtResult
    then: State
    now: State
    reason: str = ""


@dataclass(frozen=True)
class BroughtBack:
    """What bringing back has done, or would do. changed: how many records. change_id: the entry that undoes it."""

    at: str
    is_dry: bool
    changed: int
    records: list[BroughtRecord]
    change_id: str | None


class _RollbackTrial(Exception):
    """Takes back what was tried."""


@roles.requires(roles.EDITOR)
def bring_back(caller: Caller, *, at: str, records: Sequence[str] | None = None, dry_run: bool = False) -> BroughtBack:
    """Make records again what they were at an instant. Those that cannot be stay as they are, with the reason.

    records: their ids; None: all that `records_as_of` names. Records that were made later are left alone. Each goes
    through the checks of any change. Raises Invalid as `records_as_of` does, or for more than MAX_BROUGHT.
    """
    chosen = None if records is None else [*dict.fromkeys(records)]
    if chosen is not None and len(chosen) > MAX_BROUGHT:
        raise _too_many()
    done: BroughtBack | None = None
    with contextlib.suppress(_RollbackTrial), database.atomic():
        compared = compare(caller, at, chosen)
        if len(compared) > MAX_BROUGHT:
            raise _too_many()
        work = _Work(caller, compared)
        results = [*work.run()]
        unknown = [] if chosen is None else [id_ for id_ in chosen if id_ not in {result.id for result in results}]
        results += [
            BroughtRecord(id_, "", BroughtResult.REFUSED, {}, {}, _("There is no record with this id."))
            for id_ in unknown
        ]
        entry = None if dry_run else work.note(at)
        done = BroughtBack(at, dry_run, len(work.changes) + len(work.restored), results, entry)
        if dry_run:
            raise _RollbackTrial
    assert done is not None
    return done


def _too_many() -> Invalid:
    return Invalid({"records": [_("At most %(limit)s at once.", limit=number(MAX_BROUGHT))]})


class _Work:
    """What is done to some records, in one transaction."""

    def __init__(self, caller: Caller, compared: Sequence[Compared]):
        self._caller, self._compared = caller, compared
        self.changes: list[ChangedRecord] = []
        self.restored: list[Record] = []
        # Of those that were restored, what they were deleted as.
        self._since_deletion: list[ChangedRecord] = []

    def run(self) -> Sequence[BroughtRecord]:
        """The result for each record, in their order."""
        results: dict[int, BroughtRecord] = {}
        waiting = [*self._compared]
        for _round in range(_MAX_ROUNDS):
            refused = []
            for one in waiting:
                results[one.seq] = self._bring(one)
                if results[one.seq].result is BroughtResult.REFUSED:
                    refused.append(one)
            if not refused or len(refused) == len(waiting):
                break
            waiting = refused
        return [results[one.seq] for one in self._compared]

    def _bring(self, one: Compared) -> BroughtRecord:
        shown = one.shown
        result, reason = BroughtResult.UNCHANGED, ""
        if not shown.existed:
            reason = _("It was made later, and stays as it is.")
        elif shown.then:
            try:
                with database.atomic():
                    result = self._write(one)
            except Refused as refusal:
                result, reason = BroughtResult.REFUSED, refusal.reason
            except _REFUSALS as refusal:
                result, reason = BroughtResult.REFUSED, refusal.sentences()
            if result is not BroughtResult.REFUSED and one.past.has_other_password:
                reason = _("Its password stays as it is: old passwords aren't kept.")
        return BroughtRecord(shown.id, shown.url, result, shown.then, shown.now, reason)

    def _write(self, one: Compared) -> BroughtResult:
        """Raises one of _REFUSALS."""
        past, present = one.past.row, one.present
        if present is None:
            if past is None or one.past.kept_in is None:
                raise Refused(_("Deleted records are kept for %(days)s days.", days=UNDO_DAYS))
            (restored,) = undelete_rows(self._caller, one.past.kept_in, [one.seq])
            since: list[ChangedRecord] = []
            self._replace(restored, past, one, since.append)
            self.restored.append(restored)
            self._since_deletion += since
            return BroughtResult.RESTORED
        if past is None:
            raise Refused(_("What it was is no longer kept."))
        changed: list[ChangedRecord] = []
        # A copy: what is refused was set in it.
        self._replace(present.snapshot(), past, one, changed.append)
        self.changes += changed
        return BroughtResult.CHANGED if changed else BroughtResult.UNCHANGED

    def _replace(self, row: Record, past: Record, one: Compared, collect: Callable[[ChangedRecord], object]) -> None:
        columns = {name: value for name, value in past.__data__.items() if name not in _NOT_BROUGHT}
        if one.past.has_other_password:
            del columns["password_hash"]
        if past.paused_by != row.paused_by and row.paused_by not in (PausedBy.NOBODY, PausedBy.USER):
            raise _paused(row)
        address = RecordAddress(past.host, past.path, past.query)
        is_same = address == RecordAddress(row.host, row.path, row.query)
        config = config_of(past)
        assert config.type is None or RecordType(config.type)
        RecordEditor(self._caller, collect).replace(
            row, None if is_same else address, config, columns, may_be_over=True
        )

    def note(self, at: str) -> str | None:
        """Tell the history and others; returns the id of the entry, None where nothing has changed."""
        if len(self.changes) == 1 and not self.restored:
            hook().records_changed(changes=[self.changes[0]], caller=self._caller, job=None)
            return history.latest_of(self._caller, self.changes[0].record.id)
        count = len(self.changes) + len(self.restored)
        if not count:
            return None
        told = {"records": count, AS_OF: at}
        entry = history.record_change(self._caller, Verb.BULK_UPDATE, Subject.RECORD, None, after=told, undo={})
        history.keep_replaced(entry, self.changes)
        history.keep_created(entry, self.restored)
        hook().records_changed(changes=[*self.changes, *self._since_deletion], caller=None, job=None)
        return entry


def _paused(row: Record) -> ServiceError:
    reason = _("It was paused by %(paused_by)s, so it can't be resumed here.", paused_by=row.paused_by)
    return Invalid({"paused": [reason]})
