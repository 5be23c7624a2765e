"""Where a person is signed in, and what else acts in their name: sessions and tokens of all their workspaces."""

from __future__ import annotations

from dataclasses import dataclass

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.clicks.agents import agent_of
from signpost.dashboard import words
from signpost.dashboard.blueprint import blp, page, see_other
from signpost.dashboard.people.sign_in import signed_out
from signpost.operations.people import own_tokens, sessions
from signpost.operations.people.own_tokens import OwnGrant, OwnToken

PATH = "/account/devices"


@dataclass(frozen=True)
class _Access:
    """A program or an agent that acts in the person's name, in words. path: of the form that ends it.

    is_agent: it was connected, and its end moves with each use.
    """

    name: str
    kind: str
    role: str
    workspace: str
    created_at: str
    last_used_at: str | None
    expires_at: str | None
    path: str
    is_agent: bool = False


@blp.get(PATH)
def devices_page() -> BaseResponse:
    return page(
        "devices.html",
        sessions=[(row, device_name(row.agent)) for row in sessions.list_sessions(g.caller)],
        this=g.session_row,
        methods=words.SIGN_IN_METHODS,
        accesses=_accesses(),
        idle=sessions.IDLE.days,
    )


def _accesses() -> list[_Access]:
    """All that acts in the person's name, whatever it is."""
    granted = [_of_grant(one) for one in own_tokens.list_own_grants(g.caller)]
    return granted + [_of_token(one) for one in own_tokens.list_own_tokens(g.caller)]


def _of_grant(own: OwnGrant) -> _Access:
    grant = own.grant
    return _Access(
        grant.name,
        "agent",
        words.ROLES[grant.role],
        own.workspace.name,
        grant.created_at,
        grant.last_used_at,
        grant.expires_at,
        f"/account/agents/{grant.id}/end",
        is_agent=True,
    )


def _of_token(own: OwnToken) -> _Access:
    token = own.token
    return _Access(
        token.name,
        words.TOKEN_KINDS[token.kind],
        words.ROLES[token.role],
        own.workspace.name,
        token.created_at,
        token.last_used_at,
        token.expires_at,
        f"/account/tokens/{token.id}/revoke",
    )


def device_name(agent: str) -> str:
    """The browser's name for itself, as people say it."""
    known = agent_of(agent)
    return " on ".join(one for one in (known.browser, known.system) if one and one != "other") or "Unknown device"


@blp.post("/sessions/<id>/end")
def end_session(id: str) -> BaseResponse:
    if id == g.session_row.id:
        sessions.end_session(g.caller, id)
        return signed_out()
    sessions.end_session(g.caller, id)
    return see_other(PATH, "Signed out on that device.")


@blp.post("/sessions/end")
def end_sessions() -> BaseResponse:
    """Sign out everywhere else, or with `which` all everywhere."""
    if request.form.get("which") == "all":
        sessions.end_sessions(g.caller)
        return signed_out()
    sessions.end_sessions(g.caller, but=g.session_row.id)
    return see_other(PATH, "You are signed out everywhere else.")


@blp.post("/account/agents/<id>/end")
def end_own_grant(id: str) -> BaseResponse:
    """In any of the person's workspaces, likewise."""
    own_tokens.end_own_grant(g.caller, id)
    return see_other(PATH, "The agent has no access any longer.")


@blp.post("/account/tokens/<id>/revoke")
def revoke_own_token(id: str) -> BaseResponse:
    """Of any of the person's workspaces, not only of the one that the page is in."""
    own_tokens.revoke_own_token(g.caller, id)
    return see_other(PATH, "Token revoked.")
