"""What the history adds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date, datetime, tzinfo
from typing import TYPE_CHECKING, Any

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from prometheus_client import Metric

    from signpost.domain.changes import Origin, State, Subject, Verb
    from signpost.mcp.tools import Tool
    from signpost.operations.caller import Caller
    from signpost.operations.records.record_versions import ChangedRecord
    from signpost.rest.blueprint import Blueprint
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import Host, Job, Record, User
    from signpost.web.dashboard_pages import DashboardPages

# What addresses of its pages and operations begin with, and no others.
PATHS = ("/activity", "/activity.csv", "/as-of", "/changes")


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.history.tables import TABLES

    return TABLES


@hookimpl
def commands() -> Commands:
    return {
        "changes": ("List the changes in a workspace, and undo them.", ("signpost.features.history.commands",)),
        "as-of": (
            "Show what links and redirects were at an instant, and bring it back.",
            ("signpost.features.history.commands",),
        ),
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


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.history.pages import activity, as_of, blp, record_history
    from signpost.translations import mark
    from signpost.web.dashboard_pages import DashboardPages, PanelSlot, ShowPanel, SidebarEntry, SidebarGroup

    entry = SidebarEntry(
        "/activity", mark("Activity"), "activity", SidebarGroup.WORKSPACE, 60, mark("history log audit undo changes")
    )
    as_of_a_day = SidebarEntry(
        "/links/as-of", mark("As of a day"), "activity", SidebarGroup.NONE, 61, mark("history past restore bring back")
    )
    panels: dict[PanelSlot, ShowPanel] = {
        PanelSlot.RECORD_SIDE: record_history.history_of,
        PanelSlot.RECORD_CHART: record_history.open_change,
        PanelSlot.JOB_HEAD: activity.undo_of_job,
    }
    return DashboardPages(
        blp,
        (activity, as_of, record_history),
        sidebar=(entry, as_of_a_day),
        panels=panels,
        flags=record_history.flags,
        undo=record_history.undo_path,
    )


@hookimpl
def visitor_changes(
    caller: Caller, record_id: str, since: date, until: date, zone: tzinfo
) -> list[tuple[datetime, frozenset[str]]]:
    from signpost.features.history.operations import chart_flags

    return chart_flags.visitor_changes(caller, record_id, since, until, zone)


@hookimpl
def records_created(caller: Caller, records: Sequence[Record], as_one: Origin | None) -> None:
    from signpost.features.history.operations import history

    history.records_created(caller, records, as_one=as_one)


@hookimpl
def bulk_requested(caller: Caller, job: Job) -> None:
    from signpost.features.history.operations import history

    history.bulk_requested(caller, job)


@hookimpl
def import_began(caller: Caller, job: Job | None) -> None:
    from signpost.features.history.operations import history

    history.import_began(caller, job)


@hookimpl
def records_imported(records: Sequence[Record], job: Job) -> None:
    from signpost.features.history.operations import history

    history.records_imported(records, job)


@hookimpl
def records_changed(changes: Sequence[ChangedRecord], caller: Caller | None, job: Job | None) -> None:
    from signpost.features.history.operations import history

    # An undo keeps what it needs itself.
    if job is not None:
        history.records_changed(changes, job)
    elif caller is not None:
        for change in changes:
            history.record_changed(caller, change)


@hookimpl
def records_deleted(records: Sequence[Record], caller: Caller | None, job: Job | None) -> None:
    from signpost.features.history.operations import history

    if job is not None:
        history.records_deleted(records, job)
    elif caller is not None:
        for record in records:
            history.record_deleted(caller, record)


@hookimpl
def host_connected(caller: Caller, host: Host) -> None:
    from signpost.features.history.operations import history

    history.host_connected(caller, host)


@hookimpl
def host_changed(caller: Caller, host: Host, before: State, after: State) -> None:
    from signpost.features.history.operations import history

    history.host_changed(caller, host, before, after)


@hookimpl
def host_disconnected(caller: Caller, host: Host) -> None:
    from signpost.features.history.operations import history

    history.host_disconnected(caller, host)


@hookimpl
def settings_changed(caller: Caller, before: State, after: State, undo: Mapping[str, State]) -> None:
    from signpost.features.history.operations import history

    history.settings_changed(caller, before, after, undo)


@hookimpl
def member_changed(caller: Caller, verb: Verb, user: User, before: State | None, after: State | None) -> None:
    from signpost.domain.changes import Subject

    subject_changed(caller, verb, Subject.MEMBER, user.id, before, after)


@hookimpl
def subject_changed(
    caller: Caller, verb: Verb, subject: Subject, id: str, before: State | None, after: State | None
) -> None:
    from signpost.features.history.operations import history

    history.record_change(caller, verb, subject, id, before=before, after=after)


@hookimpl
def metrics() -> list[Metric]:
    from prometheus_client.core import GaugeMetricFamily

    from signpost.features.history.tables import Change

    return [GaugeMetricFamily("signpost_changes", "Entries of the history of changes.", Change.select().count())]


@hookimpl
def rows_ahead(latest: datetime) -> list[tuple[str, str]]:
    from signpost.features.history import statements

    return [("An entry of the history", at) for at in statements.newest_after(latest)]


@hookimpl
def former_addresses(user: User) -> Iterator[str]:
    from signpost.features.history.operations import erasure

    return erasure.former_addresses(user)


@hookimpl
def user_deleted(user: User, name: str, addresses: Collection[str]) -> None:
    from signpost.features.history.operations import erasure

    erasure.erase(user, name, addresses)


@hookimpl
def sample_history(rows: Sequence[Mapping[str, Any]]) -> None:
    from signpost.features.history.tables import Change

    Change.append(rows)
