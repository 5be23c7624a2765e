"""What events add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask

    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.tasks.watcher import Watcher


@hookimpl
def commands() -> Commands:
    return {
        "delivery": (
            "List what was sent to webhooks, and send it again.",
            ("signpost.features.events.commands.webhooks",),
        ),
        "events": (
            "List the newest events: changes of links, hostnames and members, and jobs that ended.",
            ("signpost.features.events.commands.events",),
        ),
        "notifications": (
            "Show the notifications sent to notify_url, and the secret that signs them.",
            ("signpost.features.events.commands.notifications",),
        ),
        "webhook": ("Add, change, test and delete webhooks.", ("signpost.features.events.commands.webhooks",)),
    }


@hookimpl
def add_parts(app: Flask) -> None:
    from signpost.features.events import shapes

    shapes.init_app(app)


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.events.rest import deliveries, events, webhooks

    return [deliveries.blp, events.blp, webhooks.blp]


@hookimpl
def add_tasks(watcher: Watcher, app: Flask) -> None:
    from signpost.features.events.delivery import tasks

    tasks.add_to(watcher, app)
