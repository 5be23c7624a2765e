"""GET /jobs, GET and DELETE /jobs/{id}: extensions to the specification."""

from typing import Any

from flask import g

from signpost.domain.errors import NotFound
from signpost.operations import jobs
from signpost.rest.blueprint import Blueprint, page_of, path_parameter
from signpost.schemas import loaded
from signpost.schemas.job import JobPage, JobSchema
from signpost.schemas.listing import PageQuery

blp = Blueprint("jobs", __name__, "Work that continues in the background after it was requested.")


JOB_ID = path_parameter("id", "The id of a job.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")


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


@blp.route("/jobs/<id>", methods=["GET"], parameters=[JOB_ID])
@blp.response(200, JobSchema)
@blp.operation(jobs.get_job, NotFound)
@blp.extension
def get_job(id: str) -> Any:
    """Get a job and its progress.

    Request it again until `finished_at` is set; its counts grow while it runs.
    """
    return jobs.get_job(g.caller, id)


@blp.route("/jobs/<id>", methods=["DELETE"], parameters=[JOB_ID])
@blp.response(204)
@blp.operation(jobs.stop_job)
@blp.extension
def stop_job(id: str) -> None:
    """Stop a job.

    What it has done stays done, and the rest is left: the job is `failed`, and `reason` says who stopped it. Those who
    did not start it need the role manager. Stopping one that has ended, or that does not exist, is no error.
    """
    jobs.stop_job(g.caller, id)
