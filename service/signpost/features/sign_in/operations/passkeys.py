"""Passkeys: a person's list of them, and signing in with one.

A passkey belongs to a user and to a hostname of the service. Its private key never leaves the person's devices; here is
the public one. What protects them is the browser: it uses a passkey on the hostname alone that it was made for.

Functions import `passkey_ceremonies` when they are called: it is large, and most processes never need it.
"""

from __future__ import annotations

from dataclasses import dataclass

import peewee

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound, Unauthenticated
from signpost.domain.json_types import JsonObject
from signpost.domain.people.sign_in import RelyingParty, maker_of
from signpost.features.sign_in.operations import sessions
from signpost.features.sign_in.operations.sessions import SessionView
from signpost.features.sign_in.operations.sign_in_rules import is_provider_only, require_allowed, require_own_way
from signpost.features.sign_in.tables import Passkey, Session
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.workspaces.workspaces import clean_fields, name_of
from signpost.storage import database
from signpost.storage.models import User
from signpost.translations import gettext as _

# A passkey for each device and password manager of a person is a handful.
MAX_PASSKEYS = 20


@dataclass(frozen=True)
class PasskeyView:
    """A passkey. rp_id: the hostname that it is for. is_backed_up: whether a password manager has copies of it."""

    id: str
    name: str
    rp_id: str
    is_backed_up: bool
    created_at: str
    last_used_at: str | None


class UnknownPasskey(Unauthenticated):
    """credential_id: of the passkey that the browser used, in base64url; it can be told to offer it no longer."""

    def __init__(self, credential_id: str) -> None:
        super().__init__(_("This service does not know this passkey. It may have been removed here."))
        self.credential_id = credential_id


def list_passkeys(caller: Caller) -> list[PasskeyView]:
    """The passkeys of the caller's user, the newest first."""
    rows = Passkey.select().where(Passkey.user == caller.user).order_by(Passkey.id.desc())
    return [view_of(PasskeyView, row) for row in rows]


def count_passkeys(caller: Caller) -> int:
    return Passkey.select().where(Passkey.user == caller.user).count()


def has_any(user_id: str) -> bool:
    """Whether a user has a passkey, for whichever hostname of the service."""
    return Passkey.select().where(Passkey.user == user_id).exists()


def can_use_any(user_id: str, party: RelyingParty) -> bool:
    """Whether a user has a passkey for the hostname of the service."""
    return Passkey.select().where((Passkey.user == user_id) & (Passkey.rp_id == party.id)).exists()


def exist_for(party: RelyingParty) -> bool:
    """Whether any user has a passkey for the hostname of the service."""
    return Passkey.select().where(Passkey.rp_id == party.id).exists()


# --- adding and removing ------------------------------------------------------------------------------------------


def creation_options(
    caller: Caller, session: SessionView, party: RelyingParty, challenge: bytes, *, current: str
) -> JsonObject:
    """What the browser of the caller's user is given to make a passkey (PublicKeyCredentialCreationOptionsJSON).

    current: the current password, required where a new password requires it. Raises Invalid, TooManyRequests.
    """
    from signpost.features.sign_in import passkey_ceremonies as ceremonies

    require_own_way(caller.user, "passkey")
    sessions.require_current_password(caller.user, session, current)
    _require_room(caller.user)
    return ceremonies.creation_options(party, challenge, caller.user, _known(caller.user.id, party))


def add_passkey(
    caller: Caller, session: SessionView, party: RelyingParty, challenge: bytes, answer: str, *, device: str
) -> PasskeyView:
    """Store the passkey that a browser made in a session (`answer`, RegistrationResponseJSON).

    device: its name where its maker is not known. Raises Invalid: too many, or it is stored already; Unauthenticated.
    """
    from signpost.features.sign_in import passkey_ceremonies as ceremonies

    require_own_way(caller.user, "passkey")
    created = ceremonies.verify_created(party, challenge, answer)
    with database.atomic():
        _require_room(caller.user)
        if Passkey.select().where(Passkey.credential_id == created.credential_id).exists():
            raise Invalid({"passkey": [_("You've already added this passkey.")]})
        row = Passkey.create(
            user=caller.user,
            credential_id=created.credential_id,
            public_key=created.public_key,
            sign_count=created.sign_count,
            rp_id=party.id,
            name=maker_of(created.aaguid) or device,
            transports=created.transports,
            is_backed_up=created.is_backed_up,
        )
        Session.update(used_passkey=True).where(Session.id == session.id).execute()
    return view_of(PasskeyView, row)


