"""Taking a person out of the history: what they did stays, who it was does not."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from signpost.domain.changes import Subject
from signpost.features.history.tables import Change
from signpost.operations.workspaces.workspaces import folded_email
from signpost.storage.models import User


def former_addresses(user: User) -> Iterator[str]:
    """The e-mail addresses that a user had, folded, as far as the history goes back."""
    for change in Change.select().where((Change.type == Subject.MEMBER) & (Change.record_id == user.id)):
        for state in (change.before, change.after):
            if state and "email" in state:
                yield folded_email(state["email"])


def erase(user: User, name: str, addresses: Collection[str]) -> None:
    """Put `name` in place of what a user is and was called, and in place of their addresses, which are folded."""
    Change.update(actor_name=name).where(Change.actor_id == user.id).execute()
    for change in list(Change.select().where(Change.type << (Subject.MEMBER, Subject.INVITATION))):
        states: list[Any] = [change.before, change.after]
        if change.type is Subject.MEMBER:
            is_theirs = change.record_id == user.id
        else:
            is_theirs = any(folded_email((state or {}).get("email", "")) in addresses for state in states)
        if is_theirs:
            change.before, change.after = (_erased(state, name) for state in states)
            change.save(only=[Change.before, Change.after])


def _erased(state: dict[str, Any] | None, name: str) -> dict[str, Any] | None:
    return state and {key: name if key in ("name", "email") else value for key, value in state.items()}
