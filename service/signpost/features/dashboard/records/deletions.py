"""Deleting one record, or many after a preview."""

from __future__ import annotations

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.changes import MAX_UNDOABLE
from signpost.domain.errors import Invalid
from signpost.features.dashboard.addresses import list_address, list_path
from signpost.features.dashboard.blueprint import blp, page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.records.bulk_edits import carried, chosen_ids, filters_of_form, list_again, result_of
from signpost.features.dashboard.records.record_lists import back_to_list, list_of
from signpost.operations.records import records
from signpost.operations.records.bulk import deletion
from signpost.translations import gettext as _
from signpost.translations import mark


@blp.post("/links/<id>/delete")
@offers_again(mark("Delete link"))
def delete_record(id: str) -> BaseResponse:
    record = records.get_link(g.caller, id)
    records.delete_redirect(g.caller, id)
    notice = _("%(address)s deleted.", address=f"{record.host}/{record.alias}")
    return see_other(back_to_list() or list_path(record.handler), notice, can_undo=True)


@blp.post("/links/delete")
@offers_again(mark("Continue deleting"))
def delete_many() -> BaseResponse:
    """A preview with the number and a few samples, then the deletion of exactly these records."""
    require(deletion.request_deletion)
    name, params = list_of(request.form.get("back", ""))
    chosen, wrong = chosen_ids(), ""
    try:
        filters = filters_of_form(chosen)
    except Invalid as error:
        return list_again(error)
    if "confirmation_token" in request.form:
        try:
            job = deletion.confirm_deletion(g.caller, filters, confirmation_token=request.form["confirmation_token"])
            return result_of(job, name, params)
        except Invalid as error:
            wrong = error.sentences()
    preview = deletion.preview_deletion(g.caller, filters)
    return page(
        "records/delete_many.html",
        422 if wrong else 200,
        name=name,
        preview=preview,
        is_final=preview.matched > MAX_UNDOABLE,
        fields=carried(),
        back=list_address(name, params),
        wrong=wrong,
        here=f"/{name}",
    )
