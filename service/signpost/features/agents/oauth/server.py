"""The authorization server: Authlib's, with clients, grants and tokens of ours.

Codes with PKCE (S256) and refresh tokens that are used once, for one resource: the agent endpoint. RFC 6749, 7009,
7636, 8707, 9207.
"""

from __future__ import annotations

import logging
from typing import Any

from authlib.common.urls import add_params_to_uri
from authlib.oauth2 import AuthorizationServer, OAuth2Error, OAuth2Request
from authlib.oauth2.rfc6749 import (
    ClientMixin,
    InvalidClientError,
    InvalidGrantError,
    InvalidRequestError,
    OAuth2Payload,
    TokenMixin,
)
from authlib.oauth2.rfc6749.grants import AuthorizationCodeGrant, RefreshTokenGrant
from authlib.oauth2.rfc6750 import BearerTokenGenerator
from authlib.oauth2.rfc7009 import RevocationEndpoint
from authlib.oauth2.rfc7636 import CodeChallenge
from flask import Flask, Response, jsonify, request
from werkzeug.datastructures import MultiDict

from signpost.domain.people.credentials import GrantSecret, digest_of, new_token, next_refresh_token
from signpost.features.agents import agent_clients, agent_grants, client_metadata
from signpost.features.agents.agent_clients import AUTH_METHODS, ClientView
from signpost.features.agents.agent_grants import Redeemable
from signpost.features.agents.oauth import addresses
from signpost.storage.app_parts import current_parts, parts_of
from signpost.web.origin import origin

GRANT_TYPES = ("authorization_code", "refresh_token")
Parameters = MultiDict[str, str]


class InvalidTarget(OAuth2Error):
    """The token is requested for something other than the agent endpoint. RFC 8707."""

    error = "invalid_target"


# --- what Authlib asks of requests, clients and tokens ----------------------------------------------------------------


class _Payload(OAuth2Payload):
    def __init__(self, parameters: Parameters):
        self._parameters = parameters

    @property
    def data(self) -> Parameters:
        return self._parameters

    @property
    def datalist(self) -> dict[str, list[str]]:
        return {name: self._parameters.getlist(name) for name in self._parameters}

    @property
    def scope(self) -> str:
        # A renewed token has the scope of its grant. Some clients repeat what they requested at first.
        return "" if self.grant_type == "refresh_token" else client_metadata.known_scope(super().scope)


class _Request(OAuth2Request):
    """A request with the parameters of its query (for the page where a person agrees) or of its form: never both."""

    def __init__(self, parameters: Parameters):
        super().__init__(request.method, origin() + request.path, headers=request.headers)
        self.payload = _Payload(parameters)

    @property
    def form(self) -> Parameters:
        form: Parameters = self.payload.data
        return form


class OAuthClient(ClientMixin):
    """A client, as Authlib asks about it."""

    def __init__(self, view: ClientView):
        self.view = view

    def get_client_id(self) -> str:
        return self.view.id

    def get_default_redirect_uri(self) -> None:
        """None: a request always names one."""

    def get_allowed_scope(self, scope: str | None) -> str:
        return client_metadata.known_scope(scope)

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return client_metadata.is_registered(redirect_uri, self.view.redirect_uris)

    def check_client_secret(self, client_secret: str) -> bool:
        return self.view.digest is not None and digest_of(client_secret) == self.view.digest

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return method == self.view.auth_method

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type in GRANT_TYPES


class _Presented(TokenMixin):
    """A code or a token that a client presented, and its grant."""

    code_challenge_method = "S256"

    def __init__(self, found: Redeemable):
        self.found = found
        self.code_challenge = found.challenge

    def get_redirect_uri(self) -> str:
        return self.found.redirect_uri

    def get_scope(self) -> str:
        return self.found.scope

    def check_client(self, client: OAuthClient) -> bool:
        return client.view.id == self.found.client_id


# --- the grants -------------------------------------------------------------------------------------------------------


def _require_resource(parameters: OAuth2Payload) -> None:
    """Raises InvalidTarget. RFC 8707: without a resource the token is for the only one there is."""
    if not all(map(addresses.is_resource, parameters.datalist.get("resource", []))):
        raise InvalidTarget("The resource of this server is its agent endpoint.")


class _Pkce(CodeChallenge):
    """PKCE with S256, which every client must use."""

    SUPPORTED_CODE_CHALLENGE_METHOD = ["S256"]

    def validate_code_challenge(self, grant: AuthorizationCodeGrant, redirect_uri: str) -> None:
        given = grant.request.payload.data
        if not given.get("code_challenge") or given.get("code_challenge_method") != "S256":
            raise InvalidRequestError("PKCE is required: code_challenge, and code_challenge_method S256.")
        super().validate_code_challenge(grant, redirect_uri)


def _add_resource_indicator(grant: AuthorizationCodeGrant) -> None:
    """An extension of Authlib: codes and tokens are for the agent endpoint alone."""
    for hook in ("after_validate_authorization_request_payload", "after_validate_token_request"):
        grant.register_hook(hook, lambda grant, _: _require_resource(grant.request.payload))


