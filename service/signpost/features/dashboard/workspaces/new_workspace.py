"""The form that creates another workspace, which its person then owns."""

from __future__ import annotations

from flask import g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.drafts import keeps_draft
from signpost.features.dashboard.once import create_once
from signpost.features.dashboard.workspaces.workspace_addresses import root_of
from signpost.operations.workspaces import workspaces


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
            return enter(id_)
    max_length = workspaces.WORKSPACE_NAME_LENGTH
    return page(
        "workspaces/new_workspace.html", 422 if errors else 200, name=name, errors=errors, max_length=max_length
    )


def enter(id: str) -> BaseResponse:
    """Lead to the overview of a workspace that the form may just have made."""
    # The form may have made it, or deleted another one.
    g.pop("workspaces", None)
    return redirect(root_of(id) + "/", 303)
