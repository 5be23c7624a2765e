"""Workspaces, their members, hostnames and tokens, and who is signed in."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import ClassVar, Self

import peewee
from peewee import BlobField, BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain.hosts import fallback
from signpost.domain.ids import new_id
from signpost.domain.people.credentials import TokenKind
from signpost.domain.people.preferences import Theme
from signpost.domain.people.roles import Role
from signpost.domain.times import now_text
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.prepared import Prepared, members


class State(Model):
    """Values that belong to the whole file, by name."""

    name = TextField(primary_key=True)
    value = TextField()

    @classmethod
    def load(cls, name: str) -> str | None:
        row: State | None = cls.get_or_none(cls.name == name)
        return None if row is None else row.value

    @classmethod
    def store(cls, name: str, value: str) -> None:
        cls.insert(name=name, value=value).on_conflict_replace().execute()


class FeatureVersion(Model):
    """How far the tables of a feature are, and how long their rows are kept (`storage/feature_tables.py`)."""

    feature = TextField(primary_key=True)
    version = IntegerField()
    # JSON, so that features that are off, or gone, say it too.
    kept = TextField(default="[]")

    class Meta:
        table_name = "feature_schema"


class Workspace(Model):
    members: peewee.ModelSelect[Member]
    tokens: peewee.ModelSelect[Token]
    hosts: peewee.ModelSelect[Host]

    id = TextField(primary_key=True, default=new_id)
    name = TextField()
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)
    # Values of POST /workspace/update/{metaKey} other than the name, by key.
    settings = JSONField(default=dict)
    # An id of runtime/plan_file.py.
    plan = TextField(default="self-hosted")
    # Made by features/transfer/samples.py.
    is_sample = BooleanField(default=False)
    # What it was called in addresses, the latest first: operations/workspaces/workspace_settings.py.
    former_slugs = JSONField(default=list)


class User(Model):
    id = TextField(primary_key=True, default=new_id)
    name = TextField()
    email = TextField(unique=True)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)
    password_hash = TextField(null=True)
    # domain/people/preferences.py
    theme = EnumField(Theme, default=Theme.SYSTEM)
    timezone = TextField(default="")
    dates = TextField(default="")
    shortcuts = BooleanField(default=True)
    language = TextField(default="")

    memberships: peewee.ModelSelect[Member]


class Member(Model):
    """A user's role in a workspace."""

    workspace_id: str

    workspace = ForeignKeyField(Workspace, backref="members")
    user = ForeignKeyField(User, backref="memberships")
    role = EnumField(Role)
    created_at = TextField(default=now_text)
    # Given by a claim of the provider of single sign-on, which alone changes and ends it; else by a person.
    by_provider = BooleanField(default=False)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "user")


class OfMember(Model):
    """What acts for a member of a workspace.

    `membership` is not a column: `with_member` joins it.
    """

    workspace: ForeignKeyField
    user: ForeignKeyField
    membership: Member

    # What `with_member` joins.
    JOINED: ClassVar[dict[str, type[Model]]] = {"workspace": Workspace, "user": User, "membership": Member}

    @classmethod
    def with_member(cls) -> peewee.ModelSelect[Self]:
        """Rows with their workspace, user and membership; without those whose user is no longer a member."""
        is_own = (Member.workspace == cls.workspace) & (Member.user == cls.user)
        rows = cls.select(cls, Workspace, User, Member.role).join(Workspace).switch(cls).join(User).switch(cls)
        return rows.join(Member, on=is_own, attr="membership")


class Token(OfMember):
    """A secret with which a program acts for a member; only its digest is stored."""

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, backref="tokens")
    user = ForeignKeyField(User, backref="tokens")
    kind = EnumField(TokenKind)
    name = TextField()
    role = EnumField(Role)
    digest = TextField(unique=True)
    created_at = TextField(default=now_text)
    expires_at = TextField(null=True)
    last_used_at = TextField(null=True)
    revoked_at = TextField(null=True)

    @classmethod
    def of_digest(cls, digest: str) -> Token | None:
        """A token as `with_member` selects it."""
        return _TOKEN.first(digest)


_TOKEN = Prepared(Token, lambda digest: Token.with_member().where(Token.digest == digest), **Token.JOINED)


class PageLogo(Model):
    """A logo (PNG) of the pages for visitors: the present one, or an earlier one that undo can bring back."""

    workspace = ForeignKeyField(Workspace)
    digest = TextField()
    content = BlobField()
    created_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "digest")


class Host(Model):
    """A connected hostname. Spec: "Hostname record"."""

    workspace_id: str

    host = TextField(primary_key=True)
    id = TextField(unique=True, default=new_id)
    workspace = ForeignKeyField(Workspace, backref="hosts")
    domain = TextField()
    https_requested = BooleanField(default=True)
    short_links_enabled = BooleanField(default=True)
    correct = BooleanField(default=False)
    public = BooleanField(default=False)
    current = JSONField(default=list)
    errors = JSONField(default=list)
    notice = TextField(default="")
    checked_at = TextField(null=True)
    # When DNS is checked next.
    dns_due_at = TextField(null=True, default=now_text)
    # Connected while REQUIRE_HOST_PROOF was on, and not proved yet: see operations/hosts/host_views.py.
    awaits_proof = BooleanField(default=False)
    # What visitors get where nothing is found, or a record has expired (domain/hosts/fallback.py). A null URL: that of
    # the workspace.
    notfound_url = TextField(null=True)
    expired_url = TextField(null=True)
    notfound_status = IntegerField(default=fallback.REDIRECT)
    # Which apps may open its links (domain/hosts/app_links.py).
    apple_app_site_association = JSONField(null=True)
    assetlinks = JSONField(null=True)
    # What was last reported to those who get e-mail about hostnames (features/mail/mail_queue.py); null: nothing yet.
    reported_correct = BooleanField(null=True)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)

    @classmethod
    def named(cls, workspace_id: str, names: Iterable[str]) -> dict[str, Host]:
        """The hostnames of a workspace among `names`."""
        return {host.host: host for host in _HOSTS.rows(workspace_id, json.dumps([*names]))}


class ServiceHost(Model):
    """A hostname by which a user reached the service (operations/hosts/service_hosts.py)."""

    user_id: str

    user = ForeignKeyField(User, on_delete="CASCADE")
    host = TextField(index=True)
    used_at = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("user", "host")


_HOSTS = Prepared(
    Host, lambda workspace, names: Host.select().where((Host.workspace == workspace) & Host.host.in_(members(names)))
)
