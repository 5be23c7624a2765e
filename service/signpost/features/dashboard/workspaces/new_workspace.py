"""The form that creates another workspace, which its person then owns, and sample data in one of its own."""

from __future__ import annotations

from flask import g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.features.dashboard.blueprint import blp, notify, page
from signpost.features.dashboard.drafts import keeps_draft, offers_again
from signpost.features.dashboard.once import create_once
from signpost.features.dashboard.workspaces.workspace_addresses import root_of
from signpost.features.transfer import samples
from signpost.operations.workspaces import workspaces
from signpost.translations import gettext as _
from signpost.translations import mark


@blp.route("/workspaces/new", methods=["GET", "POST"])
@keeps_draft
def new_workspace() -> BaseResponse:
    if not workspaces.may_create_workspace(g.caller):
        raise RoleTooLow(g.caller.role, Role.OWNER)
    typed = request.form if request.method == "POST" else g.draft
    name, errors = (typed or {}).get("name", ""), {}
    if request.method == "POST":
        try:
            id_ = create_once(lambda: workspaces.create_own_workspace(g.caller, name=name).id)
        except Invalid as error:
            errors = error.errors
        else:
            return _enter(id_)
    max_length = workspaces.WORKSPACE_NAME_LENGTH
    return page(
        "workspaces/new_workspace.html", 422 if errors else 200, name=name, errors=errors, max_length=max_length
    )


@blp.post("/sample")
@offers_again(mark("See it with sample data"))
def create_sample() -> BaseResponse:
    return _enter(samples.create_sample(g.caller).id)


@blp.post("/sample/delete")
@offers_again(mark("Delete the sample data"))
def delete_sample() -> BaseResponse:
    other = samples.delete_sample(g.caller)
    notify(_("The sample data is deleted."))
    return _enter(other.id)


def _enter(id: str) -> BaseResponse:
    # The form may have made it, or deleted another one.
    g.pop("workspaces", None)
    return redirect(root_of(id) + "/", 303)
