"""What signing in adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.operations.caller import Caller

# Whose operations its own use.
NEEDS = ("monitoring",)


@hookimpl
def commands() -> Commands:
    return {
        "member": ("Manage the members of a workspace and their roles.", ("signpost.features.sign_in.commands",)),
        "user": ("Create, list and delete users, and set their passwords.", ("signpost.features.sign_in.commands",)),
        "workspace": ("", ("signpost.features.sign_in.commands",)),
    }


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
