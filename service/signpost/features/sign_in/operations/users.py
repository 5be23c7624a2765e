"""Everyone who has an account, and deleting a user, whose name and e-mail address then are nowhere.

Only the operator may do so, on the command line.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from peewee import Expression

from signpost.domain.people.roles import Role
from signpost.domain.times import now_text
from signpost.features.sign_in.tables import Invitation
from signpost.operations.workspaces import workspaces
from signpost.operations.workspaces.workspaces import NamedWorkspace, folded_email
from signpost.runtime.features import hook_of_all
from signpost.storage import database
from signpost.storage.models import Member, User, Workspace
from signpost.storage.statements import workspaces as statements

# What is left of a deleted user, because links and the history refer to it: an id and this name.
NAME = "Deleted user"
# ".invalid" is reserved: no one has an address there.
_ADDRESS = "@deleted.invalid"


@dataclass(frozen=True)
class UserRow:
    """A user, with the role in each workspace."""

    id: str
    name: str
    email: str
    created_at: str
    roles: list[tuple[NamedWorkspace, Role]]


def list_users() -> list[UserRow]:
    """Everyone who has an account, the oldest first."""
    members = Member.select(Member, Workspace, User).join(Workspace).switch(Member).join(User).order_by(Workspace.id)
    roles: dict[str, list[tuple[NamedWorkspace, Role]]] = {}
    for member in members:
        named = NamedWorkspace(member.workspace.id, member.workspace.name)
        roles.setdefault(member.user.id, []).append((named, member.role))
    rows = User.select().where(~_is_deleted()).order_by(User.id)
    return [UserRow(row.id, row.name, row.email, row.created_at, roles.get(row.id, [])) for row in rows]


def _is_deleted() -> Expression:
    is_deleted: Expression = User.email == User.id.concat(_ADDRESS)
    return is_deleted


def delete_user(user: User) -> None:
    """Delete a user: memberships, sessions, tokens, agents, passkeys, and the name and e-mail address, also in the
    history and in events.

    Their records stay, created by a "Deleted user". Raises Invalid: the only owner of a workspace.
    """
    with database.atomic():
        addresses = {folded_email(user.email), *chain(*hook_of_all().former_addresses(user=user))}
        for member in list(Member.select(Member, Workspace).join(Workspace).where(Member.user == user)):
            workspaces.remove_member(member.workspace, user)
        statements.delete_rows_of_user(user.id)
        for row in list(Invitation.select()):
            if folded_email(row.email) in addresses:
                row.delete_instance()
        hook_of_all().user_deleted(user=user, name=NAME, email=user.id + _ADDRESS, addresses=addresses)
        gone = {"name": NAME, "email": user.id + _ADDRESS, "password_hash": None}
        gone |= {"timezone": "", "dates": "", "language": ""}
        User.update(**gone, updated_at=now_text()).where(User.id == user.id).execute()
