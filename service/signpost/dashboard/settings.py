"""Settings of the workspace, the account, sessions, members, plan."""

from __future__ import annotations

import json

from flask import g, redirect, request

from signpost.dashboard.blueprint import after, blp, enter_form_workspace, keeps_form, page
from signpost.dashboard.kept import shelf
from signpost.dashboard.sign_in import invitation_url, try_current_password, with_session
from signpost.domain.errors import Invalid, Outdated
from signpost.operations import invitations, members, roles, sessions, subscriptions, workspace_settings
from signpost.storage.models import Workspace

# What each setting means to a person.
MEANINGS = {
    "name": "The name of the workspace.",
    "country": "Two letters, like DE.",
    "email": "Where the workspace is reached.",
    "headurl": "The address of its picture.",
    "billing_extra": "What else an invoice must say.",
    "email_summary": "true or false.",
    "email_host_status": "true or false.",
    "email_manager": "true or false.",
    "notify_url": "Is told, by a signed webhook, when a destination with a notification breaks or recovers.",
    "expired_url": "Where visitors of expired links go; empty: to a small page that says so.",
    "notfound_url": "Where visitors of links that are not there go; empty: to a small page that says so.",
}


@blp.route("/settings", methods=["GET", "POST"])
@keeps_form
def workspace_page():
    """One form for all of them: saving one keeps what was typed in the others."""
    errors: dict[str, list[str]] = {}
    meanwhile: dict[str, str] = {}
    form = request.form if request.method == "POST" else g.again
    typed, seen = {}, {}
    if form is not None:
        typed = {key: form[key] for key in MEANINGS if key in form}
        seen = {key: form[f"seen.{key}"] for key in typed if f"seen.{key}" in form}
        # What was not touched is shown, and kept, as it is now.
        typed = {key: value for key, value in typed.items() if value != seen.get(key)}
    if request.method == "POST":
        try:
            workspace_settings.update_settings(g.caller, typed, seen)
            return after("/settings", _saved([*typed]))
        except Invalid as error:
            errors = error.errors
        except Outdated:
            present = workspace_settings.values(Workspace.get_by_id(g.caller.workspace.id))
            meanwhile = {
                key: present[key] for key in typed if present[key] not in (seen.get(key, present[key]), typed[key])
            }
    described = workspace_settings.described(g.caller)
    now = dict(one.split("=", 1) for one in described["meta"])
    return page(
        "settings.html",
        409 if meanwhile else 422 if errors else 200,
        values={**now, **typed},
        # Once somebody has been told what is there now, saving again is meant.
        seen={**now, **{key: seen[key] for key in typed if key in seen}, **meanwhile},
        meanwhile=meanwhile,
        meanings=MEANINGS,
        errors=errors,
        described=described,
    )


def _saved(keys: list[str]) -> str:
    if not keys:
        return "Nothing was changed."
    return f"{keys[0]} is saved." if len(keys) == 1 else f"{', '.join(keys[:-1])} and {keys[-1]} are saved."


@blp.post("/workspace")
def enter_workspace():
    return redirect(enter_form_workspace(), 303)


@blp.get("/plan")
def plan_page():
    described = workspace_settings.described(g.caller)
    held = subscriptions.list_subscriptions(g.caller)
    for one in held:
        one["numbers"] = json.loads(one["limits"]) if one["limits"] else {}
    return page("plan.html", held=held, used={one["category"]: one["used"] for one in described["summary"]})


@blp.route("/account", methods=["GET", "POST"])
def account_page():
    errors: dict[str, list[str]] = {}
    needs_current = sessions.needs_current_password(g.caller.user, g.session_row)
    if request.method == "POST":
        if needs_current:
            try_current_password()
        revoke_tokens = "revoke_tokens" in request.form
        try:
            secret = sessions.set_password(
                g.caller,
                g.session_row,
                password=request.form.get("password", ""),
                current=request.form.get("current", ""),
                revoke_tokens=revoke_tokens,
            )
            done = "Your password is set. All other sessions have ended."
            return with_session(after("/account", done + " Your tokens are revoked." * revoke_tokens), secret)
        except Invalid as error:
            errors = error.errors
    rows = sessions.list_sessions(g.caller)
    return page(
        "account.html",
        422 if errors else 200,
        rows=rows,
        errors=errors,
        this=g.session_row,
        needs_current=needs_current,
        lengths=sessions.PASSWORD_LENGTHS,
    )


@blp.post("/sessions/<id>/end")
def end_session(id):
    sessions.end_session(g.caller, id)
    return after("/account", "The session has ended.")


@blp.get("/members")
def members_page():
    made = shelf().take(g.caller.user.id, request.args.get("made", ""))
    # For this one look: loading the page again shows the members alone.
    return _members(link=invitation_url(made[1]), invited_email=made[0]) if made else _members()


def _members(status: int = 200, **context):
    may_invite = g.caller.role >= roles.required_for(invitations.list_invitations)
    return page(
        "members.html",
        status,
        rows=members.list_members(g.caller),
        invited=invitations.list_invitations(g.caller) if may_invite else [],
        roles=roles.to_give(g.caller.role),
        **context,
    )


@blp.post("/members")
def invite_member():
    typed = {name: request.form.get(name, "") for name in ("email", "role")}
    try:
        made, secret = invitations.create_invitation(g.caller, **typed)
    except Invalid as error:
        return _members(422, errors=error.errors, typed=typed)
    return _shown_once(made.email, secret)


@blp.post("/invitations/<id>/renew")
def renew_invitation(id):
    made, secret = invitations.renew_invitation(g.caller, id)
    return _shown_once(made.email, secret)


def _shown_once(email: str, secret: str):
    """The members, with the link of an invitation: a page of its own, so that loading it again invites nobody again."""
    return after("/members?made=" + shelf().put(g.caller.user.id, (email, secret)))


@blp.post("/invitations/<id>/withdraw")
def withdraw_invitation(id):
    invitations.withdraw_invitation(g.caller, id)
    return after("/members", "The invitation is withdrawn.")


@blp.post("/members/<id>")
def change_member(id):
    members.change_role(g.caller, id, role=request.form.get("role", ""))
    return after("/members", "The role is changed.")


@blp.post("/members/<id>/remove")
def remove_member(id):
    members.remove_member(g.caller, id)
    return after("/members", "This person is no longer a member.")
