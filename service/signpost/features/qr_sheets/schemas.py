"""Sheets of QR codes on the wire."""

from typing import Any

from marshmallow import Schema, fields, post_load
from marshmallow.validate import Length, OneOf, Range

from signpost.domain.json_types import Loaded
from signpost.domain.records import qr
from signpost.features.qr_sheets.layout import MAX_CODES, MAX_MM, MAX_PLACE, PAPERS, SheetLook
from signpost.schemas.choices import Choices
from signpost.schemas.fields import DigitsField, EntryCount, FlagField, LineField
from signpost.schemas.records.filters import RecordFilter

PAPER = Choices("QrPaper", "A paper, plain or with labels of a size in millimetres.", tuple(PAPERS))
FORMAT = Choices("QrSheetFormat", "The format of a sheet. svg: one of its pages.", ("pdf", "svg"))

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
        validate=EntryCount(MAX_CODES),
        load_default=[],
        metadata={
            "description": "Where the codes will hang. Each link has a code of its own for each place, whose scans are "
            "counted as clicks of the source with this name. A range is all of its numbers.",
            "example": ["Table 1-20", "Entrance"],
        },
    )
    paper = fields.String(
        load_default=_DEFAULT.paper, validate=OneOf([*PAPERS]), metadata={"description": "The paper."}
    )
    mm = DigitsField(
        load_default=None,
        allow_none=True,
        validate=Range(min=qr.MIN_MM, max=MAX_MM),
        metadata={"description": "The width of each code in millimetres, with its margin. null: what fits on a label."},
    )
    text = LineField(
        load_default=_DEFAULT.text,
        validate=Length(max=qr.MAX_TEXT),
        metadata={"description": "A line below each code.", "example": "Scan me"},
    )
    show_url = FlagField(
        load_default=_DEFAULT.show_url, metadata={"description": "Whether the short address is below each code."}
    )
    cut_marks = FlagField(
        load_default=_DEFAULT.cut_marks, metadata={"description": "Whether plain paper has marks where to cut."}
    )
    frame = FlagField(load_default=_DEFAULT.frame, metadata={"description": "Whether each code is in a frame."})
    format = fields.String(load_default="pdf", validate=OneOf(FORMAT.values), metadata={"description": "The format."})
    page = DigitsField(
        load_default=1,
        validate=Range(min=1, max=MAX_CODES),
        metadata={"description": "Which page an SVG is of; a PDF has all of them."},
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        """The members of the look become one."""
        return {"look": SheetLook(**{name: values.pop(name) for name in _LOOK}), **values}
