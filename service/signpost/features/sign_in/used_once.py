"""What may be used once, for a while: states of sign-ins, logout tokens, forms, challenges of passkeys.

In the database, so that it holds over all nodes and over a restart; as digests, so that it tells nothing.
"""

from __future__ import annotations

from datetime import timedelta

from signpost.domain import times
from signpost.domain.people.credentials import digest_of
from signpost.storage import database
from signpost.storage.database import execute

# Of each purpose, about 150 bytes each. Beyond it the oldest are forgotten.
MAX_USED = 10_000
_USE = """
    INSERT INTO used_key (purpose, digest, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING digest
"""
_DROP_OLDEST = """
    DELETE FROM used_key WHERE purpose = ?1 AND expires_at <= (
        SELECT expires_at FROM used_key WHERE purpose = ?1 ORDER BY expires_at DESC LIMIT 1 OFFSET ?2
    )
"""


def use(purpose: str, key: str, valid_for_s: float) -> bool:
    """Whether a key of this purpose was not used yet; it is from now on. Call it outside of a transaction."""
    expires_at = times.text(times.now() + timedelta(seconds=valid_for_s))
    with database.atomic():
        if execute(_USE, (purpose, digest_of(key), expires_at)).fetchone() is None:
            return False
        execute(_DROP_OLDEST, (purpose, MAX_USED))
    return True


def forget(purpose: str, key: str) -> None:
    """It was not used after all."""
    with database.atomic():
        execute("DELETE FROM used_key WHERE purpose = ? AND digest = ?", (purpose, digest_of(key)))
