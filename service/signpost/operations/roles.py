"""Which role an operation requires of its caller. Spec: "Authentication" 6 (484)."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from signpost.domain.errors import RoleTooLow
from signpost.domain.people.roles import Role
from signpost.operations.caller import Caller

# As operations say it: @roles.requires(roles.EDITOR)
VIEWER, EDITOR, MANAGER, OWNER = Role
# By the names that people write.
ROLES = tuple(role.value for role in Role)

_P = ParamSpec("_P")
_T = TypeVar("_T")
_Operation = Callable[Concatenate[Caller, _P], _T]

# Shown instead of a value that the caller's role may not read.
MASK = "********"


def mask_secret(caller: Caller, secret: str) -> str:
    """A secret of the workspace (such as an address that accepts messages) as the caller may read it."""
    return secret if not secret or caller.role >= MANAGER else MASK


def to_give(role: Role) -> list[Role]:
    """The roles that a member with `role` may give to others: none above their own, and none at all below manager."""
    return [entry for entry in Role if entry <= role] if role >= MANAGER else []


def require(caller: Caller, role: Role) -> None:
    """Raises RoleTooLow unless the caller has at least `role`."""
    if caller.role < role:
        raise RoleTooLow(caller.role, role)


def requires(role: Role) -> Callable[[_Operation[_P, _T]], _Operation[_P, _T]]:
    """An operation that requires at least `role`; with a lower one it raises RoleTooLow."""

    def decorate(operation: _Operation[_P, _T]) -> _Operation[_P, _T]:
        @wraps(operation)
        def run(caller: Caller, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
            require(caller, role)
            return operation(caller, *args, **kwargs)

        run.required_role = role  # type: ignore[attr-defined]
        return run

    return decorate


def required_for(operation: Callable[..., Any]) -> Role:
    """The role that an operation requires."""
    role: Role = getattr(operation, "required_role", VIEWER)
    return role
