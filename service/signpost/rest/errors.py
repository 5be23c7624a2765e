"""Errors as JSON, in one shape, for everything on the service origin; and the id of each request."""

import logging
import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from flask import Flask, Response, current_app, g, jsonify, request
from werkzeug.exceptions import HTTPException

from signpost.domain import errors
from signpost.domain.ids import new_id
from signpost.rest import request_stats
from signpost.rest.blueprint import Blueprint
from signpost.runtime import logs
from signpost.runtime.features import off_at
from signpost.storage import database
from signpost.storage.app_parts import current_parts
from signpost.translations import gettext as _
from signpost.visits.requests import raw_path
from signpost.web.paths import PROGRAMS

logger = logging.getLogger("signpost")
access = logging.getLogger("signpost.access")

# An id that came with the request is kept, so that a proxy's log and ours show the same one.
# Sign-in links, invitations and links that unsubscribe contain a secret; deploy/nginx.conf leaves out the same.
_SECRET_PATH = re.compile(r"^(/(?:welcome|invitation|unsubscribe)/).*", re.DOTALL)
# The maximum length of a path in a line of the log.
LOGGED_PATH_LENGTH = 256
_NOT_VISIBLE = re.compile(r"[^\x21-\x7e]")
_ACCEPTABLE_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")


# A year. Only for this name: connected hostnames may have reasons of their own for plain HTTP.
HSTS = "max-age=31536000"
_PROBES = frozenset({"/metrics", "/healthz", "/readyz"})


@dataclass(frozen=True)
class ErrorPage:
    """The page with which a browser shows an error."""

    draw: Callable[[errors.ServiceError], Response]


def plain_page(error: errors.ServiceError) -> Response:
    """An error as one line of text, for browsers where no feature draws pages."""
    return Response(f"{error.status}: {error.sentences()}\n", mimetype="text/plain")


def render_error(error: errors.ServiceError) -> Response:
    """The answer for `error`: JSON, or a page for a browser. Spec: "Errors"."""
    response = current_parts()[ErrorPage].draw(error) if _is_browser() else jsonify(error.body())
    response.status_code = error.status
    response.headers.update(error.headers())
    g.retry_after = error.headers().get("Retry-After")
    return response


def _is_browser() -> bool:
    return not request.path.startswith(PROGRAMS) and "text/html" in request.accept_mimetypes.values()


def _http(error: HTTPException) -> Response:
    """What Flask and Werkzeug raise by themselves: unknown paths, wrong methods, bodies that are too large."""
    kind = errors.ALL.get(error.code or 500)
    if error.code == 405:
        methods = sorted(error.valid_methods or ())  # type: ignore[attr-defined]
        response = render_error(errors.MethodNotAllowed(_refusal_of_method(methods)))
        response.headers["Allow"] = ", ".join(methods)
        return response
    if (error.code or 500) >= 500:
        # Flask's own, where it failed before it could ask for a handler of the exception.
        return render_error(errors.ServiceError())
    if kind is errors.NotFound:
        return render_error(_not_found())
    response = render_error(kind() if kind in _SIMPLE else errors.BadRequest(error.description))
    if kind not in _SIMPLE:
        response.status_code = error.code or 500
    return response


# What comes before the address of an operation, or of a page within a workspace.
_BEFORE = re.compile(r"/v1|/w/[^/]+")


def _not_found() -> errors.NotFound:
    """With the name of the feature that has what is here, where that is off."""
    before = _BEFORE.match(request.path)
    begin = "/" + request.path[before.end() if before else 0 :].lstrip("/").partition("/")[0]
    feature = off_at(begin)
    if feature is None:
        return errors.NotFound()
    return errors.NotFound(
        _(
            "%(address)s belongs to the feature %(feature)s, which is off. FEATURES says which are on.",
            address=begin,
            feature=feature,
        )
    )


def _refusal_of_method(allowed: list[str]) -> str | None:
    """With the methods that a person would try next."""
    *others, last = [method for method in allowed if method not in ("HEAD", "OPTIONS")] or [""]
    if not last:
        return None
    return f"{request.method[:20]} is not allowed here. Use {', '.join(others)}{' or ' if others else ''}{last}."


_SIMPLE = (errors.NotFound, errors.PayloadTooLarge, errors.UnsupportedMediaType)


def _unexpected(error: Exception) -> Response:
    logger.exception("A request failed: %s %s", request_stats.known_method(request.method), _logged_path())
    return render_error(errors.ServiceError())


def _logged_path() -> str:
    """The path as it was sent, percent-encoded, so that it cannot end the line or control the terminal."""
    path = raw_path(request.environ)
    path = _NOT_VISIBLE.sub(lambda match: f"%{ord(match[0]):02X}", path[:LOGGED_PATH_LENGTH])
    # By the endpoint that Flask found: a path with escaped letters may contain a secret too.
    secret = _SECRET_PATH.match(request.path)
    return f"{secret[1]}..." if secret else path


def _operation_name() -> str:
    """What answered the request, for metrics."""
    name, _dot, view = (request.endpoint or "none").rpartition(".")
    blueprint = current_app.blueprints.get(name)
    return blueprint.operation_name(view) if isinstance(blueprint, Blueprint) else request.endpoint or "none"


def _begin() -> None:
    given = request.headers.get("X-Request-Id", "")
    g.request_id = given if _ACCEPTABLE_ID.fullmatch(given) else new_id()
    logs.request_id.set(g.request_id)
    g.began = time.perf_counter()


def _finish(response: Response) -> Response:
    # Neither is there where opening the session failed, before anything that runs before a request.
    if (request_id := g.get("request_id")) is not None:
        response.headers["X-Request-Id"] = request_id
    response.headers["X-Content-Type-Options"] = "nosniff"
    if g.get("caller") is not None and (version := database.cluster().version) is not None:
        response.headers["Signpost-Version"] = str(version)
    if request.is_secure:
        response.headers["Strict-Transport-Security"] = HSTS
    is_for_one = response.is_json or response.status_code >= 400 or request.path.startswith(PROGRAMS)
    if "Cache-Control" not in response.headers and is_for_one:
        response.headers["Cache-Control"] = "no-store"
    if response.status_code == 204:
        del response.headers["Content-Type"]
    if response.status_code != 429:
        # Flask-Limiter sends it with every answer; it means something on a refusal alone.
        response.headers.pop("Retry-After", None)
        if (seconds := g.get("retry_after")) is not None:
            response.headers["Retry-After"] = seconds
    took_s = time.perf_counter() - g.get("began", time.perf_counter())
    request_stats.of(current_app).count(request.method, _operation_name(), response.status_code, took_s)
    path = _logged_path()
    if path in _PROBES and response.status_code < 400:
        # Several a minute, all alike.
        return response
    facts = {
        "method": request_stats.known_method(request.method),
        "path": path,
        "status": response.status_code,
        "ms": round(took_s * 1000, 1),
    }
    access.info("%(method)s %(path)s %(status)d %(ms).1f ms", facts, extra={"facts": facts})
    return response


def _end(_error: BaseException | None) -> None:
    logs.request_id.set("")


def init_app(app: Flask) -> None:
    """Register it before all other hooks that run before a request; its hook after a request then runs last."""
    app.before_request(_begin)
    app.after_request(_finish)
    app.teardown_request(_end)
    app.register_error_handler(errors.ServiceError, render_error)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(Exception, _unexpected)
