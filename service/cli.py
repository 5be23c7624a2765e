"""The command line: `signpost serve`, `token create`, ... Commands may run beside the server, which notices at once."""

import json
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import click
from flask import Flask

from service import database, first_start, server, settings, times
from service.database import DatabaseError
from service.errors import ServiceError
from service.factory import create_app
from service.operations import roles, tokens, workspaces
from service.settings import SettingsError


def _fail(sentence: str) -> None:
    click.echo(f"signpost: {sentence}", err=True)
    sys.exit(1)


def _app() -> Flask:
    try:
        return create_app()
    except (SettingsError, DatabaseError) as error:
        _fail(str(error))
        raise


def _with_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Run a command in an app context; what the service refuses becomes one sentence and exit code 1."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> Any:
        for name, value in kwargs.items():
            if isinstance(value, str) and not value.isprintable():
                _fail(f"{name}: not readable text.")
        with _app().app_context():
            try:
                return command(*args, **kwargs)
            except ServiceError as error:
                reasons = [f"{name}: {' '.join(texts)}" for name, texts in error.extra.get("errors", {}).items()]
                _fail(" ".join(reasons) or error.message)

    return run


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="signpost")
def main() -> None:
    """Short links and redirects on your own hostnames.

    Settings come from SIGNPOST_* variables and instance/config.toml; `signpost config` shows them.
    """


@main.command()
def serve() -> None:
    """Serve links, API and documentation until stopped (Ctrl-C or SIGTERM)."""
    server.main()


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(as_json: bool) -> None:
    """Show every setting with its value and meaning; secrets are masked."""
    try:
        described = settings.described(settings.load())
    except SettingsError as error:
        _fail(str(error))
        return
    if as_json:
        click.echo(json.dumps({name: value for name, value, _ in described}))
        return
    for name, value, meaning in described:
        click.echo(f"{settings.PREFIX}{name} = {json.dumps(value)}\n    {meaning}")


@main.command()
def migrate() -> None:
    """Bring the database up to date; `serve` does the same when it starts."""
    app = _app()
    click.echo(f"{database.of(app).path} is up to date.")


@main.group()
def token() -> None:
    """Make, list and revoke tokens."""


@token.command("create")
@click.option("--name", required=True, help="What the token is for.")
@click.option("--role", type=click.Choice(roles.ROLES), help="Default: the role of the user.")
@click.option("--kind", type=click.Choice(tokens.KINDS), default=tokens.API, show_default=True, help="mcp: for agents.")
@click.option("--expires", metavar="TIMESTAMP", help="When it ends to be valid (RFC 3339). Default: never.")
@click.option("--user", metavar="EMAIL", help="Whose token. Default: the owner's.")
@_with_database
def create_token(name: str, role: str | None, kind: str, expires: str | None, user: str | None) -> None:
    """Print a new token. It is shown this once.

    Example: TOKEN=$(signpost token create --role editor --name ci)
    """
    expires_at = None
    if expires is not None:
        try:
            moment = times.parse(expires)
        except ValueError:
            raise click.BadParameter("Not a timestamp (RFC 3339), like 2030-12-31T23:59:59Z.") from None
        if moment <= times.now():
            raise click.BadParameter("This moment is in the past.")
        expires_at = times.text(moment)
    caller = workspaces.member_caller(first_start.ensure_workspace(), user)
    _, secret = tokens.create_token(caller, name=name, role=role, kind=kind, expires_at=expires_at)
    click.echo(secret)


@token.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON array.")
@_with_database
def list_tokens(as_json: bool) -> None:
    """List the tokens with role, last use and end; the tokens themselves are kept nowhere."""
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
        for row in tokens.list_tokens(workspaces.member_caller(first_start.ensure_workspace()))
    ]
    if as_json:
        click.echo(json.dumps(rows))
        return
    for row in rows:
        state = f"revoked {row['revoked_at']}" if row["revoked_at"] else f"expires {row['expires_at'] or 'never'}"
        used = f"last used {row['last_used_at'] or 'never'}"
        click.echo(f"{row['id']}  {row['kind']}  {row['role']:<7}  {row['name']}  ({row['user']}, {used}, {state})")


@token.command("revoke")
@click.argument("token_id", metavar="ID")
@_with_database
def revoke_token(token_id: str) -> None:
    """Make a token useless at once. ID: as `signpost token list` shows it."""
    if not tokens.revoke_token(workspaces.member_caller(first_start.ensure_workspace()), token_id):
        _fail(f"There is no token with the id {token_id}.")
    click.echo(f"{token_id} is revoked.")


@main.group()
def user() -> None:
    """Manage the people who may sign in."""


@user.command("create")
@click.option("--name", required=True)
@click.option("--email", required=True)
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR, show_default=True)
@_with_database
def create_user(name: str, email: str, role: str) -> None:
    """Make a user and member of the workspace."""
    with database.atomic():
        person = workspaces.create_user(name, email)
        workspaces.add_member(first_start.ensure_workspace(), person, role)
    click.echo(f"{person.id}  {person.email}  {role}")


if __name__ == "__main__":
    main()
