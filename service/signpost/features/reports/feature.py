"""What questions about clicks add."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.clicks.totals import ClickBreakdowns
    from signpost.features.mail.summary import ClickedWeek
    from signpost.mcp.tools import Tool
    from signpost.operations.caller import Caller
    from signpost.rest.blueprint import Blueprint
    from signpost.storage.feature_tables import FeatureTables

# Where others join in.
HOOKS = "signpost.features.reports.hooks"
_COMMANDS = ("signpost.features.reports.commands",)


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.reports.tables import TABLES

    return TABLES


@hookimpl
def commands() -> Commands:
    return {
        "links": ("", _COMMANDS),
        "report": ("Tell a period of the workspace in numbers and sentences.", _COMMANDS),
        "stats": (
            "Show usage, recent clicks, top links and the nodes; with --storage, also the size of stored data.",
            _COMMANDS,
        ),
        "workspace": ("", _COMMANDS),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.reports import rest

    return [rest.blp]


@hookimpl
def tools() -> list[Tool]:
    from signpost.features.reports.tools import TOOLS

    return TOOLS


@hookimpl
def clicks_of_week(caller: Caller, until: date, zone: str) -> ClickedWeek:
    from signpost.features.reports.period_reports import weekly_mail

    return weekly_mail.clicks_of_week(caller, until, zone)


@hookimpl
def click_breakdowns() -> ClickBreakdowns:
    from signpost.features.reports import counting

    return counting
