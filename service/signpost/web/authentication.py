"""From the Authorization header to a Caller. Spec: "Authentication".

Order on each request: HTTPS, caller, rate limit (per user and workspace; failed authentication per network), 401.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from flask import Flask, current_app, g, request
from werkzeug.http import parse_cookie

from signpost.domain.errors import CreateOnly, HttpsRequired, Unauthenticated
from signpost.domain.json_types import Environ
from signpost.domain.people.credentials import GrantSecret, TokenKind, is_grant_secret
from signpost.domain.people.roles import Role
from signpost.domain.records.addresses import network_of
from signpost.domain.records.record import CreatedVia
from signpost.operations.caller import Caller
from signpost.operations.people import agent_grants, sessions, tokens
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import RateLimits
from signpost.storage.app_parts import parts_of
from signpost.web import dialects, holders
from signpost.web.dialects import Dialects, is_protected
from signpost.web.origin import with_host
from signpost.web.paths import API, METRICS
from signpost.web.proxies import SAFE, is_from_this_machine

if TYPE_CHECKING:
    from limits.strategies import RateLimiter


def require_https() -> None:
    """Refuse plain HTTP instead of redirecting it: the client would send its token a second time."""
    if not is_protected(request.path) or request.environ.get(SAFE, True):
        return
    if request.path.startswith(METRICS) and is_from_this_machine(request.environ):
        return  # Prometheus on the same machine, next to the proxy
    raise HttpsRequired


def authenticate() -> None:
    """Set `g.caller`, or `g.refusal` where no valid token was sent, and the key of the rate limit."""
    g.caller, g.refusal, g.rate_key = None, None, _network()
    if not is_protected(request.path):
        return
    dialect = dialects.at(request.path)
    if request.path.startswith("/mcp/"):
        kinds: tuple[TokenKind, ...] = tuple(TokenKind)
        via = CreatedVia.MCP
    else:
        kinds, via = (TokenKind.API, TokenKind.CREATE_ONLY), CreatedVia.API
    try:
        secret = sent_token() if dialect is None else dialect.secret()
        g.caller = with_host(_caller_of(secret, kinds, via))
        # Not the token: tokens are free, and each would have a limit of its own.
        g.rate_key = _key_of(g.caller)
        holders.note_caller(request.environ, g.caller)
    except Unauthenticated as refusal:
        g.refusal = refusal


def _caller_of(secret: str, kinds: tuple[TokenKind, ...], via: CreatedVia) -> Caller:
    """The caller of a token, or, on the agent endpoint, of what an agent got by OAuth. Raises Unauthenticated."""
    if via is CreatedVia.MCP and current_app.config["AGENT_OAUTH"] and is_grant_secret(secret, GrantSecret.ACCESS):
        return agent_grants.caller_of(secret)
    return tokens.caller_of(secret, kinds, via)


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


# What a token of the kind create-only may request, by POST.
_CREATES = (f"{API}/link", f"{API}/redirect", f"{API}/bulk")


def require_caller() -> None:
    """Raises Unauthenticated unless the request's token is valid, CreateOnly where it is for other requests."""
    only_creates = request.method == "POST" and request.path in _CREATES
    caller_to(only_creates=only_creates, required=Role.VIEWER if request.method in ("GET", "HEAD") else Role.EDITOR)


def caller_to(*, only_creates: bool, required: Role = Role.VIEWER) -> Caller:
    """The caller of a request, which creates records and does nothing else, or does other things.

    required: the role that CreateOnly names. Raises Unauthenticated; CreateOnly, where the token is for other requests.
    """
    if g.caller is None:
        raise g.refusal or Unauthenticated()
    caller: Caller = g.caller
    if caller.is_create_only and not only_creates:
        raise CreateOnly(required)
    return caller


def token_check(caller: Caller) -> Callable[[], bool]:
    """Whether the token of the current request still allows what it allowed, as a function for later."""
    secret, kinds = sent_token(), (TokenKind.API,)

    def is_valid() -> bool:
        try:
            now = tokens.caller_of(secret, kinds)
        except Unauthenticated:
            return False
        return now.workspace.id == caller.workspace.id and now.role >= caller.role

    return is_valid


def is_known(app: Flask, environ: Environ) -> bool:
    """Whether a request (its WSGI environ) has a valid token or session: decides how much of its body is received."""
    scheme, _, secret = environ.get("HTTP_AUTHORIZATION", "").partition(" ")
    with app.app_context():
        if scheme.lower() == "bearer":
            with contextlib.suppress(Unauthenticated):
                _caller_of(secret.strip(), tuple(TokenKind), CreatedVia.MCP)
                return True
        cookies = parse_cookie(dict(environ))
        return any(
            holders.SESSION_COOKIE in name and sessions.caller_of(secret) is not None
            for name, secret in cookies.items()
        )


def count_page(caller: Caller | None) -> None:
    """Count a page of the dashboard, or raise TooManyRequests. caller: the person who is signed in, or None."""
    for rate in rate_limits.parse_rates(current_app.config["RATE_LIMIT"]):
        rate_limits.current().require(rate, "page", _key_of(caller) if caller else _network())


def init_app(app: Flask) -> None:
    parts_of(app).add(Dialects())
    app.before_request(require_https)
    app.before_request(authenticate)
    create = (lambda: _create_limiter(app)) if app.config["RATE_LIMIT"] else None
    parts_of(app).add(RateLimits(create))


def _create_limiter(app: Flask) -> RateLimiter:
    """The limiter of Flask-Limiter, which from now on counts each call."""
    from signpost.web import call_limits

    return call_limits.init_app(app, key=lambda: g.rate_key)


def load_limits(app: Flask) -> None:
    """Import what counts calls, before the first request: one that came before it would not be counted."""
    rate_limits.of(app).load()
