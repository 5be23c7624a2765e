"""The picture of a QR code."""

from __future__ import annotations

from signpost.domain import png, vector
from signpost.domain.errors import Invalid
from signpost.domain.records import qr
from signpost.domain.records.qr import QrStyle
from signpost.operations.caller import Caller
from signpost.operations.workspaces import workspace_settings
from signpost.translations import gettext as _


def picture_of(
    caller: Caller,
    url: str,
    style: QrStyle,
    *,
    format: str,
    size: int = qr.DEFAULT_PIXELS,
    mm: int | None = None,
    text: str = "",
    frame: bool | None = None,
    logo: bytes = b"",
) -> bytes:
    """The QR code of a URL (domain/records/qr.py) with the logo of the caller's workspace, where it has one.

    logo: a PNG for this picture alone, which is not kept. Raises Invalid.
    """
    require_printable(text)
    if format == "png" and not text.isascii():
        raise Invalid({"text": [_("A PNG can have only English letters. Choose SVG or PDF.")]})
    drawn = workspace_settings.logo_of(caller) if style["logo"] and not logo else None
    if logo:
        try:
            style, drawn = {**style, "logo": True}, png.clean(logo)
        except ValueError as error:
            raise Invalid({"logo": [str(error)]}) from None
    return qr.picture(url, style, format=format, size=size, mm=mm, logo=drawn, text=text, frame=bool(frame))


def require_printable(text: str) -> None:
    """Raises Invalid: a PDF cannot show the text."""
    if not vector.is_printable(text):
        raise Invalid({"text": [_("The fonts of a PDF have only the letters of Western Europe.")]})
