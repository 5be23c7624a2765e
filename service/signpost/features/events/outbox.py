"""The outbox: an event is written in the transaction of its change, with a delivery for each webhook that wants it.

operations/events.py says what happened to records, hostnames, members and jobs; delivery/webhooks.py delivers.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from signpost.domain import times
from signpost.domain.events import EventType, Interest
from signpost.domain.ids import new_id
from signpost.domain.json_types import JsonObject
from signpost.domain.records.monitor_state import DeliveryState
from signpost.features.events import shapes, statements
from signpost.features.events.tables import Delivery, Webhook
from signpost.runtime import retention
from signpost.storage import database

# Deliveries that wait for one webhook. Events beyond it are not delivered to it, and counted as `missed`.
MAX_WAITING = 50_000
# The body of an event. A longer one is left without `changed`, then with its names alone.
MAX_BODY_BYTES = 256 * 1024
# What such a body keeps of its data.
_NAMES = ("id", "url", "host", "kind")

json_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=list).encode


@dataclass(frozen=True, slots=True)
class NewEvent:
    """What happened. hosts, tags: of what it is about, as they were and as they are; the present hostname first.

    record: a record as it is now, as `shapes.records` takes it, where `data` is made when it is read; `about` is then
    its id. Making it takes several times as long as writing this, and most events of a change to many are never read.
    """

    workspace_id: str
    type: EventType
    data: JsonObject
    hosts: tuple[str, ...] = ()
    tags: frozenset[str] = frozenset()
    record: str | None = None
    about: str = ""


def publish(workspace_id: str, type_: EventType, data: JsonObject, *, host: str = "", tags: Sequence[str] = ()) -> None:
    """Write an event and its deliveries, at the end of the current transaction.

    data: what receivers get.  host, tags: of what it is about, for the filters of webhooks.
    """
    hosts = (host,) if host else ()
    database.defer_write(write, NewEvent(workspace_id, type_, data, hosts, frozenset(tags)))


def write(events: Sequence[NewEvent]) -> None:
    """Write events and their deliveries, in the transaction of what they are about; there may be thousands."""
    seq = statements.last_seq()
    webhooks = {
        workspace_id: [_Webhook(*row) for row in statements.active_webhooks(workspace_id)]
        for workspace_id in {event.workspace_id for event in events}
    }
    rows, deliveries = [], []
    for event in events:
        seq += 1
        now, is_needed = times.now_text(), False
        for webhook in webhooks[event.workspace_id]:
            if webhook.takes(event):
                is_needed = True
                about = event.about or event.data.get("id") or event.data.get("host") or ""
                deliveries.append(
                    (new_id(), event.workspace_id, about, str(event.type), webhook.url, now, webhook.id, seq)
                )
        host = event.hosts[0] if event.hosts else ""
        body = "" if event.record is not None else body_of(event.type, now, event.data)
        rows.append(
            (seq, new_id(), event.workspace_id, str(event.type), host, body, event.record, is_needed, now)
        )  # fmt: skip
    statements.insert_events(rows)
    if deliveries:
        statements.insert_deliveries(deliveries)
    for batch in webhooks.values():
        for webhook in batch:
            if webhook.missed:
                Webhook.update(missed=Webhook.missed + webhook.missed).where(Webhook.id == webhook.id).execute()
    added = Counter(event.workspace_id for event in events)
    retention.count_added("events", added, statements.delete_oldest_events)


class _Webhook:
    """A webhook that is on, while events are written. missed: events for which it has no room."""

    def __init__(self, id: str, url: str, events: str, host: str, tag: str, waiting: int):
        self.id, self.url = id, url
        self._interest = Interest(frozenset(json.loads(events)), host, tag)
        self._room = MAX_WAITING - waiting
        self.missed = 0

    def takes(self, event: NewEvent) -> bool:
        if not self._interest.wants(event.type, event.hosts, event.tags):
            return False
        self._room -= 1
        self.missed += self._room < 0
        return self._room >= 0


def write_for(webhook: Webhook, type_: EventType, body: str, about: str = "") -> str:
    """Write an event for one webhook, whatever it wants; returns the id of the delivery. Call it in a transaction.

    about: the id of what it is about.
    """
    workspace_id, seq, now = webhook.workspace_id, statements.last_seq() + 1, times.now_text()
    statements.insert_events([(seq, new_id(), workspace_id, str(type_), "", body, None, True, now)])
    delivery = (new_id(), workspace_id, about, str(type_), webhook.url, now, webhook.id, seq)
    statements.insert_deliveries([delivery])
    return delivery[0]


def end_waiting(webhook_id: str, reason: str) -> None:
    """End what waits for a webhook, in the current transaction. Each delivery can be replayed."""
    waits = (Delivery.webhook_id == webhook_id) & Delivery.due_at.is_null(False)
    ended = {"state": DeliveryState.FAILED, "reason": reason, "due_at": None, "updated_at": times.now_text()}
    Delivery.update(ended).where(waits).execute()


def body_of(type_: EventType, at: str, data: JsonObject) -> str:
    """What receivers get of an event, as Standard Webhooks says, within MAX_BODY_BYTES."""
    for batch in _shorter(data):
        body = json_text({"type": type_, "timestamp": at, "data": batch})
        if len(body) <= MAX_BODY_BYTES // 4 or len(body.encode()) <= MAX_BODY_BYTES:
            break
    return body


def _shorter(data: JsonObject) -> Iterable[JsonObject]:
    yield data
    yield {name: value for name, value in data.items() if name != "changed"} | {"is_cut": True}
    yield {name: data[name] for name in _NAMES if name in data} | {"is_cut": True}


def bodies(seqs: Collection[int]) -> dict[int, str]:
    """The bodies of events by their `seq`."""
    found: dict[int, str] = {}
    unmade: list[tuple[int, EventType, str]] = []
    texts: list[str] = []
    for seq, body, type_, at, record in statements.bodies(seqs):
        if record is None:
            found[seq] = body
        else:
            unmade.append((seq, EventType(type_), at))
            texts.append(record)
    for (seq, event_type, at), data in zip(unmade, shapes.records(texts), strict=True):
        found[seq] = body_of(event_type, at, data)
    return found