class CodeGrant(AuthorizationCodeGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = [*AUTH_METHODS]

    def generate_authorization_code(self) -> str:
        return new_token(GrantSecret.CODE)

    def save_authorization_code(self, code: str, request: OAuth2Request) -> None:
        request_values: Parameters = request.payload.data
        agent_grants.allow(
            # Who agreed, and to what: what create_authorization_response was given.
            request.user,
            request.client.view,
            code,
            redirect_uri=request_values["redirect_uri"],
            scope=request.scope,
            challenge=request_values["code_challenge"],
        )

    def query_authorization_code(self, code: str, client: OAuthClient) -> _Presented | None:
        found = agent_grants.find_code(code, client.view.id)
        return None if found is None else _Presented(found)

    def authenticate_user(self, authorization_code: _Presented) -> _Presented:
        return authorization_code

    def delete_authorization_code(self, authorization_code: _Presented) -> None:
        """It stays with its grant, so that a second use is noticed."""


class RefreshGrant(RefreshTokenGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = [*AUTH_METHODS]
    INCLUDE_NEW_REFRESH_TOKEN = True

    def validate_token_request(self) -> None:
        super().validate_token_request()
        _require_resource(self.request.payload)

    def authenticate_refresh_token(self, refresh_token: str) -> _Presented | None:
        found = agent_grants.find_refresh_token(refresh_token)
        return None if found is None else _Presented(found)

    def authenticate_user(self, refresh_token: _Presented) -> _Presented:
        return refresh_token

    def revoke_old_credential(self, refresh_token: _Presented) -> None:
        """Storing the new tokens has replaced it."""


def _new_access_token(**_: Any) -> str:
    return new_token(GrantSecret.ACCESS)


def _new_refresh_token(*, grant_type: str, user: _Presented, **_: Any) -> str:
    is_renewal = grant_type == RefreshGrant.GRANT_TYPE
    return next_refresh_token(user.found.presented) if is_renewal else new_token(GrantSecret.REFRESH)


class Revocation(RevocationEndpoint):
    """A client gives a token back. A refresh token ends the whole grant, an access token only itself."""

    CLIENT_AUTH_METHODS = [*AUTH_METHODS]

    def check_params(self, request: OAuth2Request, client: OAuthClient) -> None:
        # The hint is of no use: each token says what it is.
        if not request.form.get("token"):
            raise InvalidRequestError("Missing 'token' in request.")

    def query_token(self, token_string: str, token_type_hint: str | None) -> _Presented | None:
        found = agent_grants.find_token(token_string)
        return None if found is None else _Presented(found)

    def revoke_token(self, token: _Presented, request: OAuth2Request) -> None:
        agent_grants.give_back(token.found)


# --- the server -------------------------------------------------------------------------------------------------------


# Authlib says it with a list of Python.
_WHY_UNKNOWN = "No client with this id is registered here, or it does not authenticate as it registered."


def unknown_client(description: str) -> Response:
    """A refusal with 401: clients that were deleted register again after that status alone. RFC 6749, section 5.2."""
    response = jsonify(error=InvalidClientError.error, error_description=description)
    response.status_code = 401
    response.headers["WWW-Authenticate"] = "Basic"
    return response


class Server(AuthorizationServer):
    def __init__(self) -> None:
        super().__init__()
        self.register_grant(CodeGrant, [_Pkce(), _add_resource_indicator])
        self.register_grant(RefreshGrant)
        self.register_endpoint(Revocation)
        lasts_s = int(agent_grants.ACCESS_FOR.total_seconds())
        self.register_token_generator("default", BearerTokenGenerator(_new_access_token, _new_refresh_token, lasts_s))

    def query_client(self, client_id: str) -> OAuthClient | None:
        found = agent_clients.find_client(client_id)
        return None if found is None else OAuthClient(found)

    def save_token(self, token: dict[str, str], request: OAuth2Request) -> None:
        is_renewal = request.refresh_token is not None
        store = agent_grants.renew_tokens if is_renewal else agent_grants.redeem_code
        presented: _Presented = request.refresh_token if is_renewal else request.authorization_code
        if not store(presented.found, token["access_token"], token["refresh_token"]):
            raise InvalidGrantError("It was already used.")

    def create_oauth2_request(self, request: Parameters) -> _Request:
        return _Request(request)

    def handle_response(self, status: int, body: dict[str, str] | str, headers: list[tuple[str, str]]) -> Response:
        if isinstance(body, dict) and body.get("error") == InvalidClientError.error:
            return unknown_client(_WHY_UNKNOWN)
        response = jsonify(body) if isinstance(body, dict) else Response(body)
        response.status_code = status
        response.headers.update(headers)
        return response

    def send_signal(self, name: str, *args: Any, **kwargs: Any) -> None:
        """No part of Signpost listens to these."""


def with_issuer(location: str) -> str:
    """Where a person is sent back to, with who sends them, so that no other server can claim it. RFC 9207."""
    return str(add_params_to_uri(location, [("iss", origin())]))


def current() -> Server:
    return current_parts()[Server]


def init_app(app: Flask) -> None:
    parts_of(app).add(Server())
    # It logs tokens, where a program lets everything through that its libraries have to say.
    logging.getLogger("authlib").setLevel(logging.INFO)
