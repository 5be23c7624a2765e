"""How often a client may do something, as the library `limits` counts it.

The library is imported when something is first counted: it is large, and a program that embeds the app may never need
it. `bounded_storage.py` has the counters.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, cast

from flask import Flask

from signpost.domain.errors import TooManyRequests
from signpost.storage.app_parts import current_parts, parts_of

if TYPE_CHECKING:
    from limits import RateLimitItem
    from limits.storage import Storage
    from limits.strategies import RateLimiter

    from signpost.runtime.bounded_storage import BoundedStorage

# Between the limits of a setting, as `limits.parse_many` takes them.
_SEPARATOR = re.compile(r"[,;|]")


@dataclass(frozen=True)
class Rate:
    """A limit as people write it, like "5 per minute"."""

    text: str

    @cached_property
    def item(self) -> RateLimitItem:
        """The same for the library. Raises ValueError."""
        from limits import parse

        return parse(self.text)


class RateLimits:
    """The rate limits of one app, per network or user: API calls, sign-ins, tries of a password, pages.

    create: makes the limiter when it is first needed, if another one than ours: that of Flask-Limiter, which counts the
    calls of the API; so all of them count in one place, with one bound.
    """

    def __init__(self, create: Callable[[], RateLimiter] | None = None):
        self._create = create or _create_limiter
        self._created: RateLimiter | None = None
        self._creating = threading.Lock()

    def load(self) -> None:
        """Import and create what is otherwise created when something is first counted."""
        if self._created is None:
            with self._creating:
                if self._created is None:
                    self._created = self._create()

    @property
    def _limiter(self) -> RateLimiter:
        self.load()
        assert self._created is not None
        return self._created

    @property
    def storage(self) -> Storage:
        return self._limiter.storage

    def allows(self, rate: Rate, purpose: str, *key: str) -> bool:
        """Whether `key` may do it once more; if so, it is counted. purpose: what is counted, like "sign-in"."""
        return self._limiter.hit(rate.item, purpose, *key)

    def require(self, rate: Rate, purpose: str, *key: str, message: str | None = None) -> None:
        """Count it, or raise TooManyRequests."""
        if not self.allows(rate, purpose, *key):
            raise TooManyRequests(self.retry_after_s(rate, purpose, *key), message)

    def require_each(self, limits: Iterable[tuple[Rate, str]], purpose: str, message: str | None = None) -> None:
        """Count it for each key at its rate, or for none, and raise TooManyRequests."""
        limits = [*limits]
        for rate, key in limits:
            if not self._limiter.test(rate.item, purpose, key):
                raise TooManyRequests(self.retry_after_s(rate, purpose, key), message)
        for rate, key in limits:
            self.allows(rate, purpose, key)

    def give_back(self, rate: Rate, purpose: str, *key: str) -> None:
        """Undo one count of `allows`: it was no guess, since it was right.

        What is in flight counts, so guesses that are sent at once are no more than those one after another.
        """
        item = rate.item
        storage = cast("BoundedStorage", self.storage)
        storage.give_back_sliding_window_entry(item.key_for(purpose, *key), item.get_expiry())

    def retry_after_s(self, rate: Rate, purpose: str, *key: str) -> int:
        """Whole seconds until the next attempt can succeed."""
        return seconds_until(self._limiter.get_window_stats(rate.item, purpose, *key).reset_time)


def seconds_until(moment: float) -> int:
    """Whole seconds until `moment`, at least one: what Retry-After says."""
    return max(1, int(moment - time.time()) + 1)


def _create_limiter() -> RateLimiter:
    from limits.strategies import SlidingWindowCounterRateLimiter

    from signpost.runtime.bounded_storage import BoundedStorage

    return SlidingWindowCounterRateLimiter(BoundedStorage())


def parse_rate(text: str) -> Rate:
    """A limit as people write it, like "5 per minute". It is read when it is first counted."""
    return Rate(text)


def parse_rates(text: str) -> list[Rate]:
    """Limits as the setting RATE_LIMIT has them; none for an empty text."""
    return [Rate(part) for part in _SEPARATOR.split(text)] if text else []


def of(app: Flask) -> RateLimits:
    return parts_of(app)[RateLimits]


def current() -> RateLimits:
    return current_parts()[RateLimits]
