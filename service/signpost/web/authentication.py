"""Authenticates requests: from the Authorization header to a Caller. Spec: "Authentication".

Each request is checked for HTTPS, then authenticated, then counted by the rate limit (per user and workspace, or per
network without a valid token), and only then refused with 401.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from flask import Flask, current_app, g, request
from werkzeug.http import parse_cookie

from signpost.domain.errors import CreateOnly, HttpsRequired, Unauthenticated
from signpost.domain.json_types import Environ
from signpost.domain.people.credentials import TokenKind
from signpost.domain.people.roles import Role
from signpost.domain.records.addresses import network_of
from signpost.domain.records.record import CreatedVia
from signpost.operations.caller import Caller
from signpost.operations.people import tokens
from signpost.runtime import rate_limits
from signpost.runtime.features import hook
from signpost.runtime.rate_limits import RateLimits
from signpost.storage.app_parts import parts_of
from signpost.web import holders, paths
from signpost.web.origin import with_host
from signpost.web.paths import API, METRICS, Dialects, is_protected
from signpost.web.proxies import SAFE, is_from_this_machine

if TYPE_CHECKING:
    from limits.strategies import RateLimiter


def require_https() -> None:
    """Raises HttpsRequired for plain HTTP. A redirect would make the client send its token once more."""
    if not is_protected(request.path) or request.environ.get(SAFE, True):
        return
    if request.path.startswith(METRICS) and is_from_this_machine(request.environ):
        return  # Prometheus on the same machine, next to the proxy
    raise HttpsRequired


def authenticate() -> None:
    """Set `g.caller`, or `g.refusal` if there is no valid token, and `g.rate_key` for the rate limit."""
    g.caller, g.refusal, g.rate_key = None, None, _network()
    if not is_protected(request.path):
        return
    dialect = paths.dialect_at(request.path)
    if request.path.startswith("/mcp/"):
        kinds: tuple[TokenKind, ...] = tuple(TokenKind)
        via = CreatedVia.MCP
    else:
        kinds, via = (TokenKind.API, TokenKind.CREATE_ONLY), CreatedVia.API
    try:
        secret = sent_token() if dialect is None else dialect.secret()
        g.caller = with_host(_caller_of(secret, kinds, via))
        # Not the token: anyone may create more tokens, and each would have its own limit.
        g.rate_key = _key_of(g.caller)
        holders.note_caller(request.environ, g.caller)
    except Unauthenticated as refusal:
        g.refusal = refusal


def _caller_of(secret: str, kinds: tuple[TokenKind, ...], via: CreatedVia) -> Caller:
    """The caller of a token, or of an OAuth access token on the agent endpoint. Raises Unauthenticated."""
    known: Caller | None = hook().caller_of_secret(secret=secret, via=via)
    return tokens.caller_of(secret, kinds, via) if known is None else known


def _key_of(caller: Caller) -> str:
    return f"user {caller.user.id} {caller.workspace.id}"


def _network() -> str:
    return f"network {network_of(request.remote_addr or '')}"


def sent_token() -> str:
    """The token in the Authorization header. Raises Unauthenticated."""
    header = request.headers.get("Authorization")
    if header is None:
        raise Unauthenticated
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise Unauthenticated("The Authorization header must be: Bearer <token>.", sent=True)
    return secret.strip()


# Paths to which a create-only token may POST.
_CREATES = (f"{API}/link", f"{API}/redirect", f"{API}/bulk")


def require_caller() -> None:
    """Raises Unauthenticated without a valid token, and CreateOnly if the token does not allow this request."""
    only_creates = request.method == "POST" and request.path in _CREATES
    caller_to(only_creates=only_creates, required=Role.VIEWER if request.method in ("GET", "HEAD") else Role.EDITOR)


def caller_to(*, only_creates: bool, required: Role = Role.VIEWER) -> Caller:
    """The caller of the current request.

    only_creates: whether the request only creates records, which create-only tokens allow. required: the role that the
    error CreateOnly names. Raises Unauthenticated or CreateOnly.
    """
    if g.caller is None:
        raise g.refusal or Unauthenticated()
    caller: Caller = g.caller
    if caller.is_create_only and not only_creates:
        raise CreateOnly(required)
    return caller


def token_check(caller: Caller) -> Callable[[], bool]:
    """A function that tells later whether the token of this request still gives the same role in the workspace."""
    secret, kinds = sent_token(), (TokenKind.API,)

    def is_valid() -> bool:
        try:
            now = tokens.caller_of(secret, kinds)
        except Unauthenticated:
            return False
        return now.workspace.id == caller.workspace.id and now.role >= caller.role

    return is_valid


def is_known(app: Flask, environ: Environ) -> bool:
    """Whether a request has a valid token or session. The server receives large bodies only from such requests."""
    scheme, _, secret = environ.get("HTTP_AUTHORIZATION", "").partition(" ")
    with app.app_context():
        if scheme.lower() == "bearer":
            with contextlib.suppress(Unauthenticated):
                _caller_of(secret.strip(), tuple(TokenKind), CreatedVia.MCP)
                return True
        return bool(hook().is_known_by_cookie(cookies=parse_cookie(dict(environ))))


def count_page(caller: Caller | None) -> None:
    """Count a page of the dashboard. Raises TooManyRequests. caller: None if nobody is signed in."""
    for rate in rate_limits.parse_rates(current_app.config["RATE_LIMIT"]):
        rate_limits.current().require(rate, "page", _key_of(caller) if caller else _network())


def init_app(app: Flask) -> None:
    parts_of(app).add(Dialects())
    app.before_request(require_https)
    app.before_request(authenticate)
    create = (lambda: _create_limiter(app)) if app.config["RATE_LIMIT"] else None
    parts_of(app).add(RateLimits(create))


def _create_limiter(app: Flask) -> RateLimiter:
    """Create the Flask-Limiter, which counts each call from now on."""
    from signpost.web import call_limits

    return call_limits.init_app(app, key=lambda: g.rate_key)


def load_limits(app: Flask) -> None:
    """Import and create the limiter. Call it before the first request, which would otherwise not be counted."""
    rate_limits.of(app).load()
