"""What saved views add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.rest.blueprint import Blueprint
    from signpost.storage.feature_tables import FeatureTables
    from signpost.web.dashboard_pages import DashboardPages

# What addresses of its pages and operations begin with, and no others.
PATHS = ("/views",)


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.saved_views.tables import TABLES

    return TABLES


@hookimpl
def commands() -> Commands:
    return {
        "view": (
            "Save filters and the order of a list under a name.",
            ("signpost.features.saved_views.commands",),
        ),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.saved_views import rest

    return [rest.blp]


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.saved_views import pages
    from signpost.web.dashboard_pages import DashboardPages, PanelSlot

    panels = {PanelSlot.LIST_VIEWS: pages.views_of_list, PanelSlot.LIST_FILTERS: pages.saving_of_list}
    return DashboardPages(pages.blp, (pages,), panels=panels)
