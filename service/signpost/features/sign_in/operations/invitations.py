"""Invitations: a membership offered to an e-mail address, and accepted by the person who has it.

An invitation is never a way into an account. A user signs in and accepts; for an address without a user, accepting
creates one. The inviting member learns neither the name nor the existence of a user.
"""

from dataclasses import dataclass
from datetime import timedelta

import peewee

from signpost.domain import times
from signpost.domain.changes import Subject, Verb
from signpost.domain.errors import Invalid, Unauthenticated
from signpost.domain.people.credentials import digest_of, new_secret
from signpost.domain.people.roles import Role
from signpost.domain.records.record import CreatedVia
from signpost.features.sign_in.operations import members, sessions
from signpost.features.sign_in.operations.sign_in_rules import require_allowed
from signpost.features.sign_in.tables import INVITATIONS, Invitation
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.workspaces import workspaces
from signpost.operations.workspaces.workspaces import (
    NamedWorkspace,
    UserView,
    clean_fields,
    email_of,
    folded_email,
    has_email,
    name_of,
    user_with,
)
from signpost.runtime import retention
from signpost.runtime.features import hook
from signpost.runtime.passwords import Asker
from signpost.storage import database
from signpost.storage.models import Member, User, Workspace
from signpost.translations import gettext as _
from signpost.translations import mark

VALID_FOR = timedelta(days=7)
# Open invitations of a workspace. They expire, so the table does not grow with every address that is typed.
MAX_OPEN = 100
GONE = mark(
    "This invitation does not work: it was used or withdrawn, is older than 7 days, or comes from a member who may no "
    "longer invite. Ask for a new one."
)


@dataclass(frozen=True)
class InvitationView:
    """An offer of a membership to an e-mail address."""

    id: str
    workspace: NamedWorkspace
    email: str
    role: Role
    created_at: str
    expires_at: str


@roles.requires(roles.MANAGER)
def create_invitation(caller: Caller, *, email: str, role: str) -> tuple[InvitationView, str]:
    """Offer `role` to an e-mail address: (the invitation, the secret of its link, which is never seen again).

    An open invitation for this address ends. Raises Invalid.
    """
    address = clean_fields(email=(email_of, email))["email"]
    workspaces.require_role(role)
    members.require_not_above(caller, role)
    with database.atomic():
        # Only open ones count towards MAX_OPEN.
        retention.prune(INVITATIONS)
        if _is_member(caller.workspace, user_with(address)):
            raise Invalid({"email": [_("Already a member of this workspace.")]})
        rows = Invitation.select().where(Invitation.workspace == caller.workspace)
        earlier = rows.where(has_email(Invitation.email, address)).get_or_none()
        if earlier is not None:
            members.require_not_above(caller, earlier.role)
            earlier.delete_instance()
        elif rows.count() >= MAX_OPEN:
            reason = _("You have %(limit)s open invitations, the maximum. Withdraw some first.", limit=MAX_OPEN)
            raise Invalid({"email": [reason]})
        secret = new_secret()
        created = Invitation.create(
            digest=digest_of(secret),
            workspace=caller.workspace,
            email=address,
            role=Role(role),
            inviter=caller.user,
            expires_at=times.text(times.now() + VALID_FOR),
        )
        hook().subject_changed(
            caller=caller,
            verb=Verb.CREATE,
            subject=Subject.INVITATION,
            id=created.id,
            before=None,
            after={"email": address, "role": role},
        )
    return _view(created), secret


@roles.requires(roles.MANAGER)
def list_invitations(caller: Caller) -> list[InvitationView]:
    """The open invitations of the workspace, the oldest first."""
    return [_view(row) for row in _open(Invitation.workspace == caller.workspace)]


@roles.requires(roles.MANAGER)
def renew_invitation(caller: Caller, id: str) -> tuple[InvitationView, str]:
    """Replace an invitation by one with a new secret and expiry; the old secret stops working. Raises Invalid."""
    with database.atomic():
        found = _below(caller, id)
        return create_invitation(caller, email=found.email, role=found.role)


