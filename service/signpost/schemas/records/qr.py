"""QR codes on the wire: their style, and the image to make. Extensions to the specification."""

import re

from marshmallow import Schema, fields
from marshmallow.validate import Length, OneOf, Range

from signpost.domain.records import qr
from signpost.schemas.choices import QR_FORMAT, QR_THEME, TRUTH
from signpost.schemas.fields import DigitsField, FlagField, LineField, PatternField
from signpost.schemas.records.filters import ChoiceFilter
from signpost.translations import mark

THEMES = QR_THEME.values
FORMATS = QR_FORMAT.values
_COLOR = re.compile(r"#[0-9a-fA-F]{6}")
_MARGIN = re.compile(r"[0-9]{1,2}")


class QrStyleUpdate(Schema):
    """The body of PUT /links/{id}/qr."""

    theme = fields.String(validate=OneOf(THEMES), metadata={"description": "The shape of its modules."})
    color = PatternField(
        _COLOR,
        error=mark("Must be a color, like #003366."),
        metadata={"description": "The color of its modules, as #rrggbb; must be dark.", "example": "#003366"},
    )
    background = PatternField(
        _COLOR,
        error=mark("Must be a color, like #003366."),
        metadata={"description": "The color under them, as #rrggbb; must be light.", "example": "#ffffff"},
    )
    logo = FlagField(metadata={"description": "Whether there is a logo in its center."})
    show_url = FlagField(metadata={"description": "Whether the URL is written below it."})
    margin = PatternField(
        _MARGIN,
        error=mark("Must be a number from 0 to 99."),
        metadata={"description": "The margin around it, in modules; scanners need 4.", "example": "4"},
    )


class QrQuery(Schema):
    """The query of GET /links/{id}/qr."""

    format = fields.String(load_default="svg", validate=OneOf(FORMATS), metadata={"description": "Image format."})
    size = DigitsField(
        load_default=qr.DEFAULT_PIXELS,
        validate=Range(min=qr.MIN_PIXELS, max=qr.MAX_PIXELS),
        metadata={"description": "Approximate width in pixels."},
    )
    mm = DigitsField(
        load_default=None,
        validate=Range(min=qr.MIN_MM, max=qr.MAX_MM),
        metadata={
            "description": f"Width of an SVG or PDF in millimetres, with the margin; a PDF has {qr.DEFAULT_MM} without."
        },
    )
    text = LineField(
        load_default="",
        validate=Length(max=qr.MAX_TEXT),
        metadata={
            "description": "A line below it, in letters of Western Europe; of a PNG in English ones.",
            "example": "Scan me",
        },
    )
    frame = ChoiceFilter(TRUTH, load_default=None, metadata={"description": "Whether it is in a frame."})
