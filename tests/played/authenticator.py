"""A device with passkeys, played in Python: it signs as the specification says, and lies where a test wants it to."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256

# Bits of the authenticator data: user present, user verified, may be backed up, is backed up, has a new credential.
PRESENT, VERIFIED, ELIGIBLE, BACKED_UP, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40
ES256, EDDSA, RS256 = -7, -8, -257
Key = ec.EllipticCurvePrivateKey | ed25519.Ed25519PrivateKey | rsa.RSAPrivateKey


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


def new_key(algorithm: int) -> Key:
    if algorithm == ES256:
        return ec.generate_private_key(ec.SECP256R1())
    if algorithm == EDDSA:
        return ed25519.Ed25519PrivateKey.generate()
    return rsa.generate_private_key(65537, 2048)


def cose(key: Key) -> dict[int, Any]:
    """The public key as the specification writes it (RFC 9053)."""
    if isinstance(key, ec.EllipticCurvePrivateKey):
        numbers = key.public_key().public_numbers()
        return {1: 2, 3: ES256, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
    if isinstance(key, ed25519.Ed25519PrivateKey):
        return {1: 1, 3: EDDSA, -1: 6, -2: key.public_key().public_bytes_raw()}
    modulus = key.public_key().public_numbers().n
    return {1: 3, 3: RS256, -1: modulus.to_bytes(256, "big"), -2: (65537).to_bytes(3, "big")}


def signed(key: Key, content: bytes) -> bytes:
    if isinstance(key, ec.EllipticCurvePrivateKey):
        return key.sign(content, ec.ECDSA(SHA256()))
    if isinstance(key, ed25519.Ed25519PrivateKey):
        return key.sign(content)
    return key.sign(content, PKCS1v15(), SHA256())


@dataclass
class Device:
    """One device with one passkey. origin: of the page that uses it."""

    origin: str
    algorithm: int = ES256
    aaguid: bytes = bytes(16)
    flags: int = PRESENT | VERIFIED
    count: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: Key = field(init=False)
    user_handle: str = ""

    def __post_init__(self) -> None:
        self.key = new_key(self.algorithm)

    def _client_data(self, kind: str, options: Any, lies: dict[str, Any]) -> bytes:
        given = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**given, **lies}).encode()

    def _data(self, rp_id: str, flags: int, more: bytes = b"") -> bytes:
        return hashlib.sha256(rp_id.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def create(self, options: Any, *, rp_id: str = "", flags: int | None = None, **lies: Any) -> dict[str, Any]:
        """RegistrationResponseJSON. lies: members of the client data that are not as they should be."""
        self.user_handle = options["user"]["id"]
        client_data = self._client_data("webauthn.create", options, lies)
        public_key = cbor2.dumps(cose(self.key))
        attested = self.aaguid + len(self.id).to_bytes(2, "big") + self.id + public_key
        flags = (self.flags if flags is None else flags) | ATTESTED
        data = self._data(rp_id or options["rp"]["id"], flags, attested)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=encoded(client_data), attestationObject=encoded(attestation), transports=["internal", "x"]
        )

    def get(self, options: Any, *, rp_id: str = "", flags: int | None = None, **lies: Any) -> dict[str, Any]:
        """AuthenticationResponseJSON."""
        client_data = self._client_data("webauthn.get", options, lies)
        data = self._data(rp_id or options["rpId"], self.flags if flags is None else flags)
        signature = signed(self.key, data + hashlib.sha256(client_data).digest())
        return self._answer(
            clientDataJSON=encoded(client_data),
            authenticatorData=encoded(data),
            signature=encoded(signature),
            userHandle=self.user_handle,
        )

    def _answer(self, **response: Any) -> dict[str, Any]:
        own = encoded(self.id)
        members = {"type": "public-key", "authenticatorAttachment": "platform", "clientExtensionResults": {}}
        return {"id": own, "rawId": own, **members, "response": response}
