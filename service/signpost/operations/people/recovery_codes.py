"""Recovery codes: ten codes on paper, each of which takes the place of an authenticator app once."""

from __future__ import annotations

import secrets

from signpost.domain.people.credentials import digest_of
from signpost.storage import database
from signpost.storage.models import RecoveryCode, User

COUNT = 10
# Without i, l, o, 0 and 1, which people mix up. 16 of 31 characters are 79 bits: no digest of them can be searched for.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_GROUPS, _IN_GROUP = 4, 4


def replace(user: User) -> list[str]:
    """New recovery codes for a user, to be shown once; earlier ones stop working."""
    codes = ["-".join(_group() for _ in range(_GROUPS)) for _ in range(COUNT)]
    with database.atomic():
        RecoveryCode.delete().where(RecoveryCode.user == user).execute()
        for code in codes:
            RecoveryCode.create(digest=_digest(code), user=user)
    return codes


def _group() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_IN_GROUP))


def use(user_id: str, text: str) -> bool:
    """Use up a recovery code, in any case and with or without its hyphens; False: it is none of this user."""
    is_theirs = (RecoveryCode.digest == _digest(text)) & (RecoveryCode.user == user_id)
    with database.atomic():
        return bool(RecoveryCode.delete().where(is_theirs).execute())


def count(user_id: str) -> int:
    """How many recovery codes a user has left."""
    return RecoveryCode.select().where(RecoveryCode.user == user_id).count()


def _digest(text: str) -> str:
    return digest_of("".join(text.lower().split()).replace("-", ""))
