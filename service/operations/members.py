"""The members of the caller's workspace. Nobody gives a role above their own, or takes one from somebody above."""

from service import database
from service.caller import Caller
from service.errors import Invalid
from service.models import Member, User
from service.operations import roles, sessions, workspaces


def list_members(caller: Caller) -> list[Member]:
    """The members, those who are there longest first."""
    return workspaces.list_members(caller.workspace)


@roles.requires(roles.MANAGER)
def invite_member(caller: Caller, *, name: str, email: str, role: str) -> tuple[User, str]:
    """Make somebody a member: (the user, the secret of a link that signs them in, once). Raises Invalid.

    Whoever has this e-mail address already keeps name and password.
    """
    _require_not_above(caller, role)
    with database.atomic():
        user = User.get_or_none(User.email == email.strip()) or workspaces.create_user(name, email.strip())
        workspaces.add_member(caller.workspace, user, role)
        return user, sessions.make_link(user)


@roles.requires(roles.MANAGER)
def change_role(caller: Caller, user_id: str, *, role: str) -> None:
    """Give a member another role. Raises Invalid."""
    _require_not_above(caller, role)
    with database.atomic():
        workspaces.set_role(caller.workspace, _below(caller, user_id), role)


@roles.requires(roles.MANAGER)
def remove_member(caller: Caller, user_id: str) -> None:
    """End a membership and the member's tokens here. Raises Invalid."""
    with database.atomic():
        workspaces.remove_member(caller.workspace, _below(caller, user_id))


@roles.requires(roles.MANAGER)
def renew_link(caller: Caller, user_id: str) -> str:
    """A fresh link that signs a member in, for one who has lost the password. Raises Invalid."""
    return sessions.make_link(_below(caller, user_id))


def _require_not_above(caller: Caller, role: str) -> None:
    if role in roles.ROLES and not roles.is_at_least(caller.role, role):
        raise Invalid({"role": [f"May not be above {caller.role}, your own role."]})


def _below(caller: Caller, user_id: str) -> User:
    """A member whose role is not above the caller's."""
    member = caller.workspace.members.where(Member.user == user_id).get_or_none()
    if member is None:
        raise Invalid({"user": ["There is no such member."]})
    if not roles.is_at_least(caller.role, member.role):
        raise Invalid({"user": [f"This member's role, {member.role}, is above yours."]})
    return member.user
