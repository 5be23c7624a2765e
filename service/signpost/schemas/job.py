"""Jobs on the wire (an extension), and what DELETE /bulk takes."""

from typing import Any

from marshmallow import Schema, fields, post_dump
from marshmallow.validate import OneOf

from signpost.domain.jobs import JobKind
from signpost.domain.json_types import JsonObject
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import JOB_KIND, JOB_STATE
from signpost.schemas.listing import SORTS, PageMeta
from signpost.schemas.records.filters import FilterQuery, RecordFilter
from signpost.schemas.response_fields import flag, moment, nested, number, rows, text, word


class BulkQuery(FilterQuery):
    """The query of DELETE /bulk."""

    sort = fields.String(
        validate=OneOf(SORTS), metadata={"description": "Accepted and ignored: all matches are deleted."}
    )


class BulkDelete(Schema):
    """The body of DELETE /bulk, where the filters are not in its query."""

    filter = fields.Nested(RecordFilter, metadata={"description": "Use at least one filter."})


class JobSchema(ResponseSchema):
    """Work that continues in the background."""

    id = text("The id of the job.")
    kind = word(JOB_KIND, "What the job does.")
    state = word(JOB_STATE, "The state of the job; failed: it ended before everything was done.")
    matched = number("How many records matched, or lines the file had, when the job was requested.")
    deleted = number("How many records have been deleted so far.")
    updated = fields.Integer(
        metadata={
            "description": "How many records have been changed so far: of a bulk update, or of an import that lets "
            "records lead where its file says; of others absent."
        }
    )
    created = number("How many records have been imported so far.")
    unchanged = number("How many records of the file existed already, or were as the update wants them.")
    refused = number("How many lines could not be imported, or records could not be changed.")
    untold = fields.Integer(
        metadata={
            "description": "Lines that are missing in the report of an import because it is full; absent if none."
        }
    )
    reason = fields.String(metadata={"description": "Why the job failed, as a sentence; absent if it did not."})
    dry_run = flag("Whether nothing is changed, only reported.", attribute="is_dry")
    created_at = moment("When the job was requested.")
    updated_at = moment("When the job last made progress.")
    finished_at = moment("When the job ended; null if it has not.", null=True)

    @post_dump
    def leave_out(self, job: JsonObject, **_: Any) -> JsonObject:
        """Most jobs have none of these."""
        rare = {"untold", "reason"} | ({"updated"} if job["kind"] != JobKind.BULK_UPDATE else set())
        return {name: value for name, value in job.items() if value or name not in rare}


class JobPage(ResponseSchema):
    """A page of jobs."""

    data = rows(JobSchema, "The jobs on this page.")
    meta = nested(PageMeta, "Where this page is in the list.")
