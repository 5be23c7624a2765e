"""`signpost user`, `workspace`, `member` and `sign-in`: users and their roles in workspaces."""

import sys

import click

from signpost.cli.command import (
    as_json_option,
    chosen_workspace,
    confirm,
    fail,
    in_workspace,
    line_of_input,
    say,
    show,
    with_database,
)
from signpost.cli.entry import group, main
from signpost.domain.json_types import JsonObject
from signpost.features.sign_in.operations import account, invitations, second_factor, sessions, users
from signpost.operations import roles
from signpost.operations.workspaces import bootstrap, deletions, usage, workspaces
from signpost.runtime import plan_file
from signpost.storage import database


@group("user").command("create")
@click.option("--name", required=True)
@click.option("--email", required=True)
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR.value, show_default=True)
@in_workspace
@with_database
def create_user(name: str, email: str, role: str, workspace: str | None) -> None:
    """Create a user and add them to a workspace."""
    with database.atomic():
        person = workspaces.create_user(name, email)
        workspaces.add_member(chosen_workspace(workspace), person, role)
    say(f"{person.id}  {person.email}  {role}")


@group("user").command("update")
@click.argument("email")
@click.option("--name", help="The new name.")
@click.option("--email", "new_email", help="The new e-mail address, which the user then signs in with.")
@with_database
def update_user(email: str, name: str | None, new_email: str | None) -> None:
    """Change the name or e-mail address of a user. Their sessions, tokens and password keep working.

    Example: signpost user update owner@localhost --name "Ana Sousa" --email ana@example.com
    """
    person = workspaces.find_user(email)
    account.update_user(person, name=name, email=new_email)
    say("  ".join((person.id, new_email or person.email, name or person.name)))


@group("user").command("password")
@click.argument("email")
@click.option("--revoke-tokens", is_flag=True, help="Also revoke the user's API tokens in every workspace.")
@with_database
def set_password(email: str, revoke_tokens: bool) -> None:
    """Set a user's password. On a terminal it is prompted for; otherwise the first line of standard input is used.

    The user's sessions end, and unused sign-in links stop working.

    Example: signpost user password bo@example.com < new-password.txt
    """
    person = workspaces.find_user(email)
    if sys.stdin.isatty():
        password = click.prompt("New password", hide_input=True, confirmation_prompt=True, err=True)
    else:
        password = line_of_input()
    sessions.reset_password(person, password, revoke_tokens=revoke_tokens)
    tokens = " Their tokens are revoked." if revoke_tokens else ""
    say(f"{person.email} has a new password. Their sessions have ended.{tokens}")


@group("user").command("second-step-off")
@click.argument("email")
@with_database
def switch_second_step_off(email: str) -> None:
    """Turn off a user's two-step verification, for someone who lost their phone and recovery codes.

    Their passkeys are removed, too, and their connection with single sign-on if they have a password, and their
    sessions end. Make sure you know who's asking.

    Example: signpost user second-step-off bo@example.com
    """
    person = workspaces.find_user(email)
    had_any = second_factor.reset(person)
    what_ended = ". Their sessions have ended" if had_any else " already"
    say(f"{person.email} signs in without two-step verification{what_ended}.")


@group("user").command("list")
@as_json_option
@with_database
def list_users(as_json: bool) -> None:
    """List everyone who has an account, with their roles."""
    rows: list[JsonObject] = [
        {
            "id": user.id,
            "email": user.email,
            "name": user.name,
            "created_at": user.created_at,
            "workspaces": [{"id": of.id, "name": of.name, "role": role} for of, role in user.roles],
        }
        for user in users.list_users()
    ]
    show(rows, as_json, _user_line)


def _user_line(row: JsonObject) -> str:
    roles_ = ", ".join(f"{entry['role']} of {entry['name']}" for entry in row["workspaces"])
    return f"{row['email']}  {row['name']}  ({roles_ or 'no workspace'}; since {row['created_at']})"


@group("user").command("delete")
@click.argument("email")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@with_database
def delete_user(email: str, yes: bool) -> None:
    """Delete a user: memberships, tokens, sessions, and name and e-mail address everywhere, also in the history.

    The links they created stay. There is no undo.

    Example: signpost user delete bo@example.com
    """
    person = workspaces.find_user(email)
    if not yes:
        confirm(f"Delete {person.name} ({person.email}) for good?")
    users.delete_user(person)
    say(f"{person.email} is deleted.")


@main.command("sign-in")
@click.argument("email", required=False)
@with_database
def sign_in(email: str | None) -> None:
    """Print a one-time link that signs a user in to the dashboard. It expires after 30 minutes.

    EMAIL defaults to the first owner. Use it for the first sign-in and for users who have lost their password.
    """
    owner = workspaces.member_caller(chosen_workspace(None)).user
    person = owner if email is None else workspaces.find_user(email)
    say(bootstrap.sign_in_url(sessions.make_link(person)))


