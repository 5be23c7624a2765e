"""Jobs: what runs in the background."""

from __future__ import annotations

from flask import Response, g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid
from signpost.domain.jobs import JobKind
from signpost.features.dashboard.blueprint import page
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.records.record_lists import LISTS
from signpost.features.dashboard.workspaces.workspace_addresses import root
from signpost.features.transfer import import_job
from signpost.features.transfer.pages import blp
from signpost.features.transfer.pages.imports import NO_LINES, are_redirects, shown_lines, why
from signpost.operations import jobs
from signpost.translations import mark

PER_PAGE = 50
NEWEST = "-created_at"


@blp.get("/jobs")
def jobs_page() -> Response:
    try:
        rows, cursors = jobs.list_jobs(g.caller, sort=NEWEST, per_page=PER_PAGE, cursor=request.args.get("cursor"))
    except Invalid:
        # A page of a list that is gone.
        rows, cursors = jobs.list_jobs(g.caller, sort=NEWEST, per_page=PER_PAGE)
    return page("transfer/jobs.html", rows=rows, next=cursors.next, previous=cursors.prev)


@blp.post("/jobs/<id>/stop")
@offers_again(mark("Stop"))
def stop_job(id: str) -> BaseResponse:
    jobs.stop_job(g.caller, id)
    return redirect(f"{root()}/jobs/{id}", 303)


@blp.get("/jobs/<id>")
def job_page(id: str) -> BaseResponse:
    """A job. While it runs, the page reloads its progress every second."""
    job = jobs.get_job(g.caller, id)
    is_import = job.kind == JobKind.BULK_IMPORT
    if is_import and job.is_dry:
        return redirect(f"{root()}/import/{job.id}")
    plan = import_job.plan_of(job) if is_import else None
    back = request.args.get("back", "")
    return page(
        "transfer/job.html",
        job=job,
        name=plan.name if plan else "",
        are_redirects=plan is not None and are_redirects(plan),
        are_links=plan is not None and bool(plan.type) and not are_redirects(plan),
        reported=shown_lines(job) if is_import else NO_LINES,
        is_import=is_import,
        may_stop=jobs.may_stop(g.caller, job),
        back=back if back.partition("?")[0].strip("/") in LISTS else "",
        why=why,
        here="/import" if is_import else "/jobs",
    )
