"""The SQL of values that are shown once. No more than a number of each kind, the newest."""

from __future__ import annotations

from signpost.storage.database import execute

_PUT = """
    INSERT INTO one_time_value (digest, kind, sealed, expires_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (digest) DO UPDATE SET sealed = excluded.sealed, expires_at = excluded.expires_at
"""
_DROP_OLDEST = """
    DELETE FROM one_time_value WHERE kind = ?1 AND expires_at <= (
        SELECT expires_at FROM one_time_value WHERE kind = ?1 ORDER BY expires_at DESC LIMIT 1 OFFSET ?2
    )
"""
_TAKE = "DELETE FROM one_time_value WHERE digest = ? RETURNING sealed, expires_at"


def put(digest: str, kind: str, sealed: str, expires_at: str, max_values: int) -> None:
    execute(_PUT, (digest, kind, sealed, expires_at))
    execute(_DROP_OLDEST, (kind, max_values))


def take(digest: str) -> tuple[str, str] | None:
    """Delete a value, and return it with its end."""
    row = execute(_TAKE, (digest,)).fetchone()
    return None if row is None else (row[0], row[1])
