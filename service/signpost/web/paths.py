"""The paths of the interfaces on the service origin, for code that needs them: limits, authentication, texts."""

import re
from collections.abc import Callable, Iterable
from typing import Any

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
