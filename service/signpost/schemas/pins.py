"""Pinned filters on the wire. Spec: "Pinned filter"."""

from marshmallow import fields
from marshmallow.validate import OneOf

from signpost.schemas import ResponseSchema


class PinSchema(ResponseSchema):
    """A filter worth trying: `kind` and `value` of a list filter."""

    kind = fields.String(required=True, validate=OneOf(("host", "tag", "qr", "type", "health", "created")))
    value = fields.String(required=True)


class Pins(ResponseSchema):
    """The pinned filters, the most urgent first."""

    pins = fields.List(fields.Nested(PinSchema), required=True)
