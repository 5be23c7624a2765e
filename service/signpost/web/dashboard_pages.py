"""What a feature adds to the dashboard: pages, entries of the side bar, and what the search of every page offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from types import ModuleType
from typing import Any

from flask import Blueprint


class SidebarGroup(StrEnum):
    """Where in the side bar an entry stands: with what people work with every day, or with the workspace itself."""

    WORK = "work"
    WORKSPACE = "workspace"
    # Found by the search alone.
    NONE = "none"


@dataclass(frozen=True)
class SidebarEntry:
    """A page that people know by name. path: within a workspace; name: in English, marked for translation; icon: one
    of icons.html; words: what else people call it; order: entries of a group stand in this order.
    """

    path: str
    name: str
    icon: str
    group: SidebarGroup
    order: int
    words: str = ""

    def is_current(self, here: str) -> bool:
        """Whether the page at `here`, within a workspace, belongs to this entry."""
        return here == self.path or (self.path != "/" and here.startswith(self.path + "/"))


@dataclass(frozen=True)
class PaletteEntry:
    """An action or a page that the search of every page offers. note: what it is a part of, or does.

    words: what else people call it; operation: what its form does, which not all may; order: among those of its kind.
    """

    path: str
    name: str
    icon: str
    order: int
    words: str = ""
    note: str = ""
    operation: Callable[..., Any] | None = None


@dataclass(frozen=True)
class DashboardPages:
    """blueprint: its views become those of the dashboard, with the frame, the sign-in and the checks of all pages.

    views: the modules that define them; actions, found: what the search offers besides the entries of the side bar.
    """

    blueprint: Blueprint
    views: tuple[ModuleType, ...]
    sidebar: tuple[SidebarEntry, ...] = ()
    actions: tuple[PaletteEntry, ...] = ()
    found: tuple[PaletteEntry, ...] = ()
