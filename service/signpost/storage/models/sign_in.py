"""What signing in needs besides a password: second steps, and what may be used once."""

from __future__ import annotations

import peewee
from peewee import ForeignKeyField, IntegerField, TextField

from signpost.domain.ids import new_id
from signpost.domain.times import now_text
from signpost.storage.models.base import Model
from signpost.storage.models.workspace import User


class Authenticator(Model):
    """An app that shows codes (TOTP, RFC 6238). A user has at most one that is confirmed, and one that is not yet.

    Its secret is in no table (features/sign_in/operations/second_step.py).
    """

    user_id: str

    id = TextField(primary_key=True, default=new_id)
    user = ForeignKeyField(User)
    created_at = TextField(default=now_text)
    # When the user entered a code of it; null: it is being set up.
    confirmed_at = TextField(null=True)
    # The time step, in units of 30 seconds since 1970, of the last code that was used: no code works twice.
    last_step = IntegerField(default=0)


class RecoveryCode(Model):
    """A code that takes the place of the app, once: using it deletes it. Only its digest is stored."""

    digest = TextField(primary_key=True)
    user = ForeignKeyField(User)
    created_at = TextField(default=now_text)


class UsedKey(Model):
    """Something that may not be used again (runtime/used_once.py). digest: of it."""

    purpose = TextField()
    digest = TextField()
    expires_at = TextField()

    class Meta:
        primary_key = peewee.CompositeKey("purpose", "digest")


class OneTimeValue(Model):
    """A value that is shown once. digest: of its kind, owner and key. sealed: encrypted."""

    digest = TextField(primary_key=True)
    kind = TextField()
    sealed = TextField()
    expires_at = TextField()
