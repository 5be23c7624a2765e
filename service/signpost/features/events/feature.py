"""What events add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask

    from signpost.domain.changes import State, Verb
    from signpost.domain.clicks.click_events import VisitSink
    from signpost.operations.caller import Caller
    from signpost.operations.records.record_versions import ChangedRecord
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.watcher import Watcher
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import Host, Job, Record, User
    from signpost.web.dashboard_pages import DashboardPages

# Where others join in.
HOOKS = "signpost.features.events.hooks"
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/deliveries", "/events", "/webhooks")


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.events.tables import TABLES

    return TABLES


@hookimpl
def commands() -> Commands:
    return {
        "delivery": (
            "List what was sent to webhooks, and send it again.",
            ("signpost.features.events.commands",),
        ),
        "events": (
            "List the newest events: changes of links, hostnames and members, and jobs that ended.",
            ("signpost.features.events.commands",),
        ),
        "notifications": (
            "Show the notifications sent to notify_url, and the secret that signs them.",
            ("signpost.features.events.commands",),
        ),
        "webhook": ("Add, change, test and delete webhooks.", ("signpost.features.events.commands",)),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.events import rest

    return [rest.deliveries_blp, rest.blp, rest.webhooks_blp]


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.events.operations import webhooks as operations
    from signpost.features.events.pages import blp, deliveries, event_stream, overview, webhooks
    from signpost.translations import mark
    from signpost.web.dashboard_pages import DashboardPages, PaletteEntry, PanelSlot, SidebarEntry, SidebarGroup

    sidebar = (
        SidebarEntry(
            "/webhooks", mark("Webhooks"), "hook", SidebarGroup.WORKSPACE, 40, mark("events slack notifications")
        ),
        SidebarEntry("/deliveries", mark("Deliveries"), "hook", SidebarGroup.NONE, 30, mark("webhooks sent failed")),
    )
    action = PaletteEntry(
        "/webhooks?new#new",
        mark("Add a webhook"),
        "hook",
        100,
        mark("new create events slack"),
        operation=operations.create_webhook,
    )
    return DashboardPages(
        blp,
        (deliveries, event_stream, webhooks),
        sidebar,
        (action,),
        panels={PanelSlot.OVERVIEW_NOW: overview.right_now},
        problems=overview.failing_webhooks,
    )


@hookimpl
def init_app(app: Flask) -> None:
    from signpost.features.events import event_stream

    event_stream.init_app(app)


@hookimpl
def hang_up(app: Flask) -> None:
    from signpost.features.events import event_stream

    event_stream.of(app).hang_up()


@hookimpl
def close(app: Flask) -> None:
    from signpost.features.events import event_stream

    event_stream.of(app).close()


@hookimpl
def visit_sink(app: Flask) -> VisitSink:
    from signpost.features.events.operations.click_events import ClickEvents
    from signpost.storage.app_parts import parts_of

    return parts_of(app).add(ClickEvents())


@hookimpl
def waiting_work() -> dict[str, tuple[int, str | None]]:
    from signpost.features.events.delivery import notify

    return {"notifications": notify.waiting()}


@hookimpl
def user_deleted(user: User, name: str, email: str) -> None:
    from signpost.features.events import erasure

    erasure.erase(user, name, email)


@hookimpl
def add_tasks(watcher: Watcher, app: Flask) -> None:
    from signpost.features.events.delivery import tasks

    tasks.add_to(watcher, app)


@hookimpl
def records_added(records: Sequence[Record]) -> None:
    from signpost.domain.events import RecordEvent
    from signpost.features.events.operations import events

    events.record_events(records, RecordEvent.CREATED)


@hookimpl
def records_changed(changes: Sequence[ChangedRecord]) -> None:
    from signpost.features.events.operations import events

    for change in changes:
        events.record_updated(change.record, *change.fields)


@hookimpl
def job_ended(job: Job) -> None:
    from signpost.features.events.operations import events

    events.job_ended(job)


@hookimpl
def records_deleted(records: Sequence[Record]) -> None:
    from signpost.features.events.operations import events

    events.records_deleted(records)


@hookimpl
def host_connected(host: Host) -> None:
    from signpost.domain.events import EventType
    from signpost.features.events.operations import events

    events.host_event(host, EventType.HOST_CREATED)


@hookimpl
def host_changed(host: Host, before: State, after: State) -> None:
    from signpost.domain.events import EventType
    from signpost.features.events.operations import events

    events.host_event(host, EventType.HOST_UPDATED, before, after)


@hookimpl
def host_disconnected(host: Host) -> None:
    from signpost.domain.events import EventType
    from signpost.features.events.operations import events

    events.host_event(host, EventType.HOST_DELETED)


@hookimpl
def member_changed(caller: Caller, verb: Verb, user: User, before: State | None, after: State | None) -> None:
    from signpost.features.events.operations import events

    events.member_event(caller.workspace.id, user, verb, before, after)


@hookimpl
def destination_changed(
    record: Record, destination: str, checked_at: str | None, is_well: bool, status: int | None, reason: str
) -> None:
    from signpost.features.events.delivery import notify

    notify.queue(record, destination, checked_at, is_well=is_well, status=status, reason=reason)


@hookimpl
def destination_dropped(record: Record, destination: str, checked_at: str | None, reason: str) -> None:
    from signpost.features.events.delivery import notify

    notify.queue(record, destination, checked_at, is_well=True, status=None, reason=reason)


@hookimpl
def title_found(record: Record, title: str) -> None:
    from signpost.features.events.operations import events

    events.record_updated(record, {"title": ""}, {"title": title})
