"""Clicks by the values of each kind, and by combinations of them."""

from __future__ import annotations

from pathlib import Path

import peewee
from peewee import BlobField, BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.models.base import Model
from signpost.storage.models.clicks import VALUES_A_DAY
from signpost.storage.models.record import Record
from signpost.storage.models.workspace import Workspace


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


# More than a year, so that a month can be compared with the same month of the year before.
BREAKDOWN_DAYS = 400
# Rows may have 100 kB.
TX_ROWS = 50
_BOUND = (
    f"{VALUES_A_DAY} values a day and kind, and pairs of two kinds, for {BREAKDOWN_DAYS} days, or RETENTION_DAYS if "
    "that is less"
)
_TABLES = {
    "breakdowns by record": ("click_combination", "click_pairs", "click_breakdown"),
    "breakdowns by workspace": ("workspace_combination", "workspace_pairs", "workspace_breakdown"),
}
KEPT = tuple(
    Kept(name=name, bound=_BOUND, table=table, column="day", after_s=86_400 * BREAKDOWN_DAYS, setting="RETENTION_DAYS",
         step=TX_ROWS)
    for name, tables in _TABLES.items()
    for table in tables
)  # fmt: skip

MODELS = (ClickCombination, ClickPairs, ClickBreakdown, WorkspaceCombination, WorkspacePairs, WorkspaceBreakdown)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
