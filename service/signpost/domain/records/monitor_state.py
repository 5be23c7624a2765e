"""What the checks of a record's destinations mean for the record, and for its visitors."""

from collections.abc import Iterable
from datetime import timedelta
from enum import StrEnum
from itertools import zip_longest
from typing import Protocol
from urllib.parse import urlsplit

from signpost.domain.json_types import JsonObject
from signpost.domain.records.destination import Routing
from signpost.domain.records.patterns import NAME
from signpost.domain.records.record import Match, MonitorState
from signpost.domain.records.rules.rules import stored_rules

# A check says nothing of now once it is older. A gentle one comes once a day, and may be late.
OLD = timedelta(days=2)
# An answer that took longer is slow.
SLOW_MS = 3_000
# Latencies vary: another destination becomes the fastest only when it takes at most this much of the time.
FASTER_BY = 0.8


class WatchState(StrEnum):
    """The state of a destination. The result of one check is UP or DOWN."""

    PENDING = "pending"
    UP = "up"
    DOWN = "down"


class DeliveryState(StrEnum):
    WAITING = "waiting"
    DELIVERED = "delivered"
    FAILED = "failed"


class Monitored(Protocol):
    """A record whose destinations are checked."""

    monitor: str
    rules: list[JsonObject] | None
    broken_destinations: list[int] | None
    fastest_destination: int | None
    fastest_of_rules: list[int | None] | None

    @property
    def destination_list(self) -> list[str]: ...


class Watched(Protocol):
    """The state of a destination of a record. ms: of the last check that succeeded."""

    destination: str
    state: WatchState
    ms: int | None


def watchable(destinations: Iterable[str], match: str | None) -> set[str]:
    """Those of a record's destinations that can be checked: web addresses. match: the record's.

    Addresses of apps can't, nor those that a visitor's path completes.
    """
    is_pattern = match == Match.PATTERN
    return {destination for destination in destinations if _is_watchable(destination, is_pattern)}


def _is_watchable(destination: str, is_pattern: bool) -> bool:
    is_complete = not (is_pattern and NAME.search(destination.partition("://")[2]))
    return is_complete and destination.lower().startswith(("http://", "https://"))


# What `update` sets.
FINDINGS = ("monitor", "broken_destinations", "fastest_destination", "fastest_of_rules")


def update(record: Monitored, watches: Iterable[Watched]) -> bool:
    """Set the FINDINGS of `record`; returns whether any of them changed.

    The positions of destinations that are broken are those among its own, followed by those of its rules.
    """
    known = {watch.destination: watch for watch in watches}
    rules = stored_rules(record.rules)
    own = [known.get(entry) for entry in record.destination_list]
    of_rules = [[known.get(destination) for destination in rule.destinations] for rule in rules]
    found = [*own, *(entry for batch in of_rules for entry in batch)]
    broken = [position for position, watch in enumerate(found) if watch is not None and watch.state == WatchState.DOWN]
    if broken:
        monitor = MonitorState.DOWN
    else:
        are_up = bool(known) and all(watch.state == WatchState.UP for watch in known.values())
        monitor = MonitorState.UP if are_up else MonitorState.PENDING
    before = _findings(record)
    record.monitor, record.broken_destinations = monitor, broken or None
    record.fastest_destination = _fastest(own, record.fastest_destination)
    known_fastest = record.fastest_of_rules or []
    fastest = [
        _fastest(batch, current) if rule.routing is Routing.FASTEST else None
        for rule, batch, current in zip_longest(rules, of_rules, known_fastest[: len(rules)])
    ]
    record.fastest_of_rules = fastest if any(entry is not None for entry in fastest) else None
    return before != _findings(record)


def _findings(record: Monitored) -> tuple[object, ...]:
    return tuple(getattr(record, name) for name in FINDINGS)


def _fastest(found: list[Watched | None], current: int | None) -> int | None:
    """The position of the fastest destination; None: no healthy one was measured yet."""
    times = {
        position: watch.ms
        for position, watch in enumerate(found)
        if watch is not None and watch.state != WatchState.DOWN and watch.ms is not None
    }
    if len(found) == 1 or not times:
        return None
    best = min(times, key=lambda position: times[position])
    return current if current in times and times[best] > FASTER_BY * times[current] else best


def host_of_url(url: str) -> str:
    """The host of a destination; "" where it has none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
