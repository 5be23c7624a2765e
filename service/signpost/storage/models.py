"""The tables as classes. The migrations define them; these mirror them, and a test compares the two.

Times are text as `times.text` writes it; opaque lists and objects are JSON text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import peewee
from peewee import BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain import times
from signpost.domain.ids import new_id
from signpost.domain.times import now_text
from signpost.storage.database import CurrentDatabase, current

_json_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class JSONField(TextField):
    def db_value(self, value: Any) -> str | None:
        return None if value is None else _json_text(value)

    def python_value(self, value: str | None) -> Any:
        return None if value is None else json.loads(value)


class Model(peewee.Model):
    class Meta:
        database = CurrentDatabase()
        legacy_table_names = False

    @classmethod
    def sort_key(cls, name: str) -> tuple[peewee.Field, ...]:
        """The columns that put rows in the order called `name`; no two rows have the same values in all of them."""
        return (cls.id,) if name == "id" else (getattr(cls, name), cls.id)  # type: ignore[attr-defined]

    @classmethod
    def append(cls, rows: Iterable[Mapping[str, Any]]) -> None:
        """Insert many rows, fields by name (null where one is left out), in a small part of the time peewee takes."""
        fields = cls._meta.sorted_fields
        columns, marks = ", ".join(f'"{field.column_name}"' for field in fields), ", ".join("?" * len(fields))
        names, as_json = [field.name for field in fields], [isinstance(field, JSONField) for field in fields]
        written = []
        for row in rows:
            values = map(row.get, names)
            written.append(
                [
                    _json_text(value) if is_json and value is not None else value
                    for value, is_json in zip(values, as_json, strict=True)
                ]
            )
        current().connection().executemany(
            f'INSERT INTO "{cls._meta.table_name}" ({columns}) VALUES ({marks})', written
        )


class State(Model):
    """What belongs to the file as a whole, by name."""

    name = TextField(primary_key=True)
    value = TextField()


class Workspace(Model):
    members: peewee.ModelSelect[Member]
    tokens: peewee.ModelSelect[Token]
    hosts: peewee.ModelSelect[Host]
    records: peewee.ModelSelect[Record]
    jobs: peewee.ModelSelect[Job]
    deliveries: peewee.ModelSelect[Delivery]

    id = TextField(primary_key=True, default=new_id)
    name = TextField()
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)
    # Values of POST /workspace/update/{metaKey} other than the name, by key.
    settings = JSONField(default=dict)
    # Of plan_file.py.
    plan = TextField(default="self-hosted")


class User(Model):
    id = TextField(primary_key=True, default=new_id)
    name = TextField()
    email = TextField(unique=True)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)
    password_hash = TextField(null=True)

    memberships: peewee.ModelSelect[Member]


class Member(Model):
    """A user's role in a workspace."""

    workspace = ForeignKeyField(Workspace, backref="members")
    user = ForeignKeyField(User, backref="memberships")
    role = TextField()
    created_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "user")


class Token(Model):
    """A secret by which a program calls in a member's name; only its digest is kept.

    `membership` is not a column: joined where a token is looked up.
    """

    membership: Member

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, backref="tokens")
    user = ForeignKeyField(User, backref="tokens")
    kind = TextField()
    name = TextField()
    role = TextField()
    digest = TextField(unique=True)
    created_at = TextField(default=now_text)
    expires_at = TextField(null=True)
    last_used_at = TextField(null=True)
    revoked_at = TextField(null=True)


class Session(Model):
    """Somebody who is signed in, with one browser. agent: what the browser calls itself."""

    membership: Member

    id = TextField(primary_key=True, default=new_id)
    digest = TextField(unique=True)
    user = ForeignKeyField(User)
    workspace = ForeignKeyField(Workspace)
    agent = TextField()
    created_at = TextField(default=now_text)
    seen_at = TextField()
    expires_at = TextField()
    # Until then the user may choose a new password without the current one: the session began by a sign-in link.
    reset_until = TextField(null=True)


class SignInLink(Model):
    """A link that signs a user in, once."""

    digest = TextField(primary_key=True)
    user = ForeignKeyField(User)
    expires_at = TextField()


class Invitation(Model):
    """An offer of a membership to an e-mail address; it signs nobody in. One for each address and workspace.

    `inviting_member` is not a column: joined where an invitation is looked up.
    """

    inviting_member: Member

    id = TextField(primary_key=True, default=new_id)
    digest = TextField(unique=True)
    workspace = ForeignKeyField(Workspace)
    email = TextField()
    role = TextField()
    inviter = ForeignKeyField(User)
    created_at = TextField(default=now_text)
    expires_at = TextField()


class Host(Model):
    """A connected hostname. Spec: "Hostname record".

    The last three are not columns: operations.hosts.described adds them for answers.
    """

    workspace_id: str
    default_require: str
    require: list[str]
    counts: list[str]

    host = TextField(primary_key=True)
    id = TextField(unique=True, default=new_id)
    workspace = ForeignKeyField(Workspace, backref="hosts")
    domain = TextField()
    https_requested = BooleanField(default=True)
    short_links_enabled = BooleanField(default=True)
    correct = BooleanField(default=False)
    public = BooleanField(default=False)
    current = JSONField(default=list)
    errors = JSONField(default=list)
    notice = TextField(default="")
    checked_at = TextField(null=True)
    # When DNS is looked at next.
    dns_due_at = TextField(null=True, default=now_text)
    # Connected while REQUIRE_HOST_PROOF was on, and not proved yet: see host_proof.py.
    awaits_proof = BooleanField(default=False)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)


DEFAULT_QR = {"theme": "square", "color": "#000000", "logo": False, "show_url": True, "margin": "4"}


