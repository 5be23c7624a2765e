"""Destinations that are watched, their checks, and titles that are to be fetched."""

from __future__ import annotations

from pathlib import Path

import peewee
from peewee import BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain.records.monitor_state import WatchState
from signpost.domain.times import now_text
from signpost.storage.feature_tables import FeatureTables, Kept
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
    """One check of a destination of a record. result: UP or DOWN. reason: a sentence, "" for UP.

    led_to: where redirects ended, where that is another place than the destination; else "".
    """

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="checks")
    at = TextField()
    destination = TextField()
    result = EnumField(WatchState)
    reason = TextField()
    status = IntegerField(null=True)
    ms = IntegerField()
    led_to = TextField(default="")

    class Meta:
        primary_key = peewee.CompositeKey("record", "at", "destination")


class TitleFetch(Model):
    """A new record whose title is to be fetched from its destination."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", primary_key=True)
    created_at = TextField(default=now_text)

    class Meta:
        table_name = "title_fetch"


class GentleWorkspace(Model):
    """A workspace that has switched gentle checks on once. is_on: whether they are on now.

    swept_seq: of the records up to this `seq` it is known what is to be checked; null: of all.
    """

    workspace_id: str

    workspace = ForeignKeyField(Workspace, primary_key=True, on_delete="CASCADE")
    is_on = BooleanField()
    swept_seq = IntegerField(null=True)

    class Meta:
        table_name = "gentle_workspace"


class GentleCheck(Model):
    """A destination of a record that is checked once a day, and what its last check found.

    digest: of the destination; of those rows of a workspace that have the same one, one request asks for all. host: of
    the destination. failures: in a row that this machine may have caused itself. ms: of the last check; usual_ms: of
    those that were not slow. led_to: as in RecordCheck. since: when it got its state.
    """

    record_seq: int
    workspace_id: str

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE")
    digest = TextField()
    workspace = ForeignKeyField(Workspace, on_delete="CASCADE")
    destination = TextField()
    host = TextField()
    state = EnumField(WatchState, default=WatchState.PENDING)
    failures = IntegerField(default=0)
    checked_at = TextField(null=True)
    due_at = TextField(default=now_text)
    status = IntegerField(null=True)
    reason = TextField(default="")
    ms = IntegerField(null=True)
    usual_ms = IntegerField(null=True)
    led_to = TextField(default="")
    since = TextField(null=True)

    class Meta:
        table_name = "gentle_check"
        primary_key = peewee.CompositeKey("record", "digest")


# Checks of one record; check.py deletes older ones.
MAX_CHECKS = 200
KEPT = (
    Kept(name="titles to be fetched", bound="until they are fetched, for a day", table="title_fetch", after_s=86_400),
    Kept(name="checks", bound=f"the newest {MAX_CHECKS} of a record", table="record_check"),
)

MODELS = (Watch, RecordCheck, TitleFetch, GentleWorkspace, GentleCheck)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
