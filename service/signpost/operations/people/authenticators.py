"""Authenticator apps: their codes are the second step of signing in (TOTP, RFC 6238)."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field

import peewee
import pyotp

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.operations.caller import Caller
from signpost.runtime import rate_limits
from signpost.runtime.people import authenticator_secrets
from signpost.runtime.people.authenticator_secrets import SET_UP_FOR
from signpost.runtime.rate_limits import parse_rate
from signpost.storage import database
from signpost.storage.models import Authenticator, User

STEP_S = 30
# Steps before and after the present one whose codes work: clocks differ, and people type slowly.
WINDOW = 1
# Of one user, right or wrong, from all networks together. Three codes of a million are right at any moment, so
# someone who knows the password and guesses every day needs about ten years.
CODES_A_DAY = parse_rate("100 per day")
ISSUER = "Signpost"


@dataclass(frozen=True)
class NewAuthenticator:
    """An app that is being set up. secret: in base32, as people type it. url: otpauth://, as a QR code has it."""

    secret: str = field(repr=False)
    url: str = field(repr=False)


def is_code(text: str) -> bool:
    """Whether `text` is written like a code of an app: six digits, perhaps with spaces."""
    digits = "".join(text.split())
    return len(digits) == 6 and digits.isascii() and digits.isdigit()


def begin(caller: Caller) -> None:
    """Begin to set up an app for the caller; one that was not confirmed is dropped. The present one goes on working."""
    with database.atomic():
        cancel(caller)
        Authenticator.create(user=caller.user)


def cancel(caller: Caller) -> None:
    """Drop the app that the caller is setting up, if any."""
    with database.atomic():
        Authenticator.delete().where(_of(caller.user) & Authenticator.confirmed_at.is_null()).execute()


def being_set_up(caller: Caller, host: str) -> NewAuthenticator | None:
    """The app that the caller is setting up, until an hour after they began. host: shown in the app."""
    found = _begun(caller)
    if found is None:
        return None
    secret = authenticator_secrets.secret(found)
    name = caller.user.email.replace(":", " ")
    return NewAuthenticator(secret, pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=f"{ISSUER} {host}"))


def confirm(caller: Caller, code: str) -> None:
    """Let the app that the caller has set up take the place of an earlier one; `code` is from it. Raises Invalid."""
    with database.atomic():
        found = _begun(caller)
        if found is None:
            raise Invalid({"code": ["This took more than an hour. Begin again."]})
        use(found, code)
        Authenticator.delete().where(_of(caller.user) & (Authenticator.id != found.id)).execute()
        Authenticator.update(confirmed_at=times.now_text()).where(Authenticator.id == found.id).execute()


def _begun(caller: Caller) -> Authenticator | None:
    since = times.text(times.now() - SET_UP_FOR)
    is_new = Authenticator.confirmed_at.is_null() & (Authenticator.created_at > since)
    return Authenticator.get_or_none(_of(caller.user) & is_new)


def use(authenticator: Authenticator, code: str) -> None:
    """Use a code of an app, which never works again. Raises Invalid, TooManyRequests."""
    rate_limits.current().require(
        CODES_A_DAY, "second step", authenticator.user_id, message="Too many codes today. A recovery code still works."
    )
    step = _step_of(authenticator, code)
    if step is None:
        raise Invalid({"code": ["The code is wrong. If that goes on, check that the clock of your phone is right."]})
    is_later = (Authenticator.id == authenticator.id) & (Authenticator.last_step < step)
    with database.atomic():
        if not Authenticator.update(last_step=step).where(is_later).execute():
            raise Invalid({"code": ["This code was used already. Wait for the next one."]})


def _step_of(authenticator: Authenticator, code: str) -> int | None:
    """The time step to which a code belongs; None: it is wrong, or too old, or too new."""
    if not is_code(code):
        return None
    digits, now = "".join(code.split()), int(times.now().timestamp()) // STEP_S
    totp = pyotp.TOTP(authenticator_secrets.secret(authenticator), interval=STEP_S)
    right = [
        step for step in range(now - WINDOW, now + WINDOW + 1) if hmac.compare_digest(totp.generate_otp(step), digits)
    ]
    # The latest, so that no earlier step with the same digits is left to be used.
    return max(right, default=None)


def _of(user: User) -> peewee.Expression:
    is_theirs: peewee.Expression = Authenticator.user == user
    return is_theirs
