"""`signpost token`: create, list, check and revoke tokens."""

import json

import click

from signpost.cli.command import (
    as_json_option,
    chosen_workspace,
    fail,
    in_workspace,
    line_of_input,
    say,
    show,
    with_database,
)
from signpost.cli.entry import group
from signpost.domain import times
from signpost.domain.json_types import JsonObject
from signpost.domain.people.credentials import TokenKind
from signpost.operations import roles
from signpost.operations.people import tokens
from signpost.operations.workspaces import workspaces

# Of an enum click would show the names of the members.
TOKEN_KINDS = [kind.value for kind in TokenKind]


@group("token").command("create")
@click.option("--name", required=True, help="What the token is for.")
@click.option("--role", type=click.Choice(roles.ROLES), help="Default: the role of the user.")
@click.option(
    "--kind",
    type=click.Choice(TOKEN_KINDS),
    default=TokenKind.API.value,
    show_default=True,
    help="mcp: for agents; create-only: can only create links and redirects.",
)
@click.option("--expires", metavar="TIMESTAMP", help="Expiry time (RFC 3339). Default: never.")
@click.option("--user", metavar="EMAIL", help="The user the token belongs to. Default: the owner.")
@in_workspace
@with_database
def create_token(
    name: str, role: str | None, kind: str, expires: str | None, user: str | None, workspace: str | None
) -> None:
    """Print a new token, once.

    Example: TOKEN=$(signpost token create --role editor --name ci)
    """
    expires_at = None
    if expires is not None:
        try:
            moment = times.parse(expires)
        except ValueError:
            raise click.BadParameter(times.NOT_RFC3339, param_hint="--expires") from None
        if moment <= times.now():
            raise click.BadParameter("This time is in the past.", param_hint="--expires")
        expires_at = times.text(moment)
    caller = workspaces.member_caller(chosen_workspace(workspace), user)
    _, secret = tokens.create_token(caller, name=name, role=role, kind=TokenKind(kind), expires_at=expires_at)
    click.echo(secret)


@group("token").command("list")
@in_workspace
@as_json_option
@with_database
def list_tokens(workspace: str | None, as_json: bool) -> None:
    """List the tokens with role, last use and expiry. The tokens themselves are not stored."""
    rows = [
        {
            "id": row.id,
            "name": row.name,
            "kind": row.kind,
            "role": row.role,
            "user": row.user.email,
            "created_at": row.created_at,
            "last_used_at": row.last_used_at,
            "expires_at": row.expires_at,
            "revoked_at": row.revoked_at,
        }
        for row in tokens.list_tokens(workspaces.member_caller(chosen_workspace(workspace)))
    ]
    show(rows, as_json, _line)


def _line(row: JsonObject) -> str:
    state = f"revoked {row['revoked_at']}" if row["revoked_at"] else f"expires {row['expires_at'] or 'never'}"
    used = f"last used {row['last_used_at'] or 'never'}"
    return f"{row['id']}  {row['kind']}  {row['role']:<7}  {row['name']}  ({row['user']}, {used}, {state})"


@group("token").command("revoke")
@click.argument("token_id", metavar="ID")
@in_workspace
@with_database
def revoke_token(token_id: str, workspace: str | None) -> None:
    """Revoke a token at once. `signpost token list` shows its ID."""
    if not tokens.revoke_token(workspaces.member_caller(chosen_workspace(workspace)), token_id):
        fail(f"There is no token with the id {token_id}.")
    click.echo(f"{token_id} is revoked.")


@group("token").command("check")
@as_json_option
@with_database
def check_token(as_json: bool) -> None:
    """Read a token from standard input and show its owner. Exit code 1: the token is not valid.

    The token is not an argument, because other users of the machine can see the arguments of a command.

    Example: signpost token check < token.txt
    """
    found = tokens.verify_token(tokens.caller_of(line_of_input().strip()))
    say(json.dumps(found) if as_json else found["message"])
