"""Second factors: who has one, when it is needed, which workspaces require it; and recovery codes.

A recovery code, of ten on paper, takes the place of an authenticator app once. Codes of apps, and the step itself:
second_step.py, whose libraries most commands need not import.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace

from signpost.domain.errors import Invalid
from signpost.domain.people.credentials import digest_of
from signpost.domain.people.sign_in import SignInMethod
from signpost.features.sign_in.operations import passkeys, sessions
from signpost.features.sign_in.operations.sessions import SessionView
from signpost.features.sign_in.tables import Authenticator, Identity, Passkey, RecoveryCode, Session
from signpost.operations.caller import Caller
from signpost.storage import database
from signpost.storage.models import Member, User, Workspace
from signpost.translations import gettext as _

# The setting of a workspace whose members must have one.
REQUIRED = "require_second_step"
# A password may be known to others, and a mailbox read by them. A link that the operator printed needs no second step:
# by it people get in who have lost their phone.
_NEEDED_AFTER = (SignInMethod.PASSWORD, SignInMethod.MAILED_LINK)
RECOVERY_CODES = 10
# Without i, l, o, 0 and 1, which people mix up. 16 of 31 characters are 79 bits: no digest of them can be searched for.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_GROUPS, _IN_GROUP = 4, 4
# Of what is pasted as a code at most as many characters are read: normalizing takes long where there are many.
_MAX_PASTED = 100
# Categories of Unicode: dashes, characters that are not seen, blanks, line breaks. And what people take for dashes.
_AROUND = ("Pd", "Cf", "Zs", "Zl", "Zp", "Cc")
_DASHES = "\N{MINUS SIGN}\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}"


@dataclass(frozen=True)
class SecondFactor:
    """What a user has. since: when the app was set up; None: there is none. codes: recovery codes that are left."""

    since: str | None
    codes: int


def of(user_id: str) -> SecondFactor:
    app = authenticator_of(user_id)
    return SecondFactor(app.confirmed_at if app is not None else None, count_recovery_codes(user_id))


def has_app(user_id: str) -> bool:
    """Whether a user has an app, whose codes are needed from then on."""
    return authenticator_of(user_id) is not None


def has_any(user_id: str) -> bool:
    return has_app(user_id) or passkeys.has_any(user_id)


def check_setting(caller: Caller, wanted: Mapping[str, str | None]) -> None:
    """Raises Invalid: somebody without a second factor would require one. Those who do know what it is to have one."""
    if wanted.get(REQUIRED) == "true" and not has_any(caller.user.id):
        raise Invalid({REQUIRED: [_("Turn on two-step verification for your own account first.")]})


def of_members(workspace: Workspace) -> dict[str, list[str]]:
    """What the members of a workspace have, by the ids of those who have any: "app", "passkey" or both."""
    members = Member.select(Member.user).where(Member.workspace == workspace)
    apps = Authenticator.select(Authenticator.user).where(Authenticator.confirmed_at.is_null(False))
    found: dict[str, list[str]] = {}
    for name, rows in (("app", apps), ("passkey", Passkey.select(Passkey.user).distinct())):
        for row in rows.where(rows.model.user << members):
            found.setdefault(row.user_id, []).append(name)
    return found


def authenticator_of(user_id: str) -> Authenticator | None:
    """The app whose codes work for a user."""
    return Authenticator.get_or_none((Authenticator.user == user_id) & Authenticator.confirmed_at.is_null(False))


def is_needed(user_id: str, method: SignInMethod) -> bool:
    """Whether a session of a user that begins in this way waits for the second step.

    A passkey is that step where a workspace requires one. Also one for another hostname of the service: which of them
    is used, the person chooses who signs in.
    """
    if method not in _NEEDED_AFTER:
        return False
    return has_app(user_id) or (passkeys.has_any(user_id) and _is_required_of(user_id))


def _is_required_of(user_id: str) -> bool:
    """Whether any workspace of a user requires the second step."""
    rows = Workspace.select().join(Member, on=Member.workspace == Workspace.id).where(Member.user == user_id)
    return any(is_required(row) for row in rows)


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
    # To have a passkey is not enough: a password may have been. The provider has its own rules for second factors.
    return session.used_passkey or session.method is SignInMethod.PROVIDER or has_app(user.id)


# --- recovery codes -----------------------------------------------------------------------------------------------


def replace_recovery_codes(user: User) -> list[str]:
    """New recovery codes for a user, to be shown once; earlier ones stop working."""
    codes = [
        "-".join("".join(secrets.choice(_ALPHABET) for _letter in range(_IN_GROUP)) for _group in range(_GROUPS))
        for _code in range(RECOVERY_CODES)
    ]
    with database.atomic():
        RecoveryCode.delete().where(RecoveryCode.user == user).execute()
        for code in codes:
            RecoveryCode.create(digest=_digest(code), user=user)
    return codes


def bare_code(text: str) -> str:
    """A code as people paste it, without what is not part of it: blanks, dashes of any kind, invisible characters.

    Digits of any script and width count as such, and capitals as small letters. What is too long for a code is "".
    """
    if len(text) > _MAX_PASTED:
        return ""
    return "".join(
        str(unicodedata.decimal(char, char)).lower()
        for char in unicodedata.normalize("NFKC", text)
        if unicodedata.category(char) not in _AROUND and char not in _DASHES
    )


def is_recovery_code(bare: str) -> bool:
    """Whether a bare code may be a recovery code, of whomever."""
    return len(bare) == _GROUPS * _IN_GROUP and {*bare} <= {*_ALPHABET}


def use_recovery_code(user_id: str, text: str) -> bool:
    """Use up a recovery code, written in any way that `bare_code` reads; False: it is none of this user."""
    is_theirs = (RecoveryCode.digest == _digest(text)) & (RecoveryCode.user == user_id)
    with database.atomic():
        return bool(RecoveryCode.delete().where(is_theirs).execute())


def count_recovery_codes(user_id: str) -> int:
    return RecoveryCode.select().where(RecoveryCode.user == user_id).count()


def _digest(text: str) -> str:
    return digest_of(bare_code(text))


# --- without one ------------------------------------------------------------------------------------------------


def reset(user: User) -> bool:
    """Switch a user's second step off, for the operator; all sessions of the user end. False: it was off already.

    The user's passkeys are removed: they were on the phone that is lost, or take the place of the step. So is a
    person of single sign-on, unless that is the only way in: one who took the account may have connected theirs.
    """
    with database.atomic():
        had_any = has_any(user.id)
        forget(user)
        Passkey.delete().where(Passkey.user == user).execute()
        if user.password_hash is not None:
            had_any |= Identity.delete().where(Identity.user == user).execute() > 0
        if had_any:
            Session.delete().where(Session.user == user).execute()
        sessions.end_one_time(user)
    return had_any


def forget(user: User) -> None:
    """Delete what a user has for the second step; call it in a transaction."""
    Authenticator.delete().where(Authenticator.user == user).execute()
    RecoveryCode.delete().where(RecoveryCode.user == user).execute()
