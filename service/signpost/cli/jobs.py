"""`signpost jobs` and `bulk delete`: background work."""

import sys
import time
from collections.abc import Sequence

import click

from signpost.cli.command import (
    Long,
    as_json_option,
    chosen_workspace,
    confirm,
    count_text,
    in_workspace,
    say,
    show,
    table_row,
    with_database,
)
from signpost.cli.entry import group, main
from signpost.cli.lists import count_option, show_pages
from signpost.cli.schema_options import options_of, values_from
from signpost.domain.json_types import JsonObject
from signpost.operations import jobs
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView
from signpost.operations.records.bulk import deletion
from signpost.operations.workspaces import workspaces
from signpost.schemas.job import JobSchema
from signpost.schemas.loading import load
from signpost.schemas.records.filters import FilterQuery, require_filters

FOLLOW_EVERY_S = 0.2
COUNTS = ("deleted", "updated", "created", "unchanged", "refused")


@main.command("jobs")
@click.option("--follow", is_flag=True, help="Show progress until every job has finished.")
@count_option
@in_workspace
@as_json_option
@with_database
def list_jobs(follow: bool, count: int | None, workspace: str | None, as_json: bool) -> None:
    """List the jobs (bulk deletions and imports) with their progress and results, the newest first.

    Jobs run in the server. After a restart they continue where they stopped.
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    if follow:
        for job in jobs.list_unfinished(caller):
            follow_job(caller, job)

    def read(size: int, cursor: str | None) -> tuple[list[JobView], str | None]:
        rows, cursors = jobs.list_jobs(caller, sort="-created_at", per_page=size, cursor=cursor)
        return rows, cursors.next

    def dump(rows: Sequence[JobView]) -> list[JsonObject]:
        dumped: list[JsonObject] = JobSchema(many=True).dump(rows)
        return dumped

    show_pages(read, count, as_json, dump, lambda rows: [job_line(row) for row in dump(rows)])


def job_line(job: JsonObject) -> str:
    when = f"finished {job['finished_at']}" if job["finished_at"] else f"since {job['created_at']}"
    counts = ", ".join(f"{job[what]} {what}" for what in COUNTS if job.get(what))
    return f"{job['id']}  {job['kind']}  {job['state']:<7}  {counts or 'none'} of {job['matched']}  ({when})"


def follow_job(caller: Caller, job: JobView) -> None:
    """Show a progress bar until the job has finished."""
    length = max(job.matched, 1)
    with click.progressbar(length=length, label=f"{job.kind} {job.id}", file=sys.stderr) as bar:
        while job.finished_at is None:
            bar.update(job.done - bar.pos)
            time.sleep(FOLLOW_EVERY_S)
            job = jobs.get_job(caller, job.id)
        # Records that changed after the request are kept, so fewer may be deleted than matched.
        bar.update(length - bar.pos)


def matching(number: int) -> str:
    """`1 record matches`, `2 records match`."""
    return f"{count_text(number, 'record')} match{'es' if number == 1 else ''}"


def them(number: int) -> str:
    return "it" if number == 1 else "them"


@group("bulk").command("delete")
@options_of(FilterQuery, takes_json=False)
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@in_workspace
@as_json_option
@with_database
def delete_bulk(filters: tuple[str, ...], yes: bool, workspace: str | None, as_json: bool) -> None:
    """Delete every record that matches all filters, after confirmation.

    Up to 10,000 can be brought back: `signpost changes undo`.

    Example: signpost bulk delete --filter tags=spring-2025
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    wanted = load(FilterQuery(), values_from(FilterQuery, {"filters": filters}))["filters"]
    require_filters(wanted)
    preview = deletion.preview_deletion(caller, wanted)
    if not yes:
        if not preview.matched:
            say("No record matches.", err=True)
            show([], as_json, job_line)
            return
        examples = "".join(f"\n{table_row(Long(f'  {url}'))}" for url in preview.samples)
        confirm(f"{matching(preview.matched)}, like{examples}\nDelete {them(preview.matched)}?")
    job = deletion.confirm_deletion(caller, wanted, confirmation_token=preview.confirmation_token)
    follow_job(caller, job)
    show([JobSchema().dump(jobs.get_job(caller, job.id))], as_json, job_line)
