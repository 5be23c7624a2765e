"""Output schemas that differ from those of REST: rows without an envelope, and no empty bodies."""

from typing import Any

from marshmallow import Schema, fields, post_dump

from signpost.domain.json_types import JsonObject
from signpost.domain.records.record import FIELD
from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP
from signpost.schemas.host import HostSchema
from signpost.schemas.job import JobSchema
from signpost.schemas.records.bulk_create import BulkCreated
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


# Characters of a reason, and of the name of its field, that a model reads.
_REASON, _NAME = 160, 60


class CreatedMany(BulkCreated):
    """Of each refused record the first reason alone: what is created must have an answer, however long others are."""

    @post_dump
    def shorten(self, answer: JsonObject, **_: Any) -> JsonObject:
        return {"data": [{**row, "errors": self._first(row["errors"])} for row in answer["data"]]}

    @staticmethod
    def _first(errors: dict[str, list[str]]) -> dict[str, list[str]]:
        return {name[:_NAME]: [reason[:_REASON] for reason in reasons[:1]] for name, reasons in [*errors.items()][:1]}


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
