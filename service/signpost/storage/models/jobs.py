"""Background jobs, confirmations of bulk deletions, and stored answers of idempotent requests."""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.domain.ids import new_id
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.records.record import CreatedVia
from signpost.domain.times import now_text
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import User, Workspace


class Job(Model):
    """Work that continues after the answer to its request: its task and its progress. It survives the process."""

    workspace_id: str
    user_id: str

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User)
    kind = EnumField(JobKind)
    state = EnumField(JobState)
    # What it was requested with: the filters of a deletion, the plan of an import.
    request = JSONField()
    # Only records that have not changed since this time are touched.
    moment = TextField()
    # Of a deletion: the last record looked at. Of an import: the number of the last line.
    last_seq = IntegerField(default=0)
    last_line = IntegerField(default=0)
    matched = IntegerField()
    deleted = IntegerField(default=0)
    updated = IntegerField(default=0)
    # Of an import: how many lines had which result. Of an update: unchanged and refused ones.
    created = IntegerField(default=0)
    unchanged = IntegerField(default=0)
    refused = IntegerField(default=0)
    # Of an import: how many of the created records are paused.
    paused = IntegerField(default=0)
    # Of an import: lines that are not in its report, because it would be too long.
    untold = IntegerField(default=0)
    # Why it failed, as a sentence.
    reason = TextField(default="")
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)
    finished_at = TextField(null=True)
    # Who requested it is `user`; this is how, for the history.
    via = EnumField(CreatedVia, default=CreatedVia.API)
    token_name = TextField(default="")
    request_id = TextField(default="")

    @property
    def is_dry(self) -> bool:
        return bool(self.request.get("is_dry"))

    @property
    def done(self) -> int:
        """How many of `matched` are processed."""
        return self.deleted + self.updated + self.created + self.unchanged + self.refused


class JobRecord(Model):
    """A record that a job will change, chosen before it began."""

    job = ForeignKeyField(Job, on_delete="CASCADE")
    record_seq = IntegerField()

    class Meta:
        primary_key = peewee.CompositeKey("job", "record_seq")


class Confirmation(Model):
    """A bulk deletion that was previewed and may be confirmed. digest: of the token that confirms it."""

    digest = TextField(primary_key=True)
    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User)
    filter = JSONField()
    matched = IntegerField()
    expires_at = TextField()


class StoredResponse(Model):
    """The answer to a request with an Idempotency-Key. request: a digest of the request."""

    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User)
    key = TextField()
    request = TextField()
    body = TextField()
    created_at = TextField(default=now_text)

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "user", "key")
        table_name = "kept_answer"
