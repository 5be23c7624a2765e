"""Visits that found nothing, by path."""

from __future__ import annotations

from pathlib import Path

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.models.base import Model
from signpost.storage.models.workspace import Host


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


# Paths that found nothing on one hostname on one day, each with its counts; the rest are counted as one.
MISSES_A_DAY = 1_000
MISS_DAYS = 90
KEPT = (
    Kept(name="paths not found", bound=f"{MISSES_A_DAY:,} paths a hostname and day, for {MISS_DAYS} days",
         table="miss", column="day", after_s=86_400 * MISS_DAYS),
)  # fmt: skip

MODELS = (Miss, IgnoredMiss)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
