"""The tokens of one person, in all of their workspaces."""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain import times
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.people import tokens
from signpost.operations.people.tokens import TokenView
from signpost.operations.workspaces.workspaces import NamedWorkspace
from signpost.storage import database
from signpost.storage.models import Token, User, Workspace


@dataclass(frozen=True)
class OwnToken:
    """A token of the person, and where it is valid."""

    row: TokenView
    workspace: NamedWorkspace


def list_own_tokens(caller: Caller) -> list[OwnToken]:
    """The valid tokens of the caller's user in every workspace, the newest first: MAX_TOKENS of each at most."""
    rows = Token.select(Token, User, Workspace).join(User).switch(Token).join(Workspace)
    valid = Token.revoked_at.is_null() & (Token.expires_at.is_null() | (Token.expires_at > times.now_text()))
    rows = rows.where((Token.user == caller.user) & valid).order_by(Token.created_at.desc(), Token.id.desc())
    return [OwnToken(tokens.view(row), view_of(NamedWorkspace, row.workspace)) for row in rows]


def revoke_own_token(caller: Caller, id: str) -> None:
    """Revoke a token of the caller's user, in whichever workspace. One that does not exist is no error."""
    with database.atomic():
        token: Token | None = Token.get_or_none((Token.id == id) & (Token.user == caller.user))
        if token is not None and token.revoked_at is None:
            tokens.revoke_in_its_workspace(token, via=caller.via)