@group("workspace").command("create")
@click.option("--name", required=True)
@click.option("--owner", metavar="EMAIL", required=True, help="An existing user; see `signpost user create`.")
@click.option("--plan", default=plan_file.SELF_HOSTED, show_default=True, help="A plan from plans.toml.")
@with_database
def create_workspace(name: str, owner: str, plan: str) -> None:
    """Create a workspace. Then create a token: `signpost token create --workspace ID --name first`."""
    if (person := workspaces.user_with(owner)) is None:
        fail(f"--owner: There is no user with the e-mail address {owner}. `signpost user create` creates one.")
    workspace = workspaces.create_workspace(name, person, plan)
    if sum(entry.name == workspace.name for entry in workspaces.list_workspaces()) > 1:
        say(f"Another workspace has the name {workspace.name}, so commands take the id of each.", err=True)
    say(f"{workspace.id}  {workspace.name}  {workspace.plan}")


@group("workspace").command("list")
@as_json_option
@with_database
def list_workspaces(as_json: bool) -> None:
    """List the workspaces with their plans and their usage."""
    rows: list[JsonObject] = [
        {"id": row.id, "name": row.name, "plan": row.plan, "created_at": row.created_at, "used": usage.usage(row)}
        for row in workspaces.list_workspaces()
    ]
    show(rows, as_json, _workspace_line)


def _workspace_line(row: JsonObject) -> str:
    used = ", ".join(f"{category} {count}" for category, count in row["used"].items())
    return f"{row['id']}  {row['name']}  {row['plan']}  ({used})"


@group("workspace").command("plan")
@click.argument("workspace_", metavar="WORKSPACE")
@click.argument("plan")
@with_database
def set_plan(workspace_: str, plan: str) -> None:
    """Change the plan of WORKSPACE (id or name) to PLAN from plans.toml. Records beyond its limits are kept."""
    found = workspaces.find_workspace(workspace_)
    workspaces.set_plan(found, plan)
    say(f"{found.name} has the plan {plan}.")


@group("workspace").command("delete")
@click.argument("workspace_", metavar="WORKSPACE")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@with_database
def delete_workspace(workspace_: str, yes: bool) -> None:
    """Delete WORKSPACE (id or name) with its hostnames, links, clicks, members, tokens and history.

    Users keep their accounts. There is no undo: make a backup first.

    Example: signpost workspace delete "Old shop"
    """
    found = workspaces.find_workspace(workspace_)
    if not yes:
        used = ", ".join(f"{category} {count}" for category, count in usage.usage(found).items())
        confirm(f"Delete the workspace {found.name} for good ({used})?")
    deletions.delete_workspace(found)
    say(f"The workspace {found.name} is deleted.")


@group("member").command("add")
@click.argument("email")
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR.value, show_default=True)
@in_workspace
@with_database
def add_member(email: str, role: str, workspace: str | None) -> None:
    """Add an existing user to a workspace."""
    found, person = chosen_workspace(workspace), workspaces.find_user(email)
    workspaces.add_member(found, person, role)
    say(f"{person.email} is {role} of {found.name}.")


@group("member").command("invite")
@click.argument("email")
@click.option("--role", type=click.Choice(roles.ROLES), default=roles.EDITOR.value, show_default=True)
@in_workspace
@with_database
def invite_member(email: str, role: str, workspace: str | None) -> None:
    """Print a one-time invitation link for EMAIL to join a workspace. It expires after 7 days.

    The invited person signs in or creates an account. The invitation comes from the owner.
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    _, secret = invitations.create_invitation(caller, email=email, role=role)
    say(bootstrap.invitation_url(secret))


@group("member").command("role")
@click.argument("email")
@click.argument("role", type=click.Choice(roles.ROLES))
@in_workspace
@with_database
def set_role(email: str, role: str, workspace: str | None) -> None:
    """Change the role of a member. The member's tokens are limited to the new role at once."""
    found, person = chosen_workspace(workspace), workspaces.find_user(email)
    workspaces.set_role(found, person, role)
    say(f"{person.email} is {role} of {found.name}.")


@group("member").command("remove")
@click.argument("email")
@in_workspace
@with_database
def remove_member(email: str, workspace: str | None) -> None:
    """Remove a member from a workspace and revoke their tokens there. The links they created stay."""
    found, person = chosen_workspace(workspace), workspaces.find_user(email)
    workspaces.remove_member(found, person)
    say(f"{person.email} is no longer a member of {found.name}.")


@group("member").command("list")
@in_workspace
@as_json_option
@with_database
def list_members(workspace: str | None, as_json: bool) -> None:
    """List the members of a workspace."""
    found = chosen_workspace(workspace)
    factors = second_factor.of_members(found)
    rows = [
        {
            "email": row.user.email,
            "name": row.user.name,
            "role": row.role,
            "created_at": row.created_at,
            "second_step": factors.get(row.user.id, []),
            "by_provider": row.by_provider,
        }
        for row in workspaces.list_members(found)
    ]
    show(rows, as_json, _line)


def _line(row: JsonObject) -> str:
    notes = [f"since {row['created_at']}", f"two-step verification: {' and '.join(row['second_step']) or 'none'}"]
    if row["by_provider"]:
        notes.append("role from single sign-on")
    return f"{row['email']}  {row['role']:<7}  {row['name']}  ({', '.join(notes)})"
