"""`signpost jobs`: what goes on in the background."""

import sys
import time
from typing import Any

import click

from service.caller import Caller
from service.cli.command import as_json_option, chosen_workspace, in_workspace, main, show, with_database
from service.models import Job
from service.operations import bulk, workspaces
from service.schemas.job import JobSchema

FOLLOW_EVERY_S = 0.2


@main.command("jobs")
@click.option("--follow", is_flag=True, help="Show progress until no job is left.")
@in_workspace
@as_json_option
@with_database
def list_jobs(follow: bool, workspace: str | None, as_json: bool) -> None:
    """List the latest jobs, bulk deletions and imports: how many records or lines there are, and what became of them.

    Jobs run in the server; they go on when it starts again.
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    if follow:
        for job in bulk.list_unfinished(caller):
            _follow(caller, job)
    rows, _ = bulk.list_jobs(caller, sort="-created_at", per_page=20)
    show([JobSchema().dump(row) for row in rows], as_json, _line)


def _line(job: dict[str, Any]) -> str:
    when = f"finished {job['finished_at']}" if job["finished_at"] else f"since {job['created_at']}"
    counts = ", ".join(f"{job[what]} {what}" for what in ("deleted", "created", "unchanged", "refused") if job[what])
    return f"{job['id']}  {job['kind']}  {job['state']:<7}  {counts or 'none'} of {job['matched']}  ({when})"


def _follow(caller: Caller, job: Job) -> None:
    """A progress bar until the job has ended."""
    length = max(job.matched, 1)
    with click.progressbar(length=length, label=f"{job.kind} {job.id}", file=sys.stderr) as bar:
        while job.finished_at is None:
            bar.update(job.done - bar.pos)
            time.sleep(FOLLOW_EVERY_S)
            job = bulk.get_job(caller, job.id)
        # What was changed since the request stays, so fewer may be deleted than matched.
        bar.update(length - bar.pos)
