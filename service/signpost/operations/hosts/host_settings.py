"""A connected hostname as one thing: its flags, and what visitors get where no record answers."""

from __future__ import annotations

from typing import Unpack

from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.hosts.hosts import HostChanges, HostDetail


@roles.requires(roles.MANAGER)
def set_host(caller: Caller, host: str, **settings: Unpack[HostChanges]) -> HostDetail:
    """Change the flags and settings of a hostname that are given, and keep the others; a flag that is null is kept.

    Raises NotFound.
    """
    if settings.get("https_requested") is None:
        settings.pop("https_requested", None)
    if settings.get("short_links_enabled") is None:
        settings.pop("short_links_enabled", None)
    return hosts.update_host(caller, host, **settings)
