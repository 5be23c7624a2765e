"""Explaining a visit on the wire. An extension to the specification."""

import re
from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import Length, OneOf

from signpost.domain import addresses
from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP, Moment

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_HEADER_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+.^`|~-]{1,100}")
_HEADER_TEXT = r"^[ -~\xa1-\uffff]*$"


class Headers(fields.Dict):
    """Headers of a request, by name."""

    def __init__(self, **kwargs: Any):
        super().__init__(keys=fields.String(), values=fields.String(), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        errors = {name: [reason] for name, text in value.items() if (reason := _refusal(name, text))}
        if errors:
            raise ValidationError(errors)
        return value


def _refusal(name: str, text: Any) -> str | None:
    if not _HEADER_NAME.fullmatch(name):
        return "Not the name of a header."
    if name.lower() == "host":
        return "The URL says the host."
    if not isinstance(text, str):
        return "Not a valid string."
    return None if text.isprintable() else "Contains a control character."


def _check_address(text: str) -> None:
    if not addresses.is_ip_address(text):
        raise ValidationError("Not an IP address.")


class ExplainQuestion(Schema):
    """A visit that is to be explained."""

    url = fields.String(
        required=True,
        validate=Length(1, 4096),
        metadata={"description": "What would be visited.", "example": "https://go.example.com/sale?ref=mail"},
    )
    at = Moment(metadata={"description": "When; now where it is left out."})
    method = fields.String(load_default="GET", validate=OneOf(METHODS))
    headers = Headers(
        metadata={
            "description": "What the visitor sends. Without a User-Agent: that of a common browser.",
            "propertyNames": {"pattern": f"^{_HEADER_NAME.pattern}$"},
            "additionalProperties": {"type": "string", "pattern": _HEADER_TEXT},
            "example": {"User-Agent": "Googlebot/2.1", "Accept-Language": "de"},
        },
    )
    address = fields.String(
        validate=_check_address,
        metadata={
            "description": "Where the visitor is, an IP address.",
            "anyOf": [{"format": "ipv4"}, {"format": "ipv6"}],
        },
    )


class ExplainedRecord(ResponseSchema):
    """Which record answers."""

    id = fields.String(required=True)
    host = fields.String(required=True)
    alias = fields.String(required=True)


class ExplainedStep(ResponseSchema):
    """One step on the way of a visit."""

    step = fields.String(
        required=True,
        metadata={
            "description": "hostname, record, special, paused, starts, expires, max_clicks, method, password, limited, "
            "plugins, destination, www, answer, click or onward."
        },
    )
    passes = fields.Boolean(required=True, metadata={"description": "false: this is what stops the visit."})
    text = fields.String(required=True, metadata={"description": "What was found, as a sentence."})


class Explanation(ResponseSchema):
    """What a visit would meet."""

    url = fields.String(required=True)
    at = fields.String(required=True, metadata=TIMESTAMP)
    record = fields.Nested(ExplainedRecord, required=True, allow_none=True)
    steps = fields.List(fields.Nested(ExplainedStep), required=True)
    stopped_by = fields.String(
        required=True, allow_none=True, metadata={"description": "The step that stops it; null: it gets through."}
    )
    status = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "Of the answer; null: the hostname is not connected."},
    )
    location = fields.String(required=True, allow_none=True)
    headers = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    counts_as = fields.String(
        required=True, allow_none=True, metadata={"description": "person or bot; null: it is not counted."}
    )
