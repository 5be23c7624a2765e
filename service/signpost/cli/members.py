"""`signpost user`, `workspace` and `member`: who may do what, where."""

import sys
from typing import Any

import click

from signpost.cli.command import as_json_option, chosen_workspace, group, in_workspace, main, say, show, with_database
from signpost.operations import bootstrap, invitations, roles, sessions, usage, workspaces
from signpost.runtime import plan_file
from signpost.storage import database


@main.group()
def user() -> None:
    """Manage the people who may sign in."""


@user.command("create")
@click.option("--name", required=True)
@click.option("--email", required=True)
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR, show_default=True)
@in_workspace
@with_database
def create_user(name: str, email: str, role: str, workspace: str | None) -> None:
    """Make a user and member of a workspace."""
    with database.atomic():
        person = workspaces.create_user(name, email)
        workspaces.add_member(chosen_workspace(workspace), person, role)
    say(f"{person.id}  {person.email}  {role}")


@user.command("password")
@click.argument("email")
@click.option("--revoke-tokens", is_flag=True, help="Revoke the user's API tokens, too, in every workspace.")
@with_database
def set_password(email: str, revoke_tokens: bool) -> None:
    """Set a user's password: asked for on a terminal, else the first line of standard input.

    The user's sessions end, and sign-in links that are out.

    Example: signpost user password bo@example.com < new-password.txt
    """
    person = workspaces.find_user(email)
    if sys.stdin.isatty():
        password = click.prompt("New password", hide_input=True, confirmation_prompt=True, err=True)
    else:
        password = sys.stdin.readline().rstrip("\r\n")
    sessions.reset_password(person, password, revoke_tokens=revoke_tokens)
    tokens = " Their tokens are revoked." if revoke_tokens else ""
    say(f"{person.email} has a new password. Their sessions have ended.{tokens}")


@main.command("sign-in")
@click.argument("email", required=False)
@with_database
def sign_in(email: str | None) -> None:
    """Print a link to the dashboard that signs a user in, once, within half an hour. EMAIL: whom; the first owner.

    For a first time, and for those who have lost their password.
    """
    owner = workspaces.member_caller(chosen_workspace(None)).user
    person = owner if email is None else workspaces.find_user(email)
    say(bootstrap.sign_in_url(sessions.make_link(person)))


@group("workspace").command("create")
@click.option("--name", required=True)
@click.option("--owner", metavar="EMAIL", required=True, help="A user that exists; see `signpost user create`.")
@click.option("--plan", default=plan_file.SELF_HOSTED, show_default=True, help="A plan of plans.toml.")
@with_database
def create_workspace(name: str, owner: str, plan: str) -> None:
    """Make a workspace; a token for it: `signpost token create --workspace ID --name first`."""
    made = workspaces.create_workspace(name, workspaces.find_user(owner), plan)
    say(f"{made.id}  {made.name}  {made.plan}")


@group("workspace").command("list")
@as_json_option
@with_database
def list_workspaces(as_json: bool) -> None:
    """List the workspaces with their plans and what they use."""
    rows: list[dict[str, Any]] = [
        {"id": row.id, "name": row.name, "plan": row.plan, "created_at": row.created_at, "used": usage.usage(row)}
        for row in workspaces.list_workspaces()
    ]
    show(rows, as_json, _workspace_line)


def _workspace_line(row: dict[str, Any]) -> str:
    used = ", ".join(f"{category} {count}" for category, count in row["used"].items())
    return f"{row['id']}  {row['name']}  {row['plan']}  ({used})"


@group("workspace").command("plan")
@click.argument("workspace_", metavar="WORKSPACE")
@click.argument("plan")
@with_database
def set_plan(workspace_: str, plan: str) -> None:
    """Give WORKSPACE (id or name) another PLAN of plans.toml. What exists above its limits stays."""
    found = workspaces.find_workspace(workspace_)
    workspaces.set_plan(found, plan)
    say(f"{found.name} has the plan {plan}.")


@main.group()
def member() -> None:
    """Who may work in a workspace, and in which role."""


@member.command("add")
@click.argument("email")
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR, show_default=True)
@in_workspace
@with_database
def add_member(email: str, role: str, workspace: str | None) -> None:
    """Let a user that exists work in a workspace."""
    found, person = chosen_workspace(workspace), workspaces.find_user(email)
    workspaces.add_member(found, person, role)
    say(f"{person.email} is {role} of {found.name}.")


@member.command("invite")
@click.argument("email")
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR, show_default=True)
@in_workspace
@with_database
def invite_member(email: str, role: str, workspace: str | None) -> None:
    """Print a link by which whoever has EMAIL joins a workspace: once, within 7 days.

    They sign in with the account that they have, or make one. The invitation comes from the owner.
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    _, secret = invitations.create_invitation(caller, email=email, role=role)
    say(bootstrap.invitation_url(secret))


@member.command("role")
@click.argument("email")
@click.argument("role", type=click.Choice(roles.ROLES))
@in_workspace
@with_database
def set_role(email: str, role: str, workspace: str | None) -> None:
    """Give a member another role; it bounds the member's tokens at once."""
    found, person = chosen_workspace(workspace), workspaces.find_user(email)
    workspaces.set_role(found, person, role)
    say(f"{person.email} is {role} of {found.name}.")


@member.command("remove")
@click.argument("email")
@in_workspace
@with_database
def remove_member(email: str, workspace: str | None) -> None:
    """End a membership and its tokens; the links that the member made stay."""
    found, person = chosen_workspace(workspace), workspaces.find_user(email)
    workspaces.remove_member(found, person)
    say(f"{person.email} is no longer a member of {found.name}.")


@member.command("list")
@in_workspace
@as_json_option
@with_database
def list_members(workspace: str | None, as_json: bool) -> None:
    """List the members of a workspace."""
    rows = [
        {"email": row.user.email, "name": row.user.name, "role": row.role, "created_at": row.created_at}
        for row in workspaces.list_members(chosen_workspace(workspace))
    ]
    show(rows, as_json, lambda row: f"{row['email']}  {row['role']:<7}  {row['name']}  (since {row['created_at']})")
