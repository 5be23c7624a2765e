"""The paths of the interfaces on the service origin, for code that needs them: limits, authentication, texts.

Web knows none of the dialects, the interfaces of other services (features/dialects): each registers itself, and is then
protected as REST is.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from flask import Flask

from signpost.storage.app_parts import current_parts, parts_of

API = "/v1"
AGENT = "/mcp/v1"
AGENTS = "/mcp/"
METRICS = "/metrics"
# What programs that watch over the server request, and the proxy that asks about certificates.
PROBES = ("/healthz", "/readyz", METRICS, "/internal/tls-ask")
# Where agents sign in by OAuth (signpost/features/agents/oauth); the page where a person agrees is the dashboard's.
OAUTH_AUTHORIZE = "/oauth/authorize"
OAUTH_TOKEN = "/oauth/token"
OAUTH_REGISTER = "/oauth/register"
OAUTH_REVOKE = "/oauth/revoke"
OAUTH_RESOURCE = "/.well-known/oauth-protected-resource"
OAUTH_SERVER = "/.well-known/oauth-authorization-server"
OAUTH = ("/oauth/", OAUTH_RESOURCE, OAUTH_SERVER)
# Where only programs send requests, whatever they accept; people see pages.
PROGRAMS = (f"{API}/", AGENTS, METRICS, "/internal/", "/healthz", "/readyz", "/openapi.json")
IMPORT_PAGE = "/import"
VISITOR_PAGES = "/settings/pages"
QR_PICTURE = "/qr/picture"
# Prefixes of the paths to which a token is sent; the rest of the service origin is public, or requires a session.
PROTECTED = (
    f"{API}/", AGENTS, METRICS, OAUTH_TOKEN, OAUTH_REGISTER, OAUTH_REVOKE, OAUTH_RESOURCE, OAUTH_SERVER,
)  # fmt: skip
# The pages of a workspace, with what it is called in addresses; the rest of the path is the same for each.
_OF_WORKSPACE = re.compile(r"(/w/[^/]+)(/.*)?", re.DOTALL)


def split_workspace(path: str) -> tuple[str, str]:
    """("/w/home", "/links") for "/w/home/links"; ("", path) for a path that is of no workspace."""
    found = _OF_WORKSPACE.fullmatch(path)
    if found is None:
        return "", path
    rest = found[2] or "/"
    return ("", path) if rest.startswith(PROTECTED) else (found[1], rest)


class WorkspaceAddresses:
    """A WSGI app that takes the workspace off the path, as a part of where the app is mounted (SCRIPT_NAME)."""

    def __init__(self, app: Callable[..., Iterable[bytes]]):
        self._app = app

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        root, rest = split_workspace(environ.get("PATH_INFO", ""))
        if root:
            environ = {**environ, "SCRIPT_NAME": environ.get("SCRIPT_NAME", "") + root, "PATH_INFO": rest}
        return self._app(environ, start_response)


@dataclass(frozen=True)
class Dialect:
    """prefix: of its paths.  secret: returns the token of the current request, or raises Unauthenticated."""

    prefix: str
    secret: Callable[[], str]


class Dialects:
    """The dialects of one app."""

    def __init__(self) -> None:
        self._all: list[Dialect] = []

    def add(self, dialect: Dialect) -> None:
        self._all.append(dialect)

    def at(self, path: str) -> Dialect | None:
        """The dialect that answers at `path`."""
        return next((dialect for dialect in self._all if path.startswith(dialect.prefix)), None)


def dialects_of(app: Flask) -> Dialects:
    return parts_of(app)[Dialects]


def dialect_at(path: str) -> Dialect | None:
    """The dialect of the active app that answers at `path`."""
    return current_parts()[Dialects].at(path)


def is_protected(path: str) -> bool:
    """Whether a token is sent to `path`: over HTTPS alone, and under the rate limit."""
    return path.startswith(PROTECTED) or dialect_at(path) is not None
