"""What a client says of itself (RFC 7591): when it registers itself, or in a document.

Not Authlib's endpoint for this, which takes ten megabytes of libraries for signed statements that we do not accept,
and leaves redirect URIs to us.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signpost.domain.json_types import JsonObject
from signpost.features.agents import client_metadata
from signpost.features.agents.agent_clients import AUTH_METHODS, BASIC, ClientDescription, ClientView

# What RFC 7591 assumes where a client does not say how it authenticates.
DEFAULT_METHOD = BASIC


class BadMetadata(Exception):
    """What a client says of itself is refused. error: the code of RFC 7591."""

    def __init__(self, sentence: str, error: str = "invalid_client_metadata"):
        super().__init__(sentence)
        self.error = error


def describe_client(metadata: Mapping[str, Any], *methods: str) -> ClientDescription:
    """What we use of a client's metadata. methods: how it may authenticate; by default all that we know.

    Raises BadMetadata. What we do not know is ignored, as RFC 7591 says.
    """
    uris = metadata.get("redirect_uris")
    if not isinstance(uris, list) or not uris or not all(isinstance(uri, str) for uri in uris):
        raise BadMetadata("redirect_uris must be a list of at least one URI.", "invalid_redirect_uri")
    if len(uris) > client_metadata.MAX_REDIRECT_URIS:
        count = client_metadata.MAX_REDIRECT_URIS
        raise BadMetadata(f"At most {count} redirect_uris are accepted.", "invalid_redirect_uri")
    try:
        redirect_uris = [client_metadata.redirect_uri_of(uri) for uri in uris]
    except ValueError as refused:
        raise BadMetadata(str(refused), "invalid_redirect_uri") from None
    method = metadata.get("token_endpoint_auth_method", DEFAULT_METHOD)
    if method not in (methods or AUTH_METHODS):
        raise BadMetadata(f"token_endpoint_auth_method must be one of {', '.join(methods or AUTH_METHODS)}.")
    for name, ours in (("grant_types", "authorization_code"), ("response_types", "code")):
        given = metadata.get(name, [ours])
        if not isinstance(given, list) or ours not in given:
            raise BadMetadata(f"{name} must contain {ours}.")
    name = metadata.get("client_name", "")
    if not isinstance(name, str):
        raise BadMetadata("client_name must be text.")
    return ClientDescription(client_metadata.name_of(name, redirect_uris[0]), redirect_uris, method)


def answer(client: ClientView, secret: str | None, issued_at: int) -> JsonObject:
    """The body that answers a registration. issued_at: seconds since 1970."""
    body: JsonObject = {
        "client_id": client.id,
        "client_id_issued_at": issued_at,
        "client_name": client.name,
        "redirect_uris": client.redirect_uris,
        "token_endpoint_auth_method": client.auth_method,
        "grant_types": ["authorization_code", "refresh_token"],
        "response_types": ["code"],
        "scope": " ".join(client_metadata.SCOPES),
    }
    # It does not expire by itself; 0 is how the RFC says that.
    return body if secret is None else {**body, "client_secret": secret, "client_secret_expires_at": 0}
