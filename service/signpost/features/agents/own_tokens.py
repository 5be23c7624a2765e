"""The tokens of one person, and the agents that they connected, in all of their workspaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from signpost.domain import times
from signpost.features.agents import agent_grants
from signpost.features.agents.agent_grants import GrantView
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.people import tokens
from signpost.operations.people.tokens import TokenView
from signpost.operations.workspaces.workspaces import NamedWorkspace
from signpost.storage import database
from signpost.storage.models import AgentGrant, Token, User, Workspace

Access = TypeVar("Access", TokenView, GrantView)


@dataclass(frozen=True)
class OwnAccess(Generic[Access]):
    """A token of the person, or what they allowed an agent, and where it is valid."""

    row: Access
    workspace: NamedWorkspace


def list_own_tokens(caller: Caller) -> list[OwnAccess[TokenView]]:
    """The valid tokens of the caller's user in every workspace, the newest first: MAX_TOKENS of each at most."""
    rows = Token.select(Token, User, Workspace).join(User).switch(Token).join(Workspace)
    valid = Token.revoked_at.is_null() & (Token.expires_at.is_null() | (Token.expires_at > times.now_text()))
    rows = rows.where((Token.user == caller.user) & valid).order_by(Token.created_at.desc(), Token.id.desc())
    return [OwnAccess(tokens.view(row), view_of(NamedWorkspace, row.workspace)) for row in rows]


def revoke_own_token(caller: Caller, id: str) -> None:
    """Revoke a token of the caller's user, in whichever workspace. One that does not exist is no error."""
    with database.atomic():
        token: Token | None = Token.get_or_none((Token.id == id) & (Token.user == caller.user))
        if token is not None and token.revoked_at is None:
            tokens.revoke_in_its_workspace(token, via=caller.via)


def list_own_grants(caller: Caller) -> list[OwnAccess[GrantView]]:
    """What the caller's user allowed agents in every workspace, the newest first: MAX_GRANTS of each at most."""
    rows = AgentGrant.select(AgentGrant, User, Workspace).join(User).switch(AgentGrant).join(Workspace)
    rows = rows.where((AgentGrant.user == caller.user) & agent_grants.is_current()).order_by(AgentGrant.id.desc())
    return [OwnAccess(agent_grants.view(row), view_of(NamedWorkspace, row.workspace)) for row in rows]


def end_own_grant(caller: Caller, id: str) -> None:
    """End what the caller's user allowed an agent, in whichever workspace. What does not exist is no error."""
    with database.atomic():
        grant: AgentGrant | None = AgentGrant.get_or_none((AgentGrant.id == id) & (AgentGrant.user == caller.user))
        if grant is not None:
            agent_grants.end_in_its_workspace(grant, via=caller.via)
