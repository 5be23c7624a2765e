"""`signpost agent` and `signpost grant`: connect AI agents, list what they were granted, and end it."""

import click
from flask import current_app

from signpost.cli.command import as_json_option, chosen_workspace, fail, in_workspace, show, with_database
from signpost.cli.entry import group
from signpost.domain.json_types import JsonObject
from signpost.domain.people.credentials import TokenKind
from signpost.features.agents import agent_grants
from signpost.features.agents.agent_configs import CLIENTS
from signpost.operations import roles
from signpost.operations.people import tokens
from signpost.operations.workspaces import workspaces
from signpost.runtime.settings import service_origin


@group("agent").command("config")
@click.argument("client", type=click.Choice([*CLIENTS]))
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR.value, show_default=True, help="Its role.")
@click.option("--user", metavar="EMAIL", help="The user the token belongs to. Default: the owner.")
@in_workspace
@with_database
def print_config(client: str, role: str, user: str | None, workspace: str | None) -> None:
    """Print the configuration for CLIENT, with a new agent token. The token is not shown again.

    Example: signpost agent config claude > .mcp.json
    """
    caller = workspaces.member_caller(chosen_workspace(workspace), user)
    _, secret = tokens.create_token(caller, name=f"Agent: {client}", role=role, kind=TokenKind.AGENT)
    chosen = CLIENTS[client]
    click.echo(chosen.write(f"{service_origin(current_app.config)}/mcp/v1", secret))
    click.echo(f"{chosen.place} It contains a token: keep the file private.", err=True)


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
