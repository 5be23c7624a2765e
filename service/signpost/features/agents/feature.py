"""What the sign-in of agents adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask
    from marshmallow import Schema

    from signpost.domain.records.record import CreatedVia
    from signpost.operations.caller import Caller
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import User
    from signpost.web.dashboard_pages import DashboardPages
    from signpost.web.service_app import LateFace

# Whose operations its own use.
NEEDS = ("dashboard",)
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/agents", "/oauth")


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.agents.tables import TABLES

    return TABLES


@hookimpl
def settings() -> type[Schema]:
    from signpost.features.agents.settings import AgentSettings

    return AgentSettings


@hookimpl
def commands() -> Commands:
    return {
        "agent": ("Connect AI agents.", ("signpost.features.agents.commands",)),
        "grant": ("List connected agents and end their access.", ("signpost.features.agents.commands",)),
    }


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.agents import pages
    from signpost.web.dashboard_pages import DashboardPages, PanelSlot, ShowPanel

    panels: dict[PanelSlot, ShowPanel] = {
        PanelSlot.TOKENS: pages.connected_agents,
        PanelSlot.NEW_TOKEN: pages.new_token,
        PanelSlot.OWN_ACCESS: pages.own_agents,
    }
    return DashboardPages(pages.blp, (pages,), panels=panels)


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


@hookimpl
def caller_of_secret(secret: str, via: CreatedVia) -> Caller | None:
    from flask import current_app

    from signpost.domain.people.credentials import GrantSecret, is_grant_secret
    from signpost.domain.records.record import CreatedVia

    if via is not CreatedVia.MCP or not current_app.config["AGENT_OAUTH"]:
        return None
    if not is_grant_secret(secret, GrantSecret.ACCESS):
        return None
    from signpost.features.agents import agent_grants

    return agent_grants.caller_of(secret)


@hookimpl
def access_ended(user: User, via: CreatedVia) -> None:
    from signpost.features.agents import agent_grants

    agent_grants.end_grants_of(user, via=via)


@hookimpl
def sign_in_challenge(sent: bool) -> str | None:
    from signpost.features.agents.oauth import addresses

    return addresses.challenge(sent=sent) if addresses.is_on() else None


@hookimpl
def acts_for(user: User) -> bool:
    from signpost.features.agents.tables import AgentGrant

    return AgentGrant.select().where(AgentGrant.user == user).exists()
