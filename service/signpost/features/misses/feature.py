"""What paths that are not found add."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask

    from signpost.domain.clicks.click_events import Missed, MissSink
    from signpost.domain.records.record import RecordView
    from signpost.mcp.tools import Tool
    from signpost.operations.caller import Caller
    from signpost.rest.blueprint import Blueprint
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import Record
    from signpost.web.dashboard_pages import DashboardPages

# What addresses of its pages and operations begin with, and no others.
PATHS = ("/misses",)


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.misses.tables import TABLES

    return TABLES


@hookimpl
def commands() -> Commands:
    modules = ("signpost.features.misses.commands",)
    return {
        "fix-misses": ("Redirect paths that visitors requested and didn't find, with one undo.", modules),
        "ignore-misses": ("Leave paths out of `signpost misses`, or list them again.", modules),
        "misses": ("List the paths that visitors requested and didn't find, most frequent first.", modules),
        "rescued": ("Count the visitors that redirects for missing paths have rescued.", modules),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.misses import rest

    return [rest.blp]


@hookimpl
def tools() -> list[Tool]:
    from signpost.features.misses.tools import TOOLS

    return TOOLS


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.misses import pages
    from signpost.translations import mark
    from signpost.web.dashboard_pages import DashboardPages, PanelSlot, ShowPanel, SidebarEntry, SidebarGroup

    entry = SidebarEntry(
        "/misses", mark("Not found"), "miss", SidebarGroup.WORK, 50, mark("404 missing broken errors rescued")
    )
    panels: dict[PanelSlot, ShowPanel] = {PanelSlot.RECORD_TOP: pages.rescue_of, PanelSlot.OVERVIEW_SIDE: pages.rescued}
    numbers = {"/misses": pages.number_in_inbox}
    return DashboardPages(pages.blp, (pages,), sidebar=(entry,), numbers=numbers, panels=panels)


@hookimpl
def record_extensions(caller: Caller, records: Sequence[RecordView]) -> dict[str, list[Any]]:
    from signpost.features.misses import rescues

    found = rescues.rescues_by_id(caller, [record.id for record in records])
    return {"rescued": [found.get(record.id) for record in records]}


@hookimpl
def count_missed(caller: Caller, since: str, until: str, host: str | None, what: Missed | None) -> tuple[int, int]:
    from signpost.features.misses import misses

    return misses.count(caller, since, until, host, what)


@hookimpl
def list_missed(
    caller: Caller, since: str, until: str, host: str | None, what: Missed | None
) -> Iterable[tuple[str, str, str, int, int]]:
    from signpost.features.misses import statements

    return statements.list_misses(caller.workspace.id, since, until, host, what)


@hookimpl
def commonest_misses(caller: Caller, since: str, until: str, count: int) -> list[tuple[str, int]]:
    from signpost.features.misses import misses

    return misses.commonest(caller, since, until, count)


@hookimpl
def rescued_visitors(caller: Caller, since: str, until: str) -> tuple[int, int]:
    from signpost.features.misses import rescues

    return rescues.rescued_between(caller, since, until)


@hookimpl
def init_app(app: Flask) -> None:
    from signpost.features.misses.inbox import InboxNumbers
    from signpost.storage.app_parts import parts_of

    parts_of(app).add(InboxNumbers())


@hookimpl
def miss_sink(app: Flask) -> MissSink:
    from signpost.features.misses.counter import MissCounter
    from signpost.storage.app_parts import parts_of

    return parts_of(app).add(MissCounter(app))


@hookimpl
def complete_records(records: Sequence[Record]) -> None:
    from signpost.features.misses import rescues

    rescues.mark(records)


@hookimpl
def sample_misses(rows: Sequence[Mapping[str, Any]]) -> None:
    from signpost.features.misses.tables import Miss

    Miss.append(rows)
