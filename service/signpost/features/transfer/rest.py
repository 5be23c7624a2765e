"""GET /export, POST /bulk/import, GET /jobs/{id}/report: extensions to the specification."""

from typing import Any

from flask import Response, g, request

from signpost.domain import errors
from signpost.features.transfer import export, import_job, import_report
from signpost.features.transfer.download import download
from signpost.features.transfer.importer import ImportPlan, hosts_in
from signpost.features.transfer.reading import formats, redirect_import
from signpost.features.transfer.reading.sources import SOURCES, columns_in
from signpost.features.transfer.schemas import ExportArguments, ExportQuery, ImportArguments, ImportQuery
from signpost.rest.blueprint import PREFIX, Blueprint
from signpost.rest.jobs import JOB_ID
from signpost.schemas.job import JobSchema

_FORMATS = {
    "text/csv": formats.CSV,
    "application/json": formats.JSON,
    "application/x-ndjson": formats.JSON_LINES,
    "application/jsonl": formats.JSON_LINES,
    "text/plain": formats.TEXT,
}

NOT_PLAIN_TEXT = "This file isn't plain text. Choose the server or service it comes from."

_FILE = {"type": "string", "format": "binary"}
_TEXT = {"schema": {"type": "string"}}
# How the files are described, for the addresses that answer with them.
CONTENT = {
    "application/x-ndjson": {
        **_TEXT,
        "example": '{"url": "https://go.example.com/a", "destination": "https://example.com/", "total_clicks": 12}\n',
    },
    "text/csv": {**_TEXT, "example": "url,destination,title\nhttps://go.example.com/a,https://example.com/,A\n"},
}

blp = Blueprint("export", __name__, "All records as a file.")
# Operations that belong to the groups of others.
more = Blueprint("transfer", __name__)


@blp.route("/export")
@blp.arguments(ExportQuery, location="query")
@blp.response(200, _TEXT["schema"], content_type="application/x-ndjson", description="A record on each line.")
@blp.operation(export.all_records)
@blp.doc(responses={200: {"content": CONTENT}})
@blp.extension
def export_records(query: ExportArguments) -> Response:
    """Export all records that match the filters as a file, the oldest first.

    The file is sent while it is read, so it may be of any size, and what is changed meanwhile may be in it or not. It
    has what `signpost export` writes and an import recreates; in csv, a cell that a spreadsheet would calculate begins
    with an apostrophe. If it cannot be read to the end, its last line is no record but says so.
    """
    return download(g.caller, query["filters"], query["format"])


more.alias("/bulk/export", export_records, name="export_bulk", same_as="GET /export", tags=["aliases"])


@more.route("/bulk/import", methods=["POST"], tags=["bulk"])
@more.arguments(ImportQuery, location="query")
@more.response(202, JobSchema, headers={"Location": {"description": "The job.", "schema": {"type": "string"}}})
@more.operation(import_job.request_import, errors.BadRequest, errors.PayloadTooLarge, errors.UnsupportedMediaType)
@more.doc(
    requestBody={
        "required": True,
        "content": {
            "application/x-ndjson": {
                "schema": _FILE,
                "example": '{"url": "https://go.example.com/a", "destination": "https://example.com"}\n',
            },
            "application/json": {
                "schema": {"type": "object", "description": "What the API of the other service answers."},
                "example": {"shortUrls": {"data": [{"shortUrl": "https://go.example.com/a"}]}},
            },
            "text/plain": {"schema": _FILE, "example": "/old https://example.com/new 301\n"},
            # The last, since some generators send every file as the last one here.
            "text/csv": {"schema": _FILE, "example": "url,destination\nhttps://go.example.com/a,example.com\n"},
        },
    }
)
@more.extension
def import_records(query: ImportArguments) -> Any:
    """Import the links in a file from Signpost or another service, in the background.

    The body is the file: CSV, JSON Lines, JSON as the other service's API returns it, or the redirects of a server as
    plain text; up to 16 MiB (JSON: 2 MiB) and 100,000 rows. Creation times and click counts are kept. Records that
    exist already are left alone unless `taken` says otherwise, so an import may be sent again. POST /changes/{id}/undo
    undoes one of up to 10,000 lines. A workspace may have up to 5 unfinished imports.
    """
    format_ = redirect_import.format_for(query["source"], _FORMATS.get(request.mimetype, ""))
    if request.mimetype not in _FORMATS:
        raise errors.UnsupportedMediaType
    if format_ == formats.TEXT and query["source"] in SOURCES:
        raise errors.Invalid({"source": [NOT_PLAIN_TEXT]})
    plan = ImportPlan(
        query["source"],
        format_,
        hosts_in(query["host"].split(",") if query["host"] else ()),
        query.get("dry_run") or False,
        columns_in(query["column"].split(",") if query["column"] else ()),
        query.get("make_up_aliases") or False,
        taken=query["taken"],
    )
    job = import_job.request_import(g.caller, request.stream, plan)
    return job, 202, {"Location": f"{PREFIX}/jobs/{job.id}"}


@more.route("/jobs/<id>/report", parameters=[JOB_ID], tags=["jobs"])
@more.response(
    200,
    {"type": "string"},
    content_type="application/x-ndjson",
    description="One JSON object per line.",
    example='{"line": 2, "url": "https://go.example.com/a", "result": "created"}\n',
)
@more.operation(import_report.report, errors.NotFound)
@more.extension
def get_job_report(id: str) -> Response:
    """Get the report of an import: what happened to each of its lines.

    Each object has line, url, result, errors, note and link (the record's URL here). A dry run reports every line, an
    import those that were refused, those with a note and those with a generated alias; 1,000 at most. Where the result
    is `note`, the note is about the whole file, such as columns that are not imported. A new record of a dry run also
    has its destination, and tags if it gets any.
    """
    return Response("".join(import_report.report(g.caller, id)), mimetype="application/x-ndjson")
