"""Where a person is signed in, and what else acts in their name: sessions and tokens of all their workspaces."""

from __future__ import annotations

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.clicks.agents import agent_of
from signpost.domain import words
from signpost.features.dashboard.blueprint import page, personal, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.sign_in.operations import account, sessions
from signpost.features.sign_in.pages import blp
from signpost.features.sign_in.pages.sign_in import signed_out
from signpost.translations import gettext as _
from signpost.translations import mark

PATH = "/account/devices"


@blp.get(PATH)
def devices_page() -> BaseResponse:
    return page(
        "people/devices.html",
        sessions=[(row, device_name(row.agent)) for row in sessions.list_sessions(g.caller)],
        this=g.session_row,
        words=words,
        tokens=account.list_own_tokens(g.caller),
        idle=sessions.IDLE.days,
    )


def device_name(agent: str) -> str:
    """The browser's name for itself, as people say it."""
    known = agent_of(agent)
    browser, system = ("" if entry == "other" else entry for entry in (known.browser, known.system))
    if browser and system:
        return _("%(browser)s on %(system)s", browser=browser, system=system)
    return browser or system or _("Unknown device")


@blp.post("/sessions/<id>/end")
@offers_again(mark("Sign out this device"))
@personal
def end_session(id: str) -> BaseResponse:
    sessions.end_session(g.caller, id)
    if id == g.session_row.id:
        return signed_out()
    return see_other(PATH, _("Signed out on that device."))


@blp.post("/sessions/end")
@offers_again(mark("Sign out other devices"))
def end_sessions() -> BaseResponse:
    """Sign out everywhere else, or with `which` all everywhere."""
    if request.form.get("which") == "all":
        sessions.end_sessions(g.caller)
        return signed_out()
    sessions.end_sessions(g.caller, but=g.session_row.id)
    return see_other(PATH, _("You are signed out everywhere else."))


@blp.post("/account/tokens/<id>/revoke")
@offers_again(mark("Revoke access"))
def revoke_own_token(id: str) -> BaseResponse:
    """Of any of the person's workspaces, not only of the one that the page is in."""
    account.revoke_own_token(g.caller, id)
    return see_other(PATH, _("Token revoked."))
