"""The second step of signing in: sessions that wait for it, taking it, authenticator apps, switching it on and off.

A session that waits opens nothing, and ends after ten minutes. The codes of apps are TOTP (RFC 6238).
"""

from __future__ import annotations

import base64
import hmac
from dataclasses import dataclass, field

import peewee
import pyotp

from signpost.domain import times
from signpost.domain.errors import Invalid, Unauthenticated
from signpost.domain.people.credentials import digest_of, new_secret
from signpost.domain.people.sign_in import RelyingParty
from signpost.features.sign_in.operations import passkeys, second_factor, sessions
from signpost.features.sign_in.operations.sessions import SessionView
from signpost.features.sign_in.tables import SET_UP_RETENTION, Authenticator, Session
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.workspaces.workspaces import UserView
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import parse_rate
from signpost.storage import database, keys
from signpost.storage.models import User
from signpost.translations import gettext as _
from signpost.translations import mark

# Codes that may be entered in one session; after the last wrong one it ends.
MAX_TRIES = 10
GONE = mark("This took too long, or too many codes were wrong. Sign in again.")
STEP_S = 30
# Steps before and after the present one whose codes work: clocks differ, and people type slowly.
WINDOW = 1
# Of one user, right or wrong, from all networks together. Three codes of a million are right at any moment, so
# someone who knows the password and guesses every day needs about ten years.
CODES_A_DAY = parse_rate("100 per day")
ISSUER = "Signpost"


# --- sessions that wait -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WaitingSession:
    """Whose password, or mailed link, was right, and who still has to show a second factor. digest: of its secret."""

    id: str
    digest: str = field(repr=False)
    user: UserView


def find_waiting(secret: str) -> WaitingSession | None:
    """The session with this secret, if it waits for the second step."""
    waits = Session.awaits_second_step & (Session.expires_at > times.now_text()) & (Session.code_tries < MAX_TRIES)
    rows = Session.select(Session, User).join(User)
    row: Session | None = rows.where((Session.digest == digest_of(secret)) & waits).get_or_none()
    return None if row is None else view_of(WaitingSession, row, user=view_of(UserView, row.user))


def _count_try(waiting: WaitingSession) -> None:
    """Count a try, before it is looked at. Raises Unauthenticated: there were enough."""
    _change(waiting, {"code_tries": Session.code_tries + 1}, Session.code_tries < MAX_TRIES)


def _complete(waiting: WaitingSession, *, used_passkey: bool = False) -> str:
    """Make it a session, after the second step: its new secret. Raises Unauthenticated: it has ended, or is one."""
    secret, now = new_secret(), times.now()
    alive = {"awaits_second_step": False, "seen_at": times.text(now), "expires_at": times.text(now + sessions.IDLE)}
    _change(waiting, {"digest": digest_of(secret), "used_passkey": used_passkey, **alive})
    return secret


def _change(waiting: WaitingSession, columns: dict[str, object], *may: peewee.Expression) -> None:
    """Change a session that still waits. may: further conditions. Raises Unauthenticated."""
    same = (Session.id == waiting.id) & (Session.digest == waiting.digest)
    waits = Session.awaits_second_step & (Session.expires_at > times.now_text())
    with database.atomic():
        if not Session.update(**columns).where(same, waits, *may).execute():
            raise Unauthenticated(_(GONE))


# --- taking it ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Taken:
    """A second step. secret: of the session that waited for it. recovery_codes: how many are left if one was used."""

    secret: str
    recovery_codes: int | None


def require_app_code(text: str) -> None:
    """Raises Invalid where a text cannot be a code of an app, so that it is no try: nobody guesses one by it."""
    if not _digits(text):
        raise Invalid({"code": [_("Enter the six digits that the app shows.")]})


def require_code(text: str) -> None:
    """Raises Invalid where a text cannot be a code of an app, nor a recovery code, so that it is no try."""
    if not _digits(text) and not second_factor.is_recovery_code(second_factor.bare_code(text)):
        raise Invalid(
            {"code": [_("Wrong code. App codes have six digits; recovery codes have 16 letters and digits.")]}
        )


def take(waiting: WaitingSession, text: str) -> Taken:
    """Sign in with a code of the app, or a recovery code.

    Raises Invalid: it is wrong; Unauthenticated: the session has ended; TooManyRequests.
    """
    require_code(text)
    _count_try(waiting)
    is_recovery = _use(waiting.user.id, text)
    secret = _complete(waiting)
    return Taken(secret, second_factor.count_recovery_codes(waiting.user.id) if is_recovery else None)


def take_passkey(waiting: WaitingSession, party: RelyingParty, challenge: bytes, answer: str) -> str:
    """Sign in with a passkey of the same user, as `passkeys.use_passkey` takes it: the secret of the session.

    Raises Unauthenticated: it is refused, or the session has ended.
    """
    _count_try(waiting)
    passkeys.use_passkey(party, challenge, answer, waiting.user.id)
    return _complete(waiting, used_passkey=True)


def _use(user_id: str, text: str) -> bool:
    """Use a code; returns whether it is a recovery code. Raises Invalid, TooManyRequests."""
    app = second_factor.authenticator_of(user_id)
    if app is not None and _digits(text):
        _use_code(app, text)
        return False
    if not second_factor.use_recovery_code(user_id, text):
        raise Invalid({"code": [_("Wrong code. App codes have six digits; each recovery code works once.")]})
    return True


# --- apps ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NewAuthenticator:
    """An app that is being set up. secret: in base32, as people type it. url: otpauth://, as a QR code has it."""

    secret: str = field(repr=False)
    url: str = field(repr=False)


