"""The members of the caller's workspace. A member cannot grant a role above their own, or change a higher member."""

from signpost.domain.errors import Invalid
from signpost.domain.people.roles import Role
from signpost.features.sign_in.operations import second_factor
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.workspaces import workspaces
from signpost.operations.workspaces.workspaces import MemberView
from signpost.storage import database
from signpost.storage.models import Member, User
from signpost.translations import gettext as _


def list_members(caller: Caller) -> list[MemberView]:
    """The members, the longest-standing first."""
    return workspaces.list_members(caller.workspace)


@roles.requires(roles.MANAGER)
def list_second_factors(caller: Caller) -> dict[str, list[str]]:
    """What members have for the second step of signing in, by their ids: "app", "passkey" or both."""
    return second_factor.of_members(caller.workspace)


@roles.requires(roles.MANAGER)
def change_role(caller: Caller, user_id: str, *, role: str) -> None:
    """Give a member another role. Raises Invalid."""
    require_not_above(caller, role)
    with database.atomic():
        workspaces.set_role(caller.workspace, _below(caller, user_id), role, by=caller)


@roles.requires(roles.MANAGER)
def remove_member(caller: Caller, user_id: str) -> None:
    """End a membership and the member's tokens here. Raises Invalid."""
    with database.atomic():
        workspaces.remove_member(caller.workspace, _below(caller, user_id), by=caller)


def leave(caller: Caller) -> None:
    """End the caller's own membership, with their tokens and sessions here. Raises Invalid: the only owner."""
    with database.atomic():
        workspaces.remove_member(caller.workspace, caller.user, by=caller)


def require_not_above(caller: Caller, role: str) -> None:
    """Raises Invalid unless the caller may give `role` to others."""
    if role in roles.ROLES and Role(role) > caller.role:
        raise Invalid({"role": [_("Can't be above your own role, %(role)s.", role=caller.role)]})


def _below(caller: Caller, user_id: str) -> User:
    """A member whose role is not above the caller's."""
    member = caller.workspace.members.where(Member.user == user_id).get_or_none()
    if member is None:
        raise Invalid({"user": [_("There's no such member.")]})
    if member.role > caller.role:
        raise Invalid({"user": [_("This member's role, %(role)s, is above yours.", role=member.role)]})
    return member.user
