"""Counts of requests of the service origin, by answer and by duration, and the queues of a server.

rest/metrics.py shows them to Prometheus, whose library is not imported before that.
"""

import threading
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from flask import Flask

from signpost.storage.app_parts import parts_of

# Upper bounds, in seconds.
BOUNDS_S = (0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1.0, 2.5, 5.0, 7.5, 10.0)
# The methods that have a label of their own. Clients can invent any number of others, and labels are never removed.
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


@dataclass
class Durations:
    """buckets: requests by BOUNDS_S; the last is for slower ones."""

    buckets: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS_S) + 1))
    seconds: float = 0.0


@dataclass(frozen=True)
class RequestLoad:
    """long: how many requests have run for a minute. refusing: whose requests have been refused for a minute, at least
    some of them; stuck: of which of these none was answered.
    """

    long: int = 0
    refusing: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)


def known_method(method: str) -> str:
    """A method, or "other": what a client invented is in no label and no log."""
    return method if method in _METHODS else "other"


class RequestStats:
    """requests: by method, operation and status. durations: by operation. queues: the length of each, by its name.

    load: what lasts too long in the server.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.requests: Counter[tuple[str, str, str]] = Counter()
        self.durations: dict[str, Durations] = {}
        self.queues: dict[str, Callable[[], int]] = {}
        self.load: Callable[[], RequestLoad] = RequestLoad

    def count(self, method: str, operation: str, status: int, seconds: float) -> None:
        """One more request of the service origin was answered."""
        with self._lock:
            self.requests[known_method(method), operation, str(status)] += 1
            durations = self.durations.setdefault(operation, Durations())
            durations.buckets[bisect_left(BOUNDS_S, seconds)] += 1
            durations.seconds += seconds

    def watch(self, queue: str, length: Callable[[], int]) -> None:
        """Add the length of a queue."""
        self.queues[queue] = length


def of(app: Flask) -> RequestStats:
    return parts_of(app)[RequestStats]
