"""Values that are shown once."""

from __future__ import annotations

from pathlib import Path

from peewee import TextField

from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.models.base import Model


class OneTimeValue(Model):
    """A value that is shown once. digest: of its kind, owner and key. sealed: encrypted."""

    digest = TextField(primary_key=True)
    kind = TextField()
    sealed = TextField()
    expires_at = TextField()


ONE_TIME_VALUES = Kept(
    name="values that are shown once", bound="until they expire; 100 of a kind", table="one_time_value",
    column="expires_at", after_s=0,
)  # fmt: skip
TABLES = FeatureTables((OneTimeValue,), Path(__file__).parent / "migrations", (ONE_TIME_VALUES,))
