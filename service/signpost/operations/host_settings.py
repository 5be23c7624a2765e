"""A connected hostname as one thing: its flags, and what visitors get where no record answers."""

from __future__ import annotations

from typing import Unpack

from signpost.operations import hosts, roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import HostDetail, HostSettings
from signpost.storage import database


@roles.requires(roles.MANAGER)
def set_host(
    caller: Caller,
    host: str,
    *,
    https_requested: bool | None = None,
    short_links_enabled: bool | None = None,
    **settings: Unpack[HostSettings],
) -> HostDetail:
    """Change the flags and settings of a hostname that are given, and keep the others. Raises NotFound."""
    with database.atomic():
        found = hosts.get_host(caller, host)
        if https_requested is not None or short_links_enabled is not None:
            hosts.connect_host(
                caller,
                host=found.host,
                https_requested=https_requested,
                short_links_enabled=short_links_enabled,
            )
        return hosts.update_host(caller, host, **settings)
