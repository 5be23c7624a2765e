"""Which e-mail a person wants of each workspace, and the link at the end of each message that ends it.

Without a choice, owners get what a workspace has switched on, and managers where its setting email_manager is true.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from dataclasses import dataclass

import peewee

from signpost.domain.mail import MailKind
from signpost.domain.people.roles import Role
from signpost.features.mail import mail_queue
from signpost.features.mail.tables import MailChoice
from signpost.features.sign_in.operations import sessions
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.workspaces.workspaces import NamedWorkspace
from signpost.storage import database, keys
from signpost.storage.models import Member, User, Workspace

# Of a signature: 128 bits are enough for what cannot be tried offline.
_SIGNATURE_BYTES = 16
# A token has three names of 26 characters at most; a longer one is not looked at.
MAX_TOKEN = 120


@dataclass(frozen=True)
class MailChoiceView:
    """What a member gets of a workspace. is_on: the workspace has this kind switched on."""

    workspace: NamedWorkspace
    kind: MailKind
    is_on: bool
    is_wanted: bool


@dataclass(frozen=True)
class MailSubscription:
    """What an unsubscribe link is about."""

    workspace: NamedWorkspace
    kind: MailKind
    user_id: str


def list_choices(caller: Caller) -> list[MailChoiceView]:
    """What the caller's user gets of each of their workspaces."""
    members = {row.workspace_id: row for row in Member.select().where(Member.user == caller.user)}
    chosen = {(row.workspace_id, row.kind): row.is_wanted for row in MailChoice.select().where(_of(caller.user.id))}
    rows = {row.id: row for row in Workspace.select().where(Workspace.id << list(members))}
    return [
        MailChoiceView(
            entry,
            kind,
            mail_queue.is_wanted(rows[entry.id], kind),
            chosen.get((entry.id, kind), _usual(rows[entry.id], members[entry.id].role)),
        )
        for entry in sessions.workspaces_of(caller)
        for kind in MailKind
    ]


def choose(caller: Caller, wanted: dict[tuple[str, MailKind], bool]) -> None:
    """Store what the caller's user wants, by workspace and kind; their other choices stay, and so do roles.

    Others do not see it, so the history has no entry.
    """
    with database.atomic():
        for choice in list_choices(caller):
            is_wanted = wanted.get((choice.workspace.id, choice.kind), choice.is_wanted)
            if is_wanted != choice.is_wanted:
                _store(choice.workspace.id, caller.user.id, choice.kind, is_wanted)


def recipients(workspace: Workspace, kind: MailKind) -> list[User]:
    """The members who get a kind of e-mail, the longest-standing first."""
    chosen = {row.user_id: row.is_wanted for row in MailChoice.select().where(_of_workspace(workspace.id, kind))}
    rows = workspace.members.select(Member, User).join(User).order_by(Member.created_at, User.id)
    return [row.user for row in rows if chosen.get(row.user.id, _usual(workspace, row.role))]


def gets(workspace: Workspace, user: User, kind: MailKind) -> bool:
    """Whether a user is a member who gets a kind of e-mail now."""
    member: Member | None = workspace.members.where(Member.user == user).get_or_none()
    choice: MailChoice | None = MailChoice.get_or_none(_of_workspace(workspace.id, kind) & _of(user.id))
    if member is None or not mail_queue.is_wanted(workspace, kind):
        return False
    return _usual(workspace, member.role) if choice is None else choice.is_wanted


def _usual(workspace: Workspace, role: Role) -> bool:
    return role == Role.OWNER or (role == Role.MANAGER and workspace.settings.get("email_manager") == "true")


def _of(user_id: str) -> peewee.Expression:
    return MailChoice.user == user_id


def _of_workspace(workspace_id: str, kind: MailKind) -> peewee.Expression:
    return (MailChoice.workspace == workspace_id) & (MailChoice.kind == kind)


def _store(workspace_id: str, user_id: str, kind: MailKind, is_wanted: bool) -> None:
    row = MailChoice.insert(workspace=workspace_id, user=user_id, kind=kind, is_wanted=is_wanted)
    row.on_conflict_replace().execute()


# --- without signing in -------------------------------------------------------------------------------------------


def unsubscribe_token(workspace_id: str, user_id: str, kind: MailKind) -> str:
    """What is in the address that ends a kind of e-mail: whom it is about, signed with the key of the instance.

    It can do nothing else, and does not expire: people unsubscribe with old messages, too.
    """
    subject = f"{kind}.{workspace_id}.{user_id}"
    return f"{subject}.{_signature(subject)}"


def find_subscription(token: str) -> MailSubscription | None:
    """What an unsubscribe link is about; None: it is none of ours, or its member or workspace is gone."""
    subject, _, signature = token[:MAX_TOKEN].rpartition(".")
    if not hmac.compare_digest(signature.encode("utf-8", "surrogatepass"), _signature(subject).encode()):
        return None
    kind, workspace_id, user_id = subject.split(".")
    rows = Member.select(Member, Workspace).join(Workspace)
    member: Member | None = rows.where((Member.workspace == workspace_id) & (Member.user == user_id)).get_or_none()
    if member is None:
        return None
    return MailSubscription(view_of(NamedWorkspace, member.workspace), MailKind(kind), user_id)


def unsubscribe(subscription: MailSubscription) -> None:
    """End what a link is about. It can be chosen again on the account page."""
    with database.atomic():
        _store(subscription.workspace.id, subscription.user_id, subscription.kind, False)


def _signature(subject: str) -> str:
    key = keys.derive("unsubscribe")
    digest = hmac.digest(key, subject.encode("utf-8", "surrogatepass"), hashlib.sha256)[:_SIGNATURE_BYTES]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
