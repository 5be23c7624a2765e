"""What holds for a while and once: keys that were used, and values that wait for their owner."""

from __future__ import annotations

import peewee
from peewee import TextField

from signpost.storage.models.base import Model


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
