"""Taking a person out of the event log."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

from signpost.domain.json_types import JsonObject
from signpost.features.events.tables import Event
from signpost.storage import database
from signpost.storage.models import User
from signpost.storage.models.base import json_text


def erase(user: User, name: str, email: str) -> None:
    """Put `name` and `email` in place of what a user is called, also in events of this transaction."""
    # Those are written at its end.
    database.defer_write(partial(_erase, name=name, email=email), user.id)


def _erase(user_ids: Sequence[str], *, name: str, email: str) -> None:
    gone = {"name": name, "email": email}
    for user_id in user_ids:
        for event in list(Event.select().where(Event.body.contains(user_id))):
            body: JsonObject = json.loads(event.body)
            data = body["data"]
            if data.get("creator", {}).get("id") == user_id:
                data["creator"]["name"] = name
            if data.get("id") == user_id:
                data |= gone
                for state in data.get("changed", {}).values():
                    state |= {field: gone[field] for field in state if field in gone}
            event.body = json_text(body)
            event.save(only=[Event.body])
