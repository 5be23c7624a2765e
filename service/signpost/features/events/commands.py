"""`signpost events`, `webhook`, `delivery` and `notifications`: what happened, and who was told of it."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

import click

from signpost.cli.command import (
    Long,
    as_json_option,
    chosen_workspace,
    count_text,
    in_workspace,
    say,
    table_row,
    with_database,
)
from signpost.cli.entry import group, main
from signpost.cli.lists import count_option, limit_of, say_more, show_pages
from signpost.cli.schema_commands import PAGE, SEVERAL, Command, add_command
from signpost.domain.events import FAMILIES, SUBSCRIBABLE, EventType, expand_names
from signpost.domain.json_types import JsonObject
from signpost.features.events import webhook_secrets
from signpost.features.events.operations import events, webhooks
from signpost.features.events.operations.events import EventView
from signpost.features.events.operations.webhooks import DeliveryView
from signpost.features.events.schemas import (
    DeliveryQuery,
    DeliverySchema,
    WebhookInput,
    WebhookSchema,
    WebhookUpdate,
    WebhookWithSecret,
)
from signpost.operations.workspaces import workspaces
from signpost.schemas.listing import PER_PAGE

# How often the database is looked at, and how many events are read at once.
EVERY_S = 0.5
EVENTS_AT_ONCE = 100
# Visits are left out: each webhook has batches of its own.
_LISTED = [entry for entry in SUBSCRIBABLE if entry is not EventType.CLICKS]
_NAMES = [*FAMILIES, *map(str, _LISTED)]


@main.command("events")
@click.option(
    "--count",
    type=click.IntRange(0, 10_000),
    help=f"How many to list at most. Default: all; on a terminal without --json, and with --follow, {PER_PAGE}.",
)
@click.option("--type", "types", type=click.Choice(_NAMES), multiple=True, help="Only this type. Repeatable.")
@click.option("--follow", is_flag=True, help="Keep printing events as they happen, until Ctrl-C.")
@in_workspace
@as_json_option
@with_database
def list_events(count: int | None, types: tuple[str, ...], follow: bool, workspace: str | None, as_json: bool) -> None:
    """List the newest events: changes of links, hostnames and members, and jobs that ended.

    Events are kept for three days. Visits are not among them: the stream of the API has those. With --json, each line
    is the body that webhooks get.

    Example: signpost events --type 'link.*' --follow
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    wanted = [entry for entry in expand_names(types or FAMILIES) if entry in _LISTED]
    seq = 0
    limit = PER_PAGE if follow and count is None else limit_of(count, as_json)
    if limit is None:
        while rows := events.events_after(caller, wanted, seq, EVENTS_AT_ONCE):
            _show(rows, as_json)
            seq = rows[-1].seq
        return
    # One more than are shown: it says whether there are more, and where to go on even if none is to be shown.
    rows = events.latest_events(caller, wanted, limit + 1)
    seq = rows[-1].seq if rows else 0
    _show(rows[-limit:] if limit else [], as_json)
    if count is None and not follow and len(rows) > limit:
        say_more()
    while follow:
        rows = events.events_after(caller, wanted, seq, EVENTS_AT_ONCE)
        _show(rows, as_json)
        if rows:
            seq = rows[-1].seq
        else:
            time.sleep(EVERY_S)


def _show(rows: list[EventView], as_json: bool) -> None:
    for row in rows:
        if as_json:
            say(row.body)
        else:
            data = json.loads(row.body)["data"]
            what = data.get("url") or data.get("host") or data.get("kind") or data.get("name") or ""
            say(table_row(row.created_at, f"{row.type:<21}", Long(str(what))))


def _webhook_line(row: JsonObject) -> str:
    only = " ".join(f"only {row[name]}" for name in ("host", "tag") if row[name])
    waiting = f"{row['waiting']} waiting" if row["waiting"] else ""
    names = ", ".join(row["events"])
    return table_row(row["id"], f"{row['state']:<6}", Long(row["url"]), Long(names), only, waiting, Long(row["reason"]))


def _delivery_line(row: JsonObject) -> str:
    return table_row(row["id"], *_delivery_cells(row))


def _notification_line(row: JsonObject) -> str:
    return table_row(*_delivery_cells(row))


def _delivery_cells(row: JsonObject) -> tuple[str, ...]:
    facts = [
        count_text(row["attempts"], "attempt"),
        row["reason"],
        f"next attempt {row['due_at']}" if row["due_at"] else "",
    ]
    details = f"({', '.join(filter(None, facts))})"
    return row["created_at"], f"{row['event']:<21}", f"{row['state']:<9}", Long(row["url"]), details


COMMANDS = (
    Command(
        "webhook list",
        "list_webhooks",
        webhooks.list_webhooks,
        WebhookSchema,
        "List the webhooks with their state, the oldest first.",
        shape=SEVERAL,
        line=_webhook_line,
    ),
    Command("webhook get", "get_webhook", webhooks.get_webhook, WebhookSchema, "Show a webhook.", argument="id"),
    Command(
        "webhook create",
        "create_webhook",
        webhooks.create_webhook,
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
        known=webhooks.get_webhook,
        done=lambda webhook: f"The webhook to {webhook.url} is deleted.",
    ),
    Command(
        "webhook secret",
        "replace_webhook_secret",
        webhooks.replace_secret,
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
        webhooks.list_deliveries,
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
        webhooks.get_delivery,
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


@group("notifications").command("list")
@count_option
@in_workspace
@as_json_option
@with_database
def list_notifications(count: int | None, workspace: str | None, as_json: bool) -> None:
    """List the notifications with their delivery status, the newest first."""
    caller = workspaces.member_caller(chosen_workspace(workspace))

    def read(size: int, cursor: str | None) -> tuple[list[DeliveryView], str | None]:
        rows, cursors = webhooks.list_deliveries(caller, sort="-created_at", per_page=size, cursor=cursor)
        return rows, cursors.next

    def dump(rows: Sequence[DeliveryView]) -> list[JsonObject]:
        dumped: list[JsonObject] = DeliverySchema(many=True).dump(rows)
        return dumped

    show_pages(read, count, as_json, dump, lambda rows: [_notification_line(row) for row in dump(rows)])


@group("notifications").command("secret")
@click.option(
    "--replace", "is_new", is_flag=True, help="Create a new one first. Notifications are signed with both for a day."
)
@in_workspace
@with_database
def show_secret(is_new: bool, workspace: str | None) -> None:
    """Print the secret with which the receiver of notify_url verifies notifications (Standard Webhooks)."""
    id_ = chosen_workspace(workspace).id
    if is_new:
        webhook_secrets.replace_of_notifications(id_)
    click.echo(webhook_secrets.of_notifications(id_).text)
