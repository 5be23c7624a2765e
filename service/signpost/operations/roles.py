"""Workspace roles, and which one an operation requires. Spec: "Authentication" 6 (484)."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from signpost.domain.errors import RoleTooLow
from signpost.operations.caller import Caller

VIEWER, EDITOR, MANAGER, OWNER = "viewer", "editor", "manager", "owner"
# Rising: each may do what those before it may.
ROLES = (VIEWER, EDITOR, MANAGER, OWNER)

_P = ParamSpec("_P")
_T = TypeVar("_T")
_Operation = Callable[Concatenate[Caller, _P], _T]


def is_at_least(role: str, required: str) -> bool:
    return ROLES.index(role) >= ROLES.index(required)


# In the place of what somebody's role does not let them read.
MASK = "********"


def masked(caller: Caller, secret: str) -> str:
    """A secret of the workspace (an address to which one may post, for one) as the caller may read it."""
    return secret if not secret or is_at_least(caller.role, MANAGER) else MASK


def lower_of(one: str, other: str) -> str:
    return min(one, other, key=ROLES.index)


def to_give(role: str) -> list[str]:
    """The roles that somebody with `role` may give to others: none above their own, and none at all below manager."""
    return [one for one in ROLES if is_at_least(role, one) and is_at_least(role, MANAGER)]


def require(caller: Caller, role: str) -> None:
    """Raises RoleTooLow unless the caller has at least `role`."""
    if not is_at_least(caller.role, role):
        raise RoleTooLow(caller.role, role)


def requires(role: str) -> Callable[[_Operation[_P, _T]], _Operation[_P, _T]]:
    """An operation that takes at least `role`; called with less it raises RoleTooLow."""

    def decorate(operation: _Operation[_P, _T]) -> _Operation[_P, _T]:
        @wraps(operation)
        def run(caller: Caller, *args: _P.args, **kwargs: _P.kwargs) -> _T:
            require(caller, role)
            return operation(caller, *args, **kwargs)

        run.required_role = role  # type: ignore[attr-defined]
        return run

    return decorate


def required_for(operation: Callable[..., Any]) -> str:
    """The role that an operation takes."""
    return getattr(operation, "required_role", VIEWER)
