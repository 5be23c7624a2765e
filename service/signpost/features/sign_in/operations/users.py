"""Everyone who has an account, and deleting a user, whose name and e-mail address then are nowhere.

Only the operator may do so, on the command line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from peewee import Expression

from signpost.domain.changes import Subject
from signpost.domain.json_types import JsonObject
from signpost.domain.people.roles import Role
from signpost.domain.times import now_text
from signpost.operations.workspaces import workspaces
from signpost.operations.workspaces.workspaces import NamedWorkspace, folded_email
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Change, Event, Invitation, Member, User, Workspace
from signpost.storage.models.base import json_text
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
        addresses = {folded_email(user.email), *_earlier_addresses(user)}
        for member in list(Member.select(Member, Workspace).join(Workspace).where(Member.user == user)):
            workspaces.remove_member(member.workspace, user)
        statements.delete_rows_of_user(user.id)
        for row in list(Invitation.select()):
            if folded_email(row.email) in addresses:
                row.delete_instance()
        _erase_from_history(user, addresses)
        # Also those of this transaction, which are written at its end.
        database.defer_write(_erase_from_events, user.id)
        hook().user_deleted(user=user, name=NAME, email=user.id + _ADDRESS)
        gone = {"name": NAME, "email": user.id + _ADDRESS, "password_hash": None}
        gone |= {"timezone": "", "dates": "", "language": ""}
        User.update(**gone, updated_at=now_text()).where(User.id == user.id).execute()


def _earlier_addresses(user: User) -> Iterator[str]:
    for change in Change.select().where((Change.type == Subject.MEMBER) & (Change.record_id == user.id)):
        for state in (change.before, change.after):
            if state and "email" in state:
                yield folded_email(state["email"])


def _erase_from_history(user: User, addresses: set[str]) -> None:
    Change.update(actor_name=NAME).where(Change.actor_id == user.id).execute()
    for change in list(Change.select().where(Change.type << (Subject.MEMBER, Subject.INVITATION))):
        states: list[Any] = [change.before, change.after]
        if change.type is Subject.MEMBER:
            is_theirs = change.record_id == user.id
        else:
            is_theirs = any(folded_email((state or {}).get("email", "")) in addresses for state in states)
        if is_theirs:
            change.before, change.after = (_erased(state) for state in states)
            change.save(only=[Change.before, Change.after])


def _erase_from_events(user_ids: Sequence[str]) -> None:
    for user_id in user_ids:
        for event in list(Event.select().where(Event.body.contains(user_id))):
            body: JsonObject = json.loads(event.body)
            data = body["data"]
            if data.get("creator", {}).get("id") == user_id:
                data["creator"]["name"] = NAME
            if data.get("id") == user_id:
                gone = {"name": NAME, "email": user_id + _ADDRESS}
                data |= gone
                for state in data.get("changed", {}).values():
                    state |= {field: gone[field] for field in state if field in gone}
            event.body = json_text(body)
            event.save(only=[Event.body])


def _erased(state: dict[str, Any] | None) -> dict[str, Any] | None:
    return state and {name: NAME if name in ("name", "email") else value for name, value in state.items()}
