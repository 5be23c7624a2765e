"""The command line: `signpost serve`, `token create`, ... Commands may run beside the server, which notices at once."""

import json
import sys
import time
from collections.abc import Callable
from functools import wraps
from typing import Any

import click
from flask import Flask

from service import database, first_start, plan_file, server, settings, times
from service.caller import Caller
from service.database import DatabaseError
from service.errors import ServiceError
from service.factory import create_app
from service.models import Job, Workspace
from service.operations import bulk, roles, tokens, usage, workspaces
from service.schemas.job import JobSchema
from service.settings import SettingsError

FOLLOW_EVERY_S = 0.2


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


_in_workspace = click.option("--workspace", metavar="WORKSPACE", help="Id or name. Default: the first one.")
_as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def _workspace(text: str | None) -> Workspace:
    return first_start.ensure_workspace() if text is None else workspaces.find_workspace(text)


@main.group()
def token() -> None:
    """Make, list and revoke tokens."""


@token.command("create")
@click.option("--name", required=True, help="What the token is for.")
@click.option("--role", type=click.Choice(roles.ROLES), help="Default: the role of the user.")
@click.option("--kind", type=click.Choice(tokens.KINDS), default=tokens.API, show_default=True, help="mcp: for agents.")
@click.option("--expires", metavar="TIMESTAMP", help="When it ends to be valid (RFC 3339). Default: never.")
@click.option("--user", metavar="EMAIL", help="Whose token. Default: the owner's.")
@_in_workspace
@_with_database
def create_token(
    name: str, role: str | None, kind: str, expires: str | None, user: str | None, workspace: str | None
) -> None:
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
    caller = workspaces.member_caller(_workspace(workspace), user)
    _, secret = tokens.create_token(caller, name=name, role=role, kind=kind, expires_at=expires_at)
    click.echo(secret)


@token.command("list")
@_in_workspace
@_as_json
@_with_database
def list_tokens(workspace: str | None, as_json: bool) -> None:
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
        for row in tokens.list_tokens(workspaces.member_caller(_workspace(workspace)))
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
@_in_workspace
@_with_database
def revoke_token(token_id: str, workspace: str | None) -> None:
    """Make a token useless at once. ID: as `signpost token list` shows it."""
    if not tokens.revoke_token(workspaces.member_caller(_workspace(workspace)), token_id):
        _fail(f"There is no token with the id {token_id}.")
    click.echo(f"{token_id} is revoked.")


@main.group()
def user() -> None:
    """Manage the people who may sign in."""


@user.command("create")
@click.option("--name", required=True)
@click.option("--email", required=True)
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR, show_default=True)
@_in_workspace
@_with_database
def create_user(name: str, email: str, role: str, workspace: str | None) -> None:
    """Make a user and member of a workspace."""
    with database.atomic():
        person = workspaces.create_user(name, email)
        workspaces.add_member(_workspace(workspace), person, role)
    click.echo(f"{person.id}  {person.email}  {role}")


@main.group()
def workspace() -> None:
    """Make workspaces, list them, give them plans. Nothing of one is seen in another."""


@workspace.command("create")
@click.option("--name", required=True)
@click.option("--owner", metavar="EMAIL", required=True, help="A user that exists; see `signpost user create`.")
@click.option("--plan", default=plan_file.SELF_HOSTED, show_default=True, help="A plan of plans.toml.")
@_with_database
def create_workspace(name: str, owner: str, plan: str) -> None:
    """Make a workspace; a token for it: `signpost token create --workspace ID --name first`."""
    made = workspaces.create_workspace(name, workspaces.find_user(owner), plan)
    click.echo(f"{made.id}  {made.name}  {made.plan}")


@workspace.command("list")
@_as_json
@_with_database
def list_workspaces(as_json: bool) -> None:
    """List the workspaces with their plans and what they use."""
    rows: list[dict[str, Any]] = [
        {"id": row.id, "name": row.name, "plan": row.plan, "created_at": row.created_at, "used": usage.usage(row)}
        for row in workspaces.list_workspaces()
    ]
    if as_json:
        click.echo(json.dumps(rows))
        return
    for row in rows:
        used = ", ".join(f"{category} {count}" for category, count in row["used"].items())
        click.echo(f"{row['id']}  {row['name']}  {row['plan']}  ({used})")


