"""Clicks, summed by record or workspace: ever, by day, and by day and value of each breakdown.

Also visits that found nothing, by hostname and path.
"""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.storage.models.base import Model
from signpost.storage.models.record import Record
from signpost.storage.models.workspace import Workspace

# The moment of clicks of which no time is known. It is earlier than any that is known.
CLICKED_SOMETIME = "1970-01-01T00:00:00.000000Z"
# Of one kind, on one day of a record or a workspace: so many values are counted by name (ClickPairs).
VALUES_A_DAY = 200


class RecordClicks(Model):
    """All clicks of a record, by people and by bots. last_click_at: of the last one by a person; "" if there is none.

    Of clicks that were imported it is CLICKED_SOMETIME.
    """

    record = ForeignKeyField(Record, primary_key=True, column_name="record_seq", on_delete="CASCADE")
    workspace = ForeignKeyField(Workspace)
    clicks = IntegerField()
    bots = IntegerField()
    last_click_at = TextField()


class RecordUnclicked(Model):
    """A record without clicks by people, for lists in the order of clicks. Maintained by triggers."""

    workspace = ForeignKeyField(Workspace)
    record_seq = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "record_seq")


class ClickDay(Model):
    """Clicks of a record on one day (UTC), by people and by bots, and the number of visitors."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="click_days")
    day = TextField()
    clicks = IntegerField()
    bots = IntegerField()
    visitors = IntegerField(default=0)

    class Meta:
        primary_key = peewee.CompositeKey("record", "day")


class ClickVisitor(Model):
    """What distinguishes today's visitors of a record (clicks/visitors.py). A trigger counts new ones."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE")
    day = TextField()
    visitor = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "day", "visitor")


class WorkspaceDay(Model):
    """ClickDay for all records of a workspace, including those deleted since."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    clicks = IntegerField()
    bots = IntegerField()
    visitors = IntegerField(default=0)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day")


class WorkspaceVisitor(Model):
    """ClickVisitor for all records of a workspace."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    visitor = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day", "visitor")
