"""Destinations that are watched, their checks, and the notifications about them."""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.domain.events import EventType
from signpost.domain.ids import new_id
from signpost.domain.records.monitor_state import DeliveryState, WatchState
from signpost.domain.times import now_text
from signpost.storage.models.base import EnumField, Model
from signpost.storage.models.record import Record
from signpost.storage.models.workspace import Workspace


class Watch(Model):
    """A destination that is watched for a record: its state, and when it is checked next.

    failures: in a row. ms: of the last check that succeeded.
    """

    record_seq: int

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="watches")
    destination = TextField()
    state = EnumField(WatchState, default=WatchState.PENDING)
    failures = IntegerField(default=0)
    ms = IntegerField(null=True)
    checked_at = TextField(null=True)
    due_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("record", "destination")


class RecordCheck(Model):
    """One check of a destination of a record. result: UP or DOWN. reason: a sentence, "" for UP."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="checks")
    at = TextField()
    destination = TextField()
    result = EnumField(WatchState)
    reason = TextField()
    status = IntegerField(null=True)
    ms = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "at", "destination")


class TitleFetch(Model):
    """A new record whose title is to be fetched from its destination."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", primary_key=True)
    created_at = TextField(default=now_text)

    class Meta:
        table_name = "title_fetch"


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
