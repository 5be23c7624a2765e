"""A provider of OpenID Connect that runs in the test: honest as it stands, and hostile where a test changes it.

It speaks the real protocol over HTTP and signs with a real key: discovery, keys, codes with PKCE, ID tokens, userinfo.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote_plus, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey, OctKey, RSAKey
from joserfc.jws import JWSRegistry

from signpost.domain import times

CLIENT_ID, SECRET = "signpost", "a secret: with/special+characters"
ALGORITHMS = ["RS256", "ES256", "HS256"]
LOGOUT = "http://schemas.openid.net/event/backchannel-logout"


@cache
def new_key(kid: str) -> RSAKey:
    """The same one for the same name: it takes long to find."""
    return RSAKey.generate_key(2048, {"kid": kid, "use": "sig"})


@dataclass
class LocalProvider:
    """people: the claims of each subject. Whatever else is a field may be changed by a test.

    metadata: further members of the discovery document. claims: changes the claims of an ID token. header: of an ID
    token. sign: makes the token of header and claims. answers: by path, what is answered instead: (status, body).
    """

    people: dict[str, dict[str, Any]] = field(default_factory=dict)
    metadata: dict[str, Any] = field(default_factory=dict)
    in_id_token: tuple[str, ...] = ("name", "email", "email_verified", "groups", "sid")
    userinfo: Callable[[dict[str, Any]], dict[str, Any]] = lambda claims: claims
    claims: Callable[[dict[str, Any]], dict[str, Any]] = lambda claims: claims
    header: dict[str, Any] = field(default_factory=lambda: {"alg": "RS256", "kid": "first"})
    answers: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    key: Any = field(default_factory=lambda: new_key("first"))
    published: list[dict[str, Any]] | None = None
    sign: Callable[[dict[str, Any], dict[str, Any]], str] | None = None
    port: int = 0

    def __post_init__(self) -> None:
        self._codes: dict[str, dict[str, Any]] = {}
        self._tokens: dict[str, str] = {}

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def settings(self) -> dict[str, Any]:
        return {
            "OIDC_ISSUER": self.issuer,
            "OIDC_CLIENT_ID": CLIENT_ID,
            "OIDC_CLIENT_SECRET": SECRET,
            "OIDC_NAME": "Acme SSO",
        }

    def approve(self, url: str, subject: str) -> str:
        """What the person's browser is sent back to, after `subject` has signed in at the provider."""
        requested = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
        assert url.startswith(f"{self.issuer}/authorize?")
        assert (requested["response_type"], requested["client_id"]) == ("code", CLIENT_ID)
        assert requested["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(24)
        self._codes[code] = {**requested, "sub": subject}
        return self.callback(requested["redirect_uri"], code=code, state=requested["state"], iss=self.issuer)

    @staticmethod
    def callback(redirect_uri: str, **answer: str) -> str:
        return f"{urlsplit(redirect_uri).path}?{urlencode(answer)}"

    def token_for(self, claims: dict[str, Any], **header: Any) -> str:
        """A token with these claims, as the provider signs it."""
        return self._signed({**self.header, **header}, claims)

    def logout_token(self, **changes: Any) -> str:
        now = int(times.epoch_s())
        claims = {
            "iss": self.issuer,
            "aud": CLIENT_ID,
            "iat": now,
            "exp": now + 120,
            "jti": secrets.token_hex(8),
            "events": {LOGOUT: {}},
            **changes,
        }
        return self.token_for({name: value for name, value in claims.items() if value is not None}, typ="logout+jwt")

    # --- the server -------------------------------------------------------------------------------------------

    @contextmanager
    def running(self) -> Iterator[LocalProvider]:
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.respond(provider.get(urlsplit(self.path).path, dict(self.headers)))

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                self.respond(provider.post(urlsplit(self.path).path, dict(self.headers), body))

            def respond(self, answer: tuple[int, bytes]) -> None:
                self.send_response(answer[0])
                self.send_header("Content-Type", "application/json")
                if answer[0] in (301, 302, 303, 307, 308):
                    self.send_header("Location", answer[1].decode())
                self.send_header("Content-Length", str(len(answer[1])))
                self.end_headers()
                self.wfile.write(answer[1])

            def log_message(self, *_: Any) -> None:
                pass

        with ThreadingHTTPServer(("127.0.0.1", self.port), Handler) as server:
            self.port = server.server_address[1]
            thread = threading.Thread(target=server.serve_forever, args=(0.01,))
            thread.start()
            try:
                yield self
            finally:
                server.shutdown()
                thread.join()

    def get(self, path: str, headers: dict[str, str]) -> tuple[int, bytes]:
        self.calls.append(path)
        if path in self.answers:
            return self.answers[path]
        if path == "/.well-known/openid-configuration":
            return _json(200, self.description())
        if path == "/keys":
            published = [self.key.as_dict(private=False)] if self.published is None else self.published
            return _json(200, {"keys": published})
        if path == "/userinfo":
            subject = self._tokens.get(headers.get("Authorization", "").removeprefix("Bearer "))
            if subject is None:
                return _json(401, {"error": "invalid_token"})
            return _json(200, self.userinfo({"sub": subject, **self.people[subject]}))
        return _json(404, {})

    def description(self) -> dict[str, Any]:
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "userinfo_endpoint": f"{self.issuer}/userinfo",
            "id_token_signing_alg_values_supported": ALGORITHMS,
            **self.metadata,
        }

    def post(self, path: str, headers: dict[str, str], body: str) -> tuple[int, bytes]:
        self.calls.append(path)
        if path in self.answers:
            return self.answers[path]
        form = {name: values[0] for name, values in parse_qs(body).items()}
        requested = self._codes.pop(form.get("code", ""), None)
        if not self._is_client(headers, form):
            return _json(401, {"error": "invalid_client"})
        challenge = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest()).rstrip(b"=")
        if (
            requested is None
            or challenge.decode() != requested["code_challenge"]
            or form["redirect_uri"] != requested["redirect_uri"]
            or form["grant_type"] != "authorization_code"
        ):
            return _json(400, {"error": "invalid_grant"})
        return _json(200, self._tokens_for(requested))

    def _is_client(self, headers: dict[str, str], form: dict[str, str]) -> bool:
        if "client_secret" in form:
            return (form["client_id"], form["client_secret"]) == (CLIENT_ID, SECRET)
        given = base64.b64decode(headers.get("Authorization", "").removeprefix("Basic ")).decode()
        return tuple(map(unquote_plus, given.split(":"))) == (CLIENT_ID, SECRET)

    def _tokens_for(self, requested: dict[str, Any]) -> dict[str, Any]:
        access_token, now = secrets.token_urlsafe(24), int(times.epoch_s())
        self._tokens[access_token] = requested["sub"]
        half = hashlib.sha256(access_token.encode()).digest()[:16]
        claims = {
            "iss": self.issuer,
            "sub": requested["sub"],
            "aud": CLIENT_ID,
            "iat": now,
            "exp": now + 300,
            "nonce": requested["nonce"],
            "at_hash": base64.urlsafe_b64encode(half).rstrip(b"=").decode(),
            **{name: value for name, value in self.people[requested["sub"]].items() if name in self.in_id_token},
        }
        id_token = self._signed(self.header, self.claims(claims))
        return {"access_token": access_token, "token_type": "Bearer", "expires_in": 300, "id_token": id_token}

    def _signed(self, header: dict[str, Any], claims: dict[str, Any]) -> str:
        if self.sign is not None:
            return self.sign(header, claims)
        return jwt.encode(header, claims, self.key, registry=JWSRegistry(algorithms=ALGORITHMS))


def unsigned(header: dict[str, Any], claims: dict[str, Any]) -> str:
    """A token with alg=none, and no signature."""
    return f"{_part({**header, 'alg': 'none'})}.{_part(claims)}."


def signed_with_public_key(key: RSAKey) -> Callable[[dict[str, Any], dict[str, Any]], str]:
    """Tokens with HS256, whose secret is the public key: what a library without an allow-list believes."""
    secret = OctKey.import_key(base64.urlsafe_b64encode(key.as_pem(private=False)).decode())

    def sign(header: dict[str, Any], claims: dict[str, Any]) -> str:
        return jwt.encode({**header, "alg": "HS256"}, claims, secret, registry=JWSRegistry(algorithms=ALGORITHMS))

    return sign


def other_curve(kid: str) -> ECKey:
    return ECKey.generate_key("P-256", {"kid": kid, "use": "sig"})


def _part(content: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(content).encode()).rstrip(b"=").decode()


def _json(status: int, content: dict[str, Any]) -> tuple[int, bytes]:
    return status, json.dumps(content).encode()
