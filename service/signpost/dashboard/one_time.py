"""Values that one person may look at once: kept in memory between two requests.

A token's secret, between the form that created it and the page that shows it; a draft, between the end of a session and
the page that shows the form again. Neither may be in an address, a cookie or the database.
"""

import secrets
import threading
import time
from typing import Any

from signpost.storage.app_parts import current_parts

# A browser asks for the page at once.
TTL_S = 120
# For all users together; the oldest is dropped first. The largest is a form of 64 KiB, so this is 6 MiB.
MAX_VALUES = 100


class OneTimeValues:
    """Values by key, each for one owner."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._values: dict[str, tuple[float, str, Any]] = {}

    def put(self, owner: str, value: Any, key: str | None = None, *, ttl_s: float = TTL_S) -> str:
        """Store `value`; returns the key with which `owner` may take it, once, within `ttl_s`."""
        key = key or secrets.token_urlsafe(16)
        now = time.monotonic()
        with self._lock:
            self._values = {name: entry for name, entry in self._values.items() if entry[0] > now and name != key}
            while len(self._values) >= MAX_VALUES:
                del self._values[next(iter(self._values))]
            self._values[key] = (now + ttl_s, owner, value)
        return key

    def take(self, owner: str, key: str) -> Any:
        """Remove and return the value stored for `owner`; None if there is none, or no longer."""
        with self._lock:
            found = self._values.get(key)
            if found is None or found[1] != owner:
                return None
            del self._values[key]
        expires_at, _, value = found
        return value if expires_at > time.monotonic() else None


class DraftsAtProvider(OneTimeValues):
    """Drafts of people who are signing in at a provider, apart from other values because any visitor can put one."""


def one_time_values() -> OneTimeValues:
    return current_parts()[OneTimeValues]
