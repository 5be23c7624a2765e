"""Named filters and orders of lists."""

from __future__ import annotations

from pathlib import Path

from peewee import BooleanField, ForeignKeyField, TextField

from signpost.domain.ids import new_id
from signpost.domain.records.record import Handler
from signpost.domain.times import now_text
from signpost.storage.feature_tables import FeatureTables
from signpost.storage.models.base import EnumField, Model
from signpost.storage.models.workspace import User, Workspace


class SavedView(Model):
    """A name for filters and an order of a list, given by a person. query: of its address, in one spelling."""

    workspace_id: str
    user_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, on_delete="CASCADE")
    user = ForeignKeyField(User, on_delete="CASCADE")
    handler = EnumField(Handler)
    name = TextField()
    query = TextField()
    is_shared = BooleanField(default=False)
    created_at = TextField(default=now_text)

    class Meta:
        table_name = "saved_view"


TABLES = FeatureTables((SavedView,), Path(__file__).parent / "migrations")
