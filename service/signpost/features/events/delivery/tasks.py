"""The tasks of the watcher that deliver: notifications, webhooks, and the events of records that expire."""

from flask import Flask

from signpost.domain import events
from signpost.features.events.delivery import notify
from signpost.features.events.delivery.notify import Deliveries
from signpost.features.events.delivery.webhooks import WebhookTurns
from signpost.features.events.operations.click_events import Expiries
from signpost.outbound.fetch import shared_fetcher
from signpost.runtime.bulkheads import SharedResource
from signpost.runtime.clock import DueTimes
from signpost.runtime.watcher import Watcher
from signpost.storage.app_parts import parts_of
from signpost.storage.statements.due_times import DueColumn

NOTIFICATIONS = DueColumn("delivery", "due_at", "webhook_id IS NULL AND due_at IS NOT NULL")
WEBHOOKS = DueColumn("webhook", "paused_until")
WEBHOOK_DELIVERIES = DueColumn(
    "delivery",
    "due_at",
    "webhook_id IS NOT NULL AND due_at IS NOT NULL AND webhook_id IN (SELECT id FROM webhook WHERE waiting > 0)",
)


def add_to(watcher: Watcher, app: Flask) -> None:
    """Add them to the watcher of an app."""
    parts_of(app)[DueTimes].max_pauses_s |= {
        NOTIFICATIONS: max(notify.WAITS_S),
        WEBHOOKS: events.MAX_PAUSE_S,
        WEBHOOK_DELIVERIES: max(events.WAITS_S),
    }
    fetcher = shared_fetcher(app)
    watcher.add(Deliveries(fetcher))
    watcher.add(Expiries())
    # Destinations that do not answer would keep them waiting for a minute.
    watcher.add(WebhookTurns(fetcher), own=SharedResource.WEBHOOKS)
