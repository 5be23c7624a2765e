"""Exports: what a list shows, or everything, as a file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from urllib.parse import urlencode

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from redirect_formats import FORMAT_NAMES, REDIRECT_FORMATS
from signpost.domain.errors import Invalid
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import RecordView
from signpost.features.dashboard.blueprint import page, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import as_fields, filters_in
from signpost.features.dashboard.records.bulk_edits import chosen_ids, filters_of_form, list_again
from signpost.features.transfer import export, redirect_export
from signpost.features.transfer.download import download
from signpost.features.transfer.pages import blp
from signpost.features.transfer.schemas import ExportArguments, ExportQuery
from signpost.schemas.loading import load
from signpost.translations import gettext as _
from signpost.translations import mark, number

# Records in the file of a server, which is sorted in memory: about 10 MB. The command line writes larger ones.
MAX_RULES = 10_000
# Redirects on the page that says which ones such a file cannot express.
MAX_REFUSED = 200


@blp.get("/export")
def export_records() -> BaseResponse:
    """The records that match the filters, as a file: a table, JSON Lines, or redirects in the format of a server."""
    params = {key: value for key, value in request.args.items() if value}
    format_ = params.pop("format", "csv")
    anyway = params.pop("anyway", "")
    known = as_fields(filters_in(params))
    if format_ not in REDIRECT_FORMATS:
        query: ExportArguments = load(ExportQuery(), {**known, "format": format_})
        return download(g.caller, query["filters"], query["format"])
    return _for_server(format_, load(ExportQuery(), known)["filters"], known, is_sure=bool(anyway))


@blp.post("/export")
@offers_again(mark("Export"))
def export_ticked() -> BaseResponse:
    """The records that are ticked in a list, or all that it shows, as a table."""
    chosen = chosen_ids()
    try:
        filters = filters_of_form(chosen)
    except Invalid as error:
        return list_again(error)
    if not chosen:
        return see_other("/export?" + urlencode({"format": "csv", **as_fields(filters_in(request.form))}))
    return download(g.caller, filters, "csv")


def _for_server(format_: str, filters: RecordFilters, params: dict[str, str], *, is_sure: bool) -> Response:
    refused: list[tuple[RecordView, str]] = []
    host = filters.host[0] if filters.host is not None and len(filters.host) == 1 else None
    text = "".join(
        redirect_export.export(
            _first_records(filters), format_, host=host, refused=lambda record, reason: refused.append((record, reason))
        )
    )
    if refused and not is_sure:
        return page(
            "transfer/export.html",
            name=FORMAT_NAMES[format_],
            refused=refused[:MAX_REFUSED],
            count=len(refused),
            anyway="/export?" + urlencode({**params, "format": format_, "anyway": "1"}),
            as_csv="/export?" + urlencode({**params, "format": "csv"}),
            here="/import",
        )
    answer = Response(text, mimetype="text/plain")
    answer.headers["Content-Disposition"] = f"attachment; filename={_file_name(format_)}"
    return answer


def _first_records(filters: RecordFilters) -> Iterator[RecordView]:
    found = list(islice(export.all_records(g.caller, filters), MAX_RULES + 1))
    if len(found) > MAX_RULES:
        reason = _(
            "These are more than %(max)s. Choose fewer, or use the command signpost export.", max=number(MAX_RULES)
        )
        raise Invalid({"format": [reason]})
    yield from found


def _file_name(format_: str) -> str:
    syntax = REDIRECT_FORMATS[format_]
    ending = "csv" if syntax.is_csv else "json" if syntax.is_json else "txt"
    return f"signpost-{format_}.{ending}"
