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
from signpost.domain.people.sign_in import SignInMethod
from signpost.domain.records.record import Handler
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


class PageLogo(Model):
    """A logo (PNG) of the pages for visitors: the present one, or an earlier one that undo can bring back."""

    workspace = ForeignKeyField(Workspace)
    digest = TextField()
    content = BlobField()
    created_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "digest")


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


class SavedView(Model):
    """A name for filters and an order of a list, given by a person. query: of its address, in one spelling."""

    workspace_id: str
    user_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, on_delete="CASCADE")
    user = ForeignKeyField(User, on_delete="CASCADE")
    handler = EnumField(Handler)
    name = TextField()
    query = TextField()
    is_shared = BooleanField(default=False)
    created_at = TextField(default=now_text)

    class Meta:
        table_name = "saved_view"


_HOSTS = Prepared(
    Host, lambda workspace, names: Host.select().where((Host.workspace == workspace) & Host.host.in_(members(names)))
)
