"""The rules of a record on the wire: domain/records/rules reads and writes them; these describe them."""

from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import Length, OneOf, Range

from signpost.domain import languages, times
from signpost.domain.errors import Invalid
from signpost.domain.records import addresses
from signpost.domain.records.destination import MAX_DESTINATIONS, MAX_WEIGHT
from signpost.domain.records.rules import rule_conditions, rules
from signpost.schemas.choices import DAY, DEVICE, ROUTING
from signpost.schemas.fields import TIMESTAMP, EntryCount

_ENTRIES = EntryCount(rule_conditions.MAX_ENTRIES, is_required=True)
_LANGUAGE = r"^\s*[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*\s*$"
_HOURS = r"^\s*([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)\s*$"
_VISIBLE = r"[^\s\x00-\x1f\x7f-\x9f]"


def _texts(description: str, max_length: int, pattern: str, example: list[str]) -> fields.List[Any]:
    entry = fields.String(validate=Length(1, max_length), metadata={"pattern": pattern})
    return fields.List(entry, validate=_ENTRIES, metadata={"description": description, "example": example})


def _moment(name: str, description: str, example: str) -> fields.String:
    text = {"description": description, "pattern": f"^{times.RFC3339}$", "example": example, **TIMESTAMP}
    return fields.String(data_key=name, metadata=text)


class RuleConditions(Schema):
    """Conditions, at least one of which is given: all must hold. Of the entries of one, any suffices."""

    country = _texts("Country codes (ISO 3166-1). They need a country database.", 2, "^[A-Za-z]{2}$", ["DE", "AT"])
    device = fields.List(
        fields.String(validate=OneOf(DEVICE.values)), validate=_ENTRIES, metadata={"description": "Kinds of devices."}
    )
    system = _texts("Operating systems.", rule_conditions.MAX_CLIENT, _VISIBLE, ["iOS", "macOS"])
    browser = _texts("Browsers.", rule_conditions.MAX_CLIENT, _VISIBLE, ["Firefox"])
    language = _texts(
        "Language tags (BCP 47). One of them is found (RFC 4647, lookup) for a language that the visitor prefers most.",
        languages.MAX_TAG,
        _LANGUAGE,
        ["de", "fr-CH"],
    )
    query = fields.Dict(
        keys=fields.String(),
        values=fields.String(allow_none=True, validate=Length(max=rule_conditions.MAX_PARAMETER_VALUE)),
        metadata={
            "description": "Parameters that the visit has; null: with any value.",
            "minProperties": 1,
            "maxProperties": rule_conditions.MAX_PARAMETERS,
            "example": {"ref": "mail"},
        },
    )
    referrer = _texts(
        "Hostnames of the pages from which visitors come; hosts below them are included.",
        addresses.HOST_LENGTH,
        addresses.HOST_PATTERN,
        ["example.com"],
    )
    since = _moment("from", "From when (RFC 3339, UTC without an offset).", "2026-12-01T00:00:00Z")
    until = _moment("until", "Until when; the moment itself is excluded.", "2027-01-01T00:00:00Z")
    days = fields.List(
        fields.String(validate=OneOf(DAY.values)),
        validate=_ENTRIES,
        metadata={"description": "Days of the week; with hours, those on which the hours begin."},
    )
    hours = _texts("Hours of the day. The end is excluded; it may be on the next day.", 11, _HOURS, ["09:00-17:00"])
    timezone = fields.String(
        validate=Length(1, 64),
        metadata={
            "description": "The time zone (IANA) of days and hours. Default: UTC.",
            "example": "Europe/Berlin",
        },
    )
    bot = fields.Boolean(metadata={"description": "true: known crawlers; false: people."})
    share = fields.Integer(
        validate=Range(rule_conditions.MIN_SHARE, rule_conditions.MAX_SHARE),
        metadata={"description": "Percent of the visitors; each keeps the decision for the day."},
    )


class RecordRule(Schema):
    """A rule: where visitors are sent for whom its conditions hold. It has `destination` or `destinations`."""

    name = fields.String(
        validate=Length(max=rules.MAX_NAME),
        allow_none=True,
        metadata={"description": "For people.", "example": "Phones in Germany"},
    )
    conditions = fields.Nested(
        RuleConditions, data_key="if", required=True, metadata={"description": "The conditions: all must hold."}
    )
    destination = fields.String(
        validate=Length(max=addresses.DESTINATION_LENGTH),
        allow_none=True,
        metadata={
            "description": "Where they are sent.",
            "pattern": addresses.DESTINATION_PATTERN,
            "example": "https://example.com/app",
        },
    )
    destinations = fields.List(
        fields.String(
            validate=Length(max=addresses.DESTINATION_LENGTH), metadata={"pattern": addresses.DESTINATION_PATTERN}
        ),
        allow_none=True,
        validate=EntryCount(MAX_DESTINATIONS, is_required=True),
        metadata={"description": "Several, instead of `destination`."},
    )
    routing = fields.String(
        allow_none=True, validate=OneOf(ROUTING.values), metadata={"description": "How they are spread over several."}
    )
    weights = fields.List(
        fields.Integer(validate=Range(0, MAX_WEIGHT)),
        allow_none=True,
        validate=EntryCount(MAX_DESTINATIONS, is_required=True),
        metadata={"description": "A weight for each destination; only with weighted routing."},
    )


class RulesField(fields.List[Any]):
    """The rules of a record. They load as domain.records.rules.rules.Rule."""

    def __init__(self, **kwargs: Any):
        super().__init__(fields.Nested(RecordRule), allow_none=True, validate=EntryCount(rules.MAX_RULES), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        try:
            return rules.parse_rules(value)
        except Invalid as refusal:
            raise ValidationError({_below(name): reasons for name, reasons in refusal.errors.items()}) from None

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        return rules.as_json(value or ())


def _below(place: str) -> str:
    """A place without the field itself, which marshmallow puts before it."""
    return place.partition(".")[2] or "_schema"
