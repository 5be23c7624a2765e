"""The events of a workspace that are kept, for those who read them one after the other. An extension."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from signpost.domain.events import EventType
from signpost.features.events import outbox
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.storage.models import Event


@dataclass(frozen=True)
class EventView:
    """An event. seq: its position in the database. body: JSON, as webhooks get it."""

    seq: int
    id: str
    type: EventType
    body: str
    created_at: str


def latest_events(caller: Caller, types: Collection[EventType], count: int) -> list[EventView]:
    """The newest `count` events of these types, the oldest of them first."""
    query = Event.select().where((Event.workspace == caller.workspace) & (Event.type << [*types]))
    return _views(query.order_by(Event.seq.desc()).limit(count))[::-1]


def events_after(caller: Caller, types: Collection[EventType], seq: int, count: int) -> list[EventView]:
    """The first `count` events of these types that were written after the one with the number `seq`."""
    own = (Event.workspace == caller.workspace) & (Event.seq > seq) & (Event.type << [*types])
    return _views(Event.select().where(own).order_by(Event.seq).limit(count))


def _views(rows: Iterable[Event]) -> list[EventView]:
    known = [*rows]
    bodies = outbox.bodies([row.seq for row in known])
    return [view_of(EventView, row, body=bodies[row.seq]) for row in known if row.seq in bodies]
