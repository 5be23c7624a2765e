"""DELETE /bulk. Spec: "DELETE /bulk"; POST and PUT /bulk are extensions (features/bulk_changes)."""

from collections.abc import Mapping
from typing import Any

from flask import Response, g, jsonify

from signpost.domain import errors
from signpost.domain.records.filters import NO_FILTERS, RecordFilters
from signpost.operations.records.bulk import deletion
from signpost.rest.blueprint import PREFIX, Blueprint
from signpost.schemas import loaded
from signpost.schemas.job import BulkDelete, BulkQuery
from signpost.schemas.records.filters import require_filters

blp = Blueprint("bulk", __name__, "Create, delete and import many records at once.")


@blp.route("/bulk", methods=["DELETE"])
@blp.arguments(BulkQuery, location="query")
@blp.arguments(BulkDelete, required=False, example={"filter": {"tags": "spring-2025", "health": "expired"}})
@blp.response(
    200,
    {"type": "string", "pattern": "^[0-9]+$"},
    description="The number of records that the filter matched.",
    example="12",
    headers={"Location": {"description": "The job that deletes them, as a path.", "schema": {"type": "string"}}},
)
@blp.operation(deletion.request_deletion)
def delete_records(query: loaded.BulkQuery, body: loaded.BulkDelete) -> Response:
    """Delete all records that match the filters, in the background.

    Only records that match now and are not changed afterwards are deleted. Up to
    10,000 can be brought back for 30 days: POST /changes/{id}/undo.
    """
    filters = filters_of_request(query["filters"], body)
    job = deletion.request_deletion(g.caller, filters)
    # A JSON string, which no marshmallow schema could dump.
    answer = jsonify(str(job.matched))
    answer.headers["Location"] = f"{PREFIX}/jobs/{job.id}"
    return answer


def filters_of_request(in_query: RecordFilters, body: Mapping[str, Any]) -> RecordFilters:
    """The filters of a request, which are not empty."""
    in_body: RecordFilters = body.get("filter", NO_FILTERS)
    if in_query and in_body:
        raise errors.Invalid({"filter": ["Put filters in the query or the body, not both."]})
    require_filters(in_query or in_body)
    return in_query or in_body
