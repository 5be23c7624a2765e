"""Members of the workspace, and invitations."""

from __future__ import annotations

from typing import Any

from flask import Response, g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import words
from signpost.domain.errors import Invalid
from signpost.features.dashboard.blueprint import page, see_other
from signpost.features.dashboard.drafts import keeps_draft, offers_again
from signpost.features.dashboard.one_time import one_time_values
from signpost.features.mail import outbox
from signpost.features.sign_in.operations import invitations, members
from signpost.features.sign_in.operations.invitations import InvitationView
from signpost.features.sign_in.pages import blp
from signpost.features.sign_in.pages.sign_in import invitation_url
from signpost.operations import roles
from signpost.translations import gettext as _
from signpost.translations import mark


@blp.get("/members")
@keeps_draft
def members_page() -> Response:
    if g.draft is not None:
        return _members(typed=g.draft)
    created = one_time_values().take(g.caller.user.id, request.args.get("made", ""))
    if created is None:
        return _members()
    # Shown once: reloading the page shows only the members.
    email, secret, promise = created
    return _members(link=invitation_url(secret), invited_email=email, promise=promise)


def _members(status: int = 200, **context: Any) -> Response:
    may_invite = g.caller.role >= roles.required_for(invitations.list_invitations)
    invited = invitations.list_invitations(g.caller) if may_invite else []
    return page(
        "people/members.html",
        status,
        rows=members.list_members(g.caller),
        factors=members.list_second_factors(g.caller) if may_invite else {},
        invited=invited,
        refusals={row.id: outbox.refusal_of_invitation(row) for row in invited},
        roles=roles.to_give(g.caller.role),
        words=words,
        **context,
    )


@blp.post("/members")
def invite_member() -> BaseResponse:
    typed = {name: request.form.get(name, "") for name in ("email", "role")}
    try:
        invitation, secret = invitations.create_invitation(g.caller, **typed)
    except Invalid as error:
        return _members(422, errors=error.errors, typed=typed)
    return _show_link(invitation, secret)


@blp.post("/invitations/<id>/renew")
@offers_again(mark("New invitation link"))
def renew_invitation(id: str) -> BaseResponse:
    invitation, secret = invitations.renew_invitation(g.caller, id)
    return _show_link(invitation, secret)


def _show_link(invitation: InvitationView, secret: str) -> BaseResponse:
    """Send an invitation, and show its link on a page of its own, so that reloading it does not invite again."""
    shown = (invitation.email, secret, outbox.send_invitation(g.caller, invitation, secret))
    return see_other("/members?made=" + one_time_values().put(g.caller.user.id, shown))


@blp.post("/invitations/<id>/withdraw")
@offers_again(mark("Withdraw the invitation"))
def withdraw_invitation(id: str) -> BaseResponse:
    invitations.withdraw_invitation(g.caller, id)
    return see_other("/members", _("Invitation withdrawn."))


@blp.post("/members/<id>")
@offers_again(mark("Save role"))
def change_member(id: str) -> BaseResponse:
    try:
        members.change_role(g.caller, id, role=request.form.get("role", ""))
    except Invalid as refusal:
        return _members(refusal.status, wrong=refusal.sentences())
    return see_other("/members", _("Role saved."))


@blp.post("/members/<id>/remove")
@offers_again(mark("Remove member"))
def remove_member(id: str) -> BaseResponse:
    is_own = id == g.caller.user.id
    try:
        if is_own:
            members.leave(g.caller)
        else:
            members.remove_member(g.caller, id)
    except Invalid as refusal:
        return _members(refusal.status, wrong=refusal.sentences())
    # Those who leave have no session left.
    return redirect("/sign-in", 303) if is_own else see_other("/members", _("Member removed."))
