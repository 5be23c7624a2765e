"""The pages that the side bar and the search lead to: the dashboard's own, and those that other features add."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from flask import Flask

from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import workspace_settings
from signpost.storage.app_parts import current_parts, parts_of
from signpost.translations import mark
from signpost.web.dashboard_pages import DashboardPages, PaletteEntry, SidebarEntry, SidebarGroup

_WORK, _WORKSPACE = SidebarGroup.WORK, SidebarGroup.WORKSPACE
_OWN = (
    SidebarEntry("/", mark("Overview"), "home", _WORK, 10, mark("home start dashboard today")),
    SidebarEntry("/links", mark("Links"), "link", _WORK, 20, mark("short urls tags")),
    SidebarEntry(
        "/redirects", mark("Redirects"), "redirect", _WORK, 30, mark("forward old addresses patterns 301 302")
    ),
    SidebarEntry(
        "/clicks",
        mark("Clicks"),
        "chart",
        _WORK,
        40,
        mark("analytics statistics stats visitors traffic countries referrers browsers campaigns chart utm map"),
    ),
    SidebarEntry(
        "/hosts", mark("Hostnames"), "globe", _WORK, 70, mark("dns domains custom domain ssl https certificate")
    ),
    SidebarEntry(
        "/tokens",
        mark("Tokens & agents"),
        "key",
        _WORKSPACE,
        20,
        mark("api keys mcp claude chatgpt cursor rest programs"),
    ),
    SidebarEntry(
        "/tools",
        mark("Tools"),
        "tool",
        _WORKSPACE,
        30,
        mark("bookmarklet extension sharex shortcuts iphone android app"),
    ),
    SidebarEntry("/jobs", mark("Jobs"), "jobs", SidebarGroup.NONE, 20, mark("background running imports deletions")),
    SidebarEntry(
        "/settings", mark("Settings"), "gear", _WORKSPACE, 70, mark("preferences workspace name logo brand pages")
    ),
)
_ACTIONS = (
    PaletteEntry(
        "/links/new",
        mark("New link"),
        "plus",
        10,
        mark("create add shorten short url"),
        operation=records.create_link,
    ),
    PaletteEntry(
        "/redirects/new",
        mark("New redirect"),
        "plus",
        20,
        mark("create add forward move"),
        operation=records.create_link,
    ),
    PaletteEntry(
        "/hosts?new#new",
        mark("Connect a hostname"),
        "globe",
        50,
        mark("add dns domains custom"),
        operation=hosts.connect_host,
    ),
    PaletteEntry("/tokens?new#new", mark("Create a token"), "key", 90, mark("api key new create program")),
    PaletteEntry(
        "/settings",
        mark("Change the logo"),
        "gear",
        140,
        mark("brand image pages qr"),
        mark("Visitor pages and QR codes"),
        workspace_settings.update_setting,
    ),
)
_FOUND = (
    PaletteEntry(
        "/settings/notifications",
        mark("Notifications"),
        "gear",
        10,
        mark("e-mail alerts reports"),
        mark("Settings"),
    ),
    PaletteEntry("/settings/plan", mark("Plan and usage"), "gear", 20, mark("limits quota billing"), mark("Settings")),
)


@dataclass(frozen=True)
class Navigation:
    """What leads to the pages of an app. work, workspace: the groups of the side bar; actions, found: of the search."""

    work: tuple[SidebarEntry, ...]
    workspace: tuple[SidebarEntry, ...]
    actions: tuple[PaletteEntry, ...]
    found: tuple[PaletteEntry, ...]
    paths: frozenset[str]

    @property
    def shortcuts(self) -> tuple[SidebarEntry, ...]:
        """The first of the bar at the bottom of a phone; all others are in its menu."""
        return self.work[:2]

    def has_page(self, path: str) -> bool:
        """Whether a page that people know by name is there: that of a feature may be off."""
        return path in self.paths


def init_app(app: Flask, added: Sequence[DashboardPages]) -> None:
    """added: what other features add."""
    sidebar = sorted((*_OWN, *(entry for pages in added for entry in pages.sidebar)), key=lambda entry: entry.order)
    groups = {group: tuple(entry for entry in sidebar if entry.group is group) for group in SidebarGroup}
    actions = _in_order((*_ACTIONS, *(entry for pages in added for entry in pages.actions)))
    named = {(action.path, action.name) for action in actions}
    found = (
        *(
            PaletteEntry(entry.path, entry.name, entry.icon, 0, entry.words)
            for group in SidebarGroup
            for entry in groups[group]
            if (entry.path, entry.name) not in named
        ),
        *_in_order((*_FOUND, *(entry for pages in added for entry in pages.found))),
    )
    paths = frozenset(entry.path for entry in sidebar)
    parts_of(app).add(Navigation(groups[SidebarGroup.WORK], groups[SidebarGroup.WORKSPACE], actions, found, paths))


def _in_order(entries: Iterable[PaletteEntry]) -> tuple[PaletteEntry, ...]:
    return tuple(sorted(entries, key=lambda entry: entry.order))


def current() -> Navigation:
    return current_parts()[Navigation]
