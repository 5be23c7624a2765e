"""The pictures of QR codes."""

from __future__ import annotations

from signpost.domain.records import qr
from signpost.domain.records.qr import QrStyle
from signpost.operations.caller import Caller
from signpost.operations.workspaces import page_logo


def picture_of(
    caller: Caller, url: str, style: QrStyle, *, format: str, size: int = qr.DEFAULT_PIXELS, mm: int | None = None
) -> bytes:
    """The QR code of a URL (domain/records/qr.py) with the logo of the caller's workspace, where it has one."""
    return qr.picture(url, style, format=format, size=size, mm=mm, logo=_logo(caller, style))


def _logo(caller: Caller, style: QrStyle) -> bytes | None:
    return page_logo.logo_of(caller) if style["logo"] else None
