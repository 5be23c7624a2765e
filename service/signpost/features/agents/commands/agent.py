"""`signpost agent`: connect the clients of AI agents."""

import click
from flask import current_app

from signpost.cli.command import chosen_workspace, in_workspace, with_database
from signpost.cli.entry import group
from signpost.domain.people.credentials import TokenKind
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
