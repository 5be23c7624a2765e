"""What was used once, and values that are shown once. No more than a number of each purpose or kind, the newest."""

from __future__ import annotations

from signpost.storage.database import execute

_USE = """
    INSERT INTO used_key (purpose, digest, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING digest
"""
_PUT = """
    INSERT INTO one_time_value (digest, kind, sealed, expires_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (digest) DO UPDATE SET sealed = excluded.sealed, expires_at = excluded.expires_at
"""
_DROP_OLDEST = """
    DELETE FROM {0} WHERE {1} = ?1 AND expires_at <= (
        SELECT expires_at FROM {0} WHERE {1} = ?1 ORDER BY expires_at DESC LIMIT 1 OFFSET ?2
    )
"""
_DROP_OLDEST_KEYS = _DROP_OLDEST.format("used_key", "purpose")
_DROP_OLDEST_VALUES = _DROP_OLDEST.format("one_time_value", "kind")


def use(purpose: str, digest: str, expires_at: str, max_keys: int) -> bool:
    """Whether a key was not used yet; it is from now on."""
    if execute(_USE, (purpose, digest, expires_at)).fetchone() is None:
        return False
    execute(_DROP_OLDEST_KEYS, (purpose, max_keys))
    return True


def forget(purpose: str, digest: str) -> None:
    execute("DELETE FROM used_key WHERE purpose = ? AND digest = ?", (purpose, digest))


def put(digest: str, kind: str, sealed: str, expires_at: str, max_values: int) -> None:
    execute(_PUT, (digest, kind, sealed, expires_at))
    execute(_DROP_OLDEST_VALUES, (kind, max_values))


def take(digest: str) -> tuple[str, str] | None:
    """Delete a value, and return it with its end."""
    row = execute("DELETE FROM one_time_value WHERE digest = ? RETURNING sealed, expires_at", (digest,)).fetchone()
    return None if row is None else (row[0], row[1])
