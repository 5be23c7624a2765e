"""The checks of what a provider signs: ID tokens (OpenID Connect Core) and logout tokens (Back-Channel Logout)."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from signpost.domain import times
from signpost.features.sign_in.claims import MAX_TEXT
from signpost.features.sign_in.single_sign_on.provider import Provider

if TYPE_CHECKING:
    from joserfc.jwt import Token

# No other algorithm is ever accepted: neither `none` nor one with a shared secret, for which a public key would do.
ALGORITHMS = frozenset(
    ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519")
)
# How far the clocks of provider and service may differ.
LEEWAY_S = 60
# A logout token is sent at once; an old one is not carried out.
MAX_LOGOUT_AGE_S = 600
_LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout"


class BadToken(Exception):
    """A token that must not be believed. The message is for the log: it names the claim, and no value."""


def checked_id_token(provider: Provider, id_token: str, *, nonce: str, access_token: str) -> Mapping[str, Any]:
    """The claims of an ID token that was sent for this attempt. Raises BadToken, ProviderError."""
    from authlib.oidc.core import CodeIDToken
    from joserfc.errors import JoseError

    token = _decoded(provider, id_token)
    claims = CodeIDToken(
        token.claims,
        token.header,
        {"iss": {"values": [provider.issuer]}, "aud": {"essential": True, "values": [provider.client_id]}},
        {"nonce": nonce, "client_id": provider.client_id, "access_token": access_token},
    )
    try:
        claims.validate(now=int(times.epoch_s()), leeway=LEEWAY_S)
    except (JoseError, TypeError, ValueError, KeyError) as error:
        raise BadToken(_reason(error)) from None
    if not hmac.compare_digest(str(claims["nonce"]).encode(), nonce.encode()):
        raise BadToken("nonce")
    return dict(claims, sub=_identifier(claims, "sub"))


def checked_logout_token(provider: Provider, logout_token: str) -> Mapping[str, Any]:
    """The claims of a logout token, with `sub`, `sid` or both. Raises BadToken, ProviderError."""
    from joserfc.errors import JoseError
    from joserfc.jwt import JWTClaimsRegistry

    claims = _decoded(provider, logout_token).claims
    now = int(times.epoch_s())
    registry = JWTClaimsRegistry(
        now,
        LEEWAY_S,
        iss={"essential": True, "value": provider.issuer},
        aud={"essential": True, "value": provider.client_id},
        iat={"essential": True},
        exp={"essential": True},
        jti={"essential": True},
    )
    try:
        registry.validate(claims)
    except (JoseError, TypeError, ValueError) as error:
        raise BadToken(_reason(error)) from None
    events = claims.get("events")
    if not isinstance(events, dict) or not isinstance(events.get(_LOGOUT_EVENT), dict):
        raise BadToken("events")
    if "nonce" in claims:
        # An ID token, and not a logout token.
        raise BadToken("nonce")
    if claims["iat"] < now - MAX_LOGOUT_AGE_S:
        raise BadToken("iat")
    given = {name: _identifier(claims, name) for name in ("sub", "sid") if claims.get(name) is not None}
    if not given:
        raise BadToken("sub")
    return {**claims, **given}


def _decoded(provider: Provider, text: str) -> Token:
    """A token whose signature is the provider's. Unknown keys are fetched once: providers change them."""
    from joserfc import jwt
    from joserfc.errors import InvalidKeyIdError, JoseError
    from joserfc.jws import JWSRegistry

    algorithms = ALGORITHMS & provider.metadata().algorithms
    if not algorithms:
        raise BadToken("alg: the provider signs with none that is accepted")
    # Headers that are of no importance here, like x5t, are left alone; `crit` is checked all the same.
    registry = JWSRegistry(algorithms=sorted(algorithms), strict_check_header=False)
    try:
        try:
            return jwt.decode(text, provider.keys(), registry=registry)
        except InvalidKeyIdError:
            return jwt.decode(text, provider.keys(are_unknown=True), registry=registry)
    except (JoseError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadToken(_reason(error)) from None


def _identifier(claims: Mapping[str, Any], name: str) -> str:
    value = claims.get(name)
    if not isinstance(value, str) or not 1 <= len(value) <= MAX_TEXT or not value.isprintable():
        raise BadToken(name)
    return value


def _reason(error: Exception) -> str:
    """What was wrong, in the words of the library: its kind of error and the claim."""
    return f"{type(error).__name__} {getattr(error, 'claim', '')}".strip()
