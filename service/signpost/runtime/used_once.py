"""What may be used once, for a while: states of sign-ins, logout tokens, forms. In memory, and bounded."""

from __future__ import annotations

import threading
from collections import OrderedDict

from signpost.domain import times

# Each about 200 bytes. Beyond it the oldest are forgotten.
MAX_USED = 10_000


class UsedOnce:
    """At most MAX_USED, the oldest forgotten first."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._until: OrderedDict[str, float] = OrderedDict()

    def add(self, key: str, valid_for_s: float) -> bool:
        """Whether it was not used yet; it is from now on."""
        now = times.monotonic_s()
        with self._lock:
            while self._until and (next(iter(self._until.values())) < now or len(self._until) >= MAX_USED):
                self._until.popitem(last=False)
            if key in self._until:
                return False
            self._until[key] = now + valid_for_s
            return True

    def forget(self, key: str) -> None:
        """It was not used after all."""
        with self._lock:
            self._until.pop(key, None)