@roles.requires(roles.MANAGER)
def withdraw_invitation(caller: Caller, id: str) -> None:
    """End an invitation at once. Raises Invalid."""
    with database.atomic():
        found = _below(caller, id)
        found.delete_instance()
        before = {"email": found.email, "role": found.role}
        hook().subject_changed(
            caller=caller, verb=Verb.DELETE, subject=Subject.INVITATION, id=found.id, before=before, after=None
        )


def find_invitation(secret: str) -> InvitationView | None:
    """The open invitation with this secret. This does not consume it."""
    found = _find(secret)
    return None if found is None else _view(found)


def accept_invitation(secret: str, user_id: str) -> NamedWorkspace:
    """Make a user who has its address a member. Raises Unauthenticated: it is no longer open; Invalid."""
    with database.atomic():
        found, user = _required(secret), User.get_by_id(user_id)
        if folded_email(found.email) != folded_email(user.email):
            raise Invalid({"email": [_("This invitation is for %(email)s.", email=found.email)]})
        found.delete_instance()
        if not _is_member(found.workspace, user):
            by = Caller(found.workspace, user, found.role, CreatedVia.DASHBOARD)
            workspaces.add_member(found.workspace, user, found.role, by=by)
        return view_of(NamedWorkspace, found.workspace)


def invited_user(secret: str, password: str, asker: Asker | None = None) -> UserView:
    """The user with the invitation's address and this password. Raises Unauthenticated, TooManyRequests."""
    return sessions.sign_in_with_password(_required(secret).email, password, asker)


def accept_as_new(secret: str, *, name: str, password: str) -> tuple[UserView, NamedWorkspace]:
    """Create a user with the invitation's address, and a member. Raises Invalid where the address has a user."""
    require_allowed("password")
    email = _required(secret).email
    given = clean_fields(name=(name_of, name))["name"]
    _require_nobody(email)
    hashed = sessions.hash_of(password, name=given, email=email)
    with database.atomic():
        _require_nobody(email)
        user = workspaces.create_user(given, email)
        User.update(password_hash=hashed).where(User.id == user.id).execute()
        return view_of(UserView, user), accept_invitation(secret, user.id)


def _require_nobody(email: str) -> None:
    if user_with(email) is not None:
        reason = _("There's already an account with this e-mail address. If it's yours, sign in below.")
        raise Invalid({"email": [reason]})


def _open(which: peewee.Expression) -> list[Invitation]:
    """Invitations that may be accepted now: not expired, and from a member who may still give that role."""
    rows = (
        Invitation.select(Invitation, Workspace, Member.role)
        .join(Workspace)
        .switch(Invitation)
        .join(
            Member,
            on=(Member.workspace == Invitation.workspace) & (Member.user == Invitation.inviter),
            attr="inviting_member",
        )
        .where(which & (Invitation.expires_at > times.now_text()))
        .order_by(Invitation.id)
    )
    return [row for row in rows if row.role in roles.to_give(row.inviting_member.role)]


def _view(row: Invitation) -> InvitationView:
    return view_of(InvitationView, row, workspace=view_of(NamedWorkspace, row.workspace))


def _find(secret: str) -> Invitation | None:
    return next(iter(_open(Invitation.digest == digest_of(secret))), None)


def _required(secret: str) -> Invitation:
    found = _find(secret)
    if found is None:
        raise Unauthenticated(_(GONE))
    return found


def _below(caller: Caller, id: str) -> Invitation:
    """An open invitation to a role that is not above the caller's."""
    found = next(iter(_open((Invitation.workspace == caller.workspace) & (Invitation.id == id))), None)
    if found is None:
        raise Invalid({"invitation": [_("This invitation is no longer open.")]})
    members.require_not_above(caller, found.role)
    return found


def _is_member(workspace: Workspace, user: User | None) -> bool:
    return user is not None and workspace.members.where(Member.user == user).exists()


def end_beyond(workspace: Workspace, user: User, role: Role) -> None:
    """End the open invitations of a member that somebody with this role may not send."""
    sent = (Invitation.workspace == workspace) & (Invitation.inviter == user)
    Invitation.delete().where(sent & ~(Invitation.role << roles.to_give(role))).execute()
