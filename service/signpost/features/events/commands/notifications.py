"""`signpost notifications`: what was sent to notify_url, and the secret that its receiver verifies."""

import click

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, show, with_database
from signpost.cli.entry import group
from signpost.cli.tables import Long, table_row
from signpost.features.events import webhook_secrets
from signpost.features.events.operations import deliveries
from signpost.operations.workspaces import workspaces
from signpost.schemas.records.check import DeliverySchema


@group("notifications").command("list")
@click.option("--count", type=click.IntRange(1, 1000), default=25, show_default=True, help="How many to list.")
@in_workspace
@as_json_option
@with_database
def list_notifications(count: int, workspace: str | None, as_json: bool) -> None:
    """List the newest notifications with their delivery status."""
    caller = workspaces.member_caller(chosen_workspace(workspace))
    rows, _ = deliveries.list_deliveries(caller, sort="-created_at", per_page=count)
    show(DeliverySchema(many=True).dump(rows), as_json, _line)


def _line(row: dict[str, str]) -> str:
    facts = [f"{row['attempts']} attempts", row["reason"], f"next attempt {row['due_at']}" if row["due_at"] else ""]
    details = ", ".join(fact for fact in facts if fact)
    return table_row(row["created_at"], f"{row['event']:<21}", f"{row['state']:<9}", Long(row["url"]), f"({details})")


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
