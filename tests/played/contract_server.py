"""The server that tests/contract runs against in this repository, with callers of every kind."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from signpost.factory import close_app, create_app
from signpost.operations.people import tokens
from signpost.operations.roles import EDITOR, MANAGER, VIEWER
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import Workspace
from tests.conftest import CheapServer, Server
from tests.contract.client import Target

LINKS = 2
PLANS = f"""
[plans.small]
name = "Small"
links = {LINKS}
monitors = 1
"""


@contextmanager
def running(folders: pytest.TempPathFactory) -> Iterator[Target]:
    """A server for the length of the block, and, as soon as a test asks for it, one that allows a single call."""
    with ExitStack() as stack:
        server = CheapServer(folders.mktemp("contract"))
        made = _callers(server.instance)
        server.start()
        stack.callback(server.stop, signal.SIGTERM)

        def rate_limited() -> tuple[str, str]:
            other = Server(folders.mktemp("limited"), SIGNPOST_RATE_LIMIT="1 per hour").start()
            stack.callback(other.stop, signal.SIGTERM)
            return f"{other.origin}/v1", other.token

        made["token"] = server.token
        yield Target(f"{server.origin}/v1", made, rate_limited=rate_limited, plan_links=LINKS)


def _callers(instance: Path) -> dict[str, str | None]:
    """Tokens by the option of tests/contract that takes them; all but the owner's, which the server itself makes."""
    instance.mkdir(parents=True, exist_ok=True)
    (instance / "plans.toml").write_text(PLANS, encoding="utf-8")
    app = create_app({"INSTANCE": str(instance), "RATE_LIMIT": ""})
    try:
        with app.app_context():
            home = bootstrap.ensure_workspace()
            found: dict[str, str | None] = {f"{role}-token": _member(home, role) for role in (VIEWER, EDITOR, MANAGER)}
            for name, plan in (("other-workspace", "self-hosted"), ("limited", "small")):
                user = workspaces.create_user(name, f"{name}@acme.test")
                workspace = workspaces.create_workspace(name, user, plan)
                found[f"{name}-token"] = _token(workspace, user.email)
            caller = workspaces.member_caller(home)
            token, found["revoked-token"] = tokens.create_token(caller, name="revoked")
            tokens.revoke_token(caller, token.id)
    finally:
        close_app(app)
    return found


def _member(workspace: Workspace, role: str) -> str:
    user = workspaces.create_user(role, f"{role}@acme.test")
    workspaces.add_member(workspace, user, role)
    return _token(workspace, user.email)


def _token(workspace: Workspace, email: str) -> str:
    _, secret = tokens.create_token(workspaces.member_caller(workspace, email), name="contract")
    return secret
