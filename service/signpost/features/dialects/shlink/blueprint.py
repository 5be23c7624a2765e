"""The blueprint of /rest: who may call, what pages of other origins may do, and every error as Shlink writes it."""

import logging
from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, g, request
from werkzeug.exceptions import HTTPException

from signpost.domain import errors
from signpost.domain.people.roles import Role
from signpost.features.dialects.shlink import problems
from signpost.web import authentication, body_limits

PREFIX = "/rest/"
# Shlink answers the same at its three versions.
_VERSIONS = "/rest/v<any('1', '2', '3'):version>"
_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
# Endpoints without a key.
_PUBLIC = ("shlink.health", "shlink.health_of_any_version")
# What a token of the kind create-only may request.
_CREATES = "shlink.create_short_url"
# How long a browser may remember that it may send requests from another origin. As in Shlink.
MAX_AGE_S = 3600

_View = Callable[..., Any]
logger = logging.getLogger("signpost")
blp = Blueprint("shlink", __name__)


def route(rule: str, *methods: str) -> Callable[[_View], _View]:
    """Serve a view below /rest/v3, as Shlink does below /rest/v1 and /rest/v2 too."""
    return blp.route(f"{_VERSIONS}{rule}", methods=[*methods], provide_automatic_options=False)


@blp.url_value_preprocessor
def _forget_version(_: str | None, values: dict[str, Any] | None) -> None:
    if values is not None:
        values.pop("version", None)


@blp.before_request
def _admit() -> Response | None:
    if request.method == "OPTIONS":
        return _preflight()
    body_limits.require_no_encoding()
    if request.endpoint not in _PUBLIC:
        required = Role.VIEWER if request.method in ("GET", "HEAD") else Role.EDITOR
        authentication.caller_to(only_creates=request.endpoint == _CREATES, required=required)
    return None


def _preflight() -> Response:
    """What a browser asks before it sends a request of a page from another origin."""
    response = Response(status=204)
    if "Origin" in request.headers:
        response.headers["Access-Control-Allow-Methods"] = ",".join(_METHODS)
        response.headers["Access-Control-Allow-Headers"] = "X-Api-Key, Content-Type"
        response.headers["Access-Control-Max-Age"] = str(MAX_AGE_S)
    return response


@blp.after_request
def _allow_other_origins(response: Response) -> Response:
    """Any page may read the answer: what it may do depends on the key that it sends, never on a cookie."""
    if "Origin" in request.headers:
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Access-Control-Expose-Headers"] = "X-Request-Id, Retry-After"
    return response


@blp.route("/rest/<path:path>", methods=[*_METHODS, "OPTIONS"], provide_automatic_options=False)
def nothing(path: str) -> Response:
    """Every other path, and every other method of a path."""
    raise errors.NotFound


@blp.errorhandler(errors.ServiceError)
def _refused(error: errors.ServiceError) -> Response:
    return problems.response(error)


@blp.errorhandler(HTTPException)
def _http(error: HTTPException) -> Response:
    kind = errors.ALL.get(error.code or 500)
    return problems.response(kind() if kind in _SIMPLE else errors.BadRequest(error.description))


_SIMPLE = (errors.NotFound, errors.PayloadTooLarge, errors.UnsupportedMediaType)


@blp.errorhandler(Exception)
def _unexpected(error: Exception) -> Response:
    # Not the path: an alias may be a secret between people.
    logger.exception("A request failed: %s %s", request.method, request.endpoint)
    return problems.response(errors.ServiceError())


def caller() -> Any:
    """The caller of the current request."""
    return g.caller
