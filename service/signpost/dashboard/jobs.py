"""Jobs and notifications: what runs in the background, and what was sent."""

from __future__ import annotations

import json

from flask import Response, g

from signpost.dashboard.blueprint import blp, page
from signpost.domain.jobs import JobKind
from signpost.operations import deliveries, jobs
from signpost.transfer import import_job
from signpost.transfer.importer import NOTE

PER_PAGE = 50
# Lines of a report on its page; `signpost job report` and GET /jobs/{id}/report have more.
MAX_REPORT_LINES = 200


@blp.get("/jobs")
def jobs_page() -> Response:
    rows, _ = jobs.list_jobs(g.caller, sort="-created_at", per_page=PER_PAGE)
    sent, _ = deliveries.list_deliveries(g.caller, sort="-created_at", per_page=PER_PAGE)
    return page("jobs.html", rows=rows, sent=sent)


@blp.get("/jobs/<id>")
def job_page(id: str) -> Response:
    """A job. While it runs, the page reloads its progress every second."""
    job = jobs.get_job(g.caller, id)
    report = [json.loads(line) for line in import_job.report_lines(job)] if job.finished_at is not None else []
    lines = [line for line in report if line["result"] != NOTE]
    return page(
        "job.html",
        job=job,
        notes=[line["note"] for line in report if line["result"] == NOTE],
        report=lines[:MAX_REPORT_LINES],
        has_more=len(lines) > MAX_REPORT_LINES or job.untold > 0,
        is_import=job.kind == JobKind.BULK_IMPORT,
        is_worth_importing=import_job.is_worth_importing(job),
        has_file=import_job.kept_file(job) is not None,
    )
