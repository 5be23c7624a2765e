"""Tokens that show that a form was sent by one of our pages: Flask-WTF's, under a random mask.

The mask is another in each answer. So the length of a compressed page says nothing about the token, however often a
page is requested (BREACH). Flask-WTF is imported without Babel.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
import sys
from importlib.util import find_spec

from flask import g, request, session

# Flask-WTF imports Babel to translate its own messages, which needs Flask-Babel too. Where that is not installed, the
# attempt fails anyway; here it fails before Babel is loaded, which pages in English do not need.
_I18N = "flask_wtf.i18n"
_fails = _I18N not in sys.modules and find_spec("flask_babel") is None
if _fails:
    sys.modules[_I18N] = None  # type: ignore[assignment]

from flask_wtf import csrf as library  # noqa: E402
from flask_wtf.csrf import CSRFError  # noqa: E402
from wtforms import ValidationError  # noqa: E402

if _fails:
    del sys.modules[_I18N]

__all__ = ["FIELD", "CSRFError", "generate_csrf", "protect", "renew_csrf", "validate_csrf"]

# In the session, in `g` and in forms, as Flask-WTF has it.
FIELD = "csrf_token"
SEED_BYTES = 16
# Longer than any token.
_MAX_LENGTH = 1024


def generate_csrf() -> str:
    """The token of this answer, for each of its forms. A browser without a secret gets one."""
    token: str = library.generate_csrf()
    if g.get("masked_token", ("", ""))[0] != token:
        seed = secrets.token_bytes(SEED_BYTES)
        g.masked_token = token, base64.urlsafe_b64encode(seed + _masked(seed, token.encode())).decode()
    masked: str = g.masked_token[1]
    return masked


def renew_csrf() -> None:
    """Give this browser another secret: the tokens of all pages that it has are no longer taken."""
    session.pop(FIELD, None)
    g.pop(FIELD, None)


def validate_csrf(masked: str | None) -> None:
    """Raises CSRFError if this is no token of this browser's."""
    try:
        library.validate_csrf(_unmasked(masked or ""))
    except ValidationError as error:
        raise CSRFError(str(error.args[0])) from None


def protect() -> None:
    """Check the form that was sent. Raises CSRFError.

    Over HTTPS the page that it is on must be of the same origin, too: another hostname of the domain might have set
    the cookie, and know the secret.
    """
    validate_csrf(request.form.get(FIELD))
    if request.is_secure and not _is_of_same_origin():
        raise CSRFError("The form is not on one of our pages.")


def _is_of_same_origin() -> bool:
    try:
        return bool(library.same_origin(request.referrer or "", request.host_url))
    except ValueError:  # a referrer that is no URL
        return False


def _unmasked(masked: str) -> str:
    """The token under a mask; "" where there is none."""
    if len(masked) > _MAX_LENGTH:
        return ""
    try:
        both = base64.b64decode(masked, altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return ""
    return _masked(both[:SEED_BYTES], both[SEED_BYTES:]).decode("ascii", "replace")


def _masked(seed: bytes, token: bytes) -> bytes:
    """A token under the mask that grows from a seed, or what is under it."""
    mask = hashlib.shake_256(seed).digest(len(token))
    return bytes(a ^ b for a, b in zip(mask, token, strict=True))
