"""What is kept in memory between two requests of one person, for one look.

A token's secret between the form that made it and the page that shows it; a form between the end of its session and
the page that shows it again. Neither may stand in an address, a cookie or the database.
"""

import secrets
import threading
import time
from typing import Any

from signpost.storage.app_parts import current_parts

# A browser asks for the page at once.
KEPT_FOR_S = 120
# Of all people together; the oldest goes first. Each is a form at most, 64 KiB: 6 MiB.
MOST = 100


class Shelf:
    """Values by key, each for one owner."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._held: dict[str, tuple[float, str, Any]] = {}

    def put(self, owner: str, value: Any, key: str | None = None) -> str:
        """The key with which `owner` may take `value`, once."""
        key = key or secrets.token_urlsafe(16)
        now = time.monotonic()
        with self._lock:
            self._held = {name: one for name, one in self._held.items() if one[0] > now and name != key}
            while len(self._held) >= MOST:
                del self._held[next(iter(self._held))]
            self._held[key] = (now + KEPT_FOR_S, owner, value)
        return key

    def take(self, owner: str, key: str) -> Any:
        """What was put there for `owner`; None: nothing, or it was taken already."""
        with self._lock:
            held = self._held.get(key)
            if held is None or held[1] != owner:
                return None
            del self._held[key]
        return held[2] if held[0] > time.monotonic() else None


def shelf() -> Shelf:
    return current_parts()[Shelf]
