"""The SQL of what was used once. No more than a number of each purpose, the newest."""

from __future__ import annotations

from signpost.storage.database import execute

_USE = """
    INSERT INTO used_key (purpose, digest, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING digest
"""
_DROP_OLDEST = """
    DELETE FROM used_key WHERE purpose = ?1 AND expires_at <= (
        SELECT expires_at FROM used_key WHERE purpose = ?1 ORDER BY expires_at DESC LIMIT 1 OFFSET ?2
    )
"""


def use(purpose: str, digest: str, expires_at: str, max_keys: int) -> bool:
    """Whether a key was not used yet; it is from now on."""
    if execute(_USE, (purpose, digest, expires_at)).fetchone() is None:
        return False
    execute(_DROP_OLDEST, (purpose, max_keys))
    return True


def forget(purpose: str, digest: str) -> None:
    execute("DELETE FROM used_key WHERE purpose = ? AND digest = ?", (purpose, digest))
