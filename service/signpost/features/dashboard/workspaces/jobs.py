"""Jobs: what runs in the background."""

from __future__ import annotations

from typing import Any

from flask import Response, g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import words
from signpost.domain.errors import Invalid
from signpost.domain.jobs import JobKind
from signpost.features.dashboard.addresses import LISTS, root
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.panels import page_of_job
from signpost.operations import jobs
from signpost.operations.listing import page_or_nearest
from signpost.translations import mark

PER_PAGE = 50
NEWEST = "-created_at"


@blp.get("/jobs")
def jobs_page() -> Response:
    try:
        rows, cursors = page_or_nearest(
            lambda at: jobs.list_jobs(g.caller, sort=NEWEST, per_page=PER_PAGE, cursor=at),
            request.args.get("cursor") or None,
        )
    except Invalid:
        # A page of a list that is gone.
        rows, cursors = jobs.list_jobs(g.caller, sort=NEWEST, per_page=PER_PAGE)
    return page("workspaces/jobs.html", words=words, rows=rows, next=cursors.next, previous=cursors.prev)


@blp.post("/jobs/<id>/stop")
@offers_again(mark("Stop"))
def stop_job(id: str) -> BaseResponse:
    jobs.stop_job(g.caller, id)
    return redirect(f"{root()}/jobs/{id}", 303)


@blp.get("/jobs/<id>")
def job_page(id: str) -> BaseResponse:
    """A job. While it runs, the page reloads its progress every second."""
    job = jobs.get_job(g.caller, id)
    back = request.args.get("back", "")
    back = back if back.partition("?")[0].strip("/") in LISTS else ""
    shown: dict[str, Any] = {"job": job, "may_stop": jobs.may_stop(g.caller, job), "back": back}
    # A job of a feature that is off now has what all jobs have.
    template = (
        "records/bulk_job.html" if job.kind in (JobKind.BULK_DELETE, JobKind.BULK_UPDATE) else "workspaces/job.html"
    )
    return page_of_job(job, shown) or page(template, **shown, words=words, here="/jobs")
