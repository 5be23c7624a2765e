"""Challenges, which passkeys sign: for one purpose, in one browser, for five minutes, and for one answer.

A challenge says of itself what it is for, and is signed. So those that are never answered take no memory, however many
are requested; only the answered ones are remembered, among the bounded counters of the rate limits.
"""

from __future__ import annotations

import hashlib
import secrets

from flask import session
from flask_wtf.csrf import generate_csrf
from itsdangerous import BadSignature, TimestampSigner

from signpost.domain import times
from signpost.domain.errors import Unauthenticated
from signpost.runtime import rate_limits
from signpost.storage.app_parts import current_parts

VALID_S = 300
_TOO_LATE = "This took too long, or was sent twice. Try again."


class Challenges:
    """The key of this process: with it end the memory of answers and all challenges."""

    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)


class _Signer(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(times.now().timestamp())


def _signer(purpose: str) -> _Signer:
    # The browser, as its cookie says: the secret that also protects its forms. Signing in or out replaces it.
    if "csrf_token" not in session:
        generate_csrf()
    salt = f"passkey {purpose} {session['csrf_token']}"
    return _Signer(current_parts()[Challenges].key, salt=salt, digest_method=hashlib.sha256)


def new_challenge(purpose: str) -> bytes:
    """A challenge for this browser. purpose: what an answer is for, with the id of whom or what it is about."""
    return _signer(purpose).sign(secrets.token_urlsafe(16))


def take_challenge(challenge: bytes, purpose: str) -> None:
    """Use a challenge up. Raises Unauthenticated: it is not for this browser and purpose, too old, or used."""
    try:
        _signer(purpose).unsign(challenge, max_age=VALID_S)
    except BadSignature:
        raise Unauthenticated(_TOO_LATE) from None
    # Without the signature, the last character of which has bits to spare.
    content = challenge.rpartition(b".")[0].decode()
    if not rate_limits.current().is_first("challenge", content, within_s=2 * VALID_S):
        raise Unauthenticated(_TOO_LATE)
