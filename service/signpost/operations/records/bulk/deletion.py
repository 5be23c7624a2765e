"""Bulk deletion: counted at once, done in the background, survives the process. Spec: "DELETE /bulk"."""

from __future__ import annotations

import time
from array import array
from dataclasses import dataclass

from peewee import ModelSelect, fn

from signpost.domain import times
from signpost.domain.jobs import JobKind
from signpost.domain.records.filters import RecordFilters
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView, new_job
from signpost.operations.listing import view_of
from signpost.operations.records import confirmations, records
from signpost.operations.records.lists.filters import Unindexed, matching, resolve_urls
from signpost.runtime import jobs
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Job, Record
from signpost.storage.prepared import rows_of

# Records in one transaction; other writers get their turn between two transactions.
TX_ROWS = 100
PAUSE_S = 0.005
# Records in one statement, which takes about a millisecond. Sleep after each: a thread that never yields holds the
# interpreter for several milliseconds, which visitors notice on a small machine.
CHUNK_ROWS = 10
YIELD_S = 0.0003
# Records looked up at once.
LOOK_AHEAD = 20_000
# Records that a preview shows.
SAMPLES = 5


@dataclass(frozen=True)
class DeletionPreview:
    """What a deletion would delete. samples: the URLs of some of the `matched` records, the newest first."""

    matched: int
    samples: list[str]
    confirmation_token: str
    expires_at: str


@roles.requires(roles.EDITOR)
def request_deletion(caller: Caller, filters: RecordFilters) -> JobView:
    """Count the records that `filters` match now, and delete these in the background.

    Only records that matched at this moment and have not changed since are deleted. `filters` must not be empty.
    """
    with database.atomic():
        filters = resolve_urls(caller.workspace, filters)
        # The clock is read while the write lock is held, so that no older change is written later.
        job = new_job(caller, JobKind.BULK_DELETE, filters.as_json())
        job.moment = max(job.created_at, _latest_change(caller, filters, job.created_at))
        job.matched = matching(caller.workspace, filters, at=times.parse(job.created_at)).count()
        jobs.queue(job, DELETION)
        if job.matched:
            hook().bulk_requested(caller=caller, job=job)
    return view_of(JobView, job)


def _latest_change(caller: Caller, filters: RecordFilters, now: str) -> str:
    """The time of the latest change to what `filters` match; in the future where the clock was once ahead."""
    latest: str = Record.of(caller.workspace).select(fn.MAX(Record.updated_at)).scalar() or ""  # read from an index
    if latest <= now:
        return latest
    matched = matching(caller.workspace, filters, at=times.parse(now))
    return matched.select(fn.MAX(Record.updated_at)).scalar() or ""


@roles.requires(roles.EDITOR)
def preview_deletion(caller: Caller, filters: RecordFilters) -> DeletionPreview:
    """What `request_deletion` would delete now, and the token that `confirm_deletion` requires."""
    with database.atomic():
        matched = matching(caller.workspace, filters).count()
        secret, expires_at = confirmations.issue(caller, filters.as_json(), matched)
    newest, _ = records.list_records(caller, sort="-created_at", per_page=SAMPLES, filters=filters)
    return DeletionPreview(matched, [record.url for record in newest], secret, expires_at)


@roles.requires(roles.EDITOR)
def confirm_deletion(caller: Caller, filters: RecordFilters, *, confirmation_token: str) -> JobView:
    """Delete what `preview_deletion` has shown to the same caller, once.

    Raises Invalid where the token is unknown, used, too old or another caller's, where the filters differ, or where the
    number of matching records has changed.
    """
    with database.atomic():
        shown = confirmations.find(caller, confirmation_token, filters.as_json())
        job = request_deletion(caller, filters)
        confirmations.redeem(shown, job.matched)
    return job


def delete_matched(job: Job) -> jobs.Steps:
    """Delete a job's records in small transactions, in order; each step stores its progress."""
    while ahead := _ahead(job):
        for begin in range(0, len(ahead), TX_ROWS):
            with jobs.turn():
                _delete(job, ahead[begin : begin + TX_ROWS].tolist())
            time.sleep(PAUSE_S)
            yield
    return ""


DELETION = jobs.JobDefinition(JobKind.BULK_DELETE, delete_matched, is_short=True)


def _ahead(job: Job) -> array[int]:
    """The next records that match and have not changed since the request, by `seq`; none: the job is done.

    The lookup runs without the write lock and returns many records: where few match, finding them takes longest.
    """
    found = _unchanged(job).where(Record.seq > job.last_seq).select(Record.seq).order_by(Record.seq)
    return array("q", (seq for (seq,) in found.limit(LOOK_AHEAD).tuples().iterator()))


def _delete(job: Job, seqs: list[int]) -> None:
    """Delete those of `seqs` that still match: something may have changed since they were looked up."""
    with database.atomic():
        rows = rows_of(_unchanged(job, among=seqs))
        hook().records_deleted(records=rows, caller=None, job=job)
        for begin in range(0, len(rows), CHUNK_ROWS):
            chunk = [row.seq for row in rows[begin : begin + CHUNK_ROWS]]
            job.deleted += Record.delete().where(Record.seq << chunk).execute()
            time.sleep(YIELD_S)
        job.last_seq = seqs[-1]
        jobs.store_progress(job)
        for row in rows:
            database.announce(row.host, row.place)


def _unchanged(job: Job, among: list[int] | None = None) -> ModelSelect[Record]:
    # Days are counted from the request; `moment` is later than that where the clock was once ahead.
    requested_at = times.parse(min(job.moment, job.created_at))
    matched = matching(job.workspace, RecordFilters.from_json(job.request), at=requested_at, among=among)
    changed_at = Unindexed(Record.updated_at)
    if job.moment <= job.created_at:
        return matched.where(changed_at <= job.moment)
    # What was changed since the request has a time between that and now.
    was_ahead = (changed_at > times.now_text()) & (changed_at <= job.moment)
    return matched.where((changed_at <= job.created_at) | was_ahead)
