"""Whether agents can sign in by OAuth here, and the addresses that they are told.

The issuer is the origin of the service, the resource its agent endpoint. Both must be https, or on this machine.
"""

from urllib.parse import urlsplit

from authlib.common.security import is_secure_transport
from flask import current_app, request

from signpost.domain.errors import NotFound
from signpost.domain.records.addresses import is_loopback_name
from signpost.features.agents.client_metadata import SCOPES
from signpost.web import paths
from signpost.web.origin import origin


def is_on() -> bool:
    """Whether the address by which the current request came can be used. Without PUBLIC_URL only this machine can."""
    settings = current_app.config
    is_known = settings["PUBLIC_URL"] or is_loopback_name(urlsplit(origin()).hostname or "")
    return bool(settings["AGENT_OAUTH"] and is_known and is_secure_transport(origin()))


def require_on() -> None:
    """A hook before each request: while OAuth is off, nothing of it is there, whatever the method."""
    if request.path.startswith(paths.OAUTH) and not is_on():
        raise NotFound


def resource() -> str:
    """The agent endpoint, as RFC 8707 names it."""
    return origin() + paths.AGENT


def is_resource(uri: str) -> bool:
    """Whether `uri` is the agent endpoint. Some clients write it with a slash."""
    return uri.removesuffix("/") == resource()


def challenge(*, sent: bool) -> str:
    """The value of WWW-Authenticate on the agent endpoint. sent: whether the request had a token, which is not valid.

    The scopes are all roles: which of them an agent gets is for the person to say.
    """
    error = 'error="invalid_token", ' if sent else ""
    where = f"{origin()}{paths.OAUTH_RESOURCE}{paths.AGENT}"
    return f'Bearer realm="signpost", {error}resource_metadata="{where}", scope="{" ".join(SCOPES)}"'
