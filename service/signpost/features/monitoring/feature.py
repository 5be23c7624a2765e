"""What monitoring adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask
    from marshmallow import Schema

    from signpost.operations.records.record_versions import ChangedRecord
    from signpost.runtime.watcher import Watcher
    from signpost.storage.models import Record


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
    }


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

    watches.watch_new(records)


@hookimpl
def record_changed(change: ChangedRecord) -> None:
    from signpost.features.monitoring import watches

    watches.watch_changed([change])


@hookimpl
def records_changed(changes: Sequence[ChangedRecord]) -> None:
    from signpost.features.monitoring import watches

    watches.watch_changed(changes)


@hookimpl
def record_deleted(record: Record) -> None:
    from signpost.features.monitoring import watches

    watches.forget_deleted([record])


@hookimpl
def records_deleted(records: Sequence[Record]) -> None:
    from signpost.features.monitoring import watches

    watches.forget_deleted(records)


@hookimpl
def title_wanted(record: Record) -> None:
    from signpost.features.monitoring import titles

    titles.schedule_title_fetch(record)
