"""Clicks, summed by record or workspace: ever, by day, and by day and value of each breakdown.

Also visits that found nothing, by hostname and path.
"""

from __future__ import annotations

import peewee
from peewee import BlobField, BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.storage.models.base import Model
from signpost.storage.models.record import Record
from signpost.storage.models.workspace import Host, Workspace

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


class ClickCombination(Model):
    """Clicks of a record by people on one day, by combination of the values of all kinds, as JSON.

    part: 1, 2, ...; from 2 where others of the day are in ClickPairs already (features/reports/counting.py).
    """

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE")
    day = TextField()
    part = IntegerField()
    counts = BlobField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "day", "part")


class ClickPairs(Model):
    """Clicks of a record by people on one day, by the values of one kind, and by pairs of them with those of others.

    Packed (features/reports/packed_breakdowns.py).
    """

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE")
    day = TextField()
    kind = TextField()
    counts = BlobField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "day", "kind")


class ClickBreakdown(Model):
    """Clicks that were counted before ClickPairs, by kind and value: {"country": {"DE": 3}, ...} in SQLite's JSONB.

    is_recent: those that are not in the other row, by combination of the values of all kinds.
    """

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE")
    day = TextField()
    is_recent = BooleanField()
    counts = BlobField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "day", "is_recent")


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


class WorkspaceCombination(Model):
    """ClickCombination for all records of a workspace, including those deleted since."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    part = IntegerField()
    counts = BlobField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day", "part")


class WorkspacePairs(Model):
    """ClickPairs for all records of a workspace, including those deleted since."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    kind = TextField()
    counts = BlobField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day", "kind")


class WorkspaceBreakdown(Model):
    """Clicks of a workspace that were counted before WorkspacePairs, by value of one kind: {"DE": 3}."""

    workspace = ForeignKeyField(Workspace)
    kind = TextField()
    day = TextField()
    counts = BlobField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "kind", "day")


class WorkspaceVisitor(Model):
    """ClickVisitor for all records of a workspace."""

    workspace = ForeignKeyField(Workspace)
    day = TextField()
    visitor = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "day", "visitor")


class Miss(Model):
    """Visits of one day (UTC) that found nothing at a path; the path "" is the rest of the day."""

    host_id: str

    host = ForeignKeyField(Host, column_name="host", on_delete="CASCADE")
    day = TextField()
    path = TextField()
    people = IntegerField()
    bots = IntegerField()
    last_seen = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("host", "day", "path")


class IgnoredMiss(Model):
    """A path that lists of misses leave out."""

    host_id: str

    host = ForeignKeyField(Host, column_name="host", on_delete="CASCADE")
    path = TextField()

    class Meta:
        table_name = "ignored_miss"
        primary_key = peewee.CompositeKey("host", "path")
