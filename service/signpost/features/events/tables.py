"""Events, the webhooks that receive them, and what is on its way to somebody."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from peewee import AutoField, BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain.events import EventType, WebhookState
from signpost.domain.ids import new_id
from signpost.domain.records.monitor_state import DeliveryState
from signpost.domain.times import now_text
from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import Workspace


class Webhook(Model):
    """An address that receives events.

    events: their types. host, tag: "" for any. paused_until: nothing is sent before. tried_at: when
    something was last sent, "" for never. waiting: deliveries before it, which triggers count. missed: events for which
    there was no room.  secret_version: how often its secret was replaced, the last time at `secret_changed_at`.
    """

    workspace_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, on_delete="CASCADE")
    url = TextField()
    events = JSONField()
    host = TextField(default="")
    tag = TextField(default="")
    state = EnumField(WebhookState, default=WebhookState.ACTIVE)
    reason = TextField(default="")
    failing_since = TextField(null=True)
    paused_until = TextField(null=True)
    tried_at = TextField(default="")
    waiting = IntegerField(default=0)
    missed = IntegerField(default=0)
    secret_version = IntegerField(default=0)
    secret_changed_at = TextField(null=True)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)


class Event(Model):
    """Something that happened, written in its transaction. host: "" where it is about none.

    body: what receivers get; "" where it is made of `record` when it is read. is_needed: it has deliveries.
    """

    workspace_id: str

    seq = AutoField()
    id = TextField(unique=True, default=new_id)
    workspace = ForeignKeyField(Workspace, on_delete="CASCADE")
    type = EnumField(EventType)
    host = TextField(default="")
    body = TextField()
    record = TextField(null=True)
    is_needed = BooleanField(default=False)
    created_at = TextField(default=now_text)


class Delivery(Model):
    """An event on its way to a webhook, or a notification to notify_url. due_at: of the next attempt.

    webhook_id, event_seq: null for a notification, which has a `body`. No references: both may go before it.
    """

    workspace_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace)
    record_id = TextField()
    event = EnumField(EventType)
    url = TextField()
    body = TextField()
    state = EnumField(DeliveryState, default=DeliveryState.WAITING)
    attempts = IntegerField(default=0)
    status = IntegerField(null=True)
    reason = TextField(default="")
    due_at = TextField(null=True, default=now_text)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)
    webhook_id = TextField(null=True)
    event_seq = IntegerField(null=True)


# Of a workspace: events that no delivery needs, and deliveries that have ended.
MAX_EVENTS = 10_000
MAX_DELIVERIES = 10_000
EVENT_RETENTION = timedelta(days=3)
# Counted from their creation.
DELIVERY_RETENTION = timedelta(days=30)
KEPT = (
    Kept(name="notifications",
         bound=f"the newest {MAX_DELIVERIES:,} finished ones of a workspace, for {DELIVERY_RETENTION.days} days",
         table="delivery", after_s=DELIVERY_RETENTION.total_seconds(), rows=MAX_DELIVERIES, where="due_at IS NULL"),
    # They may have 100 kB each, and those of a webhook that was deleted are replaced by no others.
    Kept(name="notifications of visits", bound=f"for {EVENT_RETENTION.days} days", table="delivery",
         after_s=EVENT_RETENTION.total_seconds(), where=f"due_at IS NULL AND event = '{EventType.CLICKS.value}'"),
    Kept(name="events",
         bound=f"the newest {MAX_EVENTS:,} of a workspace for {EVENT_RETENTION.days} days, and those of its deliveries",
         table="event", after_s=EVENT_RETENTION.total_seconds(), rows=MAX_EVENTS,
         where="NOT EXISTS (SELECT 1 FROM delivery WHERE event_seq = event.seq AND event_seq IS NOT NULL)"),
)  # fmt: skip

MODELS = (Webhook, Event, Delivery)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
