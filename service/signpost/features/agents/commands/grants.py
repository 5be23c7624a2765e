"""`signpost grant`: list and end what agents have that were connected by OAuth."""

import click

from signpost.cli.command import as_json_option, chosen_workspace, fail, in_workspace, show, with_database
from signpost.cli.entry import group
from signpost.domain.json_types import JsonObject
from signpost.features.agents import agent_grants
from signpost.operations.workspaces import workspaces


@group("grant").command("list")
@in_workspace
@as_json_option
@with_database
def list_grants(workspace: str | None, as_json: bool) -> None:
    """List the connected agents with role, last use, and when each ends if it is not used."""
    rows = [
        {
            "id": row.id,
            "name": row.name,
            "place": row.place,
            "client_id": row.client_id,
            "role": row.role,
            "user": row.user.email,
            "created_at": row.created_at,
            "last_used_at": row.last_used_at,
            "expires_at": row.expires_at,
        }
        for row in agent_grants.list_grants(workspaces.member_caller(chosen_workspace(workspace)))
    ]
    show(rows, as_json, _line)


def _line(row: JsonObject) -> str:
    used = f"last used {row['last_used_at'] or 'never'}"
    return f"{row['id']}  {row['role']:<7}  {row['name']}  ({row['place']}, {row['user']}, {used})"


@group("grant").command("end")
@click.argument("grant_id", metavar="ID")
@in_workspace
@with_database
def end_grant(grant_id: str, workspace: str | None) -> None:
    """End the access of a connected agent at once. `signpost grant list` shows its ID."""
    if not agent_grants.end_grant(workspaces.member_caller(chosen_workspace(workspace)), grant_id):
        fail(f"There is no connected agent with the id {grant_id}.")
    click.echo(f"The access {grant_id} has ended.")
