"""Who gets in: second steps of people, what may be used once, and agents that were connected by OAuth."""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.domain.ids import new_id
from signpost.domain.people.credentials import GrantSecret
from signpost.domain.people.roles import Role
from signpost.domain.times import now_text
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import OfMember, User, Workspace
from signpost.storage.prepared import Prepared


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


class UsedKey(Model):
    """Something that may not be used again (runtime/used_once.py). digest: of it."""

    purpose = TextField()
    digest = TextField()
    expires_at = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("purpose", "digest")


class OneTimeValue(Model):
    """A value that is shown once. digest: of its kind, owner and key. sealed: encrypted."""

    digest = TextField(primary_key=True)
    kind = TextField()
    sealed = TextField()
    expires_at = TextField()


class AgentClient(Model):
    """A program that registered itself, or that a document describes at the URL which is its id."""

    id = TextField(primary_key=True, default=new_id)
    name = TextField()
    redirect_uris = JSONField()
    # How it authenticates at the token endpoint: a name of RFC 7591, like "none".
    auth_method = TextField()
    digest = TextField(null=True)
    created_at = TextField(default=now_text)
    # When its document was read; null: it registered itself.
    fetched_at = TextField(null=True)
    # Until then it is kept without a grant.
    expires_at = TextField()


class AgentGrant(OfMember):
    """What a member allowed a client: to act for them in a workspace, with at most a role.

    It begins with a code; from then on it has tokens.
    """

    client_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User, backref="agent_grants")
    client = ForeignKeyField(AgentClient, backref="grants")
    # The client's, when the member saw it.
    name = TextField()
    role = EnumField(Role)
    scope = TextField()
    redirect_uri = TextField()
    code_digest = TextField(unique=True)
    challenge = TextField()
    # The digest of what each of its refresh tokens begins with.
    family = TextField(null=True, unique=True)
    created_at = TextField(default=now_text)
    # When the code was exchanged; null: not yet.
    redeemed_at = TextField(null=True)
    last_used_at = TextField(null=True)
    expires_at = TextField()

    @classmethod
    def of_access_token(cls, digest: str, now: str) -> AgentGrant | None:
        """The grant of an access token that has not expired, as `with_member` selects it."""
        return _OF_ACCESS_TOKEN.first(digest, now)


class AgentToken(Model):
    """An access or a refresh token of a grant."""

    grant_id: str

    digest = TextField(primary_key=True)
    grant = ForeignKeyField(AgentGrant, backref="tokens")
    kind = EnumField(GrantSecret)
    created_at = TextField(default=now_text)
    expires_at = TextField()
    # When a refresh token was used.
    replaced_at = TextField(null=True)


_OF_ACCESS_TOKEN = Prepared(
    AgentGrant,
    lambda digest, now: (
        AgentGrant.with_member()
        .switch(AgentGrant)
        .join(AgentToken)
        .where(
            (AgentToken.digest == digest)
            & (AgentToken.kind == GrantSecret.ACCESS.value)
            & (AgentToken.expires_at > now)
        )
    ),
    **AgentGrant.JOINED,
)
