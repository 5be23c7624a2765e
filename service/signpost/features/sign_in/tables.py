"""Who is signed in and how, who is invited, and what may be used once."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import peewee
from peewee import BlobField, BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain.ids import new_id
from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SignInMethod
from signpost.domain.times import now_text
from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import Member, OfMember, User, Workspace


class Session(OfMember):
    """A user who is signed in with one browser. agent: the browser's name for itself."""

    id = TextField(primary_key=True, default=new_id)
    digest = TextField(unique=True)
    user = ForeignKeyField(User)
    workspace = ForeignKeyField(Workspace)
    # None: it began before this was recorded.
    method = EnumField(SignInMethod, null=True)
    agent = TextField()
    # Such as "Berlin, DE", by the database of places; "" where it is not known. The address is not kept.
    place = TextField(default="")
    # It is no session yet: the password was right, and the second step is missing.
    awaits_second_step = BooleanField(default=False)
    # Codes that were entered while it waited.
    code_tries = IntegerField(default=0)
    # A passkey was used or added in it, which is as good as the second step.
    used_passkey = BooleanField(default=False)
    created_at = TextField(default=now_text)
    seen_at = TextField()
    expires_at = TextField()
    # Until then the user may choose a new password without the current one: the session began with a sign-in link.
    reset_until = TextField(null=True)
    # The digest of the provider's name for its own session, which ends this one; null: it gave none.
    provider_sid = TextField(null=True)
    # Of the browser as it signed in; "" where it is not known.
    language = TextField(default="")


class SignInLink(Model):
    """A link that signs a user in, once. method: how the user got it."""

    digest = TextField(primary_key=True)
    user = ForeignKeyField(User)
    method = EnumField(SignInMethod, default=SignInMethod.LINK)
    expires_at = TextField()


class Invitation(Model):
    """An offer of a membership to an e-mail address; it signs no one in. One for each address and workspace.

    `inviting_member` is not a column: it is joined where an invitation is looked up.
    """

    inviting_member: Member

    id = TextField(primary_key=True, default=new_id)
    digest = TextField(unique=True)
    workspace = ForeignKeyField(Workspace)
    email = TextField()
    role = EnumField(Role)
    inviter = ForeignKeyField(User)
    created_at = TextField(default=now_text)
    expires_at = TextField()


class Identity(Model):
    """Who a user is at a provider of single sign-on. A user has at most one at each."""

    user_id: str

    issuer = TextField()
    subject = TextField()
    user = ForeignKeyField(User, backref="identities")
    created_at = TextField(default=now_text)
    # When the user last signed in with it.
    seen_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("issuer", "subject")


class Authenticator(Model):
    """An app that shows codes (TOTP, RFC 6238). A user has at most one that is confirmed, and one that is not yet.

    Its secret is in no table (features/sign_in/operations/second_step.py).
    """

    user_id: str

    id = TextField(primary_key=True, default=new_id)
    user = ForeignKeyField(User)
    created_at = TextField(default=now_text)
    # When the user entered a code of it; null: it is being set up.
    confirmed_at = TextField(null=True)
    # The time step, in units of 30 seconds since 1970, of the last code that was used: no code works twice.
    last_step = IntegerField(default=0)


class RecoveryCode(Model):
    """A code that takes the place of the app, once: using it deletes it. Only its digest is stored."""

    digest = TextField(primary_key=True)
    user = ForeignKeyField(User)
    created_at = TextField(default=now_text)


class Passkey(Model):
    """A public key with which a user signs in. rp_id: the hostname of the service that it was made for.

    credential_id: its id, in base64url. sign_count: as its device counts uses; 0 if it does not.
    """

    user_id: str

    id = TextField(primary_key=True, default=new_id)
    user = ForeignKeyField(User)
    credential_id = TextField(unique=True)
    public_key = BlobField()
    sign_count = IntegerField()
    rp_id = TextField()
    name = TextField()
    # How browsers reach its device, like "usb".
    transports = JSONField(default=list)
    # Whether a password manager has copies of it.
    is_backed_up = BooleanField()
    created_at = TextField(default=now_text)
    last_used_at = TextField(null=True)


class UsedKey(Model):
    """Something that may not be used again (features/sign_in/used_once.py). digest: of it."""

    purpose = TextField()
    digest = TextField()
    expires_at = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("purpose", "digest")


# An authenticator app that is being set up.
SET_UP_RETENTION = timedelta(hours=1)
LINKS = Kept(name="sign-in links", bound="until they expire", table="sign_in_link", column="expires_at", after_s=0)
INVITATIONS = Kept(name="invitations", bound="until they expire", table="invitation", column="expires_at", after_s=0)
KEPT = (
    Kept(name="sessions", bound="until they expire; 100 of a user", table="session", column="expires_at", after_s=0),
    LINKS,
    Kept(name="authenticator apps", bound="one of a user, and for an hour one that is being set up",
         table="authenticator", after_s=SET_UP_RETENTION.total_seconds(), where="confirmed_at IS NULL"),
    Kept(name="recovery codes", bound="10 of a user", table="recovery_code"),
    Kept(name="passkeys", bound="20 of a user", table="passkey"),
    INVITATIONS,
    Kept(name="what was used once", bound="until they expire; 10,000 of a purpose", table="used_key",
         column="expires_at", after_s=0),
)  # fmt: skip

MODELS = (Session, SignInLink, Invitation, Identity, Authenticator, RecoveryCode, Passkey, UsedKey)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
