"""Background jobs, confirmations of bulk deletions, and stored answers of idempotent requests."""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.domain.ids import new_id
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.times import now_text
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import User, Workspace


class Job(Model):
    """Work that goes on after its answer: what it is about, how far it is. Survives the process."""

    workspace_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace, backref="jobs")
    user = ForeignKeyField(User)
    kind = EnumField(JobKind)
    state = EnumField(JobState)
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
