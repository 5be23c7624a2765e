"""What the checks of a record's destinations mean for the record, and for whoever visits it."""

from collections.abc import Iterable
from typing import Protocol

# Latencies go up and down: another destination is the fastest only when it takes at most this much of the time.
FASTER = 0.8


class Watched(Protocol):
    """A record whose destinations are checked."""

    destination: str
    destinations: list[str] | None
    monitor: str
    broken_destinations: list[int] | None
    fastest_destination: int | None


class Watch(Protocol):
    """What is known of a destination of a record. state: pending, up or down. ms: of the last check that succeeded."""

    destination: str
    state: str
    ms: int | None


def update(record: Watched, watches: Iterable[Watch]) -> bool:
    """Set monitor, broken_destinations and fastest_destination of `record`; returns whether any of them changed."""
    known = {watch.destination: watch for watch in watches}
    found = [known.get(one) for one in record.destinations or [record.destination]]
    broken = [position for position, watch in enumerate(found) if watch is not None and watch.state == "down"]
    if broken:
        monitor = "down"
    else:
        monitor = "up" if known and all(watch.state == "up" for watch in known.values()) else "pending"
    before = (record.monitor, record.broken_destinations, record.fastest_destination)
    record.monitor, record.broken_destinations = monitor, broken or None
    record.fastest_destination = _fastest(found, record.fastest_destination)
    return before != (record.monitor, record.broken_destinations, record.fastest_destination)


def _fastest(found: list[Watch | None], current: int | None) -> int | None:
    """The position of the destination that answers soonest; None: no healthy one was measured yet."""
    times = {
        position: w.ms for position, w in enumerate(found) if w is not None and w.state != "down" and w.ms is not None
    }
    if len(found) == 1 or not times:
        return None
    best = min(times, key=lambda position: times[position])
    return current if current in times and times[best] > FASTER * times[current] else best
