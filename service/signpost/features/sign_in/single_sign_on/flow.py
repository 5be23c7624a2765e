"""One sign-in at the provider: code, PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636, RFC 9207)."""

from __future__ import annotations

import hmac
import logging
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from signpost.domain import times
from signpost.domain.errors import Busy
from signpost.features.sign_in import used_once
from signpost.features.sign_in.claims import Person, person_of, values_at
from signpost.features.sign_in.single_sign_on.id_tokens import BadToken, checked_id_token, checked_logout_token
from signpost.features.sign_in.single_sign_on.provider import Provider, ProviderError
from signpost.translations import gettext as _
from signpost.translations import mark

logger = logging.getLogger("signpost.single_sign_on")

# Between the button and the answer of the provider, where people look for their phones.
ATTEMPT_S = 600
_CODE = re.compile(r"[\x20-\x7e]{1,4096}")
_ERROR = re.compile(r"[a-z_]{1,40}")
_AGAIN = mark("Start again from the sign-in page.")
_UNTRUSTED = mark("What %(name)s sent cannot be trusted, so no one was signed in. %(again)s")


class SignInRefused(Exception):
    """A sign-in that does not go on; the message is a sentence for the person."""


class AttemptOver(SignInRefused):
    """The attempt was answered before, or took too long: whoever signed in meanwhile lacks nothing."""


@dataclass(frozen=True)
class Attempt:
    """A sign-in that has begun, as the browser's signed cookie keeps it. at: in seconds since 1970."""

    state: str
    nonce: str
    verifier: str
    redirect_uri: str
    at: int


@dataclass(frozen=True)
class SignedIn:
    """Who signed in at the provider. sid: the provider's name for its session; "" where it gave none."""

    person: Person
    sid: str


