"""The background jobs of a workspace and their progress. An extension."""

from __future__ import annotations

import time
from dataclasses import dataclass

from signpost.domain import times
from signpost.domain.errors import NotFound
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.json_types import JsonObject
from signpost.domain.people.roles import Role
from signpost.operations import listing, roles
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.runtime import jobs as background
from signpost.runtime import logs
from signpost.storage import database
from signpost.storage.models import Job
from signpost.translations import gettext as _

# How often a job that is waited for is looked at.
POLL_S = 0.02


@dataclass(frozen=True)
class JobView:
    """A snapshot of a job.

    matched: records or lines when it was requested. done: how many of them are processed. reason: a sentence, where it
    failed. paused: of the created records of an import. untold: lines for which the report of an import has no room.
    request: the filters of a deletion, or the plan of an import. user_id: who requested it.
    """

    id: str
    user_id: str
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
    job: Job | None = Job.of(caller.workspace).where(Job.id == id).get_or_none()
    if job is None:
        raise NotFound(_("There is no job with this id."))
    return view_of(JobView, job)


@roles.requires(roles.EDITOR)
def stop_job(caller: Caller, id: str) -> None:
    """Stop a job: what it has done stays done, the rest is left. One that has ended, or that never was, is no error.

    Raises RoleTooLow: another user requested the job, and the caller is no manager.
    """
    with database.atomic():
        job: Job | None = Job.of(caller.workspace).where(Job.id == id).get_or_none()
        if job is None or job.finished_at is not None:
            return
        roles.require(caller, _stopper(caller, job))
        background.stop(job, f"{caller.user.name} stopped it.")


def may_stop(caller: Caller, job: JobView) -> bool:
    """Whether the caller may stop a job, which has not ended."""
    return job.finished_at is None and caller.role >= _stopper(caller, job)


def _stopper(caller: Caller, job: Job | JobView) -> Role:
    """Which role stops a job: one's own, or that of another user."""
    return roles.EDITOR if job.user_id == caller.user.id else roles.MANAGER


def wait_for(caller: Caller, job: JobView, timeout_s: float) -> JobView:
    """The job once it has ended, or as it is after this time."""
    deadline = times.monotonic_s() + timeout_s
    while job.finished_at is None and times.monotonic_s() < deadline:
        time.sleep(POLL_S)
        job = get_job(caller, job.id)
    return job


def list_unfinished(caller: Caller) -> list[JobView]:
    """The jobs of the workspace that have not ended, the oldest first."""
    return [view_of(JobView, job) for job in Job.of(caller.workspace).where(Job.finished_at.is_null()).order_by(Job.id)]


def list_jobs(
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None
) -> tuple[list[JobView], listing.Cursors]:
    """A page of the workspace's jobs."""
    rows, cursors = listing.page(Job.of(caller.workspace), name="job", sort=sort, cursor=cursor, size=per_page)
    return [view_of(JobView, job) for job in rows], cursors
