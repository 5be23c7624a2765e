"""Changing many records from a list: those that are ticked at once, all that match after a preview."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.records.bulk.change import WHOLE
from signpost.domain.records.filters import RecordFilters
from signpost.features.dashboard.addresses import list_address
from signpost.features.dashboard.blueprint import blp, page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import filters_in
from signpost.features.dashboard.records.record_lists import MAX_CHOSEN, list_of, list_page
from signpost.operations import jobs
from signpost.operations.jobs import JobView
from signpost.operations.records.bulk import update
from signpost.schemas.job import BulkDelete
from signpost.schemas.loading import load
from signpost.schemas.records.bulk import BulkChangeSchema
from signpost.schemas.records.filters import require_filters
from signpost.translations import gettext as _
from signpost.translations import mark, ngettext, number

# How long a form waits for its job; a job that takes longer has a page that follows it.
WAIT_S = 1.5
# The filters and the change that a preview is sent back with.
_FIELDS = ("tag", "replace_prefix", "with", "same")
# Shown first even where the form names each record.
_PREVIEWED = ("move", "lead")


@blp.post("/links/edit")
@offers_again(mark("Go on with the selected links"))
def edit_many() -> BaseResponse:
    """Change the records that the form names. Where it names them by filters, show first what would change."""
    require(update.request_update)
    name, params = list_of(request.form.get("back", ""))
    action, token, wrong = request.form.get("action", ""), request.form.get("confirmation_token"), ""
    try:
        filters = filters_of_form(chosen_ids())
        change = load(BulkChangeSchema(), _change(action))
        if token is None and action not in _PREVIEWED and "all" not in request.form:
            return result_of(update.change_now(g.caller, filters, change), name, params)
        if token is not None:
            try:
                job = update.request_update(g.caller, filters, change, confirmation_token=token)
                return result_of(job, name, params)
            except Invalid as error:
                wrong = error.sentences()
        preview = update.preview_update(g.caller, filters, change)
    except Invalid as error:
        return list_again(error)
    return page(
        "records/edit_many.html",
        422 if wrong else 200,
        name=name,
        preview=preview,
        reported=_message(action),
        told_of=_text,
        fields=carried(),
        back=list_address(name, params),
        wrong=wrong,
        here=f"/{name}",
    )


def list_again(error: Invalid) -> Response:
    """The list that the form is of, with what was ticked, and why nothing was done."""
    name, params = list_of(request.form.get("back", ""))
    return list_page(name, params, chosen_ids(), error.sentences())


def chosen_ids() -> list[str]:
    """The records that are ticked; none where the form is about all that match."""
    return [] if "all" in request.values else list(dict.fromkeys(request.values.getlist("id")))


def filters_of_form(chosen: Sequence[str]) -> RecordFilters:
    """The records that a form of a list is about. Raises Invalid: none, or more than it may name."""
    if len(chosen) > MAX_CHOSEN:
        raise Invalid(
            {
                "id": [
                    _(
                        "You selected %(count)s; up to %(max)s can be changed at once.",
                        count=number(len(chosen)),
                        max=number(MAX_CHOSEN),
                    )
                ]
            }
        )
    if chosen:
        given = {"id": ",".join(chosen)}
    elif "all" in request.values:
        given = filters_in(request.values)
    else:
        raise Invalid({"id": [_("Select at least one first.")]})
    filters: RecordFilters = load(BulkDelete(), {"filter": given})["filter"]
    require_filters(filters)
    return filters


def _change(action: str) -> Mapping[str, Any]:
    """What the form wants, as PUT /bulk takes it. Raises Invalid."""
    tag, old, new, same = (request.form.get(name, "").strip() for name in _FIELDS)
    if action in ("tag", "untag") and not tag:
        raise Invalid({"tags": [_("Enter a tag.")]})
    if action == "move" and not (old and new):
        raise Invalid({"destination": [_("Enter both addresses: the one to replace, and the new one.")]})
    if action == "lead" and not same:
        raise Invalid({"destination": [_("Enter a destination.")]})
    changes: dict[str, Mapping[str, Any]] = {
        "tag": {"tags": {"add": [tag]}},
        "untag": {"tags": {"remove": [tag]}},
        "pause": {"paused": True},
        "resume": {"paused": False},
        "move": {"destination": {"replace_prefix": old, "with": new}},
        "lead": {"destination": {"replace_prefix": WHOLE, "with": same}},
    }
    if action not in changes:
        raise Invalid({"action": [_("Choose what to do with the selection.")]})
    return changes[action]


def _message(action: str) -> str:
    tag, old, new, same = (request.form.get(name, "").strip() for name in _FIELDS)
    return {
        "tag": _("Add the tag “%(tag)s” to", tag=tag),
        "untag": _("Remove the tag “%(tag)s” from", tag=tag),
        "pause": _("Pause"),
        "resume": _("Resume"),
        "lead": _("Set the destination %(new)s for", new=same),
        "move": _("Replace %(old)s with %(new)s in", old=old, new=new),
    }[action]


def _text(value: object) -> str:
    """A value of a record, in one line."""
    if isinstance(value, bool):
        return _("paused") if value else _("active")
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def carried() -> list[tuple[str, str]]:
    """The fields of the form that a preview sends back: what it is about, and what is to change."""
    return [
        entry
        for entry in request.form.items(multi=True)
        if entry[0] not in ("csrf_token", "back", "confirmation_token")
    ]


def result_of(job: JobView, name: str, params: dict[str, str]) -> BaseResponse:
    """Back to the list if the job ends soon, else to the page that follows it."""
    job = jobs.wait_for(g.caller, job, WAIT_S)
    if job.finished_at is None or job.refused or job.state is JobState.FAILED:
        return see_other(f"/jobs/{job.id}?" + urlencode({"back": list_address(name, params)}))
    changed = job.deleted if job.kind is JobKind.BULK_DELETE else job.updated
    notice = _notice(job, name, changed) if changed else _("Nothing to change.")
    # Of those that were ticked.
    gone = len(chosen_ids()) - changed - job.unchanged
    if gone > 0:
        notice += " " + ngettext("%(num)s was deleted meanwhile.", "%(num)s were deleted meanwhile.", gone)
    if changed and job.unchanged:
        notice += " " + ngettext("%(num)s needed no change.", "%(num)s needed no change.", job.unchanged)
    return see_other(list_address(name, params), notice, can_undo=bool(changed))


def _notice(job: JobView, name: str, changed: int) -> str:
    """What the form has done, as a sentence."""
    if name == "redirects":
        what = ngettext("%(num)s redirect", "%(num)s redirects", changed)
    else:
        what = ngettext("%(num)s link", "%(num)s links", changed)
    tag = request.form.get("tag", "").strip()
    done = {
        "delete": _("%(what)s deleted.", what=what),
        "tag": _("Tag “%(tag)s” added to %(what)s.", tag=tag, what=what),
        "untag": _("Tag “%(tag)s” removed from %(what)s.", tag=tag, what=what),
        "pause": _("%(what)s paused.", what=what),
        "resume": _("%(what)s resumed.", what=what),
    }
    action = "delete" if job.kind is JobKind.BULK_DELETE else request.form.get("action", "")
    return done.get(action) or _("%(what)s changed.", what=what)
