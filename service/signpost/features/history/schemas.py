"""The history on the wire. An extension to the specification."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, post_load
from marshmallow.validate import Length, OneOf, Range

from signpost.domain import times
from signpost.domain.changes import ChangeFilters, Subject, Verb
from signpost.domain.json_types import Loaded
from signpost.domain.records import addresses
from signpost.domain.records.record import CreatedVia
from signpost.features.history.operations.bring_back import MAX_BROUGHT, BroughtResult
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import CREATED_VIA, PERIOD, UNSET, Choices, values_of
from signpost.schemas.fields import (
    ZONE_LENGTH,
    DigitsField,
    DistinctField,
    EntryCount,
    FlagField,
    TimestampField,
    day_field,
)
from signpost.schemas.listing import MAX_PER_PAGE, PER_PAGE, PageMeta
from signpost.schemas.records.filters import ChoiceFilter, TextFilter
from signpost.schemas.records.record import RecordCreator
from signpost.schemas.response_fields import flag, moment, nested, number, rows, text, word
from signpost.translations import gettext as _

CHANGE_VERB = Choices("ChangeVerb", "What was done.", values_of(Verb))
CHANGED_SUBJECT = Choices("ChangedSubject", "To what something was done.", values_of(Subject))
CHANGE_VIA_FILTER = Choices(
    "ChangeViaFilter", "By which way in something was changed.", (*values_of(CreatedVia), ""), UNSET
)
CHANGE_VERB_FILTER = Choices("ChangeVerbFilter", "What was done.", (*values_of(Verb), ""), UNSET)

BROUGHT_RESULT = Choices("BroughtResult", "The result for a record.", values_of(BroughtResult))

# More than a history is kept.
MAX_DAYS = 36_500


class _Days(DigitsField):
    """A number of days; "" counts as absent."""

    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        # Not in _deserialize: the validators would compare None with their limits.
        return None if value == "" else super().deserialize(value, attr, data, **kwargs)


class _Subject(TextFilter):
    """What a change is about: an id, the key of a setting, or a hostname, which alone has dots."""

    def meaning(self, text: str) -> str:
        return (addresses.same_host(text) or text) if "." in text else text


def _filters(form: str) -> dict[str, fields.Field[Any]]:
    """The filters, with the name of each in this form."""

    def key(name: str, description: str) -> dict[str, Any]:
        return {"data_key": form.format(name), "metadata": {"description": description}}

    return {
        "record": _Subject(**key("record", "Of a record, by its id; of a hostname, by its name.")),
        "actor": TextFilter(**key("actor", "By a user, by their id.")),
        "via": ChoiceFilter({entry.value: entry for entry in CreatedVia}, **key("via", "By this way in.")),
        "verb": ChoiceFilter({entry.value: entry for entry in Verb}, **key("verb", "Of this kind.")),
        "days": _Days(validate=Range(min=1, max=MAX_DAYS), **key("days", "Of the last days.")),
    }


class ChangePageQuery(Schema):
    """The query for a page of the history, which is always the newest first."""

    cursor = fields.String(metadata={"description": "A position in the list, from a URL in meta.cursor."})
    per_page = DigitsField(
        load_default=PER_PAGE, validate=Range(min=1, max=MAX_PER_PAGE), metadata={"description": "Rows per page."}
    )


class _Filtered(Schema):
    """Loads the filters as `filters`."""

    @post_load
    def gather(self, values: Loaded, **_options: Any) -> Loaded:
        given = {name: values.pop(name) for name in _filters("{}") if name in values}
        return {**values, "filters": ChangeFilters(**given)}


class ChangeQuery(_Filtered.from_dict(_filters("filter[{}]"), name="ChangeFilters"), ChangePageQuery):  # type: ignore[misc]
    """The query of GET /changes."""


class ChangeSearch(_Filtered.from_dict(_filters("{}"), name="PlainChangeFilters"), ChangePageQuery):  # type: ignore[misc]
    """The same with the plain names of the filters."""


class ChangeSchema(ResponseSchema):
    """One change: who made it, how, and what was before and after."""

    id = text("The id of the change.")
    created_at = moment("When it was made.")
    actor = nested(RecordCreator, "Who made it, or in whose name it was made.")
    via = word(CREATED_VIA, "The way in.")
    token_name = text("The name of the token that was sent, or of the provider that gave a role; else empty.")
    request_id = text("The X-Request-Id of the request; empty on the command line.")
    verb = word(CHANGE_VERB, "What was done.")
    type = word(CHANGED_SUBJECT, "To what it was done.")
    record_id = text(
        "The id of the record. Of a hostname its name, of a setting its key, of others their id. null: of many.",
        null=True,
    )
    job_id = text("The job that did it; null if none did.", null=True)
    before = fields.Dict(
        keys=fields.String(),
        required=True,
        allow_none=True,
        metadata={"description": "The fields that changed, as they were; null if something was created."},
    )
    after = fields.Dict(
        keys=fields.String(),
        required=True,
        allow_none=True,
        metadata={"description": "The same fields as they are since; null if it was deleted."},
    )
    told = fields.String(
        required=True,
        data_key="text",
        metadata={"description": "All of it in one line, in English: who did what, with what was before and after."},
    )


class ChangePage(ResponseSchema):
    """A page of the history."""

    data = rows(ChangeSchema, "The changes on this page, the newest first.")
    meta = nested(PageMeta, "Where this page is in the list.")


class ChangedDaysQuery(Schema):
    """The query of GET /changes/days."""

    record = TextFilter(
        data_key="filter[record]",
        metadata={"description": "The changes of this record, by its id. Without it: those of many records at once."},
    )
    since = day_field("First day. Default: 30 days up to and including `to`.", "from")
    until = day_field("Last day. Default: today.", "to")
    period = fields.String(
        validate=OneOf(PERIOD.values),
        metadata={"description": "In place of `from` and `to`: days that end today or, as in last_month, before."},
    )
    timezone = fields.String(
        validate=Length(max=ZONE_LENGTH),
        metadata={"description": "The time zone of the days, such as Europe/Berlin. Default: UTC."},
    )


class ChangedDaySchema(ResponseSchema):
    """A day on which something changed."""

    day = text("The day.", format="date")
    changes = rows(ChangeSchema, "The changes on this day, the newest first.")


class ChangedDaysSchema(ResponseSchema):
    """The days of a range on which something changed."""

    since = fields.String(required=True, data_key="from", metadata={"description": "First day.", "format": "date"})
    until = fields.String(required=True, data_key="to", metadata={"description": "Last day.", "format": "date"})
    data = rows(ChangedDaySchema, "The days with changes, in order.")


# --- as of an instant -----------------------------------------------------------------------------------------------


def _instant() -> TimestampField:
    field = TimestampField(
        required=True,
        metadata={"description": "The instant; without an offset it is UTC.", "example": "2026-11-14T23:00:00Z"},
    )
    field.allow_none = False
    field.validate = _given
    field.validators = [_given]
    # "" is none, and none is refused.
    field.metadata = {**field.metadata, "pattern": f"^({times.RFC3339})$"}
    return field


def _given(value: str | None) -> None:
    if value is None:
        raise ValidationError(_("This field is required."))


class AsOfRecordQuery(Schema):
    """The query of GET /links/{id}/as-of."""

    at = _instant()


class AsOfQuery(AsOfRecordQuery):
    """The query of GET /as-of."""

    unfolded = FlagField(
        load_default=False,
        metadata={"description": "Also records that only changes of 20 and more at once have changed."},
    )


class BringBackSchema(Schema):
    """The body of POST /as-of/bring-back."""

    at = _instant()
    records = DistinctField(
        fields.String(),
        load_default=None,
        allow_none=True,
        validate=EntryCount(MAX_BROUGHT),
        metadata={
            "description": "The ids of records. Without it: all that differ.",
            "maxItems": MAX_BROUGHT,
            "example": ["01k9xq5v3n8r6w2m4c7e1t0yzd"],
        },
    )
    dry_run = FlagField(load_default=False, metadata={"description": "Only answer what would change."})


def _state(description: str) -> fields.Dict:
    return fields.Dict(keys=fields.String(), required=True, metadata={"description": description})


class PastRecordSchema(ResponseSchema):
    """A record as it was, and how it differs from what it is."""

    id = text("The id of the record.")
    url = text("Its address now, of a deleted one the address then, without a scheme.")
    existed = flag("Whether it was there.")
    exists = flag("Whether it is there now.")
    fields_ = fields.Dict(
        keys=fields.String(),
        required=True,
        attribute="fields",
        data_key="fields",
        metadata={"description": "What it was, in the form that PATCH takes, without its password."},
    )
    then = _state("The fields that differ, as they were. Of a deleted record: what was set in it.")
    now = _state("The same fields as they are; empty if it was deleted.")
    changed_at = moment("When it was last changed since; null if it was not.", null=True)
    actor = nested(RecordCreator, "Who did that; null if nobody did.", null=True)


class FoldedChangeSchema(ResponseSchema):
    """A change of 20 and more records at once."""

    id = text("The id of the change.")
    created_at = moment("When it was made.")
    actor = nested(RecordCreator, "Who made it.")
    verb = word(CHANGE_VERB, "What was done.")
    records = number("How many records it has changed that nothing else has.")


class AsOfSchema(ResponseSchema):
    """The links and redirects of a workspace at an instant."""

    at = moment("The instant.")
    records = rows(PastRecordSchema, "The records that differ, the one that changed last first; at most 1,000.")
    folded = rows(FoldedChangeSchema, "Changes of many at once, whose records are left out.")
    left_out = number("How many more records have changed since.")
    made_since = number("How many of the present records were not there.")
    then = number("How many records there were; null if some are left out.", null=True)
    now = number("How many there are.")


class BroughtRecordSchema(ResponseSchema):
    """What bringing back does to a record."""

    id = text("The id of the record.")
    url = text("Its address.")
    result = word(BROUGHT_RESULT, "`restored`: it was deleted, and is there again.")
    then = _state("The fields that differ, as they were.")
    now = _state("The same fields before they are brought back.")
    reason = text("Why it stays as it is, or what of it does; else empty.")


class BroughtBackSchema(ResponseSchema):
    """What bringing back has done, or would do."""

    at = moment("The instant.")
    dry_run = fields.Boolean(
        required=True, attribute="is_dry", metadata={"description": "Whether nothing was changed."}
    )
    changed = number("How many records are brought back.")
    records = rows(BroughtRecordSchema, "The result for each record.")
    change_id = text("The change that POST /changes/{id}/undo takes back; null if nothing was changed.", null=True)
