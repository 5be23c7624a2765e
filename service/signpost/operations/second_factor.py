"""The second step of signing in: who has one, when it is needed, and which workspaces require it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from signpost.domain.errors import Invalid
from signpost.domain.sign_in import SignInMethod
from signpost.operations import authenticators, recovery_codes, sessions, waiting_sessions
from signpost.operations.caller import Caller
from signpost.operations.sessions import SessionView
from signpost.operations.waiting_sessions import WaitingSession
from signpost.storage import database
from signpost.storage.models import Authenticator, RecoveryCode, Session, User, Workspace

# The setting of a workspace whose members must have one.
REQUIRED = "require_second_step"
# A password may be known to others, and a mailbox read by them. A link that the operator printed needs no second step:
# by it people get in who have lost their phone.
_NEEDED_AFTER = (SignInMethod.PASSWORD, SignInMethod.MAILED_LINK)


@dataclass(frozen=True)
class SecondFactor:
    """What a user has. since: when the app was set up; None: there is none. codes: recovery codes that are left."""

    since: str | None
    codes: int


def of(user_id: str) -> SecondFactor:
    """What a user has."""
    app = authenticators.confirmed(user_id)
    return SecondFactor(app.confirmed_at if app is not None else None, recovery_codes.count(user_id))


def has_one(user_id: str) -> bool:
    """Whether a user has a second factor."""
    return authenticators.confirmed(user_id) is not None


def is_needed(user_id: str, method: SignInMethod) -> bool:
    """Whether a session of a user that begins in this way waits for the second step."""
    return method in _NEEDED_AFTER and has_one(user_id)


def is_required(workspace: Workspace) -> bool:
    """Whether a workspace requires a second factor of its members."""
    return bool(workspace.settings.get(REQUIRED) == "true")


def is_missing(caller: Caller, session: SessionView) -> bool:
    """Whether the workspace of the caller requires a second factor, and neither user nor session has one.

    Such a session may only set one up, and sign out.
    """
    return is_required(caller.workspace) and not _satisfies(caller.user, session)


def is_current(caller: Caller, session: SessionView, secret: str) -> bool:
    """Whether a session still allows what it allowed `caller`, also by what its workspace requires now."""
    if not sessions.is_current(caller, secret):
        return False
    return not is_missing(replace(caller, workspace=Workspace.get_by_id(caller.workspace.id)), session)


def _satisfies(user: User, session: SessionView) -> bool:
    return has_one(user.id)


# --- the second step --------------------------------------------------------------------------------------------


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


def _use(user_id: str, text: str) -> bool:
    """Use a code; returns whether it is a recovery code. Raises Invalid, TooManyRequests."""
    app = authenticators.confirmed(user_id)
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
    if not has_one(caller.user.id):
        raise Invalid({"proof": ["The second step is off."]})
    return recovery_codes.replace(caller.user)


def switch_off(caller: Caller, session: SessionView, proof: str) -> str:
    """Switch the second step off: the new secret of `session`; all other sessions of the user end.

    proof: the password, a code of the app, or a recovery code. Raises Invalid, Unauthenticated, TooManyRequests.
    """
    _require_proof(caller.user, proof)
    with database.atomic():
        forget(caller.user)
        return sessions.renew(caller.user, session)


def _require_proof(user: User, proof: str) -> None:
    if not authenticators.is_code(proof) and sessions.is_password(user, proof):
        return
    try:
        _use(user.id, proof)
    except Invalid as error:
        raise Invalid({"proof": ["This is neither your password nor a code that works."]}) from error


def reset(user: User) -> bool:
    """Switch a user's second step off, for the operator; all sessions of the user end. False: it was off already."""
    with database.atomic():
        had_one = has_one(user.id)
        forget(user)
        if had_one:
            Session.delete().where(Session.user == user).execute()
    return had_one


def forget(user: User) -> None:
    """Delete what a user has for the second step; call it in a transaction."""
    Authenticator.delete().where(Authenticator.user == user).execute()
    RecoveryCode.delete().where(RecoveryCode.user == user).execute()
