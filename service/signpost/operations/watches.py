"""Which destinations are watched. Spec: is_notify, is_switch_unbroken_destination, monitor."""

from __future__ import annotations

from signpost.domain import monitor_state
from signpost.domain.patterns import NAME
from signpost.domain.record import Match, MonitorState
from signpost.storage.models import Record, Watch


def follow(record: Record) -> None:
    """Watch the destinations that `record` has now, and no others. Results for those that stay are kept.

    Call it inside the transaction that saves the record.
    """
    if record.monitor == MonitorState.OFF:
        if record.broken_destinations is not None or record.fastest_destination is not None:
            record.broken_destinations = record.fastest_destination = None
            record.save()
        Watch.delete().where(Watch.record == record.seq).execute()
        return
    is_pattern = record.answers is Match.PATTERN
    wanted = {one for one in record.destinations or [record.destination] if _can_be_watched(one, is_pattern)}
    known = {watch.destination: watch for watch in Watch.select().where(Watch.record == record.seq)}
    gone = known.keys() - wanted
    if gone:
        Watch.delete().where((Watch.record == record.seq) & (Watch.destination << [*gone])).execute()
    new = [Watch(record=record.seq, destination=one) for one in wanted - known.keys()]
    for watch in new:
        watch.save(force_insert=True)
    if monitor_state.update(record, [*new, *(watch for one, watch in known.items() if one in wanted)]):
        record.save()


def _can_be_watched(destination: str, is_pattern: bool) -> bool:
    """Only web addresses are checked: not those of apps, nor those that a visitor's path completes."""
    is_complete = not (is_pattern and NAME.search(destination.partition("://")[2]))
    return is_complete and destination.lower().startswith(("http://", "https://"))
