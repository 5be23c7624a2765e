"""The paths of the interfaces on the service origin, for code that needs them: limits, authentication, texts."""

import re

API = "/v1"
AGENT = "/mcp/v1"
METRICS = "/metrics"
# What programs that watch over the server request, and the proxy that asks about certificates.
PROBES = ("/healthz", "/readyz", METRICS, "/internal/tls-ask")
# Where agents sign in by OAuth (signpost/oauth); the page where a person agrees is the dashboard's.
OAUTH_AUTHORIZE = "/oauth/authorize"
OAUTH_TOKEN = "/oauth/token"
OAUTH_REGISTER = "/oauth/register"
OAUTH_REVOKE = "/oauth/revoke"
OAUTH_RESOURCE = "/.well-known/oauth-protected-resource"
OAUTH_SERVER = "/.well-known/oauth-authorization-server"
IMPORT_PAGE = "/import"
VISITOR_PAGES = "/settings/pages"
# Prefixes of the paths to which a token is sent; the rest of the service origin is public, or requires a session.
PROTECTED = (
    f"{API}/", "/mcp/", METRICS, OAUTH_TOKEN, OAUTH_REGISTER, OAUTH_REVOKE, OAUTH_RESOURCE, OAUTH_SERVER,
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
