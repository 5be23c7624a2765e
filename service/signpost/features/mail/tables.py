"""E-mails to members, and which kinds they want."""

from __future__ import annotations

from pathlib import Path

import peewee
from peewee import BooleanField, ForeignKeyField, IntegerField, TextField

from signpost.domain.ids import new_id
from signpost.domain.mail import MailKind, MailState
from signpost.domain.times import now_text
from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.workspace import User, Workspace


class Mail(Model):
    """An e-mail to a member; without a user, one for every member who wants it, which is split when it is due.

    about: what it reports. The text is made when it is sent, so neither text nor address is stored. due_at: of the next
    attempt.
    """

    workspace_id: str
    user_id: str | None

    id = TextField(primary_key=True, default=new_id)
    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User, null=True)
    kind = EnumField(MailKind)
    about = JSONField(default=dict)
    state = EnumField(MailState, default=MailState.WAITING)
    attempts = IntegerField(default=0)
    # Of the last attempt, a sentence; "" if it succeeded.
    reason = TextField(default="")
    due_at = TextField(null=True, default=now_text)
    created_at = TextField(default=now_text)
    updated_at = TextField(default=now_text)


class MailChoice(Model):
    """That a member wants a kind of e-mail, or does not; without a row, their role decides."""

    workspace_id: str
    user_id: str

    workspace = ForeignKeyField(Workspace)
    user = ForeignKeyField(User)
    kind = EnumField(MailKind)
    is_wanted = BooleanField()

    class Meta:
        primary_key = peewee.CompositeKey("workspace", "user", "kind")


# E-mail, also what could not be sent.
MAIL_DAYS = 30
KEPT = (Kept(name="e-mails", bound=f"{MAIL_DAYS} days", table="mail", column="id", after_s=86_400 * MAIL_DAYS),)

MODELS = (Mail, MailChoice)
TABLES = FeatureTables(MODELS, Path(__file__).parent / "migrations", KEPT)
