"""Challenges, which passkeys sign: for one purpose, in one browser, for five minutes, and for one answer.

A challenge says of itself what it is for, and is signed with a key of the instance. So any node takes an answer, also
after a restart, and those that are never answered are stored nowhere, however many are requested.
"""

from __future__ import annotations

import hashlib
import secrets

from flask import current_app, session
from itsdangerous import BadSignature, TimestampSigner

from signpost.domain import times
from signpost.domain.errors import Unauthenticated
from signpost.features.dashboard.form_tokens import generate_csrf
from signpost.runtime import used_once
from signpost.storage import keys
from signpost.translations import gettext as _
from signpost.translations import mark

VALID_S = 300
_TOO_LATE = mark("This took too long, or was sent twice. Try again.")


class _Signer(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(times.now().timestamp())


def _signer(purpose: str) -> _Signer:
    # The browser, as its cookie says: the secret that also protects its forms. Signing in or out replaces it.
    if "csrf_token" not in session:
        generate_csrf()
    salt = f"passkey {purpose} {session['csrf_token']}"
    key = keys.derive(current_app.config["INSTANCE"], "challenges of passkeys")
    return _Signer(key, salt=salt, digest_method=hashlib.sha256)


def new_challenge(purpose: str) -> bytes:
    """A challenge for this browser. purpose: what an answer is for, with the id of whom or what it is about."""
    return _signer(purpose).sign(secrets.token_urlsafe(16))


def take_challenge(challenge: bytes, purpose: str) -> None:
    """Use a challenge up. Raises Unauthenticated: it is not for this browser and purpose, too old, or used."""
    try:
        _signer(purpose).unsign(challenge, max_age=VALID_S)
    except BadSignature:
        raise Unauthenticated(_(_TOO_LATE)) from None
    # Without the signature, the last character of which has bits to spare.
    content = challenge.rpartition(b".")[0].decode()
    if not used_once.use("challenge", content, 2 * VALID_S):
        raise Unauthenticated(_(_TOO_LATE))
