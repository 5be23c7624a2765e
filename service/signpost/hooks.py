"""Where features join in: each function is a hook, which a feature implements under the same name (docs/extend.md).

    @hookimpl
    def commands() -> Commands:
        return {"export": ("Write all links to standard output.", ("signpost.features.transfer.commands",))}

A feature is a module with such functions: `signpost/features/NAME/feature.py`. Every command imports these modules, so
what they need is imported within their functions. Hooks are called in the order of `BUILT_IN`.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import pluggy

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from flask import Flask
    from marshmallow import Schema

    from signpost.domain.changes import State, Subject, Verb
    from signpost.domain.clicks.click_events import MissSink, VisitSink
    from signpost.domain.json_types import JsonObject
    from signpost.domain.records.record import CreatedVia, RecordView
    from signpost.domain.records.warnings import RecordWarning
    from signpost.mcp.tools import Tool
    from signpost.operations.caller import Caller
    from signpost.operations.records.record_states import ChangedRecord
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.jobs import JobDefinition
    from signpost.runtime.settings_types import AppSettings
    from signpost.runtime.tasks.watcher import Watcher
    from signpost.storage.engines.engine import OpenEngine
    from signpost.storage.models import Host, Job, Record, User, Watch, Webhook, Workspace
    from signpost.web.dashboard_pages import DashboardPages
    from signpost.web.service_app import LateFace

_Hook = TypeVar("_Hook", bound=Callable[..., Any])

PROJECT = "signpost"
# Entry points of packages that have a feature (docs/extend.md).
GROUP = "signpost.features"
# The features that come with Signpost, in the order in which their hooks are called. What a check of monitoring finds
# is sent in the same turn of the watcher by those behind it.
BUILT_IN = (
    "nodes", "history", "monitoring", "events", "reports", "mail", "misses", "diagnostics", "transfer", "qr_sheets",
    "sign_in", "agents", "dialects", "dashboard",
)  # fmt: skip
# Of each command its line in the help, and the modules that define it: `signpost.cli.entry.COMMANDS`.
Commands = Mapping[str, tuple[str, tuple[str, ...]]]

# Each hook is called with all features that have it; the marker leaves the function's type as it is.
_hook = cast(Callable[[_Hook], _Hook], pluggy.HookspecMarker(PROJECT))
hookimpl = cast(Callable[[_Hook], _Hook], pluggy.HookimplMarker(PROJECT))


def _first(hook: _Hook) -> _Hook:
    """Of these the first answer that is not None counts, and the features behind it are not asked."""
    return pluggy.HookspecMarker(PROJECT)(hook, firstresult=True)


class FeatureError(RuntimeError):
    """FEATURES names a feature that is not there, or one without what it needs. Its text is for the operator."""


def load(names: Sequence[str] | None = None) -> pluggy.PluginManager:
    """The features of these names, with their hooks; None: all that are here. Raises FeatureError.

    They hold nothing that belongs to an app, and are shared.
    """
    return _load(None if names is None else tuple(names))


@lru_cache
def _load(names: tuple[str, ...] | None) -> pluggy.PluginManager:
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(import_module(__name__))
    installed = {} if names == () else _installed()
    known = (*BUILT_IN, *sorted(installed.keys() - {*BUILT_IN}))
    for name in names or ():
        if name not in known:
            raise FeatureError(f"There is no feature {name!r}. There are: {', '.join(known)}.")
    wanted = [name for name in known if names is None or name in names]
    # pluggy calls those first that were registered last.
    for name in reversed(wanted):
        path = f"signpost.features.{name}.feature"
        module = import_module(path) if name in BUILT_IN else _loaded(installed[name])
        if missing := [needed for needed in getattr(module, "NEEDS", ()) if needed not in wanted]:
            them = "it" if len(missing) == 1 else "them"
            raise FeatureError(
                f"The feature {name} needs {', '.join(missing)}: add {them} to FEATURES, or take {name} out."
            )
        try:
            manager.register(module, name)
        except pluggy.PluginValidationError as error:
            raise FeatureError(f"The feature {name} does not fit this version of Signpost: {error}") from error
    return manager


def _loaded(entry: EntryPoint) -> ModuleType:
    """The module of another package's feature."""
    try:
        module: ModuleType = entry.load()
    except Exception as error:  # whatever the package does
        raise FeatureError(f"The feature {entry.name} ({entry.value}) cannot be imported: {error}") from error
    return module


def _installed() -> Mapping[str, EntryPoint]:
    """The features of other packages, by name."""
    section = f"[{GROUP}]"
    for folder in sys.path:
        for file in Path(folder).glob("*.dist-info/entry_points.txt"):
            if section in file.read_text(encoding="utf-8", errors="replace"):
                # Its import takes longer than a whole command, so it waits until there is something to be found.
                from importlib.metadata import entry_points

                return {entry.name: entry for entry in entry_points(group=GROUP)}
    return {}


def load_settings(config: AppSettings | None = None) -> tuple[pluggy.PluginManager, JsonObject]:
    """The features that are on, and the settings with theirs; config: as `settings.load` has it.

    Raises FeatureError, SettingsError.
    """
    from signpost.runtime.settings import SettingsError, UnknownSetting

    features = load(named() if config is None else _list_of(config.get("FEATURES")))
    try:
        return features, settings_of(features, config)
    except UnknownSetting as error:
        off = [name for name in BUILT_IN if not features.has_plugin(name)]
        name = next((name for name in off if error.name.removesuffix("_FILE") in _settings_of(name)), None)
        if name is None:
            raise
        raise SettingsError(
            f"The setting {error.prefix}{error.name} is one of the feature {name}, which is off: take it out, or add "
            f"{name} to FEATURES."
        ) from None