@workspace.command("plan")
@click.argument("workspace_", metavar="WORKSPACE")
@click.argument("plan")
@_with_database
def set_plan(workspace_: str, plan: str) -> None:
    """Give WORKSPACE (id or name) another PLAN of plans.toml. What exists above its limits stays."""
    found = workspaces.find_workspace(workspace_)
    workspaces.set_plan(found, plan)
    click.echo(f"{found.name} has the plan {plan}.")


@main.group()
def member() -> None:
    """Who may work in a workspace, and in which role."""


@member.command("add")
@click.argument("email")
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR, show_default=True)
@_in_workspace
@_with_database
def add_member(email: str, role: str, workspace: str | None) -> None:
    """Let a user that exists work in a workspace."""
    found = _workspace(workspace)
    person = workspaces.find_user(email)
    workspaces.add_member(found, person, role)
    click.echo(f"{person.email} is {role} of {found.name}.")


@member.command("role")
@click.argument("email")
@click.argument("role", type=click.Choice(roles.ROLES))
@_in_workspace
@_with_database
def set_role(email: str, role: str, workspace: str | None) -> None:
    """Give a member another role; it bounds the member's tokens at once."""
    found = _workspace(workspace)
    person = workspaces.find_user(email)
    workspaces.set_role(found, person, role)
    click.echo(f"{person.email} is {role} of {found.name}.")


@member.command("remove")
@click.argument("email")
@_in_workspace
@_with_database
def remove_member(email: str, workspace: str | None) -> None:
    """End a membership and its tokens; the links that the member made stay."""
    found = _workspace(workspace)
    person = workspaces.find_user(email)
    workspaces.remove_member(found, person)
    click.echo(f"{person.email} is no longer a member of {found.name}.")


@member.command("list")
@_in_workspace
@_as_json
@_with_database
def list_members(workspace: str | None, as_json: bool) -> None:
    """List the members of a workspace."""
    rows = [
        {"email": row.user.email, "name": row.user.name, "role": row.role, "created_at": row.created_at}
        for row in workspaces.list_members(_workspace(workspace))
    ]
    if as_json:
        click.echo(json.dumps(rows))
        return
    for row in rows:
        click.echo(f"{row['email']}  {row['role']:<7}  {row['name']}  (since {row['created_at']})")


@main.command("jobs")
@click.option("--follow", is_flag=True, help="Show progress until no job is left.")
@_in_workspace
@_as_json
@_with_database
def list_jobs(follow: bool, workspace: str | None, as_json: bool) -> None:
    """List the latest jobs: bulk deletions, how many records matched, how many are deleted.

    Jobs run in the server; they go on when it starts again.
    """
    caller = workspaces.member_caller(_workspace(workspace))
    if follow:
        for job in bulk.list_unfinished(caller):
            _follow(caller, job)
    rows, _ = bulk.list_jobs(caller, sort="-created_at", per_page=20)
    if as_json:
        click.echo(json.dumps([JobSchema().dump(row) for row in rows]))
        return
    for row in rows:
        when = f"finished {row.finished_at}" if row.finished_at else f"since {row.created_at}"
        click.echo(f"{row.id}  {row.kind}  {row.state:<7}  {row.deleted} of {row.matched}  ({when})")


def _follow(caller: Caller, job: Job) -> None:
    """A progress bar until the job has ended."""
    length = max(job.matched, 1)
    with click.progressbar(length=length, label=f"{job.kind} {job.id}", file=sys.stderr) as bar:
        while job.finished_at is None:
            bar.update(job.deleted - bar.pos)
            time.sleep(FOLLOW_EVERY_S)
            job = bulk.get_job(caller, job.id)
        # What was changed since the request stays, so fewer may be deleted than matched.
        bar.update(length - bar.pos)


if __name__ == "__main__":
    main()
