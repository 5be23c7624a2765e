"""Bulk deletion: counted at once, done in the background, survives the process. Spec: "DELETE /bulk"."""

import time
from typing import Any

from service import database, jobs, times
from service.caller import Caller
from service.errors import NotFound
from service.models import Job, Record
from service.operations import listing, roles
from service.operations.filters import matching

DELETE = "bulk_delete"
# Records in one transaction; between two of them other writers and visitors have their turn.
STEP = 500
PAUSE_S = 0.005


def request_deletion(caller: Caller, filters: dict[str, Any]) -> Job:
    """Count the records that `filters` match now, and delete these in the background.

    Deleted is what matched at this moment and was not changed since. `filters` must not be empty.
    """
    roles.require(caller, roles.EDITOR)
    with database.atomic():
        # The moment is taken with the writers in line: nothing is older and yet written later.
        moment = times.now_text()
        job = Job.create(
            workspace=caller.workspace,
            user=caller.user,
            kind=DELETE,
            state="queued",
            filter=filters,
            moment=moment,
            matched=matching(caller.workspace, filters).count(),
        )
        database.after_commit(lambda: jobs.submit(sweep, job.id))
    return job


def resume() -> None:
    """Go on with the jobs that an earlier process left unfinished."""
    for job in Job.select(Job.id).where(Job.finished_at.is_null()).order_by(Job.id):
        jobs.submit(sweep, job.id)


def sweep(job_id: str) -> None:
    """Delete a job's records in small transactions, forward by id; each writes down how far it came."""
    while not jobs.stopping() and _step(job_id):
        time.sleep(PAUSE_S)


def _step(job_id: str) -> bool:
    """One transaction. False: there is nothing left to do."""
    job: Job | None = Job.get_or_none(Job.id == job_id)
    if job is None or job.finished_at is not None:
        return False
    unchanged = matching(job.workspace, job.filter, times.parse(job.moment)).where(Record.updated_at <= job.moment)
    # Found without the write lock: where few records match, looking for them takes longer than deleting them.
    ahead = unchanged.where(Record.id > job.position).select(Record.id).order_by(Record.id).limit(STEP)
    ids = [record.id for record in ahead]
    with database.atomic():
        if ids:
            # What changed since it was found no longer fits.
            rows = list(unchanged.where(Record.id << ids).select(Record.id, Record.host, Record.alias))
            job.deleted += Record.delete().where(Record.id << [row.id for row in rows]).execute()
            job.position = ids[-1]
            for row in rows:
                database.announce(row.host, row.alias)
        job.state = "running" if ids else "done"
        job.updated_at = times.now_text()
        job.finished_at = None if ids else job.updated_at
        job.save()
    return bool(ids)


def get_job(caller: Caller, id: str) -> Job:
    """A job of the workspace. Raises NotFound."""
    job: Job | None = caller.workspace.jobs.where(Job.id == id).get_or_none()
    if job is None:
        raise NotFound("There is no job with this id.")
    return job


def list_jobs(
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None
) -> tuple[list[Job], listing.Cursors]:
    """A page of the workspace's jobs."""
    return listing.page(caller.workspace.jobs, name="job", sort=sort, cursor=cursor, size=per_page)
