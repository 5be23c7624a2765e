"""DELETE /bulk."""

from flask import g, jsonify

from service import errors
from service.operations import bulk
from service.rest.blueprint import PREFIX, Blueprint
from service.schemas.filters import require_some
from service.schemas.job import BulkBody, BulkQuery

blp = Blueprint("bulk", __name__, "Deleting many records at once.")


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
