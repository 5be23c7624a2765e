"""Tokens that show that a form was sent by one of our pages.

A browser has a secret in its signed cookie; a token is that secret under a random mask, another in each answer. So the
length of a compressed page says nothing about it, however often a page is requested (BREACH).
"""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets
from urllib.parse import urlsplit

from flask import g, request, session
from werkzeug.exceptions import BadRequest

# In the session, and in forms.
FIELD = "csrf_token"
SECRET_BYTES = 20
# The mask and the masked secret, in base64.
_TOKEN_LENGTH = len(base64.urlsafe_b64encode(bytes(2 * SECRET_BYTES)))


class CSRFError(BadRequest):
    """A form was not sent by one of our pages, or by one that is too old."""


def generate_csrf() -> str:
    """The token of this answer, for each of its forms. A browser without a secret gets one."""
    if FIELD not in session:
        session[FIELD] = secrets.token_hex(SECRET_BYTES)
    if g.get("masked_secret") != session[FIELD]:
        mask = secrets.token_bytes(SECRET_BYTES)
        masked = _xor(mask, bytes.fromhex(session[FIELD]))
        g.masked_secret = session[FIELD]
        g.form_token = base64.urlsafe_b64encode(mask + masked).decode()
    token: str = g.form_token
    return token


def renew_csrf() -> None:
    """Give this browser another secret: the tokens of all pages that it has are no longer taken."""
    session.pop(FIELD, None)


def validate_csrf(token: str | None) -> None:
    """Raises CSRFError if `token` is not one of this browser's."""
    if not token or len(token) != _TOKEN_LENGTH or FIELD not in session:
        raise CSRFError("The form has no token.")
    try:
        both = base64.b64decode(token, altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise CSRFError("The token of the form is damaged.") from None
    if len(both) != 2 * SECRET_BYTES:
        raise CSRFError("The token of the form is damaged.")
    secret = _xor(both[:SECRET_BYTES], both[SECRET_BYTES:])
    if not hmac.compare_digest(secret, bytes.fromhex(session[FIELD])):
        raise CSRFError("The token of the form is another browser's, or too old.")


def protect() -> None:
    """Check the form that was sent. Raises CSRFError.

    Over HTTPS the page that it is on must be of the same origin, too: another hostname of the domain might have set
    the cookie, and know the secret.
    """
    validate_csrf(request.form.get(FIELD))
    if request.is_secure and _origin(request.referrer or "") != _origin(request.host_url):
        raise CSRFError("The form is not on one of our pages.")


def _origin(url: str) -> tuple[str, str | None, int | None] | None:
    try:
        parts = urlsplit(url)
        return parts.scheme, parts.hostname, parts.port
    except ValueError:
        return None


def _xor(left: bytes, right: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(left, right, strict=True))
