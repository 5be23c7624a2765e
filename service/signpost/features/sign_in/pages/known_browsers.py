"""Browsers in which a person has signed in before: they have turns of their own to try a password.

Others who guess at the password of a person, from wherever, cannot keep such a browser out. A signed cookie says which
accounts a browser is known for; it opens nothing, and its holder still needs the password.
"""

from __future__ import annotations

from flask import current_app, request
from itsdangerous import BadSignature, URLSafeTimedSerializer
from werkzeug.wrappers import Response as BaseResponse

from signpost.features.dashboard.blueprint import cookie_name
from signpost.operations.workspaces.workspaces import user_with

COOKIE = "signpost_known"
# How long a browser is known after a sign-in, and for how many accounts: the ones of the latest sign-ins.
KNOWN_FOR_S = 365 * 86_400
MAX_ACCOUNTS = 5
# Of the cookie, before it is read.
MAX_LENGTH = 1_000


def known_user(email: str) -> str | None:
    """The id of the user with this e-mail address, if this browser is known for that account."""
    accounts = _accounts()
    user = user_with(email) if accounts else None
    return user.id if user is not None and user.id in accounts else None


def remember(response: BaseResponse, user_id: str) -> None:
    """This browser has signed in a user."""
    accounts = [user_id, *(account for account in _accounts() if account != user_id)][:MAX_ACCOUNTS]
    response.set_cookie(
        cookie_name(COOKIE),
        _serializer().dumps(accounts),
        max_age=KNOWN_FOR_S,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure,
        path="/",
    )


def _accounts() -> list[str]:
    text = request.cookies.get(cookie_name(COOKIE), "")
    if not text or len(text) > MAX_LENGTH:
        return []
    try:
        accounts: list[str] = _serializer().loads(text, max_age=KNOWN_FOR_S)
    except BadSignature:
        return []
    return accounts


def _serializer() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(current_app.secret_key or "", salt="known browser")
