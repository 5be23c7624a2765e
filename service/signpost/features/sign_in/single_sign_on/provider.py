"""The provider of OpenID Connect that the operator names: what it says about itself, its keys, and calls to it.

Everything is fetched when it is first needed, so the service starts while the provider cannot be reached. It may be at
a private address, because the operator chose it, and it alone names the addresses that are called.

A provider that hangs holds few request threads, each briefly: one in which something waits for it has a turn (`turn`).
Its description and its keys are fetched in threads of their own, one each; the request that began that waits for it,
and others have what was fetched before, or the failure, at once.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from urllib.parse import quote_plus, urlsplit

from flask import request

from signpost.domain import times
from signpost.domain.errors import Busy
from signpost.domain.json_types import JsonObject, Settings
from signpost.domain.records.addresses import is_safe_url, site_of
from signpost.features.sign_in.claims import RoleRule, rule_of
from signpost.outbound.causes import Failed
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import SystemResolver
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Holder, SharedResource
from signpost.translations import gettext as _
from signpost.translations import mark

if TYPE_CHECKING:
    from joserfc.jwk import KeySet

logger = logging.getLogger("signpost.single_sign_on")
_T = TypeVar("_T")

# For each of the (at most five) calls of one sign-in.
TIMEOUT_S = 5.0
# For those of one request together.
TURN_S = 7.0
# Of one answer of the provider. Tokens that list some hundred groups have some 10 KB.
MAX_ANSWER_BYTES = 256 * 1024
# How long the provider's description of itself, and its keys, are used before they are fetched again.
FRESH_S = 3600.0
# Unknown keys and failures make them be fetched earlier, but not more often than this.
RETRY_S = 10.0
MAX_KEYS = 50
# The length of the modulus of an RSA key of 2048 bits, in base64url. Shorter keys are not used.
_RSA_MODULUS = 342
_ASYMMETRIC = ("RSA", "EC", "OKP")


# Errors of the token endpoint (RFC 6749) that trying again does not mend.
_SETTINGS_ARE_WRONG = ("invalid_client", "unauthorized_client", "unsupported_grant_type")
_NOT_SET_UP = mark("%(name)s is not set up correctly. Tell your administrator: see the log of Signpost.")


# Until when the calls of the present request may take; None: it has no turn.
_until: ContextVar[float | None] = ContextVar("single_sign_on_until", default=None)


class ProviderError(Exception):
    """The provider cannot be used now; the message is a sentence for a person who wants to sign in."""


@dataclass(frozen=True)
class Metadata:
    """What the provider says about itself. "": it has no such endpoint. algorithms: with which it signs ID tokens."""

    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    userinfo_endpoint: str
    end_session_endpoint: str
    algorithms: frozenset[str]
    secret_in_body: bool
    sends_issuer: bool


class Provider:
    """The provider of one app."""

    def __init__(self, settings: Settings):
        self.issuer: str = settings["OIDC_ISSUER"]
        self.client_id: str = settings["OIDC_CLIENT_ID"]
        self.name: str = settings["OIDC_NAME"]
        self.scopes: str = settings["OIDC_SCOPES"]
        self.claim: str = settings["OIDC_ROLES_CLAIM"]
        self.rules: tuple[RoleRule, ...] = tuple(map(rule_of, settings["OIDC_ROLES"]))
        self._secret: str | None = settings["OIDC_CLIENT_SECRET"]
        self._fetcher = Fetcher(SystemResolver(), lambda address: True, TIMEOUT_S)
        self._metadata = _Saved(self, self._fetch_metadata)
        self._keys = _Saved(self, self._fetch_keys)

    def error(self, text: str) -> ProviderError:
        """An error with a marked text, which has the `name` of the provider."""
        return ProviderError(_(text, name=self.name))

    @contextmanager
    def turn(self) -> Iterator[float]:
        """A turn of this request to wait for the provider, and how long it may. Raises Busy."""
        until = _until.get()
        if until is not None:
            yield until - times.monotonic_s()
            return
        with bulkheads.current()[SharedResource.PROVIDER].enter(Holder(site_of(request.remote_addr or ""))):
            token = _until.set(times.monotonic_s() + TURN_S)
            try:
                yield TURN_S
            finally:
                _until.reset(token)

    def metadata(self) -> Metadata:
        """Raises ProviderError."""
        return self._metadata.get()

    def keys(self, *, are_unknown: bool = False) -> KeySet:
        """The keys that sign its tokens. are_unknown: those returned before lack one. Raises ProviderError."""
        return self._keys.get(is_stale=are_unknown)

    def token_of_code(self, code: str, verifier: str, redirect_uri: str) -> JsonObject:
        """The answer of the token endpoint to a code. Raises ProviderError."""
        from authlib.oauth2.auth import ClientAuth
        from authlib.oauth2.rfc6749.parameters import prepare_token_request

        metadata = self.metadata()
        body = prepare_token_request("authorization_code", redirect_uri=redirect_uri, code=code, code_verifier=verifier)
        way = "none" if not self._secret else "client_secret_post" if metadata.secret_in_body else "client_secret_basic"
        # RFC 6749, section 2.3.1: in the header both are encoded as in a form.
        encoded = quote_plus if way == "client_secret_basic" else str
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        auth = ClientAuth(encoded(self.client_id), encoded(self._secret or ""), way)
        url, headers, body = auth.prepare("POST", metadata.token_endpoint, headers, body)
        return self._call("POST", url, headers, body.encode())

    def userinfo(self, access_token: str) -> JsonObject:
        """What the provider says about the person whose token this is. Raises ProviderError."""
        headers = {"Authorization": f"Bearer {access_token}", "Accept": "application/json"}
        return self._call("GET", self.metadata().userinfo_endpoint, headers)

    # --- what is fetched --------------------------------------------------------------------------------------

    def _fetch_metadata(self) -> Metadata:
        from authlib.oidc.discovery import get_well_known_url

        found = self._call("GET", get_well_known_url(self.issuer, external=True), {"Accept": "application/json"})
        if found.get("issuer") != self.issuer:
            # As the specification demands: another issuer's description must not be taken for this one's.
            logger.error(
                "The provider calls itself %r: set OIDC_ISSUER to exactly that.", str(found.get("issuer"))[:200]
            )
            raise self.error(_NOT_SET_UP)
        supported = found.get("token_endpoint_auth_methods_supported")
        algorithms = found.get("id_token_signing_alg_values_supported")
        if not isinstance(algorithms, list) or not algorithms:
            algorithms = ["RS256"]
        return Metadata(
            authorization_endpoint=self._endpoint(found, "authorization_endpoint", is_required=True),
            token_endpoint=self._endpoint(found, "token_endpoint", is_required=True),
            jwks_uri=self._endpoint(found, "jwks_uri", is_required=True),
            userinfo_endpoint=self._endpoint(found, "userinfo_endpoint"),
            end_session_endpoint=self._endpoint(found, "end_session_endpoint"),
            algorithms=frozenset(algorithm for algorithm in algorithms if isinstance(algorithm, str)),
            secret_in_body=isinstance(supported, list)
            and "client_secret_basic" not in supported
            and "client_secret_post" in supported,
            sends_issuer=found.get("authorization_response_iss_parameter_supported") is True,
        )

    def _endpoint(self, found: Mapping[str, Any], name: str, *, is_required: bool = False) -> str:
        url = found.get(name)
        if isinstance(url, str) and is_safe_url(url):
            return url
        if is_required:
            logger.error("The provider's %s is %r, and not an https:// address.", name, str(url)[:200])
            raise self.error(_NOT_SET_UP)
        return ""

    def _fetch_keys(self) -> KeySet:
        from joserfc.errors import JoseError
        from joserfc.jwk import JWKRegistry, KeySet

        found = self._call("GET", self.metadata().jwks_uri, {"Accept": "application/json"}).get("keys")
        keys = []
        for entry in (found if isinstance(found, list) else [])[:MAX_KEYS]:
            if not isinstance(entry, dict) or entry.get("kty") not in _ASYMMETRIC or entry.get("use", "sig") != "sig":
                continue
            if entry["kty"] == "RSA" and len(str(entry.get("n"))) < _RSA_MODULUS:
                continue
            try:
                keys.append(JWKRegistry.import_key(entry))
            except (JoseError, ValueError, TypeError, AttributeError):
                logger.warning("A key of the provider cannot be read: %r.", str(entry.get("kid"))[:100])
        if not keys:
            raise self.error(mark("%(name)s publishes no key that Signpost can use. Tell your administrator."))
        return KeySet(keys)

    def _call(self, method: str, url: str, headers: Mapping[str, str], body: bytes | None = None) -> JsonObject:
        """The object that the provider answers with. Raises ProviderError; why is in the log, without the answer."""
        # Without the user and password that an address may have.
        host = urlsplit(url).netloc.rpartition("@")[2]
        try:
            until = _until.get()
            left_s = None if until is None else until - times.monotonic_s()
            with self._fetcher.once(method, url, headers, body, MAX_ANSWER_BYTES, left_s) as answer:
                content = b"".join(answer.chunks())
                status, kind = answer.status, answer.headers.get("Content-Type")
        except Failed as failed:
            logger.warning("The provider cannot be reached at %s: %s", host, failed.text)
            raise self.error(mark("%(name)s cannot be reached now. Try again in a few minutes.")) from None
        try:
            found = json.loads(content)
        except (ValueError, RecursionError):
            found = None
        if status != 200 or not isinstance(found, dict):
            error = found.get("error") if isinstance(found, dict) else None
            logger.warning(
                "The provider refused a call to %s: status %s, %r, content type %r.",
                *(host, status, str(error)[:100], str(kind)[:100]),
            )
            if error in _SETTINGS_ARE_WRONG:
                raise self.error(mark("%(name)s refuses Signpost itself. Tell your administrator: see the log."))
            raise self.error(mark("%(name)s did not accept this sign-in. Start again."))
        return found


class _Saved(Generic[_T]):
    """Something of the provider's that is fetched when it is needed, kept, and fetched again when it is stale.

    Where that fails, what was fetched before goes on being used.
    """

    def __init__(self, provider: Provider, fetch: Callable[[], _T]):
        self._provider, self._fetch = provider, fetch
        self._lock = threading.Lock()
        self._value: _T | None = None
        self._fetched_at = self._tried_at = float("-inf")
        self._failure: ProviderError | None = None
        # Set once the fetch that is under way has ended; None: there is none.
        self._fetching: threading.Event | None = None

    def get(self, *, is_stale: bool = False) -> _T:
        """is_stale: whether what was returned before is of no use. Raises ProviderError, Busy."""
        with self._lock:
            now = times.monotonic_s()
            is_due = self._value is None or is_stale or now - self._fetched_at > FRESH_S
            begun = None
            if is_due and self._fetching is None and now - self._tried_at > RETRY_S:
                self._tried_at = now
                begun = self._begin(now)
        if begun is not None:
            try:
                with self._provider.turn() as left_s:
                    begun.wait(min(left_s, TIMEOUT_S + 0.5))
            except Busy:
                if self._value is None or is_stale:
                    raise
        with self._lock:
            if self._value is None or (is_stale and self._fetching is not None):
                later = self._provider.error(mark("%(name)s has not answered yet. Try again in a moment."))
                raise ProviderError(str(self._failure or later))
            return self._value

    def _begin(self, now: float) -> threading.Event | None:
        self._fetching = event = threading.Event()
        try:
            threading.Thread(target=self._run, args=(now, event), name="signpost-provider", daemon=True).start()
        except RuntimeError:  # the system has no thread for us
            self._fetching = None
            return None
        return event

    def _run(self, now: float, event: threading.Event) -> None:
        value, failure = None, None
        # For the fetches of what it needs itself, too.
        _until.set(now + TIMEOUT_S)
        try:
            value = self._fetch()
        except ProviderError as error:
            failure = error
        except Exception:
            logger.exception("What the provider says about itself could not be read.")
            failure = self._provider.error(mark("%(name)s cannot be used now. Tell your administrator."))
        with self._lock:
            self._failure, self._fetching = failure, None
            if failure is None:
                self._value, self._fetched_at = value, now
        event.set()
