"""What the sign-in of agents adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask

    from signpost.web.service_app import LateFace


@hookimpl
def commands() -> Commands:
    return {
        "agent": ("Connect AI agents.", ("signpost.features.agents.commands.agent",)),
        "grant": ("List connected agents and end their access.", ("signpost.features.agents.commands.grants",)),
    }


@hookimpl
def init_app(app: Flask) -> None:
    from signpost.features.agents.agent_clients import RecentlyViewedClients
    from signpost.storage.app_parts import parts_of

    parts_of(app).add(RecentlyViewedClients())


@hookimpl
def faces() -> list[LateFace]:
    from signpost.web import paths
    from signpost.web.service_app import LateFace

    return [LateFace("oauth", lambda path: path.startswith(paths.OAUTH), _add_oauth)]


def _add_oauth(app: Flask) -> None:
    from signpost.features.agents import oauth

    oauth.init_app(app)
