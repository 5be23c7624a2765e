"""The secret that signs notifications to `notify_url`: derived from the key of the instance, and stored nowhere.

A row of `state` has how often it was replaced, and when last; without a row it never was.
"""

from __future__ import annotations

import base64
import json
from datetime import datetime

from signpost.domain import times
from signpost.runtime import settings
from signpost.runtime.events.webhook_secrets import BOTH_FOR
from signpost.storage import database, keys
from signpost.storage.models import State


def secret(workspace_id: str) -> str:
    """The secret with which the receiver verifies signatures, as Standard Webhooks writes it."""
    version, _ = _version(workspace_id)
    return "whsec_" + base64.b64encode(_key(workspace_id, version)).decode()


def keys_at(workspace_id: str, moment: datetime) -> list[bytes]:
    """The keys that sign at `moment`: for a day after the secret was replaced, the former one too."""
    version, changed_at = _version(workspace_id)
    is_new = changed_at is not None and times.parse(changed_at) > moment - BOTH_FOR
    return [_key(workspace_id, entry) for entry in ([version, version - 1] if is_new else [version])]


def replace(workspace_id: str) -> None:
    """Give a workspace another secret; for a day both sign."""
    with database.atomic():
        version, _ = _version(workspace_id)
        value = json.dumps({"version": version + 1, "changed_at": times.now_text()})
        forget(workspace_id)
        State.create(name=_name(workspace_id), value=value)


def forget(workspace_id: str) -> None:
    """Forget that the secret was ever replaced: the workspace is being deleted."""
    State.delete().where(State.name == _name(workspace_id)).execute()


def _version(workspace_id: str) -> tuple[int, str | None]:
    row = State.get_or_none(State.name == _name(workspace_id))
    if row is None:
        return 0, None
    value = json.loads(row.value)
    return value["version"], value["changed_at"]


def _name(workspace_id: str) -> str:
    return f"notify_url secret {workspace_id}"


def _key(workspace_id: str, version: int) -> bytes:
    purpose = f"webhook {workspace_id}" + (f" {version}" if version else "")
    return keys.derive(settings.active()["INSTANCE"], purpose)
