"""Telling whoever asked for it that a destination broke or recovered: one signed webhook for each change.

Headers and signature are those of Standard Webhooks, so that its libraries verify them. What is not taken is sent
again, later and later, for a day.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from datetime import datetime, timedelta
from typing import Any

from signpost.domain import addresses, times
from signpost.monitoring.fetch import Fetcher, Outcome
from signpost.runtime import settings
from signpost.storage import database, keys
from signpost.storage.models import Delivery, Host, Record, Workspace

BROKEN, RECOVERED = "destination.broken", "destination.recovered"
# Waits between the attempts, in seconds; after the last one, a day after the first, it is given up.
WAITS_S = (5, 60, 300, 1800, 7200, 18_000, 25_000, 34_000)


def signing_secret(workspace_id: str) -> str:
    """What the receiver verifies signatures with, as Standard Webhooks writes it. Stored nowhere."""
    return "whsec_" + base64.b64encode(_key(workspace_id)).decode()


def signature(workspace_id: str, id: str, moment: datetime, body: bytes) -> str:
    content = f"{id}.{int(moment.timestamp())}.".encode() + body
    return f"v1,{base64.b64encode(hmac.digest(_key(workspace_id), content, hashlib.sha256)).decode()}"


def _key(workspace_id: str) -> bytes:
    return keys.derive(settings.active()["INSTANCE"], f"webhook {workspace_id}")


def tell(record: Record, watch: Any, event: str, outcome: Outcome) -> None:
    """Put a notification on its way, in the transaction that has changed the verdict; without a notify_url: none."""
    url = Workspace.get_by_id(record.workspace_id).settings.get("notify_url")
    if not url:
        return
    https = Host.select(Host.https_requested).where(Host.host == record.host).scalar()
    link_port = settings.active()["LINK_PORT"]
    data = {
        "id": record.id,
        "url": addresses.link_url(record.host, record.alias, https=https is not False, link_port=link_port),
        "host": record.host,
        "alias": record.alias,
        "title": record.title,
        "destination": watch.destination,
        "checked_at": watch.checked_at,
        "status": outcome.status,
        "reason": outcome.text,
    }
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

    def due(self, count: int) -> list[Delivery]:
        waiting = Delivery.select().where(Delivery.due_at.is_null(False) & (Delivery.due_at <= times.now_text()))
        return list(waiting.order_by(Delivery.due_at).limit(count))

    def do(self, delivery: Delivery) -> Outcome:
        body, moment = delivery.body.encode(), times.now()
        headers = {
            "Content-Type": "application/json",
            "webhook-id": delivery.id,
            "webhook-timestamp": str(int(moment.timestamp())),
            "webhook-signature": signature(delivery.workspace_id, delivery.id, moment, body),
        }
        return self._fetcher.post(delivery.url, headers, body)

    def write(self, done: list[tuple[Delivery, Outcome]]) -> None:
        with database.atomic():
            for delivery, outcome in done:
                _take_down(delivery, outcome)


def _take_down(delivery: Delivery, outcome: Outcome) -> None:
    delivery.attempts += 1
    delivery.status, delivery.reason = outcome.status, outcome.text
    delivery.updated_at = times.now_text()
    delivery.due_at = None
    if outcome.is_up:
        delivery.state = "delivered"
    elif delivery.attempts > len(WAITS_S):
        delivery.state = "failed"
    else:
        delivery.due_at = times.text(times.now() + timedelta(seconds=WAITS_S[delivery.attempts - 1]))
    delivery.save()
