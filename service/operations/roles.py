"""Workspace roles, and which one an operation requires. Spec: "Authentication" 6 (484)."""

from service.caller import Caller
from service.errors import RoleTooLow

VIEWER, EDITOR, MANAGER, OWNER = "viewer", "editor", "manager", "owner"
# Rising: each may do what those before it may.
ROLES = (VIEWER, EDITOR, MANAGER, OWNER)


def is_at_least(role: str, required: str) -> bool:
    return ROLES.index(role) >= ROLES.index(required)


def lower_of(one: str, other: str) -> str:
    return min(one, other, key=ROLES.index)


def require(caller: Caller, role: str) -> None:
    """Raises RoleTooLow unless the caller has at least `role`."""
    if not is_at_least(caller.role, role):
        raise RoleTooLow(caller.role, role)
