"""What may be used once, for a while: states of sign-ins, logout tokens, forms, challenges of passkeys.

In the database, so that it holds over all nodes and over a restart; as digests, so that it tells nothing.
"""

from __future__ import annotations

from datetime import timedelta

from signpost.domain import times
from signpost.domain.people.credentials import digest_of
from signpost.features.sign_in import statements
from signpost.storage import database

# Of each purpose, about 150 bytes each. Beyond it the oldest are forgotten.
MAX_USED = 10_000


def use(purpose: str, key: str, valid_for_s: float) -> bool:
    """Whether a key of this purpose was not used yet; it is from now on. Call it outside of a transaction."""
    expires_at = times.text(times.now() + timedelta(seconds=valid_for_s))
    with database.atomic():
        return statements.use(purpose, digest_of(key), expires_at, MAX_USED)


def forget(purpose: str, key: str) -> None:
    """It was not used after all."""
    with database.atomic():
        statements.forget(purpose, digest_of(key))
