"""What signing in adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from marshmallow import Schema

    from signpost.domain.people.roles import Role
    from signpost.operations.caller import Caller
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import User, Workspace
    from signpost.web.dashboard_pages import DashboardPages

# Where others join in.
HOOKS = "signpost.features.sign_in.hooks"
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/invitation", "/invitations", "/members", "/second-step", "/sessions", "/sign-in", "/sign-out", "/welcome")


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.sign_in.tables import TABLES

    return TABLES


@hookimpl
def settings() -> type[Schema]:
    from signpost.features.sign_in.settings import SignInSettings

    return SignInSettings


@hookimpl
def commands() -> Commands:
    of_workspaces = "Create, list and delete workspaces, set their plans and settings."
    return {
        "member": ("Manage the members of a workspace and their roles.", ("signpost.features.sign_in.commands",)),
        "user": ("Create, list and delete users, and set their passwords.", ("signpost.features.sign_in.commands",)),
        "workspace": (
            f"{of_workspaces} Workspaces are separate from each other.",
            ("signpost.features.sign_in.commands",),
        ),
    }


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.sign_in.operations import invitations
    from signpost.features.sign_in.pages import (
        account,
        blp,
        devices,
        members,
        passkeys,
        second_step,
        sign_in,
        single_sign_on,
    )
    from signpost.translations import mark
    from signpost.web.dashboard_pages import DashboardPages, PaletteEntry, SidebarEntry, SidebarGroup

    views = (account, devices, members, passkeys, second_step, sign_in, single_sign_on)
    sidebar = (
        SidebarEntry(
            "/members",
            mark("Members"),
            "users",
            SidebarGroup.WORKSPACE,
            50,
            mark("team users people roles invitations"),
        ),
        SidebarEntry(
            "/account",
            mark("Account"),
            "person",
            SidebarGroup.NONE,
            40,
            mark("profile name e-mail password theme dark light time zone dates language shortcuts sessions devices"),
        ),
    )
    actions = (
        PaletteEntry(
            "/members?new#new",
            mark("Invite a member"),
            "users",
            40,
            mark("add team users people"),
            operation=invitations.create_invitation,
        ),
        PaletteEntry(
            "/account/second-step",
            mark("Set up two-step verification"),
            "key",
            110,
            mark("2fa two-factor mfa totp second step authenticator security codes"),
        ),
        PaletteEntry(
            "/account/passkeys",
            mark("Add a passkey"),
            "key",
            120,
            mark("fingerprint face webauthn fido security sign-in"),
        ),
        PaletteEntry("/account#theme", mark("Dark theme"), "person", 130, mark("light mode night appearance colors")),
    )
    found = (
        PaletteEntry(
            "/account/passkeys",
            mark("Passkeys"),
            "key",
            30,
            mark("webauthn fingerprint face security"),
            mark("Account"),
        ),
        PaletteEntry(
            "/account/second-step",
            mark("Two-step verification"),
            "key",
            40,
            mark("2fa two-factor two-step mfa totp"),
            mark("Account"),
        ),
    )
    return DashboardPages(blp, views, sidebar, actions, found)


@hookimpl
def is_known_by_cookie(cookies: Mapping[str, str]) -> bool | None:
    from signpost.features.sign_in.operations import sessions
    from signpost.web import holders

    found = (secret for name, secret in cookies.items() if holders.SESSION_COOKIE in name)
    return any(sessions.caller_of(secret) is not None for secret in found) or None


@hookimpl
def check_setting(caller: Caller, wanted: Mapping[str, str | None]) -> None:
    from signpost.features.sign_in.operations import second_factor

    second_factor.check_setting(caller, wanted)


@hookimpl
def member_gone(user: User) -> None:
    from signpost.features.sign_in.operations import sessions

    sessions.end_links_without_membership(user)


@hookimpl
def workspace_deleted() -> None:
    from signpost.features.sign_in.operations import sessions

    sessions.end_links_without_membership()


@hookimpl
def sample_left(user: User, sample: Workspace, other: Workspace) -> None:
    from signpost.features.sign_in.tables import Session

    Session.update(workspace=other).where((Session.workspace == sample) & (Session.user == user)).execute()


@hookimpl
def role_changed(workspace: Workspace, user: User, role: Role) -> None:
    from signpost.features.sign_in.operations import invitations

    invitations.end_beyond(workspace, user, role)
