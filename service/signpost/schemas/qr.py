"""QR codes on the wire: how one looks, and which picture is asked for. Extensions to the specification."""

from marshmallow import Schema, fields
from marshmallow.validate import OneOf, Range, Regexp

from signpost.domain import qr
from signpost.schemas.fields import Digits, Flag

THEMES = ("square", "rounded", "dots")
FORMATS = ("svg", "png")


class QrLook(Schema):
    """The body of PUT /links/{id}/qr."""

    theme = fields.String(validate=OneOf(THEMES), metadata={"description": "The shape of its points."})
    color = fields.String(
        validate=Regexp(r"^#[0-9a-fA-F]{6}\Z", error="Not a colour, like #003366."),
        metadata={"description": "Of its points, as #rrggbb; must be dark.", "example": "#003366"},
    )
    logo = Flag(metadata={"description": "Whether a sign stands in its middle."})
    show_url = Flag(metadata={"description": "Whether the URL stands below it."})
    margin = fields.String(
        validate=Regexp(r"^\d{1,2}\Z", error="Not a number from 0 to 99."),
        metadata={"description": "Around it, in points; scanners need 4.", "example": "4"},
    )


class QrQuery(Schema):
    """The query of GET /links/{id}/qr."""

    format = fields.String(load_default="svg", validate=OneOf(FORMATS), metadata={"description": "svg or png."})
    size = Digits(
        load_default=512,
        validate=Range(min=64, max=qr.MAX_PIXELS),
        metadata={"description": "Width in pixels, about."},
    )
