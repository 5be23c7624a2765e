"""POST and PUT /bulk, extensions to the specification."""

from typing import Any

from flask import g, jsonify

from signpost.domain.records.bulk.rows import NewRecords, RowResult
from signpost.operations.records.bulk import creation, update
from signpost.rest.blueprint import PREFIX, Blueprint
from signpost.rest.idempotency import keep_no_answer
from signpost.rest.records.bulk import filters_of_request
from signpost.schemas.job import JobSchema
from signpost.schemas.records.bulk import BulkCreate, BulkCreated, BulkUpdate, UpdatePreviewSchema
from signpost.schemas.records.filters import FilterQuery

blp = Blueprint("bulk_changes", __name__)


@blp.route("/bulk", methods=["PUT"], tags=["bulk"])
@blp.arguments(FilterQuery, location="query")
@blp.arguments(
    BulkUpdate,
    example={"filter": {"tags": "spring"}, "set": {"paused": True, "tags": {"add": ["over"]}}, "dry_run": True},
)
@blp.response(202, JobSchema, headers={"Location": {"description": "The job.", "schema": {"type": "string"}}})
@blp.other_response(200, UpdatePreviewSchema, "A dry run: what would change.")
@blp.operation(update.request_update)
@blp.extension
def update_records(query: dict[str, Any], body: dict[str, Any]) -> Any:
    """Change all records that match the filters, in the background.

    First with `dry_run`, which answers how many match, ten samples and a confirmation_token; then with this token and
    the same filters and `set`. It is refused where another number of records matches by then. The records that match
    are chosen before the answer; no others are changed. Up to 10,000 can be undone: POST /changes/{id}/undo.
    """
    filters = filters_of_request(query["filters"], body)
    if body["dry_run"]:
        preview = update.preview_update(g.caller, filters, body["set"])
        return jsonify(UpdatePreviewSchema().dump(preview))
    token = body["confirmation_token"]
    job = update.request_update(g.caller, filters, body["set"], confirmation_token=token)
    return job, 202, {"Location": f"{PREFIX}/jobs/{job.id}"}


@blp.route("/bulk", methods=["POST"], tags=["bulk"])
@blp.idempotent
@blp.arguments(
    BulkCreate,
    example={
        "records": [{"host": "go.example.com", "alias": "spring", "destination": "https://example.com/"}],
        "on_conflict": "skip",
    },
)
@blp.response(200, BulkCreated)
@blp.operation(creation.create_records)
@blp.extension
def create_records(bulk_of: NewRecords) -> Any:
    """Create up to 1,000 records, with a result for each.

    The answer is 200 even where records are refused; the others are created. They are taken in their order, so an
    earlier one counts as there. Where a path or `external_id` is taken, `on_conflict` refuses the record (the default),
    skips it, or updates what is there as PATCH does. The body may have up to 4 MiB.

    The call is one transaction: where it is cut off, or answers 503, either everything that it would have answered is
    there, or nothing is. Each refused record says by `retry` whether it may be sent again as it is.
    """
    outcomes = creation.create_records(g.caller, **bulk_of)
    if all(outcome.result in (RowResult.REFUSED, RowResult.SKIPPED) for outcome in outcomes):
        keep_no_answer()
    return {"data": outcomes}
