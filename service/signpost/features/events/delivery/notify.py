"""Notifications that a destination broke or recovered: one signed webhook for each change.

Headers and signature are those of Standard Webhooks, so that its libraries verify them. A notification that is not
accepted is sent again for a day, with growing pauses.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import timedelta

from signpost.domain import times
from signpost.domain.events import EventType
from signpost.domain.records import paths
from signpost.domain.records.monitor_state import DeliveryState
from signpost.features.events import outbox, webhook_secrets
from signpost.features.events.tables import Delivery
from signpost.outbound.fetch import Fetcher, FetchOutcome
from signpost.runtime import settings
from signpost.storage import database
from signpost.storage.models import Host, Record, Workspace
from signpost.storage.statements.due_times import waiting_in

# Waits between the attempts, in seconds. After the last attempt, a day after the first one, it has failed.
WAITS_S = (5, 60, 300, 1800, 7200, 18_000, 25_000, 34_000)


def waiting() -> tuple[int, str | None]:
    """How many deliveries are due, and since when the first is."""
    return waiting_in(Delivery, Delivery.due_at, Delivery.due_at <= times.now_text())


def queue(
    record: Record, destination: str, checked_at: str | None, *, is_well: bool, status: int | None, reason: str
) -> None:
    """Queue the event and, where there is a notify_url, a notification, in the transaction of the change."""
    event = EventType.DESTINATION_RECOVERED if is_well else EventType.DESTINATION_BROKEN
    https = Host.select(Host.https_requested).where(Host.host == record.host).scalar()
    link_port = settings.active()["LINK_PORT"]
    data = {
        "id": record.id,
        "url": paths.url_of(record.host, record.path, record.query, https=https is not False, link_port=link_port),
        "host": record.host,
        "alias": record.path,
        "title": record.title,
        "destination": destination,
        "checked_at": checked_at,
        "status": status,
        "reason": reason,
    }
    outbox.publish(record.workspace_id, event, data, host=record.host, tags=record.tags)
    url = Workspace.get_by_id(record.workspace_id).settings.get("notify_url")
    if not url:
        return
    body = {"type": event, "timestamp": times.now_text(), "data": data}
    Delivery.create(
        workspace=record.workspace_id,
        record_id=record.id,
        event=event,
        url=url,
        body=json.dumps(body, ensure_ascii=False, separators=(",", ":")),
    )


class Deliveries:
    """What the watcher does about notifications."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher

    def due(self, count: int, full: Collection[str] = ()) -> list[Delivery]:
        is_due = Delivery.webhook_id.is_null() & Delivery.due_at.is_null(False) & (Delivery.due_at <= times.now_text())
        waiting = Delivery.select().where(is_due & Delivery.workspace.not_in(full))
        return list(waiting.order_by(Delivery.due_at).limit(count))

    def workspace_of(self, delivery: Delivery) -> str:
        return str(delivery.workspace_id)

    def do(self, delivery: Delivery) -> FetchOutcome:
        body, moment = delivery.body.encode(), times.now()
        secret = webhook_secrets.of_notifications(delivery.workspace_id)
        return self._fetcher.post(delivery.url, secret.headers(delivery.id, moment, body), body)

    def write(self, done: list[tuple[Delivery, FetchOutcome]]) -> None:
        with database.atomic():
            for delivery, outcome in done:
                _store_result(delivery, outcome)


def _store_result(delivery: Delivery, outcome: FetchOutcome) -> None:
    delivery.attempts += 1
    delivery.status, delivery.reason = outcome.status, outcome.text
    delivery.updated_at = times.now_text()
    delivery.due_at = None
    if outcome.is_up:
        delivery.state = DeliveryState.DELIVERED
    elif delivery.attempts > len(WAITS_S):
        delivery.state = DeliveryState.FAILED
    else:
        delivery.due_at = times.text(times.now() + timedelta(seconds=WAITS_S[delivery.attempts - 1]))
    delivery.save()