class Flow:
    """The sign-ins of one app."""

    def __init__(self, provider: Provider):
        self.provider = provider

    def begin(self, redirect_uri: str) -> tuple[str, Attempt]:
        """The address at the provider where the person goes on, and what its answer must fit.

        Raises ProviderError, Busy.
        """
        from authlib.oauth2.rfc6749.parameters import prepare_grant_uri
        from authlib.oauth2.rfc7636 import create_s256_code_challenge

        metadata = self.provider.metadata()
        state, nonce, verifier = (secrets.token_urlsafe(32) for _time in range(3))
        url = prepare_grant_uri(
            metadata.authorization_endpoint,
            client_id=self.provider.client_id,
            response_type="code",
            redirect_uri=redirect_uri,
            scope=self.provider.scopes,
            state=state,
            nonce=nonce,
            code_challenge=create_s256_code_challenge(verifier),
            code_challenge_method="S256",
        )
        return url, Attempt(state, nonce, verifier, redirect_uri, int(times.epoch_s()))

    def finish(self, attempt: Attempt | None, answer: Mapping[str, str]) -> SignedIn:
        """Who signed in. answer: the query with which the provider sent the browser back.

        Raises SignInRefused, ProviderError, and Busy, after which the same answer may be given again.
        """
        now = int(times.epoch_s())
        if attempt is None or not hmac.compare_digest(attempt.state.encode(), answer.get("state", "").encode()):
            raise self._refusal(
                mark("This answer of %(name)s does not belong to a sign-in that began in this browser. %(again)s")
            )
        if not 0 <= now - attempt.at <= ATTEMPT_S:
            raise AttemptOver(
                self._text(mark("This sign-in took longer than %(count)s minutes. %(again)s"), count=ATTEMPT_S // 60)
            )
        with self.provider.turn():
            return self._finished(attempt, answer)

    def _finished(self, attempt: Attempt, answer: Mapping[str, str]) -> SignedIn:
        if not used_once.use("state", attempt.state, ATTEMPT_S):
            raise AttemptOver(self._text(mark("This sign-in is over already. %(again)s")))
        self._check_issuer(answer.get("iss"))
        if "error" in answer:
            raise self._refusal_of(answer["error"])
        if not _CODE.fullmatch(answer.get("code", "")):
            raise self._refusal(mark("The answer of %(name)s has no code. %(again)s"))
        return self._signed_in(attempt, answer["code"])

    def ended(self, logout_token: str) -> Mapping[str, Any]:
        """The claims of a logout token (`sub`, `sid` or both), once. Raises BadToken, ProviderError, Busy."""
        claims = checked_logout_token(self.provider, logout_token)
        if not used_once.use("logout", repr(claims["jti"]), ATTEMPT_S * 2):
            raise BadToken("jti")
        return claims

    def logout_url(self, back_to: str) -> str:
        """Where the person ends the session at the provider, which then leads `back_to`; "": nowhere."""
        from authlib.common.urls import add_params_to_uri

        try:
            endpoint = self.provider.metadata().end_session_endpoint
        except (ProviderError, Busy):
            return ""
        requested = [("client_id", self.provider.client_id), ("post_logout_redirect_uri", back_to)]
        return add_params_to_uri(endpoint, requested) if endpoint else ""

    def _signed_in(self, attempt: Attempt, code: str) -> SignedIn:
        token = self.provider.token_of_code(code, attempt.verifier, attempt.redirect_uri)
        id_token, access_token = token.get("id_token"), token.get("access_token")
        if not isinstance(id_token, str) or not isinstance(access_token, str):
            logger.warning("The provider's answer to a code has no ID token; is the scope openid allowed?")
            raise self.provider.error(mark("%(name)s did not say who you are. Tell your administrator."))
        try:
            claims = checked_id_token(self.provider, id_token, nonce=attempt.nonce, access_token=access_token)
        except BadToken as bad:
            logger.warning("An ID token of the provider was refused: %s.", bad)
            raise self._refusal(_UNTRUSTED) from None
        claims = _joined(claims, self._further(claims, access_token))
        sid = claims.get("sid")
        return SignedIn(
            person_of(self.provider.issuer, claims, self.provider.claim),
            sid if isinstance(sid, str) else "",
        )

    def _further(self, claims: Mapping[str, Any], access_token: str) -> Mapping[str, Any]:
        """The claims that the ID token lacks, from the userinfo endpoint: some providers have them only there."""
        claim = self.provider.claim
        has_all = claims.get("email") and claims.get("name") and (not claim or values_at(claims, claim))
        if has_all or not self.provider.metadata().userinfo_endpoint:
            return {}
        try:
            found = self.provider.userinfo(access_token)
        except ProviderError:
            # A name alone is worth no refusal: the address takes its place.
            if claims.get("email") and (not claim or values_at(claims, claim)):
                return {}
            raise
        if found.get("sub") != claims["sub"]:
            logger.warning("The provider's userinfo is about another person than its ID token.")
            raise self._refusal(_UNTRUSTED)
        return found

    def _check_issuer(self, issuer: str | None) -> None:
        """RFC 9207: an answer of another provider must not be taken for one of this provider."""
        is_missing = issuer is None and self.provider.metadata().sends_issuer
        if is_missing or (issuer is not None and issuer != self.provider.issuer):
            raise self._refusal(mark("This answer does not come from %(name)s. %(again)s"))

    def _refusal_of(self, error: str) -> SignInRefused:
        """What an error of the provider means. Only a code of letters is repeated, never its description."""
        if error == "access_denied":
            return self._refusal(mark("%(name)s did not let you in: you refused, or may not use Signpost there."))
        if error in ("temporarily_unavailable", "server_error"):
            return self._refusal(mark("%(name)s is having problems right now. Try again in a few minutes."))
        if _ERROR.fullmatch(error):
            return self._refusal(mark("%(name)s refused this sign-in (%(error)s). %(again)s"), error=error)
        return self._refusal(mark("%(name)s refused this sign-in. %(again)s"))

    def _refusal(self, text: str, **values: object) -> SignInRefused:
        return SignInRefused(self._text(text, **values))

    def _text(self, text: str, **values: object) -> str:
        """A marked text, which may have `name` (of the provider), `again`, and these values."""
        return _(text, name=self.provider.name, again=_(_AGAIN), **values)


def _joined(claims: Mapping[str, Any], further: Mapping[str, Any]) -> Mapping[str, Any]:
    """The claims of an ID token, and those that it lacks. Whether an address is verified is said with the address."""
    if claims.get("email"):
        is_same = further.get("email") == claims["email"]
        return {**(further if is_same else _without_address(further)), **claims}
    return {**further, **_without_address(claims)}


def _without_address(claims: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in claims.items() if name not in ("email", "email_verified")}
