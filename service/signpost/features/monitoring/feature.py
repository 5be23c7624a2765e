"""What monitoring adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask
    from marshmallow import Schema
    from peewee import ModelSelect

    from signpost.domain.changes import State
    from signpost.operations.caller import Caller
    from signpost.operations.records.record_extensions import CheckView
    from signpost.operations.records.record_versions import ChangedRecord
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.watcher import Watcher
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import Record
    from signpost.web.dashboard_pages import DashboardPages

# Where others join in.
HOOKS = "signpost.features.monitoring.hooks"
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/wall",)


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.monitoring.tables import TABLES

    return TABLES


@hookimpl
def settings() -> type[Schema]:
    from signpost.features.monitoring.settings import MonitoringSettings

    return MonitoringSettings


@hookimpl
def commands() -> Commands:
    return {
        "geo": (
            "Download the country database from GEO_URL, unless it's already here.",
            ("signpost.features.monitoring.commands",),
        ),
        "wall": (
            "Say of each link whether it works, the worst first.",
            ("signpost.features.monitoring.wall.commands",),
        ),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.monitoring.wall import rest

    return [rest.blp]


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.monitoring.pages import blp, wall
    from signpost.translations import mark
    from signpost.web.dashboard_pages import DashboardPages, PaletteEntry, Panel, PanelSlot

    entry = PaletteEntry(
        "/wall", mark("Does everything work?"), "tick", 45, mark("wall check broken dead down destinations monitoring")
    )
    return DashboardPages(
        blp,
        (wall,),
        found=(entry,),
        panels={PanelSlot.LIST_TOP: lambda: Panel("monitoring/to_wall.html")},
        problems=wall.troubles,
    )


@hookimpl
def add_tasks(watcher: Watcher, app: Flask) -> None:
    from signpost.features.monitoring import tasks

    tasks.add_to(watcher, app)


@hookimpl
def looks_up_hosts() -> bool:
    return True


@hookimpl
def records_added(records: Sequence[Record]) -> None:
    from signpost.features.monitoring import watches
    from signpost.features.monitoring.gentle import follow

    watches.watch_new(records)
    follow.follow_new(records)


@hookimpl
def records_changed(changes: Sequence[ChangedRecord]) -> None:
    from signpost.features.monitoring import watches
    from signpost.features.monitoring.gentle import follow

    watches.watch_changed(changes)
    follow.follow_changed(changes)


@hookimpl
def records_deleted(records: Sequence[Record]) -> None:
    from signpost.features.monitoring import watches

    watches.forget_deleted(records)


@hookimpl
def settings_changed(caller: Caller, after: State) -> None:
    from signpost.features.monitoring.gentle import follow

    follow.follow_setting(caller.workspace, after)


@hookimpl
def title_wanted(record: Record) -> None:
    from signpost.features.monitoring import titles

    titles.schedule_title_fetch(record)


@hookimpl
def found_broken(workspace_id: str) -> ModelSelect[Record]:
    from signpost.features.monitoring.gentle import statements

    return statements.found_broken(workspace_id)


@hookimpl
def checks_of(record_seq: int, count: int) -> list[CheckView]:
    from signpost.features.monitoring import check

    return check.latest(record_seq, count)


@hookimpl
def waiting_work() -> dict[str, tuple[int, str | None]]:
    from signpost.features.monitoring import check

    return {"checks": check.waiting()}


@hookimpl
def sample_checks(workspace_id: str, found: Callable[[str], Mapping[str, Any]]) -> None:
    from signpost.features.monitoring.gentle import statements

    statements.write_sample(workspace_id, found)


@hookimpl
def checks_all(workspace_id: str) -> bool:
    from signpost.features.monitoring.gentle import statements

    return statements.is_on(workspace_id)
