"""GET /jobs, GET and DELETE /jobs/{id}, GET /jobs/{id}/report: extensions to the specification."""

from typing import Any

from flask import Response, g

from signpost.domain.errors import NotFound
from signpost.operations import jobs
from signpost.rest.blueprint import Blueprint, page_of, path_parameter
from signpost.schemas import loaded
from signpost.schemas.job import JobPage, JobSchema
from signpost.schemas.listing import PageQuery
from signpost.transfer import import_report

blp = Blueprint("jobs", __name__, "Work that continues in the background after it was requested.")


_ID = path_parameter("id", "The id of a job.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")


@blp.route("/jobs")
@blp.arguments(PageQuery, location="query")
@blp.response(200, JobPage)
@blp.operation(jobs.list_jobs)
@blp.extension
def list_jobs(query: loaded.PageQuery) -> Any:
    """List the jobs.

    All of the workspace's, whether they wait, run or have ended.
    """
    return page_of(*jobs.list_jobs(g.caller, **query))


@blp.route("/jobs/<id>", methods=["GET"], parameters=[_ID])
@blp.response(200, JobSchema)
@blp.operation(jobs.get_job, NotFound)
@blp.extension
def get_job(id: str) -> Any:
    """Get a job and its progress.

    Request it again until `finished_at` is set; its counts grow while it runs.
    """
    return jobs.get_job(g.caller, id)


@blp.route("/jobs/<id>", methods=["DELETE"], parameters=[_ID])
@blp.response(204)
@blp.operation(jobs.stop_job)
@blp.extension
def stop_job(id: str) -> None:
    """Stop a job.

    What it has done stays done, and the rest is left: the job is `failed`, and `reason` says who stopped it. Those who
    did not start it need the role manager. Stopping one that has ended, or that does not exist, is no error.
    """
    jobs.stop_job(g.caller, id)


@blp.route("/jobs/<id>/report", parameters=[_ID])
@blp.response(
    200,
    {"type": "string"},
    content_type="application/x-ndjson",
    description="One JSON object per line.",
    example='{"line": 2, "url": "https://go.example.com/a", "result": "created"}\n',
)
@blp.operation(import_report.report, NotFound)
@blp.extension
def get_job_report(id: str) -> Response:
    """Get the report of an import: what happened to each of its lines.

    Each object has line, url, result, errors, note and link (the record's URL here). A dry run reports every line, an
    import those that were refused, those with a note and those with a generated alias; 1,000 at most. Where the result
    is `note`, the note is about the whole file, such as columns that are not imported. A new record of a dry run also
    has its destination, and tags if it gets any.
    """
    return Response("".join(import_report.report(g.caller, id)), mimetype="application/x-ndjson")
