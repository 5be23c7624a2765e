"""The secrets that the service issues: their format, and the digests by which it recognises them.

Only digests are stored. A token is `sp_`, its kind and `_`, 30 random base62 characters, and 6 more as a checksum: a
scanner for leaked secrets can recognise one offline.
"""

import hashlib
import secrets
import zlib
from enum import StrEnum

_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_RANDOM, _CHECK = 30, 6
_SECRET_BYTES = 32


class TokenKind(StrEnum):
    """What a token is for. CREATE_ONLY: it may create links and redirects, and nothing else."""

    API = "api"
    AGENT = "mcp"
    CREATE_ONLY = "create-only"


def new_secret() -> str:
    """A secret for a session, a link or a confirmation."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def digest_of(secret: str) -> str:
    """The digest of a secret, which is stored. Secrets are random and long, so a fast hash without a salt is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token(kind: TokenKind) -> str:
    body = "".join(secrets.choice(_ALPHABET) for _ in range(_RANDOM))
    prefix = f"sp_{kind}_"
    return prefix + body + _checksum(prefix + body)


def token_kind(token: str) -> TokenKind | None:
    """Which kind of token `token` is; None where it cannot be one of ours: its form or checksum is wrong."""
    for kind in TokenKind:
        if token.startswith(f"sp_{kind}_") and len(token) == len(f"sp_{kind}_") + _RANDOM + _CHECK:
            return kind if token[-_CHECK:] == _checksum(token[:-_CHECK]) else None
    return None


def _checksum(text: str) -> str:
    number = zlib.crc32(text.encode())
    digits = ""
    for _ in range(_CHECK):
        number, digit = divmod(number, len(_ALPHABET))
        digits = _ALPHABET[digit] + digits
    return digits
