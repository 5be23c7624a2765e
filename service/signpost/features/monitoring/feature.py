"""What monitoring adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask

    from signpost.runtime.tasks.watcher import Watcher


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
