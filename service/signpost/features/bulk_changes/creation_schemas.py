"""POST /bulk on the wire: many records, and a result for each. An extension."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, post_dump, post_load

from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject, Loaded
from signpost.domain.records import addresses
from signpost.features.bulk_changes.rows import MAX_ROWS, BulkRow, NewLink, NewRedirect, OnConflict, RowChange
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import ROW_RESULT
from signpost.schemas.fields import CheckedField, EnumMemberField, HostnameField
from signpost.schemas.loading import load
from signpost.schemas.records.record import LinkCreate, RecordPatchSchema, RedirectInput
from signpost.schemas.response_fields import number, rows, text, word

_RECORDS = (
    "Each as the body of POST /link (`host`, `alias`) or, with `url`, of POST /redirect. With on_conflict=update a row "
    "for a record that is there may name only what changes, as in PATCH."
)


class _Link(LinkCreate):
    class Meta:
        exclude = ("find_or_create", "fetch_title")


class _Change(RecordPatchSchema):
    host = HostnameField(max_length=100)
    alias = CheckedField(addresses.alias_of, pattern=addresses.ALIAS_PATTERN)


class RowReader:
    """Reads the rows of one call."""

    def __init__(self, on_conflict: OnConflict):
        # Once for all rows: to build a schema takes longer than to read a row.
        self._link, self._redirect = _Link(), RedirectInput()
        self._change = _Change() if on_conflict is OnConflict.UPDATE else None

    def row(self, given: Any) -> BulkRow:
        if not isinstance(given, dict):
            return BulkRow(None, {"record": ["Must be an object."]})
        new: NewLink | NewRedirect | None = None
        errors: dict[str, list[str]] = {}
        try:
            if "url" in given:
                new = NewRedirect(**load(self._redirect, given))
            else:
                new = NewLink(**{"alias": None, **load(self._link, given)})
        except Invalid as refusal:
            errors = refusal.errors
        if self._change is None:
            return BulkRow(new, errors)
        try:
            return BulkRow(new, errors, RowChange(**load(self._change, given)))
        except Invalid as refusal:
            return BulkRow(new, errors, None, refusal.errors)


class _Any(fields.Raw):
    """Whatever a row is: one that is no object has a result too."""

    def deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        return value


class BulkCreate(Schema):
    """The body of POST /bulk."""

    max_rows = MAX_ROWS

    records = fields.List(
        _Any(metadata={"type": "object", "additionalProperties": True}),
        required=True,
        metadata={
            "description": _RECORDS,
            "maxItems": MAX_ROWS,
            "example": [{"host": "go.example.com", "alias": "spring", "destination": "https://example.com/"}],
        },
    )
    on_conflict = EnumMemberField(
        OnConflict,
        load_default=OnConflict.REFUSE,
        metadata={"description": "The result for a row whose path or `external_id` is taken."},
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        # Before any row is read: nothing is created where there are too many.
        if len(values["records"]) > self.max_rows:
            reason = f"You sent {len(values['records'])} records. The maximum is {self.max_rows}."
            raise ValidationError({"records": [reason]})
        reader = RowReader(values["on_conflict"])
        return {**values, "records": [reader.row(value) for value in values["records"]]}


class RowOutcomeSchema(ResponseSchema):
    """The result for one of the records of a call."""

    index = number("Its place in `records`, from 0.")
    result = word(ROW_RESULT, "The result for it.")
    id = text("The id of the record that was created, changed or left alone; null where it was refused.", null=True)
    errors = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.String()),
        required=True,
        metadata={"description": "Why it was refused: every rejected field with its reasons. {} if it was not."},
    )
    retry = fields.Boolean(
        metadata={
            "description": "Only where it was refused. true: nothing is wrong with the record, so send it again in "
            "another call; false: it would be refused again."
        },
    )

    @post_dump
    def without_null(self, row: JsonObject, **_: Any) -> JsonObject:
        return {name: value for name, value in row.items() if name != "retry" or value is not None}


class BulkCreated(ResponseSchema):
    """The result for each record of a call."""

    data = rows(RowOutcomeSchema, "A result for each record, in their order.")