def settings_of(features: pluggy.PluginManager, config: AppSettings | None = None) -> JsonObject:
    """The settings of the core and of these features. Raises SettingsError."""
    from signpost.runtime import settings

    return settings.load(config, schemas_of(features))


def schemas_of(features: pluggy.PluginManager) -> tuple[type[Schema], ...]:
    """What describes the settings of features."""
    found: list[type[Schema]] = features.hook.settings()
    return tuple(found)


def _settings_of(name: str) -> Iterable[str]:
    """The names of the settings of a built-in feature."""
    module = import_module(f"signpost.features.{name}.feature")
    if not hasattr(module, "settings"):
        return ()
    schema: type[Schema] = module.settings()
    return schema().fields


def named() -> list[str] | None:
    """FEATURES of the environment or of config.toml, for those who cannot wait for all settings; None: all features."""
    if (text := os.environ.get("SIGNPOST_FEATURES")) is not None:
        return _list_of(text)
    from signpost.runtime.default_instance import default_instance

    file = Path(os.environ.get("SIGNPOST_INSTANCE") or default_instance(os.environ)) / "config.toml"
    if not file.is_file():
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return None  # whoever loads the settings says so
    return _list_of(next((value for key, value in found.items() if key.upper() == "FEATURES"), None))


def _list_of(names: object) -> list[str] | None:
    """Names of features, as a setting has them; None: all, or what `settings.load` refuses."""
    if isinstance(names, str):
        return [name.strip() for name in names.split(",") if name.strip()]
    if isinstance(names, list | tuple) and all(isinstance(name, str) for name in names):
        return [*names]
    return None


# --- once, when an app is made ------------------------------------------------------------------------------------


@_hook
def settings() -> type[Schema]:  # type: ignore[empty-body]
    """The settings of the feature: a schema of marshmallow whose fields have their names, as `SIGNPOST_*` has them
    behind the underscore, and a `description` in their metadata.
    """


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
def dashboard_pages() -> DashboardPages:  # type: ignore[empty-body]
    """Pages of the dashboard, entries of its side bar, and what its search offers. Asked for with its first page."""


@_hook
def visit_sink(app: Flask) -> VisitSink:  # type: ignore[empty-body]
    """What takes visits, a batch at a time, in the transaction that counts them. A visit itself calls no hook."""


@_hook
def miss_sink(app: Flask) -> MissSink:  # type: ignore[empty-body]
    """What takes visits that find nothing, one at a time: it must be quick."""


@_hook
def add_tasks(watcher: Watcher, app: Flask) -> None:
    """Add what a server does from time to time, on the threads of the watcher."""


@_hook
def tools() -> Iterable[Tool]:  # type: ignore[empty-body]
    """Tools of the agent endpoint, each after the one that its `after` names."""


# --- who it is ----------------------------------------------------------------------------------------------------


@_first
def caller_of_secret(secret: str, via: CreatedVia) -> Caller | None:
    """Who sends a secret that is no token of the core, such as what an agent got by OAuth; None: of another kind.

    Raises Unauthenticated: the feature knows its kind, and it is not valid.
    """


@_first
def is_known_by_cookie(cookies: Mapping[str, str]) -> bool | None:
    """Whether one of a request's cookies is of somebody who has signed in: decides how much of a body is received."""


@_first
def make_sign_in_link(user: User) -> str | None:
    """The secret of a link that signs a person in once, which the first start prints."""


@_hook
def access_ended(user: User, via: CreatedVia) -> None:
    """Every access of a person ends, in the transaction that revokes their tokens."""


@_hook
def check_setting(caller: Caller, wanted: Mapping[str, str | None]) -> None:
    """Raises Invalid where settings of a workspace cannot have these values now."""


@_first
def sign_in_challenge(sent: bool) -> str | None:
    """WWW-Authenticate of the agent endpoint, where agents can sign in. sent: a token came that is not valid."""


# --- what answers hold besides -------------------------------------------------------------------------------------


@_first
def warnings_about(caller: Caller, records: Sequence[RecordView]) -> list[list[RecordWarning]] | None:
    """What was accepted about each of some records, and is probably not meant."""


@_hook
def record_extensions(caller: Caller, records: Sequence[RecordView]) -> Mapping[str, list[Any]]:  # type: ignore[empty-body]
    """Members of `extensions` that a feature fills, of those in `schemas/records/record_extensions.py`; others are not
    shown. Of each a value for each record, in their order.
    """


@_first
def commonest_misses(caller: Caller, since: str, until: str, count: int) -> list[tuple[str, int]] | None:
    """The addresses at which most people found nothing on some days (UTC, both included), and how many, for e-mails."""


# --- once, when an app ends ---------------------------------------------------------------------------------------


@_hook
def hang_up(app: Flask) -> None:
    """A server is asked to stop: end the answers that have no end of their own, and wait for nothing."""


@_hook
def close(app: Flask) -> None:
    """The app takes no more requests, and its database is closed soon: end the threads of the feature."""


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
def record_changed(caller: Caller, change: ChangedRecord) -> None:
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
def records_changed(changes: Sequence[ChangedRecord], job: Job | None) -> None:
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


# --- what background work has found, in the transaction that stores it ---------------------------------------------


@_hook
def destination_changed(record: Record, watch: Watch, is_well: bool, status: int | None, reason: str) -> None:
    """A watched destination went down, or works again. status, reason: what its last check found."""


@_hook
def host_checked(host: Host, was_checked: bool, was_correct: bool, problems: Sequence[str]) -> None:
    """The DNS of a hostname was looked at; `host` has the result, and is saved afterwards."""


@_hook
def title_found(record: Record, title: str) -> None:
    """A record without a title got that of the page at its destination."""


@_hook
def webhook_failed(webhook: Webhook) -> None:
    """A webhook was switched off, because its receiver is gone."""
