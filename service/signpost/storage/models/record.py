"""Links and redirects, their counts and their search text."""

from __future__ import annotations

import copy
import json
from collections.abc import Collection
from typing import Any

import peewee
from peewee import BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain import times
from signpost.domain.records.qr import QrChange, QrStyle, style_with
from signpost.domain.records.record import Match
from signpost.domain.records.rules.rules import destinations_of, places_of, stored_rules
from signpost.storage.models.base import JSONField, Model
from signpost.storage.models.workspace import User, Workspace
from signpost.storage.prepared import Prepared, members

DEFAULT_QR: QrStyle = {
    "theme": "square",
    "color": "#000000",
    "background": "#ffffff",
    "logo": False,
    "show_url": True,
    "margin": "4",
}


class Record(Model):
    """A link or redirect. Spec: "Link / redirect record".

    What answers show of it: domain.records.record.RecordView.
    """

    workspace_id: str
    created_by_id: str

    # The time of creation in microseconds since 1970, made unique: the order of the rows, and of every index. It rises
    # with each new record, also where the clock was once ahead.
    seq = IntegerField(primary_key=True)
    # Derived from `seq`, so that ids sort by creation.
    id = TextField(unique=True)
    workspace = ForeignKeyField(Workspace)
    host = TextField()
    # The address, as domain/records/resolution.StoredAddress describes it.
    place = TextField(column_name="alias")
    alias_folded = TextField()
    written = TextField(column_name="path_and_query", null=True)
    match = TextField(null=True)
    type = TextField()
    handler = TextField()
    tld = TextField()
    title = TextField(default="")
    description = TextField(default="")
    destination = TextField()
    destinations = JSONField(null=True)
    destination_routing = TextField(default="first")
    destination_weights = JSONField(null=True)
    status = IntegerField()
    forward_path = BooleanField(null=True)
    forward_query = BooleanField(null=True)
    utm = JSONField(default=dict)
    card = JSONField(null=True)
    plugins = JSONField(null=True)
    tags = JSONField(default=list)
    own_qr = JSONField(column_name="qr", null=True)
    password_hash = TextField(null=True)
    monitor = TextField(default="off")
    is_notify = BooleanField(default=False)
    is_switch_unbroken_destination = BooleanField(default=False)
    paused_by = TextField(default="")
    starts_at = TextField(null=True)
    expired_at = TextField(null=True)
    expired_url = TextField(null=True)
    max_clicks = IntegerField(null=True)
    interstitial = TextField(default="never")
    created_by = ForeignKeyField(User, column_name="created_by", backref="records")
    created_via = TextField()
    updated_at = TextField()
    external_id = TextField(null=True)
    # As domain.records.rules.rules.as_json writes them; null for none.
    rules = JSONField(null=True)
    # What checks found (domain/records/monitor_state.py): the positions of those of `all_destinations` that are down;
    # that of the fastest of its own; and for each rule with the routing fastest, that of the fastest of the rule's.
    broken_destinations = JSONField(null=True)
    fastest_destination = IntegerField(null=True)
    fastest_of_rules = JSONField(null=True)
    # Null: the time of creation is as `seq` says.
    own_time = TextField(null=True)
    # The day (UTC) on which it was created at an address that people had missed; null: none had.
    rescues_since = TextField(null=True)

    @classmethod
    def of_id(cls, workspace_id: str, id_: str) -> Record | None:
        return _RECORD.first(workspace_id, id_)

    @classmethod
    def of_seqs(cls, seqs: Collection[int]) -> list[Record]:
        """Those of some records that still exist, in the order of `seqs`."""
        found = {record.seq: record for record in _RECORDS.rows(json.dumps([*seqs]))}
        return [found[seq] for seq in seqs if seq in found]

    @classmethod
    def sort_key(cls, name: str) -> tuple[peewee.Field, ...]:
        return (cls.updated_at, cls.seq) if name == "updated_at" else (cls.seq,)

    def snapshot(self) -> Record:
        """A copy with the values of now, to be compared with later ones."""
        copied = copy.copy(self)
        copied.__data__ = dict(self.__data__)
        return copied

    def replaced_values(self, former: Record) -> dict[str, Any]:
        """What was replaced since `former`, a snapshot: its values, by the names of their fields."""
        present = self.__data__
        return {name: value for name, value in former.__data__.items() if present.get(name) != value}

    @property
    def created_at(self) -> str:
        return self.own_time or times.text_of(self.seq)

    @property
    def path(self) -> str:
        """The path, in normal form and without slashes around it."""
        return self.path_and_query.partition("?")[0]

    @property
    def query(self) -> str:
        return self.path_and_query.partition("?")[2]

    @property
    def path_and_query(self) -> str:
        text: str = self.place if self.written is None else self.written
        return text

    @property
    def address(self) -> str:
        """As people write it, without a scheme."""
        return f"{self.host}/{self.path_and_query}"

    @property
    def answers(self) -> Match:
        return Match.of(self.match, self.path_and_query, forward_path=self.forward_path)

    @property
    def destination_list(self) -> list[str]:
        """Its own destinations; "" is the one of a record without any."""
        return self.destinations or [self.destination]

    @property
    def all_destinations(self) -> list[str]:
        """Its own destinations, then those of its rules in order."""
        return (
            self.destination_list + destinations_of(stored_rules(self.rules)) if self.rules else self.destination_list
        )

    @property
    def places_of_destinations(self) -> list[tuple[str, str]]:
        """`all_destinations`, each with the name of its place in a body."""
        destination_list = [
            (f"destinations.{position}", destination) for position, destination in enumerate(self.destinations or ())
        ]
        return (destination_list or [("destination", self.destination)]) + places_of(stored_rules(self.rules))

    @property
    def wants_checks(self) -> bool:
        """Whether monitoring of its destinations is asked for."""
        return self.is_notify or self.is_switch_unbroken_destination

    @property
    def has_password(self) -> bool:
        return self.password_hash is not None

    @property
    def weights_in_use(self) -> list[int] | None:
        """The weights, where they apply. Records of earlier versions may have some with another routing, which is no
        longer accepted."""
        weights: list[int] | None = self.destination_weights
        return weights if self.destination_routing == "weighted" else None

    @property
    def qr(self) -> QrStyle:
        own: QrChange | None = self.own_qr
        # Styles from before 0.4 have no background.
        return style_with(DEFAULT_QR, own) if own else DEFAULT_QR


_RECORD = Prepared(
    Record, lambda workspace, id_: Record.select().where((Record.workspace == workspace) & (Record.id == id_))
)
_RECORDS = Prepared(Record, lambda seqs: Record.select().where(Record.seq.in_(members(seqs, are_numbers=True))))


class RecordTag(Model):
    """One tag of one record, for finding records by tag; the order of a record's tags is in Record.tags."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="tag_rows")
    workspace = ForeignKeyField(Workspace)
    tag = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "tag")


class RecordText(Model):
    """What `search` searches: the text of a record without case. A trigger deletes it with the record."""

    workspace = ForeignKeyField(Workspace)
    record_seq = IntegerField()
    text = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "record_seq")


class RecordCount(Model):
    """How many records of one sort a workspace has. Maintained by triggers."""

    workspace_id = TextField()
    host = TextField()
    handler = TextField()
    type = TextField()
    monitor = TextField()
    paused_by = TextField()
    records = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace_id", "host", "handler", "type", "monitor", "paused_by")


class TagCount(Model):
    """How many records of a workspace have a tag. Maintained by triggers."""

    workspace_id = TextField()
    tag = TextField()
    records = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace_id", "tag")
