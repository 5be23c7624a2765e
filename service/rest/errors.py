"""Errors as JSON, in one shape, for everything on the service origin; and the id of each request."""

import logging
import re
import time

from flask import Flask, Response, current_app, g, jsonify, request
from flask_limiter import RateLimitExceeded
from werkzeug.exceptions import HTTPException

from service import bearer, errors, logs, metrics
from service.ids import new_id

logger = logging.getLogger("signpost")
access = logging.getLogger("signpost.access")

# An id that came with the request is kept, so that a proxy's log and ours tell of the same one.
# A link that signs somebody in holds its secret.
_SECRET_PATH = re.compile(r"^(/welcome/).*", re.DOTALL)
_ACCEPTABLE_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")


def rendered(error: errors.ServiceError) -> Response:
    """The answer that tells of `error`. Spec: "Errors"."""
    response = jsonify(error.body())
    response.status_code = error.status
    response.headers.update(error.headers())
    return response


def _too_many(error: RateLimitExceeded) -> Response:
    return rendered(bearer.too_many())


def _http(error: HTTPException) -> Response:
    """What Flask and Werkzeug raise by themselves: unknown paths, wrong methods, bodies that are too large."""
    kind = errors.ALL.get(error.code or 500)
    response = rendered(kind() if kind in _PLAIN else errors.BadRequest(error.description))
    if error.code == 405:
        response.headers["Allow"] = ", ".join(sorted(error.valid_methods or ()))  # type: ignore[attr-defined]
    elif kind not in _PLAIN:
        response.status_code = error.code or 500
    return response


_PLAIN = (errors.NotFound, errors.MethodNotAllowed, errors.PayloadTooLarge, errors.UnsupportedMediaType)


def _unexpected(error: Exception) -> Response:
    logger.exception("A request failed: %s %s", request.method, _SECRET_PATH.sub(r"\1...", request.path))
    return rendered(errors.ServiceError())


def _begin() -> None:
    given = request.headers.get("X-Request-Id", "")
    g.request_id = given if _ACCEPTABLE_ID.fullmatch(given) else new_id()
    logs.request_id.set(g.request_id)
    g.began = time.perf_counter()


def _finish(response: Response) -> Response:
    response.headers["X-Request-Id"] = g.request_id
    if response.status_code == 204:
        del response.headers["Content-Type"]
    if response.status_code != 429:
        # Flask-Limiter sends it with every answer; it means something on a refusal alone.
        response.headers.pop("Retry-After", None)
    took_s = time.perf_counter() - g.began
    metrics.of(current_app).count(request.method, request.endpoint or "none", response.status_code, took_s)
    path = _SECRET_PATH.sub(r"\1...", request.path)
    facts = {"method": request.method, "path": path, "status": response.status_code, "ms": round(took_s * 1000, 1)}
    access.info("%(method)s %(path)s %(status)d %(ms).1f ms", facts, extra={"facts": facts})
    return response


def _end(_: BaseException | None) -> None:
    logs.request_id.set("")


def init_app(app: Flask) -> None:
    """Must come before whatever else runs before a request; what it does after one then comes last."""
    app.before_request(_begin)
    app.after_request(_finish)
    app.teardown_request(_end)
    app.register_error_handler(errors.ServiceError, rendered)
    app.register_error_handler(RateLimitExceeded, _too_many)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(Exception, _unexpected)
