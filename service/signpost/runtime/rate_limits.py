"""How often a client may do something: a bounded number of counters, safe to use from any thread.

A limit counts in windows that slide: what was counted in the window before the present one weighs as much as of it is
left in the last `seconds`.
"""

import hashlib
import re
import threading
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import floor, inf

from flask import Flask

from signpost.domain.errors import TooManyRequests
from signpost.storage.app_parts import current_parts, parts_of

# The number of counters: about 200 bytes each, so 10 MB. A client has at most two for each limit, of the present window
# and of the one before it. Where more are needed the oldest windows are forgotten first.
MAX_COUNTERS = 50_000

# Between limits, and one of them: like "5 per minute", "20/day" and "3 per 15 minutes".
_SEPARATOR = re.compile(r"[,;|]")
_RATE = re.compile(r"([0-9]+) ?per ?(?:([0-9]+) ?)?([a-z]+)")
_DAY = 24 * 60 * 60
_UNITS = {"second": 1, "minute": 60, "hour": 60 * 60, "day": _DAY, "month": 30 * _DAY, "year": 360 * _DAY}


@dataclass(frozen=True)
class Rate:
    """At most `amount` in `seconds`."""

    amount: int
    seconds: int


@dataclass(frozen=True)
class Remaining:
    """What is left of a rate, and when the next attempt can succeed, or more is left: in seconds since 1970."""

    count: int
    reset_at: float


class BoundedStorage:
    """Counters in memory, at most MAX_COUNTERS of them. One lock guards them all."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # Digest of the key -> [count, when it expires in seconds since 1970], the oldest first.
        self._counters: OrderedDict[bytes, list[float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._counters)

    # --- one counter ------------------------------------------------------------------------------------------

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Add `amount` to a counter that expires `expiry` seconds after its first increment; returns the new count."""
        with self._lock:
            return self._add(_digest(key), expiry, amount)

    def get(self, key: str) -> int:
        with self._lock:
            return self._count(_digest(key), time.time())

    def clear(self, key: str) -> None:
        with self._lock:
            self._counters.pop(_digest(key), None)

    def reset(self) -> int:
        with self._lock:
            count = len(self._counters)
            self._counters.clear()
            return count

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
        before, current = _windows(key, expiry, now)
        with self._lock:
            weighted = self._count(before, now) * _left(now, expiry) / expiry + self._count(current, now)
            if floor(weighted) + amount > limit:
                return False
            # The window after its own needs it, too.
            self._add(current, 2 * expiry, amount)
            return True

    def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        """The counts of the previous and the present window, each with the seconds for which it still matters."""
        now = time.time()
        before, current = _windows(key, expiry, now)
        with self._lock:
            count_before, count = self._count(before, now), self._count(current, now)
        return count_before, _left(now, expiry) if count_before else 0.0, count, _left(now, expiry) + expiry


def _windows(key: str, expiry: int, now: float) -> tuple[bytes, bytes]:
    """The counters of the previous and the present window of a key."""
    number = int(now / expiry)
    return _digest(f"{key}/{number - 1}"), _digest(f"{key}/{number}")


def _left(now: float, expiry: int) -> float:
    """Seconds until the present window ends."""
    return expiry - now % expiry


def _digest(key: str) -> bytes:
    """16 bytes for a key, which may be as long as clients like."""
    return hashlib.blake2b(key.encode("utf-8", "surrogatepass"), digest_size=16).digest()


class RateLimits:
    """The rate limits of one app, per network or user: API calls, sign-ins, tries of a password, pages.

    All of them count in one place, with one bound.
    """

    def __init__(self) -> None:
        self.storage = BoundedStorage()

    def allows(self, rate: Rate, purpose: str, *key: str) -> bool:
        """Whether `key` may do it once more; if so, it is counted. purpose: what is counted, like "sign-in"."""
        return self.storage.acquire_sliding_window_entry(_name(rate, purpose, *key), rate.amount, rate.seconds)

    def require(self, rate: Rate, purpose: str, *key: str, message: str | None = None) -> None:
        """Count it, or raise TooManyRequests."""
        if not self.allows(rate, purpose, *key):
            raise TooManyRequests(self.retry_after_s(rate, purpose, *key), message)

    def require_each(self, limits: Iterable[tuple[Rate, str]], purpose: str, message: str | None = None) -> None:
        """Count it for each key at its rate, or for none, and raise TooManyRequests."""
        limits = [*limits]
        for rate, key in limits:
            if self.remaining(rate, purpose, key).count == 0:
                raise TooManyRequests(self.retry_after_s(rate, purpose, key), message)
        for rate, key in limits:
            self.allows(rate, purpose, key)

    def is_first(self, purpose: str, key: str, within_s: int) -> bool:
        """Whether `key` is given for the first time within this many seconds."""
        return self.storage.incr(f"{purpose} {key}", within_s) == 1

    def remaining(self, rate: Rate, purpose: str, *key: str) -> Remaining:
        """What `key` may still do now."""
        before, before_left_s, count, count_left_s = self.storage.get_sliding_window(
            _name(rate, purpose, *key), rate.seconds
        )
        left = max(0, rate.amount - floor(before * before_left_s / rate.seconds + count))
        before_reset_s = before_left_s % (rate.seconds / before) if before else inf
        count_reset_s = count_left_s % rate.seconds if count else inf
        reset_s = min(before_reset_s, count_reset_s)
        return Remaining(left, time.time() + (0 if reset_s == inf else reset_s))

    def retry_after_s(self, rate: Rate, purpose: str, *key: str) -> int:
        """Whole seconds until the next attempt can succeed."""
        return seconds_until(self.remaining(rate, purpose, *key).reset_at)


def _name(rate: Rate, purpose: str, *key: str) -> str:
    return "/".join((purpose, *key, str(rate.amount), str(rate.seconds)))


def seconds_until(moment: float) -> int:
    """Whole seconds until `moment`, at least one: what Retry-After says."""
    return max(1, int(moment - time.time()) + 1)


def parse_rate(text: str) -> Rate:
    """A limit as people write it, like "5 per minute". Raises ValueError."""
    found = _RATE.fullmatch(" ".join(text.lower().replace("/", " per ").split()))
    unit = _UNITS.get(found[3].removesuffix("s")) if found is not None else None
    if found is None or unit is None:
        raise ValueError(f"{text!r} is no rate.")
    return Rate(int(found[1]), (int(found[2] or 1) or 1) * unit)


@lru_cache(maxsize=16)
def parse_rates(text: str) -> tuple[Rate, ...]:
    """Limits as the setting RATE_LIMIT has them, the shortest window first; none for an empty text."""
    return tuple(sorted(map(parse_rate, _SEPARATOR.split(text)), key=lambda rate: rate.seconds)) if text else ()


def of(app: Flask) -> RateLimits:
    return parts_of(app)[RateLimits]


def current() -> RateLimits:
    return current_parts()[RateLimits]
