"""The secrets that sign what webhooks and `notify_url` get, as Standard Webhooks says.

They are derived from the key of the instance, and stored nowhere. How often one was replaced, and when last, has the
row of the webhook; for notifications a row of `state`, without which it never was.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from signpost.domain import times
from signpost.domain.json_types import JsonObject
from signpost.features.events.tables import Webhook
from signpost.storage import database, keys
from signpost.storage.models import State

# So long after a secret was replaced, what is sent is signed by former ones, too: receivers accept any. Two, because
# who loses the new one before the receiver has it replaces it again.
FORMER_FOR, FORMER = timedelta(hours=24), 2


@dataclass(frozen=True)
class SigningSecret:
    """A secret. purpose: what its key is derived for, given a version; changed_at: when it was replaced."""

    purpose: Callable[[int], str]
    version: int
    changed_at: str | None

    @property
    def text(self) -> str:
        """With it the receiver verifies signatures."""
        return "whsec_" + base64.b64encode(self._key(self.version)).decode()

    def keys_at(self, moment: datetime) -> list[bytes]:
        """The keys that sign at `moment`, the present one first: for a day after it was replaced, former ones too."""
        is_new = self.changed_at is not None and times.parse(self.changed_at) > moment - FORMER_FOR
        oldest = max(0, self.version - FORMER) if is_new else self.version
        return [self._key(version) for version in range(self.version, oldest - 1, -1)]

    def headers(self, id: str, moment: datetime, body: bytes) -> dict[str, str]:
        """The headers of a delivery, with a signature by each key."""
        seconds = str(int(moment.timestamp()))
        content = f"{id}.{seconds}.".encode() + body
        digests = [hmac.digest(key, content, hashlib.sha256) for key in self.keys_at(moment)]
        return {
            "Content-Type": "application/json",
            "webhook-id": id,
            "webhook-timestamp": seconds,
            "webhook-signature": " ".join(f"v1,{base64.b64encode(digest).decode()}" for digest in digests),
        }

    def _key(self, version: int) -> bytes:
        return keys.derive(self.purpose(version))


def of_webhook(webhook: Webhook) -> SigningSecret:
    name = f"webhook secret {webhook.id}"
    return SigningSecret(lambda version: f"{name} {version}", webhook.secret_version, webhook.secret_changed_at)


def of_notifications(workspace_id: str) -> SigningSecret:
    saved = State.load(_name(workspace_id))
    value: JsonObject = {"version": 0, "changed_at": None} if saved is None else json.loads(saved)
    return SigningSecret(lambda version: f"webhook {workspace_id} {version or ''}".rstrip(), **value)


def replace_of_notifications(workspace_id: str) -> None:
    """Give a workspace another secret; for a day former ones sign, too."""
    with database.atomic():
        version = of_notifications(workspace_id).version + 1
        value = json.dumps({"version": version, "changed_at": times.now_text()})
        State.store(_name(workspace_id), value)


def _name(workspace_id: str) -> str:
    # With the id at the end it is deleted with the workspace.
    return f"notify_url secret {workspace_id}"
