"""The page that prints QR codes: a sheet of many, with a picture of it as it will be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, g, make_response, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid, NotFound
from signpost.domain.records import qr
from signpost.domain.records.record import RecordView
from signpost.features.dashboard.blueprint import page, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import as_fields, filters_in
from signpost.features.dashboard.records.bulk_edits import chosen_ids, filters_of_form, list_again
from signpost.features.dashboard.records.qr_codes import legibility_of
from signpost.features.qr_sheets import operations
from signpost.features.qr_sheets.layout import DEFAULT_MM, PAPERS, Grid, Paper, SheetLook, grid_of
from signpost.features.qr_sheets.operations import MAX_RECORDS, Sheet
from signpost.features.qr_sheets.schemas import QrSheetSchema
from signpost.operations.records import record_urls
from signpost.operations.workspaces import usage
from signpost.schemas.loading import load
from signpost.schemas.records.filters import require_filters
from signpost.translations import gettext as _
from signpost.translations import mark

blp = Blueprint("qr_sheets", __name__, template_folder="templates")

_SWITCHES = ("show_url", "cut_marks", "frame")
_TEXTS = ("paper", "mm", "text")
# Links that are named above the sheet.
MAX_NAMED = 12


@blp.get("/qr")
def qr_page() -> BaseResponse:
    fields, wrong, sheet = _fields(), "", None
    try:
        sheet = _sheet(fields) if _filters(fields) else None
    except Invalid as error:
        wrong = error.sentences()
    # The button adds one, and not a preview while something is typed.
    typed = "" if "HX-Request" in request.headers else request.args.get("add", "").strip()
    if typed:
        try:
            added = record_urls.find_id(g.caller, typed)
        except (NotFound, Invalid) as error:
            wrong = error.sentences() if isinstance(error, Invalid) else str(error)
        else:
            # Those of a tag stay, now one by one.
            known = [record.id for record in sheet.records] if sheet else _ids(fields)
            return see_other(_address(_of(fields, [*known, added])))
    number = min(max(1, _page_number()), sheet.pages) if sheet else 1
    return page(
        "qr_sheet.html",
        fields=fields,
        filters=_filters(fields),
        sheet=sheet,
        wrong=wrong,
        typed=typed,
        number=number,
        papers={key: _paper_name(paper) for key, paper in PAPERS.items()},
        paper=PAPERS.get(fields.get("paper", ""), PAPERS["a4"]),
        default_mm=DEFAULT_MM,
        tags=usage.list_tags(g.caller),
        named=_named(fields, sheet) if sheet else [],
        page_address=lambda number: _address(_with(fields, "page", str(number))),
        file_address=lambda kind: _address(_with(fields, "page", str(number)), f"/qr/sheet.{kind}"),
        legibility=_worst(sheet) if sheet else None,
        # Nothing is chosen yet: where codes will be.
        outline=_outline(fields) if not sheet and not wrong else None,
    )


@blp.post("/qr")
@offers_again(mark("QR codes"))
def print_ticked() -> BaseResponse:
    """A sheet of the records that are ticked in a list, or of all that it shows."""
    chosen = chosen_ids()
    try:
        filters_of_form(chosen)
        if len(chosen) > MAX_RECORDS:
            sentence = _(
                "You selected %(count)s; a sheet has the codes of up to %(limit)s.",
                count=len(chosen),
                limit=MAX_RECORDS,
            )
            raise Invalid({"id": [sentence]})
    except Invalid as error:
        return list_again(error)
    which = [("id", ticked) for ticked in chosen] or [*as_fields(filters_in(request.form)).items()]
    return see_other("/qr?" + urlencode(which))


@blp.get("/qr/sheet.<any(pdf, svg):format>")
def qr_sheet_file(format: str) -> Response:
    sheet = _sheet(_fields())
    response = make_response(sheet.pdf() if format == "pdf" else sheet.svg(max(1, _page_number())))
    response.mimetype = qr.TYPES[format]
    if format == "pdf" or "download" in request.args:
        response.headers["Content-Disposition"] = f'attachment; filename="qr-codes.{format}"'
    return response


def _fields() -> MultiDict[str, str]:
    """What the address says, with what the page begins with."""
    known = {*_SWITCHES, *_TEXTS, "id", "places", "chosen"}
    fields = MultiDict(
        [(key, value) for key, value in request.args.items(multi=True) if key in known or key.startswith("filter[")]
    )
    # A form says nothing of a switch that is off.
    if "chosen" not in fields:
        look = SheetLook()
        fields.update({name: "1" for name in _SWITCHES if getattr(look, name)})
    fields["chosen"] = "1"
    return fields


def _ids(fields: MultiDict[str, str]) -> list[str]:
    return list(dict.fromkeys(fields.getlist("id")))


def _filters(fields: MultiDict[str, str]) -> dict[str, str]:
    """Links that were chosen one by one are these, whatever else is chosen."""
    ids = _ids(fields)
    return {"id": ",".join(ids)} if ids else filters_in(fields)


def _page_number() -> int:
    text = request.args.get("page", "1")
    return int(text) if text.isdecimal() and len(text) < 4 else 1


def _sheet(fields: MultiDict[str, str]) -> Sheet:
    """Raises Invalid: there is no such sheet."""
    question = _question(fields, _filters(fields))
    require_filters(question["filter"])
    return operations.make_sheet(g.caller, filters=question["filter"], places=question["places"], look=question["look"])


def _outline(fields: MultiDict[str, str]) -> Grid | None:
    """Where the codes of a sheet of something will be; None: what is chosen has no room for any."""
    try:
        question = _question(fields, {"id": "any"})
        return grid_of(question["look"], bool(question["places"]))
    except Invalid:
        return None


def _question(fields: MultiDict[str, str], filters: dict[str, str]) -> Any:
    """What a sheet of some links is made of. Raises Invalid."""
    given: dict[str, Any] = {
        "filter": filters,
        "places": [line for line in fields.get("places", "").replace(",", "\n").splitlines() if line.strip()],
        **{name: fields[name] for name in _TEXTS if fields.get(name)},
        **{name: name in fields for name in _SWITCHES},
    }
    return load(QrSheetSchema(), given)


def _with(fields: MultiDict[str, str], name: str, *values: str) -> MultiDict[str, str]:
    changed = fields.copy()
    changed.setlist(name, values)
    return changed


def _of(fields: MultiDict[str, str], ids: Sequence[str]) -> MultiDict[str, str]:
    """The same sheet of these links."""
    others = [(key, value) for key, value in fields.items(multi=True) if not key.startswith("filter[")]
    return _with(MultiDict(others), "id", *ids)


def _named(fields: MultiDict[str, str], sheet: Sheet) -> list[tuple[RecordView, str]]:
    """The first links of a sheet, each with the address of the sheet without it."""
    ids = _ids(fields)
    return [
        (record, _address(_of(fields, [known for known in ids if known != record.id])))
        for record in sheet.records[:MAX_NAMED]
    ]


def _address(fields: MultiDict[str, str], path: str = "/qr") -> str:
    return f"{path}?{urlencode([*fields.items(multi=True)])}"


def _paper_name(paper: Paper) -> str:
    if paper.labels is None:
        return _("%(paper)s, to cut", paper=paper.name)
    width, height, columns, rows, _gap = paper.labels
    size = f"{width:g} × {height:g} mm"
    return _("%(number)s labels of %(size)s on %(paper)s", number=columns * rows, size=size, paper=paper.name)


def _worst(sheet: Sheet) -> tuple[str, qr.Legibility]:
    """The code that cameras read least well."""
    found = [(f"{record.host}/{record.alias}", legibility_of(record.qr)) for record in sheet.records]
    return min(found, key=lambda entry: (entry[1].is_good, entry[1].contrast))
