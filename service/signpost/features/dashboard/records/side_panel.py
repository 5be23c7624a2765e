"""A record next to the list that it is in: what it does, and the few fields that change most."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.json_types import JsonObject
from signpost.domain.records.filters import tags_as_text, tags_in
from signpost.domain.records.record import RecordView
from signpost.features.dashboard import moments
from signpost.features.dashboard.addresses import record_address
from signpost.features.dashboard.blueprint import blp, page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.records.record_lists import lately
from signpost.operations.records import record_extensions, records
from signpost.operations.records.record_patch import patch_record
from signpost.operations.records.record_versions import StaleRecord, version
from signpost.schemas.loading import load
from signpost.schemas.records.record import RecordPatchSchema
from signpost.translations import gettext as _
from signpost.translations import mark


@blp.get("/links/<id>/panel")
def panel(id: str) -> Response:
    return _panel(records.get_link(g.caller, id))


@blp.post("/links/<id>/panel")
@offers_again(mark("Save changes"))
def save_panel(id: str) -> BaseResponse:
    """Change the fields of the panel and no others; nothing where the record is another than the panel showed."""
    require(patch_record)
    found = records.get_link(g.caller, id)
    try:
        values = load(RecordPatchSchema(), _changed(found))
        saved = patch_record(g.caller, id, **values, if_match=[request.form.get("version", "")])
    except StaleRecord as error:
        return _refused(error.record, {"": [_("This was changed while you were editing. Nothing is saved yet.")]})
    except Invalid as error:
        return _refused(found, error.errors)
    except PlanLimitExceeded as error:
        return _refused(found, {"": [error.message]})
    if "HX-Request" not in request.headers:
        return see_other(record_address(saved), _("Changes saved."), can_undo=True)
    return _panel(saved, is_saved=True)


def _refused(record: RecordView, errors: dict[str, list[str]]) -> BaseResponse:
    """The panel with what was typed; where a session had ended since, the form with all fields."""
    if "HX-Request" in request.headers:
        return _panel(record, request.form, errors)
    return see_other(f"{record_address(record)}/edit", " ".join(text for texts in errors.values() for text in texts))


def _changed(record: RecordView) -> JsonObject:
    """What was typed, as far as it differs from what the record is."""
    typed, shown, fields = request.form, _values(record), JsonObject()
    for name in ("destination", "title", "tags"):
        if name in typed and typed[name].strip() != shown[name]:
            fields[name] = tags_in(typed[name]) if name == "tags" else typed[name].strip()
    if "expires" in typed:
        expires = moments.from_input(typed, "expires") or None
        if expires != record.expired_at:
            fields["expires"] = expires
    return fields


def _values(record: RecordView) -> dict[str, str]:
    return {
        "destination": record.destination or "",
        "title": record.title or "",
        "tags": tags_as_text(record.tags),
        "expires": moments.to_input(record.expired_at or "", moments.own_zone()),
    }


def _panel(
    record: RecordView,
    typed: Mapping[str, str] | None = None,
    errors: dict[str, list[str]] | None = None,
    *,
    is_saved: bool = False,
) -> Response:
    recent = lately([record.id])[record.id]
    latest = record_extensions.list_checks(g.caller, record.id)[:1] if record.monitor != "off" else []
    return page(
        "records/side_panel.html",
        record=record,
        values={**_values(record), **(typed or {})},
        errors=errors or {},
        version=version(record),
        lately=recent,
        check=latest[0] if latest else None,
        zone=moments.own_zone(),
        is_saved=is_saved,
    )
