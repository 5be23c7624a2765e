"""What the checks of a record's destinations mean for the record, and for its visitors."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Protocol

from signpost.domain.record import MonitorState

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


class NotificationEvent(StrEnum):
    BROKEN = "destination.broken"
    RECOVERED = "destination.recovered"


class Monitored(Protocol):
    """A record whose destinations are checked."""

    destination: str
    destinations: list[str] | None
    monitor: str
    broken_destinations: list[int] | None
    fastest_destination: int | None


class Watched(Protocol):
    """The state of a destination of a record. ms: of the last check that succeeded."""

    destination: str
    state: WatchState
    ms: int | None


def update(record: Monitored, watches: Iterable[Watched]) -> bool:
    """Set monitor, broken_destinations and fastest_destination of `record`; returns whether any of them changed."""
    known = {watch.destination: watch for watch in watches}
    found = [known.get(one) for one in record.destinations or [record.destination]]
    broken = [position for position, watch in enumerate(found) if watch is not None and watch.state == WatchState.DOWN]
    if broken:
        monitor = MonitorState.DOWN
    else:
        are_up = bool(known) and all(watch.state == WatchState.UP for watch in known.values())
        monitor = MonitorState.UP if are_up else MonitorState.PENDING
    before = (record.monitor, record.broken_destinations, record.fastest_destination)
    record.monitor, record.broken_destinations = monitor, broken or None
    record.fastest_destination = _fastest(found, record.fastest_destination)
    return before != (record.monitor, record.broken_destinations, record.fastest_destination)


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
