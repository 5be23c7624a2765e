"""QR codes on the wire: their style, and the image to make. Extensions to the specification."""

import re
from typing import Any

from marshmallow import Schema, fields, post_load
from marshmallow.validate import Length, OneOf, Range

from signpost.domain.json_types import Loaded
from signpost.domain.records import qr
from signpost.domain.records.qr_sheet import MAX_CODES, MAX_MM, MAX_PLACE, MAX_TEXT, SheetLook
from signpost.schemas.choices import QR_FORMAT, QR_PAPER, QR_SHEET_FORMAT, QR_THEME, TRUTH
from signpost.schemas.fields import DigitsField, FlagField, LineField, PatternField
from signpost.schemas.records.filters import ChoiceFilter, RecordFilter
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
        metadata={"description": "The colour of its modules, as #rrggbb; must be dark.", "example": "#003366"},
    )
    background = PatternField(
        _COLOR,
        error=mark("Must be a color, like #003366."),
        metadata={"description": "The colour under them, as #rrggbb; must be light.", "example": "#ffffff"},
    )
    logo = FlagField(metadata={"description": "Whether there is a logo in its centre."})
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
        validate=Length(max=MAX_TEXT),
        metadata={
            "description": "A line below it, in letters of Western Europe; of a PNG in English ones.",
            "example": "Scan me",
        },
    )
    frame = ChoiceFilter(TRUTH, load_default=None, metadata={"description": "Whether it is in a frame."})


_LOOK = ("paper", "mm", "text", "show_url", "cut_marks", "frame")
_DEFAULT = SheetLook()


class QrSheetSchema(Schema):
    """The body of POST /qr-sheets."""

    filter = fields.Nested(
        RecordFilter,
        required=True,
        metadata={"description": "Whose codes: the links and redirects that all of these filters match."},
    )
    places = fields.List(
        LineField(validate=Length(1, MAX_PLACE)),
        validate=Length(max=MAX_CODES),
        load_default=[],
        metadata={
            "description": "Where the codes will hang. Each link has a code of its own for each place, whose scans are "
            "counted as clicks of the source with this name. A range is all of its numbers.",
            "example": ["Table 1-20", "Entrance"],
        },
    )
    paper = fields.String(
        load_default=_DEFAULT.paper, validate=OneOf(QR_PAPER.values), metadata={"description": "The paper."}
    )
    mm = DigitsField(
        load_default=None,
        allow_none=True,
        validate=Range(min=qr.MIN_MM, max=MAX_MM),
        metadata={"description": "The width of each code in millimetres, with its margin. null: what fits on a label."},
    )
    text = LineField(
        load_default=_DEFAULT.text,
        validate=Length(max=MAX_TEXT),
        metadata={"description": "A line below each code.", "example": "Scan me"},
    )
    show_url = FlagField(
        load_default=_DEFAULT.show_url, metadata={"description": "Whether the short address is below each code."}
    )
    cut_marks = FlagField(
        load_default=_DEFAULT.cut_marks, metadata={"description": "Whether plain paper has marks where to cut."}
    )
    frame = FlagField(load_default=_DEFAULT.frame, metadata={"description": "Whether each code is in a frame."})
    format = fields.String(
        load_default="pdf", validate=OneOf(QR_SHEET_FORMAT.values), metadata={"description": "The format."}
    )
    page = DigitsField(
        load_default=1,
        validate=Range(min=1, max=MAX_CODES),
        metadata={"description": "Which page an SVG is of; a PDF has all of them."},
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        """The members of the look become one."""
        return {"look": SheetLook(**{name: values.pop(name) for name in _LOOK}), **values}
