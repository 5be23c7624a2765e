"""Where features join in: each function is a hook, which a feature implements under the same name (docs/extend.md).

    @hookimpl
    def commands() -> Commands:
        return {"export": ("Write all links to standard output.", ("signpost.features.transfer.commands",))}

A feature is a module with such functions: `signpost/features/NAME/feature.py`. Every command imports these modules, so
what they need is imported within their functions. Hooks are called in the order of `BUILT_IN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar, cast

import pluggy

if TYPE_CHECKING:
    from flask import Flask

    from signpost.domain.changes import State, Subject, Verb
    from signpost.domain.clicks.click_events import MissSink, VisitSink
    from signpost.operations.caller import Caller
    from signpost.operations.records.record_states import RecordChange
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.jobs import JobDefinition
    from signpost.runtime.watcher import Watcher
    from signpost.storage.engines.engine import OpenEngine
    from signpost.storage.models import Host, Job, Record, User, Workspace
    from signpost.web.service_app import LateFace

_Hook = TypeVar("_Hook", bound=Callable[..., Any])

PROJECT = "signpost"
# The features that come with Signpost, in the order in which their hooks are called.
BUILT_IN = (
    "nodes", "history", "events", "mail", "monitoring", "misses", "diagnostics", "transfer", "sign_in", "agents",
    "dialects", "dashboard",
)  # fmt: skip
# Of each command its line in the help, and the modules that define it: `signpost.cli.entry.COMMANDS`.
Commands = Mapping[str, tuple[str, tuple[str, ...]]]

# Each hook is called with all features that have it; the marker leaves the function's type as it is.
_hook = cast(Callable[[_Hook], _Hook], pluggy.HookspecMarker(PROJECT))
hookimpl = cast(Callable[[_Hook], _Hook], pluggy.HookimplMarker(PROJECT))


@lru_cache
def load(names: tuple[str, ...] = BUILT_IN) -> pluggy.PluginManager:
    """The features of these names, with their hooks. They hold nothing that belongs to an app, and are shared."""
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(import_module(__name__))
    # pluggy calls those first that were registered last.
    for name in reversed(names):
        manager.register(import_module(f"signpost.features.{name}.feature"), name)
    return manager


# --- once, when an app is made ------------------------------------------------------------------------------------


@_hook
def engines() -> Mapping[str, OpenEngine]:  # type: ignore[empty-body]
    """Databases besides SQLite, by the scheme of DATABASE_URL."""


@_hook
def commands() -> Commands:  # type: ignore[empty-body]
    """Commands of the command line. Those of a group that exists already are added to it."""


@_hook
def add_parts(app: Flask) -> None:
    """Add to an app what the feature keeps for it (`storage/app_parts.py`). Apps of commands have it, too."""


@_hook
def job_kinds() -> Iterable[JobDefinition]:  # type: ignore[empty-body]
    """Kinds of background jobs, which go on after a restart."""


@_hook
def init_app(app: Flask) -> None:
    """Add parts, routes and settings of Flask to an app that answers requests. Commands have none of this."""


@_hook
def blueprints() -> Iterable[Blueprint]:  # type: ignore[empty-body]
    """Operations of REST, which are described in /openapi.json."""


@_hook
def faces() -> Iterable[LateFace]:  # type: ignore[empty-body]
    """Interfaces that are imported with the first request for one of their paths."""


@_hook
def visit_sink(app: Flask) -> VisitSink:  # type: ignore[empty-body]
    """What takes visits, a batch at a time, in the transaction that counts them. A visit itself calls no hook."""


@_hook
def miss_sink(app: Flask) -> MissSink:  # type: ignore[empty-body]
    """What takes visits that find nothing, one at a time: it must be quick."""


@_hook
def add_tasks(watcher: Watcher, app: Flask) -> None:
    """Add what a server does from time to time, on the threads of the watcher."""


# --- in the transaction of a change: an error in one of these undoes it -------------------------------------------


@_hook
def complete_records(records: Sequence[Record]) -> None:
    """New records are about to be written: set the columns that the feature keeps."""


@_hook
def records_added(records: Sequence[Record]) -> None:
    """Records were written: new ones, of whichever change, or deleted ones that came back."""


@_hook
def records_created(caller: Caller, records: Sequence[Record], as_one: bool) -> None:
    """A caller has created records. as_one: together, as one change."""


@_hook
def title_wanted(record: Record) -> None:
    """Who has created a record wants the title of the page at its destination."""


@_hook
def record_changed(caller: Caller, change: RecordChange) -> None:
    """A caller has changed a record."""


@_hook
def record_deleted(caller: Caller, record: Record) -> None:
    """A caller is about to delete a record."""


@_hook
def bulk_requested(caller: Caller, job: Job) -> None:
    """A caller has a job change or delete many records, `job.matched`. What it does is told step by step."""


@_hook
def import_began(caller: Caller, job: Job | None) -> None:
    """An import has created its first records; a job that goes on in another process says so again."""


@_hook
def records_changed(changes: Sequence[RecordChange], job: Job | None) -> None:
    """A job has changed records. None: the undo of a change to many."""


@_hook
def records_deleted(records: Sequence[Record], job: Job | None) -> None:
    """A job is about to delete records. None: the undo of a change to many."""


@_hook
def host_connected(caller: Caller, host: Host) -> None:
    """A caller has connected a hostname."""


@_hook
def host_changed(caller: Caller, host: Host, before: State, after: State) -> None:
    """A caller has changed settings of a hostname. before, after: those that differ."""


@_hook
def host_disconnected(caller: Caller, host: Host) -> None:
    """A caller is about to disconnect a hostname."""


@_hook
def settings_changed(caller: Caller, before: State, after: State) -> None:
    """A caller has changed settings of the workspace. before, after: those that differ, with their secrets."""


@_hook
def member_changed(caller: Caller, verb: Verb, user: User, before: State | None, after: State | None) -> None:
    """A user became a member, got another role or name, or is about to be no member any longer."""


@_hook
def subject_changed(
    caller: Caller, verb: Verb, subject: Subject, id: str, before: State | None, after: State | None
) -> None:
    """A caller has created, changed or deleted something else: a workspace, its plan, a token, a webhook.

    before, after: what the history shows of it, without secrets.
    """


@_hook
def workspace_deleted(workspace: Workspace) -> None:
    """A workspace is about to be deleted; its records are already."""


@_hook
def user_deleted(user: User, name: str, email: str) -> None:
    """A user is about to be deleted. name, email: what everything that stays says from now on."""
