"""The server that tests/contract runs against in this repository, with callers of every kind."""

import json
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from signpost.domain.people.credentials import TokenKind
from signpost.factory import close_app, create_app
from signpost.operations.people import tokens
from signpost.operations.roles import EDITOR, MANAGER, VIEWER
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import Workspace
from tests.conftest import ROOT, CheapServer, Server
from tests.contract.client import Target

# In a prepared instance: the tokens of its callers.
CALLERS = "callers.json"
LINKS = 2
PLANS = f"""
[plans.small]
name = "Small"
links = {LINKS}
redirects = 1
hosts = 2
monitors = 1
retired = ["pages"]

[products.pages]
name = "Landing pages"
"""


class Folders(Protocol):
    """Makes folders that are deleted later, as pytest does."""

    def mktemp(self, basename: str) -> Path: ...


@dataclass(frozen=True)
class Origin:
    """What the servers are made of.

    repository: the checkout whose service they run.  serve: the command that starts one; None: the usual one.
    prepared: an instance that `prepare` has made, which the server for most tests gets a copy of.
    new_database: makes a database of PostgreSQL for each server, and returns its URL.
    """

    repository: Path = ROOT
    serve: tuple[str, ...] | None = None
    prepared: Path | None = None
    new_database: Callable[[], str] | None = None

    def server(self, kind: type[Server], instance: Path, **environment: str) -> Server:
        found = kind(instance, **environment)
        found.working_directory = self.repository
        # What the suite judges starts as an operator starts it.
        found.is_plain = True
        if self.serve is not None:
            found.serve = self.serve
        return found


CHECKOUT = Origin()


@contextmanager
def running(folders: Folders, origin: Origin = CHECKOUT) -> Iterator[Target]:
    """A server for the length of the block, and, as soon as a test asks for one, two others.

    One allows a single call, the other sends webhooks to private addresses.
    """
    with ExitStack() as stack:

        def started(kind: type[Server], instance: Path, **environment: str) -> Server:
            server = origin.server(kind, instance, **environment).start()
            stack.callback(server.stop, signal.SIGTERM)
            return server

        def database() -> dict[str, str]:
            return {} if origin.new_database is None else {"SIGNPOST_DATABASE_URL": origin.new_database()}

        instance, shared = folders.mktemp("contract"), database()
        if origin.prepared is None:
            created = _callers(instance, shared.get("SIGNPOST_DATABASE_URL"))
        else:
            shutil.copytree(origin.prepared, instance, dirs_exist_ok=True)
            created = json.loads((instance / CALLERS).read_text(encoding="utf-8"))
        server = started(CheapServer, instance, **shared)

        @cache
        def rate_limited() -> tuple[str, str]:
            other = started(Server, folders.mktemp("limited"), SIGNPOST_RATE_LIMIT="1 per hour", **database())
            return f"{other.origin}/v1", other.token

        @cache
        def receiving() -> tuple[str, str]:
            often = {"SIGNPOST_MONITOR_ALLOW_PRIVATE": "true", "SIGNPOST_MONITOR_INTERVAL_S": "1"}
            other = started(Server, folders.mktemp("receiving"), **often, **database())
            return f"{other.origin}/v1", other.token

        created["token"] = server.token
        yield Target(f"{server.origin}/v1", created, rate_limited, receiving, plan_links=LINKS)


def prepare(instance: Path) -> Path:
    """Make an instance with all callers, which was served once; returns it."""
    created = _callers(instance)
    (instance / CALLERS).write_text(json.dumps(created), encoding="utf-8")
    server = CheapServer(instance).start()
    server.wait_until_ready()
    server.stop(signal.SIGTERM)
    return instance


def _callers(instance: Path, url: str | None = None) -> dict[str, str | None]:
    """Tokens by the option of tests/contract that takes them; all but the owner's, which the server itself makes."""
    instance.mkdir(parents=True, exist_ok=True)
    (instance / "plans.toml").write_text(PLANS, encoding="utf-8")
    app = create_app({"INSTANCE": str(instance), "RATE_LIMIT": "", "DATABASE_URL": url})
    try:
        with app.app_context():
            home = bootstrap.ensure_workspace()
            found: dict[str, str | None] = {f"{role}-token": _member(home, role) for role in (VIEWER, EDITOR, MANAGER)}
            for name, kind in (("create-only", TokenKind.CREATE_ONLY), ("agent", TokenKind.AGENT)):
                found[f"{name}-token"] = _token(home, kind=kind)
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


def _token(workspace: Workspace, email: str | None = None, kind: TokenKind = TokenKind.API) -> str:
    _, secret = tokens.create_token(workspaces.member_caller(workspace, email), name="contract", kind=kind)
    return secret
