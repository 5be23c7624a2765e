"""How programs, commands and agents create and change many records at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.mcp.tools import Tool
    from signpost.rest.blueprint import Blueprint


@hookimpl
def commands() -> Commands:
    return {
        "bulk": (
            "Create, change or delete many records at once. For whole files, see `signpost import`.",
            ("signpost.features.bulk_changes.commands",),
        ),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.bulk_changes import rest

    return [rest.blp]


@hookimpl
def tools() -> list[Tool]:
    from signpost.features.bulk_changes.tools import TOOLS

    return TOOLS
