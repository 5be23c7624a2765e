"""GET and POST /mcp/v1: from an HTTP request to a method and back. Spec: "Agent endpoint".

Stateless: one JSON answer for each POST, no event stream, no session id.
"""

import json
import logging
from typing import NoReturn

from flask import Blueprint, Response, current_app, g, jsonify, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge

from signpost.domain import errors
from signpost.domain.json_types import JsonObject
from signpost.domain.version import product_version
from signpost.mcp import jsonrpc, methods, revisions
from signpost.runtime.features import hook
from signpost.web import authentication, body_limits, paths
from signpost.web.origin import origin

PATH = paths.AGENT
ALLOWED = "GET, POST"
# The header that only clients send which wait for a stream of events.
_OF_A_STREAM = ("MCP-Protocol-Version", "Mcp-Session-Id", "Last-Event-ID")
# The headers that a page in a browser may send, and those of our answer that it may read.
_CORS = {
    "Access-Control-Allow-Methods": ALLOWED,
    "Access-Control-Allow-Headers": "Authorization, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name",
    "Access-Control-Expose-Headers": "WWW-Authenticate, Retry-After, X-Request-Id",
    "Access-Control-Max-Age": "86400",
}

logger = logging.getLogger("signpost")
blp = Blueprint("mcp", __name__)


@blp.get(PATH, strict_slashes=False)
def discover() -> ResponseReturnValue:
    """Describes the endpoint to people and programs that have only the URL. It is public: no token is needed.

    Some people and clients write the address with a slash at its end: it is the same.
    """
    if _waits_for_events():
        raise errors.MethodNotAllowed("This endpoint sends no events: POST a JSON-RPC request.")
    url, token = f"{origin()}{PATH}", "<MCP_TOKEN>"
    signs_in = hook().sign_in_challenge(sent=False) is not None
    by_oauth = {"claude_code_by_oauth": f"claude mcp add --transport http signpost {url}"} if signs_in else {}
    call = f"curl -s {url} -H 'Authorization: Bearer {token}' -H 'Content-Type: application/json' -d"
    return jsonify(
        server="signpost",
        version=product_version(),
        status="ok",
        endpoints={
            f"GET {PATH}": "This page.",
            f"POST {PATH}": "JSON-RPC 2.0, the Model Context Protocol in both of its eras. Needs a token"
            + (", which clients can get by OAuth." if signs_in else "."),
        },
        docs=f"{origin()}/docs",
        quick_start={
            "list_tools": f"""{call} '{_example("tools/list")}'""",
            "verify_token": f"""{call} '{_example("tools/call", name="verify_token")}'""",
            "read_account": f"""{call} '{_example("resources/read", uri="account://me")}'""",
            "claude_code": f"claude mcp add --transport http signpost {url} --header 'Authorization: Bearer {token}'",
            **by_oauth,
        },
    )


def _example(method: str, **params: str) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, **({"params": params} if params else {})})


def _waits_for_events() -> bool:
    """Whether a GET opens a stream of events: if answered with 200, such clients retry once a second forever."""
    accepted = {kind for kind, _ in request.accept_mimetypes}
    if "text/event-stream" not in accepted:
        return False
    return not accepted & {"application/json", "*/*"} or any(name in request.headers for name in _OF_A_STREAM)


@blp.post(PATH, strict_slashes=False)
def answer() -> ResponseReturnValue:
    """One JSON-RPC request, answered."""
    _require_own_origin()
    authentication.require_caller()
    body_limits.require_no_encoding()
    body = request.get_data()
    if not request.is_json:
        raise errors.UnsupportedMediaType
    return _answered(jsonrpc.read(body))


def _answered(message: jsonrpc.RpcRequest) -> Response:
    try:
        is_modern = revisions.is_modern(message, request.headers)
        if is_modern:
            revisions.check(message, request.headers)
        if message.id is None:
            return _accepted()
        result = methods.answer(g.caller, message, is_modern)
    except jsonrpc.RpcError as error:
        error.id = message.id
        raise
    return _json(jsonrpc.result_body(message.id, result))


def _accepted() -> Response:
    """What a notification gets: nothing, which has no type either."""
    response = Response(status=202)
    del response.headers["Content-Type"]
    return response


@blp.delete(PATH, strict_slashes=False)
def end_session() -> NoReturn:
    """There are no sessions."""
    raise errors.MethodNotAllowed("This endpoint keeps no sessions: there is none to delete.")


@blp.route(PATH, methods=["OPTIONS"], strict_slashes=False)
def preflight() -> ResponseReturnValue:
    """The preflight request of a browser before a page of another origin may POST."""
    _require_own_origin()
    return Response(status=204, headers={"Allow": ALLOWED})


def _require_own_origin() -> None:
    """Pages of other sites must not use a token or an address that only this browser has."""
    given = request.headers.get("Origin")
    if given is not None and given != origin() and given not in current_app.config["ALLOWED_ORIGINS"]:
        raise ForeignOrigin(f"Pages of {given} may not call this endpoint; see the setting ALLOWED_ORIGINS.")


class ForeignOrigin(errors.ServiceError):
    status, code = 403, "origin_not_allowed"


@blp.after_request
def allow_origin(response: Response) -> Response:
    given = request.headers.get("Origin")
    response.vary.add("Origin")
    if given in current_app.config["ALLOWED_ORIGINS"]:
        response.headers.update({**_CORS, "Access-Control-Allow-Origin": given})
    return response


# --- what goes wrong --------------------------------------------------------------------------------------------


def _json(body: JsonObject, status: int = 200) -> Response:
    # On one line: some clients read an answer line by line.
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return Response(text, status=status, mimetype="application/json")


@blp.errorhandler(jsonrpc.RpcError)
def _rpc_error(error: jsonrpc.RpcError) -> Response:
    return _json(error.body(), error.status)


@blp.errorhandler(errors.ServiceError)
def _refused(error: errors.ServiceError) -> Response:
    """An error with an HTTP status, as an error of JSON-RPC too, which is what clients read."""
    refusal = jsonrpc.RpcError(jsonrpc.REFUSED, error.message, error.body(), id=_id_for(error))
    response = _json(refusal.body(), error.status)
    response.headers.update(error.headers())
    if isinstance(error, errors.Unauthenticated) and (challenge := hook().sign_in_challenge(sent=error.sent)):
        response.headers["WWW-Authenticate"] = challenge
    if error.status == 405:
        response.headers["Allow"] = ALLOWED
    return response


def _id_for(error: errors.ServiceError) -> jsonrpc.Id | None:
    """The id of the request that is refused: clients find their calls by it, and wait where it is null."""
    if isinstance(error, errors.Unauthenticated):
        return None  # the body of an unknown caller is not looked at
    try:
        return jsonrpc.id_in(request.get_data())
    except HTTPException:
        return None  # it was too large to be received, or the client is gone


@blp.errorhandler(RequestEntityTooLarge)
def _too_large(error: RequestEntityTooLarge) -> Response:
    return _refused(errors.PayloadTooLarge(f"The request body is larger than {body_limits.AGENT.text}."))


@blp.errorhandler(HTTPException)
def _http(error: HTTPException) -> Response:
    return _refused(errors.BadRequest(error.description))


@blp.errorhandler(Exception)
def _unexpected(error: Exception) -> Response:
    logger.exception("A request failed: %s %s", request.method, request.path)
    return _refused(errors.ServiceError())
