"""API and agent tokens: create, list and revoke them."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times, words
from signpost.domain.errors import Invalid
from signpost.domain.people.credentials import TokenKind
from signpost.domain.people.roles import Role
from signpost.features.dashboard.blueprint import blp, page, see_other
from signpost.features.dashboard.drafts import keeps_draft, offers_again
from signpost.features.dashboard.forms import create_once, form_key, new_key
from signpost.features.dashboard.moments import own_zone
from signpost.features.dashboard.one_time import one_time_values
from signpost.operations.people import tokens
from signpost.operations.workspaces.bootstrap import FIRST_TOKEN
from signpost.translations import gettext as _
from signpost.translations import mark

# A token that nobody used for so long asks to be revoked.
IDLE = timedelta(days=365)


@blp.get("/tokens")
@keeps_draft
def tokens_page() -> Response:
    created = one_time_values().take(g.caller.user.id, request.args["made"]) if "made" in request.args else None
    if created is None:
        return _tokens(typed=g.draft)
    # Shown once: reloading the page shows only the list.
    kind, secret = created
    return _tokens(kind=kind, secret=secret)


def _tokens(status: int = 200, **context: Any) -> Response:
    rows, now = tokens.list_tokens(g.caller), times.now_text()
    year_ago = times.text(times.now() - IDLE)
    ended = [row for row in rows if row.revoked_at or (row.expires_at and row.expires_at <= now)]
    return page(
        "workspaces/tokens.html",
        status,
        valid=[row for row in rows if row not in ended],
        ended=ended,
        # Those that a person could do without.
        idle={row.id for row in rows if row not in ended and (row.last_used_at or row.created_at) < year_ago},
        roles=[role for role in Role if role <= g.caller.role],
        kinds=tuple(TokenKind),
        words=words,
        first_token=FIRST_TOKEN,
        now=now,
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
    """The last second of a day of the person, as a timestamp; None if no day was given."""
    if not day:
        return None
    try:
        last = datetime.combine(date.fromisoformat(day), time(23, 59, 59), own_zone())
        expires_at = last.astimezone(UTC)
    except (ValueError, OverflowError):
        raise Invalid({"expires": [_("Not a date, like 2030-12-31.")]}) from None
    if expires_at <= times.now():
        raise Invalid({"expires": [_("This date is in the past.")]})
    return times.text(expires_at)


@blp.post("/tokens/<id>/revoke")
@offers_again(mark("Revoke token"))
def revoke_token(id: str) -> BaseResponse:
    tokens.revoke_token(g.caller, id)
    return see_other("/tokens", _("Token revoked."))
