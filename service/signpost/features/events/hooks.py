"""Where others join in what becomes of webhooks, in the transaction that stores it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import hookspec

if TYPE_CHECKING:
    from signpost.storage.models import Webhook


@hookspec
def webhook_failed(webhook: Webhook) -> None:
    """A webhook was switched off, because its receiver is gone."""
