"""GET and POST /yourls-api.php: from an HTTP request to an action, and every error as YOURLS answers it."""

import logging
from collections.abc import Callable, Mapping

from flask import Blueprint, Response, request
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge

from signpost.domain import errors
from signpost.features.dialects.yourls import actions, answers
from signpost.features.dialects.yourls.answers import YourlsResponse
from signpost.features.dialects.yourls.parameters import parameters
from signpost.operations.caller import Caller
from signpost.operations.records.chains import RedirectLoop
from signpost.web import authentication, body_limits

PATH = "/yourls-api.php"
_SHORTEN = "shorturl"
_ACTIONS: Mapping[str, Callable[[Caller, Mapping[str, str]], YourlsResponse]] = {
    _SHORTEN: actions.shorten,
    "expand": actions.expand,
    "url-stats": actions.url_stats,
    "stats": actions.stats,
    "db-stats": actions.db_stats,
    "version": actions.version,
}
_UNKNOWN_ACTION = 'Unknown or missing "action" parameter'
_NO_JSONP = "JSONP is not answered, because any page in a browser could read the answer. Use the format json."
# What YOURLS answers instead of the statuses that it does not know.
_STATUSES = {401: 403, 422: 400, 482: 403, 484: 403}
# A field of POST /link that was refused: the parameter that it came from, and YOURLS' code for it.
_FIELDS = {"destination": ("url", "error:nourl"), "alias": ("keyword", "error:keyword")}

logger = logging.getLogger("signpost")
blp = Blueprint("yourls", __name__)


@blp.route(PATH, methods=["GET", "POST"])
def answer() -> Response:
    """One action."""
    if request.method == "HEAD":
        # Programs send it to see what is there; it must not create a link.
        raise errors.MethodNotAllowed
    given = parameters()
    action = given.get("action", "")
    # Some clients send no action to see whether their token is valid, whatever it may do.
    caller = authentication.caller_to(only_creates=action == _SHORTEN or action not in _ACTIONS)
    if action not in _ACTIONS:
        raise errors.BadRequest(_UNKNOWN_ACTION)
    if given.get("format") == answers.JSONP:
        raise errors.BadRequest(_NO_JSONP)
    return answers.response(given.get("format", answers.USUAL), _ACTIONS[action](caller, given))


@blp.errorhandler(errors.ServiceError)
def _refused(error: errors.ServiceError) -> Response:
    given = _readable()
    status = str(_STATUSES.get(error.status, error.status))
    message = error.sentences()
    if given.get("action") == _SHORTEN and isinstance(error, errors.Invalid | errors.PlanLimitExceeded):
        code, message = _code_of(error), _named(error)
        body = {"status": "fail", "code": code, "message": message, "errorCode": status, "statusCode": status}
        # Clients take this line for the short URL.
        found = YourlsResponse(body, "")
    else:
        found = YourlsResponse({"message": message, "errorCode": status}, message)
    response = answers.response(given.get("format", answers.USUAL), found)
    response.headers.update({name: text for name, text in error.headers().items() if name != "WWW-Authenticate"})
    if error.status == 405:
        response.headers["Allow"] = "GET, POST"
    return response


def _readable() -> Mapping[str, str]:
    """The parameters of a request that was refused, maybe because they cannot be read: then those of the query."""
    try:
        return parameters()
    except (errors.ServiceError, HTTPException):
        return request.args.to_dict()


def _code_of(error: errors.Invalid | errors.PlanLimitExceeded) -> str:
    if isinstance(error, errors.PlanLimitExceeded):
        return "error:plan"
    if isinstance(error, RedirectLoop):
        return "error:noloop"
    field = next(iter(error.errors))
    return _FIELDS[field][1] if field in _FIELDS else f"error:{field}"


def _named(error: errors.Invalid | errors.PlanLimitExceeded) -> str:
    """What is wrong, with the parameters in which it is."""
    if isinstance(error, errors.PlanLimitExceeded):
        return error.message
    return " ".join(
        f"{_FIELDS[field][0] if field in _FIELDS else field}: {reason}"
        for field, reasons in error.errors.items()
        for reason in reasons
    )


@blp.errorhandler(RequestEntityTooLarge)
def _too_large(error: RequestEntityTooLarge) -> Response:
    return _refused(errors.PayloadTooLarge(f"The request body is larger than {body_limits.ORDINARY.text}."))


@blp.errorhandler(HTTPException)
def _http(error: HTTPException) -> Response:
    refusal = errors.BadRequest(error.description)
    refusal.status = error.code or refusal.status
    return _refused(refusal)


@blp.errorhandler(Exception)
def _unexpected(error: Exception) -> Response:
    logger.exception("A request failed: %s %s", request.method, request.path)
    return _refused(errors.ServiceError())