class Record(Model):
    """A link or redirect. Spec: "Link / redirect record".

    What answers show of it: domain.record.RecordView.
    """

    workspace_id: str
    created_by_id: str

    # The moment of creation in microseconds since 1970, made unique: the order of the rows, and of every index.
    seq = IntegerField(primary_key=True)
    # Made of `seq`, so that ids sort as records were made.
    id = TextField(unique=True)
    workspace = ForeignKeyField(Workspace, backref="records")
    host = TextField()
    alias = TextField()  # type: ignore[assignment]  # peewee's own Model.alias, for joining a table twice
    alias_folded = TextField()
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
    created_by = ForeignKeyField(User, column_name="created_by", backref="records")
    created_via = TextField()
    updated_at = TextField()
    # The verdict on its destinations (verdict.py): positions that are down, and that of the fastest.
    broken_destinations = JSONField(null=True)
    fastest_destination = IntegerField(null=True)

    @classmethod
    def sort_key(cls, name: str) -> tuple[peewee.Field, ...]:
        return (cls.updated_at, cls.seq) if name == "updated_at" else (cls.seq,)

    @property
    def created_at(self) -> str:
        return times.text_of(self.seq)

    @property
    def has_password(self) -> bool:
        return self.password_hash is not None

    @property
    def weights_in_use(self) -> list[int] | None:
        """The weights where they count. Records of earlier versions may have some with another routing, which nobody
        accepts any more."""
        weights: list[int] | None = self.destination_weights
        return weights if self.destination_routing == "weighted" else None

    @property
    def qr(self) -> dict[str, Any]:
        return self.own_qr or DEFAULT_QR


class RecordTag(Model):
    """One tag of one record, for finding records by tag; the order of a record's tags is in Record.tags."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="tag_rows")
    workspace = ForeignKeyField(Workspace)
    tag = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "tag")


class Watch(Model):
    """A destination that is watched for a record: what is known of it, and when it is looked at next.

    state: pending, up or down. failures: in a row. ms: of the last check that succeeded.
    """

    record_seq: int

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="watches")
    destination = TextField()
    state = TextField(default="pending")
    failures = IntegerField(default=0)
    ms = IntegerField(null=True)
    checked_at = TextField(null=True)
    due_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("record", "destination")


class RecordCheck(Model):
    """One check of a destination of a record. result: up or down. reason: a word, "" for up."""

    record = ForeignKeyField(Record, column_name="record_seq", on_delete="CASCADE", backref="checks")
    at = TextField()
    destination = TextField()
    result = TextField()
    reason = TextField()
    status = IntegerField(null=True)
    ms = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("record", "at", "destination")


class Delivery(Model):
    """A notification on its way. state: waiting, delivered or failed. due_at: of the next attempt."""

    workspace_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, backref="deliveries")
    record_id = TextField()
    event = TextField()
    url = TextField()
    body = TextField()
    state = TextField(default="waiting")
    attempts = IntegerField(default=0)
    status = IntegerField(null=True)
    reason = TextField(default="")
    due_at = TextField(null=True, default=now_text)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)


class RecordText(Model):
    """What `search` looks through: the text of a record without case. A trigger takes it away with the record."""

    workspace = ForeignKeyField(Workspace)
    record_seq = IntegerField()
    text = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "record_seq")


class RecordCount(Model):
    """How many records of one sort a workspace has. Kept by triggers."""

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
    """How many records of a workspace have a tag. Kept by triggers."""

    workspace_id = TextField()
    tag = TextField()
    records = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace_id", "tag")


class Job(Model):
    """Work that goes on after its answer: what it is about, how far it is. Survives the process."""

    workspace_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, backref="jobs")
    user = ForeignKeyField(User)
    kind = TextField()
    state = TextField()
    # Of an import: its plan. Of both, once it is over: why it ended, if not as it was meant to.
    filter = JSONField()
    # Only records that were as they are now at this moment are touched.
    moment = TextField()
    # The `seq` of the last record looked at; of an import, the number of the last line.
    position = IntegerField(default=0)
    matched = IntegerField()
    deleted = IntegerField(default=0)
    # Of an import: what became of its lines.
    created = IntegerField(default=0)
    unchanged = IntegerField(default=0)
    refused = IntegerField(default=0)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)
    finished_at = TextField(null=True)

    @property
    def is_dry(self) -> bool:
        return self.filter.get("is_dry", False)

    @property
    def reason(self) -> str:
        """A sentence, where it ended otherwise than it was meant to."""
        return self.filter.get("reason", "")

    @property
    def untold(self) -> int:
        """Of an import: lines that its report does not hold, because it would be too long."""
        return self.filter.get("untold", 0)

    @property
    def done(self) -> int:
        """How many of `matched` are dealt with."""
        return self.deleted + self.created + self.unchanged + self.refused


class Confirmation(Model):
    """A bulk deletion that was looked at and may be asked for now. digest: of the token that says so."""

    digest = TextField(primary_key=True)
    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User)
    filter = JSONField()
    matched = IntegerField()
    expires_at = TextField()


class KeptAnswer(Model):
    """What a request with an Idempotency-Key was answered. request: a digest of what was asked."""

    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User)
    key = TextField()
    request = TextField()
    body = TextField()
    created_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "user", "key")


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


ALL = (
    State, Workspace, User, Member, Token, Host, Record, RecordTag, RecordText, RecordCount, TagCount, Job,
    Session, SignInLink, Invitation,
    Confirmation, KeptAnswer, Watch, RecordCheck, Delivery, RecordClicks, ClickDay, ClickKind, ClickVisitor,
    WorkspaceDay, WorkspaceKind, WorkspaceVisitor,
)  # fmt: skip
