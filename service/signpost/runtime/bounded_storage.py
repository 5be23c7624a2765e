"""Where rate limits count: a bounded number of counters, safe to use from any thread.

`limits`' own memory storage has neither: its expiry timer is started without a lock (two threads at once raise
"threads can only be started once"), and nothing bounds its keys, which clients choose.
This module imports the library; `rate_limits.py` imports both when something is first counted.
"""

import hashlib
import threading
import time
from collections import OrderedDict
from math import floor

from limits.storage import Storage
from limits.storage.base import SlidingWindowCounterSupport, TimestampedSlidingWindow

# The number of counters: about 200 bytes each, so 10 MB. A client has at most two for each limit, of the present window
# and of the one before it. Where more are needed the oldest windows are forgotten first.
MAX_COUNTERS = 50_000


class BoundedStorage(Storage, SlidingWindowCounterSupport, TimestampedSlidingWindow):
    """Counters in memory for the library `limits`, at most MAX_COUNTERS of them. One lock guards them all."""

    STORAGE_SCHEME = ["signpost"]

    def __init__(self, uri: str | None = None, wrap_exceptions: bool = False, **_: float | str | bool):
        super().__init__(uri, wrap_exceptions=wrap_exceptions)
        self._lock = threading.Lock()
        # Digest of the key -> [count, when it expires in seconds since 1970], the oldest first.
        self._counters: OrderedDict[bytes, list[float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._counters)

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    # --- one counter ------------------------------------------------------------------------------------------

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Add `amount` to a counter that expires `expiry` seconds after its first increment; returns the new count."""
        with self._lock:
            return self._add(_digest(key), expiry, amount)

    def get(self, key: str) -> int:
        with self._lock:
            return self._count(_digest(key), time.time())

    def get_expiry(self, key: str) -> float:
        with self._lock:
            counter = self._counters.get(_digest(key))
            return counter[1] if counter else time.time()

    def clear(self, key: str) -> None:
        with self._lock:
            self._counters.pop(_digest(key), None)

    def reset(self) -> int:
        with self._lock:
            count = len(self._counters)
            self._counters.clear()
            return count

    def check(self) -> bool:
        return True

    def _count(self, digest: bytes, now: float) -> int:
        counter = self._counters.get(digest)
        return int(counter[0]) if counter is not None and counter[1] > now else 0

    def _add(self, digest: bytes, expiry: float, amount: int) -> int:
        now = time.time()
        count = self._count(digest, now)
        if count == 0:
            self._counters.pop(digest, None)
            while len(self._counters) >= MAX_COUNTERS:
                self._counters.popitem(last=False)
            self._counters[digest] = [amount, now + expiry]
            return amount
        self._counters[digest][0] = count + amount
        return count + amount

    # --- sliding windows --------------------------------------------------------------------------------------

    def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count `amount` unless that exceeds `limit` within `expiry` seconds; a refusal is not counted."""
        now = time.time()
        before, current = map(_digest, self.sliding_window_keys(key, expiry, now))
        with self._lock:
            weighted = self._count(before, now) * _left(now, expiry) / expiry + self._count(current, now)
            if floor(weighted) + amount > limit:
                return False
            # The window after its own needs it, too.
            self._add(current, 2 * expiry, amount)
            return True

    def give_back_sliding_window_entry(self, key: str, expiry: int) -> None:
        """Undo one `acquire_sliding_window_entry`: in the present window, or else in the one before it."""
        now = time.time()
        with self._lock:
            for digest in reversed([*map(_digest, self.sliding_window_keys(key, expiry, now))]):
                if self._count(digest, now):
                    self._counters[digest][0] -= 1
                    return

    def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        """The counts of the previous and the present window, each with the seconds for which it still matters."""
        now = time.time()
        before, current = map(_digest, self.sliding_window_keys(key, expiry, now))
        with self._lock:
            count_before, count = self._count(before, now), self._count(current, now)
        return count_before, _left(now, expiry) if count_before else 0.0, count, _left(now, expiry) + expiry

    def clear_sliding_window(self, key: str, expiry: int) -> None:
        for entry in self.sliding_window_keys(key, expiry, time.time()):
            self.clear(entry)


def _left(now: float, expiry: int) -> float:
    """Seconds until the present window ends."""
    return expiry - now % expiry


def _digest(key: str) -> bytes:
    """16 bytes for a key, which may be as long as clients like."""
    return hashlib.blake2b(key.encode("utf-8", "surrogatepass"), digest_size=16).digest()
