"""PUT /bulk on the wire: a change to many records. An extension to the specification."""

from typing import Any

from marshmallow import Schema, fields, post_dump, post_load
from marshmallow.validate import Length

from signpost.domain.json_types import JsonObject, Loaded
from signpost.domain.records.record import FIELD, MAX_TAG, MAX_TAGS
from signpost.features.bulk_changes.change import SAME_FOR_ALL, BulkChange
from signpost.schemas import ResponseSchema
from signpost.schemas.fields import FlagField
from signpost.schemas.records.filters import RecordFilter
from signpost.schemas.records.record import input_field
from signpost.schemas.response_fields import flag, moment, number, rows, text

# The longest beginning of a destination.
MAX_PREFIX = 2048


class TagChange(Schema):
    """Tags to add to each record, and to take away."""

    add = fields.List(
        fields.String(validate=Length(1, MAX_TAG)),
        validate=Length(max=MAX_TAGS),
        metadata={"description": "Tags that each record gets, after those that it has."},
    )
    remove = fields.List(
        fields.String(validate=Length(1, MAX_TAG)),
        validate=Length(max=MAX_TAGS),
        metadata={"description": "Tags that each record loses."},
    )


class DestinationChange(Schema):
    """The beginning of destinations, and what replaces it."""

    replace_prefix = fields.String(
        required=True,
        validate=Length(1, MAX_PREFIX),
        metadata={"description": "Destinations that begin with this change.", "example": "https://old.example.com/"},
    )
    with_ = fields.String(
        data_key="with",
        required=True,
        validate=Length(1, MAX_PREFIX),
        metadata={"description": "What it is replaced by.", "example": "https://www.example.com/"},
    )


class BulkChangeSchema(
    Schema.from_dict(  # type: ignore[misc]
        {name: input_field(FIELD[name], is_extension=False) for name in SAME_FOR_ALL}, name="SameForAll"
    )
):
    """What changes in each record; what is left out stays as it is."""

    tags = fields.Nested(TagChange, metadata={"description": "Tags to add and to remove."})
    destination = fields.Nested(DestinationChange, metadata={"description": "A new beginning for destinations."})
    utm = input_field(FIELD["utm"], is_extension=False)

    @post_load
    def gather(self, values: Loaded, **_: Any) -> BulkChange:
        tags, destination = values.pop("tags", {}), values.pop("destination", {})
        return BulkChange(
            add_tags=tuple(tags.get("add", ())),
            remove_tags=tuple(tags.get("remove", ())),
            replace_prefix=destination.get("replace_prefix", ""),
            with_=destination.get("with_", ""),
            utm={name: value for name, value in (values.pop("utm", None) or {}).items() if value},
            fields=values,
        )


class BulkUpdate(Schema):
    """The body of PUT /bulk: what changes, and in which records where the filters are not in the query."""

    filter = fields.Nested(RecordFilter, metadata={"description": "Use at least one filter."})
    set = fields.Nested(BulkChangeSchema, required=True, metadata={"description": "What changes in each record."})
    dry_run = FlagField(
        load_default=False,
        metadata={"description": "Only say what would change, and give the token that confirms it."},
    )
    confirmation_token = fields.String(
        load_default=None,
        allow_none=True,
        validate=Length(max=200),
        metadata={"description": "The token of a dry run with the same filters and `set`; it works once, for an hour."},
    )


class UpdateSample(ResponseSchema):
    """What an update would make of one record."""

    id = text("The id of the record.")
    url = text("Its hostname and path.")
    before = fields.Dict(
        keys=fields.String(), required=True, metadata={"description": "The fields that would change, as they are."}
    )
    after = fields.Dict(
        keys=fields.String(),
        required=True,
        allow_none=True,
        metadata={"description": "The same fields after the update; null if the record would be refused."},
    )
    refused = fields.String(metadata={"description": "Only where the record would be refused: why."})

    @post_dump
    def without_null(self, sample: JsonObject, **_: Any) -> JsonObject:
        return {name: value for name, value in sample.items() if name != "refused" or value is not None}


class UpdatePreviewSchema(ResponseSchema):
    """What an update would change."""

    matched = number("How many records match.")
    tried = number("On how many of them the change was tried: the newest, at most 200.")
    refused = number("How many of those would be refused, and stay as they are.")
    samples = rows(UpdateSample, "Up to ten of them, the newest first.")
    confirmation_token = text("The token that confirms it, once.")
    expires_at = moment("Until when the token works.")
    is_final = flag("Whether too many match for the update to be undone (more than 10,000).")
