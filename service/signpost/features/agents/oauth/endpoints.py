"""What clients of agents request without a person: where to sign in, registration, tokens, and giving them back.

RFC 9728, 8414, 7591, 6749, 7009. Nothing here reads a cookie, so pages of every origin may call it.
"""

from __future__ import annotations

import time

from authlib.oauth2.rfc6749.util import extract_basic_authorization
from flask import Blueprint, Response, jsonify, request
from flask.typing import ResponseReturnValue

from signpost.domain import strict_json
from signpost.domain.errors import BadRequest, Invalid
from signpost.domain.records.addresses import networks_of
from signpost.features.agents import agent_clients
from signpost.features.agents.client_metadata import SCOPES
from signpost.features.agents.oauth import addresses, registration, server
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import parse_rate
from signpost.web import body_limits, paths
from signpost.web.origin import origin

# From one network: enough for an office where everyone connects an agent on the same day.
REGISTRATIONS = parse_rate("60 per hour")
# From a /56 and a /48 of IPv6, of which a customer of a provider may have a whole one.
OF_CUSTOMER, OF_SITE = parse_rate("90 per hour"), parse_rate("120 per hour")
DOCUMENTATION = "https://github.com/signpost-links/signpost/blob/main/docs/agents-oauth.md"
_CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, MCP-Protocol-Version",
    "Access-Control-Expose-Headers": "WWW-Authenticate, Retry-After, X-Request-Id",
    "Access-Control-Max-Age": "86400",
}
# Parameters that a request has once; there may be several resources.
_MAY_REPEAT = frozenset({"resource"})

blp = Blueprint("oauth", __name__)


# --- where to sign in -------------------------------------------------------------------------------------------------


@blp.get(paths.OAUTH_RESOURCE)
@blp.get(paths.OAUTH_RESOURCE + paths.AGENT, strict_slashes=False)
def protected_resource() -> ResponseReturnValue:
    """RFC 9728: where clients of the agent endpoint get tokens."""
    return jsonify(
        resource=addresses.resource(),
        authorization_servers=[origin()],
        bearer_methods_supported=["header"],
        scopes_supported=[*SCOPES],
        resource_name="Signpost",
        resource_documentation=DOCUMENTATION,
    )


@blp.get(paths.OAUTH_SERVER)
@blp.get(paths.OAUTH_SERVER + paths.AGENT, strict_slashes=False)
def authorization_server() -> ResponseReturnValue:
    """RFC 8414: what this authorization server can do. Some clients look for it at the path of the resource, too."""
    methods = [*agent_clients.AUTH_METHODS]
    return jsonify(
        issuer=origin(),
        authorization_endpoint=origin() + paths.OAUTH_AUTHORIZE,
        token_endpoint=origin() + paths.OAUTH_TOKEN,
        registration_endpoint=origin() + paths.OAUTH_REGISTER,
        revocation_endpoint=origin() + paths.OAUTH_REVOKE,
        scopes_supported=[*SCOPES],
        response_types_supported=["code"],
        response_modes_supported=["query"],
        grant_types_supported=[*server.GRANT_TYPES],
        token_endpoint_auth_methods_supported=methods,
        revocation_endpoint_auth_methods_supported=methods,
        code_challenge_methods_supported=["S256"],
        authorization_response_iss_parameter_supported=True,
        client_id_metadata_document_supported=True,
        service_documentation=DOCUMENTATION,
    )


# --- clients and tokens -----------------------------------------------------------------------------------------------


@blp.post(paths.OAUTH_REGISTER)
def register() -> ResponseReturnValue:
    """RFC 7591: a client registers itself."""
    body_limits.require_no_encoding()
    try:
        body = strict_json.loads(request.get_data())
    except (BadRequest, Invalid):
        body = None
    if not isinstance(body, dict):
        return _error("invalid_client_metadata", "The body must be a JSON object.")
    try:
        described = registration.describe_client(body)
    except registration.BadMetadata as refused:
        return _error(refused.error, str(refused))
    # Only what is accepted counts: it takes a row.
    limits = zip((REGISTRATIONS, OF_CUSTOMER, OF_SITE), networks_of(request.remote_addr or ""), strict=False)
    rate_limits.current().require_each(limits, "register")
    client, secret = agent_clients.register_client(described)
    return jsonify(registration.answer(client, secret, int(time.time()))), 201


@blp.post(paths.OAUTH_TOKEN)
def token() -> ResponseReturnValue:
    """RFC 6749: tokens, for a code or a refresh token."""
    return _wrong_form() or server.current().create_token_response(request.form)


@blp.post(paths.OAUTH_REVOKE)
def revoke() -> ResponseReturnValue:
    """RFC 7009: a client gives a token back."""
    response: Response = _wrong_form() or server.current().create_endpoint_response("revocation", request.form)
    return response


def _wrong_form() -> Response | None:
    """What Authlib leaves to us: repeated parameters, and credentials that are not text."""
    body_limits.require_no_encoding()
    repeated = [name for name in request.form if name not in _MAY_REPEAT and len(request.form.getlist(name)) > 1]
    if repeated:
        return _error("invalid_request", "A parameter is repeated.")
    try:
        extract_basic_authorization(request.headers)
    except ValueError:
        return server.unknown_client("The Authorization header cannot be read.")
    return None


def _error(error: str, description: str) -> Response:
    response = jsonify(error=error, error_description=description)
    response.status_code = 400
    return response


@blp.route(paths.OAUTH_RESOURCE, methods=["OPTIONS"])
@blp.route(paths.OAUTH_RESOURCE + paths.AGENT, methods=["OPTIONS"], strict_slashes=False)
@blp.route(paths.OAUTH_SERVER, methods=["OPTIONS"])
@blp.route(paths.OAUTH_SERVER + paths.AGENT, methods=["OPTIONS"], strict_slashes=False)
@blp.route(paths.OAUTH_REGISTER, methods=["OPTIONS"])
@blp.route(paths.OAUTH_TOKEN, methods=["OPTIONS"])
@blp.route(paths.OAUTH_REVOKE, methods=["OPTIONS"])
def preflight() -> ResponseReturnValue:
    """The preflight request of a browser before a page of another origin may call."""
    return Response(status=204)


@blp.after_request
def allow_every_origin(response: Response) -> Response:
    if addresses.is_on():
        response.headers.update(_CORS)
    return response
