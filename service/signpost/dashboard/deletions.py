"""Deleting one record, or many after a preview."""

from __future__ import annotations

from urllib.parse import urlencode

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, require, see_other
from signpost.dashboard.record_lists import MAX_CHOSEN, list_address, list_of, list_page, section
from signpost.domain.errors import Invalid
from signpost.operations import bulk, records
from signpost.schemas.filters import require_some
from signpost.schemas.job import BulkBody
from signpost.schemas.loading import load


@blp.post("/links/<id>/delete")
def delete_record(id: str) -> BaseResponse:
    record = records.get_link(g.caller, id)
    records.delete_redirect(g.caller, id)
    return see_other(section(record), f"{record.host}/{record.alias} is deleted.")


@blp.route("/links/delete", methods=["GET", "POST"])
def delete_many() -> BaseResponse:
    """A preview with the number and a few samples, then the deletion of exactly these records."""
    require(bulk.request_deletion)
    name, params = list_of(request.values.get("back", ""))
    given = {key[7:-1]: value for key, value in request.values.items() if key.startswith("filter[") and value}
    chosen = list(dict.fromkeys(request.values.getlist("id")))
    try:
        if not given and not chosen:
            raise Invalid({"id": ["Choose at least one first."]})
        if len(chosen) > MAX_CHOSEN:
            raise Invalid({"id": [f"You chose {len(chosen)}; up to {MAX_CHOSEN} can be deleted at once."]})
        of_chosen = {"id": ",".join(chosen)} if chosen else {}
        filters = load(BulkBody(), {"filter": {**given, **of_chosen}})["filter"]
        require_some(filters)
    except Invalid as error:
        return list_page(name, params, chosen, error.sentences())
    wrong = ""
    if request.method == "POST" and "confirmation_token" in request.form:
        try:
            job = bulk.confirm_deletion(g.caller, filters, confirmation_token=request.form["confirmation_token"])
            return see_other(f"/jobs/{job.id}?" + urlencode({"back": list_address(name, params)}))
        except Invalid as error:
            wrong = error.sentences()
    return page(
        "delete_many.html",
        422 if wrong else 200,
        preview=bulk.preview_deletion(g.caller, filters),
        given=given,
        chosen=chosen,
        back=list_address(name, params),
        wrong=wrong,
        here=f"/{name}",
    )
