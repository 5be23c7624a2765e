"""People of several workspaces of a running server, with what they hold: tokens, sessions, passwords."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from flask import Flask

from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.factory import close_app, create_app
from signpost.features.sign_in.operations import sessions
from signpost.operations.people import tokens
from signpost.operations.workspaces import workspaces
from signpost.storage.models import User, Workspace
from tests.conftest import Server


@dataclass(frozen=True)
class Tenant:
    """A person of a workspace. token: of the API; session: the value of the session's cookie; slug: of addresses."""

    email: str
    token: str
    session: str
    slug: str


@contextmanager
def folder_of(server: Server) -> Iterator[Flask]:
    """An app on the database of a server that runs."""
    app = create_app({"INSTANCE": str(server.instance)})
    try:
        with app.app_context():
            yield app
    finally:
        close_app(app)


def tenants_of(server: Server, workspace: str, count: int = 1, role: Role = Role.VIEWER) -> list[Tenant]:
    """New people of a workspace, which is made if there must be one of: this name."""
    created = []
    with folder_of(server):
        place = Workspace.get_or_none(Workspace.name == workspace) or Workspace.create(name=workspace)
        for _ in range(count):
            email = f"{workspace.lower()}{User.select().count()}@acme.test"
            user = workspaces.create_user("Somebody", email)
            workspaces.add_member(place, user, role)
            caller = workspaces.member_caller(place, email)
            _, token = tokens.create_token(caller, name="token")
            session = sessions.begin(user.id, SessionStart(SignInMethod.LINK, "", ""), workspace_id=place.id)
            created.append(Tenant(email, token, session, workspace.lower()))
    return created
