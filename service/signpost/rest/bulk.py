"""DELETE /bulk; POST /bulk/import, an extension to the specification."""

from flask import g, jsonify, request

from signpost.domain import errors
from signpost.operations import bulk
from signpost.rest.blueprint import PREFIX, Blueprint
from signpost.schemas.filters import require_some
from signpost.schemas.job import BulkBody, BulkQuery, JobSchema
from signpost.transfer import formats, import_job
from signpost.transfer.importer import Plan, hosts_in
from signpost.transfer.schemas import ImportQuery
from signpost.transfer.sources import columns_in

_FORMATS = {
    "text/csv": formats.CSV,
    "application/json": formats.JSON,
    "application/x-ndjson": formats.JSON_LINES,
    "application/jsonl": formats.JSON_LINES,
}

blp = Blueprint("bulk", __name__, "Deleting and importing many records at once.")


@blp.route("/bulk", methods=["DELETE"])
@blp.arguments(BulkQuery, location="query")
@blp.arguments(BulkBody, required=False)
@blp.response(
    200,
    {"type": "string", "pattern": "^[0-9]+$"},
    description="The number of records that the filter matched.",
    headers={"Location": {"description": "The job that deletes them.", "schema": {"type": "string"}}},
)
@blp.fails(401, 422, 429, 484)
def delete_bulk(query, body):
    """Delete every record that the filters match, in the background.

    Only records that match at this moment and are not changed afterwards are deleted. There is no undo.
    """
    filters, in_body = query["filters"], body.get("filter", {})
    if filters and in_body:
        raise errors.Invalid({"filter": ["Give the filters in the query or in the body, not in both."]})
    require_some(filters or in_body)
    job = bulk.request_deletion(g.caller, filters or in_body)
    # A JSON string, whose description is no schema that could dump it.
    answer = jsonify(str(job.matched))
    answer.headers["Location"] = f"{PREFIX}/jobs/{job.id}"
    return answer


@blp.route("/bulk/import", methods=["POST"])
@blp.arguments(ImportQuery, location="query")
@blp.response(202, JobSchema, headers={"Location": {"description": "The job.", "schema": {"type": "string"}}})
@blp.fails(401, 422, 429, 484)
@blp.doc(
    requestBody={
        "required": True,
        "content": {
            "text/csv": {
                "schema": {},
                "example": "url,destination\nhttps://go.example.com/a,example.com\n",
            },
            "application/x-ndjson": {"schema": {}},
            "application/json": {"schema": {}},
        },
    }
)
@blp.doc(**{"x-signpost-extension": True})
def import_records(query):
    """Import the links of a file, of Signpost or another service, in the background.

    The body is the file: CSV, JSON Lines, or JSON as the service's own interface answers it; up to 16 MiB (JSON: 2 MiB)
    and 100,000 rows. The age and the clicks of links are kept. What exists is left alone, so an import may be sent
    again. A workspace has up to 5 imports that are not over.
    """
    request.max_content_length = import_job.MAX_BYTES
    format_ = _FORMATS.get(request.mimetype)
    if format_ is None:
        raise errors.UnsupportedMediaType
    plan = Plan(
        query["source"],
        format_,
        hosts_in(query["host"].split(",") if query["host"] else ()),
        query.get("dry_run") or False,
        columns_in(query["column"].split(",") if query["column"] else ()),
        query.get("make_up_aliases") or False,
    )
    job = import_job.request_import(g.caller, request.stream, plan)
    return job, 202, {"Location": f"{PREFIX}/jobs/{job.id}"}
