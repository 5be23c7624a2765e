"""The QR code of a record: its style, and the picture."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Unpack
from urllib.parse import quote

from flask import Response, g, make_response, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid, Outdated
from signpost.domain.records import qr
from signpost.domain.records.qr import QrChange, QrStyle, style_with
from signpost.domain.records.record import RecordView
from signpost.features.dashboard.addresses import list_path, record_address
from signpost.features.dashboard.blueprint import blp, page, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import Form
from signpost.operations.records import qr_codes, records
from signpost.operations.records.record_versions import QR, version
from signpost.schemas import loaded
from signpost.schemas.loading import load
from signpost.schemas.records.qr import QrQuery, QrStyleUpdate
from signpost.translations import Translated, mark
from signpost.translations import gettext as _
from signpost.web.paths import QR_PICTURE

# Of the picture on the page, and of one that is downloaded, in pixels.
SIZE, PRINT_SIZE = 176, 1024
# Characters of an alias in the name of a downloaded picture.
MAX_FILE_NAME = 100


@blp.post("/links/<id>/qr")
@offers_again(mark("Save the QR code"))
def change_qr(id: str) -> BaseResponse:
    form = Form(QrStyleUpdate)

    def save(**look: Unpack[QrChange]) -> RecordView:
        return records.set_qr(g.caller, id, look=look, expected=request.form.get("version"))

    try:
        done = form.submit(request.form, save)
    except Outdated:
        found = records.get_link(g.caller, id)
        present = Form(QrStyleUpdate, found.qr).values
        rows = [(label, _text(form.values[name]), _text(present[name])) for name, label in _QR_LABELS.items()]
        typed = {name: text for name, text in request.form.items() if name in _QR_LABELS}
        return page(
            "records/conflict.html",
            409,
            record=found,
            differing=[row for row in rows if row[1] != row[2]],
            fields={**typed, "version": version(found, QR)},
            action=f"/links/{id}/qr",
            button=_("Save mine"),
            here=list_path(found.handler),
        )
    if done is None and form.errors:
        raise Invalid(form.errors)
    return see_other(record_address(done or records.get_link(g.caller, id)), _("QR code saved."), can_undo=True)


_QR_LABELS = Translated(
    {
        "theme": mark("Dots"),
        "color": mark("Color"),
        "background": mark("Background"),
        "margin": mark("Margin"),
        "logo": mark("Logo in the center"),
        "show_url": mark("Show the link below"),
    }
)


def _text(value: Any) -> str:
    return (_("on") if value else _("off")) if isinstance(value, bool) else str(value)


@blp.get("/links/<id>/qr/preview")
def preview_qr(id: str) -> Response:
    """The code in the style that the form has now, which is not saved. Part of a page, for htmx."""
    found = records.record_for_qr(g.caller, id)
    form = Form(QrStyleUpdate)

    def styled(**look: Unpack[QrChange]) -> QrStyle:
        return style_with(found.qr, look)

    style = form.submit(request.args, styled) or found.qr
    picture = qr_codes.picture_of(g.caller, found.url, style, format="svg", size=SIZE)
    return page("records/qr_preview.html", record=found, qr_code=data_url(picture), legibility=legibility_of(style))


def legibility_of(style: QrStyle) -> qr.Legibility:
    return qr.legibility(style["color"], style["background"])


def data_url(picture: bytes) -> str:
    """An address that contains a picture of a code."""
    return f"data:image/svg+xml;base64,{b64encode(picture).decode()}"


@blp.get("/links/<id>/qr.<any(svg, png, pdf):format>")
def qr_picture(id: str, format: str) -> Response:
    query: loaded.QrQuery = load(
        QrQuery(), {"format": format, **{key: value for key, value in request.args.items() if key in ("size", "mm")}}
    )
    found = records.record_for_qr(g.caller, id)
    picture = qr_codes.picture_of(g.caller, found.url, found.qr, **query)
    return _file(found, picture, format, is_download="download" in request.args)


@blp.post(QR_PICTURE)
@offers_again(mark("Download the QR code"))
def draw_qr() -> Response:
    """The code with a text, a frame and a logo that are for this picture alone."""
    given = {key: value for key, value in request.form.items() if key in ("format", "text", "frame")}
    query: loaded.QrQuery = load(QrQuery(), {"size": str(PRINT_SIZE), **given})
    found = records.record_for_qr(g.caller, request.form.get("id", ""))
    logo = request.files["logo"].read() if "logo" in request.files else b""
    picture = qr_codes.picture_of(g.caller, found.url, found.qr, **query, logo=logo)
    return _file(found, picture, query["format"], is_download=True)


def _file(record: RecordView, picture: bytes, format: str, *, is_download: bool) -> Response:
    response = make_response(picture)
    response.mimetype = qr.TYPES[format]
    if is_download:
        name = f"{record.alias.replace('/', '-')[:MAX_FILE_NAME] or record.host}.{format}"
        # Headers are Latin-1; RFC 6266 defines how to write other names.
        parameter = f'filename="{name}"' if name.isascii() else f"filename*=UTF-8''{quote(name)}"
        response.headers["Content-Disposition"] = f"attachment; {parameter}"
    return response
