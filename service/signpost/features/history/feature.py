"""What the history adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.mcp.tools import Tool
    from signpost.rest.blueprint import Blueprint


@hookimpl
def commands() -> Commands:
    return {
        "changes": ("List the changes in a workspace, and undo them.", ("signpost.features.history.commands",)),
        "links": ("", ("signpost.features.history.commands",)),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.history import rest

    return [rest.blp]


@hookimpl
def tools() -> list[Tool]:
    from signpost.features.history.tools import TOOLS

    return TOOLS
