"""The second step of signing in: taking it, and switching it on and off."""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain.errors import Invalid
from signpost.domain.people.passkeys import RelyingParty
from signpost.operations.caller import Caller
from signpost.operations.people import (
    authenticators,
    passkeys,
    recovery_codes,
    second_factor,
    sessions,
    waiting_sessions,
)
from signpost.operations.people.sessions import SessionView
from signpost.operations.people.waiting_sessions import WaitingSession
from signpost.storage import database
from signpost.storage.models import User


@dataclass(frozen=True)
class Taken:
    """A second step. secret: of the session that waited for it. recovery_codes: how many are left if one was used."""

    secret: str
    recovery_codes: int | None


def take(waiting: WaitingSession, text: str) -> Taken:
    """Sign in with a code of the app, or a recovery code.

    Raises Invalid: it is wrong; Unauthenticated: the session has ended; TooManyRequests.
    """
    waiting_sessions.count_try(waiting)
    is_recovery = _use(waiting.user.id, text)
    secret = waiting_sessions.complete(waiting)
    return Taken(secret, recovery_codes.count(waiting.user.id) if is_recovery else None)


def take_passkey(waiting: WaitingSession, party: RelyingParty, challenge: bytes, answer: str) -> str:
    """Sign in with a passkey of the same user, as `passkeys.use_passkey` takes it: the secret of the session.

    Raises Unauthenticated: it is refused, or the session has ended.
    """
    waiting_sessions.count_try(waiting)
    passkeys.use_passkey(party, challenge, answer, waiting.user.id)
    return waiting_sessions.complete(waiting, used_passkey=True)


def _use(user_id: str, text: str) -> bool:
    """Use a code; returns whether it is a recovery code. Raises Invalid, TooManyRequests."""
    app = second_factor.authenticator_of(user_id)
    if authenticators.is_code(text) and app is not None:
        authenticators.use(app, text)
        return False
    if not recovery_codes.use(user_id, text):
        raise Invalid({"code": ["The code is wrong. A code of the app has six digits; a recovery code works once."]})
    return True


# --- switching on and off -----------------------------------------------------------------------------------------


def switch_on(caller: Caller, session: SessionView, *, code: str, current: str = "") -> tuple[str, list[str]]:
    """Confirm the app that the caller has set up: the new secret of `session`, and recovery codes, to be shown once.

    All other sessions of the user end. Raises Invalid, Unauthenticated, TooManyRequests.
    """
    sessions.require_current_password(caller.user, session, current)
    with database.atomic():
        authenticators.confirm(caller, code)
        return sessions.renew(caller.user, session), recovery_codes.replace(caller.user)


def replace_codes(caller: Caller, proof: str) -> list[str]:
    """New recovery codes, to be shown once. proof: as `switch_off` takes it. Raises Invalid, TooManyRequests."""
    _require_proof(caller.user, proof)
    if not second_factor.has_one(caller.user.id):
        raise Invalid({"proof": ["The second step is off."]})
    return recovery_codes.replace(caller.user)


def switch_off(caller: Caller, session: SessionView, proof: str) -> str:
    """Switch the second step off: the new secret of `session`; all other sessions of the user end.

    proof: the password, a code of the app, or a recovery code. Raises Invalid, Unauthenticated, TooManyRequests.
    """
    _require_proof(caller.user, proof)
    with database.atomic():
        second_factor.forget(caller.user)
        return sessions.renew(caller.user, session)


def _require_proof(user: User, proof: str) -> None:
    if not authenticators.is_code(proof) and sessions.is_password(user, proof):
        return
    try:
        _use(user.id, proof)
    except Invalid as error:
        raise Invalid({"proof": ["This is neither your password nor a code that works."]}) from error
