"""`signpost webhook` and `signpost delivery`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from signpost.cli.schema_commands import LISTED, PAGE, Command, add_command
from signpost.cli.tables import Long, table_row
from signpost.domain.json_types import JsonObject
from signpost.features.events.operations import deliveries, webhooks
from signpost.features.events.operations.webhooks import WebhookView
from signpost.features.events.schemas.webhook import WebhookInput, WebhookSchema, WebhookUpdate, WebhookWithSecret
from signpost.operations.caller import Caller
from signpost.schemas.records.check import DeliveryQuery, DeliverySchema


def _with_secret(created: tuple[WebhookView, str]) -> JsonObject:
    view, secret = created
    return {**asdict(view), "secret": secret}


def _create(caller: Caller, **fields: Any) -> JsonObject:
    return _with_secret(webhooks.create_webhook(caller, **fields))


def _replace_secret(caller: Caller, id_: str) -> JsonObject:
    return _with_secret(webhooks.replace_secret(caller, id_))


def _webhook_line(row: JsonObject) -> str:
    only = " ".join(f"only {row[name]}" for name in ("host", "tag") if row[name])
    waiting = f"{row['waiting']} waiting" if row["waiting"] else ""
    names = ", ".join(row["events"])
    return table_row(row["id"], f"{row['state']:<6}", Long(row["url"]), Long(names), only, waiting, Long(row["reason"]))


def _delivery_line(row: JsonObject) -> str:
    attempts = f"{row['attempts']} {'attempt' if row['attempts'] == 1 else 'attempts'}"
    facts = [attempts, row["reason"], f"next attempt {row['due_at']}" if row["due_at"] else ""]
    details = f"({', '.join(filter(None, facts))})"
    return table_row(
        row["id"], row["created_at"], f"{row['event']:<21}", f"{row['state']:<9}", Long(row["url"]), details
    )


COMMANDS = (
    Command(
        "webhook list",
        "list_webhooks",
        webhooks.list_webhooks,
        WebhookSchema,
        "List the webhooks with their state, the oldest first.",
        shape=LISTED,
        line=_webhook_line,
    ),
    Command("webhook get", "get_webhook", webhooks.get_webhook, WebhookSchema, "Show a webhook.", argument="id"),
    Command(
        "webhook create",
        "create_webhook",
        _create,
        WebhookWithSecret,
        "Add a webhook and show its secret once.\n\n"
        "Example: signpost webhook create --url https://hooks.example.com/signpost --events 'link.*' --events job.done",
        WebhookInput,
    ),
    Command(
        "webhook update",
        "update_webhook",
        webhooks.update_webhook,
        WebhookSchema,
        "Change a webhook, or turn it off or on.\n\nExample: signpost webhook update ID --state off",
        WebhookUpdate,
        "id",
    ),
    Command(
        "webhook delete",
        "delete_webhook",
        webhooks.delete_webhook,
        None,
        "Delete a webhook. Pending deliveries are dropped.",
        argument="id",
    ),
    Command(
        "webhook secret",
        "replace_webhook_secret",
        _replace_secret,
        WebhookWithSecret,
        "Replace a webhook's secret and show the new one. Messages are signed with both for 24 hours.",
        argument="id",
    ),
    Command(
        "webhook test",
        "test_webhook",
        webhooks.test_webhook,
        DeliverySchema,
        "Send a test to a webhook. The server sends it; `signpost delivery list` shows whether it has arrived.",
        argument="id",
        line=_delivery_line,
    ),
    Command(
        "delivery list",
        "list_deliveries",
        deliveries.list_deliveries,
        DeliverySchema,
        "List what was sent to webhooks and notify_url, newest first.\n\n"
        "Example: signpost delivery list --filter webhook=ID",
        DeliveryQuery,
        shape=PAGE,
        line=_delivery_line,
    ),
    Command(
        "delivery get",
        "get_delivery",
        deliveries.get_delivery,
        DeliverySchema,
        "Show what was sent, and whether it has arrived.",
        argument="id",
    ),
    Command(
        "delivery replay",
        "replay_delivery",
        webhooks.replay,
        DeliverySchema,
        "Send a delivery again, under its id. The server sends it.",
        argument="id",
        line=_delivery_line,
    ),
)

for _command in COMMANDS:
    add_command(_command)
