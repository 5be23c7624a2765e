"""The secrets that the service issues: their format, and the digests by which it recognizes them.

Only digests are stored. A token is `sp_`, its kind and `_`, 30 random base62 characters, and 6 more as a checksum: a
scanner for leaked secrets can recognize one offline.
"""

import hashlib
import secrets
import zlib
from enum import StrEnum
from typing import Literal

_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_RANDOM, _CHECK = 30, 6
_SECRET_BYTES = 32


# A kind as programs write it that embed the service.
TokenKindName = Literal["api", "mcp", "create-only"]


class TokenKind(StrEnum):
    """What a token is for. CREATE_ONLY: it may create links and redirects, and nothing else."""

    API = "api"
    AGENT = "mcp"
    CREATE_ONLY = "create-only"


class GrantSecret(StrEnum):
    """What an agent gets that signs in by OAuth, in the format of tokens."""

    CODE = "code"
    ACCESS = "access"
    REFRESH = "refresh"


def new_secret() -> str:
    """A secret for a session, a link or a confirmation."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def digest_of(secret: str) -> str:
    """The digest of a secret, which is stored. Secrets are random and long, so a fast hash without a salt is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token(kind: TokenKind | GrantSecret) -> str:
    return _completed(f"sp_{kind}_")


def token_kind(token: str) -> TokenKind | None:
    """Which kind of token `token` is; None where it cannot be one of ours: its form or checksum is wrong."""
    return next((kind for kind in TokenKind if _is_well_formed(token, kind)), None)


def is_grant_secret(text: str, kind: GrantSecret) -> bool:
    """Whether `text` can be a secret of this kind: form and checksum are right."""
    return _is_well_formed(text, kind)


def next_refresh_token(token: str) -> str:
    """A refresh token that replaces `token`: its first half is the same, so all of one grant are recognized."""
    return _completed(family_of(token))


def family_of(refresh_token: str) -> str:
    """What all refresh tokens of one grant begin with. It proves nothing without the other half, which is random."""
    return refresh_token[: len(f"sp_{GrantSecret.REFRESH}_") + _RANDOM // 2]


def _completed(beginning: str) -> str:
    length = beginning.rindex("_") + 1 + _RANDOM
    text = beginning + "".join(secrets.choice(_ALPHABET) for _ in range(length - len(beginning)))
    return text + _checksum(text)


def _is_well_formed(text: str, kind: TokenKind | GrantSecret) -> bool:
    prefix = f"sp_{kind}_"
    has_form = text.startswith(prefix) and len(text) == len(prefix) + _RANDOM + _CHECK
    return has_form and text[-_CHECK:] == _checksum(text[:-_CHECK])


def _checksum(text: str) -> str:
    number = zlib.crc32(text.encode())
    digits = ""
    for _ in range(_CHECK):
        number, digit = divmod(number, len(_ALPHABET))
        digits = _ALPHABET[digit] + digits
    return digits
