"""Events of changes, and the webhooks that receive them."""

from __future__ import annotations

from peewee import AutoField, BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain.events import EventType, WebhookState
from signpost.domain.ids import new_id
from signpost.domain.times import now_text
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
