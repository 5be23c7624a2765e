"""From the Authorization header to a Caller. Spec: "Authentication".

Order on each request: HTTPS, who calls, rate limit (per user and workspace; failed authentication per network), 401.
"""

import contextlib
from collections.abc import Mapping
from typing import Any

from flask import Flask, current_app, g, request
from flask_limiter import Limiter
from werkzeug.http import parse_cookie

from signpost.domain.addresses import network_of
from signpost.domain.errors import HttpsRequired, TooManyRequests, Unauthenticated
from signpost.operations import sessions, tokens
from signpost.operations.caller import Caller
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import BoundedStorage, RateLimits
from signpost.storage.app_parts import current_parts, parts_of
from signpost.web.origin import reached
from signpost.web.proxies import SAFE, is_from_this_machine

# The name of the dashboard's cookie ends in this.
SESSION_COOKIE = "signpost_session"
# Where a token is sent, or a person signs in; the rest of the service origin says nothing private.
PROTECTED = ("/v1/", "/mcp/", "/metrics")


def require_https() -> None:
    """Refuse plain HTTP, and never redirect it: the token would be sent a second time."""
    if not request.path.startswith(PROTECTED) or request.environ.get(SAFE, True):
        return
    if request.path.startswith("/metrics") and is_from_this_machine(request.environ):
        return  # Prometheus on the same machine, beside the proxy
    raise HttpsRequired


def authenticate() -> None:
    """Find out who calls, and remember what was wrong where nobody is recognised."""
    g.caller, g.refusal, g.rate_key = None, None, _network()
    if not request.path.startswith(PROTECTED):
        return
    kinds = tokens.KINDS if request.path.startswith("/mcp/") else (tokens.API,)
    try:
        secret = _secret()
        g.caller = reached(tokens.caller_of(secret, kinds, via="mcp" if request.path.startswith("/mcp/") else "api"))
        # Not the token's own: they are free, and each would bring a limit of its own.
        g.rate_key = _key_of(g.caller)
    except Unauthenticated as refusal:
        g.refusal = refusal


def _key_of(caller: Caller) -> str:
    return f"user {caller.user.id} {caller.workspace.id}"


def _network() -> str:
    return f"network {network_of(request.remote_addr or '')}"


def _secret() -> str:
    header = request.headers.get("Authorization")
    if header is None:
        raise Unauthenticated
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise Unauthenticated("The Authorization header is not of the form: Bearer <token>.", sent=True)
    return secret.strip()


def require_caller() -> None:
    """Raises Unauthenticated unless the request's token is valid."""
    if g.caller is None:
        raise g.refusal or Unauthenticated()


def is_known(app: Flask, environ: Mapping[str, Any]) -> bool:
    """Whether a request (its WSGI environ) has a valid token or session: asked before its body is read."""
    scheme, _, secret = environ.get("HTTP_AUTHORIZATION", "").partition(" ")
    with app.app_context():
        if scheme.lower() == "bearer":
            with contextlib.suppress(Unauthenticated):
                tokens.caller_of(secret.strip(), tokens.KINDS, via="api")
                return True
        cookies = parse_cookie(dict(environ))
        return any(
            name.endswith(SESSION_COOKIE) and sessions.caller_of(secret) is not None for name, secret in cookies.items()
        )


def too_many() -> TooManyRequests:
    """What a request over the rate limit is answered."""
    limit = current_parts()[Limiter].current_limit
    return TooManyRequests(rate_limits.seconds_until(limit.reset_at) if limit else 60)


def count_page(caller: Caller | None) -> None:
    """Count a page of the dashboard, or raise TooManyRequests. caller: whoever is signed in; None: nobody."""
    for rate in rate_limits.parse_rates(current_app.config["RATE_LIMIT"]):
        rate_limits.current().require(rate, "page", _key_of(caller) if caller else _network())


def init_app(app: Flask) -> None:
    app.before_request(require_https)
    app.before_request(authenticate)
    limit = app.config["RATE_LIMIT"]
    # Its own hook runs after ours, so that the key is known.
    limiter = Limiter(
        lambda: g.rate_key,
        app=app,
        application_limits=[limit] if limit else [],
        application_limits_exempt_when=lambda: not request.path.startswith(PROTECTED),
        headers_enabled=True,
        strategy="sliding-window-counter",
        storage_uri=f"{BoundedStorage.STORAGE_SCHEME[0]}://",
    )
    parts_of(app).add(limiter)
    parts_of(app).add(RateLimits(limiter.limiter))
