"""Where others join in what becomes of webhooks, in the transaction that stores it."""

from signpost.hooks import hookspec


@hookspec
def webhook_failed(workspace_id: str, url: str, reason: str) -> None:
    """A webhook, to a URL, was switched off, because its receiver is gone. reason: a sentence."""