def _digits(text: str) -> str | None:
    """The code of an app, six digits, written in any way that `bare_code` reads; None: `text` is none."""
    digits = second_factor.bare_code(text)
    return digits if len(digits) == 6 and digits.isascii() and digits.isdigit() else None


def begin_set_up(caller: Caller) -> None:
    """Begin to set up an app for the caller, or go on with the one that they have begun within the last hour.

    In another tab, or after the Back button, its key may have been scanned. The present app goes on working.
    """
    with database.atomic():
        if _begun(caller) is None:
            cancel_set_up(caller)
            Authenticator.create(user=caller.user)


def cancel_set_up(caller: Caller) -> None:
    """Drop the app that the caller is setting up, if any."""
    with database.atomic():
        is_new = Authenticator.confirmed_at.is_null()
        Authenticator.delete().where((Authenticator.user == caller.user) & is_new).execute()


def being_set_up(caller: Caller, host: str) -> NewAuthenticator | None:
    """The app that the caller is setting up, until an hour after they began. host: shown in the app."""
    found = _begun(caller)
    if found is None:
        return None
    secret = secret_of(found)
    name = caller.user.email.replace(":", " ")
    return NewAuthenticator(secret, pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=f"{ISSUER} {host}"))


def _confirm(caller: Caller, code: str) -> None:
    """Let the app that the caller has set up take the place of an earlier one; `code` is from it. Raises Invalid."""
    with database.atomic():
        found = _begun(caller)
        if found is None:
            raise Invalid({"code": [_("This took more than an hour, or was finished in another tab. Start again.")]})
        _use_code(found, code)
        Authenticator.delete().where((Authenticator.user == caller.user) & (Authenticator.id != found.id)).execute()
        Authenticator.update(confirmed_at=times.now_text()).where(Authenticator.id == found.id).execute()


def _begun(caller: Caller) -> Authenticator | None:
    since = times.text(times.now() - SET_UP_RETENTION)
    is_new = Authenticator.confirmed_at.is_null() & (Authenticator.created_at > since)
    return Authenticator.get_or_none((Authenticator.user == caller.user) & is_new)


def _use_code(authenticator: Authenticator, code: str) -> None:
    """Use a code of an app, which never works again. Raises Invalid, TooManyRequests."""
    require_app_code(code)
    rate_limits.current().require(
        CODES_A_DAY,
        "second step",
        authenticator.user_id,
        message=_("Too many codes today. A recovery code still works."),
    )
    step = _step_of(authenticator, code)
    if step is None:
        raise Invalid({"code": [_("Wrong code. If this keeps happening, check the clock on your phone.")]})
    is_later = (Authenticator.id == authenticator.id) & (Authenticator.last_step < step)
    with database.atomic():
        if not Authenticator.update(last_step=step).where(is_later).execute():
            raise Invalid({"code": [_("This code was already used. Wait for the next one.")]})


def _step_of(authenticator: Authenticator, code: str) -> int | None:
    """The time step to which a code belongs; None: it is wrong, or too old, or too new."""
    digits, now = _digits(code), int(times.now().timestamp()) // STEP_S
    if digits is None:
        return None
    totp = pyotp.TOTP(secret_of(authenticator), interval=STEP_S)
    right = [
        step for step in range(now - WINDOW, now + WINDOW + 1) if hmac.compare_digest(totp.generate_otp(step), digits)
    ]
    # The latest, so that no earlier step with the same digits is left to be used.
    return max(right, default=None)


# --- switching on and off -----------------------------------------------------------------------------------------


def switch_on(caller: Caller, session: SessionView, *, code: str, current: str = "") -> tuple[str, list[str]]:
    """Confirm the app that the caller has set up: the new secret of `session`, and recovery codes, to be shown once.

    All other sessions of the user end. Raises Invalid, Unauthenticated, TooManyRequests.
    """
    sessions.require_current_password(caller.user, session, current)
    with database.atomic():
        _confirm(caller, code)
        return sessions.renew(caller.user, session), second_factor.replace_recovery_codes(caller.user)


def replace_codes(caller: Caller, proof: str) -> list[str]:
    """New recovery codes, to be shown once. proof: as `switch_off` takes it. Raises Invalid, TooManyRequests."""
    _require_proof(caller.user, proof)
    if not second_factor.has_app(caller.user.id):
        raise Invalid({"proof": [_("Two-step verification is off.")]})
    return second_factor.replace_recovery_codes(caller.user)


def switch_off(caller: Caller, session: SessionView, proof: str) -> str:
    """Switch the second step off: the new secret of `session`; all other sessions of the user end.

    proof: the password, a code of the app, or a recovery code. Raises Invalid, Unauthenticated, TooManyRequests.
    """
    _require_proof(caller.user, proof)
    with database.atomic():
        second_factor.forget(caller.user)
        return sessions.renew(caller.user, session)


def _require_proof(user: User, proof: str) -> None:
    # No password is as short as a code is written, and one may consist of six digits and dashes.
    may_be_password = len(proof) >= sessions.PASSWORD_LENGTHS[0] or not _digits(proof)
    if may_be_password and sessions.is_password(user, proof):
        return
    try:
        _use(user.id, proof)
    except Invalid as error:
        raise Invalid({"proof": [_("That isn't your password or a valid code.")]}) from error


# As RFC 4226 recommends, and what every app takes.
SECRET_BYTES = 20


def secret_of(authenticator: Authenticator) -> str:
    """The secret that an app and the server share, in base32.

    It is derived from the key of the instance, and stored nowhere on the server. So a copy of the database alone makes
    no codes, and another key file ends all apps.
    """
    key = keys.derive(f"authenticator {authenticator.id}")
    return base64.b32encode(key[:SECRET_BYTES]).decode()
