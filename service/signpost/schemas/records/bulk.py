"""POST and PUT /bulk on the wire: many new records, and one change to many. Extensions to the specification."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, post_dump, post_load
from marshmallow.validate import Length

from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject, Loaded
from signpost.domain.records import addresses
from signpost.domain.records.bulk.change import SAME_FOR_ALL, BulkChange
from signpost.domain.records.bulk.rows import (
    MAX_ROWS,
    BulkRow,
    NewLink,
    NewRedirect,
    OnConflict,
    RowChange,
    RowResult,
)
from signpost.domain.records.record import FIELD, MAX_TAG, MAX_TAGS, NO_UTM
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import Choices, values_of
from signpost.schemas.fields import (
    CheckedField,
    EntryCount,
    EnumMemberField,
    FlagField,
    HostnameField,
    NewExpiryField,
    TagField,
)
from signpost.schemas.loading import load
from signpost.schemas.records.filters import RecordFilter
from signpost.schemas.records.record import (
    UTM_CHANGE,
    LinkCreate,
    RecordPatchSchema,
    RedirectInput,
    UtmPatch,
    input_field,
)
from signpost.schemas.response_fields import flag, moment, number, rows, text, word

ON_CONFLICT = Choices("OnConflict", "The result for a row whose path or external id is taken.", values_of(OnConflict))
ROW_RESULT = Choices("RowResult", "The result for a row.", values_of(RowResult))

# --- POST /bulk: a result for each record ---------------------------------------------------------------------------

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


# --- PUT /bulk: one change, tried before it is made ---------------------------------------------------------------

# The longest beginning of a destination.
MAX_PREFIX = 2048


class TagChange(Schema):
    """Tags to add to each record, and to take away."""

    add = fields.List(
        TagField(validate=Length(1, MAX_TAG)),
        validate=EntryCount(MAX_TAGS),
        metadata={"description": "Tags that each record gets, after those that it has."},
    )
    remove = fields.List(
        fields.String(validate=Length(1, MAX_TAG)),
        validate=EntryCount(MAX_TAGS),
        metadata={"description": "Tags that each record loses."},
    )


class DestinationChange(Schema):
    """The beginning of destinations, and what replaces it."""

    replace_prefix = fields.String(
        required=True,
        validate=Length(1, MAX_PREFIX),
        metadata={
            "description": "Destinations that begin with this change; * is the whole main one.",
            "example": "https://old.example.com/",
        },
    )
    with_ = fields.String(
        data_key="with",
        required=True,
        validate=Length(1, MAX_PREFIX),
        metadata={"description": "What it is replaced by.", "example": "https://www.example.com/"},
    )


class _UtmChange(UtmPatch):
    """The UTM parameters that change; null clears one. A list names them, too: the others stay."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, str]:
        if isinstance(value, list):
            return self.named(value)
        return super()._deserialize(value, attr, data, **kwargs)


class BulkChangeSchema(
    Schema.from_dict(  # type: ignore[misc]
        {name: input_field(FIELD[name], is_extension=False) for name in SAME_FOR_ALL}, name="SameForAll"
    )
):
    """What changes in each record; what is left out stays as it is."""

    # One value for all, so it is new; it may pass before the last record gets it.
    expires = NewExpiryField(metadata=input_field(FIELD["expires"], is_extension=False).metadata)
    tags = fields.Nested(TagChange, metadata={"description": "Tags to add and to remove."})
    destination = fields.Nested(DestinationChange, metadata={"description": "A new beginning for destinations."})
    utm = _UtmChange(
        allow_none=True,
        metadata={
            **UTM_CHANGE,
            "description": "UTM parameters: those that are named change, null or an empty text clears one, and null "
            "instead of them all.",
        },
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> BulkChange:
        tags, destination, utm = values.pop("tags", {}), values.pop("destination", {}), values.pop("utm", {})
        return BulkChange(
            add_tags=tuple(dict.fromkeys(tags.get("add", ()))),
            remove_tags=tuple(tags.get("remove", ())),
            replace_prefix=destination.get("replace_prefix", ""),
            with_=destination.get("with_", ""),
            utm=NO_UTM if utm is None else utm,
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
        metadata={
            "description": "The token of a dry run with the same filters, `set` and number of records; it works "
            "once, for an hour."
        },
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