def rename_passkey(caller: Caller, id: str, name: str) -> None:
    """Raises Invalid, NotFound."""
    given = clean_fields(name=(name_of, name))
    with database.atomic():
        if not Passkey.update(**given).where(_own(caller, id)).execute():
            raise NotFound(_("This passkey was removed."))


def remove_passkey(caller: Caller, session: SessionView, id: str, *, current: str) -> str | None:
    """End a passkey of the caller's user at once: its name; None where there is none. `current` as for a new one.

    All other sessions in which a passkey was used end: it may have been this one, in other hands. Raises
    Invalid, TooManyRequests.
    """
    sessions.require_current_password(caller.user, session, current)
    with database.atomic():
        row: Passkey | None = Passkey.get_or_none(_own(caller, id))
        if row is not None:
            row.delete_instance()
            sessions.end_one_time(caller.user, but=session.id)
            of_user = Session.user == caller.user
            Session.delete().where(of_user & Session.used_passkey & (Session.id != session.id)).execute()
            if not has_any(caller.user.id):
                Session.update(used_passkey=False).where(of_user).execute()
    return None if row is None else row.name


def _own(caller: Caller, id: str) -> peewee.Expression:
    is_own: peewee.Expression = (Passkey.id == id) & (Passkey.user == caller.user)
    return is_own


def _require_room(user: User) -> None:
    if Passkey.select().where(Passkey.user == user).count() >= MAX_PASSKEYS:
        reason = _("You have %(limit)s passkeys, the maximum. Remove one first.", limit=MAX_PASSKEYS)
        raise Invalid({"passkey": [reason]})


def _known(user_id: str, party: RelyingParty) -> list[Passkey]:
    return [*Passkey.select().where((Passkey.user == user_id) & (Passkey.rp_id == party.id))]


# --- using --------------------------------------------------------------------------------------------------------


def request_options(party: RelyingParty, challenge: bytes, user_id: str | None = None) -> JsonObject:
    """What a browser is given to use a passkey (PublicKeyCredentialRequestOptionsJSON).

    user_id: whose passkey; None: that of anyone, and the browser asks which one.
    """
    from signpost.features.sign_in import passkey_ceremonies as ceremonies

    known = [] if user_id is None else _known(user_id, party)
    return ceremonies.request_options(party, challenge, known)


def challenge_of(answer: str) -> bytes:
    """The challenge that a browser says it has signed, of either answer. Raises Unauthenticated."""
    from signpost.features.sign_in import passkey_ceremonies as ceremonies

    return ceremonies.challenge_in(answer)


def use_passkey(party: RelyingParty, challenge: bytes, answer: str, user_id: str | None = None) -> str:
    """The id of the user whose passkey a browser used (`answer`, AuthenticationResponseJSON). Raises Unauthenticated.

    challenge: from `request_options`, for this answer alone. user_id: who it must be; None: anyone.
    """
    from signpost.features.sign_in import passkey_ceremonies as ceremonies

    claim = ceremonies.claim_of(answer)
    row: Passkey | None = Passkey.get_or_none(Passkey.credential_id == claim.credential_id)
    if row is None:
        raise UnknownPasskey(claim.credential_id)
    # Where the request named no passkeys, the answer has to say whose it is.
    is_theirs = claim.user_handle in (row.user_id, *([""] if user_id else []))
    if row.rp_id != party.id or not is_theirs or user_id not in (None, row.user_id):
        raise Unauthenticated(ceremonies.REFUSED)
    # A passkey from before must not go on working for a person who was removed at the provider.
    require_allowed("passkey")
    if is_provider_only(row.user):
        raise Unauthenticated(_("You sign in with single sign-on, and passkeys are not accepted for your account."))
    used = ceremonies.verify_used(party, challenge, answer, row)
    counted = {"sign_count": used.new_sign_count, "is_backed_up": used.credential_backed_up}
    with database.atomic():
        # Of two uses at once that count the same, one is a copy's.
        same = (Passkey.id == row.id) & (Passkey.sign_count == row.sign_count)
        if not Passkey.update(**counted, last_used_at=times.now_text()).where(same).execute():
            raise Unauthenticated(ceremonies.REFUSED)
    return row.user_id
