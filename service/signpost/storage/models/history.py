"""The history of a workspace, and the records that undo can bring back."""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.domain.changes import Subject, Verb
from signpost.domain.ids import new_id
from signpost.domain.records.record import CreatedVia
from signpost.domain.times import now_text
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import Workspace


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
    columns that the change replaced, and `updated_at` is when it did.
    """

    change = ForeignKeyField(Change, on_delete="CASCADE")
    record_seq = IntegerField()
    content = JSONField()
    clicks = JSONField(null=True)
    days = JSONField(null=True)
    updated_at = TextField(null=True)

    class Meta:
        primary_key = peewee.CompositeKey("change", "record_seq")
        table_name = "kept_record"
