"""What signing in asks of what else lets somebody act for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import hookspec

if TYPE_CHECKING:
    from signpost.storage.models import User


@hookspec
def acts_for(user: User) -> bool:  # type: ignore[empty-body]
    """Whether a program that the feature knows can act as a user."""
