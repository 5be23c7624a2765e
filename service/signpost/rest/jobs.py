"""GET /jobs, GET /jobs/{id}, GET /jobs/{id}/report: extensions to the specification."""

from flask import Response, g

from signpost.operations import jobs
from signpost.rest.blueprint import Blueprint, page_of
from signpost.schemas.job import JobPage, JobSchema
from signpost.schemas.listing import PageQuery
from signpost.transfer import import_job

blp = Blueprint("jobs", __name__, "Work that goes on after its answer.")


@blp.route("/jobs")
@blp.arguments(PageQuery, location="query")
@blp.response(200, JobPage)
@blp.fails(401, 422, 429)
@blp.doc(**{"x-signpost-extension": True})
def list_jobs(query):
    """List the jobs."""
    return page_of(*jobs.list_jobs(g.caller, **query))


@blp.route("/jobs/<id>")
@blp.response(200, JobSchema)
@blp.fails(401, 404, 429)
@blp.doc(**{"x-signpost-extension": True})
def get_job(id):
    """Get a job and how far it is."""
    return jobs.get_job(g.caller, id)


@blp.route("/jobs/<id>/report")
@blp.response(200, {"type": "string"}, content_type="application/x-ndjson", description="A JSON object for each line.")
@blp.fails(401, 404, 429)
@blp.doc(**{"x-signpost-extension": True})
def get_job_report(id):
    """Get what became of the lines of an import: line, url, result, errors, note, link (the record's URL here).

    Of a dry run every line is told, otherwise those that were refused and those with something to note; 1,000 at most.
    Where the result is `note`, the note tells of the file as a whole: columns that are not imported, and so on.
    """
    return Response(import_job.report(g.caller, id), mimetype="application/x-ndjson")
