"""Output schemas that differ from those of REST: rows without an envelope, and no empty bodies."""

from typing import Any

from marshmallow import Schema, fields, post_dump

from signpost.domain.json_types import JsonObject
from signpost.domain.records.record import FIELD
from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP
from signpost.schemas.host import HostSchema
from signpost.schemas.job import JobSchema
from signpost.schemas.records.record import ListedRecord
from signpost.schemas.records.rules import RecordRule, RuleConditions


class Rows(ResponseSchema):
    """A page of a list, without null members."""

    next_cursor = fields.String()

    @post_dump
    def without_nulls(self, page: JsonObject, **_: Any) -> JsonObject:
        rows = [{name: value for name, value in row.items() if value is not None} for row in page["data"]]
        return {"data": rows, **{name: page[name] for name in ("next_cursor", "total") if page.get(name) is not None}}


class CountedRows(Rows):
    """The same with the number of all matches, if count is total."""

    total = fields.Raw(metadata={"type": ["integer", "string"]})


class RecordRows(CountedRows):
    data = fields.List(fields.Nested(ListedRecord), required=True)


class HostRows(CountedRows):
    data = fields.List(fields.Nested(HostSchema), required=True)


class JobRows(Rows):
    data = fields.List(fields.Nested(JobSchema), required=True)


class Done(ResponseSchema):
    """The output of a tool that only reports success."""

    message = fields.String(required=True)


class DeletionPreviewOutput(ResponseSchema):
    """What a bulk deletion would delete."""

    matched = fields.Integer(required=True)
    samples = fields.List(fields.String(), required=True)
    confirmation_token = fields.String(required=True)
    expires_at = fields.String(required=True, metadata=TIMESTAMP)


def rules() -> JsonObject:
    """What tools accept as `rules` of a record: too long for their definitions."""
    field = FIELD["rules"]
    return {
        "description": field.description,
        "example": field.example,
        "rule": _members(RecordRule()),
        "conditions": _members(RuleConditions()),
    }


def _members(schema: Schema) -> JsonObject:
    return {field.data_key or name: field.metadata["description"] for name, field in schema.fields.items()}
