"""The background jobs of a workspace and their progress. An extension."""

from __future__ import annotations

import time
from dataclasses import dataclass

from signpost.domain import times
from signpost.domain.errors import NotFound
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.outside import JsonObject
from signpost.operations import listing
from signpost.operations.caller import Caller
from signpost.operations.views import view_of
from signpost.runtime import logs
from signpost.storage.models import Job

# How often a job that is waited for is looked at.
POLL_S = 0.02


@dataclass(frozen=True)
class JobView:
    """A snapshot of a job.

    matched: records or lines when it was requested. done: how many of them are processed. reason: a sentence, where it
    failed. paused: of the created records of an import. untold: lines for which the report of an import has no room.
    request: the filters of a deletion, or the plan of an import.
    """

    id: str
    kind: JobKind
    state: JobState
    request: JsonObject
    is_dry: bool
    matched: int
    deleted: int
    updated: int
    created: int
    unchanged: int
    refused: int
    paused: int
    done: int
    reason: str
    untold: int
    created_at: str
    updated_at: str
    finished_at: str | None


def new_job(caller: Caller, kind: JobKind, request: JsonObject, matched: int = 0) -> Job:
    """A job that is not stored yet. matched: how many records it will touch; 0 when not known yet."""
    now = times.now_text()
    # How it was requested, for the history.
    who = {"workspace": caller.workspace, "user": caller.user, "via": caller.via, "token_name": caller.token_name}
    return Job(
        **who,
        kind=kind,
        state=JobState.QUEUED,
        request=request,
        moment=now,
        matched=matched,
        created_at=now,
        request_id=logs.request_id.get(),
    )


def get_job(caller: Caller, id: str) -> JobView:
    """A job of the workspace. Raises NotFound."""
    job: Job | None = caller.workspace.jobs.where(Job.id == id).get_or_none()
    if job is None:
        raise NotFound("There is no job with this id.")
    return view_of(JobView, job)


def wait_for(caller: Caller, job: JobView, timeout_s: float) -> JobView:
    """The job once it has ended, or as it is after this time."""
    deadline = times.monotonic_s() + timeout_s
    while job.finished_at is None and times.monotonic_s() < deadline:
        time.sleep(POLL_S)
        job = get_job(caller, job.id)
    return job


def list_unfinished(caller: Caller) -> list[JobView]:
    """The jobs of the workspace that have not ended, the oldest first."""
    return [view_of(JobView, job) for job in caller.workspace.jobs.where(Job.finished_at.is_null()).order_by(Job.id)]


def list_jobs(
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None
) -> tuple[list[JobView], listing.Cursors]:
    """A page of the workspace's jobs."""
    rows, cursors = listing.page(caller.workspace.jobs, name="job", sort=sort, cursor=cursor, size=per_page)
    return [view_of(JobView, job) for job in rows], cursors
