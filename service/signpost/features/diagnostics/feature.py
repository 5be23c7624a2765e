"""What diagnostics add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.domain.records.record import RecordView
    from signpost.domain.records.warnings import RecordWarning
    from signpost.mcp.tools import Tool
    from signpost.operations.caller import Caller
    from signpost.rest.blueprint import Blueprint
    from signpost.web.dashboard_pages import DashboardPages

# Where others join in.
HOOKS = "signpost.features.diagnostics.hooks"
# Whose operations its own use.
NEEDS = ("monitoring",)
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/destinations", "/explain")


@hookimpl
def commands() -> Commands:
    return {
        "doctor": (
            "Check each hostname (or HOST) end to end: DNS, certificate, TLS and response.",
            ("signpost.features.diagnostics.doctor_command",),
        ),
        "explain": (
            "Show step by step what a visitor to URL gets, and where they end up.",
            ("signpost.features.diagnostics.commands",),
        ),
        "check-paths": ("Check where each URL in FILE leads.", ("signpost.features.diagnostics.commands",)),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.diagnostics import rest

    return [rest.blp]


@hookimpl
def tools() -> list[Tool]:
    from signpost.features.diagnostics.tools import TOOLS

    return TOOLS


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.diagnostics.pages import blp, explain, landings, typed
    from signpost.translations import mark
    from signpost.web.dashboard_pages import (
        DashboardPages,
        PaletteEntry,
        Panel,
        PanelSlot,
        ShowPanel,
        SidebarEntry,
        SidebarGroup,
    )

    entry = SidebarEntry("/explain", mark("Test a link"), "explain", SidebarGroup.WORK, 55)
    action = PaletteEntry("/explain", mark("Test a link"), "explain", 80, mark("try explain debug preview why"))
    panels: dict[PanelSlot, ShowPanel] = {
        PanelSlot.RECORD_STATE: landings.state_of,
        PanelSlot.RECORD_TOP: landings.landings_at,
        PanelSlot.RECORD_SIDE: landings.outcome_at,
        PanelSlot.RECORD_MENU: lambda record: Panel("diagnostics/menu_entry.html"),
    }
    return DashboardPages(blp, (explain, typed), (entry,), (action,), panels=panels)


@hookimpl
def warnings_about(caller: Caller, records: Sequence[RecordView]) -> list[list[RecordWarning]]:
    from signpost.features.diagnostics import record_warnings

    return record_warnings.warnings_about(caller, records, _status_of)


@hookimpl
def notice_about(host: str) -> str:
    from flask import current_app

    from signpost.features.diagnostics.record_warnings import not_found_leads_back
    from signpost.visits import middleware
    from signpost.visits.dry_run import leads_back

    found = leads_back(middleware.added_to(current_app._get_current_object()), host)  # type: ignore[attr-defined]
    return not_found_leads_back(host) if found else ""


def _status_of(url: str) -> int | None:
    # Few destinations are on a hostname of ours, and what answers visits takes long to import.
    from flask import current_app

    from signpost.visits import middleware
    from signpost.visits.dry_run import status_of

    return status_of(middleware.added_to(current_app._get_current_object()))(url)  # type: ignore[attr-defined]
