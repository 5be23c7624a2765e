"""API and agent tokens: create, list and revoke them."""

from __future__ import annotations

from typing import Any

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, see_other
from signpost.dashboard.drafts import keeps_draft
from signpost.dashboard.once import create_once, form_key, new_key
from signpost.dashboard.one_time import one_time_values
from signpost.domain import times
from signpost.domain.agent_configs import CLIENTS
from signpost.domain.credentials import TokenKind
from signpost.domain.errors import Invalid
from signpost.domain.roles import Role
from signpost.operations import tokens
from signpost.web.origin import origin

_KINDS = {
    TokenKind.API: "API",
    TokenKind.AGENT: "agents (MCP)",
    TokenKind.CREATE_ONLY: "create only (as editor)",
}


@blp.get("/tokens")
@keeps_draft
def tokens_page() -> Response:
    created = one_time_values().take(g.caller.user.id, request.args["made"]) if "made" in request.args else None
    if created is None:
        return _tokens(typed=g.draft)
    # Shown once: reloading the page shows only the list.
    kind, secret = created
    url = f"{origin()}/mcp/v1"
    blocks = [(client, client.write(url, secret)) for client in CLIENTS.values()] if kind == TokenKind.AGENT else []
    return _tokens(secret=secret, blocks=blocks)


def _tokens(status: int = 200, **context: Any) -> Response:
    return page(
        "tokens.html",
        status,
        rows=tokens.list_tokens(g.caller),
        roles=[role for role in Role if role <= g.caller.role],
        kinds=_KINDS,
        clients=CLIENTS,
        now=times.now_text(),
        **context,
    )


@blp.post("/tokens")
def create_token() -> BaseResponse:
    typed = {name: request.form.get(name, "") for name in ("name", "role", "kind", "expires")}
    key = form_key() or new_key()

    def create() -> str:
        kind = TokenKind(typed["kind"]) if typed["kind"] in tuple(TokenKind) else TokenKind.API
        row, secret = tokens.create_token(
            g.caller, name=typed["name"], role=typed["role"], kind=kind, expires_at=_end_of(typed["expires"])
        )
        one_time_values().put(g.caller.user.id, (row.kind, secret), key)
        return str(row.id)

    try:
        create_once(create)
    except Invalid as error:
        return _tokens(422, errors=error.errors, typed=typed)
    return see_other(f"/tokens?made={key}")


def _end_of(day: str) -> str | None:
    """The last second of a day, as a timestamp; None if no day was given."""
    if not day:
        return None
    try:
        expires_at = times.parse(f"{day}T23:59:59Z")
    except ValueError:
        raise Invalid({"expires": ["Not a date, like 2030-12-31."]}) from None
    if expires_at <= times.now():
        raise Invalid({"expires": ["This date is in the past."]})
    return times.text(expires_at)


@blp.post("/tokens/<id>/revoke")
def revoke_token(id: str) -> BaseResponse:
    tokens.revoke_token(g.caller, id)
    return see_other("/tokens", "The token is revoked. It no longer works.")
