"""What happened, and who is told: events and the webhooks that receive them, the history, and e-mail."""

from __future__ import annotations

import peewee
from peewee import AutoField, BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain.changes import Subject, Verb
from signpost.domain.events import EventType, WebhookState
from signpost.domain.ids import new_id
from signpost.domain.mail import MailKind, MailState
from signpost.domain.records.record import CreatedVia
from signpost.domain.times import now_text
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import User, Workspace


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


class Change(Model):
    """One change, written in the transaction of the change.

    record_id: the id of what was changed: of a record, a hostname, a token, a member, or the key of a setting.
    effect: what it did, as another change could have done it.  undo: what undo needs; shown to no one.
    undoes: the id of the change that it undid.
    """

    workspace_id: str

    id = TextField(primary_key=True, default=new_id)
    created_at = TextField(default=now_text)
    workspace = ForeignKeyField(Workspace, on_delete="CASCADE")
    # No references: they stay when the member, the token or the record goes.
    actor_id = TextField()
    actor_name = TextField()
    via = EnumField(CreatedVia)
    token_name = TextField(default="")
    request_id = TextField(default="")
    verb = EnumField(Verb)
    type = EnumField(Subject)
    record_id = TextField(null=True)
    job_id = TextField(null=True)
    before = JSONField(null=True)
    after = JSONField(null=True)
    effect = EnumField(Verb)
    undo = JSONField(null=True)
    undoes = TextField(null=True, unique=True)


class RecordSnapshot(Model):
    """A record as a change found it. days: its clicks by day, if the change deleted it; else `content` has only the
    columns that the change replaced; none: it brought the record back. updated_at: when it did, except for these.
    """

    change_id: str

    change = ForeignKeyField(Change, on_delete="CASCADE")
    record_seq = IntegerField()
    content = JSONField()
    clicks = JSONField(null=True)
    days = JSONField(null=True)
    updated_at = TextField(null=True)

    class Meta:
        primary_key = peewee.CompositeKey("change", "record_seq")
        table_name = "kept_record"


class Mail(Model):
    """An e-mail to a member; without a user, one for every member who wants it, which is split when it is due.

    about: what it reports. The text is made when it is sent, so neither text nor address is stored. due_at: of the next
    attempt.
    """

    workspace_id: str
    user_id: str | None

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User, null=True)
    kind = EnumField(MailKind)
    about = JSONField(default=dict)
    state = EnumField(MailState, default=MailState.WAITING)
    attempts = IntegerField(default=0)
    # Of the last attempt, a sentence; "" if it succeeded.
    reason = TextField(default="")
    due_at = TextField(null=True, default=now_text)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)


class MailChoice(Model):
    """That a member wants a kind of e-mail, or does not; without a row, their role decides."""

    workspace_id: str
    user_id: str

    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User)
    kind = EnumField(MailKind)
    is_wanted = BooleanField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "user", "kind")
