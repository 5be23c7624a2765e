"""What the specification does not have of a record: `extensions`, in answers to ?include=extensions, and checks."""

from typing import Any

from marshmallow import Schema, fields, missing, post_load
from marshmallow.validate import OneOf

from signpost.domain.json_types import Loaded
from signpost.domain.records import field_kinds
from signpost.domain.records.record import FIELDS
from signpost.domain.records.warnings import MAX_WARNINGS
from signpost.schemas import ResponseSchema, choices
from signpost.schemas.choices import CHECK_RESULT
from signpost.schemas.fields import CARD, EXTENSION, TIMESTAMP, EntriesField
from signpost.schemas.records.rules import RulesField
from signpost.schemas.response_fields import FastSchema, flag, moment, nested, number, rows, text, word

INCLUDE = "include"
(EXTENSIONS,) = choices.INCLUDE.values
_INCLUDE_TEXT = "`extensions` adds the object `extensions`, which holds the fields that are marked so."


def extension_field(field: field_kinds.Field) -> fields.Field[Any]:
    """The member of `extensions` that holds what `field` describes."""
    given: dict[str, Any] = {"description": field.description}
    if field.example is not None:
        given["example"] = field.example
    common: dict[str, Any] = {"required": True, "allow_none": field.default is None, "metadata": given}
    match field.kind:
        case field_kinds.Flag():
            return fields.Boolean(**common)
        case field_kinds.Number() | field_kinds.NumberOf():
            return fields.Integer(**common)
        case field_kinds.Numbers():
            return EntriesField(fields.Integer(), **{**common, "allow_none": False})
        case field_kinds.Urls() | field_kinds.KeysOf() | field_kinds.Labels():
            return EntriesField(fields.String(), **{**common, "allow_none": False})
        case field_kinds.Utm():
            return fields.Dict(**common)
        case field_kinds.RulesKind():
            return RulesField(required=True, metadata=given)
        case field_kinds.CardKind():
            return fields.Dict(**{**common, "metadata": {**given, **CARD}})
        case field_kinds.Timestamp():
            given |= TIMESTAMP
        case field_kinds.MemberOf(enum):
            given["enum"] = [member.value for member in enum]
    return fields.String(**common)


_MEMBERS = {
    entry.name: extension_field(entry)
    for entry in FIELDS
    if entry.is_extension and not isinstance(entry.kind, field_kinds.Secret)
}


class RecordWarningSchema(FastSchema):
    """Something about a record that was accepted, but is probably not meant."""

    field = text("Where it is in a body, like `destinations.1` or `rules.0.if.system.0`.")
    code = word(choices.WARNING_CODE, "What it is.")
    message = text("A sentence for people.")


class RescueSchema(FastSchema):
    """Visitors whom a record has answered since it was created where people had found nothing."""

    visitors = number("Visitors since then, counted by day. Robots are none.")
    since = text("The day (UTC) on which it was created.", format="date")


class RecordExtensions(FastSchema.from_dict(_MEMBERS, name="ExtensionMembers")):  # type: ignore[misc]
    """The fields of a record that the specification does not have."""

    has_password = flag("Whether visitors must enter a password, which is never shown.")
    qr_background = text("The color under the modules of its QR code, as #rrggbb.")
    warnings = EntriesField(
        fields.Nested(RecordWarningSchema),
        required=True,
        metadata={
            "description": f"What was accepted, but is probably not meant; at most {MAX_WARNINGS}, [] where there is "
            "nothing.",
            "maxItems": MAX_WARNINGS,
        },
    )
    rescued = nested(RescueSchema, "Whom it rescued; null: no one had missed its address.", null=True)


class Extensions(fields.Nested):
    """`extensions` of a record, left out where they were not requested."""

    def __init__(self) -> None:
        super().__init__(
            RecordExtensions,
            metadata={"description": "With include=extensions: what the specification does not have.", **EXTENSION},
        )

    def serialize(self, attr: str, obj: Any, accessor: Any = None, **kwargs: Any) -> Any:
        value = super().serialize(attr, obj, accessor, **kwargs)
        return missing if value is None else value


class Including(Schema):
    """A query that may ask for the extensions of records."""

    include = fields.String(
        validate=OneOf(choices.INCLUDE.values), metadata={"description": _INCLUDE_TEXT, **EXTENSION}
    )

    @post_load
    def forget(self, values: Loaded, **_: Any) -> Loaded:
        """Only the answer differs (rest/records/record_answers.py), so that operations need not know."""
        return {name: value for name, value in values.items() if name != INCLUDE}


PARAMETER = {
    "in": "query",
    "name": INCLUDE,
    "required": False,
    "schema": {"allOf": [{"$ref": f"#/components/schemas/{choices.INCLUDE.name}"}]},
    "description": _INCLUDE_TEXT,
    **EXTENSION,
}


class DestinationCheck(ResponseSchema):
    """One check of a destination."""

    at = moment("When the check was made.")
    destination = text("The URL that was checked.")
    result = word(CHECK_RESULT, "What the check found.")
    reason = text('Why the destination is down, as a sentence; "" if it is up.')
    status = number("HTTP status code of its last response; null if it gave none.", null=True)
    ms = number("How long the check took, in milliseconds.")


class DestinationCheckList(ResponseSchema):
    """The latest 100 checks, newest first."""

    data = rows(DestinationCheck, "The checks, newest first.")
