"""POST /qr-sheets: an extension to the specification."""

from typing import Any

from flask import Response, g

from signpost.domain.records import qr
from signpost.features.qr_sheets import operations
from signpost.features.qr_sheets.schemas import QrSheetSchema
from signpost.rest.blueprint import Blueprint
from signpost.schemas.records.filters import require_filters

_BINARY = {"schema": {"type": "string", "format": "binary"}}

blp = Blueprint("qr_sheets", __name__, "Sheets of QR codes for print.")


@blp.route("/qr-sheets", methods=["POST"])
@blp.arguments(
    QrSheetSchema, example={"filter": {"tags": "menu"}, "places": ["Table 1-20"], "paper": "a4", "text": "Scan me"}
)
@blp.response(200, _BINARY["schema"], content_type="application/pdf", description="The sheet.")
@blp.operation(operations.make_sheet)
@blp.doc(responses={200: {"content": {"image/svg+xml": _BINARY}}})
@blp.extension
def create_qr_sheet(body: dict[str, Any]) -> Response:
    """Make a sheet of QR codes, as a PDF in millimetres or one page of it as an SVG.

    On plain paper or on labels, for up to 100 links and 200 codes. Each code looks as `PUT /links/{id}/qr` has set it.
    """
    require_filters(body["filter"])
    sheet = operations.make_sheet(g.caller, filters=body["filter"], places=body["places"], look=body["look"])
    is_pdf = body["format"] == "pdf"
    return Response(sheet.pdf() if is_pdf else sheet.svg(body["page"]), mimetype=qr.TYPES[body["format"]])
