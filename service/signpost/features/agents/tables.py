"""Agents that were connected by OAuth, and what members allowed them."""

from __future__ import annotations

from pathlib import Path

from peewee import ForeignKeyField, TextField

from signpost.domain.ids import new_id
from signpost.domain.people.credentials import GrantSecret
from signpost.domain.people.roles import Role
from signpost.domain.times import now_text
from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import OfMember, User, Workspace
from signpost.storage.prepared import Prepared


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


GRANTS = Kept(
    name="agents' grants", bound="until they expire; 100 of a user and workspace", table="agent_grant",
    column="expires_at", after_s=0,
)  # fmt: skip
KEPT = (
    GRANTS,
    Kept(name="agents' tokens", bound="until they expire; 20 and 100 of a grant", table="agent_token",
         column="expires_at", after_s=0),
    Kept(name="agents' clients", bound="180 days after their last use, a day if unused; 1,000 without a grant",
         table="agent_client", column="expires_at", after_s=0,
         where="NOT EXISTS (SELECT 1 FROM agent_grant WHERE client_id = agent_client.id)"),
)  # fmt: skip

MODELS = (AgentClient, AgentGrant, AgentToken)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
