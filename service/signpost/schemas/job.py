"""Jobs on the wire (an extension), and the body of DELETE /bulk."""

from typing import Any

from marshmallow import Schema, fields, post_dump
from marshmallow.validate import OneOf

from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP
from signpost.schemas.filters import Filter, FilterQuery
from signpost.schemas.listing import SORTS, MetaSchema


class BulkQuery(FilterQuery):
    """The query of DELETE /bulk."""

    sort = fields.String(
        validate=OneOf(SORTS), metadata={"description": "Accepted; every match goes, whatever the order."}
    )


class BulkBody(Schema):
    """The body of DELETE /bulk, where the filters are not in its query."""

    filter = fields.Nested(Filter, metadata={"description": "At least one filter must carry a value."})


class JobSchema(ResponseSchema):
    """Work that goes on in the background."""

    id = fields.String(required=True)
    kind = fields.String(required=True, metadata={"description": "bulk_delete or bulk_import."})
    state = fields.String(
        required=True, metadata={"description": "queued, running, done, or failed: it ended before all was done."}
    )
    matched = fields.Integer(
        required=True, metadata={"description": "Records that matched, or lines, when it was asked for."}
    )
    deleted = fields.Integer(required=True, metadata={"description": "Records deleted so far."})
    created = fields.Integer(required=True, metadata={"description": "Records imported so far."})
    unchanged = fields.Integer(required=True, metadata={"description": "Records to import that existed already."})
    refused = fields.Integer(required=True, metadata={"description": "Lines that could not be imported."})
    untold = fields.Integer(
        metadata={
            "description": "Lines that the report of an import has no room for; absent where it has room for all."
        }
    )
    reason = fields.String(metadata={"description": "Why it failed, as a sentence; absent where it did not."})
    dry_run = fields.Boolean(
        required=True, attribute="is_dry", metadata={"description": "Whether nothing is changed, only found out."}
    )
    created_at = fields.String(required=True, metadata=TIMESTAMP)
    updated_at = fields.String(required=True, metadata=TIMESTAMP)
    finished_at = fields.String(required=True, allow_none=True, metadata=TIMESTAMP)

    @post_dump
    def leave_out(self, job: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Most jobs have nothing to say here."""
        return {name: value for name, value in job.items() if value or name not in ("untold", "reason")}


class JobPage(ResponseSchema):
    """A page of jobs."""

    data = fields.List(fields.Nested(JobSchema), required=True)
    meta = fields.Nested(MetaSchema, required=True)
