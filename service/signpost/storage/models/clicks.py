"""Clicks, summed by record or workspace: ever, by day, and by day and one value of a breakdown."""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.storage.models.base import Model
from signpost.storage.models.record import Record
from signpost.storage.models.workspace import Workspace


class RecordClicks(Model):
    """How often a record was visited, ever, people and bots apart. last_day: (UTC) when a person came last, or ""."""

    record = ForeignKeyField(Record, primary_key=True, column_name="record_seq", on_delete="CASCADE")
    workspace = ForeignKeyField(Workspace)
    clicks = IntegerField()
    bots = IntegerField()
    last_day = TextField()


class ClickDay(Model):
    """How often a record was visited on one day (UTC), people and bots apart, and by how many visitors."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="click_days")
    day = TextField()
    clicks = IntegerField()
    bots = IntegerField()
    visitors = IntegerField(default=0)

    class Meta:
        primary_key = peewee.CompositeKey("record", "day")


class ClickKind(Model):
    """How many of a day's clicks by people came with one value of a kind: referrer, country, browser, ..."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE")
    day = TextField()
    kind = TextField()
    value = TextField()
    clicks = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "day", "kind", "value")


class ClickVisitor(Model):
    """By what today's visitors of a record are told apart (visits/visitors.py). A trigger counts new ones."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE")
    day = TextField()
    visitor = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "day", "visitor")


class WorkspaceDay(Model):
    """ClickDay for all records of a workspace, those deleted since included."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    clicks = IntegerField()
    bots = IntegerField()
    visitors = IntegerField(default=0)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day")


class WorkspaceKind(Model):
    """ClickKind for all records of a workspace, those deleted since included."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    kind = TextField()
    value = TextField()
    clicks = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day", "kind", "value")


class WorkspaceVisitor(Model):
    """ClickVisitor for all records of a workspace."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    visitor = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day", "visitor")
