"""The rate limit of calls, which Flask-Limiter counts.

Imported before the first request that it counts (factory.py): it is large.
"""

from collections.abc import Callable

from flask import Flask, request
from flask_limiter import Limiter, RequestLimit
from limits.strategies import RateLimiter

from signpost.domain.errors import TooManyRequests
from signpost.runtime.bounded_storage import BoundedStorage
from signpost.runtime.rate_limits import seconds_until
from signpost.web.paths import is_protected


def init_app(app: Flask, key: Callable[[], str]) -> RateLimiter:
    """Count each request to which a token is sent; returns what counts. key: whose request the current one is.

    The hook of Flask-Limiter runs after all hooks of the app that there are, so that the key is known.
    """
    limiter = Limiter(
        key,
        app=app,
        application_limits=[app.config["RATE_LIMIT"]],
        application_limits_exempt_when=lambda: not is_protected(request.path),
        headers_enabled=True,
        on_breach=_refuse,
        strategy="sliding-window-counter",
        storage_uri=f"{BoundedStorage.STORAGE_SCHEME[0]}://",
    )
    return limiter.limiter


def _refuse(limit: RequestLimit) -> None:
    """Refuse with our own error, which each interface answers in its own way, instead of RateLimitExceeded."""
    raise TooManyRequests(seconds_until(limit.reset_at))
