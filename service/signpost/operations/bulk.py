"""Bulk deletion: counted at once, done in the background, survives the process. Spec: "DELETE /bulk"."""

from __future__ import annotations

import hashlib
import secrets
import time
from array import array
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from peewee import ModelSelect, fn

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound
from signpost.operations import listing, records, roles
from signpost.operations.caller import Caller
from signpost.operations.filters import Unindexed, matching, resolve_urls
from signpost.runtime import jobs
from signpost.storage import database
from signpost.storage.models import Confirmation, Job, Record

DELETE = "bulk_delete"
# Records in one transaction; between two of them other writers have their turn.
STEP = 100
PAUSE_S = 0.005
# Records in one statement, which takes about a millisecond. The sleep behind it gives the processor away: whoever runs
# without one until the system takes it, several milliseconds later, is what visitors of a small machine notice.
BITE = 10
BREATH_S = 0.0003
# Records found at once.
LOOK_AHEAD = 20_000
# How long a deletion may be confirmed after it was looked at, and how many records are shown then.
CONFIRMABLE_FOR = timedelta(hours=1)
SAMPLES = 5


@roles.requires(roles.EDITOR)
def request_deletion(caller: Caller, filters: dict[str, Any]) -> Job:
    """Count the records that `filters` match now, and delete these in the background.

    Deleted is what matched at this moment and was not changed since. `filters` must not be empty.
    """
    with database.atomic():
        # The moment is taken with the writers in line: nothing is older and yet written later.
        now = times.now_text()
        filters = resolve_urls(caller.workspace, filters)
        job = Job.create(
            workspace=caller.workspace,
            user=caller.user,
            kind=DELETE,
            state="queued",
            filter=filters,
            moment=max(now, _latest_change(caller, filters, now)),
            matched=matching(caller.workspace, filters, at=times.parse(now)).count(),
            created_at=now,
        )
        database.after_commit(lambda: jobs.begin(job, sweep, is_short=True))
    return job


def _latest_change(caller: Caller, filters: dict[str, Any], now: str) -> str:
    """The moment of the latest change to what `filters` match; it lies ahead where the clock was ahead once."""
    latest = caller.workspace.records.select(fn.MAX(Record.updated_at)).scalar() or ""  # read from an index
    if latest <= now:
        return latest
    return matching(caller.workspace, filters, at=times.parse(now)).select(fn.MAX(Record.updated_at)).scalar() or ""


@roles.requires(roles.EDITOR)
def preview_deletion(caller: Caller, filters: dict[str, Any]) -> dict[str, Any]:
    """What `request_deletion` would delete now, and the token that `confirm_deletion` asks for."""
    moment, secret = times.now(), secrets.token_urlsafe(24)
    expires_at = times.text(moment + CONFIRMABLE_FOR)
    with database.atomic():
        Confirmation.delete().where(Confirmation.expires_at < times.text(moment)).execute()
        matched = matching(caller.workspace, filters).count()
        Confirmation.create(
            digest=_digest(secret),
            workspace=caller.workspace,
            user=caller.user,
            filter=filters,
            matched=matched,
            expires_at=expires_at,
        )
    newest, _ = records.list_records(caller, sort="-created_at", per_page=SAMPLES, filters=filters)
    return {
        "matched": matched,
        "samples": [record.url for record in newest],
        "confirmation_token": secret,
        "expires_at": expires_at,
    }


@roles.requires(roles.EDITOR)
def confirm_deletion(caller: Caller, filters: dict[str, Any], *, confirmation_token: str) -> Job:
    """Delete what `preview_deletion` has shown to the same caller, once.

    Raises Invalid: the token is unknown, used, too old or of another caller; other filters; another number of records.
    """
    with database.atomic():
        shown: Confirmation | None = Confirmation.get_or_none(
            (Confirmation.digest == _digest(confirmation_token))
            & (Confirmation.workspace == caller.workspace)
            & (Confirmation.user == caller.user)
            & (Confirmation.expires_at > times.now_text())
        )
        if shown is None:
            raise _not_confirmed("Unknown, used already, or older than an hour.")
        if shown.filter != filters:
            raise _not_confirmed("It was given for other filters.")
        job = request_deletion(caller, filters)
        if job.matched != shown.matched:
            raise _not_confirmed(f"It was given for {shown.matched} records, and now {job.matched} match.")
        shown.delete_instance()
    return job


def _not_confirmed(reason: str) -> Invalid:
    return Invalid({"confirmation_token": [f"{reason} Look at what would be deleted once more."]})


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def resume() -> None:
    """Go on with the deletions that an earlier process left unfinished."""
    jobs.resume(DELETE, sweep, is_short=True)


def sweep(job_id: str) -> Iterator[None]:
    """Delete a job's records in small transactions, in order; each step writes down how far it came."""
    job: Job | None = Job.get_or_none(Job.id == job_id)
    if job is None or job.finished_at is not None:
        return
    while ahead := _ahead(job):
        for begin in range(0, len(ahead), STEP):
            with jobs.turn():
                _delete(job, ahead[begin : begin + STEP].tolist())
            time.sleep(PAUSE_S)
            yield
    jobs.end(job)


def _ahead(job: Job) -> array[int]:
    """The next records that match and were not changed since the request, by `seq`; none: the job is done.

    Found without the write lock, and many at once: where few records match, looking for them takes longest.
    """
    found = _unchanged(job).where(Record.seq > job.position).select(Record.seq).order_by(Record.seq)
    return array("q", (seq for (seq,) in found.limit(LOOK_AHEAD).tuples().iterator()))


def _delete(job: Job, seqs: list[int]) -> None:
    """Delete those of `seqs` that match still: something may have changed since they were found."""
    with database.atomic():
        found: Any = _unchanged(job, among=seqs).select(Record.seq, Record.host, Record.alias).tuples()
        rows = list(found)
        for begin in range(0, len(rows), BITE):
            bite = [seq for seq, _, _ in rows[begin : begin + BITE]]
            job.deleted += Record.delete().where(Record.seq << bite).execute()
            time.sleep(BREATH_S)
        job.position = seqs[-1]
        job.state, job.updated_at = "running", times.now_text()
        job.save()
        for _, host, alias in rows:
            database.announce(host, alias)


def _unchanged(job: Job, among: list[int] | None = None) -> ModelSelect[Record]:
    # Days are counted from when it was asked for; the moment lies ahead of it where a clock once did.
    asked_at = times.parse(min(job.moment, job.created_at))
    matched = matching(job.workspace, job.filter, at=asked_at, among=among)
    return matched.where(Unindexed(Record.updated_at) <= job.moment)


def get_job(caller: Caller, id: str) -> Job:
    """A job of the workspace. Raises NotFound."""
    job: Job | None = caller.workspace.jobs.where(Job.id == id).get_or_none()
    if job is None:
        raise NotFound("There is no job with this id.")
    return job


def list_unfinished(caller: Caller) -> list[Job]:
    """The jobs of the workspace that have not ended, the oldest first."""
    return list(caller.workspace.jobs.where(Job.finished_at.is_null()).order_by(Job.id))


def list_jobs(
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None
) -> tuple[list[Job], listing.Cursors]:
    """A page of the workspace's jobs."""
    return listing.page(caller.workspace.jobs, name="job", sort=sort, cursor=cursor, size=per_page)
