"""The history: each change, and records as changes found them."""

from __future__ import annotations

from pathlib import Path

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.domain.changes import Subject, Verb
from signpost.domain.ids import new_id
from signpost.domain.records.record import CreatedVia
from signpost.domain.times import now_text
from signpost.storage.feature_tables import FeatureTables, Kept
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


# How long a deleted record can come back.
UNDO_DAYS = 30
KEPT = (
    Kept(name="changes", bound="as many days as HISTORY_DAYS says", table="change", column="id",
         setting="HISTORY_DAYS"),
    Kept(name="records before changes, for undo",
         bound=f"{UNDO_DAYS} days; none of a change to more than 10,000", table="kept_record", column="change_id",
         after_s=86_400 * UNDO_DAYS, made_at="(SELECT created_at FROM change WHERE id = change_id)"),
)  # fmt: skip

MODELS = (Change, RecordSnapshot)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
