"""Secrets and signatures of webhooks, as Standard Webhooks writes them. No secret is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
from datetime import datetime, timedelta

from signpost.domain import times
from signpost.runtime import settings
from signpost.storage import keys
from signpost.storage.models import Webhook

# So long after a secret was replaced, what is sent has two signatures: receivers accept either.
BOTH_FOR = timedelta(hours=24)


def secret(webhook: Webhook) -> str:
    """The secret with which the receiver verifies signatures."""
    return "whsec_" + base64.b64encode(_key(webhook.id, webhook.secret_version)).decode()


def headers(webhook: Webhook, id: str, moment: datetime, body: bytes) -> dict[str, str]:
    """The headers of a delivery."""
    versions = [webhook.secret_version]
    if webhook.secret_changed_at is not None and times.parse(webhook.secret_changed_at) > moment - BOTH_FOR:
        versions.append(webhook.secret_version - 1)
    keys_ = [_key(webhook.id, version) for version in versions]
    return signed_headers(keys_, id, moment, body)


def signed_headers(keys_: list[bytes], id: str, moment: datetime, body: bytes) -> dict[str, str]:
    """The headers of Standard Webhooks, with a signature by each key."""
    seconds = str(int(moment.timestamp()))
    content = f"{id}.{seconds}.".encode() + body
    signatures = [base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode() for key in keys_]
    return {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": seconds,
        "webhook-signature": " ".join(f"v1,{signature}" for signature in signatures),
    }


def _key(webhook_id: str, version: int) -> bytes:
    return keys.derive(settings.active()["INSTANCE"], f"webhook secret {webhook_id} {version}")
