"""Changing many records at once: previewed, confirmed, done in the background; survives the process."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from peewee import Value

from signpost.domain.changes import MAX_UNDOABLE, difference
from signpost.domain.errors import Invalid, NotFound, PlanLimitExceeded
from signpost.domain.jobs import JobKind
from signpost.domain.json_types import JsonObject
from signpost.domain.records.bulk.change import BulkChange, described
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView, new_job
from signpost.operations.listing import view_of
from signpost.operations.records import confirmations
from signpost.operations.records.lists.filters import matching, resolve_urls
from signpost.operations.records.record_rows import columns_of, config_of
from signpost.operations.records.record_versions import ChangedRecord
from signpost.operations.records.record_writer import RecordEditor
from signpost.runtime import jobs
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Job, JobRecord, Record
from signpost.translations import gettext as _

# Records that a preview shows, and those on which it tries the change, in one short transaction.
SAMPLES = 10
MAX_TRIED = 200
# Records in one transaction, about 30 ms; other writers get their turn between two.
TX_ROWS = 50
# Why a record stays as it is.
REFUSALS = (Invalid, NotFound, PlanLimitExceeded)
PAUSE_S = 0.005


@dataclass(frozen=True)
class Sample:
    """What an update would make of a record: the fields that would change. after: None where it would be refused.

    refused: why it would be, as sentences; None: it would not.
    """

    id: str
    url: str
    before: Mapping[str, Any]
    after: Mapping[str, Any] | None
    refused: str | None = None


@dataclass(frozen=True)
class UpdatePreview:
    """What an update would change. samples: some of the `matched` records, the newest first.

    tried: on how many records, the newest, the change was tried.  refused: how many of these would be refused.
    is_final: too many match for the update to be undone.
    """

    matched: int
    tried: int
    refused: int
    samples: list[Sample]
    confirmation_token: str
    expires_at: str
    is_final: bool


@roles.requires(roles.EDITOR)
def preview_update(caller: Caller, filters: RecordFilters, change: BulkChange) -> UpdatePreview:
    """What `request_update` would change now, and the token that it requires. Raises Invalid: it changes nothing."""
    _require_change(change)
    with database.atomic():
        matched = matching(caller.workspace, filters).count()
        newest = list(matching(caller.workspace, filters).order_by(Record.seq.desc()).limit(MAX_TRIED))
        secret, expires_at = confirmations.issue(caller, _requested(filters, change), matched)
        tried = _try_out(caller, newest, change)
    refused = sum(entry.refused is not None for entry in tried)
    is_final = matched > MAX_UNDOABLE
    return UpdatePreview(matched, len(tried), refused, tried[:SAMPLES], secret, expires_at, is_final)


def _try_out(caller: Caller, records: list[Record], change: BulkChange) -> list[Sample]:
    """What the change makes of some records, the newest first. They stay as they are: it is done, and taken back."""
    editor, samples = RecordEditor(caller, lambda change: None), []
    with contextlib.suppress(_RollbackTrial), database.atomic():
        # The oldest first, as the job takes them: for the last ones the plan may have no room.
        for record in reversed(records):
            samples.append(_sample(editor, record, change))
        raise _RollbackTrial
    return samples[::-1]


class _RollbackTrial(Exception):
    """Takes back what was tried."""


def _sample(editor: RecordEditor, record: Record, change: BulkChange) -> Sample:
    id_, url, config = record.id, record.address, config_of(record)
    try:
        changed = change.applied_to(config)
        _replace(editor, record, changed)
    except REFUSALS as refusal:
        return Sample(id_, url, {}, None, refusal.sentences())
    return Sample(id_, url, *difference(described(config), described(changed)))


def _require_change(change: BulkChange) -> None:
    if not change:
        raise Invalid({"set": [_("Give at least one change.")]})


@roles.requires(roles.EDITOR)
def request_update(
    caller: Caller, filters: RecordFilters, change: BulkChange, *, confirmation_token: str | None
) -> JobView:
    """Change, in the background, what `preview_update` has shown to the same caller, once.

    The records that match now are chosen before this returns, and no others are changed. Raises Invalid where the token
    is missing, unknown, used, too old or another caller's, where filters or change differ, or where another number of
    records matches than the preview found.
    """
    _require_change(change)
    with database.atomic():
        shown = confirmations.find(caller, confirmation_token, _requested(filters, change))
        job = change_now(caller, filters, change)
        confirmations.redeem(shown, job.matched)
    return job


@roles.requires(roles.EDITOR)
def change_now(caller: Caller, filters: RecordFilters, change: BulkChange) -> JobView:
    """Change records without a preview: for callers that name each of them. Raises Invalid: it changes nothing."""
    _require_change(change)
    with database.atomic():
        job = new_job(caller, JobKind.BULK_UPDATE, _requested(filters, change))
        job.save(force_insert=True)
        found = matching(caller.workspace, resolve_urls(caller.workspace, filters)).select(Value(job.id), Record.seq)
        job.matched = JobRecord.insert_from(found, [JobRecord.job, JobRecord.record_seq]).as_rowcount().execute()
        jobs.queue(job, UPDATE, is_stored=True)
        if job.matched:
            hook().bulk_requested(caller=caller, job=job)
    return view_of(JobView, job)


def _requested(filters: RecordFilters, change: BulkChange) -> JsonObject:
    """What a job and a confirmation are about."""
    return {"filter": filters.as_json(), "set": change.as_json()}


def update_chosen(job: Job) -> jobs.Steps:
    """Change the records chosen by a job in small transactions; each step stores its progress."""
    change = BulkChange.from_json(job.request["set"])
    caller = Caller(job.workspace, job.user, roles.EDITOR, job.via, token_name=job.token_name)
    while True:
        with jobs.turn(), database.atomic():
            rows: Any = JobRecord.select(JobRecord.record_seq).where(JobRecord.job == job.id).limit(TX_ROWS).tuples()
            seqs = [seq for (seq,) in rows]
            if not seqs:
                return ""
            records = list(Record.select().where((Record.seq << seqs) & (Record.workspace == job.workspace_id)))
            changes: list[ChangedRecord] = []
            editor = RecordEditor(caller, changes.append)
            for record in records:
                _update(job, editor, record, change)
            if changes:
                hook().records_changed(changes=changes, caller=None, job=job)
            # Some may have been deleted in the meantime.
            job.unchanged += len(seqs) - len(records)
            JobRecord.delete().where((JobRecord.job == job.id) & (JobRecord.record_seq << seqs)).execute()
            jobs.store_progress(job)
        time.sleep(PAUSE_S)
        yield


def _update(job: Job, editor: RecordEditor, record: Record, change: BulkChange) -> None:
    """Change one record, and count the result."""
    try:
        is_changed = _replace(editor, record, change.applied_to(config_of(record)))
    except REFUSALS:
        # Nothing of it was written yet.
        job.refused += 1
    else:
        job.updated += is_changed
        job.unchanged += not is_changed


def _replace(editor: RecordEditor, record: Record, config: RecordConfig) -> bool:
    """Whether it changed anything. Raises one of REFUSALS."""
    address = RecordAddress(record.host, record.path, record.query)
    return editor.replace(record, address, config, columns_of(config), may_be_over=True)


UPDATE = jobs.JobDefinition(JobKind.BULK_UPDATE, update_chosen, is_short=True)
