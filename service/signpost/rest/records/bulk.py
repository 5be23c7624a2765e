"""DELETE /bulk; POST and PUT /bulk, extensions to the specification."""

from collections.abc import Mapping
from typing import Any

from flask import Response, g, jsonify

from signpost.domain import errors
from signpost.domain.records.bulk_rows import RowResult
from signpost.domain.records.filters import NO_FILTERS, RecordFilters
from signpost.operations.records.bulk import bulk, bulk_create, bulk_update
from signpost.rest.blueprint import PREFIX, Blueprint
from signpost.rest.idempotency import keep_no_answer
from signpost.schemas import loaded
from signpost.schemas.job import BulkDelete, BulkQuery, JobSchema
from signpost.schemas.records.bulk_create import BulkCreate, BulkCreated
from signpost.schemas.records.bulk_update import BulkUpdate, UpdatePreviewSchema
from signpost.schemas.records.filters import FilterQuery, require_filters

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
@blp.operation(bulk.request_deletion)
def delete_records(query: loaded.BulkQuery, body: loaded.BulkDelete) -> Response:
    """Delete all records that match the filters, in the background.

    Only records that match now and are not changed afterwards are deleted. Up to
    10,000 can be brought back for 30 days: POST /changes/{id}/undo.
    """
    filters = _filters(query["filters"], body)
    job = bulk.request_deletion(g.caller, filters)
    # A JSON string, which no marshmallow schema could dump.
    answer = jsonify(str(job.matched))
    answer.headers["Location"] = f"{PREFIX}/jobs/{job.id}"
    return answer


def _filters(in_query: RecordFilters, body: Mapping[str, Any]) -> RecordFilters:
    """The filters of a request, which are not empty."""
    in_body: RecordFilters = body.get("filter", NO_FILTERS)
    if in_query and in_body:
        raise errors.Invalid({"filter": ["Put filters in the query or the body, not both."]})
    require_filters(in_query or in_body)
    return in_query or in_body


@blp.route("/bulk", methods=["PUT"])
@blp.arguments(FilterQuery, location="query")
@blp.arguments(
    BulkUpdate,
    example={"filter": {"tags": "spring"}, "set": {"paused": True, "tags": {"add": ["over"]}}, "dry_run": True},
)
@blp.response(202, JobSchema, headers={"Location": {"description": "The job.", "schema": {"type": "string"}}})
@blp.other_response(200, UpdatePreviewSchema, "A dry run: what would change.")
@blp.operation(bulk_update.request_update)
@blp.extension
def update_records(query: dict[str, Any], body: dict[str, Any]) -> Any:
    """Change all records that match the filters, in the background.

    First with `dry_run`, which answers how many match, ten samples and a confirmation_token; then with this token and
    the same filters and `set`. The records that match then are chosen before the answer; no others are changed. Up to
    10,000 can be undone: POST /changes/{id}/undo.
    """
    filters = _filters(query["filters"], body)
    if body["dry_run"]:
        preview = bulk_update.preview_update(g.caller, filters, body["set"])
        return jsonify(UpdatePreviewSchema().dump(preview))
    token = body["confirmation_token"]
    job = bulk_update.request_update(g.caller, filters, body["set"], confirmation_token=token)
    return job, 202, {"Location": f"{PREFIX}/jobs/{job.id}"}


@blp.route("/bulk", methods=["POST"])
@blp.idempotent
@blp.arguments(
    BulkCreate,
    example={
        "records": [{"host": "go.example.com", "alias": "spring", "destination": "https://example.com/"}],
        "on_conflict": "skip",
    },
)
@blp.response(200, BulkCreated)
@blp.operation(bulk_create.create_records)
@blp.extension
def create_records(bulk_of: loaded.BulkCreate) -> Any:
    """Create up to 1,000 records, with a result for each.

    The answer is 200 even where records are refused; the others are created. They are taken in their order, so an
    earlier one counts as there. Where a path or `external_id` is taken, `on_conflict` refuses the record (the default),
    skips it, or updates what is there as PATCH does. The body may have up to 4 MiB.

    The call is one transaction: where it is cut off, or answers 503, either everything that it would have answered is
    there, or nothing is. Each refused record says by `retry` whether it may be sent again as it is.
    """
    outcomes = bulk_create.create_records(g.caller, **bulk_of)
    if all(outcome.result in (RowResult.REFUSED, RowResult.SKIPPED) for outcome in outcomes):
        keep_no_answer()
    return {"data": outcomes}
